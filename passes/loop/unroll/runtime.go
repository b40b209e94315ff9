package unroll

import (
	"slices"

	"rewrite/passes/analysis/cfg"
	"rewrite/passes/analysis/forloop"
	"rewrite/passes/analysis/scev"
	"rewrite/passes/internal/edit"
	"rewrite/passes/internal/expand"
	"rewrite/passes/internal/hints"
	"rewrite/passes/ir"
)

// A loop of which it is known at run time how often it goes around, n times, is unrolled by a factor with the loop itself behind it:
//
//	front: br label %loop        front: %extra = and i32 %n, 3               rounds that are left
//	loop:  ...                          %few = icmp ult i32 %backs, 3        n - 1
//	       br i1 %c, ...                br i1 %few, label %in, label %many
//	done:                        many:  %all = sub i32 %n, %extra
//	                                    br label %loop
//	                             loop:  ...                                  four rounds, not left by the latch
//	                             loop3: %c3 = icmp eq i32 %i3, %all
//	                                    br i1 %c3, label %after, label %loop
//	                             after: %more = icmp ne i32 %extra, 0
//	                                    br i1 %more, label %in, label %done
//	                             in:    br label %rest
//	                             rest:  ...                                  the loop as it was
//
// What decides is how often it goes back, as n may be as many as there are numbers, and 0 then. For a factor that is a power of
// two that is right by itself, as it divides that: no round is left, and the first loop counts until it comes to 0 again. For another one
// the rounds that are left are (backs % factor + 1) % factor.
//
// A for loop (package forloop) has a variable that tells when the rounds of the first loop are over, here one that begins with 0; any other loop
// gets one, which counts them.
//
// Other exits stay in each copy. The loop that does the rest keeps its own tests: whatever is known of its variables holds on,
// and if what the count was made of is undef, its rounds decide anew, as they did. In front of the loop nothing might have looked at
// that; it is frozen, and all that is decided there is by one value (SEMANTICS law 27).

// count makes the number of times that a loop goes back, if it is left by the latch, at the end of its preheader.
func (w *work) count(l *cfg.Loop, backs *scev.Expr, x *expand.Expander) {
	c := w.counts[l]
	if c.front == nil || c.front.Terminator().Op != ir.OpBr {
		c.why = "it has no preheader"
		return
	}
	at := c.front.Terminator()
	if c.why = x.Cannot(backs, at); c.why != "" {
		return
	}
	most := cheap
	if w.mayEndBefore(l) {
		most = cheapSearch
	}
	if !wishes(c.said).forced() && x.Cost(backs) > most {
		c.why = "to find out how often it goes around takes too much"
		return
	}
	from := len(c.front.Instrs) - 1
	v := x.Before(at, backs)[0]
	if !w.an.Facts().Facts(v).NoUndef() {
		v = w.before(at, ir.OpFreeze, v.Type, v)
	}
	c.backs, c.made = v, slices.Clone(c.front.Instrs[from:len(c.front.Instrs)-1])
	c.decides, c.lacks = w.decides(l, v.Type)
}

// mayEndBefore tells whether a loop is left elsewhere than at its latch, but for where the program does not go on.
func (w *work) mayEndBefore(l *cfg.Loop) bool {
	for _, b := range l.Exiting(w.nest) {
		if b == l.Latches[0] {
			continue
		}
		for _, to := range b.Succs() {
			if !w.contains(l, to) && to.Terminator().Op != ir.OpUnreachable {
				return true
			}
		}
	}
	return false
}

// decides is the variable of a for loop that tells when so many rounds are over, of a type that can count all of them; or why there is none.
//
// What it is then, start + step * rounds, it is in no round before, if the step is odd, as it comes to each number once; and if the loop
// goes on until it is equal to something, as it would not come there else. It is looked at in no round in which the loop did not look at
// it, so it is not poison; and it is one value if what it begins with is.
func (w *work) decides(l *cfg.Loop, t *ir.Type) (*forloop.Induction, string) {
	x, why := forloop.Of(w.nest, l)
	if why != "" {
		return nil, "it is no for loop: " + why
	}
	v, defined := &x.Induction, func(v *ir.Value) bool { return w.an.Facts().Facts(v).NoUndef() }
	switch {
	case x.Tested != x.Next || x.Exiting != x.Latch:
		return nil, "what is compared is not what its variable is next"
	case v.Phi.Type != t:
		return nil, "its variable is of another type than what counts its rounds"
	case v.Step.Op != ir.OpInt || v.Step.Int().Bit(0) == 0 && !(x.Pred == ir.NE && defined(x.Bound)):
		return nil, "its variable may be the same in several rounds"
	case !defined(v.Start):
		return nil, "what its variable begins with may be undef or poison"
	}
	return v, ""
}

// forget takes out what was made of a loop's count and is not used.
func (w *work) forget(l *cfg.Loop) {
	for _, v := range slices.Backward(w.counts[l].made) {
		if v.NumUses() == 0 {
			v.Erase()
		}
	}
}

