package dsl

import (
	"errors"
	"fmt"
	"slices"

	"rewrite/passes/ir"
	"rewrite/passes/ir/intrinsic"
	"rewrite/passes/ir/num"
)

// A Mirror makes of a rule another one that holds for the same reason.
//
// Two of them are conjugations by complement: a term f of values x becomes ~f(~x), by De
// Morgan's laws, so that the mirror of a right rule is right, poison and undef included,
// as ~ is one to one. Dual complements the values of the type of the result: truth of
// rules on truth, the bits of rules on bits. SwappedOrder complements the numbers below a
// result of another type, which turns their order around. SwappedSigns puts signed words
// in the place of unsigned ones and the other way round; whether that holds the prover
// tells, as it does of all.
type Mirror uint8

const (
	Dual Mirror = iota
	SwappedSigns
	SwappedOrder
)

// mirrorNames are the words behind the name of a rule, and what its mirror has behind a
// slash in its name.
var mirrorNames = [...][2]string{Dual: {"dual", "dual"}, SwappedSigns: {"swapped signs", "signs"}, SwappedOrder: {"swapped order", "order"}}

// String is the mirror as rules write it.
func (m Mirror) String() string { return mirrorNames[m][0] }

// Suffix is what stands in the name of an instance.
func (m Mirror) Suffix() string { return mirrorNames[m][1] }

// MirrorNamed is a mirror by what String gives.
func MirrorNamed(text string) (m Mirror, ok bool) {
	i := slices.IndexFunc(mirrorNames[:], func(n [2]string) bool { return n[0] == text })
	return Mirror(max(i, 0)), i >= 0
}

// The tables of mirrors: pairs of words, each the other's mirror. README lists them.

// dualOps are the operations whose complement is another one, and those that keep it.
var dualOps = [][2]ir.Op{{ir.OpAnd, ir.OpOr}, {ir.OpFreeze, ir.OpFreeze}}

var dualIntrinsics = [][2]intrinsic.ID{
	{intrinsic.Umin, intrinsic.Umax}, {intrinsic.Smin, intrinsic.Smax}, {intrinsic.Bswap, intrinsic.Bswap}, {intrinsic.Bitreverse, intrinsic.Bitreverse},
}

// dualFacts are facts about a complemented value; the constant beside it is complemented
// but for masks of bits.
var dualFacts = [][2]FactID{
	{FactKnownZero, FactKnownOne}, {FactNonNegative, FactNegative}, {FactAtMost, FactAtLeast}, {FactAtMostSigned, FactAtLeastSigned},
	{FactLowMaskOrZero, FactHighMaskOrZero},
	{FactNoUndef, FactNoUndef}, {FactNotPoison, FactNotPoison}, {FactImpliesPoison, FactImpliesPoison}, {FactOneUse, FactOneUse}, {FactSignBits, FactSignBits},
}

var signOps = [][2]ir.Op{{ir.OpUDiv, ir.OpSDiv}, {ir.OpURem, ir.OpSRem}, {ir.OpLShr, ir.OpAShr}, {ir.OpZExt, ir.OpSExt}, {ir.OpUIToFP, ir.OpSIToFP}, {ir.OpFPToUI, ir.OpFPToSI}}

var signIntrinsics = [][2]intrinsic.ID{
	{intrinsic.Umin, intrinsic.Smin}, {intrinsic.Umax, intrinsic.Smax}, {intrinsic.Ucmp, intrinsic.Scmp},
	{intrinsic.UaddSat, intrinsic.SaddSat}, {intrinsic.UsubSat, intrinsic.SsubSat}, {intrinsic.UshlSat, intrinsic.SshlSat},
	{intrinsic.UaddWithOverflow, intrinsic.SaddWithOverflow}, {intrinsic.UsubWithOverflow, intrinsic.SsubWithOverflow},
	{intrinsic.UmulWithOverflow, intrinsic.SmulWithOverflow}, {intrinsic.FptouiSat, intrinsic.FptosiSat},
}

