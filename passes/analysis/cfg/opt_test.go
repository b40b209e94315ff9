package cfg_test

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"rewrite/passes/analysis/cfg"
	"rewrite/passes/ir"
	"rewrite/passes/ir/asm"
	"rewrite/passes/ir/llvmtest"
)

var loopLine = regexp.MustCompile(`^ *(?:Parallel )?Loop at depth (\d+) containing: (.*)$`)

// TestOptLoops compares the loops of LLVM's own tests of loops with those that opt prints: their headers, depths, blocks, and which
// of these are latches and lead out.
func TestOptLoops(t *testing.T) {
	lists := filepath.Join(llvmtest.Root(), "..", "shared", "corpus", "llvm-tests", "lists")
	if _, err := os.Stat(lists); err != nil {
		t.Skip("skipped: LLVM's tests are not here: ", err)
	}
	opt := llvmtest.Tool(t, "opt-22")
	loops, functions := 0, 0
	for _, list := range []string{"Analysis-LoopInfo", "LoopSimplify", "LoopRotate", "LCSSA", "LoopUnroll"} {
		names, err := os.ReadFile(filepath.Join(lists, list+".txt"))
		if err != nil {
			t.Fatal(err)
		}
		for _, name := range strings.Fields(string(names)) {
			path := filepath.Join(lists, name)
			src, err := os.ReadFile(path)
			if err != nil {
				t.Fatal(err)
			}
			m, diags := asm.Parse(path, src, asm.Options{})
			if diags.HasErrors() || m.TypedPointers {
				continue
			}
			text, err := exec.Command(opt, "-passes=print<loops>", "-disable-output", path).CombinedOutput()
			if err != nil {
				continue // opt itself does not read it
			}
			said := map[string][]string{}
			now := ""
			for _, line := range strings.Split(string(text), "\n") {
				if f, ok := strings.CutPrefix(line, "Loop info for function '"); ok {
					now = strings.TrimSuffix(f, "':")
					said[now] = []string{}
				} else if x := loopLine.FindStringSubmatch(line); x != nil {
					blocks := strings.Split(x[2], ",")
					slices.Sort(blocks)
					said[now] = append(said[now], x[1]+" "+strings.Join(blocks, " "))
				}
			}
			for _, f := range m.Funcs {
				theirs, ok := said[f.Name]
				if !f.HasBody || !ok {
					continue
				}
				functions++
				loops += len(theirs)
				if ours := asOpt(f); !slices.Equal(ours, sorted(theirs)) {
					t.Errorf("%s: @%s has the loops\n%s\nand opt says\n%s", name, f.Name, strings.Join(ours, "\n"), strings.Join(theirs, "\n"))
				}
			}
		}
	}
	t.Logf("%d loops in %d functions", loops, functions)
	if loops < 300 {
		t.Errorf("only %d loops were compared", loops)
	}
}

func sorted(list []string) []string { slices.Sort(list); return list }

// asOpt writes the loops of a function as TestOptLoops reads opt's.
func asOpt(f *ir.Func) []string {
	list := []string{}
	names, n := f.Names(), cfg.Loops(f)
	for _, l := range n.All {
		exiting := l.Exiting(n)
		var blocks []string
		for _, b := range l.Blocks {
			s := names.Label(b)
			if b == l.Header {
				s += "<header>"
			}
			if slices.Contains(l.Latches, b) {
				s += "<latch>"
			}
			if slices.Contains(exiting, b) {
				s += "<exiting>"
			}
			blocks = append(blocks, s)
		}
		list = append(list, fmt.Sprintf("%d %s", l.Depth, strings.Join(sorted(blocks), " ")))
	}
	return sorted(list)
}
