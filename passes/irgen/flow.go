package irgen

import (
	"fmt"
	"strings"

	"rewrite/passes/ir"
)

// maxDepth bounds how deep regions nest, and with it how often an innermost
// loop runs.
const maxDepth = 3

// region fills the block in work, and others behind it, until nothing is left
// to make or the region has had its share.
func (f *fn) region(depth int) {
	for n := 2 + f.IntN(8); f.left > 0 && (n > 0 || depth == 0); n-- {
		if f.loops && depth < maxDepth && f.trips < 40 && f.chance(30/(depth+1)) {
			rounds{f}.nest(depth)
			continue
		}
		if f.lanes && f.chance(70) {
			beside{f}.bundle()
			continue
		}
		if depth >= maxDepth || !f.chance(14) {
			f.instruction()
			if f.chance(15) {
				f.show()
			}
			continue
		}
		switch k := f.IntN(10); {
		case k < 5:
			f.branch(depth)
		case k < 6:
			f.sameTarget()
		case k < 8:
			f.switches(depth)
		case f.trips > 100:
			f.instruction()
		case f.chance(35):
			rounds{f}.nest(depth)
		default:
			f.loop(depth)
		}
	}
}

// start begins a block.
func (f *fn) start(label string) {
	f.block = label
	fmt.Fprintf(&f.body, "\n%s:\n", label)
}

// scope makes what is defined by do invisible behind it.
func (f *fn) scope(do func()) {
	vals, memory, places := len(f.vals), len(f.memory), len(f.places)
	do()
	f.vals, f.memory, f.places = f.vals[:vals], f.memory[:memory], f.places[:places]
}

// A meet is a block with phis, and what its predecessors give to these.
type meet struct {
	label    string
	types    []*ir.Type
	give     []func() string // make the values of the phis in the block in work
	last     func()          // what all predecessors end with, nil for nothing
	incoming []string        // blocks, one for each edge
	values   [][]string
}

func (f *fn) newMeet() *meet {
	m := &meet{label: f.name("m")}
	for range f.IntN(3) {
		t := pick(f.gen, f.types...)
		m.types = append(m.types, t)
		m.give = append(m.give, f.giver(t))
	}
	if t := pick(f.gen, f.ints...); t.Bits <= 64 && f.chance(20) {
		p, align := f.address(f.pointer(true), t)
		m.last = func() { f.line("store %s %s, ptr %s, align %d", t, f.operand(t), p, align) }
	}
	return m
}

// giver is how the predecessors make values of a type: as they like, or all of
// them by one operation, where they can differ in one operand, or by loads.
func (f *fn) giver(t *ir.Type) func() string {
	switch k := f.IntN(100); {
	case k < 25 && !t.IsFloat():
		op := pick(f.gen, ir.OpAdd, ir.OpXor, ir.OpMul, ir.OpSub, ir.OpAnd)
		common := f.operand(t)
		return func() string {
			return f.define(t, "%s %s%s %s, %s", op, f.flags(op), t, f.operand(t), common)
		}
	case k < 40 && !t.IsVector() && t.Bits <= 64:
		return func() string {
			p, align := f.address(f.pointer(false), t)
			return f.define(t, "load %s, ptr %s, align %d", t, p, align)
		}
	}
	return func() string { return f.operand(t) }
}

// choose makes the values of the block in work, before its terminator.
func (f *fn) choose(m *meet) (values []string) {
	for _, give := range m.give {
		values = append(values, give())
	}
	if m.last != nil {
		m.last()
	}
	return values
}

// from adds an edge from a block.
func (m *meet) from(block string, values []string) {
	m.incoming = append(m.incoming, block)
	m.values = append(m.values, values)
}

// phis begins the meeting block.
func (f *fn) phis(m *meet) {
	f.start(m.label)
	var made []value
	for i, t := range m.types {
		var in []string
		for k, b := range m.incoming {
			in = append(in, fmt.Sprintf("[ %s, %%%s ]", m.values[k][i], b))
		}
		name := f.name("%v")
		f.line("%s = phi %s %s", name, t, strings.Join(in, ", "))
		made = append(made, value{name, t})
	}
	f.vals = append(f.vals, made...)
}

// arm makes a region that leads to a meeting block, or, where it may, nowhere.
func (f *fn) arm(label string, depth int, m *meet, mayEnd bool) {
	f.start(label)
	f.scope(func() {
		f.region(depth + 1)
		switch {
		case mayEnd && f.chance(12):
			f.line("unreachable")
			return
		case mayEnd && f.chance(15):
			f.ret()
			return
		}
		values := f.choose(m)
		m.from(f.block, values)
		f.line("br label %%%s", m.label)
	})
}

