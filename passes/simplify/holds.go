package simplify

import (
	"rewrite/dsl"
	"rewrite/passes/analysis/domain"
	"rewrite/passes/analysis/predicate"
	"rewrite/passes/ir"
	"rewrite/passes/ir/num"
)

// typ matches a type of the rule with that of a value. In a rule that works lane by lane
// a scalar type stands for vectors, too, of one length everywhere.
func (m *match) typ(id dsl.TypeID, t *ir.Type) bool {
	if id == dsl.None {
		return true
	}
	if m.types[id] != nil {
		return m.types[id] == t
	}
	want := &m.r.Types[id]
	switch want.Kind {
	case dsl.AnyType:
		if !t.IsFirstClass() {
			return false
		}
	case dsl.VectorType:
		if !m.vector(want, t) {
			return false
		}
	case dsl.StructType:
		if t.Kind != ir.StructKind || len(t.Fields) != len(want.Fields) {
			return false
		}
		for i, f := range want.Fields {
			if !m.typ(f, t.Fields[i]) {
				return false
			}
		}
	case dsl.AggType:
		if !t.IsAggregate() {
			return false
		}
	default:
		if !m.shape(id, t) || !m.scalarType(id, want, t.Scalar()) {
			return false
		}
	}
	m.types[id] = t
	return true
}

func (m *match) vector(want *dsl.Type, t *ir.Type) bool {
	if !t.IsVector() || t.Scalable || want.Len != 0 && t.Len != want.Len || !m.typ(want.Elem, t.Elem) {
		return false
	}
	for i, o := range m.r.Types {
		if x := m.types[i]; x != nil && o.Kind == dsl.VectorType && o.LenVar != "" && o.LenVar == want.LenVar && x.Len != t.Len {
			return false
		}
	}
	return true
}

// shape tells whether a type has as many lanes as the others of the rule.
func (m *match) shape(id dsl.TypeID, t *ir.Type) bool {
	switch {
	case !t.IsVector():
		if m.r.LaneWise && !m.r.chooses[id] {
			m.scalar = true
		}
		return !m.scalar || m.lanes == nil
	case !m.r.LaneWise || m.scalar:
		return false
	case m.lanes == nil:
		m.lanes = t
	}
	return m.lanes.Len == t.Len && m.lanes.Scalable == t.Scalable
}

// scalarType tells whether a type is what a scalar type of the rule stands for, and
// binds its width.
func (m *match) scalarType(id dsl.TypeID, want *dsl.Type, t *ir.Type) bool {
	switch want.Kind {
	case dsl.IntType:
		if !t.IsInt() || t.Bits > num.MaxWidth || want.Width != 0 && t.Bits != want.Width {
			return false
		}
		m.b.Bits[id] = t.Bits
		return true
	case dsl.FloatType:
		if !t.IsFloat() || want.Format != ir.VoidKind && t.Kind != want.Format ||
			want.Format == ir.VoidKind && (t.Kind == ir.X86FP80Kind || t.Kind == ir.PPCFP128Kind) { // rules are tested in IEEE's formats
			return false
		}
		m.b.SetFormat(id, t.Kind)
		return true
	}
	w := m.pointerWidth(t)
	m.b.Bits[id] = w
	return w != 0
}

// pointerWidth is the number of bits of pointers that rules match: those of address
// spaces that are integral and compute offsets in as many bits. Of others it is 0.
func (m *match) pointerWidth(t *ir.Type) uint32 {
	if !t.IsPtr() || t.Elem != nil {
		return 0
	}
	l, err := m.s.f.Module.Layout()
	if err != nil {
		return 0
	}
	p := l.Pointer(t.Bits)
	if p.Bits != p.Index || p.Bits > 64 || l.NonIntegral(t.Bits) {
		return 0
	}
	return p.Bits
}

// fits tells whether the types bound are what conversions and getelementptrs ask for.
func (m *match) fits() bool {
	size := func(id dsl.TypeID) uint64 {
		n := uint64(m.b.Bits[m.r.Scalar(id)])
		if m.r.Types[id].Kind == dsl.VectorType && m.types[id] != nil {
			n *= m.types[id].Len
		}
		return n
	}
	for _, c := range m.r.constraints {
		a, b := size(c.A), size(c.B)
		switch c.Kind {
		case dsl.Narrower:
			if a >= b {
				return false
			}
		case dsl.SameSize, dsl.OffsetOf:
			if a != b {
				return false
			}
		}
	}
	return true
}

// answer is what a left side that matches is replaced by, nil if a condition does not
// hold or a constant is undefined. Constants are computed for each lane, in each of which
// the conditions must hold.
func (m *match) answer() *ir.Value {
	differ := 1
	for id, v := range m.vars {
		if v != nil && m.fixed[id] {
			differ = max(differ, lanes(v))
		}
	}
	for _, c := range m.computed {
		differ = max(differ, lanes(c.v))
	}
	s, t := m.s, m.root.Type
	rhs := m.r.RHS
	var first num.Int
	var elems []*ir.Value
	for i := range differ {
		x, ok := m.inLane(i, rhs)
		if !ok {
			return nil
		}
		switch {
		case !computes(rhs):
		case i == 0:
			first = x
		case elems == nil && x != first:
			elems = make([]*ir.Value, differ)
			for k := range i {
				elems[k] = s.number(t.Scalar(), first)
			}
		}
		if elems != nil {
			elems[i] = s.number(t.Scalar(), x)
		}
	}
	switch rhs.Kind {
	case dsl.VarTerm:
		if v := m.vars[rhs.Var]; v != m.root {
			return v
		}
		return nil
	case dsl.NullTerm:
		return s.null(t)
	case dsl.PoisonTerm:
		return s.f.Poison(t)
	case dsl.UndefTerm:
		return s.f.Undef(t)
	}
	if elems != nil {
		if !t.IsVector() || int(t.Len) != differ || t.Scalable {
			return nil
		}
		return s.f.Const(ir.Value{Op: ir.OpAggregate, Type: t, Args: elems})
	}
	if t.Scalar().IsFloat() && t.Scalar().Kind.FloatBits() > 64 {
		return nil
	}
	return s.splat(t, s.number(t.Scalar(), first))
}

