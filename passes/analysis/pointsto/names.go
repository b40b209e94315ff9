package pointsto

import (
	"strings"

	"rewrite/passes/ir"
)

// sourceNames are the names that variables of the source have by debug records, or by the intrinsics that older versions have in
// their place: of allocas that are such a variable, and of values that one comes to be.
func sourceNames(m *ir.Module) map[*ir.Value]string {
	names := map[*ir.Value]string{}
	index := m.Metadata()
	add := func(v *ir.Value, node string) {
		if v == nil || v.IsConst() || names[v] != "" {
			return
		}
		if name := ir.MetadataField(index.Text(node), "name"); name != "" {
			names[v] = strings.Trim(name, `"`)
		}
	}
	for _, f := range m.Funcs {
		for _, b := range f.Blocks {
			for _, v := range b.Instrs {
				for d := v.Dbg; d != nil; d = d.Next {
					if parts := d.Args.Parts; d.Kind != "label" && len(parts) > 1 && strings.Contains(parts[1].Text, "!DIExpression()") {
						add(parts[0].Value, firstNode(parts[1].Text))
					}
				}
				if v.Op == ir.OpCall && v.CalledFunc() != nil && v.CalledFunc().IsDebug() && len(v.CallArgs()) == 3 {
					value, _ := v.CallArgs()[0].Aux.(*ir.MDText)
					variable, _ := v.CallArgs()[1].Aux.(*ir.MDText)
					if value != nil && variable != nil && len(value.Parts) > 0 && len(variable.Parts) == 1 {
						add(value.Parts[0].Value, firstNode(variable.Parts[0].Text))
					}
				}
			}
		}
	}
	return names
}

// firstNode is the first reference to a node in a text.
func firstNode(text string) string {
	i := strings.IndexByte(text, '!')
	if i < 0 {
		return ""
	}
	end := i + 1
	for end < len(text) && text[end] >= '0' && text[end] <= '9' {
		end++
	}
	return text[i:end]
}
