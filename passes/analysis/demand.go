package analysis

import (
	"rewrite/passes/analysis/domain"
	"rewrite/passes/ir"
)

// A Demand tells which classes of floats matter. A value in a class that is not demanded
// makes each of its users poison, or another value that is not demanded, down to a
// result or an argument with nofpclass, or an operation with nnan or ninf: anything may
// stand there. It is found backwards, from the users of a value to the value.
//
// Which classes of an operand matter to an operation is asked of the operation's
// transfer function: those with which its result can be demanded, beside what is known
// of the other operands. So several values may be replaced at once by what agrees with
// them where they are demanded: if a result is demanded, so are the operands that it
// was computed from, and these are what they were.
//
// It holds until the function is changed.
type Demand struct {
	a       *Analysis
	classes map[*ir.Value]domain.Class
	depth   int
}

// maxDemandDepth bounds the users below one another that are looked at.
const maxDemandDepth = 24

// Demand begins with nothing known.
func (a *Analysis) Demand() *Demand { return &Demand{a: a, classes: map[*ir.Value]domain.Class{}} }

// Of is the classes of a value that some use demands.
func (d *Demand) Of(v *ir.Value) domain.Class {
	if c, ok := d.classes[v]; ok {
		return c
	}
	if d.depth == maxDemandDepth {
		return domain.AnyFloat
	}
	d.depth++
	d.classes[v] = domain.AnyFloat // for users in a cycle of phis
	c := domain.Class(0)
	for _, u := range v.Uses() {
		if c |= d.Use(u.User, int(u.Index)); c == domain.AnyFloat {
			break
		}
	}
	d.depth--
	d.classes[v] = c
	return c
}

// Use is the classes of operand i that an instruction demands.
func (d *Demand) Use(u *ir.Value, i int) domain.Class {
	in := domain.Instr{Flags: u.Flags}
	switch u.Op {
	case ir.OpRet:
		return domain.AnyFloat &^ excludedBy(d.a.fn.RetAttrs)
	case ir.OpPhi:
		return in.Flagged(d.Of(u))
	case ir.OpSelect:
		if i == 0 {
			return domain.AnyFloat
		}
		return in.Flagged(d.Of(u))
	case ir.OpExtractElement, ir.OpInsertElement, ir.OpShuffleVector:
		if domain.FloatKind(u.Args[i].Type) == ir.VoidKind {
			return domain.AnyFloat
		}
		return d.Of(u)
	case ir.OpCall, ir.OpInvoke, ir.OpCallBr:
		return d.argument(u, i)
	}
	return d.operand(u, i, 0)
}

// excludedBy is the classes that nofpclass excludes.
func excludedBy(set *ir.AttrSet) domain.Class {
	if set == nil {
		return 0
	}
	at, ok := set.Get("nofpclass")
	if !ok {
		return 0
	}
	return domain.NoFPClass(at.Value)
}

// argument is Use for a call.
func (d *Demand) argument(u *ir.Value, i int) domain.Class {
	call := u.Aux.(*ir.Call)
	n := len(u.CallArgs())
	if i < 1 || i > n {
		return domain.AnyFloat // the callee, or of an operand bundle
	}
	c := domain.AnyFloat &^ excludedBy(call.ParamAttr(i-1))
	f := u.CalledFunc()
	if f == nil {
		return c
	}
	if i-1 < len(f.ParamAttrs) && f.FuncType == call.FuncType {
		c &^= excludedBy(f.ParamAttrs[i-1])
	}
	if u.Op == ir.OpCall && f.IsIntrinsic() && u.Effects() == 0 {
		c &= d.operand(u, i, 1)
	}
	return c
}

// operand is Use for an operation whose operands begin at first. For `%r = fadd nnan %x, %y` with %y no infinity,
// each class of %x is tried: of NaNs the result is empty, which is to say poison, so they are not
// demanded. Classes that %x is never in are, in the end, counted as demanded: nothing was asked of them.
func (d *Demand) operand(u *ir.Value, i, first int) domain.Class {
	if !d.a.floats || u.Block == nil || !d.a.doms().Reachable(u.Block) {
		return domain.AnyFloat
	}
	x := u.Args[i]
	if x.Type.IsVector() != u.Type.IsVector() {
		return domain.AnyFloat // lanes that are in different classes make one result
	}
	wanted := domain.AnyFloat
	isFloat := domain.FloatKind(u.Type) != ir.VoidKind
	if isFloat {
		wanted = d.Of(u)
	}
	if wanted == domain.AnyFloat && u.Flags&(ir.NNaN|ir.NInf) == 0 {
		return domain.AnyFloat
	}
	end := len(u.Args)
	if first == 1 {
		end = 1 + len(u.CallArgs())
	}
	args := make([]domain.Facts, 0, 3)
	for _, y := range u.Args[first:end] {
		args = append(args, d.a.Facts(y))
	}
	in := d.a.Instr(u)
	in.Same = len(args) >= 2 && u.Args[first] == u.Args[first+1]
	both := in.Same && args[0].Has(domain.NotUndef)
	props := args[i-first].Props
	demanded := domain.Class(0)
	for c := d.a.Facts(x).May(); c != 0; c &= c - 1 {
		one := domain.Within(c & -c)
		one.Props = props
		args[i-first] = one
		if both {
			args[0], args[1] = one, one
		}
		var r domain.Facts
		if first == 1 {
			r, _ = domain.TransferCall(u.Intrinsic(), &in, args)
		} else {
			r = domain.Transfer(&in, args)
		}
		if !r.IsEmpty() && (!isFloat || r.May()&wanted != 0) {
			demanded |= c & -c
		}
	}
	return demanded | domain.AnyFloat&^d.a.Facts(x).May()
}
