package switchconv

import (
	"math/bits"
	"slices"

	"rewrite/passes/ir"
)

// What is computed bit by bit is computed for several bits at once by tables, as rounds of a cyclic redundancy check are:
//
//	%a = and i32 %c, 1                             %i = trunc i32 %c to i8
//	%b = lshr i32 %c, 1                            %p = getelementptr i32, ptr @switch.table, i64 (zext %i)
//	%x = xor i32 %b, 0xedb88320                    %t = load i32, ptr %p
//	%d = select i1 (%a != 0), i32 %x, i32 %b   ->  %s = lshr i32 %c, 8
//	... seven more such rounds                     %r = xor i32 %s, %t
//
// Each bit of the result is an xor of bits of a few values (bits.go). Of a value, most bits only move: it is shifted. What the others come to, up to eight
// beside each other, stands in a table, of which there is one for all values of which the bits come to the same.
//
// Bits are looked at more than once, so the values are frozen where they may be undef.
//
// Sarwate, "Computation of cyclic redundancy checks via table look-up" (CACM 1988); Kounavis and Berry, "Novel table lookup-based algorithms for high-performance CRC
// generation" (IEEE Trans. Computers 2008), for several tables.

const (
	// minSteps is how many instructions a table has to stand for, besides what a look-up takes.
	minSteps = 20
	// maxLooks is how many tables there may be for one value.
	maxLooks = 4
	// window is how many bits an index has.
	window = 8
)

// A looking is how a value is computed by tables.
type looking struct {
	v      *ir.Value
	of     *form
	shifts []int // of the leaves: by how much, upwards; none for those that are not shifted
	looks  []look
	one    uint64      // and what all that is taken together with
	gone   []*ir.Value // that is not needed then
}

// none is no shift.
const none = 1 << 10

// A look is an index of bits from some place on of one or more leaves, and what its bits come to.
type look struct {
	leaves []int
	from   []int
	images [window]uint64
}

// looked makes tables of what blocks compute bit by bit.
func (w *work) looked() (changed bool) {
	if w.e.Target.Goal(w.f).Small() || w.layout.GlobalSpace != 0 || w.f.Module.TypedPointers {
		return false
	}
	if jumps, _ := w.f.Attrs.Get("no-jump-tables"); jumps.Value == "true" {
		return false
	}
	for _, b := range w.f.Blocks {
		if !steps(b) {
			continue
		}
		x := &former{block: b, forms: map[*ir.Value]*form{}}
		for _, v := range b.Instrs {
			if isBits(v) {
				x.of(v)
			}
		}
		for _, v := range slices.Backward(slices.Clone(b.Instrs)) {
			if v.Block == nil || !isElement(v.Type) || !v.Type.IsInt() || w.e.Made >= w.e.Allowed || !x.ends(v) {
				continue
			}
			if l := x.look(v); l != nil {
				w.say.Applied(v, "what this is of bits of others is looked up in tables: %d", len(l.looks))
				w.lookUp(l)
				w.e.Made++
				changed = true
			}
		}
	}
	return changed
}

// steps tells whether so much is computed bit by bit in a block that it is worth to look closer.
func steps(b *ir.Block) bool {
	xors, shifts := 0, 0
	for _, v := range b.Instrs {
		switch v.Op {
		case ir.OpXor:
			xors++
		case ir.OpShl, ir.OpLShr, ir.OpAdd:
			shifts++
		}
	}
	return xors >= window/2 && shifts >= window/2
}

// ends tells whether something else than xors and the like of the block uses a value that these compute.
func (x *former) ends(v *ir.Value) bool {
	f := x.forms[v]
	return f != nil && len(f.leaves) > 0 && !f.isLeaf(v) && slices.ContainsFunc(v.Uses(), func(u ir.Use) bool {
		g := x.forms[u.User]
		return u.User.Block != x.block || g == nil || g.isLeaf(u.User)
	})
}

// gone is how many instructions are not needed any more where a value is computed otherwise from the leaves of its form.
func (x *former) gone(v *ir.Value, leaves []*ir.Value) (list []*ir.Value) {
	out := map[*ir.Value]bool{v: true}
	at := x.block.IndexOf(v)
	for _, u := range slices.Backward(x.block.Instrs[:at+1]) {
		if u != v && (slices.Contains(leaves, u) || u.NumUses() == 0 || !isBits(u) || x.forms[u].isLeaf(u) ||
			slices.ContainsFunc(u.Uses(), func(use ir.Use) bool { return !out[use.User] })) {
			continue
		}
		out[u] = true
		list = append(list, u)
	}
	return list
}

