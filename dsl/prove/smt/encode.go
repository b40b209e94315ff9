// Package smt writes the claim of a rule as SMT-LIB, in bit vectors of any
// width, and asks z3. It is built from the terms of the rule and the language
// reference alone and shares nothing with the prover but the laws, so that
// each checks the other (TestCrossCheck).
package smt

import (
	"fmt"
	"slices"
	"strings"

	"rewrite/dsl"
	"rewrite/passes/ir"
	"rewrite/passes/ir/num"
)

// unsupported is why a rule can't be written.
type unsupported string

func (u unsupported) Error() string { return string(u) }

// inapplicable says that a rule says nothing at the widths at hand.
var inapplicable = unsupported("does not apply at these widths")

// maxChoices is how many ways there may be for the source to take the copies of
// the variables that it uses.
const maxChoices = 1024

// A value is what a use of a term can be, as three formulas. bits counts only
// where ub and poison are false.
type value struct{ ub, poison, bits string }

// A binding names a formula.
type binding struct{ name, sort, formula string }

// A reading tells how uses of variables are read.
type reading uint8

const (
	universal reading = iota // each is a copy of its own, for all of which the claim is to hold
	choosing                 // each is one of the copies, as encoder.picks says
)

// An encoder writes one direction of a rule at fixed widths.
//
// The query asks for a counterexample: values of the constants, of a copy of
// each variable for each use that the source can't choose, of what freezes and
// literal undefs of the target give, of flags and predicates that the rule
// leaves open; such that the condition holds and for all choices of the source
// the target does not refine it (SEMANTICS 21).
type encoder struct {
	r       *dsl.Rule
	widths  []uint32 // by TypeID
	matched *dsl.Term
	nodes   []*dsl.Term // by VarID: what a NodeVar names
	single  []bool      // by VarID: noundef
	decls   []string
	inputs  []string // that a counterexample shows, as declared
	asserts []string
	scope   *[]binding // where formulas get their names
	names   int
	copies  [][]string // by VarID
	freezes map[*dsl.Term]value
	extra   map[*dsl.Term]map[ir.Flags]string
	// computed terms depend on constants only, so they are written once.
	computed map[*dsl.Term]constant

	reading reading
	picks   []int // of choosing: for each use; what is missing is 0
	uses    []dsl.VarID
	bound   []binding // of choosing: literal undefs, which the source chooses
}

func bv(width uint32) string { return fmt.Sprintf("(_ BitVec %d)", width) }

// literal writes a number; SMT-LIB reads it modulo nothing, so it must fit.
func literal(x num.Int, width uint32) string {
	return fmt.Sprintf("(_ bv%s %d)", x.Trunc(width), width)
}

func number(n uint64, width uint32) string { return literal(num.Of(n), width) }

// apply writes (f a b ...).
func apply(f string, args ...string) string { return "(" + f + " " + strings.Join(args, " ") + ")" }

func not(a string) string {
	switch a {
	case "true":
		return "false"
	case "false":
		return "true"
	}
	return apply("not", a)
}

func and(args ...string) string { return fold("and", "true", "false", args) }

func or(args ...string) string { return fold("or", "false", "true", args) }

func fold(f, unit, zero string, args []string) string {
	var rest []string
	for _, a := range args {
		switch a {
		case unit:
		case zero:
			return zero
		default:
			rest = append(rest, a)
		}
	}
	switch len(rest) {
	case 0:
		return unit
	case 1:
		return rest[0]
	}
	return apply(f, rest...)
}

func ite(c, a, b string) string {
	switch c {
	case "true":
		return a
	case "false":
		return b
	}
	return apply("ite", c, a, b)
}

func eq(a, b string) string { return apply("=", a, b) }

// name gives a formula a name, so that using it often does not write it often.
func (e *encoder) name(sort, formula string) string {
	if !strings.HasPrefix(formula, "(") || strings.HasPrefix(formula, "(_ bv") {
		return formula
	}
	e.names++
	n := fmt.Sprintf("t%d", e.names)
	*e.scope = append(*e.scope, binding{n, sort, formula})
	return n
}

