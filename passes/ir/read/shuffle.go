package read

import (
	"slices"
	"strconv"
	"strings"

	"rewrite/passes/ir"
)

// shuffleRows move lanes, as a number says that is the last operand of most; within each 128 bits, if the name of what they
// do does not say otherwise.
var shuffleRows = []oldRow{
	{"x86.avx512.mask.", "unpckl.{ps,pd}.{128,256,512} punpckl{bw.,wd.,dq.,qdq.}{128,256,512}", masked(shuffle(2, interleave(false)))},
	{"x86.avx512.mask.", "unpckh.{ps,pd}.{128,256,512} punpckh{bw.,wd.,dq.,qdq.}{128,256,512}", masked(shuffle(2, interleave(true)))},
	{"x86.avx512.mask.", "movsldup.{128,256,512} movddup.{128,256,512}", masked(shuffle(1, func(s shape, i int) int { return i &^ 1 }))},
	{"x86.avx512.mask.", "movshdup.{128,256,512}", masked(shuffle(1, func(s shape, i int) int { return i | 1 }))},
	{"x86.avx512.mask.", "pshuf.d.{128,256,512} vpermil.ps.{128,256,512}", masked(shuffle(1, pick))},
	{"x86.avx512.mask.", "vpermil.pd.{128,256,512}", masked(shuffle(1, pick))},
	{"x86.avx512.mask.", "pshufl.w.{128,256,512}", masked(shuffle(1, pickLow))},
	{"x86.avx512.mask.", "pshufh.w.{128,256,512}", masked(shuffle(1, pickHigh))},
	{"x86.avx512.mask.", "perm.df.{256,512} perm.di.{256,512}", masked(shuffle(1, pickWide))},
	{"x86.avx512.mask.", "shuf.{ps,pd}.{128,256,512}", masked(shuffle(2, pickOfTwo))},
	{"x86.avx512.mask.", "shuf.{f32x4,f64x2,i32x4,i64x2}.{256,512}", masked(shuffle(2, pickBlock))},
	{"x86.avx512.mask.", "valign.{d,q}.{128,256,512}", masked(shuffle(2, align))},
	{"x86.", "sse2.pshuf.d", shuffle(1, pick)},
	{"x86.", "sse2.pshufl.w", shuffle(1, pickLow)},
	{"x86.", "sse2.pshufh.w", shuffle(1, pickHigh)},
	{"x86.", "avx.vpermil.ps avx.vpermil.ps.256 avx.vpermil.pd avx.vpermil.pd.256", shuffle(1, pick)},
	{"x86.", "sse41.pblendw sse41.blendps sse41.blendpd avx.blend.ps.256 avx.blend.pd.256 avx2.pblendw avx2.pblendd.128 avx2.pblendd.256",
		shuffle(2, func(s shape, i int) int { return i + bit(s.imm, i%8)*s.n })},
	{"x86.avx2.", "pbroadcast{b,w,d,q}.{128,256} vbroadcast.ss.ps vbroadcast.ss.ps.256 vbroadcast.sd.pd.256", widen(func(i, n int) int { return 0 })},
	{"x86.avx512.", "pbroadcast{d,q}.512", widen(func(i, n int) int { return 0 })},
	{"x86.avx512.mask.", "pbroadcast.{b,w,d,q}.gpr.{128,256,512}", masked(splat)},
	{"x86.avx512.mask.", "broadcast.ss.ps.{128,256,512} broadcast.sd.pd.{256,512}", masked(widen(func(i, n int) int { return 0 }))},
	{"x86.avx512.mask.", "broadcast{f32x4,i32x4,f64x2,i64x2}.{256,512} broadcast{f32x8,i32x8,f64x4,i64x4}.512", masked(widen(func(i, n int) int { return i % n }))},
	{"x86.", "avx.vextractf128.{ps,pd,si}.256 avx2.vextracti128", extract},
	{"x86.avx512.mask.", "vextract{f32x4,i32x4,f64x2,i64x2}.{256,512} vextract{f32x8,i32x8,f64x4,i64x4}.512", masked(extract)},
	{"x86.", "avx.vinsertf128.{ps,pd,si}.256 avx2.vinserti128", insert},
	{"x86.avx512.mask.", "insert{f32x4,i32x4,f64x2,i64x2}.{256,512} insert{f32x8,i32x8,f64x4,i64x4}.512", masked(insert)},
	{"x86.", "sse2.psll.dq avx2.psll.dq", shiftBytes(false, 8)},
	{"x86.", "sse2.psll.dq.bs avx2.psll.dq.bs avx512.psll.dq.512", shiftBytes(false, 1)},
	{"x86.", "sse2.psrl.dq avx2.psrl.dq", shiftBytes(true, 8)},
	{"x86.", "sse2.psrl.dq.bs avx2.psrl.dq.bs avx512.psrl.dq.512", shiftBytes(true, 1)},
}

