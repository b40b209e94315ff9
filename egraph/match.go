package egraph

import "slices"

// A match in matcher.found is these words, then one per variable, then, if the
// rule or explanations need them, one per operator of the left side but the
// root.
const (
	matchHead = 0 // rule<<1 | inexact
	matchRoot = 1 // the root's node
	matchVars = 2
)

// matcher runs a code tree over the frozen graph.
type matcher struct {
	g  *Graph
	rs *RuleSet

	regs  [256]uint32 // class registers
	nregs [256]uint32 // node registers

	// delta says that only what was not found before is wanted; news counts what is new
	// on the current path: nodes, edges, and facts that a guard asked for.
	delta bool
	news  int
	// heat is of the registers on the path, by levels, see index.dirtyLevels, and depth,
	// how far below its root a change can matter.
	heat    looks
	levels  []uint8
	depth   uint8
	settled bool // the root is as good as a constant, and can only be found to be anything
	newOnly bool // there are no edges, through which old nodes meet in new ways

	inexact int // edges looked through, flags ignored, on the current path
	fuel    int
	limit   int // matches still allowed
	stopped bool

	types   [8]Type // what predicates are asked about
	classes [8]ClassID

	found matchList
	known knownLiterals
	count []uint32 // matches by rule in this search, if rationed
	skip  []bool   // rules not searched, if any
	stats *Stats   // if counted
	seen  []uint64 // stats.seen, or nil
}

// search finds the matches of all rules on the rebuilt graph.
func (m *matcher) search(rs *RuleSet, incremental bool) {
	g := m.g
	m.rs = rs
	g.index.build()
	m.levels = nil
	if incremental {
		deepest := uint8(0)
		for _, d := range rs.depth {
			deepest = max(deepest, d)
		}
		m.levels = g.index.dirtyLevels(int(deepest))
	}
	defer g.index.clearDirty()
	m.delta = incremental && g.edges.cut == 0 // what was cut off may fit now
	m.newOnly = incremental && g.edges.n == 0
	m.heat, m.news = always, 0
	consts := len(g.constOf) > 0 && !g.off(16)
	m.inexact = 0
	stoppedAt := len(g.nodes)
	for id, nd := range g.nodes {
		op := nd.op()
		if rs.any != 0 && g.uf[id] == uint32(id) && (!incremental || m.levels[id] <= rs.depth[0]) {
			m.fuel--
			m.regs[0], m.nregs[0] = uint32(id), uint32(id)
			m.news = 1
			m.exec(rs.any)
		}
		straight, exch := rs.roots[op], rs.exch[op]
		if m.fuel < 0 || m.limit < 0 {
			stoppedAt = id
			break
		}
		if straight|exch == 0 || g.state[id]&nodeHidden != 0 {
			continue
		}
		if rs.deferred != nil {
			rs.deferred.enter(rs, op)
		}
		c := g.uf[id]
		if m.settled = consts && g.edges.reachesConstant(c); m.settled && (g.constOf[c] != 0 || !g.lang.traits.anything) {
			continue
		}
		m.fuel--
		m.nregs[0] = uint32(id)
		if m.news = int(g.state[id] & nodeNew); !m.delta {
			m.news = 1
		}
		m.depth = rs.depth[op]
		if straight != 0 {
			m.load(0, c, &g.rows[op], nd.body, false)
			m.exec(straight)
		}
		if exch != 0 && m.load(0, c, &g.rows[op], nd.body, true) {
			m.exec(exch)
		}
	}
	m.stopped = m.fuel < 0 || m.limit < 0
	if m.stopped && m.stats != nil {
		m.stats.unreached(g, rs, stoppedAt)
	}
}

// lookThrough is reachOf as far as matching may go: what is one choice for several users is that for each of
// them, and if it is poison, that, too.
func (m *matcher) lookThrough(c uint32) []uint32 {
	g := m.g
	reach := g.edges.reachOf(c)
	if g.cls[c].bits&classShared == 0 {
		return reach
	}
	for _, n := range g.anything {
		if i := slices.Index(reach, g.find(n)); i >= 0 {
			return reach[i : i+1]
		}
	}
	return nil
}

