package interp

import (
	"math/big"

	"rewrite/passes/ir"
)

// image is the modules as a program is loaded: names are linked, globals have addresses,
// constants values.
type image struct {
	arithmetic
	sources []Source
	lines   map[*ir.Module][]int
	globals map[*ir.Global]*Object // by every global of every module, once resolved
	symbols map[string]*ir.Global  // of external linkage, the definition that counts
	ctors   []*ir.Func
	blocks  map[*ir.Block]*Object // of no size, for blocks whose address is taken
	ifuncs  map[*ir.Global]Value  // which function each stands for, once it was asked for

	runFunc  func(f *ir.Func) (Value, error) // calls a function without arguments
	external func(o *Object) bool            // fills a variable that is declared; nil if nobody does
}

func (m *image) init(sources []Source) {
	m.sources, m.lines = sources, map[*ir.Module][]int{}
	m.globals, m.symbols = map[*ir.Global]*Object{}, map[string]*ir.Global{}
	m.blocks, m.ifuncs = map[*ir.Block]*Object{}, map[*ir.Global]Value{}
}

// constant evaluates a constant. What it cannot evaluate panics as unsupported.
func (m *image) constant(v *ir.Value) Value {
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
		check(err)
		return r
	}
	unsupported("the constant " + v.Op.String())
	return Value{}
}

// addressOf is the address of a global, aliases followed.
func (m *image) addressOf(g *ir.Global) Value {
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
func (m *image) resolver(g *ir.Global) Value {
	if p, ok := m.ifuncs[g]; ok {
		return p
	}
	f := m.constant(g.Init).Object()
	if f == nil || f.global == nil || f.global.Func == nil || !f.global.Func.HasBody {
		unsupported("the ifunc " + g.Spelling())
	}
	p, err := m.runFunc(f.global.Func)
	check(err)
	m.ifuncs[g] = p
	return p
}

// blockAddress gives each block whose address is taken an object of no size.
func (m *image) blockAddress(a *ir.BlockAddr) Value {
	b := a.Block
	fn := m.resolve(a.Func).Func
	if b == nil && fn != nil {
		b = fn.AddrTaken[a.Label]
	}
	if b == nil {
		unsupported("the address of block " + a.Label)
	}
	if m.blocks[b] == nil {
		m.blocks[b] = m.newObject(ObjFunc, 0, 16, "blockaddress")
		m.blocks[b].state = stateFunc
	}
	return m.blocks[b].Pointer()
}

// Initialize gives a variable its content if nothing used it so far.
func (m *image) Initialize(o *Object) {
	if o.state == stateLazy {
		m.initialize(o)
	}
}

// initialize evaluates a global's initializer when the global is first used.
func (m *image) initialize(o *Object) {
	g := o.global
	o.state = stateLive
	if g.IsDecl() {
		o.data = make([]byte, o.Size)
		if m.external == nil || !m.external(o) {
			o.state = stateLazy
			unsupported("the variable " + g.Spelling() + ", which is declared and not defined")
		}
		o.constant = g.Constant
		return
	}
	o.data = make([]byte, o.Size)
	m.initAt(o, 0, g.Init)
	o.constant = g.Constant
}

// initAt writes an initializer; large arrays go without a list of their elements.
func (m *image) initAt(o *Object, off uint64, v *ir.Value) {
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
	check(m.store(o, off, v.Type, m.constant(v)))
}
