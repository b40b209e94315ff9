package libcalls_test

import (
	"testing"

	"rewrite/passes/internal/passtest"
	"rewrite/passes/libcalls"
)

func TestGolden(t *testing.T) { passtest.Golden(t, libcalls.Run) }
