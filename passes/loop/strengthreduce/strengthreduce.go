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
	if len(nest.All)+len(nest.Irreducible) == 0 || err != nil || f.Module.TypedPointers || f.Attrs.Has("optnone") {
		return manager.All
	}
	w := &work{f: f, say: e.Remarks(f), nest: nest, layout: layout, machine: e.Target.Machine(),
		own: map[*cfg.Loop][]*ir.Block{}, waits: map[*cfg.Loop]bool{}, gone: map[*ir.Value]*ir.Value{}, at: map[*ir.Value][]*ir.Value{}}
	for _, region := range nest.Irreducible {
		w.say.Missed(region[0].Terminator(), "what goes around here is entered in several places: nothing is reduced")
	}
	if len(nest.All) == 0 {
		return manager.All
	}
	w.tree, w.se, w.expander = an.Dom(), an.SCEV(), expand.New(an)
	w.costs(e.Target)
	w.goal = target.GoalOf(f)
	for _, b := range f.Blocks {
		if l := nest.Of(b); l != nil {
			w.own[l] = append(w.own[l], b)
		}
	}
	w.loops()
	if !w.changed {
		return manager.All
	}
	w.insert()
	for v := range w.gone {
		w.gone[v] = w.final(v)
	}
	edit.Done(f, w.gone)
	return manager.Shape
}

type work struct {
	f        *ir.Func
	say      *remark.Remarks
	nest     *cfg.LoopNest
	tree     *ir.DomTree
	se       *scev.Analysis
	expander *expand.Expander
	layout   *ir.Layout
	machine  *target.Machine
	goal     target.Goal
	cost     prices
	own      map[*cfg.Loop][]*ir.Block // blocks of a loop that are in none inside it

	gone    map[*ir.Value]*ir.Value   // values that nothing uses any more, and what they are now
	at      map[*ir.Value][]*ir.Value // what comes to stand in front of a value
	waits   map[*cfg.Loop]bool        // loops with something that cannot be made in front of them yet
	changed bool
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

// maxRounds bounds how often a loop is looked at again: what was made may be had cheaper.
const maxRounds = 4

// loops reduces all loops, inner ones first, as what they begin with may move in those around. A loop that waits for variables of
// these has another turn when they changed.
func (w *work) loops() {
	due := map[*cfg.Loop]bool{}
	for _, l := range w.nest.All {
		w.se.BackedgeTaken(l) // by which more is known of what is in it
		due[l] = true
	}
	for range maxRounds {
		changed := map[*cfg.Loop]bool{}
		for _, l := range slices.Backward(w.nest.All) {
			if due[l] && w.loop(l) {
				changed[l] = true
				if l.Parent != nil {
					due[l.Parent] = true
				}
			}
		}
		if len(changed) == 0 {
			return
		}
		clear(due)
		for _, l := range w.nest.All { // outer before inner
			if p := l.Parent; p != nil {
				changed[l] = changed[l] || changed[p]
				due[l] = changed[p] && w.waits[l]
			}
		}
	}
}

// loop reduces a loop, but not those inside. It tells whether anything changed.
func (w *work) loop(l *cfg.Loop) (changed bool) {
	delete(w.waits, l)
	front := l.Preheader(w.nest)
	missed := func(why string) {
		w.say.Missed(l.Header.Terminator(), "nothing of this loop is reduced: %s", why)
	}
	switch {
	case front == nil:
		missed("it has no preheader")
		return false
	case front.Terminator().Op != ir.OpBr:
		missed("its preheader does not end in a branch")
		return false
	case len(l.Latches) != 1:
		missed("it has several latches")
		return false
	}
	if end := l.Latches[0].Terminator(); end.Op != ir.OpBr && end.Op != ir.OpSwitch {
		missed("its latch ends in a " + end.Op.String())
		return false
	}
	if n := w.se.MaxBackedgeTaken(l); n != nil && n.IsZero() {
		missed("it goes around once")
		return false
	}
	for range maxRounds {
		s := w.study(l, front)
		if s == nil {
			return changed
		}
		if !s.choose() {
			s.explain()
			return changed
		}
		s.apply()
		w.changed, changed = true, true
	}
	return changed
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
