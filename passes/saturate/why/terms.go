package why

import (
	"fmt"
	"math"
	"slices"
	"strings"

	"rewrite/passes/saturate/moves"

	"rewrite/passes/saturate/block"

	"rewrite/egraph"
	"rewrite/egraph/explain"
	"rewrite/extract"
	"rewrite/passes/analysis/domain"
	"rewrite/passes/ir"
	"rewrite/passes/ir/num"
	"rewrite/passes/saturate/program"
)

// terms are what values of a block compute, for explanations: before, as the
// input has it, and after, as the solution has it.
type terms struct {
	w  *Teller
	bg *block.Graph
	cs *explain.Chains
	s  *extract.Solution

	names map[*explain.Expr]*ir.Value // values of the input, by canonical term
	live  map[*explain.Expr]bool      // that the block need not compute, by canonical term
	room  int                         // parts of a term that may be printed still
}

func newTerms(w *Teller, s *extract.Solution) *terms {
	bg := w.bg
	cs, err := explain.NewChains(bg.E)
	if err != nil {
		panic(err) // the graph keeps reasons
	}
	cs.Operands = bg.OperandNodes
	t := &terms{w: w, bg: bg, cs: cs, s: s, names: map[*explain.Expr]*ir.Value{}, live: map[*explain.Expr]bool{}}
	for n, v := range bg.Origins() {
		e := cs.Expr(n).Canon()
		if !t.isNew(v) {
			t.names[e] = v
		}
		if bg.Live(n) {
			t.live[e] = true
		}
	}
	return t
}

// expr is what a value computes in the input.
func (t *terms) expr(v *ir.Value) *explain.Expr { return t.cs.Expr(t.bg.NodeOf[v.ID]) }

// choose tells what stands for a class. What the block does not compute, and
// what has its place, is taken as it is.
func (t *terms) choose(k egraph.ClassID) (n egraph.NodeID, whole bool) {
	if n, ok := t.bg.ConstantFor(k); ok {
		return n, true
	}
	n, ok := t.s.Node(t.bg.E, k)
	if !ok {
		panic("saturate: nothing was chosen for a class")
	}
	return n, t.bg.Live(n) || t.bg.E.Op(n) == program.OpFixed
}

// chooseFor is choose for what v computes. If v has its place what it is computed
// from may change, so it is not taken as it is.
func (t *terms) chooseFor(v *ir.Value) func(egraph.ClassID) (egraph.NodeID, bool) {
	if !t.bg.Fixed[v.ID] {
		return t.choose
	}
	first := true
	return func(k egraph.ClassID) (egraph.NodeID, bool) {
		if first {
			first = false
			return t.bg.NodeOf[v.ID], false
		}
		return t.choose(k)
	}
}

// chosen is what is computed in place of v.
func (t *terms) chosen(v *ir.Value) *explain.Expr {
	return t.cs.Chosen(t.bg.Class[v.ID], t.chooseFor(v))
}

// opaque tells whether the block does not compute a term, or not as a term.
func (t *terms) opaque(e *explain.Expr) bool {
	switch e.Op {
	case program.OpValue, program.OpInt, program.OpFloat, program.OpNull, program.OpUndef, program.OpPoison, program.OpFixed:
		return true
	}
	return t.live[e.Canon()]
}

// cost is the cost of a term: each operation once. That of an instruction which
// keeps its place is the cost of its operands.
func (t *terms) cost(e *explain.Expr) (sum uint64) {
	seen := map[*explain.Expr]bool{}
	if e.Op == program.OpFixed {
		for _, k := range e.Kids {
			sum += t.costOf(k, seen)
		}
	}
	return sum + t.costOf(e, seen)
}

// costOf adds what is not in seen yet.
func (t *terms) costOf(e *explain.Expr, seen map[*explain.Expr]bool) (sum uint64) {
	if seen[e.Canon()] || t.opaque(e) {
		return 0
	}
	seen[e.Canon()] = true
	for _, k := range e.Kids {
		sum += t.costOf(k, seen)
	}
	if e.Op >= program.FirstOp {
		sum += uint64(t.w.ex.CostOf(e.Op, t.bg.Vocab.Back[e.Op], e.Type, e.Flags))
	}
	return sum
}

