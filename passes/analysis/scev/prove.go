package scev

import (
	"slices"

	"rewrite/passes/analysis/cfg"
	"rewrite/passes/analysis/scev/arc"
	"rewrite/passes/ir"
	"rewrite/passes/ir/intrinsic"
	"rewrite/passes/ir/num"
)

// prover tells which compares hold: always, when a loop is entered, or when it goes back.
type prover struct {
	*Analysis
	depth int // of conditions that are being looked at
}

// maxProof bounds how deep conditions are looked into, and maxGuards how many dominators.
const (
	maxProof  = 4
	maxGuards = 32
)

// KnownPredicate tells whether a compare of two expressions holds wherever they are
// computed.
func (p *prover) KnownPredicate(pred ir.Pred, a, b *Expr) bool {
	if a.Width != b.Width {
		return false
	}
	if p.simplyKnown(pred, a, b) {
		return true
	}
	// of recurrences it holds always if it holds first, and after each step
	for _, e := range []*Expr{a, b} {
		if e.Kind != Rec || p.depth > 0 {
			continue
		}
		l := e.Loop
		init := func(x *Expr) *Expr {
			if x.Kind == Rec && x.Loop == l {
				return x.Start()
			}
			return x
		}
		post := func(x *Expr) *Expr {
			if x.Kind == Rec && x.Loop == l {
				return p.Next(x)
			}
			return x
		}
		if !p.availableAtEntry(init(a), l) || !p.availableAtEntry(init(b), l) {
			continue
		}
		if p.entryGuarded(l, pred, init(a), init(b)) && p.backedgeGuarded(l, pred, post(a), post(b)) {
			return true
		}
	}
	return false
}

// simplyKnown tells whether a compare holds from ranges, flags and shapes alone.
func (p *prover) simplyKnown(pred ir.Pred, a, b *Expr) bool {
	if a == b {
		switch pred {
		case ir.EQ, ir.UGE, ir.ULE, ir.SGE, ir.SLE:
			return true
		}
		return false
	}
	if a.Width != b.Width {
		return false
	}
	switch pred {
	case ir.UGT, ir.UGE, ir.SGT, ir.SGE:
		a, b, pred = b, a, pred.Swap()
	}
	prefer := arc.Unsigned
	if pred.IsSigned() {
		prefer = arc.Signed
	}
	if arc.Holds(pred, p.rangeOf(a, prefer), p.rangeOf(b, prefer)) {
		return true
	}
	if pred == ir.EQ || pred == ir.NE {
		if pred == ir.NE && arc.Holds(pred, p.rangeOf(a, arc.Signed), p.rangeOf(b, arc.Signed)) {
			return true
		}
		if pred == ir.NE && p.depth < maxProof && a.IsPtr() == b.IsPtr() {
			p.depth++
			defer func() { p.depth-- }()
			if d := p.minus(a, b, 0); d != nil {
				return p.KnownNonZero(d)
			}
		}
		return false
	}
	signed := pred.IsSigned()
	strict := pred == ir.ULT || pred == ir.SLT
	if !strict {
		least, most := UMin, UMax
		if signed {
			least, most = SMin, SMax
		}
		if a.Kind == Unknown && p.part(a.Value, b) && (!signed || p.KnownNonNegative(b)) {
			return true
		}
		if holds(a, least, b) || a.Kind == UMinSeq && !signed && holds(a, UMinSeq, b) || holds(b, most, a) {
			return true
		}
	}
	// a + c1 < a + c2, where neither wraps
	flag, number := NUW, func(e *Expr) num.Int { return e.N }
	less := num.Int.Less
	if signed {
		flag, number, less = NSW, (*Expr).signed, num.Int.LessSigned
	}
	x, c := offset(a, flag)
	y, d := offset(b, flag)
	if x != nil && x == y {
		var m, n num.Int
		if c != nil {
			m = number(c)
		}
		if d != nil {
			n = number(d)
		}
		if less(m, n) || !strict && m == n {
			return true
		}
	}
	// b - n < b, where b is n at least
	if sameButConstant(a, b) && a.IsPtr() == b.IsPtr() {
		if n := p.minus(b, a, 0); n != nil && n.Kind == Constant {
			r := p.rangeOf(b, prefer)
			if signed {
				return !n.signed().IsNegative() && !r.SMin().LessSigned(arc.MinSigned(b.Width).Add(n.N))
			}
			return !r.UMin().Less(n.N)
		}
	}
	// recurrences of one loop and one step keep the order of their starts
	if a.Kind == Rec && b.Kind == Rec && a.Loop == b.Loop && a.Has(flag) && b.Has(flag) && p.step(a) == p.step(b) {
		return p.simplyKnown(pred, a.Start(), b.Start())
	}
	return false
}

