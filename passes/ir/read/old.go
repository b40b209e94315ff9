package read

import (
	"strings"

	"rewrite/passes/ir"
	"rewrite/passes/ir/intrinsic"
)

// An upgrading gives what stands for a call, nil if the call is not what was expected.
type upgrading func(*upgrader) *ir.Value

// old are the intrinsics that are written out, by name without "llvm.". What each came to stands in the release
// notes of LLVM and in the manuals of the targets; TestOldBesideOpt runs each beside what opt makes of it.
var old = func() map[string]upgrading {
	m := map[string]upgrading{}
	for _, rows := range [][]oldRow{oldRows, maskedRows, shuffleRows} {
		for _, row := range rows {
			for _, name := range row.names() {
				m[name] = row.to
			}
		}
	}
	return m
}()

// An oldRow is a family: prefix and each of the words behind it make a name, with each of the words in braces.
type oldRow struct {
	prefix, words string
	to            upgrading
}

func (r oldRow) names() []string {
	var list []string
	for _, w := range strings.Fields(r.words) {
		list = append(list, choices(r.prefix+w)...)
	}
	return list
}

// choices are the names that a name with words in braces stands for.
func choices(name string) (list []string) {
	before, rest, found := strings.Cut(name, "{")
	if !found {
		return []string{name}
	}
	words, behind, _ := strings.Cut(rest, "}")
	for w := range strings.SplitSeq(words, ",") {
		list = append(list, choices(before+w+behind)...)
	}
	return list
}

