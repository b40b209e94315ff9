// Package program compiles rules to patterns of the e-graph, and says what e-nodes mean:
// the operations and types of LLVM IR in the graph's small numbers (Vocabulary, TypeTable),
// conditions and constants of rules as callbacks, and the facts that they ask (Client, the
// graph's egraph.Analysis). It knows no function that is optimized: package saturate fills
// graphs from blocks and builds instructions from them.
//
//	compile.go, compileright.go     rules to patterns, left side and right side
//	literals.go                     literals of left sides
//	bind.go, typeguard.go           conditions, computed constants, types
//	lang.go, types.go               operations and types as numbers
//	client.go, facts.go, poison.go  what the graph asks of classes: facts, open choices of floats, definedness
//	vector.go, address.go           constants by lanes; addresses in bytes
//	filter.go                       which blocks no rule can match in
//	stored.go                       a program in bytes, and one read from them, which compiles rules when they are needed
package program

import (
	"fmt"
	"slices"
	"sync"
	"sync/atomic"

	"rewrite/dsl"
	"rewrite/egraph"
	"rewrite/passes/ir"
	"rewrite/passes/ir/num"
	"rewrite/passes/simplify"
)

// A Program is rules compiled for the e-graph, in groups that run in order. It
// does not change and is shared by all workers.
type Program struct {
	Vocab  *Vocabulary
	Lang   *egraph.Language
	Groups []Group
	Filter *Filter
	// Off has the names of what is no rule and left out all the same, see saturate's moves.
	Off map[string]bool

	source   []*dsl.Rule  // as given to Compile; nil of a program that was read
	told     func() told  // what only coverage asks
	units    []unit       // that the rules of all groups were made from, as they were compiled
	lits     *literals    // of all left sides
	compiled atomic.Int32 // how often a rule was, see Client.bindings
	stored   *stored      // what a program that was read is completed from; nil of one that Compile made

	asked    sync.Once // makes onDemand
	onDemand *simplify.Program
}

// Simplify is those of the rules that passes ask in the middle of what they do. They are
// compiled when they are first asked.
func (p *Program) Simplify() *simplify.Program {
	p.asked.Do(func() {
		if p.stored != nil {
			p.onDemand = p.stored.simplify
		} else {
			p.onDemand = simplify.Compile(p.source)
		}
	})
	return p.onDemand
}

// A Group is rules that run together.
type Group struct {
	Name  string
	Rules *egraph.RuleSet
	Of    []*dsl.Rule // by egraph.RuleID
	// Clauses are the guards' texts, by egraph.RuleID and index in Rule.Guards
	Clauses [][]Clause
}

