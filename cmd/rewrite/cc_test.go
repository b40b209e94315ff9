//go:build unix

package main

import (
	"bufio"
	"errors"
	"os"
	"os/exec"
	"os/signal"
	"path/filepath"
	"syscall"
	"testing"

	"github.com/rogpeppe/go-internal/testscript"

	"rewrite/passes/ir/llvmtest"
)

// TestCC: programs are built by clang, by make and by cmake with ninja through rewrite cc, and modules by make and ninja
// with the rules that they depend on.
func TestCC(t *testing.T) {
	for _, c := range []struct {
		script string
		tools  []string
	}{
		{"cc", []string{"clang-22", "clang++-22", "gcc", "awk"}},
		{"make", []string{"clang-22", "make"}},
		{"rules", []string{"make", "ninja"}},
		{"cmake", []string{"clang-22", "clang++-22", "cmake", "ninja"}},
	} {
		t.Run(c.script, func(t *testing.T) {
			for _, tool := range c.tools {
				llvmtest.Tool(t, tool)
			}
			testscript.Run(t, testscript.Params{
				Files:               []string{"testdata/cc/" + c.script + ".txtar"},
				RequireExplicitExec: true,
				Cmds:                map[string]func(*testscript.TestScript, bool, []string){"exits": exits},
			})
		})
	}
}

// TestCCSignal: a signal ends rewrite cc while it optimizes, and while the compiler runs, with the status that shells give,
// and what was between two jobs is gone.
func TestCCSignal(t *testing.T) {
	llvmtest.Tool(t, "clang-22")
	t.Chdir(t.TempDir())
	// A compiler whose jobs are clang's, or wait for the signal.
	const slow = `#!/bin/sh
case "$*" in *-\#\#\#*) echo ' "./slow" "-cc1" "-emit-obj" "-O1" "-o" "x.o" "-x" "c" "x.c"' >&2; echo ' "./slow" "-cc1" "-emit-obj" "-O2" "-vectorize-slp" "-o" "x.o" "-x" "c" "x.c"' >&2; exit;; esac
echo asleep >&2
exec sleep 60
`
	if err := errors.Join(os.WriteFile("x.c", []byte("int f(int x) { return x; }\n"), 0o666), os.WriteFile("slow", []byte(slow), 0o777), os.Mkdir("tmp", 0o777)); err != nil {
		t.Fatal(err)
	}
	for name, compiler := range map[string][]string{
		"optimizing": {"clang-22", "-O2", "-c", "x.c"},
		"compiling":  {"./slow", "-O2", "-c", "x.c"},
		"plain":      {"./slow", "-c", "x.c"},
	} {
		for _, sig := range []syscall.Signal{syscall.SIGINT, syscall.SIGTERM} {
			if signal.Ignored(sig) {
				t.Skipf("%v is ignored, as under nohup", sig)
			}
			t.Run(name+" "+sig.String(), func(t *testing.T) {
				cmd := exec.Command("rewrite-with-passes", append([]string{"cc", "-passes", "sleep", "--"}, compiler...)...)
				cmd.Env = append(os.Environ(), "TMPDIR="+filepath.Join(must(os.Getwd()), "tmp"))
				said, err := cmd.StderrPipe()
				if err == nil {
					err = cmd.Start()
				}
				if err != nil {
					t.Fatal(err)
				}
				if line, err := bufio.NewReader(said).ReadString('\n'); line != "asleep\n" {
					t.Fatalf("it says %q (%v)", line, err)
				}
				cmd.Process.Signal(sig)
				if cmd.Wait(); cmd.ProcessState.ExitCode() != 128+int(sig) {
					t.Errorf("it ends with %v", cmd.ProcessState)
				}
				if _, err := os.Stat("x.o"); err == nil {
					t.Error("there is an output")
				}
				if left := must(os.ReadDir("tmp")); len(left) > 0 {
					t.Errorf("%s is left", left[0])
				}
			})
		}
	}
}

func must[T any](x T, err error) T {
	if err != nil {
		panic(err)
	}
	return x
}
