package prove

import (
	"cmp"
	"fmt"
	"slices"

	"rewrite/dsl"
	"rewrite/passes/ir"
)

// A subject is a rule to be proved, with what is the same for all its
// instances.
type subject struct {
	rule     *dsl.Rule
	nodes    []*dsl.Term // by VarID: what a NodeVar names
	required []ir.Flags  // by FlagVarID: flags of the pattern that binds it
	// candidates are the widths that are tried for each free type; wants is the
	// largest one that something in the rule asks for, if it is not small.
	candidates []uint32
	wants      uint32
	single     []bool       // by VarID: a noundef, of which one copy is enough
	free       []dsl.TypeID // whose widths are open
	sources    int          // of pointers; 0: the rule has none
}

// newSubject tells why a rule is beyond this prover, if it is.
func newSubject(r *dsl.Rule) (*subject, error) {
	s := &subject{rule: r, nodes: make([]*dsl.Term, len(r.Vars)), required: make([]ir.Flags, len(r.FlagVars))}
	var err error
	for _, side := range []*dsl.Term{r.LHS, r.RHS} {
		side.Walk(func(t *dsl.Term) {
			if err == nil {
				err = s.scalar(t)
			}
			if t.IsOperation() && t.Bind != dsl.None {
				s.nodes[t.Bind] = t
			}
		})
	}
	r.LHS.Walk(func(t *dsl.Term) {
		for _, f := range t.Flags.Vars {
			s.required[f] |= t.Flags.Set
		}
	})
	for _, v := range r.PredVars {
		if v.Float && err == nil {
			err = unprovable("floating point: compare")
		}
	}
	s.single = make([]bool, len(r.Vars))
	for _, g := range r.Guards {
		s.findSingle(g)
	}
	for i, t := range r.Types {
		if t.Kind == dsl.AnyType || t.Kind == dsl.PtrType || t.Kind == dsl.IntType && t.Width == 0 {
			s.free = append(s.free, dsl.TypeID(i))
		}
	}
	for _, f := range r.FlagVars {
		if f.Domain&ir.FastMath != 0 && err == nil {
			err = unprovable("floating point: fast-math flags")
		}
	}
	s.sources = s.pointerSources()
	s.findWidths()
	return s, err
}

// findSingle marks the variables that a condition makes noundef.
func (s *subject) findSingle(c *dsl.Cond) {
	switch {
	case c.Kind == dsl.AndCond:
		for _, a := range c.Args {
			s.findSingle(a)
		}
	case c.Kind == dsl.FactCond && c.Fact == dsl.FactNoUndef && c.FactArgs[0].Var != dsl.None:
		s.single[c.FactArgs[0].Var] = true
	}
}

// unflagged are the operations of a pattern that the other side or a condition
// uses by name, those that are frozen, and those below them. What matches them
// may carry more flags than the pattern requires, so that it is poison more
// often. Elsewhere that only helps; here the other side may be poison, a fact
// true, a freeze arbitrary. They are tried with every set.
func (s *subject) unflagged(pattern *dsl.Term) []*dsl.Term {
	named := make([]bool, len(s.rule.Vars))
	for v := range s.rule.Vars {
		named[v] = s.rule.Vars[v].Right > 0
	}
	for _, g := range s.rule.Guards {
		eachFact(g, func(c *dsl.Cond) {
			for _, a := range c.FactArgs {
				if a.Var != dsl.None {
					named[a.Var] = true
				}
			}
		})
	}
	var list []*dsl.Term
	var add func(t *dsl.Term)
	add = func(t *dsl.Term) {
		t.Walk(func(t *dsl.Term) {
			switch {
			case t.Kind == dsl.VarTerm && s.rule.Vars[t.Var].Kind == dsl.NodeVar:
				add(s.nodes[t.Var])
			case t.Kind == dsl.OpTerm && len(t.Flags.Vars) == 0 && !slices.Contains(list, t):
				list = append(list, t)
			}
		})
	}
	pattern.Walk(func(t *dsl.Term) {
		if t.IsOperation() && t.Bind != dsl.None && named[t.Bind] || isFreeze(t) {
			add(t)
		}
	})
	return list
}

// scalar tells why a term is no scalar integer that can be tried out.
func (s *subject) scalar(t *dsl.Term) error {
	ty := &s.rule.Types[t.Type]
	switch ty.Kind {
	case dsl.FloatType:
		return unprovable("floating point")
	case dsl.VectorType, dsl.AggType:
		return unprovable("vectors and aggregates by their elements")
	case dsl.StructType:
		node := t.Kind == dsl.VarTerm && s.rule.Vars[t.Var].Kind == dsl.NodeVar
		if t.Kind != dsl.CallTerm && !node {
			return unprovable("aggregates other than results of intrinsics")
		}
	case dsl.IntType:
		if ty.Width > MaxWidth {
			return unprovable(fmt.Sprintf("integers of more than %d bits", MaxWidth))
		}
	}
	// Select and freeze treat all types alike, so that integers stand for any
	// type. A compare does not: pointers that are equal are not the same.
	if t.IsOperation() && t.Op != ir.OpSelect && t.Op != ir.OpFreeze {
		for _, a := range append(slices.Clone(t.Args), t) {
			if s.rule.Types[a.Type].Kind == dsl.AnyType {
				return unprovable("an operation on values of any type")
			}
		}
	}
	if t.Kind == dsl.OpTerm && t.Flags.Set&ir.FastMath != 0 {
		return unprovable("floating point: fast-math flags")
	}
	return nil
}

