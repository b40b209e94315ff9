package dsl

import "slices"

// Intrinsics lists the intrinsics that patterns can name.
func Intrinsics() []*Intrinsic { return slices.Clone(intrinsics) }

// Facts lists the analysis predicates.
func Facts() []*Fact { return slices.Clone(facts) }
