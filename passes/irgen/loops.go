package irgen

import (
	"fmt"
	"strings"

	"rewrite/passes/ir"
)

// This file makes nests of loops: tested at their top, at their bottom or there behind a guard, left from
// the middle, continued from several places, with values carried around. What they count by is
// counters.go, what they do to memory is arrays.go.

// maxNest is how deep loops nest.
const maxNest = 4

// rounds makes loops.
type rounds struct{ *fn }

// A cycle is a loop that is being made.
type cycle struct {
	counter
	i       string // its phi
	header  string
	inside  bool // the header is there, and what it defines is in scope
	exit    *meet
	latch   *meet // what ways to it give, nil if it has no latch that may be continued to
	carried []carried
	back    []back
	atTop   bool // the test is in the header
	hints   string
	ends    bool // by its test, if not before
	around  int  // rounds of the loops around it
	broken  bool // it is left or continued from the middle
}

// carried is a value that each round leaves for the next one.
type carried struct {
	name, start string
	t           *ir.Type
	next        func(sum string) string // makes it in the block in work
}

// back is an edge to the header.
type back struct {
	block  string
	values []string
}

// hole is a place in the text that is filled in later.
func (r rounds) hole() int {
	r.holes = append(r.holes, "")
	fmt.Fprintf(&r.body, "\x01%d\x02", len(r.holes)-1)
	return len(r.holes) - 1
}

// filled is the text with nothing left to fill in.
func (f *fn) filled() string {
	var pairs []string
	for i, s := range f.holes {
		pairs = append(pairs, fmt.Sprintf("\x01%d\x02", i), s)
	}
	return strings.NewReplacer(pairs...).Replace(f.body.String())
}

// most is how often an innermost loop may run.
func (r rounds) most() int {
	if r.loops {
		return 320
	}
	return 24
}

// nest makes a loop with others in it.
func (r rounds) nest(depth int) {
	r.loop(depth, r.IntN(min(maxNest, 1+r.IntN(maxNest))))
}

// loop makes a loop that has others in it, that deep.
func (r rounds) loop(depth, deeper int) {
	c := &cycle{around: r.trips, ends: true, header: r.name("h"), atTop: r.chance(50)}
	room := max(1, r.most()/r.trips)
	for range deeper { // leave something for those within
		room = max(room/3, min(room, 3))
	}
	c.counter = r.counter(room, c.atTop)
	if r.loops && len(r.cycles) == 0 && r.chance(2) {
		c.ends, r.endless = false, true // only from the middle
	}
	c.exit = r.newMeet()
	for range 1 + r.IntN(3) {
		c.carried = append(c.carried, r.carries(c))
	}
	r.exits(c)
	r.hint(c)

	entries, guarded := r.entries(c)
	r.start(c.header)
	c.i = r.name("%i")
	holes := []int{}
	phi := func(name string, t *ir.Type, start func(k int) string) {
		fmt.Fprintf(&r.body, "  %s = phi %s ", name, t)
		for k, e := range entries {
			fmt.Fprintf(&r.body, "%s[ %s, %%%s ]", chosen(k > 0, ", ", ""), start(k), e)
		}
		holes = append(holes, r.hole())
		r.body.WriteString("\n")
	}
	vals, memory, places := len(r.vals), len(r.memory), len(r.places)
	phi(c.i, c.t, func(int) string { return c.start })
	if !c.t.IsPtr() {
		r.vals = append(r.vals, value{c.i, c.t})
	}
	for k := range c.carried {
		x := &c.carried[k]
		x.name = r.name("%s")
		other := x.start
		if len(entries) > 1 && entries[0] != entries[1] && r.chance(60) {
			other = r.constant(x.t)
		}
		phi(x.name, x.t, func(k int) string { return chosen(k == 0, x.start, other) })
		r.vals = append(r.vals, value{x.name, x.t})
	}
	c.inside = true
	r.cycles = append(r.cycles, c)
	trips := r.trips
	r.trips *= c.rounds

	if c.atTop && c.ends {
		body := r.name("b")
		test, stay := c.test(c.i, "")
		c.exit.from(r.block, r.choose(c.exit))
		r.conditional(test, stay, body, c.exit.label, "")
		r.start(body)
	}
	if c.atTop || !c.ends || r.chance(50) {
		r.scope(func() { r.rounds(c, depth, deeper) })
	} else {
		vals, memory, places := len(r.vals), len(r.memory), len(r.places)
		r.rounds(c, depth, deeper)
		if c.broken { // what the body defines is not on all ways
			r.vals, r.memory, r.places = r.vals[:vals], r.memory[:memory], r.places[:places]
		}
	}
	for k, h := range holes {
		for _, b := range c.back {
			r.holes[h] += fmt.Sprintf(", [ %s, %%%s ]", b.values[k], b.block)
		}
	}
	r.cycles = r.cycles[:len(r.cycles)-1]
	r.trips = trips
	c.inside = false
	if guarded {
		r.vals, r.memory, r.places = r.vals[:vals], r.memory[:memory], r.places[:places]
	}
	r.phis(c.exit)
	if r.chance(50) && len(r.vals) > 0 {
		r.show()
	}
}

