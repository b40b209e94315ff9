// Package andersen solves constraints by inclusion: the set of each node is the least one that has all that flows into it.
//
//	p = &a; q = &b; p = q; r = p      p: a, b   q: b   r: a, b
//
// A worklist carries what is new in a node's set to its successors and no more (difference propagation), in rounds that go
// along a topological order of the copies. What is read and written through pointers makes new copies as sets grow. Nodes of a cycle
// have one set in the end: where a copy that leads back in that order brings nothing new, a cycle may be there. That is when Hardekopf and
// Lin look for it ("The Ant and the Grasshopper", PLDI 2007: lazy cycle detection). They search from each such copy; here these are
// counted until there was as much work as a sweep over all copies takes (as Pearce, Kelly and Hankin sweep, "Online Cycle Detection and Difference
// Propagation for Pointer Analysis", SCAM 2003), so that searches take no more time than what they are to save.
//
// Sets are golang.org/x/tools/container/intsets: sparse, ordered, kept with the tools of Go, and made for Go's own points-to analysis.
//
// A set that has unknown memory leads to all escaped objects by that, so their places are left out of it: most of the sets of a library, whose
// objects escape, are one element.
//
// An element of a set is a place: an object, an offset, and where the offset is known only up to multiples of a number, that number. What is at
// the places of an object stands in memory.go.
package andersen

import (
	"cmp"
	"slices"

	"golang.org/x/tools/container/intsets"

	"rewrite/passes/analysis/pointsto/constraint"
)

// A Solution has the sets of all nodes.
type Solution struct {
	Graph *constraint.Graph
	s     *solver
}

// Solve finds the least solution.
func Solve(g *constraint.Graph) *Solution {
	s := &solver{g: g, index: map[constraint.Place]int{}, of: make([][]int32, len(g.Objects)), anywhere: make([]int32, len(g.Objects)), exact: make([]int32, len(g.Objects)), strided: make([]int32, len(g.Objects)), memory: make([]*memory, len(g.Objects)),
		linked: map[[2]int32]bool{}, unknown: make([]bool, len(g.Calls)), transfers: make([]transfer, len(g.Transfers)), copied: map[objectCopy]bool{}}
	n := g.NumNodes()
	s.parent, s.sets = make([]int32, 0, n+n/4), make([]set, 0, n+n/4) // for those of memory, too
	for range n {
		s.newNode()
	}
	for _, c := range g.Shifts {
		s.strides = append(s.strides, c.Stride)
	}
	for i, t := range g.Transfers {
		s.transfers[i].Transfer = t
	}
	s.place(constraint.Place{Obj: constraint.Unknown, Stride: 1})
	s.start()
	s.solve()
	return &Solution{Graph: g, s: s}
}

// Places lists where a node may lead, by the order in which places were found. The object constraint.Unknown stands for all
// escaped objects, too.
func (r *Solution) Places(n constraint.Node) []constraint.Place { return r.s.list(int32(n)) }

// list gives most nodes of a library the same list: what is not known.
func (s *solver) list(n int32) []constraint.Place {
	set := s.sets[s.find(n)].all
	if set == nil {
		return nil
	}
	s.buf = set.AppendTo(s.buf[:0])
	if len(s.buf) == 1 {
		return s.places[s.buf[0] : s.buf[0]+1 : s.buf[0]+1]
	}
	list := make([]constraint.Place, len(s.buf))
	for i, p := range s.buf {
		list[i] = s.places[p]
	}
	return list
}

// Content lists what is in the regions of an object, as far as there are such and something is there: words first, in their order.
func (r *Solution) Content(o constraint.Object) (list []constraint.Content) {
	m := r.s.memory[o]
	if m == nil {
		return nil
	}
	for _, x := range m.regions {
		if p := r.s.list(x.in); len(p) > 0 {
			list = append(list, constraint.Content{At: x.place(o, r.s.g.Word), Holds: p})
		}
	}
	slices.SortFunc(list, func(a, b constraint.Content) int {
		return cmp.Or(cmp.Compare(a.At.Stride, b.At.Stride), cmp.Compare(a.At.Off, b.At.Off))
	})
	return list
}

// Escaped tells whether unknown code may know an object's address.
func (r *Solution) Escaped(o constraint.Object) bool {
	return o == constraint.Unknown || r.s.memory[o] != nil && r.s.memory[o].escaped
}

// A set is what is known of a node.
type set struct {
	all, fresh *intsets.Sparse // nil for empty; fresh is what users were not told of yet
	to         []int32         // nodes that include it; some may be merged
	known      map[int32]bool  // those of to, when they are many
	uses       []use
	used       map[use]bool // those of uses, when they are many
	order      int32        // topological, of the last sweep
	queued     bool
	foreign    bool // unknown memory is in it, and so are all escaped objects
}

