// Package joinaccess loads and stores at once integers that are put together of parts beside each other in memory, or taken
// apart into such: how portable programs read and write numbers of more than a byte.
//
//	%a = load i8, ptr %p                    %v = load i16, ptr %p, align 1
//	%b = load i8, ptr (%p + 1)
//	%v = zext %a | zext %b << 8
//
//	store (trunc %v), ptr %p                store i16 %v, ptr %p, align 1
//	store (trunc (%v >> 8)), ptr (%p + 1)
//
// loads.go has the first, stores.go the second. In the other order of bytes it is a bswap, too. What is accessed was accessed
// anyway: loads are done where the last of them was, and stores as well, if nothing in between may tell. Sums and exclusive ors of
// parts that share no bit are as good as ors.
//
// It runs before the rules and reassociate see these parts, who take a sum of a number and an or of parts for a sum of all of them.
//
// Left to others: neighbours that are no parts of one number (slp), and bytes that are all the same (memcpyopt).
package joinaccess

import (
	"slices"

	"rewrite/passes/analysis/alias"
	"rewrite/passes/analysis/manager"
	"rewrite/passes/internal/edit"
	"rewrite/passes/ir"
	"rewrite/passes/ir/intrinsic"
	"rewrite/passes/ir/remark"
	"rewrite/passes/pass"
	"rewrite/passes/target"
)

// Run joins accesses of a function.
func Run(f *ir.Func, e *pass.Env) manager.Kept {
	if f.Module.TypedPointers {
		return manager.All
	}
	layout, err := f.Module.Layout()
	if err != nil {
		e.Remarks(f).Missed(nil, "%v", err)
		return manager.All
	}
	w := &work{f: f, an: e.Of(f), say: e.Remarks(f), layout: layout, costs: e.Target.Costs(f), gone: map[*ir.Value]*ir.Value{}}
	var list []*ir.Value
	for _, b := range f.Blocks {
		list = list[:0]
		for _, v := range b.Instrs {
			if isSum(v) || v.Op == ir.OpStore && v.Args[0].Op == ir.OpTrunc {
				list = append(list, v)
			}
		}
		for _, v := range slices.Backward(list) { // a sum before its operands
			if _, is := w.gone[v]; is {
				continue
			}
			if v.Op == ir.OpStore {
				w.store(v)
			} else {
				w.load(v)
			}
		}
	}
	if len(w.gone) == 0 {
		return manager.All
	}
	edit.Unused(w.gone, nil) // addresses, and shifts of what is stored
	edit.Done(f, w.gone)
	return manager.Shape
}

type work struct {
	f      *ir.Func
	an     *manager.Func
	say    *remark.Remarks
	layout *ir.Layout
	costs  *target.Costs
	alias  *alias.Analysis         // once somebody asks
	gone   map[*ir.Value]*ir.Value // what stands for instructions that go
}

func (w *work) aliases() *alias.Analysis {
	if w.alias == nil {
		w.alias = w.an.NewAlias()
	}
	return w.alias
}

const (
	// maxParts is how many parts the widest integer that is looked at has, and maxBits how wide it is: processors have no wider ones.
	maxParts, maxBits = 8, 64
	// maxBetween is how many instructions may stand between the first and the last access of one integer: all may have to be asked.
	maxBetween = 200
)

// A part is some bits of an integer, from shift on, and the load or store of them.
type part struct {
	access *ir.Value
	shift  uint64
	bits   uint64
	off    int64 // bytes from the address of the first in the list
}

// address is where an access is.
func address(v *ir.Value) *ir.Value { return v.Args[len(v.Args)-1] }

// plain tells whether an access of a type may be a part of one.
func plain(v *ir.Value, t *ir.Type) bool {
	return v.IsPlain() && t.IsInt() && t.Bits%8 == 0 && v.Meta.Get("nosanitize") == "" && v.Meta.Get("nontemporal") == ""
}

// A whole is an integer of which all parts are in memory beside each other.
type whole struct {
	parts   []part // by shift
	lowest  *part  // by address
	shift   uint64 // where it begins in what its parts are shifted in
	bits    uint64
	swapped bool // its bytes are in the other order in memory
	align   uint64
	first   int // in the block, of all accesses
	last    int
}

// join makes a whole of parts, nil if they are none, or if one access does not cost less than all.
func (w *work) join(parts []part) *whole {
	slices.SortFunc(parts, func(a, b part) int { return int(a.shift) - int(b.shift) })
	x := &whole{parts: parts, lowest: &parts[0], shift: parts[0].shift}
	bytes := true
	for i := range parts {
		p := &parts[i]
		if p.shift != x.shift+x.bits {
			return nil // a gap, or bits of two
		}
		x.bits += p.bits
		bytes = bytes && p.bits == 8
		d, ok := w.aliases().Distance(address(parts[0].access), address(p.access))
		if !ok || address(p.access).Type != address(parts[0].access).Type {
			return nil
		}
		if p.off = d; p.off < x.lowest.off {
			x.lowest = p
		}
	}
	if x.bits > maxBits || x.bits&(x.bits-1) != 0 || int(x.bits) > w.costs.RegisterBits(ir.IntN(uint32(x.bits)), false) {
		return nil
	}
	up, down := true, true // in which order parts are in memory
	for _, p := range parts {
		at := p.off - x.lowest.off
		up = up && at == int64(p.shift-x.shift)/8
		down = down && at == int64(x.shift+x.bits-p.shift-p.bits)/8
	}
	x.swapped = up == w.layout.BigEndian
	if !up && !down || x.swapped && !bytes {
		return nil
	}
	block := parts[0].access.Block
	x.first, x.last = len(block.Instrs), 0
	apart, op := 0, parts[0].access.Op
	for _, p := range parts {
		if p.access.Block != block {
			return nil
		}
		i := block.IndexOf(p.access)
		x.first, x.last = min(x.first, i), max(x.last, i)
		t := ir.IntN(uint32(p.bits))
		align := p.access.Aux.(*ir.Mem).Align
		if align == 0 {
			align = w.layout.Align(t)
		}
		apart += w.costs.Memory(op, t, align)
		if at := uint64(p.off - x.lowest.off); at != 0 {
			align = min(align, at&-at)
		}
		x.align = max(x.align, align)
	}
	if x.last-x.first > maxBetween || w.costs.Memory(op, ir.IntN(uint32(x.bits)), x.align) >= apart {
		return nil
	}
	return x
}

// location is what a whole accesses.
func (x *whole) location() alias.Location {
	return alias.Location{Ptr: address(x.lowest.access), Size: alias.Size{Kind: alias.Exact, Bytes: x.bits / 8}}
}

// A maker puts new instructions before one, of whose place in the source they are.
type maker struct {
	w      *work
	before *ir.Value
	from   *ir.Value
}

func (m maker) put(v *ir.Value) *ir.Value {
	v.Pos = m.from.Pos
	v.Meta = m.from.Meta.Keep(func(kind string) bool { return kind == "dbg" })
	b := m.before.Block
	b.InsertAt(b.IndexOf(m.before), v)
	return v
}

func (m maker) op(op ir.Op, t *ir.Type, args ...*ir.Value) *ir.Value {
	return m.put(m.w.f.NewInstr(op, t, args...))
}

func (m maker) swap(v *ir.Value) *ir.Value {
	return m.put(m.w.f.CallIntrinsic(intrinsic.Bswap, v.Type, v))
}
