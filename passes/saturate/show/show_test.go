package show_test

import (
	"bytes"
	"encoding/json"
	"fmt"
	"os"
	"os/exec"
	"regexp"
	"strings"
	"testing"

	"rewrite/passes/saturate/why"

	"rewrite/dsl"
	"rewrite/passes/ir"
	"rewrite/passes/ir/asm"
	"rewrite/passes/ir/llvmtest"
	"rewrite/passes/saturate"
	"rewrite/passes/saturate/program"
	"rewrite/passes/saturate/show"
	"rewrite/rules"
)

// names has what each of the formats has to escape.
const text = `define i32 @"a</script>\22<b>\5C"(i32 %"x\22<i>&", i32 %y) {
"blo\22ck":
  %"m<\22>" = mul i32 %"x\22<i>&", 8
  %a = sub i32 %y, %y
  %b = add nsw i32 %"m<\22>", %a
  %c = udiv i32 %b, 3
  %d = xor i32 %c, %b
  ret i32 %d
}
`

// run shows the program's changes, near misses and graph.
func run(t *testing.T, text string) (*show.Changes, *show.Misses, []*show.Graph) {
	t.Helper()
	library, err := rules.Library()
	if err != nil {
		t.Fatal(err)
	}
	p, err := program.Compile(library.Rules, func(*dsl.Rule) bool { return true })
	if err != nil {
		t.Fatal(err)
	}
	m, diags := asm.Parse("in.ll", []byte(text), asm.Options{})
	if m == nil {
		t.Fatal(diags)
	}
	src := &show.Source{Name: "in.ll", Text: []byte(text), Meta: m.Metadata()}
	var graphs []*show.Graph
	var near []*why.NearMiss
	w, err := saturate.NewWorker(p, saturate.NewTypes(m), saturate.Options{Cost: library.Costs[0], Explain: &why.Explain{},
		Inspect: func(in *why.Inspected) {
			graphs = append(graphs, show.NewGraph("in.ll "+in.Block.Func.Spelling(), in))
			near = append(near, in.WhyNot(func(r *dsl.Rule) bool { return r.Family == "add-zero" || r.Family == "mul-pow2" }, func(*ir.Value) bool { return true })...)
		}})
	if err != nil {
		t.Fatal(err)
	}
	for _, f := range m.Funcs {
		w.Func(f)
	}
	why.SortMisses(near)
	return show.NewChanges(src, w.Changes()), show.NewMisses(src, "add-zero", near, 10), graphs
}

func written(t *testing.T, write func(*bytes.Buffer) error) []byte {
	t.Helper()
	var b bytes.Buffer
	if err := write(&b); err != nil {
		t.Fatal(err)
	}
	return b.Bytes()
}

// TestJSON: all JSON is JSON, has what it should, and is the same on every run.
func TestJSON(t *testing.T) {
	for range 3 {
		cs, ms, gs := run(t, text)
		var changes show.Changes
		first := written(t, func(b *bytes.Buffer) error { return cs.JSON(b) })
		if err := json.Unmarshal(first, &changes); err != nil {
			t.Fatal(err)
		}
		if changes.Version != 1 || len(changes.Changes) == 0 || changes.Changes[0].Function != `@"a</script>\22<b>\\"` || len(changes.Changes[0].Steps) == 0 {
			t.Errorf("changes: %s", first)
		}
		cs2, _, _ := run(t, text)
		if again := written(t, func(b *bytes.Buffer) error { return cs2.JSON(b) }); !bytes.Equal(first, again) {
			t.Error("changes differ from run to run")
		}
		var misses show.Misses
		if text := written(t, func(b *bytes.Buffer) error { return ms.JSON(b) }); json.Unmarshal(text, &misses) != nil || misses.Found < len(misses.Misses) || len(misses.Misses) == 0 {
			t.Errorf("misses: %s", text)
		}
		// egraph-serialize: children are nodes, roots and data are of classes that nodes have.
		var g struct {
			Nodes map[string]struct {
				Op, Eclass string
				Children   []string
				Cost       *float64
			}
			Roots []string                     `json:"root_eclasses"`
			Data  map[string]map[string]string `json:"class_data"`
		}
		text := written(t, func(b *bytes.Buffer) error { return gs[0].JSON(b) })
		if err := json.Unmarshal(text, &g); err != nil {
			t.Fatal(err)
		}
		classes := map[string]bool{}
		for _, n := range g.Nodes {
			classes[n.Eclass] = true
			for _, k := range n.Children {
				if _, ok := g.Nodes[k]; !ok {
					t.Errorf("child %s is no node", k)
				}
			}
			if n.Cost == nil || n.Op == "" {
				t.Errorf("node %+v", n)
			}
		}
		for c := range g.Data {
			if !classes[c] {
				t.Errorf("class %s has no node", c)
			}
		}
		for _, c := range g.Roots {
			if !classes[c] {
				t.Errorf("root %s is no class", c)
			}
		}
		if len(g.Roots) == 0 || len(g.Nodes) < 8 || len(g.Data) != len(classes) {
			t.Errorf("graph: %s", text)
		}
	}
}

