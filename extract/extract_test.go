package extract_test

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"

	"rewrite/egraph"
	"rewrite/egraph/twobit"
	"rewrite/extract"
)

// option is one way to represent a class: a node, or what represents a target.
type option struct {
	node    egraph.NodeID
	forward egraph.ClassID
	isNode  bool
	nothing bool // the class can't be built
}

// bruteForce tries every choice for every class that can matter, and returns the
// least cost and, at that, the fewest changes. It is written from the definition
// alone. ok is false if there are too many choices.
func bruteForce(p *extract.Problem) (cost extract.Cost, changed int, possible, ok bool) {
	g := p.Graph
	live := func(n egraph.NodeID) bool { return p.Live != nil && p.Live(n) }
	forced := map[egraph.NodeID]int{}
	for _, r := range p.Roots {
		if r.Forced {
			forced[r.Node] = r.Point
		}
	}
	options := map[egraph.ClassID][]option{}
	var order []egraph.ClassID
	var discover func(c egraph.ClassID)
	discover = func(c egraph.ClassID) {
		c = g.Find(c)
		if _, ok := options[c]; ok {
			return
		}
		options[c] = nil
		order = append(order, c)
		var os []option
		for n := range g.Nodes(c) {
			_, isForced := forced[n]
			if !live(n) && !isForced && (p.Cost(n) == extract.Infinite || g.Language().Ops[g.Op(n)].Anchored) {
				continue
			}
			os = append(os, option{node: n, isNode: true})
			for i := range g.Arity(n) {
				discover(g.Kid(n, i))
			}
		}
		for t := range g.Targets(c) {
			os = append(os, option{forward: t})
			discover(t)
		}
		options[c] = os
	}
	for _, r := range p.Roots {
		discover(r.Class)
		if r.Forced {
			discover(g.ClassOf(r.Node))
			for i := range g.Arity(r.Node) {
				discover(g.Kid(r.Node, i))
			}
		}
	}
	product := 1
	for _, c := range order {
		if len(options[c]) == 0 {
			options[c] = []option{{nothing: true}}
		}
		if product *= len(options[c]); product > 20_000 {
			return 0, 0, false, false
		}
	}
	pick := map[egraph.ClassID]int{}
	cost = extract.Infinite
	for i := range product {
		rest := i
		for _, c := range order {
			pick[c] = rest % len(options[c])
			rest /= len(options[c])
		}
		sum, ch, valid := judge(p, options, pick, forced, live)
		if valid && (sum < cost || sum == cost && ch < changed) {
			cost, changed, possible = sum, ch, true
		}
	}
	return cost, changed, possible, true
}

func judge(p *extract.Problem, options map[egraph.ClassID][]option, pick map[egraph.ClassID]int,
	forced map[egraph.NodeID]int, live func(egraph.NodeID) bool) (extract.Cost, int, bool) {
	g := p.Graph
	paid := map[egraph.NodeID]bool{}
	cost, changed := extract.Cost(0), 0
	pay := func(n egraph.NodeID) {
		if !paid[n] {
			paid[n] = true
			cost = extract.Add(cost, p.Cost(n))
			if !g.Original(n) {
				changed++
			}
		}
	}
	onPath := map[egraph.ClassID]bool{}
	var need func(c egraph.ClassID, point int) bool
	need = func(c egraph.ClassID, point int) bool {
		c = g.Find(c)
		if onPath[c] {
			return false
		}
		onPath[c] = true
		defer delete(onPath, c)
		o := options[c][pick[c]]
		switch {
		case o.nothing:
			return false
		case !o.isNode:
			return need(o.forward, point)
		}
		if q, ok := forced[o.node]; ok {
			return q < point
		}
		if p.Available != nil && !p.Available(o.node, point) {
			return false
		}
		if live(o.node) {
			return true
		}
		for i := range g.Arity(o.node) {
			if !need(g.Kid(o.node, i), point) {
				return false
			}
		}
		pay(o.node)
		return true
	}
	for _, r := range p.Roots {
		if !r.Forced {
			if !need(r.Class, r.Point) {
				return 0, 0, false
			}
			continue
		}
		for i := range g.Arity(r.Node) {
			if !need(g.Kid(r.Node, i), r.Point) {
				return 0, 0, false
			}
		}
		pay(r.Node)
	}
	return cost, changed, true
}

