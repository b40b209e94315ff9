// Package memory follows the address of an object to all that uses it.
//
//	%a = alloca [8 x i8]
//	%p = getelementptr i8, ptr %a, i64 4        Step, followed
//	%q = phi ptr [ %p, %x ], [ %r, %y ]         Choice, followed if the visitor wants to
//	store i32 %v, ptr %p                        Store, of 4 bytes from byte 4
//	store ptr %p, ptr %global                   Escape: what loads it may use it, too
//	call void @f(ptr captures(none) %p)         Lend: f uses it, and keeps nothing
//
// It is the one such walk: whether an alloca is a slot (dataflow), what accesses its
// parts (sroa), whether it is only written (dce), and whether other code may come to
// know an address (alias) are asked of it.
package memory

import (
	"slices"
	"strconv"
	"strings"

	"rewrite/passes/ir"
	"rewrite/passes/ir/intrinsic"
)

// Kind is what a use does with an address.
type Kind uint8

// The kinds. After Step and Choice the user's result may be followed.
const (
	Escape     Kind = iota // what none of the others is: where it goes is not seen
	Load                   // loads from the address
	Store                  // stores to the address
	Update                 // cmpxchg or atomicrmw at the address
	Transfer               // memcpy, memmove or memset
	Lend                   // an argument of a call that keeps no copy of it
	Marker                 // of the lifetime of an object
	Assumption             // an operand bundle of an assume
	Compare                // with another address; tells its number, not the right to access it
	Return                 // from the function
	Step                   // the result is an address in the same object: getelementptr, bitcast, addrspacecast
	Choice                 // the result may be the address: phi, select, freeze, a call that returns its argument
)

// A Use is an operand that is the address of an object, or one computed from it.
type Use struct {
	ir.Use
	Kind Kind
	Addr *ir.Value // the operand
	// Off is how many bytes the operand, and for a Step its result, is behind the
	// object's beginning, if Known.
	Off   int64
	Known bool
}

// Next is what to do after a use.
type Next uint8

// What a visitor answers.
const (
	Stop   Next = iota // end the walk
	Skip               // go on with other uses
	Follow             // as Skip, and visit the uses of the user, of a Step or Choice, too
)

// far bounds offsets that are known, so that sums of them do not wrap.
const far = 1 << 40

// Walk calls visit for the uses of an object's address, depth first, and those of
// one value in their order. A value is followed once. Offsets are not known if the
// layout is nil, behind a Choice, or where they get very large. It gives false if
// the visitor ended the walk.
func Walk(l *ir.Layout, object *ir.Value, visit func(Use) Next) bool {
	type derived struct {
		v     *ir.Value
		off   int64
		known bool
	}
	var choices []*ir.Value // followed; only these can be met again
	for todo := []derived{{object, 0, true}}; len(todo) > 0; {
		p := todo[len(todo)-1]
		todo = todo[:len(todo)-1]
		for _, u := range p.v.Uses() {
			use := Use{Use: u, Kind: KindOf(u), Addr: p.v, Off: p.off, Known: p.known}
			switch {
			case use.Kind == Choice:
				use.Off, use.Known = 0, false
			case use.Kind == Step && u.User.Op == ir.OpGEP:
				off, ok := int64(0), false
				if l != nil {
					off, ok = l.GEPOffset(u.User)
				}
				if use.Off, use.Known = p.off+off, p.known && ok && -far <= off && off <= far; !use.Known || use.Off < -far || use.Off > far {
					use.Off, use.Known = 0, false
				}
			}
			switch visit(use) {
			case Stop:
				return false
			case Follow:
				if use.Kind == Choice {
					if u.User == object || slices.Contains(choices, u.User) {
						continue
					}
					choices = append(choices, u.User)
				}
				todo = append(todo, derived{u.User, use.Off, use.Known})
			}
		}
	}
	return true
}

