package interp

import (
	"encoding/binary"
	"math/big"

	"rewrite/passes/ir"
)

// This file loads and stores values of a type. What a store of a type whose width
// is no multiple of 8 leaves above it is not specified: it is undef. A load that
// finds something defined there gives undef, as the language says.

// load reads a value of type t from an object, where there is room for it.
func (m *memory) load(o *Object, off uint64, t *ir.Type) (Value, error) {
	switch t.Kind {
	case ir.IntKind, ir.FloatKind, ir.DoubleKind, ir.HalfKind, ir.BFloatKind, ir.X86MMXKind:
		return m.loadBits(o, off, m.scalarBits(t)), nil
	case ir.X86FP80Kind, ir.FP128Kind, ir.PPCFP128Kind:
		return m.loadBits(o, off, m.scalarBits(t)), nil
	case ir.PointerKind:
		return m.loadPtr(o, off, m.layout.StoreSize(t)), nil
	case ir.StructKind:
		elems := make([]Value, len(t.Fields))
		for i, f := range t.Fields {
			v, err := m.load(o, off+m.layout.Offset(t, uint64(i)), f)
			if err != nil {
				return Value{}, err
			}
			elems[i] = v
		}
		return List(elems...), nil
	case ir.ArrayKind, ir.VectorKind:
		if t.Scalable {
			unsupported("scalable vectors")
		}
		elems := make([]Value, t.Len)
		if t.Kind == ir.VectorKind && m.layout.Bits(t.Elem)%8 != 0 {
			return m.unpack(m.loadBits(o, off, uint32(m.layout.Bits(t))), t), nil
		}
		step := m.layout.Size(t.Elem)
		if t.Kind == ir.VectorKind {
			step = m.layout.StoreSize(t.Elem)
		}
		for i := range elems {
			v, err := m.load(o, off+uint64(i)*step, t.Elem)
			if err != nil {
				return Value{}, err
			}
			elems[i] = v
		}
		return List(elems...), nil
	}
	unsupported("a load of type " + t.String())
	return Value{}, nil
}

// loadBits reads a number of w bits.
func (m *memory) loadBits(o *Object, off uint64, w uint32) Value {
	size := uint64(w+7) / 8
	if o.words != nil {
		o.exposeWords(m, off, size)
	}
	if size > 8 {
		return m.loadWide(o, off, w)
	}
	var n uint64
	b := o.data[off : off+size]
	if m.layout.BigEndian {
		for _, c := range b {
			n = n<<8 | uint64(c)
		}
	} else {
		for i := len(b) - 1; i >= 0; i-- {
			n = n<<8 | uint64(b[i])
		}
	}
	undef := uint64(0)
	if o.shadow != nil {
		for i := range size {
			_, u, poisoned := o.Byte(off + i)
			if poisoned {
				return poison()
			}
			if m.layout.BigEndian {
				undef = undef<<8 | uint64(u)
			} else {
				undef |= uint64(u) << (8 * i)
			}
		}
	}
	if over := ^ir.Mask(w); (n&^undef)&over != 0 {
		return Value{x: undefExt[w]}
	}
	undef &= ir.Mask(w)
	n &= ir.Mask(w)
	if undef != 0 {
		return cube(n&^undef, undef)
	}
	return Int(n)
}

// loadWide is loadBits for more than 64 bits, of which undef is not kept bit by bit.
func (m *memory) loadWide(o *Object, off uint64, w uint32) Value {
	size := uint64(w+7) / 8
	b := append([]byte(nil), o.data[off:off+size]...)
	var undef uint64
	for i := range size {
		_, u, poisoned := o.Byte(off + i)
		if poisoned {
			return poison()
		}
		if u != 0 {
			undef++
		}
	}
	if undef == size {
		return Value{x: undefExt[64]}
	}
	if undef > 0 {
		b, _ = m.bytesOf(o, off, size)
		b = append([]byte(nil), b...)
	}
	if !m.layout.BigEndian {
		reverse(b)
	}
	n := new(big.Int).SetBytes(b)
	if n.BitLen() > int(w) {
		return Value{x: undefExt[64]}
	}
	return BigInt(n, w)
}

func reverse(b []byte) {
	for i, j := 0, len(b)-1; i < j; i, j = i+1, j-1 {
		b[i], b[j] = b[j], b[i]
	}
}

// loadPtr reads a pointer.
func (m *memory) loadPtr(o *Object, off, size uint64) Value {
	if size == 8 && off&7 == 0 && o.plain(off, 8) {
		n := m.word(o, off)
		if o.words != nil {
			if x := o.words[off/8]; x != nil {
				return Value{n: n, x: x}
			}
		}
		if n == 0 {
			return Value{}
		}
		return Value{n: n, x: wildExt}
	}
	v := m.loadBits(o, off, uint32(size*8))
	if v.x == nil && v.n != 0 {
		v.x = wildExt
	}
	return v
}

func (m *memory) word(o *Object, off uint64) uint64 {
	if m.layout.BigEndian {
		return binary.BigEndian.Uint64(o.data[off:])
	}
	return binary.LittleEndian.Uint64(o.data[off:])
}

