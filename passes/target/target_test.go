package target_test

import (
	"cmp"
	"testing"

	"rewrite/dsl"
	"rewrite/dsl/load"
	"rewrite/passes/ir"
	"rewrite/passes/ir/asm"
	"rewrite/passes/target"
)

const text = `target datalayout = "e-p:32:32"
declare i32 @llvm.smax.i32(i32, i32)
declare i32 @llvm.ctpop.i32(i32)
declare i32 @g(i32)
define void @fast(i32 %x, float %y) {
  %a = add i32 %x, 1
  %b = mul i32 %x, %x
  %c = fdiv float %y, 2.0
  %d = frem float %y, 2.0
  %e = call i32 @llvm.smax.i32(i32 %x, i32 %a)
  %f = call i32 @llvm.ctpop.i32(i32 %x)
  %g = call i32 @g(i32 %x)
  ret void
}
define void @small() optsize { ret void }
define void @rare() cold { ret void }
define void @least() minsize optsize { ret void }
`

func module(t *testing.T) *ir.Module {
	t.Helper()
	m, diags := asm.Parse("t.ll", []byte(text), asm.Options{})
	if diags.HasErrors() {
		t.Fatal(diags)
	}
	return m
}

// TestGoals: attributes say what a function is optimized for.
func TestGoals(t *testing.T) {
	want := map[string]target.Goal{"fast": target.Speed, "small": target.Size, "rare": target.Size, "least": target.MinSize}
	seen := 0
	m := module(t)
	any := target.New(m, target.Options{})
	for _, f := range m.Funcs {
		if g, ok := want[f.Name]; ok {
			seen++
			for _, x := range []struct{ of, want target.Goal }{{target.Speed, g}, {target.TopSpeed, cmp.Or(g, target.TopSpeed)}, {target.MinSize, target.MinSize}} {
				if got := any.For(x.of).Goal(f); got != x.want {
					t.Errorf("%s, for %d: %d, not %d", f.Name, x.of, got, x.want)
				}
			}
		}
	}
	if seen != len(want) {
		t.Errorf("%d functions", seen)
	}
}

// TestCosts: costs come from the model, and what is cheap follows them.
func TestCosts(t *testing.T) {
	m := module(t)
	set, errs := load.Sources([]dsl.Source{{Name: "c.rw", Text: "cost dear\n  default = 7\n"}}, load.Options{})
	if errs.HasErrors() {
		t.Fatal(errs)
	}
	generic, dear := target.New(m, target.Options{}), target.New(m, target.Options{Cost: set.Costs[0], LLVM: 19})
	if l, err := generic.Layout(); err != nil || l.Pointer(0).Bits != 32 {
		t.Errorf("layout: %v", err)
	}
	if generic.LLVM != m.LLVMVersion() || dear.LLVM != 19 {
		t.Errorf("LLVM %d and %d", generic.LLVM, dear.LLVM)
	}
	want := map[string]struct {
		cost  int
		cheap bool
	}{"a": {100, true}, "b": {300, true}, "c": {1000, false}, "d": {2000, false}, "e": {100, true}, "f": {150, false}, "g": {1000, false}}
	seen := 0
	for _, f := range m.Funcs {
		if f.Name != "fast" {
			continue
		}
		for _, v := range f.Entry().Instrs {
			w, ok := want[v.Name]
			if !ok {
				continue
			}
			seen++
			if c, cheap := generic.Cost(v), generic.Cheap(v, generic.Thresholds(f)); c != w.cost || cheap != w.cheap {
				t.Errorf("%s costs %d, cheap: %v; %d and %v are wanted", v.Name, c, cheap, w.cost, w.cheap)
			}
			if c, cheap := dear.Cost(v), dear.Cheap(v, dear.Thresholds(f)); c != 700 || cheap {
				t.Errorf("%s costs %d in the other model, cheap: %v", v.Name, c, cheap)
			}
		}
	}
	if seen != len(want) {
		t.Errorf("%d instructions", seen)
	}
}
