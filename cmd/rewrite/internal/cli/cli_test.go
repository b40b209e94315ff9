package cli

import (
	"reflect"
	"strings"
	"testing"
)

// sample has two groups, one of them opened twice.
func sample() (*FlagSet, *bool, *string) {
	fs := New("sample")
	fs.Group("First")
	strict := fs.Bool("strict", false, "warnings are errors")
	fs.Group("Second")
	form := fs.String("format", "text", "`text|json`: form of the output")
	fs.Group("First")
	fs.Bool("all", false, "all of `it|them`")
	return fs, strict, form
}

func TestGroups(t *testing.T) {
	fs, _, _ := sample()
	fs.Order("First", "Second")
	var got []string
	for _, g := range fs.Groups() {
		got = append(got, g.Title+":")
		for _, f := range g.Flags {
			got = append(got, Spelling(f))
		}
	}
	if want := "First: -strict -all[=it|them] Second: -format text|json"; strings.Join(got, " ") != want {
		t.Errorf("got %s, want %s", got, want)
	}
	defer func() {
		if recover() == nil {
			t.Error("a group that no title names is lost")
		}
	}()
	fs.Order("First")
}

func TestParse(t *testing.T) {
	fs, strict, form := sample()
	rest, err := fs.Parse([]string{"a", "--format=json", "-", "-strict", "--", "-all"})
	if err != nil || !reflect.DeepEqual(rest, []string{"a", "-", "-all"}) || !*strict || *form != "json" {
		t.Errorf("%q, %v, strict %v, format %s", rest, err, *strict, *form)
	}
	fs, strict, _ = sample()
	rest, err = fs.ParseLeading([]string{"-format", "json", "program", "-strict"})
	if err != nil || !reflect.DeepEqual(rest, []string{"program", "-strict"}) || *strict {
		t.Errorf("%q, %v, strict %v", rest, err, *strict)
	}
}

func TestChoices(t *testing.T) {
	words := Words{"pass": {Words: []string{"cse", "dce"}}, "pipeline": {Words: []string{"cse"}, List: true}, "rule": {Ask: true}}
	for value, want := range map[string]choice{
		"":               {},
		"N":              {},
		"file":           {files: true},
		"file.ll,bc":     {files: true, exts: []string{"ll", "bc"}},
		"file.rw|folder": {files: true, exts: []string{"rw"}, folders: true},
		"folder|off":     {folders: true, words: []string{"off"}},
		"text|json":      {words: []string{"text", "json"}},
		"pass|all":       {words: []string{"cse", "dce", "all"}},
		"pipeline":       {words: []string{"cse"}, list: true},
		"rule":           {ask: "rule"},
	} {
		if got := words.choices(value); !reflect.DeepEqual(got, want) {
			t.Errorf("%s: got %+v, want %+v", value, got, want)
		}
	}
}

// TestProse: a text of the help as troff, none of it taken for a request.
func TestProse(t *testing.T) {
	var b strings.Builder
	prose(&b, ".dot files, it's\nfilled.\n\nExamples:\n  a -b \\c\n    d\n\nUsage: x\n       y\n\nEnd.\n")
	want := `\&.dot files, it\(aqs filled.
.PP
Examples:
.PP
.RS
.nf
a \-b \ec
  d
.fi
.RE
.PP
Usage:
.PP
.RS
.nf
x
y
.fi
.RE
.PP
End.
`
	if got := b.String(); got != want {
		t.Errorf("got\n%s", got)
	}
}
