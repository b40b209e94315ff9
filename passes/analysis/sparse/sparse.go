// Package sparse solves dataflow problems along the uses of values, and only on the ways
// that control can take by what is found: the method of Wegman and Zadeck, "Constant
// Propagation with Conditional Branches" (TOPLAS 1991), for any lattice. Package dataflow
// beside it solves problems whose states are sets of facts at each block.
//
// Everything begins at the top: no block but the entry is reached, and nothing is known to
// be computed. A value's state only ever sinks, as more edges turn out to be taken and the
// states of operands sink. So facts that hold each other up around a loop are found, which
// a search that begins with nothing known cannot find.
//
// # Termination
//
// Transfer and Join must be monotone. A lattice of any height will do: a state that has
// sunk Problem.Patience times sinks to the bottom. With n uses and e edges the work is at
// most proportional to (n + e) * Patience.
//
// # Several functions
//
// A function may be solved along with others (Problem.Start): what comes from outside of it sinks as they
// are solved, and it goes on with that (Solver.Again, Solver.Uses, Solver.Run).
package sparse

import (
	"math/bits"

	"rewrite/passes/ir"
)

// A Problem is what to find out of each value. A state of type S says something of a value
// that holds whenever the value is computed.
type Problem[S any] struct {
	// Leaf is the state of what is no instruction: a parameter, a constant.
	Leaf func(v *ir.Value) S
	// Transfer is the state of an instruction but a phi. of gives the states of operands;
	// it is asked only when all of them have been computed.
	Transfer func(v *ir.Value, of func(*ir.Value) S) S
	// Waits, unless nil, is asked before Transfer, of what computes nothing too, and tells whether an instruction has no state yet,
	// for what it waits for from outside of the function.
	Waits func(v *ir.Value, of func(*ir.Value) S) bool
	// Join holds of what one of two states holds of: of a phi whose operands these are.
	Join func(v *ir.Value, x, y S) S
	// Along is what holds of the operand of a phi, of which a state holds in any case, where it comes
	// by an edge. nil is that nothing more is known there.
	Along func(v *ir.Value, state S, from, to *ir.Block) S
	// Phi is the state of a phi by that of what comes along all of its edges. nil is that.
	Phi func(phi *ir.Value, joined S) S
	// Bottom is a state that holds of v in any case.
	Bottom func(v *ir.Value) S
	Equal  func(x, y S) bool
	// Lowest, unless nil, tells of a state that v has that it does not sink any further, where that is seen at once. Nothing is lost if it is not.
	Lowest func(v *ir.Value, state S) bool
	// Widen is a state below now, which a phi has sunk to from another one several times, that is
	// not likely to sink much further. nil is now.
	Widen func(phi *ir.Value, before, now S) S
	// Takes tells which targets of a terminator control may go to, by calling take with
	// their places. nil is all of them.
	Takes func(t *ir.Value, of func(*ir.Value) S, take func(target int))
	// Patience is how often a state may sink before it becomes Bottom; 0 is 8.
	Patience int
}

const (
	defaultPatience = 8
	// widenAfter is how often a phi may sink before it is widened: often enough for those
	// that settle by themselves, and for the widened ones, and what follows them, to settle before
	// their patience ends.
	widenAfter = 3
)

// A Solution is the greatest fixed point that the states and edges reach from the top. It
// holds until the function is changed.
type Solution[S any] struct {
	problem *Problem[S]
	state   []S           // by Value.ID
	sunk    []int8        // by Value.ID: how often the state did; 0 is not computed
	reached []bool        // by Block.ID
	first   []uint8       // by Block.ID: which of the first targets of the terminator control may go to
	edges   map[edge]bool // those of terminators that have more targets
}

// few is how many targets of a terminator have their bit in Solution.first. Most have one or two.
const few = 8

// An edge stands for all targets of a block's terminator that are one block.
type edge struct{ from, to *ir.Block }

// Of is the state of a value. It tells nothing (false) of an instruction that is never
// computed: its block is not reached, or an operand has no value there.
func (s *Solution[S]) Of(v *ir.Value) (state S, computed bool) {
	if v.Block == nil {
		return s.problem.Leaf(v), true
	}
	if !s.hasState(v) {
		return state, false
	}
	return s.state[v.ID], true
}

func (s *Solution[S]) hasState(v *ir.Value) bool {
	return v.Block == nil || int(v.ID) < len(s.sunk) && s.sunk[v.ID] > 0
}

