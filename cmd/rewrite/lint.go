package main

import (
	"slices"

	"rewrite/cmd/rewrite/internal/cli"
	"rewrite/dsl/lint"
	"rewrite/dsl/prove"
	"rewrite/passes/ir"
)

const lintHelp = `rewrite lint checks rule files and finds what is allowed and hardly meant: rules
hidden by others or twice there, rules that grow without bound, rules that can
never apply, each with an example. Without a file it looks at the library.

Examples:
  rewrite lint mine.rw
  rewrite lint -with-builtin mine.rw     against the library as well
  rewrite lint -all                      also overlaps and rules that others imply

Usage: rewrite lint [flags] [file or folder]...

Exit status: 0 nothing found but notes, 1 an error or a lint.
`

// runLint checks rules and prints lints about them.
func (c *command) runLint(args []string) (code int, err error) {
	fs := cli.New("rewrite lint")
	builtin := fs.Bool("with-builtin", false, "add the rules to the library, which they may override")
	all := fs.Bool("all", false, "notes on what is normal: rules that overlap, rules that the others imply")
	paths, err := c.parseFlags(fs, lintHelp, args)
	if err != nil {
		return 0, err
	}
	set, code, err := c.loadRules(paths, true, *builtin)
	if err != nil {
		return code, err
	}
	opt := lint.Options{Notes: *all}
	bar := newProgress(c.stderr, "lint", (opt.Passes()+1)*len(set.Rules))
	opt.Done = bar.Add
	lints := append(lint.Set(set, opt), prove.Equalities(set.Rules, prove.Options{Effort: prove.QuickEffort}, bar.Add)...)
	bar.Done()
	c.print(lints)
	if slices.ContainsFunc(lints, func(d *ir.Diagnostic) bool { return d.Severity != ir.Note }) {
		code = exitInput
	}
	return code, nil
}
