package egraph

import (
	"errors"
	"fmt"
	"sync/atomic"
)

// RuleSet is a set of rules compiled to one code tree. It does not change and
// may be shared between goroutines.
//
// A left side becomes a sequence of tests, in an order that only depends on its
// shape; the sequences of all rules are merged into a tree, so that common
// prefixes are tested once. Tests that ask "which one is it" (op, payload, type)
// become switches: the number of rules behind them does not matter.
type RuleSet struct {
	lang  *Language
	rules []atomic.Pointer[compiledRule] // see rule
	heads []head
	Rules []Rule // as given, reversed rules following their own; nil if deferred

	// deferred is what a rule set that was read is completed from, nil of one that is
	// complete.
	deferred *deferred

	// The code tree, see codetree.go. Codes are named by index, 0 is none.
	roots    []uint32 // by op
	any      uint32   // of left sides that are a variable
	exch     []uint32 // by op: what to run with the first two operands exchanged
	depth    []uint8  // by op: how far below the root a change can matter
	codes    []code
	groups   []group
	branches []branch
	yields   []yield
	vars     []uint8

	slots uint32       // counters of guards that failed
	ways  func() []way // by rule; of a set that was read, when they are first asked for
}

// Len is the number of rules, reversed ones included.
func (rs *RuleSet) Len() int { return len(rs.heads) }

// Codes is the number of steps of the code tree, those that rules share counted once.
func (rs *RuleSet) Codes() int { return len(rs.codes) }

// rule is one of the set, ready to be applied.
func (rs *RuleSet) rule(id uint32) *compiledRule {
	if c := rs.rules[id].Load(); c != nil {
		return c
	}
	return rs.completeRule(id)
}

// Rule is one of the set; of one that was read it is made when it is asked for.
func (rs *RuleSet) Rule(id RuleID) *Rule { return rs.rule(uint32(id)).rule }

// head is what searching needs of a rule.
type head struct {
	nvars     uint8
	nops      uint8 // operators of the left side
	needNodes bool  // words for the operators' nodes are needed

	// delta says that no guard and no computation could come out otherwise than the
	// first time. Such rules need only the matches with a new node.
	delta bool
	asks  bool // applying it asks what is known of its variables
	// looksBelow: a guard looks at more than its classes and what is known of them
	looksBelow bool
	toAnything bool // the right side is a leaf marked Anything
}

// compiledRule is a rule ready to be applied.
type compiledRule struct {
	head
	rule  *Rule
	id    uint32
	depth int

	// Where a match holds what, see matcher.emit. 0 is nowhere.
	varWord     [MaxVars]uint16
	typeWord    [MaxVars]uint16
	payloadWord [MaxVars]uint16
	flagWord    [MaxVars]uint16

	late  []lateGuard
	right []builder
	root  int16 // what the right side is: a builder's complement or a var word
	calc  int   // computed payloads and types

	leftOps []leftOp // for explanations and the plain matcher
}

// lateGuard is a guard that is evaluated on application.
type lateGuard struct {
	Guard
	index int // in Rule.Guards
}

// leftOp is an operator of the left side, in test order.
type leftOp struct {
	pat    *Pattern
	parent int // index in leftOps, -1 for the root
	arg    int
}

// builder makes one node of a right side.
type builder struct {
	pat   *Pattern
	args  []int16 // var word, or complement of a builder's index
	plain bool    // inline node, fixed flags, no payload, default type
	row   *opRow
}

