package saturate

import (
	"rewrite/dsl"
	"rewrite/egraph"
	"rewrite/extract"
	"rewrite/passes/ir"
	"rewrite/passes/saturate/program"
)

// Explain says what is to be explained. What is not costs nothing: a block is
// saturated a second time, with reasons kept, only if something in it changes
// and is wanted.
type Explain struct {
	// Func tells whether anything of a function is wanted. Nil is always.
	Func func(f *ir.Func) bool
	// Value tells which values are wanted, whether something else stands for them
	// or only for a part of what they are computed from. Nil asks for all that
	// something else stands for.
	Value func(v *ir.Value) bool
	// Tries bounds the attempts to leave steps out of what explains one change, which
	// take most of the time; see egraph.Chains.
	Tries int
}

// ChangeKind says what became of a value.
type ChangeKind uint8

// Kinds of changes.
const (
	Kept      ChangeKind = iota // computed as before, from what was before
	Rewritten                   // by Change.Steps
	Merged                      // another instruction computes it already
	Unused                      // nothing needs it any more
)

var changeNames = [...]string{"kept", "rewritten", "merged", "unused"}

// String names the kind.
func (k ChangeKind) String() string { return changeNames[k] }

// A Change says what became of one value in one block, and why.
type Change struct {
	Func  *ir.Func
	Block string // its label, with %
	Value string // its name, with %
	Pos   uint32 // of the instruction in the source text, 0 for none
	Dbg   string // its !dbg attachment, for ir.MetadataIndex.Location; "" for none

	Kind ChangeKind
	From string // what it computed
	To   string // what stands for it; "" for Unused

	// Steps lead from the one to the other, in order, and none can be left out.
	Steps []Step
	// Terms are what is computed before the first step and after each; long ones
	// are cut.
	Terms []string
	// Long: the chain of steps is too long to be told.
	Long bool
	// Before and After are what computing the value costs, in hundredths: each
	// operation once, those of other blocks not at all.
	Before, After uint64
	// Saved is what the change takes off the cost of the block when the changes
	// before it are made. If Explain.Value is nil the Saved of all changes of a
	// function add up to Stats.CostBefore - Stats.CostAfter.
	Saved int64

	chain *egraph.Chain
}

// StepKind says by what right a step is taken.
type StepKind uint8

// Kinds of steps.
const (
	ByRule       StepKind = iota
	ByFolding             // an operation on constants
	ByFact                // known bits, ranges and the like leave one value
	ByBranch              // a branch on the way to the block tells it
	ByFewerFlags          // fewer flags refine
	ByReuse               // it is computed already
	ByLanes               // where lanes of vectors come from, and that poison ones may be anything
	ByLayout              // an address in bytes, by the data layout
	ByBits                // where bits of integers come from
)

var stepNames = [...]string{"rule", "constant folding", "known bits", "branch fact", "fewer flags", "common subexpression", "lanes of vectors", "data layout", "moved bits"}

// String names the kind.
func (k StepKind) String() string { return stepNames[k] }

// A Step replaces one part of a term, wherever that stands in it.
type Step struct {
	Kind     StepKind
	Rule     *dsl.Rule // of ByRule
	Backward bool      // the rule's right side matched
	From, To string    // what matched and what was made, as deep as the rule looks
	// If has the conditions of the rule, and what is known that made the step
	// valid.
	If []string
	// Before and After are what computing the value costs, in hundredths.
	Before, After uint64
}

// Changes gives the changes explained since the last call, in the order of
// blocks (dominators first) and of instructions.
func (w *Worker) Changes() []*Change {
	c := w.changes
	w.changes = nil
	return c
}

// Labels of what the graph is given.
const (
	labelValue   uint32 = iota // by a value's definition
	labelBranch                // by a dominating branch
	labelLanes                 // by where lanes of vectors come from (lanes.go, vector.go)
	labelAddress               // an address in bytes
	labelBits                  // by where bits of integers come from (bytes.go)
)