// about begins a Change.
func (t *terms) about(v *ir.Value) *Change {
	return &Change{Func: t.bg.Func, Block: t.w.names.Label(t.bg.Labelled()), Value: t.spelling(v), Pos: v.Pos, Dbg: v.Meta.Get("dbg"),
		From: t.operation(t.expr(v), true)}
}

// change explains what becomes of v.
func (t *terms) change(v *ir.Value) *Change {
	c := t.about(v)
	start, end := t.expr(v), t.chosen(v)
	c.Before, c.After = t.cost(start), t.cost(end)
	if c.To = t.operation(end, true); t.names[end.Canon()] != nil && t.names[end.Canon()] != v {
		c.To = t.operand(end)
	}
	chain, err := t.cs.Derive(t.bg.NodeOf[v.ID], t.chooseFor(v))
	if err != nil {
		c.Kind, c.Long = Rewritten, true
		return c
	}
	c.chain = chain
	for _, e := range chain.Terms {
		c.Terms = append(c.Terms, t.operation(e, true))
	}
	for i := range chain.Steps {
		s := t.step(&chain.Steps[i])
		s.Before, s.After = t.cost(chain.Terms[i]), t.cost(chain.Terms[i+1])
		c.Steps = append(c.Steps, s)
	}
	c.Steps = append(c.Steps, t.reused(v, start, end)...)
	if len(c.Steps) > 0 {
		c.Kind = Rewritten
	}
	return c
}

// reused tells of parts of the end that other instructions compute, and that were
// no parts of the start.
func (t *terms) reused(v *ir.Value, start, end *explain.Expr) (steps []Step) {
	had := map[*explain.Expr]bool{}
	start.Walk(func(e *explain.Expr) { had[e.Canon()] = true })
	cost := t.cost(end)
	seen := map[*explain.Expr]bool{}
	var visit func(e *explain.Expr)
	visit = func(e *explain.Expr) {
		if seen[e] || had[e.Canon()] || len(e.Kids) == 0 {
			return
		}
		seen[e] = true
		if o := t.names[e.Canon()]; o != nil && o != v {
			steps = append(steps, Step{Kind: ByReuse, From: t.operation(e, true), To: t.spelling(o), Before: cost, After: cost})
			return
		}
		for _, k := range e.Kids {
			visit(k)
		}
	}
	visit(end)
	return steps
}

func (t *terms) step(s *explain.ChainStep) Step {
	holes := map[*explain.Expr]bool{}
	for _, h := range s.Holes {
		holes[h.Canon()] = true
	}
	out := Step{From: t.matched(s.From, holes, true), To: t.operation(s.To, true), Backward: s.Backward}
	if holes[s.To.Canon()] {
		out.To = t.operand(s.To)
	}
	switch s.Why.Kind {
	case egraph.ReasonRule:
		out.Rule = t.w.p.RuleOf(s.Why.Rule.Rule)
		for _, g := range out.Rule.Guards {
			out.If = append(out.If, out.Rule.CondString(g))
		}
	case egraph.ReasonMonotone:
		out.Kind = ByFewerFlags
	case egraph.ReasonGiven:
		switch out.Kind = ByBranch; {
		case s.Why.Label == block.LabelLanes:
			out.Kind = ByLanes
		case s.Why.Label == block.LabelAddress:
			out.Kind = ByLayout
		case s.Why.Label >= block.LabelMove:
			out.Kind, out.Move = ByMove, moves.Moves[s.Why.Label-block.LabelMove].Name
		}
	case egraph.ReasonFact:
		of := s.From
		if s.Backward {
			of = s.To
		}
		constant := len(of.Kids) > 0
		for _, k := range of.Kids {
			constant = constant && (k.Op == program.OpInt || k.Op == program.OpFloat || k.Op == program.OpNull)
		}
		switch {
		case constant:
			out.Kind = ByFolding
		case fromBranch(s.Why.Facts, map[*explain.FactProof]bool{}):
			out.Kind, out.If = ByBranch, t.known(s.Why.Facts)
		default:
			out.Kind, out.If = ByFact, t.known(s.Why.Facts)
		}
	}
	if s.Defined != nil {
		out.If = append(out.If, "it is neither undef nor poison")
	}
	return out
}

