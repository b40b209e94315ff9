package main

import (
	"bytes"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"rewrite/cmd/rewrite/internal/base"
	"rewrite/cmd/rewrite/internal/foldertest"
	"rewrite/passes/ir/llvmtest"
)

// optimized runs the command with the built-in rules on files, in one run, as it takes
// longer to load the rules than to optimize a file. It gives the files that it wrote.
func optimized(t *testing.T, files []string, flags ...string) []string {
	t.Helper()
	dir := t.TempDir()
	var stdout, stderr bytes.Buffer
	c := &base.Command{Args: slices.Concat([]string{"-strict", "-verify-each", "-o", dir}, flags, files), Stdout: &stdout, Stderr: &stderr}
	if code := run(c); code != base.ExitDone || stdout.Len() > 0 || stderr.Len() > 0 {
		t.Fatalf("exit %d\n%s%s", code, stdout.Bytes(), stderr.Bytes())
	}
	out := make([]string, len(files))
	for i, f := range files {
		out[i] = filepath.Join(dir, kept(f))
	}
	return out
}

// TestProgramsRun: our own programs print the same after the rules changed them,
// and after all passes of -O1 did.
func TestProgramsRun(t *testing.T) {
	lli := llvmtest.Tool(t, "lli-22")
	ran := 0
	var files []string
	var wants [][]byte
	for _, file := range llvmtest.Files(t, "ir/22") {
		name, level, _ := strings.Cut(strings.TrimSuffix(filepath.Base(file), ".ll"), ".")
		want, err := os.ReadFile(filepath.Join(llvmtest.Root(), "testdata", "c", name+".out"))
		if err == nil && name != "linkage" && len(level) == 2 { // linkage has sections that lli cannot load
			files, wants = append(files, file), append(wants, want)
		}
	}
	for _, flags := range [][]string{nil, {"-O1"}} {
		for i, out := range optimized(t, files, flags...) {
			text := []byte(foldertest.Contents(t, out))
			if !bytes.Contains(text, []byte("@main(")) {
				continue
			}
			got, err := llvmtest.Run(text, lli)
			if err != nil || !bytes.Equal(got, wants[i]) {
				t.Errorf("%s %v: %v\n%s", files[i], flags, err, llvmtest.Diff(wants[i], got))
			}
			ran++
		}
	}
	if ran < 24 {
		t.Errorf("only %d programs ran", ran)
	}
}

// TestAcceptedByLLVM: LLVM takes what comes out, of our own programs and of a
// part of the corpus, and of -O2 on SQLite, which is large enough that most of what
// a pass can meet is there.
func TestAcceptedByLLVM(t *testing.T) {
	opt := llvmtest.Tool(t, "opt-22")
	files := llvmtest.Files(t, "ir/22", "ir/hand")
	if _, err := os.Stat(filepath.Join(llvmtest.Root(), "..", "shared", "corpus")); err == nil {
		files = append(files, llvmtest.Corpus(t, "real/22", "real/19", "real-g/22")...)
	} else {
		t.Log("../shared/corpus is not there: its programs are not tried")
	}
	accepted := func(files []string, flags ...string) {
		for i, out := range optimized(t, files, flags...) {
			if _, err := llvmtest.Run([]byte(foldertest.Contents(t, out)), opt, "-passes=verify", "-disable-output"); err != nil {
				t.Errorf("%s %s: %v", flags, files[i], err)
			}
		}
	}
	accepted(files)
	levels := []string{"-O2"}
	if llvmtest.Full() {
		levels = []string{"-O2", "-O3", "-Os", "-Oz"}
	}
	large, err := filepath.Glob(filepath.Join(llvmtest.Root(), "..", "shared", "corpus", "real", "22", "O2dis", "*", "*.ll"))
	if err != nil {
		t.Fatal(err)
	}
	if !llvmtest.Full() {
		large = slices.DeleteFunc(large, func(f string) bool { return filepath.Base(f) != "sqlite3.ll" })
	}
	for _, level := range levels {
		if len(large) > 0 {
			accepted(large, level)
		}
	}
}

// TestRealPrograms builds lua, zlib and SQLite from IR as clang made it and
// from IR that the rules changed, by clang at -O0 and by llc, and runs the same
// on both; what clang made at -O0 goes through -O1, too. Only zlib is built, of
// two levels, unless REWRITE_CORPUS=full.
func TestRealPrograms(t *testing.T) {
	llvmtest.Corpus(t) // or skip
	clang, llc := llvmtest.Tool(t, "clang-22"), llvmtest.Tool(t, "llc-22")
	programs, levels := []string{"zlib"}, []string{"O0 -O1", "O1"}
	if os.Getenv("REWRITE_CORPUS") == "full" {
		programs, levels = []string{"zlib", "lua", "sqlite"}, []string{"O0 -O1", "O0", "O1", "O2dis"}
	}
	lua, err := filepath.Abs("testdata/programs/workload.lua")
	if err != nil {
		t.Fatal(err)
	}
	data, err := os.ReadFile(filepath.Join(llvmtest.Root(), "testdata", "ir", "22", "hashtable.O1.ll"))
	if err != nil {
		t.Fatal(err)
	}
	for _, program := range programs {
		for _, level := range levels {
			t.Run(program+"/"+level, func(t *testing.T) {
				level, flag, _ := strings.Cut(level, " ")
				b := &build{t: t, dir: t.TempDir(), clang: clang, llc: llc}
				files, err := filepath.Glob(filepath.Join(llvmtest.Root(), "..", "shared", "corpus", "real", "22", level, program, "*.ll"))
				if err != nil || len(files) == 0 {
					t.Fatal("no files", err)
				}
				files = slices.DeleteFunc(files, func(f string) bool { // programs of their own
					return filepath.Base(f) == "src__luac.ll" || filepath.Base(f) == "test__example.ll"
				})
				var flags []string
				if flag != "" {
					flags = []string{flag}
				}
				for i, out := range optimized(t, files, flags...) {
					b.add(files[i], out)
				}
				if program == "sqlite" {
					b.sources = append(b.sources, "testdata/programs/sqlite.c")
				}
				var outputs [3][]byte
				for i, exe := range b.link() {
					cmd := exec.Command(exe)
					if program == "lua" {
						cmd.Args = append(cmd.Args, lua)
					} else {
						cmd.Stdin = bytes.NewReader(data)
					}
					outputs[i], err = cmd.Output()
					if err != nil || len(outputs[i]) == 0 {
						t.Fatalf("%s: %v", exe, err)
					}
				}
				for i, how := range []string{"clang -O0", "llc"} {
					if !bytes.Equal(outputs[0], outputs[i+1]) {
						t.Errorf("by %s: %s", how, llvmtest.Diff(outputs[0], outputs[i+1]))
					}
				}
			})
		}
	}
}

