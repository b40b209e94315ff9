package analysis

import (
	"math/big"
	"strconv"
	"strings"

	"rewrite/passes/analysis/domain"
	"rewrite/passes/ir"
	"rewrite/passes/ir/intrinsic"
	"rewrite/passes/ir/num"
)

// Module is what the analyses of a module's functions share.
type Module struct {
	mod     *ir.Module // nil for functions of none
	assumes bool       // it may call llvm.assume
}

// NewModule prepares the analysis of a module's functions.
func NewModule(m *ir.Module) *Module {
	return &Module{mod: m, assumes: m != nil && m.Lookup("llvm."+intrinsic.Assume.String()) != nil}
}

// pointerWidth is that of address space 0, 0 if addresses of it are no numbers here.
func (m *Module) pointerWidth() uint32 {
	l, err := m.mod.Layout()
	if err != nil || l.Pointer(0).Bits > num.MaxWidth {
		return 0
	}
	return l.Pointer(0).Bits
}

// leaf is a parameter or a constant. undef is not poison, and any number; poison is every fact, as
// it satisfies them all.
func (a *Analysis) leaf(v *ir.Value, w uint32) domain.Facts {
	switch v.Op {
	case ir.OpInt:
		if w == 0 {
			return domain.Facts{Props: domain.WellDefined}
		}
		if wide, ok := v.Aux.(*ir.Wide); ok {
			return domain.Const(w, num.FromBig(&wide.N))
		}
		return domain.Const(w, num.Of(v.Bits))
	case ir.OpZero, ir.OpNull:
		if w == 0 {
			f := domain.Facts{Props: domain.WellDefined}
			if domain.FloatKind(v.Type) != ir.VoidKind {
				f.Never = domain.AnyFloat &^ domain.PosZero
			}
			return f
		}
		return domain.Const(w, num.Int{})
	case ir.OpUndef:
		return domain.Unknown(w).With(domain.NotPoison)
	case ir.OpPoison:
		return domain.Poison(w)
	case ir.OpParam:
		if int(v.Bits) < len(a.fn.ParamAttrs) {
			return a.attrFacts(a.fn.ParamAttrs[v.Bits], w)
		}
	case ir.OpSplat:
		return *a.found(v.Args[0])
	case ir.OpAggregate:
		return a.aggregate(v)
	case ir.OpGlobal:
		return a.global(v.Aux.(*ir.Global), w).With(domain.WellDefined)
	case ir.OpFloat:
		f := domain.Facts{Props: domain.WellDefined}
		if v.Aux == nil {
			f.Never = domain.AnyFloat &^ domain.ClassOf(v.Type.Kind, v.Bits)
		}
		return f
	case ir.OpString, ir.OpBlockAddr, ir.OpDSOLocal, ir.OpNoCFI:
		return domain.Unknown(w).With(domain.WellDefined)
	}
	return domain.Unknown(w)
}

func (a *Analysis) aggregate(v *ir.Value) domain.Facts {
	if len(v.Args) == 0 {
		return domain.Facts{Props: domain.WellDefined}
	}
	f := *a.found(v.Args[0])
	for _, x := range v.Args[1:] {
		f = domain.Merge(f, *a.found(x))
	}
	if !v.Type.IsVector() {
		return domain.Facts{Props: f.Props & domain.WellDefined}
	}
	return f
}

// object is the address of an object of known alignment.
func (a *Analysis) object(w uint32, align uint64) domain.Facts {
	f := domain.Unknown(w)
	if w == 0 {
		return f
	}
	if !a.nullValid {
		f = domain.URange(w, num.Of(1), num.LowMask(w))
	}
	return f.Meet(aligned(w, align))
}

func aligned(w uint32, align uint64) domain.Facts {
	if w == 0 || align < 2 || align&(align-1) != 0 {
		return domain.Unknown(w)
	}
	return domain.KnownBits(w, num.Of(align-1), num.Int{})
}

// global: the alignment of a function's code need not be that of its address,
// and a symbol that is weak or absolute may be 0.
func (a *Analysis) global(g *ir.Global, w uint32) domain.Facts {
	switch {
	case g.AddrSpace != 0 || g.Linkage == "extern_weak" || g.Meta.Get("absolute_symbol") != "":
		return domain.Unknown(w)
	case g.Kind == ir.Var && g.ThreadLocal == "":
		return a.object(w, g.Align)
	case g.Kind == ir.Function:
		return a.object(w, 1)
	}
	return domain.Unknown(w)
}

