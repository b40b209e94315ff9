package record_test

import (
	"bytes"
	"crypto/sha256"
	"flag"
	"fmt"
	"go/parser"
	"go/printer"
	"go/token"
	"io"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"rewrite/dsl/prove/record"
)

var update = flag.Bool("update", false, "write prover.go for the prover as it is")

// proverText is the text of the prover: its packages, and what it evaluates rules with.
// Of operations, functions and predicates a hash has some of what they compute; this is
// all of it.
var proverText = []string{"../*.go", "../counterexample/*.go", "../internal/circuit/*.go", "../internal/floattest/*.go", "../internal/symbolic/*.go", "../internal/term/*.go",
	"../../cond.go", "../../convert.go", "../../expr.go", "../../fact.go", "../../instance.go",
	"../../intrinsic.go", "../../../passes/ir/eval.go", "../../../passes/ir/evalwide.go", "../../../passes/ir/flags.go", "../../../passes/ir/op.go", "../../../passes/ir/fp/*.go", "../../../passes/ir/num/*.go"}

// TestProver fails when the prover changed, comments aside, since prover.go was
// written, so that nobody forgets to ask whether Version is to be raised.
func TestProver(t *testing.T) {
	h := sha256.New()
	for _, pattern := range proverText {
		files, err := filepath.Glob(pattern)
		if err != nil || len(files) == 0 {
			t.Fatalf("%s: %d files, %v", pattern, len(files), err)
		}
		slices.Sort(files)
		for _, name := range files {
			if strings.HasSuffix(name, "_test.go") {
				continue
			}
			fset := token.NewFileSet()
			f, err := parser.ParseFile(fset, name, nil, 0) // without comments
			if err != nil {
				t.Fatal(err)
			}
			var text bytes.Buffer
			if err := printer.Fprint(&text, fset, f); err != nil {
				t.Fatal(err)
			}
			// Lines that comments stood on are blank now, or not.
			io.WriteString(h, name+"\n"+strings.Join(strings.Fields(text.String()), " ")+"\n")
		}
	}
	mod, err := os.ReadFile("../../../go.mod")
	if err != nil {
		t.Fatal(err)
	}
	solver := regexp.MustCompile(`go-air/gini v\S+`).Find(mod)
	if solver == nil {
		t.Fatal("go.mod does not name the solver")
	}
	h.Write(solver)
	sum := fmt.Sprintf("%x", h.Sum(nil)[:16])
	if *update {
		text := fmt.Sprintf(proverFile, sum)
		if err := os.WriteFile("prover.go", []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
	} else if sum != record.Prover {
		t.Error("the prover changed. If it may give another verdict about any rule than before, raise record.Version and run go generate ./rules, " +
			"which proves all again. Then: go test ./dsl/prove/record -run TestProver -update")
	}
}

const proverFile = `package record

// Prover is a hash over the text of the prover, which TestProver -update writes.
// Verdicts that a user's cache remembers are of exactly this prover; records are of
// all provers of one Version.
const Prover = %q
`
