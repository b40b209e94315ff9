package why

import (
	"fmt"
	"strings"

	"rewrite/dsl"
	"rewrite/egraph"
	"rewrite/egraph/explain"
	"rewrite/extract"
	"rewrite/passes/ir"
	"rewrite/passes/ir/remark"
	"rewrite/passes/saturate/block"
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
	// take most of the time; see explain.Chains.
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

	chain *explain.Chain
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
	ByLanes               // poison or undef lanes of a constant may be anything
	ByLayout              // an address in bytes, by the data layout
	ByMove                // what rules can't say: see Moves
)

var stepNames = [...]string{"rule", "constant folding", "known bits", "branch fact", "fewer flags", "common subexpression", "lanes of constants", "data layout", "move"}

// String names the kind.
func (k StepKind) String() string { return stepNames[k] }

// A Step replaces one part of a term, wherever that stands in it.
type Step struct {
	Kind     StepKind
	Rule     *dsl.Rule // of ByRule
	Move     string    // of ByMove, its name
	Backward bool      // the rule's right side matched
	From, To string    // what matched and what was made, as deep as the rule looks
	// If has the conditions of the rule, and what is known that made the step
	// valid.
	If []string
	// Before and After are what computing the value costs, in hundredths.
	Before, After uint64
}

// By names what the step is taken by: the rule, the move, or the right.
func (s *Step) By() string {
	switch s.Kind {
	case ByRule:
		return s.Rule.Name
	case ByMove:
		return s.Move
	}
	return s.Kind.String()
}

// maxNamed bounds the rules that a remark names; there are chains of thousands, which
// rewrite explain shows.
const maxNamed = 8

// ByRules adds to remarks on values by what something else stands for them: the rules of
// the changes that explain it, in order, and what the graph knew without rules.
func ByRules(said []remark.Remark, changes []*Change) {
	steps := map[uint32][]Step{}
	for _, c := range changes {
		if c.Pos != 0 && !c.Long {
			steps[c.Pos] = c.Steps
		}
	}
	for i := range said {
		r := &said[i]
		if r.Missed || r.Pos == 0 || len(steps[r.Pos]) == 0 {
			continue
		}
		var by []string
		for n, s := range steps[r.Pos] {
			if n == maxNamed {
				by = append(by, fmt.Sprintf("and %d more", len(steps[r.Pos])-n))
				break
			}
			by = append(by, s.By())
		}
		r.Msg += ", by " + strings.Join(by, ", ")
	}
}

// Explain tells what becomes of the values of the block in work, which is still
// as it was.
func (w *Teller) Explain(s *extract.Solution, before extract.Cost) {
	bg := w.bg
	t := newTerms(w, s)
	t.cs.Tries = w.want.Tries
	if w.want.Value != nil {
		w.changes = append(w.changes, t.wanted(w.want.Value, block.NewRebuilder(bg, s).ReplacedValues())...)
		return
	}
	p := newPlan(t)
	replaced := block.NewRebuilder(bg, s).ReplacedValues()
	isReplaced := map[*ir.Value]bool{}
	for _, v := range replaced {
		isReplaced[v] = true
	}
	own := map[*ir.Value]int64{} // what a replaced duplicate saves by itself
	for _, v := range bg.Block.Instrs {
		if v.Op == ir.OpPhi || bg.Fixed[v.ID] {
			continue
		}
		n := bg.NodeOf[v.ID]
		cost := int64(w.ex.Cost(n))
		switch o := bg.Origin(n); {
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
	for _, v := range t.bg.Block.Instrs {
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
			t.expr(u).Walk(func(e *explain.Expr) { uses = uses || e.Same(t.expr(v)) })
			if uses {
				tell(u)
			}
		}
	}
	return list
}

// computed tells whether something is computed in place of v.
func (t *terms) computed(v *ir.Value) bool {
	k := t.bg.Class[v.ID]
	if _, ok := t.bg.ConstantFor(k); ok || t.bg.Fixed[v.ID] {
		return true
	}
	_, ok := t.s.Node(t.bg.E, k)
	return ok
}

// A plan is the block as terms, with some values replaced.
type plan struct {
	*terms
	roots    []*explain.Expr
	original map[egraph.NodeID]bool          // nodes that the roots need, as the input has them
	instead  map[*explain.Expr]*explain.Expr // by canonical term
}

func newPlan(t *terms) *plan {
	p := &plan{terms: t, original: map[egraph.NodeID]bool{}, instead: map[*explain.Expr]*explain.Expr{}}
	bg := t.bg
	for _, v := range bg.Block.Instrs {
		switch {
		case bg.Fixed[v.ID]:
			for _, a := range v.Args {
				if bg.Replaceable(v, a) {
					p.root(a)
				}
			}
		case bg.LiveOut(v):
			p.root(v)
		}
	}
	return p
}

func (p *plan) root(v *ir.Value) {
	p.roots = append(p.roots, p.expr(v))
	p.need(p.bg.NodeOf[v.ID])
}

func (p *plan) need(n egraph.NodeID) {
	if p.original[n] {
		return
	}
	p.original[n] = true
	if !p.bg.Live(n) && p.bg.E.Op(n) != program.OpFixed {
		for _, k := range p.bg.OperandNodes(n) {
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
	done := map[*explain.Expr]*explain.Expr{}
	var now func(e *explain.Expr) *explain.Expr
	now = func(e *explain.Expr) *explain.Expr {
		if to := p.instead[e.Canon()]; to != nil {
			return to
		}
		if p.opaque(e) {
			return e
		}
		if r := done[e]; r != nil {
			return r
		}
		kids := make([]*explain.Expr, len(e.Kids))
		for i, k := range e.Kids {
			kids[i] = now(k)
		}
		r := p.cs.Make(e, kids)
		done[e] = r
		return r
	}
	seen := map[*explain.Expr]bool{}
	for _, r := range p.roots {
		sum += p.costOf(now(r), seen)
	}
	return sum
}
