package main

import (
	"bytes"
	"math/rand/v2"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"rewrite/cmd/rewrite/internal/base"
	"rewrite/cmd/rewrite/internal/fileio"
	"rewrite/cmd/rewrite/internal/ruleset"
	"rewrite/passes"
	"rewrite/passes/ir/llvmtest"
)

// wrongInput takes texts through a pipeline as the command does, and wants of each
// that it is done or refused at a place.
type wrongInput struct {
	t   *testing.T
	o   *options
	cfg *passes.Config

	done, refused int
}

func newWrongInput(t *testing.T, pipeline string) *wrongInput {
	t.Helper()
	o, err := parseArgs([]string{"-passes=" + pipeline, "-strict", "-"}, passes.All, nil)
	if err != nil {
		t.Fatal(err)
	}
	l := ruleset.Loader{Command: &base.Command{Stderr: os.Stderr}}
	w := &wrongInput{t: t, o: o, cfg: &passes.Config{}}
	if w.cfg.Program, w.cfg.Target.Cost, _ = l.LoadProgram(&o.Options); w.cfg.Program == nil {
		t.Fatal("no rules")
	}
	return w
}

var (
	ours   = regexp.MustCompile(`panic|internal error|goroutine|runtime error`)
	placed = regexp.MustCompile(`(?m)^<stdin>:[0-9]+:[0-9]+: (error|warning): .*\n  .*\n  [ \t]*\^`)
)

func (w *wrongInput) run(what string, text []byte) {
	w.t.Helper()
	var stdout, stderr bytes.Buffer
	c := &session{Loader: ruleset.Loader{Command: &base.Command{Stdin: bytes.NewReader(text), Stdout: &stdout, Stderr: &stderr, Passes: passes.All}}}
	code := c.process(w.o, w.cfg, job{input: "-"})
	said := stderr.String()
	switch {
	case len(said) > 64<<10:
		w.t.Errorf("%s: %d bytes of messages", what, len(said))
	case ours.MatchString(said) || code > base.ExitInput:
		w.t.Errorf("%s: exit %d\n%s", what, code, said)
	case code == base.ExitDone:
		w.done++
		if strings.Contains(said, "error:") {
			w.t.Errorf("%s: done, and yet\n%s", what, said)
		}
	default:
		w.refused++
		if stdout.Len() > 0 || !placed.MatchString(said) && len(bytes.TrimSpace(text)) > 0 {
			w.t.Errorf("%s: refused without a place, %d bytes written\n%s", what, stdout.Len(), said)
		}
	}
}

// cutAt is about so many places of a text.
func cutAt(size, places int, do func(n int)) {
	for n := 1; n < size; n += 1 + size/places {
		do(n)
	}
}

// TestTruncated cuts every fixture at many places: each piece is refused with the
// place, or happens to be a module. No pass sees a function that ends early, nor one
// that names what is missing.
func TestTruncated(t *testing.T) {
	w := newWrongInput(t, "O1")
	for _, file := range llvmtest.Files(t, "ir/22", "ir/hand", "ir/14", "ir/typed") {
		src, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		cutAt(len(src), 12, func(n int) { w.run(filepath.Base(file)+" cut", src[:n]) })
	}
	// one that panicked, at more places, with the passes in another order, and as a whole
	src, err := os.ReadFile(filepath.Join("..", "..", "testdata", "ir", "22", "bits.O0.ll"))
	if err != nil {
		t.Fatal(err)
	}
	for _, pipeline := range []string{"combine", "cse,saturate,mergefunc"} {
		more := newWrongInput(t, pipeline)
		cutAt(len(src), 60, func(n int) { more.run(pipeline+" of bits.O0.ll cut", src[:n]) })
		w.done, w.refused = w.done+more.done, w.refused+more.refused
	}
	t.Logf("%d pieces are modules, %d are refused", w.done, w.refused)
	if w.refused < 500 {
		t.Errorf("only %d pieces were refused", w.refused)
	}
}

