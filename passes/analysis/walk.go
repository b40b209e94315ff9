package analysis

import (
	"slices"

	"rewrite/passes/analysis/domain"
	"rewrite/passes/ir"
)

// A Walk goes through the blocks of a function from the entry down the dominator tree, and knows at each place what is
// known of values there: their Facts, what the branches and assumes tell that a place lies behind, what follows from that for
// what was computed before, and where ways meet what all of them tell.
//
//	entry: %y = add i32 %x, 1
//	       switch i32 %x, label %other [ i32 1, label %a    i32 2, label %a    i32 7, label %b ]
//	a:     br label %join                                   ; %x in [1, 2], %y in [2, 3]
//	b:     br label %join                                   ; %x = 7, %y = 8
//	join:                                                   ; %x in [1, 7]
//
// What is known in any case is asked of the Analysis; a Walk holds only what differs from it, in a stack that is taken back
// behind each block's subtree. So it costs what branches tell, and what follows from it for values that are asked about, and not
// blocks times values. What comes around a loop is known in any case only: the header of a loop is left before its latch is come to.
//
// The visitor may change values on the way, as what is known of a value is known of what refines it. It must not change edges.
type Walk struct {
	a    *Analysis
	tree *ir.DomTree
	do   Visitor

	log    []noted
	newest []int32                       // by Value.ID: the place of the last of log that is of it, + 1
	asked  []uint32                      // by Value.ID: what notes was when it was refreshed last
	notes  uint32                        // how often something was noted or taken back
	blocks []walked                      // by Block.ID
	of     func(*ir.Value) *domain.Facts // Facts, current
	now    func(*ir.Value) *domain.Facts
	around []noted              // phis of loops, and what comes around to them
	told   []BranchFact         // scratch of tell
	joins  lists[join]          // memory of what ways tell
	since  lists[noted]         // also
	phis   lists[domain.Facts]  // also
	one    [1]join              // scratch of record
	parted []noted              // scratch of toldOn
	at     []int32              // scratch of Incoming
	places map[way][]int32      // of Incoming
	never  map[way]bool         // ways that are not taken
	cases  map[way]domain.Facts // what the conditions of switches are on their ways
}

// A way is all edges from one block to another one.
type way struct{ from, to *ir.Block }

// A Visitor is called by a Walk, which answers for the place that it is at.
type Visitor interface {
	// Instr is at an instruction. It may put others in its place.
	Instr(v *ir.Value)
	// Edge is on the edges from one block to another one, which has phis.
	Edge(from, to *ir.Block)
}

// noted is what is known of a value from some place on.
type noted struct {
	v      *ir.Value
	facts  domain.Facts
	before int32 // what newest was
}

type walked struct {
	state blockState
	base  int32     // length of log at the end of the block, before its branch tells anything
	stops bool      // control does not get to its end
	from  *ir.Block // the last that ways were gone from to it
	join  *join     // nil: no way into it was come to
}

type blockState uint8

const (
	ahead blockState = iota // not come to yet
	reached
	dead // never reached
)

// A join is what is known where ways into a block meet, of those that were come to.
type join struct {
	ways int
	from *ir.Block      // of the first
	told []noted        // of values from before the ways part
	phis []domain.Facts // of each phi
}

const (
	// maxTold bounds the values of which it is asked on all ways whether they tell something.
	maxTold = 24
	// maxRefresh is how many operations a value may be behind one of which more became known. Longer
	// chains are found where their values are asked about one by one, as a visitor of all instructions does.
	maxRefresh = 2
)

// begin is at the start of a walk, in the memory of the one before, at the end of which nothing was noted any more.
func (w *Walk) begin(a *Analysis) {
	w.a, w.tree = a, a.doms()
	if w.of == nil {
		w.of, w.now = w.Facts, w.current
	}
	w.release(0) // if that came to no end
	n := a.fn.NumValues()
	w.newest, w.asked = append(w.newest, make([]int32, max(n-len(w.newest), 0))...), append(w.asked[:0], make([]uint32, n)...)
	w.notes = 1
	w.blocks = slices.Grow(w.blocks[:0], len(a.fn.Blocks))[:len(a.fn.Blocks)]
	clear(w.blocks)
	w.around = w.around[:0]
	w.joins.forget()
	w.since.forget()
	w.phis.forget()
	w.never, w.cases, w.places = nil, nil, nil
}

// Walk goes through the function. The walk may be asked until the next begins.
func (a *Analysis) Walk(do func(*Walk) Visitor) *Walk {
	f := a.fn
	f.Entry().Preds() // numbers the blocks
	w := &a.walk
	w.begin(a)
	w.do = do(w)
	type frame struct {
		b    *ir.Block
		mark int // of a block that is left: -1 for one that is come to
	}
	for stack := []frame{{f.Entry(), -1}}; len(stack) > 0; {
		top := stack[len(stack)-1]
		stack = stack[:len(stack)-1]
		if top.mark >= 0 {
			w.release(top.mark)
			continue
		}
		mark := len(w.log)
		list := w.tree.Children(top.b)
		switch {
		case !w.enter(top.b):
			w.blocks[top.b.ID].state = dead
		case !w.block(top.b):
			w.blocks[top.b.ID].stops = true
		default:
			w.leave(top.b)
		}
		if w.blocks[top.b.ID].state == reached {
			stack = append(stack, frame{top.b, mark})
		} else {
			w.release(mark)
		}
		for i := len(list) - 1; i >= 0; i-- {
			stack = append(stack, frame{list[i], -1})
		}
	}
	return w
}

// Reached tells whether control may get to a block; ask when the walk is over.
func (w *Walk) Reached(b *ir.Block) bool { return w.blocks[b.ID].state == reached }

