package show

import (
	"bytes"
	"fmt"
	"io"

	"rewrite/passes/saturate/why"

	"rewrite/dsl"
)

// Misses says how far a rule got, the nearest first. Its JSON form has version 1.
type Misses struct {
	Version int     `json:"version"`
	File    string  `json:"file"`
	Rule    string  `json:"rule"`
	Found   int     `json:"found"` // of which Misses are the nearest
	Misses  []*Miss `json:"misses"`
}

// Miss is saturate.NearMiss for printing.
type Miss struct {
	Rule     string  `json:"rule"`
	Function string  `json:"function"`
	Block    string  `json:"block"`
	Value    string  `json:"value"`
	At       *Place  `json:"at,omitempty"`
	Source   *Place  `json:"source,omitempty"`
	From     string  `json:"from"`
	Form     string  `json:"form,omitempty"` // what rules made of it, where the rule got that far
	Verdict  string  `json:"verdict"`
	Done     int     `json:"parts_matched"` // of Missed
	All      int     `json:"parts"`
	Why      string  `json:"why"`
	EdgeOnly bool    `json:"edge_only,omitempty"`
	Extra    float64 `json:"extra_cost,omitempty"`
}

// NewMisses makes the nearest of a sorted list printable.
func NewMisses(src *Source, rule string, list []*why.NearMiss, most int) *Misses {
	out := &Misses{Version: 1, File: src.Name, Rule: rule, Found: len(list), Misses: []*Miss{}}
	for _, m := range list[:min(most, len(list))] {
		out.Misses = append(out.Misses, &Miss{Rule: m.Instance, Function: m.Func.Spelling(), Block: m.Block, Value: m.Value,
			At: src.at(m.Pos), Source: src.debug(m.Dbg), From: m.From, Form: m.Form, Verdict: m.Verdict.String(), Done: m.Done, All: m.All,
			Why: m.Why, EdgeOnly: m.EdgeOnly, Extra: float64(m.Extra) / dsl.CostUnit})
	}
	return out
}

// Text writes the list for people.
func (ms *Misses) Text(w io.Writer) error {
	var b bytes.Buffer
	for i, m := range ms.Misses {
		where := fmt.Sprintf("%s:%s in block %s", m.Function, m.Value, m.Block)
		if m.At != nil {
			where = m.At.String() + ": " + where
		}
		if m.Source != nil {
			where += ", from " + m.Source.String()
		}
		fmt.Fprintf(&b, "%2d. %s: %s", i+1, where, m.From)
		if m.Form != "" {
			fmt.Fprintf(&b, ", in the form %s", m.Form)
		}
		b.WriteByte('\n')
		parts := ""
		if m.Verdict == why.Missed.String() {
			parts = fmt.Sprintf(", %d of %d parts fit", m.Done, m.All)
		}
		fmt.Fprintf(&b, "    %s%s: %s\n", m.Verdict, parts, m.Why)
		if m.EdgeOnly {
			b.WriteString("    it matched what refines an operand, or flags to spare: so it could not make two values one\n")
		}
	}
	if more := ms.Found - len(ms.Misses); more > 0 {
		fmt.Fprintf(&b, "%d more that are further away; -n shows more\n", more)
	}
	_, err := w.Write(b.Bytes())
	return err
}

// JSON writes the list for programs.
func (ms *Misses) JSON(w io.Writer) error { return writeJSON(w, ms) }
