package libc

import (
	"bytes"
	"math"
	"math/big"
	"strconv"
	"strings"

	"rewrite/passes/ir"
	"rewrite/passes/ir/interp"
)

func decimal(n int64) string { return strconv.FormatInt(n, 10) }

// printing: the printf family.
var printing = table{
	"printf": func(c *interp.Call) (interp.Value, error) {
		return printTo(c, library(c.Machine).stream(c.Machine, "stdout"), c.Arg(0), &rest{c: c, next: 1})
	},
	"fprintf": func(c *interp.Call) (interp.Value, error) {
		f, err := fileOf(c, 0)
		if err != nil {
			return none, err
		}
		return printTo(c, f, c.Arg(1), &rest{c: c, next: 2})
	},
	"vprintf": func(c *interp.Call) (interp.Value, error) {
		return printTo(c, library(c.Machine).stream(c.Machine, "stdout"), c.Arg(0), &list{c, c.Arg(1)})
	},
	"vfprintf": func(c *interp.Call) (interp.Value, error) {
		f, err := fileOf(c, 0)
		if err != nil {
			return none, err
		}
		return printTo(c, f, c.Arg(1), &list{c, c.Arg(2)})
	},
	"sprintf":   func(c *interp.Call) (interp.Value, error) { return printString(c, false, &rest{c: c, next: 2}) },
	"snprintf":  func(c *interp.Call) (interp.Value, error) { return printString(c, true, &rest{c: c, next: 3}) },
	"vsprintf":  func(c *interp.Call) (interp.Value, error) { return printString(c, false, &list{c, c.Arg(2)}) },
	"vsnprintf": func(c *interp.Call) (interp.Value, error) { return printString(c, true, &list{c, c.Arg(3)}) },
	"__sprintf_chk": func(c *interp.Call) (interp.Value, error) {
		c.Args, c.Types = without(c.Args, 1, 3), without(c.Types, 1, 3)
		return printString(c, false, &rest{c: c, next: 2})
	},
	"__snprintf_chk": func(c *interp.Call) (interp.Value, error) {
		c.Args, c.Types = without(c.Args, 2, 4), without(c.Types, 2, 4)
		return printString(c, true, &rest{c: c, next: 3})
	},
	"__printf_chk": func(c *interp.Call) (interp.Value, error) {
		return printTo(c, library(c.Machine).stream(c.Machine, "stdout"), c.Arg(1), &rest{c: c, next: 2})
	},
	"__fprintf_chk": func(c *interp.Call) (interp.Value, error) {
		f, err := fileOf(c, 0)
		if err != nil {
			return none, err
		}
		return printTo(c, f, c.Arg(2), &rest{c: c, next: 3})
	},
}

func without[T any](s []T, from, to int) []T { return append(append([]T(nil), s[:from]...), s[to:]...) }

// A source gives the variable arguments, each of the type that is asked for.
type source interface {
	arg(t *ir.Type) (interp.Value, error)
}

// rest is those of the call at hand.
type rest struct {
	c    *interp.Call
	next int
}

func (r *rest) arg(t *ir.Type) (interp.Value, error) {
	if r.next >= len(r.c.Args) {
		return none, r.c.Fail("the format wants more than the %d arguments that there are", len(r.c.Args))
	}
	i := r.next
	r.next++
	have := r.c.Types[i]
	switch {
	case have == t, have.Kind == ir.PointerKind && t.Kind == ir.PointerKind:
	case have.Kind == ir.IntKind && t.Kind == ir.IntKind: // the high bits are cut off, or not looked at
	case have.Kind == ir.PointerKind && t.Kind == ir.IntKind, have.Kind == ir.IntKind && t.Kind == ir.PointerKind:
	default:
		return none, r.c.Fail("the format wants %s as argument %d, which is %s", t, i+1, have)
	}
	return r.c.Arg(i), nil
}

// list is those of a va_list.
type list struct {
	c  *interp.Call
	at interp.Value
}

