package witness_test

import (
	"bytes"
	"errors"
	"fmt"
	"maps"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"rewrite/passes/ir/asm"
	"rewrite/passes/ir/interp"
	"rewrite/passes/ir/interp/libc"
	"rewrite/passes/ir/llvmtest"
	"rewrite/passes/optimize"
	"rewrite/passes/witness"
)

// forms are what is made of a program before it is run and asked about: as clang wrote it;
// in SSA form, with arrays and structs in pieces; as the passes of O1 that ask about memory
// find it; and as they leave it.
var forms = []struct{ name, passes string }{
	{"as it is", ""},
	{"sroa", "sroa"},
	{"first half of O1", "sroa,dce,address,cse,simplifycfg,libcalls,sink,foldphi,repeat(constfold,demand,narrowswitch,saturate),address"},
	{"O1", "O1"},
}

// levels are how clang makes programs for us to work on: without types of the source
// language and lifetimes, and with them.
var levels = [][]string{{"-O0", "-Xclang", "-disable-O0-optnone"}, {"-O2", "-Xclang", "-disable-llvm-passes"}}

// made is a module after passes.
func made(t testing.TB, name string, text []byte, passes string) interp.Source {
	t.Helper()
	if passes != "" {
		r, err := optimize.Text(name, text, optimize.Options{Pipeline: passes})
		if err != nil {
			t.Fatalf("%s: %v", name, err)
		}
		text = r.Text()
	}
	m, diags := asm.Parse(name, text, asm.Options{})
	if m == nil {
		t.Fatal(diags)
	}
	return interp.Source{Module: m, Name: name, Text: text}
}

// seen is how many answers held in the runs of a test.
type seen map[string]int

// run runs a program under a witness, and reports what is wrong. Where types or scopes of the
// source language are not what its metadata says, that is only told: C programs break
// these rules, and what LLVM makes of that is what they get.
func (held seen) run(t testing.TB, opt interp.Options, args []string, sources ...interp.Source) (out []byte, err error) {
	t.Helper()
	w := witness.New()
	w.Points = true
	var stdout bytes.Buffer
	opt.Watch, opt.Stdout, opt.Stderr = w, &stdout, &stdout
	m, err := interp.New(libc.Options(opt), sources...)
	if err != nil {
		t.Fatal(err)
	}
	_, err = m.RunMain(append([]string{"program"}, args...))
	libc.Flush(m)
	for _, x := range w.Wrong {
		if x.Promised {
			t.Logf("%v", x)
		} else {
			t.Errorf("%v", x)
		}
	}
	for k, n := range w.Held {
		held[k] += n
	}
	return stdout.Bytes(), err
}

// atLeast wants so many answers of each kind that is common.
func (held seen) atLeast(t testing.TB, n int) {
	t.Helper()
	held.enough(t, n, "no by near", "no by near across", "no by objects", "no by offsets", "no by private", "no by private across", "no by points", "no by points across", "must by near", "must by near across",
		"call", "call reads", "clobber: live on entry", "clobber: phi", "clobber: def", "clobber: def, of another")
}

// enough wants so many answers of each of some kinds.
func (held seen) enough(t testing.TB, n int, kinds ...string) {
	t.Helper()
	for _, k := range slices.Sorted(maps.Keys(held)) {
		t.Logf("%10d %s", held[k], k)
	}
	for _, k := range kinds {
		if held[k] < n {
			t.Errorf("%q was seen %d times: too few to say that it holds", k, held[k])
		}
	}
}

// report adds what held of a program, and says what was wrong.
func (held seen) report(t testing.TB, holds map[string]int, wrong []string, src interp.Source) {
	t.Helper()
	for k, n := range holds {
		held[k] += n
	}
	for i, x := range wrong {
		if i < 5 {
			t.Errorf("%s: %s", src.Name, x)
		}
	}
	if len(wrong) > 0 && len(src.Text) < 20000 {
		t.Fatalf("%s", src.Text)
	}
}

