package read

import (
	"bytes"
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"rewrite/passes/ir"
	"rewrite/passes/ir/asm"
	"rewrite/passes/ir/asm/print"
	"rewrite/passes/ir/interp"
	"rewrite/passes/ir/intrinsic"
	"rewrite/passes/ir/llvmtest"
	"rewrite/passes/ir/verify"
)

// signature is the types of an old intrinsic: result, then operands.
func signature(name string) []string {
	target, rest, _ := strings.Cut(name, ".")
	elem := map[byte]string{'b': "i8", 'w': "i16", 'd': "i32", 'q': "i64"}
	vec := func(bits int, of string) string {
		width := map[string]int{"i8": 8, "i16": 16, "i32": 32, "i64": 64, "half": 16, "float": 32, "double": 64}[of]
		return fmt.Sprintf("<%d x %s>", bits/width, of)
	}
	named := func(s string) string { // v4i16 is <4 x i16>
		s = strings.NewReplacer("bf16", "bfloat", "f16", "half", "f32", "float", "f64", "double").Replace(s)
		i := strings.IndexAny(s, "ihbfd")
		if s[0] == 'n' {
			j := strings.IndexAny(s[3:], "ihbfd") + 3
			return "<vscale x " + s[3:j] + " x " + s[j:] + ">"
		}
		return "<" + s[1:i] + " x " + s[i:] + ">"
	}
	last := name[strings.LastIndexByte(name, '.')+1:]
	many := func(t string, n int) (list []string) {
		for range n {
			list = append(list, t)
		}
		return list
	}
	switch target {
	case "nvvm":
		t := map[string]string{"s": "i16", "us": "i16", "i": "i32", "ui": "i32", "ll": "i64", "ull": "i64", "b32": "i32", "b64": "i64", "brev32": "i32", "brev64": "i64"}[last]
		switch strings.SplitN(rest, ".", 2)[0] {
		case "max", "min":
			return many(t, 3)
		case "abs", "brev32", "brev64":
			return many(t, 2)
		case "popc", "clz":
			return []string{"i32", t}
		case "rotate":
			return []string{t, t, "i32"}
		case "bitcast":
			return map[string][]string{"f2i": {"i32", "float"}, "i2f": {"float", "i32"}, "d2ll": {"i64", "double"}, "ll2d": {"double", "i64"}}[last]
		}
	case "amdgcn":
		return many("i32", 4)
	case "arm", "aarch64":
		if strings.Contains(rest, "rbit") {
			if last[0] == 'i' {
				return many(last, 2)
			} else if last == "rbit" {
				return many("i32", 2)
			}
			return many(named(last), 2)
		}
		n := 2
		if strings.Contains(rest, ".vq") {
			n = 3
		}
		return many(named(last), n)
	}
	bits := 128
	switch {
	case strings.HasPrefix(rest, "avx512"):
		bits = 512
	case strings.HasPrefix(rest, "avx2"), strings.HasSuffix(rest, ".256"):
		bits = 256
	}
	switch op := strings.TrimSuffix(rest[strings.IndexByte(rest, '.')+1:], ".256"); {
	case strings.HasPrefix(op, "pabs"):
		return many(vec(bits, elem[op[5]]), 2)
	case strings.HasPrefix(op, "pmov"):
		from, to := elem[op[6]], elem[op[7]]
		out := vec(bits, to)
		return []string{out, vec(128, from)}
	case strings.HasPrefix(op, "pmul"):
		return []string{vec(bits, "i64"), vec(bits, "i32"), vec(bits, "i32")}
	case strings.HasPrefix(op, "cvtsi"):
		from := "i32"
		if strings.Contains(op, "64") {
			from = "i64"
		}
		to := map[bool]string{true: "float", false: "double"}[strings.HasSuffix(op, "ss")]
		return []string{vec(128, to), vec(128, to), from}
	case op == "cvtss2sd":
		return []string{"<2 x double>", "<2 x double>", "<4 x float>"}
	case strings.HasPrefix(op, "cvt"):
		from := map[bool]string{true: "i32", false: "float"}[strings.Contains(op, "dq2")]
		if strings.Contains(op, "dq2ps") || strings.Contains(op, "dq2.ps") {
			return []string{vec(bits, "float"), vec(bits, from)}
		}
		return []string{vec(bits, "double"), vec(128, from)}
	case strings.HasPrefix(rest, "vcvtph2ps"):
		return []string{map[bool]string{true: "<8 x float>", false: "<4 x float>"}[bits == 256], "<8 x i16>"}
	case strings.HasPrefix(op, "sqrt"):
		return many(vec(bits, map[byte]string{'s': "float", 'd': "double"}[op[len(op)-1]]), 2)
	case strings.HasSuffix(op, ".ss"):
		return many("<4 x float>", 3)
	case strings.HasSuffix(op, ".sd"):
		return many("<2 x double>", 3)
	default:
		return many(vec(bits, elem[op[len(op)-1]]), 3)
	}
}

