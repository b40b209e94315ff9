package main

import (
	"errors"
	"flag"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"sort"
	"strings"

	"rewrite/cmd/rewrite/internal/cli"
	"rewrite/dsl"
	"rewrite/passes"
	"rewrite/passes/ir"
	"rewrite/rules"
)

// A subcommand is what rewrite does when its first argument is the name.
type subcommand struct {
	name  string
	args  string // what its arguments are, as of a flag's value
	about string // for the help of rewrite
	run   func(c *command, args []string) (code int, err error)
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
			{"explain", irFile, "tell why values of a program changed", (*command).runExplain},
			{"whynot", irFile, "tell how far a rule got, the nearest miss first", (*command).runWhyNot},
			{"egraph", irFile, "show the e-graph of a block", (*command).runEGraph},
			{"analyze", irFile, "print what analyses find in a program", (*command).runAnalyze},
			{"coverage", "merge|report|diff|file.json|folder", "merge, show and compare what -coverage-dir collected", (*command).runCoverage},
		}},
		{"Write rules", []subcommand{
			{"fmt", ruleFile, "print rule files in the one layout", (*command).runFmt},
			{"lint", ruleFile, "find what rules hardly mean", (*command).runLint},
			{"test", ruleFile, "run the tests in rule files", (*command).runTest},
			{"prove", ruleFile, "prove rules, or show why they are wrong", (*command).runProve},
			{"lsp", "", "serve an editor over the Language Server Protocol", (*command).runLSP},
		}},
		{"Trust a result", []subcommand{
			{"check", irFile, "run two modules side by side and tell where they differ", (*command).runCheck},
			{"run", irFile, "run a program in the reference interpreter", (*command).runRun},
			{"reduce", irFile, "make a module smaller while a command stays true of it", (*command).runReduce},
		}},
		{aboutUs, []subcommand{
			{"passes", "", "list the passes and pipelines", (*command).runPasses},
			{"help", "command", "say what a command takes", (*command).runHelp},
			{"version", "", "print the version, and what of LLVM's is read", (*command).runVersion},
			{"completion", strings.Join(cli.Shells, "|"), "print a script that completes commands and flags in a shell", (*command).runCompletion},
			{"man", "", "print the manual page", (*command).runMan},
		}},
	}
}

// What arguments are, for completion.
const (
	irFile   = "file.ll,bc"
	ruleFile = "file.rw|folder"
)

const passesHelp = `rewrite passes lists the passes and the pipelines that have a name, for -passes.

Usage: rewrite passes
`

// runPasses lists the passes.
func (c *command) runPasses(args []string) (code int, err error) {
	if err := c.noArguments("passes", passesHelp, args); err != nil {
		return 0, err
	}
	for _, p := range c.passes {
		fmt.Fprintf(c.stdout, "%-11s %s\n", p.Name, p.Doc)
	}
	fmt.Fprintln(c.stdout, "\npipelines, for -passes=NAME or -NAME:")
	for _, named := range passes.Named {
		fmt.Fprintf(c.stdout, "%-11s %s\n            %s\n", named.Name, named.Doc, named.Text)
	}
	return exitDone, nil
}

