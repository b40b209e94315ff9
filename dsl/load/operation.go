package load

import (
	"strconv"
	"strings"

	"rewrite/dsl"
	"rewrite/dsl/syntax"
	"rewrite/passes/ir"
	"rewrite/passes/ir/diag"
)

// application is an operation, an intrinsic, a call or a constant function.
func (e *elab) application(t *syntax.Tree, term *dsl.Term) {
	ref := t.Ref
	name := e.resolve(ref.Name)
	args := ref.Args().List
	op := ir.OpByName(name)
	fn := dsl.FuncNamed(name)
	if fn != nil && fn.Infix {
		fn = nil
	}
	switch {
	case e.patterns[name] != nil:
		e.pattern(t, term, e.patterns[name])
	case strings.HasPrefix(name, "@"):
		e.call(t, term, name[1:], args)
	case fn != nil && ref.First == nil && (e.side == rightSide || op == ir.OpInvalid && dsl.IntrinsicNamed(name) == nil || name == "log2") && (name == "width" || e.constantArgs(args)):
		// The constant function and not the operation: it computes at once.
		term.Kind = dsl.ComputedTerm
		e.express(t, term)
	case op != ir.OpInvalid:
		e.operation(t, term, op, args)
	case dsl.IntrinsicNamed(name) != nil:
		e.intrinsic(t, term, dsl.IntrinsicNamed(name), args)
	case fn != nil:
		notConstant(e.diags, t.Node, name)
		e.giveUp(args)
	default:
		unknownOp(e.diags, ref, e.patterns)
		e.giveUp(args)
	}
}

// giveUp elaborates the arguments of an operation that is wrong itself, so
// that their own errors are said and their variables are bound.
func (e *elab) giveUp(args []*syntax.Expr) {
	for _, a := range args {
		if t := a.Tree(); t.Ref == nil || !isTypeWord(t.Ref.Name) {
			e.term(t, e.fresh())
		}
	}
}

func (e *elab) operation(t *syntax.Tree, term *dsl.Term, op ir.Op, args []*syntax.Expr) {
	if !dsl.InPatterns(op) {
		notAPattern(e.diags, t.Ref.Head(), op.String())
		e.giveUp(args)
		return
	}
	term.Kind, term.Op = dsl.OpTerm, op
	info := op.Info()
	e.marks(t.Ref, term, op.String(), info.Flags)
	switch op {
	case ir.OpGEP:
		e.gep(t, term, args)
		return
	case ir.OpExtractValue, ir.OpInsertValue:
		e.field(t, term, args)
		return
	}
	if len(args) != info.Arity {
		arity(e.diags, t.Ref.Head(), op.String(), info.Arity, len(args))
		e.giveUp(args)
		return
	}
	sub := func(i int, want dsl.TypeID) {
		term.Args = append(term.Args, e.term(args[i].Tree(), want))
	}
	res := term.Type
	node := t.Ref.Head()
	switch {
	case op == ir.OpSelect:
		cond := e.fresh()
		sub(0, cond)
		sub(1, res)
		sub(2, res)
		e.deferShape(args[0].Tree().Node, cond, res, condOf)
	case op == ir.OpExtractElement:
		vec := e.vector(e.length(), res)
		e.nodes[vec].from = node
		sub(0, vec)
		e.indexOperand(args[1].Tree(), term)
	case op == ir.OpInsertElement:
		elem := e.fresh()
		vec := e.vector(e.length(), elem)
		e.nodes[vec].from = node
		e.want(node, vec, res)
		sub(0, res)
		sub(1, elem)
		e.indexOperand(args[2].Tree(), term)
	case op.IsCast():
		arg := e.fresh()
		sub(0, arg)
		e.cast(node, op, arg, res)
	case info.Result == ir.ResultBool:
		arg := e.fresh()
		sub(0, arg)
		sub(1, arg)
		e.deferShape(node, res, arg, boolOf)
		if op == ir.OpFCmp {
			e.require(node, op, arg, floatNode)
		} else {
			e.require(node, op, arg, intNode, ptrNode)
		}
	default: // operands and result of one type
		for i := range args {
			sub(i, res)
		}
		switch info.Operands {
		case ir.IntOperands:
			e.require(node, op, res, intNode)
		case ir.FloatOperands:
			e.require(node, op, res, floatNode)
		}
	}
	if op == ir.OpSelect && term.Flags.Set != 0 {
		e.require(node, op, res, floatNode)
	}
}

