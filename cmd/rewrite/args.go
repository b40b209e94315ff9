package main

import (
	"errors"
	"flag"
	"fmt"
	"io"
	"runtime"
	"slices"
	"strconv"
	"strings"
	"time"

	"rewrite/cmd/rewrite/internal/base"
	"rewrite/cmd/rewrite/internal/cli"
	"rewrite/cmd/rewrite/internal/fileio"
	"rewrite/cmd/rewrite/internal/inspect"
	"rewrite/cmd/rewrite/internal/ruleset"
	"rewrite/passes"
)

// options is what the command line asks for.
type options struct {
	inputs []string // as given; "-" is standard input
	ruleset.Options
	stats        bool
	bisect       int           // changes to apply; -1 for all
	timeout      time.Duration // 0 for none
	remarks      remarkForm
	profile      string
	output       string // as given; "" or "-" is standard output
	passes       passes.Pipeline
	timePasses   bool
	coverage     []string // files, by extension
	coverageDir  string
	times        bool   // of rules, in coverage
	printAfter   string // name of a pass, "all", or "" for none
	printChanged bool
	piped        bool // -passes was given
	only         base.FuncGlobs
	workers      int // of -j
	diff         bool
	pairs        string // folder of -alive-pairs
	verify       bool
	mergeVerify  int
	mergeModulo  bool
	version      bool
	noOutput     bool   // -disable-output
	text         bool   // -S
	keepGoing    bool   // -k
	depfiles     bool   // -MD
	depfile      string // of -MF
}

// remarkForm is the value of -remarks: "", "text", "yaml", or the name of a pass, whose remarks alone are printed as text. It is a flag that may
// stand without a value.
type remarkForm string

func (f *remarkForm) String() string   { return string(*f) }
func (f *remarkForm) IsBoolFlag() bool { return true }
func (f *remarkForm) Set(s string) error {
	switch s {
	case "true":
		s = "text"
	case "false":
		s = ""
	case "text", "yaml":
	default:
		if passes.ByName(s) == nil {
			return errors.New("remarks are text or yaml, or those of a pass")
		}
	}
	*f = remarkForm(s)
	return nil
}

// help is what rewrite -h prints before the flags; %s is the list of commands.
const help = `rewrite optimizes LLVM IR.

Examples:
  rewrite in.ll -o out.ll                   optimize with the built-in rules
  rewrite -O1 in.ll -o out.ll               what clang -O0 printed, into SSA form first
  rewrite -rules rules/*.rw in.ll           with these rules instead
  rewrite -rules mine.rw -diff in.ll        show what my rules change
  rewrite -e 'rule d  sub(x, x) => 0' in.ll
  clang -O1 -S -emit-llvm x.c -o - | rewrite - | llc -o x.s
  rewrite in.bc -o out.bc                   bitcode goes through llvm-dis and llvm-as
  rewrite a.ll sub/b.ll -o out/             writes out/a.ll and out/sub/b.ll
  rewrite -O2 -j 2 -k @files -o out/        the inputs that a file names, all that can be done
  rewrite -MD -rules mine.rw in.ll -o o.ll  and o.d, which tells make and ninja of mine.rw
  rewrite -passes= -strict -verify-each -disable-output in.ll
                                            only check; what isn't understood is an error

Usage: rewrite [flags] input... [-o output]
       rewrite command [flags] [arguments]

Inputs are files of LLVM IR, textual or bitcode; - is standard input. Flags may
stand before, between and after them; -- ends the flags. @FILE stands for the
arguments in a file, separated by white space and quoted as for a shell. Of several
inputs those behind one with an error are left, unless -k is given. Statistics, remarks,
warnings and errors go to standard error.

%s
rewrite help COMMAND says what a command takes.

Exit status: 0 done, 1 the input is wrong (or can't be read, or the output can't
be written), 2 the command line is wrong, 3 a bug in rewrite; of several inputs the
highest.
`