// part tells whether a value is what is left of e when it is shifted right: it is at most that, without sign.
func (p *prover) part(v *ir.Value, e *Expr) bool {
	return v.Op == ir.OpLShr && v.IsInstr() && len(p.reading) == 0 && p.found(v.Args[0]) == e
}

// holds tells whether e is a minimum or maximum with x among its operands.
func holds(e *Expr, k Kind, x *Expr) bool {
	if e.Kind != k {
		return false
	}
	for _, a := range e.Args {
		if a == x {
			return true
		}
	}
	return false
}

// offset is x and c of x + c that does not wrap, e and nil of any other e.
func offset(e *Expr, flag Wrap) (x, c *Expr) {
	if e.Kind == Sum && len(e.Args) == 2 && e.Args[0].Kind == Constant && e.Has(flag) {
		return e.Args[1], e.Args[0]
	}
	return e, nil
}

// A guard is a condition that held, or did not, on the way to a place.
type guard struct {
	cond *ir.Value
	held bool
}

// guards are the conditions on all ways to a block, the nearest first, and up to, and without,
// one that dominates it; nil for all.
func (p *prover) guards(b, until *ir.Block, do func(guard) bool) bool {
	for n := 0; b != nil && n < maxGuards; n++ {
		if p.assumes(b, do) {
			return true
		}
		if b == until {
			return false
		}
		up := p.dom.Idom(b)
		if up == nil {
			return false
		}
		if p.branches(up, b, do) {
			return true
		}
		b = up
	}
	return false
}

// assumes are the assumptions of a block that dominates the place; of the first one asked about
// those count too, as it is passed as a whole: the place is at the end of an edge.
func (p *prover) assumes(b *ir.Block, do func(guard) bool) bool {
	for i, v := range b.Instrs {
		if v.Op == ir.OpCall && v.Intrinsic() == intrinsic.Assume && p.straight(b, 0, i) {
			if do(guard{v.CallArgs()[0], true}) {
				return true
			}
		}
	}
	return false
}

// KnownAt tells whether a compare of two expressions holds wherever control is in a block: always, or by branches and
// assumptions above it.
func (p *prover) KnownAt(pred ir.Pred, a, b *Expr, at *ir.Block) bool {
	if p.KnownPredicate(pred, a, b) {
		return true
	}
	up := p.dom.Idom(at)
	if a.Width != b.Width || up == nil {
		return false
	}
	check := func(g guard) bool { return p.implied(pred, a, b, g) }
	return p.branches(up, at, check) || p.guards(up, nil, check)
}

// branches are the conditions by which a block is come to from its immediate dominator.
func (p *prover) branches(up, b *ir.Block, do func(guard) bool) bool {
	if t := up.Terminator(); t != nil && t.Op == ir.OpBr && len(t.Args) == 1 && t.Targets[0] != t.Targets[1] {
		for i, s := range t.Targets {
			if p.dom.DominatesEdge(up, s, b) && do(guard{t.Args[0], i == 0}) {
				return true
			}
		}
	}
	return false
}

