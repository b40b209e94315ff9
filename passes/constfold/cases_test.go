package constfold_test

import (
	"cmp"
	"fmt"
	"maps"
	"math/big"
	"math/rand/v2"
	"slices"
	"strings"

	"rewrite/passes/ir"
	"rewrite/passes/ir/fp"
)

// A foldCase is a function without parameters that does one operation on constants.
type foldCase struct {
	op            string // mnemonic, or name of an intrinsic
	name          string // of the function
	result, attrs string
	text          string // of the instruction, which makes %r
	value         string // that is returned, if it is another one
	// undefs are the types of the operands, or lanes of these, that are undef, in the
	// order of the text; numbers are the bits of other lanes, by the name of the type.
	undefs  []open
	numbers map[string][]*big.Int
	// ftz: denormals are not kept where the function runs.
	ftz bool
}

// An open is an operand that is undef, or a lane of one.
type open struct {
	scalar
	splat bool // all lanes of a vector are
}

// A scalar is a type that operands and results are made of.
type scalar struct {
	name   string
	kind   ir.Kind
	bits   uint32    // of an integer
	format fp.Format // of a float of at most 64 bits
}

func (s scalar) isFloat() bool { return s.kind != ir.IntKind && s.kind != ir.PointerKind }

func intType(bits uint32) scalar {
	return scalar{name: fmt.Sprintf("i%d", bits), kind: ir.IntKind, bits: bits}
}

var (
	ints   []scalar
	floats = []scalar{
		{name: "half", kind: ir.HalfKind, format: fp.Half}, {name: "bfloat", kind: ir.BFloatKind, format: fp.BFloat},
		{name: "float", kind: ir.FloatKind, format: fp.Float}, {name: "double", kind: ir.DoubleKind, format: fp.Double},
		{name: "x86_fp80", kind: ir.X86FP80Kind}, {name: "fp128", kind: ir.FP128Kind}, {name: "ppc_fp128", kind: ir.PPCFP128Kind},
	}
	pointer = scalar{name: "ptr", kind: ir.PointerKind}
	flag    = intType(1)
	// everyType is all of these.
	everyType []scalar
)

func init() {
	for _, bits := range []uint32{1, 7, 8, 16, 32, 64, 65, 128} {
		ints = append(ints, intType(bits))
	}
	everyType = append(slices.Concat(ints, floats), pointer)
}

func (s scalar) width() uint32 {
	switch s.kind {
	case ir.IntKind:
		return s.bits
	case ir.PointerKind:
		return 64
	case ir.X86FP80Kind:
		return 80
	case ir.FP128Kind, ir.PPCFP128Kind:
		return 128
	}
	return s.format.Width()
}

// suffix is how the name of an intrinsic spells the type.
func (s scalar) suffix() string {
	switch {
	case s.kind == ir.BFloatKind:
		return "bf16"
	case s.kind == ir.PPCFP128Kind:
		return "ppcf128"
	case s.kind == ir.PointerKind:
		return "p0"
	case s.isFloat():
		return fmt.Sprintf("f%d", s.width())
	}
	return s.name
}

// A foldGen writes cases into a module.
type foldGen struct {
	r     *rand.Rand
	cases []foldCase
	body  strings.Builder
	decls map[string]bool
	lanes int // of the vectors of this case; 0 for scalars
	now   foldCase
	// denormals is the attribute of a function where these are not kept.
	denormals string
}

func (g *foldGen) chance(percent int) bool { return g.r.IntN(100) < percent }

func pick[T any](g *foldGen, list []T) T { return list[g.r.IntN(len(list))] }

// typed is a type of as many lanes as the case has.
func (g *foldGen) typed(s scalar) string {
	if g.lanes == 0 {
		return s.name
	}
	return fmt.Sprintf("<%d x %s>", g.lanes, s.name)
}

