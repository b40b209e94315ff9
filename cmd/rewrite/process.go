package main

import (
	"cmp"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync/atomic"
	"time"

	"rewrite/cmd/rewrite/internal/base"
	"rewrite/cmd/rewrite/internal/fileio"
	"rewrite/passes"
	"rewrite/passes/ir"
	"rewrite/passes/ir/asm/print"
	"rewrite/passes/ir/diag"
	"rewrite/passes/optimize"
	"rewrite/passes/saturate/program"
)

// An input is a text and what messages call it.
type input struct {
	name string
	src  []byte

	llvm int // major version of the LLVM that made it, once it is read; 0 for not known
}

// process takes one input through: read, run the passes, write. It gives the exit
// code; a panic in it is one input's, and others go on.
func (c *session) process(o *options, cfg *passes.Config, j job) (code int) {
	name := fileio.InputName(j.input)
	doing := "while working on " + name
	defer c.Catch(&code, &doing)

	var assemblers []fileio.Tool
	if fileio.IsBitcodeName(j.output) {
		var err error
		if assemblers, err = fileio.InstalledAssemblers(j.output); err != nil {
			return c.Report("", err)
		}
	}
	src, err := fileio.ReadInput(j.input, c.Stdin)
	if err != nil {
		return c.Report(name, err)
	}
	if c.only {
		c.collectFor(len(src))
	}
	in := &input{name: name, src: src}
	if o.bisect >= 0 {
		if cfg, code = c.bisect(o, cfg, in); code != base.ExitDone {
			return code
		}
	}
	if cfg.Coverage != nil {
		cfg.Coverage.Begin(name)
	}
	produce, result, code := c.optimize(o, cfg, in)
	if produce == nil {
		return code
	}
	if o.remarks != "" {
		printRemarks(c.Stderr, string(o.remarks), name, src, result.Remarks)
		result.Remarks = nil // they hold on to the module
	}
	c.total.Add(result)
	if c.turn != nil && !c.turn() {
		return code
	}
	if o.diff || o.pairs != "" {
		before, _, code := c.optimize(&options{workers: o.workers}, cfg, in)
		if before == nil {
			return code
		}
		if o.pairs != "" {
			if err := c.writePairs(o.pairs, name, fileio.Printed(before), fileio.Printed(produce)); err != nil {
				return c.Report(o.pairs, err)
			}
		}
		if o.diff && !o.Builtin && len(o.Rules)+len(o.Exprs) > 0 {
			// What the other passes do is no news of one's rules.
			if before, _, code = c.optimize(&options{workers: o.workers, passes: o.passes}, withoutRules(cfg), in); before == nil {
				return code
			}
		}
		if after := produce; o.diff {
			produce = func(w io.Writer) error { return writeDiff(w, name, fileio.Printed(before), fileio.Printed(after)) }
		}
	}
	if o.noOutput {
		return code
	}
	if assemblers != nil {
		produce = fileio.Assembled(fileio.Matching(assemblers, cmp.Or(o.LLVM, in.llvm)), produce)
	}
	if j.mkdir {
		if err := os.MkdirAll(filepath.Dir(j.output), 0o777); err != nil {
			return c.Report(j.output, fmt.Errorf("its folder can't be made: %w", err))
		}
	}
	if err := c.WriteOutput(j.output, produce); err != nil {
		return c.Report(fileio.OutputName(j.output), fmt.Errorf("can't be written: %w", fileio.Cause(err)))
	}
	if o.depfiles || o.depfile != "" {
		made := depends{output: j.output, input: j.input, on: c.depends}
		if c.made = append(c.made, made); o.depfile == "" {
			code = max(code, c.writeDepends(o.depfileOf(j), made))
		}
	}
	return code
}

// withoutRules is a configuration that differs only in having no rules, and says nothing.
func withoutRules(cfg *passes.Config) *passes.Config {
	none, err := program.Compile(nil, nil)
	if err != nil {
		panic(err) // there is nothing to compile
	}
	return &passes.Config{Program: none, Target: cfg.Target, Limits: cfg.Limits, Select: cfg.Select}
}

// bisect shares the changes that -bisect leaves among what the passes work on, after a
// run that counted them. It gives the configuration that makes these.
func (c *session) bisect(o *options, cfg *passes.Config, in *input) (*passes.Config, int) {
	if c.wait != nil {
		c.wait() // cfg is not complete before
	}
	counting := *cfg
	counting.Coverage, counting.Remarks = nil, false
	_, all, code := c.optimize(&options{workers: o.workers, passes: o.passes}, &counting, in)
	if code != base.ExitDone {
		return nil, code
	}
	fmt.Fprintf(c.Stderr, "%s: bisect: %d of %s applied\n", in.name, min(o.bisect, all.Made()), base.Count(all.Made(), "change"))
	part := *cfg
	part.Allow = all.Share(o.bisect)
	return &part, base.ExitDone
}

// printEvent prints a function after a pass, as -print-after and -print-changed ask.
func (c *session) printEvent(o *options, e passes.Event) {
	switch {
	case o.printAfter != e.Pass.Name && o.printAfter != "all" && !(o.printChanged && e.Changed):
	case e.Gone:
		fmt.Fprintf(c.Stderr, "; after %s: %s is gone\n\n", e.Pass.Name, e.Func.Spelling())
	default:
		fmt.Fprintf(c.Stderr, "; after %s\n%s\n", e.Pass.Name, strings.TrimPrefix(print.Func(e.Func), "\n"))
	}
}

// optimize reads a module and runs the passes on its functions. produce writes the
// result; it is nil when there is none.
func (c *session) optimize(o *options, cfg *passes.Config, in *input) (produce func(io.Writer) error, result *passes.Result, code int) {
	start, bar := time.Now(), base.InputProgress(c.Stderr, in.name, in.src)
	var late atomic.Int64 // functions that -timeout left as they were
	d := &optimize.Driver{Pipeline: o.passes, Config: cfg, Hooks: passes.Hooks{Jobs: o.workers, Verify: o.verify}, Start: c.wait}
	d.Skip = func(*ir.Func) bool {
		bar.Add(1)
		if o.timeout == 0 || time.Since(start) <= o.timeout {
			return false
		}
		late.Add(1)
		return true
	}
	if o.printAfter != "" || o.printChanged {
		d.After = func(e passes.Event) { c.printEvent(o, e) }
	}
	text, result, found := d.Text(in.name, in.src)
	bar.Done()
	bug := slices.ContainsFunc(found, func(d *diag.Diagnostic) bool { return optimize.IsBug(d) && (o.Strict || d.Severity == diag.Error) })
	switch ok := c.Accept(o.Strict, in.name, text != nil, found); {
	case bug:
		return nil, nil, base.ExitBug
	case !ok:
		return nil, nil, base.ExitInput
	}
	m := text.Module()
	c.WarnUnselected(o.only, in.name, m)
	if cfg.Coverage != nil {
		cfg.Coverage.End(m)
	}
	in.llvm, _ = m.Producer()
	if n := late.Load(); n > 0 {
		d := fileio.FileError(in.name, "", "the time of -timeout was over: %s left as they were", base.Count(int(n), "function"))
		d.Severity = diag.Warning
		fmt.Fprint(c.Stderr, d.Render())
	}
	return func(w io.Writer) error { _, err := text.WriteTo(w); return err }, result, base.ExitDone
}
