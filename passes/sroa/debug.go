package sroa

import (
	"fmt"
	"strings"

	"rewrite/passes/ir"
)

// declare makes the records that declare variables in allocas that were split
// declare fragments in the parts.
func (w *work) declare() {
	if len(w.parts) == 0 {
		return
	}
	for _, b := range w.f.Blocks {
		for _, v := range b.Instrs {
			for link := &v.Dbg; *link != nil; {
				r := *link
				if r.Kind != "declare" || len(r.Args.Parts) < 2 || r.Args.Parts[0].Value == nil || w.parts[r.Args.Parts[0].Value] == nil {
					link = &r.Next
					continue
				}
				alloca := r.Args.Parts[0].Value
				list := w.fragments(r, alloca, 0, w.variable(r))
				for i := len(list) - 1; i >= 0; i-- {
					list[i].Next = r.Next
					r.Next = list[i]
				}
				*link = r.Next
				for range list {
					link = &(*link).Next
				}
			}
		}
	}
}

// fragments are the records for the parts of an alloca, whose first byte is that
// many bytes behind the variable's.
func (w *work) fragments(r *ir.DbgRecord, alloca *ir.Value, base, variable uint64) (list []*ir.DbgRecord) {
	const none = "!DIExpression()"
	for _, p := range w.parts[alloca] {
		switch {
		case p.alloca == nil:
			continue
		case w.parts[p.alloca] != nil: // it was split in its turn
			list = append(list, w.fragments(r, p.alloca, base+p.begin, variable)...)
			continue
		}
		begin, end := 8*(base+p.begin), 8*(base+p.end)
		expr := none
		if begin != 0 || end != variable {
			if end > variable {
				continue // the size is not known, or it is padding
			}
			expr = fmt.Sprintf("!DIExpression(DW_OP_LLVM_fragment, %d, %d)", begin, end-begin)
		}
		parts := append([]ir.MDPart(nil), r.Args.Parts...)
		if !strings.Contains(parts[1].Text, none) {
			continue // an expression of its own
		}
		parts[0].Value = p.alloca
		parts[1].Text = strings.Replace(parts[1].Text, none, expr, 1)
		list = append(list, &ir.DbgRecord{Kind: "declare", Args: ir.MDText{Parts: parts}})
	}
	return list
}

// variable is the size in bits of the variable that a record declares, 0 if it is
// not found. Fragments must lie within it, and not be all of it.
func (w *work) variable(r *ir.DbgRecord) uint64 {
	return w.f.Module.Metadata().VariableBits(firstNode(r.Args.Parts[1].Text))
}

// firstNode is the number of the first node in a record behind the address.
func firstNode(text string) string {
	_, rest, _ := strings.Cut(text, "!")
	n := strings.IndexFunc(rest, func(c rune) bool { return c < '0' || c > '9' })
	if n <= 0 {
		return ""
	}
	return "!" + rest[:n]
}