// An oldCall is an old intrinsic and a function that is a call of it.
type oldCall struct{ name, fn string }

// calls is a module with functions that call each old intrinsic, several where it has a number that says how.
func calls() (text []byte, list []oldCall) {
	var b bytes.Buffer
	one := func(name string, sig []string, number int) {
		fn := name
		var types, params, args []string
		for i, t := range sig[1:] {
			if typ, ok := strings.CutSuffix(t, " imm"); ok {
				types = append(types, typ)
				args = append(args, fmt.Sprintf("%s %d", typ, number))
				fn = fmt.Sprintf("%s_%d", name, number)
				continue
			}
			types = append(types, t)
			params = append(params, fmt.Sprintf("%s %%x%d", t, i))
			args = append(args, fmt.Sprintf("%s %%x%d", t, i))
		}
		if number == 0 {
			fmt.Fprintf(&b, "declare %s @llvm.%s(%s)\n", sig[0], name, strings.Join(types, ", "))
		}
		fmt.Fprintf(&b, "define %s @%s(%s) {\n  %%r = call %[1]s @llvm.%[4]s(%[5]s)\n  ret %[1]s %%r\n}\n", sig[0], fn, strings.Join(params, ", "), name, strings.Join(args, ", "))
		list = append(list, oldCall{name, fn})
	}
	each := func(rows []oldRow, types func(name string) []string) {
		for _, row := range rows {
			for _, name := range row.names() {
				sig := types(name)
				one(name, sig, 0)
				if strings.Contains(strings.Join(sig, ","), "imm") {
					for _, n := range []int{1, 2, 3, 4, 5, 6, 7, 27, 114} {
						if n < 8 || !strings.Contains(name, "cmp.") { // predicates are 8
							one(name, sig, n)
						}
					}
				}
			}
		}
	}
	each(oldRows, signature)
	each(maskedRows, shapeOf)
	each(shuffleRows, shapeOf)
	return b.Bytes(), list
}

func mustParse(t *testing.T, text []byte) *ir.Module {
	t.Helper()
	m, diags := Parse("old.ll", text, asm.Options{})
	if m == nil {
		t.Fatal(diags.Err())
	}
	return m
}

