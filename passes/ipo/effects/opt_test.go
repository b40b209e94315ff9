package effects_test

import (
	"bytes"
	"flag"
	"maps"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"rewrite/passes/analysis/manager"
	"rewrite/passes/check"
	"rewrite/passes/internal/passtest"
	"rewrite/passes/ipo/effects"
	"rewrite/passes/ir"
	"rewrite/passes/ir/asm/print"
	"rewrite/passes/ir/interp"
	"rewrite/passes/ir/llvmtest"
	"rewrite/passes/pass"
	"rewrite/passes/target"
)

var show = flag.String("show", "", "list answers that are weaker, stronger or other than opt's")

// attributes are those that are compared. What opt infers besides (initializes, cold) is not looked for here.
var attributes = []string{"memory", "nofree", "norecurse", "noreturn", "nosync", "nounwind", "willreturn", "mustprogress",
	"captures", "readnone", "readonly", "writeonly", "returned", "noalias", "nonnull", "noundef", "dereferenceable", "range"}

// A tally counts answers by how they are beside opt's.
type tally map[string]int

// TestOptCorpus compares the attributes inferred with those of opt's function-attrs, on LLVM's own tests of it. Functions of which more
// is said than opt says are run, with and without what is said: what parameters and results must be, nounwind and noreturn
// the interpreter holds against them. What is said of memory witness.TestEffectsOfCorpus does.
func TestOptCorpus(t *testing.T) {
	opt := llvmtest.Tool(t, "opt-22")
	lists := filepath.Join(llvmtest.Root(), "..", "shared", "corpus", "llvm-tests", "lists")
	list, err := os.ReadFile(filepath.Join(lists, "FunctionAttrs.txt"))
	if err != nil {
		t.Skip(err)
	}
	counts, all := map[string]tally{}, tally{}
	for file := range strings.FieldsSeq(string(list)) {
		file = filepath.Join(lists, file)
		src, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		theirs, err := exec.Command(opt, "-S", "-passes=cgscc(function-attrs)", file).Output()
		if err != nil {
			continue
		}
		now := ours(t, opt, file, src)
		compare(t, filepath.Base(file), passtest.Read(t, file, theirs), now.Module, counts, runs(t, file, src, now))
	}
	for _, a := range slices.Sorted(maps.Keys(counts)) {
		t.Logf("%-16s equal %4d  weaker %4d  stronger %4d, of functions that run %4d  other %4d", a, counts[a]["equal"], counts[a]["weaker"], counts[a]["stronger"], counts[a]["run"], counts[a]["other"])
		for how, n := range counts[a] {
			all[how] += n
		}
	}
	t.Logf("all: %v", all)
	if all["equal"] < 1000 || all["equal"] < 6*(all["weaker"]+all["other"]) {
		t.Errorf("fewer than six in seven of opt's answers are ours, too: %v", all)
	}
}

// ours is the module with what the pass infers, as opt prints it.
func ours(t *testing.T, opt, file string, src []byte) interp.Source {
	m := passtest.Read(t, file, src)
	e := pass.NewEnv("pass", manager.New(m), target.New(m, target.Options{LLVM: ir.NewestLLVM}), false)
	passtest.OverComponents(t, effects.New)(m, e)
	var b bytes.Buffer
	if err := print.Module(&b, m); err != nil {
		t.Fatal(err)
	}
	text, err := llvmtest.Run(b.Bytes(), opt, "-S", "-passes=verify")
	if err != nil {
		t.Fatalf("%s: %v\n%s", file, err, b.Bytes())
	}
	return interp.Source{Module: passtest.Read(t, file, text), Name: file, Text: text}
}

// runs are the functions that could be run on some input on which they are defined; with what is said of them they must do the same.
func runs(t *testing.T, file string, src []byte, now interp.Source) map[string]bool {
	ran := map[string]bool{}
	before := interp.Source{Module: passtest.Read(t, file, src), Name: file, Text: src}
	report := check.Modules(before, now, check.Options{Bits: 10, Inputs: 300, Fuel: 2000})
	for _, r := range report.Results {
		if r.Status == check.Different {
			t.Errorf("%s: %s: %s\n%s\nbefore:\n  %s\nafter:\n  %s", file, r.Func, r.Why, strings.Join(r.Input, "\n"), strings.Join(r.Source, "\n  "), strings.Join(r.Target, "\n  "))
		}
		ran[r.Func] = r.Status == check.Agrees
	}
	return ran
}

func compare(t *testing.T, file string, theirs, ours *ir.Module, counts map[string]tally, ran map[string]bool) {
	for _, f := range theirs.Funcs {
		g := ours.Lookup(f.Name)
		if g == nil || g.Func == nil || f.IsDecl() {
			continue
		}
		sets := [][2]*ir.AttrSet{{f.Attrs, g.Func.Attrs}, {f.RetAttrs, g.Func.RetAttrs}}
		for i := range f.Params {
			sets = append(sets, [2]*ir.AttrSet{param(f, i), param(g.Func, i)})
		}
		for place, s := range sets {
			for _, name := range attributes {
				how := beside(name, s[0], s[1])
				if how == "" {
					continue
				}
				if counts[name] == nil {
					counts[name] = tally{}
				}
				counts[name][how]++
				if how == "stronger" && ran[g.Spelling()] {
					counts[name]["run"]++
				}
				if how == *show {
					was, _ := s[0].Get(name)
					is, _ := s[1].Get(name)
					t.Logf("%s: @%s, place %d: %s: opt %s, ours %s; run: %v", file, f.Name, place, name, was.String(), is.String(), ran[g.Spelling()])
				}
			}
		}
	}
}

func param(f *ir.Func, i int) *ir.AttrSet {
	if i < len(f.ParamAttrs) {
		return f.ParamAttrs[i]
	}
	return nil
}

// beside compares what two sets say by an attribute, "" if neither says something.
func beside(name string, theirs, ours *ir.AttrSet) string {
	a, x := theirs.Get(name)
	b, y := ours.Get(name)
	switch {
	case !x && !y:
		return ""
	case name == "memory":
		m, n := theirs.Memory(), ours.Memory()
		switch {
		case m == n:
			return "equal"
		case m&^n == 0:
			return "weaker"
		case n&^m == 0:
			return "stronger"
		}
		return "other"
	case x && y && a.Value == b.Value:
		return "equal"
	case x && y:
		return "other"
	case x:
		return "weaker"
	}
	return "stronger"
}
