package load

import (
	"slices"

	"rewrite/dsl"
	"rewrite/dsl/syntax"
	"rewrite/passes/ir"
	"rewrite/passes/ir/num"
)

// An inference finds the types of a rule. What its terms say at once is unified; what
// depends on a type that is not known yet waits, and is settled when all terms are there.
type inference struct {
	typer
	diags       *reporter
	constraints []nodeConstraint
	deferred    []func(last bool) bool // shapes: true when settled
	waiting     []dsl.TypeID           // types that a deferred function will give
	preferred   []preference
	indexes     []dsl.TypeID // of literals that are i64 if nothing else says
	offsets     []offsetType
	elements    []dsl.TypeID // named ones that getelementptrs count in: in an expression, their bytes
	kindChecks  []func()     // once all types are known
	checks      []func()     // after these
	lits        []litCheck
}

func newInference(diags *reporter) inference {
	return inference{typer: typer{shared: map[string]dsl.TypeID{}}, diags: diags}
}

type nodeConstraint struct {
	dsl.Constraint
	node syntax.Node
	op   string
}

type litCheck struct {
	lit  dsl.Lit
	node syntax.Node
	typ  dsl.TypeID
}

// A preference says what the type of an operand or result is if nothing else
// tells and no variable has it: variables are integers if nothing is declared.
type preference struct {
	id   dsl.TypeID
	kind nodeKind
}

// want unifies a type found with the one asked for.
func (in *inference) want(n syntax.Node, got, want dsl.TypeID) {
	if in.find(got) == in.find(want) {
		return
	}
	g, w := *in.at(got), *in.at(want)
	if !in.unify(got, want) {
		typeMismatch(in.diags, n, in.describeNode(&g), in.describeNode(&w), w.from, g.from)
	}
}

// require checks, once types are known, that the elements of a type are of one
// of the kinds.
func (in *inference) require(n syntax.Node, op ir.Op, id dsl.TypeID, kinds ...nodeKind) {
	in.requireKind(n, op.String(), id, kinds...)
}

func (in *inference) requireKind(n syntax.Node, what string, id dsl.TypeID, kinds ...nodeKind) {
	in.preferred = append(in.preferred, preference{id, kinds[0]})
	in.kindChecks = append(in.kindChecks, func() {
		s := in.scalar(id)
		if kind := in.nodes[s].kind; !slices.Contains(kinds, kind) && !in.nodes[s].bad {
			in.nodes[s].bad = true
			wrongKind(in.diags, n, what, in.describe(id), kinds, in.nodes[s].from)
		}
	})
}

// A castRule says what a conversion takes and gives.
type castRule struct {
	from, to nodeKind
	relation dsl.ConstraintKind
	related  bool
	widens   bool // the argument is the narrower one
}

var castRules = map[ir.Op]castRule{
	ir.OpTrunc:         {intNode, intNode, dsl.Narrower, true, false},
	ir.OpZExt:          {intNode, intNode, dsl.Narrower, true, true},
	ir.OpSExt:          {intNode, intNode, dsl.Narrower, true, true},
	ir.OpFPTrunc:       {floatNode, floatNode, dsl.Narrower, true, false},
	ir.OpFPExt:         {floatNode, floatNode, dsl.Narrower, true, true},
	ir.OpFPToUI:        {from: floatNode, to: intNode},
	ir.OpFPToSI:        {from: floatNode, to: intNode},
	ir.OpUIToFP:        {from: intNode, to: floatNode},
	ir.OpSIToFP:        {from: intNode, to: floatNode},
	ir.OpPtrToInt:      {from: ptrNode, to: intNode},
	ir.OpPtrToAddr:     {from: ptrNode, to: intNode},
	ir.OpIntToPtr:      {from: intNode, to: ptrNode},
	ir.OpBitCast:       {from: unknownNode, to: unknownNode, relation: dsl.SameSize, related: true},
	ir.OpAddrSpaceCast: {from: ptrNode, to: ptrNode},
}

func (in *inference) cast(n syntax.Node, op ir.Op, arg, res dsl.TypeID) {
	rule := castRules[op]
	for _, k := range []struct {
		id   dsl.TypeID
		kind nodeKind
	}{{arg, rule.from}, {res, rule.to}} {
		if k.kind == unknownNode {
			continue
		}
		in.require(n, op, k.id, k.kind)
	}
	if rule.from != unknownNode {
		in.deferShape(n, arg, res, shapeOf)
		in.deferShape(n, res, arg, shapeOf)
	}
	if !rule.related {
		return
	}
	a, b := res, arg
	if rule.widens {
		a, b = arg, res
	}
	in.constraints = append(in.constraints, nodeConstraint{dsl.Constraint{Kind: rule.relation, A: a, B: b}, n, op.String()})
}

