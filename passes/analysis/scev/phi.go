package scev

import (
	"slices"

	"rewrite/passes/analysis/cfg"
	"rewrite/passes/ir"
)

// createPhi reads a phi: a recurrence, a value that comes along all edges, a choice.
func (r *reader) createPhi(v *ir.Value) *Expr {
	if e := r.recurrence(v); e != nil {
		return e
	}
	if x := soleOperand(v); x != nil && r.visibleAt(x, v.Block) {
		return r.Of(x)
	}
	if e := r.phiOfEqual(v); e != nil {
		return e
	}
	if e := r.phiAsSelect(v); e != nil {
		return e
	}
	return r.unknown(v)
}

// soleOperand is the one value that comes along all edges, but for the phi itself.
func soleOperand(v *ir.Value) *ir.Value {
	var x *ir.Value
	for _, a := range v.Args {
		if a == v || a == x {
			continue
		}
		if x != nil {
			return nil
		}
		x = a
	}
	return x
}

// visibleAt tells whether a value is available at the start of a block.
func (r *reader) visibleAt(x *ir.Value, b *ir.Block) bool {
	return !x.IsInstr() || x.Block != b && r.dom.Dominates(x.Block, b)
}

// recurrence reads a phi at the head of a loop that is one, nil if it is not.
func (r *reader) recurrence(v *ir.Value) *Expr {
	l := r.loops.Of(v.Block)
	if l == nil || l.Header != v.Block {
		return nil
	}
	var start, back *ir.Value
	for i, a := range v.Args {
		to := &start
		if r.inside(v.Targets[i], l) {
			to = &back
		}
		if *to != nil && *to != a {
			return nil
		}
		*to = a
	}
	if start == nil || back == nil || isUndef(start) || isUndef(back) {
		return nil // what is undef is another number each time
	}
	if x, ok := r.asBinary(back); ok && x.op == ir.OpAdd {
		if x.b == v {
			x.a, x.b = x.b, x.a
		}
		if x.a == v && r.invariantValue(x.b, l) && !isUndef(x.b) {
			return r.affine(v, back, start, r.Of(x.b), l, wrapOf(x.fl))
		}
	}
	// the phi stands for itself while the value that comes back is read
	self := r.unknown(v)
	r.Note(v, self)
	r.beginReading(v)
	e := r.Of(back)
	done := func() { r.forgetReading() }
	if e.Kind == Sum && slices.Contains(e.Args, self) {
		i := slices.Index(e.Args, self)
		step := r.sumOf(slices.Concat(e.Args[:i], e.Args[i+1:]), 0)
		done()
		if !step.IsPtr() && (r.IsInvariant(step, l) || step.Kind == Rec && step.Loop == l) {
			var w Wrap
			if x, ok := r.asBinary(back); ok && x.op == ir.OpAdd && x.a == v {
				w = wrapOf(x.fl)
			} else if back.Op == ir.OpGEP && back.Args[0] == v {
				if back.Flags&(ir.InBounds|ir.NUSW|ir.NUW) != 0 {
					w |= NW
				}
				if back.Flags&ir.NUW != 0 || back.Flags&(ir.InBounds|ir.NUSW) != 0 && r.KnownNonNegative(step) {
					w |= NUW
				}
			}
			return r.affine(v, back, start, step, l, w)
		}
		return nil
	}
	// what comes back may be the value of another recurrence, which v has one iteration later
	shifted := r.shift(e, l)
	if shifted == nil {
		done()
		return nil
	}
	first := r.initially(shifted, l)
	done()
	if first == nil || e.some(func(x *Expr) bool { return x == self }) || mayTrap(shifted) {
		return nil
	}
	if first == r.Of(start) && r.poisonImplies(first, shifted, l) { // in the first round v is the start, and not what that came to be of
		return shifted
	}
	return nil
}

func isUndef(v *ir.Value) bool { return v.Op == ir.OpUndef || v.Op == ir.OpPoison }

// mayTrap tells whether there is a division in an expression that may be one by 0.
func mayTrap(e *Expr) bool {
	return e.some(func(x *Expr) bool { return x.Kind == UDiv && (x.Args[1].Kind != Constant || x.Args[1].IsZero()) })
}

// affine is the recurrence of a phi that starts with a value and to which a step is added.
func (r *reader) affine(v, back, start *ir.Value, step *Expr, l *cfg.Loop, w Wrap) *Expr {
	first := r.Of(start)
	if e := r.found(v); e != nil {
		return e // found while the start was read
	}
	if max(first.depth, step.depth) >= maxNest {
		return nil
	}
	// Of all that has this expression, the phi may be the only one that is poison when it wraps.
	if w != 0 && !r.phiNeverPoison(v, back, l) {
		w = 0
	}
	e := r.rec([]*Expr{first, step}, l, w)
	r.Note(v, e)
	if e.Kind != Rec {
		return e
	}
	// what comes back has its flags before the count is asked for: exits mostly test that
	if w != 0 && back.IsInstr() && r.IsInvariant(step, l) && r.recNeverPoison(back, l) {
		r.rec([]*Expr{r.sum(w&^NW, first, step), step}, l, w)
	}
	e.Wrap |= r.wrapByRange(e)
	return e
}

