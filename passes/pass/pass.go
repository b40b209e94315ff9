// Package pass is what passes have in common: what they are given and what they give
// back. A pass is one function,
//
//	func Run(f *ir.Func, e *pass.Env) manager.Kept
//
// or the same with a module (OnModule) or a strongly connected component of the call
// graph (OnSCC) in the place of the function. It changes that, asks the Env for
// analyses and says by it what it did; what it gives back tells whether something was
// changed, and which analyses still hold.
package pass

import (
	"math"
	"sync"

	"rewrite/passes/analysis/callgraph"
	"rewrite/passes/analysis/manager"
	"rewrite/passes/ir"
	"rewrite/passes/ir/remark"
	"rewrite/passes/simplify"
	"rewrite/passes/target"
)

// OnFunc is a pass on functions with a body. It runs on several functions at the same
// time; what it does to one depends on that one alone, and on what no pass on
// functions changes: types, globals, the metadata of the module.
type OnFunc func(f *ir.Func, e *Env) manager.Kept

// OnSCC is a pass on the functions that call each other: a strongly connected component
// of the call graph, behind those that its functions call. It may look at these (all that
// is Done by Env.Order), and changes its own alone; components that do not call each other
// run at the same time, so what it looks at it only reads, lists that are made when they
// are asked for (predecessors, dominators) left alone.
type OnSCC func(scc []*ir.Func, e *Env) manager.Kept

// OnModule is a pass on a module all of whose bodies are held as blocks.
type OnModule func(m *ir.Module, e *Env) manager.Kept

// Env is what a pass works with. One Env is for one goroutine.
type Env struct {
	Analyses *manager.Manager
	Target   *target.Target

	// Select tells which functions may be changed; nil is all. A pass on functions is run
	// on no others, and passes on components and modules ask.
	Select func(f *ir.Func) bool
	// Allowed is how many changes may be made, for a pass that can stop in between. It
	// says how many it Made; of others all that they do is one change.
	Allowed, Made int

	// Order is what the call graph was before the first component was worked on, for a pass
	// on components.
	Order *callgraph.Order

	// Rules are what Simplify asks; nil is none, so that constants are folded only.
	Rules func() *simplify.Program

	pass    string
	remarks bool
	lent    *simplify.Simplifier
	lentTo  *ir.Func
	said    []*remark.Remarks
	more    []remark.Remark
	later   []func()
}

// NewEnv is for a pass at work. Without remarks what it says is not kept.
func NewEnv(name string, analyses *manager.Manager, t *target.Target, remarks bool) *Env {
	return &Env{Analyses: analyses, Target: t, Allowed: math.MaxInt, pass: name, remarks: remarks}
}

// Renew is NewEnv in the memory of an Env whose pass is over, nil for none, unless something is left to be done by that.
func (e *Env) Renew(name string, analyses *manager.Manager, t *target.Target, remarks bool) *Env {
	if e == nil || len(e.later) > 0 {
		return NewEnv(name, analyses, t, remarks)
	}
	*e = Env{Analyses: analyses, Target: t, Allowed: math.MaxInt, pass: name, remarks: remarks}
	return e
}

// Of is what is known of a function.
func (e *Env) Of(f *ir.Func) *manager.Func { return e.Analyses.Of(f) }

// Simplify answers what operations of a function come to, where that is a value that is
// there or a constant, by the rules of the run. It is the same one until another function
// is asked about, and holds until Close.
func (e *Env) Simplify(f *ir.Func) *simplify.Simplifier {
	if e.lentTo != f {
		e.Close()
		rules := noRules
		if e.Rules != nil {
			rules = e.Rules
		}
		e.lent, e.lentTo = rules().For(f, e.Of(f)), f
	}
	return e.lent
}

var noRules = sync.OnceValue(func() *simplify.Program { return simplify.Compile(nil) })

// Publish changes what others see of functions of a component besides their bodies: their attributes. A function that is worked on at
// the same time may have become one that calls them, where a pointer turned out to lead to them, and would see it or not as it
// happens. So it is done when all components of a wave are done with, in their order.
func (e *Env) Publish(change func()) { e.later = append(e.later, change) }

// Published is what is to be done then.
func (e *Env) Published() []func() { return e.later }

// Close is called when the pass is over.
func (e *Env) Close() {
	if e.lent != nil {
		e.lent.Done()
	}
	e.lent, e.lentTo = nil, nil
}

// Asked tells whether anybody reads remarks: to find out why something was not done can
// take time.
func (e *Env) Asked() bool { return e.remarks }

// Remarks takes what the pass says of a function; nil, which takes nothing, if nobody
// asks.
func (e *Env) Remarks(f *ir.Func) *remark.Remarks {
	if !e.remarks {
		return nil
	}
	if n := len(e.said); n > 0 && e.said[n-1].Func() == f {
		return e.said[n-1]
	}
	e.said = append(e.said, remark.New(e.pass, f))
	return e.said[len(e.said)-1]
}

// About takes what the pass says of a global: of a function what Remarks does.
func (e *Env) About(g *ir.Global) *remark.Remarks {
	switch {
	case !e.remarks:
		return nil
	case g.Func != nil:
		return e.Remarks(g.Func)
	}
	e.said = append(e.said, remark.New(e.pass, &ir.Func{Global: g}))
	return e.said[len(e.said)-1]
}

// Say adds remarks that were made elsewhere.
func (e *Env) Say(list []remark.Remark) { e.more = append(e.more, list...) }

// Said is all that was said, in the order in which it was.
func (e *Env) Said() (all []remark.Remark) {
	for _, r := range e.said {
		all = append(all, r.All()...)
	}
	return append(all, e.more...)
}
