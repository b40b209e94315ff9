// Package saturate applies rules: it makes each basic block an e-graph, lets
// the rules saturate it, and replaces the block by the cheapest program that
// the graph holds.
//
// A block's graph also holds the pure definitions of dominating blocks that its
// operands lead to, as values that are there already. Instructions with effects
// keep their place and order; what is pure goes where it is needed.
package saturate

import (
	"fmt"
	"math"
	"slices"
	"strings"

	"rewrite/passes/ir/remark"
	"rewrite/passes/saturate/why"

	"rewrite/passes/saturate/moves"

	"rewrite/passes/saturate/block"

	"rewrite/dsl"
	"rewrite/egraph"
	"rewrite/extract"
	"rewrite/passes/analysis"
	"rewrite/passes/ir"
	"rewrite/passes/saturate/program"
	"rewrite/rules"
)

// Options bound a run.
type Options struct {
	Limits egraph.Limits
	LLVM   int // nothing newer than this version is built; 0 takes ir.Module.LLVMVersion
	// Cost ranks programs; nil is the library's generic model.
	Cost    *dsl.CostModel
	Remarks bool // keep remarks for Worker.Remarks
	// Allow gives the number of changes that may be applied to a function: the
	// first ones, in the order of blocks (dominators first) and instructions. Nil
	// allows all.
	Allow func(f *ir.Func) int
	// Explain asks for Worker.Changes; nil for none.
	Explain *why.Explain
	// Coverage counts what becomes of each rule; nil for nothing.
	Coverage *why.Coverage
	// Inspect is shown the graph of each block that InspectBlock says yes to (nil is
	// all), before the block is changed; nil for none.
	Inspect      func(*why.Inspected)
	InspectBlock func(b *ir.Block) bool
}

// Stats counts what was done.
type Stats struct {
	Blocks      int // of functions that were looked at
	Graphs      int // that were built: for most blocks none, for one that changed several
	Changed     int // blocks that were replaced
	Optimal     int // graphs whose extraction is proved to be the cheapest
	Stopped     int // graphs that hit a limit
	StoppedBy   [stopKinds]LimitHit
	Unreachable int // graphs whose facts contradict each other
	CostBefore  uint64
	CostAfter   uint64
	Nodes       int
	Changes     int // operands and values used elsewhere that were replaced
	Removed     int // instructions that nothing needed
}

// stopKinds is the number of reasons for which a run ends.
const stopKinds = egraph.Contradiction + 1

// A LimitHit counts the graphs that met one kind of limit, each graph the first that
// it met.
type LimitHit struct {
	Graphs int
	Limit  int // the number that tripped, the largest where it was not always the same
}

// stoppedBy counts a graph.
func (s *Stats) stoppedBy(stop egraph.Stop) {
	s.Stopped++
	hit := &s.StoppedBy[stop.Kind]
	hit.Graphs++
	hit.Limit = max(hit.Limit, stop.Limit)
}

// limits says how many graphs met which limit, "" if none did.
func (s *Stats) limits() string {
	var parts []string
	for kind, hit := range s.StoppedBy {
		if hit.Graphs > 0 {
			parts = append(parts, fmt.Sprintf("%d by the %v", hit.Graphs, egraph.Stop{Kind: egraph.StopKind(kind), Limit: hit.Limit}))
		}
	}
	if len(parts) == 0 {
		return ""
	}
	return "  (" + strings.Join(parts, ", ") + ")"
}

// Add adds the counts of other.
func (s *Stats) Add(o Stats) {
	s.Blocks += o.Blocks
	s.Graphs += o.Graphs
	s.Changed += o.Changed
	s.Optimal += o.Optimal
	s.Stopped += o.Stopped
	for kind, hit := range o.StoppedBy {
		s.StoppedBy[kind].Graphs += hit.Graphs
		s.StoppedBy[kind].Limit = max(s.StoppedBy[kind].Limit, hit.Limit)
	}
	s.Unreachable += o.Unreachable
	s.CostBefore += o.CostBefore
	s.CostAfter += o.CostAfter
	s.Nodes += o.Nodes
	s.Changes += o.Changes
	s.Removed += o.Removed
}

// String is a table for people.
func (s Stats) String() string {
	share := func(n, of int) string {
		if of == 0 {
			return "-"
		}
		return fmt.Sprintf("%.1f %%", 100*float64(n)/float64(of))
	}
	return fmt.Sprintf(`saturate:
  blocks             %8d
  graphs built       %8d  (the others hold nothing that a rule could match)
  proved cheapest    %8d  %s of the graphs
  stopped by a limit %8d%s
  cannot be reached  %8d
  blocks changed     %8d
  nodes              %8d
  values replaced    %8d
  cost before        %11.2f
  cost after         %11.2f
`, s.Blocks, s.Graphs, s.Optimal, share(s.Optimal, s.Graphs), s.Stopped, s.limits(), s.Unreachable, s.Changed, s.Nodes, s.Changes,
		float64(s.CostBefore)/dsl.CostUnit, float64(s.CostAfter)/dsl.CostUnit)
}

