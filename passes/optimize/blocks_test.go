package optimize_test

import (
	"bytes"
	"fmt"
	"maps"
	"runtime"
	"slices"
	"testing"

	"rewrite/passes/irgen"
)

// blocks are the shapes that are one block, each with the size at which its block has about a
// hundred instructions, or more where some of the first are not as the others.
var blocks = map[string]int{
	"idioms": 17, "interleaved": 17, "rounds": 20, "clamps": 17, "polynomial": 25,
	"reduction": 33, "chain": 400, "addresses": 100, "memory": 20, "stores": 100,
}

// TestLargeBlocks: what is left of each thing in a block of ten thousand instructions and more is
// what is left of it in one of a hundred, within one of a hundred.
func TestLargeBlocks(t *testing.T) {
	for name, things := range blocks {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			shape := irgen.ShapeNamed(name)
			// of each further thing, so that the first and the last one do not matter
			left := func(n, more int) float64 {
				a, b := instructionsLeft(t, shape.Text(n)), instructionsLeft(t, shape.Text(n+more))
				return float64(b-a) / float64(more)
			}
			small, large := left(things, things), left(things*100, things*50)
			if large > small*1.01+0.005 {
				t.Errorf("%.3f instructions of each thing are left in a large block, %.3f in a small one", large, small)
			}
		})
	}
}

// instructionsLeft counts the instructions that the default pipeline leaves of a module.
func instructionsLeft(t *testing.T, in []byte) int { return instructions(onceMore(t, in)) }

// instructions counts those of a module's text.
func instructions(text []byte) int { return bytes.Count(text, []byte("\n  ")) }

// BenchmarkBlocks prints the time and the memory that the default pipeline takes for each
// instruction of a block, of a hundred to a million of them.
func BenchmarkBlocks(b *testing.B) {
	for _, name := range slices.Sorted(maps.Keys(blocks)) {
		shape := irgen.ShapeNamed(name)
		each := max(1, instructions(shape.Text(200))/200)
		optimized(b, shape.Text(200), "") // load the rules
		for n := 100; n <= 1_000_000; n *= 10 {
			b.Run(fmt.Sprintf("%s/%d", name, n), func(b *testing.B) {
				text := shape.Text(n / each)
				all := float64(instructions(text))
				var before, after runtime.MemStats
				runtime.ReadMemStats(&before)
				for b.Loop() {
					optimized(b, text, "")
				}
				runtime.ReadMemStats(&after)
				b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(b.N)/all, "ns/instr")
				b.ReportMetric(float64(after.TotalAlloc-before.TotalAlloc)/float64(b.N)/all, "B/instr")
			})
		}
	}
}
