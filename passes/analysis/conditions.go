package analysis

import (
	"rewrite/passes/ir"
	"rewrite/passes/ir/intrinsic"
)

// inConditions are what branches and assumes of the function may speak of: most values are in no condition, and where
// they are used it need not be found what the branches before tell.
type inConditions struct {
	found bool
	is    []bool // by ValueID
}

// find looks at the function's conditions, if that was not done since it changed.
func (c *inConditions) find(a *Analysis) {
	if c.found {
		return
	}
	c.found = true
	if n := a.fn.NumValues(); len(c.is) < n {
		c.is = append(c.is, make([]bool, n-len(c.is))...)
	}
	for _, b := range a.fn.Blocks {
		if t := b.Terminator(); t != nil && (t.Op == ir.OpBr || t.Op == ir.OpSwitch) && len(t.Args) > 0 {
			c.enter(t.Args[0], maxConditionDepth)
		}
		if !a.mod.assumes {
			continue
		}
		for _, x := range b.Instrs {
			if isAssume(x) {
				c.enter(x.Args[1], maxConditionDepth)
			}
		}
	}
}

// enter notes what a learner may come to from a condition.
func (c *inConditions) enter(v *ir.Value, depth int) {
	if v.IsConst() {
		return
	}
	c.is[v.ID] = true
	if depth == 0 || !v.IsInstr() || v.Op == ir.OpPhi || v.Op == ir.OpLoad || v.Op == ir.OpCall && v.Intrinsic() == intrinsic.None {
		return
	}
	for _, x := range follows(v) {
		c.enter(x, depth-1)
	}
}

// forget is due when the function changed.
func (c *inConditions) forget() {
	clear(c.is)
	c.found = false
}

// told tells whether a value is one of the conditions' that were found. Of differences compares of others tell, see learner.difference.
func told(a *Analysis, v *ir.Value) bool {
	return v.Op == ir.OpSub || int(v.ID) < len(a.conditions.is) && a.conditions.is[v.ID]
}
