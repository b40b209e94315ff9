package main

import (
	"flag"

	"rewrite/dsl/lint"
	"rewrite/dsl/prove"
)

const lintHelp = `rewrite lint checks rule files and finds what is allowed and hardly meant: rules
hidden by others, overlaps, rules that grow without bound, conditions that nothing
satisfies, => where <=> is proved. Without a file it looks at the library.

Examples:
  rewrite lint mine.rw
  rewrite lint -with-builtin mine.rw     against the library as well

Usage: rewrite lint [flags] [file or folder]...

Exit status: 0 nothing found, 1 an error or a lint.

Flags:
`

// runLint checks rules and prints lints about them.
func (c *command) runLint(args []string) (code int, err error) {
	fs := flag.NewFlagSet("rewrite lint", flag.ContinueOnError)
	builtin := fs.Bool("with-builtin", false, "add the rules to the library, which they may override")
	paths, err := c.ruleFlags(fs, lintHelp, args)
	if err != nil {
		return 0, err
	}
	set, code, err := c.loadRules(paths, true, *builtin)
	if err != nil {
		return code, err
	}
	if lints := append(lint.Set(set, lint.Options{}), prove.Equalities(set.Rules, prove.Options{})...); len(lints) > 0 {
		c.print(lints)
		code = exitInput
	}
	return code, nil
}