// Compile checks rules and compiles them to a RuleSet. All errors are reported
// at once.
func Compile(lang *Language, rules []Rule) (*RuleSet, error) {
	if err := lang.Check(); err != nil {
		return nil, err
	}
	rs := &RuleSet{lang: lang, roots: make([]uint32, len(lang.Ops)), exch: make([]uint32, len(lang.Ops)), depth: make([]uint8, len(lang.Ops))}
	var errs []error
	n := len(rules)
	for i := range rules {
		if rules[i].Reverse {
			n++
		}
	}
	rs.Rules = make([]Rule, 0, n)
	for _, r := range rules {
		rs.Rules = append(rs.Rules, r)
		if r.Reverse {
			if r.Kind == Refinement && !lang.Disabled.Has(11) {
				errs = append(errs, fmt.Errorf("egraph: rule %s: only an equality can be reversed", r.Name))
				continue
			}
			b := r
			b.Left, b.Right, b.Reverse = r.Right, r.Left, false
			b.Name += "/reverse"
			rs.Rules = append(rs.Rules, b)
		}
	}
	rs.rules, rs.heads = make([]atomic.Pointer[compiledRule], len(rs.Rules)), make([]head, len(rs.Rules))
	slab := make([]compiledRule, len(rs.Rules))
	b := treeBuilder{rs: rs, roots: make([]*treeCode, len(lang.Ops)), codes: make([]*treeCode, 0, 8*n)}
	b.newCode() // none
	for i := range rs.Rules {
		if err := b.add(&slab[i], &rs.Rules[i], uint32(i)); err != nil {
			errs = append(errs, fmt.Errorf("egraph: rule %s: %w", rs.Rules[i].Name, err))
		}
	}
	if len(errs) > 0 {
		return nil, errors.Join(errs...)
	}
	gone := map[uint32]uint32{}
	for _, c := range append(b.roots, b.any) {
		if c != nil {
			b.leaveOut(c, gone)
			b.finish(c)
		}
	}
	b.number(gone)
	b.flatten()
	for op, c := range rs.roots {
		if s := lang.rows[op].swapped; c != 0 && s != 0 {
			rs.depth[s] = max(rs.depth[s], rs.depth[op])
		}
	}
	return rs, nil
}

// leftCompiler turns one left side into tests.
type leftCompiler struct {
	lang  *Language
	c     *compiledRule
	tests []test
	sure  []bool        // by index in tests: it holds after those before it
	asks  map[int][]int // by index in tests: the guards that it asks, by index in Rule.Guards
	regs  int
	nodes int
	depth int

	varReg   [MaxVars]int // register + 1
	varExact [MaxVars]bool
	typeReg  [MaxVars]int
	loadNode [MaxVars]int // node register + 1 of payload variables
	types    typeClasses
	err      error
}

// add compiles a rule and enters it into the tree.
func (b *treeBuilder) add(c *compiledRule, r *Rule, id uint32) error {
	c.rule, c.id = r, id
	lc := leftCompiler{lang: b.rs.lang, c: c, asks: map[int][]int{}, tests: b.tests[:0], sure: b.sure[:0]}
	defer func() { b.tests, b.sure = lc.tests, lc.sure }()
	if err := checkRule(b.rs.lang, r); err != nil {
		return err
	}
	if err := lc.sides(); err != nil {
		return err
	}
	b.insert(&lc)
	b.rs.heads[id] = c.head
	b.rs.rules[id].Store(c)
	return nil
}

// sides compiles both sides of a rule.
func (lc *leftCompiler) sides() error {
	c, r := lc.c, lc.c.rule
	lc.left(&r.Left)
	if lc.err != nil {
		return lc.err
	}
	c.root = compileBuilder(lc.lang, c, &r.Right, true)
	c.nops = uint8(lc.nodes)
	c.delta = len(r.Guards) == 0 && len(r.TypeGuards) == 0 && c.calc == 0
	c.asks = c.calc > 0 || len(c.late) > 0
	c.toAnything = lc.lang.Ops[r.Right.Op].Anything
	for _, gd := range r.Guards {
		c.looksBelow = c.looksBelow || lc.lang.pred(gd.Pred).LooksBelow
	}
	return nil
}

