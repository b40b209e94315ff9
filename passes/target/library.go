package target

import "strings"

// Library tells which libraries there are, each with those before it.
type Library uint8

// The libraries.
const (
	NoLibrary Library = iota
	ISOC
	POSIX // and what all systems that are not Windows have besides
	GNU   // glibc, or no system is named
)

// Library is what the target's programs are linked with.
func (t *Target) Library() Library { return t.library }

// LibraryOf reads a triple. Where it names no system, what LLVM's own tools take for
// granted is: a C library of a hosted system.
func LibraryOf(triple string) Library {
	triple = strings.Trim(triple, `"`)
	arch, system, _ := strings.Cut(triple, "-")
	for _, without := range []string{"nvptx", "amdgcn", "r600", "spir", "bpf", "dxil", "amdil", "hsail", "ve", "lanai", "tce", "xcore", "shave", "kalimba"} {
		if strings.HasPrefix(arch, without) {
			return NoLibrary
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
		return NoLibrary
	case has("windows", "win32", "msvc", "mingw", "cygwin"):
		return ISOC
	case triple == "" || has("linux", "gnu"):
		return GNU
	case has("none"):
		return ISOC
	}
	return POSIX
}
