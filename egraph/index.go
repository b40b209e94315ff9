package egraph

import "slices"

// entry is a node as matching wants it: in one cache line with its neighbours of
// the same class.
type entry struct {
	body uint64
	node uint32
	op   Op
	fl   Flags
}

// index lists the nodes of each class, sorted by op: what matching sees of the store. It
// is of the graph as it was when changes was its number of changes; matches are applied
// after all are found, so that it is never out of date while it is looked at.
type index struct {
	g       *Graph
	valid   bool
	changes uint64
	start   []uint32 // by class: its first entry; the next class ends it
	mask    []uint64 // by class: which ops it has, see opBit
	newMask []uint64 // by class: which ops of new nodes it has
	entries []entry
	roots   []uint32 // by id: its class then
	levels  []uint8  // by class, see dirtyLevels
	told    []uint32 // scratch
}

// smallClass is up to where insertion sort beats the general one.
const smallClass = 24

// build rebuilds the index and flattens the union-find. The graph must be
// rebuilt.
func (x *index) build() {
	g := x.g
	if x.valid && x.changes == g.changes {
		return
	}
	n := len(g.nodes)
	x.start = resize(x.start, n+2)
	x.mask = resize(x.mask, n)
	x.newMask = resize(x.newMask, n)
	clear(x.start)
	clear(x.mask)
	clear(x.newMask)
	uf := g.uf
	before := x.roots
	if !x.valid {
		before = before[:0]
	}
	// Counts go two up, so that after the prefix sum start[c+1] is where the
	// class begins, and after placing where it ends.
	for id := range uf {
		r := g.find(uint32(id))
		uf[id] = r
		st := g.state[id]
		if id >= len(before) || before[id] != r || st&nodeRepaired != 0 {
			g.state[id] = st&^(nodeRepaired|nodeTrivial) | nodeNew
		} else {
			g.state[id] = st &^ (nodeNew | nodeTrivial)
		}
		if g.cfg.SkipTrivial && x.trivial(uint32(id)) {
			g.state[id] |= nodeTrivial
		}
		if g.state[id]&nodeHidden == 0 {
			x.start[r+2]++
		}
	}
	x.roots = append(x.roots[:0], uf...)
	total := uint32(0)
	for i := range x.start {
		total += x.start[i]
		x.start[i] = total
	}
	x.entries = resize(x.entries, int(total))
	x.place(0)
	x.place(nodeNew) // behind the others of their op
	for c := range n {
		if es := x.entries[x.start[c]:x.start[c+1]]; len(es) > 1 {
			sortByOp(es)
		}
	}
	x.valid = true
	x.changes = g.changes
}

// trivial reports whether Config.SkipTrivial is about node n.
func (x *index) trivial(n uint32) bool {
	g := x.g
	var buf [2]uint32
	c := g.find(n)
	ks := g.operands(n, &buf)
	if len(ks) > 0 && len(g.constOf) > 0 && g.constOf[c] != 0 {
		return true
	}
	for _, k := range ks {
		if g.find(k) == c {
			return true
		}
	}
	return false
}

// place puts the nodes that are new, or not, into the index.
func (x *index) place(new uint8) {
	g := x.g
	for id, st := range g.state {
		if st&(nodeHidden|nodeNew) != new {
			continue
		}
		nd := g.nodes[id]
		r := g.uf[id]
		at := x.start[r+1]
		x.start[r+1]++
		x.entries[at] = entry{nd.body, uint32(id), nd.op(), nd.flags()}
		x.mask[r] |= opBit(nd.op())
		if new != 0 {
			x.newMask[r] |= opBit(nd.op())
		}
	}
}

// sortByOp is stable, so that equal ops stay in order: old nodes before new ones,
// each in id order.
func sortByOp(es []entry) {
	if len(es) > smallClass {
		slices.SortStableFunc(es, func(a, b entry) int { return int(a.op) - int(b.op) })
		return
	}
	for i := 1; i < len(es); i++ {
		e := es[i]
		j := i
		for j > 0 && es[j-1].op > e.op {
			es[j] = es[j-1]
			j--
		}
		es[j] = e
	}
}

