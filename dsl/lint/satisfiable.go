package lint

import (
	"math/rand/v2"
	"slices"

	"rewrite/dsl"
	"rewrite/passes/ir"
	"rewrite/passes/ir/num"
)

// satisfiable tries constants and the values that facts are about: at small
// widths all of them, at large ones at random, at their ends and near the rule's
// own literals. It says no only if small widths that hold all literals, where
// all was tried, are among those that the rule allows, or if no width is.
func satisfiable(r *dsl.Rule) bool {
	if len(r.Guards) == 0 {
		return true
	}
	s := &sampler{r: r, rnd: rand.New(rand.NewPCG(1, 2)), pool: literals(r), left: maxWidthChoices}
	widths := []uint32{1, 2, 3, 4, 8, 16, 32, 64, 128}
	for _, x := range s.pool {
		if n := x.Len(); n < num.MaxWidth {
			s.need = max(s.need, n)
		}
	}
	var free []int
	counted := make([]bool, len(r.Types)) // by getelementptrs, of any size
	r.LHS.Walk(func(t *dsl.Term) {
		if t.Elem != dsl.None {
			counted[t.Elem] = r.Types[t.Elem].Kind == dsl.AnyType
		}
	})
	for i, t := range r.Types {
		if t.Kind == dsl.PtrType || t.Kind == dsl.IntType && t.Width == 0 || counted[i] {
			free = append(free, i)
		}
	}
	b := r.NewBindings()
	for i, t := range r.Types {
		if t.Kind == dsl.FloatType && t.Format == 0 {
			b.SetFormat(dsl.TypeID(i), ir.DoubleKind)
		}
	}
	for _, x := range s.pool { // a condition such as W == 24 holds at a width that no list has
		if w := uint32(x.Lo); x.Hi == 0 && x.Lo > 0 && x.Lo <= num.MaxWidth && !slices.Contains(widths, w) {
			widths = append(widths, w)
		}
	}
	var try func(i int) bool
	try = func(i int) bool {
		if i < len(free) {
			for _, w := range widths {
				b.Bits[free[i]] = w
				if s.left < 0 || try(i+1) {
					return true
				}
			}
			return false
		}
		s.left--
		for _, c := range r.Constraints {
			if c.Kind == dsl.Narrower && b.Bits[c.A] >= b.Bits[c.B] && r.Types[c.A].Kind == dsl.IntType {
				return false
			}
		}
		return s.someConstants(b)
	}
	return try(0) || s.sampled && !s.exhausted
}

// A sampler looks for constants that satisfy a rule's condition.
type sampler struct {
	r    *dsl.Rule
	rnd  *rand.Rand
	pool []num.Int
	need uint32 // bits that hold each literal of the condition
	// Conditions on widths alone held where constants were tried one by one,
	// and where they were sampled.
	exhausted, sampled bool
	left               int     // choices of widths still to be tried
	last               num.Int // that interesting gave
}

// maxWidthChoices bounds the choices of widths: a rule with many widths has
// more than are worth looking at, and is not judged.
const maxWidthChoices = 5000

// literals are the literals of the rule and their neighbours.
func literals(r *dsl.Rule) []num.Int {
	var found []num.Int
	add := func(l dsl.Lit) {
		x := l.Mag
		if l.Neg {
			x = x.Neg()
		}
		found = append(found, x, x.Add(num.Of(1)), x.Sub(num.Of(1)))
	}
	var expr func(e *dsl.Expr)
	expr = func(e *dsl.Expr) {
		if e == nil {
			return
		}
		if e.Kind == dsl.LitExpr {
			add(e.Lit)
		}
		for _, a := range e.Args {
			expr(a)
		}
	}
	var cond func(c *dsl.Cond)
	cond = func(c *dsl.Cond) {
		for _, a := range c.Args {
			cond(a)
		}
		expr(c.X)
		expr(c.Y)
		for _, a := range c.FactArgs {
			expr(a.Expr)
		}
	}
	for _, g := range r.Guards {
		cond(g)
	}
	return found
}

// tries is how many choices of constants are looked at for one choice of
// widths: all there are for two constants of 4 bits or one of 8.
const tries = 256

func (s *sampler) someConstants(b *dsl.Bindings) bool {
	r := s.r
	var consts []int
	bits := uint32(0)
	for i, v := range r.Vars {
		if v.Kind == dsl.ConstVar || v.Kind == dsl.IndexVar || v.Kind == dsl.ValueVar && s.asked(dsl.VarID(i)) {
			consts = append(consts, i)
			bits += bitsOf(r, v, b)
		}
	}
	if !s.literalsFit(b) {
		return false
	}
	for _, g := range r.Guards {
		if onlyWidths(g) && !r.EvalCond(g, b, nil) {
			return false
		}
	}
	n := tries
	if bits <= 8 {
		n = 1 << bits
		large := func(w uint32) bool { return w == 0 || w >= s.need }
		s.exhausted = s.exhausted || !slices.ContainsFunc(b.Bits, func(w uint32) bool { return !large(w) })
		s.sampled = s.sampled || !s.exhausted
	} else {
		s.sampled = true
	}
	for k := range n {
		rest := uint32(k)
		for _, i := range consts {
			w := bitsOf(r, r.Vars[i], b)
			if bits > 8 {
				b.Vals[i] = s.interesting(w)
				continue
			}
			b.Vals[i] = num.Of(uint64(rest)).Trunc(w)
			rest >>= w
		}
		if bits > 8 {
			s.solve(b)
		}
		for _, p := range predChoices(r, b, k) {
			b.Preds = p
			if !slices.ContainsFunc(r.Guards, func(g *dsl.Cond) bool {
				return !r.EvalCond(g, b, func(c *dsl.Cond) bool { return possible(r, c, b) })
			}) {
				return true
			}
		}
	}
	return false
}

