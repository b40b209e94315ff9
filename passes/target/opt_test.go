package target_test

import (
	"flag"
	"fmt"
	"os"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"rewrite/passes/ir"
	"rewrite/passes/ir/asm"
	"rewrite/passes/ir/intrinsic"
	"rewrite/passes/ir/llvmtest"
	"rewrite/passes/target"
)

// machines are the targets that costs are compared at, with the share of answers, in percent, that must be opt's or one beside.
var machines = [5]struct {
	model, triple, cpu string
	floor              int
}{
	{"x86-64", "x86_64-unknown-linux-gnu", "x86-64", 88},
	{"x86-64-v2", "x86_64-unknown-linux-gnu", "x86-64-v2", 82},
	{"x86-64-v3", "x86_64-unknown-linux-gnu", "x86-64-v3", 90},
	{"x86-64-v4", "x86_64-unknown-linux-gnu", "x86-64-v4", 91},
	{"aarch64", "aarch64-unknown-linux-gnu", "generic", 88},
}

// kinds are the rows of the table: kinds of operations.
var kinds = []string{"integer", "float", "compare", "select", "cast", "memory", "element", "shuffle", "reduction", "intrinsic", "masked", "address"}

func kindOf(v *ir.Value) string {
	switch {
	case v.Op.IsCast():
		return "cast"
	case v.Op == ir.OpICmp || v.Op == ir.OpFCmp:
		return "compare"
	case v.Op == ir.OpCall && v.Intrinsic() >= intrinsic.VectorReduceAdd && v.Intrinsic() <= intrinsic.VectorReduceXor:
		return "reduction"
	case v.Op == ir.OpCall && strings.HasPrefix(v.Intrinsic().String(), "masked."):
		return "masked"
	case v.Op == ir.OpCall:
		return "intrinsic"
	}
	switch v.Op {
	case ir.OpSelect:
		return "select"
	case ir.OpLoad, ir.OpStore:
		return "memory"
	case ir.OpExtractElement, ir.OpInsertElement:
		return "element"
	case ir.OpShuffleVector:
		return "shuffle"
	case ir.OpGEP:
		return "address"
	}
	if v.Type.Scalar().IsFloat() {
		return "float"
	}
	return "integer"
}

// A score counts answers.
type score struct{ all, equal, near int }

func (s *score) add(ours, theirs int) {
	s.all++
	if ours == theirs {
		s.equal++
	}
	if d := ours - theirs; -1 <= d && d <= 1 {
		s.near++
	}
}

func (s score) share(n int) int { return n * 100 / max(1, s.all) }

// TestBesideOpt asks opt what each operation costs at each type, for each machine that has a model, and compares. What share of answers is the same,
// and within one, by kind of operation, stands in rules/README.md; no share may fall below its floor there.
func TestBesideOpt(t *testing.T) {
	opt := llvmtest.Tool(t, "opt-22")
	text := questions()
	var total [len(machines)]score
	table := map[string]*[len(machines)]score{}
	for at, machine := range machines {
		text := fmt.Appendf(nil, "target triple = %q\n%sattributes #0 = { \"target-cpu\"=%q }\n", machine.triple, text, machine.cpu)
		out, err := llvmtest.Run(text, "sh", "-c", fmt.Sprintf("%s '-passes=print<cost-model>' -disable-output 2>&1", opt))
		if err != nil {
			t.Fatal(err)
		}
		m, diags := asm.Parse("q.ll", text, asm.Options{})
		if diags.HasErrors() {
			t.Fatal(diags)
		}
		lines := costLine.FindAllStringSubmatch(string(out), -1)
		tgt := target.New(m, target.Options{})
		for _, f := range m.Funcs {
			if len(f.Blocks) == 0 {
				continue
			}
			costs := tgt.Costs(f)
			if costs.Name() != machine.model {
				t.Fatalf("%s for %s", costs.Name(), machine.model)
			}
			for _, v := range f.Entry().Instrs {
				if len(lines) == 0 {
					t.Fatal("opt has fewer answers")
				}
				theirs, ours := lines[0], 0
				lines = lines[1:]
				if v.Op == ir.OpRet || theirs[1] == "" {
					continue
				}
				want, _ := strconv.Atoi(theirs[1])
				ours = costs.Of(v)
				kind := kindOf(v)
				if table[kind] == nil {
					table[kind] = new([len(machines)]score)
				}
				table[kind][at].add(ours, want)
				total[at].add(ours, want)
				if os.Getenv("SHOW_COSTS") == machine.model && (ours-want > 1 || want-ours > 1) {
					fmt.Printf("%-10s %5d opt %5d  %s\n", kind, ours, want, strings.TrimSpace(theirs[2]))
				}
			}
		}
		if len(lines) != 0 {
			t.Fatalf("opt has %d answers more", len(lines))
		}
	}
	var b strings.Builder
	b.WriteString("| operations |")
	for _, m := range machines {
		b.WriteString(" " + m.model + " |")
	}
	b.WriteString("\n|---|" + strings.Repeat("--:|", len(machines)) + "\n")
	row := func(name string, s *[len(machines)]score) {
		b.WriteString("| " + name + " |")
		for _, x := range s {
			fmt.Fprintf(&b, " %d / %d of %d |", x.share(x.equal), x.share(x.near), x.all)
		}
		b.WriteString("\n")
	}
	for _, k := range kinds {
		row(k, table[k])
	}
	row("all", &total)
	checkTable(t, b.String())
	for i, m := range machines {
		if got := total[i].share(total[i].near); got < m.floor {
			t.Errorf("%s: %d percent of the costs are within one of opt's, less than %d", m.model, got, m.floor)
		}
	}
}

var update = flag.Bool("update", false, "rewrite the table of rules/README.md")

// checkTable compares the table with the one in the README of the cost models, or writes it there.
func checkTable(t *testing.T, table string) {
	const path, begin, end = "../../rules/README.md", "<!-- costs beside opt -->\n", "<!-- end -->"
	text, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	before, rest, ok := strings.Cut(string(text), begin)
	old, after, ok2 := strings.Cut(rest, end)
	switch {
	case !ok || !ok2:
		t.Fatalf("%s has no place for the table", path)
	case old == table:
	case *update:
		if err := os.WriteFile(path, []byte(before+begin+table+end+after), 0o666); err != nil {
			t.Fatal(err)
		}
	default:
		t.Errorf("the table of %s is another one now; go test ./passes/target -run BesideOpt -update writes it:\n%s", path, table)
	}
}

var costLine = regexp.MustCompile(`(?m)^Cost Model: (?:Found an estimated cost of (-?\d+)|Invalid cost) for instruction:\s*(.*)$`)
