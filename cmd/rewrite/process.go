package main

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"rewrite/passes/ir"
	"rewrite/passes/ir/asm"
	"rewrite/passes/ir/llir"
	"rewrite/passes/ir/verify"
)

// process takes one input through: read, run the passes, write. It gives the exit
// code; a panic in it is one input's, and others go on.
func (c *command) process(o *options, j job) (code int) {
	name := inputName(j.input)
	doing := "while reading " + name
	defer c.catch(&code, &doing)

	src, err := readInput(j.input, c.stdin)
	if err != nil {
		return c.report(name, err)
	}
	in := &input{name: name, src: src}
	var produce func(io.Writer) error
	streamed := false
	if len(o.passes) == 0 && !o.verify && !o.diff {
		produce, code, streamed = c.stream(o, in)
	}
	if !streamed {
		produce, code = c.optimize(o, in, &doing)
	}
	if produce == nil {
		return code
	}
	doing = "while printing " + name
	if j.mkdir {
		if err := os.MkdirAll(filepath.Dir(j.output), 0o777); err != nil {
			return c.report(j.output, fmt.Errorf("its folder can't be made: %w", err))
		}
	}
	if err := (sink{c.stdout, c.stderr}).write(j.output, produce); err != nil {
		return c.report(outputName(j.output), fmt.Errorf("can't be written: %w", cause(err)))
	}
	return exitDone
}

// stream reads and prints body by body, in the memory of a few: nothing here needs
// the whole module. It is not ok when the module can't be read so, having typed
// pointers.
func (c *command) stream(o *options, in *input) (produce func(io.Writer) error, code int, ok bool) {
	text, found := asm.Process(in.name, in.src, asm.Options{Jobs: o.workers}, func(*ir.Func) ir.Diagnostics { return nil })
	if isTyped(found) {
		return nil, 0, false
	}
	if !c.accept(o, in.name, text != nil, found) {
		return nil, exitInput, true
	}
	c.warnUnselected(o, in.name, text.Module())
	return func(w io.Writer) error {
		_, err := text.WriteTo(w)
		return err
	}, exitDone, true
}

// optimize reads the whole module and runs the passes over it. doing is kept at what
// is being done.
func (c *command) optimize(o *options, in *input, doing *string) (produce func(io.Writer) error, code int) {
	m, found := asm.Parse(in.name, in.src, asm.Options{Jobs: o.workers})
	if isTyped(found) {
		m, found = llir.ReadTyped(in.name, in.src)
	}
	if m != nil && o.verify {
		*doing = "while verifying " + in.name
		if err := consistent(m); err != nil {
			panic(err)
		}
		found = append(found, verify.Module(m).Diagnostics(in.name, in.src)...)
	}
	if !c.accept(o, in.name, m != nil, found) {
		return nil, exitInput
	}
	c.warnUnselected(o, in.name, m)
	var before []byte
	if o.diff {
		*doing = "while printing " + in.name
		before = printed(m)
	}
	for _, p := range o.passes {
		*doing = fmt.Sprintf("in pass %s on %s", p.name, in.name)
		p.run(m, passConfig{selects: o.selects, workers: o.workers, llvm: o.llvm})
		if o.verify {
			if err := errors.Join(consistent(m), verify.Module(m).Diagnostics(in.name, in.src).Err()); err != nil {
				c.bug(*doing, "the module is wrong after it: "+err.Error(), nil)
				return nil, exitBug
			}
		}
	}
	if o.diff {
		*doing = "while printing " + in.name
		after := printed(m)
		return func(w io.Writer) error { return writeDiff(w, in.name, before, after) }, exitDone
	}
	return func(w io.Writer) error { return asm.Print(w, m, asm.PrintOptions{}) }, exitDone
}

// isTyped tells whether a module was not read because LLVM 14 or an older one wrote it.
func isTyped(found ir.Diagnostics) bool { return errors.Is(found.Err(), asm.ErrTypedPointers) }

// accept prints what was found about an input and tells whether to go on with it.
func (c *command) accept(o *options, name string, read bool, found ir.Diagnostics) bool {
	warned := false
	for _, d := range found {
		fmt.Fprint(c.stderr, d.Render())
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

// consistent tells whether the module's own links hold. Where they don't, neither the
// input nor the user is to blame.
func consistent(m *ir.Module) error {
	for _, f := range m.Funcs {
		if err := f.CheckInvariants(); err != nil {
			return err
		}
	}
	return nil
}

// printed is the module's text.
func printed(m *ir.Module) []byte {
	var b bytes.Buffer
	if err := asm.Print(&b, m, asm.PrintOptions{}); err != nil {
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
