package target_test

import (
	"fmt"
	"slices"
	"strings"
)

var (
	integers = []string{"i1", "i8", "i16", "i32", "i64", "i128"}
	floats   = []string{"half", "bfloat", "float", "double"}
	lanes    = []int{1, 2, 3, 4, 8, 16, 32, 64}
	mangled  = map[string]string{"half": "f16", "bfloat": "bf16", "float": "f32", "double": "f64", "ptr": "p0"}
	widths   = map[string]int{"i1": 1, "i8": 8, "i16": 16, "i32": 32, "i64": 64, "i128": 128, "half": 16, "bfloat": 16, "float": 32, "double": 64, "ptr": 64}
)

// An asker writes one function for each type, with each operation at that type.
type asker struct {
	b, body  strings.Builder
	declared map[string]bool
	elem     string
	n, next  int
}

// questions is a module of each operation at each type.
func questions() []byte {
	a := &asker{declared: map[string]bool{}}
	for _, elem := range slices.Concat(integers, floats, []string{"ptr"}) {
		for _, n := range lanes {
			a.elem, a.n, a.next = elem, n, 0
			a.body.Reset()
			a.ask()
			fmt.Fprintf(&a.b, "define void @%s_%d(%s %%a, %s %%b, %s %%c, %s %%e, ptr %%p, i1 %%i, %s %%m, %s %%q, i64 %%x) #0 {\n%s  ret void\n}\n",
				elem, n, a.t(), a.t(), a.t(), elem, vector(n, "i1"), vector(n, "ptr"), a.body.String())
		}
	}
	return []byte(a.b.String())
}

func vector(n int, elem string) string {
	if n == 1 {
		return elem
	}
	return fmt.Sprintf("<%d x %s>", n, elem)
}

func (a *asker) t() string { return vector(a.n, a.elem) }

// op asks about an instruction; $ is the type.
func (a *asker) op(format string, args ...any) {
	text := strings.ReplaceAll(fmt.Sprintf(format, args...), "$", a.t())
	if !strings.HasPrefix(text, "store") && !strings.HasPrefix(text, "call void") {
		text = fmt.Sprintf("%%r%d = %s", a.next, text)
		a.next++
	}
	a.body.WriteString("  " + text + "\n")
}

// call asks about a call of an intrinsic of the type; parameters are types with arguments.
func (a *asker) call(fl, result, name string, args ...string) {
	suffix := a.elem
	if s := mangled[a.elem]; s != "" {
		suffix = s
	}
	if a.n > 1 {
		suffix = fmt.Sprintf("v%d%s", a.n, suffix)
	}
	switch {
	case strings.HasSuffix(name, "gather"), strings.HasSuffix(name, "scatter"):
		suffix += fmt.Sprintf(".v%dp0", a.n)
	case strings.HasPrefix(name, "masked"):
		suffix += ".p0"
	}
	var types []string
	for _, x := range args {
		types = append(types, strings.ReplaceAll(x[:strings.LastIndex(x, " ")], "$", a.t()))
	}
	f := fmt.Sprintf("llvm.%s.%s", name, suffix)
	if !a.declared[f] {
		a.declared[f] = true
		fmt.Fprintf(&a.b, "declare %s @%s(%s)\n", strings.ReplaceAll(result, "$", a.t()), f, strings.ReplaceAll(strings.Join(types, ", "), " align 4", ""))
	}
	a.op("call %s%s @%s(%s)", fl, result, f, strings.Join(args, ", "))
}

