package loopvectorize

import (
	"slices"
	"strings"

	"rewrite/passes/analysis/scev"
	"rewrite/passes/internal/edit"
	"rewrite/passes/internal/lanes"
	"rewrite/passes/ir"
	"rewrite/passes/ir/intrinsic"
)

// expand makes in front of the loop what vectors are made of, while the function is as scalar evolution knows it.
func (x *loop) expand() {
	at := x.front.Terminator()
	list := []*scev.Expr{x.backs}
	for _, g := range x.groups {
		list = append(list, g.start)
	}
	made := x.maker.Defined(at, list...)
	if x.count = made[0]; x.count.Type != x.indices {
		x.count = x.put(at, ir.OpZExt, x.indices, x.count)
	}
	for i, g := range x.groups {
		g.first = made[i+1]
	}
	for _, phi := range x.header.Phis() {
		if p := x.variables[phi]; p.kind == induction {
			p.made = x.maker.Defined(at, p.step)[0] // in the first round it is the start, also where the step is poison
		}
	}
}

// taken are the values in front of the loop that vectors are made of.
func (x *loop) taken(do func(at **ir.Value)) {
	do(&x.count)
	for _, g := range x.groups {
		do(&g.first)
	}
	for _, phi := range x.header.Phis() {
		p := x.variables[phi]
		do(&p.start)
		if p.kind == induction {
			do(&p.made)
		}
	}
}

// hold gives what is taken from loops before this one a use in front of it, until release: there it becomes a phi at their exit.
func (x *loop) hold() {
	x.taken(func(at **ir.Value) {
		if v := *at; v.IsInstr() {
			*at = x.put(x.front.Terminator(), ir.OpFreeze, v.Type, v)
		}
	})
}

func (x *loop) release() {
	x.taken(func(at **ir.Value) {
		if v := *at; v.IsInstr() {
			*at = v.Args[0]
			v.Erase()
		}
	})
}

// put makes an instruction before another one.
func (w *work) put(at *ir.Value, op ir.Op, t *ir.Type, args ...*ir.Value) *ir.Value {
	return w.place(at, w.f.NewInstr(op, t, args...))
}

func (w *work) place(at, v *ir.Value) *ir.Value {
	at.Block.InsertAt(at.Block.IndexOf(at), v)
	v.Pos = at.Pos
	return v
}

// compare makes a compare before an instruction.
func (w *work) compare(at *ir.Value, p ir.Pred, a, b *ir.Value) *ir.Value {
	v := w.put(at, ir.OpICmp, ir.I1, a, b)
	v.Pred = p
	return v
}

// An emitter makes the vectorized loop.
type emitter struct {
	*loop
	enter, vector, end *ir.Block                 // in front of it, itself, and behind it
	found              *ir.Block                 // where vectors found that some round leaves the loop before its end, if it does
	at                 *ir.Value                 // what is made comes before this
	done               *ir.Value                 // the rounds that are done before the step
	all                *ir.Value                 // the rounds that are done by vectors
	values             map[*ir.Value][]*ir.Value // the vectors of a value, by part
	splats             map[*ir.Value]*ir.Value
	leads              map[*group]*ir.Value
	reduced            map[*variable]*ir.Value
	heads              map[*variable]*ir.Value // of recurrences
	masks              map[way]*ir.Value
	met                map[*record]int         // how many of its accesses were come to
	whole              map[*record][]*ir.Value // what is loaded of records, by part
	led                map[width]*ir.Value     // values in other widths than those in which they are computed
	starts             map[*variable]*ir.Value // what variables begin with, if that is not what they do in front of the loop
	silent             bool                    // of no access is said what it is outside of
}

// begin is what a variable begins with.
func (e *emitter) begin(p *variable) *ir.Value {
	if v := e.starts[p]; v != nil {
		return v
	}
	return p.start
}

