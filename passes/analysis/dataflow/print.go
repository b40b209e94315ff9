package dataflow

import (
	"fmt"
	"io"
	"slices"
	"strings"

	"rewrite/passes/ir"
)

// print writes a solution, a block to three lines, with a name for each fact.
func (s *Solution) print(w io.Writer, f *ir.Func, names *ir.Names, fact func(i int) string) {
	list := func(set Set) string {
		var parts []string
		for i := range set.All() {
			parts = append(parts, fact(i))
		}
		if len(parts) == 0 {
			return "nothing"
		}
		return strings.Join(parts, ", ")
	}
	for i, b := range f.Blocks {
		fmt.Fprintf(w, "  %s:\n    in:  %s\n    out: %s\n", names.Label(b), list(s.In[i]), list(s.Out[i]))
	}
}

// PrintLive writes the values that are live at the start and end of each block, and how many are at a time.
func PrintLive(w io.Writer, f *ir.Func) {
	names := f.Names()
	l := LiveValues(f)
	l.print(w, f, &names, func(i int) string { return names.Spelling(l.Values[i]) })
	fmt.Fprintf(w, "  %v\n", l.Pressure(f))
}

// PrintAvailable writes the expressions that are available at the start and end
// of each block, each by the first instruction that computes it.
func PrintAvailable(w io.Writer, f *ir.Func) {
	names := f.Names()
	a := AvailableExpressions(f)
	a.print(w, f, &names, func(i int) string { return fmt.Sprintf("%s (%s)", names.Spelling(a.Exprs[i]), a.Exprs[i].Op) })
}

// PrintReaching writes the definitions of slots that reach the start and end of
// each block, each with its block; a slot that is not stored to yet is undef.
func PrintReaching(w io.Writer, f *ir.Func) {
	names := f.Names()
	r := ReachingDefinitions(f)
	r.print(w, f, &names, func(i int) string {
		d := r.Defs[i]
		if d.Op == ir.OpAlloca {
			return names.Spelling(d) + " = undef"
		}
		return fmt.Sprintf("%s = %s in %s", names.Spelling(d.Args[1]), operand(&names, d.Args[0]), names.Label(d.Block))
	})
}

// PrintPlacement writes where expressions are to be computed, each by the first instruction that computes it: for
// the start and the end of each block, and for each critical edge, the sets that are not empty.
func PrintPlacement(w io.Writer, f *ir.Func) {
	names := f.Names()
	p := PlaceExpressions(f)
	write := func(where string, x *Place) {
		isolated := slices.Clone(x.Isolated) // of interest where it would be inserted
		isolated.And(x.Latest)
		for _, s := range []struct {
			name string
			set  Set
		}{
			{"down-safe", x.DownSafe}, {"up-safe", x.UpSafe}, {"earliest", x.Earliest}, {"delayed", x.Delayed}, {"latest", x.Latest},
			{"isolated", isolated}, {"insert", x.Insert}, {"replace", x.Replace},
		} {
			var parts []string
			for i := range s.set.All() {
				parts = append(parts, fmt.Sprintf("%s (%s)", names.Spelling(p.Exprs[i]), p.Exprs[i].Op))
			}
			if len(parts) > 0 {
				fmt.Fprintf(w, "    %s %s: %s\n", where, s.name, strings.Join(parts, ", "))
			}
		}
	}
	for i, b := range f.Blocks {
		fmt.Fprintf(w, "  %s:\n", names.Label(b))
		write("start", &p.Start[i])
		write("end", &p.End[i])
	}
	for i := range p.Edges {
		x := &p.Edges[i]
		fmt.Fprintf(w, "  %s -> %s:\n", names.Label(x.From), names.Label(x.To))
		write("edge", &x.Place)
	}
}

// operand names what is stored.
func operand(names *ir.Names, v *ir.Value) string {
	switch {
	case v.IsInstr() || v.Op == ir.OpParam:
		return names.Spelling(v)
	case v.Op == ir.OpInt:
		return v.Int().String()
	case v.AsGlobal() != nil:
		return v.AsGlobal().Spelling()
	}
	return "a constant"
}