// attrFacts is what the attributes of a parameter or result say. Only noundef and dereferenceable
// are undefined behaviour if they do not hold; nonnull, align, range and nofpclass make poison of a
// value that breaks them, so they are facts but do not say that the value is not poison (law 22).
func (a *Analysis) attrFacts(set *ir.AttrSet, w uint32) domain.Facts {
	f := domain.Unknown(w)
	if set == nil {
		return f
	}
	if set.Has("noundef") {
		f = f.With(domain.WellDefined)
	}
	if n, ok := set.Get("dereferenceable"); ok && n.Value != "0" {
		f = f.With(domain.WellDefined)
		if !a.nullValid && w != 0 {
			f = f.Meet(domain.URange(w, num.Of(1), num.LowMask(w)))
		}
	}
	if at, ok := set.Get("nofpclass"); ok {
		f = f.Meet(domain.Within(domain.AnyFloat &^ domain.NoFPClass(at.Value)))
	}
	if w == 0 {
		return f
	}
	if set.Has("nonnull") {
		f = f.Meet(domain.URange(w, num.Of(1), num.LowMask(w)))
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
				f = f.Meet(domain.WrappedRange(w, l, h))
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
		return num.Int{}, false
	}
	return num.FromBig(n), true
}

// result is what attributes and metadata say of a call's result.
func (a *Analysis) result(v *ir.Value, w uint32) domain.Facts {
	c := v.Aux.(*ir.Call)
	f := a.metaFacts(v, w).Meet(a.attrFacts(c.RetAttrs, w))
	if callee := v.CalledFunc(); callee != nil && callee.FuncType == c.FuncType {
		g := a.attrFacts(callee.RetAttrs, w)
		if ir.Promises(c.RetAttrs) || v.Flags&(ir.NNaN|ir.NInf) != 0 || v.Meta.HasMeaning() {
			g.Props &^= domain.WellDefined // what is returned may be poison behind the call
		}
		f = f.Meet(g)
	}
	if v.Op == ir.OpCall && w != 0 && v.Intrinsic() == intrinsic.Vscale {
		f = f.Meet(scale(a.fn, w))
	}
	return f
}

// scale is what is known of llvm.vscale of w bits in a function: it is not 0, and in the range that vscale_range gives, of
// which the upper end is 0 if there is none.
func scale(fn *ir.Func, w uint32) domain.Facts {
	lo, hi := num.Of(1), num.LowMask(w)
	if at, ok := fn.Attrs.Get("vscale_range"); ok {
		from, to, two := strings.Cut(strings.ReplaceAll(at.Value, " ", ""), ",")
		if !two {
			to = from
		}
		n, okFrom := number(from)
		m, okTo := number(to)
		if okFrom && okTo && !n.IsZero() && !hi.Less(n) {
			lo = n
			if !m.IsZero() && !m.Less(n) && m.Less(hi) {
				hi = m
			}
		}
	}
	return domain.URange(w, lo, hi)
}

// metaFacts is what !range, !nonnull, !align and !noundef say. As with attributes, all but the last
// make poison. A !range has several intervals, of which the hull in each order is kept.
func (a *Analysis) metaFacts(v *ir.Value, w uint32) domain.Facts {
	f := domain.Unknown(w)
	if v.Meta == nil {
		return f
	}
	for _, at := range v.Meta.List {
		switch at.Kind {
		case "noundef":
			f = f.With(domain.WellDefined)
		case "nonnull":
			if w != 0 {
				f = f.Meet(domain.URange(w, num.Of(1), num.LowMask(w)))
			}
		case "align":
			if ns := integers(a.fn.NodeOperands(at.Node)); len(ns) == 1 && ns[0].Hi == 0 {
				f = f.Meet(aligned(w, ns[0].Lo))
			}
		case "range":
			ns := integers(a.fn.NodeOperands(at.Node))
			if w == 0 || len(ns) == 0 || len(ns)%2 != 0 {
				continue
			}
			g := domain.Poison(w)
			for i := 0; i < len(ns); i += 2 {
				g = g.Join(domain.WrappedRange(w, ns[i], ns[i+1]))
			}
			g.Props &^= domain.WellDefined
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
