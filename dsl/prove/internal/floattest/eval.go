package floattest

import (
	"errors"
	"fmt"
	"math"
	"math/big"

	"rewrite/dsl"
	"rewrite/passes/ir"
	"rewrite/passes/ir/fp"
	"rewrite/passes/ir/intrinsic"
	"rewrite/passes/ir/num"
)

// A value is what one use of a term is in a test of a floating-point rule:
// undefined behaviour, poison, or the bits of a float or an integer.
type value struct {
	bits   uint64
	poison bool
	ub     bool
}

var poison = value{poison: true}

// A chooser runs through what the language reference leaves open, depth first:
// which NaN, which sign of a zero, whether a product is fused. A run picks;
// next prepares the run that differs in the last pick that can differ.
type chooser struct {
	digits []digit
	pos    int
	runs   int
	frozen map[dsl.VarID]int // in this run: the member of a variable that its freezes are
}

type digit struct {
	n, of int
	inner bool // of an operation below the root of the source, seen by other users of it
}

// maxRuns bounds the choices for one input: three NaNs of all kinds below each
// other stay below it.
const maxRuns = 1 << 12

func (c *chooser) start() {
	c.digits, c.pos, c.runs = c.digits[:0], 0, 0
	clear(c.frozen)
}

// freeze picks one of the members of a variable, the same in the whole run.
func (c *chooser) freeze(v dsl.VarID, of int) int {
	n, ok := c.frozen[v]
	if !ok {
		if n = c.pick(of, false); c.frozen == nil {
			c.frozen = map[dsl.VarID]int{}
		}
		c.frozen[v] = n
	}
	return n
}

func (c *chooser) pick(of int, inner bool) int {
	if of <= 1 {
		return 0
	}
	if c.pos == len(c.digits) {
		c.digits = append(c.digits, digit{0, of, inner})
	}
	c.pos++
	return c.digits[c.pos-1].n
}

func (c *chooser) next() bool {
	c.pos = 0
	c.runs++
	clear(c.frozen)
	for len(c.digits) > 0 {
		last := &c.digits[len(c.digits)-1]
		if last.n++; last.n < last.of {
			return c.runs < maxRuns
		}
		c.digits = c.digits[:len(c.digits)-1]
	}
	return false
}

// inner is what was picked below the root, as a key.
func (c *chooser) inner() string {
	key := make([]byte, 0, 16)
	for _, d := range c.digits {
		if d.inner {
			key = append(key, byte(d.n))
		}
	}
	return string(key)
}

// A node is a term with everything but the inputs bound.
type node struct {
	term             *dsl.Term
	value            dsl.VarID // of a variable; None for operations and constants
	expr             *dsl.Expr // of a computed constant
	bits             uint64    // of a literal
	poison           bool      // the literal poison
	op               ir.Op
	call             *dsl.Intrinsic
	id               intrinsic.ID
	flags            ir.Flags
	pred             ir.Pred
	args             []*node
	format, from     fp.Format // of the result and of the first float operand
	isFloat, ofFloat bool
	width, argWidth  uint32
	inner, target    bool
	frozen           bool    // the variable is a freeze's
	vals             []value // scratch: of args
	got              value   // the last result
}

// floatIntrinsics are those that the tester knows.
var floatIntrinsics = [intrinsic.Num]bool{
	intrinsic.Fabs: true, intrinsic.Copysign: true, intrinsic.Sqrt: true, intrinsic.Floor: true,
	intrinsic.Ceil: true, intrinsic.Trunc: true, intrinsic.Rint: true, intrinsic.Nearbyint: true,
	intrinsic.Round: true, intrinsic.Roundeven: true, intrinsic.Fma: true, intrinsic.Fmuladd: true,
	intrinsic.Canonicalize: true, intrinsic.IsFpclass: true, intrinsic.Ldexp: true, intrinsic.Minnum: true,
	intrinsic.Maxnum: true, intrinsic.Minimum: true, intrinsic.Maximum: true, intrinsic.Minimumnum: true,
	intrinsic.Maximumnum: true, intrinsic.FptosiSat: true, intrinsic.FptouiSat: true,
}

// Knows tells whether the result of a call is defined here.
func Knows(call *dsl.Intrinsic) bool { return call.Eval != nil || floatIntrinsics[call.ID] }