// load puts a node's class and operands into registers. Exchanged equal operands
// are nothing new, which it reports.
func (m *matcher) load(out uint8, c uint32, row *opRow, body uint64, exch bool) bool {
	m.regs[out] = c
	if m.delta {
		m.warm(out, c)
	}
	if !row.arena {
		a, b := uint32(body), uint32(body>>32)
		if exch {
			if a == b && row.swapped != 0 && row == &m.g.rows[row.swapped] {
				return false
			}
			a, b = b, a
		}
		m.regs[out+1] = a
		m.regs[out+2] = b
		if m.delta && row.arity > 0 {
			m.warm(out+1, a)
			if row.arity > 1 {
				m.warm(out+2, b)
			}
		}
		return true
	}
	ks := m.g.arenaKids(body)
	copy(m.regs[int(out)+1:], ks)
	if exch {
		if ks[0] == ks[1] && row == &m.g.rows[row.swapped] {
			return false
		}
		m.regs[out+1], m.regs[out+2] = ks[1], ks[0]
	}
	if m.delta {
		for i := range ks {
			m.warm(out+1+uint8(i), m.regs[int(out)+1+i])
		}
	}
	return true
}

// exec runs the tests below a node of the code tree, and reports its matches.
func (m *matcher) exec(at uint32) {
	rs, g := m.rs, m.g
	news := 0 // of guards that stand in a row
next:
	c := &rs.codes[at]
	if m.seen != nil {
		m.seen[at]++
	}
	groups := rs.groups[c.groups : c.groups+c.ngroups]
	for i := range groups {
		gr := &groups[i]
		if m.fuel < 0 {
			return
		}
		if m.cold(gr.looks) {
			continue
		}
		switch gr.kind {
		case testOp:
			cl := m.regs[gr.a]
			m.ops(gr, cl)
			if g.cls[cl].bits&classOut != 0 && !gr.exact {
				loose := 1
				if gr.n == 0 && g.off(12) {
					loose = 0
				}
				m.inexact += loose
				grown := m.grown(cl)
				m.news += grown
				for _, t := range g.match.lookThrough(cl) {
					if m.fuel--; m.fuel < 0 {
						break
					}
					m.ops(gr, t)
				}
				m.inexact -= loose
				m.news -= grown
			}
		case testSame:
			m.same(gr)
		case testFlags:
			f := g.nodes[m.nregs[gr.a]].flags()
			cases := m.cases(gr)
			for i := range cases {
				br := &cases[i]
				want := Flags(br.val >> 1)
				if f&want != want {
					continue
				}
				if f != want && br.val&1 == 0 {
					m.inexact++
					m.exec(br.next)
					m.inexact--
				} else {
					m.exec(br.next)
				}
			}
		case testPayload:
			if br := rs.find(gr, g.payload(m.nregs[gr.a])); br != nil {
				m.exec(br.next)
			}
		case testPayloadPred:
			for _, lit := range m.literals(gr.b, m.nregs[gr.a]) {
				if br := rs.find(gr, lit); br != nil {
					m.exec(br.next)
				}
			}
		case testType:
			if br := rs.find(gr, uint64(g.nodes[m.regs[gr.a]].typ())); br != nil {
				m.exec(br.next)
			}
		case testGuardVar:
			m.guardVar(gr)
		case testLook:
			cl := m.regs[gr.a]
			m.bind(gr.out, cl)
			m.exec(m.then(gr))
			grown := m.grown(cl)
			m.news += grown
			for _, t := range g.match.lookThrough(cl) {
				if m.fuel--; m.fuel < 0 {
					break
				}
				m.bind(gr.out, t)
				m.inexact++
				m.exec(m.then(gr))
				m.inexact--
			}
			m.news -= grown
		default:
			if !m.holds(gr) {
				continue
			}
			told := m.toldOf(gr)
			m.news += told
			if i == len(groups)-1 && c.nyields == 0 { // most tests stand in a row
				news += told
				at = m.then(gr)
				goto next
			}
			m.exec(m.then(gr))
			m.news -= told
		}
	}
	for i := range c.nyields {
		m.emit(&rs.yields[c.yields+i])
	}
	m.news -= news
}

// cases are the branches of a group.
func (m *matcher) cases(gr *group) []branch {
	return m.rs.branches[gr.cases : gr.cases+gr.ncases]
}

// then is what follows a test that is no switch.
func (m *matcher) then(gr *group) uint32 { return m.rs.branches[gr.cases].next }

