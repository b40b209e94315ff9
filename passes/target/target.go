// Package target describes what a program is compiled for, in one value: the layout of
// data, the version of LLVM that reads the result, what instructions cost, and how far
// a pass may go. Passes ask it and hold no costs or thresholds of their own.
package target

import (
	"sync"

	"rewrite/dsl"
	"rewrite/passes/ir"
	"rewrite/passes/ir/intrinsic"
	"rewrite/passes/ir/library"
	"rewrite/rules"
)

// Options are what a user says of a target.
type Options struct {
	Cost *dsl.CostModel // nil is the library's generic model; see Target.Costs
	LLVM int            // nothing newer is introduced; 0 takes it from the module
}

// A Target is what a module is compiled for. It is immutable, and safe for concurrent
// use.
type Target struct {
	LLVM int // the major version for which nothing newer is introduced

	module  *ir.Module
	library library.Library
	cost    func() *dsl.CostModel
	chosen  func() *Costs // nil if each function has those of its processor
	goal    Goal
}

// New is the target of a module.
func New(m *ir.Module, o Options) *Target {
	t := &Target{LLVM: o.LLVM, module: m, library: library.For(m.Find(ir.Triple)), cost: generic}
	if o.Cost != nil {
		t.cost = func() *dsl.CostModel { return o.Cost }
		if len(o.Cost.Throughput().Legal) > 0 { // else it says nothing of a machine, as generic does not
			t.chosen = sync.OnceValue(func() *Costs { return NewCosts(o.Cost) })
		}
	}
	if t.LLVM == 0 {
		t.LLVM = m.LLVMVersion()
	}
	return t
}

// Models of the library are read when a cost is asked for: most pipelines of a few passes never do.
var (
	generic = sync.OnceValue(func() *dsl.CostModel { return must(rules.Generic()) })
	size    = sync.OnceValue(func() *dsl.CostModel { return must(rules.Named("size")) })
	leaves  = sync.OnceValue(func() *dsl.CostModel { return must(rules.Named("inline")) }) // what instructions leave in a program
)

func must(m *dsl.CostModel, err error) *dsl.CostModel {
	if err != nil {
		panic(err) // the library is a part of the program
	}
	return m
}

// Library is what the target's programs are linked with.
func (t *Target) Library() library.Library { return t.library }

// MayCall tells whether a function of the C library may be called in another one that does not call it (SEMANTICS law 34): there
// is one, the function is not itself the one of that name, and it does not say that names mean nothing.
func (t *Target) MayCall(f *ir.Func, name string) bool {
	if id := library.Named(name); id != library.Unknown && !t.library.Has(id.Info()) {
		return false
	}
	return t.library != library.None && f.Global.Name != name && !f.Attrs.Has("no-builtins") && !f.Attrs.Has("no-builtin-"+name) && !f.Attrs.Has("nobuiltin")
}

// Layout is the layout of data; the error says why the module's is not understood.
func (t *Target) Layout() (*ir.Layout, error) { return t.module.Layout() }

// CostModel is what costs are told by.
func (t *Target) CostModel() *dsl.CostModel { return t.cost() }

// Cost is what an instruction costs by the cost model, in hundredths of a simple one.
func (t *Target) Cost(v *ir.Value) int {
	called := ""
	if v.Op == ir.OpCall {
		called = v.Intrinsic().String()
	}
	return t.cost().Cost(v.Op, called, v.Type, v.Flags)
}

// Leaves is how much of an instruction is left in a program into which its function is inlined, in hundredths of a simple one.
func (t *Target) Leaves(v *ir.Value) int {
	called := ""
	if v.Op.IsCall() {
		called = v.Intrinsic().String()
	}
	return leaves().Cost(v.Op, called, v.Type, v.Flags)
}

// A Goal is what a function is optimized for.
type Goal uint8

// The goals, as attributes of functions say them, or who runs passes does.
const (
	Speed    Goal = iota
	Size          // optsize, or cold: what is hardly run is not worth growing
	MinSize       // minsize
	TopSpeed      // whatever the size: -O3
)

// Small tells whether code is not to grow.
func (g Goal) Small() bool { return g == Size || g == MinSize }

// For is the target with a goal for functions that have none of their own. For a small program instructions are counted, if nothing
// but the generic model was asked for.
func (t *Target) For(goal Goal) *Target {
	if goal == t.goal {
		return t
	}
	other := *t
	other.goal = goal
	if goal.Small() {
		other.cost = func() *dsl.CostModel {
			if cost := t.cost(); cost.Name != "generic" {
				return cost
			}
			return size()
		}
	}
	return &other
}

// Goal is what a function is optimized for: what it says, or else what the target is for.
func (t *Target) Goal(f *ir.Func) Goal {
	switch {
	case f.Attrs.Has("minsize"):
		return MinSize
	case t.goal != MinSize && (f.Attrs.Has("optsize") || f.Attrs.Has("cold")):
		return Size
	}
	return t.goal
}

