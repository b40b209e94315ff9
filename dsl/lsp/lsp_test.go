package lsp

import (
	"context"
	"encoding/json"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"rewrite/dsl"
	"rewrite/dsl/lint"
	"rewrite/dsl/load"
	"rewrite/dsl/prove"
	"rewrite/dsl/prove/record"
	"rewrite/dsl/syntax"
	reports "rewrite/passes/coverage"
	"rewrite/passes/ir"
	"rewrite/rules"
)

// serve starts a server over pipes. The session must end as the test says.
func serve(t *testing.T, cfg Config, wantExit int) *client {
	t.Helper()
	library, err := rules.Library()
	if err != nil {
		t.Fatal(err)
	}
	cfg.Library = library
	if cfg.Log == nil {
		cfg.Log = failLog{t}
	}
	inR, inW := io.Pipe()
	outR, outW := io.Pipe()
	done := make(chan int)
	go func() {
		code := Serve(context.Background(), cfg, inR, outW)
		outW.Close()
		done <- code
	}()
	c := &client{t: t, in: inW, out: read(outR), diagnostics: map[string]publishDiagnosticsParams{}}
	t.Cleanup(func() {
		inW.Close()
		if code := <-done; code != wantExit {
			t.Errorf("exit code %d, want %d", code, wantExit)
		}
	})
	return c
}

// failLog: what a server logs is an error of ours or of the test.
type failLog struct{ t *testing.T }

func (l failLog) Write(b []byte) (int, error) {
	l.t.Errorf("logged: %s", b)
	return len(b), nil
}

func (c *client) end() {
	c.t.Helper()
	c.call("shutdown", nil, nil)
	c.notify("exit", nil)
}

const good = `group canonical

/// Adding nothing.
rule add-zero
  add(x, 0) => x

test add-zero
  (x: i8) add(x, 0) -> x

rule both for op in [and, or]
  op(value, value) => value

test both/and
  (y: i8) and(y, y) -> y

rule compare
  icmp p(add nsw(x, C), y) => icmp p(x, y)
  if C == 0 && non_zero(x) && p in [eq, ne]

rule keep-flags
  add f(x, x) => shl f(x, 1)
  if width(x) > 1
`

