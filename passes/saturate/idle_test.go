package saturate_test

import (
	"bytes"
	"fmt"
	"strings"
	"testing"

	"rewrite/egraph"
	"rewrite/passes/analysis"
	"rewrite/passes/ir"
	"rewrite/passes/ir/asm"
	"rewrite/passes/ir/asm/print"
	"rewrite/passes/ir/llvmtest"
	"rewrite/passes/irgen"
	"rewrite/passes/saturate"
	"rewrite/passes/saturate/block"
	"rewrite/passes/saturate/program"
	"rewrite/passes/saturate/why"
)

// TestIdle: what was found of graphs before changes nothing of what comes out, and no count.
// A worker that counts coverage searches each graph.
func TestIdle(t *testing.T) {
	p := library()
	remembered := 0
	try := func(name string, src []byte) {
		var texts [2][]byte
		var stats [2]saturate.Stats
		for i := range texts {
			m, _ := asm.Parse(name, src, asm.Options{})
			if m == nil {
				return
			}
			opt := saturate.Options{LLVM: 22}
			if i == 1 {
				opt.Coverage = why.NewCoverage(p)
			}
			w, err := saturate.NewWorker(p, saturate.NewTypes(m), opt)
			if err != nil {
				t.Fatal(err)
			}
			for _, f := range m.Funcs {
				if len(f.Blocks) > 0 {
					stats[i].Add(w.Func(f))
				}
			}
			var out bytes.Buffer
			if err := print.Module(&out, m); err != nil {
				t.Fatal(err)
			}
			texts[i] = out.Bytes()
			if i == 0 {
				remembered += saturate.Idle(w)
			} else if saturate.Idle(w) > 0 {
				t.Fatalf("%s: %d graphs are remembered where all are to be counted", name, saturate.Idle(w))
			}
		}
		if !bytes.Equal(texts[0], texts[1]) {
			t.Errorf("%s\n%s", name, llvmtest.Diff(texts[1], texts[0]))
		}
		if stats[0] != stats[1] {
			t.Errorf("%s: with what was found before\n%vwithout\n%v", name, stats[0], stats[1])
		}
	}
	for i, text := range programs(t) {
		try(fmt.Sprint("program ", i), text)
	}
	for seed := range uint64(100) {
		try("random", irgen.Module(seed, irgen.Options{Funcs: 6, Size: 5}))
	}
	if remembered < 200 {
		t.Errorf("%d graphs are remembered", remembered)
	}
}

// TestPrint: graphs that may become something else have different prints, and what no rule
// sees makes no difference. Nothing is cheaper in any of these.
func TestPrint(t *testing.T) {
	const plain = `
define i32 @f(i32 %x, ptr %p, ptr %q, ptr %z) {
  %y = load i32, ptr %p
  %a = mul i32 %x, %y
  %b = add i32 %a, 7
  store i32 %b, ptr %q
  ret i32 %b
}
`
	p := library()
	for _, c := range []struct {
		name, from, to string
		same           bool
	}{
		{"itself", "", "", true},
		{"names", "%x", "%other", true},
		{"a store of what is no operation", "  ret", "  store ptr %z, ptr %z\n  ret", true},
		{"a call before all", "  %y =", "  call void @g(ptr %z)\n  %y =", true},
		{"a number", "7", "8", false},
		{"an operation", "add", "and", false},
		{"a flag", "add", "add nuw", false},
		{"a type", "i32", "i64", false},
		{"operands exchanged", "%x, %y", "%y, %x", false},
		{"an operand twice", "%x, %y", "%y, %y", false},
		{"a fact", "(i32 %x", "(i32 range(i32 1, 8) %x", false},
		{"a value that is defined", "(i32 %x", "(i32 noundef %x", false},
		{"one use more", "  ret", "  store i32 %a, ptr %q\n  ret", false},
		{"used elsewhere only", "  ret i32 %b", "  br label %e\ne:\n  ret i32 %b", false},
		{"what null is", ") {", ") null_pointer_is_valid {", false},
	} {
		text := plain
		if c.from != "" {
			text = strings.ReplaceAll(plain, c.from, c.to)
		}
		m, diags := asm.Parse(c.name, []byte("declare void @g(ptr)\n"+plain+strings.ReplaceAll(text, "@f", "@h")), asm.Options{})
		if diags.HasErrors() {
			t.Fatal(c.name, diags)
		}
		w, err := saturate.NewWorker(p, saturate.NewTypes(m), saturate.Options{LLVM: 22})
		if err != nil {
			t.Fatal(err)
		}
		if !saturated(w, m, "f") || saturate.Idle(w) != 1 {
			t.Fatalf("%s: %d graphs are remembered of a function in which nothing is to be found", c.name, saturate.Idle(w))
		}
		if !saturated(w, m, "h") {
			t.Errorf("%s: that is a case of a rule", c.name)
		}
		if same := saturate.Idle(w) == 1; same != c.same {
			t.Errorf("%s: the same is %v", c.name, same)
		}
	}
}

// saturated applies the rules to a function, and tells whether a graph was built in which there was
// nothing to find.
func saturated(w *saturate.Worker, m *ir.Module, name string) bool {
	s := w.Func(m.Lookup(name).Func)
	return s.Graphs > 0 && s.Changed == 0
}

// TestSaturated: a graph of which the rules say that they are through with it, of searches that looked
// where something had changed only, is so for a search that looks everywhere.
func TestSaturated(t *testing.T) {
	p := library()
	graphs := 0
	try := func(src []byte) {
		m, _ := asm.Parse("m", src, asm.Options{})
		if m == nil {
			return
		}
		facts := analysis.NewModule(m)
		bg, err := block.NewGraph(p, program.NewTypeTable(m), false)
		if err != nil {
			t.Fatal(err)
		}
		for _, f := range m.Funcs {
			if len(f.Blocks) == 0 {
				continue
			}
			bg.TurnTo(f, facts)
			for _, b := range f.Blocks {
				bg.Fill(b)
				rules := p.Groups[0].Rules
				limits := egraph.Limits{Nodes: 2000, Fuel: 50_000, Matches: 20_000}
				if bg.E.Run(rules, egraph.Options{Limits: limits}).Stop.Kind != egraph.Saturated {
					continue
				}
				graphs++
				if again := bg.E.Run(rules, egraph.Options{Limits: limits}); again.Applied() {
					t.Errorf("@%s, block %d: more is found", f.Name, b.ID)
				}
			}
		}
	}
	for _, text := range programs(t) {
		try(text)
	}
	for seed := range uint64(60) {
		try(irgen.Module(seed, irgen.Options{Funcs: 4, Size: 12}))
	}
	if graphs < 1000 {
		t.Errorf("%d graphs", graphs)
	}
}
