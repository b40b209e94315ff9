package slp

import (
	"rewrite/passes/ir"
	"rewrite/passes/ir/intrinsic"
)

// maxLookAhead is how many operations are looked through for how alike two operands are. LLVM looks as far; it is four times the
// questions for each one more.
const maxLookAhead = 2

// How alike two values are as lanes beside each other.
const (
	unlike           = 0
	otherOp          = 1 // two operations that can be blended, or undef
	sameOp           = 2
	constants        = 2
	sameValue        = 2
	reversed         = 3
	consecutiveLoads = 4
)

// order puts the operands of each lane of a binary operation, compare or commutative call as the lane before has them: of those that may change places.
//
//	%x = add i32 %load0, %k        loads beside loads, and %k beside %k
//	%y = add i32 %k, %load1
//
// The first lane is tried both ways (Porpodas et al., "Look-Ahead SLP").
func (t *tree) order(n *node) {
	if n.args == nil {
		first := 0
		if n.main.Op == ir.OpCall {
			first = 1
		}
		n.args = make([][2]*ir.Value, len(n.lanes))
		for i, v := range n.lanes {
			n.args[i] = [2]*ir.Value{v.Args[first], v.Args[first+1]}
			if n.swapped(i) {
				n.args[i][0], n.args[i][1] = n.args[i][1], n.args[i][0]
			}
		}
	}
	some := false
	for i := range n.lanes {
		some = some || n.commutes(i)
	}
	if !some {
		return
	}
	kept, score := t.ordered(n, false)
	if n.commutes(0) {
		if other, s := t.ordered(n, true); s > score {
			kept = other
		}
	}
	n.args = kept
}

// ordered is the operands in order from a first lane on, and how alike they are.
func (t *tree) ordered(n *node, swap bool) (list [][2]*ir.Value, total int) {
	list = append(list, n.args...)
	if swap {
		list[0][0], list[0][1] = list[0][1], list[0][0]
	}
	before := list[0]
	for i := 1; i < len(list); i++ {
		a, b := list[i][0], list[i][1]
		straight := t.score(before[0], a, maxLookAhead) + t.score(before[1], b, maxLookAhead)
		if n.commutes(i) {
			if crossed := t.score(before[0], b, maxLookAhead) + t.score(before[1], a, maxLookAhead); crossed > straight {
				list[i][0], list[i][1] = b, a
				straight = crossed
			}
		}
		total += straight
		if a.Op != ir.OpPoison || b.Op != ir.OpPoison { // a lane that is anything says nothing of the next
			before = list[i]
		}
	}
	return list, total
}

// swapped tells whether lane i is a compare that does what the others do with its operands in each other's place.
func (n *node) swapped(i int) bool {
	v, m := n.lanes[i], n.main
	if n.isAlt != nil && n.isAlt[i] {
		m = n.alt
	}
	return (v.Op == ir.OpICmp || v.Op == ir.OpFCmp) && v.Pred != m.Pred
}

// commutes tells whether the operands of lane i may be in each other's place.
func (n *node) commutes(i int) bool {
	m := n.main
	if n.isAlt != nil && n.isAlt[i] {
		m = n.alt
	}
	switch m.Op {
	case ir.OpICmp, ir.OpFCmp:
		return m.Pred == m.Pred.Swap()
	case ir.OpCall:
		return n.main.Intrinsic().Has(intrinsic.Commutative)
	}
	return m.Op.Is(ir.Commutative)
}

// score is how alike two values are as lanes beside each other, and what they are computed from.
func (t *tree) score(x, y *ir.Value, depth int) int {
	switch {
	case x == y:
		return sameValue
	case x.Op == ir.OpUndef || y.Op == ir.OpUndef || x.Op == ir.OpPoison || y.Op == ir.OpPoison:
		return otherOp
	case x.IsConst() && y.IsConst():
		return constants
	case !x.IsInstr() || !y.IsInstr() || x.Block != y.Block:
		return unlike
	}
	if x.Op == ir.OpLoad && y.Op == ir.OpLoad {
		if x.Type != y.Type {
			return unlike
		}
		d, ok := t.w.distance(x.Args[0], y.Args[0])
		size := int64(t.w.layout.StoreSize(x.Type))
		switch {
		case !ok:
			return unlike
		case d == size:
			return consecutiveLoads
		case d == -size:
			return reversed
		case d != 0 && d%size == 0 && d < 8*size && d > -8*size:
			return otherOp
		}
		return unlike
	}
	if x.Op == ir.OpExtractElement && y.Op == ir.OpExtractElement {
		if x.Args[0] == y.Args[0] && x.Args[1].Op == ir.OpInt && y.Args[1].Op == ir.OpInt {
			switch y.Args[1].Bits - x.Args[1].Bits {
			case 1:
				return consecutiveLoads
			case ^uint64(0):
				return reversed
			}
			return sameOp
		}
		return otherOp
	}
	s := unlike
	switch {
	case sameOperation(x, y):
		s = sameOp
	case blends(x) && blends(y) && x.Op.Info().Form == y.Op.Info().Form && x.Type == y.Type:
		s = otherOp
	default:
		return unlike
	}
	if depth == 0 || len(x.Args) != len(y.Args) || x.Op == ir.OpPhi || len(x.Args) > 2 || x.Op == ir.OpCall {
		return s
	}
	if len(x.Args) == 1 {
		return s + t.score(x.Args[0], y.Args[0], depth-1)
	}
	best := t.score(x.Args[0], y.Args[0], depth-1) + t.score(x.Args[1], y.Args[1], depth-1)
	if y.Op.Is(ir.Commutative) {
		best = max(best, t.score(x.Args[0], y.Args[1], depth-1)+t.score(x.Args[1], y.Args[0], depth-1))
	}
	return s + best
}
