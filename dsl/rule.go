package dsl

import (
	"slices"
	"strings"

	"rewrite/passes/ir"
	"rewrite/passes/ir/diag"
	"rewrite/passes/ir/intrinsic"
	"rewrite/passes/ir/num"
)

// A Rule is one checked rule: one instance when the text has a `for` list. All
// names are resolved to indexes into its tables, and every term has a type.
// A Rule is immutable once it is loaded.
type Rule struct {
	Name    string // unique and stable: the text's name, "/value" behind it for each `for` binding
	Family  string // the name in the text, without instance
	Doc     string // the /// comment, without slashes; "" if there is none
	Group   string // "" outside any group
	File    string // as it was named to the loader
	Span    Span   // of the name in the text
	Source  string // the line of the text that the name stands on, for messages
	Arrow   Arrow
	Reverse bool   // an Equal whose right side is also matched
	Axiom   string // reason of a rule that is not to be proved; "" if there is none
	For     []ForValue
	// Among identifies, of an instance of a family, all the forms that it was chosen from
	// (see load.Options), so that a verdict is about the choice as well; "" of others.
	Among string

	LHS, RHS *Term
	// Guards must all hold. What they mention is bound by the left side (by
	// both sides if Reverse).
	Guards []*Cond

	Types       []Type // of terms and constants, indexed by TypeID
	Constraints []Constraint
	Vars        []Var     // indexed by VarID
	FlagVars    []FlagVar // indexed by FlagVarID
	PredVars    []PredVar // indexed by PredVarID

	// LaneWise tells that every type is a scalar and every operation works lane
	// by lane, so that the rule lifts to vectors, all of one length (law 12).
	LaneWise bool
}

// UserSpace is what reports put before the names of a user's rules, with a slash, where
// the built-in ones run beside them. No name in a text has a slash.
const UserSpace = "user"

// InUserSpace is the rule with its name in reports.
func (r *Rule) InUserSpace() *Rule {
	c := *r
	c.Name, c.Family = UserSpace+"/"+r.Name, UserSpace+"/"+r.Family
	return &c
}

// Names are what the rule answers to: its name and that of its family, and both also
// without UserSpace.
func (r *Rule) Names() []string {
	names := []string{r.Name, r.Family}
	if bare, ok := strings.CutPrefix(r.Name, UserSpace+"/"); ok {
		names = append(names, bare, strings.TrimPrefix(r.Family, UserSpace+"/"))
	}
	return names
}

// Floating tells whether the rule has floating point: a type, an operation or
// a flag of it. Such rules are tested and not proved, and add edges only
// (SEMANTICS 20).
func (r *Rule) Floating() bool {
	for _, t := range r.Types {
		if t.Kind == FloatType {
			return true
		}
	}
	return false
}

// Reversed is the rule with its sides exchanged: what it means to match the right
// side of an Equal.
func (r *Rule) Reversed() *Rule {
	back := *r
	back.LHS, back.RHS = r.RHS, r.LHS
	back.Vars = slices.Clone(r.Vars)
	for i := range back.Vars {
		v := &back.Vars[i]
		v.Left, v.Right = v.Right, v.Left
	}
	return &back
}

// Arrow is what a rule claims.
type Arrow uint8

const (
	Refine Arrow = iota // =>  the right side may stand wherever the left side stands
	Equal               // <=> and the other way round
)

// String is the arrow's spelling.
func (a Arrow) String() string {
	if a == Equal {
		return "<=>"
	}
	return "=>"
}

// ForValue is what one name of a `for` list stands for in this instance.
type ForValue struct{ Name, Value string }

// Span is a place in a rule file. Lines and columns count from 1, columns and
// length in bytes. The zero Span is no place.
type Span struct{ Line, Col, Len int32 }

// Indexes into the tables of a Rule.
type (
	TypeID    int32
	VarID     int32
	FlagVarID int32
	PredVarID int32
)

// None is the index that means there is nothing. As the TypeID of a constant
// expression it means a plain number: whole, unbounded, of no width (widths,
// indexes of fields).
const None = -1

// TypeKind is the form of a Type.
type TypeKind uint8

const (
	IntType    TypeKind = iota // iW; Width 0: every width
	FloatType                  // Format, or any format
	PtrType                    // a pointer in any address space
	AnyType                    // any first-class type, vectors and aggregates included
	VectorType                 // <Len x Elem>, of fixed length
	StructType                 // { Fields }
	AggType                    // any struct or array
)

