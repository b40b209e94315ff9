package load

import (
	"fmt"
	"slices"
	"strings"

	"rewrite/dsl"
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
	parent dsl.TypeID // itself if it is the representative
	kind   nodeKind
	name   string // W, N, F, T; of lengths too
	width  uint32
	format ir.Kind
	args   []dsl.TypeID
	from   syntax.Node // where the kind was said, for "an integer because of this"
	bad    bool        // an error was said of it; more would only follow from that
	loose  bool        // made only while the right side was elaborated
}

type typer struct {
	nodes  []typeNode
	shared map[string]dsl.TypeID // types of one spelling, and named ones
	side   side                  // that is being elaborated
}

type side uint8

const (
	leftSide side = iota
	rightSide
)

func (t *typer) fresh() dsl.TypeID { return t.make(typeNode{}) }

// length is the unknown length of a vector.
func (t *typer) length() dsl.TypeID { return t.make(typeNode{kind: lenNode}) }

func (t *typer) make(n typeNode) dsl.TypeID {
	id := dsl.TypeID(len(t.nodes))
	n.parent = id
	n.loose = t.side == rightSide
	t.nodes = append(t.nodes, n)
	return id
}

func (t *typer) find(id dsl.TypeID) dsl.TypeID {
	for t.nodes[id].parent != id {
		t.nodes[id].parent = t.nodes[t.nodes[id].parent].parent
		id = t.nodes[id].parent
	}
	return id
}

func (t *typer) at(id dsl.TypeID) *typeNode { return &t.nodes[t.find(id)] }

