package domain

import (
	"math/bits"
	"math/rand/v2"

	"rewrite/passes/analysis/internal/optest"
	"rewrite/passes/ir"
	"rewrite/passes/ir/num"
)

type set = optest.Set

// gamma is the numbers that satisfy f.
func gamma(f Facts) set {
	var s set
	for n := uint64(0); n < 1<<f.Width; n++ {
		if f.Contains(num.Of(n)) {
			s |= 1 << n
		}
	}
	return s
}

// alpha is the sharpest facts of the numbers of s.
func alpha(w uint32, s set) Facts {
	f := Poison(w)
	for t := s; t != 0; t &= t - 1 {
		n := uint64(bits.TrailingZeros16(uint16(t)))
		f = f.Join(Const(w, num.Of(n)))
	}
	f.Props &^= WellDefined
	return f.Reduce()
}

// allFacts is every element of the lattice at a width up to 4, once: the
// sharpest facts of every set of numbers but the empty one, as what is sharper
// than all of these is none.
func allFacts(w uint32) []Facts {
	seen := map[Facts]bool{}
	var list []Facts
	for s := optest.Full(w); s != 0; s-- {
		if f := alpha(w, s); !seen[f] {
			seen[f] = true
			list = append(list, f)
		}
	}
	return list
}

// someFacts at width 4: all that are known bits alone, or one range alone, or
// one range of how many bits are set, and n random ones.
func someFacts(n int, rng *rand.Rand) []Facts {
	const w = 4
	seen := map[Facts]bool{}
	var list []Facts
	put := func(f Facts) {
		f.Props &^= WellDefined
		if !seen[f] && !f.IsEmpty() {
			seen[f] = true
			list = append(list, f)
		}
	}
	put(Unknown(w).With(LowMask))
	put(Unknown(w).With(HighMask))
	for least := uint32(0); least <= w; least++ {
		for most := least; most <= w; most++ {
			put(Ones(w, least, most))
		}
	}
	for a := uint64(0); a < 16; a++ {
		for b := uint64(0); b < 16; b++ {
			put(KnownBits(w, num.Of(a&^b), num.Of(b)))
			if a <= b {
				put(URange(w, num.Of(a), num.Of(b)))
				put(SRange(w, num.Of(a+8&15).SExt(w), num.Of(b+8&15).SExt(w)))
			}
		}
	}
	for range n {
		one, other := optest.Set(rng.Uint32()), optest.Set(rng.Uint32())
		put(alpha(w, one&other))
	}
	return list
}

// outcome of an operation on single numbers.
type outcome struct {
	n        uint64
	poison   bool
	immediat bool // undefined behaviour
}

// evalOp evaluates a row of the op table.
func evalOp(op ir.Op, pred ir.Pred, fl ir.Flags, w, to uint32) func(a, b, c uint64) outcome {
	return func(a, b, _ uint64) outcome {
		n, o := op.Info().Eval(ir.EvalArgs{A: a, B: b, Width: uint32(w), To: uint32(to), Flags: fl, Pred: pred})
		return outcome{n, o == ir.Poisoned, o == ir.Undefined}
	}
}
