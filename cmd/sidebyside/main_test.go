//go:build unix

package main

import (
	"bytes"
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"
)

// TestMain lets the test binary stand in for a command of known appetite: with
// SIDEBYSIDE_EAT set it touches so many MiB of memory, burns so many
// milliseconds of CPU time, and is done.
func TestMain(m *testing.M) {
	eat := os.Getenv("SIDEBYSIDE_EAT")
	if eat == "" {
		os.Exit(m.Run())
	}
	var mib, ms int
	if _, err := fmt.Sscanf(eat, "%d,%d", &mib, &ms); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
	memory := make([]byte, mib<<20)
	for i := 0; i < len(memory); i += 4096 {
		memory[i] = 1
	}
	burn(time.Duration(ms) * time.Millisecond)
}

// eater is a command line that uses so much memory and CPU time.
func eater(t *testing.T, mib, ms int) string {
	t.Helper()
	self, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	return fmt.Sprintf("SIDEBYSIDE_EAT=%d,%d %q", mib, ms, self)
}

func runJSON(t *testing.T, args ...string) jsonReport {
	t.Helper()
	var stdout, stderr bytes.Buffer
	if code := run(append([]string{"-json"}, args...), &stdout, &stderr); code != 0 {
		t.Fatalf("exit %d: %s", code, stderr.String())
	}
	var r jsonReport
	if err := json.Unmarshal(stdout.Bytes(), &r); err != nil {
		t.Fatalf("%v in\n%s", err, stdout.String())
	}
	return r
}

// The peak is that of the command itself and not of the shell around it, also
// when the command is not the one that the shell could exec.
func TestPeakIsTheCommands(t *testing.T) {
	big := eater(t, 96, 0)
	for _, b := range []string{big, "exec env " + big, big + "; :", ": | " + big} {
		r := runJSON(t, "-n", "1", "-warmup", "0", ":", b)
		if got := r.B.Summary["peak_bytes"].Median; got < 96<<20 || got > 512<<20 { // the race detector doubles it
			t.Errorf("%s: peak %.0f bytes, want somewhat over %d", b, got, 96<<20)
		}
		if got := r.A.Summary["peak_bytes"].Median; got > 64<<20 {
			t.Errorf("the empty command has a peak of %.0f bytes", got)
		}
		if r.Floor <= 0 {
			t.Errorf("no floor: %d", r.Floor)
		}
	}
}

// CPU time is counted through the shell to its children, and separately for
// each command. It is a lower bound, so it does not depend on the machine's load.
func TestCPUIsTheCommands(t *testing.T) {
	r := runJSON(t, "-n", "2", "-warmup", "0", ":", eater(t, 1, 200)+"; :")
	if got := r.B.Summary["cpu_seconds"].Min; got < 0.2 {
		t.Errorf("CPU %.3f s, want at least 0.2", got)
	}
	for i, one := range r.B.Runs {
		if one["cpu_seconds"] < 0.2 {
			t.Errorf("run %d: CPU %.3f s, want at least 0.2", i, one["cpu_seconds"])
		}
	}
}

func TestRunsAlternateAfterWarmup(t *testing.T) {
	log := filepath.Join(t.TempDir(), "log")
	r := runJSON(t, "-n", "3", "-warmup", "1", "-a", "first", "-b", "second",
		"printf a >>"+log, "printf b >>"+log)
	got, err := os.ReadFile(log)
	if err != nil {
		t.Fatal(err)
	}
	if string(got) != "abababab" {
		t.Errorf("order %q, want abababab", got)
	}
	if len(r.A.Runs) != 3 || len(r.B.Runs) != 3 || r.Warmup != 1 {
		t.Errorf("runs %d and %d after %d, want 3 and 3 after 1", len(r.A.Runs), len(r.B.Runs), r.Warmup)
	}
	if r.A.Label != "first" || r.B.Label != "second" {
		t.Errorf("labels %q and %q", r.A.Label, r.B.Label)
	}
}

