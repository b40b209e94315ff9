package lint

import (
	"math"
	"math/rand/v2"
	"slices"

	"rewrite/dsl"
	"rewrite/passes/ir"
	"rewrite/passes/ir/num"
)

// exampleTries bounds the search for values at which a rule applies. Conditions
// that chance seldom meets are mostly equations, which the sampler solves; a rule that
// has no example yet gets hardTries.
const (
	exampleTries = 300
	hardTries    = 10000
)

// exampleFormats are the formats of examples, and examplePointers the bits of their pointers.
var exampleFormats = []ir.Kind{ir.FloatKind, ir.DoubleKind, ir.HalfKind}

const examplePointers = 64

// exampleWidths are the widths of examples, common ones first.
var exampleWidths = []uint32{8, 32, 16, 64, 4, 13}

// Examples are up to n instances of the rule at constants that meet its condition, the same
// ones on every run: tests that it makes of itself.
func Examples(r *dsl.Rule, n int) (tests []*dsl.Test) {
	for _, c := range candidates(r, n) {
		tests = append(tests, c.test)
	}
	return tests
}

// Telling are examples whose constants are the least special, and at small widths such that conditions are met by
// chance: what others do at all of these they do.
func Telling(r *dsl.Rule) []*dsl.Test {
	return append(least(r, impliedExamples, tellingChoice), diverse(r, impliedDiverse)...)
}

// examples are such instances whose constants are the least special, those first.
func examples(r *dsl.Rule, n int) []*dsl.Test { return least(r, n, exampleChoice) }

func least(r *dsl.Rule, n, choice int) []*dsl.Test {
	found := candidates(r, n+choice)
	slices.SortStableFunc(found, func(a, b candidate) int { return a.special - b.special })
	var tests []*dsl.Test
	for _, c := range found[:min(n, len(found))] {
		tests = append(tests, c.test)
	}
	return tests
}

// A candidate is an instance, and how special its constants are.
type candidate struct {
	test    *dsl.Test
	special int
}

// candidates are up to n instances at different widths, constants, flags and predicates.
func candidates(r *dsl.Rule, n int) (found []candidate) {
	s := &sampler{r: r, rnd: rand.New(rand.NewPCG(3, 4)), pool: literals(r)}
	seen := map[string]bool{}
	for try := 0; (try < exampleTries || len(found) == 0 && try < hardTries) && len(found) < n; try++ {
		b := s.bindings(try)
		t, ok := r.Instance(b)
		if !ok {
			continue
		}
		if text := t.String(); !seen[text] {
			seen[text] = true
			found = append(found, candidate{t, s.special(b)})
		}
	}
	return found
}

// exampleChoice is how many more examples are looked at than are wanted, tellingChoice where
// it matters most.
const (
	exampleChoice = 5
	tellingChoice = 40
)

// special counts constants that are 0, 1, all ones or another one, and says how far the
// widths are from the usual.
func (s *sampler) special(b *dsl.Bindings) (n int) {
	for i, v := range s.r.Vars {
		if v.Kind != dsl.ConstVar || s.r.Types[s.r.Scalar(v.Type)].Kind != dsl.IntType {
			continue
		}
		w := b.Bits[s.r.Scalar(v.Type)]
		if x := b.Vals[i]; x.Len() <= 1 || x == num.LowMask(w) || slices.Contains(b.Vals[:i], x) {
			n += 10
		} else if x.Len() > 9 {
			n++ // nobody wants to read long ones
		}
	}
	for i, t := range s.r.Types {
		if t.Kind == dsl.IntType && t.Width == 0 && b.Bits[i] != 8 && b.Bits[i] != 32 {
			n += 2
		}
	}
	return n
}

// diverse are instances at widths so small that conditions are met by chance,
// and by constants of no special form: what holds of 0 and -1 alone, which meet
// most conditions, does not hold of all of these.
func diverse(r *dsl.Rule, n int) []*dsl.Test {
	s := &sampler{r: r, rnd: rand.New(rand.NewPCG(5, 6)), pool: literals(r)}
	var found []*dsl.Test
	seen := map[string]bool{}
	for try := 0; try < exampleTries && len(found) < n; try++ {
		b := s.bindings(try)
		for i, t := range r.Types {
			if t.Kind == dsl.IntType && t.Width == 0 {
				if b.Bits[i] = 4; s.narrows(dsl.TypeID(i)) {
					b.Bits[i] = uint32(2 + s.rnd.IntN(5))
				}
			}
		}
		for i, v := range r.Vars {
			if v.Kind != dsl.ConstVar || r.Types[r.Scalar(v.Type)].Kind != dsl.IntType {
				continue
			}
			if x := (num.Int{Hi: s.rnd.Uint64(), Lo: s.rnd.Uint64()}); try%4 < 2 || b.Vals[i].Len() > 2 {
				b.Vals[i] = x.Trunc(b.Bits[r.Scalar(v.Type)])
			}
		}
		if try%2 == 1 {
			s.solve(b)
		}
		t, ok := r.Instance(b)
		if !ok {
			continue
		}
		if text := t.String(); !seen[text] {
			seen[text] = true
			found = append(found, t)
		}
	}
	return found
}

