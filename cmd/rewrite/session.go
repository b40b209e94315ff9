package main

import (
	"fmt"

	"rewrite/cmd/rewrite/internal/fileio"
	"rewrite/cmd/rewrite/internal/inspect"
	"rewrite/cmd/rewrite/internal/ruleset"
	"rewrite/dsl"
	"rewrite/passes"
	"rewrite/passes/coverage"
	"rewrite/passes/saturate/program"
	"rewrite/rules"
)

// A session is one run over inputs, with the rules that were loaded for it.
type session struct {
	ruleset.Loader
	total   passes.Result   // over all inputs
	percent int             // of collectFor
	only    bool            // there is one input
	wait    func()          // until the rules are loaded; nil where they are before anything is read
	turn    func() bool     // waits for the inputs in front, and tells whether this one is written; nil for the only one
	depends []string        // files and folders that all outputs depend on, for -MD
	made    []depends       // for -MF
	pairs   map[string]bool // names that -alive-pairs gave; of all inputs, each of which has its turn
}

// loader is how the rules are loaded: as they are stored, if nothing asks for more.
func (c *session) loader(o *options) func(*ruleset.Options) (*program.Program, *dsl.CostModel, int) {
	if o.Plain() && o.remarks == "" { // which name rules
		return c.LoadPlain
	}
	return c.LoadProgram
}

// loadAside loads the rules while the first input is read: functions wait for them.
func (c *session) loadAside(o *options, cfg *passes.Config) {
	load := c.loader(o)
	done := make(chan struct{})
	var failed any
	go func() {
		defer close(done)
		defer func() { failed = recover() }()
		cfg.Program, cfg.Target.Cost, _ = load(&o.Options)
	}()
	c.wait = func() {
		if <-done; failed != nil {
			panic(failed)
		}
	}
}

// covers tells whether coverage is asked for.
func (o *options) covers() bool { return len(o.coverage) > 0 || o.coverageDir != "" }

// writeCoverage writes what -coverage and -coverage-dir ask for.
func (c *session) writeCoverage(o *options, cfg *passes.Config) (code int) {
	sources := c.Sources
	if cfg.Program.WasRead() { // without texts
		sources = rules.Sources()
	}
	r := coverage.New(cfg.Coverage.Counts(), c.total.Saturate, sources)
	for _, name := range o.coverage {
		code = max(code, inspect.WriteReport(c.Loader.Command, r, name))
	}
	if o.coverageDir != "" {
		if err := r.WriteDir(o.coverageDir); err != nil {
			code = max(code, c.Report(o.coverageDir, fmt.Errorf("coverage can't be written: %w", fileio.Cause(err))))
		}
	}
	return code
}
