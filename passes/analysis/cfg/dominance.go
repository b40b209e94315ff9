package cfg

import (
	"slices"

	"rewrite/passes/ir"
)

// A PostDomTree tells which blocks every way from a block to the end of the
// function goes through. Above all blocks stands a virtual exit; see Backward
// for functions that need not end.
type PostDomTree struct {
	f    *ir.Func
	idom []int32 // by Block.ID; the exit is len(f.Blocks)
	pre  []int32 // number in a preorder walk of the tree
	size []int32 // vertices in the subtree
}

// PostDominators gives the post-dominator tree.
func PostDominators(f *ir.Func) *PostDomTree {
	if len(f.Blocks) == 0 {
		return &PostDomTree{f: f}
	}
	g := Backward(f)
	t := &PostDomTree{f: f, idom: g.Idoms()}
	t.pre, t.size = intervals(t.idom, g.Entry)
	return t
}

// intervals numbers a tree so that the subtree of v is pre[v] up to pre[v]+size[v].
// Vertices that are not in the tree have size 0.
//
// So whether one vertex is above another is two compares, however deep the tree is. The walk has its
// own stack: trees can be as deep as functions are long.
func intervals(idom []int32, root int32) (pre, size []int32) {
	children := make([][]int32, len(idom))
	for v, d := range idom {
		if d >= 0 {
			children[d] = append(children[d], int32(v))
		}
	}
	pre, size = make([]int32, len(idom)), make([]int32, len(idom))
	type frame struct{ v, next int32 }
	next := int32(1)
	for stack := []frame{{v: root}}; len(stack) > 0; {
		top := &stack[len(stack)-1]
		if int(top.next) < len(children[top.v]) {
			c := children[top.v][top.next]
			top.next++
			pre[c] = next
			next++
			stack = append(stack, frame{v: c})
			continue
		}
		size[top.v] = next - pre[top.v]
		stack = stack[:len(stack)-1]
	}
	return pre, size
}

// Idom is the first block behind b that all ways to the end go through; nil is
// the virtual exit, and the answer for unreachable blocks.
func (t *PostDomTree) Idom(b *ir.Block) *ir.Block {
	if d := t.idom[b.ID]; d >= 0 && int(d) < len(t.f.Blocks) {
		return t.f.Blocks[d]
	}
	return nil
}

// Equal tells whether two trees are the same, of the same blocks.
func (t *PostDomTree) Equal(u *PostDomTree) bool { return slices.Equal(t.idom, u.idom) }

// Dominates tells whether all ways from b to the end go through a; a block
// post-dominates itself.
func (t *PostDomTree) Dominates(a, b *ir.Block) bool {
	d := t.pre[b.ID] - t.pre[a.ID]
	return t.size[b.ID] > 0 && d >= 0 && d < t.size[a.ID]
}

// Frontiers are the dominance frontiers of a function's blocks, by Block.ID: the
// blocks that b does not strictly dominate but one of whose predecessors it
// dominates. They are in the order of Blocks. Unreachable blocks have none and
// are in none.
//
// Cooper, Harvey and Kennedy (2001), section 4: only joins are in frontiers, and
// a join is in those of all blocks from a predecessor up to its immediate
// dominator.
func Frontiers(f *ir.Func) [][]*ir.Block {
	df := make([][]*ir.Block, len(f.Blocks))
	t := f.Dominators()
	for _, b := range f.Blocks {
		preds := b.Preds()
		if !t.Reachable(b) || len(preds) == 0 || len(preds) == 1 && b != f.Entry() {
			continue
		}
		stop := t.Idom(b)
		for _, p := range preds {
			if !t.Reachable(p) {
				continue
			}
			// All from p up to, not including, b's immediate dominator dominate p, but not b strictly.
			for x := p; x != stop; x = t.Idom(x) {
				if n := len(df[x.ID]); n > 0 && df[x.ID][n-1] == b {
					break // what is above x has b too
				}
				df[x.ID] = append(df[x.ID], b)
			}
		}
	}
	return df
}

// Iterated is the iterated dominance frontier of a set of blocks: where the
// phis of a variable that is assigned in them are needed. It is in the order of
// Blocks. Cytron et al., "Efficiently Computing Static Single Assignment Form
// and the Control Dependence Graph" (1991), section 4.2.
func Iterated(f *ir.Func, frontiers [][]*ir.Block, defs []*ir.Block) []*ir.Block {
	return NewIterator(f, frontiers).Of(defs)
}

// An Iterator finds the iterated dominance frontiers of many sets of blocks of a function, each in time that does not depend on how
// many other blocks there are.
type Iterator struct {
	frontiers  [][]*ir.Block
	in, queued []int32 // by Block.ID: the last set for which it was
	set        int32
}

// NewIterator is for a function's dominance frontiers.
func NewIterator(f *ir.Func, frontiers [][]*ir.Block) *Iterator {
	marks := make([]int32, 2*len(f.Blocks))
	return &Iterator{frontiers: frontiers, in: marks[:len(f.Blocks)], queued: marks[len(f.Blocks):]}
}

// Of is the iterated dominance frontier of a set of blocks; see Iterated.
func (t *Iterator) Of(defs []*ir.Block) (out []*ir.Block) {
	t.set++
	work := append([]*ir.Block(nil), defs...)
	for _, b := range work {
		t.queued[b.ID] = t.set
	}
	for len(work) > 0 {
		b := work[len(work)-1]
		work = work[:len(work)-1]
		for _, j := range t.frontiers[b.ID] {
			if t.in[j.ID] != t.set {
				t.in[j.ID] = t.set
				out = append(out, j)
			}
			if t.queued[j.ID] != t.set {
				t.queued[j.ID] = t.set
				work = append(work, j)
			}
		}
	}
	slices.SortFunc(out, func(a, b *ir.Block) int { return a.ID - b.ID })
	return out
}
