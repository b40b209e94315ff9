package scev

import (
	"slices"

	"rewrite/passes/analysis/cfg"
	"rewrite/passes/ir"
	"rewrite/passes/ir/num"
)

// A Count is how often a loop goes back to its header before it is left: all nil if nothing is
// known.
type Count struct {
	Exact    *Expr // the number
	Max      *Expr // a constant that it is not above
	Symbolic *Expr // an expression that it is not above
	// MaxOrZero tells that it is either Max or 0.
	MaxOrZero bool
}

func (c Count) any() bool { return c.Exact != nil || c.Max != nil }

// An Exit is a block of a loop that leads out of it, and how often the loop goes back before it
// does, if no other exit is taken before.
type Exit struct {
	Block *ir.Block
	Count
}

// Counts is how often a loop goes back to its header. Exact is of a loop that is left by one of its
// exits: not by an unwind or a call that does not return, which Regular excludes. The maxima hold
// regardless.
type Counts struct {
	Count
	Exits []Exit
}

// counter finds out how often loops go around.
type counter struct {
	*Analysis
	counts       map[*cfg.Loop]*Counts // nil for one that is being found
	ending       map[*cfg.Loop]bool    // loops of which Ends was found
	pending      int
	conds        map[condKey]Count // of the exit that is being looked at
	dispositions map[dispositionKey]Disposition
}

// BackedgeTaken is how often a loop goes back to its header, each time that it is entered.
func (c *counter) BackedgeTaken(l *cfg.Loop) *Counts {
	if n, ok := c.counts[l]; ok {
		if n == nil {
			return &Counts{}
		}
		return n
	}
	c.counts[l] = nil
	c.pending++
	n := c.count(l)
	c.pending--
	c.forgetHasty()
	if len(c.reading) > 0 {
		delete(c.counts, l) // found with a phi that stands for itself
		return n
	}
	c.counts[l] = n
	if n.any() {
		// what was found in the loop without its counts may be known better now
		for _, b := range l.Blocks {
			for _, v := range b.Instrs {
				if e := c.found(v); e != nil && e.Kind != Rec {
					c.Note(v, nil)
				}
			}
		}
	}
	if c.pending == 0 {
		c.forgetEarly()
	}
	return n
}

// MaxBackedgeTaken is a constant that the number of times that a loop goes back is not above, nil
// if none is known.
func (c *counter) MaxBackedgeTaken(l *cfg.Loop) *Expr {
	if len(c.reading) > 0 {
		return nil
	}
	return c.BackedgeTaken(l).Max
}

func (c *counter) maxBackedge(l *cfg.Loop) *Expr { return c.MaxBackedgeTaken(l) }

// ExitCount is how often a loop goes back before it is left by a block, if it is not left by
// another one before.
func (c *counter) ExitCount(l *cfg.Loop, b *ir.Block) Count {
	for _, x := range c.BackedgeTaken(l).Exits {
		if x.Block == b {
			return x.Count
		}
	}
	return Count{}
}

// Regular tells whether a loop is left by its exits only: nothing in it unwinds or does not
// return.
func (c *counter) Regular(l *cfg.Loop) bool { return c.regular(l) }

// Ends tells whether a loop is left by one of its exits each time that it is entered, or the program has undefined behaviour: nothing in
// it unwinds or does not return, and neither it nor a cycle inside goes on for ever.
func (c *counter) Ends(l *cfg.Loop) bool {
	if c.ending[l] {
		return true
	}
	ends := c.mustEnd(l) || c.MaxBackedgeTaken(l) != nil && c.roundsEnd(l)
	if ends && len(c.reading) == 0 { // what was not found may be, with counts that are not known yet
		c.ending[l] = true
	}
	return ends
}

// roundsEnd tells whether each round of a loop comes to its latch or to an exit, as Ends.
func (c *counter) roundsEnd(l *cfg.Loop) bool {
	return c.regular(l) && !c.irreducible(l) && !slices.ContainsFunc(l.Children, func(x *cfg.Loop) bool { return !c.Ends(x) })
}

