package scev

import (
	"slices"

	"rewrite/passes/analysis/scev/arc"
	"rewrite/passes/ir"
	"rewrite/passes/ir/num"
)

// divider makes quotients, minima and maxima.
type divider struct{ *Analysis }

// UDiv is the quotient a / b without sign. A division by 0 is undefined behaviour where
// there is an instruction that does it; the expression then says nothing.
func (f *divider) UDiv(a, b *Expr) *Expr {
	if e := f.peek(UDiv, a.Type, []*Expr{a, b}, nil); e != nil {
		return e
	}
	if a.IsZero() {
		return a
	}
	if b.Kind == Constant {
		if b.IsInt(1) {
			return a
		}
		if !b.IsZero() {
			if a.Kind == Constant {
				q, _ := a.N.QuoRem(b.N)
				return f.Int(a.Type, q)
			}
			var e *Expr
			if a, e = f.divided(a, b); e != nil {
				return e
			}
		}
	}
	if a.Kind == Sum && len(a.Args) == 2 && a.Args[0].Kind == Constant && a.Args[0].signed().IsNegative() {
		// (-c + (c smax x)) / x is 0: with x above c it is (x - c) / x, else 0 / x
		if m := a.Args[1]; m.Kind == SMax && len(m.Args) == 2 && m.Args[0] == f.neg(a.Args[0]) && m.Args[1] == b {
			return f.like(a, 0)
		}
	}
	e := f.find(UDiv, f.offsetType(a.Type), []*Expr{a, b}, nil)
	return e
}

// divided folds a / c, or gives another a of the same quotient.
func (f *divider) divided(a, b *Expr) (same, folded *Expr) {
	c, w := b.N, a.Width
	extra := c.Len() - 1
	if c.OnesCount() != 1 {
		extra++
	}
	if a.Kind == UDiv && a.Args[1].Kind == Constant { // (x / c1) / c2
		n, over := a.Args[1].N.MulOverflow(c)
		if over || num.LowMask(w).Less(n) {
			return a, f.like(a, 0)
		}
		return a, f.UDiv(a.Args[0], f.Int(b.Type, n))
	}
	if w+extra > num.MaxWidth {
		return a, nil
	}
	// what follows needs operations that do not wrap in so many bits as multiply back
	wide := ir.IntN(w + extra)
	extended := func(list []*Expr) []*Expr {
		out := make([]*Expr, len(list))
		for i, x := range list {
			out[i] = f.zext(x, wide)
		}
		return out
	}
	switch a.Kind {
	case Rec:
		if !a.IsAffine() || a.Args[1].Kind != Constant {
			break
		}
		start, step := a.Args[0], a.Args[1]
		exact := func() bool { return f.zext(a, wide) == f.rec(extended(a.Args), a.Loop, 0) }
		if _, r := step.N.QuoRem(c); r.IsZero() && exact() {
			// {x,+,n*c} / c
			return a, f.rec([]*Expr{f.UDiv(start, b), f.UDiv(step, b)}, a.Loop, NW)
		}
		if start.Kind != Constant {
			break
		}
		if _, r := c.QuoRem(step.N); r.IsZero() && exact() {
			// the start counts in whole steps only
			if _, r := start.N.QuoRem(step.N); !r.IsZero() {
				return f.rec([]*Expr{f.Int(start.Type, start.N.Sub(r)), step}, a.Loop, NW), nil
			}
		}
	case Product:
		if f.zext(a, wide) != f.product(extended(a.Args), 0) {
			break
		}
		for i, x := range a.Args {
			if q := f.UDiv(x, b); q.Kind != UDiv && f.Mul(q, b) == x {
				out := slices.Clone(a.Args)
				out[i] = q
				return a, f.product(out, 0)
			}
		}
	case Sum:
		if f.zext(a, wide) != f.sumOf(extended(a.Args), 0) {
			break
		}
		var out []*Expr
		for _, x := range a.Args {
			q := f.UDiv(x, b)
			if q.Kind == UDiv || f.Mul(q, b) != x {
				return a, nil
			}
			out = append(out, q)
		}
		return a, f.sumOf(out, 0)
	}
	return a, nil
}

