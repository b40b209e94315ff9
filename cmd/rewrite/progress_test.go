package main

import (
	"bytes"
	"os"
	"os/exec"
	"slices"
	"strings"
	"testing"

	"rewrite/cmd/rewrite/internal/base"
)

// TestNoProgressInPipes: what is no terminal gets no bar, and whoever calls need not know.
func TestNoProgressInPipes(t *testing.T) {
	r, w, err := os.Pipe()
	if err != nil {
		t.Fatal(err)
	}
	defer r.Close()
	bar := base.NewProgress(w, "long.ll", 8)
	if bar != nil {
		t.Error("a bar in a pipe")
	}
	if base.NewProgress(new(bytes.Buffer), "long.ll", 8) != nil {
		t.Error("a bar in a buffer")
	}
	bar.Add(1)
	bar.Done()
	w.Close()
	if n, err := r.Read(make([]byte, 1)); n != 0 || err == nil {
		t.Error("something was printed")
	}
}

// TestDependencies holds the command free of what it has no use for and what is large:
// it never speaks to a network.
func TestDependencies(t *testing.T) {
	out, err := exec.Command("go", "list", "-deps", ".").Output()
	if err != nil {
		t.Fatal(err)
	}
	deps := strings.Fields(string(out))
	if !slices.Contains(deps, "rewrite/passes/ir") {
		t.Fatalf("no list of dependencies: %q", out)
	}
	for _, d := range []string{"net/http", "crypto/tls", "crypto/x509"} {
		if slices.Contains(deps, d) {
			t.Errorf("the command links %s: go mod why %[1]s", d)
		}
	}
}
