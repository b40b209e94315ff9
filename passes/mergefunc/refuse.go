package mergefunc

import (
	"strings"

	"rewrite/passes/ir"
	"rewrite/passes/ir/intrinsic"
)

// unfit is the reason for which a function is never merged, "" if there is none.
func unfit(f *ir.Func) string {
	switch {
	case f.Linkage == "available_externally":
		return "its definition is here for inlining only"
	case f.Kept:
		return "it is named in text that is not looked into"
	case f.Prefix != nil || f.Prologue != nil:
		return "it has prefix or prologue data"
	case f.Comdat != nil && local(f.Global):
		return "it is local to a comdat, which may be discarded"
	case len(f.AddrTaken) > 0:
		return "the address of one of its blocks is taken outside of it"
	}
	for _, name := range []string{"naked", "presplitcoroutine", "thunk"} {
		if f.Attrs.Has(name) {
			return "it has the attribute " + name
		}
	}
	for _, b := range f.Blocks {
		for _, v := range b.Instrs {
			if v.Op != ir.OpCall {
				continue
			}
			if v.Intrinsic().Has(intrinsic.Frame) {
				return "it looks at its own frame by " + v.CalledFunc().Spelling()
			}
		}
	}
	return ""
}

// entryAttrs make a function of any calling convention one that hardware or a
// driver starts: handlers of interrupts on ARM, RISC-V, MIPS, M68k and AVR, and
// shaders. They return as such, or a call of them is refused.
var entryAttrs = []string{"interrupt", "signal", "hlsl.shader"}

// noThunk is the reason for which a function can't be called by another one that
// stands for it, "" if there is none.
func noThunk(f *ir.Func) string {
	if f.FuncType.VarArg {
		return "a thunk can't pass on variable arguments"
	}
	if !f.CC.Known() || f.CC.Has(ir.NoCall|ir.NoDirectCall) {
		return "a thunk can't call functions of calling convention " + string(f.CC)
	}
	for _, name := range []string{"returns_twice", "strictfp"} {
		if f.Attrs.Has(name) {
			return "a thunk can't have the attribute " + name
		}
	}
	for _, name := range entryAttrs {
		if f.Attrs.Has(name) {
			return "a thunk can't call functions with the attribute " + name
		}
	}
	for _, set := range f.ParamAttrs {
		for _, name := range []string{"inalloca", "preallocated", "swifterror", "swiftasync", "nest"} {
			if set.Has(name) {
				return "a thunk can't pass on an argument with the attribute " + name
			}
		}
	}
	return ""
}

// noAlias is the reason for which a function can't become an alias on a target.
func noAlias(g *ir.Global, triple string) string {
	for _, t := range []string{"nvptx", "amdgcn", "r600", "spir", "dxil", "bpf"} {
		if strings.HasPrefix(triple, t) {
			return "the target has no aliases"
		}
	}
	switch {
	case g.UnnamedAddr != "unnamed_addr" && !(g.UnnamedAddr == "local_unnamed_addr" && local(g)):
		return "its address is significant"
	case g.Comdat != nil:
		return "it is in a comdat"
	case g.Partition != "":
		return "it is in a partition"
	}
	return ""
}

// discardable tells whether a function may go when nothing in the module uses it.
func discardable(g *ir.Global, members map[*ir.Comdat]int) bool {
	switch g.Linkage {
	case "internal", "private", "linkonce", "linkonce_odr":
		// Others may have only numbers, and a comdat's members be known by this one.
		return g.Name != "" && (g.Comdat == nil || members[g.Comdat] == 1)
	}
	return false
}

// rank orders functions by who survives: what is never overridden; then what
// others may call only if they are sure that it is not itself a thunk for them
// after linking; then what may be overridden.
func (o *Order) rank(g *ir.Global) int {
	switch {
	case g.MayBeReplaced():
		return 2
	case g.Linkage == "linkonce_odr" || g.Linkage == "weak_odr" || g.Comdat != nil:
		return 1
	}
	return 0
}

// pointerFor tells whether one type has pointers, or is one, where the other has
// integers, or is one. Of two that the order takes for equal.
func pointerFor(x, y *ir.Type) bool { return x.Scalar().IsPtr() && y.Scalar().IsInt() }

// exchange compares two equal functions again, where pointers of one may be
// integers in the other. It tells whether there are any, in which of them the
// pointers are, and for what reason the two can't stand for each other.
func (o *Order) exchange(a, b *Spelling) (mixed, pointersInA, pointersInB bool, why string) {
	note := func(x, y *ir.Type) bool {
		if o.sameShape(x, y) {
			return true
		}
		mixed = true
		pointersInA = pointersInA || x.Scalar().IsPtr()
		pointersInB = pointersInB || y.Scalar().IsPtr()
		return pointerFor(x, y) || pointerFor(y, x)
	}
	aggregates := "pointers and integers differ within aggregates"
	if !note(a.Func.FuncType.Elem, b.Func.FuncType.Elem) {
		return mixed, pointersInA, pointersInB, aggregates
	}
	for i, t := range a.Func.FuncType.Fields {
		if !note(t, b.Func.FuncType.Fields[i]) {
			return mixed, pointersInA, pointersInB, aggregates
		}
	}
	for i, v := range a.Instrs {
		w := b.Instrs[i]
		if !o.sameShape(v.Type, w.Type) && (!note(v.Type, w.Type) || v.Op != ir.OpPhi && v.Op != ir.OpSelect && v.Op != ir.OpFreeze) {
			return mixed, pointersInA, pointersInB, "a pointer in one is an integer in the other, and comes from " + v.Op.String()
		}
		if x, y := v.ElemType(), w.ElemType(); v.Op == ir.OpAlloca && !o.sameShape(x, y) {
			return true, pointersInA, pointersInB, "a pointer in one is an integer in the other, and is in memory of its own"
		}
		if c, ok := v.Aux.(*ir.Call); ok && !o.sameShape(c.FuncType, w.Aux.(*ir.Call).FuncType) {
			return true, pointersInA, pointersInB, "a pointer in one is an integer in the other, and is passed to a call"
		}
		for k, x := range v.Args {
			if k >= len(w.Args) { // a constant gep in two ways, or edges from blocks that nothing reaches
				break
			}
			y := w.Args[k]
			if v.Op == ir.OpGEP && k > 0 || v.Op.IsCall() && k == 0 || o.sameShape(x.Type, y.Type) {
				continue
			}
			moved := v.Op == ir.OpPhi || v.Op == ir.OpSelect || v.Op == ir.OpFreeze || v.Op == ir.OpICmp || v.Op == ir.OpRet || v.Op == ir.OpStore && k == 0
			if !note(x.Type, y.Type) || !moved {
				return true, pointersInA, pointersInB, "a pointer in one is an integer in the other, and is used by " + v.Op.String()
			}
		}
	}
	return mixed, pointersInA, pointersInB, ""
}
