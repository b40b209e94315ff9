package interp_test

import (
	"fmt"
	"math/big"
	"math/rand/v2"
	"strings"
	"testing"

	"rewrite/passes/ir"
	"rewrite/passes/ir/interp"
)

// An operation is an instruction on integers to test, as a function @f.
type operation struct {
	op       ir.Op
	flags    ir.Flags
	pred     ir.Pred
	from, to uint32
	unary    bool
}

func (o operation) String() string {
	w := func(n uint32) string { return fmt.Sprintf("i%d", n) }
	head := strings.TrimSpace(o.op.String() + " " + o.flags.String())
	switch {
	case o.op == ir.OpICmp:
		return fmt.Sprintf("%s %s %s %%a, %%b", head, o.pred, w(o.from))
	case o.unary:
		return fmt.Sprintf("%s %s %%a to %s", head, w(o.from), w(o.to))
	}
	return fmt.Sprintf("%s %s %%a, %%b", head, w(o.from))
}

// operations are all integer operations at a width, with every set of flags
// that they take.
func operations(w uint32) (all []operation) {
	for op := ir.OpAdd; op <= ir.OpICmp; op++ {
		info := op.Info()
		if info.Eval == nil || strings.HasPrefix(op.String(), "f") || strings.HasSuffix(op.String(), "fp") {
			continue
		}
		for fl := ir.Flags(0); fl <= info.Flags; fl++ {
			if fl&^info.Flags != 0 {
				continue
			}
			switch op {
			case ir.OpTrunc:
				if w > 1 {
					all = append(all, operation{op, fl, 0, w, (w + 1) / 2, true})
				}
			case ir.OpZExt, ir.OpSExt:
				all = append(all, operation{op, fl, 0, w, w + 3, true})
			case ir.OpICmp:
				for p := ir.EQ; p <= ir.SLE; p++ {
					all = append(all, operation{op, fl, p, w, 1, false})
				}
			default:
				all = append(all, operation{op, fl, 0, w, w, false})
			}
		}
	}
	return all
}

// machine makes a function of the operation.
func (o operation) machine(t testing.TB) (*interp.Machine, *ir.Func) {
	params := fmt.Sprintf("i%d %%a, i%d %%b", o.from, o.from)
	if o.op == ir.OpICmp {
		o.to = 1
	}
	text := fmt.Sprintf("define i%d @f(%s) {\n  %%r = %s\n  ret i%d %%r\n}\n", o.to, params, o, o.to)
	m, err := interp.New(interp.Options{}, source(t, o.String(), []byte(text)))
	if err != nil {
		t.Fatal(err)
	}
	return m, m.Func("f")
}

// result is a result in one text: a number, poison, or undefined behaviour.
func result(v interp.Value, err error) string {
	if err != nil {
		if _, ok := err.(*interp.UB); ok {
			return "UB"
		}
		return err.Error()
	}
	if v.IsPoison() {
		return "poison"
	}
	n, ok := v.Big()
	if !ok {
		return "a set"
	}
	return n.String()
}

// definition is what ir's slow definition says of plain numbers.
func (o operation) definition(a, b *big.Int) string {
	n, out := ir.EvalWide(o.op, a, b, o.from, o.to, o.flags, o.pred)
	switch out {
	case ir.Defined:
		return n.String()
	case ir.Poisoned:
		return "poison"
	case ir.Undefined:
		return "UB"
	}
	return "not folded"
}

// TestPlainNumbers holds the main loop's own arithmetic to package ir's
// definitions: all operands at up to 4 bits, boundary and random ones above.
func TestPlainNumbers(t *testing.T) {
	rng := rand.New(rand.NewPCG(1, 2))
	for _, w := range []uint32{1, 2, 3, 4, 8, 17, 31, 32, 33, 63, 64, 65, 128} {
		var operands []*big.Int
		if w <= 4 {
			for n := range int64(1) << w {
				operands = append(operands, big.NewInt(n))
			}
		} else {
			one := big.NewInt(1)
			top := new(big.Int).Lsh(one, uint(w))
			half := new(big.Int).Lsh(one, uint(w-1))
			for _, n := range []int64{0, 1, 2, 3, int64(w) - 1, int64(w)} {
				operands = append(operands, big.NewInt(n), new(big.Int).Sub(top, big.NewInt(n+1)))
			}
			operands = append(operands, half, new(big.Int).Sub(half, one))
			for range 8 {
				n := new(big.Int).SetUint64(rng.Uint64())
				n.Lsh(n, 64).Add(n, new(big.Int).SetUint64(rng.Uint64()))
				operands = append(operands, n.Rsh(n, 128-uint(w)))
			}
		}
		for _, o := range operations(w) {
			m, f := o.machine(t)
			for _, a := range operands {
				for _, b := range operands {
					got := result(m.Call(f, []interp.Value{interp.BigInt(a, w), interp.BigInt(b, w)}))
					if want := o.definition(a, b); got != want {
						t.Fatalf("%v of %v and %v gives %s, not %s", o, a, b, got, want)
					}
				}
			}
		}
	}
}

