package egraph_test

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"sync"
	"testing"

	"rewrite/egraph"
	"rewrite/egraph/export"
	"rewrite/egraph/internal/mathbench"
	"rewrite/egraph/text"
	"rewrite/egraph/twobit"
)

// TestTinyAllocates pins that a fresh tiny graph on reused arenas costs no
// allocation.
func TestTinyAllocates(t *testing.T) {
	lang := irLanguage()
	rs := mustCompile(t, lang, irRules(1000))
	g := mustNew(t, lang, egraph.Config{})
	if rep := tiny(g, rs); rep.Stop.Kind != egraph.Saturated {
		t.Fatal(rep.Stop)
	}
	if n := testing.AllocsPerRun(100, func() { tiny(g, rs) }); n != 0 {
		t.Errorf("%v allocations", n)
	}
}

// TestHostile runs inputs that a matcher without bounds never finishes: they
// stop by a limit, which is reported, within their fuel, and the graph is valid.
func TestHostile(t *testing.T) {
	lang := irLanguage()
	rs := mustCompile(t, lang, hostileRules())
	for _, h := range hostile {
		t.Run(h.name, func(t *testing.T) {
			g := mustNew(t, lang, egraph.Config{})
			h.build(g)
			rep := g.Run(rs, egraph.Options{})
			if rep.Stop.Kind == egraph.Saturated || rep.Stop.Limit == 0 {
				t.Errorf("stopped by %v", rep.Stop)
			}
			if h.name == "cubic in vain" && rep.Stop.Kind != egraph.FuelLimit {
				t.Errorf("stopped by %v: nothing matches, so only fuel can", rep.Stop)
			}
			fuel := 0
			for _, it := range rep.Iterations {
				fuel += it.Fuel
				if it.Matches > egraph.DefaultMatches {
					t.Errorf("%d matches in one iteration", it.Matches)
				}
			}
			// A path of the code tree may overdraw by its own length.
			if fuel > egraph.DefaultFuel+100 {
				t.Errorf("%d fuel", fuel)
			}
			if g.NumNodes() > 2*egraph.DefaultNodes {
				t.Errorf("%d nodes", g.NumNodes())
			}
			if err := g.Verify(); err != nil {
				t.Error(err)
			}
		})
	}
}

// TestStops reaches every limit, and says which number tripped.
func TestStops(t *testing.T) {
	for _, c := range []struct {
		limits egraph.Limits
		want   string
	}{
		{egraph.Limits{Iterations: 2}, "iteration limit 2"},
		{egraph.Limits{Nodes: 200}, "node limit 200"},
		{egraph.Limits{Matches: 50}, "match limit 50 in one iteration"},
		{egraph.Limits{Fuel: 500}, "fuel limit 500"},
	} {
		g, rs, err := mathbench.Case{Terms: "bench", Rules: mathbench.Micro}.Setup(egraph.Config{})
		if err != nil {
			t.Fatal(err)
		}
		rep := g.Run(rs, egraph.Options{Limits: c.limits})
		if got := rep.Stop.String(); got != c.want {
			t.Errorf("%s, want %s", got, c.want)
		}
		if err := g.Verify(); err != nil {
			t.Errorf("%s: %v", c.want, err)
		}
	}
}

// TestDeterminism runs the same work on a fresh graph and on one that did other
// work before: the dumps are equal to the last byte.
func TestDeterminism(t *testing.T) {
	lang := twobit.New(0)
	r := rand.New(rand.NewPCG(9, 9))
	rs := mustCompile(t, lang.Language, twobit.RandomRules(r, 150))
	dump := func(g *egraph.Graph, seed uint64) string {
		g.Reset()
		twobit.RandomGraph(rand.New(rand.NewPCG(seed, 1)), g, 12, nil)
		rep := g.Run(rs, egraph.Options{Limits: randomLimits})
		var b strings.Builder
		fmt.Fprintf(&b, "%v %v\n", rep.Stop, rep.Iterations)
		if err := export.DOT(&b, g); err != nil {
			t.Fatal(err)
		}
		return b.String()
	}
	used := mustNew(t, lang.Language, egraph.Config{Analysis: lang})
	for seed := range uint64(30) {
		fresh := mustNew(t, lang.Language, egraph.Config{Analysis: lang})
		if a, b := dump(fresh, seed), dump(used, seed); a != b {
			t.Fatalf("seed %d differs:\n%s\n%s", seed, a, b)
		}
	}
}

