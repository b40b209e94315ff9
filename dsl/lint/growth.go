package lint

import (
	"fmt"
	"slices"

	"github.com/dominikbraun/graph"

	"rewrite/dsl"
)

// A rule graph has the rules as vertices and an edge from a to b if b may apply
// to what a makes, wherever that stands. Rules that go round in it make terms
// that grow if a round leaves more than it found. That alone is nothing wrong
// in an e-graph, where a term that was seen is not looked at again: so each
// round must apply its rules to terms that are new.

const (
	// growthRounds is how often a cycle is run on a term. A cycle that counts a
	// constant down is bounded too, but by far more than this.
	growthRounds = 4
	// growthCycle is the largest number of rules in a cycle that is tried, and
	// growthCycles how many cycles are.
	growthCycle  = 3
	growthCycles = 20_000
	// growthTerms bounds the terms looked at for one example.
	growthTerms = 60
)

// unifies is a quick test whether two patterns of different rules can match one
// term: it looks at operations and required flags only.
func unifies(p, s *dsl.Term) bool {
	if leaf(p) || leaf(s) {
		return (p.Kind == dsl.VarTerm || s.Kind == dsl.VarTerm) || leaf(p) && leaf(s)
	}
	if p.Kind != s.Kind || p.Op != s.Op || p.Intrinsic != s.Intrinsic || p.Func != s.Func || len(p.Args) != len(s.Args) {
		return false
	}
	straight := true
	for i := range p.Args {
		straight = straight && unifies(p.Args[i], s.Args[i])
	}
	return straight || p.Commutes() && unifies(p.Args[0], s.Args[1]) && unifies(p.Args[1], s.Args[0])
}

func leaf(t *dsl.Term) bool { return t.Kind != dsl.OpTerm && t.Kind != dsl.CallTerm }

// ruleGraph is the graph of the rules that are asked about and of those at most
// growthCycle steps away from them. Keys are indexes plus one: a vertex of key
// zero is lost to the library's components (v0.23; a test pins it).
func ruleGraph(rules []*dsl.Rule, about func(*dsl.Rule) bool) graph.Graph[int, int] {
	g := graph.New(graph.IntHash, graph.Directed())
	byRoot := map[string][]int{}
	in := make([]bool, len(rules))
	var frontier []int
	add := func(i int) {
		if !in[i] {
			in[i] = true
			frontier = append(frontier, i)
			if err := g.AddVertex(i + 1); err != nil {
				panic(err) // keys are distinct
			}
		}
	}
	for i, r := range rules {
		k := rootKey(r.LHS)
		byRoot[k] = append(byRoot[k], i)
	}
	for i, r := range rules {
		if about(r) {
			add(i)
		}
	}
	for step := 0; step < growthCycle && len(frontier) > 0; step++ {
		now := frontier
		frontier = nil
		for _, i := range now {
			targets := map[int]bool{}
			rules[i].RHS.Walk(func(s *dsl.Term) {
				if leaf(s) {
					return
				}
				for _, j := range byRoot[rootKey(s)] {
					if !targets[j] && (len(s.Flags.Vars) > 0 || rules[j].LHS.Flags.Set&^s.Flags.Set == 0) && unifies(rules[j].LHS, s) {
						targets[j] = true
					}
				}
			})
			for j := range targets {
				add(j)
				if err := g.AddEdge(i+1, j+1); err != nil {
					panic(err) // both are there, and each pair is added once
				}
			}
		}
	}
	return g
}

