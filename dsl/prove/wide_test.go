package prove

import (
	"fmt"
	"slices"
	"testing"

	"rewrite/dsl/dsltest"
	"rewrite/dsl/prove/counterexample"
)

// TestWide: rules that pass where all inputs can be tried, or cannot be tried
// at all, and are wrong at the widths of programs. The solver's counterexample
// has been run: it tells another outcome for the target.
func TestWide(t *testing.T) {
	for _, c := range []struct {
		rule   string
		width  uint32 // at which it is shown, the smallest at which it is wrong
		differ counterexample.Difference
	}{
		{"icmp ult(ctpop(ctpop(ctpop(_))), 2) => true", 7, counterexample.WrongValue},
		{"select(icmp ult(ctpop(x), 12), x, 0) => x if width(x) >= 32", 32, counterexample.WrongValue},
		{"and(x: i32, 65535) => x", 32, counterexample.WrongValue},
		{"zext(trunc(x: i64): i32) => x", 64, counterexample.WrongValue},
		{"select(icmp eq(x: i64, 1311768467463790320), 0, x) => x", 64, counterexample.WrongValue},
		{"lshr(shl(x, 24), 24) => x if width(x) >= 32", 32, counterexample.WrongValue},
		{"sdiv(x: i32, 65536) => ashr(x, 16)", 32, counterexample.WrongValue},
		{"add(x: i32, y: i32) => or disjoint(x, y) if at_most(x, 65535) if known_zero(y, 65534)", 32, counterexample.AddsPoison},
		{"udiv(x: i32, y) => udiv(x, and(y, 65535))", 32, counterexample.AddsUB},
		{"add(x: i32, 100000) => add nsw(x, 100000)", 32, counterexample.AddsPoison},
		{"mul(x: i16, y) => mul nuw(x, y) if at_most(x, 255) if at_most(y, 256)", 0, 0},
		{"mul(x: i16, y) => mul nuw(x, y) if at_most(x, 256) if at_most(y, 256)", 16, counterexample.AddsPoison},
	} {
		r := dsltest.Rule(t, c.rule)
		if v := Rule(r, Options{}); v.Status == Disproved {
			t.Errorf("%s: needs no solver\n%s", c.rule, v.Counterexample)
		}
		v := Rule(r, Options{Effort: DefaultEffort})
		if c.width == 0 {
			if v.Status != Proved {
				t.Errorf("%s: %s", c.rule, v)
			}
			continue
		}
		if v.Status != Disproved {
			t.Errorf("%s: %s", c.rule, v)
			continue
		}
		e := v.Counterexample
		wide := func(in counterexample.Input) bool { return in.Width == c.width }
		if e.Differs != c.differ || !slices.ContainsFunc(e.Inputs, wide) || len(e.From) != 1 || e.From[0] == e.To {
			t.Errorf("%s: %d\n%s", c.rule, e.Differs, e)
		}
		if again := Rule(r, Options{Effort: DefaultEffort}); fmt.Sprint(again) != fmt.Sprint(v) || again.Counterexample.String() != e.String() {
			t.Errorf("%s: another verdict the second time", c.rule)
		}
	}
}

// TestEffort: what is proved depends on the effort alone, and more effort proves
// no less.
func TestEffort(t *testing.T) {
	rules := dsltest.Rules(t, `
rule easy
  add(mul(x, C1), mul(y, C1)) <=> mul(add(x, y), C1)
  if noundef(x)
rule cases
  shl(lshr(x, C), C) <=> and(x, -1 << C)
rule hard
  udiv(udiv(x, C1), C2) => udiv(x, C1 * C2)
  if mul_nuw(C1, C2)
`)
	for i, want := range []uint32{64, 64, 4} { // at least
		var before Verdict
		for _, effort := range []int{1, QuickEffort, 2 * QuickEffort} {
			v := Rule(rules[i], Options{Effort: effort})
			if v.Status != Proved || slices.Max(v.Widths) < want {
				t.Errorf("%s at %d: %s", rules[i].Name, effort, v)
			}
			for _, w := range before.Widths {
				if !slices.Contains(v.Widths, w) {
					t.Errorf("%s at %d: %s, with less %s", rules[i].Name, effort, v, before)
				}
			}
			if v.MethodAt(4) != Exhaustive || want == 64 && v.MethodAt(64) != SAT {
				t.Errorf("%s: %+v", rules[i].Name, v)
			}
			before = v
		}
	}
}