// A shape is of vectors that are shuffled: the number of their lanes, and of those in 128 bits, and the number that says how.
type shape struct {
	n, per int
	imm    uint64
}

func bit(n uint64, i int) int { return int(n >> i & 1) }

// shuffle picks lanes of one or two operands, which a number behind them may say.
func shuffle(operands int, from func(s shape, i int) int) upgrading {
	return func(u *upgrader) *ir.Value {
		t := u.call.Type
		if !t.IsVector() || len(u.args) < operands || len(u.args) > operands+1 {
			return nil
		}
		s := shape{n: int(t.NumElems())}
		bits := t.Elem.Bits
		if t.Elem.IsFloat() {
			bits = t.Elem.Kind.FloatBits()
		}
		s.per = 128 / laneOf(u.name)
		blocks := s.n / s.per
		if int(bits)*s.per != 128 || blocks*s.per != s.n || blocks != 1 && blocks != 2 && blocks != 4 {
			return nil
		}
		if size := u.name[strings.LastIndexByte(u.name, '.')+1:]; slices.Contains([]string{"128", "256", "512"}, size) && size != strconv.Itoa(128*blocks) {
			return nil
		}
		if hasNumber := !slices.ContainsFunc(noNumber, func(w string) bool { return strings.Contains(u.name, w) }); hasNumber != (len(u.args) > operands) {
			return nil
		}
		for _, a := range u.args[:operands] {
			if a.Type != t {
				return nil
			}
		}
		if len(u.args) > operands {
			if n := u.args[operands]; n.Op != ir.OpInt || n.Type != ir.I8 && n.Type != ir.I32 {
				return nil
			}
			s.imm = u.args[operands].Bits
		}
		second := u.args[operands-1]
		if operands == 1 {
			second = u.f.Poison(t)
		}
		return u.pick(u.args[0], second, t.NumElems(), func(i int) int { return from(s, i) })
	}
}

// noNumber are the parts of names of shuffles that have no number.
var noNumber = []string{"unpck", "dup."}

// laneOf is how many bits the name of a shuffle says that a lane has.
func laneOf(name string) int {
	for _, size := range []string{".128", ".256", ".512"} {
		name = strings.TrimSuffix(name, size)
	}
	for _, e := range []struct { // the first that fits holds
		ends string
		bits int
	}{{"bw", 8}, {"wd w", 16}, {"ldq hdq", 32}, {"64x2 pd di df q movddup", 64}, {"32x4 ps d movsldup movshdup", 32}} {
		for w := range strings.FieldsSeq(e.ends) {
			if strings.HasSuffix(name, w) {
				return e.bits
			}
		}
	}
	return 128
}

// interleave takes lanes of both in turn, from the lower or the upper half of each 128 bits.
func interleave(high bool) func(s shape, i int) int {
	return func(s shape, i int) int {
		j := i % s.per
		from := i - j + j/2 + j%2*s.n
		if high {
			from += s.per / 2
		}
		return from
	}
}

// chosen is the lane, among those of its 128 bits, that the number has for lane i: two bits for each of four, or one for each of two.
func (s shape) chosen(i int) int {
	if s.per == 2 {
		return i&^1 + bit(s.imm, i)
	}
	return i&^3 + int(s.imm>>(2*(i%4))&3)
}

func pick(s shape, i int) int { return s.chosen(i) }

// pickLow and pickHigh move the lower or the upper four of eight lanes.
func pickLow(s shape, i int) int {
	if i%8 >= 4 {
		return i
	}
	return s.chosen(i)
}

func pickHigh(s shape, i int) int {
	if i%8 < 4 {
		return i
	}
	return s.chosen(i)
}

// pickWide moves four lanes of 64 bits.
func pickWide(s shape, i int) int { return i&^3 + int(s.imm>>(2*(i%4))&3) }

