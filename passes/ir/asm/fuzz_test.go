package asm_test

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"rewrite/passes/ir/asm/print"

	"rewrite/passes/ir/asm"
	"rewrite/passes/ir/llvmtest"
)

// seeds are the smaller fixtures, whole and cut into functions.
func seeds(f *testing.F) {
	for _, file := range llvmtest.Files(f, "ir/hand", "wrong", "unknown") {
		src, err := os.ReadFile(file)
		if err != nil {
			f.Fatal(err)
		}
		if len(src) < 4000 {
			f.Add(string(src))
		}
	}
}

// checkReader: any text is read without panic into a module that prints and
// reads again as itself, or gives messages that say where.
func checkReader(t *testing.T, text string) {
	m, diags := asm.Parse("fuzz.ll", []byte(text), asm.Options{Jobs: 1, UpgradePointers: true})
	for _, d := range diags {
		if d.Line == 0 && strings.TrimSpace(text) != "" {
			t.Errorf("a message without a place: %v", d)
		}
		if d.Line > 0 && (d.Col < 1 || d.Col > len(d.Source)+1) {
			t.Errorf("column %d is not on the line %q", d.Col, d.Source)
		}
		d.Render()
	}
	if m == nil {
		if !diags.HasErrors() {
			t.Fatal("neither a module nor an error")
		}
		return
	}
	for _, f := range m.Funcs {
		if err := f.CheckInvariants(); err != nil {
			t.Error(err)
		}
	}
	var once bytes.Buffer
	if err := print.Module(&once, m); err != nil {
		t.Fatal(err)
	}
	if once.Len() == 0 {
		return // nothing but comments, and an empty file is an error
	}
	again, diags := asm.Parse("again.ll", once.Bytes(), asm.Options{Jobs: 1, UpgradePointers: true})
	if again == nil {
		t.Fatalf("what was printed is not read again: %v\n%s", diags, once.Bytes())
	}
	var twice bytes.Buffer
	if err := print.Module(&twice, again); err != nil {
		t.Fatal(err)
	}
	if !bytes.Equal(once.Bytes(), twice.Bytes()) {
		t.Errorf("printed differently when read again: %s", llvmtest.Diff(once.Bytes(), twice.Bytes()))
	}
}

func FuzzParse(f *testing.F) {
	seeds(f)
	f.Fuzz(checkReader)
}

// FuzzBody puts the text into a function, where most of the grammar is.
func FuzzBody(f *testing.F) {
	for _, file := range llvmtest.Files(f, "ir/hand") {
		m, _ := asm.Parse(file, read(f, file), asm.Options{UpgradePointers: true})
		if m == nil {
			f.Fatal(filepath.Base(file))
		}
		for _, fn := range m.Funcs {
			if text := print.Func(fn); fn.HasBody && len(text) < 1000 {
				f.Add(text[strings.Index(text, "{")+1 : strings.LastIndex(text, "}")])
			}
		}
	}
	f.Fuzz(func(t *testing.T, body string) {
		checkReader(t, "define i32 @f(i32 %x, ptr %p, i1 %c, float %d, <4 x i32> %v) {"+body+"}\n"+
			"declare i32 @g(i32, ...)\n@global = global i32 0\n!0 = !{}\n")
	})
}

// TestCutFiles: a file that ends anywhere is an error or read, and never hangs.
func TestCutFiles(t *testing.T) {
	for _, file := range llvmtest.Files(t, "ir/hand") {
		src := string(read(t, file))
		for n := 0; n < len(src); n += 1 + len(src)/150 {
			checkReader(t, src[:n])
		}
	}
}
