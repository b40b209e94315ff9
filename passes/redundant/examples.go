package redundant

import (
	"fmt"
	"regexp"
	"slices"
	"strings"

	"rewrite/dsl"
	"rewrite/dsl/lint"
	"rewrite/dsl/prove/alive"
	"rewrite/passes/ir"
	"rewrite/passes/ir/asm"
)

// An Example is programs for the sides of a rule: functions that compute them behind what is assumed of
// their values.
type Example struct {
	Left, Right         string // return it
	LeftUsed, RightUsed string // where what is inside the left side is used elsewhere
	Both                string // freezes both
}

// Examples are programs for a rule, those of types and conditions that can be written.
func Examples(r *dsl.Rule) (list []*Example) {
	for _, test := range lint.Telling(r) {
		if text, ok := alive.Functions(test); ok {
			list = append(list, newExample(text))
		}
	}
	files, _ := alive.Files(r, []uint32{8, 16})
	for _, f := range files {
		if !f.Backward && len(list) < maxExamples {
			list = append(list, newExample(f.Text))
		}
	}
	return list
}

// maxExamples bounds the examples of one rule that are about scalars.
const maxExamples = 24

// Lanes are programs on vectors, if the rule is about them, too: each lane is an example of its own.
func Lanes(r *dsl.Rule) (list []*Example) {
	if !r.LaneWise {
		return nil
	}
	tests := lint.Telling(r)
	for i, test := range tests {
		for _, other := range append(slices.Clone(tests[i+1:]), test) { // at the worst both lanes are alike
			if text, ok := alive.Functions(test, other); ok && len(list) < maxLanes {
				list = append(list, newExample(text))
				break
			}
		}
	}
	return list
}

// maxLanes bounds them.
const maxLanes = 6

// function is one that package alive writes: its parameters, instructions, and what it returns.
var function = regexp.MustCompile(`(?s)define (.+?) @\w+\(([^\n]*)\) \{\n(.*?)  ret ([^\n]+)\n\}\n`)

// newExample makes programs of the two functions of a file of package alive: in front the left side with what
// is assumed, and the sides behind that.
func newExample(text string) *Example {
	functions := function.FindAllStringSubmatch(text, -1)
	left, right := functions[0], functions[1]
	var decls, plain string
	for line := range strings.Lines(text) {
		if strings.HasPrefix(line, "declare ") {
			decls += line
		}
	}
	for line := range strings.Lines(left[3]) {
		if !strings.Contains(line, "@llvm.assume") {
			plain += line
		}
	}
	// whole is a function behind the assumptions; renamed is a body whose names begin as no others do.
	whole := func(result, behind string) string {
		return fmt.Sprintf("define %s @f(%s) {\n%s  br label %%.behind\n.behind:\n%s}\n%s", result, left[2], left[3], behind, decls)
	}
	renamed := func(as, text string) string { return strings.ReplaceAll(text, "%.", "%"+as+".") }
	l, r := renamed("l", plain), renamed("r", right[3])
	ret := func(as string, side []string) string { return "  ret " + renamed(as, side[4]) + "\n" }
	fix := func(as string, side []string) string {
		return fmt.Sprintf("  %%%s. = freeze %s\n", as, renamed(as, side[4]))
	}
	x := &Example{
		Left:  whole(left[1], l+ret("l", left)),
		Right: whole(left[1], r+ret("r", right)),
		Both:  whole("void", l+fix("l", left)+r+fix("r", right)+"  ret void\n"),
	}
	uses := ""
	if m, err := parse(x.Both); err == nil {
		for i, v := range m.Funcs[0].Blocks[1].Instrs {
			if strings.HasPrefix(v.Name, "l.") && v.Op != ir.OpFreeze && !strings.HasSuffix(left[4], "%"+v.Name[1:]) {
				uses += fmt.Sprintf("  call void @use.%d(%v %%%s)\n", i, v.Type, v.Name)
				decls += fmt.Sprintf("declare void @use.%d(%v)\n", i, v.Type)
			}
		}
	}
	x.LeftUsed, x.RightUsed = whole(left[1], l+uses+ret("l", left)), whole(left[1], l+uses+r+ret("r", right))
	return x
}

// parse reads a program.
func parse(text string) (*ir.Module, error) {
	m, diags := asm.Parse("example.ll", []byte(text), asm.Options{Jobs: 1})
	return m, diags.Err()
}
