package edit

import (
	"strconv"

	"rewrite/passes/ir"
)

// MakeAlias makes a function an alias of another one: its body goes, and whoever
// refers to it refers to the other. Module.Sweep is to be called afterwards.
func MakeAlias(g, to *ir.Global) {
	g.Kind, g.Func = ir.Alias, nil
	g.Init = g.Module.Pool.Const(ir.Value{Op: ir.OpGlobal, Type: to.Type, Aux: to})
	// What a section's content has is the other's.
	g.Section, g.HasSection, g.Align, g.Comdat, g.Attrs, g.Meta, g.Sanitizer = "", false, 0, nil, nil, nil, nil
}

// Elements is the number of elements of a struct or array.
func Elements(t *ir.Type) int {
	if t.Kind == ir.ArrayKind {
		return int(t.Len)
	}
	return len(t.Fields)
}

// ElementType is the type of an element of a struct or array.
func ElementType(t *ir.Type, i int) *ir.Type {
	if t.Kind == ir.ArrayKind {
		return t.Elem
	}
	return t.Fields[i]
}

// Thunk gives a function a new body that calls another one in tail position and
// gives back its result; pointers and integers are cast where the signatures say
// so, and structs and arrays element by element. It gives the call. The old body is left to the caller, without a name.
// Module.Sweep is to be called afterwards.
func Thunk(g, to *ir.Global) *ir.Value {
	old := g.Func
	f := ir.NewFunc(g, old.FuncType, nil)
	f.CC, f.HasSpace, f.RetAttrs, f.ParamAttrs = old.CC, old.HasSpace, old.RetAttrs, old.ParamAttrs
	f.GC, f.PrefAlign, f.HasBody = old.GC, old.PrefAlign, true
	b := f.NewBlock("")
	f.Blocks = []*ir.Block{b}
	var cast func(v *ir.Value, t *ir.Type) *ir.Value
	cast = func(v *ir.Value, t *ir.Type) *ir.Value {
		if v.Type == t {
			return v
		}
		if t.Kind == ir.StructKind || t.Kind == ir.ArrayKind {
			var out *ir.Value = f.Poison(t)
			for i := range Elements(t) {
				at := ir.Indices{uint32(i)}
				part := f.NewInstr(ir.OpExtractValue, ElementType(v.Type, i), v)
				part.Aux = at
				b.Append(part)
				whole := f.NewInstr(ir.OpInsertValue, t, out, cast(part, ElementType(t, i)))
				whole.Aux = at
				b.Append(whole)
				out = whole
			}
			return out
		}
		op := ir.OpIntToPtr
		if v.Type.Scalar().IsPtr() {
			op = ir.OpPtrToInt
		}
		c := f.NewInstr(op, t, v)
		b.Append(c)
		return c
	}
	callee := f.Const(ir.Value{Op: ir.OpGlobal, Type: to.Type, Aux: to})
	args := []*ir.Value{callee}
	for i, t := range old.FuncType.Fields {
		p := f.AddParam(t, "")
		if i < len(old.Params) {
			p.Name = old.Params[i].Name
		}
		args = append(args, p)
	}
	for i, t := range to.Func.FuncType.Fields {
		args[i+1] = cast(args[i+1], t)
	}
	call := f.NewInstr(ir.OpCall, to.Func.FuncType.Elem, args...)
	call.Flags = ir.Tail
	call.Aux = &ir.Call{FuncType: to.Func.FuncType, CC: to.Func.CC, AddrSpace: to.AddrSpace, HasSpace: to.AddrSpace != 0,
		RetAttrs: to.Func.RetAttrs, ParamAttrs: to.Func.ParamAttrs}
	b.Append(call)
	ret := f.NewInstr(ir.OpRet, ir.Void)
	if call.Type != ir.Void {
		ret.AddArg(cast(call, old.FuncType.Elem))
	}
	b.Append(ret)
	f.MarkChanged()
	return call
}

// MoveBody gives the body of a function to a new private one next to it, and with
// it the debug information, which belongs to one function. The old one keeps its
// name, linkage and address and is without a body of its own until Thunk or
// MakeAlias give it one. Module.Sweep is to be called afterwards.
func MoveBody(g *ir.Global) *ir.Global {
	f, m := g.Func, g.Module
	p := new(ir.Global)
	*p = *g
	stem := g.Name + ".merged"
	if g.Name == "" {
		stem = "merged"
	}
	p.Name, p.Number = stem, -1
	p.Linkage, p.Preemption, p.Visibility, p.DLLStorage, p.UnnamedAddr, p.Comdat = "private", "", "", "", "unnamed_addr", nil
	for i := 1; !m.Define(p); i++ {
		p.Name = stem + "." + strconv.Itoa(i)
	}
	last := len(m.Items) - 1 // behind the function, not behind metadata
	at := 0
	for m.Items[at] != ir.Item(g) {
		at++
	}
	copy(m.Items[at+2:], m.Items[at+1:last])
	m.Items[at+1] = p
	signature := &ir.Func{Global: g, FuncType: f.FuncType, CC: f.CC, HasSpace: f.HasSpace, RetAttrs: f.RetAttrs, ParamAttrs: f.ParamAttrs,
		GC: f.GC, PrefAlign: f.PrefAlign, Params: f.Params, HasBody: true}
	f.Global, p.Func, g.Func = p, f, signature
	g.Meta = g.Meta.Keep(func(kind string) bool { return kind != "dbg" && kind != "prof" })
	f.MarkChanged()
	return p
}
