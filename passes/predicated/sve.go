package predicated

import (
	"fmt"
	"math"
	"slices"
	"strings"

	"rewrite/passes/ir"
	"rewrite/passes/ir/fp"
	"rewrite/passes/ir/intrinsic"
)

// An inactive is what a call gives where no lane is active.
type inactive uint8

const (
	keeps     inactive = iota + 1 // an operand
	zero                          // 0
	open                          // anything
	nothing                       // there is no result, and no effect
	ones                          // all bits: neutral for and, and the largest for min
	signedMin                     // of a maximum
	signedMax                     // of a minimum
)

// A form is how operations treat lanes.
type form struct {
	predicate int // the operand that is the predicate
	inactive  inactive
	operand   int // that is kept
}

// forms are those of operations by name. In all of them operations work lane by lane under one
// predicate, or give one number of all active lanes, or access memory for these.
var forms = map[string]form{}

func init() {
	for _, list := range []struct {
		form
		names string
	}{
		// f(kept, predicate, x)
		{form{1, keeps, 0}, `abs cls clz cnot cnt neg not fabs fneg flogb frecpx frinta frinti frintm frintn frintp frintx frintz fsqrt rbit revb
			revh revw sqabs sqneg sxtb sxth sxtw uxtb uxth uxtw urecpe ursqrte scvtf ucvtf scvtf.f16i32 scvtf.f16i64 scvtf.f32i64 scvtf.f64i32
			ucvtf.f16i32 ucvtf.f16i64 ucvtf.f32i64 ucvtf.f64i32 fcvtzs fcvtzu fcvtzs.i32f16 fcvtzs.i32f64 fcvtzs.i64f16 fcvtzs.i64f32 fcvtzu.i32f16
			fcvtzu.i32f64 fcvtzu.i64f16 fcvtzu.i64f32 fcvt.bf16f32.v2 fcvt.f16f32 fcvt.f16f64 fcvt.f32f16 fcvt.f32f64 fcvt.f64f16 fcvt.f64f32
			fcvtlt.f32f16 fcvtlt.f64f32 fcvtnt.bf16f32.v2 fcvtnt.f16f32 fcvtnt.f32f64 fcvtx.f32f64 fcvtxnt.f32f64 dup`},
		// f(predicate, kept, ...)
		{form{0, keeps, 1}, `fabd fadd fdiv fdivr fmax fmaxnm fmin fminnm fmul fmulx fsub fsubr fscale add and bic eor orr mul sabd uabd smax smin
			umax umin smulh umulh sub subr sdiv sdivr udiv udivr asr lsl lsr asr.wide lsl.wide lsr.wide asrd sqadd sqsub uqadd uqsub sqsubr uqsubr srshl urshl
			srshr urshr sqshl uqshl sqrshl uqrshl sqshlu shadd uhadd srhadd urhadd shsub uhsub shsubr uhsubr suqadd usqadd sadalp uadalp addp faddp fmaxp
			fmaxnmp fminp fminnmp smaxp sminp umaxp uminp fmad fmla fmls fmsb fnmad fnmla fnmls fnmsb mad mla mls msb fcadd fcmla clasta clastb`},
		// f(predicate, x, kept)
		{form{0, keeps, 2}, `splice sel`},
		{form{0, zero, 0}, `cmpeq cmpge cmpgt cmphi cmphs cmpne cmpeq.wide cmpge.wide cmpgt.wide cmphi.wide cmphs.wide cmple.wide cmplo.wide cmpls.wide
			cmplt.wide cmpne.wide fcmpeq fcmpge fcmpgt fcmpne fcmpuo facge facgt match nmatch and.z bic.z eor.z nand.z nor.z orn.z orr.z
			compact cntp orv eorv saddv uaddv umaxv ld1 ldnt1 ld1ro ld1rq ld1.gather ld1.gather.index ld1.gather.sxtw ld1.gather.sxtw.index
			ld1.gather.uxtw ld1.gather.uxtw.index ld1.gather.scalar.offset ldnt1.gather ldnt1.gather.index ldnt1.gather.uxtw ldnt1.gather.scalar.offset
			ld2.sret ld3.sret ld4.sret`},
		{form{0, ones, 0}, `andv uminv`},
		{form{0, signedMin, 0}, `smaxv`},
		{form{0, signedMax, 0}, `sminv`},
		{form{0, nothing, 0}, `prf prfb.gather.index prfh.gather.index prfw.gather.index prfd.gather.index prfb.gather.scalar.offset
			prfh.gather.scalar.offset prfw.gather.scalar.offset prfd.gather.scalar.offset prfb.gather.sxtw.index prfh.gather.sxtw.index
			prfw.gather.sxtw.index prfd.gather.sxtw.index prfb.gather.uxtw.index prfh.gather.uxtw.index prfw.gather.uxtw.index prfd.gather.uxtw.index`},
		{form{1, nothing, 0}, `st1 stnt1 st1.scatter st1.scatter.index st1.scatter.sxtw st1.scatter.sxtw.index st1.scatter.uxtw st1.scatter.uxtw.index
			st1.scatter.scalar.offset stnt1.scatter stnt1.scatter.index stnt1.scatter.uxtw stnt1.scatter.scalar.offset`},
		{form{2, nothing, 0}, `st2`},
		{form{3, nothing, 0}, `st3`},
		{form{4, nothing, 0}, `st4`},
		{form{0, open, 0}, `fabd.u fadd.u fdiv.u fmax.u fmaxnm.u fmin.u fminnm.u fmla.u fmls.u fmul.u fmulx.u fnmla.u fnmls.u fsub.u add.u and.u asr.u bic.u
			eor.u lsl.u lsr.u mla.u mls.u mul.u orr.u sabd.u sdiv.u smax.u smin.u smulh.u sqsub.u sub.u uabd.u udiv.u umax.u umin.u umulh.u uqsub.u`},
	} {
		for _, name := range strings.Fields(list.names) {
			forms[name] = list.form
		}
	}
}

