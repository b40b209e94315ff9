package libcalls

import (
	"bytes"
	"strconv"

	"rewrite/passes/ir"
	"rewrite/passes/ir/intrinsic"
)

// stringFunctions are those that look at strings and memory, and write nothing. An
// unneeded call goes: it returns, or what it was given is no string, which is
// undefined.
var stringFunctions = map[string]simplifier{
	"strlen":  strlen,
	"wcslen":  wcslen,
	"strnlen": strnlen,
	"strcmp":  strcmp,
	"strncmp": compareMemory,
	"memcmp":  compareMemory,
	"bcmp":    compareMemory,
	"strchr":  strchr,
	"strrchr": strrchr,
	"memchr":  memchr,
	"memrchr": memrchr,
	"strstr":  strstr,
	"strpbrk": strpbrk,
	"strspn":  strspn,
	"strcspn": strcspn,
}

// str is the string that an argument points to, without its end.
func (c *call) str(i int) (s []byte, ok bool) {
	s, ok = c.behind(c.args[i])
	if !ok {
		return nil, false
	}
	end := bytes.IndexByte(s, 0)
	if end < 0 {
		return nil, false
	}
	return s[:end], true
}

// number is an argument that is an integer constant of up to 64 bits.
func (c *call) number(i int) (n uint64, ok bool) {
	a := c.args[i]
	return a.Bits, a.Op == ir.OpInt && a.Aux == nil
}

// is tells whether an argument is that number.
func (c *call) is(i int, n uint64) bool {
	x, ok := c.number(i)
	return ok && x == n
}

// nonNull tells whether an argument is an address, or whether that would be
// undefined.
func (c *call) nonNull(p *ir.Value) bool { return c.facts(p, c.v).NonZero() }

// result is a number as the call's result.
func (c *call) result(n int64) (*ir.Value, bool) { return c.f.Int(c.v.Type, uint64(n)), true }

func (c *call) null() *ir.Value { return c.f.Consts().Leaf(ir.OpNull, c.v.Type) }

// op emits an operation before the call.
func (c *call) op(op ir.Op, t *ir.Type, args ...*ir.Value) *ir.Value {
	return c.emit(c.v, op, t, args...)
}

// compare emits an icmp.
func (c *call) compare(p ir.Pred, a, b *ir.Value) *ir.Value {
	v := c.op(ir.OpICmp, ir.IntN(1), a, b)
	v.Pred = p
	return v
}

// choose emits a select.
func (c *call) choose(cond, a, b *ir.Value) *ir.Value { return c.op(ir.OpSelect, a.Type, cond, a, b) }

// char emits the load of the first byte of an argument, as the call's result if
// that is an integer.
func (c *call) char(i int) *ir.Value {
	b := c.op(ir.OpLoad, ir.I8, c.args[i])
	b.Aux = ir.PlainMem(1)
	return b
}

func (c *call) widened(b *ir.Value) *ir.Value { return c.op(ir.OpZExt, c.v.Type, b) }

// lowByte is an int argument as an unsigned char.
func (c *call) lowByte(i int) *ir.Value {
	if n, ok := c.number(i); ok {
		return c.f.Int(ir.I8, n)
	}
	return c.op(ir.OpTrunc, ir.I8, c.args[i])
}

// at is an address n bytes behind one, in the same object.
func (c *call) at(p *ir.Value, n int64) *ir.Value {
	if n == 0 {
		return p
	}
	index := ir.IntN(c.size().Pointer(p.Type.Bits).Index)
	if p.Block != nil || p.Op == ir.OpParam {
		v := c.op(ir.OpGEP, p.Type, p, c.f.Int(index, uint64(n)))
		v.Aux, v.Flags = ir.I8, ir.InBounds
		return v
	}
	if g, off, ok := c.lib.constants.Place(p); ok && g.Type == p.Type {
		p, n = c.f.Const(ir.Value{Op: ir.OpGlobal, Type: g.Type, Aux: g}), off+n
	}
	return c.f.Const(ir.Value{Op: ir.OpGEP, Type: p.Type, Flags: ir.InBounds, Aux: ir.I8, Args: []*ir.Value{p, c.f.Int(index, uint64(n))}})
}

// behindBy is an address a variable number of bytes behind an argument.
func (c *call) behindBy(i int, n *ir.Value) *ir.Value {
	v := c.op(ir.OpGEP, c.args[i].Type, c.args[i], n)
	v.Aux, v.Flags = ir.I8, ir.InBounds
	return v
}

