//go:build unix

package main

import (
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"syscall"
	"testing"
	"time"

	"github.com/rogpeppe/go-internal/testscript"

	"rewrite/cmd/rewrite/internal/base"
	"rewrite/passes"
	"rewrite/passes/analysis/manager"
	"rewrite/passes/ir"
	"rewrite/passes/ir/llvmtest"
	"rewrite/passes/pass"
)

// TestMain makes this test's program also the command under test: the scripts run
// it in processes of its own, as rewrite and as rewrite-with-passes, which is the
// same with the passes below.
func TestMain(m *testing.M) {
	testscript.Main(forgetful{m}, map[string]func(){
		"rewrite": main,
		"rewrite-with-passes": func() {
			c := &base.Command{Args: os.Args[1:], Stdin: os.Stdin, Stdout: os.Stdout, Stderr: os.Stderr, Passes: scriptPasses}
			os.Exit(run(c))
		},
	})
}

// forgetful runs tests with a cache folder of their own: what is proved depends on no run
// before, and none of it stays.
type forgetful struct{ m *testing.M }

func (f forgetful) Run() int {
	dir, err := os.MkdirTemp("", "rewrite-test")
	if err != nil {
		panic(err)
	}
	defer os.RemoveAll(dir)
	os.Setenv("XDG_CACHE_HOME", dir)
	return f.m.Run()
}

// scriptPasses are small and do what the scripts need to see.
var scriptPasses = []*passes.Pass{
	{Name: "drop-flags", Func: simplePass(func(f *ir.Func) {
		for _, b := range f.Blocks {
			for _, v := range b.Instrs {
				v.Flags = 0
			}
		}
		f.MarkChanged()
	})},
	{Name: "panic", Func: simplePass(func(f *ir.Func) { panic("no idea what to do with " + f.Spelling()) })},
	{Name: "panic-in-f", Func: simplePass(func(f *ir.Func) {
		if f.Name == "f" {
			f.Entry().Instrs[0].Flags = 0 // half of a change
			f.MarkChanged()
			panic("in the middle")
		}
	})},
	{Name: "wait", Func: simplePass(func(f *ir.Func) { time.Sleep(2500 * time.Millisecond) })}, // longer than -timeout in the scripts
	{Name: "sleep", Func: simplePass(func(f *ir.Func) { // until a signal comes
		fmt.Fprintln(os.Stderr, "asleep")
		time.Sleep(time.Minute)
	})},
	{Name: "break-edges", Func: onFunc(func(f *ir.Func, e *pass.Env) manager.Kept { // and says that it did not
		e.Of(f).Dom()
		for _, b := range f.Blocks {
			if t := b.Terminator(); t.Op == ir.OpBr && len(t.Targets) == 2 {
				t.SetTarget(1, t.Targets[0])
				f.MarkChanged()
				return manager.Shape
			}
		}
		return manager.All
	})},
	{Name: "drop-h", Module: passes.Simple[pass.OnModule](func(m *ir.Module, e *pass.Env) manager.Kept {
		m.Sweep(func(g *ir.Global) bool { return g.Name == "h" })
		return manager.None
	})},
	{Name: "drop-nsw", SCC: passes.Simple[pass.OnSCC](func(scc []*ir.Func, e *pass.Env) manager.Kept {
		changed := false
		for _, f := range scc {
			for _, b := range f.Blocks {
				for _, v := range b.Instrs {
					if v.Flags&ir.NSW != 0 {
						v.Flags &^= ir.NSW
						changed = true
						f.MarkChanged()
					}
				}
			}
		}
		return (manager.Shape | manager.Calls).If(changed)
	})},
	{Name: "break", Func: simplePass(func(f *ir.Func) {
		b := f.Entry()
		b.Instrs = b.Instrs[:len(b.Instrs)-1] // without its terminator
		f.MarkChanged()
	})},
}

func simplePass(do func(*ir.Func)) func(*passes.Setup) (pass.OnFunc, error) {
	return onFunc(func(f *ir.Func, _ *pass.Env) manager.Kept {
		do(f)
		return manager.None
	})
}

func onFunc(run pass.OnFunc) func(*passes.Setup) (pass.OnFunc, error) { return passes.Simple(run) }

func TestScripts(t *testing.T) {
	testscript.Run(t, testscript.Params{
		Dir:                 "testdata/script",
		RequireExplicitExec: true,
		RequireUniqueNames:  true,
		UpdateScripts:       *update,
		Setup: func(env *testscript.Env) error {
			path, err := exec.LookPath("rewrite")
			env.Setenv("REWRITE", path)                                        // to run it where PATH is another
			env.Setenv("XDG_CACHE_HOME", filepath.Join(env.WorkDir, ".cache")) // where it keeps verdicts
			return err
		},
		Condition: func(name string) (bool, error) {
			if name != "long" {
				return false, fmt.Errorf("there is no condition %s", name)
			}
			return llvmtest.Long(), nil
		},
		Cmds: map[string]func(*testscript.TestScript, bool, []string){
			"exits":  exits,
			"mode":   mode,
			"mkfifo": mkfifo,
		},
	})
}

// exits CODE COMMAND... runs a command and wants exactly this exit code, where
// exec only tells zero from others.
func exits(ts *testscript.TestScript, neg bool, args []string) {
	if neg || len(args) < 2 {
		ts.Fatalf("usage: exits CODE COMMAND...")
	}
	want, err := strconv.Atoi(args[0])
	ts.Check(err)
	got := 0
	err = ts.Exec(args[1], args[2:]...)
	if ee := (*exec.ExitError)(nil); errors.As(err, &ee) {
		got = ee.ExitCode()
	} else {
		ts.Check(err)
	}
	if got != want {
		ts.Fatalf("exit code %d, want %d", got, want)
	}
}

// mode MODE FILE wants a regular file, and no link to one, with this mode.
func mode(ts *testscript.TestScript, neg bool, args []string) {
	if neg || len(args) != 2 {
		ts.Fatalf("usage: mode MODE FILE")
	}
	info, err := os.Lstat(ts.MkAbs(args[1]))
	ts.Check(err)
	if got := fmt.Sprintf("%o", info.Mode()); got != args[0] {
		ts.Fatalf("%s has mode %s (%v), want %s", args[1], got, info.Mode(), args[0])
	}
}

func mkfifo(ts *testscript.TestScript, neg bool, args []string) {
	for _, a := range args {
		ts.Check(syscall.Mkfifo(ts.MkAbs(a), 0o600))
	}
}
