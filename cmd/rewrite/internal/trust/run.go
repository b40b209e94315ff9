package trust

import (
	"errors"
	"fmt"
	"os"
	"slices"
	"strings"

	"rewrite/cmd/rewrite/internal/base"
	"rewrite/cmd/rewrite/internal/cli"
	"rewrite/cmd/rewrite/internal/fileio"
	"rewrite/passes/ir/diag"
	"rewrite/passes/ir/interp"
	"rewrite/passes/ir/interp/libc"
)

const runHelp = `rewrite run runs a program in the reference interpreter, with a C library of its own.

Examples:
  rewrite run in.ll
  rewrite run in.ll first second        arguments of the program
  rewrite run a.ll b.ll -- first        a program of several modules
  rewrite run -fuel 1000000 in.ll       at most so many instructions

Usage: rewrite run [flags] FILE [argument]...
       rewrite run [flags] FILE... -- [argument]...

Undefined behaviour is reported with the instruction, its place and the values of its
operands, and so is what the interpreter does not know the meaning of. The clock of the
program begins at 0 and goes on with the instructions, so that every run is the same.

Exit status: the program's own, if it ends by itself. 1 for undefined behaviour, an
exception that is not caught, something unsupported, or a file that can't be read; 134 if
the program aborts; 2 for a wrong command line.
`

// RunRun runs programs.
func RunRun(c *base.Command, args []string) (code int, err error) {
	fs := cli.New("rewrite run")
	fuel := fs.Uint64("fuel", 0, "stop after so many `instructions` (0: no limit)")
	seed := fs.Uint64("seed", 0, "decides what freeze and undef are where something has to be chosen")
	var own []string
	split := slices.Index(args, "--")
	if split >= 0 {
		args, own = args[:split], args[split+1:]
	}
	paths, err := c.ParseBy(fs, runHelp, args, fs.ParseLeading)
	if err != nil {
		return 0, err
	}
	if len(paths) == 0 {
		return 0, base.Usagef("rewrite run FILE", "there is no file to run")
	}
	if split < 0 {
		paths, own = paths[:1], paths[1:]
	}
	var sources []interp.Source
	for _, p := range paths {
		src, err := readSource(c, p)
		if err != nil {
			return base.ExitInput, err
		}
		sources = append(sources, src)
	}
	opt := libc.Options(interp.Options{Fuel: *fuel, Seed: *seed, Stdin: c.Stdin, Stdout: c.Stdout, Stderr: c.Stderr, Env: os.Environ()})
	m, err := interp.New(opt, sources...)
	if err != nil {
		return stopped(c, err), nil
	}
	code, err = m.RunMain(append([]string{paths[0]}, own...))
	libc.Flush(m)
	if err != nil {
		return stopped(c, err), nil
	}
	return code, nil
}

// stopped reports why a program did not end by itself.
func stopped(c *base.Command, err error) int {
	var at interp.Position
	msg := err.Error()
	var ub *interp.UB
	var un *interp.Unsupported
	var thrown *interp.Uncaught
	var exit *interp.Exit
	n := 1
	switch {
	case errors.As(err, &ub):
		at, msg = ub.At, "undefined behaviour: "+ub.Reason
	case errors.As(err, &un):
		at, msg = un.At, "unsupported: "+un.What
	case errors.As(err, &thrown):
		at, msg = thrown.At, "an exception is not caught"
	case errors.As(err, &exit):
		fmt.Fprintf(c.Stderr, "rewrite run: %v\n", err)
		return exit.Code
	}
	if len(at.Text) >= at.Col && at.Line > 0 {
		op, _, _ := strings.Cut(at.Text[at.Col-1:], " ")
		n = len(op)
	}
	d := &diag.Diagnostic{Severity: diag.Error, File: at.File, Line: at.Line, Col: at.Col, Len: n, Msg: msg, Source: at.Text}
	if at.Func != "" {
		d.Related = append(d.Related, &diag.Diagnostic{Severity: diag.Note, Msg: "in @" + at.Func})
	}
	if at.Instr != nil {
		if loc, ok := at.Instr.Block.Func.Module.Metadata().LocationOf(at.Instr); ok {
			d.Related = append(d.Related, &diag.Diagnostic{Severity: diag.Note, Msg: "from " + loc.String()})
		}
	}
	for _, o := range at.Operands {
		d.Related = append(d.Related, &diag.Diagnostic{Severity: diag.Note, Msg: o})
	}
	fmt.Fprint(c.Stderr, d.Render())
	return base.ExitInput
}

// readSource reads a module for the interpreter.
func readSource(c *base.Command, path string) (interp.Source, error) {
	text, err := fileio.ReadInput(path, c.Stdin)
	if err != nil {
		return interp.Source{}, err
	}
	m, diags := base.ParseModule(fileio.InputName(path), text)
	if m == nil {
		return interp.Source{}, diags.Err()
	}
	return interp.Source{Module: m, Name: fileio.InputName(path), Text: text}, nil
}
