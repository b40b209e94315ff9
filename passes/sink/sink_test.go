package sink_test

import (
	"testing"

	"rewrite/passes/internal/passtest"
	"rewrite/passes/sink"
)

func TestGolden(t *testing.T) { passtest.Golden(t, sink.Run) }

func TestPrograms(t *testing.T) {
	before, after := passtest.Programs(t, sink.Run)
	if after >= before {
		t.Errorf("%d instructions of %d are left", after, before)
	}
	t.Logf("instructions: %d before, %d after", before, after)
}