func (a *asker) ask() {
	isInt, isFloat := slices.Contains(integers, a.elem), slices.Contains(floats, a.elem)
	switch {
	case isInt:
		a.integer()
	case isFloat:
		a.float()
	}
	a.op("select %s %%m, $ %%a, $ %%b", vector(a.n, "i1"))
	if isFloat {
		a.op("fcmp olt $ %%a, %%b")
	} else {
		a.op("icmp slt $ %%a, %%b")
	}
	a.op("select %s %%r%d, $ %%a, $ %%b", vector(a.n, "i1"), a.next-1)
	natural := 1
	for natural*8 < widths[a.elem]*a.n {
		natural *= 2
	}
	for _, align := range []int{natural, 1} {
		a.op("load $, ptr %%p, align %d", align)
		a.op("store $ %%a, ptr %%p, align %d", align)
	}
	a.casts()
	if a.n > 1 {
		a.vector(isInt, isFloat)
	} else if a.elem == "ptr" {
		a.op("getelementptr i32, ptr %%p, i64 4")
		a.op("getelementptr i32, ptr %%p, i64 %%x")
		a.op("getelementptr [24 x i8], ptr %%p, i64 %%x")
	}
}

func (a *asker) splat(n int) string {
	if a.n == 1 {
		return fmt.Sprint(n)
	}
	return fmt.Sprintf("splat (%s %d)", a.elem, n)
}

// steps is a constant that is another one in each lane.
func (a *asker) steps(at func(i int) int) string {
	var list []string
	for i := range a.n {
		list = append(list, fmt.Sprintf("%s %d", a.elem, at(i)))
	}
	return "<" + strings.Join(list, ", ") + ">"
}

func (a *asker) integer() {
	for _, op := range strings.Fields("add sub mul udiv sdiv urem srem and or xor shl lshr ashr") {
		a.op("%s $ %%a, %%b", op)
	}
	for _, p := range strings.Fields("eq ne ugt uge sgt sge") {
		a.op("icmp %s $ %%a, %%b", p)
	}
	if a.elem == "i1" {
		return
	}
	for _, op := range strings.Fields("shl lshr ashr") {
		a.op("%s $ %%a, %s", op, a.splat(3))
	}
	for _, op := range strings.Fields("udiv sdiv urem srem mul") {
		a.op("%s $ %%a, %s", op, a.splat(8))
		if a.n > 1 && a.elem != "i128" {
			a.op("%s $ %%a, %s", op, a.steps(func(i int) int { return (i*2 + 3) % 120 }))
			a.op("%s $ %%a, %s", op, a.steps(func(i int) int { return 1 << (i%(widths[a.elem]-2) + 1) }))
		}
	}
	for _, op := range strings.Fields("smax smin umax umin sadd.sat uadd.sat ssub.sat usub.sat") {
		a.call("", "$", op, "$ %a", "$ %b")
	}
	for _, op := range strings.Fields("ctpop bitreverse bswap") {
		if op != "bswap" || a.elem != "i8" {
			a.call("", "$", op, "$ %a")
		}
	}
	for _, op := range strings.Fields("ctlz cttz abs") {
		a.call("", "$", op, "$ %a", "i1 false")
	}
	for _, op := range strings.Fields("fshl fshr") {
		a.call("", "$", op, "$ %a", "$ %b", "$ %c")
	}
	if a.n <= 16 {
		for _, op := range strings.Fields("sadd uadd ssub usub umul smul") {
			a.call("", fmt.Sprintf("{ $, %s }", vector(a.n, "i1")), op+".with.overflow", "$ %a", "$ %b")
		}
	}
}

func (a *asker) float() {
	for _, op := range strings.Fields("fadd fsub fmul fdiv frem") {
		a.op("%s $ %%a, %%b", op)
	}
	a.op("fneg $ %%a")
	for _, p := range strings.Fields("oeq one ogt une ueq") {
		a.op("fcmp %s $ %%a, %%b", p)
	}
	for _, op := range strings.Fields("sqrt fabs floor ceil trunc rint nearbyint round roundeven canonicalize sin exp") {
		a.call("", "$", op, "$ %a")
	}
	for _, op := range strings.Fields("minnum maxnum minimum maximum copysign pow") {
		a.call("", "$", op, "$ %a", "$ %b")
	}
	for _, op := range strings.Fields("fma fmuladd") {
		a.call("", "$", op, "$ %a", "$ %b", "$ %c")
	}
}

