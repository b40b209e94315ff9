package main

import (
	"bytes"
	"cmp"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"syscall"

	"golang.org/x/term"

	"rewrite/cmd/rewrite/internal/base"
	"rewrite/cmd/rewrite/internal/cli"
	"rewrite/cmd/rewrite/internal/compiler"
	"rewrite/cmd/rewrite/internal/ruleset"
	"rewrite/passes"
	"rewrite/passes/ir/diag"
	"rewrite/passes/optimize"
	"rewrite/passes/target"
)

const ccHelp = `rewrite cc runs clang with rewrite's passes in the place of LLVM's, for make and cmake:
each file of C or C++ is compiled to IR, optimized here, and made code of by clang.

At -O2, -O3, -Os and -Oz the pipeline of that name is run. All else is left to the
compiler as it stands: other levels, other languages, linking, preprocessing, and what
needs passes of LLVM's (sanitizers, profiles, coverage, LTO, coroutines, remarks) or turns
one off that rewrite has, too (-fno-vectorize, -fno-slp-vectorize, -fno-unroll-loops). So is a file of
whose code clang warns (-Wframe-larger-than), since only it knows the lines, and one that
rewrite does not understand, with a warning. Options of -mllvm are for LLVM: it makes the code, and
rewrite's passes know none of them.

Examples:
  make CC='rewrite cc -- clang-22' CXX='rewrite cc -- clang++-22'
  cmake -DCMAKE_C_COMPILER=clang-22 -DCMAKE_C_COMPILER_LAUNCHER='rewrite;cc;--' ...
  rewrite cc -v -- clang-22 -O2 -c x.c       say what is done
  rewrite cc -passes combine -- clang-22 -O2 -c x.c -o x.o

Usage: rewrite cc [flags] -- clang arguments...

Exit status: that of the compiler; 2 if the command line of rewrite cc is wrong; 128 and the
number of the signal if one ended it.
`

// A launch is one run of a compiler.
type launch struct {
	*base.Command
	compiler.Children
	passes   string // by level if it is not piped
	piped    bool   // -passes was given
	workers  int
	say      bool
	compiler []string // the command line
	temp     string   // a folder that is gone in the end
	tooLong  bool     // for the system to run it: the command line of a job
}

// runCC launches a compiler.
func runCC(c *base.Command, args []string) (code int, err error) {
	l := launch{Command: c}
	fs := cli.New("rewrite cc")
	fs.Func("passes", "the `pipeline` to run instead of that of the level", func(s string) (err error) {
		l.passes, l.piped = s, true
		_, err = passes.Parse(s, c.Passes)
		return err
	})
	fs.IntVar(&l.workers, "j", 1, "`workers` that run at once on a file; make -j and ninja have others at work")
	fs.BoolVar(&l.say, "v", false, "say on standard error what is done with each job of the compiler")
	rest, err := c.ParseBy(fs, ccHelp, args, fs.ParseLeading)
	if err != nil {
		return 0, err
	}
	if len(rest) > 0 && rest[0] == "--" {
		rest = rest[1:]
	}
	switch {
	case len(rest) == 0:
		return 0, base.Usagef("as in: rewrite cc -- clang -O2 -c x.c", "the compiler is missing")
	case l.workers < 1:
		return 0, base.Usagef("", "-j %d: at least one worker is needed", l.workers)
	}
	l.compiler = rest
	return l.run(), nil
}

// tell says what is done, if that was asked for.
func (l *launch) tell(format string, args ...any) {
	if l.say {
		fmt.Fprintf(l.Stderr, "rewrite cc: "+format+"\n", args...)
	}
}

// warn says what the user of the compiler would not expect.
func (l *launch) warn(format string, args ...any) {
	fmt.Fprintf(l.Stderr, "rewrite cc: warning: "+format+"\n", args...)
}

// run does what the compiler would do, and gives its exit status.
func (l *launch) run() int {
	why := l.plain()
	if why == "" {
		temp, err := os.MkdirTemp("", "rewrite-cc")
		if err != nil {
			why = fmt.Sprintf("there is no place for what is between two jobs: %v", err)
		}
		l.temp = temp
	}
	remove := func() {
		if l.temp != "" {
			os.RemoveAll(l.temp)
		}
	}
	defer remove()
	defer l.Watch(remove)()
	var code int
	if why != "" {
		code = l.asItStands(why)
	} else {
		code = l.ask()
	}
	return cmp.Or(l.Stopped(), code)
}

