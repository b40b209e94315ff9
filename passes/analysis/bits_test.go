package analysis

import (
	"fmt"
	"strings"
	"testing"

	"rewrite/passes/ir/asm"
)

// TestDemandedVisits: of phis that hand a value on, one to the next each time around a loop, what the first demands is found of
// all, and each is looked at twice at most.
func TestDemandedVisits(t *testing.T) {
	var b strings.Builder
	const phis = 200
	b.WriteString("define i8 @f(i32 %x, i1 %c) {\nentry:\n  br label %loop\nloop:\n")
	for i := range phis {
		next := fmt.Sprintf("%%p%d", i+1)
		if i == phis-1 {
			next = "%x"
		}
		fmt.Fprintf(&b, "  %%p%d = phi i32 [ %d, %%entry ], [ %s, %%loop ]\n", i, i, next)
	}
	b.WriteString("  br i1 %c, label %loop, label %done\ndone:\n  %r = trunc i32 %p0 to i8\n  ret i8 %r\n}\n")
	m, diags := asm.Parse("phis.ll", []byte(b.String()), asm.Options{})
	if diags.HasErrors() {
		t.Fatal(diags)
	}
	d := NewDemandedBits(New(m.Funcs[0]))
	if d.visits > 2*phis+10 {
		t.Errorf("%d visits for %d phis", d.visits, phis)
	}
	first := m.Funcs[0].Blocks[1].Instrs
	for i := range phis {
		if got := d.Of(first[i]); got != 0xff {
			t.Errorf("of phi %d bits %#x are demanded", i, got)
		}
	}
}
