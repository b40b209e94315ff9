package twobit

import (
	"testing"

	"rewrite/egraph"
	"rewrite/egraph/text"
)

// TestJudge pins verdicts that are easy to get wrong.
func TestJudge(t *testing.T) {
	l := New(0)
	for _, c := range []struct {
		left, right string
		want        Relation
	}{
		{"(and ?x ?x)", "?x", Refining}, // x = {1, 2}: and(x, x) may be 0
		{"(and ?x ?x)", "(or ?x ?x)", Wrong},
		{"(sub ?x ?x)", "0", Refining},
		{"(xor ?x 0)", "?x", Equal},
		{"(mul ?x 2)", "(shl ?x 1)", Equal},
		{"(mul ?x 2)", "(add ?x ?x)", Wrong}, // undef + undef may be odd
		{"(shl ?x 2)", "0", Refining},        // the left is poison
		{"(lt ?x ?y)", "(gt ?y ?x)", Equal},
		{"(add ?x ?y)", "(or ?x ?y)", Wrong},
	} {
		vars := map[string]egraph.Var{}
		left, err := text.ParsePattern(l.Language, c.left, vars)
		if err != nil {
			t.Fatal(err)
		}
		right, err := text.ParsePattern(l.Language, c.right, vars)
		if err != nil {
			t.Fatal(err)
		}
		if got := Judge(&left, &right, nil); got != c.want {
			t.Errorf("%s to %s: %v, want %v", c.left, c.right, got, c.want)
		}
	}
}

// TestValues checks the lattice: refinement is a partial order with poison above
// and defined values below, and every pure operation is monotone in it.
func TestValues(t *testing.T) {
	for a := range Value(16) {
		for b := range Value(16) {
			if Refines(a, b) && Refines(b, a) && a != b {
				t.Errorf("%v and %v refine each other", a, b)
			}
			if !Refines(a, b) {
				continue
			}
			for c := range Value(16) {
				if Refines(b, c) && !Refines(a, c) {
					t.Errorf("%v, %v, %v: not transitive", a, b, c)
				}
				for _, op := range Pure {
					for f := range egraph.Flags(4) {
						if !Refines(Apply(op, f, a, c), Apply(op, f, b, c)) || !Refines(Apply(op, f, c, a), Apply(op, f, c, b)) {
							t.Errorf("op %d with flags %d is not monotone from %v to %v, other %v", op, f, a, b, c)
						}
					}
				}
				if !Refines(Select(a, c, c), Select(b, c, c)) || !Refines(Select(c, a, c), Select(c, b, c)) || !Refines(Select(c, c, a), Select(c, c, b)) {
					t.Errorf("select is not monotone from %v to %v, other %v", a, b, c)
				}
			}
		}
	}
}
