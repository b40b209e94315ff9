package strengthreduce

import (
	"rewrite/passes/analysis/cfg"
	"rewrite/passes/analysis/forloop"
	"rewrite/passes/analysis/scev"
	"rewrite/passes/ir"
	"rewrite/passes/target"
)

// prices are what operations on integers cost, in the hundredths of the cost model.
type prices struct {
	of              func(v *ir.Value) int
	add, shift, mul int
}

func (w *work) costs(t *target.Target) {
	price := func(op ir.Op) int { return t.CostModel().Cost(op, "", ir.I64, 0) }
	w.cost = prices{t.Cost, price(ir.OpAdd), price(ir.OpShl), price(ir.OpMul)}
}

// A variable is a phi of the header that moves by the same in each round.
type variable struct {
	phi, next *ir.Value // next is what comes back
	e         *scev.Expr
	left      int  // uses by others than the two themselves, of what a plan leaves
	used      bool // a plan makes others of it
	removed   bool // nothing needs it after a plan
}

// An item is an operation that is a recurrence of the loop.
type item struct {
	v    *ir.Value
	e    *scev.Expr
	cost int
	left int // uses that a plan leaves
	dead bool
	// root: others than items, and phis of the header, use it; hard: others than tests of exits do.
	root, hard bool
	memory     bool // loads and stores alone use it, as their address
	group      *group
}

// A study is what is known of a loop, and what is planned.
type study struct {
	*work
	l            *cfg.Loop
	front, latch *ir.Block
	vars         []*variable
	items        []*item
	tests        []*test
	testOf       map[*ir.Value]*test // by condition
	groups       []*group
	held         int // registers that the loop needs for what is there

	plan
	unused []*item // what was dead before
}

// A plan is what is to go. It is made and taken back step by step.
type plan struct {
	varOf   map[*ir.Value]*variable // by phi and next
	itemOf  map[*ir.Value]*item
	trail   []*int // counters that were lowered
	dropped []*item
	saved   int // what these cost
}

// arithmetic tells whether an operation may be a recurrence and can be taken out.
func arithmetic(op ir.Op) bool {
	return op == ir.OpGEP || op.IsCast() || op.Info().Form == ir.FormBinary
}

// study looks at the operations of a loop, nil if none is a recurrence.
func (w *work) study(l *cfg.Loop, front *ir.Block) *study {
	s := &study{work: w, l: l, front: front, latch: l.Latches[0], plan: plan{varOf: map[*ir.Value]*variable{}, itemOf: map[*ir.Value]*item{}}}
	held := map[*ir.Value]bool{} // from outside
	for _, b := range w.own[l] {
		for _, v := range b.Instrs {
			s.hold(v, held)
		}
	}
	w.moving(l, s.look)
	s.held += len(held)
	if len(s.items) == 0 && len(s.vars) < 2 {
		return nil
	}
	s.withoutIdeal()
	s.findTests()
	for _, it := range s.items {
		s.uses(it)
	}
	for _, v := range s.vars {
		v.left = v.phi.NumUses() + v.next.NumUses() - usesBy(v.phi, v.next) - usesBy(v.next, v.phi)
	}
	for _, it := range s.items { // what nothing uses is for nothing
		if it.left == 0 && !it.dead {
			s.drop(it)
		}
	}
	s.unused, s.trail, s.dropped, s.saved = s.dropped, nil, nil, 0
	s.group()
	return s
}

// hold counts what an instruction needs from outside.
func (s *study) hold(v *ir.Value, held map[*ir.Value]bool) {
	if _, gone := s.gone[v]; gone {
		return
	}
	for _, x := range v.Args {
		if (x.IsInstr() || x.Op == ir.OpParam) && (x.Type.IsInt() || x.Type.IsPtr()) && !held[x] && s.outside(x) {
			held[x] = true
		}
	}
}

// look takes up an operation that may be a recurrence.
func (s *study) look(v *ir.Value) {
	if _, gone := s.gone[v]; gone {
		return
	}
	typed := s.se.IsTyped(v.Type)
	switch {
	case v.Op == ir.OpPhi && v.Block == s.l.Header:
		if typed {
			s.held += s.machine.Registers(v.Type)
			s.variable(v)
		}
	case typed && arithmetic(v.Op) && s.varOf[v] == nil:
		e := s.se.Of(v)
		if e.Kind != scev.Rec || e.Loop != s.l || !s.invariant(e.Args) {
			return
		}
		if e.Width > 64 || e.Width == 1 {
			s.miss(s.l, v, "this %s moves by the same in each round, but of %d bits", v.Op, e.Width)
			return
		}
		it := &item{v: v, e: e}
		s.items = append(s.items, it)
		s.itemOf[v] = it
	}
}

// outside tells whether a value is computed in front of the loop.
func (s *study) outside(x *ir.Value) bool { return !x.IsInstr() || !s.l.Contains(s.nest, x.Block) }

func (s *study) invariant(list []*scev.Expr) bool {
	for _, x := range list {
		if !s.se.IsInvariant(x, s.l) {
			return false
		}
	}
	return true
}

// variable takes up a phi that an addition of something invariant steps.
func (s *study) variable(phi *ir.Value) {
	e := s.se.Of(phi)
	if e.Kind != scev.Rec || e.Loop != s.l || !e.IsAffine() || !s.invariant(e.Args) || e.Width > 64 {
		return
	}
	x := forloop.Variable(s.nest, s.l, phi)
	if x == nil || s.varOf[x.Next] != nil {
		return
	}
	v := &variable{phi: phi, next: x.Next, e: e}
	s.vars = append(s.vars, v)
	s.varOf[phi], s.varOf[x.Next] = v, v
}