// gep is getelementptr(type, pointer, indexes...).
func (e *elab) gep(t *syntax.Tree, term *dsl.Term, args []*syntax.Expr) {
	if len(args) < 3 {
		arity(e.diags, t.Ref.Head(), term.Op.String(), 3, len(args))
		return
	}
	first := args[0].Tree()
	if first.Ref == nil || first.Ref.Args() != nil || first.Op != "" {
		gepType(e.diags, first.Node)
		e.giveUp(args[1:])
		return
	}
	name := first.Ref.Name
	switch {
	case isUpper(name):
		term.Elem = e.share("name "+name, typeNode{kind: anyNode, name: name, from: first.Node})
		if _, ok := e.named[name]; !ok {
			e.named[name] = first.Node
		}
		e.elements = append(e.elements, term.Elem)
		e.uses[name]++
	case isTypeWord(name):
		term.Elem = e.typeOf(&syntax.Type{Node: first.Node, Name: name})
	default:
		gepType(e.diags, first.Node)
		e.giveUp(args)
		return
	}
	e.want(t.Ref.Head(), e.make(typeNode{kind: ptrNode, from: t.Ref.Head()}), term.Type)
	term.Args = append(term.Args, e.term(args[1].Tree(), term.Type))
	if (e.at(term.Elem).width == 8 || isUpper(name)) && len(args) == 3 {
		e.offset(args[2].Tree(), term)
		return
	}
	for _, a := range args[2:] {
		e.indexOperand(a.Tree(), term)
	}
}

// offset is the number of bytes of a getelementptr(i8, pointer, offset).
func (e *elab) offset(t *syntax.Tree, term *dsl.Term) {
	id := e.fresh()
	e.offsetOf(t.Node, term.Op.String(), id, term.Type)
	term.Args = append(term.Args, e.term(t, id))
	e.require(t.Node, term.Op, id, intNode)
	if t.Number != nil {
		e.indexes = append(e.indexes, id)
	}
}

// field is extractvalue(aggregate, index...) or insertvalue(aggregate, value, index...).
func (e *elab) field(t *syntax.Tree, term *dsl.Term, args []*syntax.Expr) {
	operands := term.Op.Info().Arity
	if len(args) <= operands {
		arity(e.diags, t.Ref.Head(), term.Op.String(), operands+1, len(args))
		return
	}
	agg, value := term.Type, e.fresh()
	if term.Op == ir.OpExtractValue {
		agg, value = value, term.Type
	}
	e.want(t.Ref.Head(), e.make(typeNode{kind: aggNode, from: t.Ref.Head()}), agg)
	term.Args = append(term.Args, e.term(args[0].Tree(), agg))
	if term.Op == ir.OpInsertValue {
		term.Args = append(term.Args, e.term(args[1].Tree(), value))
	}
	for _, a := range args[operands:] {
		term.Indices = append(term.Indices, e.index(a.Tree()))
	}
	c := dsl.Constraint{Kind: dsl.FieldOf, A: value, B: agg, Indices: term.Indices}
	e.deferred = append(e.deferred, func(bool) bool { return e.settleField(t.Ref.Head(), c) })
	e.constraints = append(e.constraints, nodeConstraint{c, t.Ref.Head(), term.Op.String()})
}

