package generalize

import (
	"cmp"
	"fmt"
	"math/bits"
	"slices"
	"strconv"
	"strings"
	"sync"

	"rewrite/dsl"
	"rewrite/dsl/load"
	"rewrite/dsl/prove"
	"rewrite/dsl/syntax"
	"rewrite/passes/ir"
	"rewrite/passes/ir/num"
)

// What a constant may be is learnt at small widths: the rule is proved for each number by
// itself. A condition of the vocabulary that is true of none but these numbers is a proposal,
// which the prover then sees at all widths.

// learntWidths are those at which numbers are tried. At four bits all conditions of the
// vocabulary differ, and so do they at three and two, where what is so by chance shows.
var learntWidths = []uint32{4, 3, 2}

// A set of numbers, at the widths that are learnt: one bit each, widest first.
type set uint32

// each calls f for all numbers, with their bit.
func each(f func(width uint32, x uint64, bit set)) {
	bit := set(1)
	for _, w := range learntWidths {
		for x := range uint64(1) << w {
			f(w, x, bit)
			bit <<= 1
		}
	}
}

// everything is the set of all numbers.
var everything = func() (s set) {
	each(func(_ uint32, _ uint64, bit set) { s |= bit })
	return s
}()

func (s set) size() int { return bits.OnesCount32(uint32(s)) }

// A condition on C and the numbers that it is true of.
type atom struct {
	text string
	set  set
}

// vocabularyTexts are conditions on a constant, the simplest first.
var vocabularyTexts = []string{
	"C != 0", "C != -1", "C != 1", "C != signed_min()", "C != signed_max()",
	"C >=s 0", "C <s 0", "C >s 0", "C <=s 0", "C <s -1",
	"is_power_of_two(C)", "is_power_of_two_or_zero(C)", "is_low_mask(C)", "is_high_mask(C)",
	"C & 1 == 1", "C & 1 == 0", "C <u width(C)", "C != 0 && C <u width(C)",
	"is_low_mask(~C)", "is_power_of_two(~C)", "C != 0 && C != -1", "C != 0 && C != signed_min()", "C != 0 && C != 1",
	"C != -1 && C != signed_max()", "C != 1 && C != -1", "C != 0 && C != 1 && C != -1", "C >s 1", "C >=s -1",
	"is_power_of_two(C) && C != 1", "is_power_of_two(C) && C != signed_min()", "is_low_mask(C) && C != -1",
	"is_power_of_two(C) && C != 1 && C != signed_min()",
}

var vocabulary = sync.OnceValue(func() (atoms []atom) {
	for _, text := range vocabularyTexts {
		s, ok := setOf(text, "C", "")
		if !ok {
			panic("generalize: no condition: " + text)
		}
		atoms = append(atoms, atom{text, s})
	}
	return atoms
})

// setOf is what a condition on one constant is true of. typeName is what its type is called
// there. !ok: it is none, by itself.
func setOf(cond, name, typeName string) (s set, ok bool) {
	r := conditionOf(cond, typeName, name)
	if r == nil {
		return 0, false
	}
	return numbersOf(r, name), true
}

// numbersOf are those at which the conditions of a rule hold.
func numbersOf(r *dsl.Rule, name string) (s set) {
	each(func(width uint32, x uint64, bit set) {
		if holdsAt(r, width, map[string]uint64{name: x}) {
			s |= bit
		}
	})
	return s
}

// conditionOf is a rule with a condition, on constants of one type.
func conditionOf(cond, typeName string, names ...string) *dsl.Rule {
	if typeName != "" {
		typeName = ": " + typeName
	}
	text := "rule condition\n  add(x" + typeName + ", " + names[0] + ") => sub(x, 0 - " + names[0] + ")"
	if len(names) == 2 {
		text = fmt.Sprintf("rule condition\n  add(add(x%s, %s), %s) => add(x, %[2]s + %[3]s)", typeName, names[0], names[1])
	}
	loaded, diags := load.Sources([]dsl.Source{{Name: "condition", Text: text + "\n  if " + cond}}, load.Options{})
	if diags.HasErrors() || len(loaded.Rules) != 1 {
		return nil
	}
	return loaded.Rules[0]
}

// holdsAt tells whether the conditions of a rule hold at constants of one width.
func holdsAt(r *dsl.Rule, width uint32, values map[string]uint64) bool {
	b := r.NewBindings()
	for i, t := range r.Types {
		if t.Width == 0 {
			b.Bits[i] = width
		} else if t.Width != width {
			return false
		}
	}
	for i, v := range r.Vars {
		b.Vals[i] = num.Of(values[v.Name])
	}
	for _, g := range r.Guards {
		if !r.EvalCond(g, b, func(c *dsl.Cond) bool {
			holds, ok := r.Concrete(c, b)
			return holds && ok
		}) {
			return false
		}
	}
	return true
}

