package egraph

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
