// Package globalopt makes of variables that only the module knows what they are used for.
//
//	@never_written = internal global i32 5       constant i32 5, of which loads fold
//	@never_read = internal global i32 0          its stores go
//	@only_here = internal global i32 0           a local variable of the one function that uses it,
//	                                             which begins with storing to it and never calls itself
//	@once = internal global i32 undef            if only 7 is ever stored: constant i32 7
//	@set = global [2 x i32] zeroinitializer      what its constructor stores there, which is not run then
//	@fields = internal global { i32, ptr } ...   a variable for each field
//	@hook = internal global ptr null             if only @f and null are ever stored: where it is called, @f
//	@ready = internal global i32 0               if it has two values, and is only compared: one bit
//	@memory = internal global ptr null           if one malloc alone is stored: a variable of that size
//	@other = internal alias i32, ptr @only_here  what it is another name of
//
// All uses must be seen: the address is loaded from and stored to, and goes nowhere. What is volatile, stored to
// atomically, thread_local, externally_initialized, in a section or exported from a DLL stays as it is. Where an address
// is never looked at, unnamed_addr says so.
//
// Constructors (llvm.global_ctors) are run by the interpreter, in their order, as long as each comes
// to an end with all that it does known. In files:
//
//	status.go        what is done with a variable
//	parts.go         a variable for each part that is accessed
//	pointer.go       pointers that are one address or null, and what one bit tells
//	heap.go          memory from the heap that is a variable
//	localize.go      local variables of a function
//	names.go         aliases and ifuncs
//	constructors.go  constructors that are run, and initializer.go what they leave
//
// It requires nothing; local variables are put into SSA form by sroa, and functions that nothing leads to any more go by globaldce. LLVM's pass of the name is
// described in its source; whether a variable is dead at entry is its isPointerValueDeadOnEntryToFunction.
package globalopt

import (
	"slices"

	"rewrite/passes/analysis/content"
	"rewrite/passes/analysis/globaluse"
	"rewrite/passes/analysis/manager"
	"rewrite/passes/analysis/memory"
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
	changed := w.resolve()
	changed = w.construct() || changed
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
	uses   *globaluse.Uses // as find found them; nil where they may be others since
	taken  map[uint64]bool // bytes of a variable that its new initializer has
	// gone are, of each function that the round changed, instructions that go at its end,
	// and what stands for them; loose is what they may have been the last to use.
	gone  map[*ir.Func]map[*ir.Value]*ir.Value
	loose map[*ir.Func][]*ir.Value
	busy  map[*ir.Global]bool   // got uses in this round, that uses does not have
	kept  map[*ir.Global]string // why what one function alone uses is not its local variable
	holds map[*ir.Func]*holder  // what can be said of a function's local variables in this round
	// made are, in the order of the module, variables that stand behind another one when the round has ended.
	made map[*ir.Global][]*ir.Global
}

// find finds the uses of globals, if what was found of them holds no more.
func find(w *work) {
	if w.uses == nil {
		w.uses = globaluse.Find(w.m)
	}
}

// round looks at each variable once, and tells whether it changed one.
func (w *work) round() (changed bool) {
	find(w)
	w.gone, w.loose = map[*ir.Func]map[*ir.Value]*ir.Value{}, map[*ir.Func][]*ir.Value{}
	w.busy, w.kept = map[*ir.Global]bool{}, map[*ir.Global]string{}
	w.holds, w.made = map[*ir.Func]*holder{}, map[*ir.Global][]*ir.Global{}
	for _, g := range w.m.Globals {
		if !w.fit(g) || w.busy[g] || !w.mayChange(g) {
			continue
		}
		s := w.status(g)
		for _, v := range s.idle {
			w.drop(v)
			changed = true
		}
		changed = w.neverRead(g, s) || w.neverWritten(g, s) || w.storedOnce(g, s) || w.localize(g, s) ||
			w.split(g, s) || w.pointer(g, s) || w.flag(g, s) || w.heap(g, s) || changed
	}
	place(w)
	for _, f := range w.m.Funcs {
		if gone, ok := w.gone[f]; ok {
			edit.Unused(gone, w.loose[f])
			edit.Done(f, gone)
		}
	}
	return changed
}

