// Package mathbench is a published workload for e-graph libraries: symbolic
// mathematics with sums, products, powers, derivatives and integrals. Its node
// and class counts are mathematically determined, so that an engine's
// correctness shows beside its speed.
package mathbench

import (
	"fmt"
	"math"
	"strconv"

	"rewrite/egraph"
	"rewrite/egraph/text"
)

// Ops of the language.
const (
	Const egraph.Op = iota + 1
	Symbol
	Diff
	Integral
	Add
	Sub
	Mul
	Div
	Pow
	Ln
	Sqrt
	Sin
	Cos
)

// Math is a language with its symbol names. Constants carry the bits of a
// float64 as payload.
type Math struct {
	*egraph.Language
	symbols map[string]uint64
	names   []string
}

func payloadOf(f float64) uint64 {
	if f == 0 {
		f = 0 // -0 is 0
	}
	return math.Float64bits(f)
}

// New makes the language.
func New() *Math {
	m := &Math{symbols: map[string]uint64{}}
	m.Language = &egraph.Language{
		Ops: []egraph.OpInfo{
			Const:    {Name: "const"},
			Symbol:   {Name: "symbol"},
			Diff:     {Name: "d", Arity: 2},
			Integral: {Name: "i", Arity: 2},
			Add:      {Name: "+", Arity: 2},
			Sub:      {Name: "-", Arity: 2},
			Mul:      {Name: "*", Arity: 2},
			Div:      {Name: "/", Arity: 2},
			Pow:      {Name: "pow", Arity: 2},
			Ln:       {Name: "ln", Arity: 1},
			Sqrt:     {Name: "sqrt", Arity: 1},
			Sin:      {Name: "sin", Arity: 1},
			Cos:      {Name: "cos", Arity: 1},
		},
		Leaf: m.leaf,
		Show: m.show,
		Preds: []egraph.Predicate{
			{Name: "nonzero", Late: true, Eval: nonzero},
			{Name: "const", Late: true, Eval: func(g *egraph.Graph, a []egraph.ClassID) bool { return g.Fact(a[0]) != 0 }},
			{Name: "sym", Late: true, Eval: func(g *egraph.Graph, a []egraph.ClassID) bool { return hasSymbol(g, a[0]) }},
			{Name: "constOrDistinctVar", Late: true, Eval: func(g *egraph.Graph, a []egraph.ClassID) bool {
				return g.Find(a[0]) != g.Find(a[1]) && (g.Fact(a[0]) != 0 || hasSymbol(g, a[0]))
			}},
		},
	}
	return m
}

func (m *Math) leaf(tok string) (egraph.Node, bool) {
	if f, err := strconv.ParseFloat(tok, 64); err == nil {
		return egraph.Node{Op: Const, Payload: payloadOf(f)}, true
	}
	id, ok := m.symbols[tok]
	if !ok {
		id = uint64(len(m.names))
		m.symbols[tok] = id
		m.names = append(m.names, tok)
	}
	return egraph.Node{Op: Symbol, Payload: id}, true
}

func (m *Math) show(op egraph.Op, _ egraph.Type, payload uint64) string {
	if op == Const {
		return strconv.FormatFloat(math.Float64frombits(payload), 'g', -1, 64)
	}
	return m.names[payload]
}

func hasSymbol(g *egraph.Graph, c egraph.ClassID) bool {
	for n := range g.Nodes(c) {
		if g.Op(n) == Symbol {
			return true
		}
	}
	return false
}

func nonzero(g *egraph.Graph, a []egraph.ClassID) bool {
	f := g.Fact(a[0])
	if f == 0 {
		return true
	}
	fold, ok := g.Analysis().(*Fold)
	return ok && fold.values[f] != 0
}

// Fold is the constant-folding analysis. A fact is an index of values.
type Fold struct {
	values []float64
	facts  map[float64]egraph.Fact
}

// NewFold makes an empty analysis. It serves one graph.
func NewFold() *Fold {
	return &Fold{values: []float64{0}, facts: map[float64]egraph.Fact{}}
}

