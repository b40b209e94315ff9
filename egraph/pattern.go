package egraph

import (
	"errors"
	"fmt"
)

// Var is a pattern variable, which binds a class. Variables of a rule are
// numbered from 0, densely or not, below MaxVars.
type Var int8

// NoVar is no variable.
const NoVar Var = -1

// MaxVars bounds each kind of variable of one rule.
const MaxVars = 32

// Pattern is a term with variables. The zero value is not a pattern: make one
// with V, N or L and refine it with the With and As methods, which return copies.
type Pattern struct {
	// Op is 0 for a variable.
	Op   Op
	Args []Pattern

	// Var is the variable, or the name of the class in which an operator's node
	// was found (NoVar for none).
	Var Var

	Flags   FlagSpec
	Payload PayloadSpec
	Type    TypeSpec

	// Alone, of an operand of a left side, asks that its class is not shared:
	// the rule settles what the operand picks (see MarkShared).
	Alone bool

	// Kinds, if not zero, are the type families allowed to a variable.
	Kinds Kind
}

// FlagSpec is about the flags of an operator. On a left side it holds the
// required flags and optionally binds all flags of the matched node to a flag
// variable. On a right side the result's flags are Set and those that all the
// flag variables in Vars have in common, without Drop.
type FlagSpec struct {
	Set  Flags
	Drop Flags
	Vars uint32 // bit i is flag variable i
}

// SpecKind says what a PayloadSpec or TypeSpec holds.
type SpecKind uint8

// Kinds of specs.
const (
	Any      SpecKind = iota // left: anything; right: payload 0, default type
	Exact                    // this value
	Bound                    // the variable with this number; left sides bind it
	Tested                   // left: predicate Index must accept Value
	Computed                 // right: result of callback Index
)

// PayloadSpec is about the payload of an operator.
type PayloadSpec struct {
	Kind  SpecKind
	Index int
	Value uint64
}

// TypeSpec is about the type of an operator or variable. On a right side the
// default type is that of the root's class at the root, and elsewhere that of
// the first operand.
type TypeSpec struct {
	Kind  SpecKind
	Index int
	Type  Type
}

// V is a pattern variable.
func V(v Var) Pattern { return Pattern{Var: v} }

// N is an operator over arguments.
func N(op Op, args ...Pattern) Pattern { return Pattern{Op: op, Var: NoVar, Args: args} }

// L is a leaf with exactly this payload.
func L(op Op, payload uint64) Pattern {
	return Pattern{Op: op, Var: NoVar, Payload: PayloadSpec{Kind: Exact, Value: payload}}
}

// As names the class in which the operator's node was found.
func (p Pattern) As(v Var) Pattern { p.Var = v; return p }

// WithFlags requires flags on a left side and sets them on a right one.
func (p Pattern) WithFlags(f Flags) Pattern { p.Flags.Set = f; return p }

// WithFlagVar binds, or on a right side intersects with, a flag variable.
func (p Pattern) WithFlagVar(i int) Pattern { p.Flags.Vars |= 1 << i; return p }

// WithoutFlags leaves flags out of what flag variables have in common.
func (p Pattern) WithoutFlags(f Flags) Pattern { p.Flags.Drop = f; return p }

// WithPayload asks for, or builds, a payload.
func (p Pattern) WithPayload(s PayloadSpec) Pattern { p.Payload = s; return p }

// WithType asks for, or builds, a type.
func (p Pattern) WithType(s TypeSpec) Pattern { p.Type = s; return p }

// WithKinds restricts a variable to type families.
func (p Pattern) WithKinds(k Kind) Pattern { p.Kinds = k; return p }

// RuleKind is what a rule's two sides are to each other.
type RuleKind uint8

// Rule kinds.
const (
	// Equality: the sides are equal, poison and undef included. An exact match
	// unions, any other adds an edge.
	Equality RuleKind = iota
	// Refinement: the right side may stand for the left one. Matches add edges.
	Refinement
)

// Guard asks for a predicate over the classes of variables.
type Guard struct {
	Pred int // index into Language.Preds
	Args []Var
}

// TypeGuard asks for a predicate over type variables.
type TypeGuard struct {
	Pred int // index into Language.TypePreds
	Args []int
}

// Rule rewrites Left to Right where all guards hold.
type Rule struct {
	Name        string
	Left, Right Pattern
	Kind        RuleKind
	Guards      []Guard
	TypeGuards  []TypeGuard

	// Reverse also matches the right side of an Equality.
	Reverse bool

	// EveryChoice says that a rule over a one-choice operator, of either side,
	// holds for every choice. Without it such a rule is refused.
	EveryChoice bool

	// Label is the client's, who may know by it what the rule was made from.
	Label int32
}

