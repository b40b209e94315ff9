package analysis

import (
	"fmt"
	"math/bits"
	"math/rand/v2"
	"testing"

	"rewrite/passes/analysis/domain"
	"rewrite/passes/analysis/internal/optest"
	"rewrite/passes/ir"
	"rewrite/passes/ir/num"
)

// A val is a value as SEMANTICS has it: poison, or the set of its members.
type val struct {
	poison bool
	set    optest.Set
}

func (v val) String() string {
	if v.poison {
		return "poison"
	}
	return fmt.Sprintf("%016b", v.set)
}

// holds tells whether facts are true of a value.
func holds(f domain.Facts, v val) bool {
	if v.poison {
		return !f.Has(domain.NotPoison)
	}
	if f.Has(domain.NotUndef) && v.set&(v.set-1) != 0 {
		return false
	}
	for s := v.set; s != 0; s &= s - 1 {
		if f.Width > 0 && !f.Contains(num.Of(uint64(bits.TrailingZeros16(uint16(s))))) || f.IsEmpty() {
			return false
		}
	}
	return true
}

// interp evaluates instructions on sets: each use of an operand picks any
// member, so the operands of one operation are independent of each other even
// if they are one value. It reports undefined behaviour as ub.
type interp struct {
	vals map[*ir.Value]val
	rng  *rand.Rand // picks for freeze
	ub   bool
}

func (m *interp) get(v *ir.Value) val {
	w := v.Type.Bits
	switch v.Op {
	case ir.OpInt:
		return val{set: 1 << v.Bits}
	case ir.OpUndef:
		return val{set: optest.Full(w)}
	case ir.OpPoison:
		return val{poison: true}
	}
	r, ok := m.vals[v]
	if !ok {
		panic("no value for " + v.Op.String())
	}
	return r
}

func (m *interp) eval(v *ir.Value) val {
	w := v.Type.Bits
	x := m.get(v.Args[0])
	switch v.Op {
	case ir.OpFreeze:
		if x.poison {
			x.set = optest.Full(w)
		}
		for { // one of the members, the same for all users
			if n := uint64(m.rng.IntN(1 << w)); x.set>>n&1 != 0 {
				return val{set: 1 << n}
			}
		}
	case ir.OpSelect:
		var r val
		for i := uint32(0); i < 2; i++ {
			if x.set>>i&1 == 0 {
				continue
			}
			arm := m.get(v.Args[2-i])
			r.set |= arm.set
			r.poison = r.poison || arm.poison
		}
		if x.poison || r.poison {
			return val{poison: true}
		}
		return r
	}
	y := val{set: 1}
	if len(v.Args) > 1 {
		y = m.get(v.Args[1])
	}
	divides := v.Op == ir.OpUDiv || v.Op == ir.OpSDiv || v.Op == ir.OpURem || v.Op == ir.OpSRem
	if x.poison || y.poison {
		m.ub = m.ub || divides && y.poison // of a poison dividend it is poison
		if divides && !y.poison && y.set&1 != 0 {
			m.ub = true
		}
		return val{poison: true}
	}
	var r val
	for s := x.set; s != 0; s &= s - 1 {
		for t := y.set; t != 0; t &= t - 1 {
			n, o := v.Op.Info().Eval(ir.EvalArgs{A: uint64(bits.TrailingZeros16(uint16(s))), B: uint64(bits.TrailingZeros16(uint16(t))),
				Width: v.Args[0].Type.Bits, To: uint32(w), Flags: v.Flags, Pred: v.Pred})
			switch o {
			case ir.Undefined:
				m.ub = true
			case ir.Poisoned:
				r.poison = true
			default:
				r.set |= 1 << n
			}
		}
	}
	if r.poison {
		return val{poison: true}
	}
	return r
}

// newFunc makes a function without module.
func newFunc() *ir.Func {
	f := ir.NewFunc(&ir.Global{Kind: ir.Function, Name: "f"}, new(ir.Types).Func(ir.Void, nil, false), nil)
	f.HasBody = true
	f.Blocks = append(f.Blocks, f.NewBlock(""))
	return f
}

