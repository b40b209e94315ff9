package moves

import (
	"iter"
	"slices"

	"rewrite/egraph"
	"rewrite/passes/analysis/domain"
	"rewrite/passes/ir"
	"rewrite/passes/ir/intrinsic"
	"rewrite/passes/saturate/program"
)

// What stands behind a condition is computed where that holds: a compare that follows from it
// is true there, one that it rules out is false, and what it is equal to a constant is that.
//
//	select (icmp ult x, 5), (select (icmp ult x, 9), a, b), c      select (icmp ult x, 5), a, c
//	and (icmp slt x, y), (or (icmp ne x, y), z)                    icmp slt x, y
//	icmp ult (select (icmp ult x, 5), x, y), 9                     select (icmp ult x, 5), true, (icmp ult y, 9)
//
// LLVM has this as isImpliedCondition and simplifyWithOpReplaced, asked from many folds.
//
// Of a select only the arm that is chosen is looked at, and a condition that is poison makes all
// poison. Of `and` and `or` the other operand counts even where the result does not depend on
// it: only what is computed of all its operands may be looked into, so that nothing new is poison.
//
// Undef is read anew at each use. What is decided is decided by one compare of the condition, and
// what holds of all that the operands can be: then there are numbers that they can be read as, at the
// condition and behind it, of which both are true, and so the constant is one of the
// outcomes that there were. Two compares of one operand need not have been true of one
// number: these count together only if it is known not to be undef.

const (
	// impliedDepth bounds how deep is looked behind a condition, conditionDepth how deep into it.
	impliedDepth   = 4
	conditionDepth = 4
	// maxConditions bounds the compares of one condition, maxAlike the nodes of a class that are looked at.
	maxConditions = 12
	maxAlike      = 4
)

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

// A premise is a compare that is true, or a class of truth values of which it is known.
type premise struct {
	p    ir.Pred
	a, b egraph.ClassID
}

// premises are what holds where a condition is true, or false.
type premises struct {
	compares []premise
	classes  []egraph.ClassID
	truths   []bool
}

// MayImply tells whether an instruction is worth a look: compares behind a condition have an operand that
// it compares, too, or a choice is compared. The filter asks it of each instruction.
func MayImply(v *ir.Value) bool {
	switch v.Op {
	case ir.OpSelect:
		if v.Args[0].Type != ir.I1 {
			return false
		}
		var c, arms operands
		c.of(v.Args[0], conditionDepth)
		if c.n == 0 {
			return false
		}
		arms.of(v.Args[1], conditionDepth)
		arms.of(v.Args[2], conditionDepth)
		return c.meet(&arms)
	case ir.OpAnd, ir.OpOr, ir.OpXor:
		if v.Type != ir.I1 {
			return false
		}
		var x, y operands
		x.of(v.Args[0], conditionDepth)
		y.of(v.Args[1], conditionDepth)
		return x.meet(&y)
	case ir.OpICmp:
		return isChoice(v.Args[0]) || isChoice(v.Args[1])
	}
	return false
}

// operands are what compares compare, some of them.
type operands struct {
	list [8]*ir.Value
	n    int
}

// of adds what is compared in a value.
func (o *operands) of(v *ir.Value, depth int) {
	if !v.IsInstr() || depth == 0 {
		return
	}
	args := v.Args
	switch v.Op {
	case ir.OpICmp, ir.OpFCmp:
	case ir.OpSelect, ir.OpAnd, ir.OpOr, ir.OpXor, ir.OpZExt, ir.OpSExt:
		for _, a := range args {
			o.of(a, depth-1)
		}
		return
	case ir.OpCall:
		if _, ok := extremes[v.Intrinsic()]; !ok {
			return
		}
		args = v.CallArgs()
	default:
		return
	}
	for _, a := range args {
		if !a.IsConst() && o.n < len(o.list) {
			o.list[o.n] = a
			o.n++
		}
		o.of(a, depth-1)
	}
}

// meet tells whether two have one in common.
func (o *operands) meet(p *operands) bool {
	for _, a := range o.list[:o.n] {
		if slices.Contains(p.list[:p.n], a) {
			return true
		}
	}
	return false
}

func isChoice(v *ir.Value) bool {
	return v.Op == ir.OpSelect || (v.Op == ir.OpZExt || v.Op == ir.OpSExt) && v.Args[0].Type == ir.I1
}

