package saturate

import (
	"rewrite/dsl"
	"rewrite/egraph"
	"rewrite/passes/ir"
)

// Which NaN a floating-point operation returns, which zero under nsz, and how it
// rounds under the flags that license rewriting is left open, and picked once
// for all users (SEMANTICS law 4). A rule that settles a pick is right for one
// user. So the graph does not look through the edges of a value of the input
// that several instructions use, and rules whose left side has an operation that
// picks below its root match it only if it has one user, unless they hold
// whatever was picked. The root's pick is settled for all users, because
// extraction puts one value into the place of each class.

// openFlags leave results open.
const openFlags = ir.NSZ | ir.Reassoc | ir.ARcp | ir.Contract | ir.AFn

// picks tells whether an operation leaves its result open.
func (m meaning) picks(t egraph.Type, fl ir.Flags) bool {
	return kindOf(t) == kindFloat && (fl&openFlags != 0 || picks(m.op, m.intrinsic))
}

// picks tells whether an operation with a result in floating point leaves it
// open whatever its flags are. Those that move values or change bits do not,
// nor do conversions of integers, which give no NaN.
func picks(op ir.Op, in *dsl.Intrinsic) bool {
	switch op {
	case ir.OpFAdd, ir.OpFSub, ir.OpFMul, ir.OpFDiv, ir.OpFRem, ir.OpFPExt, ir.OpFPTrunc:
		return true
	case ir.OpCall:
		return in == nil || in.Name != "fabs" && in.Name != "copysign"
	}
	return false
}

// settles tells whether a rule may settle what an operand of its left side
// picks.
func (c *compiler) settles(a *dsl.Term) bool {
	return (a.Kind == dsl.OpTerm || a.Kind == dsl.CallTerm) && c.r.Types[c.r.Scalar(a.Type)].Kind == dsl.FloatType && !everyChoice(c.r) &&
		(a.Flags.Set&openFlags != 0 || len(a.Flags.Vars) > 0 || picks(a.Op, a.Intrinsic))
}

// everyChoice tells whether a rule holds whatever the operations below the root
// of its left side picked: its result is none of floating point, and nothing in
// it looks at the bits of one. Compares do not tell zeros or NaNs apart. Rules
// that only drop or keep reassoc's freedom are not among them.
func everyChoice(r *dsl.Rule) bool {
	if !r.Floating() || r.Types[r.Scalar(r.LHS.Type)].Kind != dsl.IntType {
		return false
	}
	holds := true
	r.LHS.Walk(func(t *dsl.Term) {
		if t.Kind != dsl.OpTerm && t.Kind != dsl.CallTerm {
			return
		}
		switch {
		case t.Op == ir.OpBitCast, t.Intrinsic != nil && (t.Intrinsic.Name == "is.fpclass" || t.Intrinsic.Name == "copysign"):
			holds = false
		case t != r.LHS && t.Flags.Set&openFlags != 0:
			holds = false
		}
	})
	return holds
}

// markShared tells the graph which values of the input that pick are seen by
// several instructions.
func (bg *blockGraph) markShared() {
	for _, id := range bg.entered {
		n := bg.nodeOf[id]
		op := bg.g.Op(n)
		if op < firstOp || bg.origin[n] == nil {
			continue
		}
		k := bg.g.ClassOf(n)
		if bg.vocab.back[op].picks(bg.g.Type(k), unpackFlags(bg.g.Flags(n))) && bg.severalUsers(bg.origin[n], n) {
			bg.g.MarkShared(k)
		}
	}
}

// severalUsers tells whether more than one instruction uses the values of the
// input that a node stands for; v is one of these.
func (bg *blockGraph) severalUsers(v *ir.Value, n egraph.NodeID) bool {
	if int(bg.uses[n]) != v.NumUses() {
		return true // of another value too
	}
	for _, u := range v.Uses() {
		if u.User != v.Uses()[0].User {
			return true
		}
	}
	return false
}

// flushesDenormals tells whether a function may run in another mode than IEEE's
// for denormals. Rules are tested in that one.
func flushesDenormals(f *ir.Func) bool {
	for _, name := range []string{"denormal-fp-math", "denormal-fp-math-f32"} {
		if a, ok := f.Attrs.Get(name); ok && a.Value != "ieee" && a.Value != "ieee,ieee" && a.Value != "" {
			return true
		}
	}
	return f.Attrs.Has("denormal_fpenv") // of LLVM 23 on, written for what is not the default
}

