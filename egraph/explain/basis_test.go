package explain_test

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"

	"rewrite/egraph"
	"rewrite/egraph/explain"
	"rewrite/egraph/twobit"
)

// TestBasis: in random graphs, which keep rules only or all, what a Basis tells is what
// walking the proof finds, in the same order.
func TestBasis(t *testing.T) {
	r := rand.New(rand.NewPCG(5, 6))
	lang := twobit.New(0)
	told, rules := 0, 0
	for i := range 100 {
		list := twobit.RandomRules(r, 250)
		for j := range list {
			list[j].Name = fmt.Sprint(j)
		}
		rs, err := egraph.Compile(lang.Language, list)
		if err != nil {
			t.Fatal(err)
		}
		g, err := egraph.New(lang.Language, egraph.Config{Analysis: lang, Explain: i%2 == 0, ExplainRules: true})
		if err != nil {
			t.Fatal(err)
		}
		twobit.RandomGraph(rand.New(rand.NewPCG(uint64(i), 0)), g, 10, list)
		first := g.NumIDs()
		g.Run(rs, egraph.Options{Limits: egraph.Limits{Iterations: 5, Nodes: 150, Matches: 2000, Fuel: 50_000}})
		if _, dead := g.Contradiction(); dead {
			continue
		}
		b, err := explain.NewBasis(g)
		if err != nil {
			t.Fatal(err)
		}
		for n := range egraph.NodeID(first) {
			for _, to := range targets(g, n) {
				ex, err := explain.Why(g, n, to)
				if err != nil {
					t.Fatal(err)
				}
				w := walk{steps: map[*explain.Step]bool{}, proofs: map[*explain.Proof]bool{}}
				w.proof(&ex.Proof)
				var got []string
				b.Of(n, to, func(kind egraph.ReasonKind, label uint32, rule *egraph.Rule) {
					got = append(got, reason(kind, label, rule))
				})
				if !slices.Equal(got, w.found) {
					t.Fatalf("graph %d, from %d to %d: %q, and the proof rests on %q", i, n, to, got, w.found)
				}
				told += len(got)
				if len(got) > 1 {
					rules++
				}
			}
		}
	}
	if told < 1000 || rules < 200 {
		t.Errorf("%d reasons, %d proofs with more than one: too few", told, rules)
	}
}

func reason(kind egraph.ReasonKind, label uint32, rule *egraph.Rule) string {
	if rule != nil {
		return rule.Name
	}
	return fmt.Sprint(kind, label)
}

// walk goes through a proof, what a reason rests on first.
type walk struct {
	steps  map[*explain.Step]bool
	proofs map[*explain.Proof]bool
	found  []string
}

func (w *walk) proof(p *explain.Proof) {
	if p == nil || w.proofs[p] {
		return
	}
	w.proofs[p] = true
	for _, s := range p.Steps {
		w.step(s)
	}
}

func (w *walk) step(s *explain.Step) {
	if s == nil || w.steps[s] {
		return
	}
	w.steps[s] = true
	w.step(s.Edge)
	w.proof(s.Back)
	for _, k := range s.Kids {
		w.proof(k)
	}
	switch s.Kind {
	case egraph.ReasonGiven, egraph.ReasonFact:
		w.found = append(w.found, reason(s.Kind, s.Label, nil))
	case egraph.ReasonRule:
		for _, ps := range s.Rule.Operands {
			for _, p := range ps {
				w.proof(p)
			}
		}
		w.found = append(w.found, reason(s.Kind, 0, s.Rule.Rule))
	}
}
