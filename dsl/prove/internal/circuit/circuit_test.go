package circuit

import (
	"math/bits"
	"math/rand/v2"
	"testing"
)

// A sample is a circuit of two operands with its definition on numbers.
type sample struct {
	name  string
	build func(b *Builder, x, y Vec) Vec
	want  func(x, y uint64, w int) uint64
	width func(w int) bool // at which it exists; nil: all
}

func signed(x uint64, w int) int64 { return int64(x<<(64-w)) >> (64 - w) }

func bit(v bool) uint64 {
	if v {
		return 1
	}
	return 0
}

func one(b Bit) Vec { return Vec{b} }

var samples = []sample{
	{name: "and", build: func(b *Builder, x, y Vec) Vec { return Each(b.And, x, y) }, want: func(x, y uint64, _ int) uint64 { return x & y }},
	{name: "or", build: func(b *Builder, x, y Vec) Vec { return Each(b.Or, x, y) }, want: func(x, y uint64, _ int) uint64 { return x | y }},
	{name: "xor", build: func(b *Builder, x, y Vec) Vec { return Each(b.Xor, x, y) }, want: func(x, y uint64, _ int) uint64 { return x ^ y }},
	{name: "choose", build: func(b *Builder, x, y Vec) Vec { return b.Choose(x[0], y, b.Invert(x)) }, want: func(x, y uint64, _ int) uint64 {
		if x&1 == 1 {
			return y
		}
		return ^x
	}},
	{name: "add", build: func(b *Builder, x, y Vec) Vec { s, _ := b.Add(x, y, b.True()); return s }, want: func(x, y uint64, _ int) uint64 { return x + y + 1 }},
	{name: "carry", build: func(b *Builder, x, y Vec) Vec { _, c := b.Add(x, y, b.False()); return one(c) }, want: func(x, y uint64, w int) uint64 {
		s, c := bits.Add64(x, y, 0)
		if w < 64 {
			c = s >> w
		}
		return c
	}},
	{name: "sub", build: (*Builder).Sub, want: func(x, y uint64, _ int) uint64 { return x - y }},
	{name: "negate", build: func(b *Builder, x, _ Vec) Vec { return b.Negate(x) }, want: func(x, _ uint64, _ int) uint64 { return -x }},
	{name: "abs", build: func(b *Builder, x, _ Vec) Vec { return b.Abs(x) }, want: func(x, _ uint64, w int) uint64 { return uint64(max(signed(x, w), -signed(x, w))) }},
	{name: "mul", build: (*Builder).Mul, want: func(x, y uint64, _ int) uint64 { return x * y }},
	{name: "umulo", build: func(b *Builder, x, y Vec) Vec { return one(b.MulOverflows(false, x, y)) }, want: func(x, y uint64, w int) uint64 {
		hi, lo := bits.Mul64(x, y)
		return bit(hi != 0 || w < 64 && lo>>w != 0)
	}},
	{name: "smulo", build: func(b *Builder, x, y Vec) Vec { return one(b.MulOverflows(true, x, y)) }, want: func(x, y uint64, w int) uint64 {
		a, c := signed(x, w), signed(y, w)
		p := a * c
		return bit(a != 0 && (p/a != c || a == -1 && c == -1<<63) || signed(uint64(p), w) != p)
	}},
	{name: "quotient", build: func(b *Builder, x, y Vec) Vec { q, _ := b.Div(x, y); return q }, want: func(x, y uint64, _ int) uint64 {
		if y == 0 {
			return ^uint64(0)
		}
		return x / y
	}},
	{name: "remainder", build: func(b *Builder, x, y Vec) Vec { _, r := b.Div(x, y); return r }, want: func(x, y uint64, _ int) uint64 {
		if y == 0 {
			return x
		}
		return x % y
	}},
	{name: "equal", build: func(b *Builder, x, y Vec) Vec { return one(b.Equal(x, y)) }, want: func(x, y uint64, _ int) uint64 { return bit(x == y) }},
	{name: "below", build: func(b *Builder, x, y Vec) Vec { return one(b.Below(x, y)) }, want: func(x, y uint64, _ int) uint64 { return bit(x < y) }},
	{name: "below signed", build: func(b *Builder, x, y Vec) Vec { return one(b.BelowSigned(x, y)) }, want: func(x, y uint64, w int) uint64 { return bit(signed(x, w) < signed(y, w)) }},
	{name: "shl", build: (*Builder).Shl, want: func(x, y uint64, w int) uint64 { return x << y }},
	{name: "lshr", build: (*Builder).LShr, want: func(x, y uint64, w int) uint64 { return x >> y }},
	{name: "ashr", build: (*Builder).AShr, want: func(x, y uint64, w int) uint64 { return uint64(signed(x, w) >> y) }},
	{name: "count", build: func(b *Builder, x, _ Vec) Vec { return b.Count(x) }, want: func(x, _ uint64, _ int) uint64 { return uint64(bits.OnesCount64(x)) }},
	{name: "trailing zeros", build: func(b *Builder, x, _ Vec) Vec { return b.TrailingZeros(x) }, want: func(x, _ uint64, w int) uint64 {
		return uint64(min(bits.TrailingZeros64(x), w))
	}},
	{name: "leading zeros", build: func(b *Builder, x, _ Vec) Vec { return b.LeadingZeros(x) }, want: func(x, _ uint64, w int) uint64 { return uint64(w - bits.Len64(x)) }},
	{name: "reverse", build: func(b *Builder, x, _ Vec) Vec { return Reverse(x) }, want: func(x, _ uint64, w int) uint64 { return bits.Reverse64(x) >> (64 - w) }},
	{name: "swap bytes", build: func(b *Builder, x, _ Vec) Vec { return SwapBytes(x) }, want: func(x, _ uint64, w int) uint64 { return bits.ReverseBytes64(x) >> (64 - w) }, width: func(w int) bool { return w%8 == 0 }},
	{name: "resize", build: func(b *Builder, x, _ Vec) Vec { return b.Resize(b.Resize(x, len(x)+3), len(x)) }, want: func(x, _ uint64, w int) uint64 { return x }},
	{name: "sign extend", build: func(b *Builder, x, _ Vec) Vec { return b.SignExtend(x, len(x)+1)[1:] }, want: func(x, _ uint64, w int) uint64 { return uint64(signed(x, w) >> 1) }},
}

