package moves

import (
	"iter"
	"slices"

	"rewrite/egraph"
	"rewrite/passes/analysis/domain"
	"rewrite/passes/ir"
	"rewrite/passes/saturate/program"
)

// What a condition tells, and what a compare is where that holds; see implied.go for what makes it right.

// outcomes are how two operands may compare, as bits: less, equal, greater, and of
// floats unordered; of integers in both orders.
type outcomes struct{ unsigned, signed uint8 }

const (
	less uint8 = 1 << iota
	equal
	greater
	unordered
	any3 = less | equal | greater
)

// outcomesOf is those of which a predicate is true.
func outcomesOf(p ir.Pred) outcomes {
	set := [...]uint8{
		ir.EQ: equal, ir.NE: less | greater, ir.UGT: greater, ir.UGE: greater | equal, ir.ULT: less, ir.ULE: less | equal,
		ir.SGT: greater, ir.SGE: greater | equal, ir.SLT: less, ir.SLE: less | equal,
	}
	switch {
	case p.IsFloat():
		bits := uint8(p - ir.FFalse)
		s := bits&1<<1 | bits&2<<1 | bits&4>>2 | bits&8 // equal, greater, less, unordered
		return outcomes{s, s}
	case p == ir.EQ || p == ir.NE:
		return outcomes{set[p], set[p]}
	case p.IsSigned():
		return outcomes{any3, set[p]}.agree()
	}
	return outcomes{set[p], any3}.agree()
}

// agree leaves equality out of both orders if it is ruled out in one, and all else if
// nothing but equality is left.
func (o outcomes) agree() outcomes {
	if eq := o.unsigned & o.signed & equal; eq == 0 {
		o.unsigned, o.signed = o.unsigned&^equal, o.signed&^equal
	}
	if o.unsigned == equal || o.signed == equal {
		return outcomes{o.unsigned & equal, o.signed & equal}
	}
	return o
}

// given tells what a compare by p gives if o are the outcomes that are left.
func (o outcomes) given(p ir.Pred) domain.Truth {
	q := outcomesOf(p)
	left, of := o.unsigned, q.unsigned
	if p.IsSigned() {
		left, of = o.signed, q.signed
	}
	switch {
	case o.unsigned == 0 || o.signed == 0: // the condition is never true
	case left&^of == 0:
		return domain.True
	case left&of == 0:
		return domain.False
	}
	return domain.Maybe
}

// A premise is a compare that is true.
type premise struct {
	p    ir.Pred
	a, b egraph.ClassID
}

// premises are what holds where a condition is true, or false: compares, and classes of truth values.
type premises struct {
	compares []premise
	classes  []egraph.ClassID
	truths   []bool
}

// decideClass tells what a truth value is where the premises hold, and whether it is that there however
// often its operands are read: no poison, and no compare of undef with itself.
func (mv *Mover) decideClass(ps *premises, k egraph.ClassID) (t domain.Truth, sure bool) {
	g := mv.E
	left := maxAlike
	for n := range g.Nodes(k) {
		if left--; left < 0 {
			break
		}
		if g.Op(n) < program.FirstOp {
			continue
		}
		if m := mv.Vocab.Back[g.Op(n)]; m.Op != ir.OpICmp && m.Op != ir.OpFCmp || g.Flags(n) != 0 {
			continue
		} else if t := mv.decide(ps, m.Pred, g.Kid(n, 0), g.Kid(n, 1)); t != domain.Maybe {
			a, b := g.Find(g.Kid(n, 0)), g.Find(g.Kid(n, 1))
			return t, mv.compared(ps, a) && mv.compared(ps, b) && (a != b || g.Defined(a)&egraph.NotUndef != 0)
		}
	}
	return domain.Maybe, false
}

// compared tells whether a class is a constant or an operand of a premise, and so no poison where they hold.
func (mv *Mover) compared(ps *premises, k egraph.ClassID) bool {
	if _, constant := mv.E.Constant(k); constant {
		return true
	}
	k = mv.E.Find(k)
	return slices.ContainsFunc(ps.compares, func(q premise) bool { return q.a == k || q.b == k })
}

// predicatesLike are all of fcmp or of icmp, without those that are no compare.
func predicatesLike(p ir.Pred) iter.Seq[ir.Pred] {
	from, to := ir.EQ, ir.SLE
	if p.IsFloat() {
		from, to = ir.FFalse, ir.FTrue
	}
	return func(yield func(ir.Pred) bool) {
		for r := from; r <= to && yield(r); r++ {
		}
	}
}

