package main

import (
	"fmt"

	"rewrite/dsl"
	"rewrite/dsl/prove"
	"rewrite/dsl/prove/cache"
	"rewrite/passes/ir"
	"rewrite/rules"
)

// openCache opens the folder that -cache names; "" is that of the user's caches, and "off"
// none. Why there is none otherwise is said when something is not remembered.
func (c *command) openCache(dir string) *cache.Cache {
	if dir == "off" {
		return nil
	}
	if dir == "" {
		if dir, c.forgets = cache.DefaultDir(); c.forgets != nil {
			return nil
		}
	}
	var known *cache.Cache
	known, c.forgets = cache.Open(dir)
	return known
}

// remark says why proofs that were made are not remembered, if that is so.
func (c *command) remark(proofs int, known *cache.Cache) {
	if err := known.Err(); err != nil {
		c.forgets = err
	}
	if c.forgets != nil && proofs > 0 {
		fmt.Fprintf(c.stderr, "rewrite: note: the next run proves %s again: %v\n  -cache names another folder to remember verdicts in; -cache=off says that none is wanted\n", count(proofs, "rule"), c.forgets)
	}
}

// proofProgress is a bar over proofs, for a cache.Prover.
func (c *command) proofProgress(proofs int) (one, end func()) {
	bar := newProgress(c.stderr, "proving rules", proofs)
	return func() { bar.Add(1) }, bar.Done
}

// prove finds out about rules before they run, as -prove says, and tells for each
// whether a <=> of it may make two values one. What is wrong is printed, and the code is
// another one than exitDone then. Rules that do not run are not looked at.
func (c *command) prove(o *options, users []*dsl.Rule, known *cache.Cache) (unions map[*dsl.Rule]bool, code int) {
	unions = map[*dsl.Rule]bool{}
	if len(users) == 0 {
		return unions, exitDone
	}
	if o.prove == noProofs {
		return unions, c.unproved(o, users, unions)
	}
	p := &cache.Prover{Recorded: rules.Recorded, Cache: known, Options: prove.Options{Effort: prove.QuickEffort}, Anew: o.prove == fullProofs, Progress: c.proofProgress}
	for _, name := range o.proofs {
		rs, err := readRecords(name)
		if err != nil {
			return nil, c.report(name, err)
		}
		p.Records = append(p.Records, rs)
	}
	answers, counts := p.Prove(users, o.runs)
	c.proofs = counts
	for i, a := range answers {
		if a == nil {
			continue
		}
		unions[users[i]] = a.Status.Unions()
		if d := a.Diagnostic; d != nil {
			if a.Refuse(o.unproved, o.disproved) && a.Status == prove.Unproved && d.Hint == "" {
				d.Hint = `if you know that it is right say why, with axiom "..." behind it; -unproved=allow runs it as it is`
			}
			code = max(code, c.printRule(o, d))
		}
	}
	c.remark(counts.Proved, known)
	return unions, code
}

// unproved is -prove=off: it says how many rules run on nothing but their author's word.
func (c *command) unproved(o *options, users []*dsl.Rule, unions map[*dsl.Rule]bool) (code int) {
	n := 0
	for _, r := range users {
		unions[r] = false
		if r.Axiom == "" && o.runs(r) {
			n++
		}
	}
	if n == 0 {
		return exitDone
	}
	severity := ir.Warning
	if o.strict {
		severity, code = ir.Error, exitInput
	}
	fmt.Fprintf(c.stderr, "rewrite: %s: -prove=off: %s may run unproved\n", severity, count(n, "rule"))
	return code
}

// printRule prints a message about a rule of the user's and gives the exit code, with
// -strict that of an error for warnings, too.
func (c *command) printRule(o *options, d *ir.Diagnostic) (code int) {
	if o.strict && d.Severity == ir.Warning {
		d.Severity = ir.Error
	}
	c.print(ir.Diagnostics{d})
	if d.Severity == ir.Error {
		return exitInput
	}
	return exitDone
}

// printProofs prints what -stats says about the verdicts on the user's rules.
func (c *command) printProofs() {
	if n := c.proofs; n != (cache.Counts{}) {
		fmt.Fprintf(c.stderr, "verdicts: %d recorded, %d remembered, %s made\n", n.Recorded, n.Remembered, count(n.Proved, "proof"))
	}
}
