package interp

import (
	"math/bits"
	"slices"

	"rewrite/passes/ir"
)

// This file is about values with several members. A binary operation on sets
// gives the set of all results, as its two operands are two uses that pick
// independently. If one choice is poison, so is the whole: nothing can tell a
// value that may be poison from poison by what it refines to. In the same way
// one choice with undefined behaviour makes the whole undefined.

// setOf makes the value of a list of members, which it may reorder.
func setOf(list []uint64) (Value, bool) {
	list = ascending(list)
	if len(list) == 1 {
		return Int(list[0]), true
	}
	and, or := ^uint64(0), uint64(0)
	for _, n := range list {
		and, or = and&n, or|n
	}
	if mask := or &^ and; bits.OnesCount64(mask) < 63 && uint64(len(list)) == 1<<bits.OnesCount64(mask) {
		return Value{n: and, x: &ext{kind: kindCube, mask: mask}}, true
	}
	if len(list) > maxMembers {
		return Value{}, false
	}
	elems := make([]Value, len(list))
	for i, n := range list {
		elems[i].n = n
	}
	return Value{x: &ext{kind: kindSet, elems: elems}}, true
}

// ascending sorts members and drops what is there twice, in the list's own space.
func ascending(list []uint64) []uint64 {
	all := uint64(0)
	for _, n := range list {
		all |= n
	}
	if width := bits.Len64(all); width > 16 || len(list) < 1<<width/64 {
		slices.Sort(list)
		return slices.Compact(list)
	}
	// Results of two sets are many and small numbers: a bit for each is cheaper.
	var there [1 << 16 / 64]uint64
	for _, n := range list {
		there[n/64] |= 1 << (n % 64)
	}
	list = list[:0]
	for i, word := range there[:all/64+1] {
		for ; word != 0; word &= word - 1 {
			list = append(list, uint64(i*64+bits.TrailingZeros64(word)))
		}
	}
	return list
}

// cube makes the value of known and undef bits.
func cube(known, mask uint64) Value {
	if mask == 0 {
		return Int(known)
	}
	if known == 0 && mask&(mask+1) == 0 {
		return Value{x: undefExt[bits.Len64(mask)]}
	}
	return Value{n: known &^ mask, x: &ext{kind: kindCube, mask: mask}}
}

// union is the value that may be either, as a select on undef gives it; false
// if it cannot be held.
func union(a, b Value) (Value, bool) {
	if a.IsPoison() || b.IsPoison() {
		return poison(), true
	}
	if a.Contains(b) && (a.Object() == b.Object() || a.IsUndef()) {
		return a, true
	}
	if b.Contains(a) {
		return b, true
	}
	if a.x != nil && a.x.kind == kindPtr || b.x != nil && b.x.kind == kindPtr {
		return Value{}, false
	}
	as, ok1 := members(a)
	bs, ok2 := members(b)
	if !ok1 || !ok2 {
		return Value{}, false
	}
	return setOf(append(as, bs...))
}

// cubeOf gives a scalar as known and undef bits if it is a cube.
func cubeOf(v Value) (known, mask uint64, ok bool) {
	if v.x == nil {
		return v.n, 0, true
	}
	if v.x.kind == kindCube {
		return v.n, v.x.mask, true
	}
	return 0, 0, false
}

// bounds gives the least and greatest member, as signed or unsigned numbers of
// width w; numbers are compared after adding bias.
func bounds(v Value, bias uint64) (lo, hi uint64) {
	if v.x == nil {
		return v.n ^ bias, v.n ^ bias
	}
	if v.x.kind == kindCube {
		sign := v.x.mask & bias // the sign bit, if it is undef: set, it makes the number less
		rest := v.x.mask &^ bias
		if bias == 0 || sign == 0 {
			return v.n ^ bias, (v.n | rest) ^ bias
		}
		return v.n, bias | v.n | rest
	}
	lo, hi = ^uint64(0), 0
	for _, e := range v.x.elems {
		lo, hi = min(lo, e.n^bias), max(hi, e.n^bias)
	}
	return lo, hi
}

// intersects tells whether two sets share a member.
func intersects(a, b Value) bool {
	ka, ma, ok1 := cubeOf(a)
	kb, mb, ok2 := cubeOf(b)
	if ok1 && ok2 {
		return (ka^kb)&^(ma|mb) == 0
	}
	if !ok1 {
		a, b = b, a
	}
	for _, e := range b.x.elems { // b is a set
		if a.Contains(e) {
			return true
		}
	}
	return false
}

