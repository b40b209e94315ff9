package syntax

// A Tree is an expression with the structure that precedence gives it.
type Tree struct {
	Node
	Op string // operator; "neg", "~", "!" if there is no Y; "" for a leaf
	// OpNode is the place of the operator.
	OpNode Node
	X, Y   *Tree

	Number *Number // a leaf is one of these two
	Ref    *Ref

	Bind *Word
	Type *Type
	In   []*Word
}

// precedence of infix operators; higher binds tighter. All are left-associative.
var precedence = map[string]int{
	"||": 1, "&&": 2,
	"==": 3, "!=": 3, "<u": 3, "<s": 3, "<": 3, "<=u": 3, "<=s": 3, "<=": 3, ">u": 3, ">s": 3, ">": 3, ">=u": 3, ">=s": 3, ">=": 3,
	"|": 4, "^": 5, "&": 6,
	"<<": 7, ">>u": 7, ">>s": 7, ">>": 7,
	"+": 8, "-": 8,
	"*": 9, "/u": 9, "/s": 9, "/": 9, "%u": 9, "%s": 9, "%": 9,
}

// Tree resolves the operators.
func (e *Expr) Tree() *Tree {
	t, rest := climb(e.First.tree(), e.Rest, 1)
	if len(rest) > 0 {
		panic("an infix operator has no precedence: " + rest[0].Op)
	}
	return t
}

// climb is precedence climbing: it takes operators of at least the level.
func climb(left *Tree, rest []*Operator, level int) (*Tree, []*Operator) {
	for len(rest) > 0 && precedence[rest[0].Op] >= level {
		in := rest[0]
		var right *Tree
		right, rest = climb(in.Right.tree(), rest[1:], precedence[in.Op]+1)
		opNode := Node{in.Pos, in.Right.Pos}
		left = &Tree{Node: Node{left.Pos, right.EndPos}, Op: in.Op, OpNode: opNode, X: left, Y: right}
	}
	return left, rest
}

func (o *Operand) tree() *Tree {
	var t *Tree
	switch {
	case o.Paren != nil:
		t = o.Paren.Tree() // with its own place: messages are about what is inside
		if t.Bind != nil || t.Type != nil || t.In != nil {
			t = &Tree{Node: t.Node, Op: "()", X: t} // keep what stands inside and outside the parentheses apart
		}
	case o.Number != nil:
		t = &Tree{Node: o.Number.Node, Number: o.Number}
	default:
		t = &Tree{Node: o.Ref.Node, Ref: o.Ref}
	}
	for i := len(o.Prefix) - 1; i >= 0; i-- {
		p := o.Prefix[i]
		op := p.Op
		if op == "-" {
			op = "neg"
		}
		t = &Tree{Node: Node{p.Pos, o.EndPos}, Op: op, OpNode: p.Node, X: t}
	}
	if o.Bind != nil || o.Type != nil || o.In != nil {
		t.Bind, t.Type, t.In = o.Bind, o.Type, o.In
		t.Node = o.Node
	}
	return t
}