// Trips is how often the header of a loop is executed each time that the loop is entered, as a number of a type; nil if that is
// not known. It is 0 for a loop with as many rounds as the type has numbers.
func (c *counter) Trips(l *cfg.Loop, t *ir.Type) *Expr {
	n := c.BackedgeTaken(l).Exact
	if n == nil || n.Width > t.Bits {
		return nil
	}
	if n.Width < t.Bits {
		// zext(n - 1) + 1 is zext(n) where the loop is only entered if n is not 0
		if m := c.Add(n, c.like(n, 1)); c.KnownAt(ir.NE, m, c.like(m, 0), l.Header) {
			return c.resize(m, t)
		}
		n = c.resize(n, t)
	}
	return c.Add(n, c.like(n, 1))
}

func (c *counter) count(l *cfg.Loop) *Counts {
	n := &Counts{}
	exiting := c.exitingBlocks(l)
	all := len(l.Latches) == 1
	for _, b := range exiting {
		x := Exit{Block: b}
		// an exit that not each iteration comes to has no count of its own
		if len(l.Latches) == 1 && c.dom.Dominates(b, l.Latches[0]) {
			x.Count = c.exitCount(l, b, len(exiting) == 1)
			if x.Exact != nil && x.Max == nil {
				x.Max = c.unsignedMax(x.Exact)
			}
			c.sharpen(&x.Count, l)
			if x.Symbolic == nil {
				x.Symbolic = x.Exact
			}
			if x.Symbolic == nil {
				x.Symbolic = x.Max
			}
		}
		n.Exits = append(n.Exits, x)
		all = all && x.Exact != nil
		if x.Max != nil {
			switch {
			case n.Max == nil:
				n.Max, n.MaxOrZero = x.Max, x.MaxOrZero
			case x.Max.N.Less(n.Max.N):
				n.Max, n.MaxOrZero = c.widest(x.Max, n.Max), x.MaxOrZero
			default:
				n.Max = c.widest(n.Max, x.Max)
			}
		}
	}
	if len(exiting) == 0 {
		return n
	}
	if all {
		n.Exact = c.least(n.Exits, func(x Exit) *Expr { return x.Exact })
	}
	n.Symbolic = c.least(n.Exits, func(x Exit) *Expr { return x.Symbolic })
	return n
}

// widest is n in the wider type of both.
func (c *counter) widest(n, o *Expr) *Expr {
	if o.Width > n.Width {
		return c.Int(o.Type, n.N)
	}
	return n
}

// least is the least of the exits' counts, in the order in which they are come to.
func (c *counter) least(exits []Exit, of func(Exit) *Expr) *Expr {
	var list []*Expr
	width := uint32(0)
	for _, x := range exits {
		if e := of(x); e != nil {
			list = append(list, e)
			width = max(width, e.Width)
		}
	}
	if list == nil {
		return nil
	}
	for i, e := range list {
		list[i] = c.zext(e, ir.IntN(width))
	}
	return c.uminSeq(list)
}

func (c *counter) unsignedMax(e *Expr) *Expr {
	return c.Int(e.Type, c.Range(e, false).UMax())
}

// exitCount is the count of an exiting block that is executed in each iteration.
func (c *counter) exitCount(l *cfg.Loop, b *ir.Block, only bool) Count {
	t := b.Terminator()
	switch {
	case t.Op == ir.OpBr && len(t.Args) == 1:
		exitIfTrue := !c.inside(t.Targets[0], l)
		if exitIfTrue && !c.inside(t.Targets[1], l) {
			return c.always(l, true)
		}
		outer := c.conds
		c.conds = map[condKey]Count{}
		defer func() { c.conds = outer }()
		return c.countOfCond(l, t.Args[0], exitIfTrue, only)
	case t.Op == ir.OpSwitch:
		return c.countOfSwitch(l, t, only)
	}
	return Count{}
}

// always is the count of an exit that is taken at once, or never.
func (c *counter) always(l *cfg.Loop, taken bool) Count {
	if !taken {
		return Count{}
	}
	zero := c.int(ir.I1, 0)
	return Count{Exact: zero, Max: zero, Symbolic: zero}
}

