package ruleset

import (
	"fmt"
	"os"
	"path"
	"slices"

	"rewrite/cmd/rewrite/internal/base"
	"rewrite/cmd/rewrite/internal/fileio"
	"rewrite/dsl"
	"rewrite/dsl/prove"
	"rewrite/dsl/prove/cache"
	"rewrite/dsl/prove/record"
	"rewrite/passes/ir/diag"
	"rewrite/rules"
)

// OpenCache opens the folder that -cache names; "" is that of the user's caches, and "off"
// none. Why there is none otherwise is said when something is not remembered.
func (c *Loader) OpenCache(dir string) *cache.Cache {
	if dir == "off" {
		return nil
	}
	if dir == "" {
		if dir, c.Forgets = cache.DefaultDir(); c.Forgets != nil {
			return nil
		}
	}
	var known *cache.Cache
	known, c.Forgets = cache.Open(dir)
	return known
}

// Remark says why proofs that were made are not remembered, if that is so.
func (c *Loader) Remark(proofs int, known *cache.Cache) {
	if err := known.Err(); err != nil {
		c.Forgets = err
	}
	if c.Forgets != nil && proofs > 0 {
		fmt.Fprintf(c.Stderr, "rewrite: note: the next run proves %s again: %v\n  -cache names another folder to remember verdicts in; -cache=off says that none is wanted\n", base.Count(proofs, "rule"), c.Forgets)
	}
}

// ProofProgress is a bar over proofs, for a cache.Prover.
func (c *Loader) ProofProgress(proofs int) (one, end func()) {
	bar := base.NewProgress(c.Stderr, "proving rules", proofs)
	return func() { bar.Add(1) }, bar.Done
}

// prove finds out about rules before they run, as -prove says, and tells for each
// whether a <=> of it may make two values one. What is wrong is printed, and the code is
// another one than exitDone then. Rules that do not run are not looked at.
func (c *Loader) prove(o *Options, users []*dsl.Rule, known *cache.Cache) (unions map[*dsl.Rule]bool, code int) {
	unions = map[*dsl.Rule]bool{}
	if len(users) == 0 {
		return unions, base.ExitDone
	}
	if o.prove == noProofs {
		return unions, c.unproved(o, users, unions)
	}
	p := &cache.Prover{Recorded: rules.Recorded, Cache: known, Options: prove.Options{Effort: prove.QuickEffort}, Anew: o.prove == fullProofs, Progress: c.ProofProgress}
	for _, name := range o.proofs {
		rs, err := ReadRecords(name)
		if err != nil {
			return nil, c.Report(name, err)
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
	c.Remark(counts.Proved, known)
	return unions, code
}

// unproved is -prove=off: it says how many rules run on nothing but their author's word.
func (c *Loader) unproved(o *Options, users []*dsl.Rule, unions map[*dsl.Rule]bool) (code int) {
	n := 0
	for _, r := range users {
		unions[r] = false
		if r.Axiom == "" && o.runs(r) {
			n++
		}
	}
	if n == 0 {
		return base.ExitDone
	}
	severity := diag.Warning
	if o.Strict {
		severity, code = diag.Error, base.ExitInput
	}
	fmt.Fprintf(c.Stderr, "rewrite: %s: -prove=off: %s may run unproved\n", severity, base.Count(n, "rule"))
	return code
}

// printRule prints a message about a rule of the user's and gives the exit code, with
// -strict that of an error for warnings, too.
func (c *Loader) printRule(o *Options, d *diag.Diagnostic) (code int) {
	if o.Strict && d.Severity == diag.Warning {
		d.Severity = diag.Error
	}
	c.Print(diag.Diagnostics{d})
	if d.Severity == diag.Error {
		return base.ExitInput
	}
	return base.ExitDone
}

// PrintProofs prints what -stats says about the verdicts on the user's rules.
func (c *Loader) PrintProofs() {
	if n := c.proofs; n != (cache.Counts{}) {
		fmt.Fprintf(c.Stderr, "verdicts: %d recorded, %d remembered, %s made\n", n.Recorded, n.Remembered, base.Count(n.Proved, "proof"))
	}
}

// ReadRecords reads a file of verdicts. The error is placed; it wraps
// fs.ErrNotExist if there is no such file.
func ReadRecords(name string) (record.Records, error) {
	text, err := os.ReadFile(name)
	if err != nil {
		d := fileio.FileError(name, "rewrite prove -record writes it", "%v", fileio.Cause(err))
		d.Cause = err
		return nil, d
	}
	return record.Parse(name, string(text))
}

// Selected tells whether one of some names matches one of the globs; without globs
// every name does.
func Selected(globs []string, names ...string) bool {
	for _, g := range globs {
		if slices.ContainsFunc(names, func(name string) bool { ok, _ := path.Match(g, name); return ok }) {
			return true
		}
	}
	return len(globs) == 0
}
