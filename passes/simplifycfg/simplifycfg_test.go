package simplifycfg_test

import (
	"testing"

	"rewrite/passes/internal/passtest"
	"rewrite/passes/simplifycfg"
)

func TestGolden(t *testing.T) { passtest.Golden(t, simplifycfg.Run) }

func TestPrograms(t *testing.T) {
	before, after := passtest.Programs(t, simplifycfg.Run)
	if after >= before {
		t.Errorf("%d instructions of %d are left", after, before)
	}
	t.Logf("instructions: %d before, %d after", before, after)
}
