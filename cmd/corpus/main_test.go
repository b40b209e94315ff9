package main

import (
	"bytes"
	"context"
	"flag"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/apache/beam/sdks/v2/go/pkg/beam"
	beamlog "github.com/apache/beam/sdks/v2/go/pkg/beam/log"
)

// asCorpus in the environment makes the program of the tests be corpus, for TestPage.
const asCorpus = "CORPUS_TEST_IS_CORPUS"

func TestMain(m *testing.M) {
	if os.Getenv(asCorpus) != "" {
		main()
	}
	flag.Parse()
	pause = time.Millisecond
	beamlog.LogLevel = "error"
	beamlog.SetLogger(quiet{})
	beam.Init()
	os.Exit(m.Run())
}

// corpus runs the program in this process, with flags that forget what the run before
// was given.
func corpus(args ...string) (code int, stdout, stderr string) {
	var out, errs bytes.Buffer
	code = run(context.Background(), newFlags(), args, &out, &errs)
	return code, out.String(), errs.String()
}

func newFlags() *flag.FlagSet {
	fs := flag.NewFlagSet("corpus", flag.ContinueOnError)
	flag.VisitAll(func(f *flag.Flag) {
		if !strings.HasPrefix(f.Name, "test.") {
			fs.Var(f.Value, f.Name, f.Usage)
		}
	})
	for _, name := range []string{"runner", "experiments", "environment_type", "parallelism"} {
		flag.Set(name, flag.Lookup(name).DefValue)
	}
	return fs
}

// must is corpus that is to succeed.
func must(t *testing.T, args ...string) (stdout string) {
	t.Helper()
	code, stdout, stderr := corpus(args...)
	if code != exitDone {
		t.Fatalf("corpus %q: exit %d\n%s", args, code, stderr)
	}
	return stdout
}

// files are all files below a folder, by their paths in it.
func files(t *testing.T, dir string) map[string]string {
	t.Helper()
	all := map[string]string{}
	err := filepath.WalkDir(dir, func(path string, d os.DirEntry, err error) error {
		if err != nil || d.IsDir() {
			return err
		}
		text, err := os.ReadFile(path)
		name, _ := filepath.Rel(dir, path)
		all[name] = string(text)
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	return all
}

// same wants two outputs to be the same, byte for byte.
func same(t *testing.T, what string, got, want map[string]string) {
	t.Helper()
	for name, text := range want {
		if other, ok := got[name]; !ok {
			t.Errorf("%s: %s is missing", what, name)
		} else if other != text {
			t.Errorf("%s: %s differs:\n%.2000s\nand not\n%.2000s", what, name, other, text)
		}
	}
	for name := range got {
		if _, ok := want[name]; !ok {
			t.Errorf("%s: there is %s, too", what, name)
		}
	}
}

func TestFlags(t *testing.T) {
	t.Chdir(t.TempDir())
	if err := os.WriteFile("a.ll", []byte("declare void @f()\n"), 0o666); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile("bad.rw", []byte("rule r  sub(x, x) => 1\n"), 0o666); err != nil {
		t.Fatal(err)
	}
	for args, want := range map[string]string{
		"":                                          "no job is named: optimize, coverage, count",
		"-out o":                                    "no job is named",
		"optimise -out o a.ll":                      "there is no job optimise; did you mean optimize?",
		"a.ll -out o":                               "the first argument is a job",
		"optimize a.ll":                             "-out is missing",
		"optimize -out o":                           "no modules are named",
		"optimize -ot o a.ll":                       "there is no flag -ot; did you mean -out?",
		"optimize -out o none*.ll":                  "none*.ll: no file matches",
		"optimize -out o [.ll":                      "syntax error in pattern",
		"optimize -out o a.ll -passes O4":           "there is no pass \"O4\"",
		"optimize -out o a.ll -cost none":           "there is no cost model \"none\"",
		"optimize -out o a.ll -with-builtin":        "-with-builtin is for -rules",
		"optimize -out o a.ll -rules none.rw":       "none.rw",
		"optimize -out o a.ll -rules bad.rw":        "rule r is wrong",
		"optimize -out o a.ll -timeout 10":          "for flag -timeout: parse error",
		"optimize -out o a.ll -attempts 0":          "-attempts 0",
		"optimize -out o a.ll -lanes -1":            "-lanes and -j",
		"coverage -out o a.ll -remarks":             "-remarks is for the job optimize",
		"count -out o a.ll -top 0":                  "-top 0",
		"optimize -out o a.ll -runner flonk":        "there is no runner flonk; did you mean flink?",
		"optimize -out o a.ll -runner flink":        "-runner flink needs -endpoint",
		"optimize -out o a.ll -runner dataflow":     "go build -tags cloud",
		"optimize -out o a.ll -environment_type VM": "it is DOCKER, PROCESS, EXTERNAL or LOOPBACK",
		"optimize -out o a.ll -parallelism many":    "invalid value \"many\" for flag -parallelism",
		"optimize -out o hdfs://a/*.ll":             "no file system for hdfs:// is compiled in",
		"optimize -out azure://o a.ll":              "no file system for azure://",
	} {
		forgetEndpoint(t)
		code, stdout, stderr := corpus(strings.Fields(args)...)
		if code != exitUsage || !strings.Contains(stderr, want) || !strings.Contains(stderr, "corpus -h") || stdout != "" {
			t.Errorf("corpus %s: exit %d, %s%s\nwant %s", args, code, stdout, stderr, want)
		}
	}
	if code, stdout, stderr := corpus("-h"); code != exitDone || stderr != "" || !strings.Contains(stdout, "  -out folder ") || !strings.Contains(stdout, "-endpoint") {
		t.Errorf("-h: exit %d\n%s%s", code, stdout, stderr)
	}
	if entries, _ := os.ReadDir("."); len(entries) != 2 {
		t.Errorf("something was written: %v", entries)
	}
}

// TestDryRun: the flags of Flink are taken, and nothing is run or written.
func TestDryRun(t *testing.T) {
	t.Chdir(t.TempDir())
	forgetEndpoint(t)
	got := must(t, "count", "-dry-run", "-out", "o", "-runner", "flink", "-endpoint", "localhost:1", "-environment_type", "LOOPBACK", "-parallelism", "8", "hdfs/*.ll")
	for _, want := range []string{
		"runner flink at localhost:1, parallelism 8, the work in this process (loopback)\n",
		".matchFn  [beam:transform:pardo:v1]", ".countFn  [beam:transform:pardo:v1]",
		"    CoGBK  [beam:transform:group_by_key:v1]", "top.Largest(1000)", ".summaryFn",
	} {
		if !strings.Contains(got, want) {
			t.Errorf("no %q in\n%s", want, got)
		}
	}
	if n := strings.Count(got, ".countFn"); n != 1 {
		t.Errorf("%d lanes, though Flink shares out by itself", n)
	}
	forgetEndpoint(t)
	if got := must(t, "optimize", "-dry-run", "-out", "o", "-lanes", "3", "."); strings.Count(got, ".optimizeFn") != 3 || !strings.HasPrefix(got, "runner prism, in this process\n") {
		t.Errorf("three lanes:\n%s", got)
	}
	if entries, _ := os.ReadDir("."); len(entries) != 0 {
		t.Errorf("something was written: %v", entries)
	}
}

// forgetEndpoint undoes what prism leaves in Beam's flag when it starts.
func forgetEndpoint(t *testing.T) {
	old := flag.Lookup("endpoint").Value.String()
	flag.Set("endpoint", "")
	t.Cleanup(func() { flag.Set("endpoint", old) })
}
