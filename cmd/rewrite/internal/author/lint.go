package author

import (
	"fmt"
	"slices"
	"strings"

	"rewrite/passes/saturate/block"

	"rewrite/cmd/rewrite/internal/base"
	"rewrite/cmd/rewrite/internal/cli"
	"rewrite/cmd/rewrite/internal/fileio"
	"rewrite/cmd/rewrite/internal/ruleset"
	"rewrite/dsl"
	"rewrite/dsl/lint"
	"rewrite/dsl/prove"
	"rewrite/passes/ir"
	"rewrite/passes/ir/diag"
	"rewrite/passes/redundant"
	"rewrite/rules"
)

const lintHelp = `rewrite lint checks rule files and finds what is allowed and hardly meant: rules
hidden by others or twice there, rules that grow without bound, rules that can
never apply, each with an example. Without a rule file it looks at the library.
Modules beside rule files are asked about the functions that these call: which
attributes are missing there for a rule to match or to build a call.

Examples:
  rewrite lint mine.rw
  rewrite lint -with-builtin mine.rw     against the library as well
  rewrite lint mine.rw in.ll             and which calls in.ll keeps from mine.rw
  rewrite lint -all                      also overlaps and rules that others imply
  rewrite lint -families mine.rw         what patterns and mirrors stand for, and what does not hold
  rewrite lint -redundant mine.rw        which rules the others do without

Usage: rewrite lint [flags] [file or folder]... [in.ll]...

Exit status: 0 nothing found but notes, 1 an error or a lint.
`

// RunLint checks rules and prints lints about them.
func RunLint(c *base.Command, args []string) (code int, err error) {
	fs := cli.New("rewrite lint")
	builtin := fs.Bool("with-builtin", false, "add the rules to the library, which they may override")
	all := fs.Bool("all", false, "notes on what is normal: rules that overlap, rules that the others imply")
	families := fs.Bool("families", false, "list the families, how many instances each has, and those that are left out, with why")
	surplus := fs.Bool("redundant", false, "list the rules, which can go together, without which the others make as cheap programs of examples")
	paths, err := c.ParseFlags(fs, lintHelp, args)
	if err != nil {
		return 0, err
	}
	var modules []string
	paths = slices.DeleteFunc(paths, func(p string) bool {
		if base.IsIRName(p) {
			modules = append(modules, p)
		}
		return base.IsIRName(p)
	})
	if len(paths) == 0 && len(modules) > 0 {
		return 0, base.Usagef("as in: rewrite lint mine.rw "+modules[0], "%s is a program, and rules are wanted", modules[0])
	}
	set, code, err := ruleset.LoadRules(c, paths, true, *builtin)
	if err != nil {
		return code, err
	}
	if *families {
		listFamilies(c, set)
		return code, nil
	}
	if *surplus {
		return code, listRedundant(c, set)
	}
	opt := lint.Options{Notes: *all}
	bar := base.NewProgress(c.Stderr, "lint", (opt.Passes()+1)*len(set.Rules))
	opt.Done = bar.Add
	lints := append(lint.Set(set, opt), prove.Equalities(set.Rules, prove.Options{Effort: prove.QuickEffort}, bar.Add)...)
	bar.Done()
	for _, file := range modules {
		kept, err := lintCalls(c, set.Rules, file)
		if err != nil {
			return 0, err
		}
		lints = append(lints, kept...)
	}
	c.Print(lints)
	if slices.ContainsFunc(lints, func(d *diag.Diagnostic) bool { return d.Severity != diag.Note }) {
		code = base.ExitInput
	}
	return code, nil
}

// listFamilies prints the rules of the text that stand for several instances, patterns and
// mirrors included, and the instances that do not hold.
func listFamilies(c *base.Command, set *dsl.Set) {
	kept, frozen := map[string]int{}, map[string]int{}
	var names []string
	for _, r := range set.Rules {
		if r.Among == "" {
			continue
		}
		if kept[r.Family]++; kept[r.Family] == 1 {
			names = append(names, r.Family)
		}
		fresh := false
		r.RHS.Walk(func(t *dsl.Term) { fresh = fresh || t.Kind == dsl.OpTerm && t.Op == ir.OpFreeze })
		if fresh {
			frozen[r.Family]++
		}
	}
	out := map[string][]dsl.LeftOut{}
	for _, l := range set.LeftOut {
		out[l.Family] = append(out[l.Family], l)
	}
	total, without := 0, 0
	for _, name := range names {
		total, without = total+kept[name], without+len(out[name])
		fmt.Fprintf(c.Stdout, "%s: %s, %d with freeze, %d left out\n", name, base.Count(kept[name], "instance"), frozen[name], len(out[name]))
		for _, l := range out[name] {
			if l.Why == "" { // it is recorded
				_, l.Why = prove.Choose(prove.Options{Effort: prove.QuickEffort})([]*dsl.Rule{l.Rule})
			}
			fmt.Fprintf(c.Stdout, "  without %s: %s\n    %s\n", l.Name, l.Text(), strings.ReplaceAll(strings.TrimSpace(l.Why), "\n", "\n    "))
		}
	}
	fmt.Fprintf(c.Stdout, "%s, %s, %d left out\n", base.Count(len(names), "family"), base.Count(total, "instance"), without)
}

// listRedundant prints the rules whose work the others do. That is seen at examples, so they are notes.
func listRedundant(c *base.Command, set *dsl.Set) error {
	proofs, err := rules.Proofs()
	if err != nil {
		return err
	}
	union := map[*dsl.Rule]bool{}
	for i, e := range proofs.Verdicts(set.Rules) {
		union[set.Rules[i]] = e != nil && e.Status.Unions()
	}
	bar := base.NewProgress(c.Stderr, "redundant", len(set.Rules))
	found, err := redundant.Find(set.Rules, redundant.Options{Equal: func(r *dsl.Rule) bool { return union[r] }, Done: bar.Add})
	bar.Done()
	var notes diag.Diagnostics
	for _, f := range found {
		notes = append(notes, f.First.Diagnostic(diag.Note, lint.Redundant, fmt.Sprintf("rule %s does what the others do: without it programs become as cheap at all %s tried", f.First.Family, base.Count(f.Examples, "example"))))
	}
	c.Print(notes)
	return err
}

// lintCalls warns of the rules that apply to no call of a module's functions.
func lintCalls(c *base.Command, rules []*dsl.Rule, file string) (lints diag.Diagnostics, err error) {
	src, err := fileio.ReadInput(file, c.Stdin)
	if err != nil {
		return nil, err
	}
	m, found := base.ParseModule(file, src)
	if found.HasErrors() {
		return nil, found
	}
	for _, k := range block.Keeps(rules, m) {
		d := k.Rule.Diagnostic(diag.Warning, lint.Calls, "in "+file+" this rule "+k.Why)
		if k.Func != nil {
			note := &diag.Diagnostic{Severity: diag.Note, File: file, Msg: k.Func.Spelling() + " is declared here"}
			note.Point(src, int(k.Func.Pos))
			d.Related = append(d.Related, note)
		}
		lints = append(lints, d)
	}
	return lints, nil
}