// wrapByRange is flags that follow from the count of iterations and the range of the
// step.
func (r *reader) wrapByRange(e *Expr) (w Wrap) {
	if !e.IsAffine() || e.IsPtr() {
		return 0
	}
	return r.wrapFromCount(e)
}

// shift is an expression one iteration earlier, nil if it has something in it that changes in
// the loop and is no recurrence of it.
func (r *reader) shift(e *Expr, l *cfg.Loop) *Expr {
	return r.rewrite(e, func(x *Expr) (*Expr, bool) {
		switch {
		case x.Kind == Rec && x.Loop == l && x.IsAffine():
			return r.minus(x, r.step(x), 0), true
		case x.Kind == Rec && x.Loop == l:
			return nil, true
		case x.Kind == Unknown && !r.IsInvariant(x, l):
			return nil, true
		case x.Kind == Rec:
			return nil, !r.IsInvariant(x, l)
		}
		return nil, false
	})
}

// initially is an expression in the first iteration of a loop.
func (r *reader) initially(e *Expr, l *cfg.Loop) *Expr {
	return r.rewrite(e, func(x *Expr) (*Expr, bool) {
		switch {
		case x.Kind == Rec && x.Loop == l:
			return x.Start(), true
		case x.Kind == Unknown && !r.IsInvariant(x, l):
			return nil, true
		case x.Kind == Rec:
			return nil, true
		}
		return nil, false
	})
}

// rewrite builds an expression anew from what replace makes of its parts; where that is
// done with a part and gives nil all comes to nil.
func (f *folder) rewrite(e *Expr, replace func(*Expr) (to *Expr, done bool)) *Expr {
	made := map[*Expr]*Expr{}
	var walk func(e *Expr) *Expr
	walk = func(e *Expr) *Expr {
		if to, ok := made[e]; ok {
			return to
		}
		to, done := replace(e)
		if !done {
			to = f.rebuilt(e, walk)
		}
		made[e] = to
		return to
	}
	return walk(e)
}

// rebuilt is e with other operands, e itself if these are the same; nil if one is nil.
func (f *folder) rebuilt(e *Expr, of func(*Expr) *Expr) *Expr {
	var args []*Expr
	for i, a := range e.Args {
		x := of(a)
		if x == nil {
			return nil
		}
		if x != a && args == nil {
			args = slices.Clone(e.Args)
		}
		if args != nil {
			args[i] = x
		}
	}
	if args == nil {
		return e
	}
	switch e.Kind {
	case Trunc:
		return f.trunc(args[0], e.Type)
	case ZExt:
		return f.zext(args[0], e.Type)
	case SExt:
		return f.sext(args[0], e.Type)
	case Sum:
		return f.sumOf(args, 0)
	case Product:
		return f.product(args, 0)
	case UDiv:
		return f.UDiv(args[0], args[1])
	case Rec:
		return f.rec(args, e.Loop, e.Wrap&NW)
	case UMinSeq:
		return f.uminSeq(args)
	case PtrToInt:
		return f.ptrToInt(args[0])
	}
	return f.minMax(e.Kind, args)
}

// phiOfEqual is the expression of all operands of a phi, if these come from operations that
// have the same one.
func (r *reader) phiOfEqual(v *ir.Value) *Expr {
	if r.loopHead(v.Block) {
		return nil
	}
	var common *Expr
	for _, a := range v.Args {
		if !a.IsInstr() || a.Op == ir.OpPhi || a.Op != v.Args[0].Op || len(a.Args) != len(v.Args[0].Args) {
			return nil
		}
		for i, x := range a.Args {
			if v.Args[0].Args[i] != x || !r.visibleAt(x, v.Block) {
				return nil
			}
		}
		e := r.Of(a)
		if common == nil {
			common = e
		}
		if e != common || e.Kind == Unknown && e.Value == a {
			return nil
		}
	}
	return common
}

func (r *reader) loopHead(b *ir.Block) bool {
	l := r.loops.Of(b)
	return l != nil && l.Header == b
}

// phiAsSelect reads a phi of two operands behind a branch as a choice.
func (r *reader) phiAsSelect(v *ir.Value) *Expr {
	if len(v.Args) != 2 {
		return nil
	}
	b := v.Block
	l := r.loops.Of(b)
	for i, p := range v.Targets {
		if !r.dom.Reachable(p) || l != nil && l.Header == b && r.inside(v.Targets[i], l) {
			return nil
		}
	}
	top := r.dom.Idom(b)
	if top == nil {
		return nil
	}
	t := top.Terminator()
	if t == nil || t.Op != ir.OpBr || len(t.Args) != 1 || t.Targets[0] == t.Targets[1] {
		return nil
	}
	via := func(target *ir.Block, i int) bool { // the edge into the phi lies behind one way only
		return r.dom.DominatesEdge(top, target, v.Targets[i]) || v.Targets[i] == top && target == b && t.Targets[0] != t.Targets[1]
	}
	yes, no := v.Args[0], v.Args[1]
	switch {
	case via(t.Targets[0], 0) && via(t.Targets[1], 1):
	case via(t.Targets[0], 1) && via(t.Targets[1], 0):
		yes, no = no, yes
	default:
		return nil
	}
	if !r.visibleAt(yes, b) || !r.visibleAt(no, b) {
		return nil
	}
	return r.choice(v, t.Args[0], yes, no)
}