// node binds a term. The name of an operation stands for that operation once more.
func (t *tester) node(term *dsl.Term, inner, target bool) (*node, error) {
	n := &node{term: term, value: dsl.None, inner: inner, target: target}
	n.format, n.isFloat, n.width = t.typeOf(term.Type)
	switch term.Kind {
	case dsl.VarTerm:
		switch t.rule.Vars[term.Var].Kind {
		case dsl.NodeVar:
			return t.node(t.nodes[term.Var], inner, target)
		case dsl.IndexVar:
			return nil, errors.New("an index that is a variable")
		}
		n.value = term.Var
		return n, nil
	case dsl.LitTerm:
		x, ok := term.Lit.At(n.width)
		if !ok {
			return nil, errNoWidth
		}
		n.bits = x.Lo
		return n, nil
	case dsl.FloatTerm:
		x, ok := dsl.FloatAt(term.Float, n.format.Kind)
		if !ok {
			return nil, errNoWidth
		}
		n.bits = x.Lo
		return n, nil
	case dsl.ComputedTerm:
		n.expr = term.Expr
		return n, nil
	case dsl.PoisonTerm:
		n.poison = true
		return n, nil
	case dsl.OpTerm, dsl.CallTerm:
	default:
		return nil, errors.New("undef or null beside floating point")
	}
	if term.Op == ir.OpFreeze {
		x := term.Args[0]
		if !target || x.Kind != dsl.VarTerm || t.rule.Vars[x.Var].Kind != dsl.ValueVar {
			return nil, errors.New("freeze beside floating point, but of a variable on the right")
		}
		n.value, n.frozen = x.Var, true
		return n, nil
	}
	n.op, n.call = term.Op, term.Intrinsic
	n.flags, n.pred = t.bind.EvalFlags(term.Flags, term.Op)|t.extra[term], t.bind.EvalPred(term.Pred)
	switch {
	case term.Kind == dsl.CallTerm && term.Intrinsic == nil:
		return nil, errors.New("call of @" + term.Func + ": only its author knows what it means")
	case term.Intrinsic != nil:
		n.id = term.Intrinsic.ID
		if !Knows(term.Intrinsic) {
			return nil, errors.New("llvm." + n.id.String() + " has no exact meaning")
		}
		if t.rule.Types[term.Type].Kind == dsl.StructType {
			return nil, errors.New("aggregates beside floating point")
		}
	case !term.Op.Is(ir.LaneWise) && term.Op != ir.OpBitCast:
		return nil, fmt.Errorf("%s beside floating point", term.Op)
	case term.Op.Info().Eval == nil && term.Op != ir.OpSelect && term.Op != ir.OpBitCast:
		return nil, fmt.Errorf("%s beside floating point", term.Op)
	}
	for _, a := range term.Args {
		m, err := t.node(a, !target, target)
		if err != nil {
			return nil, err
		}
		n.args = append(n.args, m)
	}
	n.vals = make([]value, len(n.args))
	first := 0
	if n.op == ir.OpSelect {
		first = 1
	}
	n.from, n.ofFloat, n.argWidth = t.typeOf(term.Args[first].Type)
	return n, nil
}

// typeOf is the float format of a type, or the width of an integer. A value of
// any type is tried as a float.
func (t *tester) typeOf(id dsl.TypeID) (f fp.Format, isFloat bool, width uint32) {
	switch t.rule.Types[id].Kind {
	case dsl.FloatType:
		f, _ = fp.Of(t.bind.Formats[id])
		return f, true, f.Width()
	case dsl.AnyType:
		return fp.Float, true, fp.Float.Width()
	}
	return f, false, t.bind.Bits[id]
}

// eval gives what a term is for the inputs at hand and the choices of this run.
// !ok: a constant of the rule is undefined, so that it does not apply.
func (t *tester) eval(n *node) (v value, ok bool) {
	switch {
	case n.value != dsl.None:
		members := t.inputs[n.value]
		if n.frozen { // of poison it stays what it is, which asks more than a number would
			v = members[t.choices.freeze(n.value, len(members))]
		} else {
			v = members[t.choices.pick(len(members), false)]
		}
	case n.expr != nil:
		x, ok := t.rule.EvalConst(n.expr, t.bind)
		if !ok {
			return v, false
		}
		v.bits = x.Lo
	case n.op == ir.OpInvalid:
		v = value{bits: n.bits, poison: n.poison}
	default:
		for i, a := range n.args {
			if n.vals[i], ok = t.eval(a); !ok {
				return v, false
			}
		}
		v = t.apply(n)
	}
	n.got = v
	return v, true
}

