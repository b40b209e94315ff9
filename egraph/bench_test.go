package egraph_test

import (
	"fmt"
	"math/rand/v2"
	"testing"

	"rewrite/egraph"
)

// ir is a language in the manner of a compiler's: typed binary operators with
// flags, constants, arguments.
const (
	irConst egraph.Op = iota + 1
	irArg
	irAdd
	irSub
	irMul
	irAnd
	irOr
	irXor
	irShl
	irLshr
	irSelect
	irSlt
	irSgt
	irLoad
)

var irBinary = []egraph.Op{irAdd, irSub, irMul, irAnd, irOr, irXor, irShl, irLshr}

func irLanguage() *egraph.Language {
	bin := func(name string, commutes bool, f egraph.Flags) egraph.OpInfo {
		return egraph.OpInfo{Name: name, Arity: 2, Commutative: commutes, Flags: f}
	}
	return &egraph.Language{Ops: []egraph.OpInfo{
		irConst:  {Name: "const", Constant: true},
		irArg:    {Name: "arg"},
		irAdd:    bin("add", true, 3),
		irSub:    bin("sub", false, 3),
		irMul:    bin("mul", true, 3),
		irAnd:    bin("and", true, 0),
		irOr:     bin("or", true, 4),
		irXor:    bin("xor", true, 0),
		irShl:    bin("shl", false, 3),
		irLshr:   bin("lshr", false, 8),
		irSelect: {Name: "select", Arity: 3},
		irSlt:    {Name: "slt", Arity: 2, Swapped: irSgt},
		irSgt:    {Name: "sgt", Arity: 2, Swapped: irSlt},
		irLoad:   {Name: "load", Arity: 1, Payload: true, Anchored: true},
	}}
}

// irRules makes n rules op1(op2(x, C1), op3(y, C2)) => op1(op3(y, C2), x) with
// distinct constants: they share roots and first operands with each other and
// with the input, and fail late.
func irRules(n int) []egraph.Rule {
	var rules []egraph.Rule
	for i := 0; len(rules) < n; i++ {
		op1 := irBinary[i%len(irBinary)]
		op2 := irBinary[i/8%len(irBinary)]
		op3 := irBinary[i/64%len(irBinary)]
		c1 := uint64(i % 16)
		c2 := uint64(1000 + i/16)
		rules = append(rules, egraph.Rule{
			Name: fmt.Sprintf("r%d", i),
			Kind: egraph.Refinement,
			Left: egraph.N(op1,
				egraph.N(op2, egraph.V(0), egraph.L(irConst, c1)),
				egraph.N(op3, egraph.V(1), egraph.L(irConst, c2))),
			Right: egraph.N(op1, egraph.V(1), egraph.V(0)),
		})
	}
	return rules
}

// irInput adds n nodes whose roots and first operands are those of the rules; a
// few second constants match.
func irInput(g *egraph.Graph, n int, r *rand.Rand) {
	cs := []egraph.ClassID{g.Leaf(irArg, 0, 0), g.Leaf(irArg, 0, 1), g.Leaf(irArg, 0, 2)}
	pick := func() egraph.ClassID { return cs[len(cs)-1-r.IntN(min(len(cs), 20))] }
	op := func() egraph.Op { return irBinary[r.IntN(len(irBinary))] }
	for g.NumIDs() < n {
		a := g.Add(op(), 0, 0, pick(), g.Leaf(irConst, 0, uint64(r.IntN(16))))
		b := g.Add(op(), 0, 0, pick(), g.Leaf(irConst, 0, uint64(1000+r.IntN(64))))
		cs = append(cs, g.Add(op(), 0, 0, a, b))
	}
}

func mustCompile(tb testing.TB, lang *egraph.Language, rules []egraph.Rule) *egraph.RuleSet {
	tb.Helper()
	rs, err := egraph.Compile(lang, rules)
	if err != nil {
		tb.Fatal(err)
	}
	return rs
}

func mustNew(tb testing.TB, lang *egraph.Language, cfg egraph.Config) *egraph.Graph {
	tb.Helper()
	g, err := egraph.New(lang, cfg)
	if err != nil {
		tb.Fatal(err)
	}
	return g
}

// tiny adds five nodes and runs.
func tiny(g *egraph.Graph, rs *egraph.RuleSet) *egraph.Report {
	g.Reset()
	x := g.Leaf(irArg, 0, 0)
	y := g.Leaf(irArg, 0, 1)
	s := g.Add(irAdd, 0, 1, x, y)
	m := g.Add(irMul, 0, 0, s, y)
	g.Add(irXor, 0, 0, m, x)
	return g.Run(rs, egraph.Options{})
}

// BenchmarkTiny is the fresh graph of most basic blocks: five nodes, no match.
func BenchmarkTiny(b *testing.B) {
	lang := irLanguage()
	rs := mustCompile(b, lang, irRules(1000))
	g := mustNew(b, lang, egraph.Config{})
	b.ReportAllocs()
	for b.Loop() {
		tiny(g, rs)
	}
}

// BenchmarkRules runs the same input under 100, 1,000 and 10,000 rules.
func BenchmarkRules(b *testing.B) {
	lang := irLanguage()
	for _, n := range []int{100, 1000, 10_000} {
		rs := mustCompile(b, lang, irRules(n))
		b.Run(fmt.Sprint(n), func(b *testing.B) {
			g := mustNew(b, lang, egraph.Config{})
			matches := 0
			for b.Loop() {
				g.Reset()
				irInput(g, 3000, rand.New(rand.NewPCG(1, 1)))
				rep := g.Run(rs, egraph.Options{Limits: egraph.Limits{Iterations: 1}})
				matches = rep.Iterations[0].Matches
			}
			b.ReportMetric(float64(matches), "matches")
		})
	}
}

// BenchmarkSize runs 1,000 rules over inputs of 10 to 100,000 nodes.
func BenchmarkSize(b *testing.B) {
	lang := irLanguage()
	rs := mustCompile(b, lang, irRules(1000))
	for _, n := range []int{10, 100, 1000, 10_000, 100_000} {
		b.Run(fmt.Sprint(n), func(b *testing.B) {
			g := mustNew(b, lang, egraph.Config{})
			for b.Loop() {
				g.Reset()
				irInput(g, n, rand.New(rand.NewPCG(1, 1)))
				g.Run(rs, egraph.Options{Limits: egraph.NoLimits})
			}
			b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(b.N)/float64(n), "ns/node")
		})
	}
}