// TestSession is a whole conversation.
func TestSession(t *testing.T) {
	c := serve(t, Config{NoProofs: true}, ExitDone)
	if m := c.try("textDocument/hover", map[string]any{}); m.Error == nil || m.Error.Code != -32002 {
		t.Errorf("a request before initialize: %+v", m.Error)
	}
	r := c.initialize()
	if r.Capabilities.PositionEncoding != "utf-16" || !r.Capabilities.HoverProvider || r.ServerInfo.Name != "rewrite" {
		t.Errorf("capabilities: %+v", r)
	}
	uri := uriOf(filepath.Join(t.TempDir(), "a.rw"))
	if d := c.open(uri, good); len(d) > 0 {
		t.Fatalf("diagnostics of a right file: %+v", d)
	}

	t.Run("hover", func(t *testing.T) {
		for _, h := range []struct {
			word  string
			n, in int
			want  string
		}{
			{"add-zero", 0, 2, "proved at 1 to"},
			{"add-zero", 0, 2, "Adding nothing."},
			{"add-zero", 1, 8, "proved at 1 to"}, // behind the last letter, in the test
			{"both", 0, 0, "`both/or`: proved"},
			{"value", 1, 0, "any value of its type; it stands twice on the left"},
			{"C)", 0, 0, "a constant"},
			{" p(", 0, 1, "the predicate of an `icmp`"},
			{"f(x", 0, 0, "all flags of an operation; any of `nuw nsw`"},
			{"nsw", 0, 1, "no signed wrap"},
			{"icmp", 0, 1, "LLVM's instruction, 2 operands"},
			{"non_zero", 0, 1, "holds if x is not 0"},
			{"eq,", 0, 0, "predicate `eq` of icmp: equal"},
			{"i8", 0, 0, "the integer type of 8 bits"},
			{"group", 0, 1, "the rules behind it belong to it"},
			{"canonical", 0, 1, "5 rules"},
			{"op(", 0, 0, "each choice of a `for` list"},
			{"width", 0, 0, "width in bits"},
		} {
			got := c.hover(at(uri, good, h.word, h.n, h.in))
			if want := strings.Replace(h.want, "twice", "2 times", 1); !strings.Contains(got.Contents.Value, want) {
				t.Errorf("hover of %s: %q, want %q", h.word, got.Contents.Value, want)
			}
		}
		var none *hover
		if c.call("textDocument/hover", at(uri, good, "=>", 0, 0), &none); none != nil {
			t.Errorf("hover of an arrow: %+v", none)
		}
	})

	t.Run("definition", func(t *testing.T) {
		for _, x := range []struct {
			word       string
			from, want int
		}{{"add-zero", 1, 0}, {"value", 2, 0}, {"both", 1, 0}, {"p in [eq", 0, -1}} {
			var got []location
			c.call("textDocument/definition", at(uri, good, x.word, x.from, 0), &got)
			want := at(uri, good, x.word, max(x.want, 0), 0)["position"]
			if x.want < 0 {
				want = at(uri, good, "p(add", 0, 0)["position"]
			}
			if len(got) != 1 || got[0].URI != uri || got[0].Range.Start != want {
				t.Errorf("definition of %s: %+v, want %+v", x.word, got, want)
			}
		}
	})

	t.Run("references", func(t *testing.T) {
		for with_, want := range map[bool]int{true: 3, false: 2} {
			var got []location
			c.call("textDocument/references", with(at(uri, good, "value", 1, 0), "context", map[string]any{"includeDeclaration": with_}), &got)
			if len(got) != want {
				t.Errorf("references of value: %+v, want %d", got, want)
			}
		}
	})

	t.Run("rename", func(t *testing.T) {
		for _, x := range []struct{ word, to, want string }{
			{"value", "x", "  op(x, x) => x"},
			{"both", "idem", "test idem/and"},
			{"p(add", "q", "  icmp q(add nsw(x, C), y) => icmp q(x, y)\n  if C == 0 && non_zero(x) && q in [eq, ne]"},
			{"f(x", "g", "add g(x, x) => shl g(x, 1)"},
			{"canonical", "first", "group first"},
			{"op in", "o2", "rule both for o2 in [and, or]\n  o2(value"},
		} {
			var edit workspaceEdit
			c.call("textDocument/rename", with(at(uri, good, x.word, 0, 0), "newName", x.to), &edit)
			if got := applyEdits(good, edit.Changes[uri]); !strings.Contains(got, x.want) {
				t.Errorf("%s renamed to %s: %s", x.word, x.to, got)
			}
			var p prepareRename
			if c.call("textDocument/prepareRename", at(uri, good, x.word, 0, 0), &p); p.Placeholder == "" {
				t.Errorf("%s can't be renamed", x.word)
			}
		}
		for _, x := range []struct{ word, to, why string }{
			{"value", "X", "upper case"}, {"value", "and", "a meaning of its own"}, {"value", "a b", "no name"}, {"value", "rule", "no name"},
			{"x, C", "y", "already"}, {"both", "add-zero", "already"}, {"both", "a b", "no name"}, {"both", "é", "no name"}, {"icmp", "x", "only variables"}, {"both", "", "no name"},
		} {
			m := c.try("textDocument/rename", with(at(uri, good, x.word, 0, 0), "newName", x.to))
			if m.Error == nil || m.Error.Code != int(requestFailed) || !strings.Contains(m.Error.Message, x.why) {
				t.Errorf("%s renamed to %s: %+v, want %s", x.word, x.to, m.Error, x.why)
			}
		}
	})

	t.Run("symbols", func(t *testing.T) {
		var got []documentSymbol
		c.call("textDocument/documentSymbol", map[string]any{"textDocument": textDocumentID{uri}}, &got)
		if len(got) != 1 || got[0].Name != "canonical" || len(got[0].Children) != 6 || got[0].Children[0].Detail != "add(x, 0) => x" {
			t.Errorf("symbols: %+v", got)
		}
	})

	t.Run("close", func(t *testing.T) {
		c.notify("textDocument/didClose", map[string]any{"textDocument": textDocumentID{uri}})
		if m := c.try("textDocument/hover", at(uri, good, "both", 0, 0)); m.Error == nil {
			t.Errorf("hover of a closed document: %s", m.Result)
		}
	})
	if m := c.try("no/such", map[string]any{}); m.Error == nil || m.Error.Code != -32601 {
		t.Errorf("an unknown method: %+v", m.Error)
	}
	c.call("shutdown", nil, nil)
	if m := c.try("textDocument/hover", at(uri, good, "both", 0, 0)); m.Error == nil || m.Error.Code != -32600 {
		t.Errorf("a request after shutdown: %+v", m.Error)
	}
	c.notify("exit", nil)
}

