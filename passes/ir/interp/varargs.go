package interp

import (
	"strings"

	"rewrite/passes/ir"
	"rewrite/passes/ir/layout"
)

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
func (m *Machine) sysV() bool {
	triple := strings.Trim(m.sources[0].Module.Find(ir.Triple), `"`)
	return triple == "" || strings.HasPrefix(triple, "x86_64") && !strings.Contains(triple, "windows")
}

// class tells which registers an argument takes: general or vector ones, or none.
func (m *Machine) class(t *ir.Type) (gp, fp uint64) {
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
		overflowSize = layout.AlignUp(overflowSize, 16) + layout.AlignUp(c.layout.Size(t), 16) + 16
	}
	for _, v := range fr.varargs {
		if o := v.Object(); o != nil {
			overflowSize += layout.AlignUp(o.Size, 16) // it may be passed by value
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
			over = layout.AlignUp(over, max(8, c.layout.Align(bt)))
			c.move(overflow.Object(), over, src, so, size)
			over += layout.AlignUp(size, 8)
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
			over = layout.AlignUp(over, max(8, c.layout.Align(t)))
			err = c.store(overflow.Object(), over, t, v)
			over += layout.AlignUp(c.layout.Size(t), 8)
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
func (m *Machine) vaArg(list Value, t *ir.Type) (Value, error) {
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
	p.n = layout.AlignUp(p.n, max(8, m.layout.Align(t)))
	v, err := m.loadFrom(&accessInfo{t: t, size: m.layout.StoreSize(t), align: 1}, p)
	if err != nil {
		return Value{}, ub("va_arg: there are no more arguments")
	}
	p.n += layout.AlignUp(max(size, m.layout.Size(t)), 8)
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