// Reached tells whether control may get to a block.
func (s *Solution[S]) Reached(b *ir.Block) bool { return s.reached[b.ID] }

// Taken tells whether control may go from a block to another by an edge.
func (s *Solution[S]) Taken(from, to *ir.Block) bool {
	targets := from.Terminator().Targets
	if len(targets) > few {
		return s.edges[edge{from, to}]
	}
	if first := s.first[from.ID]; first != 0 {
		for i, x := range targets {
			if x == to && first>>i&1 != 0 {
				return true
			}
		}
	}
	return false
}

// Start is the top: not even the entry is reached. It is made of a solver that nobody asks any more, unless this is nil.
func (p *Problem[S]) Start(f *ir.Func, order *ir.DomTree, w *Solver[S]) *Solver[S] {
	if w == nil {
		w = &Solver[S]{Solution: &Solution[S]{}}
		w.ask = w.of
		w.goes = func(target int) { w.take(w.leaving, target) }
	}
	n, blocks := f.NumValues(), len(f.Blocks)
	*w.Solution = Solution[S]{problem: p, state: zeros(w.state, n), sunk: zeros(w.sunk, n), reached: zeros(w.reached, blocks), first: zeros(w.first, blocks)}
	*w = Solver[S]{Solution: w.Solution, patience: p.Patience, queued: zeros(w.queued, n), entered: zeros(w.entered, blocks),
		order: order, blocks: zeros(w.blocks, (blocks+63)/64), values: w.values[:0], ask: w.ask, goes: w.goes}
	w.nextBlock = len(w.blocks)
	if w.patience == 0 {
		w.patience = defaultPatience
	}
	return w
}

// zeros are n zeros, in the memory of a list if that has room.
func zeros[T any](list []T, n int) []T {
	if cap(list) < n {
		return make([]T, n)
	}
	list = list[:n]
	clear(list)
	return list
}

// Enter says that the function is called.
func (w *Solver[S]) Enter() { w.reach(w.order.ReversePostorder()[0]) }

// Again has an instruction looked at again, as something else sank that its state follows from.
func (w *Solver[S]) Again(v *ir.Value) {
	if !w.queued[v.ID] && w.entered[v.Block.ID] {
		w.queued[v.ID] = true
		w.values = append(w.values, v)
	}
}

// Uses is Again for all that uses a value.
func (w *Solver[S]) Uses(v *ir.Value) {
	for _, u := range v.Uses() {
		w.Again(u.User)
	}
}

// Run goes on until no state sinks any more by what is known so far.
func (w *Solver[S]) Run() {
	for {
		switch {
		// so that a block is visited with its operands as low as they are known to be, and not
		// once more for each time that they sink
		case w.next < len(w.values): // states sink as far as they do before more is reached
			v := w.values[w.next]
			if w.next++; w.next == len(w.values) { // its memory is for what comes
				w.values, w.next = w.values[:0], 0
			}
			if w.queued[v.ID] {
				w.visit(v)
			}
		case w.nextBlock == len(w.blocks):
			return
		case w.blocks[w.nextBlock] == 0:
			w.nextBlock++
		default: // the first of them, so that most ways to a block were gone before it
			set := &w.blocks[w.nextBlock]
			b := w.order.ReversePostorder()[w.nextBlock<<6+bits.TrailingZeros64(*set)]
			*set &= *set - 1
			w.entered[b.ID], w.at = true, b
			for _, v := range b.Instrs {
				w.visit(v)
			}
			w.at = nil
		}
	}
}

// A Solver is a solution that is on its way.
type Solver[S any] struct {
	*Solution[S]
	patience  int
	order     *ir.DomTree
	blocks    []uint64    // a set of places in reverse postorder: reached, and not entered
	nextBlock int         // of blocks: those before are empty
	values    []*ir.Value // from next on
	next      int
	queued    []bool            // by Value.ID: is in values, and was not visited since
	entered   []bool            // by Block.ID: its instructions were visited, or are being so
	at        *ir.Block         // whose instructions are being visited, one after the other
	ask       func(*ir.Value) S // of
	leaving   *ir.Value         // the terminator that is being visited
	goes      func(target int)  // takes a target of that
}

func (w *Solver[S]) reach(b *ir.Block) {
	if w.reached[b.ID] {
		return
	}
	w.reached[b.ID] = true
	n := w.order.Number(b)
	w.blocks[n>>6] |= 1 << (n & 63)
	w.nextBlock = min(w.nextBlock, n>>6)
}

