package verify

import (
	"strings"
	"sync"

	"rewrite/passes/ir"
	"rewrite/passes/ir/intrinsic"
)

// A signature is a form of a row of the table of intrinsics (see intrinsic.Info), parsed:
// the atoms of the result and the parameters.
type signature struct {
	atoms []string
	imm   []bool // by atom
}

// signatures are the forms that the table of intrinsics has for each of its rows. Calls
// of those that it has none for are not looked into.
var signatures = sync.OnceValue(func() *[intrinsic.Num][]signature {
	var table [intrinsic.Num][]signature
	for id := intrinsic.None + 1; id < intrinsic.Num; id++ {
		sig := id.Info().Sig
		if sig == "" {
			continue
		}
		for form := range strings.SplitSeq(sig, "|") {
			var s signature
			for _, atom := range strings.Fields(form) {
				bare := strings.TrimSuffix(atom, "!")
				s.atoms = append(s.atoms, bare)
				s.imm = append(s.imm, bare != atom)
			}
			table[id] = append(table[id], s)
		}
	}
	return &table
})

// stands tells whether an atom stands for a type, and does not refer to one.
func stands(atom string) bool { return atom[0] >= 'A' && atom[0] <= 'Z' || atom[0] == '{' }

// match compares a type with an atom. stood holds the types that letters stood for.
func match(atom string, t *ir.Type, stood *[]*ir.Type) bool {
	is := false
	switch atom {
	case "v":
		return t == ir.Void
	case "p", "r":
		return t.Kind == ir.PointerKind
	case "m":
		return t.Kind == ir.MetadataKind
	case "double":
		return t == ir.Double
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

// intrinsic checks a call of an intrinsic.
func (c *verifier) intrinsic(v *ir.Value, g *ir.Global, args []*ir.Value) {
	ft := v.Aux.(*ir.Call).FuncType
	if v.Op == ir.OpInvoke && !g.Intrinsic.Has(intrinsic.Invokable) && !strings.HasPrefix(g.Name, "llvm.objc.") {
		c.bad(v, "this intrinsic cannot be invoked")
	}
	sigs := signatures()[g.Intrinsic]
	declared := ft
	if g.ValueType != nil && !g.Implicit {
		declared = g.ValueType
	}
	if declared != ft && !translated(g) {
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
	c.meaning(v, g.Intrinsic, args)
}

// meaning checks what single intrinsics demand besides their types.
func (c *verifier) meaning(v *ir.Value, id intrinsic.ID, args []*ir.Value) {
	atMost := func(i int, n uint64) {
		if args[i].Bits > n {
			c.bad(v, "argument %d is at most %d", i+1, n)
		}
	}
	switch id {
	case intrinsic.VaStart:
		if !c.f.FuncType.VarArg {
			c.bad(v, "is only for functions with variable arguments")
		}
	case intrinsic.Bswap:
		if v.Type.Scalar().Bits%16 != 0 {
			c.bad(v, "works on an even number of bytes, not %s", v.Type)
		}
	case intrinsic.LifetimeStart, intrinsic.LifetimeEnd:
		if a := args[0]; len(args) == 1 && a.Op != ir.OpAlloca && a.Op != ir.OpPoison {
			c.bad(v, "is for the result of an alloca, not %s", c.name(a))
		}
	case intrinsic.IsFpclass:
		atMost(1, 1<<10-1)
	case intrinsic.Prefetch:
		atMost(1, 1)
		atMost(2, 3)
		if len(args) == 4 {
			atMost(3, 1)
		}
	case intrinsic.SmulFix, intrinsic.SmulFixSat, intrinsic.SdivFix:
		atMost(2, uint64(v.Type.Scalar().Bits)-1)
	case intrinsic.UmulFix, intrinsic.UmulFixSat, intrinsic.UdivFix:
		atMost(2, uint64(v.Type.Scalar().Bits))
	case intrinsic.VectorInsert:
		c.subvector(v, args[0].Type, args[1].Type, args[2].Bits)
	case intrinsic.VectorExtract:
		c.subvector(v, args[0].Type, v.Type, args[1].Bits)
	case intrinsic.Assume:
		c.assumption(v, args[0])
	case intrinsic.ExperimentalNoaliasScopeDecl:
		if t, ok := args[0].Aux.(*ir.MDText); ok && len(t.Parts) == 1 {
			if list := c.nodeOperands(strings.TrimPrefix(t.Parts[0].Text, "metadata ")); list != nil && len(list) != 1 {
				c.bad(v, "declares one scope, not %d", len(list))
			}
		}
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
func translated(g *ir.Global) bool {
	switch g.Intrinsic {
	case intrinsic.Ctlz, intrinsic.Cttz, intrinsic.VarAnnotation, intrinsic.PtrAnnotation:
		return true
	}
	for _, family := range []string{"nvvm.", "amdgcn.ds.", "amdgcn.atomic.", "amdgcn.global.atomic.", "amdgcn.flat.atomic."} {
		if strings.HasPrefix(g.Name, "llvm."+family) {
			return true
		}
	}
	return g.IsDebug()
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
