// Fuzz tries every pass and pipeline on programs that nobody wrote, for as long
// as one likes: random modules, run before and after, or random C programs of
// csmith, compiled and run. What differs is reduced and named.
//
//	go run ./cmd/fuzz -n 10000              10,000 random modules
//	go run ./cmd/fuzz -memory -n 10000      10,000 random modules about memory
//	go run ./cmd/fuzz -loops -n 10000       10,000 random modules of nests of loops
//	go run ./cmd/fuzz -calls -n 10000       10,000 random modules of functions that only they call
//	go run ./cmd/fuzz -lanes -n 10000       10,000 random modules of straight-line code over arrays
//	go run ./cmd/fuzz -loops -passes 'loopsimplify,licm; unroll'  through these pipelines only
//	go run ./cmd/fuzz -csmith -n 1000       1,000 programs of csmith
//	go run ./cmd/fuzz -seed 4711 -n 1       one of them again
//	go run ./cmd/fuzz -seed 4711 -print     the module of a seed
//	go run ./cmd/fuzz -shape loops -size 9  only a module with nine loops; -shape list names the shapes
//	go run ./cmd/fuzz -missed -n 3000       what opt, or we with larger limits, make cheaper: the smallest forms
//	go run ./cmd/fuzz -missed a.ll b.ll     the same for the functions of these modules
//	go run ./cmd/fuzz -missed -print ...    the functions that this compares
//	go run ./cmd/fuzz a.ll b.ll ...         these modules instead of random ones
//	go run ./cmd/fuzz -mutants 20 a.ll ...  functions of these with something changed, 20 of each module
//
// Exit status: 0 no difference was found, 1 one was, 2 the command line or the
// tools are wrong.
package main

import (
	"errors"
	"flag"
	"fmt"
	"os"
	"os/exec"
	"os/signal"
	"regexp"
	"runtime"
	"slices"
	"sort"
	"strings"
	"sync"
	"syscall"
	"time"

	"golang.org/x/term"

	"rewrite/egraph"
	"rewrite/passes/check"
	"rewrite/passes/fuzz"
	"rewrite/passes/irgen"
)