func (e *elab) index(t *syntax.Tree) dsl.Index {
	if t.Number != nil && t.Number.Int != "" {
		n, err := strconv.ParseUint(t.Number.Int, 0, 32)
		if err != nil {
			badIndex(e.diags, t.Node)
		}
		return dsl.Index{N: uint32(n), Var: dsl.None}
	}
	if t.Ref == nil || t.Ref.Args() != nil || !isUpper(t.Ref.Name) {
		badIndex(e.diags, t.Node)
		return dsl.Index{N: 0, Var: dsl.None}
	}
	name := t.Ref.Name
	id, ok := e.vars[name]
	switch {
	case !ok && e.side == rightSide:
		unbound(e.diags, t.Node, name, keys(e.vars))
		return dsl.Index{N: 0, Var: dsl.None}
	case !ok:
		id = e.addVar(name, dsl.IndexVar, t.Node, dsl.None)
	case e.r.Vars[id].Kind != dsl.IndexVar:
		indexMisused(e.diags, t.Node, name)
	}
	e.uses[name]++
	if e.side == leftSide {
		e.r.Vars[id].Left++
	} else {
		e.r.Vars[id].Right++
	}
	return dsl.Index{N: 0, Var: id}
}

func (e *elab) call(t *syntax.Tree, term *dsl.Term, name string, args []*syntax.Expr) {
	term.Kind, term.Op, term.Func = dsl.CallTerm, ir.OpCall, name
	e.marks(t.Ref, term, "a call", ir.FastMath)
	for _, a := range args {
		term.Args = append(term.Args, e.term(a.Tree(), e.fresh()))
	}
}

func (e *elab) intrinsic(t *syntax.Tree, term *dsl.Term, in *dsl.Intrinsic, args []*syntax.Expr) {
	term.Kind, term.Op, term.Intrinsic = dsl.CallTerm, ir.OpCall, in
	e.marks(t.Ref, term, in.Name, in.Flags)
	params := in.Params()
	needed := 0
	for _, p := range params {
		if p != "imm" {
			needed++
		}
	}
	if len(args) < needed || len(args) > len(params) {
		arity(e.diags, t.Ref.Head(), in.Name, needed, len(args))
		e.giveUp(args)
		return
	}
	letters := map[string]dsl.TypeID{}
	letter := func(l string) dsl.TypeID {
		if id, ok := letters[l]; ok {
			return id
		}
		id := e.fresh()
		letters[l] = id
		return id
	}
	kindOf := map[string]nodeKind{"T": intNode, "U": intNode, "F": floatNode, "P": ptrNode}
	n := t.Ref.Head()
	boolID, ofType := dsl.TypeID(dsl.None), ""
	switch res := in.Result(); res {
	case "{T,b}":
		boolID, ofType = e.fresh(), "T"
		e.want(n, e.make(typeNode{kind: structNode, args: []dsl.TypeID{letter("T"), boolID}, from: n}), term.Type)
	case "b":
		boolID, ofType = term.Type, params[0]
	default:
		letters[res] = term.Type
	}
	for i, p := range params {
		switch {
		case p == "imm":
			imm := &dsl.Term{Kind: dsl.LitTerm, Type: e.int(1), Span: term.Span, Bind: dsl.None, Elem: dsl.None, Var: dsl.None, Pred: dsl.PredExpr{Var: dsl.None}}
			if i < len(args) {
				imm = e.immediate(args[i].Tree(), in, e.int(1))
			}
			term.Args = append(term.Args, imm)
		case p == "imm32":
			term.Args = append(term.Args, e.immediate(args[i].Tree(), in, e.int(32)))
		default:
			term.Args = append(term.Args, e.term(args[i].Tree(), letter(p)))
		}
	}
	for _, l := range []string{"T", "U", "F", "P"} {
		if id, ok := letters[l]; ok {
			e.requireKind(n, in.Name, id, kindOf[l])
		}
	}
	if boolID != dsl.None {
		e.deferShape(n, boolID, letter(ofType), boolOf)
	}
	if u, ok := letters["U"]; ok {
		e.deferShape(n, u, letter("T"), shapeOf)
	}
	if p, ok := letters["P"]; ok { // ptrmask
		e.deferShape(n, letter("T"), p, shapeOf)
		e.offsetOf(n, in.Name, letter("T"), p)
	}
	if f, ok := letters["F"]; ok && in.Result() == "T" {
		e.deferShape(n, term.Type, f, shapeOf)
	}
}

