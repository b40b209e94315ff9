package domain

import (
	"maps"
	"math/big"
	"math/rand/v2"
	"slices"
	"testing"

	"rewrite/passes/analysis/internal/optest"
	"rewrite/passes/ir"
	"rewrite/passes/ir/intrinsic"
	"rewrite/passes/ir/num"
)

// TestLattice checks Join, Meet, Implies and the constructors on all facts of 3 bits.
func TestLattice(t *testing.T) {
	list := allFacts(3)
	for _, f := range list {
		if f.Reduce() != f {
			t.Fatalf("%v is not reduced", f)
		}
		if b := alpha(3, gamma(f)); b != f {
			t.Fatalf("%v can be sharper: %v", f, b)
		}
	}
	same, all := 0, 0
	for _, f := range list {
		for _, g := range list {
			j, m := f.Join(g), f.Meet(g)
			if j != g.Join(f) || m != g.Meet(f) || j != j.Reduce() || m != m.Reduce() {
				t.Fatalf("%v, %v: join %v and meet %v depend on the order, or are not reduced", f, g, j, m)
			}
			if gamma(j)&(gamma(f)|gamma(g)) != gamma(f)|gamma(g) || gamma(m) != gamma(f)&gamma(g) {
				t.Fatalf("%v, %v: join %v, meet %v", f, g, j, m)
			}
			if f.Implies(g) && gamma(f)&^gamma(g) != 0 {
				t.Fatalf("%v implies %v", f, g)
			}
			if m.IsEmpty() != (gamma(m) == 0) {
				t.Fatalf("%v: is it empty?", m)
			}
			all++
			if !m.IsEmpty() && m == alpha(3, gamma(m)).With(m.Props&WellDefined) || m.IsEmpty() {
				same++
			}
			if f == g && (j != f || m != f || !f.Implies(f)) {
				t.Fatalf("%v joins itself to %v, meets to %v", f, j, m)
			}
		}
		if f.Meet(Poison(3)) != Poison(3) || f.Join(Poison(3)) != f || f.Meet(Unknown(3)) != f || f.Join(Unknown(3)) != Unknown(3) {
			t.Fatalf("%v with top and bottom", f)
		}
	}
	t.Logf("%d of %d meets are the sharpest of their numbers", same, all)
}

// TestReduceBit checks Reduce on all bits and bounds of one bit, reduced or not, against the numbers that have them.
func TestReduceBit(t *testing.T) {
	minus := zero128.Not()
	for n := range 1 << 8 {
		is := func(i int, no, yes num.Int) num.Int {
			if n>>i&1 != 0 {
				return yes
			}
			return no
		}
		f := Facts{Width: 1, Zero: is(0, zero128, one128), One: is(1, zero128, one128), ULo: is(2, zero128, one128), UHi: is(3, zero128, one128),
			SLo: is(4, minus, zero128), SHi: is(5, minus, zero128), MinOnes: uint8(n >> 6 & 1), MaxOnes: uint8(n >> 7)}
		for _, p := range []Props{0, NotPoison, NotUndef, WellDefined} {
			f.Props = p
			no, yes := f.Contains(zero128), f.Contains(one128)
			want := Poison(1).With(p & NotPoison)
			switch {
			case no && yes:
				want = Unknown(1).With(p)
			case no || yes:
				want = Bool(yes)
				want.Props = want.Props&^NotPoison | p
			}
			if got := f.Reduce(); got != want {
				t.Errorf("%#v: %v, not %v", f, got, want)
			}
		}
	}
}

