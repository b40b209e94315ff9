package egraph_test

import (
	"fmt"
	"math/rand/v2"
	"syscall"
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

// irInput adds n nodes whose roots and first operands are those of the rules.
// Every tenth term is an instance of one of the first hundred rules, which every
// rule set has.
func irInput(g *egraph.Graph, n int, r *rand.Rand) {
	cs := []egraph.ClassID{g.Leaf(irArg, 0, 0), g.Leaf(irArg, 0, 1), g.Leaf(irArg, 0, 2)}
	pick := func() egraph.ClassID { return cs[len(cs)-1-r.IntN(min(len(cs), 20))] }
	op := func() egraph.Op { return irBinary[r.IntN(len(irBinary))] }
	for i := 0; g.NumIDs() < n; i++ {
		if i%10 == 0 {
			k := r.IntN(100)
			a := g.Add(irBinary[k/8%8], 0, 0, pick(), g.Leaf(irConst, 0, uint64(k%16)))
			b := g.Add(irBinary[k/64%8], 0, 0, pick(), g.Leaf(irConst, 0, uint64(1000+k/16)))
			cs = append(cs, g.Add(irBinary[k%8], 0, 0, a, b))
			continue
		}
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

// cpu reports CPU time per operation, which other work on the machine does not
// change as it changes the clock's.
func cpu(b *testing.B, per float64, unit string) func() {
	now := func() float64 {
		var u syscall.Rusage
		if err := syscall.Getrusage(syscall.RUSAGE_SELF, &u); err != nil {
			b.Fatal(err)
		}
		return float64(u.Utime.Nano() + u.Stime.Nano())
	}
	start := now()
	return func() { b.ReportMetric((now()-start)/float64(b.N)/per, unit) }
}

// BenchmarkTiny is the fresh graph of most basic blocks: five nodes, no match.
func BenchmarkTiny(b *testing.B) {
	lang := irLanguage()
	rs := mustCompile(b, lang, irRules(1000))
	g := mustNew(b, lang, egraph.Config{})
	b.ReportAllocs()
	tiny(g, rs)
	done := cpu(b, 1, "cpu-ns/op")
	for b.Loop() {
		tiny(g, rs)
	}
	done()
}

// BenchmarkRules runs the same input under 100, 1,000 and 10,000 rules.
func BenchmarkRules(b *testing.B) {
	lang := irLanguage()
	for _, n := range []int{100, 1000, 10_000} {
		rs := mustCompile(b, lang, irRules(n))
		b.Run(fmt.Sprint(n), func(b *testing.B) {
			g := mustNew(b, lang, egraph.Config{})
			matches := 0
			done := cpu(b, 1e3, "cpu-us/op")
			for b.Loop() {
				g.Reset()
				irInput(g, 3000, rand.New(rand.NewPCG(1, 1)))
				rep := g.Run(rs, egraph.Options{Limits: egraph.Limits{Iterations: 1}})
				matches = rep.Iterations[0].Matches
			}
			done()
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
			done := cpu(b, float64(n), "cpu-ns/node")
			for b.Loop() {
				g.Reset()
				irInput(g, n, rand.New(rand.NewPCG(1, 1)))
				g.Run(rs, egraph.Options{Limits: egraph.NoLimits})
			}
			done()
		})
	}
}

// hostile are inputs that a matcher without bounds never finishes.
var hostile = []struct {
	name  string
	build func(g *egraph.Graph)
}{
	{"sum of 60 terms", func(g *egraph.Graph) {
		sum := g.Leaf(irArg, 0, 0)
		for i := 1; i < 60; i++ {
			sum = g.Add(irAdd, 0, 0, sum, g.Leaf(irArg, 0, uint64(i)))
		}
	}},
	{"chain of selects", func(g *egraph.Graph) {
		v := g.Leaf(irArg, 0, 0)
		for i := 1; i < 200; i++ {
			c := g.Add(irSlt, 0, 0, v, g.Leaf(irArg, 0, uint64(i%7)))
			v = g.Add(irSelect, 0, 0, c, v, g.Add(irAdd, 0, 0, v, g.Leaf(irArg, 0, uint64(i%5))))
		}
	}},
	{"alternating shifts", func(g *egraph.Graph) {
		v := g.Leaf(irArg, 0, 0)
		for i := range 200 {
			v = g.Add([]egraph.Op{irShl, irLshr}[i%2], 0, 0, v, g.Leaf(irArg, 0, uint64(1+i%3)))
		}
	}},
	{"cubic in vain", func(g *egraph.Graph) {
		sums := g.Leaf(irArg, 0, 1)
		for i := range 300 {
			g.Union(sums, g.Add(irSub, 0, 0, sums, g.Leaf(irArg, 0, uint64(10+i))), 0)
			g.Rebuild()
		}
	}},
	{"ladder of edges", func(g *egraph.Graph) {
		v := g.Leaf(irArg, 0, 0)
		for i := range 300 {
			w := g.Add(irXor, 0, 0, v, g.Leaf(irArg, 0, uint64(i%3)))
			g.Refine(v, w, 0)
			v = w
		}
	}},
}

// hostileRules rearrange without end.
func hostileRules() []egraph.Rule {
	x, y, z, w := egraph.V(0), egraph.V(1), egraph.V(2), egraph.V(3)
	var rules []egraph.Rule
	add := func(name string, l, r egraph.Pattern, kind egraph.RuleKind) {
		rules = append(rules, egraph.Rule{Name: name, Left: l, Right: r, Kind: kind})
	}
	for _, op := range []egraph.Op{irAdd, irXor, irMul} {
		name := fmt.Sprint(op)
		add("assoc"+name, egraph.N(op, x, egraph.N(op, y, z)), egraph.N(op, egraph.N(op, x, y), z), egraph.Equality)
		add("pairs"+name, egraph.N(op, egraph.N(op, x, y), egraph.N(op, z, w)), egraph.N(op, egraph.N(op, x, z), egraph.N(op, y, w)), egraph.Equality)
	}
	add("deep", egraph.N(irSub, egraph.N(irSub, egraph.N(irSub, x, y), z), egraph.N(irXor, x, x)), x, egraph.Equality)
	add("select-add", egraph.N(irSelect, x, y, egraph.N(irAdd, y, z)), egraph.N(irAdd, y, egraph.N(irSelect, x, egraph.N(irXor, z, z), z)), egraph.Equality)
	add("select-select", egraph.N(irSelect, x, egraph.N(irSelect, y, z, w), w), egraph.N(irSelect, egraph.N(irAnd, x, y), z, w), egraph.Refinement)
	add("add-select", egraph.N(irAdd, x, egraph.N(irSelect, y, z, w)), egraph.N(irSelect, y, egraph.N(irAdd, x, z), egraph.N(irAdd, x, w)), egraph.Equality)
	add("shifts", egraph.N(irShl, egraph.N(irLshr, x, y), z), egraph.N(irLshr, egraph.N(irShl, x, z), y), egraph.Refinement)
	add("shifts-back", egraph.N(irLshr, egraph.N(irShl, x, y), z), egraph.N(irShl, egraph.N(irLshr, x, z), y), egraph.Refinement)
	add("shift-add", egraph.N(irShl, egraph.N(irShl, x, y), z), egraph.N(irShl, x, egraph.N(irAdd, y, z)), egraph.Equality)
	return rules
}

// BenchmarkHostile must stop by a limit within milliseconds.
func BenchmarkHostile(b *testing.B) {
	lang := irLanguage()
	rs := mustCompile(b, lang, hostileRules())
	for _, h := range hostile {
		b.Run(h.name, func(b *testing.B) {
			g := mustNew(b, lang, egraph.Config{})
			done := cpu(b, 1e6, "cpu-ms/op")
			var stop egraph.Stop
			for b.Loop() {
				g.Reset()
				h.build(g)
				stop = g.Run(rs, egraph.Options{}).Stop
			}
			done()
			b.Logf("%v, %d nodes", stop, g.NumNodes())
		})
	}
}
