package ir_test

import (
	"fmt"
	"math"
	"math/big"
	"math/rand/v2"
	"strconv"
	"strings"
	"testing"

	"rewrite/passes/ir"
	"rewrite/passes/ir/llvmtest"
)

// integerOps are the ops with an EvalFunc on integers.
func integerOps() (list []ir.Op) {
	for op := ir.OpRet; op < ir.NumOps; op++ {
		info := op.Info()
		casts := op == ir.OpTrunc || op == ir.OpZExt || op == ir.OpSExt
		if info.Eval != nil && (info.Operands == ir.IntOperands || op == ir.OpICmp || casts) {
			list = append(list, op)
		}
	}
	return list
}

// flagSets are all subsets of the flags that the op can carry.
func flagSets(op ir.Op) (sets []ir.Flags) {
	all := op.Info().Flags
	for s := all; ; s = (s - 1) & all {
		sets = append(sets, s)
		if s == 0 {
			return sets
		}
	}
}

func intPreds(op ir.Op) []ir.Pred {
	if op != ir.OpICmp {
		return []ir.Pred{ir.PredNone}
	}
	var ps []ir.Pred
	for p := ir.EQ; p <= ir.SLE; p++ {
		ps = append(ps, p)
	}
	return ps
}

// results are the widths that a value of a width can be converted to.
func results(op ir.Op, width uint32, all []uint32) []uint32 {
	switch op {
	case ir.OpICmp:
		return []uint32{1}
	case ir.OpTrunc, ir.OpZExt, ir.OpSExt:
		var ws []uint32
		for _, w := range all {
			if op == ir.OpTrunc && w < width || op != ir.OpTrunc && w > width {
				ws = append(ws, w)
			}
		}
		return ws
	}
	return []uint32{width}
}

// agree compares the table's evaluation with the one on whole numbers.
func agree(t *testing.T, op ir.Op, e ir.EvalArgs) {
	t.Helper()
	got, outcome := op.Info().Eval(e)
	want, wantOutcome := ir.EvalWide(op, new(big.Int).SetUint64(e.A), new(big.Int).SetUint64(e.B), e.Width, e.To, e.Flags, e.Pred)
	if outcome != wantOutcome {
		t.Fatalf("%s %s %s i%d %d, %d to i%d: outcome %d, on whole numbers %d", op, e.Flags, e.Pred, e.Width, e.A, e.B, e.To, outcome, wantOutcome)
	}
	if outcome == ir.Defined && (!want.IsUint64() || want.Uint64() != got) {
		t.Fatalf("%s %s %s i%d %d, %d to i%d: %d, on whole numbers %s", op, e.Flags, e.Pred, e.Width, e.A, e.B, e.To, got, want)
	}
	if outcome == ir.Defined && got&^ir.Mask(e.To) != 0 {
		t.Fatalf("%s i%d %d, %d: result %#x is wider than i%d", op, e.Width, e.A, e.B, got, e.To)
	}
}

// TestEvalSmall goes through all inputs of the narrow widths.
func TestEvalSmall(t *testing.T) {
	widths := []uint32{1, 2, 3, 4, 5, 6}
	n := 0
	for _, op := range integerOps() {
		for _, w := range widths[:4] {
			for _, to := range results(op, w, widths) {
				for _, fl := range flagSets(op) {
					for _, p := range intPreds(op) {
						for a := uint64(0); a < 1<<w; a++ {
							for b := uint64(0); b < 1<<w; b++ {
								agree(t, op, ir.EvalArgs{A: a, B: b, Width: w, To: to, Flags: fl, Pred: p})
								n++
							}
						}
					}
				}
			}
		}
	}
	t.Logf("%d evaluations of %d ops", n, len(integerOps()))
}

// operand is a random number of a width, often near an edge.
func operand(rng *rand.Rand, w uint32) uint64 {
	m := ir.Mask(w)
	switch rng.IntN(6) {
	case 0:
		return rng.Uint64N(4) & m
	case 1:
		return -rng.Uint64N(4) & m
	case 2:
		return (1<<(w-1) + rng.Uint64N(5) - 2) & m
	case 3:
		return 1 << rng.IntN(int(w)) & m
	case 4:
		return uint64(rng.IntN(int(w))+rng.IntN(2)) & m // an amount to shift by
	}
	return rng.Uint64() & m
}