func (e *encoder) named(width uint32, v value) value {
	return value{e.name("Bool", v.ub), e.name("Bool", v.poison), e.name(bv(width), v.bits)}
}

func (e *encoder) declare(name, sort string) string {
	e.decls = append(e.decls, fmt.Sprintf("(declare-const %s %s)", name, sort))
	return name
}

// input declares what a counterexample shows.
func (e *encoder) input(name, sort string) string {
	e.inputs = append(e.inputs, name)
	return e.declare(name, sort)
}

func (e *encoder) assert(formula string) {
	if formula != "true" {
		e.asserts = append(e.asserts, formula)
	}
}

// encode writes a direction of a rule at fixed widths. The error is an
// unsupported.
func encode(r *dsl.Rule, backward bool, widths []uint32) (q *Query, err error) {
	source, target := r.LHS, r.RHS
	if backward {
		source, target = target, source
	}
	e := &encoder{r: r, widths: widths, nodes: make([]*dsl.Term, len(r.Vars)), single: make([]bool, len(r.Vars)),
		copies: make([][]string, len(r.Vars)), freezes: map[*dsl.Term]value{}, extra: map[*dsl.Term]map[ir.Flags]string{}, computed: map[*dsl.Term]constant{}}
	top := []binding{}
	e.scope = &top
	if !backward || r.Reverse {
		e.matched = source
	}
	defer func() {
		if p := recover(); p != nil {
			u, ok := p.(unsupported)
			if !ok {
				panic(p)
			}
			err = u
		}
	}()
	for _, side := range []*dsl.Term{r.LHS, r.RHS} {
		side.Walk(func(t *dsl.Term) {
			if t.IsOperation() && t.Bind != dsl.None {
				e.nodes[t.Bind] = t
			}
		})
	}
	for _, g := range r.Guards {
		e.findSingle(g)
	}
	e.openFlags()
	for i := range r.PredVars {
		e.assert(apply("bvult", e.input(e.predName(dsl.PredVarID(i)), bv(4)), number(10, 4)))
	}
	for v, c := range r.Vars {
		if c.Kind == dsl.ConstVar {
			e.copies[v] = []string{e.input(c.Name+".c", bv(e.width(c.Type)))}
		}
	}
	to := e.term(target)
	e.frozen(source)
	for v, c := range r.Vars { // what the target does not use is one value
		if c.Kind == dsl.ValueVar && len(e.copies[v]) == 0 {
			e.copy(dsl.VarID(v))
		}
	}
	// The choices of the source: their number first, then each.
	e.reading = choosing
	first := e.term(source)
	uses, limits := e.uses, []int{}
	total := 1
	for _, v := range uses {
		limits = append(limits, len(e.copies[v]))
		if total *= len(e.copies[v]); total > maxChoices {
			return nil, unsupported("too many ways to choose among undef")
		}
	}
	if len(e.bound) > 0 { // free for the one question whether the source can be a number
		for _, b := range e.bound {
			e.declare(b.name, b.sort)
		}
	}
	live := and(not(first.ub), not(first.poison))
	choice := len(uses) > 0 || len(e.bound) > 0
	e.result(sourceName, first)
	e.result(targetName, to)
	var fails []string
	for picks, more := make([]int, len(uses)), true; more; more = next(picks, limits) {
		fails = append(fails, e.choice(source, to, picks))
	}
	e.picks, e.uses, e.bound = nil, nil, nil
	for _, g := range r.Guards {
		c := e.cond(g)
		e.assert(and(c.holds, c.ok))
	}
	q = e.query(backward, top, live, and(fails...))
	q.choice = choice
	return q, nil
}

// result names what a side is, for counterexamples.
func (e *encoder) result(side string, v value) {
	*e.scope = append(*e.scope, binding{side + ".ub", "Bool", v.ub}, binding{side + ".poison", "Bool", v.poison},
		binding{side + ".bits", bv(e.width(e.r.LHS.Type)), v.bits})
}

