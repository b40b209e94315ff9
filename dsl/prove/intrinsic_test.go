package prove

import (
	"math/bits"
	"testing"

	"rewrite/dsl"
	"rewrite/passes/ir"
)

// intrinsicFunc evaluates an intrinsic on numbers of w bits, none of them
// poison: all intrinsics here are strict. The result is zero extended.
//
// This is a second definition, written apart from the one of package dsl.
type intrinsicFunc func(a, b, c uint64, w uint32) (uint64, ir.Outcome)

// oracle has LLVM's integer intrinsics that work lane by lane, by name
// without "llvm." and the types (LangRef, "Standard C/C++ Library Intrinsics",
// "Bit Manipulation", "Arithmetic with Overflow", "Saturation Arithmetic").
// Field 0 and 1 of the .with.overflow ones are rows of their own.
var oracle = map[string]intrinsicFunc{
	"ctpop": func(a, _, _ uint64, _ uint32) (uint64, ir.Outcome) { return uint64(bits.OnesCount64(a)), ir.Defined },
	"ctlz":  evalCtlz,
	"cttz":  evalCttz,
	"bswap": func(a, _, _ uint64, w uint32) (uint64, ir.Outcome) {
		return bits.ReverseBytes64(a << (64 - w)), ir.Defined
	},
	"bitreverse": func(a, _, _ uint64, w uint32) (uint64, ir.Outcome) { return bits.Reverse64(a << (64 - w)), ir.Defined },
	"abs":        evalAbs,

	"umin": func(a, b, _ uint64, _ uint32) (uint64, ir.Outcome) { return min(a, b), ir.Defined },
	"umax": func(a, b, _ uint64, _ uint32) (uint64, ir.Outcome) { return max(a, b), ir.Defined },
	"smin": func(a, b, _ uint64, w uint32) (uint64, ir.Outcome) {
		return pick(signed(a, w) < signed(b, w), a, b), ir.Defined
	},
	"smax": func(a, b, _ uint64, w uint32) (uint64, ir.Outcome) {
		return pick(signed(a, w) > signed(b, w), a, b), ir.Defined
	},
	"ucmp": func(a, b, _ uint64, _ uint32) (uint64, ir.Outcome) { return threeWay(a < b, a > b), ir.Defined },
	"scmp": func(a, b, _ uint64, w uint32) (uint64, ir.Outcome) {
		return threeWay(signed(a, w) < signed(b, w), signed(a, w) > signed(b, w)), ir.Defined
	},

	"fshl": func(a, b, c uint64, w uint32) (uint64, ir.Outcome) {
		n := c % uint64(w)
		return a<<n&ir.Mask(w) | b>>(uint64(w)-n), ir.Defined
	},
	"fshr": func(a, b, c uint64, w uint32) (uint64, ir.Outcome) {
		n := c % uint64(w)
		return a<<(uint64(w)-n)&ir.Mask(w) | b>>n, ir.Defined
	},

	"uadd.sat": func(a, b, _ uint64, w uint32) (uint64, ir.Outcome) { return min(a+b, ir.Mask(w)), ir.Defined },
	"usub.sat": func(a, b, _ uint64, _ uint32) (uint64, ir.Outcome) { return a - min(a, b), ir.Defined },
	"sadd.sat": func(a, b, _ uint64, w uint32) (uint64, ir.Outcome) {
		return clamp(signed(a, w)+signed(b, w), w), ir.Defined
	},
	"ssub.sat": func(a, b, _ uint64, w uint32) (uint64, ir.Outcome) {
		return clamp(signed(a, w)-signed(b, w), w), ir.Defined
	},
	"ushl.sat": func(a, b, _ uint64, w uint32) (uint64, ir.Outcome) {
		r, o := evalOp(ir.OpShl, ir.NUW, a, b, w)
		if o == ir.Poisoned && b < uint64(w) {
			return ir.Mask(w), ir.Defined
		}
		return r, o
	},
	"sshl.sat": func(a, b, _ uint64, w uint32) (uint64, ir.Outcome) {
		r, o := evalOp(ir.OpShl, ir.NSW, a, b, w)
		if o == ir.Poisoned && b < uint64(w) {
			return pick(signed(a, w) < 0, 1<<(w-1), ir.Mask(w)>>1), ir.Defined
		}
		return r, o
	},

	"uadd.with.overflow.0": wraps(ir.OpAdd),
	"sadd.with.overflow.0": wraps(ir.OpAdd),
	"usub.with.overflow.0": wraps(ir.OpSub),
	"ssub.with.overflow.0": wraps(ir.OpSub),
	"umul.with.overflow.0": wraps(ir.OpMul),
	"smul.with.overflow.0": wraps(ir.OpMul),
	"uadd.with.overflow.1": overflows(ir.OpAdd, ir.NUW),
	"sadd.with.overflow.1": overflows(ir.OpAdd, ir.NSW),
	"usub.with.overflow.1": overflows(ir.OpSub, ir.NUW),
	"ssub.with.overflow.1": overflows(ir.OpSub, ir.NSW),
	"umul.with.overflow.1": overflows(ir.OpMul, ir.NUW),
	"smul.with.overflow.1": overflows(ir.OpMul, ir.NSW),
}