var signFacts = [][2]FactID{
	{FactAtMost, FactAtMostSigned}, {FactAtLeast, FactAtLeastSigned}, {FactAddNUW, FactAddNSW}, {FactSubNUW, FactSubNSW}, {FactMulNUW, FactMulNSW}, {FactShlNUW, FactShlNSW},
}

var signFuncs = [][2]string{{"umin", "smin"}, {"umax", "smax"}, {"/u", "/s"}, {"%u", "%s"}, {">>u", ">>s"}, {"zext", "sext"}}

var signFlags = [][2]ir.Flags{{ir.NUW, ir.NSW}}

var signPreds = [][2]ir.Pred{{ir.UGT, ir.SGT}, {ir.UGE, ir.SGE}, {ir.ULT, ir.SLT}, {ir.ULE, ir.SLE}}

// partner is the other one of a pair, !ok where there is none.
func partner[T comparable](pairs [][2]T, x T) (T, bool) {
	for _, p := range pairs {
		switch x {
		case p[0]:
			return p[1], true
		case p[1]:
			return p[0], true
		}
	}
	return x, false
}

// swapped is the partner, or the same.
func swapped[T comparable](pairs [][2]T, x T) T {
	y, _ := partner(pairs, x)
	return y
}

// Mirror is the rule's mirror, or what in it has none. The rule may be the terms of a
// test.
func (r *Rule) Mirror(m Mirror) (*Rule, error) {
	out := *r
	out.Name += "/" + m.Suffix()
	out.PredVars, out.FlagVars = slices.Clone(r.PredVars), slices.Clone(r.FlagVars)
	w := mirrorer{r: r}
	if m == SwappedSigns {
		out.LHS, out.RHS = w.signs(r.LHS), w.signs(r.RHS)
		out.Guards = mapped(r.Guards, w.signsOfCond)
		for i := range out.FlagVars {
			out.FlagVars[i].Domain = w.signsOfFlags(out.FlagVars[i].Domain)
		}
		out.LHS.Walk(func(t *Term) { w.takesFlags(&out, t) })
		if out.RHS != nil { // of a test that wants none
			out.RHS.Walk(func(t *Term) { w.takesFlags(&out, t) })
		}
		if w.err != nil {
			return nil, w.err
		}
		out.ShareChoices()
		return &out, nil
	}
	if !r.LaneWise {
		return nil, errors.New("a rule that looks at elements or fields has none")
	}
	root := r.LHS.Type
	w.flips = make([]bool, len(r.Types))
	for i, t := range r.Types {
		w.flips[i] = t.Kind == IntType && (TypeID(i) == root) == (m == Dual)
	}
	if m == Dual && !w.flips[root] {
		return nil, errors.New("a rule whose result is no integer has none")
	}
	w.findKept()
	out.LHS, out.RHS = w.term(r.LHS), w.term(r.RHS)
	out.Guards = mapped(r.Guards, w.cond)
	if w.err != nil {
		return nil, w.err
	}
	if !r.Reverse { // which binds the constants of the right side as well
		out.strict()
	}
	out.ShareChoices()
	out.recount()
	for i, v := range r.Vars {
		if is := out.Vars[i]; v.Kind == ConstVar && (v.Left > 0 && is.Left == 0 || r.Reverse && v.Right > 0 && is.Right == 0) {
			return nil, fmt.Errorf("%s would be bound nowhere", v.Name)
		}
	}
	return &out, nil
}

// takesFlags refuses a term whose operation does not take the flags that it has now, as sext takes no nneg.
func (w *mirrorer) takesFlags(r *Rule, t *Term) {
	if t.Kind != OpTerm {
		return
	}
	flags := t.Flags.Set
	for _, v := range t.Flags.Vars {
		flags |= r.FlagVars[v].Domain
	}
	if extra := flags &^ t.Op.Info().Flags; extra != 0 {
		w.refuse("%s takes no %s", t.Op, extra)
	}
}

