package libc

import (
	"math"
	"strconv"

	"rewrite/passes/ir/interp"
)

// maths: math.h. The functions that IEEE 754 does not fix to the last bit are
// the host's: a C library may give another last bit.
var maths = table{
	"ldexp": func(c *interp.Call) (interp.Value, error) {
		return double(math.Ldexp(floatArg(c, 0), int(int32(c.Num(1))))), nil
	},
	"ldexpf": func(c *interp.Call) (interp.Value, error) {
		x := math.Ldexp(float64(math.Float32frombits(uint32(c.Num(0)))), int(int32(c.Num(1))))
		return interp.Int(uint64(math.Float32bits(float32(x)))), nil
	},
	"nan": func(c *interp.Call) (interp.Value, error) {
		s, err := c.CString(c.Arg(0))
		n, parsed := strconv.ParseUint(string(s), 0, 64)
		if parsed != nil {
			n = 0
		}
		return double(math.Float64frombits(0x7ff8000000000000 | n&(1<<51-1))), err
	},
	"scalbn": func(c *interp.Call) (interp.Value, error) {
		return double(math.Ldexp(floatArg(c, 0), int(int32(c.Num(1))))), nil
	},
	"frexp": func(c *interp.Call) (interp.Value, error) {
		x, e := math.Frexp(floatArg(c, 0))
		return double(x), c.Write(c.Arg(1), []byte{byte(e), byte(e >> 8), byte(e >> 16), byte(e >> 24)})
	},
	"modf": func(c *interp.Call) (interp.Value, error) {
		x := floatArg(c, 0)
		whole, frac := math.Modf(x)
		if math.IsInf(x, 0) {
			frac = 0
		}
		bits := math.Float64bits(whole)
		b := make([]byte, 8)
		for i := range b {
			b[i] = byte(bits >> (8 * i))
		}
		return double(math.Copysign(frac, x)), c.Write(c.Arg(1), b)
	},
	"lround":  func(c *interp.Call) (interp.Value, error) { return num(c, int64(math.Round(floatArg(c, 0)))), nil },
	"llround": func(c *interp.Call) (interp.Value, error) { return num(c, int64(math.Round(floatArg(c, 0)))), nil },
	"lrint": func(c *interp.Call) (interp.Value, error) {
		return num(c, int64(math.RoundToEven(floatArg(c, 0)))), nil
	},
	"__muldc3": func(c *interp.Call) (interp.Value, error) {
		a, b, x, y := floatArg(c, 0), floatArg(c, 1), floatArg(c, 2), floatArg(c, 3)
		return interp.List(double(a*x-b*y), double(a*y+b*x)), nil
	},
	"__divdc3": func(c *interp.Call) (interp.Value, error) {
		a, b, x, y := floatArg(c, 0), floatArg(c, 1), floatArg(c, 2), floatArg(c, 3)
		scale := 0
		if l := math.Logb(math.Max(math.Abs(x), math.Abs(y))); !math.IsInf(l, 0) && !math.IsNaN(l) {
			scale = int(l)
			x, y = math.Ldexp(x, -scale), math.Ldexp(y, -scale)
		}
		d := x*x + y*y
		return interp.List(double(math.Ldexp((a*x+b*y)/d, -scale)), double(math.Ldexp((b*x-a*y)/d, -scale))), nil
	},
}

func double(x float64) interp.Value { return interp.Int(math.Float64bits(x)) }

func floatArg(c *interp.Call, i int) float64 { return math.Float64frombits(c.Num(i)) }

var unaryMath = map[string]func(float64) float64{
	"sin": math.Sin, "cos": math.Cos, "tan": math.Tan, "asin": math.Asin, "acos": math.Acos, "atan": math.Atan,
	"sinh": math.Sinh, "cosh": math.Cosh, "tanh": math.Tanh, "asinh": math.Asinh, "acosh": math.Acosh, "atanh": math.Atanh,
	"exp": math.Exp, "exp2": math.Exp2, "expm1": math.Expm1, "log": math.Log, "log2": math.Log2, "log10": math.Log10, "log1p": math.Log1p,
	"sqrt": math.Sqrt, "cbrt": math.Cbrt, "floor": math.Floor, "ceil": math.Ceil, "trunc": math.Trunc, "round": math.Round,
	"rint": math.RoundToEven, "nearbyint": math.RoundToEven, "roundeven": math.RoundToEven, "fabs": math.Abs, "erf": math.Erf, "erfc": math.Erfc,
	"tgamma": math.Gamma, "logb": math.Logb,
}

var binaryMath = map[string]func(a, b float64) float64{
	"pow": math.Pow, "fmod": math.Mod, "atan2": math.Atan2, "hypot": math.Hypot, "copysign": math.Copysign, "fdim": math.Dim,
	"remainder": math.Remainder, "nextafter": math.Nextafter,
	"fmaximum": math.Max, "fminimum": math.Min, "fmaximum_num": ofNumbers(math.Max), "fminimum_num": ofNumbers(math.Min),
	"fmax": ofNumbers(math.Max), "fmin": ofNumbers(math.Min),
}

// ofNumbers gives the other operand where one is a NaN.
func ofNumbers(f func(a, b float64) float64) func(a, b float64) float64 {
	return func(a, b float64) float64 {
		switch {
		case math.IsNaN(a):
			return b
		case math.IsNaN(b):
			return a
		}
		return f(a, b)
	}
}

func init() {
	for name, f := range unaryMath {
		maths[name] = func(c *interp.Call) (interp.Value, error) {
			x := floatArg(c, 0)
			r := f(x)
			if math.IsNaN(r) && !math.IsNaN(x) {
				setErrno(c, edom)
				r = math.Copysign(r, -1) // as x86 makes it of an invalid operation
			}
			return double(r), nil
		}
		maths[name+"f"] = func(c *interp.Call) (interp.Value, error) {
			r := float32(f(float64(math.Float32frombits(uint32(c.Num(0))))))
			return interp.Int(uint64(math.Float32bits(r))), nil
		}
	}
	for name, f := range binaryMath {
		maths[name] = func(c *interp.Call) (interp.Value, error) {
			x, y := floatArg(c, 0), floatArg(c, 1)
			r := f(x, y)
			if math.IsNaN(r) && !math.IsNaN(x) && !math.IsNaN(y) {
				setErrno(c, edom)
				r = math.Copysign(r, -1)
			}
			return double(r), nil
		}
		maths[name+"f"] = func(c *interp.Call) (interp.Value, error) {
			x, y := math.Float32frombits(uint32(c.Num(0))), math.Float32frombits(uint32(c.Num(1)))
			return interp.Int(uint64(math.Float32bits(float32(f(float64(x), float64(y)))))), nil
		}
	}
}
