package interp

import (
	"math/big"
	"math/bits"

	"rewrite/passes/ir"
)

// This file evaluates operations without effects on values of every kind; the
// main loop (run.go) takes a short way for plain numbers.

// arithmetic is what operations give that have no effect beyond memory: they look at
// objects where addresses are compared or become numbers.
type arithmetic struct{ memory }

// eval evaluates a pure operation on its operands.
func (m *arithmetic) eval(v *ir.Value, args []Value) (Value, error) {
	switch v.Op {
	case ir.OpGEP:
		return m.gep(v, args), nil
	case ir.OpSelect:
		return m.selectOp(v, args[0], args[1], args[2]), nil
	case ir.OpBitCast:
		return m.bitcast(args[0], v.Args[0].Type, v.Type), nil
	case ir.OpExtractElement:
		return m.extractElement(args[0], args[1]), nil
	case ir.OpInsertElement:
		return m.insertElement(v.Type, args[0], args[1], args[2]), nil
	case ir.OpShuffleVector:
		return m.shuffle(v, args), nil
	case ir.OpExtractValue:
		r := args[0]
		for _, i := range v.Aux.(ir.Indices) {
			r = r.x.elems[i]
		}
		return r, nil
	case ir.OpInsertValue:
		return insertValue(args[0], args[1], v.Aux.(ir.Indices)), nil
	case ir.OpFreeze:
		return m.freeze(v.Type, args[0]), nil
	}
	if len(args) > 0 && v.Args[0].Type.Kind == ir.VectorKind {
		if v.Args[0].Type.Scalable {
			unsupported("scalable vectors")
		}
		elems := make([]Value, v.Args[0].Type.Len)
		lane := make([]Value, len(args))
		for i := range elems {
			for j := range args {
				lane[j] = args[j].x.elems[i]
			}
			r, err := m.scalar(v, v.Args[0].Type.Elem, v.Type.Elem, lane)
			if err != nil {
				return Value{}, err
			}
			elems[i] = r
		}
		return List(elems...), nil
	}
	return m.scalar(v, v.Args[0].Type, v.Type, args)
}

// scalar evaluates one lane. from is the type of the operands, to that of the result.
func (m *arithmetic) scalar(v *ir.Value, from, to *ir.Type, args []Value) (Value, error) {
	a := args[0]
	var b Value
	if len(args) > 1 {
		b = args[1]
	}
	switch v.Op {
	case ir.OpPtrToInt, ir.OpPtrToAddr:
		return m.ptrToInt(a, from, to, v.Op == ir.OpPtrToInt), nil
	case ir.OpIntToPtr:
		return m.intToPtr(a, from, to), nil
	case ir.OpAddrSpaceCast:
		if a.x == nil && a.n == 0 || a.x != nil && a.x.kind != kindPtr && a.x.kind != kindWild {
			return a, nil
		}
		unsupported("addrspacecast")
	case ir.OpICmp:
		if from.Kind == ir.PointerKind {
			return m.comparePointers(v, a, b, from), nil
		}
	}
	info := v.Op.Info()
	if a.IsPoison() || b.IsPoison() {
		return m.poisoned(v.Op, a, b, from)
	}
	if from.IsFloat() || to.IsFloat() {
		return m.float(v, from, to, a, b)
	}
	if info.Eval == nil {
		unsupported(v.Op.String() + " on type " + from.String())
	}
	fw, tw := m.scalarBits(from), m.scalarBits(to)
	if fw > 64 || tw > 64 {
		return m.wide(v.Op, v.Flags, v.Pred, fw, tw, a, b)
	}
	e := ir.EvalArgs{A: a.n, B: b.n, Width: fw, To: tw, Flags: v.Flags, Pred: v.Pred}
	return m.integer(v.Op, e, a, b)
}

// integer evaluates an operation on integers of at most 64 bits.
func (m *arithmetic) integer(op ir.Op, e ir.EvalArgs, a, b Value) (Value, error) {
	info := op.Info()
	if a.x != nil || b.x != nil {
		var r Value
		var out ir.Outcome
		var ok bool
		if info.Arity == 1 {
			r, out, ok = unarySets(op, e, a)
		} else {
			r, out, ok = binarySets(op, e, a, b)
		}
		if ok {
			if out == ir.Undefined {
				return Value{}, trapReason(op, Int(0))
			}
			return r, nil
		}
		a, b = m.narrow(a), m.narrow(b)
		e.A, e.B = a.n, b.n
	}
	n, out := info.Eval(e)
	switch out {
	case ir.Poisoned:
		return poison(), nil
	case ir.Undefined:
		return Value{}, trapReason(op, b)
	case ir.NotFolded:
		unsupported(op.String())
	}
	return Int(n), nil
}

