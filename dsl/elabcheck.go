package dsl

import (
	"slices"

	"rewrite/dsl/syntax"
	"rewrite/passes/ir"
	"rewrite/passes/ir/num"
)

// settle finds the types that follow from others, then makes integers of what
// is still unknown, and runs the checks that waited for types.
func (e *elab) settle() {
	e.settleDeferred(false)
	ofVariable := map[TypeID]bool{}
	for _, v := range e.r.Vars {
		if v.Type != None {
			ofVariable[e.find(e.scalar(v.Type))] = true
		}
	}
	for _, p := range e.preferred {
		if id := e.scalar(p.id); e.nodes[id].kind == unknownNode && !ofVariable[id] && !e.pending(id) {
			e.nodes[id].kind = p.kind
		}
	}
	// The field of an unknown aggregate can be of any type.
	for _, c := range e.constraints {
		if id := e.find(c.A); c.Kind == FieldOf && e.nodes[id].kind == unknownNode && !ofVariable[id] {
			e.nodes[id].kind = anyNode
		}
	}
	for i := range e.nodes {
		if n := &e.nodes[i]; n.parent == TypeID(i) && n.kind == unknownNode && !e.pending(TypeID(i)) {
			n.kind = intNode
		}
	}
	e.settleDeferred(true)
	for i := range e.nodes {
		if n := &e.nodes[i]; n.parent == TypeID(i) && n.kind == unknownNode {
			n.kind = intNode
		}
	}
	for _, id := range e.indexes {
		if n := e.at(id); n.loose && n.kind == intNode && n.width == 0 {
			n.width = 64
		}
	}
	for _, f := range slices.Concat(e.kindChecks, e.checks) {
		f()
	}
}

// pending tells whether a type waits for another one to give it its shape.
func (e *elab) pending(id TypeID) bool {
	return slices.ContainsFunc(e.waiting, func(w TypeID) bool { return e.find(w) == id })
}

func (e *elab) settleDeferred(last bool) {
	for progress := true; progress; {
		progress = false
		todo := e.deferred
		e.deferred = nil
		for _, f := range todo {
			if f(last) {
				progress = true
			} else {
				e.deferred = append(e.deferred, f)
			}
		}
	}
}

// checkRoot wants an operation at the root of the left side.
func (e *elab) checkRoot(t *syntax.Tree) {
	if k := e.r.LHS.Kind; e.diags.errors == 0 && k != OpTerm && k != CallTerm {
		e.leftNoOperation(t.Node)
	}
	if e.decl.Reverse && e.decl.Arrow.Text != "<=>" {
		e.reverseRefine(e.decl.Arrow.Node)
	}
}

// checkUnused: a name that occurs once says nothing that _ would not say, and
// is often a name mistyped.
func (e *elab) checkUnused() {
	for _, v := range e.r.Vars {
		n := e.uses[v.Name]
		switch {
		case v.Name == "_":
		case v.Kind == NodeVar && n == 0:
			e.unused(e.nodeOf(v.Span), v.Name, "the operation named", "")
		case v.Kind == ValueVar && n <= 1:
			e.unused(e.nodeOf(v.Span), v.Name, "variable", "write _ for a value that does not matter")
		case v.Kind == ConstVar && n <= 1:
			e.unused(e.nodeOf(v.Span), v.Name, "constant", "write _ for a value that does not matter")
		case v.Kind == IndexVar && n <= 1:
			e.unused(e.nodeOf(v.Span), v.Name, "index", "")
		}
	}
	for _, f := range e.r.FlagVars {
		if e.uses["flag "+f.Name] == 0 {
			e.unused(e.nodeOf(f.Span), f.Name, "flag variable", "flags that do not matter need no variable")
		}
	}
	for _, p := range e.r.PredVars {
		if p.Name != "_" && e.uses["pred "+p.Name] == 0 {
			e.unused(e.nodeOf(p.Span), p.Name, "predicate variable", "write _ for a predicate that does not matter")
		}
	}
}

// nodeOf gives back the place of a span in this file.
func (e *elab) nodeOf(s Span) syntax.Node { return e.file.NodeAt(int(s.Line), int(s.Col)) }

// checkDetermined: every type of the right side must follow from the left.
func (e *elab) checkDetermined(t *Term) {
	t.Walk(func(t *Term) {
		if !e.determined(t.Type) || t.Elem != None && !e.determined(t.Elem) {
			e.undetermined(e.nodeOf(t.Span))
			return
		}
		if t.Expr != nil {
			e.exprDetermined(t.Expr)
		}
	})
	for _, g := range e.r.Guards {
		e.condDetermined(g)
	}
}

func (e *elab) condDetermined(c *Cond) {
	for _, a := range c.Args {
		e.condDetermined(a)
	}
	for _, x := range []*Expr{c.X, c.Y} {
		if x != nil {
			e.exprDetermined(x)
		}
	}
	for _, a := range c.FactArgs {
		if a.Expr != nil {
			e.exprDetermined(a.Expr)
		}
	}
}

func (e *elab) exprDetermined(x *Expr) {
	if x.Type != None && !e.determined(x.Type) || x.Kind == WidthExpr && !e.determined(x.Of) {
		e.undetermined(e.nodeOf(x.Span))
		return
	}
	for _, a := range x.Args {
		e.exprDetermined(a)
	}
}

