package predicate

import (
	"math/rand/v2"
	"testing"

	"rewrite/dsl"
	"rewrite/passes/analysis/domain"
	"rewrite/passes/ir/fp"
	"rewrite/passes/ir/num"
)

// constantsOnly are the predicates that are answered of constants, by their
// definition, and of nothing else: no analysis has what they ask.
var constantsOnly = map[dsl.FactID]bool{
	dsl.FactSmallestNormal: true, dsl.FactHasReciprocal: true,
}

// TestFactsOfIntegers: of facts that leave one number each predicate says what its
// definition does, and of facts that leave several no more than all of them bear out.
func TestFactsOfIntegers(t *testing.T) {
	const width = 4
	for _, f := range dsl.Facts() {
		if f.About != dsl.AboutValue || f.Floats {
			continue
		}
		ever := false
		for a := range uint64(1) << width {
			for c := range uint64(1) << width {
				x, y := domain.Const(width, num.Of(a)), domain.Const(width, num.Of(c))
				want := f.Holds(dsl.FuncArgs{A: num.Of(a), B: num.Of(c), Width: width, Arg: width})
				got := Holds(f.ID, x, y, num.Of(c))
				ever = ever || got
				if got != want && !constantsOnly[f.ID] || got && !want {
					t.Fatalf("%s of %d and %d: %v, and the definition is %v", f.Name, a, c, got, want)
				}
				for b := range a {
					join := x.Join(domain.Const(width, num.Of(b)))
					if Holds(f.ID, join, y, num.Of(c)) && !(want && f.Holds(dsl.FuncArgs{A: num.Of(b), B: num.Of(c), Width: width, Arg: width})) {
						t.Fatalf("%s of %d or %d, and %d: it does not hold of both", f.Name, a, b, c)
					}
				}
			}
		}
		if ever == constantsOnly[f.ID] {
			t.Errorf("%s: answered %v, of constants only %v", f.Name, ever, constantsOnly[f.ID])
		}
	}
}

// TestWideFactsOfIntegers: the same of a number or two at widths of machines and beyond.
func TestWideFactsOfIntegers(t *testing.T) {
	rng := rand.New(rand.NewPCG(5, 6))
	number := func(width uint32) num.Int {
		x := num.Int{Hi: rng.Uint64(), Lo: rng.Uint64()}.Trunc(1 + rng.Uint32N(width))
		if rng.IntN(2) == 0 {
			x = x.Not().Trunc(width)
		}
		return x
	}
	for _, f := range dsl.Facts() {
		if f.About != dsl.AboutValue || f.Floats || constantsOnly[f.ID] {
			continue
		}
		for _, width := range []uint32{32, 63, 64, 65, 128} {
			for range 300 {
				a, b, c := number(width), number(width), number(width)
				x, y := domain.Const(width, a), domain.Const(width, c)
				want := f.Holds(dsl.FuncArgs{A: a, B: c, Width: width, Arg: width})
				if got := Holds(f.ID, x, y, c); got != want {
					t.Fatalf("%s of %v and %v at %d bits: %v, and the definition is %v", f.Name, a, c, width, got, want)
				}
				if Holds(f.ID, x.Join(domain.Const(width, b)), y, c) && !(want && f.Holds(dsl.FuncArgs{A: b, B: c, Width: width, Arg: width})) {
					t.Fatalf("%s of %v or %v, and %v at %d bits: it does not hold of both", f.Name, a, b, c, width)
				}
			}
		}
	}
}

// TestFactsOfFloats: a predicate holds of each float that is in no class which it
// excludes, and excludes something unless it is of constants only.
func TestFactsOfFloats(t *testing.T) {
	rng := rand.New(rand.NewPCG(7, 8))
	for _, f := range dsl.Facts() {
		if !f.Floats {
			continue
		}
		if (excluded[f.ID] == 0 && f.ID != dsl.FactNoFPClass) != constantsOnly[f.ID] {
			t.Errorf("%s excludes the classes %v, of constants only: %v", f.Name, excluded[f.ID], constantsOnly[f.ID])
		}
		for _, format := range []fp.Format{fp.Half, fp.BFloat, fp.Float, fp.Double} {
			values := format.Specials()
			for range 500 {
				values = append(values, format.Random(rng, values))
			}
			for _, x := range values {
				m, classes := num.Of(rng.Uint64N(1<<10)), excluded[f.ID]
				if f.ID == dsl.FactNoFPClass {
					classes = domain.ClassMask(m.Lo)
				} else if classes == 0 {
					continue
				}
				apart := domain.Within(domain.ClassOf(format.Kind, x)).Apart(classes)
				if want := f.Holds(dsl.FuncArgs{A: num.Of(x), B: m, Width: format.Width(), Arg: format.Width(), Format: format.Kind}); apart && !want {
					t.Fatalf("%s of %s: by its class, and not by definition", f.Name, format.String(x))
				}
			}
		}
	}
}