// TestQueries checks what is read off facts against their numbers.
func TestQueries(t *testing.T) {
	for _, f := range allFacts(3) {
		s := gamma(f)
		all := func(p func(n int) bool) bool {
			for n := range 8 {
				if s>>n&1 != 0 && !p(n) {
					return false
				}
			}
			return true
		}
		sign := func(n, k int) bool { // the highest k bits are the same
			top := n >> (3 - k)
			return top == 0 || top == 1<<k-1
		}
		for k := 1; k <= 3; k++ {
			if f.SignBits() >= uint32(k) && !all(func(n int) bool { return sign(n, k) }) {
				t.Errorf("%v: %d sign bits", f, f.SignBits())
			}
		}
		if f.NonZero() != all(func(n int) bool { return n != 0 }) ||
			f.NonNegative() != all(func(n int) bool { return n < 4 }) ||
			f.Negative() != all(func(n int) bool { return n >= 4 }) ||
			f.PowerOrZero() != all(func(n int) bool { return n&(n-1) == 0 }) {
			t.Errorf("%v: a query is wrong", f)
		}
		if k := f.TrailingZeros(); !all(func(n int) bool { return n&(1<<k-1) == 0 }) {
			t.Errorf("%v: %d trailing zeros", f, k)
		}
		if k := f.LeadingZeros(); !all(func(n int) bool { return n>>(3-k) == 0 }) {
			t.Errorf("%v: %d leading zeros", f, k)
		}
	}
}

// TestRegion checks Region and WrappedRange against their definitions.
func TestRegion(t *testing.T) {
	for _, y := range allFacts(3) {
		for p := ir.EQ; p <= ir.SLE; p++ {
			eval := evalOp(ir.OpICmp, p, 0, 3, 1)
			var want set
			for x := uint64(0); x < 8; x++ {
				for n := uint64(0); n < 8; n++ {
					if gamma(y)>>n&1 != 0 && eval(x, n, 0).n == 1 {
						want |= 1 << x
					}
				}
			}
			for _, x := range allFacts(3) {
				if f := x.Where(p, y); gamma(x)&want&^gamma(f) != 0 {
					t.Fatalf("%v %v %v: %v", x, p, y, f)
				}
			}
			if f := Region(p, y); want&^gamma(f) != 0 || p != ir.NE && gamma(f) != gamma(alpha(3, want)) {
				t.Errorf("%v %v: %v, want %v", p, y, f, alpha(3, want))
			}
		}
	}
	for lo := range uint64(8) {
		for hi := range uint64(8) {
			want := optest.Full(3)
			if lo != hi {
				want = 0
				for n := lo; n != hi; n = (n + 1) & 7 {
					want |= 1 << n
				}
			}
			if f := WrappedRange(3, num.Of(lo), num.Of(hi)); gamma(f) != gamma(alpha(3, want)) {
				t.Errorf("[%d, %d): %v", lo, hi, f)
			}
		}
	}
}

// randomNumber prefers numbers near powers of two and near bounds.
func randomNumber(w uint32, rng *rand.Rand) num.Int {
	n := num.Int{Hi: rng.Uint64(), Lo: rng.Uint64()}
	switch rng.IntN(4) {
	case 0:
		n = num.Pow2(uint32(rng.IntN(int(w)))).Add(num.Of(uint64(rng.IntN(5)))).Sub(num.Of(2))
	case 1:
		n = num.Of(uint64(rng.IntN(8))).Sub(num.Of(4))
	case 2:
		n = n.Shr(uint32(rng.IntN(128)))
	}
	return n.And(num.LowMask(w))
}

// factsOf makes random facts that hold of n.
func factsOf(n num.Int, w uint32, rng *rand.Rand) Facts {
	f := Unknown(w)
	if rng.IntN(2) == 0 {
		m := randomNumber(w, rng).Or(randomNumber(w, rng))
		f = f.Meet(KnownBits(w, m.AndNot(n), m.And(n)))
	}
	if rng.IntN(2) == 0 {
		a, b := randomNumber(w, rng), randomNumber(w, rng)
		f = f.Meet(URange(w, num.Min(num.Min(a, b), n), num.Max(num.Max(a, b), n)))
	}
	if rng.IntN(2) == 0 {
		a, b, s := randomNumber(w, rng).SExt(w), randomNumber(w, rng).SExt(w), n.SExt(w)
		f = f.Meet(SRange(w, num.MinSigned(num.MinSigned(a, b), s), num.MaxSigned(num.MaxSigned(a, b), s)))
	}
	if k := n.OnesCount(); rng.IntN(2) == 0 {
		f = f.With(masksOf(n, num.LowMask(w))).Meet(Ones(w, k-min(k, uint32(rng.IntN(3))), min(k+uint32(rng.IntN(3)), w)))
	}
	return f
}

