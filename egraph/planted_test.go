package egraph_test

import (
	"fmt"
	"math/rand/v2"
	"testing"

	"rewrite/egraph"
	"rewrite/egraph/internal/laws"
	"rewrite/egraph/twobit"
)

// TestPlanted plants bugs in the engine by switching a law off, and shows that
// the net for them, random rules on random graphs checked on all inputs, catches
// each: not the counterexample that TestLaws has for it, but some that nobody
// wrote. Choices looked through (law 4), stale facts (9) and others need a graph
// made for them: TestLaws is their net. More planted bugs, and the other nets, are
// in package saturate.
func TestPlanted(t *testing.T) {
	for _, b := range []struct {
		law  int
		name string
	}{
		{0, "none"},
		{1, "a <=> is unioned through an edge"},
		{2, "a => is unioned where the source may be undef"},
		{5, "definedness flows from a target back to its source"},
		{6, "facts flow back over an edge to what may be undef"},
		{7, "two uses of undef are taken for one value"},
	} {
		t.Run(b.name, func(t *testing.T) {
			off := laws.Set(0)
			if b.law > 0 {
				off = laws.Of(b.law)
			}
			n, err := plantedRun(off)
			switch {
			case b.law == 0 && err != nil:
				t.Errorf("without a bug, graph %d: %v", n, err)
			case b.law > 0 && err == nil:
				t.Errorf("not caught in %d graphs", n)
			case b.law > 0:
				t.Logf("caught in graph %d: %v", n, err)
			}
		})
	}
}

// plantedRun saturates random graphs with some laws off until one is found to be
// wrong, and gives how many that took.
func plantedRun(off laws.Set) (graphs int, err error) {
	const most = 100
	r := rand.New(rand.NewPCG(11, 12))
	pool := twobit.RandomRules(r, 300)
	lang := twobit.New(off)
	g, err := egraph.New(lang.Language, egraph.Config{Analysis: lang})
	if err != nil {
		return 0, err
	}
	for i := range most {
		rules := make([]egraph.Rule, 120)
		for j := range rules {
			rules[j] = pool[r.IntN(len(pool))]
			rules[j].Name = fmt.Sprint(j)
		}
		rs, err := egraph.Compile(lang.Language, rules)
		if err != nil {
			return i, err
		}
		g.Reset() // one graph for all, as a worker has it
		_, assume := twobit.RandomGraph(rand.New(rand.NewPCG(r.Uint64(), 0)), g, 10, rules)
		g.Run(rs, egraph.Options{Limits: randomLimits})
		if _, dead := g.Contradiction(); dead {
			continue
		}
		if err := twobit.Check(g, twobit.RandomArgs, twobit.RandomFreezes, assume); err != nil {
			return i, err
		}
	}
	return most, nil
}
