package asm_test

import (
	"bytes"
	"errors"
	"os"
	"slices"
	"strings"
	"testing"

	"rewrite/passes/ir"
	"rewrite/passes/ir/asm"
	"rewrite/passes/ir/asm/print"
	"rewrite/passes/ir/diag"
	"rewrite/passes/ir/llvmtest"
	"rewrite/passes/ir/verify"
)

func read(t testing.TB, file string) []byte {
	t.Helper()
	src, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	return src
}

// reprint reads and prints a module. Typed pointers become opaque, as in LLVM
// 17 and newer, so that LLVM 22 can be asked about such files too.
func reprint(name string, src []byte) ([]byte, diag.Diagnostics) {
	m, diags := asm.Parse(name, src, asm.Options{UpgradePointers: true})
	if m == nil {
		return nil, diags
	}
	out := bytes.NewBuffer([]byte{})
	if err := print.Module(out, m); err != nil {
		panic(err) // a buffer takes everything
	}
	return out.Bytes(), diags
}

// TestRoundTrip: what is read and printed is read as the same again, and
// nothing of it is kept verbatim.
func TestRoundTrip(t *testing.T) {
	for _, file := range llvmtest.Files(t, "ir/19", "ir/22", "ir/hand", "ir/index") {
		once, diags := reprint(file, read(t, file))
		if len(diags) > 0 {
			t.Errorf("%s", diags[0].Render())
			continue
		}
		twice, _ := reprint(file, once)
		if !bytes.Equal(once, twice) {
			t.Errorf("%s: printed differently when read again: %s", file, llvmtest.Diff(once, twice))
		}
	}
}

// TestFormer: what LLVM 15 prints and no LLVM installed here reads comes out
// as it went in.
func TestFormer(t *testing.T) {
	for _, file := range llvmtest.Files(t, "ir/15") {
		src := read(t, file)
		if out, diags := reprint(file, src); len(diags) > 0 || !bytes.Equal(out, src) {
			t.Errorf("%s: %v\n%s", file, diags, llvmtest.Diff(src, out))
		}
	}
}

// TestProcess: bodies handled one by one give the same bytes as the module as
// a whole, with any number of workers.
func TestProcess(t *testing.T) {
	for _, file := range llvmtest.Files(t, "ir/22", "ir/hand", "ir/index") {
		src := read(t, file)
		want, _ := reprint(file, src)
		for _, jobs := range []int{1, 2, 5} {
			bodies := 0
			opt := asm.Options{Jobs: jobs, UpgradePointers: true}
			text, diags := asm.Process(file, src, opt, func(f *ir.Func) diag.Diagnostics { return nil })
			if text == nil {
				t.Fatal(diags)
			}
			var out bytes.Buffer
			n, err := text.WriteTo(&out)
			if err != nil || n != int64(out.Len()) {
				t.Errorf("%s: WriteTo gives %d, %v for %d bytes", file, n, err, out.Len())
			}
			if !bytes.Equal(out.Bytes(), want) {
				t.Errorf("%s with %d workers: %s", file, jobs, llvmtest.Diff(want, out.Bytes()))
			}
			for _, f := range text.Module().Funcs {
				if f.HasBody {
					bodies++
				}
			}
			if bodies == 0 && strings.Contains(string(src), "define ") && !strings.Contains(file, "layout-c") {
				t.Errorf("%s: no bodies", file)
			}
		}
	}
}

// sameToLLVM fails unless opt prints our text of a file as it prints the file.
func sameToLLVM(t *testing.T, opt string, files []string) {
	t.Helper()
	verbatim, functions := 0, 0
	for _, file := range files {
		src := read(t, file)
		got, diags := reprint(file, src)
		if got == nil {
			t.Errorf("%s", diags[0].Render())
			continue
		}
		verbatim += len(diags)
		functions += bytes.Count(src, []byte("\ndefine "))
		if bytes.Equal(src, got) {
			continue
		}
		want, err := llvmtest.Canonical(opt, src)
		if err != nil {
			t.Errorf("%s: %v", file, err)
			continue
		}
		have, err := llvmtest.Canonical(opt, got)
		if err != nil {
			t.Errorf("%s: our text: %v", file, err)
			continue
		}
		if !bytes.Equal(want, have) {
			t.Errorf("%s: %s", file, llvmtest.Diff(want, have))
		}
	}
	t.Logf("%d files, about %d functions, %d kept verbatim", len(files), functions, verbatim)
	if verbatim*200 > functions {
		t.Errorf("%d of about %d functions kept verbatim: more than 0.5 %%", verbatim, functions)
	}
}

// TestLosslessByLLVM: LLVM 22 reads our text of a file as it reads the file.
func TestLosslessByLLVM(t *testing.T) {
	opt := llvmtest.Tool(t, "opt-22")
	sameToLLVM(t, opt, llvmtest.Files(t, "ir/19", "ir/22", "ir/hand"))
}

// TestLosslessCorpus is the same on LLVM's own tests and real programs.
func TestLosslessCorpus(t *testing.T) {
	files := llvmtest.Corpus(t, "llvm-tests", "real/19", "real/22", "real-g/22")
	opt := llvmtest.Tool(t, "opt-22")
	const parts = 4
	for i := range parts {
		t.Run(string(rune('a'+i)), func(t *testing.T) {
			t.Parallel()
			sameToLLVM(t, opt, files[len(files)*i/parts:len(files)*(i+1)/parts])
		})
	}
}