// TestShared runs one rule set in several goroutines at once: language and rules
// are shared, graphs are not.
func TestShared(t *testing.T) {
	lang := twobit.New(0)
	rs := mustCompile(t, lang.Language, twobit.RandomRules(rand.New(rand.NewPCG(8, 8)), 100))
	dumps := make([]string, 4)
	var wg sync.WaitGroup
	for i := range dumps {
		wg.Go(func() {
			g, err := egraph.New(lang.Language, egraph.Config{Analysis: lang})
			if err != nil {
				t.Error(err)
				return
			}
			for seed := range uint64(10) {
				g.Reset()
				twobit.RandomGraph(rand.New(rand.NewPCG(seed, 8)), g, 12, rs.Rules)
				g.Run(rs, egraph.Options{Limits: randomLimits})
				dumps[i] += text.Dump(g)
			}
		})
	}
	wg.Wait()
	for _, d := range dumps {
		if d != dumps[0] {
			t.Error("workers differ")
		}
	}
}

// TestIncremental runs to saturation looking only at what changed; a search of
// everything then finds nothing to do.
func TestIncremental(t *testing.T) {
	lang := twobit.New(0)
	r := rand.New(rand.NewPCG(11, 12))
	pool := twobit.RandomRules(r, 300)
	saturated, edges := 0, 0
	for i := range 300 {
		rules := make([]egraph.Rule, 30)
		for j := range rules {
			rules[j] = pool[r.IntN(len(pool))]
			rules[j].Name = fmt.Sprint(j)
		}
		rs := mustCompile(t, lang.Language, rules)
		g := mustNew(t, lang.Language, egraph.Config{Analysis: lang})
		twobit.RandomGraph(r, g, 12, rules)
		lim := egraph.Limits{Iterations: 20, Nodes: 400}
		if g.Run(rs, egraph.Options{Limits: lim}).Stop.Kind != egraph.Saturated {
			continue
		}
		saturated++
		edges += g.NumEdges()
		rep := g.Run(rs, egraph.Options{Limits: lim, FullScan: true})
		if it := rep.Iterations[0]; it.Applied != 0 || rep.Stop.Kind != egraph.Saturated {
			t.Fatalf("graph %d: %d of %d matches were missed", i, it.Applied, it.Matches)
		}
	}
	if saturated < 50 || edges < 100 {
		t.Errorf("only %d graphs saturated, with %d edges", saturated, edges)
	}
}

// TestBackOff holds rules back and still reaches what Plain reaches.
func TestBackOff(t *testing.T) {
	c := mathbench.Case{Terms: "adds7", Rules: mathbench.AC}
	g, rs, err := c.Setup(egraph.Config{})
	if err != nil {
		t.Fatal(err)
	}
	var stats egraph.Stats
	rep := c.Run(g, rs, egraph.Options{Scheduler: egraph.BackOff{MatchLimit: 100, BanLength: 2}, Stats: &stats})
	if rep.Stop.Kind != egraph.Saturated || g.NumNodes() != 1939 || g.NumClasses() != 127 {
		t.Errorf("%v with %d nodes, %d classes", rep.Stop, g.NumNodes(), g.NumClasses())
	}
	if stats.Rules[0].Banned+stats.Rules[1].Banned == 0 {
		t.Error("no rule was held back")
	}
	if len(rep.Iterations) < 10 {
		t.Errorf("%d iterations are no more than without", len(rep.Iterations))
	}
}

