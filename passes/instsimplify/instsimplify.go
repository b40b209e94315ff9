// Package instsimplify replaces operations by what they come to, where that is a value
// that is there or a constant: it asks package simplify about each.
//
//	%a = or i32 %x, 0        use i32 %x, i32 0
//	%b = and i32 %a, 0
//	use i32 %a, i32 %b
//
// It makes no instruction, and takes a fraction of the time of saturation, which finds
// nearly all that this finds, and more.
package instsimplify

import (
	"rewrite/passes/analysis/manager"
	"rewrite/passes/internal/edit"
	"rewrite/passes/ir"
	"rewrite/passes/pass"
	"rewrite/passes/simplify"
)

// Run simplifies the operations of a function, in rounds: each takes the function as the
// last one left it.
func Run(f *ir.Func, e *pass.Env) manager.Kept {
	gone := map[*ir.Value]*ir.Value{}
	an, say := e.Of(f), e.Remarks(f)
	changed := false
	for again := true; again; {
		again = false
		s := e.Simplify(f)
		var list []*ir.Value
		for _, b := range an.Dom().ReversePostorder() {
			for _, v := range b.Instrs {
				if v.NumUses() == 0 || v.Op == ir.OpAlloca || !v.Removable() {
					continue
				}
				if a := s.Value(v, simplify.In(b)); a.Value != nil {
					say.Applied(v, "this %s is a value that is there, %s", v.Op, a.Reason())
					gone[v] = a.Value
					list = append(list, v)
				}
			}
		}
		for _, v := range list {
			x := gone[v]
			for gone[x] != nil { // an answer of this round may have one, too
				x = gone[x]
			}
			v.ReplaceAllUses(x)
			gone[v] = x
		}
		if len(list) > 0 {
			again, changed = true, true
			an.Drop()
		}
	}
	if changed {
		edit.Done(f, gone)
	}
	return manager.Shape.If(changed)
}
