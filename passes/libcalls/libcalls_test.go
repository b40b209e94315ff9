package libcalls_test

import (
	"testing"

	"rewrite/passes/analysis/manager"
	"rewrite/passes/internal/passtest"
	"rewrite/passes/ir"
	"rewrite/passes/libcalls"
	"rewrite/passes/pass"
)

func TestGolden(t *testing.T) {
	passtest.Golden(t, func(f *ir.Func, e *pass.Env) manager.Kept { return libcalls.New(f.Module, 0).Run(f, e) })
}
