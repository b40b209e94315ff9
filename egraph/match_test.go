package egraph_test

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"

	"rewrite/egraph"
	"rewrite/egraph/explain"
	"rewrite/egraph/text"
	"rewrite/egraph/twobit"
	"rewrite/egraph/whynot"
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
		cfg := egraph.Config{SkipTrivial: i%3 == 0}
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
				ms, miss := whynot.At(g, rs, egraph.RuleID(id), c, 1_000_000)
				if miss.Kind == whynot.Fuel || miss.Done > miss.All || len(ms) == 0 && miss.Kind != whynot.Constant && miss.Done == miss.All {
					t.Fatalf("rule %d at class %d: %v, %d of %d", id, c, &miss, miss.Done, miss.All)
				}
				if len(ms) == 0 && miss.Kind == whynot.None && len(slices.Collect(g.Nodes(c))) > 0 && rootOpIn(g, c, rules[id].Left.Op) {
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
	lt, err := text.AddTerm(g, "(lt a0 a1)")
	if err != nil {
		t.Fatal(err)
	}
	if gt, err := text.AddTerm(g, "(gt a1 a0)"); err != nil || gt != lt {
		t.Errorf("(gt a1 a0) is class %d, (lt a0 a1) is %d (%v)", gt, lt, err)
	}
	if other, _ := text.AddTerm(g, "(gt a0 a1)"); other == lt {
		t.Error("(gt a0 a1) is (lt a0 a1)")
	}
	rule, err := text.ParseRule(lang.Language, "gt", "(gt ?x ?y)", "(sel (gt ?x ?y) ?y ?x)")
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

// TestSkipTrivial hides x + 0 in the class of x, and operations in that of a constant.
func TestSkipTrivial(t *testing.T) {
	lang := twobit.New(0)
	for _, skip := range []bool{false, true} {
		g := mustNew(t, lang.Language, egraph.Config{Analysis: lang, SkipTrivial: skip})
		for a, b := range map[string]string{"(add a0 0)": "a0", "(and a1 0)": "0"} {
			x, err := text.AddTerm(g, a)
			if err != nil {
				t.Fatal(err)
			}
			y, err := text.AddTerm(g, b)
			if err != nil {
				t.Fatal(err)
			}
			g.Union(x, y, 0)
		}
		if _, err := text.AddTerm(g, "(or (add a0 0) (and a1 0))"); err != nil {
			t.Fatal(err)
		}
		var rules []egraph.Rule
		for i, left := range []string{"(add ?x 0)", "(or (add ?x ?y) ?z)", "(or ?x (and ?y ?z))", "(or ?x ?y)"} {
			r, err := text.ParseRule(lang.Language, fmt.Sprint(i), left, "0")
			if err != nil {
				t.Fatal(err)
			}
			rules = append(rules, r)
		}
		var found []int
		for _, ms := range g.Matches(mustCompile(t, lang.Language, rules), 100) {
			found = append(found, len(ms))
		}
		want := []int{1, 2, 2, 2} // (or ?x ?y) in both orders
		if skip {
			want = []int{0, 0, 0, 2}
		}
		if !slices.Equal(found, want) {
			t.Errorf("skip %v: %v matches, want %v", skip, found, want)
		}
	}
}

// TestGuardOverTwo looks through edges for a guard over two variables.
func TestGuardOverTwo(t *testing.T) {
	b := newBench(0)
	x, y, z := b.either(1, 2), b.either(1, 3), b.arg()
	b.g.Refine(x, b.num(1), 0)
	b.g.Refine(y, b.num(1), 0)
	pair := b.add(twobit.And, x, y)
	other := b.add(twobit.And, x, z)
	r := rule(b, egraph.Refinement, "(and ?x ?y)", "(or ?x ?y)", "same ?x ?y")
	rs := mustCompile(t, b.lang.Language, []egraph.Rule{r})
	b.g.Rebuild()
	if ms, why := whynot.At(b.g, rs, 0, pair, 10); len(ms) == 0 || ms[0].Exact {
		t.Errorf("%v %v", ms, &why)
	}
	if ms, why := whynot.At(b.g, rs, 0, other, 10); len(ms) != 0 || why.Kind != whynot.Guard {
		t.Errorf("%v %v", ms, &why)
	}
	if err := b.run(r); err != nil {
		t.Fatal(err)
	}
	if !b.g.Refines(pair, b.add(twobit.Or, b.num(1), b.num(1))) {
		t.Error("the guard did not look through both edges")
	}
}

// TestRepeated matches repeated payload and type variables, and operators with
// three operands of which the first two may be exchanged.
func TestRepeated(t *testing.T) {
	lang := &egraph.Language{Ops: []egraph.OpInfo{
		1: {Name: "arg"},
		2: {Name: "fma", Arity: 3, Commutative: true},
		3: {Name: "pick", Arity: 1, Payload: true},
		4: {Name: "pair", Arity: 2},
		5: {Name: "fge", Arity: 3, Swapped: 6},
		6: {Name: "fle", Arity: 3, Swapped: 5},
	}}
	payload := egraph.PayloadSpec{Kind: egraph.Bound, Index: 3}
	typ := egraph.TypeSpec{Kind: egraph.Bound, Index: 2}
	x, y, z := egraph.V(0), egraph.V(1), egraph.V(2)
	rs := mustCompile(t, lang, []egraph.Rule{
		{Name: "same pick", Left: egraph.N(4, egraph.N(3, x).WithPayload(payload).WithType(typ), egraph.N(3, y).WithPayload(payload).WithType(typ)),
			Right: egraph.N(3, egraph.N(4, x, y)).WithPayload(payload)},
		{Name: "fma", Left: egraph.N(2, egraph.N(3, x), y, z), Right: egraph.N(2, x, y, z)},
		{Name: "fge", Left: egraph.N(5, egraph.N(3, x), y, z), Right: egraph.N(5, x, y, z)},
	})
	g := mustNew(t, lang, egraph.Config{Explain: true})
	arg := func(typ egraph.Type, id uint64) egraph.ClassID { return g.Leaf(1, typ, id) }
	pick := func(typ egraph.Type, p uint64, k egraph.ClassID) egraph.ClassID {
		return g.ClassOf(g.AddNode(egraph.Node{Op: 3, Type: typ, Payload: p, Kids: []egraph.ClassID{k}}))
	}
	a, b, c := arg(0, 0), arg(0, 1), arg(0, 2)
	same := g.Add(4, 0, 0, pick(0, 7, a), pick(0, 7, b))
	index := g.Add(4, 0, 0, pick(0, 7, a), pick(0, 8, b))
	types := g.Add(4, 0, 0, pick(0, 7, a), pick(1, 7, arg(1, 3)))
	fma := g.Add(2, 0, 0, c, pick(0, 1, a), b)
	if g.Add(2, 0, 0, pick(0, 1, a), c, b) != fma || g.Add(2, 0, 0, pick(0, 1, a), b, c) == fma {
		t.Error("the first two operands may be exchanged, the third not")
	}
	fle := g.Add(6, 0, 0, c, pick(0, 1, a), b)
	if g.Add(5, 0, 0, pick(0, 1, a), c, b) != fle {
		t.Error("fge is fle with the first two operands exchanged")
	}
	g.Run(rs, egraph.Options{})
	for name, ok := range map[string]bool{
		"equal payloads and types":  g.Find(same) == pick(0, 7, g.Add(4, 0, 0, a, b)),
		"other payloads don't":      g.Find(index) != pick(0, 7, g.Add(4, 0, 0, a, b)),
		"other types don't":         len(slices.Collect(g.Nodes(types))) == 1,
		"fma through exchange":      g.Find(fma) == g.Add(2, 0, 0, a, c, b),
		"fge through its swapped":   g.Find(fle) == g.Add(5, 0, 0, a, c, b),
		"swapped of that, directly": g.Find(fle) == g.Add(6, 0, 0, c, a, b),
	} {
		if !ok {
			t.Error("not so:", name)
		}
	}
	if err := g.Verify(); err != nil {
		t.Error(err)
	}
	for m := range g.Nodes(fle) {
		ex, err := explain.Why(g, egraph.NodeID(fle), m)
		if err != nil {
			t.Fatal(err)
		}
		if err := ex.Check(g); err != nil {
			t.Errorf("%v\n%s", err, ex)
		}
	}
}

// TestCongruenceExplained replays unions that follow from equal operands.
func TestCongruenceExplained(t *testing.T) {
	b := newBench(0)
	x, y := b.arg(), b.arg()
	node := func(op egraph.Op, kids ...egraph.ClassID) egraph.NodeID {
		return b.g.AddNode(egraph.Node{Op: op, Kids: kids})
	}
	left := node(twobit.Sub, b.add(twobit.Mul, b.add(twobit.Xor, x, b.num(0)), y), x)
	right := node(twobit.Sub, b.add(twobit.Mul, y, x), b.add(twobit.Or, x, b.num(0)))
	if err := b.run(rule(b, egraph.Equality, "(xor ?x 0)", "?x"), rule(b, egraph.Equality, "(or ?x 0)", "?x")); err != nil {
		t.Fatal(err)
	}
	ex, err := explain.Why(b.g, left, right)
	if err != nil {
		t.Fatal(err)
	}
	if err := twobit.Replay(b.g, b.args, b.frozen, b.assume, ex); err != nil {
		t.Errorf("%v\n%s", err, ex)
	}
	kinds := map[egraph.ReasonKind]int{}
	_ = ex.Walk(func(s *explain.Step) error { kinds[s.Kind]++; return nil })
	if kinds[egraph.ReasonCongruence] < 2 || kinds[egraph.ReasonRule] != 2 || !ex.Equal() {
		t.Errorf("steps %v", kinds)
	}
	// A broken explanation is refused.
	ex.Steps[0].Kids = ex.Steps[0].Kids[:1]
	if ex.Check(b.g) == nil {
		t.Error("a step without an operand's proof passes")
	}
}

// TestEdgesToUnions replays unions that came from edges: both ways, and out of a
// well-defined class.
func TestEdgesToUnions(t *testing.T) {
	b := newBench(0)
	x, y := b.arg(), b.arg()
	b.suppose(twobit.Assumption{Arg: 1, Defined: egraph.WellDefined, Label: 7})
	one := b.g.AddNode(egraph.Node{Op: twobit.Xor, Kids: []egraph.ClassID{x, b.num(3)}})
	two := b.g.AddNode(egraph.Node{Op: twobit.Sub, Kids: []egraph.ClassID{b.num(3), x}})
	zero := b.g.AddNode(egraph.Node{Op: twobit.Sub, Kids: []egraph.ClassID{y, y}})
	if err := b.run(
		rule(b, egraph.Refinement, "(xor ?x 3)", "(sub 3 ?x)"),
		rule(b, egraph.Refinement, "(sub 3 ?x)", "(xor ?x 3)"),
		rule(b, egraph.Refinement, "(sub ?x ?x)", "0")); err != nil {
		t.Fatal(err)
	}
	nought, _ := b.g.Constant(b.num(0))
	kinds := map[egraph.ReasonKind]bool{}
	for _, pair := range [][2]egraph.NodeID{{one, two}, {two, one}, {zero, nought}, {nought, zero}} {
		ex, err := explain.Why(b.g, pair[0], pair[1])
		if err != nil {
			t.Fatal(err)
		}
		if err := twobit.Replay(b.g, b.args, b.frozen, b.assume, ex); err != nil || !ex.Equal() {
			t.Errorf("%v\n%s", err, ex)
		}
		_ = ex.Walk(func(s *explain.Step) error { kinds[s.Kind] = true; return nil })
	}
	if !kinds[egraph.ReasonCycle] || !kinds[egraph.ReasonDefined] {
		t.Errorf("reasons %v", kinds)
	}
	if _, err := explain.Why(b.g, one, zero); err == nil {
		t.Error("what does not refine was explained")
	}
}

// TestFunnel counts by hand: what rules share is counted for each of them, and
// each match ends somewhere.
func TestFunnel(t *testing.T) {
	b := newBench(0)
	x := b.arg()
	b.add(twobit.Shl, x, b.num(1))
	b.add(twobit.Shl, x, x)
	b.add(twobit.Mul, x, b.num(1))
	rs := mustCompile(t, b.lang.Language, []egraph.Rule{
		rule(b, egraph.Refinement, "(shl ?x ?y)", "?x", "nonzero ?x"),
		rule(b, egraph.Refinement, "(shl ?x ?x)", "0", "nonzero ?x"),
		rule(b, egraph.Equality, "(mul ?x 1)", "?x"),
		rule(b, egraph.Equality, "(mul ?x 2)", "(add ?x ?x)"),
		rule(b, egraph.Equality, "(sub ?x 0)", "?x"),
	})
	var one, sum egraph.Stats
	b.g.Run(rs, egraph.Options{Stats: &one})
	sum.Add(&one)
	sum.Add(&one)
	for i, want := range []struct {
		tried, left, failed, matched, applied, unions, nodes uint64
	}{
		// two searches, as the first one ends with a union in the class of x
		{tried: 4, left: 4, failed: 4},
		{tried: 4, left: 2, failed: 2},
		{tried: 4, left: 2, matched: 2, applied: 1, unions: 1}, // in two orders of operands each
		{tried: 4},
		{},
	} {
		f := one.Funnels()[i]
		failed := uint64(0)
		for _, n := range f.Failed {
			failed += n
		}
		got := []uint64{f.Tried, f.Left, failed, uint64(f.Matched), uint64(f.Applied), uint64(f.Unions), uint64(f.Nodes)}
		if fmt.Sprint(got) != fmt.Sprint([]uint64{want.tried, want.left, want.failed, want.matched, want.applied, want.unions, want.nodes}) {
			t.Errorf("rule %d: %v, want %v", i, got, want)
		}
		if f.Matched != f.Refused+f.NotComputed+f.Dropped+f.Known+f.Applied {
			t.Errorf("rule %d: matches are lost: %+v", i, f)
		}
		if g := sum.Funnels()[i]; g.Tried != 2*f.Tried || g.Left != 2*f.Left || g.Steps != 2*f.Steps || g.Own != 2*f.Own || g.Applied != 2*f.Applied {
			t.Errorf("rule %d: twice %+v is %+v", i, f, g)
		}
		if f.Own > f.Steps || f.Tried > 0 && f.Steps == 0 {
			t.Errorf("rule %d: %d of its own of %d steps", i, f.Own, f.Steps)
		}
	}
	if one.Steps() == 0 || sum.Steps() != 2*one.Steps() {
		t.Errorf("%d steps, then %d", one.Steps(), sum.Steps())
	}
}

// TestFunnelLimits: what a limit cut off is counted.
func TestFunnelLimits(t *testing.T) {
	for _, test := range []struct {
		limits             egraph.Limits
		dropped, unreached bool
	}{
		{egraph.Limits{Fuel: 2}, false, true},
		{egraph.Limits{Matches: 1}, true, true},
		{egraph.Limits{Nodes: 10}, true, false},
		{egraph.Limits{}, false, false},
	} {
		b := newBench(0)
		x := b.arg()
		for i := range 4 {
			b.add(twobit.Sub, x, b.num(uint64(i)))
		}
		rs := mustCompile(t, b.lang.Language, []egraph.Rule{rule(b, egraph.Equality, "(sub ?x ?y)", "(add ?x (sub 0 ?y))")})
		var st egraph.Stats
		b.g.Run(rs, egraph.Options{Stats: &st, Limits: test.limits})
		f := st.Funnels()[0]
		if (f.Dropped > 0) != test.dropped || (f.Unreached > 0) != test.unreached {
			t.Errorf("%+v: dropped %d, unreached %d", test.limits, f.Dropped, f.Unreached)
		}
		if f.Matched != f.Refused+f.NotComputed+f.Dropped+f.Known+f.Applied {
			t.Errorf("%+v: matches are lost: %+v", test.limits, f)
		}
	}
}

// TestExplainRules: explanations kept the cheap way tell the same rules, and
// neither they nor counters change what is found.
func TestExplainRules(t *testing.T) {
	run := func(cfg egraph.Config, st *egraph.Stats) (dump string, rules []string) {
		b := newBench(0)
		var err error
		cfg.Analysis = b.lang
		if b.g, err = egraph.New(b.lang.Language, cfg); err != nil {
			t.Fatal(err)
		}
		x, y := b.arg(), b.arg()
		to, three := egraph.NodeID(x), b.num(3) // a leaf's class has its id
		from := b.g.AddNode(egraph.Node{Op: twobit.Add, Kids: []egraph.ClassID{b.add(twobit.Mul, x, b.num(1)), b.add(twobit.Sub, y, y)}})
		for i := range 4 {
			x = b.add(twobit.Xor, b.add(twobit.And, x, three), b.num(uint64(i)))
		}
		rs := mustCompile(t, b.lang.Language, []egraph.Rule{
			rule(b, egraph.Equality, "(mul ?x 1)", "?x"),
			rule(b, egraph.Refinement, "(sub ?x ?x)", "0"),
			rule(b, egraph.Equality, "(add ?x 0)", "?x"),
			rule(b, egraph.Equality, "(and ?x 3)", "?x"),
			rule(b, egraph.Equality, "(xor ?x 0)", "?x"),
		})
		b.g.Run(rs, egraph.Options{Stats: st})
		dump = text.Dump(b.g)
		if !cfg.Explain && !cfg.ExplainRules {
			return dump, nil
		}
		ex, err := explain.Why(b.g, from, to)
		if err != nil {
			t.Fatal(err)
		}
		_ = ex.Walk(func(s *explain.Step) error {
			if s.Rule != nil {
				rules = append(rules, s.Rule.Rule.Name)
			}
			return nil
		})
		slices.Sort(rules)
		return dump, slices.Compact(rules)
	}
	plain, _ := run(egraph.Config{}, nil)
	full, all := run(egraph.Config{Explain: true}, nil)
	cheap, some := run(egraph.Config{ExplainRules: true}, &egraph.Stats{})
	if plain != full || plain != cheap {
		t.Errorf("graphs differ:\n%s\n%s\n%s", plain, full, cheap)
	}
	if len(all) != 3 || !slices.Equal(all, some) {
		t.Errorf("rules %q, cheaply %q", all, some)
	}
}

// TestAlike: where the op table says which types are one, the tree does not ask, and finds the same.
func TestAlike(t *testing.T) {
	typ := egraph.TypeSpec{Kind: egraph.Bound, Index: 2}
	x, y, z := egraph.V(0).WithType(typ), egraph.V(1).WithType(typ), egraph.V(2).WithType(typ)
	rules := []egraph.Rule{
		{Name: "turn", Kind: egraph.Equality, Left: egraph.N(2, egraph.N(2, x, y).WithType(typ), z).WithType(typ), Right: egraph.N(2, x, egraph.N(2, y, z))},
		{Name: "compare", Left: egraph.N(3, egraph.N(2, x, y).WithType(typ), x), Right: egraph.N(3, y, y)},
		{Name: "mixed", Left: egraph.N(4, x, egraph.N(4, y, z)).WithType(typ), Right: egraph.N(4, x, y)},
	}
	var codes, matches [2]int
	for i := range codes {
		lang := &egraph.Language{Ops: []egraph.OpInfo{
			1: {Name: "arg"},
			2: {Name: "add", Arity: 2, Commutative: true},
			3: {Name: "less", Arity: 2},
			4: {Name: "any", Arity: 2},
		}}
		if i == 1 {
			lang.Ops[2].Alike, lang.Ops[2].Like = 1<<0|1<<1, true
			lang.Ops[3].Alike = 1<<0 | 1<<1
		}
		rs := mustCompile(t, lang, rules)
		codes[i] = rs.Codes()
		g := mustNew(t, lang, egraph.Config{})
		arg := func(typ egraph.Type, id uint64) egraph.ClassID { return g.Leaf(1, typ, id) }
		for typ := range egraph.Type(2) {
			a, b, c := arg(typ, 0), arg(typ, 1), arg(typ, 2)
			sum := g.Add(2, typ, 0, a, b)
			g.Add(2, typ, 0, sum, c)
			g.Add(3, 9, 0, sum, b)
			g.Add(4, typ, 0, a, g.Add(4, 7, 0, b, c))
			g.Add(4, typ, 0, a, g.Add(4, 7, 0, b, arg(5, 1))) // of several types, which has to be asked
			g.Add(4, 5, 0, a, g.Add(4, 7, 0, b, c))
		}
		for rule, list := range g.Matches(rs, 1000) {
			if len(list) == 0 {
				t.Errorf("rule %d matches nothing", rule)
			}
			matches[i] += len(list)
		}
	}
	if codes[1] >= codes[0] {
		t.Errorf("%d codes, %d where types are told", codes[0], codes[1])
	}
	if matches[0] != matches[1] {
		t.Errorf("%d matches, %d where types are told", matches[0], matches[1])
	}
}
