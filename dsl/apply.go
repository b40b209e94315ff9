package dsl

import (
	"slices"

	"rewrite/passes/ir"
	"rewrite/passes/ir/num"
)

// Rewriting of terms by one rule, as plainly as it can be written: it runs the
// tests of rule files and says what a rule means where no program is at hand.
// The matcher that works on programs is tested against it.

// apply rewrites the term, or the first of its subterms that the rule matches.
func (t *Test) apply(r *Rule, s *Term) (*Term, bool) {
	m := newMatch(t, r)
	var out *Term
	if m.term(r.LHS, s, func() bool { out = m.finish(); return out != nil }) {
		return out, true
	}
	for i, a := range s.Args {
		if b, ok := t.apply(r, a); ok {
			copied := *s
			copied.Args = slices.Clone(s.Args)
			copied.Args[i] = b
			return &copied, true
		}
	}
	return nil, false
}

// unknownLanes: no type was looked at yet. Otherwise 0 for scalars, or the
// number of lanes that the rule is lifted to.
const unknownLanes = -1

type match struct {
	r     *Rule
	t     *Test
	b     *Bindings
	terms []*Term  // what variables stand for
	types []TypeID // what types stand for, in the test's table
	lanes int64
	// computed are the constants of the pattern that are computed, and what stands in their
	// places: they are compared when all is bound.
	computed [][2]*Term
}

// testPointers is how many bits a pointer has in tests of rules.
const testPointers = 64

// typ matches a type of the rule with one of the test.
func (m *match) typ(p, s TypeID) bool {
	types := m.t.Terms.Types
	if m.r.LaneWise && m.r.Types[p].Kind != AnyType {
		lanes := int64(0)
		if types[s].Kind == VectorType {
			lanes = int64(types[s].Len)
			s = types[s].Elem
		}
		if m.lanes != unknownLanes && m.lanes != lanes {
			return false
		}
		m.lanes = lanes
	}
	if m.types[p] != None {
		return sameType(types, m.types[p], s)
	}
	pt, st := m.r.Types[p], types[s]
	fits := pt.Kind == st.Kind
	switch pt.Kind {
	case AnyType:
		fits = true
	case AggType:
		fits = st.Kind == StructType
	case IntType:
		fits = fits && (pt.Width == 0 || pt.Width == st.Width)
		m.b.Bits[p] = st.Width
	case FloatType:
		fits = fits && (pt.Format == 0 || pt.Format == st.Format)
		m.b.SetFormat(p, st.Format)
	case PtrType:
		m.b.Bits[p] = testPointers
	case VectorType:
		fits = fits && (pt.Len == 0 || pt.Len == st.Len) && m.typ(pt.Elem, st.Elem)
		for o, q := range m.r.Types { // equal lengths have equal names
			if fits && o != int(p) && q.Kind == VectorType && q.LenVar == pt.LenVar && pt.LenVar != "" && m.types[o] != None {
				fits = types[m.types[o]].Len == st.Len
			}
		}
	case StructType:
		fits = fits && len(pt.Fields) == len(st.Fields)
		for i := 0; fits && i < len(pt.Fields); i++ {
			fits = m.typ(pt.Fields[i], st.Fields[i])
		}
	}
	if fits {
		m.types[p] = s
	}
	return fits
}

func sameType(types []Type, a, b TypeID) bool {
	if a == b {
		return true
	}
	return sameDef(types, types[a], types[b])
}

func sameDef(types []Type, x, y Type) bool {
	if x.Kind != y.Kind || x.Width != y.Width || x.Format != y.Format || x.Len != y.Len || len(x.Fields) != len(y.Fields) {
		return false
	}
	for i := range x.Fields {
		if !sameType(types, x.Fields[i], y.Fields[i]) {
			return false
		}
	}
	return x.Kind != VectorType || sameType(types, x.Elem, y.Elem)
}

