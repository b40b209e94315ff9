package parallel

import (
	"runtime"
	"sync/atomic"
	"testing"
)

// TestEach: f is called once for each number, whatever their number and that of processors.
func TestEach(t *testing.T) {
	for _, processors := range []int{1, 2, 5} {
		defer runtime.GOMAXPROCS(runtime.GOMAXPROCS(processors))
		for _, n := range []int{0, 1, 2, 3, 100} {
			calls := make([]atomic.Int32, n)
			Each(n, func(i int) { calls[i].Add(1) })
			for i := range calls {
				if c := calls[i].Load(); c != 1 {
					t.Errorf("%d processors: of %d, %d was called %d times", processors, n, i, c)
				}
			}
		}
	}
}
