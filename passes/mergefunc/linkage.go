package mergefunc

import (
	"rewrite/passes/ir"
)

// overridable tells whether another definition may take the place of this one
// when the program is linked or loaded.
func (o *Order) overridable(g *ir.Global) bool {
	switch g.Linkage {
	case "weak", "linkonce", "common", "extern_weak":
		return true
	case "", "external":
		return g.Preemption == "dso_preemptable" || g.Preemption == "" && g.Visibility == "" && o.interposition
	}
	return false
}

// semanticInterposition tells whether the module states that external functions
// that are not dso_local may be overridden (clang's -fsemantic-interposition).
func semanticInterposition(m *ir.Module) bool {
	flag, ok := m.Metadata().Flag("SemanticInterposition")
	return ok && flag != "i32 0"
}

// local tells whether other modules do not see the global.
func local(g *ir.Global) bool { return g.Linkage == "internal" || g.Linkage == "private" }
