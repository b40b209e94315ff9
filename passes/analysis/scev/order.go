package scev

import (
	"cmp"
	"slices"
	"strings"

	"rewrite/passes/ir"
)

// maxCompareDepth bounds how deep two expressions of one shape are compared, and
// maxValueDepth two values.
const (
	maxCompareDepth = 32
	maxValueDepth   = 2
)

// sortOperands puts operands in the order of their kinds, so that equal ones stand side by side
// and constants in front. Those that compare as the same stay as they are.
//
// The order is that of LLVM's scalar evolution, so that what is printed looks the same. It is about
// shape, and not about when expressions were made, so that it does not depend on the order of
// questions.
func (f *folder) sortOperands(list []*Expr) {
	if len(list) < 2 {
		return
	}
	slices.SortStableFunc(list, func(a, b *Expr) int { return f.compare(a, b, 0) })
	for i := 0; i < len(list)-2; i++ {
		for j := i + 1; j < len(list) && list[j].Kind == list[i].Kind; j++ {
			if list[j] == list[i] { // among others that compare the same
				list[i+1], list[j] = list[j], list[i+1]
				if i++; i == len(list)-2 {
					return
				}
			}
		}
	}
}

func (f *folder) compare(a, b *Expr, depth int) int {
	if a == b {
		return 0
	}
	if a.Kind != b.Kind {
		return int(a.Kind) - int(b.Kind)
	}
	if depth > maxCompareDepth {
		return 0
	}
	switch a.Kind {
	case Unknown:
		return f.compareValues(a.Value, b.Value, 0)
	case Constant:
		if a.Width != b.Width {
			return int(a.Width) - int(b.Width)
		}
		return a.N.Cmp(b.N)
	case VScale:
		return int(a.Width) - int(b.Width)
	case Rec:
		if a.Loop != b.Loop {
			if f.dom.Dominates(a.Loop.Header, b.Loop.Header) {
				return 1
			}
			return -1
		}
	}
	if len(a.Args) != len(b.Args) {
		return len(a.Args) - len(b.Args)
	}
	for i := range a.Args {
		if c := f.compare(a.Args[i], b.Args[i], depth+1); c != 0 {
			return c
		}
	}
	return 0
}

func (f *folder) compareValues(a, b *ir.Value, depth int) int {
	if a == b || depth > maxValueDepth {
		return 0
	}
	if a.Type.IsPtr() != b.Type.IsPtr() {
		if b.Type.IsPtr() {
			return -1
		}
		return 1
	}
	if x, y := rank(a), rank(b); x != y {
		return x - y
	}
	switch {
	case a.Op == ir.OpParam:
		return int(a.Bits) - int(b.Bits)
	case a.Op == ir.OpGlobal:
		x, y := a.AsGlobal(), b.AsGlobal()
		if !semanticName(x) || !semanticName(y) {
			return 0
		}
		return strings.Compare(x.Name, y.Name)
	case a.IsInstr() && b.IsInstr():
		if a.Block != b.Block {
			if x, y := f.loops.Depth(a.Block), f.loops.Depth(b.Block); x != y {
				return x - y
			}
		}
		if x, y := numOperands(a), numOperands(b); x != y {
			return x - y
		}
		for i := range min(len(a.Args), len(b.Args)) {
			if c := f.compareValues(a.Args[i], b.Args[i], depth+1); c != 0 {
				return c
			}
		}
	}
	return 0
}

func numOperands(v *ir.Value) int {
	if v.Op == ir.OpPhi {
		return len(v.Args)
	}
	return len(v.Args) + len(v.Targets)
}

// semanticName tells whether the name of a global means something: it is not local.
func semanticName(g *ir.Global) bool { return g.Linkage != "internal" && g.Linkage != "private" }

// rankOrder is the operations in the order in which values stand: constants, parameters,
// instructions.
var rankOrder = []ir.Op{ir.OpGlobal, ir.OpBlockAddr, ir.OpDSOLocal, ir.OpNoCFI, ir.OpPtrAuth, ir.OpAggregate, ir.OpUndef,
	ir.OpPoison, ir.OpZero, ir.OpString, ir.OpSplat, ir.OpInt, ir.OpFloat, ir.OpNull, ir.OpNone, ir.OpMetadata, ir.OpInlineAsm, ir.OpParam,
	ir.OpRet, ir.OpBr, ir.OpSwitch, ir.OpIndirectBr, ir.OpInvoke, ir.OpResume, ir.OpUnreachable, ir.OpCleanupRet, ir.OpCatchRet, ir.OpCatchSwitch, ir.OpCallBr,
	ir.OpFNeg, ir.OpAdd, ir.OpFAdd, ir.OpSub, ir.OpFSub, ir.OpMul, ir.OpFMul, ir.OpUDiv, ir.OpSDiv, ir.OpFDiv, ir.OpURem, ir.OpSRem, ir.OpFRem,
	ir.OpShl, ir.OpLShr, ir.OpAShr, ir.OpAnd, ir.OpOr, ir.OpXor, ir.OpAlloca, ir.OpLoad, ir.OpStore, ir.OpGEP, ir.OpFence, ir.OpCmpXchg, ir.OpAtomicRMW,
	ir.OpTrunc, ir.OpZExt, ir.OpSExt, ir.OpFPToUI, ir.OpFPToSI, ir.OpUIToFP, ir.OpSIToFP, ir.OpFPTrunc, ir.OpFPExt, ir.OpPtrToInt, ir.OpPtrToAddr, ir.OpIntToPtr,
	ir.OpBitCast, ir.OpAddrSpaceCast, ir.OpCleanupPad, ir.OpCatchPad, ir.OpICmp, ir.OpFCmp, ir.OpPhi, ir.OpCall, ir.OpSelect, ir.OpVAArg, ir.OpExtractElement,
	ir.OpInsertElement, ir.OpShuffleVector, ir.OpExtractValue, ir.OpInsertValue, ir.OpLandingPad, ir.OpFreeze}

var rankOf = func() (table [ir.NumOps]int) {
	for i, op := range rankOrder {
		table[op] = 2 * i
	}
	return
}()

// constExprRank is between addresses of blocks and dso_local_equivalent.
var constExprRank = rankOf[ir.OpBlockAddr] + 1

func rank(v *ir.Value) int {
	if v.IsConstExpr() {
		return constExprRank
	}
	r := rankOf[v.Op]
	if g := v.AsGlobal(); g != nil && g.Kind != ir.Function {
		r++ // functions come first
	}
	return r
}

// byID is the order in which expressions were made, for what is to be the same on each run.
func byID(a, b *Expr) int { return cmp.Compare(a.ID, b.ID) }
