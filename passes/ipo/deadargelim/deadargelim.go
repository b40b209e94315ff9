// Package deadargelim takes out of functions the arguments that nothing reads, the results that nobody
// uses, and variable arguments that are never asked for.
//
//	define internal { i32, i32 } @f(i32 %n, ptr %log, i32 %seed) {      define internal i32 @f(i32 %n) {
//	  ...                                                                 ...
//	  %r = call { i32, i32 } @f(i32 %m, ptr %log, i32 %next)              %r = call i32 @f(i32 %m)
//	  ...                                                                 ...
//	}                                                                   }
//	call { i32, i32 } @f(i32 10, ptr %log, i32 1)                       call i32 @f(i32 10)
//
// That %log is passed on, and %next computed from %seed, keeps neither: what matters is found for the whole
// module at once (live.go), a greatest set of what is dead that holds itself up. Structs and arrays that are
// returned lose elements. Signatures change only of functions that the module alone knows, of which all calls are here
// (signature.Fixed). A function that others may call keeps its parameters; if it is the one that
// runs, calls here pass poison for those that it does not read, and attributes go by which that would be
// undefined behaviour (SEMANTICS law 36).
//
// It requires nothing. What is left unused by it goes along as far as it was only passed or computed for what is gone.
package deadargelim

import (
	"rewrite/passes/analysis/globaluse"
	"rewrite/passes/analysis/manager"
	"rewrite/passes/internal/edit"
	"rewrite/passes/internal/signature"
	"rewrite/passes/ir"
	"rewrite/passes/ir/intrinsic"
	"rewrite/passes/ir/library"
	"rewrite/passes/pass"
)

// Run takes dead arguments and results out of a module.
func Run(m *ir.Module, e *pass.Env) manager.Kept {
	w := &work{m: m, e: e, of: make([]*function, len(m.Globals)), changeable: make([]answer, len(m.Globals)), gone: map[*ir.Func]map[*ir.Value]*ir.Value{}, dropped: map[*ir.Func][]*ir.Value{}, forget: map[*ir.Func]map[*ir.Value]*ir.Value{},
		ahead: map[*ir.Func]*edit.Ahead{}}
	uses := globaluse.Find(m)
	for _, f := range m.Funcs {
		w.enter(f, uses.Of(f.Global))
	}
	w.propagate()
	for _, fn := range w.list {
		w.returns(fn)
	}
	w.unread()
	for _, fn := range w.list {
		if fn.fixed == "" {
			w.rebuild(fn)
		} else {
			w.passPoison(fn)
		}
	}
	changed := false
	for _, f := range m.Funcs {
		if gone := w.gone[f]; gone != nil {
			changed = true
			if a := w.ahead[f]; a != nil {
				a.Place(f)
			}
			edit.RenameInDebug(f, w.forget[f])
			edit.Unused(gone, w.dropped[f])
			edit.Done(f, gone)
		}
	}
	return manager.Shape.If(changed)
}

type work struct {
	m     *ir.Module
	e     *pass.Env
	list  []*function    // in the order of the module
	of    []*function    // by Global.Index
	nodes map[part]*node // of values but parameters
	order []*node        // of nodes, as they were made
	todo  []*node
	// changeable is what mayChange said, by Global.Index.
	changeable []answer

	gone    map[*ir.Func]map[*ir.Value]*ir.Value // see goneOf
	dropped map[*ir.Func][]*ir.Value             // what was passed or returned, and may be unused
	// forget is what debug records can name no more, as it is of another type or not what the source has there: with poison for it.
	forget map[*ir.Func]map[*ir.Value]*ir.Value
	ahead  map[*ir.Func]*edit.Ahead // what extracts elements and puts results together
}

// A function is one whose body is what runs when it is called.
type function struct {
	f       *ir.Func
	calls   []*ir.Value // by name, as it is defined
	fixed   string      // why its signature stays, "" if it may change
	params  []*node
	results []*node // parts of the result that may go; none if it stays
	// closed: nothing asks for its variable arguments.
	closed bool
}

