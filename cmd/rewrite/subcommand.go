package main

import (
	"errors"
	"flag"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"sort"
	"strings"

	"rewrite/dsl"
	"rewrite/passes"
	"rewrite/passes/ir"
	"rewrite/rules"
)

// A subcommand is what rewrite does when its first argument is the name.
type subcommand struct {
	name  string
	about string // for the help of rewrite
	run   func(c *command, args []string) (code int, err error)
}

// subcommands are in the order in which a rule is written.
var subcommands = []subcommand{
	{"passes", "list the passes", (*command).runPasses},
	{"analyze", "print what analyses find in a program", (*command).runAnalyze},
	{"explain", "tell why values of a program changed", (*command).runExplain},
	{"whynot", "tell how far a rule got, the nearest miss first", (*command).runWhyNot},
	{"egraph", "show the e-graph of a block", (*command).runEGraph},
	{"fmt", "print rule files in the one layout", (*command).runFmt},
	{"lint", "find what rules hardly mean", (*command).runLint},
	{"test", "run the tests in rule files", (*command).runTest},
	{"run", "run a program in the reference interpreter", (*command).runRun},
	{"prove", "prove rules, or show why they are wrong", (*command).runProve},
	{"check", "run two modules side by side and tell where they differ", (*command).runCheck},
	{"coverage", "merge, show and compare what -coverage-dir collected", (*command).runCoverage},
	{"reduce", "make a module smaller while a command stays true of it", (*command).runReduce},
	{"lsp", "serve an editor over the Language Server Protocol", (*command).runLSP},
}

// runPasses lists the passes.
func (c *command) runPasses(args []string) (code int, err error) {
	if len(args) > 0 {
		return 0, usagef("", "it takes no arguments, not %s", args[0])
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

// subcommandHelp lists them.
func subcommandHelp() string {
	var b strings.Builder
	for _, s := range subcommands {
		fmt.Fprintf(&b, "  rewrite %-8s %s\n", s.name, s.about)
	}
	return b.String()
}

// subcommand runs the subcommand that the arguments name; ok tells whether they do.
func (c *command) subcommand() (code int, ok bool) {
	if len(c.args) == 0 {
		return 0, false
	}
	for _, s := range subcommands {
		if s.name != c.args[0] {
			continue
		}
		code, err := s.run(c, c.args[1:])
		var usage *usageError
		switch {
		case errors.Is(err, flag.ErrHelp):
			return exitDone, true
		case errors.As(err, &usage):
			fmt.Fprintf(c.stderr, "rewrite %s: error: %v\n  rewrite %s -h shows examples and flags\n", s.name, err, s.name)
			return exitUsage, true
		case err != nil:
			return max(code, c.report("", err)), true
		}
		return code, true
	}
	return 0, false
}

// ruleFlags parses the flags of a subcommand wherever they stand.
func (c *command) ruleFlags(fs *flag.FlagSet, help string, args []string) (paths []string, err error) {
	fs.SetOutput(io.Discard)
	fs.Usage = func() {}
	paths, err = permute(fs, args)
	if errors.Is(err, flag.ErrHelp) {
		fmt.Fprint(c.stdout, help)
		fs.SetOutput(c.stdout)
		fs.PrintDefaults()
	}
	return paths, err
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
			if strings.HasSuffix(a, ".ll") || strings.HasSuffix(a, ".bc") {
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
	opt := dsl.Options{Tests: tests}
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
