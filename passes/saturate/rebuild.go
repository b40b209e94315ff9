package saturate

import (
	"fmt"
	"slices"

	"rewrite/egraph"
	"rewrite/extract"
	"rewrite/passes/ir"
	"rewrite/passes/ir/num"
	"rewrite/passes/saturate/program"
)

// problem states what the block needs of its graph: every instruction that
// keeps its place, in order, and at the end each value that is used elsewhere.
func (bg *blockGraph) problem(w *Worker) *extract.Problem {
	p := &extract.Problem{Graph: bg.g}
	end := len(bg.b.Instrs) - 1
	for i, v := range bg.b.Instrs {
		if v.Op == ir.OpPhi {
			continue
		}
		k := bg.class[v.ID]
		if bg.place[v.ID] {
			n := bg.nodeOf[v.ID]
			if i == end {
				i++ // the terminator comes behind what is used elsewhere
			}
			p.Roots = append(p.Roots, extract.Root{Class: k, Node: n, Forced: true, Point: i})
		} else if usedElsewhere(v) {
			p.Roots = append(p.Roots, extract.Root{Class: k, Point: end})
		}
	}
	slices.SortStableFunc(p.Roots, func(a, b extract.Root) int { return a.Point - b.Point })
	p.Live = func(n egraph.NodeID) bool { return bg.isLive(n) }
	p.Cost = func(n egraph.NodeID) extract.Cost { return bg.cost(n, w) }
	p.Available = func(n egraph.NodeID, point int) bool {
		v := bg.originOf(n)
		// what can trap stays behind its place, which was reached without a trap
		return v == nil || v.Block != bg.b || v.Op.Is(ir.Speculatable) || point >= int(bg.point[v.ID])
	}
	p.Leans = bg.leans()
	return p
}

// leans tells how many operands of a node are conversions that this block and others
// use, nil if there are none. Each block alone gains nothing where it compares what was
// extended rather than the narrow values; if all do, the conversion goes.
func (bg *blockGraph) leans() func(n egraph.NodeID) int {
	bg.shared = bg.shared[:0]
	for _, id := range bg.entered {
		v := bg.originOf(bg.nodeOf[id])
		if v != nil && v.ID == id && isExtension(v) && (v.Block != bg.b || usedElsewhere(v)) {
			bg.shared = append(bg.shared, bg.g.Find(bg.class[id]))
		}
	}
	if len(bg.shared) == 0 {
		return nil
	}
	return func(n egraph.NodeID) (count int) {
		for i := range bg.g.Arity(n) {
			if slices.Contains(bg.shared, bg.g.Find(bg.g.Kid(n, i))) {
				count++
			}
		}
		return count
	}
}

func isExtension(v *ir.Value) bool { return v.Op == ir.OpZExt || v.Op == ir.OpSExt }

// usedElsewhere tells whether a value is used behind the block: in another one,
// or by a phi, at the end of the block that leads there.
func usedElsewhere(v *ir.Value) bool {
	for _, u := range v.Uses() {
		if u.User.Block != v.Block || u.User.Op == ir.OpPhi {
			return true
		}
	}
	return false
}

func (bg *blockGraph) originOf(n egraph.NodeID) *ir.Value {
	if int(n) < len(bg.origin) {
		return bg.origin[n]
	}
	return nil
}

// isLive tells whether a node needs no instruction in the block.
func (bg *blockGraph) isLive(n egraph.NodeID) bool {
	switch bg.g.Op(n) {
	case program.OpValue, program.OpInt, program.OpFloat, program.OpNull, program.OpUndef, program.OpPoison:
		return true
	}
	return int(n) < len(bg.live) && bg.live[n]
}

// cost is a node's own cost. A division that was not there before and whose
// divisor might trap cannot be built.
func (bg *blockGraph) cost(n egraph.NodeID, w *Worker) extract.Cost {
	op := bg.g.Op(n)
	if op < program.FirstOp {
		return 0
	}
	m := bg.Vocab.Back[op]
	if bg.originOf(n) == nil {
		switch {
		case m.Function != "":
			if !bg.canCall(n, m.Function) {
				return extract.Infinite
			}
		case !m.Op.Is(ir.Speculatable) && m.Intrinsic == nil && !bg.safeDivisor(n, m.Op):
			return extract.Infinite
		}
	}
	if bg.originOf(n) == nil && bg.tooNew(m, program.UnpackFlags(bg.g.Flags(n))) {
		return extract.Infinite
	}
	return w.cost(op, m, bg.g.Type(bg.g.ClassOf(n)), bg.g.Flags(n))
}

