package fuzz_test

import (
	"testing"
	"time"

	"rewrite/egraph"
	"rewrite/passes/fuzz"
	"rewrite/passes/ir/llvmtest"
)

// TestCsmith: a program of csmith prints the same after every pipeline. .ci/run tries
// more, and one command as many as one likes: go run ./cmd/fuzz -csmith -n 1000.
func TestCsmith(t *testing.T) {
	tools := fuzz.CTools{Csmith: llvmtest.Tool(t, "csmith"), Clang: llvmtest.Tool(t, "clang-22"), Opt: llvmtest.Tool(t, "opt-22"),
		Dir: t.TempDir(), Limit: 10 * time.Second}
	pipelines, err := fuzz.Pipelines(egraph.Limits{})
	if err != nil {
		t.Fatal(err)
	}
	r, err := tools.Program(0, pipelines)
	if err != nil {
		t.Fatal(err)
	}
	for _, d := range r.Found {
		t.Error(d)
	}
	if want := len(pipelines); r.Tried < want { // half of what there is
		t.Errorf("only %d programs ran, at least %d were expected: %s", r.Tried, want, r.Skipped)
	}
}
