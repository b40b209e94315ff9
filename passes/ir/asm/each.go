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
	if jobs <= 0 {
		jobs = runtime.GOMAXPROCS(0)
	}
	found := make([]ir.Diagnostics, len(m.Funcs))
	one := func(i int) {
		f := m.Funcs[i]
		defer func() {
			if r := recover(); r != nil {
				p := &Panic{Func: f, Value: r, Stack: debug.Stack()}
				found[i] = ir.Diagnostics{{Severity: ir.Error, Msg: p.Error(), Cause: p}}
			}
		}()
		if len(f.Blocks) > 0 {
			f.SetArena(nil) // whoever made the module may have had one for all functions
			found[i] = work(f)
		}
	}
	var next atomic.Int64
	var wg sync.WaitGroup
	for range min(jobs, len(m.Funcs)) {
		wg.Go(func() {
			for i := int(next.Add(1)) - 1; i < len(m.Funcs); i = int(next.Add(1)) - 1 {
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
