package scev

import (
	"slices"

	"rewrite/passes/analysis/cfg"
	"rewrite/passes/analysis/domain"
	"rewrite/passes/ir"
	"rewrite/passes/ir/intrinsic"
)

// placer tells where expressions are defined and when instructions are executed for sure:
// when a flag of an instruction is one of its expression.
//
//	loop:
//	  %i = phi i32 [ 0, %entry ], [ %i.next, %loop ]
//	  %i.next = add nsw i32 %i, 1
//	  %c = icmp slt i32 %i.next, %n
//	  br i1 %c, label %loop, label %exit
//
// %i.next is poison if it wraps, and the branch on it is undefined behaviour then: no execution
// goes on with another number, so {0,+,1} does not wrap, whatever other instruction has this
// expression. Without the branch it is %i.next alone that is poison, and another add without nsw
// in the same loop wraps.
type placer struct {
	*Analysis
	never  map[*ir.Value]bool // the answers of neverPoison
	bodies map[*cfg.Loop]body
	lines  map[*ir.Block]*line
}

// scanLimit bounds how many instructions are looked at behind one that may be poison.
const scanLimit = 64

// A spot is an instruction, or the start of a block.
type spot struct {
	b *ir.Block
	v *ir.Value
}

// definedAt is the last place at which one of the things that expressions are made of is
// defined: where all of them are.
func (p *placer) definedAt(list []*Expr) spot {
	at := spot{b: p.fn.Entry()}
	seen := map[*Expr]bool{}
	var walk func(e *Expr)
	walk = func(e *Expr) {
		if seen[e] {
			return
		}
		seen[e] = true
		var s spot
		switch {
		case e.Kind == Rec:
			s = spot{b: e.Loop.Header}
		case e.Kind == Unknown && e.Value.IsInstr():
			s = spot{e.Value.Block, e.Value}
		default:
			for _, a := range e.Args {
				walk(a)
			}
			return
		}
		if p.after(s, at) {
			at = s
		}
		if e.Kind != Rec {
			return
		}
	}
	for _, e := range list {
		walk(e)
	}
	return at
}

// after tells whether a is the same as b or behind it on all ways.
func (p *placer) after(a, b spot) bool {
	if a.b != b.b {
		return p.dom.Dominates(b.b, a.b)
	}
	if a.v == nil || b.v == nil {
		return b.v == nil
	}
	return p.indexOf(a.v) >= p.indexOf(b.v)
}

// A line is the places of a large block's instructions, and how many before each of them control may not come behind.
type line struct {
	at    map[*ir.Value]int
	stops []int32
}

// longBlock is from where on places in a block are kept.
const longBlock = 128

// lineOf is the line of a large block, nil for others. It is read anew when the block has become longer or shorter: what stands
// in front of loops may be made while questions are asked.
func (p *placer) lineOf(b *ir.Block) *line {
	if len(b.Instrs) < longBlock {
		return nil
	}
	x := p.lines[b]
	if x == nil || len(x.stops) != len(b.Instrs)+1 {
		x = &line{at: make(map[*ir.Value]int, len(b.Instrs)), stops: make([]int32, 1, len(b.Instrs)+1)}
		for i, v := range b.Instrs {
			n := x.stops[i]
			if !transfers(v) {
				n++
			}
			x.at[v], x.stops = i, append(x.stops, n)
		}
		if p.lines == nil {
			p.lines = map[*ir.Block]*line{}
		}
		p.lines[b] = x
	}
	return x
}

// indexOf is the place of an instruction in its block, -1 if it is not there.
func (p *placer) indexOf(v *ir.Value) int {
	x := p.lineOf(v.Block)
	if x == nil {
		return v.Block.IndexOf(v)
	}
	if i, ok := x.at[v]; ok && v.Block.Instrs[i] == v {
		return i
	}
	return v.Block.IndexOf(v)
}

// transfers tells whether control that comes to an instruction goes on behind it: behind a volatile store it need not (LangRef, "Volatile
// Memory Accesses").
func transfers(v *ir.Value) bool {
	return v.Effects()&(ir.Unwinds|ir.Hangs) == 0 && !(v.Op == ir.OpStore && v.Flags&ir.Volatile != 0)
}

// straight tells whether control goes from place i of a block to place j for sure.
func (p *placer) straight(b *ir.Block, i, j int) bool {
	if i > j {
		return false
	}
	if x := p.lineOf(b); x != nil {
		return x.stops[i] == x.stops[j]
	}
	for _, v := range b.Instrs[i:j] {
		if !transfers(v) {
			return false
		}
	}
	return true
}

// reaches tells whether control that comes to a spot comes to an instruction as well.
func (p *placer) reaches(s spot, to *ir.Value) bool {
	from := 0
	if s.v != nil {
		from = p.indexOf(s.v)
		if from < 0 {
			return false
		}
	}
	b := to.Block
	j := p.indexOf(to)
	if s.b == b {
		return p.straight(b, from, j)
	}
	l := p.loops.Of(b)
	return l != nil && l.Header == b && l.Preheader(p.loops) == s.b && p.straight(s.b, from, len(s.b.Instrs)-1) && p.straight(b, 0, j)
}

