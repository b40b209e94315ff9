package term

import (
	"math/bits"
	"math/rand/v2"
	"testing"

	"rewrite/dsl/prove/internal/circuit"
)

// A maker makes random terms together with their values on 64 inputs, which
// it computes by the definitions.
type maker struct {
	*Pool
	rng    *rand.Rand
	ids    []ID
	values [][]uint64 // by term, by lane
}

func (m *maker) add(x ID, f func(lane int) uint64) {
	values := make([]uint64, 64)
	for lane := range values {
		values[lane] = f(lane) & Mask(m.Width(x))
	}
	m.ids, m.values = append(m.ids, x), append(m.values, values)
}

// pick chooses a term; of the width, if that is not 0.
func (m *maker) pick(width uint32) int {
	for {
		i := m.rng.IntN(len(m.ids))
		if width == 0 || m.Width(m.ids[i]) == width {
			return i
		}
	}
}

func flag(b bool) uint64 {
	if b {
		return 1
	}
	return 0
}

// step adds one random operation.
func (m *maker) step() {
	i := m.pick(0)
	x, w := m.ids[i], m.Width(m.ids[i])
	j := m.pick(w)
	y := m.ids[j]
	k := m.pick(0) // a number of places
	n := m.ids[k]
	a := func(l int) uint64 { return m.values[i][l] }
	b := func(l int) uint64 { return m.values[j][l] }
	by := func(l int) uint64 { return m.values[k][l] }
	sa, sb := func(l int) int64 { return signed(a(l), w) }, func(l int) int64 { return signed(b(l), w) }
	switch m.rng.IntN(30) {
	case 0, 1:
		m.add(m.Add(x, y), func(l int) uint64 { return a(l) + b(l) })
	case 2, 3:
		m.add(m.Sub(x, y), func(l int) uint64 { return a(l) - b(l) })
	case 4, 5:
		m.add(m.Mul(x, y), func(l int) uint64 { return a(l) * b(l) })
	case 6:
		m.add(m.Neg(x), func(l int) uint64 { return -a(l) })
	case 7, 8:
		m.add(m.Not(x), func(l int) uint64 { return ^a(l) })
	case 9, 10:
		m.add(m.And(x, y), func(l int) uint64 { return a(l) & b(l) })
	case 11:
		m.add(m.Or(x, y), func(l int) uint64 { return a(l) | b(l) })
	case 12, 13:
		m.add(m.Xor(x, y), func(l int) uint64 { return a(l) ^ b(l) })
	case 14:
		m.add(m.Shl(x, n), func(l int) uint64 { return a(l) << by(l) })
	case 15:
		m.add(m.LShr(x, n), func(l int) uint64 { return a(l) >> by(l) })
	case 16:
		m.add(m.AShr(x, n), func(l int) uint64 { return uint64(sa(l) >> by(l)) })
	case 17:
		m.add(m.UDiv(x, y), func(l int) uint64 {
			if b(l) == 0 {
				return Mask(w)
			}
			return a(l) / b(l)
		})
	case 18:
		m.add(m.URem(x, y), func(l int) uint64 {
			if b(l) == 0 {
				return a(l)
			}
			return a(l) % b(l)
		})
	case 19:
		c := m.pick(1)
		m.add(m.Ite(m.ids[c], x, y), func(l int) uint64 {
			if m.values[c][l] == 1 {
				return a(l)
			}
			return b(l)
		})
	case 20:
		m.add(m.Eq(x, y), func(l int) uint64 { return flag(a(l) == b(l)) })
	case 21:
		m.add(m.Ult(x, y), func(l int) uint64 { return flag(a(l) < b(l)) })
	case 22:
		m.add(m.Slt(x, y), func(l int) uint64 { return flag(sa(l) < sb(l)) })
	case 23:
		if to := uint32(1 + m.rng.IntN(int(w))); to < w {
			m.add(m.Trunc(x, to), a)
		}
	case 24:
		m.add(m.ZExt(x, w+uint32(m.rng.IntN(3))), a)
	case 25:
		m.add(m.SExt(x, w+uint32(m.rng.IntN(3))), func(l int) uint64 { return uint64(sa(l)) })
	case 26:
		m.add(m.Abs(x), func(l int) uint64 { return uint64(max(sa(l), -sa(l))) })
	case 27:
		switch m.rng.IntN(4) {
		case 0:
			m.add(m.Count(x), func(l int) uint64 { return uint64(bits.OnesCount64(a(l))) })
		case 1:
			m.add(m.Leading(x), func(l int) uint64 { return uint64(int(w) - bits.Len64(a(l))) })
		case 2:
			m.add(m.Trailing(x), func(l int) uint64 { return uint64(min(bits.TrailingZeros64(a(l)), int(w))) })
		case 3:
			m.add(m.Reverse(x), func(l int) uint64 { return bits.Reverse64(a(l)) >> (64 - w) })
		}
	case 28:
		m.add(m.MulOverflows(false, x, y), func(l int) uint64 { return flag(a(l)*b(l) > Mask(w)) })
	case 29:
		m.add(m.MulOverflows(true, x, y), func(l int) uint64 { return flag(signed(uint64(sa(l)*sb(l))&Mask(w), w) != sa(l)*sb(l)) })
	}
}

