package main

import (
	"bytes"
	"flag"
	"os"
	"os/exec"
	"strings"
	"testing"

	"golang.org/x/tools/txtar"

	"rewrite/cmd/rewrite/internal/foldertest"
	"rewrite/passes/ir/llvmtest"
)

var update = flag.Bool("update", false, "rewrite the expected results in testdata")

const diffCases = "testdata/diff.txtar"

// Each case has the module before, the one after, and the diff. The diff is also
// given to patch, which must make the module after, or else what is in patched.
func TestWriteDiff(t *testing.T) {
	archive, err := txtar.ParseFile(diffCases)
	if err != nil {
		t.Fatal(err)
	}
	type parts = map[string][]byte
	cases := map[string]parts{}
	for _, f := range archive.Files {
		name, part, _ := strings.Cut(f.Name, "/")
		if cases[name] == nil {
			cases[name] = parts{}
		}
		cases[name][part] = f.Data
	}
	for name, c := range cases {
		t.Run(name, func(t *testing.T) {
			before, want := c["before"], string(c["diff"])
			var got bytes.Buffer
			if err := writeDiff(&got, "in.ll", before, c["after"]); err != nil {
				t.Fatal(err)
			}
			if *update {
				c["diff"] = bytes.Clone(got.Bytes())
			} else if got.String() != want {
				t.Errorf("got\n%s\nwant\n%s", &got, want)
			}
			if got.Len() == 0 {
				return
			}
			// The numbers are right if patch finds every hunk in its place.
			foldertest.In(t)
			if err := os.WriteFile("in.ll", before, 0o666); err != nil {
				t.Fatal(err)
			}
			patch := exec.Command(llvmtest.Tool(t, "patch"), "-p0", "--fuzz=0")
			patch.Stdin = &got
			out, err := patch.CombinedOutput()
			if err != nil || strings.Contains(string(out), "offset") {
				t.Errorf("patch: %v: %s", err, out)
			}
			after := c["after"]
			if patched, ok := c["patched"]; ok {
				after = patched
			}
			if now := foldertest.Contents(t, "in.ll"); now != string(after) {
				t.Errorf("patch made\n%s\nwant\n%s", now, after)
			}
		})
	}
	if len(cases) < 5 {
		t.Errorf("only %d cases", len(cases))
	}
	if *update {
		for i, f := range archive.Files {
			name, part, _ := strings.Cut(f.Name, "/")
			archive.Files[i].Data = cases[name][part]
		}
		if err := os.WriteFile(diffCases, txtar.Format(archive), 0o666); err != nil {
			t.Fatal(err)
		}
	}
}

func TestDefined(t *testing.T) {
	for line, want := range map[string]string{
		"define i32 @f(i32 %x) {":                                            "@f",
		"define internal fastcc void @f.1() unnamed_addr #0 {":               "@f.1",
		`define i32 @"a (b) @c"(i32 %0) {`:                                   `@"a (b) @c"`,
		`define "at@x"="@y" i32 @z() {`:                                      "@z",
		"define { i32, ptr } @\"?f@@YAXXZ\"(ptr sret(%\"x@y\") %0) comdat {": `@"?f@@YAXXZ"`,
		"define void @0() {":                                                 "@0",
	} {
		if got := defined([]byte(line)); got != want {
			t.Errorf("%s: got %s, want %s", line, got, want)
		}
	}
}