// hasFloats tells whether an instruction computes on floats.
func hasFloats(v *ir.Value) bool {
	if v.Op == ir.OpSelect {
		return false // moves them
	}
	if v.Type.Scalar().IsFloat() {
		return true
	}
	for _, a := range v.Args {
		if a.Type.Scalar().IsFloat() {
			return true
		}
	}
	return false
}

// factDepth bounds how far predicates about floats look into operands.
const factDepth = 4

// ofFloat answers a predicate about a float from the operations in its class:
// what holds of one node of a class holds of the class.
func (c *client) ofFloat(g *egraph.Graph, fact *dsl.Fact, k egraph.ClassID, depth int) bool {
	if n, ok := g.Constant(k); ok {
		t := g.Type(k)
		return c.vectors.every(t, g.Payload(n), func(x dsl.Int) bool {
			return fact.Holds(dsl.FuncArgs{A: x, Width: width(t), Arg: width(t), Format: floatFormat(t)})
		})
	}
	if depth == 0 {
		return false
	}
	for n := range g.Nodes(k) {
		if c.floatNode(g, fact, k, n, depth-1) {
			return true
		}
	}
	return false
}

// floatNode answers it from one node.
func (c *client) floatNode(g *egraph.Graph, fact *dsl.Fact, k egraph.ClassID, n egraph.NodeID, depth int) bool {
	op := g.Op(n)
	if op < firstOp {
		return false
	}
	m, fl, name := c.vocab.back[op], unpackFlags(g.Flags(n)), ""
	if m.intrinsic != nil {
		name = m.intrinsic.Name
	}
	kid := func(i int) bool { return c.ofFloat(g, fact, g.Kid(n, i), depth) }
	if m.op == ir.OpSelect {
		return fl&ir.NSZ == 0 && kid(1) && kid(2)
	}
	var rounds, whole, minMax bool
	switch name {
	case "floor", "ceil", "trunc", "rint", "nearbyint", "round", "roundeven":
		whole = true
	case "minnum", "maxnum", "minimum", "maximum", "minimumnum", "maximumnum":
		minMax = true
	}
	rounds = m.op == ir.OpFPExt || m.op == ir.OpFPTrunc
	fromInt := m.op == ir.OpSIToFP || m.op == ir.OpUIToFP
	signs := m.op == ir.OpFNeg || name == "fabs"
	switch fact.Name {
	case "not_nan":
		switch {
		case fl&ir.NNaN != 0, fromInt:
			return true
		case name == "minimumnum", name == "maximumnum":
			return kid(0) || kid(1)
		case minMax:
			return kid(0) && kid(1)
		}
		return (signs || whole || rounds || name == "copysign" || name == "canonicalize") && kid(0)
	case "not_inf":
		switch {
		case fl&ir.NInf != 0:
			return true
		case fromInt:
			return width(g.Type(g.Kid(n, 0))) < maxExponent(floatFormat(g.Type(k)))
		case minMax:
			return kid(0) && kid(1)
		}
		return (signs || whole || name == "copysign" || name == "canonicalize" || name == "sqrt" || m.op == ir.OpFPExt) && kid(0)
	case "not_neg_zero":
		switch {
		case fl&ir.NSZ != 0:
			return false
		case fromInt, name == "fabs":
			return true
		case m.op == ir.OpFAdd:
			return kid(0) || kid(1)
		}
		return (m.op == ir.OpFSub || name == "sqrt" || name == "canonicalize" || m.op == ir.OpFPExt) && kid(0)
	case "not_fzero":
		return (signs && fl&ir.NSZ == 0 || m.op == ir.OpFPExt || name == "copysign" || name == "canonicalize") && kid(0)
	case "sign_clear":
		return fl&ir.NSZ == 0 && (name == "fabs" || m.op == ir.OpUIToFP)
	case "not_below_fzero":
		switch {
		case name == "fabs", name == "sqrt", m.op == ir.OpUIToFP:
			return true
		case m.op == ir.OpFMul && g.Kid(n, 0) == g.Kid(n, 1) && g.Defined(g.Kid(n, 0))&egraph.NotUndef != 0:
			return true
		case m.op == ir.OpFAdd, m.op == ir.OpFMul, minMax:
			return kid(0) && kid(1)
		}
		return (whole || rounds || name == "canonicalize") && kid(0)
	}
	return false
}

// maxExponent is the number of bits of unsigned integers that do not all round
// to a finite number, at least.
func maxExponent(format ir.Kind) uint32 {
	switch format {
	case ir.HalfKind:
		return 16
	case ir.BFloatKind, ir.FloatKind:
		return 128
	}
	return 1024
}
