package domain

import (
	"math"
	"math/big"
	"math/bits"
	"math/rand/v2"
	"testing"

	"rewrite/passes/ir"
	"rewrite/passes/ir/fp"
	"rewrite/passes/ir/intrinsic"
	"rewrite/passes/ir/num"
)

var testFormats = []fp.Format{fp.Half, fp.BFloat, fp.Float, fp.Double}

// members are floats of one class: the ends of its magnitudes, and some between.
func members(f fp.Format, c Class, rng *rand.Rand) []uint64 {
	seen := map[uint64]bool{}
	var list []uint64
	add := func(x uint64) {
		if ClassOf(f.Kind, x) == c && !seen[x] {
			seen[x] = true
			list = append(list, x)
		}
	}
	for _, x := range f.Specials() {
		add(x)
	}
	mask := ir.Mask(f.Width())
	for _, x := range []uint64{0, 1, 1<<f.Man - 1, 1 << f.Man, f.Inf() - 1, f.Inf(), f.Inf() + 1, f.NaN(), f.NaN() + 1} {
		add(x)
		add(x | f.SignBit())
	}
	for range 400 {
		x := rng.Uint64() & mask
		add(x)
		add(x&^(f.Inf()) | 1<<f.Man*uint64(rng.IntN(3))) // small
		add(f.Round(rng.NormFloat64() * 4))
		if len(list) > 14 {
			break
		}
	}
	return list
}

// TestClassOf compares classes with the definition of llvm.is.fpclass.
func TestClassOf(t *testing.T) {
	for _, f := range testFormats {
		for _, x := range f.Specials() {
			c := ClassOf(f.Kind, x)
			if bits.OnesCount16(uint16(c)) != 1 {
				t.Fatalf("%s %s has classes %v", f.Name, f.String(x), c)
			}
			if ClassMask(uint64(f.Class(x)))&c == 0 || (c&SignSet != 0) != (x&f.SignBit() != 0) {
				t.Errorf("%s %s has class %v", f.Name, f.String(x), c)
			}
			if got := c.Flip(); got != ClassOf(f.Kind, x^f.SignBit()) {
				t.Errorf("-%v is %v", c, got)
			}
		}
	}
}

// A float operation with what it may return for operands.
type floatSubject struct {
	name  string
	in    Instr
	call  string // of an intrinsic, else in.Op
	arity int
	def   func(f fp.Format, a []uint64) uint64 // a NaN stands for any that the operands allow
}

func binaryFloat(op func(a, b float64) float64) func(fp.Format, []uint64) uint64 {
	return func(f fp.Format, a []uint64) uint64 { return f.Binary(op, a[0], a[1]) }
}

func unaryFloat(op func(a float64) float64) func(fp.Format, []uint64) uint64 {
	return func(f fp.Format, a []uint64) uint64 { return f.Unary(op, a[0]) }
}

// smaller is minimum of numbers.
func smaller(f fp.Format, a, b uint64) uint64 {
	x, y := f.Float64(a), f.Float64(b)
	if x < y || x == y && a&f.SignBit() != 0 {
		return a
	}
	return b
}

func minimum(number bool) func(fp.Format, []uint64) uint64 {
	return func(f fp.Format, a []uint64) uint64 {
		switch x, y := f.IsNaN(a[0]), f.IsNaN(a[1]); {
		case x && y, (x || y) && !number:
			return f.NaN()
		case x:
			return a[1]
		case y:
			return a[0]
		}
		return smaller(f, a[0], a[1])
	}
}

// negated turns a minimum into a maximum.
func negated(def func(fp.Format, []uint64) uint64) func(fp.Format, []uint64) uint64 {
	return func(f fp.Format, a []uint64) uint64 {
		return def(f, []uint64{a[0] ^ f.SignBit(), a[1] ^ f.SignBit()}) ^ f.SignBit()
	}
}

