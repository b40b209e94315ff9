package loopvectorize

import (
	"fmt"
	"slices"

	"rewrite/passes/internal/edit"
	"rewrite/passes/internal/hints"
	"rewrite/passes/ir"
	"rewrite/passes/ir/intrinsic"
)

// What stands around the vectors: whether there are enough rounds, and accesses are apart, and where what is left goes on. With shorter vectors for that
// it is
//
//	front   few rounds: rest            where accesses may clash: few even for shorter vectors: scalar
//	apart   accesses clash: scalar
//	enter   vector, as long as there are as many rounds as it does
//	end     none left: exit
//	rest    few left: scalar
//	        shorter vectors, as long as there are as many rounds as these do
//	        none left: exit
//	scalar  the loop as it was

// newEmitter is one for a loop.
func newEmitter(x *loop) *emitter {
	e := &emitter{loop: x, values: map[*ir.Value][]*ir.Value{}, splats: map[*ir.Value]*ir.Value{}, leads: map[*group]*ir.Value{}, reduced: map[*variable]*ir.Value{}, heads: map[*variable]*ir.Value{}, masks: map[way]*ir.Value{}, led: map[width]*ir.Value{}, met: map[*record]int{}, whole: map[*record][]*ir.Value{}, starts: map[*variable]*ir.Value{}}
	for v := range x.instrs() {
		e.silent = e.silent || v.Intrinsic() == intrinsic.ExperimentalNoaliasScopeDecl
	}
	e.enter, e.vector, e.end = x.f.NewBlock(""), x.f.NewBlock(""), x.f.NewBlock("")
	e.jump(e.enter, e.vector)
	return e
}

// vectorize makes the loop do several rounds at a time, and what is left behind that.
func (x *loop) vectorize() {
	e := newEmitter(x)
	step := x.step()
	parts := "a vector"
	if x.parts > 1 {
		parts = fmt.Sprintf("%d vectors", x.parts)
	}
	left := ""
	if x.short > 0 {
		left = fmt.Sprintf(", and %d of those that are left", x.short)
	}
	x.say.Applied(x.header.Terminator(), "%d rounds of this loop are done at a time, by %s of %d lanes for each operation%s", step, parts, x.lanes, left)
	jump := x.front.Terminator()
	whole := x.rounds >= 0 && byVectors(x) == x.rounds // nothing is left
	rest := x.f.NewBlock("")
	e.jump(rest, x.header)
	scalar := rest // where what is left is done round by round
	var s *emitter
	if x.short > 0 {
		s = newEmitter(shorter(x))
		scalar = x.f.NewBlock("")
		e.jump(scalar, x.header)
	}

	// how often
	var n *ir.Value
	if x.rounds >= 0 {
		n, e.all = x.number(x.rounds), x.number(byVectors(x))
	} else {
		if n = x.count; leaves(x) == 0 {
			n = x.put(jump, ir.OpAdd, x.indices, x.count, x.number(1)) // 0 for as many as there are numbers, which a step divides
		}
		e.all = x.put(e.enter.Terminator(), ir.OpAnd, x.indices, n, x.number(-step))
	}
	few := func(n int) *ir.Value { return x.compare(jump, ir.ULT, x.count, x.number(n-1)) }
	first := e.enter
	var from, alone []*ir.Block // from where all rounds are left to rest, and to scalar
	var list []*ir.Block
	if len(x.apart) > 0 {
		first = x.f.NewBlock("")
		list = append(list, first)
		e.jump(first, e.enter)
		then := e.enter
		if s != nil {
			then = x.f.NewBlock("")
			list = append(list, then)
			e.jump(then, e.enter)
			e.fork(then, few(x.least), rest, e.enter)
			from = append(from, then)
		}
		e.fork(first, e.clash(first.Terminator()), scalar, then)
		alone = append(alone, first)
	}
	switch {
	case x.rounds >= 0:
		jump.SetTarget(0, first)
	case s != nil && len(x.apart) > 0:
		e.fork(x.front, few(x.shortLeast), scalar, first)
		alone = append(alone, x.front)
	default:
		e.fork(x.front, few(x.least), rest, first)
		from = append(from, x.front)
	}
	list = append(append(list, loops(e, x.number(0), rest)...), rest)

	// behind it
	some := !whole && (x.rounds >= 0 || leaves(x) > 0) // is left
	if !whole {
		from = append(from, e.end)
	}
	if e.found != nil {
		from = append(from, e.found)
	}
	if s == nil {
		from = append(alone, from...)
	}
	starts := leave(e, n, rest, from, some, whole)
	if s != nil {
		begun := x.f.NewInstr(ir.OpPhi, x.indices)
		for _, b := range from {
			k := x.number(0)
			if b == e.end {
				k = e.all
			}
			begun.AddArg(k)
		}
		begun.Targets = slices.Clone(from)
		rest.InsertAt(0, begun)
		s.starts = starts
		at := rest.Terminator()
		behind := x.put(at, ir.OpSub, x.indices, n, begun)
		e.fork(rest, x.compare(at, ir.ULT, behind, x.number(x.short)), scalar, s.enter)
		at = s.enter.Terminator()
		s.all = x.put(at, ir.OpAdd, x.indices, begun, x.put(at, ir.OpAnd, x.indices, behind, x.number(-x.short)))
		list = append(append(list, loops(s, begun, scalar)...), scalar)
		starts = leave(s, n, scalar, append(alone, rest, s.end), some, false)
	}
	for _, phi := range x.header.Phis() {
		phi.SetArg(slices.Index(phi.Targets, x.front), starts[x.variables[phi]])
	}
	edit.RenamePred(x.header, x.front, scalar)
	hints.Set(x.latch.Terminator(), e.node("llvm.loop.vectorize.followup_epilogue"))
	if x.behind == nil {
		x.work.behind = map[*ir.Block][]*ir.Block{}
	}
	x.work.behind[x.front] = append(x.work.behind[x.front], list...)
}

