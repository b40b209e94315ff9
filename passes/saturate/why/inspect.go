package why

import (
	"slices"

	"rewrite/passes/saturate/block"

	"rewrite/dsl"
	"rewrite/egraph"
	"rewrite/extract"
	"rewrite/passes/ir"
	"rewrite/passes/saturate/program"
)

// Inspected is the graph of a block after the rules ran on it, with what was
// chosen from it. It is valid during the call of Options.Inspect.
type Inspected struct {
	Block *ir.Block
	// Stops tells why each group of rules stopped, in their order.
	Stops []GroupStop
	// Contradiction tells how the facts of the graph contradict each other: the block
	// cannot be reached and stays as it is. "" if they do not.
	Contradiction string
	// Before and After are the cost of the block, in hundredths.
	Before, After uint64

	w        *Teller
	t        *terms // nil if there is a contradiction
	survived map[applied]string
}

// GroupStop tells why a group of rules stopped.
type GroupStop struct {
	Group string
	egraph.Stop
}

// applied is a rule and a class that it was applied to.
type applied struct {
	rule *dsl.Rule
	root egraph.ClassID
}

// Inspect shows the graph of a block.
func (w *Teller) Inspect(b *ir.Block, show func(*Inspected)) {
	bg := w.bg
	plain := bg.E
	defer func() { bg.E = plain }()
	in := &Inspected{Block: b, w: w}
	for i, stop := range w.withReasons(b) {
		in.Stops = append(in.Stops, GroupStop{w.p.Groups[i].Name, stop})
	}
	in.Before = uint64(w.ex.InputCost())
	in.After = in.Before
	why, dead := bg.E.Contradiction()
	if dead {
		in.Contradiction = why
	} else {
		s, err := w.x.Extract(w.ex.Problem())
		if err != nil {
			panic("saturate: " + err.Error())
		}
		in.t = newTerms(w, s)
		in.After = min(in.Before, uint64(s.Cost))
	}
	show(in)
}

// survivors are the applications of rules that are on the explanation of a value
// that changes, with the value.
func (in *Inspected) survivors() map[applied]string {
	if in.survived == nil {
		in.survived = map[applied]string{}
		g := in.w.bg.E
		for _, v := range block.NewRebuilder(in.w.bg, in.t.s).ReplacedValues() {
			c := in.t.change(v)
			if c.chain == nil {
				continue
			}
			for _, s := range c.chain.Steps {
				if r := s.Why.Rule; r != nil {
					k := applied{in.w.p.RuleOf(r.Rule), g.ClassOf(r.Root)}
					if _, ok := in.survived[k]; !ok {
						in.survived[k] = c.Value
					}
				}
			}
		}
	}
	return in.survived
}

// costWith is the cost of the block if a class is what a node is, which is in it
// or in a class that it refines to; ok is false if that cannot be built. It uses
// an extractor of its own, so that the solution stays.
func (in *Inspected) costWith(k egraph.ClassID, n egraph.NodeID) (cost extract.Cost, ok bool) {
	bg := in.w.bg
	p := in.w.ex.Problem()
	to := bg.E.ClassOf(n)
	k = bg.E.Find(k)
	p.Only = func(c egraph.ClassID) (egraph.NodeID, egraph.ClassID, bool) {
		switch c {
		case k:
			return n, to, true
		case to:
			return n, to, true
		}
		return 0, 0, false
	}
	s, err := extract.Extract(p)
	if err != nil {
		return 0, false
	}
	return s.Cost, true
}

// ViewClass is a class of a graph, for drawing.
type ViewClass struct {
	ID     egraph.ClassID
	Name   string // of a value of the input that is in it; "" for none
	Type   string
	Facts  string // what is known of it
	Root   bool   // the block needs it
	Chosen bool   // something is computed for it, or it is there already
	Nodes  []ViewNode
	Edges  []ViewEdge // to what refines it
}

// ViewNode is a node of a ViewClass.
type ViewNode struct {
	ID       egraph.NodeID
	Label    string // operation and flags; the value for leaves
	Text     string // the operation with its operands by name
	Kids     []egraph.ClassID
	Cost     uint64 // in hundredths; its own
	Live     bool   // the block need not compute it
	NoCost   bool   // it cannot be built here
	Original bool   // it is in the input
	Value    string // that it is then
	Chosen   bool
}

