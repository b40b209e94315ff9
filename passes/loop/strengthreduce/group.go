package strengthreduce

import (
	"cmp"
	"slices"

	"rewrite/passes/analysis/scev"
	"rewrite/passes/ir"
	"rewrite/passes/ir/num"
)

// A group is items that differ by constants, or addresses that share an index.
type group struct {
	typ   *ir.Type
	roots []*item
	offs  []int64 // of each from e

	e     *scev.Expr // what a new variable is
	base  *variable  // a variable that is there and differs by a constant, more, from e; nil for none
	more  int64
	scale []uint64     // of an index: what each address multiplies it by
	bases []*scev.Expr // and adds it to

	gain    int  // in a round, by itself
	taken   bool // planned,
	fresh   bool // with a new variable
	defined bool // which is neither undef nor poison
	why     string

	phi, next *ir.Value   // of the new variable, when it is made
	at        []*ir.Value // the bases
}

const (
	maxOrder  = 3  // of polynomials: as many variables
	maxFamily = 16 // groups of one step that an item is compared with
	maxFront  = 24 // operations in front of a loop for one group
)

// A stepKey tells recurrences apart but for what they begin with.
type stepKey struct {
	typ   *ir.Type
	steps [maxOrder]int32
}

func keyOf(t *ir.Type, e *scev.Expr) (k stepKey, ok bool) {
	if len(e.Args) > maxOrder+1 {
		return k, false
	}
	k.typ = t
	for i, a := range e.Args[1:] {
		k.steps[i] = a.ID + 1
	}
	return k, true
}

// group puts the roots into groups.
func (s *study) group() {
	byStep := map[stepKey][]*group{}
	shared := s.indexed()
	for _, it := range s.items {
		if !it.root || it.dead || shared[it] {
			continue
		}
		k, ok := keyOf(it.v.Type, it.e)
		why := "it is a polynomial of high order"
		if ok {
			why = s.cannot(it.e)
		}
		if why != "" {
			if it.cost > s.cost.add {
				s.miss(s.l, it.v, "this %s moves by the same in each round, but it cannot be a variable: %s", it.v.Op, why)
			}
			continue
		}
		family := byStep[k]
		at := slices.IndexFunc(family[max(0, len(family)-maxFamily):], func(g *group) bool {
			d, ok := s.distance(it.e, g.e)
			if ok {
				g.add(it, d)
			}
			return ok
		})
		if at < 0 {
			g := &group{typ: it.v.Type, e: it.e}
			g.add(it, 0)
			byStep[k] = append(family, g)
			s.groups = append(s.groups, g)
		}
	}
	for _, g := range s.groups {
		for _, v := range s.vars {
			if g.scale != nil || v.phi.Type != g.typ || !s.defined(v) || !slices.Equal(v.e.Args[1:], g.e.Args[1:]) {
				continue
			}
			if d, ok := s.distance(v.e, g.e); ok && (g.base == nil || d == 0) {
				g.base, g.more = v, d
			}
		}
		s.rebase(g)
	}
}

func (g *group) add(it *item, off int64) {
	g.roots, g.offs = append(g.roots, it), append(g.offs, off)
	it.group = g
}

// distance is a - b, if that is constant: what they begin with differs so, and they move alike.
func (s *study) distance(a, b *scev.Expr) (int64, bool) {
	d := s.se.Sub(a.Start(), b.Start())
	if d == nil || d.Kind != scev.Constant {
		return 0, false
	}
	return d.N.Signed(d.Width).Int64(), true
}

// cannot tells why a recurrence cannot be a variable of the loop, "" if it can.
func (s *study) cannot(e *scev.Expr) string {
	if e.IsPtr() && s.layout.NonIntegral(e.Type.Bits) {
		return "its address has no fixed number"
	}
	return s.cannotMake(e.Args)
}

// cannotMake tells why expressions cannot be made in front of the loop, "" if they can.
func (s *study) cannotMake(list []*scev.Expr) string {
	n := 0
	for _, a := range list {
		if undef(a, map[*scev.Expr]bool{}) {
			return "it is made of what is undefined"
		}
		if why := s.expander.Cannot(a, s.front.Terminator()); why != "" {
			return why
		}
		n += s.expander.Cost(a)
	}
	if n > maxFront {
		return "what it begins with is dear"
	}
	return ""
}

