package saturate_test

import (
	"fmt"
	"testing"

	"rewrite/passes/ir"
	"rewrite/passes/ir/asm"
	"rewrite/passes/saturate"
)

// TestRefines: values of a function that may stand for each other, at a block: each
// case names from, to, and whether it holds.
func TestRefines(t *testing.T) {
	const rules = `
rule mul-pow2
  mul(x, C) <=> shl(x, log2(C))
  if is_power_of_two(C)
rule xor-self
  xor(x, x) => 0
rule and-known
  and(x, C) => x
  if known_zero(x, ~C)
rule freeze-noundef
  freeze(x: any) => x
  if noundef(x)
`
	const src = `
define float @f(i32 %x, i32 %y, i32 noundef %z, float %g, i1 %c) {
entry:
  %mul = mul i32 %x, 4
  %shl = shl i32 %x, 2
  %mulnsw = mul nsw i32 %x, 4
  %xor = xor i32 %y, %y
  %fr1 = freeze i32 %x
  %fr2 = freeze i32 %x
  %frz = freeze i32 %z
  %add1 = fadd float %g, 1.0
  %add2 = fadd float %g, 1.0
  %neg1 = fneg float %add1
  %neg2 = fneg float %add1
  %div1 = udiv i32 %x, %y
  %div2 = udiv i32 %shl, 4
  %small = icmp ult i32 %y, 8
  %and = and i32 %y, 7
  br i1 %small, label %in, label %out
in:
  %deep = xor i32 %mul, %y
  %deep2 = xor i32 %y, %shl
  %and2 = and i32 %y, 7
  ret float %g
out:
  ret float %g
}
`
	m, diags := asm.Parse("f.ll", []byte(src), asm.Options{})
	if m == nil {
		t.Fatal(diags)
	}
	f := m.Lookup("f").Func
	values := map[string]*ir.Value{"0": f.Int(ir.I32, 0), "7": f.Int(ir.I32, 7), "undef": f.Undef(ir.I32), "poison": f.Poison(ir.I32)}
	for _, p := range f.Params {
		values[p.Name] = p
	}
	for _, b := range f.Blocks {
		for _, v := range b.Instrs {
			values[v.Name] = v
		}
	}
	w, err := saturate.NewWorker(compiled(t, "refine.rw", rules), saturate.NewTypes(m), saturate.Options{})
	if err != nil {
		t.Fatal(err)
	}
	free := w.Free(f)
	for _, c := range []struct {
		block    int
		from, to string
		holds    bool
	}{
		{0, "mul", "shl", true},
		{0, "shl", "mul", true},
		{0, "mulnsw", "shl", true},
		{0, "shl", "mulnsw", false},
		{0, "xor", "0", true},
		{0, "0", "xor", false},
		{0, "fr1", "fr2", false},
		{0, "fr1", "fr1", true},
		{0, "frz", "z", false}, // a choice is a leaf, even where there is none
		{0, "add1", "add2", false},
		{0, "neg1", "neg2", true},
		{0, "undef", "7", true},
		{0, "undef", "x", false}, // which may be poison
		{0, "undef", "z", true},
		{0, "poison", "x", true},
		{0, "x", "undef", false},
		{0, "and", "y", false},
		{1, "and", "y", true},
		{1, "and2", "y", true},
		{2, "and", "y", false},
		{1, "deep", "deep2", true},
		{1, "deep", "mul", false},
		{0, "x", "y", false},
	} {
		missing, nodes := w.Refines(f.Blocks[c.block], []saturate.Refinement{{From: values["y"], To: values["y"]}, {From: values[c.from], To: values[c.to]}})
		if (missing < 0) != c.holds || missing == 0 || nodes == 0 {
			t.Errorf("%s => %s in block %d: missing is %d, of %d nodes", c.from, c.to, c.block, missing, nodes)
		}
	}
	got := ""
	for _, b := range f.Blocks {
		for _, v := range b.Instrs {
			if free(v) {
				got += " " + v.Name
			}
		}
	}
	if want := " mul shl mulnsw xor neg1 neg2 div2 small and deep deep2 and2"; got != want {
		t.Errorf("free are%s, want%s", got, want)
	}
	// the function is as it was, and its own optimization not disturbed
	if s := fmt.Sprint(w.Func(f).Changed > 0); s != "true" {
		t.Error("the worker changes nothing afterwards")
	}
}
