package egraph

import (
	"errors"
	"fmt"
)

// ruleCheck collects what a rule's left side binds and the errors found.
type ruleCheck struct {
	lang                         *Language
	r                            *Rule
	vars, types, payloads, flags uint32
	errs                         []error
}

func (rc *ruleCheck) bad(format string, args ...any) {
	rc.errs = append(rc.errs, fmt.Errorf(format, args...))
}

// checkRule refuses rules that the engine could not keep its laws with.
func checkRule(lang *Language, r *Rule) error {
	rc := ruleCheck{lang: lang, r: r}
	rc.left(&r.Left)
	rc.right(&r.Right)
	for _, gd := range r.Guards {
		if gd.Pred < 0 || gd.Pred >= len(lang.Preds) {
			rc.bad("predicate %d does not exist", gd.Pred)
			continue
		}
		if len(gd.Args) == 0 || len(gd.Args) > len(test{}.args) {
			rc.bad("predicate %s: %d arguments", lang.Preds[gd.Pred].Name, len(gd.Args))
		}
		for _, v := range gd.Args {
			if v < 0 || v >= MaxVars || rc.vars>>v&1 == 0 {
				rc.bad("predicate %s: variable %d is not bound", lang.Preds[gd.Pred].Name, v)
			}
		}
	}
	for _, tg := range r.TypeGuards {
		if tg.Pred < 0 || tg.Pred >= len(lang.TypePreds) {
			rc.bad("type predicate %d does not exist", tg.Pred)
			continue
		}
		if len(tg.Args) > len(test{}.args) {
			rc.bad("type predicate %s: %d arguments", lang.TypePreds[tg.Pred].Name, len(tg.Args))
		}
		for _, i := range tg.Args {
			if i < 0 || i >= MaxVars || rc.types>>i&1 == 0 {
				rc.bad("type predicate %s: type variable %d is not bound", lang.TypePreds[tg.Pred].Name, i)
			}
		}
	}
	return errors.Join(rc.errs...)
}

// op checks what both sides have in common and returns nil for a bad op.
func (rc *ruleCheck) op(p *Pattern) *OpInfo {
	if int(p.Op) >= len(rc.lang.Ops) {
		rc.bad("op %d is not in the table", p.Op)
		return nil
	}
	info := &rc.lang.Ops[p.Op]
	if info.Arity >= 0 && info.Arity != len(p.Args) {
		rc.bad("%s has %d operands, not %d", info.Name, info.Arity, len(p.Args))
	}
	if p.Flags.Set&^info.Flags != 0 {
		rc.bad("%s does not take flags %#x", info.Name, p.Flags.Set&^info.Flags)
	}
	if info.Arity > 0 && !info.Payload && p.Payload.Kind != Any {
		rc.bad("%s carries no payload", info.Name)
	}
	return info
}

func (rc *ruleCheck) index(what string, i int) bool {
	if i < 0 || i >= MaxVars {
		rc.bad("%s %d is out of range", what, i)
		return false
	}
	return true
}

func (rc *ruleCheck) left(p *Pattern) {
	if p.Type.Kind == Bound && rc.index("type variable", p.Type.Index) {
		rc.types |= 1 << p.Type.Index
	}
	if k := p.Type.Kind; k == Tested || k == Computed {
		rc.bad("a type on the left side is given or bound; use a type guard to test it")
	}
	if p.Var != NoVar && rc.index("variable", int(p.Var)) {
		rc.vars |= 1 << p.Var
	}
	if p.Op == 0 {
		return
	}
	info := rc.op(p)
	if info == nil {
		return
	}
	if info.OneChoice && !rc.lang.Disabled.Has(4) && (rc.r.Kind == Equality || !rc.r.EveryChoice) {
		rc.bad("%s is one choice for all users: the rule must be a refinement that holds for every choice", info.Name)
	}
	rc.flags |= p.Flags.Vars
	switch s := p.Payload; s.Kind {
	case Bound:
		if rc.index("payload variable", s.Index) {
			rc.payloads |= 1 << s.Index
		}
	case Tested:
		if s.Index < 0 || s.Index >= min(len(rc.lang.PayloadPreds), 256) {
			rc.bad("payload predicate %d does not exist", s.Index)
		}
	case Computed:
		rc.bad("a payload can't be computed on a left side")
	}
	for i := range p.Args {
		rc.left(&p.Args[i])
	}
}

func (rc *ruleCheck) right(p *Pattern) {
	if p.Op == 0 {
		if rc.index("variable", int(p.Var)) && rc.vars>>p.Var&1 == 0 {
			rc.bad("variable %d is not bound on the left side", p.Var)
		}
		return
	}
	info := rc.op(p)
	if info == nil {
		return
	}
	if p.Var != NoVar {
		rc.bad("an operator of the right side can't be named")
	}
	switch {
	case info.OneChoice:
		rc.bad("%s can't be built: its choice was made where it stands", info.Name)
	case info.Anchored && p.Payload.Kind != Bound && p.Payload.Kind != Computed:
		rc.bad("%s needs the anchor of an instance of the left side", info.Name)
	}
	if p.Flags.Vars&^rc.flags != 0 {
		rc.bad("flag variables %#x are not bound on the left side", p.Flags.Vars&^rc.flags)
	}
	switch s := p.Payload; s.Kind {
	case Bound:
		if rc.index("payload variable", s.Index) && rc.payloads>>s.Index&1 == 0 {
			rc.bad("payload variable %d is not bound on the left side", s.Index)
		}
	case Tested:
		rc.bad("a payload can't be tested on a right side")
	case Computed:
		if s.Index < 0 || s.Index >= len(rc.lang.Computes) {
			rc.bad("computation %d does not exist", s.Index)
		}
	}
	switch s := p.Type; s.Kind {
	case Bound:
		if rc.index("type variable", s.Index) && rc.types>>s.Index&1 == 0 {
			rc.bad("type variable %d is not bound on the left side", s.Index)
		}
	case Tested:
		rc.bad("a type can't be tested on a right side")
	case Computed:
		if s.Index < 0 || s.Index >= len(rc.lang.TypeComputes) {
			rc.bad("type computation %d does not exist", s.Index)
		}
	}
	for i := range p.Args {
		rc.right(&p.Args[i])
	}
}

// compileBuilder turns a right side into builders, operands first, and returns
// what stands for it: a var word or a builder's complement.
func compileBuilder(lang *Language, c *compiledRule, p *Pattern, root bool) int16 {
	if p.Op == 0 {
		return int16(c.varWord[p.Var])
	}
	b := builder{pat: p, row: &lang.rows[p.Op]}
	for i := range p.Args {
		b.args = append(b.args, compileBuilder(lang, c, &p.Args[i], false))
	}
	b.plain = !b.row.arena && b.row.arity > 0 && p.Flags.Vars == 0 && p.Type.Kind == Any
	if p.Payload.Kind == Computed {
		c.calc++
	}
	if p.Type.Kind == Computed {
		c.calc++
	}
	c.right = append(c.right, b)
	return ^int16(len(c.right) - 1)
}
