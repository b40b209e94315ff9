package joinaccess

import "rewrite/passes/ir"

// store looks at a store of a part of an integer: others of the same may be before it.
func (w *work) store(v *ir.Value) {
	from, p, ok := stored(v)
	if !ok {
		return
	}
	block, list := v.Block, []part{p}
	bits, at := p.bits, block.IndexOf(v)
	for i := at - 1; i >= max(0, at-maxBetween) && bits < uint64(from.Type.Bits); i-- {
		y := block.Instrs[i]
		if _, is := w.gone[y]; is || y.Op != ir.OpStore {
			continue
		}
		if of, q, ok := stored(y); ok && of == from {
			list = append(list, q)
			bits += q.bits
		}
	}
	if len(list) < 2 {
		return
	}
	x := w.join(list)
	if x == nil {
		return
	}
	if w.noticed(x, block) {
		w.say.Missed(v, "parts of a number are stored one by one: somebody may look in between")
		return
	}
	w.say.Applied(v, "%d parts of a number are stored at once", len(list))
	m := maker{w, v, v}
	if x.shift > 0 {
		from = m.op(ir.OpLShr, from.Type, from, w.f.Int(from.Type, x.shift))
	}
	if t := ir.IntN(uint32(x.bits)); t != from.Type {
		from = m.op(ir.OpTrunc, t, from)
	}
	if x.swapped {
		from = m.swap(from)
	}
	s := m.op(ir.OpStore, ir.Void, from, address(x.lowest.access))
	s.Aux = ir.PlainMem(x.align)
	for _, p := range x.parts {
		w.gone[p.access] = nil
	}
}

// stored is the integer that a store stores a part of, and which.
func stored(v *ir.Value) (from *ir.Value, p part, ok bool) {
	x := v.Args[0]
	if !plain(v, x.Type) {
		return nil, p, false
	}
	p = part{access: v, bits: uint64(x.Type.Bits)}
	if x.Op != ir.OpTrunc {
		return nil, p, false
	}
	if x = x.Args[0]; x.Op == ir.OpLShr || x.Op == ir.OpAShr {
		n := x.Args[1]
		if n.Op != ir.OpInt || n.Bits+p.bits > uint64(x.Type.Bits) {
			return nil, p, false
		}
		x, p.shift = x.Args[0], n.Bits
	}
	return x, p, x.Type.Bits <= maxBits
}

// noticed tells whether anybody may see in between that only some of the parts are stored.
func (w *work) noticed(x *whole, block *ir.Block) bool {
	l := x.location()
	mine := func(v *ir.Value) bool {
		for _, p := range x.parts {
			if p.access == v {
				return true
			}
		}
		return false
	}
	for _, v := range block.Instrs[x.first+1 : x.last] {
		e := v.Effects()
		switch {
		case mine(v):
		case e&(ir.Unwinds|ir.Hangs|ir.Ordered) != 0:
			return true
		case e&(ir.Reads|ir.Writes) != 0 && w.aliases().ModRef(v, l) != 0:
			return true
		}
	}
	return false
}
