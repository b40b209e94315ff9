package alive

import (
	"fmt"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"rewrite/dsl"
	"rewrite/dsl/dsltest"
	"rewrite/dsl/load"
	"rewrite/passes/ir/llvmtest"
	"rewrite/rules"
)

// every is the rules of the prover's tests and of the library.
func every(t *testing.T) []*dsl.Rule {
	t.Helper()
	library, err := rules.Library()
	if err != nil {
		t.Fatal(err)
	}
	list := slices.Clone(library.Rules)
	files, err := filepath.Glob("../testdata/*/*.rw")
	if err != nil {
		t.Fatal(err)
	}
	for _, f := range append(files, "../testdata/right.rw", "../testdata/wrong.rw", "../testdata/undecided.rw") {
		set, diags := load.Files(f)
		if err := diags.Err(); err != nil {
			t.Fatal(err)
		}
		list = append(list, set.Rules...)
	}
	return list
}

// TestVerify: LLVM takes every file. They are given to it as one module, with
// the functions numbered, as thousands of processes would take minutes.
func TestVerify(t *testing.T) {
	opt := llvmtest.Tool(t, "opt-22", "opt")
	var module strings.Builder
	declared := map[string]bool{}
	n, unwritten := 0, map[string]int{}
	for _, r := range every(t) {
		files, err := Files(r, []uint32{8, 32})
		if err != nil {
			unwritten[err.Error()]++
			continue
		}
		for _, f := range files {
			n++
			for line := range strings.Lines(f.Text) {
				if strings.HasPrefix(line, "declare ") {
					declared[line] = true
					continue
				}
				line = strings.Replace(line, " @src(", fmt.Sprintf(" @src%d(", n), 1)
				module.WriteString(strings.Replace(line, " @tgt(", fmt.Sprintf(" @tgt%d(", n), 1))
			}
		}
	}
	for d := range declared {
		module.WriteString(d)
	}
	t.Logf("%d files, %d intrinsics; not written: %v", n, len(declared), unwritten)
	if n < 5000 {
		t.Error("too few files")
	}
	if _, err := llvmtest.Run([]byte(module.String()), opt, "-passes=verify", "-disable-output"); err != nil {
		t.Error(err)
	}
}

// TestFiles: what a file holds.
func TestFiles(t *testing.T) {
	files, err := Files(dsltest.Rule(t, "select(c, t = add nsw(x, C), y) => add(t, select(c, 0, sub(y, t))) if C == 7 && non_zero(t) && noundef(x) && nonpoison(y)"), []uint32{8})
	if err != nil || len(files) != 1 {
		t.Fatal(files, err)
	}
	want := `; rule a llvm
; C = 7

define i8 @src(i1 %c, i8 noundef %x, i8 noundef %y) {
  %.1 = add nsw i8 %x, 7
  %.2 = select i1 %c, i8 %.1, i8 %y
  %.3 = icmp ne i8 %.1, 0
  call void @llvm.assume(i1 %.3)
  ret i8 %.2
}

define i8 @tgt(i1 %c, i8 noundef %x, i8 noundef %y) {
  %.1 = add nsw i8 %x, 7
  %.2 = sub i8 %y, %.1
  %.3 = select i1 %c, i8 0, i8 %.2
  %.4 = add i8 %.1, %.3
  ret i8 %.4
}

declare void @llvm.assume(i1)
`
	_, want, _ = strings.Cut(want, "\n")
	first, got, _ := strings.Cut(files[0].Text, "\n")
	if got != want || !strings.HasPrefix(first, "; rule a select(") || files[0].Name != "a.i8.1.srctgt.ll" {
		t.Errorf("%s:\n%s\nwant\n%s", files[0].Name, files[0].Text, want)
	}
}

// TestInstances: how many files there are, and their names.
func TestInstances(t *testing.T) {
	for _, c := range []struct {
		rule   string
		widths []uint32
		want   []string
	}{
		{"and(x, x) => x", []uint32{8, 32}, []string{"a.i8.1", "a.i32.1"}},
		{"or(x, 0) <=> x", []uint32{8}, []string{"a.i8.1", "a.i8.1.back"}},
		{"zext(trunc(x: W): N): W => and(x, low_mask(N))", []uint32{8, 16, 32}, []string{"a.i16.i8.1", "a.i32.i8.1", "a.i32.i16.1"}},
		{"add(x, C) => add(C, x)", []uint32{8}, []string{"a.i8.1", "a.i8.2", "a.i8.3"}},
		{"add(x: i8, 1) => sub(x, -1)", []uint32{16, 32}, []string{"a.1"}},
		// Only one constant meets the condition, none fits, or the width is missing.
		{"mul(x, C) => shl(x, 3) if C == 8", []uint32{8}, []string{"a.i8.1"}},
		{"add(x, 200) => sub(x, -200)", []uint32{4}, nil},
		{"add(x, C) => x if C == 0 && C == 1", []uint32{8}, nil},
		{"bswap(bswap(x)) => x", []uint32{8, 16}, []string{"a.i16.1"}},
	} {
		files, err := Files(dsltest.Rule(t, c.rule), c.widths)
		if err != nil {
			t.Errorf("%s: %v", c.rule, err)
		}
		var got []string
		for _, f := range files {
			got = append(got, strings.TrimSuffix(f.Name, Suffix))
		}
		slices.Sort(got)
		slices.Sort(c.want)
		if !slices.Equal(got, c.want) {
			t.Errorf("%s: %q, want %q", c.rule, got, c.want)
		}
		again, _ := Files(dsltest.Rule(t, c.rule), c.widths)
		if !slices.Equal(files, again) {
			t.Errorf("%s: other files the second time", c.rule)
		}
	}
}

// TestUnsupported: what has no functions of integers is said.
func TestUnsupported(t *testing.T) {
	for rule, want := range map[string]string{
		"icmp eq(p: ptr, p) => true":   "types other than integers",
		"fadd(x: float, -0.0) => x":    "types other than integers",
		"@f(x: i32): i32 => add(x, 0)": "call of @f",
	} {
		if _, err := Files(dsltest.Rule(t, rule), []uint32{8}); err == nil || err.Error() != want {
			t.Errorf("%s: %v, want %s", rule, err, want)
		}
	}
}
