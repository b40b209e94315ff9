package inline

import (
	"rewrite/passes/internal/edit"
	"rewrite/passes/ir"
	"rewrite/passes/simplify"
)

// price is what a call's callee would leave in place of the call, in hundredths, whether that has branches, and whether constant
// arguments decide much of it, a quarter. What is above most is not counted to the end.
func (w *work) price(call *ir.Value, b *body, most int) (cost int, straight, decided bool) {
	args, saved := call.CallArgs(), w.saved(call, b)
	cost, straight = b.cost, len(b.order) == 1
	for i := range b.f.Params {
		if b.used[i] && args[i].IsConst() {
			cost, straight = w.walk(args, b, most+saved)
			decided = 4*cost <= 3*b.cost
			break
		}
	}
	return cost - saved, straight, decided
}

// saved is what goes with a call: itself, and what its callee loads and stores of the caller's variables.
func (w *work) saved(call *ir.Value, b *body) int {
	saved := leaves(call, w.e.Target)
	for i := range b.f.Params {
		if b.slots[i] > 0 && isVariable(call.CallArgs()[i]) {
			saved += b.slots[i]
		}
	}
	return saved
}

// isVariable tells whether a pointer is an alloca that could become a value, or a part of one.
func isVariable(p *ir.Value) bool {
	for p.Op == ir.OpGEP || p.Op == ir.OpBitCast {
		for _, a := range p.Args[1:] {
			if !a.IsConst() {
				return false
			}
		}
		p = p.Args[0]
	}
	return p.Op == ir.OpAlloca && p.Args[0].Op == ir.OpInt && p.Flags == 0
}

// A walk goes through the blocks of a callee that are reached, with what arguments and operations on them are known to be. Answers
// are asked of a function that has nothing in it, so that neither caller nor callee changes.
type walk struct {
	w    *work
	m    *edit.Map // constants of others as the function's
	is   map[*ir.Value]*ir.Value
	live map[[2]*ir.Block]bool // edges that are taken
	in   map[*ir.Block]bool    // blocks that they lead to
	b    *body
}

// walk is what is left of a callee with these arguments.
func (w *work) walk(args []*ir.Value, b *body, most int) (cost int, straight bool) {
	x := &walk{w: w, m: edit.NewMap(w.scratch()), is: map[*ir.Value]*ir.Value{}, live: map[[2]*ir.Block]bool{},
		in: map[*ir.Block]bool{}, b: b}
	for i, p := range b.f.Params {
		if args[i].IsConst() && !namesBlock(args[i]) {
			x.is[p] = x.m.Value(args[i])
		}
	}
	ask := w.e.Simplify(w.scratch())
	straight = true
	for i, at := range b.order {
		if i > 0 && !x.in[at] {
			continue
		}
		for _, v := range at.Instrs {
			if !x.known(v, ask) {
				cost += leaves(v, w.e.Target)
			}
		}
		if cost > most {
			return cost, false
		}
		t := at.Terminator()
		taken := -1
		if t.Op == ir.OpBr || t.Op == ir.OpSwitch {
			taken = x.taken(t)
		}
		for k, to := range t.Targets {
			if taken < 0 || k == taken {
				x.live[[2]*ir.Block{at, to}], x.in[to] = true, true
			}
		}
		straight = straight && (taken >= 0 || len(t.Targets) <= 1)
	}
	return cost, straight
}

// taken is the only target that a terminator goes to, -1 if that is not known.
func (x *walk) taken(t *ir.Value) int {
	if len(t.Targets) == 1 {
		return 0
	}
	c := x.is[t.Args[0]]
	switch {
	case c == nil || c.Op != ir.OpInt:
		return -1
	case t.Op == ir.OpBr:
		return int(1 - c.Bits&1)
	}
	for k, y := range t.Args[1:] {
		if x.m.Value(y) == c {
			return k + 1
		}
	}
	return 0
}

// known tells whether an instruction comes to what is there.
func (x *walk) known(v *ir.Value, ask *simplify.Simplifier) bool {
	if v.Op == ir.OpPhi {
		var one *ir.Value
		for i, from := range v.Targets {
			if place, ok := x.b.place[from]; ok && place >= x.b.place[v.Block] {
				return false // it comes back
			}
			if !x.live[[2]*ir.Block{from, v.Block}] {
				continue
			}
			a := x.value(v.Args[i])
			if one != nil && one != a || !a.IsConst() {
				return false
			}
			one = a
		}
		if one != nil {
			x.is[v] = one
		}
		return one != nil
	}
	if v.Op.IsTerminator() {
		return (v.Op == ir.OpBr || v.Op == ir.OpSwitch) && x.taken(v) >= 0
	}
	if v.Op == ir.OpLoad || v.Op == ir.OpStore || v.Op == ir.OpAlloca || v.Type == ir.Void {
		return false
	}
	told := false
	args := make([]*ir.Value, len(v.Args))
	for i, a := range v.Args {
		args[i] = x.value(a)
		told = told || x.is[a] != nil
	}
	if !told {
		return false
	}
	if a := ask.With(v, args, simplify.Point{}); a.Value != nil {
		x.is[v] = a.Value
		return true
	}
	return false
}

// value is what is known of an operand: a constant, or a value of the callee.
func (x *walk) value(a *ir.Value) *ir.Value {
	if y := x.is[a]; y != nil {
		return y
	}
	if a.IsConst() && !namesBlock(a) {
		return x.m.Value(a)
	}
	return a
}
