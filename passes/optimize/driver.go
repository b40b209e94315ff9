package optimize

import (
	"errors"
	"fmt"
	"runtime/debug"
	"sync"

	"rewrite/passes"
	"rewrite/passes/ir"
	"rewrite/passes/ir/asm"
	"rewrite/passes/ir/read"
	"rewrite/passes/ir/verify"
)

// A Driver runs a pipeline on modules, one after the other: what Text and Module do
// once they have set it up. Tools that look into a run have a driver of their own.
// The hooks may be nil; all but Start are called from several goroutines.
type Driver struct {
	Pipeline passes.Pipeline
	Config   *passes.Config // nil for the zero Config
	Jobs     int            // functions worked on at the same time; 0 for as many as there are processors
	// Verify checks each function after each pass, and of a text also those that no pass
	// runs on. The others are checked before the first pass in any case.
	Verify bool

	// Start is called before the first pass is prepared for a module, when some of the
	// module has been read: Config need not be complete before.
	Start func()
	// Skip tells which functions are left as they are; it is asked before the passes
	// that run on a function one behind the other.
	Skip func(f *ir.Func) bool
	// After is called behind each pass with the function; behind a pass on modules with
	// each of its functions.
	After func(p *passes.Pass, f *ir.Func)
}

// Invalid is a function, or a module, that the verifier does not accept after a pass:
// the cause of an error that is a bug of ours.
type Invalid struct {
	Func *ir.Func // nil for the module
	Pass string
	Err  error
}

// Error names the function and the pass.
func (e *Invalid) Error() string {
	what := "the module"
	if e.Func != nil {
		what = e.Func.Spelling()
	}
	return fmt.Sprintf("internal error: %s is wrong after pass %s: %v", what, e.Pass, e.Err)
}

// IsBug tells whether an error, or a message, is about a bug of ours and not about
// what was given to us: a pass panicked, or made what is not valid.
func IsBug(err error) bool {
	return errors.As(err, new(*asm.Panic)) || errors.As(err, new(*Invalid))
}

// Text runs the pipeline on a module that is given as text, of any version, and gives
// what writes its text, nil if there are errors. name is what messages call it. Where
// no pass works on the module as a whole, functions are forgotten as soon as they are
// printed, and one in which a pass panics is left as it was, with a warning that IsBug;
// otherwise a panic is an error.
func (d *Driver) Text(name string, src []byte) (read.Text, ir.Diagnostics) {
	verify := func(f *ir.Func) ir.Diagnostics { return verified(f, name, src) }
	opt := asm.Options{Jobs: d.Jobs, Verify: verify}
	if d.Pipeline.WholeModule() {
		m, found := read.Parse(name, src, opt)
		if m == nil {
			return nil, found
		}
		if found = append(found, asm.EachFunc(m, d.Jobs, verify)...); !found.HasErrors() {
			found = append(found, d.Module(m)...)
		}
		if place(found, name); found.HasErrors() {
			return nil, found
		}
		return read.Held(m), found
	}
	var once sync.Once
	var run func(*ir.Func) ir.Diagnostics
	var failed error
	text, found := read.Process(name, src, opt, func(f *ir.Func) ir.Diagnostics {
		idle := d.skips(f) || len(d.Pipeline) == 0
		if d.Verify || !idle {
			if found := verify(f); len(found) > 0 {
				return found
			}
		}
		if idle {
			return nil
		}
		once.Do(func() {
			d.start()
			run, failed = passes.Prepare(f.Module, d.Pipeline, d.Config, d.after)
		})
		if failed != nil {
			return nil
		}
		return run(f)
	})
	if place(found, name); failed != nil {
		return nil, append(found, &ir.Diagnostic{File: name, Msg: failed.Error()})
	}
	return text, found
}

// place puts messages that say no file into that of the module.
func place(found ir.Diagnostics, name string) {
	for _, d := range found {
		if d.File == "" {
			d.File = name
		}
	}
}

// Module runs the pipeline on a module in memory, which the verifier accepts. After an
// error the module is not to be used any more.
func (d *Driver) Module(m *ir.Module) (found ir.Diagnostics) {
	defer func() {
		if r := recover(); r != nil { // of a pass on modules: EachFunc has its own
			p := &asm.Panic{Value: r, Stack: debug.Stack()}
			found = append(found, &ir.Diagnostic{Msg: p.Error(), Cause: p})
		}
	}()
	if len(d.Pipeline) == 0 {
		return nil
	}
	d.start()
	more, err := passes.RunModule(m, d.Pipeline, d.Config, func(p *passes.Pass, f *ir.Func) ir.Diagnostics {
		if f != nil {
			return d.after(p, f)
		}
		return d.afterModule(p, m)
	}, func(run func(*ir.Func) ir.Diagnostics) {
		found = append(found, asm.EachFunc(m, d.Jobs, func(f *ir.Func) ir.Diagnostics {
			if d.skips(f) {
				return nil
			}
			return run(f)
		})...)
	})
	if err != nil {
		more = append(more, &ir.Diagnostic{Msg: err.Error()})
	}
	return append(found, more...)
}

func (d *Driver) start() {
	if d.Start != nil {
		d.Start()
	}
}

func (d *Driver) skips(f *ir.Func) bool { return d.Skip != nil && d.Skip(f) }

// verified gives what the verifier finds in a function as it was read.
func verified(f *ir.Func, name string, src []byte) ir.Diagnostics {
	if err := f.CheckInvariants(); err != nil {
		panic(err)
	}
	return verify.Func(f).Diagnostics(name, src)
}

// after shows a function after a pass to the hook, and verifies it.
func (d *Driver) after(p *passes.Pass, f *ir.Func) ir.Diagnostics {
	if d.After != nil {
		d.After(p, f)
	}
	if !d.Verify {
		return nil
	}
	return invalid(f, p, errors.Join(f.CheckInvariants(), verify.Func(f).Err()))
}

// afterModule does so with a module after a pass on modules.
func (d *Driver) afterModule(p *passes.Pass, m *ir.Module) (found ir.Diagnostics) {
	for _, f := range m.Funcs {
		if len(f.Blocks) > 0 {
			found = append(found, d.after(p, f)...)
		}
	}
	if d.Verify && len(found) == 0 {
		found = invalid(nil, p, verify.Module(m).Err())
	}
	return found
}

func invalid(f *ir.Func, p *passes.Pass, err error) ir.Diagnostics {
	if err == nil {
		return nil
	}
	e := &Invalid{Func: f, Pass: p.Name, Err: err}
	return ir.Diagnostics{{Msg: e.Error(), Cause: e}}
}
