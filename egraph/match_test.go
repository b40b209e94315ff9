package egraph_test

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"

	"rewrite/egraph"
	"rewrite/egraph/twobit"
)

func legalKeys(ms []egraph.Legal, exact bool) []string {
	var out []string
	for _, m := range ms {
		k := fmt.Sprint(m.Root, m.Vars)
		if exact {
			k += fmt.Sprint(m.Exact)
		}
		out = append(out, k)
	}
	slices.Sort(out)
	return slices.Compact(out)
}

// TestMatcher compares the code tree with a matcher written from the
// definition: the same matches where there are no edges, and only legal ones,
// at every root that has any, where there are.
func TestMatcher(t *testing.T) {
	r := rand.New(rand.NewPCG(5, 6))
	lang := twobit.New(0)
	pool := twobit.RandomRules(r, 200)
	found, withEdges := 0, 0
	for i := range 200 {
		rules := make([]egraph.Rule, 200)
		for j := range rules {
			rules[j] = pool[r.IntN(len(pool))]
			rules[j].Name = fmt.Sprint(j)
		}
		rs := mustCompile(t, lang.Language, rules)
		cfg := egraph.Config{}
		if i%2 == 0 {
			cfg.Analysis = lang
		}
		g := mustNew(t, lang.Language, cfg)
		twobit.RandomGraph(r, g, 14, rules)
		if i%2 == 0 {
			g.Run(rs, egraph.Options{Limits: egraph.Limits{Iterations: 2, Nodes: 100}})
		}
		if _, dead := g.Contradiction(); dead {
			continue
		}
		g.Rebuild()
		got := g.Matches(rs, 1_000_000)
		for id := range got {
			var want []egraph.Legal
			for c := range g.Classes() {
				ms, reason := g.WhyNot(rs, egraph.RuleID(id), c, 1_000_000)
				if len(ms) == 0 && reason == "" && len(slices.Collect(g.Nodes(c))) > 0 && rootOpIn(g, c, rules[id].Left.Op) {
					t.Fatalf("rule %d does not match class %d and there is no reason", id, c)
				}
				want = append(want, ms...)
			}
			edges := g.NumEdges() > 0
			g1, w1 := legalKeys(got[id], !edges), legalKeys(want, !edges)
			found += len(g1)
			if edges {
				withEdges += len(g1)
				for _, k := range g1 {
					if !slices.Contains(w1, k) {
						t.Fatalf("graph %d, rule %d: illegal match %s", i, id, k)
					}
				}
				roots := map[egraph.NodeID]bool{}
				for _, m := range got[id] {
					roots[m.Root] = true
				}
				for _, m := range want {
					if !roots[m.Root] {
						t.Fatalf("graph %d, rule %d: no match at root %d, where %v is legal", i, id, m.Root, m)
					}
				}
			} else if !slices.Equal(g1, w1) {
				t.Fatalf("graph %d, rule %d: code tree %v, definition %v", i, id, g1, w1)
			}
		}
	}
	t.Logf("%d matches, %d of them in graphs with edges", found, withEdges)
	if found < 500 || withEdges < 100 {
		t.Error("not much was compared")
	}
}

func rootOpIn(g *egraph.Graph, c egraph.ClassID, op egraph.Op) bool {
	for n := range g.Nodes(c) {
		if g.Op(n) == op {
			return true
		}
	}
	return false
}

// TestSwapped matches a compare in both of its forms, and through exchange.
func TestSwapped(t *testing.T) {
	lang := twobit.New(0)
	g := mustNew(t, lang.Language, egraph.Config{Analysis: lang})
	lt, err := g.AddTerm("(lt a0 a1)")
	if err != nil {
		t.Fatal(err)
	}
	if gt, err := g.AddTerm("(gt a1 a0)"); err != nil || gt != lt {
		t.Errorf("(gt a1 a0) is class %d, (lt a0 a1) is %d (%v)", gt, lt, err)
	}
	if other, _ := g.AddTerm("(gt a0 a1)"); other == lt {
		t.Error("(gt a0 a1) is (lt a0 a1)")
	}
	rule, err := lang.ParseRule("gt", "(gt ?x ?y)", "(sel (gt ?x ?y) ?y ?x)")
	if err != nil {
		t.Fatal(err)
	}
	rs := mustCompile(t, lang.Language, []egraph.Rule{rule})
	ms := g.Matches(rs, 10)[0]
	if len(ms) != 2 {
		t.Fatalf("%d matches, want one per node", len(ms))
	}
	a0, a1 := g.Leaf(twobit.Arg, 0, 0), g.Leaf(twobit.Arg, 0, 1)
	if ms[0].Vars[0] != a1 || ms[0].Vars[1] != a0 {
		t.Errorf("(gt ?x ?y) on (lt a0 a1) binds %v", ms[0].Vars)
	}
}
