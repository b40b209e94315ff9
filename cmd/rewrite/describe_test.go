package main

import (
	"bytes"
	"context"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"runtime/debug"
	"slices"
	"strings"
	"testing"
	"time"

	"rewrite/cmd/rewrite/internal/base"
	"rewrite/cmd/rewrite/internal/cli"
	"rewrite/passes"
)

// TestEveryFlagIsDescribed: what is parsed is in the help of its command, in the
// manual page and in each completion; and every command is.
func TestEveryFlagIsDescribed(t *testing.T) {
	root := described(passes.All)
	var man bytes.Buffer
	if err := root.WriteMan(&man, "2026-11-23", "rewrite v1.0"); err != nil {
		t.Fatal(err)
	}
	// the page without escapes, cut where the section of a command begins
	page := strings.NewReplacer(`\-`, "-", `\(aq`, "'").Replace(man.String())
	sections := strings.Split(page, "\n.SS ")
	scripts := map[string]string{}
	for _, shell := range cli.Shells {
		var b bytes.Buffer
		if err := root.WriteCompletion(&b, shell, completed(passes.All)); err != nil {
			t.Fatal(err)
		}
		scripts[shell] = b.String()
	}
	if len(sections) != 1+len(root.Commands) {
		t.Fatalf("%d sections in the manual page for %d commands", len(sections)-1, len(root.Commands))
	}
	flags := 0
	check := func(d *cli.Command, section, in string) {
		if d.Flags == nil || d.Text == "" || d.About == "" {
			t.Fatalf("%s is not described", d.Name)
		}
		var help bytes.Buffer
		d.WriteHelp(&help)
		for _, f := range d.Flags.All() {
			flags++
			if !strings.Contains(help.String(), "\n  "+cli.Spelling(f)) {
				t.Errorf("%s: no %s in the help", d.Name, cli.Spelling(f))
			}
			if !regexp.MustCompile(`(?m)^\.TP\n\\fB-` + regexp.QuoteMeta(f.Name) + `\\fR`).MatchString(section) {
				t.Errorf("%s: no -%s in the manual page", d.Name, f.Name)
			}
			for shell, want := range map[string]string{
				"bash": "\n    \"" + in + " -\"*) _rewrite_words ",
				"zsh":  " \\\n      '*-" + f.Name,
				"fish": "\ncomplete -c rewrite -n \"__rewrite_at '" + in + "'\" -o " + f.Name + " ",
			} {
				_, rest, ok := strings.Cut(scripts[shell], want)
				if line, _, _ := strings.Cut(rest, "\n"); !ok || shell == "bash" && !slices.Contains(strings.Fields(line), "-"+f.Name) {
					t.Errorf("%s: no -%s in %s's completion", d.Name, f.Name, shell)
				}
			}
			if value, usage := cli.Value(f); usage == "" || strings.Contains(usage, "`") || strings.Contains(value, " ") {
				t.Errorf("%s: -%s %s: %s", d.Name, f.Name, value, usage)
			}
		}
	}
	check(root, sections[0], "")
	var help bytes.Buffer
	root.WriteHelp(&help)
	for i, d := range root.Commands {
		check(d, sections[1+i], d.Name)
		if !strings.Contains(help.String(), "\n  rewrite "+d.Name+" ") {
			t.Errorf("no command %s in the help", d.Name)
		}
	}
	if flags < 100 {
		t.Errorf("only %d flags", flags)
	}
	for _, l := range strings.Split(help.String(), "\n") {
		if len(l) > 120 {
			t.Errorf("a line of %d bytes: %s", len(l), l)
		}
	}
}

// TestRevision: what the go command records is told.
func TestRevision(t *testing.T) {
	info := &debug.BuildInfo{Settings: []debug.BuildSetting{{Key: "vcs.revision", Value: "33e93c4"}, {Key: "vcs.time", Value: "2026-11-23T02:00:00Z"}, {Key: "vcs.modified", Value: "true"}},
		Deps: []*debug.Module{{Path: "github.com/llir/llvm", Version: "v0.3.6"}}}
	if got := base.Revision(info); got != "revision 33e93c4 of 2026-11-23T02:00:00Z, with changes that are not committed" {
		t.Error(got)
	}
	if got := base.RevisionDay(info); got != "2026-11-23" {
		t.Error(got)
	}
	if got := base.Dependency(info, "github.com/llir/llvm"); got != "v0.3.6" {
		t.Error(got)
	}
	if got := base.Revision(nil) + base.RevisionDay(nil) + base.Dependency(nil, "x"); got != "built without a record of the revision, as by go run or with -buildvcs=false(version unknown)" {
		t.Error(got)
	}
}

