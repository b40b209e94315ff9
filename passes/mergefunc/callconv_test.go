package mergefunc_test

import (
	"bytes"
	"fmt"
	"strings"
	"testing"

	"rewrite/passes/internal/passtest"
	"rewrite/passes/ir"
	"rewrite/passes/ir/llvmtest"
)

// twins is a module of two equal functions of a calling convention.
func twins(triple string, cc ir.CallConv, attrs string) []byte {
	params := map[ir.CallConv]string{
		"amdgpu_gfx_whole_wave": "i1 %active",
		"x86_intrcc":            "ptr byval([5 x i64]) %frame",
	}[cc]
	if cc == "" {
		cc = "ccc"
	}
	body := " {\n"
	for i := range 6 {
		body += fmt.Sprintf("  store volatile i32 %d, ptr addrspace(1) null\n", i)
	}
	body += "  ret void\n}\n"
	return fmt.Appendf(nil, "target triple = %q\ndefine %s void @a(%s) %s%[5]sdefine %[2]s void @b(%[3]s) %[4]s%[5]s", triple, cc, params, attrs, body)
}

// homes are the targets that a convention is for, by the beginning of its name.
var homes = []struct{ prefix, triple string }{
	{"aarch64", "aarch64"}, {"amdgpu", "amdgcn-mesa-mesa3d"}, {"arm", "arm-none-eabi"}, {"avr", "avr"}, {"cc101", "m68k"},
	{"m68k", "m68k"}, {"msp430", "msp430"}, {"ptx", "nvptx64-nvidia-cuda"}, {"riscv", "riscv64"}, {"spir", "spirv64"},
	{"x86_64", "x86_64-linux-gnu"}, {"x86", "i686-linux-gnu"}, {"", "x86_64-linux-gnu"},
}

// home is the target that a convention is for.
func home(cc ir.CallConv) string {
	for _, h := range homes {
		if strings.HasPrefix(string(cc), h.prefix) {
			return h.triple
		}
	}
	panic("homes has no default")
}

// TestCallingConventions: of each calling convention two equal functions become
// what LLVM's verifier takes, and its code generator where it takes functions of
// that convention.
func TestCallingConventions(t *testing.T) {
	thunks := []ir.CallConv{"", "fastcc", "tailcc", "x86_stdcallcc", "ptx_device", "spir_func", "amdgpu_gfx", "riscv_vls_cc(128)"}
	none := []ir.CallConv{"ghccc", "anyregcc", "msp430_intrcc", "ptx_kernel", "spir_kernel", "x86_intrcc", "avr_intrcc", "avr_signalcc",
		"amdgpu_kernel", "amdgpu_vs", "amdgpu_ls", "amdgpu_es", "amdgpu_hs", "amdgpu_gs", "amdgpu_ps", "amdgpu_cs", "cc101",
		"amdgpu_cs_chain", "amdgpu_cs_chain_preserve", "amdgpu_gfx_whole_wave", "cheriot_compartmentcalleecc", "cc300"}
	outs := map[ir.CallConv][]byte{}
	for _, cc := range append(ir.CallConvs(), "cc300", "riscv_vls_cc(7)") {
		out, remarks, changed := passtest.RunModule(t, run, string(cc), twins(home(cc), cc, ""))
		if outs[cc] = out; !changed && !bytes.Contains(remarks, []byte("a thunk can't call functions of calling convention "+string(cc))) {
			t.Errorf("%s: nothing is said of the convention:\n%s", cc, remarks)
		}
	}
	for _, cc := range thunks {
		if !bytes.Contains(outs[cc], []byte("  tail call ")) {
			t.Errorf("%q: no thunk:\n%s", cc, outs[cc])
		}
	}
	for _, cc := range none {
		if bytes.Contains(outs[cc], []byte("  tail call ")) {
			t.Errorf("%q: a thunk:\n%s", cc, outs[cc])
		}
	}
	opt, llc := llvmtest.Tool(t, "opt-22"), llvmtest.Tool(t, "llc-22")
	for cc, out := range outs {
		switch cc {
		case "webkit_jscc", "riscv_vls_cc(7)": // words that LLVM 22 does not know
			continue
		}
		if _, err := llvmtest.Run(out, opt, "-passes=verify", "-disable-output"); err != nil {
			t.Errorf("%q: %v", cc, err)
		}
		if strings.HasPrefix(string(cc), "aarch64_sme_") { // declared only, for support routines
			continue
		}
		if _, err := llvmtest.Run(out, llc, "-o", "-"); err != nil {
			t.Errorf("%q on %s: %v", cc, home(cc), err)
		}
	}
}

// TestEntryAttributes: handlers of interrupts and shaders of the C convention
// are called by no thunk, those with other attributes are.
func TestEntryAttributes(t *testing.T) {
	for attr, thunk := range map[string]bool{`"interrupt"="machine"`: false, `"signal"`: false, `"hlsl.shader"="compute"`: false, `"other"="machine"`: true} {
		out, remarks, _ := passtest.RunModule(t, run, attr, twins("riscv32", "", attr))
		if is := bytes.Contains(out, []byte("  tail call ")); is != thunk {
			t.Errorf("%s: a thunk: %v\n%s", attr, is, remarks)
		}
	}
}
