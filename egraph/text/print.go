package text

import (
	"fmt"
	"strings"

	"rewrite/egraph"
)

// Term prints a node's term as an s-expression. It needs Config.Explain.
func Term(g *egraph.Graph, n egraph.NodeID) string {
	var b strings.Builder
	writeTerm(&b, g, n, 0)
	return b.String()
}

// maxTermDepth keeps printed terms readable: shared parts are printed each time.
const maxTermDepth = 12

func writeTerm(b *strings.Builder, g *egraph.Graph, n egraph.NodeID, depth int) {
	t := g.Log().Term(n)
	if len(t.Kids) == 0 {
		b.WriteString(Label(g, n))
		return
	}
	if depth == maxTermDepth {
		b.WriteString("...")
		return
	}
	b.WriteString("(" + Label(g, n))
	for _, k := range t.Kids {
		b.WriteByte(' ')
		writeTerm(b, g, k, depth+1)
	}
	b.WriteByte(')')
}

// Label prints a node's operator with its payload and flags.
func Label(g *egraph.Graph, n egraph.NodeID) string {
	op := g.Op(n)
	info := &g.Language().Ops[op]
	s := info.Name
	if info.Payload || info.Arity <= 0 {
		text := ""
		if show := g.Language().Show; show != nil {
			text = show(op, g.Type(egraph.ClassID(n)), g.Payload(n))
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
func Dump(g *egraph.Graph) string {
	var b strings.Builder
	for c := range g.Classes() {
		fmt.Fprintf(&b, "c%d", c)
		if t := g.Type(c); t != 0 {
			fmt.Fprintf(&b, ":%d", t)
		}
		switch g.Defined(c) {
		case egraph.NotPoison:
			b.WriteString(" not-poison")
		case egraph.NotUndef:
			b.WriteString(" not-undef")
		case egraph.WellDefined:
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
			fmt.Fprintf(&b, " n%d%s=%s", n, mark, Label(g, n))
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
