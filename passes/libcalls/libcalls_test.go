package libcalls_test

import (
	"testing"

	"rewrite/passes/libcalls"
	"rewrite/passes/passtest"
)

func TestGolden(t *testing.T) { passtest.Golden(t, libcalls.Run) }
