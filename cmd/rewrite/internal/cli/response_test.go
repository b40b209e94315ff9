package cli

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

func TestSplitResponse(t *testing.T) {
	for text, want := range map[string][]string{
		"":                            nil,
		" \n\t ":                      nil,
		"a.ll  b.ll\nc.ll\r\n":        {"a.ll", "b.ll", "c.ll"},
		"'a b.ll' \"c d.ll\" e\\ f":   {"a b.ll", "c d.ll", "e f"},
		"-e 'rule d  sub(x, x) => 0'": {"-e", "rule d  sub(x, x) => 0"},
		`'it'\''s.ll'`:                {"it's.ll"}, // as ninja quotes it
		`"a\"b" 'c\d'`:                {`a"b`, `c\d`},
		`'' ""`:                       {"", ""},
		"-func\\\n=x":                 {"-func=x"},
		"-o=out/'a b'.ll":             {"-o=out/a b.ll"},
	} {
		got, err := SplitResponse(text)
		if err != nil || !slices.Equal(got, want) {
			t.Errorf("%q: %q, %v, want %q", text, got, err, want)
		}
	}
	for text, want := range map[string]string{"'a": "not closed", `a"b`: "not closed", `a\`: "backslash"} {
		if _, err := SplitResponse(text); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%q: %v, want %s", text, err, want)
		}
	}
}

func TestResponseFiles(t *testing.T) {
	t.Chdir(t.TempDir())
	for name, text := range map[string]string{"args": "b @more\n-strict", "more": "'c d'", "loop": "@loop", "end": "--"} {
		if err := os.WriteFile(name, []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	fs, strict, form := sample()
	fs.ResponseFiles = true
	rest, err := fs.Parse([]string{"a", "@args", "-format", "@args", "@end", "@args"})
	if err != nil || !slices.Equal(rest, []string{"a", "b", "c d", "@args"}) || !*strict || *form != "@args" {
		t.Errorf("%q, %v, strict %v, format %s", rest, err, *strict, *form)
	}
	for arg, want := range map[string]string{"@none": "@none: the arguments in it can't be read: no such file", "@loop": "name each other"} {
		if _, err := fs.Parse([]string{arg}); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%s: %v", arg, err)
		}
	}
	fs, _, _ = sample() // where they are not asked for
	if rest, err := fs.Parse([]string{"@args", filepath.Join(".", "@x")}); err != nil || rest[0] != "@args" {
		t.Errorf("%q, %v", rest, err)
	}
}
