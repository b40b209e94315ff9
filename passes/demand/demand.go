// Package demand makes values what they are in what matters to their users: selects in the arms
// that these are defined for (undefined.go), vectors in the lanes that matter (lanes.go), integers
// in the bits that do (bits.go), floats in the classes (analysis.Demand). Where nofpclass, nnan or ninf say which classes there are none of:
//
//	select i1 %c, float %x, float inf       %x, where no result is infinite
//	call float @llvm.fabs.f32(float %x)     %x, where %x is not negative unless it is a NaN, and no result is one
//
// and where no user sees the sign of a zero or a NaN (magnitude.go):
//
//	select (fcmp oge %x, 0.0), %x, (fneg %x)     call float @llvm.fabs.f32(float %x)
//
// The replacement is not what a value refines to: it is right only where all users of
// the value are as they are. So it can be no edge of an e-graph (law 4), and replaces all
// uses at once. LLVM has this as SimplifyDemandedFPClass, in InstCombine.
package demand

import (
	"math"

	"rewrite/dsl"
	"rewrite/passes/analysis"
	"rewrite/passes/analysis/domain"
	"rewrite/passes/analysis/manager"
	"rewrite/passes/ir"
	"rewrite/passes/ir/intrinsic"
	"rewrite/passes/ir/remark"
	"rewrite/passes/pass"
	"rewrite/passes/saturate/program"
)

// demandRounds bounds how often what was replaced is looked at again.
const demandRounds = 3

// Run replaces values of a function, at most as many as are allowed.
func Run(f *ir.Func, e *pass.Env) manager.Kept {
	w := &work{f: f, env: e, analyses: e.Of(f), say: e.Remarks(f), now: map[*ir.Value]*ir.Value{}}
	for round := 0; round < demandRounds && w.defined(); round++ {
	}
	for round := 0; round < demandRounds && w.lanes(); round++ {
	}
	for round := 0; round < demandRounds && w.bits(); round++ {
	}
	if !domain.FlushesDenormals(f) && !f.Attrs.Has("strictfp") {
		opposite, excluded := asks(f)
		if opposite {
			w.replace((*demander).magnitude)
		}
		if excluded {
			for round := 0; round < demandRounds && w.replace((*demander).visit); round++ {
			}
		}
	}
	if !w.changed {
		return manager.All
	}
	f.MarkChanged()
	f.RepairDebug(func(v *ir.Value) *ir.Value { return w.now[v] })
	return manager.Shape
}

type work struct {
	f        *ir.Func
	env      *pass.Env
	analyses *manager.Func
	say      *remark.Remarks
	now      map[*ir.Value]*ir.Value // what stands for a float that was replaced
	changed  bool
}

// replace replaces what visit finds, and reports whether it found something.
func (w *work) replace(visit func(*demander, *ir.Value)) bool {
	known := w.analyses.Facts()
	d := &demander{most: w.env.Allowed - w.env.Made, known: known, want: known.Demand()}
	for _, b := range w.f.Blocks {
		for _, v := range b.Instrs {
			if v.Type.Scalar().IsFloat() && v.NumUses() > 0 && v.Flags&ir.MustTail == 0 && len(d.list) < d.most {
				visit(d, v)
			}
		}
	}
	if len(d.list) == 0 {
		return false
	}
	olds := make([]*ir.Value, 0, len(d.list))
	for _, r := range d.list {
		olds = append(olds, r.v)
		now := r.build(w.f)
		w.say.Applied(r.v, "in the classes of floats that matter this %s is %s", r.v.Op, now.Op)
		r.v.ReplaceAllUses(now)
		w.now[r.v] = now
	}
	w.env.Made += len(d.list)
	return w.done(olds)
}

// done removes what nothing uses any more of values that were replaced or lost a use, and forgets what was known; it reports whether there were any.
func (w *work) done(olds []*ir.Value) bool {
	if len(olds) == 0 {
		return false
	}
	w.changed = true
	remove(w.f, olds)
	w.analyses.Drop()
	return true
}

// remove removes values that were replaced, and what only such were made of.
func remove(f *ir.Func, list []*ir.Value) {
	gone, has := map[*ir.Value]bool{}, map[*ir.Block]bool{}
	uses := map[*ir.Value]int{} // by what is gone
	for len(list) > 0 {
		v := list[len(list)-1]
		list = list[:len(list)-1]
		if v.Block == nil || gone[v] || uses[v] < v.NumUses() || !v.Removable() {
			continue
		}
		gone[v], has[v.Block] = true, true
		for _, x := range v.Args {
			uses[x]++
			list = append(list, x)
		}
	}
	for _, b := range f.Blocks { // in their order, as uses are left in that of what was erased
		if has[b] {
			b.EraseIf(func(v *ir.Value) bool { return gone[v] })
		}
	}
}

