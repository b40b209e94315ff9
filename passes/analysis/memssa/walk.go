package memssa

import (
	"slices"

	"rewrite/passes/analysis/alias"
	"rewrite/passes/analysis/memory"
	"rewrite/passes/ir"
)

// maxFuel bounds how many accesses one question looks at. LLVM's bound is 100, too.
const maxFuel = 100

// A place is memory that is asked about: a location, or all that a call may read.
type place struct {
	alias.Location
	call *ir.Value
	// across says that the pointer may have had another value when the accesses that are
	// looked at were made, or that scopes may have been declared anew since: they are of another round of a loop.
	across bool
	loaded bool // to be loaded, and not by an atomic or a volatile load
}

// Clobber is the nearest access above an instruction's that may write, or order
// accesses of, what the instruction accesses: a Def, LiveOnEntry, or a Phi of several.
// Where the bound is met it is one further down, which is right as well: between it and
// the instruction nothing writes.
//
// A load of memory that is never written has LiveOnEntry.
func (m *SSA) Clobber(v *ir.Value) ID {
	id := m.Of(v)
	if id == None {
		return None
	}
	a := &m.list[id]
	if a.clobber != None {
		a.clobber = m.find(a.clobber)
		return a.clobber
	}
	before := m.Before(id)
	l, ok := m.alias.Of(v)
	p := place{Location: l, loaded: v.Op == ir.OpLoad && v.IsPlain()}
	switch {
	case !m.dom.Reachable(v.Block):
		before = LiveOnEntry
	case ok && v.Effects()&ir.Ordered == 0:
		before = m.walk(before, p)
	case a.kind == Use && v.Op.IsCall():
		before = m.walk(before, place{call: v})
	}
	m.list[id].clobber = before
	return before
}

// ClobberOf is the nearest access that may write a location, from what memory is at a
// place on upwards: from the access at, that one included. The location's pointer is
// defined at that place, or comes in by a phi there.
func (m *SSA) ClobberOf(at ID, l alias.Location) ID {
	return m.walk(m.find(at), place{Location: l})
}

func (m *SSA) walk(from ID, p place) ID {
	m.fuel = maxFuel
	m.counts.Walks++
	if p.call == nil && m.alias.NeverWritten(p.Location) {
		return LiveOnEntry
	}
	for id := from; ; {
		a := &m.list[id]
		switch a.kind {
		case Entry:
			return id
		case Def:
			if !m.step() || m.clobbers(a.inst, &p) {
				return id
			}
			id = m.find(a.before)
		case Phi:
			above := m.around(id, p)
			if above == id {
				return id
			}
			id = above
		}
	}
}

// step uses some fuel, and tells whether there was some left.
func (m *SSA) step() bool {
	m.counts.Steps++
	m.fuel--
	if m.fuel == -1 {
		m.counts.Tired++
	}
	return m.fuel >= 0
}

// clobbers tells whether an instruction may write a place, or may not be passed by
// accesses of it.
func (m *SSA) clobbers(v *ir.Value, p *place) bool {
	switch {
	case p.call != nil:
		return m.alias.CallReads(p.call, v, p.across)
	case p.loaded && memory.IsRelease(v):
		return false
	case p.across:
		return m.alias.ModRefAcross(v, p.Location)&ir.Writes != 0
	}
	return m.alias.ModRef(v, p.Location)&ir.Writes != 0
}

// A way is a place that is looked for from an access on upwards.
type way struct {
	at ID
	place
}

// around is what memory was left by above a phi if nothing between clobbers the place,
// else the phi. Between are all accesses on the ways from the phi up to the end of its
// block's immediate dominator, past which all of them lead; loops that they go round
// included.
//
// Where the pointer is not defined above the phi, it may have had another value when the
// accesses on these ways were made. If it comes in by phis, Translate follows it along
// each edge; if not, all of its values are asked about. Above the dominator it is the one
// that was asked about again: no access there was made in another round of a loop that the
// pointer is defined in, as that loop would have a phi.
func (m *SSA) around(phi ID, p place) ID {
	top := m.dom.Idom(m.list[phi].block)
	if top == nil {
		return phi
	}
	end := m.AtEnd(top)
	todo, met := m.ways(phi, p, m.todo[:0]), append(m.met[:0], way{phi, p})
	defer func() { m.todo, m.met = todo, met }()
	for len(todo) > 0 {
		w := todo[len(todo)-1]
		todo = todo[:len(todo)-1]
		for w.at != end {
			a := &m.list[w.at]
			if a.kind == Entry { // the edge is from a block that is not reached
				break
			}
			if !m.step() || a.kind == Def && m.clobbers(a.inst, &w.place) {
				return phi
			}
			if a.kind == Phi {
				if !slices.Contains(met, w) {
					met = append(met, w)
					todo = m.ways(w.at, w.place, todo)
				}
				break
			}
			w.at = m.find(a.before)
		}
	}
	return end
}

// ways appends those that lead up from a phi.
func (m *SSA) ways(phi ID, p place, todo []way) []way {
	b := m.list[phi].block
	from, args := m.Incoming(phi)
	for i, x := range args {
		w := way{x, p}
		if p.call != nil {
			w.across = true
		} else if defined(p.Ptr, b, m.dom) {
			if ptr := Translate(p.Ptr, b, from[i], m.dom); ptr != nil {
				w.Ptr = ptr
			} else if !Steady(p.Ptr, b, m.dom) {
				w.across = true
			}
		}
		todo = append(todo, w)
	}
	return todo
}

