package program

import (
	"math"
	"slices"

	"rewrite/dsl"
	"rewrite/egraph"
	"rewrite/passes/ir/fp"
)

// literals are the integer and float literals of left sides, by index: equal
// ones have one, so that rules that ask for the same share the test.
type literals struct {
	ints     []dsl.Lit
	floats   []float64
	ofInt    map[dsl.Lit]uint64
	ofDouble map[uint64]uint64 // by bits
}

func (l *literals) int(x dsl.Lit) uint64 {
	return number(&l.ofInt, &l.ints, x, x)
}

func (l *literals) float(x float64) uint64 {
	return number(&l.ofDouble, &l.floats, math.Float64bits(x), x)
}

// number gives the index of x in list, behind which it adds what is new there.
func number[K comparable, V any](index *map[K]uint64, list *[]V, k K, x V) uint64 {
	n, ok := (*index)[k]
	if !ok {
		if *index == nil {
			*index = map[K]uint64{}
		}
		n = uint64(len(*list))
		*list = append(*list, x)
		(*index)[k] = n
	}
	return n
}

// preds are the predicates that left sides ask about literals, see compiler.left.
func (l *literals) preds() []egraph.PayloadPredicate {
	return []egraph.PayloadPredicate{
		{Name: "literal", Eval: l.isInt, Literals: l.intsOf},
		{Name: "float literal", Eval: l.isFloat, Literals: l.floatsOf},
	}
}

// intsOf appends the literals that a constant is: one that is not negative, one that is.
func (l *literals) intsOf(list []uint64, t egraph.Type, payload uint64) []uint64 {
	x := Constant(t, payload)
	for _, lit := range [...]dsl.Lit{{Mag: x}, {Neg: true, Mag: x.Neg().Trunc(Width(t))}} {
		if n, ok := l.ofInt[lit]; ok && l.isInt(t, payload, n) {
			list = append(list, n)
		}
	}
	slices.Sort(list)
	return list
}

// floatsOf appends the literal that a constant is, if it is one.
func (l *literals) floatsOf(list []uint64, t egraph.Type, payload uint64) []uint64 {
	format, ok := fp.Of(FloatFormat(t))
	if !ok {
		return list
	}
	x := format.Float64(payload)
	if math.IsNaN(x) {
		x = math.NaN() // as literals are
	}
	if n, ok := l.ofDouble[math.Float64bits(x)]; ok && l.isFloat(t, payload, n) {
		list = append(list, n)
	}
	return list
}

func (l *literals) isInt(t egraph.Type, payload, literal uint64) bool {
	w := Width(t)
	x, ok := l.ints[literal].At(w)
	return ok && x == Constant(t, payload) && !IsVector(t, payload)
}

func (l *literals) isFloat(t egraph.Type, payload, literal uint64) bool {
	bits, ok := dsl.FloatAt(l.floats[literal], FloatFormat(t))
	return ok && bits.Lo == payload && bits.Hi == 0 && !IsVector(t, payload)
}
