// Package manager keeps what analyses find of a module and its functions: computed
// when it is asked for, and kept until a pass says that it is not true any more.
//
//	tree, loops := an.Of(f).Dom(), an.Of(f).Loops()
//	...
//	return manager.Shape // what the pass kept
//
// A pass gives back what it Kept, and whoever runs it calls Keep with that: the rest
// is forgotten. What a pass kept is not believed blindly: Check computes it anew and
// compares (-verify-each), so that a wrong claim is found at the pass that made it.
//
// What is about the shape of a function, its blocks and the edges between them, is
// never given out when that changed since: the function counts such changes (see
// ir.Func.Shape), so a pass that changes edges can ask again at once. What is about
// values has no such guard: a pass that changes values and asks on calls Drop. Memory in
// SSA form is changed by the passes along with the function.
package manager

import (
	"sync"

	"rewrite/passes/analysis"
	"rewrite/passes/analysis/alias"
	"rewrite/passes/analysis/callgraph"
	"rewrite/passes/analysis/cfg"
	"rewrite/passes/analysis/memssa"
	"rewrite/passes/analysis/pointsto"
	"rewrite/passes/analysis/scev"
	"rewrite/passes/ir"
)

// A Manager holds the analyses of a module. Safe for concurrent use; what it holds of
// one function is for one goroutine at a time.
type Manager struct {
	mod     *ir.Module
	facts   *analysis.Module // what the facts of all functions share
	aliases *alias.Module    // what alias analyses of all functions share

	mu     sync.Mutex
	calls  *callgraph.Graph // nil when not computed
	graphs int              // how often it was
	funcs  map[*ir.Func]*Func
	idle   []*analysis.Analysis // their memory is for another function
	unused []*memssa.SSA        // also
	over   []*scev.Analysis     // also
	count  [numAnalyses]int     // how often each was computed for functions that are forgotten

	pointing sync.Mutex        // guards the following; it may be taken while mu is held
	points   *pointsto.Result  // nil when not asked for, or the module is another one
	stale    map[*ir.Func]bool // functions that changed since
}

// New makes the manager of a module in which nothing is computed yet.
func New(m *ir.Module) *Manager {
	return &Manager{mod: m, facts: analysis.NewModule(m), aliases: alias.NewModule(m), funcs: map[*ir.Func]*Func{}}
}

// CallGraph is the call graph of the module. It may be asked for while functions are not
// worked on, and is kept up to date by Keep and KeepAll.
func (m *Manager) CallGraph() *callgraph.Graph {
	graph := m.callGraph()
	m.mu.Lock()
	defer m.mu.Unlock()
	for _, a := range m.funcs {
		a.recall(graph)
	}
	return graph
}

// CallGraphFor is CallGraph for a pass on functions while others are worked on: of these it may be out of date.
func (m *Manager) CallGraphFor(list []*ir.Func) *callgraph.Graph {
	graph := m.callGraph()
	m.mu.Lock()
	defer m.mu.Unlock()
	for _, f := range list {
		if a := m.funcs[f]; a != nil {
			a.recall(graph)
		}
	}
	return graph
}

func (m *Manager) callGraph() *callgraph.Graph {
	m.mu.Lock()
	defer m.mu.Unlock()
	if m.calls == nil {
		m.calls = callgraph.NewAsking(m.mod, m.targets)
		m.graphs++
	}
	return m.calls
}

// recall brings the call graph up to date for a function that changed.
func (a *Func) recall(graph *callgraph.Graph) {
	if a.recalls && graph != nil && graph.Node(a.fn) != nil {
		graph.Refresh(a.fn)
	}
	a.recalls = false
}

// FindSecrets finds out which variables of the module no pointer leads to, see alias.Module. No function may be worked on at the same time.
func (m *Manager) FindSecrets() { m.aliases.FindSecrets() }