// randomProblem saturates a random graph a little and asks for some of it.
func randomProblem(t *testing.T, r *rand.Rand, lang *twobit.Lang, pool []egraph.Rule) (*extract.Problem, []twobit.Assumption) {
	rules := make([]egraph.Rule, 40)
	for i := range rules {
		rules[i] = pool[r.IntN(len(pool))]
		rules[i].Name = fmt.Sprint(i)
	}
	rs, err := egraph.Compile(lang.Language, rules)
	if err != nil {
		t.Fatal(err)
	}
	g, err := egraph.New(lang.Language, egraph.Config{Analysis: lang})
	if err != nil {
		t.Fatal(err)
	}
	cs, assume := twobit.RandomGraph(r, g, 3+r.IntN(6), rules)
	for n := range egraph.NodeID(g.NumIDs()) {
		g.MarkOriginal(n)
	}
	g.Run(rs, egraph.Options{Limits: egraph.Limits{Iterations: 2, Nodes: 60}})
	costs := make([]extract.Cost, g.NumIDs())
	for i := range costs {
		costs[i] = extract.Cost(r.IntN(6))
		if g.Arity(egraph.NodeID(i)) == 0 {
			costs[i] = extract.Cost(r.IntN(2))
		}
		if r.IntN(40) == 0 {
			costs[i] = extract.Max - extract.Cost(r.IntN(3))
		}
	}
	p := &extract.Problem{Graph: g, Cost: func(n egraph.NodeID) extract.Cost { return costs[n] }}
	for range 1 + r.IntN(3) {
		p.Roots = append(p.Roots, extract.Root{Class: cs[r.IntN(len(cs))], Point: r.IntN(3)})
	}
	if r.IntN(2) == 0 { // what is live or available depends on the node alone
		salt := r.IntN(7)
		p.Live = func(n egraph.NodeID) bool { return (int(n)+salt)%7 == 0 }
	}
	if r.IntN(2) == 0 {
		salt := r.IntN(9)
		p.Available = func(n egraph.NodeID, point int) bool { return g.Arity(n) == 0 || point >= (int(n)+salt)%9-5 }
	}
	if r.IntN(3) == 0 {
		for n := range egraph.NodeID(g.NumIDs()) {
			if g.Live(n) && g.Op(n) == twobit.Freeze {
				p.Roots = append(p.Roots, extract.Root{Class: g.ClassOf(n), Node: n, Forced: true, Point: r.IntN(3)})
				live := p.Live
				p.Live = func(m egraph.NodeID) bool { return m != n && live != nil && live(m) }
				break
			}
		}
	}
	return p, assume
}

// TestExtract compares with brute force on random problems, checks every
// solution, and evaluates it on all inputs: it must refine what was asked for.
func TestExtract(t *testing.T) {
	r := rand.New(rand.NewPCG(3, 4))
	lang := twobit.New(0)
	pool := twobit.RandomRules(r, 300)
	var compared, optimal, better, impossible int
	var x1, x2 extract.Extractor // reused: nothing of one problem may show in the next
	const n = 1500
	for i := range n {
		p, assume := randomProblem(t, r, lang, pool)
		if _, dead := p.Graph.Contradiction(); dead {
			continue
		}
		cost, changed, possible, ok := bruteForce(p)
		p.Budget = -1
		greedy, gerr := x1.Extract(p)
		p.Budget = 100_000
		exact, err := x2.Extract(p)
		if (gerr == nil) != (err == nil) {
			t.Fatalf("problem %d: greedy %v, exact %v", i, gerr, err)
		}
		if err != nil {
			if ok && possible {
				t.Fatalf("problem %d: %v, but brute force finds cost %d", i, err, cost)
			}
			impossible++
			continue
		}
		for _, s := range []*extract.Solution{greedy, exact} {
			if err := s.Check(p); err != nil {
				t.Fatalf("problem %d, %v: %v", i, s.Method, err)
			}
			if i%10 == 0 {
				if err := refines(p, s, assume); err != nil {
					t.Fatalf("problem %d, %v: %v", i, s.Method, err)
				}
			}
		}
		if less(greedy, exact) {
			t.Fatalf("problem %d: greedy %d/%d beats exact %d/%d", i, greedy.Cost, greedy.Changed, exact.Cost, exact.Changed)
		}
		if less(exact, greedy) {
			better++
		}
		if !ok || !exact.Optimal {
			continue
		}
		optimal++
		if !possible {
			t.Fatalf("problem %d: brute force finds nothing, exact cost %d", i, exact.Cost)
		}
		compared++
		if cost != exact.Cost || changed != exact.Changed {
			t.Fatalf("problem %d: brute force %d/%d, exact %d/%d", i, cost, changed, exact.Cost, exact.Changed)
		}
	}
	t.Logf("%d compared, %d proved optimal, exact better in %d, %d impossible", compared, optimal, better, impossible)
	if st := x2.Stats; st.Optimal < optimal || st.Problems <= st.Optimal {
		t.Errorf("statistics %+v", st)
	}
	if compared < n/4 || better == 0 || impossible == 0 {
		t.Error("not much was tested")
	}
}