var oldRows = []oldRow{
	// x86: saturation, minima and maxima, magnitudes, compares, lane by lane
	{"x86.", "sse2.padds.b sse2.padds.w avx2.padds.b avx2.padds.w", lanes(intrinsic.SaddSat, 2)},
	{"x86.", "sse2.paddus.b sse2.paddus.w avx2.paddus.b avx2.paddus.w", lanes(intrinsic.UaddSat, 2)},
	{"x86.", "sse2.psubs.b sse2.psubs.w avx2.psubs.b avx2.psubs.w", lanes(intrinsic.SsubSat, 2)},
	{"x86.", "sse2.psubus.b sse2.psubus.w avx2.psubus.b avx2.psubus.w", lanes(intrinsic.UsubSat, 2)},
	{"x86.", "sse41.pmaxsb sse2.pmaxs.w sse41.pmaxsd avx2.pmaxs.b avx2.pmaxs.w avx2.pmaxs.d", lanes(intrinsic.Smax, 2)},
	{"x86.", "sse2.pmaxu.b sse41.pmaxuw sse41.pmaxud avx2.pmaxu.b avx2.pmaxu.w avx2.pmaxu.d", lanes(intrinsic.Umax, 2)},
	{"x86.", "sse41.pminsb sse2.pmins.w sse41.pminsd avx2.pmins.b avx2.pmins.w avx2.pmins.d", lanes(intrinsic.Smin, 2)},
	{"x86.", "sse2.pminu.b sse41.pminuw sse41.pminud avx2.pminu.b avx2.pminu.w avx2.pminu.d", lanes(intrinsic.Umin, 2)},
	{"x86.", "ssse3.pabs.b.128 ssse3.pabs.w.128 ssse3.pabs.d.128 avx2.pabs.b avx2.pabs.w avx2.pabs.d", lanes(intrinsic.Abs, 1)},
	{"x86.", "sse.sqrt.ps sse2.sqrt.pd avx.sqrt.ps.256 avx.sqrt.pd.256", floats(intrinsic.Sqrt)},
	{"x86.", "sse2.pcmpeq.b sse2.pcmpeq.w sse2.pcmpeq.d sse41.pcmpeqq avx2.pcmpeq.b avx2.pcmpeq.w avx2.pcmpeq.d avx2.pcmpeq.q", compare(ir.EQ)},
	{"x86.", "sse2.pcmpgt.b sse2.pcmpgt.w sse2.pcmpgt.d sse42.pcmpgtq avx2.pcmpgt.b avx2.pcmpgt.w avx2.pcmpgt.d avx2.pcmpgt.q", compare(ir.SGT)},
	{"x86.xop.vpcom", "ltb ltw ltd ltq", compare(ir.SLT)},
	{"x86.xop.vpcom", "leb lew led leq", compare(ir.SLE)},
	{"x86.xop.vpcom", "gtb gtw gtd gtq", compare(ir.SGT)},
	{"x86.xop.vpcom", "geb gew ged geq", compare(ir.SGE)},
	{"x86.xop.vpcom", "ltub ltuw ltud ltuq", compare(ir.ULT)},
	{"x86.xop.vpcom", "leub leuw leud leuq", compare(ir.ULE)},
	{"x86.xop.vpcom", "gtub gtuw gtud gtuq", compare(ir.UGT)},
	{"x86.xop.vpcom", "geub geuw geud geuq", compare(ir.UGE)},
	{"x86.xop.vpcom", "eqb eqw eqd eqq equb equw equd equq", compare(ir.EQ)},
	{"x86.xop.vpcom", "neb new ned neq neub neuw neud neuq", compare(ir.NE)},
	{"x86.xop.vpcom", "trueb truew trued trueq trueub trueuw trueud trueuq", always(^uint64(0))},
	{"x86.xop.vpcom", "falseb falsew falsed falseq falseub falseuw falseud falseuq", always(0)},
	// x86: conversions, of the first lanes where the result has fewer
	{"x86.", "sse41.pmovsxbd sse41.pmovsxbq sse41.pmovsxbw sse41.pmovsxdq sse41.pmovsxwd sse41.pmovsxwq", cast(ir.OpSExt)},
	{"x86.avx2.", "pmovsxbd pmovsxbq pmovsxbw pmovsxdq pmovsxwd pmovsxwq", cast(ir.OpSExt)},
	{"x86.", "sse41.pmovzxbd sse41.pmovzxbq sse41.pmovzxbw sse41.pmovzxdq sse41.pmovzxwd sse41.pmovzxwq", cast(ir.OpZExt)},
	{"x86.avx2.", "pmovzxbd pmovzxbq pmovzxbw pmovzxdq pmovzxwd pmovzxwq", cast(ir.OpZExt)},
	{"x86.", "sse2.cvtdq2pd sse2.cvtdq2ps avx.cvtdq2.pd.256 avx.cvtdq2.ps.256", cast(ir.OpSIToFP)},
	{"x86.", "sse2.cvtps2pd avx.cvt.ps2.pd.256", cast(ir.OpFPExt)},
	{"x86.", "vcvtph2ps.128 vcvtph2ps.256", halves},
	// x86: operations on the first lane
	{"x86.", "sse.add.ss sse2.add.sd", first(ir.OpFAdd)},
	{"x86.", "sse.sub.ss sse2.sub.sd", first(ir.OpFSub)},
	{"x86.", "sse.mul.ss sse2.mul.sd", first(ir.OpFMul)},
	{"x86.", "sse.div.ss sse2.div.sd", first(ir.OpFDiv)},
	{"x86.", "sse.sqrt.ss sse2.sqrt.sd", firstRoot},
	{"x86.", "sse.cvtsi2ss sse.cvtsi642ss sse2.cvtsi2sd sse2.cvtsi642sd", firstCast(ir.OpSIToFP)},
	{"x86.", "sse2.cvtss2sd", firstCast(ir.OpFPExt)},
	// x86: products of the low halves of lanes
	{"x86.", "sse2.pmulu.dq avx2.pmulu.dq avx512.pmulu.dq.512", halfProduct(false)},
	{"x86.", "sse41.pmuldq avx2.pmul.dq avx512.pmul.dq.512", halfProduct(true)},

	{"nvvm.", "max.s max.i max.ll", lanes(intrinsic.Smax, 2)},
	{"nvvm.", "max.us max.ui max.ull", lanes(intrinsic.Umax, 2)},
	{"nvvm.", "min.s min.i min.ll", lanes(intrinsic.Smin, 2)},
	{"nvvm.", "min.us min.ui min.ull", lanes(intrinsic.Umin, 2)},
	{"nvvm.", "abs.i abs.ll", lanes(intrinsic.Abs, 1)},
	{"nvvm.", "brev32 brev64", lanes(intrinsic.Bitreverse, 1)},
	{"nvvm.", "popc.i popc.ll", count(intrinsic.Ctpop)},
	{"nvvm.", "clz.i clz.ll", count(intrinsic.Ctlz)},
	{"nvvm.", "bitcast.f2i bitcast.i2f bitcast.d2ll bitcast.ll2d", cast(ir.OpBitCast)},
	{"nvvm.", "rotate.b32 rotate.b64", rotate(intrinsic.Fshl)},
	{"nvvm.", "rotate.right.b64", rotate(intrinsic.Fshr)},

	{"amdgcn.", "alignbit", lanes(intrinsic.Fshr, 3)},

	{"arm.", "rbit", lanes(intrinsic.Bitreverse, 1)},
	{"arm.neon.vclz.", "v8i8 v4i16 v2i32 v16i8 v8i16 v4i32", lanes(intrinsic.Ctlz, 1)},
	{"arm.neon.vcnt.", "v8i8 v16i8", lanes(intrinsic.Ctpop, 1)},
	{"arm.neon.vqadds.", "v8i8 v4i16 v2i32 v1i64 v16i8 v8i16 v4i32 v2i64", lanes(intrinsic.SaddSat, 2)},
	{"arm.neon.vqaddu.", "v8i8 v4i16 v2i32 v1i64 v16i8 v8i16 v4i32 v2i64", lanes(intrinsic.UaddSat, 2)},
	{"arm.neon.vqsubs.", "v8i8 v4i16 v2i32 v1i64 v16i8 v8i16 v4i32 v2i64", lanes(intrinsic.SsubSat, 2)},
	{"arm.neon.vqsubu.", "v8i8 v4i16 v2i32 v1i64 v16i8 v8i16 v4i32 v2i64", lanes(intrinsic.UsubSat, 2)},
	{"aarch64.rbit.", "i32 i64", lanes(intrinsic.Bitreverse, 1)},
	{"aarch64.neon.rbit.", "v8i8 v16i8", lanes(intrinsic.Bitreverse, 1)},
	{"aarch64.sve.rev.", "nxv16i8 nxv8i16 nxv4i32 nxv2i64 nxv8f16 nxv4f32 nxv2f64 nxv8bf16 nxv16i1", lanes(intrinsic.VectorReverse, 1)},
}