// ForgetSecrets is for where passes may tell of variables.
func (m *Manager) ForgetSecrets() { m.aliases.ForgetSecrets() }

// FindPointsTo finds out where pointers of the module lead, of pointsto.Kinds, while functions are not worked on. It holds for
// each function until that changes, see Func.AskPointsTo, and is forgotten with any change by a pass on modules. The call graph is
// another one then, as it has targets of calls through pointers.
func (m *Manager) FindPointsTo(kind string) error {
	points, err := pointsto.New(m.mod, kind)
	m.setPoints(points)
	m.mu.Lock()
	defer m.mu.Unlock()
	m.calls = nil
	return err
}

func (m *Manager) setPoints(points *pointsto.Result) {
	m.pointing.Lock()
	defer m.pointing.Unlock()
	m.points, m.stale = points, map[*ir.Func]bool{}
}

// HasPointsTo tells whether it is known where pointers lead, perhaps not of all functions any more.
func (m *Manager) HasPointsTo() bool {
	m.pointing.Lock()
	defer m.pointing.Unlock()
	return m.points != nil
}

// pointsOf is where pointers of a function lead, nil if that is not known of it as it is now.
func (m *Manager) pointsOf(f *ir.Func) *pointsto.Result {
	m.pointing.Lock()
	defer m.pointing.Unlock()
	if m.stale[f] {
		return nil
	}
	return m.points
}

// targets is what the call graph asks.
func (m *Manager) targets(call *ir.Value) (list []*ir.Func, open bool) {
	if points := m.pointsOf(call.Block.Func); points != nil {
		return points.Targets(call)
	}
	return nil, true
}

// AskPointsTo makes memory in SSA form anew, with an alias analysis that asks where pointers lead, if that is known of the function
// as it is now; ok is false if it is not. Until the pass that asked is over the function may change, if the values that
// are there stay what they are: what new ones are is not known. Then done is called.
func (a *Func) AskPointsTo() (done func(), ok bool) {
	asks := a.NewAsking()
	if asks.Points == nil {
		return nil, false
	}
	a.count[memory]++
	a.slots[memory] = slot{memssa.New(a.fn, asks), a.fn.Shape()}
	return func() { asks.Points = nil }, true
}

// Computed is how often each analysis was computed, by name.
func (m *Manager) Computed() map[string]int {
	m.mu.Lock()
	defer m.mu.Unlock()
	sum := map[string]int{}
	add := func(name string, n int) {
		if n > 0 {
			sum[name] += n
		}
	}
	add("callgraph", m.graphs)
	for id, n := range m.count {
		add(names[id], n)
	}
	for _, a := range m.funcs {
		for id, n := range a.count {
			add(names[id], n)
		}
	}
	return sum
}

// Retold is called when what others know of a function without looking into it changed: its attributes, and those of its parameters and
// result. Functions that call it are found out about anew. Nobody may be at work on these, as is so of a pass on components, but for
// those of its own component; what it says of these by what it gives back is not for Retold.
func (m *Manager) Retold(f *ir.Func) {
	graph := m.callGraph()
	node := graph.Node(f)
	if node == nil {
		return
	}
	callers := graph.Callers(node)
	m.mu.Lock()
	defer m.mu.Unlock()
	for _, n := range callers {
		if a := m.funcs[n.Func]; a != nil {
			a.keep(Shape)
		}
	}
}

// Of is what is known of a function of the module, which has a body.
func (m *Manager) Of(f *ir.Func) *Func {
	m.mu.Lock()
	defer m.mu.Unlock()
	a := m.funcs[f]
	if a == nil {
		a = &Func{fn: f, mod: m}
		m.funcs[f] = a
	}
	return a
}

