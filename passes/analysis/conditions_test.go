package analysis

import (
	"math/rand/v2"
	"path/filepath"
	"testing"

	"rewrite/passes/ir"
	"rewrite/passes/ir/asm"
)

// difference is of which a compare tells that is not made of it.
const difference = `define i32 @f(i32 %x, i32 %y) {
  %d = sub i32 %x, %y
  %c = icmp eq i32 %x, %y
  br i1 %c, label %same, label %other
same:
  ret i32 %d
other:
  ret i32 %x
}
`

// TestConditions checks that branches and assumes speak of no value but those that inConditions says they may speak of, and
// that there are values that it says nothing of.
func TestConditions(t *testing.T) {
	var list []*ir.Func
	rng := rand.New(rand.NewPCG(11, 12))
	for range 1000 {
		list = append(list, randomFlow(rng))
	}
	m, found := asm.Parse("difference.ll", []byte(difference), asm.Options{})
	if found.HasErrors() {
		t.Fatal(found)
	}
	list = append(list, m.Funcs...)
	files, _ := filepath.Glob("../../testdata/ir/22/*.ll")
	for _, path := range files {
		list = append(list, parse(t, path).Funcs...)
	}
	spoken, silent := 0, 0
	for _, f := range list {
		if len(f.Blocks) == 0 {
			continue
		}
		a, names := New(f), f.Names()
		a.conditions.find(a)
		check := func(v *ir.Value, b *ir.Block, place int) {
			if spoken++; !told(a, v, place) {
				t.Errorf("%s is spoken of in block %d, and in no condition before: %v", v.Op, b.ID, names.Spelling(v))
			}
		}
		for place, b := range f.Dominators().ReversePostorder() {
			for _, e := range a.AtEntry(b) {
				check(e.Value, b, place)
			}
			for _, to := range b.Succs() {
				for _, e := range a.onWay(b, to) {
					check(e.Value, to, place+1)
				}
			}
			for _, v := range b.Instrs {
				if v.Type != ir.Void && !told(a, v, place) {
					silent++
				}
			}
		}
	}
	if spoken == 0 || silent == 0 {
		t.Errorf("%d facts of branches, and %d values in no condition", spoken, silent)
	}
}