func (a *Fold) fact(v float64) egraph.Fact {
	if v == 0 {
		v = 0
	}
	f, ok := a.facts[v]
	if !ok {
		f = egraph.Fact(len(a.values))
		a.values = append(a.values, v)
		a.facts[v] = f
	}
	return f
}

// Make folds constants through the four basic operations.
func (a *Fold) Make(g *egraph.Graph, n egraph.NodeID) (egraph.Fact, egraph.Defined) {
	op := g.Op(n)
	switch op {
	case Const:
		return a.fact(math.Float64frombits(g.Payload(n))), 0
	case Add, Sub, Mul, Div:
	default:
		return 0, 0
	}
	f, h := g.Fact(g.Kid(n, 0)), g.Fact(g.Kid(n, 1))
	if f == 0 || h == 0 {
		return 0, 0
	}
	x, y := a.values[f], a.values[h]
	switch op {
	case Add:
		x += y
	case Sub:
		x -= y
	case Mul:
		x *= y
	case Div:
		if y == 0 {
			return 0, 0
		}
		x /= y
	}
	return a.fact(x), 0
}

// Meet demands that both are the same constant.
func (a *Fold) Meet(x, y egraph.Fact) (egraph.Fact, bool) { return x, x == y }

// Modify replaces the class by its constant.
func (a *Fold) Modify(g *egraph.Graph, c egraph.ClassID) {
	k := g.Leaf(Const, 0, payloadOf(a.values[g.Fact(c)]))
	g.Union(c, k, 0)
	g.Prune(c)
}

// RuleSet names of the workload.
const (
	AC    = "ac"    // commutativity and associativity of +
	Micro = "micro" // 24 rules, no analysis
	Pure  = "pure"  // 26 rules, no analysis
	Full  = "full"  // 36 rules, with Fold
)

type ruleText struct {
	name, left, right string
	guards            []string
	sets              string // m: in micro, p: in pure, a: in ac
}

var ruleTexts = []ruleText{
	{"comm-add", "(+ ?a ?b)", "(+ ?b ?a)", nil, "mpa"},
	{"comm-mul", "(* ?a ?b)", "(* ?b ?a)", nil, "mp"},
	{"assoc-add", "(+ ?a (+ ?b ?c))", "(+ (+ ?a ?b) ?c)", nil, "mpa"},
	{"assoc-mul", "(* ?a (* ?b ?c))", "(* (* ?a ?b) ?c)", nil, "mp"},
	{"sub-canon", "(- ?a ?b)", "(+ ?a (* -1 ?b))", nil, "mp"},
	{"div-canon", "(/ ?a ?b)", "(* ?a (pow ?b -1))", []string{"nonzero ?b"}, ""},
	{"zero-add", "(+ ?a 0)", "?a", nil, "mp"},
	{"zero-mul", "(* ?a 0)", "0", nil, "mp"},
	{"one-mul", "(* ?a 1)", "?a", nil, "mp"},
	{"add-zero", "?a", "(+ ?a 0)", nil, "p"},
	{"mul-one", "?a", "(* ?a 1)", nil, "p"},
	{"cancel-sub", "(- ?a ?a)", "0", nil, "mp"},
	{"cancel-div", "(/ ?a ?a)", "1", []string{"nonzero ?a"}, ""},
	{"distribute", "(* ?a (+ ?b ?c))", "(+ (* ?a ?b) (* ?a ?c))", nil, "mp"},
	{"factor", "(+ (* ?a ?b) (* ?a ?c))", "(* ?a (+ ?b ?c))", nil, "mp"},
	{"pow-mul", "(* (pow ?a ?b) (pow ?a ?c))", "(pow ?a (+ ?b ?c))", nil, "mp"},
	{"pow0", "(pow ?x 0)", "1", []string{"nonzero ?x"}, ""},
	{"pow1", "(pow ?x 1)", "?x", nil, "mp"},
	{"pow2", "(pow ?x 2)", "(* ?x ?x)", nil, "mp"},
	{"pow-recip", "(pow ?x -1)", "(/ 1 ?x)", []string{"nonzero ?x"}, ""},
	{"recip-mul-div", "(* ?x (/ 1 ?x))", "1", []string{"nonzero ?x"}, ""},
	{"d-variable", "(d ?x ?x)", "1", []string{"sym ?x"}, ""},
	{"d-constant", "(d ?x ?c)", "0", []string{"sym ?x", "constOrDistinctVar ?c ?x"}, ""},
	{"d-add", "(d ?x (+ ?a ?b))", "(+ (d ?x ?a) (d ?x ?b))", nil, "mp"},
	{"d-mul", "(d ?x (* ?a ?b))", "(+ (* ?a (d ?x ?b)) (* ?b (d ?x ?a)))", nil, "mp"},
	{"d-sin", "(d ?x (sin ?x))", "(cos ?x)", nil, "mp"},
	{"d-cos", "(d ?x (cos ?x))", "(* -1 (sin ?x))", nil, "mp"},
	{"d-ln", "(d ?x (ln ?x))", "(/ 1 ?x)", []string{"nonzero ?x"}, ""},
	{"d-power", "(d ?x (pow ?f ?g))", "(* (pow ?f ?g) (+ (* (d ?x ?f) (/ ?g ?f)) (* (d ?x ?g) (ln ?f))))",
		[]string{"nonzero ?f", "nonzero ?g"}, ""},
	{"i-one", "(i 1 ?x)", "?x", nil, "mp"},
	{"i-power-const", "(i (pow ?x ?c) ?x)", "(/ (pow ?x (+ ?c 1)) (+ ?c 1))", []string{"const ?c"}, ""},
	{"i-cos", "(i (cos ?x) ?x)", "(sin ?x)", nil, "mp"},
	{"i-sin", "(i (sin ?x) ?x)", "(* -1 (cos ?x))", nil, "mp"},
	{"i-sum", "(i (+ ?f ?g) ?x)", "(+ (i ?f ?x) (i ?g ?x))", nil, "mp"},
	{"i-dif", "(i (- ?f ?g) ?x)", "(- (i ?f ?x) (i ?g ?x))", nil, "mp"},
	{"i-parts", "(i (* ?a ?b) ?x)", "(- (* ?a (i ?b ?x)) (i (* (d ?x ?a) (i ?b ?x)) ?x))", nil, "mp"},
}

