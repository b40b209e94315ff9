package optimize_test

import (
	"bytes"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"testing"

	lir "github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/constant"
	"github.com/llir/llvm/ir/enum"
	"github.com/llir/llvm/ir/types"

	"rewrite/dsl"
	"rewrite/dsl/load"
	"rewrite/dsl/prove"
	"rewrite/dsl/prove/cache"
	"rewrite/passes"
	"rewrite/passes/analysis/manager"
	"rewrite/passes/ir"
	"rewrite/passes/ir/asm"
	"rewrite/passes/ir/asm/print"
	"rewrite/passes/ir/diag"
	"rewrite/passes/ir/read"
	"rewrite/passes/optimize"
	"rewrite/passes/pass"
	"rewrite/passes/saturate"
	"rewrite/passes/saturate/program"
	"rewrite/passes/saturate/why"
	"rewrite/rules"
)

// module reads a module.
func module(t *testing.T, text string) *ir.Module {
	t.Helper()
	m, found := read.Parse("m.ll", []byte(text), asm.Options{})
	if found.HasErrors() {
		t.Fatal(found)
	}
	return m
}

const double = `define i32 @f(i32 %x) {
  %r = mul i32 %x, 8
  ret i32 %r
}
`

// TestZeroValues: what is left out means what the command does without flags, down to
// the engine.
func TestZeroValues(t *testing.T) {
	library, err := rules.Library()
	if err != nil {
		t.Fatal(err)
	}
	program, err := program.Compile(library.Rules, nil)
	if err != nil {
		t.Fatal(err)
	}
	for name, run := range map[string]func(m *ir.Module) error{
		"Module": func(m *ir.Module) error {
			_, err := optimize.Module(m, optimize.Options{})
			return err
		},
		"Driver": func(m *ir.Module) error {
			d := optimize.Driver{Pipeline: passes.Default(), Config: &passes.Config{Program: program}}
			_, found := d.Module(m)
			return found.Err()
		},
		"Worker": func(m *ir.Module) error {
			w, err := saturate.NewWorker(program, saturate.NewTypes(m), saturate.Options{})
			if err == nil {
				w.Func(m.Funcs[0])
			}
			return err
		},
	} {
		m := module(t, double)
		if err := run(m); err != nil {
			t.Errorf("%s: %v", name, err)
		}
		if got := print.Func(m.Funcs[0]); !strings.Contains(got, "shl i32 %x, 3") {
			t.Errorf("%s: no shift:\n%s", name, got)
		}
	}
}

// TestUnprovedEqualities: rules without verdicts add edges, and unite nothing.
func TestUnprovedEqualities(t *testing.T) {
	set, found := load.Sources([]dsl.Source{{Name: "r.rw", Text: "rule eight\n  mul(x, 8) <=> shl(x, 3)\n"}}, load.Options{})
	if found.HasErrors() {
		t.Fatal(found)
	}
	for _, equal := range []func(*dsl.Rule) bool{nil, func(*dsl.Rule) bool { return true }} {
		program, err := program.Compile(set.Rules, equal)
		if err != nil {
			t.Fatal(err)
		}
		m := module(t, double)
		cfg := &passes.Config{Program: program, Coverage: why.NewCoverage(program)}
		d := optimize.Driver{Pipeline: passes.Of(passes.ByName("saturate")), Config: cfg}
		if _, found := d.Module(m); found.HasErrors() {
			t.Fatal(found)
		}
		got := cfg.Coverage.Counts().Rules[0]
		if united := got.Unions > 0; got.Applied != 1 || united != (equal != nil) {
			t.Errorf("with verdicts %v: fired %d times, %d unions", equal != nil, got.Applied, got.Unions)
		}
	}
}