// createSelect reads a select.
func (r *reader) createSelect(v *ir.Value) *Expr {
	if c := v.Args[0]; c.Op == ir.OpInt {
		return r.Of(v.Args[2-c.Bits])
	}
	if e := r.choice(v, v.Args[0], v.Args[1], v.Args[2]); e != nil {
		return e
	}
	return r.unknown(v)
}

// choice reads cond ? yes : no as a minimum or maximum, nil if it is none.
func (r *reader) choice(v, cond, yes, no *ir.Value) *Expr {
	if cond.Op == ir.OpICmp && r.IsTyped(cond.Args[0].Type) {
		if e := r.choiceByCompare(v.Type, cond, yes, no); e != nil {
			return e
		}
	}
	if v.Type != ir.I1 || cond.Type != ir.I1 {
		return nil
	}
	// with a constant c, cond ? x : c is c + (cond ? x - c : 0)
	switch {
	case no.Op == ir.OpInt:
		c := r.Of(no)
		return r.Add(c, r.uminSeq([]*Expr{r.Of(cond), r.minus(r.Of(yes), c, 0)}))
	case yes.Op == ir.OpInt:
		c := r.Of(yes)
		return r.Add(c, r.uminSeq([]*Expr{r.not(r.Of(cond)), r.minus(r.Of(no), c, 0)}))
	}
	return nil
}

func (r *reader) choiceByCompare(t *ir.Type, cond, yes, no *ir.Value) *Expr {
	p, a, b := cond.Pred, cond.Args[0], cond.Args[1]
	width := r.widthOf(t)
	if r.widthOf(a.Type) > width {
		return nil
	}
	switch p {
	case ir.SLT, ir.SLE, ir.ULT, ir.ULE:
		a, b, p = b, a, p.Swap()
		fallthrough
	case ir.SGT, ir.SGE, ir.UGT, ir.UGE:
		most, least := SMax, SMin
		if !p.IsSigned() {
			most, least = UMax, UMin
		}
		x, y, la, lb := r.Of(yes), r.Of(no), r.Of(a), r.Of(b)
		if x.IsPtr() {
			switch {
			case x == la && y == lb:
				return r.minMax(most, []*Expr{la, lb})
			case x == lb && y == la:
				return r.minMax(least, []*Expr{la, lb})
			}
		}
		coerce := func(e *Expr) *Expr {
			if e = r.ptrToInt(e); e == nil {
				return nil
			}
			if p.IsSigned() {
				return r.sext(e, ir.IntN(width))
			}
			return r.zext(e, ir.IntN(width))
		}
		if la, lb = coerce(la), coerce(lb); la == nil || lb == nil {
			return nil
		}
		diff := func(x, y *Expr) *Expr { // of a pointer and a number too
			if y.IsPtr() && !x.IsPtr() {
				return nil
			}
			return r.minus(x, y, 0)
		}
		if d := diff(x, la); d != nil && d == diff(y, lb) {
			return r.Add(r.minMax(most, []*Expr{la, lb}), d)
		}
		if d := diff(x, lb); d != nil && d == diff(y, la) {
			return r.Add(r.minMax(least, []*Expr{la, lb}), d)
		}
		return nil
	case ir.NE:
		yes, no = no, yes
		fallthrough
	case ir.EQ:
		if b.Op != ir.OpInt || !number(b).IsZero() {
			return nil
		}
		// x == 0 ? c + y : x + y is umax(x, c) + y if c is 0 or 1
		x := r.zext(r.Of(a), ir.IntN(width))
		f, t := r.Of(no), r.Of(yes)
		if f.IsPtr() || t.IsPtr() {
			return nil
		}
		y := r.minus(f, x, 0)
		if c := r.minus(t, y, 0); c.IsZero() || c.IsInt(1) {
			return r.Add(r.minMax(UMax, []*Expr{x, c}), y)
		}
		// x == 0 ? 0 : umin(..., x, ...)
		if t.IsZero() && (f.Kind == UMin || f.Kind == UMinSeq) {
			bare := r.Of(a)
			for bare.Kind == ZExt {
				bare = bare.Args[0]
			}
			if bare.Width <= width {
				if x := r.zext(bare, ir.IntN(width)); slices.Contains(f.Args, x) {
					return r.uminOf(x, f, true)
				}
			}
		}
	}
	return nil
}