// wanted tells whether something of a block is to be explained.
func (w *Worker) wanted(b *ir.Block) bool {
	x := w.opt.Explain
	if x == nil || x.Func != nil && !x.Func(b.Func) {
		return false
	}
	if x.Value == nil {
		return true
	}
	for _, v := range b.Instrs {
		if x.Value(v) {
			return true
		}
	}
	return false
}

// explained saturates the block in work again, in a graph that keeps reasons. The
// graph and the solution are otherwise the same.
func (w *Worker) explained(b *ir.Block) *extract.Solution {
	w.withReasons(b)
	s, err := w.x.Extract(w.bg.problem(w))
	if err != nil {
		panic("saturate: " + err.Error())
	}
	return s
}

// withReasons makes the graph of a block one that keeps reasons, and saturates it.
// It gives the reason for which each group of rules stopped.
func (w *Worker) withReasons(b *ir.Block) (stops []egraph.Stop) {
	bg := &w.bg
	if w.reasons == nil {
		g, err := egraph.New(w.p.Lang, egraph.Config{Analysis: bg.Client, SkipTrivial: true, Explain: true})
		if err != nil {
			panic(err) // the language was checked when the worker was made
		}
		w.reasons = g
	}
	bg.g = w.reasons
	bg.fill(b)
	bg.run(func() (stop bool) {
		stops = stops[:0]
		for _, g := range w.p.Groups {
			s := bg.g.Run(g.Rules, egraph.Options{Limits: w.opt.Limits}).Stop
			stop = stop || s.Kind != egraph.Saturated
			if stops = append(stops, s); s.Kind == egraph.Contradiction {
				break
			}
		}
		return stop
	})
	return stops
}

// explain tells what becomes of the values of the block in work, which is still
// as it was.
func (w *Worker) explain(s *extract.Solution, before extract.Cost) {
	bg := &w.bg
	t := newTerms(w, s)
	t.cs.Tries = w.opt.Explain.Tries
	if w.opt.Explain.Value != nil {
		w.changes = append(w.changes, t.wanted(w.opt.Explain.Value, bg.replacedValues(s))...)
		return
	}
	p := newPlan(t)
	replaced := bg.replacedValues(s)
	isReplaced := map[*ir.Value]bool{}
	for _, v := range replaced {
		isReplaced[v] = true
	}
	own := map[*ir.Value]int64{} // what a replaced duplicate saves by itself
	for _, v := range bg.b.Instrs {
		if v.Op == ir.OpPhi || bg.place[v.ID] {
			continue
		}
		n := bg.nodeOf[v.ID]
		cost := int64(bg.cost(n, w))
		switch o := bg.originOf(n); {
		case !p.needs(n):
			c := t.about(v)
			c.Kind, c.Saved, c.Before = Unused, cost, t.cost(t.expr(v))
			w.changes = append(w.changes, c)
		case o == v:
		case isReplaced[v] && !t.chosen(v).Same(t.expr(v)):
			own[v] = cost
		default:
			c := t.about(v)
			c.Kind, c.To, c.Saved = Merged, t.spelling(o), cost
			c.Before = t.cost(t.expr(v))
			c.After = c.Before
			w.changes = append(w.changes, c)
		}
	}
	cost := p.cost()
	for _, v := range replaced {
		if t.chosen(v).Same(t.expr(v)) {
			continue
		}
		c := t.change(v)
		p.replace(v)
		after := p.cost()
		c.Saved = int64(cost) - int64(after) + own[v]
		cost = after
		w.changes = append(w.changes, c)
	}
}

