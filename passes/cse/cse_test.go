package cse_test

import (
	"testing"

	"rewrite/passes/cse"
	"rewrite/passes/internal/passtest"
)

func TestGolden(t *testing.T) { passtest.Golden(t, cse.Run) }

func TestPrograms(t *testing.T) {
	before, after := passtest.Programs(t, cse.Run)
	if after >= before {
		t.Errorf("%d instructions of %d are left", after, before)
	}
	t.Logf("instructions: %d before, %d after", before, after)
}