// flags are the flags of rewrite without a command, which fill the options.
func (o *options) flags(known []*passes.Pass) *cli.FlagSet {
	fs := cli.New("rewrite")
	fs.Habits = optHabits
	fs.ResponseFiles = true

	fs.Group(base.WhichPasses)
	fs.Func("passes", "the `pipeline` to run instead of combine (of saturate alone with -rules or -e): names with commas between them, options of a pass behind it, as in mergefunc<modulo>, repeat<N>(a,b) as long as they change something, cgscc(a,b) for callees before their callers; the empty one only reads and writes; rewrite passes lists what there is", func(s string) (err error) {
		o.piped = true
		if base.IsIRName(s) {
			return fmt.Errorf("it is an input and no pipeline; the empty one is written -passes= with nothing after it: rewrite -passes= %s", s)
		}
		o.passes, err = passes.Parse(s, known)
		return err
	})
	for _, named := range passes.Named {
		fs.BoolFunc(named.Name, "the pipeline for "+named.Doc+"; rewrite passes lists its passes", func(string) (err error) {
			o.piped = true
			o.passes, err = passes.Parse(named.Name, passes.All)
			return err
		})
	}
	fs.BoolVar(&o.mergeModulo, "merge-modulo-rules", false, "with mergefunc, also merge functions that are the same by the rules: the same as mergefunc<modulo> in the pipeline")
	fs.IntVar(&o.mergeVerify, "mergefunc-verify", 0, "before mergefunc, check the laws of its order on all pairs and triples of the first `N` functions: the same as mergefunc<verify=N>")

	fs.Group(base.WhatOutput)
	fs.Func("o", "output `file`, - for standard output, or a directory when it ends in /; several inputs need a directory, and keep their relative paths in it; a name in .bc is written as bitcode, through llvm-as", func(s string) error {
		if s == "" {
			return errors.New("needs a name; - is standard output")
		}
		if o.output != "" {
			return fmt.Errorf("was already given, as %q", o.output)
		}
		o.output = s
		return nil
	})
	fs.BoolVar(&o.noOutput, "disable-output", false, "write no module")
	fs.BoolVar(&o.depfiles, "MD", false, "beside each output, in .d, write what it was made from, as a rule for make and ninja: the input, rule files and folders of them, and files of -cost and -proofs")
	fs.Func("MF", "write that of all outputs to the `file` instead", func(s string) error {
		if s == "" {
			return errors.New("needs a name")
		}
		o.depfile = s
		return nil
	})
	fs.BoolVar(&o.diff, "diff", false, "write a unified diff of changed functions instead of the module; with rules of your own alone, against a run without them")
	fs.Func("func", "change only functions whose name matches the `glob`; may be given again", o.only.Add)
	fs.BoolVar(&o.text, "S", false, "write text, as is done anyway but to names in .bc")

	fs.Group(base.WhatWasDone)
	fs.Var(&o.remarks, "remarks", "`text|yaml|pass`: say on standard error what became of each value, in words or in LLVM's YAML form, or what one pass says in words")
	fs.BoolVar(&o.stats, "stats", false, "print statistics to standard error")
	fs.Func("coverage", "write what became of each rule to the `file`: a table to .txt, a page to .html, data to .json, a trace for genhtml to .lcov; may be given again", func(s string) error {
		if _, err := inspect.CoverageFormat(s); err != nil {
			return err
		}
		o.coverage = append(o.coverage, s)
		return nil
	})
	fs.StringVar(&o.coverageDir, "coverage-dir", "", "add it to a `folder` that any number of runs write to, for rewrite coverage")
	fs.BoolVar(&o.times, "times", false, "with -coverage, count time, too: it differs from run to run, all else does not")
	fs.BoolVar(&o.timePasses, "time-passes", false, "print the time that each pass took, over all workers, and how often each analysis was computed, to standard error")
	fs.StringVar(&o.printAfter, "print-after", "", "`pass|all`: print each function to standard error after the pass, or after each; one worker only")
	fs.BoolFunc("print-after-all", "the same as -print-after=all", func(string) error {
		o.printAfter = "all"
		return nil
	})

	fs.BoolVar(&o.printChanged, "print-changed", false, "print each function to standard error after each pass that changed it; one worker only")

	fs.Group(base.FindABug)
	fs.BoolVar(&o.Strict, "strict", false, "warnings are errors: nothing may be left as it was for not being understood")
	fs.BoolVar(&o.verify, "verify-each", false, "verify the module after every pass, too, and functions that no pass runs on; what a pass says it kept of the analyses is computed anew and compared")
	fs.IntVar(&o.bisect, "bisect", -1, "apply only the first `N` changes, counted over stages of the pipeline, functions, passes and what rules replace, and say how many there were: of other passes all that they do to a function at a time is one")
	fs.StringVar(&o.pairs, "alive-pairs", "", "write each changed function before and after, as alive-tv takes it, into the `folder`")
	fs.StringVar(&o.profile, "cpuprofile", "", "write a CPU profile for go tool pprof to the `file`")

	fs.Group(base.Bounds)
	fs.IntVar(&o.workers, "j", runtime.GOMAXPROCS(0), "`workers` that run at once, by default one for each processor, on inputs and on functions of one; the output never depends on it")
	fs.BoolVar(&o.keepGoing, "k", false, "go on with the next input after one with an error")
	fs.DurationVar(&o.timeout, "timeout", 0, "leave functions as they are once this `time` is over, as in 30s; what is done then depends on the machine")

	fs.Group(base.AboutUs)
	fs.BoolVar(&o.version, "version", false, "print the version")

	o.AddRuleFlags(fs)
	fs.Order(base.WhatOutput, base.WhichRules, base.WhichPasses, base.WhatWasDone, base.FindABug, base.Bounds, base.AboutUs)
	return fs
}