// recount counts the occurrences of variables again.
func (r *Rule) recount() {
	r.Vars = slices.Clone(r.Vars)
	for i := range r.Vars {
		if r.Vars[i].Kind != IndexVar {
			r.Vars[i].Left, r.Vars[i].Right = 0, 0
		}
	}
	count := func(side *Term, n func(*Var) *int) {
		if side == nil { // of a test that wants none
			return
		}
		side.Walk(func(t *Term) {
			if t.Kind == VarTerm {
				*n(&r.Vars[t.Var])++
			}
		})
	}
	count(r.LHS, func(v *Var) *int { return &v.Left })
	count(r.RHS, func(v *Var) *int { return &v.Right })
}

func mapped[T any](list []T, f func(T) T) []T {
	var out []T
	for _, x := range list {
		out = append(out, f(x))
	}
	return out
}

// A mirrorer makes the terms of a mirror.
type mirrorer struct {
	r     *Rule
	flips []bool // the types whose values are complemented
	// kept are constants that stand beside xor, where the complement of the other operand
	// is that of the result: they stay, and are complemented elsewhere.
	kept  map[VarID]bool
	binds map[PredVarID]PredExpr // how the predicate that binds a variable changes: Swap, Invert
	err   error
}

func (w *mirrorer) refuse(format string, args ...any) {
	if w.err == nil {
		w.err = fmt.Errorf(format, args...)
	}
}

func (w *mirrorer) flipped(t TypeID) bool { return t != None && w.flips[t] }

// findKept looks at the left side, which binds.
func (w *mirrorer) findKept() {
	w.kept, w.binds = map[VarID]bool{}, map[PredVarID]PredExpr{}
	isConst := func(a *Term) bool { return a.Kind == VarTerm && w.r.Vars[a.Var].Kind == ConstVar }
	w.r.LHS.Walk(func(t *Term) {
		for i, a := range t.Args {
			if t.Immediate(i) && isConst(a) {
				w.kept[a.Var] = true
			}
		}
	})
	w.r.LHS.Walk(func(t *Term) {
		if t.Kind == OpTerm && t.Op == ir.OpXor && w.flipped(t.Type) && !slices.ContainsFunc(t.Args, func(a *Term) bool { return isConst(a) && w.kept[a.Var] }) {
			if i := slices.IndexFunc(t.Args, isConst); i >= 0 {
				w.kept[t.Args[i].Var] = true
			}
		}
		if v := t.Pred.Var; v != None && t.Kind == OpTerm {
			if _, ok := w.binds[v]; !ok {
				w.binds[v] = w.ofCompare(t)
			}
		}
	})
}

// ofCompare is what becomes of the predicate of a compare, as Swap and Invert.
func (w *mirrorer) ofCompare(t *Term) PredExpr {
	return PredExpr{Invert: w.flipped(t.Type), Swap: w.flipped(t.Args[0].Type)}
}

// pred changes a predicate as one of a compare changes; one of a variable, by what binds
// that changes as well.
func (w *mirrorer) pred(p, by PredExpr) PredExpr {
	if p.Var != None {
		by.Swap, by.Invert = by.Swap != w.binds[p.Var].Swap, by.Invert != w.binds[p.Var].Invert
		p.Swap, p.Invert = p.Swap != by.Swap, p.Invert != by.Invert
		return p
	}
	if by.Swap {
		p.Pred = p.Pred.Swap()
	}
	if by.Invert {
		p.Pred = p.Pred.Invert()
	}
	return p
}

// not is the complement of a term, without two in a row.
func (w *mirrorer) not(t *Term) *Term {
	if w.isNot(t) && t.Bind == None {
		return t.Args[0]
	}
	ones := newTerm(LitTerm, t.Type)
	ones.Span = t.Span
	ones.Lit = w.complement(Lit{}, t.Type)
	n := newTerm(OpTerm, t.Type)
	n.Op, n.Span, n.Args, n.Flags.Mask, n.Bind = ir.OpXor, t.Span, []*Term{t, ones}, ^ir.Flags(0), t.Bind
	if t.Bind != None {
		inner := *t
		inner.Bind = None
		n.Args[0] = &inner
	}
	return n
}

