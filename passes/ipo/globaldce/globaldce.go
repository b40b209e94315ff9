// Package globaldce removes functions, variables, aliases and ifuncs that nothing leads to from what
// other modules see.
//
//	@x = internal global i32 0                 define void @main() {
//	define internal void @f() {                  ret void
//	  store i32 1, ptr @x                      }
//	  call void @f()
//	  ret void
//	}
//	define void @main() { ret void }
//
// That @f calls itself keeps it no more than that @x is stored to in it: what is reached is found
// from what must stay, as a garbage collector does. What must stay is what other modules may use
// (LangRef, "Linkage Types": all but local, linkonce and available_externally definitions), what
// appends (llvm.used, llvm.global_ctors), and what text names that is not looked into. A
// comdat stays or goes as a whole, as the linker chooses between comdats. Declarations stay if they are used.
//
// Constructors that do nothing are taken out of llvm.global_ctors first.
//
// It requires nothing. Left to others: variables that are only written (globalopt).
package globaldce

import (
	"rewrite/passes/analysis/globaluse"
	"rewrite/passes/analysis/manager"
	"rewrite/passes/internal/edit"
	"rewrite/passes/ir"
	"rewrite/passes/pass"
)

// Run removes what nothing leads to from a module.
func Run(m *ir.Module, e *pass.Env) manager.Kept {
	changed := idleConstructors(m, e)
	s := &sweep{alive: map[*ir.Global]bool{}, members: map[*ir.Comdat][]*ir.Global{}}
	for _, g := range m.Globals {
		if c := comdat(g); c != nil {
			s.members[c] = append(s.members[c], g)
		}
	}
	mayGo := m.MayGo()
	for _, g := range m.Globals {
		if stays(g) || !mayGo(g) || g.Func != nil && len(g.Func.Blocks) > 0 && e.Select != nil && !e.Select(g.Func) {
			s.reach(g)
		}
	}
	s.trace()
	for _, g := range m.Introduced() { // by another pass, and not called any more
		if !s.alive[g] {
			g.Introduced, changed = false, true
		}
	}
	gone := false
	for _, g := range m.Globals {
		if s.alive[g] {
			continue
		}
		gone = true
		if !g.IsDecl() {
			e.About(g).Applied(nil, "nothing leads to this %s", g.Kind)
		}
	}
	if e.Asked() {
		for _, g := range m.Globals {
			if globaluse.IsLocal(g) && !mayGo(g) {
				e.About(g).Missed(nil, "this %s stays: text that is not looked into, as metadata is, names it, or one behind it by number", g.Kind)
			}
		}
	}
	if gone {
		for _, g := range m.Globals {
			if !s.alive[g] {
				g.Func = nil
			}
		}
		m.Sweep(func(g *ir.Global) bool { return !s.alive[g] })
		s.comdats(m)
	}
	return manager.None.If(changed || gone)
}

// stays tells whether a global stays whatever this module does with it.
func stays(g *ir.Global) bool {
	if g.IsDecl() {
		return false
	}
	switch g.Linkage {
	case "internal", "private", "linkonce", "linkonce_odr", "available_externally":
		return false
	}
	return true
}

// maxAliases bounds the way from an alias to what it is an alias of.
const maxAliases = 100

// comdat is the one that a global is in: an alias is in that of what it names.
func comdat(g *ir.Global) *ir.Comdat {
	for range maxAliases {
		if g == nil || g.Kind != ir.Alias {
			break
		}
		x := g.Init
		for len(x.Args) > 0 {
			x = x.Args[0]
		}
		g = x.AsGlobal()
	}
	if g == nil {
		return nil
	}
	return g.Comdat
}

// A sweep finds what is alive.
type sweep struct {
	alive   map[*ir.Global]bool
	members map[*ir.Comdat][]*ir.Global
	todo    []*ir.Global
}

func (s *sweep) reach(g *ir.Global) {
	if !s.alive[g] {
		s.alive[g] = true
		s.todo = append(s.todo, g)
	}
}

// trace follows all that is alive to what it names, each global and each body once.
func (s *sweep) trace() {
	visit := func(x *ir.Global, _ bool) { s.reach(x) }
	for len(s.todo) > 0 {
		g := s.todo[len(s.todo)-1]
		s.todo = s.todo[:len(s.todo)-1]
		globaluse.Parts(g, visit)
		if c := comdat(g); c != nil {
			for _, x := range s.members[c] {
				s.reach(x)
			}
		}
		if g.Func != nil {
			globaluse.Body(g.Func, visit)
		}
	}
}

// comdats takes out those of which no member is left.
func (s *sweep) comdats(m *ir.Module) {
	empty := map[*ir.Comdat]bool{}
	for _, c := range m.Comdats {
		list := s.members[c]
		empty[c] = len(list) > 0 && !s.alive[list[0]]
	}
	m.DropComdats(func(c *ir.Comdat) bool { return empty[c] })
}

// idleConstructors takes functions that only return out of the list of constructors.
func idleConstructors(m *ir.Module, e *pass.Env) bool {
	return edit.DropConstructors(m, func(f *ir.Func) bool {
		if f == nil || len(f.Blocks) == 0 || !globaluse.IsExact(f.Global) {
			return false
		}
		for _, v := range f.Entry().Instrs {
			if v.Op != ir.OpRet && !(v.Op == ir.OpCall && v.CalledFunc() != nil && v.CalledFunc().IsDebug()) {
				return false
			}
		}
		e.Remarks(f).Applied(nil, "this constructor does nothing")
		return true
	})
}
