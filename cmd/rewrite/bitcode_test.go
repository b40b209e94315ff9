//go:build unix

package main

import (
	"bytes"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"rewrite/cmd/rewrite/internal/base"
	"rewrite/cmd/rewrite/internal/fileio"
	"rewrite/cmd/rewrite/internal/foldertest"
	"rewrite/passes"
	"rewrite/passes/ir/llvmtest"
)

func TestIsBitcode(t *testing.T) {
	for magic, want := range map[string]bool{
		"BC\xc0\xde":           true,
		"BC\xc0\xde5\x14":      true,
		"\xde\xc0\x17\x0b":     true,
		"BC\xc0":               false,
		"BC = 1":               false,
		"\x0b\x17\xc0\xde":     false,
		"; BC\xc0\xde":         false,
		"":                     false,
		"\xde\xc0\x17\x0b\x00": true,
	} {
		if got := fileio.IsBitcode([]byte(magic)); got != want {
			t.Errorf("%q: %v", magic, got)
		}
	}
}

// installed writes a shell script that stands for an installed llvm-dis.
func installed(t *testing.T, name, script string) {
	t.Helper()
	if err := os.MkdirAll(filepath.Dir(name), 0o777); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(name, []byte("#!/bin/sh\n"+script), 0o777); err != nil {
		t.Fatal(err)
	}
}

// tells is a script that prints a version as llvm-dis does.
func tells(version string) string {
	return "echo 'Some distribution LLVM version " + version + "'\n"
}

func TestNewestDisassembler(t *testing.T) {
	foldertest.In(t, "empty/", "plain/llvm-dis-30", "broken/llvm-dis-31 -> nowhere", "folder/llvm-dis-32/")
	here, err := os.Getwd()
	if err != nil {
		t.Fatal(err)
	}
	installed(t, "deb/llvm-dis", tells("14.0.6"))
	installed(t, "deb/llvm-dis-14", "exit 1\n") // named ones are not asked
	installed(t, "deb/llvm-dis-9", "exit 1\n")
	installed(t, "deb/llvm-dis-22", "exit 1\n")
	installed(t, "deb/llvm-dis-99.orig", "exit 1\n")
	installed(t, "deb/not-llvm-dis-99", "exit 1\n")
	installed(t, "own/llvm-dis", tells("23.0.0git"))
	installed(t, "bsd/llvm-dis19", "exit 1\n")
	installed(t, "mac/llvm-dis-mp-20", "exit 1\n")
	installed(t, "old/llvm-dis-3.9", "exit 1\n")
	installed(t, "mute/llvm-dis", "exit 1\n")
	installed(t, "same/llvm-dis-22", "exit 1\n")
	for _, c := range []struct {
		path    string
		want    string
		Version int
	}{
		{"", "", 0},
		{"empty missing plain broken folder", "", 0},
		{"deb", "deb/llvm-dis-22", 22},
		{"deb own", "own/llvm-dis", 23},
		{"own deb", "own/llvm-dis", 23},
		{"same deb", "same/llvm-dis-22", 22},
		{"deb same", "deb/llvm-dis-22", 22},
		{"bsd mac", "mac/llvm-dis-mp-20", 20},
		{"old bsd", "bsd/llvm-dis19", 19},
		{"mute", "mute/llvm-dis", 0},
		{"mute old", "old/llvm-dis-3.9", 3},
	} {
		var folders []string
		for _, f := range strings.Fields(c.path) {
			folders = append(folders, filepath.Join(here, f))
		}
		got := fileio.NewestTool("llvm-dis", append(folders, "own", "")) // relative ones never count
		want := fileio.Tool{Version: c.Version}
		if c.want != "" {
			want.Path = filepath.Join(here, c.want)
		}
		if got != want {
			t.Errorf("PATH=%s: got %v, want %v", c.path, got, want)
		}
	}
}

func TestDisassembleErrors(t *testing.T) {
	foldertest.In(t)
	here, err := os.Getwd()
	if err != nil {
		t.Fatal(err)
	}
	installed(t, "bad/llvm-dis-12", "echo 'error: Unknown attribute kind (91)' >&2\nexit 1\n")
	installed(t, "dies/llvm-dis-12", "kill -9 $$\n")
	for _, c := range []struct {
		path string
		want []string
	}{
		{"none", []string{"x.bc: error: this is bitcode", "no llvm-dis is in PATH", "apt install llvm"}},
		{"bad", []string{"bad/llvm-dis-12 can't read this bitcode", "Unknown attribute kind (91)", "of LLVM 12; bitcode of a newer LLVM needs"}},
		{"dies", []string{"signal: killed"}},
	} {
		t.Setenv("PATH", filepath.Join(here, c.path))
		_, err := fileio.Disassemble("x.bc", []byte("BC\xc0\xde"))
		for _, want := range c.want {
			if err == nil || !strings.Contains(err.Error(), want) {
				t.Errorf("%s: no %q in %v", c.path, want, err)
			}
		}
	}
}

const tiny = "define i32 @f() {\n  ret i32 7\n}\n"

