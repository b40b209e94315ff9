package domain

import (
	"math/bits"
	"testing"

	"rewrite/passes/ir"
	"rewrite/passes/ir/num"
)

// TestBefore checks what results tell of operands, of all facts of results and of other operands at 3 bits: each operand whose
// result has the facts has those that follow.
func TestBefore(t *testing.T) {
	const w, all = 3, 8
	n := 0
	check := func(name string, f, before Facts, x uint64) {
		n++
		if !before.Contains(num.Of(x)) {
			t.Errorf("%s: %d gives what is in %v, but %v is said of it", name, x, f, before)
		}
	}
	list := allFacts(w)
	for _, f := range list {
		is := func(n uint64) bool { return f.Contains(num.Of(n % all)) }
		before := BeforeLowest(f)
		for x := uint64(0); x < all; x++ {
			if is(x & (x - 1)) {
				check("x & (x-1)", f, before, x)
			}
		}
		for _, y := range list {
			and, or := BeforeAnd(f, y), BeforeOr(f, y)
			for x := uint64(0); x < all; x++ {
				for s := gamma(y); s != 0; s &= s - 1 {
					n := uint64(bits.TrailingZeros16(uint16(s)))
					if is(x & n) {
						check("and", f, and, x)
					}
					if is(x | n) {
						check("or", f, or, x)
					}
				}
			}
		}
		for k := uint64(0); k < w; k++ {
			left, right := BeforeShift(f, Const(w, num.Of(k)), true), BeforeShift(f, Const(w, num.Of(k)), false)
			for x := uint64(0); x < all; x++ {
				if is(x << k) {
					check("shl", f, left, x)
				}
				if is(x >> k) {
					check("lshr", f, right, x)
				}
				if is(uint64(int64(x<<61)>>61>>k) % all) {
					check("ashr", f, right, x)
				}
			}
		}
		for _, fl := range []ir.Flags{0, ir.NUW, ir.NSW, ir.NUW | ir.NSW} {
			before := BeforeTrunc(f, w+2, fl)
			for x := uint64(0); x < 4*all; x++ {
				if is(x) && (fl&ir.NUW == 0 || x < all) && (fl&ir.NSW == 0 || x < all/2 || x >= 4*all-all/2) {
					check("trunc "+fl.String(), f, before, x)
				}
			}
		}
		for from := uint32(1); from < w; from++ {
			before := BeforeExt(f, from)
			for x := uint64(0); x < 1<<from; x++ {
				if is(x) {
					check("zext", f, before, x)
				}
				if is(uint64(int64(x<<(64-from)) >> (64 - from))) {
					check("sext", f, before, x)
				}
			}
		}
	}
	if n < 100000 {
		t.Errorf("%d operands are few", n)
	}
}
