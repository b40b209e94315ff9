package cache

import (
	"slices"

	"rewrite/dsl"
	"rewrite/dsl/load"
	"rewrite/dsl/prove"
	"rewrite/dsl/prove/record"
	"rewrite/passes/ir/diag"
)

// A Prover answers for rules from what is recorded and remembered, and proves the rest.
type Prover struct {
	// Recorded gives what is recorded about a rule by the program itself, nil if nothing
	// is; a nil function knows of nothing. See rules.Recorded.
	Recorded func(*dsl.Rule) *record.Entry
	// Records speak for the rules that they are about, and are as good as a proof:
	// whoever names one answers for it. The first that speaks counts, behind Recorded.
	Records []record.Records
	Cache   *Cache        // nil: nothing is remembered
	Options prove.Options // of proofs
	// Anew believes neither, and proves what is recorded with the effort that records
	// are made with, so that the answers are the same.
	Anew bool
	// Progress, if it is not nil, is called before proofs are made, with their number,
	// and gives what is called after each of them and at the end.
	Progress func(proofs int) (one, end func())
}

// Refuse makes what is said of the answer an error, or a warning if rules of its status
// are allowed, and tells whether it is an error.
func (a *Answer) Refuse(allowUnproved, allowDisproved bool) bool {
	allowed := allowUnproved
	if a.Status == prove.Disproved {
		allowed = allowDisproved
	}
	a.Diagnostic.Severity = diag.Error
	if allowed {
		a.Diagnostic.Severity = diag.Warning
	}
	return !allowed
}

// Choose takes forms of families by what is recorded and remembered, and proves the rest.
func (p *Prover) Choose() load.Choose {
	choose := prove.ChooseBy(func(r *dsl.Rule) prove.Verdict {
		if p.Recorded != nil {
			if e := p.Recorded(r); e != nil {
				return e.Verdict()
			}
		}
		if a, ok := p.Cache.Lookup(r, p.Options); ok {
			return a.Verdict
		}
		v := prove.Rule(r, p.Options)
		p.Cache.Remember(r, p.Options, answer(r, v))
		return v
	})
	for _, rs := range slices.Backward(p.Records) {
		choose = rs.Choose(choose)
	}
	return choose
}

// Verdict proves a rule, unless it is remembered. What is wrong is not remembered: it is shown to be
// so faster than what would make it right, which is remembered with it, is found.
func (p *Prover) Verdict(r *dsl.Rule) prove.Verdict {
	if a, ok := p.Cache.Lookup(r, p.Options); ok {
		return a.Verdict
	}
	v := prove.Rule(r, p.Options)
	if v.Status != prove.Disproved {
		p.Cache.Remember(r, p.Options, answer(r, v))
	}
	return v
}

// Counts tell where answers come from. Axioms are in none of them.
type Counts struct{ Recorded, Remembered, Proved int }

// Prove answers for the rules that are wanted, in their order; the other answers are
// nil. The rules hold all instances of what they hold of a `for` list, since Records
// speak for all together.
func (p *Prover) Prove(rules []*dsl.Rule, wanted func(*dsl.Rule) bool) (answers []*Answer, n Counts) {
	answers = make([]*Answer, len(rules))
	entries := make([]*record.Entry, len(rules))
	if p.Recorded != nil {
		for i, r := range rules {
			entries[i] = p.Recorded(r)
		}
	}
	for _, rs := range p.Records {
		for i, e := range rs.Verdicts(rules) {
			if entries[i] == nil && e != nil && e.Status != prove.Disproved { // a wrong rule is to be shown with its counterexample
				entries[i] = e
			}
		}
	}
	var open, thorough []int // rules to prove, with Options and with the effort of records
	for i, r := range rules {
		switch e := entries[i]; {
		case !wanted(r):
		case r.Axiom != "":
			a := answer(r, prove.Rule(r, p.Options))
			answers[i] = &a
		case e != nil && p.Anew:
			thorough = append(thorough, i)
		case e != nil:
			n.Recorded++
			a := answer(r, e.Verdict())
			answers[i] = &a
		case p.Anew:
			open = append(open, i)
		default:
			if a, ok := p.Cache.Lookup(r, p.Options); ok {
				n.Remembered++
				answers[i] = &a
			} else {
				open = append(open, i)
			}
		}
	}
	if n.Proved = len(open) + len(thorough); n.Proved == 0 {
		return answers, n
	}
	one := func() {}
	if p.Progress != nil {
		each, end := p.Progress(n.Proved)
		one = each
		defer end()
	}
	prover := func(list []int, opt prove.Options) {
		some := make([]*dsl.Rule, len(list))
		for k, i := range list {
			some[k] = rules[i]
		}
		prove.Each(some, opt, func(k int, v prove.Verdict) {
			a := answer(some[k], v)
			answers[list[k]] = &a
			p.Cache.Remember(some[k], opt, a)
			one()
		})
	}
	prover(open, p.Options)
	best := p.Options
	best.Effort = prove.DefaultEffort
	prover(thorough, best)
	return answers, n
}