// Thresholds are how far passes go for a goal. Those that count instructions say so;
// costs are in hundredths.
type Thresholds struct {
	// Threaded is how many instructions of blocks that only decide where to go on may be copied for ways on which that is known.
	Threaded int
	// Speculated is how many instructions may be moved in front of a branch for it to
	// go: about what a branch that is foretold wrongly costs.
	Speculated int
	// Selects is how many phis where two ways meet may become selects.
	Selects int
	// Bonus is how many instructions besides the condition may be moved in front of
	// another branch to make one of the two.
	Bonus int
	// SpeculatedCost is the most that one of these instructions may cost. It lies
	// between a multiplication and a division.
	SpeculatedCost int
	// Rotated is how many instructions of a loop's header may be there twice.
	Rotated int
	// Unrolled is how many instructions a loop may become when all of its rounds are written out, UnrolledGain if
	// that makes at least half of them go; UnrollAsked if the program asks for it.
	Unrolled, UnrolledGain, UnrollAsked int
	// UnrolledTogether is how many rounds, a power of two, become one of a loop that is not written out and does not ask for it, where the pass is to do so;
	// together they have UnrolledTo instructions at most: what a loop costs by itself is a small part then, and more only makes code larger.
	UnrolledTogether, UnrolledTo int
	// Inlined is the most that may be left, by the cost model Leaves, of a function that is inlined, beyond what its call was;
	// InlinedAsked if the function asks for it (inlinehint), and InlinedCold where the call is hardly executed.
	Inlined, InlinedAsked, InlinedCold int
	// InlinedOnce is how much more of a function that is called nowhere else, and is there no more then; InlinedCopied if
	// what calls it is to be inlined wherever that is called, so that there are several of it in the end.
	InlinedOnce, InlinedCopied int
	// Unswitched is how many instructions may be there twice for a loop not to decide in each round what is always the same.
	Unswitched int
}

// thresholds has a row for each goal. Those that are for a small program are alike but for loops, as all else that is done by them removes blocks
// and branches, which makes code smaller, too.
var thresholds = [...]Thresholds{
	Speed:    {Threaded: 6, Speculated: 4, Selects: 2, Bonus: 1, SpeculatedCost: 500, Rotated: 16, Unrolled: 150, UnrolledGain: 300, UnrollAsked: 16384, UnrolledTogether: 8, UnrolledTo: 64, Unswitched: 50, Inlined: 4500, InlinedAsked: 6500, InlinedCold: 900, InlinedOnce: 300000, InlinedCopied: 300000},
	Size:     {Threaded: 3, Speculated: 4, Selects: 2, Bonus: 1, SpeculatedCost: 500, Rotated: 16, Unrolled: 8, UnrolledGain: 8, UnrollAsked: 16384, Inlined: 1000, InlinedAsked: 1000, InlinedCold: 100, InlinedOnce: 300000},
	MinSize:  {Threaded: 1, Speculated: 4, Selects: 2, Bonus: 1, SpeculatedCost: 500, Rotated: 0, Unrolled: 4, UnrolledGain: 4, UnrollAsked: 16384, Inlined: 100, InlinedAsked: 100, InlinedCold: 100, InlinedOnce: 300000},
	TopSpeed: {Threaded: 6, Speculated: 4, Selects: 2, Bonus: 1, SpeculatedCost: 500, Rotated: 16, Unrolled: 300, UnrolledGain: 600, UnrollAsked: 16384, UnrolledTogether: 8, UnrolledTo: 150, Unswitched: 100, Inlined: 6000, InlinedAsked: 8500, InlinedCold: 900, InlinedOnce: 300000, InlinedCopied: 300000},
}

// Thresholds are those of a function.
func (t *Target) Thresholds(f *ir.Func) *Thresholds { return &thresholds[t.Goal(f)] }

// speculated are the intrinsics that are an instruction or two everywhere. Counting bits
// is a dozen where there is no instruction for it, which the generic model, made to rank
// one way to count them before another, does not say.
var speculated = [intrinsic.Num]bool{
	intrinsic.Abs: true, intrinsic.Smax: true, intrinsic.Smin: true, intrinsic.Umax: true, intrinsic.Umin: true,
	intrinsic.Bswap: true, intrinsic.Fshl: true, intrinsic.Fshr: true, intrinsic.Fabs: true, intrinsic.Copysign: true,
	intrinsic.SaddSat: true, intrinsic.UaddSat: true, intrinsic.SsubSat: true, intrinsic.UsubSat: true,
}

// Cheap tells whether an instruction of a function costs so little that it may be
// executed though it may not be needed. Whether that is sound is another question.
func (t *Target) Cheap(v *ir.Value, limits *Thresholds) bool {
	if v.Op == ir.OpCall && !speculated[v.Intrinsic()] {
		return false
	}
	return t.Cost(v) <= limits.SpeculatedCost
}
