package prove

import "rewrite/passes/ir"

// A word is what one use of a term can be: immediate undefined behaviour,
// poison, or a number. The order is that of refinement among what is not a
// number, so that both the test for it and the propagation through strict
// operations are comparisons. A number n is n + firstNumber. Of the numbers of 64
// bits two are then left without a word; from 2^63 on they are scrambled so that
// these are none that one meets.
type word uint64

const (
	undefined   word = 0 // immediate undefined behaviour
	poisoned    word = 1
	firstNumber word = 2

	// MaxWidth is the widest integer that a word holds.
	MaxWidth = 64

	highBit  = 1 << 63
	scramble = 0x2545f4914f6cdd1d
)

func number(n uint64) word {
	if n >= highBit {
		n ^= scramble
	}
	return word(n) + firstNumber
}

func (w word) isNumber() bool { return w >= firstNumber }

// bits is the number; w must be one.
func (w word) bits() uint64 {
	n := uint64(w - firstNumber)
	if n >= highBit {
		n ^= scramble
	}
	return n
}

// refines tells whether a term that gives w may stand for one that gives src.
func (w word) refines(src word) bool { return w == src || src <= poisoned && w >= src }

// wordOf turns the outcome of an evaluation into a word.
func wordOf(n uint64, o ir.Outcome) word {
	switch o {
	case ir.Undefined:
		return undefined
	case ir.Poisoned:
		return poisoned
	}
	return number(n)
}
