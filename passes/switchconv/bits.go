package switchconv

import (
	"slices"

	"rewrite/passes/ir"
	"rewrite/passes/ir/intrinsic"
)

// A form is an integer whose bits are xors of bits of others, its leaves: what shifts, xors, masks and choices by one bit between numbers that differ by a
// constant come to (they are affine maps over GF(2)).
type form struct {
	leaves []*ir.Value
	rows   []row // of the bits, the lowest first
}

// maxFormLeaves bounds the leaves of a form; what has more is a leaf itself.
const maxFormLeaves = 4

// A row is the xor of bits of leaves, and of 1 or 0.
type row struct {
	of  [maxFormLeaves]uint64
	one bool
}

func (r row) xor(s row) row {
	for i := range r.of {
		r.of[i] ^= s.of[i]
	}
	r.one = r.one != s.one
	return r
}

// constant tells whether a row is of no bit.
func (r row) constant() bool { return r.of == row{}.of }

// A former finds the forms of what a block computes.
type former struct {
	block *ir.Block
	forms map[*ir.Value]*form
}

// isBits tells whether a value has a form.
func isBits(v *ir.Value) bool { return v.Type.IsInt() && v.Type.Bits <= 64 }

// of is the form of a value.
func (x *former) of(v *ir.Value) *form {
	if f := x.forms[v]; f != nil {
		return f
	}
	width := int(v.Type.Bits)
	f := &form{rows: make([]row, width)}
	if v.Op == ir.OpInt && v.Aux == nil {
		for i := range f.rows {
			f.rows[i].one = v.Bits>>i&1 != 0
		}
		return f
	}
	if v.Block == x.block {
		if rows, leaves := x.computed(v); rows != nil {
			f = trimmed(rows, leaves)
			x.forms[v] = f
			return f
		}
	}
	f.leaves = []*ir.Value{v}
	for i := range f.rows {
		f.rows[i].of[0] = 1 << i
	}
	x.forms[v] = f
	return f
}

// isLeaf tells whether nothing is known of the bits of a value.
func (f *form) isLeaf(v *ir.Value) bool { return len(f.leaves) == 1 && f.leaves[0] == v }

// trimmed takes out leaves that no bit is of.
func trimmed(rows []row, leaves []*ir.Value) *form {
	f := &form{}
	var place []int
	for i, l := range leaves {
		if slices.ContainsFunc(rows, func(r row) bool { return r.of[i] != 0 }) {
			f.leaves = append(f.leaves, l)
			place = append(place, i)
		}
	}
	for _, r := range rows {
		s := row{one: r.one}
		for to, from := range place {
			s.of[to] = r.of[from]
		}
		f.rows = append(f.rows, s)
	}
	return f
}

// together brings values to the same leaves, nil if there are too many.
func (x *former) together(list ...*ir.Value) (rows [][]row, leaves []*ir.Value) {
	for _, v := range list {
		for _, l := range x.of(v).leaves {
			if !slices.Contains(leaves, l) {
				leaves = append(leaves, l)
			}
		}
	}
	if len(leaves) > maxFormLeaves {
		return nil, nil
	}
	for _, v := range list {
		f := x.of(v)
		var mine []row
		for _, r := range f.rows {
			s := row{one: r.one}
			for from, l := range f.leaves {
				s.of[slices.Index(leaves, l)] = r.of[from]
			}
			mine = append(mine, s)
		}
		rows = append(rows, mine)
	}
	return rows, leaves
}

// computed are the bits of what an instruction computes, nil if they are no xors.
func (x *former) computed(v *ir.Value) (out []row, leaves []*ir.Value) {
	args := v.Args
	if v.Op == ir.OpCall {
		switch v.Intrinsic() {
		case intrinsic.Fshl, intrinsic.Fshr, intrinsic.Bswap, intrinsic.Bitreverse:
			args = v.CallArgs()
		default:
			return nil, nil
		}
	} else if v.Op == ir.OpPhi || v.Op != ir.OpSelect && v.Op.Info().Eval == nil {
		return nil, nil
	}
	for _, a := range args {
		if !isBits(a) {
			return nil, nil
		}
	}
	rows, leaves := x.together(args...)
	if rows == nil {
		return nil, nil
	}
	if out = moved(v, args, rows); out == nil {
		out = bitwise(v.Op, rows)
	}
	if out == nil && v.Op == ir.OpICmp {
		rows = compared(v.Pred, rows)
	}
	if out == nil && v.Op != ir.OpCall && v.Op != ir.OpSelect {
		out = ofOneBit(v, rows)
	}
	return out, leaves
}

