package inspect

import (
	"fmt"
	"io"
	"path/filepath"
	"strings"

	"rewrite/cmd/rewrite/internal/base"
	"rewrite/cmd/rewrite/internal/cli"
	"rewrite/cmd/rewrite/internal/fileio"
	"rewrite/passes/coverage"
	"rewrite/rules"
)

// CoverageFormat is how a report is written to a file of that name.
func CoverageFormat(name string) (write func(*coverage.Report, io.Writer) error, err error) {
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

// WriteReport writes a report to a file, in the format of its extension.
func WriteReport(c *base.Command, r *coverage.Report, name string) int {
	write, err := CoverageFormat(name)
	if err == nil {
		err = c.WriteOutput(name, func(w io.Writer) error { return write(r, w) })
	}
	if err != nil {
		return c.Report(name, fmt.Errorf("can't be written: %w", fileio.Cause(err)))
	}
	return base.ExitDone
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

// RunCoverage merges, shows and compares reports.
func RunCoverage(c *base.Command, args []string) (code int, err error) {
	fs := cli.New("rewrite coverage")
	var outputs []string
	fs.Func("o", "output `file`, in the format of its extension; may be given again", func(s string) error {
		if _, err := CoverageFormat(s); err != nil {
			return err
		}
		outputs = append(outputs, s)
		return nil
	})
	paths, err := c.ParseFlags(fs, coverageHelp, args)
	if err != nil {
		return 0, err
	}
	if len(paths) == 0 {
		return 0, base.Usagef("as in: rewrite coverage report DIR", "it needs merge, report or diff")
	}
	what, paths := paths[0], paths[1:]
	switch {
	case what != "merge" && what != "report" && what != "diff":
		return 0, base.Usagef("", "it can merge, report or diff, and not %s", what)
	case what == "diff" && (len(paths) != 2 || len(outputs) > 0):
		return 0, base.Usagef("as in: rewrite coverage diff old.json new.json", "diff takes two reports, the old one first")
	case len(paths) == 0:
		return 0, base.Usagef("", "%s needs a folder or a report", what)
	case what == "merge" && (len(outputs) == 0 || !strings.HasSuffix(strings.Join(outputs, ""), ".json")):
		return 0, base.Usagef("as in: rewrite coverage merge -o all.json "+paths[0], "merge needs a file in .json to write to")
	}
	var reports []*coverage.Report
	for _, p := range paths {
		r, err := coverage.ReadPath(p)
		if err != nil {
			code = max(code, c.Report(p, err))
			continue
		}
		r.Sources(rules.Sources())
		reports = append(reports, r)
	}
	if code != base.ExitDone {
		return code, nil
	}
	if what == "diff" {
		d := coverage.Compare(reports[0], reports[1])
		if err := d.WriteText(c.Stdout); err != nil {
			return base.ExitInput, err
		}
		if len(d.Stopped()) > 0 {
			code = base.ExitInput
		}
		return code, nil
	}
	r, err := coverage.Merge(reports...)
	if err != nil {
		return base.ExitInput, err
	}
	if len(outputs) == 0 {
		return code, r.WriteText(c.Stdout)
	}
	for _, name := range outputs {
		code = max(code, WriteReport(c, r, name))
	}
	return code, nil
}
