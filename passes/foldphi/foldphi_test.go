package foldphi_test

import (
	"testing"

	"rewrite/passes/foldphi"
	"rewrite/passes/passtest"
)

func TestGolden(t *testing.T) { passtest.Golden(t, foldphi.Run) }
