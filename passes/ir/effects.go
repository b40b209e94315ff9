package ir

import "strings"

// Effects is what executing an instruction can do besides giving its result.
// Immediate undefined behaviour is none of them: an instruction that is not
// executed does not have it.
type Effects uint8

// The effects. An instruction that has none of them but Reads can be deleted if
// nothing uses its result (SEMANTICS law 24).
const (
	Reads    Effects = 1 << iota // memory that something may have written
	Writes                       // memory, or anything else that others can see
	Unwinds                      // it may throw
	Hangs                        // it need not come back: it may loop, exit or wait for ever
	Ordered                      // volatile, or atomic and more than unordered
	allThere = Reads | Writes | Unwinds | Hangs | Ordered
)

// Effects finds the effects of an instruction in its row of the op table, and of
// a call in the attributes of the call and of the function that it calls
// (LangRef, "Function Attributes"), or, for an intrinsic, in a table of our own.
func (v *Value) Effects() Effects {
	var e Effects
	switch v.Op {
	case OpCall, OpInvoke, OpCallBr:
		return v.callEffects()
	case OpResume, OpCatchSwitch, OpCatchPad, OpCleanupPad, OpLandingPad, OpCatchRet, OpCleanupRet:
		return allThere
	}
	if v.Op.Is(MayRead) {
		e |= Reads
	}
	if v.Op.Is(MayWrite) {
		e |= Writes
	}
	if v.Flags&Volatile != 0 {
		return e | Reads | Writes | Ordered
	}
	if m, ok := v.Aux.(*Mem); ok && m.Ordering > Unordered {
		return e | Reads | Writes | Ordered
	}
	return e
}

// Removable tells whether an instruction that nothing uses can be deleted.
func (v *Value) Removable() bool {
	return !v.Op.IsTerminator() && v.Effects()&^Reads == 0 && (v.Op.Is(Removable) || v.Op == OpLoad || v.Op.IsCall())
}

func (v *Value) callEffects() Effects {
	c := v.Aux.(*Call)
	f := v.CalledFunc()
	var sets []*AttrSet
	if f != nil {
		if f.IsIntrinsic() {
			if e, ok := intrinsicEffects[IntrinsicName(f.Name)]; ok && len(c.Bundles) == 0 {
				return e
			}
		}
		sets = append(sets, f.Attrs)
	}
	sets = append(sets, c.FuncAttrs)
	e := allThere &^ Ordered
	if a, ok := v.Args[0].Aux.(*InlineAsm); ok && a.SideEffect {
		return allThere
	}
	for _, s := range sets {
		e &= memoryEffects(s)
		if s.Has("nounwind") {
			e &^= Unwinds
		}
		if s.Has("willreturn") {
			e &^= Hangs
		}
	}
	for _, b := range c.Bundles {
		switch b.Tag {
		case "funclet", "kcfi", "ptrauth", "convergencectrl", "align":
		case "deopt":
			e |= Reads
		default:
			e |= Reads | Writes
		}
	}
	return e
}

// memoryEffects reads memory(...) and the attributes that stood for it before LLVM 16.
func memoryEffects(s *AttrSet) Effects {
	e := allThere
	switch {
	case s.Has("readnone"):
		return e &^ (Reads | Writes)
	case s.Has("readonly"):
		e &^= Writes
	case s.Has("writeonly"):
		e &^= Reads
	}
	m, ok := s.Get("memory")
	if !ok {
		return e
	}
	access := Effects(0)
	for part := range strings.SplitSeq(m.Value, ",") {
		_, how, found := strings.Cut(part, ":")
		if !found {
			how = part
		}
		switch strings.TrimSpace(how) {
		case "none":
		case "read":
			access |= Reads
		case "write":
			access |= Writes
		default:
			access |= Reads | Writes
		}
	}
	return e&^(Reads|Writes) | e&access
}

// intrinsicEffects are those of intrinsics whatever their declarations say, as
// LLVM gives them their attributes itself. All others have the effects that
// their attributes leave.
var intrinsicEffects = func() map[string]Effects {
	table := map[string]Effects{
		"assume": Writes, "sideeffect": Writes, // kept in their places
		"lifetime.start": Writes, "lifetime.end": Writes,
		"dbg.value": Writes, "dbg.declare": Writes, "dbg.assign": Writes, "dbg.label": Writes,
		"donothing": 0,
	}
	for _, name := range strings.Fields(pureIntrinsics) {
		table[name] = 0
	}
	return table
}()