// indexOperand is an index that LLVM takes at any width, and so does a literal of the left
// side. One that is built is i64 where nothing else says a width, as LLVM prints it.
func (e *elab) indexOperand(t *syntax.Tree, term *dsl.Term) {
	id := e.fresh()
	term.Args = append(term.Args, e.term(t, id))
	e.require(t.Node, term.Op, id, intNode)
	if t.Number != nil && e.side == rightSide {
		e.indexes = append(e.indexes, id)
	}
}

// immediate is an argument that must be a constant.
func (e *elab) immediate(t *syntax.Tree, in *dsl.Intrinsic, typ dsl.TypeID) *dsl.Term {
	a := e.term(t, typ)
	if a.Kind == dsl.VarTerm && a.Var != dsl.None && e.r.Vars[a.Var].Kind != dsl.ConstVar || a.IsOperation() {
		immediateNeeded(e.diags, t.Node, in.Name)
	}
	return a
}

// marks reads flags, flag variables and the predicate of an operation.
func (e *elab) marks(ref *syntax.Ref, term *dsl.Term, op string, allowed ir.Flags) {
	compare := term.Op == ir.OpICmp || term.Op == ir.OpFCmp
	var all []*syntax.NextMark
	if ref.First != nil {
		all = append([]*syntax.NextMark{{Node: ref.First.Node, Mark: ref.First}}, ref.More...)
	}
	if compare {
		if len(all) == 0 {
			noPredicate(e.diags, ref.Head(), op)
			return
		}
		last := all[len(all)-1]
		all = all[:len(all)-1]
		if last.And {
			misplaced(e.diags, last.Node, "the last word before the operands of a compare is its predicate")
			return
		}
		term.Pred = e.predicate(last.Mark, term.Op == ir.OpFCmp)
	}
	mask := ^ir.Flags(0)
	for i, m := range all {
		if m.Mark.Func != "" {
			misplaced(e.diags, m.Node, m.Mark.Func+" is for predicates of compares")
			continue
		}
		name := e.resolve(m.Mark.Name)
		inChain := m.And || i+1 < len(all) && all[i+1].And
		if f := ir.FlagByName(name); f != 0 {
			if f&^allowed != 0 {
				flagNotTaken(e.diags, m.Mark.Node, name, op, allowed)
			} else if inChain {
				mask &= f
			} else {
				term.Flags.Set |= f
			}
			continue
		}
		e.flagVar(m, name, term, op, allowed)
	}
	term.Flags.Mask = mask
	if e.side == leftSide && (len(term.Flags.Vars) > 1 || mask != ^ir.Flags(0)) {
		flagsOnLeft(e.diags, ref.Head())
	}
	if e.side == rightSide && mask != ^ir.Flags(0) && len(term.Flags.Vars) == 0 {
		misplaced(e.diags, ref.Head(), "& intersects flag variables; flags of their own need none")
	}
}

