package libcalls

import (
	"slices"

	"rewrite/passes/analysis/memory"
	"rewrite/passes/ir"
	"rewrite/passes/ir/intrinsic"
	"rewrite/passes/ir/library"
)

// memoryFunctions are those that write memory and give back where.
var memoryFunctions = map[string]simplifier{
	"memcpy":  func(c *call) (*ir.Value, bool) { return c.copied(intrinsic.Memcpy) },
	"memmove": func(c *call) (*ir.Value, bool) { return c.copied(intrinsic.Memmove) },
	"memset":  memset,
	"mempcpy": mempcpy,
	"bzero":   bzero,
	"bcopy":   bcopy,
	"strcpy":  strcpy,
	"stpcpy":  stpcpy,
	"strncpy": strncpy,
	"stpncpy": stpncpy,
	"strcat":  strcat,
	"strncat": strncat,

	"__memcpy_chk":  checked(3, 2, -1, func(c *call) (*ir.Value, bool) { return c.copied(intrinsic.Memcpy) }),
	"__memmove_chk": checked(3, 2, -1, func(c *call) (*ir.Value, bool) { return c.copied(intrinsic.Memmove) }),
	"__memset_chk":  checked(3, 2, -1, memset),
	"__mempcpy_chk": checked(3, 2, -1, mempcpy),
	"__strcpy_chk":  checked(2, -1, 1, strcpy),
	"__stpcpy_chk":  checked(2, -1, 1, stpcpy),
	"__strncpy_chk": checked(3, 2, -1, strncpy),
	"__stpncpy_chk": checked(3, 2, -1, stpncpy),
	"__strcat_chk":  checked(2, -1, -1, strcat),
	"__strncat_chk": checked(3, -1, -1, strncat),
	"__strlen_chk":  checked(1, -1, 0, strlen),
}

// checked is the function without the check that the object holds what is written
// to it, if it does: argument size says how large it is, all ones if that is not
// known; length how many bytes are written, or source which string with its end.
func checked(size, length, source int, simplify func(*call) (*ir.Value, bool)) func(*call) (*ir.Value, bool) {
	return func(c *call) (*ir.Value, bool) {
		room, ok := c.number(size)
		if !ok && !(length >= 0 && c.args[length] == c.args[size]) {
			return nil, false
		}
		if ok && room != ir.Mask(c.sizeBits()) {
			need, known := uint64(0), false
			switch {
			case length >= 0:
				need, known = c.number(length)
			case source >= 0:
				var s []byte
				s, known = c.str(source)
				need = uint64(len(s)) + 1
			}
			if !known || need > room {
				return nil, false
			}
		}
		if x, ok := simplify(c); ok {
			return x, true
		}
		x := c.library(c.Plain, c.v.Type, slices.Delete(slices.Clone(c.args), size, size+1)...)
		return x, x != nil
	}
}

// transfer takes out an intrinsic that copies or sets nothing, and makes one that sets a few
// bytes to a constant a store. A copy of a few bytes stays: loaded as one integer a byte
// of it that is poison would make poison of all, and what is a part of a pointer would be none.
func (w *work) transfer(v *ir.Value) {
	switch v.Intrinsic() {
	case intrinsic.Memcpy, intrinsic.Memmove, intrinsic.Memset, intrinsic.MemcpyInline, intrinsic.MemsetInline:
	default:
		return
	}
	args := v.CallArgs()
	if len(args) != 4 || args[3].Op != ir.OpInt || args[3].Bits != 0 { // volatile
		return
	}
	if n := args[2]; n.Op == ir.OpInt && n.Bits == 0 && n.Aux == nil || args[0] == args[1] {
		w.say.Applied(v, "this %s does nothing", v.Intrinsic())
		w.replace(v, nil)
		return
	}
	n, b := args[2], args[1]
	if v.Intrinsic() != intrinsic.Memset || n.Op != ir.OpInt || n.Aux != nil || b.Op != ir.OpInt || n.Bits > 8 || n.Bits&(n.Bits-1) != 0 {
		return
	}
	bits := uint64(0)
	for range n.Bits {
		bits = bits<<8 | b.Bits
	}
	store := w.emit(v, ir.OpStore, ir.Void, w.f.Int(ir.IntN(uint32(8*n.Bits)), bits), args[0])
	store.Aux = ir.PlainMem(max(memory.Alignment(v, 0), 1))
	store.Meta = v.Meta.Keep(func(kind string) bool { return kind != "tbaa.struct" })
	w.say.Applied(v, "this sets %d bytes, which a store does", n.Bits)
	w.replace(v, nil)
}

