// Package libcalls replaces calls of library functions by what they are known to
// do, and loads from constant memory by what stands there.
//
//	%n = call i64 @strlen(ptr @hello)           use 5 for %n
//	%p = call ptr @strchr(ptr @hello, i32 101)  use getelementptr inbounds (i8, ptr @hello, i64 1)
//	%c = load i16, ptr @table                   use the two bytes that @table begins with
//	%a = call double @fabs(double %x)           call double @llvm.fabs.f64(double %x)
//	%m = call double @fmin(double %x, double %y) call nsz double @llvm.minnum.f64(double %x, double %y)
//	call ptr @strcpy(ptr %d, ptr @hello)        call void @llvm.memcpy(ptr %d, ptr @hello, i64 6, ...)
//
// This is a pass and no set of rules as rules are about functions of values, and
// what is told here needs memory, effects, or the target: a call reads strings,
// sets errno, writes. What has neither becomes an intrinsic or plain arithmetic,
// and the rules go on from there: so the pass stands before saturate.
//
// Which calls are ones of a library function is told by package ir/library; each condition has a negative
// case in testdata. None is in a function that is optnone.
//
// Memory is constant if a global says so that has a definitive initializer: no
// interposable linkage, not externally initialized, not of each thread
// (LangRef, "Global Variables"). Its bytes follow from the data layout; padding,
// undef and addresses have none, so what needs them stays, unless the load is of
// just that element (content.go). With an index that is not constant a load may be
// cheaper to compute (table.go), or what is asked of it (compare.go).
//
// A function that may set errno becomes an intrinsic only if the call says
// memory(none), or nothing that the argument may be makes it set errno
// (maths.go). Otherwise a call is replaced whole: the result stands for all of its
// effects, which are none but on memory that is written out here, and undefined
// behaviour that the call had need not be kept: a string without an end, a null
// pointer, an argument that is undef or poison (C11 7.1.4: invalid values). What
// a replacement calls, as @sqrtf for a sqrt, is declared if the module does not
// mean something else by that name.
package libcalls

import (
	"rewrite/passes/analysis/content"
	"rewrite/passes/analysis/domain"
	"rewrite/passes/analysis/manager"
	"rewrite/passes/internal/edit"
	"rewrite/passes/ir"
	"rewrite/passes/ir/library"
	"rewrite/passes/ir/remark"
	"rewrite/passes/pass"
	"rewrite/passes/target"
)

// A Library is what is known of the libraries of a module's target. Safe for
// concurrent use.
type Library struct {
	m         *ir.Module
	target    library.Library
	wchar     uint32          // bits of wchar_t, 0 if not known
	extends   bool            // an int is passed signext
	constants *content.Memory // nil if the data layout is not understood
	llvm      int             // nothing newer is built
}

// New looks at a module's target. Nothing newer than that version of LLVM is built; 0
// is the module's.
func New(m *ir.Module, llvm int) *Library {
	if llvm == 0 {
		llvm = m.LLVMVersion()
	}
	l := &Library{m: m, target: library.For(m.Find(ir.Triple)), llvm: llvm}
	l.wchar, l.extends = library.WideChar(m), library.SignExtends(m.Find(ir.Triple))
	if layout, err := m.Layout(); err == nil {
		l.constants = content.Of(layout)
	}
	return l
}

// Run simplifies the calls and loads of a function of the module.
func (l *Library) Run(f *ir.Func, e *pass.Env) manager.Kept {
	if f.Module.TypedPointers {
		return manager.All
	}
	w := &work{lib: l, f: f, say: e.Remarks(f), analyses: e.Of(f), target: e.Target}
	for _, b := range w.analyses.Dom().ReversePostorder() {
		for w.at = 0; w.at < len(b.Instrs); w.at++ {
			v := b.Instrs[w.at]
			switch {
			case w.gone[v]:
			case v.Op == ir.OpLoad:
				w.load(v)
			case v.Op == ir.OpICmp && v.Args[1].Op == ir.OpInt:
				if x := w.compare(v); x != nil {
					w.say.Applied(v, "which indices this holds for in a constant array is cheaper to ask")
					w.replace(v, x)
				}
			case v.Op == ir.OpCall:
				w.call(v)
			}
		}
	}
	if w.gone == nil {
		return manager.All
	}
	w.sweep()
	edit.Done(f, w.instead)
	return manager.Shape
}

