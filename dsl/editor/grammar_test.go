// Package editor holds what editors need for rule files. There is no code in
// it: this test makes the grammar from the language's tables.
package editor

import (
	"bytes"
	"encoding/json"
	"flag"
	"os"
	"regexp"
	"slices"
	"strings"
	"testing"

	"rewrite/dsl"
	"rewrite/dsl/syntax"
	"rewrite/passes/ir"
)

var update = flag.Bool("update", false, "write the grammar anew")

const file = "rw.tmLanguage.json"

// A rule of a TextMate grammar.
type rule struct {
	Name     string          `json:"name,omitempty"`
	Match    string          `json:"match,omitempty"`
	Begin    string          `json:"begin,omitempty"`
	End      string          `json:"end,omitempty"`
	Captures map[string]rule `json:"captures,omitempty"`
	Patterns []rule          `json:"patterns,omitempty"`
}

// words matches any of them as a whole word; a dot belongs to words.
func words(list []string) string {
	list = slices.Clone(list)
	slices.SortFunc(list, func(a, b string) int { // longer ones first
		if len(a) != len(b) {
			return len(b) - len(a)
		}
		return strings.Compare(a, b)
	})
	for i, w := range list {
		list[i] = regexp.QuoteMeta(w)
	}
	return `(?<![\w.])(?:` + strings.Join(slices.Compact(list), "|") + `)(?![\w.])`
}

func tables() (ops, flags, preds, functions []string) {
	var carried ir.Flags
	for _, op := range dsl.Ops() {
		ops = append(ops, op.String())
		carried |= op.Info().Flags
	}
	for _, in := range dsl.Intrinsics() {
		ops = append(ops, "llvm."+in.Name, in.Name)
		carried |= in.Flags
	}
	for bit := ir.Flags(1); bit != 0; bit <<= 1 {
		if carried&bit != 0 {
			flags = append(flags, bit.String())
		}
	}
	flags = append(flags, "fast")
	for p := ir.EQ; p <= ir.FTrue; p++ {
		if name := p.String(); (p <= ir.SLE || p.IsFloat()) && name != "true" && name != "false" && name != "" {
			preds = append(preds, name)
		}
	}
	preds = append(preds, "swap", "invert")
	for _, f := range dsl.Funcs() {
		if !f.Infix {
			functions = append(functions, f.Name)
		}
	}
	for _, f := range dsl.Facts() {
		functions = append(functions, f.Name)
	}
	return ops, flags, preds, functions
}

