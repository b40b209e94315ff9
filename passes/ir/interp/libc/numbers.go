package libc

import (
	"bytes"
	"math"
	"math/big"
	"math/bits"
	"strconv"
	"strings"

	"rewrite/passes/ir"
	"rewrite/passes/ir/interp"
)

// numbers: conversions of text, and random numbers.
var numbers = table{
	"atoi": func(c *interp.Call) (interp.Value, error) {
		s, err := c.CString(c.Arg(0))
		n, _ := parseInt(s, 10)
		return num(c, clamp(n)), err
	},
	"atol": func(c *interp.Call) (interp.Value, error) {
		s, err := c.CString(c.Arg(0))
		n, _ := parseInt(s, 10)
		return num(c, clamp(n)), err
	},
	"atof": func(c *interp.Call) (interp.Value, error) {
		s, err := c.CString(c.Arg(0))
		x, _ := parseFloat(s)
		return interp.Int(math.Float64bits(x)), err
	},
	"strtol":  func(c *interp.Call) (interp.Value, error) { return strto(c, true) },
	"strtoul": func(c *interp.Call) (interp.Value, error) { return strto(c, false) },
	"strtod": func(c *interp.Call) (interp.Value, error) {
		s, err := c.CString(c.Arg(0))
		if err != nil {
			return none, err
		}
		x, n := parseFloat(s)
		if math.IsInf(x, 0) && n > 0 && !bytes.ContainsAny(s[:n], "iI") {
			setErrno(c, erange)
		}
		return interp.Int(math.Float64bits(x)), endPtr(c, n)
	},
	"strtof": func(c *interp.Call) (interp.Value, error) {
		s, err := c.CString(c.Arg(0))
		if err != nil {
			return none, err
		}
		x, n := parseFloat(s)
		if n > 0 && !math.IsNaN(x) { // once more, so that it is rounded once
			if y, err := strconv.ParseFloat(goFloat(strings.TrimLeft(string(s[:n]), " \t\n\v\f\r")), 32); err == nil {
				x = y
			}
		}
		return interp.Int(uint64(math.Float32bits(float32(x)))), endPtr(c, n)
	},
	"strtod_l80": func(c *interp.Call) (interp.Value, error) {
		s, err := c.CString(c.Arg(0))
		if err != nil {
			return none, err
		}
		x, n := parseFloat(s)
		if n > 0 && !math.IsNaN(x) {
			if f, _, err := big.ParseFloat(goFloat(strings.TrimLeft(string(s[:n]), " \t\n\v\f\r")), 0, 64, big.ToNearestEven); err == nil {
				return c.FromFloat(ir.X86FP80, f), endPtr(c, n)
			}
		}
		return c.FromFloat(ir.X86FP80, new(big.Float).SetFloat64(x)), endPtr(c, n)
	},
	"abs":  magnitude,
	"labs": magnitude,
	"ffs": func(c *interp.Call) (interp.Value, error) {
		n := c.Num(0)
		if n == 0 {
			return num(c, 0), nil
		}
		return num(c, int64(bits.TrailingZeros64(n))+1), nil
	},
	"rand": func(c *interp.Call) (interp.Value, error) {
		l := library(c.Machine)
		if l.rand == nil {
			l.seed(1)
		}
		return num(c, int64(l.random())), nil
	},
	"random": func(c *interp.Call) (interp.Value, error) {
		l := library(c.Machine)
		if l.rand == nil {
			l.seed(1)
		}
		return num(c, int64(l.random())), nil
	},
	"srand": func(c *interp.Call) (interp.Value, error) {
		library(c.Machine).seed(uint32(c.Num(0)))
		return none, nil
	},
	"srandom": func(c *interp.Call) (interp.Value, error) {
		library(c.Machine).seed(uint32(c.Num(0)))
		return none, nil
	},
}

// seed and random are glibc's additive feedback generator of 31 words: the
// sequence that programs expect of srand(n).
func (l *lib) seed(n uint32) {
	if n == 0 {
		n = 1
	}
	r := []uint32{n}
	word := int64(int32(n))
	for len(r) < 31 {
		word = 16807 * word % 2147483647
		if word < 0 {
			word += 2147483647
		}
		r = append(r, uint32(word))
	}
	l.rand = append(r, r[:3]...)
	for range 310 {
		l.random()
	}
}

func (l *lib) random() uint32 {
	n := len(l.rand)
	x := l.rand[n-31] + l.rand[n-3]
	l.rand = append(l.rand[1:], x)
	return x >> 1
}

func clamp(n *big.Int) int64 {
	switch {
	case n.IsInt64():
		return n.Int64()
	case n.Sign() < 0:
		return math.MinInt64
	}
	return math.MaxInt64
}

