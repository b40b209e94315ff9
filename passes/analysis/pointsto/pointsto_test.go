package pointsto_test

import (
	"bytes"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"rewrite/passes/analysis/pointsto"
	"rewrite/passes/analysis/pointsto/constraint"
	"rewrite/passes/ir"
	"rewrite/passes/ir/asm"
	"rewrite/passes/ir/llvmtest"
	"rewrite/passes/irgen"
)

var update = flag.Bool("update", false, "rewrite the golden files")

func parse(t testing.TB, name string, text []byte) *ir.Module {
	t.Helper()
	m, diags := asm.Parse(name, text, asm.Options{})
	if m == nil {
		t.Fatal(diags)
	}
	return m
}

// TestGolden prints both analyses of testdata/*.ll, and compares them with the .want files, which people have read.
func TestGolden(t *testing.T) {
	files, err := filepath.Glob("testdata/*.ll")
	if err != nil || len(files) == 0 {
		t.Fatal("no test data", err)
	}
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		m := parse(t, file, text)
		var b bytes.Buffer
		for _, kind := range pointsto.Kinds {
			fmt.Fprintf(&b, "== %s\n", kind)
			if err := pointsto.Print(&b, m, kind); err != nil {
				t.Fatal(err)
			}
		}
		want := strings.TrimSuffix(file, ".ll") + ".want"
		if *update {
			if err := os.WriteFile(want, b.Bytes(), 0o644); err != nil {
				t.Fatal(err)
			}
			continue
		}
		old, err := os.ReadFile(want)
		if err != nil {
			t.Fatal(err)
		}
		if !bytes.Equal(old, b.Bytes()) {
			t.Errorf("%s: %s", file, llvmtest.Diff(old, b.Bytes()))
		}
	}
}

// within tells what Andersen's analysis says that Steensgaard's does not.
func within(a, s *pointsto.Result) (why string) {
	for o := range a.Graph.Objects {
		if o := constraint.Object(o); a.Escaped(o) && !s.Escaped(o) {
			return fmt.Sprintf("object %d escapes by andersen, and not by steensgaard", o)
		}
	}
	for n := range a.Graph.NumNodes() {
		large := s.At(constraint.Node(n))
		for _, p := range a.At(constraint.Node(n)) {
			if !s.Contains(large, p.Obj, 0) {
				return fmt.Sprintf("node %d leads to %v by andersen, and to %v by steensgaard", n, p, large)
			}
		}
	}
	return ""
}

// TestWithin: each set of Andersen's analysis is within that of Steensgaard's, and two runs find the same.
func TestWithin(t *testing.T) {
	check := func(name string, m *ir.Module) {
		a, err := pointsto.New(m, pointsto.Andersen)
		if err != nil {
			return // the data layout
		}
		s, err := pointsto.New(m, pointsto.Steensgaard)
		if err != nil {
			t.Fatal(err)
		}
		if why := within(a, s); why != "" {
			t.Errorf("%s: %s", name, why)
		}
		var first, second bytes.Buffer
		pointsto.Print(&first, m, pointsto.Andersen)
		pointsto.Print(&second, m, pointsto.Andersen)
		if !bytes.Equal(first.Bytes(), second.Bytes()) {
			t.Errorf("%s: two runs differ", name)
		}
	}
	files := llvmtest.Files(t, "ir/22")
	more, _ := filepath.Glob("testdata/*.ll")
	for _, file := range append(files, more...) {
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		check(file, parse(t, file, text))
	}
	for seed := range uint64(llvmtest.Amount(100, 1000)) {
		check(fmt.Sprint("seed ", seed), parse(t, "random", irgen.Module(seed, irgen.Options{Memory: seed%2 == 0})))
	}
}
