package interp

import (
	"fmt"
	"strings"

	"rewrite/passes/ir"
)

// This file leaves frames other than by returning: exceptions of the Itanium
// C++ ABI, setjmp and longjmp.

// Uncaught is an exception that no landing pad takes.
type Uncaught struct{ At Position }

// Error says where it was thrown.
func (e *Uncaught) Error() string { return e.At.String() + ": an exception is not caught" }

// exception is a C++ exception in flight. It is an error, so that builtins can
// pass it on.
type exception struct {
	object   Value // the thrown object
	typeinfo Value
	destroy  Value
	count    int // of handlers that hold it
	rethrown bool
	adjusted Value // for the handler that catches it
}

func (e *exception) Error() string { return "an exception is thrown" }

// jump is a place that setjmp was called at.
type jump struct {
	serial uint64 // of its frame
	pc     int
}

// longjmp is a longjmp in flight.
type longjmp struct {
	to    *jump
	value uint64
}

func (l *longjmp) Error() string { return "longjmp leaves a library function" }

// unwind handles an error of a call: nil when the program goes on in the frame
// that is now on top.
func (m *Machine) unwind(err error) error {
	switch e := err.(type) {
	case *exception:
		return m.raise(e)
	case *longjmp:
		return m.jump(e)
	}
	return err
}

// base is the index of the frame that the current run began with: frames below
// it belong to whoever called the builtin that called us.
func (m *Machine) base() int {
	for i := len(m.stack) - 1; ; i-- {
		if m.stack[i].bottom {
			return i
		}
	}
}

// raise unwinds to the next invoke. Whether anything catches is looked up first,
// as the ABI's first phase does: if nothing does, nothing is cleaned up.
func (m *Machine) raise(e *exception) error {
	base := m.base()
	if !e.rethrown && !m.catches(e) {
		at := m.position(m.stack[len(m.stack)-1])
		return &Uncaught{at}
	}
	for {
		fr := m.stack[len(m.stack)-1]
		in := &fr.code.insts[fr.pc]
		if cc, ok := in.x.(*callCode); ok && cc.unwind >= 0 {
			tmp := make([]Value, fr.code.large)
			fr.caught = e
			fr.pc = fr.jumpTo(cc.unwind, tmp)
			return nil
		} else if ok && in.v.Aux.(*ir.Call).FuncAttrs.Has("nounwind") {
			return ub("a call that is nounwind throws")
		}
		if fr.code.fn.Attrs.Has("nounwind") {
			return ub("@%s is nounwind and throws", fr.code.fn.Name)
		}
		at := len(m.stack) - 1
		m.pop("whose function was left by an exception")
		if at == base {
			return e // to the builtin that called this run
		}
	}
}

// catches tells whether some landing pad on the stack takes the exception.
func (m *Machine) catches(e *exception) bool {
	for i := len(m.stack) - 1; i >= 0; i-- {
		fr := m.stack[i]
		cc, ok := fr.code.insts[fr.pc].x.(*callCode)
		if !ok || cc.unwind < 0 {
			continue
		}
		pad := &fr.code.insts[fr.code.edges[cc.unwind].pc]
		if pad.v.Op != ir.OpLandingPad {
			unsupported("the landing of an exception at a " + pad.v.Op.String())
		}
		if m.selector(e, pad.v) != 0 {
			return true
		}
	}
	return false
}

// handlers know which exceptions a landing pad takes.
type handlers struct {
	image
	types map[uint64]int32 // typeinfo address to selector of landing pads
}

// selector is what a landing pad tells the exception by: the id of the clause
// that takes it, negative for filters, 0 if it is but a cleanup.
func (m *handlers) selector(e *exception, pad *ir.Value) int32 {
	for i, filter := range pad.Aux.(ir.Clauses) {
		if filter {
			list := pad.Args[i]
			allowed := false
			for _, t := range list.Args {
				if _, ok := m.matches(e, m.constant(t)); ok {
					allowed = true
				}
			}
			if !allowed {
				return -1 - int32(i)
			}
			continue
		}
		t := m.constant(pad.Args[i])
		if adjusted, ok := m.matches(e, t); ok {
			e.adjusted = adjusted
			return m.typeID(t)
		}
	}
	return 0
}