// solve gives a constant that a condition equates with something its value, and
// one of which some bits are compared these bits.
func (s *sampler) solve(b *dsl.Bindings) {
	for _, g := range s.r.Guards {
		if g.Kind != dsl.CompareCond || g.Pred != ir.EQ {
			continue
		}
		x, y := g.X, g.Y
		if y.Kind == dsl.ConstExpr {
			x, y = y, x
		}
		v, ok := s.r.EvalConst(y, b)
		switch {
		case !ok:
		case x.Kind == dsl.ConstExpr:
			b.Vals[x.Var] = v
		case x.Kind == dsl.FuncExpr && x.Func.Name == "&" && x.Args[0].Kind == dsl.ConstExpr: // (C & mask) == v
			if mask, ok := s.r.EvalConst(x.Args[1], b); ok {
				c := &b.Vals[x.Args[0].Var]
				*c = c.And(mask.Not()).Or(v.And(mask))
			}
		}
	}
}

// onlyWidths tells whether a condition looks at widths and at nothing else.
func onlyWidths(c *dsl.Cond) bool {
	for _, a := range c.Args {
		if !onlyWidths(a) {
			return false
		}
	}
	return c.Kind <= dsl.NotCond || c.Kind == dsl.CompareCond && exprOnlyWidths(c.X) && exprOnlyWidths(c.Y)
}

func exprOnlyWidths(e *dsl.Expr) bool {
	for _, a := range e.Args {
		if !exprOnlyWidths(a) {
			return false
		}
	}
	return e.Kind != dsl.ConstExpr
}

// asked tells whether a fact is about the variable, an integer or a vector of
// integers: all lanes of it, so that one will do.
func (s *sampler) asked(v dsl.VarID) (yes bool) {
	if s.r.Types[s.r.Scalar(s.r.Vars[v].Type)].Kind != dsl.IntType {
		return false
	}
	var look func(c *dsl.Cond)
	look = func(c *dsl.Cond) {
		for _, a := range c.Args {
			look(a)
		}
		for _, a := range c.FactArgs {
			yes = yes || a.Var == v && c.Fact.Info().About == dsl.AboutValue
		}
	}
	for _, g := range s.r.Guards {
		look(g)
	}
	return yes
}

// literalsFit tells whether the widths hold the literals of the left side.
func (s *sampler) literalsFit(b *dsl.Bindings) bool {
	fit := true
	s.r.LHS.Walk(func(t *dsl.Term) {
		if t.Kind == dsl.LitTerm {
			if w := b.Bits[s.r.Scalar(t.Type)]; w > 0 {
				_, ok := t.Lit.At(w)
				fit = fit && ok
			}
		}
	})
	return fit
}

// bitsOf is the width of a constant; an index counts as 2 bits.
func bitsOf(r *dsl.Rule, v dsl.Var, b *dsl.Bindings) uint32 {
	if v.Type == dsl.None {
		return 2
	}
	return b.Bits[r.Scalar(v.Type)]
}

// interesting is a random constant, more often one near an end, near a literal
// of the rule, near the last one, or with a single run of ones.
func (s *sampler) interesting(w uint32) num.Int {
	x := num.Int{Hi: s.rnd.Uint64(), Lo: s.rnd.Uint64()}
	defer func() { s.last = x.Trunc(w) }()
	switch s.rnd.IntN(8) {
	case 0:
		x = num.Of(s.rnd.Uint64N(9))
	case 1:
		x = num.Of(s.rnd.Uint64N(9)).Neg()
	case 2:
		x = num.Pow2(s.rnd.Uint32N(w + 1))
	case 3:
		x = num.LowMask(s.rnd.Uint32N(w + 1)).Shl(s.rnd.Uint32N(w + 1))
	case 4:
		if len(s.pool) > 0 {
			x = s.pool[s.rnd.IntN(len(s.pool))]
		}
	case 5: // what stands in some relation to the one before
		x = []num.Int{s.last, s.last.Not(), s.last.Neg(), s.last.Add(num.Of(1)), s.last.Sub(num.Of(1)), s.last.And(x), s.last.Or(x)}[s.rnd.IntN(7)]
	}
	return x.Trunc(w)
}

// predChoices are the values of the predicate variables to try.
func predChoices(r *dsl.Rule, b *dsl.Bindings, k int) [][]ir.Pred {
	if len(r.PredVars) == 0 {
		return [][]ir.Pred{b.Preds}
	}
	var all [][]ir.Pred
	for i := range 16 {
		p := make([]ir.Pred, len(r.PredVars))
		for j, v := range r.PredVars {
			if p[j] = ir.EQ + ir.Pred((i+j*(k+1))%10); v.Float {
				p[j] = ir.FFalse + ir.Pred((i+j*(k+1))%16)
			}
		}
		all = append(all, p)
	}
	return all
}

// possible tells whether a fact may hold: by its definition if it is about
// what has a value here, else it may.
func possible(r *dsl.Rule, c *dsl.Cond, b *dsl.Bindings) bool {
	for _, a := range c.FactArgs {
		if a.Var != dsl.None && (r.Vars[a.Var].Kind == dsl.NodeVar || r.Types[r.Scalar(r.Vars[a.Var].Type)].Kind != dsl.IntType) {
			return true
		}
	}
	holds, ok := r.Concrete(c, b)
	return holds && ok
}