// widthCombinations lists the widths of the types that the rule leaves open,
// the smallest first. Constraints between types are kept.
func (s *subject) widthCombinations(bind *dsl.Bindings, candidates []uint32) [][]uint32 {
	combos := [][]uint32{}
	widths := make([]uint32, len(s.free)+1)
	var try func(i int)
	try = func(i int) {
		if i == len(s.free) {
			// One element more for the fixed types, so that there is a largest.
			widths[i] = 0
			if len(s.free) == 0 {
				widths[i] = s.widestFixed()
			}
			s.setWidths(bind, widths)
			if s.rule.ConstraintsHold(bind) {
				combos = append(combos, slices.Clone(widths))
			}
			return
		}
		for _, w := range candidates {
			widths[i] = w
			try(i + 1)
		}
	}
	try(0)
	slices.SortStableFunc(combos, func(a, b []uint32) int { return cmp.Compare(slices.Max(a), slices.Max(b)) })
	return combos
}

func (s *subject) setWidths(bind *dsl.Bindings, widths []uint32) {
	for i, t := range s.free {
		bind.Bits[t] = widths[i]
	}
}

func (s *subject) widestFixed() uint32 {
	widest := uint32(1)
	for _, t := range s.rule.Types {
		if t.Kind == dsl.IntType {
			widest = max(widest, t.Width)
		}
	}
	return widest
}

// findWidths finds the widths that are tried, and those that the rule wants:
// the small ones, and beyond them those without which it would not apply, or
// say nothing. A literal wants a width that holds it, and one that is larger
// than it, as it may be a number of bits.
func (s *subject) findWidths() {
	for w := uint32(1); w <= SmallWidth; w++ {
		s.candidates = append(s.candidates, w)
	}
	want := func(w uint32) {
		s.wants = max(s.wants, w)
		if w <= maxSpecialWidth && !slices.Contains(s.candidates, w) {
			s.candidates = append(s.candidates, w)
		}
	}
	literal := func(lit dsl.Lit) {
		n := lit.Mag.Len()
		if lit.Neg {
			n++
		}
		if _, small := lit.At(SmallWidth); !small {
			want(n)
		}
		if n < 32 && uint32(lit.Mag.Lo) >= SmallWidth {
			want(uint32(lit.Mag.Lo) + 1)
		}
	}
	expr := func(e *dsl.Expr) {
		switch {
		case e.Kind == dsl.WidthExpr:
			s.wants = max(s.wants, SmallWidth+1) // who knows which
		case e.Kind == dsl.LitExpr:
			literal(e.Lit)
			if e.Type == dsl.None && !e.Lit.Neg && e.Lit.Mag.Len() < 32 && uint32(e.Lit.Mag.Lo) > SmallWidth {
				want(uint32(e.Lit.Mag.Lo)) // width(x) == 8
			}
		}
	}
	for _, c := range s.rule.Constraints {
		a, b := s.rule.Types[c.A].Width, s.rule.Types[c.B].Width
		switch {
		case c.Kind == dsl.Narrower && a >= SmallWidth && b == 0:
			want(a + 1)
		case c.Kind == dsl.SameSize && max(a, b) > SmallWidth:
			want(max(a, b))
		}
	}
	for _, side := range []*dsl.Term{s.rule.LHS, s.rule.RHS} {
		side.Walk(func(t *dsl.Term) {
			switch {
			case t.Kind == dsl.LitTerm && s.rule.Types[t.Type].Width == 0:
				literal(t.Lit)
			case t.Kind == dsl.CallTerm && t.Intrinsic != nil && !t.Intrinsic.Exists(SmallWidth, SmallWidth):
				want(16)
			case t.Kind == dsl.ComputedTerm:
				eachExpr(t.Expr, expr)
			}
		})
	}
	for _, g := range s.rule.Guards {
		eachCondExpr(g, expr)
	}
	slices.Sort(s.candidates)
}

func eachExpr(e *dsl.Expr, f func(*dsl.Expr)) {
	if e == nil {
		return
	}
	f(e)
	for _, a := range e.Args {
		eachExpr(a, f)
	}
}

func eachFact(c *dsl.Cond, f func(*dsl.Cond)) {
	if c.Kind == dsl.FactCond {
		f(c)
	}
	for _, a := range c.Args {
		eachFact(a, f)
	}
}

func eachCondExpr(c *dsl.Cond, f func(*dsl.Expr)) {
	eachExpr(c.X, f)
	eachExpr(c.Y, f)
	for _, a := range c.FactArgs {
		eachExpr(a.Expr, f)
	}
	for _, a := range c.Args {
		eachCondExpr(a, f)
	}
}
