package blockorder_test

import (
	"testing"

	"rewrite/passes/blockorder"
	"rewrite/passes/internal/passtest"
)

func TestGolden(t *testing.T) { passtest.Golden(t, blockorder.Run) }

func TestPrograms(t *testing.T) { passtest.Programs(t, blockorder.Run) }
