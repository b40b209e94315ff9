package reg2mem_test

import (
	"testing"

	"rewrite/passes/passtest"
	"rewrite/passes/reg2mem"
)

func TestGolden(t *testing.T) { passtest.Golden(t, reg2mem.Run) }

func TestPrograms(t *testing.T) { passtest.Programs(t, reg2mem.Run) }