// reachesHeader is reaches for the start of a loop.
func (p *placer) reachesHeader(s spot, l *cfg.Loop) bool {
	return p.reaches(s, l.Header.Instrs[0])
}

// neverPoison tells whether it is undefined behaviour if an instruction's result is poison, from
// where its operands are defined on: that its flags are facts there.
func (p *placer) neverPoison(v *ir.Value) bool {
	if known, ok := p.never[v]; ok {
		return known
	}
	p.never[v] = false // while the operands are read
	known := p.poisonIsUB(v) && p.comesTo(v)
	if len(p.reading) > 0 {
		delete(p.never, v)
	} else {
		p.never[v] = known
	}
	return known
}

// comesTo tells whether v is executed wherever its operands' expressions are defined.
func (p *placer) comesTo(v *ir.Value) bool {
	var ops []*Expr
	for _, a := range v.Args {
		if v.Op == ir.OpExtractValue {
			return false
		}
		if !p.IsTyped(a.Type) {
			return false
		}
		ops = append(ops, p.Of(a))
	}
	return p.reaches(p.definedAt(ops), v)
}

// poisonIsUB tells whether control that comes to v runs into undefined behaviour if v is
// poison: what follows in its block and in those behind it uses it so.
func (p *placer) poisonIsUB(v *ir.Value) bool {
	poison := map[*ir.Value]bool{v: true}
	b, i := v.Block, p.indexOf(v)+1
	visited := map[*ir.Block]bool{b: true}
	for n := 0; n < scanLimit; {
		for ; i < len(b.Instrs) && n < scanLimit; i++ {
			u := b.Instrs[i]
			n++
			if u.Op == ir.OpPhi {
				continue
			}
			if triggersUB(u, poison) {
				return true
			}
			if !transfers(u) {
				return false
			}
			if propagates(u, poison) {
				poison[u] = true
			}
		}
		if i < len(b.Instrs) || len(b.Succs()) != 1 {
			return false
		}
		from := b
		if b = b.Succs()[0]; visited[b] {
			return false
		}
		visited[b] = true
		for _, phi := range b.Phis() {
			for k, t := range phi.Targets {
				if t == from && poison[phi.Args[k]] {
					poison[phi] = true
				}
			}
		}
		i = 0
	}
	return false
}

// triggersUB tells whether it is undefined behaviour to execute v if all of a set of values
// are poison.
func triggersUB(v *ir.Value, poison map[*ir.Value]bool) bool {
	switch v.Op {
	case ir.OpBr, ir.OpSwitch, ir.OpIndirectBr:
		return len(v.Args) > 0 && poison[v.Args[0]]
	case ir.OpUDiv, ir.OpSDiv, ir.OpURem, ir.OpSRem:
		return poison[v.Args[1]]
	case ir.OpLoad, ir.OpAtomicRMW, ir.OpCmpXchg:
		return poison[v.Args[0]]
	case ir.OpStore:
		return poison[v.Args[1]]
	case ir.OpRet:
		return len(v.Args) == 1 && poison[v.Args[0]] && v.Block.Func.RetAttrs.Has("noundef")
	case ir.OpCall, ir.OpInvoke, ir.OpCallBr:
		if poison[v.Callee()] {
			return true
		}
		c := v.Aux.(*ir.Call)
		callee := v.CalledFunc()
		if callee != nil && callee.FuncType != c.FuncType {
			callee = nil
		}
		for i, a := range v.CallArgs() {
			if !poison[a] {
				continue
			}
			if c.ParamAttr(i).Has("noundef") || v.Intrinsic() == intrinsic.Assume && i == 0 {
				return true
			}
			if callee != nil && i < len(callee.ParamAttrs) && callee.ParamAttrs[i].Has("noundef") {
				return true
			}
		}
	}
	return false
}

// propagates tells whether v is poison if all of a set of values are.
func propagates(v *ir.Value, poison map[*ir.Value]bool) bool {
	switch v.Op {
	case ir.OpFreeze, ir.OpPhi:
		return false
	case ir.OpSelect:
		return poison[v.Args[0]]
	case ir.OpICmp, ir.OpFCmp, ir.OpGEP:
	case ir.OpCall:
		switch v.Intrinsic() {
		case intrinsic.SaddWithOverflow, intrinsic.UaddWithOverflow, intrinsic.SsubWithOverflow, intrinsic.UsubWithOverflow,
			intrinsic.SmulWithOverflow, intrinsic.UmulWithOverflow, intrinsic.Abs, intrinsic.Smax, intrinsic.Smin, intrinsic.Umax, intrinsic.Umin:
			return slices.ContainsFunc(v.CallArgs(), func(a *ir.Value) bool { return poison[a] })
		}
		return false
	case ir.OpExtractValue:
		return poison[v.Args[0]]
	default:
		if !v.Op.IsCast() && v.Op.Info().Form != ir.FormBinary && v.Op != ir.OpFNeg {
			return false
		}
	}
	return slices.ContainsFunc(v.Args, func(a *ir.Value) bool { return poison[a] })
}

