// Package strengthreduce makes what is computed from the variables of a loop variables of its own, which are added to:
// strength reduction of loops.
//
//	front: br label %loop                                  front: %e = getelementptr i8, ptr %p, i64 (68 * %n)
//	                                                              br label %loop
//	loop:  %i = phi i64 [ 0, %front ], [ %i1, %loop ]      loop:  %x = phi ptr [ %p, %front ], [ %x1, %loop ]
//	       %m = mul i64 %i, 17
//	       %g = getelementptr i32, ptr %p, i64 %m
//	       store i32 0, ptr %g                                    store i32 0, ptr %x
//	       %i1 = add i64 %i, 1                                    %x1 = getelementptr i8, ptr %x, i64 68
//	       %c = icmp ne i64 %i1, %n                               %c = icmp ne ptr %x1, %e
//	       br i1 %c, label %loop, label %done                     br i1 %c, label %loop, label %done
//
// Which values move by the same in each round scalar evolution knows, of whatever operations they are made: sums, products,
// squares (whose step moves in turn), extensions of variables that do not wrap, addresses. From the values that anything but
// such a computation uses (study.go) those that differ by a constant are a group. A group is had from a variable that is there
// or a new one, addresses also from a base that is computed in front of the loop and an index, if several share that
// (group.go). What that saves and costs in each round the cost model says, and it may not need more registers than the
// machine has.
//
// If all that then needs a variable is its own sum and the test that ends the loop, that tests another one against what it is in
// the end: linear test replacement (test.go).
//
// What is new is as defined as what was there: sums have no flags, what they begin with and add is frozen where they need it
// (SEMANTICS 29), addresses stay based on what they were based on. Loops need a preheader and one latch; inner ones come
// first, so that what they begin with is reduced in those around.
//
// Allen, Cocke and Kennedy, "Reduction of Operator Strength" (1981); Cooper, Simpson and Vick, "Operator Strength Reduction"
// (2001); LLVM, LoopStrengthReduce.
package strengthreduce

import (
	"fmt"
	"slices"

	"rewrite/passes/analysis/cfg"
	"rewrite/passes/analysis/manager"
	"rewrite/passes/analysis/scev"
	"rewrite/passes/internal/edit"
	"rewrite/passes/internal/expand"
	"rewrite/passes/ir"
	"rewrite/passes/ir/remark"
	"rewrite/passes/pass"
	"rewrite/passes/target"
)

// Run reduces the loops of a function.
func Run(f *ir.Func, e *pass.Env) manager.Kept {
	an := e.Of(f)
	nest := an.Loops()
	layout, err := e.Target.Layout()
	if len(nest.All)+len(nest.Irreducible) == 0 || err != nil || f.Module.TypedPointers {
		return manager.All
	}
	w := &work{f: f, say: e.Remarks(f), nest: nest, layout: layout, machine: e.Target.Machine(), small: e.Target.Goal(f).Small(),
		own: map[*cfg.Loop][]*ir.Block{}, missed: map[*cfg.Loop][]note{}}
	for _, region := range nest.Irreducible {
		w.say.Missed(region[0].Terminator(), "what goes around here is entered in several places: nothing is reduced")
	}
	w.costs(e.Target)
	for _, b := range an.Dom().ReversePostorder() { // so that operands come first
		if l := nest.Of(b); l != nil {
			w.own[l] = append(w.own[l], b)
		}
	}
	due := map[*cfg.Loop]bool{}
	for _, l := range nest.All {
		due[l] = true
	}
	changed := false
	for range maxSweeps {
		now := w.sweep(an, due)
		if len(now) == 0 {
			break
		}
		changed = true
		an.Drop()
		clear(due)
		for _, l := range nest.All { // outer before inner
			if now[l] && l.Parent != nil {
				due[l.Parent] = true
			}
			now[l] = now[l] || now[l.Parent]
		}
		for l := range now {
			due[l] = due[l] || now[l]
		}
	}
	for _, l := range nest.All {
		for _, n := range w.missed[l] {
			w.say.Missed(n.v, "%s", n.text)
		}
	}
	return manager.Shape.If(changed)
}

// maxSweeps bounds how often loops are looked at: when some changed, more may be known of them, those around and those inside.
const maxSweeps = 6

type work struct {
	f        *ir.Func
	say      *remark.Remarks
	nest     *cfg.LoopNest
	tree     *ir.DomTree
	se       *scev.Analysis
	expander *expand.Expander
	layout   *ir.Layout
	machine  *target.Machine
	small    bool // code is not to grow
	cost     prices
	own      map[*cfg.Loop][]*ir.Block // blocks of a loop that are in none inside it

	missed map[*cfg.Loop][]note // what was not done, when a loop was looked at last

	// Of one sweep:
	gone map[*ir.Value]*ir.Value   // values that nothing uses any more, and what they are now
	at   map[*ir.Value][]*ir.Value // what comes to stand in front of a value
}

// A note is a remark that holds unless the loop is looked at again.
type note struct {
	v    *ir.Value
	text string
}

func (w *work) miss(l *cfg.Loop, v *ir.Value, format string, args ...any) {
	if w.say != nil {
		w.missed[l] = append(w.missed[l], note{v, fmt.Sprintf(format, args...)})
	}
}

