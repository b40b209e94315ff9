package joinaccess

import (
	"slices"

	"rewrite/passes/ir"
)

// isSum tells whether an integer could be the sum of parts that are loaded.
func isSum(v *ir.Value) bool {
	leads := func(x *ir.Value) bool {
		switch x.Op {
		case ir.OpLoad, ir.OpZExt, ir.OpShl, ir.OpOr, ir.OpAdd, ir.OpXor:
			return x.NumUses() == 1
		}
		return false
	}
	switch v.Op {
	case ir.OpOr, ir.OpAdd, ir.OpXor:
		return leads(v.Args[0]) && leads(v.Args[1]) && v.Type.IsInt() && v.Type.Bits <= maxBits
	}
	return false
}

// load looks at a sum: it may be of parts that are loaded.
func (w *work) load(sum *ir.Value) {
	g := gathering{sum: sum}
	if !g.gather(sum, 0) {
		return
	}
	x := w.join(g.parts)
	if x == nil {
		return
	}
	block := x.lowest.access.Block
	if w.written(x, block) {
		w.say.Missed(sum, "parts of this are loaded one by one: memory may be written in between")
		return
	}
	w.say.Applied(sum, "what is put together of %d parts is loaded at once", len(g.parts))
	last := block.Instrs[x.last]
	m := maker{w, last, last}
	v := m.op(ir.OpLoad, ir.IntN(uint32(x.bits)), address(x.lowest.access))
	v.Aux = ir.PlainMem(x.align)
	m.from = sum
	if x.swapped {
		v = m.swap(v)
	}
	if v.Type != sum.Type {
		v = m.op(ir.OpZExt, sum.Type, v)
	}
	if x.shift > 0 {
		v = m.op(ir.OpShl, sum.Type, v, w.f.Int(sum.Type, x.shift))
		v.Flags = ir.NUW // nothing was lost of any part
	}
	w.drop(sum)
	sum.ReplaceAllUses(v)
	w.gone[sum] = v
}

// drop takes out what gather went through.
func (w *work) drop(v *ir.Value) {
	w.gone[v] = nil
	switch v.Op {
	case ir.OpZExt, ir.OpShl:
		w.drop(v.Args[0])
	case ir.OpOr, ir.OpAdd, ir.OpXor:
		w.drop(v.Args[0])
		w.drop(v.Args[1])
	}
}

// A gathering finds the parts that an integer is the sum of.
type gathering struct {
	sum   *ir.Value
	parts []part
	steps int // that were gone: there are a few for each part, and in blocks that are never reached they may lead around
}

// maxSteps is what is put between the widest integer and its parts: a sum, an extension and a shift for each, and as much for halves.
const maxSteps = 6 * maxParts

// gather adds the parts of an integer that is shifted, false if it is no sum of such. All between them and the sum is used only there.
func (g *gathering) gather(v *ir.Value, shift uint64) bool {
	if g.steps++; g.steps > maxSteps || len(g.parts) == maxParts || v != g.sum && (v.NumUses() != 1 || !v.IsInstr()) {
		return false
	}
	switch v.Op {
	case ir.OpLoad:
		g.parts = append(g.parts, part{access: v, shift: shift, bits: uint64(v.Type.Bits)})
		return plain(v, v.Type)
	case ir.OpZExt:
		return v.Args[0].Type.IsInt() && g.gather(v.Args[0], shift)
	case ir.OpShl:
		n, at := v.Args[1], len(g.parts)
		return n.Op == ir.OpInt && n.Bits < uint64(v.Type.Bits) && g.gather(v.Args[0], shift+n.Bits) &&
			!slices.ContainsFunc(g.parts[at:], func(p part) bool { return p.shift+p.bits > shift+uint64(v.Type.Bits) }) // else bits are lost
	case ir.OpOr, ir.OpAdd, ir.OpXor:
		return g.gather(v.Args[0], shift) && g.gather(v.Args[1], shift)
	}
	return false
}

// written tells whether memory may be written between the first and the last load of parts.
func (w *work) written(x *whole, block *ir.Block) bool {
	l := x.location()
	for _, v := range block.Instrs[x.first+1 : x.last] {
		if e := v.Effects(); e&ir.Ordered != 0 || e&ir.Writes != 0 && w.aliases().ModRef(v, l)&ir.Writes != 0 {
			return true
		}
	}
	return false
}