// TestManualPage: groff and mandoc find nothing to say about the page.
func TestManualPage(t *testing.T) {
	var man bytes.Buffer
	if err := described(passes.All).WriteMan(&man, "2026-11-23", "rewrite v1.0"); err != nil {
		t.Fatal(err)
	}
	if !strings.HasPrefix(man.String(), ".TH REWRITE 1 ") {
		t.Errorf("it begins with %.40q", man.String())
	}
	for _, l := range strings.Split(man.String(), "\n") {
		if strings.HasPrefix(l, ".") && !regexp.MustCompile(`^\.(TH|SH|SS|PP|TP|RS|RE|nf|fi)( .+)?$`).MatchString(l) {
			t.Errorf("no request that is wanted: %s", l)
		}
	}
	at := 0 // the sections that every manual page has, in their order
	for _, section := range []string{"NAME", "SYNOPSIS", "DESCRIPTION", `"EXIT STATUS"`, "EXAMPLES"} {
		i := strings.Index(man.String(), "\n.SH "+section+"\n")
		if i < at {
			t.Errorf("section %s is at %d, and the one before it at %d", section, i, at)
		}
		at = i
	}
	for open, end := range map[string]string{"\n.RS\n": "\n.RE\n", "\n.nf\n": "\n.fi\n"} {
		if n, m := strings.Count(man.String(), open), strings.Count(man.String(), end); n != m || n == 0 {
			t.Errorf("%d of %q and %d of %q", n, open, m, end)
		}
	}
	for _, lint := range [][]string{{"groff", "-man", "-ww", "-z", "-Tutf8", "-"}, {"mandoc", "-T", "lint", "-W", "style"}} {
		path := optional(t, lint[0])
		if path == "" {
			continue
		}
		cmd := exec.Command(path, lint[1:]...)
		cmd.Stdin = &man
		copied := bytes.Clone(man.Bytes())
		out, err := cmd.CombinedOutput()
		if err != nil || len(out) > 0 {
			t.Errorf("%s: %v\n%s", lint[0], err, out)
		}
		man.Reset()
		man.Write(copied)
	}
}

// optional finds a program that a test may do without, where all are not required.
func optional(t *testing.T, name string) string {
	path, err := exec.LookPath(name)
	if err != nil {
		if os.Getenv("REWRITE_REQUIRE_LLVM") != "" {
			t.Errorf("no %s", name)
		}
		t.Logf("without %s, which is not installed", name)
	}
	return path
}

// completions are command lines and what completion offers at their end: all of
// have, and none of not.
var completions = []struct {
	words     []string
	have, not []string
}{
	{[]string{"expl"}, []string{"explain"}, []string{"egraph", "a.ll"}},
	{[]string{""}, []string{"explain", "prove", "version", "a.ll", "mine.rw", "code.bc"}, []string{"notes.txt"}},
	{[]string{"-pri"}, []string{"-print-after", "-print-after-all"}, []string{"-passes", "-profile"}},
	{[]string{"-passes", "sat"}, []string{"saturate"}, []string{"explain", "cse"}},
	{[]string{"-passes=mem"}, []string{"mem2reg"}, []string{"mergefunc"}},
	{[]string{"-passes", "mem2reg,s"}, []string{"mem2reg,saturate", "mem2reg,simplifycfg"}, []string{"saturate", "cse"}},
	{[]string{"-print-after", "a"}, []string{"all", "address"}, []string{"a.ll"}},
	{[]string{"-remarks=y"}, []string{"yaml"}, []string{"text"}},
	{[]string{"a.ll", "-stat"}, []string{"-stats"}, []string{"-strict"}},
	{[]string{"-rules", ""}, []string{"mine.rw"}, []string{"a.ll", "code.bc"}},
	{[]string{"-coverage-dir", ""}, []string{"folder"}, []string{"a.ll", "mine.rw"}},
	{[]string{"-o", ""}, []string{"a.ll", "notes.txt"}, nil},
	{[]string{"explain", "-format", ""}, []string{"text", "html", "dot", "json"}, []string{"a.ll", "yaml"}},
	{[]string{"explain", "-format=h"}, []string{"html"}, []string{"text"}},
	{[]string{"explain", ""}, []string{"a.ll", "code.bc"}, []string{"mine.rw", "prove"}},
	{[]string{"prove", "-"}, []string{"-effort", "-widths"}, []string{"-coverage", "-passes"}},
	{[]string{"whynot", "-rule", "mul-po"}, []string{"mul-pow2"}, []string{"add-zero", "a.ll"}},
	{[]string{"-only", "add-ze"}, []string{"add-zero"}, []string{"mul-pow2"}},
	{[]string{"-cost", "x"}, []string{"x86-64"}, []string{"size"}},
	{[]string{"completion", ""}, []string{"bash", "zsh", "fish"}, []string{"a.ll"}},
	{[]string{"help", "ex"}, []string{"explain"}, []string{"a.ll", "prove"}},
	{[]string{"cc", ""}, []string{"notes.txt"}, []string{"explain", "prove"}},
}

