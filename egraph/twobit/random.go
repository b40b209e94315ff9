package twobit

import (
	"math/bits"
	"math/rand/v2"

	"rewrite/egraph"
)

// maxRuleVars is how many variables random rules have.
const maxRuleVars = 2

// evalPattern evaluates a pattern over values of its variables, and what its
// freeze chooses.
func evalPattern(p *egraph.Pattern, vars []Value, choice int) Value {
	if p.Op == 0 {
		return vars[p.Var]
	}
	env := Env{Choices: []int{RuleFreeze: choice}}
	kids := make([]Value, len(p.Args))
	for i := range p.Args {
		kids[i] = evalPattern(&p.Args[i], vars, choice)
	}
	return env.Node(p.Op, p.Flags.Set, p.Payload.Value, kids)
}

// Relation is what a rule's sides are to each other on all inputs.
type Relation uint8

// Relations.
const (
	Wrong Relation = iota
	Refining
	Equal
)

// Judge decides by enumeration what a rule over variables 0 and 1 is. Guards
// restrict the inputs.
func Judge(left, right *egraph.Pattern, guards []egraph.Guard) Relation {
	rel := Equal
	for i := range 256 {
		vars := []Value{Value(i & 15), Value(i >> 4)}
		ok := true
		for _, gd := range guards {
			v := vars[gd.Args[0]]
			switch gd.Pred {
			case PredDefined:
				ok = ok && v.WellDefined()
			case PredNonZero:
				ok = ok && v&1 == 0
			case PredOdd:
				ok = ok && v&0b0101 == 0
			}
		}
		if !ok {
			continue
		}
		for choice := range 4 {
			l, r := evalPattern(left, vars, choice), evalPattern(right, vars, choice)
			if !Refines(l, r) {
				return Wrong
			}
			if l != r {
				rel = Refining
			}
		}
	}
	return rel
}

func randomPattern(r *rand.Rand, depth int) egraph.Pattern {
	if depth == 0 || r.IntN(4) == 0 {
		switch r.IntN(5) {
		case 0:
			return egraph.L(Const, uint64(r.IntN(4)))
		default:
			return egraph.V(egraph.Var(r.IntN(maxRuleVars)))
		}
	}
	op := Pure[r.IntN(len(Pure))]
	p := egraph.N(op, randomPattern(r, depth-1), randomPattern(r, depth-1))
	if op == Add || op == Sub || op == Mul {
		if r.IntN(3) == 0 {
			p.Flags.Set = egraph.Flags(r.IntN(4))
		}
	}
	return p
}

// freezing puts a freeze of a variable into some right sides, wherever it stands.
func freezing(r *rand.Rand, p *egraph.Pattern) bool {
	if varsOf(p) == 0 || r.IntN(10) > 0 {
		return false
	}
	v := egraph.V(egraph.Var(bits.TrailingZeros(uint(varsOf(p)))))
	frozen := egraph.N(Freeze, v).WithPayload(egraph.PayloadSpec{Kind: egraph.Exact, Value: RuleFreeze})
	var put func(p *egraph.Pattern)
	put = func(p *egraph.Pattern) {
		if p.Op == 0 && p.Var == v.Var {
			*p = frozen
			return
		}
		for i := range p.Args {
			put(&p.Args[i])
		}
	}
	put(p)
	return true
}

func varsOf(p *egraph.Pattern) (set int) {
	if p.Op == 0 {
		return 1 << p.Var
	}
	for i := range p.Args {
		set |= varsOf(&p.Args[i])
	}
	return set
}

