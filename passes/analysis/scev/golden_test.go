package scev

import (
	"bytes"
	"flag"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

var update = flag.Bool("update", false, "rewrite the golden files")

// TestGolden prints the scalar evolution of the functions in testdata/*.ll, and compares it with the
// .want files, which people have read.
func TestGolden(t *testing.T) {
	files, err := filepath.Glob("testdata/*.ll")
	if err != nil || len(files) == 0 {
		t.Fatal("no test data", err)
	}
	for _, file := range files {
		src, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		m := parse(file, src)
		if m == nil {
			t.Fatalf("%s is not read", file)
		}
		var b bytes.Buffer
		for _, f := range m.Funcs {
			if f.HasBody {
				Print(&b, f)
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
			t.Errorf("%s: got\n%s\nwant\n%s", file, b.Bytes(), old)
		}
	}
}
