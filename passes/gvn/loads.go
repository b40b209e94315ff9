package gvn

import (
	"rewrite/passes/analysis/alias"
	"rewrite/passes/analysis/memory"
	"rewrite/passes/analysis/memssa"
	"rewrite/passes/internal/edit"
	"rewrite/passes/ir"
	"rewrite/passes/ir/intrinsic"
)

// A place is an address in a block.
type place struct {
	p *ir.Value // the representative
	b *ir.Block
}

// loads are those that were visited and stay.
type loads struct {
	list    []loaded
	count   []int32             // by ir.ValueID of the representative of an address: how many there are
	inBlock map[place]int32     // the last one: the place in list, + 1
	near    map[*ir.Value]int32 // the last one of an object, by what its addresses are computed from
}

// loaded is a load, and which was before it in its place, and of its object: the place in the list, + 1.
type loaded struct {
	v             *ir.Value
	inBlock, near int32
}

func (l *loads) reset(f *ir.Func) {
	l.list, l.count = l.list[:0], emptied(l.count, f.NumValues())
	l.inBlock, l.near = cleared(l.inBlock), cleared(l.near)
}

// fewKeys is up to how many keys a map may have that is used again: to clear a large one for each of many functions would take long.
const fewKeys = 256

// cleared is a map with nothing in it, in the memory of another one if that is small.
func cleared[K comparable, V any](m map[K]V) map[K]V {
	if m == nil || len(m) > fewKeys {
		return map[K]V{}
	}
	clear(m)
	return m
}

// of is how many loads there are of an address, of which p is the representative.
func (l *loads) of(p *ir.Value) int32 {
	if int(p.ID) < len(l.count) {
		return l.count[p.ID]
	}
	return 0
}

// loaded notes a load.
func (w *walk) loaded(v *ir.Value) {
	l := &w.seen
	p := w.of(v.Args[0])
	for int(p.ID) >= len(l.count) {
		l.count = append(l.count, 0)
	}
	l.count[p.ID]++
	at, o := place{p, v.Block}, alias.Root(p)
	l.list = append(l.list, loaded{v, l.inBlock[at], l.near[o]})
	n := int32(len(l.list))
	l.inBlock[at], l.near[o] = n, n
}

// maxNear bounds how many loads of one object are looked at for whether they have the bytes of
// another one.
const maxNear = 16

// within is a load's bytes as a part of what was loaded before, nil if there is none.
func (w *walk) within(v *ir.Value, clobber memssa.ID) *ir.Value {
	steps := 0
	for i := w.seen.near[alias.Root(w.of(v.Args[0]))]; i != 0 && steps < maxNear; i = w.seen.list[i-1].near {
		x := w.seen.list[i-1].v
		if steps++; !w.stays(x) || !w.tree.Dominates(x.Block, v.Block) || !w.mem.Above(clobber, w.mem.Of(x)) {
			continue
		}
		n, ok := w.alias.Distance(x.Args[0], v.Args[0])
		if !ok || !w.wholly(x, v.Type) {
			continue
		}
		if y := w.part(x, n, v.Type, v); y != nil {
			x.Meta = x.Meta.Keep(func(kind string) bool { return kind == "dbg" || kind == "noundef" })
			return y
		}
	}
	return nil
}

// wholly tells whether bytes of what a load loaded are poison only where a load of type t there
// is: one that is poison makes all of a number poison, and of a vector a lane.
func (w *walk) wholly(x *ir.Value, t *ir.Type) bool {
	if x.Meta.Get("noundef") != "" {
		return true
	}
	if w.layout == nil || !x.Type.HasFixedSize() || !t.HasFixedSize() {
		return x.Type == t
	}
	return w.layout.StoreSize(x.Type) == w.layout.StoreSize(t) && w.layout.StoreSize(t.Scalar())%w.layout.StoreSize(x.Type.Scalar()) == 0
}

// chosen is a load through one of two addresses as a choice of what is known to be at them:
//
//	%x = load i32, ptr %p
//	%y = load i32, ptr %q
//	%r = select i1 %c, ptr %p, ptr %q
//	%z = load i32, ptr %r               select i1 %c, i32 %x, i32 %y
func (w *walk) chosen(v *ir.Value) *ir.Value {
	s := v.Args[0]
	if s.Op != ir.OpSelect || s.Block == nil || s.Args[0].Type != ir.I1 {
		return nil
	}
	x := w.there(v, s.Args[1])
	if x == nil {
		return nil
	}
	y := w.there(v, s.Args[2])
	if y == nil {
		return nil
	}
	for _, l := range []*ir.Value{x, y} {
		if l.Op == ir.OpLoad && l.Type == v.Type {
			edit.MergeInto(l, v) // it may have been stored, but then nothing is lost but what is known of it
		}
	}
	return w.op(ir.OpSelect, v.Type, v, s.Args[0], x, y)
}

