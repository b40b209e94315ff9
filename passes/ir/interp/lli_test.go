package interp_test

import (
	"bytes"
	"fmt"
	"maps"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"rewrite/passes/ir/interp"
	"rewrite/passes/ir/interp/libc"
	"rewrite/passes/ir/llvmtest"
)

// TestAsLLI: a module that prints the results of operations and intrinsics on
// many operands prints the same in LLVM's own execution engine. Only operands
// that give one defined result are tried.
func TestAsLLI(t *testing.T) {
	lli := llvmtest.Tool(t, "lli-22")
	g := &lliModule{rng: rand.New(rand.NewPCG(7, 8)), decls: map[string]bool{}}
	g.integers()
	g.floats()
	g.vectors()
	text := g.module()
	want, err := llvmtest.Run([]byte(text), lli)
	if err != nil {
		t.Fatal(err)
	}
	var out bytes.Buffer
	m, err := interp.New(libc.Options(interp.Options{Stdout: &out}), source(t, "lli.ll", []byte(text)))
	if err != nil {
		t.Fatal(err)
	}
	if _, err := m.RunMain([]string{"lli"}); err != nil {
		t.Fatal(err)
	}
	libc.Flush(m)
	w, got := strings.Split(string(want), "\n"), strings.Split(out.String(), "\n")
	if len(w) != len(got) || len(w) < 1500 {
		t.Fatalf("%d lines, not %d", len(got), len(w))
	}
	t.Logf("%d results", len(w))
	bad := 0
	for i := range w {
		if w[i] != got[i] && bad < 20 {
			t.Errorf("%s\n  lli %s\n  is  %s", g.what[i], w[i], got[i])
			bad++
		}
	}
}

type lliModule struct {
	rng   *rand.Rand
	funcs strings.Builder
	main  strings.Builder
	decls map[string]bool
	what  []string // by line of the output
	n     int
}

func (g *lliModule) module() string {
	var b strings.Builder
	b.WriteString("target datalayout = \"e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128\"\ntarget triple = \"x86_64-pc-linux-gnu\"\n")
	b.WriteString("@all = constant [14 x i8] c\"%016lx%016lx\\0A\\00\"\ndeclare i32 @printf(ptr, ...)\n")
	for _, d := range slices.Sorted(maps.Keys(g.decls)) {
		b.WriteString(d + "\n")
	}
	b.WriteString(g.funcs.String())
	b.WriteString("define i32 @main() {\n" + g.main.String() + "  ret i32 0\n}\n")
	return b.String()
}

// try prints the bits of one expression: body computes %r of type t, which is
// w bits wide. The operands go through volatile memory, so that nothing folds.
func (g *lliModule) try(what, body, t string, w int) {
	g.n++
	name := fmt.Sprintf("@t%d", g.n)
	fmt.Fprintf(&g.funcs, "define i128 %s() {\n%s", name, body)
	bits := fmt.Sprintf("i%d", w)
	last := "%r"
	if t != bits {
		fmt.Fprintf(&g.funcs, "  %%bits = bitcast %s %%r to %s\n", t, bits)
		last = "%bits"
	}
	if w < 128 {
		fmt.Fprintf(&g.funcs, "  %%wide = zext %s %s to i128\n", bits, last)
		last = "%wide"
	}
	fmt.Fprintf(&g.funcs, "  ret i128 %s\n}\n", last)
	fmt.Fprintf(&g.main, "  %%v%d = call i128 %s()\n  %%l%d = trunc i128 %%v%d to i64\n  %%s%d = lshr i128 %%v%d, 64\n  %%h%d = trunc i128 %%s%d to i64\n", g.n, name, g.n, g.n, g.n, g.n, g.n, g.n)
	fmt.Fprintf(&g.main, "  %%p%d = call i32 (ptr, ...) @printf(ptr @all, i64 %%h%d, i64 %%l%d)\n", g.n, g.n, g.n)
	g.what = append(g.what, what)
}

// operand puts a constant through memory as %name.
func operand(name, t, c string) string {
	return fmt.Sprintf("  %%%s.p = alloca %s\n  store volatile %s %s, ptr %%%s.p\n  %%%s = load volatile %s, ptr %%%s.p\n", name, t, t, c, name, name, t, name)
}

