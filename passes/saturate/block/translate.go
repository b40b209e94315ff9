package block

import (
	"math"
	"math/big"
	"slices"

	"rewrite/egraph"
	"rewrite/passes/ir"
	"rewrite/passes/ir/num"
	"rewrite/passes/saturate/program"
)

// A Translator tells what instructions and constants are in a graph, each by itself. It needs no
// graph for that, which is why the filter can ask it before one is built.
type Translator struct {
	*program.Client
	Func     *ir.Func
	Layout   *ir.Layout // nil if it can't be read
	module   *ir.Module // that llvm and oldMasks are of
	LLVM     int        // version that the module was made by
	Flushes  bool       // denormals of f may be flushed: floats are left alone (law 20)
	oldMasks bool       // an undef lane of a shuffle's mask is undef, as LLVM read it before 17
	Moving   bool       // an operation that was translated moves lanes of vectors
}

// OpOf is the operation that a value would be in the graph.
func (tr *Translator) OpOf(v *ir.Value) egraph.Op {
	switch {
	case v.Block == nil:
		if n, _, ok := tr.ConstantLeaf(v); ok {
			return n.Op
		}
		return program.OpValue
	case v.Op == ir.OpICmp || v.Op == ir.OpFCmp:
		return tr.Vocab.Compare[v.Pred]
	case v.Op == ir.OpCall:
		if op, _, ok := tr.intrinsic(v); ok {
			return op
		}
		return program.OpFixed
	}
	if op := tr.Vocab.Plain[v.Op]; op != 0 {
		return op
	}
	return program.OpFixed
}

// Operation is the e-node of an instruction without its operands, which are args. !ok is for
// what keeps its place: what the vocabulary has no operation for, what carries metadata
// that says more than where it comes from, since a node has no room for it and two
// that differ in it would be one, and floats where denormals are flushed (law 20).
//
// What tells operations apart beside operands, type and flags is the payload: the mask of a
// shuffle, the path of an extractvalue, and of a freeze the instruction itself, as each freeze
// is a choice of its own (law 4), and two of one value must not be congruent.
func (tr *Translator) Operation(v *ir.Value) (n egraph.Node, args []*ir.Value, ok bool) {
	n = egraph.Node{Type: tr.Types.Of(v.Type), Flags: program.PackFlags(v.Flags)}
	args = v.Args
	if tr.Flushes && hasFloats(v) {
		return n, nil, false
	}
	switch v.Op {
	case ir.OpICmp, ir.OpFCmp:
		n.Op = tr.Vocab.Compare[v.Pred]
	case ir.OpFreeze:
		n.Op, n.Payload = program.OpFreeze, uint64(v.ID)
	case ir.OpCall:
		if n.Op, args, ok = tr.intrinsic(v); !ok {
			return n, nil, false
		}
		tr.Moving = tr.Moving || tr.MovesLanes(v, n.Op)
	case ir.OpExtractValue, ir.OpInsertValue:
		n.Op = tr.Vocab.Plain[v.Op]
		if n.Payload, ok = program.PackPath(v.Aux.(ir.Indices)); !ok {
			return n, nil, false
		}
	case ir.OpShuffleVector:
		n.Op, n.Payload = tr.Vocab.Plain[v.Op], tr.maskOf(v.Args[2])
		args, tr.Moving = args[:2], true
	default:
		n.Op = tr.Vocab.Plain[v.Op]
		tr.Moving = tr.Moving || tr.MovesLanes(v, n.Op)
	}
	return n, args, n.Op != 0 && !v.Meta.HasMeaning() && v.Type.Kind != ir.TokenKind
}

// intrinsic is the operation of a call that rules can name. Attributes of the
// call that make it undefined for some operands tie it to its place.
func (tr *Translator) intrinsic(v *ir.Value) (op egraph.Op, args []*ir.Value, ok bool) {
	f := v.CalledFunc()
	if f == nil || !v.IsBare() {
		return 0, nil, false
	}
	if c := v.Aux.(*ir.Call); !f.IsIntrinsic() {
		op, ok = tr.Vocab.Functions[program.Callee{Name: f.Name, Args: len(v.CallArgs())}]
		return op, v.CallArgs(), ok && callable(f) && lacks(f, c.FuncAttrs, toMatch) == "" && c.FuncType == f.FuncType && c.CC == f.CC
	}
	op = tr.Vocab.Intrinsics[f.Intrinsic]
	return op, v.CallArgs(), op != 0 && len(v.CallArgs()) == tr.Vocab.Ops[op].Arity
}

// hasFloats tells whether an instruction computes on floats.
func hasFloats(v *ir.Value) bool {
	if v.Op == ir.OpSelect {
		return false // moves them
	}
	if v.Type.Scalar().IsFloat() {
		return true
	}
	for _, a := range v.Args {
		if a.Type.Scalar().IsFloat() {
			return true
		}
	}
	return false
}

// ConstantLeaf is the e-node of a constant that patterns can see, or for one with
// poison lanes, of one that it refines to.
func (tr *Translator) ConstantLeaf(a *ir.Value) (n egraph.Node, partly, ok bool) {
	if a.Op == ir.OpAggregate && a.Type.IsVector() && elementOf(a) == nil {
		return tr.vectorLeaf(a)
	}
	n, ok = tr.leaf(a)
	return n, false, ok
}