// moved are the bits of what only moves bits.
func moved(v *ir.Value, args []*ir.Value, rows [][]row) []row {
	width := int(v.Type.Bits)
	out := make([]row, width)
	last := args[len(args)-1]
	by, constant := int(last.Bits), last.Op == ir.OpInt && last.Aux == nil && last.Bits < uint64(width)
	for i := range out {
		from := -1 // which bit it is, -1 for none
		switch v.Op {
		case ir.OpTrunc:
			from = i
		case ir.OpZExt:
			if i < len(rows[0]) {
				from = i
			}
		case ir.OpSExt:
			from = min(i, len(rows[0])-1)
		case ir.OpShl:
			from = max(i-by, -1)
		case ir.OpLShr, ir.OpAShr:
			if from = i + by; from >= width && v.Op == ir.OpAShr {
				from = width - 1
			} else if from >= width {
				from = -1
			}
		case ir.OpCall:
			switch v.Intrinsic() {
			case intrinsic.Bitreverse:
				from = width - 1 - i
			case intrinsic.Bswap:
				from = width - 8 - i&^7 + i&7
			default: // the high or low part of two values behind each other
				if !constant {
					return nil
				}
				at := i - by + width // in both, of which the second one is the lower
				if v.Intrinsic() == intrinsic.Fshr {
					at = i + by
				}
				if out[i] = rows[1][at%width]; at >= width {
					out[i] = rows[0][at%width]
				}
				continue
			}
		default:
			return nil
		}
		if (v.Op == ir.OpShl || v.Op == ir.OpLShr || v.Op == ir.OpAShr) && !constant {
			return nil
		}
		if from >= 0 {
			out[i] = rows[0][from]
		}
	}
	return out
}

// bitwise are the bits of what computes each by those in its place.
func bitwise(op ir.Op, rows [][]row) []row {
	out := make([]row, len(rows[len(rows)-1]))
	for i := range out {
		ok := true
		switch op {
		case ir.OpXor:
			out[i] = rows[0][i].xor(rows[1][i])
		case ir.OpAnd:
			out[i], ok = and(rows[0][i], rows[1][i])
		case ir.OpOr:
			out[i], ok = and(rows[0][i], rows[1][i])
			out[i] = out[i].xor(rows[0][i]).xor(rows[1][i])
		case ir.OpSelect: // the bit that both are, or the second one and the condition
			out[i], ok = and(rows[0][0], rows[1][i].xor(rows[2][i]))
			out[i] = out[i].xor(rows[2][i])
		default:
			return nil
		}
		if !ok {
			return nil
		}
	}
	return out
}

// and is a row that two bits are together, if there is one.
func and(r, s row) (row, bool) {
	if !r.constant() && s.constant() {
		r, s = s, r
	}
	switch d := r.xor(s); {
	case r.constant():
		if !r.one {
			s = row{}
		}
		return s, true
	case d.constant(): // the same, or opposites
		if d.one {
			s = row{}
		}
		return s, true
	}
	return row{}, false
}

// compared are numbers of as few unknown bits as a compare says the same of: numbers are equal where their xor is 0, and the sign alone tells which are less
// than 0.
func compared(p ir.Pred, rows [][]row) [][]row {
	x, y := slices.Clone(rows[0]), slices.Clone(rows[1])
	top := len(x) - 1
	switch all := !slices.ContainsFunc(y, func(r row) bool { return r != y[0] || !r.constant() }); {
	case p == ir.EQ || p == ir.NE:
		for i := range x {
			x[i], y[i] = x[i].xor(y[i]), row{}
		}
	case all && (p == ir.SLT && !y[0].one || p == ir.SGT && y[0].one):
		for i := range top {
			x[i] = row{}
		}
	}
	return [][]row{x, y}
}

// ofOneBit are the bits of what is computed from numbers in which only one bit is not known, wherever that stands: it is tried for both.
func ofOneBit(v *ir.Value, rows [][]row) []row {
	var bit row // without 1
	for _, list := range rows {
		for _, r := range list {
			r.one = false
			if !r.constant() && !bit.constant() && r != bit {
				return nil
			}
			if !r.constant() {
				bit = r
			}
		}
	}
	var is [2]uint64
	for k := range is {
		var n [2]uint64
		for a, list := range rows {
			for i, r := range list {
				if r.one != (k == 1 && !r.constant()) {
					n[a] |= 1 << i
				}
			}
		}
		got, out := v.Op.Info().Eval(ir.EvalArgs{A: n[0], B: n[1], Width: uint32(len(rows[0])), To: v.Type.Bits, Pred: v.Pred})
		if out != ir.Defined {
			return nil
		}
		is[k] = got
	}
	out := make([]row, v.Type.Bits)
	for i := range out {
		if (is[0]^is[1])>>i&1 != 0 {
			out[i] = bit
		}
		out[i].one = is[0]>>i&1 != 0
	}
	return out
}
