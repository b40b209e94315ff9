package interp_test

import (
	"bytes"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"rewrite/passes/ir/interp"
	"rewrite/passes/ir/interp/libc"
	"rewrite/passes/ir/llvmtest"
)

// runMain runs a program of some modules and gives its output and exit code.
func runMain(t testing.TB, opt interp.Options, args []string, files ...string) (stdout []byte, code int, err error) {
	t.Helper()
	var sources []interp.Source
	for _, f := range files {
		text, err := os.ReadFile(f)
		if err != nil {
			t.Fatal(err)
		}
		sources = append(sources, source(t, f, text))
	}
	var out bytes.Buffer
	opt.Stdout, opt.Stderr = &out, &out
	m, err := interp.New(libc.Options(opt), sources...)
	if err != nil {
		t.Fatal(err)
	}
	code, err = m.RunMain(append([]string{files[0]}, args...))
	libc.Flush(m)
	return out.Bytes(), code, err
}

// notRun are the programs of testdata/c that do not print what they should, with
// the words of the error.
var notRun = []struct{ prefix, why string }{
	{"atomics.msan", "@__msan_init"}, {"hashtable.asan", "@__asan_init"}, // the sanitizers' run time
	{"atomics", "inline asm"}, {"coroutine.O2dis", "@llvm.coro.id"}, {"objects.cfi", "@llvm.type.checked.load"},
	{"linkage", "@__start_my_ints"},       // which only a linker makes
	{"expr.ubsan", "the program aborted"}, // as it does natively
}

// TestPrograms: our own programs print what they should, by three clangs, with
// opaque and with typed pointers.
func TestPrograms(t *testing.T) {
	ran, refused := 0, 0
	for _, file := range llvmtest.Files(t, "ir/22", "ir/19", "ir/14") {
		base := filepath.Base(file)
		name, _, _ := strings.Cut(base, ".")
		want, err := os.ReadFile(filepath.Join(llvmtest.Root(), "testdata", "c", name+".out"))
		text, _ := os.ReadFile(file)
		if err != nil || !bytes.Contains(text, []byte("@main(")) {
			continue // no program
		}
		out, code, err := runMain(t, interp.Options{Fuel: 1e8}, nil, file)
		expected := ""
		for _, n := range notRun {
			if strings.HasPrefix(base, n.prefix) && expected == "" {
				expected = n.why
			}
		}
		switch {
		case expected != "":
			if err == nil || !strings.Contains(err.Error(), expected) {
				t.Errorf("%s: %v, not %q", file, err, expected)
			}
			refused++
		case err != nil || code != 0:
			t.Errorf("%s: exit %d, %v", file, code, err)
		case !bytes.Equal(out, want):
			t.Errorf("%s: %s", file, llvmtest.Diff(want, out))
		default:
			ran++
		}
	}
	if ran < 40 {
		t.Errorf("only %d programs ran, %d are not supported", ran, refused)
	}
}

