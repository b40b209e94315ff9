package main

import (
	"fmt"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"sync"

	"rewrite/dsl"
	"rewrite/dsl/prove"
	"rewrite/passes/ir"
	"rewrite/passes/saturate"
	"rewrite/rules"
)

// ruleFiles lists the rule files that the arguments of -rules mean: a file, the
// .rw files of a folder and of those below it, or those that match a glob. The
// empty argument means none.
func ruleFiles(args []string) ([]string, error) {
	var files []string
	for _, a := range args {
		if a == "" {
			continue
		}
		found := []string{a}
		info, err := os.Stat(a)
		switch {
		case err == nil && info.IsDir():
			found = nil
			err := filepath.WalkDir(a, func(p string, d fs.DirEntry, err error) error {
				if err == nil && !d.IsDir() && filepath.Ext(p) == ".rw" {
					found = append(found, p)
				}
				return err
			})
			if err != nil {
				return nil, err
			}
			if len(found) == 0 {
				return nil, usagef("", "-rules %s: the folder holds no .rw files", a)
			}
		case err != nil && strings.ContainsAny(a, "*?["):
			found, err = filepath.Glob(a)
			if err != nil {
				return nil, usagef("", "-rules %s: %v", a, err)
			}
			if len(found) == 0 {
				return nil, usagef("-rules '' means no rules", "-rules %s: no file matches", a)
			}
		}
		for _, f := range found {
			if !slices.Contains(files, f) {
				files = append(files, f)
			}
		}
	}
	return files, nil
}

// loadRules loads the rules that the options ask for, and compiles them. Its
// messages are printed; ok tells whether to go on.
func (c *command) loadRules(o *options) (p *saturate.Program, cost *dsl.CostModel, code int) {
	library, err := rules.Library()
	if err != nil {
		panic(fmt.Sprintf("the embedded rules: %v", err))
	}
	set := &dsl.Set{Costs: library.Costs}
	own := len(o.rules) > 0 || len(o.exprs) > 0
	if !own || o.builtin {
		set = library
	}
	var users []*dsl.Rule
	if own {
		files, err := ruleFiles(o.rules)
		if err != nil {
			fmt.Fprintf(c.stderr, "rewrite: error: %v\n", err)
			return nil, nil, exitUsage
		}
		sources, diags := dsl.ReadFiles(files...)
		for i, e := range o.exprs {
			sources = append(sources, dsl.Source{Name: fmt.Sprintf("-e #%d", i+1), Text: e + "\n"})
		}
		loaded, more := dsl.LoadSources(sources, dsl.Options{Base: set})
		diags = append(diags, more...)
		for _, d := range diags {
			fmt.Fprint(c.stderr, d.Render())
		}
		if diags.HasErrors() {
			return nil, nil, exitInput
		}
		for _, r := range loaded.Rules {
			if library.RuleNamed(r.Name) != r {
				users = append(users, r)
			}
		}
		set = loaded
	}
	proved, ok := c.prove(o, users)
	if !ok {
		return nil, nil, exitInput
	}
	chosen := slices.DeleteFunc(slices.Clone(set.Rules), func(r *dsl.Rule) bool { return !o.runs(r) })
	if len(chosen) == 0 && (len(o.onlyRules) > 0 || len(o.ruleGroups) > 0) {
		fmt.Fprintf(c.stderr, "rewrite: error: no rule matches -only and -group\n")
		return nil, nil, exitUsage
	}
	if cost = costNamed(set.Costs, o.cost); cost == nil {
		fmt.Fprintf(c.stderr, "rewrite: error: there is no cost model %q; there are %s\n", o.cost, costNames(set.Costs))
		return nil, nil, exitUsage
	}
	p, err = saturate.Compile(chosen, func(r *dsl.Rule) bool {
		if slices.Contains(users, r) {
			return proved[r]
		}
		return true // the library's rules are proved by its tests
	})
	if err != nil {
		panic(err) // checked rules compile
	}
	for _, s := range p.Skipped {
		if slices.Contains(users, s.Rule) {
			d := &ir.Diagnostic{Severity: ir.Warning, File: s.Rule.File, Line: int(s.Rule.Span.Line), Col: int(s.Rule.Span.Col),
				Msg: "rule " + s.Rule.Name + " is left out: " + s.Why}
			fmt.Fprint(c.stderr, d.Render())
		}
	}
	return p, cost, exitDone
}

// prove tries the user's rules. A wrong one is refused with its counterexample.
func (c *command) prove(o *options, users []*dsl.Rule) (proved map[*dsl.Rule]bool, ok bool) {
	verdicts := make([]prove.Verdict, len(users))
	var wg sync.WaitGroup
	slots := make(chan struct{}, runtime.GOMAXPROCS(0))
	for i, r := range users {
		wg.Go(func() {
			slots <- struct{}{}
			verdicts[i] = prove.Rule(r, prove.Options{})
			<-slots
		})
	}
	wg.Wait()
	proved, ok = map[*dsl.Rule]bool{}, true
	for i, r := range users {
		d := &ir.Diagnostic{File: r.File, Line: int(r.Span.Line), Col: int(r.Span.Col), Len: int(r.Span.Len)}
		switch v := verdicts[i]; v.Status {
		case prove.Proved:
			proved[r] = true
		case prove.Disproved:
			d.Msg = "rule " + r.Name + " is wrong"
			if v.Forward {
				d.Hint = "it holds with =>"
			}
			if o.unproved {
				d.Severity = ir.Warning
			} else {
				ok = false
			}
			fmt.Fprint(c.stderr, d.Render(), v.Counterexample, "\n")
		case prove.Unproved:
			d.Severity = ir.Warning
			d.Msg = "rule " + r.Name + " is not proved: " + v.Reason
			fmt.Fprint(c.stderr, d.Render())
		}
	}
	return proved, ok
}

// runs tells whether -only, -disable and -group leave a rule in.
func (o *options) runs(r *dsl.Rule) bool {
	match := func(globs []string, name string) bool {
		return slices.ContainsFunc(globs, func(g string) bool { ok, _ := path.Match(g, name); return ok })
	}
	named := func(globs []string) bool { return match(globs, r.Name) || match(globs, r.Family) }
	return (len(o.onlyRules) == 0 || named(o.onlyRules)) && !named(o.disable) && (len(o.ruleGroups) == 0 || match(o.ruleGroups, r.Group))
}

func costNamed(costs []*dsl.CostModel, name string) *dsl.CostModel {
	for _, m := range slices.Backward(costs) { // a user's model of the same name is behind the library's
		if m.Name == name {
			return m
		}
	}
	return nil
}

func costNames(costs []*dsl.CostModel) string {
	var names []string
	for _, m := range costs {
		if !slices.Contains(names, m.Name) {
			names = append(names, m.Name)
		}
	}
	return strings.Join(names, ", ")
}
