package egraph

import (
	"encoding/binary"
	"errors"
	"fmt"
	"sync"
	"sync/atomic"
)

// A rule set can be stored, so that a program that has many rules begins at once: most
// inputs need few of them. What is stored is the code tree, and of each rule its head.
// ReadRuleSet reads the tables by operation; the tree of a root is read when a node of its
// operation is first searched, a rule is compiled when a match of it is first applied, and
// a callback is made when it is first asked.

// A table is callbacks by index.
type table[T any] struct {
	at   []atomic.Pointer[T]
	make func(i int) // stores that of i
}

func (t *table[T]) get(i int) *T {
	if p := t.at[i].Load(); p != nil {
		return p
	}
	t.make(i)
	return t.at[i].Load()
}

// A CallbackKind is one of the lists of callbacks.
type CallbackKind uint8

// Kinds of callbacks.
const (
	PredCallback CallbackKind = iota
	TypePredCallback
	ComputeCallback
	TypeComputeCallback
	NumCallbackKinds
)

// CallbackIndex is a number for each kind of callback: how many, or where.
type CallbackIndex [NumCallbackKinds]int

// Callbacks are some in a row of each kind.
type Callbacks struct {
	Preds        []Predicate
	TypePreds    []TypePredicate
	Computes     []Compute
	TypeComputes []TypeCompute
}

// Deferred makes callbacks when they are needed.
type Deferred struct {
	Num CallbackIndex
	// Make gives those that are made together with number i of a kind, and which the
	// first of each kind is. It is called from several goroutines at once and gives the
	// same each time.
	Make func(k CallbackKind, i int) (first CallbackIndex, c *Callbacks)
}

// pred is a predicate by its number.
func (l *Language) pred(i int) *Predicate { return l.preds.get(i) }

// callbacks fills the tables.
func (l *Language) callbacks() {
	d := l.Deferred
	if d == nil {
		l.preds.at = make([]atomic.Pointer[Predicate], len(l.Preds))
		l.typePreds.at = make([]atomic.Pointer[TypePredicate], len(l.TypePreds))
		l.computes.at = make([]atomic.Pointer[Compute], len(l.Computes))
		l.typeComputes.at = make([]atomic.Pointer[TypeCompute], len(l.TypeComputes))
		l.keep(CallbackIndex{}, &Callbacks{l.Preds, l.TypePreds, l.Computes, l.TypeComputes})
		return
	}
	made := func(k CallbackKind) func(int) {
		return func(i int) { l.keep(d.Make(k, i)) }
	}
	l.preds = table[Predicate]{make([]atomic.Pointer[Predicate], d.Num[PredCallback]), made(PredCallback)}
	l.typePreds = table[TypePredicate]{make([]atomic.Pointer[TypePredicate], d.Num[TypePredCallback]), made(TypePredCallback)}
	l.computes = table[Compute]{make([]atomic.Pointer[Compute], d.Num[ComputeCallback]), made(ComputeCallback)}
	l.typeComputes = table[TypeCompute]{make([]atomic.Pointer[TypeCompute], d.Num[TypeComputeCallback]), made(TypeComputeCallback)}
}

func (l *Language) keep(first CallbackIndex, c *Callbacks) {
	for i := range c.Preds {
		l.preds.at[first[PredCallback]+i].Store(&c.Preds[i])
	}
	for i := range c.TypePreds {
		l.typePreds.at[first[TypePredCallback]+i].Store(&c.TypePreds[i])
	}
	for i := range c.Computes {
		l.computes.at[first[ComputeCallback]+i].Store(&c.Computes[i])
	}
	for i := range c.TypeComputes {
		l.typeComputes.at[first[TypeComputeCallback]+i].Store(&c.TypeComputes[i])
	}
}

// deferred is what is left to do of a rule set that was read.
type deferred struct {
	rule func(RuleID) *Rule

	mu    sync.Mutex // held to read a tree, or to compile a rule
	trees []storedTree
	ready []atomic.Bool // by op: nodes of it can be searched
}

