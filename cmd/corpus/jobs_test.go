package main

import (
	"bytes"
	"compress/gzip"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"maps"
	"math/rand/v2"
	"os"
	"path/filepath"
	"reflect"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/apache/beam/sdks/v2/go/pkg/beam"
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
	if got := first["remarks/in/m1.ll.jsonl"]; !strings.Contains(got, `{"function":"f3","line":4,"column":8,"pass":"saturate","message":`) {
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

func (f flaky) Remove(ctx context.Context, name string) error {
	return f.Interface.(filesystem.Remover).Remove(ctx, strings.TrimPrefix(name, "flaky://"))
}

func init() {
	filesystem.Register("flaky", func(ctx context.Context) filesystem.Interface { return flaky{local.New(ctx)} })
}

// dieFn passes names on, and with the first of some names brings down the bundle that it and
// the steps behind it are in.
type dieFn struct{}

var dies []string // names still to die of

func init() { beam.RegisterType(reflect.TypeFor[dieFn]()) }

func (*dieFn) ProcessElement(name string, emit func(string)) {
	fail.Lock()
	i := slices.Index(dies, filepath.Base(name))
	if i >= 0 {
		dies = slices.Delete(dies, i, i+1)
	}
	fail.Unlock()
	if i >= 0 {
		panic("the machine that worked on " + name + " is gone")
	}
	emit(name)
}

// TestBundleDies: whatever brings down a bundle in its middle, with some of its modules
// written and counted, the result is that of a run in which nothing failed.
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
	inject := func(writes, panics map[string]int) { fail.writes, fail.panics, fail.failed = writes, panics, 0 }
	module := "modules" + dir + "/in/m3.ll"
	for _, job := range jobs {
		inject(nil, nil)
		if code, stderr := run(job.name, job.name); code != exitDone {
			t.Fatal(stderr)
		}
		want := files(t, job.name)
		var sum Totals
		if err := json.Unmarshal([]byte(want["summary.json"]), &sum); err != nil || sum.In != 15 || sum.Out != 12 || sum.Failed != 3 {
			t.Errorf("%s: %+v, %v", job.name, sum, err)
		}

		// files that can be read and written after a moment: nothing has to die
		inject(map[string]int{module: tries - 1, "summary.json": 1}, map[string]int{"in/m5.ll": tries - 1})
		code, stderr := run(job.name, job.name+".moment", "-attempts", "1")
		if wanted := map[string]int{"optimize": 5, "coverage": 3, "count": 3}[job.name]; code != exitDone || fail.failed != wanted ||
			!strings.Contains(stderr, fmt.Sprintf("were tried again: %d files\n", wanted)) {
			t.Errorf("%s: exit %d after %d failures, wanted are %d\n%s", job.name, code, fail.failed, wanted, stderr)
		}
		same(t, job.name, files(t, job.name+".moment"), want)

		// bundles that die, of modules and of what is written at the end
		inject(map[string]int{module: tries, "summary.json": tries}, nil)
		dies = []string{"m4.ll", "m11.ll"}
		steps := job.work
		job.work = func(s beam.Scope, c *config, l lane, files beam.PCollection) []beam.PCollection {
			return steps(s, c, l, beam.ParDo(s, &dieFn{}, files))
		}
		code, stderr = run(job.name, job.name+".again", "-attempts", "7")
		job.work = steps
		if wanted := map[string]int{"optimize": 2 * tries, "coverage": tries, "count": tries}[job.name]; code != exitDone || fail.failed != wanted || len(dies) > 0 {
			t.Errorf("%s: exit %d after %d failures, wanted are %d; left to die of are %q\n%s", job.name, code, fail.failed, wanted, dies, stderr)
		}
		if !strings.Contains(stderr, "attempt 1 of 7 failed") || !strings.Contains(stderr, "is gone") {
			t.Errorf("%s: nothing is said of the failures: %s", job.name, stderr)
		}
		same(t, job.name, files(t, job.name+".again"), want)
	}
	inject(map[string]int{"summary.json": 100}, nil)
	if code, stderr := run("count", "never", "-attempts", "2"); code != exitRun || !strings.Contains(stderr, "the disk is full") || fail.failed != 2*tries {
		t.Errorf("exit %d after %d failures: %s", code, fail.failed, stderr)
	}
	// nor is there the summary of a run before, if one fails
	inject(map[string]int{module: 100}, nil)
	if code, stderr := run("optimize", "optimize", "-attempts", "1"); code != exitRun || fail.failed != tries {
		t.Errorf("exit %d after %d failures: %s", code, fail.failed, stderr)
	}
	if _, err := os.Stat("optimize/summary.json"); err == nil {
		t.Error("the summary of a run before is still there")
	}
	// what can't be read at all is a module's failure
	inject(nil, map[string]int{"in/m5.ll": 100})
	if code, stderr := run("optimize", "optimize", "-attempts", "1"); code != exitDone || fail.failed != tries {
		t.Errorf("exit %d after %d failures: %s", code, fail.failed, stderr)
	}
	got := files(t, "optimize")
	if !strings.Contains(got["failed.jsonl"], "in/m5.ll\",\"kind\":\"bug\",\"message\":\"panic: the machine that read") {
		t.Errorf("failed: %s", got["failed.jsonl"])
	}
	if _, ok := got["modules"+dir+"/in/m5.ll"]; ok {
		t.Error("the result of a run before is still there")
	}
}

// TestBundleAgain does what a runner does that tries a bundle again by itself: what the
// bundle that died gave is thrown away, and its elements are given to the same step, or to
// another one.
func TestBundleAgain(t *testing.T) {
	sample(t)
	names := []string{"in/m1.ll", "in/undefined.ll", "unknown.ll", "in/m2.ll", "missing.ll", "in/m3.ll"}
	o := Options{Timeout: time.Hour, Jobs: 1, Out: "out", Remarks: true}
	ctx := context.Background()
	var got []string // what a bundle gave
	give := func(kind string, v any) {
		text, err := json.Marshal(v)
		if err != nil {
			t.Fatal(err)
		}
		got = append(got, kind+" "+string(text))
	}
	totals, notes := func(v Totals) { give("totals", v) }, func(v Note) { give("note", v) }
	tallies, seen := func(v Tally) { give("tally", v.Report) }, func(shape string, v Seen) { give(shape, v) }
	type step struct {
		begin   func()
		process func(name string) error
		finish  func() error
	}
	for job, make := range map[string]func() step{
		"optimize": func() step {
			f := &optimizeFn{worker{Options: o, Lane: lane{0, 1}}}
			return step{func() { f.StartBundle(totals, notes) },
				func(name string) error { return f.ProcessElement(ctx, name, totals, notes) },
				func() error { f.FinishBundle(totals, notes); return nil }}
		},
		"coverage": func() step {
			f := &coverageFn{worker: worker{Options: o, Lane: lane{0, 1}}}
			return step{func() { f.StartBundle(totals, notes, tallies) },
				func(name string) error { return f.ProcessElement(ctx, name, totals, notes, tallies) },
				func() error { return f.FinishBundle(totals, notes, tallies) }}
		},
		"count": func() step {
			f := &countFn{worker: worker{Options: o, Lane: lane{0, 1}}}
			return step{func() { f.StartBundle(totals, notes, seen) },
				func(name string) error { return f.ProcessElement(ctx, name, totals, notes, seen) },
				func() error { f.FinishBundle(totals, notes, seen); return nil }}
		},
	} {
		process := func(s step, names []string) {
			got = nil
			s.begin()
			for _, name := range names {
				if err := s.process(name); err != nil {
					t.Fatalf("%s: %v", job, err)
				}
			}
		}
		whole := func(s step) (string, map[string]string) {
			process(s, names)
			if err := s.finish(); err != nil {
				t.Fatalf("%s: %v", job, err)
			}
			out := map[string]string{}
			if job == "optimize" {
				out = files(t, "out")
			}
			return strings.Join(got, "\n"), out
		}
		os.RemoveAll("out")
		want, written := whole(make())
		if !strings.Contains(want, `totals {"in":0,"out":4,"failed":2,"warned":1,`) || strings.Count(want, "note ") != 3 || job == "optimize" && len(written) != 8 {
			t.Fatalf("%s: a bundle gives\n%s\nand %d files", job, want, len(written))
		}
		for died := range len(names) + 1 {
			for _, other := range []bool{false, true} {
				os.RemoveAll("out")
				s := make()
				process(s, names[:died])
				if other {
					s = make()
				}
				now, files := whole(s)
				if now != want {
					t.Errorf("%s: after %d modules had been worked on (other step: %v) a bundle gives\n%s\nand not\n%s", job, died, other, now, want)
				}
				same(t, job, files, written)
			}
		}
	}
}

// TestNoPlace: a module is named whose result can't have the name that it is to have, and
// stops nothing.
func TestNoPlace(t *testing.T) {
	sample(t)
	long := "in/" + strings.Repeat("n", 250) + ".ll" // with .jsonl it is too long
	if err := os.WriteFile(long, []byte(good(1)), 0o666); err != nil {
		t.Fatal(err)
	}
	if err := os.MkdirAll("o/modules/in/m1.ll/folder", 0o777); err != nil {
		t.Fatal(err)
	}
	must(t, "optimize", "-remarks", "-out", "o", "in/m1.ll", "in/m2.ll", "in/n*.ll")
	got := files(t, "o")
	if failed := got["failed.jsonl"]; strings.Count(failed, "\n") != 2 || !strings.Contains(failed, `"in/m1.ll","kind":"clash"`) ||
		!strings.Contains(failed, long+`","kind":"clash"`) || !strings.Contains(failed, "file name too long") {
		t.Errorf("failed: %s", failed)
	}
	if len(got) != 5 || got["modules/in/m2.ll"] == "" || got["remarks/in/m2.ll.jsonl"] == "" {
		t.Errorf("there are %q", slices.Sorted(maps.Keys(got)))
	}
	must(t, "optimize", "-out", "o2", long)
	if got := files(t, "o2"); got["modules/"+long] == "" {
		t.Error("a name is too long to write beside it and rename")
	}
}

// TestUnwritable: that results can't be written is told before anything is worked on.
func TestUnwritable(t *testing.T) {
	sample(t)
	code, _, stderr := corpus("optimize", "-out", "list", "in")
	if code != exitRun || stderr != "corpus: error: -out list can't be written to: mkdir list: not a directory\n" {
		t.Errorf("exit %d, %s", code, stderr)
	}
	if err := os.Mkdir("none", 0o777); err != nil {
		t.Fatal(err)
	}
	if code, _, stderr := corpus("optimize", "-out", "o", "none"); code != exitDone || !strings.Contains(stderr, "no module was found") {
		t.Errorf("exit %d, %s", code, stderr)
	}
}

// TestInterrupted: a run that is interrupted ends, and says so.
func TestInterrupted(t *testing.T) {
	sample(t)
	c, err := parse(newFlags(), []string{"count", "-out", "o", "in"}, io.Discard)
	if err != nil {
		t.Fatal(err)
	}
	ctx, cancel := context.WithCancel(context.Background())
	steps := *c.job
	c.job = &steps
	c.job.work = func(s beam.Scope, c *config, l lane, files beam.PCollection) []beam.PCollection {
		cancel() // before the pipeline is even sent
		return countLane(s, c, l, files)
	}
	if err := c.execute(ctx, io.Discard); err == nil || !strings.Contains(err.Error(), "interrupted") {
		t.Errorf("error %v", err)
	}
	if left := files(t, "o"); len(left) > 0 {
		t.Errorf("there are %q", slices.Sorted(maps.Keys(left)))
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