// node is what is said of a loop that was made of this one.
func (e *emitter) node(followup string) string {
	if node, ok := e.said.Followup("llvm.loop.vectorize.followup_all", followup); ok {
		return node
	}
	return e.said.Without(func(name string) bool {
		return strings.HasPrefix(name, "llvm.loop.vectorize.") || strings.HasPrefix(name, "llvm.loop.interleave.")
	}, `!{!"llvm.loop.isvectorized", i32 1}`, `!{!"llvm.loop.unroll.runtime.disable"}`)
}

// branch ends a block with a jump.
func (w *work) branch(b, to *ir.Block) *ir.Value {
	br := w.f.NewInstr(ir.OpBr, ir.Void)
	br.Targets = []*ir.Block{to}
	b.Append(br)
	return br
}

func (e *emitter) jump(b, to *ir.Block) { e.branch(b, to).Pos = e.front.Terminator().Pos }

// fork makes a jump a branch to one of two blocks.
func (e *emitter) fork(b *ir.Block, on *ir.Value, then, other *ir.Block) {
	br := e.f.NewInstr(ir.OpBr, ir.Void, on)
	br.Targets = []*ir.Block{then, other}
	br.Meta = b.Terminator().Meta
	edit.Replace(b.Terminator(), br)
}

func (x *loop) number(n int) *ir.Value { return x.f.Int(x.indices, uint64(int64(n))) }

// add makes an address so many bytes behind another one.
func (e *emitter) add(at, p, n *ir.Value) *ir.Value {
	if n.Op == ir.OpInt && n.Bits == 0 {
		return p
	}
	v := e.put(at, ir.OpGEP, p.Type, p, n)
	v.Aux = ir.I8
	return v
}

// splat is a value of which all lanes are one.
func (e *emitter) splat(v *ir.Value) *ir.Value {
	if x := e.splats[v]; x != nil {
		return x
	}
	x := e.spread(e.enter.Terminator(), v)
	e.splats[v] = x
	return x
}

func (e *emitter) spread(at, v *ir.Value) *ir.Value {
	if v.IsConst() {
		return lanes.Constant(e.f, slices.Repeat([]*ir.Value{v}, e.lanes))
	}
	t := e.vectorOf(v.Type)
	one := e.put(at, ir.OpInsertElement, t, e.f.Poison(t), v, e.f.Int(ir.I32, 0))
	return e.place(at, lanes.Shuffle(e.f, one, e.f.Poison(t), make([]int, e.lanes)))
}

// value is the vector of a value in a part.
func (e *emitter) value(v *ir.Value, part int) *ir.Value {
	switch {
	case e.outside(v):
		return e.splat(v)
	case v.Type.IsInt():
		return e.of(v, part, v.Type.Bits)
	}
	return e.values[v][part]
}

// phis makes what the vectorized loop has from one step to the next: each lane of a reduction begins with what changes nothing, and one of them with what the loop does.
func (e *emitter) phis() {
	at := e.enter.Terminator()
	for _, phi := range e.header.Phis() {
		p := e.variables[phi]
		t := e.vectorOf
		switch p.kind {
		case reduction:
			nothing := p.Neutral(e.f, phi.Type)
			for part := range e.parts {
				first := e.splatOr(nothing, e.begin(p))
				if part == 0 && nothing != nil {
					first = e.put(at, ir.OpInsertElement, t(phi.Type), first, e.begin(p), e.f.Int(ir.I32, 0))
				}
				e.values[phi] = append(e.values[phi], e.phi(t(phi.Type), first))
			}
		case recurrence:
			if !slices.Contains(e.wide, phi) {
				continue
			}
			first := e.put(at, ir.OpInsertElement, t(phi.Type), e.f.Poison(t(phi.Type)), e.begin(p), e.f.Int(ir.I32, uint64(e.lanes-1)))
			e.heads[p] = e.phi(first.Type, first)
		case induction:
			if !slices.Contains(e.wide, phi) {
				continue
			}
			list := make([]*ir.Value, e.lanes)
			for i := range list {
				list[i] = e.f.Int(phi.Type, uint64(roundOf(e.loop, i)))
			}
			way := lanes.Constant(e.f, list)
			way = e.put(at, ir.OpMul, way.Type, way, e.splat(p.made))
			first := e.put(at, ir.OpAdd, way.Type, e.splat(e.begin(p)), way)
			now := e.phi(first.Type, first)
			for part := range e.parts {
				v := now
				if part > 0 {
					v = e.put(e.at, ir.OpAdd, now.Type, now, e.times(p, part*e.lanes))
				}
				e.values[phi] = append(e.values[phi], v)
			}
		}
	}
}

