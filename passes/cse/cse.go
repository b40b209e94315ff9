// Package cse removes what was computed before: it walks the dominator tree with
// scoped tables of the values that are available.
//
//	b: %x = add nsw i32 %a, %b        b: %x = add i32 %a, %b
//	   store i32 %x, ptr %p              store i32 %x, ptr %p
//	   br i1 %c, label %t, ...           br i1 %c, label %t, ...
//	t: %y = add i32 %a, %b            t: use %x, %x, true
//	   %z = load i32, ptr %p
//	   use %y, %z, %c
//
// Values are the same if they are the same operation on the same operands
// (commuted ones included), by value numbers in the sense of Briggs, Cooper and
// Simpson, "Value Numbering" (1997), section 3. The earlier one keeps only the
// flags that both have, and of metadata what both say.
//
// Memory is told by what clobbers a location, in memory in SSA form: a load from the address
// and with the type of an earlier load that the same access clobbers, or of the store
// that clobbers it, is that value; a store of what is there already goes, and so does one
// that the next access overwrites.
//
// Behind the sole edge of a branch its condition is known there (SEMANTICS 8):
// what a program branches on is neither poison nor undef.
//
// What nothing needs goes on the way; if it is asked for, what comes to a value that is there, by package
// simplify, is that. It is not where the rules come anyway: what they do is to be seen there.
package cse

import (
	"math/bits"
	"slices"
	"sync"

	"rewrite/passes/analysis/manager"
	"rewrite/passes/analysis/memssa"
	"rewrite/passes/internal/edit"
	"rewrite/passes/ir"
	"rewrite/passes/ir/remark"
	"rewrite/passes/pass"
	"rewrite/passes/simplify"
)

// maxRounds bounds how often a function is gone through.
const maxRounds = 4

// Run removes common subexpressions of a function. Where it has loops addresses that come
// to the same further down may tell that memory is not written above, so it is gone
// through again when what is loaded was found.
func Run(f *ir.Func, e *pass.Env) manager.Kept { return run(f, e, nil) }

// RunSimplifying is Run that simplifies, too.
func RunSimplifying(f *ir.Func, e *pass.Env) manager.Kept { return run(f, e, e.Simplify(f)) }

func run(f *ir.Func, e *pass.Env, s *simplify.Simplifier) manager.Kept {
	w := &walk{f: f, say: e.Remarks(f), tree: e.Of(f).Dom(), mem: e.Of(f).Memory(), simplify: s,
		gone: map[*ir.Value]*ir.Value{}, read: map[*ir.Value]memssa.ID{}, opposites: map[*ir.Value]*ir.Value{}}
	w.scopes = idle.Get().(*scopes)
	defer idle.Put(w.scopes)
	w.begin(f)
	for range maxRounds {
		w.found = false
		w.run()
		if !w.found || !w.mem.HasPhis() {
			break
		}
		for _, b := range w.tree.ReversePostorder() {
			b.EraseIf(func(v *ir.Value) bool { _, ok := w.gone[v]; return ok })
		}
		w.mem.Forget()
	}
	if len(w.gone) == 0 && !w.changed {
		return manager.All
	}
	w.unneeded()
	edit.Done(f, w.gone)
	if w.called { // who is called may do less than anybody may
		return manager.Shape
	}
	return manager.Shape | manager.Memory
}

// location is memory of a type at an address.
type location struct {
	address *ir.Value
	typ     *ir.Type
}

// known is what a location holds where an access left it.
type known struct {
	value *ir.Value
	load  *ir.Value // the load that it comes from, nil for a store
	state memssa.ID // what wrote it last
	// atomic tells that an atomic access left it, so that another one finds no half of it.
	atomic bool
}

