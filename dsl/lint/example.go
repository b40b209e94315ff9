package lint

import (
	"math/rand/v2"
	"slices"

	"rewrite/dsl"
	"rewrite/passes/ir"
	"rewrite/passes/ir/num"
)

// exampleTries bounds the search for values at which a rule applies. Conditions
// that chance seldom meets are mostly equations, which the sampler solves.
const exampleTries = 300

// exampleWidths are the widths of examples, common ones first.
var exampleWidths = []uint32{8, 32, 16, 64, 4, 13}

// Examples are what examples gives, for those who test rules by what they say themselves.
func Examples(r *dsl.Rule, n int) []*dsl.Test { return examples(r, n) }

// examples are instances of the rule at up to n choices of widths, constants,
// flags and predicates, the same ones on every run. Those come first whose
// constants are the least special.
func examples(r *dsl.Rule, n int) []*dsl.Test {
	s := &sampler{r: r, rnd: rand.New(rand.NewPCG(3, 4)), pool: literals(r)}
	type candidate struct {
		test    *dsl.Test
		special int
	}
	var found []candidate
	seen := map[string]bool{}
	for try := 0; try < exampleTries && len(found) < n+exampleChoice; try++ {
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
	slices.SortStableFunc(found, func(a, b candidate) int { return a.special - b.special })
	var tests []*dsl.Test
	for _, c := range found[:min(n, len(found))] {
		tests = append(tests, c.test)
	}
	return tests
}

// exampleChoice is how many more examples are looked at than are wanted.
const exampleChoice = 5

// special counts constants that are 0, 1 or all ones, and says how far the
// widths are from the usual.
func (s *sampler) special(b *dsl.Bindings) (n int) {
	for i, v := range s.r.Vars {
		if v.Kind != dsl.ConstVar || s.r.Types[s.r.Scalar(v.Type)].Kind != dsl.IntType {
			continue
		}
		w := b.Bits[s.r.Scalar(v.Type)]
		if x := b.Vals[i]; x.Len() <= 1 || x == num.LowMask(w) {
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
			b.Vals[i] = num.Int{Hi: s.rnd.Uint64(), Lo: s.rnd.Uint64()}.Trunc(b.Bits[r.Scalar(v.Type)])
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
			b.SetFormat(dsl.TypeID(i), []ir.Kind{ir.FloatKind, ir.DoubleKind, ir.HalfKind}[try%3])
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
			if x, ok := dsl.FloatAt(float64(s.rnd.IntN(9)-4), b.Formats[r.Scalar(v.Type)]); ok {
				b.Vals[i] = x
			}
		}
	}
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
