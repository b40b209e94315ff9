package passes

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"testing"

	"rewrite/passes/analysis/manager"
	"rewrite/passes/ir"
	"rewrite/passes/ir/asm"
	"rewrite/passes/ir/asm/print"
	"rewrite/passes/ir/diag"
	"rewrite/passes/pass"
	"rewrite/passes/saturate/program"
)

// guard is a new pass, whole: it puts a block before each loop that is entered by one
// edge of a branch, and says what it kept.
func guard(f *ir.Func, e *pass.Env) manager.Kept {
	changed := false
	for _, l := range e.Of(f).Loops().All {
		for _, from := range l.Header.Preds() {
			if e.Of(f).Dom().Dominates(l.Header, from) || len(from.Succs()) < 2 {
				continue
			}
			b, br := f.NewBlock("guard"), f.NewInstr(ir.OpBr, ir.Void)
			br.Targets = []*ir.Block{l.Header}
			b.Append(br)
			f.Blocks = append(f.Blocks, b)
			for _, phi := range l.Header.Phis() {
				phi.SetTarget(slices.Index(phi.Targets, from), b)
			}
			t := from.Terminator()
			t.SetTarget(slices.Index(t.Targets, l.Header), b)
			e.Remarks(f).Applied(t, "the loop has a guard")
			changed = true
			break
		}
	}
	if changed {
		f.MarkChanged()
	}
	return manager.None.If(changed)
}

const loopText = `define i32 @callee(i32 %n) {
  ret i32 %n
}

define i32 @f(i32 %n) {
entry:
  %z = icmp eq i32 %n, 0
  br i1 %z, label %done, label %loop

loop:                                             ; preds = %loop, %entry
  %i = phi i32 [ 0, %entry ], [ %i1, %loop ]
  %i1 = add nuw nsw i32 %i, 1
  %e = icmp eq i32 %i1, %n
  br i1 %e, label %done, label %loop

done:                                             ; preds = %loop, %entry
  %r = call i32 @callee(i32 %n)
  ret i32 %r
}

define i32 @g(i32 %n) {
  %r = call i32 @f(i32 %n)
  %s = call i32 @h(i32 %r)
  ret i32 %s
}

define i32 @h(i32 %n) {
  %r = call i32 @g(i32 %n)
  ret i32 %r
}
`

// runOn runs a pipeline of some passes on a module.
func runOn(t *testing.T, known []*Pass, pipeline, text string, cfg *Config, hooks Hooks) (string, *Result, diag.Diagnostics) {
	t.Helper()
	p, err := Parse(pipeline, append(slices.Clone(All), known...))
	if err != nil {
		t.Fatal(err)
	}
	m, diags := asm.Parse("t.ll", []byte(text), asm.Options{})
	if diags.HasErrors() {
		t.Fatal(diags)
	}
	run, err := NewRun(m, p, cfg, hooks)
	if err != nil {
		t.Fatal(err)
	}
	found := run.Module()
	var b strings.Builder
	if err := print.Module(&b, m); err != nil {
		t.Fatal(err)
	}
	return b.String(), run.Result(), found
}

// saying is a pass that does what another one does, and says something else of it.
func saying(name string, kept manager.Kept, run pass.OnFunc) *Pass {
	return &Pass{Name: name, Func: onFunc(func(f *ir.Func, e *pass.Env) manager.Kept {
		e.Of(f).ComputeAll()
		if e.Analyses.CallGraph(); !run(f, e).Changed() {
			return manager.All
		}
		return kept
	})}
}

// dropCalls makes the results of calls 0, and erases these.
func dropCalls(f *ir.Func, e *pass.Env) manager.Kept {
	changed := false
	for _, b := range f.Blocks {
		changed = b.EraseIf(func(v *ir.Value) bool {
			if v.Op == ir.OpCall {
				v.ReplaceAllUses(f.Int(v.Type, 0))
			}
			return v.Op == ir.OpCall
		}) || changed
	}
	return manager.Shape.If(changed)
}

