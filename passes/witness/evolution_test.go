package witness_test

import (
	"bytes"
	"errors"
	"fmt"
	"math/rand/v2"
	"os"
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

// evolves are kinds of what scalar evolution says that are common.
var evolves = []string{"expression", "range", "nuw", "nsw", "exact count", "constant maximum", "symbolic maximum", "exit value"}

// TestEvolutionRandom: what scalar evolution says of random functions is so.
func TestEvolutionRandom(t *testing.T) {
	held := seen{}
	for seed := range uint64(llvmtest.Amount(100, 600, 5000)) {
		held.random(t, seed, irgen.Options{})
	}
	held.enough(t, 10, evolves...)
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
	held.enough(t, 100, evolves...)
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
		held.report(t, w.Held, w.Wrong, src)
	}
}

// TestEvolutionCsmith: what scalar evolution says of random C programs is so.
func TestEvolutionCsmith(t *testing.T) {
	random := newCsmith(t)
	held := seen{}
	for seed := 1; seed <= llvmtest.Amount(3, 10, 60); seed++ {
		random.program(t, seed)
		ll := random.compiled(t, "-O2", "-Xclang", "-disable-llvm-passes")
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
			held.report(t, w.Held, w.Wrong, src)
		}
	}
	held.enough(t, 10, evolves...)
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
					held.report(t, w.Held, w.Wrong, interp.Source{Name: program, Text: make([]byte, 1<<20)})
				})
			}
		}
	}
	held.enough(t, 10, evolves...)
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
			held.report(t, w.Held, w.Wrong, interp.Source{Name: name})
		}
	}
	held.enough(t, 100, evolves...)
}

// call runs a function with random arguments, so often. Functions that the interpreter does not
// run are left out.
func (held seen) call(w *witness.Evolution, src interp.Source, f *ir.Func, runs uint64) {
	layout, err := src.Module.Layout()
	if err != nil || slices.ContainsFunc(f.FuncType.Fields, func(t *ir.Type) bool {
		return t.Scalar().IsPtr() && layout.Pointer(t.Scalar().Bits).Bits > 64
	}) {
		return
	}
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
