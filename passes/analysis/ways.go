package analysis

import (
	"rewrite/passes/analysis/domain"
	"rewrite/passes/ir"
	"rewrite/passes/ir/intrinsic"
)

// block goes through the instructions of a block, and tells whether control gets to its end.
func (w *Walk) block(b *ir.Block) bool {
	w.blocks[b.ID].state = reached
	for i := 0; i < len(b.Instrs); i++ {
		v := b.Instrs[i]
		w.do.Instr(v)
		switch {
		case v.Op == ir.OpLoad || v.Op == ir.OpStore:
			if ir.NeedsMemory(v) {
				w.accessed(v.Args[len(v.Args)-1])
			}
		case v.Op == ir.OpCall && transfers[v.Intrinsic()]:
			args := v.CallArgs()
			if n, ok := w.a.Facts(args[2]).Constant(); ok && !n.IsZero() && args[3].Op == ir.OpInt && args[3].Bits == 0 {
				for _, x := range args[:2] {
					if x.Type == ir.Ptr {
						w.accessed(x)
					}
				}
			}
		case w.a.mod.assumes && isAssume(v) && len(v.Aux.(*ir.Call).Bundles) == 0:
			if !w.tell(v.Args[1], domain.Bool(true)) {
				return false
			}
		}
	}
	return true
}

// maxOffsets is how many offsets an address may be from what is no null then.
const maxOffsets = 4

// transfers are the intrinsics that access what their first operands point to: as many bytes as the third says, and volatile
// if the fourth does.
var transfers = [intrinsic.Num]bool{intrinsic.Memcpy: true, intrinsic.Memmove: true, intrinsic.Memset: true, intrinsic.MemcpyInline: true, intrinsic.MemsetInline: true}

// accessed notes of an address that it is not null behind an access to it, and of what it was computed from.
func (w *Walk) accessed(p *ir.Value) {
	if w.a.nullValid || p.Type != ir.Ptr {
		return
	}
	for range maxOffsets {
		if p.IsConst() || p.Op == ir.OpAlloca {
			return
		}
		if f := w.current(p); p.NumUses() > 1 && f.Width != 0 && !(f.NonZero() && f.NoUndef()) {
			w.learn(p, domain.NotZero(uint32(f.Width)).With(domain.WellDefined))
		}
		if p.Op != ir.OpGEP || p.Flags&ir.InBounds == 0 {
			return
		}
		p = p.Args[0]
	}
}

// leave is on the ways out of a block, and tells those where it goes on.
func (w *Walk) leave(b *ir.Block) {
	t := b.Terminator()
	w.blocks[b.ID].base = int32(len(w.log))
	if t.Op == ir.OpSwitch {
		w.findCases(t)
	}
	for _, to := range t.Targets {
		if w.blocks[to.ID].from == b { // by another case
			continue
		}
		w.blocks[to.ID].from = b
		if len(to.Phis()) == 0 && len(to.Preds()) == 1 {
			continue // it is found where that block is entered
		}
		mark := len(w.log)
		if w.goes(b, to) {
			w.do.Edge(b, to)
			if w.blocks[to.ID].state == ahead {
				w.record(b, to)
			}
		} else {
			if w.never == nil {
				w.never = map[way]bool{}
			}
			w.never[way{b, to}] = true
		}
		w.release(mark)
	}
}

// findCases finds what the condition of a switch is on its way to each block.
func (w *Walk) findCases(t *ir.Value) {
	cond := *w.Facts(t.Args[0])
	if w.cases == nil {
		w.cases = map[way]domain.Facts{}
	}
	for i, to := range t.Targets {
		f := domain.Facts{}
		if i > 0 {
			f = w.a.Facts(t.Args[i])
		} else {
			f = w.a.otherCases(cond, t.Args[1:])
		}
		if old, ok := w.cases[way{t.Block, to}]; ok {
			f = f.Join(old)
		}
		w.cases[way{t.Block, to}] = f
	}
}

