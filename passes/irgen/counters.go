package irgen

import (
	"fmt"
	"math/big"

	"rewrite/passes/ir"
)

// A counter is what a loop counts by: where it starts, how it goes on, and when it is over.
type counter struct {
	t      *ir.Type
	start  string
	next   func(i string) string                          // makes the next one in the block in work
	test   func(now, before string) (c string, stay bool) // a condition; the loop goes on when it is stay. before is the one in front of now, "" if that is not to be asked
	end    func() string                                  // the constant at which it is over, "" if there is none
	rounds int                                            // most
	most   int64                                          // greatest number in the body, as an unsigned one; -1 if not known
	base   *big.Int                                       // where it starts, if that is a constant
	step   int64
}

// literal is the number that a counter would have after k rounds.
func (c *counter) literal(k int64, bits uint32) string {
	if c.base == nil {
		return number(big.NewInt(k), bits)
	}
	return number(c.at(k), bits)
}

func (c *counter) at(k int64) *big.Int {
	n := big.NewInt(k * c.step)
	return n.Add(n, c.base)
}

// never is a number that the counter hardly has.
func (c *counter) never() string { return c.literal(int64(c.rounds)+2, c.t.Bits) }

// number is one modulo 2^bits, as text.
func number(n *big.Int, bits uint32) string {
	m := signedIn(n, bits)
	if bits == 1 {
		return chosen(m.Sign() != 0, "true", "false")
	}
	return m.String()
}

func signedIn(n *big.Int, bits uint32) *big.Int {
	half := new(big.Int).Lsh(big.NewInt(1), uint(bits-1))
	m := new(big.Int).Add(n, half)
	m.Mod(m, new(big.Int).Lsh(half, 1))
	return m.Sub(m, half)
}

// counter chooses one of so many rounds at most. atTop tells that its test comes before the first one.
func (r rounds) counter(room int, atTop bool) counter {
	switch k := r.IntN(100); {
	case k < 52:
		return r.fixed(room, atTop)
	case k < 78:
		return r.bounded(room)
	case k < 88:
		return r.bits(room)
	case k < 93:
		return r.doubling(room)
	}
	return r.cursor(room)
}

// width is the type of a counter.
func (r rounds) width() *ir.Type {
	if r.chance(6) {
		return pick(r.gen, ir.I1, r.gen.types.Int(128))
	}
	return r.gen.types.Int(pick(r.gen, uint32(3), 7, 8, 8, 8, 16, 32, 32, 32, 64, 64, 64))
}

// few is how many rounds: mostly few.
func (r rounds) few(room int) int {
	n := 1 + r.IntN(6)
	switch k := r.IntN(100); {
	case k < 4:
		n = 0
	case k < 20:
		n = 8 + r.IntN(30)
	case k < 23:
		n = 250 + r.IntN(20)
	}
	return min(n, room)
}

// advance makes the next of a counter by adding, with flags that hold, or now and then with any.
func (r rounds) advance(c *counter, nuw, nsw bool) func(string) string {
	flags := ""
	if nuw && r.chance(60) {
		flags += "nuw "
	}
	if nsw && r.chance(60) {
		flags += "nsw "
	}
	if r.chance(2) {
		flags = r.flags(ir.OpAdd)
	}
	t, step := c.t, number(big.NewInt(c.step), c.t.Bits)
	if c.step < 0 && t.Bits > 2 && r.chance(30) {
		return func(i string) string {
			n := r.name("%n")
			r.line("%s = sub %s %s, %d", n, t, i, -c.step)
			return n
		}
	}
	return func(i string) string {
		n := r.name("%n")
		if c.t == ir.I1 && r.chance(50) {
			r.line("%s = xor i1 %s, %s", n, i, step)
			return n
		}
		r.line("%s = add %s%s %s, %s", n, flags, t, i, step)
		return n
	}
}