// TestForms: the forms of a module come to the same, for any number of jobs, in
// every pipeline with a name and in one on whole modules.
func TestForms(t *testing.T) {
	for _, file := range []string{"../../testdata/ir/14/hashtable.O0.ll", "../../testdata/ir/22/bits.O0.ll"} {
		src, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		for _, pipeline := range []string{"", "O1", "O1,mergefunc"} {
			var want []byte
			var stats saturate.Stats
			var said string
			for _, jobs := range []int{1, 3} {
				opt := optimize.Options{Pipeline: pipeline, Jobs: jobs, Verify: true, Remarks: true}
				byText, err := optimize.Text(file, src, opt)
				if err != nil {
					t.Fatal(err)
				}
				m, found := read.Parse(file, src, asm.Options{})
				if m == nil {
					t.Fatal(found)
				}
				inMemory, err := optimize.Module(m, opt)
				if err != nil {
					t.Fatal(err)
				}
				for _, r := range []*optimize.Result{byText, inMemory} {
					if want == nil {
						want, stats, said = r.Text(), r.Stats, remarks(r)
					}
					if !bytes.Equal(want, r.Text()) || stats != r.Stats || said != remarks(r) {
						t.Errorf("%s by %q with %d jobs: not the same", file, pipeline, jobs)
					}
				}
			}
			if bytes.Equal(want, src) || said == "" {
				t.Errorf("%s by %q: nothing was done", file, pipeline)
			}
		}
	}
}

func remarks(r *optimize.Result) string {
	var b strings.Builder
	for _, x := range r.Remarks {
		fmt.Fprintf(&b, "%s %d %s %v %s\n", x.Func.Name, x.Pos, x.Pass, x.Missed, x.Msg)
	}
	return b.String()
}