// Rules returns one of the rule sets.
func (m *Math) Rules(set string) ([]egraph.Rule, error) {
	var rules []egraph.Rule
	for _, t := range ruleTexts {
		in := false
		for _, s := range t.sets {
			in = in || set == AC && s == 'a' || set == Micro && s == 'm' || set == Pure && s == 'p'
		}
		if !in && set != Full {
			continue
		}
		r, err := text.ParseRule(m.Language, t.name, t.left, t.right, t.guards...)
		if err != nil {
			return nil, err
		}
		rules = append(rules, r)
	}
	if len(rules) == 0 {
		return nil, fmt.Errorf("mathbench: no rule set %q", set)
	}
	return rules, nil
}

var benchTerms = []string{
	"(i (ln x) x)",
	"(i (+ x (cos x)) x)",
	"(i (* (cos x) x) x)",
	"(d x (+ 1 (* 2 x)))",
	"(d x (- (pow x 3) (* 7 (pow x 2))))",
	"(+ (* y (+ x y)) (- (+ x 2) (+ x x)))",
	"(/ 1 (- (/ (+ 1 (sqrt five)) 2) (/ (- 1 (sqrt five)) 2)))",
}

// Terms returns the start terms of a case: bench, harder, part1, part3, root,
// factor, or addsN for the sum of 1 to N.
func Terms(name string) ([]string, error) {
	switch name {
	case "bench":
		return benchTerms, nil
	case "harder":
		return benchTerms[4:5], nil
	case "part1":
		return []string{"(i (* x (cos x)) x)"}, nil
	case "part3":
		return benchTerms[:1], nil
	case "root":
		return benchTerms[6:], nil
	case "factor":
		return []string{"(* (+ x 3) (+ x 1))"}, nil
	}
	var n int
	if _, err := fmt.Sscanf(name, "adds%d", &n); err != nil || n < 2 {
		return nil, fmt.Errorf("mathbench: no case %q", name)
	}
	term := strconv.Itoa(n)
	for i := n - 1; i >= 1; i-- {
		term = fmt.Sprintf("(+ %d %s)", i, term)
	}
	return []string{term}, nil
}