// left compiles the left side and then the guards, which come last: most
// matches fail on structure, and structure is shared.
func (lc *leftCompiler) left(p *Pattern) {
	c := lc.c
	lc.regs = 1 + len(p.Args)
	lc.types.reset()
	if p.Op == 0 {
		lc.nodes = 1
		lc.variable(p, 0, 0, true)
	} else {
		lc.node(p, 0, -1, 0, 0, false)
	}
	if lc.err != nil {
		return
	}
	word := uint16(matchVars)
	var y []uint8
	for v := range c.varWord {
		if lc.varReg[v] != 0 {
			c.varWord[v] = word
			word++
			y = append(y, uint8(v))
		}
	}
	c.nvars = uint8(len(y))
	lc.guards()
	for i := range c.leftOps {
		p := c.leftOps[i].pat
		w := word + uint16(i) - 1
		if i == 0 {
			w = matchRoot
		}
		need := false
		for v := range MaxVars {
			if p.Flags.Vars>>v&1 != 0 && c.flagWord[v] == 0 {
				c.flagWord[v] = w
				need = true
			}
		}
		if p.Payload.Kind == Bound && c.payloadWord[p.Payload.Index] == 0 {
			c.payloadWord[p.Payload.Index] = w
			need = true
		}
		if p.Type.Kind == Bound && c.typeWord[p.Type.Index] == 0 {
			c.typeWord[p.Type.Index] = w
			need = true
		}
		c.needNodes = c.needNodes || need && i > 0
	}
	eachPattern(p, func(q *Pattern) {
		if q.Op == 0 && q.Type.Kind == Bound && c.typeWord[q.Type.Index] == 0 {
			c.typeWord[q.Type.Index] = c.varWord[q.Var]
		}
	})
	c.depth = lc.depth
}

func eachPattern(p *Pattern, f func(*Pattern)) {
	f(p)
	for i := range p.Args {
		eachPattern(&p.Args[i], f)
	}
}

// node compiles the tests on an operator whose node is already loaded: its class
// in register reg, its operands behind it.
func (lc *leftCompiler) node(p *Pattern, reg, parent, arg, depth int, exact bool) {
	if lc.err != nil {
		return
	}
	n := lc.nodes
	lc.nodes++
	self := len(lc.c.leftOps)
	lc.c.leftOps = append(lc.c.leftOps, leftOp{p, parent, arg})
	lc.depth = max(lc.depth, depth)
	info := &lc.lang.Ops[p.Op]
	lc.alike(info, reg, len(p.Args))
	if parent < 0 && info.Arity < 0 {
		lc.emit(test{kind: testCount, val: uint64(len(p.Args))})
	}
	if info.Flags != 0 {
		val := uint64(lc.lang.Imply(p.Op, p.Flags.Set)) << 1
		if p.Flags.Vars != 0 {
			val |= 1
		}
		lc.emit(test{kind: testFlags, a: uint8(n), val: val})
	}
	switch s := p.Payload; s.Kind {
	case Exact:
		lc.emit(test{kind: testPayload, a: uint8(n), val: s.Value})
	case Tested:
		lc.emit(test{kind: testPayloadPred, a: uint8(n), b: uint8(s.Index), val: s.Value})
	case Bound:
		if r := lc.loadNode[s.Index]; r != 0 {
			lc.emit(test{kind: testPayloadSame, a: uint8(r - 1), b: uint8(n)})
		} else {
			lc.loadNode[s.Index] = n + 1
		}
	}
	lc.typed(p.Type, reg)
	if p.Var != NoVar {
		lc.bind(p.Var, reg, depth, exact)
	}
	below := exact || info.OneChoice && !lc.lang.Disabled.Has(4)
	// Leaves first: they are the most selective. Variables before operators,
	// so that repeated ones fail early.
	for i := range p.Args {
		if q := &p.Args[i]; q.Op != 0 && len(q.Args) == 0 && lc.lang.Ops[q.Op].Arity == 0 {
			lc.operand(q, reg+1+i, self, i, depth+1, below)
		}
	}
	for i := range p.Args {
		if q := &p.Args[i]; q.Op == 0 {
			lc.variable(q, reg+1+i, depth+1, below)
		}
	}
	for i := range p.Args {
		if q := &p.Args[i]; q.Op != 0 && !(len(q.Args) == 0 && lc.lang.Ops[q.Op].Arity == 0) {
			lc.operand(q, reg+1+i, self, i, depth+1, below)
		}
	}
}

