package main

import (
	"bytes"
	"errors"
	"flag"
	"reflect"
	"regexp"
	"runtime"
	"strings"
	"testing"

	"rewrite/cmd/rewrite/internal/base"
	"rewrite/cmd/rewrite/internal/ruleset"
	"rewrite/egraph"
	"rewrite/passes"
)

var testPasses = []*passes.Pass{{Name: "gvn"}, {Name: "licm"}}

func TestParseArgs(t *testing.T) {
	for _, c := range []struct {
		args string // separated by spaces
		want options
	}{
		{"in.ll", options{inputs: []string{"in.ll"}}},
		{"in.ll -o x", options{inputs: []string{"in.ll"}, output: "x"}},
		{"-o x in.ll", options{inputs: []string{"in.ll"}, output: "x"}},
		{"--o=x in.ll", options{inputs: []string{"in.ll"}, output: "x"}},
		{"a.ll -o out/ b.ll -diff c.ll", options{inputs: []string{"a.ll", "b.ll", "c.ll"}, output: "out/", diff: true}},
		{"- -o -", options{inputs: []string{"-"}, output: "-"}},
		{"-S in.ll -S", options{inputs: []string{"in.ll"}, text: true}},
		{"-disable-output a.ll b.ll", options{inputs: []string{"a.ll", "b.ll"}, noOutput: true}},
		{"-print-after-all -j 3 in.ll", options{inputs: []string{"in.ll"}, printAfter: "all", workers: 1}},
		{"-strict --verify-each in.ll -strict=false", options{inputs: []string{"in.ll"}, verify: true}},
		{"-strict -- -diff -o x.ll", options{inputs: []string{"-diff", "-o", "x.ll"}, Options: ruleset.Options{Strict: true}}},
		{"-- -", options{inputs: []string{"-"}}},
		{"a.ll -- --", options{inputs: []string{"a.ll", "--"}}},
		{"-o -- in.ll -diff", options{inputs: []string{"in.ll"}, output: "--", diff: true}},
		{"-passes= in.ll", options{inputs: []string{"in.ll"}, piped: true}},
		{"-passes gvn in.ll", options{inputs: []string{"in.ll"}, passes: passes.Of(testPasses[0]), piped: true}},
		{"in.ll --passes=licm,gvn,licm", options{inputs: []string{"in.ll"}, passes: passes.Of(testPasses[1], testPasses[0], testPasses[1]), piped: true}},
		{"-func f* in.ll -func=@g", options{inputs: []string{"in.ll"}, only: []string{"f*", "g"}}},
		{"-j 3 in.ll", options{inputs: []string{"in.ll"}, workers: 3}},
		{"-llvm-version 19 in.ll", options{inputs: []string{"in.ll"}, Options: ruleset.Options{LLVM: 19}}},
	} {
		if c.want.workers == 0 {
			c.want.workers = runtime.GOMAXPROCS(0)
		}
		if !c.want.piped {
			c.want.passes = passes.Default()
			if len(c.want.Rules)+len(c.want.Exprs) > 0 {
				c.want.passes = passes.Of(passes.ByName("saturate"))
			}
		}
		c.want.bisect = -1
		c.want.Cost, c.want.Limits = "generic", egraph.Limits{Iterations: egraph.DefaultIterations}
		got, err := parseArgs(strings.Fields(c.args), testPasses, nil)
		if err != nil {
			t.Errorf("%s: %v", c.args, err)
		} else if !reflect.DeepEqual(*got, c.want) {
			t.Errorf("%s:\ngot  %+v\nwant %+v", c.args, *got, c.want)
		}
	}
}

func TestVersionNeedsNothingElse(t *testing.T) {
	for _, args := range []string{"-version", "--version in.ll", "-j 0 -version"} {
		if o, err := parseArgs(strings.Fields(args), nil, nil); err != nil || !o.version {
			t.Errorf("%s: %+v, %v", args, o, err)
		}
	}
}

