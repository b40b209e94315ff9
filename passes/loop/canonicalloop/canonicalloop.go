// Package canonicalloop brings loops into the form of package forloop: one variable, which begins with a value, goes on by one
// step each round, and is compared with a bound at the one exit.
//
//	loop: %i = phi i32 [ 0, %front ], [ %i1, %loop ]          loop: %i = phi i32 [ 0, %front ], [ %i1, %loop ]
//	      %a = mul i32 %i, 5                                        ...
//	      %i1 = add i32 %i, 1                                       %i1 = add i32 %i, 1
//	      %c = icmp eq i32 %a, 50                                   %c = icmp eq i32 %i, 10
//	      br i1 %c, label %done, label %loop                        br i1 %c, label %done, label %loop
//
// A loop that has another test gets this one, if scalar evolution knows how often it goes around. The variable is one that
// is there, goes on by 1 or -1, and is neither poison nor undef while the loop goes on; or else a new one that counts from 0. It is
// compared with what it is in the last round, computed in front: it comes to no number twice before, whatever wraps.
//
// Loops that are left in their middle are looprotate's matter, exits that are never taken indvars', preheaders loopsimplify's.
// What keeps a loop from being a for loop is said in a remark.
//
// LLVM, "Loop Terminology", and what indvars there calls linear function test replacement.
package canonicalloop

import (
	"rewrite/passes/analysis"
	"rewrite/passes/analysis/cfg"
	"rewrite/passes/analysis/domain"
	"rewrite/passes/analysis/forloop"
	"rewrite/passes/analysis/manager"
	"rewrite/passes/analysis/scev"
	"rewrite/passes/internal/edit"
	"rewrite/passes/internal/expand"
	"rewrite/passes/ir"
	"rewrite/passes/ir/num"
	"rewrite/passes/ir/remark"
	"rewrite/passes/pass"
)

// Run brings the loops of a function into the form of for loops.
func Run(f *ir.Func, e *pass.Env) manager.Kept {
	an := e.Of(f)
	w := &work{f: f, say: e.Remarks(f), an: an, nest: an.Loops()}
	for _, l := range w.nest.All {
		w.loop(l)
	}
	if !w.changed {
		return manager.All
	}
	edit.Done(f, nil)
	return manager.Shape
}

type work struct {
	f       *ir.Func
	say     *remark.Remarks
	an      *manager.Func
	nest    *cfg.LoopNest
	changed bool

	// Of the function as it was, which new tests change nothing of; nil before the first is made.
	se       *scev.Analysis
	facts    *analysis.Analysis
	expander *expand.Expander
}

// loop gives a loop a test that makes it a for loop, if it is none, or says why not.
func (w *work) loop(l *cfg.Loop) {
	at := l.Header.Terminator()
	x, branch, why := forloop.Frame(w.nest, l)
	if why == "" {
		if _, why = forloop.Of(w.nest, l); why == "" {
			return
		}
		cannot := w.count(x, branch)
		if cannot == "" {
			w.changed = true
			return
		}
		why += ", and " + cannot
	}
	w.say.Missed(at, "this is no for loop: %s", why)
}

// cheap is how many operations may be made for a bound: what indvars takes for a value behind a loop.
const cheap = 4

// count makes a new test for a loop, or says why it cannot.
func (w *work) count(x *forloop.ForLoop, branch *ir.Value) (cannot string) {
	if branch.Args[0].IsConst() {
		return "its exit is decided already"
	}
	if w.se == nil {
		w.se, w.facts, w.expander = w.an.SCEV(), w.an.Facts(), expand.New(w.an)
	}
	l := x.Loop
	n := w.se.BackedgeTaken(l).Exact
	if x.Preheader.Terminator().Op != ir.OpBr {
		return "its preheader ends in a " + x.Preheader.Terminator().Op.String()
	}
	if n == nil {
		return "it is not known how often it goes around"
	}
	front := x.Preheader.Terminator()
	makes := func(e *scev.Expr) string {
		switch why := w.expander.Cannot(e, front); {
		case why != "":
			return "how often it goes around cannot be computed in front of it: " + why
		case w.expander.Cost(e) > cheap:
			return "how often it goes around is dear to compute"
		}
		return ""
	}
	for _, phi := range l.Header.Phis() {
		end := w.last(phi, l)
		if end == nil || makes(end) != "" {
			continue
		}
		w.test(x, branch, phi, end)
		w.say.Applied(branch, "the exit of this loop compares a variable of it with what it is in the last round")
		return ""
	}
	if why := makes(n); why != "" {
		return why
	}
	t := n.Type
	phi := edit.Phi(l.Header, []*ir.Block{x.Preheader}, []*ir.Value{w.f.Int(t, 0)})
	next := w.f.NewInstr(ir.OpAdd, t, phi, w.f.Int(t, 1))
	next.Pos = branch.Pos
	x.Latch.InsertAt(x.Latch.IndexOf(x.Latch.Terminator()), next)
	for _, to := range x.Latch.Succs() { // both ways of a branch may lead to the head
		if to == l.Header {
			phi.AddArg(next)
			phi.Targets = append(phi.Targets, x.Latch)
		}
	}
	w.test(x, branch, phi, n)
	w.say.Applied(branch, "the exit of this loop compares a new variable, which counts its rounds, with how often it goes around")
	return ""
}

// last is what a variable of a loop is in its last round, nil if it does not go on by 1 or -1, or may be poison or undef before.
func (w *work) last(phi *ir.Value, l *cfg.Loop) *scev.Expr {
	next := w.expander.Increment(phi)
	if next == nil || !phi.Type.IsInt() {
		return nil
	}
	e, trips := w.se.Of(phi), w.se.Trips(l, phi.Type)
	if trips == nil || !e.Args[1].IsInt(1) && !e.Args[1].IsInt(-1) || w.expander.Implied(next, e) != next.Flags || !w.defined(e.Start()) {
		return nil
	}
	rounds := w.se.Add(trips, w.se.Int(phi.Type, num.Of(1).Neg()))
	return w.se.Add(e.Start(), w.se.Mul(e.Args[1], rounds))
}

// test makes an exit compare a variable with a number.
func (w *work) test(x *forloop.ForLoop, branch, phi *ir.Value, end *scev.Expr) {
	front := x.Preheader.Terminator()
	bound := w.expander.Before(front, end)[0]
	if !w.defined(end) {
		// Each round would compare with another number, and may leave where the old test did not come to.
		frozen := w.f.NewInstr(ir.OpFreeze, bound.Type, bound)
		frozen.Pos = front.Pos
		x.Preheader.InsertAt(x.Preheader.IndexOf(front), frozen)
		bound = frozen
	}
	c := w.f.NewInstr(ir.OpICmp, ir.I1, phi, bound)
	c.Pos = branch.Pos
	if c.Pred = ir.EQ; branch.Targets[1] == x.Exit {
		c.Pred = ir.NE
	}
	x.Exiting.InsertAt(x.Exiting.IndexOf(branch), c)
	branch.SetArg(0, c)
}

// defined tells whether all that an expression is made of is neither undef nor poison.
func (w *work) defined(e *scev.Expr) bool {
	if e.Kind == scev.Rec {
		return false // a phi of a loop around
	}
	if e.Kind == scev.Unknown && w.facts.Facts(e.Value).Props&domain.WellDefined != domain.WellDefined {
		return false
	}
	for _, a := range e.Args {
		if !w.defined(a) {
			return false
		}
	}
	return true
}