func (l *list) arg(t *ir.Type) (interp.Value, error) {
	v, err := l.c.VaArg(l.at, t)
	if err == nil && v.IsPoison() {
		err = l.c.Fail("a poison argument is printed")
	}
	if err == nil && v.IsUndef() {
		one := *l.c
		one.Args, one.Types = []interp.Value{v}, []*ir.Type{t}
		v = one.Arg(0)
	}
	return v, err
}

func printTo(c *interp.Call, f *file, format interp.Value, args source) (interp.Value, error) {
	out, err := formatted(c, format, args)
	if err != nil {
		return none, err
	}
	if !f.write(out) {
		return num(c, -1), nil
	}
	return num(c, int64(len(out))), nil
}

func printString(c *interp.Call, bounded bool, args source) (interp.Value, error) {
	at := 1
	size := uint64(math.MaxUint64)
	if bounded {
		at, size = 2, c.Num(1)
	}
	out, err := formatted(c, c.Arg(at), args)
	if err != nil {
		return none, err
	}
	n := len(out)
	if size > 0 {
		if uint64(n) >= size {
			out = out[:size-1]
		}
		err = c.Write(c.Arg(0), append(out, 0))
	}
	return num(c, int64(n)), err
}

// A verb is one conversion of a format (C11 7.21.6.1).
type verb struct {
	minus, plus, space, alt, zero bool
	width, prec                   int // prec -1: not given
	length                        string
	conv                          byte
}

// formatted is what printf would print.
func formatted(c *interp.Call, format interp.Value, args source) ([]byte, error) {
	f, err := c.CString(format)
	if err != nil {
		return nil, err
	}
	var out []byte
	for len(f) > 0 {
		i := bytes.IndexByte(f, '%')
		if i < 0 {
			return append(out, f...), nil
		}
		out = append(out, f[:i]...)
		v, n, err := parseVerb(c, f[i+1:], args)
		if err != nil {
			return nil, err
		}
		f = f[i+1+n:]
		if out, err = v.print(c, out, args); err != nil {
			return nil, err
		}
	}
	return out, nil
}

func parseVerb(c *interp.Call, f []byte, args source) (v verb, n int, err error) {
	v.prec = -1
	star := func() (int, error) {
		a, err := args.arg(ir.I32)
		k, _ := a.Int()
		return int(int32(k)), err
	}
	at := func() byte {
		if n < len(f) {
			return f[n]
		}
		return 0
	}
flags:
	for ; ; n++ {
		switch at() {
		case '-':
			v.minus = true
		case '+':
			v.plus = true
		case ' ':
			v.space = true
		case '#':
			v.alt = true
		case '0':
			v.zero = true
		default:
			break flags
		}
	}
	number := func() (k int, err error) {
		if at() == '*' {
			n++
			return star()
		}
		for ; at() >= '0' && at() <= '9'; n++ {
			k = min(k*10+int(at()-'0'), 1<<28)
		}
		return k, nil
	}
	if v.width, err = number(); err != nil {
		return
	}
	if v.width < 0 {
		v.minus, v.width = true, -v.width
	}
	if at() == '.' {
		n++
		if v.prec, err = number(); err != nil {
			return
		}
		v.prec = max(v.prec, -1)
	}
	for strings.IndexByte("hlqjztL", at()) >= 0 && at() != 0 {
		v.length += string(at())
		n++
	}
	v.conv = at()
	return v, n + 1, nil
}

func (v verb) intType() (t *ir.Type, cut uint32) {
	switch v.length {
	case "hh":
		return ir.I32, 8
	case "h":
		return ir.I32, 16
	case "":
		return ir.I32, 32
	}
	return ir.I64, 64
}

// pad puts a text with its sign or prefix into the field.
func (v verb) pad(out []byte, prefix, body string, zeros bool) []byte {
	fill := v.width - len(prefix) - len(body)
	if fill > 0 && !v.minus && !zeros {
		out = append(out, strings.Repeat(" ", fill)...)
	}
	out = append(out, prefix...)
	if fill > 0 && !v.minus && zeros {
		out = append(out, strings.Repeat("0", fill)...)
	}
	out = append(out, body...)
	if fill > 0 && v.minus {
		out = append(out, strings.Repeat(" ", fill)...)
	}
	return out
}

