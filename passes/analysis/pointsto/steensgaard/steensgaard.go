// Package steensgaard solves constraints by unification (Steensgaard, "Points-to Analysis in Almost Linear Time", POPL 1996): what
// one pointer may lead to is one class of objects, and what may be in any of them is one class again.
//
//	p = &a; q = &b; p = q       p, q: a, b, as both are in one class then
//
// Each constraint is looked at once, and each merge of two classes makes one less: near-linear time. A copy from a node that leads
// nowhere waits until it leads somewhere, as Steensgaard's conditional joins do: most integers never do. Objects have no fields.
package steensgaard

import "rewrite/passes/analysis/pointsto/constraint"

// A Solution has the classes of all nodes.
type Solution struct {
	Graph *constraint.Graph
	s     *solver
}

// Solve finds the finest classes.
func Solve(g *constraint.Graph) *Solution {
	s := &solver{g: g, first: int32(g.NumNodes())}
	for range g.NumNodes() + len(g.Objects) {
		s.newNode()
	}
	s.start()
	s.run()
	r := &Solution{Graph: g, s: s}
	for o := range g.Objects {
		n := s.find(s.cell(constraint.Object(o)))
		s.nodes[n].objects = append(s.nodes[n].objects, constraint.Object(o))
	}
	return r
}

// Places lists where a node may lead: anywhere in objects. The object constraint.Unknown stands for all escaped objects, which are
// not listed besides.
func (r *Solution) Places(n constraint.Node) (list []constraint.Place) {
	to := r.s.nodes[r.s.find(int32(n))].to
	if to < 0 {
		return nil
	}
	if r.s.find(to) == r.s.find(r.s.cell(constraint.Unknown)) {
		return []constraint.Place{{Obj: constraint.Unknown, Stride: 1}}
	}
	for _, o := range r.s.nodes[r.s.find(to)].objects {
		list = append(list, constraint.Place{Obj: o, Stride: 1})
	}
	return list
}

// Content is Places of what is in an object.
func (r *Solution) Content(o constraint.Object) []constraint.Content {
	if p := r.Places(constraint.Node(r.s.cell(o))); len(p) > 0 {
		return []constraint.Content{{At: constraint.Place{Obj: o, Stride: 1}, Holds: p}}
	}
	return nil
}

// Escaped tells whether unknown code may know an object's address.
func (r *Solution) Escaped(o constraint.Object) bool {
	return r.s.find(r.s.cell(o)) == r.s.find(r.s.cell(constraint.Unknown))
}

// A node is a class of the graph's nodes, and of what is in objects.
type node struct {
	to      int32   // the class of what is in the objects that it leads to; -1 for none
	waiting []int32 // nodes that include it, which know it when it leads somewhere
	// uses are loads, stores and the like that wait for it to lead somewhere.
	uses    []func(cell int32)
	sign    *signature
	data    bool                // an object in the class is no function
	objects []constraint.Object // that are in the class, of what is in them; filled in the end
}

// A signature is what functions of a class are called with and return, and calls by pointers to it give and get.
type signature struct {
	args   []int32
	result int32
	bodies []*constraint.Body
	least  int // arguments of any call
	opaque bool
}

type solver struct {
	g      *constraint.Graph
	first  int32 // the node of the content of object 0
	parent []int32
	rank   []uint8
	nodes  []node
	todo   []func() // merges that follow from merges
}

func (s *solver) newNode() int32 {
	n := int32(len(s.parent))
	s.parent = append(s.parent, n)
	s.rank = append(s.rank, 0)
	s.nodes = append(s.nodes, node{to: -1})
	return n
}

func (s *solver) cell(o constraint.Object) int32 { return s.first + int32(o) }

func (s *solver) find(n int32) int32 {
	for s.parent[n] != n {
		s.parent[n] = s.parent[s.parent[n]]
		n = s.parent[n]
	}
	return n
}

func (s *solver) later(do func()) { s.todo = append(s.todo, do) }

func (s *solver) run() {
	for len(s.todo) > 0 {
		do := s.todo[len(s.todo)-1]
		s.todo = s.todo[:len(s.todo)-1]
		do()
	}
}