// asItStands runs the compiler.
func (l *launch) asItStands(why string) int {
	l.tell("the compiler is run as it stands: %s", why)
	return l.start(l.compiler, l.Stdin, l.Stdout, l.Stderr)
}

// ask asks the compiler for its jobs, and does them.
func (l *launch) ask() int {
	asking := []string{"-###"}
	if f, ok := l.Stderr.(*os.File); ok && term.IsTerminal(int(f.Fd())) {
		asking = append(asking, "-fcolor-diagnostics") // the driver does not see the terminal; the user's own is behind it
	}
	first := slices.IndexFunc(l.compiler, func(a string) bool { return strings.HasPrefix(a, "-") || strings.HasPrefix(a, "@") })
	question := slices.Insert(slices.Clone(l.compiler), first, asking...) // where no option takes it for its value, and no launcher for its own
	env := os.Environ()
	for _, name := range []string{"TMPDIR", "TMP", "TEMP"} {
		env = append(env, name+"="+l.temp) // what is made there is between two jobs
	}
	var text bytes.Buffer
	code, err := l.Run(question, env, nil, &text, &text)
	if err != nil {
		return l.asItStands(fmt.Sprintf("it can't be asked for its jobs: %v", err))
	}
	if code != 0 {
		return l.asItStands("it does not tell its jobs")
	}
	jobs, said, err := compiler.Read(text.String())
	if errors.Is(err, compiler.ErrForeign) {
		l.warn("%s does not tell its jobs as clang does: nothing is optimized", l.compiler[0])
	}
	if err != nil {
		return l.asItStands(err.Error())
	}
	if !slices.ContainsFunc(jobs, func(j compiler.Job) bool { name, _ := j.Level(); return name != "" }) {
		why := "there is nothing for it to optimize"
		for _, j := range jobs {
			if _, w := j.Level(); w != "" {
				why = w
			}
		}
		return l.asItStands(why)
	}
	for _, line := range said {
		fmt.Fprintln(l.Stderr, line)
	}
	code = l.jobs(jobs)
	if l.tooLong {
		return l.asItStands("the command line of a job is too long")
	}
	return code
}

// plain tells why the driver need not be asked, "" if it is to be.
func (l *launch) plain() string {
	optimizes := false
	for _, a := range l.compiler[1:] {
		switch {
		case a == "-v" || a == "-###" || strings.HasPrefix(a, "-save-temps") || strings.HasPrefix(a, "--save-temps"):
			return a + " shows how it works itself"
		case strings.HasPrefix(a, "-MJ") || a == "-gen-cdb-fragment-path":
			return a + " says what it runs"
		}
		optimizes = optimizes || strings.HasPrefix(a, "-O") || strings.HasPrefix(a, "@") || strings.HasPrefix(a, "--config")
	}
	if !optimizes {
		return "no level is asked for"
	}
	return ""
}

// jobs does the jobs of the driver, one behind the other. As there, one that fails keeps those from being done that need
// what it makes.
func (l *launch) jobs(jobs []compiler.Job) (code int) {
	missing := map[string]bool{}
	for _, j := range jobs {
		out := j.Option("-o")
		if slices.ContainsFunc(j, func(a string) bool { return missing[a] }) {
			missing[out] = true
			continue
		}
		did := l.job(j)
		if l.tooLong {
			return did
		}
		if did != 0 {
			missing[out] = true
			discard(out)
			code = max(code, did)
		}
	}
	return code
}

// discard removes what a job that failed was to write, lest make take it for new. As in the driver, it stays if
// it is no regular file (/dev/null) or may not be written.
func discard(out string) {
	info, err := os.Stat(out)
	if out == "-" || err != nil || !info.Mode().IsRegular() {
		return
	}
	if f, err := os.OpenFile(out, os.O_WRONLY, 0); err == nil {
		f.Close()
		os.Remove(out)
	}
}