// Rule files are collected in the order of the command line, whether after -rules
// or by their suffix.
func TestRuleFilesAreCollected(t *testing.T) {
	for _, args := range []string{
		"-rules a.rw b.rw in.ll -o x",
		"a.rw in.ll b.rw -o x",
		"in.ll -o x --rules=a.rw -rules b.rw",
		"-o x a.rw -- b.rw in.ll",
	} {
		o, err := parseArgs(strings.Fields(args), nil, nil)
		if err != nil {
			t.Errorf("%s: %v", args, err)
		} else if !reflect.DeepEqual(o.Rules, []string{"a.rw", "b.rw"}) {
			t.Errorf("%s: rules %q", args, o.Rules)
		}
	}
}

func TestUsageErrors(t *testing.T) {
	for _, c := range []struct {
		args []string
		want string // in the message or its hint
	}{
		{nil, "no input"},
		{[]string{"-o", "x.ll"}, "-o took x.ll as the output"},
		{[]string{""}, "an argument is empty"},
		{[]string{"-", "x.ll", "-"}, "standard input (-) is named 2 times"},
		{[]string{"-nope", "x.ll"}, "there is no flag -nope"},
		{[]string{"-instcombine", "x.ll"}, "there is no flag -instcombine\n  it is the default"},
		{[]string{"--opt-bisect-limit=7", "x.ll"}, "it is -bisect N here"},
		{[]string{"-timeout", "5", "x.ll"}, "a unit is missing; 5 seconds are 5s"},
		{[]string{"-timeout", "soon", "x.ll"}, "a time is wanted, as in 5s"},
		{[]string{"-timeout=-5s", "x.ll"}, "a time is not negative"},
		{[]string{"-stric", "x.ll"}, "did you mean -strict?"},
		{[]string{"--verify-eahc=true", "x.ll"}, "did you mean -verify-each?"},
		{[]string{"---x", "x.ll"}, "there is no flag"},
		{[]string{"x.ll", "-o"}, "flag needs an argument: -o"},
		{[]string{"x.ll", "-o", ""}, "needs a name"},
		{[]string{"x.ll", "-o="}, "needs a name"},
		{[]string{"x.ll", "-o", "a", "-o", "b"}, `was already given, as "a"`},
		{[]string{"x.ll", "-diff=maybe"}, "invalid boolean value"},
		{[]string{"x.ll", "-j", "0"}, "at least one worker"},
		{[]string{"x.ll", "-j", "two"}, `invalid value "two" for flag -j`},
		{[]string{"x.ll", "-passes", "gnv"}, `there is no pass "gnv"; did you mean gvn? Passes are gvn, licm`},
		{[]string{"x.ll", "-passes=gvn,"}, `a pass is missing at its end`},
		{[]string{"-passes", "x.ll"}, "rewrite -passes= x.ll"},
		{[]string{"-passes", "x.bc"}, "rewrite -passes= x.bc"},
		{[]string{"-rules", "x.ll"}, "that is LLVM IR and no rule file"},
		{[]string{"-rules", "-o", "x.ll"}, "has the flag -o where its file should be"},
		{[]string{"x.ll", "-disable-output", "-o", "y.ll"}, "-disable-output writes nothing"},
		{[]string{"x.ll", "-disable-output", "-diff"}, "-disable-output writes nothing"},
		{[]string{"-S", "x.bc", "-o", "y.bc"}, "-S writes text, and y.bc is a name of bitcode\n  name it in .ll"},
		{[]string{"-diff", "x.ll", "-o", "y.bc"}, "-diff writes text"},
		{[]string{"x.ll", "-func", "[a"}, "bad glob"},
		{[]string{"x.ll", "-llvm-version", "19.1.7"}, "-llvm-version 19"},
		{[]string{"x.ll", "-llvm-version", "new"}, "a major version is wanted"},
		{[]string{"x.ll", "-llvm-version", "0"}, "no such version"},
	} {
		o, err := parseArgs(c.args, testPasses, nil)
		ue := (*base.UsageError)(nil)
		if !errors.As(err, &ue) {
			t.Errorf("%q: %+v, error %v", c.args, o, err)
		} else if !strings.Contains(ue.Error(), c.want) {
			t.Errorf("%q: no %q in: %v", c.args, c.want, err)
		}
	}
}

