package witness_test

import (
	"bytes"
	"errors"
	"fmt"
	"maps"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"rewrite/passes/ir"
	"rewrite/passes/ir/asm"
	"rewrite/passes/ir/interp"
	"rewrite/passes/ir/interp/libc"
	"rewrite/passes/ir/llvmtest"
	"rewrite/passes/irgen"
	"rewrite/passes/witness"
)

// loopForms are what is made of a program before its loops are looked at.
var loopForms = []struct{ name, passes string }{
	{"sroa", "sroa"},
	{"simple loops", "sroa,dce,cse,simplifycfg,loopsimplify"},
	{"O1", "O1"},
	{"turned loops", "sroa,dce,cse,simplifycfg,loopsimplify,lcssa,looprotate,licm,loopsimplify,indvars"},
}

// reportEvolution adds what held to seen, and reports what was wrong.
func (held seen) reportEvolution(t *testing.T, w *witness.Evolution, src interp.Source) {
	t.Helper()
	for k, n := range w.Held {
		held[k] += n
	}
	for i, x := range w.Wrong {
		if i < 5 {
			t.Errorf("%s: %s", src.Name, x)
		}
	}
	if len(w.Wrong) > 0 && len(src.Text) < 20000 {
		t.Fatalf("%s", src.Text)
	}
}

func (held seen) enoughEvolution(t *testing.T, n int) {
	t.Helper()
	for _, k := range slices.Sorted(maps.Keys(held)) {
		t.Logf("%10d %s", held[k], k)
	}
	for _, k := range []string{"expression", "range", "nuw", "nsw", "exact count", "constant maximum", "symbolic maximum", "exit value"} {
		if held[k] < n {
			t.Errorf("%q was seen %d times: too few to say that it holds", k, held[k])
		}
	}
}

// TestEvolutionRandom: what scalar evolution says of random functions is so.
func TestEvolutionRandom(t *testing.T) {
	held := seen{}
	for seed := range uint64(llvmtest.Amount(100, 600, 5000)) {
		held.random(t, seed, irgen.Options{})
	}
	held.enoughEvolution(t, 10)
}

// TestEvolutionLoops is the same of random nests of loops.
func TestEvolutionLoops(t *testing.T) {
	held := seen{}
	for seed := range uint64(llvmtest.Amount(60, 600, 5000)) {
		held.random(t, seed, irgen.Options{Loops: true, Size: 16})
	}
	if held["ended"] < held["calls"]/2 {
		t.Errorf("of %d calls only %d ended as they should", held["calls"], held["ended"])
	}
	held.enoughEvolution(t, 100)
}

// random runs the functions of a random module.
func (held seen) random(t *testing.T, seed uint64, opt irgen.Options) {
	t.Helper()
	form := loopForms[seed%uint64(len(loopForms))]
	src := made(t, fmt.Sprintf("seed %d, %s", seed, form.name), irgen.Module(seed, opt), form.passes)
	for _, f := range src.Module.Funcs {
		if f.IsDecl() {
			continue
		}
		w := witness.NewEvolution()
		for run := range uint64(6) {
			out := &world{Rand: rand.New(rand.NewPCG(seed, run))}
			m, err := interp.New(libc.Options(interp.Options{Fuel: 1e5, Seed: run, Watch: w, External: out.external}), src)
			if err != nil {
				t.Fatal(err)
			}
			out.m = m
			_, err = m.Call(f, out.arguments(f))
			if errors.As(err, new(*interp.Unsupported)) {
				t.Error(err)
			}
			held["calls"]++
			if err == nil {
				held["ended"]++
			}
			w.Ended(err == nil)
		}
		held.reportEvolution(t, w, src)
	}
}

// TestEvolutionCsmith: what scalar evolution says of random C programs is so.
func TestEvolutionCsmith(t *testing.T) {
	csmith, clang := llvmtest.Tool(t, "csmith"), llvmtest.Tool(t, "clang-22")
	held := seen{}
	dir := t.TempDir()
	for seed := 1; seed <= llvmtest.Amount(3, 10, 60); seed++ {
		gen := exec.Command(csmith, "--seed", fmt.Sprint(seed))
		gen.Dir = dir
		text, err := gen.Output()
		if err != nil {
			t.Fatal(err)
		}
		c := filepath.Join(dir, "p.c")
		if err := os.WriteFile(c, text, 0o666); err != nil {
			t.Fatal(err)
		}
		ll, err := exec.Command(clang, "-O2", "-Xclang", "-disable-llvm-passes", "-w", "-I/usr/include/csmith", "-S", "-emit-llvm", c, "-o", "-").Output()
		if err != nil {
			t.Fatal(err)
		}
		for _, form := range loopForms {
			src := made(t, fmt.Sprintf("seed %d, %s", seed, form.name), ll, form.passes)
			w := witness.NewEvolution()
			var stdout bytes.Buffer
			m, err := interp.New(libc.Options(interp.Options{Fuel: 5e6, Watch: w, Stdout: &stdout, Stderr: &stdout}), src)
			if err != nil {
				t.Fatal(err)
			}
			_, err = m.RunMain([]string{"program"})
			undefined := errors.As(err, new(*interp.UB))
			if err != nil && !errors.Is(err, interp.ErrFuel) && !undefined {
				t.Error(err)
			}
			w.Ended(err == nil)
			held.reportEvolution(t, w, src)
		}
	}
	held.enoughEvolution(t, 10)
}

