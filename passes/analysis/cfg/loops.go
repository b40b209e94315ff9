package cfg

import (
	"slices"

	"rewrite/passes/ir"
)

// A Loop is a natural loop: a header and all blocks that reach one of its
// latches without passing the header, which dominates them. Loops that share a
// header are one loop.
//
//	before: br %c, label %front, label %after      the guard branch
//	front:  br label %head                         the preheader
//	head:   ...                                    the header
//	        br %d, label %end, label %left         exiting
//	end:    br %e, label %head, label %out         the latch, and exiting
//	left:   ...                                    exits, dedicated ones: they are reached from the loop alone
//	out:    ...
//
// The terms are LLVM's ("Loop Terminology (and Canonical Forms)").
type Loop struct {
	Header   *ir.Block
	Latches  []*ir.Block // the sources of back edges to Header, in the order of Func.Blocks
	Blocks   []*ir.Block // in reverse postorder, inner loops included; Header is first
	Parent   *Loop       // the innermost loop around this one, nil for none
	Children []*Loop     // in the reverse postorder of their headers
	Depth    int         // 1 for a loop in no other
}

// Contains tells whether a block is in the loop or in one inside it.
func (l *Loop) Contains(n *LoopNest, b *ir.Block) bool {
	for x := n.Of(b); x != nil; x = x.Parent {
		if x == l {
			return true
		}
	}
	return false
}

// keeps tells whether an edge from a block of the loop to a block stays in the loop: Contains, without a walk up the nest. An edge from
// within leads into a loop further in by its header alone, and so to what is in this one.
func (l *Loop) keeps(n *LoopNest, to *ir.Block) bool {
	x := n.Of(to)
	return x == l || x != nil && x.Depth > l.Depth
}

// Preheader is the one block outside from which alone the loop is entered and
// which goes nowhere else, nil if there is none.
func (l *Loop) Preheader(n *LoopNest) *ir.Block {
	var out *ir.Block
	for _, p := range l.Header.Preds() {
		if l.Contains(n, p) {
			continue
		}
		if out != nil {
			return nil
		}
		out = p
	}
	if out == nil || len(out.Succs()) != 1 {
		return nil
	}
	return out
}

// Latch is the one source of back edges, nil if there are several.
func (l *Loop) Latch() *ir.Block {
	if len(l.Latches) != 1 {
		return nil
	}
	return l.Latches[0]
}

// Leaves tells whether an edge leads from a block of the loop out of it: it is an exiting block.
func (l *Loop) Leaves(n *LoopNest, b *ir.Block) bool {
	return slices.ContainsFunc(b.Succs(), func(s *ir.Block) bool { return !l.keeps(n, s) })
}

// Exiting are the blocks of the loop from which edges lead out of it, in the order of Blocks.
func (l *Loop) Exiting(n *LoopNest) (list []*ir.Block) {
	for _, b := range l.Blocks {
		if l.Leaves(n, b) {
			list = append(list, b)
		}
	}
	return list
}

// Exits are the blocks outside that the loop goes to, each once, in the order
// in which Blocks name them.
func (l *Loop) Exits(n *LoopNest) []*ir.Block {
	var out []*ir.Block
	for _, b := range l.Blocks {
		for _, s := range b.Succs() {
			if !l.keeps(n, s) && !slices.Contains(out, s) {
				out = append(out, s)
			}
		}
	}
	return out
}

// Leaving are the blocks of the loop that lead to an exit, each once, in their order, and
// whether no others lead there: the exit is dedicated to the loop.
func (l *Loop) Leaving(n *LoopNest, exit *ir.Block) (from []*ir.Block, dedicated bool) {
	dedicated = true
	for _, p := range exit.Preds() {
		switch {
		case !l.Contains(n, p):
			dedicated = false
		case !slices.Contains(from, p):
			from = append(from, p)
		}
	}
	return from, dedicated
}

// UniqueExit is the one block that all edges out of the loop lead to, nil if there are none or several.
func (l *Loop) UniqueExit(n *LoopNest) *ir.Block {
	if exits := l.Exits(n); len(exits) == 1 {
		return exits[0]
	}
	return nil
}

// Dedicated tells whether all exits of the loop are reached from it alone.
func (l *Loop) Dedicated(n *LoopNest) bool {
	for _, x := range l.Exits(n) {
		if _, dedicated := l.Leaving(n, x); !dedicated {
			return false
		}
	}
	return true
}

// Simple tells whether the loop has a preheader, one latch, and exits of its own: LLVM's "loop simplify form".
func (l *Loop) Simple(n *LoopNest) bool {
	return len(l.Latches) == 1 && l.Preheader(n) != nil && l.Dedicated(n)
}

// Rotated tells whether the loop decides at its end whether to go on: it is left from its latch.
func (l *Loop) Rotated(n *LoopNest) bool {
	latch := l.Latch()
	return latch != nil && l.Leaves(n, latch)
}

// Guard is the branch that decides whether a loop is entered at all, nil if there is none: it ends the one block before the
// preheader, and its other way comes to where the loop leads, too, by blocks that only jump. It is asked of rotated loops in simple form
// with one exit; of others a branch at their head decides.
func (l *Loop) Guard(n *LoopNest) *ir.Value {
	exit := l.UniqueExit(n)
	if exit == nil || !l.Rotated(n) || !l.Simple(n) {
		return nil
	}
	front := l.Preheader(n)
	before := front.Preds()
	if len(before) != 1 {
		return nil
	}
	br := before[0].Terminator()
	if br.Op != ir.OpBr || len(br.Targets) != 2 {
		return nil
	}
	around := br.Targets[0]
	if around == front {
		around = br.Targets[1]
	}
	for b := exit; b != around; {
		if len(b.Phis())+1 != len(b.Instrs) || len(b.Succs()) != 1 {
			return nil // something is done on the way
		}
		if b = b.Succs()[0]; b != around && len(b.Preds()) > 1 {
			return nil // others come there
		}
	}
	return br
}