// KindOf tells what a use does with an address that is its operand.
func KindOf(u ir.Use) Kind {
	x, i := u.User, int(u.Index)
	switch x.Op {
	case ir.OpLoad:
		return Load
	case ir.OpStore:
		if i == 1 {
			return Store
		}
	case ir.OpCmpXchg, ir.OpAtomicRMW:
		if i == 0 {
			return Update
		}
	case ir.OpGEP, ir.OpBitCast, ir.OpAddrSpaceCast:
		if i == 0 && x.Type.Scalar().IsPtr() {
			return Step
		}
	case ir.OpPhi, ir.OpFreeze:
		return Choice
	case ir.OpSelect:
		if i > 0 {
			return Choice
		}
	case ir.OpICmp:
		return Compare
	case ir.OpRet:
		return Return
	case ir.OpCall, ir.OpInvoke, ir.OpCallBr:
		return kindOfArgument(x, i)
	}
	return Escape
}

func kindOfArgument(x *ir.Value, i int) Kind {
	switch {
	case IsMarker(x):
		return Marker
	case IsAssumption(x):
		return Assumption
	case i == 0 || i > len(x.CallArgs()): // it is called, or an operand of a bundle
		return Escape
	case IsTransfer(x):
		return Transfer
	case Returned(x) == i:
		return Choice
	case Lends(x, i-1):
		return Lend
	}
	return Escape
}

// Lends tells whether a call keeps no copy of argument i, in memory or in its result
// (LangRef, captures(...)): as its attributes say, or as it can put it nowhere. The
// number of an address may get out; without the right to access the object
// (its provenance) nobody can do anything with it.
func Lends(x *ir.Value, i int) bool {
	for _, s := range ParamAttrs(x, i) {
		if s.Has("nocapture") || s.Has("byval") {
			return true
		}
		if a, ok := s.Get("captures"); ok && (a.Value == "none" || a.Value == "address_is_null" || a.Value == "address") {
			return true
		}
	}
	return x.Type == ir.Void && x.Effects()&(ir.Writes|ir.Unwinds) == 0 || x.Intrinsic().Has(intrinsic.ByArgs) && !puts(x, i)
}

// puts tells whether an intrinsic stores argument i itself where another one points to, or gives an address that is based on it.
func puts(x *ir.Value, i int) bool {
	switch x.Intrinsic() {
	case intrinsic.LoadRelative:
		return i == 0
	case intrinsic.ExperimentalMemsetPattern:
		return i == 1
	case intrinsic.InitTrampoline: // calls of the trampoline call the one with the other
		return i > 0
	case intrinsic.MaskedStore, intrinsic.MaskedCompressstore, intrinsic.MatrixColumnMajorStore:
		return i == 0
	}
	return false
}

// onlyReturns tells whether a call keeps no copy of argument i but in its result.
func onlyReturns(x *ir.Value, i int) bool {
	for _, s := range ParamAttrs(x, i) {
		if a, ok := s.Get("captures"); ok && strings.HasPrefix(a.Value, "ret:") {
			return true
		}
	}
	return false
}

// ParamAttrs are the attributes of argument i of a call: those of the call, and of
// the function if it names one. Either may be nil, which is empty.
func ParamAttrs(x *ir.Value, i int) [2]*ir.AttrSet {
	sets := [2]*ir.AttrSet{x.Aux.(*ir.Call).ParamAttr(i)}
	if f := x.CalledFunc(); f != nil && i < len(f.ParamAttrs) {
		sets[1] = f.ParamAttrs[i]
	}
	return sets
}

// Alignment is what the attributes of argument i of a call say of the alignment of a
// pointer, in bytes; 0 if they say nothing.
func Alignment(x *ir.Value, i int) (n uint64) {
	for _, s := range ParamAttrs(x, i) {
		if a, ok := s.Get("align"); ok {
			m, _ := strconv.ParseUint(a.Value, 10, 64)
			n = max(n, m)
		}
	}
	return n
}