func (lc *leftCompiler) variable(q *Pattern, reg, depth int, exact bool) {
	if q.Kinds != 0 && !lc.lang.Disabled.Has(13) {
		t := test{kind: testKinds, a: uint8(reg), val: uint64(q.Kinds)}
		lc.emit(t)
		lc.sure[len(lc.sure)-1] = lc.types.narrow(t.a, q.Kinds)
	}
	lc.typed(q.Type, reg)
	lc.bind(q.Var, reg, depth, exact)
}

func (lc *leftCompiler) operand(q *Pattern, reg, parent, arg, depth int, exact bool) {
	out := lc.regs
	lc.regs += 1 + len(q.Args)
	if lc.regs > maxRegs {
		lc.err = errors.New("the left side is too large")
		return
	}
	if q.Alone {
		lc.emit(test{kind: testAlone, a: uint8(reg)})
	}
	lc.types.same(uint8(reg), uint8(out))
	lc.emit(test{kind: testOp, exact: exact, a: uint8(reg), out: uint8(out), b: uint8(lc.nodes), n: uint8(len(q.Args)), val: uint64(q.Op)})
	lc.node(q, out, parent, arg, depth, exact)
}

func (lc *leftCompiler) emit(t test) {
	lc.tests, lc.sure = append(lc.tests, t), append(lc.sure, false)
}

// alike notes what an operation whose class is in a register says of types.
func (lc *leftCompiler) alike(info *OpInfo, reg, args int) {
	first := -1
	if info.Like {
		first = reg
	}
	for i := range args {
		switch r := reg + 1 + i; {
		case info.Alike>>i&1 == 0:
		case first < 0:
			first = r
		default:
			lc.types.same(uint8(first), uint8(r))
		}
	}
}

// typeClasses are class registers of which it is sure that they have one type.
type typeClasses struct {
	of    [256]uint8 // the least of a register's class
	kinds [256]Kind  // by that: what is tested of it, 0 for nothing
}

func (t *typeClasses) reset() {
	for r := range t.of {
		t.of[r] = uint8(r)
	}
	clear(t.kinds[:])
}

// same notes that two registers have one type, and tells whether that was sure.
func (t *typeClasses) same(x, y uint8) (known bool) {
	x, y = t.of[x], t.of[y]
	if x == y {
		return true
	}
	x, y = min(x, y), max(x, y)
	for r, of := range t.of {
		if of == y {
			t.of[r] = x
		}
	}
	if t.kinds[x] == 0 || t.kinds[y] != 0 && t.kinds[y]&t.kinds[x] == t.kinds[y] {
		t.kinds[x] = t.kinds[y]
	}
	return false
}

// narrow notes that a register's type is one of kinds, and tells whether that was sure.
func (t *typeClasses) narrow(r uint8, kinds Kind) (known bool) {
	of := &t.kinds[t.of[r]]
	if *of != 0 && *of&kinds == *of {
		return true
	}
	*of = kinds
	return false
}

func (lc *leftCompiler) typed(s TypeSpec, reg int) {
	switch s.Kind {
	case Exact:
		lc.emit(test{kind: testType, a: uint8(reg), val: uint64(s.Type)})
	case Bound:
		if r := lc.typeReg[s.Index]; r != 0 {
			lc.emit(test{kind: testTypeSame, a: uint8(r - 1), b: uint8(reg)})
			lc.sure[len(lc.sure)-1] = lc.types.same(uint8(r-1), uint8(reg))
		} else {
			lc.typeReg[s.Index] = reg + 1
		}
	}
}

