// Package constfold folds operations on constants, most of them calls, that rules
// cannot say, because their result depends on the function's mode of denormals, or on
// a rounding mode that the call names, or is a NaN, which is picked once for all users
// (SEMANTICS 4 and 20):
//
//	call float @llvm.canonicalize.f32(float 0x380FFFFFC0000000)        0.0 where denormals are flushed
//	call float @llvm.nvvm.add.rp.ftz.f(float 1.0, float 0x3E60...)      the float behind 1.0
//	call double @llvm.experimental.constrained.fdiv.f64(... "round.tonearest", "fpexcept.maytrap")
//
// What is computed is what the language reference and, for targets, their manuals
// say, exactly and rounded once. Where these leave room, the call stays:
// results that depend on denormals in a mode that is not known, on a rounding mode
// that is not known, on a processor's own ways. A constrained call goes only if
// nobody can miss the exceptions that it would raise: it raises none, or they are not
// to be kept. Nothing else folds in a strictfp function, and no rule fires there.
//
// Vectors are folded lane by lane. A fold replaces all uses of the call.
package constfold

import (
	"math"
	"math/big"
	"strings"

	"rewrite/dsl/prove/fp"
	"rewrite/passes/ir"
)

// Run folds all calls of a function that can be.
func Run(f *ir.Func, say *ir.Remarks) bool { return Fold(f, math.MaxInt, nil, say) > 0 }

// Fold folds at most so many calls, and tells how many; gone is told what stands for
// each, nil for nobody.
func Fold(f *ir.Func, most int, gone func(v, now *ir.Value), say *ir.Remarks) (changes int) {
	if most <= 0 || f.Attrs.Has("optnone") {
		return 0
	}
	replaced := map[*ir.Value]*ir.Value{}
	for _, b := range f.Blocks {
		for _, v := range b.Instrs {
			var c *ir.Value
			switch v.Op {
			case ir.OpCall:
				c = foldCall(f, v)
			case ir.OpFAdd, ir.OpFSub, ir.OpFMul, ir.OpFDiv, ir.OpFRem:
				c = foldUndef(f, v)
			}
			if c == nil {
				continue
			}
			say.Applied(v, "this %s of constants is one", v.Op)
			v.ReplaceAllUses(c)
			replaced[v] = c
			if gone != nil {
				gone(v, c)
			}
			if changes++; changes == most {
				break
			}
		}
		if changes == most {
			break
		}
	}
	if changes == 0 {
		return 0
	}
	for _, b := range f.Blocks {
		b.EraseIf(func(v *ir.Value) bool { return replaced[v] != nil })
	}
	f.MarkChanged()
	f.RepairDebug(func(v *ir.Value) *ir.Value { return replaced[v] })
	return changes
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
	// absorbs: so does one that is a NaN, or in the default environment undef, of a
	// constrained intrinsic.
	absorbs bool
	// second, if not nil, computes the second field of a result that is a struct.
	second func(c *call, args []*ir.Value) *ir.Value
}

// A call is one at work.
type call struct {
	f        *ir.Func
	v        *ir.Value
	to       *ir.Type // of a lane of the result
	rounding rounding // that a constrained one names
	except   string   // as does this
	pred     ir.Pred  // and this
}

// foldUndef is arithmetic on undef, which may be a NaN, and makes the result one.
func foldUndef(f *ir.Func, v *ir.Value) *ir.Value {
	if f.Attrs.Has("strictfp") {
		return nil
	}
	c := &call{f: f, v: v, to: v.Type, except: "ignore"}
	return c.absorbed(v.Args)
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
	c := &call{f: f, v: v, to: v.Type}
	name := ir.IntrinsicName(callee.Name)
	args := v.CallArgs()
	var op *operation
	if rest, ok := strings.CutPrefix(name, "experimental.constrained."); ok {
		if op, args = c.constrained(rest, args); op == nil {
			return nil
		}
		if now := c.identity(rest, args); now != nil {
			return now
		}
	} else if op = operations[name]; op == nil || f.Attrs.Has("strictfp") || aux.FuncAttrs.Has("strictfp") {
		return nil
	}
	for _, a := range args {
		if a.Op == ir.OpPoison && op.poison && !c.observed() {
			return f.Poison(v.Type)
		}
	}
	if op.absorbs {
		if now := c.absorbed(args); now != nil {
			return now
		}
	}
	for _, a := range args {
		if !a.IsConst() {
			return nil
		}
	}
	if op.second == nil {
		return c.lanes(v.Type, args, op, op.lane)
	}
	if v.Type.Kind != ir.StructKind || len(v.Type.Fields) != 2 {
		return nil
	}
	x, y := c.lanes(v.Type.Fields[0], args, op, op.lane), c.lanes(v.Type.Fields[1], args, op, op.second)
	if x == nil || y == nil {
		return nil
	}
	return f.Const(ir.Value{Op: ir.OpAggregate, Type: v.Type, Args: []*ir.Value{x, y}})
}

// lanes folds each lane.
func (c *call) lanes(t *ir.Type, args []*ir.Value, op *operation, fold func(*call, []*ir.Value) *ir.Value) *ir.Value {
	c.to = t.Scalar()
	one := func(i uint64) *ir.Value {
		lane := make([]*ir.Value, len(args))
		undef := false
		for k, a := range args {
			lane[k] = c.lane(a, i)
			switch {
			case lane[k] == nil:
				return nil
			case lane[k].Op == ir.OpPoison && op.poison && !c.observed():
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
		if op.undef == nil {
			return nil
		}
		return op.undef(c, lane)
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

// rounded makes a lane of what was computed in IEEE's mode of denormals: it must be
// without them if the function's mode is another.
func (c *call) rounded(format fp.Format, r fp.Rounded, operands ...uint64) *ir.Value {
	if c.denormals(format) != (mode{}) {
		if r.Tiny || format.IsDenormal(r.Bits) && !r.NaN {
			return nil
		}
		for _, x := range operands {
			if format.IsDenormal(x) {
				return nil
			}
		}
	}
	if r.NaN {
		return c.float(format.NaN())
	}
	return c.float(r.Bits)
}
