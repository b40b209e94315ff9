package slp

import (
	"cmp"
	"slices"

	"rewrite/passes/ir"
	"rewrite/passes/ir/intrinsic"
)

// Bounds of how stores are found that are next to each other.
const (
	maxGroups = 16   // addresses of a block that the latest stores are told from: more are not at hand in one loop of a program
	maxChain  = 1024 // stores in a group: a longer row is cut there
)

// A group is stores, or loads, of one type at constant distances.
type group struct {
	first *ir.Value
	list  []seed
	at    map[int64]bool
}

type seed struct {
	access *ir.Value
	off    int64
}

// accessed is where an access is, and what type it is of.
func accessed(v *ir.Value) (p *ir.Value, t *ir.Type) {
	if v.Op == ir.OpStore {
		return v.Args[1], v.Args[0].Type
	}
	return v.Args[0], v.Type
}

// stores vectorizes stores of a block that are next to each other.
func (w *work) stores(b *ir.Block) {
	w.rows(b.Instrs, ir.OpStore, 1, w.row)
	w.rows(b.Instrs, ir.OpStore, maxGaps, w.apart)
}

// rows finds the stores, or loads, of a list that are next to each other, or at most so many of their sizes behind each other.
func (w *work) rows(list []*ir.Value, op ir.Op, reach int64, do func(row []*ir.Value)) {
	var open []*group
	var done []*group
	for _, v := range list {
		if v.Op != op {
			continue
		}
		p, t := accessed(v)
		if !w.plain(v, t) {
			continue
		}
		found := false
		for _, g := range slices.Backward(open) {
			first, of := accessed(g.first)
			if of != t || g.first.Block != v.Block {
				continue
			}
			off, ok := w.distance(first, p)
			if !ok || off > 1<<30 || off < -1<<30 {
				continue
			}
			if op == ir.OpLoad && g.at[off] { // the same is loaded again
				found = true
				break
			}
			if g.at[off] || len(g.list) == maxChain { // written again: what was stored before is a row of its own
				open = slices.DeleteFunc(open, func(o *group) bool { return o == g })
				break
			}
			g.list = append(g.list, seed{v, off})
			g.at[off] = true
			found = true
			break
		}
		if found {
			continue
		}
		if len(open) == maxGroups {
			open = slices.Delete(open, 0, 1)
		}
		g := &group{first: v, list: []seed{{v, 0}}, at: map[int64]bool{0: true}}
		open, done = append(open, g), append(done, g)
	}
	for _, g := range done {
		if len(g.list) < 2 {
			continue
		}
		slices.SortStableFunc(g.list, func(x, y seed) int { return cmp.Compare(x.off, y.off) })
		_, t := accessed(g.first)
		size := int64(w.layout.StoreSize(t))
		for i := 0; i < len(g.list); {
			j := i + 1
			for j < len(g.list) && near(g.list[j].off-g.list[j-1].off, size, reach) {
				j++
			}
			if j-i > 1 {
				row := make([]*ir.Value, 0, j-i)
				for _, s := range g.list[i:j] {
					row = append(row, s.access)
				}
				do(row)
			}
			i = j
		}
	}
}

// near tells whether a distance is some sizes, and no more than so many.
func near(d, size, reach int64) bool { return d%size == 0 && d <= size*reach }

// row vectorizes stores that follow each other in memory, with the number of lanes that is best for all of them; what that leaves by fewer.
func (w *work) row(row []*ir.Value) {
	n := len(row)
	elem := row[0].Args[0].Type
	for most := w.lanesOf(elem); most >= fewest; {
		best, bestCost := 0, 0
		for lanes := most; lanes >= fewest; lanes /= 2 {
			total := 0
			for i := 0; i+lanes <= len(row); {
				if cost := w.try(row[i:i+lanes], false); cost < 0 {
					total += cost
					i += lanes
				} else {
					i++
				}
			}
			if total < bestCost {
				best, bestCost = lanes, total
			}
		}
		if best == 0 {
			break
		}
		var left []*ir.Value
		for i := 0; i < len(row); {
			if i+best <= len(row) && w.try(row[i:i+best], true) < 0 {
				i += best
				continue
			}
			left = append(left, row[i])
			i++
		}
		if most = best; len(left) == len(row) { // there is no order for any
			most /= 2
		}
		row = left
	}
	if len(row) == n && w.asked {
		w.explain(row)
	}
}

// try says what the tree above a bundle of stores costs, 0 if there is none; with do it is vectorized if that is worth it and there is an order for it.
func (w *work) try(row []*ir.Value, do bool) (cost int) {
	if !consecutive(w, row) {
		return 0
	}
	t := w.grow(root{lanes: row, unordered: !do})
	defer t.close()
	if t.root.kind == gathered || t.why != "" {
		return 0
	}
	if do && t.cost < 0 {
		w.say.Applied(row[0], "%d stores found: a %s is vectorized", len(row), t.story())
		t.emit()
	}
	return t.cost
}

// apart vectorizes stores with gaps between them where the target stores some lanes of a vector only, and that costs less.
func (w *work) apart(row []*ir.Value) {
	elem := row[0].Args[0].Type
	align := w.alignOf(row[0], elem)
	for lanes := min(powerUpTo(len(row)), w.lanesOf(elem)); lanes >= fewest; lanes /= 2 {
		if w.costs.Masked(intrinsic.MaskedStore, w.vectorOf(elem, lanes), align) >= lanes*w.costs.Memory(ir.OpStore, elem, align) {
			continue
		}
		for i := 0; i+lanes <= len(row); i++ {
			lane := row[i : i+lanes]
			if consecutive(w, lane) {
				continue
			}
			if w.tryApart(lane) {
				row = slices.Delete(slices.Clone(row), i, i+lanes)
				i--
			}
		}
	}
}

// tryApart vectorizes stores with gaps between them if that is worth it.
func (w *work) tryApart(row []*ir.Value) bool {
	t := w.grow(root{lanes: slices.Clone(row), gaps: true})
	defer t.close()
	if t.root.kind == gathered || t.cost >= 0 || t.why != "" {
		return false
	}
	w.say.Applied(row[0], "%d stores with gaps between them found: a %s is vectorized", len(row), t.story())
	t.emit()
	return true
}

// consecutive tells whether accesses follow each other in memory: some between them may be gone.
func consecutive(w *work, row []*ir.Value) bool {
	from, t := accessed(row[0])
	size := int64(w.layout.StoreSize(t))
	for _, v := range row[1:] {
		to, _ := accessed(v)
		d, ok := w.distance(from, to)
		if from = to; !ok || d != size {
			return false
		}
	}
	return true
}

// explain says of stores next to each other why they are not vectorized.
func (w *work) explain(row []*ir.Value) {
	elem := row[0].Args[0].Type
	lanes := w.lanesOf(elem)
	for lanes > len(row) {
		lanes /= 2
	}
	if lanes < fewest {
		w.say.Missed(row[0], "%d stores found: the target has no register for several %s", len(row), elem)
		return
	}
	t := w.grow(root{lanes: row[:lanes]})
	defer t.close()
	if t.root.kind == gathered {
		w.say.Missed(row[0], "%d stores found: %s", len(row), t.root.why)
		return
	}
	if t.cost >= 0 {
		if w.shown != nil {
			w.shown(t, false)
		}
		w.say.Missed(row[0], "%d stores found: a %s is not worth it", len(row), t.story())
		return
	}
	w.say.Missed(row[0], "%d stores found: a %s is not vectorized: %s", len(row), t.story(), t.why)
}
