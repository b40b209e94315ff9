package moves

import (
	"slices"

	"rewrite/passes/ir"
	"rewrite/passes/saturate/block"
)

const (
	addressDistance = "addresses/distance"

	maxStepsDown = 6 // of an address that are followed down to what it shares with another
)

// distances finds compares of addresses that lead from one base in several steps, and adds those of how far they lead:
//
//	%a = getelementptr inbounds i32, ptr %p, i64 %i
//	%b = getelementptr inbounds i64, ptr %a, i64 %j
//	%c = icmp ult ptr %b, %p                              icmp slt (add nsw (shl nsw %i, 2), (shl nsw %j, 3)), 0
//
// They are equal where the distances are, which wrap as addresses do. Steps in bounds order addresses as their
// sums are ordered as signed numbers, and steps that do not wrap upwards as numbers without sign. A step and
// the base rules know.
func distances(mv *Mover) {
	at := moveAt(addressDistance)
	if mv.off[at] {
		return
	}
	for _, v := range mv.Block.Instrs {
		if MayMeasure(v) && mv.Has[v.ID] {
			distance(mv, v, block.LabelMove+uint32(at))
		}
	}
}

// MayMeasure tells whether an instruction compares addresses of which one is several steps from something, or both are one for different reasons.
func MayMeasure(v *ir.Value) bool {
	return v.Op == ir.OpICmp && !v.Pred.IsSigned() && v.Args[0].Type.IsPtr() &&
		(isSecondStep(v.Args[0]) || isSecondStep(v.Args[1]) || v.Pred >= ir.UGT && v.Args[0].Op == ir.OpGEP && v.Args[1].Op == ir.OpGEP)
}

func isSecondStep(v *ir.Value) bool {
	return v.Op == ir.OpGEP && v.Block != nil && v.Args[0].Op == ir.OpGEP && v.Args[0].Block != nil
}

// stepsTo are those from a base to an address, the last first.
func stepsTo(mv *Mover, v *ir.Value) (list []block.Step) {
	for len(list) < maxStepsDown {
		s, ok := block.StepOf(mv.Graph, v)
		if !ok {
			break
		}
		list = append(list, s)
		v = s.Base
	}
	return list
}

func distance(mv *Mover, v *ir.Value, label uint32) {
	x, y := stepsTo(mv, v.Args[0]), stepsTo(mv, v.Args[1])
	x, y, ok := fromOneBase(v.Args[0], v.Args[1], x, y)
	if !ok || len(x)+len(y) < 2 {
		return
	}
	p := v.Pred
	equal := p == ir.EQ || p == ir.NE
	common := block.CommonFlags(slices.Concat(x, y))
	if !equal {
		switch {
		case common&ir.NUW != 0:
		case common&ir.InBounds != 0:
			p = p.Signed()
		default:
			return
		}
	}
	t, w := mv.Types.Of(v.Type), mv.Types.Pointers.Width(v.Args[0].Type.Bits)
	add := func(x, y []block.Step) {
		mv.E.Refine(mv.Class[v.ID], mv.E.Add(mv.Vocab.Compare[p], t, 0, block.Distance(mv.Graph, x, w), block.Distance(mv.Graph, y, w)), label)
	}
	together := func(of, wraps bool) (a, b []block.Step, fewer bool) {
		a, b = block.Together(x, of, wraps), block.Together(y, of, wraps)
		return a, b, len(a)+len(b) < len(x)+len(y)
	}
	// one way or the other is cheaper
	x, y, _ = together(false, equal && common&ir.InBounds == 0)
	add(x, y)
	if a, b, fewer := together(true, equal); fewer {
		add(a, b)
	}
}

// fromOneBase leaves the steps from what two addresses share, as late as there is one, in the order in which they are taken.
func fromOneBase(v, w *ir.Value, x, y []block.Step) (_, _ []block.Step, ok bool) {
	base := func(v *ir.Value, steps []block.Step, i int) *ir.Value {
		if i == 0 {
			return v
		}
		return steps[i-1].Base
	}
	for i := range len(x) + 1 {
		for j := range len(y) + 1 {
			if base(v, x, i) == base(w, y, j) {
				return taken(x[:i]), taken(y[:j]), true
			}
		}
	}
	return nil, nil, false
}

// taken are steps in the order in which they are taken, without those that lead nowhere.
func taken(steps []block.Step) []block.Step {
	steps = slices.DeleteFunc(steps, block.Step.IsNothing)
	slices.Reverse(steps)
	return steps
}