// job does a job. What the halves of one that is cut say and write to standard output is held back until both are done:
// if the job is done as it stands after all, the compiler says it again.
func (l *launch) job(j compiler.Job) int {
	level, why := j.Level()
	module := filepath.Join(l.temp, "module.ll")
	front, back := j.Cut(module)
	name := j[len(j)-1]
	if level == "" || front == nil {
		if why != "" {
			l.tell("%s is compiled as it stands: %s", name, why)
		}
		return l.start(j, l.Stdin, l.Stdout, l.Stderr)
	}
	source := func() io.Reader { return l.Stdin }
	if name == "-" {
		src, err := io.ReadAll(l.Stdin) // which may have to be compiled a second time
		if err != nil {
			return l.Report("standard input", err)
		}
		source = func() io.Reader { return bytes.NewReader(src) }
		defer func() { l.Stdin = source() }()
	}
	asItStands := func(why string) int {
		l.tell("%s is compiled as it stands: %s", name, why)
		return l.start(j, source(), l.Stdout, l.Stderr)
	}
	var printed, said, saidOfIR bytes.Buffer
	if code := l.start(front, source(), &printed, &said); code != 0 {
		l.Stderr.Write(said.Bytes())
		return code
	}
	ir, err := os.ReadFile(module)
	os.Remove(module)
	if err != nil {
		return asItStands("its first half makes no IR")
	}
	if what := compiler.Unlowered(string(ir)); what != "" {
		return asItStands("LLVM's passes lower " + what)
	}
	optimized, ok := l.optimize(name, level, ir)
	if !ok {
		l.warn("%s is compiled without rewrite; to see its IR, add -S -emit-llvm -Xclang -disable-llvm-passes", name)
		return asItStands("its IR can't be optimized")
	}
	code := l.start(back, optimized, &printed, &saidOfIR)
	switch {
	case l.Stopped() != 0:
		return code
	case code != 0 || saidOfIR.Len() > 0: // at places in IR, which are none in the source
		did := asItStands("clang has something to say of its code")
		if code != 0 && did == 0 {
			l.warn("%s is compiled without rewrite, of whose IR clang could not make code", name)
		}
		return did
	}
	l.Stderr.Write(said.Bytes())
	l.tell("%s is optimized by -passes=%s", name, l.pipeline(level))
	if _, err := l.Stdout.Write(printed.Bytes()); err != nil {
		return l.Report("standard output", err)
	}
	return 0
}

func (l *launch) pipeline(level string) string {
	if l.piped {
		return l.passes
	}
	return level
}

// optimize runs the passes on a module. That they can't is a warning: the compiler does without them.
func (l *launch) optimize(name, level string, module []byte) (optimized *bytes.Buffer, ok bool) {
	name = "IR of " + name // where messages are, and not in the source
	optimized = new(bytes.Buffer)
	defer func() {
		if x := recover(); x != nil {
			l.warn("internal error while working on the %s: %v", name, x)
			ok = false
		}
	}()
	o, err := parseArgs([]string{"-passes=" + l.pipeline(level), "-j", strconv.Itoa(l.workers), "-"}, l.Passes, l.Stdout)
	if err != nil {
		panic(err) // the pipeline was parsed before, or is named
	}
	s := &session{Loader: ruleset.Loader{Command: l.Command}, percent: onlyPercent, only: true}
	cfg := &passes.Config{Limits: o.Limits, Target: target.Options{LLVM: o.LLVM}}
	if o.passes.NeedsRules() {
		s.loadAside(o, cfg)
		defer s.wait()
	}
	s.collectFor(len(module))
	d := &optimize.Driver{Pipeline: o.passes, Config: cfg, Hooks: passes.Hooks{Jobs: o.workers}, Start: s.wait}
	text, _, found := d.Text(name, module)
	failed := text == nil || found.HasErrors()
	for _, d := range found {
		if d.Severity == diag.Error {
			d.Severity = diag.Warning
		}
	}
	l.Accept(false, name, true, found)
	if failed {
		return nil, false
	}
	_, err = text.WriteTo(optimized)
	return optimized, err == nil
}

// start runs a command, and gives its exit status, 127 if it is not there.
func (l *launch) start(command []string, in io.Reader, out, diagnostics io.Writer) int {
	code, err := l.Run(command, nil, in, out, diagnostics)
	switch {
	case errors.Is(err, syscall.E2BIG) && &command[0] != &l.compiler[0]:
		l.tooLong = true
		return 1
	case err != nil:
		l.Report(command[0], err)
		return 127
	}
	return code
}
