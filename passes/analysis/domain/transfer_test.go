package domain

import (
	"flag"
	"fmt"
	"math/bits"
	"math/rand/v2"
	"testing"

	"rewrite/passes/analysis/internal/optest"
	"rewrite/passes/ir"
	"rewrite/passes/ir/intrinsic"
	"rewrite/passes/ir/num"
)

// A subject is a transfer function together with its definition.
type subject struct {
	name  string
	w, to uint32
	arity int // 1 or 2 numbers
	fn    func(a []Facts) Facts
	def   func(a, b uint64) outcome
}

func subjects(w uint32) []subject {
	var list []subject
	for _, op := range optest.BinaryOps {
		for _, fl := range optest.FlagSets(op) {
			in := &Instr{Op: op, Flags: fl, Width: w}
			def := evalOp(op, 0, fl, w, w)
			list = append(list, subject{op.String() + " " + fl.String(), w, w, 2,
				func(a []Facts) Facts { return Transfer(in, a) },
				func(a, b uint64) outcome { return def(a, b, 0) }})
		}
	}
	for p := ir.EQ; p <= ir.SLE; p++ {
		for _, fl := range optest.FlagSets(ir.OpICmp) {
			in := &Instr{Op: ir.OpICmp, Pred: p, Flags: fl, Width: 1}
			def := evalOp(ir.OpICmp, p, fl, w, 1)
			list = append(list, subject{"icmp " + fl.String() + p.String(), w, 1, 2,
				func(a []Facts) Facts { return Transfer(in, a) },
				func(a, b uint64) outcome { return def(a, b, 0) }})
		}
	}
	for _, op := range []ir.Op{ir.OpTrunc, ir.OpZExt, ir.OpSExt} {
		for _, fl := range optest.FlagSets(op) {
			for to := uint32(1); to <= 4; to++ {
				if op == ir.OpTrunc && to >= w || op != ir.OpTrunc && to <= w {
					continue
				}
				in := &Instr{Op: op, Flags: fl, Width: to}
				def := evalOp(op, 0, fl, w, to)
				list = append(list, subject{fmt.Sprint(op, " ", fl, to), w, to, 1,
					func(a []Facts) Facts { return Transfer(in, a) },
					func(a, b uint64) outcome { return def(a, b, 0) }})
			}
		}
	}
	return append(list, intrinsicSubjects(w)...)
}