// assemble makes real bitcode of tiny, with the oldest llvm-as there is, which
// every llvm-dis can read.
func assemble(t *testing.T) []byte {
	t.Helper()
	cmd := exec.Command(llvmtest.Tool(t, "llvm-as-14", "llvm-as-15", "llvm-as-19", "llvm-as-22", "llvm-as"), "-o", "-", "-")
	cmd.Stdin = strings.NewReader(tiny)
	bitcode, err := cmd.Output()
	if err != nil {
		t.Fatal(err)
	}
	return bitcode
}

func TestRealBitcode(t *testing.T) {
	bitcode := assemble(t)
	if fileio.NewestTool("llvm-dis", filepath.SplitList(os.Getenv("PATH"))).Path == "" {
		llvmtest.Tool(t, "llvm-dis")
	}
	// The wrapper is five words, the bitcode, and filling: magic, version, offset
	// and size of the bitcode, CPU type.
	wrapped := append([]byte("\xde\xc0\x17\x0b\x00\x00\x00\x00\x14\x00\x00\x00"),
		byte(len(bitcode)), byte(len(bitcode)>>8), byte(len(bitcode)>>16), 0, 7, 0, 0, 1)
	wrapped = append(wrapped, bitcode...)
	wrapped = append(wrapped, make([]byte, -len(wrapped)&15)...)
	foldertest.In(t)
	for name, content := range map[string][]byte{"plain.ll": bitcode, "wrapped.txt": wrapped} {
		if err := os.WriteFile(name, content, 0o666); err != nil {
			t.Fatal(err)
		}
		for _, in := range []string{name, "-"} {
			text, err := fileio.ReadInput(in, bytes.NewReader(content))
			if err != nil || !strings.Contains(string(text), "define i32 @f()") {
				t.Errorf("%s as %s: %v\n%s", name, in, err, text)
			}
			if strings.Contains(string(text), name) {
				t.Errorf("%s: its name got into the text:\n%s", name, text)
			}
		}
	}
	if _, err := fileio.ReadInput("-", bytes.NewReader(bitcode[:len(bitcode)/2])); err == nil || !strings.Contains(err.Error(), "can't read this bitcode") {
		t.Errorf("half of a bitcode file: %v", err)
	}
	// which llvm-dis makes nothing of, without a word
	if _, err := fileio.ReadInput("-", strings.NewReader("BC\xc0\xde nothing")); err == nil || !strings.Contains(err.Error(), "there is no module in this bitcode") {
		t.Errorf("bitcode without a module: %v", err)
	}
}

// TestWriteBitcode: a name in .bc gets bitcode, by the llvm-as of the module's own
// LLVM, or nothing: text would surprise what reads it.
func TestWriteBitcode(t *testing.T) {
	real := os.Getenv("PATH")
	have := len(fileio.Installed("llvm-as", filepath.SplitList(real))) > 0
	if !have {
		llvmtest.Tool(t, "llvm-as")
	}
	foldertest.In(t)
	here, err := os.Getwd()
	if err != nil {
		t.Fatal(err)
	}
	installed(t, "bad/llvm-as-12", "echo 'error: expected type' >&2\nexit 1\n")
	for major, path := range map[string]string{"19": "two/llvm-as-19", "22": "two/llvm-as-22"} {
		installed(t, path, "printf 'BC\\300\\336 of "+major+"'\n")
	}
	ident := "!llvm.ident = !{!0}\n!0 = !{!\"clang version 19.1.7\"}\n"
	for _, c := range []struct {
		path, text, flags string
		want              string // in the output, or else in the message
		code              int
	}{
		{here + "/none", tiny, "", "no llvm-as is in PATH (install LLVM's tools", base.ExitInput},
		{here + "/bad", tiny, "", "llvm-as-12 does not take the text of it: error: expected type", base.ExitInput},
		{here + "/two", tiny, "", "of 22", base.ExitDone},
		{here + "/two", tiny + ident, "", "of 19", base.ExitDone},
		{here + "/two", tiny + ident, "-llvm-version 22", "of 22", base.ExitDone},
		{real, tiny, "", "BC\xc0\xde", base.ExitDone},
	} {
		if err := os.WriteFile("in.ll", []byte(c.text), 0o666); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile("out.bc", []byte("old"), 0o666); err != nil {
			t.Fatal(err)
		}
		t.Setenv("PATH", c.path)
		var stdout, stderr bytes.Buffer
		one := &base.Command{Args: append(strings.Fields(c.flags), "-passes=", "in.ll", "-o", "out.bc"), Stdout: &stdout, Stderr: &stderr, Passes: passes.All}
		code := run(one)
		out, err := os.ReadFile("out.bc")
		if err != nil {
			t.Fatal(err)
		}
		got := string(out)
		if code != base.ExitDone {
			if got != "old" {
				t.Errorf("PATH=%s: the output was touched: %q", c.path, got)
			}
			got = stderr.String()
		}
		if code != c.code || !strings.Contains(got, c.want) || stdout.Len() > 0 {
			t.Errorf("PATH=%s %s: exit %d, %q%s", c.path, c.flags, code, got, stderr.String())
		}
	}
}