// look finds how to compute a value by tables, nil if that is not worth it.
func (x *former) look(v *ir.Value) *looking {
	f := x.forms[v]
	l := &looking{v: v, of: f}
	width := int(v.Type.Bits)
	cost := 0
	for i, r := range f.rows {
		if r.one {
			l.one |= 1 << i
		}
	}
	for k, leaf := range f.leaves {
		images := make([]uint64, leaf.Type.Bits) // what a bit comes to
		for i, r := range f.rows {
			for m := r.of[k]; m != 0; m &= m - 1 {
				images[bits.TrailingZeros64(m)] |= 1 << i
			}
		}
		shift := none
		left := func(shift int) (n int) {
			for i, m := range images {
				if m != moves(i, shift, width) {
					n++
				}
			}
			return n
		}
		for s := -len(images) + 1; s < width; s++ {
			if left(s) < left(shift) {
				shift = s
			}
		}
		l.shifts = append(l.shifts, shift)
		if shift != none {
			cost += 2
		}
		for i := 0; i < len(images); i++ {
			if images[i] == moves(i, shift, width) {
				continue
			}
			from := min(i, max(len(images)-window, 0))
			now := look{leaves: []int{k}, from: []int{from}}
			for t := range now.images {
				if from+t < len(images) && from+t >= i {
					now.images[t] = images[from+t] ^ moves(from+t, shift, width)
				}
			}
			i = from + window - 1
			cost += 3
			if same := slices.IndexFunc(l.looks, func(o look) bool { return o.images == now.images }); same >= 0 {
				l.looks[same].leaves = append(l.looks[same].leaves, k)
				l.looks[same].from = append(l.looks[same].from, from)
				continue
			}
			cost += 3
			if l.looks = append(l.looks, now); len(l.looks) > maxLooks {
				return nil
			}
		}
	}
	if l.gone = x.gone(v, f.leaves); len(l.looks) == 0 || len(l.gone) < cost+minSteps*len(l.looks) {
		return nil
	}
	return l
}

// moves is what a bit comes to where a value is shifted upwards, and only so many bits are there.
func moves(bit, shift, width int) uint64 {
	if to := bit + shift; shift != none && to >= 0 && to < width {
		return 1 << to
	}
	return 0
}

// lookUp computes a value by tables.
func (w *work) lookUp(l *looking) {
	v, t := l.v, l.v.Type
	block := v.Block
	put := func(op ir.Op, t *ir.Type, args ...*ir.Value) *ir.Value {
		n := w.f.NewInstr(op, t, args...)
		block.InsertAt(block.IndexOf(v), n)
		n.Pos = v.Pos
		return n
	}
	fit := func(a *ir.Value, t *ir.Type) *ir.Value {
		switch {
		case a.Type.Bits > t.Bits:
			return put(ir.OpTrunc, t, a)
		case a.Type.Bits < t.Bits:
			return put(ir.OpZExt, t, a)
		}
		return a
	}
	down := func(a *ir.Value, by int) *ir.Value {
		if by == 0 {
			return a
		}
		return put(ir.OpLShr, a.Type, a, w.f.Int(a.Type, uint64(by)))
	}
	var sum *ir.Value
	add := func(a *ir.Value) {
		if sum != nil {
			a = put(ir.OpXor, t, sum, a)
		}
		sum = a
	}
	leaves := make([]*ir.Value, len(l.of.leaves))
	for k, leaf := range l.of.leaves {
		if leaves[k] = leaf; !w.e.Of(w.f).Facts().Facts(leaf).NoUndef() {
			leaves[k] = put(ir.OpFreeze, leaf.Type, leaf)
		}
		switch by := l.shifts[k]; {
		case by == none:
		case by < 0:
			add(fit(down(leaves[k], -by), t))
		default:
			a := fit(leaves[k], t)
			if by > 0 {
				a = put(ir.OpShl, t, a, w.f.Int(t, uint64(by)))
			}
			add(a)
		}
	}
	for i, o := range l.looks {
		var at *ir.Value
		for n, k := range o.leaves {
			a := fit(down(leaves[k], o.from[n]), ir.I8)
			if at == nil {
				at = a
			} else {
				at = put(ir.OpXor, ir.I8, at, a)
			}
		}
		list := make([]*ir.Value, 1<<window)
		for n := range list {
			is := uint64(0)
			if i == 0 {
				is = l.one
			}
			for bit := range window {
				if n>>bit&1 != 0 {
					is ^= o.images[bit]
				}
			}
			list[n] = w.f.Int(t, is)
		}
		add(w.element(list, t, fit(at, ir.IntN(w.layout.Pointer(0).Index)), put))
	}
	v.ReplaceAllUses(sum)
	for _, u := range l.gone {
		u.Erase()
	}
}
