package memcpyopt

import (
	"slices"

	"rewrite/passes/analysis/content"
	"rewrite/passes/analysis/memssa"
	"rewrite/passes/ir"
	"rewrite/passes/ir/intrinsic"
)

// store looks at a store: it may end a copy, or be of equal bytes like others next to it.
func (w *work) store(v *ir.Value) {
	if !v.IsPlain() || marked(v) || !v.Args[0].Type.HasFixedSize() {
		return
	}
	if x := v.Args[0]; x.Op == ir.OpLoad && x.Block == v.Block && x.NumUses() == 1 && x.IsPlain() && !marked(x) && x.Type.HasFixedSize() {
		w.loaded(v, x)
		return
	}
	if b, ok := content.Splat(w.f, w.layout, v.Args[0]); ok {
		w.merge(v, b)
	}
}

// fill looks at a memset: what it sets may be nothing, or next to what others set.
func (w *work) fill(v *ir.Value) {
	if !isPlain(v) {
		return
	}
	n, constant := number(v.Args[length])
	switch {
	case constant && n == 0:
		w.say.Applied(v, "this memset sets nothing")
		w.erase(v)
	case v.Args[source].Op == ir.OpPoison || v.Args[source].Op == ir.OpUndef && undefined(&w.known, v):
		w.say.Applied(v, "this memset sets bytes to anything: they may stay")
		w.erase(v)
	case constant:
		w.merge(v, wild(v.Args[source]))
	}
}

// wild is a byte, nil for one that may be anything.
func wild(b *ir.Value) *ir.Value {
	if b.Op == ir.OpUndef || b.Op == ir.OpPoison {
		return nil
	}
	return b
}

// byteOf is what to set memory to for a byte that wild gave.
func (k *known) byteOf(b *ir.Value) *ir.Value {
	if b == nil {
		return k.f.Undef(ir.IntN(8))
	}
	return b
}

// A span is bytes that are set one way, from an address that others are told from on.
type span struct {
	from, to int64
	first    *ir.Value   // whose address the span begins with
	align    uint64      // of that
	by       []*ir.Value // the one that stands last is last
}

// How many accesses are looked at for stores that could be set together, and how many spans
// that do not touch they make. Where scans end, memsets begin that later scans join.
const (
	maxScan  = 256
	maxSpans = 16
)

// merge sets with one memset what a store or memset and those behind it in its block set to
// the same byte.
//
//	store i32 0, ptr %p                                call void @llvm.memset(ptr %p, i8 0, i64 16)
//	store i32 0, ptr (%p + 4)
//	store i64 0, ptr (%p + 8)
//
// All of a span is set where the last of it was. What is passed on the way neither accesses
// it nor throws, and comes back.
func (w *work) merge(v, b *ir.Value) {
	var spans []span
	start := address(v)
	add := func(x *ir.Value) bool {
		at, ok := w.alias.Distance(start, address(x))
		if !ok || at > 1<<40 || at < -1<<40 {
			return false
		}
		spans = insert(spans, span{at, at + w.bytes(x), x, max(w.statedAt(x), w.alignOf(address(x))), []*ir.Value{x}})
		return true
	}
	add(v)
	block := v.Block
	rest := block.Instrs[block.IndexOf(v)+1:]
	scanned := 0
	for _, x := range rest {
		if x.Op.IsTerminator() || scanned == maxScan || len(spans) > maxSpans {
			break
		}
		if w.mem.Of(x) != memssa.None {
			scanned++
		}
		if c, ok := w.setsByte(x); ok && (b == nil || c == nil || b == c) && address(x).Type == start.Type && add(x) {
			if b == nil {
				b = c
			}
			continue
		}
		if !w.passes(x, spans) {
			break
		}
	}
	for _, s := range spans {
		w.together(s, b)
	}
}

// address is where a store or memset begins to write.
func address(v *ir.Value) *ir.Value { return v.Args[1] }

// statedAt is what a store, copy or memset says of the alignment of its address.
func (k *known) statedAt(v *ir.Value) uint64 {
	if v.Op == ir.OpStore {
		return k.accessAlign(v, v.Args[0].Type)
	}
	return stated(v, dest)
}

// accessAlign is how a load or store of a type says that its address is aligned.
func (k *known) accessAlign(v *ir.Value, t *ir.Type) uint64 {
	if a := v.Aux.(*ir.Mem).Align; a != 0 {
		return a
	}
	return k.layout.Align(t)
}

// bytes is how many a store, or a memset of a constant number, writes.
func (k *known) bytes(v *ir.Value) int64 {
	if v.Op == ir.OpStore {
		return int64(k.layout.StoreSize(v.Args[0].Type))
	}
	n, _ := number(v.Args[length])
	return n
}

