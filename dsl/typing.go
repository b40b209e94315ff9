package dsl

import (
	"fmt"
	"slices"
	"strings"

	"rewrite/dsl/syntax"
	"rewrite/passes/ir"
)

// Types are found by unification. While a rule is elaborated, a TypeID indexes
// typer.nodes; at the end the classes become the rule's Types.

// nodeKind is the kind of a type node: what a Type can be, and what only
// exists while types are being found.
type nodeKind uint8

const (
	unknownNode nodeKind = iota // nothing known: an integer, if it stays so
	anyNode
	intNode
	floatNode
	ptrNode
	vectorNode // args: length, element
	structNode // args: fields
	aggNode
	lenNode // the length of a vector; width is the number if it is fixed
)

type typeNode struct {
	parent TypeID // itself if it is the representative
	kind   nodeKind
	name   string // W, N, F, T; of lengths too
	width  uint32
	format ir.Kind
	args   []TypeID
	from   syntax.Node // where the kind was said, for "an integer because of this"
	bad    bool        // an error was said of it; more would only follow from that
	loose  bool        // made only while the right side was elaborated
}

type typer struct {
	nodes  []typeNode
	shared map[string]TypeID // types of one spelling, and named ones
	side   side
}

type side uint8

const (
	leftSide side = iota
	rightSide
)

func (t *typer) fresh() TypeID { return t.make(typeNode{}) }

// length is the unknown length of a vector.
func (t *typer) length() TypeID { return t.make(typeNode{kind: lenNode}) }

func (t *typer) make(n typeNode) TypeID {
	id := TypeID(len(t.nodes))
	n.parent = id
	n.loose = t.side == rightSide
	t.nodes = append(t.nodes, n)
	return id
}

func (t *typer) find(id TypeID) TypeID {
	for t.nodes[id].parent != id {
		t.nodes[id].parent = t.nodes[t.nodes[id].parent].parent
		id = t.nodes[id].parent
	}
	return id
}

func (t *typer) at(id TypeID) *typeNode { return &t.nodes[t.find(id)] }

// share gives the one node of a spelling.
func (t *typer) share(key string, n typeNode) TypeID {
	if id, ok := t.shared[key]; ok {
		if t.side == leftSide {
			t.at(id).loose = false
		}
		return id
	}
	id := t.make(n)
	t.shared[key] = id
	return id
}

func (t *typer) int(width uint32) TypeID {
	return t.share(fmt.Sprintf("i%d", width), typeNode{kind: intNode, width: width})
}

func (t *typer) vector(length, elem TypeID) TypeID {
	return t.make(typeNode{kind: vectorNode, args: []TypeID{length, elem}})
}

// unify makes two types one; false when they can't be.
func (t *typer) unify(a, b TypeID) bool {
	a, b = t.find(a), t.find(b)
	if a == b {
		return true
	}
	x, y := &t.nodes[a], &t.nodes[b]
	// The more definite kind survives.
	rank := func(n *typeNode) int {
		switch n.kind {
		case unknownNode:
			return 0
		case anyNode:
			return 1
		case aggNode:
			return 2
		}
		return 3
	}
	if rank(x) > rank(y) {
		a, b, x, y = b, a, y, x
	}
	if rank(x) == 2 && rank(y) == 3 && y.kind != structNode {
		return false
	}
	if rank(x) == 3 {
		if x.kind != y.kind || x.width != 0 && y.width != 0 && x.width != y.width || x.format != 0 && y.format != 0 && x.format != y.format || len(x.args) != len(y.args) {
			return false
		}
		if t.occurs(a, y.args) || t.occurs(b, x.args) {
			return false
		}
	}
	if x.name != "" && y.name != "" && x.name != y.name {
		return false
	}
	if y.name == "" {
		y.name = x.name
	}
	if y.width == 0 {
		y.width = x.width
	}
	if y.format == 0 {
		y.format = x.format
	}
	if y.from.Pos.Line == 0 {
		y.from = x.from
	}
	y.loose = y.loose && x.loose
	y.bad = y.bad || x.bad
	args := x.args
	x.parent = b
	for i, arg := range args {
		if !t.unify(arg, t.nodes[b].args[i]) {
			return false
		}
	}
	return true
}