// entries makes the ways to the header: one, two that meet there, or one behind a guard.
func (r rounds) entries(c *cycle) (blocks []string, guarded bool) {
	switch k := r.IntN(100); {
	case k < 12: // two
		a, b := r.name("b"), r.name("b")
		r.line("br i1 %s, label %%%s, label %%%s", r.tame(), a, b)
		for _, label := range []string{a, b} {
			r.start(label)
			r.scope(func() {
				if r.chance(30) {
					r.instruction()
				}
			})
			r.line("br label %%%s", c.header)
			blocks = append(blocks, r.block)
		}
		return blocks, false
	case k < 18: // one block, twice
		r.line("br i1 %s, label %%%s, label %%%s", r.tame(), c.header, c.header)
		return []string{r.block, r.block}, false
	case k < 45 && !c.atTop && !c.t.IsPtr():
		before := c.header
		if r.chance(60) {
			before = r.name("p")
		}
		test, stay := c.test(c.start, "")
		c.exit.from(r.block, r.choose(c.exit))
		r.conditional(test, stay, before, c.exit.label, "")
		if before != c.header {
			r.start(before)
			r.line("br label %%%s", c.header)
		}
		return []string{r.block}, true
	}
	r.line("br label %%%s", c.header)
	return []string{r.block}, false
}

// conditional is a branch to one block when the condition is stay, to another one when not.
func (r rounds) conditional(test string, stay bool, on, off, hints string) {
	if !stay {
		on, off = off, on
	}
	r.line("br i1 %s, label %%%s, label %%%s%s", test, on, off, hints)
}

// tame is a condition that is hardly ever poison.
func (r rounds) tame() string {
	c := r.compare()
	if r.chance(80) {
		c = r.define(ir.I1, "freeze i1 %s", c)
	}
	return c
}

// rounds makes the body of a loop, and its end.
func (r rounds) rounds(c *cycle, depth, deeper int) {
	if r.chance(45) {
		c.latch = &meet{label: r.name("l")}
		for range r.IntN(2) {
			t := pick(r.gen, r.types...)
			c.latch.types, c.latch.give = append(c.latch.types, t), append(c.latch.give, r.giver(t))
		}
	}
	body := func() {
		for n := 1 + r.IntN(5); n > 0; n-- {
			r.step(c, depth)
		}
		if deeper > 0 {
			r.loop(depth, deeper-1)
			for n := r.IntN(3); n > 0; n-- {
				r.step(c, depth)
			}
		}
	}
	if c.latch == nil {
		body()
	} else {
		r.scope(func() {
			body()
			r.toLatch(c)
		})
		r.phis(c.latch)
		if r.chance(30) {
			r.access(c)
		}
	}
	for !c.ends && len(c.exit.incoming) == 0 { // there must be a way out
		r.leave(c)
	}
	r.close(c)
}