// TestEvalRandom tries the wider ones.
func TestEvalRandom(t *testing.T) {
	rng := rand.New(rand.NewPCG(1, 2))
	var widths []uint32
	for w := uint32(1); w <= 64; w++ {
		widths = append(widths, w)
	}
	for _, op := range integerOps() {
		flags, preds := flagSets(op), intPreds(op)
		for range 4000 {
			w := 5 + rng.Uint32N(60)
			tos := results(op, w, widths)
			if len(tos) == 0 {
				continue
			}
			agree(t, op, ir.EvalArgs{
				A: operand(rng, w), B: operand(rng, w), Width: w, To: tos[rng.IntN(len(tos))],
				Flags: flags[rng.IntN(len(flags))], Pred: preds[rng.IntN(len(preds))],
			})
		}
	}
}

// TestEvalKnown pins results that the language reference spells out.
func TestEvalKnown(t *testing.T) {
	for _, c := range []struct {
		op   ir.Op
		e    ir.EvalArgs
		want uint64
		out  ir.Outcome
	}{
		{ir.OpAdd, ir.EvalArgs{A: 127, B: 1, Width: 8, To: 8}, 128, ir.Defined},
		{ir.OpAdd, ir.EvalArgs{A: 127, B: 1, Width: 8, To: 8, Flags: ir.NSW}, 0, ir.Poisoned},
		{ir.OpAdd, ir.EvalArgs{A: 127, B: 1, Width: 8, To: 8, Flags: ir.NUW}, 128, ir.Defined},
		{ir.OpSub, ir.EvalArgs{A: 0, B: 1, Width: 8, To: 8, Flags: ir.NUW}, 0, ir.Poisoned},
		{ir.OpMul, ir.EvalArgs{A: 0x80, B: 0xff, Width: 8, To: 8, Flags: ir.NSW}, 0, ir.Poisoned},
		{ir.OpSDiv, ir.EvalArgs{A: 0x80, B: 0xff, Width: 8, To: 8}, 0, ir.Undefined},
		{ir.OpSRem, ir.EvalArgs{A: 0x80, B: 0xff, Width: 8, To: 8}, 0, ir.Undefined},
		{ir.OpSDiv, ir.EvalArgs{A: 0xf9, B: 2, Width: 8, To: 8}, 0xfd, ir.Defined}, // -7 / 2 = -3
		{ir.OpSRem, ir.EvalArgs{A: 0xf9, B: 2, Width: 8, To: 8}, 0xff, ir.Defined}, // -7 % 2 = -1
		{ir.OpUDiv, ir.EvalArgs{A: 7, B: 0, Width: 8, To: 8}, 0, ir.Undefined},
		{ir.OpUDiv, ir.EvalArgs{A: 7, B: 2, Width: 8, To: 8, Flags: ir.Exact}, 0, ir.Poisoned},
		{ir.OpShl, ir.EvalArgs{A: 1, B: 8, Width: 8, To: 8}, 0, ir.Poisoned},
		{ir.OpShl, ir.EvalArgs{A: 0x40, B: 1, Width: 8, To: 8, Flags: ir.NSW}, 0, ir.Poisoned},
		{ir.OpAShr, ir.EvalArgs{A: 0x81, B: 1, Width: 8, To: 8}, 0xc0, ir.Defined},
		{ir.OpAShr, ir.EvalArgs{A: 0x81, B: 1, Width: 8, To: 8, Flags: ir.Exact}, 0, ir.Poisoned},
		{ir.OpOr, ir.EvalArgs{A: 3, B: 2, Width: 8, To: 8, Flags: ir.Disjoint}, 0, ir.Poisoned},
		{ir.OpZExt, ir.EvalArgs{A: 0x80, Width: 8, To: 16, Flags: ir.NNeg}, 0, ir.Poisoned},
		{ir.OpSExt, ir.EvalArgs{A: 0x80, Width: 8, To: 16}, 0xff80, ir.Defined},
		{ir.OpTrunc, ir.EvalArgs{A: 0x180, Width: 16, To: 8, Flags: ir.NUW}, 0, ir.Poisoned},
		{ir.OpTrunc, ir.EvalArgs{A: 0xff80, Width: 16, To: 8, Flags: ir.NSW}, 0x80, ir.Defined},
		{ir.OpICmp, ir.EvalArgs{A: 0x80, B: 1, Width: 8, To: 1, Pred: ir.SLT}, 1, ir.Defined},
		{ir.OpICmp, ir.EvalArgs{A: 0x80, B: 1, Width: 8, To: 1, Pred: ir.ULT, Flags: ir.SameSign}, 0, ir.Poisoned},
	} {
		got, out := c.op.Info().Eval(c.e)
		if out != c.out || out == ir.Defined && got != c.want {
			t.Errorf("%s %s %+v: %#x, outcome %d, want %#x, outcome %d", c.op, c.e.Flags, c.e, got, out, c.want, c.out)
		}
	}
}

