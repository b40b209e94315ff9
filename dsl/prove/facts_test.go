package prove_test

import (
	"fmt"
	"testing"

	"rewrite/dsl"
	"rewrite/dsl/dsltest"
	"rewrite/dsl/prove/alive"
	"rewrite/dsl/prove/internal/symbolic"
	"rewrite/dsl/prove/internal/term"
	"rewrite/dsl/prove/smt"
	"rewrite/passes/ir/num"
)

// TestEveryFactIsDefined: the terms of each predicate on integers mean what its row of
// the table does, and those who write rules down for other tools can write each: a
// row that one of them does not know is found here, and not by the first rule with it.
func TestEveryFactIsDefined(t *testing.T) {
	const width = 4
	checked := 0
	for _, f := range dsl.Facts() {
		if f.About != dsl.AboutValue || f.Floats {
			continue
		}
		conds := []string{f.Name + "(x)"}
		if len(f.Params) == 2 {
			conds[0] = f.Name + "(x, C)"
			if f.Params[1] == dsl.NumberType {
				conds = nil
				for n := range width + 2 {
					conds = append(conds, fmt.Sprintf("%s(x, %d)", f.Name, n))
				}
			}
		}
		for _, cond := range conds {
			r := dsltest.Rule(t, fmt.Sprintf("and(x: i%d, C) => and(C, x)\n  if %s", width, cond))
			checked++
			if _, err := alive.Files(r, []uint32{width}); err != nil {
				t.Errorf("%s: alive: %v", cond, err)
			}
			if _, err := smt.Queries(r, []uint32{width}); err != nil {
				t.Errorf("%s: smt: %v", cond, err)
			}
			b := r.NewBindings()
			pool := term.NewPool()
			for i := range r.Types {
				b.Bits[i] = width
			}
			for a := range uint64(1) << width {
				for c := range uint64(1) << width {
					vals := make([]term.ID, len(r.Vars))
					for i, n := range []uint64{a, c} { // in the order of their mention
						b.Vals[i], vals[i] = num.Of(n), pool.Number(n, width)
					}
					env := &symbolic.Env{Pool: pool, Rule: r, Bind: b, Vals: vals, Assumed: pool.Bool(true)}
					got, err := env.Fact(r.Guards[0])
					if err != nil {
						t.Fatalf("%s: the prover's terms: %v", cond, err)
					}
					want, ok := r.Concrete(r.Guards[0], b)
					if n, known := pool.Const(got); !known || (n == 1) != (want && ok) {
						t.Fatalf("%s of %d and %d: the prover's terms say %d (constant: %v), the definition %v", cond, a, c, n, known, want)
					}
				}
			}
		}
	}
	if checked < 25 {
		t.Errorf("only %d looked at", checked)
	}
}