// TestEvolutionReal: what scalar evolution says of zlib and lua is so, for as long as they are run.
// Where tests are to be short it is one form of zlib.
func TestEvolutionReal(t *testing.T) {
	llvmtest.Corpus(t) // or skip
	root := llvmtest.Root()
	data, err := os.ReadFile(filepath.Join(root, "testdata", "ir", "22", "hashtable.O1.ll"))
	if err != nil {
		t.Fatal(err)
	}
	held := seen{}
	for _, program := range []string{"zlib", "lua"} {
		for i, level := range []string{"O0", "O1", "O2dis"} {
			all, err := filepath.Glob(filepath.Join(root, "..", "shared", "corpus", "real", "22", level, program, "*.ll"))
			if err != nil || len(all) == 0 {
				t.Fatal("no files", err)
			}
			for k, form := range loopForms {
				if !llvmtest.Long() && (program != "zlib" || i != 0 || k != 3) || program != "zlib" && k%3 != i {
					continue
				}
				t.Run(program+"/"+level+"/"+form.name, func(t *testing.T) {
					w := witness.NewEvolution()
					var args []string
					if program == "lua" {
						args = []string{filepath.Join(root, "cmd", "rewrite", "testdata", "programs", "workload.lua")}
					}
					var out bytes.Buffer
					fuel := uint64(llvmtest.Amount(3e6, 1e7, 1e8))
					m, err := interp.New(libc.Options(interp.Options{Fuel: fuel, Watch: w, Stdin: bytes.NewReader(data), Stdout: &out, Stderr: &out}), sourcesOf(t, all, form.passes)...)
					if err != nil {
						t.Fatal(err)
					}
					_, err = m.RunMain(append([]string{"program"}, args...))
					if err != nil && !errors.Is(err, interp.ErrFuel) {
						t.Error(err)
					}
					w.Ended(true) // what was defined until then stays so
					held.reportEvolution(t, w, interp.Source{Name: program, Text: make([]byte, 1<<20)})
				})
			}
		}
	}
	held.enoughEvolution(t, 10)
}

// TestEvolutionLLVM: what scalar evolution says of the functions of LLVM's own tests is so, with
// random arguments.
func TestEvolutionLLVM(t *testing.T) {
	lists := filepath.Join(llvmtest.Root(), "..", "shared", "corpus", "llvm-tests", "lists")
	if _, err := os.Stat(lists); err != nil {
		t.Skip("skipped: LLVM's tests are not here: ", err)
	}
	held := seen{}
	for _, list := range []string{"Analysis-ScalarEvolution", "IndVarSimplify", "LoopUnroll", "LoopStrengthReduce"} {
		names, err := os.ReadFile(filepath.Join(lists, list+".txt"))
		if err != nil {
			t.Fatal(err)
		}
		for _, name := range strings.Fields(string(names)) {
			text, err := os.ReadFile(filepath.Join(lists, name))
			if err != nil {
				t.Fatal(err)
			}
			mod, diags := asm.Parse(name, text, asm.Options{})
			if diags.HasErrors() || mod.TypedPointers {
				continue // for other tests to tell
			}
			src := interp.Source{Module: mod, Name: name, Text: text}
			w := witness.NewEvolution()
			for _, f := range mod.Funcs {
				if f.HasBody {
					held.call(w, src, f, uint64(llvmtest.Amount(3, 8, 30)))
				}
			}
			held.reportEvolution(t, w, interp.Source{Name: name})
		}
	}
	held.enoughEvolution(t, 100)
}

// call runs a function with random arguments, so often. Functions that the interpreter does not
// run are left out.
func (held seen) call(w *witness.Evolution, src interp.Source, f *ir.Func, runs uint64) {
	for run := range runs {
		out := &world{Rand: rand.New(rand.NewPCG(7, run))}
		m, err := interp.New(libc.Options(interp.Options{Fuel: 2e3, Seed: run, Watch: w, External: out.external}), src)
		if err != nil {
			return
		}
		out.m = m
		held["calls"]++
		_, err = m.Call(f, out.arguments(f))
		w.Ended(err == nil)
	}
}