func (t *tester) pick(n *node, of int) int { return t.choices.pick(of, n.inner) }

// apply is the meaning of an operation.
func (t *tester) apply(n *node) value {
	for _, a := range n.vals {
		if a.ub {
			return a
		}
	}
	if n.op == ir.OpSelect {
		c := n.vals[0]
		if c.poison {
			return poison
		}
		v, other := n.vals[2], n.vals[1]
		if c.bits&1 != 0 {
			v, other = other, v
		}
		if !n.isFloat || v.poison {
			return v
		}
		// The reference does not say whether the arm that is dropped is an
		// argument in the sense of nnan and ninf: only the target must not care.
		if n.refused(n.format, v) || n.target && !other.poison && n.refused(n.format, other) {
			return poison
		}
		return t.anyZero(n, v, true)
	}
	for _, a := range n.vals {
		if a.poison {
			return poison
		}
	}
	if !n.ofFloat && !n.isFloat {
		return n.integers()
	}
	if n.flags&ir.FastMath != 0 {
		for i, a := range n.vals {
			if n.args[i].isFloat && n.refused(n.args[i].format, a) {
				return poison
			}
		}
	}
	args := n.vals
	if n.flags&ir.NSZ != 0 && !(n.id == intrinsic.Copysign || n.id == intrinsic.Fabs || n.minMax()) {
		for i := range args {
			if n.args[i].isFloat {
				args[i] = t.anyZero(n, args[i], true)
			}
		}
	}
	v := t.compute(n, args)
	if v.poison || !n.isFloat {
		return v
	}
	if n.flags&ir.FastMath != 0 && n.refused(n.format, v) {
		return poison
	}
	return t.anyZero(n, v, t.zeroResults && !n.minMax())
}

// refused tells whether nnan and ninf turn an operand or a result, of a format, into
// poison.
func (n *node) refused(f fp.Format, v value) bool {
	return n.flags&ir.NNaN != 0 && f.IsNaN(v.bits) || n.flags&ir.NInf != 0 && f.IsInf(v.bits)
}

// anyZero flips the sign of a zero, or not, if nsz allows.
func (t *tester) anyZero(n *node, v value, allowed bool) value {
	f := n.format
	if !n.isFloat {
		f = n.from
	}
	if allowed && n.flags&ir.NSZ != 0 && f.IsZero(v.bits) && t.pick(n, 2) == 1 {
		v.bits ^= f.SignBit()
	}
	return v
}

func (n *node) minMax() bool {
	switch n.id {
	case intrinsic.Minnum, intrinsic.Maxnum, intrinsic.Minimum, intrinsic.Maximum, intrinsic.Minimumnum, intrinsic.Maximumnum:
		return true
	}
	return false
}

// looseMinMax tells whether n is one of those that may take either of two zeros, by one reading.
func (n *node) looseMinMax() bool { return n.id == intrinsic.Minnum || n.id == intrinsic.Maxnum }

// nan picks one of the NaNs that an operation may return.
func (t *tester) nan(n *node, candidates []uint64) value {
	k := t.pick(n, 2*len(candidates))
	x := candidates[k/2]
	if k&1 != 0 {
		x |= n.format.SignBit()
	}
	return value{bits: x}
}

// number is a result that may be a NaN made by the operands.
func (t *tester) number(n *node, x uint64, operands ...uint64) value {
	if n.format.IsNaN(x) {
		return t.nan(n, n.format.NaNs(operands...))
	}
	return value{bits: x}
}

func add(a, b float64) float64 { return a + b }
func sub(a, b float64) float64 { return a - b }
func mul(a, b float64) float64 { return a * b }
func div(a, b float64) float64 { return a / b }

var roundings = [intrinsic.Num]func(float64) float64{
	intrinsic.Sqrt: math.Sqrt, intrinsic.Floor: math.Floor, intrinsic.Ceil: math.Ceil, intrinsic.Trunc: math.Trunc,
	intrinsic.Rint: math.RoundToEven, intrinsic.Nearbyint: math.RoundToEven, intrinsic.Roundeven: math.RoundToEven, intrinsic.Round: math.Round,
}