// toLatch is a way to the latch, from the block in work, which ends.
func (r rounds) toLatch(c *cycle) {
	c.latch.from(r.block, r.choose(c.latch))
	r.line("br label %%%s", c.latch.label)
}

// step makes something of the body.
func (r rounds) step(c *cycle, depth int) {
	r.left--
	switch k := r.IntN(100); {
	case k < 32:
		r.access(c)
	case k < 48:
		r.instruction()
	case k < 62:
		r.derive(c)
	case k < 68 && r.left > 0 && depth < maxDepth:
		r.branch(max(depth, 1))
	case k < 70 && r.left > 0 && depth < maxDepth && !r.ints[0].IsPtr():
		r.switches(max(depth, 1))
	case k < 77:
		r.leave(c)
	case k < 83:
		r.goOn(c)
	case k < 88:
		r.outwards()
	case k < 93 && c.t != ir.Ptr:
		r.vals = append(r.vals, value{c.i, c.t}) // again, as the newest
		r.show()
	default:
		r.show()
	}
}

// decision is a condition in the middle: of the counter, of memory or any.
func (r rounds) decision(c *cycle) string {
	test := ""
	switch k := r.IntN(100); {
	case k < 40 && c.t.IsInt():
		n := c.t.Bits
		test = r.define(ir.I1, "icmp %s %s %s, %s", pick(r.gen, intPreds...), c.t, c.i, c.literal(int64(r.IntN(max(2, min(c.rounds, 9)))), n))
	case k < 65:
		t := pick(r.gen, ir.I8, ir.I32)
		test = r.define(ir.I1, "icmp %s %s %s, %d", pick(r.gen, "eq", "ne", "slt", "ugt"), t, r.element(c, t), r.IntN(5)-1)
	default:
		test = r.compare()
	}
	if r.chance(75) {
		test = r.define(ir.I1, "freeze i1 %s", test)
	}
	return test
}

// leave is a way out from the middle: to where the loop ends, by a block of its own, or out of the function.
func (r rounds) leave(c *cycle) {
	c.broken = true
	test, on := r.decision(c), r.name("b")
	switch k := r.IntN(100); {
	case k < 45:
		c.exit.from(r.block, r.choose(c.exit))
		r.conditional(test, r.chance(50), on, c.exit.label, "")
	case k < 80:
		out := r.name("b")
		r.conditional(test, r.chance(50), on, out, "")
		r.start(out)
		r.scope(func() {
			for range r.IntN(3) {
				r.instruction()
			}
			if r.chance(40) {
				r.show()
			}
			c.exit.from(r.block, r.choose(c.exit))
			r.line("br label %%%s", c.exit.label)
		})
	default:
		out := r.name("b")
		r.conditional(test, r.chance(50), on, out, "")
		r.start(out)
		r.scope(r.ret)
	}
	r.start(on)
}

// goOn is a way to the next round from the middle, to the latch or around it.
func (r rounds) goOn(c *cycle) {
	if c.latch == nil && !c.ends {
		return
	}
	c.broken = true
	test, on := r.decision(c), r.name("b")
	if c.latch != nil && r.chance(70) || !c.ends {
		c.latch.from(r.block, r.choose(c.latch))
		r.conditional(test, r.chance(50), on, c.latch.label, "")
		r.start(on)
		return
	}
	other := r.name("l")
	r.conditional(test, r.chance(50), on, other, "")
	r.start(other)
	r.scope(func() { r.close(c) })
	r.start(on)
}