// Compile translates checked rules, all of which can run: the checker refuses others.
// equal tells which `<=>` rules are proved and may union; the others add edges, all of
// them if it is nil.
func Compile(rules []*dsl.Rule, equal func(*dsl.Rule) bool) (*Program, error) {
	p := &Program{Vocab: newVocabulary(), source: rules}
	type pending struct {
		name    string
		rules   []egraph.Rule
		of      []*dsl.Rule
		clauses [][]Clause
	}
	tells := told{more: make([][]Condition, len(rules))}
	var groups []*pending
	byName := map[string]*pending{}
	p.lits = &literals{}
	p.Lang = newLanguage(p)
	calls := &egraph.Callbacks{}
	sizes := map[string]int{}
	for _, r := range rules {
		sizes[r.Group]++
	}
	for at, r := range rules {
		g := byName[r.Group]
		if g == nil {
			n := 2 * sizes[r.Group] // more than one for each predicate that one may have
			g = &pending{r.Group, make([]egraph.Rule, 0, n), make([]*dsl.Rule, 0, n), make([][]Clause, 0, n)}
			byName[r.Group] = g
			groups = append(groups, g)
		}
		clauses := newClauses(r)
		directions := []*dsl.Rule{r}
		if r.Reverse {
			directions = append(directions, r.Reversed())
		}
		for _, d := range directions {
			for choice, preds := range predChoices(d) {
				u := unit{rule: at, reverse: d != r, choice: choice, equal: equal != nil && equal(r), group: slices.Index(groups, g), id: len(g.rules),
					first: egraph.CallbackIndex{len(calls.Preds), len(calls.TypePreds), len(calls.Computes), len(calls.TypeComputes)}}
				c := newCompiler(p, d, preds, calls, egraph.CallbackIndex{})
				out := c.rule(u.equal)
				out.Label = int32(at)
				if c.failure != "" {
					return nil, fmt.Errorf("rule %s: %s", r.Name, c.failure)
				}
				if c.impossible {
					continue
				}
				if d != r {
					out.Name += Reverse
				}
				p.units = append(p.units, u)
				g.rules, g.of, g.clauses = append(g.rules, out), append(g.of, r), append(g.clauses, c.clauses)
				tells.asks = append(tells.asks, clauses.add(c.clauses))
			}
		}
		tells.more[at] = clauses.more()
	}
	p.told = func() told { return tells }
	p.Lang.Ops = p.Vocab.Ops
	p.Lang.Preds, p.Lang.TypePreds, p.Lang.Computes, p.Lang.TypeComputes = calls.Preds, calls.TypePreds, calls.Computes, calls.TypeComputes
	sets, errs := make([]*egraph.RuleSet, len(groups)), make([]error, len(groups))
	var wg sync.WaitGroup
	for i, g := range groups {
		wg.Go(func() { sets[i], errs[i] = egraph.Compile(p.Lang, g.rules) })
	}
	wg.Wait()
	for i, g := range groups {
		if errs[i] != nil {
			return nil, fmt.Errorf("group %q: %w", g.name, errs[i])
		}
		p.Groups = append(p.Groups, Group{g.name, sets[i], g.of, g.clauses})
	}
	p.Filter = newFilter(p.Vocab, p.Groups)
	return p, nil
}

// newLanguage is the language of a program's vocabulary, without callbacks of rules.
func newLanguage(p *Program) *egraph.Language {
	return &egraph.Language{Ops: p.Vocab.Ops, KindOf: KindOf, Interchangeable: KindInt, Show: show, PayloadPreds: p.lits.preds()}
}

// Reverse ends the name of a rule of the graph that matches the right side of its own.
const Reverse = "/reverse"

// predChoices lists the values of a rule's predicate variables: each choice
// makes a rule of its own, as the e-graph has an operation for each predicate.
func predChoices(r *dsl.Rule) [][]ir.Pred {
	all := [][]ir.Pred{nil}
	for _, pv := range r.PredVars {
		from, to := ir.EQ, ir.SLE
		if pv.Float {
			from, to = ir.FFalse, ir.FTrue
		}
		var next [][]ir.Pred
		for _, chosen := range all {
			for q := from; q <= to; q++ {
				next = append(next, append(append([]ir.Pred(nil), chosen...), q))
			}
		}
		all = next
	}
	return all
}

func FloatFormat(t egraph.Type) ir.Kind { return ir.Kind(t >> famBits & (1<<sizeBits - 1)) }

// Constant is the value of an opInt or opFloat leaf whose lanes are equal.
func Constant(t egraph.Type, payload uint64) num.Int {
	x := num.Of(payload)
	if w := Width(t); w > 64 && t&(1<<famBits-1) == famInt {
		return x.SExt(64).Trunc(w)
	}
	return x
}

// PayloadOf is the payload of a constant or a splat of it, if it has one at this
// type.
func PayloadOf(t egraph.Type, x num.Int) (uint64, bool) {
	w := Width(t)
	if w > 64 {
		return x.Lo, Constant(t, x.Lo) == x.Trunc(w) && !IsVector(t, x.Lo)
	}
	payload := x.Trunc(w).Lo
	return payload, !IsVector(t, payload)
}