func f32(x float64) uint64 { return uint64(math.Float32bits(float32(x))) }
func f64(x float64) uint64 { return math.Float64bits(x) }

// TestEvalFloat pins conversions, flags and what is left unfolded.
func TestEvalFloat(t *testing.T) {
	nan, inf := math.NaN(), math.Inf(1)
	f := func(a, b float64) ir.EvalArgs { return ir.EvalArgs{A: f32(a), B: f32(b), Width: 32, To: 32} }
	d := func(a, b float64) ir.EvalArgs { return ir.EvalArgs{A: f64(a), B: f64(b), Width: 64, To: 64} }
	with := func(e ir.EvalArgs, fl ir.Flags) ir.EvalArgs { e.Flags = fl; return e }
	to := func(e ir.EvalArgs, w uint32) ir.EvalArgs { e.To = w; return e }
	pred := func(e ir.EvalArgs, p ir.Pred) ir.EvalArgs { e.Pred, e.To = p, 1; return e }
	integer := func(a uint64, w, to uint32) ir.EvalArgs { return ir.EvalArgs{A: a, Width: w, To: to} }
	for _, c := range []struct {
		op   ir.Op
		e    ir.EvalArgs
		want uint64
		out  ir.Outcome
	}{
		{ir.OpFAdd, f(1, 2), f32(3), ir.Defined},
		{ir.OpFAdd, f(16777216, 1), f32(16777216), ir.Defined}, // a tie goes to even
		{ir.OpFAdd, f(inf, -inf), 0, ir.NotFolded},
		{ir.OpFAdd, with(f(inf, -inf), ir.NNaN), 0, ir.Poisoned},
		{ir.OpFAdd, with(f(inf, 1), ir.NInf), 0, ir.Poisoned},
		{ir.OpFMul, with(d(1e300, 1e300), ir.NInf), 0, ir.Poisoned},
		{ir.OpFMul, f(1e30, 1e30), f32(inf), ir.Defined},
		{ir.OpFMul, with(d(-1, 0), ir.NSZ), 0, ir.NotFolded},
		{ir.OpFMul, d(-1, 0), 1 << 63, ir.Defined},
		{ir.OpFDiv, d(1, 0), f64(inf), ir.Defined},
		{ir.OpFDiv, d(0, 0), 0, ir.NotFolded},
		{ir.OpFRem, d(-7, 2), f64(-1), ir.Defined},
		{ir.OpFRem, d(7, -2), f64(1), ir.Defined},
		{ir.OpFRem, d(-4, 2), 1 << 63, ir.Defined}, // the sign of the dividend
		{ir.OpFRem, d(1, 0), 0, ir.NotFolded},
		{ir.OpFNeg, d(0, 0), 1 << 63, ir.Defined},
		{ir.OpFNeg, ir.EvalArgs{A: 0x7fc00001, Width: 32, To: 32}, 0xffc00001, ir.Defined},
		{ir.OpFNeg, ir.EvalArgs{A: 0x7fc00001, Width: 32, To: 32, Flags: ir.NNaN}, 0, ir.Poisoned},
		{ir.OpFPTrunc, to(d(1e300, 0), 32), f32(inf), ir.Defined},
		{ir.OpFPTrunc, to(d(1+1e-9, 0), 32), f32(1), ir.Defined},
		{ir.OpFPTrunc, to(d(nan, 0), 32), 0, ir.NotFolded},
		{ir.OpFPExt, to(f(0.1, 0), 64), f64(float64(float32(0.1))), ir.Defined},
		{ir.OpFPToUI, to(f(255.9, 0), 8), 255, ir.Defined},
		{ir.OpFPToUI, to(f(256, 0), 8), 0, ir.Poisoned},
		{ir.OpFPToUI, to(f(-0.9, 0), 8), 0, ir.Defined},
		{ir.OpFPToUI, to(f(-1, 0), 8), 0, ir.Poisoned},
		{ir.OpFPToUI, to(d(18446744073709549568, 0), 64), 18446744073709549568, ir.Defined},
		{ir.OpFPToUI, to(d(18446744073709551616, 0), 64), 0, ir.Poisoned},
		{ir.OpFPToUI, to(d(nan, 0), 64), 0, ir.Poisoned},
		{ir.OpFPToSI, to(f(-128.9, 0), 8), 0x80, ir.Defined},
		{ir.OpFPToSI, to(f(-129, 0), 8), 0, ir.Poisoned},
		{ir.OpFPToSI, to(f(127.9, 0), 8), 0x7f, ir.Defined},
		{ir.OpFPToSI, to(f(128, 0), 8), 0, ir.Poisoned},
		{ir.OpFPToSI, to(d(-9223372036854775808, 0), 64), 1 << 63, ir.Defined},
		{ir.OpFPToSI, to(d(9223372036854775808, 0), 64), 0, ir.Poisoned},
		{ir.OpFPToSI, to(d(-1, 0), 1), 1, ir.Defined},
		{ir.OpFPToSI, to(d(1, 0), 1), 0, ir.Poisoned},
		{ir.OpUIToFP, integer(math.MaxUint64, 64, 32), f32(18446744073709551616), ir.Defined},
		// Rounded to a double first, this would lie on a tie and go down.
		{ir.OpUIToFP, integer(0x8000008000000001, 64, 32), 0x5f000001, ir.Defined},
		{ir.OpUIToFP, integer(0x80, 8, 64), f64(128), ir.Defined},
		{ir.OpUIToFP, ir.EvalArgs{A: 0x80, Width: 8, To: 64, Flags: ir.NNeg}, 0, ir.Poisoned},
		{ir.OpSIToFP, integer(0x80, 8, 64), f64(-128), ir.Defined},
		{ir.OpSIToFP, integer(0x4000004000000001, 64, 32), 0x5e800001, ir.Defined},
		{ir.OpSIToFP, integer(1, 1, 32), f32(-1), ir.Defined},
		{ir.OpFCmp, pred(d(nan, 1), ir.ORD), 0, ir.Defined},
		{ir.OpFCmp, pred(d(nan, 1), ir.UNO), 1, ir.Defined},
		{ir.OpFCmp, pred(d(nan, 1), ir.FTrue), 1, ir.Defined},
		{ir.OpFCmp, pred(d(1, 1), ir.FFalse), 0, ir.Defined},
		{ir.OpFCmp, pred(d(0, math.Copysign(0, -1)), ir.OEQ), 1, ir.Defined},
		{ir.OpFCmp, with(pred(d(nan, 1), ir.UNO), ir.NNaN), 0, ir.Poisoned},
		{ir.OpFCmp, with(pred(d(inf, 1), ir.OGT), ir.NInf), 0, ir.Poisoned},
		{ir.OpFAdd, ir.EvalArgs{A: 1, B: 2, Width: 16, To: 16}, 0, ir.NotFolded},
		{ir.OpFNeg, ir.EvalArgs{A: 1, Width: 80, To: 80}, 0, ir.NotFolded},
	} {
		got, out := c.op.Info().Eval(c.e)
		if out != c.out || out == ir.Defined && got != c.want {
			t.Errorf("%s %s %+v: %#x, outcome %d, want %#x, outcome %d", c.op, c.e.Flags, c.e, got, out, c.want, c.out)
		}
	}
}

