// Package dot writes graphs of github.com/dominikbraun/graph in the DOT
// language, the same on every run and with any text in labels. Keys of vertices
// must be positive: the graph library cannot handle one that is zero.
package dot

import (
	"bytes"
	"io"
	"slices"
	"strconv"
	"strings"

	"github.com/dominikbraun/graph"
	"github.com/dominikbraun/graph/draw"
)

// Write draws a graph. The library iterates over maps, so its statements are
// put in order: vertices by key, then edges.
func Write[T any](w io.Writer, g graph.Graph[int, T]) error {
	var buf bytes.Buffer
	if err := draw.DOT(g, &buf); err != nil {
		return err
	}
	_, err := io.WriteString(w, inOrder(buf.String()))
	return err
}

// Attributes of a vertex, name and value in turn. Labels must be escaped.
func Attributes(pairs ...string) func(*graph.VertexProperties) {
	return func(p *graph.VertexProperties) {
		for i := 0; i < len(pairs); i += 2 {
			p.Attributes[pairs[i]] = pairs[i+1]
		}
	}
}

// Escape makes text safe inside double quotes, which the library does not.
func Escape(s string) string {
	return strings.NewReplacer(`\`, `\\`, `"`, `\"`, "\n", `\n`).Replace(s)
}

// inOrder sorts the statements by source and target, vertices before edges, and
// drops blank lines.
func inOrder(dot string) string {
	var head, body []string
	for line := range strings.Lines(dot) {
		line = strings.TrimRight(line, "\n")
		switch t := strings.TrimSpace(line); {
		case t == "" || t == "}":
		case strings.HasPrefix(t, `"`):
			body = append(body, line)
		default:
			head = append(head, line)
		}
	}
	slices.SortStableFunc(body, func(a, b string) int {
		x, y := ends(a), ends(b)
		if (x[1] == 0) != (y[1] == 0) {
			return x[1] - y[1] // vertices have no target
		}
		return slices.Compare(x[:], y[:])
	})
	return strings.Join(append(head, body...), "\n") + "\n}\n"
}

// ends reads source and target keys of a statement; keys are never 0.
func ends(line string) (e [2]int) {
	fields := strings.SplitN(line, `"`, 5)
	e[0], _ = strconv.Atoi(fields[1])
	if strings.TrimSpace(fields[2]) == "->" {
		e[1], _ = strconv.Atoi(fields[3])
	}
	return e
}
