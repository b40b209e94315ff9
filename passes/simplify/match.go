package simplify

import (
	"math/bits"
	"slices"

	"rewrite/dsl"
	"rewrite/passes/analysis"
	"rewrite/passes/analysis/domain"
	"rewrite/passes/ir"
	"rewrite/passes/ir/fp"
	"rewrite/passes/ir/num"
)

// A match is one at work: a left side beside the operation asked about. It holds only
// what the left side says of values as they stand (SEMANTICS 1 and 10): variables are
// bound to values themselves, and one that is repeated is the same value each time.
type match struct {
	s       *Simplifier
	at      Point
	strict  bool            // the function is strictfp: nothing is answered (SEMANTICS 20)
	flushes bool            // denormals may be flushed: of floats only normal constants fold
	scratch []*dsl.Bindings // by Program.rules, made when a rule is first matched

	ask func(*dsl.Cond) bool // holds

	r       *rule
	b       *dsl.Bindings
	root    *ir.Value
	order   uint // bit i: the operands of node.choice i are exchanged
	visited int  // choices that were met
	fuel    int

	vars  []*ir.Value // by VarID
	fixed []bool      // by VarID: a constant whose lanes are numbers
	types []*ir.Type  // by TypeID
	// lanes is the type of the first vector of a rule that works lane by lane.
	lanes    *ir.Type
	scalar   bool   // and has scalars
	preds    uint64 // set of PredVarID that are bound
	computed []later
}

// later is a constant of the left side to be compared with what is found.
type later struct {
	t *dsl.Term
	v *ir.Value
}

func (m *match) begin(s *Simplifier) {
	m.s = s
	m.strict = s.f.Attrs.Has("strictfp")
	m.flushes = domain.FlushesDenormals(s.f)
	if m.ask == nil {
		m.ask = m.holds
	}
}

func (m *match) end() {
	m.s, m.root, m.lanes, m.at = nil, nil, nil, Point{}
	clear(m.vars[:cap(m.vars)])
	clear(m.types[:cap(m.types)])
	clear(m.computed[:cap(m.computed)])
}

func (m *match) known() *analysis.Analysis { return m.s.facts.Facts() }

// byRule is the answer of the first rule that matches.
func (s *Simplifier) byRule(v *ir.Value) Answer {
	m := &s.match
	k := m.rootKind(v)
	d := s.p.roots[k]
	if d == nil || k == noKind {
		return Answer{}
	}
	d.once.Do(d.sort)
	args := operands(v)
	var sets [maxArgs]set
	n := min(len(args), maxArgs)
	for i := range n {
		b := &d.args[i]
		sets[i] = b.sets[b.set[m.kindOf(args[i])]]
	}
	m.root, m.fuel = v, fuel
	for w, left := range d.any {
		for _, s := range sets[:n] {
			left &= s[w]
		}
		for ; left != 0; left &= left - 1 {
			e := &d.entries[w*64+bits.TrailingZeros64(left)]
			if x := m.entry(e, args); x != nil && !(m.flushes && mayFlush(v, x)) {
				return Answer{x, m.r.Rule}
			}
		}
	}
	return Answer{}
}

// allNormal tells whether all are constants without denormals, of which it does not matter whether these are flushed.
func allNormal(list []*ir.Value) bool {
	for _, x := range list {
		switch f, ok := fp.Of(x.Type.Scalar().Kind); {
		case x.Op == ir.OpZero, x.Op == ir.OpInt:
		case x.Op == ir.OpSplat || x.Op == ir.OpAggregate:
			if !allNormal(x.Args) {
				return false
			}
		case x.Op != ir.OpFloat || x.Aux != nil || !ok || f.IsDenormal(x.Bits):
			return false
		}
	}
	return true
}

// mayFlush tells whether what an operation on floats comes to need not be this where denormals are flushed: only constants that no
// rounding of a denormal gives are the same there. A sum is exact where it is 0 or denormal.
func mayFlush(v, x *ir.Value) bool {
	if !computesFloats(v) {
		return false
	}
	return !x.IsConst() || x.Type.Scalar().IsFloat() && !wellNormal(x, v.Op == ir.OpFAdd || v.Op == ir.OpFSub)
}

// wellNormal tells whether all lanes of a constant are floats above the least normal one, or, if it is said to be exact, 0.
func wellNormal(x *ir.Value, exact bool) bool {
	switch f, ok := fp.Of(x.Type.Scalar().Kind); {
	case x.Op == ir.OpZero:
		return exact
	case x.Op == ir.OpSplat || x.Op == ir.OpAggregate:
		return !slices.ContainsFunc(x.Args, func(lane *ir.Value) bool { return !wellNormal(lane, exact) })
	case x.Op != ir.OpFloat || x.Aux != nil || !ok:
		return false
	default:
		magnitude := x.Bits &^ f.SignBit()
		return magnitude > f.SmallestNormal() || exact && magnitude == 0
	}
}