// TestOld: each row is of an intrinsic that the table does not have, and what is made of it is valid;
// a call of another shape, one that must be a tail call and one with a bundle stay.
func TestOld(t *testing.T) {
	text, list := calls()
	m := mustParse(t, text)
	if p := verify.Module(m); len(p) > 0 {
		t.Errorf("not valid: %v", p)
	}
	for _, c := range list {
		if intrinsic.Lookup("llvm."+c.name) != intrinsic.None {
			t.Errorf("%s is in the table of intrinsics", c.name)
		}
		for _, v := range m.Lookup(c.fn).Func.Entry().Instrs {
			if v.Op == ir.OpCall && strings.HasSuffix(v.Callee().AsGlobal().Name, "."+c.name) {
				t.Errorf("%s is still called", c.fn)
			}
		}
	}
	const others = `
declare float @llvm.x86.sse2.padds.b(float, float)
declare i32 @llvm.nvvm.max.i(i32, i32)
declare <4 x i32> @llvm.x86.sse41.pmovzxbd(<4 x i64>)
declare i64 @llvm.nvvm.bitcast.f2i(float)
declare <vscale x 4 x i32> @llvm.x86.sse2.pcmpeq.d(<vscale x 4 x i32>, <vscale x 4 x i32>)
declare <vscale x 4 x i32> @llvm.x86.sse41.pmovzxwd(<vscale x 8 x i16>)
declare <vscale x 2 x i64> @llvm.x86.sse41.pmuldq(<vscale x 4 x i32>, <vscale x 4 x i32>)
declare <4 x i32> @llvm.x86.sse2.pshuf.d(<4 x i32>)
declare <2 x float> @llvm.x86.avx.vpermil.ps(<2 x float>, i8)
declare <2 x double> @llvm.x86.avx.vpermil.ps.256(<2 x double>, i8)
declare <2 x double> @llvm.x86.avx512.mask.perm.df.256(<2 x double>, i32, <2 x double>, i8)
declare <3 x i64> @llvm.x86.sse2.psll.dq(<3 x i64>, i32)
declare <4 x i64> @llvm.x86.avx512.mask.valign.q.256(<4 x i64>, <4 x i64>, i128, <4 x i64>, i8)

define void @shapes(<vscale x 4 x i32> %s, <vscale x 8 x i16> %h, <4 x i32> %i, <2 x float> %f, <2 x double> %d, <3 x i64> %q) {
  %a = call <vscale x 4 x i32> @llvm.x86.sse2.pcmpeq.d(<vscale x 4 x i32> %s, <vscale x 4 x i32> %s)
  %b = call <vscale x 4 x i32> @llvm.x86.sse41.pmovzxwd(<vscale x 8 x i16> %h)
  %c = call <vscale x 2 x i64> @llvm.x86.sse41.pmuldq(<vscale x 4 x i32> %s, <vscale x 4 x i32> %s)
  %e = call <4 x i32> @llvm.x86.sse2.pshuf.d(<4 x i32> %i)
  %g = call <2 x float> @llvm.x86.avx.vpermil.ps(<2 x float> %f, i8 27)
  %k = call <2 x double> @llvm.x86.avx.vpermil.ps.256(<2 x double> %d, i8 27)
  %l = call <2 x double> @llvm.x86.avx512.mask.perm.df.256(<2 x double> %d, i32 27, <2 x double> %d, i8 -1)
  %n = call <4 x i64> @llvm.x86.avx512.mask.valign.q.256(<4 x i64> zeroinitializer, <4 x i64> zeroinitializer, i128 18446744073709551616000001, <4 x i64> zeroinitializer, i8 -1)
  %m = call <3 x i64> @llvm.x86.sse2.psll.dq(<3 x i64> %q, i32 8)
  ret void
}

define float @shape(float %x) {
  %a = call float @llvm.x86.sse2.padds.b(float %x, float %x)
  %b = call <4 x i32> @llvm.x86.sse41.pmovzxbd(<4 x i64> zeroinitializer)
  %c = call i64 @llvm.nvvm.bitcast.f2i(float %x)
  ret float %a
}

define i32 @tail(i32 %x, i32 %y) {
  %a = call i32 @llvm.nvvm.max.i(i32 %x, i32 %y) [ "deopt"(i32 1) ]
  %b = musttail call i32 @llvm.nvvm.max.i(i32 %x, i32 %a)
  ret i32 %b
}
`
	var before, after bytes.Buffer
	asIs, _ := asm.Parse("old.ll", []byte(others), asm.Options{})
	if err := print.Module(&before, asIs); err != nil {
		t.Fatal(err)
	}
	if err := print.Module(&after, mustParse(t, []byte(others))); err != nil {
		t.Fatal(err)
	}
	if before.String() != after.String() {
		t.Errorf("changed:\n%s", after.String())
	}
}

