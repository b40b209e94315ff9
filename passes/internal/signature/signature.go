// Package signature gives functions that only their module knows other parameters and results, in
// place, and all calls of them along:
//
//	define internal i32 @f(i32 %x, ptr %p)        define internal void @f(i32 %x, i32 %p.0)
//	%r = call i32 @f(i32 1, ptr %q)               call void @f(i32 1, i32 %v)
//
// Name, place, body, personality, metadata and all else of the function are what they were, as it
// is the same function; of attributes those go that speak of what is not there any more. Why a signature
// must stay says Fixed (SEMANTICS law 36). A pass changes bodies first: what goes
// is used by nothing but calls that are changed along.
package signature

import (
	"slices"

	"rewrite/passes/analysis/globaluse"
	"rewrite/passes/ir"
)

// Fixed tells why the signature of a function must be what it is, "" if all that knows of it are the calls among its uses,
// and these can be changed. Functions that mayChange says no to, nil for none, are left as they are.
func Fixed(f *ir.Func, uses []globaluse.Use, mayChange func(*ir.Func) bool) string {
	switch {
	case len(f.Blocks) == 0:
		return "its body is not here"
	case !globaluse.IsLocal(f.Global):
		return "other modules may call it"
	case f.Kept:
		return "text that is not looked into names it"
	case f.Module.TypedPointers:
		return "pointers to it have its type"
	case f.IsIntrinsic():
		return "it has the name of an intrinsic"
	case f.Prologue != nil:
		return "it has code before its body"
	case !f.CC.Known() || f.CC.Has(ir.NoCall|ir.NoDirectCall):
		return "its calling convention says what is passed"
	case f.Meta.Get("callback") != "":
		return "metadata tells which of its parameters are passed on (!callback)"
	case !mayChange(f):
		return "it must stay as it is"
	}
	for _, name := range binding {
		if f.Attrs.Has(name) {
			return "it is marked " + name
		}
	}
	for _, s := range f.ParamAttrs {
		if s.Has("inalloca") || s.Has("preallocated") {
			return "its arguments are put together in memory (inalloca, preallocated)"
		}
	}
	for _, u := range uses {
		if why := fixedBy(u, mayChange); why != "" {
			return why
		}
	}
	for _, b := range f.Blocks {
		if endsInMustTail(b) {
			return "it ends in a call that needs it to have this signature (musttail)"
		}
	}
	return ""
}

// endsInMustTail tells whether a block returns behind a call that is marked musttail: between them there may be a bitcast (LangRef).
func endsInMustTail(b *ir.Block) bool {
	n := len(b.Instrs)
	if b.Instrs[n-1].Op != ir.OpRet {
		return false
	}
	return slices.ContainsFunc(b.Instrs[max(0, n-3):], func(v *ir.Value) bool { return v.Flags&ir.MustTail != 0 })
}

// binding are attributes of functions that say something of their parameters, or that nobody may look into them.
var binding = []string{"naked", "optnone", "noipa", "presplitcoroutine", "thunk", "allocsize", "allockind", vectorVariants}

const vectorVariants = "vector-function-abi-variant"

// fixedBy is Fixed for one use.
func fixedBy(u globaluse.Use, mayChange func(*ir.Func) bool) string {
	switch {
	case u.Label: // of a block, which stays
		return ""
	case !u.IsCall():
		return "it is used otherwise than by calls of it as it is defined"
	case u.User.Op == ir.OpCallBr:
		return "it is called by callbr"
	case u.User.Flags&ir.MustTail != 0:
		return "a caller has this signature, too, and must (musttail)"
	case !mayChange(u.In.Func):
		return "a caller must stay as it is"
	}
	c := u.User.Aux.(*ir.Call)
	for _, name := range []string{"allocsize", vectorVariants} {
		if c.FuncAttrs.Has(name) {
			return "a call of it is marked " + name
		}
	}
	for _, b := range c.Bundles {
		if b.Tag == "clang.arc.attachedcall" {
			return "what it gives back is passed on without a use (clang.arc.attachedcall)"
		}
	}
	for _, s := range c.ParamAttrs {
		if s.Has("inalloca") || s.Has("preallocated") {
			return "arguments of a call are put together in memory (inalloca, preallocated)"
		}
	}
	return ""
}

// A Signature is what a function is to take and give back.
type Signature struct {
	Params []Param
	Result *ir.Type
	VarArg bool
}

// A Param is a parameter of a Signature.
type Param struct {
	From  int      // which one of the old signature it is, or, with a Type, stands for
	Type  *ir.Type // of a new one, nil for one that stays
	Name  string
	Attrs *ir.AttrSet // of a new one
}

// Of is the signature that a function has.
func Of(f *ir.Func) *Signature {
	s := &Signature{Result: f.FuncType.Elem, VarArg: f.FuncType.VarArg}
	for i := range f.Params {
		s.Params = append(s.Params, Param{From: i})
	}
	return s
}