// A use is a constraint about all that a node leads to.
type use struct {
	kind useKind
	i    int32 // place in the graph's list of the kind; of smear a node
}

type useKind uint8

const (
	shift useKind = iota
	smear         // as shift to anywhere
	load
	store
	transferTo
	transferFrom
	call
)

type solver struct {
	g      *constraint.Graph
	parent []int32
	sets   []set

	places          []constraint.Place
	index           map[constraint.Place]int
	exact, strided  []int32        // by object: how many places
	of              [][]int32      // by object: its places
	anywhere        []int32        // by object: the place anywhere in it, 0 for none yet
	covers          []bool         // by place: it is in an escaped object
	covered         intsets.Sparse // these places
	memory          []*memory
	linked          map[[2]int32]bool // calls and objects of functions
	unknown         []bool            // by call: it may be of unknown code
	transfers       []transfer
	copied          map[objectCopy]bool
	strides         []int64 // by shift: its own, or that of the cycle that it is in
	queue, next     []int32
	suspects, since int // copies with equal ends, and work since the last sweep
	edges           int
	scratch         intsets.Sparse
	buf             []int
	slab            []intsets.Sparse
	spare           []*intsets.Sparse
}

func (s *solver) newNode() int32 {
	n := int32(len(s.parent))
	s.parent = append(s.parent, n)
	s.sets = append(s.sets, set{order: n})
	return n
}

func (s *solver) find(n int32) int32 {
	for s.parent[n] != n {
		s.parent[n] = s.parent[s.parent[n]]
		n = s.parent[n]
	}
	return n
}

// start enters the constraints of the graph.
func (s *solver) start() {
	s.edges = len(s.g.Copies)
	numTo := make([]int32, len(s.sets))
	for _, c := range s.g.Copies {
		numTo[c.Src]++
	}
	to := make([]int32, len(s.g.Copies))
	for n, k := range numTo {
		s.sets[n].to, to = to[:0:k], to[k:]
	}
	for _, c := range s.g.Copies {
		s.sets[c.Src].to = append(s.sets[c.Src].to, int32(c.Dst))
	}
	numUses, all := make([]int32, len(s.sets)), 0
	s.eachUse(func(n constraint.Node, _ use) {
		numUses[n]++
		all++
	})
	uses := make([]use, all)
	for n, k := range numUses {
		s.sets[n].uses, uses = uses[:0:k], uses[k:]
	}
	s.eachUse(func(n constraint.Node, u use) { s.sets[n].uses = append(s.sets[n].uses, u) })
	s.sweep()
	for _, c := range s.g.Addrs {
		s.insert(int32(c.Dst), s.place(constraint.Place{Obj: c.Obj, Stride: b2i(c.Obj == constraint.Unknown)}))
	}
	for o := range s.g.Objects {
		if s.g.Objects[o].Escaped {
			s.insert(int32(constraint.Outside), s.place(constraint.Place{Obj: constraint.Object(o), Stride: b2i(o == 0)}))
		}
	}
}

// eachUse hands over the uses that there are in the graph.
func (s *solver) eachUse(do func(n constraint.Node, u use)) {
	for i, c := range s.g.Shifts {
		do(c.Src, use{shift, int32(i)})
	}
	for i, c := range s.g.Loads {
		do(c.Ptr, use{load, int32(i)})
	}
	for i, c := range s.g.Stores {
		do(c.Ptr, use{store, int32(i)})
	}
	for i, c := range s.g.Transfers {
		do(c.Dst, use{transferTo, int32(i)})
		do(c.Src, use{transferFrom, int32(i)})
	}
	for i, c := range s.g.Calls {
		do(c.Callee, use{call, int32(i)})
	}
}

func b2i(b bool) int64 {
	if b {
		return 1
	}
	return 0
}

// insert puts a place into a node's set.
func (s *solver) insert(n int32, place int) {
	n = s.find(n)
	x := &s.sets[n]
	switch {
	case place == unknown:
		if x.foreign {
			return
		}
		s.abroad(x)
	case x.foreign && s.covers[place]:
		return
	case x.all == nil:
		x.all = s.fromSlab()
	}
	if x.all.Insert(place) {
		if x.fresh == nil {
			x.fresh = s.newSet()
		}
		x.fresh.Insert(place)
		s.enqueue(n)
	}
}

// unknown is the place of unknown memory.
const unknown = 0

