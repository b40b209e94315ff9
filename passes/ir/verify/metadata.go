package verify

import (
	"math/big"
	"strconv"
	"strings"

	"rewrite/passes/ir"
)

// attachmentRules says on which instructions a kind of metadata can stand, and
// what its node must look like. The kinds that are not listed are free.
var attachmentRules = map[string]func(c *verifier, v *ir.Value, text string){
	"range":                   (*verifier).rangeMeta,
	"nonnull":                 (*verifier).nonnullMeta,
	"align":                   (*verifier).alignMeta,
	"dereferenceable":         (*verifier).dereferenceableMeta,
	"dereferenceable_or_null": (*verifier).dereferenceableMeta,
	"fpmath": func(c *verifier, v *ir.Value, text string) {
		if !isFloatingMath(v.Type) {
			c.bad(v, "!fpmath needs a floating-point result, not %s", v.Type)
		} else if node := c.nodeOperands(text); node != nil && (len(node) != 1 || !strings.HasPrefix(node[0], "float ")) {
			c.bad(v, "!fpmath needs one float")
		}
	},
	"invariant.group": func(c *verifier, v *ir.Value, _ string) {
		if v.Op != ir.OpLoad && v.Op != ir.OpStore {
			c.bad(v, "!invariant.group is for loads and stores")
		}
	},
	"tbaa": func(c *verifier, v *ir.Value, _ string) {
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
			rule(c, v, a.Node)
		}
	}
}

// nodeOperands are those of a node `!{a, b}`, nil when the node is something else
// or not known.
func (c *verifier) nodeOperands(node string) []string {
	if ir.IsOwnNode(node) {
		node = c.f.NodeText(node)
	}
	return c.meta.Operands(node)
}

func (c *verifier) rangeMeta(v *ir.Value, text string) {
	if v.Op != ir.OpLoad && v.Op != ir.OpCall && v.Op != ir.OpInvoke {
		c.bad(v, "!range is for loads, calls and invokes")
		return
	}
	if v.Type.Scalar().Kind != ir.IntKind {
		c.bad(v, "!range is for integers, not %s", v.Type)
		return
	}
	node := c.nodeOperands(text)
	if node == nil {
		return
	}
	if len(node) == 0 || len(node)%2 != 0 {
		c.bad(v, "!range needs pairs of numbers")
		return
	}
	t := v.Type.Scalar()
	var bounds []*big.Int
	for _, text := range node {
		typ, digits, _ := strings.Cut(text, " ")
		n, ok := new(big.Int).SetString(digits, 0)
		if typ != t.String() || !ok {
			c.bad(v, "!range has a bound %s for a value of type %s", text, v.Type)
			return
		}
		bounds = append(bounds, n)
	}
	c.intervals(v, bounds, t.Bits)
}

// intervals checks half-open intervals modulo 2^width: none is empty, they
// rise, and there is a gap between each two, the last and the first included.
func (c *verifier) intervals(v *ir.Value, bounds []*big.Int, width uint32) {
	size := new(big.Int).Lsh(big.NewInt(1), uint(width))
	up := func(from, to *big.Int) *big.Int { // the way from one to the other
		d := new(big.Int).Sub(to, from)
		return d.Mod(d, size)
	}
	apart := func(lo1, hi1, lo2, hi2 *big.Int) bool {
		return up(lo1, hi1).Cmp(up(lo1, lo2)) < 0 && up(lo2, hi2).Cmp(up(lo2, lo1)) < 0
	}
	for i := 0; i < len(bounds); i += 2 {
		lo, hi := bounds[i], bounds[i+1]
		switch {
		case up(lo, hi).Sign() == 0:
			c.bad(v, "!range has an empty interval")
		case i > 0 && lo.Cmp(bounds[i-2]) <= 0:
			c.bad(v, "!range has intervals that are not in order")
		case i > 0 && !apart(bounds[i-2], bounds[i-1], lo, hi):
			c.bad(v, "!range has intervals without a gap between them")
		case i > 2 && i == len(bounds)-2 && !apart(bounds[0], bounds[1], lo, hi):
			c.bad(v, "!range has a last and a first interval without a gap between them")
		default:
			continue
		}
		return
	}
}

func (c *verifier) nonnullMeta(v *ir.Value, text string) {
	if v.Op != ir.OpLoad || v.Type.Kind != ir.PointerKind {
		c.bad(v, "!nonnull is for loads of pointers")
	} else if len(c.nodeOperands(text)) > 0 {
		c.bad(v, "!nonnull has no operands")
	}
}

func (c *verifier) alignMeta(v *ir.Value, text string) {
	if v.Op != ir.OpLoad || v.Type.Kind != ir.PointerKind {
		c.bad(v, "!align is for loads of pointers")
		return
	}
	node := c.nodeOperands(text)
	if node == nil {
		return
	}
	if len(node) == 1 {
		digits, ok := strings.CutPrefix(node[0], "i64 ")
		n, err := strconv.ParseUint(digits, 10, 64)
		if ok && err == nil && n != 0 && n&(n-1) == 0 && n <= maxAlign {
			return
		}
	}
	c.bad(v, "!align needs an i64 that is a power of two")
}

func (c *verifier) dereferenceableMeta(v *ir.Value, text string) {
	if v.Op != ir.OpLoad && v.Op != ir.OpIntToPtr || v.Type.Kind != ir.PointerKind {
		c.bad(v, "!dereferenceable is for loads of pointers and inttoptr")
	} else if node := c.nodeOperands(text); node != nil && (len(node) != 1 || !strings.HasPrefix(node[0], "i64 ")) {
		c.bad(v, "!dereferenceable needs one i64")
	}
}

// profMeta checks that there are as many branch weights as ways to go.
func (c *verifier) profMeta(v *ir.Value, text string) {
	node := c.nodeOperands(text)
	if len(node) > 0 && !strings.HasPrefix(node[0], `!"`) {
		c.bad(v, "!prof needs the name of what it counts")
	}
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