// tooNew tells whether the LLVM that made the module does not know what we would build.
func (bg *blockGraph) tooNew(m program.Meaning, fl ir.Flags) bool {
	return fl.Since(m.Op) > bg.llvm || m.Intrinsic != nil && m.Intrinsic.ID.Info().Since > bg.llvm
}

// safeDivisor tells whether a division cannot trap: its divisor is known to be a number
// other than 0 (law 18: "not zero" alone says nothing of poison), and if it is signed,
// the divisor is not -1 or the dividend not the smallest number. What the graph knows
// holds in the whole block, and of all that may stand for the operands.
func (bg *blockGraph) safeDivisor(n egraph.NodeID, op ir.Op) bool {
	x, y := bg.g.Kid(n, 0), bg.g.Kid(n, 1)
	t := bg.g.Type(y)
	signed := op == ir.OpSDiv || op == ir.OpSRem
	if d, ok := bg.g.Constant(y); ok {
		return bg.Vectors.Every(t, bg.g.Payload(d), func(x num.Int) bool {
			return !x.IsZero() && !(signed && x == num.LowMask(program.Width(t)))
		})
	}
	divisor := bg.Of(bg.g, y)
	if !divisor.NoUndef() || divisor.IsEmpty() || !divisor.NonZero() {
		return false
	}
	ones := num.LowMask(program.Width(t))
	if !signed || !divisor.Contains(ones) {
		return true
	}
	smallest := ones.Sub(num.LowMask(program.Width(t) - 1))
	dividend := bg.Of(bg.g, x)
	return dividend.NoUndef() && !dividend.IsEmpty() && !dividend.Contains(smallest)
}

// rebuild makes the block what the solution says. It reports whether that
// changed anything.
func (bg *blockGraph) rebuild(s *extract.Solution) bool {
	r := &rebuilder{bg: bg, s: s, made: make(map[egraph.NodeID]*ir.Value, len(s.Order))}
	b := bg.b
	order := make([]*ir.Value, 0, len(b.Instrs))
	order = append(order, b.Phis()...)
	for _, n := range s.Order {
		order = append(order, r.emit(n))
	}
	for _, v := range b.Instrs {
		if v.Op == ir.OpPhi || bg.place[v.ID] {
			continue
		}
		if usedElsewhere(v) {
			if w := r.valueOf(bg.class[v.ID], v.Type); w != v {
				r.replaceElsewhere(v, w)
				r.changed = true
			}
		}
	}
	if !r.changed && slices.Equal(order, b.Instrs) {
		return false
	}
	r.install(order)
	return true
}

type rebuilder struct {
	bg      *blockGraph
	s       *extract.Solution
	made    map[egraph.NodeID]*ir.Value // instructions of the new block
	changed bool
}

// valueOf is what stands for a class.
func (r *rebuilder) valueOf(k egraph.ClassID, t *ir.Type) *ir.Value {
	bg := r.bg
	// A constant stays a constant: some operands have to be one (immediate
	// arguments, fields of structs, cases). What refines to one becomes it.
	if n, ok := bg.constantFor(k); ok {
		return r.leaf(n, t)
	}
	n, ok := r.s.Node(bg.g, k)
	if !ok {
		panic(fmt.Sprintf("saturate: nothing was chosen for a class of type %s", t))
	}
	if v := r.made[n]; v != nil {
		return v
	}
	if v := r.leaf(n, t); v != nil {
		return v
	}
	if v := bg.originOf(n); v != nil {
		return v
	}
	panic("saturate: a node that is neither made nor live was chosen")
}

// existing is what stands for a class if that is computed at all, else nil.
func (r *rebuilder) existing(k egraph.ClassID, t *ir.Type) *ir.Value {
	if n, ok := r.bg.constantFor(k); ok {
		return r.leaf(n, t)
	}
	n, ok := r.s.Node(r.bg.g, k)
	if !ok {
		return nil
	}
	if v := r.made[n]; v != nil {
		return v
	}
	return r.bg.originOf(n)
}

// constantFor is the constant that a class is or may be replaced by.
func (bg *blockGraph) constantFor(k egraph.ClassID) (egraph.NodeID, bool) {
	if n, ok := bg.g.Constant(k); ok {
		return n, true
	}
	if n, ok := bg.partialIn(k); ok {
		return n, true
	}
	for _, c := range bg.g.Reach(k) {
		if n, ok := bg.g.Constant(c); ok {
			return n, true
		}
	}
	return noNode, false
}