// wanted is the set of results over all choices: "poison", "UB" or a value.
func (o operation) wanted(as, bs []uint64) (string, interp.Value) {
	kind := ""
	var list []uint64
	for _, a := range as {
		for _, b := range bs {
			n, out := ir.EvalWide(o.op, new(big.Int).SetUint64(a), new(big.Int).SetUint64(b), o.from, o.to, o.flags, o.pred)
			switch out {
			case ir.Undefined:
				return "UB", interp.Value{}
			case ir.Poisoned:
				kind = "poison"
			default:
				list = append(list, n.Uint64())
			}
		}
	}
	if kind != "" {
		return kind, interp.Value{}
	}
	v, _ := interp.Set(list...)
	return "", v
}

// sameSet tells whether two values have the same members.
func sameSet(a, b interp.Value) bool { return a.Contains(b) && b.Contains(a) }

func (o operation) checkSets(t *testing.T, m *interp.Machine, f *ir.Func, as, bs []uint64) {
	t.Helper()
	a, _ := interp.Set(as...)
	b, _ := interp.Set(bs...)
	if o.unary {
		bs = bs[:1]
	}
	kind, want := o.wanted(as, bs)
	v, err := m.Call(f, []interp.Value{a, b})
	got := ""
	if err != nil || v.IsPoison() {
		got = result(v, err)
	}
	if got != kind || kind == "" && !sameSet(v, want) {
		t.Fatalf("%v of %v and %v gives %s %s, not %s %s", o, as, bs, got, m.Format(f.FuncType.Elem, v), kind, m.Format(f.FuncType.Elem, want))
	}
	if m.Narrowed() {
		t.Fatalf("%v of %v and %v is narrowed", o, as, bs)
	}
}

// TestAllSets: at 2 bits the result of every operation on every two sets is the
// set of all results, exactly.
func TestAllSets(t *testing.T) {
	var sets [][]uint64
	for bits := 1; bits < 16; bits++ {
		var s []uint64
		for n := range uint64(4) {
			if bits>>n&1 != 0 {
				s = append(s, n)
			}
		}
		sets = append(sets, s)
	}
	for _, o := range operations(2) {
		m, f := o.machine(t)
		for _, as := range sets {
			for _, bs := range sets {
				o.checkSets(t, m, f, as, bs)
			}
		}
	}
}

// TestLargeCubes: on sets too large to list, what the representation can hold is
// exact all the same.
func TestLargeCubes(t *testing.T) {
	rng := rand.New(rand.NewPCG(3, 4))
	const w = 11 // the whole of it is more than is listed
	all := make([]uint64, 1<<w)
	for i := range all {
		all[i] = uint64(i)
	}
	cube := func(known, mask uint64) (s []uint64) {
		for _, n := range all {
			if n&^mask == known&^mask {
				s = append(s, n)
			}
		}
		return s
	}
	exact := map[ir.Op]bool{ir.OpAdd: true, ir.OpSub: true, ir.OpAnd: true, ir.OpOr: true, ir.OpXor: true, ir.OpShl: true, ir.OpLShr: true,
		ir.OpTrunc: true, ir.OpZExt: true, ir.OpICmp: true, ir.OpMul: true}
	tried := 0
	for _, o := range operations(w) {
		if !exact[o.op] || o.op == ir.OpMul && o.flags != 0 {
			continue
		}
		m, f := o.machine(t)
		for range 6 {
			known := rng.Uint64() >> (64 - w)
			constant := []uint64{rng.Uint64() >> (64 - w)}
			if o.op == ir.OpShl || o.op == ir.OpLShr {
				constant[0] %= w + 1
			}
			o.checkSets(t, m, f, all, constant)
			if o.op != ir.OpAdd && o.op != ir.OpSub && o.op != ir.OpMul {
				// All bits but one are undef.
				o.checkSets(t, m, f, cube(known, 1<<w-1&^(1<<rng.Uint64N(w))), constant)
			}
			if o.op != ir.OpShl && o.op != ir.OpLShr {
				o.checkSets(t, m, f, constant, all)
			}
			tried++
		}
	}
	if tried < 200 {
		t.Errorf("only %d tried", tried)
	}
}

// TestContains: refinement of values is that of their sets.
func TestContains(t *testing.T) {
	var sets []interp.Value
	var masks []int
	for bits := 1; bits < 1<<8; bits++ {
		var s []uint64
		for n := range uint64(8) {
			if bits>>n&1 != 0 {
				s = append(s, n)
			}
		}
		v, ok := interp.Set(s...)
		if !ok {
			t.Fatal(s)
		}
		sets, masks = append(sets, v), append(masks, bits)
	}
	m, err := interp.New(interp.Options{})
	if err != nil {
		t.Fatal(err)
	}
	for i, a := range sets {
		if !m.Poison(ir.I8).Contains(a) || a.Contains(m.Poison(ir.I8)) {
			t.Fatal("poison and", i)
		}
		for j, b := range sets {
			if got, want := a.Contains(b), masks[i]|masks[j] == masks[i]; got != want {
				t.Fatalf("%b contains %b: %v", masks[i], masks[j], got)
			}
		}
	}
}
