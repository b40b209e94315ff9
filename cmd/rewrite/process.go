package main

import (
	"bytes"
	"cmp"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"sync"
	"sync/atomic"
	"time"

	"rewrite/passes"
	"rewrite/passes/ir"
	"rewrite/passes/ir/asm"
	"rewrite/passes/ir/llir"
	"rewrite/passes/ir/verify"
	"rewrite/passes/saturate"
)

// process takes one input through: read, run the passes, write. It gives the exit
// code; a panic in it is one input's, and others go on.
func (c *command) process(o *options, cfg *passes.Config, j job) (code int) {
	name := inputName(j.input)
	doing := "while working on " + name
	defer c.catch(&code, &doing)

	var assemblers []tool
	if isBitcodeName(j.output) {
		var err error
		if assemblers, err = installedAssemblers(j.output); err != nil {
			return c.report("", err)
		}
	}
	src, err := readInput(j.input, c.stdin)
	if err != nil {
		return c.report(name, err)
	}
	in := &input{name: name, src: src}
	cfg.Allow, cfg.Changed = nil, nil
	if o.bisect >= 0 {
		coverage := cfg.Coverage
		cfg.Coverage = nil // this run is to count the changes
		if _, code := c.optimize(&options{workers: o.workers, passes: o.passes}, cfg, in); code != exitDone {
			return code
		}
		cfg.Coverage = coverage
		c.bisect(o, cfg, in)
	}
	if cfg.Coverage != nil {
		cfg.Coverage.Begin(name)
	}
	produce, code := c.optimize(o, cfg, in)
	if produce == nil {
		return code
	}
	if o.remarks != "" {
		printRemarks(c.stderr, string(o.remarks), name, src, cfg)
	}
	if o.diff || o.pairs != "" {
		before, code := c.optimize(&options{workers: o.workers}, cfg, in)
		if before == nil {
			return code
		}
		if o.pairs != "" {
			if err := c.writePairs(o.pairs, name, printed(before), printed(produce)); err != nil {
				return c.report(o.pairs, err)
			}
		}
		if after := produce; o.diff {
			produce = func(w io.Writer) error { return writeDiff(w, name, printed(before), printed(after)) }
		}
	}
	if o.noOutput {
		return code
	}
	if assemblers != nil {
		produce = assembled(matching(assemblers, cmp.Or(o.llvm, in.llvm)), produce)
	}
	if j.mkdir {
		if err := os.MkdirAll(filepath.Dir(j.output), 0o777); err != nil {
			return c.report(j.output, fmt.Errorf("its folder can't be made: %w", err))
		}
	}
	if err := (sink{c.stdout, c.stderr}).write(j.output, produce); err != nil {
		return c.report(outputName(j.output), fmt.Errorf("can't be written: %w", cause(err)))
	}
	return code
}

// bisect shares the changes that -bisect leaves among the functions, in their order,
// after a run that counted them.
func (c *command) bisect(o *options, cfg *passes.Config, in *input) {
	allow, left, all := map[string]int{}, o.bisect, 0
	for _, name := range in.functions {
		n := cfg.Changed[name]
		all += n
		allow[name] = min(n, left)
		left -= allow[name]
	}
	fmt.Fprintf(c.stderr, "%s: bisect: %d of %s applied\n", in.name, o.bisect-left, count(all, "replacement"))
	cfg.Allow = func(f *ir.Func) int { return allow[f.Spelling()] }
	cfg.Saturate, cfg.Said = saturate.Stats{}, nil
}

// opaque finds the type of opaque pointers in a text.
var opaque = regexp.MustCompile(`(?m)(^|[\s(,{<\[])ptr[\s,)}>\]]`)