// A Worker applies a program to functions of one module, one after the other.
// Each goroutine needs its own.
type Worker struct {
	p     *program.Program
	opt   Options
	facts *analysis.Module
	bg    *block.Graph
	mv    *moves.Mover      // of bg
	ex    *block.Extraction // of bg
	x     extract.Extractor

	flat       flatTable
	idle       idleTable
	stays      bool               // no limit was met, and nothing is cheaper than the block
	again      bool               // the block that the round leaves may hold more for the rules
	been       map[*ir.Block]bool // blocks that were settled
	refuted    map[*ir.Block]bool // blocks whose facts contradict each other
	counted    map[*ir.Block]bool // blocks whose cost is in the stats
	todo       []*ir.Value        // instructions in these that were touched since
	near       map[*ir.Value]int  // instructions that the round looks at; nil is all
	window     int                // windowSize, or less in tests
	unfiltered bool               // a graph is built of every block, for tests
	allowed    int                // changes to the function in work

	why *why.Teller // of bg
}

// NewWorker makes a worker. All workers of a module share its types.
func NewWorker(p *program.Program, types *Types, opt Options) (*Worker, error) {
	if opt.Cost == nil {
		var err error
		if opt.Cost, err = rules.Generic(); err != nil {
			return nil, err
		}
	}
	if p.WasRead() && (opt.Explain != nil || opt.Inspect != nil) {
		return nil, fmt.Errorf("saturate: a program that was read explains nothing: compile its rules")
	}
	bg, err := block.NewGraph(p, types.table, opt.Coverage != nil)
	if err != nil {
		return nil, err
	}
	bg.LLVM, bg.Remarks = opt.LLVM, opt.Remarks
	w := &Worker{p: p, opt: opt, facts: types.facts, bg: bg, been: map[*ir.Block]bool{}, counted: map[*ir.Block]bool{}, refuted: map[*ir.Block]bool{}, window: windowSize, mv: moves.NewMover(bg, p.Off), ex: block.NewExtraction(bg, opt.Cost)}
	w.why = why.NewTeller(w.mv, w.ex, &w.x, p, opt.Limits, opt.Explain)
	return w, nil
}

// Types are the types of a module as graphs know them, and what its metadata tells.
type Types struct {
	table *program.TypeTable
	facts *analysis.Module
}

// NewTypes makes the table of a module's types, for all workers on it.
func NewTypes(m *ir.Module) *Types { return &Types{program.NewTypeTable(m), analysis.NewModule(m)} }

// Untouchable tells why no rule may run on a function, "" if they may.
func Untouchable(f *ir.Func) string {
	for _, a := range []string{"optnone", "strictfp"} {
		if f.Attrs.Has(a) {
			return "it is marked " + a
		}
	}
	return ""
}

// turnTo makes a function the one at work.
func (w *Worker) turnTo(f *ir.Func) {
	if w.bg.TurnTo(f, w.facts) {
		w.flat.answers, w.idle = nil, nil
	}
}

// Func applies the rules to a function. Blocks come in reverse postorder, so that the graph of each is made from
// what became of the blocks that dominate it, and facts of these are those of the new code (law 9).
func (w *Worker) Func(f *ir.Func) Stats {
	var s Stats
	w.turnTo(f)
	w.bg.Replaced = map[*ir.Value]*ir.Value{}
	w.allowed = math.MaxInt
	if w.opt.Allow != nil {
		w.allowed = w.opt.Allow(f)
	}
	if Untouchable(f) != "" {
		return s
	}
	if w.opt.Explain != nil || w.opt.Inspect != nil || w.opt.Coverage != nil { // before anything changes
		w.why.Begin(f, w.opt.Coverage)
		defer w.why.End(w.opt.Coverage)
	}
	s.Blocks = len(f.Blocks)
	cuts := w.cut(f)
	if cuts != nil {
		w.turnTo(f)
	}
	changed := false
	clear(w.been)
	clear(w.counted)
	clear(w.refuted)
	for _, b := range f.Dominators().ReversePostorder() {
		if w.allowed == 0 {
			break
		}
		w.near = nil
		changed = w.settle(b, &s) || changed
		w.been[b] = true
	}
	changed = w.loose(f, &s) || changed
	w.join(f, cuts, changed)
	if changed {
		f.MarkChanged()
		f.RepairDebug(func(v *ir.Value) *ir.Value { return w.bg.Replaced[v] })
	}
	return s
}

