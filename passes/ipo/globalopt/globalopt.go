// Package globalopt makes of variables that only the module knows what they are used for.
//
//	@never_written = internal global i32 5       constant i32 5, of which loads fold
//	@never_read = internal global i32 0          its stores go
//	@only_here = internal global i32 0           a local variable of the one function that uses it,
//	                                             which begins with storing to it and never calls itself
//	@once = internal global i32 undef            if only 7 is ever stored: constant i32 7
//	@set = global [2 x i32] zeroinitializer      what its constructor stores there, which is not run then
//
// All uses must be seen: the address is loaded from and stored to, and goes nowhere. What is volatile,
// atomic, thread_local, externally_initialized, in a section or exported from a DLL stays as it is. Where an address
// is never looked at, unnamed_addr says so.
//
// Constructors (llvm.global_ctors) are run by the interpreter, in their order, as long as each comes
// to an end with all that it does known: see constructors.go.
//
// It requires nothing; loads are folded by libcalls, local variables put into SSA form by
// sroa, and functions that nothing leads to any more go by globaldce. LLVM's pass of the name is
// described in its source; whether a variable is dead at entry is its isPointerValueDeadOnEntryToFunction.
package globalopt

import (
	"rewrite/passes/analysis/content"
	"rewrite/passes/analysis/globaluse"
	"rewrite/passes/analysis/manager"
	"rewrite/passes/internal/edit"
	"rewrite/passes/ir"
	"rewrite/passes/pass"
)

// Run optimizes the globals of a module.
func Run(m *ir.Module, e *pass.Env) manager.Kept {
	layout, err := m.Layout()
	if err != nil || m.TypedPointers {
		return manager.All
	}
	w := &work{m: m, e: e, layout: layout}
	changed := w.construct()
	for range maxRounds {
		if !w.round() {
			break
		}
		changed = true
		w.sweep()
	}
	for _, g := range m.Globals {
		if why := w.kept[g]; why != "" {
			e.About(g).Missed(nil, "%s", why)
		}
	}
	return manager.None.If(w.named() || changed)
}

// maxRounds bounds how often all variables are looked at: what is stored to one that is never read
// is not used by that any more, and so on, which hardly goes on for long.
const maxRounds = 8

type work struct {
	m      *ir.Module
	e      *pass.Env
	layout *ir.Layout
	uses   *globaluse.Uses
	taken  map[uint64]bool       // bytes of a variable that its new initializer has
	gone   map[*ir.Value]bool    // stores and the like that go at the end of the round
	within map[*ir.Func]bool     // functions that have some
	kept   map[*ir.Global]string // why what one function alone uses is not its local variable
}

// round looks at each variable once, and tells whether it changed one.
func (w *work) round() (changed bool) {
	w.uses, w.gone, w.within, w.kept = globaluse.Find(w.m), map[*ir.Value]bool{}, map[*ir.Func]bool{}, map[*ir.Global]string{}
	for _, g := range w.m.Globals {
		if !w.fit(g) || !w.mayChange(g) {
			continue
		}
		s := w.status(g)
		changed = w.neverRead(g, s) || w.neverWritten(g, s) || w.storedOnce(g, s) || w.localize(g, s) || changed
	}
	for _, f := range w.m.Funcs {
		if !w.within[f] {
			continue
		}
		for _, b := range f.Blocks {
			b.EraseIf(func(v *ir.Value) bool { return w.gone[v] })
		}
		f.MarkChanged()
	}
	return changed
}

// sweep takes out the variables of the module that were used, and are not any more.
func (w *work) sweep() {
	used, mayGo := w.uses, w.m.MayGo()
	w.uses = globaluse.Find(w.m)
	w.m.Sweep(func(g *ir.Global) bool {
		return w.fit(g) && mayGo(g) && len(used.Of(g)) > 0 && len(w.uses.Of(g)) == 0 && g.Comdat == nil
	})
}

// mayChange tells whether all functions that use a global may be changed.
func (w *work) mayChange(g *ir.Global) bool {
	if w.e.Select == nil {
		return true
	}
	for _, u := range w.uses.Of(g) {
		if u.User != nil && !w.e.Select(u.In.Func) {
			return false
		}
	}
	return true
}

// fit tells whether a variable is the module's own, so that nothing else looks at it.
func (w *work) fit(g *ir.Global) bool {
	return g.Kind == ir.Var && g.Init != nil && g.ValueType.HasFixedSize() && globaluse.IsLocal(g) && !g.Kept &&
		g.ThreadLocal == "" && !g.ExternallyInitialized && !g.HasSection && g.DLLStorage == ""
}