func (g *lliModule) number(w int) string {
	edges := []int64{0, 1, -1, 2, 3, int64(w) - 1, 1 << (min(w, 62) - 1), -1 << (min(w, 62) - 1), 1<<(min(w, 62)-1) - 1}
	n := edges[g.rng.IntN(len(edges))]
	if g.rng.IntN(2) == 0 {
		n = int64(g.rng.Uint64())
	}
	if w == 1 {
		return []string{"false", "true"}[n&1]
	}
	return fmt.Sprint(n << (64 - min(w, 64)) >> (64 - min(w, 64)))
}

func (g *lliModule) integers() {
	for _, w := range []int{1, 3, 8, 16, 17, 32, 33, 64, 65, 128} {
		t := fmt.Sprintf("i%d", w)
		names := []string{"smax", "smin", "umax", "umin", "uadd.sat", "sadd.sat", "usub.sat", "ssub.sat", "fshl", "fshr", "bitreverse", "ctpop", "ctlz", "cttz", "abs", "scmp", "ucmp",
			"uadd.with.overflow", "sadd.with.overflow", "usub.with.overflow", "ssub.with.overflow", "umul.with.overflow", "smul.with.overflow"}
		if w%16 == 0 {
			names = append(names, "bswap")
		}
		for _, name := range names {
			for range 6 {
				a, b, c := g.number(w), g.number(w), g.number(w)
				args, types, result, suffix := fmt.Sprintf("%s %%a, %s %%b", t, t), t+", "+t, t, t
				switch name {
				case "fshl", "fshr":
					args, types = args+", "+t+" %c", types+", "+t
				case "bitreverse", "ctpop", "bswap":
					args, types = t+" %a", t
				case "ctlz", "cttz", "abs":
					args, types = t+" %a, i1 false", t+", i1"
				case "scmp", "ucmp":
					result, suffix = "i8", "i8."+t
				}
				over := strings.HasSuffix(name, "overflow")
				if over {
					if w > 64 && strings.Contains(name, "mul") {
						continue // lli wants a function of compiler-rt
					}
					result = "{ " + t + ", i1 }"
				}
				full := "llvm." + name + "." + suffix
				g.decls[fmt.Sprintf("declare %s @%s(%s)", result, full, types)] = true
				body := operand("a", t, a) + operand("b", t, b) + operand("c", t, c)
				what := fmt.Sprintf("%s of %s, %s, %s", full, a, b, c)
				if !over {
					rw := w
					if result == "i8" {
						rw = 8
					}
					g.try(what, body+fmt.Sprintf("  %%r = call %s @%s(%s)\n", result, full, args), result, rw)
					continue
				}
				body += fmt.Sprintf("  %%x = call %s @%s(%s)\n", result, full, args)
				g.try(what+" (number)", body+fmt.Sprintf("  %%r = extractvalue %s %%x, 0\n", result), t, w)
				g.try(what+" (overflow)", body+fmt.Sprintf("  %%r = extractvalue %s %%x, 1\n", result), "i1", 1)
			}
		}
	}
}

// floatBits are literals of floats by their bits, for bitcasts.
func (g *lliModule) floatBits(w int) string {
	exp, mant := 11, 52
	switch w {
	case 32:
		exp, mant = 8, 23
	case 16:
		exp, mant = 5, 10
	}
	es := []uint64{0, 1, 1<<(exp-1) - 1, 1<<(exp-1) + 3, 1<<exp - 2, 1<<exp - 1, 1<<(exp-1) - 4}
	ms := []uint64{0, 1, 1<<mant - 1, 1 << (mant - 1), g.rng.Uint64() & (1<<mant - 1)}
	e, m := es[g.rng.IntN(len(es))], ms[g.rng.IntN(len(ms))]
	if e == 1<<exp-1 {
		m = 0 // payloads of NaN are nobody's
	}
	return fmt.Sprint(int64((g.rng.Uint64()&1<<(w-1)|e<<mant|m)<<(64-w)) >> (64 - w))
}

