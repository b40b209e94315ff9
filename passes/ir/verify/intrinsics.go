package verify

import (
	"strings"
	"sync"

	"rewrite/passes/ir"
)

// intrinsicTable gives the signatures of intrinsics that compilers print
// often; calls of others are not looked into. A line is a name without "llvm."
// and its types, and then its result and parameters, separated by spaces:
//
//	v p m       void, ptr of any address space, metadata
//	i1 i32 ...  that type
//	I F P       any integer, float, pointer, or vector of such
//	N S X V     any scalar integer, scalar float, type, vector
//	B W         a vector of i1, of pointers
//	0 1 ...     the type that the letter of that number stood for, from the left
//	b0 e0       i1 in the shape of type 0; its element type
//	{ A B }     a struct, written without blanks: {0,b0}
//	!           behind a parameter: the argument is an integer constant
//
// Behind | stands another form, of older versions of LLVM.
const intrinsicTable = `
abs I 0 i1!
smax I 0 0
smin I 0 0
umax I 0 0
umin I 0 0
scmp I X 1
ucmp I X 1
ctlz I 0 i1! | I 0
cttz I 0 i1! | I 0
ctpop I 0
bswap I 0
bitreverse I 0
fshl I 0 0 0
fshr I 0 0 0
sadd.with.overflow {I,b0} 0 0
uadd.with.overflow {I,b0} 0 0
ssub.with.overflow {I,b0} 0 0
usub.with.overflow {I,b0} 0 0
smul.with.overflow {I,b0} 0 0
umul.with.overflow {I,b0} 0 0
sadd.sat I 0 0
uadd.sat I 0 0
ssub.sat I 0 0
usub.sat I 0 0
sshl.sat I 0 0
ushl.sat I 0 0
smul.fix I 0 0 i32!
umul.fix I 0 0 i32!
smul.fix.sat I 0 0 i32!
umul.fix.sat I 0 0 i32!
sdiv.fix I 0 0 i32!
udiv.fix I 0 0 i32!
sqrt F 0
fabs F 0
floor F 0
ceil F 0
trunc F 0
rint F 0
nearbyint F 0
round F 0
roundeven F 0
sin F 0
cos F 0
tan F 0
exp F 0
exp2 F 0
exp10 F 0
log F 0
log2 F 0
log10 F 0
pow F 0 0
powi F 0 I
ldexp F 0 I
fma F 0 0 0
fmuladd F 0 0 0
copysign F 0 0
minnum F 0 0
maxnum F 0 0
minimum F 0 0
maximum F 0 0
minimumnum F 0 0
maximumnum F 0 0
canonicalize F 0
lrint I F
llrint I F
lround I F
llround I F
fptosi.sat I F
fptoui.sat I F
is.fpclass X F i32!
is.constant i1 X
memcpy v p p N i1! | v p p N i32 i1
memcpy.inline v p p N i1!
memmove v p p N i1! | v p p N i32 i1
memset v p i8 N i1! | v p i8 N i32 i1
memset.inline v p i8 N i1!
lifetime.start v p | v i64! p
lifetime.end v p | v i64! p
invariant.start X i64! p
invariant.end v X i64! p
launder.invariant.group p p
strip.invariant.group p p
objectsize N p i1! | N p i1! i1! | N p i1! i1! i1!
assume v i1
expect N 0 0
expect.with.probability N 0 0 S
trap v
debugtrap v
ubsantrap v i8!
donothing v
sideeffect v
pseudoprobe v i64! i64! i32! i64!
stacksave p
stackrestore v p
frameaddress p i32!
returnaddress p i32!
addressofreturnaddress p
thread.pointer p
va_start v p
va_end v p
va_copy v p p
prefetch v p i32! i32! i32! | v p i32! i32!
threadlocal.address p p
load.relative p p N
ptrmask P 0 X
experimental.noalias.scope.decl v m
vector.reduce.add e0 V
vector.reduce.mul e0 V
vector.reduce.and e0 V
vector.reduce.or e0 V
vector.reduce.xor e0 V
vector.reduce.smax e0 V
vector.reduce.smin e0 V
vector.reduce.umax e0 V
vector.reduce.umin e0 V
vector.reduce.fadd e0 e0 V
vector.reduce.fmul e0 e0 V
vector.reduce.fmax e0 V
vector.reduce.fmin e0 V
vector.reduce.fmaximum e0 V
vector.reduce.fminimum e0 V
vector.reverse V 0
vector.splice V 0 0 i32!
vector.insert V 0 V i64!
vector.extract V V i64!
masked.load V p b0 0 | V p N! b0 0
masked.store v V p b0 | v V p N! b0
masked.gather V W b0 0 | V W N! b0 0
masked.scatter v V W b0 | v V W N! b0
masked.expandload V p b0 0
masked.compressstore v V p b0
get.active.lane.mask B N 1
vscale N
eh.typeid.for i32 p
annotation I 0 p p i32
var.annotation v p p p i32 p | v p p p i32
ptr.annotation P 0 p p i32 p | P 0 p p i32
type.test i1 p m
public.annotation I 0 p p i32
var.annotation v p p p i32 p | v p p p i32
ptr.annotation P 0 p p i32 p | P 0 p p i32
type.test i1 p m
`