// TestGroups runs two groups in order, and twice where that helps.
func TestGroups(t *testing.T) {
	lang := twobit.New(0)
	parse := func(left, right string) *egraph.RuleSet {
		r, err := text.ParseRule(lang.Language, left, left, right)
		if err != nil {
			t.Fatal(err)
		}
		return mustCompile(t, lang.Language, []egraph.Rule{r})
	}
	first := parse("(mul ?x 2)", "(add ?x ?x)")
	second := parse("(shl ?x 1)", "(mul ?x 2)")
	for rounds, want := range map[int]bool{1: false, 2: true} {
		g := mustNew(t, lang.Language, egraph.Config{})
		shl, err := text.AddTerm(g, "(shl a0 1)")
		if err != nil {
			t.Fatal(err)
		}
		rep := g.Run(nil, egraph.Options{Scheduler: egraph.Groups{
			Groups: []egraph.Group{{Name: "first", Rules: first}, {Name: "second", Rules: second, Iterations: 3}},
			Rounds: rounds,
		}})
		add, err := text.AddTerm(g, "(add a0 a0)")
		if err != nil {
			t.Fatal(err)
		}
		if got := g.Find(add) == g.Find(shl); got != want {
			t.Errorf("%d rounds: %v", rounds, got)
		}
		if rep.Stop.Kind != egraph.Saturated || rep.Iterations[len(rep.Iterations)-1].Phase != 1 {
			t.Errorf("%d rounds: %v, %v", rounds, rep.Stop, rep.Iterations)
		}
	}
}

// TestAnchored shows that instances stay apart, and that rules can't make any.
func TestAnchored(t *testing.T) {
	lang := irLanguage()
	g := mustNew(t, lang, egraph.Config{})
	p := g.Leaf(irArg, 0, 0)
	load := func(id uint64) egraph.NodeID {
		return g.AddNode(egraph.Node{Op: irLoad, Payload: id, Kids: []egraph.ClassID{p}})
	}
	if a, b := load(1), load(2); g.ClassOf(a) == g.ClassOf(b) {
		t.Error("two loads are one")
	}
	if first, again := load(1), load(1); first != again {
		t.Error("one load is two")
	}
	build := egraph.Rule{Name: "build", Left: egraph.N(irAdd, egraph.V(0), egraph.V(1)), Right: egraph.N(irLoad, egraph.V(0))}
	if _, err := egraph.Compile(lang, []egraph.Rule{build}); err == nil || !strings.Contains(err.Error(), "anchor") {
		t.Errorf("a rule that makes loads: %v", err)
	}
}

