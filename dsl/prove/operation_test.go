package prove

import (
	"math/big"
	"testing"

	"rewrite/passes/ir"
)

// flagSets gives every set of the flags that a prover reads.
func flagSets(fl ir.Flags) []ir.Flags {
	fl &= ir.NUW | ir.NSW | ir.Exact | ir.Disjoint | ir.NNeg | ir.SameSign
	sets := []ir.Flags{0}
	for sub := fl; sub != 0; sub = (sub - 1) & fl {
		sets = append(sets, sub)
	}
	return sets
}

// everyOperation lists the integer operations of the op table at small widths.
func everyOperation() []operation {
	var ops []operation
	for _, name := range ir.Mnemonics() {
		op := ir.OpByName(name)
		info := op.Info()
		for w := uint32(1); w <= SmallWidth; w++ {
			for _, fl := range flagSets(info.Flags) {
				switch {
				case op == ir.OpICmp:
					for p := ir.EQ; p <= ir.SLE; p++ {
						ops = append(ops, operation{op: op, flags: fl, pred: p, width: w, to: 1})
					}
				case info.Form == ir.FormBinary && info.Operands == ir.IntOperands:
					ops = append(ops, operation{op: op, flags: fl, width: w, to: w})
				case op == ir.OpTrunc:
					for to := uint32(1); to < w; to++ {
						ops = append(ops, operation{op: op, flags: fl, width: w, to: to})
					}
				case op == ir.OpZExt || op == ir.OpSExt:
					for to := w + 1; to <= SmallWidth+1; to++ {
						ops = append(ops, operation{op: op, flags: fl, width: w, to: to})
					}
				}
			}
		}
	}
	return ops
}

// TestApplyIsTheDefinition compares numbers with EvalWide, the definition
// spelled out.
func TestApplyIsTheDefinition(t *testing.T) {
	ops := everyOperation()
	if len(ops) < 250 {
		t.Fatalf("only %d operations", len(ops))
	}
	for _, o := range ops {
		words := everyNumber(o.width)
		for a := firstNumber; a < words; a++ {
			for b := firstNumber; b < words; b++ {
				n, outcome := ir.EvalWide(o.op, big.NewInt(int64(a.bits())), big.NewInt(int64(b.bits())), o.width, o.to, o.flags, o.pred)
				want := undefined
				switch outcome {
				case ir.Defined:
					want = number(n.Uint64())
				case ir.Poisoned:
					want = poisoned
				case ir.NotFolded:
					t.Fatalf("%+v is not defined by EvalWide", o)
				}
				if got := o.apply(a, b, unused); got != want {
					t.Fatalf("%s %s %s i%d %d, %d: %d, want %d", o.op, o.flags, o.pred, o.width, a.bits(), b.bits(), got, want)
				}
				if table := o.table(); table != nil && word(table[b<<tableBits|a]) != want {
					t.Fatalf("%s: table differs at %d, %d", o.op, a.bits(), b.bits())
				}
			}
		}
	}
}

// TestMonotone: refining an operand refines the result. Without it nothing
// that the e-graph does with edges is sound (SEMANTICS, header).
func TestMonotone(t *testing.T) {
	ops := everyOperation()
	ops = append(ops, operation{op: ir.OpSelect, width: 2, to: 2})
	for _, o := range ops {
		words := everyNumber(o.width)
		first, third := words, unused+1
		if o.op == ir.OpSelect {
			first, third = everyNumber(1), words
		}
		for a := undefined; a < first; a++ {
			for b := undefined; b < words; b++ {
				for c := undefined; c < third; c++ {
					base := o.apply(a, b, c)
					check := func(got word) {
						if !got.refines(base) {
							t.Fatalf("%s %s i%d is not monotone at %d, %d, %d", o.op, o.flags, o.width, a, b, c)
						}
					}
					for n := poisoned; n < words; n++ {
						if n.refines(a) && n < first {
							check(o.apply(n, b, c))
						}
						if n.refines(b) {
							check(o.apply(a, n, c))
						}
						if n.refines(c) && n < third {
							check(o.apply(a, b, n))
						}
					}
				}
			}
		}
	}
}