// start enters the constraints.
func (s *solver) start() {
	g := s.g
	outside := s.cell(constraint.Unknown)
	s.leads(int32(constraint.Outside), outside)
	s.leads(outside, outside) // unknown memory may hold what is known of it
	s.open(s.signatureOf(outside))
	s.run()
	for o := range g.Objects {
		info := &g.Objects[o]
		s.nodes[s.find(s.cell(constraint.Object(o)))].data = info.Kind != constraint.Function
		if info.Body != nil {
			s.define(s.cell(constraint.Object(o)), info.Body)
		}
		if info.Escaped {
			s.merge(s.cell(constraint.Object(o)), outside)
		}
		s.run()
	}
	for _, c := range g.Addrs {
		s.leads(int32(c.Dst), s.cell(c.Obj))
		s.run()
	}
	for _, c := range g.Copies {
		s.include(int32(c.Dst), int32(c.Src))
		s.run()
	}
	for _, c := range g.Shifts {
		s.include(int32(c.Dst), int32(c.Src))
		s.run()
	}
	for _, c := range g.Loads {
		s.when(int32(c.Ptr), func(cell int32) { s.include(int32(c.Dst), cell) })
		s.run()
	}
	for _, c := range g.Stores {
		if c.Src != constraint.None {
			s.when(int32(c.Ptr), func(cell int32) { s.include(cell, int32(c.Src)) })
			s.run()
		}
	}
	for _, c := range g.Transfers {
		s.transfer(int32(c.Dst), int32(c.Src))
		s.run()
	}
	for i := range g.Calls {
		s.call(&g.Calls[i])
		s.run()
	}
}

// when does something with what a node leads to, now or later.
func (s *solver) when(n int32, do func(cell int32)) {
	n = s.find(n)
	if to := s.nodes[n].to; to >= 0 {
		do(to)
		return
	}
	s.nodes[n].uses = append(s.nodes[n].uses, do)
}

// leads lets a node lead to a class of objects, by what is in them.
func (s *solver) leads(n, cell int32) {
	n = s.find(n)
	x := &s.nodes[n]
	if x.to >= 0 {
		s.merge(x.to, cell)
		return
	}
	x.to = cell
	s.tell(n)
}

// tell is called when a node leads somewhere: those that waited for it know now.
func (s *solver) tell(n int32) {
	x := &s.nodes[n]
	to, waiting, uses := x.to, x.waiting, x.uses
	x.waiting, x.uses = nil, nil
	for _, m := range waiting {
		s.later(func() { s.leads(m, to) })
	}
	for _, do := range uses {
		s.later(func() { do(to) })
	}
}

// include lets dst lead where src does, and from then on both lead to one class.
func (s *solver) include(dst, src int32) {
	dst, src = s.find(dst), s.find(src)
	if dst == src {
		return
	}
	if to := s.nodes[src].to; to >= 0 {
		s.leads(dst, to)
		return
	}
	s.nodes[src].waiting = append(s.nodes[src].waiting, dst)
}

// merge makes one class of two.
func (s *solver) merge(a, b int32) {
	a, b = s.find(a), s.find(b)
	if a == b {
		return
	}
	if s.rank[a] < s.rank[b] {
		a, b = b, a
	}
	if s.rank[a] == s.rank[b] {
		s.rank[a]++
	}
	s.parent[b] = a
	x, y := &s.nodes[a], &s.nodes[b]
	to := y.to
	x.waiting = append(x.waiting, y.waiting...)
	x.uses = append(x.uses, y.uses...)
	sign := y.sign
	y.to, y.waiting, y.uses, y.sign = -1, nil, nil, nil
	switch {
	case x.to < 0:
		x.to = to
	case to >= 0:
		other := x.to
		s.later(func() { s.merge(other, to) })
	}
	if x.to >= 0 {
		s.tell(a)
	}
	switch {
	case x.sign == nil:
		x.sign = sign
	case sign != nil:
		s.unify(x.sign, sign)
	}
	x.data = x.data || y.data
	s.code(a)
}

// code makes a class unknown if objects in it are called that are no functions: code in memory knows where it is.
func (s *solver) code(n int32) {
	if x := &s.nodes[n]; x.data && x.sign != nil && x.sign.least < noLeast {
		if outside := s.find(s.cell(constraint.Unknown)); outside != n {
			s.later(func() { s.merge(n, outside) })
		}
	}
}

// transfer copies what is in objects.
func (s *solver) transfer(dst, src int32) {
	s.when(src, func(from int32) {
		s.when(dst, func(to int32) { s.include(to, from) })
	})
}

// noLeast is the number of arguments of no call.
const noLeast = 1 << 30

