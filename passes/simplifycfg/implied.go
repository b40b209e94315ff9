package simplifycfg

import "rewrite/passes/ir"

const (
	// maxImplied is how many branches on the only way to a block are asked.
	maxImplied = 8
	// maxParts bounds how deep conditions are taken apart.
	maxParts = 6
)

// implied tells what a condition is in a block because of the branches on the
// only way there. What they branch on is neither poison nor undef (SEMANTICS 8), so
// whatever an undef operand is chosen to be, the outcome is the same; and so is
// that of each condition that follows for all values.
func (w *work) implied(c *ir.Value, b *ir.Block) (truth, known bool) {
	if c.Block == nil && c.Op != ir.OpParam {
		return false, false
	}
	at := b
	for range maxImplied {
		if len(b.Preds()) != 1 || b == w.f.Entry() || w.taken[b] {
			return false, false
		}
		p := b.Preds()[0]
		if p == at {
			return false, false // it is never reached
		}
		if t := p.Terminator(); t.Op == ir.OpBr && len(t.Targets) == 2 && t.Targets[0] != t.Targets[1] {
			if truth, known = follows(c, t.Args[0], t.Targets[0] == b, maxParts); known {
				return truth, known
			}
		}
		b = p
	}
	return false, false
}

// follows tells what c is where given is that truth.
func follows(c, given *ir.Value, truth bool, depth int) (value, known bool) {
	if c == given {
		return truth, true
	}
	if depth == 0 {
		return false, false
	}
	for _, t := range (ir.Truth{Value: given, Is: truth}).Follows() {
		if value, known = follows(c, t.Value, t.Is, depth-1); known {
			return value, known
		}
	}
	if x, y, both, _ := ir.Junction(c); x != nil {
		a, knowsA := follows(x, given, truth, depth-1)
		if knowsA && a != both {
			return a, true
		}
		b, knowsB := follows(y, given, truth, depth-1)
		if knowsB && b != both {
			return b, true
		}
		return both, knowsA && knowsB
	} else if x := ir.Negated(c); x != nil {
		value, known = follows(x, given, truth, depth-1)
		return !value, known
	}
	if c.Op == ir.OpICmp && given.Op == ir.OpICmp {
		return compared(c, given, truth)
	}
	return false, false
}

// compared tells what one compare says of another, of the same two values or of
// one value with constants.
func compared(c, given *ir.Value, truth bool) (value, known bool) {
	p, q := given.Pred, c.Pred
	if !truth {
		p = p.Invert()
	}
	x, y := given.Args[0], given.Args[1]
	a, b := c.Args[0], c.Args[1]
	if a == y && b == x {
		a, b, q = b, a, q.Swap()
	}
	if a == x && b == y {
		have, s := outcomes(p)
		want, t := outcomes(q)
		if s == t || s == 0 || t == 0 {
			if have&^want == 0 || have&want == 0 {
				return have&want != 0, true
			}
		}
	}
	if x.Op == ir.OpInt {
		x, y, p = y, x, p.Swap()
	}
	if a.Op == ir.OpInt {
		a, b, q = b, a, q.Swap()
	}
	if a != x || y.Op != ir.OpInt || b.Op != ir.OpInt || y.Aux != nil || b.Aux != nil {
		return false, false
	}
	mask := ^uint64(0) >> (64 - x.Type.Bits)
	have, some := region(p, y.Bits, mask)
	want, any := region(q, b.Bits, mask)
	switch other, rest := region(q.Invert(), b.Bits, mask); {
	case !some: // it can't be reached
		return false, false
	case any && have.within(want, mask):
		return true, true
	case rest && have.within(other, mask):
		return false, true
	}
	return false, false
}

// outcomes are those that a predicate is true of, less, equal and greater as bits,
// and whether it is about unsigned (1) or signed order (2), or either (0).
func outcomes(p ir.Pred) (set, order int) {
	const less, equal, greater = 1, 2, 4
	switch p {
	case ir.EQ:
		return equal, 0
	case ir.NE:
		return less | greater, 0
	case ir.ULT, ir.SLT:
		set = less
	case ir.ULE, ir.SLE:
		set = less | equal
	case ir.UGT, ir.SGT:
		set = greater
	case ir.UGE, ir.SGE:
		set = greater | equal
	}
	if p.IsSigned() {
		return set, 2
	}
	return set, 1
}

// An interval is the numbers from first to last, which may wrap.
type interval struct{ first, last uint64 }

func (i interval) within(o interval, mask uint64) bool {
	from := (i.first - o.first) & mask
	size := (i.last - i.first) & mask
	room := (o.last - o.first) & mask
	return room == mask || from <= room && size <= room-from
}

// region is the interval of what compares with n as the predicate says; false if
// nothing does.
func region(p ir.Pred, n, mask uint64) (interval, bool) {
	low, high := uint64(0), mask // of the order
	if p.IsSigned() {
		low = mask ^ mask>>1
		high = mask >> 1
	}
	switch p {
	case ir.EQ:
		return interval{n, n}, true
	case ir.NE:
		return interval{(n + 1) & mask, (n - 1) & mask}, true
	case ir.ULT, ir.SLT:
		return interval{low, (n - 1) & mask}, n != low
	case ir.ULE, ir.SLE:
		return interval{low, n}, true
	case ir.UGT, ir.SGT:
		return interval{(n + 1) & mask, high}, n != high
	}
	return interval{n, high}, true
}