var floatSubjects = []floatSubject{
	{"fadd", Instr{Op: ir.OpFAdd}, "", 2, binaryFloat(func(a, b float64) float64 { return a + b })},
	{"fsub", Instr{Op: ir.OpFSub}, "", 2, binaryFloat(func(a, b float64) float64 { return a - b })},
	{"fmul", Instr{Op: ir.OpFMul}, "", 2, binaryFloat(func(a, b float64) float64 { return a * b })},
	{"fdiv", Instr{Op: ir.OpFDiv}, "", 2, binaryFloat(func(a, b float64) float64 { return a / b })},
	{"frem", Instr{Op: ir.OpFRem}, "", 2, func(f fp.Format, a []uint64) uint64 { return f.Rem(a[0], a[1]) }},
	{"fneg", Instr{Op: ir.OpFNeg}, "", 1, func(f fp.Format, a []uint64) uint64 { return a[0] ^ f.SignBit() }},
	{"fabs", Instr{}, "fabs", 1, func(f fp.Format, a []uint64) uint64 { return a[0] &^ f.SignBit() }},
	{"copysign", Instr{}, "copysign", 2, func(f fp.Format, a []uint64) uint64 { return a[0]&^f.SignBit() | a[1]&f.SignBit() }},
	{"sqrt", Instr{}, "sqrt", 1, unaryFloat(math.Sqrt)},
	{"exp", Instr{}, "exp", 1, unaryFloat(math.Exp)},
	{"exp2", Instr{}, "exp2", 1, unaryFloat(math.Exp2)},
	{"log", Instr{}, "log", 1, unaryFloat(math.Log)},
	{"sin", Instr{}, "sin", 1, unaryFloat(math.Sin)},
	{"floor", Instr{}, "floor", 1, unaryFloat(math.Floor)},
	{"ceil", Instr{}, "ceil", 1, unaryFloat(math.Ceil)},
	{"trunc", Instr{}, "trunc", 1, unaryFloat(math.Trunc)},
	{"rint", Instr{}, "rint", 1, unaryFloat(math.RoundToEven)},
	{"round", Instr{}, "round", 1, unaryFloat(math.Round)},
	{"canonicalize", Instr{}, "canonicalize", 1, func(f fp.Format, a []uint64) uint64 {
		if f.IsNaN(a[0]) {
			return f.NaN()
		}
		return a[0]
	}},
	{"minimum", Instr{}, "minimum", 2, minimum(false)},
	{"maximum", Instr{}, "maximum", 2, negated(minimum(false))},
	{"minimumnum", Instr{}, "minimumnum", 2, minimum(true)},
	{"maximumnum", Instr{}, "maximumnum", 2, negated(minimum(true))},
	{"minnum", Instr{}, "minnum", 2, minimum(true)},
	{"minnum of a signaling NaN", Instr{}, "minnum", 2, func(f fp.Format, a []uint64) uint64 {
		if f.IsSignaling(a[0]) || f.IsSignaling(a[1]) {
			return f.NaN()
		}
		return minimum(true)(f, a)
	}},
	{"maxnum with zeros in any order", Instr{}, "maxnum", 2, func(f fp.Format, a []uint64) uint64 {
		if f.IsZero(a[0]) && f.IsZero(a[1]) {
			return a[0] | a[1]
		}
		return negated(minimum(true))(f, a)
	}},
	{"fma", Instr{}, "fma", 3, func(f fp.Format, a []uint64) uint64 { return f.FMA(a[0], a[1], a[2]) }},
	{"fmuladd", Instr{}, "fmuladd", 3, func(f fp.Format, a []uint64) uint64 {
		return f.Binary(func(x, y float64) float64 { return x + y }, f.Binary(func(x, y float64) float64 { return x * y }, a[0], a[1]), a[2])
	}},
}

// TestFloatTransfer runs every operation on members of all classes: the result's
// class must be among those that follow, for operands known exactly, and for
// operands that are one value.
func TestFloatTransfer(t *testing.T) {
	for _, f := range testFormats {
		rng := rand.New(rand.NewPCG(9, uint64(f.Width())))
		var pool [numClasses][]uint64
		for i := range pool {
			if pool[i] = members(f, 1<<i, rng); len(pool[i]) == 0 {
				t.Fatalf("no %s is %v", f.Name, Class(1)<<i)
			}
		}
		for _, s := range floatSubjects {
			for _, flags := range []ir.Flags{0, ir.NNaN, ir.NInf, ir.NSZ} {
				s.in.Format, s.in.From, s.in.Flags = f.Kind, f.Kind, flags
				s.check(t, f, &pool)
			}
		}
	}
}

