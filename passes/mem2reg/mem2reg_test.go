package mem2reg_test

import (
	"testing"

	"rewrite/passes/internal/passtest"
	"rewrite/passes/mem2reg"
)

func TestGolden(t *testing.T) { passtest.Golden(t, mem2reg.Run) }

func TestPrograms(t *testing.T) {
	before, after := passtest.Programs(t, mem2reg.Run)
	if after > before*9/10 {
		t.Errorf("%d instructions of %d are left", after, before)
	}
	t.Logf("instructions: %d before, %d after", before, after)
}