// loops makes the vectorized loop, which begins with the round of a number, and gives its blocks.
func loops(e *emitter, begin *ir.Value, rest *ir.Block) (list []*ir.Block) {
	list = []*ir.Block{e.enter, e.vector}
	e.done = e.f.NewInstr(ir.OpPhi, e.indices, begin)
	e.done.Targets = []*ir.Block{e.enter}
	e.vector.Append(e.done)
	e.at = e.branch(e.vector, e.vector)
	e.phis()
	for _, v := range e.wide {
		e.emit(v)
	}
	e.close()
	next := e.put(e.at, ir.OpAdd, e.indices, e.done, e.number(e.step()))
	e.done.AddArg(next)
	e.done.Targets = append(e.done.Targets, e.vector)
	stop, left := e.compare(e.at, ir.EQ, next, e.all), e.end
	if len(e.leaving) > 0 {
		any := e.any()
		stop = e.put(e.at, ir.OpOr, ir.I1, any, stop)
		left, e.found = e.f.NewBlock(""), e.f.NewBlock("")
		e.jump(left, e.end)
		e.jump(e.found, rest)
		e.fork(left, any, e.found, e.end)
		list = append(list, left, e.found)
	}
	e.fork(e.vector, stop, left, e.vector)
	hints.Set(e.vector.Terminator(), e.node("llvm.loop.vectorize.followup_vectorized"))
	return append(list, e.end)
}

// leave leads from behind the vectorized loop to where what is left of n rounds is done, if there is some, as it is from other blocks, too, and gives
// what the variables of the loop begin with there.
func leave(e *emitter, n *ir.Value, left *ir.Block, from []*ir.Block, some, whole bool) map[*variable]*ir.Value {
	to := e.exit
	if e.found != nil {
		to = left
	}
	e.at = e.branch(e.end, to)
	e.at.Pos = e.front.Terminator().Pos
	if !some {
		edit.AddEntries(e.end, e.exit, func(phi *ir.Value) *ir.Value { return e.final(edit.Incoming(phi, e.latch)) })
	}
	starts := map[*variable]*ir.Value{}
	for _, phi := range e.header.Phis() {
		p := e.variables[phi]
		start := e.f.NewInstr(ir.OpPhi, phi.Type)
		for _, b := range from {
			v := p.start
			switch {
			case b == e.end:
				v = e.final(p.next)
			case b == e.found:
				at := e.at
				e.at = e.found.Terminator()
				v = e.before(phi)
				e.at = at
			case e.starts[p] != nil && e.starts[p].Block == b:
				v = e.starts[p]
			}
			start.AddArg(v)
		}
		start.Targets = slices.Clone(from)
		left.InsertAt(len(left.Phis()), start)
		starts[p] = start
	}
	if some {
		e.at.SetTarget(0, left)
	} else if !whole {
		e.fork(e.end, e.compare(e.at, ir.NE, e.all, n), left, e.exit)
	}
	return starts
}

// clash tells whether accesses of two groups may be of the same memory: neither is all behind the other, or one comes around the end of the address space.
func (e *emitter) clash(at *ir.Value) (any *ir.Value) {
	type ends struct{ first, last *ir.Value }
	of := map[*group]ends{}
	or := func(on *ir.Value) {
		if any == nil {
			any = on
		} else {
			any = e.put(at, ir.OpOr, ir.I1, any, on)
		}
	}
	find := func(g *group) ends {
		if x, ok := of[g]; ok {
			return x
		}
		first, last := e.add(at, g.first, e.number(int(g.low))), e.add(at, g.first, e.number(int(g.high-1)))
		if g.step != 0 {
			way := e.put(at, ir.OpMul, e.indices, e.count, e.number(int(g.step)))
			if g.step > 0 {
				last = e.add(at, last, way)
			} else {
				first = e.add(at, first, way)
			}
		}
		if !g.straight { // unless it goes through as many addresses as there are, it comes around if it ends before it begins
			if most := (^uint64(0)>>(64-e.indices.Bits) - uint64(g.high-g.low)) / uint64(max(g.step, -g.step)); e.mostBacks > most {
				or(e.compare(at, ir.UGT, e.count, e.f.Int(e.indices, most)))
			}
			or(e.compare(at, ir.ULT, last, first))
		}
		of[g] = ends{first, last}
		return of[g]
	}
	for _, pair := range e.apart {
		a, b := find(pair[0]), find(pair[1])
		or(e.put(at, ir.OpAnd, ir.I1, e.compare(at, ir.ULE, a.first, b.last), e.compare(at, ir.ULE, b.first, a.last)))
	}
	return any
}