// Forget is called when a function is done with, or gone.
func (m *Manager) Forget(f *ir.Func) {
	m.mu.Lock()
	defer m.mu.Unlock()
	if a := m.funcs[f]; a != nil {
		a.recall(m.calls)
		if a.memory != nil {
			m.idle = append(m.idle, a.memory)
		}
		if a.giveUp(None); a.last != nil {
			m.unused = append(m.unused, a.last)
		}
		if a.evolved != nil {
			m.over = append(m.over, a.evolved)
		}
		for i, n := range a.count {
			m.count[i] += n
		}
		delete(m.funcs, f)
	}
}

// KeepAll is Keep for all functions, after a pass on the module. Functions that lost
// their body are forgotten, and what facts share is found anew.
func (m *Manager) KeepAll(kept Kept) {
	if kept == All {
		return
	}
	m.mu.Lock()
	list := make([]*Func, 0, len(m.funcs))
	for _, a := range m.funcs {
		list = append(list, a)
	}
	m.facts, m.aliases, m.idle, m.unused, m.over = analysis.NewModule(m.mod), alias.NewModule(m.mod), nil, nil, nil
	if kept&Calls == 0 {
		m.calls = nil
	}
	m.mu.Unlock()
	m.setPoints(nil)
	for _, a := range list {
		if len(a.fn.Blocks) == 0 || a.fn.Global.Func != a.fn {
			m.Forget(a.fn)
			continue
		}
		a.keep(kept &^ Facts)
		a.memory, a.last, a.evolved = nil, nil, nil
	}
}

// A Func is what is known of one function. Not safe for concurrent use.
type Func struct {
	fn  *ir.Func
	mod *Manager

	slots   [numAnalyses]slot
	memory  *analysis.Analysis // that the facts are in or were in, nil before the first
	last    *memssa.SSA        // that nobody has any more, nil for none
	evolved *scev.Analysis     // also
	count   [numAnalyses]int   // how often each was computed

	recalls bool // what the call graph has of it is out of date
}

// A slot holds what an analysis found.
type slot struct {
	found any
	shape uint32 // of the function when it was found
}

// Func is the function.
func (a *Func) Func() *ir.Func { return a.fn }

// get gives what an analysis finds, which it computes if nothing that holds is there.
func (a *Func) get(id int) any {
	s := &a.slots[id]
	if s.found == nil || s.shape != a.fn.Shape() {
		a.count[id]++
		*s = slot{a.compute(id), a.fn.Shape()}
	}
	return s.found
}

// Dom is the dominator tree.
func (a *Func) Dom() *ir.DomTree { return a.get(dom).(*ir.DomTree) }

// PostDom is the post-dominator tree.
func (a *Func) PostDom() *cfg.PostDomTree { return a.get(postdom).(*cfg.PostDomTree) }

// Frontiers are the dominance frontiers, by Block.ID.
func (a *Func) Frontiers() [][]*ir.Block { return a.get(frontiers).([][]*ir.Block) }

// Loops are the natural loops and the irreducible regions.
func (a *Func) Loops() *cfg.LoopNest { return a.get(loops).(*cfg.LoopNest) }

// Settle says that a pass kept the loop nest true while it changed blocks and edges, which are now as they will be: the pass can give back
// that it kept Loops. See cfg.LoopNest.Settle.
func (a *Func) Settle(nest *cfg.LoopNest) {
	nest.Settle(a.fn)
	a.slots[loops] = slot{nest, a.fn.Shape()}
}

// Facts are the known bits, ranges and the like of values, each found when it is
// asked for. A pass that changes values and asks on drops them itself.
func (a *Func) Facts() *analysis.Analysis { return a.get(facts).(*analysis.Analysis) }

// Memory is memory in SSA form. A pass that changes what has to do with memory, or blocks,
// says so to it as it does, and that it kept it.
func (a *Func) Memory() *memssa.SSA { return a.get(memory).(*memssa.SSA) }

// NewAlias is an alias analysis of the function as it is now, which memory in SSA form has one of, too. It holds until the
// function changes.
func (a *Func) NewAlias() *alias.Analysis {
	a.mod.mu.Lock()
	shared := a.mod.aliases
	a.mod.mu.Unlock()
	return shared.New(a.fn, alias.All...)
}