// An offsetType is the type of the offsets of a type of pointers: one for each,
// as the data layout has it.
type offsetType struct{ ptr, offset dsl.TypeID }

// offsetOf says that a type is the one that offsets of pointers of another are computed in.
func (in *inference) offsetOf(n syntax.Node, op string, offset, ptr dsl.TypeID) {
	o := offsetType{ptr, offset}
	settle := func() {
		for _, prior := range in.offsets {
			if in.find(prior.ptr) == in.find(o.ptr) {
				in.want(n, o.offset, prior.offset)
			}
		}
	}
	settle()
	in.offsets = append(in.offsets, o)
	in.deferred = append(in.deferred, func(last bool) bool { // pointers may turn out to be of one type
		if last {
			settle()
		}
		return last
	})
	in.constraints = append(in.constraints, nodeConstraint{dsl.Constraint{Kind: dsl.OffsetOf, A: offset, B: ptr}, n, op})
}

// settleField unifies a value with the field it is, once the struct is known.
func (in *inference) settleField(n syntax.Node, c dsl.Constraint) bool {
	agg := c.B
	for _, i := range c.Indices {
		x := in.at(agg)
		if x.kind != structNode || i.Var != dsl.None {
			return false
		}
		if int(i.N) >= len(x.args) {
			noField(in.diags, n, i.N, len(x.args))
			return true
		}
		agg = x.args[i.N]
	}
	in.want(n, c.A, agg)
	return true
}

// deferBool makes the type i1 or, where operands turn out to be vectors, a
// vector of i1.
func (in *inference) deferBool(n syntax.Node, id dsl.TypeID) {
	in.waiting = append(in.waiting, id)
	in.deferred = append(in.deferred, func(last bool) bool {
		s := in.scalar(id)
		if in.at(s).kind == unknownNode && !last {
			return false
		}
		in.want(n, in.int(1), s)
		return true
	})
}

// shapeMode is what a deferShape carries over.
type shapeMode uint8

const (
	boolOf  shapeMode = iota // the result of a compare: i1, or a vector of them
	condOf                   // the condition of a select: so, or i1 for vectors too
	shapeOf                  // a conversion: vector to vector, equally long
)

// deferShape gives a type the shape of another one once that is known.
func (in *inference) deferShape(n syntax.Node, id, like dsl.TypeID, mode shapeMode) {
	if mode != shapeOf {
		in.waiting = append(in.waiting, id)
	}
	in.deferred = append(in.deferred, func(last bool) bool {
		x := *in.at(like)
		switch {
		case x.kind == unknownNode && !last:
			return false
		case x.kind != vectorNode && mode == shapeOf:
		case x.kind != vectorNode:
			in.want(n, id, in.int(1))
		case mode == condOf && in.at(id).kind != unknownNode && in.at(id).kind != vectorNode:
			in.want(n, id, in.int(1))
		case mode == shapeOf:
			in.want(n, in.vector(x.args[0], in.fresh()), id)
		default:
			in.want(n, in.vector(x.args[0], in.int(1)), id)
		}
		return true
	})
}

// settle finds the types that follow from others, then makes integers of what
// is still unknown, and runs the checks that waited for types.
func (in *inference) settle(vars []dsl.Var) {
	in.settleDeferred(false)
	ofVariable := map[dsl.TypeID]bool{}
	for _, v := range vars {
		if v.Type != dsl.None {
			ofVariable[in.find(in.scalar(v.Type))] = true
		}
	}
	for _, p := range in.preferred {
		if id := in.scalar(p.id); in.nodes[id].kind == unknownNode && !ofVariable[id] && !in.pending(id) {
			in.nodes[id].kind = p.kind
		}
	}
	// The field of an unknown aggregate can be of any type.
	for _, c := range in.constraints {
		if id := in.find(c.A); c.Kind == dsl.FieldOf && in.nodes[id].kind == unknownNode && !ofVariable[id] {
			in.nodes[id].kind = anyNode
		}
	}
	for i := range in.nodes {
		if n := &in.nodes[i]; n.parent == dsl.TypeID(i) && n.kind == unknownNode && !in.pending(dsl.TypeID(i)) {
			n.kind = intNode
		}
	}
	in.settleDeferred(true)
	for i := range in.nodes {
		if n := &in.nodes[i]; n.parent == dsl.TypeID(i) && n.kind == unknownNode {
			n.kind = intNode
		}
	}
	for _, id := range in.indexes {
		if n := in.at(id); n.loose && n.kind == intNode && n.width == 0 {
			n.width = 64
		}
	}
	for _, f := range slices.Concat(in.kindChecks, in.checks) {
		f()
	}
}