// Change gives a function the signature. Parameters that are not in it have no uses but debug records, which
// Func.RepairDebug mends afterwards: to it they are erased values.
func (s *Signature) Change(f *ir.Func) {
	old, attrs := f.Params, f.ParamAttrs
	result := f.FuncType.Elem
	f.Params, f.ParamAttrs = nil, nil
	stays := make([]bool, len(old))
	for _, p := range s.Params {
		set := p.Attrs
		if p.Type != nil {
			f.AddParam(p.Type, p.Name)
		} else {
			v := old[p.From]
			v.Bits = uint64(len(f.Params))
			f.Params = append(f.Params, v)
			stays[p.From] = true
			set = s.kept(attrAt(attrs, p.From), result)
		}
		f.ParamAttrs = append(f.ParamAttrs, set)
	}
	f.ParamAttrs = orNone(f.ParamAttrs)
	for i, v := range old {
		if !stays[i] {
			v.Op = ir.OpInvalid
		}
	}
	f.RetAttrs = s.ofResult(f.RetAttrs, result)
	f.FuncType = s.funcType(f.Module, old)
	f.ValueType = f.FuncType
	f.MarkChanged()
}

// ChangeCall gives a call of the function the signature; made is the argument for a new parameter, by its place in Params. f has it
// already. What is not passed any more it gives back. The result is of another type then, where users do not know that yet.
func (s *Signature) ChangeCall(f *ir.Func, call *ir.Value, made func(i int) *ir.Value) (dropped []*ir.Value) {
	c := *call.Aux.(*ir.Call)
	old, bundles := slices.Clone(call.CallArgs()), slices.Clone(call.Args[1+len(call.CallArgs()):])
	result, attrs := c.FuncType.Elem, c.ParamAttrs
	var args []*ir.Value
	c.ParamAttrs = nil
	stays := make([]bool, len(old))
	for i, p := range s.Params {
		if p.Type != nil {
			args = append(args, made(i))
			c.ParamAttrs = append(c.ParamAttrs, p.Attrs)
			continue
		}
		stays[p.From] = true
		args = append(args, old[p.From])
		c.ParamAttrs = append(c.ParamAttrs, s.kept(attrAt(attrs, p.From), result))
	}
	for i := len(c.FuncType.Fields); i < len(old) && s.VarArg; i++ {
		stays[i] = true
		args = append(args, old[i])
		c.ParamAttrs = append(c.ParamAttrs, s.kept(attrAt(attrs, i), result))
	}
	c.ParamAttrs = orNone(c.ParamAttrs)
	for i := len(call.Args) - 1; i > 0; i-- {
		call.RemoveArg(i)
	}
	for _, a := range append(args, bundles...) {
		call.AddArg(a)
	}
	for i, a := range old {
		if !stays[i] {
			dropped = append(dropped, a)
		}
	}
	c.RetAttrs = s.ofResult(c.RetAttrs, result)
	c.FuncType = f.FuncType
	call.Aux = &c
	if s.Result != result {
		call.Type = s.Result
		call.Flags &^= ir.FastMath
		call.Meta = call.Meta.Keep(func(kind string) bool { return slices.Contains(ofCalls, kind) })
		if s.Result == ir.Void {
			call.Name = ""
		}
	}
	return dropped
}

// ofCalls are kinds of metadata that say nothing of the result of a call.
var ofCalls = []string{"dbg", "prof", "noalias", "alias.scope", "nosanitize", "annotation", "srcloc", "callsite", "memprof"}

func (s *Signature) funcType(m *ir.Module, old []*ir.Value) *ir.Type {
	var types []*ir.Type
	for _, p := range s.Params {
		if p.Type == nil {
			types = append(types, old[p.From].Type)
		} else {
			types = append(types, p.Type)
		}
	}
	return m.Types.Func(s.Result, types, s.VarArg)
}

// kept is the attributes of a parameter that stays: none is returned where another type is.
func (s *Signature) kept(set *ir.AttrSet, result *ir.Type) *ir.AttrSet {
	if s.Result != result && set.Has("returned") {
		return set.With(nil, "returned")
	}
	return set
}

// ofResult is the attributes of a result: of those of another type all parts of it are not undef still.
func (s *Signature) ofResult(set *ir.AttrSet, result *ir.Type) *ir.AttrSet {
	switch {
	case s.Result == result:
		return set
	case s.Result != ir.Void && set.Has("noundef"):
		return (*ir.AttrSet)(nil).With([]ir.Attr{{Name: "noundef"}})
	}
	return nil
}

func attrAt(list []*ir.AttrSet, i int) *ir.AttrSet {
	if i < len(list) {
		return list[i]
	}
	return nil
}

// orNone is a list of attributes, nil if there are none in it.
func orNone(list []*ir.AttrSet) []*ir.AttrSet {
	for _, s := range list {
		if s != nil {
			return list
		}
	}
	return nil
}
