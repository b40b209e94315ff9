package irgen_test

import (
	"bytes"
	"fmt"
	"strings"
	"testing"

	"rewrite/passes/ir"
	"rewrite/passes/ir/asm"
	"rewrite/passes/ir/llvmtest"
	"rewrite/passes/ir/verify"
	"rewrite/passes/irgen"
)

// modules is how many seeds the tests look at.
const modules = 300

// TestModulesVerify: every module is read without a warning and verified.
func TestModulesVerify(t *testing.T) {
	for seed := range uint64(modules) {
		text := irgen.Module(seed, irgen.Options{Copies: int(seed % 3)})
		verified(t, fmt.Sprintf("seed %d", seed), text)
		verified(t, fmt.Sprintf("seed %d, memory", seed), irgen.Module(seed, irgen.Options{Memory: true}))
		verified(t, fmt.Sprintf("seed %d, loops", seed), irgen.Module(seed, irgen.Options{Loops: true, Memory: seed%8 == 7}))
		verified(t, fmt.Sprintf("seed %d, lanes", seed), irgen.Module(seed, irgen.Options{Lanes: true, Size: 40}))
		verified(t, fmt.Sprintf("seed %d, calls", seed), irgen.Module(seed, irgen.Options{Calls: true}))
	}
}

// TestShapesVerify is the same for shapes, of all sizes.
func TestShapesVerify(t *testing.T) {
	for _, shape := range irgen.Shapes {
		small, large := len(shape.Text(10)), len(shape.Text(100))
		if large < 5*small {
			t.Errorf("%s: %d bytes at 10, %d at 100", shape.Name, small, large)
		}
		for _, n := range []int{2, 3, 100} {
			verified(t, fmt.Sprintf("%s of %d", shape.Name, n), shape.Text(n))
		}
	}
}

func verified(t *testing.T, name string, text []byte) {
	t.Helper()
	m, diags := asm.Parse(name, text, asm.Options{Jobs: 1})
	if len(diags) > 0 {
		t.Fatalf("%v\n%s", diags, text)
	}
	if err := verify.Module(m).Err(); err != nil {
		t.Fatalf("%s: %v\n%s", name, err, text)
	}
	for _, f := range m.Funcs {
		if f.IsDecl() {
			continue
		}
		if err := verify.Func(f).Err(); err != nil {
			t.Fatalf("%s: %v\n%s", name, err, text)
		}
	}
}

// TestModulesByLLVM: LLVM verifies them, too.
func TestModulesByLLVM(t *testing.T) {
	opt := llvmtest.Tool(t, "opt-22")
	for seed := range uint64(modules / 5) {
		text := irgen.Module(seed, irgen.Options{Size: 60, Copies: int(seed % 3), Memory: seed%2 == 0})
		if _, err := llvmtest.Run(text, opt, "-passes=verify", "-disable-output"); err != nil {
			t.Fatalf("seed %d: %v\n%s", seed, err, text)
		}
		text = irgen.Module(seed, irgen.Options{Size: 40, Loops: true})
		if _, err := llvmtest.Run(text, opt, "-passes=verify", "-disable-output"); err != nil {
			t.Fatalf("seed %d, loops: %v\n%s", seed, err, text)
		}
		text = irgen.Module(seed, irgen.Options{Calls: true})
		if _, err := llvmtest.Run(text, opt, "-passes=verify", "-disable-output"); err != nil {
			t.Fatalf("seed %d, calls: %v\n%s", seed, err, text)
		}
	}
}

// TestSeedsTell: a seed gives one text, and others give others.
func TestSeedsTell(t *testing.T) {
	seen := map[string]uint64{}
	for seed := range uint64(100) {
		text := irgen.Module(seed, irgen.Options{})
		if !bytes.Equal(text, irgen.Module(seed, irgen.Options{})) {
			t.Fatalf("seed %d gives two texts", seed)
		}
		body := string(text[bytes.Index(text, []byte("@var")):])
		if before, ok := seen[body]; ok {
			t.Fatalf("seeds %d and %d give one text", before, seed)
		}
		seen[body] = seed
	}
}

// TestModulesHoldEverything: what the package promises does occur.
func TestModulesHoldEverything(t *testing.T) {
	var all bytes.Buffer
	for seed := range uint64(modules) {
		all.Write(irgen.Module(seed, irgen.Options{}))
	}
	text := all.String()
	for op := ir.OpRet; op < ir.NumOps; op++ {
		if i := op.Info(); i.Operands == ir.IntOperands && i.Form == ir.FormBinary && !strings.Contains(text, "= "+i.Name+" ") {
			t.Errorf("no %s", i.Name)
		}
	}
	for _, word := range []string{"nuw nsw", "exact", "disjoint", "nneg", "samesign", "inbounds", " fast ", "freeze", "poison", "undef",
		"<2 x i", "splat (", " i3 ", " i17 ", "phi ", "switch ", "unreachable", "select <", "llvm.fshl", "with.overflow", "volatile",
		"alloca", "getelementptr", "llvm.memcpy", "!range", "noundef", "memory(none)", "llvm.assume", "insertelement", "shufflevector"} {
		if !strings.Contains(text, word) {
			t.Errorf("no %q in %d modules", word, modules)
		}
	}
	var memory bytes.Buffer
	for seed := range uint64(modules) {
		memory.Write(irgen.Module(seed, irgen.Options{Memory: true}))
	}
	for _, word := range []string{"noalias", "llvm.memmove", "llvm.lifetime.end", "@malloc(", "@calloc(", "@free(", "!tbaa", "!invariant.load", "atomicrmw", "cmpxchg",
		"fence", "load atomic", "store atomic", "volatile", "captures(none)", "memory(argmem: read)", "memory(inaccessiblemem: readwrite)", "load ptr", "select i1", "i1 false)", "<4 x i8>", "i24"} {
		if !strings.Contains(memory.String(), word) {
			t.Errorf("no %q in %d modules about memory", word, modules)
		}
	}
	var calls bytes.Buffer
	for seed := range uint64(modules / 4) {
		calls.Write(irgen.Module(seed, irgen.Options{Calls: true}))
	}
	for _, word := range []string{"byval([4 x i32])", "fastcc", "musttail call", "va_arg ptr", ", ...) @l", "call i32 %", "invoke i32 %", "@table = internal global", "@__cxa_throw(", "resume {",
		"catch ptr null", "catch ptr @_ZTI", "@__cxa_begin_catch("} {
		if !strings.Contains(calls.String(), word) {
			t.Errorf("no %q in %d modules about calls", word, modules/4)
		}
	}
	same := 0
	for line := range strings.Lines(text) {
		if c, targets, ok := strings.Cut(line, ", label %"); ok && strings.Contains(c, "br i1") {
			a, b, _ := strings.Cut(strings.TrimSpace(targets), ", label %")
			if a == b {
				same++
			}
		}
	}
	if same == 0 {
		t.Error("no branch has both targets equal")
	}
}
