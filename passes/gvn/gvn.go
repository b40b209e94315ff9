// Package gvn removes what was computed before, on whichever ways: global value numbering.
//
//	entry: br i1 %c, label %l, label %r      entry: br i1 %c, label %l, label %r
//	l:     store i32 %a, ptr %p              l:     store i32 %a, ptr %p
//	       br label %j                              br label %j
//	r:     call void @f(ptr %p)              r:     call void @f(ptr %p)
//	       br label %j                              %v.pre = load i32, ptr %p
//	                                                br label %j
//	j:     %v = load i32, ptr %p             j:     %v = phi i32 [ %a, %l ], [ %v.pre, %r ]
//
// Each value gets a representative: two values have the same one if they are the same
// operation on values with the same representatives (number.go), the phis of loops by
// the assumption that they are the same until they are seen not to be (phis.go). Blocks are
// visited in reverse postorder, so that what is above is known; a value is replaced by one
// with the same representative in a block above. What a branch, a switch or an assumption
// tells of values behind it is used there (facts.go).
//
// A load is the same operation where memory is the same: what clobbers it, by memory in SSA
// form, is a part of it. What clobbers it may tell what is loaded (loads.go), or what is
// known at the ends of the blocks above does (ways.go). Where that is so on all ways but one,
// and the value is needed on each, it is loaded or computed on that one (pre.go).
//
// Kildall, "A Unified Approach to Global Program Optimization" (1973); Briggs, Cooper and
// Simpson, "Value Numbering" (1997); Morel and Renvoise, "Global Optimization by
// Suppression of Partial Redundancies" (1979). Branches on constants go, as no value has to stand for what
// comes by the other ways (decide.go). Left to others: what nothing needs (dce), stores that nothing reads (dse).
package gvn

import (
	"slices"
	"sync"

	"rewrite/passes/analysis/alias"
	"rewrite/passes/analysis/manager"
	"rewrite/passes/analysis/memssa"
	"rewrite/passes/internal/edit"
	"rewrite/passes/ir"
	"rewrite/passes/ir/intrinsic"
	"rewrite/passes/ir/remark"
	"rewrite/passes/pass"
	"rewrite/passes/simplify"
)

// maxRounds bounds how often a function is gone through: what one round finds may let
// another one find more, around loops.
const maxRounds = 8

// Run removes redundant values of a function.
func Run(f *ir.Func, e *pass.Env) manager.Kept {
	w := idle.Get().(*walk)
	defer idle.Put(w)
	*w = walk{env: e, say: e.Remarks(f), analyses: e.Of(f), mem: e.Of(f).Memory(), simplify: e.Simplify(f), numbers: w.numbers, scratch: w.scratch}
	w.alias, w.gone, w.dirty = w.mem.Alias(), map[*ir.Value]*ir.Value{}, map[*ir.Value]bool{}
	layout, _ := f.Module.Layout()
	w.maker = maker{f, layout, w.simplify, w.grow}
	shape, changed := f.Shape(), false
	for i := range maxRounds {
		w.again, w.changed, w.first = false, false, i == 0
		w.decide()
		w.round()
		w.partial()
		w.sweep()
		w.again = w.again || slices.ContainsFunc(w.f.Blocks, func(b *ir.Block) bool { return taken(b) != nil })
		changed = changed || w.changed
		if !w.again {
			break
		}
	}
	if !changed {
		return manager.All
	}
	edit.Done(f, w.gone)
	if w.called { // who is called may do less than anybody may
		return w.analyses.Since(shape)
	}
	return manager.Memory | w.analyses.Since(shape)
}

// idle are walks that are over, whose memory is for others.
var idle = sync.Pool{New: func() any { return new(walk) }}

// A walk goes through a function.
type walk struct {
	env      *pass.Env
	say      *remark.Remarks
	analyses *manager.Func
	mem      *memssa.SSA
	alias    *alias.Analysis
	simplify *simplify.Simplifier

	numbers
	maker
	scratch
	targets ir.TargetPlaces
	partly  []*ir.Value // loads that are known on some ways
	changed bool
	called  bool          // an operand went that a call called
	again   bool          // what was visited may come to more now
	first   bool          // in the first round
	wanted  map[edge]bool // edges that are to be split
	waiting []*ir.Value   // for that

	dirty map[*ir.Value]bool // instructions that have another operand than they had
}

// scratch is the memory that a walk leaves to the next one.
type scratch struct {
	seen   loads
	instrs []*ir.Value // of round
	guess  guess       // of congruentPhis

	searched ways // of search
	written  writers

	found, operands, reps []*ir.Value // of partialValue: what there is by predecessor, operands on the way from one, and what stands for them
}

// round visits all blocks that are reached.
func (w *walk) round() {
	w.tree = w.analyses.Dom()
	w.numbers.reset(w.f)
	w.seen.reset(w.f)
	w.written.reset()
	w.partly = w.partly[:0]
	w.congruentPhis()
	for _, b := range w.tree.ReversePostorder() {
		facts{w}.entered(b)
		w.instrs = append(w.instrs[:0], b.Instrs...)
		for _, v := range w.instrs {
			w.visit(v)
		}
	}
}

