package interp

import (
	"fmt"
	"slices"
	"strings"

	"rewrite/passes/ir"
	"rewrite/passes/ir/intrinsic"
)

// A Builtin does what a function that is not defined in the modules does. It
// returns one of the errors that Machine.Call lists, or nil.
type Builtin func(c *Call) (Value, error)

// A Call is one call of a builtin.
type Call struct {
	*Machine
	Name   string
	Args   []Value
	Types  []*ir.Type // of Args
	Result *ir.Type
	Site   *ir.Value // the instruction
}

// Num gives argument i as one number: an undef one is narrowed. A poison one
// ends the program as undefined behaviour.
func (c *Call) Num(i int) uint64 { return c.Arg(i).n }

// Signed is Num of an argument as a signed number.
func (c *Call) Signed(i int) int64 {
	return sext(c.Num(i), min(c.scalarBits(c.Types[i]), 64))
}

// Arg gives argument i, one scalar that is neither poison nor undef.
func (c *Call) Arg(i int) Value {
	if i >= len(c.Args) {
		unsupported(fmt.Sprintf("a call of @%s with %d arguments", c.Name, len(c.Args)))
	}
	v := c.Args[i]
	if v.defined() {
		return v
	}
	if v.IsPoison() {
		check(ub("argument %d of @%s is poison", i+1, c.Name))
	}
	if len(v.Elems()) == 0 {
		v = c.one(v, c.scalarBits(c.Types[i]))
	}
	return v
}

// Fail ends the call with undefined behaviour.
func (c *Call) Fail(format string, args ...any) error {
	return ub("@%s: %s", c.Name, fmt.Sprintf(format, args...))
}

// callCode is a call made ready.
type callCode struct {
	name     string
	args     []int32
	types    []*ir.Type
	fn       *ir.Func // a defined function
	code     *code
	builtin  Builtin // or a builtin or intrinsic
	external bool    // or a function that only Options.External knows
	asm      bool
	missing  string // or something that cannot be called, and why
	params   []paramCheck
	result   *attrs
	noreturn bool
	must     bool
	normal   int32 // edges of an invoke; -1 for a call
	unwind   int32
	result0  *ir.Type
}

func (b *builder) call(in *inst, v *ir.Value) {
	m := b.m
	aux := v.Aux.(*ir.Call)
	in.op = opCall
	cc := &callCode{normal: -1, unwind: -1, must: v.Flags&ir.MustTail != 0, result0: v.Type}
	in.x = cc
	for i, a := range v.CallArgs() {
		cc.args = append(cc.args, b.use(a))
		cc.types = append(cc.types, a.Type)
		if at := attrsOf(aux.ParamAttr(i), a.Type); at != nil {
			at.byval = nil // the callee's own attribute says whether it copies
			cc.params = append(cc.params, paramCheck{i, at, fmt.Sprintf("argument %d of the call", i+1)})
		}
	}
	cc.result = attrsOf(aux.RetAttrs, v.Type)
	if md := loadAttrs(v); md != nil && cc.result == nil {
		cc.result = md
	}
	cc.noreturn = aux.FuncAttrs.Has("noreturn")
	if v.Op != ir.OpCall {
		cc.normal = b.edge(v.Block, v.Targets[0])
		if v.Op == ir.OpInvoke {
			cc.unwind = b.edge(v.Block, v.Targets[1])
		}
	}
	callee := v.Args[0]
	if callee.Op == ir.OpInlineAsm {
		cc.asm = true
		a := callee.Aux.(*ir.InlineAsm)
		if strings.TrimSpace(a.Text) != "" {
			cc.missing = "inline asm \"" + a.Text + "\""
		}
		return
	}
	if g := callee.AsGlobal(); g != nil {
		if g.IsDebug() || g.Intrinsic == intrinsic.ExperimentalNoaliasScopeDecl || g.Intrinsic == intrinsic.Donothing {
			in.op = opNop
			return
		}
		m.target(cc, g)
	}
}