// newMaker starts with variables and constants of a small width and of one bit.
func newMaker(rng *rand.Rand) (*maker, []ID) {
	m := &maker{Pool: NewPool(), rng: rng}
	w := uint32(2 + rng.IntN(4))
	var vars []ID
	for _, width := range []uint32{w, w, w, 1, w + 1} {
		v := m.NewVar(width)
		vars = append(vars, v)
		m.add(v, func(int) uint64 { return rng.Uint64() })
	}
	for _, n := range []uint64{0, 1, Mask(w), 1 << (w - 1), rng.Uint64()} {
		m.add(m.Number(n, w), func(int) uint64 { return n })
	}
	m.add(m.Bool(true), func(int) uint64 { return 1 })
	return m, vars
}

// TestTerms: random terms, simplified, mean what they meant. So they do with a
// variable replaced by what it is.
func TestTerms(t *testing.T) {
	rng := rand.New(rand.NewPCG(5, 6))
	for range 4000 {
		m, vars := newMaker(rng)
		for range 14 {
			m.step()
		}
		g := NewBlaster(m.Pool, circuit.New(circuit.Lanes{}), nil)
		for i, v := range vars {
			g.Set(v, circuit.Pack(m.values[i], int(m.Width(v))))
		}
		lane := rng.IntN(64)
		v := rng.IntN(len(vars))
		for i, x := range m.ids {
			got := g.Bits(x)
			for lane := range 64 {
				if n := circuit.Unpack(got, lane); n != m.values[i][lane] {
					t.Fatalf("%s is %d, want %d", m.Show(x), n, m.values[i][lane])
				}
			}
			known := m.Subst(x, vars[v], m.Number(m.values[v][lane], m.Width(vars[v])))
			if n := circuit.Unpack(g.Bits(known), lane); n != m.values[i][lane] {
				t.Fatalf("%s became %s, which is %d, want %d", m.Show(x), m.Show(known), n, m.values[i][lane])
			}
		}
	}
}

// TestSplit: where a formula is true, one of the cases is, or the rest.
func TestSplit(t *testing.T) {
	rng := rand.New(rand.NewPCG(7, 6))
	splits := 0
	for range 8000 {
		m, vars := newMaker(rng)
		for range 12 {
			m.step()
		}
		x := m.pick(1)
		s, ok := m.Split(m.ids[x], nil)
		if !ok {
			continue
		}
		splits++
		g := NewBlaster(m.Pool, circuit.New(circuit.Lanes{}), nil)
		for i, v := range vars {
			g.Set(v, circuit.Pack(m.values[i], int(m.Width(v))))
		}
		covered := g.Bits(s.Rest)[0]
		for _, c := range s.Cases {
			if _, ok := m.Const(c); !ok {
				break // it has variables of its own
			}
			here, want := g.Bits(m.Eq(s.Var, c))[0], g.Bits(m.ids[x])[0]
			if got := g.Bits(m.With(s, c, m.ids[x]))[0]; (got^want)&here != 0 {
				t.Fatalf("%s is not %s if %s is %s", m.Show(m.ids[x]), m.Show(m.With(s, c, m.ids[x])), m.Show(s.Var), m.Show(c))
			}
		}
		for _, c := range s.Cases {
			if _, ok := m.Const(c); !ok { // it stands for many values
				covered = ^circuit.Bit(0)
				break
			}
			covered |= g.Bits(m.Eq(s.Var, c))[0]
		}
		if bad := g.Bits(m.ids[x])[0] &^ covered; bad != 0 {
			t.Fatalf("%s holds where no case of %s does", m.Show(m.ids[x]), m.Show(s.Var))
		}
	}
	if splits < 100 {
		t.Errorf("only %d formulas were split", splits)
	}
}

// TestSplitForms: every form that a number of places may have is split so that
// each value of the variable is in a case or in the rest. Cases with variables
// of their own stand for all of their values.
func TestSplitForms(t *testing.T) {
	const w = 6
	p := NewPool()
	x, v, narrow := p.NewVar(w), p.NewVar(w), p.NewVar(3)
	number := func(n uint64) ID { return p.Number(n, w) }
	for _, by := range []ID{v, p.Add(v, number(5)), p.Sub(number(7), v), p.Not(v), p.ZExt(narrow, w), p.Trunc(v, 4), p.Trunc(v, 3),
		p.And(v, number(3)), p.Add(p.ZExt(narrow, w), number(2))} {
		for _, f := range []ID{p.Eq(p.Shl(x, by), number(8)), p.Eq(p.LShr(x, by), number(8)), p.Eq(p.AShr(x, by), number(8))} {
			s, ok := p.Split(f, nil)
			if !ok {
				if by != p.Add(p.ZExt(narrow, w), number(2)) {
					t.Errorf("no split by %s", p.Show(by))
				}
				continue
			}
			for n := range uint64(1) << p.Width(s.Var) {
				value := p.Number(n, p.Width(s.Var))
				covered := p.is(p.Subst(s.Rest, s.Var, value), 1)
				for _, c := range s.Cases {
					if k, ok := p.Const(c); ok {
						covered = covered || k == n
						continue
					}
					for m := range uint64(1) << w { // of its own variable, the newest
						covered = covered || p.is(p.Subst(c, p.vars[len(p.vars)-1], p.Number(m, w)), n)
					}
				}
				if !covered {
					t.Errorf("%s: %d is in no case", p.Show(f), n)
				}
			}
		}
	}
}

