package main

import (
	"fmt"
	"io"
	"path/filepath"
	"strings"

	"rewrite/cmd/rewrite/internal/cli"
	"rewrite/passes"
	"rewrite/passes/coverage"
	"rewrite/rules"
)

// covers tells whether coverage is asked for.
func (o *options) covers() bool { return len(o.coverage) > 0 || o.coverageDir != "" }

// coverageFormat is how a report is written to a file of that name.
func coverageFormat(name string) (write func(*coverage.Report, io.Writer) error, err error) {
	switch filepath.Ext(name) {
	case ".txt":
		return (*coverage.Report).WriteText, nil
	case ".json":
		return (*coverage.Report).WriteJSON, nil
	case ".html":
		return (*coverage.Report).WriteHTML, nil
	case ".lcov", ".info":
		return (*coverage.Report).WriteLCOV, nil
	}
	return nil, fmt.Errorf("the extension says what to write: .txt, .json, .html or .lcov, and not %q", filepath.Ext(name))
}

// writeCoverage writes what -coverage and -coverage-dir ask for.
func (c *command) writeCoverage(o *options, cfg *passes.Config) (code int) {
	r := coverage.New(cfg.Coverage.Counts(), cfg.Saturate, c.sources)
	for _, name := range o.coverage {
		code = max(code, c.writeReport(r, name))
	}
	if o.coverageDir != "" {
		if err := r.WriteDir(o.coverageDir); err != nil {
			code = max(code, c.report(o.coverageDir, fmt.Errorf("coverage can't be written: %w", cause(err))))
		}
	}
	return code
}

// writeReport writes a report to a file, in the format of its extension.
func (c *command) writeReport(r *coverage.Report, name string) int {
	write, err := coverageFormat(name)
	if err == nil {
		err = sink{c.stdout, c.stderr}.write(name, func(w io.Writer) error { return write(r, w) })
	}
	if err != nil {
		return c.report(name, fmt.Errorf("can't be written: %w", cause(err)))
	}
	return exitDone
}

const coverageHelp = `rewrite coverage works on what -coverage-dir and -coverage FILE.json wrote.

Examples:
  rewrite -coverage-dir cov a.ll -o a.opt.ll   each run adds to the folder, in parallel, too
  rewrite coverage report cov                  a table of all runs
  rewrite coverage report -o cov.html cov      as a page; by extension .txt, .json, .html, .lcov
  rewrite coverage merge -o all.json cov1 cov2
  rewrite coverage diff old.json new.json      what rules stopped firing, save less, ...

Usage: rewrite coverage report [-o FILE]... DIR|FILE.json...
       rewrite coverage merge -o FILE.json DIR|FILE.json...
       rewrite coverage diff OLD NEW

Exit status: 0 done, 1 an input can't be read, or diff finds a rule that stopped
firing.
`

// runCoverage merges, shows and compares reports.
func (c *command) runCoverage(args []string) (code int, err error) {
	fs := cli.New("rewrite coverage")
	var outputs []string
	fs.Func("o", "output `file`, in the format of its extension; may be given again", func(s string) error {
		if _, err := coverageFormat(s); err != nil {
			return err
		}
		outputs = append(outputs, s)
		return nil
	})
	paths, err := c.parseFlags(fs, coverageHelp, args)
	if err != nil {
		return 0, err
	}
	if len(paths) == 0 {
		return 0, usagef("as in: rewrite coverage report DIR", "it needs merge, report or diff")
	}
	what, paths := paths[0], paths[1:]
	switch {
	case what != "merge" && what != "report" && what != "diff":
		return 0, usagef("", "it can merge, report or diff, and not %s", what)
	case what == "diff" && (len(paths) != 2 || len(outputs) > 0):
		return 0, usagef("as in: rewrite coverage diff old.json new.json", "diff takes two reports, the old one first")
	case len(paths) == 0:
		return 0, usagef("", "%s needs a folder or a report", what)
	case what == "merge" && (len(outputs) == 0 || !strings.HasSuffix(strings.Join(outputs, ""), ".json")):
		return 0, usagef("as in: rewrite coverage merge -o all.json "+paths[0], "merge needs a file in .json to write to")
	}
	var reports []*coverage.Report
	for _, p := range paths {
		r, err := coverage.ReadPath(p)
		if err != nil {
			code = max(code, c.report(p, err))
			continue
		}
		r.Sources(rules.Sources())
		reports = append(reports, r)
	}
	if code != exitDone {
		return code, nil
	}
	if what == "diff" {
		d := coverage.Compare(reports[0], reports[1])
		if err := d.WriteText(c.stdout); err != nil {
			return exitInput, err
		}
		if len(d.Stopped()) > 0 {
			code = exitInput
		}
		return code, nil
	}
	r, err := coverage.Merge(reports...)
	if err != nil {
		return exitInput, err
	}
	if len(outputs) == 0 {
		return code, r.WriteText(c.stdout)
	}
	for _, name := range outputs {
		code = max(code, c.writeReport(r, name))
	}
	return code, nil
}