func (t *typer) occurs(id TypeID, in []TypeID) bool {
	for _, a := range in {
		if a = t.find(a); a == id || t.occurs(id, t.nodes[a].args) {
			return true
		}
	}
	return false
}

// scalar is the element of a vector, else the type itself.
func (t *typer) scalar(id TypeID) TypeID {
	if n := t.at(id); n.kind == vectorNode {
		return t.find(n.args[1])
	}
	return t.find(id)
}

// describe words a type for a message.
func (t *typer) describe(id TypeID) string { return t.describeNode(t.at(id)) }

// describeNode words a node, also one copied before a unification that failed.
func (t *typer) describeNode(n *typeNode) string {
	switch n.kind {
	case intNode:
		switch {
		case n.width != 0:
			return fmt.Sprintf("i%d", n.width)
		case n.name != "":
			return "an integer of width " + n.name
		}
		return "an integer"
	case floatNode:
		if n.format != 0 {
			return formatName(n.format)
		}
		return "a float"
	case ptrNode:
		return "a pointer"
	case vectorNode:
		return "a vector of " + strings.TrimPrefix(strings.TrimPrefix(t.describe(n.args[1]), "an "), "a ") + "s"
	case structNode:
		var fields []string
		for _, f := range n.args {
			fields = append(fields, t.describe(f))
		}
		return "a struct {" + strings.Join(fields, ", ") + "}"
	case aggNode:
		return "an aggregate"
	case anyNode:
		return "a value of any type"
	}
	return "a value"
}

// determined tells whether the left side says what a type is.
func (t *typer) determined(id TypeID) bool {
	n := t.at(id)
	switch {
	case !n.loose:
		return true
	case n.kind == vectorNode || n.kind == structNode:
		for _, a := range n.args {
			if !t.determined(a) {
				return false
			}
		}
		return true
	}
	return n.width != 0
}

// definite tells whether nothing of a type is open.
func (t *typer) definite(id TypeID) bool {
	n := t.at(id)
	switch n.kind {
	case ptrNode:
		return true
	case intNode, floatNode, lenNode:
		return n.width != 0
	case vectorNode, structNode:
		for _, a := range n.args {
			if !t.definite(a) {
				return false
			}
		}
		return true
	}
	return false
}

// formats are the spellings of float formats in rules: float itself means
// any format.
var formats = []struct {
	name string
	kind ir.Kind
}{
	{"f16", ir.HalfKind}, {"bf16", ir.BFloatKind}, {"f32", ir.FloatKind}, {"f64", ir.DoubleKind},
	{"f80", ir.X86FP80Kind}, {"f128", ir.FP128Kind}, {"ppc_f128", ir.PPCFP128Kind},
}

func formatName(k ir.Kind) string {
	for _, f := range formats {
		if f.kind == k {
			return f.name
		}
	}
	return "float"
}

func formatByName(name string) ir.Kind {
	for _, f := range formats {
		if f.name == name {
			return f.kind
		}
	}
	return 0
}

// intWidth reads i8, i32; 0 if name is no such type.
func intWidth(name string) uint32 {
	if len(name) < 2 || name[0] != 'i' {
		return 0
	}
	n := uint32(0)
	for _, c := range name[1:] {
		if c < '0' || c > '9' || n > ir.MaxIntBits {
			return 0
		}
		n = n*10 + uint32(c-'0')
	}
	if name[1] == '0' || n > ir.MaxIntBits {
		return 0
	}
	return n
}

// isTypeWord tells whether a lower-case name can only be a type.
func isTypeWord(name string) bool {
	switch name {
	case "ptr", "float", "any", "agg":
		return true
	}
	return intWidth(name) != 0 || formatByName(name) != 0
}

// isUpper tells constants, widths and types from values.
func isUpper(name string) bool { return name != "" && name[0] >= 'A' && name[0] <= 'Z' }

// A typeTable turns the classes of nodes into the rule's types, numbered as the
// rule meets them.
type typeTable struct {
	t     *typer
	ids   map[TypeID]TypeID
	types []Type
}

