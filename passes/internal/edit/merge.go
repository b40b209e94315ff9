package edit

import (
	"strconv"

	"rewrite/passes/ir"
)

// Alike tells whether two instructions of different blocks can be one, but for
// their operands: flags that only make poison, metadata and what is known of an
// alignment can be given up. Merge does so.
func Alike(x, y *ir.Value) bool {
	if x.Op != y.Op || x.Op.IsTerminator() || x.Type.Kind == ir.TokenKind {
		return false
	}
	p, q := *x, *y
	switch x.Op {
	case ir.OpPhi, ir.OpAlloca, ir.OpLandingPad, ir.OpCatchPad, ir.OpCleanupPad:
		return false
	case ir.OpCall:
		// Debug locations tell calls apart to who inlines them.
		if x.Flags&ir.MustTail != 0 || x.Meta.Get("dbg") != y.Meta.Get("dbg") || x.Pinned() || y.Pinned() {
			return false
		}
	case ir.OpLoad, ir.OpStore:
		if aligned(x) && aligned(y) {
			p.Aux, q.Aux = nil, nil
		}
	}
	p.Meta, q.Meta = nil, nil
	p.Flags &^= weak(x.Op)
	q.Flags &^= weak(x.Op)
	return ir.EqualFunc(&p, &q, func(a, b *ir.Value) bool { return true }, func(a, b *ir.Block) bool { return false })
}

// aligned tells whether an access has nothing to say but its alignment.
func aligned(v *ir.Value) bool {
	m := v.Aux.(*ir.Mem)
	return m.Ordering == ir.NotAtomic && m.Align != 0
}

// weak are the flags of an operation that only make it poison more often or
// leave it more choice.
func weak(op ir.Op) ir.Flags { return op.Info().Flags & (ir.PoisonFlags | ir.FastMath) }

// Merge makes x stand for y, which is Alike, too.
func Merge(x, y *ir.Value) {
	x.Flags &= y.Flags | ^weak(x.Op)
	x.Meta = x.Meta.Keep(func(kind string) bool { return x.Meta.Get(kind) == y.Meta.Get(kind) })
	if m, ok := x.Aux.(*ir.Mem); ok && m.Align > y.Aux.(*ir.Mem).Align {
		x.Aux = y.Aux
	}
}

// MayDiffer tells whether operand i of an instruction x may be that of another
// one y where one stands for both: it can be the result of a phi, without which
// neither would be cheaper.
func MayDiffer(x, y *ir.Value, i int) bool {
	a, b := x.Args[i], y.Args[i]
	if a.Type != b.Type {
		return false
	}
	switch a.Type.Kind {
	case ir.PointerKind:
		if variable(a, x.Block.Func) || variable(b, x.Block.Func) {
			return false
		}
	case ir.TargetKind, ir.X86AMXKind:
		return false
	}
	constants := a.IsConst() && b.IsConst()
	switch x.Op {
	case ir.OpUDiv, ir.OpSDiv, ir.OpURem, ir.OpSRem, ir.OpExtractElement, ir.OpInsertElement, ir.OpShuffleVector:
		return !constants // what is divided by, indices and masks are better known
	case ir.OpGEP:
		return i == 0 || !a.IsConst() && !b.IsConst() // constant offsets are free
	case ir.OpSelect, ir.OpFreeze, ir.OpLoad, ir.OpStore:
		return true
	}
	switch x.Op.Info().Form {
	case ir.FormUnary, ir.FormBinary, ir.FormCast, ir.FormCompare:
		return true
	}
	return false
}

// variable tells whether an address is in an alloca, which a phi of it would
// keep out of SSA form, or is a swifterror parameter, which must not be in a phi.
func variable(p *ir.Value, f *ir.Func) bool {
	for p.Op == ir.OpGEP || p.Op == ir.OpBitCast || p.Op == ir.OpAddrSpaceCast {
		p = p.Args[0]
	}
	return p.Op == ir.OpAlloca || p.Op == ir.OpParam && f.ParamAttrs != nil && f.ParamAttrs[p.Bits].Has("swifterror")
}

// Phi puts a phi before the first instruction of a block: args are its values for
// the edges from preds.
func Phi(b *ir.Block, preds []*ir.Block, args []*ir.Value) *ir.Value {
	phi := b.Func.NewInstr(ir.OpPhi, args[0].Type, args...)
	phi.Targets = append([]*ir.Block(nil), preds...)
	b.InsertAt(0, phi)
	return phi
}

// Alignment is the attribute that states an alignment.
func Alignment(a uint64) *ir.AttrSet {
	n := strconv.FormatUint(a, 10)
	return &ir.AttrSet{Attrs: []ir.Attr{{Name: "align", Value: n}}, Text: "align " + n}
}

// Alignments are the attributes of parameters that point to where alignments are known, for a call of llvm.memcpy and its like;
// 0 and 1 say nothing.
func Alignments(aligns []uint64) (sets []*ir.AttrSet) {
	for _, a := range aligns {
		var s *ir.AttrSet
		if a > 1 {
			s = Alignment(a)
		}
		sets = append(sets, s)
	}
	for len(sets) > 0 && len(sets) < 4 {
		sets = append(sets, nil)
	}
	return sets
}
