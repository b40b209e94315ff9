package analysis

import (
	"fmt"
	"io"

	"rewrite/passes/ir"
)

// Print writes the facts of all values of a function, and behind | what
// dominating branches tell at the entry of a block.
func Print(w io.Writer, f *ir.Func) {
	names := f.Names()
	a := New(f)
	name := func(v *ir.Value) string {
		switch {
		case v.IsInstr() || v.Op == ir.OpParam:
			return names.Spelling(v)
		case v.Op == ir.OpInt:
			return v.Int().String()
		}
		return v.Op.String()
	}
	for _, p := range f.Params {
		fmt.Fprintf(w, "  %-10s %v\n", name(p), a.Facts(p))
	}
	for _, b := range f.Blocks {
		fmt.Fprintf(w, "  %s:\n", names.Label(b))
		for _, e := range a.AtEntry(b) {
			fmt.Fprintf(w, "    | %-8s %v", name(e.Value), e.Facts)
			if e.Equal != nil {
				fmt.Fprintf(w, " = %s", name(e.Equal))
			}
			fmt.Fprintln(w)
		}
		for _, v := range b.Instrs {
			if v.Type != ir.Void {
				fmt.Fprintf(w, "    %-10s %v\n", name(v), a.Facts(v))
			}
		}
	}
}