// value is a constant of a type, without the type.
func (g *foldGen) value(s scalar) string {
	if g.lanes == 0 {
		return g.one(s)
	}
	if g.chance(15) {
		switch v := g.one(s); v {
		case "undef":
			g.now.undefs[len(g.now.undefs)-1].splat = true
			return v
		case "poison":
			return v
		default:
			return fmt.Sprintf("splat (%s %s)", s.name, v)
		}
	}
	list := make([]string, g.lanes)
	for i := range list {
		list[i] = s.name + " " + g.one(s)
	}
	return "<" + strings.Join(list, ", ") + ">"
}

// one is a constant of a scalar type.
func (g *foldGen) one(s scalar) string {
	switch n := g.r.IntN(100); {
	case n < 6:
		return "poison"
	case n < 14:
		g.now.undefs = append(g.now.undefs, open{scalar: s})
		return "undef"
	}
	n := new(big.Int)
	switch {
	case s.kind == ir.PointerKind:
	case s.kind == ir.IntKind:
		n = g.integer(s.bits)
	default:
		n = g.float(s)
	}
	g.now.numbers[s.name] = append(g.now.numbers[s.name], n)
	return s.constant(n)
}

// constant is how LLVM writes the constant of these bits.
func (s scalar) constant(n *big.Int) string {
	n = new(big.Int).And(n, ones(s.width()))
	low, high := new(big.Int).And(n, ones(64)), new(big.Int).Rsh(n, 64)
	switch s.kind {
	case ir.PointerKind:
		if n.Sign() == 0 {
			return "null"
		}
		return fmt.Sprintf("inttoptr (i64 %s to ptr)", n)
	case ir.IntKind:
		if s.bits == 1 {
			return fmt.Sprint(n.Sign() != 0)
		}
		return n.String()
	case ir.X86FP80Kind:
		return fmt.Sprintf("0xK%04X%016X", high, low)
	case ir.FP128Kind: // the lower half first
		return fmt.Sprintf("0xL%016X%016X", low, high)
	case ir.PPCFP128Kind: // the first number first, whose bits are the lower ones
		return fmt.Sprintf("0xM%016X%016X", low, high)
	}
	return s.format.Hex(low.Uint64())
}

func ones(bits uint32) *big.Int {
	return new(big.Int).Sub(new(big.Int).Lsh(big.NewInt(1), uint(bits)), big.NewInt(1))
}

func (g *foldGen) random(bits uint32) *big.Int {
	n := new(big.Int).SetUint64(g.r.Uint64())
	n.Lsh(n, 64).Or(n, new(big.Int).SetUint64(g.r.Uint64()))
	return n.And(n, ones(bits))
}

// integer is a number at an end of its range, near the width, of the size of an
// exponent, one run of bits, or any.
func (g *foldGen) integer(bits uint32) *big.Int {
	switch g.r.IntN(8) {
	case 0:
		return big.NewInt(int64(g.r.IntN(7)) - 3)
	case 1: // about the least or the greatest of the signed ones
		n := new(big.Int).Lsh(big.NewInt(1), uint(bits)-1)
		return n.Add(n, big.NewInt(int64(g.r.IntN(5))-2))
	case 2:
		return big.NewInt(int64(bits) + int64(g.r.IntN(5)) - 2)
	case 3:
		return big.NewInt(int64(g.r.IntN(4600)) - 2300)
	case 4:
		return big.NewInt([]int64{3072, 3073, -3073, 5000, 1 << 31, 1<<31 - 1, -1 << 31, 1<<53 + 1, 1<<24 + 1, 1 << 32, -1 << 63}[g.r.IntN(11)])
	case 5:
		n := ones(1 + uint32(g.r.IntN(int(bits))))
		return n.Lsh(n, uint(g.r.IntN(int(bits))))
	}
	return g.random(bits)
}