func TestTable(t *testing.T) {
	cfg := &config{runs: 2, warmup: 1, labels: [2]string{"opt", "ours"}, commands: [2]string{"x", "y"}}
	r := &report{cfg: cfg, floor: 4 << 20, samples: [2][]sample{
		{{Wall: 1 * time.Second, Peak: 10 << 20}, {Wall: 3 * time.Second, Peak: 20 << 20}},
		{{Wall: time.Second / 2, Peak: 30 << 20}, {Wall: time.Second / 2, Peak: 30 << 20}},
	}}
	var got bytes.Buffer
	if err := r.writeTable(&got); err != nil {
		t.Fatal(err)
	}
	want := `
              opt        min - max             ours       min - max             ours/opt
wall          2.000 s    1.000 s - 3.000 s     0.500 s    0.500 s - 0.500 s     0.25
CPU           0.000 s    0.000 s - 0.000 s     0.000 s    0.000 s - 0.000 s     ?
peak memory   15.0 MiB   10.0 MiB - 20.0 MiB   30.0 MiB   30.0 MiB - 30.0 MiB   2.00
medians of 2 alternating runs after 1 to warm up; peaks at or under 4.0 MiB can't be told apart
opt: x
ours: y
`
	if "\n"+got.String() != want {
		t.Errorf("got\n%swant%s", got.String(), want)
	}
	got.Reset()
	if err := r.writeJSON(&got); err != nil {
		t.Fatal(err)
	}
	if !strings.Contains(got.String(), `"cpu_seconds": null`) {
		t.Errorf("a ratio over zero must be null:\n%s", got.String())
	}
}

