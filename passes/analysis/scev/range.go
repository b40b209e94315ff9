package scev

import (
	"strconv"
	"strings"

	"rewrite/passes/analysis/domain"
	"rewrite/passes/analysis/scev/arc"
	"rewrite/passes/ir"
	"rewrite/passes/ir/intrinsic"
	"rewrite/passes/ir/num"
)

// ranger finds ranges of expressions.
type ranger struct {
	*Analysis
	arcs      []arc.Arc          // that were found
	known     [3][]int32         // by preference and Expr.ID: the place in arcs, + 1; 0 for those not found
	early     [3][]*Expr         // those that were found while counts of loops were
	inductive map[proof]bool     // what was tried to prove by induction
	phis      map[*ir.Value]bool // whose operands are being looked at
	zeros     []uint32           // trailing ones, plus one, by Expr.ID; 0 for those not found
}

// Range is the numbers that e can be: of two arcs of like worth the one that does not wrap,
// signed or not, is taken.
func (r *ranger) Range(e *Expr, signed bool) arc.Arc {
	if signed {
		return r.rangeOf(e, arc.Signed)
	}
	return r.rangeOf(e, arc.Unsigned)
}

func (r *ranger) rangeOf(e *Expr, p arc.Prefer) arc.Arc {
	if e.Kind == Constant {
		return arc.Of(e.Width, e.N)
	}
	if int(e.ID) >= len(r.known[p]) {
		r.known[p] = append(r.known[p], make([]int32, len(r.list)-len(r.known[p]))...)
	}
	if at := r.known[p][e.ID]; at > 0 {
		return r.arcs[at-1]
	}
	r.arcs = append(r.arcs, arc.Full(e.Width)) // while it is being found
	at := len(r.arcs)
	r.known[p][e.ID] = int32(at)
	a := r.findRange(e, p)
	r.arcs[at-1], r.known[p][e.ID] = a, int32(at)
	if r.pending > 0 || len(r.phis) > 0 || len(r.reading) > 0 {
		r.early[p] = append(r.early[p], e)
	}
	return a
}

// forgetEarly drops the ranges that were found while others were: they may be sharper now.
func (r *ranger) forgetEarly() {
	for p, list := range r.early {
		for _, e := range list {
			r.known[p][e.ID] = 0
		}
		r.early[p] = nil
	}
}

func (r *ranger) findRange(e *Expr, p arc.Prefer) arc.Arc {
	return r.made(e, p, func(x *Expr) arc.Arc { return r.rangeOf(x, p) })
}

// made is the range of an expression from those of its operands.
func (r *ranger) made(e *Expr, p arc.Prefer, operand func(*Expr) arc.Arc) arc.Arc {
	w := e.Width
	all := arc.Full(w)
	if z := r.TrailingZeros(e); z > 0 {
		if z >= w {
			return arc.Of(w, num.Int{})
		}
		if p == arc.Signed {
			all = arc.New(w, arc.MinSigned(w), arc.MaxSigned(w).Shr(z).Shl(z).Add(num.Of(1)))
		} else {
			all = arc.New(w, num.Int{}, num.LowMask(w).Shr(z).Shl(z).Add(num.Of(1)))
		}
	}
	of := func(i int) arc.Arc { return operand(e.Args[i]) }
	switch e.Kind {
	case VScale:
		return all.Meet(r.vscaleRange(w), p)
	case Trunc:
		return all.Meet(of(0).Trunc(w), p)
	case ZExt:
		return all.Meet(of(0).ZExt(w), p)
	case SExt:
		return all.Meet(of(0).SExt(w), p)
	case PtrToInt:
		return all.Meet(of(0).Resize(w), p)
	case Sum:
		x := of(0)
		for i := 1; i < len(e.Args); i++ {
			x = x.AddFlagged(of(i), flagsOf(e.Wrap), p)
		}
		return all.Meet(x, p)
	case Product:
		x := of(0)
		for i := 1; i < len(e.Args); i++ {
			x = x.Mul(of(i))
		}
		return all.Meet(x, p)
	case UDiv:
		return all.Meet(of(0).UDiv(of(1)), p)
	case Rec:
		return r.rangeOfRec(e, p, all)
	case UMinSeq:
		x := of(0)
		for i := 1; i < len(e.Args); i++ {
			x = x.MinMax(of(i), ir.ULT)
		}
		return all.Meet(x, p)
	case UMax, UMin, SMax, SMin:
		x := of(0)
		for i := 1; i < len(e.Args); i++ {
			x = x.MinMax(of(i), minMaxPred[e.Kind])
		}
		return all.Meet(x, p)
	case Unknown:
		return r.rangeOfValue(e.Value, w, p, all)
	}
	return all
}

