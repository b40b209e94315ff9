package moves

import (
	"math/bits"
	"slices"

	"rewrite/egraph"
	"rewrite/passes/ir"
	"rewrite/passes/saturate/block"
	"rewrite/passes/saturate/program"
)

// joinParts finds compares for equality of parts of two values, or of one with a number, that lie beside each other, and makes them one:
//
//	%a = trunc i32 %x to i8        %p = lshr i32 %x, 8                  %c = icmp eq (trunc i32 %x to i16), (trunc i32 %y to i16)
//	%b = trunc i32 %y to i8        %q = lshr i32 %y, 8
//	%l = icmp eq i8 %a, %b         ... trunc to i8, %h = icmp eq
//	%c = and i1 %l, %h
//
// They may be anywhere in what is joined by and, or, if they are compares for inequality, by or; also by selects, which hide poison: the one compare
// stands where the first of the two stood, which is poison whenever a value is of which both are parts.
func joinParts(mv *Mover) {
	at := moveAt(parts)
	if mv.off[at] {
		return
	}
	for _, v := range mv.Block.Instrs {
		if !MayJoin(v) {
			continue
		}
		if x, _, and, _ := ir.Junction(v); x != nil {
			j := junction{and: and}
			if !isPartOf(v, and) && j.flatten(v) && j.join() {
				mv.E.Refine(mv.Class[v.ID], j.write(mv), block.LabelMove+uint32(at))
			}
		}
	}
}

// maxJoined bounds the conditions of one junction.
const maxJoined = 16

// MayJoin tells whether an instruction is worth a look: it joins two compares of parts, or one with what others are joined to.
func MayJoin(v *ir.Value) bool {
	if v.Type != ir.I1 || v.Op != ir.OpAnd && v.Op != ir.OpOr && v.Op != ir.OpSelect {
		return false
	}
	n, compares := 0, 0
	for _, a := range v.Args {
		switch {
		case a.Op == ir.OpICmp && (a.Pred == ir.EQ || a.Pred == ir.NE):
			switch a.Args[0].Op {
			case ir.OpTrunc, ir.OpLShr, ir.OpAnd:
				n++
				compares++
			}
		case a.Op == ir.OpAnd || a.Op == ir.OpOr || a.Op == ir.OpSelect:
			n++
		}
	}
	return n > 1 && compares > 0
}

// isPartOf tells whether all that a junction is asked for is a larger one.
func isPartOf(v *ir.Value, and bool) bool {
	if v.NumUses() != 1 {
		return false
	}
	u := v.Uses()[0].User
	x, y, also, _ := ir.Junction(u)
	return u.Block == v.Block && also == and && (x == v || y == v)
}

// A junction is true if all of some conditions are, or if one is.
type junction struct {
	and     bool
	logical bool // one may hide poison of those behind it
	list    []joined
}

// A joined condition is one of a junction: bits lo to lo + n of x are those of y, or for ne are not; x is nil for any other condition, y where it is a number.
type joined struct {
	v      *ir.Value
	x, y   *ir.Value
	lo, n  uint32
	number uint64
	made   bool // of several
}

// flatten lists the conditions of a junction in the order in which they are looked at.
func (j *junction) flatten(v *ir.Value) bool {
	x, y, and, logical := ir.Junction(v)
	if x == nil || and != j.and {
		j.list = append(j.list, j.condition(v))
		return len(j.list) <= maxJoined
	}
	j.logical = j.logical || logical
	for _, a := range []*ir.Value{x, y} {
		if inner, _, also, _ := ir.Junction(a); inner != nil && also == j.and && a.Block == v.Block && a.NumUses() == 1 {
			if !j.flatten(a) {
				return false
			}
			continue
		}
		j.list = append(j.list, j.condition(a))
	}
	return len(j.list) <= maxJoined
}

func (j *junction) condition(v *ir.Value) joined {
	c := joined{v: v}
	if v.Op != ir.OpICmp || (v.Pred == ir.EQ) != j.and || v.Pred != ir.EQ && v.Pred != ir.NE || !v.Args[0].Type.IsInt() || v.Args[0].Type.Bits > 64 {
		return c
	}
	x, lo, n, mask := partOf(v.Args[0])
	if b := v.Args[1]; b.Op == ir.OpInt && b.Aux == nil {
		number := b.Bits
		if mask {
			number >>= lo
		}
		if x.Type.Bits <= 64 && number <= ir.Mask(n) && (!mask || number<<lo == b.Bits) {
			c.x, c.lo, c.n, c.number = x, lo, n, number
		}
		return c
	}
	y, alsoLo, alsoN, alsoMask := partOf(v.Args[1])
	if x.Type != y.Type || x.Type.Bits > 64 || lo != alsoLo || n != alsoN || mask != alsoMask {
		return c
	}
	if c.x, c.y, c.lo, c.n = x, y, lo, n; x.ID > y.ID {
		c.x, c.y = y, x
	}
	return c
}