func (s *solver) signatureOf(cell int32) *signature {
	cell = s.find(cell)
	if s.nodes[cell].sign == nil {
		s.nodes[cell].sign = &signature{result: s.newNode(), least: noLeast}
	}
	return s.nodes[cell].sign
}

// arg is what argument i is.
func (s *solver) arg(sign *signature, i int) int32 {
	for len(sign.args) <= i {
		n := s.newNode()
		sign.args = append(sign.args, n)
		for _, b := range sign.bodies {
			s.pass(b, len(sign.args)-1, n)
		}
		if sign.opaque {
			s.include(int32(constraint.Outside), n)
		}
	}
	return sign.args[i]
}

// pass gives a body one argument.
func (s *solver) pass(b *constraint.Body, i int, n int32) {
	if i < len(b.Params) && b.Params[i] != constraint.None {
		if b.ByVal != nil && b.ByVal[i] {
			s.transfer(int32(b.Params[i]), n)
		} else {
			s.include(int32(b.Params[i]), n)
		}
	}
	if b.Rest != constraint.None {
		s.when(int32(b.Rest), func(cell int32) { s.include(cell, n) })
	}
}

// define enters a function.
func (s *solver) define(cell int32, b *constraint.Body) {
	sign := s.signatureOf(cell)
	sign.bodies = append(sign.bodies, b)
	for i := range b.Params {
		s.arg(sign, i)
	}
	for i, n := range sign.args {
		s.pass(b, i, n)
	}
	if b.Return != constraint.None {
		s.include(sign.result, int32(b.Return))
	} else {
		s.include(sign.result, int32(constraint.Foreign))
	}
	switch {
	case sign.opaque:
		s.callBack(b)
	case b.Inexact:
		s.open(sign)
	}
}

// missing lets parameters that a call has no arguments for be anything that unknown code knows.
func (s *solver) missing(bodies []*constraint.Body, least int) {
	for _, b := range bodies {
		for i := least; i < len(b.Params); i++ {
			if b.Params[i] != constraint.None {
				s.include(int32(b.Params[i]), int32(constraint.Foreign))
			}
		}
	}
}

// open says that unknown code may be among the functions of a class, or call them.
func (s *solver) open(sign *signature) {
	sign.opaque = true
	for _, n := range sign.args {
		s.include(int32(constraint.Outside), n)
	}
	s.include(int32(constraint.Outside), sign.result)
	s.include(sign.result, int32(constraint.Foreign))
	for _, b := range sign.bodies {
		s.callBack(b)
	}
}

// callBack lets unknown code call a function.
func (s *solver) callBack(b *constraint.Body) {
	for i, p := range b.Params {
		if p != constraint.None && b.Wide[i] {
			s.include(int32(p), int32(constraint.Foreign))
		}
	}
	if b.Rest != constraint.None {
		s.when(int32(b.Rest), func(cell int32) { s.include(cell, int32(constraint.Foreign)) })
	}
}

// call enters a call by a pointer.
func (s *solver) call(c *constraint.Call) {
	s.when(int32(c.Callee), func(cell int32) {
		sign := s.signatureOf(cell)
		for i, a := range c.Args {
			if n := s.arg(sign, i); a != constraint.None {
				s.include(n, int32(a))
			}
		}
		if c.Result != constraint.None {
			s.include(int32(c.Result), sign.result)
		}
		if len(c.Args) < sign.least {
			sign.least = len(c.Args)
			s.missing(sign.bodies, sign.least)
		}
		s.code(s.find(cell))
	})
}

// unify makes one signature of two, the first one.
func (s *solver) unify(a, b *signature) {
	n := max(len(a.args), len(b.args))
	for i := range n { // each with the bodies of its own side
		s.arg(a, i)
		s.arg(b, i)
	}
	for i := range n {
		x, y := a.args[i], b.args[i]
		s.later(func() { s.merge(x, y) })
	}
	x, y := a.result, b.result
	s.later(func() { s.merge(x, y) })
	for _, side := range [2]*signature{a, b} {
		other := a
		if side == a {
			other = b
		}
		if side.least > other.least {
			s.missing(side.bodies, other.least)
		}
		if !side.opaque && other.opaque {
			s.open(side)
		}
	}
	a.least = min(a.least, b.least)
	if len(a.bodies) < len(b.bodies) {
		a.bodies, b.bodies = b.bodies, a.bodies
	}
	a.bodies = append(a.bodies, b.bodies...)
}
