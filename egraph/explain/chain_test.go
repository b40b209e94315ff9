package explain_test

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"rewrite/egraph"
	"rewrite/egraph/explain"
	"rewrite/egraph/text"
	"rewrite/egraph/twobit"
)

// TestChains derives, in random graphs under random rules, each of the first
// nodes' terms to all terms that may stand for it. Each term of a chain refines
// the one before on all inputs, and the ends are right; no step can be left out unless
// tries are few, as in every fourth graph, where chains are longer now and then.
func TestChains(t *testing.T) {
	r := rand.New(rand.NewPCG(3, 4))
	lang := twobit.New(0)
	kinds := map[string]int{}
	long, chains, removed, spare := 0, 0, 0, 0
	for i := range 100 {
		rules := twobit.RandomRules(r, 250)
		for j := range rules {
			rules[j].Name = fmt.Sprint(j)
		}
		rs, err := egraph.Compile(lang.Language, rules)
		if err != nil {
			t.Fatal(err)
		}
		g, err := egraph.New(lang.Language, egraph.Config{Analysis: lang, Explain: true})
		if err != nil {
			t.Fatal(err)
		}
		_, assume := twobit.RandomGraph(rand.New(rand.NewPCG(uint64(i), 0)), g, 10, rules)
		first := g.NumIDs()
		g.Run(rs, egraph.Options{Limits: egraph.Limits{Iterations: 5, Nodes: 150, Matches: 2000, Fuel: 50_000}})
		if _, dead := g.Contradiction(); dead {
			continue
		}
		cs, err := explain.NewChains(g)
		if err != nil {
			t.Fatal(err)
		}
		if i%4 == 0 {
			cs.Tries = 1
		}
		for n := range egraph.NodeID(first) {
			for _, to := range targets(g, n) {
				class := g.ClassOf(n)
				chain, err := cs.Derive(n, func(c egraph.ClassID) (egraph.NodeID, bool) {
					if g.Find(c) != class {
						t.Fatalf("class %d is asked for, not %d", c, class)
					}
					return to, true
				})
				if err != nil {
					t.Fatalf("graph %d, from %d to %d: %v", i, n, to, err)
				}
				if chain.Terms[0] != cs.Expr(n) || !chain.Terms[len(chain.Terms)-1].Same(cs.Expr(to)) {
					t.Fatalf("graph %d: the chain is not from %d to %d", i, n, to)
				}
				needed, ok := cs.Check(chain)
				if cs.Tries > 0 && !needed {
					spare++
					needed = true
				}
				if !ok || !needed {
					t.Fatalf("graph %d, from %d to %d: a chain: %v, without a step too many: %v", i, n, to, ok, needed)
				}
				if err := twobit.ReplayChain(chain, twobit.RandomArgs, twobit.RandomFreezes, assume); err != nil {
					t.Fatalf("graph %d, from %s to %s: %v", i, text.Term(g, n), text.Term(g, to), err)
				}
				ex, err := explain.Why(g, n, to)
				if err != nil {
					t.Fatal(err)
				}
				chains++
				removed += max(0, rulesIn(ex)-len(chain.Steps))
				if len(chain.Steps) > 2 {
					long++
				}
				for _, s := range chain.Steps {
					kinds[s.Why.Kind.String()]++
					if s.Backward {
						kinds["backward"]++
					}
					if s.Local {
						kinds["local"]++
					}
				}
			}
		}
	}
	t.Logf("%d chains, %d longer than 2, %d steps spared, %d with a step too many: %v", chains, long, removed, spare, kinds)
	if long < 50 || spare == 0 || kinds["rule"] < 200 || kinds["backward"] < 20 {
		t.Error("not much happened")
	}
}

// targets are the nodes that may stand for n.
func targets(g *egraph.Graph, n egraph.NodeID) (out []egraph.NodeID) {
	for m := range g.Nodes(g.ClassOf(n)) {
		out = append(out, m)
	}
	for _, c := range g.Reach(g.ClassOf(n)) {
		for m := range g.Nodes(c) {
			out = append(out, m)
			break
		}
	}
	return out
}

// rulesIn counts the applications of rules that a proof is made of.
func rulesIn(ex *explain.Explanation) (n int) {
	ex.Walk(func(s *explain.Step) error {
		if s.Rule != nil {
			n++
		}
		return nil
	})
	return n
}

// TestNothingToExplain: what does not hold, and graphs that keep no reasons.
func TestNothingToExplain(t *testing.T) {
	lang := twobit.New(0)
	for _, cfg := range []egraph.Config{{}, {Explain: true}} {
		g, err := egraph.New(lang.Language, cfg)
		if err != nil {
			t.Fatal(err)
		}
		x, err := text.AddTerm(g, "a0")
		if err != nil {
			t.Fatal(err)
		}
		y, err := text.AddTerm(g, "a1")
		if err != nil {
			t.Fatal(err)
		}
		want := "does not refine"
		if !cfg.Explain {
			want = "without Config.Explain"
			if _, err := explain.NewChains(g); err == nil || !strings.Contains(err.Error(), want) {
				t.Errorf("chains: want %q, got %v", want, err)
			}
		}
		if _, err := explain.Why(g, egraph.NodeID(x), egraph.NodeID(y)); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("want %q, got %v", want, err)
		}
	}
}