// storedTree is where the tree of a root is stored, and where it goes.
type storedTree struct {
	data string // "" if it is read
	from treeEnd
}

// treeEnd is how much of each table of a RuleSet is used up to some place.
type treeEnd struct{ codes, groups, branches, yields, vars uint32 }

// AppendStored stores a rule set that Compile made.
func (rs *RuleSet) AppendStored(out []byte) []byte {
	w := writer{out}
	w.number(len(rs.heads))
	for _, h := range rs.heads {
		w.number(int(h.nvars), int(h.nops), bit(h.needNodes)|bit(h.delta)<<1|bit(h.asks)<<2|bit(h.looksBelow)<<3|bit(h.toAnything)<<4)
	}
	w.number(len(rs.roots))
	for op := range rs.roots {
		w.number(int(rs.roots[op]), int(rs.exch[op]), int(rs.depth[op]))
	}
	w.number(int(rs.any))
	// Where trees end: that of each root, in the order of the codes, and of any.
	var firsts []uint32
	for _, root := range rs.roots {
		if root != 0 {
			firsts = append(firsts, root)
		}
	}
	if rs.any != 0 {
		firsts = append(firsts, rs.any)
	}
	w.number(len(firsts))
	for i, first := range firsts {
		end := uint32(len(rs.codes))
		if i+1 < len(firsts) {
			end = firsts[i+1]
		}
		tree, size := rs.storeTree(first, end)
		w.number(int(size.codes), int(size.groups), int(size.branches), int(size.yields), int(size.vars), len(tree))
		w.out = append(w.out, tree...)
	}
	ways := writer{}
	for _, way := range rs.ways() {
		ways.number(int(way.left), len(way.slots))
		for _, slot := range way.slots {
			ways.number(int(slot))
		}
	}
	w.number(int(rs.slots), len(ways.out))
	return append(w.out, ways.out...)
}

// readWays reads the ways of n rules.
func readWays(data string, n int) []way {
	r, list := reader{data: data}, make([]way, n)
	for i := range list {
		list[i] = way{left: uint32(r.number()), slots: make([]uint32, r.number())}
		for k := range list[i].slots {
			list[i].slots[k] = uint32(r.number())
		}
	}
	return list
}

func bit(b bool) int {
	if b {
		return 1
	}
	return 0
}

// storeTree stores the codes in [first, end). What hangs at them stands in the same order
// in its tables, so that only how many they are is stored.
func (rs *RuleSet) storeTree(first, end uint32) ([]byte, treeEnd) {
	size := treeEnd{codes: end - first}
	var w writer
	for _, c := range rs.codes[first:end] {
		w.number(int(c.ngroups), int(c.nyields))
		for _, gr := range rs.groups[c.groups : c.groups+c.ngroups] {
			size.groups++
			size.branches += gr.ncases
			w.number(int(gr.kind), bit(gr.exact)|bit(gr.delta)<<1|bit(gr.sorted)<<2, int(gr.a), int(gr.b), int(gr.out), int(gr.n))
			if gr.hasArgs() {
				w.out = append(w.out, gr.args[:gr.n]...)
			}
			if gr.guards() {
				w.number(int(gr.slot))
			}
			w.uint(gr.val)
			w.number(int(gr.ncases))
			for _, br := range rs.branches[gr.cases : gr.cases+gr.ncases] {
				w.uint(br.val)
				w.number(below(br.next, first), below(br.exch, first))
			}
		}
		for _, y := range rs.yields[c.yields : c.yields+c.nyields] {
			size.yields++
			size.vars += uint32(y.n)
			w.number(int(y.rule), int(y.ops), int(y.n))
			w.out = append(w.out, rs.vars[y.vars:y.vars+uint32(y.n)]...)
		}
	}
	return w.out, size
}

// below numbers a code of a tree from 1; none is 0.
func below(c, first uint32) int {
	if c == 0 {
		return 0
	}
	return int(c-first) + 1
}