func (c *call) sizeType() *ir.Type { return ir.IntN(c.sizeBits()) }

func (c *call) sizeOf(n int) *ir.Value { return c.f.Int(c.sizeType(), uint64(n)) }

// intrinsic emits the call of an intrinsic.
func (c *call) intrinsic(id intrinsic.ID, result *ir.Type, args ...*ir.Value) *ir.Value {
	return c.callOf(ir.InstanceName(id, result, args), result, args...)
}

// callOf emits a call of a function that the module has, or gets.
func (c *call) callOf(name string, result *ir.Type, args ...*ir.Value) *ir.Value {
	callee, aux := c.f.Callee(name, result, args)
	v := c.op(ir.OpCall, result, append([]*ir.Value{callee}, args...)...)
	v.Aux = aux
	v.Flags = c.v.Flags & ir.Tail
	return v
}

// has tells whether another library function may be called: the module may have something else under its name.
func (c *call) has(name string, result *ir.Type, params ...*ir.Type) bool {
	fn := c.lib.m.Types.Func(result, params, false)
	return library.Named(name).Info().Available(c.f, fn, c.lib.target, c.size())
}

// library emits a call of another library function, nil if there is none.
func (c *call) library(name string, result *ir.Type, args ...*ir.Value) *ir.Value {
	types := make([]*ir.Type, len(args))
	for i, a := range args {
		types[i] = a.Type
	}
	if !c.has(name, result, types...) {
		return nil
	}
	v := c.callOf(name, result, args...)
	if c.lib.extends {
		x := *v.Aux.(*ir.Call)
		x.ParamAttrs = make([]*ir.AttrSet, len(args))
		for i, letter := range library.Named(name).Info().Prototype[1:] {
			if letter == 'i' {
				x.ParamAttrs[i] = x.ParamAttrs[i].With([]ir.Attr{{Name: "signext"}})
			}
		}
		v.Aux = &x
	}
	return v
}

// copy emits a copy of n bytes that is not volatile.
func (c *call) copy(id intrinsic.ID, to, from, n *ir.Value) {
	if n.Op != ir.OpInt || n.Bits != 0 {
		c.intrinsic(id, ir.Void, to, from, n, c.f.Int(ir.IntN(1), 0))
	}
}

// set emits a store of n equal bytes.
func (c *call) set(to, b, n *ir.Value) {
	if n.Op != ir.OpInt || n.Bits != 0 {
		c.intrinsic(intrinsic.Memset, ir.Void, to, b, n, c.f.Int(ir.IntN(1), 0))
	}
}

// first is the first argument as the call's result.
func (c *call) first() (*ir.Value, bool) { return c.args[0], true }

// returnsFirst tells whether the first argument is of the type of the result.
func (c *call) returnsFirst() bool { return c.args[0].Type == c.v.Type }

func (c *call) copied(id intrinsic.ID) (*ir.Value, bool) {
	if !c.returnsFirst() {
		return nil, false
	}
	if c.args[0] != c.args[1] {
		c.copy(id, c.args[0], c.args[1], c.args[2])
	}
	return c.first()
}

func memset(c *call) (*ir.Value, bool) {
	if !c.returnsFirst() {
		return nil, false
	}
	if !c.is(2, 0) {
		c.set(c.args[0], c.lowByte(1), c.args[2])
	}
	return c.first()
}

