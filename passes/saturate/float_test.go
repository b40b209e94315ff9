package saturate

import (
	"testing"

	"rewrite/dsl"
	"rewrite/dsl/load"
	"rewrite/dsl/prove"
	"rewrite/egraph"
	"rewrite/passes/saturate/program"
)

// TestTestedAddsEdges: a tested <=> adds edges, whatever the caller thinks of
// it; a proved one unions (SEMANTICS laws 1 and 20).
func TestTestedAddsEdges(t *testing.T) {
	set, diags := load.Sources([]dsl.Source{{Name: "r", Text: "rule tested  fneg(fneg(x: float)) <=> x\nrule proved  xor(xor(x, -1), -1) <=> x\nrule unproved  @f(x: i32): i32 <=> add(x, 1) axiom \"f adds one\""}}, load.Options{})
	if len(diags) > 0 {
		t.Fatal(diags)
	}
	status := map[string]prove.Status{"tested": prove.Tested, "proved": prove.Proved, "unproved": prove.Assumed}
	kinds := func(equal func(*dsl.Rule) bool) map[string]egraph.RuleKind {
		p, err := program.Compile(set.Rules, equal)
		if err != nil {
			t.Fatal(err)
		}
		out := map[string]egraph.RuleKind{}
		for _, g := range p.Groups {
			for i := range g.Rules.Rules {
				out[g.Of[i].Name] = g.Rules.Rules[i].Kind
			}
		}
		return out
	}
	got := kinds(func(r *dsl.Rule) bool {
		v := prove.Rule(r, prove.Options{})
		if v.Status != status[r.Name] {
			t.Errorf("%s is %v", r.Name, v)
		}
		return v.Status.Unions()
	})
	if got["tested"] != egraph.Refinement || got["unproved"] != egraph.Refinement || got["proved"] != egraph.Equality {
		t.Error(got)
	}
	if got := kinds(func(*dsl.Rule) bool { return true }); got["tested"] != egraph.Refinement {
		t.Error("a rule with floating point unions if the caller says so")
	}
}

// TestEveryChoice: rules that are taken to hold whatever the operations inside
// their left side picked do so by the test of the prover.
func TestEveryChoice(t *testing.T) {
	const text = `
rule a  fcmp p(fpext(x: float F), fpext(y: float F)) => fcmp p(x, y)
rule b  fcmp p(fneg(x: float), fneg(y)) => fcmp swap(p)(x, y)
rule c  fptosi(fpext(x: float A): float B): W => fptosi(x)
rule d  fneg(fmul(x: float, C)) => fmul(x, -C)
rule e  bitcast(fmul(x: f32, 1.0)): i32 => bitcast(x)`
	set, diags := load.Sources([]dsl.Source{{Name: "r", Text: text}}, load.Options{})
	if len(diags) > 0 {
		t.Fatal(diags)
	}
	for _, r := range set.Rules {
		want := r.Name < "d"
		if got := r.EveryChoice(); got != want {
			t.Errorf("%s: %t, want %t", r.Name, got, want)
		}
		if v := prove.Rule(r, prove.Options{}); v.Status != prove.Tested || v.OneUse == want {
			t.Errorf("%s: %s, one use %t", r.Name, v, v.OneUse)
		}
	}
}
