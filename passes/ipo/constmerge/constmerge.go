// Package constmerge keeps one of the constants of a module that have the same in them, where their
// addresses do not count:
//
//	@a = private unnamed_addr constant [3 x i8] c"no\00", align 1      @b = private unnamed_addr constant [3 x i8] c"no\00", align 4
//	@b = private unnamed_addr constant [3 x i8] c"no\00", align 4
//	@p = constant ptr @a                                               @p = constant ptr @b
//
// Of two one must be marked unnamed_addr, or a program could tell them apart (LangRef, "Global Variables"); what
// stands for one whose address counts loses the mark, and is aligned as both are. Only local ones go, and only definitions that nothing replaces stay for them.
// Constants that have addresses in them become the same when these do, which is looked for until there is nothing more. What is thread_local, in a section, a comdat or a
// partition, said more of by metadata or sanitizers, or listed for other tools stays as it is.
//
// It requires nothing. Left to others: variables that are never written but not constant yet (globalopt), and constants that are a part of others.
package constmerge

import (
	"slices"
	"strings"

	"rewrite/passes/analysis/globaluse"
	"rewrite/passes/analysis/manager"
	"rewrite/passes/ir"
	"rewrite/passes/pass"
)

// Run merges the constants of a module.
func Run(m *ir.Module, e *pass.Env) manager.Kept {
	if m.TypedPointers {
		return manager.All
	}
	w := &work{m: m, e: e, mayGo: m.MayGo(), pinned: pinned(m, e), by: map[*ir.Global]*ir.Global{}}
	for range maxRounds {
		if !w.round() {
			break
		}
		w.inGlobals()
	}
	for _, p := range w.count {
		e.About(p.g).Missed(nil, "%s has the same in it, and the addresses of both count", p.s.Spelling())
	}
	if len(w.by) == 0 {
		return manager.All
	}
	w.inBodies()
	m.Sweep(func(g *ir.Global) bool { return w.by[g] != nil })
	return manager.Shape
}

// maxRounds bounds how deep constants are that become the same by what their addresses lead to: a table of structs with names is two deep.
const maxRounds = 16

type work struct {
	m      *ir.Module
	e      *pass.Env
	mayGo  func(*ir.Global) bool
	pinned map[*ir.Global]bool
	by     map[*ir.Global]*ir.Global // what stands for those that go, which stays
	count  []pair                    // that the last round found, and whose addresses both count
}

type pair struct{ g, s *ir.Global }

// pinned are globals that are listed for other tools, that aliases give other names, or that functions use that must stay as they are.
func pinned(m *ir.Module, e *pass.Env) map[*ir.Global]bool {
	pins := map[*ir.Global]bool{}
	pin := func(x *ir.Global, _ bool) { pins[x] = true }
	for _, g := range m.Globals {
		if g.Kind == ir.Alias || g.Kind == ir.IFunc || strings.HasPrefix(g.Name, "llvm.") {
			globaluse.Parts(g, pin)
		}
		if g.Func != nil && e.Select != nil && !e.Select(g.Func) {
			globaluse.Body(g.Func, pin)
		}
	}
	return pins
}

// fit tells whether all that there is to know of a constant is what is compared.
func (w *work) fit(g *ir.Global) bool {
	return g.Kind == ir.Var && g.Constant && g.Init != nil && w.by[g] == nil && !g.Kept && globaluse.IsExact(g) && !w.pinned[g] && !g.ExternallyInitialized &&
		!g.HasSection && g.Partition == "" && g.Comdat == nil && g.ThreadLocal == "" && g.DLLStorage == "" && !strings.HasPrefix(g.Name, "llvm.") &&
		g.Meta.Keep(func(kind string) bool { return kind != "dbg" }) == nil
}

// A key is what constants have in common that may stand for each other.
type key struct {
	init      *ir.Value
	t         *ir.Type
	space     uint32
	model     string
	attrs     string
	sanitizer string
	aligned   bool // it is stated how; else it is as the target prefers
}

func keyOf(g *ir.Global) key {
	return key{init: g.Init, space: g.AddrSpace, t: g.ValueType, model: g.CodeModel, attrs: g.Attrs.String(), sanitizer: strings.Join(g.Sanitizer, " "), aligned: g.Align != 0}
}

// remaining are those of a key that stay.
type remaining struct {
	first     *ir.Global
	anonymous []*ir.Global // one whose address counts can go into each of them, of which then it does
}

func (r *remaining) add(g *ir.Global) {
	if r.first == nil {
		r.first = g
	}
	if anonymous(g) {
		r.anonymous = append(r.anonymous, g)
	}
}

