// Package effects finds out what calls of a function do, and writes it down as attributes of the function, its parameters and
// its result:
//
//	define i32 @sum(ptr %p, i32 %n) {           define range(i32 0, 100) i32 @sum(ptr readonly captures(none) %p, i32 %n)
//	  %v = load i32, ptr %p                         nounwind willreturn norecurse nosync nofree memory(argmem: read) {
//	  %r = urem i32 %v, 100                       ...
//	  ret i32 %r
//	}
//
// A call through a pointer says itself what all functions are that it may reach, if the call graph knows these (indirect.go).
//
// Callers learn nothing else of a function, and every analysis asks for it: whether a call may write what is loaded behind it, whether it
// comes back, whether it keeps an address.
//
// It works on components of the call graph, callees first, so that of what is called outside of the component all is known.
// Within it everything is taken to hold of each function until something in a body speaks against it, and what depends on that goes along: the
// greatest fixpoint of each property, as a worklist finds it. Only bodies that are what the program will run count (SEMANTICS law 24).
//
// An attribute is a promise to all callers, whatever they pass, poison and undef included: memory and control by what
// instructions may do (memory.go, control.go), parameters by all uses of them (params.go), results by facts at each return
// (results.go). Kildall, "A Unified Approach to Global Program Optimization" (1973), for the fixpoints; the attributes are those of
// the LangRef, and LLVM's pass function-attrs is the model of what is worth to know.
package effects

import (
	"slices"
	"strings"
	"sync"

	"rewrite/passes/analysis/alias"
	"rewrite/passes/analysis/callgraph"
	"rewrite/passes/analysis/manager"
	"rewrite/passes/ir"
	"rewrite/passes/ir/remark"
	"rewrite/passes/pass"
)

// New makes the pass for a module.
func New(*ir.Module) pass.OnSCC { return newPass((*manager.Func).NewAlias) }

// NewAsking makes one that also asks the pass pointsto where pointers lead that came out of memory.
func NewAsking(*ir.Module) pass.OnSCC { return newPass((*manager.Func).NewAsking) }

func newPass(aliases func(*manager.Func) *alias.Analysis) pass.OnSCC {
	s := &state{alias: aliases, closed: map[*ir.Func]bool{}, pending: map[*ir.Func]*writer{}}
	return s.run
}

// state is what is known of functions besides their attributes.
type state struct {
	alias func(*manager.Func) *alias.Analysis

	mu      sync.Mutex
	closed  map[*ir.Func]bool    // all that runs during a call of it is known, see control.go
	pending map[*ir.Func]*writer // what was found out last, and is not published
}

func (s *state) run(scc []*ir.Func, e *pass.Env) manager.Kept {
	c := &component{state: s, e: e, graph: e.Analyses.CallGraphFor(scc), of: map[*ir.Func]*function{}}
	resolved := false
	for _, f := range scc {
		if e.Select != nil && !e.Select(f) {
			continue
		}
		if why := refuse(f); why != "" {
			e.Remarks(f).Missed(nil, "nothing is inferred: %s", why)
			continue
		}
		resolved = c.indirect(f) || resolved
		fn := &function{f: f, known: e.Of(f), aliases: s.alias(e.Of(f)), say: e.Remarks(f)}
		c.list = append(c.list, fn)
		c.of[f] = fn
	}
	for _, fn := range c.list {
		c.control(fn)
		c.parameters(fn)
		c.results(fn)
	}
	c.settle()
	c.settleParameters()
	closed := c.calls(scc)
	changed := resolved
	for _, fn := range c.list {
		w := c.write(fn)
		changed = changed || len(w.writes) > 0
		s.mu.Lock()
		s.pending[fn.f] = w
		s.mu.Unlock()
		e.Publish(func() {
			s.mu.Lock()
			defer s.mu.Unlock()
			if s.pending[fn.f] != w { // the pass came by once more
				return
			}
			delete(s.pending, fn.f)
			s.closed[fn.f] = closed
			w.write()
			if len(w.writes) > 0 {
				e.Analyses.Retold(fn.f)
			}
		})
	}
	return manager.Shape.If(changed)
}