// alike tells whether a call has n operands, all of the type of its result.
func (u *upgrader) alike(n int) bool {
	for _, a := range u.args {
		if a.Type != u.call.Type {
			return false
		}
	}
	return len(u.args) == n
}

// lanes is another intrinsic on the same operands, with a flag that is false behind them where that has one.
func lanes(id intrinsic.ID, n int) upgrading {
	return func(u *upgrader) *ir.Value {
		t := u.call.Type
		if !u.alike(n) || id != intrinsic.VectorReverse && !t.Scalar().IsInt() {
			return nil
		}
		args := append([]*ir.Value{}, u.args...)
		if id == intrinsic.Abs || id == intrinsic.Ctlz {
			args = append(args, u.f.Int(ir.I1, 0))
		}
		return u.intrinsic(id, t, args...)
	}
}

// floats is another intrinsic on one float, or on each lane of a vector.
func floats(id intrinsic.ID) upgrading {
	return func(u *upgrader) *ir.Value {
		if !u.alike(1) || !u.call.Type.Scalar().IsFloat() {
			return nil
		}
		return u.intrinsic(id, u.call.Type, u.args...)
	}
}

// count is another intrinsic on one integer, of which i32 is the result.
func count(id intrinsic.ID) upgrading {
	return func(u *upgrader) *ir.Value {
		if len(u.args) != 1 || u.call.Type != ir.I32 || u.args[0].Type != ir.I32 && u.args[0].Type != ir.I64 {
			return nil
		}
		args := u.args
		if id == intrinsic.Ctlz {
			args = append(append([]*ir.Value{}, args...), u.f.Int(ir.I1, 0))
		}
		x := u.intrinsic(id, args[0].Type, args...)
		if x.Type != ir.I32 {
			x = u.op(ir.OpTrunc, ir.I32, x)
		}
		return x
	}
}

// compare is -1 in each lane for which a predicate holds, else 0.
func compare(p ir.Pred) upgrading {
	return func(u *upgrader) *ir.Value {
		t := u.call.Type
		if !u.alike(2) || !t.IsVector() || !t.Elem.IsInt() {
			return nil
		}
		c := u.op(ir.OpICmp, u.f.Module.Types.Vector(t.NumElems(), ir.I1, false), u.args...)
		c.Pred = p
		return u.op(ir.OpSExt, t, c)
	}
}

// always is a number in each lane.
func always(n uint64) upgrading {
	return func(u *upgrader) *ir.Value {
		if t := u.call.Type; u.alike(2) && t.IsVector() && t.Elem.IsInt() {
			return u.number(t, n)
		}
		return nil
	}
}

// cast converts the first lanes.
func cast(op ir.Op) upgrading {
	return func(u *upgrader) *ir.Value {
		t := u.call.Type
		if len(u.args) != 1 || t.IsVector() != u.args[0].Type.IsVector() || t.IsVector() && t.NumElems() > u.args[0].Type.NumElems() {
			return nil
		}
		x := u.args[0]
		if !converts(op, x.Type.Scalar(), t.Scalar()) {
			return nil
		}
		if t.IsVector() {
			x = u.low(x, t)
		}
		return u.op(op, t, x)
	}
}

