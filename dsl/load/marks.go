package load

import (
	"rewrite/dsl"
	"rewrite/dsl/syntax"
	"rewrite/passes/ir"
	"rewrite/passes/ir/diag"
)

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