// TestEvalFloatRandom compares with the processor's own float and double.
func TestEvalFloatRandom(t *testing.T) {
	rng := rand.New(rand.NewPCG(3, 4))
	value := func() float64 {
		switch rng.IntN(5) {
		case 0:
			return float64(rng.IntN(9) - 4)
		case 1:
			return math.Float64frombits(rng.Uint64())
		case 2:
			return float64(math.Float32frombits(rng.Uint32()))
		}
		return math.Ldexp(rng.Float64()-0.5, rng.IntN(80)-40)
	}
	for _, c := range []struct {
		op  ir.Op
		f32 func(a, b float32) float32
		f64 func(a, b float64) float64
	}{
		{ir.OpFAdd, func(a, b float32) float32 { return a + b }, func(a, b float64) float64 { return a + b }},
		{ir.OpFSub, func(a, b float32) float32 { return a - b }, func(a, b float64) float64 { return a - b }},
		{ir.OpFMul, func(a, b float32) float32 { return a * b }, func(a, b float64) float64 { return a * b }},
		{ir.OpFDiv, func(a, b float32) float32 { return a / b }, func(a, b float64) float64 { return a / b }},
	} {
		for range 20000 {
			a, b := value(), value()
			got, out := c.op.Info().Eval(ir.EvalArgs{A: f64(a), B: f64(b), Width: 64, To: 64})
			if want := c.f64(a, b); math.IsNaN(want) != (out == ir.NotFolded) || out == ir.Defined && got != f64(want) {
				t.Fatalf("%s double %g, %g: %g outcome %d, want %g", c.op, a, b, math.Float64frombits(got), out, want)
			}
			x, y := float32(a), float32(b)
			got, out = c.op.Info().Eval(ir.EvalArgs{A: f32(a), B: f32(b), Width: 32, To: 32})
			if want := c.f32(x, y); want != want != (out == ir.NotFolded) || out == ir.Defined && got != uint64(math.Float32bits(want)) {
				t.Fatalf("%s float %g, %g: %#x outcome %d, want %g", c.op, x, y, got, out, want)
			}
		}
	}
}