func (s *floatSubject) transfer(a []Facts, same bool) Facts {
	in := s.in
	in.Same = same
	if s.call == "" {
		return Transfer(&in, a)
	}
	r, _ := TransferCall(intrinsic.Named(s.call), &in, a)
	return r
}

func (s *floatSubject) check(t *testing.T, f fp.Format, pool *[numClasses][]uint64) {
	at := make([]int, s.arity)
	facts, values := make([]Facts, s.arity), make([]uint64, s.arity)
	var classes func(i int)
	var value func(i int, r Facts)
	value = func(i int, r Facts) {
		if i < s.arity {
			for _, x := range pool[at[i]] {
				values[i] = x
				value(i+1, r)
			}
			return
		}
		s.allows(t, f, values, r)
	}
	classes = func(i int) {
		if i < s.arity {
			for at[i] = range pool {
				facts[i] = Within(1 << at[i])
				classes(i + 1)
			}
			return
		}
		value(0, s.transfer(facts, false))
	}
	if s.arity < 3 {
		classes(0)
	} else { // too many for all
		rng := rand.New(rand.NewPCG(4, uint64(f.Width())))
		for range 3000 {
			for i := range at {
				at[i] = rng.IntN(numClasses)
				facts[i] = Within(1 << at[i])
				values[i] = pool[at[i]][rng.IntN(len(pool[at[i]]))]
			}
			s.allows(t, f, values, s.transfer(facts, false))
		}
	}
	if s.arity == 2 {
		for i := range pool {
			x := Within(1 << i).With(WellDefined)
			r := s.transfer([]Facts{x, x}, true)
			for _, v := range pool[i] {
				s.allows(t, f, []uint64{v, v}, r)
			}
		}
	}
}

// allows checks one result.
func (s *floatSubject) allows(t *testing.T, f fp.Format, values []uint64, r Facts) {
	nans := Class(0)
	for _, x := range values {
		c := ClassOf(f.Kind, x)
		if s.in.Flagged(c) == 0 {
			return // poison
		}
		nans |= c & NaN
	}
	got := s.def(f, values)
	want := ClassOf(f.Kind, got)
	bit := s.call == "fabs" || s.call == "copysign" || s.in.Op == ir.OpFNeg
	if want&NaN != 0 && !bit {
		want = QNaN // the preferred one, with any sign
		if nans != 0 && s.call != "canonicalize" {
			want = nanFrom(nans)
		}
	}
	if s.in.Flags&ir.NSZ != 0 {
		want = want.anyZero()
	}
	if want = s.in.Flagged(want); want&^r.May() != 0 {
		var in []string
		for _, x := range values {
			in = append(in, f.String(x))
		}
		t.Fatalf("%s %s %v of %v is %s, in %v, not in %v", f.Name, s.in.Flags, s.name, in, f.String(got), want, r.May())
	}
}

