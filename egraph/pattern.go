package egraph

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

	// Kinds, if not zero, are the type families allowed to a variable.
	Kinds Kind
}

// FlagSpec is about the flags of an operator. On a left side it holds the
// required flags and optionally binds all flags of the matched node to a flag
// variable. On a right side the result's flags are Set and those that all the
// flag variables in Vars have in common.
type FlagSpec struct {
	Set  Flags
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

	// EveryChoice says that a rule over a one-choice operator holds for every
	// choice. Without it such a rule is refused.
	EveryChoice bool
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
