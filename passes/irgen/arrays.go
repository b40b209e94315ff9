package irgen

import (
	"fmt"
	"math/big"
	"strconv"
	"strings"

	"rewrite/passes/ir"
)

// This file makes what loops do with memory, and with what they count by.

// arrayBytes is how large the arrays of modules about loops are.
const arrayBytes = 64

// loopGlobals are variables of modules about loops.
func (g *gen) loopGlobals() {
	list := make([]string, arrayBytes/4)
	for i := range list {
		list[i] = fmt.Sprintf("i32 %d", g.IntN(20)-6)
	}
	text := strings.Join(list, ", ")
	fmt.Fprintf(&g.vars, "@numbers = global [%d x i32] [%s], align 16\n", len(list), text)
	fmt.Fprintf(&g.vars, "@known = internal constant [%d x i32] [%s], align 16\n", len(list), text)
	fmt.Fprintf(&g.vars, "@hidden = internal global [%d x i8] zeroinitializer, align 16\n\n", arrayBytes)
}

// arrayParams are pointers to arrays; noalias says that a call would have to keep that.
func (r rounds) arrayParams() (text []string, types []*ir.Type, noalias bool) {
	for i := range r.IntN(3) {
		attr := fmt.Sprintf("noundef nonnull align 4 dereferenceable(%d)", arrayBytes)
		if r.chance(25) {
			attr, noalias = "noalias "+attr, true
		}
		name := fmt.Sprintf("%%arr%d", i)
		text = append(text, fmt.Sprintf("ptr %s %s", attr, name))
		types = append(types, ir.Ptr)
		r.arrays = append(r.arrays, object{name, arrayBytes, true})
	}
	return text, types, noalias
}

// begin makes what the entry block of a function about loops has.
func (r rounds) begin() {
	if r.chance(60) {
		r.arrays = append(r.arrays, object{"@numbers", arrayBytes, true}, object{"@hidden", arrayBytes, true})
	}
	if r.chance(20) {
		r.arrays = append(r.arrays, object{"@known", arrayBytes, false})
	}
	for range r.IntN(3) {
		p, size := r.name("%a"), pick(r.gen, arrayBytes, arrayBytes, 24)
		r.line("%s = alloca [%d x i8], align 16", p, size)
		r.arrays = append(r.arrays, object{p, size, true})
		if r.chance(75) {
			r.declare("declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)")
			r.line("call void @llvm.memset.p0.i64(ptr %s, i8 %d, i64 %d, i1 false)", p, pick(r.gen, 0, 0, 1, -1), size)
		}
	}
	if len(r.arrays) == 0 {
		r.arrays = append(r.arrays, object{"@numbers", arrayBytes, true})
	}
}

// array is memory that loops go through, one that can be written if so asked.
func (r rounds) array(write bool) object {
	var found []object
	for _, o := range r.arrays {
		if o.write || !write {
			found = append(found, o)
		}
	}
	if len(found) == 0 {
		return object{"@var", 16, true}
	}
	return pick(r.gen, found...)
}

// A lane is an index that goes with a loop, and its greatest value.
type lane struct {
	index string // an i64
	most  int64  // -1 if not known
}

// lane makes an index of the counter of a loop: times something, plus something, or of two loops.
func (r rounds) lane(c *cycle) lane {
	if !c.t.IsInt() {
		return lane{strconv.Itoa(r.IntN(4)), 3}
	}
	x := lane{r.wide(c), c.most}
	if len(r.cycles) > 1 && r.chance(25) { // rows and columns
		if outer := r.cycles[len(r.cycles)-2]; outer.t.IsInt() && outer != c {
			row := r.wide(outer)
			by := 1 + r.IntN(4)
			x.index = r.define(ir.I64, "add i64 %s, %s", x.index, r.define(ir.I64, "mul i64 %s, %d", row, by))
			if x.most = x.most + int64(by)*outer.most; c.most < 0 || outer.most < 0 {
				x.most = -1
			}
			return x
		}
	}
	if r.chance(20) {
		by := 2 + r.IntN(2)
		x.index = r.define(ir.I64, "%s i64 %s, %d", pick(r.gen, "mul", "mul nuw nsw"), x.index, by)
		if x.most >= 0 {
			x.most *= int64(by)
		}
	}
	return x
}

