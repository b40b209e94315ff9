package read_test

import (
	"bytes"
	"strings"
	"testing"

	"rewrite/passes/ir"
	"rewrite/passes/ir/asm"
	"rewrite/passes/ir/asm/print"
	"rewrite/passes/ir/diag"
	"rewrite/passes/ir/read"
)

// TestVersions: opaque pointers, typed ones, and both in one module, as LLVM 17 and
// newer take them, are read by either call; what is wrong is said of the version that
// the text is of.
func TestVersions(t *testing.T) {
	for _, c := range []struct{ name, text, want, wrong string }{
		{"opaque", "define ptr @f(ptr %p) {\n  ret ptr %p\n}\n", "define ptr @f(ptr %p) {", ""},
		{"typed", "define i32* @f(i32* %p) {\n  ret i32* %p\n}\n", "define i32* @f(i32* %p) {", ""},
		{"both", "define ptr @f(i32* %p) {\n  ret ptr %p\n}\n", "define ptr @f(ptr %p) {", ""},
		{"opaque, wrong", "define ptr @f(ptr %p) {\n  ret ptr %q\n}\n", "", "m.ll:2:11: error: "},
		{"typed, wrong", "define i32* @f(i32* %p) {\n  ret i32* %q\n}\n", "", "m.ll:2:12: error: "},
		{"both, wrong", "define ptr @f(i32* %p) {\n  ret ptr %q\n}\n", "", "m.ll:"},
	} {
		m, found := read.Parse("m.ll", []byte(c.text), asm.Options{})
		worked := 0
		text, more := read.Process("m.ll", []byte(c.text), asm.Options{Jobs: 1}, func(f *ir.Func) diag.Diagnostics { worked++; return nil })
		if c.wrong != "" {
			for _, err := range []error{found.Err(), more.Err()} {
				if err == nil || !strings.Contains(err.Error(), c.wrong) {
					t.Errorf("%s: got %v, want %s", c.name, err, c.wrong)
				}
			}
			if m != nil || text != nil {
				t.Errorf("%s: a module in spite of errors", c.name)
			}
			continue
		}
		if m == nil || text == nil {
			t.Errorf("%s: %v, %v", c.name, found, more)
			continue
		}
		var parsed, processed bytes.Buffer
		if err := print.Module(&parsed, m); err != nil {
			t.Fatal(err)
		}
		n, err := text.WriteTo(&processed)
		if err != nil || n != int64(processed.Len()) {
			t.Errorf("%s: %d bytes written of %d, %v", c.name, n, processed.Len(), err)
		}
		if !strings.Contains(parsed.String(), c.want) || parsed.String() != processed.String() || worked != 1 || text.Module() == nil {
			t.Errorf("%s: parsed\n%sprocessed, working on %d functions,\n%s", c.name, parsed.String(), worked, processed.String())
		}
	}
}

// TestVerifyFirst: of a module that is held as a whole nothing is worked on before
// everything was verified.
func TestVerifyFirst(t *testing.T) {
	opt := asm.Options{Verify: func(f *ir.Func) diag.Diagnostics { return diag.Diagnostics{{Msg: f.Name + " is odd"}} }}
	text, found := read.Process("m.ll", []byte("define void @f(i8* %p) {\n  ret void\n}\n"), opt, func(f *ir.Func) diag.Diagnostics {
		t.Errorf("worked on %s", f.Name)
		return nil
	})
	if text != nil || found.Error() != "m.ll: error: f is odd" {
		t.Errorf("got %v", found)
	}
}
