// Package constraints decides compares by the linear inequalities that branches, assumes, and the operations themselves tell:
// constraint elimination.
//
//	entry: %c = icmp ult i32 %i, %n              entry: ...
//	       br i1 %c, label %in, label %out
//	in:    %j = sub nuw i32 %i, 1                in:    ...
//	       %d = icmp ult i32 %j, %n
//	       br i1 %d, label %ok, label %panic            br i1 true, label %ok, label %panic
//
// What holds in a block is a system of inequalities between values as numbers without sign, and one between values as numbers
// with sign (package linear): those of the branches that dominate it by their only edge there, of assumes before, and of headers of
// loops, what the start and the steps of a variable tell, and what is asked before each further round (loops.go). Sums and
// products that do not wrap, extensions, and addresses are taken apart. Where two values are not negative, the two systems tell each other what they know.
//
// A compare that follows, or whose opposite does, is a constant, where it stands or where it is used; minima and maxima are one of
// their operands, the overflow of a subtraction that cannot be is false.
//
// Facts hold of all that undef values may be, since it is undefined behaviour to branch on what may come out either way. What
// is decided is decided with one choice for each undef value, so that a constant is one of the outcomes that the program had; where
// another value would be put in the place of one, both must be one number in all choices. A condition that nobody branched on may be true by another
// choice each time that it reads such a value: of x > y and y > z nothing follows for x and z if y is undef.
//
// Bodik, Gupta and Sarkar, "ABCD: Eliminating Array Bounds Checks on Demand" (2000); LLVM, ConstraintElimination.
package constraints

import (
	"slices"

	"rewrite/passes/analysis"
	"rewrite/passes/analysis/cfg"
	"rewrite/passes/analysis/domain"
	"rewrite/passes/analysis/manager"
	"rewrite/passes/analysis/scev"
	"rewrite/passes/internal/edit"
	"rewrite/passes/ir"
	"rewrite/passes/ir/intrinsic"
	"rewrite/passes/ir/remark"
	"rewrite/passes/pass"
)

// Run decides what follows from inequalities in a function.
func Run(f *ir.Func, e *pass.Env) manager.Kept {
	an := e.Of(f)
	if !worth(f) {
		return manager.All
	}
	layout, err := e.Target.Layout()
	if err != nil {
		return manager.All
	}
	changed := false
	for range maxRounds {
		w := &work{f: f, say: e.Remarks(f), layout: layout, tree: an.Dom(), facts: an.Facts(), nest: an.Loops(), gone: map[*ir.Value]*ir.Value{}}
		if len(w.nest.All) > 0 {
			w.se = an.SCEV()
		}
		w.systems = [2]*system{newSystem(w, false), newSystem(w, true)}
		w.findEdges()
		w.walk()
		if !w.changed {
			break
		}
		edit.Done(f, w.gone)
		an.Drop()
		changed = true
	}
	return manager.Shape.If(changed)
}

// maxRounds bounds how often a function is gone through: what was decided may tell more of what stands before.
const maxRounds = 4

// worth tells whether a function has a compare or the like, and something that could decide it.
func worth(f *ir.Func) bool {
	for _, b := range f.Blocks {
		for _, v := range b.Instrs {
			if v.Op == ir.OpICmp || v.Op == ir.OpCall && v.CalledFunc() != nil && v.CalledFunc().IsIntrinsic() && decidable[v.Intrinsic()] {
				return true
			}
		}
	}
	return false
}

var decidable = [intrinsic.Num]bool{
	intrinsic.Umin: true, intrinsic.Umax: true, intrinsic.Smin: true, intrinsic.Smax: true, intrinsic.Ucmp: true, intrinsic.Scmp: true,
	intrinsic.UsubWithOverflow: true, intrinsic.SsubWithOverflow: true, intrinsic.UaddWithOverflow: true, intrinsic.SaddWithOverflow: true,
	intrinsic.Abs: true, intrinsic.UsubSat: true,
}

// chosen is how the operand that an intrinsic comes to compares with the other one.
var chosen = map[intrinsic.ID]ir.Pred{intrinsic.Umin: ir.ULE, intrinsic.Umax: ir.UGE, intrinsic.Smin: ir.SLE, intrinsic.Smax: ir.SGE}

