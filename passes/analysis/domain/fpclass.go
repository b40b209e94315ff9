package domain

import (
	"math/bits"
	"strconv"
	"strings"

	"rewrite/passes/ir"
	"rewrite/passes/ir/fp"
)

// Class is a set of classes of floats. The lowest ten bits are those of
// llvm.is.fpclass; there NaNs have no sign, here the ones with it set stand apart.
type Class uint16

// The classes, in the order of llvm.is.fpclass: numbers ascend from bit 2 to 9.
const (
	PosSNaN Class = 1 << iota
	PosQNaN
	NegInf
	NegNormal
	NegSubnormal
	NegZero
	PosZero
	PosSubnormal
	PosNormal
	PosInf
	NegSNaN
	NegQNaN

	SNaN      = PosSNaN | NegSNaN
	QNaN      = PosQNaN | NegQNaN
	NaN       = SNaN | QNaN
	Inf       = NegInf | PosInf
	FZero     = NegZero | PosZero
	Subnormal = NegSubnormal | PosSubnormal
	Normal    = NegNormal | PosNormal
	// BelowZero are the numbers less than 0.
	BelowZero = NegInf | NegNormal | NegSubnormal
	// AboveZero are the numbers greater than 0.
	AboveZero = PosInf | PosNormal | PosSubnormal
	// SignSet are those with the sign bit set.
	SignSet = BelowZero | NegZero | NegSNaN | NegQNaN
	// Numbers are all but NaNs.
	Numbers = Inf | FZero | Subnormal | Normal
	// AnyFloat are all.
	AnyFloat = Numbers | NaN
)

// numClasses is how many there are.
const numClasses = 12

// ClassMask is the set that a test mask of llvm.is.fpclass means.
func ClassMask(mask uint64) Class {
	c := Class(mask & 1023)
	return c | c&(PosSNaN|PosQNaN)<<10
}

// Flip is the classes of the negated values.
func (c Class) Flip() Class {
	numbers := Class(bits.Reverse16(uint16(c&Numbers)) >> 4)
	return numbers | c&(PosSNaN|PosQNaN)<<10 | c>>10&(PosSNaN|PosQNaN)
}

// magnitude is the classes of the absolute values.
func (c Class) magnitude() Class { return (c | c.Flip()) &^ SignSet }

// Either is the classes with whatever sign.
func (c Class) Either() Class { return c | c.Flip() }

// anyZero adds the zero of the other sign.
func (c Class) anyZero() Class {
	if c&FZero != 0 {
		c |= FZero
	}
	return c
}

// nanFrom is the NaNs that an operation on c may return: a quiet one, or its
// operand's as it is, with any sign.
func nanFrom(c Class) Class {
	switch {
	case c&SNaN != 0:
		return NaN
	case c&QNaN != 0:
		return QNaN
	}
	return 0
}

// ClassOf is the class of a float by its bits. Formats of up to 64 bits are known.
func ClassOf(format ir.Kind, x uint64) Class {
	f, ok := fp.Of(format)
	if !ok {
		return AnyFloat
	}
	c := PosNormal
	switch {
	case f.IsInf(x):
		c = PosInf
	case f.IsSignaling(x):
		c = PosSNaN
	case f.IsNaN(x):
		c = PosQNaN
	case f.IsZero(x):
		c = PosZero
	case f.IsDenormal(x):
		c = PosSubnormal
	}
	if x&f.SignBit() != 0 {
		c = c.Flip()
	}
	return c
}

// IsIEEE tells whether all patterns of a format have a class.
func IsIEEE(format ir.Kind) bool {
	_, ok := fp.Of(format)
	return ok || format == ir.FP128Kind
}

// FloatKind is the format of the lanes of a type, VoidKind if they are none.
func FloatKind(t *ir.Type) ir.Kind {
	if t = t.Scalar(); t.IsFloat() {
		return t.Kind
	}
	return ir.VoidKind
}