// inputs gives pairs of operands in batches of 64: all of them at small widths,
// else random ones, many of them near a bound.
func inputs(w int, f func(x, y []uint64)) {
	var xs, ys []uint64
	add := func(x, y uint64) {
		mask := ^uint64(0) >> (64 - w)
		if xs, ys = append(xs, x&mask), append(ys, y&mask); len(xs) == 64 {
			f(xs, ys)
			xs, ys = nil, nil
		}
	}
	if w <= 5 {
		for x := range uint64(1) << w {
			for y := range uint64(1) << w {
				add(x, y)
			}
		}
	} else {
		rng := rand.New(rand.NewPCG(uint64(w), 1))
		random := func() uint64 {
			switch rng.IntN(4) {
			case 0:
				return uint64(1)<<rng.IntN(w) + uint64(rng.IntN(3)) - 1
			case 1:
				return -uint64(rng.IntN(4))
			case 2:
				return uint64(rng.IntN(w + 2))
			}
			return rng.Uint64() >> rng.IntN(w)
		}
		for range 64 * 6 {
			add(random(), random())
		}
	}
	if len(xs) > 0 {
		f(xs, ys)
	}
}

// simulate computes bits of a graph in 64 lanes.
func simulate(g *Graph, values map[Bit]Bit, v Vec) Vec {
	memo := map[Bit]Bit{}
	var value func(b Bit) Bit
	value = func(b Bit) Bit {
		id := b &^ 1
		r, ok := memo[id]
		if !ok {
			switch n := g.Node(b); n.Kind {
			case InputNode:
				r = values[id]
			case AndNode:
				r = value(n.A) & value(n.B)
			case XorNode:
				r = value(n.A) ^ value(n.B)
			case MuxNode:
				r = Lanes{}.Mux(value(n.A), value(n.B), value(n.C))
			}
			memo[id] = r
		}
		if Inverted(b) {
			r = ^r
		}
		return r
	}
	out := make(Vec, len(v))
	for i, b := range v {
		out[i] = value(b)
	}
	return out
}

