package syntax

import (
	"io/fs"
	"os"
	"path/filepath"
	"reflect"
	"strings"
	"testing"
	"unicode/utf8"

	"rewrite/passes/ir/diag"
)

// ruleFiles are all rule files of the repository.
func ruleFiles(t testing.TB) map[string]string {
	files := map[string]string{}
	err := filepath.WalkDir("../..", func(path string, d fs.DirEntry, err error) error {
		if err == nil && !d.IsDir() && strings.HasSuffix(path, ".rw") {
			text, err := os.ReadFile(path)
			files[path] = string(text)
			return err
		}
		return err
	})
	if err != nil || len(files) < 100 {
		t.Fatalf("%d files: %v", len(files), err)
	}
	return files
}

// shape is a syntax tree without positions.
func shape(v reflect.Value) any {
	switch v.Kind() {
	case reflect.Pointer:
		if v.IsNil() {
			return nil
		}
		return shape(v.Elem())
	case reflect.Slice:
		var all []any
		for i := range v.Len() {
			all = append(all, shape(v.Index(i)))
		}
		return all
	case reflect.Struct:
		m := map[string]any{}
		for i := range v.NumField() {
			if f := v.Type().Field(i); f.Type != reflect.TypeOf(Node{}) {
				m[f.Name] = shape(v.Field(i))
			}
		}
		return m
	}
	return v.Interface()
}

func words(cs []Comment) []string {
	var all []string
	for _, c := range cs {
		all = append(all, c.Text)
	}
	return all
}

// checkFormat formats a text without syntax errors and checks that the result
// means the same, has the same comments, and is formatted itself.
func checkFormat(t *testing.T, name, text string, f *File) {
	out, errs := Format(name, text)
	if len(errs) > 0 {
		t.Fatalf("%s parses, and does not format: %v", name, errs)
	}
	g, errs := Parse(name, out, All)
	if len(errs) > 0 {
		t.Fatalf("%s: what was printed does not parse: %v\n%s", name, errs, out)
	}
	if a, b := shape(reflect.ValueOf(f.Items)), shape(reflect.ValueOf(g.Items)); !reflect.DeepEqual(a, b) {
		t.Errorf("%s: printing changed the meaning\n%s\n--- printed\n%s\n%v\n%v", name, text, out, a, b)
	}
	if a, b := words(f.Comments), words(g.Comments); !reflect.DeepEqual(a, b) {
		t.Errorf("%s: comments %q became %q", name, a, b)
	}
	if again, _ := Format(name, out); again != out {
		t.Errorf("%s: formatting is no fixpoint:\n%q\n%q", name, out, again)
	}
}

func TestFormatEverything(t *testing.T) {
	n := 0
	for name, text := range ruleFiles(t) {
		if f, errs := Parse(name, text, All); len(errs) == 0 {
			checkFormat(t, name, text, f)
			n++
		}
	}
	if n < 100 {
		t.Errorf("only %d files could be formatted", n)
	}
}

// TestLayout is the one canonical layout, comments in every place.
func TestLayout(t *testing.T) {
	in, err := os.ReadFile("testdata/layout.in")
	if err != nil {
		t.Fatal(err)
	}
	want, err := os.ReadFile("testdata/layout.out")
	if err != nil {
		t.Fatal(err)
	}
	got, errs := Format("layout.in", string(in))
	if len(errs) > 0 {
		t.Fatal(errs)
	}
	if got != string(want) {
		t.Errorf("got\n%s", got)
	}
	f, _ := Parse("layout.in", string(in), All)
	checkFormat(t, "layout.in", string(in), f)
}

// TestOneLine: an item needs no line ends.
func TestOneLine(t *testing.T) {
	text := "rule d  sub(x, x) => 0 rule e reverse mul(x, C) <=> shl(x, log2(C)) if is_power_of_two(C) test d (x: i8) sub(x, x) -> 0 " +
		"group g after h cost c extends b add = 1 sub nsw i8 = 2.5 override rule d sub(x, x) => poison axiom \"r\""
	f, errs := Parse("one.rw", text, All)
	if len(errs) > 0 || len(f.Items) != 6 {
		t.Fatalf("%d items, %v", len(f.Items), errs)
	}
	if f, _ := Parse("one.rw", text, SkipTests); len(f.Items) != 5 {
		t.Errorf("%d items without tests", len(f.Items))
	}
}

