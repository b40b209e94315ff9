package callgraph

import (
	"cmp"
	"math/bits"
	"slices"

	"rewrite/passes/ir"
)

// An Order is what a walk through the components, callees first, goes by: what the graph was when the walk
// began. Nothing changes it, so that who asks gets the same answer whatever others did in the meantime.
type Order struct{ of map[*ir.Func]*standing }

// standing is what an Order has of a function.
type standing struct {
	component *Component
	once      bool
	copied    bool
	breaks    bool
}

// Order is that of the graph as it is.
func (g *Graph) Order() *Order {
	o := &Order{of: make(map[*ir.Func]*standing, len(g.nodes))}
	var sets [][]*Node
	for _, c := range g.Components() {
		for _, n := range c.Nodes {
			o.of[n.Func] = &standing{component: c, once: !n.Exposed() && g.NumCalls(n) == 1}
		}
		if c.Recursive {
			sets = append(sets, c.Nodes)
		}
	}
	for _, c := range slices.Backward(g.Components()) { // callers first
		for _, n := range c.Nodes {
			x := o.of[n.Func]
			switch {
			case x.once:
				x.copied = o.of[g.Callers(n)[0].Func].copied
			default:
				x.copied = n.Func.Attrs.Has("alwaysinline")
			}
		}
	}
	o.findBreakers(sets, len(g.nodes))
	return o
}

// Together tells whether two functions are of one component.
func (o *Order) Together(f, g *ir.Func) bool {
	return o.of[f] != nil && o.of[g] != nil && o.of[f].component == o.of[g].component
}

// Alone tells whether no other function is of a function's component.
func (o *Order) Alone(f *ir.Func) bool { return o.of[f] != nil && len(o.of[f].component.Nodes) == 1 }

// Done tells whether all of a function's component is done with when it is the turn of another one.
func (o *Order) Done(f, turn *ir.Func) bool {
	return o.of[f] != nil && o.of[turn] != nil && o.of[f].component.Wave < o.of[turn].component.Wave
}

// Once tells whether one call is all that refers to a function.
func (o *Order) Once(f *ir.Func) bool { return o.of[f] != nil && o.of[f].once }

// Copied tells whether a function comes to several places together with what calls it: it or, if there is one call of
// it only, the caller, is to be inlined wherever it is called.
func (o *Order) Copied(f *ir.Func) bool { return o.of[f] != nil && o.of[f].copied }

// Breaks tells whether a function is one of those, of each component, without which nothing in it calls itself in
// turn. Who copies bodies of no others into callers comes to an end, and does not change which ones they are: a way
// from one of them back to itself stays one.
//
// Peyton Jones, Marlow, "Secrets of the Glasgow Haskell Compiler inliner" (2002), section 4.
func (o *Order) Breaks(f *ir.Func) bool { return o.of[f] != nil && o.of[f].breaks }

// maxRounds bounds how often components are searched again without the functions that were found. Most fall apart
// after a few; those that do not call each other so much that all that is left breaks.
const maxRounds = 64

// findBreakers takes functions out of components until no way leads around in one: all that are not inlined anyway, or else one, the largest,
// as that is least likely to be inlined and most likely to be where ways around meet; of those of about that size, one that must be there
// for others, then by place. n is above all places.
func (o *Order) findBreakers(sets [][]*Node, n int) {
	inside := make([]int, n) // by place: the set, counted from 1; 0 is in none
	worth := make([]int, n)  // by place
	for _, set := range sets {
		for _, x := range set {
			worth[x.order] = x.worth()
		}
	}
	for round := 0; len(sets) > 0; round++ {
		clear(inside)
		var rest []*Node
		for i, set := range sets {
			first := slices.MinFunc(set, func(a, b *Node) int {
				return cmp.Or(cmp.Compare(worth[a.order], worth[b.order]), byOrder(a, b))
			})
			for _, x := range set {
				if x == first || worth[x.order] == never {
					o.of[x.Func].breaks = true
				} else {
					inside[x.order] = i + 1
					rest = append(rest, x)
				}
			}
		}
		if round == maxRounds {
			for _, x := range rest {
				o.of[x.Func].breaks = true
			}
			return
		}
		sets = nil
		within := func(x *Node) []*Node {
			return slices.DeleteFunc(x.Callees(), func(to *Node) bool { return inside[to.order] == 0 || inside[to.order] != inside[x.order] })
		}
		t := tarjan{state: make([]state, n), callees: within, found: func(part []*Node) {
			if len(part) > 1 || slices.Contains(part[0].Callees(), part[0]) {
				sets = append(sets, part)
			}
		}}
		t.all(rest)
	}
}

// never is worth of functions that are not inlined anyway.
const never = 0

// worth is lower for functions that cost less to leave as they are.
func (n *Node) worth() int {
	if n.Func.Attrs.Has("noinline") || len(n.Func.Blocks) == 0 || n.Func.FuncType.VarArg || slices.Contains(n.Callees(), n) {
		return never
	}
	size := 0
	for _, b := range n.Func.Blocks {
		size += len(b.Instrs)
	}
	worth := 2 * (1 + bits.LeadingZeros32(uint32(size)))
	if !n.Exposed() {
		worth++ // it goes where it is inlined
	}
	return worth
}
