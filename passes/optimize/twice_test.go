package optimize_test

import (
	"bytes"
	"testing"

	"rewrite/passes/ir/llvmtest"
	"rewrite/passes/irgen"
	"rewrite/passes/optimize"
)

// TestTwice: what comes out does not change when it goes in again, on random functions of
// every kind.
func TestTwice(t *testing.T) {
	const functions = 300
	for _, kind := range irgen.Kinds {
		t.Run(kind, func(t *testing.T) {
			t.Parallel()
			first := 0
			for seed := range uint64(functions) {
				in := irgen.Straight(seed, kind, 2+int(seed%8))
				once := onceMore(t, in)
				if !bytes.Equal(in, once) {
					first++
				}
				if twice := onceMore(t, once); !bytes.Equal(once, twice) {
					t.Errorf("seed %d: a second run changes\n%s%s", seed, once, llvmtest.Diff(once, twice))
				}
			}
			if first < functions/2 {
				t.Errorf("of %d functions the first run changes %d", functions, first)
			}
		})
	}
}

// onceMore is what the default pipeline makes of a module.
func onceMore(t *testing.T, in []byte) []byte {
	t.Helper()
	res, err := optimize.Text("twice.ll", in, optimize.Options{})
	if err != nil {
		t.Fatal(err)
	}
	return res.Text()
}