// applyEdits applies edits that do not overlap, last first.
func applyEdits(src string, edits []textEdit) string {
	t := newText(src)
	slices.SortFunc(edits, func(a, b textEdit) int {
		x, _ := t.offset(a.Range.Start, utf16Encoding)
		y, _ := t.offset(b.Range.Start, utf16Encoding)
		return y - x
	})
	for _, e := range edits {
		from, _ := t.offset(e.Range.Start, utf16Encoding)
		to, _ := t.offset(e.Range.End, utf16Encoding)
		src = src[:from] + e.NewText + src[to:]
	}
	return src
}

// TestDiagnostics: errors of all kinds as one types, with their places.
func TestDiagnostics(t *testing.T) {
	c := serve(t, Config{}, ExitDone)
	c.initialize("utf-32", "utf-16")
	uri := uriOf(filepath.Join(t.TempDir(), "a.rw"))
	text := "// 😀 é\nrule a // 😀\n  add(x, 0) => y\n"
	d := c.open(uri, text)
	if len(d) != 1 || d[0].Code != "unbound" || d[0].Severity != severityError || d[0].Range != (lspRange{position{2, 15}, position{2, 16}}) {
		t.Fatalf("diagnostics: %+v", d)
	}
	version := int32(1)
	edit := func(r *lspRange, with string) []diagnostic {
		version++
		c.notify("textDocument/didChange", didChangeParams{versionedID{uri, version}, []contentChange{{r, with}}})
		return c.published(uri, version)
	}
	// Behind the emoji of line 1, which is one unit in UTF-32.
	if d = edit(&lspRange{position{2, 15}, position{2, 16}}, "x"); len(d) != 0 {
		t.Errorf("after the correction: %+v", d)
	}
	if d = edit(&lspRange{position{1, 6}, position{1, 11}}, "\n  // é😀"); len(d) != 0 {
		t.Errorf("after a change in a comment: %+v", d)
	}
	if d = edit(nil, "rule a\n  add(x, 0) => x\n\ntest a\n  (x: i8) add(x, 0) -> 0\n\nrule b\n  add(y, 0) => y\n"); len(d) != 1 || d[0].Code != string(dsl.TestFailed) {
		t.Errorf("a test that fails: %+v", d)
	}
	if d = edit(nil, "rule a\n  add(x, 0) => x\n\ntest a\n  (x: i8) add(x, 0) -> x\n\nrule b\n  add(y, 0) => y\n"); len(d) == 0 {
		d = c.until(uri, func(d []diagnostic) bool { return len(d) > 0 }) // behind one's back
	}
	if len(d) != 1 || d[0].Code != string(lint.Hidden) || len(d[0].RelatedInformation) != 1 || d[0].RelatedInformation[0].Location.URI != uri {
		t.Errorf("a lint: %+v", d)
	}
	if d = edit(nil, "rule a\n  add(x, 0 => x\nrule b  sub(z, 0) => z z\n"); len(d) != 2 || d[0].Code != "syntax-error" || d[1].Code != "syntax-error" {
		t.Errorf("two syntax errors: %+v", d)
	}
	// A rule that is wrong is found behind one's back.
	if d = edit(nil, "rule wrong\n  add(x, 1) => x\n"); len(d) == 0 {
		d = c.until(uri, func(d []diagnostic) bool { return len(d) > 0 })
	}
	if len(d) != 1 || d[0].Code != "disproved-rule" || !strings.Contains(d[0].Message, "source:") {
		t.Errorf("after the proof: %+v", d)
	}
	c.end()
}

