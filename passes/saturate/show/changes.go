// Package show presents what package saturate tells of a run: why values
// changed, why rules did not fire, and what a block's e-graph holds. Text is for
// people, JSON for programs, DOT for Graphviz, HTML is one file that needs
// nothing else.
package show

import (
	"bytes"
	"cmp"
	"encoding/json"
	"fmt"
	"io"
	"slices"
	"strings"
	"text/tabwriter"

	"rewrite/passes/saturate/why"

	"github.com/dominikbraun/graph"

	"rewrite/dsl"
	"rewrite/egraph/dot"
	"rewrite/passes/ir"
)

// A Source is a program's text, to tell places in it.
type Source struct {
	Name string
	Text []byte
	Meta *ir.MetadataIndex
}

// Place is a place in a text; lines and columns count from 1.
type Place struct {
	File string `json:"file"`
	Line int    `json:"line"`
	Col  int    `json:"column,omitempty"`
}

// String is file:line or file:line:column.
func (p *Place) String() string {
	if p.Col == 0 {
		return fmt.Sprintf("%s:%d", p.File, p.Line)
	}
	return fmt.Sprintf("%s:%d:%d", p.File, p.Line, p.Col)
}

// at is the place of an offset, nil for 0: what a pass made.
func (s *Source) at(pos uint32) *Place {
	if pos == 0 || int(pos) > len(s.Text) {
		return nil
	}
	before := s.Text[:pos]
	return &Place{s.Name, bytes.Count(before, []byte("\n")) + 1, len(before) - bytes.LastIndexByte(before, '\n')}
}

// Place is the place of an offset in words.
func (s *Source) Place(pos uint32) string {
	if p := s.at(pos); p != nil {
		return p.String()
	}
	return s.Name
}

// debug is the place that a !dbg attachment tells, nil for none.
func (s *Source) debug(node string) *Place {
	if node == "" || s.Meta == nil {
		return nil
	}
	l, ok := s.Meta.Location(node)
	if !ok {
		return nil
	}
	return &Place{l.File, l.Line, l.Col}
}

// Changes is a list of explained changes. Its JSON form has version 1: fields may
// be added to it, and will not change their meaning.
type Changes struct {
	Version int       `json:"version"`
	File    string    `json:"file"`
	Changes []*Change `json:"changes"`
}

// Change is saturate.Change for printing. Costs are in units of the cost model.
type Change struct {
	Function   string   `json:"function"` // with @
	Block      string   `json:"block"`
	Value      string   `json:"value"`
	At         *Place   `json:"at,omitempty"`     // in the program
	Source     *Place   `json:"source,omitempty"` // in what it was compiled from
	Kind       string   `json:"kind"`
	From       string   `json:"from"`
	To         string   `json:"to"`
	CostBefore float64  `json:"cost_before"`
	CostAfter  float64  `json:"cost_after"`
	Saved      float64  `json:"saved"`
	Steps      []*Step  `json:"steps"`
	Terms      []string `json:"terms,omitempty"` // before the first step, and after each
	Note       string   `json:"note,omitempty"`

	pos uint32
}

// Step is saturate.Step for printing.
type Step struct {
	Kind       string   `json:"kind"`
	Rule       string   `json:"rule,omitempty"` // or the name of the move
	RuleAt     *Place   `json:"rule_at,omitempty"`
	Backward   bool     `json:"backward,omitempty"`
	From       string   `json:"from"`
	To         string   `json:"to"`
	If         []string `json:"if,omitempty"`
	CostBefore float64  `json:"cost_before"`
	CostAfter  float64  `json:"cost_after"`
}

// NewChanges makes changes printable, in the order of the program's text.
func NewChanges(src *Source, list []*why.Change) *Changes {
	out := &Changes{Version: 1, File: src.Name, Changes: []*Change{}}
	for _, c := range list {
		d := &Change{Function: c.Func.Spelling(), Block: c.Block, Value: c.Value, At: src.at(c.Pos), Source: src.debug(c.Dbg),
			Kind: c.Kind.String(), From: c.From, To: c.To, Terms: c.Terms, pos: c.Pos,
			CostBefore: float64(c.Before) / dsl.CostUnit, CostAfter: float64(c.After) / dsl.CostUnit, Saved: float64(c.Saved) / dsl.CostUnit, Steps: []*Step{}}
		if c.Long {
			d.Note = "the chain of steps is too long to be told"
		}
		for i := range c.Steps {
			s := &c.Steps[i]
			e := &Step{Kind: s.Kind.String(), Backward: s.Backward, From: s.From, To: s.To, If: s.If,
				CostBefore: float64(s.Before) / dsl.CostUnit, CostAfter: float64(s.After) / dsl.CostUnit}
			switch {
			case s.Kind == why.ByMove:
				e.Rule = s.Move
			case s.Rule != nil:
				e.Rule, e.RuleAt = s.Rule.Name, &Place{File: s.Rule.File, Line: int(s.Rule.Span.Line)}
			}
			d.Steps = append(d.Steps, e)
		}
		out.Changes = append(out.Changes, d)
	}
	slices.SortStableFunc(out.Changes, func(a, b *Change) int { return cmp.Compare(a.pos, b.pos) })
	return out
}