// round merges what is the same by now, and tells whether there was something.
func (w *work) round() (changed bool) {
	w.count = nil
	stay := map[key]*remaining{}
	of := func(g *ir.Global) *remaining {
		k := keyOf(g)
		if stay[k] == nil {
			stay[k] = &remaining{}
		}
		return stay[k]
	}
	for _, g := range w.m.Globals {
		if w.fit(g) && !w.mayBeMerged(g) {
			of(g).add(g)
		}
	}
	for _, g := range w.m.Globals {
		if !w.fit(g) || !w.mayBeMerged(g) {
			continue
		}
		switch r := of(g); {
		case r.first == nil:
			r.add(g)
		case anonymous(g):
			w.merge(g, r.first)
			changed = true
		case len(r.anonymous) > 0:
			w.merge(g, r.anonymous[0])
			r.anonymous = r.anonymous[1:]
			changed = true
		default:
			w.count = append(w.count, pair{g, r.first})
		}
	}
	return changed
}

// mayBeMerged tells whether a constant can go.
func (w *work) mayBeMerged(g *ir.Global) bool { return globaluse.IsLocal(g) && w.mayGo(g) }

// anonymous tells whether the address of a constant does not count: not in this module, of one that no other knows of.
func anonymous(g *ir.Global) bool {
	return g.UnnamedAddr == "unnamed_addr" || g.UnnamedAddr == "local_unnamed_addr" && globaluse.IsLocal(g)
}

// merge has one constant stand for another one.
func (w *work) merge(g, s *ir.Global) {
	w.e.About(g).Applied(nil, "%s has the same in it, and stands for it", s.Spelling())
	w.by[g] = s
	s.Align = max(s.Align, g.Align)
	if !anonymous(g) {
		s.UnnamedAddr = ""
	}
	if g.Meta != nil { // each names a variable of the source
		list := slices.Clone(g.Meta.List)
		if s.Meta != nil {
			list = append(slices.Clone(s.Meta.List), list...)
		}
		s.Meta = &ir.Meta{List: list}
	}
}

// inGlobals puts what stays into initializers and the like.
func (w *work) inGlobals() {
	r := &replacer{by: w.by, pool: &w.m.Pool, is: map[*ir.Value]*ir.Value{}}
	for _, g := range w.m.Globals {
		g.Init = r.constant(g.Init)
		if f := g.Func; f != nil {
			f.Prefix, f.Prologue, f.Personal = r.constant(f.Prefix), r.constant(f.Prologue), r.constant(f.Personal)
		}
	}
}

// inBodies puts what stays into functions, and into what debug records say there, which is no change of the code.
func (w *work) inBodies() {
	for _, f := range w.m.Funcs {
		var r *replacer
		blocks, named := f.Blocks, false
		globaluse.Body(f, func(g *ir.Global, _ bool) { named = named || w.by[g] != nil })
		if !named {
			blocks = nil
		}
		for _, b := range blocks {
			for _, v := range b.Instrs {
				for i, a := range v.Args {
					if a.Block != nil || a.Aux == nil && len(a.Args) == 0 {
						continue
					}
					if r == nil {
						r = &replacer{by: w.by, pool: f.Consts(), is: map[*ir.Value]*ir.Value{}}
					}
					if c := r.constant(a); c != a {
						v.SetArg(i, c)
						r.changed = true
					}
				}
			}
		}
		if r != nil && r.changed {
			f.MarkChanged()
		}
		for t := range f.MDTexts() {
			for i, p := range t.Parts {
				if a := p.Value; a == nil || a.Block != nil || a.Aux == nil && len(a.Args) == 0 {
					continue
				}
				if r == nil {
					r = &replacer{by: w.by, pool: f.Consts(), is: map[*ir.Value]*ir.Value{}}
				}
				t.Parts[i].Value = r.constant(p.Value)
			}
		}
	}
}

// A replacer makes constants of a pool anew that have addresses of globals in them that go.
type replacer struct {
	by      map[*ir.Global]*ir.Global
	pool    *ir.Pool
	is      map[*ir.Value]*ir.Value // what was looked at: initializers share parts
	changed bool
}

func (r *replacer) constant(c *ir.Value) *ir.Value {
	if c == nil || c.Block != nil {
		return c
	}
	if g := c.AsGlobal(); g != nil {
		if s := r.by[g]; s != nil {
			return r.pool.Const(ir.Value{Op: ir.OpGlobal, Type: c.Type, Aux: s})
		}
		return c
	}
	if len(c.Args) == 0 {
		return c
	}
	if now := r.is[c]; now != nil {
		return now
	}
	args := make([]*ir.Value, len(c.Args))
	same := true
	for i, a := range c.Args {
		args[i] = r.constant(a)
		same = same && args[i] == a
	}
	now := c
	if !same {
		now = r.pool.Const(ir.Value{Op: c.Op, Type: c.Type, Pred: c.Pred, Flags: c.Flags, Bits: c.Bits, Aux: c.Aux, Args: args})
	}
	r.is[c] = now
	return now
}