// RuleID is a rule's place in its RuleSet.
type RuleID uint32

// Bindings is what a match bound, as seen by callbacks that compute payloads
// and types.
type Bindings struct {
	g    *Graph
	rule *compiledRule
	m    []uint32
}

// Class returns the class that a variable is bound to.
func (b Bindings) Class(v Var) ClassID {
	return ClassID(b.g.find(b.m[b.rule.varWord[v]]))
}

// Constant returns the payload of the constant that a variable is bound to.
func (b Bindings) Constant(v Var) (uint64, bool) {
	n, ok := b.g.Constant(b.Class(v))
	if !ok {
		return 0, false
	}
	return b.g.Payload(n), true
}

// TypeOf returns the type of a variable's class.
func (b Bindings) TypeOf(v Var) Type { return b.g.Type(b.Class(v)) }

// Type returns the type that a type variable is bound to.
func (b Bindings) Type(i int) Type {
	return b.g.nodes[b.m[b.rule.typeWord[i]]].typ()
}

// Payload returns the payload that a payload variable is bound to.
func (b Bindings) Payload(i int) uint64 {
	return b.g.payload(b.m[b.rule.payloadWord[i]])
}

// Flags returns the flags that a flag variable is bound to.
func (b Bindings) Flags(i int) Flags {
	return b.g.nodes[b.m[b.rule.flagWord[i]]].flags()
}

// RootType returns the type of the root's class.
func (b Bindings) RootType() Type { return b.g.nodes[b.m[matchRoot]].typ() }

// ruleCheck collects what a rule's left side binds and the errors found.
type ruleCheck struct {
	lang                         *Language
	r                            *Rule
	vars, types, payloads, flags uint32
	errs                         []error
}

func (rc *ruleCheck) bad(format string, args ...any) {
	rc.errs = append(rc.errs, fmt.Errorf(format, args...))
}

// checkRule refuses rules that the engine could not keep its laws with.
func checkRule(lang *Language, r *Rule) error {
	rc := ruleCheck{lang: lang, r: r}
	rc.left(&r.Left)
	rc.right(&r.Right)
	for _, gd := range r.Guards {
		if gd.Pred < 0 || gd.Pred >= len(lang.Preds) {
			rc.bad("predicate %d does not exist", gd.Pred)
			continue
		}
		if pr := &lang.Preds[gd.Pred]; pr.OfMatch != nil && !pr.Late {
			rc.bad("predicate %s: what sees the whole match is late", pr.Name)
		} else if len(gd.Args) == 0 && pr.OfMatch == nil || len(gd.Args) > len(test{}.args) {
			rc.bad("predicate %s: %d arguments", lang.Preds[gd.Pred].Name, len(gd.Args))
		}
		for _, v := range gd.Args {
			if v < 0 || v >= MaxVars || rc.vars>>v&1 == 0 {
				rc.bad("predicate %s: variable %d is not bound", lang.Preds[gd.Pred].Name, v)
			}
		}
	}
	for _, tg := range r.TypeGuards {
		if tg.Pred < 0 || tg.Pred >= len(lang.TypePreds) {
			rc.bad("type predicate %d does not exist", tg.Pred)
			continue
		}
		if len(tg.Args) > len(test{}.args) {
			rc.bad("type predicate %s: %d arguments", lang.TypePreds[tg.Pred].Name, len(tg.Args))
		}
		for _, i := range tg.Args {
			if i < 0 || i >= MaxVars || rc.types>>i&1 == 0 {
				rc.bad("type predicate %s: type variable %d is not bound", lang.TypePreds[tg.Pred].Name, i)
			}
		}
	}
	return errors.Join(rc.errs...)
}

// op checks what both sides have in common and returns nil for a bad op.
func (rc *ruleCheck) op(p *Pattern) *OpInfo {
	if int(p.Op) >= len(rc.lang.Ops) {
		rc.bad("op %d is not in the table", p.Op)
		return nil
	}
	info := &rc.lang.Ops[p.Op]
	if info.Arity >= 0 && info.Arity != len(p.Args) {
		rc.bad("%s has %d operands, not %d", info.Name, info.Arity, len(p.Args))
	}
	if p.Flags.Set&^info.Flags != 0 {
		rc.bad("%s does not take flags %#x", info.Name, p.Flags.Set&^info.Flags)
	}
	if info.Arity > 0 && !info.Payload && p.Payload.Kind != Any {
		rc.bad("%s carries no payload", info.Name)
	}
	return info
}

