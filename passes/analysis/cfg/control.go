package cfg

import (
	"math"

	"rewrite/passes/ir"
)

// Controls tells on which branches it depends whether blocks are executed: a block is control dependent on another one if it
// post-dominates one of that one's successors, or is it, but does not post-dominate that one strictly.
//
//	top:  br %c, label %then, label %end      then is control dependent on top, end is not
//	then: br label %end
//
// Ferrante, Ottenstein and Warren, "The Program Dependence Graph and Its Use in Optimization" (1987): along an edge from x to s, x
// controls what is on the way from s up the post-dominator tree to, not including, the immediate post-dominator of x. These
// ways are not written out, as all of them together can be as long as the square of a function. An edge is a place, in the
// order in which a walk of the tree comes to s, with the depth at which its way ends: a block's edges are those to its subtree that end
// above it, and a tree of least depths over them finds each in logarithmic time.
type Controls struct {
	t     *PostDomTree
	depth []int32     // by vertex of t, 0 for the exit
	from  []*ir.Block // edges, by where they lead to
	first []int32     // by number in the walk: its first edge
	least []int32     // of each edge, from the middle of the slice on, where its way ends, and of each pair the lesser one; untold ones only
}

// told is where edges end that need not be told any more.
const told = math.MaxInt32

// NewControls makes ready to ask for branches, each of which is told once.
func NewControls(t *PostDomTree) *Controls {
	n := len(t.idom)
	c := &Controls{t: t, depth: make([]int32, n), first: make([]int32, n+1)}
	walk := make([]int32, n) // by number
	for v := range t.idom {
		if t.size[v] > 0 {
			walk[t.pre[v]] = int32(v)
		}
	}
	for _, v := range walk {
		if d := t.idom[v]; d >= 0 {
			c.depth[v] = c.depth[d] + 1
		}
	}
	each := func(visit func(b *ir.Block, number int32)) {
		for _, b := range t.f.Blocks {
			if succs := b.Succs(); len(succs) > 1 && t.size[b.ID] > 0 {
				for _, s := range succs {
					if int32(s.ID) != t.idom[b.ID] && t.size[s.ID] > 0 {
						visit(b, t.pre[s.ID])
					}
				}
			}
		}
	}
	each(func(_ *ir.Block, number int32) { c.first[number+1]++ })
	for i := range n {
		c.first[i+1] += c.first[i]
	}
	half := int32(1)
	for half < c.first[n] {
		half *= 2
	}
	c.from, c.least = make([]*ir.Block, c.first[n]), make([]int32, 2*half)
	for i := range c.least {
		c.least[i] = told
	}
	next := append([]int32(nil), c.first...)
	each(func(b *ir.Block, number int32) {
		i := next[number]
		next[number]++
		c.from[i], c.least[half+i] = b, c.depth[t.idom[b.ID]]
	})
	for i := half - 1; i > 0; i-- {
		c.least[i] = min(c.least[2*i], c.least[2*i+1])
	}
	return c
}

// Of tells the blocks whose branches decide whether b is executed, but for edges that were told of another block. A block that
// branches to several places may be told several times.
func (c *Controls) Of(b *ir.Block, tell func(x *ir.Block)) {
	if size := c.t.size[b.ID]; size > 0 {
		number := c.t.pre[b.ID]
		c.find(1, 0, int32(len(c.least)/2), c.first[number], c.first[number+size], c.depth[b.ID], tell)
	}
}

// find tells the edges from lo up to hi that end above a depth, of those below node i, which are from low up to high.
func (c *Controls) find(i, low, high, lo, hi, above int32, tell func(x *ir.Block)) {
	switch {
	case c.least[i] >= above || high <= lo || hi <= low:
		return
	case high-low == 1:
		c.least[i] = told
		tell(c.from[low])
		return
	}
	mid := (low + high) / 2
	c.find(2*i, low, mid, lo, hi, above, tell)
	c.find(2*i+1, mid, high, lo, hi, above, tell)
	c.least[i] = min(c.least[2*i], c.least[2*i+1])
}
