package main

import (
	"bytes"
	"compress/gzip"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/apache/beam/sdks/v2/go/pkg/beam/io/filesystem"
	"github.com/apache/beam/sdks/v2/go/pkg/beam/io/filesystem/local"
	"github.com/apache/beam/sdks/v2/go/pkg/beam/options/jobopts"

	"rewrite/passes/coverage"
	"rewrite/passes/ir/llvmtest"
	"rewrite/passes/optimize"
)

// good is a module in which rules fire, and in which k is another constant.
func good(k int) string {
	return fmt.Sprintf("define i32 @f%[1]d(i32 %%x, i32 %%y) {\n  %%m = mul i32 %%x, 8\n  %%a = add i32 %%m, %%y\n  %%b = sub i32 %%a, %%y\n  %%r = xor i32 %%b, %[1]d\n  ret i32 %%r\n}\n", k+2)
}

// sample is a folder of modules, of which some are wrong.
func sample(t *testing.T) {
	t.Helper()
	t.Chdir(t.TempDir())
	write := func(name, text string) {
		if err := os.MkdirAll(filepath.Dir(name), 0o777); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(name, []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	for i := range 12 {
		write(fmt.Sprintf("in/m%d.ll", i), good(i))
		write(fmt.Sprintf("in/deep/er/m%d.ll", i), good(100+i))
	}
	var packed bytes.Buffer
	z := gzip.NewWriter(&packed)
	io.WriteString(z, good(200))
	z.Close()
	write("in/packed.ll.gz", packed.String())
	write("in/undefined.ll", "define i32 @f() {\n  ret i32 %x\n}\n")
	write("in/empty.ll", " \n")
	write("in/bitcode.ll", "BC\xc0\xde1234")
	write("in/none.txt", "no module")
	write("unknown.ll", "define void @f() {\n  frobnicate i32 1\n  ret void\n}\n")
	write("list", "in/m1.ll\n\nmissing.ll\nin/../in/m2.ll\n  in/m3.ll  \n")
}

// wantFailed are the modules of sample that fail, by what is said of them.
var wantFailed = map[string][2]string{
	"in/undefined.ll": {"wrong", "in/undefined.ll:2:11: error: use of undefined value '%x'"},
	"in/empty.ll":     {"wrong", "the file is empty"},
	"in/bitcode.ll":   {"wrong", "this is bitcode, and text is wanted"},
	"missing.ll":      {"unreadable", "no such file"},
	"in/../in/m2.ll":  {"", ""}, // the same module by another name is in/m2.ll's clash, below
	"in/packed.ll.gz": {"", ""},
}

// TestNothingIsLost: each module is out or failed, and failures are named; what comes
// out is what the library makes of it; all of it, to the byte, by any number of lanes and
// ways to cut bundles.
func TestNothingIsLost(t *testing.T) {
	sample(t)
	args := []string{"optimize", "-remarks", "-list", "list", "in", "unknown.ll", "in/m*.ll"}
	must(t, append(args, "-out", "first", "-lanes", "1")...)
	first := files(t, "first")
	var failed []Note
	for line := range strings.Lines(first["failed.jsonl"]) {
		var n Note
		if err := json.Unmarshal([]byte(line), &n); err != nil {
			t.Fatal(err)
		}
		failed = append(failed, n)
	}
	var names []string
	for _, n := range failed {
		names = append(names, n.Module)
		if want := wantFailed[n.Module]; n.Kind != Clash && (string(n.Kind) != want[0] || !strings.Contains(n.Message, want[1])) {
			t.Errorf("%+v, want %q", n, want)
		}
	}
	if want := []string{"in/bitcode.ll", "in/empty.ll", "in/m2.ll", "in/undefined.ll", "missing.ll"}; !slices.Equal(names, want) {
		t.Errorf("failed are %q, want %q", names, want)
	}
	var sum Totals
	if err := json.Unmarshal([]byte(first["summary.json"]), &sum); err != nil {
		t.Fatal(err)
	}
	// 24 good ones and one of them twice, one packed, three wrong, one missing, one not understood
	if sum.In != 31 || sum.Out != 26 || sum.Failed != 5 || sum.Warned != 1 || sum.BytesIn == 0 || sum.BytesOut == 0 {
		t.Errorf("%+v", sum)
	}
	if !strings.Contains(first["warnings.jsonl"], "frobnicate") {
		t.Errorf("warnings: %s", first["warnings.jsonl"])
	}
	modules := 0
	for name, text := range first {
		if name, ok := strings.CutPrefix(name, "modules/"); ok {
			modules++
			if strings.Contains(name, "packed") {
				continue
			}
			r, err := optimize.File(name, optimize.Options{})
			if err != nil || string(r.Text()) != text {
				t.Errorf("%s, %v:\n%s", name, err, text)
			}
		}
	}
	if modules != sum.Out || !strings.Contains(first["modules/in/packed.ll"], "xor i32 %1, 202") {
		t.Errorf("%d modules are written, %d are out\n%s", modules, sum.Out, first["modules/in/packed.ll"])
	}
	if got := first["remarks/in/m1.ll.jsonl"]; !strings.Contains(got, `{"function":"f3","line":2,"column":8,"pass":"saturate","message":`) {
		t.Errorf("remarks: %s", got)
	}
	for i, more := range [][]string{
		{"-lanes", "2"}, {"-lanes", "7", "-j", "3"},
		{"-lanes", "2", "-experiments", "prism_disable_sdf_split"},
		{"-lanes", "3", "-experiments", "prism_disable_rtc"},
	} {
		out := fmt.Sprint("out", i)
		must(t, slices.Concat(args, more, []string{"-out", out})...)
		same(t, strings.Join(more, " "), files(t, out), first)
	}
	if now, err := counters(context.Background(), *jobopts.Endpoint); err != nil || now["modules"] != 30 || now["failed"] != 4 || now["bytes_out"] != sum.BytesOut {
		t.Errorf("the runner's counters are %v, %v", now, err)
	}
}

// TestCoverage: the merged report is, number for number and byte for byte, what rewrite
// coverage merges of runs on each module; by any number of lanes.
func TestCoverage(t *testing.T) {
	inputs := slices.DeleteFunc(llvmtest.Files(t, "ir/19"), func(name string) bool { i, err := os.Stat(name); return err != nil || i.Size() > 40_000 })
	dir := t.TempDir()
	list := filepath.Join(dir, "list")
	if err := os.WriteFile(list, []byte(strings.Join(inputs, "\n")), 0o666); err != nil {
		t.Fatal(err)
	}
	for _, lanes := range []string{"1", "3"} {
		must(t, "coverage", "-list", list, "-lanes", lanes, "-out", filepath.Join(dir, lanes))
	}
	var reports []*coverage.Report
	for _, name := range inputs {
		r, err := optimize.File(name, optimize.Options{Coverage: true})
		if err != nil {
			t.Fatal(err)
		}
		reports = append(reports, r.Coverage)
	}
	sum, err := coverage.Merge(reports...)
	if err != nil {
		t.Fatal(err)
	}
	var want bytes.Buffer
	if err := sum.WriteJSON(&want); err != nil {
		t.Fatal(err)
	}
	if sum.Totals.Inputs != len(inputs) || sum.Totals.Survived == 0 {
		t.Fatalf("nothing is covered: %+v", sum.Totals)
	}
	one, three := files(t, filepath.Join(dir, "1")), files(t, filepath.Join(dir, "3"))
	same(t, "three lanes", three, one)
	if one["coverage.json"] != want.String() {
		t.Error("coverage.json is not what reports of single runs are merged to")
	}
	// in any order, and in any grouping
	all, err := allRules(&Options{})
	if err != nil {
		t.Fatal(err)
	}
	m := &mergeTallies{}
	random := rand.New(rand.NewPCG(1, 2))
	for range 3 {
		var parts []Tally
		for _, r := range reports {
			packed, err := encodeTally(Tally{r})
			if err != nil {
				t.Fatal(err)
			}
			part, err := decodeTally(packed)
			if err != nil {
				t.Fatal(err)
			}
			parts = append(parts, part)
		}
		for len(parts) > 1 {
			i, k := random.IntN(len(parts)), random.IntN(len(parts)-1)
			if k >= i {
				k++
			}
			if parts[i], err = m.MergeAccumulators(parts[i], parts[k]); err != nil {
				t.Fatal(err)
			}
			parts = slices.Delete(parts, k, k+1)
		}
		r, err := coverage.Merge(all, parts[0].Report)
		if err != nil {
			t.Fatal(err)
		}
		var got bytes.Buffer
		r.WriteJSON(&got)
		if got.String() != want.String() {
			t.Error("another order of merging gives another report")
		}
	}
}

// TestCount: the most frequent shapes, by any number of lanes.
func TestCount(t *testing.T) {
	sample(t)
	if err := os.WriteFile("in/more.ll", []byte("define i64 @g(i64 %a, i64 %b) {\n  %s = lshr i64 %a, 3\n  %t = and i64 %s, %b\n  %u = and i64 %b, %t\n  ret i64 %t\n}\n"), 0o666); err != nil {
		t.Fatal(err)
	}
	for _, lanes := range []string{"1", "4"} {
		must(t, "count", "-top", "4", "-lanes", lanes, "-passes", "saturate", "-out", lanes, "in")
	}
	one := files(t, "1")
	same(t, "four lanes", files(t, "4"), one)
	want := `{"count":25,"shape":"shl(x, C)","place":"in/deep/er/m0.ll @f102 %1"}
{"count":25,"shape":"xor(x, C)","place":"in/deep/er/m0.ll @f102 %r"}
{"count":24,"shape":"xor(shl(x, C1), C2)","place":"in/deep/er/m0.ll @f102 %r"}
{"count":1,"shape":"and(lshr(x, C), y)","place":"in/more.ll @g %t"}
`
	if one["shapes.jsonl"] != want {
		t.Errorf("got\n%s", one["shapes.jsonl"])
	}
}

// flaky is the local file system by names that begin with flaky://, with a failure now
// and then.
type flaky struct {
	filesystem.Interface
}

var fail = struct {
	sync.Mutex
	writes, panics map[string]int // how often still, by the end of a name
	failed         int
}{}

func due(m map[string]int, name string) bool {
	fail.Lock()
	defer fail.Unlock()
	for end, n := range m {
		if strings.HasSuffix(name, end) && n > 0 {
			m[end]--
			fail.failed++
			return true
		}
	}
	return false
}

func (f flaky) List(ctx context.Context, glob string) ([]string, error) {
	found, err := f.Interface.List(ctx, strings.TrimPrefix(glob, "flaky://"))
	for i := range found {
		found[i] = "flaky://" + found[i]
	}
	return found, err
}

func (f flaky) OpenRead(ctx context.Context, name string) (io.ReadCloser, error) {
	if due(fail.panics, name) {
		panic("the machine that read " + name + " is gone")
	}
	return f.Interface.OpenRead(ctx, strings.TrimPrefix(name, "flaky://"))
}

func (f flaky) OpenWrite(ctx context.Context, name string) (io.WriteCloser, error) {
	w, err := f.Interface.OpenWrite(ctx, strings.TrimPrefix(name, "flaky://"))
	if err == nil && due(fail.writes, name) {
		io.WriteString(w, "half of a mod")
		w.Close()
		return nil, errors.New("the disk is full")
	}
	return w, err
}

func init() {
	filesystem.Register("flaky", func(ctx context.Context) filesystem.Interface { return flaky{local.New(ctx)} })
}

// TestBundleDies: a bundle that dies in the middle, with some of its modules written and
// counted, is tried again, and each module is counted once.
func TestBundleDies(t *testing.T) {
	sample(t)
	dir, err := os.Getwd()
	if err != nil {
		t.Fatal(err)
	}
	run := func(job, out string, more ...string) (int, string) {
		code, _, stderr := corpus(append([]string{job, "-lanes", "2", "-out", "flaky://" + dir + "/" + out, "flaky://" + dir + "/in/*.ll"}, more...)...)
		return code, stderr
	}
	for _, job := range jobList() {
		fail.writes, fail.panics, fail.failed = nil, nil, 0
		if code, stderr := run(job, job); code != exitDone {
			t.Fatal(stderr)
		}
		want := files(t, job)
		fail.panics = map[string]int{"in/m5.ll": 1}
		fail.writes = map[string]int{"modules" + dir + "/in/m3.ll": 1, "summary.json": 1}
		code, stderr := run(job, job+".again", "-attempts", "6")
		if wanted := map[string]int{"optimize": 3, "coverage": 2, "count": 2}[job]; code != exitDone || fail.failed != wanted {
			t.Fatalf("%s: exit %d after %d failures, wanted are %d\n%s", job, code, fail.failed, wanted, stderr)
		}
		if !strings.Contains(stderr, "attempt 1 of 6 failed") {
			t.Errorf("%s: nothing is said of the failures: %s", job, stderr)
		}
		same(t, job, files(t, job+".again"), want)
		var sum Totals
		if err := json.Unmarshal([]byte(want["summary.json"]), &sum); err != nil || sum.In != 15 || sum.Out != 12 || sum.Failed != 3 {
			t.Errorf("%s: %+v, %v", job, sum, err)
		}
	}
	fail.writes = map[string]int{"summary.json": 100}
	if code, stderr := run("count", "never", "-attempts", "2"); code != exitRun || !strings.Contains(stderr, "the disk is full") {
		t.Errorf("exit %d: %s", code, stderr)
	}
}

// TestLate: a module that takes too long is named, and nothing waits for it.
func TestLate(t *testing.T) {
	sample(t)
	must(t, "optimize", "-timeout", "1ns", "-out", "o", "in/m1.ll", "in/m2.ll")
	got := files(t, "o")
	if strings.Count(got["failed.jsonl"], `"kind":"late","message":"it took longer than -timeout 1ns"`) != 2 {
		t.Errorf("failed: %s", got["failed.jsonl"])
	}
	told := make(chan struct{})
	f := within(time.Millisecond, func(stopped func() bool) error {
		for !stopped() {
			time.Sleep(time.Millisecond)
		}
		close(told)
		return nil
	})
	if f == nil || f.kind != Late {
		t.Errorf("%v", f)
	}
	<-told // the work is told to stop
	if f := within(time.Hour, func(func() bool) error { panic("a bug") }); f == nil || f.kind != Bug || !strings.Contains(f.Error(), "panic: a bug\n") {
		t.Errorf("%v", f)
	}
	if f := within(time.Hour, func(func() bool) error { return nil }); f != nil {
		t.Errorf("%v", f)
	}
}

// TestRulesTravel: rules of one's own are sent with the pipeline, as text.
func TestRulesTravel(t *testing.T) {
	sample(t)
	if err := os.WriteFile("mine.rw", []byte("rule back  sub(add(x, y), y) => x\n"), 0o666); err != nil {
		t.Fatal(err)
	}
	must(t, "optimize", "-rules", "mine.rw", "-passes", "saturate", "-out", "o", "in/m1.ll")
	if got := files(t, "o")["modules/in/m1.ll"]; !strings.Contains(got, "mul i32 %x, 8") || strings.Contains(got, "sub") {
		t.Errorf("the built-in rules ran, or mine did not:\n%s", got)
	}
}