func computes(t *dsl.Term) bool {
	return t.Kind == dsl.LitTerm || t.Kind == dsl.FloatTerm || t.Kind == dsl.ComputedTerm
}

// inLane tells whether the rule holds in one lane of its constants, and what it
// computes there.
func (m *match) inLane(i int, rhs *dsl.Term) (x num.Int, ok bool) {
	for id, v := range m.vars {
		if v != nil && m.fixed[id] {
			m.b.Vals[id] = lane(v, i)
		}
	}
	for _, c := range m.computed {
		if want, ok := m.r.EvalConst(c.t.Expr, m.b); !ok || want != lane(c.v, i) {
			return x, false
		}
	}
	for _, g := range m.r.guards {
		if !m.r.EvalCond(g, m.b, m.ask) {
			return x, false
		}
	}
	switch of := m.r.Scalar(rhs.Type); rhs.Kind {
	case dsl.LitTerm:
		return rhs.Lit.At(m.b.Bits[of])
	case dsl.FloatTerm:
		return dsl.FloatAt(rhs.Float, m.b.Formats[of])
	case dsl.ComputedTerm:
		return m.r.EvalConst(rhs.Expr, m.b)
	}
	return x, true
}

// factsOf is what is known of a value at the point asked about.
func (m *match) factsOf(v *ir.Value) domain.Facts {
	switch a := m.known(); {
	case v.IsConst():
		return a.Facts(v)
	case m.at.block == nil:
		return domain.Unknown(a.Width(v.Type))
	case m.at.to != nil:
		return a.OnEdge(v, m.at.block, m.at.to)
	default:
		return a.FactsAt(v, m.at.block)
	}
}

// holdsOfExpr answers a predicate about a constant expression, and another value, unless all are numbers.
func (m *match) holdsOfExpr(c *dsl.Cond, numbers bool) bool {
	if numbers {
		holds, ok := m.r.Concrete(c, m.b)
		return holds && ok
	}
	v := m.vars[c.FactArgs[1].Var]
	n, ok := m.r.EvalConst(c.FactArgs[0].Expr, m.b)
	if v == nil || !ok || c.Fact.Info().Params[1] != dsl.ValueOf {
		return false
	}
	y := m.factsOf(v)
	return y.Width != 0 && !y.IsEmpty() && predicate.Holds(c.Fact, domain.Const(uint32(y.Width), n), y, num.Int{})
}

// holds answers a predicate about what variables are bound to. What contradicts itself
// says nothing, as no way leads there (SEMANTICS 3).
func (m *match) holds(c *dsl.Cond) bool {
	numbers := true
	for _, a := range c.FactArgs {
		numbers = numbers && (a.Var == dsl.None || m.fixed[a.Var])
	}
	if c.FactArgs[0].Var == dsl.None {
		return m.holdsOfExpr(c, numbers)
	}
	v := m.vars[c.FactArgs[0].Var]
	if v == nil {
		return false
	}
	switch c.Fact {
	case dsl.FactOneUse:
		return v.NumUses() == 1
	case dsl.FactNoObjectAtNull:
		return v.Type.IsPtr() && v.Type.Bits == 0 && m.pointerWidth(v.Type) != 0 && !ir.NullIsValid(m.s.f)
	}
	if numbers {
		holds, ok := m.r.Concrete(c, m.b)
		return holds && ok
	}
	x := m.factsOf(v)
	if x.IsEmpty() {
		return false
	}
	switch c.Fact {
	case dsl.FactNoUndef:
		return x.NoUndef()
	case dsl.FactNotPoison:
		return x.Has(domain.NotPoison)
	case dsl.FactImpliesPoison: // what is not seen at once is not looked for
		return x.Has(domain.NotPoison) || c.FactArgs[1].Var != dsl.None && m.vars[c.FactArgs[1].Var] == v
	}
	var y domain.Facts
	var k num.Int
	if len(c.FactArgs) > 1 {
		if id := c.FactArgs[1].Var; id != dsl.None {
			if m.vars[id] == nil {
				return false
			}
			if y = m.factsOf(m.vars[id]); y.IsEmpty() {
				return false
			}
			if m.fixed[id] {
				k = m.b.Vals[id]
			} else if c.Fact.Info().Params[1] != dsl.ValueOf {
				return false
			}
		} else {
			var ok bool
			if k, ok = m.r.EvalConst(c.FactArgs[1].Expr, m.b); !ok {
				return false
			}
			if x.Width != 0 {
				y = domain.Const(uint32(x.Width), k)
			}
		}
	}
	if c.Fact.Info().Floats {
		return predicate.OfFloat(c.Fact, x, k)
	}
	return predicate.Holds(c.Fact, x, y, k)
}
