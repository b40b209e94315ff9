package address_test

import (
	"testing"

	"rewrite/passes/address"
	"rewrite/passes/internal/passtest"
)

func TestGolden(t *testing.T) { passtest.Golden(t, address.Run) }

func TestPrograms(t *testing.T) {
	before, after := passtest.Programs(t, address.Run)
	if after >= before {
		t.Errorf("%d instructions of %d are left", after, before)
	}
	t.Logf("instructions: %d before, %d after", before, after)
}