// outwards leaves or continues a loop further out.
func (r rounds) outwards() {
	if len(r.cycles) < 2 {
		return
	}
	in := r.cycles[len(r.cycles)-1]
	k := r.IntN(len(r.cycles) - 1)
	c := r.cycles[k]
	for _, x := range r.cycles[k:] {
		x.broken = true
	}
	test, on := r.decision(in), r.name("b")
	if c.latch != nil && r.chance(50) {
		c.latch.from(r.block, r.choose(c.latch))
		r.conditional(test, r.chance(50), on, c.latch.label, "")
	} else {
		c.exit.from(r.block, r.choose(c.exit))
		r.conditional(test, r.chance(50), on, c.exit.label, "")
	}
	r.start(on)
}

// close ends a round: what is carried, the test if it is here, and the edge back.
func (r rounds) close(c *cycle) {
	next := c.next(c.i)
	values := []string{next}
	if c.t.IsInt() {
		r.vals = append(r.vals, value{next, c.t})
	}
	for _, x := range c.carried {
		values = append(values, x.next(x.name))
	}
	back := func() { c.back = append(c.back, back{r.block, values}) }
	if c.atTop || !c.ends {
		back()
		if r.chance(8) { // of two ways from here both lead back
			back()
			r.line("br i1 %s, label %%%s, label %%%s%s", r.tame(), c.header, c.header, c.hints)
			return
		}
		r.line("br label %%%s%s", c.header, c.hints)
		return
	}
	if end := c.end(); end != "" && r.chance(12) {
		out := r.choose(c.exit)
		c.exit.from(r.block, out)
		cases := fmt.Sprintf("%s %s, label %%%s", c.t, end, c.exit.label)
		if other := c.never(); other != end && other != "" && r.chance(50) {
			c.exit.from(r.block, out)
			cases += fmt.Sprintf(" %s %s, label %%%s", c.t, other, c.exit.label)
		}
		back()
		r.line("switch %s %s, label %%%s [ %s ]%s", c.t, next, c.header, cases, c.hints)
		return
	}
	test, stay := c.test(next, c.i)
	c.exit.from(r.block, r.choose(c.exit))
	back()
	r.conditional(test, stay, c.header, c.exit.label, c.hints)
}

// exits makes values of the loop be used behind it.
func (r rounds) exits(c *cycle) {
	for range r.IntN(3) {
		x := &c.carried[r.IntN(len(c.carried))]
		c.exit.types = append(c.exit.types, x.t)
		c.exit.give = append(c.exit.give, func() string {
			if c.inside && r.chance(70) {
				return x.name
			}
			return r.operand(x.t)
		})
	}
	if c.t.IsInt() && r.chance(50) {
		c.exit.types = append(c.exit.types, c.t)
		c.exit.give = append(c.exit.give, func() string {
			if c.inside {
				return c.i
			}
			return c.start
		})
	}
}

// hint chooses what is said of the loop.
func (r rounds) hint(c *cycle) {
	if !r.chance(30) {
		return
	}
	if r.hinted == 0 {
		r.hinted = 40 // behind what modules about memory have
	}
	var list []string
	if c.ends && r.chance(50) {
		list = append(list, `!"llvm.loop.mustprogress"`)
	}
	if r.chance(70) {
		list = append(list, pick(r.gen, `!"llvm.loop.unroll.disable"`, `!"llvm.loop.unroll.enable"`, `!"llvm.loop.unroll.full"`,
			fmt.Sprintf(`!"llvm.loop.unroll.count", i32 %d`, 1+r.IntN(5)), fmt.Sprintf(`!"llvm.loop.peeled.count", i32 %d`, 1+r.IntN(3))))
	}
	node := r.hinted
	r.hinted += 1 + len(list)
	text := fmt.Sprintf("!%d = distinct !{!%d", node, node)
	for i := range list {
		text += fmt.Sprintf(", !%d", node+1+i)
	}
	text += "}\n"
	for i, s := range list {
		text += fmt.Sprintf("!%d = !{%s}\n", node+1+i, s)
	}
	r.meta += text
	c.hints = fmt.Sprintf(", !llvm.loop !%d", node)
}
