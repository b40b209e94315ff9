package libcalls

import (
	"slices"

	"math/bits"

	"rewrite/passes/ir"
	"rewrite/passes/ir/num"
)

// A load from a constant array, with an index that is not constant, gives one of few values. What is
// cheaper than the load, by the cost model, stands for it:
//
//	all of them are 7                       7
//	all are 1 but that at 3, which is 0     select (icmp eq %i, 3), 0, 1
//	the first three are 5, the others 9     select (icmp ult %i, 3), 5, 9
//	10, 13, 16, 19                          add (mul %i, 3), 10
//	1, 0, 0, 1, 1                           and (lshr 25, %i), 1
//
// An index that leads out of the array is undefined behaviour, as the load is then. One that wraps may lead into it
// again: then it does not tell which element it is, and its distance from the begin is a multiple of a power of two only.
//
// Left to others: what follows for the operations on what was loaded (saturate).

// maxTable bounds how many values a load may give that is looked into.
const maxTable = 256

// A table is what a load gives, by an index: values[0] for index first.
type table struct {
	*work
	load   *ir.Value
	index  *ir.Value // nil if there is no single one
	first  int64
	values []*ir.Value
	bits   []uint64 // see numbers
}

// table replaces a load from a constant array.
func (w *work) table(v *ir.Value) *ir.Value {
	t := w.tableOf(v)
	if t == nil {
		return nil
	}
	split, ones := -1, true // the place where another value begins; there is one such place
	for i, c := range t.values[1:] {
		if c != t.values[i] {
			ones, split = split < 0, i+1
		}
	}
	switch {
	case split < 0:
		return t.values[0]
	case t.index == nil:
		return nil
	case ones:
		return t.choose(t.split(split))
	}
	if k := t.odd(); k >= 0 {
		return t.choose(t.one(k))
	}
	if x := t.choose(t.line()); x != nil {
		return x
	}
	return t.choose(t.packed())
}

// tableOf is the values that a load can give, nil if it is not known that they are few.
func (w *work) tableOf(v *ir.Value) *table {
	l := w.size()
	width := l.Pointer(0).Index
	t := &table{work: w, load: v}
	off, step := int64(0), uint64(0)
	count, small, exact := 0, true, true // indices; that no product wraps, nor any sum
	p := v.Args[0]
	for ; p.Op == ir.OpGEP; p = p.Args[0] {
		n, terms, ok := l.GEPTerms(p)
		if !ok {
			return nil
		}
		off += n
		says := p.Flags&(ir.InBounds|ir.NUSW) != 0
		exact = exact && says
		for _, x := range terms {
			if x.Index.Type.Bits > width || x.Scale > 1<<32 {
				return nil
			}
			small = small && (says || w.isSmall(x.Index, v, x.Scale, width))
			t.index, step = x.Index, gcd(step, x.Scale)
			count++
		}
	}
	unique := count == 1 && small
	if !unique && !exact {
		step &= -step // what wraps keeps no more of its rest
	}
	g := p.AsGlobal()
	if g == nil || g.Kind != ir.Var || step == 0 || !w.lib.constants.Constant(g) || !g.ValueType.HasFixedSize() || !v.Type.HasFixedSize() || p.Type.Bits != 0 {
		return nil
	}
	// The indices that lead into the array: 0 <= off + step*i and off + step*i + size <= end.
	end, size := l.Size(g.ValueType), l.StoreSize(v.Type)
	most := int64(1) << min(32, width-2)
	if size == 0 || end > uint64(most) || size > end || off < -most || off > most {
		return nil
	}
	last := floorDiv(int64(end-size)-off, int64(step))
	t.first = -floorDiv(off, int64(step))
	if !unique {
		t.index = nil
	} else if f := w.facts(t.index, v); f.Width != 0 && f.Width <= 64 {
		t.first, last = max(t.first, int64(f.SLo.Lo)), min(last, int64(f.SHi.Lo))
	}
	if last < t.first || last-t.first >= maxTable {
		return nil
	}
	if x := t.index; x != nil && (x.Op == ir.OpSExt || x.Op == ir.OpZExt && last < 1<<(x.Args[0].Type.Bits-1)) {
		if t.index = x.Args[0]; x.Op == ir.OpZExt {
			t.first = max(t.first, 0)
		}
	}
	for i := t.first; i <= last; i++ {
		c := w.lib.constants.At(w.f, g, off+i*int64(step), v.Type)
		if c == nil {
			return nil
		}
		if n := len(t.values); n > 0 && (c.Op == ir.OpUndef || c.Op == ir.OpPoison) {
			c = t.values[n-1] // may stand for it
		}
		t.values = append(t.values, c)
	}
	return t
}

