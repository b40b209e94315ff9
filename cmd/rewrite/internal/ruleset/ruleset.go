// Package ruleset finds, reads, proves and compiles the rules that a command line
// names.
package ruleset

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"rewrite/cmd/rewrite/internal/base"
	"rewrite/dsl"
	"rewrite/dsl/load"
	"rewrite/dsl/prove"
	"rewrite/dsl/prove/cache"
	"rewrite/passes/saturate/moves"
	"rewrite/passes/saturate/program"
	"rewrite/rules"
)

// A Loader loads rules for a command, and knows afterwards where they are from.
type Loader struct {
	*base.Command
	Sources []dsl.Source // of the rules that were loaded
	proofs  cache.Counts // where the verdicts about the user's rules come from
	Forgets error        // why nothing is remembered of them; nil if it is
}

// ruleArgs are the files and folders that the arguments of -rules mean: quoted
// globs are what they match, and the empty argument means none.
func ruleArgs(args []string) ([]string, error) {
	var paths []string
	for _, a := range args {
		found := []string{a}
		if _, err := os.Stat(a); a == "" {
			continue
		} else if err != nil && strings.ContainsAny(a, "*?[") {
			if found, err = filepath.Glob(a); err != nil {
				return nil, base.Usagef("", "-rules %s: %v", a, err)
			}
			if len(found) == 0 {
				return nil, base.Usagef("-rules '' means no rules", "-rules %s: no file matches", a)
			}
		}
		for _, f := range found {
			if !slices.Contains(paths, f) {
				paths = append(paths, f)
			}
		}
	}
	return paths, nil
}

// Plain tells whether the library is run as it is, which nothing can be wrong with.
func (o *Options) Plain() bool {
	return len(o.Rules)+len(o.Exprs)+len(o.onlyRules)+len(o.ruleGroups)+len(o.disable) == 0 && o.Cost == defaultCost && o.prove != fullProofs
}

// LoadPlain gives the library as go generate compiled it, for options that are Plain and a
// run that tells nothing of rules, see program.Read.
func (c *Loader) LoadPlain(o *Options) (p *program.Program, cost *dsl.CostModel, code int) {
	stored, err := rules.Stored()
	if errors.Is(err, dsl.ErrStale) { // a .rw file was edited
		return c.LoadProgram(o)
	}
	if err != nil {
		panic(fmt.Sprintf("the embedded rules: %v", err))
	}
	if p, err = program.Read(stored.Program, stored.Rule); err != nil {
		panic(fmt.Sprintf("the embedded rules: %v: run go generate ./rules", err))
	}
	return p, costNamed(stored.Costs, o.Cost), base.ExitDone
}

// LoadProgram loads the rules that the options ask for, and compiles them. What is
// wrong is printed; there is no program then.
func (c *Loader) LoadProgram(o *Options) (p *program.Program, cost *dsl.CostModel, code int) {
	if c.Patient != nil {
		defer c.Patient()()
	}
	library, err := rules.Library()
	if err != nil {
		panic(fmt.Sprintf("the embedded rules: %v", err))
	}
	set := &dsl.Set{Costs: library.Costs}
	own := len(o.Rules) > 0 || len(o.Exprs) > 0
	c.Sources = nil
	if !own || o.Builtin {
		set, c.Sources = library, rules.Sources()
	}
	builtin := map[*dsl.Rule]bool{}
	var answered []*dsl.Rule // all but those of the library, of which the verdicts are at hand
	var known *cache.Cache
	if own {
		known = c.OpenCache(o.cache)
		defer known.Close()
		under := set
		if set, code = c.loadUsers(o, under, known); code != base.ExitDone {
			return nil, nil, code
		}
		for _, r := range under.Rules {
			builtin[r] = true
		}
		answered = slices.DeleteFunc(slices.Clone(set.Rules), func(r *dsl.Rule) bool { return builtin[r] })
	}
	if o.prove == fullProofs {
		answered = set.Rules
	}
	all := slices.Clone(set.Rules)
	asked := map[*dsl.Rule]*dsl.Rule{} // what was answered for, of those that have another name in reports
	if own && o.Builtin {
		for i, r := range all {
			if !builtin[r] {
				all[i] = r.InUserSpace()
				asked[all[i]] = r
			}
		}
	}
	chosen := slices.DeleteFunc(all, func(r *dsl.Rule) bool { return !o.runs(r) })
	off := moves.Off(func(name, group string) bool { return o.takes(group, name) })
	if len(chosen) == 0 && len(off) == len(moves.Moves) && (len(o.onlyRules) > 0 || len(o.ruleGroups) > 0) {
		fmt.Fprintf(c.Stderr, "rewrite: error: no rule matches -only and -group\n")
		return nil, nil, base.ExitUsage
	}
	if cost, code = c.loadCost(o, set); code != base.ExitDone {
		return nil, nil, code
	}
	unions, code := c.prove(o, answered, known)
	if code != base.ExitDone {
		return nil, nil, code
	}
	recorded, err := rules.Verdicts()
	if err != nil {
		panic(fmt.Sprintf("the embedded proofs: %v", err))
	}
	p, err = program.Compile(chosen, func(r *dsl.Rule) bool {
		if own := asked[r]; own != nil {
			r = own
		}
		if union, ok := unions[r]; ok {
			return union
		}
		e := recorded[r]
		return e != nil && e.Status.Unions()
	})
	if err != nil {
		panic(err) // checked rules compile
	}
	p.Off = off
	return p, cost, base.ExitDone
}