// intrinsicSubjects states the language reference's definitions on whole numbers.
func intrinsicSubjects(w uint32) []subject {
	m := uint64(1)<<w - 1
	sx := func(x uint64) int64 { return int64(x<<(64-w)) >> (64 - w) }
	smin, smax := -int64(1)<<(w-1), int64(1)<<(w-1)-1
	def := func(n uint64) outcome { return outcome{n: n & m} }
	clampS := func(x int64) outcome { return def(uint64(min(max(x, smin), smax))) }
	var list []subject
	put := func(name string, arity int, def func(a, b uint64) outcome, more ...Facts) {
		list = append(list, subject{name, w, w, arity, func(a []Facts) Facts {
			f, ok := TransferCall(intrinsic.Named(name), &Instr{Op: ir.OpCall, Width: w}, append(append([]Facts(nil), a...), more...))
			if !ok {
				panic(name)
			}
			return f
		}, def})
	}
	put("umax", 2, func(a, b uint64) outcome { return def(max(a, b)) })
	put("umin", 2, func(a, b uint64) outcome { return def(min(a, b)) })
	put("smax", 2, func(a, b uint64) outcome { return def(uint64(max(sx(a), sx(b)))) })
	put("smin", 2, func(a, b uint64) outcome { return def(uint64(min(sx(a), sx(b)))) })
	put("uadd.sat", 2, func(a, b uint64) outcome { return def(min(a+b, m)) })
	put("usub.sat", 2, func(a, b uint64) outcome { return def(max(a, b) - b) })
	put("sadd.sat", 2, func(a, b uint64) outcome { return clampS(sx(a) + sx(b)) })
	put("ssub.sat", 2, func(a, b uint64) outcome { return clampS(sx(a) - sx(b)) })
	put("ushl.sat", 2, func(a, b uint64) outcome {
		if b >= uint64(w) {
			return outcome{poison: true}
		}
		return def(min(a<<b, m))
	})
	put("sshl.sat", 2, func(a, b uint64) outcome {
		if b >= uint64(w) {
			return outcome{poison: true}
		}
		return clampS(sx(a) << b)
	})
	for _, poisons := range []bool{false, true} {
		f := Bool(poisons)
		put("abs", 1, func(a, _ uint64) outcome {
			return outcome{n: uint64(max(sx(a), -sx(a))) & m, poison: poisons && sx(a) == smin}
		}, f)
		put("ctlz", 1, func(a, _ uint64) outcome {
			return outcome{n: uint64(w) - uint64(bits.Len64(a)), poison: poisons && a == 0}
		}, f)
		put("cttz", 1, func(a, _ uint64) outcome {
			return outcome{n: uint64(bits.TrailingZeros64(a | 1<<w)), poison: poisons && a == 0}
		}, f)
	}
	put("ctpop", 1, func(a, _ uint64) outcome { return def(uint64(bits.OnesCount64(a))) })
	put("bitreverse", 1, func(a, _ uint64) outcome { return def(bits.Reverse64(a) >> (64 - w)) })
	for n := uint64(0); n <= uint64(w)+1; n++ {
		k := n % uint64(w)
		put("fshl", 2, func(a, b uint64) outcome { return def((a<<w | b) << k >> w) }, Const(w, num.Of(n)))
		k2 := Const(w, num.Of(n)).ULo.Lo % uint64(w)
		put("fshr", 2, func(a, b uint64) outcome { return def((a<<w | b) >> k2) }, Const(w, num.Of(n)))
	}
	cmp := func(less, greater bool) outcome { return def(uint64(b2u(greater)) - uint64(b2u(less))) }
	if w > 1 {
		put("ucmp", 2, func(a, b uint64) outcome { return cmp(a < b, a > b) })
		put("scmp", 2, func(a, b uint64) outcome { return cmp(sx(a) < sx(b), sx(a) > sx(b)) })
	}
	over := map[string]func(a, b uint64) (uint64, bool){
		"uadd": func(a, b uint64) (uint64, bool) { return a + b, a+b > m },
		"usub": func(a, b uint64) (uint64, bool) { return a - b, a < b },
		"umul": func(a, b uint64) (uint64, bool) { return a * b, a*b > m },
		"sadd": func(a, b uint64) (uint64, bool) { s := sx(a) + sx(b); return uint64(s), s < smin || s > smax },
		"ssub": func(a, b uint64) (uint64, bool) { s := sx(a) - sx(b); return uint64(s), s < smin || s > smax },
		"smul": func(a, b uint64) (uint64, bool) { s := sx(a) * sx(b); return uint64(s), s < smin || s > smax },
	}
	for _, base := range []string{"uadd", "usub", "umul", "sadd", "ssub", "smul"} {
		for field := uint32(0); field < 2; field++ {
			to := [2]uint32{w, 1}[field]
			list = append(list, subject{fmt.Sprint(base, ".overflow ", field), w, to, 2, func(a []Facts) Facts {
				f, ok := TransferOverflow(intrinsic.Named(base+".with.overflow"), field, &Instr{Op: ir.OpExtractValue, Width: to}, a)
				if !ok {
					panic(base)
				}
				return f
			}, func(a, b uint64) outcome {
				n, over := over[base](a, b)
				if field == 1 {
					return outcome{n: uint64(b2u(over))}
				}
				return def(n)
			}})
		}
	}
	return list
}

// tally counts how sharp results are.
type tally struct{ cases, best, unknown int }

