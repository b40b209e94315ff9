package base

import (
	"errors"
	"flag"
	"fmt"
	"path"
	"slices"
	"strings"

	"rewrite/cmd/rewrite/internal/cli"
	"rewrite/cmd/rewrite/internal/fileio"
	"rewrite/passes/ir"
	"rewrite/passes/ir/diag"
)

// A UsageError is a command line that can't be meant.
type UsageError = cli.UsageError

// Usagef makes one, with a hint on what would be right.
func Usagef(hint, format string, args ...any) error { return cli.Usagef(hint, format, args...) }

// ParseFlags parses the flags of a subcommand wherever they stand. Of one that is
// only described it parses none.
func (c *Command) ParseFlags(fs *cli.FlagSet, help string, args []string) (paths []string, err error) {
	return c.ParseBy(fs, help, args, fs.Parse)
}

// ParseBy is ParseFlags by another way to parse.
func (c *Command) ParseBy(fs *cli.FlagSet, help string, args []string, parse func([]string) ([]string, error)) (rest []string, err error) {
	if c.Describe != nil {
		c.Describe(fs, help)
		return nil, flag.ErrHelp
	}
	if rest, err = parse(args); errors.Is(err, flag.ErrHelp) {
		(&cli.Command{Text: help, Flags: fs}).WriteHelp(c.Stdout)
	}
	return rest, err
}

// NoArguments parses the command line of a subcommand that takes none.
func (c *Command) NoArguments(name, help string, args []string) error {
	rest, err := c.ParseFlags(cli.New("rewrite "+name), help, args)
	if err == nil && len(rest) > 0 {
		err = Usagef("", "it takes no arguments, not %s", rest[0])
	}
	return err
}

// IsIRName tells whether an argument names LLVM IR by its suffix: a hint for
// messages, never the way to tell what a file holds.
func IsIRName(s string) bool {
	return strings.HasSuffix(s, ".ll") || strings.HasSuffix(s, ".bc")
}

// FuncGlobs are the globs of -func; none selects every function.
type FuncGlobs []string

// Add takes a value of -func.
func (g *FuncGlobs) Add(glob string) error {
	if _, err := path.Match(glob, ""); err != nil {
		return fmt.Errorf("bad glob: %w", err)
	}
	*g = append(*g, strings.TrimPrefix(glob, "@"))
	return nil
}

// Selects tells whether -func leaves a function, named without its @, to be changed.
func (g FuncGlobs) Selects(function string) bool {
	if len(g) == 0 {
		return true
	}
	// In path.Match no * crosses a slash. In names of functions a slash is a
	// character like others, so it is put out of its sight on both sides.
	hide := func(s string) string { return strings.ReplaceAll(s, "/", "\x1f") }
	for _, glob := range g {
		if ok, _ := path.Match(hide(glob), hide(function)); ok {
			return true
		}
	}
	return false
}

// WarnUnselected tells of a -func that is about no function: it may be misspelled.
func (c *Command) WarnUnselected(only FuncGlobs, name string, m *ir.Module) {
	if len(only) == 0 || slices.ContainsFunc(m.Funcs, func(f *ir.Func) bool { return !f.IsDecl() && only.Selects(f.Name) }) {
		return
	}
	d := fileio.FileError(name, "", "no function here matches -func %s", strings.Join(only, ", -func "))
	d.Severity = diag.Warning
	fmt.Fprint(c.Stderr, d.Render())
}

// The groups of flags, by what one wants to do.
const (
	WhichRules  = "Which rules run"
	WhichPasses = "Which passes run"
	WhatOutput  = "What is written"
	WhatWasDone = "See what was done"
	FindABug    = "Look for a bug"
	Bounds      = "Bounds on the work"
	AboutUs     = "About rewrite"
)