// compiler translates one rule for one choice of predicates, left side first, which binds what all else asks.
type compiler struct {
	p     *Program
	r     *dsl.Rule
	of    compiled // r
	preds []ir.Pred

	calls *egraph.Callbacks    // where callbacks are added
	first egraph.CallbackIndex // the numbers of the first ones there

	leftSide *dsl.Term
	paths    []path // of the left side that have variables

	vars   []egraph.Var // by dsl.VarID, NoVar if not bound yet
	next   egraph.Var
	inType []egraph.Var // by TypeID: some variable of that type, or NoVar
	bound  []bool       // by TypeID: bound by the left side
	freeze bool         // a side has one
	guards []egraph.Guard
	// clauses are what they are in the text
	clauses []Clause
	loose   []dsl.TypeID // types of immediate arguments
	later   []func()     // to do once the left side has bound everything
	// impossible: the conditions exclude this choice of predicates
	impossible bool
	// failure is why the rule can't run: a bug, as the checker has accepted it.
	failure string
}

// path is the indices of an extractvalue or insertvalue, with the payload variable that
// they are bound to.
type path struct {
	indices []dsl.Index
	payload int
}

func newCompiler(p *Program, r *dsl.Rule, preds []ir.Pred, calls *egraph.Callbacks, first egraph.CallbackIndex) *compiler {
	number := int(p.compiled.Add(1)) - 1
	return &compiler{p: p, r: r, of: compiled{r, number}, leftSide: r.LHS, preds: preds, calls: calls, first: first}
}

func (c *compiler) fail(format string, args ...any) {
	if c.failure == "" {
		c.failure = fmt.Sprintf(format, args...)
	}
}

func (c *compiler) rule(equal bool) (out egraph.Rule) {
	r := c.r
	c.vars = filled(len(r.Vars))
	c.inType = filled(len(r.Types))
	c.bound = make([]bool, len(r.Types))
	out.Name = r.Name
	for i, q := range c.preds {
		if i == 0 {
			out.Name += "/"
		}
		out.Name += q.String()
	}
	out.Left = c.left(r.LHS)
	for _, f := range c.later {
		f()
	}
	for _, g := range r.Guards {
		c.guard(g)
	}
	c.boundElsewhere(r.LHS)
	c.aggregates()
	c.offsets()
	c.splats()
	out.Right = c.right(r.RHS)
	if g, ok := c.typeGuard(); ok {
		out.TypeGuards = append(out.TypeGuards, g)
	}
	out.Guards = c.guards
	out.Kind = egraph.Refinement
	if r.Arrow == dsl.Equal && equal && !c.freeze && !r.Floating() { // law 20: floats add edges only
		out.Kind = egraph.Equality
	}
	out.EveryChoice = c.freeze || r.EveryChoice()
	return out
}

// boundElsewhere takes back that types are bound which only immediate arguments have: these stay scalars on vectors.
func (c *compiler) boundElsewhere(lhs *dsl.Term) {
	for _, t := range c.loose {
		c.bound[t] = false
	}
	var walk func(t *dsl.Term)
	walk = func(t *dsl.Term) {
		if t.Type != dsl.None && slices.Contains(c.loose, t.Type) {
			c.bound[t.Type] = true
		}
		for i, a := range t.Args {
			if !t.Immediate(i) {
				walk(a)
			}
		}
	}
	walk(lhs)
}

func filled(n int) []egraph.Var {
	vs := make([]egraph.Var, n)
	for i := range vs {
		vs[i] = egraph.NoVar
	}
	return vs
}

func (c *compiler) newVar() egraph.Var {
	if c.next >= egraph.MaxVars {
		c.fail("it has too many variables")
		return 0
	}
	c.next++
	return c.next - 1
}

func (c *compiler) pred(p dsl.PredExpr) ir.Pred {
	q := p.Pred
	if p.Var != dsl.None {
		q = c.preds[p.Var]
	}
	if p.Swap {
		q = q.Swap()
	}
	if p.Invert {
		q = q.Invert()
	}
	return q
}

// typed binds the type variable of a term on the left side.
func (c *compiler) typed(p egraph.Pattern, t dsl.TypeID) egraph.Pattern {
	if t == dsl.None {
		return p
	}
	c.bound[t] = true
	return p.WithType(egraph.TypeSpec{Kind: egraph.Bound, Index: int(t)})
}

