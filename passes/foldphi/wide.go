package foldphi

import (
	"slices"

	"rewrite/passes/ir"
)

// Where phis and selects hand a number on that is cut off where it comes from, and extended wherever it goes, they hand on the one that was not:
//
//	loop: %m = phi i32 [ 0, %front ], [ %m1, %loop ]       %w = phi i64 [ 0, %front ], [ %w1, %loop ]
//	      %x = zext i32 %m to i64
//	      %p = getelementptr i32, ptr %a, i64 %x           %p = getelementptr i32, ptr %a, i64 %w
//	      ...                                              ...
//	      %t = trunc nuw i64 %i to i32
//	      %m1 = select i1 %c, i32 %t, i32 %m               %w1 = select i1 %c, i64 %i, i64 %w
//
// What is no constant and was not cut off is extended in front of the loop that it is handed to.

// maxHanding bounds the phis and selects that are looked at together.
const maxHanding = 64

// A handing is phis and selects that hand a number on, wider.
type handing struct {
	*work
	to         *ir.Type
	sign, zero bool        // how it may be extended
	list       []*ir.Value // phis and selects
	of         map[*ir.Value]*ir.Value
	made       map[handed]*ir.Value
}

// A handed is a number that is extended at the end of a block.
type handed struct {
	v  *ir.Value
	at *ir.Block
}

// wide makes phis hand on wider numbers.
func (w *work) wide(b *ir.Block) bool {
	for _, phi := range b.Phis() {
		if !phi.Type.IsInt() || phi.Type.Bits < 8 || phi.Type.Bits >= 64 {
			continue
		}
		h := &handing{work: w, sign: true, zero: true, of: map[*ir.Value]*ir.Value{}, made: map[handed]*ir.Value{}}
		if h.collect(phi) && h.inputs() {
			h.do()
			return true
		}
	}
	return false
}

func isExtension(v *ir.Value) bool { return v.Op == ir.OpZExt || v.Op == ir.OpSExt }

// arms are the operands of a phi or select that it hands on.
func arms(v *ir.Value) []*ir.Value {
	switch v.Op {
	case ir.OpPhi:
		return v.Args
	case ir.OpSelect:
		return v.Args[1:]
	}
	return nil
}

// collect finds the phis and selects, and how what they hand on is extended.
func (h *handing) collect(phi *ir.Value) bool {
	seen := map[*ir.Value]bool{phi: true}
	h.list = []*ir.Value{phi}
	add := func(v *ir.Value) {
		if !seen[v] {
			seen[v] = true
			h.list = append(h.list, v)
		}
	}
	for i := 0; i < len(h.list) && i <= maxHanding; i++ {
		v := h.list[i]
		if v.Op == ir.OpSelect && !v.Args[0].Type.IsInt() {
			return false
		}
		for _, u := range v.Uses() {
			y := u.User
			switch {
			case arms(y) != nil && slices.Contains(arms(y), v) && !(y.Op == ir.OpSelect && u.Index == 0):
				add(y)
			case isExtension(y) && (h.to == nil || h.to == y.Type):
				h.to = y.Type
				h.sign = h.sign && (y.Op == ir.OpSExt || y.Flags&ir.NNeg != 0)
				h.zero = h.zero && y.Op == ir.OpZExt
			default:
				return false
			}
		}
		for _, a := range arms(v) {
			if arms(a) != nil {
				add(a)
			}
		}
	}
	return len(h.list) <= maxHanding && h.to != nil && h.to.Bits <= 64
}

// inputs tells whether what is handed on is there as a wide number, or can be extended where that is done less often.
func (h *handing) inputs() bool {
	nest, cut := h.analyses.Loops(), 0
	for _, v := range h.list {
		for i, a := range arms(v) {
			switch {
			case arms(a) != nil || a.Op == ir.OpInt && a.Aux == nil:
			case a.Op == ir.OpTrunc && a.Args[0].Type == h.to:
				cut++
				facts := h.analyses.Facts().Facts(a.Args[0])
				h.zero = h.zero && (a.Flags&ir.NUW != 0 || facts.Width > 0 && !facts.IsEmpty() && facts.UHi.Len() <= a.Type.Bits)
				h.sign = h.sign && (a.Flags&ir.NSW != 0 || facts.Width > 0 && !facts.IsEmpty() && facts.UHi.Len() < a.Type.Bits)
			case v.Op == ir.OpPhi && !(a.IsInstr() && a.Op.IsTerminator()) && nest.Depth(v.Targets[i]) < nest.Depth(v.Block):
			default:
				return false
			}
		}
	}
	return cut > 0 && (h.sign || h.zero)
}

// do makes the wide ones.
func (h *handing) do() {
	h.say.Applied(h.list[0], "what this hands on is handed on as wide as it is used")
	for _, v := range h.list {
		x := h.f.NewInstr(v.Op, h.to)
		x.Meta, x.Name = v.Meta, v.Name
		x.Targets = slices.Clone(v.Targets)
		v.Block.InsertAt(v.Block.IndexOf(v), x)
		x.Pos = v.Pos
		h.of[v] = x
	}
	for _, v := range h.list {
		x := h.of[v]
		if v.Op == ir.OpSelect {
			x.AddArg(v.Args[0])
		}
		for i, a := range arms(v) {
			var from *ir.Block
			if v.Op == ir.OpPhi {
				from = v.Targets[i]
			}
			x.AddArg(h.widened(a, from))
		}
	}
	for _, v := range h.list {
		for _, u := range slices.Clone(v.Uses()) {
			if isExtension(u.User) {
				h.gone[u.User] = h.of[v]
				u.User.ReplaceAllUses(h.of[v])
				u.User.Erase()
			}
		}
	}
	for _, v := range h.list {
		h.gone[v] = nil
		for i := range v.Args {
			v.SetArg(i, h.f.Poison(v.Args[i].Type))
		}
	}
	for _, v := range h.list {
		v.Erase()
	}
	h.analyses.Drop()
}

// widened is what is handed on, in front of what ends a block if it has to be extended.
func (h *handing) widened(a *ir.Value, from *ir.Block) *ir.Value {
	switch {
	case h.of[a] != nil:
		return h.of[a]
	case a.Op == ir.OpInt && h.zero:
		return h.f.Int(h.to, a.Bits)
	case a.Op == ir.OpInt:
		n := 64 - a.Type.Bits
		return h.f.Int(h.to, uint64(int64(a.Bits<<n)>>n))
	case a.Op == ir.OpTrunc && a.Args[0].Type == h.to:
		return a.Args[0]
	}
	x := h.made[handed{a, from}]
	if x != nil {
		return x
	}
	op := ir.OpSExt
	if h.zero {
		op = ir.OpZExt
	}
	x = h.f.NewInstr(op, h.to, a)
	from.InsertAt(len(from.Instrs)-1, x)
	x.Pos = from.Terminator().Pos
	h.made[handed{a, from}] = x
	return x
}