// TestFolder: files of one folder know each other.
func TestFolder(t *testing.T) {
	dir := t.TempDir()
	other := filepath.Join(dir, "b [x].rw")
	otherText := "group early\n\nrule one\n  sub(x, 0) => x\n\ncost mine extends generic\n  mul = 2\n"
	if err := os.WriteFile(other, []byte(otherText), 0o666); err != nil {
		t.Fatal(err)
	}
	c := serve(t, Config{NoProofs: true}, ExitDone)
	c.initialize()
	uri := uriOf(filepath.Join(dir, "a.rw"))
	text := "group late after early\n\ntest one\n  (x: i8) sub(x, 0) -> x\n\noverride rule add-zero-is-not-there\n  add(x, 0) => x\n\ncost small extends mine\n  mul = 1\n"
	c.open(uri, text)
	if d := c.until(uri, func(d []diagnostic) bool { return len(d) > 0 }); len(d) != 1 || d[0].Code != "override-nothing" {
		t.Errorf("diagnostics: %+v", d)
	}
	var got []location
	if c.call("textDocument/definition", at(uri, text, "one", 0, 1), &got); len(got) != 1 || got[0].URI != uriOf(other) || got[0].Range.Start != (position{2, 5}) {
		t.Errorf("definition in the other file: %+v", got)
	}
	var edit workspaceEdit
	c.call("textDocument/rename", with(at(uri, text, "one", 0, 1), "newName", "uno"), &edit)
	if len(edit.Changes[uri]) != 1 || len(edit.Changes[uriOf(other)]) != 1 {
		t.Errorf("rename over two files: %+v", edit)
	}
	// A rule of both files: no error, a remark.
	uri = uriOf(filepath.Join(dir, "c.rw"))
	c.open(uri, "rule one\n  sub(x, x) => 0\n")
	d := c.until(uri, func(d []diagnostic) bool { return len(d) > 0 })
	if len(d) != 1 || d[0].Severity != severityInformation || len(d[0].RelatedInformation) != 1 || d[0].RelatedInformation[0].Location.URI != uriOf(other) {
		t.Errorf("a rule of two files: %+v", d)
	}
	// A rule of the library.
	uri = uriOf(filepath.Join(dir, "d.rw"))
	d = c.open(uri, "override rule "+firstFamily(t)+"\n  usub.sat(x, 77) => x\n\ntest nothing\n  (x: i8) add(x, 0) -> x\n")
	if len(d) == 0 {
		d = c.until(uri, func(d []diagnostic) bool { return len(d) > 0 }) // once the folder is read
	}
	if len(d) != 1 || d[0].Code != "test-of-nothing" {
		t.Errorf("overriding a rule of the library: %+v", d)
	}
	c.end()
}

func firstFamily(t *testing.T) string {
	library, err := rules.Library()
	if err != nil {
		t.Fatal(err)
	}
	return library.Rules[0].Family
}