// chooser tells which forms of families hold, as far as that is not recorded.
func chooser(known *cache.Cache) load.Choose {
	return (&cache.Prover{Recorded: rules.Recorded, Cache: known, Options: prove.Options{Effort: prove.QuickEffort}}).Choose()
}

// loadUsers adds the rules of -rules and -e to a set.
func (c *Loader) loadUsers(o *Options, under *dsl.Set, known *cache.Cache) (set *dsl.Set, code int) {
	paths, err := ruleArgs(o.Rules)
	var files []string
	if err == nil {
		files, err = RuleFiles(paths)
	}
	if usage := (*base.UsageError)(nil); errors.As(err, &usage) {
		fmt.Fprintf(c.Stderr, "rewrite: error: %v\n", err)
		return nil, base.ExitUsage
	} else if err != nil {
		return nil, c.Report("", err)
	}
	sources, diags := load.Read(files...)
	for i, e := range o.Exprs {
		sources = append(sources, dsl.Source{Name: fmt.Sprintf("-e #%d", i+1), Text: e + "\n"})
	}
	c.Sources = append(c.Sources, sources...)
	set, more := load.Sources(sources, load.Options{Base: under, Apart: true, Memory: load.Memories{rules.Memory{}, known}, Choose: chooser(known)})
	for _, d := range append(diags, more...) {
		code = max(code, c.printRule(o, d))
	}
	if code != base.ExitDone {
		return nil, code
	}
	return set, base.ExitDone
}

// loadCost finds the cost model of -cost.
func (c *Loader) loadCost(o *Options, set *dsl.Set) (cost *dsl.CostModel, code int) {
	if strings.HasSuffix(o.Cost, ".rw") { // the last model of a file
		sources, diags := load.Read(o.Cost)
		costs, more := load.Sources(sources, load.Options{Base: &dsl.Set{Costs: set.Costs}})
		diags = append(diags, more...)
		c.Print(diags)
		if diags.HasErrors() || len(costs.Costs) == len(set.Costs) {
			fmt.Fprintf(c.Stderr, "rewrite: error: no cost model in %s\n", o.Cost)
			return nil, base.ExitInput
		}
		return costs.Costs[len(costs.Costs)-1], base.ExitDone
	}
	if cost = costNamed(set.Costs, o.Cost); cost == nil {
		fmt.Fprintf(c.Stderr, "rewrite: error: there is no cost model %q; there are %s\n", o.Cost, strings.Join(ModelNames(set.Costs), ", "))
		return nil, base.ExitUsage
	}
	return cost, base.ExitDone
}

// runs tells whether -only, -disable and -group leave a rule in.
func (o *Options) runs(r *dsl.Rule) bool { return o.takes(r.Group, r.Names()...) }

// takes tells it of what has some names, and is of a group.
func (o *Options) takes(group string, names ...string) bool {
	return Selected(o.ruleGroups, group) && Selected(o.onlyRules, names...) && !(len(o.disable) > 0 && Selected(o.disable, names...))
}

func costNamed(costs []*dsl.CostModel, name string) *dsl.CostModel {
	for _, m := range slices.Backward(costs) { // a user's model of the same name is behind the library's
		if m.Name == name {
			return m
		}
	}
	return nil
}

// ModelNames are the names of cost models, each once.
func ModelNames(costs []*dsl.CostModel) (names []string) {
	for _, m := range costs {
		if !slices.Contains(names, m.Name) {
			names = append(names, m.Name)
		}
	}
	return names
}
