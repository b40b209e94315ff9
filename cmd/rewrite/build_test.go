//go:build unix

package main

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"rewrite/passes/ir/llvmtest"
)

// TestBuilds builds the example of testdata/build with ninja and with CMake, and changes
// what it depends on: a rule file, the folder of rules, a module. Nothing is left outside
// of the build's folder.
func TestBuilds(t *testing.T) {
	llvmtest.Tool(t, "clang-22")
	ninja := llvmtest.Tool(t, "ninja")
	t.Run("ninja", func(t *testing.T) {
		b := newBuild(t)
		b.do(ninja)
		for _, program := range []string{"./one", "./two"} {
			if got := b.do(program); got != "1000000000\n2000000000\n3000000000\n" {
				t.Errorf("%s prints %q", program, got)
			}
		}
		b.changes(ninja, []string{"main.opt.ll", "scale.opt.ll"}, "rewrite -O2 -j 1")
		// a module that is wrong is named, and the others are done
		b.write("src/scale.c", "#error no\n")
		if got := b.fails(ninja); !strings.Contains(got, "#error no") {
			t.Errorf("clang's message is not there: %s", got)
		}
	})
	t.Run("cmake", func(t *testing.T) {
		cmake := llvmtest.Tool(t, "cmake")
		b := newBuild(t)
		b.do(cmake, "-G", "Ninja", "-S", ".", "-B", "out", "-DCMAKE_C_COMPILER=clang-22")
		b.do(cmake, "--build", "out")
		if got := b.do("out/three"); got != "1000000000\n2000000000\n3000000000\n" {
			t.Errorf("it prints %q", got)
		}
		of := "out/three.rewrite/src/"
		b.changes(ninja+" -C out", []string{of + "main.c.opt.ll", of + "scale.c.opt.ll"}, "rewrite -O2 -cache=off")
		b.write("CMakeLists.txt", "cmake_minimum_required(VERSION 3.20)\nproject(p LANGUAGES C)\ninclude(Rewrite.cmake)\nadd_executable(p)\nrewrite_sources(p FLAGS -O1)\n")
		if got := b.fails(cmake, "-G", "Ninja", "-S", ".", "-B", "out"); !strings.Contains(got, "rewrite_sources(p): SOURCES are missing") {
			t.Errorf("nothing is said of what is missing: %s", got)
		}
	})
}

// An exampleBuild is a copy of the example in a folder of its own, with a home folder that is to
// stay empty.
type exampleBuild struct {
	t         *testing.T
	dir, home string
}

func newBuild(t *testing.T) *exampleBuild {
	b := &exampleBuild{t: t, dir: t.TempDir(), home: t.TempDir()}
	if err := os.CopyFS(b.dir, os.DirFS(filepath.Join(llvmtest.Root(), "testdata", "build"))); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		if entries, err := os.ReadDir(b.home); err != nil || len(entries) > 0 {
			t.Errorf("the build left %v in the home folder, %v", entries, err)
		}
	})
	return b
}

func (b *exampleBuild) run(name string, args ...string) (string, error) {
	words := append(strings.Fields(name), args...)
	cmd := exec.Command(words[0], words[1:]...)
	cmd.Dir = b.dir
	if !filepath.IsAbs(words[0]) && strings.Contains(words[0], "/") {
		cmd.Path = filepath.Join(b.dir, words[0])
	}
	cmd.Env = []string{"PATH=" + os.Getenv("PATH"), "HOME=" + b.home}
	out, err := cmd.CombinedOutput()
	return string(out), err
}

func (b *exampleBuild) do(name string, args ...string) string {
	b.t.Helper()
	out, err := b.run(name, args...)
	if err != nil {
		b.t.Fatalf("%s %q: %v\n%s", name, args, err, out)
	}
	return out
}

func (b *exampleBuild) fails(name string, args ...string) string {
	b.t.Helper()
	out, err := b.run(name, args...)
	if err == nil {
		b.t.Errorf("%s %q succeeds\n%s", name, args, out)
	}
	return out
}

func (b *exampleBuild) write(name, text string) {
	b.t.Helper()
	if err := os.WriteFile(filepath.Join(b.dir, name), []byte(text), 0o666); err != nil {
		b.t.Fatal(err)
	}
}

func (b *exampleBuild) read(name string) string {
	b.t.Helper()
	text, err := os.ReadFile(filepath.Join(b.dir, name))
	if err != nil {
		b.t.Fatal(err)
	}
	return string(text)
}

// changes changes what a build that is done depends on. outputs are those of rewrite, one
// command for each, which begins with command.
func (b *exampleBuild) changes(ninja string, outputs []string, command string) {
	b.t.Helper()
	if got := b.do(ninja); !strings.Contains(got, "no work to do") {
		b.t.Errorf("what is built is built again: %s", got)
	}
	before := map[string]string{}
	for _, name := range outputs {
		before[name] = b.read(name)
	}
	rewrites := func(when string) {
		b.t.Helper()
		got := b.do(ninja, "-v", "-d", "explain")
		if n := strings.Count(got, command); n != len(outputs) || strings.Contains(got, "-emit-llvm") {
			b.t.Errorf("%s: %d modules are optimized again, not %d; and no program is to be compiled again\n%s", when, n, len(outputs), got)
		}
		if got := b.do(ninja); !strings.Contains(got, "no work to do") {
			b.t.Errorf("%s: what is built is built again: %s", when, got)
		}
	}
	rule := b.read("rules/scale.rw")
	b.write("rules/scale.rw", rule+"\n// changed\n")
	rewrites("a rule file has changed")
	b.write("rules/more.rw", "rule more\n  sub(x, x) => 0\n")
	rewrites("there is one more rule file")
	for name, text := range before {
		if b.read(name) != text {
			b.t.Errorf("%s has other bytes, by rules that do not fire", name)
		}
	}
	b.write("rules/more.rw", "rule more\n  sub(x, x) => 1\n")
	if got := b.fails(ninja); !strings.Contains(got, "more.rw:1:6: error: rule more is wrong") {
		b.t.Errorf("a wrong rule is not told: %s", got)
	}
	for name, text := range before {
		if b.read(name) != text {
			b.t.Errorf("%s is not what it was before the build failed", name)
		}
	}
	if err := os.Remove(filepath.Join(b.dir, "rules/more.rw")); err != nil {
		b.t.Fatal(err)
	}
	b.do(ninja)
}
