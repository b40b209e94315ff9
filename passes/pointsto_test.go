package passes

import (
	"strings"
	"testing"

	"rewrite/passes/ir"
	"rewrite/passes/ir/asm"
	"rewrite/passes/ir/asm/print"
	"rewrite/passes/target"
)

// TestPointsToCalls: where the pass pointsto ran, the call graph knows which functions a call reaches whose address is loaded, and funceffects what
// these do; not in a function that changed since.
func TestPointsToCalls(t *testing.T) {
	const text = `
@table = internal global ptr @square

define internal i32 @square(i32 %x) {
  %r = mul i32 %x, %x
  ret i32 %r
}

define internal i32 @cube(i32 %x) {
  %s = mul i32 %x, %x
  %r = mul i32 %s, %x
  ret i32 %r
}

define void @set() {
  store ptr @cube, ptr @table
  ret void
}

define i32 @call(i32 %x) {
  %dead = alloca i32
  %f = load ptr, ptr @table
  %r = call i32 %f(i32 %x)
  ret i32 %r
}
`
	for _, c := range []struct {
		pipeline string
		resolved bool
	}{
		{"pointsto,funceffects", true},
		{"pointsto<steensgaard>,funceffects", true},
		{"funceffects", false},
		{"pointsto,dce,funceffects", false}, // @call is another function then
		{"dce,pointsto,funceffects", true},
	} {
		m := pipelined(t, text, c.pipeline)
		out := print.Func(m.Lookup("call").Func)
		if resolved := strings.Contains(out, "call i32 %f(i32 %x) nofree nosync nounwind willreturn memory(none)"); resolved != c.resolved {
			t.Errorf("%s: resolved is %v:\n%s", c.pipeline, resolved, out)
		}
	}
}

// TestPointsToNumbers: what is known by numbers of values holds of these values in stages behind one that leaves functions as they are, also where a
// pass on the module left numbers that no value has.
func TestPointsToNumbers(t *testing.T) {
	const text = `
@k = internal global i32 7
@x = internal global i32 0
@x2 = internal global i32 0
@y = internal global i32 0
@y2 = internal global i32 0
@P = internal global ptr null
@Q = internal global ptr null
@D = internal global ptr null

define void @set(i1 %c) {
  %s = select i1 %c, ptr @x, ptr @x2
  %t = select i1 %c, ptr @y, ptr @y2
  store ptr %s, ptr @P
  store ptr %s, ptr @Q
  store ptr %t, ptr @D
  ret void
}

define i32 @f() noinline {
  %z = load i32, ptr @k
  %d = load ptr, ptr @D
  %p = load ptr, ptr @P
  %q = load ptr, ptr @Q
  store i32 3, ptr %d
  store i32 1, ptr %p
  store i32 2, ptr %q
  %r = load i32, ptr %p
  %s = add i32 %r, %z
  ret i32 %s
}

define i32 @main(i32 %c) {
  %t = icmp ne i32 %c, 0
  call void @set(i1 %t)
  %r = call i32 @f()
  ret i32 %r
}
`
	m := pipelined(t, text, "globalopt,pointsto,cgscc(inline),gvn<points-to>")
	if out := print.Func(m.Lookup("f").Func); !strings.Contains(out, "load i32, ptr %p") {
		t.Errorf("%%p and %%q may be one address:\n%s", out)
	}
}

func pipelined(t *testing.T, text, pipeline string) *ir.Module {
	m, diags := asm.Parse("t.ll", []byte(text), asm.Options{})
	if diags.HasErrors() {
		t.Fatal(diags)
	}
	p, err := Parse(pipeline, All)
	if err != nil {
		t.Fatal(err)
	}
	run, err := NewRun(m, p, &Config{Target: target.Options{LLVM: ir.NewestLLVM}}, Hooks{Jobs: 1, Verify: true})
	if err != nil {
		t.Fatal(err)
	}
	if found := run.Module(); found.HasErrors() {
		t.Fatal(found)
	}
	return m
}

// TestPointsToEffects: where the pass pointsto ran, funceffects knows by its option what memory addresses lead to that came out of memory: constants,
// which nobody writes, variables, and a function's own, where only one call of it runs.
func TestPointsToEffects(t *testing.T) {
	const text = `
@name = internal constant [4 x i8] c"abc\00"
@other = internal constant [4 x i8] c"abd\00"
@table = internal global ptr @name
@variable = internal global i8 1
@places = internal global ptr @variable
@own = internal global ptr null
@again = internal global ptr null

define void @set(ptr %p) {
  store ptr @other, ptr @table
  ret void
}

define i8 @constants() {
  %p = load ptr, ptr @table
  %r = load i8, ptr %p
  ret i8 %r
}

define i8 @variables() {
  %p = load ptr, ptr @places
  %r = load i8, ptr %p
  ret i8 %r
}

define void @itself() norecurse {
  %a = alloca i8
  store ptr %a, ptr @own
  %p = load ptr, ptr @own
  store i8 1, ptr %p
  ret void
}

define void @recurses(i1 %c) {
  %a = alloca i8
  br i1 %c, label %more, label %end

more:
  store ptr %a, ptr @again
  call void @recurses(i1 false)
  ret void

end:
  %p = load ptr, ptr @again
  store i8 1, ptr %p
  ret void
}

define i8 @outside(ptr %q) {
  %p = load ptr, ptr %q
  %r = load i8, ptr %p
  ret i8 %r
}
`
	reads, writes := ir.MemoryOf(ir.OtherMem, ir.Reads), ir.MemoryOf(ir.OtherMem, ir.Writes)
	arg := ir.MemoryOf(ir.ArgMem, ir.Reads)
	for _, c := range []struct {
		pipeline string
		want     map[string]ir.MemoryEffects // but for errno
	}{
		{"funceffects", map[string]ir.MemoryEffects{"constants": reads | arg, "variables": reads | arg, "itself": reads | writes | ir.MemoryOf(ir.ArgMem, ir.Writes)}},
		{"pointsto,funceffects<points-to>", map[string]ir.MemoryEffects{"constants": reads, "variables": reads, "itself": reads | writes, "outside": reads | arg,
			"recurses": reads | writes | ir.MemoryOf(ir.ArgMem, ir.Reads|ir.Writes)}},
	} {
		m := pipelined(t, text, c.pipeline)
		for name, want := range c.want {
			got := m.Lookup(name).Func.Attrs.Memory()
			for _, k := range []ir.MemoryKind{ir.ErrnoMem, ir.TargetMem0, ir.TargetMem1} {
				got &^= ir.MemoryOf(k, ir.Reads|ir.Writes)
			}
			if got != want {
				t.Errorf("%s: @%s is memory(%s), want %s", c.pipeline, name, got, want)
			}
		}
	}
}
