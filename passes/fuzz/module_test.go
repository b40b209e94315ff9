package fuzz_test

import (
	"fmt"
	"testing"

	"rewrite/egraph"
	"rewrite/passes/check"
	"rewrite/passes/fuzz"
	"rewrite/passes/irgen"
)

// checking is small enough for thousands of modules.
var checking = check.Options{Bits: 9, Inputs: 150, Fuel: 20_000}

// try runs a module through every pipeline and reports what is found.
func try(t testing.TB, name string, src []byte) fuzz.Tally {
	t.Helper()
	pipelines, err := fuzz.Pipelines(egraph.Limits{})
	if err != nil {
		t.Fatal(err)
	}
	found, tally, err := fuzz.Module(name, src, pipelines, checking)
	if err != nil {
		t.Fatalf("%s: %v\n%s", name, err, src)
	}
	for _, f := range found {
		t.Errorf("%s %s", name, f)
	}
	return tally
}

// TestRandomModules: no pipeline changes what random modules mean. One command
// tries more: go run ./cmd/fuzz -n 10000.
func TestRandomModules(t *testing.T) {
	n := 40
	if testing.Short() {
		n = 10
	}
	var all fuzz.Tally
	for seed := range uint64(n) {
		all.Add(try(t, fmt.Sprintf("seed %d", seed), irgen.Module(seed, irgen.Options{Size: 16})))
	}
	t.Logf("%+v", all)
	if all.Agrees < n {
		t.Errorf("only %d functions were changed and run: %+v", all.Agrees, all)
	}
}

// FuzzModules lets go test look for seeds, and sizes, that make a difference.
func FuzzModules(f *testing.F) {
	for seed := range uint64(8) {
		f.Add(seed, uint8(12))
	}
	f.Fuzz(func(t *testing.T, seed uint64, size uint8) {
		try(t, fmt.Sprintf("seed %d", seed), irgen.Module(seed, irgen.Options{Funcs: 2, Size: 4 + int(size%28)}))
	})
}
