package main

import (
	"errors"
	"flag"
	"fmt"
	"io"
	"path"
	"runtime"
	"strconv"
	"strings"

	"rewrite/passes/ir"
)

// options is what the command line asks for.
type options struct {
	inputs  []string // as given; "-" is standard input
	rules   []string // rule files, in the order of the command line
	output  string   // as given; "" or "-" is standard output
	passes  []pass
	only    []string // globs of -func; empty selects every function
	workers int      // of -j
	llvm    int      // major version of -llvm-version; 0 takes it from !llvm.ident
	diff    bool
	strict  bool
	verify  bool
	version bool
}

// A usageError is a command line that can't be meant. The hint says what would be
// right, as a sentence or a command.
type usageError struct{ msg, hint string }

func (e *usageError) Error() string {
	if e.hint == "" {
		return e.msg
	}
	return e.msg + "\n  " + e.hint
}

func usagef(hint, format string, args ...any) error {
	return &usageError{msg: fmt.Sprintf(format, args...), hint: hint}
}

const help = `rewrite optimizes LLVM IR.

Examples:
  rewrite -passes= in.ll                    read, check and write to standard output
  rewrite -passes= in.ll -o out.ll          write to a file
  clang -O1 -S -emit-llvm x.c -o - | rewrite -passes= - | llc -o x.s
  rewrite -passes= in.bc -o out.ll          bitcode is read through llvm-dis
  rewrite -passes= a.ll sub/b.ll -o out/    writes out/a.ll and out/sub/b.ll
  rewrite -strict -verify-each in.ll -o /dev/null
                                            only check; what isn't understood is an error

Rule files:
%s
Usage: rewrite [flags] input... [-o output]

Inputs are files of LLVM IR, textual or bitcode; - is standard input. Flags may
stand before, between and after them; -- ends the flags. Statistics, remarks,
warnings and errors go to standard error.

Exit status: 0 done, 1 the input is wrong (or can't be read, or the output can't
be written), 2 the command line is wrong, 3 a bug in rewrite.

Flags:
`

// parseArgs reads the command line. For -h it writes the help to stdout and
// returns flag.ErrHelp; what can't be meant is a *usageError.
func parseArgs(args []string, passes []pass, stdout io.Writer) (*options, error) {
	o := &options{}
	fs := flag.NewFlagSet("rewrite", flag.ContinueOnError)
	fs.SetOutput(io.Discard)
	fs.Usage = func() {} // the default one prints everything on any mistake
	var rules []string
	fs.Func("rules", "rule `file` (.rw); may be given again, and every argument in .rw is one;\nthis build has no rule engine yet and refuses them", func(s string) error {
		rules = append(rules, s)
		return nil
	})
	fs.Func("o", "output `file`, - for standard output, or a directory when it ends in /;\nseveral inputs need a directory, and keep their relative paths in it", func(s string) error {
		if s == "" {
			return errors.New("needs a name; - is standard output")
		}
		if o.output != "" {
			return fmt.Errorf("was already given, as %q", o.output)
		}
		o.output = s
		return nil
	})
	fs.Func("passes", "comma-separated `list` of passes to run; the empty list only reads and writes;\n"+existing(passes), func(s string) (err error) {
		o.passes, err = parsePasses(s, passes)
		return err
	})
	fs.Func("func", "change only functions whose name matches the `glob`; may be given again", func(s string) error {
		if _, err := path.Match(s, ""); err != nil {
			return fmt.Errorf("bad glob: %w", err)
		}
		o.only = append(o.only, strings.TrimPrefix(s, "@"))
		return nil
	})
	fs.Func("llvm-version", "write nothing newer than LLVM `N`, a major version; without it the version\nthat !llvm.ident names is kept to, or 15", func(s string) (err error) {
		o.llvm, err = parseLLVMVersion(s)
		return err
	})
	fs.IntVar(&o.workers, "j", runtime.GOMAXPROCS(0), "`workers` that run at once; the output never depends on it")
	fs.BoolVar(&o.diff, "diff", false, "write a unified diff of changed functions instead of the module")
	fs.BoolVar(&o.strict, "strict", false, "warnings are errors: nothing may be left as it was for not being understood")
	fs.BoolVar(&o.verify, "verify-each", false, "verify the module after reading and after every pass")
	fs.BoolVar(&o.version, "version", false, "print the version")
	fs.Bool("S", false, "accepted for those used to opt: text is what rewrite always writes")

	positional, err := permute(fs, args)
	if errors.Is(err, flag.ErrHelp) {
		fmt.Fprintf(stdout, help, subcommandHelp())
		fs.SetOutput(stdout)
		fs.PrintDefaults()
		return nil, err
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
			return nil, usagef("", "an argument is empty; an input needs a name")
		case strings.HasSuffix(p, ".rw"):
			rules = append(rules, p)
		default:
			o.inputs = append(o.inputs, p)
		}
	}
	o.rules = rules
	return o, o.check()
}

