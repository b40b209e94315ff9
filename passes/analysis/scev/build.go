package scev

import (
	"slices"

	"rewrite/passes/analysis/memory"
	"rewrite/passes/analysis/scev/arc"
	"rewrite/passes/ir"
	"rewrite/passes/ir/intrinsic"
	"rewrite/passes/ir/num"
)

// reader reads expressions off the values of the function.
type reader struct {
	*Analysis
	of []*Expr // by ir.ValueID; nil for those not found
	// reading are the phis whose expressions are being found, which stand for themselves; see
	// recurrence. What is found with one of them is not kept.
	reading []*ir.Value
	tainted map[*ir.Value]bool
	// expressions that are known to have one of them in it, or none
	with, without map[*Expr]bool
}

// IsTyped tells whether values of a type have expressions: integers of up to 128 bits and
// pointers.
func (r *reader) IsTyped(t *ir.Type) bool {
	return t.IsInt() && t.Bits <= num.MaxWidth || t.IsPtr() && !t.IsTypedPtr() && r.widthOf(t) <= num.MaxWidth
}

// Of is the expression of a value of an integer or pointer type. The value is poison, or it is
// what the expression is.
func (r *reader) Of(v *ir.Value) *Expr {
	if e := r.found(v); e != nil {
		return e
	}
	e := r.create(v)
	if old := r.found(v); old != nil {
		return old // a phi, found on the way
	}
	if e.depth > maxNest {
		e = r.unknown(v)
	}
	r.Note(v, e)
	if len(r.reading) > 0 && r.dependsOnReading(e) {
		r.tainted[v] = true
	}
	return e
}

// found is the expression of a value, nil if it was not found yet.
func (r *reader) found(v *ir.Value) *Expr {
	if int(v.ID) < len(r.of) {
		return r.of[v.ID]
	}
	return nil
}

// dependsOnReading tells whether a phi that stands for itself for now is in an expression.
func (r *reader) dependsOnReading(e *Expr) bool {
	switch {
	case e.Kind == Unknown:
		return slices.Contains(r.reading, e.Value)
	case len(e.Args) == 0 || r.without[e]:
		return false
	case r.with[e]:
		return true
	}
	if slices.ContainsFunc(e.Args, r.dependsOnReading) {
		r.with[e] = true
		return true
	}
	r.without[e] = true
	return false
}

// beginReading makes a phi stand for itself. What depends on another one still does.
func (r *reader) beginReading(phi *ir.Value) {
	r.reading = append(r.reading, phi)
	if len(r.without) > 0 {
		r.without = map[*Expr]bool{} // to clear a large one for each of many phis would take long
	}
}

// forgetReading ends the reading of the last phi, and forgets what was found with it. What does not depend on any
// still does not.
func (r *reader) forgetReading() {
	phi := r.reading[len(r.reading)-1]
	r.reading = r.reading[:len(r.reading)-1]
	r.Note(phi, nil)
	sym := r.unknown(phi)
	if len(r.with) > 0 {
		r.with = map[*Expr]bool{}
	}
	of := map[*Expr]bool{}
	for v := range r.tainted {
		e := r.found(v)
		if e != nil && e.has(sym, of) {
			r.Note(v, nil)
			delete(r.tainted, v)
		} else if e != nil && !r.dependsOnReading(e) {
			delete(r.tainted, v)
		}
	}
}

// A binop is an operation on two values that is read as a sum, product and so on, also of
// instructions that are written in another way.
type binop struct {
	op   ir.Op
	a, b *ir.Value
	fl   ir.Flags // nuw and nsw
	v    *ir.Value
}