// times is what a variable goes on by in so many rounds, in all lanes.
func (e *emitter) times(p *variable, n int) *ir.Value {
	at := e.enter.Terminator()
	return e.put(at, ir.OpMul, e.vectorOf(p.phi.Type), e.splat(p.made), e.splat(e.f.Int(p.phi.Type, uint64(n))))
}

func (e *emitter) splatOr(v, other *ir.Value) *ir.Value {
	if v == nil {
		v = other
	}
	return e.splat(v)
}

// phi makes a phi of the vectorized loop that begins with a value.
func (e *emitter) phi(t *ir.Type, first *ir.Value) *ir.Value {
	v := e.f.NewInstr(ir.OpPhi, t, first)
	v.Targets = []*ir.Block{e.enter}
	e.vector.InsertAt(len(e.vector.Phis()), v)
	return v
}

// close gives the phis what they are in the next step.
func (e *emitter) close() {
	end := func(phi, next *ir.Value) {
		phi.AddArg(next)
		phi.Targets = append(phi.Targets, e.vector)
	}
	for _, phi := range e.header.Phis() {
		switch p := e.variables[phi]; {
		case p.kind == reduction:
			for part, v := range e.values[phi] {
				end(v, e.value(p.next, part))
			}
		case p.kind == recurrence:
			if v := e.heads[p]; v != nil {
				end(v, e.value(p.next, e.parts-1))
			}
		case e.values[phi] != nil:
			now := e.values[phi][0]
			end(now, e.put(e.at, ir.OpAdd, now.Type, now, e.times(p, e.step())))
		}
	}
}

// emit makes the vectors of a value.
func (e *emitter) emit(v *ir.Value) {
	if p := e.variables[v]; p != nil {
		if p.kind == recurrence {
			e.movedOn(p)
		}
		return
	}
	a := e.access[v]
	if a != nil {
		if r := a.together(e.loop); r != nil {
			if e.met[r]++; a.stores() && e.met[r] == len(r.members) || !a.stores() && e.met[r] == 1 {
				e.reachAll(r)
			}
			return
		}
	}
	p, sum := sumOf(e.loop, v)
	if sum != nil && v != p.next {
		return
	}
	list := make([]*ir.Value, e.parts)
	for part := range list {
		if sum != nil {
			list[part] = e.addUp(p, sum, part)
			continue
		}
		if a != nil {
			list[part] = e.reach(a, part)
			continue
		}
		if v.Op == ir.OpPhi {
			list[part] = e.blend(v, part)
			continue
		}
		if e.isLed(v) {
			list[part] = e.of(v.Args[0], part, e.typeOf(v).Bits)
			continue
		}
		if e.fewerBits[v].bits != 0 {
			list[part] = e.narrow(v, part)
			continue
		}
		args := make([]*ir.Value, 0, len(v.Args))
		for i, a := range v.Args {
			switch {
			case v.Op == ir.OpCall && i == 0:
			case v.Op == ir.OpCall && a.Type != v.Type: // an operand that has to be a constant
				args = append(args, a)
			default:
				args = append(args, e.value(a, part))
			}
		}
		var x *ir.Value
		if v.Op == ir.OpCall {
			x = e.f.CallIntrinsic(v.Intrinsic(), e.vectorOf(v.Type), args...)
			x.Flags = v.Flags & ir.FastMath
		} else {
			x = e.f.NewInstr(v.Op, e.vectorOf(v.Type), args...)
			x.Pred = v.Pred
			x.Flags = v.Flags & v.Op.Info().Flags & (ir.PoisonFlags | ir.FastMath)
		}
		if p := e.links[v]; p != nil && p.Op != ir.OpCall {
			x.Flags &^= ir.PoisonFlags | ir.NNaN | ir.NInf
		}
		list[part] = e.say(x, v)
	}
	e.values[v] = list
}