// typeID numbers typeinfos from 1.
func (m *handlers) typeID(t Value) int32 {
	id := m.types[t.n]
	if id == 0 {
		id = int32(len(m.types)) + 1
		m.types[t.n] = id
	}
	return id
}

// matches tells whether a handler for a type takes the exception, and where the
// part of that type is in the object. A null type takes all.
func (m *handlers) matches(e *exception, handler Value) (Value, bool) {
	if handler.n == 0 {
		return e.object, true
	}
	object, ok := m.baseOf(e.object, e.typeinfo, handler, 0)
	if ok && m.isPointerType(handler) { // handlers get the thrown pointer itself
		o, off, err := m.access(object, 8, 8, false)
		check(err)
		object = m.loadPtr(o, off, 8)
	}
	return object, ok
}

// isPointerType tells whether a typeinfo is that of a pointer type.
func (m *handlers) isPointerType(t Value) bool {
	o := t.Object()
	if o == nil || o.global == nil {
		return false
	}
	if o.global.IsDecl() {
		return strings.HasPrefix(o.Name, "_ZTIP")
	}
	if o.state == stateLazy {
		m.initialize(o)
	}
	vtable := m.loadPtr(o, 0, 8).Object()
	return vtable != nil && vtable.Name == "_ZTVN10__cxxabiv119__pointer_type_infoE"
}

// baseOf looks for a base class by the type_info objects of the ABI.
func (m *handlers) baseOf(object, have, want Value, depth int) (Value, bool) {
	if have.n == want.n {
		return object, true
	}
	o := have.Object()
	if o == nil || depth > 64 {
		return Value{}, false
	}
	if o.state == stateLazy {
		if o.global.IsDecl() {
			return Value{}, false // a type of the library: it has no bases that programs of ours catch
		}
		m.initialize(o)
	}
	vtable := m.loadPtr(o, 0, 8).Object()
	if vtable == nil {
		return Value{}, false
	}
	switch vtable.Name {
	case "_ZTVN10__cxxabiv120__si_class_type_infoE":
		return m.baseOf(object, m.loadPtr(o, 16, 8), want, depth+1)
	case "_ZTVN10__cxxabiv121__vmi_class_type_infoE":
		n := m.loadBits(o, 20, 32).n
		for i := range n {
			base, flags := m.loadPtr(o, 24+16*i, 8), sext(m.loadBits(o, 32+16*i, 64).n, 64)
			if flags&2 == 0 {
				continue // not public
			}
			at := object
			if flags&1 != 0 { // virtual: the offset is in the vtable of the object
				vt, off, err := m.access(object, 8, 8, false)
				check(err)
				table := m.loadPtr(vt, off, 8)
				table.n += uint64(flags >> 8)
				vo, voff, err := m.access(table, 8, 8, false)
				check(err)
				at.n += m.loadBits(vo, voff, 64).n
			} else {
				at.n += uint64(flags >> 8)
			}
			if r, ok := m.baseOf(at, base, want, depth+1); ok {
				return r, true
			}
		}
	}
	return Value{}, false
}

// DynamicCast is __dynamic_cast: the part of a type of the whole object that a
// pointer points into, null if it has none. The vtable knows both.
func (c *Call) DynamicCast(object, want Value) (Value, error) {
	vt, off, err := c.access(object, 8, 8, false)
	if err != nil {
		return Value{}, err
	}
	table := c.loadPtr(vt, off, 8)
	o, at, err := c.access(table.Offset(-16), 16, 8, false)
	if err != nil {
		return Value{}, err
	}
	top := object.Offset(sext(c.loadBits(o, at, 64).n, 64))
	r, ok := c.baseOf(top, c.loadPtr(o, at+8, 8), want, 0)
	if !ok {
		return Value{}, nil
	}
	return r, nil
}

// landingPad gives the exception and its selector.
func (m *Machine) landingPad(fr *frame, v *ir.Value) (Value, error) {
	e := fr.caught
	if e == nil {
		return Value{}, ub("a landing pad is reached by no exception")
	}
	id := m.selector(e, v)
	if v.Type.Kind != ir.StructKind || len(v.Type.Fields) != 2 {
		return Value{}, &Unsupported{What: "a landing pad of type " + v.Type.String()}
	}
	return List(e.object, Int(uint64(uint32(id)))), nil
}