// abroad is called when a set gets unknown memory: what that covers goes.
func (s *solver) abroad(x *set) {
	x.foreign = true
	if x.all == nil {
		x.all = s.fromSlab()
		return
	}
	x.all.DifferenceWith(&s.covered)
	if x.fresh != nil {
		x.fresh.DifferenceWith(&s.covered)
	}
}

func (s *solver) enqueue(n int32) {
	if x := &s.sets[n]; !x.queued {
		x.queued = true
		s.next = append(s.next, n)
	}
}

// solve carries what is new until nothing is.
func (s *solver) solve() {
	for len(s.next) > 0 {
		s.queue, s.next = s.next, s.queue[:0]
		slices.SortFunc(s.queue, func(a, b int32) int { return cmp.Or(cmp.Compare(s.sets[a].order, s.sets[b].order), cmp.Compare(a, b)) })
		for _, n := range s.queue {
			if s.parent[n] != n {
				continue
			}
			s.sets[n].queued = false
			s.visit(n)
			// What escapes is left out of sets from then on: the sooner it is known, the less is carried about.
			for out := s.find(int32(constraint.Outside)); s.sets[out].fresh != nil; {
				s.visit(out)
			}
		}
		if s.suspects > 0 && s.since > s.edges+len(s.parent) {
			s.sweep()
		}
	}
}

// visit tells users of a node what is new there.
func (s *solver) visit(n int32) {
	fresh := s.sets[n].fresh
	if fresh == nil {
		return
	}
	s.sets[n].fresh = nil
	if len(s.sets[n].uses) > 0 || n == s.find(int32(constraint.Outside)) {
		places := fresh.AppendTo(nil)
		if n == s.find(int32(constraint.Outside)) {
			for _, p := range places {
				s.escape(s.places[p].Obj)
			}
		}
		for i := 0; i < len(s.sets[n].uses); i++ { // there may be more meanwhile, told of all that is there
			u := s.sets[n].uses[i]
			for _, p := range places {
				s.use(u, p)
			}
		}
		s.since += len(places) * len(s.sets[n].uses)
	}
	to := s.sets[n].to
	for _, m := range to {
		if m = s.find(m); m != n {
			s.propagate(n, m, fresh)
		}
	}
	fresh.Clear()
	s.spare = append(s.spare, fresh)
}

// fromSlab is an empty set: there are as many as nodes, and so they are allocated by the hundred.
func (s *solver) fromSlab() *intsets.Sparse {
	if len(s.slab) == 0 {
		s.slab = make([]intsets.Sparse, 256)
	}
	x := &s.slab[0]
	s.slab = s.slab[1:]
	return x
}

// newSet is an empty set, in memory that one had before.
func (s *solver) newSet() *intsets.Sparse {
	if n := len(s.spare); n > 0 {
		x := s.spare[n-1]
		s.spare = s.spare[:n-1]
		return x
	}
	return s.fromSlab()
}

// propagate lets a node include what is new in another one.
func (s *solver) propagate(from, n int32, fresh *intsets.Sparse) {
	s.since++
	x := &s.sets[n]
	if fresh.Min() == unknown && !x.foreign {
		s.abroad(x)
	}
	if x.all == nil {
		x.all = s.fromSlab()
	}
	s.scratch.Difference(fresh, x.all)
	if x.foreign {
		s.scratch.DifferenceWith(&s.covered)
	}
	if s.scratch.IsEmpty() {
		if x.order <= s.sets[from].order { // a way that leads back
			s.suspects++
		}
		return
	}
	x.all.UnionWith(&s.scratch)
	if x.fresh == nil {
		x.fresh = s.newSet()
	}
	x.fresh.UnionWith(&s.scratch)
	s.enqueue(n)
}

// many is how many successors a node has before they are looked up in a map.
const many = 16

// include adds a copy while sets are growing.
func (s *solver) include(dst, src int32) {
	dst, src = s.find(dst), s.find(src)
	if dst == src {
		return
	}
	x := &s.sets[src]
	if x.known == nil && len(x.to) > many {
		x.known = make(map[int32]bool, 2*len(x.to))
		for _, n := range x.to {
			x.known[n] = true
		}
	}
	if x.known != nil {
		if x.known[dst] {
			return
		}
		x.known[dst] = true
	} else if slices.Contains(x.to, dst) {
		return
	}
	x.to = append(x.to, dst)
	s.edges++
	if x.all != nil {
		s.propagate(src, dst, x.all)
	}
}