// TestDOT: Graphviz reads the drawings.
func TestDOT(t *testing.T) {
	cs, _, gs := run(t, text)
	drawings := [][]byte{written(t, func(b *bytes.Buffer) error { return cs.DOT(b) })}
	for _, g := range gs {
		drawings = append(drawings, written(t, func(b *bytes.Buffer) error { return g.DOT(b) }))
	}
	dot := llvmtest.Tool(t, "dot")
	for _, d := range drawings {
		cmd := exec.Command(dot, "-Tsvg")
		cmd.Stdin = bytes.NewReader(d)
		if out, err := cmd.CombinedOutput(); err != nil || !bytes.Contains(out, []byte("</svg>")) {
			t.Errorf("%v\n%s\n%s", err, out, d)
		}
	}
}

// TestHTML: a browser draws the graph and the list of changes, with all that is in
// them; names end no script.
func TestHTML(t *testing.T) {
	cs, _, gs := run(t, text)
	for name, c := range map[string]struct {
		page []byte
		want []string
	}{
		"changes": {written(t, func(b *bytes.Buffer) error { return cs.HTML(b) }), []string{"1 of 1</span>", "sub-self", "rules/add.rw:"}},
		"graph":   {written(t, func(b *bytes.Buffer) error { return gs[0].HTML(b) }), []string{`class="c chosen`, `class="edge"`, `class="pick"`, "▶ "}},
	} {
		if n := strings.Count(string(c.page), "</script>"); n != 1 {
			t.Errorf("%s: %d ends of scripts", name, n)
		}
		dom := rendered(t, name, c.page)
		for _, w := range c.want {
			if !strings.Contains(dom, w) {
				t.Errorf("%s: the browser shows no %s:\n%s", name, w, dom)
			}
		}
	}
}

// TestHTMLFits: in windows of every width the pages are no wider than the window, and the
// columns of all changes are where those of the first one are.
func TestHTMLFits(t *testing.T) {
	cs, _, gs := run(t, text+`
define i32 @second(i32 %aRatherLongNameOfAnArgument, i32 %y) {
  %aRatherLongNameOfAProduct = mul i32 %aRatherLongNameOfAnArgument, 16
  %s = sub i32 %y, %y
  %r = or i32 %aRatherLongNameOfAProduct, %s
  ret i32 %r
}
`)
	const measure = `<script>
addEventListener("load", () => {
  const starts = [...document.querySelectorAll("table")].map(t => [...t.rows[1].cells].map(c => Math.round(c.getBoundingClientRect().left)).join());
  const view = document.getElementById("view"), aside = document.querySelector("aside");
  const boxes = [...document.querySelectorAll(".c")].map(c => c.getBoundingClientRect());
  const inside = !view || boxes.every(b => b.left >= 0 && b.right <= view.getBoundingClientRect().right + 1);
  document.title = "tables " + (starts.length > 1 && starts.every(s => s === starts[0])) + ", fits " + (document.documentElement.scrollWidth <= innerWidth) +
    ", inside " + inside + ", half " + (!view || view.clientWidth >= innerWidth / 2);
});
</script></html>`
	for name, c := range map[string]struct {
		page []byte
		want string
	}{
		"changes": {written(t, func(b *bytes.Buffer) error { return cs.HTML(b) }), "tables true, fits true, inside true, half true"},
		"graph":   {written(t, func(b *bytes.Buffer) error { return gs[0].HTML(b) }), "tables false, fits true, inside true, half true"},
	} {
		for _, width := range []int{600, 1200, 2000} {
			dom := renderedAt(t, width, name, bytes.Replace(c.page, []byte("</html>"), []byte(measure), 1))
			title := regexp.MustCompile("<title>(.*?)</title>").FindStringSubmatch(dom)
			if title == nil || title[1] != c.want {
				t.Errorf("%s in %d pixels: %s, want %s", name, width, title, c.want)
			}
		}
	}
}

func rendered(t *testing.T, name string, page []byte) string {
	t.Helper()
	return renderedAt(t, 1200, name, page)
}

// renderedAt is the document after its scripts ran in headless Chromium, in a window of
// that width.
func renderedAt(t *testing.T, width int, name string, page []byte) string {
	t.Helper()
	chromium := llvmtest.Tool(t, "chromium")
	file := t.TempDir() + "/" + name + ".html"
	if err := os.WriteFile(file, page, 0o600); err != nil {
		t.Fatal(err)
	}
	var stderr bytes.Buffer
	cmd := exec.Command(chromium, "--headless", "--no-sandbox", "--disable-gpu", "--user-data-dir="+t.TempDir(), fmt.Sprintf("--window-size=%d,900", width), "--dump-dom", "file://"+file)
	cmd.Stderr = &stderr
	out, err := cmd.Output()
	if err != nil {
		t.Fatalf("%v\n%s", err, &stderr)
	}
	if strings.Contains(stderr.String(), "Uncaught") {
		t.Errorf("%s: %s", name, &stderr)
	}
	return string(out)
}