// asks tells whether a function has a choice of opposites, and whether anything in it
// says that floats are in some classes only, where that is looked at backwards.
func asks(f *ir.Func) (opposite, excluded bool) {
	has := func(s *ir.AttrSet) bool { return s != nil && s.Has("nofpclass") }
	excluded = has(f.RetAttrs)
	for _, b := range f.Blocks {
		for _, v := range b.Instrs {
			if v.Op == ir.OpSelect && !opposite {
				x, _, _ := opposites(v)
				opposite = x != nil
			}
			if excluded = excluded || v.Flags&(ir.NNaN|ir.NInf) != 0; excluded {
				continue
			}
			c, ok := v.Aux.(*ir.Call)
			if !ok {
				continue
			}
			for i, a := range v.CallArgs() {
				if callee := v.CalledFunc(); a.Type.Scalar().IsFloat() &&
					(has(c.ParamAttr(i)) || callee != nil && i < len(callee.ParamAttrs) && has(callee.ParamAttrs[i])) {
					excluded = true
				}
			}
		}
	}
	return opposite, excluded
}

// A demander finds what stands for values of a function.
type demander struct {
	known *analysis.Analysis
	want  *analysis.Demand
	list  []replacement
	most  int
}

// A replacement is of a value by another, or by its magnitude or that negated.
type replacement struct {
	v, x        *ir.Value
	fabs, minus bool
	constant    bool
	bits        uint64
}

func (d *demander) replace(v, x *ir.Value) { d.list = append(d.list, replacement{v: v, x: x}) }

// visit looks at one value.
func (d *demander) visit(v *ir.Value) {
	want := d.want.Of(v)
	if want == domain.AnyFloat {
		return
	}
	f := v.Block.Func
	live := d.known.Facts(v).May() & want
	if live == 0 {
		d.replace(v, f.Poison(v.Type))
		return
	}
	format := v.Type.Scalar().Kind
	if bits, ok := program.OnlyFloat(format, live); ok {
		d.list = append(d.list, replacement{v: v, constant: true, bits: bits})
		return
	}
	if live&^domain.NaN == 0 && computes(v) {
		if bits, ok := dsl.FloatAt(math.NaN(), format); ok { // it may be the preferred one
			d.list = append(d.list, replacement{v: v, constant: true, bits: bits.Lo})
			return
		}
	}
	switch v.Op {
	case ir.OpSelect:
		for i := 1; i <= 2; i++ {
			if d.known.Facts(v.Args[i]).May()&want == 0 {
				d.replace(v, v.Args[3-i])
				return
			}
		}
	case ir.OpFMul:
		if !d.product(v, 0, 1) {
			d.product(v, 1, 0)
		}
	case ir.OpCall:
		d.call(v, want)
	}
}

// computes tells whether a value is the result of arithmetic, where a NaN may be
// the preferred one. Of a call that is not known to be that it is one NaN, payload
// and all, even if picks has to take it for open.
func computes(v *ir.Value) bool {
	in := patternIntrinsic(v)
	return (v.Op != ir.OpCall || in != nil) && dsl.Picks(v.Op, in)
}

// patternIntrinsic is the intrinsic that a call is of, nil if rules cannot name it.
func patternIntrinsic(v *ir.Value) *dsl.Intrinsic { return dsl.IntrinsicOf(v.Intrinsic()) }

// product is x * y where x stays the same, but for its sign: a zero beside a finite number,
// or infinity beside one that is no zero. A NaN stays one.
func (d *demander) product(v *ir.Value, x, y int) bool {
	a, b := d.live(v, x), d.live(v, y)
	zero := a&^(domain.FZero|domain.NaN) == 0 && b&(domain.Inf|domain.NaN) == 0
	if !zero && (a&^(domain.Inf|domain.NaN) != 0 || b&(domain.FZero|domain.NaN) != 0) {
		return false
	}
	r := replacement{v: v, x: v.Args[x]}
	switch {
	case b&domain.SignSet == 0:
	case b&^domain.SignSet == 0:
		r.minus = true
	default:
		return false
	}
	d.list = append(d.list, r)
	return true
}

// live is the classes of an operand that it can be in, and that matter.
func (d *demander) live(v *ir.Value, i int) domain.Class {
	return d.known.Facts(v.Args[i]).May() & d.want.Use(v, i)
}

