package verify_test

import (
	"flag"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"golang.org/x/tools/txtar"

	"rewrite/passes/ir/asm"
	"rewrite/passes/ir/llvmtest"
	"rewrite/passes/ir/verify"
)

var update = flag.Bool("update", false, "rewrite the messages that the cases in testdata expect")

// optAccepts tells whether opt's reader and verifier take a module, and if not
// the first line of what they say.
func optAccepts(opt string, src []byte) (bool, string) {
	cmd := exec.Command(opt, "-passes=verify", "-disable-output", "-")
	cmd.Stdin = strings.NewReader(string(src))
	out, err := cmd.CombinedOutput()
	first, _, _ := strings.Cut(string(out), "\n")
	return err == nil, first
}

// TestCases runs the modules in testdata through reader and verifier, and asks
// opt whether it agrees.
func TestCases(t *testing.T) {
	files, err := filepath.Glob("testdata/*.txtar")
	if err != nil || len(files) == 0 {
		t.Fatal("no test data", err)
	}
	var opt string
	t.Run("llvm", func(t *testing.T) { opt = llvmtest.Tool(t, "opt-22") }) // a skip says that nobody was asked
	for _, file := range files {
		archive, err := txtar.ParseFile(file)
		if err != nil {
			t.Fatal(err)
		}
		t.Run(strings.TrimSuffix(filepath.Base(file), ".txtar"), func(t *testing.T) {
			t.Parallel()
			for i := range archive.Files {
				caseVerdict(t, opt, &archive.Files[i])
			}
			if *update {
				if err := os.WriteFile(file, txtar.Format(archive), 0o666); err != nil {
					t.Fatal(err)
				}
			}
		})
	}
}

func caseVerdict(t *testing.T, opt string, f *txtar.File) {
	head, text, _ := strings.Cut(string(f.Data), "\n")
	m, ds := asm.Parse(f.Name, f.Data, asm.Options{})
	if ds.HasErrors() {
		t.Errorf("%s: the reader refuses it: %v", f.Name, ds.Err())
		return
	}
	problems := verify.Module(m)
	optShould := len(problems) == 0
	words, rejected := strings.CutPrefix(head, "; rejected: ")
	if *update && rejected && len(problems) > 0 { // whether it is rejected is not updated
		words = strings.TrimPrefix(problems[0].Error(), "@f, ")
		f.Data = []byte("; rejected: " + words + "\n" + text)
	}
	switch {
	case rejected && len(problems) == 0:
		t.Errorf("%s: accepted, want: %s", f.Name, words)
	case rejected && !strings.Contains(problems[0].Error(), words):
		t.Errorf("%s: rejected with\n\t%s, want\n\t%s", f.Name, problems[0].Error(), words)
	case !rejected && !strings.HasPrefix(head, "; accepted"):
		t.Errorf("%s: the first line says neither accepted nor rejected", f.Name)
	case !rejected && len(problems) > 0:
		t.Errorf("%s: rejected with %v", f.Name, problems.Err())
	case strings.HasPrefix(head, "; accepted, opt rejects: "):
		optShould = false
	}
	for _, fn := range m.Funcs {
		if err := fn.CheckInvariants(); err != nil {
			t.Errorf("%s: %v", f.Name, err)
		}
	}
	if opt == "" {
		return
	}
	if ok, says := optAccepts(opt, f.Data); ok != optShould {
		t.Errorf("%s: opt accepts it: %v (%s), expected: %v", f.Name, ok, says, optShould)
	}
}

// TestDiagnostics checks that problems point to their place in the text, and
// that those of code that a pass made at least name it.
func TestDiagnostics(t *testing.T) {
	src := []byte("define i32 @f(i32 %a) {\n  %x = add i32 %y, 1\n  %y = add i32 %x, 1\n  ret i32 %y\n}\n")
	m, ds := asm.Parse("t.ll", src, asm.Options{})
	if ds.HasErrors() {
		t.Fatal(ds)
	}
	ps := verify.Func(m.Lookup("f").Func)
	if len(ps) != 1 || verify.Module(m).Err() == nil {
		t.Fatalf("%d problems, want 1", len(ps))
	}
	const want = "t.ll:2:8: error: @f, block %0, %x = add: %y is used before its definition\n" +
		"    %x = add i32 %y, 1\n         ^~~~~~~~~~~~~\n"
	if got := ps.Diagnostics("t.ll", src)[0].Render(); got != want {
		t.Errorf("got:\n%s\nwant:\n%s", got, want)
	}
	x := m.Lookup("f").Func.Blocks[0].Instrs[0]
	x.Pos = 0
	if got := verify.Func(x.Block.Func).Diagnostics("t.ll", src)[0]; got.Line != 0 {
		t.Errorf("an instruction without a place in the text is said to be in line %d", got.Line)
	}
	x.SetArg(0, x.Block.Func.Params[0])
	if err := verify.Module(m).Err(); err != nil {
		t.Errorf("the function is right now, but: %v", err)
	}
}