// Returned is the operand of a call that is an address in the same object as its result:
// an argument marked returned, or that of an intrinsic which does nothing to an address
// but hide or mask it. 0 if there is none.
func Returned(x *ir.Value) int {
	if !x.Op.IsCall() || !x.Type.IsPtr() {
		return 0
	}
	switch x.Intrinsic() {
	case intrinsic.LaunderInvariantGroup, intrinsic.StripInvariantGroup, intrinsic.Ptrmask, intrinsic.ThreadlocalAddress, intrinsic.SsaCopy:
		return 1
	}
	for i, a := range x.CallArgs() {
		if a.Type != x.Type {
			continue
		}
		// If it is captured besides, the result is not the only copy.
		if GivesBack(x, i) && (Lends(x, i) || onlyReturns(x, i)) {
			return i + 1
		}
	}
	return 0
}

// GivesBack tells whether argument i of a call is marked returned. Of one that is passed by value the copy's address is returned, which is another.
func GivesBack(x *ir.Value, i int) bool {
	at, of := ParamAttrs(x, i)[0], ParamAttrs(x, i)[1]
	return (at.Has("returned") || of.Has("returned")) && !at.ByVal() && !of.ByVal()
}

// IsMarker tells whether a value is a call that begins or ends the lifetime of
// an object.
func IsMarker(v *ir.Value) bool {
	if v.Op != ir.OpCall || len(v.Aux.(*ir.Call).Bundles) > 0 {
		return false
	}
	id := v.Intrinsic()
	return id == intrinsic.LifetimeStart || id == intrinsic.LifetimeEnd
}

// IsAssumption tells whether a value is a call that assumes nothing but what its
// operand bundles say.
func IsAssumption(v *ir.Value) bool {
	return v.Op == ir.OpCall && v.Intrinsic() == intrinsic.Assume && v.Args[1].Op == ir.OpInt && v.Args[1].Bits == 1
}

// IsTransfer tells whether a value is a call of memcpy, memmove or memset: of four
// arguments, as since LLVM 7, and without operand bundles.
func IsTransfer(v *ir.Value) bool {
	switch v.Intrinsic() {
	case intrinsic.Memcpy, intrinsic.Memmove, intrinsic.Memset:
		return v.Op == ir.OpCall && len(v.Aux.(*ir.Call).Bundles) == 0 && len(v.CallArgs()) == 4
	}
	return false
}

// IsRelease tells whether an instruction is a fence that orders what comes before it alone:
// a load behind it may be moved above it (LangRef, "'fence' Instruction").
func IsRelease(v *ir.Value) bool {
	m, ok := v.Aux.(*ir.Mem)
	return v.Op == ir.OpFence && ok && m.Ordering == ir.Release
}

// IsVolatile tells whether a call of an intrinsic that copies or sets memory says, or may say, that
// its accesses are volatile.
func IsVolatile(v *ir.Value) bool {
	var flag *ir.Value
	switch args := v.CallArgs(); v.Intrinsic() {
	case intrinsic.Memcpy, intrinsic.Memmove, intrinsic.Memset, intrinsic.MemcpyInline, intrinsic.MemsetInline, intrinsic.ExperimentalMemsetPattern:
		flag = args[len(args)-1]
	case intrinsic.MatrixColumnMajorLoad, intrinsic.MatrixColumnMajorStore:
		flag = args[len(args)-3]
	default:
		return false
	}
	return flag.Op != ir.OpInt || flag.Bits != 0
}

// IsFill tells whether a transfer is a memset.
func IsFill(v *ir.Value) bool { return v.Intrinsic() == intrinsic.Memset }

// maxUses bounds how many uses Escapes looks at.
const maxUses = 256

// Escapes tells whether code that is not handed the address of an object by a call
// right now may access it: whether a copy of it may be where uses are not followed.
// What is returned is in nobody's hands while the function runs. A volatile access
// shows its address to who watches.
func Escapes(object *ir.Value) bool {
	seen := 0
	return !Walk(nil, object, func(u Use) Next {
		seen++
		switch {
		case u.Kind == Escape || seen > maxUses || u.User.Flags&ir.Volatile != 0:
			return Stop
		case u.Kind == Step && u.User.Type.IsVector():
			return Stop
		case u.Kind == Step, u.Kind == Choice:
			return Follow
		}
		return Skip
	})
}