// share gives the one node of a spelling.
func (t *typer) share(key string, n typeNode) dsl.TypeID {
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

func (t *typer) int(width uint32) dsl.TypeID {
	return t.share(fmt.Sprintf("i%d", width), typeNode{kind: intNode, width: width})
}

func (t *typer) vector(length, elem dsl.TypeID) dsl.TypeID {
	return t.make(typeNode{kind: vectorNode, args: []dsl.TypeID{length, elem}})
}

// unify makes two types one; false when they can't be.
func (t *typer) unify(a, b dsl.TypeID) bool {
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

func (t *typer) occurs(id dsl.TypeID, in []dsl.TypeID) bool {
	for _, a := range in {
		if a = t.find(a); a == id || t.occurs(id, t.nodes[a].args) {
			return true
		}
	}
	return false
}

// scalar is the element of a vector, else the type itself.
func (t *typer) scalar(id dsl.TypeID) dsl.TypeID {
	if n := t.at(id); n.kind == vectorNode {
		return t.find(n.args[1])
	}
	return t.find(id)
}

// describe words a type for a message.
func (t *typer) describe(id dsl.TypeID) string { return t.describeNode(t.at(id)) }

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
			return dsl.FormatName(n.format)
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
func (t *typer) determined(id dsl.TypeID) bool {
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
func (t *typer) definite(id dsl.TypeID) bool {
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

// isTypeWord tells whether a lower-case name can only be a type.
func isTypeWord(name string) bool {
	switch name {
	case "int", "ptr", "float", "any", "agg":
		return true
	}
	return dsl.IntWidth(name) != 0 || dsl.FormatNamed(name) != 0
}

// isUpper tells constants, widths and types from values.
func isUpper(name string) bool { return name != "" && name[0] >= 'A' && name[0] <= 'Z' }

// A typeTable turns the classes of nodes into the rule's types, numbered as the
// rule meets them.
type typeTable struct {
	t     *typer
	ids   map[dsl.TypeID]dsl.TypeID
	types []dsl.Type
}

func (tt *typeTable) id(node dsl.TypeID) dsl.TypeID {
	if node == dsl.None {
		return dsl.None
	}
	node = tt.t.find(node)
	if id, ok := tt.ids[node]; ok {
		return id
	}
	n := tt.t.nodes[node]
	id := dsl.TypeID(len(tt.types))
	tt.ids[node] = id
	tt.types = append(tt.types, dsl.Type{})
	ty := dsl.Type{Name: n.name, Elem: dsl.None}
	switch n.kind {
	case unknownNode, intNode:
		ty.Kind, ty.Width = dsl.IntType, n.width
	case floatNode:
		ty.Kind, ty.Format = dsl.FloatType, n.format
	case ptrNode:
		ty.Kind = dsl.PtrType
	case anyNode:
		ty.Kind = dsl.AnyType
	case aggNode:
		ty.Kind = dsl.AggType
	case vectorNode:
		l := tt.t.find(n.args[0])
		ty.Kind, ty.Len = dsl.VectorType, uint64(tt.t.nodes[l].width)
		if ty.Len == 0 {
			if ty.LenVar = tt.t.nodes[l].name; ty.LenVar == "" {
				ty.LenVar = fmt.Sprintf("#%d", l)
			}
		}
		ty.Elem = tt.id(n.args[1])
	case structNode:
		ty.Kind = dsl.StructType
		for _, f := range n.args {
			ty.Fields = append(ty.Fields, tt.id(f))
		}
	}
	tt.types[id] = ty
	return id
}

// finish numbers the types of a rule and writes the numbers everywhere.
func (in *inference) finish(r *dsl.Rule) {
	tt := &typeTable{t: &in.typer, ids: map[dsl.TypeID]dsl.TypeID{}}
	var expr func(x *dsl.Expr)
	expr = func(x *dsl.Expr) {
		if x.Type != dsl.None {
			x.Type = tt.id(in.scalar(x.Type))
		}
		if x.Kind == dsl.WidthExpr {
			x.Of = tt.id(in.scalar(x.Of))
		}
		for _, a := range x.Args {
			expr(a)
		}
	}
	r.LaneWise = true
	var bitcasts []*dsl.Term
	term := func(t *dsl.Term) {
		t.Type, t.Elem = tt.id(t.Type), tt.id(t.Elem)
		if t.Expr != nil {
			expr(t.Expr)
		}
		switch {
		case t.Kind == dsl.OpTerm && t.Op == ir.OpBitCast:
			bitcasts = append(bitcasts, t)
		case t.Kind == dsl.OpTerm && !t.Op.Is(ir.LaneWise), t.Kind == dsl.CallTerm && (t.Intrinsic == nil || !t.Intrinsic.LaneWise):
			r.LaneWise = false
		}
	}
	r.LHS.Walk(term)
	if r.RHS != nil { // a test that the rule does not apply has none
		r.RHS.Walk(term)
	}
	var cond func(c *dsl.Cond)
	cond = func(c *dsl.Cond) {
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
		nc := dsl.Constraint{Kind: c.Kind, A: tt.id(in.scalar(c.A)), B: tt.id(in.scalar(c.B)), Indices: c.Indices}
		if c.Kind == dsl.FieldOf {
			nc.A, nc.B = tt.id(c.A), tt.id(c.B)
			if tt.types[nc.B].Kind != dsl.AggType {
				continue // a struct: its fields were unified
			}
		} else if c.Kind == dsl.SameSize {
			nc.A, nc.B = tt.id(c.A), tt.id(c.B)
		}
		if !slices.ContainsFunc(r.Constraints, func(o dsl.Constraint) bool {
			return o.Kind == nc.Kind && o.A == nc.A && o.B == nc.B && slices.Equal(o.Indices, nc.Indices)
		}) {
			r.Constraints = append(r.Constraints, nc)
		}
	}
	r.Types = tt.types
	for _, t := range bitcasts { // between vectors of one length it works on each lane by itself
		if r.Types[t.Type].Kind == dsl.AnyType || r.Types[t.Args[0].Type].Kind == dsl.AnyType {
			r.LaneWise = false
		}
	}
	for _, t := range r.Types {
		if t.Kind == dsl.VectorType || t.Kind == dsl.StructType || t.Kind == dsl.AggType {
			r.LaneWise = false
		}
	}
}
