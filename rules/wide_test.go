package rules

import (
	"math/rand/v2"
	"slices"
	"testing"

	"rewrite/dsl"
	"rewrite/passes/ir"
	"rewrite/passes/ir/num"
)

// The prover tries all inputs of 1 to 4 bits. A rule can be right there for a
// reason that ends there, so this test tries some inputs, without undef, at the
// widths of programs: numbers near zero, near the bounds, near powers of two and
// near each other, where conditions on constants have their edges.

const (
	wideTries = 60000 // for each rule; few of them meet a narrow condition
	wideHits  = 500   // inputs that met the condition, after which it is enough
	wideFew   = 20    // fewer say nothing
)

var wideWidths = []uint32{5, 7, 8, 12, 16, 31, 32, 33, 48, 64}

// A wideOutcome is how an evaluation ends.
type wideOutcome uint8

const (
	isValue wideOutcome = iota
	isPoison
	isUndefined  // undefined behaviour
	isNotCovered // undef, or a constant that is undefined at this width
)

// A wideEval evaluates the terms of a rule on concrete bindings.
type wideEval struct {
	r     *dsl.Rule
	b     *dsl.Bindings
	nodes map[dsl.VarID]*dsl.Term // by the variable that names them
}

func (e *wideEval) term(t *dsl.Term) (num.Int, wideOutcome) {
	width := e.b.Bits[t.Type]
	constant := func(x num.Int, ok bool) (num.Int, wideOutcome) {
		if !ok {
			return x, isNotCovered
		}
		return x, isValue
	}
	switch t.Kind {
	case dsl.VarTerm:
		if n := e.nodes[t.Var]; n != nil {
			return e.term(n)
		}
		return e.b.Vals[t.Var], isValue
	case dsl.LitTerm:
		return constant(t.Lit.At(width))
	case dsl.ComputedTerm:
		return constant(e.r.EvalConst(t.Expr, e.b))
	case dsl.PoisonTerm:
		return num.Int{}, isPoison
	case dsl.OpTerm, dsl.CallTerm:
		return e.operation(t, width)
	}
	return num.Int{}, isNotCovered
}

func (e *wideEval) operation(t *dsl.Term, width uint32) (num.Int, wideOutcome) {
	call := t
	if t.Op == ir.OpExtractValue {
		call = t.Args[0]
	}
	var x [3]num.Int
	var out [3]wideOutcome
	poison := false
	for i, a := range call.Args {
		if x[i], out[i] = e.term(a); out[i] >= isUndefined {
			return x[i], out[i]
		}
		poison = poison || out[i] == isPoison
	}
	switch t.Op {
	case ir.OpSelect:
		switch {
		case out[0] == isPoison:
			return num.Int{}, isPoison
		case x[0].IsZero():
			return x[2], out[2]
		}
		return x[1], out[1]
	case ir.OpFreeze:
		if poison {
			return num.Int{}, isNotCovered
		}
		return x[0], isValue
	case ir.OpUDiv, ir.OpSDiv, ir.OpURem, ir.OpSRem:
		if out[1] == isPoison || x[1].IsZero() {
			return num.Int{}, isUndefined
		}
	}
	if poison {
		return num.Int{}, isPoison
	}
	from := e.b.Bits[call.Args[0].Type]
	var r num.Int
	var o ir.Outcome
	switch {
	case t != call && t.Indices[0].N == 1:
		if call.Intrinsic.Overflow(dsl.IntrinsicArgs{A: x[0], B: x[1], Width: from}) {
			r = num.Of(1)
		}
	case call.Kind == dsl.CallTerm:
		r, o = call.Intrinsic.Eval(dsl.IntrinsicArgs{A: x[0], B: x[1], C: x[2], Width: from, To: width})
	default:
		var n uint64
		n, o = t.Op.Info().Eval(ir.EvalArgs{A: x[0].Lo, B: x[1].Lo, Width: from, To: width, Flags: e.b.EvalFlags(t.Flags, t.Op), Pred: e.b.EvalPred(t.Pred)})
		r = num.Of(n)
	}
	return r.Trunc(width), map[ir.Outcome]wideOutcome{ir.Defined: isValue, ir.Poisoned: isPoison, ir.Undefined: isUndefined, ir.NotFolded: isNotCovered}[o]
}

// bind chooses widths, predicates and values; false if the widths do not fit.
func (e *wideEval) bind(rng *rand.Rand) bool {
	r, b := e.r, e.b
	for i, t := range r.Types {
		if t.Kind == dsl.AnyType || t.Kind == dsl.IntType && t.Width == 0 {
			b.Bits[i] = wideWidths[rng.IntN(len(wideWidths))]
		}
	}
	for _, c := range r.Constraints {
		if c.Kind == dsl.Narrower && b.Bits[c.A] >= b.Bits[c.B] {
			return false
		}
	}
	for i := range b.Preds {
		b.Preds[i] = ir.EQ + ir.Pred(rng.IntN(int(ir.SLE-ir.EQ)+1))
	}
	for i, v := range r.Vars {
		if v.Kind != dsl.ValueVar && v.Kind != dsl.ConstVar {
			continue
		}
		width := b.Bits[v.Type]
		x := randomBits(rng, width)
		if i > 0 && rng.IntN(3) == 0 && b.Bits[max(r.Vars[i-1].Type, 0)] == width {
			x = near(rng, b.Vals[i-1], width)
		}
		b.Vals[i] = x.Trunc(width)
	}
	if rng.IntN(2) == 0 {
		for _, c := range r.Guards {
			e.equal(c)
		}
	}
	return true
}

