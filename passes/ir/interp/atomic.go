package interp

import (
	"rewrite/passes/ir"
	"rewrite/passes/ir/intrinsic"
)

// other runs instructions that are rare.
func (m *Machine) other(fr *frame, in *inst) error {
	v := in.v
	switch v.Op {
	case ir.OpPhi:
		fr.regs[in.dst] = m.fastMath(v.Flags, v.Type, fr.regs[in.dst])
		return nil
	case ir.OpCmpXchg:
		return m.cmpXchg(fr, in)
	case ir.OpAtomicRMW:
		return m.atomicRMW(fr, in)
	case ir.OpLandingPad:
		r, err := m.landingPad(fr, v)
		fr.regs[in.dst] = r
		return err
	case ir.OpResume:
		return m.resume(fr, fr.regs[in.a])
	case ir.OpVAArg:
		r, err := m.vaArg(fr.regs[in.a], v.Type)
		if in.dst >= 0 {
			fr.regs[in.dst] = r
		}
		return err
	}
	return &Unsupported{What: v.Op.String()}
}

// atomic finds the memory of an atomic access to a type.
func (m *Machine) atomic(fr *frame, in *inst, t *ir.Type) (*Object, uint64, error) {
	size := m.layout.StoreSize(t)
	return m.access(fr.regs[in.a], size, max(in.v.Aux.(*ir.Mem).Align, size&-size), true)
}

// cmpXchg never fails spuriously, which weak allows.
func (m *Machine) cmpXchg(fr *frame, in *inst) error {
	t := in.v.Args[1].Type
	o, off, err := m.atomic(fr, in, t)
	if err != nil {
		return err
	}
	old, err := m.load(o, off, t)
	if err != nil {
		return err
	}
	want := fr.regs[in.b]
	var same Value
	switch {
	case old.IsPoison() || want.IsPoison():
		return ub("cmpxchg compares %s and %s", m.Format(t, old), m.Format(t, want))
	case t.Kind == ir.PointerKind:
		same = m.comparePointers(in.v, Value{n: old.n, x: undefOnly(old)}, Value{n: want.n, x: undefOnly(want)}, t)
	default:
		same, err = m.integer(ir.OpICmp, ir.EvalArgs{A: old.n, B: want.n, Width: m.scalarBits(t), To: 1, Pred: ir.EQ}, old, want)
		if m.scalarBits(t) > 64 {
			same, err = m.wide(ir.OpICmp, 0, ir.EQ, t.Bits, 1, old, want)
		}
		if err != nil {
			return err
		}
	}
	same = m.one(same, 1)
	if same.n != 0 {
		if err := m.store(o, off, t, fr.regs[in.c]); err != nil {
			return err
		}
	}
	m.atomicEvents(fr, in, t, old, fr.regs[in.c], same.n != 0)
	fr.regs[in.dst] = List(old, same)
	return nil
}

func undefOnly(v Value) *ext {
	if v.IsUndef() {
		return v.x
	}
	return nil
}

func (m *Machine) atomicEvents(fr *frame, in *inst, t *ir.Type, old, stored Value, wrote bool) {
	if in.v.Flags&ir.Volatile == 0 || m.opt.Trace == nil {
		return
	}
	m.opt.Trace(Event{Kind: EventLoad, Args: []Value{old}, Types: []*ir.Type{t}, At: fr.regs[in.a]})
	if wrote {
		m.opt.Trace(Event{Kind: EventStore, Args: []Value{stored}, Types: []*ir.Type{t}, At: fr.regs[in.a]})
	}
}

func (m *Machine) atomicRMW(fr *frame, in *inst) error {
	t := in.v.Type
	o, off, err := m.atomic(fr, in, t)
	if err != nil {
		return err
	}
	old, err := m.load(o, off, t)
	if err != nil {
		return err
	}
	r, err := rmw(m, in.v.Aux.(*ir.Mem).RMW, t, old, fr.regs[in.b])
	if err != nil {
		return err
	}
	if err := m.store(o, off, t, r); err != nil {
		return err
	}
	m.atomicEvents(fr, in, t, old, r, true)
	fr.regs[in.dst] = old
	return nil
}

// rmw is what an atomicrmw makes of the old value and its operand.
func rmw(m *Machine, op string, t *ir.Type, a, b Value) (Value, error) {
	if op == "xchg" {
		return b, nil
	}
	if t.Kind == ir.VectorKind {
		elems := make([]Value, len(a.x.elems))
		for i := range elems {
			r, err := rmw(m, op, t.Elem, a.x.elems[i], b.x.elems[i])
			if err != nil {
				return Value{}, err
			}
			elems[i] = r
		}
		return List(elems...), nil
	}
	if a.IsPoison() || b.IsPoison() {
		return poison(), nil
	}
	if t.IsFloat() {
		return m.rmwFloat(op, t, m.one(a, m.scalarBits(t)), m.one(b, m.scalarBits(t)))
	}
	w := m.scalarBits(t)
	do := func(op ir.Op, x, y Value) (Value, error) {
		if w > 64 {
			return m.wide(op, 0, 0, w, w, x, y)
		}
		return m.integer(op, ir.EvalArgs{A: x.n, B: y.n, Width: w, To: w}, x, y)
	}
	simple := map[string]ir.Op{"add": ir.OpAdd, "sub": ir.OpSub, "and": ir.OpAnd, "or": ir.OpOr, "xor": ir.OpXor}
	if o, ok := simple[op]; ok {
		return do(o, a, b)
	}
	if op == "nand" {
		r, err := do(ir.OpAnd, a, b)
		if err != nil {
			return r, err
		}
		return do(ir.OpXor, r, BigInt(lowMask(uint(w)), w))
	}
	named := map[string]intrinsic.ID{"max": intrinsic.Smax, "min": intrinsic.Smin, "umax": intrinsic.Umax, "umin": intrinsic.Umin, "usub_sat": intrinsic.UsubSat}
	if id, ok := named[op]; ok {
		r, _ := intIntrinsics[id].lane(&Call{Machine: m}, []Value{a, b}, w, w)
		return r, nil
	}
	a, b = m.one(a, w), m.one(b, w)
	if w <= 64 {
		switch op {
		case "uinc_wrap":
			if a.n >= b.n {
				return Int(0), nil
			}
			return Int(a.n + 1), nil
		case "udec_wrap":
			if a.n == 0 || a.n > b.n {
				return b, nil
			}
			return Int(a.n - 1), nil
		case "usub_cond":
			if a.n >= b.n {
				return Int(a.n - b.n), nil
			}
			return a, nil
		}
	}
	return Value{}, &Unsupported{What: "atomicrmw " + op + " on " + t.String()}
}

func (m *arithmetic) rmwFloat(op string, t *ir.Type, a, b Value) (Value, error) {
	switch op {
	case "fadd":
		return m.arith(ir.OpFAdd, t, m.decode(t, a), m.decode(t, b)), nil
	case "fsub":
		return m.arith(ir.OpFSub, t, m.decode(t, a), m.decode(t, b)), nil
	case "fmax", "fmin":
		x, y := m.decode(t, a), m.decode(t, b)
		switch {
		case x.nan:
			return b, nil
		case y.nan:
			return a, nil
		}
		if (x.f.Cmp(y.f) >= 0) == (op == "fmax") {
			return a, nil
		}
		return b, nil
	}
	return Value{}, &Unsupported{What: "atomicrmw " + op}
}
