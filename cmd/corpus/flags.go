package main

import (
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"time"

	"github.com/apache/beam/sdks/v2/go/pkg/beam/io/filesystem"
	"github.com/apache/beam/sdks/v2/go/pkg/beam/options/jobopts"
	"github.com/apache/beam/sdks/v2/go/pkg/beam/runners"

	"rewrite/dsl/load"
	"rewrite/passes/ir/diag"
)

// config is what the command line asks for.
type config struct {
	job      *job
	inputs   []string // globs, and folders with a slash at the end
	list     string   // a file of names
	options  Options
	lanes    int
	attempts int
	top      int
	dryRun   bool
}

const help = `corpus runs rewrite over any number of LLVM modules, as a pipeline of Apache Beam.

Examples:
  corpus optimize -out opt/ modules/            every .ll file below a folder
  corpus coverage -out cov/ 'modules/*/*.ll'    what became of each rule over all of them
  corpus count -passes O2 -out left/ -list names.txt
                                                expressions that are left, the most frequent first
  corpus optimize -out opt/ -runner flink -endpoint localhost:8099 -dry-run modules/
                                                shows the pipeline that would be sent

Usage: corpus optimize|coverage|count [flags] -out FOLDER GLOB|FOLDER/...

Globs and folders are read by Beam's file systems: local ones and gs://, and with the
build tag cloud s3://; only a local folder needs no glob. A name in .gz is
unpacked. What can't be read or written is tried three times. A module that can't be read, is wrong, takes too long or meets a bug of
ours is named in failed.jsonl of the output folder and stops nothing.

Flags:
`

const beamHelp = `
The flags of Beam and its runners that matter here (there are more, and all are taken):
  -runner NAME               prism (the default, inside this program), flink, spark, universal,
                             and with the build tag cloud dataflow
  -endpoint HOST:PORT        the job service of Flink, Spark or another runner
  -environment_type TYPE     DOCKER, PROCESS, EXTERNAL or LOOPBACK, for what runs our code there
  -environment_config TEXT   the image, process or service of it
  -parallelism N             workers on Flink
  -job_name NAME, -experiments LIST, -worker_binary FILE, -async

Exit status: 0 done, whether or not modules failed; 1 the run failed, or lost a module;
2 the command line is wrong.
`

// texts collects the values of a flag that may be given again.
type texts []string

func (t *texts) String() string { return strings.Join(*t, ",") }
func (t *texts) Set(s string) error {
	*t = append(*t, s)
	return nil
}

// parse reads the command line: our flags beside Beam's, which its packages put into
// flag.CommandLine. They may stand before, between and after the arguments. Without a
// job there is nothing more to check: a runner starts workers so.
func parse(fs *flag.FlagSet, args []string, stdout io.Writer) (*config, error) {
	c := &config{}
	beams := map[string]bool{}
	fs.VisitAll(func(f *flag.Flag) { beams[f.Name] = true })
	var ruleFiles texts
	fs.StringVar(&c.options.Out, "out", "", "`folder` that the results are written to, on any of the file systems")
	fs.StringVar(&c.list, "list", "", "read names of modules, one a line, from the `file`, beside those that are given")
	fs.StringVar(&c.options.Pipeline, "passes", "", "the `pipeline`, as rewrite -passes takes it; combine where none is given")
	fs.Var(&ruleFiles, "rules", "rules in the `file.rw` instead of the built-in ones; may be given again")
	fs.BoolVar(&c.options.Builtin, "with-builtin", false, "add the built-in rules to those given")
	fs.StringVar(&c.options.Cost, "cost", "", "the cost `model` by which programs are ranked; generic where none is given")
	fs.IntVar(&c.options.LLVM, "llvm-version", 0, "write nothing newer than LLVM `N`; 0 takes it from each module")
	fs.DurationVar(&c.options.Timeout, "timeout", 10*time.Minute, "`time` after which a module has failed; which do depends on the machine then")
	fs.IntVar(&c.options.Jobs, "j", 1, "`functions` of a module that are worked on at once")
	fs.BoolVar(&c.options.Remarks, "remarks", false, "with optimize, also write what was done to each value, as JSON lines beside the modules")
	fs.IntVar(&c.lanes, "lanes", 0, "work on so many `modules` at once on prism, which shares out little by itself, and more where it does; 0 for one each processor, and one on other runners")
	fs.IntVar(&c.attempts, "attempts", 3, "run a pipeline of which a bundle died on prism so `often` in all; other runners try the bundle again by themselves")
	fs.IntVar(&c.top, "top", 1000, "with count, write the `N` most frequent expressions")
	fs.BoolVar(&c.dryRun, "dry-run", false, "print the pipeline that would be sent to the runner, and run nothing")
	var ours []*flag.Flag
	fs.VisitAll(func(f *flag.Flag) {
		if !beams[f.Name] {
			ours = append(ours, f)
		}
	})
	fs.Init("corpus", flag.ContinueOnError)
	fs.SetOutput(io.Discard)
	fs.Usage = func() {}
	var positional []string
	for rest := args; len(rest) > 0; {
		if err := fs.Parse(rest); errors.Is(err, flag.ErrHelp) {
			printHelp(stdout, ours)
			return nil, err
		} else if err != nil {
			return nil, wrongFlag(fs, err)
		}
		if rest = fs.Args(); len(rest) > 0 {
			positional, rest = append(positional, rest[0]), rest[1:]
		}
	}
	if len(positional) == 0 {
		if c.options.Out != "" {
			return nil, fmt.Errorf("no job is named: %s", jobNames())
		}
		return c, nil
	}
	if c.job = jobOf(positional[0]); c.job == nil {
		if near := diag.Nearest(positional[0], jobList()); near != "" {
			return nil, fmt.Errorf("there is no job %s; did you mean %s?", positional[0], near)
		}
		return nil, fmt.Errorf("the first argument is a job, %s, and not %s", jobNames(), positional[0])
	}
	c.inputs = positional[1:]
	return c, c.check(ruleFiles)
}