// rootKind is the kind of an operation that left sides begin with.
func (m *match) rootKind(v *ir.Value) kind {
	switch {
	case v.Op == ir.OpICmp || v.Op == ir.OpFCmp:
		if m.flushes && v.Op == ir.OpFCmp && !allNormal(v.Args) || !v.IsBare() {
			return noKind
		}
		return predicates + kind(v.Pred)
	case v.Op.IsLeaf():
		return noKind
	case v.Op.IsTerminator() || !v.IsBare() || m.flushes && computesFloats(v) && !allNormal(operands(v)):
		return noKind
	}
	return kindOfOperation(v)
}

// operation is the kind of an operand that is an operation which rules may match.
func (m *match) operation(v *ir.Value) kind {
	if v.Op.IsTerminator() || !v.IsBare() || m.flushes && computesFloats(v) {
		return noKind
	}
	return kindOfOperation(v)
}

func kindOfOperation(v *ir.Value) kind {
	if v.Op != ir.OpCall {
		return operations + kind(v.Op)
	}
	if in := dsl.IntrinsicOf(v.Intrinsic()); in != nil {
		return intrinsics + kind(in.ID)
	}
	return noKind
}

// operands are those of an operation: of a call its arguments.
func operands(v *ir.Value) []*ir.Value {
	if v.Op == ir.OpCall {
		return v.CallArgs()
	}
	return v.Args
}

func computesFloats(v *ir.Value) bool {
	if v.Op == ir.OpSelect {
		return false // moves them
	}
	if v.Type.Scalar().IsFloat() {
		return true
	}
	return slices.ContainsFunc(operands(v), func(x *ir.Value) bool { return x.Type.Scalar().IsFloat() })
}

// kindOf is the kind of an operand.
func (m *match) kindOf(v *ir.Value) kind {
	switch {
	case v.Block != nil:
		return m.operation(v)
	case v.Op == ir.OpUndef:
		return undef
	case v.Op == ir.OpPoison:
		return poison
	case v.Op == ir.OpParam:
		return noKind
	}
	return constant
}

// entry tries a left side in all orders of its operands: order counts through them, the
// choice that is met first being the highest, so that what fails early is tried once.
func (m *match) entry(e *entry, args []*ir.Value) *ir.Value {
	m.r = m.s.p.rule(e.at)
	n := uint(m.r.choices)
	for order := uint(0); order < 1<<n; {
		m.order, m.visited = order, 0
		if x := m.try(e, args); x != nil {
			return x
		}
		if m.fuel <= 0 {
			return nil
		}
		step := n - uint(m.visited)
		order = (order>>step + 1) << step
	}
	return nil
}

func (m *match) try(e *entry, args []*ir.Value) *ir.Value {
	r := m.r
	m.b = m.scratch[r.at]
	if m.b == nil {
		m.b = r.NewBindings()
		m.scratch[r.at] = m.b
	}
	m.vars, m.fixed = cleared(m.vars, len(r.Vars)), cleared(m.fixed, len(r.Vars))
	m.types = cleared(m.types, len(r.Types))
	m.lanes, m.scalar, m.preds, m.computed = nil, false, 0, m.computed[:0]
	if !m.typ(r.left.Type, m.root.Type) || !m.operands(&r.left, m.root, args, e.exchanged) || !m.fits() {
		return nil
	}
	return m.answer()
}

// cleared is a slice of zeros, in the memory of another one if there is enough.
func cleared[T any](s []T, n int) []T {
	if cap(s) < n {
		return make([]T, n, 2*n)
	}
	s = s[:n]
	clear(s)
	return s
}

// term matches a term with a value.
func (m *match) term(n *node, v *ir.Value) bool {
	if m.fuel--; m.fuel <= 0 {
		return false
	}
	if n.immediate {
		if v.Op != ir.OpInt || v.Type.Bits != m.r.Types[n.Type].Width {
			return false
		}
	} else if !m.typ(n.Type, v.Type) {
		return false
	}
	switch n.Kind {
	case dsl.VarTerm:
		return m.variable(n.Var, v)
	case dsl.LitTerm, dsl.FloatTerm:
		return m.literal(n.Term, v)
	case dsl.ComputedTerm:
		if !isNumber(v) {
			return false
		}
		m.computed = append(m.computed, later{n.Term, v})
		return true
	case dsl.NullTerm:
		return v.Op == ir.OpNull || v.Op == ir.OpZero
	case dsl.PoisonTerm:
		return v.Op == ir.OpPoison
	case dsl.UndefTerm:
		return v.Op == ir.OpUndef
	}
	return m.instruction(n, v)
}

// instruction matches an operation with an operand that is an instruction.
func (m *match) instruction(n *node, v *ir.Value) bool {
	if v.Block == nil || v.Op != n.Op || v == m.root || m.operation(v) != m.r.kindOf(n.Term) || n.alone && !m.alone(v) {
		return false
	}
	args := v.Args
	if v.Op == ir.OpCall {
		args = v.CallArgs()
	}
	exchanged := false
	if n.choice >= 0 {
		m.visited++
		exchanged = m.order>>(m.r.choices-m.visited)&1 != 0
	}
	return m.operands(n, v, args, exchanged)
}