// TestCircuits compares every circuit with its definition, on concrete bits and
// as a graph.
func TestCircuits(t *testing.T) {
	lanes := New(Lanes{})
	for _, s := range samples {
		for _, w := range []int{1, 2, 3, 4, 5, 8, 13, 16, 32, 33, 64} {
			if s.width != nil && !s.width(w) {
				continue
			}
			g := NewGraph()
			gb := New(g)
			gx, gy := make(Vec, w), make(Vec, w)
			for i := range w {
				gx[i], gy[i] = g.Input(), g.Input()
			}
			graph := s.build(gb, gx, gy)
			inputs(w, func(xs, ys []uint64) {
				x, y := Pack(xs, w), Pack(ys, w)
				values := map[Bit]Bit{}
				for i := range w {
					values[gx[i]], values[gy[i]] = x[i], y[i]
				}
				direct, through := s.build(lanes, x, y), simulate(g, values, graph)
				for lane := range xs {
					want := s.want(xs[lane], ys[lane], w) & (^uint64(0) >> (64 - len(direct)))
					if got := Unpack(direct, lane); got != want {
						t.Fatalf("%s i%d %d, %d: %d, want %d", s.name, w, xs[lane], ys[lane], got, want)
					}
					if got := Unpack(through, lane); got != want {
						t.Fatalf("%s i%d %d, %d as a graph: %d, want %d", s.name, w, xs[lane], ys[lane], got, want)
					}
				}
			})
		}
	}
}

// TestGraphFolds: random formulas over few inputs, in which the rules of the
// graph find much to fold, keep their meaning.
func TestGraphFolds(t *testing.T) {
	rng := rand.New(rand.NewPCG(3, 4))
	for range 3000 {
		g := NewGraph()
		values := map[Bit]Bit{}
		pool, want := Vec{g.Const(false), g.Const(true)}, []Bit{0, ^Bit(0)}
		for i := range 3 {
			in := g.Input()
			pool = append(pool, in)
			want = append(want, Pack([]uint64{0, 1, 2, 3, 4, 5, 6, 7}, 3)[i])
			values[in] = want[len(want)-1]
		}
		for range 12 {
			i, j, k := rng.IntN(len(pool)), rng.IntN(len(pool)), rng.IntN(len(pool))
			a, b, c := pool[i], pool[j], pool[k]
			switch rng.IntN(4) {
			case 0:
				pool, want = append(pool, g.Not(a)), append(want, ^want[i])
			case 1:
				pool, want = append(pool, g.And(a, b)), append(want, want[i]&want[j])
			case 2:
				pool, want = append(pool, g.Xor(a, b)), append(want, want[i]^want[j])
			case 3:
				pool, want = append(pool, g.Mux(a, b, c)), append(want, Lanes{}.Mux(want[i], want[j], want[k]))
			}
		}
		for i, got := range simulate(g, values, pool) {
			if (got^want[i])&0xff != 0 {
				t.Fatalf("formula %d: %08b, want %08b; nodes %v", i, got&0xff, want[i]&0xff, g.nodes)
			}
		}
	}
}

// TestGraphShares: what is the same in another order is the same node.
func TestGraphShares(t *testing.T) {
	g := NewGraph()
	b := New(g)
	x, y := make(Vec, 64), make(Vec, 64)
	for i := range x {
		x[i], y[i] = g.Input(), g.Input()
	}
	sum, carry := b.Add(x, y, b.False())
	before := g.Len()
	other, _ := b.Add(y, x, b.False())
	below := b.Below(b.Invert(y), x)
	if g.Len() != before || below != carry {
		t.Errorf("%d nodes more for y + x and its carry", g.Len()-before)
	}
	for i := range sum {
		if sum[i] != other[i] {
			t.Fatalf("bit %d of x + y and y + x differ", i)
		}
	}
}