// check runs a subject on all pairs of facts. images[a] holds for number a and
// each fact b the set of results with a member of b, the numbers that give
// poison or undefined behaviour left out: a fact says nothing of them.
func (s *subject) check(t *testing.T, xs, ys []Facts) (n tally) {
	size := uint64(1) << s.w
	if s.arity == 1 {
		ys = []Facts{Const(s.w, zero128)}
	}
	ySets := make([]set, len(ys))
	for i, y := range ys {
		ySets[i] = gamma(y)
	}
	images := make([][]set, size)
	mayPoison := make([][]bool, size)
	for a := range images {
		images[a] = make([]set, len(ys))
		mayPoison[a] = make([]bool, len(ys))
		for b := uint64(0); b < size; b++ {
			o := s.def(uint64(a), b)
			for i := range ys {
				if ySets[i]>>b&1 == 0 || o.immediat {
					continue
				}
				if o.poison {
					mayPoison[a][i] = true
				} else {
					images[a][i] |= 1 << o.n
				}
			}
		}
	}
	best := map[set]set{}
	args := make([]Facts, s.arity)
	for _, x := range xs {
		xSet := gamma(x)
		for i, y := range ys {
			var want set
			poison := false
			for r := xSet; r != 0; r &= r - 1 {
				a := bits.TrailingZeros16(uint16(r))
				want |= images[a][i]
				poison = poison || mayPoison[a][i]
			}
			args[0] = x.With(WellDefined)
			if s.arity == 2 {
				args[1] = y.With(WellDefined)
			}
			f := s.fn(args)
			if uint32(f.Width) != s.to {
				t.Fatalf("%s %v: width of %v", s.name, args, f)
			}
			got := gamma(f)
			if want&^got != 0 {
				t.Fatalf("%s %v: %v excludes %016b", s.name, args, f, want&^got)
			}
			if poison && f.Has(NotPoison) {
				t.Fatalf("%s %v: %v but can be poison", s.name, args, f)
			}
			if !f.Has(NotUndef) {
				t.Fatalf("%s %v: %v of operands that are not undef", s.name, args, f)
			}
			b, ok := best[want]
			if !ok {
				b = gamma(alpha(s.to, want))
				best[want] = b
			}
			n.cases++
			if got == b {
				n.best++
			} else if got == optest.Full(s.to) {
				n.unknown++
			}
		}
	}
	return n
}

var allPairs = flag.Bool("all", false, "TestTransfer: all pairs of all facts of 4 bits, which takes a quarter of an hour")

// TestTransfer checks every transfer function against its definition: all pairs
// of all facts there are at 3 bits, and at 4 bits all simple ones and some
// random ones with a sample of these. It logs how often the result is the best
// that facts can say.
func TestTransfer(t *testing.T) {
	rng := rand.New(rand.NewPCG(1, 2))
	four := someFacts(50, rng)
	sample := append([]Facts(nil), four...)
	rng.Shuffle(len(sample), func(i, j int) { sample[i], sample[j] = sample[j], sample[i] })
	sample = sample[:len(sample)/4]
	if *allPairs {
		four = allFacts(4)
		sample = four
	}
	for _, c := range []struct {
		w             uint32
		facts, others []Facts
	}{{1, allFacts(1), allFacts(1)}, {2, allFacts(2), allFacts(2)}, {3, allFacts(3), allFacts(3)}, {4, four, sample}} {
		var sum tally
		for _, s := range subjects(c.w) {
			n := s.check(t, c.facts, c.others)
			sum.cases += n.cases
			sum.best += n.best
			sum.unknown += n.unknown
			if c.w == 4 {
				t.Logf("%-22s %7d cases: %5.1f %% best, %5.1f %% nothing though there is something", s.name, n.cases,
					100*float64(n.best)/float64(n.cases), 100*float64(n.unknown)/float64(n.cases))
			}
		}
		t.Logf("width %d: %d facts, %d cases, %.1f %% best, %.1f %% nothing", c.w, len(c.facts), sum.cases,
			100*float64(sum.best)/float64(sum.cases), 100*float64(sum.unknown)/float64(sum.cases))
	}
}
