package explain

import (
	"fmt"
	"strings"

	"rewrite/egraph"
	"rewrite/egraph/text"
)

// Check replays an explanation on the terms as built: every step's operators,
// flags, payloads, operands, guards and facts are what its reason says they are.
// It uses the rules, not the engine's matcher.
func (ex *Explanation) Check(g *egraph.Graph) error {
	c := checker{g: g, log: g.Log(), seen: map[*Proof]bool{}, facts: map[*FactProof]bool{}}
	if ex.g != g {
		return fmt.Errorf("egraph: an explanation of another graph")
	}
	return c.proof(&ex.Proof, false)
}

type checker struct {
	g     *egraph.Graph
	log   *egraph.Log
	seen  map[*Proof]bool
	facts map[*FactProof]bool
}

func (c *checker) proof(p *Proof, equal bool) error {
	if equal && !p.Equal() {
		return fmt.Errorf("nodes %d and %d are to be equal, the proof is one-way", p.From, p.To)
	}
	if c.seen[p] {
		return nil
	}
	c.seen[p] = true
	at := p.From
	for _, s := range p.Steps {
		if s.From != at {
			return fmt.Errorf("a step from node %d, where node %d was reached", s.From, at)
		}
		if err := c.step(s); err != nil {
			return fmt.Errorf("step from %d to %d by %v: %w", s.From, s.To, s.Kind, err)
		}
		at = s.To
	}
	if at != p.To {
		return fmt.Errorf("the proof ends at node %d, not %d", at, p.To)
	}
	return nil
}

func (c *checker) step(s *Step) error {
	switch s.Kind {
	case egraph.ReasonGiven:
		return nil
	case egraph.ReasonFact:
		if s.Facts == nil || s.Facts.Fact == 0 {
			return fmt.Errorf("no fact")
		}
		return c.fact(s.Facts)
	case egraph.ReasonRule:
		return c.rule(s)
	case egraph.ReasonCongruence, egraph.ReasonMonotone:
		return c.operands(s)
	case egraph.ReasonCycle:
		if s.Edge == nil || s.Back == nil || s.Back.From != s.Edge.To || s.Back.To != s.Edge.From || !s.between(s.Edge) {
			return fmt.Errorf("the cycle is not closed")
		}
		if err := c.step(s.Edge); err != nil {
			return err
		}
		return c.proof(s.Back, false)
	case egraph.ReasonDefined:
		if s.Edge == nil || !s.between(s.Edge) {
			return fmt.Errorf("no edge")
		}
		if s.Facts == nil || s.Facts.Defined != egraph.WellDefined {
			return fmt.Errorf("the edge's start is not well-defined")
		}
		if err := c.fact(s.Facts); err != nil {
			return err
		}
		return c.step(s.Edge)
	}
	return fmt.Errorf("unknown reason")
}

// between reports whether s joins the ends of e, in either direction.
func (s *Step) between(e *Step) bool {
	return s.From == e.From && s.To == e.To || s.From == e.To && s.To == e.From
}

// operands checks congruence and monotonicity.
func (c *checker) operands(s *Step) error {
	a, b := c.log.Term(s.From), c.log.Term(s.To)
	mirror := c.g.Language().Mirror(a.Op)
	if a.Op != b.Op && mirror != b.Op || a.Payload != b.Payload || a.Type != b.Type {
		return fmt.Errorf("different operators")
	}
	if s.Equal && a.Flags != b.Flags || a.Flags&b.Flags != b.Flags {
		return fmt.Errorf("flags %#x against %#x", a.Flags, b.Flags)
	}
	if c.g.Language().Ops[a.Op].OneChoice && a.Payload != b.Payload {
		return fmt.Errorf("two choices")
	}
	if len(s.Kids) != len(a.Kids) || len(a.Kids) != len(b.Kids) {
		return fmt.Errorf("%d operands are explained of %d", len(s.Kids), len(a.Kids))
	}
	fits := func(exchanged bool) bool {
		for i, p := range s.Kids {
			if p.From != a.Kids[i] || p.To != b.Kids[order(i, exchanged)] {
				return false
			}
		}
		return true
	}
	if !(a.Op == b.Op && fits(false)) && !(mirror == b.Op && fits(true)) {
		return fmt.Errorf("proofs are of other operands")
	}
	for _, p := range s.Kids {
		if err := c.proof(p, s.Equal); err != nil {
			return err
		}
	}
	return nil
}