// sweep reduces loops that are due, inner ones first, as what they begin with may move in those around, which are due then. It
// gives those that changed.
func (w *work) sweep(an *manager.Func, due map[*cfg.Loop]bool) map[*cfg.Loop]bool {
	w.tree, w.se, w.expander = an.Dom(), an.SCEV(), expand.New(an)
	w.expander.Loosen = true
	w.gone, w.at = map[*ir.Value]*ir.Value{}, map[*ir.Value][]*ir.Value{}
	changed := map[*cfg.Loop]bool{}
	for _, l := range w.nest.All {
		if due[l] && w.computes(l) {
			w.se.BackedgeTaken(l) // by which more is known of what is in it
		}
	}
	for _, l := range slices.Backward(w.nest.All) {
		if due[l] && w.loop(l) {
			changed[l] = true
			if l.Parent != nil {
				due[l.Parent] = true
			}
		}
	}
	if len(changed) > 0 {
		w.insert()
		for v := range w.gone {
			w.gone[v] = w.final(v)
		}
		edit.Done(w.f, w.gone)
	}
	return changed
}

// final is what stands for a value in the end.
func (w *work) final(v *ir.Value) *ir.Value {
	x := w.gone[v]
	for x != nil {
		next, gone := w.gone[x]
		if !gone {
			break
		}
		x = next
	}
	return x
}

// computes tells whether a loop has several variables, or computes anything from one but what that is next, and what ends it: if
// not, there is nothing to reduce, and scalar evolution is not asked.
func (w *work) computes(l *cfg.Loop) bool {
	some, phis := false, 0
	w.moving(l, func(v *ir.Value) {
		if v.Op == ir.OpPhi && v.Block == l.Header {
			phis++
			some = some || phis > 1
		}
		if some || !arithmetic(v.Op) {
			return
		}
		for _, u := range v.Uses() {
			if u.User.Op != ir.OpICmp && !(u.User.Op == ir.OpPhi && u.User.Block == l.Header) {
				some = true
			}
		}
	})
	return some
}

// moving gives the operations of a loop that have a phi of its header among what they are made of, by way of numbers and
// addresses: no others are recurrences of it.
func (w *work) moving(l *cfg.Loop, do func(v *ir.Value)) {
	moves := map[*ir.Value]bool{}
	var look func(v *ir.Value)
	look = func(v *ir.Value) {
		for _, x := range w.at[v] {
			look(x)
		}
		if !v.Type.IsInt() && !v.Type.IsPtr() || !(v.Op == ir.OpPhi || v.Op == ir.OpSelect || v.Op == ir.OpCall || v.Op == ir.OpExtractValue || arithmetic(v.Op)) {
			return
		}
		if v.Op == ir.OpPhi && v.Block == l.Header || slices.ContainsFunc(v.Args, func(x *ir.Value) bool { return moves[x] }) {
			moves[v] = true
			do(v)
		}
	}
	for _, b := range w.own[l] {
		for _, v := range b.Instrs {
			look(v)
		}
	}
}

// loop reduces a loop, but not those inside. It tells whether anything changed.
func (w *work) loop(l *cfg.Loop) bool {
	delete(w.missed, l)
	front := l.Preheader(w.nest)
	why := ""
	switch {
	case front == nil:
		why = "it has no preheader"
	case front.Terminator().Op != ir.OpBr:
		why = "its preheader does not end in a branch"
	case len(l.Latches) != 1:
		why = "it has several latches"
	case l.Latches[0].Terminator().Op != ir.OpBr && l.Latches[0].Terminator().Op != ir.OpSwitch:
		why = "its latch ends in a " + l.Latches[0].Terminator().Op.String()
	case !w.computes(l):
		return false
	default:
		if n := w.se.MaxBackedgeTaken(l); n != nil && n.IsZero() {
			why = "it goes around once"
		}
	}
	if why != "" {
		w.miss(l, l.Header.Terminator(), "nothing of this loop is reduced: %s", why)
		return false
	}
	s := w.study(l, front)
	if s == nil {
		return false
	}
	if !s.choose() {
		s.explain()
		return false
	}
	s.apply()
	return true
}

// insert puts what is new in front of what it stands for, in one sweep for each block.
func (w *work) insert() {
	if len(w.at) == 0 {
		return
	}
	for _, b := range w.f.Blocks {
		n := 0
		for _, v := range b.Instrs {
			n += len(w.at[v])
		}
		if n == 0 {
			continue
		}
		list := make([]*ir.Value, 0, len(b.Instrs)+n)
		var put func(v *ir.Value)
		put = func(v *ir.Value) { // what is new may itself have been replaced
			for _, x := range w.at[v] {
				put(x)
			}
			list = append(list, v)
		}
		for _, v := range b.Instrs {
			put(v)
		}
		b.Instrs = list
	}
}

// stand makes an instruction that comes to stand in front of another one.
func (w *work) stand(before *ir.Value, op ir.Op, t *ir.Type, args ...*ir.Value) *ir.Value {
	v := w.f.NewInstr(op, t, args...)
	if op == ir.OpGEP {
		v.Aux = ir.I8
	}
	v.Pos, v.Block = before.Pos, before.Block
	w.at[before] = append(w.at[before], v)
	return v
}

// bury takes the operands from a value that nothing uses any more; what only it used goes with it.
func (w *work) bury(v, now *ir.Value) {
	w.gone[v] = now
	for i, x := range v.Args {
		v.SetArg(i, w.f.Poison(x.Type))
		if _, gone := w.gone[x]; gone || !x.IsInstr() || x.NumUses() > 0 || !arithmetic(x.Op) || !w.se.IsTyped(x.Type) {
			continue
		}
		if w.se.Of(x).Kind != scev.Unknown { // expressions are made of what is unknown, and may be made yet
			w.bury(x, nil)
		}
	}
}