// pureIntrinsics have no effect and come back (LangRef, "Intrinsic Functions").
// Those on floats take the default floating-point environment.
const pureIntrinsics = `
abs smax smin umax umin scmp ucmp ctlz cttz ctpop bswap bitreverse fshl fshr clmul
sadd.with.overflow uadd.with.overflow ssub.with.overflow usub.with.overflow smul.with.overflow umul.with.overflow
sadd.sat uadd.sat ssub.sat usub.sat sshl.sat ushl.sat
smul.fix umul.fix smul.fix.sat umul.fix.sat sdiv.fix udiv.fix sdiv.fix.sat udiv.fix.sat
sqrt fabs floor ceil trunc rint nearbyint round roundeven lround llround lrint llrint copysign canonicalize
sin cos tan asin acos atan atan2 sinh cosh tanh sincos sincospi exp exp2 exp10 log log2 log10 pow powi ldexp frexp modf fma fmuladd
minnum maxnum minimum maximum minimumnum maximumnum is.fpclass fptosi.sat fptoui.sat
vector.reduce.add vector.reduce.mul vector.reduce.and vector.reduce.or vector.reduce.xor
vector.reduce.smax vector.reduce.smin vector.reduce.umax vector.reduce.umin
vector.reduce.fadd vector.reduce.fmul vector.reduce.fmax vector.reduce.fmin vector.reduce.fmaximum vector.reduce.fminimum
vector.insert vector.extract vector.reverse vector.interleave2 vector.deinterleave2 stepvector vscale
expect expect.with.probability is.constant objectsize ptrmask threadlocal.address get.active.lane.mask ssa.copy vector.partial.reduce.add`

// Pinned tells whether a call must neither be merged with an equal one nor moved
// to another block: where it stands, or how often, means something. Of an
// intrinsic that is neither in our table nor declared with attributes nothing is
// known, as LLVM gives it the attributes that it has, convergent among them.
func (v *Value) Pinned() bool {
	f := v.CalledFunc()
	if f == nil && v.Args[0].Op == OpInlineAsm {
		return true
	}
	sets := []*AttrSet{v.Aux.(*Call).FuncAttrs}
	if f != nil {
		if f.IsIntrinsic() {
			name := IntrinsicName(f.Name)
			if _, known := intrinsicEffects[name]; pinnedIntrinsics[name] || !known && f.Attrs == nil {
				return true
			}
		}
		sets = append(sets, f.Attrs)
	}
	for _, s := range sets {
		for _, name := range []string{"convergent", "noduplicate", "nomerge", "returns_twice", "strictfp"} {
			if s.Has(name) {
				return true
			}
		}
	}
	return false
}

// pinnedIntrinsics: is.constant is convergent, as the answer may depend on the
// way here; a return must follow deoptimize.
var pinnedIntrinsics = map[string]bool{"is.constant": true, "experimental.deoptimize": true, "experimental.deoptimize.isVoid": true}

// IntrinsicName is the name of an intrinsic without "llvm." and the types at its
// end: "umax" of "llvm.umax.v4i32".
func IntrinsicName(name string) string {
	name = strings.TrimPrefix(name, "llvm.")
	for i := range len(name) {
		if name[i] == '.' && isTypeSuffix(name[i+1:]) {
			return name[:i]
		}
	}
	return name
}

// isTypeSuffix tells whether the rest of an intrinsic's name is of types: i32,
// v4f32, nxv2i64, p0, bf16 and the like, with points between them.
func isTypeSuffix(s string) bool {
	for s != "" {
		part, rest, _ := strings.Cut(s, ".")
		digits := strings.TrimLeft(part, "bcfinpvx")
		switch part[:len(part)-len(digits)] {
		case "i", "f", "bf", "fp", "ppcf", "v", "nxv", "p":
		default:
			return false
		}
		if digits == "" || digits[0] < '0' || digits[0] > '9' {
			return false
		}
		s = rest
	}
	return true
}
