// Package compiler knows how clang's driver does what it is told: by jobs, one for each file to be compiled and one to
// link, which it prints for -###. A job that compiles C or C++ can be cut where LLVM's passes would run:
//
//	clang -cc1 ... -emit-obj -O2 ... -o x.o -x c x.c        clang -cc1 ... -emit-llvm -disable-llvm-passes ... -o x.ll -x c x.c
//	                                                        clang -cc1 ... -emit-obj -disable-llvm-passes ... -o x.o -x ir -
//
// That the driver takes its own command line apart, and not we, makes everything that it knows right: response and
// configuration files, languages by suffix and by -x, several inputs, what it defines for a target.
package compiler

import (
	"errors"
	"fmt"
	"regexp"
	"slices"
	"strings"
)

// A Job is the command line of a program, which is its first argument.
type Job []string

// ErrForeign: the compiler is none that quotes its jobs as clang's driver does.
var ErrForeign = errors.New("it does not tell its jobs as clang does")

// Read reads what -### prints: the jobs, and what the driver warns of besides.
func Read(text string) (jobs []Job, said []string, err error) {
	foreign := false
	for line := range strings.Lines(text) {
		line = strings.TrimRight(line, "\r\n")
		plain := colours.ReplaceAllString(line, "")
		switch {
		case strings.HasPrefix(line, ` "`):
			job, closed := words(line)
			if !closed {
				return nil, nil, errors.New("an argument of a job has a line end")
			}
			jobs = append(jobs, job)
		case gccJob.MatchString(line):
			foreign = true
		case strings.Contains(plain, ": warning: "), strings.Contains(plain, ": note: "), strings.Contains(plain, ": remark: "):
			said = append(said, line)
		}
	}
	if foreign && len(jobs) == 0 {
		return nil, nil, ErrForeign
	}
	return jobs, said, nil
}

var (
	colours = regexp.MustCompile("\x1b\\[[0-9;]*[a-zA-Z]")
	gccJob  = regexp.MustCompile(`^ [^ "(]`) // gcc quotes only some of the arguments
)

// words cuts a line at its blanks outside of quotes; a backslash takes the next character as it is. closed tells whether
// the last quote is.
func words(line string) (list []string, closed bool) {
	word, quoted, any := []byte(nil), false, false
	for i := 0; i < len(line); i++ {
		switch c := line[i]; {
		case c == '\\' && i+1 < len(line):
			i++
			word = append(word, line[i])
		case c == '"':
			quoted, any = !quoted, true
		case c == ' ' && !quoted:
			if any || len(word) > 0 {
				list = append(list, string(word))
			}
			word, any = nil, false
		default:
			word = append(word, c)
		}
	}
	if any || len(word) > 0 {
		list = append(list, string(word))
	}
	return list, !quoted
}

// Option is the value of the last option of a name that is followed by one.
func (j Job) Option(name string) string {
	for i := len(j) - 2; i > 0; i-- {
		if j[i] == name {
			return j[i+1]
		}
	}
	return ""
}

// levels are the pipelines for what clang calls levels; at others LLVM's own passes are few, and stay.
var levels = map[string]string{"-O2": "O2", "-O3": "O3", "-Ofast": "O3", "-Os": "Os", "-Oz": "Oz"}

// languages are those that are compiled to what passes are run on here.
var languages = []string{"c", "c++", "cpp-output", "c++-cpp-output"}