// branch is a condition with two arms, or with one: then the other edge is critical.
func (f *fn) branch(depth int) {
	m := f.newMeet()
	then, other := f.name("b"), f.name("b")
	c := f.condition()
	critical := f.chance(40)
	if critical {
		m.from(f.block, f.choose(m))
		other = m.label
	}
	if f.chance(50) {
		f.line("br i1 %s, label %%%s, label %%%s", c, then, other)
	} else {
		f.line("br i1 %s, label %%%s, label %%%s", c, other, then)
	}
	f.arm(then, depth, m, true)
	if !critical {
		f.arm(other, depth, m, len(m.incoming) > 0)
	}
	f.phis(m)
}

// condition is what a branch goes by.
func (f *fn) condition() string {
	if f.chance(f.dirt / 2) {
		return f.operand(ir.I1)
	}
	c := f.compare()
	if f.chance(40) { // of poison a branch is undefined, and then the whole function most of the time
		c = f.define(ir.I1, "freeze i1 %s", c)
	}
	return c
}

// sameTarget is a branch that leads to one place either way: nothing is known
// of the condition there but that it is neither poison nor undef.
func (f *fn) sameTarget() {
	m := f.newMeet()
	c := f.condition()
	values := f.choose(m)
	m.from(f.block, values)
	m.from(f.block, values)
	f.line("br i1 %s, label %%%s, label %%%s", c, m.label, m.label)
	f.phis(m)
}

// switches is a switch whose cases may share blocks or lead to the meeting
// block at once.
func (f *fn) switches(depth int) {
	t := f.ints[0]
	m := f.newMeet()
	v := f.variable(t)
	values := f.choose(m)
	head := f.block
	var arms, cases []string
	target := func() string {
		switch {
		case f.chance(25):
			m.from(head, values)
			return m.label
		case len(arms) > 0 && f.chance(30):
			return pick(f.gen, arms...)
		}
		arms = append(arms, f.name("b"))
		return arms[len(arms)-1]
	}
	other := target()
	seen := map[string]bool{}
	for range 1 + f.IntN(4) {
		c := f.constant(t)
		if !seen[c] {
			seen[c] = true
			cases = append(cases, fmt.Sprintf("%s %s, label %%%s", t, c, target()))
		}
	}
	f.line("switch %s %s, label %%%s [ %s ]", t, v, other, strings.Join(cases, " "))
	for _, a := range arms {
		f.arm(a, depth, m, len(m.incoming) > 0)
	}
	f.phis(m)
}

// loop counts a few rounds, with the test at its top or at its bottom, and
// carries a value around.
func (f *fn) loop(depth int) {
	t, carried := f.ints[0], pick(f.gen, f.types...)
	rounds := int64(1 + f.IntN(min(5, 1<<(t.Bits-1)-1)))
	defer func(trips int) { f.trips = trips }(f.trips)
	f.trips *= int(rounds)
	first := f.operand(carried)
	before := f.block
	header, latch, exit := f.name("h"), f.name("l"), f.name("x")
	i, next, sum, nextSum := f.name("%i"), f.name("%n"), f.name("%s"), f.name("%t")
	top := f.chance(50)
	f.line("br label %%%s", header)
	f.start(header)
	f.line("%s = phi %s [ 0, %%%s ], [ %s, %%%s ]", i, t, before, next, latch)
	f.line("%s = phi %s [ %s, %%%s ], [ %s, %%%s ]", sum, carried, first, before, nextSum, latch)
	f.vals = append(f.vals, value{i, t}, value{sum, carried})
	if top {
		c := f.define(ir.I1, "icmp %s %s %s, %d", pick(f.gen, "ult", "ne"), t, i, rounds)
		body := f.name("b")
		f.line("br i1 %s, label %%%s, label %%%s", c, body, exit)
		f.start(body)
	}
	inner := func() {
		f.region(depth + 1)
		f.line("br label %%%s", latch)
		f.start(latch)
		f.line("%s = add %s%s %s, 1", next, pick(f.gen, "", "nuw "), t, i)
		f.vals = append(f.vals, value{next, t})
		f.carry(nextSum, carried, sum)
	}
	if top {
		f.scope(func() {
			inner()
			f.line("br label %%%s", header)
		})
	} else {
		inner()
		c := f.define(ir.I1, "icmp %s %s %s, %d", pick(f.gen, "ult", "ne"), t, next, rounds)
		f.line("br i1 %s, label %%%s, label %%%s", c, header, exit)
	}
	f.start(exit)
}

// carry defines what goes into the next round.
func (f *fn) carry(name string, t *ir.Type, sum string) {
	switch {
	case t.IsFloat():
		f.defineAs(name, t, "fadd %s %s, %s", t, sum, f.operand(t))
	case f.chance(30):
		f.defineAs(name, t, "select i1 %s, %s %s, %s %s", f.variable(ir.I1), t, sum, t, f.operand(t))
	default:
		op := pick(f.gen, ir.OpAdd, ir.OpXor, ir.OpMul, ir.OpSub, ir.OpOr)
		f.defineAs(name, t, "%s %s%s %s, %s", op, f.flags(op), t, sum, f.operand(t))
	}
}

func (f *fn) ret() {
	if f.result == ir.Void {
		f.line("ret void")
		return
	}
	f.line("ret %s %s", f.result, f.operand(f.result))
}
