package interp

import (
	"math/big"

	"rewrite/passes/ir"
)

// This file evaluates operations without effects on values of every kind; the
// main loop (run.go) takes a short way for plain numbers.

// eval evaluates a pure operation on its operands.
func (m *Machine) eval(v *ir.Value, args []Value) (Value, error) {
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
			m.unsupported("scalable vectors")
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
func (m *Machine) scalar(v *ir.Value, from, to *ir.Type, args []Value) (Value, error) {
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
		m.unsupported("addrspacecast")
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
		m.unsupported(v.Op.String() + " on type " + from.String())
	}
	fw, tw := m.scalarBits(from), m.scalarBits(to)
	if fw > 64 || tw > 64 {
		return m.wide(v.Op, v.Flags, v.Pred, fw, tw, a, b)
	}
	e := ir.EvalArgs{A: a.n, B: b.n, Width: fw, To: tw, Flags: v.Flags, Pred: v.Pred}
	return m.integer(v.Op, e, a, b)
}

// integer evaluates an operation on integers of at most 64 bits.
func (m *Machine) integer(op ir.Op, e ir.EvalArgs, a, b Value) (Value, error) {
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
		m.unsupported(op.String())
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
func (m *Machine) poisoned(op ir.Op, a, b Value, t *ir.Type) (Value, error) {
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
func (m *Machine) wide(op ir.Op, fl ir.Flags, pred ir.Pred, fw, tw uint32, a, b Value) (Value, error) {
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
		m.unsupported(op.String() + " on wide integers")
	}
	return BigInt(new(big.Int).Set(n), tw), nil
}

// one narrows a scalar of any width to one member.
func (m *Machine) one(v Value, w uint32) Value {
	if !v.IsUndef() {
		return v
	}
	m.narrowed = true
	return m.anyOf(v, w)
}

// anyOf chooses a member of a scalar of any width.
func (m *Machine) anyOf(v Value, w uint32) Value {
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
func (m *Machine) freeze(t *ir.Type, v Value) Value {
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
func (m *Machine) selectOp(v *ir.Value, c, x, y Value) Value {
	if es := c.Elems(); es != nil {
		elems := make([]Value, len(es))
		for i := range es {
			elems[i] = m.selectOne(v, v.Type.Elem, es[i], x.x.elems[i], y.x.elems[i])
		}
		return List(elems...)
	}
	return m.selectOne(v, v.Type, c, x, y)
}

func (m *Machine) selectOne(v *ir.Value, t *ir.Type, c, x, y Value) Value {
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

func (m *Machine) extractElement(v, i Value) Value {
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

func (m *Machine) insertElement(t *ir.Type, v, e, i Value) Value {
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

func (m *Machine) shuffle(v *ir.Value, args []Value) Value {
	if v.Type.Scalable {
		m.unsupported("scalable vectors")
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