// asBinary takes a value for an operation on two.
func (r *reader) asBinary(v *ir.Value) (x binop, ok bool) {
	switch v.Op {
	case ir.OpAdd, ir.OpSub, ir.OpMul, ir.OpUDiv, ir.OpURem, ir.OpAnd, ir.OpAShr, ir.OpShl, ir.OpSDiv, ir.OpSRem:
		return binop{v.Op, v.Args[0], v.Args[1], v.Flags & (ir.NUW | ir.NSW), v}, true
	case ir.OpOr:
		if v.Flags&ir.Disjoint != 0 {
			return binop{ir.OpAdd, v.Args[0], v.Args[1], ir.NUW | ir.NSW, v}, true
		}
		return binop{ir.OpOr, v.Args[0], v.Args[1], 0, v}, true
	case ir.OpXor:
		if c := v.Args[1]; c.Op == ir.OpInt && number(c) == arc.MinSigned(c.Type.Bits) || v.Type == ir.I1 {
			return binop{ir.OpAdd, v.Args[0], v.Args[1], 0, v}, true // a carry out of the sign bit is lost
		}
		return binop{ir.OpXor, v.Args[0], v.Args[1], 0, v}, true
	case ir.OpLShr:
		return binop{ir.OpLShr, v.Args[0], v.Args[1], 0, v}, true
	case ir.OpExtractValue:
		if path, isPath := v.Aux.(ir.Indices); !isPath || len(path) != 1 || path[0] != 0 || !v.Args[0].IsInstr() {
			break
		}
		call := v.Args[0]
		op := ir.OpInvalid
		switch call.Intrinsic() {
		case intrinsic.SaddWithOverflow, intrinsic.UaddWithOverflow:
			op = ir.OpAdd
		case intrinsic.SsubWithOverflow, intrinsic.UsubWithOverflow:
			op = ir.OpSub
		case intrinsic.SmulWithOverflow, intrinsic.UmulWithOverflow:
			op = ir.OpMul
		default:
			return x, false
		}
		args := call.CallArgs()
		return binop{op, args[0], args[1], 0, v}, true
	}
	return x, false
}

// number is the value of a constant.
func number(c *ir.Value) num.Int {
	if c.Aux == nil {
		return num.Of(c.Bits)
	}
	return num.FromBig(c.Int())
}

// shiftAmount is a constant amount that is less than the width.
func shiftAmount(x binop) (uint32, bool) {
	if x.b.Op != ir.OpInt {
		return 0, false
	}
	n := number(x.b)
	if !n.Less(num.Of(uint64(x.a.Type.Bits))) {
		return 0, false
	}
	return uint32(n.Lo), true
}

func (r *reader) create(v *ir.Value) *Expr {
	switch {
	case v.Op == ir.OpInt:
		return r.Int(v.Type, number(v))
	case v.Block != nil && !r.dom.Reachable(v.Block):
		return r.unknown(r.fn.Poison(v.Type))
	case !v.IsInstr() && !v.IsConstExpr():
		return r.unknown(v)
	}
	if x, ok := r.asBinary(v); ok {
		if e := r.createBinary(x); e != nil {
			return e
		}
		return r.unknown(v)
	}
	switch v.Op {
	case ir.OpTrunc:
		if r.IsTyped(v.Args[0].Type) {
			return r.trunc(r.Of(v.Args[0]), v.Type)
		}
	case ir.OpZExt:
		if r.IsTyped(v.Args[0].Type) {
			return r.zext(r.Of(v.Args[0]), v.Type)
		}
	case ir.OpSExt:
		if !r.IsTyped(v.Args[0].Type) {
			break
		}
		if x, ok := r.asBinary(v.Args[0]); ok && x.op == ir.OpSub && x.fl&ir.NSW != 0 {
			// the difference is poison, or does not wrap; in more bits none does
			return r.minus(r.sext(r.Of(x.a), v.Type), r.sext(r.Of(x.b), v.Type), NSW)
		}
		return r.sext(r.Of(v.Args[0]), v.Type)
	case ir.OpBitCast:
		if r.IsTyped(v.Args[0].Type) {
			return r.Of(v.Args[0])
		}
	case ir.OpPtrToInt:
		if r.IsTyped(v.Args[0].Type) {
			if e := r.ptrToInt(r.Of(v.Args[0])); e != nil {
				return r.resize(e, v.Type)
			}
		}
	case ir.OpGEP:
		if e := r.createGEP(v); e != nil {
			return e
		}
	case ir.OpPhi:
		return r.createPhi(v)
	case ir.OpSelect:
		return r.createSelect(v)
	case ir.OpCall, ir.OpInvoke:
		if e := r.createCall(v); e != nil {
			return e
		}
	}
	return r.unknown(v)
}