// uremOf is a % b without sign.
func (f *divider) uremOf(a, b *Expr) *Expr {
	if b.Kind == Constant {
		if b.IsInt(1) {
			return f.like(a, 0)
		}
		if b.N.OnesCount() == 1 && b.N.TrailingZeros(b.Width) > 0 {
			t := ir.IntN(b.N.TrailingZeros(b.Width))
			return f.zext(f.trunc(a, t), a.Type)
		}
	}
	q := f.UDiv(a, b)
	return f.minus(a, f.times(NUW, q, b), NUW)
}

// asURem takes a % b apart: a - a/b*b, or the low bits of a.
func (f *divider) asURem(e *Expr) (a, b *Expr, ok bool) {
	if e.Kind == ZExt && e.Args[0].Kind == Trunc {
		if x := e.Args[0].Args[0]; x.Type == e.Type {
			return x, f.Int(e.Type, num.Pow2(e.Args[0].Width)), true
		}
	}
	if e.Kind != Sum || len(e.Args) != 2 || e.IsPtr() {
		return nil, nil, false
	}
	p, x := e.Args[0], e.Args[1]
	if p.Kind != Product {
		return nil, nil, false
	}
	try := func(b *Expr) bool { return e == f.uremOf(x, b) }
	switch {
	case len(p.Args) == 3 && p.Args[0].IsInt(-1):
		for _, b := range p.Args[1:] {
			if try(b) {
				return x, b, true
			}
		}
	case len(p.Args) == 2:
		for _, b := range []*Expr{p.Args[1], p.Args[0], f.neg(p.Args[1]), f.neg(p.Args[0])} {
			if try(b) {
				return x, b, true
			}
		}
	}
	return nil, nil, false
}

// exactUDiv is a / b where it is known that nothing is left.
func (f *divider) exactUDiv(a, b *Expr) *Expr {
	if a.Kind == Product && a.Has(NUW) {
		c := b
		if b.Kind == Constant {
			if l := a.Args[0]; l.Kind == Constant {
				if l == b {
					return f.product(slices.Clone(a.Args[1:]), 0)
				}
				// both have common factors
				g := gcd(l.N, b.N)
				if g != num.Of(1) {
					x, _ := l.N.QuoRem(g)
					y, _ := b.N.QuoRem(g)
					c = f.Int(b.Type, y)
					args := slices.Clone(a.Args)
					args[0] = f.Int(l.Type, x)
					a = f.product(args, NUW)
					if a.Kind != Product {
						return f.exactUDiv(a, c)
					}
				}
			}
		}
		if i := slices.Index(a.Args, c); i >= 0 {
			return f.product(slices.Concat(a.Args[:i], a.Args[i+1:]), 0)
		}
		return f.UDiv(a, c)
	}
	return f.UDiv(a, b)
}

func gcd(a, b num.Int) num.Int {
	for !b.IsZero() {
		_, r := a.QuoRem(b)
		a, b = b, r
	}
	return a
}

// minMaxPred is the compare that tells the first operand from the others if it is the
// result.
var minMaxPred = map[Kind]ir.Pred{UMax: ir.UGT, SMax: ir.SGT, UMin: ir.ULT, SMin: ir.SLT}

// opposite is a minimum for a maximum, and the other way around.
func opposite(k Kind) Kind {
	return map[Kind]Kind{UMax: UMin, UMin: UMax, SMax: SMin, SMin: SMax}[k]
}

