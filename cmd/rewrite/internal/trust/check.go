// Package trust holds the commands for those who want to trust a result, and to
// show where it is wrong.
package trust

import (
	"fmt"

	"rewrite/cmd/rewrite/internal/base"
	"rewrite/cmd/rewrite/internal/cli"
	"rewrite/passes/check"
	"rewrite/passes/ir"
	"rewrite/passes/ir/interp"
)

const checkHelp = `rewrite check runs each function of two modules on the same inputs and tells where
the second does what the first could not have done. Undefined behaviour, poison and
undef of the first may become anything; the reverse is a difference.

Functions with few bits of parameters are run on all inputs, poison and undef
included, others on those at which operations change what they do and on random
ones. Functions from elsewhere give made-up results; calls of them are compared.

Examples:
  rewrite check before.ll after.ll
  rewrite in.ll -o out.ll && rewrite check in.ll out.ll
  rewrite check -func f -inputs 100000 before.ll after.ll

Usage: rewrite check [flags] before.ll after.ll

Exit status: 0 no difference was found, 1 there is one, or a function that differs in
its text was skipped, or nothing was checked.
`

// RunCheck compares two modules by running them.
func RunCheck(c *base.Command, args []string) (code int, err error) {
	fs := cli.New("rewrite check")
	opt := check.Options{}
	fs.IntVar(&opt.Bits, "bits", check.DefaultBits, "run functions of at most `N` bits of parameters on all inputs")
	fs.IntVar(&opt.Inputs, "inputs", check.DefaultInputs, "most inputs `N` of other functions")
	fs.IntVar(&opt.Choices, "choices", check.DefaultChoices, "most combinations `N` of choices, as of freeze, to go through for an input")
	fs.BoolVar(&opt.Whole, "whole", false, "run functions that only their module calls, by name, where these calls do: a pass on modules may have gone by what they pass")
	fs.Uint64Var(&opt.Fuel, "fuel", check.DefaultFuel, "most `instructions` of a run of the first module")
	fs.Uint64Var(&opt.Seed, "seed", 0, "what random inputs begin with")
	var only base.FuncGlobs
	fs.Func("func", "check only functions whose name matches the `glob`; may be given again", only.Add)
	inputs, err := c.ParseFlags(fs, checkHelp, args)
	if err != nil {
		return 0, err
	}
	if len(inputs) != 2 {
		return 0, base.Usagef("as in: rewrite check before.ll after.ll", "two modules are compared, not %d", len(inputs))
	}
	opt.Func = func(f *ir.Func) bool { return only.Selects(f.Name) }
	var sources [2]interp.Source
	for i, name := range inputs {
		if sources[i], err = readSource(c, name); err != nil {
			return base.ExitInput, err
		}
	}
	report := check.Modules(sources[0], sources[1], opt)
	fmt.Fprint(c.Stdout, report)
	if problems := report.Problems(); len(problems) > 0 {
		for _, p := range problems {
			fmt.Fprintf(c.Stderr, "rewrite check: %s\n", p)
		}
		return base.ExitInput, nil
	}
	return base.ExitDone, nil
}