// dropFlags changes facts of values, and nothing else.
func dropFlags(f *ir.Func, e *pass.Env) manager.Kept {
	changed := false
	for _, b := range f.Blocks {
		for _, v := range b.Instrs {
			if v.Op == ir.OpAdd && v.Flags != 0 {
				v.SetArg(1, f.Int(v.Type, 16))
				v.Flags, changed = 0, true
			}
			if v.Op == ir.OpPhi {
				v.SetArg(0, f.Int(v.Type, 7))
			}
		}
	}
	return (manager.Shape | manager.Calls).If(changed)
}

// TestContract: what a pass says it kept is kept, the rest computed anew, and what it says
// wrongly is found at the pass that said it, whatever it runs on.
func TestContract(t *testing.T) {
	verified := Hooks{Verify: true, Jobs: 2}
	guards := &Pass{Name: "guard", Func: onFunc(guard)}
	asks := &Pass{Name: "asks", Func: onFunc(func(f *ir.Func, e *pass.Env) manager.Kept {
		e.Of(f).Dom()
		e.Of(f).Loops()
		return manager.All
	})}
	out, result, found := runOn(t, []*Pass{guards, asks}, "asks,asks,guard,asks,asks", loopText, &Config{Remarks: true}, Hooks{Jobs: 1})
	if found != nil || !strings.Contains(out, "br i1 %z, label %done, label %guard\n") || len(result.Remarks) != 1 || result.Made() != 1 {
		t.Errorf("%v, %d remarks, %d changes\n%s", found, len(result.Remarks), result.Made(), out)
	}
	// four functions, and once more for the one that changed
	if result.Computed["dom"] != 5 || result.Computed["loops"] != 5 || result.Computed["postdom"] != 0 {
		t.Errorf("computed: %v", result.Computed)
	}
	if _, _, found := runOn(t, []*Pass{guards, asks}, "asks,guard,asks,cgscc(asks,guard),mergefunc,O1", loopText, &Config{Program: noRules(t)}, verified); found != nil {
		t.Error(found)
	}
	all := manager.Shape | manager.Facts | manager.Calls
	for _, c := range []struct {
		pass *Pass
		want string // what finds something else
	}{
		{saying("bad", manager.Dom, guard), "dom"},
		{saying("bad", manager.PostDom, guard), "postdom"},
		{saying("bad", manager.Frontiers, guard), "frontiers"},
		{saying("bad", manager.Loops, guard), "loops"},
		{saying("bad", manager.Shape, guard), "dom"},
		{saying("bad", manager.All, guard), "dom"},
		{saying("bad", manager.Facts|manager.Calls, guard), ""},
		{saying("bad", all, dropFlags), "facts"},
		{saying("bad", all&^manager.Facts, dropFlags), ""},
		{saying("bad", all&^manager.Facts, dropCalls), "callgraph"},
		{saying("bad", manager.Shape, dropCalls), ""},
	} {
		onSCC := &Pass{Name: "bad", SCC: Simple[pass.OnSCC](func(scc []*ir.Func, e *pass.Env) manager.Kept {
			run, _ := c.pass.Func(nil)
			kept := manager.All
			for _, f := range scc {
				kept &= run(f, e)
			}
			return kept
		})}
		onModule := &Pass{Name: "bad", Module: Simple[pass.OnModule](func(m *ir.Module, e *pass.Env) manager.Kept {
			run, _ := c.pass.Func(nil)
			kept := manager.All
			for _, f := range m.Funcs {
				kept &= run(f, e)
			}
			return kept
		})}
		for _, x := range []*Pass{c.pass, onSCC, onModule} {
			_, _, found := runOn(t, []*Pass{x, asks}, "asks,bad,asks", loopText, nil, verified)
			wrong := (*manager.WrongKept)(nil)
			invalid := (*Invalid)(nil)
			switch errors.As(found.Err(), &wrong) {
			case c.want == "":
				t.Errorf("on %s: %v", x.level(), found)
			case true:
				if !errors.As(found.Err(), &invalid) || invalid.Pass != "bad" || wrong.Analysis != c.want {
					t.Errorf("on %s: want %s: %v", x.level(), c.want, found)
				}
			default:
				if c.want != "" {
					t.Errorf("on %s: a wrong %s is not found", x.level(), c.want)
				}
			}
		}
	}
}