func flagsOf(w Wrap) (fl ir.Flags) {
	if w&NUW != 0 {
		fl |= ir.NUW
	}
	if w&NSW != 0 {
		fl |= ir.NSW
	}
	return fl
}

// vscaleRange is what the function says of vscale.
func (r *ranger) vscaleRange(w uint32) arc.Arc {
	a, ok := r.fn.Attrs.Get("vscale_range")
	if !ok {
		return arc.Full(w)
	}
	text := strings.Trim(a.Value, "()")
	lo, hi, both := strings.Cut(text, ",")
	least, err := strconv.ParseUint(strings.TrimSpace(lo), 10, 32)
	if err != nil {
		return arc.Full(w)
	}
	most := least
	if both {
		if most, err = strconv.ParseUint(strings.TrimSpace(hi), 10, 32); err != nil {
			return arc.Full(w)
		}
	}
	if num.LowMask(w).Less(num.Of(max(least, most))) {
		return arc.Full(w)
	}
	if most == 0 {
		return arc.New(w, num.Of(least), num.Int{})
	}
	return arc.New(w, num.Of(least), num.Of(most+1))
}

// rangeOfRec is the range of a recurrence from its flags, and from how often the loop goes
// around at most.
func (r *ranger) rangeOfRec(e *Expr, p arc.Prefer, a arc.Arc) arc.Arc {
	w := e.Width
	if e.Has(NUW) {
		if lo := r.rangeOf(e.Start(), arc.Unsigned).UMin(); !lo.IsZero() {
			a = a.Meet(arc.New(w, lo, num.Int{}), p)
		}
	}
	if e.Has(NSW) {
		up, down := true, true
		for _, s := range e.Args[1:] {
			up = up && r.KnownNonNegative(s)
			down = down && r.KnownNonPositive(s)
		}
		start := r.rangeOf(e.Start(), arc.Signed)
		if up {
			a = a.Meet(arc.New(w, start.SMin(), arc.MinSigned(w)), p)
		} else if down {
			a = a.Meet(arc.New(w, arc.MinSigned(w), start.SMax().Add(num.Of(1))), p)
		}
	}
	if !e.IsAffine() {
		return a
	}
	n := r.maxBackedge(e.Loop)
	if n == nil || n.N.Len() > w {
		return a
	}
	start, step := r.rangeOf(e.Start(), arc.Signed), r.rangeOf(e.Args[1], arc.Signed)
	s := sweep(step.SMin(), start, n.N, true).Join(sweep(step.SMax(), start, n.N, true), arc.Smallest)
	u := sweep(r.rangeOf(e.Args[1], arc.Unsigned).UMax(), r.rangeOf(e.Start(), arc.Unsigned), n.N, false)
	return a.Meet(s.Meet(u, arc.Smallest), p)
}

// sweep is the range of numbers that come from a start by at most n steps in one
// direction.
func sweep(step num.Int, start arc.Arc, n num.Int, signed bool) arc.Arc {
	w := start.Width
	if step.IsZero() || n.IsZero() || start.IsFull() {
		return start
	}
	down := signed && step.IsNegative()
	if down {
		step = step.Neg()
	}
	if q, _ := num.LowMask(w).QuoRem(step); q.Less(n) {
		return arc.Full(w)
	}
	offset := step.Mul(n)
	lo, last := start.Lo, start.Hi.Sub(num.Of(1))
	if down {
		lo = lo.Sub(offset).Trunc(w)
		if start.Has(lo) {
			return arc.Full(w) // it went around
		}
	} else {
		last = last.Add(offset).Trunc(w)
		if start.Has(last) {
			return arc.Full(w)
		}
	}
	return arc.New(w, lo, last.Add(num.Of(1)))
}

