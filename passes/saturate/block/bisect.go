package block

import (
	"rewrite/egraph"
	"rewrite/passes/ir"
)

// -bisect looks for the one change that breaks a program: it runs the command with ever other
// numbers of changes, so the first n have to be the same n each time, and each number has to
// give a block that is right if each change is. A solution is right as a whole: its order of
// instructions is of no use if only some of the changes in it are made. So the block is
// rebuilt from its own instructions, in their order, and what a change needs is emitted just
// before its first use.

// A bisector applies a part of what a solution changes in a block. A change is
// an operand of an instruction that gets another value, or a value used
// elsewhere that does; they are counted in the order of the block, those
// elsewhere last. What is not applied keeps its operands of the input.
type bisector struct {
	*Rebuilder
	left  int // changes still to apply
	point int // of the place in work
	done  map[*ir.Value]bool
	order []*ir.Value
}

// Changes counts what the solution changes in the block.
func (r *Rebuilder) Changes() int { return len(r.replacements()) }

// replacements are the values that something else stands for, once for each use in the
// block and once for all elsewhere: found once, before the block is rebuilt.
func (r *Rebuilder) replacements() []*ir.Value {
	if r.replaced != nil {
		return r.replaced
	}
	bg, kept := r.bg, r.Kept()
	r.replaced = make([]*ir.Value, 0, 8)
	for _, v := range bg.Block.Instrs {
		if !kept[v] {
			continue
		}
		for _, a := range v.Args {
			if bg.OperandOf(v, a) && r.differs(a) {
				r.replaced = append(r.replaced, a)
			}
		}
	}
	for _, v := range bg.Block.Instrs {
		if bg.LiveOut(v) && r.differs(v) {
			r.replaced = append(r.replaced, v)
		}
	}
	return r.replaced
}

// Kept are the instructions of the input that the solution keeps.
func (r *Rebuilder) Kept() map[*ir.Value]bool {
	if r.kept == nil {
		r.kept = make(map[*ir.Value]bool, len(r.s.Order))
		for _, n := range r.s.Order {
			if v := r.bg.Origin(n); v != nil {
				r.kept[v] = true
			}
		}
	}
	return r.kept
}

// OperandOf tells whether the operand a of v is one that can be replaced.
func (bg *Graph) OperandOf(v, a *ir.Value) bool {
	return bg.Replaceable(v, a) && !constantOperand(v, a) && (bg.Fixed[v.ID] || !(v.Op == ir.OpCall && a == v.Args[0] || v.Op == ir.OpShuffleVector && a == v.Args[2]))
}

// LiveOut tells whether v is a value of the graph that is used elsewhere.
func (bg *Graph) LiveOut(v *ir.Value) bool {
	return v.Op != ir.OpPhi && !bg.Fixed[v.ID] && usedElsewhere(v)
}

// ReplacedValues are those that something else stands for where they are used,
// in the order of their first use: in the block, then elsewhere.
func (r *Rebuilder) ReplacedValues() (list []*ir.Value) {
	seen := map[*ir.Value]bool{}
	for _, v := range r.replacements() {
		if !seen[v] {
			seen[v] = true
			list = append(list, v)
		}
	}
	return list
}

// differs tells whether something else stands for a.
func (r *Rebuilder) differs(a *ir.Value) bool {
	k := r.bg.Class[a.ID]
	if n, ok := r.bg.ConstantFor(k); ok {
		return r.leaf(n, a.Type) != a
	}
	n, ok := r.s.Node(r.bg.E, k)
	return ok && r.bg.Origin(n) != a
}