// ViewEdge says that a class may be replaced by another, and by what right.
type ViewEdge struct {
	To   egraph.ClassID
	Why  string
	Rule *dsl.Rule // nil if Why is no rule's name
}

// View lists the classes of the graph, with what was chosen.
func (in *Inspected) View() (list []ViewClass) {
	if in.t == nil {
		return nil
	}
	t, bg := in.t, in.w.bg
	g := bg.E
	chosen := map[egraph.NodeID]bool{}
	for _, n := range t.s.Order {
		chosen[n] = true
	}
	roots := map[egraph.ClassID]bool{}
	for _, r := range in.w.ex.Problem().Roots {
		roots[g.Find(r.Class)] = true
	}
	for k := range g.Classes() {
		c := ViewClass{ID: k, Type: bg.Types.IR(g.Type(k)).String(), Root: roots[k]}
		if _, constant := g.Constant(k); !constant {
			if f := bg.Of(g, k); f.Width > 0 {
				c.Facts = factText(f)
			}
		}
		if _, ok := t.s.Node(g, k); ok {
			c.Chosen = true
		}
		for n := range g.Nodes(k) {
			v := ViewNode{ID: n, Label: t.label(n), Text: t.nodeText(n), Live: bg.Live(n), Original: g.Original(n), Chosen: chosen[n]}
			for i := range g.Arity(n) {
				v.Kids = append(v.Kids, g.Kid(n, i))
			}
			if cost := in.w.ex.Cost(n); cost == extract.Infinite {
				v.NoCost = true
			} else if !v.Live {
				v.Cost = uint64(cost)
			}
			if o := bg.Origin(n); o != nil && g.Op(n) != program.OpInt && g.Op(n) != program.OpFloat {
				v.Value = t.spelling(o)
				if c.Name == "" {
					c.Name = v.Value
				}
			}
			if m, ok := t.s.Node(g, k); ok && m == n && v.Live {
				v.Chosen = true
			}
			c.Chosen = c.Chosen || v.Chosen
			c.Nodes = append(c.Nodes, v)
		}
		for to, s := range t.cs.Edges(k) {
			e := ViewEdge{To: to, Why: s.Kind.String()}
			if s.Rule != nil {
				e.Rule = in.w.p.RuleOf(s.Rule.Rule)
				e.Why = e.Rule.Name
			}
			if !slices.ContainsFunc(c.Edges, func(o ViewEdge) bool { return o.To == e.To }) {
				c.Edges = append(c.Edges, e)
			}
		}
		list = append(list, c)
	}
	return list
}

// label is a node without its operands.
func (t *terms) label(n egraph.NodeID) string {
	g := t.bg.E
	if v := t.bg.Origin(n); v != nil && (g.Op(n) == program.OpFixed || g.Op(n) == program.OpValue) {
		if g.Op(n) == program.OpFixed {
			return v.Op.String()
		}
		return t.spelling(v)
	}
	if g.Arity(n) == 0 {
		return constantText(t.bg.Client, g.Op(n), g.Type(g.ClassOf(n)), g.Payload(n))
	}
	s := g.Language().Ops[g.Op(n)].Name
	if fl := program.UnpackFlags(g.Flags(n)); fl != 0 {
		s += " " + fl.String()
	}
	return s
}

// nodeText is a node with its operands by name.
func (t *terms) nodeText(n egraph.NodeID) string {
	g := t.bg.E
	if g.Arity(n) == 0 {
		return t.label(n)
	}
	s := t.label(n)
	for i := range g.Arity(n) {
		if i > 0 {
			s += ","
		}
		s += " " + t.className(g.Kid(n, i))
	}
	return s
}

// className is a short name of a class: a value of the input, a constant, or else
// an operation that rules made.
func (t *terms) className(k egraph.ClassID) string {
	g := t.bg.E
	if n, ok := g.Constant(k); ok {
		return constantText(t.bg.Client, g.Op(n), g.Type(k), g.Payload(n))
	}
	for n := range g.Nodes(k) {
		if v := t.bg.Origin(n); v != nil {
			return t.spelling(v)
		}
	}
	first := ""
	for n := range g.Nodes(k) {
		if g.Arity(n) == 0 {
			return t.label(n)
		}
		if first == "" {
			first = t.label(n)
		}
	}
	return "(" + first + " ...)"
}