// leaf is the e-node of a constant whose lanes are equal. A scalar and its splat have the
// same payload and differ in type alone, so a literal of a pattern matches either.
// Payloads have 64 bits, and a mark in the upper half of one says that the lanes differ
// (IsVector): a constant that needs more, or would be taken for such, is a leaf
// without a number.
func (tr *Translator) leaf(a *ir.Value) (n egraph.Node, ok bool) {
	n.Type = tr.Types.Of(a.Type)
	fam := program.KindOf(n.Type)
	x := a
	if e := elementOf(a); e != nil {
		x = e
	}
	switch {
	case x.Op == ir.OpInt && fam == program.KindInt:
		n.Op = program.OpInt
		if x.Aux == nil {
			n.Payload = x.Bits
			return n, !program.IsVector(n.Type, n.Payload)
		}
		low := new(big.Int).SetUint64(math.MaxUint64)
		n.Payload = low.And(low, x.Int()).Uint64()
		return n, program.Constant(n.Type, n.Payload).Big().Cmp(x.Int()) == 0 && !program.IsVector(n.Type, n.Payload)
	case x.Op == ir.OpFloat && fam == program.KindFloat && x.Aux == nil:
		n.Op, n.Payload = program.OpFloat, x.Bits
		return n, !program.IsVector(n.Type, n.Payload)
	case a.Op == ir.OpZero && fam == program.KindInt:
		n.Op = program.OpInt
		return n, true
	case a.Op == ir.OpZero && fam == program.KindFloat && program.Width(n.Type) <= 64:
		n.Op = program.OpFloat
		return n, true
	case a.Op == ir.OpNull || a.Op == ir.OpZero && fam == program.KindPtr:
		n.Op = program.OpNull
		return n, fam == program.KindPtr
	case x.Op == ir.OpUndef:
		n.Op = program.OpUndef
		return n, true
	case x.Op == ir.OpPoison:
		n.Op = program.OpPoison
		return n, true
	}
	return n, false
}

// vectorLeaf is the e-node of a constant vector that is no splat. partly tells
// that some lanes are poison or undef: the node then has numbers there, that of the nearest
// lane before that has one, so that <7, poison, 7, 7> becomes a splat. Such a node is not the
// constant but refines it, and what matches it adds edges only (law 12).
func (tr *Translator) vectorLeaf(a *ir.Value) (n egraph.Node, partly, ok bool) {
	n.Type = tr.Types.Of(a.Type)
	fam := program.KindOf(n.Type)
	if len(a.Args) > program.MaxLanes || fam != program.KindInt && fam != program.KindFloat {
		return n, false, false
	}
	n.Op = program.OpInt
	if fam == program.KindFloat {
		n.Op = program.OpFloat
	}
	number := func(e *ir.Value) bool { return e.Op == ir.OpInt || e.Op == ir.OpFloat }
	first := slices.IndexFunc(a.Args, number)
	if first < 0 {
		return n, false, false
	}
	last := a.Args[first]
	elems := tr.Lanes[:0]
	for _, e := range a.Args {
		switch {
		case number(e):
			last = e
		case e.Op == ir.OpPoison || e.Op == ir.OpUndef:
			partly = true
		default:
			return n, false, false
		}
		x := num.Of(last.Bits)
		if last.Aux != nil {
			if last.Op != ir.OpInt || program.Width(n.Type) > num.MaxWidth {
				return n, false, false
			}
			x = num.FromBig(last.Int()).Trunc(program.Width(n.Type))
		}
		elems = append(elems, x)
	}
	tr.Lanes = elems
	n.Payload, ok = tr.Vectors.Payload(n.Type, elems)
	return n, partly, ok
}

// elementOf is the element that a constant vector consists of, nil for others.
func elementOf(a *ir.Value) *ir.Value {
	switch {
	case a.Op == ir.OpSplat:
		return a.Args[0]
	case a.Op != ir.OpAggregate || !a.Type.IsVector():
		return nil
	}
	for _, e := range a.Args {
		if e != a.Args[0] {
			return nil
		}
	}
	return a.Args[0]
}

// InGraph tells whether an operand is a value that can be replaced by another.
func InGraph(a *ir.Value) bool {
	return a.Type != ir.Metadata && a.Type != ir.Label && a.Type.Kind != ir.TokenKind && a.Op != ir.OpInlineAsm
}

// Free tells whether an instruction is told by its operands alone wherever it stands: it has
// no effect, can't trap, and makes no choice of its own (law 4).
func (tr *Translator) Free(v *ir.Value) bool {
	if v.Op == ir.OpPhi || v.Op == ir.OpFreeze {
		return false
	}
	n, args, ok := tr.Operation(v)
	if !ok || tr.Vocab.Back[n.Op].Picks(n.Type, program.UnpackFlags(n.Flags)) {
		return false
	}
	for _, a := range args {
		if !InGraph(a) {
			return false
		}
	}
	if v.Op == ir.OpCall {
		f := v.CalledFunc()
		return f.IsIntrinsic() || f.Attrs.Has("speculatable")
	}
	return v.Op.Is(ir.Speculatable) || ir.SafeDivisor(v.Op, v.Args[1])
}