// outcomesAlone are those that two operands can have: one in each order.
func outcomesAlone(float bool) []outcomes {
	if float {
		return []outcomes{{less, less}, {equal, equal}, {greater, greater}, {unordered, unordered}}
	}
	return []outcomes{{less, less}, {less, greater}, {equal, equal}, {greater, less}, {greater, greater}}
}

// premisesOf is what holds where c is true, or false.
func (mv *Mover) premisesOf(c egraph.ClassID, is bool) *premises {
	if mv.premises == nil {
		mv.premises = &premises{}
	}
	ps := mv.premises
	ps.compares, ps.classes, ps.truths = ps.compares[:0], ps.classes[:0], ps.truths[:0]
	mv.learn(ps, c, is, conditionDepth)
	return ps
}

func (mv *Mover) learn(ps *premises, c egraph.ClassID, is bool, depth int) {
	g := mv.E
	ps.classes, ps.truths = append(ps.classes, g.Find(c)), append(ps.truths, is)
	left := maxAlike
	for n := range g.Nodes(c) {
		if left--; left < 0 || depth == 0 || len(ps.classes) > maxConditions {
			return
		}
		if g.Op(n) < program.FirstOp {
			continue
		}
		switch m := mv.Vocab.Back[g.Op(n)]; m.Op {
		case ir.OpICmp, ir.OpFCmp:
			p := m.Pred
			if !is {
				p = p.Invert()
			}
			ps.compares = append(ps.compares, premise{p, g.Find(g.Kid(n, 0)), g.Find(g.Kid(n, 1))})
		case ir.OpAnd, ir.OpOr:
			if is == (m.Op == ir.OpAnd) {
				mv.learn(ps, g.Kid(n, 0), is, depth-1)
				mv.learn(ps, g.Kid(n, 1), is, depth-1)
			}
		case ir.OpXor:
			for i := range 2 {
				if one, ok := mv.boolean(g.Kid(n, 1-i)); ok && one {
					mv.learn(ps, g.Kid(n, i), !is, depth-1)
				}
			}
		case ir.OpSelect:
			// select(a, b, false) and select(a, true, b)
			for i := 1; i <= 2; i++ {
				if arm, ok := mv.boolean(g.Kid(n, i)); ok && arm == (i == 1) && arm != is {
					mv.learn(ps, g.Kid(n, 0), i != 1, depth-1)
					mv.learn(ps, g.Kid(n, 3-i), is, depth-1)
				}
			}
		}
	}
}

// boolean is the constant that a truth value is.
func (mv *Mover) boolean(k egraph.ClassID) (is, ok bool) {
	if !isBool(mv.E, k) {
		return false, false
	}
	n, ok := mv.E.Constant(k)
	if !ok || program.IsVector(mv.E.Type(k), mv.E.Payload(n)) { // of several truths
		return false, false
	}
	return mv.E.Payload(n) != 0, true
}

// decide tells what a compare gives where the premises hold.
func (mv *Mover) decide(ps *premises, p ir.Pred, a, b egraph.ClassID) domain.Truth {
	g := mv.E
	a, b = g.Find(a), g.Find(b)
	all := outcomes{any3, any3}
	if p.IsFloat() {
		all = outcomes{any3 | unordered, any3 | unordered}
	}
	once := g.Defined(a)&g.Defined(b)&egraph.NotUndef != 0
	left := all
	for _, q := range ps.compares {
		if q.p.IsFloat() != p.IsFloat() {
			continue
		}
		r := q.p
		switch {
		case q.a == a && q.b == b:
		case q.a == b && q.b == a:
			r = r.Swap()
		default:
			continue
		}
		o := outcomesOf(r)
		if t := o.given(p); t != domain.Maybe {
			return t
		}
		left.unsigned, left.signed = left.unsigned&o.unsigned, left.signed&o.signed
	}
	if a == b && !p.IsFloat() { // a read of it that is equal to another there is
		return outcomes{equal, equal}.given(p)
	}
	if left = left.agree(); once && left != all {
		if t := left.given(p); t != domain.Maybe {
			return t
		}
	}
	if p.IsFloat() {
		if (p == ir.ORD || p == ir.UNO) && mv.ordered(ps, a) && mv.ordered(ps, b) {
			if p == ir.ORD {
				return domain.True
			}
			return domain.False
		}
		return domain.Maybe
	}
	if program.KindOf(g.Type(a)) != program.KindInt {
		return domain.Maybe
	}
	x, y := mv.Of(g, a), mv.Of(g, b)
	if t := domain.Compare(p, x, y); t != domain.Maybe {
		return t
	}
	// one premise of each operand, and where it is not undef, all
	allX, allY := x, y
	for _, q := range ps.compares {
		if q.p.IsFloat() {
			continue
		}
		for _, q := range [2]premise{q, {q.p.Swap(), q.b, q.a}} {
			if q.a != a && q.a != b || q.b == a || q.b == b {
				continue
			}
			f := mv.Of(g, q.a)
			f = f.Meet(f.Where(q.p, mv.Of(g, q.b)))
			if f.IsEmpty() {
				return domain.Maybe
			}
			t := domain.Maybe
			if q.a == a {
				t = domain.Compare(p, f, y)
				allX = allX.Meet(f)
			} else {
				t = domain.Compare(p, x, f)
				allY = allY.Meet(f)
			}
			if t != domain.Maybe {
				return t
			}
		}
	}
	if once && !allX.IsEmpty() && !allY.IsEmpty() {
		return domain.Compare(p, allX, allY)
	}
	return domain.Maybe
}