// permute parses flags wherever they stand and returns the other arguments. The
// flag package stops at the first argument that is no flag, so it is handed one
// flag, with its value, at a time.
func permute(fs *flag.FlagSet, args []string) (positional []string, err error) {
	for len(args) > 0 {
		arg := args[0]
		if arg == "--" {
			return append(positional, args[1:]...), nil
		}
		if arg == "-" || !strings.HasPrefix(arg, "-") {
			positional, args = append(positional, arg), args[1:]
			continue
		}
		n := 1
		name := strings.TrimPrefix(strings.TrimPrefix(arg, "-"), "-")
		if f := fs.Lookup(name); f != nil && !isBool(f) {
			n = min(2, len(args)) // the value is the next argument, whatever it looks like
		}
		if err := fs.Parse(args[:n]); errors.Is(err, flag.ErrHelp) {
			return nil, err
		} else if err != nil {
			return nil, flagError(fs, name, err)
		}
		args = args[n:]
	}
	return positional, nil
}

// isBool tells whether a flag stands without a value, the way the flag package
// asks it.
func isBool(f *flag.Flag) bool {
	b, ok := f.Value.(interface{ IsBoolFlag() bool })
	return ok && b.IsBoolFlag()
}

// flagError adds to the flag package's message what was probably meant.
func flagError(fs *flag.FlagSet, name string, err error) error {
	name, _, _ = strings.Cut(name, "=")
	if fs.Lookup(name) != nil {
		return usagef("", "%v", err)
	}
	var known []string
	fs.VisitAll(func(f *flag.Flag) { known = append(known, f.Name) })
	if near := ir.Nearest(name, known); near != "" && len(name) > 1 {
		return usagef("did you mean -"+near+"?", "there is no flag -%s", name)
	}
	return usagef("", "there is no flag -%s", name)
}

// parsePasses reads the value of -passes.
func parsePasses(list string, known []pass) ([]pass, error) {
	if list == "" {
		return nil, nil
	}
	if isIRName(list) {
		return nil, fmt.Errorf("it is an input and no list of passes; the empty list is written -passes= with nothing after it: rewrite -passes= %s", list)
	}
	var run []pass
next:
	for name := range strings.SplitSeq(list, ",") {
		for _, p := range known {
			if p.name == name {
				run = append(run, p)
				continue next
			}
		}
		return nil, fmt.Errorf("there is no pass %q; %s", name, existing(known))
	}
	return run, nil
}

// existing says which passes there are.
func existing(known []pass) string {
	if len(known) == 0 {
		return "this build has no passes: the only list is the empty one, -passes="
	}
	names := make([]string, len(known))
	for i, p := range known {
		names[i] = p.name
	}
	return "passes are " + strings.Join(names, ", ")
}

// isIRName tells whether an argument names LLVM IR by its suffix: a hint for
// messages, never the way to tell what a file holds.
func isIRName(s string) bool {
	return strings.HasSuffix(s, ".ll") || strings.HasSuffix(s, ".bc")
}

// parseLLVMVersion reads a major version of LLVM.
func parseLLVMVersion(s string) (int, error) {
	n, err := strconv.Atoi(s)
	if err != nil {
		major, _, dotted := strings.Cut(s, ".")
		if m, err := strconv.Atoi(major); dotted && err == nil {
			return 0, fmt.Errorf("a major version is wanted: -llvm-version %d", m)
		}
		return 0, errors.New("a major version is wanted, as in -llvm-version 19")
	}
	if n < 1 {
		return 0, errors.New("there is no such version of LLVM")
	}
	return n, nil
}

// check looks for what no single flag can be blamed for.
func (o *options) check() error {
	for _, r := range o.rules {
		switch {
		case isIRName(r):
			return usagef("rule files end in .rw; the input goes without -rules: rewrite "+r, "-rules %s: that is LLVM IR and no rule file", r)
		case strings.HasPrefix(r, "-"):
			return usagef("rule files end in .rw, as in: rewrite -rules mine.rw in.ll", "-rules has the flag %s where its file should be", r)
		}
	}
	if len(o.rules) > 0 {
		return usagef("leave it out: rewrite -passes= in.ll reads, checks and writes", "rule file %s: this build has no rule engine yet", strings.Join(o.rules, ", "))
	}
	if o.workers < 1 {
		return usagef("", "-j %d: at least one worker is needed", o.workers)
	}
	if len(o.inputs) == 0 {
		hint := "name a .ll file, or - for standard input"
		if isIRName(o.output) {
			hint += fmt.Sprintf("; -o took %s as the output", o.output)
		}
		return usagef(hint, "no input")
	}
	stdin := 0
	for _, in := range o.inputs {
		if in == "-" {
			stdin++
		}
	}
	if stdin > 1 {
		return usagef("", "standard input (-) is named %d times, but can be read once", stdin)
	}
	return nil
}

// selects tells whether -func leaves a function, named without its @, to be changed.
func (o *options) selects(function string) bool {
	if len(o.only) == 0 {
		return true
	}
	// In path.Match no * crosses a slash. In names of functions a slash is a
	// character like others, so it is put out of its sight on both sides.
	hide := func(s string) string { return strings.ReplaceAll(s, "/", "\x1f") }
	for _, glob := range o.only {
		if ok, _ := path.Match(hide(glob), hide(function)); ok {
			return true
		}
	}
	return false
}
