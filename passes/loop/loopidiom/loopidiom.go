// Package loopidiom makes loops that set or copy memory piece by piece calls that do it at once: llvm.memset, llvm.memcpy and
// llvm.memmove.
//
//	front: br label %loop                                     front: %n = shl i64 %count, 2
//	loop:  %i = phi i64 [ 0, %front ], [ %i1, %loop ]                call void @llvm.memset(ptr %p, i8 0, i64 %n)
//	       %g = getelementptr i32, ptr %p, i64 %i                    br label %loop
//	       store i32 0, ptr %g                                loop:  ...                         it does nothing now
//	       ...
//
// A store is one if each round comes to it, its address moves on by just what it stores, or it and its neighbours do, nothing else in the loop reads or
// writes what it does, and it is known how often the loop goes around, which it does not leave by an exception or a call that does
// not come back. What it stores is bytes of one value that is the same in all rounds, or what a load reads that moves on likewise. A copy to where
// the loop has been, or nowhere near, may be done at once; one to where it comes to repeats what it copied, and stays. A memset in a loop is a large store.
//
// The call stands in the preheader. What is left of the loop is loopdelete's.
//
// Where the program must not call these functions (SEMANTICS law 34), as it has no library or is the function of the name, loops stay. So do volatile and
// atomic accesses, patterns of more than a byte, and loops that count bits or characters.
package loopidiom

import (
	"math"
	"slices"

	"rewrite/passes/analysis/alias"
	"rewrite/passes/analysis/cfg"
	"rewrite/passes/analysis/content"
	"rewrite/passes/analysis/manager"
	"rewrite/passes/analysis/scev"
	"rewrite/passes/internal/edit"
	"rewrite/passes/internal/expand"
	"rewrite/passes/ir"
	"rewrite/passes/ir/intrinsic"
	"rewrite/passes/ir/num"
	"rewrite/passes/ir/remark"
	"rewrite/passes/pass"
)

// Run looks for such loops in a function.
func Run(f *ir.Func, e *pass.Env) manager.Kept {
	an := e.Of(f)
	layout, err := e.Target.Layout()
	if len(an.Loops().All) == 0 || err != nil {
		return manager.All
	}
	w := &work{f: f, env: e, say: e.Remarks(f), nest: an.Loops(), tree: an.Dom(), layout: layout, gone: map[*ir.Value]*ir.Value{}}
	if name := f.Global.Name; name == "memset" || name == "memcpy" || name == "memmove" {
		return manager.All
	}
	w.analyses = an
	for _, l := range slices.Backward(w.nest.All) {
		w.loop(l)
	}
	if len(w.gone) == 0 {
		return manager.All
	}
	edit.Done(f, w.gone)
	return manager.Shape
}

type work struct {
	f        *ir.Func
	env      *pass.Env
	say      *remark.Remarks
	analyses *manager.Func
	nest     *cfg.LoopNest
	tree     *ir.DomTree
	layout   *ir.Layout
	aliases  *alias.Analysis // nil when the function changed since
	gone     map[*ir.Value]*ir.Value

	se       *scev.Analysis // nil before the first loop that stores
	expander *expand.Expander
}

func (w *work) aa() *alias.Analysis {
	if w.aliases == nil {
		w.aliases = alias.New(w.f, alias.All...)
	}
	return w.aliases
}

