package inline

import (
	"slices"
	"sync"

	"rewrite/passes/analysis/memory"
	"rewrite/passes/ir"
	"rewrite/passes/ir/intrinsic"
	"rewrite/passes/target"
)

// A body is what is known of a function that others call. Its component is done with, or it is itself, so it does not
// change any more; several ask for it at the same time, so nothing of the function is computed that is kept in it
// (predecessors, dominators, numbers of blocks).
type body struct {
	once sync.Once
	f    *ir.Func
	why  string // it is never inlined; "" if it may be

	order    []*ir.Block        // what is reached, in reverse postorder
	place    map[*ir.Block]int  // in it
	cost     int                // by the model, in hundredths
	size     int                // instructions
	statics  []*ir.Value        // allocas that go to the caller's entry block
	marked   map[*ir.Value]bool // allocas whose lifetimes it begins
	markArgs int                // of its marks of lifetimes, 0 without any
	dynamic  bool               // there are others
	returns  int
	musttail bool               // it has calls that are
	throws   bool               // something in it unwinds out of it, by what is said of that
	padType  *ir.Type           // of its landing pads and of what it throws on, if there are any
	passes   bool               // exceptions may go past one of its landing pads
	pads     bool               // it has landing pads
	funclets bool               // it has pads of other kinds
	calls    bool               // of others than intrinsics
	itself   bool               // of the function
	vectors  bool               // calls that are given or give vectors
	writes   bool               // memory that others see
	loops    bool               // it may go round for ever
	slots    []int              // by parameter: what goes if it is the address of a variable that becomes a value, 0 if it does not
	used     []bool             // by parameter: a constant may decide something
	doomed   map[*ir.Block]bool // behind these the program is stopped
	aliases  []scoped
	noalias  []int // the parameters that aliases speaks of
}

// of is what is known of a function.
func (in *Inliner) of(f *ir.Func, t *target.Target) *body {
	x, ok := in.known.Load(f)
	if !ok {
		x, _ = in.known.LoadOrStore(f, &body{f: f})
	}
	b := x.(*body)
	b.once.Do(func() { b.look(t) })
	return b
}

// look finds what there is to know.
func (b *body) look(t *target.Target) {
	if b.why = refusedDefinition(b.f); b.why != "" {
		return
	}
	b.number()
	b.marked = map[*ir.Value]bool{}
	for _, x := range b.f.Blocks {
		for _, v := range x.Instrs {
			if b.why = b.instruction(v, t); b.why != "" {
				return
			}
		}
	}
	b.doomed = doomed(b.f.Blocks)
	b.parameters(t)
	b.findScopes()
}

// number puts the blocks that are reached in order.
func (b *body) number() {
	type frame struct {
		x    *ir.Block
		next int
	}
	const entered, left = 1, 2
	state := make(map[*ir.Block]int, len(b.f.Blocks))
	state[b.f.Entry()] = entered
	for stack := []frame{{x: b.f.Entry()}}; len(stack) > 0; {
		top := &stack[len(stack)-1]
		succs := top.x.Succs()
		if top.next == len(succs) {
			state[top.x] = left
			b.order = append(b.order, top.x)
			stack = stack[:len(stack)-1]
			continue
		}
		to := succs[top.next]
		top.next++
		switch state[to] {
		case 0:
			state[to] = entered
			stack = append(stack, frame{x: to})
		case entered:
			b.loops = b.loops || !mustEnd(top.x.Terminator(), b.f)
		}
	}
	slices.Reverse(b.order)
	b.place = make(map[*ir.Block]int, len(b.order))
	for i, x := range b.order {
		b.place[x] = i
	}
}

// mustEnd tells whether the metadata of a back edge says that its loop makes progress.
func mustEnd(t *ir.Value, f *ir.Func) bool {
	for _, op := range f.Module.Metadata().Operands(f.NodeText(t.Meta.Get("llvm.loop"))) {
		if f.NodeText(op) == `!{!"llvm.loop.mustprogress"}` {
			return true
		}
	}
	return false
}

// instruction takes one in, and tells why its function cannot be inlined.
func (b *body) instruction(v *ir.Value, t *target.Target) (why string) {
	b.size++
	b.cost += leaves(v, t)
	switch v.Op {
	case ir.OpRet:
		b.returns++
	case ir.OpResume:
		b.throws, b.padType = true, v.Args[0].Type
	case ir.OpLandingPad:
		b.pads, b.padType = true, v.Type
		if !lands(v) {
			b.throws, b.passes = true, true
		}
	case ir.OpCatchPad, ir.OpCatchSwitch, ir.OpCleanupPad, ir.OpCatchRet, ir.OpCleanupRet:
		b.funclets, b.throws = true, true // out of the function, where they name no pad
	case ir.OpAlloca:
		switch n := v.Args[0]; {
		case v.Flags&ir.InAlloca != 0:
			return "it has memory for arguments of a call (inalloca)"
		case v.Block == b.f.Entry() && n.Op == ir.OpInt:
			b.statics = append(b.statics, v)
		default:
			b.dynamic = true
		}
	}
	b.writes = b.writes || !memory.IsMarker(v) && v.Effects()&(ir.Writes|ir.Ordered) != 0
	if v.Op.IsCall() {
		why = b.call(v)
	}
	if why == "" {
		why = refusedInstruction(v)
	}
	return why
}

