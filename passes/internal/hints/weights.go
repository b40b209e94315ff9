package hints

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"rewrite/passes/ir"
)

// Weights are those of a terminator's targets, in their order, nil if there are none (LLVM, "Branch Weight Metadata").
func Weights(t *ir.Value) (list []uint64) {
	node := t.Meta.Get("prof")
	if node == "" {
		return nil
	}
	fields := t.Block.Func.Module.Metadata().Operands(t.Block.Func.NodeText(node))
	if len(fields) == 0 || fields[0] != `!"branch_weights"` {
		return nil
	}
	for _, field := range fields[1:] {
		if strings.HasPrefix(field, "!") {
			continue // where they are from: !"expected"
		}
		_, n, _ := strings.Cut(field, " ")
		x, err := strconv.ParseUint(n, 10, 32)
		if err != nil {
			return nil
		}
		list = append(list, x)
	}
	return list
}

// SetWeights gives a terminator weights, scaled so that they are numbers of 32 bits; none, if all of them are 0.
func SetWeights(t *ir.Value, list ...uint64) {
	t.Meta = t.Meta.Keep(func(kind string) bool { return kind != "prof" })
	most := slices.Max(list)
	if most == 0 {
		return
	}
	text := `!{!"branch_weights"`
	for _, x := range list {
		if by := most>>32 + 1; by > 1 && x > 0 {
			x = max(x/by, 1)
		}
		text += fmt.Sprintf(", i32 %d", x)
	}
	node := t.Block.Func.NewNode(func(string) string { return text + "}" })
	var kept []ir.Attachment
	if t.Meta != nil {
		kept = t.Meta.List
	}
	t.Meta = &ir.Meta{List: append(slices.Clone(kept), ir.Attachment{Kind: "prof", Node: node})}
}