// target finds out what a call of a global does.
func (m *Machine) target(cc *callCode, g *ir.Global) {
	d := m.resolve(g)
	for d.Kind == ir.Alias || d.Kind == ir.IFunc {
		o := m.addressOf(d).Object()
		if o == nil || o.global == nil {
			cc.missing = "a call of the " + d.Kind.String() + " " + g.Spelling()
			return
		}
		d = o.global
	}
	cc.name = d.Name
	if f := d.Func; f != nil && !f.HasBody && !d.IsIntrinsic() { // one that has a body asks for itself
		for i, set := range f.ParamAttrs[:min(len(f.ParamAttrs), len(cc.types))] {
			if at := attrsOf(set, cc.types[i]); at != nil {
				at.byval = nil // nothing is known of what it does with the copy
				cc.params = append(slices.Clip(cc.params), paramCheck{i, at, fmt.Sprintf("argument %d of %s", i+1, d.Name)})
			}
		}
	}
	switch {
	case d.Kind != ir.Function:
		cc.missing = "a call of the " + d.Kind.String() + " " + d.Spelling()
		return
	case d.IsIntrinsic():
		if f := m.intrinsic(d); f != nil {
			cc.builtin = f
		} else {
			cc.missing = "the intrinsic " + d.Spelling()
		}
	case d.Func.HasBody:
		cc.fn = d.Func
		cc.noreturn = cc.noreturn || d.Attrs.Has("noreturn")
	case m.opt.Builtins[strings.TrimPrefix(d.Name, "\x01")] != nil:
		cc.builtin = m.opt.Builtins[strings.TrimPrefix(d.Name, "\x01")]
	case m.opt.External != nil:
		cc.external = true
	default:
		cc.missing = "a call of " + d.Spelling() + ", which is not defined and no library function that is known"
	}
}

// call does a call. done tells that it is over and v its result; otherwise a
// frame was pushed.
func (m *Machine) call(fr *frame, in *inst) (done bool, v Value, err error) {
	cc := in.x.(*callCode)
	if cc.name == "" && !cc.asm {
		if cc, err = m.indirectCall(fr, in, cc); err != nil {
			return false, Value{}, err
		}
	}
	if cc.missing != "" {
		return false, Value{}, &Unsupported{What: cc.missing}
	}
	var buf [8]Value
	args := buf[:0]
	for _, s := range cc.args {
		if s < 0 {
			args = append(args, Value{})
			continue
		}
		args = append(args, fr.regs[s])
	}
	for _, p := range cc.params {
		if args[p.index], err = m.promise(p.attrs, cc.types[p.index], args[p.index], p.what); err != nil {
			return false, Value{}, err
		}
	}
	if cc.fn != nil {
		if cc.code == nil {
			if err := m.signature(cc, in.v); err != nil {
				return false, Value{}, err
			}
			cc.code = m.compile(cc.fn)
		}
		if cc.must {
			return false, Value{}, m.tailCall(cc, args, in.v)
		}
		return false, Value{}, m.push(cc.code, args, cc.types, in.v)
	}
	if cc.asm {
		if in.v.Type.Kind != ir.VoidKind {
			return false, Value{}, &Unsupported{What: "inline asm with a result"}
		}
		return true, Value{}, nil // an empty text: a barrier for the compiler
	}
	c := &Call{Machine: m, Name: cc.name, Args: append([]Value(nil), args...), Types: cc.types, Result: cc.result0, Site: in.v}
	if cc.external {
		if m.opt.Trace != nil {
			m.opt.Trace(Event{Kind: EventCall, Name: cc.name, Args: c.Args, Types: c.Types})
		}
		v, err = m.opt.External(c)
	} else {
		v, err = cc.builtin(c)
	}
	if err != nil {
		return false, Value{}, err
	}
	if cc.noreturn {
		return false, Value{}, ub("@%s is noreturn and returns", cc.name)
	}
	if cc.result != nil {
		if v, err = m.promise(cc.result, in.v.Type, v, "the result of the call"); err != nil {
			return false, Value{}, err
		}
	}
	if in.v.Flags&ir.FastMath != 0 {
		m.narrowed = m.narrowed || in.v.Flags&(ir.Reassoc|ir.ARcp|ir.Contract|ir.AFn) != 0
		for i, a := range c.Args {
			if a = m.fastMath(in.v.Flags, c.Types[i], a); a.IsPoison() {
				v = m.poisonLanes(in.v.Type, v, a)
			}
		}
		v = m.fastMath(in.v.Flags, in.v.Type, v)
	}
	return true, v, nil
}

