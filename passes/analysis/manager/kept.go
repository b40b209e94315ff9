package manager

import (
	"fmt"
	"slices"

	"rewrite/passes/analysis"
	"rewrite/passes/analysis/callgraph"
	"rewrite/passes/analysis/cfg"
	"rewrite/passes/analysis/memssa"
	"rewrite/passes/ir"
)

// Kept is what a pass says of the function that it ran on: the set of analyses that
// find the same as before.
type Kept uint32

// The analyses of a function, by their places in a Func.
const (
	dom = iota
	postdom
	frontiers
	loops
	facts
	memory
	evolution
	numAnalyses
)

const (
	// None is what a pass says that changed blocks or edges, and kept no account.
	None Kept = 0
	// All says that the function is as it was: the pass changed nothing.
	All = ^None

	Dom       Kept = 1 << dom
	PostDom   Kept = 1 << postdom
	Frontiers Kept = 1 << frontiers
	Loops     Kept = 1 << loops
	Facts     Kept = 1 << facts
	// Memory is kept by passes that change it along with the function (see memssa.SSA), or
	// nothing that has to do with memory.
	Memory Kept = 1 << memory
	// Calls is what the call graph has of the function: whom it calls and where.
	Calls Kept = 1 << numAnalyses

	// Shape is all that is about blocks and edges alone: what a pass keeps that
	// changes instructions within blocks.
	Shape = Dom | PostDom | Frontiers | Loops
)

// names are what messages call the analyses.
var names = [numAnalyses]string{dom: "dom", postdom: "postdom", frontiers: "frontiers", loops: "loops", facts: "facts", memory: "memoryssa", evolution: "scev"}

// If is k if something was changed, else All.
func (k Kept) If(changed bool) Kept {
	if changed {
		return k
	}
	return All
}

// Since is what a pass keeps that changed values, and may have changed blocks and
// edges: Shape if these are as they were when the function's Shape was that number.
func (a *Func) Since(shape uint32) Kept {
	if a.fn.Shape() == shape {
		return Shape
	}
	return None
}

// Changed tells whether the pass changed the function.
func (k Kept) Changed() bool { return k != All }

// compute is the analysis at work.
func (a *Func) compute(id int) any {
	switch id {
	case dom:
		return a.fn.Dominators()
	case postdom:
		return cfg.PostDominators(a.fn)
	case frontiers:
		return cfg.Frontiers(a.fn)
	case loops:
		return cfg.Loops(a.fn)
	case facts:
		return a.newFacts()
	case memory:
		return a.newMemory()
	case evolution:
		return a.newEvolution()
	}
	panic(fmt.Sprintf("there is no analysis %d", id))
}

// A WrongKept is an analysis that a pass says it kept, and that finds something else
// now: a bug of the pass.
type WrongKept struct {
	Analysis string
	Why      error // what is wrong, if that is known
}

// Error names the analysis.
func (e *WrongKept) Error() string {
	s := fmt.Sprintf("the analysis %s is said to be kept, and finds something else now", e.Analysis)
	if e.Why != nil {
		s += ": " + e.Why.Error()
	}
	return s
}

// Check computes anew what is held and in kept, and gives a *WrongKept for the first
// that differs. What a pass gave back is checked before Keep is called with it.
func (a *Func) Check(kept Kept) error {
	fresh := &Func{fn: a.fn, mod: a.mod}
	a.fn.InvalidateCFG()
	for id, s := range a.slots {
		if s.found == nil || kept&(1<<id) == 0 || id == evolution { // what it finds depends on what was asked before
			continue
		}
		if m, ok := s.found.(*memssa.SSA); ok {
			if err := m.Check(); err != nil {
				return &WrongKept{names[id], err}
			}
		} else if !same(s.found, fresh.compute(id)) {
			return &WrongKept{Analysis: names[id]}
		}
	}
	return a.checkCalls(kept)
}

// checkCalls is Check for the call graph: what it has of the function.
func (a *Func) checkCalls(kept Kept) error {
	a.mod.mu.Lock()
	graph := a.mod.calls
	a.mod.mu.Unlock()
	if graph == nil || kept&Calls == 0 || a.recalls || graph.Node(a.fn) == nil {
		return nil
	}
	old := graph.Node(a.fn).Sites
	graph.Refresh(a.fn)
	if !slices.EqualFunc(old, graph.Node(a.fn).Sites, func(x, y callgraph.Site) bool {
		return x.Call == y.Call && x.Open == y.Open && slices.Equal(x.Callees, y.Callees)
	}) {
		return &WrongKept{Analysis: "callgraph"}
	}
	return nil
}

// ComputeAll computes all analyses, so that Check compares all of them.
func (a *Func) ComputeAll() {
	for id := range a.slots {
		a.get(id)
	}
	known := a.Facts()
	for _, b := range a.fn.Blocks {
		for _, v := range b.Instrs {
			known.Facts(v)
		}
	}
}

// same compares what an analysis found with what it finds now.
func same(old, now any) bool {
	switch old := old.(type) {
	case *ir.DomTree:
		return old.Equal(now.(*ir.DomTree))
	case *cfg.PostDomTree:
		return old.Equal(now.(*cfg.PostDomTree))
	case [][]*ir.Block:
		return slices.EqualFunc(old, now.([][]*ir.Block), slices.Equal)
	case *cfg.LoopNest:
		return old.Equal(now.(*cfg.LoopNest))
	case *analysis.Analysis:
		return analysis.Agree(old, now.(*analysis.Analysis))
	}
	panic(fmt.Sprintf("no comparison for %T", old))
}
