package memssa

import (
	"fmt"

	"rewrite/passes/ir"
)

// Check compares the form with the function as it is now: each instruction that does
// something to memory has an access of its kind, in its block and in order, behind the
// one that memory was really left by; each phi has what memory is at the end of each
// predecessor; and where there is no phi all predecessors leave memory by the same access.
func (m *SSA) Check() error {
	dom := m.f.Dominators()
	for _, b := range m.f.Blocks {
		now, order := LiveOnEntry, int32(0)
		if dom.Reachable(b) {
			now = m.AtStart(b)
			if err := checkJoin(m, b, dom); err != nil {
				return err
			}
		}
		for _, v := range b.Instrs {
			id, k := m.Of(v), kindOf(v)
			if id == None {
				if k != Entry {
					return fmt.Errorf("%s: a %s has no access", name(b), v.Op)
				}
				continue
			}
			a := &m.list[id]
			switch {
			case a.kind != k || a.inst != v || a.block != b:
				return fmt.Errorf("%s: the access %d of a %s is of another kind or place", name(b), id, v.Op)
			case m.find(a.before) != now:
				return fmt.Errorf("%s: the access %d of a %s is behind %d, not %d", name(b), id, v.Op, m.find(a.before), now)
			case a.order <= order:
				return fmt.Errorf("%s: the access %d of a %s is out of order", name(b), id, v.Op)
			}
			order = a.order
			if k == Def && dom.Reachable(b) {
				now = id
			}
			if c := a.clobber; c != None {
				if c = m.find(c); dom.Reachable(b) && !m.Above(c, id) {
					return fmt.Errorf("%s: the clobber %d of the access %d is not above it", name(b), c, id)
				}
			}
		}
		if dom.Reachable(b) && m.AtEnd(b) != now {
			return fmt.Errorf("%s: memory is left by %d, not %d", name(b), now, m.AtEnd(b))
		}
	}
	return nil
}

// checkJoin compares what memory is at the start of a block with what its predecessors left.
func checkJoin(m *SSA, b *ir.Block, dom *ir.DomTree) error {
	preds := b.Preds()
	phi := m.phis[b.ID]
	if phi == None {
		for _, p := range preds {
			if dom.Reachable(p) && m.AtEnd(p) != m.AtStart(b) {
				return fmt.Errorf("%s: memory is left by %d in %s and by %d in another predecessor, and there is no phi", name(b), m.AtEnd(p), name(p), m.AtStart(b))
			}
		}
		return nil
	}
	from, args := m.Incoming(phi)
	if len(from) != len(preds) {
		return fmt.Errorf("%s: the phi %d has %d entries for %d predecessors", name(b), phi, len(from), len(preds))
	}
	count := map[*ir.Block]int{}
	for _, p := range preds {
		count[p]++
	}
	for i, p := range from {
		if count[p]--; count[p] < 0 {
			return fmt.Errorf("%s: the phi %d has an entry for %s, which is no predecessor", name(b), phi, name(p))
		}
		if dom.Reachable(p) && args[i] != m.AtEnd(p) {
			return fmt.Errorf("%s: the phi %d has %d for %s, which leaves memory by %d", name(b), phi, args[i], name(p), m.AtEnd(p))
		}
	}
	return nil
}

func name(b *ir.Block) string {
	names := b.Func.Names()
	return names.Label(b)
}