// compareSets is icmp on sets, exactly.
func compareSets(a, b Value, pred ir.Pred, w uint32, fl ir.Flags) Value {
	sign := uint64(1) << (w - 1)
	bias := uint64(0)
	if pred.IsSigned() {
		bias = sign
	}
	if fl&ir.SameSign != 0 {
		alo, ahi := bounds(a, 0)
		blo, bhi := bounds(b, 0)
		if (alo|ahi)&sign != alo&ahi&sign || (blo|bhi)&sign != blo&bhi&sign || alo&sign != blo&sign {
			return poison()
		}
	}
	alo, ahi := bounds(a, bias)
	blo, bhi := bounds(b, bias)
	var may [2]bool // may be false, may be true
	switch pred {
	case ir.EQ, ir.NE:
		may = [2]bool{true, intersects(a, b)}
		if pred == ir.NE {
			may[0], may[1] = may[1], may[0]
		}
	case ir.ULT, ir.SLT:
		may = [2]bool{ahi >= blo, alo < bhi}
	case ir.ULE, ir.SLE:
		may = [2]bool{ahi > blo, alo <= bhi}
	case ir.UGT, ir.SGT:
		may = [2]bool{alo <= bhi, ahi > blo}
	case ir.UGE, ir.SGE:
		may = [2]bool{alo < bhi, ahi >= blo}
	}
	switch {
	case may[0] && may[1]:
		return cube(0, 1)
	case may[1]:
		return Int(1)
	}
	return Int(0)
}

// binarySets is a binary operation on integers of at most 64 bits that have
// more than one member. ok is false if the result cannot be held.
func binarySets(op ir.Op, e ir.EvalArgs, a, b Value) (v Value, out ir.Outcome, ok bool) {
	w, mask := e.Width, ir.Mask(e.Width)
	if op == ir.OpICmp {
		r := compareSets(a, b, e.Pred, w, e.Flags)
		return r, ir.Defined, true
	}
	ka, ma, aCube := cubeOf(a)
	kb, mb, bCube := cubeOf(b)
	if aCube && bCube {
		switch op {
		case ir.OpAnd:
			return cube(ka&kb, (ma|ka)&(mb|kb)&(ma|mb)), ir.Defined, true
		case ir.OpXor:
			return cube((ka^kb)&^(ma|mb), ma|mb), ir.Defined, true
		case ir.OpOr:
			if e.Flags&ir.Disjoint != 0 && (ka|ma)&(kb|mb) != 0 {
				return poison(), ir.Poisoned, true
			}
			return cube(ka|kb, (ma|mb)&^(ka|kb)), ir.Defined, true
		}
	}
	full := aCube && ma == mask || bCube && mb == mask
	switch op {
	case ir.OpAdd, ir.OpSub:
		zero := a.x == nil && a.n == 0 && op == ir.OpAdd || b.x == nil && b.n == 0
		switch {
		case full && (e.Flags == 0 || zero):
			return cube(0, mask), ir.Defined, true
		case full:
			// Anything but -1 - undef overflows with some choice.
			if op == ir.OpSub && a.x == nil && a.n == mask {
				return cube(0, mask), ir.Defined, true
			}
			return poison(), ir.Poisoned, true
		}
	case ir.OpMul:
		if aCube && ma == mask {
			a, b = b, a
			ka, ma, kb, mb, aCube, bCube = kb, mb, ka, ma, bCube, aCube
		}
		if bCube && mb == mask && a.x == nil && e.Flags == 0 {
			if a.n == 0 {
				return Int(0), ir.Defined, true
			}
			return cube(0, mask&^(1<<bits.TrailingZeros64(a.n)-1)), ir.Defined, true
		}
	case ir.OpShl, ir.OpLShr:
		if aCube && b.x == nil {
			if b.n >= uint64(w) {
				return poison(), ir.Poisoned, true
			}
			// A flag is broken if some choice breaks it, and it is enough to try
			// those that set all, none, or one end of the undef bits.
			lost := (ka | ma) & (1<<b.n - 1)
			if op == ir.OpShl {
				top := ir.Mask(uint32(b.n)) << (uint64(w) - b.n)
				high := mask &^ (mask >> 1 >> b.n)
				bad := e.Flags&ir.NUW != 0 && (ka|ma)&top != 0
				if e.Flags&ir.NSW != 0 && b.n > 0 {
					bad = bad || ma&high != 0 || ka&high != 0 && ka&high != high
				}
				if bad {
					return poison(), ir.Poisoned, true
				}
				return cube(ka<<b.n&mask, ma<<b.n&mask), ir.Defined, true
			}
			if e.Flags&ir.Exact != 0 && lost != 0 {
				return poison(), ir.Poisoned, true
			}
			return cube(ka>>b.n, ma>>b.n), ir.Defined, true
		}
	}
	as, ok1 := members(a)
	bs, ok2 := members(b)
	most := 1 << 16
	if w > 16 { // see ascending
		most = 1 << 12
	}
	if !ok1 || !ok2 || len(as)*len(bs) > most {
		return Value{}, 0, false
	}
	eval := op.Info().Eval
	list := make([]uint64, 0, len(as)*len(bs))
	for _, e.A = range as {
		for _, e.B = range bs {
			n, out := eval(e)
			switch out {
			case ir.Undefined:
				return Value{}, ir.Undefined, true
			case ir.Poisoned:
				v = poison()
			case ir.NotFolded:
				return Value{}, 0, false
			}
			list = append(list, n)
		}
	}
	if v.x != nil {
		return v, ir.Poisoned, true
	}
	v, ok = setOf(list)
	return v, ir.Defined, ok
}