type walk struct {
	f         *ir.Func
	say       *remark.Remarks
	tree      *ir.DomTree
	mem       *memssa.SSA
	simplify  *simplify.Simplifier    // nil: it does not
	opposites map[*ir.Value]*ir.Value // conditions, and what is true where they are false, which stands above
	read      map[*ir.Value]memssa.ID // what clobbers the memory that calls read
	gone      map[*ir.Value]*ir.Value
	changed   bool // besides what is gone
	called    bool // an operand went that a call called
	found     bool // what is loaded, in this round

	like ir.Value // scratch of opposite

	*scopes

	sources ir.TargetPlaces // of phis

	threw bool // something may have thrown since the last store of this block
}

// scopes are what holds in the open scopes. When all are left there is nothing in them, and their memory is for another walk.
type scopes struct {
	values []int32                 // available ones by the low bits of their hash: the last one's index in entered, + 1; a power of two
	memory map[location]known      // what places hold
	facts  map[*ir.Value]*ir.Value // conditions that are constant in this scope

	// What the open scopes entered in values, memory and facts, to be taken back.
	entered []entered
	places  []locationWas
	decided []factWas

	args, others []*ir.Value // scratch
	stack        []frame     // scratch of run
}

// idle are scopes that nobody uses any more.
var idle = sync.Pool{New: func() any { return &scopes{memory: map[location]known{}, facts: map[*ir.Value]*ir.Value{}} }}

// begin makes room for the values of a function. Something is left only of a walk that did not come to its end.
func (s *scopes) begin(f *ir.Func) {
	s.entered, s.places, s.decided = s.entered[:0], s.places[:0], s.decided[:0]
	clear(s.memory)
	clear(s.facts)
	n := 1 << bits.Len(uint(f.NumValues()))
	s.values = slices.Grow(s.values[:0], n)[:n]
	clear(s.values)
}

// last is where the last available value is noted that has the low bits of a hash.
func (s *scopes) last(hash uint64) *int32 { return &s.values[hash&uint64(len(s.values)-1)] }

// frame is a block to be visited, nil to leave a scope.
type frame struct {
	b     *ir.Block
	scope scope
}

// entered is an available value.
type entered struct {
	value  *ir.Value
	hash   uint64
	before int32 // of the same low bits: index + 1
}

// locationWas and factWas are what was there before; a zero value was nothing.
type locationWas struct {
	at  location
	was known
}

type factWas struct{ condition, was *ir.Value }

// scope is how much was entered before it was opened.
type scope struct{ entered, locations, decided int }

func (w *walk) scope() scope { return scope{len(w.entered), len(w.places), len(w.decided)} }

// leave takes back what was entered since.
func (w *walk) leave(s scope) {
	for i := len(w.entered) - 1; i >= s.entered; i-- {
		e := &w.entered[i]
		*w.last(e.hash) = e.before
	}
	for i := len(w.places) - 1; i >= s.locations; i-- {
		if p := &w.places[i]; p.was.value != nil {
			w.memory[p.at] = p.was
		} else {
			delete(w.memory, p.at)
		}
	}
	for i := len(w.decided) - 1; i >= s.decided; i-- {
		if d := &w.decided[i]; d.was != nil {
			w.facts[d.condition] = d.was
		} else {
			delete(w.facts, d.condition)
		}
	}
	w.entered, w.places, w.decided = w.entered[:s.entered], w.places[:s.locations], w.decided[:s.decided]
}

func (w *walk) run() {
	stack := append(w.stack[:0], frame{b: w.f.Entry()})
	for len(stack) > 0 {
		top := stack[len(stack)-1]
		stack = stack[:len(stack)-1]
		if top.b == nil {
			w.leave(top.scope)
			continue
		}
		stack = append(stack, frame{scope: w.scope()})
		w.threw = false
		if len(top.b.Preds()) == 1 {
			w.branched(top.b.Preds()[0], top.b)
		}
		for _, v := range top.b.Instrs {
			w.visit(v)
		}
		w.leads(top.b)
		for _, b := range slices.Backward(w.tree.Children(top.b)) {
			stack = append(stack, frame{b: b})
		}
	}
	w.stack = stack
}

