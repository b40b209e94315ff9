package program

import (
	"math"

	"rewrite/dsl"
	"rewrite/egraph"
	"rewrite/passes/analysis/domain"
	"rewrite/passes/analysis/predicate"
	"rewrite/passes/ir"
	"rewrite/passes/ir/num"
)

// factTable numbers facts, which the graph refers to by number. 0 is: nothing. Equal facts have
// one number, so that a graph sees that a fact is not new by comparing numbers.
type factTable struct {
	Facts []domain.Facts
	index map[domain.Facts]egraph.Fact
}

func (t *factTable) Reset() {
	if len(t.Facts) > 0 {
		t.Facts = t.Facts[:0]
		clear(t.index)
	}
}

// Split gives facts as the graph holds them: the number, and apart from it
// whether the value is defined. Facts of a value that is always poison say
// nothing: that they contradict each other is no contradiction of the code.
func (t *factTable) Split(f domain.Facts) (egraph.Fact, egraph.Defined) {
	var d egraph.Defined
	if f.Has(domain.NotPoison) {
		d |= egraph.NotPoison
	}
	if f.Has(domain.NotUndef) {
		d |= egraph.NotUndef
	}
	f.Props &^= domain.WellDefined
	if f.IsEmpty() || f.IsUnknown() {
		return 0, d
	}
	if t.index == nil {
		t.index = map[domain.Facts]egraph.Fact{}
	}
	n, ok := t.index[f]
	if !ok {
		t.Facts = append(t.Facts, f)
		n = egraph.Fact(len(t.Facts))
		t.index[f] = n
	}
	return n, d
}

// Of is what the graph knows of a class.
func (c *Client) Of(g *egraph.Graph, k egraph.ClassID) domain.Facts {
	f := domain.Unknown(c.factWidth(g.Type(k)))
	if n := g.Fact(k); n != 0 {
		f = c.Facts.Facts[n-1]
	}
	d := g.Defined(k)
	if d&egraph.NotPoison != 0 {
		f = f.With(domain.NotPoison)
	}
	if d&egraph.NotUndef != 0 {
		f = f.With(domain.NotUndef)
	}
	return f
}

// factWidth is the width of the facts of a type: of integers up to the width
// that analyses know, and of the addresses of pointers in address space 0.
func (c *Client) factWidth(t egraph.Type) uint32 {
	switch w := Width(t); {
	case KindOf(t) == KindInt && w <= num.MaxWidth:
		return w
	case t&^ShapeMask == famPtr:
		return c.PtrWidth
	}
	return 0
}

// HasFacts tells whether more than definedness can be known of a type's values.
func (c *Client) HasFacts(t egraph.Type) bool { return c.factWidth(t) != 0 || KindOf(t) == KindFloat }

// formatIn is the format of the lanes of a type, VoidKind if they are no floats.
func formatIn(t egraph.Type) ir.Kind {
	if KindOf(t) == KindFloat {
		return FloatFormat(t)
	}
	return ir.VoidKind
}

// OnlyFloat is the bits of the only float of some classes.
func OnlyFloat(format ir.Kind, c domain.Class) (uint64, bool) {
	x := 0.0
	switch c {
	case domain.PosZero:
	case domain.NegZero:
		x = math.Copysign(0, -1)
	case domain.PosInf:
		x = math.Inf(1)
	case domain.NegInf:
		x = math.Inf(-1)
	default:
		return 0, false
	}
	bits, ok := dsl.FloatAt(x, format)
	return bits.Lo, ok
}

// Make derives what a node's operands tell of it.
func (c *Client) Make(g *egraph.Graph, n egraph.NodeID) (egraph.Fact, egraph.Defined) {
	op := g.Op(n)
	t := g.Type(g.ClassOf(n))
	w := c.factWidth(t)
	switch op {
	case OpInt:
		if w == 0 {
			return 0, egraph.WellDefined
		}
		if p := g.Payload(n); IsVector(t, p) {
			elems := c.Vectors.LanesOf(p)
			f := domain.Const(w, elems[0])
			for _, x := range elems[1:] {
				f = f.Join(domain.Const(w, x))
			}
			return c.Facts.Split(f)
		}
		return c.Facts.Split(domain.Const(w, Constant(t, g.Payload(n))))
	case OpFloat:
		if p := g.Payload(n); IsVector(t, p) {
			var f domain.Class
			for _, x := range c.Vectors.LanesOf(p) {
				f |= domain.ClassOf(FloatFormat(t), x.Lo)
			}
			return c.Facts.Split(domain.Within(f).With(domain.WellDefined))
		}
		return c.Facts.Split(domain.Within(domain.ClassOf(FloatFormat(t), g.Payload(n))).With(domain.WellDefined))
	case OpNull:
		return c.Facts.Split(domain.Const(w, num.Int{}))
	}
	if op < FirstOp {
		return 0, 0
	}
	m := c.Vocab.Back[op]
	if m.Picks(t, UnpackFlags(g.Flags(n))) {
		fact, d := c.operation(g, n, m, w)
		return fact, d | egraph.Picks
	}
	return c.operation(g, n, m, w)
}

// operation derives what the operands of an operation tell.
func (c *Client) operation(g *egraph.Graph, n egraph.NodeID, m Meaning, w uint32) (egraph.Fact, egraph.Defined) {
	args := c.args[:0]
	for i := range g.Arity(n) {
		args = append(args, c.Of(g, g.Kid(n, i)))
	}
	c.args = args
	return c.Facts.Split(c.given(g, n, m, w, args))
}

