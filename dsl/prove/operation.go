package prove

import (
	"sync"

	"rewrite/dsl"
	"rewrite/passes/ir"
	"rewrite/passes/ir/num"
)

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

// An operation is a scalar integer operation with all that fixes its meaning.
// apply is its whole semantics over words; circuits for a SAT solver are to be
// written against the same fields and tested against apply.
type operation struct {
	op        ir.Op          // OpCall: the intrinsic
	intrinsic *dsl.Intrinsic // nil: none
	overflow  bool           // field 1 of an intrinsic's result
	flags     ir.Flags
	pred      ir.Pred
	width, to uint32 // of the operands and of the result
	address   uint32 // width of the pointers that it takes or gives; 0: none
	objects   int    // that these can be based on
	layouts   *[]layout
}

// apply gives the result of the operation. Undefined behaviour of an operand is
// undefined behaviour. All operations are strict in poison but select, of
// which only the chosen arm counts; freeze is not an operation but a choice.
func (o *operation) apply(a, b, c word) word {
	if a == undefined || b == undefined || c == undefined {
		return undefined
	}
	switch o.op {
	case ir.OpSelect:
		switch a {
		case poisoned:
			return poisoned
		case number(1):
			return b
		}
		return c
	case ir.OpUDiv, ir.OpURem, ir.OpSDiv, ir.OpSRem:
		return o.divide(a, b)
	}
	if a == poisoned || b == poisoned || c == poisoned {
		return poisoned
	}
	if o.address != 0 {
		return o.onAddresses(a, b, c)
	}
	if o.intrinsic != nil {
		return o.call(a, b, c)
	}
	return wordOf(o.op.Info().Eval(ir.EvalArgs{
		A: a.bits(), B: number0(b), Width: o.width, To: o.to, Flags: o.flags, Pred: o.pred}))
}

func (o *operation) call(a, b, c word) word {
	args := dsl.IntrinsicArgs{A: num.Of(a.bits()), B: num.Of(number0(b)), C: num.Of(number0(c)), Width: o.width, To: o.to}
	if o.overflow {
		if o.intrinsic.Overflow(args) {
			return number(1)
		}
		return number(0)
	}
	n, outcome := o.intrinsic.Eval(args)
	return wordOf(n.Lo, outcome)
}

// exists tells whether there is such an operation at these widths.
func (o *operation) exists() bool {
	switch {
	case o.width > MaxWidth || o.to > MaxWidth:
		return false
	case o.intrinsic == nil || o.overflow || o.address != 0:
		return true
	case !o.intrinsic.Exists(o.width, o.to):
		return false
	}
	_, outcome := o.intrinsic.Eval(dsl.IntrinsicArgs{Width: o.width, To: o.to})
	return outcome != ir.NotFolded
}

// divide: a poison divisor may be 0 and a poison dividend may be the least
// signed number, so that where one of these is undefined behaviour poison is.
// Otherwise refining an operand could add undefined behaviour.
func (o *operation) divide(a, b word) word {
	if b == poisoned {
		return undefined
	}
	if a == poisoned {
		signedOp := o.op == ir.OpSDiv || o.op == ir.OpSRem
		if b == number(0) || signedOp && b == number(ir.Mask(o.width)) {
			return undefined
		}
		return poisoned
	}
	return wordOf(o.op.Info().Eval(ir.EvalArgs{A: a.bits(), B: b.bits(), Width: o.width, To: o.to, Flags: o.flags}))
}

// unused stands for an operand that the operation doesn't have.
const unused = firstNumber

// number0 is the bits of an operand that may be unused.
func number0(w word) uint64 { return w.bits() }

// Operations on small integers run from tables over all words, poison and
// undefined behaviour included.
const (
	tableBits  = 5                 // of an index for one operand
	tableWidth = 4                 // numbers of so many bits fit, after firstNumber
	tableWords = 1<<tableWidth + 2 // words of that width
	tableSize  = (tableWords-1)<<tableBits + tableWords
)

// tables are what table computed before. They depend on nothing but their key.
var tables sync.Map // operation -> []uint8

// table gives the results of an operation of at most two operands by
// b<<tableBits | a, nil if the integers are too wide for it.
func (o operation) table() []uint8 {
	if o.width > tableWidth || o.to > tableWidth {
		return nil
	}
	if t, ok := tables.Load(o); ok {
		return t.([]uint8)
	}
	t := make([]uint8, tableSize)
	words := word(1)<<o.width + firstNumber
	for b := range words {
		for a := range words {
			t[b<<tableBits|a] = uint8(o.apply(a, b, unused))
		}
	}
	tables.Store(o, t)
	return t
}