func resize[T any](s []T, n int) []T {
	if cap(s) >= n {
		return s[:n]
	}
	return make([]T, n, n+n/4)
}

// ofClass returns a class's entries.
func (x *index) ofClass(c uint32) []entry {
	return x.entries[x.start[c]:x.start[c+1]]
}

// ofOp returns the part of a class's entries that has the op.
func ofOp(es []entry, op Op) []entry {
	lo := 0
	if len(es) > smallClass {
		lo, _ = slices.BinarySearchFunc(es, op, func(e entry, op Op) int { return int(e.op) - int(op) })
	} else {
		for lo < len(es) && es[lo].op < op {
			lo++
		}
	}
	hi := lo
	for hi < len(es) && es[hi].op == op {
		hi++
	}
	return es[lo:hi]
}

// clean is the level of classes that no change is near enough to.
const clean = 255

// dirtyLevels computes, for each class, how many operand steps below it the
// nearest change since the last search is. Changes run backwards over edges as
// over uses: what a class reaches is seen in its place.
func (x *index) dirtyLevels(depth int) []uint8 {
	g := x.g
	n := len(g.nodes)
	x.levels = resize(x.levels, n)
	lv := x.levels
	for i := range lv {
		lv[i] = clean
	}
	cur := g.dirty[:0]
	for _, c := range g.dirty {
		if c = g.find(c); lv[c] == clean {
			lv[c] = 0
			cur = append(cur, c)
		}
	}
	back := func(from int, level uint8) { // close cur[from:] backwards over edges
		if g.edges.n == 0 {
			return
		}
		for i := from; i < len(cur); i++ {
			for e := g.edges.in(cur[i]); e != none; e = g.edges.list[e].nextIn {
				if s := g.find(g.edges.list[e].from); lv[s] == clean && !g.off(16) {
					lv[s] = level
					cur = append(cur, s)
				}
			}
		}
	}
	back(0, 0)
	x.tellBack(cur)
	lo := 0
	for level := 1; level <= depth; level++ {
		hi := len(cur)
		for i := lo; i < hi; i++ {
			tail := g.cls[cur[i]].useTail
			if tail == 0 {
				continue
			}
			for u := g.uses[tail].next; ; u = g.uses[u].next {
				if p := g.find(g.uses[u].node); lv[p] == clean {
					lv[p] = uint8(level)
					cur = append(cur, p)
				}
				if u == tail {
					break
				}
			}
		}
		back(hi, uint8(level))
		lo = hi
	}
	g.dirty = cur
	return lv
}

// tellBack makes classes told that reach one that is: guards ask what a class reaches in its
// place. All of these are among those that have changed.
func (x *index) tellBack(changed []uint32) {
	g := x.g
	if g.edges.n == 0 {
		return
	}
	told := x.told[:0]
	for _, c := range changed {
		if g.cls[c].bits&classTold != 0 {
			told = append(told, c)
		}
	}
	for i := 0; i < len(told); i++ {
		for e := g.edges.in(told[i]); e != none; e = g.edges.list[e].nextIn {
			if s := g.find(g.edges.list[e].from); g.cls[s].bits&classTold == 0 {
				g.cls[s].bits |= classTold
				told = append(told, s)
			}
		}
	}
	x.told = told
}

// clearDirty starts a new period of change.
func (x *index) clearDirty() {
	g := x.g
	for _, c := range g.dirty {
		g.cls[c].bits &^= classDirty | classGrown | classTold
	}
	g.dirty = g.dirty[:0]
}

