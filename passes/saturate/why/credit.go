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
	owner map[egraph.NodeID]int // new nodes: the change that needs it first
	list  []change
}

// change is a value that something else stands for.
type change struct {
	value *ir.Value
	pos   uint32
	// rules are on its explanation, in order, each once; what makes the value
	// comes before what makes operands of the new one. last ends the explanation.
	rules []int32
	last  int
	other int // by which the change is, if by no rule
	saved int64
}

// noChange owns what no change is behind.
const noChange = -1

// Credit counts the changes of a block, which is still as it was. A change pays for the new nodes that it needs
// first, and gets what the instructions cost that go because of it: those that it replaces, and those which
// only such used. All of it adds up to what the block saves; what is left was saved by nobody, as
// instructions without users were.
func (w *Teller) Credit(s *extract.Solution, before extract.Cost) {
	bg, t := w.bg, w.tally
	c := &creditor{w: w, s: s, owner: map[egraph.NodeID]int{}}
	at := map[*ir.Value]int{}
	for _, v := range block.NewRebuilder(bg, s).ReplacedValues() {
		at[v] = len(c.list)
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
	kept := block.NewRebuilder(bg, s).Kept()
	behind := make(map[*ir.Value]int, len(bg.Block.Instrs)) // of what goes: the change that let it go
	// backwards, so that the users of what goes are credited before it
	for i := len(bg.Block.Instrs) - 1; i >= 0; i-- {
		v := bg.Block.Instrs[i]
		if v.Op == ir.OpPhi || bg.Fixed[v.ID] || kept[v] {
			continue
		}
		change, ok := at[v]
		if !ok {
			change = firstUser(v, behind, bg.Point)
		}
		behind[v] = change
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
		site := Site{Func: bg.Func.Spelling(), Saved: ch.saved, input: t.inputs, Input: t.input, pos: int(ch.pos)}
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
func firstUser(v *ir.Value, behind map[*ir.Value]int, point []int32) int {
	change, first := noChange, int32(0)
	for _, u := range v.Uses() {
		if b, ok := behind[u.User]; ok && b != noChange && (change == noChange || point[u.User.ID] < first) {
			change, first = b, point[u.User.ID]
		}
	}
	return change
}

// change finds the rules behind a value's change, which is the index-th.
func (c *creditor) change(v *ir.Value, index int) change {
	bg := c.w.bg
	ch := change{value: v, pos: v.Pos, other: ByCommon}
	k := bg.Class[v.ID]
	n, constant := bg.ConstantFor(k)
	if !constant {
		n, _ = c.s.Node(bg.E, k)
	}
	x := walk{c: c, ch: &ch, proofs: map[*explain.Proof]bool{}, steps: map[*explain.Step]bool{}, terms: map[egraph.NodeID]bool{}}
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
	c      *creditor
	ch     *change
	proofs map[*explain.Proof]bool
	steps  map[*explain.Step]bool
	terms  map[egraph.NodeID]bool
}

// term looks at what a new node is computed from.
func (x *walk) term(n egraph.NodeID, index int) {
	bg := x.c.w.bg
	if bg.Origin(n) != nil || bg.Live(n) || x.terms[n] {
		return
	}
	x.terms[n] = true
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

func (x *walk) from(a, b egraph.NodeID) {
	if a == b {
		return
	}
	if ex, err := explain.Why(x.c.w.bg.E, a, b); err == nil {
		x.proof(&ex.Proof)
	}
}

func (x *walk) proof(p *explain.Proof) {
	if p == nil || x.proofs[p] {
		return
	}
	x.proofs[p] = true
	for _, s := range p.Steps {
		x.step(s)
	}
}

// step adds the rules of a step, those that it rests on first.
func (x *walk) step(s *explain.Step) {
	if s == nil || x.steps[s] {
		return
	}
	x.steps[s] = true
	x.step(s.Edge)
	x.proof(s.Back)
	for _, k := range s.Kids {
		x.proof(k)
	}
	switch s.Kind {
	case egraph.ReasonGiven:
		if s.Label >= block.LabelMove {
			x.ch.other = NumOther + int(s.Label-block.LabelMove)
			break
		}
		fallthrough
	case egraph.ReasonFact:
		if x.ch.other < NumOther { // a move is more to the point
			x.ch.other = ByFacts
		}
	case egraph.ReasonRule:
		for _, ps := range s.Rule.Operands {
			for _, p := range ps {
				x.proof(p)
			}
		}
		r := s.Rule.Rule.Label
		if i := slices.Index(x.ch.rules, r); i >= 0 { // the last time counts
			x.ch.rules = slices.Delete(x.ch.rules, i, i+1)
		}
		x.ch.rules = append(x.ch.rules, r)
	}
}