// defined tells whether a value is defined in a block or in one that it dominates, so
// that the edges into the block may lead there with other values of it.
func defined(v *ir.Value, b *ir.Block, dom *ir.DomTree) bool {
	return v.Block != nil && dom.Dominates(b, v.Block)
}

// maxTranslated bounds how many operations are followed to a phi.
const maxTranslated = 4

// Translate gives the value that v has where control comes into a block by the edge from
// one of its predecessors, and that is there already at the end of that one: the
// operand of a phi, or the same operation on such operands. nil if there is none. A value
// that is defined above the block is itself.
//
// It is what LLVM calls phi translation.
func Translate(v *ir.Value, b, from *ir.Block, dom *ir.DomTree) *ir.Value {
	return translate(v, b, from, dom, maxTranslated)
}

func translate(v *ir.Value, b, from *ir.Block, dom *ir.DomTree, depth int) *ir.Value {
	switch {
	case !defined(v, b, dom):
		return v
	case v.Op == ir.OpPhi && v.Block == b:
		return v.Args[slices.Index(v.Targets, from)]
	case depth == 0 || !v.Op.Is(ir.Mergeable) || v.Op.IsCall() || v.Op == ir.OpFreeze || len(v.Args) > maxTranslated:
		return nil
	}
	var args [maxTranslated]*ir.Value
	base := -1 // whose users are looked through
	for i, a := range v.Args {
		if args[i] = translate(a, b, from, dom, depth-1); args[i] == nil {
			return nil
		}
		if args[i].Block != nil || args[i].Op == ir.OpParam {
			if base < 0 || args[i].NumUses() < args[base].NumUses() {
				base = i
			}
		}
	}
	if base < 0 {
		return nil
	}
	for n, u := range args[base].Uses() {
		if n == maxUsers {
			break
		}
		x := u.User
		if int(u.Index) == base && x != v && x.Op == v.Op && x.Block != nil && len(x.Args) == len(v.Args) &&
			slices.Equal(x.Args, args[:len(x.Args)]) && dom.Dominates(x.Block, from) && sameBut(x, v) {
			return x
		}
	}
	return collected(v, args[0], from, dom)
}

// collected gives y + c, as v is x + c, where y is z + d itself: z, or what adds both numbers to z. That may be poison only
// where the two sums may, by the same flag: a sum that is exact in each step is so in one.
func collected(v, y *ir.Value, from *ir.Block, dom *ir.DomTree) *ir.Value {
	_, c, kept, ok := sum(v)
	if !ok {
		return nil
	}
	z, d, flags, ok := sum(y)
	if !ok {
		return nil
	}
	if c += d; c == 0 {
		return z
	}
	for n, u := range z.Uses() {
		if n == maxUsers {
			break
		}
		w := u.User
		if z, e, exact, ok := sum(w); ok && z == y.Args[0] && e == c && w.Flags&^(exact&kept&flags) == 0 && dom.Dominates(w.Block, from) {
			return w
		}
	}
	return nil
}

// sum takes a sum with a number, or a difference, apart. exact are its flags that say that it is as in the numbers without end, if
// the number is read with its sign.
func sum(v *ir.Value) (x *ir.Value, n int64, exact ir.Flags, ok bool) {
	if v.Block == nil || v.Op != ir.OpAdd && v.Op != ir.OpSub || v.Args[1].Op != ir.OpInt || v.Type.Bits > 64 {
		return nil, 0, 0, false
	}
	const far = 1 << 62 // so that two make no more than an int64
	n = v.Args[1].SExt()
	exact = v.Flags & (ir.NSW | ir.NUW)
	if n < 0 {
		exact &^= ir.NUW
	}
	if v.Op == ir.OpSub {
		n = -n
	}
	return v.Args[0], n, exact, -far < n && n < far
}

// Steady tells whether a value would be the same if it were computed at the end of any
// predecessor of a block: what it is computed from is defined above the block.
func Steady(v *ir.Value, b *ir.Block, dom *ir.DomTree) bool { return steady(v, b, dom, maxTranslated) }

func steady(v *ir.Value, b *ir.Block, dom *ir.DomTree, depth int) bool {
	if !defined(v, b, dom) {
		return true
	}
	if depth == 0 || v.Op == ir.OpPhi || v.Op == ir.OpFreeze || v.Op.IsCall() || v.Op == ir.OpLoad || !v.Op.Is(ir.Mergeable) {
		return false
	}
	for _, a := range v.Args {
		if !steady(a, b, dom, depth-1) {
			return false
		}
	}
	return true
}

// maxUsers bounds among how many users an operation is looked for.
const maxUsers = 32

// sameBut tells whether two instructions are the same operation on other operands, x with no
// flag that v has not: it is poison less often then.
func sameBut(x, v *ir.Value) bool {
	if x.Flags&^v.Flags != 0 {
		return false
	}
	y := *v
	y.Args, y.Meta, y.Flags = x.Args, x.Meta, x.Flags
	return ir.Equal(x, &y)
}