// call takes a call in.
func (b *body) call(v *ir.Value) (why string) {
	f := v.CalledFunc()
	if id := v.Intrinsic(); id == intrinsic.LifetimeStart || id == intrinsic.LifetimeEnd {
		b.markArgs = len(v.CallArgs())
	}
	if v.Intrinsic() == intrinsic.LifetimeStart { // one that only ends begins with the function
		b.marked[v.Args[len(v.Args)-1]] = true
	}
	b.musttail = b.musttail || v.Flags&ir.MustTail != 0
	b.throws = b.throws || mayThrow(v)
	if f != nil && f.IsIntrinsic() {
		return refusedIntrinsic(f)
	}
	b.calls, b.itself = true, b.itself || f == b.f
	b.vectors = b.vectors || v.Type.IsVector() || slices.ContainsFunc(v.CallArgs(), func(a *ir.Value) bool { return a.Type.IsVector() })
	return ""
}

// mayThrow tells whether a call, which is no invoke, may unwind out of its function.
func mayThrow(v *ir.Value) bool {
	if v.Op != ir.OpCall || v.Effects()&ir.Unwinds == 0 {
		return false
	}
	if a, ok := v.Args[0].Aux.(*ir.InlineAsm); ok {
		return a.Unwind
	}
	f := v.CalledFunc()
	return f == nil || !f.IsIntrinsic() || v.Intrinsic().Has(intrinsic.Throws)
}

// leaves is what an instruction leaves in a program by the cost model, and by what it is besides: a branch that decides
// nothing is none, a switch compares a few times or looks into a table, and a call takes arguments.
func leaves(v *ir.Value, t *target.Target) int {
	n := t.Leaves(v)
	switch {
	case n == 0:
	case v.Op == ir.OpBr && len(v.Targets) == 1:
		return 0
	case v.Op == ir.OpSwitch:
		return n * min(2*len(v.Targets), 4+len(v.Targets))
	case v.Op == ir.OpGEP && addresses(v):
		return 0 // a part of the access
	case (v.Op == ir.OpZExt || v.Op == ir.OpSExt) && v.Args[0].Op == ir.OpLoad && v.Args[0].NumUses() == 1 && v.Type.IsInt():
		return 0 // a part of the load
	case v.Op.IsCall() && v.Intrinsic() == intrinsic.None:
		return n + argument*len(v.CallArgs())
	}
	return n
}

// addresses tells whether a getelementptr is what accesses can do themselves: add a constant, and, where there is nothing else to be done
// with the address, one index.
func addresses(v *ir.Value) bool {
	indices := 0
	for _, a := range v.Args[1:] {
		if !a.IsConst() {
			indices++
		}
	}
	return indices == 0 || indices == 1 && !slices.ContainsFunc(v.Uses(), func(u ir.Use) bool {
		return u.User.Op != ir.OpLoad && (u.User.Op != ir.OpStore || u.Index == 0)
	})
}

// argument is what an argument of a call leaves, in hundredths: it is brought to where it is passed.
const argument = 100

// parameters finds what of each matters to the price of a call.
func (b *body) parameters(t *target.Target) {
	b.slots, b.used = make([]int, len(b.f.Params)), make([]bool, len(b.f.Params))
	layout, err := b.f.Module.Layout()
	for i, p := range b.f.Params {
		b.used[i] = slices.ContainsFunc(p.Uses(), func(u ir.Use) bool {
			return u.User.Op != ir.OpRet && !(u.User.Op == ir.OpStore && u.Index == 0)
		})
		if !p.Type.IsPtr() || err != nil {
			continue
		}
		saved := 0
		if memory.Walk(layout, p, func(u memory.Use) memory.Next {
			switch u.Kind {
			case memory.Load, memory.Store:
				if saved += leaves(u.User, t); u.User.IsPlain() {
					return memory.Skip
				}
			case memory.Marker, memory.Assumption:
				return memory.Skip
			case memory.Step:
				if u.Known {
					return memory.Follow
				}
			}
			return memory.Stop
		}) {
			b.slots[i] = saved
		}
	}
}
