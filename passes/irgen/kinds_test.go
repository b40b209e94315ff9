package irgen_test

import (
	"testing"

	"rewrite/passes/ir/asm"
	"rewrite/passes/ir/verify"
	"rewrite/passes/irgen"
)

// TestStraightVerifies: what Straight makes is IR, of all kinds.
func TestStraightVerifies(t *testing.T) {
	for _, kind := range irgen.Kinds {
		for seed := range uint64(100) {
			text := irgen.Straight(seed, kind, 6)
			m, diags := asm.Parse(kind, text, asm.Options{})
			if m == nil || diags.HasErrors() {
				t.Fatalf("%s %d: %v\n%s", kind, seed, diags, text)
			}
			if err := verify.Module(m).Err(); err != nil {
				t.Fatalf("%s %d: %v\n%s", kind, seed, err, text)
			}
		}
	}
}