// A plain is an operation on two vectors that LLVM has as well.
type plain struct {
	op        ir.Op
	intrinsic intrinsic.ID // where op is a call
	partial   bool         // op is not defined for all operands, or dear where vectors are long
	commutes  bool
	// neutral is the second operand that gives the first one back, and absorbing one that is the
	// result; noNumber where there is none.
	neutral, absorbing int64
}

const noNumber = 2 // is neither of any

var negativeZero = math.Copysign(0, -1)

// plains are operations by the name without the mark of the form.
var plains = map[string]plain{
	"add":  {op: ir.OpAdd, commutes: true, neutral: 0, absorbing: noNumber},
	"sub":  {op: ir.OpSub, neutral: 0, absorbing: noNumber},
	"mul":  {op: ir.OpMul, commutes: true, neutral: 1, absorbing: 0},
	"and":  {op: ir.OpAnd, commutes: true, neutral: -1, absorbing: 0},
	"orr":  {op: ir.OpOr, commutes: true, neutral: 0, absorbing: -1},
	"eor":  {op: ir.OpXor, commutes: true, neutral: 0, absorbing: noNumber},
	"bic":  {neutral: 0, absorbing: noNumber},
	"sdiv": {op: ir.OpSDiv, partial: true, neutral: 1, absorbing: noNumber},
	"udiv": {op: ir.OpUDiv, partial: true, neutral: 1, absorbing: noNumber},
	"lsl":  {neutral: 0, absorbing: noNumber},
	"lsr":  {neutral: 0, absorbing: noNumber},
	"asr":  {neutral: 0, absorbing: noNumber},
	"smax": {op: ir.OpCall, intrinsic: intrinsic.Smax, commutes: true, neutral: noNumber, absorbing: noNumber},
	"smin": {op: ir.OpCall, intrinsic: intrinsic.Smin, commutes: true, neutral: noNumber, absorbing: noNumber},
	"umax": {op: ir.OpCall, intrinsic: intrinsic.Umax, commutes: true, neutral: 0, absorbing: -1},
	"umin": {op: ir.OpCall, intrinsic: intrinsic.Umin, commutes: true, neutral: -1, absorbing: 0},
	"fadd": {op: ir.OpFAdd, commutes: true, neutral: noNumber, absorbing: noNumber},
	"fsub": {op: ir.OpFSub, neutral: noNumber, absorbing: noNumber},
	"fmul": {op: ir.OpFMul, commutes: true, neutral: noNumber, absorbing: noNumber},
	"fdiv": {op: ir.OpFDiv, partial: true, neutral: noNumber, absorbing: noNumber},
}

// neutralFloats are the second operands of operations on floats that give the first one back.
var neutralFloats = map[string]float64{"fadd": negativeZero, "fsub": 0, "fmul": 1, "fdiv": 1}