// isNot tells whether a term is xor(x, -1).
func (w *mirrorer) isNot(t *Term) bool {
	return t.Kind == OpTerm && t.Op == ir.OpXor && t.Args[1].Kind == LitTerm && t.Args[1].Lit == w.complement(Lit{}, t.Type)
}

// complement is that of a literal, ~n being -n - 1; of a truth value the other one.
func (w *mirrorer) complement(l Lit, typ TypeID) Lit {
	one := num.Of(1)
	if t := w.r.Types[w.r.Scalar(typ)]; t.Kind == IntType && t.Width == 1 {
		return Lit{Mag: l.Mag.And(one).Xor(one)}
	}
	if l.Neg {
		return Lit{Mag: l.Mag.Sub(one)}
	}
	return Lit{Neg: true, Mag: l.Mag.Add(one)}
}

// term gives a term whose value is that of the mirror: of a flipped type the complement of
// what the term is of complemented variables, of another one what it is of these.
func (w *mirrorer) term(t *Term) *Term {
	if t == nil { // of a test that wants none
		return nil
	}
	c := *t
	flip := w.flipped(t.Type)
	switch t.Kind {
	case VarTerm:
		if flip && w.r.Vars[t.Var].Kind == ConstVar && w.kept[t.Var] {
			c.Kind, c.Var = ComputedTerm, None
			c.Expr = complementOf(constOf(t))
		}
		return &c
	case LitTerm:
		if flip {
			c.Lit = w.complement(t.Lit, t.Type)
		}
		return &c
	case ComputedTerm:
		if c.Expr = w.expr(t.Expr); flip {
			c.Expr = complementOf(c.Expr)
		}
		return &c
	case PoisonTerm, UndefTerm, FloatTerm, NullTerm:
		return &c
	}
	c.Args = make([]*Term, len(t.Args))
	for i, a := range t.Args {
		if c.Args[i] = w.term(a); t.Immediate(i) {
			c.Args[i] = w.keptTerm(a)
		}
	}
	switch {
	case t.Kind == OpTerm && t.Op == ir.OpSelect:
		if w.flipped(t.Args[0].Type) {
			c.Args[1], c.Args[2] = c.Args[2], c.Args[1]
		}
		return &c
	case t.Kind == OpTerm && (t.Op == ir.OpICmp || t.Op == ir.OpFCmp):
		c.Pred = w.pred(t.Pred, w.ofCompare(t))
		return &c
	case flip && t.Kind == OpTerm && t.Op == ir.OpXor:
		return w.xor(t, &c)
	}
	if flip {
		if op, ok := partner(dualOps, t.Op); ok && t.Kind == OpTerm {
			c.Op = op
			if t.Flags.Set != 0 || len(t.Flags.Vars) > 0 {
				w.refuse("%s with flags has none", t.Op)
			}
			return &c
		}
		if t.Intrinsic != nil {
			if id, ok := partner(dualIntrinsics, t.Intrinsic.ID); ok {
				c.Intrinsic = intrinsicOf(id)
				return &c
			}
		}
		if t.Kind == OpTerm && (t.Op == ir.OpSExt || t.Op == ir.OpTrunc) && w.flipped(t.Args[0].Type) {
			return &c
		}
	}
	for i, a := range t.Args {
		if !w.flipped(a.Type) || t.Immediate(i) {
			continue
		}
		if flip {
			w.refuse("%s has none", name(t))
			return &c
		}
		c.Args[i] = w.not(c.Args[i])
	}
	if flip {
		return w.not(&c)
	}
	return &c
}

