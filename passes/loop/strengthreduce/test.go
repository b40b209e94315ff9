package strengthreduce

import (
	"slices"

	"rewrite/passes/analysis/forloop"
	"rewrite/passes/analysis/scev"
	"rewrite/passes/ir"
	"rewrite/passes/ir/num"
)

// A test is a compare by which control leaves the loop in a round whose number is known.
type test struct {
	cond   *ir.Value // a compare that decides a branch and nothing else
	branch *ir.Value
	rounds *scev.Expr // it leaves when the loop has gone back so often
	most   num.Int    // which is at most this
	exit   int        // the target outside

	by     *ending    // what it will ask instead, nil to stay
	end    *scev.Expr // what that is at the end
	behind bool       // it is what it is in the next round

	now, next, value *ir.Value // the variable and its value in the end, when these are made
}

// An ending is a variable that can tell when a loop ends: one that is there, or that of a group.
type ending struct {
	v *variable
	g *group
	e *scev.Expr
}

// maxEnd bounds how many operations are made for what a variable is in the end.
const maxEnd = 8

// findTests finds the tests that may be others.
func (s *study) findTests() {
	s.testOf = map[*ir.Value]*test{}
	for i := range s.se.BackedgeTaken(s.l).Exits {
		x := &s.se.BackedgeTaken(s.l).Exits[i]
		br := x.Block.Terminator()
		if x.Exact == nil || s.nest.Of(x.Block) != s.l || br.Op != ir.OpBr || len(br.Targets) != 2 || !s.tree.Dominates(x.Block, s.latch) {
			continue
		}
		cond := br.Args[0]
		if cond.Op != ir.OpICmp || cond.NumUses() != 1 || s.outside(cond) || !s.invariant([]*scev.Expr{x.Exact}) || undef(x.Exact, map[*scev.Expr]bool{}) {
			continue
		}
		t := &test{cond: cond, branch: br, rounds: x.Exact, most: s.se.Range(x.Exact, false).UMax()}
		if x.Max != nil && x.Max.N.Less(t.most) {
			t.most = x.Max.N
		}
		if s.l.Contains(s.nest, br.Targets[0]) {
			if t.exit = 1; s.l.Contains(s.nest, br.Targets[1]) {
				continue
			}
		} else if !s.l.Contains(s.nest, br.Targets[1]) {
			continue
		}
		s.tests = append(s.tests, t)
		s.testOf[cond] = t
	}
}

// leaves tells whether a value is a compare by which control leaves the loop, and nothing else.
func (s *study) leaves(v *ir.Value) bool {
	if v.Op != ir.OpICmp || v.NumUses() != 1 {
		return false
	}
	br := v.Uses()[0].User
	return br.Op == ir.OpBr && slices.ContainsFunc(br.Targets, func(b *ir.Block) bool { return !s.l.Contains(s.nest, b) })
}

