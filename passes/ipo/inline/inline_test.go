package inline_test

import (
	"bytes"
	"fmt"
	"runtime"
	"strings"
	"testing"

	"rewrite/passes"
	"rewrite/passes/ir"
	"rewrite/passes/ir/asm"
	"rewrite/passes/ir/asm/asmtest"
	"rewrite/passes/ir/asm/print"
	"rewrite/passes/ir/remark"
)

// inlined is what a pipeline makes of a module, and the remarks.
func inlined(t testing.TB, text, pipeline string, jobs int) (string, string) {
	t.Helper()
	p, err := passes.Parse(pipeline, passes.All)
	if err != nil {
		t.Fatal(err)
	}
	m := asmtest.Parse(t, text)
	r, err := passes.NewRun(m, p, &passes.Config{Remarks: true}, passes.Hooks{Jobs: jobs, Verify: true})
	if err != nil {
		t.Fatal(err)
	}
	if found := r.Module(); found.HasErrors() {
		t.Fatal(found)
	}
	var b bytes.Buffer
	if err := print.Module(&b, m); err != nil {
		t.Fatal(err)
	}
	var said strings.Builder
	list := r.Result().Remarks
	remark.Sort(list)
	for _, x := range list {
		fmt.Fprintln(&said, x.Msg)
	}
	return b.String(), said.String()
}

// many is a module of n functions, each of which calls one with all that a body may have, and the one before.
func many(n int) string {
	var b strings.Builder
	b.WriteString(`
declare i32 @__gxx_personality_v0(...)
declare void @may(i32)
define internal i32 @body(ptr noalias %p, ptr noalias %q, i32 %n) personality ptr @__gxx_personality_v0 {
entry:
  %s = alloca i32
  store i32 %n, ptr %s
  invoke void @may(i32 %n) to label %loop unwind label %pad
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %x = load i32, ptr %p
  store i32 %x, ptr %q
  %j = add i32 %i, 1
  %c = icmp ult i32 %j, %n
  br i1 %c, label %loop, label %out, !llvm.loop !0
out:
  %r = load i32, ptr %s
  ret i32 %r
pad:
  %l = landingpad { ptr, i32 } cleanup
  resume { ptr, i32 } %l
}
`)
	for i := range n {
		fmt.Fprintf(&b, `define i32 @f%[1]d(ptr %%p, ptr %%q) personality ptr @__gxx_personality_v0 {
  %%a = call i32 @body(ptr %%p, ptr %%q, i32 %[1]d)
  %%b = invoke i32 @body(ptr %%q, ptr %%p, i32 %%a) to label %%ok unwind label %%pad
ok:
  ret i32 %%b
pad:
  %%l = landingpad { ptr, i32 } catch ptr null
  ret i32 0
}
`, i)
	}
	return b.String() + "!0 = distinct !{!0, !1}\n!1 = !{!\"llvm.loop.mustprogress\"}\n"
}

// TestTogether: functions that have the same callee are worked on at the same time, and it does not matter how many are. With
// -race it shows that the callee is only read.
func TestTogether(t *testing.T) {
	text := many(60)
	one, said := inlined(t, text, "cgscc(inline,simplifycfg)", 1)
	if n := strings.Count(said, "@body is inlined"); n != 120 {
		t.Fatalf("%d calls are inlined", n)
	}
	for _, jobs := range []int{2, 8} {
		if other, also := inlined(t, text, "cgscc(inline,simplifycfg)", jobs); other != one || also != said {
			t.Errorf("with %d workers it is another text", jobs)
		}
	}
}

// TestEnds: inlining ends where calls by pointers go around.
func TestEnds(t *testing.T) {
	for _, text := range []string{
		// a function that calls what it is passed, itself
		"define void @f(ptr %g) {\n call void %g(ptr %g)\n ret void\n}\ndefine void @main() {\n call void @f(ptr @f)\n ret void\n}\n",
		// two that pass each other
		"define void @f(ptr %g, ptr %h) {\n call void %g(ptr %h, ptr %g)\n ret void\n}\ndefine void @k(ptr %g, ptr %h) {\n call void %g(ptr %h, ptr %g)\n ret void\n}\n" +
			"define void @main() {\n call void @f(ptr @k, ptr @f)\n ret void\n}\n",
	} {
		_, said := inlined(t, text, "cgscc(inline)", 1)
		if !strings.Contains(said, "it calls itself in turn, by a pointer") {
			t.Errorf("remarks:\n%s", said)
		}
	}
}

