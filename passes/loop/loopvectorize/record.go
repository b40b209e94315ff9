package loopvectorize

import (
	"math/bits"
	"slices"

	"rewrite/passes/internal/lanes"
	"rewrite/passes/ir"
	"rewrite/passes/target"
)

// Where each round goes on by a record of several elements, as pixels and complex numbers are, all records of a vector are loaded at once,
// and shuffles take from them what each round loads of its own:
//
//	%re = load float, ptr %z + 8*i         %all = load <8 x float>, ptr %z + 8*done
//	%im = load float, ptr %z + 8*i + 4     %re = shufflevector <8 x float> %all, poison, <0, 2, 4, 6>
//	                                       %im = shufflevector <8 x float> %all, poison, <1, 3, 5, 7>
//
// What the last record has behind the last element that is loaded may be no memory at all: then the last round is left to the loop behind. What is
// between elements is of the object that they are of, as all rounds load from it, and no lane takes it. Stores that fill whole records are done
// so the other way round; where they leave gaps they stay single, as nothing may be written there.
//
// The accesses of a record are done where the first load of it, or the last store, stands. What they pass on the way may not be of the same memory:
// of another group that is known already, and in their own it is where they are in a record that tells.
//
// Nuzman, Rosen and Zaks, "Auto-vectorization of interleaved data for SIMD" (PLDI 2006).

// A record is accesses to elements of what a round goes on by.
type record struct {
	members []*access // in their order
	elem    *ir.Type
	size    int64 // of an element
	n       int   // how many there are
	base    int64 // where it begins, behind where its group does
	row     *row  // what is stored, if it is computed alike for all elements
	whole   bool  // that is computed from what is loaded
	gap     bool  // nothing is accessed of what the last round comes to behind all others: its last element, or the first if rounds go backward
}

// maxElements bounds the elements of a record.
const maxElements = 8

// findRecords finds those of a loop.
func findRecords(x *loop) {
	var all []*record
	for _, g := range x.groups {
		for _, stores := range []bool{false, true} {
			var list []*access
			for _, a := range x.accesses {
				if a.g == g && a.stores() == stores && g.step != 0 && !a.dense() && !a.masked {
					list = append(list, a)
				}
			}
			slices.SortStableFunc(list, func(a, b *access) int {
				if g.step < 0 {
					a, b = b, a
				}
				return int(a.off - b.off)
			})
			for len(list) > 0 {
				var r *record
				if r, list = firstRecord(list); r != nil {
					all = append(all, r)
				}
			}
		}
	}
	for _, r := range all {
		slices.SortFunc(r.members, func(a, b *access) int { return a.no - b.no })
		for _, a := range r.members {
			a.r = r
		}
	}
	for again := true; again; {
		again = false
		for _, r := range all {
			if r.first().r == r && !r.mayMeet(x) {
				for _, a := range r.members {
					a.r = nil
				}
				again = true
			}
		}
	}
}

// firstRecord takes the first of some accesses of a group, which are in the order in which rounds come to them, and all others that are of its record.
func firstRecord(list []*access) (r *record, left []*access) {
	first := list[0]
	backward, step := first.g.step < 0, max(first.g.step, -first.g.step)
	n := step / first.size
	if n*first.size != step || n > maxElements {
		return nil, list[1:]
	}
	r = &record{elem: first.elem, size: first.size, n: int(n), base: first.off}
	if backward {
		r.base += first.size - step
	}
	have := make([]bool, n)
	for _, a := range list {
		i, odd := r.place(a), (a.off-r.base)%r.size != 0
		if i < 0 || i >= r.n || odd || a.size != r.size || a.elem != r.elem && (a.elem.IsPtr() || r.elem.IsPtr()) || a.stores() && have[i] {
			left = append(left, a)
			continue
		}
		have[i] = true
		r.members = append(r.members, a)
	}
	if first.stores() && slices.Contains(have, false) {
		return nil, list[1:]
	}
	r.gap = !have[n-1]
	if backward {
		r.gap = !have[0]
	}
	return r, left
}

// place is which element of a record an access is of.
func (r *record) place(a *access) int {
	if a.off < r.base {
		return -1
	}
	return int((a.off - r.base) / r.size)
}

