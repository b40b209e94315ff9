package alias

import (
	"rewrite/passes/ir"
)

// maxAsking bounds how many phis and selects one question is taken apart at, one in the
// choices of another; maxIncoming of how many values a phi may choose.
const (
	maxAsking   = 4
	maxIncoming = 16
)

// choices asks about each value that a phi or select chooses from: what all answers agree
// on is the answer.
//
//	%p = select i1 %c, ptr %a, ptr %b      4 bytes at %p and at %q: No, if those at %a and at %b
//	%q = ...                               and those at %q have nothing in common
//
// Of two phis of one block the values that come in on one edge are compared, at the time of
// that edge; and it may be taken for granted that what the two were in the round before
// had nothing in common, as that is how they began (induction on rounds). Of any other phi
// a value is of another time than it.
//
// Where constant or equal distances lead to a phi or select, the answer for the bases
// goes for the places at equal distances, and No for any; places at different distances
// from addresses that are the same are compared as if they had one base.
func (q *question) choices() (Answer, bool) {
	if q.depth == maxAsking {
		return May, false
	}
	if origins(q); !chooses(q.originP) && !chooses(q.originQ) {
		return May, false
	}
	q.lines()
	p, r := &q.linearP, &q.linearQ
	if !chooses(p.base) && !chooses(r.base) || !p.base.Type.IsPtr() || p.base.Type != r.base.Type {
		return May, false
	}
	if (object{v: p.base}).same(object{v: r.base}) {
		return May, false
	}
	if p.foreign || r.foreign {
		return May, false
	}
	if d := q.distance(p, r); d.off == 0 && len(d.terms) == 0 {
		answer := q.choose(Location{Ptr: p.base, Size: q.a.Size}, Location{Ptr: r.base, Size: q.b.Size})
		return answer, answer != May
	}
	around := Size{Kind: Around}
	switch q.choose(Location{Ptr: p.base, Size: around}, Location{Ptr: r.base, Size: around}) {
	case No:
		return No, true
	case Must:
		if !q.across {
			at := *r
			at.base = p.base
			return q.between(p, &at)
		}
	}
	return May, false
}

func chooses(v *ir.Value) bool {
	return v.Block != nil && (v.Op == ir.OpPhi && len(v.Args) <= maxIncoming || v.Op == ir.OpSelect)
}

// choose relates two locations at phis or selects.
func (q *question) choose(a, b Location) Answer {
	for r := q; r != nil; r = r.asker {
		if r.across == q.across && r.depth < q.depth && (r.a.same(a) && r.b.same(b) || r.a.same(b) && r.b.same(a)) {
			return No // it is asked for in its own proof: induction
		}
	}
	x, y := a.Ptr, b.Ptr
	switch {
	case x.Op == ir.OpPhi && y.Op == ir.OpPhi && x.Block == y.Block && !q.across && chooses(x) && chooses(y):
		return q.all(len(x.Args), func(i int) (Location, Location, bool) {
			return Location{Ptr: x.Args[i], Size: a.Size}, Location{Ptr: incoming(y, x.Targets[i]), Size: b.Size}, false
		})
	case x.Op == ir.OpSelect && y.Op == ir.OpSelect && x.Args[0] == y.Args[0] && (!q.across || q.fixed(x.Args[0])):
		return q.all(2, func(i int) (Location, Location, bool) {
			return Location{Ptr: x.Args[1+i], Size: a.Size}, Location{Ptr: y.Args[1+i], Size: b.Size}, q.across
		})
	case chooses(x) && x.Op == ir.OpPhi:
		return q.phi(a, b)
	case chooses(y) && y.Op == ir.OpPhi:
		return q.phi(b, a)
	case chooses(x):
		return q.all(2, func(i int) (Location, Location, bool) { return Location{Ptr: x.Args[1+i], Size: a.Size}, b, q.across })
	case chooses(y):
		return q.all(2, func(i int) (Location, Location, bool) { return Location{Ptr: y.Args[1+i], Size: b.Size}, a, q.across })
	}
	return q.sub(a, b, q.across)
}

// phi relates a location at a phi with another one. If the phi is stepped on by itself
// (%p = phi [ %a, ... ], [ %p + 4, ... ]) it is somewhere before or behind what it began with.
func (q *question) phi(a, b Location) Answer {
	var from []*ir.Value
	stepped := false
	for _, v := range a.Ptr.Args {
		if at := q.linear(v); at.base == a.Ptr {
			if v != a.Ptr {
				a.Size, stepped = Size{Kind: Around}, true
			}
			continue
		}
		from = append(from, v)
	}
	if len(from) == 0 {
		return May
	}
	answer := q.all(len(from), func(i int) (Location, Location, bool) { return Location{Ptr: from[i], Size: a.Size}, b, true })
	if stepped && answer != No {
		return May
	}
	return answer
}

// all is the answer that all of n pairs have.
func (q *question) all(n int, pair func(i int) (a, b Location, across bool)) Answer {
	var all Answer
	for i := range n {
		a, b, across := pair(i)
		answer := q.sub(a, b, across)
		if i > 0 && answer != all {
			return May
		}
		if all = answer; all == May {
			return May
		}
	}
	return all
}

// sub asks the chain, with the fuel that is left.
func (q *question) sub(a, b Location, across bool) Answer {
	if !q.step() {
		return May
	}
	for r := q; r != nil; r = r.asker {
		if r.across == across && (r.a.same(a) && r.b.same(b) || r.a.same(b) && r.b.same(a)) {
			return No // it is asked for in its own proof: induction
		}
	}
	s := q.deeper
	if s == nil {
		s = new(question)
	}
	*s = question{Analysis: q.Analysis, a: a, b: b, across: across, fuel: q.fuel, asker: q, depth: q.depth + 1, deeper: s.deeper}
	answer, _ := s.ask()
	q.fuel, q.deeper = s.fuel, s
	return answer
}

// same tells whether two locations are the same memory.
func (l Location) same(m Location) bool { return l.Ptr == m.Ptr && l.Size == m.Size }