// float is the bits of a number, special or not.
func (g *foldGen) float(s scalar) *big.Int {
	bits := func(high, low uint64) *big.Int {
		n := new(big.Int).SetUint64(high)
		return n.Lsh(n, 64).Or(n, new(big.Int).SetUint64(low))
	}
	if _, ok := fp.Of(s.kind); ok {
		specials := s.format.Specials()
		if g.chance(40) {
			return bits(0, pick(g, specials))
		}
		return bits(0, s.format.Random(g.r, specials))
	}
	if s.kind == ir.PPCFP128Kind { // the second number is no larger than the last bit of the first
		first, second := pick(g, fp.Double.Specials()), uint64(0)
		if v := fp.Double.Float64(first); g.chance(30) && !fp.Double.IsNaN(first) && !fp.Double.IsInf(first) {
			second = fp.Double.Round(v * 0x1p-60)
		}
		return bits(second, first)
	}
	exponent := pick(g, []uint64{0, 0, 1, 0x3ffe, 0x3fff, 0x3fff, 0x4000, 0x4000 + uint64(g.r.IntN(70)), 0x3fff - uint64(g.r.IntN(70)), 0x7ffe, 0x7fff, 0x7fff, uint64(g.r.IntN(1 << 15))})
	fraction := pick(g, []*big.Int{new(big.Int), new(big.Int), big.NewInt(1), new(big.Int).Lsh(big.NewInt(1), 111), new(big.Int).Lsh(big.NewInt(3), 110), ones(112), g.random(112)})
	high := uint64(g.r.IntN(2))<<15 | exponent
	if s.kind == ir.FP128Kind {
		n := new(big.Int).SetUint64(high)
		return n.Lsh(n, 112).Or(n, fraction)
	}
	low := new(big.Int).Rsh(fraction, 49).Uint64()
	if fraction.Sign() != 0 && low == 0 {
		low = 1
	}
	if exponent != 0 { // without, it would be no number of the x87
		low |= 1 << 63
	}
	return bits(high, low)
}

// flags are some of those that an operation may carry, each with a space behind.
func (g *foldGen) flags(all ir.Flags) string {
	if g.chance(50) {
		return ""
	}
	keep := ir.Flags(g.r.Uint64())
	if g.chance(50) {
		keep &= ir.Flags(g.r.Uint64())
	}
	keep &= all
	if s := keep.String(); s != "" {
		return s + " "
	}
	return ""
}

// add writes the function of the case.
func (g *foldGen) add(op, result, format string, args ...any) {
	c := g.now
	c.op, c.text, c.result = op, fmt.Sprintf(format, args...), result
	if c.ftz = g.denormals != "" && !c.moves(); c.ftz {
		c.attrs = g.denormals
	}
	c.name = fmt.Sprintf("f%d", len(g.cases))
	g.body.WriteString(c.function(c.name, c.text))
	g.cases = append(g.cases, c)
}

// moves tells whether the operation moves numbers or changes bits, and computes nothing.
func (c *foldCase) moves() bool {
	return slices.Contains([]string{"fneg", "fabs", "copysign", "bitcast", "select", "freeze", "insertelement", "extractelement",
		"shufflevector", "insertvalue", "extractvalue"}, c.op)
}

func (c *foldCase) function(name, text string) string {
	return fmt.Sprintf("define %s @%s()%s {\n  %%r = %s\n  ret %s %s\n}\n", c.result, name, c.attrs, text, c.result, cmp.Or(c.value, "%r"))
}

// chosen are the function with undef operands replaced by numbers: those of other
// lanes, the ends of the range, and some that are asked for.
func (c *foldCase) chosen(prefix string, results []*big.Int) (text string, names []string) {
	const most = 600
	rest := strings.Split(c.text, "undef")
	var choose func(i int, sofar string)
	choose = func(i int, sofar string) {
		if len(names) == most {
			return
		}
		if i == len(c.undefs) {
			name := fmt.Sprintf("%s.%d", prefix, len(names))
			names = append(names, name)
			text += c.function(name, sofar)
			return
		}
		s := c.undefs[i]
		numbers := append([]*big.Int{new(big.Int), ones(s.width()), big.NewInt(1), new(big.Int).Lsh(big.NewInt(1), uint(s.width()-1))}, results...)
		for _, w := range results { // what makes it of a sum or difference
			for _, n := range c.numbers[s.name] {
				numbers = append(numbers, new(big.Int).Sub(w, n), new(big.Int).Sub(n, w), new(big.Int).Add(n, w))
			}
		}
		var list []string
		for _, n := range append(numbers, c.numbers[s.name]...) {
			v := s.constant(n)
			if s.splat {
				v = fmt.Sprintf("splat (%s %s)", s.name, v)
			}
			list = append(list, v)
		}
		slices.Sort(list)
		for _, v := range slices.Compact(list) {
			choose(i+1, sofar+v+rest[i+1])
		}
	}
	choose(0, rest[0])
	return text, names
}