// neverWritten makes constant what is never written, or only with what is there. What is
// stored is in the initializer then, or of no matter.
func (w *work) neverWritten(g *ir.Global, s *status) bool {
	if g.Constant || s.other != "" || len(s.fills) > 0 || len(s.loads) == 0 {
		return false
	}
	for _, u := range s.stores {
		if !w.storesInitial(g, u) {
			return false
		}
	}
	for _, u := range s.stores {
		w.drop(u.User)
	}
	g.Constant = true
	if len(s.stores) > 0 {
		w.e.About(g).Applied(nil, "all that is stored to it is what is there: it is constant")
	} else {
		w.e.About(g).Applied(nil, "nothing is stored to it: it is constant")
	}
	return true
}

// storesInitial tells whether a store writes what is there at the beginning.
func (w *work) storesInitial(g *ir.Global, u access) bool {
	v := u.User.Args[0]
	return u.Known && v.IsConst() && v.Op != ir.OpUndef && v.Op != ir.OpPoison && content.Part(u.User.Block.Func, w.layout, g.Init, u.Off, v.Type) == v
}

// neverRead takes out the stores to what is never read.
func (w *work) neverRead(g *ir.Global, s *status) bool {
	if s.other != "" || len(s.loads) > 0 || len(s.stores)+len(s.fills) == 0 {
		return false
	}
	for _, u := range append(s.stores, s.fills...) {
		if f := u.User.Block.Func; f.Attrs.Has("sanitize_address") || f.Attrs.Has("sanitize_hwaddress") || f.Attrs.Has("sanitize_memory") {
			return false // what is stored may be the only pointer to what would be told of as leaked
		}
	}
	for _, u := range append(s.stores, s.fills...) {
		w.drop(u.User)
	}
	g.Constant = true // as nothing is stored any more
	w.e.About(g).Applied(nil, "nothing is loaded from it: what is stored to it goes")
	return true
}

// storedOnce makes constant what has no content at first, and gets always the same.
func (w *work) storedOnce(g *ir.Global, s *status) bool {
	if s.other != "" || len(s.fills) > 0 || len(s.stores) == 0 || g.Init.Op != ir.OpUndef && g.Init.Op != ir.OpPoison {
		return false
	}
	var c *ir.Value
	for _, u := range s.stores {
		v := u.User.Args[0]
		if !u.Known || u.Off != 0 || v.Type != g.ValueType || !v.IsConst() || holdsUndef(v) {
			return false
		}
		x := edit.InModule(w.m, v)
		if x == nil || c != nil && x != c {
			return false
		}
		c = x
	}
	for _, u := range s.stores {
		w.drop(u.User)
	}
	g.Init, g.Constant = c, true
	w.e.About(g).Applied(nil, "one value alone is stored to it: it is that constant")
	return true
}

// holdsUndef tells whether a constant has undef or poison in it: what stores it may choose
// another value each time.
func holdsUndef(c *ir.Value) bool {
	if c.Op == ir.OpUndef || c.Op == ir.OpPoison {
		return true
	}
	for _, a := range c.Args {
		if holdsUndef(a) {
			return true
		}
	}
	return false
}

// drop has an instruction go.
func (w *work) drop(v *ir.Value) { w.gone[v], w.within[v.Block.Func] = true, true }

// named says of globals whose address is only loaded from, stored to or called that it does not
// matter, and tells whether it said so of one: local_unnamed_addr where other modules may
// look at it.
func (w *work) named() (changed bool) {
	w.uses = globaluse.Find(w.m)
	for _, g := range w.m.Globals {
		if g.IsDecl() || g.Kept || g.HasSection || globaluse.IsLocal(g) && len(w.uses.Of(g)) == 0 || g.Func != nil && w.e.Select != nil && !w.e.Select(g.Func) || g.UnnamedAddr == "unnamed_addr" || g.Kind == ir.Alias || g.Kind == ir.IFunc || g.IsIntrinsic() {
			continue
		}
		now := "local_unnamed_addr"
		if globaluse.IsLocal(g) {
			now = "unnamed_addr"
		}
		if g.UnnamedAddr == now || !w.onlyUsed(g) {
			continue
		}
		g.UnnamedAddr, changed = now, true
		w.e.About(g).Applied(nil, "nothing looks at its address: it is %s", now)
	}
	return changed
}

// onlyUsed tells whether nothing can tell one address of a global from another.
func (w *work) onlyUsed(g *ir.Global) bool {
	if g.Func != nil {
		for _, u := range w.uses.Of(g) {
			if !u.Label && !u.IsCall() {
				return false
			}
		}
		return true
	}
	s := w.status(g)
	return !s.addressed
}
