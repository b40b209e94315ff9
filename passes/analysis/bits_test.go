package analysis

import (
	"fmt"
	"strings"
	"testing"

	"rewrite/passes/ir/asm"
)

// TestDemandedRounds: phis that hand a value on, one to the next each time around a loop, take no more
// rounds the more there are of them.
func TestDemandedRounds(t *testing.T) {
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
	if d.rounds > maxBitRounds+2 {
		t.Errorf("%d rounds for %d phis", d.rounds, phis)
	}
	first := m.Funcs[0].Blocks[1].Instrs
	if got := d.Of(first[0]); got != 0xff {
		t.Errorf("of the phi that is cut off bits %#x are demanded", got)
	}
	if got := d.Of(first[phis-1]); got&0xff != 0xff {
		t.Errorf("of the one that is handed on last bits %#x are demanded", got)
	}
}
