package ir

import (
	"math/big"
	"strconv"
	"strings"
	"sync/atomic"

	"rewrite/passes/ir/intrinsic"
)

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
// (LangRef, "Function Attributes"), or, for an intrinsic, in its row of the table.
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

// IsPlain tells whether v is a load or a store that is neither volatile nor atomic.
func (v *Value) IsPlain() bool {
	m, ok := v.Aux.(*Mem)
	return ok && m.Ordering == NotAtomic && v.Flags&Volatile == 0 && (v.Op == OpLoad || v.Op == OpStore)
}

// Removable tells whether an instruction that nothing uses can be deleted.
func (v *Value) Removable() bool {
	return !v.Op.IsTerminator() && v.Effects()&^Reads == 0 && (v.Op.Is(Removable) || v.Op == OpLoad || v.Op.IsCall())
}

// SafeDivisor tells whether a division cannot trap, whatever it divides: it is by a constant that is not 0 in any lane, nor,
// of signed numbers, -1.
func SafeDivisor(op Op, d *Value) bool {
	switch d.Op {
	case OpSplat, OpAggregate:
		for _, x := range d.Args {
			if !SafeDivisor(op, x) {
				return false
			}
		}
		return true
	case OpInt:
		n := d.Int()
		ones := new(big.Int).Lsh(big.NewInt(1), uint(d.Type.Bits))
		return n.Sign() != 0 && !((op == OpSDiv || op == OpSRem) && n.Cmp(ones.Sub(ones, big.NewInt(1))) == 0)
	}
	return false
}

func (v *Value) callEffects() Effects {
	if e, _, ok := tabled(v); ok {
		return e
	}
	sets := [2]*AttrSet{v.Aux.(*Call).FuncAttrs}
	if f := v.CalledFunc(); f != nil {
		sets[1] = f.Attrs
	}
	if a, ok := v.Args[0].Aux.(*InlineAsm); ok && a.SideEffect {
		return allThere
	}
	e := v.callMemory().Anywhere() | Unwinds | Hangs
	if v.Intrinsic().Info().Is&(intrinsic.ReadsMem|intrinsic.WritesMem) != 0 {
		e &^= Unwinds | Hangs
	}
	for _, s := range sets {
		e &^= Effects(s.told() >> toldNever)
	}
	return e
}

// Memory finds what an instruction may do to memory of each kind. That of a load,
// store or other access is ArgMem, what its pointer is based on; a call's is what the
// attributes of the call and of the function that it calls leave. One that orders
// accesses of others, as what is volatile and more than unordered does, may do
// anything anywhere.
func (v *Value) Memory() MemoryEffects {
	switch {
	case v.Op.IsCall():
		if e, id, ok := tabled(v); ok {
			if id == intrinsic.LifetimeStart || id == intrinsic.LifetimeEnd {
				return MemoryOf(ArgMem, e)
			}
			return MemoryOf(InaccessibleMem, e) // it only stays where it is
		}
		return v.callMemory()
	case v.Op == OpVAArg || v.Effects()&Ordered != 0:
		return AllMemory
	}
	return MemoryOf(ArgMem, v.Effects())
}

// callMemory is Memory of a call by its attributes.
func (v *Value) callMemory() MemoryEffects {
	c := v.Aux.(*Call)
	if a, ok := v.Args[0].Aux.(*InlineAsm); ok && a.SideEffect {
		return AllMemory
	}
	m := MemoryEffects(c.FuncAttrs.told())
	if f := v.CalledFunc(); f != nil {
		m &= MemoryEffects(f.Attrs.told())
		if f.Intrinsic != intrinsic.None {
			m &= intrinsicMemory(f.Intrinsic)
		}
	}
	for _, b := range c.Bundles {
		switch b.Tag {
		case "funclet", "kcfi", "ptrauth", "convergencectrl", "align":
		case "deopt":
			m |= EveryMemory(Reads)
		default:
			m = AllMemory
		}
	}
	return m
}

// intrinsicMemory is what the row of an intrinsic lets it do to memory.
func intrinsicMemory(id intrinsic.ID) MemoryEffects {
	is := id.Info().Is
	var e Effects
	if is&intrinsic.ReadsMem != 0 {
		e |= Reads
	}
	if is&intrinsic.WritesMem != 0 {
		e |= Writes
	}
	switch {
	case e == 0:
		return AllMemory
	case is&intrinsic.ByArgs != 0:
		return MemoryOf(ArgMem, e)
	case is&intrinsic.Hidden != 0:
		return MemoryOf(InaccessibleMem, e)
	}
	return EveryMemory(e)
}