// isDeclared tells whether operands and the result are such as the operation has, as far as they are looked at
// here: what is declared of an intrinsic of a target, nobody else has tested.
func (c call) isDeclared(t *ir.Type) bool {
	form, known := forms[c.name]
	if known && (max(form.predicate, form.operand) >= len(c.args) || !isPredicate(c.args[form.predicate].Type) ||
		(t.Kind == ir.VoidKind) != (form.inactive == nothing)) {
		return false
	}
	of := func(types ...*ir.Type) bool { // the operands behind the predicate that stands first
		return len(c.args) == len(types)+1 && slices.EqualFunc(c.args[1:], types, func(a *ir.Value, t *ir.Type) bool { return a.Type == t })
	}
	base := strings.TrimSuffix(c.name, ".u")
	if _, is := plains[base]; is {
		return of(t, t) && t.IsVector() && t.Scalar().IsFloat() == (base[0] == 'f') && !t.Scalar().IsPtr() && alike(c.args[0].Type, t)
	}
	switch {
	case strings.HasSuffix(c.name, ".z"):
		return of(t, t) && c.args[0].Type == t && isPredicate(t)
	case c.name == "sel":
		return of(t, t) && alike(c.args[0].Type, t)
	case c.name == "dup", c.name == "abs":
		if len(c.args) != 3 || c.args[0].Type != t || !alike(c.args[1].Type, t) {
			return false
		}
		return c.name == "dup" && c.args[2].Type == t.Elem || c.name == "abs" && c.args[2].Type == t && t.Elem.IsInt()
	case c.name == "tbl":
		return len(c.args) == 2 && t.IsVector() && c.args[0].Type == t && alike(c.args[1].Type, t) && c.args[1].Type.Elem.IsInt()
	case !slices.Contains(pure, c.name):
		return true
	case len(c.args) != 1:
		return false
	}
	a := c.args[0].Type // of what is in pure
	switch c.name {
	case "convert.from.svbool", "convert.to.svbool":
		return isPredicate(a) && isPredicate(t)
	case "dup.x":
		return t.IsVector() && a == t.Elem
	case "ptrue":
		return a.IsInt() && isPredicate(t)
	case "cntb", "cnth", "cntw", "cntd":
		return a.IsInt() && t.IsInt()
	}
	return a.IsVector() && t.IsVector() && a.Elem.IsInt() && t.Elem.IsInt() && 2*a.Elem.Bits == t.Elem.Bits && a.Scalable == t.Scalable && a.Len == 2*t.Len
}

func isPredicate(t *ir.Type) bool { return t.IsVector() && t.Elem == ir.I1 }

// alike tells whether two types are vectors of as many lanes.
func alike(a, b *ir.Type) bool {
	return a.IsVector() && b.IsVector() && a.Len == b.Len && a.Scalable == b.Scalable
}

// simplify gives what stands for a call, nil if that is nothing, and what was done, "" if the call stays.
func (w *work) simplify(c call) (x *ir.Value, what string) {
	form, known := forms[c.name]
	if known && form.predicate < len(c.args) && noneActive(c.args[form.predicate]) {
		if x := w.inactive(c, form); x != nil || form.inactive == nothing {
			return x, "no lane is active"
		}
	}
	if x := w.special(c); x != nil {
		return x, "which lanes are active is known"
	}
	base, isOpen := strings.CutSuffix(c.name, ".u")
	if p, ok := plains[base]; ok && known && len(c.args) == 3 {
		if x := w.selected(c, base, p, isOpen); x != nil {
			return x, "an operand decides the result"
		}
		if p.op != ir.OpInvalid && !p.partial && allActive(c.args[0]) {
			return w.plain(c, p), "all lanes are active"
		}
		if x := w.fused(c, base, isOpen); x != nil {
			return x, "product and sum are one operation"
		}
	}
	if p, ok := plains[strings.TrimSuffix(c.name, ".z")]; ok && strings.HasSuffix(c.name, ".z") && p.op != ir.OpInvalid && allActive(c.args[0]) {
		return w.plain(c, p), "all lanes are active"
	}
	return nil, ""
}

