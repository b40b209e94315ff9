package licm

import (
	"slices"

	"rewrite/passes/analysis/cfg"
	"rewrite/passes/analysis/domain"
	"rewrite/passes/ir"
)

// regrouped makes of two operations with what is the same in each round one in the loop and one in front of it.
//
//	loop: %x = add i32 %i, %a               front: %m = add i32 %a, %b
//	      %y = add i32 %x, %b               loop:  %y = add i32 %i, %m
//
//	      %p = getelementptr i32, ptr %a, i64 %i     %q = getelementptr i32, ptr %a, i64 %n
//	      %q = getelementptr i32, ptr %p, i64 %n     ... = getelementptr i32, ptr %q, i64 %i
//
//	      %x = add nsw i32 %i, %a                  %m = sub nsw i32 %b, %a      if that cannot wrap
//	      %c = icmp slt i32 %x, %b               ... icmp slt i32 %i, %m
//
//	      %x = mul i32 %i, %a                      %m = mul i32 %a, %b
//	      %y = add i32 %x, %z                    ... %x = mul i32 %i, %m, and so on for what %z is
//	      %w = mul i32 %y, %b                        %w = add i32 %x, ...
//
// The inner operation has no other use and goes. Nothing that is the same in each round is used more often than before, as it
// could be undef then; a factor that may be, is frozen. Flags are those that follow from the old ones.
//
// Facts of values hold of those of the function as it was, where they were not poison. What is made here may be not poison where the
// old value was; but then what it is put into was, too.
func (w *work) regrouped(v *ir.Value, l *cfg.Loop, front *ir.Block) bool {
	r := &regroup{w: w, l: l, front: front}
	switch v.Op {
	case ir.OpGEP:
		return r.address(v)
	case ir.OpICmp:
		return r.compare(v)
	case ir.OpMul, ir.OpFMul:
		return r.chain(v) || r.distribute(v)
	case ir.OpAdd, ir.OpAnd, ir.OpOr, ir.OpXor, ir.OpFAdd:
		return r.chain(v)
	}
	return false
}

type regroup struct {
	w     *work
	l     *cfg.Loop
	front *ir.Block
}

// put makes an instruction in front of the loop.
func (r *regroup) put(like *ir.Value, op ir.Op, fl ir.Flags, args ...*ir.Value) *ir.Value {
	n := r.w.f.NewInstr(op, args[0].Type, args...)
	n.Pos, n.Flags = like.Pos, fl
	r.front.InsertAt(len(r.front.Instrs)-1, n)
	return n
}

// replaced says that an operation is another one now, and that the inner one, which only it used, goes.
func (r *regroup) replaced(v, inner *ir.Value) bool {
	r.w.say.Applied(v, "what is the same in each round in this %s and in the %s before it is put together in front of the loop", v.Op, inner.Op)
	r.w.drop(inner)
	r.w.regroups++
	return true
}

// drop lets an instruction of a loop go that nothing uses any more. It stays where it is until its block is swept, and uses nothing.
func (w *work) drop(v *ir.Value) {
	for i, x := range v.Args {
		v.SetArg(i, w.f.Poison(x.Type))
	}
	w.gone[v] = nil
	w.changed = true
}

// sides are the operands of an operation whose operands may change places: the one that varies, and the one that does not; !ok if
// there are not one of each.
func (r *regroup) sides(v *ir.Value) (varies, fixed *ir.Value, ok bool) {
	varies, fixed = v.Args[0], v.Args[1]
	if r.w.varies(fixed, r.l) {
		varies, fixed = fixed, varies
	}
	return varies, fixed, r.w.varies(varies, r.l) && !r.w.varies(fixed, r.l)
}

// inner tells whether an operand is an operation in the loop that nothing else uses.
func (r *regroup) inner(x *ir.Value, op ir.Op) bool {
	return x.Op == op && x.NumUses() == 1 && r.w.varies(x, r.l)
}

// chain is (i op a) op b.
func (r *regroup) chain(v *ir.Value) bool {
	x, b, ok := r.sides(v)
	if !ok || !r.inner(x, v.Op) {
		return false
	}
	i, a, ok := r.sides(x)
	if !ok || a.IsConst() && b.IsConst() { // constants are for the rules
		return false
	}
	fl, both := ir.Flags(0), v.Flags&x.Flags
	switch v.Op {
	case ir.OpAdd:
		fl = both & ir.NUW // what is summed is below the sum
	case ir.OpOr:
		fl = both & ir.Disjoint
	case ir.OpFAdd, ir.OpFMul:
		if both&ir.Reassoc == 0 || both&ir.NSZ == 0 {
			return false
		}
		fl = both & licenses
	}
	m := r.put(v, v.Op, fl, a, b)
	v.SetArg(0, i)
	v.SetArg(1, m)
	v.Flags = fl
	return r.replaced(v, x)
}

// licenses are the flags of floating-point operations that promise nothing of values.
const licenses = ir.FastMath &^ (ir.NNaN | ir.NInf)