// named makes sure that the class of a pattern has a variable of its type.
func (c *compiler) named(p egraph.Pattern, t dsl.TypeID) egraph.Pattern {
	if t != dsl.None && c.inType[t] == egraph.NoVar {
		if p.Var == egraph.NoVar {
			p = p.As(c.newVar())
		}
		c.standsFor(t, p.Var)
	}
	return p
}

// standsFor notes that the class of a variable is of a type, or of vectors of it.
func (c *compiler) standsFor(t dsl.TypeID, v egraph.Var) {
	for _, t := range []dsl.TypeID{t, c.r.Scalar(t)} {
		if c.inType[t] == egraph.NoVar {
			c.inType[t] = v
		}
	}
}

func (c *compiler) left(t *dsl.Term) egraph.Pattern {
	var p egraph.Pattern
	leaf := func(op egraph.Op) egraph.Pattern { return egraph.Pattern{Op: op, Var: egraph.NoVar} }
	switch t.Kind {
	case dsl.VarTerm:
		v := &c.r.Vars[t.Var]
		first := c.vars[t.Var] == egraph.NoVar
		if first {
			c.vars[t.Var] = c.newVar()
		}
		switch v.Kind {
		case dsl.ValueVar:
			p = egraph.V(c.vars[t.Var]).WithKinds(c.kinds(t.Type))
			c.standsFor(t.Type, c.vars[t.Var])
			return c.typed(p, t.Type)
		case dsl.ConstVar:
			p = leaf(c.constOp(t.Type)).WithPayload(egraph.PayloadSpec{Kind: egraph.Bound, Index: int(t.Var)})
			if first {
				p = p.As(c.vars[t.Var])
			}
		default: // NodeVar: stands for an operation that is named before or behind it
			return egraph.V(c.vars[t.Var])
		}
	case dsl.LitTerm:
		p = leaf(OpInt).WithPayload(egraph.PayloadSpec{Kind: egraph.Tested, Index: 0, Value: c.p.lits.int(t.Lit)})
	case dsl.FloatTerm:
		p = leaf(OpFloat).WithPayload(egraph.PayloadSpec{Kind: egraph.Tested, Index: 1, Value: c.p.lits.float(t.Float)})
	case dsl.NullTerm:
		p = leaf(OpNull)
	case dsl.PoisonTerm:
		p = leaf(OpPoison)
	case dsl.UndefTerm:
		p = leaf(OpUndef)
	case dsl.ComputedTerm:
		v := c.newVar()
		p = leaf(c.constOp(t.Type)).As(v)
		c.computedGuard(v, t.Expr)
	case dsl.OpTerm, dsl.CallTerm:
		op := c.operation(t)
		c.freeze = c.freeze || op == OpFreeze
		args := make([]egraph.Pattern, len(t.Args))
		for i, a := range t.Args {
			if args[i] = c.left(a); c.r.Settles(a) {
				args[i].Alone = true
			}
			if t.Immediate(i) {
				args[i].Type = egraph.TypeSpec{} // a scalar, whatever the other operands are
				c.loose = append(c.loose, a.Type)
			}
		}
		p = egraph.N(op, args...).WithFlags(PackFlags(t.Flags.Set))
		for _, fv := range t.Flags.Vars {
			p = p.WithFlagVar(int(fv))
		}
		if t.Bind != dsl.None {
			if c.vars[t.Bind] == egraph.NoVar {
				c.vars[t.Bind] = c.newVar()
			}
			p = p.As(c.vars[t.Bind])
		}
		if spec, ok := c.payload(t, false); ok {
			p = p.WithPayload(spec)
		}
	}
	return c.named(c.typed(p, t.Type), t.Type)
}

func (c *compiler) kinds(t dsl.TypeID) egraph.Kind {
	switch c.r.Types[c.r.Scalar(t)].Kind { // vectors are of the family of their elements
	case dsl.IntType:
		return KindInt
	case dsl.FloatType:
		return KindFloat
	case dsl.PtrType:
		return KindPtr
	case dsl.AnyType:
		return 0
	}
	return KindOther
}