// begin starts a case: mostly of scalars, in the default environment.
func (g *foldGen) begin() {
	g.now, g.denormals, g.lanes = foldCase{numbers: map[string][]*big.Int{}}, "", 0
	if g.chance(35) {
		g.lanes = 2 + g.r.IntN(2)
	}
	if g.chance(8) {
		g.denormals = pick(g, []string{` "denormal-fp-math"="preserve-sign"`, ` "denormal-fp-math"="positive-zero,positive-zero"`,
			` "denormal-fp-math"="ieee,preserve-sign"`, ` "denormal-fp-math-f32"="preserve-sign"`, ` "denormal-fp-math"="dynamic"`})
	}
}

// operation writes cases of an operation of the table, one for each type that it
// takes; false if it is none on values.
func (g *foldGen) operation(op ir.Op) bool {
	info := op.Info()
	scalars := everyType
	switch info.Operands {
	case ir.IntOperands:
		scalars = ints
	case ir.FloatOperands:
		scalars = floats
	}
	each := func(list []scalar, f func(s scalar)) {
		for _, s := range list {
			g.begin()
			f(s)
		}
	}
	switch {
	case info.Form == ir.FormUnary:
		each(scalars, func(s scalar) {
			g.add(info.Name, g.typed(s), "%s %s%s %s", op, g.flags(info.Flags), g.typed(s), g.value(s))
		})
	case info.Form == ir.FormBinary:
		each(scalars, func(s scalar) {
			g.add(info.Name, g.typed(s), "%s %s%s %s, %s", op, g.flags(info.Flags), g.typed(s), g.value(s), g.value(s))
		})
	case info.Form == ir.FormCompare:
		from, to := ir.EQ, ir.SLE
		if op == ir.OpFCmp {
			from, to = ir.FFalse, ir.FTrue
		} else {
			scalars = append(slices.Clone(ints), pointer)
		}
		for p := from; p <= to; p++ {
			each(scalars, func(s scalar) {
				g.add(info.Name, g.typed(flag), "%s %s%s %s %s, %s", op, g.flags(info.Flags), p, g.typed(s), g.value(s), g.value(s))
			})
		}
	case info.Form == ir.FormCast:
		each(scalars, func(from scalar) {
			for _, to := range scalars {
				if lanes := g.lanes; castable(op, from, to) {
					g.begin()
					g.lanes = lanes
					if op == ir.OpBitCast && g.chance(20) && lanes > 0 { // lanes of another width
						g.bitcast(from)
						continue
					}
					g.add(info.Name, g.typed(to), "%s %s%s %s to %s", op, g.flags(info.Flags), g.typed(from), g.value(from), g.typed(to))
				}
			}
		})
	case op == ir.OpSelect:
		each(scalars, func(s scalar) {
			fl := ir.Flags(0)
			if s.isFloat() && s.kind != ir.PPCFP128Kind { // which the interpreter moves, and no more
				fl = info.Flags
			}
			g.add(info.Name, g.typed(s), "select %s%s %s, %s %s, %s %s", g.flags(fl), g.typed(flag), g.value(flag), g.typed(s), g.value(s), g.typed(s), g.value(s))
		})
	case op == ir.OpFreeze:
		each(scalars, func(s scalar) { g.add(info.Name, g.typed(s), "freeze %s %s", g.typed(s), g.value(s)) })
	case op == ir.OpExtractElement, op == ir.OpInsertElement:
		each(scalars, func(s scalar) {
			g.lanes = 2 + g.r.IntN(2)
			vector, value, lanes := g.typed(s), g.value(s), g.lanes
			g.lanes = 0
			element, index := "", fmt.Sprint(g.r.IntN(lanes+1)) // one of them out of bounds
			if g.chance(10) {
				index = pick(g, []string{"poison", "-1"})
			}
			result := s.name
			if op == ir.OpInsertElement {
				element, result = fmt.Sprintf("%s %s, ", s.name, g.one(s)), vector
			}
			g.add(info.Name, result, "%s %s %s, %si32 %s", op, vector, value, element, index)
		})
	case op == ir.OpShuffleVector:
		each(scalars, func(s scalar) {
			g.lanes = 2 + g.r.IntN(2)
			mask := make([]string, 1+g.r.IntN(4))
			for i := range mask {
				mask[i] = fmt.Sprintf("i32 %d", g.r.IntN(2*g.lanes))
				if g.chance(10) {
					mask[i] = "i32 poison"
				}
			}
			g.add(info.Name, fmt.Sprintf("<%d x %s>", len(mask), s.name), "%s %s %s, %s %s, <%d x i32> <%s>", op, g.typed(s), g.value(s), g.typed(s), g.value(s), len(mask), strings.Join(mask, ", "))
		})
	case op == ir.OpExtractValue, op == ir.OpInsertValue:
		each(scalars, func(s scalar) {
			t, index := fmt.Sprintf("{ i8, %s }", g.typed(s)), g.r.IntN(2)
			whole, field := fmt.Sprintf("{ i8 7, %s %s }", g.typed(s), g.value(s)), g.typed(s)
			if index == 0 {
				field = "i8"
			}
			if op == ir.OpExtractValue {
				g.add(info.Name, field, "%s %s %s, %d", op, t, whole, index)
				return
			}
			element := "i8 9"
			if index == 1 {
				element = field + " " + g.value(s)
			}
			g.add(info.Name, t, "%s %s %s, %s, %d", op, t, whole, element, index)
		})
	default:
		return false
	}
	return true
}

