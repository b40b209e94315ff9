package layout

import "rewrite/passes/ir"

// GEPOffset is the number of bytes that a getelementptr adds to its base, if it is
// constant and the same for all of its address's bits.
func (l *Layout) GEPOffset(v *ir.Value) (off int64, ok bool) {
	if v.Type.Kind != ir.PointerKind || v.Args[0].Type.Kind != ir.PointerKind {
		return 0, false
	}
	t, ok := v.Aux.(*ir.Type)
	if !ok {
		return 0, false
	}
	width := l.Pointer(v.Type.Bits).Index
	if width == 0 || width > 64 {
		return 0, false
	}
	for i, a := range v.Args[1:] {
		if a.Op != ir.OpInt || a.Aux != nil {
			return 0, false
		}
		if i > 0 {
			switch t.Kind {
			case ir.StructKind:
				off += int64(l.Offset(t, a.Bits))
				t = t.ElemAt(a.Bits)
				continue
			case ir.ArrayKind:
				t = t.Elem
			case ir.VectorKind:
				t = t.Elem
				if l.Bits(t) != 8*l.Size(t) {
					return 0, false // lanes that are no bytes, or would be padded elsewhere
				}
			default:
				return 0, false
			}
		}
		if !Sized(t) {
			return 0, false
		}
		off += a.SExt() * int64(l.Size(t))
	}
	return off << (64 - width) >> (64 - width), true
}

// Sized tells whether the size of a type is a constant that the layout knows.
func Sized(t *ir.Type) bool {
	switch t.Kind {
	case ir.VectorKind:
		return !t.Scalable
	case ir.ArrayKind:
		return Sized(t.Elem)
	case ir.StructKind:
		for _, f := range t.Fields {
			if !Sized(f) {
				return false
			}
		}
		return true
	case ir.IntKind, ir.PointerKind, ir.HalfKind, ir.BFloatKind, ir.FloatKind, ir.DoubleKind, ir.X86FP80Kind, ir.FP128Kind, ir.PPCFP128Kind:
		return true
	}
	return false
}
