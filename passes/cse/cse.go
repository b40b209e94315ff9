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
// Memory is told by a generation that changes with every write, and where ways
// meet, as in LLVM's EarlyCSE: a load from the address and with the type of an
// earlier load or store of the same generation is that value; a store of what is
// there already goes, and so does one that is overwritten before anything can
// read it. What a plain store cannot touch, as it is at another distance from the
// same address or in another variable, is known in the new generation, too.
//
// Behind the sole edge of a branch its condition is known there (SEMANTICS 8):
// what a program branches on is neither poison nor undef.
package cse

import (
	"slices"

	"rewrite/passes/analysis/alias"
	"rewrite/passes/analysis/manager"
	"rewrite/passes/internal/edit"
	"rewrite/passes/ir"
	"rewrite/passes/ir/remark"
	"rewrite/passes/pass"
)

// Run removes common subexpressions of a function.
func Run(f *ir.Func, e *pass.Env) manager.Kept {
	w := &walk{f: f, say: e.Remarks(f), tree: e.Of(f).Dom(), values: map[uint64]int32{}, memory: map[location]known{}, gone: map[*ir.Value]*ir.Value{},
		facts: map[*ir.Value]*ir.Value{}, read: map[*ir.Value]int{}, alias: alias.New(f, alias.Near)}
	w.run()
	if len(w.gone) == 0 && !w.changed {
		return manager.All
	}
	edit.Done(f, w.gone)
	return manager.Shape
}

// location is memory of a type at an address.
type location struct {
	address *ir.Value
	typ     *ir.Type
}

// known is what a location held in a generation.
type known struct {
	value      *ir.Value
	load       *ir.Value // the load that it comes from, nil for a store
	generation int
}

type walk struct {
	f       *ir.Func
	say     *remark.Remarks
	tree    *ir.DomTree
	values  map[uint64]int32        // available ones by hash: the last one's index in entered, + 1
	memory  map[location]known      // what places hold
	facts   map[*ir.Value]*ir.Value // conditions that are constant in this scope
	read    map[*ir.Value]int       // the generation in which calls read memory
	alias   *alias.Analysis         // near answers, as there are many questions
	gone    map[*ir.Value]*ir.Value
	changed bool // besides what is gone

	// What the open scopes entered in values, memory and facts, to be taken back.
	entered []entered
	places  []locationWas
	decided []factWas

	scopeStart int           // of places
	recent     []locationWas // scratch of survive

	generation, last int   // of memory now; the largest so far
	pending          write // a store that nothing has read since, in this block
}

// entered is an available value.
type entered struct {
	value  *ir.Value
	hash   uint64
	before int32 // of the same hash: index + 1
}

// locationWas and factWas are what was there before; a zero value was nothing.
type locationWas struct {
	at  location
	was known
}

type factWas struct{ condition, was *ir.Value }

// write is a store, with what its location held before it.
type write struct {
	store         *ir.Value
	was           known
	before, after int // generations
}

// scope is how much was entered before it was opened.
type scope struct{ entered, locations, decided int }

func (w *walk) scope() scope { return scope{len(w.entered), len(w.places), len(w.decided)} }

