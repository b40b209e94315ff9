package edit

import (
	"slices"

	"rewrite/passes/ir"
)

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