const noNode = ^egraph.NodeID(0)

// asItWas tells that there is nothing to choose from: each value of the input is
// the only node of a class of its own, which has no edges, and is needed.
func (bg *blockGraph) asItWas() bool {
	n := len(bg.entered) + bg.unnamed
	if bg.expressions || bg.g.NumIDs() != n || bg.g.NumClasses() != n || bg.g.NumNodes() != n || bg.g.NumEdges() > 0 {
		return false
	}
	for _, v := range bg.b.Instrs {
		if v.Op != ir.OpPhi && !bg.place[v.ID] && v.NumUses() == 0 {
			return false
		}
	}
	return true
}

// findsConstants tells whether something that is no constant turned out to be one.
func (bg *blockGraph) findsConstants() bool {
	is := func(v *ir.Value) bool {
		if v.Op == ir.OpInt || v.Op == ir.OpFloat || v.Op == ir.OpNull || v.Op == ir.OpZero || v.Op == ir.OpSplat || v.Op == ir.OpAggregate {
			return false
		}
		_, ok := bg.constantFor(bg.class[v.ID])
		return ok
	}
	for _, v := range bg.b.Instrs {
		if v.Op == ir.OpPhi {
			continue
		}
		if bg.place[v.ID] {
			for _, a := range v.Args {
				if bg.replaceable(v, a) && is(a) {
					return true
				}
			}
		} else if usedElsewhere(v) && is(v) {
			return true
		}
	}
	return false
}

// leaf is the constant or value that a leaf is, nil for an operation.
func (r *rebuilder) leaf(n egraph.NodeID, t *ir.Type) *ir.Value {
	bg, pool := r.bg, r.bg.f.Consts()
	payload := bg.g.Payload(n)
	if op := bg.g.Op(n); (op == program.OpInt || op == program.OpFloat) && program.IsVector(bg.g.Type(bg.g.ClassOf(n)), payload) {
		return r.vectorConst(t, bg.Vectors.LanesOf(payload))
	}
	switch bg.g.Op(n) {
	case program.OpInt:
		return r.intConst(t, program.Constant(bg.g.Type(bg.g.ClassOf(n)), payload))
	case program.OpFloat:
		return r.splat(t, pool.Float(t.Scalar(), payload))
	case program.OpNull:
		if t.IsVector() {
			return pool.Leaf(ir.OpZero, t)
		}
		return pool.Leaf(ir.OpNull, t)
	case program.OpValue: // a constant that has poison or undef lanes
		return bg.originOf(n)
	case program.OpUndef:
		return bg.f.Undef(t)
	case program.OpPoison:
		return bg.f.Poison(t)
	}
	return nil
}

func (r *rebuilder) intConst(t *ir.Type, x num.Int) *ir.Value {
	return r.splat(t, r.bg.f.BigInt(t.Scalar(), x.Big()))
}

func (r *rebuilder) splat(t *ir.Type, c *ir.Value) *ir.Value {
	if !t.IsVector() {
		return c
	}
	if c.Bits == 0 && c.Aux == nil {
		return r.bg.f.Consts().Leaf(ir.OpZero, t)
	}
	if r.bg.llvm < splatSince && !t.Scalable {
		return r.bg.f.Const(ir.Value{Op: ir.OpAggregate, Type: t, Args: slices.Repeat([]*ir.Value{c}, int(t.Len))})
	}
	return r.bg.f.Const(ir.Value{Op: ir.OpSplat, Type: t, Args: []*ir.Value{c}})
}

