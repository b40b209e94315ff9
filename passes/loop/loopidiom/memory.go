package loopidiom

import (
	"math"
	"slices"

	"rewrite/passes/analysis/cfg"
	"rewrite/passes/analysis/content"
	"rewrite/passes/analysis/memory"
	"rewrite/passes/analysis/scev"
	"rewrite/passes/ir"
	"rewrite/passes/ir/intrinsic"
	"rewrite/passes/ir/num"
)

// A store is done at once if each round comes to it, its address moves on by just what it stores, or it and its neighbours do, nothing else in the
// loop reads or writes what it does, and it is known how often the loop goes around, which it does not leave by an exception or a call that does
// not come back, nor stays in a loop within for ever. What it stores is bytes of one value that is the same in all rounds, a constant of a few bytes, or what a load reads that moves on
// likewise. A copy to where the loop has been, or nowhere near, may be done at once; one to where it comes to repeats what it copied, and stays. A
// memset or memcpy in a loop is a large store, of as many bytes as it says, which may be known at run time only.
//
// What is stored through all rounds is less than there are addresses, so that no length wraps: the loop were undefined otherwise.

// maxQuestions bounds how many pairs of stores and other accesses of a loop are compared.
const maxQuestions = 1 << 16

// memory looks at the stores of a loop.
func (w *work) memory(l *cfg.Loop) {
	var stores, accesses []*ir.Value // accesses are all that do something to memory
	for _, b := range l.Blocks {
		for _, v := range b.Instrs {
			if v.Effects()&(ir.Reads|ir.Writes) == 0 {
				continue
			}
			accesses = append(accesses, v)
			if w.nest.Of(b) == l && (v.Op == ir.OpStore || v.Intrinsic() == intrinsic.Memset || v.Intrinsic() == intrinsic.Memcpy) {
				stores = append(stores, v)
			}
		}
	}
	if len(stores) == 0 {
		return
	}
	at := l.Header.Terminator()
	front := l.Preheader(w.nest)
	if front == nil || front.Terminator().Op != ir.OpBr || len(l.Latches) != 1 {
		w.say.Missed(at, "this loop stores, but it is not in simple form")
		return
	}
	w.evolve()
	if !w.se.Regular(l) {
		w.say.Missed(at, "this loop stores, but it may be left by an exception, or a call or volatile store that does not come back")
		return
	}
	if w.se.BackedgeTaken(l).Exact == nil {
		w.say.Missed(at, "this loop stores, but it is not known how often it goes around")
		return
	}
	if !w.se.Ends(l) { // what later rounds would store to need not be there
		w.say.Missed(at, "this loop stores, but may stay in one of its rounds for ever")
		return
	}
	leaving := w.leaving(l)
	var whole, parts []*candidate
	for _, v := range stores {
		if !w.eachRound(v.Block, l, leaving) {
			w.say.Missed(v, "not each round of the loop comes to this store")
			continue
		}
		c := w.candidate(v, l, leaving)
		switch {
		case c == nil:
		case c.whole():
			whole = append(whole, c)
		case c.value() != nil && c.size > 0 && c.size < c.step:
			parts = append(parts, c)
		case c.size > 0:
			w.say.Missed(v, "this store leaves gaps where the loop goes on through memory, or overlaps with itself")
		}
	}
	if (len(whole)+len(parts))*len(accesses) > maxQuestions {
		w.say.Missed(at, "this loop has too many stores")
		return
	}
	for len(parts) > 0 {
		var c *candidate
		if c, parts = w.together(parts); c != nil {
			whole = append(whole, c)
		}
	}
	for _, c := range whole {
		if len(l.Blocks) > 1 && l.Parent == nil && (c.store.Op == ir.OpStore || c.source != nil) && w.env.Target.Goal(w.f).Small() {
			w.say.Missed(c.store, "this loop would stay, as it does other things, and the code grow, which is to be small")
			continue
		}
		w.replace(c, front, accesses)
	}
}