func (e *elab) determined(id TypeID) bool {
	n := e.at(id)
	switch {
	case !n.loose:
		return true
	case n.kind == vectorNode || n.kind == structNode:
		for _, a := range n.args {
			if !e.determined(a) {
				return false
			}
		}
		return true
	}
	return n.width != 0
}

// checkWidths propagates the bounds that conversions put on widths, and checks
// literals against them.
func (e *elab) checkWidths() {
	type bound struct{ min, max uint32 }
	bounds := map[TypeID]*bound{}
	at := func(id TypeID) *bound {
		id = e.find(e.scalar(id))
		if bounds[id] == nil {
			bounds[id] = &bound{1, ir.MaxIntBits}
			if w := e.nodes[id].width; w != 0 {
				bounds[id] = &bound{w, w}
			}
		}
		return bounds[id]
	}
	for range e.constraints { // longest chain
		for _, c := range e.constraints {
			if c.Kind == FieldOf || c.Kind == OffsetOf {
				continue
			}
			a, b := at(c.A), at(c.B)
			k := e.at(e.scalar(c.A)).kind
			switch {
			case c.Kind == Narrower && k == floatNode && e.at(e.scalar(c.A)).width*e.at(e.scalar(c.B)).width == 0:
			case c.Kind == Narrower:
				a.max, b.min = min(a.max, b.max-1), max(b.min, a.min+1)
			case c.Kind == SameSize && k == intNode && e.at(c.A).kind != vectorNode && e.at(c.B).kind != vectorNode && (e.at(c.B).kind == intNode || e.at(c.B).kind == floatNode && b.min == b.max):
				a.min, b.min = max(a.min, b.min), max(a.min, b.min)
				a.max, b.max = min(a.max, b.max), min(a.max, b.max)
			}
			same := c.Kind == Narrower && e.find(e.scalar(c.A)) == e.find(e.scalar(c.B)) && (k == intNode || e.at(e.scalar(c.A)).width != 0)
			if a.min > a.max || b.min > b.max || same {
				e.widthsImpossible(c.node, c.op)
				return
			}
		}
	}
	for _, l := range e.lits {
		if e.at(e.scalar(l.typ)).kind != intNode {
			continue
		}
		if _, ok := l.lit.At(min(at(l.typ).max, num.MaxWidth)); !ok {
			e.literalUnfit(l.node, e.describe(l.typ))
		}
	}
}

// checkReverse: the right side is a pattern too, so it must bind everything.
func (e *elab) checkReverse() {
	n := e.decl.Right.Node
	if k := e.r.RHS.Kind; k != OpTerm && k != CallTerm {
		e.leftNoOperation(n)
		return
	}
	flags, preds := map[FlagVarID]bool{}, map[PredVarID]bool{}
	e.r.RHS.Walk(func(t *Term) {
		if len(t.Flags.Vars) == 1 && t.Flags.Mask == ^ir.Flags(0) {
			flags[t.Flags.Vars[0]] = true
		} else if len(t.Flags.Vars) > 0 {
			e.reverseUnbound(n, "the flags that it intersects")
		}
		if t.Pred.Var != None {
			preds[t.Pred.Var] = true
		}
	})
	for _, v := range e.r.Vars {
		if v.Right == 0 && (v.Kind == ValueVar || v.Kind == ConstVar || v.Kind == IndexVar) || v.Kind == NodeVar {
			e.reverseUnbound(n, v.Name)
		}
	}
	for i, f := range e.r.FlagVars {
		if !flags[FlagVarID(i)] {
			e.reverseUnbound(n, f.Name)
		}
	}
	for i, p := range e.r.PredVars {
		if !preds[PredVarID(i)] {
			e.reverseUnbound(n, p.Name)
		}
	}
}

// sameSides compares two terms, types aside.
func (e *elab) sameSides(a, b *Term) bool {
	if a.Kind != b.Kind || a.Var != b.Var || a.Lit != b.Lit || !SameFloat(a.Float, b.Float) || a.Op != b.Op || a.Intrinsic != b.Intrinsic ||
		a.Func != b.Func || a.Flags.Set != b.Flags.Set || a.Flags.Mask != b.Flags.Mask || !slices.Equal(a.Flags.Vars, b.Flags.Vars) ||
		a.Pred != b.Pred || !slices.Equal(a.Indices, b.Indices) || a.Expr != nil || b.Expr != nil || len(a.Args) != len(b.Args) ||
		e.find(a.Type) != e.find(b.Type) || a.Elem != None && e.find(a.Elem) != e.find(b.Elem) {
		return false
	}
	for i := range a.Args {
		if !e.sameSides(a.Args[i], b.Args[i]) {
			return false
		}
	}
	return true
}

// finish numbers the types and writes the numbers everywhere.
func (e *elab) finish() {
	r := e.r
	tt := &typeTable{t: &e.typer, ids: map[TypeID]TypeID{}}
	var expr func(x *Expr)
	expr = func(x *Expr) {
		if x.Type != None {
			x.Type = tt.id(e.scalar(x.Type))
		}
		if x.Kind == WidthExpr {
			x.Of = tt.id(e.scalar(x.Of))
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
	for _, c := range e.constraints {
		nc := Constraint{c.Kind, tt.id(e.scalar(c.A)), tt.id(e.scalar(c.B)), c.Indices}
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