// converts tells whether a conversion goes from one scalar type to another.
func converts(op ir.Op, from, to *ir.Type) bool {
	bits := func(t *ir.Type) uint32 {
		if t.IsInt() {
			return t.Bits
		}
		return t.Kind.FloatBits()
	}
	switch op {
	case ir.OpSExt, ir.OpZExt:
		return from.IsInt() && to.IsInt() && from.Bits < to.Bits
	case ir.OpSIToFP, ir.OpUIToFP:
		return from.IsInt() && to.IsFloat()
	case ir.OpFPExt:
		return from.IsFloat() && to.IsFloat() && bits(from) < bits(to)
	}
	return (from.IsInt() || from.IsFloat()) && (to.IsInt() || to.IsFloat()) && bits(from) == bits(to)
}

// halves widens the first lanes, which are floats of 16 bits.
func halves(u *upgrader) *ir.Value {
	t := u.call.Type
	if len(u.args) != 1 || !t.IsVector() || t.Elem != ir.Float || !u.args[0].Type.IsVector() || u.args[0].Type.Elem != ir.I16 || t.NumElems() > u.args[0].Type.NumElems() {
		return nil
	}
	x := u.low(u.args[0], t)
	return u.op(ir.OpFPExt, t, u.op(ir.OpBitCast, u.f.Module.Types.Vector(t.NumElems(), ir.Half, false), x))
}

// lane is the first lane of an operand.
func (u *upgrader) lane(v *ir.Value) *ir.Value {
	return u.op(ir.OpExtractElement, v.Type.Elem, v, u.f.Int(ir.I32, 0))
}

// setLane is the first operand with another first lane.
func (u *upgrader) setLane(x *ir.Value) *ir.Value {
	return u.op(ir.OpInsertElement, u.call.Type, u.args[0], x, u.f.Int(ir.I32, 0))
}

// first is an operation on the first lanes, with the other lanes of the first operand.
func first(op ir.Op) upgrading {
	return func(u *upgrader) *ir.Value {
		if t := u.call.Type; !u.alike(2) || !t.IsVector() || !t.Elem.IsFloat() {
			return nil
		}
		return u.setLane(u.op(op, u.call.Type.Elem, u.lane(u.args[0]), u.lane(u.args[1])))
	}
}

func firstRoot(u *upgrader) *ir.Value {
	t := u.call.Type
	if !u.alike(1) || !t.IsVector() || !t.Elem.IsFloat() {
		return nil
	}
	return u.setLane(u.intrinsic(intrinsic.Sqrt, t.Elem, u.lane(u.args[0])))
}

// firstCast converts the second operand, or its first lane, to the first lane of the first one.
func firstCast(op ir.Op) upgrading {
	return func(u *upgrader) *ir.Value {
		t := u.call.Type
		if len(u.args) != 2 || u.args[0].Type != t || !t.IsVector() || !t.Elem.IsFloat() {
			return nil
		}
		x := u.args[1]
		if x.Type.IsVector() {
			x = u.lane(x)
		}
		if !converts(op, x.Type, t.Elem) {
			return nil
		}
		return u.setLane(u.op(op, t.Elem, x))
	}
}

// halfProduct multiplies the low halves of lanes.
func halfProduct(signed bool) upgrading {
	return func(u *upgrader) *ir.Value {
		t := u.call.Type
		if len(u.args) != 2 || u.args[0].Type != u.args[1].Type || !t.IsVector() || t.Elem != ir.I64 ||
			u.args[0].Type != u.f.Module.Types.Vector(2*t.NumElems(), ir.I32, false) {
			return nil
		}
		half := func(v *ir.Value) *ir.Value {
			x := u.op(ir.OpBitCast, t, v)
			if !signed {
				return u.op(ir.OpAnd, t, x, u.number(t, 0xffffffff))
			}
			return u.op(ir.OpAShr, t, u.op(ir.OpShl, t, x, u.number(t, 32)), u.number(t, 32))
		}
		return u.op(ir.OpMul, t, half(u.args[0]), half(u.args[1]))
	}
}

// rotate is a funnel shift of one operand, by an i32.
func rotate(id intrinsic.ID) upgrading {
	return func(u *upgrader) *ir.Value {
		t := u.call.Type
		if len(u.args) != 2 || u.args[0].Type != t || u.args[1].Type != ir.I32 || t != ir.I32 && t != ir.I64 {
			return nil
		}
		n := u.args[1]
		if t != ir.I32 {
			n = u.op(ir.OpZExt, t, n)
		}
		return u.intrinsic(id, t, u.args[0], u.args[0], n)
	}
}