// leaving are the blocks of a loop from which ways lead out of it.
func (w *work) leaving(l *cfg.Loop) (list []*ir.Block) {
	for _, x := range l.Blocks {
		if slices.ContainsFunc(x.Succs(), func(s *ir.Block) bool { return !l.Contains(w.nest, s) }) {
			list = append(list, x)
		}
	}
	return list
}

// eachRound tells whether each round of a loop comes to a block, the last one too.
func (w *work) eachRound(b *ir.Block, l *cfg.Loop, leaving []*ir.Block) bool {
	if !w.tree.Dominates(b, l.Latches[0]) {
		return false
	}
	for _, x := range leaving {
		if !w.tree.Dominates(b, x) {
			return false
		}
	}
	return true
}

// A candidate is a store whose address moves on by what it stores, or that is a part of that.
type candidate struct {
	loop   *cfg.Loop
	store  *ir.Value
	stores []*ir.Value // all that store, of several
	size   int64       // bytes that it stores; 0 if each tells
	step   int64       // bytes that the address moves by, without a sign; 0 if stride tells
	each   *scev.Expr  // bytes that it stores
	stride *scev.Expr  // bytes that the address moves by
	down   bool
	align  uint64
	to     *scev.Expr

	fill    *ir.Value // the byte that it stores, or
	pattern *ir.Value // the constant, or
	source  *ir.Value // the address that it copies from
	load    *ir.Value // by which it copies, nil for a memcpy
	from    *scev.Expr
	align2  uint64 // of source
	atomic  bool   // it, or the load, is atomic
}

// whole tells whether a candidate alone fills what its address moves by.
func (c *candidate) whole() bool {
	return c.size > 0 && c.size == c.step || c.size == 0 && c.step == 0
}

// value is what a candidate stores that is no copy.
func (c *candidate) value() *ir.Value {
	if c.fill != nil {
		return c.fill
	}
	return c.pattern
}

// address is where a candidate stores to.
func (c *candidate) address() *ir.Value {
	if c.store.Op == ir.OpStore {
		return c.store.Args[1]
	}
	return c.store.CallArgs()[0]
}

// bytes is how many bytes an access of a type has, all of which matter; 0 if there are others.
func (w *work) bytes(t *ir.Type) int64 {
	if !t.HasFixedSize() || t.Kind == ir.StructKind || t.Kind == ir.ArrayKind {
		return 0
	}
	n := w.layout.Size(t)
	if n != w.layout.StoreSize(t) || w.layout.Bits(t) != 8*n || n > math.MaxInt32 {
		return 0
	}
	return int64(n)
}

// index is the type of offsets of an address.
func (w *work) index(p *ir.Value) *ir.Type { return ir.IntN(w.layout.Pointer(p.Type.Bits).Index) }

// plain tells whether an access may be done together with others: it is not volatile, nor ordered with others.
func plain(v *ir.Value) (ok, atomic bool) {
	m := v.Aux.(*ir.Mem)
	ok = v.Flags&ir.Volatile == 0 && (m.Ordering == ir.NotAtomic || m.Ordering == ir.Unordered) && v.Meta.Get("nontemporal") == ""
	return ok, m.Ordering != ir.NotAtomic
}

func (w *work) alignOf(v *ir.Value, t *ir.Type) uint64 {
	if a := v.Aux.(*ir.Mem).Align; a != 0 {
		return a
	}
	return w.layout.Align(t)
}

