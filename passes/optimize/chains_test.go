package optimize_test

import (
	"bytes"
	"flag"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strings"
	"testing"

	"rewrite/passes/ir/llvmtest"
	"rewrite/passes/irgen"
)

var update = flag.Bool("update", false, "rewrite the counts of testdata/chains.txt")

// chainsPerKind is how many chains there are of each of the four kinds, three integer types and all of these.
const chainsPerKind = 30

// chains is a module of chains of so many operations.
func chains(ops int) []byte {
	var text bytes.Buffer
	for seed := range uint64(4 * chainsPerKind) {
		text.Write(bytes.Replace(irgen.Straight(seed, "chain", ops), []byte("@f("), fmt.Appendf(nil, "@f%d(", seed), 1))
	}
	return text.Bytes()
}

// left counts the values that instructions of a module have.
func left(text []byte) int {
	return bytes.Count(text, []byte(" = ")) - bytes.Count(text, []byte("source_filename = "))
}

// TestChains: of chains of operations, each on the result of the one before and a parameter or a number, as many are left as testdata/chains.txt
// says, and at most as many as opt's instcombine leaves, without and with reassociate behind it; counted anew where opt is installed.
func TestChains(t *testing.T) {
	const comment = "# operations of a chain, and what is left of 120: by combine, by instcombine of opt-22, by instcombine,reassociate\n"
	file := filepath.Join("testdata", "chains.txt")
	golden, err := os.ReadFile(file)
	if err != nil && !*update {
		t.Fatal(err)
	}
	opt, err := exec.LookPath("opt-22")
	if err != nil && *update {
		t.Fatal(err)
	}
	old, got := strings.Split(strings.TrimPrefix(string(golden), comment), "\n"), comment
	for i, ops := range []int{20, 50, 100, 200, 400} {
		in := chains(ops)
		ours := left(onceMore(t, in))
		var combined, ordered int
		if i < len(old) {
			fmt.Sscan(old[i], new(int), new(int), &combined, &ordered)
		}
		line := fmt.Sprintln(ops, ours, combined, ordered)
		if opt != "" {
			for passes, count := range map[string]*int{"instcombine<no-verify-fixpoint>": &combined, "instcombine<no-verify-fixpoint>,reassociate": &ordered} {
				out, err := llvmtest.Run(in, opt, "-S", "-passes="+passes)
				if err != nil {
					t.Fatal(err)
				}
				*count = left(out)
			}
		}
		if *update {
			line = fmt.Sprintln(ops, ours, combined, ordered)
		}
		if got += line; ours > combined || ours > ordered {
			t.Errorf("of chains of %d operations %d are left, opt leaves %d, and %d", ops, ours, combined, ordered)
		}
	}
	if *update {
		if err := os.WriteFile(file, []byte(got), 0o666); err != nil {
			t.Fatal(err)
		}
	} else if got != string(golden) {
		t.Errorf("testdata/chains.txt is another (-update rewrites it):\n%s", llvmtest.Diff(golden, []byte(got)))
	}
}

// TestChainsLinear: chains ten times as long are ten times the work, with some room, counted in bytes that are allocated.
func TestChainsLinear(t *testing.T) {
	work := func(ops int) uint64 {
		text := chains(ops)
		var before, after runtime.MemStats
		runtime.ReadMemStats(&before)
		optimized(t, text, "")
		runtime.ReadMemStats(&after)
		return after.TotalAlloc - before.TotalAlloc
	}
	work(20) // load the rules
	once, tenfold := work(400), work(4000)
	t.Logf("chains of 400 take %d bytes, of 4000 %.1f times as many", once, float64(tenfold)/float64(once))
	if tenfold > 13*once {
		t.Errorf("chains of 400 operations take %d bytes, of 4000 %d", once, tenfold)
	}
}