// bindings are the values of one try.
func (s *sampler) bindings(try int) *dsl.Bindings {
	r := s.r
	b := r.NewBindings()
	for i, t := range r.Types {
		switch {
		case t.Kind == dsl.IntType && t.Width == 0:
			// All alike where that can be, as people write it first.
			if b.Bits[i] = exampleWidths[try%len(exampleWidths)]; s.narrows(dsl.TypeID(i)) || try > exampleTries/2 {
				b.Bits[i] = exampleWidths[s.rnd.IntN(len(exampleWidths))]
			}
		case t.Kind == dsl.FloatType && t.Format == 0:
			b.SetFormat(dsl.TypeID(i), exampleFormats[try%3])
			if s.narrows(dsl.TypeID(i)) {
				b.SetFormat(dsl.TypeID(i), exampleFormats[s.rnd.IntN(3)])
			}
		case t.Kind == dsl.PtrType:
			b.Bits[i] = examplePointers
		}
	}
	r.LHS.Walk(func(t *dsl.Term) {
		if t.Elem != dsl.None && r.Types[t.Elem].Kind == dsl.AnyType {
			b.Bits[t.Elem] = 1 << s.rnd.IntN(4) // bytes
		}
	})
	for _, c := range r.Constraints {
		if t := r.Types[c.A]; c.Kind == dsl.SameSize && t.Kind == dsl.IntType && t.Width == 0 {
			b.Bits[c.A] = b.Bits[c.B]
		} else if t := r.Types[c.B]; c.Kind == dsl.SameSize && t.Kind == dsl.IntType && t.Width == 0 {
			b.Bits[c.B] = b.Bits[c.A]
		}
	}
	for i, f := range r.FlagVars {
		switch {
		case try%3 == 1:
			b.Flags[i] = f.Domain
		case try%3 == 2:
			b.Flags[i] = f.Domain & ir.Flags(s.rnd.Uint32())
		}
	}
	r.LHS.Walk(func(t *dsl.Term) { // what the pattern requires is there
		for _, f := range t.Flags.Vars {
			b.Flags[f] |= t.Flags.Set
		}
	})
	for i, p := range r.PredVars {
		b.Preds[i] = ir.EQ + ir.Pred(s.rnd.IntN(10))
		if p.Float {
			b.Preds[i] = ir.FFalse + ir.Pred(s.rnd.IntN(16))
		}
	}
	for i, v := range r.Vars {
		if v.Kind != dsl.ConstVar && v.Kind != dsl.IndexVar {
			continue
		}
		b.Vals[i] = s.interesting(8)
		if v.Kind == dsl.IndexVar {
			b.Vals[i] = num.Of(s.rnd.Uint64N(2))
		} else if t := r.Types[r.Scalar(v.Type)]; t.Kind == dsl.IntType {
			b.Vals[i] = s.interesting(b.Bits[r.Scalar(v.Type)])
		} else if t.Kind == dsl.FloatType {
			b.Vals[i] = s.float(b.Formats[r.Scalar(v.Type)])
		}
	}
	r.LHS.Walk(func(t *dsl.Term) { // shifts by too much are poison, of which all is true
		if (t.Op == ir.OpShl || t.Op == ir.OpLShr || t.Op == ir.OpAShr) && t.Kind == dsl.OpTerm && t.Args[1].Kind == dsl.VarTerm && try%4 > 0 {
			if v := t.Args[1].Var; r.Vars[v].Kind == dsl.ConstVar {
				b.Vals[v] = num.Of(uint64(s.rnd.Uint32N(b.Bits[r.Scalar(r.Vars[v].Type)])))
			}
		}
	})
	s.solve(b)
	return b
}

// narrows tells whether a type is compared with another one.
func (s *sampler) narrows(t dsl.TypeID) bool {
	for _, c := range s.r.Constraints {
		if c.Kind == dsl.Narrower && (c.A == t || c.B == t) {
			return true
		}
	}
	return false
}

// float is a random constant of a format: mostly a small whole number, at times a fraction, a
// power of two, an infinity or NaN, the smallest normal number, or anything.
func (s *sampler) float(format ir.Kind) num.Int {
	f := float64(s.rnd.IntN(9) - 4)
	switch s.rnd.IntN(12) {
	case 0:
		f = math.NaN()
	case 1:
		f = math.Inf(1)
	case 2:
		f = math.Ldexp(1, map[ir.Kind]int{ir.HalfKind: -14, ir.FloatKind: -126, ir.DoubleKind: -1022}[format])
	case 3:
		f = math.Ldexp(1, s.rnd.IntN(64)-16)
	case 4:
		f = float64(s.rnd.IntN(200)) / 8
	case 5:
		if f = s.rnd.NormFloat64(); format == ir.FloatKind {
			f = float64(float32(f))
		}
	}
	if s.rnd.IntN(2) == 0 {
		f = -f
	}
	x, ok := dsl.FloatAt(f, format)
	if !ok {
		x, _ = dsl.FloatAt(1, format)
	}
	return x
}
