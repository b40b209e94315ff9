package constfold

import (
	"math/big"

	"rewrite/passes/ir"
	"rewrite/passes/ir/intrinsic"
)

// Arithmetic with a bit of overflow gives a struct, which rules on numbers do not. An operand
// that is undef may be a number that leaves one result, whatever the other one is:
//
//	uadd.with.overflow(x, undef)   { -1, false }, for the complement of x
//	ssub.with.overflow(x, undef)   { 0, false }, for x, as of x less x
//	umul.with.overflow(x, undef)   { 0, false }, for 0

func init() {
	for id, op := range map[intrinsic.ID]struct {
		compute  func(z, x, y *big.Int) *big.Int
		isSigned bool
		undef    int64
		decided  func(args []*ir.Value) bool // beside undef
	}{
		intrinsic.SaddWithOverflow: {(*big.Int).Add, true, -1, never}, intrinsic.UaddWithOverflow: {(*big.Int).Add, false, -1, never},
		intrinsic.SsubWithOverflow: {(*big.Int).Sub, true, 0, same}, intrinsic.UsubWithOverflow: {(*big.Int).Sub, false, 0, same},
		intrinsic.SmulWithOverflow: {(*big.Int).Mul, true, 0, byZero}, intrinsic.UmulWithOverflow: {(*big.Int).Mul, false, 0, byZero},
	} {
		exact := func(args []*ir.Value) *big.Int {
			return op.compute(new(big.Int), number(args[0], op.isSigned), number(args[1], op.isSigned))
		}
		operations[id] = &operation{
			poison: true,
			lane:   func(c *call, args []*ir.Value) *ir.Value { return c.int(exact(args)) },
			undef:  func(c *call, _ []*ir.Value) *ir.Value { return c.int(big.NewInt(op.undef)) },
			second: func(c *call, args []*ir.Value) *ir.Value {
				least, greatest := integerRange(args[0].Type.Bits, op.isSigned)
				n := exact(args)
				if n.Cmp(least) < 0 || n.Cmp(greatest) > 0 {
					return c.f.Int(c.to, 1)
				}
				return c.f.Int(c.to, 0)
			},
			secondUndef: func(c *call, _ []*ir.Value) *ir.Value { return c.f.Int(c.to, 0) },
			decided: func(args []*ir.Value) bool {
				return args[0].Op == ir.OpUndef || args[1].Op == ir.OpUndef || op.decided(args)
			},
		}
	}
}

func never([]*ir.Value) bool { return false }

// same: x - x is 0, which does not overflow.
func same(args []*ir.Value) bool { return args[0] == args[1] }

// byZero: x * 0 is 0, which does not overflow.
func byZero(args []*ir.Value) bool {
	for _, a := range args {
		if a.Op == ir.OpZero || a.Op == ir.OpInt && a.Int().Sign() == 0 {
			return true
		}
	}
	return false
}

// Products of fixed-point numbers are integers divided by a power of two; whether what is cut is rounded
// up or down is open (LangRef, "llvm.smul.fix.*"). An operand that is undef may be 0.
func init() {
	for id, is := range map[intrinsic.ID]struct{ isSigned, saturates bool }{
		intrinsic.SmulFix: {true, false}, intrinsic.SmulFixSat: {true, true},
		intrinsic.UmulFix: {false, false}, intrinsic.UmulFixSat: {false, true},
	} {
		operations[id] = &operation{
			poison: true,
			lane: func(c *call, args []*ir.Value) *ir.Value {
				n := new(big.Int).Mul(number(args[0], is.isSigned), number(args[1], is.isSigned))
				n.Rsh(n, uint(args[2].Bits)) // toward negative infinity
				least, greatest := integerRange(c.to.Bits, is.isSigned)
				switch { // elsewhere that is undefined behaviour
				case is.saturates && n.Cmp(least) < 0:
					n = least
				case is.saturates && n.Cmp(greatest) > 0:
					n = greatest
				}
				return c.int(n)
			},
			undef: func(c *call, _ []*ir.Value) *ir.Value { return c.int(new(big.Int)) },
		}
	}
}

// number is an integer constant, with or without a sign.
func number(v *ir.Value, isSigned bool) *big.Int {
	n := v.Int()
	if isSigned && n.Bit(int(v.Type.Bits)-1) != 0 {
		n = new(big.Int).Sub(n, new(big.Int).Lsh(big.NewInt(1), uint(v.Type.Bits)))
	}
	return n
}

// foldDivision is a division by a constant vector of which a lane is 0, undef, which may be 0, or
// poison: undefined behaviour.
func foldDivision(f *ir.Func, v *ir.Value) *ir.Value {
	y := v.Args[1]
	if !y.IsConst() || !y.Type.IsVector() || y.Type.Scalable {
		return nil
	}
	c := &call{f: f, v: v}
	for i := range y.Type.NumElems() {
		if l := c.lane(y, i); l != nil && (l.Op == ir.OpUndef || l.Op == ir.OpPoison || l.Op == ir.OpInt && l.Int().Sign() == 0) {
			return f.Poison(v.Type)
		}
	}
	return nil
}