// FlushesDenormals tells whether a function may run in another mode than IEEE's
// for denormals. What is known here of operations on floats is of that one.
func FlushesDenormals(f *ir.Func) bool {
	for _, name := range []string{"denormal-fp-math", "denormal-fp-math-f32"} {
		if a, ok := f.Attrs.Get(name); ok && a.Value != "ieee" && a.Value != "ieee,ieee" && a.Value != "" {
			return true
		}
	}
	return f.Attrs.Has("denormal_fpenv") // of LLVM 23 on, written for what is not the default
}

// Within says that a float is in one of these classes.
func Within(c Class) Facts {
	if c&AnyFloat == 0 {
		return Poison(0)
	}
	return Facts{Never: AnyFloat &^ c}
}

// May is the classes that a float can be in.
func (f Facts) May() Class {
	if f.IsEmpty() {
		return 0
	}
	return AnyFloat &^ f.Never
}

// Apart tells that a float is in none of these classes, as is poison.
func (f Facts) Apart(c Class) bool { return f.May()&c == 0 }

// NoFPClass reads the classes that the attribute excludes.
func NoFPClass(words string) (c Class) {
	for word := range strings.FieldsSeq(words) {
		if n, err := strconv.ParseUint(word, 10, 64); err == nil {
			c |= ClassMask(n)
		}
		c |= classWords[word]
	}
	return c
}

var classWords = map[string]Class{"all": AnyFloat, "nan": NaN, "snan": SNaN, "qnan": QNaN, "inf": Inf, "ninf": NegInf, "pinf": PosInf,
	"norm": Normal, "nnorm": NegNormal, "pnorm": PosNormal, "sub": Subnormal, "nsub": NegSubnormal, "psub": PosSubnormal,
	"zero": FZero, "nzero": NegZero, "pzero": PosZero}

var classNames = [numClasses]string{"snan", "qnan", "-inf", "-norm", "-sub", "-0", "+0", "+sub", "+norm", "+inf", "-snan", "-qnan"}

// String lists the classes.
func (c Class) String() string {
	var names []string
	for i, n := range classNames {
		if c>>i&1 != 0 {
			names = append(names, n)
		}
	}
	return strings.Join(names, " ")
}

// A classTable gives the classes of a result for a class of each operand.
type classTable [numClasses][numClasses]Class

func makeTable(numbers func(x, y Class) Class) *classTable {
	t := new(classTable)
	for i := range numClasses {
		for j := range numClasses {
			x, y := Class(1)<<i, Class(1)<<j
			if nan := nanFrom(x | y); nan != 0 {
				t[i][j] = nan
			} else {
				t[i][j] = numbers(x, y)
			}
		}
	}
	return t
}

// of joins the results for all members of both.
func (t *classTable) of(a, b Class) (c Class) {
	for x := a; x != 0; x &= x - 1 {
		row := &t[bits.TrailingZeros16(uint16(x))]
		for y := b; y != 0; y &= y - 1 {
			c |= row[bits.TrailingZeros16(uint16(y))]
		}
	}
	return c
}

// self joins the results for x beside itself: classes that are equal.
func (t *classTable) self(a Class) (c Class) {
	for x := a; x != 0; x &= x - 1 {
		i := bits.TrailingZeros16(uint16(x))
		c |= t[i][i]
	}
	return c
}

var (
	sums      = makeTable(sumClass)
	products  = makeTable(productClass)
	quotients = makeTable(quotientClass)
	rests     = makeTable(restClass)
)

// sumClass is x + y of numbers, rounded to nearest, with denormals.
func sumClass(x, y Class) Class {
	if x&Inf == 0 && y&Inf != 0 || x&FZero != 0 && y&FZero == 0 || x&Subnormal != 0 && y&Normal != 0 {
		x, y = y, x // x has the larger magnitude, or one of the same kind
	}
	same := (x&SignSet != 0) == (y&SignSet != 0)
	switch {
	case x&Inf != 0 && y&Inf != 0 && !same:
		return QNaN
	case x&Inf != 0:
		return x
	case x&FZero != 0: // both are; only -0.0 + -0.0 is one
		if same {
			return x
		}
		return PosZero
	case y&FZero != 0:
		return x
	case x&Normal != 0 && y&Normal != 0:
		if same {
			return x | infinityLike(x)
		}
		return Normal | Subnormal | PosZero
	case x&Normal != 0:
		if same {
			return x
		}
		return x | subnormalLike(x)
	case same:
		return x | normalLike(x)
	}
	return Subnormal | PosZero
}

