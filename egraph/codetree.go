package egraph

import (
	"cmp"
	"slices"
)

// testKind is what a test does.
type testKind uint8

const (
	testOp          testKind = iota // class register a has a node of op val; loads registers from out
	testCount                       // node register a has val operands
	testFlags                       // node register a has the flags val>>1; bit 0: any others are exact too
	testPayload                     // node register a has payload val
	testPayloadPred                 // predicate b accepts node register a for literal val
	testPayloadSame                 // node registers a and b have one payload
	testType                        // class register a has type val
	testTypeSame                    // class registers a and b have one type
	testTypePred                    // predicate val accepts the types of args
	testKinds                       // class register a has a type of kinds val
	testAlone                       // class register a is not shared
	testSame                        // class registers a and b have a common target: out
	testGuardVar                    // the nearest class from a on which all predicates in val hold: out
	testLook                        // any class from a: out
	testGuard                       // predicate val holds on args
)

// test is one instruction of a code tree. It is comparable: equal tests at one
// place are merged.
type test struct {
	kind  testKind
	exact bool // never look through edges
	a, b  uint8
	out   uint8
	n     uint8
	args  [8]uint8
	val   uint64
}

// switches reports whether tests that differ in val only are one switch.
func (k testKind) switches() bool {
	return k == testOp || k == testPayload || k == testPayloadPred || k == testType
}

// guards reports whether the test asks a rule's guards.
func (t *test) guards() bool { return t.kind == testGuard || t.kind == testGuardVar }

// The code tree is flat and without pointers: it is large, is read all the time,
// and the garbage collector has no business in it. Numbers are indexes of
// RuleSet.codes, groups, branches and yields; what belongs together is in a row.

// code is a node of the code tree: what to test next, and the rules that match
// here. Number 0 is none.
type code struct {
	groups, yields   uint32 // the first of each
	ngroups, nyields uint32
}

// group is one test, or a switch of tests over val.
type group struct {
	test
	mask   uint64 // testOp: bits of the ops, see opBit
	slot   uint32 // of guards: where failures are counted, one slot per predicate
	cases  uint32 // the first branch
	ncases uint32
	sorted bool // there are many cases, in the order of val

	// delta says that this is the last testOp on all ways below it, and that all
	// rules there are delta rules: where nothing on the way is new, only new
	// nodes matter here.
	delta bool

	looks looks // what is looked at from here on, below the case too
}

// branch is one case of a group.
type branch struct {
	val  uint64
	next uint32 // code, operands in order; 0 if only the exchanged form matches
	exch uint32 // testOp: code with the first two operands exchanged
}

// yield says that a rule matched.
type yield struct {
	rule uint32
	vars uint32 // where the registers of the rule's variables begin in RuleSet.vars
	n    uint8  // how many they are
	ops  uint8  // node registers in use

	looks looks // what applying it asks
}

const (
	// maxRegs bounds a pattern's registers: a class per operator and per
	// operand. Rules are far smaller.
	maxRegs = 250
	// fewCases is up to where trying one case after the other beats bisection.
	fewCases = 4
	// packedPreds is how many 16-bit predicates fit testGuardVar.
	packedPreds = 4
)

func opBit(op Op) uint64 { return 1 << (op & 63) }

// find returns the branch of the group's case of val, or nil.
func (rs *RuleSet) find(gr *group, val uint64) *branch {
	cases := rs.branches[gr.cases : gr.cases+gr.ncases]
	if gr.sorted {
		lo, hi := 0, len(cases)
		for lo < hi {
			if mid := (lo + hi) / 2; cases[mid].val < val {
				lo = mid + 1
			} else {
				hi = mid
			}
		}
		if lo < len(cases) && cases[lo].val == val {
			return &cases[lo]
		}
		return nil
	}
	for i := range cases {
		if cases[i].val == val {
			return &cases[i]
		}
	}
	return nil
}

// The tree while rules are added to it.

type treeCode struct {
	id     uint32 // index in RuleSet.codes; the counters of Stats are by it
	groups []*treeGroup
	yields []yield
}

type treeGroup struct {
	test
	sure  bool // it holds where it is asked
	slot  uint32
	cases []treeBranch
	byVal map[uint64]int // index in cases, if there are many
	delta bool
}

type treeBranch struct {
	val        uint64
	next, exch *treeCode
}

type treeBuilder struct {
	rs    *RuleSet
	codes []*treeCode // by id
	roots []*treeCode // by op
	any   *treeCode
	ways  []way  // by rule
	tests []test // scratch
	sure  []bool // scratch
}