// pickOfTwo takes the lower half of each 128 bits from the first, the upper one from the second operand.
func pickOfTwo(s shape, i int) int {
	if i%s.per >= s.per/2 {
		return s.n + s.chosen(i)
	}
	return s.chosen(i)
}

// pickBlock takes 128 bits at a time, the lower half from the first, the upper one from the second operand.
func pickBlock(s shape, i int) int {
	blocks, block := s.n/s.per, i/s.per
	width := blocks / 2 // of a choice, in bits
	from := int(s.imm>>(width*block))&(blocks-1)*s.per + i%s.per
	if block >= blocks/2 {
		from += s.n
	}
	return from
}

// align takes the lanes from a place on, of the second operand with the first one above it.
func align(s shape, i int) int { return (i + int(s.imm)&(s.n-1) + s.n) % (2 * s.n) }

// widen takes lanes of a vector that may be shorter.
func widen(from func(i, n int) int) upgrading {
	return func(u *upgrader) *ir.Value {
		t := u.call.Type
		if len(u.args) != 1 || !t.IsVector() || !u.args[0].Type.IsVector() || u.args[0].Type.Elem != t.Elem {
			return nil
		}
		n := int(u.args[0].Type.NumElems())
		return u.pick(u.args[0], u.f.Poison(u.args[0].Type), t.NumElems(), func(i int) int { return from(i, n) })
	}
}

// splat is a number in each lane.
func splat(u *upgrader) *ir.Value {
	t := u.call.Type
	if len(u.args) != 1 || !t.IsVector() || u.args[0].Type != t.Elem {
		return nil
	}
	x := u.op(ir.OpInsertElement, t, u.f.Poison(t), u.args[0], u.f.Int(ir.I32, 0))
	return u.pick(x, u.f.Poison(t), t.NumElems(), func(int) int { return 0 })
}

// part is where a number says that a part of a vector is, in lanes; it counts whole parts.
func part(number *ir.Value, part, whole *ir.Type) (at int, ok bool) {
	if number.Op != ir.OpInt || !part.IsVector() || !whole.IsVector() || part.Elem != whole.Elem || whole.NumElems()%part.NumElems() != 0 {
		return 0, false
	}
	return int(number.Bits % (whole.NumElems() / part.NumElems()) * part.NumElems()), true
}

// extract is a part of a vector.
func extract(u *upgrader) *ir.Value {
	if len(u.args) != 2 {
		return nil
	}
	at, ok := part(u.args[1], u.call.Type, u.args[0].Type)
	if !ok {
		return nil
	}
	return u.pick(u.args[0], u.f.Poison(u.args[0].Type), u.call.Type.NumElems(), func(i int) int { return at + i })
}

// insert is a vector with another part.
func insert(u *upgrader) *ir.Value {
	t := u.call.Type
	if len(u.args) != 3 || u.args[0].Type != t {
		return nil
	}
	x := u.args[1]
	at, ok := part(u.args[2], x.Type, t)
	if !ok {
		return nil
	}
	k, n := int(x.Type.NumElems()), int(t.NumElems())
	wide := u.pick(x, u.f.Poison(x.Type), t.NumElems(), func(i int) int { return i % k })
	return u.pick(u.args[0], wide, t.NumElems(), func(i int) int {
		if i >= at && i < at+k {
			return n + i - at
		}
		return i
	})
}

// shiftBytes shifts each 128 bits by a number of bytes, which is stated in units of so many to the byte.
func shiftBytes(right bool, units uint64) upgrading {
	return func(u *upgrader) *ir.Value {
		t := u.call.Type
		if len(u.args) != 2 || u.args[0].Type != t || !t.IsVector() || t.Elem != ir.I64 || t.NumElems()%2 != 0 || u.args[1].Op != ir.OpInt {
			return nil
		}
		by := int(min(u.args[1].Bits/units, 16))
		bytes := u.f.Module.Types.Vector(8*t.NumElems(), ir.I8, false)
		x := u.pick(u.op(ir.OpBitCast, bytes, u.args[0]), u.number(bytes, 0), bytes.NumElems(), func(i int) int {
			from := i%16 - by
			if right {
				from = i%16 + by
			}
			if from < 0 || from >= 16 {
				return int(bytes.NumElems()) // a zero
			}
			return i - i%16 + from
		})
		return u.op(ir.OpBitCast, t, x)
	}
}