// A search after the first has to find what there was not before: matches with a new node,
// through a new edge, or of which a guard asks what was not known. looks are what tests from
// some place on look at, heat is where it may have changed: where they have nothing in common
// all that could be found was found before.
//
// A register is a bit of each half: in the low half for the nodes of its class, or of what
// that reaches, and what is below these; in the high half for its facts.
type looks uint64

const (
	// sharedReg and those behind it share a bit, which is always hot.
	sharedReg  = 31
	factsShift = 32
	always     = looks(1<<sharedReg | 1<<(sharedReg+factsShift))
)

func intoReg(r uint8) looks  { return 1 << min(r, sharedReg) }
func factsReg(r uint8) looks { return intoReg(r) << factsShift }

// without leaves n registers from r on out, which are not there yet.
func (l looks) without(r, n uint8) looks {
	for i := r; i < r+n && i < sharedReg; i++ {
		l &^= intoReg(i) | factsReg(i)
	}
	return l
}

// addLooks fills the looks of the codes in [first, end), a tree. What is below a code has
// a higher number.
func (rs *RuleSet) addLooks(first, end uint32) {
	of := make([]looks, end-first)
	for at := end; at > first; {
		at--
		c := &rs.codes[at]
		var all looks
		groups := rs.groups[c.groups : c.groups+c.ngroups]
		for i := range groups {
			gr := &groups[i]
			var below looks
			for _, br := range rs.branches[gr.cases : gr.cases+gr.ncases] {
				if br.next != 0 {
					below |= of[br.next-first]
				}
				if br.exch != 0 {
					below |= of[br.exch-first]
				}
			}
			gr.looks = gr.own() | below.without(gr.makes())
			all |= gr.looks
		}
		yields := rs.yields[c.yields : c.yields+c.nyields]
		for i := range yields {
			y := &yields[i]
			h := &rs.heads[y.rule]
			if h.looksBelow {
				y.looks = always
			}
			if h.asks {
				for _, r := range rs.vars[y.vars : y.vars+uint32(y.n)] {
					y.looks |= factsReg(r)
				}
			}
			all |= y.looks
		}
		of[at-first] = all
	}
}

// own is what a test itself looks at.
func (t *test) own() (l looks) {
	switch t.kind {
	case testOp:
		l = intoReg(t.a)
	case testSame:
		l = intoReg(t.a) | intoReg(t.b)
	case testGuardVar, testLook:
		l = intoReg(t.a) | factsReg(t.a)
	case testGuard:
		for _, r := range t.args[:t.n] {
			l |= factsReg(r)
		}
	}
	return l
}

// makes is the registers that a test loads.
func (t *test) makes() (first, n uint8) {
	switch t.kind {
	case testOp:
		return t.out, t.n + 1
	case testSame, testGuardVar, testLook:
		return t.out, 1
	}
	return 0, 0
}

// warm notes of a register that holds class c now whether it is hot.
func (m *matcher) warm(r uint8, c uint32) {
	if r >= sharedReg {
		return
	}
	m.heat &^= intoReg(r) | factsReg(r)
	if m.levels[c] < m.depth {
		m.heat |= intoReg(r)
	}
	if m.g.cls[c].bits&classTold != 0 {
		m.heat |= factsReg(r)
	}
}

// cold tells that nothing of what is looked at has changed. In a first search all is news.
func (m *matcher) cold(l looks) bool { return m.heat&l == 0 && m.news == 0 }

// grown is 1 if what a class reaches may have changed, which is news for what is found
// through its edges.
func (m *matcher) grown(c uint32) int {
	if m.g.cls[c].bits&classGrown != 0 {
		return 1
	}
	return 0
}

// toldOf is 1 if what a guard asks was not all known before.
func (m *matcher) toldOf(gr *group) int {
	if gr.kind == testGuard && m.delta && m.heat&gr.own() != 0 {
		return 1
	}
	return 0
}

// bind puts a class into a register.
func (m *matcher) bind(r uint8, c uint32) {
	m.regs[r] = c
	if m.delta {
		m.warm(r, c)
	}
}