type work struct {
	f       *ir.Func
	say     *remark.Remarks
	layout  *ir.Layout
	tree    *ir.DomTree
	facts   *analysis.Analysis
	nest    *cfg.LoopNest
	se      *scev.Analysis // nil if there are no loops
	systems [2]*system     // of numbers without sign, and with
	gone    map[*ir.Value]*ir.Value
	edges   [][]ir.Use // by Block.ID: operands of phis that come from there and are compares
	targets ir.TargetPlaces
	always  bool      // nothing is asked that holds in the block alone
	unless  *ir.Value // what is added holds unless this is poison; nil: in any case
	changed bool
}

// findEdges finds the compares that phis take on edges.
func (w *work) findEdges() {
	w.edges = make([][]ir.Use, len(w.f.Blocks))
	for _, b := range w.f.Blocks {
		for _, phi := range b.Phis() {
			if phi.Type != ir.I1 {
				continue
			}
			for i, x := range phi.Args {
				if x.Op == ir.OpICmp && x.IsInstr() {
					from := phi.Targets[i]
					w.edges[from.ID] = append(w.edges[from.ID], ir.Use{User: phi, Index: int32(i)})
				}
			}
		}
	}
}

// walk goes down the dominator tree, and takes back behind each block what held there.
func (w *work) walk() {
	type frame struct {
		b    *ir.Block // nil: take back
		mark [2]int
	}
	for stack := []frame{{b: w.f.Entry()}}; len(stack) > 0; {
		top := stack[len(stack)-1]
		stack = stack[:len(stack)-1]
		if top.b == nil {
			for i, s := range w.systems {
				s.Release(top.mark[i])
			}
			continue
		}
		stack = append(stack, frame{mark: [2]int{w.systems[0].Len(), w.systems[1].Len()}})
		w.enter(top.b)
		w.block(top.b)
		for _, b := range slices.Backward(w.tree.Children(top.b)) {
			stack = append(stack, frame{b: b})
		}
	}
}

// enter adds what holds at the start of a block: what the edge tells that dominates it, by which all come here that were not here
// before.
func (w *work) enter(b *ir.Block) {
	if p := w.tree.Idom(b); p != nil && w.only(p, b) {
		t := p.Terminator()
		switch at := w.targets.Of(t, b)[0]; {
		case t.Op == ir.OpBr && len(t.Targets) == 2:
			w.learn(t.Args[0], at == 0, 0)
		case t.Op == ir.OpSwitch && at > 0:
			w.compare(ir.EQ, t.Args[0], t.Args[at])
		case t.Op == ir.OpSwitch && len(t.Args) <= maxCases:
			for _, c := range t.Args[1:] {
				w.compare(ir.NE, t.Args[0], c)
			}
		}
	}
	l := w.nest.Of(b)
	if l == nil {
		return
	}
	if l.Header == b {
		w.header(l)
		w.again(l)
	}
	w.body(l, b)
}

// only tells whether there is one edge from a block to another one, which it dominates, and all others there are back edges.
func (w *work) only(p, b *ir.Block) bool {
	n := 0
	for _, x := range b.Preds() {
		if x == p {
			n++
		} else if !w.tree.Dominates(b, x) {
			return false
		}
	}
	return n == 1
}

// maxCases bounds the cases of a switch that its default tells something of.
const maxCases = 8

// maxDepth bounds how deep conditions and sums are looked into.
const maxDepth = 6

// learn adds what a condition tells that is known to be true, or false.
func (w *work) learn(c *ir.Value, is bool, depth int) {
	if depth > maxDepth {
		return
	}
	for _, t := range (ir.Truth{Value: c, Is: is}).Follows() {
		w.learn(t.Value, t.Is, depth+1)
	}
	if c.Op == ir.OpICmp {
		p := c.Pred
		if !is {
			p = p.Invert()
		}
		w.compare(p, c.Args[0], c.Args[1])
		if c.Flags&ir.SameSign != 0 { // it is poison otherwise
			w.compare(otherSign(p), c.Args[0], c.Args[1])
		}
	}
}

// otherSign is the compare of numbers with sign for one without, and the other way around.
func otherSign(p ir.Pred) ir.Pred {
	switch p {
	case ir.UGT, ir.UGE, ir.ULT, ir.ULE:
		return p - ir.UGT + ir.SGT
	case ir.SGT, ir.SGE, ir.SLT, ir.SLE:
		return p - ir.SGT + ir.UGT
	}
	return p
}

