package globalopt

import (
	"slices"

	"rewrite/passes/analysis/globaluse"
	"rewrite/passes/ir"
)

// maxAliases bounds how many names one goes through to what has a body.
const maxAliases = 8

// resolve has instructions use what an alias or an ifunc stands for, where that is known: the alias is the program's, and
// the resolver of the ifunc does nothing but give one function back. The address of an ifunc may be another one than that
// function's. Where another program cannot put something of its own in the place of the alias, as it can of what that stands for, it
// stays. Aliases of the module's own that nothing uses go.
func (w *work) resolve() (changed bool) {
	named := func(g *ir.Global) bool { return g.Kind == ir.Alias || g.Kind == ir.IFunc }
	if !slices.ContainsFunc(w.m.Globals, named) {
		return false
	}
	find(w)
	unused := map[*ir.Global]bool{}
	for _, g := range w.m.Globals {
		if !named(g) || !globaluse.IsExact(g) || g.ThreadLocal != "" || !w.mayChange(g) {
			continue
		}
		to, left, did, chosen := g, len(w.uses.Of(g)), false, false
		for i := 0; to != nil && i < maxAliases && named(to); i++ {
			chosen = chosen || to.Kind == ir.IFunc
			to = stands(to)
		}
		if to != nil && !named(to) && to.Type == g.Type && (staysHere(to) || !staysHere(g)) {
			for _, u := range w.uses.Of(g) {
				if u.User != nil && u.User.Block != nil && u.Operand().AsGlobal() == g && (!chosen || u.Arg == 0 && u.User.Op.IsCall()) {
					u.User.SetArg(int(u.Arg), address(u.In.Func, to))
					u.In.Func.MarkChanged()
					left--
					did = true
				}
			}
			if did {
				changed = true
				w.e.About(g).Applied(nil, "it is used as %s", to.Spelling())
			}
		}
		unused[g] = left == 0 && g.Kind == ir.Alias && globaluse.IsLocal(g)
	}
	if !changed && len(unused) == 0 {
		return false
	}
	w.uses = nil
	mayGo := w.m.MayGo()
	w.m.Sweep(func(g *ir.Global) bool {
		gone := unused[g] && mayGo(g) && g.Comdat == nil
		changed = changed || gone
		return gone
	})
	return changed
}

// stands is what an alias or ifunc is another name of, nil if that is not known.
func stands(g *ir.Global) *ir.Global {
	if g.Init == nil || !globaluse.IsExact(g) {
		return nil
	}
	x := g.Init.AsGlobal()
	if x == nil || g.Kind == ir.Alias {
		if x != nil && !globaluse.IsExact(x) {
			return nil // the alias is of what is here, whatever the other name comes to stand for
		}
		return x
	}
	f := x.Func
	if f == nil || !globaluse.IsExact(x) || len(f.Blocks) != 1 || len(f.Blocks[0].Instrs) != 1 || f.Blocks[0].Instrs[0].Op != ir.OpRet || len(f.Blocks[0].Instrs[0].Args) != 1 {
		return nil
	}
	return f.Blocks[0].Instrs[0].Args[0].AsGlobal()
}

// staysHere tells whether a name stands for what this module says also where that is put into a shared library (ELF, "preemption").
func staysHere(g *ir.Global) bool {
	return globaluse.IsLocal(g) || g.Preemption == "dso_local" || g.Visibility != "" && g.Visibility != "default"
}
