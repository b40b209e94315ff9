// Package constfold folds operations on constants, most of them calls, that rules
// cannot say, because their result depends on a rounding mode that the call's name
// tells, or on bits of a float, or is a NaN, which is picked once for all users
// (SEMANTICS 4 and 20):
//
//	call float @llvm.maximum.f32(float 1.0, float 0x7FF8000000000000)   the NaN
//	call float @llvm.nvvm.add.rp.ftz.f(float 1.0, float 0x3E60...)      the float behind 1.0
//	fadd float %x, undef                                               a NaN
//	fdiv float 0.0, 0.0                                                a NaN
//	getelementptr nuw i32, ptr %p, i64 -1                              poison
//	getelementptr i8, <2 x ptr> %p, <2 x i64> zeroinitializer          %p
//	extractelement <2 x ptr> undef, i32 %i                             undef
//	freeze i32 undef                                                   0
//	extractvalue { i32, ptr } (insertvalue %s, i32 %x, 0), 0           %x
//
// What is computed is what the language reference and, for targets, their manuals
// say, exactly and rounded once. Where these leave room, the call stays:
// numbers that are denormal where these are not kept, and what a processor does in
// its own way. Nothing folds in a strictfp function but constrained intrinsics, which
// are meant for these and say themselves what may be assumed (SEMANTICS 20).
//
// Vectors are folded lane by lane. A fold replaces all uses of the call.
package constfold

import (
	"math/big"
	"math/bits"
	"slices"
	"strings"

	"rewrite/passes/analysis/content"
	"rewrite/passes/internal/edit"
	"rewrite/passes/ir"
	"rewrite/passes/ir/fp"
	"rewrite/passes/ir/intrinsic"
	"rewrite/passes/ir/remark"
)

// Fold folds at most so many operations, and tells how many.
func Fold(f *ir.Func, most int, say *remark.Remarks) int {
	gone := map[*ir.Value]*ir.Value{}
	for _, b := range f.Blocks {
		for _, v := range b.Instrs {
			if len(gone) >= most {
				break
			}
			var c *ir.Value
			switch v.Op {
			case ir.OpCall:
				c = foldCall(f, v)
			case ir.OpFAdd, ir.OpFSub, ir.OpFMul, ir.OpFDiv, ir.OpFRem:
				c = foldNaN(f, v)
			case ir.OpUDiv, ir.OpSDiv, ir.OpURem, ir.OpSRem:
				c = foldDivision(f, v)
			case ir.OpBitCast: // rules name no type that is any
				if v.Args[0].Type == v.Type {
					c = v.Args[0]
				}
			case ir.OpExtractValue:
				c = content.Element(f, v.Args[0], v.Aux.(ir.Indices))
			case ir.OpInsertValue:
				c = content.Whole(v)
			case ir.OpExtractElement:
				c = foldExtract(f, v)
			case ir.OpGEP:
				switch c = foldWrapping(f, v); {
				case c != nil:
				case stays(v), v.Args[0].Op == ir.OpUndef && v.Type == v.Args[0].Type: // any address is one of the others, too
					c = v.Args[0]
				}
			case ir.OpFreeze:
				c = chosen(f, v)
			}
			if c == nil || c == v { // code that is never reached may use itself
				continue
			}
			switch {
			case v.Op == ir.OpGEP && c.Op == ir.OpPoison:
				say.Applied(v, "this step wraps where it says that it does not: poison")
			case v.Op == ir.OpUDiv || v.Op == ir.OpSDiv || v.Op == ir.OpURem || v.Op == ir.OpSRem:
				say.Applied(v, "this divides a lane by 0, or by what may be that: poison")
			case !c.IsConst():
				say.Applied(v, "this %s gives an operand back", v.Op)
			case len(v.Uses()) == 0:
				say.Applied(v, "nobody needs this %s", v.Op)
			default:
				say.Applied(v, "this %s of constants is one", v.Op)
			}
			v.ReplaceAllUses(c)
			gone[v] = c
		}
	}
	if len(gone) > 0 {
		edit.Done(f, gone)
	}
	return len(gone)
}