// wrapOf is the flags of instructions as those of expressions.
func wrapOf(fl ir.Flags) (w Wrap) {
	if fl&ir.NUW != 0 {
		w |= NUW
	}
	if fl&ir.NSW != 0 {
		w |= NSW
	}
	return w
}

// wrapIn is the flags of an instruction that hold of its expression: those of which
// there is undefined behaviour if they do not hold, wherever the operands are.
func (r *reader) wrapIn(x binop) Wrap {
	if x.fl == 0 || !x.v.IsInstr() || !r.neverPoison(x.v) {
		return 0
	}
	return wrapOf(x.fl)
}

// readChain reads the sums or products that x is at the end of, the first one first: one for each of them, and not as deep as the
// chain is long.
func (r *reader) readChain(x binop) {
	var chain []*ir.Value
	for r.found(x.a) == nil && (!x.a.IsInstr() || r.dom.Reachable(x.a.Block)) {
		next, ok := r.asBinary(x.a)
		if !ok || (x.op == ir.OpMul) != (next.op == ir.OpMul) || next.op != ir.OpMul && next.op != ir.OpAdd && next.op != ir.OpSub {
			break
		}
		chain = append(chain, x.a)
		x = next
	}
	for _, v := range slices.Backward(chain) {
		r.Of(v)
	}
}

func (r *reader) createBinary(x binop) *Expr {
	w := x.a.Type.Bits
	switch x.op {
	case ir.OpAdd, ir.OpMul:
		r.readChain(x)
		if x.op == ir.OpMul {
			return r.times(r.wrapIn(x), r.Of(x.a), r.Of(x.b))
		}
		return r.sum(r.wrapIn(x), r.Of(x.a), r.Of(x.b))
	case ir.OpSub:
		return r.minus(r.Of(x.a), r.Of(x.b), r.wrapIn(x))
	case ir.OpUDiv:
		return r.UDiv(r.Of(x.a), r.Of(x.b))
	case ir.OpURem:
		return r.uremOf(r.Of(x.a), r.Of(x.b))
	case ir.OpSDiv, ir.OpSRem:
		a, b := r.Of(x.a), r.Of(x.b)
		if !r.KnownNonNegative(a) || !r.KnownNonNegative(b) {
			return nil
		}
		if x.op == ir.OpSDiv {
			return r.UDiv(a, b)
		}
		return r.uremOf(a, b)
	case ir.OpShl:
		n, ok := shiftAmount(x)
		if !ok {
			return nil
		}
		fl := r.wrapIn(binop{x.op, x.a, x.b, x.fl, x.v})
		if fl&NUW == 0 && n == w-1 {
			fl &^= NSW // -1 << n is the least number, and -1 times it is not one
		}
		return r.times(fl, r.Of(x.a), r.Int(x.v.Type, num.Pow2(n)))
	case ir.OpLShr:
		if n, ok := shiftAmount(x); ok {
			return r.UDiv(r.Of(x.a), r.Int(x.v.Type, num.Pow2(n)))
		}
	case ir.OpAShr:
		return r.createAShr(x)
	case ir.OpAnd:
		return r.createAnd(x)
	case ir.OpOr:
		if x.v.Type == ir.I1 {
			return r.minMax(UMax, []*Expr{r.Of(x.a), r.Of(x.b)})
		}
	case ir.OpXor:
		return r.createXor(x)
	}
	return nil
}

