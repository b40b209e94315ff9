package asm

import (
	"runtime"
	"runtime/debug"
	"sync"
	"sync/atomic"

	"rewrite/passes/ir"
)

// EachFunc lets work change each function of a module that is held as blocks, from
// several goroutines: jobs, or as many as there are processors for 0. What work does to
// a function must depend on that function alone. Its diagnostics are given in the order
// of the functions. Where it panics, the function is not what it was: that is an error
// whose cause is a *Panic.
func EachFunc(m *ir.Module, jobs int, work func(*ir.Func) ir.Diagnostics) ir.Diagnostics {
	return Each(m.Funcs, jobs, func(f *ir.Func) *ir.Func { return f }, func(f *ir.Func) ir.Diagnostics {
		if len(f.Blocks) == 0 {
			return nil
		}
		f.SetArena(nil) // whoever made the module may have had one for all functions
		return work(f)
	})
}

// Each is EachFunc for any list of things that depend on themselves alone; fn is the
// function that a panic is said to be in.
func Each[T any](list []T, jobs int, fn func(T) *ir.Func, work func(T) ir.Diagnostics) ir.Diagnostics {
	if jobs <= 0 {
		jobs = runtime.GOMAXPROCS(0)
	}
	found := make([]ir.Diagnostics, len(list))
	one := func(i int) {
		defer func() {
			if r := recover(); r != nil {
				p := &Panic{Func: fn(list[i]), Value: r, Stack: debug.Stack()}
				found[i] = ir.Diagnostics{{Severity: ir.Error, Msg: p.Error(), Cause: p}}
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
	var diags ir.Diagnostics
	for _, ds := range found {
		diags = append(diags, ds...)
	}
	return diags
}