// found is what a search of an argument gives: null for -1.
func (c *call) found(i, pos int) (*ir.Value, bool) {
	if pos < 0 {
		return c.null(), true
	}
	return c.at(c.args[i], int64(pos)), c.args[i].Type == c.v.Type
}

// onlyAgainst tells whether the call's result is only compared for equality with a
// constant, such as 0 or null.
func (c *call) onlyAgainst(is func(*ir.Value) bool) bool {
	for _, u := range c.v.Uses() {
		x := u.User
		if x.Op != ir.OpICmp || x.Pred != ir.EQ && x.Pred != ir.NE || !is(x.Args[1-u.Index]) {
			return false
		}
	}
	return c.v.NumUses() > 0
}

func strlen(c *call) (*ir.Value, bool) {
	if s, ok := c.str(0); ok {
		return c.result(int64(len(s)))
	}
	if c.onlyAgainst(isZero) {
		return c.widened(c.char(0)), true
	}
	if p := c.args[0]; p.Op == ir.OpSelect && !p.Type.IsVector() {
		arm := func(i int) (*ir.Value, bool) {
			s, ok := (&call{work: c.work, v: c.v, args: p.Args[i : i+1]}).str(0)
			return c.f.Int(c.v.Type, uint64(len(s))), ok
		}
		a, ok1 := arm(1)
		b, ok2 := arm(2)
		if ok1 && ok2 {
			return c.choose(p.Args[0], a, b), true
		}
	}
	return nil, false
}

// wcslen reads characters of the width that the module says wchar_t has.
func wcslen(c *call) (*ir.Value, bool) {
	n := int(c.lib.wchar / 8)
	if n == 0 {
		return nil, false
	}
	s, ok := c.behind(c.args[0])
	if !ok && c.onlyAgainst(isZero) {
		first := c.op(ir.OpLoad, ir.IntN(c.lib.wchar), c.args[0])
		first.Aux = ir.PlainMem(c.size().Align(first.Type))
		return c.op(ir.OpZExt, c.v.Type, first), true
	}
	for i := 0; (i+1)*n <= len(s); i++ {
		if len(bytes.Trim(s[i*n:(i+1)*n], "\x00")) == 0 {
			return c.result(int64(i))
		}
	}
	return nil, false
}

func strnlen(c *call) (*ir.Value, bool) {
	if c.is(1, 0) {
		return c.result(0)
	}
	if c.is(1, 1) {
		return c.widened(c.compare(ir.NE, c.char(0), c.f.Int(ir.I8, 0))), true
	}
	s, ok := c.behind(c.args[0])
	if !ok {
		return nil, false
	}
	end := bytes.IndexByte(s, 0)
	n, constant := c.number(1)
	switch {
	case constant && end >= 0:
		return c.result(int64(min(uint64(end), n)))
	case constant && n <= uint64(len(s)):
		return c.result(int64(n))
	case !constant && end >= 0:
		return c.intrinsic(intrinsic.Umin, c.v.Type, c.args[1], c.f.Int(c.v.Type, uint64(end))), true
	}
	return nil, false
}

// difference is that of the first bytes in which two strings differ, with their
// ends: C promises no more than its sign, and this is what one subtraction gives.
func difference(a, b []byte) int64 {
	for i := range a {
		if a[i] != b[i] {
			return int64(a[i]) - int64(b[i])
		}
	}
	return 0
}

func strcmp(c *call) (*ir.Value, bool) {
	if c.args[0] == c.args[1] {
		return c.result(0)
	}
	a, ok1 := c.str(0)
	b, ok2 := c.str(1)
	switch {
	case ok1 && ok2:
		return c.result(difference(a[:len(a)+1], b[:len(b)+1]))
	case ok1 && len(a) == 0:
		return c.op(ir.OpSub, c.v.Type, c.f.Int(c.v.Type, 0), c.widened(c.char(1))), true
	case ok2 && len(b) == 0:
		return c.widened(c.char(0)), true
	}
	return nil, false
}

