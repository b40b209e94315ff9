// Package argpromotion passes by value what functions that only their module knows are given the address of, and
// only load:
//
//	define internal i32 @f(ptr %p) {                   define internal i32 @f(i32 %p.0, i32 %p.8) {
//	  %x = load i32, ptr %p                              %r = add i32 %p.0, %p.8
//	  %q = getelementptr i8, ptr %p, i64 8               ret i32 %r
//	  %y = load i32, ptr %q                            }
//	  %r = add i32 %x, %y                              %x = load i32, ptr %a
//	  ret i32 %r                                       %q = getelementptr i8, ptr %a, i64 8
//	}                                                  %y = load i32, ptr %q
//	call i32 @f(ptr %a)                                call i32 @f(i32 %x, i32 %y)
//
// So what callers have in registers need not go through memory, and what is known there of values is known of arguments. LLVM's
// ArgumentPromotion does the same.
//
// An argument may go if all its uses are loads at constant offsets that find what was there when the function was
// called (memory SSA), and calls of the function by itself that pass it on (parts.go). What is loaded must be safe to load in front of
// each call: the function loads it whenever it is called, before anything that need not go on, or it is there in all callers
// (SEMANTICS law 26). An argument that is passed by value already (byval) is a copy that nobody else knows: it may be written as well,
// and is a variable of the function then.
//
// Callees come before their callers, as what a callee loaded its callers load then, from their own arguments perhaps. Which signatures
// must stay tells package signature, which changes the others.
//
// It requires SSA form. It leaves variables that only their address was needed of to sroa.
package argpromotion

import (
	"rewrite/passes/analysis/callgraph"
	"rewrite/passes/analysis/globaluse"
	"rewrite/passes/analysis/manager"
	"rewrite/passes/internal/signature"
	"rewrite/passes/ir"
	"rewrite/passes/pass"
)

// Run passes by value what functions of a module only load.
func Run(m *ir.Module, e *pass.Env) manager.Kept {
	layout, err := m.Layout()
	if err != nil || m.TypedPointers {
		return manager.All
	}
	w := &work{m: m, e: e, layout: layout, said: map[*ir.Value]bool{}}
	for _, c := range e.Analyses.CallGraph().Components() {
		for _, n := range c.Nodes {
			for range maxRounds {
				if !w.function(n.Func, c) {
					break
				}
			}
		}
	}
	return manager.Shape.If(w.changed)
}

// maxRounds bounds how often a function is looked at: what it loaded may be an address that it only loads from, and so on.
const maxRounds = 8

type work struct {
	m       *ir.Module
	e       *pass.Env
	layout  *ir.Layout
	uses    *globaluse.Uses    // see usesOf
	said    map[*ir.Value]bool // parameters that it was said of why they stay
	changed bool
}

// usesOf are the uses of a function. They are found once: calls are changed in place, and no function gets more uses.
func (w *work) usesOf(f *ir.Func) []globaluse.Use {
	if w.uses == nil {
		w.uses = globaluse.Find(w.m)
	}
	return w.uses.Of(f.Global)
}

// mayChange tells whether a function may be changed.
func (w *work) mayChange(f *ir.Func) bool {
	return (w.e.Select == nil || w.e.Select(f)) && !f.Attrs.Has("optnone")
}

// A function is one with arguments that may be passed by value.
type function struct {
	*work
	f      *ir.Func
	in     *callgraph.Component
	calls  []*ir.Value // all that there are
	args   []*argument
	surely map[*ir.Value]bool // see executed
}

// function passes arguments of a function of a component by value, and tells whether there were some.
func (w *work) function(f *ir.Func, in *callgraph.Component) bool {
	if len(f.Blocks) == 0 || !globaluse.IsLocal(f.Global) {
		return false
	}
	fn := &function{work: w, f: f, in: in}
	say := w.e.Remarks(f)
	for _, p := range f.Params {
		a, why := fn.read(p)
		switch {
		case why != "" && !w.said[p]:
			w.said[p] = true
			say.Missed(nil, "its parameter %d is not passed by value: %s", p.Bits+1, why)
		case why == "" && a != nil:
			fn.args = append(fn.args, a)
		}
	}
	if len(fn.args) == 0 {
		return false
	}
	if why := fn.fixed(); why != "" {
		say.Missed(nil, "nothing more of it is passed by value: %s", why)
		return false
	}
	some := fn.args[:0]
	for _, a := range fn.args {
		if why := fn.refused(a); why != "" {
			if !w.said[a.param] {
				w.said[a.param] = true
				say.Missed(nil, "its parameter %d is not passed by value: %s", a.param.Bits+1, why)
			}
			continue
		}
		say.Applied(nil, "its parameter %d is passed by value: what it loads of it is loaded where it is called", a.param.Bits+1)
		some = append(some, a)
	}
	if fn.args = some; len(some) == 0 {
		return false
	}
	fn.change()
	return true
}

// fixed tells why the signature of the function must stay, "" if it may change, and finds its calls.
func (fn *function) fixed() string {
	if fn.f.FuncType.VarArg {
		return "it has variable arguments"
	}
	uses := fn.usesOf(fn.f)
	if why := signature.Fixed(fn.f, uses, fn.mayChange); why != "" {
		return why
	}
	for _, u := range uses {
		if u.IsCall() {
			fn.calls = append(fn.calls, u.User)
		}
	}
	return ""
}
