package analysis

import (
	"rewrite/passes/analysis/domain"
	"rewrite/passes/ir"
	"rewrite/passes/ir/intrinsic"
	"rewrite/passes/ir/num"
)

// inConditions are what branches and assumes of the function may speak of: most values are in no condition, or in none of a block before, and
// where they are used it need not be found what the branches before tell.
type inConditions struct {
	found bool
	first []int32 // by ValueID: the first place in reverse postorder of a block whose condition it is in, + 1
}

// find looks at the function's conditions, if that was not done since it changed.
func (c *inConditions) find(a *Analysis) {
	if c.found {
		return
	}
	c.found = true
	if n := a.fn.NumValues(); len(c.first) < n {
		c.first = append(c.first, make([]int32, n-len(c.first))...)
	}
	for i, b := range a.doms().ReversePostorder() {
		if t := b.Terminator(); t != nil && (t.Op == ir.OpBr || t.Op == ir.OpSwitch) && len(t.Args) > 0 && !unasked(t.Args[0], maxConditionDepth) {
			c.enter(t.Args[0], int32(i)+1, maxConditionDepth)
		}
		if !a.mod.assumes {
			continue
		}
		for _, x := range b.Instrs {
			if isAssume(x) {
				c.enter(x.Args[1], int32(i)+1, maxConditionDepth)
			}
		}
	}
}

// enter notes what a learner may come to from a condition of a block.
func (c *inConditions) enter(v *ir.Value, place int32, depth int) {
	if v.IsConst() {
		return
	}
	if was := c.first[v.ID]; was == 0 || was > place {
		c.first[v.ID] = place
	}
	if depth == 0 || !v.IsInstr() || v.Op == ir.OpPhi || v.Op == ir.OpLoad || v.Op == ir.OpCall && v.Intrinsic() == intrinsic.None {
		return
	}
	for _, x := range follows(v) {
		c.enter(x, place, depth-1)
	}
}

// forget is due when the function changed.
func (c *inConditions) forget() {
	c.first, c.found = c.first[:0], false
}

// told tells whether a value is one of the conditions' that were found of blocks before a place in reverse postorder. Of differences compares of
// others tell, see learner.difference.
func told(a *Analysis, v *ir.Value, place int) bool {
	return v.Op == ir.OpSub || a.conditions.has(v) && int(a.conditions.first[v.ID]) <= place
}

func (c *inConditions) has(v *ir.Value) bool { return int(v.ID) < len(c.first) && c.first[v.ID] > 0 }

// Conditions say what they do of other values by what is known of these in any case, and by the operations in between. So more may follow from them once
// a function was changed by what was found of it: Deepens and Flagged tell by which changes.

// Deepens tells whether conditions may say more if something else stands in the place of an instruction: it is in one. A compare of numbers of one sign that is
// one of unsigned numbers now says no more of its operands than it did along with that sign, which is known where it stands, and so wherever it was passed; it
// may of what they are computed from, where the sign is not known in any case.
func (o *Optimistic) Deepens(v *ir.Value) bool {
	if !o.a.conditions.has(v) {
		return false
	}
	if v.Op != ir.OpICmp {
		return true
	}
	for _, x := range v.Args {
		if k := o.base(x); !x.IsInstr() || x.Op == ir.OpPhi || k.NonNegative() || k.Negative() {
			continue
		}
		for _, y := range follows(x) {
			if o.a.conditions.has(y) && !unasked(y, maxConditionDepth) {
				return true
			}
		}
	}
	return false
}

// Flagged tells whether conditions may say more now that an instruction has more flags: of another value that it is compared with, or computed
// with. Of itself, and of what it is computed from, they say no more than what the flags follow from, which holds there, too.
func (o *Optimistic) Flagged(v *ir.Value) bool {
	if !o.a.conditions.has(v) {
		return false
	}
	if v.Op == ir.OpTrunc { // see BeforeTrunc
		return !unasked(v.Args[0], maxConditionDepth)
	}
	if !o.besides(v, maxConditionDepth) {
		return false
	}
	now, before := o.a.apply(v, o.a.Width(v.Type), o.a.ofValue), o.base(v).Facts
	now.Props = before.Props // by flags it may be poison
	return now != before
}

// besides tells whether conditions that a value is in may speak of others by what is known of it.
func (o *Optimistic) besides(v *ir.Value, depth int) bool {
	if depth == 0 || v.NumUses() > maxBesides {
		return true
	}
	for _, u := range v.Uses() {
		x := u.User
		if !o.a.conditions.has(x) || x.Op.IsTerminator() {
			continue
		}
		for _, y := range follows(x) {
			if y != v && !unasked(y, maxConditionDepth) {
				return true
			}
		}
		if x.Op != ir.OpICmp && o.besides(x, depth-1) {
			return true
		}
	}
	return false
}

// maxBesides is how many users of a value are looked at for what is compared with it.
const maxBesides = 8

// maxDifferences is how many users of a value are looked at for a difference.
const maxDifferences = 8

// difference notes of what is the difference of two numbers what their order tells of it, whatever members they have: that it is 0, or
// is not, and its sign where it is poison if it wraps.
//
//	br (icmp slt i32 %x, %y), %then, ...      in %then: (sub %y, %x) is not 0, and (sub nsw %y, %x) is poison or above 0
func (l *learner) difference(x, y *ir.Value, pred ir.Pred) {
	if x.IsConst() || y.IsConst() {
		return
	}
	for _, u := range x.Uses()[:min(x.NumUses(), maxDifferences)] {
		v, pred := u.User, pred
		if v.Op != ir.OpSub || v.Args[1-u.Index] != y || v.Block == nil {
			continue
		}
		if u.Index == 1 {
			pred = pred.Swap()
		}
		switch pred {
		case ir.EQ, ir.NE:
		case ir.SLT, ir.SLE, ir.SGT, ir.SGE:
			if v.Flags&ir.NSW != 0 {
				break
			}
			fallthrough
		default: // it may wrap to anything else
			if pred == ir.SLE || pred == ir.SGE || pred == ir.ULE || pred == ir.UGE {
				continue
			}
			pred = ir.NE
		}
		w := l.a.Width(v.Type)
		l.facts = append(l.facts, BranchFact{Value: v, Facts: domain.Unknown(w).Where(pred, domain.Const(w, num.Int{}))}) // and poison if its flags say so
	}
}