func (r *record) first() *access { return r.members[0] }
func (r *record) last() *access  { return r.members[len(r.members)-1] }

// moved is where an access comes to be done if its record is done together.
func (a *access) moved() int {
	switch {
	case a.r == nil:
		return a.no
	case a.stores():
		return a.r.last().no
	}
	return a.r.first().no
}

// mayMeet tells whether the accesses of a record may be done together: whichever others of their group they, or those of another record, pass for that are of other
// elements, so that no round is of the same memory.
func (r *record) mayMeet(x *loop) bool {
	for _, b := range x.accesses {
		if b.r == r || !b.stores() && !r.first().stores() {
			continue
		}
		for _, a := range r.members {
			before := a.no < b.no
			if b.g != a.g && !x.near[[2]*access{a, b}] && !x.near[[2]*access{b, a}] {
				continue // they are apart
			}
			if before == (a.no < b.moved()) && before == (a.moved() < b.no) && before == (a.moved() < b.moved()) {
				continue
			}
			if b.g != a.g {
				return false
			}
			step := max(a.g.step, -a.g.step)
			if d := ((b.off-a.off)%step + step) % step; d < a.size || d+b.size > step {
				return false
			}
		}
	}
	return true
}

// together is the record that an access is done with, nil if it is done alone.
func (a *access) together(x *loop) *record {
	if a.r == nil || a.r.row != nil || a.r.whole {
		return a.r
	}
	apart := 0
	for _, m := range a.r.members {
		apart += m.oneByOne(x)
	}
	if a.r.cost(x) > apart {
		return nil
	}
	return a.r
}

// leaves tells whether the last round is left to the loop behind, whatever comes to be by vectors.
func leaves(x *loop) int {
	if len(x.leaving) > 0 {
		return 1
	}
	for _, a := range x.accesses {
		if a.r != nil && a.r.gap && a.together(x) != nil {
			return 1
		}
	}
	return 0
}

// oneByOne is what it costs to do the lanes of an access one by one.
func (a *access) oneByOne(x *loop) int {
	t := x.vectorOf(a.elem)
	cost := x.lanes * x.costs.Memory(a.at.Op, a.elem, x.alignOf(a))
	switch {
	case !a.stores():
		cost += x.costs.Build(t)
	case !x.outside(a.at.Args[0]):
		cost += x.costs.Scatter(t)
	}
	return cost
}

// all is the vector of all elements of so many records as there are lanes.
func (r *record) all(x *loop) *ir.Type {
	return x.f.Module.Types.Vector(uint64(x.lanes*r.n), r.elem, false)
}

// cost is what it costs to access the records of all lanes. A shuffle takes from two registers, so a register of elements of several of them takes as
// many shuffles as there are besides the first one; all that is of the registers takes no more than a shuffle of each of them for each bit in the number
// of elements, as a transposition does.
func (r *record) cost(x *loop) int {
	c, all := x.costs, r.all(x)
	cost := c.Memory(r.first().at.Op, all, r.align(x))
	registers, n := c.Parts(all)
	parts, _ := c.Parts(x.vectorOf(r.elem))
	n = max(n, 1)
	if odd := bits.OnesCount(uint(x.lanes * r.n % n)); odd > 1 { // memory is accessed in pieces of powers of two
		cost += 2 * (odd - 1)
	}
	crossing := registers * bits.Len(uint(r.n-1))
	if r.row != nil {
		return cost + r.row.cost(x, r)
	}
	if r.first().stores() {
		elem := r.elem
		if bits.OnesCount(uint(r.n)) == 1 { // elements are put beside each other of whatever size
			for x.layout.Bits(elem) < 32 && n > 1 {
				elem, n = x.f.Module.Types.Int(2*uint32(x.layout.Bits(elem))), n/2
			}
		}
		return cost + crossing*c.Shuffle(target.Reverse, x.f.Module.Types.Vector(uint64(n), elem, false))
	}
	seen := map[int]bool{}
	for _, a := range r.members {
		if a.single(x) {
			seen[r.place(a)] = true
		}
	}
	register := x.f.Module.Types.Vector(uint64(n), r.elem, false)
	shuffle := c.Shuffle(target.Reverse, register)
	one := max(registers-parts, 1) * shuffle
	if r.n%2 == 1 { // no two of what a register takes stand in the same place
		one = (registers-parts)*c.Shuffle(target.Select, register) + parts*c.Shuffle(target.Permute, register)
	}
	return cost + min(crossing*shuffle, len(seen)*one)
}