// there is what a load would load from another address, nil if it is not known.
func (w *walk) there(v, p *ir.Value) *ir.Value {
	l := w.alias.At(p, v.Type)
	l.Meta = v.Meta
	id := w.mem.ClobberOf(w.mem.Before(w.mem.Of(v)), l)
	x := *v
	x.Args = []*ir.Value{p}
	e := w.expression(&x)
	if _, rep := w.find(&e, id); rep != nil {
		if y := w.leader(rep, v.Block); y != nil {
			return y
		}
	}
	return w.left(id, p, v.Type, v)
}

// load replaces a load that is neither volatile nor atomic by what is known to be there.
func (w *walk) load(v *ir.Value) {
	clobber := w.mem.Clobber(v)
	rep := w.number(v, clobber)
	if x := w.fact(rep, v.Block); x != nil {
		w.say.Applied(v, "what this loads was loaded before, and is decided, as was branched on")
		w.replace(v, x)
		return
	}
	if x := w.leader(rep, v.Block); x != nil {
		if x.Op == ir.OpLoad {
			edit.MergeInto(x, v)
		}
		w.say.Applied(v, "what this loads was loaded before")
		w.replace(v, x)
		return
	}
	if y := w.within(v, clobber); y != nil {
		w.say.Applied(v, "what this loads was loaded before, as another type")
		w.replace(v, y)
		return
	}
	if v.Meta.Get("invariant.load") != "" {
		// What was written before it could be loaded is what is loaded.
		clobber = w.mem.ClobberOf(w.mem.Before(w.mem.Of(v)), w.alias.At(v.Args[0], v.Type))
	}
	if x := w.left(clobber, v.Args[0], v.Type, v); x != nil {
		w.say.Applied(v, "what this loads is known")
		w.again = true // other values may be computed of what is now there in parts
		w.replace(v, x)
		return
	}
	if x := w.chosen(v); x != nil {
		w.say.Applied(v, "what this loads is known of both addresses")
		w.replace(v, x)
		return
	}
	if w.ways(v) {
		return
	}
	w.lead(rep, v, v.Block, false)
	w.loaded(v)
	if w.env.Asked() && w.seen.of(w.of(v.Args[0])) > 1 {
		if by := w.mem.Inst(clobber); by != nil {
			w.say.Missed(v, "this was loaded before, but a %s may have written it since", by.Op)
		}
	}
}

// left is what is at an address, of a type, after an access wrote there, or before any did;
// nil if it is not known. What has to be computed stands before at; see op.
func (w *walk) left(id memssa.ID, p *ir.Value, t *ir.Type, at *ir.Value) *ir.Value {
	if w.layout == nil {
		return nil
	}
	if x := w.fresh(id, p, t); x != nil || id == memssa.LiveOnEntry {
		return x
	}
	s := w.mem.Inst(id)
	switch {
	case s == nil:
	case s.Op == ir.OpStore && s.IsPlain():
		if n, ok := w.alias.Distance(s.Args[1], p); ok {
			return w.part(s.Args[0], n, t, at)
		}
	case memory.IsTransfer(s) && t.HasFixedSize() && isBool(s.Args[4], 0):
		switch n, ok := w.alias.Distance(s.Args[1], p); {
		case !ok:
		case memory.IsFill(s):
			return w.filled(s, n, t, at)
		default:
			return w.copied(s, n, t)
		}
	case memory.IsMarker(s):
		if s.Intrinsic() == intrinsic.LifetimeStart && alias.Root(p) == s.CallArgs()[len(s.CallArgs())-1] && alias.Root(p).Op == ir.OpAlloca {
			return w.f.Undef(t)
		}
	}
	return nil
}

// fresh is what is at an address in memory that came to be during the call and was not
// written since (SEMANTICS 33), if id, which wrote it last, is not after that; else nil.
func (w *walk) fresh(id memssa.ID, p *ir.Value, t *ir.Type) *ir.Value {
	if !t.HasFixedSize() && !(t.IsVector() && t.Scalable) {
		return nil
	}
	switch o := alias.Root(p); {
	case o.Op == ir.OpAlloca && id == memssa.LiveOnEntry:
		return w.f.Undef(t)
	case o.Op.IsCall():
		if zeroed, ok := memory.Allocates(o); ok && (id == memssa.LiveOnEntry || w.mem.Of(o) != memssa.None && w.mem.Above(id, w.mem.Of(o))) {
			return w.initial(zeroed, t)
		}
	}
	return nil
}

// initial is what is in new memory.
func (w *walk) initial(zeroed bool, t *ir.Type) *ir.Value {
	if zeroed {
		return w.zero(t)
	}
	return w.f.Undef(t)
}
