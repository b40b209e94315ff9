package dsl

import (
	"fmt"
	"slices"
	"strings"

	"rewrite/passes/ir"
)

// Frozen is the rule with variables of the right side frozen, all uses of each alike. It
// claims one direction.
func (r *Rule) Frozen(vars ...VarID) *Rule {
	out := *r
	out.Arrow = Refine
	var freeze func(t *Term) *Term
	freeze = func(t *Term) *Term {
		if t.Kind == OpTerm && t.Op == ir.OpFreeze {
			return t
		}
		c := *t
		if t.Kind == VarTerm && slices.Contains(vars, t.Var) {
			f := newTerm(OpTerm, t.Type)
			f.Op, f.Span, f.Args, f.Flags.Mask = ir.OpFreeze, t.Span, []*Term{&c}, ^ir.Flags(0)
			return f
		}
		c.Args = mapped(t.Args, freeze)
		return &c
	}
	out.RHS = freeze(r.RHS)
	out.ShareChoices()
	return &out
}

// Freezable are the values that the right side uses below its root and not frozen.
func (r *Rule) Freezable() (vars []VarID) {
	if !r.RHS.IsOperation() {
		return nil
	}
	var walk func(t *Term)
	walk = func(t *Term) {
		if t.Kind == OpTerm && t.Op == ir.OpFreeze {
			return
		}
		if k := r.varKind(t); t.Kind == VarTerm && (k == ValueVar || k == NodeVar) && !slices.Contains(vars, t.Var) {
			vars = append(vars, t.Var)
		}
		for _, a := range t.Args {
			walk(a)
		}
	}
	walk(r.RHS)
	return vars
}

func (r *Rule) varKind(t *Term) VarKind {
	if t.Kind != VarTerm {
		return ConstVar
	}
	return r.Vars[t.Var].Kind
}

// Key is the same for two rules that differ in the names of variables, and in the order of
// operands where that does not matter, only.
func (r *Rule) Key() string {
	var turns []*Term // of the left side, whose first two operands may change places
	r.LHS.Walk(func(t *Term) {
		if t.Commutes() && len(turns) < maxTurns {
			turns = append(turns, t)
		}
	})
	best := ""
	for set := range 1 << len(turns) {
		k := keyer{r: r, vars: map[VarID]int{}, preds: map[PredVarID]int{}, flags: map[FlagVarID]int{}, types: map[TypeID]int{}}
		for i, t := range turns {
			if set>>i&1 != 0 {
				k.turned = append(k.turned, t)
			}
		}
		left := k.term(r.LHS, true)
		key := left + " " + r.Arrow.String() + " " + k.term(r.RHS, false)
		var guards []string
		for _, g := range r.Guards {
			guards = append(guards, k.cond(g))
		}
		slices.Sort(guards)
		key += strings.Join(guards, " && ")
		if best == "" || key < best {
			best = key
		}
	}
	return best
}

// maxTurns bounds the commutative operations whose operands Key turns.
const maxTurns = 8

// A keyer writes terms with variables numbered as they come.
type keyer struct {
	r      *Rule
	turned []*Term
	vars   map[VarID]int
	preds  map[PredVarID]int
	flags  map[FlagVarID]int
	types  map[TypeID]int
}

func index[K comparable](m map[K]int, k K) int {
	if n, ok := m[k]; ok {
		return n
	}
	m[k] = len(m)
	return m[k]
}

func (k *keyer) typ(t TypeID) string {
	if t == None {
		return "-"
	}
	d := k.r.Types[t]
	return fmt.Sprintf("%d:%d,%d,%d", index(k.types, t), d.Kind, d.Width, d.Format)
}

func (k *keyer) pred(p PredExpr, swap bool) string {
	if p.Var == None {
		if swap {
			p.Pred = p.Pred.Swap()
		}
		return p.Pred.String()
	}
	return fmt.Sprint("p", index(k.preds, p.Var), p.Swap != swap, p.Invert)
}

func (k *keyer) term(t *Term, left bool) string {
	if t.Kind == VarTerm {
		return fmt.Sprint("v", index(k.vars, t.Var), k.r.Vars[t.Var].Kind, ":", k.typ(t.Type))
	}
	if t.Bind != None {
		index(k.vars, t.Bind)
	}
	head := fmt.Sprint(t.Kind, t.Op, t.Func, t.Flags.Set, t.Lit, t.Float, t.Indices) + k.typ(t.Elem)
	if t.Intrinsic != nil {
		head += t.Intrinsic.Name
	}
	for _, f := range t.Flags.Vars {
		head += fmt.Sprint(" f", index(k.flags, f), t.Flags.Mask)
	}
	args := t.Args
	turned := slices.Contains(k.turned, t)
	if turned {
		args = slices.Clone(args)
		args[0], args[1] = args[1], args[0]
	}
	compare := t.Kind == OpTerm && (t.Op == ir.OpICmp || t.Op == ir.OpFCmp)
	if compare {
		head += k.pred(t.Pred, turned)
	}
	parts := []string{}
	for _, a := range args {
		parts = append(parts, k.term(a, left))
	}
	if !left && !compare && t.Commutes() {
		slices.Sort(parts[:2])
	}
	if t.Bind != None {
		head += fmt.Sprint("=v", k.vars[t.Bind])
	}
	return head + k.expr(t.Expr) + "(" + strings.Join(parts, ",") + "):" + k.typ(t.Type)
}

func (k *keyer) expr(e *Expr) string {
	if e == nil {
		return ""
	}
	s := fmt.Sprint(e.Kind, e.Lit, e.Float)
	switch e.Kind {
	case ConstExpr:
		s += fmt.Sprint("v", index(k.vars, e.Var))
	case WidthExpr:
		s += k.typ(e.Of)
	case FuncExpr:
		s += e.Func.Name
	}
	for _, a := range e.Args {
		s += "," + k.expr(a)
	}
	return "[" + s + "]"
}

func (k *keyer) cond(c *Cond) string {
	s := fmt.Sprint(c.Kind, c.Pred, c.Fact, c.Preds) + k.expr(c.X) + k.expr(c.Y)
	if c.Kind == PredInCond {
		s += k.pred(c.PredVar, false)
	}
	for _, a := range c.FactArgs {
		if a.Var != None {
			s += fmt.Sprint("v", index(k.vars, a.Var))
		}
		s += k.expr(a.Expr)
	}
	for _, a := range c.Args {
		s += "{" + k.cond(a) + "}"
	}
	return s
}