// isSmall tells whether an index times a size does not wrap in offsets of a width.
func (w *work) isSmall(index, at *ir.Value, size uint64, width uint32) bool {
	f := w.facts(index, at)
	return f.Width != 0 && f.Width <= 64 && uint32(f.Width)-f.SignBits()+uint32(bits.Len64(size)) < width
}

func gcd(a, b uint64) uint64 {
	for a != 0 {
		a, b = b%a, a
	}
	return b
}

func floorDiv(a, b int64) int64 {
	q := a / b
	if a%b != 0 && a < 0 {
		q--
	}
	return q
}

// A step is an operation that is to be made: on the index, or the result of the step before, and on a constant.
type step struct {
	op       ir.Op
	pred     ir.Pred
	typ      *ir.Type
	constant *ir.Value // nil for casts
	swapped  bool      // the constant comes first
	other    *ir.Value // of a select
}

// choose makes the steps if they are cheaper than the load, with what only that needs, and no more instructions, and
// gives the result of the last one.
func (t *table) choose(steps []step) *ir.Value {
	if len(steps) == 0 {
		return nil
	}
	most, fewer := t.target.Cost(t.load), 1
	for p := t.load.Args[0]; p.Block != nil && p.NumUses() == 1 && p != t.index; p = p.Args[len(p.Args)-1] {
		if p.Op != ir.OpGEP && !p.Op.IsCast() {
			break
		}
		most += t.target.Cost(p)
		fewer++
	}
	for _, s := range steps {
		most -= t.target.Cost(&ir.Value{Op: s.op, Type: s.typ})
		fewer--
	}
	if most <= 0 || fewer < 0 {
		return nil
	}
	x := t.index
	for _, s := range steps {
		args := []*ir.Value{x}
		switch {
		case s.other != nil:
			args = append(args, s.constant, s.other)
		case s.swapped:
			args = []*ir.Value{s.constant, x}
		case s.constant != nil:
			args = append(args, s.constant)
		}
		x = t.emit(t.load, s.op, s.typ, args...)
		x.Pred = s.pred
	}
	return x
}

// at is the index of a value, as a constant.
func (t *table) at(i int) *ir.Value {
	return t.f.Int(t.index.Type, uint64(t.first+int64(i))&ir.Mask(t.index.Type.Bits))
}

// split: from a place on there is another value.
func (t *table) split(i int) []step {
	return []step{{op: ir.OpICmp, pred: ir.SLT, typ: ir.I1, constant: t.at(i)},
		{op: ir.OpSelect, typ: t.load.Type, constant: t.values[0], other: t.values[len(t.values)-1]}}
}

// odd is the place of the one value that is another one than all others, -1 if there is none.
func (t *table) odd() int {
	n := len(t.values)
	usual := t.values[0]
	if n > 2 && t.values[1] != usual && t.values[1] == t.values[2] {
		usual = t.values[1]
	}
	at := -1
	for i, c := range t.values {
		if c != usual {
			if at >= 0 {
				return -1
			}
			at = i
		}
	}
	return at
}