// ops runs a switch over the nodes of class c.
func (m *matcher) ops(gr *group, c uint32) {
	x := &m.g.index
	masks := x.mask
	newOnly := m.news == 0 && m.newOnly && gr.delta
	if newOnly {
		masks = x.newMask
	}
	mask := masks[c]
	if mask&gr.mask == 0 {
		return
	}
	es := x.ofClass(c)
	if gr.sorted {
		for i := range es {
			if opBit(es[i].op)&gr.mask == 0 || newOnly && m.g.state[es[i].node]&nodeNew == 0 {
				continue
			}
			if br := m.rs.find(gr, uint64(es[i].op)); br != nil {
				m.enter(gr, br, &es[i], c)
			}
		}
		return
	}
	cases := m.cases(gr)
	for i := range cases {
		br := &cases[i]
		op := Op(br.val)
		if mask&opBit(op) == 0 {
			continue
		}
		part := ofOp(es, op)
		if newOnly { // they are at the end
			j := len(part)
			for j > 0 && m.g.state[part[j-1].node]&nodeNew != 0 {
				j--
			}
			part = part[j:]
		}
		for j := range part {
			m.enter(gr, br, &part[j], c)
		}
	}
}

// knownLiterals is what a search remembers of PayloadPredicates from graph to
// graph: which literals a leaf is, by a hash of it.
type knownLiterals [256]knownLiteral

type knownLiteral struct {
	used    bool
	pred    uint8
	typ     Type
	payload uint64
	is      []uint64
}

// literals are the literals that node n is by predicate pred, ascending: a handful at
// most, however many the rules have.
func (m *matcher) literals(pred uint8, n uint32) []uint64 {
	typ, payload := m.g.nodes[n].typ(), m.g.payload(n)
	k := &m.known[mix(uint64(typ)<<8|uint64(pred), payload)%uint64(len(m.known))]
	if !k.used || k.pred != pred || k.typ != typ || k.payload != payload {
		// not into the old ones: a search further up may be at them
		*k = knownLiteral{true, pred, typ, payload, m.g.lang.PayloadPreds[pred].Literals(nil, typ, payload)}
	}
	return k.is
}

func (m *matcher) enter(gr *group, br *branch, e *entry, c uint32) {
	if m.fuel < 0 {
		return
	}
	m.fuel--
	row := &m.g.rows[e.op]
	// A variadic op matches patterns of its operand count only; patterns of
	// other counts differ in register layout and share no group with this one.
	if row.arity < 0 && len(m.g.arenaKids(e.body)) != int(gr.n) {
		return
	}
	m.nregs[gr.b] = e.node
	isNew := int(m.g.state[e.node] & nodeNew)
	m.news += isNew
	if br.next != 0 {
		m.load(gr.out, c, row, e.body, false)
		m.exec(br.next)
	}
	if br.exch != 0 && m.load(gr.out, c, row, e.body, true) {
		m.exec(br.exch)
	}
	m.news -= isNew
}

// same binds the common target of two classes: themselves if equal, otherwise
// the nearest classes that both reach.
func (m *matcher) same(gr *group) {
	a, b := m.regs[gr.a], m.regs[gr.b]
	next := m.then(gr)
	if a == b {
		m.bind(gr.out, a)
		m.exec(next)
		return
	}
	if gr.exact || (m.g.cls[a].bits|m.g.cls[b].bits)&classOut == 0 {
		return
	}
	ra, rb := m.g.match.lookThrough(a), m.g.match.lookThrough(b)
	grown := m.grown(a) | m.grown(b)
	m.inexact++
	m.news += grown
	defer func() { m.inexact--; m.news -= grown }()
	for i := -1; i < len(ra); i++ {
		t := a
		if i >= 0 {
			t = ra[i]
		}
		m.fuel--
		if t != b && !seen(rb, t) {
			continue
		}
		m.bind(gr.out, t)
		if m.g.off(10) {
			m.bind(gr.out, a)
		}
		m.exec(next)
		return // nearest first: what lies behind it refines this match
	}
}

// guardVar binds the nearest class on which all predicates hold.
func (m *matcher) guardVar(gr *group) {
	cl := m.regs[gr.a]
	m.bind(gr.out, cl)
	if m.delta && m.heat&factsReg(gr.a) != 0 {
		m.news++
		defer func() { m.news-- }()
	}
	preds := gr.val
	failed := m.failing(preds, cl)
	if failed < 0 {
		m.exec(m.then(gr))
		return
	}
	if !gr.exact {
		for _, t := range m.g.match.lookThrough(cl) {
			m.fuel--
			if m.failing(preds, t) < 0 {
				if !m.g.off(7) {
					m.bind(gr.out, t)
				}
				grown := m.grown(cl)
				m.inexact++
				m.news += grown
				m.exec(m.then(gr))
				m.inexact--
				m.news -= grown
				return
			}
		}
	}
	if m.stats != nil {
		m.stats.fails[gr.slot+uint32(failed)]++
	}
}

