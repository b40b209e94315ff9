package loopvectorize

import (
	"rewrite/passes/internal/edit"
	"rewrite/passes/internal/lanes"
	"rewrite/passes/ir"
	"rewrite/passes/ir/intrinsic"
)

// reach makes the access of a part.
func (e *emitter) reach(a *access, part int) *ir.Value {
	if a.g.step == 0 {
		if part > 0 {
			return e.values[a.at][0]
		}
		at := e.at
		e.at = e.enter.Terminator() // no round stores there
		v := e.f.NewInstr(ir.OpLoad, a.elem, e.add(e.at, a.g.first, e.number(int(a.off))))
		v.Aux = ir.PlainMem(e.alignOf(a))
		all := e.spread(e.at, e.say(v, a.at))
		e.at = at
		e.values[a.at] = []*ir.Value{all}
		return all
	}
	if !a.dense() {
		return e.each(a, part)
	}
	off, backward := a.off+int64(part*e.lanes)*a.g.step, a.g.step < 0 && !e.down
	if a.g.step < 0 {
		off += int64(e.lanes-1) * a.g.step
	}
	p := e.add(e.at, e.lead(a), e.number(int(off)))
	mask := make([]int, e.lanes)
	for i := range mask {
		mask[i] = e.lanes - 1 - i
	}
	var some *ir.Value
	if a.masked {
		if some = e.comes(e.header, a.at.Block, part); backward {
			some = e.place(e.at, lanes.Shuffle(e.f, some, e.f.Poison(some.Type), mask))
		}
	}
	if a.stores() {
		x := e.value(a.at.Args[0], part)
		if backward && !e.outside(a.at.Args[0]) {
			x = e.place(e.at, lanes.Shuffle(e.f, x, e.f.Poison(x.Type), mask))
		}
		if a.masked {
			return e.say(edit.Masked(e.f, e.e.Target.LLVM, intrinsic.MaskedStore, ir.Void, 1, e.alignOf(a), x, p, some), a.at)
		}
		v := e.f.NewInstr(ir.OpStore, ir.Void, x, p)
		v.Aux = ir.PlainMem(e.alignOf(a))
		return e.say(v, a.at)
	}
	var v *ir.Value
	if t := e.vectorOf(a.elem); a.masked {
		v = edit.Masked(e.f, e.e.Target.LLVM, intrinsic.MaskedLoad, t, 0, e.alignOf(a), p, some, e.f.Poison(t))
	} else {
		v = e.f.NewInstr(ir.OpLoad, t, p)
		v.Aux = ir.PlainMem(e.alignOf(a))
	}
	e.say(v, a.at)
	if backward {
		v = e.place(e.at, lanes.Shuffle(e.f, v, e.f.Poison(v.Type), mask))
	}
	return v
}

// each makes the accesses of a part one by one.
func (e *emitter) each(a *access, part int) *ir.Value {
	t := e.vectorOf(a.elem)
	vec := e.f.Poison(t)
	for round := range e.lanes { // in their order, as what one stores may reach into what the next one does
		p := e.add(e.at, e.lead(a), e.number(int(a.off+int64(part*e.lanes+round)*a.g.step)))
		i := e.f.Int(ir.I32, uint64(roundOf(e.loop, round)))
		var v *ir.Value
		if a.stores() {
			x := a.at.Args[0]
			if !e.outside(x) {
				x = e.put(e.at, ir.OpExtractElement, a.elem, e.value(x, part), i)
			}
			v = e.f.NewInstr(ir.OpStore, ir.Void, x, p)
		} else {
			v = e.f.NewInstr(ir.OpLoad, a.elem, p)
		}
		v.Aux = ir.PlainMem(e.alignOf(a))
		e.say(v, a.at)
		if !a.stores() {
			vec = e.put(e.at, ir.OpInsertElement, t, vec, v, i)
		}
	}
	return vec
}

// lead is where a group is in the first round of the step.
func (e *emitter) lead(a *access) *ir.Value {
	if p := e.leads[a.g]; p != nil {
		return p
	}
	index, by := e.done, a.elem
	switch {
	case !a.dense():
		index, by = e.put(e.at, ir.OpMul, e.indices, index, e.number(int(a.g.step))), ir.I8
	case a.g.step < 0:
		index = e.put(e.at, ir.OpSub, e.indices, e.number(0), index)
	}
	p := e.put(e.at, ir.OpGEP, a.g.first.Type, a.g.first, index)
	p.Aux = by
	e.leads[a.g] = p
	return p
}

// maskable tells whether the lanes of some rounds alone can be accessed at once, at not much more than what each of them would cost.
func maskable(x *loop, a *access) bool {
	if !a.dense() {
		return false
	}
	n := x.costs.RegisterBits(a.elem, true) / int(x.layout.Bits(a.elem))
	return n > 1 && x.costs.Masked(a.maskedBy(), x.f.Module.Types.Vector(uint64(n), a.elem, false), uint64(a.size)) <= 2*n
}

// maskedBy is what accesses the lanes of some rounds.
func (a *access) maskedBy() intrinsic.ID {
	if a.stores() {
		return intrinsic.MaskedStore
	}
	return intrinsic.MaskedLoad
}