// insert adds a rule's tests to the tree.
func (b *treeBuilder) insert(lc *leftCompiler) {
	root := lc.c.rule.Left.Op
	tree := &b.roots[root]
	if root == 0 {
		tree = &b.any
	}
	if *tree == nil {
		*tree = b.newCode()
	}
	b.rs.depth[root] = max(b.rs.depth[root], uint8(min(lc.depth, clean-1)))
	at := *tree
	way := way{left: none, slots: make([]uint32, len(lc.c.rule.Guards))}
	for i, t := range lc.tests {
		key := t
		if t.kind.switches() {
			key.val = 0
		}
		var gr *treeGroup
		for _, o := range at.groups {
			if o.test == key {
				gr = o
				break
			}
		}
		if gr == nil {
			gr = &treeGroup{test: key, sure: lc.sure[i]}
			if t.guards() {
				gr.slot = b.rs.slots
				b.rs.slots += packedPreds
			}
			at.groups = append(at.groups, gr)
		}
		if t.guards() || t.kind == testLook {
			if way.left == none {
				way.left = at.id
			}
			for k, guard := range lc.asks[i] {
				way.slots[guard] = gr.slot + uint32(k)
			}
		}
		at = b.branch(gr, t.val)
	}
	if way.left == none {
		way.left = at.id
	}
	for _, l := range lc.c.late {
		way.slots[l.index] = b.rs.slots
		b.rs.slots++
	}
	b.ways = append(b.ways, way)
	y := yield{rule: lc.c.id, ops: uint8(lc.nodes), vars: uint32(len(b.rs.vars))}
	for v := range MaxVars {
		if lc.varReg[v] != 0 {
			b.rs.vars = append(b.rs.vars, uint8(lc.varReg[v]-1))
			y.n++
		}
	}
	at.yields = append(at.yields, y)
}

// branch returns what follows the case of val, which it adds if need be.
func (b *treeBuilder) branch(gr *treeGroup, val uint64) *treeCode {
	i := gr.find(val)
	if i < 0 {
		i = len(gr.cases)
		gr.put(treeBranch{val: val})
	}
	if gr.cases[i].next == nil {
		gr.cases[i].next = b.newCode()
	}
	return gr.cases[i].next
}

func (b *treeBuilder) newCode() *treeCode {
	c := &treeCode{id: uint32(len(b.codes))}
	b.codes = append(b.codes, c)
	return c
}

// find returns the index of the case of val, or -1.
func (gr *treeGroup) find(val uint64) int {
	if gr.byVal != nil {
		if i, ok := gr.byVal[val]; ok {
			return i
		}
		return -1
	}
	for i := range gr.cases {
		if gr.cases[i].val == val {
			return i
		}
	}
	return -1
}

func (gr *treeGroup) put(br treeBranch) {
	gr.cases = append(gr.cases, br)
	switch n := len(gr.cases); {
	case gr.byVal != nil:
		gr.byVal[br.val] = n - 1
	case n > fewCases:
		gr.byVal = make(map[uint64]int, 2*n)
		for i := range gr.cases {
			gr.byVal[gr.cases[i].val] = i
		}
	}
}

// leaveOut puts what follows a sure test into its place, and the codes that are gone into gone, with
// what has become of them. What stands behind a test that is left out is found in the same order.
func (b *treeBuilder) leaveOut(c *treeCode, gone map[uint32]uint32) {
	groups := make([]*treeGroup, 0, len(c.groups))
	for _, gr := range c.groups {
		for i := range gr.cases {
			b.leaveOut(gr.cases[i].next, gone)
		}
		if next := gr.cases[0].next; gr.sure && len(next.yields) == 0 {
			gone[next.id] = c.id
			groups = append(groups, next.groups...)
		} else {
			groups = append(groups, gr)
		}
	}
	c.groups = groups
}

// finish completes switches over ops with exchanged operands. It reports whether
// there is a testOp below, and whether all rules are delta rules.
func (b *treeBuilder) finish(c *treeCode) (ops, delta bool) {
	delta = true
	for _, y := range c.yields {
		delta = delta && b.rs.heads[y.rule].delta
	}
	for _, gr := range c.groups {
		n := len(gr.cases)
		gr.delta = gr.kind == testOp
		for i := range n {
			if gr.cases[i].next != nil {
				o, d := b.finish(gr.cases[i].next)
				ops = ops || o || gr.kind == testOp
				delta = delta && d
				gr.delta = gr.delta && d && !o
			}
		}
		if gr.kind != testOp {
			continue
		}
		for i := range n {
			s := b.rs.lang.rows[gr.cases[i].val].swapped
			if s == 0 {
				continue
			}
			// The swapped form of the pattern's op also matches it.
			if j := gr.find(uint64(s)); j >= 0 {
				gr.cases[j].exch = gr.cases[i].next
			} else {
				gr.put(treeBranch{val: uint64(s), exch: gr.cases[i].next})
			}
		}
	}
	return ops, delta
}