// goes notes what the way from a block to another one tells, and tells whether it is ever taken.
func (w *Walk) goes(from, to *ir.Block) bool {
	switch t := from.Terminator(); {
	case t.Op == ir.OpBr && len(t.Targets) == 2 && t.Targets[0] != t.Targets[1]:
		return w.tell(t.Args[0], domain.Bool(to == t.Targets[0]))
	case t.Op == ir.OpSwitch:
		return w.tell(t.Args[0], w.cases[way{from, to}])
	}
	return true
}

// record notes what is known on the way from a block to one that is come to later.
func (w *Walk) record(from, to *ir.Block) {
	j := w.blocks[to.ID].join
	if j == nil {
		w.one[0] = join{from: from, told: w.toldOn(to), phis: w.phis.room(len(to.Phis()))}
		j = &w.joins.keep(w.one[:])[0]
		w.blocks[to.ID].join = j
	} else {
		for i := range j.told {
			t := &j.told[i]
			t.facts = t.facts.Join(*w.Facts(t.v))
		}
	}
	for i, phi := range to.Phis() {
		f := *w.Facts(phi.Args[w.Incoming(phi, from)[0]])
		if j.ways > 0 {
			f = domain.Merge(j.phis[i], f)
		}
		j.phis[i] = f
	}
	j.ways++
}

// toldOn is what was noted since the ways parted that come together in a block, of values from before.
func (w *Walk) toldOn(to *ir.Block) []noted {
	parted, told := w.tree.Idom(to), w.parted[:0]
	for i, n := len(w.log)-1, 0; i >= int(w.blocks[parted.ID].base) && n < maxTold; i-- {
		e := w.log[i]
		if int(w.newest[e.v.ID]) == i+1 && (e.v.Block == nil || w.tree.Dominates(e.v.Block, parted)) {
			told = append(told, e)
			n++
		}
	}
	w.parted = told
	return w.since.keep(told)
}

// Incoming is which operands of a phi come from a block.
func (w *Walk) Incoming(phi *ir.Value, from *ir.Block) []int32 {
	const few = 8
	if len(phi.Targets) <= few {
		return w.scan(phi, from)
	}
	key := way{from, phi.Block}
	if w.places == nil {
		w.places = map[way][]int32{}
	}
	if _, ok := w.places[key]; !ok {
		for i, b := range phi.Targets {
			k := way{b, phi.Block}
			w.places[k] = append(w.places[k], int32(i))
		}
	}
	for _, i := range w.places[key] {
		if phi.Targets[i] != from { // its operands are in another order than those of the block's other phis
			return w.scan(phi, from)
		}
	}
	return w.places[key]
}

// scan is Incoming by a look at all operands.
func (w *Walk) scan(phi *ir.Value, from *ir.Block) []int32 {
	w.at = w.at[:0]
	for i, b := range phi.Targets {
		if b == from {
			w.at = append(w.at, int32(i))
		}
	}
	return w.at
}

// enter notes what is known at the start of a block, and tells whether it is ever reached.
func (w *Walk) enter(b *ir.Block) bool {
	from := w.tree.Idom(b)
	if from == nil {
		return true
	}
	if w.blocks[from.ID].state == dead || w.blocks[from.ID].stops {
		return false
	}
	phis, preds := b.Phis(), b.Preds()
	if len(phis) == 0 && len(preds) == 1 {
		return w.goes(from, b)
	}
	around := false // there are ways that are not come to yet
	for _, p := range preds {
		if w.blocks[p.ID].state == ahead && w.tree.Reachable(p) {
			if !w.tree.Dominates(b, p) {
				return true // a loop with several entries
			}
			around = true
		}
	}
	j := w.blocks[b.ID].join
	if j == nil {
		return false
	}
	if j.ways == 1 && j.from == from {
		w.goes(from, b)
	} else {
		for _, e := range j.told {
			w.refine(e.v, e.facts)
		}
	}
	for i, phi := range phis {
		f := j.phis[i]
		if around {
			back := w.roundIn(phi)
			w.around = append(w.around, noted{v: phi, facts: back})
			f = domain.Merge(f, back)
		}
		w.refine(phi, f)
	}
	w.blocks[b.ID].join = nil
	return true
}
