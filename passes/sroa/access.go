package sroa

import (
	"fmt"
	"slices"

	"rewrite/passes/analysis/content"
	"rewrite/passes/analysis/memory"
	"rewrite/passes/ir"
)

// kind is how an access uses memory.
type kind uint8

const (
	load    kind = iota
	store        // of a value
	fill         // memset
	copyIn       // memcpy or memmove to the alloca
	copyOut      // memcpy or memmove from it
)

// An access is what an instruction does to the bytes from begin to end of an
// alloca. Loads and stores of aggregates are one access for each scalar in them.
type access struct {
	at         *ir.Value
	kind       kind
	begin, end uint64
	typ        *ir.Type   // of a load or store
	path       ir.Indices // where in the aggregate; nil for scalars
	last       bool       // it is the last scalar of the aggregate
}

// An aggregate is an alloca, with all that uses it.
type aggregate struct {
	alloca   *ir.Value
	size     uint64
	align    uint64
	accesses []access
	steps    []*ir.Value // addresses within it
	markers  []*ir.Value // of the lifetime of the whole
	outside  []*ir.Value // accesses that reach out of it: undefined behaviour
	cast     bool        // it is accessed in another address space
}

// A planner finds out how an alloca is used and what it is divided into, and changes
// nothing: that is work's.
type planner struct {
	l         *ir.Layout
	types     *ir.Types
	constants *content.Memory
	gone      map[*ir.Value]*ir.Value // what goes in this round: no uses any more
}

// maxLeaves bounds the scalars that a loaded or stored aggregate is split into.
const maxLeaves = 64

// find lists what uses an alloca. If its address goes where the uses cannot be
// seen, or one of them must stay as it is, why says so.
func (pl *planner) find(alloca *ir.Value) (a *aggregate, why string) {
	info := alloca.Aux.(*ir.Alloca)
	a = &aggregate{alloca: alloca, align: info.Align}
	if n := alloca.Args[0]; n.Op != ir.OpInt || n.Aux != nil || n.Bits != 1 {
		return nil, "the number of its elements is not one"
	}
	if alloca.Flags != 0 || !info.Elem.HasFixedSize() {
		return nil, fmt.Sprintf("it is no plain alloca of a size that is known: %s", info.Elem)
	}
	a.size = pl.l.Size(info.Elem)
	if a.align == 0 {
		a.align = pl.l.Align(info.Elem)
	}
	memory.Walk(pl.l, alloca, func(u memory.Use) memory.Next {
		x := u.User
		if _, gone := pl.gone[x]; gone {
			return memory.Skip
		}
		next := memory.Skip
		switch u.Kind {
		case memory.Step:
			why = a.step(pl.l, u)
			next = memory.Follow
		case memory.Load:
			if !x.IsPlain() {
				why = "a load of it is volatile or atomic"
				break
			}
			why = pl.value(a, access{at: x, kind: load}, u.Off, x.Type)
		case memory.Store:
			if !x.IsPlain() {
				why = "a store to it is volatile or atomic"
				break
			}
			why = pl.value(a, access{at: x, kind: store}, u.Off, x.Args[0].Type)
		default:
			switch x.Op {
			case ir.OpCall:
				why = pl.call(a, u)
			case ir.OpStore:
				why = "its address is stored"
			case ir.OpPhi, ir.OpSelect:
				why = "its address is chosen among several by a " + x.Op.String()
			default:
				why = "its address is an operand of " + x.Op.String()
			}
		}
		if why != "" {
			return memory.Stop
		}
		return next
	})
	if why != "" {
		return nil, why
	}
	return a, ""
}

// step notes an address within the alloca.
func (a *aggregate) step(l *ir.Layout, u memory.Use) (why string) {
	x := u.User
	switch {
	case !u.Known:
		if _, ok := l.GEPOffset(x); ok {
			return "an address is far outside of it"
		}
		return "an address within it is not at a constant offset"
	case !x.Type.IsPtr():
		return "its address is cast to something else"
	}
	a.cast = a.cast || x.Op != ir.OpGEP && x.Type.Bits != a.alloca.Type.Bits
	a.steps = append(a.steps, x)
	return ""
}

// call notes a call that an address within the alloca is an argument of.
func (pl *planner) call(a *aggregate, u memory.Use) (why string) {
	x := u.User
	switch u.Kind {
	case memory.Marker:
		if u.Off != 0 {
			return "a part of it has a lifetime of its own"
		}
		a.markers = append(a.markers, x)
		return ""
	case memory.Transfer:
	default:
		return "its address is an argument of a call"
	}
	args := x.CallArgs()
	n, volatile := args[2], args[3]
	if n.Op != ir.OpInt || n.Aux != nil || volatile.Op != ir.OpInt || volatile.Bits != 0 {
		return "a memcpy, memmove or memset of it is volatile or of a length that is not constant"
	}
	k := fill
	if !memory.IsFill(x) {
		k = copyIn
		if u.Index == 2 {
			k = copyOut
		}
		if slices.Contains(a.outside, x) || slices.ContainsFunc(a.accesses, func(y access) bool { return y.at == x }) {
			return "it is copied to itself"
		}
	}
	a.add(access{at: x, kind: k}, u.Off, n.Bits)
	return ""
}

// add notes an access.
func (a *aggregate) add(x access, off int64, size uint64) {
	if off < 0 || size > a.size || uint64(off) > a.size-size {
		a.outside = append(a.outside, x.at)
		return
	}
	x.begin, x.end = uint64(off), uint64(off)+size
	a.accesses = append(a.accesses, x)
}

// value notes a load or store of a type.
func (pl *planner) value(a *aggregate, x access, off int64, t *ir.Type) (why string) {
	if !t.HasFixedSize() {
		return "it is accessed by a type that is not known to be plain: " + t.String()
	}
	first := len(a.accesses)
	if t.IsAggregate() {
		if size := pl.l.Size(t); off < 0 || size > a.size || uint64(off) > a.size-size {
			return "an aggregate is accessed that reaches out of its bounds" // perhaps by padding alone
		}
	}
	if !pl.scalars(a, x, off, t, first) || t.IsAggregate() && len(a.accesses) == first {
		return "a load or store of a whole aggregate has no parts, or too many"
	}
	if n := len(a.accesses); n > first {
		a.accesses[n-1].last = true
	}
	return ""
}

// scalars notes an access for each scalar of a type, behind the first ones. It
// tells whether there were not too many.
func (pl *planner) scalars(a *aggregate, x access, off int64, t *ir.Type, first int) bool {
	if !t.IsAggregate() {
		x.typ = t
		a.add(x, off, pl.l.StoreSize(t))
		return len(a.accesses)-first <= maxLeaves
	}
	if t.Kind == ir.ArrayKind && t.Len > maxLeaves {
		return false
	}
	for i := range t.NumElems() {
		field := i
		if t.Kind == ir.StructKind {
			field = pl.l.Offset(t, i)
		} else {
			field *= pl.l.Size(t.Elem)
		}
		part := x
		part.path = append(x.path[:len(x.path):len(x.path)], uint32(i))
		if !pl.scalars(a, part, off+int64(field), t.ElemAt(i), first) {
			return false
		}
	}
	return true
}