// bind binds a variable to a register, or asks for the common target with where
// it was bound before.
func (lc *leftCompiler) bind(v Var, reg, depth int, exact bool) {
	old := lc.varReg[v]
	lc.varExact[v] = lc.varExact[v] || exact
	if old == 0 {
		lc.varReg[v] = reg + 1
		return
	}
	// A merge of the two operands makes a match without touching this class.
	lc.depth = max(lc.depth, depth)
	out := lc.newReg()
	lc.emit(test{kind: testSame, exact: lc.varExact[v], a: uint8(old - 1), b: uint8(reg), out: out})
	lc.types.same(uint8(old-1), out)
	lc.types.same(uint8(reg), out)
	lc.varReg[v] = int(out) + 1
}

func (lc *leftCompiler) newReg() uint8 {
	r := lc.regs
	if lc.regs++; lc.regs > maxRegs {
		lc.err = errors.New("the left side is too large")
		return 0
	}
	return uint8(r)
}

func (lc *leftCompiler) guards() {
	r := lc.c.rule
	for _, tg := range r.TypeGuards {
		t := test{kind: testTypePred, n: uint8(len(tg.Args)), val: uint64(tg.Pred)}
		for i, a := range tg.Args {
			t.args[i] = uint8(lc.typeReg[a] - 1)
		}
		lc.emit(t)
	}
	var single [MaxVars][]int // guards of one variable, by index
	var many []int
	var looked [MaxVars]bool
	for i, gd := range r.Guards {
		switch {
		case lc.lang.pred(gd.Pred).Late:
			lc.c.late = append(lc.c.late, lateGuard{gd, i})
		case len(gd.Args) == 1 && len(single[gd.Args[0]]) < packedPreds:
			single[gd.Args[0]] = append(single[gd.Args[0]], i)
		default:
			many = append(many, i)
			for _, v := range gd.Args {
				looked[v] = true
			}
		}
	}
	if len(r.Guards) > 0 { // a changed fact makes a match too
		lc.deepen(&r.Left, 0)
	}
	named := namedVars(&r.Left)
	for v := range single {
		own := single[v]
		if len(own) == 0 && !looked[v] {
			continue
		}
		exact := lc.varExact[v] || named>>v&1 != 0
		if looked[v] {
			if !exact {
				out := lc.newReg()
				lc.emit(test{kind: testLook, a: uint8(lc.varReg[v] - 1), out: out})
				lc.varReg[v] = int(out) + 1
			}
			many = append(many, own...)
			continue
		}
		var val uint64
		for i, gi := range own {
			val |= uint64(r.Guards[gi].Pred+1) << (16 * i)
		}
		out := lc.newReg()
		lc.asks[len(lc.tests)] = own
		lc.emit(test{kind: testGuardVar, exact: exact, a: uint8(lc.varReg[v] - 1), out: out, val: val})
		lc.varReg[v] = int(out) + 1
	}
	for _, gi := range many {
		gd := &r.Guards[gi]
		lc.asks[len(lc.tests)] = []int{gi}
		t := test{kind: testGuard, n: uint8(len(gd.Args)), val: uint64(gd.Pred)}
		for i, v := range gd.Args {
			t.args[i] = uint8(lc.varReg[v] - 1)
		}
		lc.emit(t)
	}
}

// deepen counts variables as a level of their own, for rules whose match may
// depend on more than the identity of a variable's class.
func (lc *leftCompiler) deepen(p *Pattern, depth int) {
	lc.depth = max(lc.depth, depth)
	for i := range p.Args {
		lc.deepen(&p.Args[i], depth+1)
	}
}

// namedVars are the variables that name an operator's class: where the operator
// was found they are bound already.
func namedVars(p *Pattern) (set uint32) {
	eachPattern(p, func(q *Pattern) {
		if q.Op != 0 && q.Var != NoVar {
			set |= 1 << q.Var
		}
	})
	return set
}