// optimize reads a module and runs the passes on its functions. produce writes the
// result; it is nil when there is none.
func (c *command) optimize(o *options, cfg *passes.Config, in *input) (produce func(io.Writer) error, code int) {
	run := &pipeline{o: o, cfg: cfg, in: in, stderr: c.stderr, wait: c.wait, start: time.Now(), bar: inputProgress(c.stderr, in.name, in.src)}
	var text *asm.Text
	var found ir.Diagnostics
	var m *ir.Module
	opt := asm.Options{Jobs: o.workers, Verify: run.verify}
	process := func() {
		if o.passes.WholeModule() {
			if m, found = asm.Parse(in.name, in.src, opt); m != nil {
				found = append(found, run.module(m)...)
			}
		} else if text, found = asm.Process(in.name, in.src, opt, run.function); text != nil {
			m = text.Module()
		}
	}
	if process(); isTyped(found) {
		m, found = llir.ReadTyped(in.name, in.src)
		switch {
		case m == nil && opaque.Match(in.src):
			// LLVM 17 and newer take typed pointers for opaque ones, so that there are
			// modules with both.
			why := found
			opt.UpgradePointers = true
			if process(); m == nil {
				found = why
			}
		case m == nil:
		case o.passes.WholeModule():
			found = append(found, run.module(m)...)
		default:
			if wrong := run.verifyModule(m); len(wrong) > 0 {
				found = append(found, wrong...)
				break
			}
			for _, f := range m.Funcs {
				if len(f.Blocks) > 0 {
					found = append(found, run.function(f)...)
				}
			}
		}
	}
	run.bar.Done()
	panicked := false
	for _, d := range found {
		panicked = panicked || errors.As(d.Cause, new(*asm.Panic))
	}
	switch ok := c.accept(o, in.name, m != nil || run.wrong, found); {
	case run.wrong, panicked && o.strict:
		return nil, exitBug
	case !ok:
		return nil, exitInput
	}
	c.warnUnselected(o, in.name, m)
	if cfg.Coverage != nil {
		cfg.Coverage.End(m)
	}
	in.llvm, _ = m.Producer()
	in.functions = in.functions[:0]
	for _, f := range m.Funcs {
		in.functions = append(in.functions, f.Spelling())
	}
	if n := run.late.Load(); n > 0 {
		d := fileError(in.name, "", "the time of -timeout was over: %s left as they were", count(int(n), "function"))
		d.Severity = ir.Warning
		fmt.Fprint(c.stderr, d.Render())
	}
	if text == nil {
		return func(w io.Writer) error { return asm.Print(w, m, asm.PrintOptions{}) }, exitDone
	}
	return func(w io.Writer) error { _, err := text.WriteTo(w); return err }, exitDone
}

// pipeline runs the passes on the functions of one input.
type pipeline struct {
	o      *options
	cfg    *passes.Config
	in     *input
	stderr io.Writer
	wait   func() // until the rules are loaded; nil if they are
	once   sync.Once
	run    func(*ir.Func) ir.Diagnostics
	err    error
	start  time.Time
	bar    *progress
	late   atomic.Int64 // functions that -timeout left as they were
	mu     sync.Mutex
	// wrong: a function was not what it should be after a pass
	wrong bool
}

// function is called from several goroutines.
func (p *pipeline) function(f *ir.Func) ir.Diagnostics {
	defer p.bar.Add(1)
	if p.o.verify {
		if diags := p.verify(f); len(diags) > 0 {
			return diags
		}
	}
	if len(p.o.passes) == 0 {
		return nil
	}
	if p.o.timeout > 0 && time.Since(p.start) > p.o.timeout {
		p.late.Add(1)
		return nil
	}
	p.once.Do(func() {
		if p.wait != nil {
			p.wait()
		}
		p.run, p.err = passes.Prepare(f.Module, p.o.passes, p.cfg, p.after)
	})
	if p.err != nil {
		panic(p.err)
	}
	return p.run(f)
}

