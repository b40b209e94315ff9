package constfold_test

import (
	"math"
	"testing"

	"rewrite/passes/analysis/manager"
	"rewrite/passes/constfold"
	"rewrite/passes/internal/passtest"
	"rewrite/passes/ir"
	"rewrite/passes/pass"
)

func TestGolden(t *testing.T) {
	passtest.Golden(t, "testdata", func(f *ir.Func, e *pass.Env) manager.Kept {
		return manager.Shape.If(constfold.Fold(f, math.MaxInt, nil, e.Remarks(f)) > 0)
	})
}