// A Type is one type variable of a rule. Two terms have the same type if and
// only if their TypeIDs are equal; different ones may still be bound to one
// type unless a Constraint keeps them apart.
//
// In a rule that is LaneWise, int, float, ptr and any stand for the type
// itself or for a vector of it, the same number of lanes everywhere.
type Type struct {
	Kind   TypeKind
	Name   string   // as the text names it (W, N, F, T); "" if it does not
	Width  uint32   // IntType: the width if it is fixed, else 0
	Format ir.Kind  // FloatType: the format if it is fixed, else 0 (ir.VoidKind)
	Len    uint64   // VectorType: the length if it is fixed, else 0
	LenVar string   // VectorType: name of the length, equal lengths have equal names; "" if fixed
	Elem   TypeID   // VectorType
	Fields []TypeID // StructType
}

// ConstraintKind is a relation between two types.
type ConstraintKind uint8

const (
	Narrower ConstraintKind = iota // A has fewer bits than B
	SameSize                       // A and B have equally many bits
	FieldOf                        // A is the type of field Indices of aggregate B
	OffsetOf                       // A is the integer that offsets of pointers B are computed in
)

// A Constraint comes from an operation (a zext widens) and limits which types
// the rule may be instantiated with.
type Constraint struct {
	Kind    ConstraintKind
	A, B    TypeID
	Indices []Index // of FieldOf
}

// VarKind tells what a variable is bound to.
type VarKind uint8

const (
	ValueVar VarKind = iota // any value
	ConstVar                // a constant: an integer or float literal, or a splat of one
	IndexVar                // an index of extractvalue or insertvalue, a plain number
	NodeVar                 // the operation that `t = add(...)` names on the left side
)

// A Var is a variable of a rule.
type Var struct {
	Name  string
	Kind  VarKind
	Type  TypeID // None for an IndexVar
	Span  Span   // where it is bound
	Left  int    // occurrences as a term of the left side; for a NodeVar besides its definition
	Right int    // occurrences as a term of the right side
}

// A FlagVar stands for the whole set of flags of one operation of the left side.
type FlagVar struct {
	Name   string
	Domain ir.Flags // what the operation that binds it can carry
	Span   Span
}

// A PredVar stands for the predicate of one compare of the left side.
type PredVar struct {
	Name  string
	Float bool // of fcmp
	Span  Span
}

// TermKind is the form of a Term.
type TermKind uint8

const (
	VarTerm      TermKind = iota // Var
	LitTerm                      // Lit, an integer, or a splat of it
	FloatTerm                    // Float, or a splat of it
	NullTerm                     // null
	PoisonTerm                   // poison
	UndefTerm                    // undef, chosen anew at each occurrence
	OpTerm                       // Op with Flags, Pred, Args, Indices, Elem
	CallTerm                     // Intrinsic or Func with Args, Flags
	ComputedTerm                 // the constant Expr; on the left side it compares with the constant found
)

// A Term is a tree on either side of a rule, but for freezes of the right side that
// are written alike: they are one Term, for one choice.
type Term struct {
	Kind TermKind
	Type TypeID
	Span Span

	Var   VarID   // VarTerm
	Lit   Lit     // LitTerm
	Float float64 // FloatTerm; the rule applies where the format holds it exactly

	Op        ir.Op      // OpTerm; ir.OpCall in a CallTerm
	Intrinsic *Intrinsic // CallTerm of an intrinsic
	Func      string     // CallTerm of a function: its name without @
	Flags     FlagExpr
	Pred      PredExpr
	// Args are the operands as LLVM orders them, without indexes of
	// extractvalue and insertvalue. A getelementptr's first is the pointer.
	Args    []*Term
	Indices []Index // extractvalue, insertvalue
	Elem    TypeID  // getelementptr: source element type; else None
	Bind    VarID   // the NodeVar that names this operation; else None

	Expr *Expr // ComputedTerm
}

// FlagExpr is the set of flags of an operation.
//
// On the left side Set must be among the flags of what is matched, and the one
// variable of Vars, if there is one, is bound to all of them. On the right side
// the flags are Set and, if there are Vars, the intersection of all of them
// and Mask, as far as the operation can carry them.
type FlagExpr struct {
	Set  ir.Flags
	Vars []FlagVarID
	Mask ir.Flags // all ones if the text gives none
}

// PredExpr is the predicate of a compare: Pred, or a variable with Invert and
// Swap applied (they commute).
type PredExpr struct {
	Pred         ir.Pred
	Var          PredVarID // None when Pred is meant
	Swap, Invert bool
}

// CountsInOne tells whether a getelementptr counts in bytes, or in elements of a type
// that is a variable, of which only the size is known.
func (r *Rule) CountsInOne(t *Term) bool {
	e := r.Types[t.Elem]
	return e.Kind == IntType && e.Width == 8 || e.Kind == AnyType
}

