package witness

import (
	"strings"
	"testing"

	"rewrite/passes/analysis/alias"
	"rewrite/passes/analysis/pointsto"
	"rewrite/passes/analysis/scev"
	"rewrite/passes/ir"
	"rewrite/passes/ir/asm"
	"rewrite/passes/ir/interp"
)

// TestLies: of answers that no promise leads to, the wrong ones are seen, too, and only those.
func TestLies(t *testing.T) {
	const text = `
define void @f(ptr %p, ptr %q) {
  store i32 1, ptr %p, align 1
  store i32 2, ptr %q, align 1
  ret void
}
define i32 @main() {
  %a = alloca [8 x i32]
  %b = getelementptr i8, ptr %a, i64 2
  call void @f(ptr %a, ptr %b)
  ret i32 0
}
define i32 @apart() {
  %a = alloca [8 x i32]
  %b = getelementptr i8, ptr %a, i64 16
  call void @f(ptr %a, ptr %b)
  ret i32 0
}
define i32 @equal() {
  %a = alloca [8 x i32]
  call void @f(ptr %a, ptr %a)
  ret i32 0
}`
	for run, is := range map[string]alias.Answer{"main": alias.Partial, "apart": alias.No, "equal": alias.Must} {
		for lie := alias.No; lie <= alias.Must; lie++ {
			m, diags := asm.Parse("in.ll", []byte(text), asm.Options{})
			if m == nil {
				t.Fatal(diags)
			}
			w := New()
			fn := w.function(m.Lookup("f").Func)
			fn.pairs[[2]int32{0, 1}] = pair{now: lie, across: lie, by: "a lie", acrossBy: "a lie", asked: true, askedFar: true}
			in, err := interp.New(interp.Options{Watch: w}, interp.Source{Module: m})
			if err != nil {
				t.Fatal(err)
			}
			if _, err := in.Call(m.Lookup(run).Func, nil); err != nil {
				t.Fatal(err)
			}
			found := len(w.Wrong) > 0 && strings.HasPrefix(w.Wrong[0].Answer, lie.String()+" by a lie")
			if found != (lie != is) {
				t.Errorf("@%s, where %v is true: %v is said to be wrong: %v", run, is, lie, w.Wrong)
			}
		}
	}
}

// TestEvolutionLies: of what scalar evolution does not say, the wrong claims are seen, too.
func TestEvolutionLies(t *testing.T) {
	const text = `
define i8 @f(i8 %n) {
entry:
  br label %loop
loop:
  %i = phi i8 [ 0, %entry ], [ %j, %loop ]
  %j = add i8 %i, 100
  %c = icmp ne i8 %j, %n
  br i1 %c, label %loop, label %exit
exit:
  ret i8 %i
}`
	for name, lie := range map[string]func(*evolving, *ir.Value){
		"":               func(*evolving, *ir.Value) {},
		"nuw":            func(fn *evolving, phi *ir.Value) { fn.Of(phi.Args[1]).Wrap |= scev.NUW },
		"nsw":            func(fn *evolving, phi *ir.Value) { fn.Of(phi.Args[1]).Wrap |= scev.NSW },
		"expression":     func(fn *evolving, phi *ir.Value) { e := fn.Of(phi); e.Args = []*scev.Expr{e.Args[0], e.Args[0]} },
		"exact count":    func(fn *evolving, phi *ir.Value) { fn.BackedgeTaken(fn.loops.Top[0]).Exact = fn.Of(phi).Args[0] },
		"constant maxim": func(fn *evolving, phi *ir.Value) { fn.BackedgeTaken(fn.loops.Top[0]).Max = fn.Of(phi).Args[0] },
	} {
		m, diags := asm.Parse("in.ll", []byte(text), asm.Options{})
		if m == nil {
			t.Fatal(diags)
		}
		w, f := NewEvolution(), m.Lookup("f").Func
		w.Enter(f)
		w.Leave()
		lie(w.funcs[f], f.Blocks[1].Instrs[0])
		in, err := interp.New(interp.Options{Watch: w}, interp.Source{Module: m})
		if err != nil {
			t.Fatal(err)
		}
		for range 2 {
			if _, err := in.Call(f, []interp.Value{interp.Int(44)}); err != nil { // 3 * 100 modulo 256
				t.Fatal(err)
			}
			w.Ended(true)
		}
		found := len(w.Wrong) > 0 && strings.Contains(strings.Join(w.Wrong, "\n"), "@f: "+name)
		if found != (name != "") {
			t.Errorf("%q is claimed, and said to be wrong is %q", name, w.Wrong)
		}
	}
}

// TestPointingLies: a set that lacks where a pointer leads is seen.
func TestPointingLies(t *testing.T) {
	const text = `
define internal ptr @f(ptr %p) {
  %q = getelementptr i8, ptr %p, i64 2
  store i8 1, ptr %q
  ret ptr %q
}
define i32 @main() {
  %a = alloca [8 x i32]
  %b = call ptr @f(ptr %a)
  ret i32 0
}`
	for _, blind := range []string{"", "p", "q"} {
		m, diags := asm.Parse("in.ll", []byte(text), asm.Options{})
		if m == nil {
			t.Fatal(diags)
		}
		w := NewPointing(pointsto.Andersen)
		f := m.Lookup("f").Func
		switch blind {
		case "p":
			w.blind = f.Params[0]
		case "q":
			w.blind = f.Blocks[0].Instrs[0]
		}
		in, err := interp.New(interp.Options{Watch: w}, interp.Source{Module: m})
		if err != nil {
			t.Fatal(err)
		}
		if _, err := in.Call(m.Lookup("main").Func, nil); err != nil {
			t.Fatal(err)
		}
		if (len(w.Wrong) > 0) != (blind != "") {
			t.Errorf("blind to %q: %q", blind, w.Wrong)
		}
	}
}