// entryGuarded tells whether a compare holds whenever a loop is entered.
func (p *prover) entryGuarded(l *cfg.Loop, pred ir.Pred, a, b *Expr) bool {
	if l == nil || a.Width != b.Width {
		return false
	}
	if p.simplyKnown(pred, a, b) {
		return true
	}
	if x, least := p.roomToStep(pred, a, b); x != nil {
		signed := pred.IsSigned()
		a, b, pred = x, least, ir.UGE
		if signed {
			pred = ir.SGE
		}
		if p.simplyKnown(pred, a, b) {
			return true
		}
	}
	if !p.availableAtEntry(a, l) || !p.availableAtEntry(b, l) || len(p.reading) > 0 {
		return false
	}
	from := p.enteringBlock(l)
	if from == nil {
		return false
	}
	// a > b may follow in two parts: a >= b and a != b
	weak := map[ir.Pred]ir.Pred{ir.UGT: ir.UGE, ir.SGT: ir.SGE, ir.ULT: ir.ULE, ir.SLT: ir.SLE}[pred]
	var atLeast, differ bool
	if weak != ir.PredNone {
		atLeast, differ = p.simplyKnown(weak, a, b), p.simplyKnown(ir.NE, a, b)
	}
	check := func(g guard) bool {
		if p.implied(pred, a, b, g) {
			return true
		}
		if weak != ir.PredNone {
			atLeast = atLeast || p.implied(weak, a, b, g)
			differ = differ || p.implied(ir.NE, a, b, g)
		}
		return atLeast && differ
	}
	// the edge into the header, if it comes by a branch
	if t := from.Terminator(); t.Op == ir.OpBr && len(t.Args) == 1 && t.Targets[0] != t.Targets[1] {
		if check(guard{t.Args[0], t.Targets[0] == l.Header}) {
			return true
		}
	}
	return p.guards(from, nil, check)
}

// roomToStep makes of x > x + c, c a constant, what is the same: x is not below the least number less c, so that x + c wraps if c
// is taken for a step up, and does not if for a step down. It is nil for all other compares.
func (p *prover) roomToStep(pred ir.Pred, a, b *Expr) (x, least *Expr) {
	switch pred {
	case ir.ULT, ir.SLT:
		a, b = b, a
	case ir.UGT, ir.SGT:
	default:
		return nil, nil
	}
	if a.IsPtr() || b.IsPtr() || a.Kind == Constant || b.Kind == Constant {
		return nil, nil
	}
	d := p.minus(b, a, 0)
	if d.Kind != Constant || d.IsZero() {
		return nil, nil
	}
	n := num.Int{}
	if pred.IsSigned() {
		n = arc.MinSigned(a.Width)
	}
	return a, p.Int(a.Type, n.Sub(d.N).Trunc(a.Width))
}

// enteringBlock is the one block outside from which a loop is entered.
func (p *prover) enteringBlock(l *cfg.Loop) *ir.Block {
	var from *ir.Block
	for _, b := range l.Header.Preds() {
		if p.inside(b, l) {
			continue
		}
		if from != nil && from != b {
			return nil
		}
		from = b
	}
	return from
}

// backedgeGuarded tells whether a compare holds whenever a loop goes back to its header, of
// what the expressions are in the iteration that ends then.
func (p *prover) backedgeGuarded(l *cfg.Loop, pred ir.Pred, a, b *Expr) bool {
	if p.simplyKnown(pred, a, b) {
		return true
	}
	if len(l.Latches) != 1 || len(p.reading) > 0 {
		return false
	}
	check := func(g guard) bool { return p.implied(pred, a, b, g) }
	latch := l.Latches[0]
	if t := latch.Terminator(); t.Op == ir.OpBr && len(t.Args) == 1 && t.Targets[0] != t.Targets[1] {
		if check(guard{t.Args[0], t.Targets[0] == l.Header}) {
			return true
		}
	}
	return p.guards(latch, l.Header, check)
}

