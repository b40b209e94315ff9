package optimize_test

import (
	"bufio"
	"bytes"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"

	"rewrite/passes/ir/llvmtest"
	"rewrite/passes/irgen"
)

// superlinear are the statements that may take more, with the reason, by what they are in.
var superlinear = map[string]string{
	"rewrite/passes/analysis/dataflow/set.go": "bit sets: a bit of each value for each block, 64 at a time",
	"rewrite/passes/analysis/cfg/loops.go":    "loops list their blocks, those of inner loops included, and are asked along the nest",
	"rewrite/passes/analysis/cfg/nest.go":     "the same",
	"rewrite/passes/ir/value.go":              "the place of an instruction is looked for from both ends of its block: memcpyopt asks for some in the middle, 400 steps a store of 16,000",
}

// manyBlocks are the shapes of which functions of very many blocks are made: branches that meet again, one switch, loops one after the other.
var manyBlocks = []string{"selects", "switch", "masked", "compared", "loops"}

// alone are passes that are run by themselves, as behind others there is less left, with the shapes that they are run on.
var alone = map[string][]string{
	"sccp": manyBlocks, "cvp": manyBlocks, "constraints": manyBlocks, "jumpthread": manyBlocks, "adce": manyBlocks,
	"bdce": manyBlocks, "reassociate": manyBlocks, "gcm": manyBlocks, "lcm": manyBlocks, "gvn": manyBlocks,
	"slp": {"neighbours"}, "loadstorevec": {"neighbours"},
}

// TestStatementsLinear: no statement of the program is executed more than in proportion
// to the size of a module, with some room for sorting, whatever the module has many of
// and whichever pass looks at it. Statements are counted, not seconds: by the command,
// built with counters. What fails is named by file and line.
func TestStatementsLinear(t *testing.T) {
	if !llvmtest.Long() {
		t.Skip("REWRITE_LONG=1 builds the command with counters for it")
	}
	dir := t.TempDir()
	bin := filepath.Join(dir, "rewrite")
	build := exec.Command("go", "build", "-cover", "-covermode=count", "-coverpkg=rewrite/...", "-o", bin, "./cmd/rewrite")
	build.Dir = llvmtest.Root()
	if out, err := build.CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	const (
		n     = 4000 // behind what limits do at about 2,000
		times = 4
		// of n log n there are 4.8 times as many at four times n
		most = 5.5
		// what is executed less often than this for each thing is left out: a limit
		// that is reached on the way, a table that grows
		often = 400
	)
	seen := map[string]bool{}
	pipelines := map[string]string{"combine": "combine", "all": "O1,blockorder,mergefunc,reg2mem,instsimplify"}
	for name := range alone {
		pipelines[name] = name
	}
	for name, pipeline := range pipelines {
		shapes, alone := alone[name]
		for _, shape := range irgen.Shapes {
			if alone && !slices.Contains(shapes, shape.Name) {
				continue
			}
			t.Run(name+"/"+shape.Name, func(t *testing.T) {
				n := n
				if shape.Name == "levels" { // a nest of so many loops is nowhere
					n = 1000
				}
				once, more := statements(t, bin, pipeline, shape.Text(n)), statements(t, bin, pipeline, shape.Text(times*n))
				if len(once) < 1500 && !alone { // few rules are compiled for some shapes
					t.Fatalf("%d statements only", len(once))
				}
				for at, count := range more {
					if count <= often*times*n || float64(count) <= most*float64(once[at]) {
						continue
					}
					if file, _, _ := strings.Cut(at, ":"); superlinear[file] != "" {
						seen[file] = true
					} else {
						t.Errorf("%s: executed %d times for %d %s, %d times for %d", at, once[at], n, shape.Name, count, times*n)
					}
				}
			})
		}
	}
	for file := range superlinear {
		if !seen[file] {
			t.Errorf("%s takes linear time: strike it out", file)
		}
	}
}

// statements runs the command with counters on a module, and tells how often each
// statement was executed, by FILE:LINE.COLUMN,LINE.COLUMN.
func statements(t *testing.T, bin, pipeline string, module []byte) map[string]int {
	t.Helper()
	dir := t.TempDir()
	in := filepath.Join(dir, "in.ll")
	if err := os.WriteFile(in, module, 0o666); err != nil {
		t.Fatal(err)
	}
	cmd := exec.Command(bin, "-j", "1", "-passes="+pipeline, in, "-o", filepath.Join(dir, "out.ll"))
	cmd.Env = append(os.Environ(), "GOCOVERDIR="+dir)
	if out, err := cmd.CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	text := filepath.Join(dir, "counts")
	if out, err := exec.Command("go", "tool", "covdata", "textfmt", "-i="+dir, "-o="+text).CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	data, err := os.ReadFile(text)
	if err != nil {
		t.Fatal(err)
	}
	counts := map[string]int{}
	for s := bufio.NewScanner(bytes.NewReader(data)); s.Scan(); {
		// rewrite/egraph/graph.go:10.2,12.3 STATEMENTS COUNT
		if f := strings.Fields(s.Text()); len(f) == 3 {
			count, err := strconv.Atoi(f[2])
			if err != nil {
				t.Fatal(err)
			}
			if count > 0 {
				counts[f[0]] += count
			}
		}
	}
	return counts
}

// BenchmarkShapes prints the time for each thing of a shape, at sizes up to a million.
func BenchmarkShapes(b *testing.B) {
	for _, shape := range irgen.Shapes {
		for n := 1000; n <= 1_000_000; n *= 10 {
			b.Run(fmt.Sprintf("%s/%d", shape.Name, n), func(b *testing.B) {
				text := shape.Text(n)
				for b.Loop() {
					optimized(b, text, "O1")
				}
				b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(b.N)/float64(n), "ns/thing")
			})
		}
	}
}
