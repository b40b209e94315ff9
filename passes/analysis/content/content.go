// Package content tells what constants are in memory, byte by byte, and what is read of
// them as other types:
//
//	@s = constant { i16, [2 x i8] } { i16 258, [2 x i8] c"xy" }
//	load i32, ptr @s        i32 2037907714, where the least byte comes first
package content

import (
	"encoding/binary"
	"math/big"
	"slices"

	"rewrite/passes/ir"
)

// MaxBytes bounds the bytes of a constant that are read at once: longer strings are rare,
// and reading them again for each question is not free.
const MaxBytes = 1 << 16

// A Memory is a module's constant memory. Safe for concurrent use.
type Memory struct {
	layout *ir.Layout
}

// Of is the constant memory of modules of that layout.
func Of(l *ir.Layout) *Memory { return &Memory{l} }

// Place is the global variable that an address is a constant number of bytes behind.
func (m *Memory) Place(p *ir.Value) (g *ir.Global, off int64, ok bool) {
	base := p
	for base.Op == ir.OpGEP {
		base = base.Args[0]
	}
	if base.Op != ir.OpGlobal { // most are not, and need not be reckoned
		return nil, 0, false
	}
	for p.Op == ir.OpGEP {
		n, ok := m.layout.GEPOffset(p)
		if !ok {
			return nil, 0, false
		}
		off += n
		p = p.Args[0]
	}
	g = p.AsGlobal()
	return g, off, g != nil && g.Kind == ir.Var
}

// Constant tells whether a global is memory that always holds its initializer.
func (m *Memory) Constant(g *ir.Global) bool {
	if !g.Constant || g.Init == nil || g.ExternallyInitialized || g.ThreadLocal != "" {
		return false
	}
	switch g.Linkage {
	case "", "external", "private", "internal", "linkonce_odr", "weak_odr", "available_externally":
		return !g.MayBeReplaced()
	}
	return false
}

// Load is what a load of a type finds at an address, as a constant of a function; nil if that
// is not known.
func (m *Memory) Load(f *ir.Func, p *ir.Value, t *ir.Type) *ir.Value {
	if g, off, ok := m.Place(p); ok {
		return m.At(f, g, off, t)
	}
	return nil
}

// At is what a load of a type finds in a global, as a constant of a function; nil if that is
// not known.
func (m *Memory) At(f *ir.Func, g *ir.Global, off int64, t *ir.Type) *ir.Value {
	if !m.Constant(g) || !g.ValueType.HasFixedSize() {
		return nil
	}
	return Part(f, m.layout, g.Init, off, t)
}

// Behind is the constant bytes from an address on, to the end of the global or as
// far as they are known; ok if the address is one of constant memory.
func (m *Memory) Behind(p *ir.Value) (s []byte, ok bool) {
	g, off, ok := m.Place(p)
	if !ok || !m.Constant(g) || !g.ValueType.HasFixedSize() {
		return nil, false
	}
	size := int64(m.layout.Size(g.ValueType))
	if off < 0 || off > size {
		return nil, false
	}
	n := min(size-off, MaxBytes)
	r := reader{layout: m.layout, dst: make([]byte, n), have: make([]bool, n)}
	r.fill(g.Init, -off)
	if end := slices.Index(r.have, false); end >= 0 {
		return r.dst[:end], true
	}
	return r.dst, true
}

// Part is what a load of a type finds some bytes behind where a constant of fixed size
// lies, as a constant of a function; nil if that is not known, or not all in the constant.
func Part(f *ir.Func, l *ir.Layout, c *ir.Value, off int64, t *ir.Type) *ir.Value {
	if !t.HasFixedSize() {
		return nil
	}
	size := l.StoreSize(t)
	if size == 0 || size > MaxBytes || off < 0 || uint64(off)+size > l.Size(c.Type) {
		return nil
	}
	r := reader{f: f, layout: l}
	if x := r.element(c, uint64(off), t); x != nil {
		return r.imported(x)
	}
	r.dst, r.have = make([]byte, size), make([]bool, size)
	r.fill(c, -off)
	if !slices.Contains(r.have, false) {
		return r.fromBytes(t, r.dst)
	}
	if !t.IsVector() || !wholeLanes(l, t) {
		return nil
	}
	lanes := make([]*ir.Value, t.Len) // one by one: addresses have no bytes
	for i := range lanes {
		if lanes[i] = Part(f, l, c, off+int64(uint64(i)*l.Size(t.Elem)), t.Elem); lanes[i] == nil {
			return nil
		}
	}
	return f.Const(ir.Value{Op: ir.OpAggregate, Type: t, Args: lanes})
}

