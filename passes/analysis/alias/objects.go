package alias

import (
	"slices"

	"rewrite/passes/analysis/memory"
	"rewrite/passes/ir"
)

// An object is a value that an address is based on (LangRef, "Pointer Aliasing Rules").
type object struct {
	v    *ir.Value
	kind objectKind
}

type objectKind uint8

const (
	unknown    objectKind = iota
	nothing               // null, undef, poison: there is nothing to access
	own                   // an object that came to be during the call: an alloca, the result of a noalias call
	lent                  // that a parameter alone may lead to where it is written: noalias; or a copy: byval
	parameter             // whatever the caller has
	variable              // a variable that is what this module says
	named                 // another global: it may be the same as one with another name
	elsewhere             // what was loaded, or is the result of a call or of inttoptr
	everything            // several that are too many to tell
)

// maxObjects bounds how many values one pointer is known to be based on.
const maxObjects = 8

// kindOf tells what a value is as an object.
func (an *Analysis) kindOf(v *ir.Value) objectKind {
	switch v.Op {
	case ir.OpUndef, ir.OpPoison:
		return nothing
	case ir.OpNull:
		if v.Type.Bits == 0 && !ir.NullIsValid(an.f) {
			return nothing
		}
	case ir.OpAlloca:
		return own
	case ir.OpParam:
		if s := an.paramAttrs(v); s.Has("noalias") || s.Has("byval") {
			return lent
		}
		return parameter
	case ir.OpGlobal:
		if isVariable(v) {
			return variable
		}
		return named
	case ir.OpCall, ir.OpInvoke, ir.OpCallBr:
		if v.Aux.(*ir.Call).RetAttrs.Has("noalias") {
			return own
		}
		if f := v.CalledFunc(); f != nil && f.RetAttrs.Has("noalias") {
			return own
		}
		return elsewhere
	case ir.OpLoad, ir.OpIntToPtr, ir.OpExtractValue, ir.OpVAArg, ir.OpAtomicRMW:
		if v.Block != nil {
			return elsewhere
		}
	}
	return unknown
}

func (an *Analysis) paramAttrs(v *ir.Value) *ir.AttrSet {
	if i := int(v.Bits); i < len(an.f.ParamAttrs) {
		return an.f.ParamAttrs[i]
	}
	return nil
}

// isVariable tells whether a value is the address of a variable that is what this
// module says: a name for another object, or one that another module may make such
// a name, is not.
func isVariable(v *ir.Value) bool {
	if v.Op != ir.OpGlobal {
		return false
	}
	g := v.Aux.(*ir.Global)
	return g.Kind == ir.Var && g.Init != nil && isExact(g)
}

// isExact tells whether a definition is the one that the program will have.
func isExact(g *ir.Global) bool {
	return g.Linkage == "" || g.Linkage == "external" || g.Linkage == "internal" || g.Linkage == "private"
}

// objectRoom is for how many objects memory is taken at once; it is more than maxObjects.
const objectRoom = 32

var tooMany = []object{{kind: everything}}

// objectsOf lists what a pointer may be based on, at any time of the call: of phis and
// selects it is all that they choose from, in this round of a loop or another one.
//
// It is a walk over the values that addresses are made of, bounded by maxObjects and maxFuel. An answer is kept
// for the pointer; what lies on the way is not, as the walk through a cycle of phis is
// complete only where it began. This is getUnderlyingObjects of LLVM.
func (an *Analysis) objectsOf(p *ir.Value) []object {
	if n := int(p.ID); n >= len(an.objects) {
		an.objects = append(an.objects, make([]int32, max(n+1, an.f.NumValues())-len(an.objects))...)
	}
	at := &an.objects[p.ID]
	if *at <= an.old {
		list := findObjects(an, p)
		an.lists = append(an.lists, list)
		*at = int32(len(an.lists))
	}
	return an.lists[*at-1]
}