// tailCall puts the frame of a musttail call in the place of the top one. What is passed by value is copied while the top one's own
// parameters are there.
func (m *Machine) tailCall(cc *callCode, args []Value, site *ir.Value) error {
	var passed frame
	for _, p := range cc.code.params {
		if p.attrs.byval != nil {
			v, err := m.copyByVal(&passed, p.attrs.byval, 1, args[p.index])
			if err != nil {
				return err
			}
			args[p.index] = v
		}
	}
	bottom := m.stack[len(m.stack)-1].bottom
	m.pop("whose function has made a tail call")
	if err := m.push(cc.code, args, cc.types, site); err != nil {
		return err
	}
	m.stack[len(m.stack)-1].bottom = bottom
	for _, o := range passed.allocas {
		m.kill(o, "that was passed by value")
	}
	return nil
}

// poisonLanes makes the lanes of a result poison that are so of an argument, or all
// of it where these are not lanes of the same vector.
func (m *values) poisonLanes(t *ir.Type, v, arg Value) Value {
	lanes, by := v.Elems(), arg.Elems()
	if len(lanes) != len(by) || !t.IsVector() {
		return m.Poison(t)
	}
	lanes = slices.Clone(lanes)
	for i, a := range by {
		if a.IsPoison() {
			lanes[i] = poison()
		}
	}
	return List(lanes...)
}

// indirectCall finds the function that a pointer points to.
func (m *Machine) indirectCall(fr *frame, in *inst, proto *callCode) (*callCode, error) {
	p := fr.regs[in.a]
	if !p.defined() {
		return nil, ub("call of %s", m.Format(ir.Ptr, p))
	}
	o := p.Object()
	if o == nil && p.x == wildExt {
		o = m.objectAt(p.n)
	}
	switch {
	case p.x == nil && p.n == 0:
		return nil, ub("call of null")
	case o == nil || o.state != stateFunc || o.global == nil || p.n != o.Base:
		return nil, ub("call of %s, which is no function", m.Format(ir.Ptr, p))
	}
	cc := *proto
	m.target(&cc, o.global)
	return &cc, nil
}

// signature checks that a function is called as what it is.
func (m *Machine) signature(cc *callCode, site *ir.Value) error {
	want, have := cc.fn.FuncType, site.Aux.(*ir.Call).FuncType
	same := want.VarArg == have.VarArg && len(want.Fields) == len(have.Fields) && sameType(want.Elem, have.Elem)
	for i := range want.Fields {
		same = same && sameType(want.Fields[i], have.Fields[i])
	}
	if !same {
		return ub("@%s is called as %s, but it is %s", cc.fn.Name, have, want)
	}
	if cc.fn.CC != site.Aux.(*ir.Call).CC {
		return ub("@%s is called with another calling convention than it has", cc.fn.Name)
	}
	return nil
}

