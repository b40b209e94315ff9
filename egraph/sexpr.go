package egraph

import (
	"fmt"
	"strings"
)

// sexpr reads s-expressions: (op arg ...), a bare leaf, or ?x for a variable.
type sexpr struct {
	lang *Language
	src  string
	pos  int
	vars map[string]Var // nil if variables are not allowed
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

func (s *sexpr) pattern() (Pattern, error) {
	s.space()
	if s.pos < len(s.src) && s.src[s.pos] == '(' {
		s.pos++
		name := s.token()
		op, ok := s.lang.OpByName(name)
		if !ok {
			return Pattern{}, s.fail("unknown op %q", name)
		}
		p := N(op)
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
		return Pattern{}, s.fail("expected a term")
	case tok[0] == '?':
		if s.vars == nil {
			return Pattern{}, s.fail("variable %s in a term", tok)
		}
		v, ok := s.vars[tok]
		if !ok {
			if len(s.vars) == MaxVars {
				return Pattern{}, s.fail("more than %d variables", MaxVars)
			}
			v = Var(len(s.vars))
			s.vars[tok] = v
		}
		return V(v), nil
	}
	if op, ok := s.lang.OpByName(tok); ok && s.lang.Ops[op].Arity == 0 {
		return N(op), nil
	}
	if s.lang.Leaf != nil {
		if n, ok := s.lang.Leaf(tok); ok {
			p := L(n.Op, n.Payload)
			if n.Type != 0 {
				p.Type = TypeSpec{Kind: Exact, Type: n.Type}
			}
			return p, nil
		}
	}
	return Pattern{}, s.fail("unknown leaf %q", tok)
}

func (s *sexpr) whole() (Pattern, error) {
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
func (l *Language) ParsePattern(src string, vars map[string]Var) (Pattern, error) {
	if err := l.prepare(); err != nil {
		return Pattern{}, err
	}
	s := sexpr{lang: l, src: src, vars: vars}
	return s.whole()
}

// ParseRule reads left and right sides of a rule. With names of predicates and
// their variables, as in "nonzero ?a", it gets guards.
func (l *Language) ParseRule(name, left, right string, guards ...string) (Rule, error) {
	r := Rule{Name: name}
	vars := map[string]Var{}
	var err error
	if r.Left, err = l.ParsePattern(left, vars); err != nil {
		return r, fmt.Errorf("rule %s: %w", name, err)
	}
	bound := len(vars)
	if r.Right, err = l.ParsePattern(right, vars); err != nil {
		return r, fmt.Errorf("rule %s: %w", name, err)
	}
	if len(vars) > bound {
		return r, fmt.Errorf("rule %s: %s has a variable that %s does not bind", name, right, left)
	}
	for _, text := range guards {
		words := strings.Fields(text)
		gd := Guard{Pred: -1}
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
func (g *Graph) AddTerm(src string) (ClassID, error) {
	s := sexpr{lang: g.lang, src: src}
	p, err := s.whole()
	if err != nil {
		return 0, err
	}
	return g.addPattern(&p), nil
}

func (g *Graph) addPattern(p *Pattern) ClassID {
	kids := make([]ClassID, len(p.Args))
	for i := range p.Args {
		kids[i] = g.addPattern(&p.Args[i])
	}
	return g.ClassOf(g.AddNode(Node{Op: p.Op, Type: p.Type.Type, Flags: p.Flags.Set, Payload: p.Payload.Value, Kids: kids}))
}

// TermString prints a node's term as an s-expression. It needs Config.Explain.
func (g *Graph) TermString(n NodeID) string {
	var b strings.Builder
	g.writeTerm(&b, n, 0)
	return b.String()
}

// maxTermDepth keeps printed terms readable: shared parts are printed each time.
const maxTermDepth = 12

func (g *Graph) writeTerm(b *strings.Builder, n NodeID, depth int) {
	t := g.Term(n)
	if len(t.Kids) == 0 {
		b.WriteString(g.Label(n))
		return
	}
	if depth == maxTermDepth {
		b.WriteString("...")
		return
	}
	b.WriteString("(" + g.Label(n))
	for _, k := range t.Kids {
		b.WriteByte(' ')
		g.writeTerm(b, k, depth+1)
	}
	b.WriteByte(')')
}

// Label prints a node's operator with its payload and flags.
func (g *Graph) Label(n NodeID) string {
	op := g.Op(n)
	info := &g.lang.Ops[op]
	s := info.Name
	if info.Payload || info.Arity <= 0 {
		text := ""
		if g.lang.Show != nil {
			text = g.lang.Show(op, g.nodes[n].typ(), g.Payload(n))
		}
		switch {
		case text != "" && info.Arity == 0:
			s = text
		case text != "":
			s += ":" + text
		case g.Payload(n) != 0 || info.Payload || info.Constant:
			s = fmt.Sprintf("%s:%d", s, g.Payload(n))
		}
	}
	if f := g.Flags(n); f != 0 {
		s += fmt.Sprintf("!%x", uint16(f))
	}
	return s
}

// Dump lists the classes: what is known of each, its nodes with their operand
// classes (* marks original ones), and the classes that refine it.
func (g *Graph) Dump() string {
	var b strings.Builder
	for c := range g.Classes() {
		fmt.Fprintf(&b, "c%d", c)
		if t := g.Type(c); t != 0 {
			fmt.Fprintf(&b, ":%d", t)
		}
		switch g.Defined(c) {
		case NotPoison:
			b.WriteString(" not-poison")
		case NotUndef:
			b.WriteString(" not-undef")
		case WellDefined:
			b.WriteString(" well-defined")
		}
		if f := g.Fact(c); f != 0 {
			fmt.Fprintf(&b, " fact=%d", f)
		}
		b.WriteString(" {")
		for n := range g.Nodes(c) {
			mark := ""
			if g.Original(n) {
				mark = "*"
			}
			fmt.Fprintf(&b, " n%d%s=%s", n, mark, g.Label(n))
			for i := range g.Arity(n) {
				fmt.Fprintf(&b, " c%d", g.Kid(n, i))
			}
			b.WriteByte(';')
		}
		b.WriteString(" }")
		for t := range g.Targets(c) {
			fmt.Fprintf(&b, " => c%d", t)
		}
		b.WriteByte('\n')
	}
	return b.String()
}