func mempcpy(c *call) (*ir.Value, bool) {
	if !c.returnsFirst() {
		return nil, false
	}
	c.copy(intrinsic.Memcpy, c.args[0], c.args[1], c.args[2])
	switch n, ok := c.number(2); {
	case c.v.NumUses() == 0:
		return nil, true
	case ok:
		return c.at(c.args[0], int64(n)), true
	}
	return c.behindBy(0, c.args[2]), true
}

func bzero(c *call) (*ir.Value, bool) {
	c.set(c.args[0], c.f.Int(ir.I8, 0), c.args[1])
	return nil, true
}

func bcopy(c *call) (*ir.Value, bool) {
	c.copy(intrinsic.Memmove, c.args[1], c.args[0], c.args[2])
	return nil, true
}

func strcpy(c *call) (*ir.Value, bool) {
	if !c.returnsFirst() {
		return nil, false
	}
	if c.args[0] == c.args[1] {
		return c.first()
	}
	s, ok := c.str(1)
	if !ok {
		return nil, false
	}
	c.copy(intrinsic.Memcpy, c.args[0], c.args[1], c.sizeOf(len(s)+1))
	return c.first()
}

func stpcpy(c *call) (*ir.Value, bool) {
	if !c.returnsFirst() {
		return nil, false
	}
	if c.args[0] == c.args[1] {
		if n := c.library("strlen", c.sizeType(), c.args[0]); n != nil {
			return c.behindBy(0, n), true
		}
		return nil, false
	}
	s, ok := c.str(1)
	if !ok {
		return nil, false
	}
	c.copy(intrinsic.Memcpy, c.args[0], c.args[1], c.sizeOf(len(s)+1))
	if c.v.NumUses() == 0 {
		return nil, true
	}
	return c.at(c.args[0], int64(len(s))), true
}

// padded writes what strncpy does, n bytes: the string, and zeros behind it.
func (c *call) padded() (length uint64, ok bool) {
	n, bounded := c.number(2)
	if bounded && n == 0 {
		return 0, true
	}
	s, ok := c.str(1)
	switch {
	case ok && len(s) == 0:
		c.set(c.args[0], c.f.Int(ir.I8, 0), c.args[2])
		return 0, true
	case bounded && n == 1:
		b := c.char(1)
		c.op(ir.OpStore, ir.Void, b, c.args[0]).Aux = ir.PlainMem(1)
		return 0, true
	case !bounded:
		return 0, false
	}
	if !ok { // without an end within what is copied it is known as well
		if s, ok = c.behind(c.args[1]); !ok || uint64(len(s)) < n {
			return 0, false
		}
	}
	length = min(n, uint64(len(s)))
	if n <= length {
		c.copy(intrinsic.Memcpy, c.args[0], c.args[1], c.sizeOf(int(n)))
		return length, true
	}
	c.copy(intrinsic.Memcpy, c.args[0], c.args[1], c.sizeOf(int(length)+1))
	if n > length+1 {
		c.set(c.at(c.args[0], int64(length)+1), c.f.Int(ir.I8, 0), c.sizeOf(int(n-length-1)))
	}
	return length, true
}

func strncpy(c *call) (*ir.Value, bool) {
	if !c.returnsFirst() {
		return nil, false
	}
	if _, ok := c.padded(); !ok {
		return nil, false
	}
	return c.first()
}

func stpncpy(c *call) (*ir.Value, bool) {
	if !c.returnsFirst() || c.is(2, 1) && c.v.NumUses() > 0 {
		return nil, false // what the byte is would have to be told
	}
	n, ok := c.padded()
	if !ok || c.v.NumUses() == 0 {
		return nil, ok
	}
	return c.at(c.args[0], int64(n)), true
}

// strcat of nothing is nothing. One of a constant would become strlen and a copy,
// which costs more.
func strcat(c *call) (*ir.Value, bool) {
	s, ok := c.str(1)
	return c.args[0], ok && len(s) == 0 && c.returnsFirst()
}

func strncat(c *call) (*ir.Value, bool) {
	s, ok := c.str(1)
	return c.args[0], (c.is(2, 0) || ok && len(s) == 0) && c.returnsFirst()
}