// compareMemory is memcmp, bcmp and strncmp.
func compareMemory(c *call) (*ir.Value, bool) {
	switch {
	case c.args[0] == c.args[1] || c.is(2, 0):
		return c.result(0)
	case c.is(2, 1):
		return c.op(ir.OpSub, c.v.Type, c.widened(c.char(0)), c.widened(c.char(1))), true
	}
	strings := c.Name == "strncmp"
	if x := c.differ(); x != nil && !strings {
		return x, true
	}
	a, ok1 := c.behind(c.args[0])
	b, ok2 := c.behind(c.args[1])
	if strings && ok2 && len(b) > 0 && b[0] == 0 && c.isNot(2, 0) {
		return c.widened(c.char(0)), true
	}
	if strings && ok1 && len(a) > 0 && a[0] == 0 && c.isNot(2, 0) {
		return c.op(ir.OpSub, c.v.Type, c.f.Int(c.v.Type, 0), c.widened(c.char(1))), true
	}
	if !ok1 || !ok2 {
		return nil, false
	}
	n, constant := c.number(2)
	pos, room := 0, min(len(a), len(b))
	for ; pos < room && a[pos] == b[pos]; pos++ {
		if strings && a[pos] == 0 {
			return c.result(0)
		}
	}
	switch {
	case constant && n <= uint64(pos):
		return c.result(0)
	case pos == room:
		// more bytes are there to be compared only beyond what is known: if that is
		// the end of an object, the number is none that the call may have
		if c.ends(0, len(a)) && room == len(a) || c.ends(1, len(b)) && room == len(b) {
			return c.result(0)
		}
		return nil, false
	}
	d := int64(a[pos]) - int64(b[pos])
	if constant {
		return c.result(d)
	}
	more := c.compare(ir.UGT, c.args[2], c.f.Int(c.args[2].Type, uint64(pos)))
	return c.choose(more, c.f.Int(c.v.Type, uint64(d)), c.f.Int(c.v.Type, 0)), true
}

// differ is whether a few bytes at two addresses differ, as an integer, for a call of which
// nothing else is asked: by one load of each, where both are aligned for that. A word
// of the target's pointers it can compare at once.
func (c *call) differ() *ir.Value {
	n, ok := c.number(2)
	if !ok || n < 2 || n > 8 || n&(n-1) != 0 || 8*n > uint64(c.size().Pointer(0).Bits) || !c.onlyAgainst(isZero) ||
		alignment(c.size(), c.args[0], c.f) < n || alignment(c.size(), c.args[1], c.f) < n {
		return nil
	}
	t := ir.IntN(uint32(8 * n))
	load := func(i int) *ir.Value {
		x := c.op(ir.OpLoad, t, c.args[i])
		x.Aux = ir.PlainMem(n)
		return x
	}
	return c.widened(c.compare(ir.NE, load(0), load(1)))
}

// alignment is what is known of the alignment of a pointer: of the object that it points
// into, and of how far.
func alignment(l *ir.Layout, p *ir.Value, f *ir.Func) uint64 {
	off := int64(0)
	for p.Op == ir.OpGEP {
		n, ok := l.GEPOffset(p)
		if !ok {
			return 1
		}
		p, off = p.Args[0], off+n
	}
	align := uint64(1)
	switch {
	case p.Op == ir.OpAlloca:
		if a, ok := p.Aux.(*ir.Alloca); ok {
			align = a.Align
		}
	case p.AsGlobal() != nil && p.AsGlobal().Kind == ir.Var:
		align = p.AsGlobal().Align
	case p.Op == ir.OpParam && int(p.Bits) < len(f.ParamAttrs):
		if a, ok := f.ParamAttrs[p.Bits].Get("align"); ok {
			align, _ = strconv.ParseUint(a.Value, 10, 64)
		}
	}
	if align == 0 {
		return 1
	}
	for off%int64(align) != 0 {
		align /= 2
	}
	return align
}

// isNot tells whether an argument is another number.
func (c *call) isNot(i int, n uint64) bool {
	x, ok := c.number(i)
	return ok && x != n
}

// ends tells whether the object that an argument points into ends n bytes on.
func (c *call) ends(i, n int) bool {
	g, off, ok := c.lib.constants.Place(c.args[i])
	return ok && uint64(off)+uint64(n) == c.size().Size(g.ValueType)
}

func strchr(c *call) (*ir.Value, bool) {
	ch, constant := c.number(1)
	if s, ok := c.str(0); ok && constant {
		return c.found(0, bytes.IndexByte(s[:len(s)+1], byte(ch)))
	}
	return nil, false
}

func strrchr(c *call) (*ir.Value, bool) {
	ch, constant := c.number(1)
	if !constant {
		return nil, false
	}
	if s, ok := c.str(0); ok {
		return c.found(0, bytes.LastIndexByte(s[:len(s)+1], byte(ch)))
	}
	if byte(ch) == 0 { // the last end is the first
		x := c.library("strchr", c.v.Type, c.args...)
		return x, x != nil
	}
	return nil, false
}