// RebuildPart applies the first n changes of the solution.
//
// First the changes are given out, in the order in which Changes counts them, then the block is
// emitted: what keeps its place, each with what it needs before it; what is used elsewhere;
// the terminator. A change whose value needs something that stands behind the use, where
// the whole solution would have moved or dropped it, is passed over, and counts all the same.
func (r *Rebuilder) RebuildPart(n int) {
	bg, kept := r.bg, r.Kept()
	r.changed = true
	x := &bisector{Rebuilder: r, left: n, done: map[*ir.Value]bool{}}
	allowed := map[ir.Use]bool{}
	elsewhere := map[*ir.Value]bool{}
	for _, v := range bg.Block.Instrs {
		for i, a := range v.Args {
			if kept[v] && x.left > 0 && bg.OperandOf(v, a) && r.differs(a) {
				allowed[ir.Use{User: v, Index: int32(i)}] = true
				x.left--
			}
		}
	}
	for _, v := range bg.Block.Instrs {
		if x.left > 0 && bg.LiveOut(v) && r.differs(v) {
			elsewhere[v] = true
			x.left--
		}
	}
	x.order = append(x.order, bg.Block.Phis()...)
	old := bg.Block.Instrs
	end := len(old) - 1
	for i, v := range old[:end] {
		if v.Op != ir.OpPhi && bg.Fixed[v.ID] {
			x.point = i
			x.original(v, allowed)
		}
	}
	x.point = end
	for _, v := range old[:end] {
		switch {
		case !bg.LiveOut(v):
		case elsewhere[v] && x.available(bg.Class[v.ID]):
			r.replaceElsewhere(v, x.value(bg.Class[v.ID], v.Type, allowed))
		default:
			x.original(v, allowed)
		}
	}
	x.original(old[end], allowed)
	r.install(x.order)
}

// original emits an instruction of the input.
func (x *bisector) original(v *ir.Value, allowed map[ir.Use]bool) {
	if v.Block != x.bg.Block || v.Op == ir.OpPhi || x.done[v] {
		return
	}
	x.done[v] = true
	for i, a := range v.Args {
		w := a
		if k := x.bg.Class[a.ID]; allowed[ir.Use{User: v, Index: int32(i)}] && x.available(k) {
			w = x.value(k, a.Type, allowed)
		}
		if w == a {
			x.original(a, allowed)
		} else {
			v.SetArg(i, w)
		}
	}
	x.order = append(x.order, v)
}

// value emits what the solution has for a class.
func (x *bisector) value(k egraph.ClassID, t *ir.Type, allowed map[ir.Use]bool) *ir.Value {
	bg := x.bg
	if n, ok := bg.ConstantFor(k); ok {
		return x.leaf(n, t)
	}
	n, _ := x.s.Node(bg.E, k)
	if v := bg.Origin(n); v != nil {
		x.original(v, allowed)
		return v
	}
	if v := x.leaf(n, t); v != nil {
		return v
	}
	if v := x.made[n]; v != nil {
		return v
	}
	for i := range bg.E.Arity(n) {
		kid := bg.E.Kid(n, i)
		v := x.value(kid, bg.Types.IR(bg.E.Type(kid)), allowed)
		if c, ok := x.s.Node(bg.E, kid); ok {
			x.made[c] = v
		}
	}
	v := x.emit(n)
	x.order = append(x.order, v)
	return v
}

// available tells whether what the solution has for a class can be computed at
// the place in work: places that it needs lie before.
//
// It decides before anything is emitted, as value could not go back.
func (x *bisector) available(k egraph.ClassID) bool {
	bg := x.bg
	if _, ok := bg.ConstantFor(k); ok {
		return true
	}
	n, ok := x.s.Node(bg.E, k)
	if !ok {
		return false
	}
	if v := bg.Origin(n); v != nil {
		if v.Block != bg.Block || v.Op == ir.OpPhi || x.done[v] {
			return true
		}
		if bg.Fixed[v.ID] || int(bg.Point[v.ID]) > x.point {
			return false
		}
	} else if bg.Live(n) {
		return true
	}
	for i := range bg.E.Arity(n) {
		if !x.available(bg.E.Kid(n, i)) {
			return false
		}
	}
	return true
}
