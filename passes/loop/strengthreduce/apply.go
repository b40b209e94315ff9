package strengthreduce

import (
	"slices"

	"rewrite/passes/analysis/scev"
	"rewrite/passes/ir"
	"rewrite/passes/ir/num"
)

// apply does what is planned.
func (s *study) apply() {
	var taken []*group
	for _, g := range s.groups {
		if !g.taken {
			continue
		}
		taken = append(taken, g)
		g.defined = g.fresh && (g.defined || s.entangled(g.e) || g.scale != nil && !s.expander.WellDefined(g.e))
		if g.base != nil && !g.fresh {
			s.keep(g.base, false)
		}
	}
	for _, t := range s.tests {
		if t.by != nil && t.by.v != nil {
			s.keep(t.by.v, t.behind)
		}
	}
	s.make(taken)
	for _, g := range taken {
		s.replace(g)
	}
	for _, t := range s.tests {
		if t.by != nil {
			s.retest(t)
		}
	}
	for _, it := range slices.Concat(s.unused, s.dropped) {
		if _, gone := s.gone[it.v]; !gone {
			s.work.bury(it.v, nil)
		}
	}
	for _, v := range s.vars {
		if v.removed {
			s.say.Applied(v.phi, "nothing needs this variable any more")
			s.work.bury(v.phi, nil)
			if _, gone := s.gone[v.next]; !gone {
				s.work.bury(v.next, nil)
			}
		}
	}
}

// entangled tells whether what a new variable is made of must be one value everywhere: it is in several of the things that it begins
// with and adds, or added each time anew.
func (s *study) entangled(e *scev.Expr) bool {
	for _, a := range e.Args[1:] {
		if !s.expander.WellDefined(a) {
			return true
		}
	}
	return len(e.Args) > 2 && !s.expander.WellDefined(e.Args[0])
}

// keep makes a variable that others are made of one that is not poison: flags go that say more than is known to hold. What it is
// next no phi is in the last round: where that is asked, too, flags must hold of the recurrence that it is.
func (s *study) keep(v *variable, next bool) {
	if v.next.Op == ir.OpGEP {
		v.next.Flags = 0
		return
	}
	flags := s.expander.Implied(v.next, v.e)
	if next {
		flags &= s.expander.Always(v.next, v.e)
	}
	v.next.Flags = flags
}

// make makes what new variables begin with and add, bases and ends in front of the loop, and then the variables. What has to be one
// value wherever it is used is frozen, all of it at once.
func (s *study) make(taken []*group) {
	values := map[*scev.Expr]*ir.Value{}
	var frozen, others []*scev.Expr
	put := func(defined bool, list ...*scev.Expr) {
		for _, e := range list {
			switch {
			case values[e] != nil:
			case s.expander.WellDefined(e):
				values[e] = s.expander.Before(s.place(e), e)[0]
			case defined:
				frozen = append(frozen, e)
			default:
				others = append(others, e)
			}
		}
	}
	for _, g := range taken {
		if g.fresh {
			put(g.defined, g.e.Args...)
		}
		put(g.defined, g.bases...)
	}
	for _, t := range s.tests {
		if t.by != nil {
			put(true, t.end)
		}
	}
	at := s.front.Terminator()
	for i, v := range s.expander.Defined(at, frozen...) {
		values[frozen[i]] = v
	}
	for _, e := range others {
		if values[e] == nil {
			values[e] = s.expander.Before(at, e)[0]
		}
	}
	made := map[[maxOrder + 1]*scev.Expr][2]*ir.Value{}
	for _, g := range taken {
		if g.fresh {
			g.phi, g.next = s.chain(g.e.Args, values, made)
		}
		for _, b := range g.bases {
			g.at = append(g.at, values[b])
		}
	}
	for _, t := range s.tests {
		if t.by == nil {
			continue
		}
		t.value = values[t.end]
		if v := t.by.v; v != nil {
			t.now, t.next = v.phi, v.next
		} else {
			t.now, t.next = t.by.g.phi, t.by.g.next
		}
		if t.behind {
			t.now = t.next
		}
	}
}

