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
	"rewrite/passes/ir/verify"
)

// process takes one input through: read, run the passes, write. It gives the exit
// code; a panic in it is one input's, and others go on.
func (c *command) process(o *options, j job) (code int) {
	name := inputName(j.input)
	doing := "while reading " + name
	defer c.catch(&code, &doing)

	m, src, code := c.read(o, j.input)
	if m == nil {
		return code
	}
	if len(o.only) > 0 && !slices.ContainsFunc(m.Funcs, func(f *ir.Func) bool { return !f.IsDecl() && o.selects(f.Name) }) {
		d := fileError(name, "", "no function here matches -func %s", strings.Join(o.only, ", -func "))
		d.Severity = ir.Warning
		fmt.Fprint(c.stderr, d.Render())
	}
	var before []byte
	if o.diff {
		doing = "while printing " + name
		before = printed(m)
	}
	for _, p := range o.passes {
		doing = fmt.Sprintf("in pass %s on %s", p.name, name)
		p.run(m, passConfig{selects: o.selects, workers: o.workers, llvm: o.llvm})
		if o.verify {
			if err := errors.Join(consistent(m), verify.Module(m).Diagnostics(name, src).Err()); err != nil {
				c.bug(doing, "the module is wrong after it: "+err.Error(), nil)
				return exitBug
			}
		}
	}
	doing = "while printing " + name
	produce := func(w io.Writer) error { return asm.Print(w, m, asm.PrintOptions{}) }
	if o.diff {
		after := printed(m)
		produce = func(w io.Writer) error { return writeDiff(w, name, before, after) }
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

// read gives an input's module and text, no module when it is wrong, after printing
// what there is to say about it.
func (c *command) read(o *options, input string) (m *ir.Module, src []byte, code int) {
	name := inputName(input)
	src, err := readInput(input, c.stdin)
	if err != nil {
		return nil, nil, c.report(name, err)
	}
	m, found := asm.Parse(name, src, asm.Options{Jobs: o.workers})
	if m != nil && o.verify {
		if err := consistent(m); err != nil {
			panic(err)
		}
		found = append(found, verify.Module(m).Diagnostics(name, src)...)
	}
	warned := 0
	for _, d := range found {
		fmt.Fprint(c.stderr, d.Render())
		if d.Severity == ir.Warning {
			warned++
		}
	}
	switch {
	case m == nil && !found.HasErrors():
		panic("the reader gave neither a module nor an error")
	case found.HasErrors():
		return nil, nil, exitInput
	case o.strict && warned > 0:
		return nil, nil, c.report(name, fileError(name, "", "not everything in it is understood, and -strict was given; nothing is written"))
	}
	return m, src, exitDone
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