// fromBranch tells whether a fact was derived from a branch.
func fromBranch(p *explain.FactProof, seen map[*explain.FactProof]bool) bool {
	if p == nil || seen[p] {
		return false
	}
	seen[p] = true
	if p.Cause == egraph.FactAssumed && p.Label == block.LabelBranch || fromBranch(p.Before, seen) {
		return true
	}
	return slices.ContainsFunc(p.From, func(q *explain.FactProof) bool { return fromBranch(q, seen) })
}

// known lists the facts that a fact was derived from.
func (t *terms) known(p *explain.FactProof) (list []string) {
	for _, q := range p.From {
		if e := t.cs.Expr(egraph.NodeID(q.Class)); q.Fact != 0 && e.Op != program.OpInt && e.Op != program.OpNull {
			list = append(list, t.operand(e)+" is "+factText(t.bg.Facts.Facts[q.Fact-1]))
		}
	}
	slices.Sort(list)
	return slices.Compact(list)
}

// factText tells the bits that are known if there are some, else the ranges. Long
// runs of equal bits are cut.
func factText(f domain.Facts) string {
	words := strings.Fields(f.String())[1:]
	bits := slices.ContainsFunc(words, func(w string) bool { return strings.Trim(w, "?01") == "" && strings.Contains(w, "?") })
	var out []string
	defined := f.Has(domain.NotPoison) && f.Has(domain.NotUndef)
	for _, w := range words {
		switch {
		case bits && (strings.HasPrefix(w, "u[") || strings.HasPrefix(w, "s[")):
		case defined && (w == "p!" || w == "u!"):
		case w == "p!":
			out = append(out, "not poison")
		case w == "u!":
			out = append(out, "not undef")
		default:
			if rest := strings.TrimLeft(w, w[:1]); len(w)-len(rest) > 3 && strings.Trim(w, "?01") == "" {
				w = strings.TrimLeft(w[:1], "?") + "..." + rest
			}
			out = append(out, w)
		}
	}
	if defined {
		out = append(out, "well-defined")
	}
	return strings.Join(out, ", ")
}

// isNew tells whether an instruction was built while the function was in work.
func (t *terms) isNew(v *ir.Value) bool { return v.Block != nil && int(v.ID) >= t.w.named }

// spelling is the name of a value of the input.
func (t *terms) spelling(v *ir.Value) string {
	switch {
	case t.isNew(v):
		return "(a new " + v.Op.String() + ")"
	case v.Block == nil && v.Op == ir.OpGlobal:
		return v.AsGlobal().Spelling()
	case v.Block == nil && v.Op != ir.OpParam:
		if n, partly, ok := t.bg.ConstantLeaf(v); ok && !partly {
			return constantText(t.bg.Client, n.Op, n.Type, n.Payload)
		}
		return "a constant " + v.Op.String()
	case v.Type == ir.Void:
		return "the " + v.Op.String()
	case v.Pos == 0 && v.Block != nil && v.Name == "":
		return "a new " + v.Op.String() // it has no number in the input
	}
	return t.w.names.Spelling(v)
}

// operand is a term as an operand: by its name if it has one.
func (t *terms) operand(e *explain.Expr) string {
	if v := t.names[e.Canon()]; v != nil {
		return t.spelling(v)
	}
	if len(e.Kids) == 0 {
		return constantText(t.bg.Client, e.Op, e.Type, e.Payload)
	}
	if t.room--; t.room < 0 {
		return "..."
	}
	return "(" + t.print(e, false, t.operand) + ")"
}

// maxText bounds the operations without a name that are printed for one term.
const maxText = 50

// operation is a term, whose operands are told by their names. With typed its
// type is told, too.
func (t *terms) operation(e *explain.Expr, typed bool) string {
	if len(e.Kids) == 0 && e.Op != program.OpFixed {
		return t.operand(e)
	}
	t.room = maxText
	return t.print(e, typed, t.operand)
}