// setsByte tells whether an instruction sets a constant number of bytes to one value.
func (k *known) setsByte(v *ir.Value) (b *ir.Value, ok bool) {
	if k.mem.Of(v) == memssa.None {
		return nil, false
	}
	switch {
	case v.Op == ir.OpStore && v.IsPlain() && !marked(v) && v.Args[0].Type.HasFixedSize():
		return content.Splat(k.f, k.layout, v.Args[0])
	case isFill(v) && isPlain(v):
		_, ok = number(v.Args[length])
		return wild(v.Args[source]), ok
	}
	return nil, false
}

// passes tells whether what comes before an instruction may as well come behind it.
func (k *known) passes(v *ir.Value, spans []span) bool {
	e := v.Effects()
	if e&(ir.Unwinds|ir.Hangs|ir.Ordered) != 0 {
		return false
	}
	if e&(ir.Reads|ir.Writes) == 0 || k.mem.Of(v) == memssa.None {
		return true
	}
	for _, s := range spans {
		if k.alias.ModRef(v, exactly(address(s.first), s.to-s.from)) != 0 {
			return false
		}
	}
	return true
}

// insert adds a span to those that are there, in order, and joins what touches.
func insert(list []span, s span) []span {
	i := 0
	for i < len(list) && list[i].to < s.from {
		i++
	}
	j := i
	for ; j < len(list) && list[j].from <= s.to; j++ {
		o := list[j]
		if o.from < s.from || o.from == s.from && o.align >= s.align {
			s.first, s.align, s.from = o.first, o.align, o.from
		}
		s.to = max(s.to, o.to)
		s.by = append(slices.Clone(o.by), s.by...)
	}
	return slices.Replace(list, i, j, s)
}

// together puts a memset in the place of what sets a span, if it is worth it.
func (w *work) together(s span, b *ir.Value) {
	if !w.worth(s) {
		return
	}
	if !w.target.MayCall(w.f, "memset") {
		w.missed(s.by[0], "these bytes are set one by one, and no memset may be called here")
		return
	}
	last := s.by[len(s.by)-1]
	if b == nil && last.Op == ir.OpStore && len(s.by) == 1 {
		if l, _ := w.alias.Of(last); last.Args[0].Op != ir.OpPoison && !w.unwritten(w.mem.Before(w.mem.Of(last)), l) {
			return // what is there may be poison
		}
		w.say.Applied(last, "this stores anything: what is there may stay")
		w.erase(last)
		return
	}
	w.say.Applied(last, "%d bytes are set at once", s.to-s.from)
	p, n := address(s.first), w.f.Int(ir.IntN(64), uint64(s.to-s.from))
	if isFill(last) {
		n = w.f.Int(last.Args[length].Type, uint64(s.to-s.from))
	}
	v := w.put(last, intrinsic.Memset, p, w.byteOf(b), n, s.align)
	w.mem.Replace(last, v)
	for _, x := range s.by {
		w.erase(x)
	}
}

// Bounds that LLVM has, too.
const (
	manyStores = 4  // so many are dearer than a call that is expanded in place
	manyBytes  = 16 // so many are more than one store of a register
)

// worth tells whether a memset is better than what it stands for.
func (k *known) worth(s span) bool {
	if len(s.by) == 1 {
		// An aggregate is better set than stored.
		v := s.by[0]
		return v.Op == ir.OpStore && v.Args[0].Type.IsAggregate()
	}
	if s.to == s.from {
		return false
	}
	stores := 0
	for _, x := range s.by {
		if x.Op == ir.OpStore {
			stores++
		}
	}
	if stores < len(s.by) || len(s.by) >= manyStores || s.to-s.from >= manyBytes {
		return true
	}
	// As many registers or bytes as have to be stored anyway.
	register := k.register()
	needed := (s.to-s.from)/register + (s.to-s.from)%register
	return len(s.by) > 2 && int64(len(s.by)) > needed
}

// register is the size of the largest integer that the target computes with, in bytes.
func (k *known) register() int64 {
	most := uint64(8)
	for i, text := 0, k.layout.Text; i < len(text); {
		j := i
		for j < len(text) && text[j] != '-' {
			j++
		}
		if spec := text[i:j]; len(spec) > 1 && spec[0] == 'n' && spec[1] >= '0' && spec[1] <= '9' {
			for k := 1; k < len(spec); {
				l := k
				for l < len(spec) && spec[l] != ':' {
					l++
				}
				most = max(most, parse(spec[k:l]))
				k = l + 1
			}
		}
		i = j + 1
	}
	return int64(most / 8)
}