// Index is the place of a field: N, or an IndexVar.
type Index struct {
	N   uint32
	Var VarID // None when N is meant
}

// Lit is an integer as written. A width holds it if it can be read as an
// unsigned or, with a minus, as a signed number of that width; elsewhere the
// rule does not apply.
type Lit struct {
	Neg bool
	Mag num.Int
}

// At is the literal's bits at a width, and whether the width holds it. Widths
// above num.MaxWidth are refused: the rule does not apply there.
func (l Lit) At(width uint32) (num.Int, bool) {
	if width > num.MaxWidth {
		return num.Int{}, false
	}
	if !l.Neg {
		return l.Mag, l.Mag.Len() <= width
	}
	// -n fits if n <= 2^(width-1), so if n-1 needs fewer than width bits.
	fits := width > 0 && (l.Mag.IsZero() || l.Mag.Sub(num.Of(1)).Len() < width)
	return l.Mag.Neg().Trunc(width), fits
}

// Bindings is what the variables of a rule stand for. Slices are indexed by the
// IDs of the rule; what is not bound is not looked at.
type Bindings struct {
	// Bits is the width of each type: of an integer, the element of a lane-wise
	// vector, or a float format. It must be set for types that expressions use.
	Bits []uint32
	// Formats are the formats of float types: half and bfloat are equally wide.
	Formats []ir.Kind
	// Vals are the values of constants, and in a proof of all variables. Floats
	// are their IEEE bits, an IndexVar is a number.
	Vals  []num.Int
	Flags []ir.Flags
	Preds []ir.Pred
}

// NewBindings has room for all that the rule can bind. Types of fixed width
// have their width.
func (r *Rule) NewBindings() *Bindings {
	b := &Bindings{
		Bits: make([]uint32, len(r.Types)), Formats: make([]ir.Kind, len(r.Types)), Vals: make([]num.Int, len(r.Vars)),
		Flags: make([]ir.Flags, len(r.FlagVars)), Preds: make([]ir.Pred, len(r.PredVars)),
	}
	for i, t := range r.Types {
		switch t.Kind {
		case IntType:
			b.Bits[i] = t.Width
		case FloatType:
			b.SetFormat(TypeID(i), t.Format)
		}
	}
	return b
}

// SetFormat binds a float type.
func (b *Bindings) SetFormat(t TypeID, format ir.Kind) {
	b.Bits[t], b.Formats[t] = format.FloatBits(), format
}

// EvalFlags is the set of flags that an operation of the right side gets.
func (b *Bindings) EvalFlags(f FlagExpr, op ir.Op) ir.Flags {
	if len(f.Vars) == 0 {
		return f.Set
	}
	all := f.Mask
	for _, v := range f.Vars {
		all &= b.Flags[v]
	}
	return f.Set | all&op.Info().Flags
}

// EvalPred is the predicate that a compare of the right side gets, or that one
// of the left side must have.
func (b *Bindings) EvalPred(p PredExpr) ir.Pred {
	q := p.Pred
	if p.Var != None {
		q = b.Preds[p.Var]
	}
	if p.Swap {
		q = q.Swap()
	}
	if p.Invert {
		q = q.Invert()
	}
	return q
}

// Diagnostic is a message about the rule, placed at its name.
func (r *Rule) Diagnostic(sev diag.Severity, cause error, msg string) *diag.Diagnostic {
	return &diag.Diagnostic{
		Severity: sev, File: r.File, Line: int(r.Span.Line), Col: int(r.Span.Col), Len: int(r.Span.Len),
		Msg: msg, Source: r.Source, Cause: cause,
	}
}

// Scalar is the type of the elements of a vector type, else the type itself.
// Expressions are of such types only.
func (r *Rule) Scalar(t TypeID) TypeID {
	if t != None && r.Types[t].Kind == VectorType {
		return r.Types[t].Elem
	}
	return t
}

// Immediate tells whether argument i of a call of an intrinsic is a constant that is
// no lane of a vector.
func (t *Term) Immediate(i int) bool {
	return t.Kind == CallTerm && t.Intrinsic != nil && strings.HasPrefix(t.Intrinsic.Params()[i], "imm")
}

// IsOperation tells whether the term is an operation or a call.
func (t *Term) IsOperation() bool { return t.Kind == OpTerm || t.Kind == CallTerm }

// Walk calls f for the term and everything below it, parents first.
func (t *Term) Walk(f func(*Term)) {
	f(t)
	for _, a := range t.Args {
		a.Walk(f)
	}
}