// term matches a pattern with a term and goes on with next; what was bound is
// forgotten if that fails, so that another order of operands can be tried.
func (m *match) term(p, s *Term, next func() bool) bool {
	types, lanes, terms := slices.Clone(m.types), m.lanes, slices.Clone(m.terms)
	b := &Bindings{slices.Clone(m.b.Bits), slices.Clone(m.b.Formats), slices.Clone(m.b.Vals), slices.Clone(m.b.Flags), slices.Clone(m.b.Preds)}
	if m.typ(p.Type, s.Type) && m.node(p, s, next) {
		return true
	}
	m.types, m.lanes, m.terms, m.b = types, lanes, terms, b
	return false
}

func (m *match) node(p, s *Term, next func() bool) bool {
	if p.Bind != None {
		m.terms[p.Bind] = s
	}
	switch p.Kind {
	case VarTerm:
		return m.variable(p.Var, s) && next()
	case ComputedTerm:
		m.computed = append(m.computed, [2]*Term{p, s})
		found := next()
		m.computed = m.computed[:len(m.computed)-1]
		return found
	case LitTerm, FloatTerm:
		return m.equal(p, s) && next()
	case NullTerm, PoisonTerm, UndefTerm:
		return p.Kind == s.Kind && next()
	}
	if p.Kind != s.Kind || p.Op != s.Op || p.Intrinsic != s.Intrinsic || p.Func != s.Func || len(p.Args) != len(s.Args) || len(p.Indices) != len(s.Indices) {
		return false
	}
	if p.Flags.Set&^s.Flags.Set != 0 || p.Elem != None && !m.typ(p.Elem, s.Elem) {
		return false
	}
	if p.Elem != None && m.r.Types[p.Elem].Kind == AnyType {
		m.b.Bits[p.Elem] = m.t.Terms.Types[s.Elem].Width / 8 // of integers, which are all that tests count in
	}
	for _, f := range p.Flags.Vars {
		m.b.Flags[f] = s.Flags.Set
	}
	for i, x := range p.Indices {
		if !m.index(x, s.Indices[i]) {
			return false
		}
	}
	saved := slices.Clone(m.b.Preds)
	if m.predicate(p.Pred, s.Pred.Pred) && m.args(p.Args, s.Args, next) {
		return true
	}
	m.b.Preds = saved
	if p.Commutes() {
		args := slices.Clone(s.Args)
		args[0], args[1] = args[1], args[0]
		return m.predicate(p.Pred, s.Pred.Pred.Swap()) && m.args(p.Args, args, next)
	}
	return false
}

func (m *match) args(p, s []*Term, next func() bool) bool {
	if len(p) == 0 {
		return next()
	}
	return m.term(p[0], s[0], func() bool { return m.args(p[1:], s[1:], next) })
}

func (m *match) variable(id VarID, s *Term) bool {
	if m.terms[id] != nil {
		return sameTerm(m.t.Terms, m.terms[id], s)
	}
	if m.r.Vars[id].Kind == ConstVar {
		x, ok := constBits(m.t.Terms, s)
		if !ok {
			return false
		}
		m.b.Vals[id] = x
	}
	m.terms[id] = s
	return true
}

func (m *match) index(p, s Index) bool {
	switch {
	case p.Var == None:
		return p.N == s.N
	case m.terms[p.Var] != nil:
		return m.b.Vals[p.Var] == num.Of(uint64(s.N))
	}
	m.b.Vals[p.Var], m.terms[p.Var] = num.Of(uint64(s.N)), &Term{}
	return true
}

func (m *match) predicate(p PredExpr, got ir.Pred) bool {
	if p.Var != None && m.b.Preds[p.Var] == ir.PredNone && !p.Swap && !p.Invert {
		m.b.Preds[p.Var] = got
	}
	return m.b.EvalPred(p) == got
}

// equal tells whether a constant of the rule is the one of the test.
func (m *match) equal(p, s *Term) bool {
	want, ok := m.constant(p)
	got, isConst := constBits(m.t.Terms, s)
	return ok && isConst && want == got
}

// constant is the bits of a literal or expression of the rule.
func (m *match) constant(p *Term) (num.Int, bool) {
	switch p.Kind {
	case LitTerm:
		return p.Lit.At(m.b.Bits[m.r.Scalar(p.Type)])
	case FloatTerm:
		return FloatAt(p.Float, m.b.Formats[m.r.Scalar(p.Type)])
	}
	return m.r.EvalConst(p.Expr, m.b)
}

