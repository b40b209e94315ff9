package lsp

import (
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"rewrite/dsl/syntax"
)

// TestPatternHover: a pattern, of the file or of all files, is shown with its alternatives.
func TestPatternHover(t *testing.T) {
	f, errs := syntax.Parse("a.rw", "/// At most.\npattern least(x, y)\n  = umin(x, y)\n", syntax.All)
	if len(errs) > 0 {
		t.Fatal(errs)
	}
	for name, want := range map[string]string{"both": "| select(y, x, false)\n```\nBoth are true.", "least": "= umin(x, y)\n```\nAt most.", "add": ""} {
		if got := describePattern(name, f, standardPatterns()); !strings.Contains(got, want) || want == "" && got != "" {
			t.Errorf("%s: %q", name, got)
		}
	}
}

// TestPatternNames: patterns of the file are completed, found and renamed, where they are declared and where
// they are used, in rules, tests and other patterns; those that every file has are completed.
func TestPatternNames(t *testing.T) {
	const src = "pattern least(x, y)\n  = umin(x, y)\n\npattern least3(x, y, z)\n  = least(x, least(y, z))\n\nrule twice\n  least(x, x) => x\n\ntest twice\n  (x: i8) least(x, x) -> x\n"
	c := serve(t, Config{NoProofs: true}, ExitDone)
	c.initialize()
	uri := uriOf(filepath.Join(t.TempDir(), "a.rw"))
	if d := c.open(uri, src); len(d) > 0 {
		t.Fatalf("diagnostics: %+v", d)
	}
	var edit workspaceEdit
	c.call("textDocument/rename", with(at(uri, src, "least(x, x)", 0, 0), "newName", "lower"), &edit)
	want := strings.ReplaceAll(strings.ReplaceAll(src, "least(", "lower("), "lower3(", "least3(")
	if got := applyEdits(src, edit.Changes[uri]); got != want {
		t.Errorf("renamed:\n%s", got)
	}
	for _, x := range []struct{ to, why string }{{"umin", "a meaning of its own"}, {"both", "a meaning of its own"}, {"least3", "a meaning of its own"}, {"a-b", "no name"}} {
		if m := c.try("textDocument/rename", with(at(uri, src, "least(x, x)", 0, 0), "newName", x.to)); m.Error == nil || !strings.Contains(m.Error.Message, x.why) {
			t.Errorf("renamed to %s: %+v", x.to, m.Error)
		}
	}
	var places []location
	c.call("textDocument/definition", at(uri, src, "least(x, x)", 1, 0), &places)
	if len(places) != 1 || places[0].Range.Start != at(uri, src, "least(x, y)", 0, 0)["position"] {
		t.Errorf("definition: %+v", places)
	}
	var list completionList
	c.call("textDocument/completion", at(uri, src, "least(x, x)", 0, 1), &list)
	var labels []string
	for _, w := range list.Items {
		labels = append(labels, w.Label)
	}
	for _, w := range []string{"least", "least3", "low_bits", "lshr"} {
		if !slices.Contains(labels, w) {
			t.Errorf("%s is not proposed: %v", w, labels)
		}
	}
	c.call("shutdown", nil, nil)
	c.notify("exit", nil)
}
