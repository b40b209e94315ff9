package verify

import (
	"strings"

	"rewrite/passes/ir"
)

// attachmentRules says on which instructions a kind of metadata can stand, and
// what its node must look like. The kinds that are not listed are free.
var attachmentRules = map[string]func(c *verifier, v *ir.Value, node []string){
	"range":                   (*verifier).rangeMeta,
	"nonnull":                 (*verifier).nonnullMeta,
	"align":                   (*verifier).alignMeta,
	"dereferenceable":         (*verifier).dereferenceableMeta,
	"dereferenceable_or_null": (*verifier).dereferenceableMeta,
	"fpmath": func(c *verifier, v *ir.Value, node []string) {
		if !isFloatingMath(v.Type) {
			c.bad(v, "!fpmath needs a floating-point result, not %s", v.Type)
		} else if node != nil && len(node) != 1 {
			c.bad(v, "!fpmath needs one number")
		}
	},
	"invariant.group": func(c *verifier, v *ir.Value, _ []string) {
		if v.Op != ir.OpLoad && v.Op != ir.OpStore {
			c.bad(v, "!invariant.group is for loads and stores")
		}
	},
	"tbaa": func(c *verifier, v *ir.Value, _ []string) {
		switch v.Op {
		case ir.OpLoad, ir.OpStore, ir.OpCall, ir.OpVAArg, ir.OpAtomicRMW, ir.OpCmpXchg:
		default:
			c.bad(v, "!tbaa is for accesses of memory")
		}
	},
	"prof": (*verifier).profMeta,
}

func (c *verifier) attachments(v *ir.Value) {
	for _, a := range v.Meta.List {
		if rule := attachmentRules[a.Kind]; rule != nil {
			rule(c, v, c.nodeOperands(a.Node))
		}
	}
}

// nodeOperands splits a node `!{a, b}` into its operands, nil when the node is
// something else or not known.
func (c *verifier) nodeOperands(node string) []string {
	if len(node) > 1 && node[0] == '!' && node[1] >= '0' && node[1] <= '9' {
		if c.nodes == nil {
			return nil
		}
		node = c.nodes(node)
	}
	node = strings.TrimSpace(strings.TrimPrefix(node, "distinct "))
	if !strings.HasPrefix(node, "!{") || !strings.HasSuffix(node, "}") {
		return nil
	}
	ops := []string{}
	text := node[2 : len(node)-1]
	depth, start, quoted := 0, 0, false
	for i := 0; i < len(text); i++ {
		switch ch := text[i]; {
		case ch == '"':
			quoted = !quoted
		case quoted:
		case ch == '{' || ch == '(' || ch == '<' || ch == '[':
			depth++
		case ch == '}' || ch == ')' || ch == '>' || ch == ']':
			depth--
		case ch == ',' && depth == 0:
			ops = append(ops, strings.TrimSpace(text[start:i]))
			start = i + 1
		}
	}
	if last := strings.TrimSpace(text[start:]); last != "" {
		ops = append(ops, last)
	}
	return ops
}

// metadataNodes gives the text of numbered nodes of a module, "" for unknown
// ones. The index is made when the first one is asked for.
func metadataNodes(m *ir.Module) func(string) string {
	var index map[string]string
	return func(name string) string {
		if index == nil {
			index = map[string]string{}
			for _, it := range m.Items {
				t, ok := it.(*ir.Text)
				if !ok || t.Kind != ir.MetadataNodes {
					continue
				}
				for _, line := range strings.Split(t.Value, "\n") {
					if n, node, ok := strings.Cut(line, " = "); ok && strings.HasPrefix(n, "!") {
						index[n] = node
					}
				}
			}
		}
		return index[name]
	}
}

func (c *verifier) rangeMeta(v *ir.Value, node []string) {
	if v.Op != ir.OpLoad && v.Op != ir.OpCall && v.Op != ir.OpInvoke {
		c.bad(v, "!range is for loads, calls and invokes")
		return
	}
	if v.Type.Scalar().Kind != ir.IntKind {
		c.bad(v, "!range is for integers, not %s", v.Type)
		return
	}
	if node == nil {
		return
	}
	if len(node) == 0 || len(node)%2 != 0 {
		c.bad(v, "!range needs pairs of numbers")
	}
	for _, n := range node {
		if t, _, _ := strings.Cut(n, " "); t != v.Type.Scalar().String() {
			c.bad(v, "!range has a number of type %s for a value of type %s", t, v.Type)
			return
		}
	}
}

func (c *verifier) nonnullMeta(v *ir.Value, node []string) {
	if v.Op != ir.OpLoad || v.Type.Kind != ir.PointerKind {
		c.bad(v, "!nonnull is for loads of pointers")
	} else if len(node) > 0 {
		c.bad(v, "!nonnull has no operands")
	}
}

func (c *verifier) alignMeta(v *ir.Value, node []string) {
	if v.Op != ir.OpLoad || v.Type.Kind != ir.PointerKind {
		c.bad(v, "!align is for loads of pointers")
	} else if node != nil && len(node) != 1 {
		c.bad(v, "!align needs one number")
	}
}

func (c *verifier) dereferenceableMeta(v *ir.Value, node []string) {
	if v.Op != ir.OpLoad && v.Op != ir.OpIntToPtr || v.Type.Kind != ir.PointerKind {
		c.bad(v, "!dereferenceable is for loads of pointers and inttoptr")
	} else if node != nil && len(node) != 1 {
		c.bad(v, "!dereferenceable needs one number")
	}
}

// profMeta checks that there are as many branch weights as ways to go.
func (c *verifier) profMeta(v *ir.Value, node []string) {
	if len(node) == 0 || node[0] != `!"branch_weights"` {
		return
	}
	weights := node[1:]
	if len(weights) > 0 && weights[0] == `!"expected"` {
		weights = weights[1:]
	}
	want := len(v.Targets)
	switch v.Op {
	case ir.OpInvoke:
		if len(weights) == 1 {
			return
		}
	case ir.OpCall:
		want = 1
	case ir.OpSelect:
		want = 2
	case ir.OpBr, ir.OpSwitch, ir.OpIndirectBr, ir.OpCallBr:
	default:
		c.bad(v, "branch weights are for branches, selects and calls")
		return
	}
	if len(weights) != want {
		c.bad(v, "has %s, but needs %d", count(len(weights), "branch weight", "branch weights"), want)
	}
}