// align is how what is accessed of a record together is aligned.
func (r *record) align(x *loop) uint64 {
	n := uint64(1)
	for _, a := range r.members {
		if x.always(a.at.Block) {
			n = max(n, min(a.align(x), 1<<bits.TrailingZeros64(uint64(a.off-r.base)|1<<62)))
		}
	}
	off, by := r.base, int64(x.lanes)*r.first().g.step
	if by < 0 {
		off += by - r.first().g.step
	}
	return max(n, r.first().g.aligned(off, by))
}

// reachAll accesses all that is in a record, in all parts.
func (e *emitter) reachAll(r *record) {
	g := r.first().g
	for part := range e.parts {
		off := r.base + int64(part*e.lanes)*g.step
		if g.step < 0 {
			off += int64(e.lanes-1) * g.step
		}
		p := e.add(e.at, e.lead(r.first()), e.number(int(off)))
		if r.first().stores() {
			e.sayAll(e.put(e.at, ir.OpStore, ir.Void, e.interleaved(r, part), p), r)
			continue
		}
		all := e.sayAll(e.put(e.at, ir.OpLoad, r.all(e.loop), p), r)
		e.whole[r] = append(e.whole[r], all)
		taken := map[int]*ir.Value{}
		for _, a := range r.members {
			i := r.place(a)
			if !a.single(e.loop) {
				continue
			}
			if taken[i] == nil {
				mask := make([]int, e.lanes)
				for lane := range mask {
					mask[lane] = recordOf(e.loop, g, lane)*r.n + i
				}
				taken[i] = e.place(e.at, lanes.Shuffle(e.f, all, e.f.Poison(all.Type), mask))
			}
			e.values[a.at] = append(e.values[a.at], e.cast(taken[i], e.vectorOf(a.elem)))
		}
	}
}

// recordOf is which of the records of a vector, in the order of memory, is that of a lane.
func recordOf(x *loop, g *group, lane int) int {
	if g.step < 0 != x.down {
		return x.lanes - 1 - lane
	}
	return lane
}

// interleaved are the records of all lanes that are stored.
func (e *emitter) interleaved(r *record, part int) *ir.Value {
	if r.row != nil {
		return e.rowOf(r.row, r, part)
	}
	list := make([]*ir.Value, r.n)
	for _, a := range r.members {
		list[r.place(a)] = e.cast(e.value(a.at.Args[0], part), e.vectorOf(r.elem))
	}
	for len(list) > 2 { // two each become one behind the other
		var next []*ir.Value
		for pair := range slices.Chunk(list, 2) {
			n := int(pair[0].Type.Len)
			mask := make([]int, 2*n)
			for i := range mask {
				mask[i] = i
				if i >= n && len(pair) == 1 {
					mask[i] = -1
				}
			}
			next = append(next, e.place(e.at, lanes.Shuffle(e.f, pair[0], append(pair, e.f.Poison(pair[0].Type))[1], mask)))
		}
		list = next
	}
	mask := make([]int, e.lanes*r.n)
	for i := range mask {
		mask[i] = i%r.n*e.lanes + recordOf(e.loop, r.first().g, i/r.n)
	}
	return e.place(e.at, lanes.Shuffle(e.f, list[0], list[1], mask))
}

// cast makes a vector one of a type of as many bits.
func (e *emitter) cast(v *ir.Value, t *ir.Type) *ir.Value {
	if v.Type == t {
		return v
	}
	return e.put(e.at, ir.OpBitCast, t, v)
}

// sayAll says of an access of records what all their accesses say.
func (e *emitter) sayAll(v *ir.Value, r *record) *ir.Value {
	v.Aux = ir.PlainMem(r.align(e.loop))
	of := r.first().at
	v.Pos = of.Pos
	v.Meta = e.metaOf(of).Keep(func(kind string) bool {
		return kind == "dbg" || !slices.ContainsFunc(r.members, func(a *access) bool {
			return !e.always(a.at.Block) || a.at.Meta.Get(kind) != of.Meta.Get(kind)
		})
	})
	return v
}