// choice is the formula that the target does not refine the source for some
// choice of copies and any of the source's literal undefs.
func (e *encoder) choice(source *dsl.Term, to value, picks []int) string {
	outer := e.scope
	local := []binding{}
	e.scope, e.picks, e.uses, e.bound = &local, picks, nil, nil
	from := e.term(source)
	e.scope = outer
	fail := not(or(from.ub, and(not(to.ub), or(from.poison, and(not(to.poison), eq(from.bits, to.bits))))))
	for _, b := range slices.Backward(local) {
		fail = fmt.Sprintf("(let ((%s %s)) %s)", b.name, b.formula, fail)
	}
	if len(e.bound) == 0 {
		return fail
	}
	var vars []string
	for _, b := range e.bound {
		vars = append(vars, fmt.Sprintf("(%s %s)", b.name, b.sort))
	}
	return fmt.Sprintf("(forall (%s) %s)", strings.Join(vars, " "), fail)
}

// next counts picks up, each below its limit; false after the last.
func next(picks, limits []int) bool {
	for i := range picks {
		if picks[i]++; picks[i] < limits[i] {
			return true
		}
		picks[i] = 0
	}
	return false
}

func (e *encoder) width(t dsl.TypeID) uint32 { return e.widths[t] }

// findSingle marks variables that a condition requires to be noundef.
func (e *encoder) findSingle(c *dsl.Cond) {
	if c.Kind == dsl.AndCond {
		for _, a := range c.Args {
			e.findSingle(a)
		}
	}
	if c.Kind == dsl.FactCond && c.Fact == dsl.FactNoUndef && c.FactArgs[0].Var != dsl.None {
		e.single[c.FactArgs[0].Var] = true
	}
}

// openFlags declares the flags that the rule leaves open: those of its flag
// variables, and those that what is matched may carry beyond the pattern. A
// pattern with more flags is poison more often, which is no help to the target
// but where it is used by name, frozen or asked about; there it is a trap.
func (e *encoder) openFlags() {
	for i, f := range e.r.FlagVars {
		for _, fl := range flagList(f.Domain) {
			e.input(e.flagName(dsl.FlagVarID(i), fl), "Bool")
		}
	}
	e.r.LHS.Walk(func(t *dsl.Term) {
		for _, f := range t.Flags.Vars {
			for _, fl := range flagList(t.Flags.Set & e.r.FlagVars[f].Domain) {
				e.assert(e.flagName(f, fl))
			}
		}
	})
	if e.matched == nil {
		return
	}
	e.matched.Walk(func(t *dsl.Term) {
		if t.Kind != dsl.OpTerm || len(t.Flags.Vars) > 0 {
			return
		}
		for _, fl := range flagList(t.Op.Info().Flags & ir.PoisonFlags &^ (t.Flags.Set | ir.FastMath)) {
			if e.extra[t] == nil {
				e.extra[t] = map[ir.Flags]string{}
			}
			e.extra[t][fl] = e.declare(fmt.Sprintf("more%d.%s", len(e.decls), fl), "Bool")
		}
	})
}

func flagList(flags ir.Flags) (list []ir.Flags) {
	for fl := ir.Flags(1); fl != 0 && fl <= flags; fl <<= 1 {
		if flags&fl != 0 {
			list = append(list, fl)
		}
	}
	return list
}

func (e *encoder) flagName(f dsl.FlagVarID, fl ir.Flags) string {
	return e.r.FlagVars[f].Name + "." + fl.String()
}

func (e *encoder) predName(p dsl.PredVarID) string { return e.r.PredVars[p].Name + ".pred" }

// flag is the formula that an operation carries a flag.
func (e *encoder) flag(t *dsl.Term, fl ir.Flags) string {
	f := t.Flags
	switch {
	case f.Set&fl != 0:
		return "true"
	case len(f.Vars) == 0:
		if name, ok := e.extra[t][fl]; ok {
			return name
		}
		return "false"
	case f.Mask&t.Op.Info().Flags&fl == 0:
		return "false"
	}
	all := []string{}
	for _, v := range f.Vars {
		if e.r.FlagVars[v].Domain&fl == 0 {
			return "false"
		}
		all = append(all, e.flagName(v, fl))
	}
	return and(all...)
}

