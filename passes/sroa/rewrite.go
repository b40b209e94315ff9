package sroa

import (
	"strconv"

	"rewrite/passes/ir"
)

// split makes an alloca of each partition of one, if that is worth it.
func (w *work) split(alloca *ir.Value) {
	delete(w.missed, alloca)
	pl := &planner{w.l, &w.f.Module.Types, w.constants, w.gone}
	a, why := pl.find(alloca)
	if a == nil {
		w.missed[alloca] = "this stays in memory: " + why
		return
	}
	list := pl.partitions(a)
	memory, rest := 0, ""
	for _, p := range list {
		if !p.dead && p.typ == nil {
			memory++
			rest = p.why
		}
	}
	switch {
	case memory == len(list) && memory > 0:
		w.missed[alloca] = "this stays in memory: " + rest
		return
	case memory > 0 && a.cast:
		w.missed[alloca] = "this stays in memory: it is accessed in another address space, and " + rest
		return
	}
	for _, p := range list {
		p.align = common(a.align, p.begin)
		if !p.dead {
			w.make(alloca, p)
		}
	}
	for i := range a.accesses {
		w.access(&a.accesses[i], a, list)
	}
	for _, x := range a.outside {
		if x.Type != ir.Void {
			w.erase(x, w.f.Poison(x.Type))
		} else {
			w.erase(x, nil)
		}
	}
	for _, m := range a.markers {
		for _, p := range list {
			if !p.dead && p.typ == nil {
				w.mark(m, p)
			}
		}
		w.erase(m, nil)
	}
	for _, v := range a.steps {
		w.erase(v, nil)
	}
	w.erase(alloca, nil)
	w.parts[alloca] = list
	values, dead := 0, 0
	for _, p := range list {
		if p.dead {
			dead++
		} else if p.typ != nil {
			values++
		}
	}
	w.say.Applied(alloca, "this is split into parts: %d values, %d that nothing reads, %d in memory", values, dead, memory)
	for _, p := range list {
		if !p.dead && p.typ == nil {
			w.say.Missed(alloca, "bytes %d to %d stay in memory: %s", p.begin, p.end-1, p.why)
		}
	}
}

// make makes the alloca of a partition.
func (w *work) make(old *ir.Value, p *partition) {
	t := p.typ
	if t == nil {
		t = w.f.Module.Types.Array(p.end-p.begin, ir.I8)
	}
	v := w.f.NewInstr(ir.OpAlloca, w.pointer(old.Type, t), old.Args[0])
	v.Aux = &ir.Alloca{Elem: t, Align: p.align}
	v.Meta = old.Meta.Keep(isDbg)
	p.alloca = w.insert(v, old)
	p.alloca.Pos = 0 // it is not in the source; remarks are of the old one
}

// pointer is the type of pointers to a type, like another one.
func (w *work) pointer(like, to *ir.Type) *ir.Type {
	if like.Elem == nil {
		return like
	}
	return w.f.Module.Types.TypedPointer(to, like.Bits)
}

func isDbg(kind string) bool { return kind == "dbg" }

// common is the alignment that is known of a number of bytes behind an address.
func common(align, off uint64) uint64 {
	for align > 1 && off%align != 0 {
		align /= 2
	}
	return max(align, 1)
}

// access makes an access one of the partitions. Of an aggregate that is loaded
// the first scalar does so for all.
func (w *work) access(x *access, a *aggregate, list []*partition) {
	at := x.at
	switch x.kind {
	case load, store:
		p := within(list, x)
		if x.path != nil {
			w.field(x, p)
			return
		}
		if !p.dead && p.typ == nil {
			i := 0
			if x.kind == store {
				i = 1
			}
			at.SetArg(i, w.address(p.alloca, x.begin-p.begin, at.Args[i].Type, at))
			at.Aux = ir.PlainMem(common(p.align, x.begin-p.begin))
			return
		}
		if x.kind == load {
			w.erase(at, w.read(p, x.begin, x.typ, at))
		} else {
			w.write(p, x.begin, at.Args[0], at)
			w.erase(at, nil)
		}
	case fill:
		for _, p := range list {
			if begin, end := max(p.begin, x.begin), min(p.end, x.end); begin < end && !p.dead {
				w.fill(p, begin, end, at)
			}
		}
		w.erase(at, nil)
	default:
		mine, other := 1, 2
		if x.kind == copyOut {
			mine, other = 2, 1
		}
		for _, p := range list {
			if begin, end := max(p.begin, x.begin), min(p.end, x.end); begin < end && !p.dead {
				w.copy(p, begin, end, x, mine, other)
			}
		}
		if v := root(at.Args[other]); v.Op == ir.OpAlloca {
			w.enqueue(v)
		}
		w.erase(at, nil)
	}
}

// within is the partition of a load or store.
func within(list []*partition, x *access) *partition {
	for _, p := range list {
		if p.begin <= x.begin && x.end <= p.end {
			return p
		}
	}
	panic("a load or store of no partition")
}

// root is what an address is based on.
func root(v *ir.Value) *ir.Value {
	for v.Block != nil && (v.Op == ir.OpGEP || v.Op == ir.OpBitCast || v.Op == ir.OpAddrSpaceCast) {
		v = v.Args[0]
	}
	return v
}

// field is one scalar of an aggregate that is loaded or stored as a whole. The
// fields of one are in order, and the last of them finishes it.
func (w *work) field(x *access, p *partition) {
	at := x.at
	if x.kind == store {
		v := w.f.NewInstr(ir.OpExtractValue, x.typ, at.Args[0])
		v.Aux = x.path
		w.write(p, x.begin, w.insert(v, at), at)
		w.erase(at, nil)
		return
	}
	part := w.read(p, x.begin, x.typ, at)
	now := w.gone[at] // the aggregate so far
	if now == nil {
		now = w.f.Poison(at.Type)
	}
	v := w.f.NewInstr(ir.OpInsertValue, at.Type, now, part)
	v.Aux = x.path
	w.gone[at] = w.insert(v, at)
	if x.last {
		w.erase(at, w.gone[at])
	}
}

// mark begins or ends the lifetime of a partition in memory.
func (w *work) mark(m *ir.Value, p *partition) {
	v := w.f.Clone(m, func(x *ir.Value) *ir.Value { return x }, nil)
	v.Dbg = nil
	i := len(v.Args) - 1
	if i == 2 { // LLVM 21 and older state the size
		v.SetArg(1, w.f.Int(v.Args[1].Type, p.end-p.begin))
	}
	v.SetArg(i, w.address(p.alloca, 0, v.Args[i].Type, m))
	w.insert(v, m)
}

// aligned is the attributes of a parameter that points to where the alignment is known.
func aligned(align uint64) *ir.AttrSet {
	n := strconv.FormatUint(align, 10)
	return &ir.AttrSet{Attrs: []ir.Attr{{Name: "align", Value: n}}, Text: "align " + n}
}

// alignment is what a memcpy says of an argument's address.
func alignment(x *ir.Value, arg int) uint64 {
	c := x.Aux.(*ir.Call)
	if len(c.ParamAttrs) > arg-1 {
		if a, ok := c.ParamAttrs[arg-1].Get("align"); ok {
			if n, err := strconv.ParseUint(a.Value, 10, 64); err == nil && n > 0 && n&(n-1) == 0 {
				return n
			}
		}
	}
	return 1
}
