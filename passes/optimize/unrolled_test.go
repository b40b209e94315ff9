package optimize_test

import (
	"bytes"
	"fmt"
	"runtime"
	"testing"

	"rewrite/passes/optimize"
)

// unrolled is a function of loops, one behind the other, each of so many rounds of so many instructions, that are to be
// written out.
func unrolled(loops, rounds, size int) []byte {
	var b bytes.Buffer
	b.WriteString("define i32 @f(i32 %x, i32 %y) {\n  br label %front0\n")
	last := "%x"
	for k := range loops {
		fmt.Fprintf(&b, "front%[1]d:\n  br label %%loop%[1]d\nloop%[1]d:\n  %%i%[1]d = phi i32 [ 0, %%front%[1]d ], [ %%n%[1]d, %%loop%[1]d ]\n  %%s%[1]d = phi i32 [ %[2]s, %%front%[1]d ], [ %%v%[1]d.%[3]d, %%loop%[1]d ]\n", k, last, size-4)
		s := fmt.Sprintf("%%s%d", k)
		for j := range size - 3 {
			op, with := []string{"mul", "xor", "sub", "xor", "add"}[j%5], []string{"%y", "%x", fmt.Sprintf("%%i%d", k)}[j%3]
			if op == "mul" {
				with = "%y" // not by what is 0 in the first round
			}
			fmt.Fprintf(&b, "  %%v%d.%d = %s i32 %s, %s\n", k, j, op, s, with)
			s = fmt.Sprintf("%%v%d.%d", k, j)
		}
		fmt.Fprintf(&b, "  %%n%[1]d = add i32 %%i%[1]d, 1\n  %%c%[1]d = icmp eq i32 %%n%[1]d, %[2]d\n  br i1 %%c%[1]d, label %%out%[1]d, label %%loop%[1]d, !llvm.loop !0\nout%[1]d:\n  br label %%front%[3]d\n", k, rounds, k+1)
		last = s
	}
	fmt.Fprintf(&b, "front%d:\n  ret i32 %s\n}\n!0 = distinct !{!0, !1}\n!1 = !{!\"llvm.loop.unroll.full\"}\n", loops, last)
	return b.Bytes()
}

// TestUnrolled: loops that are written out become one block, and the rules take it as they take a small one: each round leaves as
// many instructions, and is as much work, counted in nodes and in bytes that are allocated, of eight rounds of twenty instructions
// and of eight hundred, also ten times, and of a thousand, also in seven loops that become one block of more than 100,000.
func TestUnrolled(t *testing.T) {
	type cost struct{ left, nodes, bytes float64 }
	run := func(loops, rounds, size int) (c cost) {
		text := unrolled(loops, rounds, size)
		var before, after runtime.MemStats
		runtime.ReadMemStats(&before)
		res, err := optimize.Text("unrolled.ll", text, optimize.Options{Pipeline: "unroll,simplifycfg,saturate", Jobs: 1})
		if err != nil {
			t.Fatal(err)
		}
		runtime.ReadMemStats(&after)
		out := res.Text()
		if n := bytes.Count(out, []byte("\n  br ")); n > 0 {
			t.Fatalf("%d rounds of %d loops are in several blocks: %d branches are left", rounds, loops, n)
		}
		return cost{float64(instructions(out)), float64(res.Stats.Nodes), float64(after.TotalAlloc - before.TotalAlloc)}
	}
	run(1, 8, 20) // load the rules
	// of each further round, so that the first and the last one do not matter
	further := func(loops, few, many, size int) cost {
		a, b, n := run(loops, few, size), run(loops, many, size), float64(loops*(many-few))
		return cost{(b.left - a.left) / n, (b.nodes - a.nodes) / n, (b.bytes - a.bytes) / n}
	}
	for _, x := range []struct{ loops, few, some, many, size int }{{1, 8, 80, 800, 20}, {10, 8, 80, 800, 20}, {1, 2, 8, 16, 1000}, {7, 2, 8, 16, 1000}} {
		small, large := further(1, x.few, x.some, x.size), further(x.loops, x.some, x.many, x.size)
		if small.left < float64(x.size)/2 || small.nodes < small.left/2 {
			t.Fatalf("a round of %d is %.2f instructions and %.2f nodes", x.size, small.left, small.nodes)
		}
		t.Logf("of each round of %d instructions, in %d loops, %.2f instructions, %.2f nodes, %.0f bytes; of a few rounds %.2f, %.2f and %.0f",
			x.size, x.loops, large.left, large.nodes, large.bytes, small.left, small.nodes, small.bytes)
		if large.left > 1.01*small.left || large.nodes > 1.2*small.nodes || large.bytes > 2*small.bytes {
			t.Errorf("%d loops of many rounds of %d instructions are more than in proportion: of each round %+v, of a few %+v", x.loops, x.size, large, small)
		}
	}
}
