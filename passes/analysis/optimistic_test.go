package analysis

import (
	"math/rand/v2"
	"strings"
	"testing"

	"rewrite/passes/ir"
	"rewrite/passes/ir/asm"
)

// TestOptimistic checks optimistic facts and reached blocks on random functions by walking
// through them. They are as sharp as those of Analysis or sharper, and they are a fixed
// point: none would be another if it were found anew from the others.
func TestOptimistic(t *testing.T) {
	rng := rand.New(rand.NewPCG(7, 8))
	sharper, unreached, visits := 0, 0, 0
	for range 4000 {
		f := randomFlow(rng)
		a := New(f)
		o := a.Optimistic()
		for _, b := range f.Dominators().ReversePostorder() {
			if !o.Reached(b) {
				unreached++
				continue
			}
			for _, v := range b.Instrs {
				s, computed := o.Of(v)
				if v.Type == ir.Void || !computed {
					continue
				}
				if before := a.Facts(v); !s.IsEmpty() && !s.Implies(before) {
					t.Fatalf("%%%d: %v, and %v is known in any case\n%s", v.ID, s, before, dumpAll(f, a, &interp{}))
				} else if s.Facts != before {
					sharper++
				}
				if v.Op != ir.OpPhi && s != *o.transfer(v, o.state) && s.Facts != a.Facts(v) {
					t.Fatalf("%%%d: %v is no fixed point", v.ID, s)
				}
			}
		}
		for range 20 {
			m := &interp{vals: map[*ir.Value]val{}, rng: rng}
			for _, p := range f.Params {
				m.vals[p] = randomVal(p.Type.Bits, rng)
			}
			var last *ir.Block
			m.run(f, 20, func(b *ir.Block) {
				visits++
				if !o.Reached(b) || last != nil && !o.Taken(last, b) {
					t.Fatalf("block %d is reached\n%s", b.ID, dumpAll(f, a, m))
				}
				last = b
			}, func(v *ir.Value) {
				if s, computed := o.Of(v); !computed || !holds(s.Facts, m.vals[v]) {
					t.Fatalf("claimed of %%%d %v, but it is %v\n%s", v.ID, s, m.vals[v], dumpAll(f, a, m))
				}
			})
		}
	}
	t.Logf("%d facts sharper, %d blocks never reached, %d visits", sharper, unreached, visits)
	if sharper < 300 || unreached < 100 || visits < 100000 {
		t.Error("the test tests little")
	}
}

// TestPrintConstants: what holds itself up around a loop is found.
func TestPrintConstants(t *testing.T) {
	m, diags := asm.Parse("test.ll", []byte(`
define i32 @f(i32 %n) {
entry:
  br label %loop
loop:
  %x = phi i32 [ 1, %entry ], [ %y, %next ]
  %i = phi i32 [ 0, %entry ], [ %j, %next ]
  %is = icmp eq i32 %x, 1
  br i1 %is, label %next, label %other
other:
  %z = add i32 %x, 1
  br label %next
next:
  %y = phi i32 [ %x, %loop ], [ %z, %other ]
  %s = shl nuw i32 %y, 3
  %t = mul i32 %n, 0
  %j = add i32 %i, 1
  %more = icmp ult i32 %j, %n
  br i1 %more, label %loop, label %end
end:
  switch i32 %y, label %dead [ i32 1, label %one
    i32 2, label %dead ]
one:
  ret i32 %y
dead:
  ret i32 0
}
`), asm.Options{})
	if diags.HasErrors() {
		t.Fatal(diags)
	}
	var b strings.Builder
	PrintConstants(&b, m.Funcs[0])
	const want = `  %x = 1
  %is = 1
  %other is never reached
  %y = 1
  %s = 8
  %t = 0, or poison
  %dead is never reached
`
	if b.String() != want {
		t.Errorf("got\n%swant\n%s", b.String(), want)
	}
}