// A signature is a parsed form of the table: the atoms of the result and the
// parameters.
type signature struct {
	atoms []string
	imm   []bool // by atom
}

var intrinsicSigs = sync.OnceValue(func() map[string][]signature {
	table := map[string][]signature{}
	for _, line := range strings.Split(strings.TrimSpace(intrinsicTable), "\n") {
		name, forms, _ := strings.Cut(line, " ")
		for _, form := range strings.Split(forms, "|") {
			var s signature
			for _, atom := range strings.Fields(form) {
				bare := strings.TrimSuffix(atom, "!")
				s.atoms = append(s.atoms, bare)
				s.imm = append(s.imm, bare != atom)
			}
			table[name] = append(table[name], s)
		}
	}
	return table
})

// intrinsicName is the name of the table's row for an intrinsic, "" when it has
// none. The types of an instance may stand behind its name, as in
// llvm.memcpy.p0.p0.i64.
func intrinsicName(full string) string {
	table := intrinsicSigs()
	full = strings.TrimPrefix(full, "llvm.")
	for base := full; ; {
		if table[base] != nil {
			if rest := full[len(base):]; rest != "" && !isTypeSuffix(rest[1:]) {
				return "" // another intrinsic whose name goes on
			}
			return base
		}
		i := strings.LastIndexByte(base, '.')
		if i < 0 {
			return ""
		}
		base = base[:i]
	}
}

// isTypeSuffix tells whether s begins like the types behind an intrinsic's name.
func isTypeSuffix(s string) bool {
	for _, p := range []string{"nxv", "ppcf", "bf", "i", "p", "v", "f", "a", "s_", "sl_", "isVoid", "Metadata", "t", "x86"} {
		if rest, ok := strings.CutPrefix(s, p); ok {
			return len(p) > 1 && p != "bf" || rest != "" && rest[0] >= '0' && rest[0] <= '9' || p == "t" && strings.HasPrefix(rest, "s_")
		}
	}
	return false
}

// stands tells whether an atom stands for a type, and does not refer to one.
func stands(atom string) bool { return atom[0] >= 'A' && atom[0] <= 'Z' || atom[0] == '{' }

