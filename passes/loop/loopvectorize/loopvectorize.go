// Package loopvectorize does several rounds of a loop at a time, by vector operations, and what is left of them by the loop as it was.
//
//	front: br label %loop                      front:  %few = icmp ult i64 %backs, 7        n - 1 rounds go back
//	loop:  %i = phi i64 [0], [%i1]                     br i1 %few, label %rest, label %apart
//	       %x = load i32, ptr %a + 4*i         apart:  %clash = ...                         what is written is near what is read
//	       %y = add i32 %x, %k                         br i1 %clash, label %rest, label %enter
//	       store i32 %y, ptr %b + 4*i          enter:  %all = and i64 %n, -8
//	       %i1 = add i64 %i, 1                 vector: %done = phi i64 [0], [%done1]
//	       %c = icmp eq i64 %i1, %n                    %v = load <4 x i32>, ptr %a + 4*done     twice: lanes, and parts of so many lanes
//	       br i1 %c, label %exit, label %loop          ...
//	                                                   %c = icmp eq i64 %done1, %all
//	                                                   br i1 %c, label %behind, label %vector
//	                                           behind: br i1 %more, label %rest, label %exit
//	                                           rest:   br label %loop                       with what variables are by then
//
// Vectorized are innermost loops that are left at their end, or before (search.go), of which scalar evolution knows how often they go around, by a step of what is
// chosen for the target: how many lanes a vector has, and how many vectors each operation is done for (cost.go). What a value of the loop is to a
// vector is one of
//
//	invariant    the same in all rounds: it is put into all lanes in front of the loop
//	induction    a variable that goes on by a step: lanes are start, start + step, ...
//	reduction    what all rounds add to, or multiply, take the maximum of, ...: each lane has a sum of its own, and they are added behind
//	recurrence   a value of the round before: lanes are those of the value now, moved on by one
//	access       a load or store that goes on by its size, forward or backward, or a load from one place
//	record       loads, or stores, of elements of what a round goes on by (record.go), and what is computed alike for all of them (row.go)
//	operation    what is done lane by lane, in fewer bits where that is cheaper (narrow.go)
//	join         where ways of a round meet: each lane takes what its way brings (branches.go)
//	sum          of what a round adds to a reduction, in as few bits as it needs (sum.go)
//
// and whatever else there is, a call, a store to one place, makes the loop stay what it is; a remark says what (study.go).
//
// # What it keeps to
//
// All lanes of a vector operation are rounds that the loop would do, so nothing is computed that was not but on the other ways of a round, and flags and what may trap stay as
// they are; but sums of lanes are others than those of the loop on the way, and have no nuw, nsw, nnan, ninf. What is added up in another
// order is integers, or may be reassociated. Of two accesses of which one writes, as many rounds are done at a time as leave what they access in
// the order that it was (depend.go): alias analysis knows that they are of different memory, or how far they are apart is a constant, or it is found out at
// run time whether all that the one accesses is behind all that the other one does, by the first and last bytes. No access may come around the
// end of the address space: it is known of its address, or what is accessed has no gaps, and the null page is nobody's, or that is found out, too.
//
// How often the loop goes around, and where accesses begin, is frozen where it may be undef or poison, so that all that is decided in front
// is by one value (SEMANTICS law 27).
//
// What metadata says of a loop is obeyed: llvm.loop.vectorize.enable, .width, .scalable.enable, llvm.loop.interleave.count, llvm.loop.isvectorized and
// llvm.loop.disable_nonforced. Both loops say that they were vectorized.
//
// Allen and Kennedy, "Automatic Translation of Fortran Programs to Vector Form" (TOPLAS 1987); Nuzman and Zaks, "Outer-loop vectorization - revisited
// for short SIMD architectures" (PACT 2008), for the costs; LLVM, "Auto-Vectorization in LLVM: The Loop Vectorizer".
package loopvectorize

import (
	"slices"

	"rewrite/passes/analysis/alias"
	"rewrite/passes/analysis/cfg"
	"rewrite/passes/analysis/manager"
	"rewrite/passes/analysis/scev"
	"rewrite/passes/internal/edit"
	"rewrite/passes/internal/expand"
	"rewrite/passes/internal/hints"
	"rewrite/passes/internal/speculate"
	"rewrite/passes/ir"
	"rewrite/passes/ir/remark"
	"rewrite/passes/pass"
	"rewrite/passes/target"
)

