package block

import (
	"fmt"
	"slices"

	"rewrite/egraph"
	"rewrite/extract"
	"rewrite/passes/ir"
	"rewrite/passes/ir/num"
	"rewrite/passes/saturate/program"
)

func (bg *Graph) Origin(n egraph.NodeID) *ir.Value {
	if int(n) < len(bg.origin) {
		return bg.origin[n]
	}
	return nil
}

// Live tells whether a node needs no instruction in the block.
func (bg *Graph) Live(n egraph.NodeID) bool {
	switch bg.E.Op(n) {
	case program.OpValue, program.OpInt, program.OpFloat, program.OpNull, program.OpUndef, program.OpPoison:
		return true
	}
	return int(n) < len(bg.live) && bg.live[n]
}

// Rebuild makes the block what the solution says. It reports whether that
// changed anything.
//
// Solutions list operands before their users, and forced nodes in the order of the block. So
// one walk over the list can emit each node from operands that are emitted already, and
// what has effects keeps its order. Nothing is taken out before install: until
// then values of the input that go are still found by their classes.
func (r *Rebuilder) Rebuild() bool {
	bg, s := r.bg, r.s
	b := bg.Block
	order := make([]*ir.Value, 0, len(b.Instrs))
	order = append(order, b.Phis()...)
	for _, n := range s.Order {
		order = append(order, r.emit(n))
	}
	for _, v := range b.Instrs {
		if v.Op == ir.OpPhi || bg.Fixed[v.ID] {
			continue
		}
		if usedElsewhere(v) {
			if w := r.valueOf(bg.Class[v.ID], v.Type); w != v {
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

// A Rebuilder makes a block what a solution says.
type Rebuilder struct {
	bg      *Graph
	s       *extract.Solution
	made    map[egraph.NodeID]*ir.Value // instructions of the new block
	changed bool
	// Touched are the instructions that are new, have other operands, or fewer uses, of
	// whatever block.
	Touched []*ir.Value
	// Anew: the new block's graph has more than the one that it is from, as something
	// stands for a value that only refines it, or an address has another offset.
	Anew bool

	kept     map[*ir.Value]bool // see Kept
	replaced []*ir.Value        // see replacements
}

// NewRebuilder is for a solution of the block's problem.
func NewRebuilder(bg *Graph, s *extract.Solution) *Rebuilder {
	return &Rebuilder{bg: bg, s: s, made: make(map[egraph.NodeID]*ir.Value, len(s.Order))}
}

// valueOf is what stands for a class at a use of type t: a constant, else what was emitted
// for the node that was chosen, else the value of the input that is there anyway. There is
// one, as extraction chose a node for all that a root needs.
func (r *Rebuilder) valueOf(k egraph.ClassID, t *ir.Type) *ir.Value {
	bg := r.bg
	// A constant stays a constant: some operands have to be one (immediate
	// arguments, fields of structs, cases). What refines to one becomes it.
	if n, ok := bg.ConstantFor(k); ok {
		r.Anew = r.Anew || bg.E.ClassOf(n) != bg.E.Find(k)
		return r.leaf(n, t)
	}
	n, ok := r.s.Node(bg.E, k)
	r.Anew = r.Anew || ok && bg.E.ClassOf(n) != bg.E.Find(k)
	if !ok {
		panic(fmt.Sprintf("saturate: nothing was chosen for a class of type %s", t))
	}
	if v := r.made[n]; v != nil {
		return v
	}
	if v := r.leaf(n, t); v != nil {
		return v
	}
	if v := bg.Origin(n); v != nil {
		return v
	}
	panic("saturate: a node that is neither made nor live was chosen")
}

// existing is what stands for a class if that is computed at all, else nil: debug records
// ask for values that nobody needed, which valueOf would call a bug.
func (r *Rebuilder) existing(k egraph.ClassID, t *ir.Type) *ir.Value {
	if n, ok := r.bg.ConstantFor(k); ok {
		return r.leaf(n, t)
	}
	n, ok := r.s.Node(r.bg.E, k)
	if !ok {
		return nil
	}
	if v := r.made[n]; v != nil {
		return v
	}
	return r.bg.Origin(n)
}

// There is a constant or value of the input that may stand for a class, nil if there is none: the graph is of what is there.
func (r *Rebuilder) There(k egraph.ClassID) *ir.Value {
	bg := r.bg
	if n, ok := bg.ConstantFor(k); ok {
		return r.leaf(n, bg.Types.IR(bg.E.Type(k)))
	}
	for n := range bg.E.Nodes(k) {
		if v := bg.Origin(n); v != nil {
			return v
		}
	}
	for _, c := range bg.E.Reach(k) {
		for n := range bg.E.Nodes(c) {
			if v := bg.Origin(n); v != nil {
				return v
			}
		}
	}
	return nil
}

// ConstantFor is the constant that a class is or may be replaced by: poison, if it may be that, as it may be
// any other then, and so may what is computed of it.
func (bg *Graph) ConstantFor(k egraph.ClassID) (egraph.NodeID, bool) {
	if n, ok := bg.E.Anything(k); ok {
		return n, true
	}
	if n, ok := bg.E.Constant(k); ok {
		return n, true
	}
	if n, ok := bg.Partial(k); ok {
		return n, true
	}
	for _, c := range bg.E.Reach(k) {
		if n, ok := bg.E.Constant(c); ok {
			return n, true
		}
	}
	return NoNode, false
}

const NoNode = ^egraph.NodeID(0)

// leaf is the constant or value that a leaf is, nil for an operation. Constants are those of
// the function's pool, so equal ones are one value and comparing pointers tells a change.
func (r *Rebuilder) leaf(n egraph.NodeID, t *ir.Type) *ir.Value {
	bg, pool := r.bg, r.bg.Func.Consts()
	payload := bg.E.Payload(n)
	if op := bg.E.Op(n); (op == program.OpInt || op == program.OpFloat) && program.IsVector(bg.E.Type(bg.E.ClassOf(n)), payload) {
		return r.vectorConst(t, bg.Vectors.LanesOf(payload))
	}
	switch bg.E.Op(n) {
	case program.OpInt:
		return r.intConst(t, program.Constant(bg.E.Type(bg.E.ClassOf(n)), payload))
	case program.OpFloat:
		return r.splat(t, pool.Float(t.Scalar(), payload))
	case program.OpNull:
		if t.IsVector() {
			return pool.Leaf(ir.OpZero, t)
		}
		return pool.Leaf(ir.OpNull, t)
	case program.OpValue: // a constant that has poison or undef lanes
		return bg.Origin(n)
	case program.OpUndef:
		return bg.Func.Undef(t)
	case program.OpPoison:
		return bg.Func.Poison(t)
	}
	return nil
}

func (r *Rebuilder) intConst(t *ir.Type, x num.Int) *ir.Value {
	return r.splat(t, r.bg.Func.BigInt(t.Scalar(), x.Big()))
}

func (r *Rebuilder) splat(t *ir.Type, c *ir.Value) *ir.Value {
	if !t.IsVector() {
		return c
	}
	if c.Bits == 0 && c.Aux == nil {
		return r.bg.Func.Consts().Leaf(ir.OpZero, t)
	}
	if r.bg.LLVM < splatSince && !t.Scalable {
		return r.bg.Func.Const(ir.Value{Op: ir.OpAggregate, Type: t, Args: slices.Repeat([]*ir.Value{c}, int(t.Len))})
	}
	return r.bg.Func.Const(ir.Value{Op: ir.OpSplat, Type: t, Args: []*ir.Value{c}})
}

// emit gives the instruction of a chosen node: the one of the input if there
// is one, with new operands where others were chosen, else a new one.
//
// Keeping the input's own instruction, not an equal new one, keeps its name and its metadata:
// where rules found nothing, nothing differs.
func (r *Rebuilder) emit(n egraph.NodeID) *ir.Value {
	bg := r.bg
	if v := bg.Origin(n); v != nil {
		for i, a := range v.Args {
			if !bg.OperandOf(v, a) {
				continue
			}
			// a constant vector keeps its spelling, as a list or a splat
			if w := r.valueOf(bg.Class[a.ID], a.Type); w != a && (elementOf(w) == nil || elementOf(w) != elementOf(a)) {
				v.SetArg(i, w)
				r.changed = true
				r.Anew = r.Anew || v.Op == ir.OpGEP && w.IsConst()
				r.Touched = append(r.Touched, v)
			}
		}
		r.made[n] = v
		return v
	}
	r.changed = true
	m := bg.Vocab.Back[bg.E.Op(n)]
	k := bg.E.ClassOf(n)
	t := bg.Types.IR(bg.E.Type(k))
	args := make([]*ir.Value, bg.E.Arity(n))
	for i := range args {
		kid := bg.E.Kid(n, i)
		args[i] = r.valueOf(kid, bg.Types.IR(bg.E.Type(kid)))
	}
	var aux ir.Aux
	if m.Intrinsic != nil {
		callee, call := bg.Func.Callee(ir.InstanceName(m.Intrinsic.ID, t, args), t, args)
		args, aux = append([]*ir.Value{callee}, args...), call
	}
	if m.Function != "" {
		g := bg.Func.Module.Lookup(m.Function)
		callee := bg.Func.Const(ir.Value{Op: ir.OpGlobal, Type: g.Type, Aux: g})
		args, aux = append([]*ir.Value{callee}, args...), &ir.Call{FuncType: g.Func.FuncType, CC: g.Func.CC}
	}
	if m.Op == ir.OpShuffleVector {
		args = append(args, bg.Masks[ir.ValueID(bg.E.Payload(n))])
	}
	v := bg.Func.NewInstr(m.Op, t, args...)
	v.Aux = aux
	v.Pred, v.Flags = m.Pred, program.UnpackFlags(bg.E.Flags(n)).KnownTo(bg.LLVM, m.Op)
	switch m.Op {
	case ir.OpGEP:
		v.Aux = bg.ElementType(bg.E.Payload(n))
		r.Anew = true
	case ir.OpExtractValue, ir.OpInsertValue:
		v.Aux = program.UnpackPath(bg.E.Payload(n))
	}
	r.made[n] = v
	r.Touched = append(r.Touched, v)
	return v
}

// locate gives new instructions the debug location of an instruction of the
// input that they stand for, else that of the next one in the block.
//
// A new instruction of the first kind computes what that one did, so a debugger may stop there
// for the same line. One in the midst of a larger expression has no counterpart; it runs on
// behalf of what comes next. Metadata other than the location promises what was
// proved of the old instruction only (law 9), and is not taken over.
func (r *Rebuilder) locate(order []*ir.Value) {
	bg := r.bg
	for _, v := range bg.Block.Instrs {
		if v.Op == ir.OpPhi || v.Meta == nil {
			continue
		}
		if n, ok := r.s.Node(bg.E, bg.Class[v.ID]); ok {
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

// replaceElsewhere makes w stand for v behind the block: in blocks that it dominates, and in phis, which read it
// where the block ends. Uses in the block itself go with the instructions that emit makes.
func (r *Rebuilder) replaceElsewhere(v, w *ir.Value) {
	for i := v.NumUses() - 1; i >= 0; i-- {
		u := v.Uses()[i]
		if u.User.Block != v.Block || u.User.Op == ir.OpPhi {
			u.User.SetArg(int(u.Index), w)
			r.Touched = append(r.Touched, u.User)
		}
	}
}

// MoveRecords moves the debug records of instructions that may move to the next one that
// stays where it is.
func MoveRecords(list []*ir.Value, stays func(*ir.Value) bool) {
	var records, last *ir.DbgRecord
	for _, v := range list {
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
		if records != nil && stays(v) {
			v.Dbg, records, last = records, nil, nil
		}
	}
}

// install puts the new order into the block and drops what is not in it. The
// debug records of what moved or went stand before the next instruction that
// kept its place.
//
// What goes is looked at backwards, so that users go before what they use; a value that
// still has a user that stays means that a use was not redirected, and is a bug of ours.
func (r *Rebuilder) install(order []*ir.Value) {
	bg, b := r.bg, r.bg.Block
	r.locate(order)
	MoveRecords(b.Instrs, func(v *ir.Value) bool { return bg.Fixed[v.ID] })
	kept := make(map[*ir.Value]bool, len(order))
	for _, v := range order {
		kept[v] = true
	}
	gone := map[*ir.Value]bool{}
	for _, v := range slices.Backward(b.Instrs) {
		if kept[v] {
			continue
		}
		if !UsedOnlyBy(v, gone) {
			panic("saturate: an instruction goes that is still used")
		}
		if w := r.existing(bg.Class[v.ID], v.Type); w != nil && (w.Block != b || kept[w]) { // for debug records
			bg.Replaced[v] = w
		}
		bg.remark(v, bg.Replaced[v])
		gone[v] = true
		for _, a := range v.Args {
			if a.Block != nil && (a.Block != b || kept[a]) {
				r.Touched = append(r.Touched, a)
			}
		}
	}
	b.EraseIf(func(v *ir.Value) bool { return gone[v] })
	// Not by Append, which would take the terminator for a new one, and drop dominators.
	b.Instrs = append(b.Instrs[:0], order...)
	for _, v := range order {
		v.Block = b
	}
}

// splatSince is the first LLVM whose reader is known here to take splat (x) as
// a constant; older ones get the elements, which all take.
const splatSince = 19

// UsedOnlyBy tells whether all users of v are in the set.
func UsedOnlyBy(v *ir.Value, set map[*ir.Value]bool) bool {
	if len(set) == 0 {
		return v.NumUses() == 0
	}
	for _, u := range v.Uses() {
		if !set[u.User] {
			return false
		}
	}
	return true
}
