package arc

import (
	"fmt"
	"testing"

	"rewrite/passes/ir"
	"rewrite/passes/ir/num"
)

// all are all arcs of a width.
func all(w uint32) (out []Arc) {
	out = append(out, Full(w), Empty(w))
	for lo := range uint64(1) << w {
		for hi := range uint64(1) << w {
			if lo != hi {
				out = append(out, Arc{w, num.Of(lo), num.Of(hi)})
			}
		}
	}
	return out
}

// members are the numbers of an arc, by its definition.
func members(a Arc) (out []uint64) {
	if a.IsEmpty() {
		return nil
	}
	x := a.Lo.Lo
	for {
		out = append(out, x)
		x = (x + 1) & ir.Mask(a.Width)
		if x == a.Hi.Lo || a.IsFull() && x == a.Lo.Lo {
			return out
		}
	}
}

func signed(x uint64, w uint32) int64 { return int64(x<<(64-w)) >> (64 - w) }

// TestBounds: membership, bounds and what follows from one arc, for each of up to 5 bits.
func TestBounds(t *testing.T) {
	for w := uint32(1); w <= 5; w++ {
		for _, a := range all(w) {
			in := map[uint64]bool{}
			for _, x := range members(a) {
				in[x] = true
			}
			for x := range uint64(1) << w {
				if a.Has(num.Of(x)) != in[x] {
					t.Fatalf("%v of %d bits: Has(%d)", a, w, x)
				}
				if a.Not().Has(num.Of(x)) == in[x] {
					t.Fatalf("%v of %d bits: Not().Has(%d)", a, w, x)
				}
			}
			for x := range in {
				n := num.Of(x)
				if n.Less(a.UMin()) || a.UMax().Less(n) || n.SExt(w).LessSigned(a.SMin()) || a.SMax().LessSigned(n.SExt(w)) {
					t.Fatalf("%v of %d bits: %d is outside of the bounds", a, w, x)
				}
				if s, ok := a.Single(); ok && (s != n || len(in) != 1) || !ok && len(in) == 1 {
					t.Fatalf("%v of %d bits: Single", a, w)
				}
				for to := uint32(1); to <= w; to++ {
					if !a.Trunc(to).Has(n.Trunc(to)) {
						t.Fatalf("%v of %d bits: Trunc(%d) is %v", a, w, to, a.Trunc(to))
					}
				}
				if !a.ZExt(w+2).Has(n) || !a.SExt(w+2).Has(n.SExt(w).Trunc(w+2)) {
					t.Fatalf("%v of %d bits: an extension loses %d", a, w, x)
				}
			}
			if len(in) > 0 && (!in[a.UMin().Lo] || !in[a.UMax().Lo] || !in[a.SMin().Trunc(w).Lo] || !in[a.SMax().Trunc(w).Lo]) {
				t.Fatalf("%v of %d bits: a bound is not in it", a, w)
			}
		}
	}
}

var predicates = map[ir.Pred]func(x, y uint64, w uint32) bool{
	ir.EQ:  func(x, y uint64, w uint32) bool { return x == y },
	ir.NE:  func(x, y uint64, w uint32) bool { return x != y },
	ir.ULT: func(x, y uint64, w uint32) bool { return x < y },
	ir.ULE: func(x, y uint64, w uint32) bool { return x <= y },
	ir.UGT: func(x, y uint64, w uint32) bool { return x > y },
	ir.UGE: func(x, y uint64, w uint32) bool { return x >= y },
	ir.SLT: func(x, y uint64, w uint32) bool { return signed(x, w) < signed(y, w) },
	ir.SLE: func(x, y uint64, w uint32) bool { return signed(x, w) <= signed(y, w) },
	ir.SGT: func(x, y uint64, w uint32) bool { return signed(x, w) > signed(y, w) },
	ir.SGE: func(x, y uint64, w uint32) bool { return signed(x, w) >= signed(y, w) },
}

// TestPairs: what is made of two arcs holds each number that it is to hold, for all arcs of up
// to 3 bits; and it is exact where it can be.
func TestPairs(t *testing.T) {
	for w := uint32(1); w <= 3; w++ {
		mask := ir.Mask(w)
		arcs := all(w)
		for _, a := range arcs {
			for _, b := range arcs {
				pairs(t, w, mask, a, b)
			}
		}
	}
}