// wide is the counter of a loop as an i64.
func (r rounds) wide(c *cycle) string {
	switch {
	case c.t.Bits < 64:
		op := "zext"
		if c.most >= 0 && (c.t.Bits > 62 || c.most < 1<<(c.t.Bits-1)) {
			op = pick(r.gen, "zext", "sext", "zext nneg")
		}
		return r.define(ir.I64, "%s %s %s to i64", op, c.t, c.i)
	case c.t.Bits > 64:
		return r.define(ir.I64, "trunc %s %s to i64", c.t, c.i)
	}
	return c.i
}

// at is the address of an element of an array, which is there: by a lane, plus something; how much it may be more is told.
func (r rounds) at(o object, t *ir.Type, x lane) (ptr string, spare int) {
	n := size(t)
	count := o.size / n
	if x.most < 0 || x.most >= int64(count) || r.chance(4) {
		mask := 1
		for 2*mask <= count {
			mask *= 2
		}
		x = lane{r.define(ir.I64, "and i64 %s, %d", x.index, mask-1), int64(mask - 1)}
	}
	if room := count - 1 - int(x.most); room > 0 && r.chance(35) {
		k := 1 + r.IntN(min(room, 3))
		x = lane{r.define(ir.I64, "add %si64 %s, %d", pick(r.gen, "", "nuw nsw ", "nsw "), x.index, k), x.most + int64(k)}
	}
	q := r.name("%q")
	if o.size%n == 0 && r.chance(20) {
		r.line("%s = getelementptr inbounds [%d x %s], ptr %s, i64 0, i64 %s", q, count, t, o.ptr, x.index)
	} else {
		r.line("%s = getelementptr %s%s, ptr %s, i64 %s", q, pick(r.gen, "inbounds ", "inbounds ", "inbounds nuw ", "nuw ", ""), t, o.ptr, x.index)
	}
	return q, count - 1 - int(x.most)
}

// after is the address of the element behind one.
func (r rounds) after(p string, t *ir.Type, k int) string {
	q := r.name("%q")
	r.line("%s = getelementptr %s%s, ptr %s, i64 %d", q, pick(r.gen, "inbounds ", ""), t, p, k)
	return q
}

// element loads one of an array.
func (r rounds) element(c *cycle, t *ir.Type) string {
	if c.t.IsPtr() && t == ir.I8 && r.chance(70) {
		return r.define(ir.I8, "load i8, ptr %s, align 1", c.i)
	}
	p, _ := r.at(r.array(false), t, r.lane(c))
	return r.define(t, "load %s, ptr %s, align 1", t, p)
}

// elem is a type of elements.
func (r rounds) elem() *ir.Type {
	return pick(r.gen, ir.I8, ir.I8, ir.I16, ir.I32, ir.I32, ir.I32, ir.I64, ir.Float)
}

