package main

import (
	"cmp"
	"slices"
	"strconv"
	"strings"

	"rewrite/passes/ir"
	"rewrite/passes/ir/intrinsic"
)

// Shapes are expressions without what rules do not depend on: each is spelled as the left
// side of a rule, in the rule language, so that an author can go on from there. Two
// expressions are of one shape if they differ only in
//
//   - names: variables are x, y, z, ... in the order of their places,
//   - constants: C, or C1, C2, ... where there are several; 0, 1, -1, true and false stay, as
//     rules are about those alone,
//   - widths: where there are casts, integers but i1 are W, N, ... and floats F, G, ...; a
//     vector is what its lanes are,
//   - the order of operands that commute, and of the sides of compares.
//
// Flags are part of a shape. Operations are those that compute lane by lane and touch no
// memory, getelementptr, and intrinsics of that kind; everything else is a variable.

// maxOps is how many operations a shape has at most, those that are used twice counted once.
const maxOps = 4

// eachShape yields the shapes whose root is v: one for each set of operations that hangs
// together below it.
func eachShape(v *ir.Value, yield func(shape string)) {
	if counts(v) {
		p := &speller{in: make(map[*ir.Value]bool, maxOps)}
		p.grow(v, []*ir.Value{v}, 0, yield)
	}
}

// counts tells whether a value is an operation of shapes.
func counts(v *ir.Value) bool {
	switch {
	case !v.IsInstr():
		return false
	case v.Op == ir.OpGEP || v.Op == ir.OpBitCast:
		return true
	case v.Op == ir.OpCall:
		id := v.Intrinsic()
		return id != intrinsic.None && v.Type != ir.Void && v.Effects() == 0 && !v.Pinned()
	}
	return v.Op.Is(ir.LaneWise)
}

// operands are what an operation works on.
func operands(v *ir.Value) []*ir.Value {
	if v.Op == ir.OpCall {
		return v.CallArgs()
	}
	return v.Args
}

// speller spells the expressions below one root.
type speller struct {
	in map[*ir.Value]bool // the operations of the shape

	b      strings.Builder
	vars   []*ir.Value
	consts []*ir.Value
	types  []*ir.Type
	casts  bool // types are shown
}

// grow yields the shape of the operations in p.in with root, and of each set with more of
// them. near are the operations at the edge, of which those before from are decided upon,
// so that each set is met once.
func (p *speller) grow(root *ir.Value, near []*ir.Value, from int, yield func(string)) {
	for i := from; i < len(near); i++ {
		v := near[i]
		p.in[v] = true
		next := slices.Clip(near)
		for _, a := range operands(v) {
			if counts(a) && !slices.Contains(next, a) {
				next = append(next, a)
			}
		}
		yield(p.shape(root))
		if len(p.in) < maxOps {
			p.grow(root, next, i+1, yield)
		}
		delete(p.in, v)
		if v == root {
			return // a shape without its root is none of this root
		}
	}
}

// A node is an operation of a shape, or something below one.
type node struct {
	v    *ir.Value
	op   bool
	args []*node
	form string // the node without names: what orders operands that commute
	pred ir.Pred
}

// rank puts operations before variables, and these before constants.
func (n *node) rank() int {
	switch {
	case n.op:
		return 2
	case n.form == "x":
		return 1
	}
	return 0
}

// shape spells the operations in p.in below a root: the first in the order of text of all
// orders of operands that their forms leave open.
func (p *speller) shape(root *ir.Value) string {
	var free []*node
	p.casts = false
	for v := range p.in {
		p.casts = p.casts || v.Op.IsCast()
	}
	top := p.node(root, &free)
	best := p.spell(top)
	for choice := 1; choice < 1<<len(free); choice++ {
		for i, n := range free {
			if choice>>i&1 != 0 {
				n.swap()
			}
		}
		if s := p.spell(top); s < best {
			best = s
		}
		for i, n := range free {
			if choice>>i&1 != 0 {
				n.swap()
			}
		}
	}
	return best
}

func (n *node) swap() {
	n.args[0], n.args[1] = n.args[1], n.args[0]
	if n.v.Op == ir.OpICmp || n.v.Op == ir.OpFCmp {
		n.pred = n.pred.Swap()
	}
}

