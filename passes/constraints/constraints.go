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
// loops, what the start and the step of a variable tell. Sums and products that do not wrap, extensions, and addresses are taken
// apart. Where two values are not negative, the two systems tell each other what they know.
//
// A compare that follows, or whose opposite does, is a constant, where it stands or where it is used; minima and maxima are one of
// their operands, the overflow of a subtraction that cannot be is false.
//
// Facts hold of all that undef values may be, since it is undefined behaviour to branch on what may come out either way. What
// is decided is decided with one choice for each undef value, so that a constant is one of the outcomes that the program had; where
// another value would be put in the place of one, both must be one number in all choices.
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
	w := &work{f: f, say: e.Remarks(f), layout: layout, tree: an.Dom(), facts: an.Facts(), nest: an.Loops(), gone: map[*ir.Value]*ir.Value{}}
	if len(w.nest.All) > 0 {
		w.se = an.SCEV()
	}
	w.systems = [2]*system{newSystem(w, false), newSystem(w, true)}
	w.walk()
	if !w.changed {
		return manager.All
	}
	edit.Done(f, w.gone)
	an.Drop()
	return manager.Shape
}

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
	always  bool // nothing is asked that holds in the block alone
	changed bool
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

// enter adds what holds at the start of a block.
func (w *work) enter(b *ir.Block) {
	if preds := b.Preds(); len(preds) == 1 { // the sole edge
		t := preds[0].Terminator()
		switch at := slices.Index(t.Targets, b); {
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
	if l := w.nest.Of(b); l != nil && l.Header == b {
		w.header(l)
	}
	if l := w.nest.Of(b); l != nil {
		w.body(l, b)
	}
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
	if x := ir.Negated(c); x != nil {
		w.learn(x, !is, depth+1)
		return
	}
	if x, y, and, _ := ir.Junction(c); x != nil {
		if and == is { // both are
			w.learn(x, is, depth+1)
			w.learn(y, is, depth+1)
		}
		return
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

// header adds what the start and the step of a loop's variables tell: those that do not wrap do not fall below their start, or do
// not rise above it.
func (w *work) header(l *cfg.Loop) {
	for _, phi := range l.Header.Phis() {
		if !phi.Type.IsInt() || phi.Type.Bits > 64 || !w.se.IsTyped(phi.Type) {
			continue
		}
		e := w.se.Of(phi)
		if e.Kind != scev.Rec || !e.IsAffine() || e.Loop != l {
			continue
		}
		start := w.start(phi, l)
		if start == nil {
			continue
		}
		step := e.Args[1]
		if e.Has(scev.NUW) {
			w.compare(ir.UGE, phi, start)
		}
		switch {
		case !e.Has(scev.NSW):
		case w.se.KnownNonNegative(step):
			w.compare(ir.SGE, phi, start)
		case w.se.KnownNonPositive(step):
			w.compare(ir.SLE, phi, start)
		}
	}
}

// start is what a phi is when its loop is entered, nil if that is not one value.
func (w *work) start(phi *ir.Value, l *cfg.Loop) (start *ir.Value) {
	for i, from := range phi.Targets {
		if !l.Contains(w.nest, from) {
			if start != nil && start != phi.Args[i] {
				return nil
			}
			start = phi.Args[i]
		}
	}
	return start
}

// body adds what holds behind the header of a loop that goes on while a variable differs from a bound: if it begins at or below that
// and goes up by one, it is below.
func (w *work) body(l *cfg.Loop, b *ir.Block) {
	preds := b.Preds()
	if len(preds) != 1 || preds[0] != l.Header {
		return
	}
	t := l.Header.Terminator()
	if t.Op != ir.OpBr || len(t.Targets) != 2 || t.Targets[0] == t.Targets[1] || t.Args[0].Op != ir.OpICmp {
		return
	}
	c := t.Args[0]
	if c.Pred != ir.NE && c.Pred != ir.EQ || (c.Pred == ir.NE) != (t.Targets[0] == b) {
		return
	}
	for i := range 2 {
		phi, bound := c.Args[i], c.Args[1-i]
		if phi.Op != ir.OpPhi || phi.Block != l.Header || bound.IsInstr() && l.Contains(w.nest, bound.Block) || !w.se.IsTyped(phi.Type) || !phi.Type.IsInt() {
			continue
		}
		e := w.se.Of(phi)
		if e.Kind != scev.Rec || e.Loop != l || !e.IsAffine() {
			continue
		}
		start := w.start(phi, l)
		if start == nil {
			continue
		}
		up, below := ir.ULE, ir.ULT
		switch {
		case e.Args[1].IsInt(1):
		case e.Args[1].IsInt(-1):
			up, below = ir.UGE, ir.UGT
		default:
			continue
		}
		for range 2 {
			if w.implied(up, start, bound) {
				w.compare(below, phi, bound)
				w.compare(up, start, phi)
			}
			up, below = otherSign(up), otherSign(below)
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
		case v.Op == ir.OpSelect && v.Type == ir.I1:
			w.second(v)
		case v.Op == ir.OpCall && v.CalledFunc() != nil && v.CalledFunc().IsIntrinsic():
			w.call(v)
		}
	}
	for _, s := range b.Succs() {
		for _, phi := range s.Phis() {
			if phi.Type != ir.I1 {
				continue
			}
			for i, from := range phi.Targets {
				if from == b {
					w.use(phi, i)
				}
			}
		}
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

// second decides the second of two conditions, where it is looked at only if the first is true, or only if that is false.
func (w *work) second(v *ir.Value) {
	x, y, and, logical := ir.Junction(v)
	if !logical || y.Op != ir.OpICmp {
		return
	}
	mark := [2]int{w.systems[0].Len(), w.systems[1].Len()}
	w.learn(x, and, 0)
	i := slices.Index(v.Args, y)
	if i > 0 {
		w.use(v, i)
	}
	for i, s := range w.systems {
		s.Release(mark[i])
	}
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
	if id != intrinsic.Ucmp && id != intrinsic.Scmp && !(w.one(a) && w.one(b)) {
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

// one tells whether a value is one number, or poison: what was found for one choice of what is undef holds for it.
func (w *work) one(v *ir.Value) bool { return w.facts.Facts(v).Has(domain.NotUndef) }

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
