package main

import (
	"bytes"
	"cmp"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync/atomic"
	"time"

	"rewrite/passes"
	"rewrite/passes/ir"
	"rewrite/passes/ir/asm"
	"rewrite/passes/optimize"
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
		if o.diff && !o.builtin && len(o.rules)+len(o.exprs) > 0 {
			// What the other passes do is no news of one's rules.
			if before, code = c.optimize(&options{workers: o.workers, passes: o.passes}, withoutRules(cfg), in); before == nil {
				return code
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

// withoutRules is a configuration that differs only in having no rules, and says nothing.
func withoutRules(cfg *passes.Config) *passes.Config {
	none, err := saturate.Compile(nil, nil)
	if err != nil {
		panic(err) // there is nothing to compile
	}
	return &passes.Config{Program: none, Cost: cfg.Cost, Limits: cfg.Limits, LLVM: cfg.LLVM, Select: cfg.Select, CheckOrder: cfg.CheckOrder, MergeModuloRules: cfg.MergeModuloRules}
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

// optimize reads a module and runs the passes on its functions. produce writes the
// result; it is nil when there is none.
func (c *command) optimize(o *options, cfg *passes.Config, in *input) (produce func(io.Writer) error, code int) {
	start, bar := time.Now(), inputProgress(c.stderr, in.name, in.src)
	var late atomic.Int64 // functions that -timeout left as they were
	d := &optimize.Driver{Pipeline: o.passes, Config: cfg, Jobs: o.workers, Verify: o.verify, Start: c.wait}
	d.Skip = func(*ir.Func) bool {
		bar.Add(1)
		if o.timeout == 0 || time.Since(start) <= o.timeout {
			return false
		}
		late.Add(1)
		return true
	}
	if o.printAfter != "" {
		d.After = func(pass *passes.Pass, f *ir.Func) {
			if o.printAfter == pass.Name || o.printAfter == "all" {
				fmt.Fprintf(c.stderr, "; after %s\n%s\n", pass.Name, strings.TrimPrefix(asm.FuncString(f), "\n"))
			}
		}
	}
	text, found := d.Text(in.name, in.src)
	bar.Done()
	bug := slices.ContainsFunc(found, func(d *ir.Diagnostic) bool { return optimize.IsBug(d) && (o.strict || d.Severity == ir.Error) })
	switch ok := c.accept(o, in.name, text != nil, found); {
	case bug:
		return nil, exitBug
	case !ok:
		return nil, exitInput
	}
	m := text.Module()
	c.warnUnselected(o, in.name, m)
	if cfg.Coverage != nil {
		cfg.Coverage.End(m)
	}
	in.llvm, _ = m.Producer()
	in.functions = in.functions[:0]
	for _, f := range m.Funcs {
		in.functions = append(in.functions, f.Spelling())
	}
	if n := late.Load(); n > 0 {
		d := fileError(in.name, "", "the time of -timeout was over: %s left as they were", count(int(n), "function"))
		d.Severity = ir.Warning
		fmt.Fprint(c.stderr, d.Render())
	}
	return func(w io.Writer) error { _, err := text.WriteTo(w); return err }, exitDone
}

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