func (g *lliModule) floats() {
	// notNaN makes all NaNs one.
	notNaN := func(t, bits string) string {
		return fmt.Sprintf("  %%nan = fcmp uno %s %%q, %%q\n  %%q.bits = bitcast %s %%q to %s\n  %%r = select i1 %%nan, %s 77, %s %%q.bits\n", t, t, bits, bits, bits)
	}
	for _, f := range []struct {
		t string
		w int
	}{{"float", 32}, {"double", 64}, {"half", 16}} {
		bits := fmt.Sprintf("i%d", f.w)
		load := func(name string) (string, string) {
			c := g.floatBits(f.w)
			return operand(name+".i", bits, c) + fmt.Sprintf("  %%%s = bitcast %s %%%s.i to %s\n", name, bits, name, f.t), c
		}
		for _, op := range []string{"fadd", "fsub", "fmul", "fdiv"} {
			for range 25 {
				a, ca := load("a")
				b, cb := load("b")
				g.try(fmt.Sprintf("%s %s %s, %s", op, f.t, ca, cb), a+b+fmt.Sprintf("  %%q = %s %s %%a, %%b\n", op, f.t)+notNaN(f.t, bits), bits, f.w)
			}
		}
		for _, name := range []string{"sqrt", "floor", "ceil", "trunc", "rint", "nearbyint", "round", "roundeven", "fabs", "copysign", "minnum", "maxnum", "minimum", "maximum", "fma"} {
			if f.t == "half" && (name == "fma") {
				continue
			}
			for range 12 {
				a, ca := load("a")
				b, cb := load("b")
				c, cc := load("c")
				args, types := f.t+" %a", f.t
				switch name {
				case "copysign", "minnum", "maxnum", "minimum", "maximum":
					args, types = args+", "+f.t+" %b", types+", "+f.t
					if zero := fmt.Sprint(int64(-1) << (f.w - 1)); strings.HasSuffix(name, "num") && (ca == "0" || ca == zero) {
						continue // which zero is the least is open
					}
				case "fma":
					args, types = fmt.Sprintf("%s %%a, %s %%b, %s %%c", f.t, f.t, f.t), fmt.Sprintf("%s, %s, %s", f.t, f.t, f.t)
				}
				full := fmt.Sprintf("llvm.%s.f%d", name, f.w)
				g.decls[fmt.Sprintf("declare %s @%s(%s)", f.t, full, types)] = true
				g.try(fmt.Sprintf("%s of %s, %s, %s", full, ca, cb, cc), a+b+c+fmt.Sprintf("  %%q = call %s @%s(%s)\n", f.t, full, args)+notNaN(f.t, bits), bits, f.w)
			}
		}
		for _, name := range []string{"fptosi.sat", "fptoui.sat"} {
			for _, w := range []int{8, 32, 64} {
				for range 8 {
					a, ca := load("a")
					full := fmt.Sprintf("llvm.%s.i%d.f%d", name, w, f.w)
					g.decls[fmt.Sprintf("declare i%d @%s(%s)", w, full, f.t)] = true
					g.try(full+" of "+ca, a+fmt.Sprintf("  %%r = call i%d @%s(%s %%a)\n", w, full, f.t), fmt.Sprintf("i%d", w), w)
				}
			}
		}
		for _, mask := range []int{3, 516, 264, 144, 96, 1023} {
			for range 5 {
				a, ca := load("a")
				full := fmt.Sprintf("llvm.is.fpclass.f%d", f.w)
				g.decls[fmt.Sprintf("declare i1 @%s(%s, i32 immarg)", full, f.t)] = true
				g.try(fmt.Sprintf("%s of %s, %d", full, ca, mask), a+fmt.Sprintf("  %%r = call i1 @%s(%s %%a, i32 %d)\n", full, f.t, mask), "i1", 1)
			}
		}
		for _, to := range []struct {
			t string
			w int
		}{{"half", 16}, {"float", 32}, {"double", 64}, {"x86_fp80", 80}} {
			op := "fpext"
			if to.w < f.w {
				op = "fptrunc"
			}
			if to.w == f.w {
				continue
			}
			for range 12 {
				a, ca := load("a")
				g.try(fmt.Sprintf("%s %s %s to %s", op, f.t, ca, to.t), a+fmt.Sprintf("  %%r = %s %s %%a to %s\n", op, f.t, to.t), to.t, to.w)
			}
		}
		for _, op := range []string{"sitofp", "uitofp"} {
			for _, w := range []int{8, 32, 64} {
				for range 8 {
					n := g.number(w)
					g.try(fmt.Sprintf("%s i%d %s to %s", op, w, n, f.t), operand("a", fmt.Sprintf("i%d", w), n)+fmt.Sprintf("  %%r = %s i%d %%a to %s\n", op, w, f.t), f.t, f.w)
				}
			}
		}
	}
	// The x87's format, from doubles.
	for _, op := range []string{"fadd", "fsub", "fmul", "fdiv"} {
		for range 25 {
			ca, cb := g.floatBits(64), g.floatBits(64)
			body := operand("a.i", "i64", ca) + operand("b.i", "i64", cb) + "  %a.d = bitcast i64 %a.i to double\n  %b.d = bitcast i64 %b.i to double\n" +
				"  %a = fpext double %a.d to x86_fp80\n  %b = fpext double %b.d to x86_fp80\n" + fmt.Sprintf("  %%q = %s x86_fp80 %%a, %%b\n", op) + notNaN("x86_fp80", "i80")
			g.try(fmt.Sprintf("%s x86_fp80 %s, %s", op, ca, cb), body, "i80", 80)
			g.try(fmt.Sprintf("%s x86_fp80 %s, %s to double", op, ca, cb), strings.Replace(body, "  %nan = fcmp uno x86_fp80 %q, %q\n  %q.bits = bitcast x86_fp80 %q to i80\n  %r = select i1 %nan, i80 77, i80 %q.bits\n", "", 1)+
				"  %s = fptrunc x86_fp80 %q to double\n  %nan = fcmp uno double %s, %s\n  %s.bits = bitcast double %s to i64\n  %r = select i1 %nan, i64 77, i64 %s.bits\n", "i64", 64)
		}
	}
}

