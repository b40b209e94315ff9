package fuzz_test

import (
	"testing"
	"time"

	"rewrite/egraph"
	"rewrite/passes/fuzz"
	"rewrite/passes/ir/llvmtest"
)

// TestCsmith: a program or a few of csmith print the same after every pipeline. .ci/run
// tries 30, and one command as many as one likes: go run ./cmd/fuzz -csmith -n 1000.
func TestCsmith(t *testing.T) {
	tools := fuzz.CTools{Csmith: llvmtest.Tool(t, "csmith"), Clang: llvmtest.Tool(t, "clang-22"), Opt: llvmtest.Tool(t, "opt-22"),
		Dir: t.TempDir(), Limit: 10 * time.Second}
	pipelines, err := fuzz.Pipelines(egraph.Limits{})
	if err != nil {
		t.Fatal(err)
	}
	n, tried := llvmtest.Amount(1, 4), 0
	for seed := range uint64(n) {
		r, err := tools.Program(seed, pipelines)
		if err != nil {
			t.Fatal(err)
		}
		if r.Skipped != "" {
			t.Logf("seed %d: %s", seed, r.Skipped)
		}
		for _, d := range r.Found {
			t.Error(d)
		}
		tried += r.Tried
	}
	if want := n * len(pipelines); tried < want { // half of what there is
		t.Errorf("only %d programs ran, at least %d were expected", tried, want)
	}
}
