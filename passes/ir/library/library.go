// Package library is the table of functions of C libraries that are known: one row each, with a
// dense ID, as package intrinsic has it of intrinsics. Who knows more of them, such as the pass libcalls what
// stands for a call, keeps an array of length Num by ID.
//
// What a call is of is told by Of, which looks at more than a name: whether the target has such a
// library (this file), the prototype, and what says that a name means something else here (call.go).
package library

import (
	"strings"

	"rewrite/passes/ir"
)

// Library tells which libraries there are, each with those before it, but for Darwin.
type Library uint8

// The libraries.
const (
	None Library = iota
	ISOC
	POSIX  // and what all systems that are not Windows have besides
	GNU    // glibc, or no system is named
	Darwin // POSIX, and what Apple's systems have besides
)

// Has tells whether a library has a function.
func (l Library) Has(f *Function) bool {
	if l == Darwin || f.In == Darwin {
		return l == Darwin && f.In != GNU
	}
	return l >= f.In
}

// For reads a triple: what the programs of a target are linked with. Where it names no system, what LLVM's own tools take for
// granted is: a C library of a hosted system.
func For(triple string) Library {
	triple = strings.Trim(triple, `"`)
	arch, system, _ := strings.Cut(triple, "-")
	for _, without := range []string{"nvptx", "amdgcn", "r600", "spir", "bpf", "dxil", "amdil", "hsail", "ve", "lanai", "tce", "xcore", "shave", "kalimba"} {
		if strings.HasPrefix(arch, without) {
			return None
		}
	}
	has := func(names ...string) bool {
		for _, n := range names {
			if strings.Contains(system, n) {
				return true
			}
		}
		return false
	}
	switch {
	case has("cuda", "amdhsa", "amdpal", "mesa3d", "vulkan", "opencl", "shadermodel", "uefi"):
		return None
	case has("windows", "win32", "msvc", "mingw", "cygwin"):
		return ISOC
	case triple == "" || has("linux", "gnu"):
		return GNU
	case has("none"):
		return ISOC
	case has("darwin", "macos", "ios", "watchos", "tvos", "xros", "driverkit"):
		return Darwin
	}
	return POSIX
}

// SignExtends reads from a triple whether a function takes an int as wide as a register, with copies of its sign above: then
// calls say signext.
func SignExtends(triple string) bool {
	arch, _, _ := strings.Cut(strings.Trim(triple, `"`), "-")
	for _, a := range []string{"ppc64", "powerpc64", "s390x", "systemz", "sparcv9", "sparc64", "riscv", "mips", "loongarch"} {
		if strings.HasPrefix(arch, a) {
			return true
		}
	}
	return false
}

// WideChar reads how many bits wchar_t has in a module, 0 if that is not known.
func WideChar(m *ir.Module) uint32 {
	switch flag, _ := m.Metadata().Flag("wchar_size"); flag {
	case "i32 2":
		return 16
	case "i32 4":
		return 32
	}
	return 0
}
