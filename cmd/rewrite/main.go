// Rewrite optimizes LLVM IR. Run rewrite -h for what it takes.
//
// This package is the command only: arguments, files and messages. What it does
// to a module is in package passes and below, for programs to use without it.
package main

import (
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
	"runtime"
	"runtime/debug"
	"strings"

	"rewrite/passes/ir"
)

// Exit codes, as the help explains them. The highest of several inputs counts.
const (
	exitDone  = 0
	exitInput = 1 // the user's input is wrong, or a file can't be read or written
	exitUsage = 2
	exitBug   = 3 // ours
)

// A command is one run of rewrite, with what it takes from its surroundings.
type command struct {
	args   []string
	stdin  io.Reader
	stdout io.Writer
	stderr io.Writer
	passes []pass // that -passes can name
}

func main() {
	c := &command{args: os.Args[1:], stdin: os.Stdin, stdout: os.Stdout, stderr: os.Stderr, passes: passTable}
	os.Exit(c.run())
}

// run does everything and gives the exit code.
func (c *command) run() (code int) {
	doing := "before any input was read"
	defer c.catch(&code, &doing)
	if code, ok := c.subcommand(); ok {
		return code
	}
	o, err := parseArgs(c.args, c.passes, c.stdout)
	if errors.Is(err, flag.ErrHelp) {
		return exitDone
	}
	if err == nil && o.version {
		fmt.Fprintln(c.stdout, version())
		return exitDone
	}
	var jobs []job
	if err == nil {
		jobs, err = plan(o)
	}
	if err != nil {
		fmt.Fprintf(c.stderr, "rewrite: error: %v\n  rewrite -h shows examples and flags\n", err)
		return exitUsage
	}
	for _, j := range jobs {
		code = max(code, c.process(o, j))
	}
	return code
}

// report prints a message, and gives the exit code when it is an error. Errors
// that are no diagnostics are about the file as a whole.
func (c *command) report(file string, err error) int {
	d := (*ir.Diagnostic)(nil)
	if !errors.As(err, &d) {
		d = fileError(file, "", "%v", cause(err))
	}
	fmt.Fprint(c.stderr, d.Render())
	return exitInput
}

// catch turns a panic into a message and the exit code that admits it. It is
// deferred as it is, or recover would find nothing; doing says what was being done.
func (c *command) catch(code *int, doing *string) {
	p := recover()
	if p == nil {
		return
	}
	*code = exitBug
	c.bug(*doing, fmt.Sprint(p), debug.Stack())
}

// bug prints what a report on an internal error needs.
func (c *command) bug(doing, what string, stack []byte) {
	again := "rewrite"
	for _, a := range c.args {
		again += " " + quote(a)
	}
	fmt.Fprintf(c.stderr, `rewrite: internal error %s: %s
  This is a bug in rewrite. To reproduce it, with the same input:
    %s
  %s
%s`, doing, what, again, version(), stack)
}

// quote makes an argument one word to a shell.
func quote(arg string) string {
	plain := func(r rune) bool {
		return r >= 'a' && r <= 'z' || r >= 'A' && r <= 'Z' || r >= '0' && r <= '9' || strings.ContainsRune("-_=+./,:@%", r)
	}
	if arg != "" && strings.IndexFunc(arg, func(r rune) bool { return !plain(r) }) < 0 {
		return arg
	}
	return "'" + strings.ReplaceAll(arg, "'", `'\''`) + "'"
}

// version names this build: its version and commit as the go command recorded
// them, and the compiler.
func version() string {
	v := "unknown"
	if info, ok := debug.ReadBuildInfo(); ok && info.Main.Version != "" {
		v = info.Main.Version
	}
	return fmt.Sprintf("rewrite %s, %s %s/%s", v, runtime.Version(), runtime.GOOS, runtime.GOARCH)
}
