// Package optest has what tests of facts and of analyses go through: operations, sets
// of their flags, and sets of numbers of a few bits.
package optest

import "rewrite/passes/ir"

// BinaryOps are the operations on two integers of one type that give a third.
var BinaryOps = []ir.Op{ir.OpAdd, ir.OpSub, ir.OpMul, ir.OpUDiv, ir.OpSDiv, ir.OpURem, ir.OpSRem,
	ir.OpShl, ir.OpLShr, ir.OpAShr, ir.OpAnd, ir.OpOr, ir.OpXor}

// FlagSets gives all sets of the poison flags that an op takes.
func FlagSets(op ir.Op) []ir.Flags {
	sets := []ir.Flags{0}
	for fl := ir.Flags(1); fl <= op.Info().Flags; fl <<= 1 {
		if op.Info().Flags&ir.PoisonFlags&fl != 0 {
			for _, s := range sets {
				sets = append(sets, s|fl)
			}
		}
	}
	return sets
}

// A Set of numbers of up to 4 bits: bit n for number n.
type Set uint16

// Full is the set of all numbers of w bits.
func Full(w uint32) Set { return Set(1<<(1<<w) - 1) }
