package effects

import (
	"slices"

	"rewrite/passes/ir"
	"rewrite/passes/ir/intrinsic"
)

// indirect has calls of a function through pointers say what holds of all functions that they may reach, where the call graph knows these: by the
// text, by !callees, or as it asks where pointers lead. It tells whether there were some.
//
//	%f = select i1 %c, ptr @square, ptr @cube         both memory(none) nounwind willreturn
//	%r = call i32 %f(i32 %x)                          call i32 %f(i32 %x) memory(none) nounwind willreturn
//
// Functions of the component say nothing yet.
func (c *component) indirect(f *ir.Func) (changed bool) {
	for i := range c.graph.Node(f).Sites {
		s := &c.graph.Node(f).Sites[i]
		call := s.Call.Aux.(*ir.Call)
		if s.Open || len(s.Callees) == 0 || s.Call.CalledFunc() != nil || len(call.Bundles) > 0 || s.Call.Op == ir.OpCallBr || sanitized(f) != "" {
			continue
		}
		var memory ir.MemoryEffects
		all := [numProperties]bool{nofree: true, noreturn: true, nosync: true, nounwind: true, willreturn: true}
		known := true
		for _, n := range s.Callees {
			to := n.Func
			if to.FuncType != call.FuncType || to.CC != call.CC || to.Intrinsic != intrinsic.None {
				known = false
				break
			}
			memory |= to.Attrs.Memory()
			for p := range all {
				all[p] = all[p] && to.Attrs.Has(propertyNames[p])
			}
		}
		if !known {
			continue
		}
		w := &writer{llvm: c.e.Target.LLVM}
		var more []ir.Attr
		for p, name := range propertyNames {
			if all[p] && !call.FuncAttrs.Has(name) {
				more = append(more, ir.Attr{Name: name})
			}
		}
		old := call.FuncAttrs.Memory()
		if old, now := inTermsOf(w.llvm, old), inTermsOf(w.llvm, memory&old); now != old {
			w.drop = memoryNames
			if w.llvm >= memorySince {
				more = append(more, ir.Attr{Name: "memory", Value: now.String()})
			} else {
				more = append(more, formerly(now)...)
			}
		}
		if len(more) == 0 {
			continue
		}
		now := *call
		said := w.list(func() **ir.AttrSet { return &now.FuncAttrs }, slices.Clone(more))
		w.write()
		s.Call.Aux = &now
		c.e.Remarks(f).Applied(s.Call, "this call is %s, as all functions are that it may reach", said)
		changed = true
	}
	return changed
}
