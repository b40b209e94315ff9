package optimize_test

import (
	"fmt"
	"runtime"
	"strings"
	"testing"

	"rewrite/passes/irgen"
	"rewrite/passes/optimize"
)

// TestLinear: a module of twice as many functions, with metadata for each, is twice the
// work, counted in bytes that are allocated. In each of the pipelines passes ask for
// the range of a load, which is in the module's metadata.
func TestLinear(t *testing.T) {
	module := func(n int) []byte {
		var b strings.Builder
		b.WriteString("declare double @sqrt(double)\n")
		for i := range n {
			fmt.Fprintf(&b, `define i1 @f%[1]d(ptr %%p, i1 %%c) {
  %%x = load i32, ptr %%p, align 4, !range !%[1]d
  %%float = uitofp i32 %%x to double
  %%root = call double @sqrt(double %%float)
  %%any = fcmp oeq double %%root, 3.000000e+00
  br i1 %%c, label %%a, label %%b
a:
  br label %%join
b:
  br label %%join
join:
  %%phi = phi i32 [ 1, %%a ], [ %%x, %%b ]
  %%big = icmp ugt i32 %%phi, 7
  %%r = or i1 %%big, %%any
  ret i1 %%r
}
`, i)
		}
		for i := range n {
			fmt.Fprintf(&b, "!%d = !{i32 0, i32 %d}\n", i, 100+i)
		}
		return []byte(b.String())
	}
	for _, pipeline := range []string{"combine", "O1", "libcalls", "foldphi", "saturate"} {
		work := func(n int) uint64 { return allocated(t, module(n), pipeline) }
		work(1) // load the rules
		const n = 500
		if once, twice := work(n), work(2*n); 2*twice > 5*once {
			t.Errorf("%s: %d functions take %d bytes, %d take %d", pipeline, n, once, 2*n, twice)
		}
	}
}

// TestEdges: so is a switch of twice as many cases, where these go.
func TestEdges(t *testing.T) {
	shape := irgen.ShapeNamed("defaults")
	for _, pipeline := range []string{"simplifycfg", "O2"} {
		allocated(t, shape.Text(10), pipeline)
		const n = 1000
		if once, more := allocated(t, shape.Text(n), pipeline), allocated(t, shape.Text(4*n), pipeline); more > 5*once {
			t.Errorf("%s: %d cases take %d bytes, %d take %d", pipeline, n, once, 4*n, more)
		}
	}
}

// allocated is the bytes that are allocated for a module.
func allocated(t *testing.T, text []byte, pipeline string) uint64 {
	var before, after runtime.MemStats
	runtime.ReadMemStats(&before)
	optimized(t, text, pipeline)
	runtime.ReadMemStats(&after)
	return after.TotalAlloc - before.TotalAlloc
}

func optimized(t testing.TB, text []byte, pipeline string) {
	t.Helper()
	if _, err := optimize.Text("m.ll", text, optimize.Options{Pipeline: pipeline, Jobs: 1}); err != nil {
		t.Fatal(err)
	}
}