// TestCompileErrors refuses wrong rules, all errors at once.
func TestCompileErrors(t *testing.T) {
	lang := irLanguage()
	lang.Preds = []egraph.Predicate{{Name: "p", Eval: func(*egraph.Graph, []egraph.ClassID) bool { return true }}}
	x, y := egraph.V(0), egraph.V(1)
	for _, c := range []struct {
		rule egraph.Rule
		want string
	}{
		{egraph.Rule{Left: egraph.N(irAdd, x, x), Right: y}, "variable 1 is not bound"},
		{egraph.Rule{Left: egraph.N(irAdd, x), Right: x}, "add has 2 operands, not 1"},
		{egraph.Rule{Left: egraph.N(irXor, x, y).WithFlags(1), Right: x}, "xor does not take flags"},
		{egraph.Rule{Left: egraph.N(99, x, y), Right: x}, "op 99 is not in the table"},
		{egraph.Rule{Left: egraph.N(irAdd, x, y), Right: x, Guards: []egraph.Guard{{Pred: 3, Args: []egraph.Var{0}}}}, "predicate 3 does not exist"},
		{egraph.Rule{Left: egraph.N(irAdd, x, x), Right: x, Guards: []egraph.Guard{{Pred: 0, Args: []egraph.Var{1}}}}, "p: variable 1 is not bound"},
		{egraph.Rule{Left: egraph.N(irAdd, x, y), Right: egraph.N(irSub, x, y).WithFlagVar(2)}, "flag variables 0x4"},
		{egraph.Rule{Left: egraph.N(irAdd, x, y), Right: egraph.N(irConst).WithPayload(egraph.PayloadSpec{Kind: egraph.Bound, Index: 1})}, "payload variable 1 is not bound"},
		{egraph.Rule{Left: egraph.N(irAdd, x, y), Right: egraph.N(irConst).WithPayload(egraph.PayloadSpec{Kind: egraph.Computed})}, "computation 0 does not exist"},
		{egraph.Rule{Left: egraph.N(irAdd, x, y), Right: x.WithType(egraph.TypeSpec{}), Kind: egraph.Refinement, Reverse: true}, "only an equality"},
		{egraph.Rule{Left: egraph.N(irAdd, x, y), Right: egraph.N(irSub, x, y).WithType(egraph.TypeSpec{Kind: egraph.Bound, Index: 4})}, "type variable 4 is not bound"},
		{egraph.Rule{Left: egraph.N(irAdd, x, y).WithPayload(egraph.PayloadSpec{Kind: egraph.Exact}), Right: x}, "add carries no payload"},
	} {
		c.rule.Name = "wrong"
		other := egraph.Rule{Name: "other", Left: egraph.N(irAdd, x), Right: x}
		_, err := egraph.Compile(lang, []egraph.Rule{c.rule, other})
		if err == nil || !strings.Contains(err.Error(), "wrong: ") || !strings.Contains(err.Error(), c.want) {
			t.Errorf("want %q, got %v", c.want, err)
		}
		if err != nil && !strings.Contains(err.Error(), "other") {
			t.Errorf("only the first rule's error: %v", err)
		}
	}
	twob := twobit.New(0)
	for _, kind := range []egraph.RuleKind{egraph.Equality, egraph.Refinement} {
		r, err := text.ParseRule(twob.Language, "thaw", "(and ?x ?y)", "?x")
		if err != nil {
			t.Fatal(err)
		}
		r.Left.Args[0] = egraph.N(twobit.Freeze, egraph.V(0))
		r.Kind = kind
		if _, err := egraph.Compile(twob.Language, []egraph.Rule{r}); err == nil || !strings.Contains(err.Error(), "every choice") {
			t.Errorf("a rule over freeze: %v", err)
		}
		if r, err = text.ParseRule(twob.Language, "fix", "(and ?x ?y)", "?x"); err != nil {
			t.Fatal(err)
		}
		r.Right, r.Kind = frozen(0), kind
		if _, err := egraph.Compile(twob.Language, []egraph.Rule{r}); err == nil || !strings.Contains(err.Error(), "every choice") {
			t.Errorf("a rule that freezes: %v", err)
		}
		r.Kind, r.EveryChoice = egraph.Refinement, true
		r.Right.Payload = egraph.PayloadSpec{}
		if _, err := egraph.Compile(twob.Language, []egraph.Rule{r}); err == nil || !strings.Contains(err.Error(), "payload") {
			t.Errorf("a freeze that may be one of the input: %v", err)
		}
	}
}