// Constant is the global that a constant address is a number of bytes behind, if nothing ever
// writes it; nil for other addresses.
func Constant(l *ir.Layout, p *ir.Value) (g *ir.Global, off int64) {
	for p.Op == ir.OpGEP && p.Block == nil {
		n, ok := l.GEPOffset(p)
		if !ok {
			return nil, 0
		}
		p, off = p.Args[0], off+n
	}
	g = p.AsGlobal()
	if g == nil || g.Kind != ir.Var || !g.Constant || g.Init == nil || g.ThreadLocal != "" || !g.ValueType.HasFixedSize() {
		return nil, 0
	}
	return g, off
}

// allocators are library functions that give new memory, and whether it is set to zero.
// Those of C++ may be the program's own, but what they give is not initialized either.
var allocators = map[string]bool{
	"malloc": false, "calloc": true, "aligned_alloc": false,
	"_Znwj": false, "_Znwm": false, "_Znaj": false, "_Znam": false,
	"_ZnwjRKSt9nothrow_t": false, "_ZnwmRKSt9nothrow_t": false, "_ZnajRKSt9nothrow_t": false, "_ZnamRKSt9nothrow_t": false,
	"_ZnwjSt11align_val_t": false, "_ZnwmSt11align_val_t": false, "_ZnajSt11align_val_t": false, "_ZnamSt11align_val_t": false,
}

// Allocates tells whether a call gives memory that nobody has written, and whether that is
// zeros: by its attributes (LangRef, "allockind") or as the library function of that name.
func Allocates(v *ir.Value) (zeroed, ok bool) {
	f := v.CalledFunc()
	if f == nil || !v.Type.IsPtr() || !IsBuiltin(v) {
		return false, false
	}
	c := v.Aux.(*ir.Call)
	for _, s := range []*ir.AttrSet{c.FuncAttrs, f.Attrs} {
		if a, ok := s.Get("allockind"); ok {
			kinds := strings.Split(strings.Trim(a.Value, `"`), ",")
			zeroed = slices.Contains(kinds, "zeroed")
			return zeroed, slices.Contains(kinds, "alloc") && (zeroed || slices.Contains(kinds, "uninitialized"))
		}
	}
	return named(v)
}

// named is Allocates by the name alone.
func named(v *ir.Value) (zeroed, ok bool) {
	f := v.CalledFunc()
	if zeroed, ok = allocators[f.Name]; !ok || !MeansLibrary(v) {
		return false, false
	}
	return zeroed, true
}

// IsBuiltin tells whether a call of a function may be taken for what that is by its name or its allockind: neither of the two is nobuiltin, unless the
// call is builtin. Otherwise it stays, as that of an operator new that a C++ program calls by name.
func IsBuiltin(v *ir.Value) bool {
	f, attrs := v.CalledFunc(), v.Aux.(*ir.Call).FuncAttrs
	return f != nil && (attrs.Has("builtin") || !attrs.Has("nobuiltin") && !f.Attrs.Has("nobuiltin"))
}

// MeansLibrary tells whether a call is of the library function of the name that it calls, as neither it, that function nor the caller says otherwise.
func MeansLibrary(v *ir.Value) bool {
	f := v.CalledFunc()
	if f == nil || !f.IsDecl() || v.Block == nil || !IsBuiltin(v) {
		return false
	}
	in := v.Block.Func.Attrs
	return !in.Has("no-builtins") && !in.Has("no-builtin-"+f.Name)
}

// OnlyAllocates tells whether a call Allocates and does nothing else to memory that the program can access, but to errno: as what it does to
// memory says, or as the library function of that name. That it allocates does not say so: it may count how often.
func OnlyAllocates(v *ir.Value, does ir.MemoryEffects) bool {
	if _, ok := Allocates(v); !ok {
		return false
	}
	const both = ir.Reads | ir.Writes
	if does&^ir.MemoryOf(ir.InaccessibleMem, both)&^ir.MemoryOf(ir.ErrnoMem, both) == 0 {
		return true
	}
	_, ok := named(v)
	return ok
}