// sorts tells whether flatten puts the cases in order.
func (gr *treeGroup) sorts() bool { return gr.kind.switches() && len(gr.cases) > fewCases }

// number numbers the codes as flatten puts them, so that the tree of each root is in
// one piece.
func (b *treeBuilder) number(gone map[uint32]uint32) {
	to := make([]uint32, len(b.codes))
	order := make([]*treeCode, 1, len(b.codes))
	order[0] = b.codes[0]
	var visit func(c *treeCode)
	visit = func(c *treeCode) {
		if to[c.id] != 0 {
			return
		}
		to[c.id] = uint32(len(order))
		order = append(order, c)
		for _, gr := range c.groups {
			if gr.sorts() {
				slices.SortFunc(gr.cases, func(x, y treeBranch) int { return cmp.Compare(x.val, y.val) })
			}
			for _, br := range gr.cases {
				if br.next != nil {
					visit(br.next)
				}
			}
		}
	}
	for _, c := range append(b.roots, b.any) {
		if c != nil {
			visit(c)
		}
	}
	for i := range b.ways {
		left := b.ways[i].left
		for at, ok := gone[left]; ok; at, ok = gone[at] {
			left = at
		}
		b.ways[i].left = to[left]
	}
	ways := b.ways
	b.rs.ways = func() []way { return ways }
	for i, c := range order {
		c.id = uint32(i)
	}
	b.codes = order
}

// flatten writes the finished tree to the RuleSet: first what hangs at a code,
// then what is below it, so that a way through the tree goes forward in memory.
func (b *treeBuilder) flatten() {
	rs := b.rs
	groups, branches := 0, 0
	for _, c := range b.codes {
		groups += len(c.groups)
		for _, gr := range c.groups {
			branches += len(gr.cases)
		}
	}
	rs.codes = make([]code, len(b.codes))
	rs.groups = make([]group, 0, groups)
	rs.branches = make([]branch, 0, branches)
	rs.yields = make([]yield, 0, len(rs.rules))
	vars := make([]uint8, 0, len(rs.vars))
	done := make([]bool, len(b.codes))
	var put func(c *treeCode)
	put = func(c *treeCode) {
		if done[c.id] { // the exchanged form of another case
			return
		}
		done[c.id] = true
		to := code{uint32(len(rs.groups)), uint32(len(rs.yields)), uint32(len(c.groups)), uint32(len(c.yields))}
		rs.codes[c.id] = to
		for _, y := range c.yields {
			own := rs.vars[y.vars : y.vars+uint32(y.n)]
			y.vars = uint32(len(vars))
			vars = append(vars, own...)
			rs.yields = append(rs.yields, y)
		}
		rs.groups = append(rs.groups, make([]group, len(c.groups))...)
		for i, gr := range c.groups {
			out := group{test: gr.test, slot: gr.slot, delta: gr.delta, cases: uint32(len(rs.branches)), ncases: uint32(len(gr.cases))}
			if gr.sorts() {
				out.sorted = true // by number
			}
			for _, br := range gr.cases {
				to := branch{val: br.val}
				if br.next != nil {
					to.next = br.next.id
				}
				if br.exch != nil {
					to.exch = br.exch.id
				}
				if gr.kind == testOp {
					out.mask |= opBit(Op(br.val))
				}
				rs.branches = append(rs.branches, to)
			}
			rs.groups[int(to.groups)+i] = out
		}
		for _, gr := range c.groups {
			for _, br := range gr.cases {
				if br.next != nil {
					put(br.next)
				}
			}
		}
	}
	for op, c := range b.roots {
		if c == nil {
			continue
		}
		put(c)
		rs.roots[op] = c.id
		if s := rs.lang.rows[op].swapped; s != 0 {
			rs.exch[s] = c.id
		}
	}
	if b.any != nil {
		put(b.any)
		rs.any = b.any.id
	}
	rs.vars = vars
	rs.addLooks(1, uint32(len(rs.codes)))
}