// TestWidths checks the transfer functions on random numbers and facts of
// several widths against arithmetic on whole numbers.
func TestWidths(t *testing.T) {
	rng := rand.New(rand.NewPCG(9, 10))
	for _, w := range []uint32{8, 33, 63, 64, 65, 127, 128} {
		for range 20000 {
			x, y := randomNumber(w, rng), randomNumber(w, rng)
			ops := append([]ir.Op{ir.OpTrunc, ir.OpZExt, ir.OpSExt, ir.OpICmp}, optest.BinaryOps...)
			op := ops[rng.IntN(len(ops))]
			if shift := op == ir.OpShl || op == ir.OpLShr || op == ir.OpAShr; shift && rng.IntN(4) > 0 {
				y = num.Of(uint64(rng.IntN(int(w))))
			}
			to := w
			switch op {
			case ir.OpTrunc:
				to = uint32(1 + rng.IntN(int(w)-1))
			case ir.OpZExt, ir.OpSExt:
				to = w + uint32(rng.IntN(int(num.MaxWidth-w)+1))
				if to == w {
					continue
				}
			case ir.OpICmp:
				to = 1
			}
			fs := optest.FlagSets(op)
			in := &Instr{Op: op, Flags: fs[rng.IntN(len(fs))], Width: to}
			if op == ir.OpICmp {
				in.Pred = ir.EQ + ir.Pred(rng.IntN(10))
			}
			args := []Facts{factsOf(x, w, rng), factsOf(y, w, rng)}
			if op.IsCast() {
				args = args[:1]
			}
			n, o := ir.EvalWide(op, x.Big(), y.Big(), uint32(w), uint32(to), in.Flags, in.Pred)
			f := Transfer(in, args)
			if o == ir.Defined && !f.Contains(num.FromBig(n)) {
				t.Fatalf("i%d %v %v %v of %v: %v, without %v = op(%v, %v)", w, op, in.Flags, in.Pred, args, f, n, x.Big(), y.Big())
			}
			if f != f.Reduce() {
				t.Fatalf("i%d %v %v of %v: %v is not reduced", w, op, in.Flags, args, f)
			}
		}
	}
}

