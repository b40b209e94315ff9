package moves

import (
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
// A condition may be a vector of truth values. Everything here is done lane by lane, so what follows holds of each lane
// by itself, and what is known of a vector is known of all of its lanes.
//
// Of a select only the arm that is chosen is looked at, and a condition that is poison makes all
// poison. Of `and` and `or` the other operand counts even where the result does not depend on
// it: only what is computed of all its operands may be looked into, so that nothing new is poison,
// or the operation becomes a select that looks at the other operand where it counts.
//
// Undef is read anew at each use. What is decided is decided by one compare of the condition, and
// what holds of all that the operands can be: then there are numbers that they can be read as, at the
// condition and behind it, of which both are true, and so the constant is one of the
// outcomes that there were. What is no constant is read anew, and the condition tells nothing of that read. Two compares of one operand need not have been true of one
// number: these count together only if it is known not to be undef.

const (
	// impliedDepth bounds how deep is looked behind a condition, conditionDepth how deep into it.
	impliedDepth   = 4
	conditionDepth = 4
	// withinDepth is how many operations above what a condition compares are looked at for what they come to there.
	withinDepth = 3
	// maxConditions bounds the compares of one condition, maxAlike the nodes of a class that are looked at.
	maxConditions = 12
	maxAlike      = 4
)

// MayImply tells whether an instruction is worth a look: compares behind a condition have an operand that
// it compares, too, or a choice is compared. The filter asks it of each instruction.
func MayImply(v *ir.Value) bool {
	switch v.Op {
	case ir.OpSelect:
		if v.Args[0].Type.Scalar() != ir.I1 {
			return false
		}
		var c, arms operands
		c.of(v.Args[0], conditionDepth)
		if c.n == 0 {
			return false
		}
		arms.of(v.Args[1], conditionDepth)
		arms.of(v.Args[2], conditionDepth)
		return c.meet(&arms) || c.leadTo(v)
	case ir.OpAnd, ir.OpOr, ir.OpXor:
		if v.Type.Scalar() != ir.I1 {
			return false
		}
		var x, y operands
		x.of(v.Args[0], conditionDepth)
		y.of(v.Args[1], conditionDepth)
		return x.meet(&y)
	case ir.OpICmp, ir.OpFCmp:
		return isChoice(v.Args[0]) || isChoice(v.Args[1])
	}
	return false
}

// leadTo tells whether an arm of a choice is computed from a number that its condition compares.
func (o *operands) leadTo(v *ir.Value) bool {
	return v.Type.Scalar().IsInt() && slices.ContainsFunc(o.list[:o.n], func(x *ir.Value) bool {
		return x.Type.Scalar() != ir.I1 && (isComputedFrom(v.Args[1], x, withinDepth) || isComputedFrom(v.Args[2], x, withinDepth))
	})
}

// isComputedFrom tells whether an operation with a number leads from x to v.
func isComputedFrom(v, x *ir.Value, depth int) bool {
	if depth == 0 || !v.IsInstr() || len(v.Args) == 0 || len(v.Args) > 2 || !v.Type.Scalar().IsInt() {
		return false
	}
	for _, a := range v.Args {
		if a == x || isComputedFrom(a, x, depth-1) {
			return true
		}
	}
	return false
}

// operands are what compares compare, and truth values that come from elsewhere, some of them.
type operands struct {
	list [8]*ir.Value
	n    int
}

// of adds what is compared in a value, and truth values that it consists of.
func (o *operands) of(v *ir.Value, depth int) {
	if depth == 0 || v.IsConst() {
		return
	}
	if !v.IsInstr() {
		o.addTruth(v)
		return
	}
	args := v.Args
	switch v.Op {
	case ir.OpICmp, ir.OpFCmp:
		o.addTruth(v)
	case ir.OpSelect, ir.OpAnd, ir.OpOr, ir.OpXor, ir.OpZExt, ir.OpSExt, ir.OpTrunc, ir.OpAdd, ir.OpSub, ir.OpMul, ir.OpShl, ir.OpLShr, ir.OpAShr:
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
		o.addTruth(v)
		return
	}
	for _, a := range args {
		if !a.IsConst() {
			o.add(a)
		}
		o.of(a, depth-1)
	}
}

func (o *operands) add(v *ir.Value) {
	if o.n < len(o.list) {
		o.list[o.n] = v
		o.n++
	}
}

func (o *operands) addTruth(v *ir.Value) {
	if v.Type.Scalar() == ir.I1 {
		o.add(v)
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
	return v.Op == ir.OpSelect || (v.Op == ir.OpZExt || v.Op == ir.OpSExt) && v.Args[0].Type.Scalar() == ir.I1
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
		if k, ok := eitherWay(mv, c, x, y); ok {
			return k, true
		}
		x2, first := mv.behind(c, true, x, false)
		y2, second := mv.behind(c, false, y, false)
		if first || second {
			return g.Add(g.Op(n), g.Type(g.ClassOf(n)), g.Flags(n), c, x2, y2), true
		}
		if k, ok := otherFirst(mv, n); ok {
			return k, true
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
					t := g.Type(c)
					not := g.Add(g.Op(n), t, 0, c, mv.truth(true, t))
					return g.Add(mv.Vocab.Plain[ir.OpAnd], t, 0, x, not), true
				case domain.False: // not both are true
					return g.Add(mv.Vocab.Plain[ir.OpOr], g.Type(c), 0, c, x), true
				}
				continue
			}
			if x2, ok := mv.behind(c, m.Op == ir.OpAnd, x, true); ok {
				return mv.logic(n, c, x2), true
			}
		}
		for i := range 2 {
			c, x := g.Kid(n, i), g.Kid(n, 1-i)
			if m.Op == ir.OpXor {
				break
			}
			if x2, ok := mv.behind(c, m.Op == ir.OpAnd, x, false); ok { // not looked at where c decides
				return guarded(mv, c, x2, m.Op == ir.OpAnd), true
			}
		}
	case ir.OpICmp, ir.OpFCmp:
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

// otherFirst is select(x, c', false) for select(c, x, false), and the like for an or, where c is something else
// behind x: both are looked at anyway, if c is poison where x is.
func otherFirst(mv *Mover, n egraph.NodeID) (egraph.ClassID, bool) {
	c, x, conjunction, ok := logicalSelect(mv, n)
	if !ok || !mv.Client.ImpliesPoison(mv.E, x, c) {
		return 0, false
	}
	c2, ok := mv.behind(x, conjunction, c, false)
	if !ok {
		return 0, false
	}
	return guarded(mv, x, c2, conjunction), true
}

// logicalSelect takes select(c, x, false) apart, a conjunction, and select(c, true, x).
func logicalSelect(mv *Mover, n egraph.NodeID) (c, x egraph.ClassID, conjunction, ok bool) {
	g := mv.E
	if is, constant := mv.boolean(g.Kid(n, 2)); constant && !is {
		return g.Kid(n, 0), g.Kid(n, 1), true, true
	}
	if is, constant := mv.boolean(g.Kid(n, 1)); constant && is {
		return g.Kid(n, 0), g.Kid(n, 2), false, true
	}
	return 0, 0, false, false
}

// guarded is select(c, x, false) or select(c, true, x).
func guarded(mv *Mover, c, x egraph.ClassID, conjunction bool) egraph.ClassID {
	t := mv.E.Type(x)
	y := mv.truth(!conjunction, t)
	if !conjunction {
		x, y = y, x
	}
	return mv.E.Add(mv.Vocab.Plain[ir.OpSelect], t, 0, c, x, y)
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
		_, x, conjunction, ok := logicalSelect(mv, n)
		if !ok {
			return 0, false
		}
		if op, second = ir.OpOr, x; conjunction {
			op = ir.OpAnd
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
			return g.Add(mv.Vocab.Compare[r], g.Type(g.ClassOf(n)), 0, a, b), true
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
		c, t := g.Kid(n, 0), program.IntType(1, program.Shape(g.Type(z)))
		var arms [2]egraph.ClassID
		decided := false
		for i, x := range choices {
			truth := mv.decide(mv.premisesOf(c, i == 0), p, x, z)
			if truth != domain.Maybe {
				arms[i], decided = mv.truth(truth == domain.True, t), true
			} else {
				decided = decided || p.IsFloat() && constants(g, x, z) // which the rules fold
				arms[i] = g.Add(mv.Vocab.Compare[p], t, 0, x, z)
			}
		}
		if decided {
			return g.Add(mv.Vocab.Plain[ir.OpSelect], t, 0, c, arms[0], arms[1]), true
		}
	}
	return 0, false
}

func constants(g *egraph.Graph, x, y egraph.ClassID) bool {
	_, first := g.Constant(x)
	_, second := g.Constant(y)
	return first && second
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

// isBool tells whether a class is a truth value, or one in each lane.
func isBool(g *egraph.Graph, k egraph.ClassID) bool { return isTruth(g.Type(k)) }

func isTruth(t egraph.Type) bool { return t == program.IntType(1, program.Shape(t)) }

// truth is a truth value, in all lanes of a type.
func (mv *Mover) truth(is bool, t egraph.Type) egraph.ClassID {
	n := uint64(0)
	if is {
		n = 1
	}
	return mv.E.Leaf(program.OpInt, t, n)
}

// behind is what x is where c is true, or false; strict where it counts elsewhere, too.
func (mv *Mover) behind(c egraph.ClassID, is bool, x egraph.ClassID, strict bool) (egraph.ClassID, bool) {
	if _, constant := mv.E.Constant(x); constant {
		return x, false
	}
	if _, constant := mv.E.Constant(c); constant {
		return x, false
	}
	ps := mv.premisesOf(c, is)
	if to, ok := constantWithin(mv, ps, x); ok {
		return to, true
	}
	return mv.simplified(ps, x, impliedDepth, strict)
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
			return mv.truth(ps.truths[i], g.Type(x)), true
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
	first, end := 0, 3 // operands that may be others
	switch m.Op {
	case ir.OpICmp, ir.OpFCmp:
		if t := mv.decide(ps, m.Pred, g.Kid(n, 0), g.Kid(n, 1)); t != domain.Maybe {
			return mv.truth(t == domain.True, g.Type(k)), true
		}
	case ir.OpSelect:
		c := g.Kid(n, 0)
		if !isBool(g, c) {
			return 0, false
		}
		if strict { // another condition chooses the other arm elsewhere, which may be poison there
			first = 1
			break
		}
		c2, ok := mv.simplified(ps, c, depth, strict)
		if is, constant := mv.boolean(c2); ok && constant {
			arm := g.Kid(n, 2)
			if is {
				arm = g.Kid(n, 1)
			}
			arm, _ = mv.simplified(ps, arm, depth, strict)
			return arm, true
		}
	case ir.OpAnd, ir.OpOr, ir.OpXor, ir.OpAdd, ir.OpSub, ir.OpMul, ir.OpZExt, ir.OpSExt, ir.OpTrunc:
	case ir.OpShl, ir.OpLShr, ir.OpAShr:
		if strict { // by another amount it may be poison elsewhere, as n >> m is where n == 32 and n is put in for m
			end = 1
		}
	case ir.OpCall:
		if m.Intrinsic == nil {
			return 0, false
		}
		p, ok := extremes[m.Intrinsic.ID]
		if !ok {
			return 0, false
		}
		if t := mv.decide(ps, p, g.Kid(n, 0), g.Kid(n, 1)); t != domain.Maybe {
			to := g.Kid(n, 0)
			if t == domain.False {
				to = g.Kid(n, 1)
			}
			if g.Defined(to)&egraph.NotUndef != 0 { // else it is read again, and need not be what it was in the condition
				return to, true
			}
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
		if kids[i] = g.Kid(n, i); i < first || i >= end {
			continue
		}
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