func (d *demander) call(v *ir.Value, want domain.Class) {
	if v.Intrinsic() == intrinsic.None || v.Effects() != 0 || v.NumUses() == 0 {
		return
	}
	id := v.Intrinsic()
	args := v.CallArgs()
	switch id {
	case intrinsic.Fabs:
		switch live := d.live(v, 1); {
		case live&domain.SignSet == 0:
			d.replace(v, args[0])
		case live&^domain.SignSet == 0:
			d.list = append(d.list, replacement{v: v, x: args[0], minus: true})
		}
	case intrinsic.Copysign:
		d.copysign(v, want)
	case intrinsic.Canonicalize:
		if isIEEE(v.Type.Scalar().Kind) && d.live(v, 1)&domain.NaN == 0 {
			d.replace(v, args[0])
		}
	case intrinsic.Minimum, intrinsic.Maximum, intrinsic.Minimumnum, intrinsic.Maximumnum, intrinsic.Minnum, intrinsic.Maxnum:
		x, y := d.live(v, 1), d.live(v, 2)
		switch {
		case isExtreme(id, x, y):
			d.replace(v, args[1])
		case isExtreme(id, y, x):
			d.replace(v, args[0])
		}
	case intrinsic.Sqrt:
		if d.live(v, 1)&^(domain.FZero|domain.PosInf|domain.NaN) == 0 {
			d.replace(v, args[0])
		}
	case intrinsic.Exp, intrinsic.Exp2, intrinsic.Exp10:
		if d.live(v, 1)&^domain.FZero == 0 {
			if bits, ok := dsl.FloatAt(1, v.Type.Scalar().Kind); ok {
				d.list = append(d.list, replacement{v: v, constant: true, bits: bits.Lo})
			}
		}
	}
}

// copysign whose sign is known, or matters only if it is one.
func (d *demander) copysign(v *ir.Value, want domain.Class) {
	m, s := d.live(v, 1), d.known.Facts(v.CallArgs()[1]).May()
	if v.Flags&ir.NNaN != 0 {
		s &^= domain.NaN
	}
	r := replacement{v: v, x: v.CallArgs()[0]}
	switch {
	case want&domain.SignSet == 0 || s&domain.SignSet == 0:
		r.fabs = m&domain.SignSet != 0
	case want&^domain.SignSet == 0 || s&^domain.SignSet == 0:
		if m&^domain.SignSet == 0 {
			break
		}
		if r.minus = true; m&domain.SignSet != 0 {
			return // two operations are no better than one
		}
	default:
		return
	}
	d.list = append(d.list, r)
}

// isExtreme tells whether y is the result of a minimum or maximum of floats of classes x
// and y.
func isExtreme(id intrinsic.ID, x, y domain.Class) bool {
	largest := id == intrinsic.Maximum || id == intrinsic.Maximumnum || id == intrinsic.Maxnum
	for a := x; a != 0; a &= a - 1 {
		for b := y; b != 0; b &= b - 1 {
			if !laterOf(id, largest, a&-a, b&-b) {
				return false
			}
		}
	}
	return true
}

func laterOf(id intrinsic.ID, largest bool, x, y domain.Class) bool {
	zeros := x&domain.FZero != 0 && y&domain.FZero != 0
	switch {
	case id == intrinsic.Minimum || id == intrinsic.Maximum: // a NaN is the result
		if (x|y)&domain.NaN != 0 {
			return y&domain.NaN != 0
		}
	case (id == intrinsic.Minnum || id == intrinsic.Maxnum) && ((x|y)&domain.SNaN != 0 || zeros): // which zero is open
		return zeros
	case y&domain.NaN != 0:
		return x&domain.NaN != 0
	case x&domain.NaN != 0:
		return true
	}
	if x == y {
		return x&(domain.FZero|domain.Inf) != 0
	}
	return (x < y) == largest // classes of numbers ascend
}

func isIEEE(k ir.Kind) bool {
	switch k {
	case ir.HalfKind, ir.BFloatKind, ir.FloatKind, ir.DoubleKind, ir.FP128Kind:
		return true
	}
	return false
}

// build makes what stands for a value, in its place.
func (r *replacement) build(f *ir.Func) *ir.Value {
	t := r.v.Type
	if r.constant {
		c := f.Consts().Float(t.Scalar(), r.bits)
		if t.IsVector() {
			c = f.Const(ir.Value{Op: ir.OpSplat, Type: t, Args: []*ir.Value{c}})
		}
		return c
	}
	x := r.x
	place := func(v *ir.Value) *ir.Value {
		v.Pos, v.Meta = r.v.Pos, r.v.Meta.Keep(func(kind string) bool { return kind == "dbg" })
		r.v.Block.InsertAt(r.v.Block.IndexOf(r.v), v)
		return v
	}
	if r.fabs {
		x = place(f.CallIntrinsic(intrinsic.Fabs, t, x))
	}
	if r.minus {
		x = place(f.NewInstr(ir.OpFNeg, t, x))
	}
	return x
}
