package libcalls

import (
	"math/big"
	"slices"

	"rewrite/passes/ir"
)

// maxContent bounds the bytes of a global that one call or load is told from:
// longer strings are rare, and reading them again for each call is not free.
const maxContent = 1 << 16

// base is the global variable that an address is computed from by
// getelementptrs, nil if it is none.
func base(p *ir.Value) *ir.Global {
	for p.Op == ir.OpGEP {
		p = p.Args[0]
	}
	if g := p.AsGlobal(); g != nil && g.Kind == ir.Var {
		return g
	}
	return nil
}

// place is the global that an address is a constant number of bytes behind.
func (w *work) place(p *ir.Value) (g *ir.Global, off int64, ok bool) {
	for p.Op == ir.OpGEP {
		n, ok := w.size().GEPOffset(p)
		if !ok {
			return nil, 0, false
		}
		off += n
		p = p.Args[0]
	}
	g = p.AsGlobal()
	return g, off, g != nil && g.Kind == ir.Var
}

// isConstant tells whether a global is memory that always holds its initializer.
func (w *work) isConstant(g *ir.Global) bool {
	if !g.Constant || g.Init == nil || g.ExternallyInitialized || g.ThreadLocal != "" {
		return false
	}
	switch g.Linkage {
	case "", "external", "linkonce_odr", "weak_odr", "available_externally":
		return !w.lib.interposing || g.Preemption == "dso_local"
	case "private", "internal":
		return true
	}
	return false
}

// content is what a load of a type finds at an address, nil if that is not known.
func (w *work) content(p *ir.Value, t *ir.Type) *ir.Value {
	g, off, ok := w.place(p)
	if !ok {
		return nil
	}
	return w.contentAt(g, off, t)
}

// contentAt is what a load of a type finds in a global, nil if that is not known.
func (w *work) contentAt(g *ir.Global, off int64, t *ir.Type) *ir.Value {
	if !w.isConstant(g) || !t.HasFixedSize() || !g.ValueType.HasFixedSize() {
		return nil
	}
	size := w.size().StoreSize(t)
	if size == 0 || size > maxContent || off < 0 || uint64(off)+size > w.size().Size(g.ValueType) {
		return nil
	}
	if c := w.element(g.Init, uint64(off), t); c != nil {
		return w.imported(c)
	}
	r := reader{work: w, dst: make([]byte, size), have: make([]bool, size)}
	r.fill(g.Init, -off)
	if slices.Contains(r.have, false) {
		return nil
	}
	return w.fromBytes(t, r.dst)
}

// element is the part of a constant of just this type that begins at an offset.
// Of zeros there are no parts, but bytes.
func (w *work) element(c *ir.Value, off uint64, t *ir.Type) *ir.Value {
	for {
		if off == 0 && c.Type == t {
			return c
		}
		if c.Op != ir.OpAggregate {
			return nil
		}
		i, at, ok := w.part(c.Type, off)
		if !ok {
			return nil
		}
		c, off = c.Args[i], off-at
	}
}

// part is the element of an aggregate type that a byte is in, and where that begins.
func (w *work) part(t *ir.Type, off uint64) (i int, at uint64, ok bool) {
	switch t.Kind {
	case ir.StructKind:
		for i = len(t.Fields) - 1; i >= 0; i-- {
			if at = w.size().Offset(t, uint64(i)); at <= off && (at < off || w.size().Size(t.Fields[i]) > 0) {
				return i, at, true
			}
		}
	case ir.ArrayKind:
		size := w.size().Size(t.Elem)
		if size > 0 && off/size < t.Len {
			return int(off / size), off / size * size, true
		}
	}
	return 0, 0, false
}

// imported is a constant of the module as one of the function, nil if it is of a
// kind that loads are not replaced by.
func (w *work) imported(c *ir.Value) *ir.Value {
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
		if args[i] = w.imported(a); args[i] == nil {
			return nil
		}
	}
	return w.f.Const(ir.Value{Op: c.Op, Type: c.Type, Flags: c.Flags, Bits: c.Bits, Aux: c.Aux, Args: args})
}

// A reader collects bytes of a constant.
type reader struct {
	*work
	dst  []byte
	have []bool // by byte of dst: it is known
}