// store writes a value of type t into an object, where there is room for it.
func (m *memory) store(o *Object, off uint64, t *ir.Type, v Value) error {
	switch t.Kind {
	case ir.IntKind, ir.FloatKind, ir.DoubleKind, ir.HalfKind, ir.BFloatKind, ir.X86MMXKind,
		ir.X86FP80Kind, ir.FP128Kind, ir.PPCFP128Kind:
		m.storeBits(o, off, m.scalarBits(t), v)
		return nil
	case ir.PointerKind:
		return m.storePtr(o, off, v, m.layout.StoreSize(t))
	case ir.StructKind:
		for i, f := range t.Fields {
			if err := m.store(o, off+m.layout.Offset(t, uint64(i)), f, v.x.elems[i]); err != nil {
				return err
			}
		}
		return nil
	case ir.ArrayKind, ir.VectorKind:
		if t.Kind == ir.VectorKind && m.layout.Bits(t.Elem)%8 != 0 {
			m.storeBits(o, off, uint32(m.layout.Bits(t)), m.pack(v, t))
			return nil
		}
		step := m.layout.Size(t.Elem)
		if t.Kind == ir.VectorKind {
			step = m.layout.StoreSize(t.Elem)
		}
		for i, e := range v.x.elems {
			if err := m.store(o, off+uint64(i)*step, t.Elem, e); err != nil {
				return err
			}
		}
		return nil
	}
	unsupported("a store of type " + t.String())
	return nil
}

// storeBits writes a number of w bits.
func (m *memory) storeBits(o *Object, off uint64, w uint32, v Value) {
	size := uint64(w+7) / 8
	o.define(m, off, size)
	b := o.data[off : off+size]
	n, undef := v.n, uint64(0)
	if v.x != nil {
		switch v.x.kind {
		case kindPoison:
			o.needShadow()
			for i := range size {
				o.shadow[off+i] = bytePoison
			}
			return
		case kindWide:
			v.x.wide.FillBytes(b)
			if !m.layout.BigEndian {
				reverse(b)
			}
			return
		case kindCube:
			undef = v.x.mask
			if w > 64 {
				o.needShadow()
				for i := range size {
					o.shadow[off+i] = byteUndef
				}
				return
			}
		case kindSet:
			n = m.narrow(v).n
		}
	}
	if size <= 8 {
		undef |= ir.Mask(uint32(8*size)) &^ ir.Mask(w)
	}
	for i := range size {
		at := i
		if m.layout.BigEndian {
			at = size - 1 - i
		}
		b[at] = byte(n)
		if undef != 0 {
			o.setByte(off+at, byte(n), byte(undef), false)
			undef >>= 8
		}
		n >>= 8
	}
}

// storePtr writes a pointer of size bytes.
func (m *memory) storePtr(o *Object, off uint64, v Value, size uint64) error {
	if v.x != nil && v.x.kind != kindPtr && v.x.kind != kindWild {
		m.storeBits(o, off, uint32(size*8), v)
		return nil
	}
	m.storeBits(o, off, uint32(size*8), Int(v.n))
	if v.x == nil {
		return nil
	}
	if size == 8 && off&7 == 0 {
		o.needWords()
		o.words[off/8] = v.x
	} else if v.x.kind == kindPtr {
		m.expose(v.x.obj)
	}
	return nil
}

// pack makes one number of the lanes of a vector, as bitcast does: lane 0 in
// the lowest bits, or in the highest on big-endian targets.
func (m *memory) pack(v Value, t *ir.Type) Value {
	w := uint(m.layout.Bits(t.Elem))
	total := uint32(m.layout.Bits(t))
	n := new(big.Int)
	mask := new(big.Int)
	elems := v.x.elems
	for i := range elems {
		e := elems[i]
		if !m.layout.BigEndian {
			e = elems[len(elems)-1-i]
		}
		n.Lsh(n, w)
		mask.Lsh(mask, w)
		if e.IsPoison() {
			return poison() // one poison bit poisons the whole
		}
		if e.x != nil && e.x.kind == kindPtr {
			m.expose(e.x.obj)
		}
		if e.IsUndef() {
			k, u, ok := cubeOf(e)
			if !ok {
				k, u = m.narrow(e).n, 0
			}
			if w > 64 {
				k, u = 0, 0
				mask.Or(mask, new(big.Int).Sub(new(big.Int).Lsh(big.NewInt(1), w), big.NewInt(1)))
			}
			n.Or(n, new(big.Int).SetUint64(k))
			mask.Or(mask, new(big.Int).SetUint64(u))
			continue
		}
		b, _ := e.Big()
		n.Or(n, b)
	}
	return m.wideCube(n, mask, total)
}

