package fileio

import (
	"errors"
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"testing/iotest"

	"rewrite/cmd/rewrite/internal/foldertest"
	"rewrite/passes/ir/diag"
)

func TestReadInputRefuses(t *testing.T) {
	for _, c := range []struct {
		name, text string
		want       string
	}{
		{"empty", "", "the file is empty"},
		{"blank", " \n\t\n", "only white space"},
		{"elf", "\x7fELF\x02\x01\x01", "an ELF object or program and no LLVM IR (clang writes LLVM IR with -S -emit-llvm"},
		{"archive", "!<arch>\nx", "an archive"},
		{"gzip", "\x1f\x8b\x08", "gzip -dc"},
		{"utf16", "\xff\xfed\x00e\x00", "UTF-16"},
		{"garbage", "define\x01\x02\x00\x03", "zero byte at offset 8"},
		{"late garbage", strings.Repeat("; x\n", 1000) + "\x00", "zero byte at offset 4000"},
		{"nearly bitcode", "BC\xc0\x00", "zero byte at offset 3"},
	} {
		t.Run(c.name, func(t *testing.T) {
			foldertest.In(t)
			if err := os.WriteFile("in.ll", []byte(c.text), 0o666); err != nil {
				t.Fatal(err)
			}
			src, err := ReadInput("in.ll", nil)
			d := (*diag.Diagnostic)(nil)
			if !errors.As(err, &d) || src == nil && c.text == "" && err == nil {
				t.Fatalf("no diagnostic: %v", err)
			}
			if d.File != "in.ll" || d.Severity != diag.Error || !strings.Contains(d.Error(), c.want) {
				t.Errorf("got %q, want %q", d.Error(), c.want)
			}
			_, err = ReadInput("-", strings.NewReader(c.text))
			if err == nil || !strings.HasPrefix(err.Error(), "<stdin>: error: ") || !strings.Contains(err.Error(), c.want) {
				t.Errorf("standard input: got %v, want %q", err, c.want)
			}
		})
	}
}

func TestReadInputCantRead(t *testing.T) {
	foldertest.In(t, "d/", "gone -> nowhere")
	for _, c := range []struct{ in, want string }{
		{"d", "d: error: is a directory; name the files in it"},
		{"none.ll", "none.ll: error: no such file or directory"},
		{"gone", "gone: error: no such file or directory"},
		{"d/x/y.ll", "d/x/y.ll: error: no such file or directory"},
	} {
		if _, err := ReadInput(c.in, nil); err == nil || err.Error() != c.want {
			t.Errorf("got %v, want %s", err, c.want)
		}
	}
	_, err := ReadInput("-", iotest.ErrReader(io.ErrUnexpectedEOF))
	if err == nil || err.Error() != "<stdin>: error: unexpected EOF" {
		t.Errorf("standard input: %v", err)
	}
}

func TestReadInputTakesText(t *testing.T) {
	foldertest.In(t)
	for _, text := range []string{"; only a comment", "\n\ndefine", "@\"\xff\" = global i8 0\n", "PKG = 1"} {
		if err := os.WriteFile("in.o", []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
		for _, in := range []string{"in.o", filepath.Join(".", "in.o"), "-"} {
			got, err := ReadInput(in, strings.NewReader(text))
			if err != nil || string(got) != text {
				t.Errorf("%q from %s: %q, %v", text, in, got, err)
			}
		}
	}
}