// say puts an instruction where it comes next, with what is said of that of which it is several.
func (e *emitter) say(x, v *ir.Value) *ir.Value {
	x.Meta = e.metaOf(v)
	e.place(e.at, x)
	x.Pos = v.Pos
	return x
}

// metaOf is what is said of something that holds for all its lanes.
func (e *emitter) metaOf(v *ir.Value) *ir.Meta {
	return v.Meta.Keep(func(kind string) bool {
		return kind == "dbg" || e.always(v.Block) && slices.Contains(lanes.Meta, kind) && !(e.silent && (kind == "alias.scope" || kind == "noalias"))
	})
}

// movedOn makes the vectors of a recurrence: the last lane of those before, and all others of those now.
func (e *emitter) movedOn(p *variable) {
	mask := make([]int, e.lanes)
	for i := range mask {
		mask[i] = e.lanes - 1 + i
	}
	before := e.heads[p]
	list := make([]*ir.Value, e.parts)
	for part := range list {
		now := e.value(p.next, part)
		list[part] = e.place(e.at, lanes.Shuffle(e.f, before, now, mask))
		before = now
	}
	e.values[p.phi] = list
}

// final is what a value is behind all rounds that vectors do, as the loop would leave it by the last of them.
func (e *emitter) final(v *ir.Value) *ir.Value {
	if e.outside(v) {
		return v
	}
	for _, phi := range e.header.Phis() {
		p := e.variables[phi]
		switch {
		case p.kind == reduction && p.next == v:
			return e.sum(p)
		case p.kind == induction && p.next == v:
			return e.behindAll(p, e.all)
		case p.kind == induction && p.phi == v:
			return e.behindAll(p, e.put(e.at, ir.OpSub, e.indices, e.all, e.number(1)))
		}
	}
	return e.put(e.at, ir.OpExtractElement, v.Type, e.value(v, e.parts-1), e.f.Int(ir.I32, uint64(roundOf(e.loop, e.lanes-1))))
}

// sum combines what the lanes of a reduction came to.
func (e *emitter) sum(p *variable) *ir.Value {
	if e.reduced[p] == nil {
		list := make([]*ir.Value, e.parts)
		for part := range list {
			list[part] = e.value(p.next, part)
		}
		e.reduced[p] = e.combined(p, list, !e.joins(p.next) && combined(p.next).ID != intrinsic.None)
	}
	return e.reduced[p]
}

// combined combines the lanes of a reduction. What flags say of numbers holds of lanes that come from a combination: one to which nothing was
// combined yet is what the loop begins with, whatever that is.
func (e *emitter) combined(p *variable, list []*ir.Value, always bool) *ir.Value {
	flags := p.flags
	if !always {
		flags &^= ir.NNaN | ir.NInf | ir.NSZ
	}
	if p.Op != ir.OpCall {
		flags &^= ir.NNaN | ir.NInf
	}
	v := list[0]
	for _, x := range list[1:] {
		v = e.place(e.at, p.Combine(e.f, v, x, flags))
	}
	return e.place(e.at, p.Reduce(e.f, v, flags))
}

// behindAll is what a variable is after so many rounds.
func (e *emitter) behindAll(p *variable, n *ir.Value) *ir.Value {
	t := p.phi.Type
	if t.IsPtr() {
		way := e.put(e.at, ir.OpMul, e.indices, n, p.made)
		return e.add(e.at, p.start, way)
	}
	switch {
	case t.Bits < n.Type.Bits:
		n = e.put(e.at, ir.OpTrunc, t, n)
	case t.Bits > n.Type.Bits:
		n = e.put(e.at, ir.OpZExt, t, n)
	}
	return e.put(e.at, ir.OpAdd, t, p.start, e.put(e.at, ir.OpMul, t, n, p.made))
}