// hasArgs tells whether the test asks a predicate about args.
func (t *test) hasArgs() bool { return t.kind == testTypePred || t.kind == testGuard }

// ReadRuleSet reads what AppendStored wrote, for the same language. rule gives a rule when
// it is first needed; it is called once for each. Who keeps data keeps it from damage: only
// its tables are looked at now. A graph that is to explain more than Config.ExplainRules asks
// for takes no set that was read.
func ReadRuleSet(lang *Language, data string, rule func(RuleID) *Rule) (rs *RuleSet, err error) {
	if err := lang.Check(); err != nil {
		return nil, err
	}
	defer func() {
		if recover() != nil { // an index is out of range
			rs, err = nil, errors.New("egraph: the stored rules are damaged")
		}
	}()
	r := reader{data: data}
	rs = &RuleSet{lang: lang, deferred: &deferred{rule: rule}}
	d := rs.deferred
	rs.heads = make([]head, r.number())
	rs.rules = make([]atomic.Pointer[compiledRule], len(rs.heads))
	for i := range rs.heads {
		h := head{nvars: uint8(r.number()), nops: uint8(r.number())}
		bits := r.number()
		h.needNodes, h.delta, h.asks, h.looksBelow, h.toAnything = bits&1 != 0, bits&2 != 0, bits&4 != 0, bits&8 != 0, bits&16 != 0
		rs.heads[i] = h
	}
	n := r.number()
	if n != len(lang.Ops) {
		return nil, fmt.Errorf("egraph: rules stored for %d operations, not %d", n, len(lang.Ops))
	}
	rs.roots, rs.exch, rs.depth = make([]uint32, n), make([]uint32, n), make([]uint8, n)
	for op := range n {
		rs.roots[op], rs.exch[op], rs.depth[op] = uint32(r.number()), uint32(r.number()), uint8(r.number())
	}
	rs.any = uint32(r.number())
	at := treeEnd{codes: 1}
	list := make([]storedTree, r.number())
	for i := range list {
		t := &list[i]
		t.from = at
		at.codes += uint32(r.number())
		at.groups += uint32(r.number())
		at.branches += uint32(r.number())
		at.yields += uint32(r.number())
		at.vars += uint32(r.number())
		size := r.number()
		t.data = r.data[r.at : r.at+size]
		r.at += size
	}
	rs.slots = uint32(r.number())
	n = r.number()
	ways := r.data[r.at : r.at+n]
	rs.ways = sync.OnceValue(func() []way { return readWays(ways, len(rs.heads)) })
	rs.codes, rs.groups, rs.branches = make([]code, at.codes), make([]group, at.groups), make([]branch, at.branches)
	rs.yields, rs.vars = make([]yield, at.yields), make([]uint8, at.vars)
	d.trees, d.ready = make([]storedTree, n), make([]atomic.Bool, n)
	for op, root := range rs.roots {
		if root != 0 {
			d.trees[op], list = list[0], list[1:]
		}
	}
	if rs.any != 0 {
		rs.readTree(&list[0])
	}
	return rs, nil
}

// enter makes the trees ready that nodes of an operation are searched with.
func (d *deferred) enter(rs *RuleSet, op Op) {
	if !d.ready[op].Load() {
		d.read(rs, op)
	}
}

func (d *deferred) read(rs *RuleSet, op Op) {
	d.mu.Lock()
	defer d.mu.Unlock()
	for _, root := range []Op{op, rs.lang.rows[op].swapped} {
		if t := &d.trees[root]; t.data != "" {
			rs.readTree(t)
			t.data = ""
		}
	}
	d.ready[op].Store(true)
}