// Throw is __cxa_throw.
func (c *Call) Throw(object, typeinfo, destroy Value) error {
	return &exception{object: object, typeinfo: typeinfo, destroy: destroy}
}

// BeginCatch is __cxa_begin_catch: the object, as the handler's type.
func (c *Call) BeginCatch(object Value) (Value, error) {
	for i := len(c.stack) - 1; i >= 0; i-- {
		if e := c.stack[i].caught; e != nil && e.object.n == object.n {
			e.count++
			c.caught = append(c.caught, e)
			return e.adjusted, nil
		}
	}
	return Value{}, c.Fail("there is no such exception")
}

// EndCatch is __cxa_end_catch: the last handler destroys the object.
func (c *Call) EndCatch() error {
	n := len(c.caught)
	if n == 0 {
		return c.Fail("no exception is caught")
	}
	e := c.caught[n-1]
	c.caught = c.caught[:n-1]
	if e.count--; e.count == 0 && !e.rethrown {
		if e.destroy.n != 0 {
			if _, err := c.CallPointer(e.destroy, []Value{e.object}, []*ir.Type{ir.Ptr}, ir.Void); err != nil {
				return err
			}
		}
		return c.Free(e.object)
	}
	return nil
}

// Rethrow is __cxa_rethrow.
func (c *Call) Rethrow() error {
	n := len(c.caught)
	if n == 0 {
		return c.Fail("no exception is caught")
	}
	e := c.caught[n-1]
	e.count++ // the handler that is being left ends its catch
	again := *e
	again.count = 0
	e.destroy = Value{}
	e.rethrown = true
	return &again
}

// resume goes on unwinding after a cleanup.
func (m *Machine) resume(fr *frame, v Value) error {
	e := fr.caught
	if e == nil || len(v.Elems()) == 0 || v.Elems()[0].n != e.object.n {
		return ub("resume of %s, which is no exception in flight", m.Format(ir.Ptr, v.Elems()[0]))
	}
	return e
}

// jump is the landing of a longjmp.
func (m *Machine) jump(l *longjmp) error {
	base := m.base()
	at := -1
	for i, fr := range m.stack {
		if fr.serial == l.to.serial {
			at = i
		}
	}
	if at < 0 {
		return ub("longjmp to a function that has returned")
	}
	for len(m.stack)-1 > max(at, base-1) {
		m.pop("whose function was left by longjmp")
	}
	if at < base {
		return l // frames of the run below
	}
	fr := m.stack[at]
	fr.pc = l.to.pc
	in := &fr.code.insts[fr.pc]
	if in.dst >= 0 {
		fr.regs[in.dst] = Int(l.value)
	}
	if cc := in.x.(*callCode); cc.normal >= 0 {
		fr.pc = fr.jumpTo(cc.normal, make([]Value, fr.code.large))
	} else {
		fr.pc++
	}
	return nil
}

// SetJump is setjmp: it notes the place of the call in the buffer.
func (c *Call) SetJump(buf Value) error {
	fr := c.stack[len(c.stack)-1]
	c.places++
	id := c.places
	if len(c.jumps) > 1000 { // forget those of frames that are gone
		live := map[uint64]bool{}
		for _, fr := range c.stack {
			live[fr.serial] = true
		}
		for id, j := range c.jumps {
			if !live[j.serial] {
				delete(c.jumps, id)
			}
		}
	}
	c.jumps[id] = &jump{fr.serial, fr.pc}
	o, off, err := c.access(buf, 8, 1, true)
	if err != nil {
		return err
	}
	c.storeBits(o, off, 64, Int(id))
	return nil
}

// LongJump is longjmp: the error is to be returned.
func (c *Call) LongJump(buf Value, value uint64) error {
	o, off, err := c.access(buf, 8, 1, false)
	if err != nil {
		return err
	}
	id := c.loadBits(o, off, 64)
	j := c.jumps[id.n]
	if id.x != nil || j == nil {
		return c.Fail("the buffer was not filled by setjmp")
	}
	if value == 0 {
		value = 1
	}
	return &longjmp{j, value}
}

func itoa(n int) string { return fmt.Sprint(n) }