// chosen is what a freeze of what may be anything is: 0, with which most that is done with it folds. All its users have to see one
// choice, so a rule can't say it.
func chosen(f *ir.Func, v *ir.Value) *ir.Value {
	if x := v.Args[0]; x.Op != ir.OpUndef && x.Op != ir.OpPoison {
		return nil
	}
	switch t := v.Type; {
	case t.IsInt():
		return f.Int(t, 0)
	case t.IsPtr():
		return f.Consts().Leaf(ir.OpNull, t)
	case t.IsVector():
		return f.Consts().Leaf(ir.OpZero, t)
	}
	return nil
}

// foldExtract is an element of a constant vector. What is behind the last one is poison, which may be undef as well.
func foldExtract(f *ir.Func, v *ir.Value) *ir.Value {
	x, at := v.Args[0], v.Args[1]
	switch {
	case x.Op == ir.OpUndef || x.Op == ir.OpPoison:
		return f.Consts().Leaf(x.Op, v.Type)
	case x.Op == ir.OpAggregate && at.Op == ir.OpInt && at.Aux == nil && at.Bits < uint64(len(x.Args)):
		return x.Args[at.Bits]
	}
	return nil
}

// stays tells whether a step leads nowhere: all its indices are 0, and it makes no vector of a scalar.
func stays(v *ir.Value) bool {
	return v.Type == v.Args[0].Type && !slices.ContainsFunc(v.Args[1:], func(x *ir.Value) bool {
		return x.Op != ir.OpZero && (x.Op != ir.OpInt || x.Bits != 0 || x.Aux != nil)
	})
}

// foldWrapping is a step by a constant that wraps where it says that it does not: nuw makes an index times the
// size poison that is no unsigned number of the width of offsets (language reference, getelementptr),
// as each negative number of elements of more than a byte is.
func foldWrapping(f *ir.Func, v *ir.Value) *ir.Value {
	if v.Flags&ir.NUW == 0 || len(v.Args) < 2 {
		return nil
	}
	n := v.Args[1]
	if n.Op != ir.OpInt || n.Aux != nil || !v.Type.IsPtr() || !v.ElemType().HasFixedSize() {
		return nil
	}
	l, err := f.Module.Layout()
	if err != nil {
		return nil
	}
	w := l.Pointer(v.Type.Bits).Index
	if w > 64 || n.Type.Bits > w {
		return nil
	}
	if high, low := bits.Mul64(uint64(n.SExt())&ir.Mask(w), l.Size(v.ElemType())); high == 0 && low&^ir.Mask(w) == 0 {
		return nil
	}
	return f.Poison(v.Type)
}

// An operation is how a call of an intrinsic is folded.
type operation struct {
	// lane computes a lane of the result from lanes of the operands, which are
	// numbers; nil if it is not known.
	lane func(c *call, args []*ir.Value) *ir.Value
	// undef does it where some operands are undef; nil for none.
	undef func(c *call, args []*ir.Value) *ir.Value
	// poison: one operand that is poison makes the result poison, whatever the others
	// are.
	poison bool
	// second, if not nil, computes the second field of a result that is a struct, and
	// secondUndef does where some operands are undef, for the same choice as undef.
	second, secondUndef func(c *call, args []*ir.Value) *ir.Value
	// decided, if not nil, tells whether the result may be what undef and secondUndef give,
	// whatever else the operands are.
	decided func(args []*ir.Value) bool
	// nan: the result is a NaN where one operand is.
	nan bool
}

// A call is one at work.
type call struct {
	f  *ir.Func
	v  *ir.Value
	to *ir.Type // of a lane of the result
}

// foldNaN is arithmetic on undef, which may be a NaN, and makes the result one, on a NaN, whatever
// the other operand is, or on numbers of which there is no such result.
func foldNaN(f *ir.Func, v *ir.Value) *ir.Value {
	if f.Attrs.Has("strictfp") {
		return nil
	}
	c := &call{f: f, v: v, to: v.Type.Scalar()}
	if r := c.anyNaN(v.Args); r != nil {
		return r
	}
	return c.invalid(v.Args[0], v.Args[1])
}

