package loopvectorize

import (
	"rewrite/passes/analysis/alias"
	"rewrite/passes/analysis/scev"
	"rewrite/passes/internal/edit"
	"rewrite/passes/internal/lanes"
	"rewrite/passes/ir"
)

// An access is a load or store of the loop, of which each round is a step further than the one before.
type access struct {
	at   *ir.Value
	no   int // among those of the loop
	elem *ir.Type
	size int64 // bytes
	g    *group
	off  int64 // bytes behind where its group begins, in the same round
	r    *record

	masked bool // it is done in lanes of some rounds only
}

func (a *access) stores() bool { return a.at.Op == ir.OpStore }

// dense tells whether each round goes on by what is accessed, forward or backward; the lanes of what is not are accessed one by one, but for a load
// from one place, and for what is of records.
func (a *access) dense() bool { return a.g.step == a.size || a.g.step == -a.size }

// address is the operand.
func (a *access) address() *ir.Value { return a.at.Args[len(a.at.Args)-1] }

// A group is accesses that go on by the same step from places whose distance is known.
type group struct {
	start     *scev.Expr
	step      int64
	low, high int64 // the first byte of all, and the one behind the last, from start on
	straight  bool  // it is known that no address comes around the end of the address space
	zeros     int   // of the lowest bits of start

	first *ir.Value // start, once expand made it
}

// findAccess reads a load or store.
func (x *loop) findAccess(v *ir.Value) string {
	a := &access{at: v, no: len(x.accesses), elem: v.Type}
	if a.stores() {
		a.elem = v.Args[0].Type
	}
	switch {
	case !v.IsPlain() || v.Meta.Get("nosanitize") != "":
		return "an access is volatile, atomic, or watched: " + v.Op.String()
	case !lanes.InMemory(x.layout, a.elem):
		return "it accesses values of a type of which there are no vectors: " + a.elem.String()
	}
	a.size = int64(x.layout.StoreSize(a.elem))
	e := x.an.SCEV().Of(a.address())
	start, step := e, int64(0)
	if !x.an.SCEV().IsInvariant(e, x.l) {
		if e.Kind != scev.Rec || !e.IsAffine() || e.Loop != x.l || e.Args[1].Kind != scev.Constant || e.Args[1].Width > 64 {
			return "the address of a " + v.Op.String() + " does not go on by a constant"
		}
		start, step = e.Args[0], signed(e.Args[1])
	}
	switch {
	case step == 0 && a.stores():
		return "each round stores to the same place"
	case step > maxGap || step < -maxGap:
		return "a " + v.Op.String() + " goes on by too much"
	}
	if why := x.adds(a.address()); why != "" {
		return why
	}
	if why := x.maker.Cannot(start, x.front.Terminator()); why != "" {
		return "where a " + v.Op.String() + " begins is not known in front of it: " + why
	}
	x.join(a, start, step)
	// Accesses without gaps would come by the null page at the end of the address space; if only some rounds come to one, nothing is known of where the others are.
	a.g.straight = a.g.straight && (step == 0 || x.always(v.Block) && (e.Has(scev.NUW) || inObject(x, a) || a.dense() && a.address().Type.Bits == 0 && !ir.NullIsValid(x.f)))
	x.accesses = append(x.accesses, a)
	x.access[v] = a
	return ""
}

// inObject tells whether all rounds access one object, by addresses that would be poison elsewhere: no object comes around the end of the address space.
func inObject(x *loop, a *access) bool {
	p := a.address()
	for p.Op == ir.OpGEP && p.Flags&ir.InBounds != 0 && !x.outside(p) {
		p = p.Args[0]
	}
	if p.Op == ir.OpPhi && p.Block == x.header {
		next := edit.Incoming(p, x.latch)
		return next.Op == ir.OpGEP && next.Flags&ir.InBounds != 0 && next.Args[0] == p
	}
	return x.outside(p)
}

// adds notes the type of what is added to an address, of which the loop has one.
func (x *loop) adds(p *ir.Value) string {
	t := x.f.Module.Types.Int(x.layout.Pointer(p.Type.Bits).Index)
	if x.indices != nil && x.indices != t || t.Bits < 32 || t.Bits > 64 {
		return "its addresses are of different widths, or of odd ones"
	}
	x.indices = t
	return ""
}

// signed is a constant as a signed number.
func signed(e *scev.Expr) int64 {
	n := 64 - e.Width
	return int64(e.N.Lo<<n) >> n
}

// join puts an access into the group that it belongs to.
func (x *loop) join(a *access, start *scev.Expr, step int64) {
	for _, g := range x.groups {
		if g.step != step || g.start.Type != start.Type {
			continue
		}
		if d := x.an.SCEV().Sub(start, g.start); d != nil && d.Kind == scev.Constant && d.Width <= 64 {
			if n := signed(d); n > -maxApart && n < maxApart {
				a.g, a.off = g, n
				g.low, g.high = min(g.low, n), max(g.high, n+a.size)
				return
			}
		}
	}
	a.g = &group{start: start, step: step, zeros: int(x.an.SCEV().TrailingZeros(start)), high: a.size, straight: true}
	x.groups = append(x.groups, a.g)
}

const (
	// maxGap bounds how far an access goes on in a round: so that no step comes around an address space of 32 bits.
	maxGap = 1 << 20
	// maxApart bounds how far accesses of a group are apart, in bytes.
	maxApart = 1 << 30
	// maxChecks bounds how many groups are compared at run time.
	maxChecks = 8
	// soon is how many vectors a store is away from being in memory.
	soon = 8
	// maxStep bounds how many rounds are done at a time.
	maxStep = 512
)

