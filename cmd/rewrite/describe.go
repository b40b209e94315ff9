package main

import (
	"fmt"
	"runtime/debug"
	"slices"
	"strings"

	"rewrite/cmd/rewrite/internal/base"
	"rewrite/cmd/rewrite/internal/cli"
	"rewrite/cmd/rewrite/internal/ruleset"
	"rewrite/passes"
	"rewrite/passes/ir/diag"
	"rewrite/rules"
)

// described is the whole command line, for the help, the manual page and completion:
// each subcommand tells its flags instead of running.
func described(known []*passes.Pass) *cli.Command {
	root := &cli.Command{Name: "rewrite", About: "optimize LLVM IR", Flags: new(options).flags(known), Args: "file.ll,bc,rw"}
	for _, group := range subcommands() {
		for _, s := range group.list {
			d := &cli.Command{Name: s.name, About: s.about, Args: s.args, Group: group.title}
			c := &base.Command{Passes: known, Describe: func(fs *cli.FlagSet, help string) { d.Flags, d.Text = fs, help }}
			s.run(c, nil)
			root.Commands = append(root.Commands, d)
		}
	}
	root.Text = fmt.Sprintf(help, root.List())
	return root
}

// completed are the names of values that completion knows words for.
func completed(known []*passes.Pass) cli.Words {
	var names, pipelines, commands []string
	for _, p := range known {
		names = append(names, p.Name)
	}
	for _, p := range passes.Named {
		pipelines = append(pipelines, p.Name)
	}
	for _, group := range subcommands() {
		for _, s := range group.list {
			commands = append(commands, s.name)
		}
	}
	return cli.Words{
		"pipeline": {Words: append(pipelines, names...), List: true},
		"pass":     {Words: names},
		"command":  {Words: commands},
		"allow":    {Words: []string{"allow"}},
		"z3":       {Words: []string{"z3"}},
		"alive":    {Words: []string{"alive"}},
		"rule":     {Ask: true},
		"group":    {Ask: true},
		"model":    {Ask: true},
	}
}

const helpHelp = `rewrite help says what rewrite takes, or one of its commands.

Examples:
  rewrite help
  rewrite help explain                 the same as rewrite explain -h

Usage: rewrite help [command]
`

// runHelp prints a help.
func runHelp(c *base.Command, args []string) (code int, err error) {
	topics, err := c.ParseFlags(cli.New("rewrite help"), helpHelp, args)
	if err != nil {
		return 0, err
	}
	root := described(c.Passes)
	if len(topics) == 0 {
		root.WriteHelp(c.Stdout)
		return base.ExitDone, nil
	}
	if len(topics) > 1 {
		return 0, base.Usagef("as in: rewrite help "+topics[0], "it takes one command, not %d", len(topics))
	}
	var names []string
	for _, d := range root.Commands {
		if d.Name == topics[0] {
			d.WriteHelp(c.Stdout)
			return base.ExitDone, nil
		}
		names = append(names, d.Name)
	}
	hint := "commands are " + strings.Join(names, ", ")
	if near := diag.Nearest(topics[0], names); near != "" {
		hint = "did you mean " + near + "?"
	}
	return 0, base.Usagef(hint, "there is no command %s", topics[0])
}

const manHelp = `rewrite man prints the manual page of rewrite and all its commands, for man.

Examples:
  rewrite man | man -l -
  rewrite man >/usr/local/share/man/man1/rewrite.1

Usage: rewrite man
`

// runMan prints the manual page.
func runMan(c *base.Command, args []string) (code int, err error) {
	if err := c.NoArguments("man", manHelp, args); err != nil {
		return 0, err
	}
	info, _ := debug.ReadBuildInfo()
	return base.ExitDone, described(c.Passes).WriteMan(c.Stdout, base.RevisionDay(info), "rewrite "+base.BuildVersion())
}

const completionHelp = `rewrite completion prints a script that completes commands, flags and their values
in a shell: files by what is wanted there, passes, rules, cost models, forms of output.

Examples:
  source <(rewrite completion bash)                             in ~/.bashrc
  source <(rewrite completion zsh)                              in ~/.zshrc, behind compinit
  rewrite completion fish >~/.config/fish/completions/rewrite.fish

Usage: rewrite completion bash|zsh|fish
`

// runCompletion prints a completion script, or for one the words of a value.
func runCompletion(c *base.Command, args []string) (code int, err error) {
	args, err = c.ParseFlags(cli.New("rewrite completion"), completionHelp, args)
	switch {
	case err != nil:
		return 0, err
	case len(args) == 2 && args[0] == "words":
		return completionWords(c, args[1])
	case len(args) != 1:
		return 0, base.Usagef("as in: rewrite completion bash", "the name of a shell is wanted: %s", strings.Join(cli.Shells, ", "))
	}
	return base.ExitDone, described(c.Passes).WriteCompletion(c.Stdout, args[0], completed(c.Passes))
}

// completionWords prints what the library has of a value that scripts ask for.
func completionWords(c *base.Command, value string) (code int, err error) {
	library, err := rules.Library()
	if err != nil {
		return base.ExitBug, err
	}
	var words []string
	switch value {
	case "rule":
		for _, r := range library.Rules {
			words = append(words, r.Family)
		}
	case "group":
		for _, r := range library.Rules {
			words = append(words, r.Group)
		}
	case "model":
		words = ruleset.ModelNames(library.Costs)
	}
	slices.Sort(words)
	for _, w := range slices.Compact(words) {
		if w != "" {
			fmt.Fprintln(c.Stdout, w)
		}
	}
	return base.ExitDone, nil
}