// pending tells whether a type waits for another one to give it its shape.
func (in *inference) pending(id dsl.TypeID) bool {
	return slices.ContainsFunc(in.waiting, func(w dsl.TypeID) bool { return in.find(w) == id })
}

func (in *inference) settleDeferred(last bool) {
	for progress := true; progress; {
		progress = false
		todo := in.deferred
		in.deferred = nil
		for _, f := range todo {
			if f(last) {
				progress = true
			} else {
				in.deferred = append(in.deferred, f)
			}
		}
	}
}

func (in *inference) checkFloatType(n syntax.Node, id dsl.TypeID) {
	if s := in.at(in.scalar(id)); s.kind != floatNode && !s.bad {
		floatForInt(in.diags, n, in.describe(id), s.from)
	}
}

func (in *inference) checkIntType(n *syntax.Number, id dsl.TypeID) {
	switch s := in.at(in.scalar(id)); {
	case s.bad:
	case s.kind == floatNode:
		intForFloat(in.diags, n.Node, n.Int, s.from)
	case s.kind == ptrNode:
		typeMismatch(in.diags, n.Node, "an integer", in.describe(id), s.from, syntax.Node{})
	}
}

func (in *inference) checkHasWidth(n syntax.Node, name string, id dsl.TypeID) {
	element := slices.ContainsFunc(in.elements, func(t dsl.TypeID) bool { return in.find(t) == in.find(id) })
	if k := in.at(in.scalar(id)).kind; k != intNode && k != floatNode && k != ptrNode && !element {
		notAWidth(in.diags, n, name)
	}
}

// checkFuncType checks that a function computes on its type.
func (in *inference) checkFuncType(n syntax.Node, x *dsl.Expr) {
	float := func(t dsl.TypeID) bool { return t != dsl.None && in.at(in.scalar(t)).kind == floatNode }
	isFloat := float(x.Type)
	switch {
	case x.Func.Convert != nil:
		if other := x.Func.Params[0] == dsl.OtherType; isFloat == float(x.Args[0].Type) == other || !isFloat && !other {
			notOnFloats(in.diags, n, x.Func.Name)
		}
	case isFloat && x.Func.Float == nil:
		notOnFloats(in.diags, n, x.Func.Name)
	case !isFloat && x.Func.Eval == nil:
		signNeeded(in.diags, n, x.Func.Name)
	case x.Type != dsl.None && !isFloat && in.at(in.scalar(x.Type)).kind == ptrNode:
		typeMismatch(in.diags, n, "an integer", in.describe(x.Type), in.at(x.Type).from, syntax.Node{})
	}
}

// checkWidths propagates the bounds that conversions put on widths, and checks
// literals against them.
func (in *inference) checkWidths() {
	type bound struct{ min, max uint32 }
	bounds := map[dsl.TypeID]*bound{}
	at := func(id dsl.TypeID) *bound {
		id = in.find(in.scalar(id))
		if bounds[id] == nil {
			bounds[id] = &bound{1, ir.MaxIntBits}
			if w := in.nodes[id].width; w != 0 {
				bounds[id] = &bound{w, w}
			}
		}
		return bounds[id]
	}
	for range in.constraints { // longest chain
		for _, c := range in.constraints {
			if c.Kind == dsl.FieldOf || c.Kind == dsl.OffsetOf {
				continue
			}
			a, b := at(c.A), at(c.B)
			k := in.at(in.scalar(c.A)).kind
			switch {
			case c.Kind == dsl.Narrower && k == floatNode && in.at(in.scalar(c.A)).width*in.at(in.scalar(c.B)).width == 0:
			case c.Kind == dsl.Narrower:
				a.max, b.min = min(a.max, b.max-1), max(b.min, a.min+1)
			case c.Kind == dsl.SameSize && k == intNode && in.at(c.A).kind != vectorNode && in.at(c.B).kind != vectorNode && (in.at(c.B).kind == intNode || in.at(c.B).kind == floatNode && b.min == b.max):
				a.min, b.min = max(a.min, b.min), max(a.min, b.min)
				a.max, b.max = min(a.max, b.max), min(a.max, b.max)
			}
			same := c.Kind == dsl.Narrower && in.find(in.scalar(c.A)) == in.find(in.scalar(c.B)) && (k == intNode || in.at(in.scalar(c.A)).width != 0)
			if a.min > a.max || b.min > b.max || same {
				widthsImpossible(in.diags, c.node, c.op)
				return
			}
		}
	}
	for _, l := range in.lits {
		if in.at(in.scalar(l.typ)).kind != intNode {
			continue
		}
		if _, ok := l.lit.At(min(at(l.typ).max, num.MaxWidth)); !ok {
			literalUnfit(in.diags, l.node, in.describe(l.typ))
		}
	}
}