// TestCompletion completes in real shells.
func TestCompletion(t *testing.T) {
	program, err := exec.LookPath("rewrite")
	if err != nil {
		t.Fatal(err) // TestMain puts it there
	}
	dir := t.TempDir()
	for _, f := range []string{"a.ll", "mine.rw", "code.bc", "notes.txt", "folder/in"} {
		if err := os.MkdirAll(filepath.Dir(filepath.Join(dir, f)), 0o777); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(filepath.Join(dir, f), nil, 0o666); err != nil {
			t.Fatal(err)
		}
	}
	for _, shell := range cli.Shells {
		path := optional(t, shell)
		if path == "" {
			continue
		}
		script, err := exec.Command(program, "completion", shell).Output()
		if err != nil {
			t.Fatal(err)
		}
		file := filepath.Join(t.TempDir(), "completion")
		if err := os.WriteFile(file, script, 0o666); err != nil {
			t.Fatal(err)
		}
		if out, err := exec.Command(path, "-n", file).CombinedOutput(); err != nil || len(out) > 0 {
			t.Errorf("%s -n: %v\n%s", shell, err, out)
		}
		if shell == "zsh" {
			continue // it completes on a terminal only: below
		}
		for _, c := range completions {
			offered := complete(t, path, shell, file, dir, c.words)
			for _, want := range c.have {
				if !slices.Contains(offered, want) {
					t.Errorf("%s: rewrite %s: no %q among %q", shell, strings.Join(c.words, " "), want, offered)
				}
			}
			for _, no := range c.not {
				if slices.Contains(offered, no) && !(shell == "fish" && strings.ContainsAny(no, ".")) { // fish offers files of other kinds at the end
					t.Errorf("%s: rewrite %s: %q is offered", shell, strings.Join(c.words, " "), no)
				}
			}
		}
	}
}

// complete gives what a shell offers at the end of a command line.
func complete(t *testing.T, path, shell, script, dir string, words []string) (offered []string) {
	t.Helper()
	var cmd *exec.Cmd
	if shell == "fish" {
		cmd = exec.Command(path, "-c", `source $argv[1]; complete -C "$argv[2]"`, script, "rewrite "+strings.Join(words, " "))
	} else {
		// as bash does: an equals sign is a word of its own
		line := []string{"rewrite"}
		for _, w := range words {
			if flag, value, ok := strings.Cut(w, "="); ok {
				if line = append(line, flag, "="); value != "" {
					line = append(line, value)
				}
				continue
			}
			line = append(line, w)
		}
		cmd = exec.Command(path, append([]string{"--norc", "-c",
			`source "$1"; shift; COMP_WORDS=("$@"); COMP_CWORD=$(($#-1)); _rewrite; printf '%s\n' "${COMPREPLY[@]}"`, "bash", script}, line...)...)
	}
	cmd.Dir = dir
	cmd.Env = append(os.Environ(), "HOME="+dir)
	out, err := cmd.Output()
	if err != nil {
		t.Fatalf("%s: rewrite %s: %v", shell, strings.Join(words, " "), err)
	}
	for _, l := range strings.Split(strings.TrimSpace(string(out)), "\n") {
		word, _, _ := strings.Cut(l, "\t")
		if shell == "fish" {
			word = strings.TrimSuffix(word, "/")
			if at := strings.LastIndex(word, "="); at > 0 {
				word = word[at+1:]
			}
		}
		offered = append(offered, word)
	}
	return offered
}

// TestCompletionInZsh completes in a zsh that believes in a terminal. What it waits
// for is not in what is typed.
func TestCompletionInZsh(t *testing.T) {
	path := optional(t, "zsh")
	if path == "" {
		t.Skip("zsh is not installed")
	}
	program, err := exec.LookPath("rewrite")
	if err != nil {
		t.Fatal(err)
	}
	dir := t.TempDir()
	if err := os.WriteFile(filepath.Join(dir, "mine.rw"), nil, 0o666); err != nil {
		t.Fatal(err)
	}
	// each line is typed, with a tab, and then this is to be seen
	script := `zmodload zsh/zpty
zpty z zsh -f -i
zpty -w z "PS1= PS2=; cd $1; PATH=$2:\$PATH; autoload -U compinit; compinit -u -D; source <(rewrite completion zsh); bindkey '^I' complete-word; stty cols 200; print RE''ADY"
zpty -r z seen '*READY*'
try() {
  zpty -w -n z "$1"$'\t'
  zpty -r z seen "*$2*" || exit 1
  print -r -- "$1: $2"
  zpty -w -n z $'\x15'
}
try 'rewrite expl' explain
try 'rewrite -passes mem2reg,sat' saturate
try 'rewrite -rules ' mine.rw
try 'rewrite -only=add-ze' add-zero
try 'rewrite whynot -rule mul-po' mul-pow2
try 'rewrite explain -format=h' html
try 'rewrite prove -eff' effort
zpty -d z
`
	ctx, cancel := context.WithTimeout(t.Context(), 2*time.Minute) // a hang is a failure, on the slowest machine, too
	defer cancel()
	out, err := exec.CommandContext(ctx, path, "-f", "-c", script, "zsh", dir, filepath.Dir(program)).CombinedOutput()
	if n := strings.Count(string(out), "\n"); err != nil || n != 7 {
		t.Errorf("%d of 7: %v\n%s", n, err, out)
	}
}