func evalOp(op ir.Op, fl ir.Flags, a, b uint64, w uint32) (uint64, ir.Outcome) {
	return op.Info().Eval(ir.EvalArgs{A: a, B: b, Width: w, To: w, Flags: fl})
}

func wraps(op ir.Op) intrinsicFunc {
	return func(a, b, _ uint64, w uint32) (uint64, ir.Outcome) { return evalOp(op, 0, a, b, w) }
}

// overflows is 1 where the flag would make op poison.
func overflows(op ir.Op, fl ir.Flags) intrinsicFunc {
	return func(a, b, _ uint64, w uint32) (uint64, ir.Outcome) {
		_, o := evalOp(op, fl, a, b, w)
		return pick(o == ir.Poisoned, 1, 0), ir.Defined
	}
}

// The second operand of ctlz, cttz and abs is an immediate i1: the result is
// poison for zero, or for the least signed number.

func evalCtlz(a, zeroIsPoison, _ uint64, w uint32) (uint64, ir.Outcome) {
	if a == 0 && zeroIsPoison != 0 {
		return 0, ir.Poisoned
	}
	return uint64(w) - uint64(bits.Len64(a)), ir.Defined
}

func evalCttz(a, zeroIsPoison, _ uint64, w uint32) (uint64, ir.Outcome) {
	if a == 0 && zeroIsPoison != 0 {
		return 0, ir.Poisoned
	}
	return min(uint64(w), uint64(bits.TrailingZeros64(a))), ir.Defined
}

func evalAbs(a, minIsPoison, _ uint64, w uint32) (uint64, ir.Outcome) {
	if a == 1<<(w-1) && minIsPoison != 0 {
		return 0, ir.Poisoned
	}
	return pick(signed(a, w) < 0, -a&ir.Mask(w), a), ir.Defined
}

func signed(a uint64, w uint32) int64 { return int64(a<<(64-w)) >> (64 - w) }

func pick(c bool, a, b uint64) uint64 {
	if c {
		return a
	}
	return b
}

// threeWay is -1, 0 or 1, the first as all ones for the caller to cut.
func threeWay(less, greater bool) uint64 {
	switch {
	case less:
		return ^uint64(0)
	case greater:
		return 1
	}
	return 0
}

// clamp saturates a sum of numbers of at most MaxWidth bits to w bits.
func clamp(n int64, w uint32) uint64 {
	limit := int64(1) << (w - 1)
	return uint64(min(max(n, -limit), limit-1)) & ir.Mask(w)
}

// TestIntrinsics compares the table that rules use with the oracle.
func TestIntrinsics(t *testing.T) {
	compared := 0
	for _, in := range dsl.Intrinsics() {
		if in.Eval == nil {
			continue
		}
		names := map[bool]string{false: in.Name}
		if in.Overflow != nil {
			names = map[bool]string{false: in.Name + ".0", true: in.Name + ".1"}
		}
		for overflow, name := range names {
			want := oracle[name]
			if want == nil {
				t.Errorf("no oracle for %s", name)
				continue
			}
			compared++
			params := in.Params()
			widths := []uint32{1, 2, 3, 4}
			if len(params) == 1 {
				widths = append(widths, 16) // where bswap begins
			}
			for _, w := range widths {
				for _, to := range widths {
					o := operation{op: ir.OpCall, intrinsic: in, overflow: overflow, width: w, to: to}
					if result := in.Result(); overflow && to != 1 || !overflow && result != "U" && to != w || !o.exists() {
						continue
					}
					size := func(i int) uint64 {
						switch {
						case i >= len(params):
							return 1
						case params[i] == "imm":
							return 2
						}
						return 1 << w
					}
					for a := range size(0) {
						for b := range size(1) {
							for c := range size(2) {
								n, outcome := want(a, b, c, w)
								if got, expect := o.apply(number(a), number(b), number(c)), wordOf(n&ir.Mask(to), outcome); got != expect {
									t.Fatalf("%s i%d to i%d of %d, %d, %d: %d, want %d", name, w, to, a, b, c, got, expect)
								}
							}
						}
					}
				}
			}
		}
	}
	if compared != len(oracle) {
		t.Errorf("%d of %d intrinsics compared", compared, len(oracle))
	}
}
