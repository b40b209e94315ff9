package indvars

import (
	"rewrite/passes/analysis/cfg"
	"rewrite/passes/analysis/domain"
	"rewrite/passes/analysis/scev"
	"rewrite/passes/ir"
	"rewrite/passes/ir/fp"
	"rewrite/passes/ir/intrinsic"
	"rewrite/passes/ir/num"
)

// users simplifies what a loop, those inside apart, does with its variables.
//
//	%c = icmp ult i32 %i, 100                          true
//	%r = urem i32 %i, %n                               %i             where it is known to be less
//	%p = call @llvm.uadd.with.overflow(%i, 1)          add nuw %i, 1  and false
//	%f = sitofp i32 %i to float                        what is a number that a float holds comes back as it was
//	%b = fptosi float %f to i32                        %i
func (w *work) users(l *cfg.Loop) {
	for _, b := range l.Blocks {
		if w.nest.Of(b) != l {
			continue
		}
		for _, v := range b.Instrs {
			if v.NumUses() == 0 || w.now[v] != nil {
				continue
			}
			switch v.Op {
			case ir.OpICmp:
				w.compare(v, l)
				continue
			case ir.OpURem, ir.OpSRem:
				w.remainder(v)
			case ir.OpFPToSI, ir.OpFPToUI:
				w.thereAndBack(v)
			case ir.OpCall:
				w.overflow(v)
			}
			if mayCancel(v) && w.now[v] == nil && w.se.IsTyped(v.Type) {
				w.settled(v, l)
			}
		}
	}
}

// mayCancel tells whether an operation may come to what its operands that change do not have a part in.
func mayCancel(v *ir.Value) bool {
	switch v.Op {
	case ir.OpAdd, ir.OpSub:
		return !v.Args[1].IsConst() && !v.Args[0].IsConst()
	case ir.OpMul, ir.OpUDiv, ir.OpURem, ir.OpSRem, ir.OpShl, ir.OpLShr, ir.OpAnd, ir.OpSelect:
		return true
	case ir.OpGEP:
		return v.Args[0].Op == ir.OpGEP && v.Args[0].IsInstr() && len(v.Args) == 2 && !v.Args[1].IsConst()
	}
	return false
}

// settled makes values that are the same in each round, though what they are computed from is not, what they are.
func (w *work) settled(v *ir.Value, l *cfg.Loop) {
	e := w.se.Of(v)
	if e.Kind == scev.Unknown || e.IsPtr() && e.Kind != scev.Sum || !w.se.IsInvariant(e, l) {
		return
	}
	if e.Kind == scev.Constant {
		w.say.Applied(v, "this is the same constant in each round")
		w.now[v] = w.f.BigInt(v.Type, e.N.Big())
		return
	}
	varies := false
	for _, a := range v.Args {
		varies = varies || w.se.IsTyped(a.Type) && !w.se.IsInvariant(w.se.Of(a), l)
	}
	front := l.Preheader(w.nest)
	if !varies || front == nil || front.Terminator().Op != ir.OpBr {
		return // licm does the rest
	}
	if at := front.Terminator(); w.expander.Cannot(e, at) == "" && w.expander.Cost(e) <= cheap {
		w.say.Applied(v, "this is the same in each round, though what it is computed from is not")
		w.now[v] = w.expander.Before(at, e)[0]
	}
}

// compare decides a compare that always comes out one way, or the same way each time that the loop is entered.
func (w *work) compare(v *ir.Value, l *cfg.Loop) {
	if !w.se.IsTyped(v.Args[0].Type) {
		return
	}
	x, y := w.se.Of(v.Args[0]), w.se.Of(v.Args[1])
	if w.se.Disposition(x, l) != scev.Computable && w.se.Disposition(y, l) != scev.Computable {
		return // others know as much of it
	}
	for out, p := range []ir.Pred{v.Pred.Invert(), v.Pred} {
		if w.se.KnownAt(p, x, y, v.Block) {
			w.say.Applied(v, "this compare is always %t", out == 1)
			w.now[v] = w.f.Int(ir.I1, uint64(out))
			return
		}
	}
	if p, x, y, ok := w.se.InvariantCompare(v.Pred, x, y, l); ok {
		if c := w.inFront(p, x, y, l); c != nil {
			w.say.Applied(v, "this compare comes out as it does in the first round, as long as the loop runs")
			w.now[v] = c
		}
	}
}

// inFront is a compare in front of a loop, nil if that is not cheap.
func (w *work) inFront(p ir.Pred, x, y *scev.Expr, l *cfg.Loop) *ir.Value {
	front := l.Preheader(w.nest)
	if front == nil || front.Terminator().Op != ir.OpBr {
		return nil
	}
	at := front.Terminator()
	if w.expander.Cannot(x, at) != "" || w.expander.Cannot(y, at) != "" || w.expander.Cost(x)+w.expander.Cost(y) > 1 {
		return nil
	}
	args := w.expander.Before(at, x, y)
	c := w.f.NewInstr(ir.OpICmp, ir.I1, args...)
	c.Pred, c.Pos = p, at.Pos
	front.InsertAt(len(front.Instrs)-1, c)
	w.changed = true
	return c
}

