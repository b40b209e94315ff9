package witness_test

import (
	"bytes"
	"errors"
	"fmt"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"rewrite/passes/analysis/pointsto"
	"rewrite/passes/ir/interp"
	"rewrite/passes/ir/interp/libc"
	"rewrite/passes/ir/llvmtest"
	"rewrite/passes/irgen"
	"rewrite/passes/witness"
)

// pointing runs a program and holds both points-to analyses against it.
func (held seen) pointing(t *testing.T, opt interp.Options, args []string, sources ...interp.Source) (err error) {
	t.Helper()
	for _, kind := range pointsto.Kinds {
		w := witness.NewPointing(kind)
		var out bytes.Buffer
		opt.Watch, opt.Stdout, opt.Stderr = w, &out, &out
		m, failed := interp.New(libc.Options(opt), sources...)
		if failed != nil {
			t.Fatal(failed)
		}
		_, err = m.RunMain(append([]string{"program"}, args...))
		held.report(t, w.Held, w.Wrong, sources[0])
	}
	return err
}

// TestPointingPrograms: where pointers of the programs of testdata/c lead is in their sets.
func TestPointingPrograms(t *testing.T) {
	held := seen{}
	for i, file := range llvmtest.Files(t, "ir/22") {
		base := filepath.Base(file)
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		if !bytes.Contains(text, []byte("@main(")) || strings.Contains(base, "ubsan") {
			continue
		}
		for k, form := range forms {
			if (i+k)%llvmtest.Amount(4, 2, 1) != 0 {
				continue
			}
			t.Run(base+"/"+form.name, func(t *testing.T) {
				err := held.pointing(t, interp.Options{Fuel: uint64(llvmtest.Amount(1e6, 3e6, 1e8))}, nil, made(t, file, text, form.passes))
				if u := (*interp.Unsupported)(nil); err != nil && !errors.Is(err, interp.ErrFuel) && !errors.As(err, &u) {
					t.Error(err)
				}
			})
		}
	}
	held.enough(t, 1000, "pointer", "access")
	if held["call"] < 10 {
		t.Errorf("only %d calls by pointers were seen", held["call"])
	}
}

// TestPointingCsmith: where pointers of random C programs lead is in their sets.
func TestPointingCsmith(t *testing.T) {
	random := newCsmith(t)
	held := seen{}
	for seed := 1; seed <= llvmtest.Amount(3, 5, 100); seed++ {
		random.program(t, seed)
		for i, level := range levels {
			ll := random.compiled(t, level...)
			for k, form := range forms {
				if !llvmtest.Long() && (seed+i+k)%4 != 0 {
					continue
				}
				t.Run(fmt.Sprintf("%d/%s/%s", seed, level[0], form.name), func(t *testing.T) {
					err := held.pointing(t, interp.Options{Fuel: uint64(llvmtest.Amount(5e5, 1e6, 5e6))}, nil, made(t, "p.ll", ll, form.passes))
					u := (*interp.UB)(nil)
					if err != nil && !errors.Is(err, interp.ErrFuel) && !(errors.As(err, &u) && strings.Contains(u.Reason, "not aligned")) {
						t.Error(err)
					}
				})
			}
		}
	}
	held.enough(t, 1000, "pointer", "access")
}

// TestPointingRandom: where pointers of random modules lead is in their sets.
func TestPointingRandom(t *testing.T) {
	held := seen{}
	for seed := range uint64(llvmtest.Amount(100, 200, 2000)) {
		text := irgen.Module(seed, irgen.Options{Memory: seed%3 == 0, Calls: seed%3 == 1})
		form := forms[seed/2%uint64(len(forms))]
		src := made(t, fmt.Sprintf("seed %d, %s", seed, form.name), text, form.passes)
		for _, kind := range pointsto.Kinds {
			w := witness.NewPointing(kind)
			for _, f := range src.Module.Funcs {
				if f.IsDecl() || f.Linkage == "internal" || f.Linkage == "private" {
					continue // who calls the others is seen
				}
				for run := range uint64(6) {
					out := &world{Rand: rand.New(rand.NewPCG(seed, run))}
					m, err := interp.New(libc.Options(interp.Options{Fuel: 1e5, Seed: run, Watch: w, External: out.external}), src)
					if err != nil {
						t.Fatal(err)
					}
					out.m = m
					if _, err = m.Call(f, out.arguments(f)); errors.As(err, new(*interp.Unsupported)) {
						t.Error(err)
					}
					w.Ended()
				}
			}
			held.report(t, w.Held, w.Wrong, src)
		}
	}
	held.enough(t, 100, "pointer", "access", "call")
}

// TestPointingReal: where pointers of zlib and lua lead is in their sets, and in long tests those of SQLite.
func TestPointingReal(t *testing.T) {
	llvmtest.Corpus(t) // or skip
	root := llvmtest.Root()
	work := filepath.Join(root, "cmd", "rewrite", "testdata", "programs")
	data, err := os.ReadFile(filepath.Join(root, "testdata", "ir", "22", "hashtable.O1.ll"))
	if err != nil {
		t.Fatal(err)
	}
	held := seen{}
	for n, program := range []string{"zlib", "lua", "sqlite"} {
		for i, level := range []string{"O0", "O1", "O2dis"} {
			if !llvmtest.Long() && n != i || program == "sqlite" && (!llvmtest.Full() || i != 1) {
				continue
			}
			all, err := filepath.Glob(filepath.Join(root, "..", "shared", "corpus", "real", "22", level, program, "*.ll"))
			if err != nil || len(all) == 0 {
				t.Fatal("no files", err)
			}
			t.Run(program+"/"+level, func(t *testing.T) {
				sources := sourcesOf(t, all, "")
				var args []string
				switch program {
				case "lua":
					args = []string{filepath.Join(work, "workload.lua")}
				case "sqlite":
					main, err := exec.Command(llvmtest.Tool(t, "clang-22"), "-S", "-emit-llvm", filepath.Join(work, "sqlite.c"), "-o", "-").Output()
					if err != nil {
						t.Fatal(err)
					}
					sources = append(sources, made(t, "main.ll", main, ""))
				}
				err := held.pointing(t, interp.Options{Fuel: uint64(llvmtest.Amount(1e6, 3e6, 1e8)), Stdin: bytes.NewReader(data)}, args, sources...)
				if err != nil && !errors.Is(err, interp.ErrFuel) {
					t.Error(err)
				}
			})
		}
	}
	held.enough(t, 1000, "pointer", "access")
}