func (g *lliModule) vectors() {
	vec := func(lanes, w int) string {
		var parts []string
		for range lanes {
			parts = append(parts, fmt.Sprintf("i%d %s", w, g.number(w)))
		}
		return "<" + strings.Join(parts, ", ") + ">"
	}
	for _, v := range [][2]int{{4, 8}, {2, 16}, {8, 16}, {4, 32}, {3, 32}, {2, 64}} {
		t := fmt.Sprintf("<%d x i%d>", v[0], v[1])
		for _, name := range []string{"add", "mul", "and", "or", "xor", "smax", "smin", "umax", "umin"} {
			for range 3 {
				c := vec(v[0], v[1])
				full := fmt.Sprintf("llvm.vector.reduce.%s.v%di%d", name, v[0], v[1])
				g.decls[fmt.Sprintf("declare i%d @%s(%s)", v[1], full, t)] = true
				g.try(full+" of "+c, operand("a", t, c)+fmt.Sprintf("  %%r = call i%d @%s(%s %%a)\n", v[1], full, t), fmt.Sprintf("i%d", v[1]), v[1])
			}
		}
		for range 6 {
			a, b := vec(v[0], v[1]), vec(v[0], v[1])
			var mask []string
			for range v[0] {
				mask = append(mask, fmt.Sprintf("i32 %d", g.rng.IntN(2*v[0])))
			}
			body := operand("a", t, a) + operand("b", t, b)
			sh := fmt.Sprintf("shufflevector %s %%a, %s %%b, <%d x i32> <%s>", t, t, v[0], strings.Join(mask, ", "))
			g.try(sh+" of "+a+b, body+"  %r = "+sh+"\n", t, v[0]*v[1])
			g.try("insertelement "+a, body+fmt.Sprintf("  %%r = insertelement %s %%a, i%d %s, i32 %d\n", t, v[1], g.number(v[1]), g.rng.IntN(v[0])), t, v[0]*v[1])
			g.try("icmp "+a+b, body+fmt.Sprintf("  %%r = icmp slt %s %%a, %%b\n", t), fmt.Sprintf("<%d x i1>", v[0]), v[0])
			g.try("select "+a+b, body+fmt.Sprintf("  %%c = icmp ult %s %%a, %%b\n  %%r = select <%d x i1> %%c, %s %%a, %s %%b\n", t, v[0], t, t), t, v[0]*v[1])
		}
	}
}