func trapReason(op ir.Op, b Value) error {
	if n, _ := b.Int(); b.x == nil && n == 0 {
		return ub("%s by zero", op)
	}
	return ub("%s overflows", op)
}

// poisoned is an operation with a poison operand: poison, but a division by
// poison may trap.
func (m *arithmetic) poisoned(op ir.Op, a, b Value, t *ir.Type) (Value, error) {
	switch op {
	case ir.OpUDiv, ir.OpSDiv, ir.OpURem, ir.OpSRem:
		if b.IsPoison() {
			return Value{}, ub("%s by poison", op)
		}
		if w := m.scalarBits(t); w <= 64 {
			if b.Contains(Int(0)) {
				return Value{}, ub("%s by zero", op)
			}
			if op == ir.OpSDiv || op == ir.OpSRem {
				if b.Contains(Int(ir.Mask(w))) {
					return Value{}, ub("%s of poison by -1, which may overflow", op)
				}
			}
		} else if n, ok := b.Big(); ok && n.Sign() == 0 {
			return Value{}, ub("%s by zero", op)
		}
	}
	return poison(), nil
}

// wide evaluates an integer operation with more than 64 bits.
func (m *arithmetic) wide(op ir.Op, fl ir.Flags, pred ir.Pred, fw, tw uint32, a, b Value) (Value, error) {
	a, b = m.one(a, fw), m.one(b, fw)
	x, _ := a.Big()
	y, _ := b.Big()
	n, out := ir.EvalWide(op, x, y, fw, tw, fl, pred)
	switch out {
	case ir.Poisoned:
		return poison(), nil
	case ir.Undefined:
		return Value{}, ub("%s by zero or with overflow", op)
	case ir.NotFolded:
		unsupported(op.String() + " on wide integers")
	}
	return BigInt(new(big.Int).Set(n), tw), nil
}

// one narrows a scalar of any width to one member.
func (m *arithmetic) one(v Value, w uint32) Value {
	if !v.IsUndef() {
		return v
	}
	m.narrowed = true
	return m.anyOf(v, w)
}

// anyOf chooses a member of a scalar of any width.
func (m *arithmetic) anyOf(v Value, w uint32) Value {
	if w <= 64 {
		if v.IsPoison() {
			return Int(m.pick(Value{x: undefExt[w]}))
		}
		return Int(m.pick(v))
	}
	n := new(big.Int)
	for i := uint32(0); i < w; i += 64 {
		n.Lsh(n, 64)
		n.Or(n, new(big.Int).SetUint64(m.choose(0)))
	}
	n.And(n, new(big.Int).Sub(new(big.Int).Lsh(big.NewInt(1), uint(w)), big.NewInt(1)))
	return BigInt(n, w)
}

// freeze chooses, once for all users, what poison and undef are.
func (m *arithmetic) freeze(t *ir.Type, v Value) Value {
	if v.defined() {
		return v
	}
	if es := v.Elems(); es != nil {
		elems := make([]Value, len(es))
		for i, e := range es {
			elems[i] = m.freeze(t.ElemAt(uint64(i)), e)
		}
		return List(elems...)
	}
	return m.anyOf(v, m.scalarBits(t))
}

// selectOp is select: the arm that is not chosen does not matter, poison included.
func (m *arithmetic) selectOp(v *ir.Value, c, x, y Value) Value {
	if es := c.Elems(); es != nil {
		elems := make([]Value, len(es))
		for i := range es {
			elems[i] = m.selectOne(v, v.Type.Elem, es[i], x.x.elems[i], y.x.elems[i])
		}
		return List(elems...)
	}
	return m.selectOne(v, v.Type, c, x, y)
}

func (m *arithmetic) selectOne(v *ir.Value, t *ir.Type, c, x, y Value) Value {
	r := x
	switch {
	case c.IsPoison():
		return m.Poison(t)
	case c.IsUndef():
		if x.Elems() != nil {
			// Each use picks its arm for the value as a whole; lane by lane is
			// more than that, so it holds only where one arm fits both.
			if same := x.Contains(y); same {
				break
			}
			if y.Contains(x) {
				r = y
				break
			}
			if m.choose(2) == 0 {
				r = y
			}
			m.narrowed = true
			break
		}
		u, ok := union(x, y)
		if !ok {
			m.narrowed = true
			if u = x; m.choose(2) == 0 {
				u = y
			}
		}
		r = u
	case c.n == 0:
		r = y
	}
	if v.Flags&ir.FastMath != 0 {
		r = m.fastMath(v.Flags, t, r)
	}
	return r
}