// NewAsking is NewAlias that asks where pointers lead, if that is known of the function as it is now.
func (a *Func) NewAsking() *alias.Analysis {
	asks := a.NewAlias()
	if points := a.mod.pointsOf(a.fn); points != nil {
		asks.Points = points
	}
	return asks
}

// SCEV is scalar evolution, which no pass keeps that changes anything. A pass that changes values and asks on drops it itself,
// with Drop.
func (a *Func) SCEV() *scev.Analysis { return a.get(evolution).(*scev.Analysis) }

// newFacts starts anew in the memory of facts that are gone, of this function or another.
func (a *Func) newFacts() *analysis.Analysis {
	if a.memory == nil {
		a.memory = take(a.mod, &a.mod.idle)
	}
	if a.memory == nil {
		a.memory = a.mod.facts.New(a.fn)
	} else {
		a.memory.Reset(a.fn)
	}
	return a.memory
}

// giveUp leaves the memory that memory in SSA form and scalar evolution take to the next ones, when no pass is at work that may have
// it, but for what is kept.
func (a *Func) giveUp(kept Kept) {
	if m, ok := a.slots[memory].found.(*memssa.SSA); ok && kept&Memory == 0 {
		a.last, a.slots[memory] = m, slot{}
	}
	if s, ok := a.slots[evolution].found.(*scev.Analysis); ok {
		a.evolved, a.slots[evolution] = s, slot{}
	}
}

// newEvolution finds scalar evolution, in the memory of one that is gone, of this function or another.
func (a *Func) newEvolution() *scev.Analysis {
	old := a.evolved
	if a.evolved = nil; old == nil {
		old = take(a.mod, &a.mod.over)
	}
	return scev.Again(old, a.fn, a.Loops(), a.Facts())
}

// take gives the last of what is left of functions that are done with, nil if there is none.
func take[T any](m *Manager, list *[]*T) (x *T) {
	m.mu.Lock()
	defer m.mu.Unlock()
	if n := len(*list); n > 0 {
		x, *list = (*list)[n-1], (*list)[:n-1]
	}
	return x
}

// newMemory makes memory in SSA form, in the memory of one that is gone, of this function or another.
func (a *Func) newMemory() *memssa.SSA {
	old := a.last
	if a.last = nil; old == nil {
		old = take(a.mod, &a.mod.unused)
	}
	if old == nil {
		return memssa.New(a.fn, a.NewAlias())
	}
	a.mod.mu.Lock()
	shared := a.mod.aliases
	a.mod.mu.Unlock()
	return memssa.Again(old, a.fn, shared.Again(old.Alias(), a.fn, alias.All...))
}

// Keep forgets what is not in kept: what a pass gives back when it is done.
func (a *Func) Keep(kept Kept) {
	if kept == All {
		return
	}
	a.giveUp(kept)
	a.keep(kept)
	a.mod.pointing.Lock()
	lost := a.mod.points != nil && !a.mod.stale[a.fn]
	if lost {
		a.mod.stale[a.fn] = true
	}
	a.mod.pointing.Unlock()
	a.recalls = a.recalls || lost || kept&Calls == 0
}

func (a *Func) keep(kept Kept) {
	kept &^= 1 << evolution
	for id := range a.slots {
		switch {
		case kept&(1<<id) == 0:
			a.slots[id] = slot{}
		case id == memory && a.slots[id].found != nil:
			a.slots[id].shape = a.fn.Shape() // it was changed along with the blocks
			a.slots[id].found.(*memssa.SSA).Alias().Forget()
		}
	}
}

// Drop forgets what is known of values, in the midst of a pass that changed some.
func (a *Func) Drop() { a.slots[facts], a.slots[evolution] = slot{}, slot{} }