// TestOptOutput: of what LLVM's printer wrote, we write the very same bytes.
func TestOptOutput(t *testing.T) {
	opt := llvmtest.Tool(t, "opt-22")
	files := llvmtest.Files(t, "ir/22", "ir/hand")
	compared := 0
	for _, file := range files {
		for _, args := range [][]string{{"-S"}, {"-S", "--preserve-ll-uselistorder"}, {"-S", "-passes=simplifycfg,instcombine<no-verify-fixpoint>"}} {
			theirs, err := llvmtest.Run(read(t, file), opt, args...)
			if err != nil {
				t.Fatalf("%s: %v", file, err)
			}
			ours, diags := reprint(file, theirs)
			if bytes.Equal(ours, theirs) {
				compared++
				continue
			}
			if _, err := llvmtest.Run(theirs, opt, "-S"); err != nil {
				continue // LLVM cannot read what it wrote: keys of attributes with quotes in them
			}
			if ours == nil {
				t.Errorf("%s: %v", file, diags)
			} else {
				t.Errorf("%s after opt %s: %s", file, args, llvmtest.Diff(theirs, ours))
			}
		}
	}
	if compared < 3*len(files)-6 {
		t.Errorf("only %d outputs of %d files compared", compared, len(files))
	}
}

// TestRealOutput: clang's and rustc's files come out byte for byte.
func TestRealOutput(t *testing.T) {
	same, other := 0, 0
	for _, file := range llvmtest.Corpus(t, "real/19", "real/22", "real-g/22") {
		src := read(t, file)
		if got, diags := reprint(file, src); got == nil {
			t.Error(diags)
		} else if bytes.Equal(src, got) {
			same++
		} else if other++; !strings.Contains(file, "rust") { // LLVM orders rustc's modules anew
			t.Errorf("%s: %s", file, llvmtest.Diff(src, got))
		}
	}
	t.Logf("%d identical, %d not", same, other)
}

// TestTypedPointers: a module of LLVM 14 is told from others.
func TestTypedPointers(t *testing.T) {
	for _, file := range llvmtest.Files(t, "ir/typed") {
		m, diags := asm.Parse(file, read(t, file), asm.Options{})
		if m != nil || !errors.Is(diags.Err(), asm.ErrTypedPointers) {
			t.Errorf("%s: %v", file, diags)
		}
	}
}

// want is an expected message: its place and words that are in it.
type want struct{ place, words string }

// wants reads the `; MARK: LINE:COL: words` comments of a file.
func wants(src []byte, mark string) (list []want) {
	for line := range strings.Lines(string(src)) {
		if _, rest, ok := strings.Cut(line, "; "+mark+": "); ok {
			place, words, _ := strings.Cut(strings.TrimSpace(rest), ": ")
			list = append(list, want{place, words})
		}
	}
	return list
}

// check compares messages with what a file expects.
func check(t *testing.T, file string, wants []want, diags diag.Diagnostics) {
	t.Helper()
	if len(wants) == 0 {
		t.Errorf("%s: the file does not say what it wants", file)
	}
	for _, w := range wants {
		found := false
		for _, d := range diags {
			_, rest, _ := strings.Cut(d.Error(), file+":")
			place := "0:0"
			if d.Line > 0 {
				place, _, _ = strings.Cut(rest, ": ")
			}
			all := place == w.place
			for _, word := range strings.Fields(w.words) {
				all = all && strings.Contains(d.Msg, word)
			}
			found = found || all
		}
		if !found {
			t.Errorf("%s: no message at %s with %q in\n%v", file, w.place, w.words, diags)
		}
	}
	if n := len(diags); n > len(wants) {
		t.Errorf("%s: %d messages, %d wanted:\n%v", file, n, len(wants), diags)
	}
}

// TestWrong: each wrong input is refused for the right reason at the right
// place, by the reader or the verifier.
func TestWrong(t *testing.T) {
	for _, file := range llvmtest.Files(t, "wrong") {
		src := read(t, file)
		m, diags := asm.Parse(file, src, asm.Options{})
		if m != nil {
			diags = append(diags, verify.Module(m).Diagnostics(file, src)...)
		}
		if !diags.HasErrors() {
			t.Errorf("%s: taken", file)
			continue
		}
		diags = slices.DeleteFunc(diags, func(d *diag.Diagnostic) bool { return d.Severity != diag.Error })
		check(t, file, wants(src, "want"), diags)
		for _, d := range diags {
			if d.Line > 0 && d.Source == "" && d.Col > 1 {
				t.Errorf("%s: a message without the line: %v", file, d)
			}
		}
	}
}

// TestUnknown: what LLVM 22 does not know but is well formed is kept as it is.
func TestUnknown(t *testing.T) {
	for _, file := range llvmtest.Files(t, "unknown") {
		src := read(t, file)
		out, diags := reprint(file, src)
		if out == nil {
			t.Errorf("%s: refused: %v", file, diags)
			continue
		}
		check(t, file, wants(src, "want-verbatim"), diags)
		for _, d := range diags {
			if d.Severity != diag.Warning {
				t.Errorf("%s: not a warning: %v", file, d)
			}
			word := d.Source[d.Col-1:][:d.Len]
			if !bytes.Contains(out, []byte(word)) {
				t.Errorf("%s: %q is lost", file, word)
			}
		}
		again, _ := reprint(file, out)
		if !bytes.Equal(out, again) {
			t.Errorf("%s: printed differently when read again: %s", file, llvmtest.Diff(out, again))
		}
	}
}