// TestPredicates holds Swap and Invert against the evaluation.
func TestPredicates(t *testing.T) {
	icmp, fcmp := ir.OpICmp.Info().Eval, ir.OpFCmp.Info().Eval
	for p := ir.EQ; p <= ir.SLE; p++ {
		if ir.ICmpPred(p.String()) != p || p.IsFloat() || p.Swap().Swap() != p || p.Invert().Invert() != p {
			t.Errorf("%s: name, kind or involutions are wrong", p)
		}
		for a := uint64(0); a < 8; a++ {
			for b := uint64(0); b < 8; b++ {
				r, _ := icmp(ir.EvalArgs{A: a, B: b, Width: 3, To: 1, Pred: p})
				s, _ := icmp(ir.EvalArgs{A: b, B: a, Width: 3, To: 1, Pred: p.Swap()})
				n, _ := icmp(ir.EvalArgs{A: a, B: b, Width: 3, To: 1, Pred: p.Invert()})
				if r != s || r == n {
					t.Errorf("icmp %s %d, %d is %d, swapped %d, inverted %d", p, a, b, r, s, n)
				}
			}
		}
	}
	values := []float64{math.NaN(), math.Inf(-1), -1, math.Copysign(0, -1), 0, 2, math.Inf(1)}
	for p := ir.FFalse; p <= ir.FTrue; p++ {
		if ir.FCmpPred(p.String()) != p || !p.IsFloat() || p.Swap().Swap() != p || p.Invert().Invert() != p {
			t.Errorf("%s: name, kind or involutions are wrong", p)
		}
		for _, a := range values {
			for _, b := range values {
				r, _ := fcmp(ir.EvalArgs{A: f64(a), B: f64(b), Width: 64, To: 1, Pred: p})
				s, _ := fcmp(ir.EvalArgs{A: f64(b), B: f64(a), Width: 64, To: 1, Pred: p.Swap()})
				n, _ := fcmp(ir.EvalArgs{A: f64(a), B: f64(b), Width: 64, To: 1, Pred: p.Invert()})
				if r != s || r == n {
					t.Errorf("fcmp %s %g, %g is %d, swapped %d, inverted %d", p, a, b, r, s, n)
				}
			}
		}
	}
}

