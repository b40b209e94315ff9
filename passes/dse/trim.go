package dse

import (
	"rewrite/passes/analysis/memory"
	"rewrite/passes/internal/edit"
	"rewrite/passes/ir"
	"rewrite/passes/ir/intrinsic"
)

// trim takes bytes off the ends of a memset or memcpy that nothing reads. A store of an
// integer stays: a narrower one is no cheaper.
func (w *work) trim(v *ir.Value, t target, live spans) {
	if !memory.IsTransfer(v) || v.Intrinsic() == intrinsic.Memmove {
		return
	}
	from, to := live[0].from, live[len(live)-1].to
	// Whole parts of what the addresses are aligned to come off, so that both stay it.
	align := max(memory.Alignment(v, 0), 1)
	if !memory.IsFill(v) {
		align = max(align, memory.Alignment(v, 1))
	}
	from -= from % align
	if to%align != 0 {
		to = min(to+align-to%align, t.size)
	}
	if from == 0 && to == t.size || to-from < 1 {
		return
	}
	w.say.Applied(v, "%d of the %d bytes that this writes are not read", t.size-(to-from), t.size)
	n := v.Args[3]
	v.SetArg(3, w.f.Int(n.Type, to-from))
	if from > 0 {
		w.advance(v, 1, from)
		if !memory.IsFill(v) {
			w.advance(v, 2, from)
		}
		w.dropRoom(v)
	}
	w.dropSizes(v)
	w.mem.Changed(v)
	w.changed = true
}

// advance makes an operand a pointer some bytes on.
func (w *work) advance(v *ir.Value, i int, n uint64) {
	p := v.Args[i]
	t := w.f.Module.Types.Int(w.layout.Pointer(p.Type.Bits).Index)
	gep := w.f.NewInstr(ir.OpGEP, p.Type, p, w.f.Int(t, n))
	gep.Aux, gep.Flags, gep.Pos = ir.IntN(8), ir.InBounds|ir.NUSW, v.Pos
	gep.Meta = v.Meta.Keep(func(kind string) bool { return kind == "dbg" })
	b := v.Block
	b.InsertAt(b.IndexOf(v), gep)
	v.SetArg(i, gep)
}

// dropRoom forgets what a call says of how many bytes are behind its addresses: there are fewer. Their alignments stay.
func (w *work) dropRoom(v *ir.Value) {
	c := *v.Aux.(*ir.Call)
	says := func(i int) bool {
		return c.ParamAttr(i).Has("dereferenceable") || c.ParamAttr(i).Has("dereferenceable_or_null")
	}
	if !says(0) && !says(1) {
		return
	}
	aligns := []uint64{memory.Alignment(v, 0)}
	if !memory.IsFill(v) {
		aligns = append(aligns, memory.Alignment(v, 1))
	}
	c.ParamAttrs = edit.Alignments(aligns)
	v.Aux = &c
}

// dropSizes forgets what was said of how much a call accesses.
func (w *work) dropSizes(v *ir.Value) {
	v.Meta = v.Meta.Keep(func(kind string) bool { return kind != "tbaa.struct" })
}