// TestErrors: what is wrong is an error that says so, and nothing panics.
func TestErrors(t *testing.T) {
	text := func(src string) func() error {
		return func() error { _, err := optimize.Text("m.ll", []byte(src), optimize.Options{}); return err }
	}
	with := func(opt optimize.Options) func() error {
		return func() error { _, err := optimize.Text("m.ll", []byte(double), opt); return err }
	}
	rule := func(src string, opt optimize.RuleOptions) func() error {
		return func() error { _, err := optimize.ParseRules(opt, dsl.Source{Name: "r.rw", Text: src}); return err }
	}
	for _, c := range []struct {
		name string
		run  func() error
		want string
		bug  bool
	}{
		{name: "not IR", run: text("hello"), want: "m.ll:1:1: error: "},
		{name: "undefined value", run: text("define i32 @f() {\n  ret i32 %x\n}\n"), want: "m.ll:2:11: error: "},
		{name: "typed and wrong", run: text("define i32 @f(i32* %p) {\n  ret i32 %x\n}\n"), want: "m.ll:2:11: error: "},
		{name: "no file", run: func() error { _, err := optimize.File("testdata/none.ll", optimize.Options{}); return err }, want: "none.ll"},
		{name: "pipeline", run: with(optimize.Options{Pipeline: "csee"}), want: `pipeline "csee": there is no pass "csee"; did you mean cse?`},
		{name: "cost model", run: with(optimize.Options{Cost: "fast"}), want: `there is no cost model "fast"; there are generic, `},
		{name: "rule syntax", run: rule("rule x\n  add(x,\n", optimize.RuleOptions{}), want: "r.rw:"},
		{name: "wrong rule", run: rule("rule x\n  add(x, _) => x\n", optimize.RuleOptions{}), want: "r.rw:1:6: error: rule x is wrong"},
		{name: "no such rule", run: rule("rule x\n  add(x, 0) => x\n", optimize.RuleOptions{Only: []string{"y"}}), want: "no rule matches"},
		{name: "no rule file", run: func() error { _, err := optimize.ReadRules(optimize.RuleOptions{}, "testdata/none.rw"); return err }, want: "testdata/none.rw: error: "},
		{name: "invalid module", run: func() error {
			m := module(t, "define i32 @f(i32 %x) {\n  %a = add i32 %x, 1\n  %b = add i32 %a, 2\n  ret i32 %b\n}\n")
			b := m.Funcs[0].Blocks[0]
			b.Instrs[0], b.Instrs[1] = b.Instrs[1], b.Instrs[0]
			_, err := optimize.Module(m, optimize.Options{})
			return err
		}, want: "@f"},
		{name: "invalid llir", run: func() error {
			m := lir.NewModule()
			m.NewFunc("f", types.I32).NewBlock("")
			_, _, err := optimize.LLIR(m, optimize.Options{})
			return err
		}, want: "@f"},
		{name: "rules that nobody made", run: with(optimize.Options{Rules: new(optimize.Rules), Coverage: true}), want: "not made by"},
		{name: "no module", run: func() error { _, err := optimize.Module(nil, optimize.Options{}); return err }, want: "there is no module"},
		{name: "no module of llir", run: func() error { _, _, err := optimize.LLIR(nil, optimize.Options{}); return err }, want: "there is no module"},
		{name: "no configuration", run: func() error {
			_, _, found := (&optimize.Driver{Pipeline: passes.Default()}).Text("m.ll", []byte(double))
			return found.Err()
		}, want: "there are no rules"},
		{name: "no rules", run: func() error {
			d := optimize.Driver{Pipeline: passes.Default(), Config: &passes.Config{}}
			_, _, found := d.Text("m.ll", []byte(double))
			return found.Err()
		}, want: "m.ll: error: pass saturate: there are no rules"},
		{name: "panic in a pass on functions", bug: true, run: func() error {
			_, _, found := broken(func() { panic("planted") }).Text("m.ll", []byte("declare void @g(i32*)\n"+double))
			return found.Err()
		}, want: "m.ll: error: panic in @f: pass planted: planted"},
		{name: "panic in a pass on modules", bug: true, run: func() error {
			d := broken(func() { panic("planted") })
			p := *d.Pipeline[0].Pass
			p.Func, p.Module = nil, passes.Simple[pass.OnModule](func(*ir.Module, *pass.Env) manager.Kept { panic("planted") })
			d.Pipeline = passes.Of(&p)
			_, _, found := d.Text("m.ll", []byte(double))
			return found.Err()
		}, want: "m.ll: error: panic: pass planted: planted"},
		{name: "invalid after a pass", bug: true, run: func() error {
			d := broken(func() {})
			d.Verify = true
			_, _, found := d.Text("m.ll", []byte(double))
			return found.Err()
		}, want: "internal error: @f is wrong after pass planted"},
	} {
		err := c.run()
		if err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s: got %v, want %s", c.name, err, c.want)
		}
		if err != nil && optimize.IsBug(err) != c.bug {
			t.Errorf("%s: a bug of ours: %v, which is wrong: %v", c.name, !c.bug, err)
		}
	}
	// where a function can be read again, it is left as it was
	text1, _, found := broken(func() { panic("planted") }).Text("m.ll", []byte(double))
	if text1 == nil || len(found) != 1 || !optimize.IsBug(found[0]) || found[0].Severity != diag.Warning {
		t.Fatalf("got %v, want one warning", found)
	}
	var out bytes.Buffer
	if _, err := text1.WriteTo(&out); err != nil || out.String() != "\n"+double {
		t.Errorf("%v: not as it was:\n%s", err, out.String())
	}
}

// broken is a driver of a pass that does something and then leaves a function without
// a terminator.
func broken(do func()) *optimize.Driver {
	planted := &passes.Pass{Name: "planted", Func: passes.Simple[pass.OnFunc](func(f *ir.Func, _ *pass.Env) manager.Kept {
		do()
		b := f.Blocks[0]
		b.Instrs[len(b.Instrs)-1].Erase()
		return manager.None
	})}
	return &optimize.Driver{Pipeline: passes.Of(planted), Config: &passes.Config{}}
}