// xor: the complement of one operand is that of the result, and a constant can stay.
func (w *mirrorer) xor(t, c *Term) *Term {
	for i, a := range t.Args {
		switch {
		case w.isNot(t) && i == 0:
			if w.isNot(c.Args[0]) && c.Bind == None && c.Args[0].Bind == None && !w.isNot(t.Args[0]) {
				return c.Args[0].Args[0] // of what the mirror complemented
			}
		case a.Kind == LitTerm, a.Kind == VarTerm && w.kept[a.Var], a.Kind == ComputedTerm:
			c.Args[i] = w.keptTerm(a)
			return c
		}
	}
	return w.not(c)
}

// keptTerm is a constant with its own value.
func (w *mirrorer) keptTerm(a *Term) *Term {
	k := *a
	switch {
	case a.Kind == ComputedTerm:
		k.Expr = w.expr(a.Expr)
	case a.Kind == VarTerm && w.flipped(a.Type) && !w.kept[a.Var]:
		k.Kind, k.Var = ComputedTerm, None
		k.Expr = complementOf(constOf(a))
	}
	return &k
}

func name(t *Term) string {
	if t.Intrinsic != nil {
		return t.Intrinsic.Name
	}
	return t.Op.String()
}

func intrinsicOf(id intrinsic.ID) *Intrinsic {
	i := slices.IndexFunc(intrinsics, func(in *Intrinsic) bool { return in.ID == id })
	return intrinsics[i]
}

// complementOf is ~e, without two in a row.
func complementOf(e *Expr) *Expr {
	not := FuncNamed("~")
	if e.Kind == FuncExpr && e.Func == not {
		return e.Args[0]
	}
	return &Expr{Kind: FuncExpr, Type: e.Type, Span: e.Span, Func: not, Args: []*Expr{e}, Var: None, Of: None}
}

// expr has the value of the expression: constants that are complemented are so once more.
func (w *mirrorer) expr(e *Expr) *Expr {
	if e == nil {
		return nil
	}
	c := *e
	c.Args = mapped(e.Args, w.expr)
	if not := FuncNamed("~"); e.Kind == FuncExpr && e.Func == not {
		return complementOf(c.Args[0])
	}
	if e.Kind == ConstExpr && w.flipped(w.r.Vars[e.Var].Type) && !w.kept[e.Var] {
		return complementOf(&c)
	}
	return &c
}

func (w *mirrorer) cond(g *Cond) *Cond {
	c := *g
	c.Args = mapped(g.Args, w.cond)
	c.X, c.Y = w.expr(g.X), w.expr(g.Y)
	if g.Kind == PredInCond {
		// what is asked of the changed predicate is asked of the one that stands there, in the words of the language
		by := w.binds[g.PredVar.Var]
		c.Preds = slices.Clone(g.Preds)
		for i, p := range c.Preds {
			if by.Swap {
				p = p.Swap()
			}
			if by.Invert {
				p = p.Invert()
			}
			c.Preds[i] = p
		}
	}
	if g.Kind != FactCond {
		return &c
	}
	flips := false
	c.FactArgs = slices.Clone(g.FactArgs)
	for i, a := range g.FactArgs {
		switch {
		case a.Var == None:
			c.FactArgs[i].Expr = w.expr(a.Expr)
		case w.r.Vars[a.Var].Kind == ConstVar:
			if v := w.r.Vars[a.Var]; w.flipped(v.Type) && !w.kept[a.Var] {
				c.FactArgs[i] = FactArg{None, complementOf(&Expr{Kind: ConstExpr, Type: v.Type, Span: g.Span, Var: a.Var, Of: None})}
			}
		case w.flipped(w.r.Vars[a.Var].Type):
			flips = true
		}
	}
	if !flips {
		return &c
	}
	fact, ok := partner(dualFacts, g.Fact)
	if !ok {
		w.refuse("%s has none", g.Fact)
	}
	c.Fact = fact
	if slices.Contains([]FactID{FactAtMost, FactAtLeast, FactAtMostSigned, FactAtLeastSigned}, g.Fact) {
		c.FactArgs[1] = FactArg{None, complementOf(c.FactArgs[1].Expr)}
	}
	return &c
}