func (w *work) candidate(v *ir.Value, l *cfg.Loop, leaving []*ir.Block) *candidate {
	c := &candidate{loop: l, store: v, stores: []*ir.Value{v}}
	ok := false
	if v.Op == ir.OpStore {
		ok = w.stores(c)
	} else {
		ok = w.calls(c)
	}
	if !ok {
		return nil
	}
	if c.to = w.affine(c.address(), l); c.to == nil {
		return nil
	}
	c.stride = c.to.Args[1]
	if c.each == nil {
		c.each = w.se.Int(w.index(c.address()), num.Of(uint64(c.size)))
	}
	if v.Op == ir.OpStore && !w.stored(c, leaving) {
		return nil
	}
	if c.source != nil {
		if c.from = w.affine(c.source, l); c.from == nil || c.from.Args[1] != c.stride {
			return nil
		}
	}
	if c.stride.Kind == scev.Constant && c.each.Kind == scev.Constant {
		n := c.stride.N.Signed(c.stride.Width)
		if !n.IsInt64() || n.Int64() == math.MinInt64 {
			return nil
		}
		if c.step = n.Int64(); c.step < 0 {
			c.step, c.down = -c.step, true
		}
		return c
	}
	c.size = 0
	switch back := w.se.Mul(c.each, w.se.Int(c.each.Type, num.Of(1).Neg())); {
	case c.stride == c.each:
	case c.stride == back:
		c.down = true
	default:
		w.say.Missed(v, "this moves through memory, but it is not known to be by as much as it stores")
		return nil
	}
	return c
}

// calls looks at a memset or memcpy in a loop.
func (w *work) calls(c *candidate) bool {
	v := c.store
	if !memory.IsTransfer(v) || memory.IsVolatile(v) || v.Flags&(ir.MustTail|ir.NoTail) != 0 || v.Meta.Get("nontemporal") != "" {
		return false
	}
	args := v.CallArgs()
	n := args[2]
	t := w.index(args[0])
	switch {
	case n.Op == ir.OpInt && n.Aux == nil && n.Bits > 0 && n.Bits < 1<<31:
		c.size = int64(n.Bits)
	case n.Op == ir.OpInt || n.Type.Bits > t.Bits || !w.se.IsTyped(n.Type):
		return false
	default:
		if c.each = w.se.Resize(w.se.Of(n), t); !w.se.IsInvariant(c.each, c.loop) {
			return false
		}
	}
	c.align = max(1, memory.Alignment(v, 0))
	if v.Intrinsic() == intrinsic.Memset {
		c.fill = args[1]
		return w.invariant(c.fill, c.loop)
	}
	if w.index(args[1]) != t {
		return false
	}
	c.source, c.align2 = args[1], max(1, memory.Alignment(v, 1))
	return true
}

// stores looks at a store in a loop.
func (w *work) stores(c *candidate) bool {
	v := c.store
	ok, atomic := plain(v)
	if !ok {
		w.say.Missed(v, "this store is volatile, atomic or not to be cached")
		return false
	}
	t := v.Args[0].Type
	if e := t.Scalar(); e.IsPtr() && w.layout.NonIntegral(e.Bits) {
		return false
	}
	c.size, c.align, c.atomic = w.bytes(t), w.alignOf(v, t), atomic
	return c.size > 0
}

// stored looks at what a store stores.
func (w *work) stored(c *candidate, leaving []*ir.Block) bool {
	x := c.store.Args[0]
	if w.invariant(x, c.loop) {
		switch fill, ok := content.Splat(w.f, w.layout, x); {
		case c.atomic:
			w.say.Missed(c.store, "this store is atomic, and no copy")
			return false
		case ok && fill != nil:
			c.fill = fill
			return true
		case !ok && w.isPattern(x, c.address()):
			c.pattern = x
			return true
		}
		w.say.Missed(c.store, "this store goes on through memory, but not with equal bytes")
		return false
	}
	if x.Op != ir.OpLoad || w.nest.Of(x.Block) != c.loop || !w.eachRound(x.Block, c.loop, leaving) {
		return false
	}
	ok, atomic := plain(x)
	if !ok || w.index(x.Args[0]) != w.index(c.address()) {
		return false
	}
	c.load, c.source, c.align2 = x, x.Args[0], w.alignOf(x, x.Type)
	c.atomic = c.atomic || atomic
	return true
}