// place is where an expression is made: in front of the outermost loop in which it is the same in all rounds.
func (s *study) place(e *scev.Expr) *ir.Value {
	at := s.front.Terminator()
	for l := s.l.Parent; l != nil && s.se.IsInvariant(e, l); l = l.Parent {
		front := l.Preheader(s.nest)
		if front == nil || front.Terminator().Op != ir.OpBr || s.expander.Cannot(e, front.Terminator()) != "" {
			break
		}
		at = front.Terminator()
	}
	return at
}

// chain makes the variable {a,+,b,+,c}: it begins with a, and {b,+,c} is added to it in each round.
func (s *study) chain(args []*scev.Expr, values map[*scev.Expr]*ir.Value, made map[[maxOrder + 1]*scev.Expr][2]*ir.Value) (phi, next *ir.Value) {
	var k [maxOrder + 1]*scev.Expr
	copy(k[:], args)
	if v, ok := made[k]; ok {
		return v[0], v[1]
	}
	step := values[args[1]]
	if len(args) > 2 {
		step, _ = s.chain(args[1:], values, made)
	}
	t := args[0].Type
	start := values[args[0]]
	phi = s.f.NewInstr(ir.OpPhi, t)
	if t.IsPtr() {
		next = s.f.NewInstr(ir.OpGEP, t, phi, step)
		next.Aux = ir.I8
	} else {
		next = s.f.NewInstr(ir.OpAdd, t, phi, step)
	}
	for _, p := range s.l.Header.Preds() {
		x := next
		if p == s.front {
			x = start
		}
		phi.AddArg(x)
		phi.Targets = append(phi.Targets, p)
	}
	s.l.Header.InsertAt(0, phi)
	s.latch.InsertAt(len(s.latch.Instrs)-1, next)
	made[k] = [2]*ir.Value{phi, next}
	return phi, next
}

// replace puts what a group is now in the place of its roots.
func (s *study) replace(g *group) {
	x, more := g.phi, int64(0)
	if !g.fresh {
		x, more = g.base.phi, g.more
	}
	for i, it := range g.roots {
		v, y := it.v, x
		switch off := g.offs[i] - more; {
		case g.scale != nil:
			y = s.stand(v, ir.OpGEP, v.Type, g.at[i], x)
			y.Aux = ir.IntN(uint32(8 * g.scale[i]))
			s.say.Applied(v, "this address is a base from in front of the loop and an index")
		case off == 0:
			s.say.Applied(v, "this %s moves by the same in each round: it is a variable of the loop", v.Op)
		case v.Type.IsPtr():
			y = s.stand(v, ir.OpGEP, v.Type, x, s.number(g.e, off))
			s.say.Applied(v, "this %s moves by the same in each round: it is a variable of the loop and %d", v.Op, off)
		default:
			y = s.stand(v, ir.OpAdd, v.Type, x, s.number(g.e, off))
			s.say.Applied(v, "this %s moves by the same in each round: it is a variable of the loop and %d", v.Op, off)
		}
		v.ReplaceAllUses(y)
		s.gone[v] = y
	}
	for _, it := range g.roots {
		s.work.bury(it.v, s.gone[it.v])
	}
}

// number is a constant of the type of a recurrence, or of its offsets.
func (s *study) number(e *scev.Expr, n int64) *ir.Value {
	c := s.se.Int(e.Type, num.Of(uint64(n)).SExt(64))
	return s.f.BigInt(c.Type, c.N.Big())
}

// retest makes a test ask another variable.
func (s *study) retest(t *test) {
	s.say.Applied(t.cond, "the loop ends when another variable is what it is in the end")
	c := s.f.NewInstr(ir.OpICmp, ir.I1, t.now, t.value)
	if c.Pred = ir.EQ; t.exit == 1 {
		c.Pred = ir.NE
	}
	c.Pos = t.cond.Pos
	b := t.branch.Block
	b.InsertAt(len(b.Instrs)-1, c)
	t.branch.SetArg(0, c)
	if _, gone := s.gone[t.cond]; !gone {
		s.work.bury(t.cond, c)
	}
}

// explain says what was not reduced, and why.
func (s *study) explain() {
	for _, g := range s.groups {
		it := g.roots[0]
		if g.base != nil && slices.Contains(it.v.Args, g.base.phi) {
			continue // it is what it would be
		}
		if it.cost >= s.cost.add {
			s.miss(s.l, it.v, "this %s moves by the same in each round, but it stays: %s", it.v.Op, g.why)
		}
	}
}