// overwritten shortens a memset of bytes that a copy in the same block overwrites at once.
//
//	call void @llvm.memset(ptr %p, i8 0, i64 64)       call void @llvm.memset(ptr (%p + 16), i8 0, i64 48)
//	call void @llvm.memcpy(ptr %p, ptr %a, i64 16)     call void @llvm.memcpy(ptr %p, ptr %a, i64 16)
func (w *work) overwritten(v *ir.Value) {
	l := destOf(v)
	by := w.mem.Inst(w.mem.ClobberOf(w.mem.Before(w.mem.Of(v)), l))
	if by == nil || !isFill(by) || !isPlain(by) || by.Block != v.Block {
		return
	}
	at, ok := w.alias.Distance(by.Args[dest], v.Args[dest])
	if !ok {
		return
	}
	n, constant := number(v.Args[length])
	set, too := number(by.Args[length])
	whole := at == 0 && v.Args[length] == by.Args[length]
	if !whole && (!constant || !too || at+n <= 0 || at > 0 && at+n < set) {
		return
	}
	seen := w.seenByCaller(by.Args[dest])
	if w.alias.ModRef(v, l)&ir.Reads != 0 || !between(by, v, func(x *ir.Value) bool {
		return w.alias.ModRef(x, l)&ir.Reads == 0 && x.Effects()&ir.Hangs == 0 && (!seen || x.Effects()&ir.Unwinds == 0)
	}) {
		w.missed(v, "what this writes was set before, and may be read in between")
		return
	}
	if whole || at <= 0 && at+n >= set {
		w.say.Applied(by, "what this memset sets is copied over at once")
		w.erase(by)
		return
	}
	if at > 0 {
		w.say.Applied(by, "%d bytes that are copied over at once are not set", set-at)
		w.become(by, by.Intrinsic(), by.Args[dest], by.Args[source], w.f.Int(by.Args[length].Type, uint64(at)), stated(by, dest))
		return
	}
	w.say.Applied(by, "%d bytes that are copied over at once are not set", at+n)
	p := w.ahead(by.Args[dest], at+n, by)
	w.become(by, by.Intrinsic(), p, by.Args[source], w.f.Int(by.Args[length].Type, uint64(set-at-n)), common(stated(by, dest), at+n))
}

// loaded copies what is loaded and stored: if that is an aggregate, or if a call can write at
// once to where it goes.
func (w *work) loaded(store, load *ir.Value) {
	l, _ := w.alias.Of(load)
	if from := load.Args[0]; from.Op == ir.OpAlloca {
		by := w.mem.Inst(w.mem.ClobberOf(w.mem.Before(w.mem.Of(load)), l))
		if by != nil && by.Op == ir.OpCall && w.slot(by, load, store, from, store.Args[1]) {
			return
		}
	}
	if !load.Type.IsAggregate() {
		return
	}
	to, size := store.Args[1], int64(w.layout.StoreSize(load.Type))
	if size == 0 {
		w.say.Applied(store, "this stores nothing")
		w.erase(store)
		w.erase(load)
		return
	}
	at := store
	written := func(v *ir.Value) bool { return w.alias.ModRef(v, l)&ir.Writes == 0 }
	if !between(load, store, written) {
		// The store may come before what writes there.
		at = load
		d := exactly(to, size)
		seen := w.seenByCaller(to)
		if !w.canHoist(to, load, 4) || !between(load, store, func(v *ir.Value) bool {
			e := v.Effects()
			return w.alias.ModRef(v, d) == 0 && e&(ir.Hangs|ir.Ordered) == 0 && (!seen || e&ir.Unwinds == 0)
		}) {
			w.missed(store, "this aggregate is not copied in memory: what it was loaded from may be written before it is stored")
			return
		}
	}
	id := intrinsic.Memcpy
	if w.alias.ModRef(store, l)&ir.Writes != 0 {
		id = intrinsic.Memmove
	}
	if !w.target.MayCall(w.f, libraryNames[id]) {
		w.missed(store, "this aggregate is not copied in memory: no %s may be called here", libraryNames[id])
		return
	}
	w.say.Applied(store, "this aggregate is copied in memory")
	if at == load {
		w.hoist(to, load)
	}
	v := w.put(at, id, to, load.Args[0], w.f.Int(ir.IntN(64), uint64(size)), w.accessAlign(store, load.Type), w.accessAlign(load, load.Type))
	if at == store {
		w.mem.Replace(store, v)
	} else {
		w.mem.Insert(v)
	}
	w.erase(store)
	w.erase(load)
}
