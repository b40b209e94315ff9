// Package inline puts the bodies of functions in the place of calls.
//
//	define i32 @f(ptr %p) {                      define i32 @f(ptr %p) {
//	  %a = call i32 @g(ptr %p, i32 2)              %x = load i32, ptr %p
//	  ret i32 %a                                   %m = mul i32 %x, 2
//	}                                              ret i32 %m
//	define internal i32 @g(ptr %q, i32 %y) {     }
//	  %x = load i32, ptr %q
//	  %m = mul i32 %x, %y
//	  ret i32 %m
//	}
//
// It is a pass on components of the call graph, callees first (cgscc(inline, ...)): what is inlined had its own calls inlined
// before. Of functions that call each other in turn some are never inlined, those without which none would call itself in
// turn (callgraph.Order.Breaks), so that inlining ends; a call that becomes one of a known function only by inlining is left
// alone if it came in with that function.
//
// Whether a call is inlined is told by what the callee would leave in the caller: the sum of its instructions by the cost model
// inline (rules/cost.rw), less what constant arguments decide, what is loaded and stored of the caller's variables,
// which will be values, and the call itself. That is held against limits of target.Thresholds. Where more is left, but not
// much more, and constant arguments decide much of it, it is tried: a copy of the body that has these arguments is simplified,
// and what is left of that counts (trial.go).
//
// What is inlined does what the call did (SEMANTICS law 35):
//
//   - allocas of constant size go to the caller's entry block, and live (llvm.lifetime) while the body runs; memory of other
//     allocas is given back behind it (llvm.stackrestore), as the call may be in a loop;
//   - byval arguments are copied, unless nothing in the body writes and it keeps no address of them;
//   - what noalias parameters promise is said of the accesses of the body, in scopes of their own;
//   - exceptions go where those of the call went: calls of the body become invokes, and what it does not catch is
//     caught where the call's pad catches;
//   - a call marked tail is not any more, unless the call was: variables of the caller may be used in it;
//   - locations are said to be inlined at the call.
//
// What cannot be, or of which it is not sure that it would be right, is refused, with a remark (refuse.go). Of the caller's
// own attributes only the width of its vectors changes: a callee that would need others is refused.
//
// Files: what is inlined is decided here and in decide.go; known.go is what is known of a callee, whoever calls it, price.go what
// of it a call leaves, refuse.go what is never inlined; splice.go puts bodies in place, unwind.go does so for
// exceptions, and memory.go for allocas, copies and scopes.
//
// Muchnick, "Advanced Compiler Design and Implementation" (1997), 15.2; Chang, Mahlke, Chen, Hwu, "Profile-guided Automatic
// Inline Expansion for C Programs" (1992); LLVM, InlineFunction and InlineCost.
package inline

import (
	"sync"

	"rewrite/passes/analysis/manager"
	"rewrite/passes/ir"
	"rewrite/passes/pass"
)

// An Inliner inlines in a module. What it knows of callees is shared by all that are at work.
type Inliner struct {
	// Trial are the passes that simplify the copy of a body of which it is tried how much is left; none is no trial.
	Trial []Simplifier

	known sync.Map // *ir.Func to *body
}

// A Simplifier is a pass on functions that a trial runs.
type Simplifier struct {
	Name string
	Run  pass.OnFunc
}

// Run inlines calls of the functions of a component.
func (in *Inliner) Run(scc []*ir.Func, e *pass.Env) manager.Kept {
	for _, f := range scc {
		in.known.Delete(f) // it may have changed since it was looked at
	}
	changed := false
	for _, f := range calleesFirst(scc, e) {
		if (e.Select == nil || e.Select(f)) && len(f.Blocks) > 0 {
			w := &work{in: in, e: e, f: f, say: e.Remarks(f)}
			changed = w.run() || changed
		}
	}
	for _, f := range scc {
		in.known.Delete(f) // passes behind this one change it
	}
	return manager.None.If(changed)
}

// calleesFirst orders the functions of a component so that each stands behind those that may be inlined in it.
func calleesFirst(scc []*ir.Func, e *pass.Env) []*ir.Func {
	if len(scc) == 1 {
		return scc
	}
	var order []*ir.Func
	seen, member := map[*ir.Func]bool{}, map[*ir.Func]bool{}
	for _, f := range scc {
		member[f] = true
	}
	type frame struct {
		f    *ir.Func
		left []*ir.Func
	}
	enter := func(f *ir.Func) frame {
		seen[f] = true
		var callees []*ir.Func
		for _, b := range f.Blocks {
			for _, v := range b.Instrs {
				if g := called(v); g != nil && member[g] && !e.Order.Breaks(g) {
					callees = append(callees, g)
				}
			}
		}
		return frame{f, callees}
	}
	for _, root := range scc {
		if seen[root] {
			continue
		}
		for stack := []frame{enter(root)}; len(stack) > 0; {
			top := &stack[len(stack)-1]
			if len(top.left) == 0 {
				order = append(order, top.f)
				stack = stack[:len(stack)-1]
				continue
			}
			g := top.left[0]
			top.left = top.left[1:]
			if !seen[g] {
				stack = append(stack, enter(g))
			}
		}
	}
	return order
}

// called is the function that an instruction calls by its name, nil if it is no call or not of one.
func called(v *ir.Value) *ir.Func {
	if v.Op.IsCall() {
		return v.CalledFunc()
	}
	return nil
}