// TestPrograms: what is said of the programs of testdata/c is so.
func TestPrograms(t *testing.T) {
	held := seen{}
	for i, file := range llvmtest.Files(t, "ir/22") {
		base := filepath.Base(file)
		name, _, _ := strings.Cut(base, ".")
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		want, err := os.ReadFile(filepath.Join(llvmtest.Root(), "testdata", "c", name+".out"))
		if err != nil || !bytes.Contains(text, []byte("@main(")) || strings.Contains(base, "ubsan") {
			continue // no program, or one that aborts
		}
		for k, form := range forms {
			if !llvmtest.Long() && (i+k)%4 != 0 {
				continue
			}
			t.Run(base+"/"+form.name, func(t *testing.T) {
				out, err := held.run(t, interp.Options{Fuel: 1e8}, nil, made(t, file, text, form.passes))
				if u := (*interp.Unsupported)(nil); errors.As(err, &u) {
					t.Skip(err)
				}
				if err != nil || !bytes.Equal(out, want) {
					t.Errorf("%v %s", err, llvmtest.Diff(want, out))
				}
			})
		}
	}
	held.atLeast(t, 100)
}

// TestCsmith: what is said of random C programs is so. Some go on for ever, and some access
// fields of packed structs as if they were aligned: until then it is so.
func TestCsmith(t *testing.T) {
	random := newCsmith(t)
	held := seen{}
	ended, seeds := 0, llvmtest.Amount(2, 10, 40)
	for seed := 1; seed <= seeds; seed++ {
		random.program(t, seed)
		for _, level := range levels {
			ll := random.compiled(t, level...)
			for _, form := range forms {
				t.Run(fmt.Sprintf("%d/%s/%s", seed, level[0], form.name), func(t *testing.T) {
					_, err := held.run(t, interp.Options{Fuel: 5e6}, nil, made(t, "p.ll", ll, form.passes))
					u := (*interp.UB)(nil)
					switch {
					case err == nil:
						ended++
					case !errors.Is(err, interp.ErrFuel) && !(errors.As(err, &u) && strings.Contains(u.Reason, "not aligned")):
						t.Error(err)
					}
				})
			}
		}
	}
	if ended < seeds {
		t.Errorf("only %d programs ran to their end", ended)
	}
	held.atLeast(t, 100)
}

// sourcesOf are the files of a program, after passes.
func sourcesOf(t testing.TB, files []string, passes string) (sources []interp.Source) {
	t.Helper()
	for _, f := range files {
		switch filepath.Base(f) {
		case "src__luac.ll", "test__example.ll": // programs of their own
			continue
		}
		text, err := os.ReadFile(f)
		if err != nil {
			t.Fatal(err)
		}
		sources = append(sources, made(t, f, text, passes))
	}
	return sources
}

// TestRealPrograms: what is said of zlib, lua and SQLite is so, on what their workloads do.
// Where tests are to be short it is one form of zlib, and where they may be long each form
// of zlib and one of the others, and all with REWRITE_CORPUS=full.
func TestRealPrograms(t *testing.T) {
	llvmtest.Corpus(t) // or skip
	clang := llvmtest.Tool(t, "clang-22")
	root := llvmtest.Root()
	work := filepath.Join(root, "cmd", "rewrite", "testdata", "programs")
	data, err := os.ReadFile(filepath.Join(root, "testdata", "ir", "22", "hashtable.O1.ll"))
	if err != nil {
		t.Fatal(err)
	}
	held := seen{}
	for _, program := range []string{"zlib", "lua", "sqlite"} {
		for i, level := range []string{"O0", "O1", "O2dis"} {
			all, err := filepath.Glob(filepath.Join(root, "..", "shared", "corpus", "real", "22", level, program, "*.ll"))
			if err != nil || len(all) == 0 {
				t.Fatal("no files", err)
			}
			for k, form := range forms {
				switch {
				case os.Getenv("REWRITE_CORPUS") == "full":
				case !llvmtest.Long() && (program != "zlib" || level != "O2dis" || form.name != "sroa"), program == "lua" && (i != 1 || k != 2), program == "sqlite" && (i != 2 || k != 3):
					continue
				}
				t.Run(program+"/"+level+"/"+form.name, func(t *testing.T) {
					sources := sourcesOf(t, all, form.passes)
					var args []string
					switch program {
					case "lua":
						args = []string{filepath.Join(work, "workload.lua")}
					case "sqlite":
						main, err := exec.Command(clang, "-S", "-emit-llvm", filepath.Join(work, "sqlite.c"), "-o", "-").Output()
						if err != nil {
							t.Fatal(err)
						}
						sources = append(sources, made(t, "main.ll", main, ""))
					}
					if _, err := held.run(t, interp.Options{Fuel: 1e10, Stdin: bytes.NewReader(data)}, args, sources...); err != nil {
						t.Error(err)
					}
				})
			}
		}
	}
	if llvmtest.Long() {
		held.atLeast(t, 100)
	}
}