func (e *elab) flagVar(m *syntax.NextMark, name string, term *dsl.Term, op string, allowed ir.Flags) {
	near := ""
	if len(name) > 1 {
		near = diag.Nearest(name, flagWords())
	}
	id, bound := e.flags[name]
	switch {
	case isTypeWord(name):
		misplaced(e.diags, m.Mark.Node, name+" is a type: it stands behind a variable or a result, as in x: "+name)
		return
	case near != "" || isUpper(name) || predWord(name):
		unknownFlag(e.diags, m.Mark.Node, name, near)
		return
	case allowed&^(ir.Tail|ir.MustTail|ir.NoTail) == 0:
		flagNotTaken(e.diags, m.Mark.Node, name, op, allowed)
		return
	case e.side == leftSide && bound:
		boundTwice(e.diags, m.Mark.Node, name, e.r.FlagVars[id].Span)
		return
	case e.side == leftSide:
		id = dsl.FlagVarID(len(e.r.FlagVars))
		e.r.FlagVars = append(e.r.FlagVars, dsl.FlagVar{Name: name, Domain: allowed, Span: e.span(m.Mark.Node)})
		e.flags[name] = id
	case !bound:
		unboundFlag(e.diags, m.Mark.Node, name, keys(e.flags))
		return
	case e.r.FlagVars[id].Domain&allowed == 0:
		flagsDisjoint(e.diags, m.Mark.Node, name, op, e.r.FlagVars[id].Span)
		return
	default:
		e.uses["flag "+name]++
	}
	term.Flags.Vars = append(term.Flags.Vars, id)
}

func predWord(name string) bool {
	return ir.ICmpPred(name) != ir.PredNone || ir.FCmpPred(name) != ir.PredNone
}

// predicate reads the predicate of a compare.
func (e *elab) predicate(m *syntax.Mark, float bool) dsl.PredExpr {
	if m.Func != "" {
		if m.Of == nil { // swap(x, y): the parser took the parenthesis for the operands
			misplaced(e.diags, m.Node, m.Func+" takes a predicate before the operands, as in "+m.Func+"(p)(x, y)")
			return dsl.PredExpr{Var: dsl.None}
		}
		p := e.predicate(m.Of, float)
		if m.Func == "swap" {
			p.Swap = !p.Swap
		} else {
			p.Invert = !p.Invert
		}
		if p.Var == dsl.None && p.Pred != ir.PredNone { // of a literal: computed here
			b := &dsl.Bindings{}
			return dsl.PredExpr{Pred: b.EvalPred(p), Var: dsl.None}
		}
		if e.side == leftSide && !e.predBoundBefore(p.Var) {
			predOnLeft(e.diags, m.Node)
		}
		return p
	}
	name := e.resolve(m.Name)
	byName := ir.ICmpPred
	if float {
		byName = ir.FCmpPred
	}
	if p := byName(name); p != ir.PredNone {
		return dsl.PredExpr{Pred: p, Var: dsl.None}
	}
	near := ""
	if len(name) > 1 {
		near = diag.Nearest(name, predWords(float))
	}
	id, bound := e.preds[name]
	if name == "_" && e.side == leftSide {
		e.r.PredVars = append(e.r.PredVars, dsl.PredVar{Name: "_", Float: float, Span: e.span(m.Node)})
		return dsl.PredExpr{Var: dsl.PredVarID(len(e.r.PredVars) - 1)}
	}
	switch {
	case near != "" || isUpper(name) || predWord(name) || ir.FlagByName(name) != 0:
		unknownPred(e.diags, m.Node, name, near, float)
		return dsl.PredExpr{Var: dsl.None}
	case bound && e.r.PredVars[id].Float != float:
		predKind(e.diags, m.Node, name, e.r.PredVars[id].Span)
	case bound:
		e.uses["pred "+name]++
	case e.side == rightSide:
		unboundPred(e.diags, m.Node, name, keys(e.preds))
		return dsl.PredExpr{Var: dsl.None}
	default:
		id = dsl.PredVarID(len(e.r.PredVars))
		e.r.PredVars = append(e.r.PredVars, dsl.PredVar{Name: name, Float: float, Span: e.span(m.Node)})
		e.preds[name] = id
	}
	return dsl.PredExpr{Var: id}
}

func flagWords() []string {
	words := []string{"fast"}
	for f := ir.Flags(1); f <= ir.AFn; f <<= 1 {
		words = append(words, f.String())
	}
	return words
}

func predWords(float bool) []string {
	var words []string
	from, to := ir.EQ, ir.SLE
	if float {
		from, to = ir.FFalse, ir.FTrue
	}
	for p := from; p <= to; p++ {
		words = append(words, p.String())
	}
	return words
}