// findObjects is objectsOf for the first time.
func findObjects(an *Analysis, p *ir.Value) []object {
	seen, todo, list := append(an.seen[:0], p), append(an.todo[:0], p), an.found[:0]
	defer func() { an.seen, an.todo, an.found = seen, todo, list }()
	for len(todo) > 0 {
		v := todo[len(todo)-1]
		todo = todo[:len(todo)-1]
		from := sources(v)
		if from == nil {
			if list = append(list, object{v, an.kindOf(v)}); len(list) > maxObjects {
				return tooMany
			}
			continue
		}
		for _, x := range from {
			if !slices.Contains(seen, x) {
				if len(seen) == maxFuel {
					return tooMany
				}
				seen = append(seen, x)
				todo = append(todo, x)
			}
		}
	}
	if len(list) == 0 { // a phi of itself alone
		return tooMany
	}
	if len(an.room) < len(list) {
		an.room = make([]object, objectRoom)
	}
	n := copy(an.room, list)
	kept := an.room[:n:n]
	an.room = an.room[n:]
	return kept
}

// sources are the values one of which an address is based on, nil if it is based on
// itself alone.
func sources(v *ir.Value) []*ir.Value {
	switch v.Op {
	case ir.OpGEP, ir.OpBitCast, ir.OpAddrSpaceCast:
		if v.Args[0].Type.IsPtr() {
			return v.Args[:1]
		}
	case ir.OpPhi:
		return v.Args
	case ir.OpSelect:
		if v.Type.IsPtr() {
			return v.Args[1:]
		}
	case ir.OpGlobal:
		if g := v.AsGlobal(); g.Kind == ir.Alias && g.Init != nil && isExact(g) {
			return []*ir.Value{g.Init}
		}
	case ir.OpCall, ir.OpInvoke, ir.OpCallBr:
		if i := memory.Returned(v); i > 0 {
			return v.Args[i : i+1]
		}
	}
	return nil
}

// same tells whether two values are one object, or may be. The constants of a function
// and those of aliases are not the same values.
func (o object) same(p object) bool {
	return o.v == p.v || o.v.Op == ir.OpGlobal && p.v.Op == ir.OpGlobal && o.v.Aux == p.v.Aux
}

// pairs tells whether a predicate holds of each two objects that the pointers may be
// based on.
func (q *question) pairs(holds func(o, p object) bool) bool {
	left, right := q.objectsOf(q.a.Ptr), q.objectsOf(q.b.Ptr)
	for _, o := range left {
		for _, p := range right {
			if !q.step() || !holds(o, p) {
				return false
			}
		}
	}
	return true
}

// distinct knows two objects that cannot be one.
func (q *question) distinct() (Answer, bool) {
	if q.a.Ptr == q.b.Ptr {
		return May, false
	}
	return No, q.pairs(differ)
}

// differ tells whether two values are different objects whatever is done with their
// addresses.
func differ(o, p object) bool {
	switch {
	case o.kind == everything || p.kind == everything:
		return false
	case o.kind == nothing || p.kind == nothing:
		return true
	case o.same(p):
		return false
	}
	return parted(o.kind, p.kind) || parted(p.kind, o.kind)
}

// parted: what came to be during the call is neither what the caller has nor has a
// name, and what a noalias parameter leads to is written through that one alone.
//
// Two parameters may be one object, and so may a parameter and a variable. What is loaded
// or returned by a call may be anything whose address got out, which hidden asks.
func parted(k, l objectKind) bool {
	switch k {
	case own, lent:
		return l == own || l == lent || l == parameter || l == variable || l == named
	case variable:
		return l == variable
	}
	return false
}

// secret knows objects whose address never is where the other pointer comes from.
func (q *question) secret() (Answer, bool) {
	if q.a.Ptr == q.b.Ptr {
		return May, false
	}
	return No, q.pairs(func(o, p object) bool {
		return differ(o, p) || q.hidden(o, p) || q.hidden(p, o)
	})
}

func (q *question) hidden(o, p object) bool {
	return p.kind == elsewhere && q.privateAt(o, p.v, true) || q.mod.isSecret(o, p)
}

// isPrivate tells whether an object is one of the function's own, or lent to it, and
// nobody else is told its address before the call of the function ends.
func (an *Analysis) isPrivate(o object) bool {
	if o.kind != own && o.kind != lent {
		return false
	}
	if n := int(o.v.ID); n >= len(an.private) {
		an.private = append(an.private, make([]int8, max(n+1, an.f.NumValues())-len(an.private))...)
	}
	if an.private[o.v.ID] == 0 {
		an.private[o.v.ID] = 1
		if memory.Escapes(o.v) {
			an.private[o.v.ID] = -1
		}
	}
	return an.private[o.v.ID] > 0
}