// inactive is the result where no lane is active.
func (w *work) inactive(c call, form form) *ir.Value {
	t := w.v.Type
	switch form.inactive {
	case keeps:
		if x := c.args[form.operand]; x.Type == t {
			return x
		}
	case zero:
		return w.zero(t)
	case open:
		return w.f.Undef(t)
	case ones:
		if t.IsInt() && t.Bits <= 64 {
			return w.f.Int(t, ir.Mask(t.Bits))
		}
	case signedMin:
		if t.IsInt() && t.Bits <= 64 {
			return w.f.Int(t, 1<<(t.Bits-1))
		}
	case signedMax:
		if t.IsInt() && t.Bits <= 64 {
			return w.f.Int(t, 1<<(t.Bits-1)-1)
		}
	}
	return nil
}

// plain is LLVM's operation on the operands behind the predicate.
func (w *work) plain(c call, p plain) *ir.Value {
	a, b := c.args[1], c.args[2]
	if p.op == ir.OpCall {
		return w.intrinsic(p.intrinsic, w.v.Type, a, b)
	}
	v := w.op(p.op, w.v.Type, a, b)
	v.Flags |= w.v.Flags & ir.FastMath
	return v
}

// selected is a result that one operand decides, at least in active lanes: the others hold the first operand.
func (w *work) selected(c call, base string, p plain, isOpen bool) *ir.Value {
	pg, a, b := c.args[0], c.args[1], c.args[2]
	// among is a result in active lanes.
	among := func(x *ir.Value) *ir.Value {
		if isOpen || x == a {
			return x
		}
		return w.op(ir.OpSelect, w.v.Type, pg, x, a)
	}
	switch {
	case p.op != ir.OpInvalid && constant(a) && constant(b) && !(p.partial && (isInt(b, 0) || isInt(b, -1))):
		return among(w.plain(c, p))
	case w.isNeutral(b, base, p):
		return a
	case p.commutes && w.isNeutral(a, base, p):
		return among(b)
	case p.absorbing != noNumber && isInt(b, p.absorbing):
		return among(b)
	case p.absorbing != noNumber && p.commutes && isInt(a, p.absorbing):
		return a
	}
	return nil
}

// constant tells whether all lanes of a vector are one number.
func constant(v *ir.Value) bool {
	s := splat(v)
	return v.Op == ir.OpZero || s != nil && isNumber(s)
}

func isNumber(v *ir.Value) bool { return v.Op == ir.OpInt || v.Op == ir.OpFloat }

func (w *work) isNeutral(x *ir.Value, base string, p plain) bool {
	if n, ok := neutralFloats[base]; ok {
		f, known := fp.Of(x.Type.Scalar().Kind)
		if !known {
			return false
		}
		if x.Op == ir.OpZero {
			return f.Round(n) == 0
		}
		s := splat(x)
		return s != nil && s.Op == ir.OpFloat && s.Aux == nil && s.Bits == f.Round(n)
	}
	return p.neutral != noNumber && isInt(x, p.neutral)
}

// fused is a sum or difference with a product under the same predicate, as one operation:
// floats only where both say contract.
func (w *work) fused(c call, base string, isOpen bool) *ir.Value {
	times, isFloat := "mul", strings.HasPrefix(base, "f")
	if isFloat {
		times = "fmul"
	}
	product := func(v *ir.Value) ([]*ir.Value, ir.Flags) {
		m, ok := callOf(v)
		if !ok || strings.TrimSuffix(m.name, ".u") != times || m.args[0] != c.args[0] || len(v.Uses()) != 1 {
			return nil, 0
		}
		both := v.Flags & w.v.Flags & ir.FastMath
		if isFloat && both&ir.Contract == 0 {
			return nil, 0
		}
		return m.args, both
	}
	build := func(name string, flags ir.Flags, args ...*ir.Value) *ir.Value {
		v := w.call(prefix+name+c.suffix, w.v.Type, args...)
		v.Flags |= flags
		return v
	}
	pg, a, b := c.args[0], c.args[1], c.args[2]
	if name := map[string]string{"fadd": "fmla", "fsub": "fmls", "add": "mla", "sub": "mls"}[base]; name != "" {
		if isOpen {
			name += ".u"
		}
		if m, flags := product(b); m != nil {
			return build(name, flags, pg, a, m[1], m[2])
		}
	}
	// The first factor is what a product holds in inactive lanes.
	if name := map[string]string{"fadd": "fmad", "fsub": "fnmsb", "add": "mad"}[base]; name != "" {
		if m, flags := product(a); m != nil {
			return build(name, flags, pg, m[1], m[2], b)
		}
	}
	return nil
}