// readTree puts a tree where it belongs. Nobody looks there before it is ready.
func (rs *RuleSet) readTree(t *storedTree) {
	r, at := reader{data: t.data}, t.from
	first := at.codes
	for r.at < len(r.data) {
		c := &rs.codes[at.codes]
		at.codes++
		*c = code{groups: at.groups, yields: at.yields, ngroups: uint32(r.number()), nyields: uint32(r.number())}
		for range c.ngroups {
			gr := &rs.groups[at.groups]
			at.groups++
			gr.kind = testKind(r.number())
			bits := r.number()
			gr.exact, gr.delta, gr.sorted = bits&1 != 0, bits&2 != 0, bits&4 != 0
			gr.a, gr.b, gr.out, gr.n = uint8(r.number()), uint8(r.number()), uint8(r.number()), uint8(r.number())
			if gr.hasArgs() {
				r.at += copy(gr.args[:gr.n], r.data[r.at:])
			}
			if gr.guards() {
				gr.slot = uint32(r.number())
			}
			gr.val = r.uint()
			gr.cases, gr.ncases = at.branches, uint32(r.number())
			for range gr.ncases {
				br := &rs.branches[at.branches]
				at.branches++
				br.val = r.uint()
				br.next, br.exch = above(r.number(), first), above(r.number(), first)
				if gr.kind == testOp {
					gr.mask |= opBit(Op(br.val))
				}
			}
		}
		for range c.nyields {
			y := &rs.yields[at.yields]
			at.yields++
			*y = yield{rule: uint32(r.number()), ops: uint8(r.number()), n: uint8(r.number()), vars: at.vars}
			n := copy(rs.vars[at.vars:at.vars+uint32(y.n)], r.data[r.at:])
			r.at += n
			at.vars += uint32(n)
		}
	}
	rs.addLooks(first, at.codes)
}

// above undoes below.
func above(c int, first uint32) uint32 {
	if c == 0 {
		return 0
	}
	return first + uint32(c) - 1
}

// Complete reads and compiles at once what is left to do of a set that was read.
func (rs *RuleSet) Complete() {
	for op, root := range rs.roots {
		if root != 0 && rs.deferred != nil {
			rs.deferred.enter(rs, Op(op))
		}
	}
	for id := range rs.rules {
		rs.rule(uint32(id))
	}
}

// completeRule compiles a rule of a set that was read.
func (rs *RuleSet) completeRule(id uint32) *compiledRule {
	d := rs.deferred
	d.mu.Lock()
	defer d.mu.Unlock()
	if c := rs.rules[id].Load(); c != nil {
		return c
	}
	c := &compiledRule{rule: d.rule(RuleID(id)), id: id}
	lc := leftCompiler{lang: rs.lang, c: c, asks: map[int][]int{}}
	if err := lc.sides(); err != nil {
		panic(fmt.Sprintf("egraph: rule %s, which was stored: %v", c.rule.Name, err))
	}
	rs.rules[id].Store(c)
	return c
}

// Completed counts the rules that are compiled, and the trees that are there, one for each
// operation at the root: all of a set that Compile made, of one that was read those that
// were needed.
func (rs *RuleSet) Completed() (rules, trees int) {
	for i := range rs.rules {
		if rs.rules[i].Load() != nil {
			rules++
		}
	}
	if d := rs.deferred; d != nil {
		d.mu.Lock()
		defer d.mu.Unlock()
	}
	for op, root := range rs.roots {
		if root != 0 && (rs.deferred == nil || rs.deferred.trees[op].data == "") {
			trees++
		}
	}
	return rules, trees
}

// A writer appends numbers, small ones in few bytes.
type writer struct{ out []byte }

func (w *writer) uint(x uint64) { w.out = binary.AppendUvarint(w.out, x) }

func (w *writer) number(xs ...int) {
	for _, x := range xs {
		w.uint(uint64(x))
	}
}

// A reader reads what a writer wrote.
type reader struct {
	data string
	at   int
}

func (r *reader) uint() uint64 {
	b := r.data[r.at]
	r.at++
	if b < 0x80 { // nearly always
		return uint64(b)
	}
	x := uint64(b & 0x7f)
	for shift := 7; ; shift += 7 {
		b = r.data[r.at]
		r.at++
		if x |= uint64(b&0x7f) << shift; b < 0x80 {
			return x
		}
	}
}

func (r *reader) number() int { return int(r.uint()) }
