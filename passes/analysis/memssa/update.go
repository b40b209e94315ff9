package memssa

import (
	"slices"

	"rewrite/passes/ir"
)

// Remove takes out the access of an instruction that goes, before it does. What came
// behind it comes behind what was before it.
func (m *SSA) Remove(v *ir.Value) {
	id := m.Of(v)
	if id == None {
		return
	}
	if v.Type.HoldsPointers() {
		m.alias.Forget() // pointers based on it are now based on what it was
	}
	m.of[v.ID] = 0
	a := &m.list[id]
	before := m.Before(id)
	if a.kind == Def {
		for _, u := range a.users {
			if m.list[u].clobber == id {
				m.list[u].clobber = None
			}
		}
		m.list[before].users = append(m.list[before].users, a.users...)
	}
	*a = access{kind: gone, before: before}
}

// Replace gives the access of one instruction to another one of the same kind, which
// stands in its place, or next to it with nothing that has an access between.
func (m *SSA) Replace(old, v *ir.Value) {
	id := m.Of(old)
	m.of[old.ID] = 0
	m.enter(v, id)
	m.list[id].inst = v
	m.alias.Forget()
	m.Changed(v)
}

func (m *SSA) enter(v *ir.Value, id ID) {
	if n := m.f.NumValues(); int(v.ID) >= len(m.of) {
		m.of = append(m.of, make([]ID, max(n, int(v.ID)+1)-len(m.of))...)
	}
	m.of[v.ID] = id
}

// Changed says that an instruction accesses another location than it did, or less of it.
func (m *SSA) Changed(v *ir.Value) {
	if id := m.Of(v); id != None {
		m.list[id].clobber = None
	}
}

// HasPhis tells whether ways meet along which memory is left by different accesses.
func (m *SSA) HasPhis() bool {
	for _, id := range m.phis {
		if id != None {
			return true
		}
	}
	return false
}

// Insert makes the access of an instruction that was put into a block, if it has one.
// A new Def is before all that comes behind it, which may need new phis.
func (m *SSA) Insert(v *ir.Value) {
	k := kindOf(v)
	if k == Entry {
		return
	}
	b := v.Block
	before := m.At(v)
	id := m.add(access{kind: k, block: b, inst: v})
	m.enter(v, id)
	m.place(b, id)
	m.follow(id, before)
	if k == Use || !m.dom.Reachable(b) {
		return
	}
	// What follows it in the block.
	for _, x := range b.Instrs[b.IndexOf(v)+1:] {
		if y := m.Of(x); y != None {
			m.follow(y, id)
			m.list[y].clobber = None
			if m.list[y].kind == Def {
				m.Forget() // what is further down may have an answer above the new access
				return
			}
		}
	}
	m.spread(b, id)
}

// place numbers an access among those of its block.
func (m *SSA) place(b *ir.Block, id ID) {
	v := m.list[id].inst
	at := b.IndexOf(v)
	last, next := int32(0), int32(0)
	for i := at - 1; i >= 0 && last == 0; i-- {
		if x := m.Of(b.Instrs[i]); x != None {
			last = m.list[x].order
		}
	}
	for i := at + 1; i < len(b.Instrs) && next == 0; i++ {
		if x := m.Of(b.Instrs[i]); x != None {
			next = m.list[x].order
		}
	}
	switch {
	case next == 0:
		m.list[id].order = last + gap
	case next-last > 1:
		m.list[id].order = last + (next-last)/2
	default:
		n := int32(0)
		for _, x := range b.Instrs {
			if y := m.Of(x); y != None {
				n += gap
				m.list[y].order = n
			}
		}
	}
}

// spread makes a Def what memory is at the end of its block and wherever that leads:
// new phis go to the iterated dominance frontier, and what is below gets what is before it anew.
func (m *SSA) spread(b *ir.Block, id ID) {
	defs := make([]bool, len(m.f.Blocks))
	defs[b.ID] = true
	for _, j := range joins(m, defs) {
		if m.phis[j.ID] == None {
			m.phis[j.ID] = m.add(access{kind: Phi, block: j})
		}
	}
	m.Forget() // answers that were found may be above the new access
	m.rename()
}

// A Split is a new block without accesses that was put between two others.
type Split struct{ From, Mid, To *ir.Block }

// SplitEdges says that edges were split, and nothing else was done to blocks.
func (m *SSA) SplitEdges(list []Split) {
	m.dom = m.f.Dominators() // which numbers the blocks
	phis, ends := make([]ID, len(m.f.Blocks)), make([]ID, len(m.f.Blocks))
	for i := range phis {
		phis[i] = None
	}
	for i, b := range m.blocks {
		phis[b.ID], ends[b.ID] = m.phis[i], m.ends[i]
	}
	m.phis, m.ends, m.blocks = phis, ends, slices.Clone(m.f.Blocks)
	for _, s := range list {
		m.ends[s.Mid.ID] = m.AtEnd(s.From)
		if phi := m.phis[s.To.ID]; phi != None {
			from := m.list[phi].in.from
			from[slices.Index(from, s.From)] = s.Mid
		}
	}
}

// Forget drops all answers that were found. A pass calls it at the end whose changes made
// accesses write more than they did, or put Defs before others: answers may be above these.
func (m *SSA) Forget() {
	for i := range m.list {
		m.list[i].clobber = None
	}
	m.list[LiveOnEntry].clobber = LiveOnEntry
}
