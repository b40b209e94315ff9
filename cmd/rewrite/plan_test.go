package main

import (
	"errors"
	"reflect"
	"strings"
	"testing"

	"rewrite/cmd/rewrite/internal/base"
	"rewrite/cmd/rewrite/internal/foldertest"
)

func TestPlan(t *testing.T) {
	foldertest.In(t, "dir/", "todir -> dir", "a.ll", "sub/a.ll")
	for _, c := range []struct {
		inputs, output string
		diff           bool
		want           []job
	}{
		{"a.ll", "", false, []job{{"a.ll", "", false}}},
		{"a.ll", "-", false, []job{{"a.ll", "-", false}}},
		{"a.ll", "x", false, []job{{"a.ll", "x", false}}},
		{"a.ll", "a.ll", false, []job{{"a.ll", "a.ll", false}}},
		{"-", "x", false, []job{{"-", "x", false}}},
		{"a.ll", "out/", false, []job{{"a.ll", "out/a.ll", true}}},
		{"a.ll", "dir", false, []job{{"a.ll", "dir/a.ll", true}}},
		{"a.ll", "todir", false, []job{{"a.ll", "todir/a.ll", true}}},
		{"a.ll sub/a.ll", "out/", false, []job{{"a.ll", "out/a.ll", true}, {"sub/a.ll", "out/sub/a.ll", true}}},
		{"./sub/../a.ll", "out/", false, []job{{"./sub/../a.ll", "out/a.ll", true}}},
		{"../x/a.ll /abs/b.ll ../../c.ll", "out/", false, []job{{"../x/a.ll", "out/x/a.ll", true}, {"/abs/b.ll", "out/abs/b.ll", true}, {"../../c.ll", "out/c.ll", true}}},
		{"x.bc y.ll z.bc.txt", "out/", false, []job{{"x.bc", "out/x.ll", true}, {"y.ll", "out/y.ll", true}, {"z.bc.txt", "out/z.bc.txt", true}}},
		{"a.ll sub/a.ll", "./", false, []job{{"a.ll", "a.ll", true}, {"sub/a.ll", "sub/a.ll", true}}},
		{"a.ll b.ll", "", true, []job{{"a.ll", "", false}, {"b.ll", "", false}}},
	} {
		got, err := plan(&options{inputs: strings.Fields(c.inputs), output: c.output, diff: c.diff})
		if err != nil || !reflect.DeepEqual(got, c.want) {
			t.Errorf("%s -o %s: got %v, %v; want %v", c.inputs, c.output, got, err, c.want)
		}
	}
}

func TestPlanRefuses(t *testing.T) {
	foldertest.In(t, "a.ll", "sub/a.ll", "out/a.ll", "link.ll -> a.ll", "same -> out", "tied/x.ll -> y.ll")
	for _, c := range []struct {
		inputs, output string
		want           string
	}{
		{"a.ll b.ll", "", "2 inputs need a directory"},
		{"a.ll b.ll", "-", "2 inputs need a directory"},
		{"a.ll b.ll", "x.ll", "-o DIR/"},
		{"-", "out/", "standard input has no name"},
		{"a.ll a.ll", "new/", "a.ll is named twice"},
		{"a.ll ./sub/../a.ll", "out/", "would both be written to out/a.ll"},
		{"a.ll ../a.ll", "out/", "a.ll and ../a.ll would both be written to out/a.ll"},
		{"sub/a.ll /sub/a.ll", "new/", "sub/a.ll and /sub/a.ll would both be written to new/sub/a.ll"},
		{"x.ll x.bc", "new/", "x.ll and x.bc would both be written to new/x.ll"},
		{"x.ll y.ll", "tied/", "would both be written to tied/y.ll"}, // through a link
		{"a.ll link.ll", "./", "would both"},
		{"a.ll out/a.ll", "out/", "the output for a.ll would overwrite out/a.ll"},
		{"out/a.ll a.ll", "same/", "the output for a.ll would overwrite out/a.ll"},
	} {
		got, err := plan(&options{inputs: strings.Fields(c.inputs), output: c.output})
		ue := (*base.UsageError)(nil)
		if !errors.As(err, &ue) {
			t.Errorf("%s -o %s: %v, error %v", c.inputs, c.output, got, err)
		} else if !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s -o %s: no %q in: %v", c.inputs, c.output, c.want, err)
		}
	}
	// Diffs share a stream, but not a file.
	if got, err := plan(&options{inputs: []string{"a.ll", "b.ll"}, output: "x.diff", diff: true}); err == nil {
		t.Errorf("-diff of two inputs into one file: %v", got)
	}
}
