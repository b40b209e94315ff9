package memssa

import (
	"slices"

	"rewrite/passes/analysis/alias"
	"rewrite/passes/ir"
)

// New puts the memory of a function into SSA form. Blocks that are not reached see
// memory as it is on entry.
//
// Defs are numbered in the order of the text and phis behind them, as LLVM does, which
// gives Uses no numbers.
func New(f *ir.Func, aa *alias.Analysis) *SSA { return Again(nil, f, aa) }

// Again is New in the memory of another one that nobody has any more; nil for none.
func Again(old *SSA, f *ir.Func, aa *alias.Analysis) *SSA {
	m := old
	if m == nil {
		m = new(SSA)
	}
	*m = SSA{f: f, alias: aa, dom: f.Dominators(), blocks: append(m.blocks[:0], f.Blocks...), list: m.list[:0], of: zeros(m.of, f.NumValues()),
		phis: zeros(m.phis, len(f.Blocks)), ends: zeros(m.ends, len(f.Blocks)), links: m.links, todo: m.todo, met: m.met}
	n := 0
	for _, b := range f.Blocks {
		n += len(b.Instrs)
	}
	kinds := make([]Kind, 0, n)
	defs := make([]bool, len(f.Blocks))
	n = 1
	for i, b := range f.Blocks {
		m.phis[i] = None
		for _, v := range b.Instrs {
			k := kindOf(v)
			kinds = append(kinds, k)
			if k != Entry {
				n++
			}
			defs[i] = defs[i] || k == Def && m.dom.Reachable(b)
		}
	}
	joins := joins(m, defs)
	m.list = append(slices.Grow(m.list, n+len(joins)), access{before: None, clobber: LiveOnEntry})
	m.enterAll(kinds, Def)
	for _, b := range joins {
		m.phis[b.ID] = m.add(access{kind: Phi, block: b})
	}
	m.enterAll(kinds, Use)
	m.rename()
	return m
}

// zeros is a list of n zeros, in the memory of another one if that is enough.
func zeros(list []ID, n int) []ID {
	if cap(list) < n {
		return make([]ID, n)
	}
	list = list[:n]
	clear(list)
	return list
}

// enterAll adds the accesses of a kind, of which kinds has that of each instruction.
func (m *SSA) enterAll(kinds []Kind, kind Kind) {
	for _, b := range m.f.Blocks {
		order := int32(0)
		for i, v := range b.Instrs {
			if kinds[i] == Entry {
				continue
			}
			if order += gap; kinds[i] == kind {
				m.of[v.ID] = m.add(access{kind: kind, block: b, inst: v, order: order})
			}
		}
		kinds = kinds[len(b.Instrs):]
	}
}

// gap is how far apart the orders of neighbours are at first.
const gap = 1 << 8

func (m *SSA) add(a access) ID {
	a.clobber = None
	m.list = append(m.list, a)
	return ID(len(m.list) - 1)
}

// joins is the iterated dominance frontier of some blocks, by the algorithm of
// Sreedhar and Gao, "A Linear Time Algorithm for Placing phi-Nodes" (1995): the blocks
// are taken from the deepest in the dominator tree up, and the subtree of each is
// searched for edges that leave it to a block which is no deeper. Each block is
// searched once, so it is linear where the frontiers themselves are not.
func joins(m *SSA, defs []bool) (list []*ir.Block) {
	rpo := m.dom.ReversePostorder()
	if len(rpo) == 0 {
		return nil
	}
	level := make([]int32, len(m.f.Blocks))
	deepest := int32(0)
	for _, b := range rpo[1:] {
		level[b.ID] = level[m.dom.Idom(b).ID] + 1
		deepest = max(deepest, level[b.ID])
	}
	queue := make([][]*ir.Block, deepest+1)
	for _, b := range rpo {
		if defs[b.ID] {
			queue[level[b.ID]] = append(queue[level[b.ID]], b)
		}
	}
	joined, searched := make([]bool, len(m.f.Blocks)), make([]bool, len(m.f.Blocks))
	var todo []*ir.Block
	for l := deepest; l >= 0; l-- {
		for len(queue[l]) > 0 {
			n := len(queue[l]) - 1
			root := queue[l][n]
			queue[l] = queue[l][:n]
			todo = append(todo[:0], root)
			searched[root.ID] = true
			for len(todo) > 0 {
				b := todo[len(todo)-1]
				todo = todo[:len(todo)-1]
				for _, s := range b.Succs() {
					if level[s.ID] > l || joined[s.ID] {
						continue
					}
					joined[s.ID] = true
					list = append(list, s)
					if !defs[s.ID] {
						queue[level[s.ID]] = append(queue[level[s.ID]], s)
					}
				}
				for _, c := range m.dom.Children(b) {
					if !searched[c.ID] {
						searched[c.ID] = true
						todo = append(todo, c)
					}
				}
			}
		}
	}
	return list
}

// rename finds what is before each access, in a walk over the dominator tree.
func (m *SSA) rename() {
	links := m.links[:0]
	follow := func(id, before ID) {
		m.list[id].before = before
		links = append(links, link{before, id})
	}
	for _, b := range m.dom.ReversePostorder() {
		now := m.AtStart(b) // its immediate dominator stands before it
		for _, v := range b.Instrs {
			id := m.of[v.ID]
			if id == 0 {
				continue
			}
			follow(id, now)
			if m.list[id].kind == Def {
				now = id
			}
		}
		m.ends[b.ID] = now
	}
	for _, b := range m.f.Blocks {
		if m.dom.Reachable(b) {
			if phi := m.phis[b.ID]; phi != None {
				links = join(m, phi, links)
			}
			continue
		}
		for _, v := range b.Instrs {
			if id := m.of[v.ID]; id != 0 {
				follow(id, LiveOnEntry)
			}
		}
	}
	m.share(links)
	m.links = links
}

// A link is an access and one that it names.
type link struct{ named, by ID }

// share gives all accesses their users, in one piece of memory.
func (m *SSA) share(links []link) {
	count := make([]int32, len(m.list))
	for _, l := range links {
		count[l.named]++
	}
	all := make([]ID, len(links))
	for i, n := range count {
		m.list[i].users, all = all[:0:n], all[n:]
	}
	for _, l := range links {
		m.list[l.named].users = append(m.list[l.named].users, l.by)
	}
}

// follow makes an access the next one behind another.
func (m *SSA) follow(id, before ID) {
	m.list[id].before = before
	m.list[before].users = append(m.list[before].users, id)
}

// join gives a phi what memory is at the end of each predecessor.
func join(m *SSA, phi ID, links []link) []link {
	a := &m.list[phi]
	preds := a.block.Preds()
	a.in = &incoming{make([]ID, len(preds)), slices.Clone(preds)}
	for i, p := range preds {
		a.in.args[i] = m.AtEnd(p)
		links = append(links, link{a.in.args[i], phi})
	}
	return links
}