// body is what the instructions of a loop do, those of the loops inside, too.
type body struct {
	regular bool // none may unwind or not return
	silent  bool // none does what counts as progress
}

func (p *placer) body(l *cfg.Loop) body {
	if known, ok := p.bodies[l]; ok {
		return known
	}
	is := body{true, true}
	for _, inside := range l.Children {
		x := p.body(inside)
		is = body{is.regular && x.regular, is.silent && x.silent}
	}
	for _, b := range l.Blocks {
		if p.loops.Of(b) != l {
			continue
		}
		for _, v := range b.Instrs {
			is.regular = is.regular && transfers(v)
			is.silent = is.silent && (v.Effects()&^ir.Reads == 0 || v.Op == ir.OpStore && v.IsPlain())
		}
	}
	p.bodies[l] = is
	return is
}

// regular tells whether nothing in a loop, or in those inside, may unwind or not return.
func (p *placer) regular(l *cfg.Loop) bool { return p.body(l).regular }

// endsRegularly tells whether each iteration of a loop comes to its end: by the latch or the
// exits, not by an unwind, a call that does not return, or a loop inside.
func (p *placer) endsRegularly(l *cfg.Loop) bool {
	return len(l.Children) == 0 && p.regular(l) && !p.irreducible(l)
}

// irreducible tells whether there is a cycle in a loop that is none of the loops inside.
func (p *placer) irreducible(l *cfg.Loop) bool {
	return slices.ContainsFunc(p.loops.Irreducible, func(region []*ir.Block) bool { return p.inside(region[0], l) })
}

// exitingBlocks are the blocks of a loop that lead out of it.
func (p *placer) exitingBlocks(l *cfg.Loop) (out []*ir.Block) {
	for _, b := range l.Blocks {
		if slices.ContainsFunc(b.Succs(), func(s *ir.Block) bool { return !p.inside(s, l) }) {
			out = append(out, b)
		}
	}
	return out
}

// recNeverPoison tells whether it is undefined behaviour if v, of a loop, is poison in some
// iteration.
func (p *placer) recNeverPoison(v *ir.Value, l *cfg.Loop) bool {
	return p.neverPoison(v) || p.usedEachTime(v, l)
}

// phiNeverPoison tells whether it is undefined behaviour if a phi at the head of a loop is poison
// as the value that came back is: then no iteration goes on with it.
func (p *placer) phiNeverPoison(phi, back *ir.Value, l *cfg.Loop) bool {
	return back.IsInstr() && p.recNeverPoison(back, l) || p.poisonIsUB(phi) || p.usedEachTime(phi, l)
}

// usedEachTime tells whether the poison of v leads to undefined behaviour in the same iteration:
// what uses it lies before the only exit, on all ways, and all iterations come to that.
func (p *placer) usedEachTime(v *ir.Value, l *cfg.Loop) bool {
	exiting := p.exitingBlocks(l)
	if len(exiting) != 1 || len(l.Latches) == 0 || !p.endsRegularly(l) {
		return false
	}
	poison := map[*ir.Value]bool{v: true}
	for list := []*ir.Value{v}; len(list) > 0; {
		x := list[len(list)-1]
		list = list[:len(list)-1]
		for _, u := range x.Uses() {
			user := u.User
			if user.Block == nil || !p.inside(user.Block, l) {
				continue
			}
			if triggersUB(user, poison) && p.dom.Dominates(user.Block, exiting[0]) && p.eachIteration(exiting[0], l) {
				return true
			}
			if !poison[user] && propagates(user, poison) {
				poison[user] = true
				list = append(list, user)
			}
		}
	}
	return false
}

// eachIteration tells whether a block is executed in each iteration that ends, of a loop
// without other loops inside.
func (p *placer) eachIteration(b *ir.Block, l *cfg.Loop) bool {
	for _, t := range l.Latches {
		if !p.dom.Dominates(b, t) {
			return false
		}
	}
	return true
}

// poisonImplies tells whether b is poison only if a is, in the first round of a loop, nil for all rounds: each value that makes b
// poison is one that makes a poison, or can't be poison.
func (p *placer) poisonImplies(a, b *Expr, first *cfg.Loop) bool {
	// what is not looked at, or is not added in the first round, does not make a poison
	of := madeOf(a, func(e *Expr) bool { return e.Kind == UMinSeq || e.Kind == Rec })
	for v := range madeOf(b, func(e *Expr) bool { return e.Kind == Rec && e.Loop == first }) {
		if !of[v] && !p.facts.Facts(v).Has(domain.NotPoison) {
			return false
		}
	}
	return true
}

// madeOf are the values that an expression is made of, those of the first operand alone where just that counts.
func madeOf(e *Expr, justFirst func(*Expr) bool) map[*ir.Value]bool {
	of, seen := map[*ir.Value]bool{}, map[*Expr]bool{}
	var collect func(e *Expr)
	collect = func(e *Expr) {
		if seen[e] {
			return
		}
		seen[e] = true
		if e.Kind == Unknown {
			of[e.Value] = true
		}
		args := e.Args
		if justFirst(e) {
			args = args[:1]
		}
		for _, x := range args {
			collect(x)
		}
	}
	collect(e)
	return of
}
