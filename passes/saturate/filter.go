package saturate

import (
	"slices"

	"rewrite/egraph"
	"rewrite/passes/ir"
)

// A filter tells cheaply that no rule can match in a block, so that no graph
// is built for it: most blocks are so. For each operation it has what the left
// sides with that root ask of the operands' operations.
type filter struct {
	roots []rootFilter // by egraph.Op
	// one is the lower of two compares that exchanged operands make one another,
	// and every other operation itself, by egraph.Op.
	one []egraph.Op
}

type rootFilter struct {
	operands []uint64 // set of operations that some left side asks for as an operand
	deep     []shallow
	flat     bool // some left side looks into no operand: flatMatch tells whether it matches
}

// shallow is what a left side asks of the operations of its first operands, 0 for
// nothing.
type shallow [3]egraph.Op

func newFilter(vocab *vocabulary, groups []group) *filter {
	f := &filter{make([]rootFilter, len(vocab.ops)), make([]egraph.Op, len(vocab.ops))}
	for op := range vocab.ops {
		f.one[op] = egraph.Op(op)
		if s := vocab.ops[op].Swapped; s != 0 {
			f.one[op] = min(s, f.one[op])
		}
	}
	for _, g := range groups {
		for i := range g.rules.Rules {
			left := &g.rules.Rules[i].Left
			f.add(left.Op, left.Args, false)
			info := &vocab.ops[left.Op]
			if info.Commutative {
				f.add(left.Op, left.Args, true)
			}
			if info.Swapped != 0 {
				f.add(info.Swapped, left.Args, true)
			}
		}
	}
	return f
}

// add enters a left side, with its first operands exchanged or not.
func (f *filter) add(op egraph.Op, args []egraph.Pattern, exchanged bool) {
	r := &f.roots[op]
	if r.operands == nil {
		r.operands = make([]uint64, (len(f.roots)+63)/64)
	}
	var l shallow
	flat := true
	for i := range args {
		a := f.one[args[i].Op]
		if a != 0 {
			r.operands[a/64] |= 1 << (a % 64)
		}
		flat = flat && a < firstOp
		if i < len(l) {
			l[i] = a
		}
	}
	if exchanged {
		l[0], l[1] = l[1], l[0]
	}
	switch {
	case flat:
		r.flat = true
	case !slices.Contains(r.deep, l):
		r.deep = append(r.deep, l)
	}
}

// mayMatch tells whether some rule can match in the block past the operations of
// the operands of its left side, or facts may settle one of its values.
func (w *Worker) mayMatch(b *ir.Block) bool {
	bg := &w.bg
	if bg.assumed(b) != nil {
		return true
	}
	flat := false
	for _, v := range b.Instrs {
		op := bg.opOf(v)
		if op < firstOp {
			continue
		}
		if bg.movesLanes(v, op) || addressOperation(v) && ofGlobals(v) || joinsJoined(v) || w.matchesDeep(v, op) {
			return true
		}
		if bg.isConstant(v) {
			return true
		}
		flat = flat || v.Op != ir.OpGEP
	}
	return flat && w.flatMatches(b)
}

// matchesDeep tells whether a left side that looks into operands may match.
func (w *Worker) matchesDeep(v *ir.Value, op egraph.Op) bool {
	bg, f := &w.bg, w.p.filter
	r := &f.roots[op]
	if r.operands == nil {
		return false
	}
	args := v.Args
	switch v.Op {
	case ir.OpCall:
		args = v.CallArgs()
	case ir.OpGEP: // nearly all have constants, of which rules see the sum
		c := f.one[bg.opOf(args[0])]
		return stays(v) || r.operands[c/64]>>(c%64)&1 != 0
	}
	var have shallow
	found := false
	for i, a := range args {
		c := f.one[bg.opOf(a)]
		found = found || r.operands[c/64]>>(c%64)&1 != 0
		if i < len(have) {
			have[i] = c
		}
	}
	if !found {
		return false
	}
next:
	for _, l := range r.deep {
		for i, want := range l {
			if want != 0 && want != have[i] {
				continue next
			}
		}
		return true
	}
	return false
}

// isConstant tells whether the facts of a value leave one number only.
func (bg *blockGraph) isConstant(v *ir.Value) (constant bool) {
	f := bg.known.Facts(v)
	if bg.known.Width(v.Type) != 0 {
		_, constant = f.Constant()
	} else if t := v.Type.Scalar(); t.IsFloat() {
		_, constant = onlyFloat(t.Kind, f.May())
	}
	return constant
}

// ofGlobals tells whether an instruction has an operand that is a global or calculated
// from one, and constants else.
func ofGlobals(v *ir.Value) bool {
	found := v.Op == ir.OpIntToPtr
	for _, a := range v.Args {
		if !a.IsConst() {
			return false
		}
		found = found || a.Op == ir.OpGlobal || a.IsConstExpr()
	}
	return found
}

// stays tells whether a getelementptr is by constants that are all 0.
func stays(v *ir.Value) bool {
	for _, a := range v.Args[1:] {
		if a.Op != ir.OpInt || a.Bits != 0 || a.Aux != nil {
			return false
		}
	}
	return true
}

// opOf is the operation that a value would be in the graph.
func (bg *blockGraph) opOf(v *ir.Value) egraph.Op {
	switch {
	case v.Block == nil:
		if n, _, ok := bg.constantLeaf(v); ok {
			return n.Op
		}
		return opValue
	case v.Op == ir.OpICmp || v.Op == ir.OpFCmp:
		return bg.vocab.compare[v.Pred]
	case v.Op == ir.OpCall:
		if op, _, ok := bg.intrinsic(v); ok {
			return op
		}
		return opPlace
	}
	if op := bg.vocab.plain[v.Op]; op != 0 {
		return op
	}
	return opPlace
}