// A MemoryKind is a kind of memory that attributes of functions tell apart
// (LangRef, "memory(...)").
type MemoryKind uint8

// The kinds. It is the access that is of a kind, not the byte: what a call reads
// through a pointer that is based on an argument is ArgMem, what it reads of the
// same variable by its name is OtherMem.
const (
	ArgMem          MemoryKind = iota // what the call's pointer arguments are based on
	InaccessibleMem                   // what the module cannot access by itself
	ErrnoMem                          // the variable errno, since LLVM 21
	TargetMem0                        // state of the target, since LLVM 22
	TargetMem1
	OtherMem // all that is none of these
	numMemoryKinds
)

var memoryKindNames = [numMemoryKinds]string{"argmem", "inaccessiblemem", "errnomem", "target_mem0", "target_mem1", ""}

// MemoryEffects is what an instruction may do to memory of each kind: a set of
// Reads and Writes for each.
type MemoryEffects uint16

// AllMemory is reads and writes of memory of every kind.
const AllMemory MemoryEffects = 1<<(2*numMemoryKinds) - 1

// MemoryOf is the effects, a set of Reads and Writes, on memory of one kind and
// none on others.
func MemoryOf(k MemoryKind, e Effects) MemoryEffects {
	return MemoryEffects(e&(Reads|Writes)) << (2 * k)
}

// EveryMemory is the same effects, a set of Reads and Writes, on memory of every kind.
func EveryMemory(e Effects) MemoryEffects {
	return AllMemory / 3 * MemoryEffects(e&(Reads|Writes))
}

// At is what is done to memory of a kind: a set of Reads and Writes.
func (m MemoryEffects) At(k MemoryKind) Effects { return Effects(m>>(2*k)) & (Reads | Writes) }

// Anywhere is what is done to memory of any kind: a set of Reads and Writes.
func (m MemoryEffects) Anywhere() (e Effects) {
	for ; m != 0; m >>= 2 {
		e |= Effects(m) & (Reads | Writes)
	}
	return e
}

var accessNames = [...]string{0: "none", Reads: "read", Writes: "write", Reads | Writes: "readwrite"}

// String is the argument of the attribute memory, as LLVM spells it.
func (m MemoryEffects) String() string {
	var parts []string
	other := m.At(OtherMem)
	if other != 0 || m == 0 {
		parts = append(parts, accessNames[other])
	}
	for k := range OtherMem {
		if e := m.At(k); e != other {
			parts = append(parts, memoryKindNames[k]+": "+accessNames[e])
		}
	}
	return strings.Join(parts, ", ")
}

// ParseMemory reads the argument of the attribute memory. A kind that a later
// LLVM may have is taken for memory of any kind.
func ParseMemory(text string) (m MemoryEffects) {
	for part := range strings.SplitSeq(text, ",") {
		kind, how, found := strings.Cut(part, ":")
		if !found {
			kind, how = "", part
		}
		e := Reads | Writes
		for i, name := range accessNames {
			if strings.TrimSpace(how) == name {
				e = Effects(i)
			}
		}
		if !found { // it comes first, and stands for what is not named
			m = EveryMemory(e)
			continue
		}
		at := EveryMemory(e)
		for k, name := range memoryKindNames[:OtherMem] {
			if strings.TrimSpace(kind) == name {
				at = MemoryOf(MemoryKind(k), e)
				m &^= MemoryOf(MemoryKind(k), Reads|Writes)
			}
		}
		m |= at
	}
	return m
}

// What told gives: MemoryEffects in the low bits, from toldNever on the Effects that there never are, and whether byval is there.
const (
	toldNever = 16
	toldByVal = 1 << 30
	toldFound = 1 << 31
)

// told is what a set of attributes of a function, call or argument says of effects.
func (s *AttrSet) told() uint32 {
	if s == nil {
		return uint32(AllMemory)
	}
	if told := atomic.LoadUint32(&s.effects); told != 0 {
		return told &^ toldFound
	}
	told := uint32(s.memory())
	if s.Has("nounwind") {
		told |= uint32(Unwinds) << toldNever
	}
	if s.Has("willreturn") {
		told |= uint32(Hangs) << toldNever
	}
	if s.Has("byval") {
		told |= toldByVal
	}
	atomic.StoreUint32(&s.effects, told|toldFound)
	return told
}

// Memory is what a function with these attributes may do to memory, but for its own; or a call by an argument with them.
func (s *AttrSet) Memory() MemoryEffects { return MemoryEffects(s.told()) & AllMemory }

// ByVal tells whether the call copies what an argument with these attributes leads to.
func (s *AttrSet) ByVal() bool { return s.told()&toldByVal != 0 }