// sameType compares types, also of two modules.
func sameType(a, b *ir.Type) bool {
	if a == b || a.String() == b.String() || a.Kind == ir.PointerKind && b.Kind == ir.PointerKind && a.Bits == b.Bits {
		return true
	}
	if a.Kind != b.Kind || a.Len != b.Len || len(a.Fields) != len(b.Fields) || a.Packed != b.Packed || a.Elem == nil != (b.Elem == nil) {
		return false
	}
	switch a.Kind {
	case ir.ArrayKind, ir.VectorKind:
		return sameType(a.Elem, b.Elem)
	case ir.StructKind:
		for i := range a.Fields {
			if !sameType(a.Fields[i], b.Fields[i]) {
				return false
			}
		}
		return true
	}
	return false
}

// CallPointer calls the function that a pointer points to, as a library does
// that was handed it.
func (m *Machine) CallPointer(p Value, args []Value, types []*ir.Type, result *ir.Type) (Value, error) {
	o := p.Object()
	if o == nil && p.x == wildExt {
		o = m.objectAt(p.n)
	}
	if o == nil || o.state != stateFunc || o.global == nil || p.n != o.Base {
		return Value{}, ub("a library function calls %s, which is no function", m.Format(ir.Ptr, p))
	}
	cc := &callCode{}
	m.target(cc, o.global)
	switch {
	case cc.fn != nil:
		return m.Call(cc.fn, args)
	case cc.builtin != nil:
		return cc.builtin(&Call{Machine: m, Name: cc.name, Args: args, Types: types, Result: result})
	}
	return Value{}, &Unsupported{What: "a call of @" + o.Name + " by a library function"}
}

// Depth is the number of calls that are under way.
func (m *Machine) Depth() int { return len(m.stack) }

// A va_list is laid out as the System V ABI of x86-64 has it, since clang writes
// out what va_arg does: { i32 gp_offset, i32 fp_offset, ptr overflow, ptr save }.
const (
	vaListSize = 24
	gpEnd      = 48
	fpEnd      = 176
	vaOverflow = 8
	vaSave     = 16
)

// sysV tells whether the modules are for that ABI; a module without a triple counts.
func (m *image) sysV() bool {
	triple := strings.Trim(m.sources[0].Module.Find(ir.Triple), `"`)
	return triple == "" || strings.HasPrefix(triple, "x86_64") && !strings.Contains(triple, "windows")
}

// class tells which registers an argument takes: general or vector ones, or none.
func (m *values) class(t *ir.Type) (gp, fp uint64) {
	switch t.Kind {
	case ir.IntKind:
		if t.Bits <= 128 {
			return uint64(t.Bits+63) / 64, 0
		}
	case ir.PointerKind:
		return 1, 0
	case ir.FloatKind, ir.DoubleKind, ir.HalfKind, ir.BFloatKind, ir.FP128Kind:
		return 0, 1
	case ir.VectorKind:
		if m.layout.StoreSize(t) <= 16 {
			return 0, 1
		}
	}
	return 0, 0
}