// TestEvalByLLVM lets opt fold the same operations. Where the result is poison
// or undefined behaviour to us, LLVM may give anything.
func TestEvalByLLVM(t *testing.T) {
	opt := llvmtest.Tool(t, "opt-22")
	rng := rand.New(rand.NewPCG(5, 6))
	var text strings.Builder
	var want []string // the result in LLVM's spelling, "" for anything
	var what []string
	widths := []uint32{1, 2, 3, 7, 8, 16, 31, 32, 33, 63, 64}
	emit := func(result, line string, r string, out ir.Outcome) {
		if out != ir.Defined {
			r = ""
		}
		fmt.Fprintf(&text, "define %s @f%d() {\n  %%r = %s\n  ret %s %%r\n}\n", result, len(want), line, result)
		want, what = append(want, r), append(what, line)
	}
	spell := func(r uint64, w uint32) string {
		if w == 1 {
			return strconv.FormatBool(r == 1)
		}
		return strconv.FormatInt(int64(r<<(64-w))>>(64-w), 10)
	}
	for _, op := range integerOps() {
		flags, preds := flagSets(op), intPreds(op)
		for range 120 {
			w := widths[rng.IntN(len(widths))]
			tos := results(op, w, widths)
			if len(tos) == 0 {
				continue
			}
			e := ir.EvalArgs{A: operand(rng, w), B: operand(rng, w), Width: w, To: tos[rng.IntN(len(tos))],
				Flags: flags[rng.IntN(len(flags))], Pred: preds[rng.IntN(len(preds))]}
			r, out := op.Info().Eval(e)
			line := op.String() + " " + string(ir.AppendFlags(nil, e.Flags))
			if e.Pred != ir.PredNone {
				line += e.Pred.String() + " "
			}
			line += fmt.Sprintf("i%d %s", w, spell(e.A, w))
			if op.IsCast() {
				line += fmt.Sprintf(" to i%d", e.To)
			} else {
				line += ", " + spell(e.B, w)
			}
			emit(fmt.Sprintf("i%d", e.To), line, spell(r, e.To), out)
		}
	}
	for _, op := range []ir.Op{ir.OpFAdd, ir.OpFSub, ir.OpFMul, ir.OpFDiv, ir.OpFRem} {
		for range 60 {
			a, b := math.Ldexp(rng.Float64()-0.5, rng.IntN(40)-20), math.Ldexp(rng.Float64()-0.5, rng.IntN(40)-20)
			r, out := op.Info().Eval(ir.EvalArgs{A: f64(a), B: f64(b), Width: 64, To: 64})
			emit("i64", fmt.Sprintf("bitcast double %s to i64", "%x"), spell(r, 64), out)
			s := text.String()
			cut := strings.LastIndex(s, "  %r")
			text.Reset()
			fmt.Fprintf(&text, "%s  %%x = %s double %#016x, %#016x\n%s", s[:cut], op, f64(a), f64(b), s[cut:])
		}
	}
	for _, op := range []ir.Op{ir.OpFPToUI, ir.OpFPToSI} {
		for range 60 {
			w := widths[rng.IntN(len(widths))]
			a := math.Ldexp(rng.Float64()-0.5, rng.IntN(70))
			r, out := op.Info().Eval(ir.EvalArgs{A: f64(a), Width: 64, To: w})
			emit(fmt.Sprintf("i%d", w), fmt.Sprintf("%s double %#016x to i%d", op, f64(a), w), spell(r, w), out)
		}
	}
	out, err := llvmtest.Run([]byte(text.String()), opt, "-passes=instsimplify", "-S", "-")
	if err != nil {
		t.Fatal(err)
	}
	compared := 0
	for _, f := range strings.Split(string(out), "define ")[1:] {
		_, name, _ := strings.Cut(f, "@f")
		name, _, _ = strings.Cut(name, "(")
		i, err := strconv.Atoi(name)
		if err != nil {
			t.Fatal(err)
		}
		_, r, ok := strings.Cut(f, "\n  ret ")
		r, _, _ = strings.Cut(r, "\n")
		_, r, _ = strings.Cut(r, " ")
		if !ok || want[i] == "" || strings.HasPrefix(r, "%") {
			continue
		}
		compared++
		if r != want[i] {
			t.Errorf("%s: LLVM folds to %s, we to %s", what[i], r, want[i])
		}
	}
	if compared < len(want)/3 {
		t.Errorf("only %d of %d results could be compared", compared, len(want))
	}
	t.Logf("%d of %d operations folded by both", compared, len(want))
}