// memory reads memory(...) and the attributes that stood for it before LLVM 16.
func (s *AttrSet) memory() MemoryEffects {
	m := AllMemory
	switch {
	case s.Has("readnone"):
		return 0
	case s.Has("readonly"):
		m &= EveryMemory(Reads)
	case s.Has("writeonly"):
		m &= EveryMemory(Writes)
	}
	if a, ok := s.Get("memory"); ok {
		return m & ParseMemory(a.Value)
	}
	const any = Reads | Writes
	if s.Has("argmemonly") {
		m &= MemoryOf(ArgMem, any)
	}
	if s.Has("inaccessiblememonly") {
		m &= MemoryOf(InaccessibleMem, any)
	}
	if s.Has("inaccessiblemem_or_argmemonly") {
		m &= MemoryOf(ArgMem, any) | MemoryOf(InaccessibleMem, any)
	}
	return m
}

// Promises tells whether attributes make poison of some values, which noundef would make undefined behaviour.
func Promises(s *AttrSet) bool {
	for _, name := range []string{"nonnull", "align", "range", "nofpclass", "dereferenceable", "dereferenceable_or_null"} {
		if s.Has(name) {
			return true
		}
	}
	return false
}

// NullIsValid tells whether there may be memory at the null pointer of address space 0; clang 10 and older say so with a string.
func NullIsValid(f *Func) bool {
	if f.Attrs.Has("null_pointer_is_valid") {
		return true
	}
	a, ok := f.Attrs.Get("null-pointer-is-valid")
	return ok && strings.Trim(a.Value, `"`) == "true"
}

// NeedsMemory tells whether a load or store is undefined behaviour where its address is not one of memory: one that is volatile
// is not, nor one of no bytes.
func NeedsMemory(v *Value) bool {
	t := v.Type
	if v.Op == OpStore {
		t = v.Args[0].Type
	}
	return v.Flags&Volatile == 0 && !t.IsEmpty()
}

// Undefined tells whether a constant is nothing for a use to be of: undefined behaviour follows when the user is executed with it.
// With passed it counts, too, where the user takes poison for it and passes that on, as a return that is nonnull does null.
// It knows 0, null and addresses that are computed from it, undef and poison; of others it says no.
func (u Use) Undefined(c *Value, passed bool) bool {
	v := u.User
	switch v.Op {
	case OpAtomicRMW, OpCmpXchg:
		return u.Index == 0 && v.Flags&Volatile == 0 && nowhere(v.Block.Func, c)
	case OpLoad, OpStore:
		return int(u.Index) == len(v.Args)-1 && NeedsMemory(v) && nowhere(v.Block.Func, c)
	case OpUDiv, OpSDiv, OpURem, OpSRem:
		return u.Index == 1 && (c.Op == OpUndef || c.Op == OpPoison || c.Op == OpZero || c.Op == OpInt && c.Bits == 0 && c.Aux == nil)
	case OpBr, OpSwitch, OpIndirectBr:
		return u.Index == 0 && (c.Op == OpUndef || c.Op == OpPoison)
	case OpRet:
		return refuses(v.Block.Func, c, passed, v.Block.Func.RetAttrs)
	case OpCall, OpInvoke, OpCallBr:
		i := int(u.Index) - 1
		if i < 0 {
			return nowhere(v.Block.Func, c)
		}
		call := v.Aux.(*Call)
		if i >= len(v.CallArgs()) {
			return false
		}
		sets := []*AttrSet{call.ParamAttr(i)}
		if f := v.CalledFunc(); f != nil && i < len(f.ParamAttrs) {
			sets = append(sets, f.ParamAttrs[i])
		}
		return refuses(v.Block.Func, c, passed, sets...)
	}
	return false
}

// maxSteps bounds how many steps of an address are followed.
const maxSteps = 4

// StepsNowhere tells whether an instruction is a step from an address that is null if that is, or else poison: inside of an object, where null is in none.
func StepsNowhere(v *Value) bool {
	return v.Op == OpGEP && v.IsInstr() && v.Flags&InBounds != 0 && v.Type == Ptr && !NullIsValid(v.Block.Func)
}

// nowhere tells whether nothing can be at an address that a function accesses, or calls: however far from null it is, as null is no part of any object.
func nowhere(f *Func, c *Value) bool {
	for range maxSteps {
		if c.Op != OpGEP || !c.Type.IsPtr() {
			break
		}
		c = c.Args[0]
	}
	return c.Op == OpPoison || (c.Op == OpNull || c.Op == OpUndef) && c.Type == Ptr && !NullIsValid(f)
}