// compute is the operation on numbers, flags apart.
func (t *tester) compute(n *node, args []value) value {
	f := n.format
	a := args[0].bits
	var b, c uint64
	if len(args) > 1 {
		b = args[1].bits
	}
	if len(args) > 2 {
		c = args[2].bits
	}
	sum := func(op func(a, b float64) float64) value {
		if v, ok := t.fused(n, a, b); ok {
			return v
		}
		return t.number(n, f.Binary(op, a, b), a, b)
	}
	switch n.op {
	case ir.OpFNeg:
		return value{bits: a ^ f.SignBit()}
	case ir.OpFAdd:
		return sum(add)
	case ir.OpFSub:
		return sum(sub)
	case ir.OpFMul:
		return t.number(n, f.Binary(mul, a, b), a, b)
	case ir.OpFDiv:
		if n.flags&ir.ARcp != 0 && t.pick(n, 2) == 1 {
			return t.number(n, f.Binary(mul, a, f.Binary(div, f.Round(1), b)), a, b)
		}
		return t.number(n, f.Binary(div, a, b), a, b)
	case ir.OpFRem:
		return t.number(n, f.Rem(a, b), a, b)
	case ir.OpFCmp:
		if n.pred.Holds(n.from.Float64(a), n.from.Float64(b)) {
			return value{bits: 1}
		}
		return value{}
	case ir.OpFPExt, ir.OpFPTrunc:
		if !n.from.IsNaN(a) {
			return value{bits: fp.Convert(n.from, f, a)}
		}
		list := []uint64{f.NaN()}
		if x, ok := fp.ConvertNaN(n.from, f, a); ok {
			list = append(list, x)
		}
		x, _ := fp.ConvertNaN(n.from, f, a|n.from.QuietBit())
		return t.nan(n, append(list, x))
	case ir.OpFPToSI, ir.OpFPToUI:
		x, ok := n.from.Truncated(a)
		if !ok || !fits(x, n.width, n.op == ir.OpFPToSI) {
			return poison
		}
		return value{bits: low(x, n.width)}
	case ir.OpSIToFP:
		return value{bits: f.FromInt(big.NewInt(int64(a<<(64-n.argWidth)) >> (64 - n.argWidth)))}
	case ir.OpUIToFP:
		if n.flags&ir.NNeg != 0 && a>>(n.argWidth-1)&1 != 0 {
			return poison
		}
		return value{bits: f.FromInt(new(big.Int).SetUint64(a))}
	case ir.OpBitCast:
		return value{bits: a}
	}
	switch n.id {
	case intrinsic.Fabs:
		return value{bits: a &^ f.SignBit()}
	case intrinsic.Copysign:
		return value{bits: a&^f.SignBit() | b&f.SignBit()}
	case intrinsic.Canonicalize:
		if f.IsNaN(a) {
			return t.nan(n, f.NaNs(a|f.QuietBit()))
		}
		return value{bits: a}
	case intrinsic.Fma:
		return t.number(n, f.FMA(a, b, c), a, b, c)
	case intrinsic.Fmuladd:
		if t.pick(n, 2) == 1 {
			return t.number(n, f.Binary(add, f.Binary(mul, a, b), c), a, b, c)
		}
		return t.number(n, f.FMA(a, b, c), a, b, c)
	case intrinsic.Ldexp:
		w := n.args[1].width
		if f.IsNaN(a) {
			return t.nan(n, f.NaNs(a))
		}
		return value{bits: f.Ldexp(a, int64(b<<(64-w))>>(64-w))}
	case intrinsic.IsFpclass:
		if n.from.Class(a)&uint32(b) != 0 {
			return value{bits: 1}
		}
		return value{}
	case intrinsic.FptosiSat, intrinsic.FptouiSat:
		return value{bits: saturated(n.from, a, n.width, n.id == intrinsic.FptosiSat)}
	}
	if n.minMax() {
		return t.minimum(n, a, b)
	}
	return t.number(n, f.Unary(roundings[n.id], a), a)
}