func main() {
	n := flag.Int("n", 1000, "how many programs")
	seed := flag.Uint64("seed", 1, "the first seed; the others follow it")
	jobs := flag.Int("j", runtime.GOMAXPROCS(0), "programs at a time")
	csmith := flag.Bool("csmith", false, "C programs of csmith instead of random modules")
	memory := flag.Bool("memory", false, "random modules whose functions are mostly about memory")
	loops := flag.Bool("loops", false, "random modules whose functions are mostly nests of loops")
	calls := flag.Bool("calls", false, "random modules whose functions are mostly called by themselves alone, with addresses")
	lanes := flag.Bool("lanes", false, "random modules whose functions mostly do the same to what is beside each other in arrays")
	size := flag.Int("size", 16, "about so many instructions in each function of a random module")
	dir := flag.String("dir", "", "folder for the files of C programs that differ; without it one is made")
	limit := flag.Duration("timeout", 10*time.Second, "most time of a process, for C programs")
	bits := flag.Int("bits", 9, "up to so many bits of parameters, a function of a random module is run on all inputs there are")
	inputs := flag.Int("inputs", 150, "most inputs of a function of a random module")
	limits := egraph.Limits{}
	flag.IntVar(&limits.Nodes, "max-nodes", 1500, "most nodes of an e-graph; 0 for the default: what random modules hold is of no use, and grows")
	only := flag.String("pipelines", "", "only pipelines whose name matches the `regexp`")
	texts := flag.String("passes", "", "these `pipelines` instead of all there are, with semicolons between")
	printed := flag.Bool("print", false, "only print the random module of the first seed, or for -missed the functions")
	shape := flag.String("shape", "", "only print the module of this shape, which has something -size times over")
	missed := flag.Bool("missed", false, "what another optimizer makes cheaper of random functions without branches, -size operations each, or of those of files")
	mutants := flag.Int("mutants", 0, "instead of each file of the command line so many of its functions, with something changed")
	most := flag.Int("most", 50, "so many misses are reduced, for -missed; 0 for all")
	kind := flag.String("kind", "mixed", "of functions for -missed: "+strings.Join(irgen.Kinds, ", "))
	flag.Parse()
	if *n < 1 || *jobs < 1 || flag.NArg() > 0 && *csmith {
		fmt.Fprintln(os.Stderr, "fuzz: -n and -j are at least 1, and -csmith takes no files; -h lists the flags")
		os.Exit(2)
	}
	if *missed && *printed {
		os.Stdout.Write(straight(*kind, *seed, *n, *size))
		return
	}
	if *missed {
		printMissed(*kind, *seed, *n, *size, *most, *texts, flag.Args())
		return
	}
	if *shape != "" {
		printShape(*shape, *size)
		return
	}
	module := func(seed uint64) []byte {
		opt := irgen.Options{Size: *size, Memory: *memory, Loops: *loops, Lanes: *lanes, Calls: *calls}
		if seed%3 == 0 { // for what merges functions
			opt.Copies = 2
		}
		return irgen.Module(seed, opt)
	}
	if *printed {
		os.Stdout.Write(module(*seed))
		return
	}
	var pipelines []fuzz.Pipeline
	var err error
	if *texts == "" {
		pipelines, err = fuzz.Pipelines(limits)
	} else {
		pipelines, err = fuzz.Parse(split(*texts), limits)
	}
	fail(err)
	match, err := regexp.Compile(*only)
	fail(err)
	pipelines = slices.DeleteFunc(pipelines, func(p fuzz.Pipeline) bool { return !match.MatchString(p.Name) })
	if len(pipelines) == 0 {
		fail(fmt.Errorf("no pipeline matches %s", *only))
	}
	r := &run{first: *seed, n: *n, start: time.Now(), terminal: term.IsTerminal(int(os.Stderr.Fd()))}
	if *csmith {
		tools := &fuzz.CTools{Csmith: tool("csmith"), Clang: tool("clang-22"), Opt: tool("opt-22"), Dir: *dir, Limit: *limit}
		if tools.Dir == "" {
			tools.Dir, err = os.MkdirTemp("", "fuzz-csmith-")
		} else {
			err = os.MkdirAll(tools.Dir, 0o777)
		}
		fail(err)
		r.each(*jobs, func(seed uint64) { r.program(tools, pipelines, seed) })
		fmt.Printf("csmith, seeds %d to %d: %d programs, %d not tried, %d rewritten and run, %d differences, %v\n",
			r.first, r.last(), r.done, r.skipped, r.tried, r.found, r.took())
	} else {
		copt := check.Options{Bits: *bits, Inputs: *inputs, Fuel: 20_000}
		if files := flag.Args(); len(files) > 0 && *mutants > 0 {
			r.n = len(files) * *mutants
			r.each(*jobs, func(seed uint64) { r.mutant(pipelines, files[int(seed-r.first) / *mutants], seed, copt) })
			fmt.Printf("%d mutants of %d files, seeds %d to %d, of which %d are not IR: %d differences, %v\n", r.n, len(files), r.first, r.last(), r.skipped, r.found, r.took())
		} else if len(files) > 0 {
			r.n = len(files)
			r.each(*jobs, func(seed uint64) { r.file(pipelines, files[seed-r.first], copt) })
			fmt.Printf("%d files, %d that we do not read: %d differences, %v\n", r.n, r.skipped, r.found, r.took())
		} else {
			r.each(*jobs, func(seed uint64) {
				r.module(pipelines, fmt.Sprintf("seed %d", seed), module(seed), copt)
			})
			fmt.Printf("random modules of size %d, seeds %d to %d: %d differences, %v\n", *size, r.first, r.last(), r.found, r.took())
		}
		fmt.Printf("%d different results checked: %d functions agree on %d inputs in all, %d were not changed, %d were skipped:\n",
			r.tally.Modules, r.tally.Agrees, r.tally.Inputs, r.tally.Same, r.tally.Skipped)
		var reasons []string
		for why := range r.tally.Unknown {
			reasons = append(reasons, why)
		}
		sort.Strings(reasons)
		for _, why := range reasons {
			fmt.Printf("  %6d %s\n", r.tally.Unknown[why], why)
		}
	}
	if r.found > 0 {
		os.Exit(1)
	}
	if r.skipped == r.done {
		fail(errors.New("not one program could be tried"))
	}
}

// printShape prints one of irgen.Shapes, or lists them.
func printShape(name string, n int) {
	if s := irgen.ShapeNamed(name); s != nil {
		os.Stdout.Write(s.Text(max(n, 2)))
		return
	}
	for _, s := range irgen.Shapes {
		fmt.Printf("%-12s %s\n", s.Name, s.Doc)
	}
	if name != "list" {
		fail(fmt.Errorf("there is no shape %s", name))
	}
}