// countOfSwitch is the count of a switch of which one edge leaves the loop.
func (c *counter) countOfSwitch(l *cfg.Loop, t *ir.Value, only bool) Count {
	at := -1
	for i, s := range t.Targets {
		if c.inside(s, l) {
			continue
		}
		if at >= 0 {
			return Count{}
		}
		at = i
	}
	if at <= 0 || !c.IsTyped(t.Args[0].Type) {
		return Count{}
	}
	// while x is not the number
	x := c.AtScope(c.Of(t.Args[0]), l)
	return c.untilZero(c.minus(x, c.Of(t.Args[at]), 0), l, only)
}

// A condKey is a condition of a loop that countOfCond is asked about.
type condKey struct {
	cond       *ir.Value
	exitIfTrue bool
	only       bool
}

// countOfCond is the count of a branch on a condition. What conditions share is looked at once.
func (c *counter) countOfCond(l *cfg.Loop, cond *ir.Value, exitIfTrue, only bool) Count {
	k := condKey{cond, exitIfTrue, only}
	if n, ok := c.conds[k]; ok {
		return n
	}
	n := c.findCountOfCond(l, cond, exitIfTrue, only)
	c.conds[k] = n
	return n
}

func (c *counter) findCountOfCond(l *cfg.Loop, cond *ir.Value, exitIfTrue, only bool) Count {
	if x, y, and, _ := ir.Junction(cond); x != nil {
		either := and != exitIfTrue // each of them alone may leave
		a := c.countOfCond(l, x, exitIfTrue, only && !either)
		b := c.countOfCond(l, y, exitIfTrue, only && !either)
		for _, z := range []struct{ v, other *ir.Value }{{y, x}, {x, y}} {
			if z.v.Op == ir.OpInt && (z.v.Bits == 1) == and { // does not matter
				if z.v == y {
					return a
				}
				return b
			}
		}
		return c.combine(a, b, either, cond.Op == ir.OpSelect)
	}
	if x := ir.Negated(cond); x != nil {
		return c.countOfCond(l, x, !exitIfTrue, only)
	}
	switch {
	case cond.Op == ir.OpInt:
		return c.always(l, (cond.Bits == 1) == exitIfTrue)
	case cond.Op == ir.OpICmp && cond.IsInstr():
		p := cond.Pred
		if exitIfTrue {
			p = p.Invert()
		}
		if c.IsTyped(cond.Args[0].Type) {
			a, b := c.Of(cond.Args[0]), c.Of(cond.Args[1])
			n := c.countOfCompare(l, p, a, b, only)
			if n.Exact == nil && cond.Flags&ir.SameSign != 0 && p != p.Signed() {
				if m := c.countOfCompare(l, p.Signed(), a, b, only); m.Exact != nil {
					return m
				}
			}
			if n.any() {
				return n
			}
		}
	}
	return c.byRunning(l, cond, exitIfTrue)
}

// combine is the count of two conditions of which one alone leaves the loop, or only
// both.
func (c *counter) combine(a, b Count, either, sequential bool) (n Count) {
	least := func(x, y *Expr) *Expr { return c.uminOf(x, y, sequential) }
	if !either {
		if a.Exact != nil && a.Exact == b.Exact {
			return a
		}
		return Count{}
	}
	pick := func(x, y *Expr, both func(x, y *Expr) *Expr) *Expr {
		switch {
		case x == nil:
			return y
		case y == nil:
			return x
		}
		return both(x, y)
	}
	if a.Exact != nil && b.Exact != nil {
		n.Exact = least(a.Exact, b.Exact)
	}
	n.Max = pick(a.Max, b.Max, func(x, y *Expr) *Expr { return c.uminOf(x, y, false) })
	n.Symbolic = pick(a.Symbolic, b.Symbolic, least)
	return n
}