// randomGraph appends n random operations on 4 bits to a block.
func randomGraph(f *ir.Func, b *ir.Block, pool []*ir.Value, n int, rng *rand.Rand) []*ir.Value {
	i4 := new(ir.Types).Int(4)
	for range 4 {
		pool = append(pool, f.Int(i4, uint64(rng.IntN(16))))
	}
	pick := func(t *ir.Type) *ir.Value {
		for range 50 {
			if v := pool[len(pool)-1-rng.IntN(min(len(pool), 1+rng.IntN(12)))]; v.Type == t {
				return v
			}
		}
		switch rng.IntN(8) {
		case 0:
			return f.Undef(t)
		case 1:
			return f.Poison(t)
		}
		return f.Int(t, uint64(rng.IntN(1<<t.Bits)))
	}
	ops := append([]ir.Op{ir.OpICmp, ir.OpICmp, ir.OpSelect, ir.OpSelect, ir.OpFreeze, ir.OpTrunc, ir.OpZExt, ir.OpSExt, ir.OpAnd, ir.OpOr}, optest.BinaryOps...)
	for range n {
		var v *ir.Value
		switch op := ops[rng.IntN(len(ops))]; op {
		case ir.OpICmp:
			x := pick(i4)
			v = f.NewInstr(op, ir.I1, x, pick(i4))
			v.Pred = ir.EQ + ir.Pred(rng.IntN(10)*rng.IntN(2))
		case ir.OpSelect:
			t := []*ir.Type{i4, i4, ir.I1}[rng.IntN(3)]
			v = f.NewInstr(op, t, pick(ir.I1), pick(t), pick(t))
		case ir.OpFreeze:
			x := pool[rng.IntN(len(pool))]
			v = f.NewInstr(op, x.Type, x)
		case ir.OpTrunc:
			v = f.NewInstr(op, ir.I1, pick(i4))
		case ir.OpZExt, ir.OpSExt:
			v = f.NewInstr(op, i4, pick(ir.I1))
		default:
			t := i4
			if rng.IntN(4) == 0 && (op == ir.OpAnd || op == ir.OpOr || op == ir.OpXor) {
				t = ir.I1
			}
			x := pick(t)
			y := pick(t)
			if rng.IntN(6) == 0 {
				y = x
			}
			v = f.NewInstr(op, t, x, y)
		}
		if rng.IntN(3) == 0 {
			fs := optest.FlagSets(v.Op)
			v.Flags = fs[rng.IntN(len(fs))]
		}
		b.Append(v)
		pool = append(pool, v)
	}
	return pool
}

// randomVal is poison, everything, one number, or some.
func randomVal(w uint32, rng *rand.Rand) val {
	switch rng.IntN(8) {
	case 0:
		return val{poison: true}
	case 1:
		return val{set: optest.Full(w)}
	case 2:
		if s := optest.Set(rng.Uint32()) & optest.Full(w); s != 0 {
			return val{set: s}
		}
	case 3:
		one, other := rng.IntN(1<<w), rng.IntN(1<<w)
		return val{set: 1<<one | 1<<other}
	}
	return val{set: 1 << rng.IntN(1<<w)}
}

// TestGraphs checks every fact claimed of random straight-line code by
// evaluating it on numbers, undef sets and poison.
func TestGraphs(t *testing.T) {
	rng := rand.New(rand.NewPCG(3, 4))
	i4 := new(ir.Types).Int(4)
	noundef := &ir.AttrSet{Attrs: []ir.Attr{{Name: "noundef"}}, Text: "noundef"}
	known, total := 0, 0
	for range 4000 {
		f := newFunc()
		params := []*ir.Value{f.AddParam(i4, "x"), f.AddParam(i4, "y"), f.AddParam(ir.I1, "c")}
		for range params {
			f.ParamAttrs = append(f.ParamAttrs, []*ir.AttrSet{nil, noundef}[rng.IntN(2)])
		}
		b := f.Entry()
		randomGraph(f, b, params, 12, rng)
		b.Append(f.NewInstr(ir.OpRet, ir.Void))
		a := New(f)
		for _, v := range b.Instrs[:12] {
			total++
			if fv := a.Facts(v); !fv.IsUnknown() || fv.Props != 0 {
				known++
			}
		}
		for range 60 {
			m := &interp{vals: map[*ir.Value]val{}, rng: rng}
			for i, p := range params {
				v := randomVal(p.Type.Bits, rng)
				if f.ParamAttrs[i] != nil {
					v = val{set: 1 << rng.IntN(1<<p.Type.Bits)}
				}
				m.vals[p] = v
			}
			for _, v := range b.Instrs[:12] {
				r := m.eval(v)
				if m.ub {
					break
				}
				m.vals[v] = r
				if fv := a.Facts(v); !holds(fv, r) {
					t.Fatalf("%v: claimed of %s %s: %v, but it is %v\n%v", m.vals[params[0]], v.Op, v.Flags, fv, r, dump(b, a, m))
				}
			}
		}
	}
	t.Logf("%d of %d values have facts", known, total)
	if known < total/3 {
		t.Error("hardly anything is known: the test tests little")
	}
}

func dump(b *ir.Block, a *Analysis, m *interp) string {
	name := func(v *ir.Value) string {
		if v.Op == ir.OpInt {
			return fmt.Sprint(v.Bits)
		}
		if v.IsConst() {
			return v.Op.String()
		}
		return fmt.Sprint("%", v.ID)
	}
	s := ""
	for v, x := range m.vals {
		if v.Op == ir.OpParam {
			s += fmt.Sprintln(name(v), x)
		}
	}
	for _, v := range b.Instrs {
		s += fmt.Sprint(name(v), " = ", v.Op, " ", v.Flags, " ")
		if v.Pred != 0 {
			s += v.Pred.String() + " "
		}
		for _, x := range v.Args {
			s += name(x) + " "
		}
		s += fmt.Sprintln(" ;", a.Facts(v), m.vals[v])
	}
	return s
}

// TestHolds makes sure that holds can fail.
func TestHolds(t *testing.T) {
	if holds(domain.Const(4, num.Of(3)), val{set: 1<<3 | 1<<4}) || holds(domain.Unknown(4).With(domain.NotPoison), val{poison: true}) ||
		holds(domain.Unknown(4).With(domain.NotUndef), val{set: 6}) || !holds(domain.Poison(4), val{poison: true}) || holds(domain.Poison(4), val{set: 1}) {
		t.Error("holds does not tell facts apart")
	}
}