// Case is one row of the workload: its input, and its counts, which are facts of
// mathematics.
type Case struct {
	Terms      string
	Rules      string
	Iterations int // 0 is to saturation
	Nodes      int
	Classes    int
	Big        bool // too much for a unit test
}

// Cases are the workload's rows.
var Cases = []Case{
	{"adds7", AC, 7, 1939, 127, false},
	{"adds7", AC, 0, 1939, 127, false},
	{"adds8", AC, 0, 6058, 255, false},
	{"adds9", AC, 0, 18669, 511, false},
	{"adds10", AC, 0, 57012, 1023, false},
	{"adds11", AC, 0, 173063, 2047, true},
	{"bench", Micro, 9, 28303, 12445, false},
	{"bench", Micro, 10, 136446, 58464, false},
	{"bench", Micro, 11, 1047896, 443832, true},
	{"bench", Pure, 4, 9242, 4165, false},
	{"bench", Full, 1, 137, 53, false},
	{"bench", Full, 4, 1420, 438, false},
	{"bench", Full, 5, 3643, 1176, false},
	{"bench", Full, 6, 10397, 3939, false},
	{"bench", Full, 7, 52432, 20449, false},
	{"part1", Full, 8, 260783, 104256, true},
	{"part3", Full, 4, 144, 55, false},
	{"part3", Full, 5, 306, 113, false},
	{"part3", Full, 6, 1123, 421, false},
	{"part3", Full, 7, 3394, 1412, false},
	{"part3", Full, 8, 19496, 8214, false},
	{"harder", Full, 4, 219, 67, false},
	{"harder", Full, 5, 181, 37, false},
	{"harder", Full, 6, 245, 49, false},
	{"harder", Full, 7, 390, 87, false},
	{"harder", Full, 8, 570, 104, false},
	{"harder", Full, 9, 822, 192, false},
	{"harder", Full, 10, 1373, 313, false},
	{"harder", Full, 11, 2379, 435, false},
	{"harder", Full, 12, 5960, 1174, false},
	{"harder", Full, 13, 21439, 4202, false},
	{"harder", Full, 14, 91695, 18623, true},
	{"root", Full, 4, 120, 27, false},
	{"root", Full, 5, 148, 32, false},
	{"root", Full, 6, 185, 35, false},
	{"root", Full, 7, 211, 37, false},
	{"root", Full, 8, 472, 112, false},
	{"root", Full, 9, 2089, 536, false},
	{"root", Full, 10, 14191, 4096, false},
	{"root", Full, 11, 165743, 53670, true},
	{"factor", Full, 0, 142, 20, false},
}

// Name identifies the case.
func (c Case) Name() string {
	n := "sat"
	if c.Iterations > 0 {
		n = strconv.Itoa(c.Iterations)
	}
	return fmt.Sprintf("%s-%s-%s", c.Terms, c.Rules, n)
}

// Setup makes the graph with the case's terms, and its rules.
func (c Case) Setup(cfg egraph.Config) (*egraph.Graph, *egraph.RuleSet, error) {
	m := New()
	rules, err := m.Rules(c.Rules)
	if err != nil {
		return nil, nil, err
	}
	rs, err := egraph.Compile(m.Language, rules)
	if err != nil {
		return nil, nil, err
	}
	if c.Rules == Full {
		cfg.Analysis = NewFold()
	}
	g, err := egraph.New(m.Language, cfg)
	if err != nil {
		return nil, nil, err
	}
	terms, err := Terms(c.Terms)
	if err != nil {
		return nil, nil, err
	}
	for _, t := range terms {
		if _, err := text.AddTerm(g, t); err != nil {
			return nil, nil, err
		}
	}
	g.Rebuild()
	return g, rs, nil
}

// Run runs the case on a graph from Setup.
func (c Case) Run(g *egraph.Graph, rs *egraph.RuleSet, opt egraph.Options) *egraph.Report {
	opt.Limits = egraph.NoLimits
	if c.Iterations > 0 {
		opt.Limits.Iterations = c.Iterations
	}
	return g.Run(rs, opt)
}