// TestOldInDebug: records in front of a call stay in front of what stands for it, and those that name it name that.
func TestOldInDebug(t *testing.T) {
	const before, behind = `
declare i32 @llvm.nvvm.max.i(i32, i32)
declare <16 x i8> @llvm.x86.xop.vpcomfalseb(<16 x i8>, <16 x i8>)
declare void @llvm.dbg.value(metadata, metadata, metadata)

define i32 @f(i32 %x, <16 x i8> %v) !dbg !4 {
`, `
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1)
!1 = !DIFile(filename: "a.c", directory: "/")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !DISubroutineType(types: !{})
!4 = distinct !DISubprogram(name: "f", scope: !1, file: !1, line: 1, type: !3, spFlags: DISPFlagDefinition, unit: !0)
!5 = !DILocalVariable(name: "a", scope: !4, file: !1, line: 1)
!6 = !DILocation(line: 1, column: 1, scope: !4)
`
	for _, c := range []struct{ in, out string }{{`
    #dbg_value(i32 %x, !5, !DIExpression(), !6)
  %a = call i32 @llvm.nvvm.max.i(i32 %x, i32 7), !dbg !6
    #dbg_value(i32 %a, !5, !DIExpression(), !6)
  %t = call <16 x i8> @llvm.x86.xop.vpcomfalseb(<16 x i8> %v, <16 x i8> %v), !dbg !6
    #dbg_value(<16 x i8> %t, !5, !DIExpression(), !6)
  ret i32 %a, !dbg !6`, `
    #dbg_value(i32 %x, !5, !DIExpression(), !6)
  %a = call i32 @llvm.smax.i32(i32 %x, i32 7), !dbg !6
    #dbg_value(i32 %a, !5, !DIExpression(), !6)
    #dbg_value(<16 x i8> zeroinitializer, !5, !DIExpression(), !6)
  ret i32 %a, !dbg !6`,
	}, {`
  %a = call i32 @llvm.nvvm.max.i(i32 %x, i32 7), !dbg !6
  call void @llvm.dbg.value(metadata i32 %a, metadata !5, metadata !DIExpression()), !dbg !6
  ret i32 %a, !dbg !6`, `
  %a = call i32 @llvm.smax.i32(i32 %x, i32 7), !dbg !6
  call void @llvm.dbg.value(metadata i32 %a, metadata !5, metadata !DIExpression()), !dbg !6
  ret i32 %a, !dbg !6`,
	}} {
		m := mustParse(t, []byte(before+c.in+behind))
		if err := m.Lookup("f").Func.CheckInvariants(); err != nil {
			t.Error(err)
		}
		var out bytes.Buffer
		if err := print.Module(&out, m); err != nil {
			t.Fatal(err)
		}
		if !strings.Contains(out.String(), c.out) {
			t.Errorf("want%s\nin%s", c.out, out.String())
		}
	}
}

// TestOldBesideOpt: what is made of each computes what LLVM makes of it, on random operands.
func TestOldBesideOpt(t *testing.T) {
	opt := llvmtest.Tool(t, "opt-22")
	text, list := calls()
	theirs, err := llvmtest.Run(text, opt, "-S")
	if err != nil {
		t.Fatal(err)
	}
	var machines [2]*interp.Machine
	modules := [2]*ir.Module{mustParse(t, text), mustParse(t, theirs)}
	for i, m := range modules {
		if machines[i], err = interp.New(interp.Options{}, interp.Source{Module: m, Name: "old.ll"}); err != nil {
			t.Fatal(err)
		}
	}
	rng := rand.New(rand.NewPCG(1, 2))
	const times = 12 // of each
	compared := 0
	for _, c := range list {
		for range times {
			var args []interp.Value
			for _, p := range modules[0].Lookup(c.fn).Func.Params {
				args = append(args, random(rng, p.Type))
			}
			var got [2]string
			for i, m := range modules {
				x, err := machines[i].Call(m.Lookup(c.fn).Func, args)
				if got[i] = fmt.Sprint(numbers(x)); err != nil {
					got[i] = err.Error()
				}
			}
			if got[0] != got[1] {
				t.Errorf("%s%v: %s, by opt %s", c.fn, args, got[0], got[1])
				break
			}
			if !strings.Contains(got[0], "unsupported") {
				compared++
			}
		}
	}
	if compared < times*len(list)*7/8 {
		t.Errorf("%d of %d calls told something", compared, times*len(list))
	}
}

func numbers(v interp.Value) (list []uint64) {
	if elems := v.Elems(); elems != nil {
		for _, e := range elems {
			list = append(list, numbers(e)...)
		}
		return list
	}
	n, _ := v.Int()
	return []uint64{n}
}

// random is a value of a type: small and large numbers, floats of few digits.
func random(rng *rand.Rand, t *ir.Type) interp.Value {
	switch {
	case t.IsVector():
		var list []interp.Value
		n := t.NumElems()
		for range n {
			list = append(list, random(rng, t.Elem))
		}
		return interp.List(list...)
	case t.Kind == ir.FloatKind:
		return interp.Int(uint64(0x3f800000 | rng.Uint32()&0x807f0000))
	case t.IsFloat():
		return interp.Int(0x3ff0000000000000 | rng.Uint64()&0x800ffffff0000000)
	case rng.IntN(3) == 0:
		return interp.Int(rng.Uint64N(4) & ir.Mask(t.Bits))
	case rng.IntN(3) == 0:
		return interp.Int((rng.Uint64N(4) - 2 + 1<<(t.Bits-1)) & ir.Mask(t.Bits))
	}
	return interp.Int(rng.Uint64() & ir.Mask(t.Bits))
}
