package interp_test

import (
	"errors"
	"os"
	"path/filepath"
	"runtime/debug"
	"testing"

	"rewrite/passes/ir"
	"rewrite/passes/ir/asm"
	"rewrite/passes/ir/interp"
	"rewrite/passes/ir/interp/libc"
	"rewrite/passes/ir/llvmtest"
)

// TestNeverPanics: whatever function is called with whatever values, the outcome
// is a result or one of the errors that Call documents.
func TestNeverPanics(t *testing.T) {
	files := llvmtest.Files(t, "ir/hand", "ir/22")
	if _, err := os.Stat(filepath.Join(llvmtest.Root(), "..", "shared", "corpus")); err == nil {
		files = append(files, llvmtest.Corpus(t, "llvm-tests/Transforms/InstCombine", "llvm-tests/Transforms/InstSimplify", "llvm-tests/Transforms/SimplifyCFG", "llvm-tests/Transforms/SROA", "llvm-tests/Transforms/GVN")...)
	}
	calls, results, unsupported := 0, 0, map[string]int{}
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		mod, _ := asm.Parse(file, text, asm.Options{UpgradePointers: true})
		if mod == nil {
			continue // not for today's LLVM
		}
		for _, f := range mod.Funcs {
			if !f.HasBody {
				continue
			}
			for variant := range 4 {
				ok, what := callOnce(t, interp.Source{Module: mod, Name: file, Text: text}, f, variant)
				calls++
				if ok {
					results++
				}
				if what != "" {
					unsupported[what]++
				}
			}
		}
	}
	t.Logf("%d calls, %d with a result, %d kinds of unsupported things", calls, results, len(unsupported))
	for what, n := range unsupported {
		if n > 40 && testing.Verbose() {
			t.Logf("%d times %s", n, what)
		}
	}
	if calls < 1000 || results < calls/4 {
		t.Errorf("%d calls, %d with a result", calls, results)
	}
}

func callOnce(t *testing.T, src interp.Source, f *ir.Func, variant int) (ok bool, unsupported string) {
	defer func() {
		if r := recover(); r != nil {
			t.Errorf("%s: @%s: %v\n%s", src.Name, f.Name, r, debug.Stack())
		}
	}()
	var un *interp.Unsupported
	opt := interp.Options{Fuel: 3000, Stack: 100, Memory: 1 << 24, Seed: uint64(variant), External: func(c *interp.Call) (interp.Value, error) {
		if c.Result.Kind == ir.VoidKind {
			return interp.Value{}, nil
		}
		return c.Undef(c.Result), nil
	}}
	m, err := interp.New(libc.Options(opt), src)
	if err == nil {
		args := make([]interp.Value, len(f.FuncType.Fields))
		for i, typ := range f.FuncType.Fields {
			if args[i], err = argument(m, typ, variant); err != nil {
				return false, "arguments"
			}
		}
		var v interp.Value
		if v, err = m.Call(f, args); err == nil && f.FuncType.Elem.Kind != ir.VoidKind {
			_ = m.Format(f.FuncType.Elem, v)
		}
	}
	var ub *interp.UB
	var exit *interp.Exit
	var thrown *interp.Uncaught
	switch {
	case err == nil:
		return true, ""
	case errors.As(err, &un):
		return false, un.What
	case errors.As(err, &ub), errors.As(err, &exit), errors.As(err, &thrown), errors.Is(err, interp.ErrFuel), errors.Is(err, interp.ErrStack), errors.Is(err, interp.ErrMemory):
		return false, ""
	}
	t.Errorf("%s: @%s: %v", src.Name, f.Name, err)
	return false, ""
}

// argument makes a value for a parameter: zero, undef, poison or a buffer.
func argument(m *interp.Machine, t *ir.Type, variant int) (v interp.Value, err error) {
	defer func() {
		if recover() != nil { // a type that has no values here, as scalable vectors
			err = errors.New("no value")
		}
	}()
	switch {
	case variant == 1:
		return m.Undef(t), nil
	case variant == 2:
		return m.Poison(t), nil
	case variant == 3 && t.Kind == ir.PointerKind:
		return m.NewObject(interp.ObjExternal, 64, 16, "buffer").Pointer(), nil
	}
	return m.Zero(t), nil
}
