package interp

import (
	"math/big"
	"slices"
	"strconv"
	"strings"

	"rewrite/passes/ir"
)

// attrs is what attributes and metadata promise of a value. What is broken
// makes the value poison; noundef and dereferenceable then make that undefined
// behaviour (LangRef, "Parameter Attributes").
type attrs struct {
	noundef, nonnull   bool
	align              uint64
	deref, derefOrNull uint64
	ranges             [][2]*big.Int // [lo, hi), wrapping; the value is in one of them
	byval              *ir.Type
	notClass           uint64 // nofpclass: bits of llvm.is.fpclass
}

type paramCheck struct {
	index int
	attrs *attrs
	what  string // the parameter, for messages
}

// attrsOf reads a set of attributes, nil if it promises nothing that is checked.
func attrsOf(set *ir.AttrSet, t *ir.Type) *attrs {
	if set == nil || len(set.Attrs) == 0 {
		return nil
	}
	var a attrs
	number := func(name string) uint64 {
		at, _ := set.Get(name)
		n, _ := strconv.ParseUint(at.Value, 10, 64)
		return n
	}
	a.noundef, a.nonnull = set.Has("noundef"), set.Has("nonnull")
	a.align, a.deref, a.derefOrNull = number("align"), number("dereferenceable"), number("dereferenceable_or_null")
	if at, ok := set.Get("range"); ok {
		_, list, _ := strings.Cut(at.Value, " ")
		a.ranges = numbersOf(list)
	}
	if at, ok := set.Get("byval"); ok {
		a.byval = at.Type
		if t.IsTypedPtr() && a.byval == nil {
			a.byval = t.Elem
		}
	}
	if at, ok := set.Get("nofpclass"); ok {
		for word := range strings.FieldsSeq(at.Value) {
			n, err := strconv.ParseUint(word, 10, 64)
			if err != nil {
				n = fpClasses[word]
			}
			a.notClass |= n
		}
	}
	if !a.noundef && !a.nonnull && a.notClass == 0 && a.align < 2 && a.deref == 0 && a.derefOrNull == 0 && a.ranges == nil && a.byval == nil {
		return nil
	}
	return &a
}

// fpClasses are the words of nofpclass.
var fpClasses = map[string]uint64{"all": 1023, "nan": clsSNaN | clsQNaN, "snan": clsSNaN, "qnan": clsQNaN, "inf": clsNegInf | clsPosInf, "ninf": clsNegInf, "pinf": clsPosInf,
	"norm": clsNegNormal | clsPosNormal, "nnorm": clsNegNormal, "pnorm": clsPosNormal, "sub": clsNegSubnormal | clsPosSubnormal,
	"nsub": clsNegSubnormal, "psub": clsPosSubnormal, "zero": clsNegZero | clsPosZero, "nzero": clsNegZero, "pzero": clsPosZero}

// numbersOf reads "lo, hi, lo, hi, ...".
func numbersOf(list string) (ranges [][2]*big.Int) {
	var ns []*big.Int
	for item := range strings.SplitSeq(list, ",") {
		item = strings.TrimSpace(item)
		if i := strings.LastIndexByte(item, ' '); i >= 0 {
			item = item[i+1:]
		}
		n, ok := new(big.Int).SetString(item, 10)
		if !ok {
			return nil
		}
		ns = append(ns, n)
	}
	for i := 0; i+1 < len(ns); i += 2 {
		ranges = append(ranges, [2]*big.Int{ns[i], ns[i+1]})
	}
	return ranges
}

// loadAttrs is what !range, !nonnull, !noundef, !align and !dereferenceable on
// a load or call promise, nil when there are none.
func loadAttrs(v *ir.Value) *attrs {
	if v.Meta == nil {
		return nil
	}
	var a attrs
	any := false
	for _, at := range v.Meta.List {
		node := func() string {
			return strings.Trim(v.Block.Func.Module.Metadata().Text(at.Node), "!{}")
		}
		one := func() uint64 {
			if r := numbersOf(node() + ", 0"); len(r) == 1 {
				return r[0][0].Uint64()
			}
			return 0
		}
		found := true
		switch at.Kind {
		case "range":
			a.ranges = numbersOf(node())
		case "nonnull":
			a.nonnull = true
		case "noundef":
			a.noundef = true
		case "align":
			a.align = one()
		case "dereferenceable":
			a.deref = one()
		case "dereferenceable_or_null":
			a.derefOrNull = one()
		default:
			found = false
		}
		any = any || found
	}
	if !any {
		return nil
	}
	return &a
}