// access does something with arrays.
func (r rounds) access(c *cycle) {
	t := r.elem()
	if c.t.IsPtr() && r.chance(60) {
		r.byCursor(c)
		return
	}
	to := r.array(true)
	store := func(v, p string) {
		kind := ""
		if r.chance(3) {
			kind = "volatile "
		}
		r.line("store %s%s %s, ptr %s, align 1", kind, t, v, p)
	}
	switch k := r.IntN(100); {
	case k < 16: // the same to each
		v := r.constant(t)
		if r.chance(40) && len(r.cycles) < 3 {
			v = r.operand(t)
		}
		p, _ := r.at(to, t, r.lane(c))
		store(v, p)
	case k < 34: // from one to another, or to itself
		from := r.array(false)
		if r.chance(25) {
			from = to
		}
		x := r.lane(c)
		q, _ := r.at(from, t, x)
		v := r.define(t, "load %s, ptr %s, align 1", t, q)
		if r.chance(20) {
			x = r.lane(c)
		}
		p, _ := r.at(to, t, x)
		store(v, p)
	case k < 46: // each from the one in front of it
		p, spare := r.at(to, t, r.lane(c))
		if spare <= 0 {
			return
		}
		q := r.after(p, t, 1)
		if r.chance(25) {
			p, q = q, p
		}
		v := r.define(t, "load %s, ptr %s, align 1", t, p)
		if r.chance(60) && t.IsInt() {
			v = r.define(t, "%s %s %s, %s", pick(r.gen, "add", "xor", "mul"), t, v, r.operand(t))
		}
		store(v, q)
	case k < 62: // a sum that is kept in memory
		o := r.array(true)
		p := o.ptr
		if off := r.IntN(3) * 8; off > 0 && off+8 <= o.size {
			p = r.name("%q")
			r.line("%s = getelementptr inbounds i8, ptr %s, i64 %d", p, o.ptr, off)
		}
		v := r.define(t, "load %s, ptr %s, align 1", t, p)
		if t.IsFloat() {
			v = r.define(t, "fadd %s %s, %s", t, v, pick(r.gen, "1.0", r.operand(t)))
		} else {
			more := r.operand(t)
			if r.chance(50) {
				more = r.element(c, t)
			}
			v = r.define(t, "%s %s %s, %s", pick(r.gen, "add", "add", "or", "mul", "sub"), t, v, more)
		}
		if r.chance(15) { // not each time
			on, then := r.name("b"), r.name("b")
			test := r.decision(c)
			r.conditional(test, r.chance(50), then, on, "")
			r.start(then)
			store(v, p)
			r.line("br label %%%s", on)
			r.start(on)
			return
		}
		store(v, p)
	case k < 70: // what it counts
		if !c.t.IsInt() || !t.IsInt() {
			return
		}
		v := r.as(c.i, c.t, t)
		p, _ := r.at(to, t, r.lane(c))
		store(v, p)
	case k < 78: // neighbours
		p, spare := r.at(to, t, r.lane(c))
		v := r.constant(t)
		store(v, p)
		if spare > 0 {
			q := r.after(p, t, 1)
			store(pick(r.gen, v, r.constant(t)), q)
		}
	case k < 84: // some bytes at once
		n := 1 + r.IntN(4)
		p, spare := r.at(to, ir.I8, r.lane(c))
		if spare < n-1 {
			return
		}
		if r.chance(60) {
			r.declare("declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)")
			r.line("call void @llvm.memset.p0.i64(ptr %s, i8 %d, i64 %d, i1 false)", p, r.IntN(4)-1, n)
			return
		}
		q, spare := r.at(r.array(false), ir.I8, r.lane(c))
		if spare >= n-1 {
			r.declare("declare void @llvm.memmove.p0.p0.i64(ptr, ptr, i64, i1)")
			r.line("call void @llvm.memmove.p0.p0.i64(ptr %s, ptr %s, i64 %d, i1 false)", p, q, n)
		}
	case k < 92: // the same each time
		o := r.array(false)
		r.define(t, "load %s, ptr %s, align 1", t, o.ptr)
		if r.chance(40) {
			r.show()
		}
	default:
		r.element(c, t)
		r.show()
	}
}

// byCursor reads, writes or copies where the loop's address is.
func (r rounds) byCursor(c *cycle) {
	switch r.IntN(3) {
	case 0:
		r.define(ir.I8, "load i8, ptr %s, align 1", c.i)
		return
	case 1:
		o := r.array(true)
		r.line("store i8 %s, ptr %s, align 1", r.define(ir.I8, "load i8, ptr %s, align 1", c.i), o.ptr)
		return
	}
	if c.start != "@known" && c.start != "@const" {
		r.line("store i8 %s, ptr %s, align 1", pick(r.gen, r.constant(ir.I8), r.operand(ir.I8)), c.i)
	}
}

// as makes one integer type of another.
func (r rounds) as(v string, from, to *ir.Type) string {
	switch {
	case from.Bits < to.Bits:
		return r.define(to, "%s %s %s to %s", pick(r.gen, "zext", "sext"), from, v, to)
	case from.Bits > to.Bits:
		return r.define(to, "trunc %s %s to %s", from, v, to)
	}
	return v
}

// derive computes something of what the loop counts by.
func (r rounds) derive(c *cycle) {
	if !c.t.IsInt() || c.t == ir.I1 {
		r.instruction()
		return
	}
	t := c.t
	switch k := r.IntN(100); {
	case k < 35:
		flags := ""
		if c.most >= 0 && c.most < 20 && t.Bits > 8 {
			flags = pick(r.gen, "", "nsw ", "nsw ")
		}
		v := r.define(t, "mul %s%s %s, %s", flags, t, c.i, number(big.NewInt(int64(pick(r.gen, 2, 3, 5, -1, 4))), t.Bits))
		r.define(t, "add %s %s, %s", t, v, r.operand(t))
	case k < 50:
		to := r.gen.types.Int(pick(r.gen, uint32(16), 32, 64))
		v := r.as(c.i, t, to)
		r.define(to, "%s %s %s, %s", pick(r.gen, "add", "sub", "mul"), to, v, r.operand(to))
	case k < 62:
		v := r.define(t, "mul %s %s, %s", t, c.i, c.i)
		r.define(t, "add %s %s, %s", t, v, c.i)
	case k < 72:
		r.define(t, "%s %s %s, %s", pick(r.gen, "udiv", "urem", "sdiv", "srem", "lshr", "and"), t, c.i, number(big.NewInt(int64(1+r.IntN(3))), t.Bits))
	case k < 84:
		r.define(ir.I1, "icmp %s %s %s, %s", pick(r.gen, intPreds...), t, c.i, c.literal(int64(r.IntN(c.rounds+2)-1), t.Bits))
	case k < 92:
		other := r.operand(t)
		cond := r.define(ir.I1, "icmp %s %s %s, %s", pick(r.gen, intPreds...), t, c.i, other)
		r.define(t, "select i1 %s, %s %s, %s %s", cond, t, c.i, t, other)
	default:
		v := r.operand(t)
		r.define(t, "shl %s %s, %s", t, v, number(big.NewInt(int64(r.IntN(3))), t.Bits))
	}
}

