package interp

import (
	"math/big"
	"math/bits"

	"rewrite/passes/ir"
)

// step adds scale * an operand to a pointer, or the constant scale if arg is 0.
type step struct {
	arg   int
	scale uint64
	width uint32 // of the index
}

// gepPlan is a getelementptr made ready.
type gepPlan struct {
	steps []step
	width uint32 // of offsets
	flags ir.Flags
}

// constant adds a constant step. Two of them that do not go back are one: where
// the end is in bounds, so is the middle.
func (p *gepPlan) constant(n uint64) {
	if last := len(p.steps) - 1; last >= 0 && p.steps[last].arg == 0 && int64(n) >= 0 && int64(p.steps[last].scale) >= 0 {
		p.steps[last].scale += n
		return
	}
	if n != 0 {
		p.steps = append(p.steps, step{scale: n})
	}
}

// planGEP works out the steps of a getelementptr.
func (m *Machine) planGEP(v *ir.Value) *gepPlan {
	t := v.ElemType()
	p := &gepPlan{width: m.layout.Pointer(v.Args[0].Type.Scalar().Bits).Index, flags: v.Flags}
	if p.flags&ir.InBounds != 0 {
		p.flags |= ir.NUSW
	}
	for i, a := range v.Args[1:] {
		if i > 0 {
			if t.Kind == ir.StructKind {
				field := uint64(0)
				switch a.Op {
				case ir.OpSplat, ir.OpAggregate:
					field = a.Args[0].Bits
				default:
					field = a.Bits
				}
				p.constant(m.layout.Offset(t, field))
				t = t.ElemAt(field)
				continue
			}
			t = t.Elem
		}
		if t.Kind == ir.VectorKind && t.Scalable {
			m.unsupported("scalable vectors")
		}
		scale := m.layout.Size(t)
		if a.Op == ir.OpInt && a.Type.Bits <= p.width && a.SExt()>>31 == a.SExt()>>63 && scale>>31 == 0 {
			p.constant(scale * uint64(a.SExt()))
			continue
		}
		p.steps = append(p.steps, step{i + 1, scale, a.Type.Scalar().Bits})
	}
	return p
}

// gep evaluates a getelementptr, on vectors too.
func (m *Machine) gep(v *ir.Value, args []Value) Value {
	p := m.planGEP(v)
	if v.Type.Kind != ir.VectorKind {
		return m.runGEP(p, args)
	}
	elems := make([]Value, v.Type.Len)
	lane := make([]Value, len(args))
	for i := range elems {
		for j, a := range args {
			if es := a.Elems(); es != nil {
				a = es[i]
			}
			lane[j] = a
		}
		elems[i] = m.runGEP(p, lane)
	}
	return List(elems...)
}

// runGEP computes base + offset. The flags say what must not wrap, inbounds
// that base and result are within one live object (LangRef, "getelementptr").
func (m *Machine) runGEP(p *gepPlan, args []Value) Value {
	base := args[0]
	undef := false
	for _, s := range p.steps {
		switch a := args[s.arg]; {
		case a.IsPoison():
			return poison()
		case a.IsUndef():
			undef = true
		}
	}
	if base.IsPoison() {
		return poison()
	}
	if undef || base.IsUndef() {
		if p.flags&(ir.InBounds|ir.NUSW|ir.NUW) != 0 {
			return poison() // some choice leaves every object
		}
		return Value{x: undefExt[min(p.width, 64)]}
	}
	for _, s := range p.steps {
		off, ok := s.scale, true
		if s.arg > 0 {
			off, ok = m.scaled(p, s, args[s.arg])
		}
		if base, ok = m.advance(p, base, off, ok); !ok {
			return poison()
		}
	}
	return base
}

// scaled is scale * index; false if the flags forbid that it wraps and it does.
func (m *Machine) scaled(p *gepPlan, s step, v Value) (uint64, bool) {
	i := m.index(v, s.width)
	ok := true
	if p.flags&ir.NUSW != 0 {
		ok = sext(i, p.width) == int64(i) && !mulOverflows(int64(i), s.scale, p.width)
	}
	if p.flags&ir.NUW != 0 {
		hi, lo := bits.Mul64(i&ir.Mask(p.width), s.scale)
		ok = ok && hi == 0 && lo&^ir.Mask(p.width) == 0
	}
	return i * s.scale, ok
}