// by tells the reason of a step.
func (s *Step) by() string {
	how := ""
	if s.Backward {
		how = ", backwards"
	}
	switch {
	case s.Rule == "":
		return s.Kind + how
	case s.RuleAt == nil: // a move
		return s.Rule + how
	}
	return fmt.Sprintf("%s%s (%s)", s.Rule, how, s.RuleAt)
}

func (s *Step) conditions() string {
	if len(s.If) == 0 {
		return ""
	}
	if s.Rule == "" {
		return "since " + strings.Join(s.If, ", ")
	}
	return "if " + strings.Join(s.If, " && ")
}

// title is where a value is.
func (c *Change) title() string {
	s := fmt.Sprintf("%s:%s in block %s", c.Function, c.Value, c.Block)
	if c.At != nil {
		s = c.At.String() + ": " + s
	}
	if c.Source != nil {
		s += ", from " + c.Source.String()
	}
	return s
}

// outcome is what became of it.
func (c *Change) outcome() string {
	switch c.Kind {
	case why.Unused.String():
		if c.Saved == 0 { // counted with what made it unneeded
			return c.From + " is not needed any more"
		}
		return fmt.Sprintf("%s is not needed any more; saves %.2f", c.From, c.Saved)
	case why.Merged.String():
		return fmt.Sprintf("%s is what %s computes already; saves %.2f", c.From, c.To, c.Saved)
	case why.Kept.String():
		return fmt.Sprintf("%s is computed as before", c.From)
	}
	return fmt.Sprintf("%s becomes %s; cost %.2f -> %.2f, saves %.2f", c.From, c.To, c.CostBefore, c.CostAfter, c.Saved)
}

// Text writes the changes for people: one step a line.
func (cs *Changes) Text(w io.Writer) error {
	var b bytes.Buffer
	for i, c := range cs.Changes {
		if i > 0 {
			b.WriteByte('\n')
		}
		fmt.Fprintf(&b, "%s\n  %s\n", c.title(), c.outcome())
		if c.Note != "" {
			fmt.Fprintf(&b, "  %s\n", c.Note)
		}
		tw := tabwriter.NewWriter(&b, 0, 1, 2, ' ', 0)
		for i, s := range c.Steps {
			fmt.Fprintf(tw, "  %2d.\t%.2f -> %.2f\t%s => %s\t%s\t%s\n", i+1, s.CostBefore, s.CostAfter, s.From, s.To, s.by(), s.conditions())
		}
		tw.Flush()
	}
	_, err := w.Write(trimLines(b.Bytes()))
	return err
}

// trimLines takes away white space at the ends of lines.
func trimLines(b []byte) []byte {
	lines := bytes.Split(b, []byte("\n"))
	for i := range lines {
		lines[i] = bytes.TrimRight(lines[i], " ")
	}
	return bytes.Join(lines, []byte("\n"))
}

// JSON writes the changes for programs.
func (cs *Changes) JSON(w io.Writer) error { return writeJSON(w, cs) }

func writeJSON(w io.Writer, v any) error {
	e := json.NewEncoder(w)
	e.SetEscapeHTML(false)
	e.SetIndent("", "  ")
	return e.Encode(v)
}

// DOT draws each change as a chain of terms.
func (cs *Changes) DOT(w io.Writer) error {
	g := graph.New(graph.IntHash, graph.Directed())
	key := 0
	vertex := func(label string, attrs ...string) (int, error) {
		key++
		return key, g.AddVertex(key, dot.Attributes(append([]string{"shape", "box", "label", dot.Escape(label)}, attrs...)...))
	}
	for _, c := range cs.Changes {
		last, err := vertex(c.title()+"\n"+c.outcome(), "style", "bold")
		if err != nil {
			return err
		}
		for i, t := range c.Terms {
			if len(c.Terms) == 1 {
				break
			}
			next, err := vertex(t)
			if err != nil {
				return err
			}
			label := ""
			if i > 0 {
				s := c.Steps[i-1]
				label = fmt.Sprintf("%s\n%.2f -> %.2f", s.by(), s.CostBefore, s.CostAfter)
			}
			if err := g.AddEdge(last, next, graph.EdgeAttribute("label", dot.Escape(label))); err != nil {
				return err
			}
			last = next
		}
	}
	return dot.Write(w, g)
}
