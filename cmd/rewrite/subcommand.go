package main

import (
	"errors"
	"flag"
	"fmt"
	"os"
	"strings"

	"rewrite/cmd/rewrite/internal/author"
	"rewrite/cmd/rewrite/internal/base"
	"rewrite/cmd/rewrite/internal/cli"
	"rewrite/cmd/rewrite/internal/inspect"
	"rewrite/cmd/rewrite/internal/trust"
	"rewrite/passes/ir/diag"
)

// A subcommand is what rewrite does when its first argument is the name.
type subcommand struct {
	name  string
	args  string // what its arguments are, as of a flag's value
	about string // for the help of rewrite
	run   func(c *base.Command, args []string) (code int, err error)
}

// subcommands are the table of subcommands, below titles that say what one wants to do.
func subcommands() []struct {
	title string
	list  []subcommand
} {
	return []struct {
		title string
		list  []subcommand
	}{
		{"Look into a program", []subcommand{
			{"explain", irFile, "tell why values of a program changed", inspect.RunExplain},
			{"whynot", irFile, "tell how far a rule got, the nearest miss first", inspect.RunWhyNot},
			{"egraph", irFile, "show the e-graph of a block", inspect.RunEGraph},
			{"analyze", irFile, "print what analyses find in a program", inspect.RunAnalyze},
			{"coverage", "merge|report|diff|file.json|folder", "merge, show and compare what -coverage-dir collected", inspect.RunCoverage},
		}},
		{"Write rules", []subcommand{
			{"fmt", ruleFile, "print rule files in the one layout", author.RunFmt},
			{"lint", ruleFile, "find what rules hardly mean", author.RunLint},
			{"test", ruleFile, "run the tests in rule files", author.RunTest},
			{"prove", ruleFile, "prove rules, or show why they are wrong", author.RunProve},
			{"generalize", ruleFile, "make rules as general as they are proved", author.RunGeneralize},
			{"lsp", "", "serve an editor over the Language Server Protocol", author.RunLSP},
		}},
		{"Trust a result", []subcommand{
			{"check", irFile, "run two modules side by side and tell where they differ", trust.RunCheck},
			{"run", irFile, "run a program in the reference interpreter", trust.RunRun},
			{"reduce", irFile, "make a module smaller while a command stays true of it", trust.RunReduce},
		}},
		{"Compile programs", []subcommand{
			{"cc", "file", "run clang with rewrite's passes in the place of LLVM's", runCC},
		}},
		{base.AboutUs, []subcommand{
			{"passes", "", "list the passes and pipelines", runPasses},
			{"help", "command", "say what a command takes", runHelp},
			{"version", "", "print the version, and what of LLVM's is read", runVersion},
			{"completion", strings.Join(cli.Shells, "|"), "print a script that completes commands and flags in a shell", runCompletion},
			{"man", "", "print the manual page", runMan},
		}},
	}
}

// What arguments are, for completion.
const (
	irFile   = "file.ll,bc"
	ruleFile = "file.rw|folder"
)

// dispatch runs the subcommand that the arguments name; ok tells whether they do.
func dispatch(c *base.Command) (code int, ok bool) {
	if len(c.Args) == 0 {
		return 0, false
	}
	var names []string
	for _, group := range subcommands() {
		for _, s := range group.list {
			if s.name == c.Args[0] {
				return runSubcommand(c, s), true
			}
			names = append(names, s.name)
		}
	}
	if near := mistyped(c.Args[0], names); near != "" {
		fmt.Fprintf(c.Stderr, "rewrite: error: there is no command and no file %s\n  did you mean rewrite %s?\n", c.Args[0], near)
		return base.ExitUsage, true
	}
	return 0, false
}

// mistyped is the command that a first argument was probably to be, "" if it is a
// flag, a file, or like none.
func mistyped(arg string, names []string) string {
	if strings.HasPrefix(arg, "-") || strings.ContainsAny(arg, "./") {
		return ""
	}
	if _, err := os.Stat(arg); err == nil {
		return ""
	}
	return diag.Nearest(arg, names)
}

func runSubcommand(c *base.Command, s subcommand) (code int) {
	code, err := s.run(c, c.Args[1:])
	var usage *base.UsageError
	switch {
	case errors.Is(err, flag.ErrHelp):
		return base.ExitDone
	case errors.As(err, &usage):
		fmt.Fprintf(c.Stderr, "rewrite %s: error: %v\n  rewrite %s -h shows examples and flags\n", s.name, err, s.name)
		return base.ExitUsage
	case err != nil:
		return max(code, c.Report("", err))
	}
	return code
}
