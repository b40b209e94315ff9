package constfold

import (
	"maps"
	"slices"
)

// Names lists the intrinsics that are folded, without "llvm." and types.
func Names() []string { return slices.Sorted(maps.Keys(operations)) }