// before makes an instruction before another one.
func (w *work) before(at *ir.Value, op ir.Op, t *ir.Type, args ...*ir.Value) *ir.Value {
	v := w.f.NewInstr(op, t, args...)
	at.Block.InsertAt(at.Block.IndexOf(at), v)
	v.Pos = at.Pos
	return v
}

// compare makes a compare before an instruction.
func (w *work) compare(at *ir.Value, p ir.Pred, a, b *ir.Value) *ir.Value {
	v := w.before(at, ir.OpICmp, ir.I1, a, b)
	v.Pred = p
	return v
}

// branch makes a block that goes elsewhere, in a loop or in none.
func (w *work) branch(in *cfg.Loop, to ...*ir.Block) *ir.Block {
	b := w.f.NewBlock("")
	br := w.f.NewInstr(ir.OpBr, ir.Void)
	br.Targets = to
	b.Append(br)
	w.adopt(in, b)
	return b
}

// adopt puts new blocks into a loop and those around it.
func (w *work) adopt(l *cfg.Loop, blocks ...*ir.Block) {
	for _, b := range blocks {
		w.in[b] = l
	}
	for ; l != nil; l = l.Parent {
		w.body[l] = append(w.body[l], blocks...)
	}
}

// cannotCount tells why a loop cannot be unrolled with another one behind it. A factor that was not asked for may be made smaller.
func (w *work) cannotCount(l *cfg.Loop, factor *int, asked bool) string {
	c := w.counts[l]
	if c.why != "" {
		return c.why
	}
	if t := l.Latches[0].Terminator(); t.Op != ir.OpBr || len(t.Targets) != 2 || !slices.Contains(t.Targets, l.Header) {
		return "its latch does not leave it"
	}
	for _, b := range w.body[l] {
		if slices.ContainsFunc(b.Instrs, edit.IsConvergent) {
			return "a call is convergent, and may not depend on how many rounds are left"
		}
	}
	for width := c.backs.Type.Bits; width < 32 && *factor > 1<<width; *factor /= 2 {
		if asked {
			return "it goes around less often, if it comes to an end"
		}
	}
	return ""
}

// withRest unrolls a loop by a factor, and puts a copy of it behind for the rounds that are left.
func (w *work) withRest(l *cfg.Loop, factor int) {
	c, header, latch := w.counts[l], l.Header, l.Latches[0]
	blocks, last := slices.Clone(w.body[l]), w.last(w.body[l])
	exits := w.exits(l, blocks)
	o := oddsOf(latch.Terminator(), slices.Index(latch.Terminator().Targets, header))
	m := edit.NewMap(w.f)
	m.Taken, m.Closes = w.taken, func(v *ir.Value) bool { return w.closes[v] && v != latch.Terminator() } // what is said of the rest is said below
	rest := m.Copy(blocks, "")
	for i, b := range blocks {
		if w.closes[b.Terminator()] {
			w.closes[rest[i].Terminator()] = true
		}
	}
	w.repeat(l, factor, main)
	for x := l.Parent; x != nil; x = x.Parent {
		w.body[x] = append(w.body[x], rest...)
	}
	for i, b := range blocks {
		w.in[rest[i]] = w.in[b]
	}

	// in front
	in := w.branch(l.Parent, m.Blocks[header])
	many := w.branch(l.Parent, header)
	t := c.backs.Type
	number := func(n int) *ir.Value { return w.f.Int(t, uint64(n)) }
	jump := c.front.Terminator()
	n := w.before(jump, ir.OpAdd, t, c.backs, number(1))
	var extra *ir.Value
	if factor&(factor-1) == 0 {
		extra = w.before(jump, ir.OpAnd, t, n, number(factor-1))
	} else {
		extra = w.before(jump, ir.OpURem, t, c.backs, number(factor))
		extra = w.before(jump, ir.OpAdd, t, extra, number(1))
		extra = w.before(jump, ir.OpURem, t, extra, number(factor))
	}
	o.over(factor-1).set(w.fork(jump, w.compare(jump, ir.ULT, c.backs, number(factor-1)), in, many), 1)
	edit.RenamePred(header, c.front, many)

	// the first loop
	end := l.Latches[0]
	test := end.Terminator()
	out := 1 - slices.Index(test.Targets, header)
	all := w.before(many.Terminator(), ir.OpSub, t, n, extra)
	var next *ir.Value
	if v := c.decides; v != nil {
		next = edit.Incoming(v.Phi, end)
		all = w.after(many.Terminator(), v, edit.Incoming(v.Phi, many), all)
	} else {
		done := w.f.NewInstr(ir.OpPhi, t, number(0))
		header.InsertAt(len(header.Phis()), done)
		next = w.before(test, ir.OpAdd, t, done, number(factor))
		done.AddArg(next)
		done.Targets = []*ir.Block{many, end}
	}
	test.SetArg(0, w.compare(test, [...]ir.Pred{ir.EQ, ir.NE}[out], next, all))

	// behind it
	exit := test.Targets[out]
	after := w.gather(l, exit, []*ir.Block{end})
	for _, phi := range header.Phis() {
		copied := m.Values[phi]
		if copied == nil {
			continue // the counter
		}
		first, then := edit.Incoming(phi, many), w.closed(edit.Incoming(phi, end), after, []*ir.Block{end})
		if first != then {
			v := w.f.NewInstr(ir.OpPhi, phi.Type, first, then)
			v.Targets = []*ir.Block{c.front, after}
			in.InsertAt(len(in.Instrs)-1, v)
			first = v
		}
		copied.AddArg(first)
		copied.Targets = append(copied.Targets[:len(copied.Targets):len(copied.Targets)], in)
	}
	jump = after.Terminator()
	more := w.fork(jump, w.compare(jump, ir.NE, extra, number(0)), in, exit)
	if o.known() { // any number of rounds is as likely to be left
		odds{uint64(factor - 1), 1}.set(more, 0)
	}

	// what is left
	closing := m.Blocks[latch].Terminator()
	if factor == 2 { // one round
		delete(w.closes, closing)
		edit.Jump(m.Blocks[latch], exit)
		hints.Set(m.Blocks[latch].Terminator(), "")
		w.fold(m.Blocks[header], rest)
	} else {
		if o.known() {
			odds{uint64(factor - 2), 2}.set(closing, slices.Index(closing.Targets, m.Blocks[header]))
		}
		hints.Set(closing, w.node(c.said, "llvm.loop.unroll.followup_remainder"))
	}
	w.behind[c.front] = append(w.behind[c.front], many)
	w.behind[last] = append(append(w.behind[last], after, in), rest...)

	// each of both has exits of its own
	for _, x := range exits {
		for _, list := range [][]*ir.Block{w.leading(w.body[l], x), w.leading(rest, x)} {
			if len(list) > 0 && edit.CannotGather(x, list) == "" {
				w.behind[last] = append(w.behind[last], w.gather(l, x, list))
			}
		}
	}
}