// component is the functions of a component that are looked into.
type component struct {
	*state
	e     *pass.Env
	graph *callgraph.Graph
	list  []*function
	of    map[*ir.Func]*function
}

// function is what is found out about one of them.
type function struct {
	f       *ir.Func
	known   *manager.Func
	aliases *alias.Analysis
	say     *remark.Remarks

	lacks  [numProperties]reason // what speaks against each property
	memory ir.MemoryEffects      // what it does to memory
	within []inner               // calls of functions of the component
	caller []*function           // functions of the component that call it, each once

	params []*param // by number; nil for those that are no pointers
	result result
}

// inner is a call of a function of the component.
type inner struct {
	call *ir.Value
	to   *function
}

// refuse tells why attributes of a function must stay as they are, "" if they need not.
func refuse(f *ir.Func) string {
	switch f.Linkage {
	case "", "external", "internal", "private":
	default:
		return "its linkage is " + f.Linkage + ", so that another definition may be the one that runs"
	}
	if f.MayBeReplaced() {
		return "another definition may take its place when the program is loaded"
	}
	if f.Prologue != nil {
		return "it has code before its body"
	}
	for _, name := range []string{"optnone", "naked", "presplitcoroutine", "noipa", "nobuiltin"} {
		if f.Attrs.Has(name) {
			return "it is marked " + name
		}
	}
	return ""
}

// sanitized tells whether a sanitizer will look at each access of a function, by memory of its own that it writes.
func sanitized(f *ir.Func) string {
	for _, name := range []string{"sanitize_address", "sanitize_hwaddress", "sanitize_memory", "sanitize_memtag", "sanitize_thread", "sanitize_type"} {
		if f.Attrs.Has(name) {
			return name
		}
	}
	return ""
}

// inside is the function of the component that a call is of, nil for others: by name, by its type, and without operand
// bundles, which may say more.
func (c *component) inside(v *ir.Value) *function {
	to := c.of[v.CalledFunc()]
	if to == nil || v.Aux.(*ir.Call).FuncType != to.f.FuncType || v.Aux.(*ir.Call).CC != to.f.CC || len(v.Aux.(*ir.Call).Bundles) > 0 {
		return nil
	}
	return to
}

// write lists the attributes that a function has not.
func (c *component) write(fn *function) *writer {
	w := &writer{llvm: c.e.Target.LLVM}
	f := fn.f
	if more := fn.attributes(w); len(more) > 0 {
		fn.say.Applied(nil, "it is %s", w.list(func() **ir.AttrSet { return &f.Attrs }, more))
	}
	fn.objections()
	if more := fn.resultAttrs(w); len(more) > 0 {
		fn.say.Applied(nil, "its result is %s", w.list(func() **ir.AttrSet { return &f.RetAttrs }, more))
	}
	for i := range f.Params {
		if more := fn.paramAttrs(w, i); len(more) > 0 {
			fn.say.Applied(nil, "its parameter %d is %s", i+1, w.list(func() **ir.AttrSet {
				if f.ParamAttrs = slices.Clone(f.ParamAttrs); f.ParamAttrs == nil {
					f.ParamAttrs = make([]*ir.AttrSet, len(f.Params))
				}
				return &f.ParamAttrs[i]
			}, more))
		}
	}
	return w
}

// A writer spells attributes for a version of LLVM.
type writer struct {
	llvm   int
	writes []func()
	drop   []string // what the next list takes the place of
}

// list adds attributes to a set, when write is called, and spells them.
func (w *writer) list(set func() **ir.AttrSet, more []ir.Attr) string {
	drop := w.drop
	w.drop = nil
	w.writes = append(w.writes, func() {
		at := set()
		*at = (*at).With(more, drop...)
	})
	texts := make([]string, len(more))
	for i := range more {
		texts[i] = more[i].String()
	}
	return strings.Join(texts, " ")
}

// write does what was listed.
func (w *writer) write() {
	for _, write := range w.writes {
		write()
	}
}