// TestLoop: a function that calls itself at its end is a loop when it is the turn of others, and is inlined into them.
func TestLoop(t *testing.T) {
	_, said := inlined(t, `
define internal i32 @gcd(i32 %a, i32 %b) {
  %z = icmp eq i32 %b, 0
  br i1 %z, label %done, label %more
more:
  %r = urem i32 %a, %b
  %g = call i32 @gcd(i32 %b, i32 %r)
  ret i32 %g
done:
  ret i32 %a
}
define internal i32 @twice(i32 %a) {
  %z = icmp ult i32 %a, 2
  br i1 %z, label %done, label %more
more:
  %b = sub i32 %a, 1
  %x = call i32 @twice(i32 %b)
  %c = sub i32 %a, 2
  %y = call i32 @twice(i32 %c)
  %s = add i32 %x, %y
  ret i32 %s
done:
  ret i32 %a
}
define i32 @f(i32 %x, i32 %y) {
  %g = call i32 @gcd(i32 %x, i32 %y)
  %t = call i32 @twice(i32 %g)
  ret i32 %t
}
`, "cgscc(inline,tailcall)", 1)
	for _, want := range []string{"@gcd is inlined", "@twice is not inlined: it calls itself"} {
		if !strings.Contains(said, want) {
			t.Errorf("remarks:\n%s\nwithout: %s", said, want)
		}
	}
}

// TestNotDone: what a pointer leads to is not inlined where it may still change.
func TestNotDone(t *testing.T) {
	_, said := inlined(t, `
define void @apply(ptr %g) {
  call void %g()
  ret void
}
define void @f() {
  call void @apply(ptr @later)
  ret void
}
define void @later() {
  call void @f()
  ret void
}
`, "cgscc(inline)", 1)
	if !strings.Contains(said, "@later is not inlined through @apply: it is called by a pointer, and may not be done with yet") {
		t.Errorf("remarks:\n%s", said)
	}
}