// TestAllow: what the prover refuses runs when that is asked for, with a warning.
func TestAllow(t *testing.T) {
	own, err := optimize.ParseRules(optimize.RuleOptions{AllowDisproved: true}, dsl.Source{Name: "r.rw", Text: "rule eight\n  mul(x, 8) => x\n"})
	if err != nil {
		t.Fatal(err)
	}
	if len(own.Warnings) != 1 || own.Warnings[0].Severity != diag.Warning || own.Verdicts[own.Rules[0]].Status != prove.Disproved {
		t.Errorf("got %v, %v", own.Warnings, own.Verdicts)
	}
	r, err := optimize.Text("m.ll", []byte(double), optimize.Options{Rules: own})
	if err != nil {
		t.Fatal(err)
	}
	if !strings.Contains(string(r.Text()), "ret i32 %x\n") {
		t.Errorf("the rule was not used:\n%s", r.Text())
	}
}

// TestRefused: nobody answers for an unproved rule unless that is asked for.
func TestRefused(t *testing.T) {
	unproved := dsl.Source{Name: "r.rw", Text: "rule fixed\n  @fixmul(x: i32, y: i32): i32 => add(x, y)\n"}
	for _, opt := range []optimize.RuleOptions{{}, {AllowDisproved: true}} {
		if _, err := optimize.ParseRules(opt, unproved); err == nil || !strings.Contains(err.Error(), "r.rw:1:6: error: rule fixed is not proved") {
			t.Errorf("%+v: got %v", opt, err)
		}
	}
	own, err := optimize.ParseRules(optimize.RuleOptions{AllowUnproved: true}, unproved)
	if err != nil || len(own.Warnings) != 1 || own.Warnings[0].Severity != diag.Warning {
		t.Errorf("got %v, %v", own, err)
	}
}

// TestRemembered: copies of built-in rules are proved by their record, and all others
// once.
func TestRemembered(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "cache")
	parse := func(sources ...dsl.Source) *optimize.Rules {
		t.Helper()
		c, err := cache.Open(dir)
		if err != nil {
			t.Fatal(err)
		}
		defer c.Close()
		r, err := optimize.ParseRules(optimize.RuleOptions{Cache: c}, sources...)
		if err != nil || c.Err() != nil {
			t.Fatal(err, c.Err())
		}
		return r
	}
	size := func() int64 {
		info, err := os.Stat(filepath.Join(dir, "verdicts"))
		if errors.Is(err, fs.ErrNotExist) {
			return 0
		} else if err != nil {
			t.Fatal(err)
		}
		return info.Size()
	}
	// forms of families that do not hold are in no record, so this is a file without
	var copied dsl.Source
	for _, s := range rules.Sources() {
		if s.Name == "rules/shift.rw" {
			copied = dsl.Source{Name: "mine.rw", Text: "// A copy.\n" + s.Text}
		}
	}
	r := parse(copied)
	if size() != 0 || len(r.Verdicts) == 0 || len(r.Verdicts) != len(r.Rules) {
		t.Errorf("%d bytes of verdicts, %d verdicts about %d rules", size(), len(r.Verdicts), len(r.Rules))
	}
	mine := dsl.Source{Name: "mine.rw", Text: "rule eight\n  mul(x, 8) => shl(x, 3)\n"}
	first := parse(mine)
	once := size()
	second := parse(mine)
	if once == 0 || size() != once || first.Verdicts[first.Rules[0]].String() != second.Verdicts[second.Rules[0]].String() {
		t.Errorf("%d bytes, then %d", once, size())
	}
}

// TestIntroduced: intrinsics that rules introduce are declared in a module of llir.
func TestIntroduced(t *testing.T) {
	m := lir.NewModule()
	x, y := lir.NewParam("x", types.I32), lir.NewParam("y", types.I32)
	b := m.NewFunc("smaller", types.I32, x, y).NewBlock("")
	less := b.NewICmp(enum.IPredULT, x, y)
	b.NewRet(b.NewAdd(b.NewSelect(less, x, y), constant.NewInt(types.I32, 0)))
	out, _, err := optimize.LLIR(m, optimize.Options{})
	if err != nil {
		t.Fatal(err)
	}
	if text := out.String(); !strings.Contains(text, "call i32 @llvm.umin.i32") || !strings.Contains(text, "declare i32 @llvm.umin.i32(") {
		t.Errorf("no declared minimum:\n%s", text)
	}
	if _, found := read.Parse("again.ll", []byte(out.String()), asm.Options{}); found.HasErrors() {
		t.Errorf("what came out can't be read: %v", found)
	}
	if insts := m.Funcs[0].Blocks[0].Insts; len(insts) != 3 {
		t.Errorf("the module that was given was changed: %v", insts)
	}
}