// usesBy is how many operands of an instruction a value is.
func usesBy(v, by *ir.Value) (n int) {
	for _, x := range by.Args {
		if x == v {
			n++
		}
	}
	return n
}

// defined tells whether a variable can be made one that is neither undef nor poison: by what it begins with and adds it is, and
// flags can go.
func (s *study) defined(v *variable) bool { return s.expander.WellDefined(v.e) }

// inMemory tells whether an address is used to load from and store to alone.
func inMemory(v *ir.Value) bool {
	for _, u := range v.Uses() {
		if !(u.User.Op == ir.OpLoad || u.User.Op == ir.OpStore && u.Index == 1) {
			return false
		}
	}
	return v.NumUses() > 0
}

// index is the one index of an address that changes in the loop, and what it is multiplied by, nil if there are several, or if
// what it is added to does.
func (s *study) index(v *ir.Value) (x *ir.Value, scale uint64) {
	if v.Op != ir.OpGEP || !s.outside(v.Args[0]) {
		return nil, 0
	}
	off, terms, ok := s.layout.GEPTerms(v)
	if !ok || off != 0 || len(terms) != 1 || terms[0].Index.Type.Bits != s.layout.Pointer(v.Type.Bits).Index {
		return nil, 0
	}
	return terms[0].Index, terms[0].Scale
}

// withoutIdeal drops addresses that are as good as they get: an access adds up base and index at no cost, the index being a
// phi, or one and a constant. They keep what they are made of.
func (s *study) withoutIdeal() {
	ideal := map[*ir.Value]bool{}
	phi := func(x *ir.Value) bool { return x.Op == ir.OpPhi && x.Block == s.l.Header }
	for _, it := range s.items {
		x, scale := s.index(it.v)
		if x == nil || !s.machine.Scaled(scale) || !inMemory(it.v) {
			continue
		}
		if phi(x) || s.itemOf[x] != nil && x.Op == ir.OpAdd && phi(x.Args[0]) && x.Args[1].Op == ir.OpInt {
			ideal[it.v] = true
		}
	}
	if len(ideal) == 0 {
		return
	}
	for _, it := range s.items {
		if it.v.Op != ir.OpAdd || !phi(it.v.Args[0]) || it.v.Args[1].Op != ir.OpInt {
			continue
		}
		only := it.v.NumUses() > 0
		for _, u := range it.v.Uses() {
			only = only && ideal[u.User]
		}
		if only {
			ideal[it.v] = true
		}
	}
	kept := s.items[:0]
	for _, it := range s.items {
		if ideal[it.v] {
			delete(s.itemOf, it.v)
		} else {
			kept = append(kept, it)
		}
	}
	s.items = kept
}

// uses finds out who uses an item, and what it costs.
func (s *study) uses(it *item) {
	it.left = it.v.NumUses()
	for _, u := range it.v.Uses() {
		switch {
		case s.itemOf[u.User] != nil, u.User.Op == ir.OpPhi && u.User.Block == s.l.Header:
		case s.testOf[u.User] != nil:
			it.root = true
		default:
			it.root, it.hard = true, true
		}
	}
	it.memory = it.v.Type.IsPtr() && inMemory(it.v)
	switch {
	case it.v.Op == ir.OpGEP:
		it.cost = s.costOfAddress(it)
	case it.v.Op == ir.OpTrunc && s.machine.Registers(it.v.Args[0].Type) == 1: // a part of a register
	default:
		it.cost = s.cost.of(it.v)
	}
}

// costOfAddress is what is added and multiplied for an address. What is the same in all rounds is computed once.
func (s *study) costOfAddress(it *item) (n int) {
	off, terms, ok := s.layout.GEPTerms(it.v)
	if !ok {
		return s.cost.add
	}
	folds := it.memory // an access adds up one index
	for _, t := range terms {
		if s.outside(t.Index) {
			continue
		}
		switch {
		case s.machine.Scaled(t.Scale):
			if folds {
				folds = false
				continue
			}
		case t.Scale&(t.Scale-1) == 0:
			n += s.cost.shift
		default:
			n += s.cost.mul
		}
		n += s.cost.add
	}
	if off != 0 && !(it.memory && s.machine.Reaches(off)) {
		n += s.cost.add
	}
	return n
}

// drop plans that an item goes, and what only it uses.
func (p *plan) drop(it *item) {
	it.dead = true
	p.dropped = append(p.dropped, it)
	p.saved += it.cost
	for _, x := range it.v.Args {
		p.release(x)
	}
}

// release plans that a value has a use less.
func (p *plan) release(x *ir.Value) {
	if it := p.itemOf[x]; it != nil {
		it.left--
		p.trail = append(p.trail, &it.left)
		if it.left == 0 && !it.dead {
			p.drop(it)
		}
	} else if v := p.varOf[x]; v != nil {
		v.left--
		p.trail = append(p.trail, &v.left)
	}
}

// A mark is a state of a plan.
type mark struct{ trail, dropped, saved int }

func (p *plan) mark() mark { return mark{len(p.trail), len(p.dropped), p.saved} }

// back takes back what was planned since.
func (p *plan) back(m mark) {
	for _, n := range p.trail[m.trail:] {
		*n++
	}
	for _, it := range p.dropped[m.dropped:] {
		it.dead = false
	}
	p.trail, p.dropped, p.saved = p.trail[:m.trail], p.dropped[:m.dropped], m.saved
}