// onEachIteration tells whether a compare of a recurrence holds first and after each
// step.
func (p *prover) onEachIteration(pred ir.Pred, e, limit *Expr) bool {
	return p.entryGuarded(e.Loop, pred, e.Start(), limit) && p.backedgeGuarded(e.Loop, pred, p.Next(e), limit)
}

// implied tells whether a compare follows from a condition.
func (p *prover) implied(pred ir.Pred, a, b *Expr, g guard) bool {
	p.depth++
	defer func() { p.depth-- }()
	if p.depth > maxProof {
		return false
	}
	c := g.cond
	for _, t := range (ir.Truth{Value: c, Is: g.held}).Follows() {
		if p.implied(pred, a, b, guard{t.Value, t.Is}) {
			return true
		}
	}
	if c.Op != ir.OpICmp || !c.IsInstr() || !p.IsTyped(c.Args[0].Type) {
		return false
	}
	known := c.Pred
	if !g.held {
		known = known.Invert()
	}
	return p.follows(pred, a, b, known, p.Of(c.Args[0]), p.Of(c.Args[1]))
}

// follows tells whether a pred b follows from x known y.
func (p *prover) follows(pred ir.Pred, a, b *Expr, known ir.Pred, x, y *Expr) bool {
	if x.Width != y.Width {
		return false
	}
	if x.Width < a.Width { // what is known of fewer bits is known of them extended
		t := p.offsetType(a.Type)
		if x = p.ptrToInt(x); x == nil {
			return false
		}
		if y = p.ptrToInt(y); y == nil {
			return false
		}
		if known.IsSigned() {
			x, y = p.sext(x, t), p.sext(y, t)
		} else {
			x, y = p.zext(x, t), p.zext(y, t)
		}
	} else if x.Width > a.Width {
		t := x.Type
		if a.IsPtr() || b.IsPtr() || t.IsPtr() {
			return false
		}
		if pred.IsSigned() {
			a, b = p.sext(a, t), p.sext(b, t)
		} else {
			a, b = p.zext(a, t), p.zext(b, t)
		}
	}
	if y.Kind != Constant && x.Kind == Constant {
		x, y, known = y, x, known.Swap()
	}
	if b.Kind != Constant && a.Kind == Constant {
		a, b, pred = b, a, pred.Swap()
	}
	return p.follow(pred, a, b, known, x, y) || p.follow(pred, a, b, known.Swap(), y, x)
}

