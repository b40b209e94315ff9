package dse

import (
	"math/big"
	"strings"

	"rewrite/passes/analysis/memory"
	"rewrite/passes/analysis/memssa"
	"rewrite/passes/ir"
	"rewrite/passes/ir/intrinsic"
)

// trim takes bytes off the ends of a memset or memcpy that nothing reads. A store of an
// integer stays: a narrower one is no cheaper.
func (w *work) trim(v *ir.Value, t target, live spans) {
	if !memory.IsTransfer(v) || v.Intrinsic() == intrinsic.Memmove {
		return
	}
	from, to := live[0].from, live[len(live)-1].to
	// Whole parts of what the addresses are aligned to come off, so that both stay it.
	align := max(memory.Alignment(v, 0), 1)
	if !memory.IsFill(v) {
		align = max(align, memory.Alignment(v, 1))
	}
	from -= from % align
	if to%align != 0 {
		to = min(to+align-to%align, t.size)
	}
	if from == 0 && to == t.size || to-from < 1 {
		return
	}
	w.say.Applied(v, "%d of the %d bytes that this writes are not read", t.size-(to-from), t.size)
	n := v.Args[3]
	v.SetArg(3, w.f.Int(n.Type, to-from))
	if from > 0 {
		w.advance(v, 1, from)
		if !memory.IsFill(v) {
			w.advance(v, 2, from)
		}
	}
	w.dropSizes(v)
	w.mem.Changed(v)
	w.changed = true
}

// advance makes an operand a pointer some bytes on.
func (w *work) advance(v *ir.Value, i int, n uint64) {
	p := v.Args[i]
	t := w.f.Module.Types.Int(w.layout.Pointer(p.Type.Bits).Index)
	gep := w.f.NewInstr(ir.OpGEP, p.Type, p, w.f.Int(t, n))
	gep.Aux, gep.Flags, gep.Pos = ir.IntN(8), ir.InBounds|ir.NUSW, v.Pos
	gep.Meta = v.Meta.Keep(func(kind string) bool { return kind == "dbg" })
	b := v.Block
	b.InsertAt(b.IndexOf(v), gep)
	v.SetArg(i, gep)
}

// dropSizes forgets what was said of how much a call accesses.
func (w *work) dropSizes(v *ir.Value) {
	v.Meta = v.Meta.Keep(func(kind string) bool { return kind != "tbaa.struct" })
}

// maxAbsorbed bounds how many accesses behind a store are looked at for stores of parts of it.
const maxAbsorbed = 16

// absorb makes one store of a constant of it and of later ones to parts of the same bytes:
//
//	store i32 0, ptr %p              store i32 256, ptr %p
//	store i8 1, ptr %p.1
func (w *work) absorb(v *ir.Value, t target) {
	for at, steps := w.mem.Of(v), 0; steps < maxAbsorbed; steps++ {
		x := w.mem.Inst(w.next(at, v, t))
		if x == nil || x.Op == ir.OpCall && x.Effects()&ir.Unwinds != 0 {
			return
		}
		if w.patch(v, x, t) {
			continue // what comes behind it is behind at now
		}
		if w.alias.ModRef(x, t.Location) != 0 {
			return
		}
		at = w.mem.Of(x)
	}
}

// next is the one access in the same block that writes behind another one, if nothing before
// it may read a target; LiveOnEntry if there is none.
func (w *work) next(at memssa.ID, v *ir.Value, t target) (def memssa.ID) {
	ok := v.Op == ir.OpStore && v.IsPlain()
	n := 0
	w.mem.Users(at, func(u memssa.ID) bool {
		x := w.mem.Inst(u)
		switch n++; {
		case x == nil || x.Block != v.Block || n > maxAbsorbed:
			ok = false
		case w.mem.Kind(u) == memssa.Def:
			def = u
		case w.alias.ModRef(x, t.Location) != 0:
			ok = false
		}
		return ok
	})
	if !ok {
		return memssa.LiveOnEntry
	}
	return def
}

// patch puts the constant that x stores into the one that v stores, and takes x out.
func (w *work) patch(v, x *ir.Value, t target) bool {
	if x.Op != ir.OpStore || !x.IsPlain() {
		return false
	}
	whole, part := v.Args[0], x.Args[0]
	if whole.Op != ir.OpInt || part.Op != ir.OpInt || whole.Type.Bits%8 != 0 || part.Type.Bits%8 != 0 || part.Type.Bits >= whole.Type.Bits {
		return false
	}
	l, _ := w.alias.Of(x)
	n, ok := w.alias.Distance(v.Args[1], x.Args[1])
	if !ok || n < 0 || uint64(n)+l.Size.Bytes > t.size {
		return false
	}
	shift := uint(n) * 8
	if w.layout.BigEndian {
		shift = uint(t.size-l.Size.Bytes-uint64(n)) * 8
	}
	one := big.NewInt(1)
	mask := new(big.Int).Lsh(one, uint(part.Type.Bits))
	mask.Sub(mask, one).Lsh(mask, shift)
	sum := new(big.Int).AndNot(whole.Int(), mask)
	sum.Or(sum, new(big.Int).Lsh(part.Int(), shift))
	v.SetArg(0, w.f.BigInt(whole.Type, sum))
	v.Meta = v.Meta.Keep(func(kind string) bool { return kind == "dbg" || v.Meta.Get(kind) == x.Meta.Get(kind) })
	w.remove(x, "an earlier store writes this, too")
	return true
}

// unused removes memory that is allocated and freed, and nothing else is done with.
func (w *work) unused() {
	for _, b := range w.f.Blocks {
		for _, v := range b.Instrs {
			if v.Op == ir.OpCall && isNew(v) && allocates(v) && w.onlyFreed(v) {
				for _, u := range v.Uses() {
					if w.stays(u.User) {
						w.remove(u.User, "nothing else is done with what this frees")
					}
				}
				w.remove(v, "nothing is done with what this allocates")
			}
		}
	}
}

func (w *work) stays(v *ir.Value) bool {
	_, gone := w.gone[v]
	return !gone
}

func (w *work) onlyFreed(v *ir.Value) bool {
	for _, u := range v.Uses() {
		if w.stays(u.User) && !(u.User.Op == ir.OpCall && u.Index == 1 && frees(u.User)) {
			return false
		}
	}
	return true
}

// allocates tells whether a call does nothing but find memory (LangRef, "allockind").
func allocates(v *ir.Value) bool {
	f := v.CalledFunc()
	if f == nil || v.Aux.(*ir.Call).FuncAttrs.Has("nobuiltin") || v.Block.Func.Attrs.Has("no-builtins") || v.Flags&ir.MustTail != 0 {
		return false
	}
	for _, s := range []*ir.AttrSet{f.Attrs, v.Aux.(*ir.Call).FuncAttrs} {
		if a, ok := s.Get("allockind"); ok && strings.Contains(a.Value, "alloc") && !strings.Contains(a.Value, "realloc") {
			return true
		}
	}
	return f.IsDecl() && (f.Name == "malloc" || f.Name == "calloc")
}
