package saturate

import (
	"strconv"
	"strings"

	"rewrite/dsl"
	"rewrite/passes/ir"
)

// intrinsicCall makes the callee and the Call of an intrinsic on arguments of
// the types of fn. Its name ends with a type for each letter of the signature,
// in the order in which they come first.
func intrinsicCall(f *ir.Func, in *dsl.Intrinsic, result *ir.Type, args []*ir.Value) (callee *ir.Value, c *ir.Call) {
	types := make([]*ir.Type, len(args))
	for i, a := range args {
		types[i] = a.Type
	}
	fn := f.Module.Types.Func(result, types, false)
	name := "llvm." + in.Name
	seen := ""
	add := func(letter string, t *ir.Type) {
		if len(letter) == 1 && letter >= "A" && letter <= "Z" && !strings.Contains(seen, letter) {
			seen += letter
			name += "." + typeSuffix(t)
		}
	}
	if strings.HasPrefix(in.Sig, "{") {
		add(in.Sig[1:2], result.Fields[0])
	} else {
		add(in.Result(), result)
	}
	for i, p := range in.Params() {
		add(p, types[i])
	}
	g := f.Module.DeclareIntrinsic(name, fn)
	return f.Const(ir.Value{Op: ir.OpGlobal, Type: g.Type, Aux: g}), &ir.Call{FuncType: fn}
}

// typeSuffix is how the name of an intrinsic spells a type.
func typeSuffix(t *ir.Type) string {
	switch t.Kind {
	case ir.VectorKind:
		s := "v"
		if t.Scalable {
			s = "nxv"
		}
		return s + strconv.FormatUint(t.Len, 10) + typeSuffix(t.Elem)
	case ir.PointerKind:
		return "p" + strconv.Itoa(int(t.Bits))
	case ir.HalfKind:
		return "f16"
	case ir.BFloatKind:
		return "bf16"
	case ir.FloatKind:
		return "f32"
	case ir.DoubleKind:
		return "f64"
	case ir.X86FP80Kind:
		return "f80"
	case ir.FP128Kind:
		return "f128"
	case ir.PPCFP128Kind:
		return "ppcf128"
	}
	return t.String()
}

// masksSince is the first LLVM that reads an undef lane of a shuffle's mask as poison.
const masksSince = 17

// splatSince is the first LLVM whose reader is known here to take splat (x) as
// a constant; older ones get the elements, which all take.
const splatSince = 19