// unarySets is a conversion of an integer or float with more than one member.
func unarySets(op ir.Op, e ir.EvalArgs, a Value) (v Value, out ir.Outcome, ok bool) {
	if k, m, isCube := cubeOf(a); isCube {
		from, to := ir.Mask(e.Width), ir.Mask(e.To)
		switch op {
		case ir.OpTrunc:
			sign := ^(to >> 1) & from
			bad := e.Flags&ir.NUW != 0 && (k|m)&^to != 0
			bad = bad || e.Flags&ir.NSW != 0 && (m&sign != 0 || k&sign != 0 && k&sign != sign)
			if bad {
				return poison(), ir.Poisoned, true
			}
			return cube(k&to, m&to), ir.Defined, true
		case ir.OpZExt:
			if e.Flags&ir.NNeg != 0 && (k|m)>>(e.Width-1) != 0 {
				return poison(), ir.Poisoned, true
			}
			return cube(k, m), ir.Defined, true
		case ir.OpSExt:
			if m>>(e.Width-1) == 0 {
				n, _ := op.Info().Eval(ir.EvalArgs{A: k, Width: e.Width, To: e.To})
				return cube(n, m), ir.Defined, true
			}
		}
	}
	as, ok := members(a)
	if !ok {
		return Value{}, 0, false
	}
	list := make([]uint64, 0, len(as))
	for _, e.A = range as {
		n, out := op.Info().Eval(e)
		switch out {
		case ir.Poisoned:
			return poison(), out, true
		case ir.NotFolded, ir.Undefined:
			return Value{}, 0, false
		}
		list = append(list, n)
	}
	v, ok = setOf(list)
	return v, ir.Defined, ok
}

// pick chooses one member of a scalar of width w, for a use that needs one
// number: the choice is the machine's (Options.Seed, Options.Choose).
func (m *values) pick(v Value) uint64 {
	if v.x == nil {
		return v.n
	}
	switch v.x.kind {
	case kindCube:
		k := bits.OnesCount64(v.x.mask)
		n := uint64(0)
		if k < 64 {
			n = 1 << k
		}
		return v.n | deposit(m.choose(n), v.x.mask)
	case kindSet:
		return v.x.elems[m.choose(uint64(len(v.x.elems)))].n
	}
	return v.n
}

// narrow picks one member for a value that cannot be held as a set, and notes
// that this run stands for fewer behaviours than the program has.
func (m *values) narrow(v Value) Value {
	if !v.IsUndef() {
		return v
	}
	m.narrowed = true
	return Int(m.pick(v))
}

// Set is a value that is any of the numbers, which each use picks anew; false if
// there are more of them than a Value can hold.
func Set(numbers ...uint64) (Value, bool) {
	return setOf(slices.Clone(numbers))
}