// module runs passes of which some work on the module as a whole, so that it is not
// read and written function by function.
func (p *pipeline) module(m *ir.Module) (found ir.Diagnostics) {
	if found = p.verifyModule(m); len(found) > 0 {
		return found
	}
	if p.wait != nil {
		p.wait()
	}
	diags, err := passes.RunModule(m, p.o.passes, p.cfg, func(pass *passes.Pass, f *ir.Func) (diags ir.Diagnostics) {
		if f != nil {
			return p.after(pass, f)
		}
		for _, f := range m.Funcs {
			if len(f.Blocks) > 0 {
				diags = append(diags, p.after(pass, f)...)
			}
		}
		return diags
	}, func(run func(*ir.Func) ir.Diagnostics) {
		for _, f := range m.Funcs {
			switch {
			case len(f.Blocks) == 0:
			case p.o.timeout > 0 && time.Since(p.start) > p.o.timeout:
				p.late.Add(1)
			default:
				found = append(found, run(f)...)
			}
		}
	})
	if err != nil {
		panic(err)
	}
	return append(found, diags...)
}

// verifyModule checks a module that is worked on as a whole, so that a panic on
// one of its functions is known to be ours: it is not read again.
func (p *pipeline) verifyModule(m *ir.Module) (found ir.Diagnostics) {
	for _, f := range m.Funcs {
		if len(f.Blocks) > 0 {
			found = append(found, p.verify(f)...)
		}
	}
	return found
}

// verify checks a function as it was read.
func (p *pipeline) verify(f *ir.Func) ir.Diagnostics {
	if err := f.CheckInvariants(); err != nil {
		panic(err)
	}
	return verify.Func(f).Diagnostics(p.in.name, p.in.src)
}

// after prints a function after a pass, with -print-after, and checks it, with
// -verify-each: what is wrong then is our bug.
func (p *pipeline) after(pass *passes.Pass, f *ir.Func) ir.Diagnostics {
	if p.o.printAfter == pass.Name || p.o.printAfter == "all" {
		fmt.Fprintf(p.stderr, "; after %s\n%s\n", pass.Name, strings.TrimPrefix(asm.FuncString(f), "\n"))
	}
	if !p.o.verify {
		return nil
	}
	err := errors.Join(f.CheckInvariants(), verify.Func(f).Diagnostics(p.in.name, p.in.src).Err())
	if err == nil {
		return nil
	}
	p.mu.Lock()
	p.wrong = true
	p.mu.Unlock()
	return ir.Diagnostics{{Severity: ir.Error, File: p.in.name, Msg: fmt.Sprintf("internal error: %s is wrong after pass %s: %v", f.Spelling(), pass.Name, err)}}
}

// isTyped tells whether a module was not read because LLVM 14 or an older one wrote it.
func isTyped(found ir.Diagnostics) bool { return errors.Is(found.Err(), asm.ErrTypedPointers) }

// accept prints what was found about an input and tells whether to go on with it.
func (c *command) accept(o *options, name string, read bool, found ir.Diagnostics) bool {
	warned := false
	for _, d := range found {
		fmt.Fprint(c.stderr, d.Render())
		if p := (*asm.Panic)(nil); errors.As(d.Cause, &p) {
			c.reproduce(p.Stack)
		}
		warned = warned || d.Severity == ir.Warning
	}
	switch {
	case found.HasErrors():
		return false
	case !read:
		panic("the reader gave neither a module nor an error")
	case o.strict && warned:
		c.report(name, fileError(name, "", "not everything in it is understood, and -strict was given; nothing is written"))
		return false
	}
	return true
}

// warnUnselected tells of a -func that is about no function: it may be misspelled.
func (c *command) warnUnselected(o *options, name string, m *ir.Module) {
	if len(o.only) == 0 || slices.ContainsFunc(m.Funcs, func(f *ir.Func) bool { return !f.IsDecl() && o.selects(f.Name) }) {
		return
	}
	d := fileError(name, "", "no function here matches -func %s", strings.Join(o.only, ", -func "))
	d.Severity = ir.Warning
	fmt.Fprint(c.stderr, d.Render())
}

// printed is what produce writes.
func printed(produce func(io.Writer) error) []byte {
	var b bytes.Buffer
	if err := produce(&b); err != nil {
		panic(err) // a buffer takes everything
	}
	return b.Bytes()
}

// outputName is what messages call an output.
func outputName(output string) string {
	if output == "" || output == "-" {
		return "<stdout>"
	}
	return output
}