// sweep takes out the variables of the module that were used, and are not any more.
func (w *work) sweep() {
	used, mayGo, swept := w.uses, w.m.MayGo(), false
	w.uses = globaluse.Find(w.m)
	w.m.Sweep(func(g *ir.Global) bool {
		gone := w.fit(g) && mayGo(g) && len(used.Of(g)) > 0 && len(w.uses.Of(g)) == 0 && g.Comdat == nil
		swept = swept || gone
		return gone
	})
	if swept {
		w.uses = nil
	}
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
// stored is in the initializer then, or of no matter; what is loaded is what is there, too. An atomic load
// goes with the others: there is no store that it could be ordered behind.
func (w *work) neverWritten(g *ir.Global, s *status) bool {
	if s.other != "" || len(s.fills) > 0 || len(s.loads) == 0 || g.Constant && len(s.stores) > 0 {
		return false
	}
	for _, u := range s.stores {
		if !w.storesInitial(g, u) {
			return false
		}
	}
	is := map[*ir.Value]*ir.Value{}
	for _, u := range s.loads {
		if u.User.Op == ir.OpLoad && u.Known {
			is[u.User] = content.Part(u.User.Block.Func, w.layout, g.Init, u.Off, u.User.Type)
		}
		if is[u.User] == nil && u.User.Op == ir.OpLoad && !u.User.IsPlain() {
			return false
		}
	}
	changed := !g.Constant
	for _, u := range s.stores {
		w.drop(u.User)
	}
	for _, u := range s.loads {
		if x := is[u.User]; x != nil {
			w.names(x)
			w.replace(u.User, x)
			changed = true
		}
	}
	switch {
	case g.Constant:
	case len(s.stores) > 0:
		w.e.About(g).Applied(nil, "all that is stored to it is what is there: it is constant")
	default:
		w.e.About(g).Applied(nil, "nothing is stored to it: it is constant")
	}
	g.Constant = true
	return changed
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
		if sanitized(u.User.Block.Func) {
			return false // what is stored may be the only pointer to what would be told of as leaked
		}
	}
	for _, u := range append(s.stores, s.fills...) {
		w.drop(u.User)
		w.unneeded(u.User.Args[0])
	}
	g.Constant = true // as nothing is stored any more
	w.e.About(g).Applied(nil, "nothing is loaded from it: what is stored to it goes")
	return true
}

// unneeded has memory from the heap go whose address is not kept any more, and not used. That it may not be got is not
// looked at, as nowhere; that of C++ is of a new-expression, which need not call (C++ [expr.new]).
func (w *work) unneeded(v *ir.Value) {
	if v.Op != ir.OpCall || !v.IsInstr() || w.isGone(v) {
		return
	}
	if _, ok := memory.Allocates(v); ok && !slices.ContainsFunc(v.Uses(), func(u ir.Use) bool { return !w.isGone(u.User) }) {
		w.drop(v)
	}
}

// storedOnce makes constant what has no content at first, and gets always the same, which is all of it.
func (w *work) storedOnce(g *ir.Global, s *status) bool {
	if s.other != "" || s.ordered || len(s.fills) > 0 || len(s.stores) == 0 || g.Init.Op != ir.OpUndef && g.Init.Op != ir.OpPoison {
		return false
	}
	var c *ir.Value
	for _, u := range s.stores {
		v := u.User.Args[0]
		if !u.Known || u.Off != 0 || !v.IsConst() || varies(v) || !v.Type.HasFixedSize() || v.Type != g.ValueType && w.layout.StoreSize(v.Type) != w.layout.Size(g.ValueType) {
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
	w.names(c)
	if c.Type != g.ValueType { // it is as much aligned as it was
		if g.Align == 0 {
			g.Align = max(w.layout.Align(g.ValueType), w.layout.Align(c.Type))
		}
		g.ValueType = c.Type
	}
	g.Init, g.Constant = c, true
	w.e.About(g).Applied(nil, "one value alone is stored to it: it is that constant")
	return true
}

// varies tells whether a constant is not the same wherever it stands: it has undef or poison in it, of which each
// use may choose another value, or the address of a variable that each thread has; or none for an
// initializer, the address of what is imported.
func varies(c *ir.Value) bool {
	if c.Op == ir.OpUndef || c.Op == ir.OpPoison {
		return true
	}
	if g := c.AsGlobal(); g != nil && (g.ThreadLocal != "" || g.DLLStorage == "dllimport") {
		return true
	}
	return slices.ContainsFunc(c.Args, varies)
}

// drop has an instruction go that nothing uses.
func (w *work) drop(v *ir.Value) { w.replace(v, nil) }

// replace has an instruction go, and x stand for it.
func (w *work) replace(v, x *ir.Value) {
	f := v.Block.Func
	w.touch(f)
	if x != nil {
		v.ReplaceAllUses(x)
	}
	w.gone[f][v] = x
}

// touch notes that a function is another one.
func (w *work) touch(f *ir.Func) {
	w.e.Of(f).Drop()
	if w.gone[f] == nil {
		w.gone[f] = map[*ir.Value]*ir.Value{}
	}
}

// isGone tells whether an instruction goes at the end of the round.
func (w *work) isGone(v *ir.Value) bool {
	_, is := w.gone[v.Block.Func][v]
	return is
}

// names has the round leave alone what a constant names that is put where it was not.
func (w *work) names(c *ir.Value) {
	globaluse.Scan{}.Constant(c, func(x *ir.Global, _ bool) { w.busy[x] = true })
}

// named says of globals whose address is only loaded from, stored to or called that it does not
// matter, and tells whether it said so of one: local_unnamed_addr where other modules may
// look at it.
func (w *work) named() (changed bool) {
	find(w)
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