// implied finds an operation of which a part follows from another.
func (mv *Mover) implied(n egraph.NodeID) (egraph.ClassID, bool) {
	g := mv.E
	m := mv.Vocab.Back[g.Op(n)]
	switch m.Op {
	case ir.OpSelect:
		c, x, y := g.Kid(n, 0), g.Kid(n, 1), g.Kid(n, 2)
		if !isBool(g, c) {
			break
		}
		if k, ok := mv.onlySecond(c, x, y); ok {
			return k, true
		}
		if k, ok := mv.together(n); ok {
			return k, true
		}
		x2, first := mv.behind(c, true, x, false)
		y2, second := mv.behind(c, false, y, false)
		if first || second {
			return g.Add(g.Op(n), g.Type(g.ClassOf(n)), g.Flags(n), c, x2, y2), true
		}
	case ir.OpAnd, ir.OpOr, ir.OpXor:
		if k, ok := mv.together(n); ok {
			return k, true
		}
		for i := range 2 {
			c, x := g.Kid(n, i), g.Kid(n, 1-i)
			if m.Op == ir.OpXor {
				switch t, _ := mv.decideClass(mv.premisesOf(c, true), x); t {
				case domain.True: // x is true, and c, from which that follows, is not
					not := g.Add(g.Op(n), boolType, 0, c, mv.truth(true))
					return g.Add(mv.Vocab.Plain[ir.OpAnd], boolType, 0, x, not), true
				case domain.False: // not both are true
					return g.Add(mv.Vocab.Plain[ir.OpOr], boolType, 0, c, x), true
				}
				continue
			}
			if x2, ok := mv.behind(c, m.Op == ir.OpAnd, x, true); ok {
				return mv.logic(n, c, x2), true
			}
		}
	case ir.OpICmp:
		for i := range 2 {
			if k, ok := mv.compareOfChoice(m.Pred, g.Kid(n, i), g.Kid(n, 1-i), i == 1); ok {
				return k, true
			}
		}
	}
	return 0, false
}

// onlySecond finds a choice between a truth value and another one that is the same where that is
// chosen: select c, true, (icmp ult x, 9) if c says that x is below 5.
//
// Where c chooses the constant, what the other is decided by is not poison.
func (mv *Mover) onlySecond(c, x, y egraph.ClassID) (egraph.ClassID, bool) {
	for i, arm := range [2][2]egraph.ClassID{{x, y}, {y, x}} {
		if is, constant := mv.boolean(arm[0]); constant {
			if t, sure := mv.decideClass(mv.premisesOf(c, i == 0), arm[1]); sure && t != domain.Maybe && is == (t == domain.True) {
				return arm[1], true
			}
		}
	}
	return 0, false
}

// decideClass tells what a truth value is where the premises hold, and whether it is no poison there.
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
			return t, mv.compared(ps, g.Kid(n, 0)) && mv.compared(ps, g.Kid(n, 1))
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

// together is one compare for logic of two of the same operands. Each outcome of a compare makes the result
// true or false; a predicate that is true of the same outcomes is what is looked for.
func (mv *Mover) together(n egraph.NodeID) (egraph.ClassID, bool) {
	g := mv.E
	m := mv.Vocab.Back[g.Op(n)]
	if !isBool(g, g.ClassOf(n)) {
		return 0, false
	}
	first, second := g.Kid(n, 0), g.Kid(n, 1)
	op := m.Op
	if op == ir.OpSelect { // select(a, b, false) and select(a, true, b)
		if is, ok := mv.boolean(g.Kid(n, 2)); ok && !is {
			op = ir.OpAnd
		} else if is, ok := mv.boolean(second); ok && is {
			op, second = ir.OpOr, g.Kid(n, 2)
		} else {
			return 0, false
		}
	}
	p, a, b, ok := mv.compareIn(first)
	if !ok {
		return 0, false
	}
	q, c, d, ok := mv.compareIn(second)
	if !ok || q.IsFloat() != p.IsFloat() {
		return 0, false
	}
	switch {
	case a == c && b == d:
	case a == d && b == c:
		q = q.Swap()
	default:
		return 0, false
	}
	for r := range predicatesLike(p) {
		same := true
		for _, o := range outcomesAlone(p.IsFloat()) {
			x, y := o.given(p) == domain.True, o.given(q) == domain.True
			z := x != y
			switch op {
			case ir.OpAnd:
				z = x && y
			case ir.OpOr:
				z = x || y
			}
			same = same && z == (o.given(r) == domain.True)
		}
		if same {
			return g.Add(mv.Vocab.Compare[r], boolType, 0, a, b), true
		}
	}
	return 0, false
}

