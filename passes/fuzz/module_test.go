package fuzz_test

import (
	"fmt"
	"testing"

	"rewrite/egraph"
	"rewrite/passes/check"
	"rewrite/passes/fuzz"
	"rewrite/passes/ir/asm"
	"rewrite/passes/ir/interp"
	"rewrite/passes/ir/llvmtest"
	"rewrite/passes/irgen"
)

// checking is small enough for thousands of modules.
var checking = check.Options{Bits: 9, Inputs: 150, Fuel: 20_000}

// try runs a module through every pipeline and reports what is found.
func try(t testing.TB, name string, src []byte) fuzz.Tally {
	t.Helper()
	return tryWith(t, name, src, checking)
}

func tryWith(t testing.TB, name string, src []byte, checking check.Options) fuzz.Tally {
	t.Helper()
	pipelines, err := fuzz.Pipelines(egraph.Limits{Nodes: 1500})
	if err != nil {
		t.Fatal(err)
	}
	found, tally, err := fuzz.Module(name, src, pipelines, checking)
	if err != nil {
		t.Fatalf("%s: %v\n%s", name, err, src)
	}
	for _, f := range found {
		t.Errorf("%s %s", name, f)
	}
	return tally
}

// TestRandomModules: no pipeline changes what random modules mean. One command
// tries more: go run ./cmd/fuzz -n 10000.
func TestRandomModules(t *testing.T) {
	n := llvmtest.Amount(10, 24)
	var all fuzz.Tally
	for seed := range uint64(n) {
		all.Add(try(t, fmt.Sprintf("seed %d", seed), irgen.Module(seed, irgen.Options{Size: 16, Memory: seed%4 == 3})))
	}
	t.Logf("%+v", all)
	if all.Agrees < n {
		t.Errorf("only %d functions were changed and run: %+v", all.Agrees, all)
	}
}

// TestAgreesWithLLVM: what LLVM's own passes make of random modules agrees with
// them. It is no test of LLVM, but of the interpreter and of check: both must know
// all freedom that LLVM makes use of.
func TestAgreesWithLLVM(t *testing.T) {
	opt := llvmtest.Tool(t, "opt-22")
	agree := 0
	for seed := range uint64(24) {
		name := fmt.Sprintf("seed %d", seed)
		src := irgen.Module(seed, irgen.Options{Size: 16, Memory: seed%2 == 1})
		passes := []string{"instcombine<no-verify-fixpoint>", "default<O2>", "dse,gvn,simplifycfg"}[seed%3]
		after, err := llvmtest.Run(src, opt, "-S", "-passes="+passes)
		if err != nil {
			t.Fatalf("%s: %v", name, err)
		}
		report := check.Modules(source(t, name, src), source(t, name+", after "+passes, after), checking)
		for _, r := range report.Results {
			switch r.Status {
			case check.Agrees:
				agree++
			case check.Different:
				t.Errorf("%s, %s:\n%s\n%s\n%s", name, passes, report, src, after)
			}
		}
	}
	if agree < 20 {
		t.Errorf("only %d functions were changed and run", agree)
	}
}

func source(t *testing.T, name string, text []byte) interp.Source {
	t.Helper()
	m, diags := asm.Parse(name, text, asm.Options{})
	if m == nil {
		t.Fatal(diags)
	}
	return interp.Source{Module: m, Name: name, Text: text}
}

// FuzzModules lets go test look for seeds, and sizes, that make a difference.
func FuzzModules(f *testing.F) {
	for seed := range uint64(8) {
		f.Add(seed, uint8(12))
	}
	// Go's fuzzer kills what takes ten seconds, and says no more than that.
	quick := check.Options{Bits: 7, Inputs: 30, Fuel: 4000}
	f.Fuzz(func(t *testing.T, seed uint64, size uint8) {
		tryWith(t, fmt.Sprintf("seed %d", seed), irgen.Module(seed, irgen.Options{Funcs: 2, Size: 4 + int(size%16)}), quick)
	})
}
