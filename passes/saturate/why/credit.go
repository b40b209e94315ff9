package why

import (
	"slices"

	"rewrite/passes/saturate/block"

	"rewrite/egraph"
	"rewrite/egraph/explain"
	"rewrite/extract"
	"rewrite/passes/ir"
)

// A creditor shares out what a solution saves in a block among the rules that
// led to it. The graph keeps just enough for that, see egraph's ExplainRules:
// the chains of package egraph, which leave out what is not needed, cost more
// than the run itself.
type creditor struct {
	w     *Teller
	s     *extract.Solution
	basis *explain.Basis
	owner map[egraph.NodeID]int // new nodes: the change that needs it first
	list  []change
}

// change is a value that something else stands for.
type change struct {
	value *ir.Value
	// rules are on its explanation, in order, each once; what makes the value
	// comes before what makes operands of the new one. last ends the explanation.
	rules []int32
	last  int
	other int // by which the change is, if by no rule
	saved int64
}

// noChange owns what no change is behind.
const noChange = -1

// credited is what an instruction of the block at work has to do with changes.
type credited struct {
	of     int // the change of it
	behind int // of one that goes: the change that let it go
}

var noCredit = credited{noChange, noChange}

// Credit counts the changes of a block, which is still as it was. A change pays for the new nodes that it needs
// first, and gets what the instructions cost that go because of it: those that it replaces, and those which
// only such used. All of it adds up to what the block saves; what is left was saved by nobody, as
// instructions without users were.
func (w *Teller) Credit(r *block.Rebuilder, s *extract.Solution, before extract.Cost) {
	bg, t := w.bg, w.tally
	basis, err := explain.NewBasis(bg.E)
	if err != nil {
		panic(err) // the graph keeps reasons
	}
	c := &creditor{w: w, s: s, basis: basis, owner: map[egraph.NodeID]int{}}
	w.credits = slices.Grow(w.credits[:0], bg.Func.NumValues())[:bg.Func.NumValues()]
	for _, v := range bg.Block.Instrs {
		w.credits[v.ID] = noCredit
	}
	for _, v := range r.ReplacedValues() {
		if v.Block == bg.Block {
			w.credits[v.ID].of = len(c.list)
		}
		c.list = append(c.list, c.change(v, len(c.list)))
	}
	left := int64(before) - int64(s.Cost) // what no change is credited with
	give := func(change int, n int64) {
		if change != noChange {
			c.list[change].saved += n
			left -= n
		}
	}
	for n, change := range c.owner {
		give(change, -int64(w.ex.Cost(n)))
	}
	kept := r.Kept()
	// backwards, so that the users of what goes are credited before it
	for i := len(bg.Block.Instrs) - 1; i >= 0; i-- {
		v := bg.Block.Instrs[i]
		if v.Op == ir.OpPhi || bg.Fixed[v.ID] || kept[v] {
			continue
		}
		change := w.credits[v.ID].of
		if change == noChange {
			change = w.firstUser(v)
		}
		w.credits[v.ID].behind = change
		give(change, int64(w.ex.Cost(bg.NodeOf[v.ID])))
	}
	if left != 0 {
		t.other[ByUnused].Survived++
		t.other[ByUnused].Saved += left
	}
	var texts *siteTexts
	for i := range c.list {
		ch := &c.list[i]
		if len(ch.rules) == 0 {
			o := &t.other[ch.other]
			o.Survived++
			o.Credited++
			o.Saved += ch.saved
			continue
		}
		site := Site{Func: bg.Func.Spelling(), Saved: ch.saved, input: t.inputs, Input: t.input}
		for k, r := range ch.rules {
			o := &t.rules[r]
			o.Survived++
			if k == ch.last {
				o.Credited++
				o.Saved += ch.saved
			}
			if !o.wants(&site) {
				continue
			}
			if texts == nil {
				texts = &siteTexts{newTerms(w, s), kept}
			}
			if site.Value == "" {
				site.Value, site.dbg = texts.spelling(ch.value), ch.value.Meta.Get("dbg")
				site.Before, site.After = texts.text(texts.expr(ch.value), 0), texts.text(texts.chosen(ch.value), 0)
				for _, r := range ch.rules {
					site.Rules = append(site.Rules, w.p.Rule(int(r)).Name)
				}
			}
			o.keep(site)
		}
	}
}

// firstUser is the change behind the first of v's users, all of which go.
func (w *Teller) firstUser(v *ir.Value) int {
	change, first := noChange, int32(0)
	for _, u := range v.Uses() {
		if u.User.Block != v.Block {
			continue
		}
		if b, at := w.credits[u.User.ID].behind, w.bg.Point[u.User.ID]; b != noChange && (change == noChange || at < first) {
			change, first = b, at
		}
	}
	return change
}

// change finds the rules behind a value's change, which is the index-th.
func (c *creditor) change(v *ir.Value, index int) change {
	bg := c.w.bg
	ch := change{value: v, other: ByCommon}
	k := bg.Class[v.ID]
	n, constant := bg.ConstantFor(k)
	if !constant {
		n, _ = c.s.Node(bg.E, k)
	}
	x := walk{c: c, ch: &ch}
	x.from(bg.NodeOf[v.ID], n)
	ch.last = len(ch.rules) - 1
	if !constant {
		x.term(n, index)
	}
	if ch.last < 0 {
		ch.last = len(ch.rules) - 1
	}
	return ch
}

// walk collects the rules of explanations.
type walk struct {
	c     *creditor
	ch    *change
	terms []egraph.NodeID // that were looked at
}

// term looks at what a new node is computed from.
func (x *walk) term(n egraph.NodeID, index int) {
	bg := x.c.w.bg
	if bg.Origin(n) != nil || bg.Live(n) || slices.Contains(x.terms, n) {
		return
	}
	x.terms = append(x.terms, n)
	if _, ok := x.c.owner[n]; !ok {
		x.c.owner[n] = index
	}
	for i, built := range bg.E.Log().Term(n).Kids {
		if m, ok := x.c.s.Node(bg.E, bg.E.Kid(n, i)); ok {
			x.from(built, m)
			x.term(m, index)
		}
	}
}

// from adds what one node may stand for another by.
func (x *walk) from(a, b egraph.NodeID) { x.c.basis.Of(a, b, x.tell) }

func (x *walk) tell(kind egraph.ReasonKind, label uint32, rule *egraph.Rule) {
	ch := x.ch
	switch {
	case kind == egraph.ReasonGiven && label >= block.LabelMove:
		ch.other = NumOther + int(label-block.LabelMove)
	case kind == egraph.ReasonRule:
		if i := slices.Index(ch.rules, rule.Label); i >= 0 { // the last time counts
			ch.rules = slices.Delete(ch.rules, i, i+1)
		}
		ch.rules = append(ch.rules, rule.Label)
	case ch.other < NumOther: // a move is more to the point
		ch.other = ByFacts
	}
}