// block decides what stands in a block, and adds what holds from there on.
func (w *work) block(b *ir.Block) {
	for _, v := range slices.Clone(b.Instrs) {
		w.uses(v)
		switch {
		case v.Op == ir.OpICmp:
			if v.NumUses() > 0 {
				w.icmp(v)
			}
		case v.Type == ir.I1 && (v.Op == ir.OpSelect || v.Op == ir.OpAnd || v.Op == ir.OpOr):
			w.joined(v)
		case v.Op == ir.OpCall && v.CalledFunc() != nil && v.CalledFunc().IsIntrinsic():
			w.call(v)
		}
	}
	for _, u := range w.edges[b.ID] {
		w.use(u.User, int(u.Index))
	}
}

// uses decides compares that stand in other blocks where an instruction uses them.
func (w *work) uses(v *ir.Value) {
	if v.Op == ir.OpPhi {
		return
	}
	for i, a := range v.Args {
		if a.Type == ir.I1 && a.Op == ir.OpICmp && a.Block != v.Block {
			w.use(v, i)
		}
	}
}

// use decides a compare that is an operand of an instruction.
func (w *work) use(v *ir.Value, i int) {
	c := v.Args[i]
	if c.Op != ir.OpICmp || !c.IsInstr() || w.gone[c] != nil {
		return
	}
	if is, known := w.decide(c); known {
		w.say.Applied(v, "what this goes by is always %t here, by the branches before", is)
		v.SetArg(i, w.bool(is))
		w.changed = true
	}
}

func (w *work) bool(is bool) *ir.Value {
	if is {
		return w.f.Int(ir.I1, 1)
	}
	return w.f.Int(ir.I1, 0)
}

// replace puts a value in the place of an instruction.
func (w *work) replace(v, now *ir.Value) {
	v.ReplaceAllUses(now)
	w.gone[v] = now
	w.changed = true
}

func (w *work) icmp(v *ir.Value) {
	if is, known := w.decide(v); known {
		w.say.Applied(v, "this compare is always %t, by the branches before", is)
		w.replace(v, w.bool(is))
	}
}

// joined decides compares that are joined with another condition, where that does not decide alone: an arm of a select, by its condition, and one
// operand of an and or an or by the other.
func (w *work) joined(v *ir.Value) {
	switch v.Op {
	case ir.OpSelect:
		w.under(v, 1, v.Args[0], true)
		w.under(v, 2, v.Args[0], false)
	case ir.OpAnd, ir.OpOr:
		if !w.under(v, 1, v.Args[0], v.Op == ir.OpAnd) {
			w.under(v, 0, v.Args[1], v.Op == ir.OpAnd)
		}
	}
}

// under decides operand i of an instruction, if it is a compare, where a condition is known to be true, or false.
func (w *work) under(v *ir.Value, i int, c *ir.Value, is bool) (decided bool) {
	y := v.Args[i]
	if y.Op != ir.OpICmp || !y.IsInstr() || y.Type != ir.I1 || !c.IsInstr() || !w.readOnce(c, is, v.Block, map[*ir.Value]bool{}, 0) {
		return false
	}
	mark := [2]int{w.systems[0].Len(), w.systems[1].Len()}
	w.learn(c, is, 0)
	w.use(v, i)
	for i, s := range w.systems {
		s.Release(mark[i])
	}
	return v.Args[i] != y
}

// readOnce tells whether a condition that is true, or false, is so by one choice of what may be undef: what its compares are computed from is one
// number, or is read once.
func (w *work) readOnce(c *ir.Value, is bool, at *ir.Block, read map[*ir.Value]bool, depth int) bool {
	if depth > maxDepth {
		return true // nothing is learnt of it
	}
	for _, t := range (ir.Truth{Value: c, Is: is}).Follows() {
		if !w.readOnce(t.Value, t.Is, at, read, depth+1) {
			return false
		}
	}
	return c.Op != ir.OpICmp || w.readsOnce(c, at, read, 0)
}

// readsOnce tells whether what an operation on numbers is computed from is one number, or is read once, also by what was noted before.
func (w *work) readsOnce(v *ir.Value, at *ir.Block, read map[*ir.Value]bool, depth int) bool {
	list := v.Args
	if v.Op == ir.OpCall {
		list = v.CallArgs()
	}
	for _, x := range list {
		switch {
		case x.IsConst() || w.one(x, at):
		case x.IsInstr() && (x.Op.Is(ir.LaneWise) || x.Intrinsic().Has(intrinsic.LaneWise|intrinsic.NoEffect)):
			if depth == maxDepth || !w.readsOnce(x, at, read, depth+1) {
				return false
			}
		case read[x]:
			return false
		default:
			read[x] = true
		}
	}
	return true
}

