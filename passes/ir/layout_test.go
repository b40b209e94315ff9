package ir_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"rewrite/passes/ir"
	"rewrite/passes/ir/asm"
	"rewrite/passes/ir/llvmtest"
)

// TestSizes: sizes and offsets as clang lays types out for x86-64.
func TestSizes(t *testing.T) {
	m, diags := asm.Parse("t.ll", []byte(`target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128-ni:7:8"
%s = type { i8, i32, ptr, i16, [3 x i24], x86_fp80, <3 x float> }
%p = type <{ i8, i64, i1 }>
@a = global %s zeroinitializer
@b = global %p zeroinitializer
@c = global [5 x { i8, i16 }] zeroinitializer
@d = global { ptr addrspace(270), i128 } zeroinitializer
`), asm.Options{})
	if diags.HasErrors() {
		t.Fatal(diags)
	}
	l, err := m.Layout()
	if err != nil {
		t.Fatal(err)
	}
	for i, want := range []struct {
		size, align uint64
		offsets     []uint64
	}{
		{64, 16, []uint64{0, 4, 8, 16, 20, 32, 48}},
		{10, 1, []uint64{0, 1, 9}},
		{20, 2, nil},
		{32, 16, []uint64{0, 16}},
	} {
		typ := m.Globals[i].ValueType
		if l.Size(typ) != want.size || l.Align(typ) != want.align {
			t.Errorf("@%s: size %d, alignment %d; want %d, %d", m.Globals[i].Name, l.Size(typ), l.Align(typ), want.size, want.align)
		}
		for k, off := range want.offsets {
			if l.Offset(typ, uint64(k)) != off {
				t.Errorf("@%s: field %d at %d, want %d", m.Globals[i].Name, k, l.Offset(typ, uint64(k)), off)
			}
		}
	}
	if !l.NonIntegral(8) || l.NonIntegral(0) || l.Pointer(270).Bits != 32 || l.BigEndian {
		t.Errorf("pointers: %+v", l)
	}
	if _, err := ir.ParseLayout("e-Q3"); err == nil {
		t.Error("an unknown part is taken")
	}
}

// TestPointerFlags: pointers with bits beside their address, or that may change,
// are no numbers.
func TestPointerFlags(t *testing.T) {
	l, err := ir.ParseLayout("e-pe1:64:64:64:32-pu2:32:32-p3:16:16")
	if err != nil {
		t.Fatal(err)
	}
	for space, want := range []struct {
		bits, index uint32
		external    bool
	}{{64, 64, false}, {64, 32, true}, {32, 32, true}, {16, 16, false}} {
		p := l.Pointer(uint32(space))
		if p.Bits != want.bits || p.Index != want.index || l.NonIntegral(uint32(space)) != want.external {
			t.Errorf("address space %d: %+v, %t; want %+v", space, p, l.NonIntegral(uint32(space)), want)
		}
	}
}

// TestLayoutOfTriple: what states no layout has that of its triple; none is known of no triple.
func TestLayoutOfTriple(t *testing.T) {
	for text, align := range map[string]uint64{
		`target triple = "x86_64-unknown-linux-gnu"`:                                           8,
		`target triple = "i686-pc-linux-gnu"`:                                                  4,
		`target datalayout = "e-i64:16"` + "\n" + `target triple = "x86_64-unknown-linux-gnu"`: 2,
		`target triple = "pdp11"`:                                                              4,
		``:                                                                                     4,
	} {
		m, diags := asm.Parse("t.ll", []byte(text+"\n@a = global i64 0\n"), asm.Options{})
		if diags.HasErrors() {
			t.Fatal(diags)
		}
		if l, err := m.Layout(); err != nil || l.Align(ir.I64) != align {
			t.Errorf("%s: i64 is aligned to %d (%v), want %d", text, l.Align(ir.I64), err, align)
		}
	}
}