func (m *arithmetic) extractElement(v, i Value) Value {
	es := v.x.elems
	if i.IsPoison() || i.IsUndef() && !inRange(i, len(es)) {
		return poisonLike(es[0])
	}
	i = m.narrow(i)
	if n, ok := i.Int(); ok && n < uint64(len(es)) {
		return es[n]
	}
	return poisonLike(es[0])
}

func poisonLike(Value) Value { return poison() } // elements of vectors are scalars

// inRange tells whether all members of an index are below n.
func inRange(i Value, n int) bool {
	_, hi := bounds(i, 0)
	return hi < uint64(n)
}

func (m *arithmetic) insertElement(t *ir.Type, v, e, i Value) Value {
	if i.IsPoison() || i.IsUndef() && !inRange(i, len(v.x.elems)) {
		return m.Poison(t)
	}
	i = m.narrow(i)
	n, ok := i.Int()
	if !ok || n >= uint64(len(v.x.elems)) {
		return m.Poison(t)
	}
	elems := append([]Value(nil), v.x.elems...)
	elems[n] = e
	return List(elems...)
}

func (m *arithmetic) shuffle(v *ir.Value, args []Value) Value {
	if v.Type.Scalable {
		unsupported("scalable vectors")
	}
	as, bs := args[0].x.elems, args[1].x.elems
	elems := make([]Value, v.Type.Len)
	for i := range elems {
		k, ok := maskAt(v.Args[2], i)
		switch {
		case !ok:
			elems[i] = poison()
		case k < len(as):
			elems[i] = as[k]
		default:
			elems[i] = bs[k-len(as)]
		}
	}
	return List(elems...)
}

// maskAt is element i of a shuffle's mask; false for poison or undef.
func maskAt(mask *ir.Value, i int) (int, bool) {
	switch mask.Op {
	case ir.OpZero:
		return 0, true
	case ir.OpAggregate:
		mask = mask.Args[i]
	case ir.OpSplat:
		mask = mask.Args[0]
	}
	return int(mask.Bits), mask.Op == ir.OpInt
}

func insertValue(v, e Value, path ir.Indices) Value {
	if len(path) == 0 {
		return e
	}
	elems := append([]Value(nil), v.x.elems...)
	elems[path[0]] = insertValue(elems[path[0]], e, path[1:])
	return List(elems...)
}

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
func (m *arithmetic) planGEP(v *ir.Value) *gepPlan {
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
			unsupported("scalable vectors")
		}
		scale := m.layout.Size(t)
		wraps := p.flags&ir.NUW != 0 && scale > 1 && a.Op == ir.OpInt && a.Aux == nil && a.SExt() < 0
		if a.Op == ir.OpInt && !wraps && a.Type.Bits <= p.width && a.SExt()>>31 == a.SExt()>>63 && scale>>31 == 0 {
			p.constant(scale * uint64(a.SExt()))
			continue
		}
		p.steps = append(p.steps, step{i + 1, scale, a.Type.Scalar().Bits})
	}
	return p
}

// gep evaluates a getelementptr, on vectors too.
func (m *arithmetic) gep(v *ir.Value, args []Value) Value {
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
func (m *arithmetic) runGEP(p *gepPlan, args []Value) Value {
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
func (m *arithmetic) scaled(p *gepPlan, s step, v Value) (uint64, bool) {
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
func (m *arithmetic) advance(p *gepPlan, base Value, off uint64, ok bool) (Value, bool) {
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
func (m *arithmetic) index(v Value, w uint32) uint64 {
	if v.x != nil && v.x.kind == kindWide {
		return new(big.Int).And(v.x.wide, new(big.Int).SetUint64(^uint64(0))).Uint64()
	}
	return uint64(sext(v.n, w))
}

func (m *arithmetic) ptrToInt(a Value, from, to *ir.Type, expose bool) Value {
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

func (m *arithmetic) intToPtr(a Value, from, to *ir.Type) Value {
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
func (m *arithmetic) comparePointers(v *ir.Value, a, b Value, t *ir.Type) Value {
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
	check(err)
	return r
}