// wholeLanes tells whether the lanes of a vector lie as the elements of an array do.
func wholeLanes(l *ir.Layout, t *ir.Type) bool {
	return !t.Scalable && l.Bits(t.Elem)%8 == 0 && l.Bits(t.Elem) == 8*l.Size(t.Elem)
}

// element is the part of a constant of just this type that begins at an offset.
// Of zeros there are no parts, but bytes.
func (r *reader) element(c *ir.Value, off uint64, t *ir.Type) *ir.Value {
	for {
		if off == 0 && c.Type == t {
			return c
		}
		if c.Op != ir.OpAggregate {
			return nil
		}
		i, at, ok := r.part(c.Type, off)
		if !ok {
			return nil
		}
		c, off = c.Args[i], off-at
	}
}

// part is the element of an aggregate type that a byte is in, and where that begins.
func (r *reader) part(t *ir.Type, off uint64) (i int, at uint64, ok bool) {
	switch t.Kind {
	case ir.StructKind:
		for i = len(t.Fields) - 1; i >= 0; i-- {
			if at = r.layout.Offset(t, uint64(i)); at <= off && (at < off || r.layout.Size(t.Fields[i]) > 0) {
				return i, at, true
			}
		}
	case ir.VectorKind, ir.ArrayKind:
		if t.Kind == ir.VectorKind && !wholeLanes(r.layout, t) {
			break
		}
		size := r.layout.Size(t.Elem)
		if size > 0 && off/size < t.Len {
			return int(off / size), off / size * size, true
		}
	}
	return 0, 0, false
}

// imported is a constant of the module as one of the function, nil if it is of a
// kind that loads are not replaced by.
func (r *reader) imported(c *ir.Value) *ir.Value {
	switch c.Op {
	case ir.OpInt, ir.OpFloat, ir.OpNull, ir.OpUndef, ir.OpPoison, ir.OpZero, ir.OpString:
	case ir.OpGlobal:
		if c.AsGlobal().ThreadLocal != "" {
			return nil
		}
	case ir.OpAggregate, ir.OpSplat, ir.OpGEP, ir.OpPtrToInt, ir.OpIntToPtr, ir.OpBitCast, ir.OpAddrSpaceCast, ir.OpAdd, ir.OpSub, ir.OpTrunc:
	default:
		return nil
	}
	args := make([]*ir.Value, len(c.Args))
	for i, a := range c.Args {
		if args[i] = r.imported(a); args[i] == nil {
			return nil
		}
	}
	return r.f.Const(ir.Value{Op: c.Op, Type: c.Type, Flags: c.Flags, Bits: c.Bits, Aux: c.Aux, Args: args})
}

// A reader collects bytes of a constant.
type reader struct {
	f      *ir.Func // that the result is a constant of
	layout *ir.Layout
	dst    []byte
	have   []bool // by byte of dst: it is known
}

// fill collects what is in dst of a constant that begins at byte at of it, which
// may be before its begin. What has no bytes leaves a gap: padding, undef, an
// address, integers that do not fill their bytes.
func (r *reader) fill(c *ir.Value, at int64) {
	if at >= int64(len(r.dst)) || at+int64(r.layout.Size(c.Type)) <= 0 {
		return
	}
	switch c.Op {
	case ir.OpInt, ir.OpFloat, ir.OpNull, ir.OpZero:
		r.number(c.Type, c, at)
	case ir.OpString:
		s := string(c.Aux.(ir.Bytes))
		for i := max(0, -at); i < int64(len(s)) && at+i < int64(len(r.dst)); i++ {
			r.dst[at+i], r.have[at+i] = s[i], true
		}
	case ir.OpAggregate, ir.OpSplat:
		r.elements(c.Type, at, func(i int) *ir.Value {
			if c.Op == ir.OpSplat {
				i = 0
			}
			return c.Args[i]
		})
	}
}