// Run vectorizes the loops of a function.
func Run(f *ir.Func, e *pass.Env) manager.Kept {
	an := e.Of(f)
	nest := an.Loops()
	if !slices.ContainsFunc(nest.All, innermost) || f.Module.TypedPointers {
		return manager.All
	}
	say := e.Remarks(f)
	switch {
	case e.Target.Goal(f).Small():
		say.Missed(nil, "no loop is vectorized in this function: it is to be small, and loops become two")
		return manager.All
	case f.Attrs.Has("noimplicitfloat") || target.LacksVectors(f):
		say.Missed(nil, "no loop is vectorized in this function: it is not to use registers for vectors that it does not ask for")
		return manager.All
	case f.Attrs.Has("strictfp"):
		say.Missed(nil, "no loop is vectorized in this function: rounding modes and exceptions count in it")
		return manager.All
	}
	layout, err := f.Module.Layout()
	if err != nil {
		say.Missed(nil, "%v", err)
		return manager.All
	}
	w := &work{f: f, e: e, an: an, nest: nest, say: say, layout: layout, costs: e.Target.Costs(f)}
	var list []*loop
	for _, l := range nest.All {
		if !innermost(l) {
			continue
		}
		x, why := w.study(l)
		if why == "" {
			why = x.choose()
		}
		if why != "" {
			say.Missed(l.Header.Terminator(), "this loop is not vectorized: %s", why)
			continue
		}
		list = append(list, x)
	}
	if len(list) == 0 {
		return manager.All
	}
	for _, x := range list {
		x.expand()
	}
	for _, x := range list {
		x.hold()
	}
	edit.CloseLoops(an)
	for _, x := range list {
		x.release()
		x.vectorize()
	}
	edit.PutBehind(f, w.behind)
	gone := map[*ir.Value]*ir.Value{}
	edit.RemoveUnreachable(f, edit.AddressTaken(f), func(b *ir.Block) {
		for _, v := range b.Instrs {
			gone[v] = nil
		}
	})
	edit.Done(f, gone)
	return manager.None
}

// innermost tells whether a loop has none within.
func innermost(l *cfg.Loop) bool { return len(l.Children) == 0 }

// work is the pass at work on a function.
type work struct {
	f      *ir.Func
	e      *pass.Env
	an     *manager.Func
	nest   *cfg.LoopNest
	say    *remark.Remarks
	layout *ir.Layout
	costs  *target.Costs
	alias  *alias.Analysis // once somebody asks
	judge  *speculate.Judge
	maker  *expand.Expander
	behind map[*ir.Block][]*ir.Block
}

// A loop is one that is vectorized.
type loop struct {
	*work
	body
	said        hints.Hints
	front, exit *ir.Block
	backs       *scev.Expr // how often it goes back
	rounds      int        // how often it goes around, -1 if that is not known
	atMost      int        // and at most, -1 if that is not known
	mostBacks   uint64     // how often it goes back at most

	variables map[*ir.Value]*variable // the phis of the header
	links     map[*ir.Value]*variable // what computes a reduction from its phi on
	accesses  []*access               // in their order
	access    map[*ir.Value]*access
	groups    []*group
	indices   *ir.Type            // of what is added to addresses, and of the counter
	apart     [][2]*group         // what is found out at run time
	near      map[[2]*access]bool // accesses of two groups that may be of the same memory, but of which it counts only in which order they stand
	wide      []*ir.Value         // what is computed by vectors, each behind what it needs; see order
	covered   map[*ir.Value]bool
	down      bool // lanes stand in the order of memory, which is not that of rounds
	most      int  // rounds that may be done at a time, 0 for any

	lanes, parts int
	fewerBits    widths             // those in which it is done
	sums         map[*variable]*sum // that are added up in fewer bits
	least        int                // rounds for which it is worth it
	short        int                // lanes of shorter vectors by which what these leave is done, 0 for none
	shortLeast   int                // rounds for which those are

	// What expand made at the end of front:
	count *ir.Value // how often it goes back, as an index
}

// step is how many rounds are done at a time.
func (x *loop) step() int { return x.lanes * x.parts }

// vectorOf is a vector of as many lanes as the loop's have.
func (x *loop) vectorOf(elem *ir.Type) *ir.Type {
	return x.f.Module.Types.Vector(uint64(x.lanes), elem, false)
}