// TestRealPrograms: lua, zlib and SQLite, whole, print what they print when
// clang makes native programs of the same IR. Only zlib and lua and one level
// are run unless REWRITE_CORPUS=full.
func TestRealPrograms(t *testing.T) {
	llvmtest.Corpus(t) // or skip
	clang := llvmtest.Tool(t, "clang-22")
	programs, levels := []string{"zlib", "lua"}, []string{"O1"}
	if llvmtest.Full() {
		programs, levels = []string{"zlib", "lua", "sqlite"}, []string{"O0", "O1", "O2dis"}
	}
	root := llvmtest.Root()
	work := filepath.Join(root, "cmd", "rewrite", "testdata", "programs")
	data, err := os.ReadFile(filepath.Join(root, "testdata", "ir", "22", "hashtable.O1.ll"))
	if err != nil {
		t.Fatal(err)
	}
	for _, program := range programs {
		native := ""
		var want []byte
		for _, level := range levels {
			t.Run(program+"/"+level, func(t *testing.T) {
				all, err := filepath.Glob(filepath.Join(root, "..", "shared", "corpus", "real", "22", level, program, "*.ll"))
				if err != nil || len(all) == 0 {
					t.Fatal("no files", err)
				}
				var files, args []string
				for _, f := range all {
					switch filepath.Base(f) {
					case "src__luac.ll", "test__example.ll": // programs of their own
						continue
					}
					files = append(files, f)
				}
				switch program {
				case "lua":
					args = []string{filepath.Join(work, "workload.lua")}
				case "sqlite":
					main := filepath.Join(t.TempDir(), "main.ll")
					if msg, err := exec.Command(clang, "-S", "-emit-llvm", filepath.Join(work, "sqlite.c"), "-o", main).CombinedOutput(); err != nil {
						t.Fatalf("%v\n%s", err, msg)
					}
					files = append(files, main)
				}
				if native == "" {
					native = filepath.Join(t.TempDir(), "native")
					cmd := exec.Command(clang, append(append([]string{"-w", "-O0"}, files...), "-lm", "-ldl", "-lpthread", "-o", native)...)
					if msg, err := cmd.CombinedOutput(); err != nil {
						t.Fatalf("%v\n%s", err, msg)
					}
					run := exec.Command(native, args...)
					run.Stdin = bytes.NewReader(data)
					if want, err = run.Output(); err != nil || len(want) == 0 {
						t.Fatal(err)
					}
				}
				got, code, err := runMain(t, interp.Options{Fuel: 1e10, Stdin: bytes.NewReader(data)}, args, files...)
				if err != nil || code != 0 {
					t.Errorf("exit %d, %v", code, err)
				}
				if !bytes.Equal(got, want) {
					t.Error(llvmtest.Diff(want, got))
				}
			})
		}
	}
}

// TestCsmith: random programs, at -O0 and -O1, print the checksum that lli
// prints, and none of them has undefined behaviour.
func TestCsmith(t *testing.T) {
	csmith, clang, lli := llvmtest.Tool(t, "csmith"), llvmtest.Tool(t, "clang-22"), llvmtest.Tool(t, "lli-22")
	seeds := 4
	if llvmtest.Full() {
		seeds = 40
	}
	dir := t.TempDir()
	ran := 0
	for seed := 1; seed <= seeds; seed++ {
		gen := exec.Command(csmith, "--seed", fmt.Sprint(seed))
		gen.Dir = dir // it writes a file there
		text, err := gen.Output()
		if err != nil {
			t.Fatal(err)
		}
		c := filepath.Join(dir, "p.c")
		if err := os.WriteFile(c, text, 0o666); err != nil {
			t.Fatal(err)
		}
		for _, level := range []string{"-O0", "-O1"} {
			ll := filepath.Join(dir, "p.ll")
			args := []string{"-w", level, "-Xclang", "-disable-O0-optnone", "-I/usr/include/csmith", "-S", "-emit-llvm", c, "-o", ll}
			if level != "-O0" {
				args = append(args[:2], args[4:]...)
			}
			if msg, err := exec.Command(clang, args...).CombinedOutput(); err != nil {
				t.Fatalf("%v\n%s", err, msg)
			}
			got, code, err := runMain(t, interp.Options{Fuel: 5e7}, nil, ll)
			if errors.Is(err, interp.ErrFuel) {
				continue // csmith makes programs that run for ever
			}
			want, lliErr := exec.Command(lli, ll).Output()
			if err != nil || code != 0 || lliErr != nil || !bytes.Equal(got, want) {
				t.Errorf("seed %d at %s: exit %d, %v; lli %v: %s", seed, level, code, err, lliErr, llvmtest.Diff(want, got))
			}
			ran++
		}
	}
	if ran < seeds {
		t.Errorf("only %d programs of %d ran to their end", ran, 2*seeds)
	}
}