// RandomRules makes rules that enumeration has shown to be right, with the kind
// that it has shown.
func RandomRules(r *rand.Rand, n int) []egraph.Rule {
	var rules []egraph.Rule
	for len(rules) < n {
		left := egraph.N(Pure[r.IntN(len(Pure))], randomPattern(r, 1), randomPattern(r, 1))
		if (left.Op == Add || left.Op == Sub || left.Op == Mul) && r.IntN(3) == 0 {
			left.Flags.Set = egraph.Flags(r.IntN(4))
		}
		right := randomPattern(r, r.IntN(3))
		bound := varsOf(&left)
		if varsOf(&right)&^bound != 0 {
			continue
		}
		var guards []egraph.Guard
		for v := range maxRuleVars {
			if bound>>v&1 != 0 && r.IntN(3) == 0 {
				guards = append(guards, egraph.Guard{Pred: r.IntN(3), Args: []egraph.Var{egraph.Var(v)}})
			}
		}
		freezes := freezing(r, &right)
		rule := egraph.Rule{Name: "random", Left: left, Right: right, Guards: guards, EveryChoice: freezes}
		switch rel := Judge(&left, &right, guards); {
		case rel == Wrong:
			continue
		case rel == Refining, freezes:
			rule.Kind = egraph.Refinement
		}
		rules = append(rules, rule)
	}
	return rules
}

// instance adds a pattern with classes for its variables.
func instance(g *egraph.Graph, p *egraph.Pattern, vars []egraph.ClassID) egraph.ClassID {
	if p.Op == 0 {
		return vars[p.Var]
	}
	kids := make([]egraph.ClassID, len(p.Args))
	for i := range p.Args {
		kids[i] = instance(g, &p.Args[i], vars)
	}
	return g.ClassOf(g.AddNode(egraph.Node{Op: p.Op, Flags: p.Flags.Set, Payload: p.Payload.Value, Kids: kids}))
}

// Size of random graphs.
const (
	RandomArgs    = 2
	RandomFreezes = 1 + RuleFreeze // instances, with that of rules
)

// RuleFreeze is the payload of the freezes that random rules build.
const RuleFreeze = 1

// RandomGraph fills a graph with random nodes and returns their classes, and
// the assumptions made about its arguments. Half of the nodes are instances of
// left sides of rules, so that they match.
func RandomGraph(r *rand.Rand, g *egraph.Graph, nodes int, rules []egraph.Rule) ([]egraph.ClassID, []Assumption) {
	var cs []egraph.ClassID
	var assume []Assumption
	for i := range RandomArgs {
		c := g.Leaf(Arg, Int, uint64(i))
		cs = append(cs, c)
		if r.IntN(2) == 0 {
			a := Assumption{Arg: i, Defined: egraph.Defined(r.IntN(4))}
			if r.IntN(3) == 0 {
				a.Mask = Value(1 + r.IntN(15))
			}
			assume = append(assume, a)
			a.Assume(g, c)
		}
	}
	cs = append(cs, g.Leaf(Const, Int, uint64(r.IntN(4))))
	if r.IntN(3) == 0 {
		cs = append(cs, g.Leaf(Undef, Int, 0))
	}
	if r.IntN(4) == 0 {
		cs = append(cs, g.Leaf(PoisonOp, Int, 0))
	}
	pick := func() egraph.ClassID { return cs[r.IntN(len(cs))] }
	frozen := 0
	for range nodes {
		if len(rules) > 0 && r.IntN(2) == 0 {
			cs = append(cs, instance(g, &rules[r.IntN(len(rules))].Left, []egraph.ClassID{pick(), pick()}))
			continue
		}
		switch k := r.IntN(12); {
		case k == 0 && frozen < RuleFreeze:
			n := g.AddNode(egraph.Node{Op: Freeze, Payload: uint64(frozen), Kids: []egraph.ClassID{pick()}})
			frozen++
			cs = append(cs, g.ClassOf(n))
		case k == 1:
			cs = append(cs, g.Add(Sel, Int, 0, pick(), pick(), pick()))
		default:
			op := Pure[r.IntN(len(Pure))]
			f := egraph.Flags(0)
			if (op == Add || op == Sub || op == Mul) && r.IntN(3) == 0 {
				f = egraph.Flags(r.IntN(4))
			}
			cs = append(cs, g.Add(op, Int, f, pick(), pick()))
		}
	}
	return cs, assume
}