func pairs(t *testing.T, w uint32, mask uint64, a, b Arc) {
	t.Helper()
	in, of := members(a), members(b)
	has := func(list []uint64) map[uint64]bool {
		m := map[uint64]bool{}
		for _, x := range list {
			m[x] = true
		}
		return m
	}
	inA, inB := has(in), has(of)
	covers := true
	for x := range inB {
		covers = covers && inA[x]
	}
	if a.Covers(b) != covers {
		t.Fatalf("%d bits: %v covers %v is said to be %v", w, a, b, !covers)
	}
	if len(in) < len(of) != a.Smaller(b) {
		t.Fatalf("%d bits: %v smaller than %v", w, a, b)
	}
	for p := Smallest; p <= Signed; p++ {
		meet, join := a.Meet(b, p), a.Join(b, p)
		for x := range mask + 1 {
			n := num.Of(x)
			if inA[x] && inB[x] && !meet.Has(n) || (inA[x] || inB[x]) && !join.Has(n) {
				t.Fatalf("%d bits: %v and %v: meet %v, join %v lose %d", w, a, b, meet, join, x)
			}
		}
		if !a.Covers(meet) && !b.Covers(meet) {
			t.Fatalf("%d bits: the meet of %v and %v is %v", w, a, b, meet)
		}
	}
	for p, is := range predicates {
		every := true
		allowed, satisfying := Allowed(p, b), Satisfying(p, b)
		for x := range mask + 1 {
			some, each := false, true
			for _, y := range of {
				some = some || is(x, y, w)
				each = each && is(x, y, w)
			}
			if some && !allowed.Has(num.Of(x)) {
				t.Fatalf("%d bits: %v of %v: %v is allowed, without %d", w, p, b, allowed, x)
			}
			if !each && satisfying.Has(num.Of(x)) {
				t.Fatalf("%d bits: %v of %v: %v satisfies, with %d", w, p, b, satisfying, x)
			}
			if inA[x] {
				every = every && each
			}
		}
		if Holds(p, a, b) && !every {
			t.Fatalf("%d bits: %v %v %v is said to hold", w, a, p, b)
		}
		if every && p != ir.EQ && !Holds(p, a, b) && p.IsSigned() == false && p != ir.NE {
			t.Fatalf("%d bits: %v %v %v holds, and is not known", w, a, p, b)
		}
	}
	check := func(what string, r Arc, f func(x, y uint64) (uint64, bool)) {
		for _, x := range in {
			for _, y := range of {
				if z, ok := f(x, y); ok && !r.Has(num.Of(z&mask)) {
					t.Fatalf("%d bits: %v %s %v is %v, without %d of %d and %d", w, a, what, b, r, z&mask, x, y)
				}
			}
		}
	}
	fits := func(n int64) bool { return n == signed(uint64(n)&mask, w) }
	check("+", a.Add(b), func(x, y uint64) (uint64, bool) { return x + y, true })
	check("-", a.Sub(b), func(x, y uint64) (uint64, bool) { return x - y, true })
	check("*", a.Mul(b), func(x, y uint64) (uint64, bool) { return x * y, true })
	check("/u", a.UDiv(b), func(x, y uint64) (uint64, bool) { return x / max(y, 1), y != 0 })
	for p := Smallest; p <= Signed; p++ {
		check("+ nuw", a.AddFlagged(b, ir.NUW, p), func(x, y uint64) (uint64, bool) { return x + y, x+y <= mask })
		check("+ nsw", a.AddFlagged(b, ir.NSW, p), func(x, y uint64) (uint64, bool) { return x + y, fits(signed(x, w) + signed(y, w)) })
		check("+ nuw nsw", a.AddFlagged(b, ir.NUW|ir.NSW, p), func(x, y uint64) (uint64, bool) {
			return x + y, x+y <= mask && fits(signed(x, w)+signed(y, w))
		})
	}
	for _, p := range []ir.Pred{ir.UGT, ir.ULT, ir.SGT, ir.SLT} {
		check(fmt.Sprint("min or max by ", p), a.MinMax(b, p), func(x, y uint64) (uint64, bool) {
			if predicates[p](x, y, w) {
				return x, true
			}
			return y, true
		})
	}
	for _, x := range in {
		n := num.Of(x)
		for _, y := range of {
			s, u := signed(x, w), signed(y, w)
			for _, c := range []struct {
				op  ir.Op
				fl  ir.Flags
				fit bool
			}{{ir.OpAdd, ir.NUW, x+y <= mask}, {ir.OpAdd, ir.NSW, fits(s + u)}, {ir.OpMul, ir.NUW, x*y <= mask}, {ir.OpMul, ir.NSW, fits(s * u)}} {
				if !c.fit && NoWrap(c.op, b, c.fl).Has(n) {
					t.Fatalf("%d bits: %v with flags %d does not wrap for %v in %v, and does for %d with %d", w, c.op, c.fl, n, NoWrap(c.op, b, c.fl), x, y)
				}
			}
		}
	}
}