// TestFiles measures two files of a folder, the larger one first, one of which has a name that the
// shell would take apart, and leaves out what is too small or no .ll.
func TestFiles(t *testing.T) {
	dir := t.TempDir()
	log := filepath.Join(dir, "log")
	for name, size := range map[string]int{"sub/it's two.ll": 20, "three.ll": 30, "small.ll": 5, "other.txt": 99} {
		path := filepath.Join(dir, name)
		if err := os.MkdirAll(filepath.Dir(path), 0o777); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(path, make([]byte, size), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	link := filepath.Join(t.TempDir(), "link")
	if err := os.Symlink(dir, link); err != nil {
		t.Fatal(err)
	}
	var stdout, stderr bytes.Buffer
	args := []string{"-n", "1", "-warmup", "0", "-json", "-files", link, "-files", filepath.Join(dir, "*.ll"), "-over", "20", "basename {} >>" + log, "test -f {} && " + eater(t, 1, 30)}
	if code := run(args, &stdout, &stderr); code != 0 {
		t.Fatalf("exit %d: %s", code, stderr.String())
	}
	var r jsonFiles
	if err := json.Unmarshal(stdout.Bytes(), &r); err != nil {
		t.Fatal(err)
	}
	if got, _ := os.ReadFile(log); string(got) != "three.ll\nit's two.ll\n" || len(r.Files) != 2 || r.Files[0].Size != 30 {
		t.Errorf("measured %q, %d files", got, len(r.Files))
	}
	for _, f := range r.Files {
		if f.B.Summary["cpu_seconds"].Min < 0.03 {
			t.Errorf("%s: CPU %v", f.File, f.B.Summary["cpu_seconds"])
		}
	}
}

// TestMeans: the ratios of 2 and of a half have the mean 1, and one without meaning has no part in it.
func TestMeans(t *testing.T) {
	of := func(a, b time.Duration) *report {
		cpu := a
		if a == 4*time.Second {
			cpu = 0
		}
		return &report{samples: [2][]sample{{{Wall: a, CPU: cpu, Peak: 1 << 20}}, {{Wall: b, CPU: b, Peak: 3 << 20}}}}
	}
	all := &fileReports{cfg: &config{runs: 1, labels: [2]string{"opt", "ours"}, commands: [2]string{"x {}", "y {}"}},
		files: []file{{"a.ll", 3 << 20}, {"b.ll", 1 << 20}}, each: []*report{of(2*time.Second, 4*time.Second), of(4*time.Second, 2*time.Second)}}
	var got bytes.Buffer
	if err := all.writeTable(&got); err != nil {
		t.Fatal(err)
	}
	want := `
ours/opt   wall   CPU    memory   wall of opt   of ours             file
           2.00   2.00   3.00     2.000 s       4.000 s   3.0 MiB   a.ll
           0.50   ?      3.00     4.000 s       2.000 s   1.0 MiB   b.ll
           1.00   2.00   3.00     6.000 s       6.000 s             geometric means and sums of 2 files
medians of 1 alternating runs a file after 0 to warm up
opt: x {}
ours: y {}
`
	if "\n"+got.String() != want {
		t.Errorf("got\n%swant%s", got.String(), want)
	}
}

func TestMedian(t *testing.T) {
	for _, c := range []struct {
		in   []float64
		want spread
	}{
		{[]float64{5}, spread{5, 5, 5}},
		{[]float64{9, 1}, spread{5, 1, 9}},
		{[]float64{3, 100, 1}, spread{3, 1, 100}},
		{[]float64{4, 1, 2, 3}, spread{2.5, 1, 4}},
	} {
		if got := spreadOf(c.in); got != c.want {
			t.Errorf("%v: got %v, want %v", c.in, got, c.want)
		}
	}
}

func TestErrors(t *testing.T) {
	for _, c := range []struct {
		name string
		args []string
		code int
		want []string // all in standard error
	}{
		{"a fails", []string{"-a", "ref", "echo lost; echo why >&2; exit 3", ":"}, 1, []string{"ref:", "exit status 3", "  why\n"}},
		{"b fails", []string{"-b", "ours", ":", "false"}, 1, []string{"ours:", "exit status 1", "nothing on its standard error"}},
		{"killed", []string{":", "kill -9 $$"}, 1, []string{"signal: killed"}},
		{"not there", []string{":", "/no/such/command"}, 1, []string{"exit status 127", "/no/such/command"}},
		{"long stderr", []string{":", "i=0; while [ $i -lt 2000 ]; do echo line $i >&2; i=$((i+1)); done; false"}, 1, []string{"  ...", "line 1999\n"}},
		{"one command", []string{":"}, 2, []string{"got 1 command lines, need 2"}},
		{"unquoted", []string{"ls", "-l", "x"}, 2, []string{"got 3 command lines"}},
		{"no runs", []string{"-n", "0", ":", ":"}, 2, []string{"at least one run"}},
		{"negative warmup", []string{"-warmup", "-1", ":", ":"}, 2, []string{"can't be negative"}},
		{"no hole", []string{"-files", ".", "ls {}", ":"}, 2, []string{"command B has no {}"}},
		{"bad glob", []string{"-files", "[", "ls {}", "ls {}"}, 2, []string{"-files [: syntax error in pattern"}},
		{"size of nothing", []string{"-over", "5", "ls", "ls"}, 2, []string{"-over 5: the least size of -files"}},
		{"no such file", []string{"-files", "/no/such", "ls {}", "ls {}"}, 1, []string{"-files /no/such: no such file"}},
		{"none so large", []string{"-files", "main.go", "-over", "1000000000", "ls {}", "ls {}"}, 1, []string{"no file of 1000000000 bytes"}},
		{"unknown flag", []string{"-x", ":", ":"}, 2, []string{"-x"}},
	} {
		t.Run(c.name, func(t *testing.T) {
			var stdout, stderr bytes.Buffer
			if code := run(c.args, &stdout, &stderr); code != c.code {
				t.Errorf("exit %d, want %d", code, c.code)
			}
			for _, want := range c.want {
				if !strings.Contains(stderr.String(), want) {
					t.Errorf("no %q in:\n%s", want, stderr.String())
				}
			}
			if stdout.Len() != 0 {
				t.Errorf("standard output: %s", stdout.String())
			}
			if stderr.Len() > 2*maxStderr {
				t.Errorf("%d bytes of error", stderr.Len())
			}
		})
	}
}

func TestHelp(t *testing.T) {
	var stdout, stderr bytes.Buffer
	if code := run([]string{"-h"}, &stdout, &stderr); code != 0 || stderr.Len() != 0 {
		t.Fatalf("exit %d, %s", code, stderr.String())
	}
	for _, want := range []string{"Examples:", "-warmup runs", "-json"} {
		if !strings.Contains(stdout.String(), want) {
			t.Errorf("no %q in:\n%s", want, stdout.String())
		}
	}
}