// undef tells whether an expression has undef or poison in it.
func undef(e *scev.Expr, seen map[*scev.Expr]bool) bool {
	if e.Kind == scev.Unknown {
		return e.Value.Op == ir.OpUndef || e.Value.Op == ir.OpPoison
	}
	if seen[e] {
		return false
	}
	seen[e] = true
	return slices.ContainsFunc(e.Args, func(a *scev.Expr) bool { return undef(a, seen) })
}

// rebase makes the new variable of a group what most of its roots are, of those that cost an addition if they are not.
func (s *study) rebase(g *group) {
	if g.scale != nil {
		return
	}
	count := map[int64]int{}
	best := g.offs[0]
	for i, it := range g.roots {
		count[g.offs[i]]++
		if !it.memory {
			count[g.offs[i]] += len(g.roots)
		}
	}
	for _, off := range g.offs {
		if count[off] > count[best] {
			best = off
		}
	}
	if best == 0 {
		return
	}
	g.e = g.roots[slices.Index(g.offs, best)].e
	for i := range g.offs {
		g.offs[i] -= best
	}
	g.more -= best
}

// costOfOffset is what an item costs that is another value and a constant.
func (s *study) costOfOffset(it *item, off int64) int {
	if off == 0 || it.memory && s.machine.Reaches(off) {
		return 0
	}
	return s.cost.add
}

// price is what a group costs in each round, with a new variable or the one that is there.
func (s *study) price(g *group, fresh bool) (n int) {
	if fresh {
		n = s.cost.add * (len(g.e.Args) - 1)
	}
	for i, it := range g.roots {
		switch {
		case g.scale != nil:
			if g.offs[i] != 0 && !it.memory {
				n += s.cost.add
			}
		case fresh:
			n += s.costOfOffset(it, g.offs[i])
		default:
			n += s.costOfOffset(it, g.offs[i]-g.more)
		}
	}
	return n
}

// take plans a group, and gives what that saves in a round.
func (s *study) take(g *group, fresh bool) int {
	m := s.mark()
	for _, it := range g.roots {
		if !it.dead {
			s.drop(it)
		}
	}
	return s.saved - m.saved - s.price(g, fresh)
}

// needs is how many registers a group takes, at most, with a new variable.
func (s *study) needs(g *group, fresh bool) (n int) {
	if fresh {
		n = s.machine.Registers(g.typ) * (len(g.e.Args) - 1)
		if k := g.e.Args[len(g.e.Args)-1].Kind; k != scev.Constant && k != scev.Unknown {
			n++ // what it adds; a value that is there is held as it is
		}
	}
	for i, b := range g.bases {
		if b.Kind != scev.Unknown && slices.Index(g.bases, b) == i {
			n++
		}
	}
	return n
}

// worth tells whether what is saved in the rounds of a loop is more than what is done in front of it; for size there must not
// be more instructions than before.
func (s *study) worth(g *group, fresh bool, gain, dead int) bool {
	front := 0
	if fresh {
		for _, a := range g.e.Args {
			front += s.expander.Cost(a)
		}
	}
	for i, b := range g.bases {
		if slices.Index(g.bases, b) == i {
			front += s.expander.Cost(b)
		}
	}
	if s.small {
		more := front
		if fresh {
			more += 2 * (len(g.e.Args) - 1)
		}
		for i := range g.roots {
			off := g.offs[i]
			if !fresh {
				off -= g.more
			}
			if g.scale != nil {
				more++
			}
			if off != 0 {
				more++
			}
		}
		if more > dead {
			return false
		}
	}
	return gain*s.rounds() > front*s.cost.add
}

// rounds is how often the loop goes around, or a guess.
func (s *study) rounds() int {
	const guess = 10
	if n := s.se.MaxBackedgeTaken(s.l); n != nil && n.N.Len() < 4 {
		return min(int(n.N.Lo)+1, guess)
	}
	return guess
}