// number is fill of a number, or zeros of any type.
func (r *reader) number(t *ir.Type, c *ir.Value, at int64) {
	switch t.Kind {
	case ir.StructKind, ir.ArrayKind, ir.VectorKind: // zeros
		r.elements(t, at, func(int) *ir.Value { return nil })
		return
	case ir.X86FP80Kind, ir.PPCFP128Kind:
		return
	}
	bits := r.layout.Bits(t)
	if bits%8 != 0 {
		return
	}
	n := int64(bits / 8)
	var room [8]byte
	bytes := room[:]
	switch number := c != nil && (c.Op == ir.OpInt || c.Op == ir.OpFloat); {
	case n > int64(len(room)):
		bytes = make([]byte, n)
		if number {
			c.Int().FillBytes(bytes)
		}
	case number:
		binary.BigEndian.PutUint64(bytes, c.Bits)
	}
	bytes = bytes[int64(len(bytes))-n:]
	if !r.layout.BigEndian {
		slices.Reverse(bytes)
	}
	for i := max(0, -at); i < n && at+i < int64(len(r.dst)); i++ {
		r.dst[at+i], r.have[at+i] = bytes[i], true
	}
}

// elements is fill of those elements of an aggregate that are within dst; nil is
// zeros.
func (r *reader) elements(t *ir.Type, at int64, element func(i int) *ir.Value) {
	l := r.layout
	one := func(i int, e *ir.Type, at int64) {
		if c := element(i); c != nil {
			r.fill(c, at)
		} else if at < int64(len(r.dst)) && at+int64(l.Size(e)) > 0 {
			r.number(e, nil, at)
		}
	}
	stride := uint64(0)
	switch t.Kind {
	case ir.StructKind:
		for i, e := range t.Fields {
			one(i, e, at+int64(l.Offset(t, uint64(i))))
		}
		return
	case ir.ArrayKind:
		stride = l.Size(t.Elem)
	case ir.VectorKind: // lanes of whole bytes lie as those of an array do
		if !wholeLanes(l, t) {
			return
		}
		stride = l.Size(t.Elem)
	}
	if stride == 0 {
		return
	}
	first := uint64(0)
	if at < 0 {
		first = uint64(-at) / stride
	}
	for i := first; i < t.Len; i++ {
		from := at + int64(i*stride)
		if from >= int64(len(r.dst)) {
			return
		}
		one(int(i), t.Elem, from)
	}
}

// fromBytes is the value of a type that has these bytes, nil if it is none that is
// told by bytes.
func (r *reader) fromBytes(t *ir.Type, bytes []byte) *ir.Value {
	l := r.layout
	switch t.Kind {
	case ir.VectorKind:
		if !wholeLanes(l, t) {
			return nil
		}
		args := make([]*ir.Value, t.Len)
		n := int(l.Bits(t.Elem) / 8)
		zero := true
		for i := range args {
			if args[i] = r.fromBytes(t.Elem, bytes[i*n:(i+1)*n]); args[i] == nil {
				return nil
			}
			zero = zero && isZero(args[i])
		}
		if zero {
			return r.f.Consts().Leaf(ir.OpZero, t)
		}
		return r.f.Const(ir.Value{Op: ir.OpAggregate, Type: t, Args: args})
	case ir.PointerKind: // null is zeros in every address space
		if slices.ContainsFunc(bytes, func(b byte) bool { return b != 0 }) {
			return nil
		}
		return r.f.Consts().Leaf(ir.OpNull, t)
	}
	if l.Bits(t) != 8*uint64(len(bytes)) {
		return nil
	}
	if len(bytes) > 8 {
		if t.Kind != ir.IntKind {
			return nil
		}
		b := slices.Clone(bytes)
		if !l.BigEndian {
			slices.Reverse(b)
		}
		return r.f.BigInt(t, new(big.Int).SetBytes(b))
	}
	n := uint64(0)
	for i, b := range bytes {
		if l.BigEndian {
			i = len(bytes) - 1 - i
		}
		n |= uint64(b) << (8 * i)
	}
	switch t.Kind {
	case ir.IntKind:
		return r.f.Int(t, n)
	case ir.HalfKind, ir.BFloatKind, ir.FloatKind, ir.DoubleKind:
		return r.f.Consts().Float(t, n)
	}
	return nil
}

func isZero(c *ir.Value) bool {
	return (c.Op == ir.OpInt || c.Op == ir.OpFloat) && c.Bits == 0 && c.Aux == nil || c.Op == ir.OpNull
}