// work is the pass at work on a function.
type work struct {
	lib      *Library
	f        *ir.Func
	analyses *manager.Func
	target   *target.Target
	say      *remark.Remarks
	at       int // of the instruction in work in its block

	gone    map[*ir.Value]bool      // instructions to be erased
	instead map[*ir.Value]*ir.Value // what stands for them, if that is a value

	refused bool // the data layout is not understood, which was said
}

// size is the data layout, nil if it is not understood.
func (w *work) size() *ir.Layout {
	l, err := w.lib.m.Layout()
	if err != nil && !w.refused {
		w.say.Missed(nil, "%v", err)
		w.refused = true
	}
	return l
}

// load replaces a load from constant memory.
func (w *work) load(v *ir.Value) {
	if !v.IsPlain() || !v.Args[0].Type.IsPtr() {
		return
	}
	if base(v.Args[0]) == nil || w.size() == nil {
		return
	}
	if x := w.lib.constants.Load(w.f, v.Args[0], v.Type); x != nil {
		w.say.Applied(v, "this memory is constant")
		w.replace(v, x)
	} else if x := w.table(v); x != nil {
		w.say.Applied(v, "what is in this constant array is cheaper to compute")
		w.replace(v, x)
	}
}

// call replaces a call of a library function.
func (w *work) call(v *ir.Value) {
	w.transfer(v)
	c := w.recognize(v)
	if c == nil {
		if c = w.mathIntrinsic(v); c == nil {
			return
		}
	}
	start := w.at
	x, ok := c.simplify(c)
	switch {
	case ok:
		w.say.Applied(v, "what this call of @%s does is known", c.Name)
		w.replace(v, x)
	case v.NumUses() == 0 && c.Has(library.Unneeded):
		w.say.Applied(v, "the result of this call of @%s is not needed", c.Name)
		w.replace(v, nil)
	}
	w.at = start - 1 // what was put before the call has its turn
	if !ok {
		w.at = v.Block.IndexOf(v)
	}
}

// replace makes x stand for an instruction; nil if nothing uses it.
func (w *work) replace(v, x *ir.Value) {
	if w.gone == nil {
		w.gone, w.instead = map[*ir.Value]bool{}, map[*ir.Value]*ir.Value{}
	}
	w.gone[v] = true
	if x != nil {
		v.ReplaceAllUses(x)
		w.instead[v] = x
	}
	w.analyses.Drop()
}

// facts are what is known of a value where the instruction in work stands.
func (w *work) facts(v *ir.Value, at *ir.Value) domain.Facts {
	return w.analyses.Facts().FactsAt(v, at.Block)
}

// sweep erases what is gone, and what only that needed.
func (w *work) sweep() {
	list := make([]*ir.Value, 0, len(w.gone))
	for _, b := range w.f.Blocks {
		for _, v := range b.Instrs {
			if w.gone[v] {
				list = append(list, v)
			}
		}
	}
	for len(list) > 0 {
		v := list[len(list)-1]
		list = list[:len(list)-1]
		if v.Block == nil || v.NumUses() > 0 {
			continue
		}
		for _, a := range v.Args {
			if a.Block != nil && a.NumUses() == 1 && a.Op != ir.OpAlloca && a.Removable() && !w.gone[a] {
				list = append(list, a)
			}
		}
		w.gone[v] = true
		v.Erase()
	}
}

// emit puts a new instruction before the one in work.
func (w *work) emit(at *ir.Value, op ir.Op, t *ir.Type, args ...*ir.Value) *ir.Value {
	v := w.f.NewInstr(op, t, args...)
	v.Pos = at.Pos
	v.Meta = at.Meta.Keep(func(kind string) bool { return kind == "dbg" })
	at.Block.InsertAt(w.at, v)
	w.at++
	return v
}