func (a *asker) casts() {
	to := func(op, elem string) { a.op("%s $ %%a to %s", op, vector(a.n, elem)) }
	switch w := widths[a.elem]; {
	case a.elem == "ptr":
		to("ptrtoint", "i64")
		to("ptrtoint", "i32")
	case slices.Contains(integers, a.elem):
		for _, e := range integers {
			switch {
			case widths[e] > w:
				to("zext", e)
				to("sext", e)
			case widths[e] < w:
				to("trunc", e)
			}
		}
		for _, e := range floats {
			to("sitofp", e)
			to("uitofp", e)
		}
		if a.elem == "i64" {
			to("inttoptr", "ptr")
			to("bitcast", "double")
		}
	default:
		for _, e := range integers {
			to("fptosi", e)
			to("fptoui", e)
		}
		for _, e := range floats {
			switch {
			case widths[e] > w:
				to("fpext", e)
			case widths[e] < w:
				to("fptrunc", e)
			}
		}
	}
}

func (a *asker) vector(isInt, isFloat bool) {
	a.op("select i1 %%i, $ %%a, $ %%b")
	for i, lane := range []string{"0", "1", fmt.Sprint(a.n - 1), "%x"} {
		if i != 2 || a.n > 2 {
			a.op("extractelement $ %%a, i64 %s", lane)
			a.op("insertelement $ %%a, %s %%e, i64 %s", a.elem, lane)
		}
	}
	a.shuffles()
	reduce := func(names string) {
		for _, op := range strings.Fields(names) {
			a.call("", a.elem, "vector.reduce."+op, "$ %a")
		}
	}
	if isInt {
		reduce("add mul and or xor smin smax umin umax")
	}
	if isFloat {
		reduce("fmin fmax fminimum fmaximum")
		for _, op := range []string{"fadd", "fmul"} {
			a.call("", a.elem, "vector.reduce."+op, a.elem+" %e", "$ %a")
			a.call("reassoc ", a.elem, "vector.reduce."+op, a.elem+" %e", "$ %a")
		}
	}
	if a.elem == "i1" || widths[a.elem] == 128 {
		return
	}
	mask, pointers := vector(a.n, "i1")+" %m", vector(a.n, "ptr")+" align 4 %q"
	a.call("", "$", "masked.load", "ptr align 4 %p", mask, "$ %b")
	a.call("", "void", "masked.store", "$ %a", "ptr align 4 %p", mask)
	a.call("", "$", "masked.gather", pointers, mask, "$ %b")
	a.call("", "void", "masked.scatter", "$ %a", pointers, mask)
}

// shuffles asks about one of each kind, but those of lanes anywhere in vectors of several registers: what these cost is what their masks happen to be.
func (a *asker) shuffles() {
	shuffle := func(second string, length int, at func(i int) int) {
		var mask []string
		for i := range length {
			mask = append(mask, fmt.Sprintf("i32 %d", at(i)))
		}
		a.op("shufflevector $ %%a, $ %s, <%d x i32> <%s>", second, length, strings.Join(mask, ", "))
	}
	n := a.n
	shuffle("poison", n, func(int) int { return 0 })
	if n == 3 {
		return
	}
	shuffle("poison", n, func(i int) int { return n - 1 - i })
	shuffle("%b", 2*n, func(i int) int { return i })
	if n == 2 {
		shuffle("%b", n, func(i int) int { return 1 + i })
		shuffle("%b", n, func(i int) int { return i * 3 })
		return
	}
	shuffle("%b", n, func(i int) int { return i + n*(i%3%2) })     // select
	shuffle("%b", n, func(i int) int { return i&^1 + n*(i%2) })    // transpose
	shuffle("%b", n, func(i int) int { return i + 1 })             // splice
	shuffle("poison", n/2, func(i int) int { return i })           // the lower half
	shuffle("poison", n/2, func(i int) int { return n/2 + i })     // the upper half
	shuffle("%b", n, func(i int) int { return i + i/(n/2)*(n/2) }) // insert a half
	if n <= 16 {
		shuffle("poison", n, func(i int) int { return (i*3 + 1) % n })
		shuffle("%b", n, func(i int) int { return (i*5 + 2) % (2 * n) })
	}
}