// weaker are conditions that are true of a constant wherever old is, and of more, and of nothing
// but the numbers that hold; the weakest first, of equals the simplest. Numbers at which the rule
// does not apply anyway do not count.
func weaker(hold, apply set, name, typeName, old string) (conds []string) {
	was := conditionOf(old, typeName, name)
	if was == nil {
		return nil
	}
	s := numbersOf(was, name)
	if apply&^s == 0 || s&^hold != 0 {
		return nil // nothing more, or what is not seen at small widths alone
	}
	var fit []atom
	for _, a := range vocabulary() {
		if a.set&^hold == 0 && s&apply&^a.set == 0 && a.set&apply != s&apply {
			fit = append(fit, a)
		}
	}
	slices.SortStableFunc(fit, func(a, b atom) int { return cmp.Compare((b.set & apply).size(), (a.set & apply).size()) })
	seen := map[set]bool{}
	for _, a := range fit {
		if text := strings.ReplaceAll(a.text, "C", name); !seen[a.set&apply] && len(conds) < maxWeaker && follows(was, conditionOf(text, "", name), name, old) {
			seen[a.set&apply] = true
			conds = append(conds, text)
		}
	}
	return conds
}

// follows tells whether a condition is true wherever another one is, as far as one sees at
// 8 bits, and near the literals of its text at 32.
func follows(from, to *dsl.Rule, name, text string) bool {
	for x := range uint64(256) {
		if at := map[string]uint64{name: x}; holdsAt(from, 8, at) && !holdsAt(to, 8, at) {
			return false
		}
	}
	tokens, _ := syntax.Scan("", text)
	for _, t := range tokens {
		n, err := strconv.ParseInt(t.Value, 0, 64)
		if t.Type != syntax.Int || err != nil {
			continue
		}
		for _, near := range []int64{n - 1, n, n + 1, -n - 1, -n, 1 - n} {
			if at := map[string]uint64{name: uint64(near) & (1<<32 - 1)}; holdsAt(from, 32, at) && !holdsAt(to, 32, at) {
				return false
			}
		}
	}
	return true
}

// maxWeaker bounds the conditions that are proposed in the place of one.
const maxWeaker = 4

// hopeless is how many numbers of the widest width must do for the others to be tried.
const hopeless = 2

// numbers are those that a constant can be, at small widths, and those of them at which the
// rule applies.
func (f *form) numbers(name string) (hold, apply set) {
	rules := f.rules
	if rules[0].Among != "" {
		rules = rules[:1] // mirrors may have made another constant of it
	}
	widest, stop := 0, false
	each(func(width uint32, x uint64, bit set) {
		if stop || width != learntWidths[0] && widest < hopeless {
			stop = true
			return
		}
		some := false
		for _, r := range rules {
			holds, applies := holdsFor(r, name, width, x)
			if !holds {
				return
			}
			some = some || applies
		}
		if hold |= bit; !some {
			return
		}
		if apply |= bit; width == learntWidths[0] {
			widest++
		}
	})
	return hold, apply
}

// holdsFor tells whether a rule is right where a constant is one number, and whether it applies there at all.
func holdsFor(r *dsl.Rule, name string, width uint32, x uint64) (holds, applies bool) {
	v := slices.IndexFunc(r.Vars, func(v dsl.Var) bool { return v.Name == name && v.Kind == dsl.ConstVar })
	if v < 0 {
		return false, false
	}
	t := r.Vars[v].Type
	if t == dsl.None || r.Types[t].Kind != dsl.IntType || r.Types[t].Width != 0 && r.Types[t].Width != width {
		return false, false
	}
	is := func(t dsl.TypeID, e *dsl.Expr, x uint64) *dsl.Cond {
		lit := &dsl.Expr{Kind: dsl.LitExpr, Type: t, Lit: dsl.Lit{Mag: num.Of(x)}, Var: dsl.None, Of: dsl.None}
		return &dsl.Cond{Kind: dsl.CompareCond, Pred: ir.EQ, X: e, Y: lit, PredVar: dsl.PredExpr{Var: dsl.None}}
	}
	one := *r
	one.Guards = append(slices.Clone(r.Guards),
		is(dsl.None, &dsl.Expr{Kind: dsl.WidthExpr, Type: dsl.None, Of: t, Var: dsl.None}, uint64(width)),
		is(t, &dsl.Expr{Kind: dsl.ConstExpr, Type: t, Var: dsl.VarID(v), Of: dsl.None}, x))
	verdict := prove.Rule(&one, prove.Options{Steps: quickSteps})
	return verdict.Status != prove.Disproved, verdict.Inputs > 0
}