func (p *prover) follow(pred ir.Pred, a, b *Expr, known ir.Pred, x, y *Expr) bool {
	// by the numbers that are left: a is x plus a constant
	if y.Kind == Constant && b.Kind == Constant && sameButConstant(a, x) {
		if d := p.minus(a, x, 0); d != nil && d.Kind == Constant && a.IsPtr() == x.IsPtr() {
			left := arc.Satisfying(known, arc.Of(y.Width, y.N))
			if known != ir.NE {
				left = left.Meet(p.rangeOf(x, arc.Unsigned), arc.Smallest)
			}
			if arc.Satisfying(pred, arc.Of(b.Width, b.N)).Covers(left.Add(arc.Of(d.Width, d.N))) {
				return true
			}
			if known == ir.NE { // an end of the range goes
				r := p.rangeOf(x, arc.Unsigned)
				if y.N == r.UMin() {
					r = r.Meet(arc.New(r.Width, y.N.Add(num.Of(1)), r.UMax().Add(num.Of(1))), arc.Unsigned)
				}
				return !r.IsFull() && arc.Satisfying(pred, arc.Of(b.Width, b.N)).Covers(r.Add(arc.Of(d.Width, d.N)))
			}
		}
	}
	less := func(k ir.Pred) (strict, signed, ok bool) {
		switch k {
		case ir.ULT, ir.ULE:
			return k == ir.ULT, false, true
		case ir.SLT, ir.SLE:
			return k == ir.SLT, true, true
		}
		return
	}
	le := func(signed bool) ir.Pred {
		if signed {
			return ir.SLE
		}
		return ir.ULE
	}
	switch pred {
	case ir.UGT, ir.UGE, ir.SGT, ir.SGE:
		a, b, pred = b, a, pred.Swap()
	}
	wantStrict, wantSigned, isLess := less(pred)
	strict, signed, knownLess := less(known)
	if known == ir.EQ {
		switch {
		case isLess:
			return p.simplyKnown(le(wantSigned), a, x) && p.simplyKnown(pred, y, b) || p.simplyKnown(pred, a, x) && p.simplyKnown(le(wantSigned), y, b)
		case pred == ir.EQ:
			return a == x && b == y
		}
		return a == x && p.simplyKnown(pred, y, b) || a == y && p.simplyKnown(pred, x, b)
	}
	if known == ir.NE {
		return pred == ir.NE && (a == x && b == y || p.sameDifference(a, b, x, y))
	}
	if !knownLess {
		return false
	}
	if pred == ir.NE && strict && a == y && b.Kind == Constant {
		// y - 1 < y: y is not the least number
		least := num.Int{}
		if signed {
			least = arc.MinSigned(y.Width)
		}
		if b.N == least && p.Add(y, p.like(y, -1)) == x {
			return true
		}
	}
	if pred == ir.NE {
		return strict && (a == x && b == y || a == y && b == x || p.simplyKnown(le(signed), a, x) && p.simplyKnown(le(signed), y, b))
	}
	if !isLess {
		return false
	}
	if wantSigned != signed {
		// The orders agree on what is not negative: x where x < y with sign, y without, and then the other is none either.
		if signed && !p.KnownNonNegative(x) || !signed && !p.KnownNonNegative(y) {
			return false
		}
	}
	o := le(wantSigned)
	lt := ir.ULT
	if wantSigned {
		lt = ir.SLT
	}
	// a <= x < y <= b
	if p.simplyKnown(o, a, x) && p.simplyKnown(o, y, b) {
		return strict || !wantStrict || p.simplyKnown(lt, a, x) || p.simplyKnown(lt, y, b)
	}
	if strict && wantSigned == signed {
		// x < y: x + 1 does not wrap, and x + 1 <= y
		one := p.like(x, 1)
		up := p.Add(x, one)
		if !wantStrict && p.simplyKnown(o, a, up) && p.simplyKnown(o, y, b) {
			return true
		}
		// and y - 1 does not, and x <= y - 1
		down := p.Add(y, p.like(y, -1))
		if !wantStrict && p.simplyKnown(o, a, x) && p.simplyKnown(o, down, b) {
			return true
		}
	}
	return false
}

// sameButConstant tells whether two expressions differ by a constant, as their shapes tell. To compute the difference
// takes much longer, and mostly it is none.
func sameButConstant(a, b *Expr) bool {
	if a == b {
		return true
	}
	if a.Kind == Rec && b.Kind == Rec {
		return a.Loop == b.Loop && slices.Equal(a.Args[1:], b.Args[1:]) && sameButConstant(a.Start(), b.Start())
	}
	return slices.Equal(summands(a), summands(b))
}

// summands are what an expression is the sum of, a constant left out.
func summands(e *Expr) []*Expr {
	list := []*Expr{e}
	if e.Kind == Sum {
		list = e.Args
	}
	if list[0].Kind == Constant {
		list = list[1:]
	}
	return list
}

// sameDifference tells whether a - b is x - y or y - x: then they are equal at once.
func (p *prover) sameDifference(a, b, x, y *Expr) bool {
	if a.IsPtr() || b.IsPtr() || x.IsPtr() || y.IsPtr() {
		return false
	}
	d := p.minus(a, b, 0)
	return d == p.minus(x, y, 0) || d == p.minus(y, x, 0)
}