// constantWithin is the number that an integer is where the premises hold, by what one of them says of what it is computed from:
// udiv(x, 24) is 0 where x is below 8. If that is undef it can be read there as it was in the premise.
func constantWithin(mv *Mover, ps *premises, k egraph.ClassID) (egraph.ClassID, bool) {
	g := mv.E
	t := g.Type(k)
	if program.KindOf(t) != program.KindInt || program.Width(t) > 64 || program.Width(t) == 1 {
		return 0, false
	}
	for _, q := range ps.compares {
		if q.p.IsFloat() || q.a == q.b || program.KindOf(g.Type(q.a)) != program.KindInt {
			continue
		}
		for _, q := range [2]premise{q, {q.p.Swap(), q.b, q.a}} {
			if _, constant := g.Constant(q.b); !constant {
				continue
			}
			f := mv.Of(g, q.a)
			if f = f.Meet(f.Where(q.p, mv.Of(g, q.b))); f.IsEmpty() || f == mv.Of(g, q.a) {
				continue
			}
			if f, ok := within(mv, q.a, f, k, withinDepth); ok && !f.IsEmpty() {
				if n, ok := f.Constant(); ok {
					return g.Leaf(program.OpInt, t, n.Lo), true
				}
			}
		}
	}
	return 0, false
}

// within is what is known of a class if f is of another; !ok if that tells nothing. Of a vector f is known in some of its lanes
// only, so what is looked through computes each lane from the same one.
func within(mv *Mover, x egraph.ClassID, f domain.Facts, k egraph.ClassID, depth int) (domain.Facts, bool) {
	g := mv.E
	if k = g.Find(k); k == x {
		return f, true
	}
	if depth == 0 {
		return f, false
	}
	left := maxAlike
	for n := range g.Nodes(k) {
		if left--; left < 0 {
			break
		}
		if g.Op(n) < program.FirstOp || g.Op(n) == program.OpFreeze || g.Arity(n) == 0 || g.Arity(n) > 2 { // a freeze read it before
			continue
		}
		if m := mv.Vocab.Back[g.Op(n)]; program.Shape(g.Type(x)) != 0 && !m.Op.Is(ir.LaneWise) && (m.Intrinsic == nil || !m.Intrinsic.LaneWise) {
			continue
		}
		var args [2]domain.Facts
		found := false
		for i := range g.Arity(n) {
			of, ok := within(mv, x, f, g.Kid(n, i), depth-1)
			if found = found || ok; !ok {
				of = mv.Of(g, g.Kid(n, i))
			}
			args[i] = of
		}
		if found {
			if of, ok := mv.Given(g, n, args[:g.Arity(n)]); ok {
				return of.Meet(mv.Of(g, k)), true
			}
		}
	}
	return f, false
}

// ordered tells whether a float is no NaN, by what is known of it or by a premise.
func (mv *Mover) ordered(ps *premises, a egraph.ClassID) bool {
	if mv.Of(mv.E, a).May()&domain.NaN == 0 {
		return true
	}
	for _, q := range ps.compares {
		if q.p.IsFloat() && outcomesOf(q.p).unsigned&unordered == 0 && (q.a == a || q.b == a) {
			return true
		}
	}
	return false
}
