package egraph_test

import (
	"bytes"
	"math/rand/v2"
	"reflect"
	"sync/atomic"
	"testing"

	"rewrite/egraph"
	"rewrite/egraph/text"
	"rewrite/egraph/twobit"
)

// TestStoredRules: rules that were stored and read do in random graphs what the compiled
// ones do, each is asked for once, and none before it is needed.
func TestStoredRules(t *testing.T) {
	lang := twobit.New(0)
	rs := mustCompile(t, lang.Language, twobit.RandomRules(rand.New(rand.NewPCG(5, 5)), 150))
	stored := rs.AppendStored(nil)
	asked := make([]atomic.Int32, rs.Len())
	back, err := egraph.ReadRuleSet(lang.Language, string(stored), func(id egraph.RuleID) *egraph.Rule {
		asked[id].Add(1)
		return &rs.Rules[id]
	})
	if err != nil {
		t.Fatal(err)
	}
	if rules, trees := back.Completed(); rules+trees != 0 {
		t.Errorf("%d rules and %d trees are there at once", rules, trees)
	}
	dump := func(rs *egraph.RuleSet, rules []egraph.Rule, seed uint64, counts *egraph.Stats) string {
		g := mustNew(t, lang.Language, egraph.Config{Analysis: lang, ExplainRules: counts != nil})
		twobit.RandomGraph(rand.New(rand.NewPCG(seed, 1)), g, 12, rules)
		g.Run(rs, egraph.Options{Limits: randomLimits, Stats: counts})
		return text.Dump(g)
	}
	var ofCompiled, ofRead egraph.Stats
	for seed := range uint64(30) {
		for _, counts := range [][2]*egraph.Stats{{}, {&ofCompiled, &ofRead}} {
			if a, b := dump(rs, rs.Rules, seed, counts[0]), dump(back, rs.Rules, seed, counts[1]); a != b {
				t.Fatalf("seed %d differs:\n%s\n%s", seed, a, b)
			}
		}
	}
	if rules, _ := back.Completed(); rules == 0 {
		t.Error("no rule was needed")
	}
	if a, b := ofCompiled.Funnels(), ofRead.Funnels(); ofCompiled.Steps() == 0 || ofCompiled.Steps() != ofRead.Steps() || !reflect.DeepEqual(a, b) {
		t.Error("counts differ")
	}
	back.Complete()
	for id := range asked {
		if n := asked[id].Load(); n != 1 {
			t.Errorf("rule %d was asked for %d times", id, n)
		}
	}
	if !bytes.Equal(back.AppendStored(nil), stored) {
		t.Error("stored again it is other bytes")
	}
	for n := 0; n < len(stored); n += 1 + n/9 {
		if _, err := egraph.ReadRuleSet(lang.Language, string(stored[:n]), nil); err == nil {
			t.Errorf("%d of %d bytes are read", n, len(stored))
		}
	}
	if _, err := egraph.ReadRuleSet(irLanguage(), string(stored), nil); err == nil {
		t.Error("rules of another language are read")
	}
}