// rule checks the application of a rule against its two sides.
func (c *checker) rule(s *Step) error {
	r := s.Rule
	from, to := s.From, s.To
	if s.Backward {
		from, to = to, from
	}
	if r.Root != from || r.result() != to {
		return fmt.Errorf("rule %s is from %d to %d", r.Rule.Name, r.Root, r.result())
	}
	if s.Equal && (r.Rule.Kind != egraph.Equality || !r.Exact) {
		return fmt.Errorf("rule %s did not match exactly", r.Rule.Name)
	}
	for i, op := range r.Left {
		t := c.log.Term(op.Node)
		p := op.Pattern
		if t.Op != p.Op && c.g.Language().Mirror(p.Op) != t.Op || t.Op != p.Op && !op.Exchanged {
			return fmt.Errorf("rule %s: node %d has another operator", r.Rule.Name, op.Node)
		}
		want := c.g.Language().Imply(p.Op, p.Flags.Set)
		if t.Flags&want != want || s.Equal && t.Flags != want && p.Flags.Vars == 0 {
			return fmt.Errorf("rule %s: node %d has flags %#x", r.Rule.Name, op.Node, t.Flags)
		}
		if p.Payload.Kind == egraph.Exact && t.Payload != p.Payload.Value {
			return fmt.Errorf("rule %s: node %d has payload %d", r.Rule.Name, op.Node, t.Payload)
		}
		if len(r.Operands[i]) != len(p.Args) || len(t.Kids) != len(p.Args) {
			return fmt.Errorf("rule %s: node %d has %d operands", r.Rule.Name, op.Node, len(t.Kids))
		}
		for a, pr := range r.Operands[i] {
			if pr.From != t.Kids[order(a, op.Exchanged)] || pr.To != r.matched(i, a) {
				return fmt.Errorf("rule %s: operand %d of node %d is not explained", r.Rule.Name, a, op.Node)
			}
			if err := c.proof(pr, s.Equal); err != nil {
				return fmt.Errorf("rule %s, operand %d of node %d: %w", r.Rule.Name, a, op.Node, err)
			}
		}
	}
	for i, ps := range r.BuiltOperands {
		t := c.log.Term(r.Right[i].Node)
		if p := r.Right[i].Pattern; t.Op != p.Op && c.g.Language().Mirror(p.Op) != t.Op {
			return fmt.Errorf("rule %s: built node %d has another operator", r.Rule.Name, r.Right[i].Node)
		}
		for a, pr := range ps {
			if err := c.proof(pr, true); err != nil {
				return fmt.Errorf("rule %s, operand %d of built node %d: %w", r.Rule.Name, a, r.Right[i].Node, err)
			}
		}
	}
	for _, gf := range r.Guards {
		args := make([]egraph.ClassID, len(gf.Args))
		for i, a := range gf.Args {
			args[i] = c.g.ClassOf(a)
			if gf.Facts[i] != nil {
				if err := c.fact(gf.Facts[i]); err != nil {
					return err
				}
			}
		}
		// Monotone, so true still.
		if pr := &c.g.Language().Preds[gf.Pred]; !pr.Late && !pr.Eval(c.g, args) {
			return fmt.Errorf("rule %s: guard %s does not hold", r.Rule.Name, pr.Name)
		}
	}
	return nil
}

// fact checks that a derivation only uses what was known before.
func (c *checker) fact(p *FactProof) error {
	if c.facts[p] {
		return nil
	}
	c.facts[p] = true
	for _, q := range append([]*FactProof{p.Before}, p.From...) {
		if q == nil {
			continue
		}
		if q.id >= p.id {
			return fmt.Errorf("fact %d is derived from fact %d, which is younger", p.id, q.id)
		}
		if err := c.fact(q); err != nil {
			return err
		}
	}
	return nil
}

// Walk calls f with every step of the proof and of the proofs inside it, once.
func (p *Proof) Walk(f func(*Step) error) error {
	return walker{map[*Proof]bool{}, map[*Step]bool{}, f}.proof(p)
}

type walker struct {
	proofs map[*Proof]bool
	steps  map[*Step]bool
	f      func(*Step) error
}

func (w walker) proof(p *Proof) error {
	if p == nil || w.proofs[p] {
		return nil
	}
	w.proofs[p] = true
	for _, s := range p.Steps {
		if err := w.step(s); err != nil {
			return err
		}
	}
	return nil
}

func (w walker) step(s *Step) error {
	if s == nil || w.steps[s] {
		return nil
	}
	w.steps[s] = true
	if err := w.f(s); err != nil {
		return err
	}
	inner := append([]*Proof{s.Back}, s.Kids...)
	if s.Rule != nil {
		for _, ps := range s.Rule.Operands {
			inner = append(inner, ps...)
		}
		for _, ps := range s.Rule.BuiltOperands {
			inner = append(inner, ps...)
		}
	}
	for _, p := range inner {
		if err := w.proof(p); err != nil {
			return err
		}
	}
	return w.step(s.Edge)
}

// String lists the steps, outermost only, with the terms between them.
func (ex *Explanation) String() string {
	var b strings.Builder
	fmt.Fprintf(&b, "   %s\n", text.Term(ex.g, ex.From))
	for _, s := range ex.Steps {
		arrow := "=>"
		if s.Equal {
			arrow = "=="
		}
		why := s.Kind.String()
		switch {
		case s.Rule != nil && s.Backward:
			why = "rule " + s.Rule.Rule.Name + ", backwards"
		case s.Rule != nil:
			why = "rule " + s.Rule.Rule.Name
		case s.Kind == egraph.ReasonGiven:
			why = fmt.Sprintf("given %d", s.Label)
		}
		fmt.Fprintf(&b, "%s %s   [%s]\n", arrow, text.Term(ex.g, s.To), why)
	}
	return b.String()
}