// partOf is which bits of which value an operand has: shifted down, or where they were, with zeros around them.
func partOf(a *ir.Value) (x *ir.Value, lo, n uint32, mask bool) {
	n = a.Type.Bits
	shifted := func(a *ir.Value) (*ir.Value, uint32) {
		if a.Op == ir.OpLShr && a.IsInstr() {
			if c := a.Args[1]; c.Op == ir.OpInt && c.Aux == nil && c.Bits < uint64(a.Type.Bits) {
				return a.Args[0], uint32(c.Bits)
			}
		}
		return a, 0
	}
	switch {
	case !a.IsInstr():
	case a.Op == ir.OpTrunc:
		if x, lo = shifted(a.Args[0]); lo+n <= x.Type.Bits {
			return x, lo, n, false
		}
		return a.Args[0], 0, n, false
	case a.Op == ir.OpLShr:
		x, lo = shifted(a)
		return x, lo, n - lo, false
	case a.Op == ir.OpAnd:
		m := a.Args[1]
		if m.Op != ir.OpInt || m.Aux != nil || m.Bits == 0 {
			break
		}
		lo = uint32(bits.TrailingZeros64(m.Bits))
		if rest := m.Bits >> lo; rest&(rest+1) == 0 {
			return a.Args[0], lo, uint32(bits.Len64(rest)), true
		}
	}
	return a, 0, n, false
}

// join makes one condition of those that lie beside each other, and tells whether there were any.
func (j *junction) join() (did bool) {
	for again := true; again; {
		again = false
		for i := range j.list {
			for k := i + 1; k < len(j.list) && !again; k++ {
				a, b := &j.list[i], &j.list[k]
				if a.x == nil || a.x != b.x || a.y != b.y {
					continue
				}
				switch {
				case a.lo+a.n == b.lo:
					a.number |= b.number << a.n
				case b.lo+b.n == a.lo:
					a.lo, a.number = b.lo, b.number|a.number<<b.n
				default:
					continue
				}
				a.n, a.made = a.n+b.n, true
				j.list = slices.Delete(j.list, k, k+1)
				did, again = true, true
			}
			if again {
				break
			}
		}
	}
	return did
}

// write adds the junction to the graph.
func (j *junction) write(mv *Mover) egraph.ClassID {
	truth := program.IntType(1, 0)
	all := j.list[0].write(mv, j.and)
	for i := range j.list[1:] {
		x := j.list[1+i].write(mv, j.and)
		op := ir.OpOr
		if j.and {
			op = ir.OpAnd
		}
		switch {
		case !j.logical:
			all = mv.E.Add(mv.Vocab.Plain[op], truth, 0, all, x)
		case j.and:
			all = mv.E.Add(mv.Vocab.Plain[ir.OpSelect], truth, 0, all, x, integer(mv.E, truth, 0))
		default:
			all = mv.E.Add(mv.Vocab.Plain[ir.OpSelect], truth, 0, all, integer(mv.E, truth, 1), x)
		}
	}
	return all
}

func (c *joined) write(mv *Mover, and bool) egraph.ClassID {
	if !c.made {
		return mv.Operand(c.v, block.ImportDepth)
	}
	pred := ir.NE
	if and {
		pred = ir.EQ
	}
	width := c.x.Type.Bits
	t := program.IntType(width, 0)
	x := mv.Operand(c.x, block.ImportDepth)
	var y egraph.ClassID
	switch {
	case c.y == nil:
		y = integer(mv.E, t, c.number<<c.lo)
		if c.n < width {
			x = mv.E.Add(mv.Vocab.Plain[ir.OpAnd], t, 0, x, integer(mv.E, t, ir.Mask(c.n)<<c.lo))
		}
	default:
		y = mv.Operand(c.y, block.ImportDepth)
		if c.lo > 0 {
			by := integer(mv.E, t, uint64(c.lo))
			x, y = mv.E.Add(mv.Vocab.Plain[ir.OpLShr], t, 0, x, by), mv.E.Add(mv.Vocab.Plain[ir.OpLShr], t, 0, y, by)
		}
		if c.lo+c.n < width {
			part := program.IntType(c.n, 0)
			x, y = mv.E.Add(mv.Vocab.Plain[ir.OpTrunc], part, 0, x), mv.E.Add(mv.Vocab.Plain[ir.OpTrunc], part, 0, y)
		}
	}
	return mv.E.Add(mv.Vocab.Compare[pred], program.IntType(1, 0), 0, x, y)
}