// TestReports: hover knows recorded verdicts and coverage reports beside the file.
func TestReports(t *testing.T) {
	dir := t.TempDir()
	report := `{"schema": "rewrite-coverage", "version": 1, "rules": [
		{"name": "both/and", "family": "both", "tried": 10, "left_matched": 4, "fired": 3, "survived": 2, "saved": 150},
		{"name": "both/or", "family": "both", "tried": 1, "left_matched": 1, "fired": 1, "survived": 0, "saved": 0}]}`
	for name, text := range map[string]string{"sqlite.json": report, "other.json": `{"schema": "x"}`, "broken.json": "{", "newer.json": strings.Replace(report, "1,", "99,", 1)} {
		if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	set, diags := load.Sources([]dsl.Source{{Name: "x.rw", Text: good}}, load.Options{})
	if len(diags) > 0 {
		t.Fatal(diags)
	}
	records := record.Records(nil).Update(set.Rules, func(rules []*dsl.Rule) []prove.Verdict { return prove.All(rules, prove.Options{}) })
	c := serve(t, Config{NoProofs: true, Records: records}, ExitDone)
	c.initialize()
	uri := uriOf(filepath.Join(dir, "a.rw"))
	c.open(uri, good)
	var h hover
	c.call("textDocument/hover", at(uri, good, "both", 0, 0), &h)
	want := "coverage:\n\n- sqlite.json: tried 11, left side matched 5, fired 4, survived 2, saved 1.50\n"
	if !strings.HasSuffix(h.Contents.Value, want) || strings.Count(h.Contents.Value, "recorded: ") != 1 {
		t.Errorf("hover: %s\nwant %s", h.Contents.Value, want)
	}
	if err := os.WriteFile(filepath.Join(dir, "sqlite.json"), []byte(strings.Replace(report, `"tried": 10,`, `"tried": 100000,`, 1)), 0o666); err != nil {
		t.Fatal(err)
	}
	if c.call("textDocument/hover", at(uri, good, "both", 0, 0), &h); !strings.HasSuffix(h.Contents.Value, strings.Replace(want, "tried 11,", "tried 100001,", 1)) {
		t.Errorf("hover after another run: %s", h.Contents.Value)
	}
	c.call("textDocument/hover", at(uri, good, "add-zero", 0, 0), &h)
	if strings.Contains(h.Contents.Value, "coverage:") {
		t.Errorf("coverage of a rule that no report knows: %s", h.Contents.Value)
	}
	c.end()
}

// TestSchema: the coverage that is read here is the one that is written.
func TestSchema(t *testing.T) {
	if coverageSchema != reports.Schema || coverageVersion != reports.Version {
		t.Error("the schema of coverage reports is another one now: read it anew")
	}
	text, err := json.Marshal(reports.Report{Schema: reports.Schema, Version: reports.Version, Rules: []*reports.Rule{{Name: "n", Family: "f", Tried: 1, Left: 2, Fired: 3, Survived: 4, Saved: 5}}})
	if err != nil {
		t.Fatal(err)
	}
	var c coverage
	if err := json.Unmarshal(text, &c); err != nil || len(c.Rules) != 1 {
		t.Fatalf("%s: %v", text, err)
	}
	if r := c.Rules[0]; r.Name != "n" || r.Family != "f" || r.Tried != 1 || r.Left != 2 || r.Fired != 3 || r.Survived != 4 || r.Saved != 5 || dsl.CostUnit != 100 {
		t.Errorf("read as %+v", r)
	}
}

// TestCompletion: what is offered where.
func TestCompletion(t *testing.T) {
	c := serve(t, Config{NoProofs: true}, ExitDone)
	c.initialize()
	dir := t.TempDir()
	n := 0
	for _, x := range []struct {
		text      string // | is the cursor
		want, not string
	}{
		{"rule a\n  ad|", "add", "adc sub known_zero"},
		{"rule a\n  add(|", "sub umax poison ctpop", "rule known_zero nsw"},
		{"rule a\n  add n|", "nuw nsw", "nnan add"},
		{"rule a\n  add nuw |(x, y)", "nsw", "exact"},
		{"rule a\n  fadd |", "nnan fast", "nuw"},
		{"rule a\n  icmp |", "eq slt samesign swap", "oeq nuw"},
		{"rule a\n  fcmp o|", "oeq ord", "ugt"},
		{"rule a\n  add(value, C) => or(va|", "value", "C or"},
		{"rule a\n  add(value, C) => or(value, C)\n  if |", "value C known_zero no_common_bits umin", "add fadd"},
		{"rule a\n  add(value, C) |", "if", "value add"},
		{"rule a\n  add(value: |", "i32 float", "add"},
		{"rule a\n  icmp p(x, y) => true if p in [|", "eq olt", "add"},
		{"rule a for op in [|", "and nsw eq", "x"},
		{"rule a\n  zext(x: W): N => x\n  if W |", "if", "x"},
		{"rule abc\n  sub(x, 0) => x\n\ntest |", "abc", "add"},
		{"rule abc\n  sub(x, 0) => x\n\n|", "rule test group override cost", "abc"},
		{"group g1\n\ngroup g2 after |", "g1", "add"},
		{"cost c extends |", "generic size x86-64", "add"},
		{"cost c\n  mul |", "i64 nsw vector", "add"},
		{"cost c\n  throughput:\n    mul |", "i64 f32 uniform nsw", "add"},
		{"cost c\n  throughput:\n    mul <4 x i32> = |", "scalars", "add"},
		{"cost c\n  throughput:\n    |", "legal promote add ctpop", "scalars"},
		{"rule a\n  sub(x, 0) => x // ad|", "", "add"},
		{"rule a\n  llvm.um|", "umax umin", "add"},
		{"rule |", "", "add rule"},
	} {
		n++
		uri := uriOf(filepath.Join(dir, "sub"+string(rune('a'+n)), "a.rw"))
		text := strings.Replace(x.text, "|", "", 1)
		c.open(uri, text)
		var got completionList
		c.call("textDocument/completion", map[string]any{"textDocument": textDocumentID{uri}, "position": newText(text).position(strings.Index(x.text, "|"), utf16Encoding)}, &got)
		has := func(word string) bool {
			return slices.ContainsFunc(got.Items, func(i completionItem) bool { return i.Label == word })
		}
		for _, w := range strings.Fields(x.want) {
			if !has(w) {
				t.Errorf("%q: %s is not offered", x.text, w)
			}
		}
		for _, w := range strings.Fields(x.not) {
			if has(w) {
				t.Errorf("%q: %s is offered", x.text, w)
			}
		}
	}
	c.end()
}

// TestFormatting: one edit where there is something to do.
func TestFormatting(t *testing.T) {
	c := serve(t, Config{NoProofs: true}, ExitDone)
	c.initialize()
	for text, want := range map[string]string{
		"rule a add( x,0 )=>x": "rule a\n  add(x, 0) => x\n",
		good:                   "",
		"rule a add(":          "",
	} {
		uri := uriOf(filepath.Join(t.TempDir(), "a.rw"))
		c.open(uri, text)
		var edits []textEdit
		c.call("textDocument/formatting", map[string]any{"textDocument": textDocumentID{uri}, "options": map[string]any{"tabSize": 2}}, &edits)
		got := ""
		if len(edits) == 1 {
			got = applyEdits(text, edits)
		}
		if got != want {
			t.Errorf("%q formatted: %q", text, got)
		}
	}
	c.end()
}

// TestTables: the explanations cover the language.
func TestTables(t *testing.T) {
	for _, k := range syntax.Keywords {
		if keywordDocs[k] == "" {
			t.Errorf("keyword %s is not explained", k)
		}
	}
	if len(keywordDocs) != len(syntax.Keywords) {
		t.Error("a word is explained that is no keyword")
	}
	for _, op := range dsl.Ops() {
		for _, f := range flags(op.Info().Flags) {
			if f.Documentation == nil {
				t.Errorf("flag %s of %s is not explained", f.Label, op)
			}
		}
	}
	for p := ir.EQ; p <= ir.SLE; p++ {
		if predDocs[p.String()] == "" {
			t.Errorf("predicate %s is not explained", p)
		}
	}
	for _, w := range types() {
		if w.Documentation == nil {
			t.Errorf("type %s is not explained", w.Label)
		}
	}
}

// TestPositions: places of the client and offsets, in all encodings.
func TestPositions(t *testing.T) {
	x := newText("a😀é\r\nb\rc\n")
	for _, e := range []encoding{utf8Encoding, utf16Encoding, utf32Encoding} {
		for _, off := range []int{0, 1, 5, 7, 9, 10, 11, 12, 13} {
			p := x.position(off, e)
			if back, ok := x.offset(p, e); !ok || back != off {
				t.Errorf("%s: offset %d is %v is %d", e, off, p, back)
			}
		}
	}
	if p := x.position(7, utf16Encoding); p != (position{0, 4}) {
		t.Errorf("in UTF-16: %v", p)
	}
	if off, _ := x.offset(position{0, 2}, utf16Encoding); off != 1 {
		t.Errorf("inside a surrogate pair: %d", off)
	}
	if off, _ := x.offset(position{0, 99}, utf16Encoding); off != 7 {
		t.Errorf("behind the end of a line: %d", off)
	}
	for _, c := range []struct {
		offered []string
		want    encoding
	}{{nil, utf16Encoding}, {[]string{"utf-32", "utf-16"}, utf32Encoding}, {[]string{"utf-16", "utf-8"}, utf8Encoding}, {[]string{"utf-7"}, utf16Encoding}} {
		if got := negotiate(c.offered); got != c.want {
			t.Errorf("%v: %s", c.offered, got)
		}
	}
}

// FuzzNames: whatever the text, nothing panics and places are in it.
func FuzzNames(f *testing.F) {
	f.Add(good, 12)
	f.Add("rule a\n  icmp swap(p)(x: <N x W>, ", 30)
	f.Add("cost c extends d\n add nsw i8 = 0.5", 9)
	f.Fuzz(func(t *testing.T, src string, off int) {
		s := newServer(t.Context(), Config{})
		d := newDocument("untitled:x", 1, newText(src))
		a := d.analysis(s)
		for _, o := range a.names {
			if o.from < 0 || o.to > len(src) || src[o.from:o.to] != o.name {
				t.Errorf("%q is not at %d", o.name, o.from)
			}
		}
		off = max(0, min(off, len(src)))
		p := positionParams{Position: d.text.position(off, s.enc), NewName: "renamed"}
		for name, do := range s.requests() {
			if _, err := do(context.Background(), d, p); err != nil && name != "textDocument/rename" {
				t.Errorf("%s: %v", name, err)
			}
		}
	})
}