// constBits is the bits of a constant of the test.
func constBits(r *Rule, s *Term) (num.Int, bool) {
	t := r.Types[s.Type]
	if t.Kind == VectorType {
		t = r.Types[t.Elem]
	}
	switch s.Kind {
	case LitTerm:
		return s.Lit.At(t.Width)
	case FloatTerm:
		return FloatAt(s.Float, t.Format)
	}
	return num.Int{}, false
}

// finish checks what the whole match must satisfy and builds the right side;
// nil if the rule does not apply.
func (m *match) finish() *Term {
	if !m.holds() {
		return nil
	}
	return m.build(m.r.RHS)
}

// holds tells whether the rule allows the types and meets its conditions.
func (m *match) holds() bool {
	for _, c := range m.r.Constraints {
		a, b := m.b.Bits[c.A], m.b.Bits[c.B]
		if c.Kind == Narrower && a >= b || c.Kind == SameSize && a != b && a*b != 0 { // of vectors the element types' are known
			return false
		}
	}
	if !m.r.Exists(func(t TypeID) uint32 { return m.b.Bits[t] }) {
		return false
	}
	for _, c := range m.computed {
		if !m.equal(c[0], c[1]) {
			return false
		}
	}
	for _, g := range m.r.Guards {
		if !m.r.EvalCond(g, m.b, m.known) {
			return false
		}
	}
	return true
}

// known tells whether a fact follows from constants or is among the test's.
func (m *match) known(c *Cond) bool {
	if c.Fact.Info().About == AboutProgram {
		return true
	}
	constant := true
	for _, a := range c.FactArgs {
		if a.Var != None {
			x, ok := constBits(m.t.Terms, m.terms[a.Var])
			constant = constant && ok
			if ok {
				m.b.Vals[a.Var] = x
			}
		}
	}
	if constant {
		holds, ok := m.r.Concrete(c, m.b)
		return holds && ok
	}
	if c.Fact == FactImpliesPoison && poisonFollows(m.terms[c.FactArgs[0].Var], m.terms[c.FactArgs[1].Var]) {
		return true
	}
	return slices.ContainsFunc(m.t.Facts, func(f *Cond) bool { return f.Kind == FactCond && f.Fact == c.Fact && m.sameFact(c, f) })
}

// poisonFollows tells, by their form, that a term is poison where another one is: the other
// is so for its variables alone, and these are operands of the term, too, whatever it comes to.
func poisonFollows(from, term *Term) bool {
	var vars []VarID
	makes := false
	from.Walk(func(t *Term) {
		switch {
		case t.Kind == VarTerm:
			vars = append(vars, t.Var)
		case t.Kind == LitTerm:
		default:
			makes = makes || t.Flags.Set != 0 || !t.strict()
		}
	})
	var seen []VarID
	var strict func(t *Term)
	strict = func(t *Term) {
		switch {
		case t.Kind == VarTerm:
			seen = append(seen, t.Var)
		case t.strict():
			for _, a := range t.Args {
				strict(a)
			}
		}
	}
	strict(term)
	return !makes && !slices.ContainsFunc(vars, func(v VarID) bool { return !slices.Contains(seen, v) })
}

// strict tells whether an operation is poison where an operand is, and without flags nowhere else.
func (t *Term) strict() bool {
	switch {
	case t.Intrinsic != nil:
		return t.Intrinsic.Commutative && len(t.Args) == 2 || slices.Contains([]string{"ctpop", "bswap", "bitreverse"}, t.Intrinsic.Name)
	case t.Kind == OpTerm:
		return slices.Contains([]ir.Op{ir.OpAdd, ir.OpSub, ir.OpMul, ir.OpAnd, ir.OpOr, ir.OpXor, ir.OpICmp, ir.OpZExt, ir.OpSExt, ir.OpTrunc, ir.OpExtractValue}, t.Op)
	}
	return false
}