// Given is what is known of a node if args are of its operands; !ok of what is no integer.
func (c *Client) Given(g *egraph.Graph, n egraph.NodeID, args []domain.Facts) (f domain.Facts, ok bool) {
	w := c.factWidth(g.Type(g.ClassOf(n)))
	if w == 0 {
		return f, false
	}
	f = c.given(g, n, c.Vocab.Back[g.Op(n)], w, args)
	return f, uint32(f.Width) == w
}

func (c *Client) given(g *egraph.Graph, n egraph.NodeID, m Meaning, w uint32, args []domain.Facts) domain.Facts {
	in := &c.instr
	*in = domain.Instr{Op: m.Op, Pred: m.Pred, Flags: UnpackFlags(g.Flags(n)), Width: w,
		Format: formatIn(g.Type(g.ClassOf(n))), Same: len(args) > 1 && g.Kid(n, 0) == g.Kid(n, 1)}
	if len(args) > 0 {
		in.From = formatIn(g.Type(g.Kid(n, 0)))
	}
	switch {
	case m.Function != "":
		return domain.Facts{}
	case m.Intrinsic != nil:
		f, ok := domain.TransferCall(m.Intrinsic.ID, in, args)
		if !ok {
			return domain.Facts{}
		}
		return f
	case m.Op == ir.OpExtractElement || m.Op == ir.OpInsertElement:
		in.Lanes = uint64(Shape(g.Type(g.Kid(n, 0)))&^Scalable) >> LaneShift
	case m.Op == ir.OpShuffleVector:
		in.Lanes = uint64(Shape(g.Type(g.Kid(n, 0)))&^Scalable) >> LaneShift
		in.Mask = c.Masks[ir.ValueID(g.Payload(n))]
	case m.Op == ir.OpExtractValue || m.Op == ir.OpInsertValue:
		return domain.Facts{} // these need more than facts of operands
	case m.Op == ir.OpGEP:
		return c.addressFacts(g, n, in, args)
	}
	return domain.Transfer(in, args)
}

// Meet is what holds where both hold; !ok if nothing does. Then the block is not reached, and the graph
// gives up (law 3).
func (c *Client) Meet(a, b egraph.Fact) (egraph.Fact, bool) {
	if a == 0 {
		return b, true
	}
	if b == 0 || a == b {
		return a, true
	}
	f := c.Facts.Facts[a-1].Meet(c.Facts.Facts[b-1])
	if f.IsEmpty() {
		return a, false
	}
	n, _ := c.Facts.Split(f)
	return n, true
}

// Modify gives a class whose facts leave one number only that number as a
// refinement: the value is poison or it.
//
// It is an edge and no union, for the value may be poison; where it is known to be defined the graph
// makes a union of it (law 2). A pointer whose address is known is not the integer made a
// pointer, whose provenance is another (law 19); null alone is told by its address.
func (c *Client) Modify(g *egraph.Graph, k egraph.ClassID) {
	n := g.Fact(k)
	if n == 0 {
		return
	}
	t := g.Type(k)
	op, payload := OpInt, uint64(0)
	x, ok := c.Facts.Facts[n-1].Constant()
	if KindOf(t) == KindFloat {
		op = OpFloat
		payload, ok = OnlyFloat(FloatFormat(t), c.Facts.Facts[n-1].May())
	}
	if !ok {
		return
	}
	if _, known := g.Constant(k); known {
		return
	}
	if op == OpFloat {
	} else if KindOf(t) == KindPtr { // of pointers only null may be told by its address
		if op = OpNull; x != (num.Int{}) {
			return
		}
	} else if payload, ok = PayloadOf(t, x); !ok {
		return
	}
	// by the constant's own node, which is what explanations then tell
	leaf := egraph.ClassID(g.AddNode(egraph.Node{Op: op, Type: t, Payload: payload}))
	if !g.Refines(k, leaf) {
		g.Refine(k, leaf, 0)
	}
}

// Which NaN a floating-point operation returns, which zero under nsz, and how it
// rounds under the flags that license rewriting is left open, and picked once
// for all users (SEMANTICS law 4). A rule that settles a pick is right for one
// user. So the graph does not look through the edges of a value of the input
// that several instructions use, and rules whose left side has an operation that
// picks below its root match it only if it has one user, unless they hold
// whatever was picked. The root's pick is settled for all users, because
// extraction puts one value into the place of each class.

// Picks tells whether an operation leaves its result open.
func (m Meaning) Picks(t egraph.Type, fl ir.Flags) bool {
	return KindOf(t) == KindFloat && (fl&dsl.OpenFlags != 0 || dsl.Picks(m.Op, m.Intrinsic))
}

// ofFloat answers a predicate about a float from its classes.
func (c *Client) ofFloat(g *egraph.Graph, fact dsl.FactID, k egraph.ClassID, m num.Int) bool {
	if n, ok := g.Constant(k); ok {
		t := g.Type(k)
		return c.Vectors.Every(t, g.Payload(n), func(x num.Int) bool {
			return fact.Info().Holds(dsl.FuncArgs{A: x, B: m, Width: Width(t), Arg: Width(t), Format: FloatFormat(t)})
		})
	}
	return predicate.OfFloat(fact, c.Of(g, k), m)
}
