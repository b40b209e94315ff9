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
	"runtime/debug"
	"runtime/pprof"
	"slices"
	"strings"
	"time"

	"rewrite/cmd/rewrite/internal/cli"
	"rewrite/dsl"
	"rewrite/dsl/prove/cache"
	"rewrite/passes"
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
	passes []*passes.Pass // that -passes can name

	sources []dsl.Source // of the rules that were loaded
	proofs  cache.Counts // where the verdicts about the user's rules come from
	forgets error        // why nothing is remembered of them; nil if it is
	wait    func()       // until they are loaded; nil where they are before anything is read

	// patient keeps the garbage collector away until what it gives is called; nil
	// where that is for others to say.
	patient func() (restore func())

	// describe takes the flags and the help of a subcommand instead of running it; nil
	// to run it.
	describe func(fs *cli.FlagSet, help string)
}

// gcPercent trades time for memory: of SQLite, most of what is alive is text that
// the collector need not look at. Go's default takes a tenth more memory for a
// thirtieth less time, and with 200 it is half as much again for a tenth.
const gcPercent = 50

// loadPercent is for the time that rules are loaded: the memory is there, and most
// of what is made stays.
const loadPercent = 1000

func main() {
	c := &command{args: os.Args[1:], stdin: os.Stdin, stdout: os.Stdout, stderr: os.Stderr, passes: passes.All}
	if os.Getenv("GOGC") == "" {
		debug.SetGCPercent(gcPercent)
		c.patient = func() (restore func()) {
			debug.SetGCPercent(loadPercent)
			return func() { debug.SetGCPercent(gcPercent) }
		}
	}
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
	cfg := &passes.Config{Limits: o.limits, LLVM: o.llvm, Remarks: o.remarks != "", Timed: o.timePasses, CheckOrder: o.mergeVerify, MergeModuloRules: o.mergeModulo, Select: func(f *ir.Func) bool { return o.selects(f.Name) }}
	if o.mergeModulo || slices.Contains(o.passes.All(), passes.ByName("saturate")) {
		doing = "while loading rules"
		if o.plain() {
			c.loadAside(o, cfg)
			defer c.wait()
		} else if cfg.Program, cfg.Cost, code = c.loadProgram(o); cfg.Program == nil {
			return code
		}
		if o.covers() {
			cfg.Coverage = cfg.Program.NewCoverage()
			cfg.Coverage.Timed = o.times
		}
	}
	if o.profile != "" {
		f, err := os.Create(o.profile)
		if err == nil {
			err = pprof.StartCPUProfile(f)
		}
		if err != nil {
			return c.report(o.profile, err)
		}
		defer func() {
			pprof.StopCPUProfile()
			f.Close()
		}()
	}
	for _, j := range jobs {
		code = max(code, c.process(o, cfg, j))
	}
	if o.stats {
		c.printProofs()
		fmt.Fprint(c.stderr, cfg.Saturate)
	}
	if o.timePasses {
		c.printTimes(cfg)
	}
	if cfg.Coverage != nil {
		code = max(code, c.writeCoverage(o, cfg))
	}
	return code
}

// printTimes prints what -time-passes asks for, in the order of the table.
func (c *command) printTimes(cfg *passes.Config) {
	total := time.Duration(0)
	for _, d := range cfg.Times {
		total += d
	}
	for _, p := range c.passes {
		if d, ok := cfg.Times[p]; ok {
			fmt.Fprintf(c.stderr, "%10.3f ms  %5.1f %%  %s\n", d.Seconds()*1e3, 100*d.Seconds()/max(total.Seconds(), 1e-9), p.Name)
		}
	}
	fmt.Fprintf(c.stderr, "%10.3f ms  100.0 %%  total\n", total.Seconds()*1e3)
}

// report prints a message, and gives the exit code when it is an error. Errors
// that are no diagnostics are about the file as a whole.
func (c *command) report(file string, err error) int {
	if all := (ir.Diagnostics)(nil); errors.As(err, &all) {
		c.print(all)
		return exitInput
	}
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
	fmt.Fprintf(c.stderr, "rewrite: internal error %s: %s\n", doing, what)
	c.reproduce(stack)
}

// reproduce prints how to see an internal error again.
func (c *command) reproduce(stack []byte) {
	again := "rewrite"
	for _, a := range c.args {
		again += " " + quote(a)
	}
	fmt.Fprintf(c.stderr, `  This is a bug in rewrite. To reproduce it, with the same input:
    %s
  %s
%s`, again, version(), stack)
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