// bitcast writes a case that joins the lanes of a vector, or cuts them apart.
func (g *foldGen) bitcast(from scalar) {
	if from.kind == ir.PPCFP128Kind {
		return
	}
	whole := intType(from.width() * uint32(g.lanes))
	vector, value, lanes := g.typed(from), g.value(from), g.lanes
	g.lanes = 0
	if g.chance(50) {
		g.add("bitcast", whole.name, "bitcast %s %s to %s", vector, value, whole.name)
		return
	}
	g.now.undefs, g.now.numbers = nil, map[string][]*big.Int{}
	value = g.value(whole)
	g.lanes = lanes
	g.add("bitcast", vector, "bitcast %s %s to %s", whole.name, value, vector)
}

// castable tells whether an operation converts one type to the other.
func castable(op ir.Op, from, to scalar) bool {
	a, b := from.kind, to.kind
	number := func(s scalar) bool { return s.isFloat() }
	switch op {
	case ir.OpTrunc:
		return a == ir.IntKind && b == a && from.bits > to.bits
	case ir.OpZExt, ir.OpSExt:
		return a == ir.IntKind && b == a && from.bits < to.bits
	case ir.OpFPTrunc:
		return number(from) && number(to) && from.width() > to.width()
	case ir.OpFPExt:
		return number(from) && number(to) && from.width() < to.width()
	case ir.OpFPToUI, ir.OpFPToSI:
		return number(from) && b == ir.IntKind
	case ir.OpUIToFP, ir.OpSIToFP:
		return a == ir.IntKind && number(to)
	case ir.OpPtrToInt:
		return a == ir.PointerKind && b == ir.IntKind
	case ir.OpPtrToAddr:
		return a == ir.PointerKind && b == ir.IntKind && to.bits == 64
	case ir.OpIntToPtr:
		return a == ir.IntKind && b == ir.PointerKind
	case ir.OpBitCast:
		return a != ir.PointerKind && b != ir.PointerKind && from.width() == to.width()
	}
	return false
}

// declarations are those of the intrinsics that the cases call.
func (g *foldGen) declarations() string {
	return strings.Join(slices.Sorted(maps.Keys(g.decls)), "\n") + "\n"
}

// module is the text of all cases.
func (g *foldGen) module() []byte { return []byte(g.body.String() + g.declarations()) }