// depend finds out how many rounds may be done at a time, and what has to be compared at run time.
//
// Within a step all lanes of an access are done before those of the next one, so that what the second one does in a round comes behind what the first one does in
// later rounds of the step. These may not be of the same bytes.
func (x *loop) depend() string {
	x.near = map[[2]*access]bool{}
	clash := map[[2]*group]bool{}
	for i, b := range x.accesses {
		for _, a := range x.accesses[:i] {
			if !a.stores() && !b.stores() || x.differ(a, b) {
				continue
			}
			if a.g == b.g {
				if n := together(a, b); n > 0 && (x.most == 0 || n < x.most) {
					x.most = n
				}
				continue
			}
			if follows(x, a, b) {
				x.near[[2]*access{a, b}] = true
				continue
			}
			pair := [2]*group{a.g, b.g}
			if clash[pair] || clash[[2]*group{b.g, a.g}] {
				continue
			}
			if d := x.an.SCEV().Sub(a.g.start, b.g.start); d != nil && d.Kind == scev.Constant && a.g.step != b.g.step {
				if d.Width <= 64 && x.asunder(a, b, signed(d)) {
					continue
				}
				return "two accesses go through the same memory at different speeds"
			}
			if a.g.start.Type != b.g.start.Type {
				return "two accesses may be of the same memory, by addresses that no compare takes together"
			}
			clash[pair] = true
			x.apart = append(x.apart, pair)
		}
	}
	findRecords(x)
	for _, a := range x.accesses {
		if n := (a.g.high - a.g.low) / a.size; a.g.step != 0 && !a.dense() && a.r == nil && n > 1 && n&(n-1) == 0 {
			return "accesses of a round follow each other, and are lanes for slp"
		}
	}
	switch {
	case x.most == 1:
		return "a round needs what the one before stored"
	case !forwards(x.accesses, 2):
		return "what a round stores a later one loads so soon that a vector of it would have to wait for two stores"
	case len(x.apart) > maxChecks:
		return "too much would have to be compared to know which accesses are of the same memory"
	}
	return ""
}

// mayTurn are the groups that are compared at run time of which an address may come around the end of the address space.
func mayTurn(x *loop) map[*group]bool {
	list := map[*group]bool{}
	for _, pair := range x.apart {
		for _, g := range pair {
			if !g.straight {
				list[g] = true
			}
		}
	}
	return list
}

// forwards tells whether what vectors of so many lanes store soon before other ones load it comes from one store each: then a processor
// hands it on, and else it waits until all are in memory.
func forwards(accesses []*access, lanes int) bool {
	for _, s := range accesses {
		for _, l := range accesses {
			if s.g != l.g || !s.stores() || l.stores() || !l.dense() {
				continue
			}
			apart, vector := s.off-l.off, int64(lanes)*l.size
			if l.g.step < 0 {
				apart = -apart
			}
			if apart > 0 && apart%vector != 0 && apart/vector < soon {
				return false
			}
		}
	}
	return true
}

// asunder tells whether all that an access is of in any round is before or behind all that another one is of, which begins d bytes before it.
func (x *loop) asunder(a, b *access, d int64) bool {
	if x.atMost < 0 || d <= -maxApart || d >= maxApart || int64(x.atMost) > maxApart/max(a.g.step, -a.g.step, b.g.step, -b.g.step) {
		return false
	}
	ends := func(a *access) (first, last int64) {
		first, last = a.off, a.off+a.size
		way := a.g.step * int64(x.atMost-1)
		return first + min(way, 0), last + max(way, 0)
	}
	firstA, lastA := ends(a)
	firstB, lastB := ends(b)
	return lastA+d <= firstB || lastB <= firstA+d
}

// follows tells whether an access that stands behind another one touches in no round what that does in a later one, as it is known
// on which side of it that begins.
func follows(x *loop, a, b *access) bool {
	if a.g.step != b.g.step || a.g.start.Type != b.g.start.Type {
		return false
	}
	d := x.an.SCEV().Sub(b.g.start, a.g.start)
	if d == nil || d.IsPtr() || d.Width > 64 {
		return false
	}
	r, step := x.an.SCEV().Range(d, true), a.g.step
	low, high := r.SMin(), r.SMax()
	const far = 1 << 40
	n := 64 - d.Width
	from, to := int64(low.Lo<<n)>>n, int64(high.Lo<<n)>>n
	if from > to || from < -far || to > far {
		return false
	}
	from, to = from+b.off-a.off, to+b.off-a.off
	if step > 0 {
		return to <= step-b.size
	}
	return step < 0 && from >= step+a.size
}

// differ tells whether alias analysis knows that no round of an access is of the memory of another one.
func (x *loop) differ(a, b *access) bool {
	if x.alias == nil {
		x.alias = x.an.NewAsking()
	}
	p, _ := x.alias.Of(a.at)
	q, _ := x.alias.Of(b.at)
	return x.alias.AliasAcross(p, q) == alias.No
}

// together is how many rounds of two accesses of a group, of which a stands in front of b, may be done at a time, 0 for any: b in some round does not touch what a
// does k rounds later, for all k below that.
func together(a, b *access) int {
	step := a.g.step
	if step == 0 {
		return 0 // of loads alone, as no store has it
	}
	d := b.off - a.off
	for k := int64(1); k < maxStep; k++ {
		if step*k-b.size < d && d < step*k+a.size {
			return int(k)
		}
	}
	return 0
}