// fill collects what is in dst of a constant that begins at byte at of it, which
// may be before its begin. What has no bytes leaves a gap: padding, undef, an
// address, integers that do not fill their bytes.
func (r *reader) fill(c *ir.Value, at int64) {
	if at >= int64(len(r.dst)) || at+int64(r.size().Size(c.Type)) <= 0 {
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
	case ir.PointerKind:
		if t.Bits != 0 || r.size().NonIntegral(0) {
			return // what null is made of is known of address space 0 alone
		}
	case ir.X86FP80Kind, ir.PPCFP128Kind:
		return
	}
	bits := r.size().Bits(t)
	if bits%8 != 0 {
		return
	}
	n := int64(bits / 8)
	value := new(big.Int)
	if c != nil && (c.Op == ir.OpInt || c.Op == ir.OpFloat) {
		value = c.Int()
	}
	bytes := value.FillBytes(make([]byte, n))
	if !r.size().BigEndian {
		slices.Reverse(bytes)
	}
	for i := max(0, -at); i < n && at+i < int64(len(r.dst)); i++ {
		r.dst[at+i], r.have[at+i] = bytes[i], true
	}
}

// elements is fill of those elements of an aggregate that are within dst; nil is
// zeros.
func (r *reader) elements(t *ir.Type, at int64, element func(i int) *ir.Value) {
	l := r.size()
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
		if t.Scalable || l.Bits(t.Elem)%8 != 0 || l.Bits(t.Elem) != 8*l.Size(t.Elem) {
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
func (w *work) fromBytes(t *ir.Type, bytes []byte) *ir.Value {
	l := w.size()
	switch t.Kind {
	case ir.VectorKind:
		if t.Scalable || l.Bits(t.Elem)%8 != 0 || l.Bits(t.Elem) != 8*l.Size(t.Elem) {
			return nil
		}
		args := make([]*ir.Value, t.Len)
		n := int(l.Bits(t.Elem) / 8)
		zero := true
		for i := range args {
			if args[i] = w.fromBytes(t.Elem, bytes[i*n:(i+1)*n]); args[i] == nil {
				return nil
			}
			zero = zero && isZero(args[i])
		}
		if zero {
			return w.f.Consts().Leaf(ir.OpZero, t)
		}
		return w.f.Const(ir.Value{Op: ir.OpAggregate, Type: t, Args: args})
	case ir.PointerKind:
		if t.Bits != 0 || l.NonIntegral(0) || slices.ContainsFunc(bytes, func(b byte) bool { return b != 0 }) {
			return nil
		}
		return w.f.Consts().Leaf(ir.OpNull, t)
	}
	if l.Bits(t) != 8*uint64(len(bytes)) {
		return nil
	}
	b := slices.Clone(bytes)
	if !l.BigEndian {
		slices.Reverse(b)
	}
	n := new(big.Int).SetBytes(b)
	switch t.Kind {
	case ir.IntKind:
		return w.f.BigInt(t, n)
	case ir.HalfKind, ir.BFloatKind, ir.FloatKind, ir.DoubleKind:
		return w.f.Consts().Float(t, n.Uint64())
	}
	return nil
}

func isZero(c *ir.Value) bool {
	return (c.Op == ir.OpInt || c.Op == ir.OpFloat) && c.Bits == 0 && c.Aux == nil || c.Op == ir.OpNull
}

// behind is the constant bytes from an address on, to the end of the global or as
// far as they are known; ok if the address is one of constant memory.
func (w *work) behind(p *ir.Value) (s []byte, ok bool) {
	if base(p) == nil {
		return nil, false
	}
	g, off, ok := w.place(p)
	if !ok || !w.isConstant(g) || !g.ValueType.HasFixedSize() {
		return nil, false
	}
	size := int64(w.size().Size(g.ValueType))
	if off < 0 || off > size {
		return nil, false
	}
	n := min(size-off, maxContent)
	r := reader{work: w, dst: make([]byte, n), have: make([]bool, n)}
	r.fill(g.Init, -off)
	if end := slices.Index(r.have, false); end >= 0 {
		return r.dst[:end], true
	}
	return r.dst, true
}