// TestLinear: twice as many calls are twice the work, counted in bytes that are allocated: calls in one block, in blocks that lead to
// one phi, and such that unwind to one pad.
func TestLinear(t *testing.T) {
	const callee = `
declare i32 @__gxx_personality_v0(...)
declare void @may(i32)
define internal i32 @small(i32 %x) {
  %r = add i32 %x, 1
  ret i32 %r
}
define internal i32 @branch(i32 %x) {
  %c = icmp eq i32 %x, 0
  br i1 %c, label %a, label %b
a:
  ret i32 1
b:
  ret i32 %x
}
define internal i32 @throws(i32 %x) {
  call void @may(i32 %x)
  call void @may(i32 1)
  ret i32 %x
}
`
	block := func(n int) string {
		var b strings.Builder
		b.WriteString("define i32 @f(i32 %x0) {\n")
		for i := range n {
			name := []string{"small", "branch"}[i%2]
			fmt.Fprintf(&b, "  %%x%d = call i32 @%s(i32 %%x%d)\n", i+1, name, i)
		}
		fmt.Fprintf(&b, "  ret i32 %%x%d\n}\n", n)
		return callee + b.String()
	}
	cases := func(n int) string {
		var b, cases, phi strings.Builder
		for i := range n {
			fmt.Fprintf(&cases, " i32 %d, label %%b%d", i, i)
			fmt.Fprintf(&b, "b%[1]d:\n  %%r%[1]d = call i32 @branch(i32 %[1]d)\n  br label %%out\n", i)
			fmt.Fprintf(&phi, ", [ %%r%[1]d, %%b%[1]d ]", i)
		}
		return callee + "define i32 @f(i32 %x) {\nentry:\n  switch i32 %x, label %out [" + cases.String() + " ]\n" + b.String() + "out:\n  %r = phi i32 [ 0, %entry ]" + phi.String() + "\n  ret i32 %r\n}\n"
	}
	invokes := func(n int) string {
		var b, phi strings.Builder
		for i := range n {
			fmt.Fprintf(&b, "b%[1]d:\n  %%r%[1]d = invoke i32 @throws(i32 %%x) to label %%b%[2]d unwind label %%pad\n", i, i+1)
			fmt.Fprintf(&phi, ", [ %d, %%b%d ]", i, i)
		}
		return callee + "define i32 @f(i32 %x) personality ptr @__gxx_personality_v0 {\n" + b.String() + fmt.Sprintf("b%d:\n  ret i32 0\n", n) +
			"pad:\n  %p = phi i32 " + strings.TrimPrefix(phi.String(), ", ") + "\n  %l = landingpad { ptr, i32 } cleanup\n  ret i32 %p\n}\n"
	}
	for name, make := range map[string]func(int) string{"block": block, "cases": cases, "invokes": invokes} {
		work := func(n int) uint64 {
			text := make(n)
			p, err := passes.Parse("cgscc(inline)", passes.All)
			if err != nil {
				t.Fatal(err)
			}
			m, found := asm.Parse("t.ll", []byte(text), asm.Options{})
			if found.HasErrors() {
				t.Fatal(found)
			}
			r, err := passes.NewRun(m, p, &passes.Config{}, passes.Hooks{Jobs: 1})
			if err != nil {
				t.Fatal(err)
			}
			var before, after runtime.MemStats
			runtime.ReadMemStats(&before)
			if found := r.Module(); found.HasErrors() {
				t.Fatal(found)
			}
			runtime.ReadMemStats(&after)
			if left := calls(m.Lookup("f").Func); left != 0 {
				t.Errorf("%s: %d of %d calls are left", name, left, n)
			}
			return after.TotalAlloc - before.TotalAlloc
		}
		work(10)
		const n = 2000
		if once, twice := work(n), work(2*n); 2*twice > 5*once {
			t.Errorf("%s: %d calls take %d bytes, %d take %d", name, n, once, 2*n, twice)
		}
	}
}

// calls is how many functions that are here a function calls.
func calls(f *ir.Func) (n int) {
	for _, b := range f.Blocks {
		for _, v := range b.Instrs {
			if v.Op.IsCall() && v.CalledFunc() != nil && !v.CalledFunc().IsDecl() {
				n++
			}
		}
	}
	return n
}

// TestChangedBehind: a function of a component that a pass behind changes is looked at anew by those that call it later.
func TestChangedBehind(t *testing.T) {
	text, _ := inlined(t, `
declare void @ext(i32)
define void @f(i32 %n) {
  %c = icmp eq i32 %n, 0
  br i1 %c, label %e, label %r
r:
  %m = sub i32 %n, 1
  call void @g(i32 %m)
  ret void
e:
  ret void
}
define internal void @g(i32 %n) {
  %a = alloca i32
  store i32 %n, ptr %a
  %v = load i32, ptr %a
  call void @ext(i32 %v)
  call void @f(i32 %v)
  ret void
}
define void @m(i32 %n) {
  call void @g(i32 %n)
  ret void
}
`, "cgscc(inline,function(mem2reg))", 1)
	if strings.Contains(text, "alloca") {
		t.Errorf("a variable is left:\n%s", text)
	}
}

// TestEffectsBehind: what is found of a function behind, by the numbers of its blocks, is of those that it has now.
func TestEffectsBehind(t *testing.T) {
	text, _ := inlined(t, `
declare void @throw() noreturn
declare i32 @fill()
define internal void @error() {
  call void @throw() noreturn
  unreachable
}
define i8 @byte(i1 %c, i32 %n) {
  br i1 %c, label %a, label %b
a:
  br label %m
b:
  %f = call i32 @fill()
  br label %m
m:
  %x = phi i32 [ %n, %a ], [ %f, %b ]
  %d = icmp eq i32 %x, -1
  br i1 %d, label %e, label %r
e:
  call void @error()
  unreachable
r:
  %t = trunc i32 %x to i8
  ret i8 %t
}
`, "cgscc(inline,funceffects)", 1)
	if i := strings.Index(text, "@byte"); strings.Contains(text[i:], "noreturn {") {
		t.Errorf("it returns:\n%s", text)
	}
}
