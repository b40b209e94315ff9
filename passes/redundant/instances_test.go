package redundant_test

import (
	"slices"
	"testing"

	"rewrite/dsl"
	"rewrite/passes/ir/asm/asmtest"
	"rewrite/passes/ir/llvmtest"
	"rewrite/passes/redundant"
	"rewrite/passes/saturate"
	"rewrite/passes/saturate/program"
	"rewrite/passes/saturate/why"
	"rewrite/rules"
)

// TestInstances: each rule of the library, alone, applies in a program to examples of its left
// side, and what the graph has then is its right side. The examples are made of the rule; what
// its conditions ask of values is said by assumes and attributes. The long form takes all rules.
func TestInstances(t *testing.T) {
	set, err := rules.Library()
	if err != nil {
		t.Fatal(err)
	}
	step := llvmtest.Amount(4, 1)
	asked, applied, made := 0, 0, 0
	silent := map[string]bool{}
	for i, r := range set.Rules {
		if i%step != 0 {
			continue
		}
		examples := redundant.Examples(r)
		if len(examples) == 0 {
			continue
		}
		asked++
		p, err := program.Compile([]*dsl.Rule{r}, func(*dsl.Rule) bool { return false })
		if err != nil {
			t.Fatal(err)
		}
		did := slices.ContainsFunc(examples, func(x *redundant.Example) bool { return applies(t, p, x.Both) })
		if did {
			applied++
		}
		if slices.ContainsFunc(examples, func(x *redundant.Example) bool {
			ok, err := x.Refines(p)
			if err != nil {
				t.Fatal(err)
			}
			return ok
		}) {
			made, did = made+1, true
		}
		if !did {
			if silent[r.Family] = true; unseen[r.Family] == "" {
				t.Errorf("%s: %s applies to none of its examples:\n%s", r.File, r.Name, examples[0].Both)
			}
		}
	}
	t.Logf("%d rules asked, %d applied, of %d the graph has the right side", asked, applied, made)
	if asked < 4500/step || made < asked*4/5 {
		t.Errorf("%d rules asked, of %d the graph has the right side", asked, made)
	}
	for family, why := range unseen {
		if step == 1 && !silent[family] {
			t.Errorf("%s is listed, %s, and applies", family, why)
		}
	}
}

// unseen are the families of which the conditions of some instance cannot be told to the graph by
// an example alone, or of which it knows the result before a rule is asked.
var unseen = map[string]string{
	"add-ctpop-ctpop": twoValues, "add-to-or": twoValues, "and-no-common-bits": twoValues, "xor-no-common-bits": twoValues, "or-mul-factor": twoValues,
	"umin-never-above": overflow, "umax-never-above": overflow, "smin-never-above": overflow, "smax-never-above": overflow,
	"shl-lshr-of-signs": signBits, "sext-trunc-sign-bits": signBits, "ashr-all-sign-bits": signBits, "narrow-ashr": signBits, "mul-sign": signBits, "blend-by-sign": signBits,
	"op-sext-sext-fits": overflow, "usub-sat-twice": overflow, "uadd-sat-twice": overflow, "ashr-shl-fits-left": overflow, "sat-no-wrap": overflow, "no-overflow": overflow,
	"icmp-not-and-power-of-two": powerOfTwo, "udiv-known-pow2": powerOfTwo, "urem-known-pow2": powerOfTwo, "icmp-srem-pow2-zero": powerOfTwo,
	"and-neg-power-of-two": powerOfTwo, "and-decrement-power-of-two": powerOfTwo,
	"bool-div": known, "icmp-eq-abs-signed-min": known, "inf-to-fpclass": known, "minus-inf-to-fpclass": known,
}

const (
	twoValues  = "bits that two values have in common"
	signBits   = "sign bits are two compares of a shift"
	overflow   = "an overflow is another intrinsic"
	powerOfTwo = "a power of two is a count of bits"
	known      = "the example is special, and folded"
)

// applies tells whether the rules of p apply to a program.
func applies(t *testing.T, p *program.Program, text string) bool {
	m := asmtest.Parse(t, text)
	counts := why.NewCoverage(p)
	w, err := saturate.NewWorker(p, saturate.NewTypes(m), saturate.Options{Coverage: counts})
	if err != nil {
		t.Fatal(err)
	}
	w.Func(m.Funcs[0])
	return slices.ContainsFunc(counts.Counts().Rules, func(c why.RuleCounts) bool { return c.Matched > 0 })
}
