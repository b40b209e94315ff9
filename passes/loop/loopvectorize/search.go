package loopvectorize

import (
	"slices"

	"rewrite/passes/analysis/cfg"
	"rewrite/passes/ir"
	"rewrite/passes/ir/intrinsic"
	"rewrite/passes/target"
)

// A loop that searches is left when it has found something, too. Vectors find out whether it would be left in any of their rounds; if so, the loop itself does these rounds, and finds out where:
//
//	loop: %x = load i8, ptr %p + i                vector: %v = load <16 x i8>, ptr %p + done
//	      %f = icmp eq i8 %x, %k                          %m = icmp eq <16 x i8> %v, %k
//	      br i1 %f, label %found, label %next             %any = or of all lanes of %m
//	next: ...                                             br i1 (%any or %done1 == %all), label %stop, label %vector
//
// Rounds that the loop did not come to are done by vectors, too. So it stores nothing, what it loads is there in all rounds, and nothing traps. What they compute may be
// poison, and is frozen before it is branched on: if a round before them leaves the loop that is known by that round, and else there are none such.

// straight tells whether there is one way through a loop.
func straight(l *cfg.Loop, nest *cfg.LoopNest) bool {
	return !slices.ContainsFunc(l.Blocks, func(b *ir.Block) bool {
		if b == l.Header {
			return false
		}
		return len(b.Preds()) != 1
	})
}

// found are the conditions that tell whether a loop is left before its end.
func (x *body) found() (list []*ir.Value) {
	for _, b := range x.leaving {
		list = append(list, b.Terminator().Args[0])
	}
	return list
}

// search is what it costs to find out whether some round leaves the loop.
func search(x *loop) int {
	mask := x.vectorOf(ir.I1)
	cost := 0
	for range x.leaving {
		cost += x.costs.Arithmetic(ir.OpOr, mask, target.AnyOperand)
	}
	if cost > 0 {
		cost += x.costs.Reduce(intrinsic.VectorReduceOr, mask, 0)
	}
	return cost
}

// any is whether some round of a step leaves the loop before its end.
func (e *emitter) any() (any *ir.Value) {
	for part := range e.parts {
		for _, b := range e.leaving {
			t := b.Terminator()
			on := e.value(t.Args[0], part)
			if slices.Contains(e.blocks, t.Targets[0]) {
				on = e.put(e.at, ir.OpXor, on.Type, on, e.splat(e.f.Int(ir.I1, 1)))
			}
			on = e.put(e.at, ir.OpFreeze, on.Type, on)
			if any == nil {
				any = on
			} else {
				any = e.put(e.at, ir.OpOr, on.Type, any, on)
			}
		}
	}
	return e.place(e.at, e.f.CallIntrinsic(intrinsic.VectorReduceOr, ir.I1, any))
}

// before is what a phi of the header is in front of the step that would leave the loop.
func (e *emitter) before(phi *ir.Value) *ir.Value {
	p := e.variables[phi]
	if p.kind == induction {
		return e.behindAll(p, e.done)
	}
	return e.combined(p, e.values[phi], false)
}
