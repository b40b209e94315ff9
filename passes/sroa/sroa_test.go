package sroa_test

import (
	"testing"

	"rewrite/passes/internal/passtest"
	"rewrite/passes/sroa"
)

func TestGolden(t *testing.T) { passtest.Golden(t, sroa.Run) }

func TestPrograms(t *testing.T) {
	before, after := passtest.Programs(t, sroa.Run)
	if after > before*9/10 {
		t.Errorf("%d instructions of %d are left", after, before)
	}
	t.Logf("instructions: %d before, %d after", before, after)
}