// visit handles an instruction, in the order of execution.
func (w *walk) visit(v *ir.Value) {
	if v.Op.IsTerminator() || v.Type == ir.Void || v.Type.Kind == ir.TokenKind {
		if v.Op == ir.OpCall && v.Intrinsic() == intrinsic.Assume {
			facts{w}.assumed(v)
		}
		return
	}
	if v.NumUses() == 0 && v.Removable() {
		w.drop(v)
		return
	}
	e := v.Effects()
	if v.Op != ir.OpLoad && e == 0 && (w.first || w.dirty[v]) {
		if a := w.simplify.Value(v, simplify.Point{}); a.Value != nil && a.Value != v {
			w.say.Applied(v, "this %s is %s", v.Op, a.Reason())
			w.replace(v, a.Value)
			return
		}
	}
	switch {
	case v.Op == ir.OpPhi:
		w.phi(v)
	case v.Op == ir.OpLoad && v.IsPlain():
		w.load(v)
	case w.numbered(v, e):
		memory := memssa.None
		if e&ir.Reads != 0 {
			memory = w.mem.Clobber(v)
			if x := w.masked(v, memory); x != nil {
				w.say.Applied(v, "what this loads is known")
				w.replace(v, x)
				return
			}
		}
		w.value(v, memory)
	}
}

// numbered tells whether two equal instances give equal results, where memory is the same
// if they read it.
func (w *walk) numbered(v *ir.Value, e ir.Effects) bool {
	if v.Op == ir.OpCall {
		return edit.MergeableCall(v, e)
	}
	return v.Op == ir.OpFreeze || v.Op.Is(ir.Mergeable)
}

// value replaces a value by one that was computed before.
func (w *walk) value(v *ir.Value, memory memssa.ID) {
	rep := w.number(v, memory)
	if c := w.decided(v, rep); c != nil && w.strict(v, rep) {
		w.say.Applied(v, "this %s is decided, as was branched on", v.Op)
		w.replace(v, c)
		return
	}
	if x := w.leader(rep, v.Block); x != nil {
		edit.MergeInto(x, v)
		w.say.Applied(v, "this %s was computed before", v.Op)
		w.replace(v, x)
		return
	}
	w.lead(rep, v, v.Block, false)
	if rep != v && v.Op.Is(ir.OneChoice) { // those that it may not be put in the place of choose for themselves (SEMANTICS 4)
		w.rep[v.ID] = nil
		w.lead(v, v, v.Block, false)
	}
}

// strict makes what is known of an operation on floats, which flags like arcp may leave a choice, true of another one that may have less: the one
// before has no more than both then. It gives false if that is not found.
func (w *walk) strict(v, rep *ir.Value) bool {
	if rep == v || v.Op.Info().Flags&ir.FastMath == 0 {
		return true
	}
	x := w.leader(rep, v.Block)
	if x != nil && x.Block != nil {
		edit.MergeInto(x, v)
	}
	return x != nil
}

// phi replaces a phi of one value, or that is another one of its block.
func (w *walk) phi(v *ir.Value) {
	rep := w.of(v) // by assumption that loops go around
	w.grow(v)
	w.rep[v.ID] = nil
	if x := w.only(v); x != nil {
		w.say.Applied(v, "this phi is always the same")
		w.replace(v, x)
		return
	}
	if rep != v {
		x := rep
		if rep.Block != nil && rep.Block != v.Block {
			x = w.leader(rep, w.tree.Idom(v.Block))
		}
		if x != nil && w.stays(x) && (x.Block != v.Block || x.Op == ir.OpPhi) {
			w.say.Applied(v, "this phi is always equal to another value")
			w.replace(v, x)
			return
		}
	}
	for _, x := range v.Block.Phis() { // those before it
		if x == v {
			break
		}
		if _, gone := w.gone[x]; !gone && x.Type == v.Type && x.Flags == v.Flags && w.samePhi(x, v) {
			w.say.Applied(v, "this phi is always equal to another one")
			w.replace(v, x)
			return
		}
	}
	w.lead(v, v, v.Block, false)
}

// replace makes all uses of v uses of x.
func (w *walk) replace(v, x *ir.Value) {
	here := w.tree.Number(v.Block)
	for _, u := range v.Uses() {
		if u.User.Op == ir.OpPhi && w.tree.Number(u.User.Block) <= here {
			w.again = true // the phi was visited
			break
		}
	}
	for _, u := range v.Uses() {
		w.dirty[u.User] = true
	}
	w.remove(v)
	w.called = w.called || edit.IsCalled(v)
	v.ReplaceAllUses(x)
	w.gone[v] = x
	w.changed = true
}

// drop lets an instruction go that nothing uses.
func (w *walk) drop(v *ir.Value) {
	w.say.Applied(v, "this %s is not needed", v.Op)
	w.remove(v)
	w.gone[v] = nil
	w.changed = true
}

// remove takes an instruction out of memory in SSA form.
func (w *walk) remove(v *ir.Value) {
	if id := w.mem.Of(v); id != memssa.None && w.mem.Kind(id) == memssa.Def {
		w.written.reset() // another one may be the last that writes somewhere
	}
	w.mem.Remove(v)
}

// sweep takes what is gone out of its blocks, and what only that needed.
func (w *walk) sweep() {
	if !w.changed {
		return
	}
	for _, b := range slices.Backward(w.f.Blocks) {
		for _, v := range slices.Backward(b.Instrs) {
			if _, gone := w.gone[v]; gone || !v.Removable() || v.Op == ir.OpAlloca || v.Op.IsTerminator() {
				continue
			}
			needed := false
			for _, u := range v.Uses() {
				if u.User != v && w.stays(u.User) {
					needed = true
					break
				}
			}
			if !needed {
				w.drop(v)
			}
		}
	}
	for _, b := range w.f.Blocks {
		b.EraseIf(func(v *ir.Value) bool { _, ok := w.gone[v]; return ok })
	}
}