// take notes that control may go to a target of a terminator. A block that is reached already need not be looked at again: by one more
// edge only its phis can change.
func (w *Solver[S]) take(t *ir.Value, target int) {
	from, to := t.Block, t.Targets[target]
	if w.Taken(from, to) {
		return
	}
	if len(t.Targets) <= few {
		w.first[from.ID] |= 1 << target
	} else {
		if w.edges == nil {
			w.edges = map[edge]bool{}
		}
		w.edges[edge{from, to}] = true
	}
	if !w.reached[to.ID] {
		w.reach(to)
		return
	}
	for _, phi := range to.Phis() {
		w.queue(phi)
	}
}

// queue puts an instruction off until states have sunk; one of a block that is not come to yet is visited with it, and so is one behind
// that which is being visited there.
func (w *Solver[S]) queue(v *ir.Value) {
	if v.Block == w.at && v.Op != ir.OpPhi {
		return
	}
	w.Again(v)
}

// of is what Transfer and Takes are given.
func (w *Solver[S]) of(v *ir.Value) S {
	s, _ := w.Of(v)
	return s
}

// visit brings one instruction up to date. An operand without a value is not computed yet, or never: the
// instruction waits, as its state would be of an execution that there is not, and is queued again by
// the operand when that gets its first state.
func (w *Solver[S]) visit(v *ir.Value) {
	w.queued[v.ID] = false
	if v.Type == ir.Void && !v.Op.IsTerminator() && w.problem.Waits == nil {
		return // nothing follows from it
	}
	var now S
	var ok bool
	if v.Op == ir.OpPhi {
		if w.lowest(v) {
			return
		}
		now, ok = w.phi(v)
	} else {
		ok = w.computed(v)
	}
	if !ok {
		return
	}
	waits := w.problem.Waits != nil && w.problem.Waits(v, w.ask)
	if v.Op.IsTerminator() {
		if w.problem.Takes == nil {
			for i := range v.Targets {
				w.take(v, i)
			}
		} else {
			w.leaving = v
			w.problem.Takes(v, w.ask, w.goes)
		}
	}
	if v.Type == ir.Void || waits {
		return
	}
	if v.Op != ir.OpPhi {
		if w.lowest(v) {
			return
		}
		now = w.problem.Transfer(v, w.ask)
	}
	switch n := w.sunk[v.ID]; {
	case n > 0 && w.problem.Equal(w.state[v.ID], now):
		return
	case int(n) > w.patience: // it is at the bottom
		return
	case int(n) == w.patience:
		now = w.problem.Bottom(v)
	case n >= widenAfter && v.Op == ir.OpPhi && w.problem.Widen != nil:
		now = w.problem.Widen(v, w.state[v.ID], now)
	}
	w.state[v.ID] = now
	if w.sunk[v.ID]++; w.sunk[v.ID] == 1 && v.Block == w.at {
		return // what uses it stands behind, where nothing was visited yet, or is a phi, which is visited once an edge to it is taken
	}
	for _, u := range v.Uses() {
		w.queue(u.User)
	}
}

// lowest tells whether nothing that is found of operands changes what is known of a value.
func (w *Solver[S]) lowest(v *ir.Value) bool {
	return w.sunk[v.ID] > 0 && w.problem.Lowest != nil && w.problem.Lowest(v, w.state[v.ID])
}

// computed tells whether all operands of an instruction have a value.
func (w *Solver[S]) computed(v *ir.Value) bool {
	for _, a := range v.Args {
		if !w.hasState(a) {
			return false
		}
	}
	return true
}

// phi joins what comes along the edges that are taken.
func (w *Solver[S]) phi(v *ir.Value) (joined S, ok bool) {
	for i, from := range v.Targets {
		if !w.Taken(from, v.Block) {
			continue
		}
		s, computed := w.Of(v.Args[i])
		if !computed {
			continue
		}
		if w.problem.Along != nil {
			s = w.problem.Along(v.Args[i], s, from, v.Block)
		}
		if ok {
			s = w.problem.Join(v, joined, s)
		}
		joined, ok = s, true
		if w.problem.Lowest != nil && w.problem.Lowest(v, s) {
			break // whatever the others bring
		}
	}
	if ok && w.problem.Phi != nil {
		joined = w.problem.Phi(v, joined)
	}
	return joined, ok
}