// remove plans what it takes that nothing needs a variable: the groups that are made of it become new variables, and the tests
// that ask it ask another one. It tells whether it did, as that pays.
func (s *study) remove(v *variable) bool {
	if v.used {
		return false
	}
	var groups []*group
	var tests []*test
	seen := map[*ir.Value]bool{v.phi: true, v.next: true}
	var asks *ir.Value // a test for which there is no other
	for list := []*ir.Value{v.phi, v.next}; len(list) > 0; {
		x := list[len(list)-1]
		list = list[:len(list)-1]
		for _, u := range x.Uses() {
			y := u.User
			if seen[y] {
				continue
			}
			seen[y] = true
			it := s.itemOf[y]
			switch {
			case it != nil && it.dead:
			case s.testOf[y] != nil:
				if s.testOf[y].by == nil {
					tests = append(tests, s.testOf[y])
				}
			case it == nil && s.leaves(y):
				asks = y
			case it == nil, it.hard && it.group == nil:
				return false
			case it.hard:
				groups = append(groups, it.group)
			default:
				list = append(list, y)
			}
		}
	}
	if asks != nil {
		_, why := forloop.Of(s.nest, s.l)
		if why == "" {
			why = "it is not known how often it goes around"
		}
		s.miss(s.l, asks, "this test asks a variable that nothing else needs, and no other one tells when the loop ends: %s", why)
		return false
	}
	for _, g := range s.groups {
		if g.taken && !g.fresh && g.base == v && !slices.Contains(groups, g) {
			groups = append(groups, g)
		}
	}
	m := s.mark()
	type before struct {
		g            *group
		taken, fresh bool
	}
	var were []before
	gain, need := s.cost.add, -s.machine.Registers(v.phi.Type)
	undo := func() bool {
		s.back(m)
		for i := len(were) - 1; i >= 0; i-- {
			were[i].g.taken, were[i].g.fresh = were[i].taken, were[i].fresh
		}
		for _, t := range tests {
			t.by = nil
		}
		return false
	}
	dead := len(s.dropped)
	paid := true
	for _, g := range groups {
		if g.taken && g.fresh {
			continue
		}
		if g.scale != nil && g.base != nil {
			return undo() // it is an index already
		}
		were = append(were, before{g, g.taken, g.fresh})
		if g.taken {
			gain += s.price(g, false) - s.price(g, true)
		} else {
			gain += s.take(g, true)
		}
		need += s.needs(g, true)
		g.taken, g.fresh = true, true
		paid = paid && s.worth(g, true, s.cost.add, len(s.dropped)-dead+2)
	}
	for _, t := range tests {
		for _, x := range t.cond.Args {
			s.release(x)
		}
	}
	if v.left != 0 || gain <= 0 || !paid || s.held+need > s.machine.Integers {
		return undo()
	}
	for _, t := range tests {
		if !s.end(t, v) {
			return undo()
		}
	}
	front := 0
	for _, t := range tests {
		front += s.expander.Cost(t.end)
	}
	if front > 2 && s.small || front*s.cost.add >= gain*s.rounds() {
		return undo()
	}
	s.held += need
	v.removed = true
	return true
}

// end finds the variable that tells best when a loop ends, but not the one that is to go.
func (s *study) end(t *test, but *variable) bool {
	const none = 1 << 30
	best := none
	try := func(by *ending) {
		if !by.e.IsAffine() || !s.tells(by.e, t) {
			return
		}
		behind := t.branch.Block == s.latch
		e := by.e
		if behind {
			e = s.se.Next(e)
		}
		end := s.se.AtIteration(e, t.rounds)
		if end == nil || !s.invariant([]*scev.Expr{end}) || s.cannotMake([]*scev.Expr{end}) != "" {
			return
		}
		n := 2 * s.expander.Cost(end)
		if n > 2*maxEnd {
			return
		}
		if end.Kind != scev.Constant {
			n += 2
		}
		if end.IsPtr() {
			n++
		}
		if !s.expander.WellDefined(by.e) {
			n += 3
		}
		if n < best {
			best, t.by, t.end, t.behind = n, by, end, behind
		}
	}
	for _, v := range s.vars {
		if v != but && !v.removed && s.defined(v) {
			try(&ending{v: v, e: v.e})
		}
	}
	for _, g := range s.groups {
		if g.taken && g.fresh {
			try(&ending{g: g, e: g.e})
		}
	}
	if best == none {
		return false
	}
	if t.by.v != nil {
		t.by.v.used = true
	} else {
		t.by.g.defined = true
	}
	return true
}

// tells tells whether a variable is what it is in the end in no round before: in fewer rounds than it has values.
func (s *study) tells(e *scev.Expr, t *test) bool {
	if e.IsPtr() && s.layout.NonIntegral(e.Type.Bits) {
		return false
	}
	step := e.Args[1]
	if step.Kind == scev.Constant {
		if z := step.N.TrailingZeros(e.Width); z < e.Width && t.most.Less(num.Pow2(e.Width-z)) {
			return true
		}
	}
	return e.Has(scev.NW) && s.se.KnownNonZero(step)
}