// loop looks at the stores of a loop.
func (w *work) loop(l *cfg.Loop) {
	var stores, accesses []*ir.Value // accesses are all that do something to memory
	for _, b := range l.Blocks {
		for _, v := range b.Instrs {
			if v.Effects()&(ir.Reads|ir.Writes) == 0 {
				continue
			}
			accesses = append(accesses, v)
			if w.nest.Of(b) == l && (v.Op == ir.OpStore || v.Intrinsic() == intrinsic.Memset) {
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
	if w.se == nil {
		w.se, w.expander = w.analyses.SCEV(), expand.New(w.analyses)
	}
	if !w.se.Regular(l) {
		w.say.Missed(at, "this loop stores, but it may be left by an exception or a call that does not come back")
		return
	}
	if w.se.BackedgeTaken(l).Exact == nil {
		w.say.Missed(at, "this loop stores, but it is not known how often it goes around")
		return
	}
	var parts []*candidate
	for _, v := range stores {
		if !w.eachRound(v.Block, l) {
			w.say.Missed(v, "not each round of the loop comes to this store")
			continue
		}
		c := w.candidate(v, l)
		switch {
		case c == nil:
		case c.size == c.step:
			w.replace(c, front, accesses)
		case c.fill != nil && c.size < c.step:
			parts = append(parts, c)
		}
	}
	for len(parts) > 0 {
		var c *candidate
		if c, parts = w.together(parts); c != nil {
			w.replace(c, front, accesses)
		}
	}
}

// together is what the first of some stores of equal bytes and those that are next to it fill in a round, if that is all that the
// address moves by; and the stores that are left. They are of one value, in whatever order.
//
//	store i32 0, ptr %p
//	store i32 0, ptr (%p + 4)          %p moves on by 8
func (w *work) together(parts []*candidate) (c *candidate, rest []*candidate) {
	first := parts[0]
	at := map[int64]*candidate{}
	for _, x := range parts {
		d := w.se.Sub(x.to.Start(), first.to.Start())
		if d == nil || d.Kind != scev.Constant || d.Width > 64 || x.fill != first.fill || x.step != first.step || x.down != first.down {
			rest = append(rest, x)
			continue
		}
		n := d.N.Signed(d.Width).Int64()
		if at[n] != nil || n <= -first.step || n >= first.step {
			rest = append(rest, x)
			continue
		}
		at[n] = x
	}
	lowest := int64(0)
	for n := range at {
		lowest = min(lowest, n)
	}
	whole := *at[lowest]
	whole.size, whole.stores = 0, nil
	for whole.size < first.step {
		x := at[lowest+whole.size]
		if x == nil {
			break
		}
		whole.size += x.size
		whole.stores = append(whole.stores, x.store)
	}
	if whole.size != first.step || len(whole.stores) != len(at) {
		w.say.Missed(first.store, "this store leaves gaps where the loop goes on through memory")
		return nil, parts[1:]
	}
	return &whole, rest
}

// eachRound tells whether each round of a loop comes to a block, the last one too.
func (w *work) eachRound(b *ir.Block, l *cfg.Loop) bool {
	if !w.tree.Dominates(b, l.Latches[0]) {
		return false
	}
	for _, x := range l.Blocks {
		if !w.tree.Dominates(b, x) && slices.ContainsFunc(x.Succs(), func(s *ir.Block) bool { return !l.Contains(w.nest, s) }) {
			return false
		}
	}
	return true
}

// A candidate is a store whose address moves on by what it stores, or that is a part of that.
type candidate struct {
	loop   *cfg.Loop
	store  *ir.Value
	size   int64 // bytes that it stores
	step   int64 // bytes that the address moves by
	down   bool
	stores []*ir.Value // all that store, of several
	align  uint64
	to     *scev.Expr

	fill *ir.Value // the byte that it stores, or
	load *ir.Value // what it copies
	from *scev.Expr
}

// moves is the expression of an address that moves by the same number of bytes in each round, up or down.
func (w *work) moves(p *ir.Value, l *cfg.Loop) (e *scev.Expr, step int64, down, ok bool) {
	e = w.se.Of(p)
	if e.Kind != scev.Rec || e.Loop != l || !e.IsAffine() || e.Args[1].Kind != scev.Constant || !w.se.IsInvariant(e.Args[0], l) {
		return nil, 0, false, false
	}
	n := e.Args[1].N.Signed(e.Width)
	if !n.IsInt64() || n.Int64() == math.MinInt64 {
		return nil, 0, false, false
	}
	if step = n.Int64(); step < 0 {
		return e, -step, true, true
	}
	return e, step, false, true
}

// bytes is how many bytes an access of a type has, all of which matter; 0 if there are others.
func (w *work) bytes(t *ir.Type) int64 {
	if !t.HasFixedSize() || t.Kind == ir.StructKind || t.Kind == ir.ArrayKind {
		return 0
	}
	n := w.layout.Size(t)
	if n != w.layout.StoreSize(t) || w.layout.Bits(t) != 8*n {
		return 0
	}
	return int64(n)
}

func (w *work) candidate(v *ir.Value, l *cfg.Loop) *candidate {
	c := &candidate{loop: l, store: v}
	var p *ir.Value
	if v.Op == ir.OpStore {
		if !v.IsPlain() || v.Meta.Get("nontemporal") != "" {
			w.say.Missed(v, "this store is volatile, atomic or not to be cached")
			return nil
		}
		if v.Args[0].Type.IsPtr() && w.layout.NonIntegral(v.Args[0].Type.Bits) {
			return nil
		}
		p, c.size = v.Args[1], w.bytes(v.Args[0].Type)
		if c.align = v.Aux.(*ir.Mem).Align; c.align == 0 {
			c.align = w.layout.Align(v.Args[0].Type)
		}
	} else {
		args := v.CallArgs()
		n, volatile := args[2], args[3]
		if n.Op != ir.OpInt || n.Aux != nil || n.Bits >= 1<<31 || volatile.Op != ir.OpInt || volatile.Bits != 0 || v.Flags&(ir.MustTail|ir.NoTail) != 0 {
			return nil
		}
		p, c.size, c.align, c.fill = args[0], int64(n.Bits), 1, args[1]
	}
	if c.size == 0 {
		return nil
	}
	ok := false
	if c.to, c.step, c.down, ok = w.moves(p, l); !ok {
		return nil
	}
	c.stores = []*ir.Value{v}
	x := c.fill
	if x == nil {
		x = v.Args[0]
	}
	if !x.IsInstr() || !l.Contains(w.nest, x.Block) {
		if c.fill == nil {
			if c.fill, ok = content.Splat(w.f, w.layout, x); !ok || c.fill == nil {
				w.say.Missed(v, "this store goes on through memory, but not with equal bytes")
				return nil
			}
		}
		return c
	}
	if c.fill != nil || x.Op != ir.OpLoad || !x.IsPlain() || x.Meta.Get("nontemporal") != "" || x.NumUses() != 1 || w.nest.Of(x.Block) != l || !w.eachRound(x.Block, l) {
		return nil
	}
	step, down := int64(0), false
	if c.from, step, down, ok = w.moves(x.Args[0], l); !ok || step != c.step || down != c.down {
		return nil
	}
	c.load = x
	return c
}

// replace puts the call in front of the loop, if nothing in the loop has to do with what it does.
func (w *work) replace(c *candidate, front *ir.Block, accesses []*ir.Value) {
	around := func(p *ir.Value) alias.Location {
		return alias.Location{Ptr: p, Size: alias.Size{Kind: alias.Around}}
	}
	to := c.store.Args[1]
	if c.store.Op != ir.OpStore {
		to = c.store.CallArgs()[0]
	}
	name, id := "memset", intrinsic.Memset
	if c.load != nil {
		name, id = "memcpy", intrinsic.Memcpy
		if w.aa().AliasAcross(around(c.load.Args[0]), around(to)) != alias.No {
			d := w.se.Sub(c.from.Start(), c.to.Start())
			if d == nil || d.Kind != scev.Constant || d.IsZero() || (d.N.Signed(d.Width).Sign() < 0) != c.down {
				w.say.Missed(c.store, "this copy may come to what it has written")
				return
			}
			name, id = "memmove", intrinsic.Memmove
		}
	}
	if !w.env.Target.MayCall(w.f, name) {
		w.say.Missed(c.store, "this loop would be a %s, which must not be called here", name)
		return
	}
	for _, v := range accesses {
		if v.Block == nil || slices.Contains(c.stores, v) || v == c.load {
			continue // or gone
		}
		if w.aa().ModRefAcross(v, around(to)) != 0 || c.load != nil && w.aa().ModRefAcross(v, around(c.load.Args[0]))&ir.Writes != 0 {
			w.say.Missed(c.store, "this loop would be a %s, but for a %s in it that may access the same memory", name, v.Op)
			return
		}
	}
	t := ir.IntN(w.layout.Pointer(to.Type.Bits).Index)
	trips := w.se.Trips(c.loop, t)
	if trips == nil {
		return
	}
	lowest := func(e *scev.Expr) *scev.Expr {
		if !c.down {
			return e.Start()
		}
		rounds := w.se.Add(trips, w.se.Int(t, num.Of(1).Neg()))
		return w.se.Add(e.Start(), w.se.Mul(rounds, w.se.Int(t, num.Of(uint64(c.step)).Neg())))
	}
	list := []*scev.Expr{lowest(c.to), w.se.Mul(trips, w.se.Int(t, num.Of(uint64(c.size))))}
	if c.load != nil {
		list = append(list, lowest(c.from))
	}
	at := front.Terminator()
	for _, e := range list {
		if e == nil {
			return
		}
		if why := w.expander.Cannot(e, at); why != "" {
			w.say.Missed(c.store, "this loop would be a %s, but its address or length cannot be computed in front of it: %s", name, why)
			return
		}
	}
	w.say.Applied(c.store, "this loop stores to bytes that follow each other: it is a %s", name)
	made := w.expander.Before(at, list...)
	second, aligns := c.fill, []uint64{c.align}
	if c.load != nil {
		second = made[2]
		a := c.load.Aux.(*ir.Mem).Align
		if a == 0 {
			a = w.layout.Align(c.load.Type)
		}
		aligns = append(aligns, a)
	}
	call := w.f.CallIntrinsic(id, ir.Void, made[0], second, made[1], w.f.Int(ir.I1, 0))
	call.Aux.(*ir.Call).ParamAttrs = edit.Alignments(aligns)
	call.Pos, call.Meta = c.store.Pos, c.store.Meta.Keep(func(kind string) bool { return kind == "dbg" })
	front.InsertAt(front.IndexOf(at), call)
	if c.load != nil {
		c.stores = append(c.stores, c.load) // behind the store that uses it
	}
	for _, v := range c.stores {
		w.gone[v] = nil
		v.Erase()
	}
	w.aliases = nil
}