// TestHyphens: legal in names, subtraction in expressions.
func TestHyphens(t *testing.T) {
	f, errs := Parse("h.rw", "rule a-b-1  add(x, C1-C2) => x", All)
	if len(errs) > 0 {
		t.Fatal(errs)
	}
	r := f.Items[0].Rule
	arg := r.Left.First.Ref.Args().List[1].Tree()
	if r.Name.Text != "a-b-1" || arg.Op != "-" || arg.X.Ref.Name != "C1" || arg.Y.Ref.Name != "C2" {
		t.Errorf("%s, %+v", r.Name.Text, arg)
	}
}

func TestPrecedence(t *testing.T) {
	var show func(t *Tree) string
	show = func(t *Tree) string {
		switch {
		case t.Y != nil:
			return "(" + show(t.X) + t.Op + show(t.Y) + ")"
		case t.Op != "":
			return t.Op + "[" + show(t.X) + "]"
		case t.Number != nil:
			return t.Number.Int + t.Number.Float
		}
		return t.Ref.Name
	}
	for in, want := range map[string]string{
		"A + B * C":              "(A+(B*C))",
		"A - B - C":              "((A-B)-C)",
		"A | B ^ C & D":          "(A|(B^(C&D)))",
		"A << B + C":             "(A<<(B+C))",
		"A & B == C":             "((A&B)==C)",
		"A <u B && C || D":       "(((A<uB)&&C)||D)",
		"!A && ~B == -C":         "(![A]&&(~[B]==neg[C]))",
		"(A + B) /u -1":          "((A+B)/uneg[1])",
		"A >>u B >>s C %s D":     "((A>>uB)>>s(C%sD))",
		"A <=s B":                "(A<=sB)",
		"A <s B":                 "(A<sB)",
		"A >u B":                 "(A>uB)",
		"A == 1 || B == 2 && !C": "((A==1)||((B==2)&&![C]))",
	} {
		f, errs := Parse("p.rw", "rule r  add(x, x) => x if "+in, All)
		if len(errs) > 0 {
			t.Errorf("%s: %v", in, errs)
			continue
		}
		if got := show(f.Items[0].Rule.Guards[0].Tree()); got != want {
			t.Errorf("%s: got %s, want %s", in, got, want)
		}
	}
}

// checkPositions: every message is about a place that is in the text.
func checkPositions(t *testing.T, text string, diags diag.Diagnostics) {
	lines := strings.Split(text, "\n")
	for _, d := range diags {
		if d.Line < 1 || d.Line > len(lines) || d.Col < 1 || d.Col > len(lines[d.Line-1])+1 || d.Len < 1 || d.Msg == "" {
			t.Errorf("%q: bad place %d:%d+%d of %q", text, d.Line, d.Col, d.Len, d.Msg)
		}
		if s := d.Render(); utf8.ValidString(text) && !utf8.ValidString(s) {
			t.Errorf("%q: message %q is cut inside a character", text, s)
		}
	}
}

func FuzzParse(f *testing.F) {
	for _, text := range ruleFiles(f) {
		if len(text) < 4<<10 { // TestFormatEverything looks at all; small ones grow to something new sooner
			f.Add(text)
		}
	}
	for _, text := range []string{"", "rule", "rule\n", "x", "\xff", "rule a (((((((", "rule a add(x,\x00)", "test t ->", "cost", "group a after", "//", "///", "rule a//b\n add(x,x)=>x//"} {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		file, diags := Parse("fuzz.rw", text, All)
		checkPositions(t, text, diags)
		if len(diags) == 0 && utf8.ValidString(text) {
			checkFormat(t, "fuzz.rw", text, file)
		}
	})
}

func BenchmarkParse(b *testing.B) {
	const text = "rule add-add-const\n  add(add(x, C1), C2) <=> add(x, C1 + C2)\n"
	b.SetBytes(int64(len(text)))
	for b.Loop() {
		Parse("a.rw", text, All)
	}
}

// TestByteOrderMark: it is no part of the text, nor of the first line of a message.
func TestByteOrderMark(t *testing.T) {
	const text = "rule a\n  sub(x, x) => 0\n"
	if out, diags := Format("a.rw", byteOrderMark+text); out != text || len(diags) > 0 {
		t.Errorf("%q, %v", out, diags)
	}
	_, diags := Parse("a.rw", byteOrderMark+"rul a", All)
	if len(diags) == 0 || diags[0].Source != "rul a" || diags[0].Col != 1 {
		t.Errorf("%v", diags)
	}
}