// match compares a type with an atom. stood holds the types that letters stood for.
func match(atom string, t *ir.Type, stood *[]*ir.Type) bool {
	is := false
	switch atom {
	case "v":
		return t == ir.Void
	case "p":
		return t.Kind == ir.PointerKind
	case "m":
		return t.Kind == ir.MetadataKind
	case "I":
		is = t.Scalar().IsInt()
	case "F":
		is = t.Scalar().IsFloat()
	case "P":
		is = t.Scalar().IsPtr()
	case "N":
		is = t.IsInt()
	case "S":
		is = t.IsFloat()
	case "X":
		is = true
	case "V":
		is = t.IsVector()
	case "B":
		is = t.IsVector() && t.Elem == ir.I1
	case "W":
		is = t.IsVector() && t.Elem.IsPtr()
	default:
		at := func(i byte) *ir.Type {
			if n := int(i - '0'); n < len(*stood) {
				return (*stood)[n]
			}
			return nil
		}
		switch atom[0] {
		case 'i':
			return t.String() == atom
		case 'b':
			return t.Scalar() == ir.I1 && at(atom[1]) != nil && sameShape(t, at(atom[1]))
		case 'e':
			return at(atom[1]) != nil && t == at(atom[1]).Scalar()
		case '{':
			parts := strings.Split(strings.Trim(atom, "{}"), ",")
			if t.Kind != ir.StructKind || t.Identified || len(t.Fields) != len(parts) {
				return false
			}
			for i, p := range parts {
				if !match(p, t.Fields[i], stood) {
					return false
				}
			}
			return true
		}
		return t == at(atom[0])
	}
	*stood = append(*stood, t)
	return is
}

// fits tells whether a call's types are those of the signature.
func (s *signature) fits(ft *ir.Type) bool {
	if ft.VarArg || len(ft.Fields) != len(s.atoms)-1 {
		return false
	}
	var room [4]*ir.Type
	stood := room[:0]
	types := append(append(make([]*ir.Type, 0, 8), ft.Elem), ft.Fields...)
	for i, t := range types { // the atoms that stand for something
		if stands(s.atoms[i]) && !match(s.atoms[i], t, &stood) {
			return false
		}
	}
	for i, t := range types { // those that refer to them
		if !stands(s.atoms[i]) && !match(s.atoms[i], t, &stood) {
			return false
		}
	}
	return true
}

// invokable are the intrinsics that an invoke can call; the value tells
// whether they can throw.
var invokable = map[string]bool{
	"llvm.donothing": false, "llvm.seh.try.begin": true, "llvm.seh.try.end": true, "llvm.seh.scope.begin": true,
	"llvm.seh.scope.end": true, "llvm.coro.resume": true, "llvm.coro.destroy": true, "llvm.coro.await.suspend.void": true,
	"llvm.coro.await.suspend.bool": true, "llvm.coro.await.suspend.handle": true,
	"llvm.experimental.patchpoint.void": true, "llvm.experimental.patchpoint": true,
	"llvm.experimental.gc.statepoint": true, "llvm.wasm.throw": true, "llvm.wasm.rethrow": true,
}

// baseName cuts the types off the name of an intrinsic that invokable lists.
func baseName(g *ir.Global) string {
	for name := g.Name; ; {
		if _, ok := invokable[name]; ok {
			return name
		}
		i := strings.LastIndexByte(name, '.')
		if i <= len("llvm") {
			return g.Name
		}
		name = name[:i]
	}
}

// intrinsic checks a call of an intrinsic.
func (c *verifier) intrinsic(v *ir.Value, g *ir.Global, args []*ir.Value) {
	ft := v.Aux.(*ir.Call).FuncType
	if _, ok := invokable[baseName(g)]; v.Op == ir.OpInvoke && !ok && !strings.HasPrefix(g.Name, "llvm.objc.") {
		c.bad(v, "this intrinsic cannot be invoked")
	}
	sigs := intrinsicSigs()[intrinsicName(g.Name)]
	declared := ft
	if g.ValueType != nil && !g.Implicit {
		declared = g.ValueType
	}
	if declared != ft && !translated(g.Name) {
		c.bad(v, "is declared as %s, but called as %s", declared, ft)
		return
	}
	if sigs == nil {
		return
	}
	form := formOf(sigs, ft)
	if form == nil {
		c.bad(v, "the intrinsic cannot have type %s", ft)
		return
	}
	for i, a := range args {
		if form.imm[i+1] && a.Op != ir.OpInt && a.Op != ir.OpZero {
			c.bad(v, "argument %d must be a constant integer", i+1)
		}
	}
	c.meaning(v, intrinsicName(g.Name), args)
}