// TestFloatConversions tries conversions between formats, and from integers.
func TestFloatConversions(t *testing.T) {
	rng := rand.New(rand.NewPCG(5, 6))
	for _, from := range testFormats {
		for _, to := range testFormats {
			op := ir.OpFPExt
			if to.Width() < from.Width() {
				op = ir.OpFPTrunc
			} else if to.Width() == from.Width() {
				continue
			}
			for i := range numClasses {
				in := Instr{Op: op, Format: to.Kind, From: from.Kind}
				r := Transfer(&in, []Facts{Within(1 << i)})
				for _, x := range members(from, 1<<i, rng) {
					if got := ClassOf(to.Kind, fp.Convert(from, to, x)); !from.IsNaN(x) && got&^r.May() != 0 || from.IsNaN(x) && r.May()&NaN != nanFrom(1<<i) {
						t.Errorf("%s of %s %s to %s is not in %v", op, from.Name, from.String(x), to.Name, r.May())
					}
				}
			}
		}
	}
	for _, f := range testFormats {
		for _, w := range []uint32{1, 8, 16, 17, 32, 64} {
			for _, minus := range []bool{false, true} {
				for range 200 {
					n := rng.Uint64() & ir.Mask(uint32(w)) >> rng.IntN(int(w))
					x, op := Const(w, num.Of(n)), ir.OpUIToFP
					v := x.ULo.Big()
					if minus {
						op, v = ir.OpSIToFP, x.SLo.Signed(num.MaxWidth)
					}
					for _, k := range []Facts{x, Unknown(w), x.Join(Const(w, num.Of(0))), x.Join(Const(w, num.Of(1)))} {
						in := Instr{Op: op, Format: f.Kind}
						if r, c := Transfer(&in, []Facts{k}), ClassOf(f.Kind, f.FromInt(v)); c&^r.May() != 0 {
							t.Fatalf("%s i%d %v to %s is %v, not in %v", op, w, v, f.Name, c, r.May())
						}
					}
				}
			}
		}
		for _, w := range []uint32{1, 8, 16, 17, 18, 32, 64} {
			for i := range numClasses { // to integers: what one holds is what the transfer function says
				for _, x := range members(f, 1<<i, rng) {
					n, finite := f.Truncated(x)
					if !finite {
						continue
					}
					for op, bits := range map[ir.Op]uint32{ir.OpFPToUI: w, ir.OpFPToSI: w - 1} {
						low := new(big.Int)
						if op == ir.OpFPToSI {
							low.Neg(new(big.Int).Lsh(big.NewInt(1), uint(bits)))
						}
						if n.Cmp(low) < 0 || uint32(n.BitLen()) > bits && n.Cmp(low) != 0 {
							continue // poison
						}
						in := Instr{Op: op, Width: w, From: f.Kind}
						bitsOf := num.FromBig(new(big.Int).And(n, new(big.Int).Sub(new(big.Int).Lsh(big.NewInt(1), uint(w)), big.NewInt(1))))
						if r := Transfer(&in, []Facts{Within(1 << i)}); !r.Contains(bitsOf) {
							t.Fatalf("%s of %s %s to i%d is %v, not in %v", op, f.Name, f.String(x), w, n, r)
						}
					}
				}
			}
		}
		for i := range numClasses { // known bits, and back
			for _, x := range members(f, 1<<i, rng) {
				m := rng.Uint64()
				k := KnownBits(f.Width(), num.Of(^x&m), num.Of(x&m))
				if c := asFloat(f.Kind, k); c&(1<<i) == 0 {
					t.Fatalf("bits of %s %s make %v", f.Name, f.String(x), c)
				}
				if c := asFloat(f.Kind, Const(f.Width(), num.Of(x))); c != 1<<i {
					t.Fatalf("%s %s by its bits is %v", f.Name, f.String(x), c)
				}
			}
		}
	}
}

// TestFloatCompare compares what classes say of compares with all outcomes.
func TestFloatCompare(t *testing.T) {
	f := fp.Half
	rng := rand.New(rand.NewPCG(7, 8))
	for i := range numClasses {
		for j := range numClasses {
			for p := ir.FFalse; p <= ir.FTrue; p++ {
				r := Transfer(&Instr{Op: ir.OpFCmp, Pred: p, Width: 1, From: f.Kind}, []Facts{Within(1 << i), Within(1 << j)})
				region := ClassRegion(p, 1<<j)
				for _, x := range members(f, 1<<i, rng) {
					for _, y := range members(f, 1<<j, rng) {
						a, b := f.Float64(x), f.Float64(y)
						o := unordered
						switch {
						case a < b:
							o = less
						case a > b:
							o = greater
						case a == b:
							o = equal
						}
						holds := uint8(p&^ir.FPred)&o != 0
						if !r.Contains(num.Of(uint64(b2u(holds)))) {
							t.Fatalf("fcmp %s %s, %s is %v, not in %v", p, f.String(x), f.String(y), holds, r)
						}
						if holds && region&(1<<i) == 0 {
							t.Fatalf("fcmp %s %s, %s holds outside of %v", p, f.String(x), f.String(y), region)
						}
					}
				}
			}
		}
	}
}
