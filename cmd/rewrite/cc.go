package main

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"os/signal"
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
	"rewrite/passes/target"
)

const ccHelp = `rewrite cc runs clang with rewrite's passes in the place of LLVM's, for make and cmake:
each file of C or C++ is compiled to IR, optimized here, and made code of by clang.

At -O2, -O3, -Os and -Oz the pipeline of that name is run. All else is left to the
compiler as it stands: other levels, other languages, linking, preprocessing, and what
needs passes of LLVM's (sanitizers, profiles, coverage, LTO, coroutines, remarks). So is a
file of whose code clang warns (-Wframe-larger-than), since only it knows the lines, and one
that rewrite does not understand, with a warning.

Examples:
  make CC='rewrite cc -- clang-22' CXX='rewrite cc -- clang++-22'
  cmake -DCMAKE_C_COMPILER=clang-22 -DCMAKE_C_COMPILER_LAUNCHER='rewrite;cc;--' ...
  rewrite cc -v -- clang-22 -O2 -c x.c       say what is done
  rewrite cc -passes combine -- clang-22 -O2 -c x.c -o x.o

Usage: rewrite cc [flags] -- clang arguments...

Exit status: that of the compiler; 2 if the command line of rewrite cc is wrong.
`

// A launch is one run of a compiler.
type launch struct {
	*base.Command
	ctx      context.Context
	passes   string // "" is by level
	workers  int
	say      bool
	compiler []string // the command line
}

// runCC launches a compiler.
func runCC(c *base.Command, args []string) (code int, err error) {
	l := launch{Command: c}
	fs := cli.New("rewrite cc")
	fs.StringVar(&l.passes, "passes", "", "the `pipeline` to run instead of that of the level")
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
	if _, err := passes.Parse(l.passes, c.Passes); err != nil {
		return 0, base.Usagef("rewrite passes lists what there is", "-passes: %v", err)
	}
	l.compiler = rest
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	defer stop()
	l.ctx = ctx
	return l.run(), nil
}

// tell says what is done, if that was asked for.
func (l *launch) tell(format string, args ...any) {
	if l.say {
		fmt.Fprintf(l.Stderr, "rewrite cc: "+format+"\n", args...)
	}
}

// run does what the compiler would do, and gives its exit status.
func (l *launch) run() int {
	if why := l.plain(); why != "" {
		l.tell("the compiler is run as it stands: %s", why)
		return l.start(l.compiler, l.Stdin, l.Stdout, l.Stderr)
	}
	ask := []string{"-###"}
	if f, ok := l.Stderr.(*os.File); ok && term.IsTerminal(int(f.Fd())) && !slices.ContainsFunc(l.compiler, func(a string) bool { return strings.HasSuffix(a, "color-diagnostics") }) {
		ask = append(ask, "-fcolor-diagnostics") // the driver does not see the terminal
	}
	options := len(l.compiler)
	if i := slices.Index(l.compiler, "--"); i >= 0 {
		options = i // behind it, all are files
	}
	ask = slices.Insert(slices.Clone(l.compiler), options, ask...)
	text, err := exec.CommandContext(l.ctx, ask[0], ask[1:]...).CombinedOutput()
	jobs, said := compiler.Read(string(text))
	if err != nil || !slices.ContainsFunc(jobs, func(j compiler.Job) bool { name, _ := j.Level(); return name != "" }) {
		why := "there is nothing for it to optimize"
		for _, j := range jobs {
			if _, w := j.Level(); w != "" {
				why = w
			}
		}
		l.tell("the compiler is run as it stands: %s", why)
		return l.start(l.compiler, l.Stdin, l.Stdout, l.Stderr)
	}
	for _, line := range said {
		fmt.Fprintln(l.Stderr, line)
	}
	return l.jobs(jobs)
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
	for i, j := range jobs {
		out := j.Option("-o")
		if i+1 < len(jobs) && out != "" && !slices.Contains(l.compiler, out) && slices.ContainsFunc(jobs[i+1:], func(next compiler.Job) bool { return slices.Contains(next, out) }) {
			defer os.Remove(out) // it is between two jobs
		}
		if slices.ContainsFunc(j, func(a string) bool { return missing[a] }) {
			missing[out] = true
			continue
		}
		if did := l.job(j); did != 0 {
			missing[out] = true
			discard(out)
			code = max(code, did)
		}
		if l.ctx.Err() != nil {
			return max(code, 1)
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
	front, back := j.Cut()
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
	}
	asItStands := func() int { return l.start(j, source(), l.Stdout, l.Stderr) }
	var module, said bytes.Buffer
	if code := l.start(front, source(), &module, &said); code != 0 {
		l.Stderr.Write(said.Bytes())
		return code
	}
	if what := compiler.Unlowered(module.String()); what != "" {
		l.tell("%s is compiled as it stands: LLVM's passes lower %s", name, what)
		return asItStands()
	}
	optimized, ok := l.optimize(name, level, module.Bytes())
	if !ok {
		fmt.Fprintf(l.Stderr, "rewrite cc: warning: %s is compiled without rewrite\n", name)
		return asItStands()
	}
	var made, saidOfIR bytes.Buffer
	code := l.start(back, optimized, &made, &saidOfIR)
	switch {
	case code != 0 && l.ctx.Err() != nil:
		return code
	case code != 0 || saidOfIR.Len() > 0: // at places in IR, which are none in the source
		l.tell("%s is compiled as it stands: clang has something to say of its code", name)
		did := asItStands()
		if code != 0 && did == 0 {
			fmt.Fprintf(l.Stderr, "rewrite cc: warning: %s is compiled without rewrite, of whose IR clang could not make code\n", name)
		}
		return did
	}
	l.Stderr.Write(said.Bytes())
	l.tell("%s is optimized by -passes=%s", name, l.pipeline(level))
	if _, err := l.Stdout.Write(made.Bytes()); err != nil {
		return l.Report("standard output", err)
	}
	return 0
}

func (l *launch) pipeline(level string) string {
	if l.passes != "" {
		return l.passes
	}
	return level
}

// optimize runs the passes on a module.
func (l *launch) optimize(name, level string, module []byte) (optimized *bytes.Buffer, ok bool) {
	optimized = new(bytes.Buffer)
	defer func() {
		if x := recover(); x != nil {
			fmt.Fprintf(l.Stderr, "rewrite: internal error while working on %s: %v\n", name, x)
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
	produce, _, code := s.optimize(o, cfg, &input{name: name, src: module})
	return optimized, code == base.ExitDone && produce != nil && produce(optimized) == nil
}

// start runs a command, and gives its exit status: what a shell gives if a signal ended it, 127 if it is not there.
func (l *launch) start(command []string, in io.Reader, out, diagnostics io.Writer) int {
	cmd := exec.Command(command[0], command[1:]...)
	cmd.Stdin, cmd.Stdout, cmd.Stderr = in, out, diagnostics
	err := cmd.Run()
	var exit *exec.ExitError
	switch {
	case err == nil:
		return 0
	case !errors.As(err, &exit):
		l.Report(command[0], err)
		return 127
	case exit.ExitCode() < 0:
		if s, ok := exit.Sys().(syscall.WaitStatus); ok && s.Signaled() {
			return 128 + int(s.Signal())
		}
		return 1
	}
	return exit.ExitCode()
}