// minMax is the least or greatest of expressions.
func (f *divider) minMax(k Kind, list []*Expr) *Expr {
	if len(list) == 1 {
		return list[0]
	}
	args := slices.Clone(list)
	f.sortOperands(args)
	if e := f.peek(k, args[0].Type, args, nil); e != nil {
		return e
	}
	w := args[0].Width
	pred := minMaxPred[k]
	less := func(a, b num.Int) bool { // a is the result of the two
		return arc.Holds(pred, arc.Of(w, a), arc.Of(w, b))
	}
	if args[0].Kind == Constant {
		n := args[0].N
		for len(args) > 1 && args[1].Kind == Constant {
			if less(args[1].N, n) {
				n = args[1].N
			}
			args = args[1:]
		}
		args[0] = f.Int(args[0].Type, n)
		if len(args) > 1 {
			all := arc.Full(w)
			var first, last num.Int // what is never, and always, the result
			switch k {
			case UMax:
				first, last = all.UMin(), all.UMax()
			case SMax:
				first, last = all.SMin(), all.SMax()
			case UMin:
				first, last = all.UMax(), all.UMin()
			case SMin:
				first, last = all.SMax(), all.SMin()
			}
			switch n {
			case first.Trunc(w):
				args = args[1:]
			case last.Trunc(w):
				return args[0]
			}
		}
		if len(args) == 1 {
			return args[0]
		}
	}
	if slices.ContainsFunc(args, func(e *Expr) bool { return e.Kind == k }) {
		var out []*Expr
		for _, a := range args {
			if a.Kind == k {
				out = append(out, a.Args...)
			} else {
				out = append(out, a)
			}
		}
		return f.minMax(k, out)
	}
	orEqual := map[ir.Pred]ir.Pred{ir.UGT: ir.UGE, ir.SGT: ir.SGE, ir.ULT: ir.ULE, ir.SLT: ir.SLE}[pred]
	for i := 0; i+1 < len(args); {
		switch a, b := args[i], args[i+1]; {
		case a == b || f.simplyKnown(orEqual, a, b):
			args = slices.Delete(args, i+1, i+2)
		case f.simplyKnown(orEqual, b, a):
			args = slices.Delete(args, i, i+1)
		default:
			i++
		}
	}
	if len(args) == 1 {
		return args[0]
	}
	e := f.find(k, args[0].Type, args, nil)
	return e
}

// UMin is the smaller one without sign; both are extended to the wider type.
func (f *divider) uminOf(a, b *Expr, sequential bool) *Expr {
	if a.Width < b.Width {
		a = f.zext(a, b.Type)
	} else if b.Width < a.Width {
		b = f.zext(b, a.Type)
	}
	if sequential {
		return f.uminSeq([]*Expr{a, b})
	}
	return f.minMax(UMin, []*Expr{a, b})
}

// uminSeq is the least of expressions of which the later are not looked at once one is 0:
// their poison does not count then.
func (f *divider) uminSeq(list []*Expr) *Expr {
	var args []*Expr
	var flatten func(list []*Expr)
	flatten = func(list []*Expr) {
		for _, a := range list {
			if a.Kind == UMinSeq {
				flatten(a.Args)
			} else if !slices.Contains(args, a) { // an operand the second time adds nothing
				args = append(args, a)
			}
		}
	}
	flatten(list)
	for i := 1; i < len(args); i++ {
		// in which the later one cannot be poison if the earlier is not
		switch a, b := args[i-1], args[i]; {
		case f.poisonImplies(a, b, nil) || f.KnownNonZero(a):
			// its poison is that of the earlier one, or it is looked at anyway
			args[i-1] = f.minMax(UMin, []*Expr{a, b})
			args = slices.Delete(args, i, i+1)
			return f.uminSeq(args)
		case f.simplyKnown(ir.ULE, a, b):
			args = slices.Delete(args, i, i+1)
			i--
		}
	}
	if args[0].IsZero() || len(args) == 1 {
		return args[0]
	}
	e := f.find(UMinSeq, args[0].Type, args, nil)
	return e
}