// rangeOfValue is the range of a value that is no expression of others.
func (r *ranger) rangeOfValue(v *ir.Value, w uint32, p arc.Prefer, a arc.Arc) arc.Arc {
	f := r.factsOf(v)
	if uint32(f.Width) == w && !f.IsEmpty() {
		a = a.Meet(arc.New(w, f.ULo, f.UHi.Add(num.Of(1))), p)
		a = a.Meet(arc.New(w, f.SLo, f.SHi.Add(num.Of(1))), p)
	}
	if v.Op == ir.OpPhi && r.IsTyped(v.Type) && !r.phis[v] && r.dom.Reachable(v.Block) {
		r.phis[v] = true
		all := arc.Empty(w)
		for _, x := range v.Args {
			all = all.Join(r.rangeOf(r.Of(x), p), arc.Smallest)
			if all.IsFull() {
				break
			}
		}
		delete(r.phis, v)
		a = a.Meet(all, p)
		if len(r.phis) == 0 && r.pending == 0 && len(r.reading) == 0 {
			r.forgetEarly()
		}
	}
	return a
}

// factsOf is what is known of a value; nothing of pointers to where 0 is no address.
func (r *ranger) factsOf(v *ir.Value) domain.Facts {
	if v.Type.IsPtr() && v.Type.Bits != 0 {
		return domain.Facts{}
	}
	return r.facts.Facts(v)
}

// TrailingZeros is how many of the lowest bits of e are 0.
func (r *ranger) TrailingZeros(e *Expr) uint32 {
	if len(e.Args) == 0 {
		return r.findTrailingZeros(e)
	}
	if int(e.ID) >= len(r.zeros) {
		r.zeros = append(r.zeros, make([]uint32, len(r.list)-len(r.zeros))...)
	}
	if z := r.zeros[e.ID]; z > 0 {
		return z - 1
	}
	z := r.findTrailingZeros(e)
	r.zeros[e.ID] = z + 1
	return z
}

func (r *ranger) findTrailingZeros(e *Expr) uint32 {
	w := e.Width
	switch e.Kind {
	case Constant:
		return e.N.TrailingZeros(w)
	case Unknown:
		if f := r.factsOf(e.Value); uint32(f.Width) == w {
			return f.TrailingZeros()
		}
		return 0
	case VScale, UDiv:
		return 0
	case Trunc:
		return min(r.TrailingZeros(e.Args[0]), w)
	case ZExt, SExt:
		if z := r.TrailingZeros(e.Args[0]); z < e.Args[0].Width {
			return z
		}
		return w
	case Product:
		z := uint32(0)
		for _, x := range e.Args {
			z = min(z+r.TrailingZeros(x), w)
		}
		return z
	}
	z := w
	for _, x := range e.Args {
		if z = min(z, r.TrailingZeros(x)); z == 0 {
			break
		}
	}
	return z
}

// KnownNonNegative tells whether e is at least 0, signed.
func (r *ranger) KnownNonNegative(e *Expr) bool { return !r.rangeOf(e, arc.Signed).SMin().IsNegative() }

// KnownPositive tells whether e is above 0, signed.
func (r *ranger) KnownPositive(e *Expr) bool {
	x := r.rangeOf(e, arc.Signed).SMin()
	return !x.IsNegative() && !x.IsZero()
}

// KnownNegative tells whether e is below 0, signed.
func (r *ranger) KnownNegative(e *Expr) bool { return r.rangeOf(e, arc.Signed).SMax().IsNegative() }

// KnownNonPositive tells whether e is at most 0, signed.
func (r *ranger) KnownNonPositive(e *Expr) bool {
	x := r.rangeOf(e, arc.Signed).SMax()
	return x.IsNegative() || x.IsZero()
}

// KnownNonZero tells whether e is not 0.
func (r *ranger) KnownNonZero(e *Expr) bool {
	return !r.rangeOf(e, arc.Unsigned).Has(num.Int{}) || !r.rangeOf(e, arc.Signed).Has(num.Int{})
}