// createAnd reads a mask of bits that lie side by side as multiplication and remainder.
func (r *reader) createAnd(x binop) *Expr {
	if x.v.Type == ir.I1 {
		return r.minMax(UMin, []*Expr{r.Of(x.a), r.Of(x.b)})
	}
	if x.b.Op != ir.OpInt {
		return nil
	}
	c, w := number(x.b), x.v.Type.Bits
	if c.IsZero() || c == num.LowMask(w) {
		if c.IsZero() {
			return r.Of(x.b)
		}
		return r.Of(x.a)
	}
	lead, tail := w-c.Len(), c.TrailingZeros(w)
	mask := num.LowMask(w - lead - tail).Shl(tail)
	known := r.facts.Facts(x.a)
	if lead == 0 && tail == 0 || !mask.AndNot(c).AndNot(known.Zero).IsZero() {
		return nil // there are bits between that go
	}
	unit := r.Int(x.v.Type, num.Pow2(tail))
	a := r.Of(x.a)
	var shifted *Expr
	if a.Kind == Product && a.Args[0].Kind == Constant {
		// (y * 8) & 8: what both have in powers of two goes. Above, bits come in that were lost; they
		// are cut off as well.
		common := min(a.Args[0].N.TrailingZeros(w), tail)
		args := append([]*Expr{r.Int(a.Type, a.Args[0].signed().Sar(common))}, a.Args[1:]...)
		shifted = r.UDiv(r.product(args, a.Wrap), r.Int(a.Type, num.Pow2(tail-common)))
	}
	if shifted == nil {
		shifted = r.UDiv(a, unit)
	}
	return r.Mul(r.zext(r.trunc(shifted, ir.IntN(w-lead-tail)), x.v.Type), unit)
}

func (r *reader) createXor(x binop) *Expr {
	if x.b.Op != ir.OpInt {
		return nil
	}
	c, w := number(x.b), x.v.Type.Bits
	if c == num.LowMask(w) {
		return r.not(r.Of(x.a))
	}
	if a, ok := r.asBinary(x.a); ok && a.op == ir.OpAnd && a.b == x.b {
		// the mask, which is zext(trunc), of the complement
		if e := r.Of(x.a); e.Kind == ZExt {
			if z := e.Args[0]; c == num.LowMask(z.Width) {
				return r.zext(r.not(z), x.v.Type)
			} else if c == arc.MinSigned(z.Width) {
				return r.zext(r.Add(z, r.Int(z.Type, c)), x.v.Type)
			}
		}
	}
	return nil
}

// createAShr reads shl and ashr as what they mostly are, a sign extension.
func (r *reader) createAShr(x binop) *Expr {
	m, ok := shiftAmount(x)
	if !ok {
		return nil
	}
	if m == 0 {
		return r.Of(x.a)
	}
	inner, ok := r.asBinary(x.a)
	if !ok {
		return nil
	}
	narrow := ir.IntN(x.v.Type.Bits - m)
	var added *Expr
	if inner.op == ir.OpAdd && inner.b.Op == ir.OpInt {
		shl, ok := r.asBinary(inner.a)
		if !ok || shl.op != ir.OpShl || number(inner.b).TrailingZeros(x.v.Type.Bits) < m {
			return nil // what is lost below could carry
		}
		added = r.Int(narrow, number(inner.b).Shr(m))
		inner = shl
	}
	if inner.op != ir.OpShl {
		return nil
	}
	n, ok := shiftAmount(inner)
	if !ok || n < m {
		return nil
	}
	e := r.trunc(r.Of(inner.a), narrow)
	if n > m {
		e = r.Mul(e, r.Int(narrow, num.Pow2(n-m)))
	}
	if added != nil {
		e = r.Add(e, added)
	}
	return r.sext(e, x.v.Type)
}