// emit gives the instruction of a chosen node: the one of the input if there
// is one, with new operands where others were chosen, else a new one.
func (r *rebuilder) emit(n egraph.NodeID) *ir.Value {
	bg := r.bg
	if v := bg.originOf(n); v != nil {
		for i, a := range v.Args {
			if !bg.operandOf(v, a) {
				continue
			}
			// a constant vector keeps its spelling, as a list or a splat
			if w := r.valueOf(bg.class[a.ID], a.Type); w != a && (elementOf(w) == nil || elementOf(w) != elementOf(a)) {
				v.SetArg(i, w)
				r.changed = true
			}
		}
		r.made[n] = v
		return v
	}
	r.changed = true
	m := bg.Vocab.Back[bg.g.Op(n)]
	k := bg.g.ClassOf(n)
	t := bg.Types.IR(bg.g.Type(k))
	args := make([]*ir.Value, bg.g.Arity(n))
	for i := range args {
		kid := bg.g.Kid(n, i)
		args[i] = r.valueOf(kid, bg.Types.IR(bg.g.Type(kid)))
	}
	var aux ir.Aux
	if m.Intrinsic != nil {
		callee, call := bg.f.Callee(ir.InstanceName(m.Intrinsic.ID, t, args), t, args)
		args, aux = append([]*ir.Value{callee}, args...), call
	}
	if m.Function != "" {
		g := bg.f.Module.Lookup(m.Function)
		callee := bg.f.Const(ir.Value{Op: ir.OpGlobal, Type: g.Type, Aux: g})
		args, aux = append([]*ir.Value{callee}, args...), &ir.Call{FuncType: g.Func.FuncType, CC: g.Func.CC}
	}
	if m.Op == ir.OpShuffleVector {
		args = append(args, bg.Masks[ir.ValueID(bg.g.Payload(n))])
	}
	v := bg.f.NewInstr(m.Op, t, args...)
	v.Aux = aux
	v.Pred, v.Flags = m.Pred, program.UnpackFlags(bg.g.Flags(n))
	switch m.Op {
	case ir.OpGEP:
		v.Aux = bg.ElementType(bg.g.Payload(n))
	case ir.OpExtractValue, ir.OpInsertValue:
		v.Aux = program.UnpackPath(bg.g.Payload(n))
	}
	r.made[n] = v
	return v
}

// locate gives new instructions the debug location of an instruction of the
// input that they stand for, else that of the next one in the block.
func (r *rebuilder) locate(order []*ir.Value) {
	bg := r.bg
	for _, v := range bg.b.Instrs {
		if v.Op == ir.OpPhi || v.Meta == nil {
			continue
		}
		if n, ok := r.s.Node(bg.g, bg.class[v.ID]); ok {
			if w := r.made[n]; w != nil && w.Meta == nil {
				w.Meta = onlyLocation(v.Meta)
			}
		}
	}
	var next *ir.Meta
	for i := len(order) - 1; i >= 0; i-- {
		switch v := order[i]; {
		case v.Meta.Get("dbg") != "":
			next = v.Meta
		case v.Block == nil && next != nil: // new
			v.Meta = onlyLocation(next)
		}
	}
}

func onlyLocation(m *ir.Meta) *ir.Meta {
	return m.Keep(func(kind string) bool { return kind == "dbg" })
}

// replaceElsewhere makes w stand for v behind the block.
func (r *rebuilder) replaceElsewhere(v, w *ir.Value) {
	for i := v.NumUses() - 1; i >= 0; i-- {
		u := v.Uses()[i]
		if u.User.Block != v.Block || u.User.Op == ir.OpPhi {
			u.User.SetArg(int(u.Index), w)
		}
	}
}

// install puts the new order into the block and drops what is not in it. The
// debug records of what moved or went stand before the next instruction that
// kept its place.
func (r *rebuilder) install(order []*ir.Value) {
	bg, b := r.bg, r.bg.b
	r.locate(order)
	var records, last *ir.DbgRecord
	for _, v := range b.Instrs {
		if v.Dbg != nil {
			if records == nil {
				records = v.Dbg
			} else {
				last.Next = v.Dbg
			}
			for last = v.Dbg; last.Next != nil; last = last.Next {
			}
			v.Dbg = nil
		}
		if records != nil && bg.place[v.ID] {
			v.Dbg, records, last = records, nil, nil
		}
	}
	kept := make(map[*ir.Value]bool, len(order))
	for _, v := range order {
		kept[v] = true
	}
	gone := map[*ir.Value]bool{}
	for _, v := range slices.Backward(b.Instrs) {
		if kept[v] {
			continue
		}
		if !usedOnlyBy(v, gone) {
			panic("saturate: an instruction goes that is still used")
		}
		if w := r.existing(bg.class[v.ID], v.Type); w != nil && (w.Block != b || kept[w]) { // for debug records
			bg.replaced[v] = w
		}
		bg.remark(v, bg.replaced[v])
		gone[v] = true
	}
	b.EraseIf(func(v *ir.Value) bool { return gone[v] })
	// Not by Append, which would take the terminator for a new one, and drop dominators.
	b.Instrs = append(b.Instrs[:0], order...)
	for _, v := range order {
		v.Block = b
	}
}

// masksSince is the first LLVM that reads an undef lane of a shuffle's mask as poison.
const masksSince = 17

// splatSince is the first LLVM whose reader is known here to take splat (x) as
// a constant; older ones get the elements, which all take.
const splatSince = 19
