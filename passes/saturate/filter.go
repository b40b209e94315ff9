package saturate

import (
	"slices"

	"rewrite/egraph"
	"rewrite/passes/ir"
)

// A filter tells cheaply that no rule can match in a block, so that no graph
// is built for it: most blocks are so. For each operation it has what stands
// first in the left sides with that root.
type filter struct {
	roots   []rootFilter // by egraph.Op
	swapped []egraph.Op  // by egraph.Op: the compare with exchanged operands
}

type rootFilter struct {
	children []uint64 // set of operations that some left side asks for as an operand
	same     bool     // some left side asks for equal operands only
	// free: some left side asks for nothing of its operands but that the first
	// one is an integer of one of these widths; 0 is any type.
	free []uint32
}

func newFilter(vocab *vocabulary, groups []group) *filter {
	f := &filter{make([]rootFilter, len(vocab.ops)), make([]egraph.Op, len(vocab.ops))}
	for op := range vocab.ops {
		f.swapped[op] = vocab.ops[op].Swapped
	}
	for _, g := range groups {
		for i := range g.rules.Rules {
			left := &g.rules.Rules[i].Left
			width := uint32(0)
			if len(left.Args) == 0 {
				f.add(left.Op, left, 0)
				continue
			}
			if t := left.Args[0].Type; t.Kind == egraph.Bound {
				width = g.of[i].Types[t.Index].Width
			}
			f.add(left.Op, left, width)
			if s := f.swapped[left.Op]; s != 0 {
				f.add(s, left, width)
			}
		}
	}
	return f
}

func (f *filter) add(op egraph.Op, left *egraph.Pattern, width uint32) {
	r := &f.roots[op]
	if r.children == nil {
		r.children = make([]uint64, (len(f.roots)+63)/64)
	}
	var vars uint64
	ops, same := false, false
	for i := range left.Args {
		if a := &left.Args[i]; a.Op != 0 {
			r.children[a.Op/64] |= 1 << (a.Op % 64)
			if s := f.swapped[a.Op]; s != 0 {
				r.children[s/64] |= 1 << (s % 64)
			}
			ops = true
		} else {
			same = same || vars>>a.Var&1 != 0
			vars |= 1 << a.Var
		}
	}
	switch {
	case ops:
	case same:
		r.same = true
	case !slices.Contains(r.free, width):
		r.free = append(r.free, width)
	}
}

// mayMatch tells whether some rule can match in the block past the first
// operand of its left side, or facts may settle one of its values.
func (w *Worker) mayMatch(b *ir.Block) bool {
	bg := &w.bg
	if bg.assumed(b) != nil {
		return true
	}
	var learnt bool
	for _, v := range b.Instrs {
		op := bg.opOf(v)
		if op < firstOp {
			continue
		}
		if bg.movesLanes(v, op) {
			return true
		}
		r := &w.p.filter.roots[op]
		args := v.Args
		switch v.Op {
		case ir.OpCall:
			args = v.CallArgs()
		case ir.OpGEP: // nearly all have constants, of which rules see the sum
			if stays(v) {
				return true
			}
			args = args[:1]
		}
		if addressOperation(v) && ofGlobals(v) {
			return true
		}
		for _, w := range r.free {
			if len(args) == 0 {
				return true
			}
			if t := args[0].Type.Scalar(); w == 0 || t.IsInt() && t.Bits == w {
				return true
			}
		}
		for i, a := range args {
			if r.children != nil {
				if c := bg.opOf(a); r.children[c/64]>>(c%64)&1 != 0 {
					return true
				}
			}
			for _, e := range args[:i] {
				if r.same && a == e {
					return true
				}
			}
		}
		if f := bg.known.Facts(v); bg.known.Width(v.Type) != 0 {
			if _, constant := f.Constant(); constant {
				return true
			}
		} else if t := v.Type.Scalar(); t.IsFloat() {
			if _, constant := onlyFloat(t.Kind, f.May()); constant {
				return true
			}
		}
		if (v.Op == ir.OpICmp || v.Op == ir.OpFCmp) && !learnt {
			learnt = true // one look at the branches is enough
			for _, bf := range bg.known.AtEntry(b) {
				if bf.Value.NumUses() > 1 && usedIn(bf.Value, b) {
					return true
				}
			}
		}
	}
	return false
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

// usedIn tells whether an instruction of the block uses a value.
func usedIn(v *ir.Value, b *ir.Block) bool {
	for _, i := range b.Instrs {
		for _, a := range i.Args {
			if a == v && (i.Op == ir.OpICmp || i.Op == ir.OpFCmp) {
				return true
			}
		}
	}
	return false
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
