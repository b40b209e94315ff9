package constfold_test

import (
	"testing"

	"rewrite/passes/constfold"
	"rewrite/passes/internal/passtest"
)

func TestGolden(t *testing.T) { passtest.Golden(t, constfold.Run) }
