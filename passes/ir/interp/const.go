package interp

import (
	"math/big"

	"rewrite/passes/ir"
)

// constant evaluates a constant. What it cannot evaluate panics as unsupported.
func (m *Machine) constant(v *ir.Value) Value {
	switch v.Op {
	case ir.OpInt, ir.OpFloat:
		if w, ok := v.Aux.(*ir.Wide); ok {
			return Value{x: &ext{kind: kindWide, wide: new(big.Int).Set(&w.N)}}
		}
		if m.scalarBits(v.Type) > 64 {
			return BigInt(new(big.Int).SetUint64(v.Bits), m.scalarBits(v.Type))
		}
		return Int(v.Bits)
	case ir.OpNull:
		return Value{}
	case ir.OpUndef:
		return m.Undef(v.Type)
	case ir.OpPoison:
		return m.Poison(v.Type)
	case ir.OpZero:
		return m.Zero(v.Type)
	case ir.OpNone:
		return Value{}
	case ir.OpAggregate:
		elems := make([]Value, len(v.Args))
		for i, a := range v.Args {
			elems[i] = m.constant(a)
		}
		return List(elems...)
	case ir.OpString:
		b := v.Aux.(ir.Bytes)
		elems := make([]Value, len(b))
		for i := range elems {
			elems[i].n = uint64(b[i])
		}
		return List(elems...)
	case ir.OpSplat:
		e := m.constant(v.Args[0])
		elems := make([]Value, v.Type.Len)
		for i := range elems {
			elems[i] = e
		}
		return List(elems...)
	case ir.OpGlobal:
		return m.addressOf(v.AsGlobal())
	case ir.OpDSOLocal, ir.OpNoCFI:
		return m.constant(v.Args[0])
	case ir.OpBlockAddr:
		return m.blockAddress(v.Aux.(*ir.BlockAddr))
	case ir.OpGEP:
		args := make([]Value, len(v.Args))
		for i, a := range v.Args {
			args[i] = m.constant(a)
		}
		return m.gep(v, args)
	}
	if v.IsConstExpr() {
		args := make([]Value, len(v.Args))
		for i, a := range v.Args {
			if i < 2 || v.Op != ir.OpShuffleVector {
				args[i] = m.constant(a)
			}
		}
		r, err := m.eval(v, args)
		m.check(err)
		return r
	}
	m.unsupported("the constant " + v.Op.String())
	return Value{}
}

// addressOf is the address of a global, aliases followed.
func (m *Machine) addressOf(g *ir.Global) Value {
	d := m.resolve(g)
	switch d.Kind {
	case ir.Alias:
		return m.constant(d.Init)
	case ir.IFunc:
		return m.resolver(d)
	}
	return m.objectOf(d).Pointer()
}

// resolver asks an ifunc's resolver, once, which function it stands for.
func (m *Machine) resolver(g *ir.Global) Value {
	if p, ok := m.ifuncs[g]; ok {
		return p
	}
	f := m.constant(g.Init).Object()
	if f == nil || f.global == nil || f.global.Func == nil || !f.global.Func.HasBody {
		m.unsupported("the ifunc " + g.Spelling())
	}
	p, err := m.Call(f.global.Func, nil)
	m.check(err)
	m.ifuncs[g] = p
	return p
}

// blockAddress gives each block whose address is taken an object of no size.
func (m *Machine) blockAddress(a *ir.BlockAddr) Value {
	b := a.Block
	fn := m.resolve(a.Func).Func
	if b == nil && fn != nil {
		b = fn.AddrTaken[a.Label]
	}
	if b == nil {
		m.unsupported("the address of block " + a.Label)
	}
	if m.blocks[b] == nil {
		m.blocks[b] = m.newObject(ObjFunc, 0, 16, "blockaddress")
		m.blocks[b].state = stateFunc
	}
	return m.blocks[b].Pointer()
}

// Initialize gives a variable its content if nothing used it so far.
func (m *Machine) Initialize(o *Object) {
	if o.state == stateLazy {
		m.initialize(o)
	}
}

// initialize evaluates a global's initializer when the global is first used.
func (m *Machine) initialize(o *Object) {
	g := o.global
	o.state = stateLive
	if g.IsDecl() {
		o.data = make([]byte, o.Size)
		if m.opt.ExternalData == nil || !m.opt.ExternalData(m, o) {
			o.state = stateLazy
			m.unsupported("the variable " + g.Spelling() + ", which is declared and not defined")
		}
		o.constant = g.Constant
		return
	}
	o.data = make([]byte, o.Size)
	m.initAt(o, 0, g.Init)
	o.constant = g.Constant
}

// initAt writes an initializer; large arrays go without a list of their elements.
func (m *Machine) initAt(o *Object, off uint64, v *ir.Value) {
	switch v.Op {
	case ir.OpZero, ir.OpNull:
		return
	case ir.OpString:
		copy(o.data[off:], v.Aux.(ir.Bytes))
		return
	case ir.OpAggregate:
		switch v.Type.Kind {
		case ir.StructKind:
			for i, a := range v.Args {
				m.initAt(o, off+m.layout.Offset(v.Type, uint64(i)), a)
			}
			return
		case ir.ArrayKind:
			step := m.layout.Size(v.Type.Elem)
			for i, a := range v.Args {
				m.initAt(o, off+uint64(i)*step, a)
			}
			return
		}
	}
	m.check(m.store(o, off, v.Type, m.constant(v)))
}