func (v verb) sign(negative bool) string {
	switch {
	case negative:
		return "-"
	case v.plus:
		return "+"
	case v.space:
		return " "
	}
	return ""
}

func (v verb) print(c *interp.Call, out []byte, args source) ([]byte, error) {
	switch v.conv {
	case '%':
		return append(out, '%'), nil
	case 'd', 'i', 'u', 'o', 'x', 'X':
		t, w := v.intType()
		a, err := args.arg(t)
		if err != nil {
			return nil, err
		}
		n, _ := a.Int()
		n &= ir.Mask(w)
		prefix, digits := "", ""
		switch v.conv {
		case 'd', 'i':
			s := int64(n<<(64-w)) >> (64 - w)
			prefix = v.sign(s < 0)
			if s < 0 {
				n = uint64(-s)
			} else {
				n = uint64(s)
			}
			digits = strconv.FormatUint(n, 10)
		case 'u':
			digits = strconv.FormatUint(n, 10)
		case 'o':
			digits = strconv.FormatUint(n, 8)
		default:
			digits = strconv.FormatUint(n, 16)
			if v.alt && n != 0 {
				prefix = "0x"
			}
			if v.conv == 'X' {
				digits, prefix = strings.ToUpper(digits), strings.ToUpper(prefix)
			}
		}
		if v.prec == 0 && n == 0 {
			digits = ""
		}
		if len(digits) < v.prec {
			digits = strings.Repeat("0", v.prec-len(digits)) + digits
		}
		if v.conv == 'o' && v.alt && !strings.HasPrefix(digits, "0") {
			digits = "0" + digits
		}
		return v.pad(out, prefix, digits, v.zero && v.prec < 0), nil
	case 'c':
		a, err := args.arg(ir.I32)
		if err != nil {
			return nil, err
		}
		n, _ := a.Int()
		return v.pad(out, "", string([]byte{byte(n)}), false), nil
	case 's':
		p, err := args.arg(ir.Ptr)
		if err != nil {
			return nil, err
		}
		if v.length != "" {
			return nil, &interp.Unsupported{What: "printf of wide characters"}
		}
		if n, _ := p.Int(); n == 0 {
			return v.pad(out, "", "(null)"[:max(0, min(6, v.precOr(6)))], false), nil
		}
		var s []byte
		if v.prec >= 0 {
			s, err = stringUpTo(c, p, uint64(v.prec))
		} else {
			s, err = c.CString(p)
		}
		return v.pad(out, "", string(s), false), err
	case 'p':
		p, err := args.arg(ir.Ptr)
		if err != nil {
			return nil, err
		}
		if n, _ := p.Int(); n != 0 {
			return v.pad(out, v.sign(false)+"0x", strconv.FormatUint(n, 16), v.zero), nil
		}
		return v.pad(out, "", "(nil)", false), nil
	case 'n':
		p, err := args.arg(ir.Ptr)
		if err != nil {
			return nil, err
		}
		_, w := v.intType()
		b := make([]byte, w/8)
		for i := range b {
			b[i] = byte(len(out) >> (8 * i))
		}
		return out, c.Write(p, b)
	case 'f', 'F', 'e', 'E', 'g', 'G', 'a', 'A':
		t := ir.Double
		if v.length == "L" {
			t = ir.X86FP80
		}
		a, err := args.arg(t)
		if err != nil {
			return nil, err
		}
		neg := false
		b, _ := a.Big()
		if t == ir.Double {
			neg = b.Bit(63) == 1
		} else {
			neg = b.Bit(79) == 1
		}
		x := c.Float(t, a)
		zeros := v.zero
		var body string
		switch {
		case x == nil:
			body, zeros = "nan", false
		case x.IsInf():
			body, zeros = "inf", false
		case v.conv|32 == 'a':
			body = v.hex(x, t)
		default:
			body = v.float(new(big.Float).Abs(x))
		}
		prefix := v.sign(neg)
		if rest, ok := strings.CutPrefix(body, "0x"); ok {
			prefix, body = prefix+"0x", rest
		}
		if v.conv < 'a' {
			prefix, body = strings.ToUpper(prefix), strings.ToUpper(body)
		}
		return v.pad(out, prefix, body, zeros), nil
	}
	return nil, &interp.Unsupported{What: "the conversion %" + v.length + string(v.conv) + " of printf"}
}