// TestDamaged leaves out, doubles and swaps lines: what is then no SSA form is told
// as such where a pass cannot do with it.
func TestDamaged(t *testing.T) {
	w := newWrongInput(t, "O1")
	random := rand.New(rand.NewPCG(17, 2))
	for _, file := range llvmtest.Files(t, "ir/22") {
		src, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		if len(src) > 60_000 {
			continue // the same constructs, and longer
		}
		for range 6 {
			lines := strings.SplitAfter(string(src), "\n")
			i, j := random.IntN(len(lines)), random.IntN(len(lines))
			what := ""
			switch random.IntN(3) {
			case 0:
				what, lines = "without a line", append(lines[:i:i], lines[i+1:]...)
			case 1:
				what, lines[i] = "with a line twice", lines[i]+lines[i]
			case 2:
				what = "with two lines swapped"
				lines[i], lines[j] = lines[j], lines[i]
			}
			w.run(filepath.Base(file)+" "+what+": "+lines[min(i, len(lines)-1)], []byte(strings.Join(lines, "")))
		}
	}
	t.Logf("%d are modules, %d are refused", w.done, w.refused)
	if w.refused < 50 {
		t.Errorf("only %d were refused", w.refused)
	}
}

// TestWrongInputs: whatever is taken for a module is refused in few words, at its
// place, and soon; or it is a module.
func TestWrongInputs(t *testing.T) {
	const megabytes = 20 << 20
	random := make([]byte, 1<<20)
	for source, i := rand.NewPCG(1, 7), 0; i < len(random); i++ {
		random[i] = byte(source.Uint64() | 0x80) // no zero byte, which would be told as such
	}
	fixture, err := os.ReadFile(filepath.Join("..", "..", "testdata", "ir", "22", "bits.O0.ll"))
	if err != nil {
		t.Fatal(err)
	}
	w := newWrongInput(t, "O1")
	for _, c := range []struct {
		name, text string
		modules    int // 1 for a text that is a module after all
	}{
		{"bytes", string(random), 0},
		{"one long word", strings.Repeat("a", megabytes), 0},
		{"one long name", "define void @" + strings.Repeat("a", megabytes), 0},
		{"parentheses", strings.Repeat("(", megabytes), 0},
		{"a type that goes on", "@x = global " + strings.Repeat("[2 x ", 1<<20), 0},
		{"a body that is not closed", "define void @f() {\n" + strings.Repeat("(", megabytes), 0},
		{"a zero byte behind the beginning", "; " + strings.Repeat("x", fileio.BinaryProbe) + "\n@x = global i32 \x00 oops\n", 0},
		{"a control character", "@x = global i32 \x01\n", 0},
		{"lines that end with CR LF", strings.ReplaceAll(string(fixture), "\n", "\r\n"), 1},
		{"lines that end with CR LF, cut", strings.ReplaceAll(string(fixture[:len(fixture)/2]), "\n", "\r\n"), 0},
		{"no function yet, and a global that is wrong", "define void @f() {\n  call void @g()\n  ret void\n}\n@x = global i32 1,,\n", 0},
		{"a function whose head is wrong", "define void @f() {\n  call void @g()\n  ret void\n}\ndefine void @g( {\n  ret void\n}\n", 0},
		{"a node that the cut is before", "define void @f() {\n  call void @g(), !dbg !7\n  ret void\n}\ndeclare void @g()\n!0 = !{", 0},
		{"a block address, and a cut", "define void @f() {\n  br label %b\nb:\n  store ptr blockaddress(@g, %b), ptr @x\n  ret void\n}\n@x = global ptr null\ndefine void @g() {\n  ret", 0},
		{"200,000 instructions that are none", "define void @f() {\n" + strings.Repeat("  frobnicate i32 1\n", 200_000), 0},
		{"a use before its definition", "define i32 @f(i1 %c, i32 %x) {\nentry:\n  br i1 %c, label %a, label %b\na:\n  %v = add i32 %x, 1\n  br label %b\nb:\n" +
			"  %w = add i32 %v, 1\n  %p = phi i32 [ %w, %a ]\n  ret i32 %p\n}\n", 0},
		{"a use before its definition, with typed pointers", "define i32 @f(i1 %c, i32* %x) {\nentry:\n  br i1 %c, label %a, label %b\na:\n  %v = load i32, i32* %x\n  br label %b\nb:\n" +
			"  %w = add i32 %v, 1\n  %p = phi i32 [ %w, %a ]\n  ret i32 %p\n}\n", 0},
	} {
		before := w.done
		w.run(c.name, []byte(c.text))
		if w.done-before != c.modules {
			t.Errorf("%s: %d modules, want %d", c.name, w.done-before, c.modules)
		}
	}
}