// call decides what intrinsics come to, and adds what an assume says.
func (w *work) call(v *ir.Value) {
	id := v.Intrinsic()
	if id == intrinsic.Assume {
		w.learn(v.CallArgs()[0], true, 0)
		return
	}
	if !decidable[id] || v.NumUses() == 0 {
		return
	}
	args := v.CallArgs()
	a := args[0]
	if !a.Type.IsInt() {
		return
	}
	b := args[len(args)-1]
	if id != intrinsic.Ucmp && id != intrinsic.Scmp && !(w.one(a, v.Block) && w.one(b, v.Block)) {
		return
	}
	switch id {
	case intrinsic.Umin, intrinsic.Umax, intrinsic.Smin, intrinsic.Smax:
		p := chosen[id]
		switch {
		case w.implied(p, a, b):
			w.say.Applied(v, "this is its first operand, by the branches before")
			w.replace(v, a)
		case w.implied(p, b, a):
			w.say.Applied(v, "this is its second operand, by the branches before")
			w.replace(v, b)
		}
	case intrinsic.Ucmp, intrinsic.Scmp:
		less, more := ir.ULT, ir.UGT
		if id == intrinsic.Scmp {
			less, more = ir.SLT, ir.SGT
		}
		for i, p := range []ir.Pred{less, ir.EQ, more} {
			if n := i - 1; w.implied(p, a, b) {
				w.say.Applied(v, "this is always %d, by the branches before", n)
				w.replace(v, w.f.Int(v.Type, uint64(n)&ir.Mask(v.Type.Bits)))
				break
			}
		}
	case intrinsic.Abs:
		if zero := w.f.Int(a.Type, 0); w.implied(ir.SGE, a, zero) {
			w.say.Applied(v, "this is its operand, which is not negative, by the branches before")
			w.replace(v, a)
		}
	case intrinsic.UsubSat:
		if w.implied(ir.UGE, a, b) {
			w.say.Applied(v, "this is a subtraction, by the branches before")
			x := w.before(v, ir.OpSub, ir.NUW, a, b)
			w.replace(v, x)
		}
	case intrinsic.UsubWithOverflow:
		if w.implied(ir.UGE, a, b) {
			w.overflow(v, ir.OpSub, ir.NUW, a, b)
		}
	case intrinsic.SsubWithOverflow:
		zero := w.f.Int(a.Type, 0)
		if w.implied(ir.SGE, a, zero) && w.implied(ir.SGE, b, zero) {
			w.overflow(v, ir.OpSub, ir.NSW, a, b)
		}
	case intrinsic.UaddWithOverflow, intrinsic.SaddWithOverflow:
		signed := 0
		flag := ir.NUW
		if id == intrinsic.SaddWithOverflow {
			signed, flag = 1, ir.NSW
		}
		if w.systems[signed].fits(a, b) {
			w.overflow(v, ir.OpAdd, flag, a, b)
		}
	}
}

// one tells whether a value is one number in a block, or poison: what was found for one choice of what is undef holds for it.
func (w *work) one(v *ir.Value, at *ir.Block) bool {
	return w.facts.FactsAt(v, at).Has(domain.NotUndef)
}

// before puts an operation in front of an instruction.
func (w *work) before(v *ir.Value, op ir.Op, flags ir.Flags, a, b *ir.Value) *ir.Value {
	x := w.f.NewInstr(op, a.Type, a, b)
	x.Flags, x.Pos = flags, v.Pos
	x.Meta = v.Meta.Keep(func(kind string) bool { return kind == "dbg" })
	v.Block.InsertAt(v.Block.IndexOf(v), x)
	return x
}

// overflow makes a call that tells whether a sum or difference overflows, which it does not, the sum or difference.
func (w *work) overflow(v *ir.Value, op ir.Op, flag ir.Flags, a, b *ir.Value) {
	for _, u := range v.Uses() {
		if u.User.Op != ir.OpExtractValue {
			w.say.Missed(v, "this does not overflow, but is used as a whole")
			return
		}
	}
	w.say.Applied(v, "this does not overflow, by the branches before")
	x := w.before(v, op, flag, a, b)
	for _, u := range slices.Clone(v.Uses()) {
		part := u.User
		if part.Aux.(ir.Indices)[0] == 0 {
			w.replace(part, x)
		} else {
			w.replace(part, w.bool(false))
		}
	}
	w.gone[v] = nil
}