// branched makes the condition a constant behind the sole edge from p to b.
func (w *walk) branched(p, b *ir.Block) {
	t := p.Terminator()
	if t.Op != ir.OpBr || len(t.Targets) != 2 || t.Targets[0] == t.Targets[1] {
		return
	}
	w.holds(t.Args[0], t.Targets[0] == b, 0)
}

// maxConjuncts bounds how deep a condition is taken apart.
const maxConjuncts = 8

// holds enters that a condition is a constant behind the entry of a block: the sides of it, too, if it is a conjunction that is
// true or a disjunction that is false. An equal one that is met further down is it, too.
func (w *walk) holds(c *ir.Value, truth bool, depth int) {
	if c.Block == nil && c.Op != ir.OpParam || c.Type != ir.I1 || depth > maxConjuncts {
		return
	}
	n := uint64(0)
	if truth {
		n = 1
	}
	w.decided = append(w.decided, factWas{c, w.facts[c]})
	w.facts[c] = w.f.Int(ir.I1, n)
	if c.Block == nil {
		return
	}
	w.scopeValue(c)
	for _, t := range (ir.Truth{Value: c, Is: truth}).Follows() {
		w.holds(t.Value, t.Is, depth+1)
	}
}

// use makes an operand the constant that it is in this scope.
func (w *walk) use(user *ir.Value, i int) {
	x := user.Args[i]
	if x.Type != ir.I1 {
		return
	}
	if constant := w.facts[x]; constant != nil {
		w.say.Applied(user, "a condition here is %v, as was branched on", constant.Bits == 1)
		user.SetArg(i, constant)
		w.changed = true
	}
}

// leads does so with what phis behind a block take on the edges out of it.
func (w *walk) leads(b *ir.Block) {
	if len(w.facts) == 0 {
		return
	}
	for _, to := range b.Succs() {
		for _, phi := range to.Phis() {
			if phi.Type == ir.I1 {
				for _, i := range w.sources.Of(phi, b) {
					w.use(phi, int(i))
				}
			}
		}
	}
}

func isBool(v *ir.Value, n uint64) bool { return v.Op == ir.OpInt && v.Bits == n }

// unneeded takes what nothing uses but what goes.
func (w *walk) unneeded() {
	for _, b := range slices.Backward(w.tree.ReversePostorder()) {
		for _, v := range slices.Backward(b.Instrs) {
			if _, gone := w.gone[v]; gone || v.Op == ir.OpAlloca || !v.Removable() {
				continue
			}
			if !slices.ContainsFunc(v.Uses(), func(u ir.Use) bool { _, gone := w.gone[u.User]; return !gone }) {
				w.say.Applied(v, "this %s is not needed", v.Op)
				w.replace(v, nil)
			}
		}
	}
}

// visit handles an instruction in the order of execution.
func (w *walk) visit(v *ir.Value) {
	if len(w.facts) > 0 && v.Op != ir.OpPhi {
		for i := range v.Args {
			w.use(v, i)
		}
	}
	e := v.Effects()
	if v.Op != ir.OpAlloca && v.NumUses() == 0 && v.Removable() {
		w.say.Applied(v, "this %s is not needed", v.Op)
		w.replace(v, nil)
		return
	}
	if w.simplify != nil && e == 0 && v.Op != ir.OpPhi && !v.Op.IsTerminator() {
		if a := w.simplify.Value(v, simplify.Point{}); a.Value != nil && a.Value != v {
			w.say.Applied(v, "this %s is a value that is there, %s", v.Op, a.Reason())
			w.replace(v, a.Value)
			return
		}
	}
	switch {
	case v.Op == ir.OpLoad:
		w.load(v)
	case v.Op == ir.OpStore && isUnordered(v):
		w.store(v)
	case w.numbered(v, e):
		w.threw = w.threw || e&ir.Unwinds != 0
		w.value(v, e)
	default:
		w.threw = w.threw || e&ir.Unwinds != 0
	}
}