// powerOfTwo tells whether e is a power of two.
func (r *ranger) powerOfTwo(e *Expr) bool {
	switch e.Kind {
	case Constant:
		return e.N.OnesCount() == 1
	case Unknown:
		f := r.factsOf(e.Value)
		return uint32(f.Width) == e.Width && f.PowerOfTwo()
	case Product:
		for _, x := range e.Args {
			if !r.powerOfTwo(x) {
				return false
			}
		}
		return e.Has(NUW) && r.KnownNonZero(e)
	}
	return false
}

// wrapFromCount is nsw and nuw of a recurrence from the ranges of start and step, and the
// number of iterations.
func (r *ranger) wrapFromCount(e *Expr) (w Wrap) {
	for _, x := range []struct {
		w  Wrap
		fl ir.Flags
		p  arc.Prefer
	}{{NUW, ir.NUW, arc.Unsigned}, {NSW, ir.NSW, arc.Signed}} {
		if !e.Has(x.w) && arc.NoWrap(ir.OpAdd, r.rangeOf(e.Args[1], x.p), x.fl).Covers(r.rangeOf(e, x.p)) {
			w |= x.w | NW
		}
	}
	return w
}

// fixer tells of values whether undef has a part in them. Expressions see one number in x wherever x is, and know that x - x is 0: a
// value that it may have, but no more than that for an x that is undef, each use of which is a number of its own (SEMANTICS 6 and 22).
type fixer struct {
	*Analysis
	fixed   map[*ir.Value]bool         // the answers of Fixed
	numbers map[*ir.Value]domain.Facts // and of Numbers
}

// maxLeaves is how many values are looked at to find out whether one is fixed.
const maxLeaves = 256

// Fixed tells whether a value is poison or one and the same number for all that use it.
func (c *fixer) Fixed(v *ir.Value) bool {
	if known, ok := c.fixed[v]; ok {
		return known
	}
	seen := map[*ir.Value]bool{v: true}
	list := []*ir.Value{v}
	for i := 0; i < len(list); i++ {
		x := list[i]
		if x.Op == ir.OpInt || c.facts.Facts(x).Has(domain.NotUndef) || c.fixed[x] {
			continue
		}
		if !combines(x) || len(list) > maxLeaves {
			c.fixed[v] = false
			return false
		}
		for _, a := range combined(x) {
			if !seen[a] {
				seen[a] = true
				list = append(list, a)
			}
		}
	}
	for _, x := range list { // around a phi, too: what is undef began as that somewhere
		c.fixed[x] = true
	}
	return true
}

// combines tells whether an instruction is undef only if an operand is.
func combines(v *ir.Value) bool {
	switch v.Op {
	case ir.OpPhi, ir.OpSelect, ir.OpICmp, ir.OpFCmp, ir.OpGEP, ir.OpExtractValue:
		return v.IsInstr()
	case ir.OpCall:
		return v.Intrinsic().Has(intrinsic.NoEffect | intrinsic.LaneWise)
	}
	return v.IsInstr() && (v.Op.IsCast() || v.Op.Info().Form == ir.FormBinary)
}

// combined are what a value is computed from.
func combined(v *ir.Value) []*ir.Value {
	if v.Op == ir.OpCall {
		return v.CallArgs()
	}
	return v.Args
}

// Numbers is what is known of the numbers that a value may be, for each use of it: by its expression where it is fixed; of what undef has a
// part in, as in all that is loaded, by what is known so of its operands.
func (c *fixer) Numbers(v *ir.Value) domain.Facts {
	if f, ok := c.numbers[v]; ok {
		return f
	}
	f := c.facts.Facts(v)
	c.numbers[v] = f // while its operands are asked
	if f.Width == 0 || f.IsEmpty() {
		return f
	}
	var more domain.Facts
	switch fixed := c.Fixed(v); {
	case fixed && v.Type.IsInt() && c.IsTyped(v.Type):
		more = c.Bounds(c.Of(v))
	case !fixed && v.IsInstr() && (v.Op.IsCast() || v.Op.Info().Form == ir.FormBinary) && domain.Follows(v.Op):
		var args []domain.Facts
		for _, a := range v.Args {
			args = append(args, c.Numbers(a))
		}
		in := c.facts.Instr(v)
		more = domain.Transfer(&in, args)
	}
	if more.Width == f.Width {
		if both := f.Meet(more); !both.IsEmpty() {
			f = both
		}
	}
	c.numbers[v] = f
	return f
}
