package circuit

// A Graph is gates as nodes of a graph, each of them once (structural
// hashing), constants folded. A Bit is twice a node's number, plus one if it is
// inverted. Node 0 is the constant false.
type Graph struct {
	nodes []Node
	index map[Node]Bit
}

// NodeKind is the kind of a Node.
type NodeKind uint8

const (
	ConstNode NodeKind = iota // node 0
	InputNode                 // A is its number
	AndNode                   // of A and B
	XorNode                   // of A and B
	MuxNode                   // if A then B else C
)

// A Node is a gate, its operands in normal form.
type Node struct {
	Kind    NodeKind
	A, B, C Bit
}

// NewGraph has no node but the constant.
func NewGraph() *Graph {
	return &Graph{nodes: []Node{{}}, index: map[Node]Bit{}}
}

const (
	graphFalse Bit = 0
	graphTrue  Bit = 1
)

// Len is the number of nodes.
func (g *Graph) Len() int { return len(g.nodes) }

// Node is the node that a bit, inverted or not, stands for.
func (g *Graph) Node(b Bit) Node { return g.nodes[b>>1] }

// Inverted tells whether a bit is its node's inverse.
func Inverted(b Bit) bool { return b&1 == 1 }

// Input makes an input.
func (g *Graph) Input() Bit {
	return g.add(Node{Kind: InputNode, A: Bit(len(g.nodes))})
}

func (g *Graph) add(n Node) Bit {
	if b, ok := g.index[n]; ok {
		return b
	}
	b := Bit(len(g.nodes)) << 1
	g.nodes = append(g.nodes, n)
	g.index[n] = b
	return b
}

// Const is a constant.
func (g *Graph) Const(v bool) Bit {
	if v {
		return graphTrue
	}
	return graphFalse
}

// Not inverts.
func (g *Graph) Not(a Bit) Bit { return a ^ 1 }

// And is the conjunction.
func (g *Graph) And(a, b Bit) Bit {
	if a > b {
		a, b = b, a
	}
	switch {
	case a == graphFalse || a == b^1:
		return graphFalse
	case a == graphTrue || a == b:
		return b
	}
	for range 2 {
		// One level down: what a conjunct of a says of b.
		if n := g.nodes[a>>1]; n.Kind == AndNode {
			if a&1 == 0 {
				switch b {
				case n.A, n.B:
					return a
				case n.A ^ 1, n.B ^ 1:
					return graphFalse
				}
			} else {
				switch b {
				case n.A: // !(A & B) & A
					return g.And(n.A, n.B^1)
				case n.B:
					return g.And(n.B, n.A^1)
				case n.A ^ 1, n.B ^ 1:
					return b
				}
			}
		}
		a, b = b, a
	}
	return g.add(Node{Kind: AndNode, A: a, B: b})
}

// Xor is the exclusive or.
func (g *Graph) Xor(a, b Bit) Bit {
	sign := (a ^ b) & 1
	a, b = a&^1, b&^1
	if a > b {
		a, b = b, a
	}
	switch {
	case a == graphFalse:
		return b ^ sign
	case a == b:
		return graphFalse ^ sign
	}
	for range 2 {
		if n := g.nodes[a>>1]; n.Kind == XorNode {
			switch b {
			case n.A:
				return n.B ^ sign
			case n.B:
				return n.A ^ sign
			}
		}
		a, b = b, a
	}
	return g.add(Node{Kind: XorNode, A: a, B: b}) ^ sign
}

// Mux is the choice.
func (g *Graph) Mux(c, t, e Bit) Bit {
	if c&1 == 1 {
		c, t, e = c^1, e, t
	}
	switch {
	case c == graphFalse:
		return e
	case t == e:
		return t
	case t == e^1:
		return g.Xor(c, e)
	case t == graphTrue || t == c:
		return g.And(c^1, e^1) ^ 1
	case t == graphFalse || t == c^1:
		return g.And(c^1, e)
	case e == graphTrue || e == c^1:
		return g.And(c, t^1) ^ 1
	case e == graphFalse || e == c:
		return g.And(c, t)
	}
	sign := t & 1
	return g.add(Node{Kind: MuxNode, A: c, B: t ^ sign, C: e ^ sign}) ^ sign
}