// alone tells whether only the operation asked about uses a value.
func (m *match) alone(v *ir.Value) bool {
	for _, u := range v.Uses() {
		if u.User != m.root {
			return false
		}
	}
	return true
}

// operands matches what an operation has besides its type.
func (m *match) operands(n *node, v *ir.Value, args []*ir.Value, exchanged bool) bool {
	fl := v.Flags & (ir.PoisonFlags | ir.FastMath)
	if v.Op == ir.OpGEP && fl&ir.InBounds != 0 {
		fl |= ir.NUSW
	}
	if n.Flags.Set&^fl != 0 || len(args) != len(n.args) && v.Op != ir.OpGEP {
		return false
	}
	for _, x := range n.Flags.Vars {
		m.b.Flags[x] = fl
	}
	var pair [2]*ir.Value
	switch v.Op {
	case ir.OpICmp, ir.OpFCmp:
		p := v.Pred
		if exchanged {
			p = p.Swap()
		}
		if !m.predicate(n.Pred, p) {
			return false
		}
	case ir.OpExtractValue, ir.OpInsertValue:
		if !m.path(n.Indices, v.Aux.(ir.Indices)) {
			return false
		}
	case ir.OpGEP:
		base, offset := m.address(n, v)
		if offset == nil {
			return false
		}
		pair = [2]*ir.Value{base, offset}
		args = pair[:]
	}
	if n.Bind != dsl.None && !m.variable(n.Bind, v) {
		return false
	}
	for i := range n.args {
		x := args[i]
		if exchanged && i < 2 {
			x = args[1-i]
		}
		if !m.term(&n.args[i], x) {
			return false
		}
	}
	return true
}

// predicate binds or compares that of a compare. Swap and invert undo themselves.
func (m *match) predicate(e dsl.PredExpr, p ir.Pred) bool {
	if e.Swap {
		p = p.Swap()
	}
	if e.Invert {
		p = p.Invert()
	}
	if e.Var == dsl.None {
		return e.Pred == p
	}
	if m.preds>>e.Var&1 != 0 {
		return m.b.Preds[e.Var] == p
	}
	m.b.Preds[e.Var] = p
	m.preds |= 1 << e.Var
	return true
}

// path binds or compares the indices of an extractvalue or insertvalue.
func (m *match) path(want []dsl.Index, have ir.Indices) bool {
	if len(want) != len(have) {
		return false
	}
	for i, x := range want {
		switch {
		case x.Var == dsl.None:
			if x.N != have[i] {
				return false
			}
		case m.fixed[x.Var]:
			if m.b.Vals[x.Var] != num.Of(uint64(have[i])) {
				return false
			}
		default:
			m.fixed[x.Var], m.b.Vals[x.Var] = true, num.Of(uint64(have[i]))
		}
	}
	return true
}

// address is the base and the offset of a getelementptr as the rule counts it: in bytes,
// where one by constants is that of their sum, or in elements of any type, whose size is
// then known. They are nil if the rule counts in something else.
func (m *match) address(n *node, v *ir.Value) (base, offset *ir.Value) {
	t, args := v.ElemType(), v.Args
	l, err := m.s.f.Module.Layout()
	if err != nil || v.Type.IsVector() {
		return nil, nil
	}
	if want := &m.r.Types[n.Elem]; want.Kind != dsl.AnyType {
		if len(args) == 2 && t.IsInt() && t.Bits == want.Width {
			return args[0], args[1]
		}
		off, ok := l.GEPOffset(v)
		w := m.pointerWidth(v.Type)
		if !ok || w == 0 || want.Width != 8 {
			return nil, nil
		}
		return args[0], m.s.f.Int(m.s.f.Module.Types.Int(w), uint64(off))
	}
	if len(args) != 2 || !t.HasFixedSize() || !args[1].Type.IsInt() {
		return nil, nil
	}
	size := l.Size(t)
	if size >= 1<<31 || size>>(args[1].Type.Bits-1) != 0 || m.types[n.Elem] != nil && m.types[n.Elem] != t {
		return nil, nil
	}
	m.types[n.Elem], m.b.Bits[n.Elem] = t, uint32(size)
	return args[0], args[1]
}

// variable binds or compares a variable.
func (m *match) variable(id dsl.VarID, v *ir.Value) bool {
	if x := m.vars[id]; x != nil {
		return x == v
	}
	if isNumber(v) {
		m.fixed[id] = true
	} else if m.r.Vars[id].Kind == dsl.ConstVar {
		return false
	}
	m.vars[id] = v
	return true
}

// literal compares a constant with one of the rule, in each lane.
func (m *match) literal(t *dsl.Term, v *ir.Value) bool {
	if !isNumber(v) {
		return false
	}
	of := m.r.Scalar(t.Type)
	var want num.Int
	var ok bool
	if t.Kind == dsl.LitTerm {
		want, ok = t.Lit.At(m.b.Bits[of])
	} else {
		want, ok = dsl.FloatAt(t.Float, m.b.Formats[of])
	}
	for i := range lanes(v) {
		ok = ok && lane(v, i) == want
	}
	return ok
}