// signs puts signed words in the place of unsigned ones.
func (w *mirrorer) signs(t *Term) *Term {
	if t == nil {
		return nil
	}
	c := *t
	c.Args = mapped(t.Args, w.signs)
	switch t.Kind {
	case OpTerm:
		c.Op = swapped(signOps, t.Op)
	case CallTerm:
		if t.Intrinsic != nil {
			if id, ok := partner(signIntrinsics, t.Intrinsic.ID); ok {
				c.Intrinsic = intrinsicOf(id)
			}
		}
	case ComputedTerm:
		if c.Expr = w.signsOfExpr(t.Expr); c.Expr.Kind == LitExpr {
			c.Kind, c.Lit, c.Expr = LitTerm, c.Expr.Lit, nil
		}
	case LitTerm:
		c.Lit = w.signsOfLit(t)
	}
	c.Flags.Set = w.signsOfFlags(t.Flags.Set)
	c.Flags.Mask = w.signsOfFlags(t.Flags.Mask)
	c.Pred.Pred = swapped(signPreds, t.Pred.Pred)
	return &c
}

// signsOfLit is a literal, of a type of known width, as signsOfExpr is of what it is equal
// to there.
func (w *mirrorer) signsOfLit(t *Term) Lit {
	typ := w.r.Types[w.r.Scalar(t.Type)]
	if typ.Kind != IntType || typ.Width < 2 {
		return t.Lit
	}
	switch x, ok := t.Lit.At(typ.Width); {
	case ok && x == num.LowMask(typ.Width-1):
		return Lit{Neg: true, Mag: num.Of(1)}
	case ok && x == num.Of(1).Shl(typ.Width-1):
		return Lit{}
	}
	return t.Lit
}

func (w *mirrorer) signsOfFlags(f ir.Flags) ir.Flags {
	for _, p := range signFlags {
		a, b := f&p[0] != 0, f&p[1] != 0
		if a != b {
			f ^= p[0] | p[1]
		}
	}
	return f
}

// signsOfExpr: the bounds of signed numbers become those of unsigned ones. The other way
// round 0 and -1 may mean much else, and stay.
func (w *mirrorer) signsOfExpr(e *Expr) *Expr {
	if e == nil {
		return nil
	}
	c := *e
	c.Args = mapped(e.Args, w.signsOfExpr)
	if e.Kind != FuncExpr {
		return &c
	}
	switch e.Func.Name {
	case "signed_min", "signed_max":
		lit := Lit{}
		if e.Func.Name == "signed_max" {
			lit = Lit{Neg: true, Mag: num.Of(1)}
		}
		return &Expr{Kind: LitExpr, Type: e.Type, Span: e.Span, Lit: lit, Var: None, Of: None}
	}
	if name, ok := partner(signFuncs, e.Func.Name); ok {
		c.Func = FuncNamed(name)
	}
	return &c
}

func (w *mirrorer) signsOfCond(g *Cond) *Cond {
	c := *g
	c.Args = mapped(g.Args, w.signsOfCond)
	c.X, c.Y = w.signsOfExpr(g.X), w.signsOfExpr(g.Y)
	if g.Kind == CompareCond && g.X.Type != None && w.r.Types[w.r.Scalar(g.X.Type)].Kind == IntType {
		c.Pred = swapped(signPreds, g.Pred)
	}
	c.Preds = mapped(g.Preds, func(p ir.Pred) ir.Pred { return swapped(signPreds, p) })
	c.Fact = swapped(signFacts, g.Fact)
	c.FactArgs = slices.Clone(g.FactArgs)
	for i, a := range g.FactArgs {
		c.FactArgs[i].Expr = w.signsOfExpr(a.Expr)
	}
	return &c
}
