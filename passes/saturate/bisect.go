package saturate

import (
	"rewrite/egraph"
	"rewrite/extract"
	"rewrite/passes/ir"
)

// A bisector applies a part of what a solution changes in a block. A change is
// an operand of an instruction that gets another value, or a value used
// elsewhere that does; they are counted in the order of the block, those
// elsewhere last. What is not applied keeps its operands of the input.
type bisector struct {
	*rebuilder
	left  int // changes still to apply
	point int // of the place in work
	done  map[*ir.Value]bool
	order []*ir.Value
}

// changes counts what the solution changes in the block.
func (bg *blockGraph) changes(s *extract.Solution) (n int) {
	r := &rebuilder{bg: bg, s: s}
	kept := bg.kept(s)
	for _, v := range bg.b.Instrs {
		if !kept[v] {
			continue
		}
		for _, a := range v.Args {
			if bg.operandOf(v, a) && r.differs(a) {
				n++
			}
		}
	}
	for _, v := range bg.b.Instrs {
		if bg.liveOut(v) && r.differs(v) {
			n++
		}
	}
	return n
}

// kept are the instructions of the input that the solution keeps.
func (bg *blockGraph) kept(s *extract.Solution) map[*ir.Value]bool {
	kept := map[*ir.Value]bool{}
	for _, n := range s.Order {
		if v := bg.originOf(n); v != nil {
			kept[v] = true
		}
	}
	return kept
}

// operandOf tells whether the operand a of v is one that can be replaced.
func (bg *blockGraph) operandOf(v, a *ir.Value) bool {
	return bg.replaceable(v, a) && !constantOperand(v, a) && (bg.place[v.ID] || !(v.Op == ir.OpCall && a == v.Args[0] || v.Op == ir.OpShuffleVector && a == v.Args[2]))
}

// liveOut tells whether v is a value of the graph that is used elsewhere.
func (bg *blockGraph) liveOut(v *ir.Value) bool {
	return v.Op != ir.OpPhi && !bg.place[v.ID] && usedElsewhere(v)
}

// differs tells whether something else stands for a.
func (r *rebuilder) differs(a *ir.Value) bool {
	k := r.bg.class[a.ID]
	if n, ok := r.bg.constantFor(k); ok {
		return r.leaf(n, a.Type) != a
	}
	n, ok := r.s.Node(r.bg.g, k)
	return ok && r.bg.originOf(n) != a
}

// rebuildPart applies the first n changes of the solution.
func (bg *blockGraph) rebuildPart(s *extract.Solution, n int) {
	r := &rebuilder{bg: bg, s: s, made: map[egraph.NodeID]*ir.Value{}, changed: true}
	x := &bisector{rebuilder: r, left: n, done: map[*ir.Value]bool{}}
	kept := bg.kept(s)
	allowed := map[ir.Use]bool{}
	elsewhere := map[*ir.Value]bool{}
	for _, v := range bg.b.Instrs {
		for i, a := range v.Args {
			if kept[v] && x.left > 0 && bg.operandOf(v, a) && r.differs(a) {
				allowed[ir.Use{User: v, Index: int32(i)}] = true
				x.left--
			}
		}
	}
	for _, v := range bg.b.Instrs {
		if x.left > 0 && bg.liveOut(v) && r.differs(v) {
			elsewhere[v] = true
			x.left--
		}
	}
	x.order = append(x.order, bg.b.Phis()...)
	old := bg.b.Instrs
	end := len(old) - 1
	for i, v := range old[:end] {
		if v.Op != ir.OpPhi && bg.place[v.ID] {
			x.point = i
			x.original(v, allowed)
		}
	}
	x.point = end
	for _, v := range old[:end] {
		switch {
		case !bg.liveOut(v):
		case elsewhere[v] && x.available(bg.class[v.ID]):
			r.replaceElsewhere(v, x.value(bg.class[v.ID], v.Type, allowed))
		default:
			x.original(v, allowed)
		}
	}
	x.original(old[end], allowed)
	r.install(x.order)
}

// original emits an instruction of the input.
func (x *bisector) original(v *ir.Value, allowed map[ir.Use]bool) {
	if v.Block != x.bg.b || v.Op == ir.OpPhi || x.done[v] {
		return
	}
	x.done[v] = true
	for i, a := range v.Args {
		w := a
		if k := x.bg.class[a.ID]; allowed[ir.Use{User: v, Index: int32(i)}] && x.available(k) {
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
	if n, ok := bg.constantFor(k); ok {
		return x.leaf(n, t)
	}
	n, _ := x.s.Node(bg.g, k)
	if v := bg.originOf(n); v != nil {
		x.original(v, allowed)
		return v
	}
	if v := x.leaf(n, t); v != nil {
		return v
	}
	if v := x.made[n]; v != nil {
		return v
	}
	for i := range bg.g.Arity(n) {
		kid := bg.g.Kid(n, i)
		v := x.value(kid, bg.Types.IR(bg.g.Type(kid)), allowed)
		if c, ok := x.s.Node(bg.g, kid); ok {
			x.made[c] = v
		}
	}
	v := x.emit(n)
	x.order = append(x.order, v)
	return v
}

// available tells whether what the solution has for a class can be computed at
// the place in work: places that it needs lie before.
func (x *bisector) available(k egraph.ClassID) bool {
	bg := x.bg
	if _, ok := bg.constantFor(k); ok {
		return true
	}
	n, ok := x.s.Node(bg.g, k)
	if !ok {
		return false
	}
	if v := bg.originOf(n); v != nil {
		if v.Block != bg.b || v.Op == ir.OpPhi || x.done[v] {
			return true
		}
		if bg.place[v.ID] || int(bg.point[v.ID]) > x.point {
			return false
		}
	} else if bg.isLive(n) {
		return true
	}
	for i := range bg.g.Arity(n) {
		if !x.available(bg.g.Kid(n, i)) {
			return false
		}
	}
	return true
}
