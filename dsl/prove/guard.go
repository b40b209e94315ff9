package prove

import (
	"fmt"
	"slices"

	"rewrite/dsl"
	"rewrite/passes/ir"
	"rewrite/passes/ir/num"
)

// A guard is the check of one condition. A fact about a value is vacuously
// true of poison and must hold for every member of an undef set, thus for every
// copy; facts about the program are no part of a proof (SEMANTICS 22).
type guard struct {
	*lowering
	cond *dsl.Cond
	args map[*dsl.Cond][][]int32 // of each fact: the registers of each variable; nil for constants
	regs []word
}

// maxMembers is how many results a named operation may have that a fact is about.
const maxMembers = 64

// guard emits the checks of a condition, each as early as its variables allow.
func (l *lowering) guard(c *dsl.Cond) error {
	if c.Kind == dsl.AndCond {
		for _, a := range c.Args {
			if err := l.guard(a); err != nil {
				return err
			}
		}
		return nil
	}
	g := &guard{lowering: l, cond: c, args: map[*dsl.Cond][][]int32{}}
	level, err := g.prepare(c)
	if err != nil {
		return err
	}
	known := g.known
	l.check(level, check{cond: g, holds: func(regs []word) bool {
		g.regs = regs
		return l.rule.EvalCond(c, l.bind, known)
	}})
	return nil
}

// prepare finds the registers that c depends on, and the level of the last.
func (g *guard) prepare(c *dsl.Cond) (level int, err error) {
	for _, a := range c.Args {
		n, err := g.prepare(a)
		if err != nil {
			return 0, err
		}
		level = max(level, n)
	}
	level = max(level, g.exprLevel(c.X), g.exprLevel(c.Y))
	if c.Kind != dsl.FactCond {
		return level, nil
	}
	args := make([][]int32, len(c.FactArgs))
	for i, a := range c.FactArgs {
		if a.Var == dsl.None {
			level = max(level, g.exprLevel(a.Expr))
			continue
		}
		if args[i], err = g.members(a.Var); err != nil {
			return 0, err
		}
		for _, reg := range args[i] {
			level = max(level, g.level[reg])
		}
	}
	for i, a := range c.FactArgs {
		if a.Var != dsl.None && g.rule.Vars[a.Var].Kind == dsl.ConstVar {
			args[i] = nil // its value is bound
		}
	}
	g.args[c] = args
	return level, nil
}

func (g *guard) exprLevel(e *dsl.Expr) int {
	if e == nil {
		return 0
	}
	if e.Kind == dsl.ConstExpr {
		return g.level[g.uses[e.Var].first]
	}
	level := 0
	for _, a := range e.Args {
		level = max(level, g.exprLevel(a))
	}
	return level
}

// members are the registers of the members of a variable's undef set: all
// copies. Of the operation that a NodeVar names they are its results for every
// choice of copies.
func (g *guard) members(v dsl.VarID) ([]int32, error) {
	var regs []int32
	switch g.rule.Vars[v].Kind {
	case dsl.IndexVar:
		return nil, unprovable("a condition on an index")
	case dsl.NodeVar:
		return g.results(v)
	}
	u := &g.uses[v]
	for i := range max(u.copies, 1) {
		regs = append(regs, u.first+int32(i))
	}
	return regs, nil
}

func (g *guard) results(v dsl.VarID) ([]int32, error) {
	var copies []int32 // of the variable of each use
	total := 1
	g.eachUse(g.nodes[v], func(v dsl.VarID) {
		copies = append(copies, int32(g.uses[v].copies))
		total = min(total*g.uses[v].copies, maxMembers+1)
	})
	if total > maxMembers {
		return nil, unprovable(fmt.Sprintf("a condition on an operation that undef operands give more than %d results", maxMembers))
	}
	var regs []int32
	for picks, more := make([]int32, len(copies)), true; more; more = next(picks, copies) {
		g.picks = slices.Clone(picks)
		reg, err := g.term(g.nodes[v], memberUse)
		if err != nil {
			return nil, err
		}
		regs = append(regs, reg)
	}
	return regs, nil
}

// next counts picks up, each below its limit; false after the last.
func next(picks, limits []int32) bool {
	for i := range picks {
		if picks[i]++; picks[i] < limits[i] {
			return true
		}
		picks[i] = 0
	}
	return false
}

// eachUse calls f for each use below t of a variable of more than one copy, in
// the order in which term reads them. What is frozen is read once for all.
func (g *guard) eachUse(t *dsl.Term, f func(dsl.VarID)) {
	switch {
	case isFreeze(t):
	case t.Kind == dsl.VarTerm && g.rule.Vars[t.Var].Kind == dsl.NodeVar:
		g.eachUse(g.nodes[t.Var], f)
	case t.Kind == dsl.VarTerm && g.uses[t.Var].copies > 1:
		f(t.Var)
	}
	if !isFreeze(t) {
		for _, a := range t.Args {
			g.eachUse(a, f)
		}
	}
}

// known tells whether a fact holds for what the registers are. A fact that is
// not known here rules nothing out, nor do members that are undefined behaviour.
func (g *guard) known(c *dsl.Cond) bool {
	args := g.args[c]
	any := func(f func(w word) bool) bool {
		for _, members := range args {
			for _, r := range members {
				if f(g.regs[r]) {
					return true
				}
			}
		}
		return false
	}
	switch {
	case c.Fact == dsl.FactNotPoison:
		return !any(func(w word) bool { return w == poisoned })
	case c.Fact == dsl.FactImpliesPoison:
		poison := func(r int32) bool { return g.regs[r] == poisoned }
		number := func(r int32) bool { return g.regs[r].isNumber() }
		return !slices.ContainsFunc(args[0], poison) || len(args[1]) > 0 && !slices.ContainsFunc(args[1], number)
	case c.Fact == dsl.FactNoUndef:
		number := undefined // the only one
		return !any(func(w word) bool {
			if number == undefined {
				number = w
			}
			return w == poisoned || w != undefined && w != number
		})
	case c.Fact.Info().About == dsl.AboutValue:
		return g.every(c, 0)
	case c.Fact == dsl.FactNoObjectAtNull && g.layout >= 0:
		return nothingAtNull(g.layouts[g.regs[g.layout].bits()])
	}
	return true
}

// every tells whether c holds for all members of its arguments from i on that
// are numbers. An operation can be poison for some choices of its operands
// and a number for others. What analyses find holds for each choice by itself,
// so the poison ones excuse nothing: with more to choose from, less is true.
func (g *guard) every(c *dsl.Cond, i int) bool {
	args := g.args[c]
	if i == len(args) {
		holds, ok := g.rule.Concrete(c, g.bind)
		return holds && ok
	}
	if args[i] == nil {
		return g.every(c, i+1)
	}
	for _, r := range args[i] {
		if !g.regs[r].isNumber() {
			continue
		}
		n := g.regs[r].bits()
		if v := c.FactArgs[i].Var; g.isPointer(g.rule.Vars[v].Type) {
			n &= ir.Mask(g.bind.Bits[g.rule.Vars[v].Type]) // its address
		}
		g.bind.Vals[c.FactArgs[i].Var] = num.Of(n)
		if !g.every(c, i+1) {
			return false
		}
	}
	return true
}
