package edit

import (
	"slices"
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

// Constructors are the functions that a module lists to be run before main, in the order of
// the list; ok if it has such a list, in the form of LLVM 3.5 and newer (LangRef, "The
// 'llvm.global_ctors' Global Variable"). A constructor that is no function by name is nil.
func Constructors(m *ir.Module) (list []*ir.Func, ok bool) {
	g := m.Lookup("llvm.global_ctors")
	if g == nil || g.Kept || g.Init == nil || g.Init.Op != ir.OpAggregate || g.Init.Type.Kind != ir.ArrayKind || m.TypedPointers {
		return nil, false
	}
	for _, x := range g.Init.Args {
		if x.Op != ir.OpAggregate || len(x.Args) != 3 || x.Args[0].Op != ir.OpInt {
			return nil, false
		}
		var f *ir.Func
		if fn := x.Args[1].AsGlobal(); fn != nil {
			f = fn.Func
		}
		list = append(list, f)
	}
	return list, true
}

// DropConstructors takes those that drop says yes to out of the list, and tells whether there
// were some. Of a list of none an empty one stays, as its name may be known.
func DropConstructors(m *ir.Module, drop func(f *ir.Func) bool) bool {
	list, ok := Constructors(m)
	if !ok {
		return false
	}
	g := m.Lookup("llvm.global_ctors")
	var left []*ir.Value
	for i, f := range list {
		if !drop(f) {
			left = append(left, g.Init.Args[i])
		}
	}
	if len(left) == len(list) {
		return false
	}
	t := m.Types.Array(uint64(len(left)), g.ValueType.Elem)
	init := ir.Value{Op: ir.OpAggregate, Type: t, Args: slices.Clone(left)}
	if len(left) == 0 {
		init = ir.Value{Op: ir.OpZero, Type: t}
	}
	g.ValueType, g.Init = t, m.Pool.Const(init)
	return true
}

// InModule is a constant of a function as one of the module, for initializers; nil for one
// that has the address of a block in it.
func InModule(m *ir.Module, c *ir.Value) *ir.Value {
	if c.Op == ir.OpBlockAddr {
		return nil
	}
	args := make([]*ir.Value, len(c.Args))
	for i, a := range c.Args {
		if args[i] = InModule(m, a); args[i] == nil {
			return nil
		}
	}
	if len(args) == 0 {
		args = nil
	}
	return m.Pool.Const(ir.Value{Op: c.Op, Type: c.Type, Pred: c.Pred, Flags: c.Flags, Bits: c.Bits, Aux: c.Aux, Args: args})
}

// InFunc is a constant of the module as one of a function.
func InFunc(f *ir.Func, c *ir.Value) *ir.Value {
	var args []*ir.Value
	for _, a := range c.Args {
		args = append(args, InFunc(f, a))
	}
	return f.Const(ir.Value{Op: c.Op, Type: c.Type, Pred: c.Pred, Flags: c.Flags, Bits: c.Bits, Aux: c.Aux, Args: args})
}