// meaning checks what single intrinsics demand besides their types.
func (c *verifier) meaning(v *ir.Value, name string, args []*ir.Value) {
	atMost := func(i int, n uint64) {
		if args[i].Bits > n {
			c.bad(v, "argument %d is at most %d", i+1, n)
		}
	}
	switch name {
	case "va_start":
		if !c.f.FuncType.VarArg {
			c.bad(v, "is only for functions with variable arguments")
		}
	case "bswap":
		if v.Type.Scalar().Bits%16 != 0 {
			c.bad(v, "works on an even number of bytes, not %s", v.Type)
		}
	case "lifetime.start", "lifetime.end":
		if a := args[0]; len(args) == 1 && a.Op != ir.OpAlloca && a.Op != ir.OpPoison {
			c.bad(v, "is for the result of an alloca, not %s", c.name(a))
		}
	case "is.fpclass":
		atMost(1, 1<<10-1)
	case "prefetch":
		atMost(1, 1)
		atMost(2, 3)
		if len(args) == 4 {
			atMost(3, 1)
		}
	case "smul.fix", "smul.fix.sat", "sdiv.fix":
		atMost(2, uint64(v.Type.Scalar().Bits)-1)
	case "umul.fix", "umul.fix.sat", "udiv.fix":
		atMost(2, uint64(v.Type.Scalar().Bits))
	case "vector.insert":
		c.subvector(v, args[0].Type, args[1].Type, args[2].Bits)
	case "vector.extract":
		c.subvector(v, args[0].Type, v.Type, args[1].Bits)
	case "assume":
		c.assumption(v, args[0])
	}
}

// subvector checks that a part lies in a vector, at a multiple of its length.
func (c *verifier) subvector(v *ir.Value, whole, part *ir.Type, at uint64) {
	switch {
	case whole.Elem != part.Elem:
		c.bad(v, "%s is no part of %s", part, whole)
	case at%part.Len != 0:
		c.bad(v, "the place %d of a part is a multiple of its length %d", at, part.Len)
	case whole.Scalable == part.Scalable && at+part.Len > whole.Len:
		c.bad(v, "a part of type %s at %d goes beyond %s", part, at, whole)
	}
}

// assumption checks a call of assume whose bundles say what is assumed.
func (c *verifier) assumption(v, cond *ir.Value) {
	call := v.Aux.(*ir.Call)
	if len(call.Bundles) > 0 && (cond.Op != ir.OpInt || cond.Bits != 1) {
		c.bad(v, "an assumption in bundles has the condition true")
	}
	for _, b := range call.Bundles {
		if b.Tag == "align" && b.N != 2 && b.N != 3 || b.Tag == "dereferenceable" && b.N != 2 {
			c.bad(v, "the assumption %q cannot have %s", b.Tag, count(b.N, "operand", "operands"))
		}
	}
}

// translated tells whether LLVM translates calls of an intrinsic on reading
// although they do not fit its declaration.
func translated(name string) bool {
	for _, family := range []string{"ctlz.", "cttz.", "dbg.", "var.annotation", "ptr.annotation", "nvvm.",
		"amdgcn.ds.", "amdgcn.atomic.", "amdgcn.global.atomic.", "amdgcn.flat.atomic."} {
		if strings.HasPrefix(name, "llvm."+family) {
			return true
		}
	}
	return false
}

// formOf finds the signature that a function type fits, nil if there is none.
func formOf(sigs []signature, ft *ir.Type) *signature {
	for i := range sigs {
		if sigs[i].fits(ft) {
			return &sigs[i]
		}
	}
	return nil
}