// parseArgs reads the command line. For -h it writes the help to stdout and
// returns flag.ErrHelp; what can't be meant is a *usageError.
func parseArgs(args []string, known []*passes.Pass, stdout io.Writer) (*options, error) {
	o := &options{}
	positional, err := o.flags(known).Parse(args)
	if errors.Is(err, flag.ErrHelp) {
		described(known).WriteHelp(stdout)
	}
	if err != nil {
		return nil, err
	}
	if o.version {
		return o, nil
	}
	for _, p := range positional {
		switch {
		case p == "":
			return nil, base.Usagef("", "an argument is empty; an input needs a name")
		case strings.HasSuffix(p, ".rw"):
			o.Rules = append(o.Rules, p)
		default:
			o.inputs = append(o.inputs, p)
		}
	}
	if o.printAfter != "" || o.printChanged {
		o.workers = 1 // functions one after the other
	}
	if o.printAfter != "" {
		if o.printAfter != "all" && !slices.ContainsFunc(known, func(p *passes.Pass) bool { return p.Name == o.printAfter }) {
			return nil, base.Usagef("rewrite passes lists them", "-print-after %s: there is no such pass", o.printAfter)
		}
	}
	if err := o.passOptions(); err != nil {
		return nil, err
	}
	if !o.piped {
		o.passes = passes.Default()
		if len(o.Rules) > 0 || len(o.Exprs) > 0 {
			o.passes = passes.Of(passes.ByName("saturate")) // who names rules wants to see those at work
		}
	}
	return o, o.check()
}

// passOptions puts flags that are options of a pass into the pipeline.
func (o *options) passOptions() error {
	for _, x := range []struct {
		given        bool
		flag         string
		pass, option string
		value        string
	}{
		{o.mergeVerify != 0, "-mergefunc-verify", "mergefunc", "verify", strconv.Itoa(o.mergeVerify)},
		{o.mergeModulo, "-merge-modulo-rules", "mergefunc", "modulo", ""},
	} {
		if !x.given {
			continue
		}
		p, ok := o.passes.With(x.pass, x.option, x.value)
		if !ok {
			return base.Usagef("as in: rewrite -passes="+x.pass+" "+strings.TrimSpace(x.flag+" "+x.value)+" in.ll", "%s is for the pass %s, which is not run", x.flag, x.pass)
		}
		o.passes = p
	}
	return nil
}

// check looks for what no single flag can be blamed for.
func (o *options) check() error {
	for _, r := range o.Rules {
		switch {
		case base.IsIRName(r):
			return base.Usagef("rule files end in .rw; the input goes without -rules: rewrite "+r, "-rules %s: that is LLVM IR and no rule file", r)
		case strings.HasPrefix(r, "-"):
			return base.Usagef("rule files end in .rw, as in: rewrite -rules mine.rw in.ll", "-rules has the flag %s where its file should be", r)
		}
	}
	switch {
	case o.noOutput && o.output != "":
		return base.Usagef("", "-disable-output writes nothing, and -o says where to: one of them is too many")
	case o.noOutput && o.diff:
		return base.Usagef("", "-disable-output writes nothing, and -diff says what: one of them is too many")
	case (o.depfiles || o.depfile != "") && (o.noOutput || o.output == "" || o.output == "-"):
		return base.Usagef("as in: rewrite -MD in.ll -o out.ll", "-MD and -MF tell what an output file depends on, and -o names none")
	case fileio.IsBitcodeName(o.output) && o.text:
		return base.Usagef("name it in .ll", "-S writes text, and %s is a name of bitcode", o.output)
	case fileio.IsBitcodeName(o.output) && o.diff:
		return base.Usagef("name it in .diff", "-diff writes text, and %s is a name of bitcode", o.output)
	}
	if o.workers < 1 {
		return base.Usagef("", "-j %d: at least one worker is needed", o.workers)
	}
	if len(o.inputs) == 0 {
		hint := "name a .ll file, or - for standard input"
		if base.IsIRName(o.output) {
			hint += fmt.Sprintf("; -o took %s as the output", o.output)
		}
		return base.Usagef(hint, "no input")
	}
	stdin := 0
	for _, in := range o.inputs {
		if in == "-" {
			stdin++
		}
	}
	if stdin > 1 {
		return base.Usagef("", "standard input (-) is named %d times, but can be read once", stdin)
	}
	return nil
}