// loose ends: what was touched in blocks that were settled before is looked at again, and so is
// what loses a use as dead code goes, until there is no more of either.
func (w *Worker) loose(f *ir.Func, s *Stats) (changed bool) {
	for n := maxRounds * len(f.Blocks); ; {
		for len(w.todo) > 0 && n > 0 && w.allowed > 0 {
			list := w.todo
			w.todo = nil
			slices.SortStableFunc(list, func(v, u *ir.Value) int { return placeOf(v) - placeOf(u) })
			for len(list) > 0 && n > 0 && w.allowed > 0 {
				b, end := list[0].Block, 1
				for end < len(list) && list[end].Block == b {
					end++
				}
				if b != nil && f.Dominators().Reachable(b) {
					w.touch(b, list[:end])
					changed = w.settle(b, s) || changed
					n--
				}
				list = list[end:]
			}
		}
		w.todo = w.todo[:0]
		if w.allowed == 0 && !changed || !w.sweep(f, s) {
			return changed
		}
		changed = true
		for _, b := range f.Blocks {
			if w.refuted[b] && n > 0 { // it may be what went that could not be
				n--
				delete(w.refuted, b)
				w.settle(b, s)
			}
		}
	}
}

// placeOf is the block that an instruction is in, as a number; -1 if it is gone.
func placeOf(v *ir.Value) int {
	if v.Block == nil {
		return -1
	}
	return v.Block.ID
}

// Changes gives the changes explained since the last call, in the order of
// blocks (dominators first) and of instructions.
func (w *Worker) Changes() []*why.Change { return w.why.Changes() }

// Remarks gives the remarks since the last call.
func (w *Worker) Remarks() []remark.Remark {
	said := w.bg.Said
	w.bg.Said = nil
	return said
}

// maxRounds bounds how often a block that changed is looked at again. Most do not change
// a second time, and hardly one a third time.
const maxRounds = 8

// settle applies the rules to a block until they change nothing any more, and reports
// whether they changed something.
//
// A graph has all that the rules find in it, but the block that is taken from it can
// hold more for them. What only refined a value is the same as it from then on, so that
// facts meet and operations become equal; an address has an offset that the graph found to
// be constant (both are block.Rebuilder.Anew); a rule that wants one use finds one, or one that needs what only one may see; a
// group of rules has run after one that can use what it made. Without any of these a second
// graph would be built in vain, as happens to nine blocks of ten that changed.
func (w *Worker) settle(b *ir.Block, s *Stats) (changed bool) {
	for round := 0; round < maxRounds && w.allowed > 0 && w.block(b, s); round++ {
		changed = true
		w.bg.Known.DropFrom(b) // law 9: no fact outlives the code it was read from
		if !w.again {
			break
		}
	}
	w.near = nil
	if changed {
		s.Changed++
	}
	return changed
}

// nearDepth is how far above what a round has touched another one looks for a match.
const nearDepth = block.ImportDepth

// touch notes what a round has touched, and what left sides reach it from.
func (w *Worker) touch(b *ir.Block, list []*ir.Value) {
	w.near = map[*ir.Value]int{}
	for _, v := range list {
		if v.Block != b && w.been[v.Block] && v.Op != ir.OpPhi {
			w.todo = append(w.todo, v)
		}
	}
	var up func(v *ir.Value, left int)
	up = func(v *ir.Value, left int) {
		if v.Block != b || v.Op == ir.OpPhi || w.near[v] >= left {
			return
		}
		w.near[v] = left
		for _, u := range v.Uses() {
			up(u.User, left-1)
		}
	}
	for _, v := range list {
		up(v, nearDepth+1)
	}
}

// isNear tells whether the round at work looks at an instruction.
func (w *Worker) isNear(v *ir.Value) bool { return w.near == nil || w.near[v] > 0 }