// createGEP is base and offset of a getelementptr, nil if the offset has no fixed form.
func (r *reader) createGEP(v *ir.Value) *Expr {
	if !r.IsTyped(v.Type) || !r.IsTyped(v.Args[0].Type) {
		return nil
	}
	offType := r.offsetType(v.Type)
	fl := v.Flags
	if fl&(ir.InBounds|ir.NUSW|ir.NUW) != 0 && !(v.IsInstr() && r.neverPoison(v)) {
		fl = 0
	}
	var w Wrap
	if fl&(ir.InBounds|ir.NUSW) != 0 {
		w |= NSW
	}
	if fl&ir.NUW != 0 {
		w |= NUW
	}
	var offsets []*Expr
	t := v.ElemType()
	for i, a := range v.Args[1:] {
		if i > 0 {
			if t.Kind == ir.StructKind {
				if a.Op != ir.OpInt {
					return nil
				}
				offsets = append(offsets, r.int(offType, int64(r.layout.Offset(t, a.Bits))))
				t = t.ElemAt(a.Bits)
				continue
			}
			if t.Kind != ir.ArrayKind && t.Kind != ir.VectorKind {
				return nil
			}
			t = t.Elem
		}
		if !a.Type.IsInt() || !r.IsTyped(a.Type) {
			return nil
		}
		var size *Expr
		switch {
		case t.HasFixedSize():
			size = r.int(offType, int64(r.layout.Size(t)))
		case t.IsVector() && t.Elem.HasFixedSize():
			size = r.times(NUW|NSW, r.int(offType, int64(r.layout.StoreSize(t))), r.vscale(offType))
		default:
			return nil
		}
		offsets = append(offsets, r.times(w, r.resizeSigned(r.Of(a), offType), size))
	}
	b := r.Of(v.Args[0])
	if len(offsets) == 0 {
		return b
	}
	offset := r.sumOf(offsets, w)
	// the base has no sign; an offset that is not negative leads up
	var baseWrap Wrap
	if fl&ir.NUW != 0 || fl&(ir.InBounds|ir.NUSW) != 0 && r.KnownNonNegative(offset) {
		baseWrap = NUW
	}
	return r.sum(baseWrap, b, offset)
}

// ptrToInt is the address of a pointer expression, of whose bits all are offsets: its operands'
// sums, and the address of the base. It gives nil for pointers that are no numbers.
func (r *reader) ptrToInt(e *Expr) *Expr {
	if !e.IsPtr() {
		return e
	}
	l := r.layout.Pointer(e.Type.Bits)
	if r.layout.NonIntegral(e.Type.Bits) || l.Bits != l.Index {
		return nil
	}
	t := r.offsetType(e.Type)
	switch e.Kind {
	case Unknown:
		if e.Value.Op == ir.OpNull {
			return r.int(t, 0)
		}
		x := r.find(PtrToInt, t, []*Expr{e}, nil)
		return x
	case PtrToInt, Constant:
		return e
	}
	args := make([]*Expr, len(e.Args))
	for i, a := range e.Args {
		if args[i] = r.ptrToInt(a); args[i] == nil {
			return nil
		}
	}
	switch e.Kind {
	case Sum:
		return r.sumOf(args, e.Wrap)
	case Rec:
		return r.rec(args, e.Loop, e.Wrap)
	case UMinSeq:
		return r.uminSeq(args)
	case UMin, UMax, SMin, SMax:
		return r.minMax(e.Kind, args)
	}
	return nil
}

func (r *reader) createCall(v *ir.Value) *Expr {
	args := v.CallArgs()
	of := func(i int) *Expr { return r.Of(args[i]) }
	switch v.Intrinsic() {
	case intrinsic.Abs:
		return r.abs(of(0))
	case intrinsic.Umax:
		return r.minMax(UMax, []*Expr{of(0), of(1)})
	case intrinsic.Umin:
		return r.minMax(UMin, []*Expr{of(0), of(1)})
	case intrinsic.Smax:
		return r.minMax(SMax, []*Expr{of(0), of(1)})
	case intrinsic.Smin:
		return r.minMax(SMin, []*Expr{of(0), of(1)})
	case intrinsic.UsubSat:
		a, b := of(0), of(1)
		return r.minus(a, r.minMax(UMin, []*Expr{a, b}), NUW)
	case intrinsic.UaddSat:
		a, b := of(0), of(1)
		return r.sum(NUW, r.minMax(UMin, []*Expr{a, r.not(b)}), b)
	case intrinsic.Vscale:
		return r.vscale(v.Type)
	case intrinsic.Annotation, intrinsic.PtrAnnotation:
		return of(0)
	}
	// an argument that is given back
	for i, a := range args {
		if a.Type == v.Type && memory.GivesBack(v, i) {
			return r.Of(a)
		}
	}
	return nil
}

// abs is the magnitude of e, for the least number itself. A call that says that this is poison
// does not say so of other calls.
func (r *reader) abs(e *Expr) *Expr {
	return r.minMax(SMax, []*Expr{e, r.neg(e)})
}