func (rc *ruleCheck) index(what string, i int) bool {
	if i < 0 || i >= MaxVars {
		rc.bad("%s %d is out of range", what, i)
		return false
	}
	return true
}

func (rc *ruleCheck) left(p *Pattern) {
	if p.Type.Kind == Bound && rc.index("type variable", p.Type.Index) {
		rc.types |= 1 << p.Type.Index
	}
	if k := p.Type.Kind; k == Tested || k == Computed {
		rc.bad("a type on the left side is given or bound; use a type guard to test it")
	}
	if p.Var != NoVar && rc.index("variable", int(p.Var)) {
		rc.vars |= 1 << p.Var
	}
	if p.Op == 0 {
		return
	}
	info := rc.op(p)
	if info == nil {
		return
	}
	rc.oneChoice(info)
	rc.flags |= p.Flags.Vars
	switch s := p.Payload; s.Kind {
	case Bound:
		if rc.index("payload variable", s.Index) {
			rc.payloads |= 1 << s.Index
		}
	case Tested:
		if s.Index < 0 || s.Index >= min(len(rc.lang.PayloadPreds), 256) {
			rc.bad("payload predicate %d does not exist", s.Index)
		}
	case Computed:
		rc.bad("a payload can't be computed on a left side")
	}
	for i := range p.Args {
		rc.left(&p.Args[i])
	}
}

// oneChoice refuses rules that choose, or that could not use another choice.
func (rc *ruleCheck) oneChoice(info *OpInfo) {
	if info.OneChoice && !rc.lang.Disabled.Has(4) && (rc.r.Kind == Equality || !rc.r.EveryChoice) {
		rc.bad("%s is one choice for all users: the rule must be a refinement that holds for every choice", info.Name)
	}
}

func (rc *ruleCheck) right(p *Pattern) {
	if p.Op == 0 {
		if rc.index("variable", int(p.Var)) && rc.vars>>p.Var&1 == 0 {
			rc.bad("variable %d is not bound on the left side", p.Var)
		}
		return
	}
	info := rc.op(p)
	if info == nil {
		return
	}
	if p.Var != NoVar {
		rc.bad("an operator of the right side can't be named")
	}
	rc.oneChoice(info)
	switch {
	case info.OneChoice && p.Payload.Kind != Exact:
		rc.bad("%s needs the payload of what rules build, which no instance of the input has", info.Name)
	case info.Anchored && p.Payload.Kind != Bound && p.Payload.Kind != Computed:
		rc.bad("%s needs the anchor of an instance of the left side", info.Name)
	}
	if p.Flags.Vars&^rc.flags != 0 {
		rc.bad("flag variables %#x are not bound on the left side", p.Flags.Vars&^rc.flags)
	}
	switch s := p.Payload; s.Kind {
	case Bound:
		if rc.index("payload variable", s.Index) && rc.payloads>>s.Index&1 == 0 {
			rc.bad("payload variable %d is not bound on the left side", s.Index)
		}
	case Tested:
		rc.bad("a payload can't be tested on a right side")
	case Computed:
		if s.Index < 0 || s.Index >= len(rc.lang.Computes) {
			rc.bad("computation %d does not exist", s.Index)
		}
	}
	switch s := p.Type; s.Kind {
	case Bound:
		if rc.index("type variable", s.Index) && rc.types>>s.Index&1 == 0 {
			rc.bad("type variable %d is not bound on the left side", s.Index)
		}
	case Tested:
		rc.bad("a type can't be tested on a right side")
	case Computed:
		if s.Index < 0 || s.Index >= len(rc.lang.TypeComputes) {
			rc.bad("type computation %d does not exist", s.Index)
		}
	}
	for i := range p.Args {
		rc.right(&p.Args[i])
	}
}

// compileBuilder turns a right side into builders, operands first, and returns
// what stands for it: a var word or a builder's complement.
func compileBuilder(lang *Language, c *compiledRule, p *Pattern, root bool) int16 {
	if p.Op == 0 {
		return int16(c.varWord[p.Var])
	}
	b := builder{pat: p, row: &lang.rows[p.Op]}
	for i := range p.Args {
		b.args = append(b.args, compileBuilder(lang, c, &p.Args[i], false))
	}
	b.plain = !b.row.arena && b.row.arity > 0 && p.Flags.Vars == 0 && p.Type.Kind == Any
	if p.Payload.Kind == Computed {
		c.calc++
	}
	if p.Type.Kind == Computed {
		c.calc++
	}
	c.right = append(c.right, b)
	return ^int16(len(c.right) - 1)
}