// countOfCompare is how often a compare holds, from the first iteration on.
func (c *counter) countOfCompare(l *cfg.Loop, p ir.Pred, a, b *Expr, only bool) Count {
	a, b = c.AtScope(a, l), c.AtScope(b, l)
	if c.IsInvariant(a, l) && !c.IsInvariant(b, l) {
		a, b, p = b, a, p.Swap()
	}
	if c.simplyKnown(p.Invert(), a, b) {
		zero := c.like(a, 0)
		return Count{Exact: zero, Max: zero, Symbolic: zero}
	}
	if only {
		if d := c.apart(l, p, a, b); d != nil {
			return c.whileLess(d, c.like(d, 0), l, true, only, true)
		}
	}
	switch p {
	case ir.NE, ir.EQ:
		if a.IsPtr() && b.IsPtr() {
			if base(a) != base(b) {
				if a, b = c.ptrToInt(a), c.ptrToInt(b); a == nil || b == nil {
					return Count{}
				}
			}
		} else if a.IsPtr() || b.IsPtr() {
			return Count{}
		}
		d := c.minus(a, b, 0)
		if p == ir.NE {
			return c.untilZero(d, l, only)
		}
		if d.Kind == Constant && !d.IsZero() {
			zero := c.like(d, 0)
			return Count{Exact: zero, Max: zero, Symbolic: zero}
		}
		if d.IsAffine() && d.Loop == l && d.Start().IsZero() && c.KnownNonZero(d.Args[1]) {
			one := c.like(d, 1) // equal at first, and then not
			return Count{Exact: one, Max: one, Symbolic: one}
		}
		return Count{}
	case ir.SLE, ir.ULE, ir.SGE, ir.UGE:
		var ok bool
		if p, a, b, ok = c.strict(p, a, b, l, only); !ok {
			return Count{}
		}
	}
	if p == ir.SLT || p == ir.ULT {
		return c.whileLess(a, b, l, p == ir.SLT, only, false)
	}
	return c.whileGreater(a, b, l, p == ir.SGT, only)
}

// apart is the difference of two recurrences of which one goes up to the other, which is below 0 as long as they have not met, for how long that compare
// holds; nil for another compare. Neither wraps, nor does the difference before it is 0, as it does not at first:
//
//	{0,+,1}<nsw> <s {99,+,-1}<nsw>     {-99,+,2} <s 0
func (c *counter) apart(l *cfg.Loop, p ir.Pred, a, b *Expr) *Expr {
	if p == ir.SGT {
		a, b, p = b, a, ir.SLT
	}
	is := func(e *Expr) bool { return e.IsAffine() && e.Loop == l && e.Has(NSW) && !e.IsPtr() }
	if p != ir.SLT || !is(a) || !is(b) || !c.NeverWraps(ir.OpSub, ir.NSW, a.Args[1], b.Args[1]) {
		return nil
	}
	positive := func(e *Expr) bool { return c.KnownNonNegative(e) || c.entryGuarded(l, ir.SGE, e, c.like(e, 0)) }
	if !c.NeverWraps(ir.OpSub, ir.NSW, a.Start(), b.Start()) && !(positive(a.Start()) && positive(b.Start())) {
		return nil
	}
	return c.minus(a, b, 0)
}

// strict makes <= into < and >= into >: by one more or less where that does not wrap, or if it always held the loop must
// end where it would; or in twice as many bits.
func (c *counter) strict(p ir.Pred, a, b *Expr, l *cfg.Loop, only bool) (ir.Pred, *Expr, *Expr, bool) {
	signed := p.IsSigned()
	r := c.Range(b, signed)
	q := map[ir.Pred]ir.Pred{ir.SLE: ir.SLT, ir.ULE: ir.ULT, ir.SGE: ir.SGT, ir.UGE: ir.UGT}[p]
	up := p == ir.SLE || p == ir.ULE
	last := map[ir.Pred]bool{
		ir.SLE: r.SMax() == num.LowMask(b.Width-1), ir.ULE: r.UMax() == num.LowMask(b.Width),
		ir.SGE: r.SMin() == num.Pow2(b.Width-1).SExt(b.Width), ir.UGE: r.UMin().IsZero(),
	}[p]
	by, w := int64(1), NUW
	if signed {
		w = NSW
	}
	if !up {
		by = -1
		if !signed {
			w = 0
		}
	}
	switch {
	case last && only && c.IsInvariant(b, l) && c.mustEnd(l):
		w = 0
	case last:
		if a.IsPtr() || b.IsPtr() || 2*a.Width > 64 {
			return p, nil, nil, false
		}
		t := ir.IntN(2 * a.Width)
		if signed {
			a, b = c.sext(a, t), c.sext(b, t)
		} else {
			a, b = c.zext(a, t), c.zext(b, t)
		}
	}
	return q, a, c.sum(w, c.like(b, by), b), true
}