// wideCube is a number with undef bits. Of more than 64 bits it is undef as a
// whole, or narrowed.
func (m *values) wideCube(n, mask *big.Int, w uint32) Value {
	if w <= 64 {
		return cube(n.Uint64()&^mask.Uint64(), mask.Uint64())
	}
	if mask.Sign() != 0 {
		all := new(big.Int).Sub(new(big.Int).Lsh(big.NewInt(1), uint(w)), big.NewInt(1))
		if mask.Cmp(all) == 0 {
			return Value{x: undefExt[64]}
		}
		m.narrowed = true
		n = new(big.Int).Set(n)
		for i := 0; i < int(w); i++ {
			if mask.Bit(i) == 1 {
				n.SetBit(n, i, uint(m.choose(2)))
			}
		}
	}
	return BigInt(n, w)
}

// unpack is the inverse of pack.
func (m *memory) unpack(v Value, t *ir.Type) Value {
	w := uint(m.layout.Bits(t.Elem))
	elems := make([]Value, t.Len)
	total := uint(m.layout.Bits(t))
	for i := range elems {
		at := i
		if m.layout.BigEndian {
			at = len(elems) - 1 - i
		}
		elems[i] = m.bitsOf(v, uint(at)*w, w, total)
		if t.Elem.Kind == ir.PointerKind && elems[i].x == nil && elems[i].n != 0 {
			elems[i].x = wildExt
		}
	}
	return List(elems...)
}

// bitsOf is bits from..from+w of a scalar of total bits.
func (m *memory) bitsOf(v Value, from, w, total uint) Value {
	if v.IsPoison() {
		return poison()
	}
	if total <= 64 {
		k, u, ok := cubeOf(v)
		if !ok {
			k, u = m.narrow(v).n, 0
		}
		mask := ir.Mask(uint32(w))
		return cube(k>>from&mask, u>>from&mask)
	}
	if v.IsUndef() {
		return Value{x: undefExt[min(w, 64)]}
	}
	n, _ := v.Big()
	r := new(big.Int).Rsh(n, from)
	r.And(r, new(big.Int).Sub(new(big.Int).Lsh(big.NewInt(1), w), big.NewInt(1)))
	return BigInt(r, uint32(w))
}

// bitcast reads the bits of a value as another type of the same size.
func (m *memory) bitcast(v Value, from, to *ir.Type) Value {
	if from.Kind == ir.PointerKind && to.Kind == ir.PointerKind || from == to {
		return v
	}
	if from.Kind == ir.VectorKind {
		if to.Kind == ir.VectorKind && from.Len == to.Len && (from.Elem.Kind == ir.PointerKind) == (to.Elem.Kind == ir.PointerKind) {
			return v // lane by lane
		}
		if to.Kind == ir.VectorKind {
			// By the bits of both, so that a poison lane poisons those that it touches.
			return m.recast(v, from, to)
		}
		return m.pack(v, from)
	}
	if to.Kind == ir.VectorKind {
		return m.unpack(v, to)
	}
	return v
}

// recast is a bitcast between vectors of different lanes.
func (m *memory) recast(v Value, from, to *ir.Type) Value {
	wf, wt := uint(m.layout.Bits(from.Elem)), uint(m.layout.Bits(to.Elem))
	elems := make([]Value, to.Len)
	for i := range elems {
		if wt <= wf && wf%wt == 0 {
			k := wf / wt
			at := uint(i) % k
			if m.layout.BigEndian {
				at = k - 1 - at
			}
			elems[i] = m.bitsOf(v.x.elems[uint(i)/k], at*wt, wt, wf)
		} else if wt%wf == 0 {
			k := wt / wf
			part := *from
			part.Len = uint64(k)
			elems[i] = m.pack(List(v.x.elems[uint(i)*k:uint(i+1)*k]...), &part)
		} else {
			return m.unpack(m.pack(v, from), to)
		}
	}
	return List(elems...)
}

// loadFrom is a load with all checks.
func (m *arithmetic) loadFrom(a *accessInfo, p Value) (Value, error) {
	o, off, err := m.access(p, a.size, a.align, false)
	if err != nil {
		return Value{}, err
	}
	v, err := m.load(o, off, a.t)
	if err == nil && a.checks != nil {
		v, err = m.promise(a.checks, a.t, v, "the loaded value")
	}
	if a.volatile && err == nil && m.opt.Trace != nil {
		m.opt.Trace(Event{Kind: EventLoad, Args: []Value{v}, Types: []*ir.Type{a.t}, At: p})
	}
	return v, err
}

// storeTo is a store with all checks.
func (m *arithmetic) storeTo(a *accessInfo, v, p Value) error {
	o, off, err := m.access(p, a.size, a.align, true)
	if err != nil {
		return err
	}
	if a.volatile && m.opt.Trace != nil {
		m.opt.Trace(Event{Kind: EventStore, Args: []Value{v}, Types: []*ir.Type{a.t}, At: p})
	}
	if (a.t.Kind == ir.StructKind || a.t.Kind == ir.ArrayKind) && a.size > 0 { // padding becomes undef (LangRef, "store")
		o.define(&m.memory, off, a.size)
		o.needShadow()
		for i := off; i < off+a.size; i++ {
			o.shadow[i] = byteUndef
		}
	}
	return m.store(o, off, a.t, v)
}
