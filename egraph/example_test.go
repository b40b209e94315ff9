package egraph_test

import (
	"fmt"
	"strconv"

	"rewrite/egraph"
	"rewrite/egraph/explain"
	"rewrite/egraph/text"
	"rewrite/extract"
)

// Symbolic differentiation: declare a language, write rules as s-expressions,
// saturate, and extract the cheapest term.
func Example() {
	const (
		number egraph.Op = iota + 1
		symbol
		diff
		plus
		times
	)
	names := []string{"x"}
	lang := &egraph.Language{
		Ops: []egraph.OpInfo{
			number: {Name: "number"},
			symbol: {Name: "symbol"},
			diff:   {Name: "d", Arity: 2},
			plus:   {Name: "+", Arity: 2, Commutative: true},
			times:  {Name: "*", Arity: 2, Commutative: true},
		},
		Leaf: func(tok string) (egraph.Node, bool) {
			if n, err := strconv.ParseUint(tok, 10, 64); err == nil {
				return egraph.Node{Op: number, Payload: n}, true
			}
			return egraph.Node{Op: symbol}, tok == names[0]
		},
		Show: func(op egraph.Op, _ egraph.Type, payload uint64) string {
			if op == number {
				return strconv.FormatUint(payload, 10)
			}
			return names[payload]
		},
		Preds: []egraph.Predicate{{Name: "number", Eval: func(g *egraph.Graph, c []egraph.ClassID) bool {
			for n := range g.Nodes(c[0]) {
				if g.Op(n) == number {
					return true
				}
			}
			return false
		}}},
	}
	var rules []egraph.Rule
	for _, r := range []struct {
		name, left, right string
		guards            []string
	}{
		{"d-x", "(d ?x ?x)", "1", nil},
		{"d-number", "(d ?x ?c)", "0", []string{"number ?c"}},
		{"d-sum", "(d ?x (+ ?a ?b))", "(+ (d ?x ?a) (d ?x ?b))", nil},
		{"d-product", "(d ?x (* ?a ?b))", "(+ (* ?a (d ?x ?b)) (* ?b (d ?x ?a)))", nil},
		{"zero-sum", "(+ ?a 0)", "?a", nil},
		{"zero-product", "(* ?a 0)", "0", nil},
		{"one-product", "(* ?a 1)", "?a", nil},
	} {
		rule, err := text.ParseRule(lang, r.name, r.left, r.right, r.guards...)
		if err != nil {
			panic(err)
		}
		rules = append(rules, rule)
	}
	rs, err := egraph.Compile(lang, rules)
	if err != nil {
		panic(err)
	}
	g, err := egraph.New(lang, egraph.Config{})
	if err != nil {
		panic(err)
	}
	root, err := text.AddTerm(g, "(d x (+ (* x x) (+ (* 3 x) 5)))")
	if err != nil {
		panic(err)
	}
	report := g.Run(rs, egraph.Options{})
	best, err := extract.Extract(&extract.Problem{
		Graph: g,
		Roots: []extract.Root{{Class: root}},
		Cost: func(n egraph.NodeID) extract.Cost {
			if g.Op(n) == diff {
				return 100
			}
			return 1
		},
	})
	if err != nil {
		panic(err)
	}
	fmt.Println(report.Stop)
	fmt.Println(best.Format(g, root), "for", best.Cost, best.Method)
	// Output:
	// saturated
	// (+ (+ x x) 3) for 4 exact
}

// small is a language of unsigned numbers for the other examples.
func small() *egraph.Language {
	const (
		number egraph.Op = iota + 1
		arg
		add
		sub
		mul
		shl
	)
	return &egraph.Language{
		Ops: []egraph.OpInfo{
			number: {Name: "number", Constant: true},
			arg:    {Name: "arg"},
			add:    {Name: "add", Arity: 2, Commutative: true, Flags: 1},
			sub:    {Name: "sub", Arity: 2},
			mul:    {Name: "mul", Arity: 2, Commutative: true},
			shl:    {Name: "shl", Arity: 2},
		},
		Leaf: func(tok string) (egraph.Node, bool) {
			if n, err := strconv.ParseUint(tok, 10, 64); err == nil {
				return egraph.Node{Op: number, Payload: n}, true
			}
			return egraph.Node{Op: arg, Payload: uint64(tok[0])}, len(tok) == 1
		},
		Show: func(op egraph.Op, _ egraph.Type, p uint64) string {
			if op == arg {
				return string(rune(p))
			}
			return strconv.FormatUint(p, 10)
		},
		Computes: []egraph.Compute{{Name: "log2", Eval: func(_ *egraph.Graph, b egraph.Bindings) (uint64, bool) {
			c, ok := b.Constant(1)
			n := uint64(0)
			for c > 1 && c%2 == 0 {
				c /= 2
				n++
			}
			return n, ok && c == 1
		}}},
	}
}