// leave takes back what was entered since.
func (w *walk) leave(s scope) {
	for i := len(w.entered) - 1; i >= s.entered; i-- {
		if e := &w.entered[i]; e.before != 0 {
			w.values[e.hash] = e.before
		} else {
			delete(w.values, e.hash)
		}
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
	type frame struct {
		b          *ir.Block // nil: leave a scope
		scope      scope
		generation int
	}
	stack := []frame{{b: w.f.Entry()}}
	for len(stack) > 0 {
		top := stack[len(stack)-1]
		stack = stack[:len(stack)-1]
		if top.b == nil {
			w.leave(top.scope)
			continue
		}
		stack = append(stack, frame{scope: w.scope()})
		w.scopeStart = len(w.places)
		w.generation, w.pending = top.generation, write{}
		if len(top.b.Preds()) != 1 {
			w.write()
		} else {
			w.branched(top.b.Preds()[0], top.b)
		}
		for _, v := range top.b.Instrs {
			w.visit(v)
		}
		for _, b := range slices.Backward(w.tree.Children(top.b)) {
			stack = append(stack, frame{b: b, generation: w.generation})
		}
	}
}

// write begins a new generation of memory.
func (w *walk) write() {
	w.last++
	w.generation = w.last
}

// branched makes the condition a constant behind the sole edge from p to b.
func (w *walk) branched(p, b *ir.Block) {
	t := p.Terminator()
	if t.Op != ir.OpBr || len(t.Targets) != 2 || t.Targets[0] == t.Targets[1] {
		return
	}
	w.holds(t.Args[0], t.Targets[0] == b, b, 0)
}

// maxConjuncts bounds how deep a condition is taken apart.
const maxConjuncts = 8

// holds makes uses of a condition behind the entry of b the constant that it is
// there: of both sides, too, if it is a conjunction that is true or a disjunction
// that is false.
func (w *walk) holds(c *ir.Value, truth bool, b *ir.Block, depth int) {
	if c.Block == nil && c.Op != ir.OpParam || c.Type != ir.I1 || depth > maxConjuncts {
		return
	}
	n := uint64(0)
	if truth {
		n = 1
	}
	constant := w.f.Int(ir.I1, n)
	for i := 0; i < c.NumUses(); {
		u := c.Uses()[i]
		at := u.User.Block
		if u.User.Op == ir.OpPhi {
			at = u.User.Targets[u.Index]
		}
		if !w.tree.Reachable(at) || !w.tree.Dominates(b, at) {
			i++
			continue
		}
		w.say.Applied(u.User, "a condition here is %v, as was branched on", truth)
		u.User.SetArg(int(u.Index), constant)
		w.changed = true
	}
	if c.Block == nil {
		return
	}
	// An equal one that is met further down is it, too.
	w.scopeValue(c)
	decided := ir.OpAnd
	if !truth {
		decided = ir.OpOr
	}
	switch {
	case c.Op == decided:
		w.holds(c.Args[0], truth, b, depth+1)
		w.holds(c.Args[1], truth, b, depth+1)
	case c.Op == ir.OpSelect && truth && isBool(c.Args[2], 0):
		w.holds(c.Args[0], true, b, depth+1)
		w.holds(c.Args[1], true, b, depth+1)
	case c.Op == ir.OpSelect && !truth && isBool(c.Args[1], 1):
		w.holds(c.Args[0], false, b, depth+1)
		w.holds(c.Args[2], false, b, depth+1)
	case c.Op == ir.OpXor && isBool(c.Args[1], 1):
		w.holds(c.Args[0], !truth, b, depth+1)
	}
	w.decided = append(w.decided, factWas{c, w.facts[c]})
	w.facts[c] = constant
}

func isBool(v *ir.Value, n uint64) bool { return v.Op == ir.OpInt && v.Bits == n }

// visit handles an instruction in the order of execution.
func (w *walk) visit(v *ir.Value) {
	e := v.Effects()
	switch {
	// An atomic access may see what another thread did meanwhile, and must see
	// something where a plain one is undefined.
	case v.Op == ir.OpLoad && v.IsPlain():
		w.load(v)
	case v.Op == ir.OpStore && v.IsPlain():
		w.store(v)
	case w.numbered(v, e):
		if e&ir.Reads != 0 {
			w.pending = write{}
		}
		w.value(v, e)
	default:
		if e&^ir.Writes != 0 {
			w.pending = write{} // they may be read here, or by who catches what is thrown
		}
		if e&ir.Writes != 0 {
			w.write()
		}
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
		f := v.CalledFunc()
		if f == nil || e&^ir.Reads != 0 || v.Flags&ir.MustTail != 0 || len(v.Aux.(*ir.Call).Bundles) > 0 {
			return false
		}
		// A coroutine may go on in another thread, so what depends on the thread
		// alone, like the address of a thread-local variable, is not what it was.
		return !v.Pinned() && !w.f.Attrs.Has("presplitcoroutine")
	}
	return v.Op.Is(ir.Mergeable)
}

// weak are the flags of an operation that an instance may be without.
func weak(op ir.Op) ir.Flags { return op.Info().Flags & (ir.PoisonFlags | ir.FastMath) }

// key is a hash that does not depend on what equal values may differ in.
func key(v *ir.Value) uint64 {
	x := *v
	x.Meta, x.Pos = nil, 0
	x.Flags &^= weak(v.Op)
	if v.Op == ir.OpCall {
		x.Flags &^= ir.Tail | ir.NoTail
	}
	if len(v.Args) == 2 && (v.Op.Is(ir.Commutative) || v.Op == ir.OpICmp || v.Op == ir.OpFCmp) && v.Args[0].ID > v.Args[1].ID {
		x.Args = []*ir.Value{v.Args[1], v.Args[0]}
		if v.Op == ir.OpICmp || v.Op == ir.OpFCmp {
			x.Pred = v.Pred.Swap()
		}
	}
	return ir.Hash(&x)
}

// same tells whether two values are the same but for weak flags and metadata.
func same(a, b *ir.Value) bool {
	x, y := *a, *b
	x.Meta, y.Meta = nil, nil
	x.Flags &^= weak(a.Op)
	y.Flags &^= weak(b.Op)
	if a.Op == ir.OpCall {
		x.Flags &^= ir.Tail | ir.NoTail
		y.Flags &^= ir.Tail | ir.NoTail
	}
	if ir.Equal(&x, &y) {
		return true
	}
	if a.Op != b.Op || len(a.Args) != 2 || a.Args[0] != b.Args[1] || a.Args[1] != b.Args[0] {
		return false
	}
	switch {
	case a.Op == ir.OpICmp || a.Op == ir.OpFCmp:
		y.Pred = b.Pred.Swap()
	case !a.Op.Is(ir.Commutative):
		return false
	}
	y.Args = x.Args
	return ir.Equal(&x, &y)
}

// scopeValue makes a value available in this scope.
func (w *walk) scopeValue(v *ir.Value) {
	h := key(v)
	for i := w.values[h]; i != 0; i = w.entered[i-1].before {
		if w.entered[i-1].value == v {
			return
		}
	}
	w.entered = append(w.entered, entered{v, h, w.values[h]})
	w.values[h] = int32(len(w.entered))
}

// available is the first equal value that was entered and still holds.
func (w *walk) available(v *ir.Value, e ir.Effects) (first *ir.Value) {
	for i := w.values[key(v)]; i != 0; i = w.entered[i-1].before {
		x := w.entered[i-1].value
		if x != v && same(x, v) && (e&ir.Reads == 0 || w.read[x] == w.generation) {
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
		merge(x, v)
		w.say.Applied(v, "this %s was computed before", v.Op)
		w.replace(v, x)
		return
	}
	if e&ir.Reads != 0 {
		w.read[v] = w.generation
	}
	w.scopeValue(v)
}

// merge makes x stand for y.
func merge(x, y *ir.Value) {
	x.Flags &= y.Flags | ^weak(x.Op)
	x.Meta = x.Meta.Keep(func(kind string) bool { return kind == "dbg" || x.Meta.Get(kind) == y.Meta.Get(kind) })
}

func (w *walk) replace(v, x *ir.Value) {
	v.ReplaceAllUses(x)
	w.gone[v] = x
}

// load replaces a load from a location whose value is known.
func (w *walk) load(v *ir.Value) {
	at := location{v.Args[0], v.Type}
	if k, ok := w.memory[at]; ok && k.generation == w.generation {
		if k.load != nil {
			merge(k.load, v)
		}
		w.say.Applied(v, "what this loads is known")
		w.replace(v, k.value)
		return
	}
	w.pending = write{}
	w.remember(at, known{value: v, load: v})
}

// store removes a store of what is there already, and the one before if this
// one overwrites it.
func (w *walk) store(v *ir.Value) {
	at := location{v.Args[1], v.Args[0].Type}
	if k, ok := w.memory[at]; ok && k.generation == w.generation && k.value == v.Args[0] {
		w.say.Applied(v, "this stores what is there")
		w.gone[v] = nil
		return
	}
	now := write{store: v, was: w.memory[at], before: w.generation}
	if p := w.pending; p.store != nil && p.store.Args[1] == v.Args[1] && p.store.Args[0].Type == v.Args[0].Type {
		w.say.Applied(p.store, "what this stores is overwritten before it is read")
		w.gone[p.store] = nil
		if w.generation == p.after { // nothing else was written in between
			now.was, now.before = p.was, p.before
		}
		if now.was.value == v.Args[0] && now.was.generation == now.before {
			w.say.Applied(v, "this stores what was there before")
			w.gone[v] = nil
			w.generation, w.pending = now.before, write{}
			w.remember(at, now.was)
			return
		}
	}
	before := w.generation
	w.write()
	w.survive(at, before)
	now.after = w.generation
	w.pending = now
	w.remember(at, known{value: v.Args[0]})
}

// maxSurvivors bounds how many places a store is compared with.
const maxSurvivors = 16

// survive takes what is known of a generation into the next one, where a store to
// a location does not touch it. What this scope entered is not entered again but moves behind
// what it entered before, so that a block of a million stores does not remember each sixteen times.
func (w *walk) survive(stored location, before int) {
	from := max(0, len(w.places)-maxSurvivors)
	last := append(w.recent[:0], w.places[from:]...)
	own := max(from, w.scopeStart) - from // index in last of the first one of this scope
	w.places = w.places[:from+own]
	var alive [maxSurvivors]locationWas
	n := 0
	for i := len(last) - 1; i >= 0; i-- {
		p := last[i]
		k := w.memory[p.at]
		switch {
		case k.generation != before || k.value == nil || !w.apart(stored, p.at):
			if i >= own {
				w.places = append(w.places, p)
			}
			continue
		case i < own:
			p.was = k
		}
		k.generation = w.generation
		w.memory[p.at] = k
		alive[n] = p
		n++
	}
	slices.Reverse(w.places[from+own:])
	w.places = append(w.places, alive[:n]...)
	w.recent = last
}

// apart tells whether two places can have nothing in common. Both addresses are
// defined here, so they are those of one time.
func (w *walk) apart(a, b location) bool {
	if a.address == b.address {
		return false
	}
	return w.alias.Alias(w.alias.At(a.address, a.typ), w.alias.At(b.address, b.typ)) == alias.No
}

// remember enters what a location holds from now on.
func (w *walk) remember(at location, k known) {
	k.generation = w.generation
	w.places = append(w.places, locationWas{at, w.memory[at]})
	w.memory[at] = k
}