// matched is a term as deep as a rule looked into it: down to the holes.
func (t *terms) matched(e *explain.Expr, holes map[*explain.Expr]bool, top bool) string {
	if len(e.Kids) == 0 || holes[e.Canon()] && !top {
		return t.operand(e)
	}
	s := t.print(e, top, func(k *explain.Expr) string {
		if len(holes) == 0 {
			return t.operand(k)
		}
		return t.matched(k, holes, false)
	})
	if !top {
		s = "(" + s + ")"
	}
	return s
}

// print writes an operation as LLVM does, but with the type of its operands only
// once.
func (t *terms) print(e *explain.Expr, typed bool, operand func(*explain.Expr) string) string {
	m := t.bg.Vocab.Back
	var b strings.Builder
	var args []string
	for _, k := range e.Kids {
		args = append(args, operand(k))
	}
	typ := func(t *ir.Type) string { return t.String() + " " }
	types := t.bg.Types
	call := ""
	switch {
	case e.Op == program.OpFixed:
		v := t.names[e.Canon()]
		if v == nil {
			return "an instruction that keeps its place"
		}
		call = v.Op.String()
	default:
		switch m := m[e.Op]; {
		case m.Intrinsic != nil:
			call = "call @llvm." + m.Intrinsic.Name
		case m.Function != "":
			call = "call @" + ir.QuoteName(m.Function)
		default:
			b.WriteString(m.Op.String() + " ")
			if fl := program.UnpackFlags(e.Flags); fl != 0 {
				b.WriteString(fl.String() + " ")
			}
			if m.Op == ir.OpICmp || m.Op == ir.OpFCmp {
				b.WriteString(m.Pred.String() + " ")
			}
			if m.Op == ir.OpGEP {
				b.WriteString(t.bg.ElementType(e.Payload).String() + ", ")
			}
		}
	}
	if call != "" {
		return call + "(" + strings.Join(args, ", ") + ")"
	}
	if typed {
		of := e.Type
		if k := e.Kids[0]; program.KindOf(k.Type) != program.KindOther {
			of = k.Type
		}
		if m[e.Op].Op == ir.OpSelect {
			of = e.Type
		}
		b.WriteString(typ(types.IR(of)))
	}
	b.WriteString(strings.Join(args, ", "))
	if m[e.Op].Op == ir.OpShuffleVector {
		b.WriteString(", " + t.bg.MaskText(e.Payload))
	}
	if m[e.Op].Op.IsCast() {
		b.WriteString(" to " + types.IR(e.Type).String())
	}
	return b.String()
}

// constantText is a constant in LLVM's spelling, without its type.
func constantText(c *program.Client, op egraph.Op, t egraph.Type, payload uint64) (s string) {
	switch op {
	case program.OpInt, program.OpFloat:
		if program.IsVector(t, payload) {
			return vectorText(op, t, c.Vectors.LanesOf(payload))
		}
		s = numberText(op, t, program.Constant(t, payload))
	case program.OpNull:
		s = "null"
	case program.OpUndef:
		return "undef"
	case program.OpPoison:
		return "poison"
	default:
		return "a value"
	}
	if program.Shape(t) != 0 {
		return "splat " + s
	}
	return s
}

// numberText is a number, or a lane of a vector, in LLVM's spelling.
func numberText(op egraph.Op, t egraph.Type, x num.Int) string {
	switch w := program.Width(t); {
	case op == program.OpFloat:
		return floatText(t, x.Lo)
	case w == 1:
		return [...]string{"false", "true"}[x.Lo&1]
	case w <= 64:
		return fmt.Sprint(int64(x.Lo<<(64-w)) >> (64 - w))
	}
	return x.Big().String()
}

func floatText(t egraph.Type, bits uint64) string {
	switch program.FloatFormat(t &^ program.ShapeMask) {
	case ir.FloatKind:
		return fmt.Sprintf("%v", math.Float32frombits(uint32(bits)))
	case ir.DoubleKind:
		return fmt.Sprintf("%v", math.Float64frombits(bits))
	}
	return fmt.Sprintf("0x%X", bits)
}

// vectorText is a constant vector in LLVM's spelling, without its type.
func vectorText(op egraph.Op, t egraph.Type, elems []num.Int) string {
	words := make([]string, len(elems))
	for i, x := range elems {
		words[i] = numberText(op, t, x)
	}
	return fmt.Sprintf("<%s>", strings.Join(words, ", "))
}