// signedAs gives a set of positive classes the sign of x, negated if wanted.
func signedAs(c, x Class, negate bool) Class {
	if (x&SignSet != 0) != negate {
		return c.Flip()
	}
	return c
}

func infinityLike(x Class) Class  { return signedAs(PosInf, x, false) }
func normalLike(x Class) Class    { return signedAs(PosNormal, x, false) }
func subnormalLike(x Class) Class { return signedAs(PosSubnormal, x, false) }

// productClass is x * y of numbers.
func productClass(x, y Class) Class {
	negative := (x&SignSet != 0) != (y&SignSet != 0)
	both := x | y
	var c Class
	switch {
	case both&Inf != 0 && both&FZero != 0:
		return QNaN
	case both&Inf != 0:
		c = PosInf
	case both&FZero != 0, both&Normal == 0: // denormals beside each other vanish
		c = PosZero
	case both&Subnormal != 0:
		c = PosNormal | PosSubnormal | PosZero
	default:
		c = PosInf | PosNormal | PosSubnormal | PosZero
	}
	return signedAs(c, 0, negative)
}

// quotientClass is x / y of numbers.
func quotientClass(x, y Class) Class {
	negative := (x&SignSet != 0) != (y&SignSet != 0)
	var c Class
	switch {
	case x&Inf != 0 && y&Inf != 0, x&FZero != 0 && y&FZero != 0:
		return QNaN
	case x&Inf != 0, y&FZero != 0:
		c = PosInf
	case x&FZero != 0, y&Inf != 0:
		c = PosZero
	case x&Normal != 0 && y&Normal != 0:
		c = PosInf | PosNormal | PosSubnormal | PosZero
	case x&Normal != 0:
		c = PosNormal | PosInf
	case y&Normal != 0:
		c = PosNormal | PosSubnormal | PosZero
	default:
		c = PosNormal
	}
	return signedAs(c, 0, negative)
}

// restClass is the remainder of x by y, which has the sign of x.
func restClass(x, y Class) Class {
	zero := signedAs(PosZero, x, false)
	switch {
	case x&Inf != 0, y&FZero != 0:
		return QNaN
	case x&FZero != 0, y&Inf != 0:
		return x
	case x&Normal != 0:
		return x | subnormalLike(x) | zero
	}
	return x | zero
}

// Outcomes of a compare: bits of a predicate of fcmp.
const (
	equal     = uint8(ir.OEQ &^ ir.FPred)
	greater   = uint8(ir.OGT &^ ir.FPred)
	less      = uint8(ir.OLT &^ ir.FPred)
	unordered = uint8(ir.UNO &^ ir.FPred)
)

// compared is how a float of class x compares with one of class y.
func compared(x, y Class) uint8 {
	switch {
	case (x|y)&NaN != 0:
		return unordered
	case x&FZero != 0 && y&FZero != 0, x == y && x&Inf != 0:
		return equal
	case x == y:
		return less | equal | greater
	case x < y:
		return less
	}
	return greater
}

// outcomes joins the outcomes for all members of both, or of x beside itself.
func outcomes(a, b Class, same bool) (o uint8) {
	if same {
		if a&NaN != 0 {
			o = unordered
		}
		if a&Numbers != 0 {
			o |= equal
		}
		return o
	}
	for x := a; x != 0; x &= x - 1 {
		for y := b; y != 0; y &= y - 1 {
			o |= compared(x&-x, y&-y)
		}
	}
	return o
}

// ClassRegion is the classes of x for which the predicate can hold beside a float of
// one of the classes y.
func ClassRegion(p ir.Pred, y Class) (c Class) {
	for x := AnyFloat; x != 0; x &= x - 1 {
		if outcomes(x&-x, y, false)&uint8(p&^ir.FPred) != 0 {
			c |= x & -x
		}
	}
	return c
}
