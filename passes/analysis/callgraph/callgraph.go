// Package callgraph tells which functions of a module call which, and in which order
// to visit them so that callees come before their callers.
//
// The graph has a node for each function of the module and an edge for each call whose
// callee is known: by name, by alias, or through phis, selects and the !callees of an
// indirect call. A call that may reach others as well is Open, and whoever asks must take
// it for a call of anything that Exposed and CallsBack allow: open calls are no edges, or
// one call through a pointer would make a single component of a whole program.
//
// Slices of our own stand behind it, not the graph library, which copies what it works
// on: the order of everything is that of Module.Funcs and of the instructions.
package callgraph

import (
	"cmp"
	"slices"
	"sync"

	"rewrite/passes/ir"
	"rewrite/passes/ir/intrinsic"
)

// A Graph is the call graph of a module. It may be read from several goroutines, and
// Refresh may be called from several for different functions; New, Add and Remove may not.
type Graph struct {
	Module *ir.Module

	ask Oracle // nil for nobody

	nodes []*Node // by place; nil where a function was removed
	of    map[*ir.Func]*Node

	mu         sync.Mutex
	taken      []*Node // functions whose address is taken, by place
	components []*Component
	stale      bool // components
}

// A Node is a function.
type Node struct {
	Func *ir.Func
	// Sites are the calls of the body, in the order of its blocks.
	Sites []Site
	// AddressTaken: something other than a call has the function's address.
	AddressTaken bool

	order     int
	callers   map[*Node]int // how many sites
	component *Component
}

// A Site is a call.
type Site struct {
	Call *ir.Value // call, invoke or callbr
	// Callees are the functions that it may call, by place; none where it is undefined
	// or calls inline assembly.
	Callees []*Node
	// Open: it may also call functions that are not in Callees: any whose address is taken
	// and whose calling convention is that of the call (see Graph.Indirect), and any outside
	// of the module.
	Open bool
}

// An Oracle knows from all of the module which of its functions a call through a pointer may reach. It is open if it may reach
// others, or nothing is known of it, as it is new.
type Oracle func(call *ir.Value) (list []*ir.Func, open bool)

// New makes the call graph of a module. Of bodies that are not held as blocks it knows
// nothing, see Node.CallsBack.
func New(m *ir.Module) *Graph { return NewAsking(m, nil) }

// NewAsking is New with somebody who is asked about calls through pointers, now and by Refresh.
func NewAsking(m *ir.Module, ask Oracle) *Graph {
	g := &Graph{Module: m, ask: ask, of: make(map[*ir.Func]*Node, len(m.Funcs)), stale: true}
	for _, f := range m.Funcs {
		g.add(f)
	}
	for _, x := range m.Globals {
		g.take(x.Init)
		if f := x.Func; f != nil {
			g.take(f.Prefix)
			g.take(f.Prologue)
			g.take(f.Personal)
			if f.Kept || f.Verbatim != "" {
				g.markTaken(g.of[f])
			}
		}
	}
	for _, n := range g.nodes {
		g.scan(n)
	}
	return g
}

func (g *Graph) add(f *ir.Func) *Node {
	n := &Node{Func: f, order: len(g.nodes)}
	g.nodes = append(g.nodes, n)
	g.of[f] = n
	return n
}

// Nodes are the functions of the module by place: in the order of Module.Funcs, those
// that were added behind.
func (g *Graph) Nodes() []*Node {
	return slices.DeleteFunc(slices.Clone(g.nodes), func(n *Node) bool { return n == nil })
}

// Node is the node of a function, nil for one that is not of the module, as an intrinsic
// that is not declared.
func (g *Graph) Node(f *ir.Func) *Node { return g.of[f] }

// Callers are the functions that call one, each once, by place; open calls aside.
func (g *Graph) Callers(n *Node) []*Node {
	g.mu.Lock()
	defer g.mu.Unlock()
	list := make([]*Node, 0, len(n.callers))
	for c := range n.callers {
		list = append(list, c)
	}
	slices.SortFunc(list, byOrder)
	return list
}

// NumCalls is how many sites call a function; open calls aside.
func (g *Graph) NumCalls(n *Node) (sum int) {
	g.mu.Lock()
	defer g.mu.Unlock()
	for _, k := range n.callers {
		sum += k
	}
	return sum
}