func fail(err error) {
	if err != nil {
		fmt.Fprintln(os.Stderr, "fuzz:", err)
		os.Exit(2)
	}
}

func tool(name string) string {
	path, err := exec.LookPath(name)
	fail(err)
	return path
}

// A run is all programs of a command.
type run struct {
	first    uint64
	n        int
	start    time.Time
	terminal bool

	mu                          sync.Mutex
	done, found, skipped, tried int
	tally                       fuzz.Tally
}

func (r *run) last() uint64 { return r.first + uint64(r.n) - 1 }

func (r *run) took() time.Duration { return time.Since(r.start).Round(time.Second) }

// each calls do for every seed, some at a time.
func (r *run) each(jobs int, do func(seed uint64)) {
	seeds := make(chan uint64)
	var workers sync.WaitGroup
	for range jobs {
		workers.Go(func() {
			for seed := range seeds {
				do(seed)
				r.mu.Lock()
				r.done++
				if r.terminal {
					fmt.Fprintf(os.Stderr, "\r%d of %d, %d differences \x1b[K", r.done, r.n, r.found)
				}
				r.mu.Unlock()
			}
		})
	}
	stop := make(chan os.Signal, 1)
	signal.Notify(stop, os.Interrupt, syscall.SIGTERM)
	for i := range uint64(r.n) {
		select {
		case seeds <- r.first + i:
			continue
		case <-stop: // what is done is told all the same
		}
		r.n = int(i)
		break
	}
	close(seeds)
	workers.Wait()
	if r.terminal {
		fmt.Fprint(os.Stderr, "\r\x1b[K")
	}
}

// slow is how long passes may take for a module of a few functions, and the runs of these.
const slow = 2 * time.Minute

func (r *run) module(pipelines []fuzz.Pipeline, name string, src []byte, opt check.Options) {
	late := time.AfterFunc(slow, func() { fmt.Fprintf(os.Stderr, "%s takes more than %v\n", name, slow) })
	defer late.Stop()
	found, tally, err := fuzz.Module(name, src, pipelines, opt)
	r.mu.Lock()
	defer r.mu.Unlock()
	r.tally.Add(tally)
	if err != nil {
		r.found++
		fmt.Printf("%s: %v\n", name, err)
	}
	for _, f := range found {
		r.found++
		fmt.Printf("%s %s\n", name, f)
	}
}

// file tries a module from a file. One that is not read, or is not what the
// verifier accepts, says nothing about passes.
func (r *run) file(pipelines []fuzz.Pipeline, name string, opt check.Options) {
	src, err := os.ReadFile(name)
	if err == nil {
		err = fuzz.Readable(name, src)
	}
	if err != nil {
		r.mu.Lock()
		defer r.mu.Unlock()
		r.skipped++
		return
	}
	r.module(pipelines, name, src, opt)
}

// mutant tries a function of a file with something changed.
func (r *run) mutant(pipelines []fuzz.Pipeline, name string, seed uint64, opt check.Options) {
	src, err := os.ReadFile(name)
	var text []byte
	if err == nil {
		text = fuzz.Mutant(name, src, seed)
	}
	if text == nil {
		r.mu.Lock()
		defer r.mu.Unlock()
		r.skipped++
		return
	}
	r.module(pipelines, fmt.Sprintf("%s, seed %d", name, seed), text, opt)
}

func (r *run) program(tools *fuzz.CTools, pipelines []fuzz.Pipeline, seed uint64) {
	result, err := tools.Program(seed, pipelines)
	r.mu.Lock()
	defer r.mu.Unlock()
	fail(err)
	r.tried += result.Tried
	if result.Skipped != "" {
		r.skipped++
		fmt.Printf("seed %d not tried: %s\n", seed, result.Skipped)
	}
	for _, d := range result.Found {
		r.found++
		fmt.Printf("seed %d %s\n", seed, d)
	}
}

// split takes pipelines apart at the semicolons between them, which are none of those between options of a pass.
func split(texts string) []string {
	depth := 0
	return strings.FieldsFunc(texts, func(r rune) bool {
		switch r {
		case '<':
			depth++
		case '>':
			depth--
		}
		return r == ';' && depth == 0
	})
}