// remainder is the dividend if that is below the divisor, and if it comes up to it at most 0 there.
func (w *work) remainder(v *ir.Value) {
	if !w.se.IsTyped(v.Type) {
		return
	}
	x, y := w.se.Of(v.Args[0]), w.se.Of(v.Args[1])
	zero := w.se.Int(v.Type, num.Int{})
	if !w.apart(v.Args[0], v.Args[1]) || v.Op == ir.OpSRem && !(w.se.KnownAt(ir.SGE, x, zero, v.Block) && w.se.KnownAt(ir.SGE, y, zero, v.Block)) {
		return
	}
	if w.se.KnownAt(ir.ULT, x, y, v.Block) {
		w.say.Applied(v, "this remainder is of less than the divisor")
		w.now[v] = v.Args[0]
		return
	}
	// x-1 < y without sign: x is at most y, or 0 from where 1 cannot be taken
	if less := w.se.Add(x, w.se.Int(v.Type, num.LowMask(v.Type.Bits))); x.Kind != scev.Constant && w.se.KnownAt(ir.ULT, less, y, v.Block) {
		w.say.Applied(v, "this remainder is of at most the divisor")
		n := v.Args[0]
		if !w.defined(n) {
			n = w.before(v, w.f.NewInstr(ir.OpFreeze, v.Type, n)) // both uses of it have to be one number
		}
		c := w.f.NewInstr(ir.OpICmp, ir.I1, n, v.Args[1])
		c.Pred = ir.EQ
		w.before(v, c)
		w.now[v] = w.before(v, w.f.NewInstr(ir.OpSelect, v.Type, c, w.f.Int(v.Type, 0), n))
	}
}

// defined tells whether a value is neither undef nor poison.
func (w *work) defined(v *ir.Value) bool {
	return v.Op == ir.OpInt || w.an.Facts().Facts(v).Props&domain.WellDefined == domain.WellDefined
}

// thereAndBack is an integer that was made a float, exactly, and comes back.
func (w *work) thereAndBack(v *ir.Value) {
	there := v.Args[0]
	if there.Op != ir.OpSIToFP && there.Op != ir.OpUIToFP || !there.IsInstr() || !w.se.IsTyped(there.Args[0].Type) || !v.Type.IsInt() {
		return
	}
	format, ok := fp.Of(there.Type.Kind)
	if !ok {
		return
	}
	x := there.Args[0]
	if !w.fixed(x) {
		return
	}
	b := w.se.Bounds(w.se.Of(x))
	bits := uint32(b.Width) - b.LeadingZeros()
	if there.Op == ir.OpSIToFP {
		bits = uint32(b.Width) - b.SignBits()
	}
	// up to 2^(mantissa+1) all integers are floats, and none is out of a format's range before that
	if bits > format.Man+1 || b.Width == 0 {
		return
	}
	w.say.Applied(v, "this number comes back from a float as it was")
	from, to := x.Type.Bits, v.Type.Bits
	switch {
	case to < from: // what does not fit would be poison
		x = w.before(v, w.f.NewInstr(ir.OpTrunc, v.Type, x))
	case to > from && (v.Op == ir.OpFPToUI || there.Op == ir.OpUIToFP):
		x = w.before(v, w.f.NewInstr(ir.OpZExt, v.Type, x))
	case to > from:
		x = w.before(v, w.f.NewInstr(ir.OpSExt, v.Type, x))
	}
	w.now[v] = x
}

// wraps is the operation of an intrinsic that tells of wraps, or that stops at the last number, and the flag that says that there is none.
var wraps = map[intrinsic.ID]struct {
	op   ir.Op
	flag ir.Flags
}{
	intrinsic.UaddWithOverflow: {ir.OpAdd, ir.NUW}, intrinsic.SaddWithOverflow: {ir.OpAdd, ir.NSW},
	intrinsic.UsubWithOverflow: {ir.OpSub, ir.NUW}, intrinsic.SsubWithOverflow: {ir.OpSub, ir.NSW},
	intrinsic.UmulWithOverflow: {ir.OpMul, ir.NUW}, intrinsic.SmulWithOverflow: {ir.OpMul, ir.NSW},
	intrinsic.UaddSat: {ir.OpAdd, ir.NUW}, intrinsic.SaddSat: {ir.OpAdd, ir.NSW},
	intrinsic.UsubSat: {ir.OpSub, ir.NUW}, intrinsic.SsubSat: {ir.OpSub, ir.NSW},
}

// overflow makes plain operations of intrinsics that look for a wrap that never comes about.
func (w *work) overflow(v *ir.Value) {
	is, ok := wraps[v.Intrinsic()]
	if !ok {
		return
	}
	args := v.CallArgs()
	t := args[0].Type
	if !w.se.IsTyped(t) {
		return
	}
	if v.Type != t { // a pair
		for _, u := range v.Uses() {
			if path, ok := u.User.Aux.(ir.Indices); u.User.Op != ir.OpExtractValue || !ok || len(path) != 1 {
				return
			}
		}
	}
	if !w.apart(args[0], args[1]) || !w.se.NeverWrapsAt(is.op, is.flag, w.se.Of(args[0]), w.se.Of(args[1]), v.Block) {
		return
	}
	w.say.Applied(v, "this never wraps")
	plain := w.f.NewInstr(is.op, t, args[0], args[1])
	plain.Flags = is.flag
	w.before(v, plain)
	if v.Type == t {
		w.now[v] = plain
		return
	}
	for _, u := range v.Uses() {
		if path := u.User.Aux.(ir.Indices); path[0] == 0 {
			w.now[u.User] = plain
		} else {
			w.now[u.User] = w.f.Int(ir.I1, 0)
		}
	}
	w.changed = true
}