// numbered tells whether two equal instances give equal results, where memory is
// the same if they read it.
func (w *walk) numbered(v *ir.Value, e ir.Effects) bool {
	switch {
	case v.Type == ir.Void || v.Type.Kind == ir.TokenKind || v.Op == ir.OpPhi || v.Op.IsTerminator():
		return false
	case v.Op == ir.OpFreeze:
		return true // all uses of the later one become the earlier one: law 4
	case v.Op == ir.OpCall:
		return edit.MergeableCall(v, e)
	}
	return v.Op.Is(ir.Mergeable)
}

// expression is what a value computes. It holds until the next one is asked for.
func (w *walk) expression(v *ir.Value) ir.Value {
	w.args = w.operands(w.args[:0], v)
	return edit.Expression(v, w.args)
}

// operands appends those of an operation. Of a choice by a condition whose opposite stands above,
// they are those of the same choice by that.
func (w *walk) operands(list []*ir.Value, v *ir.Value) []*ir.Value {
	if v.Op == ir.OpSelect {
		if c := w.opposites[v.Args[0]]; c != nil {
			return append(list, c, v.Args[2], v.Args[1])
		}
	}
	return append(list, v.Args...)
}

// opposite finds what stands above that is true where a condition is false.
func (w *walk) opposite(v *ir.Value) {
	switch {
	case v.Op == ir.OpXor && v.Type.Scalar() == ir.I1 && isTrue(v.Args[1]):
		w.opposites[v] = v.Args[0]
	case v.Op == ir.OpICmp || v.Op == ir.OpFCmp:
		w.like = *v
		w.like.Pred = v.Pred.Invert()
		if c := w.available(&w.like, 0); c != nil && c.Flags == 0 { // flags can make it poison where this is not
			w.opposites[v] = c
		}
	}
}

// isTrue tells whether a constant is true in all lanes.
func isTrue(c *ir.Value) bool {
	if c.Op == ir.OpSplat || c.Op == ir.OpAggregate {
		return !slices.ContainsFunc(c.Args, func(x *ir.Value) bool { return !isTrue(x) })
	}
	return isBool(c, 1)
}

func (w *walk) key(v *ir.Value) uint64 {
	x := w.expression(v)
	return ir.Hash(&x)
}

// same tells whether two values are the same but for weak flags and metadata.
func (w *walk) same(a, b *ir.Value) bool {
	if a.Op != b.Op || len(a.Args) != len(b.Args) {
		return false
	}
	x := w.expression(a)
	w.others = w.operands(w.others[:0], b)
	y := edit.Expression(b, w.others)
	return ir.Equal(&x, &y)
}

// scopeValue makes a value available in this scope.
func (w *walk) scopeValue(v *ir.Value) {
	h := w.key(v)
	at := w.last(h)
	for i := *at; i != 0; i = w.entered[i-1].before {
		if w.entered[i-1].value == v {
			return
		}
	}
	w.entered = append(w.entered, entered{v, h, *at})
	*at = int32(len(w.entered))
}

// available is the first equal value that was entered and still holds.
func (w *walk) available(v *ir.Value, e ir.Effects) (first *ir.Value) {
	h := w.key(v)
	for i := *w.last(h); i != 0; i = w.entered[i-1].before {
		x := w.entered[i-1].value
		if w.entered[i-1].hash == h && x != v && w.same(x, v) && (e&ir.Reads == 0 || w.read[x] == w.mem.Clobber(v)) {
			first = x
		}
	}
	return first
}

// value replaces a value by an equal one that is available.
func (w *walk) value(v *ir.Value, e ir.Effects) {
	if x := w.available(v, e); x != nil {
		if c := w.facts[x]; c != nil {
			w.say.Applied(v, "this %s is decided, as was branched on", v.Op)
			w.replace(v, c)
			return
		}
		edit.MergeInto(x, v)
		w.say.Applied(v, "this %s was computed before", v.Op)
		w.replace(v, x)
		return
	}
	if e&ir.Reads != 0 {
		w.read[v] = w.mem.Clobber(v)
	}
	w.opposite(v)
	if c := w.opposites[v]; c != nil && w.facts[c] != nil {
		w.say.Applied(v, "this %s is decided, as was branched on", v.Op)
		w.replace(v, w.f.Int(ir.I1, w.facts[c].Bits^1))
		return
	}
	w.scopeValue(v)
}