// equal makes constants what conditions say that they are equal to.
func (e *wideEval) equal(c *dsl.Cond) {
	switch {
	case c.Kind == dsl.AndCond:
		for _, a := range c.Args {
			e.equal(a)
		}
	case c.Kind == dsl.CompareCond && c.Pred == ir.EQ && c.X.Kind == dsl.ConstExpr && c.X.Var != dsl.None:
		if x, ok := e.r.EvalConst(c.Y, e.b); ok {
			e.b.Vals[c.X.Var] = x
		}
	}
}

func randomBits(rng *rand.Rand, width uint32) num.Int {
	one := num.Of(1)
	bit := one.Shl(uint32(rng.IntN(int(width))))
	switch rng.IntN(8) {
	case 0:
		return num.Of(uint64(rng.IntN(5)))
	case 1:
		return num.Of(uint64(rng.IntN(5)) + 1).Neg()
	case 2:
		return bit
	case 3:
		return bit.Sub(one)
	case 4:
		return bit.Neg()
	case 5:
		return one.Shl(width - 1).Add(num.Of(uint64(rng.IntN(3)))).Sub(one)
	case 6:
		return num.Of(uint64(rng.IntN(int(width) + 2)))
	}
	return num.Of(rng.Uint64())
}

func near(rng *rand.Rand, x num.Int, width uint32) num.Int {
	switch rng.IntN(6) {
	case 0:
		return x.Not()
	case 1:
		return x.Neg()
	case 2:
		return x.Add(num.Of(1))
	case 3:
		return x.Sub(num.Of(1))
	case 4:
		return num.Of(uint64(width)).Sub(x)
	}
	return x
}

// holds tells whether the conditions hold for what is bound.
func (e *wideEval) holds() bool {
	known := func(c *dsl.Cond) bool {
		for _, a := range c.FactArgs {
			if a.Var == dsl.None || e.nodes[a.Var] == nil {
				continue
			}
			x, out := e.term(e.nodes[a.Var])
			if out != isValue {
				return c.Fact.Info().About == dsl.AboutValue // true of poison
			}
			e.b.Vals[a.Var] = x
		}
		holds, ok := e.r.Concrete(c, e.b)
		return holds && ok
	}
	for _, g := range e.r.Guards {
		if !e.r.EvalCond(g, e.b, known) {
			return false
		}
	}
	return true
}

// refines tells whether b may stand for a.
func refines(a, b num.Int, outA, outB wideOutcome) bool {
	switch outA {
	case isUndefined:
		return true
	case isPoison:
		return outB != isUndefined
	}
	return outB == isValue && a == b
}

func TestWideWidths(t *testing.T) {
	for _, r := range loadLibrary(t).Rules {
		if r.Floating() {
			continue // tested at the widths of programs as it is
		}
		if slices.ContainsFunc(r.Types, func(t dsl.Type) bool { return t.Kind == dsl.PtrType }) {
			continue // what a pointer is based on has no place here
		}
		e := &wideEval{r, r.NewBindings(), map[dsl.VarID]*dsl.Term{}}
		undef := false
		r.LHS.Walk(func(n *dsl.Term) {
			if (n.Kind == dsl.OpTerm || n.Kind == dsl.CallTerm) && n.Bind != dsl.None {
				e.nodes[n.Bind] = n
			}
			undef = undef || n.Kind == dsl.UndefTerm
		})
		rng := rand.New(rand.NewPCG(7, 11))
		hits := 0
		for range wideTries {
			if !e.bind(rng) {
				continue
			}
			a, outA := e.term(r.LHS)
			if outA == isNotCovered || !e.holds() {
				continue
			}
			b, outB := e.term(r.RHS)
			if outB == isNotCovered {
				continue
			}
			if !refines(a, b, outA, outB) || r.Arrow == dsl.Equal && !refines(b, a, outB, outA) {
				t.Errorf("%s: %s is wrong at widths %v, predicates %v, values %v: %v (%d) becomes %v (%d)",
					r.File, r.Name, e.b.Bits, e.b.Preds, e.b.Vals, a, outA, b, outB)
				break
			}
			if hits++; hits == wideHits {
				break
			}
		}
		if hits < wideFew && !undef {
			t.Errorf("%s: %s was tried on %d inputs only", r.File, r.Name, hits)
		}
	}
}