// build makes three programs: of the original by clang, of the optimized by
// clang, and of the optimized by llc.
type build struct {
	t          *testing.T
	dir        string
	clang, llc string
	objects    [3][]string
	sources    []string
}

// add compiles a file, and what became of it.
func (b *build) add(file, out string) {
	n := len(b.objects[0])
	for i, cmd := range [][]string{
		{b.clang, "-Wno-override-module", "-O0", "-c", file},
		{b.clang, "-Wno-override-module", "-O0", "-c", out},
		{b.llc, "-relocation-model=pic", "-filetype=obj", out},
	} {
		o := filepath.Join(b.dir, fmt.Sprintf("%d.%d.o", n, i))
		b.objects[i] = append(b.objects[i], o)
		if msg, err := exec.Command(cmd[0], append(cmd[1:], "-o", o)...).CombinedOutput(); err != nil {
			b.t.Fatalf("%s: %v\n%s", cmd, err, msg)
		}
	}
}

func (b *build) link() (exes [3]string) {
	for i := range exes {
		exes[i] = filepath.Join(b.dir, fmt.Sprintf("program%d", i))
		args := append(append(append([]string{}, b.objects[i]...), b.sources...), "-lm", "-ldl", "-lpthread", "-o", exes[i])
		if msg, err := exec.Command(b.clang, args...).CombinedOutput(); err != nil {
			b.t.Fatalf("link: %v\n%s", err, msg)
		}
	}
	return exes
}

// TestDebugInfoChangesNothing: the same instructions come out with debug
// information and without.
func TestDebugInfoChangesNothing(t *testing.T) {
	opt := llvmtest.Tool(t, "opt-22")
	strip := func(text []byte) []byte {
		out, err := llvmtest.Run(text, opt, "-S", "--strip-debug")
		if err != nil {
			t.Fatal(err)
		}
		return out
	}
	var files, bare []string
	dir := t.TempDir()
	for _, file := range llvmtest.Files(t, "ir/22") {
		if !strings.HasSuffix(file, ".g.ll") {
			continue
		}
		stripped := filepath.Join(dir, filepath.Base(file))
		if err := os.WriteFile(stripped, strip([]byte(foldertest.Contents(t, file))), 0o666); err != nil {
			t.Fatal(err)
		}
		files, bare = append(files, file), append(bare, stripped)
	}
	if len(files) < 4 {
		t.Errorf("only %d files", len(files))
	}
	out := optimized(t, slices.Concat(files, bare))
	for i, file := range files {
		with, without := strip([]byte(foldertest.Contents(t, out[i]))), strip([]byte(foldertest.Contents(t, out[len(files)+i])))
		_, with, _ = bytes.Cut(with, []byte("\n")) // without the name of the file
		if _, without, _ = bytes.Cut(without, []byte("\n")); !bytes.Equal(with, without) {
			t.Errorf("%s: %s", file, llvmtest.Diff(without, with))
		}
	}
}

// TestJobs: the number of workers is not to be seen in the output.
func TestJobs(t *testing.T) {
	files := llvmtest.Files(t, "ir/22", "ir/hand")
	var dirs [2]string
	var said [2]bytes.Buffer
	for i, jobs := range []string{"1", "3"} {
		dirs[i] = t.TempDir()
		c := &base.Command{Args: append([]string{"-stats", "-remarks", "-j", jobs, "-o", dirs[i]}, files...), Stdout: &said[i], Stderr: &said[i]}
		if code := run(c); code != base.ExitDone {
			t.Fatalf("exit %d\n%s", code, said[i].Bytes())
		}
	}
	if _, after, found := strings.Cut(said[0].String(), "panic in"); found {
		t.Errorf("panic in%.300s", after)
	}
	if !bytes.Equal(said[0].Bytes(), said[1].Bytes()) {
		t.Error(llvmtest.Diff(said[0].Bytes(), said[1].Bytes()))
	}
	for _, file := range files {
		one, three := []byte(foldertest.Contents(t, filepath.Join(dirs[0], kept(file)))), []byte(foldertest.Contents(t, filepath.Join(dirs[1], kept(file))))
		if !bytes.Equal(one, three) {
			t.Errorf("%s: %s", file, llvmtest.Diff(one, three))
		}
	}
}