// TestLayoutBesideOpt: triples have the layouts that opt takes for theirs, none if it knows none.
func TestLayoutBesideOpt(t *testing.T) {
	opt := llvmtest.Tool(t, "opt-22")
	parts := func(layout string) []string { // without mangling and alignment of functions
		list := slices.DeleteFunc(strings.Split(layout, "-"), func(s string) bool { return s == "" || s[0] == 'm' || s[0] == 'F' })
		slices.Sort(list)
		return list
	}
	for triple := range strings.FieldsSeq(`x86_64-unknown-linux-gnu x86_64-unknown-linux-gnux32 x86_64-unknown-linux-muslx32 x86_64-apple-macosx x86_64h-apple-macosx x86_64-pc-windows-msvc
		x86_64-w64-windows-gnu x86_64-unknown-freebsd x86_64 amd64-unknown-openbsd i386-unknown-linux-gnu i686-pc-linux-gnu i386-apple-darwin i686-pc-windows-msvc
		i686-w64-windows-gnu i586-pc-windows-msvc i386-pc-elfiamcu aarch64-unknown-linux-gnu aarch64 aarch64_be-linux-gnu arm64-apple-ios arm64e-apple-ios arm64-apple-macosx
		arm64_32-apple-watchos aarch64-pc-windows-msvc arm64ec-pc-windows-msvc armv7-linux-gnueabihf arm-linux-gnueabi armv8-linux-gnueabihf thumbv7m-none-eabi
		thumbv6m-apple-darwin armv7-apple-ios thumbv7-apple-ios armv7s-apple-ios armv7k-apple-watchos armeb-none-eabi thumbv7-pc-windows-msvc riscv32
		riscv64-unknown-linux-gnu loongarch32 loongarch64 powerpc-unknown-linux-gnu powerpc64-unknown-linux-gnu powerpc64le-unknown-linux-gnu powerpc64-ibm-aix
		powerpc-ibm-aix powerpcle-linux-gnu powerpc64-unknown-freebsd ppc64le mips-linux-gnu mipsel-linux-gnu mips64-linux-gnuabi64 mips64el-linux-gnuabi64 s390x-linux-gnu
		s390x-ibm-zos sparc-linux sparcv9-linux sparc64 wasm32-unknown-unknown wasm32-unknown-emscripten wasm64-unknown-unknown wasm64-unknown-emscripten nvptx-nvidia-cuda
		nvptx64-nvidia-cuda amdgcn-amd-amdhsa bpf bpfel bpfeb hexagon-unknown-elf msp430 avr x86_64-pc-linux-gnu x86_64-unknown-nacl x86_64-pc-linux-gnux32
		x86_64-pc-linux-gnu_x32 x86_64-pc-linux-muslx32 x86-64-pc-linux amd64-pc-linux i386-pc-linux i786-pc-linux i986-pc-linux i686-pc-mingw32 i686-pc-cygwin i386-pc-win32
		i686-unknown-uefi i686-pc-windows-cygnus i386-unknown-darwin9 i386-unknown-macosx i386-unknown-nacl i386-intel-elfiamcu i686-w64-mingw32 i686-pc-windows-itanium
		i686-pc-windows-elf x86_64-pc-windows-msvc-elf arm-apple-darwin armv6-apple-ios armv7-apple-macosx thumbv7em-apple-unknown-macho thumbv7m-apple-darwin
		thumbv7-apple-tvos arm-unknown-netbsd armv7-unknown-netbsd-eabi arm-unknown-linux-gnueabi arm-unknown-linux arm-unknown-freebsd arm-unknown-nacl armv7-windows-msvc
		thumbv7-pc-windows armebv7-linux thumbeb-linux xscale-linux aarch64_32-apple-ios aarch64-linux-gnu_ilp32 aarch64-linux-gnuilp32 aarch64_be-linux
		aarch64_be-linux-gnu_ilp32 arm64-apple-ios-ilp32 aarch64-unknown-uefi aarch64-pc-windows riscv64 riscv32be riscv64be powerpc-linux powerpc-aix powerpcle-linux
		powerpcspe-linux powerpc64-linux powerpc64-freebsd powerpc64-aix powerpc64le-linux powerpc64le-freebsd powerpc64-apple-darwin powerpc-apple-darwin mips-linux
		mipseb-linux mipsel-linux mips64-linux mips64-linux-gnuabin32 mips64el-linux-gnuabin32 mips64el-linux-muslabi64 mips64el-unknown-freebsd mipsn32-linux
		mipsisa32r6-linux mipsisa32r6el-linux mipsisa64r6-linux-gnuabi64 mipsallegrex-psp s390x-linux systemz-linux sparcel-linux sparc64-linux wasm32 wasm32-emscripten
		wasm32-unknown-wasi wasm64 wasm64-emscripten nvptx nvptx64 amdgcn r600 bpf_be bpf_le hexagon lanai xcore arc csky m68k xtensa ve spir spir64 spirv spirv32 spirv64
		spirv64-amd-amdhsa dxil-pc-shadermodel6.0 tcele64 hsail le32 amdil shave renderscript32 renderscript64 kalimba foo-bar unknown armv7eb-linux armebv7
		thumbv8m.main-apple-darwin thumbv8.1m.main-apple-darwin armv7em-apple-ios armfoo-linux xscaleeb-linux armv7-apple-unknown-macho armv7-unknown-darwin-eabi
		armv7k-apple-unknown-macho armv7k-linux armeb-netbsd armeb-unknown-netbsd arm-netbsd arm-pc-netbsdelf arm-unknown-netbsd-eabihf arm-unknown-darwin-elf
		arm-unknown-darwin-eabihf aarch64_be-apple-darwin arm64_32-unknown-linux aarch64_32-pc-windows arm64_be aarch64-unknown-unknown-macho arm64-apple-unknown
		aarch64-unknown-windows-msvc-elf mips64-unknown-linux-gnu mips64-unknown-linux-gnuabin32 mips64el-unknown-linux-muslabin32 mipsn32-unknown-linux mipsn32 mipsn32r6el
		mips64r6el mipsr6el mipsallegrexel powerpc64-unknown-lv2 powerpc64le-unknown-aix powerpcle-unknown-aix ppc32 ppc32le ppu ppc64le-unknown-linux systemz-ibm-zos
		x86_64foo x86_64-linux-gnux32 x86_64-unknown-elfiamcu i686-windows-gnu i386-pc-windows-gnuelf i386-pc-windows-foo i386-pc-linux-elfiamcu i386-darwin spirv1.5
		spirv64v1.2 dxilv1.3 dxil`) {
		t.Run(triple, func(t *testing.T) {
			t.Parallel()
			out, err := llvmtest.Run(fmt.Appendf(nil, "target triple = %q\n", triple), opt, "-S")
			if err != nil && !strings.Contains(err.Error(), "unrecognized architecture") {
				t.Fatal(err)
			}
			_, theirs, _ := strings.Cut(string(out), "target datalayout = \"")
			theirs, _, _ = strings.Cut(theirs, "\"")
			ours := ir.LayoutOf(triple)
			if !slices.Equal(parts(ours), parts(theirs)) {
				t.Errorf("%s, by opt %s", ours, theirs)
			}
			if _, err := ir.ParseLayout(ours); err != nil {
				t.Error(err)
			}
		})
	}
}

// TestNullIsValid: also of clang 10 and older, which have a string for it.
func TestNullIsValid(t *testing.T) {
	for attrs, want := range map[string]bool{"": false, "null_pointer_is_valid": true, `"null-pointer-is-valid"="true"`: true, `"null-pointer-is-valid"="false"`: false,
		`"null_pointer_is_valid"`: false} {
		m, diags := asm.Parse("t.ll", []byte("define void @f() "+attrs+" {\n  ret void\n}\n"), asm.Options{})
		if diags.HasErrors() {
			t.Fatal(diags)
		}
		if got := ir.NullIsValid(m.Lookup("f").Func); got != want {
			t.Errorf("%s: %t", attrs, got)
		}
	}
}