func less(a, b *extract.Solution) bool {
	return a.Cost < b.Cost || a.Cost == b.Cost && a.Changed < b.Changed
}

// refines evaluates the extracted program. What a freeze chooses there must be
// something that it could have chosen before, for all roots at once: its operand
// may have been refined.
func refines(p *extract.Problem, s *extract.Solution, assume []twobit.Assumption) error {
	g := p.Graph
	return twobit.Envs(twobit.RandomArgs, 0, assume, func(env *twobit.Env) error {
		var before []map[egraph.ClassID]twobit.Value
		var choices []*twobit.Env
		if err := twobit.Envs(0, twobit.RandomFreezes, nil, func(choice *twobit.Env) error {
			e := &twobit.Env{Args: env.Args, Choices: slices.Clone(choice.Choices)}
			vals, err := twobit.Values(g, e)
			before = append(before, vals)
			choices = append(choices, e)
			return err
		}); err != nil {
			return err
		}
		for i, e := range choices {
			after := evaluate(p, s, e, before[i])
			if !slices.ContainsFunc(before, func(vals map[egraph.ClassID]twobit.Value) bool {
				for _, root := range p.Roots {
					if n, _ := s.Node(g, root.Class); !root.Forced && !twobit.Refines(vals[g.Find(root.Class)], after(n)) {
						return false
					}
				}
				return true
			}) {
				return fmt.Errorf("the roots refine no choice on %v", *e)
			}
		}
		return nil
	})
}

// evaluate runs the program and returns its values by node. Nodes live elsewhere
// have the values they had.
func evaluate(p *extract.Problem, s *extract.Solution, env *twobit.Env, before map[egraph.ClassID]twobit.Value) func(egraph.NodeID) twobit.Value {
	g := p.Graph
	got := map[egraph.NodeID]twobit.Value{}
	value := func(n egraph.NodeID) twobit.Value {
		if v, ok := got[n]; ok {
			return v
		}
		return before[g.ClassOf(n)]
	}
	for _, n := range s.Order {
		kids := make([]twobit.Value, g.Arity(n))
		for i := range kids {
			k, _ := s.Node(g, g.Kid(n, i))
			kids[i] = value(k)
		}
		got[n] = env.Node(g.Op(n), g.Flags(n), g.Payload(n), kids)
	}
	return value
}

// TestOnly restricts classes to one choice: the cost is never less than without, the
// same for what was chosen anyway, and the solution has that choice.
func TestOnly(t *testing.T) {
	lang := twobit.New(0)
	g, err := egraph.New(lang.Language, egraph.Config{Analysis: lang})
	if err != nil {
		t.Fatal(err)
	}
	x, y := g.Leaf(twobit.Arg, 0, 0), g.Leaf(twobit.Arg, 0, 1)
	cheap, dear := g.Add(twobit.And, 0, 0, x, y), g.Add(twobit.Or, 0, 0, x, y)
	better := g.Add(twobit.Xor, 0, 0, x, y)
	g.AssumeEqual(cheap, dear, 0)
	g.Refine(cheap, better, 0)
	g.Rebuild()
	p := &extract.Problem{Graph: g, Roots: []extract.Root{{Class: cheap}}, Cost: func(n egraph.NodeID) extract.Cost {
		switch g.Op(n) {
		case twobit.And:
			return 2
		case twobit.Or:
			return 5
		case twobit.Xor:
			return 1
		}
		return 0
	}}
	for _, c := range []struct {
		op   egraph.Op
		want extract.Cost
	}{{twobit.And, 2}, {twobit.Or, 5}, {twobit.Xor, 1}} {
		var node egraph.NodeID
		for n := range egraph.NodeID(g.NumIDs()) {
			if g.Op(n) == c.op {
				node = n
			}
		}
		k, to := g.Find(cheap), g.ClassOf(node)
		p.Only = func(c egraph.ClassID) (egraph.NodeID, egraph.ClassID, bool) { return node, to, c == k || c == to }
		s, err := extract.Extract(p)
		if err != nil {
			t.Fatal(err)
		}
		if n, _ := s.Node(g, cheap); s.Cost != c.want || n != node {
			t.Errorf("with only node %d: node %d at cost %d, not %d", node, n, s.Cost, c.want)
		}
	}
	p.Cost = func(egraph.NodeID) extract.Cost { return extract.Infinite }
	if _, err := extract.Extract(p); err == nil {
		t.Error("what cannot be built was chosen")
	}
}