// alone are options, by how they begin, that need passes of LLVM's, which instrument, link or report, turn off what passes
// here do, too, or have something else made than code, and why.
var alone = []struct{ option, why string }{
	{"-disable-llvm-passes", "no passes are asked for"},
	{"-flto", "it is optimized when it is linked"}, // which IR is for, then
	{"-emit-llvm", "IR is asked for"},
	{"-fsanitize", "LLVM's passes put the checks of sanitizers in"},
	{"-fprofile", "LLVM's passes count for profiles, and read them"},
	{"-fcs-profile", "LLVM's passes count for profiles"},
	{"-fmemory-profile", "LLVM's passes count for profiles"},
	{"-fcoverage-mapping", "LLVM's passes count for coverage"},
	{"-coverage", "LLVM's passes count for coverage"},
	{"-femit-coverage", "LLVM's passes count for coverage"},
	{"-finstrument-function", "LLVM's passes put the calls in"},
	{"-fxray", "LLVM's passes instrument"},
	{"-fcuda", "it is for another device"},
	{"-fopenmp-is-target-device", "it is for another device"},
	{"-fopenmp-targets", "some of it is for another device"},
	{"-fopenmp-host-ir-file-path", "it is for another device"},
	{"-fembed-bitcode", "IR is asked for"},
	{"-fembed-offload-object", "some of it is for another device"},
	{"-fpass-plugin", "LLVM's passes are asked for"},
	{"-load", "a plugin is asked for"},
	{"-opt-record", "remarks of LLVM's passes are asked for"},
	{"-Rpass", "remarks of LLVM's passes are asked for"},
	{"-ftime-", "how long LLVM's passes take is asked for"},
	{"-fthinlto-index", "it is optimized with others"},
	{"-fenable-matrix", "LLVM's passes lower matrices"},
	{"-fpseudo-probe-for-profiling", "LLVM's passes put the probes in"},
	{"-fdebug-info-for-profiling", "LLVM's passes tell the places of profiles apart"},
	{"-stats-file", "statistics of LLVM's passes are asked for"},
	{"-print-stats", "statistics of LLVM's passes are asked for"},
	{"-fno-unroll-loops", "passes here would unroll"},
	{"-E", "something else is made"},
	{"-fsyntax-only", "something else is made"},
	{"-ast-", "something else is made"},
	{"-dump-", "something else is made"},
	{"-analyze", "something else is made"},
	{"-fixit", "something else is made"},
	{"-init-only", "something else is made"},
	{"-plugin", "something else is made"},
	{"-print-", "something else is made"},
	{"-rewrite-", "something else is made"},
	{"-verify", "what is said of it is checked"},
}

// Level is the name of the pipeline that a job asks for; why says that there is none, "" of what is no compilation.
func (j Job) Level() (pipeline, why string) {
	if len(j) < 2 || j[1] != "-cc1" {
		return "", ""
	}
	if language := j.Option("-x"); !slices.Contains(languages, language) {
		return "", fmt.Sprintf("it is of the language %s", language)
	}
	for _, x := range alone {
		if i := slices.IndexFunc(j, func(arg string) bool { return strings.HasPrefix(arg, x.option) }); i >= 0 {
			return "", fmt.Sprintf("%s: %s", j[i], x.why)
		}
	}
	level := ""
	for _, arg := range j {
		if strings.HasPrefix(arg, "-O") {
			level = arg
		}
	}
	switch {
	case !slices.Contains(j, "-emit-obj") && !slices.Contains(j, "-S"):
		return "", "it makes no code"
	case levels[level] == "":
		return "", "it is not for -O2, -O3, -Os or -Oz"
	case !slices.Contains(j, "-vectorize-slp"):
		return "", "-fno-slp-vectorize: passes here would make vectors"
	case !slices.Contains(j, "-vectorize-loops") && (level == "-O2" || level == "-O3"): // for size no loop becomes two
		return "", "-fno-vectorize: passes here would do rounds of loops by vectors"
	case j.Option("-o") == "":
		return "", "its output has no name"
	}
	return levels[level], ""
}

// forFront are options that only what reads the source needs, by how many arguments they have: what it depends on is
// written once.
var forFront = map[string]int{
	"-dependency-file": 1, "-MT": 1, "-MQ": 1, "-MP": 0, "-MG": 0, "-sys-header-deps": 0, "-module-file-deps": 0, "-dependency-dot": 1,
	"-header-include-file": 1, "-H": 0, "-sys-header-deps-only": 0, "-serialize-diagnostic-file": 1, "-diagnostic-log-file": 1, "-include-pch": 1, "-include": 1,
}

// Cut cuts a job with a Level in two: what writes IR to a file, and what makes code of IR from standard input.
func (j Job) Cut(file string) (front, back Job) {
	for i := 0; i < len(j); i++ {
		switch arg := j[i]; {
		case arg == "-emit-obj" || arg == "-S":
			front, back = append(front, "-emit-llvm", "-disable-llvm-passes"), append(back, arg, "-disable-llvm-passes")
		case arg == "-o" && i+1 < len(j):
			i++
			front, back = append(front, "-o", file), append(back, "-o", j[i])
		case arg == "-x" && i+2 == len(j)-1: // and the input
			return append(front, j[i:]...), append(back, "-x", "ir", "-")
		default:
			n := forFront[arg]
			front = append(front, j[i:min(i+n+1, len(j))]...)
			if _, only := forFront[arg]; !only {
				back = append(back, arg)
			}
			i += n
		}
	}
	return nil, nil // there is no input at the end
}

// Unlowered names what is in a module that passes of LLVM's have to take out before code can be made of it; "" for nothing.
func Unlowered(module string) string {
	for _, name := range []string{"@llvm.coro.", "@llvm.matrix.", "@llvm.objc."} {
		if strings.Contains(module, name) {
			return name + "*"
		}
	}
	return ""
}