// subcommand runs the subcommand that the arguments name; ok tells whether they do.
func (c *command) subcommand() (code int, ok bool) {
	if len(c.args) == 0 {
		return 0, false
	}
	var names []string
	for _, group := range subcommands() {
		for _, s := range group.list {
			if s.name == c.args[0] {
				return c.runSubcommand(s), true
			}
			names = append(names, s.name)
		}
	}
	if near := mistyped(c.args[0], names); near != "" {
		fmt.Fprintf(c.stderr, "rewrite: error: there is no command and no file %s\n  did you mean rewrite %s?\n", c.args[0], near)
		return exitUsage, true
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
	return ir.Nearest(arg, names)
}

func (c *command) runSubcommand(s subcommand) (code int) {
	code, err := s.run(c, c.args[1:])
	var usage *usageError
	switch {
	case errors.Is(err, flag.ErrHelp):
		return exitDone
	case errors.As(err, &usage):
		fmt.Fprintf(c.stderr, "rewrite %s: error: %v\n  rewrite %s -h shows examples and flags\n", s.name, err, s.name)
		return exitUsage
	case err != nil:
		return max(code, c.report("", err))
	}
	return code
}

// parseFlags parses the flags of a subcommand wherever they stand. Of one that is
// only described it parses none.
func (c *command) parseFlags(fs *cli.FlagSet, help string, args []string) (paths []string, err error) {
	return c.parseBy(fs, help, args, fs.Parse)
}

// parseBy is parseFlags by another way to parse.
func (c *command) parseBy(fs *cli.FlagSet, help string, args []string, parse func([]string) ([]string, error)) (rest []string, err error) {
	if c.describe != nil {
		c.describe(fs, help)
		return nil, flag.ErrHelp
	}
	if rest, err = parse(args); errors.Is(err, flag.ErrHelp) {
		(&cli.Command{Text: help, Flags: fs}).WriteHelp(c.stdout)
	}
	return rest, err
}

// noArguments parses the command line of a subcommand that takes none.
func (c *command) noArguments(name, help string, args []string) error {
	rest, err := c.parseFlags(cli.New("rewrite "+name), help, args)
	if err == nil && len(rest) > 0 {
		err = usagef("", "it takes no arguments, not %s", rest[0])
	}
	return err
}

// ruleFiles finds the files that arguments name: a file by any name, the .rw
// files in a folder and below it.
func ruleFiles(args []string) ([]string, error) {
	var files []string
	for _, a := range args {
		info, err := os.Stat(a)
		if err != nil {
			return nil, fileError(a, "", "%v", cause(err))
		}
		if !info.IsDir() {
			if isModule(a) {
				return nil, usagef("rule files end in .rw", "%s is a program, and rules are wanted", a)
			}
			files = append(files, a)
			continue
		}
		n := len(files)
		err = filepath.WalkDir(a, func(path string, d fs.DirEntry, err error) error {
			if err == nil && !d.IsDir() && strings.HasSuffix(path, ".rw") {
				files = append(files, path)
			}
			return err
		})
		if err != nil {
			return nil, fileError(a, "", "%v", cause(err))
		}
		if len(files) == n {
			return nil, usagef("", "there is no .rw file in %s", a)
		}
		sort.Strings(files[n:])
	}
	return files, nil
}

// ruleSources reads the files that arguments name, or gives the library when
// there are none.
func ruleSources(args []string) ([]dsl.Source, error) {
	if len(args) == 0 {
		return rules.Sources(), nil
	}
	files, err := ruleFiles(args)
	if err != nil {
		return nil, err
	}
	sources, diags := dsl.ReadFiles(files...)
	return sources, diags.Err()
}

// loadRules loads the rules that a subcommand is about and prints what is wrong
// with them. base adds the library, which the rules may override.
func (c *command) loadRules(args []string, tests, base bool) (set *dsl.Set, code int, err error) {
	sources, err := ruleSources(args)
	if err != nil {
		return nil, exitInput, err
	}
	opt := dsl.Options{Tests: tests, Memory: rules.Memory{}}
	if base && len(args) > 0 {
		if opt.Base, err = rules.Library(); err != nil {
			return nil, exitBug, err
		}
	}
	set, diags := dsl.LoadSources(sources, opt)
	c.print(diags)
	if diags.HasErrors() {
		code = exitInput
	}
	return set, code, nil
}

func (c *command) print(diags ir.Diagnostics) {
	for _, d := range diags {
		fmt.Fprint(c.stderr, d.Render())
	}
}

// count words a number of things.
func count(n int, thing string) string {
	if n == 1 {
		return "1 " + thing
	}
	return fmt.Sprintf("%d %ss", n, thing)
}