// addUse adds a use while sets are growing.
func (s *solver) addUse(n int32, u use) {
	n = s.find(n)
	x := &s.sets[n]
	if x.used == nil && len(x.uses) > many {
		x.used = make(map[use]bool, 2*len(x.uses))
		for _, u := range x.uses {
			x.used[u] = true
		}
	}
	if x.used != nil {
		if x.used[u] {
			return
		}
		x.used[u] = true
	} else if slices.Contains(x.uses, u) {
		return
	}
	x.uses = append(x.uses, u)
	if x.all != nil {
		for _, p := range x.all.AppendTo(nil) {
			s.use(u, p)
		}
	}
}

// use does what a constraint says of one more place.
func (s *solver) use(u use, place int) {
	switch u.kind {
	case shift:
		c := &s.g.Shifts[u.i]
		s.insert(int32(c.Dst), s.further(place, c.Off, s.strides[u.i]))
	case smear:
		s.insert(u.i, s.further(place, 0, 1))
	case load:
		c := &s.g.Loads[u.i]
		s.each(s.places[place], c.Size, func(r region, aligned bool) { s.read(int32(c.Dst), r, aligned) })
	case store:
		c := &s.g.Stores[u.i]
		o := s.places[place].Obj
		s.each(s.places[place], c.Size, func(r region, aligned bool) {
			s.write(o, r, int32(c.Src), aligned)
			if c.Partial {
				s.split(o, r)
			}
		})
	case transferTo, transferFrom:
		s.transfer(u, place)
	case call:
		s.call(u.i, s.places[place].Obj)
	}
}

// call links a call with what it may call.
func (s *solver) call(i int32, o constraint.Object) {
	c, info := &s.g.Calls[i], &s.g.Objects[o]
	if info.Kind != constraint.Function || info.Body == nil || info.Body.Inexact {
		if info.Kind != constraint.Function { // code in it knows where it is
			s.insert(int32(constraint.Outside), s.place(constraint.Place{Obj: o, Stride: 1}))
		}
		if !s.unknown[i] {
			s.unknown[i] = true
			for _, a := range c.Args {
				s.copy(constraint.Outside, a)
			}
			if c.Wide {
				s.copy(c.Result, constraint.Foreign)
			}
		}
		if info.Body == nil {
			return
		}
	}
	key := [2]int32{i, int32(o)}
	if s.linked[key] {
		return
	}
	s.linked[key] = true
	b := info.Body
	for k, a := range c.Args {
		if k < len(b.Params) {
			if b.ByVal != nil && b.ByVal[k] && a != constraint.None && b.Params[k] != constraint.None {
				s.transfers = append(s.transfers, transfer{Transfer: constraint.Transfer{Dst: b.Params[k], Src: a}})
				s.addUse(int32(b.Params[k]), use{transferTo, int32(len(s.transfers) - 1)})
				s.addUse(int32(a), use{transferFrom, int32(len(s.transfers) - 1)})
			} else {
				s.copy(b.Params[k], a)
			}
		}
		s.rest(b, a)
	}
	for _, p := range b.Params[min(len(c.Args), len(b.Params)):] {
		s.copy(p, constraint.Foreign)
	}
	if b.Return == constraint.None {
		s.copy(c.Result, constraint.Foreign)
	}
	s.copy(c.Result, b.Return)
}

// rest puts an argument among the variable ones.
func (s *solver) rest(b *constraint.Body, a constraint.Node) {
	if b.Rest == constraint.None || a == constraint.None {
		return
	}
	if all := s.sets[s.find(int32(b.Rest))].all; all != nil {
		for _, p := range all.AppendTo(nil) {
			o := s.places[p].Obj
			s.write(o, s.region(o, 0, 1), int32(a), false)
		}
	}
}

func (s *solver) copy(dst, src constraint.Node) {
	if dst != constraint.None && src != constraint.None {
		s.include(int32(dst), int32(src))
	}
}

// escape is called when unknown code comes to know an object: it may read and write all of that, or call it.
func (s *solver) escape(o constraint.Object) {
	m := s.memoryOf(o)
	if m.escaped || o == constraint.Unknown {
		return
	}
	m.escaped = true
	for _, p := range s.of[o] {
		s.cover(int(p))
	}
	if info := &s.g.Objects[o]; info.Kind == constraint.Function {
		if b := info.Body; b != nil {
			for i, p := range b.Params {
				if b.Wide[i] {
					s.copy(p, constraint.Foreign)
				}
			}
			s.rest(b, constraint.Foreign)
			s.copy(constraint.Outside, b.Return)
		}
		return
	}
	r := s.region(o, 0, 1)
	s.include(r.in, int32(constraint.Foreign))
	s.include(int32(constraint.Outside), r.out)
}