// one: there is one other value.
func (t *table) one(k int) []step {
	usual := t.values[0]
	if k == 0 {
		usual = t.values[1]
	}
	return []step{{op: ir.OpICmp, pred: ir.EQ, typ: ir.I1, constant: t.at(k)},
		{op: ir.OpSelect, typ: t.load.Type, constant: t.values[k], other: usual}}
}

// numbers are the values as numbers of at most 64 bits.
func (t *table) numbers() []uint64 {
	if t.bits != nil || slices.ContainsFunc(t.values, func(c *ir.Value) bool { return c.Op != ir.OpInt || c.Aux != nil }) {
		return t.bits
	}
	t.bits = make([]uint64, 0, len(t.values))
	for _, c := range t.values {
		t.bits = append(t.bits, c.Bits)
	}
	return t.bits
}

// line: each value is as much above the one before.
func (t *table) line() (steps []step) {
	n, typ := t.numbers(), t.load.Type
	if n == nil || typ.Bits > 64 {
		return nil
	}
	mask := ir.Mask(typ.Bits)
	slope := (n[1] - n[0]) & mask
	for i := range n[1:] {
		if (n[i+1]-n[i])&mask != slope {
			return nil
		}
	}
	steps = t.cast(typ)
	if slope == mask {
		return append(steps, step{op: ir.OpSub, typ: typ, constant: t.f.Int(typ, (n[0]+uint64(t.first))&mask), swapped: true})
	}
	switch {
	case slope == 1:
	case bits.OnesCount64(slope) == 1:
		steps = append(steps, step{op: ir.OpShl, typ: typ, constant: t.f.Int(typ, uint64(bits.TrailingZeros64(slope)))})
	default:
		steps = append(steps, step{op: ir.OpMul, typ: typ, constant: t.f.Int(typ, slope)})
	}
	if start := (n[0] - slope*uint64(t.first)) & mask; start != 0 {
		steps = append(steps, step{op: ir.OpAdd, typ: typ, constant: t.f.Int(typ, start)})
	}
	return steps
}

// cast brings the index, as a signed number, to a type.
func (t *table) cast(to *ir.Type) []step {
	switch from := t.index.Type; {
	case from.Bits > to.Bits:
		return []step{{op: ir.OpTrunc, typ: to}}
	case from.Bits < to.Bits && t.first >= 0:
		return []step{{op: ir.OpZExt, typ: to}}
	case from.Bits < to.Bits:
		return []step{{op: ir.OpSExt, typ: to}}
	}
	return nil
}

// packed: the values fit side by side into one number.
func (t *table) packed() (steps []step) {
	n := t.numbers()
	if n == nil {
		return nil
	}
	width := 1
	for _, x := range n {
		for width < 64 && x>>width != 0 {
			width *= 2
		}
	}
	typ := ir.IntN(32)
	if len(n)*width > 32 {
		typ = ir.IntN(64)
	}
	if len(n)*width > 64 || t.load.Type.Bits > 64 {
		return nil
	}
	all := num.Int{}
	for i, x := range n {
		all = all.Or(num.Of(x).Shl(uint32(i * width)))
	}
	steps = t.cast(typ)
	if t.first != 0 {
		steps = append(steps, step{op: ir.OpSub, typ: typ, constant: t.f.Int(typ, uint64(t.first))})
	}
	if width > 1 {
		steps = append(steps, step{op: ir.OpShl, typ: typ, constant: t.f.Int(typ, uint64(bits.TrailingZeros(uint(width))))})
	}
	steps = append(steps, step{op: ir.OpLShr, typ: typ, constant: t.f.Int(typ, all.Lo), swapped: true},
		step{op: ir.OpAnd, typ: typ, constant: t.f.Int(typ, ir.Mask(uint32(width)))})
	switch to := t.load.Type; {
	case to.Bits < typ.Bits:
		steps = append(steps, step{op: ir.OpTrunc, typ: to})
	case to.Bits > typ.Bits:
		steps = append(steps, step{op: ir.OpZExt, typ: to})
	}
	return steps
}
