package twobit

import (
	"fmt"

	"rewrite/egraph"
	"rewrite/egraph/explain"
	"rewrite/egraph/text"
)

// Assumption restricts an argument: the inputs that break it don't count.
type Assumption struct {
	Arg     int
	Mask    Value // the values its members may have; 0 is no restriction
	Defined egraph.Defined
	Label   uint32
}

func (a Assumption) holds(v Value) bool {
	switch {
	case v == Poison:
		return a.Defined&egraph.NotPoison == 0
	case a.Defined&egraph.NotUndef != 0 && !v.WellDefined():
		return false
	}
	return a.Mask == 0 || v&^a.Mask == 0
}

// Assume tells the graph.
func (a Assumption) Assume(g *egraph.Graph, arg egraph.ClassID) {
	f := egraph.Fact(0)
	if a.Mask != 0 {
		f = FactOf(a.Mask)
	}
	g.Assume(arg, f, a.Defined, a.Label)
}

// Envs calls f with every input of a number of arguments and freezes that the
// assumptions allow, until it fails.
func Envs(args, freezes int, assume []Assumption, f func(*Env) error) error {
	env := Env{Args: make([]Value, args), Choices: make([]int, freezes)}
	var next func(i int) error
	next = func(i int) error {
		switch {
		case i < args:
			for v := range Value(16) {
				ok := true
				for _, a := range assume {
					ok = ok && (a.Arg != i || a.holds(v))
				}
				if !ok {
					continue
				}
				env.Args[i] = v
				if err := next(i + 1); err != nil {
					return err
				}
			}
			return nil
		case i < args+freezes:
			for c := range 4 {
				env.Choices[i-args] = c
				if err := next(i + 1); err != nil {
					return err
				}
			}
			return nil
		}
		return f(&env)
	}
	return next(0)
}

// Values evaluates all classes of a rebuilt graph on one input, and checks that
// the nodes of a class agree, that every edge is a refinement, and that every
// fact is true.
func Values(g *egraph.Graph, env *Env) (map[egraph.ClassID]Value, error) {
	vals := map[egraph.ClassID]Value{}
	seen := map[egraph.NodeID]bool{}
	for progress := true; progress; {
		progress = false
		for c := range g.Classes() {
			for n := range g.Nodes(c) {
				if seen[n] {
					continue
				}
				kids := make([]Value, g.Arity(n))
				ready := true
				for i := range kids {
					v, ok := vals[g.Kid(n, i)]
					kids[i], ready = v, ready && ok
				}
				if !ready {
					continue
				}
				seen[n], progress = true, true
				v := env.Node(g.Op(n), g.Flags(n), g.Payload(n), kids)
				if have, ok := vals[c]; ok && have != v {
					return nil, fmt.Errorf("class %d is %v and, by node %d, %v on %v", c, have, n, v, *env)
				}
				vals[c] = v
			}
		}
	}
	for c := range g.Classes() {
		v, ok := vals[c]
		if !ok {
			return nil, fmt.Errorf("class %d has no finite term", c)
		}
		for _, t := range g.Reach(c) {
			if !Refines(v, vals[t]) {
				return nil, fmt.Errorf("edge from class %d, %v, to class %d, %v, on %v", c, v, t, vals[t], *env)
			}
		}
		d := g.Defined(c)
		if d&egraph.NotPoison != 0 && v == Poison || d&egraph.NotUndef != 0 && v != Poison && !v.WellDefined() {
			return nil, fmt.Errorf("class %d is %v, but known to be defined=%d on %v", c, v, d, *env)
		}
		if v&^maskOf(g.Fact(c)) != 0 {
			return nil, fmt.Errorf("class %d is %v, but known to be in %v on %v", c, v, maskOf(g.Fact(c)), *env)
		}
	}
	return vals, nil
}

// Check checks all claims of a graph on all inputs. A graph that found a
// contradiction makes no claims.
func Check(g *egraph.Graph, args, freezes int, assume []Assumption) error {
	if _, dead := g.Contradiction(); dead {
		return nil
	}
	return Envs(args, freezes, assume, func(env *Env) error {
		_, err := Values(g, env)
		return err
	})
}

// Terms evaluates every node's term as built. The graph must keep terms.
func Terms(g *egraph.Graph, env *Env) []Value {
	vals := make([]Value, g.NumIDs())
	for n := range vals {
		t := g.Log().Term(egraph.NodeID(n))
		kids := make([]Value, len(t.Kids))
		for i, k := range t.Kids {
			kids[i] = vals[k] // operands are older
		}
		vals[n] = env.Node(t.Op, t.Flags, t.Payload, kids)
	}
	return vals
}

// Replay checks every step of explanations by evaluating the terms of their graph on all
// inputs.
func Replay(g *egraph.Graph, args, freezes int, assume []Assumption, explanations ...*explain.Explanation) error {
	for _, ex := range explanations {
		if err := ex.Check(g); err != nil {
			return err
		}
	}
	return Envs(args, freezes, assume, func(env *Env) error {
		vals := Terms(g, env)
		for _, ex := range explanations {
			err := ex.Walk(func(s *explain.Step) error {
				a, b := vals[s.From], vals[s.To]
				if s.Equal && a != b || !Refines(a, b) {
					return fmt.Errorf("step from %s, %v, to %s, %v, by %v on %v",
						text.Term(g, s.From), a, text.Term(g, s.To), b, s.Kind, *env)
				}
				return nil
			})
			if err != nil {
				return fmt.Errorf("%w\n%s", err, ex)
			}
		}
		return nil
	})
}

// ReplayChain checks that each term of a chain refines the one before, on all
// inputs.
func ReplayChain(chain *explain.Chain, args, freezes int, assume []Assumption) error {
	// the different parts of all terms, operands first
	var parts []*explain.Expr
	index := map[*explain.Expr]int{}
	for _, t := range chain.Terms {
		t.Walk(func(x *explain.Expr) {
			if _, ok := index[x]; !ok {
				index[x] = len(parts)
				parts = append(parts, x)
			}
		})
	}
	operands := make([][]int, len(parts))
	for i, x := range parts {
		for _, k := range x.Kids {
			operands[i] = append(operands[i], index[k])
		}
	}
	vals := make([]Value, len(parts))
	var kids []Value
	return Envs(args, freezes, assume, func(env *Env) error {
		for i, x := range parts {
			kids = kids[:0]
			for _, k := range operands[i] {
				kids = append(kids, vals[k])
			}
			vals[i] = env.Node(x.Op, x.Flags, x.Payload, kids)
		}
		for i, t := range chain.Terms[1:] {
			before, after := vals[index[chain.Terms[i]]], vals[index[t]]
			if !Refines(before, after) {
				return fmt.Errorf("step %d, by %v, leads from %v to %v on %v", i, chain.Steps[i].Why.Kind, before, after, *env)
			}
		}
		return nil
	})
}