func (v verb) precOr(n int) int {
	if v.prec < 0 {
		return n
	}
	return v.prec
}

// stringUpTo is a string that may end with the bytes that are wanted.
func stringUpTo(c *interp.Call, p interp.Value, n uint64) ([]byte, error) {
	one := *c
	one.Types = []*ir.Type{ir.Ptr}
	return prefix(&one, p, n)
}

// text writes a number that is not negative with a precision.
func text80(x *big.Float, conv byte, prec int) string {
	if d, acc := x.Float64(); acc == big.Exact && !math.IsInf(d, 0) {
		return strconv.FormatFloat(d, conv, prec, 64)
	}
	return x.Text(conv, prec)
}

func (v verb) float(x *big.Float) string {
	prec := v.precOr(6)
	switch v.conv | 32 {
	case 'f':
		s := text80(x, 'f', prec)
		if v.alt && prec == 0 {
			s += "."
		}
		return s
	case 'e':
		return v.withPoint(text80(x, 'e', prec))
	}
	if prec == 0 {
		prec = 1
	}
	e := text80(x, 'e', prec-1)
	mant, exp, _ := strings.Cut(e, "e")
	k, _ := strconv.Atoi(exp)
	if k < -4 || k >= prec {
		if !v.alt && strings.Contains(mant, ".") {
			mant = strings.TrimRight(strings.TrimRight(mant, "0"), ".")
		}
		return v.withPoint(mant + "e" + exp)
	}
	s := text80(x, 'f', prec-1-k)
	if !v.alt && strings.Contains(s, ".") {
		s = strings.TrimRight(strings.TrimRight(s, "0"), ".")
	}
	if v.alt && !strings.Contains(s, ".") {
		s += "."
	}
	return s
}

// withPoint adds the point that # asks for before an exponent.
func (v verb) withPoint(s string) string {
	if mant, exp, _ := strings.Cut(s, "e"); v.alt && !strings.Contains(mant, ".") {
		return mant + ".e" + exp
	}
	return s
}

// hex is %a as glibc writes it: one digit before the point, 1 for a normal
// double; long double has its first four bits there.
func (v verb) hex(x *big.Float, t *ir.Type) string {
	x = new(big.Float).Abs(x)
	if x.Sign() == 0 {
		s := "0x0"
		if v.prec > 0 || v.alt {
			s += "." + strings.Repeat("0", max(v.prec, 0))
		}
		return s + "p+0"
	}
	lead := 1 // bits before the point
	if t == ir.X86FP80 {
		lead = 4
	}
	exp := x.MantExp(nil) - lead
	if t == ir.Double && exp < -1022 {
		exp = -1022 // subnormal: the digit before the point is 0
	}
	// n holds digits hexadecimal digits behind the point.
	digits := v.prec
	if digits < 0 {
		digits = 15
		if t == ir.Double {
			digits = 13
		}
	}
	scaled := new(big.Float).SetPrec(200).SetMantExp(x, -exp+4*digits)
	n, acc := scaled.Int(nil)
	if acc != big.Exact {
		half := new(big.Float).SetPrec(200).Sub(scaled, new(big.Float).SetPrec(200).SetInt(n))
		if c := half.Cmp(big.NewFloat(0.5)); c > 0 || c == 0 && n.Bit(0) == 1 {
			n.Add(n, big.NewInt(1))
		}
	}
	s := n.Text(16)
	for len(s) < digits+1 {
		s = "0" + s
	}
	head, tail := s[:len(s)-digits], s[len(s)-digits:]
	if v.prec < 0 {
		tail = strings.TrimRight(tail, "0")
	}
	if tail != "" || v.alt {
		head += "." + tail
	}
	sign := "+"
	if exp < 0 {
		sign, exp = "-", -exp
	}
	return "0x" + head + "p" + sign + strconv.Itoa(exp)
}