func (p *speller) node(v *ir.Value, free *[]*node) *node {
	n := &node{v: v, op: p.in[v], pred: v.Pred}
	if !n.op {
		switch word := literal(v); {
		case word != "":
			n.form = word
		case v.IsConst() && v.AsGlobal() == nil:
			n.form = "C"
		default:
			n.form = "x"
		}
		return n
	}
	for _, a := range operands(v) {
		n.args = append(n.args, p.node(a, free))
	}
	if len(n.args) >= 2 && (v.Op.Is(ir.Commutative) || v.Op == ir.OpICmp || v.Op == ir.OpFCmp || v.Op == ir.OpCall && v.Intrinsic().Has(intrinsic.Commutative)) {
		// operations come first, the longest before others, and constants last, as in rules
		switch a, b := n.args[0], n.args[1]; {
		case a.form == b.form:
			*free = append(*free, n)
		case cmp.Or(cmp.Compare(a.rank(), b.rank()), cmp.Compare(len(a.form), len(b.form)), cmp.Compare(a.form, b.form)) < 0:
			n.swap()
		}
	}
	n.form = n.head() + "("
	for _, a := range n.args {
		n.form += a.form + ","
	}
	n.form += ")"
	return n
}

// head is the operation's word, with what stands behind it: a predicate, and flags.
func (n *node) head() string {
	s := n.v.Op.String()
	if n.v.Op == ir.OpCall {
		s = strings.TrimPrefix(n.v.Intrinsic().String(), "llvm.")
	}
	if n.v.Op == ir.OpICmp || n.v.Op == ir.OpFCmp {
		s += " " + n.pred.String()
	}
	if flags := (n.v.Flags &^ (ir.Tail | ir.MustTail | ir.NoTail)).String(); flags != "" {
		s += " " + flags
	}
	return s
}

// spell names variables, constants and types in the order in which they come.
func (p *speller) spell(top *node) string {
	p.vars, p.types = p.vars[:0], p.types[:0]
	p.consts = p.constants(top, p.consts[:0])
	p.b.Reset()
	p.put(top)
	return p.b.String()
}

// constants are those with a name, in the order in which they come.
func (p *speller) constants(n *node, list []*ir.Value) []*ir.Value {
	if n.form == "C" && !n.op && !slices.Contains(list, n.v) {
		list = append(list, n.v)
	}
	for _, a := range n.args {
		list = p.constants(a, list)
	}
	return list
}

func (p *speller) put(n *node) {
	switch {
	case n.op:
		p.b.WriteString(n.head())
		p.b.WriteByte('(')
		for i, a := range n.args {
			if i > 0 {
				p.b.WriteString(", ")
			}
			p.put(a)
		}
		p.b.WriteByte(')')
		if n.v.Op.IsCast() {
			p.putType(n.v.Type)
		}
	case n.form == "C":
		p.b.WriteByte('C')
		if len(p.consts) > 1 {
			p.b.WriteString(strconv.Itoa(slices.Index(p.consts, n.v) + 1))
		}
	case n.form != "x":
		p.b.WriteString(n.form)
	default:
		i := slices.Index(p.vars, n.v)
		if i < 0 {
			i = len(p.vars)
			p.vars = append(p.vars, n.v)
			p.b.WriteString(letter("xyzuvwrst", i))
			if p.casts {
				p.putType(n.v.Type)
			}
			return
		}
		p.b.WriteString(letter("xyzuvwrst", i))
	}
}

// letter is the i-th name of those in a list, which a number makes endless.
func letter(list string, i int) string {
	if i < len(list) {
		return list[i : i+1]
	}
	return list[:1] + strconv.Itoa(i)
}

func (p *speller) putType(t *ir.Type) {
	t = t.Scalar()
	p.b.WriteString(": ")
	var names string
	switch {
	case t.IsInt() && t.Bits != 1:
		names = "WNMK"
	case t.IsFloat():
		names = "FGH"
	default:
		p.b.WriteString(t.String())
		return
	}
	i := 0 // among those of its kind
	for _, u := range p.types {
		if u == t {
			break
		}
		if u.IsInt() == t.IsInt() {
			i++
		}
	}
	if !slices.Contains(p.types, t) {
		p.types = append(p.types, t)
	}
	p.b.WriteString(letter(names, i))
}

// literal is how a constant is spelled that keeps its value, "" for all others and for
// what is no constant.
func literal(v *ir.Value) string {
	switch v.Op {
	case ir.OpNull:
		return "null"
	case ir.OpUndef, ir.OpPoison:
		return v.Op.String()
	case ir.OpZero:
		return "0"
	case ir.OpSplat:
		return literal(v.Args[0])
	case ir.OpInt:
		if v.Type.Bits > 64 {
			return ""
		}
		switch {
		case v.Type.Bits == 1:
			return strconv.FormatBool(v.Bits == 1)
		case v.Bits <= 1:
			return strconv.FormatUint(v.Bits, 10)
		case v.Bits == ^uint64(0)>>(64-v.Type.Bits):
			return "-1"
		}
	}
	return ""
}
