package main

import (
	"errors"
	"fmt"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strings"

	"rewrite/dsl"
	"rewrite/dsl/prove/cache"
	"rewrite/passes"
	"rewrite/passes/saturate"
	"rewrite/rules"
)

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
				return nil, usagef("", "-rules %s: %v", a, err)
			}
			if len(found) == 0 {
				return nil, usagef("-rules '' means no rules", "-rules %s: no file matches", a)
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

// plain tells whether the library is run as it is, which nothing can be wrong with.
func (o *options) plain() bool {
	return len(o.rules)+len(o.exprs)+len(o.onlyRules)+len(o.ruleGroups)+len(o.disable) == 0 && o.cost == defaultCost && o.prove != fullProofs && !o.covers()
}

// loadAside loads the rules while the first input is read: functions wait for them.
func (c *command) loadAside(o *options, cfg *passes.Config) {
	done := make(chan struct{})
	var failed any
	go func() {
		defer close(done)
		defer func() { failed = recover() }()
		cfg.Program, cfg.Cost, _ = c.loadProgram(o)
	}()
	c.wait = func() {
		if <-done; failed != nil {
			panic(failed)
		}
	}
}

// loadProgram loads the rules that the options ask for, and compiles them. What is
// wrong is printed; there is no program then.
func (c *command) loadProgram(o *options) (p *saturate.Program, cost *dsl.CostModel, code int) {
	if c.patient != nil {
		defer c.patient()()
	}
	library, err := rules.Library()
	if err != nil {
		panic(fmt.Sprintf("the embedded rules: %v", err))
	}
	set := &dsl.Set{Costs: library.Costs}
	own := len(o.rules) > 0 || len(o.exprs) > 0
	c.sources = nil
	if !own || o.builtin {
		set, c.sources = library, rules.Sources()
	}
	builtin := map[*dsl.Rule]bool{}
	var answered []*dsl.Rule // all but those of the library, of which the verdicts are at hand
	var known *cache.Cache
	if own {
		known = c.openCache(o.cache)
		defer known.Close()
		base := set
		if set, code = c.loadUsers(o, base, known); code != exitDone {
			return nil, nil, code
		}
		for _, r := range base.Rules {
			builtin[r] = true
		}
		answered = slices.DeleteFunc(slices.Clone(set.Rules), func(r *dsl.Rule) bool { return builtin[r] })
	}
	if o.prove == fullProofs {
		answered = set.Rules
	}
	all := slices.Clone(set.Rules)
	asked := map[*dsl.Rule]*dsl.Rule{} // what was answered for, of those that have another name in reports
	if own && o.builtin {
		for i, r := range all {
			if !builtin[r] {
				all[i] = r.InUserSpace()
				asked[all[i]] = r
			}
		}
	}
	chosen := slices.DeleteFunc(all, func(r *dsl.Rule) bool { return !o.runs(r) })
	if len(chosen) == 0 && (len(o.onlyRules) > 0 || len(o.ruleGroups) > 0) {
		fmt.Fprintf(c.stderr, "rewrite: error: no rule matches -only and -group\n")
		return nil, nil, exitUsage
	}
	if cost, code = c.loadCost(o, set); code != exitDone {
		return nil, nil, code
	}
	unions, code := c.prove(o, answered, known)
	if code != exitDone {
		return nil, nil, code
	}
	recorded, err := rules.Verdicts()
	if err != nil {
		panic(fmt.Sprintf("the embedded proofs: %v", err))
	}
	p, err = saturate.Compile(chosen, func(r *dsl.Rule) bool {
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
	return p, cost, exitDone
}

// loadUsers adds the rules of -rules and -e to a set.
func (c *command) loadUsers(o *options, base *dsl.Set, known *cache.Cache) (set *dsl.Set, code int) {
	paths, err := ruleArgs(o.rules)
	var files []string
	if err == nil {
		files, err = ruleFiles(paths)
	}
	if usage := (*usageError)(nil); errors.As(err, &usage) {
		fmt.Fprintf(c.stderr, "rewrite: error: %v\n", err)
		return nil, exitUsage
	} else if err != nil {
		return nil, c.report("", err)
	}
	sources, diags := dsl.ReadFiles(files...)
	for i, e := range o.exprs {
		sources = append(sources, dsl.Source{Name: fmt.Sprintf("-e #%d", i+1), Text: e + "\n"})
	}
	c.sources = append(c.sources, sources...)
	set, more := dsl.LoadSources(sources, dsl.Options{Base: base, Apart: true, Memory: dsl.Memories{rules.Memory{}, known}})
	for _, d := range append(diags, more...) {
		code = max(code, c.printRule(o, d))
	}
	if code != exitDone {
		return nil, code
	}
	return set, exitDone
}

// loadCost finds the cost model of -cost.
func (c *command) loadCost(o *options, set *dsl.Set) (cost *dsl.CostModel, code int) {
	if strings.HasSuffix(o.cost, ".rw") { // the last model of a file
		sources, diags := dsl.ReadFiles(o.cost)
		costs, more := dsl.LoadSources(sources, dsl.Options{Base: &dsl.Set{Costs: set.Costs}})
		diags = append(diags, more...)
		c.print(diags)
		if diags.HasErrors() || len(costs.Costs) == len(set.Costs) {
			fmt.Fprintf(c.stderr, "rewrite: error: no cost model in %s\n", o.cost)
			return nil, exitInput
		}
		return costs.Costs[len(costs.Costs)-1], exitDone
	}
	if cost = costNamed(set.Costs, o.cost); cost == nil {
		fmt.Fprintf(c.stderr, "rewrite: error: there is no cost model %q; there are %s\n", o.cost, strings.Join(modelNames(set.Costs), ", "))
		return nil, exitUsage
	}
	return cost, exitDone
}

// runs tells whether -only, -disable and -group leave a rule in.
func (o *options) runs(r *dsl.Rule) bool {
	inGroup := len(o.ruleGroups) == 0 || slices.ContainsFunc(o.ruleGroups, func(glob string) bool {
		ok, _ := path.Match(glob, r.Group)
		return ok
	})
	return inGroup && selected(r, o.onlyRules) && !(len(o.disable) > 0 && selected(r, o.disable))
}

func costNamed(costs []*dsl.CostModel, name string) *dsl.CostModel {
	for _, m := range slices.Backward(costs) { // a user's model of the same name is behind the library's
		if m.Name == name {
			return m
		}
	}
	return nil
}
