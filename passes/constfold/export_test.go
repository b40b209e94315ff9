package constfold

import (
	"slices"
	"strings"

	"rewrite/passes/ir/intrinsic"
)

// Names lists the intrinsics that are folded, without "llvm." and types.
func Names() []string {
	var names []string
	for id, op := range operations {
		if op != nil {
			names = append(names, intrinsic.ID(id).String())
		}
	}
	for name := range nvvm {
		names = append(names, strings.TrimPrefix(name, "llvm."))
	}
	slices.Sort(names)
	return names
}

// Operation tells whether an intrinsic is folded.
func Operation(id intrinsic.ID) bool { return operations[id] != nil }