// block applies the rules to a block once and reports whether that changed it.
func (w *Worker) block(b *ir.Block, s *Stats) bool {
	bg := w.bg
	if w.opt.Inspect != nil && w.near == nil && (w.opt.InspectBlock == nil || w.opt.InspectBlock(b)) {
		w.why.Inspect(b, w.opt.Inspect)
	}
	bg.Vectors.Reset()
	if !w.unfiltered && !w.mayMatch(b) {
		return false
	}
	bg.Fill(b)
	if bg.Pure == 0 {
		return false
	}
	s.Graphs++
	before := w.ex.InputCost()
	if w.counted[b] {
		s.CostAfter -= uint64(before) // as an earlier round left it
	} else {
		s.CostBefore += uint64(before)
		w.counted[b] = true
	}
	print, ok := w.print()
	if added, idle := w.idle[print]; ok && idle {
		s.Nodes += bg.E.NumNodes() + added
		s.Optimal++
		s.CostAfter += uint64(before)
		return false
	}
	nodes := bg.E.NumNodes()
	w.stays = false
	changed := w.saturate(b, before, s)
	if ok && w.stays && bg.E.NumIDs() <= maxIdle {
		w.idle.add(print, bg.E.NumNodes()-nodes)
	}
	return changed
}

// saturate applies the rules to the graph of a block that is filled in, and reports whether
// that changed the block. before is what the block costs.
func (w *Worker) saturate(b *ir.Block, before extract.Cost, s *Stats) bool {
	bg := w.bg
	dead := false
	w.again, bg.Shared = false, false
	limits := bg.Limits(w.opt.Limits)
	var limit egraph.Stop // the first one that was met
	w.mv.Run(func() (stop bool) {
		for i, g := range w.p.Groups {
			opt := egraph.Options{Limits: limits, Stats: w.why.Stats(i)}
			report := bg.E.Run(g.Rules, opt)
			w.again = w.again || i > 0 && report.Applied()
			switch stop := report.Stop; {
			case stop.Kind == egraph.Contradiction:
				dead = true
				return true
			case limit.Kind == egraph.Saturated:
				limit = stop
			}
		}
		return limit.Kind != egraph.Saturated
	})
	if dead {
		s.Unreachable++
		w.refuted[b] = true
		s.CostAfter += uint64(before)
		return false
	}
	if limit.Kind != egraph.Saturated {
		s.stoppedBy(limit)
		bg.StoppedEarly(limit)
	}
	s.Nodes += bg.E.NumNodes()
	if w.ex.AsItWas() {
		w.stays = limit.Kind == egraph.Saturated
		s.Optimal++
		s.CostAfter += uint64(before)
		return false
	}
	solution, err := w.x.Extract(w.ex.Problem())
	if err != nil {
		panic("saturate: " + err.Error())
	}
	if solution.Optimal {
		s.Optimal++
	}
	// where the exact search did not end the greedy choice can be worse than what was there
	if solution.Cost > before {
		s.CostAfter += uint64(before)
		return false
	}
	s.CostAfter += uint64(solution.Cost)
	if solution.Changed == 0 && solution.Cost == before && !w.ex.FindsConstants() {
		w.stays = limit.Kind == egraph.Saturated && solution.Optimal
		return false
	}
	r := block.NewRebuilder(bg, solution)
	if w.opt.Coverage != nil {
		w.why.Credit(r, solution, before)
	}
	if w.why.Wanted(b) {
		plain := bg.E
		defer func() { bg.E = plain }()
		solution = w.why.Explained(b)
		w.why.Explain(solution, before)
		r = block.NewRebuilder(bg, solution)
	}
	changes := max(r.Changes(), 1) // what only removes counts, too
	switch {
	case w.allowed < changes:
		changes = w.allowed
		if changes > 0 {
			r.RebuildPart(changes)
		}
	case !r.Rebuild():
		return false
	}
	w.allowed -= changes
	s.Changes += changes
	freed := block.Unshared(bg)
	w.touch(b, append(r.Touched, freed...))
	w.again = w.again || bg.Shared || bg.Moving || r.Anew || len(freed) > 0
	return true
}

// sweep removes what is left without uses and can go, across blocks: loads and calls
// that only read, too, where rules took the use of what they gave. What loses a use is to be
// looked at again.
//
// Backwards, and again until nothing goes: a value may be used by one of an earlier block that went, around
// a loop.
func (w *Worker) sweep(f *ir.Func, s *Stats) (swept bool) {
	gone := map[*ir.Value]bool{}
	for again := true; again; {
		again = false
		for i := len(f.Blocks) - 1; i >= 0; i-- {
			b := f.Blocks[i]
			clear(gone)
			for k := len(b.Instrs) - 1; k >= 0; k-- {
				v := b.Instrs[k]
				if v.Op != ir.OpAlloca && block.UsedOnlyBy(v, gone) && v.Removable() {
					gone[v] = true
					for _, a := range v.Args {
						if a.Block != nil && a.Op != ir.OpPhi {
							w.todo = append(w.todo, a)
						}
					}
				}
			}
			if len(gone) > 0 {
				b.EraseIf(func(v *ir.Value) bool { return gone[v] })
				again, swept = true, true
				s.Removed += len(gone)
			}
		}
	}
	return swept
}
