// Package alive writes instances of rules as LLVM IR, each as functions @src
// and @tgt in a file of its own, which is the form that Alive2's alive-tv takes:
// a third opinion on rules, from those who know LLVM's semantics best.
package alive

import (
	"errors"
	"fmt"
	"hash/crc32"
	"math/rand/v2"
	"slices"
	"strings"

	"rewrite/dsl"
	"rewrite/passes/ir"
	"rewrite/passes/ir/num"
)

// Suffix is what names of files for alive-tv end in.
const Suffix = ".srctgt.ll"

const (
	// samples is how many choices of constants, predicates and flags are written
	// for one combination of widths.
	samples = 3
	// tries is how many choices are looked at to find them: conditions on constants
	// can be narrow.
	tries = 3000
)

// A File is one instance of one direction of a rule.
type File struct {
	Name string // of the rule, the direction and the instance; with Suffix
	Text string
	// Backward tells that src is the right side of the rule.
	Backward bool
}

// unsupported is why a rule can't be written.
type unsupported string

func (u unsupported) Error() string { return string(u) }

// errUndefined says that a constant is undefined for the choice at hand.
var errUndefined = errors.New("undefined for these constants")

// Files writes the directions that a rule claims, at every combination of the
// widths that its types allow, for some constants that meet its condition. What
// is written depends on the rule and the widths only. There are no files where
// the rule does not apply; the error says what in it can't be written.
func Files(r *dsl.Rule, widths []uint32) ([]File, error) {
	for _, t := range r.Types {
		switch t.Kind {
		case dsl.IntType, dsl.AnyType, dsl.StructType:
		default:
			return nil, unsupported("types other than integers")
		}
	}
	var files []File
	rng := rand.New(rand.NewPCG(uint64(crc32.ChecksumIEEE([]byte(r.Name))), 0))
	for _, combo := range combinations(r, widths) {
		seen := map[string]bool{}
		for try := 0; try < tries && len(seen) < samples; try++ {
			b := choose(r, combo, rng)
			if !meets(r, b) {
				continue
			}
			var pair []File
			for _, backward := range []bool{false, true} {
				if backward && r.Arrow != dsl.Equal {
					continue
				}
				text, err := write(r, b, backward)
				if errors.Is(err, errUndefined) {
					pair = nil
					break
				} else if err != nil {
					return nil, err
				}
				pair = append(pair, File{fileName(r, combo, len(seen), backward), text, backward})
			}
			if len(pair) > 0 && !seen[pair[0].Text] {
				seen[pair[0].Text] = true
				files = append(files, pair...)
			}
			if len(r.PredVars) == 0 && len(r.FlagVars) == 0 && !hasConstants(r) {
				break // there is nothing to choose
			}
		}
	}
	return files, nil
}

func hasConstants(r *dsl.Rule) bool {
	return slices.ContainsFunc(r.Vars, func(v dsl.Var) bool { return v.Kind == dsl.ConstVar })
}

// fileName is that of an instance: the rule, the widths of its open types, which
// sample it is, and "back" from right to left.
func fileName(r *dsl.Rule, combo []uint32, sample int, backward bool) string {
	name := strings.Map(func(c rune) rune {
		if strings.ContainsRune("/,", c) {
			return '_'
		}
		return c
	}, r.Name)
	for i, t := range r.Types {
		if open(t) {
			name += fmt.Sprintf(".i%d", combo[i])
		}
	}
	name += fmt.Sprintf(".%d", sample+1)
	if backward {
		name += ".back"
	}
	return name + Suffix
}

func open(t dsl.Type) bool {
	return t.Kind == dsl.AnyType || t.Kind == dsl.IntType && t.Width == 0
}

// combinations are the widths of all types.
func combinations(r *dsl.Rule, widths []uint32) [][]uint32 {
	var list [][]uint32
	combo := make([]uint32, len(r.Types))
	var try func(i int)
	try = func(i int) {
		switch {
		case i == len(combo):
			if allowed(r, combo) {
				list = append(list, slices.Clone(combo))
			}
		case open(r.Types[i]):
			for _, combo[i] = range widths {
				try(i + 1)
			}
		default:
			combo[i] = r.Types[i].Width
			try(i + 1)
		}
	}
	try(0)
	return list
}

func allowed(r *dsl.Rule, widths []uint32) bool {
	for _, c := range r.Constraints {
		a, b := widths[c.A], widths[c.B]
		ok := true
		switch c.Kind {
		case dsl.Narrower:
			ok = a < b
		case dsl.SameSize:
			ok = a == b
		case dsl.FieldOf:
			fields := r.Types[c.B].Fields
			if len(c.Indices) == 1 && c.Indices[0].Var == dsl.None && int(c.Indices[0].N) < len(fields) {
				ok = a == widths[fields[c.Indices[0].N]]
			}
		}
		if !ok {
			return false
		}
	}
	return true
}

// choose picks constants, predicates and flags.
func choose(r *dsl.Rule, combo []uint32, rng *rand.Rand) *dsl.Bindings {
	b := r.NewBindings()
	copy(b.Bits, combo)
	for i := range b.Preds {
		b.Preds[i] = ir.EQ + ir.Pred(rng.IntN(int(ir.SLE-ir.EQ)+1))
	}
	for i, f := range r.FlagVars {
		b.Flags[i] = ir.Flags(rng.Uint32()) & f.Domain
	}
	r.LHS.Walk(func(t *dsl.Term) {
		for _, f := range t.Flags.Vars {
			b.Flags[f] |= t.Flags.Set // what the pattern requires
		}
	})
	last := num.Int{}
	for i, v := range r.Vars {
		if v.Kind == dsl.ConstVar {
			last = constant(rng, combo[v.Type], last).Trunc(combo[v.Type])
			b.Vals[i] = last
		}
	}
	return b
}

// constant is one at which conditions have their edges: small ones, powers of
// two, masks, the bounds, near the last one; or any.
func constant(rng *rand.Rand, width uint32, last num.Int) num.Int {
	one := num.Of(1)
	bit := one.Shl(uint32(rng.IntN(int(width))))
	switch rng.IntN(9) {
	case 0, 1:
		return num.Of(uint64(rng.IntN(int(width) + 2)))
	case 2:
		return num.Of(uint64(rng.IntN(8))).Neg()
	case 3:
		return bit
	case 4:
		return bit.Sub(one)
	case 5:
		return bit.Neg()
	case 6:
		return one.Shl(width - 1).Add(num.Of(uint64(rng.IntN(3)))).Sub(one)
	case 7:
		return []num.Int{last, last.Not(), last.Neg(), last.Add(one), last.Sub(one), num.Of(uint64(width)).Sub(last)}[rng.IntN(6)]
	}
	return num.Of(rng.Uint64())
}

// meets tells whether the condition can be true for the choice: what it says of
// constants holds. What it says of values becomes an assumption.
func meets(r *dsl.Rule, b *dsl.Bindings) bool {
	for _, g := range r.Guards {
		if !r.EvalCond(g, b, func(c *dsl.Cond) bool {
			if !aboutConstants(r, c) {
				return true
			}
			holds, ok := r.Concrete(c, b)
			return holds && ok
		}) {
			return false
		}
	}
	return true
}

func aboutConstants(r *dsl.Rule, c *dsl.Cond) bool {
	return !slices.ContainsFunc(c.FactArgs, func(a dsl.FactArg) bool { return a.Var != dsl.None && r.Vars[a.Var].Kind != dsl.ConstVar })
}
