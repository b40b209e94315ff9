package loopvectorize

import (
	"slices"

	"rewrite/passes/internal/lanes"
	"rewrite/passes/ir"
	"rewrite/passes/ir/intrinsic"
	"rewrite/passes/target"
)

// What a round adds up of small numbers is added up in as few bits as that sum needs, and then once to what rounds before came to:
//
//	%s1 = add i32 %s, (zext i1 %a)                   %t = add <16 x i8> (zext <16 x i1> %a), (zext <16 x i1> %b)
//	%s2 = add i32 %s1, (zext i1 %b)                  %s2 = add <16 x i32> %s, (zext <16 x i8> %t)
//
// A choice between a sum and the sum with one more is one more or nothing.

// A term is what is added in a round, or in those in which a condition is met.
type term struct {
	v    *ir.Value
	on   *ir.Value // nil if it always is
	then bool      // it is where that is true
}

// A sum is the terms of a reduction, and the bits that they need together.
type sum struct {
	terms []term
	bits  uint32
}

// sumsOf finds the reductions that are added up so.
func sumsOf(x *loop) map[*variable]*sum {
	sums := map[*variable]*sum{}
	for _, phi := range x.header.Phis() {
		p := x.variables[phi]
		if p.kind != reduction || p.ID != intrinsic.VectorReduceAdd || p.Op != ir.OpAdd || !phi.Type.IsInt() {
			continue
		}
		if s := newSum(x, p); s != nil {
			sums[p] = s
		}
	}
	return sums
}

// newSum finds the terms of a reduction, nil if they need as many bits as it has, or it is another one.
func newSum(x *loop, p *variable) *sum {
	s, most := &sum{}, uint64(0)
	is := func(v *ir.Value) bool { return v == p.phi || x.links[v] == p }
	for v := p.next; v != p.phi; {
		t, before := termOf(v, is)
		if before == nil {
			return nil
		}
		n := mostOf(x, t.v)
		if most += n; most < n {
			return nil
		}
		s.terms, v = append(s.terms, t), before
	}
	if len(s.terms) < 2 {
		return nil
	}
	for s.bits = 8; s.bits < 64 && most>>s.bits != 0; {
		s.bits *= 2
	}
	if s.bits >= p.phi.Type.Bits {
		return nil
	}
	slices.Reverse(s.terms)
	return s
}

// termOf is what a link adds, and to what, nil if it adds nothing.
func termOf(v *ir.Value, is func(*ir.Value) bool) (t term, before *ir.Value) {
	switch v.Op {
	case ir.OpAdd:
		for i, a := range v.Args {
			if is(a) && !is(v.Args[1-i]) {
				return term{v: v.Args[1-i]}, a
			}
		}
	case ir.OpSelect:
		for i, a := range v.Args[1:] {
			if other := v.Args[2-i]; a.Op == ir.OpAdd && is(a) {
				if t, before := termOf(a, is); before == other {
					t.on, t.then = v.Args[0], i == 0
					return t, before
				}
			}
		}
	}
	return term{}, nil
}

// mostOf is the largest number without sign that a value may be.
func mostOf(x *loop, v *ir.Value) uint64 {
	if v.Op == ir.OpInt && v.Aux == nil {
		return v.Bits
	}
	most := ^uint64(0) >> (64 - v.Type.Bits)
	if f := x.an.SCEV().Numbers(v); f.Width != 0 && !f.IsEmpty() {
		most = min(most, f.UHi.Lo)
	}
	return most
}

// sumOf is the sum that a link is of, nil if it is of none.
func sumOf(x *loop, v *ir.Value) (*variable, *sum) {
	p := x.links[v]
	if p == nil {
		return nil, nil
	}
	return p, x.sums[p]
}

// narrows makes what conditions come to as numbers of as few bits as the sum has.
func (s *sum) narrows(ws widths) {
	for _, t := range s.terms {
		if t.v.Op == ir.OpZExt && t.v.Args[0].Type == ir.I1 && t.v.NumUses() == 1 {
			ws[t.v] = form{bits: s.bits}
		}
	}
}

// cost is what it takes to add up the terms.
func (s *sum) cost(x *loop, p *variable) int {
	c, w := x.costs, x.vectorOf(x.f.Module.Types.Int(s.bits))
	all := x.vectorOf(p.phi.Type)
	cost := (len(s.terms)-1)*c.Arithmetic(ir.OpAdd, w, target.AnyOperand) + c.Cast(ir.OpZExt, w, all) + c.Arithmetic(ir.OpAdd, all, target.AnyOperand)
	for _, t := range s.terms {
		if t.on != nil {
			cost += c.Select(w, target.Compare)
		}
	}
	return cost
}

// addUp makes what a reduction comes to in a part.
func (e *emitter) addUp(p *variable, s *sum, part int) *ir.Value {
	narrow := e.f.Module.Types.Int(s.bits)
	zero := lanes.Constant(e.f, slices.Repeat([]*ir.Value{e.f.Int(narrow, 0)}, e.lanes))
	var all *ir.Value
	for _, t := range s.terms {
		x := e.of(t.v, part, s.bits)
		switch {
		case t.on != nil && t.then:
			x = e.put(e.at, ir.OpSelect, x.Type, e.value(t.on, part), x, zero)
		case t.on != nil:
			x = e.put(e.at, ir.OpSelect, x.Type, e.value(t.on, part), zero, x)
		}
		if all == nil {
			all = x
		} else {
			all = e.put(e.at, ir.OpAdd, x.Type, all, x)
		}
	}
	before := e.values[p.phi][part]
	return e.put(e.at, ir.OpAdd, before.Type, before, e.put(e.at, ir.OpZExt, before.Type, all))
}