// growing finds cycles of rules that make terms grow without bound, each with
// a term that they grow from and a rule that is asked about.
// A rule is in one of them at most.
func growing(rules []*dsl.Rule, about func(*dsl.Rule) bool) []cycle {
	var all []*dsl.Rule // each direction that is matched
	for _, r := range rules {
		all = append(all, r)
		if r.Reverse {
			back := *r
			back.LHS, back.RHS = r.RHS, r.LHS
			all = append(all, &back)
		}
	}
	g := ruleGraph(all, about)
	components, err := graph.StronglyConnectedComponents(g)
	if err != nil {
		panic(err) // the graph is directed
	}
	adjacent, err := g.AdjacencyMap()
	if err != nil {
		panic(err) // the store is in memory
	}
	component := make([]int, len(all))
	for i, c := range components {
		for _, key := range c {
			component[key-1] = i
		}
	}
	next := make([][]int, len(all)) // within the component, in order
	asked := make([]bool, len(all))
	for i := range all {
		asked[i] = about(all[i])
		for key := range adjacent[i+1] {
			if component[key-1] == component[i] {
				next[i] = append(next[i], key-1)
			}
		}
		slices.Sort(next[i])
	}
	var cycles [][]int
	var walk func(path []int)
	walk = func(path []int) {
		last := path[len(path)-1]
		for _, j := range next[last] {
			switch {
			case len(cycles) == growthCycles:
				return
			case j == path[0]:
				if mayGrow(all, path) {
					cycles = append(cycles, slices.Clone(path))
				}
			case !(asked[j] && j < path[0]) && len(path) < growthCycle && !slices.Contains(path, j): // each cycle from its first rule
				walk(append(path, j))
			}
		}
	}
	for i := range all {
		if asked[i] {
			walk([]int{i})
		}
	}
	slices.SortStableFunc(cycles, func(a, b []int) int { return len(a) - len(b) })
	starts := make([][]*dsl.Test, len(all))
	starting := map[int]bool{}
	for _, path := range cycles {
		starting[path[0]] = true
	}
	each(len(all), func(i int) {
		if starting[i] {
			starts[i] = examples(all[i], 3)
		}
	})
	from := make([]*dsl.Test, len(cycles))
	each(len(cycles), func(i int) {
		var path []*dsl.Rule
		for _, j := range cycles[i] {
			path = append(path, all[j])
		}
		from[i] = growsFrom(path, starts[cycles[i][0]])
	})
	var found []cycle
	named := map[string]bool{}
	for i, path := range cycles {
		if from[i] == nil || slices.ContainsFunc(path, func(j int) bool { return named[all[j].Family] }) {
			continue
		}
		c := cycle{from: from[i]}
		for _, j := range path {
			named[all[j].Family] = true
			c.rules = append(c.rules, all[j])
		}
		found = append(found, c)
	}
	return found
}

// A cycle is rules that apply in turn, and a term of the first that grows.
type cycle struct {
	rules []*dsl.Rule
	from  *dsl.Test
}

func (c cycle) message() string {
	if len(c.rules) == 1 {
		return fmt.Sprintf("rule %s grows without bound: its result matches again and is larger, from %s on", c.rules[0].Name, c.from)
	}
	return fmt.Sprintf("rules %s undo each other and grow without bound, from %s on", names(c.rules), c.from)
}

// mayGrow: a round can leave more than it found only if a rule of it makes more
// than it takes, or copies what a variable stands for.
func mayGrow(rules []*dsl.Rule, path []int) bool {
	net, copies := 0, false
	for _, i := range path {
		net += size(rules[i].RHS) - size(rules[i].LHS)
		for _, v := range rules[i].Vars {
			copies = copies || v.Right > v.Left && v.Left > 0
		}
	}
	return net > 0 || copies
}

// growsFrom runs the rules in turn on examples of the first, and gives the one
// that is larger after each round.
func growsFrom(path []*dsl.Rule, starts []*dsl.Test) *dsl.Test {
	w := &rewriter{byRoot: map[string][]*dsl.Rule{}}
	for _, r := range path {
		w.byRoot[rootKey(r.LHS)] = append(w.byRoot[rootKey(r.LHS)], r)
	}
	for _, t := range starts {
		t = private(t)
		left := growthTerms
		redexes := map[string]bool{}
		var run func(s *dsl.Term, step, before int) bool
		run = func(s *dsl.Term, step, before int) bool {
			if step%len(path) == 0 {
				if size(s) <= before {
					return false
				}
				if before = size(s); step == growthRounds*len(path) {
					return true
				}
			}
			r := path[step%len(path)]
			return !w.each(t, s, func(o *dsl.Rule) bool { return o == r }, func(_ *dsl.Rule, redex, whole *dsl.Term) bool {
				key := r.Name + keyOf(t, redex)
				if redexes[key] || left == 0 {
					return true
				}
				left--
				redexes[key] = true
				grown := run(whole, step+1, before)
				delete(redexes, key)
				return !grown
			})
		}
		if run(t.Terms.LHS, 0, 0) {
			return t
		}
	}
	return nil
}

// private is a test of one's own: rewriting adds to its table of types.
func private(t *dsl.Test) *dsl.Test {
	terms := *t.Terms
	terms.Types = slices.Clone(terms.Types)
	copied := *t
	copied.Terms = &terms
	return &copied
}

func size(t *dsl.Term) int {
	n := 0
	t.Walk(func(*dsl.Term) { n++ })
	return n
}