func (tt *typeTable) id(node TypeID) TypeID {
	if node == None {
		return None
	}
	node = tt.t.find(node)
	if id, ok := tt.ids[node]; ok {
		return id
	}
	n := tt.t.nodes[node]
	id := TypeID(len(tt.types))
	tt.ids[node] = id
	tt.types = append(tt.types, Type{})
	ty := Type{Name: n.name, Elem: None}
	switch n.kind {
	case unknownNode, intNode:
		ty.Kind, ty.Width = IntType, n.width
	case floatNode:
		ty.Kind, ty.Format = FloatType, n.format
	case ptrNode:
		ty.Kind = PtrType
	case anyNode:
		ty.Kind = AnyType
	case aggNode:
		ty.Kind = AggType
	case vectorNode:
		l := tt.t.find(n.args[0])
		ty.Kind, ty.Len = VectorType, uint64(tt.t.nodes[l].width)
		if ty.Len == 0 {
			if ty.LenVar = tt.t.nodes[l].name; ty.LenVar == "" {
				ty.LenVar = fmt.Sprintf("#%d", l)
			}
		}
		ty.Elem = tt.id(n.args[1])
	case structNode:
		ty.Kind = StructType
		for _, f := range n.args {
			ty.Fields = append(ty.Fields, tt.id(f))
		}
	}
	tt.types[id] = ty
	return id
}

// finish numbers the types of a rule and writes the numbers everywhere.
func (in *inference) finish(r *Rule) {
	tt := &typeTable{t: &in.typer, ids: map[TypeID]TypeID{}}
	var expr func(x *Expr)
	expr = func(x *Expr) {
		if x.Type != None {
			x.Type = tt.id(in.scalar(x.Type))
		}
		if x.Kind == WidthExpr {
			x.Of = tt.id(in.scalar(x.Of))
		}
		for _, a := range x.Args {
			expr(a)
		}
	}
	r.LaneWise = true
	var bitcasts []*Term
	term := func(t *Term) {
		t.Type, t.Elem = tt.id(t.Type), tt.id(t.Elem)
		if t.Expr != nil {
			expr(t.Expr)
		}
		switch {
		case t.Kind == OpTerm && t.Op == ir.OpBitCast:
			bitcasts = append(bitcasts, t)
		case t.Kind == OpTerm && !t.Op.Is(ir.LaneWise), t.Kind == CallTerm && (t.Intrinsic == nil || !t.Intrinsic.LaneWise):
			r.LaneWise = false
		}
	}
	r.LHS.Walk(term)
	r.RHS.Walk(term)
	var cond func(c *Cond)
	cond = func(c *Cond) {
		for _, a := range c.Args {
			cond(a)
		}
		if c.X != nil {
			expr(c.X)
			expr(c.Y)
		}
		for _, a := range c.FactArgs {
			if a.Expr != nil {
				expr(a.Expr)
			}
		}
	}
	for _, g := range r.Guards {
		cond(g)
	}
	for i := range r.Vars {
		r.Vars[i].Type = tt.id(r.Vars[i].Type)
	}
	for _, c := range in.constraints {
		nc := Constraint{c.Kind, tt.id(in.scalar(c.A)), tt.id(in.scalar(c.B)), c.Indices}
		if c.Kind == FieldOf {
			nc.A, nc.B = tt.id(c.A), tt.id(c.B)
			if tt.types[nc.B].Kind != AggType {
				continue // a struct: its fields were unified
			}
		} else if c.Kind == SameSize {
			nc.A, nc.B = tt.id(c.A), tt.id(c.B)
		}
		if !slices.ContainsFunc(r.Constraints, func(o Constraint) bool {
			return o.Kind == nc.Kind && o.A == nc.A && o.B == nc.B && slices.Equal(o.Indices, nc.Indices)
		}) {
			r.Constraints = append(r.Constraints, nc)
		}
	}
	r.Types = tt.types
	for _, t := range bitcasts { // between vectors of one length it works on each lane by itself
		if r.Types[t.Type].Kind == AnyType || r.Types[t.Args[0].Type].Kind == AnyType {
			r.LaneWise = false
		}
	}
	for _, t := range r.Types {
		if t.Kind == VectorType || t.Kind == StructType || t.Kind == AggType {
			r.LaneWise = false
		}
	}
}
