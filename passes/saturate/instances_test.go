package saturate_test

import (
	"fmt"
	"regexp"
	"slices"
	"strings"
	"testing"

	"rewrite/dsl"
	"rewrite/dsl/dsltest"
	"rewrite/dsl/lint"
	"rewrite/dsl/prove/alive"
	"rewrite/passes/ir"
	"rewrite/passes/ir/asm/asmtest"
	"rewrite/passes/ir/llvmtest"
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
		examples := inPrograms(r)
		if len(examples) == 0 {
			continue
		}
		asked++
		p, err := program.Compile([]*dsl.Rule{r}, func(*dsl.Rule) bool { return false })
		if err != nil {
			t.Fatal(err)
		}
		did := slices.ContainsFunc(examples, func(text string) bool { return applies(t, p, text) })
		if did {
			applied++
		}
		if slices.ContainsFunc(examples, func(text string) bool { return refines(t, p, text) }) {
			made, did = made+1, true
		}
		if !did {
			if silent[r.Family] = true; unseen[r.Family] == "" {
				t.Errorf("%s: %s applies to none of its examples:\n%s", r.File, r.Name, examples[0])
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
	"sext-trunc-sign-bits": signBits, "ashr-all-sign-bits": signBits, "narrow-ashr": signBits, "mul-sign": signBits,
	"op-sext-sext-fits": overflow, "sat-no-wrap": overflow, "no-overflow": overflow,
	"icmp-not-and-power-of-two": powerOfTwo, "udiv-known-pow2": powerOfTwo, "urem-known-pow2": powerOfTwo, "icmp-srem-pow2-zero": powerOfTwo,
	"and-neg-power-of-two": powerOfTwo, "and-decrement-power-of-two": powerOfTwo,
	"bool-div": known, "icmp-eq-abs-signed-min": known, "inf-to-fpclass": known, "minus-inf-to-fpclass": known,
	"fpclass-copysign": known, "fpclass-and": known, "fpclass-select-and": known, "const-div-select": known,
}

const (
	twoValues  = "bits that two values have in common"
	signBits   = "sign bits are two compares of a shift"
	overflow   = "an overflow is another intrinsic"
	powerOfTwo = "a power of two is a count of bits"
	known      = "the example is special, and folded"
)

// function is one that dsltest or alive writes: its parameters, instructions, and what it returns.
var function = regexp.MustCompile(`(?s)define .+? @\w+\(([^\n]*)\) \{\n(.*?)  ret ([^\n]+)\n\}\n`)

// inPrograms are functions that compute both sides of a rule behind what is assumed of its values,
// and fix both.
func inPrograms(r *dsl.Rule) (texts []string) {
	add := func(text string) {
		sides := function.FindAllStringSubmatch(text, -1)
		var decls, left string
		for line := range strings.Lines(text) {
			if strings.HasPrefix(line, "declare ") {
				decls += line
			}
		}
		for line := range strings.Lines(sides[0][2]) {
			if !strings.Contains(line, "@llvm.assume") {
				left += line
			}
		}
		behind := strings.ReplaceAll(left+"  %.from = freeze "+sides[0][3]+"\n", "%.", "%l.") +
			strings.ReplaceAll(sides[1][2]+"  %.to = freeze "+sides[1][3]+"\n", "%.", "%r.")
		texts = append(texts, fmt.Sprintf("define void @f(%s) {\n%s  br label %%.behind\n.behind:\n%s  ret void\n}\n%s", sides[0][1], sides[0][2], behind, decls))
	}
	for _, test := range lint.Examples(r, 2) {
		if text, ok := dsltest.Functions(test); ok {
			add(text)
		}
	}
	files, _ := alive.Files(r, []uint32{8, 16})
	for _, f := range files {
		if !strings.Contains(f.Name, ".back") && len(texts) < maxExamples {
			add(f.Text)
		}
	}
	return texts
}

// maxExamples bounds the programs for one rule.
const maxExamples = 6

// applies tells whether the rules of p apply to a program.
func applies(t *testing.T, p *program.Program, text string) bool {
	m := asmtest.Parse(t, text)
	counts := why.NewCoverage(p)
	w, err := saturate.NewWorker(p, saturate.NewTypes(m), saturate.Options{Coverage: counts})
	if err != nil {
		t.Fatal(err)
	}
	saturate.BuildAll(w)
	w.Func(m.Funcs[0])
	return slices.ContainsFunc(counts.Counts().Rules, func(c why.RuleCounts) bool { return c.Matched > 0 })
}

// refines tells whether the graph lets the second of the values that a program fixes stand for
// the first.
func refines(t *testing.T, p *program.Program, text string) bool {
	m := asmtest.Parse(t, text)
	w, err := saturate.NewWorker(p, saturate.NewTypes(m), saturate.Options{})
	if err != nil {
		t.Fatal(err)
	}
	at := m.Funcs[0].Blocks[1]
	var fixed []*ir.Value
	for _, v := range at.Instrs {
		if strings.HasSuffix(v.Name, ".from") || strings.HasSuffix(v.Name, ".to") {
			fixed = append(fixed, v.Args[0])
		}
	}
	missing, _ := w.Refines(at, []saturate.Refinement{{From: fixed[0], To: fixed[1]}})
	return missing < 0
}
