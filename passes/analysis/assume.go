package analysis

import (
	"slices"

	"rewrite/passes/analysis/domain"
	"rewrite/passes/ir"
	"rewrite/passes/ir/intrinsic"
)

// An Assumption is what the calls of llvm.assume at the head of a block tell.
type Assumption struct {
	Facts []*BranchFact
	// Conditions are the instructions of the block that the facts were learnt
	// through. They say it to later passes too, so that the facts must not be
	// used to simplify them.
	Conditions []*ir.Value
}

// Assumed is what holds in all of a block because of an assume that whoever
// enters the block executes: nothing stands before it but what is sure to go on
// and has no effect, so that it might as well be the block's first instruction
// (law 8).
//
// What stands before the assume may read memory. Behind a call that might not return the assume need
// not be executed, and its condition may be false.
func (a *Analysis) Assumed(b *ir.Block) (as Assumption) {
	if !a.mod.assumes {
		return as
	}
	var list []*BranchFact
	for _, v := range b.Instrs {
		if !isAssume(v) {
			if !passes(v) {
				break
			}
			continue
		}
		if len(v.Aux.(*ir.Call).Bundles) > 0 {
			continue // which speak for themselves
		}
		told := slices.Clone(a.fromAssume(v))
		for i := range told {
			list = a.gather(list, &told[i])
		}
		as.Conditions = conditions(as.Conditions, v.Args[1], b, maxConditionDepth)
	}
	for i := range list {
		a.slot[list[i].Value.ID] = 0
	}
	as.Facts = list
	return as
}

// fromAssume is what one assume tells where it stands.
func (a *Analysis) fromAssume(v *ir.Value) []BranchFact {
	l := &learner{a: a, of: a.ofValue, branch: true}
	l.learn(v.Args[1], domain.Bool(true), maxConditionDepth)
	return l.facts
}

// assumedIn is what all assumes of a block tell behind it.
func (a *Analysis) assumedIn(b *ir.Block) (list []BranchFact) {
	if !a.mod.assumes {
		return nil
	}
	for _, v := range b.Instrs {
		if isAssume(v) && len(v.Aux.(*ir.Call).Bundles) == 0 {
			list = append(list, a.fromAssume(v)...)
		}
	}
	return list
}

func isAssume(v *ir.Value) bool {
	return v.Op == ir.OpCall && v.Intrinsic() == intrinsic.Assume && len(v.CallArgs()) == 1
}

// passes tells whether an instruction has no effect and execution goes on behind it.
func passes(v *ir.Value) bool { return !v.Op.IsTerminator() && v.Effects()&^ir.Reads == 0 }

// conditions lists the instructions of block b that facts are learnt through.
func conditions(list []*ir.Value, v *ir.Value, b *ir.Block, depth int) []*ir.Value {
	if v.Block != b {
		return list
	}
	switch v.Op {
	case ir.OpICmp, ir.OpFCmp, ir.OpCall:
		return append(list, v)
	case ir.OpAnd, ir.OpOr, ir.OpXor, ir.OpSelect:
		list = append(list, v)
		if depth > 0 {
			for _, x := range v.Args {
				list = conditions(list, x, b, depth-1)
			}
		}
	}
	return list
}