// Rules can be written as values: here with a constant that is bound, and a
// payload that is computed from it. The explanation names the rule.
func Example_explain() {
	lang := small()
	number, _ := lang.OpByName("number")
	mul, _ := lang.OpByName("mul")
	shl, _ := lang.OpByName("shl")
	rs, err := egraph.Compile(lang, []egraph.Rule{{
		Name: "mul-pow2",
		Left: egraph.N(mul, egraph.V(0), egraph.N(number).As(1)),
		Right: egraph.N(shl, egraph.V(0), egraph.N(number).
			WithPayload(egraph.PayloadSpec{Kind: egraph.Computed, Index: 0})),
	}})
	if err != nil {
		panic(err)
	}
	g, err := egraph.New(lang, egraph.Config{Explain: true})
	if err != nil {
		panic(err)
	}
	before, err := text.AddTerm(g, "(mul x 8)")
	if err != nil {
		panic(err)
	}
	g.Run(rs, egraph.Options{})
	after, err := text.AddTerm(g, "(shl x 3)")
	if err != nil {
		panic(err)
	}
	for n := range g.Nodes(after) {
		if g.Op(n) != shl {
			continue
		}
		ex, err := explain.Why(g, egraph.NodeID(before), n)
		if err != nil {
			panic(err)
		}
		fmt.Print(ex)
		fmt.Println("check:", ex.Check(g))
	}
	// Output:
	//    (mul x 8)
	// == (shl x 3)   [rule mul-pow2]
	// check: <nil>
}

// A refinement adds an edge, not a union: sub(x, x) may become 0, but a user of 0
// never gets sub(x, x), which is poison where x is.
func ExampleGraph_Refines() {
	lang := small()
	rule, err := text.ParseRule(lang, "sub-self", "(sub ?x ?x)", "0")
	if err != nil {
		panic(err)
	}
	rule.Kind = egraph.Refinement
	rs, err := egraph.Compile(lang, []egraph.Rule{rule})
	if err != nil {
		panic(err)
	}
	g, err := egraph.New(lang, egraph.Config{})
	if err != nil {
		panic(err)
	}
	zero, _ := text.AddTerm(g, "0")
	diff, _ := text.AddTerm(g, "(sub x x)")
	g.Run(rs, egraph.Options{})
	fmt.Println("sub(x, x) to 0:", g.Refines(diff, zero))
	fmt.Println("0 to sub(x, x):", g.Refines(zero, diff))
	// Output:
	// sub(x, x) to 0: true
	// 0 to sub(x, x): false
}

// A stop carries the number that tripped, and statistics say what each rule did.
func ExampleGraph_Run() {
	lang := small()
	var rules []egraph.Rule
	for _, r := range [][3]string{
		{"assoc", "(add ?a (add ?b ?c))", "(add (add ?a ?b) ?c)"},
		{"grow", "(mul ?a ?b)", "(mul (add ?a 0) ?b)"},
	} {
		rule, err := text.ParseRule(lang, r[0], r[1], r[2])
		if err != nil {
			panic(err)
		}
		rules = append(rules, rule)
	}
	rs, err := egraph.Compile(lang, rules)
	if err != nil {
		panic(err)
	}
	g, err := egraph.New(lang, egraph.Config{})
	if err != nil {
		panic(err)
	}
	if _, err := text.AddTerm(g, "(mul (add a (add b (add c d))) e)"); err != nil {
		panic(err)
	}
	var stats egraph.Stats
	report := g.Run(rs, egraph.Options{Limits: egraph.Limits{Nodes: 100}, Stats: &stats})
	fmt.Println(report.Stop)
	for i, st := range stats.Rules {
		fmt.Println(rs.Rules[i].Name, "applied:", st.Applied > 0)
	}
	// Output:
	// node limit 100
	// assoc applied: true
	// grow applied: true
}

// A dump lists classes, nodes and edges. add(x, 0) <=> x matched add(x, sub(y, y))
// through the edge from sub(y, y) to 0: that is an edge to x, not a union. The
// add with flag 1 refines to the one without.
func Example_dump() {
	lang := small()
	add, _ := lang.OpByName("add")
	var rules []egraph.Rule
	for _, r := range [][2]string{{"(sub ?x ?x)", "0"}, {"(add ?x 0)", "?x"}} {
		rule, err := text.ParseRule(lang, r[0], r[0], r[1])
		if err != nil {
			panic(err)
		}
		rules = append(rules, rule)
	}
	rules[0].Kind = egraph.Refinement
	rs, err := egraph.Compile(lang, rules)
	if err != nil {
		panic(err)
	}
	g, err := egraph.New(lang, egraph.Config{})
	if err != nil {
		panic(err)
	}
	diff, _ := text.AddTerm(g, "(sub y y)")
	x, _ := text.AddTerm(g, "x")
	g.MarkOriginal(egraph.NodeID(g.Add(add, 0, 1, x, diff)))
	g.Add(add, 0, 0, x, diff)
	g.Run(rs, egraph.Options{})
	fmt.Print(text.Dump(g))
	// Output:
	// c0 { n0=y; }
	// c1 { n1=sub c0 c0; } => c5
	// c2 { n2=x; }
	// c3 { n3*=add!1 c2 c1; } => c4 => c2
	// c4 { n4=add c2 c1; } => c2
	// c5 well-defined { n5=0; }
}