func printHelp(w io.Writer, flags []*flag.Flag) {
	fmt.Fprint(w, help)
	for _, f := range flags {
		name, usage := flag.UnquoteUsage(f)
		fmt.Fprintf(w, "  %-22s %s", strings.TrimSpace("-"+f.Name+" "+name), usage)
		if f.DefValue != "" && f.DefValue != "0" && f.DefValue != "false" {
			fmt.Fprintf(w, " (%s)", f.DefValue)
		}
		fmt.Fprintln(w)
	}
	fmt.Fprint(w, beamHelp)
}

// wrongFlag adds to the flag package's message what was probably meant.
func wrongFlag(fs *flag.FlagSet, err error) error {
	name, unknown := strings.CutPrefix(err.Error(), "flag provided but not defined: -")
	if !unknown {
		return err
	}
	var known []string
	fs.VisitAll(func(f *flag.Flag) { known = append(known, f.Name) })
	if near := diag.Nearest(name, known); near != "" && len(name) > 1 {
		return fmt.Errorf("there is no flag -%s; did you mean -%s?", name, near)
	}
	return fmt.Errorf("there is no flag -%s", name)
}

// runner is the one that is asked for.
func runner() string {
	if *runners.Runner == "" {
		return "prism"
	}
	return *runners.Runner
}

func onPrism() bool { return runner() == "prism" || runner() == "PrismRunner" }

// needEndpoint are runners that are somewhere else.
var needEndpoint = map[string]bool{"flink": true, "FlinkRunner": true, "spark": true, "SparkRunner": true,
	"universal": true, "PortableRunner": true, "portable": true}

// knownRunners are the names under which those that are compiled in can be asked for.
var knownRunners = []string{"prism", "PrismRunner", "flink", "FlinkRunner", "spark", "SparkRunner", "universal", "PortableRunner", "portable"}

// check looks for what can't be meant, and reads what is small enough to be sent with the
// pipeline: the rules.
func (c *config) check(ruleFiles []string) error {
	name := runner()
	switch {
	case len(c.inputs) == 0 && c.list == "":
		return fmt.Errorf("no modules are named: a folder, a quoted glob, or -list")
	case c.options.Out == "":
		return fmt.Errorf("-out is missing: the folder that the results are written to")
	case c.top < 1:
		return fmt.Errorf("-top %d: at least one expression is wanted", c.top)
	case c.attempts < 1:
		return fmt.Errorf("-attempts %d: at least one is needed", c.attempts)
	case c.lanes < 0 || c.options.Jobs < 1:
		return fmt.Errorf("-lanes and -j are numbers of things at once, at least 1")
	case c.options.Timeout <= 0:
		return fmt.Errorf("-timeout %v: a module needs some time", c.options.Timeout)
	case c.options.Remarks && c.job.name != "optimize":
		return fmt.Errorf("-remarks is for the job optimize")
	case !slices.Contains(knownRunners, name) && strings.HasPrefix(strings.ToLower(name), "dataflow"):
		return fmt.Errorf("the runner dataflow is compiled in by go build -tags cloud")
	case !slices.Contains(knownRunners, name):
		if near := diag.Nearest(name, knownRunners); near != "" {
			return fmt.Errorf("there is no runner %s; did you mean %s?", name, near)
		}
		return fmt.Errorf("there is no runner %s; there are %s", name, strings.Join(knownRunners, ", "))
	case needEndpoint[name] && *jobopts.Endpoint == "":
		return fmt.Errorf("-runner %s needs -endpoint HOST:PORT, that of its job service", name)
	}
	switch strings.ToUpper(*jobopts.EnvironmentType) {
	case "", "DOCKER", "PROCESS", "EXTERNAL", "LOOPBACK":
	default:
		return fmt.Errorf("-environment_type %s: it is DOCKER, PROCESS, EXTERNAL or LOOPBACK", *jobopts.EnvironmentType)
	}
	for _, path := range append([]string{c.options.Out, c.list}, c.inputs...) {
		if path == "" {
			continue
		}
		if err := reachable(path); err != nil {
			return err
		}
	}
	for i, in := range c.inputs {
		if info, err := os.Stat(in); isLocal(in) && err == nil && info.IsDir() {
			c.inputs[i] = strings.TrimRight(filepath.ToSlash(in), "/") + "/"
		} else if isLocal(in) && onPrism() {
			if found, err := filepath.Glob(in); err != nil {
				return fmt.Errorf("%s: %v", in, err)
			} else if len(found) == 0 {
				return fmt.Errorf("%s: no file matches", in)
			}
		}
	}
	if c.lanes == 0 {
		if c.lanes = 1; onPrism() {
			c.lanes = runtime.GOMAXPROCS(0)
		}
	}
	if c.options.Builtin && len(ruleFiles) == 0 {
		return fmt.Errorf("-with-builtin is for -rules; without it the built-in rules are what runs")
	}
	if len(ruleFiles) > 0 {
		sources, found := load.Read(ruleFiles...)
		if found.HasErrors() {
			return found
		}
		c.options.Rules = sources
	}
	return c.options.validate()
}

// reachable tells whether the file system of a name is compiled in.
func reachable(path string) (err error) {
	defer func() {
		if recover() != nil { // that is how Beam says no
			scheme, _, _ := strings.Cut(path, "://")
			err = fmt.Errorf("%s: no file system for %s:// is compiled in; go build -tags cloud has s3://", path, scheme)
		}
	}()
	filesystem.ValidateScheme(path)
	return nil
}