// fixed counts a number of rounds that is known: up or down, by one or more, from anywhere, around the end of the type as well.
func (r rounds) fixed(room int, atTop bool) counter {
	c := counter{t: r.width(), step: pick(r.gen, int64(1), 1, 1, 1, 2, 3, -1, -1, -2)}
	w := c.t.Bits
	if w < 7 {
		c.step = pick(r.gen, int64(1), 1, -1)
	}
	n := r.few(room)
	if w <= 8 {
		n = min(n, 1<<w)
	}
	if !atTop {
		n = max(n, 1)
	}
	c.rounds, c.most = max(n, 1), -1
	// where it starts: mostly so that it ends at 0 or begins there
	switch k := r.IntN(100); {
	case c.step < 0 && k < 70:
		c.base = big.NewInt(int64(n) * -c.step)
	case k < 70:
		c.base = big.NewInt(int64(pick(r.gen, 0, 0, 0, 1, 2, -3)))
	case k < 85 && w > 1: // around the signed end
		c.base = new(big.Int).Lsh(big.NewInt(1), uint(w-1))
		c.base.Sub(c.base, big.NewInt(int64(r.IntN(4))))
	default: // around the unsigned one
		c.base = big.NewInt(int64(-r.IntN(4)))
	}
	c.start = number(c.base, w)
	size := new(big.Int).Lsh(big.NewInt(1), uint(w))
	// numbers without wrapping: unsigned, signed
	from := [2]*big.Int{new(big.Int).Mod(c.base, size), signedIn(c.base, w)}
	at := func(signed int, k int) *big.Int {
		x := big.NewInt(int64(k) * c.step)
		return x.Add(x, from[signed])
	}
	half := new(big.Int).Rsh(size, 1)
	least := [2]*big.Int{new(big.Int), new(big.Int).Neg(half)}
	inside := func(signed int, x *big.Int) bool {
		d := new(big.Int).Sub(x, least[signed])
		return d.Sign() >= 0 && d.Cmp(size) < 0
	}
	holds := [2]bool{inside(0, at(0, n)), inside(1, at(1, n))}
	if holds[0] && at(0, max(n, 1)).Cmp(big.NewInt(1000)) < 0 && from[0].Cmp(big.NewInt(1000)) < 0 {
		c.most = max(from[0].Int64(), at(0, max(n, 1)-1).Int64())
	}
	c.next = r.advance(&c, holds[0] && c.step > 0, holds[1])
	t, step := c.t, c.step
	by := int(max(step, -step))
	word := pick(r.gen, "ne", "ne", "eq", "u", "u", "s", "s")
	signed := 0
	if word == "s" {
		signed = 1
	}
	if word != "eq" && (!holds[signed] || w == 1) {
		word = "ne"
	}
	orEqual, early, off := r.chance(40), !atTop && r.chance(25), r.IntN(by)
	c.test = func(now, before string) (string, bool) {
		k := n
		if early && before != "" {
			now, k = before, n-1
		}
		if k == 0 {
			off = 0
		}
		switch word {
		case "ne", "eq":
			return r.define(ir.I1, "icmp %s %s %s, %s", word, t, now, number(at(0, k), w)), word == "ne"
		}
		// on the way up go on below anything above the last but one, up to the last; on the way down the other way around
		bound, less := at(signed, k), "lt"
		if step < 0 {
			less = "gt"
			bound.Add(bound, big.NewInt(int64(off)))
		} else {
			bound.Sub(bound, big.NewInt(int64(off)))
		}
		if orEqual {
			to := new(big.Int).Sub(bound, big.NewInt(1))
			if step < 0 {
				to.Add(bound, big.NewInt(1))
			}
			if inside(signed, to) {
				bound, less = to, less[:1]+"e"
			}
		}
		return r.define(ir.I1, "icmp %s%s %s %s, %s", word, less, t, now, number(bound, w)), true
	}
	c.end = func() string {
		if n == 0 {
			return ""
		}
		return number(at(0, n), w)
	}
	return c
}

// bounded counts up to what is not known, but small; or from there, or by it.
func (r rounds) bounded(room int) counter {
	c := counter{t: r.width(), step: 1}
	for c.t.Bits < 7 {
		c.t = r.width()
	}
	mask := 1
	for 2*mask+1 <= min(room-1, 31) && r.chance(70) {
		mask = 2*mask + 1
	}
	t := c.t
	some := r.name("%k")
	v := r.variable(t)
	if r.chance(60) {
		v = r.define(t, "freeze %s %s", t, v)
	}
	r.line("%s = and %s %s, %d", some, t, v, mask)
	if r.chance(30) { // at least once
		least := r.name("%k")
		r.line("%s = %s", least, pick(r.gen,
			fmt.Sprintf("or %s %s, 1", t, some), fmt.Sprintf("add nuw nsw %s %s, 1", t, some)))
		some = least
		mask++
	}
	r.vals = append(r.vals, value{some, t})
	c.end = func() string { return "" }
	c.most, c.rounds = int64(mask), mask+1
	sign := pick(r.gen, "u", "s")
	switch k := r.IntN(100); {
	case k < 55: // up to it
		c.base, c.start = big.NewInt(0), "0"
		c.step = pick(r.gen, int64(1), 1, 1, 2, 3)
		less := pick(r.gen, "lt", "lt", "le")
		if less == "lt" {
			c.most = max(c.most-1, 0)
		}
		c.test = func(now, before string) (string, bool) {
			if less == "lt" && r.chance(25) { // the other way around
				return r.define(ir.I1, "icmp %sge %s %s, %s", sign, t, now, some), false
			}
			return r.define(ir.I1, "icmp %s%s %s %s, %s", sign, less, t, now, some), true
		}
		c.next = r.advance(&c, true, true)
	case k < 75: // from it, down to 0
		c.start, c.step = some, -1
		greater := pick(r.gen, "ugt", "sgt", "sge")
		c.rounds++
		c.test = func(now, before string) (string, bool) {
			return r.define(ir.I1, "icmp %s %s %s, 0", greater, t, now), true
		}
		if greater == "ugt" { // 0 at the first time goes around, if the test comes behind
			c.start = r.define(t, "or %s %s, 1", t, some)
			c.most = int64(mask | 1)
		}
		c.next = r.advance(&c, false, true)
	case k < 88: // from it, up
		c.start = some
		bound := 1 + r.IntN(max(1, min(room, 40)))
		c.rounds, c.most = bound, max(int64(mask), int64(bound))
		c.test = func(now, before string) (string, bool) {
			return r.define(ir.I1, "icmp %slt %s %s, %d", sign, t, now, bound), true
		}
		c.next = r.advance(&c, true, true)
	default: // by it
		step := r.name("%k")
		r.line("%s = or %s %s, 1", step, t, some)
		bound := 1 + r.IntN(max(1, min(room, 40)))
		c.start, c.rounds, c.most = "0", bound, int64(bound)
		c.test = func(now, before string) (string, bool) {
			return r.define(ir.I1, "icmp %slt %s %s, %d", sign, t, now, bound), true
		}
		c.next = func(i string) string {
			n := r.name("%n")
			r.line("%s = add %s %s, %s", n, t, i, step)
			return n
		}
	}
	return c
}