func grammar() any {
	ops, flags, preds, functions := tables()
	return struct {
		Schema    string   `json:"$schema"`
		Comment   string   `json:"comment"`
		Name      string   `json:"name"`
		ScopeName string   `json:"scopeName"`
		FileTypes []string `json:"fileTypes"`
		Patterns  []rule   `json:"patterns"`
	}{
		"https://raw.githubusercontent.com/martinring/tmlanguage/master/tmlanguage.json",
		"Made from the language's tables by go test ./dsl/editor -update.",
		"rewrite rules", "source.rw", []string{"rw"},
		[]rule{
			{Name: "comment.line.documentation.rw", Match: `///.*$`},
			{Name: "comment.line.double-slash.rw", Match: `//.*$`},
			{Name: "string.quoted.double.rw", Begin: `"`, End: `"|$`},
			{Match: `\b(override\s+)?(rule|test|cost|extends)\s+([A-Za-z0-9_][\w./-]*)`, Captures: map[string]rule{
				"1": {Name: "keyword.control.rw"}, "2": {Name: "keyword.control.rw"}, "3": {Name: "entity.name.function.rw"}}},
			{Begin: `\b(group)\b`, End: `$`, Captures: map[string]rule{"1": {Name: "keyword.control.rw"}}, Patterns: []rule{
				{Name: "keyword.control.after.rw", Match: `\bafter\b`}, {Name: "comment.line.double-slash.rw", Match: `//.*$`}, {Name: "entity.name.namespace.rw", Match: `[\w-]+`}}},
			{Name: "keyword.control.rw", Match: words(syntax.Keywords)},
			{Name: "keyword.operator.arrow.rw", Match: `<=>|=>|->`},
			{Name: "constant.language.rw", Match: words([]string{"true", "false", "null", "poison", "undef", "inf", "nan"})},
			{Name: "constant.numeric.rw", Match: `\b(?:0x[0-9A-Fa-f]+|0b[01]+|\d+(?:\.\d+(?:[eE][+-]?\d+)?)?)\b`},
			{Name: "entity.name.function.call.rw", Match: `@[\w.$]+`},
			{Name: "support.function.rw", Match: words(functions) + `(?=\s*\()`},
			{Name: "keyword.operator.word.rw", Match: words(ops)},
			{Name: "storage.modifier.rw", Match: words(flags)},
			{Name: "constant.other.predicate.rw", Match: words(preds)},
			{Name: "storage.type.rw", Match: `\b(?:i\d+|float|ptr|any|agg|f16|bf16|f32|f64|f80|f128|ppc_f128)\b`},
			{Name: "variable.other.constant.rw", Match: `\b[A-Z]\w*\b`},
			{Name: "variable.other.rw", Match: `\b[a-z_]\w*\b`},
			{Name: "keyword.operator.rw", Match: `(?:>>|<=|>=|[<>/%])[us](?!\w)|<<|>>|<=|>=|==|!=|&&|\|\||[-+*/%&|^~!<>=]`},
		},
	}
}

// TestGrammar: the grammar is that of the language as it is.
func TestGrammar(t *testing.T) {
	var b bytes.Buffer
	enc := json.NewEncoder(&b)
	enc.SetEscapeHTML(false)
	enc.SetIndent("", "  ")
	if err := enc.Encode(grammar()); err != nil {
		t.Fatal(err)
	}
	if *update {
		if err := os.WriteFile(file, b.Bytes(), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	got, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	if !bytes.Equal(got, b.Bytes()) {
		t.Errorf("%s is out of date: go test ./dsl/editor -update", file)
	}
}

// TestGrammarParses: it is JSON, and each table's words are in the pattern of
// their scope and are matched as the whole word.
func TestGrammarParses(t *testing.T) {
	text, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	var g struct {
		ScopeName string
		Patterns  []rule
	}
	if err := json.Unmarshal(text, &g); err != nil {
		t.Fatal(err)
	}
	if g.ScopeName != "source.rw" {
		t.Errorf("scope %s", g.ScopeName)
	}
	match := map[string]*regexp.Regexp{}
	var check func(rules []rule)
	check = func(rules []rule) {
		for _, r := range rules {
			for _, p := range []string{r.Match, r.Begin, r.End} {
				// Go knows no lookaround; what is left must be a regular expression.
				plain := regexp.MustCompile(`\(\?<?[!=](?:[^()\\]|\\.)*\)`).ReplaceAllString(p, "")
				re, err := regexp.Compile(`^(?:` + plain + `)$`)
				if err != nil {
					t.Errorf("%s: %v", r.Name, err)
				} else if p == r.Match && p != "" && match[r.Name] == nil {
					match[r.Name] = re
				}
			}
			check(r.Patterns)
		}
	}
	check(g.Patterns)
	ops, flags, preds, functions := tables()
	for scope, list := range map[string][]string{
		"keyword.control.rw": syntax.Keywords, "keyword.operator.word.rw": ops, "storage.modifier.rw": flags,
		"constant.other.predicate.rw": preds, "support.function.rw": functions,
	} {
		if match[scope] == nil || len(list) < 10 {
			t.Errorf("scope %s: %d words", scope, len(list))
			continue
		}
		for _, w := range list {
			if !match[scope].MatchString(w) {
				t.Errorf("%s is not of scope %s", w, scope)
			}
		}
	}
}
