package dse

import (
	"strings"

	"rewrite/passes/analysis/alias"
	"rewrite/passes/analysis/memory"
	"rewrite/passes/analysis/memssa"
	"rewrite/passes/ir"
	"rewrite/passes/ir/library"
)

// unused removes memory that is allocated and freed, and nothing else is done with.
func (w *work) unused() {
	for _, b := range w.f.Blocks {
		for _, v := range b.Instrs {
			if v.Op == ir.OpCall && isNew(v) && allocates(v) && w.onlyFreed(v) {
				for _, u := range v.Uses() {
					if w.stays(u.User) {
						w.remove(u.User, "nothing else is done with what this frees")
					}
				}
				w.remove(v, "nothing is done with what this allocates")
			}
		}
	}
}

func (w *work) stays(v *ir.Value) bool {
	_, gone := w.gone[v]
	return !gone
}

func (w *work) onlyFreed(v *ir.Value) bool {
	for _, u := range v.Uses() {
		if w.stays(u.User) && !(u.User.Op == ir.OpCall && u.Index == 1 && frees(u.User) && family(u.User) == family(v)) {
			return false
		}
	}
	return true
}

// family is of which allocator a call is: what one of another got is not its own to free, so that both stay (LangRef, "alloc-family").
func family(v *ir.Value) string {
	f := v.CalledFunc()
	for _, s := range []*ir.AttrSet{v.Aux.(*ir.Call).FuncAttrs, f.Attrs} {
		if a, ok := s.Get("alloc-family"); ok {
			return strings.Trim(a.Value, `"`)
		}
	}
	switch f.Name {
	case "malloc", "calloc", "free":
		return "malloc"
	}
	return ""
}

// allocates tells whether a call does nothing but find memory (LangRef, "allockind").
func allocates(v *ir.Value) bool {
	f := v.CalledFunc()
	if f == nil || v.Flags&ir.MustTail != 0 || !memory.IsBuiltin(v) {
		return false
	}
	for _, s := range []*ir.AttrSet{f.Attrs, v.Aux.(*ir.Call).FuncAttrs} {
		if a, ok := s.Get("allockind"); ok && strings.Contains(a.Value, "alloc") && !strings.Contains(a.Value, "realloc") {
			return true
		}
	}
	return (f.Name == "malloc" || f.Name == "calloc") && memory.MeansLibrary(v)
}

// cleared makes malloc and a memset of all that memory to 0 calloc, where the C library has it, and takes a
// memset to 0 of what calloc gave out. What is read between is undef, so it may as well be 0.
func (w *work) cleared(v *ir.Value, t target) bool {
	if !memory.IsTransfer(v) || !memory.IsFill(v) || !isZero(v.Args[2]) {
		return false
	}
	p := base(t.Ptr)
	switch {
	case p.Op != ir.OpCall || !w.untouched(p, v, t.Location):
	case w.library(p).Name == "calloc":
		w.remove(v, "calloc sets this to 0")
		return true
	case w.library(p).Name == "malloc" && p == t.Ptr && p.Args[1] == v.Args[3] && w.onlyThere(p, v):
		return w.calloc(p, v)
	}
	return false
}

// untouched tells whether nothing writes a location in new memory from when a call returned it to an instruction.
func (w *work) untouched(p, at *ir.Value, l alias.Location) bool {
	from := w.mem.Of(p)
	return from != memssa.None && w.mem.Above(w.mem.ClobberOf(w.mem.Before(w.mem.Of(at)), l), from)
}

// onlyThere tells whether a memset is where control comes to whenever malloc was successful: in its block,
// or in the one where its result is known to be no null.
func (w *work) onlyThere(p, v *ir.Value) bool {
	b := p.Block
	if b == v.Block {
		return true
	}
	t := b.Terminator()
	if t.Op != ir.OpBr || len(t.Args) != 1 || t.Args[0].Op != ir.OpICmp {
		return false
	}
	c := t.Args[0]
	if c.Args[0] != p || c.Args[1].Op != ir.OpNull || len(v.Block.Preds()) != 1 {
		return false
	}
	return c.Pred == ir.NE && t.Targets[0] == v.Block || c.Pred == ir.EQ && t.Targets[1] == v.Block
}

// calloc puts calloc for a malloc and a memset.
func (w *work) calloc(p, v *ir.Value) bool {
	n := p.Args[1]
	one := w.f.Int(n.Type, 1)
	info := library.Named("calloc").Info()
	if w.env.Target == nil || w.f.Name == "calloc" || !info.Available(w.f, w.f.Module.Types.Func(p.Type, []*ir.Type{n.Type, n.Type}, false), w.env.Target.Library(), w.layout) {
		return false
	}
	for _, s := range []string{"sanitize_memory", "sanitize_address", "sanitize_hwaddress"} {
		if w.f.Attrs.Has(s) {
			return false
		}
	}
	callee, aux := w.f.Callee("calloc", p.Type, []*ir.Value{one, n})
	c := w.f.NewInstr(ir.OpCall, p.Type, callee, one, n)
	c.Aux, c.Flags, c.Pos = aux, p.Flags&ir.Tail, p.Pos
	c.Meta = p.Meta.Keep(func(kind string) bool { return kind == "dbg" })
	p.Block.InsertAt(p.Block.IndexOf(p), c)
	w.say.Applied(p, "this and a memset to 0 are a calloc")
	w.remove(v, "calloc sets this to 0")
	w.mem.Replace(p, c)
	p.ReplaceAllUses(c)
	w.gone[p] = nil
	return true
}

// library is the function of a C library that a call is of, that of no name for others.
func (w *work) library(v *ir.Value) *library.Function {
	if w.env.Target == nil {
		return library.Unknown.Info()
	}
	return library.Of(v, w.env.Target.Library(), w.layout).Info()
}