// special is what stands for operations that are one of a kind.
func (w *work) special(c call) *ir.Value {
	t := w.v.Type
	switch c.name {
	case "convert.from.svbool", "convert.to.svbool":
		if c.args[0].Op == ir.OpZero {
			return w.zero(t)
		}
		if c.name == "convert.from.svbool" {
			return w.fromBool(c)
		}
	case "sel":
		return w.op(ir.OpSelect, t, c.args...)
	case "dup":
		s := c.args[2]
		if allActive(c.args[1]) && isNumber(s) {
			return w.f.Const(ir.Value{Op: ir.OpSplat, Type: t, Args: []*ir.Value{s}})
		}
		if args, ok := is(w.sameBool(c.args[1]), "ptrue"); ok && isPattern(args[0], patternVL1) {
			return w.op(ir.OpInsertElement, t, c.args[0], s, w.f.Int(ir.IntN(64), 0))
		}
	case "cntb", "cnth", "cntw", "cntd": // no vector is shorter than 16 bytes
		least := map[string]uint64{"cntb": 16, "cnth": 8, "cntw": 4, "cntd": 2}[c.name]
		if n, ok := patternLanes(c.args[0]); ok && n <= least {
			return w.f.Int(t, n)
		}
	case "dup.x":
		if s := c.args[0]; isNumber(s) {
			return w.f.Const(ir.Value{Op: ir.OpSplat, Type: t, Args: []*ir.Value{s}})
		}
	case "sunpkhi", "sunpklo", "uunpkhi", "uunpklo": // half of the lanes, extended
		op := map[byte]ir.Op{'s': ir.OpSExt, 'u': ir.OpZExt}[c.name[0]]
		if s := splat(c.args[0]); s != nil {
			return w.call(prefix+"dup.x"+c.suffix, t, w.op(op, t.Scalar(), s))
		}
	case "tbl":
		// A lane of which all vectors have it; of others the result is 0.
		if s := splat(c.args[1]); s != nil && s.Op == ir.OpInt && s.Aux == nil && s.Bits < lanes(t) {
			return w.call(prefix+"dup.x"+c.suffix, t, w.op(ir.OpExtractElement, t.Scalar(), c.args[0], w.f.Int(ir.IntN(64), s.Bits)))
		}
	case "abs":
		if allActive(c.args[1]) {
			return w.intrinsic(intrinsic.Abs, t, c.args[2], w.f.Int(ir.IntN(1), 0))
		}
	}
	return nil
}

// sameBool is the predicate of the type of p that p was made of, through conversions
// to the type of all predicates and back. On the way there must be no fewer lanes: between those
// of a vector with fewer lanes the conversion puts false.
func (w *work) sameBool(p *ir.Value) *ir.Value {
	t, best := p.Type, p
	for range longest {
		from, ok := is(p, "convert.from.svbool")
		if !ok {
			return best
		}
		to, ok := is(from[0], "convert.to.svbool")
		if !ok || lanes(to[0].Type) < lanes(t) {
			return best
		}
		if p = to[0]; p.Type == t {
			best = p
		}
	}
	return best
}

// fromBool is a conversion back from the type of all predicates: what was converted there, or, of
// an operation on such that are false between the lanes of the result, that operation on fewer lanes.
func (w *work) fromBool(c call) *ir.Value {
	if x := w.sameBool(w.v); x != w.v {
		return x
	}
	t := w.v.Type
	inner, ok := callOf(c.args[0])
	if !ok || !strings.HasSuffix(inner.name, ".z") || forms[inner.name].inactive != zero || len(inner.args) != 3 || len(c.args[0].Uses()) != 1 {
		return nil
	}
	to, ok := is(inner.args[0], "convert.to.svbool")
	if !ok || to[0].Type != t {
		return nil
	}
	narrow := map[*ir.Value]*ir.Value{}
	for _, a := range inner.args[1:] {
		if from, ok := is(a, "convert.to.svbool"); ok && from[0].Type == t {
			narrow[a] = from[0]
		} else if narrow[a] == nil {
			narrow[a] = w.call(prefix+"convert.from.svbool"+c.suffix, t, a)
		}
	}
	return w.call(fmt.Sprintf("%s%s.nxv%di1", prefix, inner.name, lanes(t)), t, to[0], narrow[inner.args[1]], narrow[inner.args[2]])
}