// compareIn is the first compare of a class.
func (mv *Mover) compareIn(k egraph.ClassID) (p ir.Pred, a, b egraph.ClassID, ok bool) {
	g := mv.E
	left := maxAlike
	for n := range g.Nodes(k) {
		if left--; left < 0 {
			break
		}
		if g.Op(n) < program.FirstOp {
			continue
		}
		if m := mv.Vocab.Back[g.Op(n)]; m.Op == ir.OpICmp || m.Op == ir.OpFCmp {
			return m.Pred, g.Find(g.Kid(n, 0)), g.Find(g.Kid(n, 1)), true
		}
	}
	return 0, 0, 0, false
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

// compareOfChoice is a compare of a choice with z, of which one arm is decided by the condition.
func (mv *Mover) compareOfChoice(p ir.Pred, choice, z egraph.ClassID, swapped bool) (egraph.ClassID, bool) {
	g := mv.E
	if swapped {
		p = p.Swap()
	}
	left := maxAlike
	for n := range g.Nodes(choice) {
		if left--; left < 0 {
			break
		}
		choices, ok := mv.choice(n)
		if !ok {
			continue
		}
		c := g.Kid(n, 0)
		var arms [2]egraph.ClassID
		decided := false
		for i, x := range choices {
			truth := mv.decide(mv.premisesOf(c, i == 0), p, x, z)
			if decided = decided || truth != domain.Maybe; truth != domain.Maybe {
				arms[i] = mv.truth(truth == domain.True)
			} else {
				arms[i] = g.Add(mv.Vocab.Compare[p], boolType, 0, x, z)
			}
		}
		if decided {
			return g.Add(mv.Vocab.Plain[ir.OpSelect], boolType, 0, c, arms[0], arms[1]), true
		}
	}
	return 0, false
}

// choice is what a node is where its first operand is true, and where it is false.
func (mv *Mover) choice(n egraph.NodeID) (arms [2]egraph.ClassID, ok bool) {
	g := mv.E
	if g.Op(n) < program.FirstOp || g.Arity(n) == 0 || !isBool(g, g.Kid(n, 0)) {
		return arms, false
	}
	t := g.Type(g.ClassOf(n))
	number := func(n uint64) egraph.ClassID { return g.Leaf(program.OpInt, t, n) }
	switch op := mv.Vocab.Back[g.Op(n)].Op; {
	case op == ir.OpSelect:
		return [2]egraph.ClassID{g.Kid(n, 1), g.Kid(n, 2)}, true
	case op == ir.OpZExt && program.Width(t) <= 64:
		return [2]egraph.ClassID{number(1), number(0)}, true
	case op == ir.OpSExt && program.Width(t) <= 64:
		return [2]egraph.ClassID{number(ir.Mask(program.Width(t))), number(0)}, true
	}
	return arms, false
}

var boolType = program.IntType(1, 0)

func isBool(g *egraph.Graph, k egraph.ClassID) bool { return g.Type(k) == boolType }

func (mv *Mover) truth(is bool) egraph.ClassID {
	n := uint64(0)
	if is {
		n = 1
	}
	return mv.E.Leaf(program.OpInt, boolType, n)
}

// behind is what x is where c is true, or false; strict where it counts elsewhere, too.
func (mv *Mover) behind(c egraph.ClassID, is bool, x egraph.ClassID, strict bool) (egraph.ClassID, bool) {
	if _, constant := mv.E.Constant(x); constant {
		return x, false
	}
	if _, constant := mv.E.Constant(c); constant {
		return x, false
	}
	return mv.simplified(mv.premisesOf(c, is), x, impliedDepth, strict)
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
	return ok && mv.E.Payload(n) != 0, ok
}

// simplified is what x is where the premises hold, if it is something else.
func (mv *Mover) simplified(ps *premises, x egraph.ClassID, depth int, strict bool) (egraph.ClassID, bool) {
	g := mv.E
	x = g.Find(x)
	if _, constant := g.Constant(x); constant {
		return x, false
	}
	for i, c := range ps.classes {
		if c == x {
			return mv.truth(ps.truths[i]), true
		}
	}
	if program.KindOf(g.Type(x)) == program.KindInt {
		for _, q := range ps.compares {
			if q.p != ir.EQ || q.a != x && q.b != x {
				continue
			}
			other := q.a
			if q.a == x {
				other = q.b
			}
			if _, constant := g.Constant(other); constant {
				return other, true
			}
		}
	}
	if depth == 0 {
		return x, false
	}
	left := maxAlike
	for n := range g.Nodes(x) {
		if left--; left < 0 {
			break
		}
		if g.Op(n) < program.FirstOp {
			continue
		}
		if to, ok := mv.simplifiedNode(ps, n, depth-1, strict); ok && g.Find(to) != x {
			return to, true
		}
	}
	return x, false
}

func (mv *Mover) simplifiedNode(ps *premises, n egraph.NodeID, depth int, strict bool) (egraph.ClassID, bool) {
	g := mv.E
	k := g.ClassOf(n)
	m := mv.Vocab.Back[g.Op(n)]
	if program.Shape(g.Type(k)) != 0 {
		return 0, false
	}
	switch m.Op {
	case ir.OpICmp, ir.OpFCmp:
		if t := mv.decide(ps, m.Pred, g.Kid(n, 0), g.Kid(n, 1)); t != domain.Maybe {
			return mv.truth(t == domain.True), true
		}
	case ir.OpSelect:
		c := g.Kid(n, 0)
		if !isBool(g, c) {
			return 0, false
		}
		c2, ok := mv.simplified(ps, c, depth, strict)
		if is, constant := mv.boolean(c2); ok && constant {
			if strict { // the other arm may be what is poison elsewhere
				return 0, false
			}
			arm := g.Kid(n, 2)
			if is {
				arm = g.Kid(n, 1)
			}
			arm, _ = mv.simplified(ps, arm, depth, strict)
			return arm, true
		}
	case ir.OpAnd, ir.OpOr, ir.OpXor, ir.OpAdd, ir.OpSub, ir.OpZExt, ir.OpSExt, ir.OpTrunc:
	case ir.OpCall:
		if m.Intrinsic == nil {
			return 0, false
		}
		p, ok := extremes[m.Intrinsic.ID]
		if !ok {
			return 0, false
		}
		switch mv.decide(ps, p, g.Kid(n, 0), g.Kid(n, 1)) {
		case domain.True:
			return g.Kid(n, 0), true
		case domain.False:
			return g.Kid(n, 1), true
		}
	default:
		return 0, false
	}
	if g.Arity(n) > 3 {
		return 0, false
	}
	var kids [3]egraph.ClassID
	changed := false
	count := g.Arity(n)
	for i := range count {
		var ok bool
		kids[i], ok = mv.simplified(ps, g.Kid(n, i), depth, strict)
		changed = changed || ok
	}
	if !changed {
		return 0, false
	}
	if m.Op == ir.OpAnd || m.Op == ir.OpOr {
		return mv.logic(n, kids[0], kids[1]), true
	}
	fl := g.Flags(n)
	if strict {
		fl = 0
	}
	return g.Add(g.Op(n), g.Type(k), fl, kids[:count]...), true
}

// logic is the operation of a node, and or or, of other operands; a truth value that is one of them decides.
func (mv *Mover) logic(n egraph.NodeID, a, b egraph.ClassID) egraph.ClassID {
	g := mv.E
	conjunction := mv.Vocab.Back[g.Op(n)].Op == ir.OpAnd
	for _, pair := range [2][2]egraph.ClassID{{a, b}, {b, a}} {
		if is, constant := mv.boolean(pair[0]); constant {
			if is == conjunction {
				return pair[1]
			}
			return pair[0]
		}
	}
	return g.Add(g.Op(n), g.Type(g.ClassOf(n)), 0, a, b)
}

// extremes are the predicates by which minima and maxima take their first operand.
var extremes = map[intrinsic.ID]ir.Pred{intrinsic.Smin: ir.SLE, intrinsic.Smax: ir.SGE, intrinsic.Umin: ir.ULE, intrinsic.Umax: ir.UGE}

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
	if program.KindOf(g.Type(a)) != program.KindInt || program.Shape(g.Type(a)) != 0 {
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
