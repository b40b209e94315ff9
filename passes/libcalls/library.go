package libcalls

import (
	"strings"

	"rewrite/passes/ir"
	"rewrite/passes/target"
)

// The libraries that the tables name.
const (
	isoC  = target.ISOC
	posix = target.POSIX
	gnu   = target.GNU
)

// wchar reads how many bits wchar_t has, 0 if that is not known.
func wchar(m *ir.Module) uint32 {
	switch flag, _ := m.Metadata().Flag("wchar_size"); flag {
	case "i32 2":
		return 16
	case "i32 4":
		return 32
	}
	return 0
}

// A function is what is known of a library function.
type function struct {
	// prototype is the result and the parameters, a letter each: p a pointer, i an
	// int, l a long, q a long long, z a size_t, f d x the floats, v nothing; . at the
	// end if there may be more.
	prototype string
	in        target.Library // the smallest library that has it
	// unneeded: a call whose result is not used does nothing
	unneeded bool
	// simplify gives what stands for a call, ok if something does; nil, true where
	// nothing uses the result.
	simplify func(c *call) (x *ir.Value, ok bool)
}

// functions are all that are known, by name.
var functions = map[string]*function{}

func init() {
	for _, table := range []map[string]*function{stringFunctions, memoryFunctions, numberFunctions, mathFunctions, stdioFunctions} {
		for name, f := range table {
			functions[name] = f
		}
	}
}

// A call of a library function, at work.
type call struct {
	*work
	*function
	name string
	v    *ir.Value
	args []*ir.Value
}

// recognize tells which library function a call is of, nil if it is none.
func (w *work) recognize(v *ir.Value) *call {
	callee := v.CalledFunc()
	if callee == nil {
		return nil
	}
	fn := functions[callee.Name]
	if fn == nil || w.lib.target < fn.in || !callee.IsDecl() || callee.Linkage == "extern_weak" {
		return nil
	}
	c := v.Aux.(*ir.Call)
	if len(c.Bundles) > 0 || c.FuncType != callee.FuncType || c.CC != callee.CC || v.Flags&(ir.MustTail|ir.NoTail) != 0 {
		return nil
	}
	if w.size() == nil || !w.hasPrototype(callee.FuncType, fn.prototype) || !plainConvention(c.CC, fn.prototype) {
		return nil
	}
	if (c.FuncAttrs.Has("nobuiltin") || callee.Attrs.Has("nobuiltin")) && !c.FuncAttrs.Has("builtin") {
		return nil
	}
	for _, no := range []string{"no-builtins", "no-builtin-" + callee.Name, "strictfp"} {
		if w.f.Attrs.Has(no) || c.FuncAttrs.Has(no) {
			return nil
		}
	}
	return &call{work: w, function: fn, name: callee.Name, v: v, args: v.CallArgs()}
}

// plainConvention tells whether a call is made as calls of the C library are. The
// variants for ARM differ in how they pass floats.
func plainConvention(cc ir.CallConv, prototype string) bool {
	switch cc {
	case "", "ccc":
		return true
	case "arm_apcscc", "arm_aapcscc":
		return !strings.ContainsAny(prototype, "fdx.")
	}
	return false
}

// hasPrototype compares a type with a prototype.
func (w *work) hasPrototype(t *ir.Type, prototype string) bool {
	params, variadic := strings.CutSuffix(prototype[1:], ".")
	if t.VarArg != variadic || len(t.Fields) != len(params) || !w.isParameter(t.Elem, prototype[0]) {
		return false
	}
	for i, p := range t.Fields {
		if !w.isParameter(p, params[i]) {
			return false
		}
	}
	return true
}

func (w *work) isParameter(t *ir.Type, letter byte) bool {
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
		return t.IsInt() && t.Bits == w.sizeBits()
	case 'f':
		return t.Kind == ir.FloatKind
	case 'd':
		return t.Kind == ir.DoubleKind
	case 'x':
		return t.Kind == ir.X86FP80Kind || t.Kind == ir.FP128Kind || t.Kind == ir.PPCFP128Kind
	}
	return false
}

// sizeBits is the width of size_t.
func (w *work) sizeBits() uint32 { return w.size().Pointer(0).Index }
