package fuzz_test

import (
	"bytes"
	"fmt"
	"slices"
	"testing"
	"time"

	"rewrite/dsl"
	"rewrite/dsl/load"
	"rewrite/passes"
	"rewrite/passes/analysis/manager"
	"rewrite/passes/fuzz"
	"rewrite/passes/ir"
	"rewrite/passes/ir/llvmtest"
	"rewrite/passes/irgen"
	"rewrite/passes/pass"
	"rewrite/passes/saturate/program"
	"rewrite/passes/target"
)

// wrong is a pipeline with a rule that nobody could prove, among right ones.
func wrong(t *testing.T, rule string) fuzz.Pipeline {
	t.Helper()
	text := "rule add-zero  add(x, 0) => x\nrule mul-two  mul(x, 2) => shl(x, 1)\nrule and-self  and(x, x) => x\n" + rule
	set, diags := load.Sources([]dsl.Source{{Name: "wrong.rw", Text: text}}, load.Options{})
	if diags.HasErrors() {
		t.Fatal(diags)
	}
	p, err := program.Compile(set.Rules, func(*dsl.Rule) bool { return false })
	if err != nil {
		t.Fatal(err)
	}
	return fuzz.Pipeline{Name: "wrong", Passes: passes.Of(passes.ByName("saturate")),
		Config: passes.Config{Program: p, Target: target.Options{LLVM: 22}}}
}

// TestFindings: a wrong rule is found by random modules, the module is reduced to
// the little that shows it, and the rule and the change are named.
func TestFindings(t *testing.T) {
	p := wrong(t, "rule oops  xor(x, y) => or(x, y)\n")
	for seed := range uint64(60) {
		name, src := fmt.Sprintf("seed %d", seed), irgen.Module(seed, irgen.Options{Size: 16})
		found, _, err := fuzz.Module(name, src, []fuzz.Pipeline{p}, checking)
		if err != nil {
			t.Fatal(err)
		}
		for _, f := range found {
			if !slices.Contains(f.Rules, "oops") {
				t.Errorf("%s: the rules are %v\n%s", name, f.Rules, f)
			}
			if lines := bytes.Count(f.Reduced, []byte("\n")); lines > 16 { // of a loop that does not end any more
				t.Errorf("%s: %d lines are left\n%s", name, lines, f)
			}
			if f.Change < 1 || f.Change > f.Changes {
				t.Errorf("%s: change %d of %d", name, f.Change, f.Changes)
			}
		}
		if len(found) > 0 {
			return
		}
	}
	t.Error("nothing was found")
}

// TestPanicIsFound: a pass that panics, or leaves a wrong function, is a finding.
func TestPanicIsFound(t *testing.T) {
	for _, c := range []struct {
		what string
		do   func(v *ir.Value)
	}{
		{"no idea", func(v *ir.Value) { panic("no idea") }},
		{"is wrong after pass bad: ", func(v *ir.Value) { v.Type = ir.I64 }},
	} {
		bad := &passes.Pass{Name: "bad", Func: passes.Simple[pass.OnFunc](func(f *ir.Func, _ *pass.Env) manager.Kept {
			for _, b := range f.Blocks {
				for _, v := range b.Instrs {
					if v.Op == ir.OpFreeze && v.Type != ir.I64 {
						c.do(v)
						f.MarkChanged()
					}
				}
			}
			return manager.Shape
		})}
		p := fuzz.Pipeline{Name: "bad", Passes: passes.Of(bad)}
		n := 0
		for seed := range uint64(6) {
			found, _, err := fuzz.Module("m", irgen.Module(seed, irgen.Options{Size: 12}), []fuzz.Pipeline{p}, checking)
			if err != nil {
				t.Fatal(err)
			}
			for _, f := range found {
				n++
				if !bytes.Contains([]byte(f.What), []byte(c.what)) || !bytes.Contains(f.Reduced, []byte("freeze")) || bytes.Count(f.Reduced, []byte("\n")) > 10 {
					t.Errorf("found %s", f)
				}
			}
		}
		if n == 0 {
			t.Errorf("%s: nothing was found", c.what)
		}
	}
}

// TestCsmithFindings: a wrong rule is found by a C program, and the change that
// does it is named.
func TestCsmithFindings(t *testing.T) {
	tools := fuzz.CTools{Csmith: llvmtest.Tool(t, "csmith"), Clang: llvmtest.Tool(t, "clang-22"), Opt: llvmtest.Tool(t, "opt-22"),
		Dir: t.TempDir(), Limit: 10 * time.Second}
	p := wrong(t, "rule oops  xor(x, y) => or(x, y)\n")
	for seed := uint64(1); seed < 6; seed++ {
		r, err := tools.Program(seed, []fuzz.Pipeline{p})
		if err != nil {
			t.Fatal(err)
		}
		if len(r.Found) == 0 {
			continue
		}
		for _, d := range r.Found {
			if d.Change < 1 {
				t.Errorf("%s: no change is named", d)
			}
		}
		return
	}
	t.Error("nothing was found")
}