// copy declares one more copy of a variable.
func (e *encoder) copy(v dsl.VarID) string {
	if len(e.copies[v]) == 0 {
		e.input(e.poisonName(v), "Bool")
	}
	name := e.input(fmt.Sprintf("%s.%d", e.varName(v), len(e.copies[v])+1), bv(e.width(e.r.Vars[v].Type)))
	e.copies[v] = append(e.copies[v], name)
	return name
}

// varName tells variables that are all named _ apart.
func (e *encoder) varName(v dsl.VarID) string {
	if name := e.r.Vars[v].Name; name != "_" {
		return name
	}
	return fmt.Sprintf("_%d", v)
}

func (e *encoder) poisonName(v dsl.VarID) string { return e.varName(v) + ".poison" }

// variable is one use of a variable.
func (e *encoder) variable(v dsl.VarID) value {
	x := e.r.Vars[v]
	switch x.Kind {
	case dsl.ConstVar:
		return value{"false", "false", e.copies[v][0]}
	case dsl.NodeVar:
		return e.term(e.nodes[v])
	case dsl.IndexVar:
		panic(unsupported("an index that is a variable"))
	}
	poison := e.poisonName(v)
	switch {
	case e.single[v]:
		if len(e.copies[v]) == 0 {
			e.copy(v)
		}
		return value{"false", poison, e.copies[v][0]}
	case e.reading == universal:
		return value{"false", poison, e.copy(v)}
	case len(e.copies[v]) == 1:
		return value{"false", poison, e.copies[v][0]}
	}
	pick := 0
	if n := len(e.uses); n < len(e.picks) {
		pick = e.picks[n]
	}
	e.uses = append(e.uses, v)
	return value{"false", poison, e.copies[v][pick]}
}

// term writes a term.
func (e *encoder) term(t *dsl.Term) value {
	switch e.r.Types[t.Type].Kind {
	case dsl.IntType, dsl.AnyType, dsl.StructType:
	default:
		panic(unsupported("types other than integers"))
	}
	w := e.width(t.Type)
	switch t.Kind {
	case dsl.VarTerm:
		return e.variable(t.Var)
	case dsl.LitTerm:
		n, ok := t.Lit.At(w)
		if !ok {
			panic(inapplicable)
		}
		return value{"false", "false", literal(n, w)}
	case dsl.PoisonTerm:
		return value{"false", "true", number(0, w)}
	case dsl.UndefTerm:
		e.names++
		name := fmt.Sprintf("undef%d", e.names)
		if e.reading == universal {
			e.input(name, bv(w))
		} else {
			e.bound = append(e.bound, binding{name: name, sort: bv(w)})
		}
		return value{"false", "false", name}
	case dsl.ComputedTerm:
		x, seen := e.computed[t]
		if !seen {
			x = e.expr(t.Expr)
			e.computed[t] = x
			e.assert(x.ok)
		}
		return value{"false", "false", x.bits}
	case dsl.OpTerm, dsl.CallTerm:
		if t.Op == ir.OpFreeze {
			return e.freeze(t)
		}
		return e.named(w, e.operation(t))
	}
	panic(unsupported("a constant that is no integer"))
}

// frozen writes the freezes below a term, for each of which there is one
// choice, whoever makes it.
func (e *encoder) frozen(t *dsl.Term) {
	if t.Kind == dsl.VarTerm && e.r.Vars[t.Var].Kind == dsl.NodeVar {
		t = e.nodes[t.Var]
	}
	if t.Op == ir.OpFreeze && t.Kind == dsl.OpTerm {
		e.freeze(t)
		return
	}
	for _, a := range t.Args {
		e.frozen(a)
	}
}

func (e *encoder) freeze(t *dsl.Term) value {
	if v, ok := e.freezes[t]; ok {
		return v
	}
	was := e.reading
	e.reading = universal
	operand := e.term(t.Args[0])
	e.reading = was
	chosen := e.input(fmt.Sprintf("freeze%d", len(e.freezes)+1), bv(e.width(t.Type)))
	e.assert(or(operand.poison, eq(chosen, operand.bits)))
	v := value{operand.ub, "false", chosen}
	e.freezes[t] = v
	return v
}