// memchr of constant memory depends on how many bytes it may look at.
func memchr(c *call) (*ir.Value, bool) {
	if c.is(2, 0) {
		return c.null(), true
	}
	s, ok := c.behind(c.args[0])
	n, bounded := c.number(2)
	ch, constant := c.number(1)
	if ok && constant {
		pos := bytes.IndexByte(s, byte(ch))
		switch {
		case bounded && n <= uint64(len(s)):
			return c.found(0, bytes.IndexByte(s[:n], byte(ch)))
		case bounded && pos >= 0:
			return c.found(0, pos)
		case pos < 0 && c.ends(0, len(s)):
			return c.null(), true // it looks at no more bytes than there are
		case pos >= 0:
			there := c.at(c.args[0], int64(pos))
			return c.choose(c.compare(ir.ULE, c.args[2], c.f.Int(c.args[2].Type, uint64(pos))), c.null(), there), there.Type == c.v.Type
		}
		return nil, false
	}
	if ok && !constant && len(s) > 0 && c.ends(0, len(s)) && len(bytes.Trim(s, string(s[:1]))) == 0 {
		if bounded && n > uint64(len(s)) {
			return nil, false
		}
		hit := c.compare(ir.EQ, c.lowByte(1), c.f.Int(ir.I8, uint64(s[0]))) // the first, or none
		if !bounded {
			some := c.compare(ir.NE, c.args[2], c.f.Int(c.args[2].Type, 0))
			hit = c.choose(some, hit, c.f.Int(ir.IntN(1), 0))
		}
		return c.choose(hit, c.args[0], c.null()), c.args[0].Type == c.v.Type
	}
	if c.is(2, 1) && c.args[0].Type == c.v.Type {
		return c.choose(c.compare(ir.EQ, c.char(0), c.lowByte(1)), c.args[0], c.null()), true
	}
	return nil, false
}

func memrchr(c *call) (*ir.Value, bool) {
	if c.is(2, 0) {
		return c.null(), true
	}
	s, ok := c.behind(c.args[0])
	n, bounded := c.number(2)
	ch, constant := c.number(1)
	switch {
	case ok && constant && bounded && n <= uint64(len(s)):
		return c.found(0, bytes.LastIndexByte(s[:n], byte(ch)))
	case ok && constant && c.ends(0, len(s)) && bytes.IndexByte(s, byte(ch)) < 0:
		return c.null(), true
	case ok && constant && !bounded && c.ends(0, len(s)) && bytes.Count(s, []byte{byte(ch)}) == 1:
		pos := bytes.IndexByte(s, byte(ch))
		there := c.at(c.args[0], int64(pos))
		return c.choose(c.compare(ir.ULE, c.args[2], c.f.Int(c.args[2].Type, uint64(pos))), c.null(), there), there.Type == c.v.Type
	case c.is(2, 1) && c.args[0].Type == c.v.Type:
		return c.choose(c.compare(ir.EQ, c.char(0), c.lowByte(1)), c.args[0], c.null()), true
	}
	return nil, false
}

func strstr(c *call) (*ir.Value, bool) {
	if c.args[0] == c.args[1] {
		return c.args[0], c.args[0].Type == c.v.Type
	}
	b, ok := c.str(1)
	if !ok {
		return nil, false
	}
	if len(b) == 0 {
		return c.args[0], c.args[0].Type == c.v.Type
	}
	if a, ok := c.str(0); ok {
		return c.found(0, bytes.Index(a, b))
	}
	return nil, false
}

// span is the length of the first bytes of a string that are in a set, or are not.
func span(s, set []byte, in bool) int {
	for i, b := range s {
		if bytes.IndexByte(set, b) >= 0 != in {
			return i
		}
	}
	return len(s)
}

// spans is strspn and strcspn, which count bytes in a set or not in it.
func (c *call) spans(in bool) (*ir.Value, bool) {
	a, ok1 := c.str(0)
	b, ok2 := c.str(1)
	switch {
	case ok1 && len(a) == 0, ok2 && len(b) == 0 && in:
		return c.result(0)
	case ok1 && ok2:
		return c.result(int64(span(a, b, in)))
	case ok2 && len(b) == 0:
		if n := c.library("strlen", c.sizeType(), c.args[0]); n != nil {
			return n, true
		}
	}
	return nil, false
}

func strspn(c *call) (*ir.Value, bool)  { return c.spans(true) }
func strcspn(c *call) (*ir.Value, bool) { return c.spans(false) }

func strpbrk(c *call) (*ir.Value, bool) {
	a, ok1 := c.str(0)
	b, ok2 := c.str(1)
	switch {
	case ok1 && len(a) == 0, ok2 && len(b) == 0:
		return c.null(), true
	case ok1 && ok2:
		if pos := span(a, b, false); pos < len(a) {
			return c.found(0, pos)
		}
		return c.null(), true
	}
	return nil, false
}