// wanted explains the values that are asked for. Of one that is not needed any
// more it explains the values for which it was.
func (t *terms) wanted(want func(*ir.Value) bool, replaced []*ir.Value) (list []*Change) {
	told := map[*ir.Value]bool{}
	tell := func(v *ir.Value) {
		if !told[v] {
			told[v] = true
			c := t.change(v)
			c.Saved = int64(c.Before) - int64(c.After)
			list = append(list, c)
		}
	}
	for _, v := range t.bg.b.Instrs {
		if v.Op == ir.OpPhi || !want(v) {
			continue
		}
		if t.computed(v) {
			tell(v)
			continue
		}
		c := t.about(v)
		c.Kind, c.Before = Unused, t.cost(t.expr(v))
		list = append(list, c)
		for _, u := range replaced {
			uses := false
			t.expr(u).Walk(func(e *egraph.Expr) { uses = uses || e.Same(t.expr(v)) })
			if uses {
				tell(u)
			}
		}
	}
	return list
}

// computed tells whether something is computed in place of v.
func (t *terms) computed(v *ir.Value) bool {
	k := t.bg.class[v.ID]
	if _, ok := t.bg.constantFor(k); ok || t.bg.place[v.ID] {
		return true
	}
	_, ok := t.s.Node(t.bg.g, k)
	return ok
}

// replacedValues are those that something else stands for where they are used,
// in the order of their first use: in the block, then elsewhere.
func (bg *blockGraph) replacedValues(s *extract.Solution) (list []*ir.Value) {
	r := &rebuilder{bg: bg, s: s}
	kept := bg.kept(s)
	seen := map[*ir.Value]bool{}
	add := func(v *ir.Value) {
		if !seen[v] && r.differs(v) {
			seen[v] = true
			list = append(list, v)
		}
	}
	for _, v := range bg.b.Instrs {
		if kept[v] {
			for _, a := range v.Args {
				if bg.operandOf(v, a) {
					add(a)
				}
			}
		}
	}
	for _, v := range bg.b.Instrs {
		if bg.liveOut(v) {
			add(v)
		}
	}
	return list
}

// A plan is the block as terms, with some values replaced.
type plan struct {
	*terms
	roots    []*egraph.Expr
	original map[egraph.NodeID]bool        // nodes that the roots need, as the input has them
	instead  map[*egraph.Expr]*egraph.Expr // by canonical term
}

func newPlan(t *terms) *plan {
	p := &plan{terms: t, original: map[egraph.NodeID]bool{}, instead: map[*egraph.Expr]*egraph.Expr{}}
	bg := t.bg
	for _, v := range bg.b.Instrs {
		switch {
		case bg.place[v.ID]:
			for _, a := range v.Args {
				if bg.replaceable(v, a) {
					p.root(a)
				}
			}
		case bg.liveOut(v):
			p.root(v)
		}
	}
	return p
}

func (p *plan) root(v *ir.Value) {
	p.roots = append(p.roots, p.expr(v))
	p.need(p.bg.nodeOf[v.ID])
}

func (p *plan) need(n egraph.NodeID) {
	if p.original[n] {
		return
	}
	p.original[n] = true
	if !p.bg.isLive(n) && p.bg.g.Op(n) != program.OpPlace {
		for _, k := range p.bg.operandNodes(n) {
			p.need(k)
		}
	}
}

// needs tells whether the input's roots need a node that is not live.
func (p *plan) needs(n egraph.NodeID) bool { return p.original[n] }

// replace makes what was chosen for v stand for it everywhere.
func (p *plan) replace(v *ir.Value) { p.instead[p.expr(v).Canon()] = p.chosen(v) }

// cost is that of all roots: each operation once.
func (p *plan) cost() (sum uint64) {
	done := map[*egraph.Expr]*egraph.Expr{}
	var now func(e *egraph.Expr) *egraph.Expr
	now = func(e *egraph.Expr) *egraph.Expr {
		if to := p.instead[e.Canon()]; to != nil {
			return to
		}
		if p.opaque(e) {
			return e
		}
		if r := done[e]; r != nil {
			return r
		}
		kids := make([]*egraph.Expr, len(e.Kids))
		for i, k := range e.Kids {
			kids[i] = now(k)
		}
		r := p.cs.Make(e, kids)
		done[e] = r
		return r
	}
	seen := map[*egraph.Expr]bool{}
	for _, r := range p.roots {
		sum += p.costOf(now(r), seen)
	}
	return sum
}
