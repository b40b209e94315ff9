// Rewrite optimizes LLVM IR. Run rewrite -h for what it takes.
//
// This package is the command only: arguments, files and messages. What it does
// to a module is in package passes and below, for programs to use without it.
package main

import (
	"errors"
	"flag"
	"fmt"
	"maps"
	"os"
	"runtime/debug"
	"runtime/pprof"
	"slices"
	"time"

	"rewrite/passes/saturate/why"

	"rewrite/cmd/rewrite/internal/base"
	"rewrite/cmd/rewrite/internal/ruleset"
	"rewrite/passes"
	"rewrite/passes/ir"
	"rewrite/passes/target"
)

// gcPercent trades time for memory: of SQLite, most of what is alive is text that
// the collector need not look at. 50 takes a tenth less memory than this for a twentieth
// more time, 200 a quarter more for a thirtieth less; with this -O1 takes as much as opt does.
const gcPercent = 100

// smallPercent is for inputs of up to smallInput bytes: little is alive, and collecting
// every two megabytes takes a quarter of the time that such an input takes. The only input
// of a run is mostly done before much garbage has come together: onlyPercent, which is there
// until one is read, too, takes a tenth less time for it and no more memory.
const (
	smallPercent = 200
	onlyPercent  = 800
	smallInput   = 2 << 20
)

// collectFor chooses how often memory is collected while an input of some size is worked on.
func (c *session) collectFor(size int) {
	if c.Patient == nil { // GOGC says it
		return
	}
	percent := gcPercent
	switch {
	case size <= smallInput && c.only:
		percent = onlyPercent
	case size <= smallInput:
		percent = smallPercent
	}
	if percent != c.percent {
		debug.SetGCPercent(percent)
		c.percent = percent
	}
}

// loadPercent is for the time that rules are loaded: the memory is there, and most
// of what is made stays.
const loadPercent = 1000

func main() {
	c := &base.Command{Args: os.Args[1:], Stdin: os.Stdin, Stdout: os.Stdout, Stderr: os.Stderr, Passes: passes.All}
	if os.Getenv("GOGC") == "" {
		debug.SetGCPercent(onlyPercent)
		c.Patient = func() (restore func()) {
			old := debug.SetGCPercent(loadPercent)
			return func() { debug.SetGCPercent(old) }
		}
	}
	os.Exit(run(c))
}

// run does everything and gives the exit code.
func run(c *base.Command) (code int) {
	doing := "before any input was read"
	defer c.Catch(&code, &doing)
	if code, ok := dispatch(c); ok {
		return code
	}
	o, err := parseArgs(c.Args, c.Passes, c.Stdout)
	if errors.Is(err, flag.ErrHelp) {
		return base.ExitDone
	}
	if err == nil && o.version {
		fmt.Fprintln(c.Stdout, base.Version())
		return base.ExitDone
	}
	var jobs []job
	if err == nil {
		jobs, err = plan(o)
	}
	if err != nil {
		fmt.Fprintf(c.Stderr, "rewrite: error: %v\n  rewrite -h shows examples and flags\n", err)
		return base.ExitUsage
	}
	s := &session{Loader: ruleset.Loader{Command: c}, percent: onlyPercent, only: len(jobs) == 1, pairs: map[string]bool{}}
	cfg := &passes.Config{Limits: o.Limits, Target: target.Options{LLVM: o.LLVM}, Remarks: o.remarks != "", Timed: o.timePasses, Select: func(f *ir.Func) bool { return o.only.Selects(f.Name) }}
	if o.passes.NeedsRules() {
		doing = "while loading rules"
		if o.Plain() && !o.covers() {
			s.loadAside(o, cfg)
			defer s.wait()
		} else if cfg.Program, cfg.Target.Cost, code = s.loader(o)(&o.Options); cfg.Program == nil {
			return code
		}
		if o.covers() {
			cfg.Coverage = why.NewCoverage(cfg.Program)
			cfg.Coverage.Timed = o.times
		}
	}
	if o.profile != "" {
		f, err := os.Create(o.profile)
		if err == nil {
			err = pprof.StartCPUProfile(f)
		}
		if err != nil {
			return c.Report(o.profile, err)
		}
		defer func() {
			pprof.StopCPUProfile()
			f.Close()
		}()
	}
	if o.depfiles || o.depfile != "" {
		if s.depends, err = o.dependencies(jobs); err != nil {
			return c.Report("", err)
		}
	}
	code = s.processAll(o, cfg, jobs)
	if o.depfile != "" && code == base.ExitDone {
		code = s.writeDepends(o.depfile, s.made...)
	}
	if o.stats {
		s.PrintProofs()
		fmt.Fprint(c.Stderr, s.total.Saturate)
	}
	if o.timePasses {
		printTimes(c, o.passes, &s.total)
	}
	if cfg.Coverage != nil {
		code = max(code, s.writeCoverage(o, cfg))
	}
	return code
}

// printTimes prints what -time-passes asks for: passes in the order of the table, steps in that of the pipeline, and
// analyses by name.
func printTimes(c *base.Command, p passes.Pipeline, r *passes.Result) {
	total := time.Duration(0)
	for _, d := range r.Times {
		total += d
	}
	for _, p := range c.Passes {
		if d, ok := r.Times[p]; ok {
			fmt.Fprintf(c.Stderr, "%10.3f ms  %5.1f %%  %s\n", d.Seconds()*1e3, 100*d.Seconds()/max(total.Seconds(), 1e-9), p.Name)
		}
	}
	fmt.Fprintf(c.Stderr, "%10.3f ms  100.0 %%  total\n", total.Seconds()*1e3)
	fmt.Fprintln(c.Stderr, "steps, how often each was run, changed something, and was not run as nothing had changed since it was:")
	for s := range p.Steps() {
		ran := r.Steps[s]
		fmt.Fprintf(c.Stderr, "%10.3f ms  %7d %7d %7d  %s\n", ran.Time.Seconds()*1e3, ran.Runs, ran.Changed, ran.Rested, passes.Pipeline{*s})
	}
	if len(r.Computed) > 0 {
		fmt.Fprintln(c.Stderr, "analyses, and how often each was computed:")
	}
	for _, name := range slices.Sorted(maps.Keys(r.Computed)) {
		fmt.Fprintf(c.Stderr, "%10d  %s\n", r.Computed[name], name)
	}
}
