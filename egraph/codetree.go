package egraph

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
func (k testKind) switches() bool { return k == testOp || k == testPayload || k == testType }

// guards reports whether the test asks a rule's guards.
func (t *test) guards() bool { return t.kind == testGuard || t.kind == testGuardVar }

// code is a node of the code tree: what to test next, and the rules that match
// here.
type code struct {
	id     int // dense number, for counting
	groups []*group
	yields []yield
}

// group is one test, or a switch of tests over val.
type group struct {
	test
	slot  int // of guards: where failures are counted, one slot per predicate
	cases []branch
	byVal map[uint64]int // index in cases, if there are many
	mask  uint64         // testOp: bits of the ops, see opBit
	dense []*branch      // testOp with many cases, by op

	// delta says that this is the last testOp on all ways below it, and that all
	// rules there are delta rules: where nothing on the way is new, only new
	// nodes matter here.
	delta bool
}

// branch is one case of a group.
type branch struct {
	val  uint64
	next *code // operands in order; nil if only the exchanged form matches
	exch *code // testOp: first two operands exchanged
}

// yield says that a rule matched.
type yield struct {
	rule uint32
	vars []uint8 // registers of the rule's variables
	ops  int     // node registers in use
}

const (
	// maxRegs bounds a pattern's registers: a class per operator and per
	// operand. Rules are far smaller.
	maxRegs = 250
	// fewCases is up to where trying one case after the other beats a table.
	fewCases = 4
	// packedPreds is how many 16-bit predicates fit testGuardVar.
	packedPreds = 4
)

// insert adds a rule's tests to the tree.
func (b *treeBuilder) insert(lc *leftCompiler) {
	root := lc.c.rule.Left.Op
	tree := &b.rs.roots[root]
	if root == 0 {
		tree = &b.rs.any
	}
	if *tree == nil {
		*tree = b.newCode()
	}
	b.rs.depth[root] = max(b.rs.depth[root], uint8(min(lc.depth, clean-1)))
	at := *tree
	way := way{codes: []int{at.id}, slots: make([]int, len(lc.c.rule.Guards))}
	for i, t := range lc.tests {
		key := t
		if t.kind.switches() {
			key.val = 0
		}
		var gr *group
		for _, o := range at.groups {
			if o.test == key {
				gr = o
				break
			}
		}
		if gr == nil {
			gr = &group{test: key}
			if t.guards() {
				gr.slot = b.rs.slots
				b.rs.slots += packedPreds
			}
			at.groups = append(at.groups, gr)
		}
		if t.guards() || t.kind == testLook {
			if way.left == 0 {
				way.left = len(way.codes)
			}
			for k, guard := range lc.asks[i] {
				way.slots[guard] = gr.slot + k
			}
		}
		at = b.branch(gr, t.val)
		way.codes = append(way.codes, at.id)
	}
	if way.left == 0 {
		way.left = len(way.codes)
	}
	for _, l := range lc.c.late {
		way.slots[l.index] = b.rs.slots
		b.rs.slots++
	}
	b.rs.ways = append(b.rs.ways, way)
	y := yield{rule: lc.c.id, ops: lc.nodes}
	for v := range MaxVars {
		if lc.varReg[v] != 0 {
			y.vars = append(y.vars, uint8(lc.varReg[v]-1))
		}
	}
	lc.c.nops = lc.nodes
	at.yields = append(at.yields, y)
}

func opBit(op Op) uint64 { return 1 << (op & 63) }

// branch returns what follows the case of val, which it adds if need be.
func (b *treeBuilder) branch(gr *group, val uint64) *code {
	if i := gr.find(val); i >= 0 {
		if gr.cases[i].next == nil {
			gr.cases[i].next = b.newCode()
		}
		return gr.cases[i].next
	}
	gr.put(branch{val: val, next: b.newCode()})
	return gr.cases[len(gr.cases)-1].next
}

func (b *treeBuilder) newCode() *code {
	c := &code{id: len(b.rs.codes)}
	b.rs.codes = append(b.rs.codes, c)
	return c
}

// find returns the index of the case of val, or -1.
func (gr *group) find(val uint64) int {
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

func (gr *group) put(br branch) {
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

// finish completes switches over ops: exchanged operands and lookup tables. It
// reports whether there is a testOp below, and whether all rules are delta rules.
func (b *treeBuilder) finish(c *code) (ops, delta bool) {
	delta = true
	for _, y := range c.yields {
		delta = delta && b.rs.rules[y.rule].delta
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
				gr.put(branch{val: uint64(s), exch: gr.cases[i].next})
			}
		}
		for _, br := range gr.cases {
			gr.mask |= opBit(Op(br.val))
		}
		if len(gr.cases) > fewCases {
			gr.dense = make([]*branch, len(b.rs.lang.Ops))
			for i := range gr.cases {
				gr.dense[gr.cases[i].val] = &gr.cases[i]
			}
		}
	}
	return ops, delta
}