// TestSelect: only what is selected is changed.
func TestSelect(t *testing.T) {
	src := double + "\n" + strings.Replace(double, "@f", "@g", 1)
	r, err := optimize.Text("m.ll", []byte(src), optimize.Options{Select: func(f *ir.Func) bool { return f.Name == "g" }, Coverage: true, Timed: true})
	if err != nil {
		t.Fatal(err)
	}
	if text := string(r.Text()); strings.Count(text, "mul") != 1 || strings.Count(text, "shl") != 1 {
		t.Errorf("not one of two:\n%s", text)
	}
	if r.Stats.Changes != 1 || r.Coverage.Totals.Replaced != 1 || len(r.Times) == 0 {
		t.Errorf("changes %d, in coverage %d, times %v", r.Stats.Changes, r.Coverage.Totals.Replaced, r.Times)
	}
	for _, rule := range r.Coverage.Rules {
		if rule.Survived > 0 && (len(rule.Sites) != 1 || rule.Sites[0].Func != "@g") {
			t.Errorf("%s survived at %v", rule.Name, rule.Sites)
		}
	}
}

// TestUserSpace: beside the built-in rules others are called user/NAME, and may have
// the names of built-in ones.
func TestUserSpace(t *testing.T) {
	own := dsl.Source{Name: "mine.rw", Text: "rule add-zero  @twice(x: i32): i32 => shl(x, 1)  axiom \"documented\"\nrule mine  mul(x, 4) => shl(x, 2)\n"}
	rules, err := optimize.ParseRules(optimize.RuleOptions{Builtin: true, Only: []string{"add-zero", "user/mine"}}, own)
	if err != nil {
		t.Fatal(err)
	}
	var names []string
	for _, r := range rules.Rules {
		names = append(names, r.Name)
		if _, ok := rules.Verdicts[r]; ok != strings.HasPrefix(r.Name, "user/") {
			t.Errorf("%s has a verdict: %v", r.Name, ok)
		}
	}
	if got := strings.Join(names, " "); got != "add-zero user/add-zero user/mine" {
		t.Errorf("rules: %s", got)
	}
	if len(rules.Warnings) != 1 || rules.Warnings[0].Cause != load.SharedName {
		t.Errorf("warnings: %v", rules.Warnings)
	}
	alone, err := optimize.ParseRules(optimize.RuleOptions{}, own)
	if err != nil || alone.Rules[0].Name != "add-zero" {
		t.Errorf("alone: %v, %v", alone, err)
	}
}

// TestAtOnce: rules serve several calls at the same time.
func TestAtOnce(t *testing.T) {
	own, err := optimize.ParseRules(optimize.RuleOptions{Builtin: true}, dsl.Source{Name: "r.rw", Text: "rule eight\n  mul(x, 8) => shl(x, 3)\n"})
	if err != nil {
		t.Fatal(err)
	}
	var texts [4]string
	var wg sync.WaitGroup
	for i := range texts {
		wg.Go(func() {
			r, err := optimize.Text("m.ll", []byte(double), optimize.Options{Rules: own, Coverage: true, Remarks: true})
			if err != nil {
				t.Error(err)
				return
			}
			var report strings.Builder
			if err := r.Coverage.WriteText(&report); err != nil {
				t.Error(err)
			}
			texts[i] = string(r.Text()) + remarks(r) + report.String()
		})
	}
	wg.Wait()
	for _, text := range texts {
		if text != texts[0] || !strings.Contains(text, "shl i32 %x, 3") {
			t.Errorf("got\n%sand\n%s", texts[0], text)
		}
	}
}