// Taken tells whether control may go from a block that may be reached to another one; ask when the walk is over.
func (w *Walk) Taken(from, to *ir.Block) bool {
	return w.blocks[to.ID].state != dead && !w.blocks[from.ID].stops && !w.never[way{from, to}]
}

// Moved tells whether a, which is of the function as it is now, knows more of what comes around loops than was known when the
// walk came to them.
func (w *Walk) Moved(a *Analysis) bool {
	w.a = a
	for _, n := range w.around {
		if n.v.Block != nil && w.roundIn(n.v) != n.facts {
			return true
		}
	}
	return false
}

// roundIn is what is known in any case of what comes around to a phi.
func (w *Walk) roundIn(phi *ir.Value) domain.Facts {
	f := domain.Poison(w.a.Width(phi.Type)).With(domain.WellDefined)
	for k, p := range phi.Targets {
		if w.tree.Reachable(p) && w.tree.Dominates(phi.Block, p) {
			f = domain.Merge(f, w.a.Facts(phi.Args[k]))
		}
	}
	return f
}

// Facts is what is known of a value here. It is not to be changed, and holds until the walk goes on.
func (w *Walk) Facts(v *ir.Value) *domain.Facts {
	w.renewed(v)
	return w.current(v)
}

// Differs tells whether more may be known of a value here than in any case.
func (w *Walk) Differs(v *ir.Value) bool { return w.renewed(v) > 0 }

// renewed is refresh of what was not since anything was noted.
func (w *Walk) renewed(v *ir.Value) int32 {
	if len(w.log) == 0 || v.Block == nil {
		return w.place(v)
	}
	if int(v.ID) < len(w.asked) && w.asked[v.ID] == w.notes {
		return w.newest[v.ID]
	}
	e := w.refresh(v, maxRefresh)
	if int(v.ID) < len(w.asked) {
		w.asked[v.ID] = w.notes
	}
	return e
}

// current is what was noted of a value, else what is known in any case.
func (w *Walk) current(v *ir.Value) *domain.Facts {
	if e := w.place(v); e > 0 {
		return &w.log[e-1].facts
	}
	return &w.a.known(v).Facts
}

func (w *Walk) place(v *ir.Value) int32 {
	if int(v.ID) < len(w.newest) && !v.IsConst() {
		return w.newest[v.ID]
	}
	return 0
}

// refresh notes what follows for a value if more was noted of its operands since something was of it, and gives
// the place of what was noted last.
func (w *Walk) refresh(v *ir.Value, depth int) int32 {
	e := w.place(v)
	if depth == 0 || v.Block == nil || v.Op == ir.OpPhi || !w.a.looksAtOperands(v) {
		return e
	}
	last := int32(0)
	for _, x := range follows(v) {
		last = max(last, w.refresh(x, depth-1))
	}
	if last <= e {
		return e
	}
	notes, old := w.notes, *w.current(v)
	now := refined(old, w.a.apply(v, w.a.Width(v.Type), w.now))
	w.note(v, now)
	if now == old { // nothing follows from it for others
		w.notes = notes
	}
	return int32(len(w.log))
}

// Renew finds anew what is known of an instruction, of which an operand is another one now.
func (w *Walk) Renew(v *ir.Value) {
	if v.Op != ir.OpPhi && w.a.looksAtOperands(v) {
		w.refine(v, w.a.apply(v, w.a.Width(v.Type), w.of))
	}
}

// refine notes what is known of a value by operands that may have been refined.
func (w *Walk) refine(v *ir.Value, f domain.Facts) {
	old := *w.current(v)
	if now := refined(old, f); now != old {
		w.note(v, now)
	}
}

func (w *Walk) note(v *ir.Value, f domain.Facts) {
	if n := int(v.ID) + 1; n > len(w.newest) {
		n = max(n, w.a.fn.NumValues())
		w.newest, w.asked = append(w.newest, make([]int32, n-len(w.newest))...), append(w.asked, make([]uint32, n-len(w.asked))...)
	}
	w.notes++
	w.log = append(w.log, noted{v, f, w.newest[v.ID]})
	w.newest[v.ID] = int32(len(w.log))
}

// learn notes that a value has the facts, too, from here on. It tells whether it can: where no number has all of them the value is
// poison, which some are that nothing asks for.
func (w *Walk) learn(v *ir.Value, f domain.Facts) bool {
	old := *w.current(v)
	now := old.Meet(f)
	if now != old {
		w.note(v, now)
	}
	return !now.IsEmpty() || !now.Has(domain.NotPoison) || now.Width == 0
}

func (w *Walk) release(mark int) {
	if len(w.log) == mark {
		return
	}
	w.notes++
	for i := len(w.log) - 1; i >= mark; i-- {
		w.newest[w.log[i].v.ID] = w.log[i].before
	}
	w.log = w.log[:mark]
}

// tell notes what follows from a condition being what f says, and tells whether it can be.
func (w *Walk) tell(cond *ir.Value, f domain.Facts) bool {
	f.Props |= domain.WellDefined // else it was undefined behaviour to go by it
	if f.IsEmpty() || w.renewed(cond) > 0 || !isPlain(w.a.known(cond)) {
		if g := w.current(cond); g.Width != 0 && g.Width == f.Width && g.Meet(f).IsEmpty() {
			return false
		}
	}
	if unasked(cond, maxConditionDepth) {
		return true
	}
	l := learner{a: w.a, of: w.of, branch: true, facts: w.told[:0]}
	w.told = nil
	l.learn(cond, f, maxConditionDepth)
	can := true
	for i := range l.facts {
		can = w.learn(l.facts[i].Value, l.facts[i].Facts) && can
	}
	w.told = l.facts
	return can
}