// invalid is the result of arithmetic on constants, nil unless it is a NaN in each lane, as of 0 / 0 and
// inf - inf.
func (c *call) invalid(a, b *ir.Value) *ir.Value {
	t := c.v.Type
	format, ok := fp.Of(c.to.Kind)
	if !ok || t.IsVector() && t.Scalable || !a.IsConst() || !b.IsConst() {
		return nil
	}
	for i := range max(t.NumElems(), 1) {
		args := []*ir.Value{c.lane(a, uint64(i)), c.lane(b, uint64(i))}
		if args[0] == nil || args[1] == nil {
			return nil
		}
		x, _, ok := floats(args)
		if !ok || !noNumber(c.v.Op, format, x[0], x[1]) || !c.ieee(format) && hasDenormal(format, x...) { // which may count as 0
			return nil
		}
	}
	switch nan := c.float(format.NaN()); {
	case c.v.Flags&ir.NNaN != 0:
		return c.f.Poison(t)
	case t.IsVector():
		return c.f.Const(ir.Value{Op: ir.OpAggregate, Type: t, Args: slices.Repeat([]*ir.Value{nan}, int(t.NumElems()))})
	default:
		return nan
	}
}

// noNumber tells whether arithmetic on two floats gives a NaN.
func noNumber(op ir.Op, f fp.Format, a, b uint64) bool {
	const m = fp.NearestEven // NaNs are the same in each mode
	switch op {
	case ir.OpFAdd:
		return f.AddIn(m, a, b).NaN
	case ir.OpFSub:
		return f.SubIn(m, a, b).NaN
	case ir.OpFMul:
		return f.MulIn(m, a, b).NaN
	case ir.OpFDiv:
		return f.DivIn(m, a, b).NaN
	}
	return f.IsInf(a) || f.IsZero(b)
}

// anyNaN is the result of arithmetic where an operand is a NaN in each lane, or undef and
// may be a quiet one, nil elsewhere.
func (c *call) anyNaN(args []*ir.Value) *ir.Value {
	t := c.v.Type
	format, ok := fp.Of(c.to.Kind)
	if !ok || t.IsVector() && t.Scalable {
		return nil
	}
	lanes := make([]*ir.Value, max(t.NumElems(), 1))
operands:
	for _, a := range args {
		if !a.IsConst() || a.Type != t {
			continue
		}
		for i := range lanes {
			switch l := c.lane(a, uint64(i)); {
			case l == nil:
				continue operands
			case l.Op == ir.OpUndef || l.Op == ir.OpPoison:
				lanes[i] = c.float(format.NaN())
			case l.Op == ir.OpFloat && format.IsNaN(l.Bits):
				lanes[i] = c.float(l.Bits | format.QuietBit())
			default:
				continue operands
			}
		}
		if !t.IsVector() {
			return lanes[0]
		}
		return c.f.Const(ir.Value{Op: ir.OpAggregate, Type: t, Args: lanes})
	}
	return nil
}

func foldCall(f *ir.Func, v *ir.Value) *ir.Value {
	callee := v.CalledFunc()
	if callee == nil || !callee.IsIntrinsic() || v.Flags&ir.MustTail != 0 || v.Type == ir.Void {
		return nil
	}
	aux := v.Aux.(*ir.Call)
	if len(aux.Bundles) > 0 {
		return nil
	}
	if name, ok := strings.CutPrefix(callee.Name, "llvm.experimental.constrained."); ok {
		return foldConstrained(f, v, name)
	}
	if args := v.CallArgs(); len(args) == 1 {
		if c := foldWhole(f, callee.Intrinsic, args[0]); c != nil {
			return c
		}
	}
	op := operations[callee.Intrinsic]
	if callee.Intrinsic == intrinsic.None {
		op = nvvm[callee.Name]
	}
	if op == nil || f.Attrs.Has("strictfp") || aux.FuncAttrs.Has("strictfp") {
		return nil
	}
	c := &call{f: f, v: v, to: v.Type}
	args := v.CallArgs()
	for _, a := range args {
		if a.Op == ir.OpPoison && op.poison {
			return f.Poison(v.Type)
		}
	}
	if op.nan {
		c.to = v.Type.Scalar()
		if x := c.anyNaN(args); x != nil {
			return x
		}
	}
	if op.decided != nil && op.decided(args) {
		u := f.Undef(args[0].Type)
		args = []*ir.Value{u, u}
	}
	for _, a := range args {
		if !a.IsConst() {
			return nil
		}
	}
	if op.second == nil {
		return c.lanes(v.Type, args, op, op.lane, op.undef)
	}
	if v.Type.Kind != ir.StructKind || len(v.Type.Fields) != 2 {
		return nil
	}
	x, y := c.lanes(v.Type.Fields[0], args, op, op.lane, op.undef), c.lanes(v.Type.Fields[1], args, op, op.second, op.secondUndef)
	if x == nil || y == nil {
		return nil
	}
	return f.Const(ir.Value{Op: ir.OpAggregate, Type: v.Type, Args: []*ir.Value{x, y}})
}

