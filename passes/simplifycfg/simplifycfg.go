// Package simplifycfg simplifies control flow, one small change at a time, each
// in a file of its own kind:
//
//	blocks.go   blocks that are never reached go; a block with one way in from
//	            a block with one way out is fused with it
//	branch.go   branches and switches on constants, with equal or impossible targets
//	implied.go  branches that follow from those before
//	undefined.go  edges that what follows is undefined for
//	thread.go   edges to blocks that only branch go on to where these lead
//	choose.go   small diamonds and triangles become selects; two branches to a
//	            common target become one
//	common.go   what both sides of a branch begin or end with is done once
//
// They are repeated until none applies. Blocks whose address is taken stay as
// they are. A branch or switch on poison or undef is undefined behaviour (LangRef,
// "br", "switch"), so a select of poison may stand for it; but not the other way
// round. What is moved in front of a branch must not be able to be undefined
// behaviour, and loses metadata that makes it so (SEMANTICS 18, 24).
//
// Muchnick, "Advanced Compiler Design and Implementation" (1997), section 18, has
// most of these; the folding of phis into selects and of branches into a common
// destination are LLVM's ideas.
package simplifycfg

import (
	"rewrite/passes/analysis/manager"
	"rewrite/passes/internal/edit"
	"rewrite/passes/ir"
	"rewrite/passes/ir/remark"
	"rewrite/passes/pass"
	"rewrite/passes/simplify"
	"rewrite/passes/target"
)

// maxRounds bounds how often all blocks are visited. Every change removes an
// edge, a block or an instruction, or makes a select of a phi, so there is an end;
// the bound is against mistakes in that.
const maxRounds = 1000

// Options say how far to go.
type Options struct {
	// Apart leaves what both ways of a branch do alike where it is: it may have been done before them, which is seen only then.
	Apart bool
}

// Run simplifies the control flow of a function, as far as it can be.
func Run(f *ir.Func, e *pass.Env) manager.Kept { return Options{}.Run(f, e) }

// Run simplifies the control flow of a function.
func (o Options) Run(f *ir.Func, e *pass.Env) manager.Kept {
	w := &work{Options: o, f: f, env: e, analyses: e.Of(f), target: e.Target, limits: e.Target.Thresholds(f), say: e.Remarks(f), taken: edit.AddressTaken(f), gone: map[*ir.Value]*ir.Value{}}
	changed, shape := false, f.Shape()
	for round := 0; w.round(); round++ {
		changed = true
		if len(w.taken) > 0 {
			w.taken = edit.AddressTaken(f) // what took it may be gone
		}
		if round == maxRounds {
			w.say.Missed(nil, "stopped after %d rounds", maxRounds)
			break
		}
	}
	if changed {
		edit.Done(f, w.gone)
	}
	return w.analyses.Since(shape).If(changed)
}

// work is the state of one run.
type work struct {
	Options
	f        *ir.Func
	env      *pass.Env
	analyses *manager.Func
	target   *target.Target
	limits   *target.Thresholds
	say      *remark.Remarks
	taken    map[*ir.Block]bool      // blocks whose address is taken
	gone     map[*ir.Value]*ir.Value // what was replaced, and by what
	told     map[*ir.Value]bool      // what a reason was given for not doing
	dead     map[*ir.Block]bool      // blocks without a way in, until the next sweep

	// of dominates
	seen   []int32 // by Block.ID: the last search that came there
	search int32
	todo   []*ir.Block
}

// round visits every block once.
func (w *work) round() (changed bool) {
	changed = w.unreachable()
	w.dead = map[*ir.Block]bool{}
	for _, b := range w.f.Blocks {
		if w.dead[b] {
			continue
		}
		for w.block(b) {
			changed = true
		}
	}
	return w.unreachable() || changed
}

// block does one thing at a block. It may leave other blocks without a way in.
func (w *work) block(b *ir.Block) bool {
	if b != w.f.Entry() && len(b.Preds()) == 0 && !w.taken[b] {
		return false // it goes with the next sweep
	}
	return w.single(b) || w.terminator(b) || w.undefined(b) || w.fuse(b) || w.choose(b) || w.common(b) || w.thread(b)
}

// missed says once why something is not done.
func (w *work) missed(at *ir.Value, format string, args ...any) {
	if w.say == nil || w.told[at] {
		return
	}
	if w.told == nil {
		w.told = map[*ir.Value]bool{}
	}
	w.told[at] = true
	w.say.Missed(at, format, args...)
}

// comesTo is what an operation that would be made comes to, nil if it has to be made.
// Facts are not asked, as much has changed since they were found (SEMANTICS 9).
func (w *work) comesTo(op ir.Value) *ir.Value {
	return w.env.Simplify(w.f).Value(&op, simplify.Point{}).Value
}

// replace makes w stand for v, which goes.
func (w *work) replace(v, now *ir.Value) {
	v.ReplaceAllUses(now)
	w.gone[v] = now
}