func (c *compiler) constOp(t dsl.TypeID) egraph.Op {
	if c.r.Types[c.r.Scalar(t)].Kind == dsl.FloatType {
		return OpFloat
	}
	return OpInt
}

// operation is the e-graph's operation of an OpTerm or CallTerm.
func (c *compiler) operation(t *dsl.Term) egraph.Op {
	switch {
	case t.Kind == dsl.CallTerm && t.Intrinsic != nil:
		return c.p.Vocab.Intrinsics[t.Intrinsic.ID]
	case t.Kind == dsl.CallTerm:
		return c.p.Vocab.function(t.Func, len(t.Args))
	case t.Op == ir.OpICmp || t.Op == ir.OpFCmp:
		return c.p.Vocab.Compare[c.pred(t.Pred)]
	}
	op := c.p.Vocab.Plain[t.Op]
	if op == 0 {
		c.fail("%s is no operation of the graph", t.Op)
	}
	return op
}

// payload is that of an extractvalue or insertvalue, or of a getelementptr.
func (c *compiler) payload(t *dsl.Term, built bool) (egraph.PayloadSpec, bool) {
	if t.Kind == dsl.OpTerm && t.Op == ir.OpGEP {
		if c.r.Types[t.Elem].Kind == dsl.AnyType {
			return egraph.PayloadSpec{Kind: egraph.Bound, Index: c.element(t.Elem)}, true
		}
		return egraph.PayloadSpec{Kind: egraph.Exact, Value: InBytes}, true
	}
	if t.Op != ir.OpExtractValue && t.Op != ir.OpInsertValue || t.Kind != dsl.OpTerm {
		return egraph.PayloadSpec{}, false
	}
	if slices.ContainsFunc(t.Indices, func(i dsl.Index) bool { return i.Var != dsl.None }) {
		if built {
			return egraph.PayloadSpec{Kind: egraph.Computed, Index: c.computePath(t.Indices)}, true
		}
		p := path{t.Indices, len(c.r.Vars) + len(c.r.Types) + len(c.paths)}
		c.paths = append(c.paths, p)
		return egraph.PayloadSpec{Kind: egraph.Bound, Index: p.payload}, true
	}
	x := make(ir.Indices, len(t.Indices))
	for i, n := range t.Indices {
		x[i] = n.N
	}
	payload, ok := PackPath(x)
	if !ok {
		c.fail("a path of indices is too long")
	}
	return egraph.PayloadSpec{Kind: egraph.Exact, Value: payload}, true
}

// element is the payload variable of the type that a getelementptr counts in, behind
// those of constants.
func (c *compiler) element(t dsl.TypeID) int {
	return len(c.r.Vars) + int(t)
}

// maxPath is the number of indices below 256 that a payload has room for,
// beside their number.
const maxPath = 7

// PackPath puts a path of indices into a payload.
func PackPath(x ir.Indices) (payload uint64, ok bool) {
	if len(x) > maxPath {
		return 0, false
	}
	for i := len(x) - 1; i >= 0; i-- {
		if x[i] > 255 {
			return 0, false
		}
		payload = payload<<8 | uint64(x[i])
	}
	return payload<<8 | uint64(len(x)), true
}

func UnpackPath(payload uint64) ir.Indices {
	x := make(ir.Indices, payload&255)
	for i := range x {
		payload >>= 8
		x[i] = uint32(payload & 255)
	}
	return x
}

// RuleOf is the rule of the language that a rule of the graph was made from.
func (p *Program) RuleOf(r *egraph.Rule) *dsl.Rule { return p.Rule(int(r.Label)) }

// Rules are the rules that run, in order, each once.
func (p *Program) Rules() (list []*dsl.Rule) {
	for _, g := range p.Groups {
		list = append(list, slices.Compact(slices.Clone(g.Of))...)
	}
	return list
}
