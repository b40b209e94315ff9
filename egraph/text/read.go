// Package text reads terms, patterns and rules from s-expressions, and prints terms
// and whole graphs: for tests, examples and dumps.
package text

import (
	"fmt"
	"strings"

	"rewrite/egraph"
)

// sexpr reads s-expressions: (op arg ...), a bare leaf, or ?x for a variable.
type sexpr struct {
	lang *egraph.Language
	src  string
	pos  int
	vars map[string]egraph.Var // nil if variables are not allowed
}

func (s *sexpr) fail(format string, args ...any) error {
	return fmt.Errorf("egraph: %q at column %d: %s", s.src, s.pos+1, fmt.Sprintf(format, args...))
}

func (s *sexpr) space() {
	for s.pos < len(s.src) && strings.IndexByte(" \t\r\n", s.src[s.pos]) >= 0 {
		s.pos++
	}
}

func (s *sexpr) token() string {
	s.space()
	start := s.pos
	for s.pos < len(s.src) && strings.IndexByte(" \t\r\n()", s.src[s.pos]) < 0 {
		s.pos++
	}
	return s.src[start:s.pos]
}

func (s *sexpr) pattern() (egraph.Pattern, error) {
	s.space()
	if s.pos < len(s.src) && s.src[s.pos] == '(' {
		s.pos++
		name := s.token()
		op, ok := s.lang.OpByName(name)
		if !ok {
			return egraph.Pattern{}, s.fail("unknown op %q", name)
		}
		p := egraph.N(op)
		for {
			s.space()
			if s.pos >= len(s.src) {
				return p, s.fail("missing )")
			}
			if s.src[s.pos] == ')' {
				s.pos++
				break
			}
			a, err := s.pattern()
			if err != nil {
				return p, err
			}
			p.Args = append(p.Args, a)
		}
		if n := s.lang.Ops[op].Arity; n >= 0 && n != len(p.Args) {
			return p, s.fail("%s has %d operands, got %d", name, n, len(p.Args))
		}
		return p, nil
	}
	tok := s.token()
	switch {
	case tok == "":
		return egraph.Pattern{}, s.fail("expected a term")
	case tok[0] == '?':
		if s.vars == nil {
			return egraph.Pattern{}, s.fail("variable %s in a term", tok)
		}
		v, ok := s.vars[tok]
		if !ok {
			if len(s.vars) == egraph.MaxVars {
				return egraph.Pattern{}, s.fail("more than %d variables", egraph.MaxVars)
			}
			v = egraph.Var(len(s.vars))
			s.vars[tok] = v
		}
		return egraph.V(v), nil
	}
	if op, ok := s.lang.OpByName(tok); ok && s.lang.Ops[op].Arity == 0 {
		return egraph.N(op), nil
	}
	if s.lang.Leaf != nil {
		if n, ok := s.lang.Leaf(tok); ok {
			p := egraph.L(n.Op, n.Payload)
			if n.Type != 0 {
				p.Type = egraph.TypeSpec{Kind: egraph.Exact, Type: n.Type}
			}
			return p, nil
		}
	}
	return egraph.Pattern{}, s.fail("unknown leaf %q", tok)
}

func (s *sexpr) whole() (egraph.Pattern, error) {
	p, err := s.pattern()
	if err != nil {
		return p, err
	}
	if s.space(); s.pos < len(s.src) {
		return p, s.fail("text after the term")
	}
	return p, nil
}

// ParsePattern reads a pattern such as (+ ?a 0). Variables get numbers in order
// of appearance unless vars has them already; vars is extended.
func ParsePattern(l *egraph.Language, src string, vars map[string]egraph.Var) (egraph.Pattern, error) {
	if err := l.Check(); err != nil {
		return egraph.Pattern{}, err
	}
	s := sexpr{lang: l, src: src, vars: vars}
	return s.whole()
}

// ParseRule reads left and right sides of a rule. With names of predicates and
// their variables, as in "nonzero ?a", it gets guards.
func ParseRule(l *egraph.Language, name, left, right string, guards ...string) (egraph.Rule, error) {
	r := egraph.Rule{Name: name}
	vars := map[string]egraph.Var{}
	var err error
	if r.Left, err = ParsePattern(l, left, vars); err != nil {
		return r, fmt.Errorf("rule %s: %w", name, err)
	}
	bound := len(vars)
	if r.Right, err = ParsePattern(l, right, vars); err != nil {
		return r, fmt.Errorf("rule %s: %w", name, err)
	}
	if len(vars) > bound {
		return r, fmt.Errorf("rule %s: %s has a variable that %s does not bind", name, right, left)
	}
	for _, text := range guards {
		words := strings.Fields(text)
		gd := egraph.Guard{Pred: -1}
		for i, p := range l.Preds {
			if len(words) > 0 && p.Name == words[0] {
				gd.Pred = i
			}
		}
		if gd.Pred < 0 {
			return r, fmt.Errorf("rule %s: unknown predicate in %q", name, text)
		}
		for _, w := range words[1:] {
			v, ok := vars[w]
			if !ok {
				return r, fmt.Errorf("rule %s: %q: variable %s is not bound", name, text, w)
			}
			gd.Args = append(gd.Args, v)
		}
		r.Guards = append(r.Guards, gd)
	}
	return r, nil
}

// AddTerm reads a term without variables and adds it.
func AddTerm(g *egraph.Graph, src string) (egraph.ClassID, error) {
	s := sexpr{lang: g.Language(), src: src}
	p, err := s.whole()
	if err != nil {
		return 0, err
	}
	return add(g, &p), nil
}

func add(g *egraph.Graph, p *egraph.Pattern) egraph.ClassID {
	kids := make([]egraph.ClassID, len(p.Args))
	for i := range p.Args {
		kids[i] = add(g, &p.Args[i])
	}
	return g.ClassOf(g.AddNode(egraph.Node{Op: p.Op, Type: p.Type.Type, Flags: p.Flags.Set, Payload: p.Payload.Value, Kids: kids}))
}
