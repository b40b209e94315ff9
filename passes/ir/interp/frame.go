package interp

import (
	"fmt"

	"rewrite/passes/ir"
)

// A frame is one call that is under way.
type frame struct {
	code   *code
	regs   []Value
	pc     int
	serial uint64 // tells frames apart that come to stand at one place

	private []*Object // static allocas whose address stays here
	allocas []*Object // the others

	varargs  []Value
	vartypes []*ir.Type
	varSite  varSite
	caught   *exception // that a landing pad is about
	stacked  []int      // lengths of allocas that llvm.stacksave noted
	bottom   bool       // returning from it ends a run
}

// Call runs a function until it returns. The error is a *UB, an *Unsupported, an
// *Exit, ErrFuel, ErrStack, ErrMemory, or *Uncaught.
func (m *Machine) Call(f *ir.Func, args []Value) (v Value, err error) {
	depth := len(m.stack)
	defer func() {
		if err != nil {
			for len(m.stack) > depth {
				m.pop("whose function was left by an error")
			}
		}
	}()
	defer m.recoverError(&err)
	if g := m.resolve(f.Global); g.Func != nil && g.Func.HasBody {
		f = g.Func
	}
	if !f.HasBody {
		return Value{}, &Unsupported{What: "a call of " + f.Spelling() + ", which is not defined"}
	}
	if len(args) < len(f.FuncType.Fields) {
		return Value{}, fmt.Errorf("@%s takes %d arguments, not %d", f.Name, len(f.FuncType.Fields), len(args))
	}
	if err := m.push(m.compile(f), args, nil, nil); err != nil {
		return Value{}, err
	}
	m.stack[len(m.stack)-1].bottom = true
	m.runs++
	defer func() { m.runs-- }()
	v, err = m.run()
	return v, m.locate(err)
}

// push makes a frame for a call. types are of all arguments; nil for those of
// the function alone.
func (m *Machine) push(c *code, args []Value, types []*ir.Type, site *ir.Value) error {
	if len(m.stack) >= m.opt.Stack {
		return ErrStack
	}
	born := m.next
	var fr *frame
	if n := len(c.free); n > 0 {
		fr = c.free[n-1]
		c.free = c.free[:n-1]
	} else {
		fr = &frame{code: c, regs: make([]Value, c.nslots)}
		for _, k := range c.consts {
			fr.regs[k.slot] = m.constant(k.v)
		}
		for _, s := range c.statics {
			if s.private {
				o := m.NewObject(ObjStack, s.size, s.align, s.name)
				fr.private = append(fr.private, o)
				fr.regs[s.slot] = o.Pointer()
			}
		}
	}
	fr.pc = 0
	m.serial++
	fr.serial = m.serial
	n := len(c.fn.Params)
	copy(fr.regs, args[:n])
	for _, p := range c.params {
		if p.attrs.byval != nil {
			v, err := m.copyByVal(fr, p.attrs.byval, max(p.attrs.align, m.layout.Align(p.attrs.byval)), args[p.index])
			if err != nil {
				return err
			}
			fr.regs[p.index] = v
			continue
		}
		v, err := m.promise(p.attrs, c.fn.FuncType.Fields[p.index], args[p.index], p.what)
		if err != nil {
			return err
		}
		fr.regs[p.index] = v
	}
	if c.fn.FuncType.VarArg && len(args) > n {
		fr.varargs = append([]Value(nil), args[n:]...)
		fr.vartypes = append([]*ir.Type(nil), types[n:]...)
		fr.varSite = varSite{site}
	}
	i := 0
	for _, s := range c.statics {
		var o *Object
		if s.private {
			o = fr.private[i]
			i++
			o.state = stateLive
			o.needShadow()
			for j := range o.shadow {
				o.shadow[j] = byteUndef
			}
			clear(o.words)
		} else {
			p := m.newAlloca(fr, s.size, s.align, s.name)
			fr.regs[s.slot] = p
			o = p.x.obj
		}
		if s.marked {
			o.state, o.why = stateDead, "whose lifetime has not begun"
		}
	}
	m.stack = append(m.stack, fr)
	if m.opt.Watch != nil {
		m.opt.Watch.Enter(c.fn)
		if w, ok := m.opt.Watch.(CallWatcher); ok {
			w.Given(args, born)
		}
	}
	return nil
}

// newAlloca makes an undef object that lives as long as the frame.
func (m *Machine) newAlloca(fr *frame, size, align uint64, name string) Value {
	o := &Object{Kind: ObjStack, Size: size, Name: name}
	m.place1(o, align)
	both := make([]byte, 2*size)
	o.data, o.shadow = both[:size:size], both[size:]
	for i := range o.shadow {
		o.shadow[i] = byteUndef
	}
	fr.allocas = append(fr.allocas, o)
	return o.Pointer()
}

// copyByVal makes the callee's own copy of an argument that is passed by value.
func (m *Machine) copyByVal(fr *frame, t *ir.Type, align uint64, p Value) (Value, error) {
	size := m.layout.Size(t)
	src, off, err := m.access(p, size, 1, false)
	if err != nil {
		return Value{}, err
	}
	v := m.newAlloca(fr, size, align, "byval argument")
	m.move(v.Object(), 0, src, off, size)
	return v, nil
}

// pop ends the top frame and the life of its allocas.
func (m *Machine) pop(why string) {
	n := len(m.stack) - 1
	fr := m.stack[n]
	m.stack[n] = nil
	m.stack = m.stack[:n]
	for _, o := range fr.allocas {
		m.kill(o, why)
	}
	clear(fr.allocas)
	fr.allocas = fr.allocas[:0]
	fr.varargs, fr.vartypes, fr.caught, fr.bottom = nil, nil, nil, false
	fr.stacked = fr.stacked[:0]
	fr.serial = 0
	fr.code.free = append(fr.code.free, fr)
	if m.opt.Watch != nil {
		m.opt.Watch.Leave()
	}
}

// jumpTo takes an edge: the phis get their values, all at once.
func (fr *frame) jumpTo(i int32, tmp []Value) int {
	e := &fr.code.edges[i]
	regs := fr.regs
	if !e.parallel {
		for _, mv := range e.moves {
			regs[mv.dst] = regs[mv.src]
		}
		return int(e.pc)
	}
	for j, mv := range e.moves {
		tmp[j] = regs[mv.src]
	}
	for j, mv := range e.moves {
		regs[mv.dst] = tmp[j]
	}
	return int(e.pc)
}

// switchEdge finds the edge of a switch.
func (m *values) switchEdge(in *inst, c Value) int32 {
	s := in.x.(*switchTable)
	if s.table != nil {
		if i := c.n - s.base; i < uint64(len(s.table)) {
			return s.table[i]
		}
		return s.edges[0]
	}
	if s.small != nil {
		if e, ok := s.small[c.n]; ok {
			return e
		}
		return s.edges[0]
	}
	n, _ := c.Big()
	for i, a := range in.v.Args[1:] {
		if a.Int().Cmp(n) == 0 {
			return s.edges[i+1]
		}
	}
	return s.edges[0]
}

// indirect finds the edge of an indirectbr.
func (m *image) indirect(in *inst, p Value) (int32, error) {
	if p.defined() {
		for i, t := range in.v.Targets {
			if o := m.blocks[t]; o != nil && o.Base == p.n {
				return in.x.(*switchTable).edges[i], nil
			}
		}
	}
	return 0, ub("indirectbr to %s, which is none of its blocks", m.Format(ir.Ptr, p))
}
