package memssa

import (
	"fmt"
	"io"
	"strconv"
	"strings"

	"rewrite/passes/analysis/alias"
	"rewrite/passes/ir"
	"rewrite/passes/ir/asm/print"
)

// Print writes a function with the access of each instruction in a comment before it,
// uses by what really clobbers them, as opt -passes='print<memoryssa>' does.
func Print(w io.Writer, f *ir.Func) {
	m := New(f, alias.New(f, alias.All...))
	names := f.Names()
	id := func(id ID) string {
		if id == LiveOnEntry {
			return "liveOnEntry"
		}
		return strconv.Itoa(int(id))
	}
	fmt.Fprintf(w, "MemorySSA for function: %s\n", f.Name)
	io.WriteString(w, print.Annotated(f, func(b *ir.Block, v *ir.Value) string {
		if v == nil {
			phi := m.PhiOf(b)
			if phi == None {
				return ""
			}
			var parts []string
			from, args := m.Incoming(phi)
			for i, p := range from {
				parts = append(parts, fmt.Sprintf("{%s,%s}", names.Label(p), id(args[i])))
			}
			return fmt.Sprintf("%d = MemoryPhi(%s)", phi, strings.Join(parts, ","))
		}
		switch x := m.Of(v); {
		case x == None:
			return ""
		case m.Kind(x) == Use:
			return fmt.Sprintf("MemoryUse(%s)", id(m.Clobber(v)))
		default:
			return fmt.Sprintf("%d = MemoryDef(%s)", x, id(m.Before(x)))
		}
	}))
}