// enter notes what can be said of a function.
func (w *work) enter(f *ir.Func, uses []globaluse.Use) {
	if len(f.Blocks) == 0 {
		return
	}
	if !globaluse.IsExact(f.Global) {
		for i, p := range f.Params {
			if w.e.Asked() && p.NumUses() == 0 {
				w.e.Remarks(f).Missed(nil, "nothing reads its parameter %d, but another definition may be the one that runs", i+1)
			}
		}
		return
	}
	fn := &function{f: f, fixed: signature.Fixed(f, uses, w.mayChange)}
	if fn.fixed != "" && (opaque(f) || !w.mayChange(f)) {
		return
	}
	for _, u := range uses {
		if u.IsCall() {
			fn.calls = append(fn.calls, u.User)
		}
	}
	fn.closed = fn.fixed == "" && f.FuncType.VarArg && !asksForMore(f)
	w.list = append(w.list, fn)
	w.of[f.Global.Index] = fn
	if !f.FuncType.VarArg || fn.closed { // where they begin in memory and registers depends on those before them
		for i, p := range f.Params {
			n := &node{of: []part{{p, whole}}}
			fn.params = append(fn.params, n)
			if stays(f, i) || fn.fixed != "" && passedSpecially(f, i) {
				n.alive = true
			} else {
				w.todo = append(w.todo, n)
			}
		}
	}
	if fn.fixed == "" && f.FuncType.Elem != ir.Void {
		w.enterResults(fn)
	}
}

// maxElements bounds the elements of results that are looked at one by one: what is returned in registers has few.
const maxElements = 16

func (w *work) enterResults(fn *function) {
	n, first := 1, whole
	if t := fn.f.FuncType.Elem; t.IsAggregate() && edit.Elements(t) > 0 && edit.Elements(t) <= maxElements {
		n, first = edit.Elements(t), 0
	}
	for i := range n {
		r := &node{}
		for _, call := range fn.calls {
			r.of = append(r.of, part{call, first + i})
		}
		fn.results = append(fn.results, r)
		w.todo = append(w.todo, r)
	}
}

// byElements tells whether results stand for the elements of a function's result, not for all of it.
func (fn *function) byElements() bool {
	t := fn.f.FuncType.Elem
	return t.IsAggregate() && len(fn.results) == edit.Elements(t)
}

// find is what is known of a function; nil for one that is not looked into.
func (w *work) find(f *ir.Func) *function {
	if f == nil || f.Global.Index >= len(w.of) { // an intrinsic that is not declared
		return nil
	}
	return w.of[f.Global.Index]
}

// An answer is one to a question that is asked for each call.
type answer uint8

const (
	unasked answer = iota
	yes
	no
)

// mayChange tells whether a function may be changed.
func (w *work) mayChange(f *ir.Func) bool {
	a := &w.changeable[f.Global.Index]
	if *a == unasked {
		*a = no
		if (w.e.Select == nil || w.e.Select(f)) && !f.Attrs.Has("optnone") {
			*a = yes
		}
	}
	return *a == yes
}

// opaque tells whether a function may read its arguments in ways that its body does not show, or needs them for what others make of it.
func opaque(f *ir.Func) bool {
	for _, name := range []string{"naked", "optnone", "noipa", "presplitcoroutine", "thunk", "sanitize_memory", "allocsize", "allockind"} {
		if f.Attrs.Has(name) {
			return true
		}
	}
	// Of a library function passes know what it does with its arguments, whatever this one does.
	return f.FuncType.VarArg || f.Prologue != nil || f.Module.TypedPointers || f.IsIntrinsic() || library.Named(f.Name) != library.Unknown
}

// stays tells whether a parameter is in a place of its own, which callers and callees count on.
func stays(f *ir.Func, i int) bool { return hasAny(f, i, "swifterror", "swiftasync", "nest") }

// passedSpecially tells whether an argument must not be poison, by how it is passed or by what callers take for the result.
func passedSpecially(f *ir.Func, i int) bool {
	return hasAny(f, i, "byval", "byref", "sret", "inalloca", "preallocated", "swiftself", "returned", "elementtype", "immarg", "allocptr", "allocalign")
}

func hasAny(f *ir.Func, i int, names ...string) bool {
	if i >= len(f.ParamAttrs) {
		return false
	}
	for _, name := range names {
		if f.ParamAttrs[i].Has(name) {
			return true
		}
	}
	return false
}

// asksForMore tells whether a function may read its variable arguments.
func asksForMore(f *ir.Func) bool {
	for _, b := range f.Blocks {
		for _, v := range b.Instrs {
			if v.Intrinsic() == intrinsic.VaStart {
				return true
			}
		}
	}
	return false
}

// goneOf is what is to be taken out of a function, with what stands for it; with it the function counts as changed.
func (w *work) goneOf(f *ir.Func) map[*ir.Value]*ir.Value { return of(w.gone, f) }

func (w *work) forgetOf(f *ir.Func) map[*ir.Value]*ir.Value { return of(w.forget, f) }

func of(all map[*ir.Func]map[*ir.Value]*ir.Value, f *ir.Func) map[*ir.Value]*ir.Value {
	if all[f] == nil {
		all[f] = map[*ir.Value]*ir.Value{}
	}
	return all[f]
}
