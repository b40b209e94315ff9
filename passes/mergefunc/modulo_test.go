package mergefunc_test

import (
	"bytes"
	"fmt"
	"strings"
	"testing"

	"rewrite/dsl"
	"rewrite/egraph"
	"rewrite/passes/internal/passtest"
	"rewrite/passes/ir/llvmtest"
	"rewrite/passes/irgen"
	"rewrite/passes/mergefunc"
	"rewrite/passes/saturate/program"
	"rewrite/rules"
)

// library is the rules of the library, as the command compiles them.
func library(t testing.TB) *program.Program {
	t.Helper()
	set, err := rules.Library()
	if err != nil {
		t.Fatal(err)
	}
	verdicts, err := rules.Verdicts()
	if err != nil {
		t.Fatal(err)
	}
	p, err := program.Compile(set.Rules, func(r *dsl.Rule) bool { return verdicts[r] != nil && verdicts[r].Status.Unions() })
	if err != nil {
		t.Fatal(err)
	}
	return p
}

// TestModulo: cases for comparisons modulo rules; each function is run before and
// after on the same inputs, those that call others through pointers included.
func TestModulo(t *testing.T) {
	program := library(t)
	passtest.GoldenModule(t, "testdata/modulo", with(mergefunc.Options{Rules: program}), false)
}

// TestBounds: with too little fuel nothing is compared by the rules, and a remark says
// so; of many functions of one shape those that use the same numbers are found.
func TestBounds(t *testing.T) {
	program := library(t)
	var src strings.Builder
	src.WriteString("declare void @h(i32)\n")
	const n = 30
	for i := range n {
		fmt.Fprintf(&src, "define i32 @f%d(i32 %%x) {\n  %%a = mul i32 %%x, %d\n  call void @h(i32 %%a)\n  ret i32 %%x\n}\n", i, i+3)
	}
	fmt.Fprintf(&src, "define i32 @last(i32 %%x) {\n  %%a = shl i32 %%x, 3\n  call void @h(i32 %%a)\n  ret i32 %%x\n}\n")
	for _, c := range []struct {
		fuel int
		want string
	}{
		{0, "it does the same as @f5 by the rules, and becomes a thunk"},
		{1, "but the fuel for comparisons by rules is used up"},
	} {
		_, remarks, _ := passtest.RunModule(t, with(mergefunc.Options{Rules: program, Fuel: c.fuel}), "bounds.ll", []byte(src.String()))
		if !bytes.Contains(remarks, []byte(c.want)) {
			t.Errorf("with fuel %d: no remark says %q:\n%s", c.fuel, c.want, remarks)
		}
	}
}

// TestRandom: random modules with functions that are nearly the same do what they did
// after merging by the rules, and many merge.
func TestRandom(t *testing.T) {
	program := library(t)
	seeds, byRules := llvmtest.Amount(8, 40), 0
	for seed := range uint64(seeds) {
		name, src := fmt.Sprintf("seed %d", seed), irgen.Module(seed, irgen.Options{Size: 10, Copies: 3})
		out, remarks, changed := passtest.RunModule(t, with(mergefunc.Options{Rules: program, Limits: egraph.Limits{Nodes: 1500}}), name, src)
		byRules += bytes.Count(remarks, []byte("by the rules, and"))
		if changed {
			passtest.Executed(t, name, src, out)
		}
	}
	if byRules < seeds {
		t.Errorf("only %d functions merged by the rules in %d modules", byRules, seeds)
	}
}
