package passes_test

import (
	"bytes"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"rewrite/passes/ir/llvmtest"
)

// lawsNamed is how comments and pages name laws by number: "SEMANTICS 4 and 20",
// "SEMANTICS law 4", "laws 1 to 17". Behind "README.md, " they are those of
// rules/README.md.
var lawsNamed = regexp.MustCompile(`(README\.md, )?\b(?:SEMANTICS(?: [Ll]aws?)?|[Ll]aws?) (\d+(?:(?:, and |, | and | or | to )\d+\b)*)`)

// TestLawsNamed: each law that a comment or a page names by its number is one of
// egraph/SEMANTICS.md, or of rules/README.md where that page is named or speaks.
func TestLawsNamed(t *testing.T) {
	root := llvmtest.Root()
	numbers := func(file, item string) map[string]bool {
		text, err := os.ReadFile(filepath.Join(root, file))
		if err != nil {
			t.Fatal(err)
		}
		m := map[string]bool{}
		for _, found := range regexp.MustCompile(item).FindAllSubmatch(text, -1) {
			n := string(found[1])
			if want := strconv.Itoa(len(m) + 1); n != want {
				t.Errorf("%s: law %s stands where law %s is to be", file, n, want)
			}
			m[n] = true
		}
		return m
	}
	ours := numbers("egraph/SEMANTICS.md", `(?m)^(\d+)\. `)
	authors := numbers("rules/README.md", `(?m)^## (\d+)\. `)
	if len(ours) < 39 || len(authors) < 16 {
		t.Fatalf("%d laws in egraph/SEMANTICS.md and %d in rules/README.md", len(ours), len(authors))
	}
	checked := 0
	err := filepath.WalkDir(root, func(path string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() {
			if err == nil && strings.HasPrefix(d.Name(), ".") && path != root {
				return fs.SkipDir
			}
			return err
		}
		comment := ""
		switch filepath.Ext(path) {
		case ".go", ".rw":
			comment = "//"
		case ".md", ".txtar":
		default:
			return nil
		}
		text, err := os.ReadFile(path)
		if err != nil {
			return err
		}
		name, _ := filepath.Rel(root, path)
		for _, m := range lawsNamed.FindAllSubmatch(prose(text, comment), -1) {
			checked++
			laws := ours
			if m[1] != nil || name == "rules/README.md" {
				laws = authors
			}
			for _, n := range regexp.MustCompile(`\d+`).FindAllString(string(m[2]), -1) {
				if !laws[n] {
					t.Errorf("%s: %q names law %s, which there is not", name, m[0], n)
				}
			}
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	if checked < 60 {
		t.Errorf("only %d places that name laws were found", checked)
	}
}

// prose is a file's text without line ends and without what begins its comments, so
// that a name that a line end divides is found; of code, the comments only.
func prose(text []byte, comment string) []byte {
	var out []byte
	for line := range bytes.Lines(text) {
		if comment != "" {
			_, after, ok := bytes.Cut(line, []byte(comment))
			if !ok {
				out = append(out, '\n') // sentences of two comments are not one
				continue
			}
			line = bytes.TrimLeft(after, "/")
		}
		out = append(append(out, bytes.TrimSpace(line)...), ' ')
	}
	return out
}
