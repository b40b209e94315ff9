package asm

import (
	"runtime"
	"runtime/debug"
	"sync"
	"sync/atomic"

	"rewrite/passes/ir"
	"rewrite/passes/ir/asm/print"
	"rewrite/passes/ir/diag"
)

// Process reads a module, lets work change each function that is held as
// blocks, and gives the module's text, nil if there are errors. Bodies are
// handled in parallel and forgotten once they are printed, so that memory is
// needed for a few of them only. What work does to a function must depend on
// that function alone; it is called from several goroutines. Its diagnostics
// are added to the reader's. Where it panics, the function is written as it was
// read, and a warning whose cause is a *Panic says so.
func Process(name string, src []byte, opt Options, work func(*ir.Func) diag.Diagnostics) (*print.Text, diag.Diagnostics) {
	f, diags := Open(name, src, opt)
	if f.Typed() {
		return nil, diags
	}
	found := make([]diag.Diagnostics, f.NumBodies())
	bodies := make([][]byte, f.NumBodies())
	if f.hasBlockAddr { // a body may name blocks of another: none can be forgotten
		f.forEachBody(opt.Jobs, func(w *Worker, i int) { found[i] = w.readToKeep(i) })
		if !broken(found) && !f.typed.Load() {
			diags = append(diags, f.resolveBlockAddrs()...) // work is to see AddrTaken
			f.forEachBody(opt.Jobs, func(w *Worker, i int) { found[i] = append(found[i], w.guarded(i, work)...) })
		}
	} else {
		f.forEachBody(opt.Jobs, func(w *Worker, i int) {
			found[i] = append(w.Read(i), w.guarded(i, work)...)
			if !f.partial() && f.bodies[i].state != bodyWrong {
				bodies[i] = w.print(f.Func(i))
				f.Func(i).Release()
			}
			w.Arena.Reset()
		})
	}
	if f.typed.Load() {
		return nil, f.typedError()
	}
	if diags = f.allFound(diags, found); diags.HasErrors() {
		return nil, diags
	}
	if f.hasBlockAddr {
		p := print.New(f.Module)
		for i := range bodies {
			bodies[i] = p.Body(f.Func(i))
		}
	}
	return print.NewText(f.Module, bodies), diags
}

// guarded does the work on body i, and is the only one who does. Nothing is done
// to a body that was not read completely, nor to any where the top level has
// errors: a function may name a global then that has no definition and no type,
// and nothing will be written. After a panic the body is read again.
func (w *Worker) guarded(i int, work func(*ir.Func) diag.Diagnostics) (diags diag.Diagnostics) {
	f := w.p.file
	if f.partial() || f.typed.Load() || f.bodies[i].state != bodyWhole {
		return nil
	}
	fn := f.Func(i)
	defer func() {
		r := recover()
		if r == nil {
			return
		}
		p := &Panic{Func: fn, Value: r, Stack: debug.Stack()}
		fn.Release()
		fn.Changed, fn.Nodes = false, nil
		w.Read(i)
		for label := range fn.AddrTaken {
			fn.AddrTaken[label] = f.labelled(fn, label)
		}
		if f.verify != nil {
			if diags = f.verify(fn); diags.HasErrors() {
				return
			}
		}
		d := f.diag(diag.Warning, int(fn.Pos), len(fn.Spelling()), p.Error()+"; the function is left as it was", "")
		d.Cause = p
		diags = diag.Diagnostics{d}
	}()
	return work(fn)
}

func broken(found []diag.Diagnostics) bool {
	for _, ds := range found {
		if ds.HasErrors() {
			return true
		}
	}
	return false
}

// print gives the text of a function, in memory that is not used again.
func (w *Worker) print(fn *ir.Func) []byte {
	if w.printer == nil {
		w.printer = print.New(w.p.m)
	}
	return w.printer.Body(fn)
}

// EachFunc lets work change each function of a module that is held as blocks, from
// several goroutines: jobs, or as many as there are processors for 0. What work does to
// a function must depend on that function alone. Its diagnostics are given in the order
// of the functions. Where it panics, the function is not what it was: that is an error
// whose cause is a *Panic.
func EachFunc(m *ir.Module, jobs int, work func(*ir.Func) diag.Diagnostics) diag.Diagnostics {
	return Each(m.Funcs, jobs, func(f *ir.Func) *ir.Func { return f }, func(f *ir.Func) diag.Diagnostics {
		if len(f.Blocks) == 0 {
			return nil
		}
		f.SetArena(nil) // whoever made the module may have had one for all functions
		return work(f)
	})
}

// Each is EachFunc for any list of things that depend on themselves alone; fn is the
// function that a panic is said to be in.
func Each[T any](list []T, jobs int, fn func(T) *ir.Func, work func(T) diag.Diagnostics) diag.Diagnostics {
	if jobs <= 0 {
		jobs = runtime.GOMAXPROCS(0)
	}
	found := make([]diag.Diagnostics, len(list))
	one := func(i int) {
		defer func() {
			if r := recover(); r != nil {
				p := &Panic{Func: fn(list[i]), Value: r, Stack: debug.Stack()}
				found[i] = diag.Diagnostics{{Severity: diag.Error, Msg: p.Error(), Cause: p}}
			}
		}()
		found[i] = work(list[i])
	}
	var next atomic.Int64
	var wg sync.WaitGroup
	for range min(jobs, len(list)) {
		wg.Go(func() {
			for i := int(next.Add(1)) - 1; i < len(list); i = int(next.Add(1)) - 1 {
				one(i)
			}
		})
	}
	wg.Wait()
	var diags diag.Diagnostics
	for _, ds := range found {
		diags = append(diags, ds...)
	}
	return diags
}