// lanes folds each lane.
func (c *call) lanes(t *ir.Type, args []*ir.Value, op *operation, fold, chosen func(*call, []*ir.Value) *ir.Value) *ir.Value {
	c.to = t.Scalar()
	one := func(i uint64) *ir.Value {
		lane := make([]*ir.Value, len(args))
		undef := false
		for k, a := range args {
			lane[k] = c.lane(a, i)
			switch {
			case lane[k] == nil:
				return nil
			case lane[k].Op == ir.OpPoison && op.poison:
				return c.f.Poison(c.to)
			case lane[k].Op == ir.OpUndef:
				undef = true
			case lane[k].Op != ir.OpInt && lane[k].Op != ir.OpFloat:
				return nil
			}
		}
		if !undef {
			return fold(c, lane)
		}
		if chosen == nil {
			return nil
		}
		return chosen(c, lane)
	}
	switch {
	case !t.IsVector():
		return one(0)
	case t.Scalable:
		for _, a := range args {
			if a.Type.IsVector() && a.Op == ir.OpAggregate {
				return nil
			}
		}
		x := one(0)
		if x == nil {
			return nil
		}
		return c.f.Const(ir.Value{Op: ir.OpSplat, Type: t, Args: []*ir.Value{x}})
	}
	elems := make([]*ir.Value, t.Len)
	for i := range elems {
		if elems[i] = one(uint64(i)); elems[i] == nil {
			return nil
		}
	}
	return c.f.Const(ir.Value{Op: ir.OpAggregate, Type: t, Args: elems})
}

// lane is lane i of a constant vector, or a scalar itself: a number, undef or poison,
// nil if it is not known.
func (c *call) lane(a *ir.Value, i uint64) *ir.Value {
	t := a.Type.Scalar()
	switch a.Op {
	case ir.OpInt, ir.OpFloat:
		return a
	case ir.OpUndef, ir.OpPoison:
		return c.f.Consts().Leaf(a.Op, t)
	case ir.OpZero:
		switch {
		case t.IsInt():
			return c.f.Int(t, 0)
		case t.IsFloat():
			if _, ok := fp.Of(t.Kind); ok {
				return c.f.Consts().Float(t, 0)
			}
		}
	case ir.OpSplat:
		return c.lane(a.Args[0], i)
	case ir.OpAggregate:
		if a.Type.IsVector() {
			return c.lane(a.Args[i], i)
		}
	case ir.OpBitCast: // how a float of certain bits is written
		x := a.Args[0]
		if f, ok := fp.Of(a.Type.Kind); ok && x.Op == ir.OpInt && x.Aux == nil && x.Type.Bits == f.Width() {
			return c.f.Consts().Float(a.Type, x.Bits)
		}
	}
	return nil
}

// floats are the bits of operands that are all floats of one format, of 64 bits at
// most.
func floats(args []*ir.Value) (bits []uint64, format fp.Format, ok bool) {
	for i, a := range args {
		f, known := fp.Of(a.Type.Kind)
		if a.Op != ir.OpFloat || a.Aux != nil || !known || i > 0 && f != format {
			return nil, format, false
		}
		format = f
		bits = append(bits, a.Bits)
	}
	return bits, format, len(bits) > 0
}

func (c *call) float(bits uint64) *ir.Value { return c.f.Consts().Float(c.to, bits) }

func (c *call) int(n *big.Int) *ir.Value { return c.f.BigInt(c.to, n) }

// rounded makes a lane of what was computed in IEEE's mode of denormals: there must be
// none if the function's mode is another.
func (c *call) rounded(format fp.Format, r fp.Rounded, operands ...uint64) *ir.Value {
	if !c.ieee(format) && (r.Tiny || !r.NaN && hasDenormal(format, r.Bits) || hasDenormal(format, operands...)) {
		return nil
	}
	if r.NaN {
		return c.float(format.NaN())
	}
	return c.float(r.Bits)
}
