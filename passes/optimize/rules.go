package optimize

import (
	"fmt"
	"path"
	"slices"
	"strings"
	"sync"

	"rewrite/dsl"
	"rewrite/dsl/load"
	"rewrite/dsl/prove"
	"rewrite/dsl/prove/cache"
	"rewrite/dsl/prove/record"
	"rewrite/passes/ir/diag"
	"rewrite/passes/saturate/moves"
	"rewrite/passes/saturate/program"
	"rewrite/rules"
)

// Rules are rules that were read, checked, proved and compiled, with the cost models
// that may rank what they make. They do not change and serve any number of calls at the
// same time.
type Rules struct {
	Program *program.Program
	Rules   []*dsl.Rule      // what Program was compiled from
	Costs   []*dsl.CostModel // later ones hide those of the same name before them
	Sources []dsl.Source     // the texts, for coverage and explanations
	// Verdicts are about the rules that are not the library's. Those that were
	// remembered have no counterexample.
	Verdicts map[*dsl.Rule]prove.Verdict
	// Warnings tell of rules that were taken all the same.
	Warnings diag.Diagnostics
}

// RuleOptions tell which rules are taken. The zero value takes all that are given,
// without the built-in ones, and refuses what the command refuses.
type RuleOptions struct {
	// Builtin adds the built-in rules. The names of others then begin with
	// dsl.UserSpace and a slash, in Rules and in reports.
	Builtin bool
	// Only and Disable are globs of names of rules and of package moves' Moves, Groups of
	// group names; empty lists restrict nothing.
	Only, Disable, Groups []string
	// AllowUnproved takes rules that are neither proved nor tested nor axioms, and
	// AllowDisproved those that are wrong, with a warning.
	AllowUnproved, AllowDisproved bool
	// Records speak for the rules that they are about, beside the one of the built-in
	// rules, which speaks for copies of them, too.
	Records []record.Records
	// Cache remembers the verdicts on all others, and their rules; nil is no cache.
	Cache *cache.Cache
}

// Builtin gives the rules and cost models that come with rewrite. They are compiled
// once.
var Builtin = sync.OnceValues(func() (*Rules, error) { return ParseRules(RuleOptions{Builtin: true}) })

// ReadRules reads rules from files. What is wrong with them, or disproved, is one
// error, an diag.Diagnostics with all that was found.
func ReadRules(opt RuleOptions, paths ...string) (*Rules, error) {
	sources, found := load.Read(paths...)
	if found.HasErrors() {
		return nil, found
	}
	return ParseRules(opt, sources...)
}

// ParseRules is ReadRules for texts.
func ParseRules(opt RuleOptions, sources ...dsl.Source) (*Rules, error) {
	library, err := rules.Library()
	if err != nil {
		return nil, fmt.Errorf("the built-in rules: %w", err)
	}
	recorded, err := rules.Verdicts()
	if err != nil {
		return nil, fmt.Errorf("the built-in rules' proofs: %w", err)
	}
	set := &dsl.Set{Costs: library.Costs}
	r := &Rules{Verdicts: map[*dsl.Rule]prove.Verdict{}}
	if opt.Builtin {
		set, r.Sources = library, rules.Sources()
	}
	if len(sources) > 0 {
		r.Sources = append(r.Sources, sources...)
		set, r.Warnings = load.Sources(sources, load.Options{Base: set, Apart: true, Memory: load.Memories{rules.Memory{}, opt.Cache}, Choose: opt.prover().Choose()})
		if r.Warnings.HasErrors() {
			return nil, r.Warnings
		}
	}
	r.Costs = set.Costs
	r.Rules = slices.Clone(set.Rules)
	asked := map[*dsl.Rule]*dsl.Rule{} // what Verdicts is about, of those that have another name in reports
	if opt.Builtin {
		for i, rule := range r.Rules {
			if recorded[rule] == nil {
				r.Rules[i] = rule.InUserSpace()
				asked[r.Rules[i]] = rule
			}
		}
	}
	takes := func(rule *dsl.Rule) bool { return opt.takes(rule.Group, rule.Names()...) }
	r.Rules = slices.DeleteFunc(r.Rules, func(rule *dsl.Rule) bool { return !takes(rule) })
	off := moves.Off(func(name, group string) bool { return opt.takes(group, name) })
	if len(r.Rules) == 0 && len(off) == len(moves.Moves) && len(opt.Only)+len(opt.Groups) > 0 {
		return nil, fmt.Errorf("no rule matches Only and Groups")
	}
	own := slices.DeleteFunc(slices.Clone(set.Rules), func(rule *dsl.Rule) bool { return recorded[rule] != nil })
	r.prove(own, opt)
	if r.Warnings.HasErrors() {
		return nil, r.Warnings
	}
	for reported, rule := range asked {
		r.Verdicts[reported] = r.Verdicts[rule]
	}
	r.Program, err = program.Compile(r.Rules, func(rule *dsl.Rule) bool {
		if e := recorded[rule]; e != nil {
			return e.Status.Unions()
		}
		return r.Verdicts[rule].Status.Unions()
	})
	if err != nil {
		return nil, err
	}
	r.Program.Off = off
	return r, nil
}

func (o *RuleOptions) prover() *cache.Prover {
	return &cache.Prover{Recorded: rules.Recorded, Records: o.Records, Cache: o.Cache, Options: prove.Options{Effort: prove.QuickEffort}}
}

// prove fills in the verdicts, and says what there is to say of them.
func (r *Rules) prove(own []*dsl.Rule, opt RuleOptions) {
	answers, _ := opt.prover().Prove(own, func(rule *dsl.Rule) bool { return opt.takes(rule.Group, rule.Names()...) })
	for i, a := range answers {
		if a == nil {
			continue
		}
		r.Verdicts[own[i]] = a.Verdict
		if a.Diagnostic != nil {
			a.Refuse(opt.AllowUnproved, opt.AllowDisproved)
			r.Warnings = append(r.Warnings, a.Diagnostic)
		}
	}
}

// takes tells whether Only, Disable and Groups leave in a rule of a group, or a move,
// which has some names.
func (o *RuleOptions) takes(group string, names ...string) bool {
	matches := func(globs []string, names ...string) bool {
		return slices.ContainsFunc(globs, func(glob string) bool {
			return slices.ContainsFunc(names, func(name string) bool { ok, _ := path.Match(glob, name); return ok })
		})
	}
	return (len(o.Only) == 0 || matches(o.Only, names...)) &&
		(len(o.Groups) == 0 || matches(o.Groups, group)) &&
		!matches(o.Disable, names...)
}

// Cost finds a cost model by its name, "" for the generic one.
func (r *Rules) Cost(name string) (*dsl.CostModel, error) {
	if name == "" {
		name = rules.DefaultCost
	}
	var names []string
	for _, m := range slices.Backward(r.Costs) { // a later model hides one of the same name
		if m.Name == name {
			return m, nil
		}
		if !slices.Contains(names, m.Name) {
			names = append(names, m.Name)
		}
	}
	slices.Reverse(names)
	return nil, fmt.Errorf("there is no cost model %q; there are %s", name, strings.Join(names, ", "))
}