// failing is the index of the first of packed predicates that does not hold on a class,
// -1 if all do.
func (m *matcher) failing(preds uint64, c uint32) int {
	m.classes[0] = ClassID(c)
	for i := 0; preds != 0; i++ {
		if !m.g.lang.pred(int(preds&0xffff-1)).Eval(m.g, m.classes[:1]) {
			return i
		}
		preds >>= 16
	}
	return -1
}

// holds evaluates tests that neither bind nor branch.
func (m *matcher) holds(gr *group) bool {
	g := m.g
	switch gr.kind {
	case testCount:
		return uint64(len(g.arenaKids(g.nodes[m.nregs[gr.a]].body))) == gr.val
	case testPayloadSame:
		return g.payload(m.nregs[gr.a]) == g.payload(m.nregs[gr.b])
	case testTypeSame:
		return g.nodes[m.regs[gr.a]].typ() == g.nodes[m.regs[gr.b]].typ()
	case testAlone:
		return g.cls[m.regs[gr.a]].bits&classShared == 0
	case testKinds:
		return uint64(g.lang.kindOf(g.nodes[m.regs[gr.a]].typ()))&gr.val != 0
	case testTypePred:
		for i := range gr.n {
			m.types[i] = g.nodes[m.regs[gr.args[i]]].typ()
		}
		return g.lang.typePreds.get(int(gr.val)).Eval(m.types[:gr.n])
	case testGuard:
		for i := range gr.n {
			m.classes[i] = ClassID(m.regs[gr.args[i]])
		}
		if g.lang.pred(int(gr.val)).Eval(g, m.classes[:gr.n]) {
			return true
		}
		if m.stats != nil {
			m.stats.fails[gr.slot]++
		}
	}
	return false
}

// emit records a match.
func (m *matcher) emit(y *yield) {
	h := &m.rs.heads[y.rule]
	if m.settled && !h.toAnything || m.cold(y.looks) || m.skip != nil && m.skip[y.rule] {
		return
	}
	if m.stats != nil {
		m.stats.Rules[y.rule].Matched++
	}
	if m.limit--; m.limit < 0 {
		m.fuel = -1
		if m.stats != nil {
			m.stats.Rules[y.rule].Dropped++
		}
		return
	}
	if m.count != nil {
		m.count[y.rule]++
	}
	first := y.rule << 1
	if m.inexact > 0 && !m.g.off(1) {
		first |= 1
	}
	vars := m.rs.vars[y.vars : y.vars+uint32(y.n)]
	n := matchVars + len(vars)
	nodes := m.nregs[1:1]
	if m.g.log.on || h.needNodes {
		nodes = m.nregs[1:y.ops]
	}
	f := m.found.room(n + len(nodes))
	f[matchHead], f[matchRoot] = first, m.nregs[0]
	for i, r := range vars {
		f[matchVars+i] = m.regs[r]
	}
	copy(f[n:], nodes)
}

// matchList holds matches one after the other, in chunks so that growing copies
// nothing. No match straddles chunks.
type matchList struct {
	chunks [][]uint32
	n      int // chunks in use
}

const (
	firstChunk = 1 << 10 // words; a basic block seldom needs a second
	matchChunk = 1 << 16
)

func (l *matchList) reset() {
	for i := range l.n {
		l.chunks[i] = l.chunks[i][:0]
	}
	l.n = 0
}

func (l *matchList) used() [][]uint32 { return l.chunks[:l.n] }

// room returns n new words.
func (l *matchList) room(n int) []uint32 {
	if l.n > 0 {
		c := &l.chunks[l.n-1]
		if at := len(*c); at+n <= cap(*c) {
			*c = (*c)[:at+n]
			return (*c)[at:]
		}
	}
	if l.n == len(l.chunks) {
		size := firstChunk
		if l.n > 0 {
			size = matchChunk
		}
		l.chunks = append(l.chunks, make([]uint32, 0, size))
	}
	c := &l.chunks[l.n]
	l.n++
	*c = (*c)[:n]
	return *c
}

// matchLen is the number of words of a match of the rule.
func (m *matcher) matchLen(h *head) int {
	g := m.g
	n := matchVars + int(h.nvars)
	if g.log.on || h.needNodes {
		n += max(int(h.nops)-1, 0)
	}
	return n
}