// TestTypesFlagsPayloads binds each kind of variable and builds from it.
func TestTypesFlagsPayloads(t *testing.T) {
	lang := irLanguage()
	lang.TypePreds = []egraph.TypePredicate{{Name: "wider", Eval: func(ts []egraph.Type) bool { return ts[0] > ts[1] }}}
	lang.PayloadPreds = []egraph.PayloadPredicate{{Name: "literal", Eval: func(typ egraph.Type, p, lit uint64) bool {
		return p == lit&(1<<typ-1)
	}, Literals: func(list []uint64, typ egraph.Type, p uint64) []uint64 {
		return append(list, p, p|^uint64(0)<<typ)
	}}}
	x, y := egraph.V(0), egraph.V(1)
	bound := func(i int) egraph.TypeSpec { return egraph.TypeSpec{Kind: egraph.Bound, Index: i} }
	minusOne := egraph.N(irConst).WithPayload(egraph.PayloadSpec{Kind: egraph.Tested, Value: ^uint64(0)})
	rs := mustCompile(t, lang, []egraph.Rule{
		{Name: "flags", Left: egraph.N(irAdd, egraph.N(irAdd, x, y).WithFlagVar(0), y).WithFlagVar(1),
			Right: egraph.N(irSub, x, y).WithFlagVar(0).WithFlagVar(1)},
		{Name: "literal", Left: egraph.N(irXor, x, minusOne), Right: egraph.N(irSub, minus(1), x)},
		{Name: "types", Left: egraph.N(irSelect, x.WithType(bound(0)), y.WithType(bound(1)), y),
			Right:      egraph.N(irArg).WithType(bound(1)).WithPayload(egraph.PayloadSpec{Kind: egraph.Exact, Value: 77}),
			TypeGuards: []egraph.TypeGuard{{Pred: 0, Args: []int{1, 0}}}},
	})
	g := mustNew(t, lang, egraph.Config{})
	a, b := g.Leaf(irArg, 8, 1), g.Leaf(irArg, 8, 2)
	sum := g.Add(irAdd, 8, 1, g.Add(irAdd, 8, 3, a, b), b)
	not := g.Add(irXor, 8, 0, a, g.Leaf(irConst, 8, 255))
	notNot := g.Add(irXor, 16, 0, g.Leaf(irArg, 16, 3), g.Leaf(irConst, 16, 255))
	cond := g.Leaf(irArg, 1, 0)
	sel := g.Add(irSelect, 8, 0, cond, a, a)
	g.Run(rs, egraph.Options{})
	has := func(c egraph.ClassID, op egraph.Op, f egraph.Flags) bool {
		for n := range g.Nodes(c) {
			if g.Op(n) == op && g.Flags(n) == f {
				return true
			}
		}
		return false
	}
	if !has(sum, irSub, 1) {
		t.Error("flags were not intersected")
	}
	if !has(not, irSub, 0) || has(notNot, irSub, 0) {
		t.Error("-1 at eight bits is 255, and nothing else")
	}
	if !has(sel, irArg, 0) || g.Type(sel) != 8 {
		t.Error("types were not bound")
	}
	if err := g.Verify(); err != nil {
		t.Error(err)
	}
}

func minus(n uint64) egraph.Pattern { return egraph.L(irConst, -n) }

// TestVariadic matches a call by its callee and its number of operands.
func TestVariadic(t *testing.T) {
	lang := &egraph.Language{Ops: []egraph.OpInfo{
		1: {Name: "arg"},
		2: {Name: "call", Arity: egraph.Variadic, Payload: true},
		3: {Name: "id", Arity: 1},
	}}
	callee := func(f uint64, args ...egraph.Pattern) egraph.Pattern {
		return egraph.N(2, args...).WithPayload(egraph.PayloadSpec{Kind: egraph.Exact, Value: f})
	}
	rs := mustCompile(t, lang, []egraph.Rule{
		{Name: "abs-abs", Left: callee(7, callee(7, egraph.V(0))), Right: callee(7, egraph.V(0))},
		{Name: "min-self", Left: callee(8, egraph.V(0), egraph.V(0)), Right: egraph.V(0)},
		{Name: "in-id", Left: egraph.N(3, callee(8, egraph.V(0), egraph.V(1), egraph.V(2))), Right: egraph.V(2)},
	})
	g := mustNew(t, lang, egraph.Config{})
	call := func(f uint64, kids ...egraph.ClassID) egraph.ClassID {
		return g.ClassOf(g.AddNode(egraph.Node{Op: 2, Payload: f, Kids: kids}))
	}
	x, y, z := g.Leaf(1, 0, 0), g.Leaf(1, 0, 1), g.Leaf(1, 0, 2)
	abs := call(7, x)
	twice := call(7, abs)
	self, pair := call(8, y, y), call(8, x, y)
	id2, id3 := g.Add(3, 0, 0, pair), g.Add(3, 0, 0, call(8, x, y, z))
	g.Run(rs, egraph.Options{})
	for name, ok := range map[string]bool{
		"abs(abs(x)) is abs(x)":     g.Find(twice) == g.Find(abs),
		"min(y, y) is y":            g.Find(self) == g.Find(y),
		"min(x, y) is not x":        g.Find(pair) != g.Find(x),
		"id(min(x, y)) is itself":   g.Find(id2) == id2,
		"id(min(x, y, z)) is z":     g.Find(id3) == g.Find(z),
		"distinct callees are kept": call(7, z) != call(8, z),
	} {
		if !ok {
			t.Error("not so:", name)
		}
	}
	if err := g.Verify(); err != nil {
		t.Error(err)
	}
}