// TestNoDrops: who changes blocks and edges does so by methods that note it: nobody but the
// IR, and the manager when it computes anew, drops dominators or predecessors by hand.
func TestNoDrops(t *testing.T) {
	files := 0
	err := filepath.WalkDir(".", func(path string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() || !strings.HasSuffix(path, ".go") || strings.HasSuffix(path, "_test.go") {
			return err
		}
		if strings.HasPrefix(path, "ir/") || strings.HasPrefix(path, "analysis/manager/") {
			return nil
		}
		files++
		src, err := os.ReadFile(path)
		if strings.Contains(string(src), "InvalidateCFG") {
			t.Errorf("%s drops what is known of edges by hand", path)
		}
		return err
	})
	if err != nil || files < 100 {
		t.Errorf("%d files: %v", files, err)
	}
}

// TestComponents: passes in cgscc see callees before their callers, functions that call
// each other together, and see what was done to callees, for any number of jobs.
func TestComponents(t *testing.T) {
	for _, jobs := range []int{1, 4} {
		var mu sync.Mutex
		var ran []string
		note := func(what string, scc ...*ir.Func) {
			mu.Lock()
			defer mu.Unlock()
			for _, f := range scc {
				what += " " + f.Name
			}
			ran = append(ran, what)
		}
		known := []*Pass{
			{Name: "up", SCC: Simple[pass.OnSCC](func(scc []*ir.Func, e *pass.Env) manager.Kept {
				note("up", scc...)
				return manager.All
			})},
			{Name: "each", Func: onFunc(func(f *ir.Func, e *pass.Env) manager.Kept {
				note("each", f)
				return manager.All
			})},
			{Name: "empty", Func: onFunc(dropCalls)},
		}
		_, _, found := runOn(t, known, "cgscc(up,each,empty),up", loopText, nil, Hooks{Jobs: jobs, Verify: true})
		if got := strings.Join(ran[:8], ","); found != nil || got != "up callee,each callee,up f,each f,up g h,each g,each h,up callee" && jobs == 1 {
			t.Errorf("%d jobs: %v: %s", jobs, found, got)
		}
		// no calls are left: each function is a component of its own
		if slices.Sort(ran[7:]); strings.Join(ran[7:], ",") != "up callee,up f,up g,up h" {
			t.Errorf("%d jobs: then %v", jobs, ran[7:])
		}
	}
}

// TestShare: the first changes of a run are made and no others, whatever passes work on.
func TestShare(t *testing.T) {
	onModule := &Pass{Name: "whole", Module: Simple[pass.OnModule](func(m *ir.Module, e *pass.Env) manager.Kept {
		m.Funcs[0].Entry().Instrs[0].SetArg(0, m.Funcs[0].Int(ir.I32, 3))
		return manager.Shape
	})}
	onSCC := &Pass{Name: "up", SCC: Simple[pass.OnSCC](func(scc []*ir.Func, e *pass.Env) manager.Kept {
		kept := manager.All
		for _, f := range scc {
			kept &= dropCalls(f, e)
		}
		return kept
	})}
	known := []*Pass{{Name: "guard", Func: onFunc(guard)}, {Name: "flags", Func: onFunc(dropFlags)}, onModule, onSCC}
	const pipeline = "guard,flags,whole,up"
	full, all, _ := runOn(t, known, pipeline, loopText, nil, Hooks{Jobs: 2})
	if all.Made() != 5 { // guard and flags in f, the module, calls in f and in g with h
		t.Fatalf("%d changes: %v", all.Made(), all.Changes)
	}
	texts := map[string]bool{}
	for n := range all.Made() + 1 {
		out, part, _ := runOn(t, known, pipeline, loopText, &Config{Allow: all.Share(n)}, Hooks{Jobs: 2})
		if part.Made() != n || (out == full) != (n == all.Made()) || texts[out] {
			t.Errorf("%d of the changes: %d were made\n%s", n, part.Made(), out)
		}
		texts[out] = true
	}
}