// Commutes tells whether the first two operands may be swapped; those of a
// compare, if its predicate is swapped as well.
func (t *Term) Commutes() bool {
	switch {
	case t.Intrinsic != nil:
		return t.Intrinsic.Commutative
	case t.Kind == OpTerm:
		return t.Op.Is(ir.Commutative) || t.Op == ir.OpICmp || t.Op == ir.OpFCmp
	}
	return false
}

// What a rule may do where an operation leaves its result open, or a condition chooses
// between lanes.

// OpenFlags leave open what a floating-point operation returns.
const OpenFlags = ir.NSZ | ir.Reassoc | ir.ARcp | ir.Contract | ir.AFn

// Picks tells whether an operation with a result in floating point leaves it
// open whatever its flags are. Those that move values or change bits do not,
// nor do conversions of integers, which give no NaN.
func Picks(op ir.Op, in *Intrinsic) bool {
	switch op {
	case ir.OpFAdd, ir.OpFSub, ir.OpFMul, ir.OpFDiv, ir.OpFRem, ir.OpFPExt, ir.OpFPTrunc:
		return true
	case ir.OpCall:
		return in == nil || in.ID != intrinsic.Fabs && in.ID != intrinsic.Copysign
	}
	return false
}

// Settles tells whether the rule may settle what an operand of its left side picks, so
// that the operand must have no other user (SEMANTICS 4).
func (r *Rule) Settles(a *Term) bool {
	return a.IsOperation() && r.Types[r.Scalar(a.Type)].Kind == FloatType && !r.EveryChoice() &&
		(a.Flags.Set&OpenFlags != 0 || len(a.Flags.Vars) > 0 || Picks(a.Op, a.Intrinsic))
}

// EveryChoice tells whether a rule holds whatever the operations below the root
// of its left side picked: its result is none of floating point, and nothing in
// it looks at the bits of one. Compares do not tell zeros or NaNs apart. Rules
// that only drop or keep reassoc's freedom are not among them.
func (r *Rule) EveryChoice() bool {
	if !r.Floating() || r.Types[r.Scalar(r.LHS.Type)].Kind != IntType {
		return false
	}
	holds := true
	r.LHS.Walk(func(t *Term) {
		if t.Kind != OpTerm && t.Kind != CallTerm {
			return
		}
		switch {
		case t.Op == ir.OpBitCast, t.Intrinsic != nil && (t.Intrinsic.ID == intrinsic.IsFpclass || t.Intrinsic.ID == intrinsic.Copysign):
			holds = false
		case t != r.LHS && t.Flags.Set&OpenFlags != 0:
			holds = false
		}
	})
	return holds
}

// OnlyChooses tells whether a type is that of variables that do nothing but choose
// between arms of selects, at most once each on the right side. One bit may choose
// between whole vectors there: it is what a vector of such bits does in which all are
// equal. Used twice on the right, an undef bit could choose other ways in each lane of
// that vector; used once, it is one number for all lanes, which the left side takes too.
func (r *Rule) OnlyChooses(t TypeID) bool {
	if r.Types[t].Kind != IntType || r.Types[t].Width != 1 {
		return false
	}
	only, named := true, map[VarID]*Term{}
	uses := make([]int, len(r.Vars)) // on the side at hand
	var walk func(x *Term, condition bool)
	walk = func(x *Term, condition bool) {
		if x.Bind != None {
			named[x.Bind] = x
		}
		if x.Kind == VarTerm && named[x.Var] != nil { // once more all that it names
			walk(named[x.Var], condition)
			return
		}
		if x.Type == t && !(condition && x.Kind == VarTerm) {
			only = false
		} else if x.Type == t {
			uses[x.Var]++
		}
		for i, a := range x.Args {
			walk(a, i == 0 && x.Kind == OpTerm && x.Op == ir.OpSelect)
		}
	}
	walk(r.LHS, false)
	clear(uses)
	walk(r.RHS, false)
	return only && !slices.ContainsFunc(uses, func(n int) bool { return n > 1 })
}

// InPatterns tells whether an operation can stand in a rule: it is a function
// of its operands. A shuffle is one of its mask, too, which rules can't say; the
// optimizer follows the lanes of shuffles without rules.
func InPatterns(op ir.Op) bool {
	if op == ir.OpShuffleVector {
		return false
	}
	return !op.IsLeaf() && !op.IsTerminator() && op.Is(ir.Removable|ir.Speculatable) || op.Is(ir.LaneWise)
}

// Ops lists the operations that rules can use.
func Ops() []ir.Op {
	var all []ir.Op
	for op := ir.OpRet; op < ir.NumOps; op++ {
		if InPatterns(op) {
			all = append(all, op)
		}
	}
	return all
}