func TestHelpShowsExamplesFirst(t *testing.T) {
	for _, arg := range []string{"-h", "--h", "-help", "--help"} {
		var out bytes.Buffer
		if _, err := parseArgs([]string{"in.ll", arg}, testPasses, &out); !errors.Is(err, flag.ErrHelp) {
			t.Fatalf("%s: %v", arg, err)
		}
		text := out.String()
		examples, flags := strings.Index(text, "Examples:"), strings.Index(text, base.WhatOutput+":")
		if examples < 0 || flags < examples {
			t.Errorf("%s: examples at %d, flags at %d", arg, examples, flags)
		}
		// groups by what one wants to do, and none by the alphabet
		at := 0
		for _, title := range []string{base.WhatOutput, base.WhichRules, base.WhichPasses, base.WhatWasDone, base.FindABug, base.Bounds, base.AboutUs} {
			i := strings.LastIndex(text, "\n"+title+":\n")
			if i < at {
				t.Errorf("%s: %s is at %d, behind %d", arg, title, i, at)
			}
			at = i
		}
		for _, spelling := range []string{"-S", "-cost model|file.rw", "-diff", "-disable rule", "-e text", "-remarks[=text|yaml|pass]", "-o file", "-passes pipeline", "-print-after pass|all"} {
			if !regexp.MustCompile(`\n  ` + regexp.QuoteMeta(spelling) + `\s`).MatchString(text[flags:]) {
				t.Errorf("%s: no %s in\n%s", arg, spelling, text)
			}
		}
	}
}

func TestSelects(t *testing.T) {
	for _, c := range []struct {
		globs, name string
		want        bool
	}{
		{"", "f", true},
		{"f", "f", true},
		{"f", "g", false},
		{"f*", "foo", true},
		{"f* g", "g", true},
		{"*bar", "go.x/y.bar", true}, // a slash is a character like others
		{"go.x/*", "go.x/y.bar", true},
		{"go.x/?", "go.xy", false},
		{"[a-c]1", "b1", true},
		{`\*x`, "*x", true},
	} {
		if got := base.FuncGlobs(strings.Fields(c.globs)).Selects(c.name); got != c.want {
			t.Errorf("-func %q, %q: %v", c.globs, c.name, got)
		}
	}
}

// TestHabits: what is said of opt's flags is about flags, commands and pipelines that
// there are, and about none that is taken.
func TestHabits(t *testing.T) {
	root := described(passes.All)
	known, commands := map[string]bool{}, map[string]bool{}
	for _, f := range root.Flags.All() {
		known[f.Name] = true
	}
	for _, c := range root.Commands {
		commands[c.Name] = true
	}
	for habit, hint := range optHabits {
		if known[habit] {
			t.Errorf("-%s is a flag here, too", habit)
		}
		for _, m := range regexp.MustCompile(`(?:^|[ (])-([A-Za-z][-A-Za-z0-9]*)`).FindAllStringSubmatch(hint, -1) {
			if !known[m[1]] {
				t.Errorf("-%s: %q speaks of -%s", habit, hint, m[1])
			}
		}
		for _, m := range regexp.MustCompile(`rewrite ([a-z]+)`).FindAllStringSubmatch(hint, -1) {
			if !commands[m[1]] && m[1] != "writes" {
				t.Errorf("-%s: %q speaks of a command %s", habit, hint, m[1])
			}
		}
		if _, err := parseArgs([]string{"-" + habit, "in.ll"}, passes.All, nil); err == nil || !strings.Contains(err.Error(), hint) {
			t.Errorf("-%s: %v", habit, err)
		}
	}
}