// TestEvents: of each pass one is told what it changed, and which functions it took away.
func TestEvents(t *testing.T) {
	gone := &Pass{Name: "gone", Module: Simple[pass.OnModule](func(m *ir.Module, e *pass.Env) manager.Kept {
		h := m.Funcs[3]
		dropCalls(m.Funcs[2], e)
		dropCalls(h, e)
		m.Sweep(func(g *ir.Global) bool { return g == h.Global })
		return manager.None
	})}
	var said []string
	_, _, found := runOn(t, []*Pass{gone, {Name: "guard", Func: onFunc(guard)}}, "guard,gone", loopText, nil, Hooks{Jobs: 1, Verify: true, After: func(e Event) {
		if e.Changed {
			said = append(said, fmt.Sprintf("%s %s %v", e.Pass.Name, e.Func.Name, e.Gone))
		}
	}})
	if got := strings.Join(said, ", "); found != nil || got != "guard f false, gone g false, gone h true" {
		t.Errorf("%v: %s", found, got)
	}
}

// TestOptions: options are read, printed, and refused where they are none.
func TestOptions(t *testing.T) {
	for text, prints := range map[string]string{
		"mergefunc<modulo>":                    "mergefunc<modulo>",
		"mergefunc< verify=100 ; modulo >,cse": "mergefunc<modulo;verify=100>,cse",
	} {
		p, err := Parse(text, All)
		if err != nil || p.String() != prints || !p.NeedsRules() {
			t.Errorf("%s: %s, %v", text, p, err)
		}
	}
	plain, err := Parse("dce,mergefunc", All)
	if err != nil {
		t.Fatal(err)
	}
	if p, ok := plain.With("mergefunc", "modulo", ""); !ok || p.String() != "dce,mergefunc<modulo>" || plain.String() != "dce,mergefunc" || plain.NeedsRules() {
		t.Errorf("with modulo: %s, and %s", p, plain)
	}
	if _, ok := plain.With("cse", "modulo", ""); ok {
		t.Error("an option for a pass that does not run")
	}
	for text, want := range map[string]string{
		"dce<fast>":                   "dce<fast>: the pass dce has no options",
		"mergefunc<module>":           "did you mean modulo?",
		"mergefunc<x>":                `has no option "x"; options are modulo, verify=N`,
		"mergefunc<modulo=1>":         "the option modulo has no value",
		"mergefunc<verify>":           "the option verify has a number from 1, as in mergefunc<verify=100>",
		"mergefunc<verify=0>":         "the option verify has a number from 1",
		"mergefunc<modulo;modulo>":    "the option modulo is given twice",
		"mergefunc<modulo":            "the options of mergefunc< are not closed by >",
		"function(cgscc(cse))":        "cgscc(...) is of modules",
		"cgscc(mergefunc)":            "mergefunc is a pass on modules, and this is run on components of the call graph",
		"repeat(mergefunc)":           "mergefunc is a pass on modules, and this is run on functions",
		"cgscc(function(up))":         "up is a pass on components of the call graph, and this is run on each function: write cgscc(up)",
		"cgscc(repeat<2>(up,cse)),dx": `there is no pass "dx"`,
	} {
		up := &Pass{Name: "up", SCC: Simple[pass.OnSCC](nil)}
		if _, err := Parse(text, append(slices.Clone(All), up)); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%s: %v, want %s", text, err, want)
		}
	}
}

// noRules is a program of no rules.
func noRules(t *testing.T) *program.Program {
	t.Helper()
	p, err := program.Compile(nil, nil)
	if err != nil {
		t.Fatal(err)
	}
	return p
}