func (m *match) sameFact(c, f *Cond) bool {
	for i, a := range c.FactArgs {
		b := f.FactArgs[i]
		switch {
		case a.Var != None && b.Var != None:
			s := m.terms[a.Var]
			if s.Kind != VarTerm || s.Var != b.Var {
				return false
			}
		case a.Var == None && b.Var == None:
			x, okX := m.r.EvalConst(a.Expr, m.b)
			y, okY := m.t.Terms.EvalConst(b.Expr, m.t.Terms.NewBindings())
			if !okX || !okY || x != y {
				return false
			}
		default:
			return false
		}
	}
	return true
}

// build makes the term that a side of the rule stands for; nil when a constant
// of it is undefined.
func (m *match) build(p *Term) *Term {
	s := &Term{Kind: p.Kind, Type: m.typeInTest(p.Type), Var: None, Bind: None, Elem: None, Op: p.Op, Intrinsic: p.Intrinsic, Func: p.Func, Pred: PredExpr{Var: None}}
	switch p.Kind {
	case VarTerm:
		return m.terms[p.Var]
	case LitTerm, ComputedTerm:
		x, ok := m.constant(p)
		if !ok {
			return nil
		}
		if t := m.r.Scalar(p.Type); m.r.Types[t].Kind == FloatType {
			s.Kind = FloatTerm
			s.Float, _ = bitsToFloat(x, m.b.Formats[t])
			return s
		}
		s.Kind, s.Lit = LitTerm, Lit{Mag: x}
		return s
	case FloatTerm:
		s.Float = p.Float
		_, ok := m.constant(p)
		if !ok {
			return nil
		}
		return s
	case NullTerm, PoisonTerm, UndefTerm:
		return s
	}
	s.Flags = FlagExpr{Set: m.b.EvalFlags(p.Flags, p.Op), Mask: ^ir.Flags(0)}
	s.Pred.Pred = m.b.EvalPred(p.Pred)
	if p.Elem != None {
		s.Elem = m.typeInTest(p.Elem)
	}
	for _, i := range p.Indices {
		if i.Var != None {
			i = Index{uint32(m.b.Vals[i.Var].Lo), None}
		}
		s.Indices = append(s.Indices, i)
	}
	for _, a := range p.Args {
		b := m.build(a)
		if b == nil {
			return nil
		}
		s.Args = append(s.Args, b)
	}
	return s
}

// typeInTest is a type of the rule in the test's table, to which it is added
// if the right side is the first to need it.
func (m *match) typeInTest(p TypeID) TypeID {
	r := m.t.Terms
	s := m.types[p]
	if s == None {
		t := m.r.Types[p]
		if t.Kind == VectorType {
			t.Elem = m.typeInTest(t.Elem)
		}
		t.Fields = slices.Clone(t.Fields)
		for i, f := range t.Fields {
			t.Fields[i] = m.typeInTest(f)
		}
		s = addType(r, t)
		m.types[p] = s
	}
	if m.r.LaneWise && m.lanes > 0 && m.r.Types[p].Kind != AnyType {
		return addType(r, Type{Kind: VectorType, Len: uint64(m.lanes), Elem: s})
	}
	return s
}

func addType(r *Rule, t Type) TypeID {
	r.Types = append(r.Types, t)
	id := TypeID(len(r.Types) - 1)
	same := TypeID(slices.IndexFunc(r.Types, func(o Type) bool { return sameDef(r.Types, o, t) }))
	if same != id {
		r.Types = r.Types[:id]
	}
	return same
}

// sameTerm compares two terms of one test.
func sameTerm(r *Rule, a, b *Term) bool {
	if !sameType(r.Types, a.Type, b.Type) {
		return false
	}
	x, isConst := constBits(r, a)
	y, isConst2 := constBits(r, b)
	if isConst || isConst2 {
		return isConst && isConst2 && x == y
	}
	if a.Kind != b.Kind || a.Var != b.Var || a.Op != b.Op || a.Intrinsic != b.Intrinsic || a.Func != b.Func || a.Flags.Set != b.Flags.Set ||
		a.Pred.Pred != b.Pred.Pred || len(a.Args) != len(b.Args) || !slices.Equal(a.Indices, b.Indices) ||
		a.Elem != None && !sameType(r.Types, a.Elem, b.Elem) {
		return false
	}
	for i := range a.Args {
		if !sameTerm(r, a.Args[i], b.Args[i]) {
			return false
		}
	}
	return true
}
