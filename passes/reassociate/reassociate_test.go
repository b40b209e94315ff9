package reassociate_test

import (
	"bytes"
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"rewrite/passes/analysis/manager"
	"rewrite/passes/check"
	"rewrite/passes/internal/passtest"
	"rewrite/passes/ir"
	"rewrite/passes/ir/asm/print"
	"rewrite/passes/ir/interp"
	"rewrite/passes/optimize"
	"rewrite/passes/pass"
	"rewrite/passes/reassociate"
	"rewrite/passes/target"
)

// random writes a function of operations on few values, most of which are used once.
func random(rng *rand.Rand) []byte {
	t := []string{"i1", "i3", "i8", "<2 x i4>"}[rng.IntN(4)]
	bits := map[string]int{"i1": 1, "i3": 3, "i8": 8, "<2 x i4>": 4}[t]
	var b strings.Builder
	fmt.Fprintf(&b, "define %s @f(%s %%a, %s %%b, %s %%c) {\n", t, t, t, t)
	values := []string{"%a", "%b", "%c", "%a", "%b"}
	take := func() string {
		if rng.IntN(4) == 0 {
			n := rng.IntN(1 << min(bits, 4))
			if rng.IntN(3) == 0 {
				n = 1<<bits - 1
			}
			if bits == 4 {
				return fmt.Sprintf("splat (i4 %d)", n)
			}
			if bits == 1 {
				return []string{"false", "true"}[n]
			}
			return fmt.Sprint(n)
		}
		i := rng.IntN(len(values))
		v := values[i]
		if rng.IntN(3) > 0 && len(values) > 4 {
			values = append(values[:i], values[i+1:]...)
		}
		return v
	}
	ops := [][]string{{"add", "sub", "mul", "shl"}, {"add", "add nuw", "add nuw nsw", "or disjoint", "sub nsw"}, {"and", "or", "xor"}, {"mul", "add", "mul nuw"},
		{"add", "sub", "mul", "shl", "and", "or", "xor"}}[rng.IntN(5)]
	n := 4 + rng.IntN(8)
	for i := range n {
		op := ops[rng.IntN(len(ops))]
		x, y := take(), take()
		if op == "shl" {
			y = fmt.Sprint(rng.IntN(bits))
			switch bits {
			case 4:
				y = "splat (i4 " + y + ")"
			case 1:
				y = "false"
			}
		}
		fmt.Fprintf(&b, "  %%v%d = %s %s %s, %s\n", i, op, t, x, y)
		values = append(values, fmt.Sprintf("%%v%d", i))
		if rng.IntN(2) == 0 {
			values = append(values, []string{"%a", "%b", "%c"}[rng.IntN(3)])
		}
	}
	fmt.Fprintf(&b, "  ret %s %%v%d\n}\n", t, n-1)
	return []byte(b.String())
}

// run runs the pass on all functions, and tells whether it changed one.
func run(m *ir.Module) (changed bool) {
	for _, f := range m.Funcs {
		e := pass.NewEnv("reassociate", manager.New(m), target.New(m, target.Options{}), false)
		changed = reassociate.Run(f, e).Changed() || changed
		e.Close()
	}
	return changed
}

// TestRandom: what comes out does the same, undef and poison included, and is not changed again.
func TestRandom(t *testing.T) {
	changed, agreed := 0, 0
	for seed := range uint64(3000) {
		before := random(rand.New(rand.NewPCG(seed, 1)))
		name := fmt.Sprint("random-", seed)
		m := passtest.Read(t, name, before)
		if !run(m) {
			continue
		}
		changed++
		var after, again bytes.Buffer
		if err := print.Module(&after, m); err != nil {
			t.Fatal(err)
		}
		m = passtest.Read(t, name, after.Bytes())
		if run(m) {
			if err := print.Module(&again, m); err != nil {
				t.Fatal(err)
			}
			t.Fatalf("%s is changed again:\n%s\n%s\n%s", name, before, after.Bytes(), again.Bytes())
		}
		source := func(text []byte) interp.Source {
			return interp.Source{Module: passtest.Read(t, name, text), Name: name, Text: text}
		}
		for _, r := range check.Modules(source(before), source(after.Bytes()), check.Options{Bits: 9, Inputs: 100}).Results {
			switch r.Status {
			case check.Different:
				t.Fatalf("%s: %s\n%s\nbefore:\n%s\nafter:\n%s", name, r.Why, strings.Join(r.Input, "\n"), before, after.Bytes())
			case check.Agrees:
				agreed++
			}
		}
	}
	t.Logf("%d functions were changed, %d agreed", changed, agreed)
	if changed < 1500 || agreed < 1000 {
		t.Errorf("%d functions were changed, %d agreed", changed, agreed)
	}
}

// TestInvariants: licm takes out what comes together, and numbers came together before.
func TestInvariants(t *testing.T) {
	const before = `define void @f(i32 %a, i32 %b, i32 %n, ptr %p) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %x = add i32 %i, %a
  %y = add i32 %x, 5
  %z = add i32 %y, %b
  %w = add i32 %z, 7
  store volatile i32 %w, ptr %p
  %next = add i32 %i, 1
  %c = icmp ult i32 %next, %n
  br i1 %c, label %loop, label %done
done:
  ret void
}
`
	for pipeline, want := range map[string]int{"licm": 3, "reassociate,licm": 2} {
		out, err := optimize.Text("m.ll", []byte(before), optimize.Options{Pipeline: pipeline})
		if err != nil {
			t.Fatal(err)
		}
		front, _, _ := strings.Cut(string(out.Text()), "loop:")
		if got := strings.Count(front, " add "); got != want {
			t.Errorf("%s: %d operations in front of the loop, want %d\n%s", pipeline, got, want, out.Text())
		}
	}
}