// fused is a sum with a product that contract allows to compute as one.
func (t *tester) fused(n *node, a, b uint64) (value, bool) {
	if n.flags&ir.Contract == 0 {
		return value{}, false
	}
	f := n.format
	for i, p := range n.args {
		if p.op != ir.OpFMul || p.flags&ir.Contract == 0 || t.pick(n, 2) == 0 {
			continue
		}
		x, y, z := p.vals[0].bits, p.vals[1].bits, b
		switch {
		case i == 1 && n.op == ir.OpFSub:
			x, z = x^f.SignBit(), a
		case i == 1:
			z = a
		case n.op == ir.OpFSub:
			z ^= f.SignBit()
		}
		return t.number(n, f.FMA(x, y, z), x, y, z), true
	}
	return value{}, false
}

// minimum is the six kinds of minima and maxima.
func (t *tester) minimum(n *node, a, b uint64) value {
	f := n.format
	largest := n.id == intrinsic.Maxnum || n.id == intrinsic.Maximum || n.id == intrinsic.Maximumnum
	nanA, nanB := f.IsNaN(a), f.IsNaN(b)
	other := a
	if nanA {
		other = b
	}
	switch {
	case nanA && nanB, (nanA || nanB) && (n.id == intrinsic.Minimum || n.id == intrinsic.Maximum):
		return t.nan(n, f.NaNs(a, b))
	case nanA || nanB:
		if (n.id == intrinsic.Minnum || n.id == intrinsic.Maxnum) && (f.IsSignaling(a) || f.IsSignaling(b)) {
			// a NaN, or the signaling NaN is taken as a quiet one
			list := f.NaNs(a, b)
			if k := t.pick(n, 2*len(list)+1); k > 0 {
				return value{bits: list[(k-1)/2] | f.SignBit()*uint64((k-1)&1)}
			}
		}
		return value{bits: other}
	case f.IsZero(a) && f.IsZero(b):
		free := n.flags&ir.NSZ != 0 || t.looseZeros && n.looseMinMax()
		if free && t.pick(n, 2) == 1 {
			return value{bits: b}
		} else if free {
			return value{bits: a}
		}
		if largest {
			return value{bits: a & b}
		}
		return value{bits: a | b}
	}
	if x, y := f.Float64(a), f.Float64(b); (x < y) != largest {
		return value{bits: a}
	}
	return value{bits: b}
}

// integers evaluates an operation that has nothing to do with floats.
func (n *node) integers() value {
	get := func(i int) uint64 {
		if i < len(n.vals) {
			return n.vals[i].bits
		}
		return 0
	}
	var x uint64
	var out ir.Outcome
	switch {
	case n.op == ir.OpBitCast:
		return n.vals[0]
	case n.call != nil:
		var r num.Int
		r, out = n.call.Eval(dsl.IntrinsicArgs{A: num.Of(get(0)), B: num.Of(get(1)), C: num.Of(get(2)), Width: n.argWidth, To: n.width})
		x = r.Lo
	default:
		x, out = n.op.Info().Eval(ir.EvalArgs{A: get(0), B: get(1), Width: n.argWidth, To: n.width, Flags: n.flags, Pred: n.pred})
	}
	return value{bits: x, poison: out == ir.Poisoned, ub: out == ir.Undefined}
}

// bounds are the least and the greatest integer of a width.
func bounds(width uint32, signed bool) (least, greatest *big.Int) {
	one := big.NewInt(1)
	if signed {
		greatest = new(big.Int).Lsh(one, uint(width-1))
		least = new(big.Int).Neg(greatest)
	} else {
		greatest, least = new(big.Int).Lsh(one, uint(width)), new(big.Int)
	}
	return least, greatest.Sub(greatest, one)
}

func fits(x *big.Int, width uint32, signed bool) bool {
	least, greatest := bounds(width, signed)
	return x.Cmp(least) >= 0 && x.Cmp(greatest) <= 0
}

// low is the low bits of an integer, two's complement.
func low(x *big.Int, width uint32) uint64 {
	mask := new(big.Int).SetUint64(ir.Mask(width))
	return mask.And(mask, x).Uint64()
}

// saturated is a float as an integer, the nearest bound outside, 0 for NaN.
func saturated(f fp.Format, x uint64, width uint32, signed bool) uint64 {
	if f.IsNaN(x) {
		return 0
	}
	least, greatest := bounds(width, signed)
	n, ok := f.Truncated(x)
	switch {
	case !ok && x&f.SignBit() != 0, ok && n.Cmp(least) < 0:
		n = least
	case !ok || n.Cmp(greatest) > 0:
		n = greatest
	}
	return low(n, width)
}