func (w *walk) replace(v, x *ir.Value) {
	w.mem.Remove(v)
	if x != nil {
		w.called = w.called || edit.IsCalled(v)
		v.ReplaceAllUses(x)
	}
	w.gone[v] = x
}

// load replaces a load from a location whose value is known. Of loads that are volatile, or atomic and more
// than unordered, what they found is only remembered.
func (w *walk) load(v *ir.Value) {
	at, atomic := location{v.Args[0], v.Type}, v.Aux.(*ir.Mem).Ordering != ir.NotAtomic
	if !isUnordered(v) {
		if id := w.mem.Of(v); w.mem.Kind(id) == memssa.Def {
			w.remember(at, known{v, v, id, atomic})
		}
		return
	}
	state := w.mem.Clobber(v)
	if k, ok := w.memory[at]; ok && w.holdsStill(k, state) && (k.atomic || !atomic) {
		if k.load != nil {
			edit.MergeInto(k.load, v)
		}
		w.say.Applied(v, "what this loads is known")
		w.replace(v, k.value)
		w.found = true
		return
	}
	w.remember(at, known{v, v, state, atomic})
}

// isUnordered tells whether an access is not volatile, and not more than unordered if it is atomic.
func isUnordered(v *ir.Value) bool {
	return v.Flags&ir.Volatile == 0 && v.Aux.(*ir.Mem).Ordering <= ir.Unordered
}

// holdsStill tells whether a location that an access left holds what is known of it: that
// access was not taken out since, but for what stood for it.
func (w *walk) holdsStill(k known, state memssa.ID) bool { return w.mem.Now(k.state) == state }

// store removes a store of what is there already, and the one before if this
// one overwrites it.
func (w *walk) store(v *ir.Value) {
	at := location{v.Args[1], v.Args[0].Type}
	if k, ok := w.memory[at]; ok && k.value == v.Args[0] && w.holdsStill(k, w.mem.Clobber(v)) {
		w.say.Applied(v, "this stores what is there")
		w.replace(v, nil)
		return
	}
	if p := w.mem.Inst(w.mem.Before(w.mem.Of(v))); p != nil && p.Block == v.Block && p.Op == ir.OpStore && isUnordered(p) && !w.threw &&
		p.Args[1] == v.Args[1] && p.Args[0].Type == v.Args[0].Type && w.alone(w.mem.Of(p), w.mem.Of(v)) {
		w.say.Applied(p, "what this stores is overwritten before it is read")
		w.replace(p, nil)
		w.memory[at] = w.undone(at)
		if k := w.memory[at]; k.value == v.Args[0] && w.holdsStill(k, w.mem.Clobber(v)) {
			w.say.Applied(v, "this stores what was there before")
			w.replace(v, nil)
			return
		}
	}
	w.threw = false
	w.remember(at, known{v.Args[0], nil, w.mem.Of(v), v.Aux.(*ir.Mem).Ordering != ir.NotAtomic})
}

// alone tells whether one access is all that follows another one.
func (w *walk) alone(id, next memssa.ID) bool {
	alone := true
	w.mem.Users(id, func(u memssa.ID) bool {
		alone = alone && u == next
		return alone
	})
	return alone
}

// undone takes back what a store that goes entered last, and gives what was known before.
func (w *walk) undone(at location) (was known) {
	for i := len(w.places) - 1; i >= 0; i-- {
		if w.places[i].at == at {
			return w.places[i].was
		}
	}
	return was
}

// remember enters what a location holds from now on.
func (w *walk) remember(at location, k known) {
	w.places = append(w.places, locationWas{at, w.memory[at]})
	w.memory[at] = k
}