// refuses tells whether attributes of an argument or a result, in any of several sets, say that it is not a constant.
func refuses(f *Func, c *Value, passed bool, sets ...*AttrSet) bool {
	has := func(attr string) bool {
		for _, s := range sets {
			if s.Has(attr) {
				return true
			}
		}
		return false
	}
	switch c.Op {
	case OpUndef, OpPoison:
		return has("noundef")
	case OpNull:
		return has("nonnull") && (passed || has("noundef")) || has("dereferenceable") && c.Type == Ptr && !NullIsValid(f)
	}
	return false
}

// tabled finds the effects of a call of an intrinsic in its row of the table, if that
// says them: those of others are what their attributes leave. Operand bundles may add to
// these, but for those of an assume, which only tell something (LangRef, "Assume Operand Bundles").
func tabled(v *Value) (e Effects, id intrinsic.ID, ok bool) {
	id = v.Intrinsic()
	is := id.Info().Is
	if is&(intrinsic.NoEffect|intrinsic.Mark) == 0 || len(v.Aux.(*Call).Bundles) > 0 && id != intrinsic.Assume {
		return 0, id, false
	}
	if is&intrinsic.Mark != 0 {
		e = Writes
	}
	return e, id, true
}

// Pinned tells whether a call must neither be merged with an equal one nor moved
// to another block: where it stands, or how often, means something. Of an
// intrinsic that is neither in the table nor declared with attributes nothing is
// known, as LLVM gives it the attributes that it has, convergent among them.
func (v *Value) Pinned() bool {
	f := v.CalledFunc()
	if f == nil && v.Args[0].Op == OpInlineAsm {
		return true
	}
	sets := []*AttrSet{v.Aux.(*Call).FuncAttrs}
	if f != nil {
		is := f.Intrinsic.Info().Is
		if is&intrinsic.Pinned != 0 || is&(intrinsic.NoEffect|intrinsic.Mark|intrinsic.ReadsMem|intrinsic.WritesMem) == 0 && f.Attrs == nil && f.IsIntrinsic() {
			return true
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

// HasMeaning tells whether attachments restrict or loosen an instruction's
// result, so that it must not be mistaken for another one. How often a condition
// holds is no such thing.
func (m *Meta) HasMeaning() bool {
	if m == nil {
		return false
	}
	for _, a := range m.List {
		if a.Kind != "dbg" && a.Kind != "prof" && a.Kind != "unpredictable" {
			return true
		}
	}
	return false
}

// IsBare tells whether nothing besides its operation, flags and operands says what an
// instruction gives: no attachment has a meaning, and a call is bare.
func (v *Value) IsBare() bool {
	return !v.Meta.HasMeaning() && (v.Op != OpCall || v.CalledFunc() != nil && bareCall(v))
}

// bareCall tells whether a call of a function is told by that and its arguments. Bundles
// and attributes that make it undefined for some operands, or forbid to merge it across
// branches, tie it to its place.
func bareCall(v *Value) bool {
	f, c := v.CalledFunc(), v.Aux.(*Call)
	if len(c.Bundles) > 0 || c.RetAttrs != nil && !impliedRange(v, c.RetAttrs) || c.ParamAttrs != nil || v.Flags&(MustTail|NoTail) != 0 {
		return false
	}
	for _, a := range []string{"strictfp", "convergent", "noduplicate", "nomerge"} {
		if c.FuncAttrs.Has(a) || f.Attrs.Has(a) && !f.IsIntrinsic() {
			return false
		}
	}
	return true
}

// impliedRange tells whether attributes of a call's result are but a range that no
// result is outside of anyway, as LLVM notes it at counts of bits.
func impliedRange(v *Value, attrs *AttrSet) bool {
	if len(attrs.Attrs) != 1 || attrs.Attrs[0].Name != "range" || attrs.Attrs[0].Group != nil {
		return false
	}
	_, list, _ := strings.Cut(attrs.Attrs[0].Value, " ") // iN lo, hi
	first, end, _ := strings.Cut(list, ", ")
	lo, err := strconv.ParseInt(first, 10, 64)
	if err != nil {
		return false
	}
	hi, err := strconv.ParseInt(end, 10, 64)
	if err != nil {
		return false
	}
	n := int64(v.Type.Scalar().Bits)
	switch v.Intrinsic() {
	case intrinsic.Ctpop:
		return lo == 0 && hi > n
	case intrinsic.Ctlz, intrinsic.Cttz:
		if imm := v.CallArgs()[1]; imm.Op == OpInt && imm.Bits&1 == 1 { // poison for 0
			n--
		}
		return lo == 0 && hi > n
	case intrinsic.Ucmp, intrinsic.Scmp:
		return lo == -1 && hi == 2
	}
	return false
}