// TestWideIntrinsics is TestWidths for intrinsics.
func TestWideIntrinsics(t *testing.T) {
	rng := rand.New(rand.NewPCG(15, 16))
	for _, w := range []uint32{8, 16, 32, 64, 128} {
		m := num.LowMask(w).Big()
		smin, smax := new(big.Int).Neg(num.Pow2(w-1).Big()), num.LowMask(w-1).Big()
		clampTo := func(x, lo, hi *big.Int) *big.Int {
			if x.Cmp(lo) < 0 {
				return lo
			}
			if x.Cmp(hi) > 0 {
				return hi
			}
			return x
		}
		zero := new(big.Int)
		sx := func(x num.Int) *big.Int { return x.SExt(w).Signed(num.MaxWidth) }
		defs := map[string]func(x, y num.Int) *big.Int{
			"uadd.sat": func(x, y num.Int) *big.Int { return clampTo(new(big.Int).Add(x.Big(), y.Big()), zero, m) },
			"usub.sat": func(x, y num.Int) *big.Int { return clampTo(new(big.Int).Sub(x.Big(), y.Big()), zero, m) },
			"sadd.sat": func(x, y num.Int) *big.Int { return clampTo(new(big.Int).Add(sx(x), sx(y)), smin, smax) },
			"ssub.sat": func(x, y num.Int) *big.Int { return clampTo(new(big.Int).Sub(sx(x), sx(y)), smin, smax) },
			"smax":     func(x, y num.Int) *big.Int { return clampTo(sx(x), sx(y), smax) },
			"umin":     func(x, y num.Int) *big.Int { return clampTo(x.Big(), zero, y.Big()) },
			"abs":      func(x, _ num.Int) *big.Int { return new(big.Int).Abs(sx(x)) },
			"ctpop":    func(x, _ num.Int) *big.Int { return big.NewInt(int64(x.OnesCount())) },
			"ctlz":     func(x, _ num.Int) *big.Int { return big.NewInt(int64(w - x.Len())) },
			"bswap": func(x, _ num.Int) *big.Int {
				b := x.Big().FillBytes(make([]byte, w/8))
				slices.Reverse(b)
				return new(big.Int).SetBytes(b)
			},
		}
		names := slices.Sorted(maps.Keys(defs))
		for range 20000 {
			name := names[rng.IntN(len(names))]
			x, y := randomNumber(w, rng), randomNumber(w, rng)
			args := []Facts{factsOf(x, w, rng), factsOf(y, w, rng)}
			switch name {
			case "abs", "ctlz":
				args[1] = Bool(false)
			case "ctpop", "bswap":
				args = args[:1]
			}
			f, ok := TransferCall(intrinsic.Named(name), &Instr{Op: ir.OpCall, Width: w}, args)
			if n := defs[name](x, y); !ok || !f.Contains(num.FromBig(n).And(num.LowMask(w))) || f != f.Reduce() {
				t.Fatalf("i%d %s of %v: %v, without %v = f(%v, %v)", w, name, args, f, n, x.Big(), y.Big())
			}
		}
		for range 3000 {
			x, y := randomNumber(w, rng), randomNumber(w, rng)
			args := []Facts{factsOf(x, w, rng), factsOf(y, w, rng)}
			for name, op := range overflowOps {
				_, o := ir.EvalWide(op.op, x.Big(), y.Big(), uint32(w), uint32(w), op.flag, 0)
				f, ok := TransferOverflow(name, 1, &Instr{Width: 1}, args)
				if !ok || !f.Contains(num.Of(uint64(b2u(o == ir.Poisoned)))) {
					t.Fatalf("i%d %s of %v: %v of %v, %v", w, name, args, f, x.Big(), y.Big())
				}
			}
		}
	}
}

// TestSame checks operands that are one number, at 4 bits.
func TestSame(t *testing.T) {
	rng := rand.New(rand.NewPCG(13, 14))
	for _, op := range append([]ir.Op{ir.OpICmp}, optest.BinaryOps...) {
		for _, fl := range optest.FlagSets(op) {
			for p := ir.EQ; p <= ir.SLE && (op == ir.OpICmp || p == ir.EQ); p++ {
				in := &Instr{Op: op, Flags: fl, Pred: p, Width: 4, Same: true}
				if op == ir.OpICmp {
					in.Width = 1
				}
				eval := evalOp(op, p, fl, 4, in.Width)
				for _, x := range someFacts(100, rng) {
					x = x.With(NotUndef)
					f := Transfer(in, []Facts{x, x})
					for n := uint64(0); n < 16; n++ {
						if o := eval(n, n, 0); x.Contains(num.Of(n)) && !o.poison && !o.immediat && !f.Contains(num.Of(o.n)) {
							t.Fatalf("%v %v %v of %v: %v without %d", op, fl, p, x, f, o.n)
						}
					}
				}
			}
		}
	}
}

// TestRows: every operation whose result follows from its operands alone has a row.
func TestRows(t *testing.T) {
	for op := ir.Op(0); op < ir.NumOps; op++ {
		has := rows[op].value != nil || rows[op].strict
		should := !op.IsLeaf() && op.Is(ir.Mergeable|ir.Removable) && op != ir.OpPtrToAddr && op != ir.OpAddrSpaceCast
		if should && !has {
			t.Errorf("%v has no transfer function", op)
		}
	}
}
