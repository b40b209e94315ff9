package library

import (
	"slices"
	"strings"

	"rewrite/passes/ir"
)

// Of tells which function a call is of, in a program with some library: Unknown unless all of this holds.
//
//   - The callee is a declaration with the function's name and exactly its prototype, with size_t as wide
//     as the layout's offsets.
//   - The library has it.
//   - Neither the call nor the callee is nobuiltin, unless the call is builtin; the caller has no attribute
//     "no-builtins" or "no-builtin-NAME", and is not strictfp.
//   - It is an ordinary call: no bundles, not musttail or notail, of the C calling convention.
func Of(v *ir.Value, in Library, l *ir.Layout) ID {
	if !v.Op.IsCall() {
		return Unknown
	}
	callee := v.CalledFunc()
	if callee == nil || callee.IsIntrinsic() {
		return Unknown
	}
	id := Named(callee.Name)
	f := id.Info()
	if id == Unknown || !in.Has(f) || l == nil || !callee.IsDecl() || callee.Linkage == "extern_weak" {
		return Unknown
	}
	c := v.Aux.(*ir.Call)
	if len(c.Bundles) > 0 || c.FuncType != callee.FuncType || c.CC != callee.CC || v.Flags&(ir.MustTail|ir.NoTail) != 0 {
		return Unknown
	}
	if !f.IsOfType(callee.FuncType, l) || !f.plain(c.CC) || forbidden(callee.Name, v.Block.Func.Attrs, c.FuncAttrs) {
		return Unknown
	}
	if (c.FuncAttrs.Has("nobuiltin") || callee.Attrs.Has("nobuiltin")) && !c.FuncAttrs.Has("builtin") {
		return Unknown
	}
	return id
}

// forbidden tells whether attributes say that a name means nothing.
func forbidden(name string, sets ...*ir.AttrSet) bool {
	return slices.ContainsFunc(sets, func(s *ir.AttrSet) bool {
		return s.Has("no-builtins") || s.Has("strictfp") || s.Has("no-builtin-"+name)
	})
}

// Available tells whether a function may be called by another one of its module: a library has it, it has
// that type, and neither does the caller forbid it nor does the module mean something else by the name.
func (f *Function) Available(caller *ir.Func, t *ir.Type, in Library, l *ir.Layout) bool {
	if !in.Has(f) || !f.IsOfType(t, l) || forbidden(f.Name, caller.Attrs) {
		return false
	}
	g := caller.Module.Declared(f.Name)
	return g == nil || g.Func != nil && g.Func.IsDecl() && g.Func.FuncType == t && g.Func.CC == "" && !g.Func.Attrs.Has("nobuiltin")
}

// plain tells whether a call is made as calls of the C library are. The
// variants for ARM differ in how they pass floats.
func (f *Function) plain(cc ir.CallConv) bool {
	switch cc {
	case "", "ccc":
		return true
	case "arm_apcscc", "arm_aapcscc":
		return !strings.ContainsAny(f.Prototype, "fdx.")
	}
	return false
}

// IsOfType tells whether a type is that of the prototype.
func (f *Function) IsOfType(t *ir.Type, l *ir.Layout) bool {
	params, variadic := strings.CutSuffix(f.Prototype[1:], ".")
	if t.VarArg != variadic || len(t.Fields) != len(params) || !isLetter(t.Elem, f.Prototype[0], l) {
		return false
	}
	for i, p := range t.Fields {
		if !isLetter(p, params[i], l) {
			return false
		}
	}
	return true
}

func isLetter(t *ir.Type, letter byte, l *ir.Layout) bool {
	switch letter {
	case 'v':
		return t == ir.Void
	case 'p':
		return t.IsPtr()
	case 'i':
		return t == ir.I32
	case 'l':
		return t == ir.I32 || t == ir.I64
	case 'q':
		return t == ir.I64
	case 'z':
		return t.IsInt() && t.Bits == l.Pointer(0).Index
	case 'f':
		return t.Kind == ir.FloatKind
	case 'd':
		return t.Kind == ir.DoubleKind
	case 'x':
		return t.Kind == ir.X86FP80Kind || t.Kind == ir.FP128Kind || t.Kind == ir.PPCFP128Kind
	}
	return false
}

// Memory is what a call of a function may do to memory of each kind, whatever its declaration says.
func (f *Function) Memory() ir.MemoryEffects {
	const both = ir.Reads | ir.Writes
	switch {
	case f.Is&Aborts != 0:
		return ir.AllMemory
	case f.Is&NoMemory != 0:
		return 0
	case f.Is&OnlyReads != 0:
		return ir.MemoryOf(ir.ArgMem, ir.Reads)
	case f.Is&Writes != 0 && f.From == 0:
		return ir.MemoryOf(ir.ArgMem, ir.Writes)
	case f.Is&Writes != 0:
		return ir.MemoryOf(ir.ArgMem, both)
	case f.Is&SetsErrno != 0:
		return ir.MemoryOf(ir.ErrnoMem, ir.Writes)
	case f.Is&Allocates != 0:
		return ir.MemoryOf(ir.InaccessibleMem, both) | ir.MemoryOf(ir.ErrnoMem, ir.Writes)
	case f.Is&Frees != 0:
		return ir.MemoryOf(ir.InaccessibleMem, both) | ir.MemoryOf(ir.ArgMem, both)
	}
	return ir.AllMemory
}

// ByOperand is what a call of a function may do by an operand, as far as Memory lets it do it.
func (f *Function) ByOperand(i int) ir.Effects {
	switch {
	case f.Is&Writes == 0 || f.Is&Appends != 0 && i == f.To:
		return ir.Reads | ir.Writes
	case i == f.To:
		return ir.Writes
	case i == f.From:
		return ir.Reads
	}
	return 0
}
