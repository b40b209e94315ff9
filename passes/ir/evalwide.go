package ir

import "math/big"

// EvalWide evaluates an integer operation of any width on numbers from 0 to
// 2^width-1. It is the definition spelled out on whole numbers: slow, and the
// check on the EvalFuncs of the table.
func EvalWide(op Op, a, b *big.Int, width, to uint32, fl Flags, pred Pred) (*big.Int, Outcome) {
	one := big.NewInt(1)
	pow := func(n uint32) *big.Int { return new(big.Int).Lsh(one, uint(n)) }
	signed := func(x *big.Int, w uint32) *big.Int {
		if x.Bit(int(w)-1) == 1 {
			return new(big.Int).Sub(x, pow(w))
		}
		return x
	}
	wrap := func(x *big.Int, w uint32) *big.Int { return new(big.Int).Mod(x, pow(w)) }
	sa := signed(a, width)
	var sb *big.Int
	if b != nil {
		sb = signed(b, width)
	}
	// exactly gives the wrapped result; flags poison it where the unsigned or
	// signed result on whole numbers differs from what was kept.
	exactly := func(u, s *big.Int) (*big.Int, Outcome) {
		r := wrap(u, width)
		bad := fl&NUW != 0 && u.Cmp(r) != 0 || fl&NSW != 0 && s.Cmp(signed(r, width)) != 0
		return r, poisonIf(bad)
	}
	minus1 := big.NewInt(-1)
	switch op {
	case OpAdd:
		return exactly(new(big.Int).Add(a, b), new(big.Int).Add(sa, sb))
	case OpSub:
		return exactly(new(big.Int).Sub(a, b), new(big.Int).Sub(sa, sb))
	case OpMul:
		return exactly(new(big.Int).Mul(a, b), new(big.Int).Mul(sa, sb))
	case OpShl:
		if !b.IsInt64() || b.Int64() >= int64(width) {
			return nil, Poisoned
		}
		n := uint(b.Int64())
		return exactly(new(big.Int).Lsh(a, n), new(big.Int).Lsh(sa, n))
	case OpUDiv, OpURem:
		if b.Sign() == 0 {
			return nil, Undefined
		}
		q, r := new(big.Int).QuoRem(a, b, new(big.Int))
		if op == OpURem {
			return r, Defined
		}
		return q, poisonIf(fl&Exact != 0 && r.Sign() != 0)
	case OpSDiv, OpSRem:
		if b.Sign() == 0 || sb.Cmp(minus1) == 0 && a.Cmp(pow(width-1)) == 0 {
			return nil, Undefined
		}
		q, r := new(big.Int).QuoRem(sa, sb, new(big.Int))
		if op == OpSRem {
			return wrap(r, width), Defined
		}
		return wrap(q, width), poisonIf(fl&Exact != 0 && r.Sign() != 0)
	case OpLShr, OpAShr:
		if !b.IsInt64() || b.Int64() >= int64(width) {
			return nil, Poisoned
		}
		n := uint(b.Int64())
		lost := new(big.Int).Mod(a, pow(uint32(n))).Sign() != 0
		x := a
		if op == OpAShr {
			x = sa
		}
		return wrap(new(big.Int).Rsh(x, n), width), poisonIf(fl&Exact != 0 && lost)
	case OpAnd:
		return new(big.Int).And(a, b), Defined
	case OpOr:
		return new(big.Int).Or(a, b), poisonIf(fl&Disjoint != 0 && new(big.Int).And(a, b).Sign() != 0)
	case OpXor:
		return new(big.Int).Xor(a, b), Defined
	case OpTrunc:
		r := wrap(a, to)
		return r, poisonIf(fl&NUW != 0 && r.Cmp(a) != 0 || fl&NSW != 0 && signed(r, to).Cmp(sa) != 0)
	case OpZExt:
		return a, poisonIf(fl&NNeg != 0 && sa.Sign() < 0)
	case OpSExt:
		return wrap(sa, to), Defined
	case OpICmp:
		c := a.Cmp(b)
		if pred.IsSigned() {
			c = sa.Cmp(sb)
		}
		var r bool
		switch pred {
		case EQ:
			r = c == 0
		case NE:
			r = c != 0
		case UGT, SGT:
			r = c > 0
		case UGE, SGE:
			r = c >= 0
		case ULT, SLT:
			r = c < 0
		case ULE, SLE:
			r = c <= 0
		}
		return big.NewInt(int64(boolByte(r))), poisonIf(fl&SameSign != 0 && (sa.Sign() < 0) != (sb.Sign() < 0))
	}
	return nil, NotFolded
}