// advance adds an offset to a pointer; false if the flags make that poison.
func (m *Machine) advance(p *gepPlan, base Value, off uint64, ok bool) (Value, bool) {
	mask := ir.Mask(p.width)
	addr := base.n&^mask | (base.n+off)&mask
	if p.flags == 0 {
		return Value{n: addr, x: base.x}, true
	}
	soff := sext(off, p.width)
	if p.flags&ir.NUSW != 0 && (soff >= 0 && addr&mask < base.n&mask || soff < 0 && addr&mask > base.n&mask) {
		return Value{}, false
	}
	if p.flags&ir.NUW != 0 && addr&mask < base.n&mask {
		return Value{}, false
	}
	if p.flags&ir.InBounds != 0 && soff != 0 {
		o := base.Object()
		if o == nil && base.x == wildExt {
			o = m.objectAt(base.n)
		}
		// A dead object keeps its bounds. One that is defined elsewhere may have
		// more of them than its declaration says.
		elsewhere := o != nil && o.state == stateLazy && o.global.IsDecl()
		if !elsewhere && (o == nil || base.n-o.Base > o.Size || addr-o.Base > o.Size) {
			return Value{}, false
		}
	}
	return Value{n: addr, x: base.x}, ok
}

func sext(n uint64, w uint32) int64 { return int64(n<<(64-w)) >> (64 - w) }

// mulOverflows tells whether i * scale leaves the signed numbers of width w.
func mulOverflows(i int64, scale uint64, w uint32) bool {
	if i == 0 || scale == 0 {
		return false
	}
	neg := i < 0
	a := uint64(i)
	if neg {
		a = -a
	}
	hi, lo := bits.Mul64(a, scale)
	limit := uint64(1) << (w - 1)
	return hi != 0 || lo > limit || lo == limit && !neg
}

// index is an index as a 64-bit signed number.
func (m *Machine) index(v Value, w uint32) uint64 {
	if v.x != nil && v.x.kind == kindWide {
		return new(big.Int).And(v.x.wide, new(big.Int).SetUint64(^uint64(0))).Uint64()
	}
	return uint64(sext(v.n, w))
}

func (m *Machine) ptrToInt(a Value, from, to *ir.Type, expose bool) Value {
	switch {
	case a.IsPoison():
		return a
	case a.IsUndef():
		return m.undef(to)
	}
	if expose && a.x != nil && a.x.kind == kindPtr {
		m.expose(a.x.obj)
	}
	if to.Bits > 64 {
		return BigInt(new(big.Int).SetUint64(a.n), to.Bits)
	}
	return Int(a.n & ir.Mask(to.Bits))
}

func (m *Machine) intToPtr(a Value, from, to *ir.Type) Value {
	w := m.layout.Pointer(to.Bits).Bits
	switch {
	case a.IsPoison():
		return a
	case a.IsUndef():
		if from.Bits == w && a.x.kind == kindCube {
			return a
		}
		a = m.one(a, from.Bits)
	}
	if a.x != nil && a.x.kind == kindWide {
		a = Int(m.index(a, 64))
	}
	n := a.n & ir.Mask(w)
	if n == 0 {
		return Value{}
	}
	return Value{n: n, x: wildExt}
}

// comparePointers is icmp on pointers: by address.
func (m *Machine) comparePointers(v *ir.Value, a, b Value, t *ir.Type) Value {
	if a.IsPoison() || b.IsPoison() {
		return poison()
	}
	w := m.layout.Pointer(t.Bits).Bits
	bare := func(v Value) Value {
		if v.IsUndef() {
			return v
		}
		return Int(v.n)
	}
	r, err := m.integer(ir.OpICmp, ir.EvalArgs{A: a.n, B: b.n, Width: w, To: 1, Flags: v.Flags, Pred: v.Pred}, bare(a), bare(b))
	m.check(err)
	return r
}