// after makes what a variable is when so many rounds are over.
func (w *work) after(at *ir.Value, x *forloop.Induction, start, rounds *ir.Value) *ir.Value {
	op, one := ir.OpAdd, x.Step.Type.Bits <= 64 && x.Step.SExt() == 1
	minus := x.Step.Type.Bits <= 64 && x.Step.SExt() == -1
	if minus != (x.Next.Op == ir.OpSub) {
		op = ir.OpSub
	}
	if !one && !minus {
		rounds = w.before(at, ir.OpMul, rounds.Type, rounds, x.Step)
	}
	if op == ir.OpAdd && start.Op == ir.OpInt && start.Int().Sign() == 0 {
		return rounds
	}
	return w.before(at, op, rounds.Type, start, rounds)
}

// fork makes a jump a branch to one of two blocks.
func (w *work) fork(jump, on *ir.Value, then, other *ir.Block) *ir.Value {
	br := w.f.NewInstr(ir.OpBr, ir.Void, on)
	br.Targets = []*ir.Block{then, other}
	br.Meta = jump.Meta
	edit.Replace(jump, br)
	return br
}

// exits are the blocks that a loop goes to, each once.
func (w *work) exits(l *cfg.Loop, blocks []*ir.Block) (exits []*ir.Block) {
	seen := map[*ir.Block]bool{}
	for _, b := range blocks {
		for _, s := range b.Succs() {
			if !seen[s] && !w.contains(l, s) {
				seen[s] = true
				exits = append(exits, s)
			}
		}
	}
	return exits
}

// leading are those of some blocks from which an edge leads to a block.
func (w *work) leading(blocks []*ir.Block, to *ir.Block) (list []*ir.Block) {
	for _, b := range blocks {
		if slices.Contains(b.Succs(), to) {
			list = append(list, b)
		}
	}
	return list
}

// gather makes a block behind a loop, on the edges from some of its blocks to an exit. Values of loops that end there go through
// phis.
func (w *work) gather(l *cfg.Loop, exit *ir.Block, from []*ir.Block) *ir.Block {
	mid := edit.Gather(exit, from)
	in := l.Parent
	for in != nil && !w.contains(in, exit) {
		in = in.Parent
	}
	w.adopt(in, mid)
	for _, phi := range exit.Phis() {
		for i, b := range phi.Targets {
			if b == mid {
				phi.SetArg(i, w.closed(phi.Args[i], mid, from))
			}
		}
	}
	return mid
}

// closed is a value in a block behind a loop, to which some blocks of the loop lead: a phi there, if it is of that loop or of one around
// that ends there too.
func (w *work) closed(v *ir.Value, at *ir.Block, from []*ir.Block) *ir.Value {
	if !v.IsInstr() || w.in[v.Block] == nil || w.contains(w.in[v.Block], at) {
		return v
	}
	for _, phi := range at.Phis() {
		if !slices.ContainsFunc(phi.Args, func(a *ir.Value) bool { return a != v }) {
			return phi
		}
	}
	phi := w.f.NewInstr(ir.OpPhi, v.Type)
	for _, b := range from {
		for _, s := range b.Succs() {
			if s == at { // an entry for each edge
				phi.AddArg(v)
				phi.Targets = append(phi.Targets, b)
			}
		}
	}
	at.InsertAt(len(at.Phis()), phi)
	return phi
}
