package analysis

import (
	"math/big"
	"strconv"
	"strings"

	"rewrite/passes/ir"
	"rewrite/passes/ir/num"
)

// Module is what the analyses of a module's functions share.
type Module struct {
	mod     *ir.Module // nil for functions of none
	assumes bool       // it may call llvm.assume
}

// NewModule prepares the analysis of a module's functions.
func NewModule(m *ir.Module) *Module {
	return &Module{mod: m, assumes: m != nil && m.Lookup("llvm.assume") != nil}
}

// pointerWidth is that of address space 0, 0 if addresses of it are no numbers here.
func (m *Module) pointerWidth() uint32 {
	l, err := m.mod.Layout()
	if err != nil || l.Pointer(0).Bits > num.MaxWidth {
		return 0
	}
	return l.Pointer(0).Bits
}

// leaf is a parameter or a constant.
func (a *Analysis) leaf(v *ir.Value, w uint32) Facts {
	switch v.Op {
	case ir.OpInt:
		if w == 0 {
			return Facts{Props: WellDefined}
		}
		if wide, ok := v.Aux.(*ir.Wide); ok {
			return Const(w, num.FromBig(&wide.N))
		}
		return Const(w, num.Of(v.Bits))
	case ir.OpZero, ir.OpNull:
		if w == 0 {
			f := Facts{Props: WellDefined}
			if floatKind(v.Type) != ir.VoidKind {
				f.Never = AnyFloat &^ PosZero
			}
			return f
		}
		return Const(w, zero128)
	case ir.OpUndef:
		return Unknown(w).With(NotPoison)
	case ir.OpPoison:
		return Poison(w)
	case ir.OpParam:
		if int(v.Bits) < len(a.fn.ParamAttrs) {
			return a.attrFacts(a.fn.ParamAttrs[v.Bits], w)
		}
	case ir.OpSplat:
		return a.known(v.Args[0])
	case ir.OpAggregate:
		return a.aggregate(v)
	case ir.OpGlobal:
		return a.global(v.Aux.(*ir.Global), w).With(WellDefined)
	case ir.OpFloat:
		f := Facts{Props: WellDefined}
		if v.Aux == nil {
			f.Never = AnyFloat &^ ClassOf(v.Type.Kind, v.Bits)
		}
		return f
	case ir.OpString, ir.OpBlockAddr, ir.OpDSOLocal, ir.OpNoCFI:
		return Unknown(w).With(WellDefined)
	}
	return Unknown(w)
}

func (a *Analysis) aggregate(v *ir.Value) Facts {
	if len(v.Args) == 0 {
		return Facts{Props: WellDefined}
	}
	f := a.known(v.Args[0])
	for _, x := range v.Args[1:] {
		f = merge(f, a.known(x))
	}
	if !v.Type.IsVector() {
		return Facts{Props: f.Props & WellDefined}
	}
	return f
}

// object is the address of an object of known alignment.
func (a *Analysis) object(w uint32, align uint64) Facts {
	f := Unknown(w)
	if w == 0 {
		return f
	}
	if !a.nullValid {
		f = URange(w, one128, num.LowMask(w))
	}
	return f.Meet(aligned(w, align))
}

func aligned(w uint32, align uint64) Facts {
	if w == 0 || align < 2 || align&(align-1) != 0 {
		return Unknown(w)
	}
	return KnownBits(w, num.Of(align-1), zero128)
}

// global: the alignment of a function's code need not be that of its address,
// and a symbol that is weak or absolute may be 0.
func (a *Analysis) global(g *ir.Global, w uint32) Facts {
	switch {
	case g.AddrSpace != 0 || g.Linkage == "extern_weak" || g.Meta.Get("absolute_symbol") != "":
		return Unknown(w)
	case g.Kind == ir.Var && g.ThreadLocal == "":
		return a.object(w, g.Align)
	case g.Kind == ir.Function:
		return a.object(w, 1)
	}
	return Unknown(w)
}

// attrFacts is what the attributes of a parameter or result say.
func (a *Analysis) attrFacts(set *ir.AttrSet, w uint32) Facts {
	f := Unknown(w)
	if set == nil {
		return f
	}
	if set.Has("noundef") {
		f = f.With(WellDefined)
	}
	if n, ok := set.Get("dereferenceable"); ok && n.Value != "0" {
		f = f.With(WellDefined)
		if !a.nullValid && w != 0 {
			f = f.Meet(URange(w, one128, num.LowMask(w)))
		}
	}
	if at, ok := set.Get("nofpclass"); ok {
		f = f.Meet(Within(AnyFloat &^ nofpclass(at.Value)))
	}
	if w == 0 {
		return f
	}
	if set.Has("nonnull") {
		f = f.Meet(URange(w, one128, num.LowMask(w)))
	}
	if at, ok := set.Get("align"); ok {
		if n, err := strconv.ParseUint(at.Value, 10, 64); err == nil {
			f = f.Meet(aligned(w, n))
		}
	}
	if at, ok := set.Get("range"); ok { // iN lo, hi
		_, list, _ := strings.Cut(at.Value, " ")
		lo, hi, _ := strings.Cut(list, ", ")
		if l, ok := number(lo); ok {
			if h, ok := number(hi); ok {
				f = f.Meet(WrappedRange(w, l, h))
			}
		}
	}
	return f
}

func number(s string) (num.Int, bool) {
	if n, err := strconv.ParseInt(s, 10, 64); err == nil {
		return num.Of(uint64(n)).SExt(64), true
	}
	n, ok := new(big.Int).SetString(s, 10)
	if !ok {
		return zero128, false
	}
	return num.FromBig(n), true
}

// result is what attributes and metadata say of a call's result.
func (a *Analysis) result(v *ir.Value, w uint32) Facts {
	f := a.metaFacts(v, w).Meet(a.attrFacts(v.Aux.(*ir.Call).RetAttrs, w))
	if callee := v.CalledFunc(); callee != nil && callee.FuncType == v.Aux.(*ir.Call).FuncType {
		f = f.Meet(a.attrFacts(callee.RetAttrs, w))
	}
	return f
}

// metaFacts is what !range, !nonnull, !align and !noundef say.
func (a *Analysis) metaFacts(v *ir.Value, w uint32) Facts {
	f := Unknown(w)
	if v.Meta == nil {
		return f
	}
	for _, at := range v.Meta.List {
		switch at.Kind {
		case "noundef":
			f = f.With(WellDefined)
		case "nonnull":
			if w != 0 {
				f = f.Meet(URange(w, one128, num.LowMask(w)))
			}
		case "align":
			if ns := integers(a.mod.mod.Metadata().Operands(at.Node)); len(ns) == 1 && ns[0].Hi == 0 {
				f = f.Meet(aligned(w, ns[0].Lo))
			}
		case "range":
			ns := integers(a.mod.mod.Metadata().Operands(at.Node))
			if w == 0 || len(ns) == 0 || len(ns)%2 != 0 {
				continue
			}
			g := Poison(w)
			for i := 0; i < len(ns); i += 2 {
				g = g.Join(WrappedRange(w, ns[i], ns[i+1]))
			}
			g.Props &^= WellDefined
			f = f.Meet(g)
		}
	}
	return f
}

// integers reads the operands iN a, iN b, ... of a tuple, nil for anything else.
func integers(operands []string) []num.Int {
	var list []num.Int
	for _, x := range operands {
		_, digits, _ := strings.Cut(x, " ")
		n, ok := number(digits)
		if !ok {
			return nil
		}
		list = append(list, n)
	}
	return list
}