// parseInt reads a number as strtol does; used is 0 if there is none.
func parseInt(s []byte, base int) (n *big.Int, used int) {
	i, negative := 0, false
	for i < len(s) && (s[i] == ' ' || s[i] >= 9 && s[i] <= 13) {
		i++
	}
	if i < len(s) && (s[i] == '+' || s[i] == '-') {
		negative = s[i] == '-'
		i++
	}
	digit := func(b byte) int {
		switch {
		case b >= '0' && b <= '9':
			return int(b - '0')
		case b|32 >= 'a' && b|32 <= 'z':
			return int(b|32-'a') + 10
		}
		return 99
	}
	if (base == 0 || base == 16) && i+2 < len(s) && s[i] == '0' && s[i+1]|32 == 'x' && digit(s[i+2]) < 16 {
		i, base = i+2, 16
	}
	if base == 0 {
		base = 10
		if i < len(s) && s[i] == '0' {
			base = 8
		}
	}
	start := i
	for i < len(s) && digit(s[i]) < base {
		i++
	}
	n = new(big.Int)
	if i == start {
		return n, 0
	}
	n.SetString(string(s[start:i]), base)
	if negative {
		n.Neg(n)
	}
	return n, i
}

// magnitude is abs, which does not have the one of the smallest number.
func magnitude(c *interp.Call) (interp.Value, error) {
	n := c.Signed(0)
	if n < 0 && num(c, n) == num(c, -n) {
		return none, c.Fail("the magnitude of %s does not fit", c.Format(c.Types[0], c.Arg(0)))
	}
	return num(c, max(n, -n)), nil
}

func strto(c *interp.Call, signed bool) (interp.Value, error) {
	s, err := c.CString(c.Arg(0))
	if err != nil {
		return none, err
	}
	base := int(int32(c.Num(2)))
	if base < 0 || base == 1 || base > 36 {
		return none, &interp.Unsupported{What: "@" + c.Name + " with a base that is none"}
	}
	n, used := parseInt(s, base)
	w := c.Result.Bits
	r := n
	if signed {
		hi := new(big.Int).Sub(new(big.Int).Lsh(big.NewInt(1), uint(w-1)), big.NewInt(1))
		lo := new(big.Int).Not(hi)
		if r.Cmp(hi) > 0 {
			r = hi
		}
		if r.Cmp(lo) < 0 {
			r = lo
		}
	} else {
		all := new(big.Int).Sub(new(big.Int).Lsh(big.NewInt(1), uint(w)), big.NewInt(1))
		if new(big.Int).Abs(n).Cmp(all) > 0 {
			r = all
		}
	}
	if r != n {
		setErrno(c, erange)
	}
	return interp.Int(new(big.Int).And(r, new(big.Int).SetUint64(ir.Mask(w))).Uint64()), endPtr(c, used)
}

// endPtr stores where a number ended, if argument 1 asks for it.
func endPtr(c *interp.Call, used int) error {
	if n, _ := c.Arg(1).Int(); n == 0 {
		return nil
	}
	o, off, err := c.Find(c.Arg(1), 8, true)
	if err == nil {
		c.StorePointer(o, off, offset(c.Arg(0), int64(used)))
	}
	return err
}

// goFloat makes of C's spelling of a number Go's.
func goFloat(s string) string {
	if strings.HasPrefix(strings.ToLower(strings.TrimLeft(s, "+-")), "0x") && !strings.ContainsAny(s, "pP") {
		s += "p0"
	}
	return s
}

// parseFloat reads a number as strtod does; used is 0 if there is none.
func parseFloat(s []byte) (x float64, used int) {
	i := 0
	for i < len(s) && (s[i] == ' ' || s[i] >= 9 && s[i] <= 13) {
		i++
	}
	start := i
	if i < len(s) && (s[i] == '+' || s[i] == '-') {
		i++
	}
	low := strings.ToLower(string(s[i:min(len(s), i+8)]))
	for _, word := range []string{"infinity", "inf", "nan"} {
		if strings.HasPrefix(low, word) {
			x, sign := math.Inf(1), 1.0
			if word == "nan" {
				x = math.NaN()
			}
			if s[start] == '-' {
				sign = -1
			}
			return math.Copysign(x, sign), i + len(word)
		}
	}
	isDigit := func(b byte) bool { return b >= '0' && b <= '9' }
	exp := byte('e')
	if strings.HasPrefix(low, "0x") && len(low) > 2 {
		isDigit = func(b byte) bool { return b >= '0' && b <= '9' || b|32 >= 'a' && b|32 <= 'f' }
		if isDigit(low[2]) || low[2] == '.' {
			i += 2
			exp = 'p'
		} else {
			isDigit = func(b byte) bool { return b >= '0' && b <= '9' }
		}
	}
	digits := 0
	for ; i < len(s) && isDigit(s[i]); i++ {
		digits++
	}
	if i < len(s) && s[i] == '.' {
		i++
		for ; i < len(s) && isDigit(s[i]); i++ {
			digits++
		}
	}
	if digits == 0 {
		return 0, 0
	}
	if i < len(s) && s[i]|32 == exp {
		j := i + 1
		if j < len(s) && (s[j] == '+' || s[j] == '-') {
			j++
		}
		if j < len(s) && s[j] >= '0' && s[j] <= '9' {
			for j < len(s) && s[j] >= '0' && s[j] <= '9' {
				j++
			}
			i = j
		}
	}
	x, _ = strconv.ParseFloat(goFloat(string(s[start:i])), 64) // out of range it gives an infinity, as C does
	return x, i
}
