package constfold

import (
	"math/big"

	"rewrite/passes/ir"
	"rewrite/passes/ir/fp"
)

// Intrinsics of NVPTX, which name the instruction of the PTX ISA that they are: the
// rounding mode (rn, rz, rm, rp), and with ftz that operands and results that are
// denormal become zeros of their sign.
// The bits of NaNs that these give are the processor's: such calls stay.

var nvvmModes = map[string]fp.Mode{"rn": fp.NearestEven, "rz": fp.TowardZero, "rm": fp.Downward, "rp": fp.Upward}

// flushed is a number, or the zero of its sign if it is denormal.
func flushed(format fp.Format, x uint64) uint64 {
	if format.IsDenormal(x) {
		return x & format.SignBit()
	}
	return x
}

// ptx flushes operands, computes and flushes the result.
func ptx(ftz bool, compute func(format fp.Format, x []uint64) fp.Rounded) func(*call, []*ir.Value) *ir.Value {
	return func(c *call, args []*ir.Value) *ir.Value {
		x, format, ok := floats(args)
		if !ok || c.to.Kind != format.Kind || !c.ieee(format) && hasDenormal(format, x...) {
			return nil
		}
		if ftz {
			for i := range x {
				x[i] = flushed(format, x[i])
			}
		}
		r := compute(format, x)
		if r.NaN || ftz && r.Tiny && !format.IsDenormal(r.Bits) && !format.IsZero(r.Bits) { // is it flushed before it is rounded up?
			return nil
		}
		if !c.ieee(format) && hasDenormal(format, r.Bits) {
			return nil
		}
		if ftz {
			r.Bits = flushed(format, r.Bits)
		}
		return c.float(r.Bits)
	}
}

// toInteger is a conversion, which clamps to the range of the result. A NaN is the
// integer with only the highest bit set where the source is a double or the result
// has 64 bits, and 0 elsewhere (PTX ISA, "cvt").
func toInteger(m fp.Mode, ftz, isSigned bool) func(*call, []*ir.Value) *ir.Value {
	return func(c *call, args []*ir.Value) *ir.Value {
		x, format, ok := floats(args)
		if !ok || !c.to.IsInt() || !c.ieee(format) && hasDenormal(format, x[0]) {
			return nil
		}
		if ftz {
			x[0] = flushed(format, x[0])
		}
		least, greatest := integerRange(c.to.Bits, isSigned)
		switch {
		case format.IsNaN(x[0]) && (format.Kind == ir.DoubleKind || c.to.Bits == 64):
			return c.int(new(big.Int).Lsh(big.NewInt(1), uint(c.to.Bits)-1))
		case format.IsNaN(x[0]):
			return c.int(new(big.Int))
		case format.IsInf(x[0]):
			if x[0]&format.SignBit() != 0 {
				return c.int(least)
			}
			return c.int(greatest)
		}
		n, _ := format.Truncated(format.IntegralIn(m, x[0]).Bits)
		switch {
		case n.Cmp(least) < 0:
			n = least
		case n.Cmp(greatest) > 0:
			n = greatest
		}
		return c.int(n)
	}
}

func integerRange(bits uint32, isSigned bool) (least, greatest *big.Int) {
	one := big.NewInt(1)
	if !isSigned {
		return new(big.Int), new(big.Int).Sub(new(big.Int).Lsh(one, uint(bits)), one)
	}
	top := new(big.Int).Lsh(one, uint(bits)-1)
	return new(big.Int).Neg(top), new(big.Int).Sub(top, one)
}

// nvvm are the operations by the full name of the function, which no types follow. As
// intrinsics of one target they have no row in the table.
var nvvm = map[string]*operation{}

func init() {
	for r, m := range nvvmModes {
		for _, op := range []struct {
			name    string
			compute func(format fp.Format, x []uint64) fp.Rounded
		}{
			{"add", func(format fp.Format, x []uint64) fp.Rounded { return format.AddIn(m, x[0], x[1]) }},
			{"mul", func(format fp.Format, x []uint64) fp.Rounded { return format.MulIn(m, x[0], x[1]) }},
			{"div", func(format fp.Format, x []uint64) fp.Rounded { return format.DivIn(m, x[0], x[1]) }},
			{"fma", func(format fp.Format, x []uint64) fp.Rounded { return format.FMAIn(m, x[0], x[1], x[2]) }},
			{"sqrt", func(format fp.Format, x []uint64) fp.Rounded { return format.SqrtIn(m, x[0]) }},
			{"rcp", func(format fp.Format, x []uint64) fp.Rounded { return format.DivIn(m, format.Round(1), x[0]) }},
		} {
			name := "llvm.nvvm." + op.name + "." + r
			nvvm[name+".d"] = &operation{lane: ptx(false, op.compute)}
			nvvm[name+".f"] = &operation{lane: ptx(false, op.compute)}
			nvvm[name+".ftz.f"] = &operation{lane: ptx(true, op.compute)}
		}
		for to, isSigned := range map[string]bool{"i": true, "ui": false, "ll": true, "ull": false} {
			nvvm["llvm.nvvm.f2"+to+"."+r] = &operation{lane: toInteger(m, false, isSigned)}
			nvvm["llvm.nvvm.f2"+to+"."+r+".ftz"] = &operation{lane: toInteger(m, true, isSigned)}
			nvvm["llvm.nvvm.d2"+to+"."+r] = &operation{lane: toInteger(m, false, isSigned)}
		}
	}
}
