package optimize

import (
	"errors"
	"sync"

	"rewrite/passes"
	"rewrite/passes/ir"
	"rewrite/passes/ir/asm"
	"rewrite/passes/ir/diag"
	"rewrite/passes/ir/read"
	"rewrite/passes/ir/verify"
)

// A Driver runs a pipeline on modules, one after the other: what Text and Module do
// once they have set it up. Tools that look into a run have a driver of their own, with
// Hooks. Of a text, Verify also checks functions that no pass runs on; the others are
// checked before the first pass in any case.
type Driver struct {
	Pipeline passes.Pipeline
	Config   *passes.Config // nil for the zero Config
	passes.Hooks

	// Start is called before the first pass is prepared for a module, when some of the
	// module has been read: Config need not be complete before.
	Start func()
}

// IsBug tells whether an error, or a message, is about a bug of ours and not about
// what was given to us: a pass panicked, or made what is not valid.
func IsBug(err error) bool {
	return errors.As(err, new(*asm.Panic)) || errors.As(err, new(*passes.Invalid))
}

// Text runs the pipeline on a module that is given as text, of any version, and gives
// what writes its text, nil if there are errors. name is what messages call it. Where
// no pass works on the module as a whole, functions are forgotten as soon as they are
// printed, and one in which a pass panics is left as it was, with a warning that IsBug;
// otherwise a panic is an error.
func (d *Driver) Text(name string, src []byte) (read.Text, *passes.Result, diag.Diagnostics) {
	verify := func(f *ir.Func) diag.Diagnostics { return verified(f, name, src) }
	opt := asm.Options{Jobs: d.Jobs, Verify: verify}
	if d.Pipeline.WholeModule() {
		m, found := read.Parse(name, src, opt)
		if m == nil {
			return nil, new(passes.Result), found
		}
		result := new(passes.Result)
		if found = append(found, asm.EachFunc(m, d.Jobs, verify)...); !found.HasErrors() {
			var more diag.Diagnostics
			result, more = d.Module(m)
			found = append(found, more...)
		}
		if place(found, name); found.HasErrors() {
			return nil, result, found
		}
		return read.Held(m), result, found
	}
	var once sync.Once
	var run *passes.Run
	var failed error
	text, found := read.Process(name, src, opt, func(f *ir.Func) diag.Diagnostics {
		idle := d.Skip != nil && d.Skip(f) || len(d.Pipeline) == 0
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
			run, failed = passes.NewRun(f.Module, d.Pipeline, d.Config, d.Hooks)
		})
		if failed != nil {
			return nil
		}
		return run.Func(f)
	})
	if place(found, name); failed != nil {
		return nil, new(passes.Result), append(found, &diag.Diagnostic{File: name, Msg: failed.Error()})
	}
	if run == nil {
		return text, new(passes.Result), found
	}
	return text, run.Result(), found
}

// place puts messages that say no file into that of the module.
func place(found diag.Diagnostics, name string) {
	for _, d := range found {
		if d.File == "" {
			d.File = name
		}
	}
}

// Module runs the pipeline on a module in memory, which the verifier accepts. After an
// error the module is not to be used any more.
func (d *Driver) Module(m *ir.Module) (*passes.Result, diag.Diagnostics) {
	if len(d.Pipeline) == 0 {
		return new(passes.Result), nil
	}
	d.start()
	run, err := passes.NewRun(m, d.Pipeline, d.Config, d.Hooks)
	if err != nil {
		return new(passes.Result), diag.Diagnostics{{Msg: err.Error()}}
	}
	found := run.Module()
	return run.Result(), found
}

func (d *Driver) start() {
	if d.Start != nil {
		d.Start()
	}
}

// verified gives what the verifier finds in a function as it was read.
func verified(f *ir.Func, name string, src []byte) diag.Diagnostics {
	if err := f.CheckInvariants(); err != nil {
		panic(err)
	}
	return verify.Func(f).Diagnostics(name, src)
}
