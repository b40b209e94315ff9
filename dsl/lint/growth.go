package lint

import (
	"fmt"
	"iter"
	"math/bits"
	"slices"

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
// term: it looks at operations, predicates, literals and required flags only.
func unifies(p, s *dsl.Term) bool {
	if leaf(p) || leaf(s) {
		return (p.Kind == dsl.VarTerm || s.Kind == dsl.VarTerm) || leaf(p) && leaf(s) && !differ(p, s)
	}
	if p.Kind != s.Kind || p.Op != s.Op || p.Intrinsic != s.Intrinsic || p.Func != s.Func || len(p.Args) != len(s.Args) {
		return false
	}
	straight := p.Pred.Var != dsl.None || s.Pred.Var != dsl.None || p.Pred.Pred == s.Pred.Pred
	for i := range p.Args {
		straight = straight && unifies(p.Args[i], s.Args[i])
	}
	swapped := p.Commutes() && (p.Pred.Var != dsl.None || s.Pred.Var != dsl.None || p.Pred.Pred == s.Pred.Pred.Swap())
	return straight || swapped && unifies(p.Args[0], s.Args[1]) && unifies(p.Args[1], s.Args[0])
}

// differ tells whether two literals are different numbers at each width that holds both.
func differ(a, b *dsl.Term) bool {
	return a.Kind == dsl.LitTerm && b.Kind == dsl.LitTerm && a.Lit.Neg == b.Lit.Neg && a.Lit.Mag != b.Lit.Mag
}

func leaf(t *dsl.Term) bool { return t.Kind != dsl.OpTerm && t.Kind != dsl.CallTerm }

// A ruleGraph has the rules as nodes, by their index, and for each the set of rules that
// may apply to what it makes. Of rules that are further than growthCycle steps from
// those that are asked about it has none.
type ruleGraph []bitset

func (l *linter) ruleGraph(rules []*dsl.Rule, asked []bool) ruleGraph {
	g := make(ruleGraph, len(rules))
	byRoot := map[string][]int{}
	for i, r := range rules {
		k := rootKey(r.LHS)
		byRoot[k] = append(byRoot[k], i)
	}
	var frontier []int
	for i := range rules {
		if asked[i] {
			frontier = append(frontier, i)
		}
	}
	for step := 0; step < growthCycle && len(frontier) > 0; step++ {
		l.each(len(frontier), func(k int) {
			to := newBitset(len(rules))
			g[frontier[k]] = to
			rules[frontier[k]].RHS.Walk(func(s *dsl.Term) {
				if leaf(s) {
					return
				}
				for _, j := range byRoot[rootKey(s)] {
					if !to.has(j) && (len(s.Flags.Vars) > 0 || rules[j].LHS.Flags.Set&^s.Flags.Set == 0) && unifies(rules[j].LHS, s) {
						to.add(j)
					}
				}
			})
		})
		if l.stopped() {
			return g
		}
		reached := newBitset(len(rules))
		for _, i := range frontier {
			for w := range reached {
				reached[w] |= g[i][w]
			}
		}
		frontier = frontier[:0]
		for j := range reached.and(reached) {
			if g[j] == nil {
				frontier = append(frontier, j)
			}
		}
	}
	return g
}

// cycles calls f for the cycles of a length that hold a rule that is asked about, each
// from its first such rule on, until f wants no more.
func (g ruleGraph) cycles(length int, asked []bool, f func(path []int) bool) {
	for first := range g {
		if !asked[first] {
			continue
		}
		back := newBitset(len(g)) // the rules that lead to the first
		for i := range g {
			if g[i] != nil && g[i].has(first) {
				back.add(i)
			}
		}
		path := []int{first}
		var walk func() bool
		walk = func() bool {
			from := path[len(path)-1]
			if len(path) == length {
				return !back.has(from) || f(path)
			}
			in := g[from]
			if len(path) == length-1 {
				in = back
			}
			for j := range g[from].and(in) {
				if asked[j] && j < first || slices.Contains(path, j) {
					continue
				}
				path = append(path, j)
				more := walk()
				if path = path[:len(path)-1]; !more {
					return false
				}
			}
			return true
		}
		if !walk() {
			return
		}
	}
}

// A bitset is a set of numbers below a bound.
type bitset []uint64

func newBitset(bound int) bitset { return make(bitset, (bound+63)/64) }

func (b bitset) add(i int)      { b[i/64] |= 1 << (i % 64) }
func (b bitset) has(i int) bool { return b[i/64]&(1<<(i%64)) != 0 }

// and gives what is in both sets, in order.
func (b bitset) and(o bitset) iter.Seq[int] {
	return func(yield func(int) bool) {
		for w, x := range b {
			for x &= o[w]; x != 0; x &= x - 1 {
				if !yield(w*64 + bits.TrailingZeros64(x)) {
					return
				}
			}
		}
	}
}

// growing finds cycles of rules that make terms grow without bound, each with
// a term that they grow from and a rule that is asked about.
// A rule is in one of them at most.
func (l *linter) growing() []cycle {
	var all []*dsl.Rule // each direction that is matched
	var asked []bool
	for i, r := range l.rules {
		all, asked = append(all, r), append(asked, l.asked[i])
		if r.Reverse {
			back := *r
			back.LHS, back.RHS = r.RHS, r.LHS
			all, asked = append(all, &back), append(asked, l.asked[i])
		}
	}
	g := l.ruleGraph(all, asked)
	mayGrow := growth(all)
	var cycles [][]int
	for length := 1; length <= growthCycle; length++ {
		g.cycles(length, asked, func(path []int) bool {
			if mayGrow(path) {
				cycles = append(cycles, slices.Clone(path))
			}
			return len(cycles) < growthCycles && !l.stopped()
		})
	}
	starts := make([][]*dsl.Test, len(all))
	starting := map[int]bool{}
	for _, path := range cycles {
		starting[path[0]] = true
	}
	l.each(len(all), func(i int) {
		if starting[i] {
			starts[i] = examples(all[i], 3)
		}
	})
	from := make([]*dsl.Test, len(cycles))
	l.each(len(cycles), func(i int) {
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

// Reorders tells whether a rule only gives the operands of one operation another order or
// association: (x+y)+z for x+(y+z). Both are equally dear, and an e-graph with such a rule
// holds all orders of all operands, which are more than exponentially many.
func Reorders(r *dsl.Rule) bool {
	var head string
	var leaves [2][]dsl.VarID
	var shape [2]string
	for i, side := range []*dsl.Term{r.LHS, r.RHS} {
		if leaf(side) {
			return false
		}
		one := true
		side.Walk(func(t *dsl.Term) {
			switch {
			case t.Kind == dsl.VarTerm && r.Vars[t.Var].Kind == dsl.ValueVar:
				leaves[i] = append(leaves[i], t.Var)
				shape[i] += fmt.Sprintf(" %d", t.Var)
			case leaf(t) || head != "" && rootKey(t) != head:
				one = false
			default:
				head = rootKey(t)
				shape[i] += " ("
			}
		})
		if !one {
			return false
		}
		slices.Sort(leaves[i])
	}
	once := len(slices.Compact(slices.Clone(leaves[0]))) == len(leaves[0]) // what stands twice may come to be shared
	return once && slices.Equal(leaves[0], leaves[1]) && size(r.LHS) == size(r.RHS) && shape[0] != shape[1]
}

// growth gives a quick test for cycles: a round can leave more than it found only if a
// rule of it makes more than it takes, or copies what a variable stands for.
func growth(rules []*dsl.Rule) (may func(path []int) bool) {
	net, copies := make([]int, len(rules)), make([]bool, len(rules))
	for i, r := range rules {
		net[i] = size(r.RHS) - size(r.LHS)
		copies[i] = slices.ContainsFunc(r.Vars, func(v dsl.Var) bool { return v.Right > v.Left && v.Left > 0 })
	}
	return func(path []int) bool {
		sum := 0
		for _, i := range path {
			if sum += net[i]; copies[i] {
				return true
			}
		}
		return sum > 0
	}
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
