package egraph_test

import (
	"fmt"
	"math/rand/v2"
	"testing"

	"rewrite/egraph"
	"rewrite/egraph/explain"
	"rewrite/egraph/twobit"
)

// limits of random runs: enough to exercise everything, small enough to
// evaluate on all inputs.
var randomLimits = egraph.Limits{Iterations: 5, Nodes: 150, Matches: 2000, Fuel: 50_000}

// TestSoundness runs random rules on random graphs and checks every class, edge
// and fact on all inputs, in several orders and ways of searching.
func TestSoundness(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	pool := twobit.RandomRules(r, 700)
	kinds := map[egraph.RuleKind]int{}
	freezing := 0
	for _, rule := range pool {
		kinds[rule.Kind]++
		if rule.EveryChoice {
			freezing++
		}
	}
	if kinds[egraph.Equality] < 50 || kinds[egraph.Refinement] < 50 || freezing < 30 {
		t.Fatalf("poor pool of rules: %v, %d that freeze", kinds, freezing)
	}
	lang := twobit.New(0)
	var matched, edges, unions, steps int
	for i := range 80 {
		rules := make([]egraph.Rule, 200)
		for j := range rules {
			rules[j] = pool[r.IntN(len(pool))]
			rules[j].Name = fmt.Sprint(j)
		}
		rs, err := egraph.Compile(lang.Language, rules)
		if err != nil {
			t.Fatal(err)
		}
		seed := r.Uint64()
		for way := range 3 {
			g, err := egraph.New(lang.Language, egraph.Config{Analysis: lang, Explain: i%4 == 0})
			if err != nil {
				t.Fatal(err)
			}
			_, assume := twobit.RandomGraph(rand.New(rand.NewPCG(seed, 0)), g, 10, rules)
			ids := g.NumIDs()
			opt := egraph.Options{Limits: randomLimits}
			switch way {
			case 1:
				opt.FullScan = true
			case 2:
				opt.Shuffle = seed
			}
			rep := g.Run(rs, opt)
			for _, it := range rep.Iterations {
				matched += it.Matches
			}
			edges += g.NumEdges()
			unions += g.NumIDs() - g.NumClasses()
			if _, dead := g.Contradiction(); dead {
				continue
			}
			if err := g.Verify(); err != nil {
				t.Fatalf("graph %d, way %d: %v", i, way, err)
			}
			if i%4 == 0 {
				n, err := replayAll(g, ids, assume)
				if err != nil {
					t.Fatalf("graph %d, way %d: %v", i, way, err)
				}
				steps += n
			}
			if err := twobit.Check(g, twobit.RandomArgs, twobit.RandomFreezes, assume); err != nil {
				t.Fatalf("graph %d, way %d (%d nodes at first): %v", i, way, ids, err)
			}
		}
	}
	t.Logf("%d matches, %d edges, %d unions, %d steps replayed", matched, edges, unions, steps)
	if matched < 500 || edges < 100 || unions < 100 || steps < 500 {
		t.Error("not much happened")
	}
}

// replayAll explains how each of the first nodes became what it now equals or
// refines to, and replays that on all inputs. It returns the number of steps.
func replayAll(g *egraph.Graph, first int, assume []twobit.Assumption) (steps int, err error) {
	var all []*explain.Explanation
	for n := range egraph.NodeID(first) {
		targets := []egraph.NodeID{}
		for m := range g.Nodes(g.ClassOf(n)) {
			targets = append(targets, m)
		}
		for _, c := range g.Reach(g.ClassOf(n)) {
			for m := range g.Nodes(c) {
				targets = append(targets, m)
				break
			}
		}
		for _, m := range targets {
			ex, err := explain.Why(g, n, m)
			if err != nil {
				return steps, err
			}
			all = append(all, ex)
			steps += len(ex.Steps)
		}
	}
	return steps, twobit.Replay(g, twobit.RandomArgs, twobit.RandomFreezes, assume, all...)
}