// Callees are the functions that a node calls, each once, by place; open calls aside.
func (n *Node) Callees() (list []*Node) {
	for i := range n.Sites {
		list = append(list, n.Sites[i].Callees...)
	}
	slices.SortFunc(list, byOrder)
	return slices.Compact(list)
}

func byOrder(a, b *Node) int { return cmp.Compare(a.order, b.order) }

// Exposed tells whether a function may be called by code that the graph does not see:
// from other modules, or through its address.
func (n *Node) Exposed() bool {
	return n.AddressTaken || n.Func.Linkage != "internal" && n.Func.Linkage != "private"
}

// CallsBack tells whether a function may call any exposed function of the module though
// Sites does not say so: its body is not here, or not held as blocks, or another one may
// take its place when programs are linked.
func (n *Node) CallsBack() bool {
	f := n.Func
	switch {
	case len(f.Blocks) == 0:
		return !f.Attrs.Has("nocallback")
	case f.MayBeReplaced():
		return true
	}
	return false
}

// Indirect are the functions of the module that an open call may reach, by place: those
// whose address is taken and that have the call's calling convention, as another one is
// undefined behaviour (LangRef, "Calling Conventions"). Their types need not be the call's.
func (g *Graph) Indirect(call *ir.Value) (list []*Node) {
	g.mu.Lock()
	defer g.mu.Unlock()
	for _, n := range g.taken {
		if n.Func.CC == call.Aux.(*ir.Call).CC {
			list = append(list, n)
		}
	}
	return list
}

// Refresh brings the graph up to date when the body of a function changed. An address
// that is not taken any more stays marked. What Components gave before is not changed by
// it: a walk through them may refresh as it goes.
func (g *Graph) Refresh(f *ir.Func) {
	g.mu.Lock()
	defer g.mu.Unlock()
	n := g.of[f]
	for i := range n.Sites {
		for _, c := range n.Sites[i].Callees {
			if c.callers[n]--; c.callers[n] == 0 {
				delete(c.callers, n)
			}
		}
	}
	g.scan(n)
	g.stale = true
}

// Add enters a function that was added to the module.
func (g *Graph) Add(f *ir.Func) *Node {
	n := g.add(f)
	g.scan(n)
	g.stale = true
	return n
}

// Remove takes out a function that nothing refers to any more but itself.
func (g *Graph) Remove(f *ir.Func) {
	n := g.of[f]
	n.Func = &ir.Func{Global: f.Global, CC: f.CC} // without a body
	for i := range n.Sites {
		for _, c := range n.Sites[i].Callees {
			delete(c.callers, n)
		}
	}
	g.nodes[n.order] = nil
	g.taken = slices.DeleteFunc(g.taken, func(t *Node) bool { return t == n })
	delete(g.of, f)
	g.stale = true
}

// scan finds the calls of a body and the addresses that it takes.
func (g *Graph) scan(n *Node) {
	n.Sites = nil
	for _, b := range n.Func.Blocks {
		for _, v := range b.Instrs {
			args := v.Args
			switch v.Intrinsic() {
			case intrinsic.DbgValue, intrinsic.DbgDeclare, intrinsic.DbgAssign, intrinsic.DbgLabel:
				continue // passes see records in their place, which are no calls
			}
			if v.Op.IsCall() {
				if f := v.CalledFunc(); f != nil && f.IsDebug() { // it calls nothing, and is a record while passes are at work
					continue
				}
				n.Sites = append(n.Sites, g.site(v))
				if v.Args[0].Op == ir.OpGlobal {
					args = args[1:]
				}
			}
			for _, x := range args {
				g.take(x)
			}
		}
	}
	for i := range n.Sites {
		for _, c := range n.Sites[i].Callees {
			if c.callers == nil {
				c.callers = map[*Node]int{}
			}
			c.callers[n]++
		}
	}
}

// take marks the functions whose addresses a constant has. Constants are shared and may
// be large: what has no operands is looked at first.
func (g *Graph) take(v *ir.Value) {
	if v == nil || !v.IsConst() {
		return
	}
	if v.Op == ir.OpGlobal {
		if f := v.AsGlobal().Func; f != nil {
			g.markTaken(g.of[f])
		}
		return
	}
	for _, x := range v.Args {
		g.take(x)
	}
}

func (g *Graph) markTaken(n *Node) {
	if n == nil || n.AddressTaken {
		return
	}
	n.AddressTaken = true
	i, _ := slices.BinarySearchFunc(g.taken, n, byOrder)
	g.taken = slices.Insert(g.taken, i, n)
}
