// Package lowerexpect makes of __builtin_expect what it says of branches, and takes it out of the way of what they say of values.
//
//	%e = call i1 @llvm.expect.i1(i1 %c, i1 true)        br i1 %c, label %a, label %b, !prof !0
//	br i1 %e, label %a, label %b                        !0 = !{!"branch_weights", i32 2000, i32 1}
//
// The weights are of branches, selects and switches that look at what is expected, through compares with constants, extensions and
// the like. If that is a phi, as of a conjunction, branches that lead to it are unlikely to give it a constant that is not
// expected. What has weights already keeps them: they were counted.
//
// LLVM, LangRef, "'llvm.expect' Intrinsic" and "Branch Weight Metadata".
package lowerexpect

import (
	"math"

	"rewrite/passes/analysis/manager"
	"rewrite/passes/internal/edit"
	"rewrite/passes/internal/hints"
	"rewrite/passes/ir"
	"rewrite/passes/ir/intrinsic"
	"rewrite/passes/ir/remark"
	"rewrite/passes/pass"
)

// How many times likelier what is expected is, if it is not said, as LLVM has it.
const likely, unlikely = 2000, 1

// certain is the weight of what is expected with probability 1.
const certain = math.MaxInt32

// maxSteps bounds how many operations there are between what is expected and a branch.
const maxSteps = 4

// Run lowers the calls of a function.
func Run(f *ir.Func, e *pass.Env) manager.Kept {
	w := work{say: e.Remarks(f)}
	gone := map[*ir.Value]*ir.Value{}
	for _, b := range f.Blocks {
		for _, v := range b.Instrs {
			switch v.Op {
			case ir.OpSelect, ir.OpBr, ir.OpSwitch:
				w.weigh(v)
			default:
				if isExpect(v) {
					gone[v] = v.CallArgs()[0]
				}
			}
		}
	}
	if len(gone) == 0 {
		return manager.All
	}
	for v := range gone {
		for i := 0; gone[gone[v]] != nil; i++ { // one expects of another
			if i == len(gone) { // in a ring, which nothing reaches
				gone[v] = f.Poison(v.Type)
				break
			}
			gone[v] = gone[gone[v]]
		}
	}
	for _, b := range f.Blocks {
		for _, v := range b.Instrs {
			if x := gone[v]; x != nil {
				v.ReplaceAllUses(x)
			}
		}
	}
	edit.Done(f, gone)
	return manager.Shape
}

type work struct{ say *remark.Remarks }

func isExpect(v *ir.Value) bool {
	if v.Op != ir.OpCall {
		return false
	}
	id := v.Intrinsic()
	return id == intrinsic.Expect || id == intrinsic.ExpectWithProbability
}

// An expectation is the number that a value is expected to be, and what that is of.
type expectation struct {
	n     uint64
	call  *ir.Value
	steps []*ir.Value // from the value to the call
}

// expected finds what a value is expected to be.
func expected(v *ir.Value) (x expectation, ok bool) {
	top := v
	for ; !isExpect(v); v = v.Args[0] {
		if len(x.steps) == maxSteps || !isStep(v) {
			return x, false
		}
		x.steps = append(x.steps, v)
	}
	c := v.CallArgs()[1]
	if c.Op != ir.OpInt || c.Type.Bits > 64 {
		return x, false
	}
	x.call = v
	x.n, ok = follow(x.steps, c.Bits)
	return x, ok && top.Type.Bits <= 64
}

// isStep tells whether a value is computed from one other value and constants.
func isStep(v *ir.Value) bool {
	if !v.IsInstr() || v.Op.Info().Eval == nil || len(v.Args) == 0 || !isNumber(v.Type) || !isNumber(v.Args[0].Type) {
		return false
	}
	return len(v.Args) == 1 || len(v.Args) == 2 && v.Args[1].Op == ir.OpInt
}

func isNumber(t *ir.Type) bool { return t.IsInt() && t.Bits <= 64 }

// follow computes what becomes of a number by steps, the last of which takes it.
func follow(steps []*ir.Value, n uint64) (uint64, bool) {
	for i := len(steps) - 1; i >= 0; i-- {
		v := steps[i]
		a := ir.EvalArgs{A: n, Width: v.Args[0].Type.Bits, To: v.Type.Bits, Flags: v.Flags, Pred: v.Pred}
		if len(v.Args) == 2 {
			a.B = v.Args[1].Bits
		}
		var out ir.Outcome
		if n, out = v.Op.Info().Eval(a); out != ir.Defined {
			return 0, false
		}
	}
	return n, true
}

// weigh gives what chooses weights, if it looks at what is expected.
func (w *work) weigh(v *ir.Value) {
	if v.Op == ir.OpBr && len(v.Targets) < 2 {
		return
	}
	x, ok := expected(v.Args[0])
	if !ok {
		return
	}
	ways, here := len(v.Targets), 0 // the way that is expected is that of 0, or of the default
	switch v.Op {
	case ir.OpSwitch:
		for i, c := range v.Args[1:] {
			if c.Bits == x.n {
				here = i + 1
			}
		}
	default:
		ways = 2
		here = int(1 - x.n)
	}
	if v.Meta.Get("prof") == "" {
		much, little := x.weights(ways)
		list := make([]uint64, ways)
		for i := range list {
			list[i] = little
		}
		list[here] = much
		hints.SetWeights(v, list...)
		w.say.Applied(v, "where this goes is expected, and said by weights")
	}
	if v.Op == ir.OpBr {
		w.leading(x)
	}
}

// weights are that of the way that is expected, and that of each other one.
func (x *expectation) weights(ways int) (much, little uint64) {
	if x.call.Intrinsic() == intrinsic.Expect {
		return likely, unlikely
	}
	given := x.call.CallArgs()[2]
	p := math.Float64frombits(given.Bits)
	if given.Op != ir.OpFloat || !(p >= 0 && p <= 1) {
		return unlikely, unlikely
	}
	share := func(p float64) uint64 { return max(uint64(math.Ceil(p*certain)), 1) }
	return share(p), share((1 - p) / float64(max(ways-1, 1)))
}

// leading gives weights to branches that decide what a phi is, which is expected to be a number, by giving it another one.
func (w *work) leading(x expectation) {
	v := x.call.CallArgs()[0]
	steps := append([]*ir.Value{}, x.steps...)
	for ; v.Op != ir.OpPhi; v = v.Args[0] {
		if len(steps) == 2*maxSteps || !isStep(v) {
			return
		}
		steps = append(steps, v)
	}
	for i, c := range v.Args {
		if c.Op != ir.OpInt || !isNumber(c.Type) {
			continue
		}
		if n, ok := follow(steps, c.Bits); !ok || n == x.n {
			continue
		}
		from, to := v.Targets[i], v.Block
		t := from.Terminator()
		if t.Op == ir.OpBr && len(t.Targets) == 1 && len(from.Preds()) == 1 { // a block of the arm alone
			from, to = from.Preds()[0], from
			t = from.Terminator()
		}
		if t.Op != ir.OpBr || len(t.Targets) != 2 || t.Targets[0] == t.Targets[1] || t.Meta.Get("prof") != "" {
			continue
		}
		much, little := x.weights(2)
		if t.Targets[0] == to {
			hints.SetWeights(t, little, much)
		} else {
			hints.SetWeights(t, much, little)
		}
		w.say.Applied(t, "what this decides is expected, and said by weights")
	}
}
