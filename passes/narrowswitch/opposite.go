package narrowswitch

import (
	"rewrite/passes/internal/edit"
	"rewrite/passes/internal/hints"
	"rewrite/passes/ir"
	"rewrite/passes/pass"
)

// Branches and selects look at a condition that is computed above and true where theirs is false:
//
//	%a = icmp eq i32 %x, 2                       %a = icmp eq i32 %x, 2
//	%s = select i1 %a, i32 1, i32 %y             %s = select i1 %a, i32 1, i32 %y
//	%b = icmp ne i32 %x, 2                  ->
//	br i1 %b, label %more, label %done           br i1 %a, label %done, label %more
//
// What is negated is such a condition, too. It is done where all that look at the condition do, so that it goes.

// A question is what a compare asks.
type question struct {
	pred ir.Pred
	x, y *ir.Value
}

// opposites has the branches and selects of a function look at what is there, and tells whether some did.
func opposites(f *ir.Func, e *pass.Env) (any bool) {
	say := e.Remarks(f)
	asked := map[question]*ir.Value{}
	dom := e.Of(f).Dom()
	for _, b := range dom.ReversePostorder() {
		for i := 0; i < len(b.Instrs); i++ {
			v := b.Instrs[i]
			is := ir.Negated(v)
			if v.Op == ir.OpICmp {
				is = asked[question{v.Pred.Invert(), v.Args[0], v.Args[1]}]
				if is == nil {
					is = asked[question{v.Pred.Invert().Swap(), v.Args[1], v.Args[0]}]
				}
				if q := (question{v.Pred, v.Args[0], v.Args[1]}); asked[q] == nil && is == nil {
					asked[q] = v
				}
			}
			if is == nil || is.Block != nil && !dom.Dominates(is.Block, b) || !edit.AllUses(v, edit.Turns) {
				continue
			}
			for n := v.NumUses() - 1; n >= 0 && e.Made < e.Allowed; n-- {
				u := v.Uses()[n]
				if v.Op == ir.OpICmp {
					is.Flags &= v.Flags // what is poison only for its flags must not be so here
				}
				turn(u.User, is)
				say.Applied(u.User, "this %s looks at the opposite condition, which is there", u.User.Op)
				e.Made++
				any = true
			}
			if v.NumUses() == 0 {
				v.Erase()
				i--
			}
		}
	}
	return any
}

// turn exchanges the outcomes.
func turn(v, cond *ir.Value) {
	weights := hints.Weights(v)
	if v.Op == ir.OpBr {
		v.SetTargets([]*ir.Block{v.Targets[1], v.Targets[0]})
	} else {
		yes := v.Args[1]
		v.SetArg(1, v.Args[2])
		v.SetArg(2, yes)
	}
	v.SetArg(0, cond)
	if len(weights) == 2 {
		hints.SetWeights(v, weights[1], weights[0])
	}
}
