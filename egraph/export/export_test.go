package export

import (
	"bytes"
	"encoding/json"
	"flag"
	"os"
	"strings"
	"testing"

	"github.com/dominikbraun/graph"
	"github.com/dominikbraun/graph/draw"

	"rewrite/egraph"
	"rewrite/egraph/text"
	"rewrite/egraph/twobit"
)

var update = flag.Bool("update", false, "rewrite golden files")

func example(t *testing.T) (*egraph.Graph, egraph.ClassID) {
	t.Helper()
	lang := twobit.New(0)
	lang.Show = func(op egraph.Op, _ egraph.Type, p uint64) string {
		if op == twobit.Arg {
			return `a"\` + string(rune('0'+p))
		}
		return ""
	}
	g, err := egraph.New(lang.Language, egraph.Config{Analysis: lang})
	if err != nil {
		t.Fatal(err)
	}
	x := g.Leaf(twobit.Arg, 0, 0)
	top := g.Add(twobit.Add, 0, twobit.NSW, g.Add(twobit.Sub, 0, 0, x, x), x)
	g.MarkOriginal(egraph.NodeID(top))
	var rules []egraph.Rule
	for _, r := range [][2]string{{"(sub ?x ?x)", "0"}, {"(add 0 ?x)", "?x"}} {
		rule, err := text.ParseRule(lang.Language, r[0], r[0], r[1])
		if err != nil {
			t.Fatal(err)
		}
		rule.Kind = egraph.Refinement
		rules = append(rules, rule)
	}
	rs, err := egraph.Compile(lang.Language, rules)
	if err != nil {
		t.Fatal(err)
	}
	g.Run(rs, egraph.Options{})
	return g, top
}

func golden(t *testing.T, file string, got []byte) {
	t.Helper()
	if *update {
		if err := os.WriteFile(file, got, 0o644); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	if !bytes.Equal(got, want) {
		t.Errorf("%s differs:\n%s", file, got)
	}
}

// TestGolden writes both formats, many times over: the output never depends on
// map order.
func TestGolden(t *testing.T) {
	for range 20 {
		g, top := example(t)
		var dot, js bytes.Buffer
		if err := DOT(&dot, g); err != nil {
			t.Fatal(err)
		}
		golden(t, "testdata/example.dot", dot.Bytes())
		if err := JSON(&js, g, []egraph.ClassID{top}, nil); err != nil {
			t.Fatal(err)
		}
		golden(t, "testdata/example.json", js.Bytes())
	}
}

// TestJSON reads the JSON back: children exist, classes are consistent.
func TestJSON(t *testing.T) {
	g, top := example(t)
	var b bytes.Buffer
	if err := JSON(&b, g, []egraph.ClassID{top}, func(n egraph.NodeID) float64 { return float64(n) + 0.5 }); err != nil {
		t.Fatal(err)
	}
	var doc struct {
		Nodes map[string]serialNode
		Roots []string                     `json:"root_eclasses"`
		Data  map[string]map[string]string `json:"class_data"`
	}
	if err := json.Unmarshal(b.Bytes(), &doc); err != nil {
		t.Fatal(err)
	}
	if len(doc.Nodes) != g.NumNodes() || len(doc.Data) != g.NumClasses() || len(doc.Roots) != 1 {
		t.Errorf("%d nodes, %d classes, %d roots", len(doc.Nodes), len(doc.Data), len(doc.Roots))
	}
	for name, n := range doc.Nodes {
		for _, k := range n.Children {
			if _, ok := doc.Nodes[k]; !ok {
				t.Errorf("%s has child %s, which is not there", name, k)
			}
		}
		if n.Cost < 0.5 {
			t.Errorf("%s costs %v", name, n.Cost)
		}
	}
}

// TestZeroKey pins the library's bug that makes keys ids + 1: the vertex whose
// key is the zero value has an edge, and it is drawn as none.
func TestZeroKey(t *testing.T) {
	d := graph.New(graph.IntHash, graph.Directed())
	for _, k := range []int{0, 1} {
		if err := d.AddVertex(k); err != nil {
			t.Fatal(err)
		}
	}
	if err := d.AddEdge(1, 0); err != nil {
		t.Fatal(err)
	}
	var b bytes.Buffer
	if err := draw.DOT(d, &b); err != nil {
		t.Fatal(err)
	}
	if strings.Contains(b.String(), "->") {
		t.Error("the library draws edges to vertex 0 now; keys need not be shifted")
	}
}
