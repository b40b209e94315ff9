package callgraph

import "slices"

// A Component is a strongly connected component: functions that call one another, in
// cycles, or a single one.
type Component struct {
	Nodes []*Node // by place
	// Recursive: a function of it is on a cycle of calls; open calls aside.
	Recursive bool
	// Wave is 0 if nothing outside of the component is called, else one more than the
	// highest wave of what is. Components of a wave do not call each other.
	Wave int
}

// Component is the component of a function, as Components gives it.
func (g *Graph) Component(n *Node) *Component {
	g.Components()
	return n.component
}

// Components lists the strongly connected components, each behind those that it calls, in
// the order in which a search from the first function on leaves them. They are computed
// anew after a change, by Tarjan's algorithm ("Depth-First Search and Linear Graph
// Algorithms", 1972), in linear time and without recursion.
func (g *Graph) Components() []*Component {
	g.mu.Lock()
	defer g.mu.Unlock()
	if !g.stale {
		return g.components
	}
	g.stale = false
	g.components = nil
	t := tarjan{state: make([]state, len(g.nodes)), callees: (*Node).Callees, found: g.found}
	t.all(g.nodes)
	return g.components
}

// Waves groups the components by Wave: those of one wave can be worked on at the same
// time when all waves before it are done.
func (g *Graph) Waves() (waves [][]*Component) {
	for _, c := range g.Components() {
		if c.Wave == len(waves) { // what it calls stands before it, and some of that has the wave before
			waves = append(waves, nil)
		}
		waves[c.Wave] = append(waves[c.Wave], c)
	}
	return waves
}

// tarjan is one search.
type tarjan struct {
	callees func(n *Node) []*Node // that are looked at
	found   func(nodes []*Node)   // is told each component, its nodes by place
	next    int
	state   []state // by place
	stack   []*Node // visited, and in no component yet
}

// all searches from each node in turn.
func (t *tarjan) all(nodes []*Node) {
	for _, n := range nodes {
		if n != nil && t.state[n.order].index == 0 {
			t.search(n)
		}
	}
}

type state struct {
	index, low int // 0 is not visited
	onStack    bool
}

// A frame is a function that is being visited, and the callees that are left of it.
type frame struct {
	n    *Node
	left []*Node
}

func (t *tarjan) search(root *Node) {
	frames := []frame{t.enter(root)}
	for len(frames) > 0 {
		top := &frames[len(frames)-1]
		s := &t.state[top.n.order]
		if len(top.left) == 0 {
			if s.low == s.index {
				t.leave(top.n)
			}
			frames = frames[:len(frames)-1]
			if len(frames) > 0 {
				up := &t.state[frames[len(frames)-1].n.order]
				up.low = min(up.low, s.low)
			}
			continue
		}
		c := top.left[0]
		top.left = top.left[1:]
		switch to := t.state[c.order]; {
		case to.index == 0:
			frames = append(frames, t.enter(c))
		case to.onStack:
			s.low = min(s.low, to.index)
		}
	}
}

func (t *tarjan) enter(n *Node) frame {
	t.next++
	t.state[n.order] = state{t.next, t.next, true}
	t.stack = append(t.stack, n)
	return frame{n, t.callees(n)}
}

// leave takes the component that a node was the first of off the stack.
func (t *tarjan) leave(first *Node) {
	i := len(t.stack) - 1
	for t.stack[i] != first {
		i--
	}
	nodes := slices.Clone(t.stack[i:])
	t.stack = t.stack[:i]
	slices.SortFunc(nodes, byOrder)
	for _, n := range nodes {
		t.state[n.order].onStack = false
	}
	t.found(nodes)
}

// found adds a component, behind those that it calls.
func (g *Graph) found(nodes []*Node) {
	c := &Component{Nodes: nodes, Recursive: len(nodes) > 1}
	for _, n := range c.Nodes {
		n.component = c
	}
	for _, n := range c.Nodes {
		for _, to := range n.Callees() {
			switch {
			case to.component != c:
				c.Wave = max(c.Wave, to.component.Wave+1)
			case to == n:
				c.Recursive = true
			}
		}
	}
	g.components = append(g.components, c)
}