// bits goes through the bits of a number, or its digits.
func (r rounds) bits(room int) counter {
	t := r.ints[0]
	if int(t.Bits) > room {
		t = r.gen.types.Int(uint32(max(2, min(room, 8))))
	}
	c := counter{t: t, rounds: int(t.Bits), most: -1, start: r.variable(t), end: func() string { return "" }}
	if r.chance(60) {
		c.start = r.define(t, "freeze %s %s", t, c.start)
	}
	how := r.IntN(4)
	if t.Bits < 4 && how == 3 {
		how = 0
	}
	c.next = func(i string) string {
		n := r.name("%n")
		switch how {
		case 0:
			less := r.define(t, "add %s %s, -1", t, i)
			r.line("%s = and %s %s, %s", n, t, i, less)
		case 1:
			r.line("%s = lshr %s %s, 1", n, t, i)
		case 2:
			r.line("%s = shl %s %s, 1", n, t, i)
		default:
			r.line("%s = udiv %s %s, %d", n, t, i, 3)
		}
		return n
	}
	c.test = func(now, before string) (string, bool) {
		if r.chance(40) {
			return r.define(ir.I1, "icmp eq %s %s, 0", t, now), false
		}
		return r.define(ir.I1, "icmp ne %s %s, 0", t, now), true
	}
	return c
}

// doubling goes through the powers of two, or of three.
func (r rounds) doubling(room int) counter {
	t := r.gen.types.Int(pick(r.gen, uint32(16), 32, 32, 64))
	n := min(1+r.IntN(8), room)
	c := counter{t: t, start: "1", rounds: n, most: 1 << n, end: func() string { return "" }}
	op := pick(r.gen, "shl %s%s %s, 1", "shl %s%s %s, 1", "mul %s%s %s, 3")
	flags := pick(r.gen, "", "nuw ", "nuw nsw ")
	if op[0] == 'm' {
		c.most = -1
	}
	c.next = func(i string) string {
		x := r.name("%n")
		r.line("%s = "+op, x, flags, t, i)
		return x
	}
	c.test = func(now, before string) (string, bool) {
		return r.define(ir.I1, "icmp %s %s %s, %d", pick(r.gen, "ult", "slt"), t, now, 1<<n), true
	}
	return c
}

// cursor goes through memory by an address.
func (r rounds) cursor(room int) counter {
	a, elem := r.array(false), pick(r.gen, ir.I8, ir.I32)
	each := int(elem.Bits / 8)
	n := min(1+r.IntN(8), room, a.size/each)
	c := counter{t: ir.Ptr, start: a.ptr, rounds: n, most: -1, end: func() string { return "" }}
	flags := pick(r.gen, "", "inbounds ", "inbounds nuw ")
	c.next = func(i string) string {
		x := r.name("%n")
		r.line("%s = getelementptr %s%s, ptr %s, i64 1", x, flags, elem, i)
		return x
	}
	behind := r.name("%q")
	r.line("%s = getelementptr %si8, ptr %s, i64 %d", behind, flags, a.ptr, n*each)
	c.test = func(now, before string) (string, bool) {
		if r.chance(50) {
			return r.define(ir.I1, "icmp eq ptr %s, %s", now, behind), false
		}
		return r.define(ir.I1, "icmp %s ptr %s, %s", pick(r.gen, "ne", "ult"), now, behind), true
	}
	return c
}