// address is a step by what is the same in each round behind one that is not.
func (r *regroup) address(v *ir.Value) bool {
	x := v.Args[0]
	if !r.inner(x, ir.OpGEP) || x.Type.Kind != ir.PointerKind || v.Type.Kind != ir.PointerKind || r.w.varies(x.Args[0], r.l) {
		return false
	}
	varies := func(a *ir.Value) bool { return r.w.varies(a, r.l) }
	constant := func(a *ir.Value) bool { return !a.IsConst() }
	if slices.ContainsFunc(v.Args[1:], varies) || !slices.ContainsFunc(v.Args[1:], constant) || !slices.ContainsFunc(x.Args[1:], varies) {
		return false
	}
	fl := ir.CommonGEP(v.Flags, x.Flags)
	if fl&ir.NUW == 0 && !(r.nonNegative(v.Args[1:], v.Block) && r.nonNegative(x.Args[1:], v.Block)) {
		fl = 0 // the other step alone may lead out of the object
	}
	m := r.put(v, ir.OpGEP, fl, append([]*ir.Value{x.Args[0]}, v.Args[1:]...)...)
	m.Aux = v.Aux
	v.SetArg(0, m)
	for i := len(v.Args) - 1; i > 0; i-- {
		v.RemoveArg(i)
	}
	for _, a := range x.Args[1:] {
		v.AddArg(a)
	}
	v.Aux, v.Flags = x.Aux, fl
	return r.replaced(v, x)
}

// nonNegative tells whether all indices are known to be.
func (r *regroup) nonNegative(list []*ir.Value, b *ir.Block) bool {
	facts := r.w.an.Facts()
	return !slices.ContainsFunc(list, func(a *ir.Value) bool {
		return !a.Type.IsInt() || a.Type.Bits > 64 || !facts.FactsAt(a, b).NonNegative()
	})
}

// compare is i + a or i - a, or a - i, compared with b: i is compared with b - a, b + a, a - b. Of equal numbers that is so whatever
// wraps; of others the old operation must not wrap, by its flag, and the new one must be known not to.
func (r *regroup) compare(v *ir.Value) bool {
	x, b, ok := r.sides(v)
	if !ok || !x.Type.IsInt() || !(r.inner(x, ir.OpAdd) || r.inner(x, ir.OpSub)) {
		return false
	}
	i, a, ok := r.sides(x)
	if !ok || a.IsConst() && b.IsConst() {
		return false
	}
	pred := v.Pred
	if x != v.Args[0] {
		pred = pred.Swap()
	}
	op, p, q := ir.OpSub, b, a
	switch {
	case x.Op == ir.OpSub && i == x.Args[0]:
		op = ir.OpAdd
	case x.Op == ir.OpSub:
		p, q, pred = a, b, pred.Swap()
	}
	fl := ir.Flags(0)
	if pred != ir.EQ && pred != ir.NE {
		if fl = ir.NUW; pred.IsSigned() {
			fl = ir.NSW
		}
		facts := r.w.an.Facts()
		at := func(c *ir.Value) domain.Facts { return facts.FactsAt(c, v.Block) }
		if x.Flags&fl == 0 || x.Type.Bits > 64 || !domain.NeverWraps(op, fl, at(p), at(q)) {
			return false
		}
	}
	m := r.put(v, op, fl, p, q)
	v.SetArg(0, i)
	v.SetArg(1, m)
	v.Pred, v.Flags = pred, 0
	return r.replaced(v, x)
}

// maxFactors bounds in how many products of a sum a factor is put.
const maxFactors = 5

// distribute is a sum of products, each with a factor that is the same in each round, times such a one, b.
func (r *regroup) distribute(v *ir.Value) bool {
	sum, b, ok := r.sides(v)
	if !ok {
		return false
	}
	add, may := ir.OpAdd, func(ir.Flags) bool { return true }
	if v.Op == ir.OpFMul {
		add, may = ir.OpFAdd, func(fl ir.Flags) bool { return fl&ir.Reassoc != 0 && fl&ir.NSZ != 0 }
	}
	if !may(v.Flags) || !r.inner(sum, add) {
		return false
	}
	var products, sums []*ir.Value
	list := []*ir.Value{sum}
	common := v.Flags & licenses
	for len(list) > 0 {
		x := list[len(list)-1]
		list = list[:len(list)-1]
		common &= x.Flags
		switch {
		case r.inner(x, add) && may(x.Flags):
			sums = append(sums, x)
			list = append(list, x.Args...)
		case r.inner(x, v.Op) && may(x.Flags) && len(products) < maxFactors:
			if _, _, ok := r.sides(x); !ok {
				return false
			}
			products = append(products, x)
		default:
			return false
		}
	}
	// The factor is used more often than it was: each use of undef could be another number.
	if !r.w.an.Facts().Facts(b).NoUndef() {
		b = r.put(v, ir.OpFreeze, 0, b)
	}
	for _, x := range products {
		i, a, _ := r.sides(x)
		m := r.put(x, v.Op, common, a, b)
		if x.Args[0] == i {
			x.SetArg(1, m)
		} else {
			x.SetArg(0, m)
		}
		x.Flags = common
	}
	for _, x := range sums {
		x.Flags = common
	}
	r.w.say.Applied(v, "this factor is the same in each round of the loop: it is put into those of the sum in front of it")
	v.ReplaceAllUses(sum)
	r.w.drop(v)
	r.w.gone[v] = sum
	r.w.regroups++
	return true
}