// evaluate computes a bit of a graph in 64 lanes.
func evaluate(g *circuit.Graph, memo map[circuit.Bit]circuit.Bit, b circuit.Bit) circuit.Bit {
	id := b &^ 1
	r, ok := memo[id]
	if !ok {
		value := func(b circuit.Bit) circuit.Bit { return evaluate(g, memo, b) }
		switch n := g.Node(b); n.Kind {
		case circuit.AndNode:
			r = value(n.A) & value(n.B)
		case circuit.XorNode:
			r = value(n.A) ^ value(n.B)
		case circuit.MuxNode:
			r = circuit.Lanes{}.Mux(value(n.A), value(n.B), value(n.C))
		}
		memo[id] = r
	}
	if circuit.Inverted(b) {
		return ^r
	}
	return r
}

// TestLemmas: what is said of opaque results is true of the operations.
func TestLemmas(t *testing.T) {
	rng := rand.New(rand.NewPCG(9, 6))
	lemmas := 0
	for round := range 400 {
		w := uint32(2 + round%7)
		p := NewPool()
		g := circuit.NewGraph()
		b := circuit.New(g)
		vars := func(width int) circuit.Vec {
			v := make(circuit.Vec, width)
			for i := range v {
				v[i] = g.Input()
			}
			return v
		}
		blaster := NewBlaster(p, b, vars)
		blaster.Abstract = true
		in := []ID{p.NewVar(w), p.NewVar(w), p.NewVar(w)}
		memo := map[circuit.Bit]circuit.Bit{}
		random := func(int) uint64 { // often small, so that products fit
			return rng.Uint64() >> rng.IntN(64) & Mask(w)
		}
		assign := func(v circuit.Vec, f func(lane int) uint64) {
			numbers := make([]uint64, 64)
			for lane := range numbers {
				numbers[lane] = f(lane) & Mask(uint32(len(v)))
			}
			for i, bit := range circuit.Pack(numbers, len(v)) {
				memo[v[i]] = bit
			}
		}
		for _, v := range in {
			assign(blaster.Bits(v), random)
		}
		x, y, z := in[0], in[1], in[2]
		for _, a := range []ID{x, z, p.UDiv(x, y)} {
			blaster.Bits(p.Mul(a, y))
			blaster.Bits(p.MulOverflows(false, a, y))
			blaster.Bits(p.MulOverflows(true, a, y))
		}
		blaster.Bits(p.URem(x, y))
		blaster.Bits(p.UDiv(z, y))
		blaster.Bits(p.Mul(p.Mul(x, y), z))
		// The results in the order of their making, so operands are known.
		calls := len(blaster.calls)
		blaster.Finish()
		if len(blaster.calls) != calls {
			t.Fatal("Finish makes calls")
		}
		lanes := circuit.New(circuit.Lanes{})
		value := func(v circuit.Vec) circuit.Vec {
			out := make(circuit.Vec, len(v))
			for i, bit := range v {
				out[i] = evaluate(g, memo, bit)
			}
			return out
		}
		for _, c := range blaster.calls {
			a, d := value(c.x), value(c.y)
			var r circuit.Vec
			switch q, rem := lanes.Div(a, d); {
			case c.kind == Sum:
				r = lanes.Mul(a, d)
			case c.kind != UDiv:
				r = circuit.Vec{lanes.MulOverflows(c.kind == SMulO, a, d)}
			case c.remainder:
				r = rem
			default:
				r = q
			}
			for i := range r {
				memo[c.r[i]] = r[i]
			}
		}
		for i, l := range blaster.Lemmas {
			lemmas++
			if got := evaluate(g, memo, l); got != ^circuit.Bit(0) {
				lane := bits.TrailingZeros64(^uint64(got))
				t.Fatalf("i%d lemma %d is false for %d, %d, %d", w, i, circuit.Unpack(value(blaster.Bits(x)), lane),
					circuit.Unpack(value(blaster.Bits(y)), lane), circuit.Unpack(value(blaster.Bits(z)), lane))
			}
		}
	}
	if lemmas < 10000 {
		t.Errorf("only %d lemmas", lemmas)
	}
}
