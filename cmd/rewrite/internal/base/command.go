// Package base is what all commands of rewrite stand on: what a run takes from its
// surroundings, its messages and exit codes, its arguments, and modules read.
package base

import (
	"errors"
	"fmt"
	"io"
	"runtime/debug"
	"strings"

	"rewrite/cmd/rewrite/internal/cli"
	"rewrite/cmd/rewrite/internal/fileio"
	"rewrite/passes"
	"rewrite/passes/ir/asm"
	"rewrite/passes/ir/diag"
)

// Exit codes, as the help explains them. The highest of several inputs counts.
const (
	ExitDone  = 0
	ExitInput = 1 // the user's input is wrong, or a file can't be read or written
	ExitUsage = 2
	ExitBug   = 3 // ours
)

// A Command is one run of rewrite, with what it takes from its surroundings.
type Command struct {
	Args   []string
	Stdin  io.Reader
	Stdout io.Writer
	Stderr io.Writer
	Passes []*passes.Pass // that -passes can name

	// Patient keeps the garbage collector away until what it gives is called; nil
	// where that is for others to say.
	Patient func() (restore func())

	// Describe takes the flags and the help of a subcommand instead of running it; nil
	// to run it.
	Describe func(fs *cli.FlagSet, help string)
}

// Report prints a message, and gives the exit code when it is an error. Errors
// that are no diagnostics are about the file as a whole.
func (c *Command) Report(file string, err error) int {
	if all := (diag.Diagnostics)(nil); errors.As(err, &all) {
		c.Print(all)
		return ExitInput
	}
	d := (*diag.Diagnostic)(nil)
	if !errors.As(err, &d) {
		d = fileio.FileError(file, "", "%v", fileio.Cause(err))
	}
	fmt.Fprint(c.Stderr, d.Render())
	return ExitInput
}

// Catch turns a panic into a message and the exit code that admits it. It is
// deferred as it is, or recover would find nothing; doing says what was being done.
func (c *Command) Catch(code *int, doing *string) {
	p := recover()
	if p == nil {
		return
	}
	*code = ExitBug
	c.bug(*doing, fmt.Sprint(p), debug.Stack())
}

// bug prints what a report on an internal error needs.
func (c *Command) bug(doing, what string, stack []byte) {
	fmt.Fprintf(c.Stderr, "rewrite: internal error %s: %s\n", doing, what)
	c.reproduce(stack)
}

// reproduce prints how to see an internal error again.
func (c *Command) reproduce(stack []byte) {
	again := "rewrite"
	for _, a := range c.Args {
		again += " " + Quote(a)
	}
	fmt.Fprintf(c.Stderr, `  This is a bug in rewrite. To reproduce it, with the same input:
    %s
  %s
%s`, again, Version(), stack)
}

// Quote makes an argument one word to a shell.
func Quote(arg string) string {
	plain := func(r rune) bool {
		return r >= 'a' && r <= 'z' || r >= 'A' && r <= 'Z' || r >= '0' && r <= '9' || strings.ContainsRune("-_=+./,:@%", r)
	}
	if arg != "" && strings.IndexFunc(arg, func(r rune) bool { return !plain(r) }) < 0 {
		return arg
	}
	return "'" + strings.ReplaceAll(arg, "'", `'\''`) + "'"
}
func (c *Command) Print(diags diag.Diagnostics) {
	for _, d := range diags {
		fmt.Fprint(c.Stderr, d.Render())
	}
}

// Accept prints what was found about an input and tells whether to go on with it.
func (c *Command) Accept(strict bool, name string, read bool, found diag.Diagnostics) bool {
	warned := false
	for _, d := range found {
		fmt.Fprint(c.Stderr, d.Render())
		if p := (*asm.Panic)(nil); errors.As(d.Cause, &p) {
			c.reproduce(p.Stack)
		}
		warned = warned || d.Severity == diag.Warning
	}
	switch {
	case found.HasErrors():
		return false
	case !read:
		panic("the reader gave neither a module nor an error")
	case strict && warned:
		c.Report(name, fileio.FileError(name, "", "not everything in it is understood, and -strict was given; nothing is written"))
		return false
	}
	return true
}

// Count words a number of things.
func Count(n int, thing string) string {
	if n == 1 {
		return "1 " + thing
	}
	if stem, ok := strings.CutSuffix(thing, "y"); ok && !strings.HasSuffix(stem, "a") { // an array has arrays
		return fmt.Sprintf("%d %sies", n, stem)
	}
	return fmt.Sprintf("%d %ss", n, thing)
}

// WriteOutput gives produce a writer for an output that the command line names, as
// fileio.Sink does.
func (c *Command) WriteOutput(name string, produce func(io.Writer) error) error {
	return fileio.Sink{Stdout: c.Stdout, Stderr: c.Stderr}.Write(name, produce)
}