// TestLanguageErrors refuses wrong op tables.
func TestLanguageErrors(t *testing.T) {
	for _, c := range []struct {
		ops  []egraph.OpInfo
		want string
	}{
		{[]egraph.OpInfo{{Name: "zero"}}, "op 0 is reserved"},
		{[]egraph.OpInfo{{}, {Name: "a"}, {Name: "a"}}, "has the name of op 1"},
		{[]egraph.OpInfo{{}, {Name: "a", Arity: 1, Commutative: true}}, "can't be exchanged"},
		{[]egraph.OpInfo{{}, {Name: "a", Arity: 2, Swapped: 2}, {Name: "b", Arity: 2}}, "does not swap back"},
		{[]egraph.OpInfo{{}, {Name: "a", Arity: 1, OneChoice: true}}, "needs a payload"},
		{[]egraph.OpInfo{{}, {Name: "a", Arity: 1, Constant: true}}, "a constant has no operands"},
	} {
		if _, err := egraph.New(&egraph.Language{Ops: c.ops}, egraph.Config{}); err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("want %q, got %v", c.want, err)
		}
	}
}

// TestImplied closes flags under what they imply.
func TestImplied(t *testing.T) {
	lang := &egraph.Language{Ops: []egraph.OpInfo{
		1: {Name: "arg"},
		2: {Name: "gep", Arity: 2, Flags: 7, Implied: []egraph.Implication{{If: 1, Then: 2}, {If: 2, Then: 4}}},
	}}
	g := mustNew(t, lang, egraph.Config{})
	x := g.Leaf(1, 0, 0)
	if g.Add(2, 0, 1, x, x) != g.Add(2, 0, 7, x, x) {
		t.Error("1 implies 2 implies 4")
	}
	some := g.Add(2, 0, 2, x, x)
	if fs := slices.Collect(g.Nodes(some)); g.Flags(fs[0]) != 6 {
		t.Errorf("flags %d", g.Flags(fs[0]))
	}
}

// TestLookup finds what is there, as Add would, and adds nothing.
func TestLookup(t *testing.T) {
	lang := &egraph.Language{Ops: []egraph.OpInfo{
		1: {Name: "arg"},
		2: {Name: "add", Arity: 2, Commutative: true, Flags: 3, Implied: []egraph.Implication{{If: 1, Then: 2}}},
		3: {Name: "select", Arity: 3},
		4: {Name: "call", Arity: egraph.Variadic, Payload: true},
	}}
	g := mustNew(t, lang, egraph.Config{})
	x, y := g.Leaf(1, 0, 0), g.Leaf(1, 0, 1)
	nodes := []egraph.Node{
		{Op: 1, Payload: 1},
		{Op: 2, Flags: 1, Kids: []egraph.ClassID{y, x}},
		{Op: 3, Kids: []egraph.ClassID{x, y, y}},
		{Op: 4, Payload: 7, Kids: []egraph.ClassID{x}},
	}
	classes := []egraph.ClassID{y, g.Add(2, 0, 3, x, y), 0, 0}
	for i := range classes[2:] {
		if c, ok := g.Lookup(nodes[2+i]); ok {
			t.Errorf("node %d is class %d before it is added", 2+i, c)
		}
		classes[2+i] = g.ClassOf(g.AddNode(nodes[2+i]))
	}
	had := g.NumIDs()
	for i, n := range nodes {
		if c, ok := g.Lookup(n); !ok || c != classes[i] {
			t.Errorf("node %d: class %d, %v, not %d", i, c, ok, classes[i])
		}
	}
	other := nodes[3]
	other.Payload = 8
	if c, ok := g.Lookup(other); ok || g.NumIDs() != had {
		t.Errorf("another call is class %d, and there are %d ids, not %d", c, g.NumIDs(), had)
	}
	if err := g.Verify(); err != nil {
		t.Error(err)
	}
}
