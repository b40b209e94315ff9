package mergefunc

import (
	"strings"

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
	for _, it := range m.Items {
		if t, ok := it.(*ir.Text); ok && t.Kind == ir.MetadataNodes && strings.Contains(t.Value, `!"SemanticInterposition"`) {
			return true
		}
	}
	return false
}

// local tells whether other modules do not see the global.
func local(g *ir.Global) bool { return g.Linkage == "internal" || g.Linkage == "private" }