// choose plans what pays: first the groups that save by themselves, the best ones first, then those with which a variable goes.
// It tells whether there is anything.
func (s *study) choose() bool {
	order := slices.Clone(s.groups)
	for _, g := range order {
		s.consider(g, func(bool, int) bool { return false })
	}
	slices.SortStableFunc(order, func(a, b *group) int { return cmp.Compare(b.gain, a.gain) })
	any := false
	for _, g := range order {
		if g.gain > 0 {
			s.consider(g, func(fresh bool, need int) bool {
				g.taken, g.fresh = true, fresh
				s.held += need
				any = true
				return true
			})
		}
	}
	for _, v := range s.vars {
		if s.remove(v) {
			any = true
		}
	}
	return any
}

// consider plans a group in the better of the two ways, if that pays, and asks whether it stays.
func (s *study) consider(g *group, stay func(fresh bool, need int) bool) {
	m := s.mark()
	g.gain, g.why = 0, "it does not cost less than a variable"
	fresh := g.base == nil || s.price(g, true) < s.price(g, false)
	gain := s.take(g, fresh)
	need, dead := s.needs(g, fresh), len(s.dropped)-m.dropped
	switch {
	case gain <= 0:
	case s.held+need > s.machine.Integers && need > 0:
		g.why = "there are no registers left for a variable"
	case !s.worth(g, fresh, gain, dead):
		g.why = "it costs too much in front of the loop"
	default:
		if g.gain = gain; stay(fresh, need) {
			return
		}
	}
	s.back(m)
}

// indexed finds groups of addresses that share an index, which each of them multiplies and adds to a base at no cost. It is a
// variable that is there, or a new one for several bases. What is in such a group it tells.
func (s *study) indexed() map[*item]bool {
	var families []*group
	byStep := map[stepKey]*group{}
	starts := map[*group][]*scev.Expr{}
	for _, it := range s.items {
		x, scale := s.index(it.v)
		if x == nil || it.dead || !it.memory || !s.machine.Scaled(scale) || s.layout.NonIntegral(it.v.Type.Bits) {
			continue
		}
		e := s.se.Of(x)
		if e.Kind != scev.Rec || e.Loop != s.l || !e.IsAffine() || !s.invariant(e.Args) || e.Width == 1 || e.Width > 64 {
			continue
		}
		k, _ := keyOf(x.Type, e)
		g := byStep[k]
		if g == nil {
			g = &group{typ: x.Type, e: e}
			byStep[k] = g
			families = append(families, g)
		}
		g.roots, g.offs, g.scale = append(g.roots, it), append(g.offs, 0), append(g.scale, scale)
		starts[g] = append(starts[g], e.Start())
	}
	in := map[*item]bool{}
	for _, g := range families {
		s.family(g, starts[g], in)
	}
	return in
}

// family makes addresses of one step a group, if that is better than variables for each.
func (s *study) family(g *group, starts []*scev.Expr, in map[*item]bool) {
	for _, v := range s.vars {
		if g.base == nil && v.phi.Type == g.typ && v.e.Args[1] == g.e.Args[1] && s.defined(v) {
			g.base = v
		}
	}
	zero := s.se.Sub(g.e, g.e)
	first := starts[0]
	for _, x := range starts {
		if x != first {
			first = zero
		}
	}
	if g.base != nil {
		first = g.base.e.Start()
	}
	g.e = s.se.Sub(g.e, s.se.Sub(g.e.Start(), first))
	if g.e.Kind != scev.Rec || g.e.Loop != s.l || g.e.Start() != first || s.cannot(g.e) != "" {
		return
	}
	var roots []*item
	var scale []uint64
	for i, it := range g.roots {
		// base + scale * (start - first), where base is that of the address
		b := s.se.Sub(it.e.Start(), s.se.Mul(first, s.se.Int(g.typ, num.Of(g.scale[i]))))
		if b == nil || !b.IsPtr() || !s.invariant([]*scev.Expr{b}) || s.cannotMake([]*scev.Expr{b}) != "" {
			continue
		}
		roots, scale = append(roots, it), append(scale, g.scale[i])
		g.bases = append(g.bases, b)
	}
	g.roots, g.scale, g.offs = roots, scale, make([]int64, len(roots))
	distinct := slices.Clone(g.bases)
	slices.SortFunc(distinct, func(a, b *scev.Expr) int { return cmp.Compare(a.ID, b.ID) })
	if n := len(slices.Compact(distinct)); n == 0 || g.base == nil && n < 2 {
		return
	}
	for _, it := range roots {
		in[it] = true
		it.group = g
	}
	s.groups = append(s.groups, g)
}
