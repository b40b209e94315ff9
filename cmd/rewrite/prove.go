package main

import (
	"flag"
	"fmt"
	"path"
	"strings"

	"rewrite/dsl"
	"rewrite/dsl/prove"
	"rewrite/passes/ir"
)

const proveHelp = `rewrite prove tries rules on all inputs at small widths, poison and undef included,
in each direction that their arrows claim. A rule that is wrong is shown with a
counterexample. Without a file it proves the library.

Examples:
  rewrite prove mine.rw
  rewrite prove -v -only 'icmp-*'        verdicts of all rules, not only of bad ones

Usage: rewrite prove [flags] [file or folder]...

Exit status: 0 no rule is wrong, 1 an error or a rule that is.

Flags:
`

// runProve proves rules and prints counterexamples.
func (c *command) runProve(args []string) (code int, err error) {
	fs := flag.NewFlagSet("rewrite prove", flag.ContinueOnError)
	verbose := fs.Bool("v", false, "print the verdict of every rule")
	strict := fs.Bool("strict", false, "a rule that is neither proved nor an axiom counts as wrong")
	var only []string
	fs.Func("only", "prove only rules whose name matches the `glob`; may be given again", func(s string) error {
		if _, err := path.Match(s, ""); err != nil {
			return fmt.Errorf("bad glob: %w", err)
		}
		only = append(only, s)
		return nil
	})
	paths, err := c.ruleFlags(fs, proveHelp, args)
	if err != nil {
		return 0, err
	}
	set, code, err := c.loadRules(paths, false, false)
	if err != nil {
		return code, err
	}
	var rules []*dsl.Rule
	for _, r := range set.Rules {
		if selected(r, only) {
			rules = append(rules, r)
		}
	}
	if len(rules) == 0 && len(only) > 0 {
		return 0, usagef("", "no rule matches %s", strings.Join(only, ", "))
	}
	tally := map[prove.Status]int{}
	for i, v := range prove.All(rules, prove.Options{}) {
		tally[v.Status]++
		if *verbose {
			fmt.Fprintf(c.stdout, "%s: %s\n", rules[i].Name, v)
		}
		d := v.Diagnostic(rules[i])
		if d == nil {
			continue
		}
		if *strict {
			d.Severity = ir.Error
		}
		fmt.Fprint(c.stderr, d.Render())
		if d.Severity == ir.Error {
			code = exitInput
		}
	}
	fmt.Fprintf(c.stdout, "%s: %d proved, %d tested, %d assumed, %d unproved, %d disproved\n", count(len(rules), "rule"),
		tally[prove.Proved], tally[prove.Tested], tally[prove.Assumed], tally[prove.Unproved], tally[prove.Disproved])
	return code, nil
}

// selected tells whether a rule or its family matches one of the globs; without
// globs every rule does.
func selected(r *dsl.Rule, globs []string) bool {
	for _, g := range globs {
		if name, _ := path.Match(g, r.Name); name {
			return true
		}
		if family, _ := path.Match(g, r.Family); family {
			return true
		}
	}
	return len(globs) == 0
}