// vaStart fills a va_list from the variable arguments of the frame.
func (c *Call) vaStart() error {
	if !c.sysV() {
		return &Unsupported{What: "va_start on targets other than x86-64 with the System V ABI"}
	}
	fr := c.stack[len(c.stack)-1]
	list, off, err := c.access(c.Args[0], vaListSize, 8, true)
	if err != nil {
		return err
	}
	var gp, fp uint64 = 0, gpEnd
	f := fr.code.fn
	for i, p := range f.Params {
		if i < len(f.ParamAttrs) && f.ParamAttrs[i].Has("byval") {
			continue
		}
		g, x := c.class(p.Type)
		if gp+8*g <= gpEnd {
			gp += 8 * g
		}
		if fp+16*x <= fpEnd {
			fp += 16 * x
		}
	}
	save := c.newAlloca(fr, fpEnd, 16, "register save area")
	overflowSize := uint64(0)
	for _, t := range fr.vartypes {
		overflowSize = ir.AlignUp(overflowSize, 16) + ir.AlignUp(c.layout.Size(t), 16) + 16
	}
	for _, v := range fr.varargs {
		if o := v.Object(); o != nil {
			overflowSize += ir.AlignUp(o.Size, 16) // it may be passed by value
		}
	}
	overflow := c.newAlloca(fr, overflowSize, 16, "stack arguments")
	g0, f0, over := gp, fp, uint64(0)
	site := fr.varSite
	for i, v := range fr.varargs {
		t := fr.vartypes[i]
		if bt := site.byval(len(f.Params) + i); bt != nil {
			size := c.layout.Size(bt)
			src, so, err := c.access(v, size, 1, false)
			if err != nil {
				return err
			}
			over = ir.AlignUp(over, max(8, c.layout.Align(bt)))
			c.move(overflow.Object(), over, src, so, size)
			over += ir.AlignUp(size, 8)
			continue
		}
		g, x := c.class(t)
		var err error
		switch {
		case g > 0 && gp+8*g <= gpEnd:
			err = c.store(save.Object(), gp, t, v)
			gp += 8 * g
		case x > 0 && fp+16 <= fpEnd:
			err = c.store(save.Object(), fp, t, v)
			fp += 16
		default:
			over = ir.AlignUp(over, max(8, c.layout.Align(t)))
			err = c.store(overflow.Object(), over, t, v)
			over += ir.AlignUp(c.layout.Size(t), 8)
		}
		if err != nil {
			return err
		}
	}
	c.storeBits(list, off, 32, Int(g0))
	c.storeBits(list, off+4, 32, Int(f0))
	if err := c.storePtr(list, off+vaOverflow, overflow, 8); err != nil {
		return err
	}
	return c.storePtr(list, off+vaSave, save, 8)
}

func (c *Call) vaCopy() error {
	d, do, err := c.access(c.Args[0], vaListSize, 8, true)
	if err != nil {
		return err
	}
	s, so, err := c.access(c.Args[1], vaListSize, 8, false)
	if err != nil {
		return err
	}
	c.move(d, do, s, so, vaListSize)
	return nil
}

// vaArg takes the next argument of a type from a va_list.
func (m *image) vaArg(list Value, t *ir.Type) (Value, error) {
	if !m.sysV() {
		return Value{}, &Unsupported{What: "va_arg on targets other than x86-64 with the System V ABI"}
	}
	o, off, err := m.access(list, vaListSize, 8, true)
	if err != nil {
		return Value{}, err
	}
	g, x := m.class(t)
	size, step, end, field := uint64(8), 8*g, uint64(gpEnd), uint64(0)
	if x > 0 {
		step, end, field = 16, fpEnd, 4
	}
	if pos := m.loadBits(o, off+field, 32); g+x > 0 && pos.x == nil && pos.n+step <= end {
		p := m.loadPtr(o, off+vaSave, 8)
		p.n += pos.n
		m.storeBits(o, off+field, 32, Int(pos.n+step))
		return m.loadFrom(&accessInfo{t: t, size: m.layout.StoreSize(t), align: 1}, p)
	}
	p := m.loadPtr(o, off+vaOverflow, 8)
	p.n = ir.AlignUp(p.n, max(8, m.layout.Align(t)))
	v, err := m.loadFrom(&accessInfo{t: t, size: m.layout.StoreSize(t), align: 1}, p)
	if err != nil {
		return Value{}, ub("va_arg: there are no more arguments")
	}
	p.n += ir.AlignUp(max(size, m.layout.Size(t)), 8)
	return v, m.storePtr(o, off+vaOverflow, p, 8)
}

// VaArg takes the next argument of a type from a va_list, as va_arg does.
func (c *Call) VaArg(list Value, t *ir.Type) (Value, error) { return c.vaArg(list, t) }

// varSite is the call that passed the variable arguments.
type varSite struct{ v *ir.Value }

// byval is the type that argument i is passed by value as, nil if it is not.
func (s varSite) byval(i int) *ir.Type {
	if s.v == nil {
		return nil
	}
	if at, ok := s.v.Aux.(*ir.Call).ParamAttr(i).Get("byval"); ok {
		return at.Type
	}
	return nil
}