// mayBe tells whether a float is of one of some classes, or some member of an undef
// one is. What has too many members to look at is taken for none.
func (m *arithmetic) mayBe(class uint64, t *ir.Type, v Value) bool {
	if !v.IsUndef() {
		return m.fpClass(t, v)&class != 0
	}
	list, _ := members(v)
	return slices.ContainsFunc(list, func(n uint64) bool { return m.fpClass(t, Int(n))&class != 0 })
}

// promise checks a value against attributes: the value, poison, or undefined behaviour.
func (m *arithmetic) promise(a *attrs, t *ir.Type, v Value, what string) (Value, error) {
	if es := v.Elems(); es != nil {
		if a.ranges != nil || a.align > 1 || a.nonnull || a.notClass != 0 {
			elems := make([]Value, len(es))
			for i, e := range es {
				var err error
				if elems[i], err = m.promise(a, t.ElemAt(uint64(i)), e, what); err != nil {
					return v, err
				}
			}
			return List(elems...), nil
		}
		if a.noundef && !v.defined() {
			return v, ub("%s is noundef and %s", what, m.Format(t, v))
		}
		return v, nil
	}
	broken := ""
	if !v.IsPoison() {
		switch {
		case a.nonnull && v.Contains(Value{}):
			broken = "nonnull and null"
		case a.align > 1 && t.Kind == ir.PointerKind && !v.IsUndef() && v.n&(a.align-1) != 0:
			broken = "align " + strconv.FormatUint(a.align, 10) + " and " + m.Format(t, v)
		case a.notClass != 0 && t.IsFloat() && m.mayBe(a.notClass, t, v):
			broken = "of an excluded class: " + m.Format(t, v)
		case a.ranges != nil && !m.inRanges(a.ranges, t, v):
			broken = "outside its range: " + m.Format(t, v)
		}
	}
	if broken != "" {
		v = poison()
	}
	if a.noundef && !v.defined() {
		if broken == "" {
			broken = m.Format(t, v)
		}
		return v, ub("%s is noundef and %s", what, broken)
	}
	need := a.deref
	if a.derefOrNull > need && (v.x != nil || v.n != 0) {
		need = a.derefOrNull
	}
	if need > 0 && t.Kind == ir.PointerKind {
		if _, _, err := m.accessible(v, need, 1, false); err != nil {
			if _, ok := err.(*UB); ok {
				return v, ub("%s is dereferenceable(%d) and %s", what, need, m.Format(t, v))
			}
			return v, err
		}
	}
	return v, nil
}

// inRanges tells whether all that a value may be is in one of the ranges.
func (m *values) inRanges(ranges [][2]*big.Int, t *ir.Type, v Value) bool {
	mod := new(big.Int).Lsh(big.NewInt(1), uint(m.scalarBits(t)))
	// up is the first number behind n that its range does not go on to, nil if n is in none; it is mod at most.
	up := func(n *big.Int) *big.Int {
		for _, r := range ranges {
			lo, hi := new(big.Int).Mod(r[0], mod), new(big.Int).Mod(r[1], mod)
			switch {
			case n.Cmp(hi) < 0 && (lo.Cmp(n) <= 0 || hi.Cmp(lo) < 0):
				return hi
			case hi.Cmp(lo) < 0 && lo.Cmp(n) <= 0:
				return mod
			}
		}
		return nil
	}
	if n, ok := v.Big(); ok {
		return up(n) != nil
	}
	if v.x != nil && v.x.kind == kindCube && m.scalarBits(t) <= 64 {
		for n, more := atLeast(v, 0), true; more; {
			end := up(new(big.Int).SetUint64(n))
			if end == nil {
				return false
			}
			if end.Cmp(mod) == 0 || !end.IsUint64() {
				return true
			}
			next := atLeast(v, end.Uint64())
			n, more = next, next >= end.Uint64()
		}
		return true
	}
	list, ok := members(v)
	if !ok {
		return false // more members than a range would be worth stating for
	}
	for _, n := range list {
		if up(new(big.Int).SetUint64(n)) == nil {
			return false
		}
	}
	return true
}

// atLeast is the least member of a cube that is not below a number; if there is none, it is below.
func atLeast(v Value, least uint64) uint64 {
	mask, known := v.x.mask, v.n
	if least&^mask == known {
		return least
	}
	for i := range 64 { // the highest bit that differs is 1 in the member, and what is below it as small as can be
		bit := uint64(1) << i
		above := ^(bit<<1 - 1)
		if least&bit == 0 && (mask|known)&bit != 0 && least&above&^mask == known&above {
			return least&above | bit | known&(bit-1)
		}
	}
	return known
}