// carries makes a value that goes around.
func (r rounds) carries(c *cycle) carried {
	t := pick(r.gen, r.types...)
	switch r.IntN(6) {
	case 0:
		t = pick(r.gen, ir.Float, ir.Double)
	case 1:
		t = pick(r.gen, ir.I32, ir.I64, ir.I8)
	case 2:
		if c.t.IsInt() {
			t = c.t
		}
	}
	x := carried{t: t, start: r.operand(t)}
	if r.chance(5) {
		x.start = pick(r.gen, "poison", "undef")
	} else if r.chance(40) && t.IsInt() {
		x.start = number(big.NewInt(int64(r.IntN(2))), t.Bits)
	}
	op := pick(r.gen, ir.OpAdd, ir.OpAdd, ir.OpXor, ir.OpMul, ir.OpSub, ir.OpOr)
	make := func(format string, args ...any) string { return r.define(t, format, args...) }
	switch k := r.IntN(100); {
	case t.IsFloat():
		fop := pick(r.gen, ir.OpFAdd, ir.OpFAdd, ir.OpFSub, ir.OpFMul)
		flags := r.flags(fop)
		x.next = func(sum string) string { return make("%s %s%s %s, %s", fop, flags, t, sum, r.operand(t)) }
	case t.IsVector() || k < 15:
		x.next = func(sum string) string { return make("%s %s %s, %s", op, t, sum, r.operand(t)) }
	case k < 30: // another counter
		step := number(big.NewInt(int64(pick(r.gen, 1, 1, 2, -1, 7))), t.Bits)
		if r.chance(25) {
			step = r.operand(t)
		}
		flags := pick(r.gen, "", "", "", "nuw ", "nsw ")
		if t.Bits < 32 {
			flags = ""
		}
		x.next = func(sum string) string { return make("add %s%s %s, %s", flags, t, sum, step) }
	case k < 45: // a polynomial
		x.next = func(sum string) string {
			if c.t.IsInt() {
				return make("add %s %s, %s", t, sum, r.as(c.i, c.t, t))
			}
			return make("add %s %s, 1", t, sum)
		}
		if t == ir.I1 {
			x.next = func(sum string) string { return make("xor i1 %s, true", sum) }
		}
	case k < 58: // of memory
		x.next = func(sum string) string {
			e := pick(r.gen, ir.I8, ir.I32)
			return make("%s %s %s, %s", op, t, sum, r.as(r.element(c, e), e, t))
		}
	case k < 68: // what it was one round ago
		x.next = func(sum string) string { return r.operand(t) }
	case k < 76: // what another one is
		x.next = func(sum string) string {
			for _, y := range c.carried {
				if y.t == t && y.name != sum {
					return y.name
				}
			}
			return make("sub %s %s, %s", t, r.operand(t), sum)
		}
	case k < 86 && t.Bits <= 64: // the greatest or least
		word, signed := pick(r.gen, "max", "min"), pick(r.gen, "s", "u")
		x.next = func(sum string) string {
			v := r.operand(t)
			if r.chance(40) {
				name := fmt.Sprintf("llvm.%s%s.%s", signed, word, t)
				r.declare(fmt.Sprintf("declare %s @%s(%s, %s)", t, name, t, t))
				return make("call %s @%s(%s %s, %s %s)", t, name, t, sum, t, v)
			}
			test := r.define(ir.I1, "icmp %s%s %s %s, %s", signed, chosen(word == "max", "gt", "lt"), t, v, sum)
			return make("select i1 %s, %s %s, %s %s", test, t, v, t, sum)
		}
	default: // a series
		by := number(big.NewInt(3), t.Bits)
		x.next = func(sum string) string { return make("%s %s %s, %s", pick(r.gen, "mul", "xor"), t, sum, by) }
	}
	return x
}
