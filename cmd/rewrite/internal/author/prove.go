package author

import (
	"errors"
	"fmt"
	"io"
	"io/fs"
	"path"
	"path/filepath"
	"strconv"
	"strings"
	"time"

	"rewrite/cmd/rewrite/internal/base"
	"rewrite/cmd/rewrite/internal/cli"
	"rewrite/cmd/rewrite/internal/ruleset"
	"rewrite/dsl"
	"rewrite/dsl/prove"
	"rewrite/dsl/prove/cache"
	"rewrite/dsl/prove/record"
	"rewrite/dsl/prove/smt"
	"rewrite/passes/ir/diag"
	"rewrite/passes/ir/num"
	"rewrite/rules"
)

const proveHelp = `rewrite prove tells whether rules are right, poison and undef included, in each
direction that their arrows claim. A rule that is wrong is shown with a
counterexample, and with what would make it right if that is a small change.
Without a file it proves the library.

A rule is proved once: verdicts are remembered for the next run, and -cache=off
proves anew. They can be kept in a file, too, as those on the library are: -check
compares it with the rules in no time, and proves nothing; it is what tests and
hooks run.

Examples:
  rewrite prove mine.rw
  rewrite prove -v -only 'icmp-*'                 verdicts of all rules, not only of bad ones
  rewrite prove -record proofs.txt mine.rw        prove what changed, write all verdicts down
  rewrite prove -check mine.rw                    are the verdicts beside it about these rules?
  rewrite prove -check                            the same for the library
  rewrite prove -solver z3 -widths 32,128 mine.rw ask z3 about widths that are left open
  rewrite prove -export alive pairs mine.rw       write @src and @tgt into pairs/, then:
      for f in pairs/*.srctgt.ll; do alive-tv $f; done

Usage: rewrite prove [flags] [file or folder]...
       rewrite prove -export alive [flags] folder [file or folder]...

Exit status: 0 no rule is wrong, 1 an error, a rule that is wrong, or a verdict
that -check misses.
`

// proofsFile is where -check looks, beside the rules.
const proofsFile = "proofs.txt"

// A proving is one run of rewrite prove.
type proving struct {
	ruleset.Loader
	verbose, strict bool
	only            []string
	options         prove.Options
	widths          []uint32 // of what is left open or exported
	z3              *smt.Z3  // nil: not asked
	cache           string   // see options.cache
}

// solverTimeout is what -solver has for one question: with that many rules a
// person waits no longer.
const solverTimeout = 10 * time.Second

// RunProve proves rules and prints counterexamples.
func RunProve(c *base.Command, args []string) (code int, err error) {
	p := &proving{Loader: ruleset.Loader{Command: c}}
	fs := cli.New("rewrite prove")
	fs.BoolVar(&p.verbose, "v", false, "print the verdict of every rule; with -check a table of how far each file is proved")
	fs.BoolVar(&p.strict, "strict", false, "a rule that is neither proved nor an axiom counts as wrong")
	fs.IntVar(&p.options.Effort, "effort", prove.DefaultEffort, "`rounds` of some 3 ms that the solver may take for each direction of a rule; 0 tries small widths out and no more")
	fs.StringVar(&p.cache, "cache", "", ruleset.CacheUsage)
	check := fs.Bool("check", false, "compare recorded verdicts with the rules, and prove nothing")
	recordTo := fs.String("record", "", "write the verdicts to the `file`, reusing those in it of rules that did not change")
	proofs := fs.String("proofs", "", "the `file` with the verdicts to -check, in the place of "+proofsFile+" beside the rules")
	solver := fs.String("solver", "", "`z3` is asked about what is left open; it must be installed")
	export := fs.String("export", "", "write instances of rules for `alive`-tv into the folder that is the first argument, and prove nothing")
	fs.Func("widths", "`bits` at which z3 is asked (default 8,16,32,64) or instances are written (default 8,32)", func(s string) (err error) {
		p.widths, err = parseWidths(s)
		return err
	})
	fs.Func("only", "prove only this `rule`, or those whose names match a glob; may be given again", func(s string) error {
		if _, err := path.Match(s, ""); err != nil {
			return fmt.Errorf("bad glob: %w", err)
		}
		p.only = append(p.only, s)
		return nil
	})
	paths, err := c.ParseFlags(fs, proveHelp, args)
	if err != nil {
		return 0, err
	}
	switch {
	case *check && *recordTo != "":
		return 0, base.Usagef("", "-check and -record exclude each other")
	case (*check || *recordTo != "") && len(p.only) > 0:
		return 0, base.Usagef("", "recorded verdicts are about all the rules: -only is of no use with -check and -record")
	case *solver != "" && *solver != "z3":
		return 0, base.Usagef("z3 is", "-solver %s: no such solver is known", *solver)
	case *export != "" && *export != "alive":
		return 0, base.Usagef("alive is", "-export %s: no such form is known", *export)
	case *export != "" && (*check || *recordTo != "" || *solver != ""):
		return 0, base.Usagef("", "-export proves nothing, and -check, -record and -solver are of no use")
	case *export != "" && len(paths) == 0:
		return 0, base.Usagef("", "-export alive wants a folder to write to")
	case *solver != "" && *check:
		return 0, base.Usagef("", "-check proves nothing, and -solver is of no use")
	case *proofs != "" && !*check:
		return 0, base.Usagef("-record writes one", "-proofs goes with -check")
	case *check:
		return p.check(paths, *proofs)
	}
	dir := ""
	if *export != "" {
		dir, paths = paths[0], paths[1:]
	}
	if p.widths == nil {
		p.widths = []uint32{8, 16, 32, 64}
		if *export != "" {
			p.widths = []uint32{8, 32}
		}
	}
	if *solver != "" {
		if p.z3, err = smt.Find(solverTimeout); err != nil {
			return base.ExitInput, err
		}
		defer p.z3.Close()
	}
	set, code, err := ruleset.LoadRules(c, paths, false, false)
	if err != nil {
		return code, err
	}
	if *recordTo != "" {
		if code != base.ExitDone {
			return code, nil // the rules that could not be read would be missing
		}
		return p.record(set.Rules, *recordTo)
	}
	var chosen []*dsl.Rule
	for _, r := range set.Rules {
		if ruleset.Selected(p.only, r.Names()...) {
			chosen = append(chosen, r)
		}
	}
	if len(chosen) == 0 && len(p.only) > 0 {
		return 0, base.Usagef("", "no rule matches %s", strings.Join(p.only, ", "))
	}
	if *export != "" {
		if code != base.ExitDone {
			return code, nil
		}
		return p.export(chosen, dir)
	}
	_, wrong, err := p.prove(chosen)
	return max(code, wrong), err
}

// parseWidths reads 8,16,32.
func parseWidths(s string) (widths []uint32, err error) {
	for part := range strings.SplitSeq(s, ",") {
		w, err := strconv.ParseUint(part, 10, 32)
		if err != nil || w < 1 || w > num.MaxWidth {
			return nil, fmt.Errorf("%q is no width from 1 to %d", part, num.MaxWidth)
		}
		widths = append(widths, uint32(w))
	}
	return widths, nil
}

// prove proves rules and prints what is to be said about them.
func (p *proving) prove(rules []*dsl.Rule) (verdicts []prove.Verdict, code int, err error) {
	tally := map[prove.Status]int{}
	verdicts = make([]prove.Verdict, len(rules))
	known := p.OpenCache(p.cache)
	defer known.Close()
	answers, counts := (&cache.Prover{Cache: known, Options: p.options, Progress: p.ProofProgress}).Prove(rules, func(*dsl.Rule) bool { return true })
	defer p.Remark(counts.Proved, known)
	for i, a := range answers {
		v, d := a.Verdict, a.Diagnostic
		if p.z3 != nil {
			if v, err = p.z3.Extend(rules[i], v, p.widths); err != nil {
				return nil, base.ExitInput, err
			}
			if v.Status != a.Status {
				d = v.Diagnostic(rules[i])
			}
		}
		verdicts[i] = v
		tally[v.Status]++
		if p.verbose {
			fmt.Fprintf(p.Stdout, "%s: %s\n", rules[i].Name, v)
		}
		if d == nil {
			continue
		}
		if p.strict {
			d.Severity = diag.Error
		}
		fmt.Fprint(p.Stderr, d.Render())
		if d.Severity == diag.Error {
			code = base.ExitInput
		}
	}
	fmt.Fprintf(p.Stdout, "%s: %s\n", base.Count(len(rules), "rule"), tallyText(tally))
	return verdicts, code, nil
}

// tallyText lists how many rules have each status, the good ones first.
func tallyText(tally map[prove.Status]int) string {
	var parts []string
	for _, s := range []prove.Status{prove.Proved, prove.Tested, prove.Assumed, prove.Unproved, prove.Disproved} {
		parts = append(parts, fmt.Sprintf("%d %s", tally[s], s))
	}
	return strings.Join(parts, ", ")
}

// record proves the rules that changed and writes all verdicts to a file.
// Nothing is written if a rule is wrong.
func (p *proving) record(rules []*dsl.Rule, name string) (code int, err error) {
	known, err := ruleset.ReadRecords(name)
	if errors.Is(err, fs.ErrNotExist) {
		known = nil
	} else if err != nil {
		return base.ExitInput, err
	}
	updated := known.Update(rules, func(open []*dsl.Rule) (verdicts []prove.Verdict) {
		verdicts, code, err = p.prove(open)
		return verdicts
	})
	if code != base.ExitDone {
		return code, err
	}
	return base.ExitDone, p.WriteOutput(name, func(w io.Writer) error {
		_, err := io.WriteString(w, updated.String())
		return err
	})
}

// check compares recorded verdicts with rules: of the library without paths.
func (p *proving) check(paths []string, name string) (code int, err error) {
	set, known := (*dsl.Set)(nil), record.Records(nil)
	if len(paths) == 0 {
		if set, err = rules.Library(); err != nil {
			return base.ExitBug, err
		}
		known, err = rules.Proofs()
		if err == nil && name != "" {
			known, err = ruleset.ReadRecords(name)
		}
	} else {
		if set, code, err = ruleset.LoadRules(p.Loader.Command, paths, false, false); err != nil || code != base.ExitDone {
			return code, err
		}
		if name == "" {
			if name, err = besideAll(set, proofsFile); err != nil {
				return 0, err
			}
		}
		known, err = ruleset.ReadRecords(name)
	}
	if err != nil {
		return base.ExitInput, err
	}
	for _, m := range known.Check(set.Rules) {
		code = base.ExitInput
		d := &diag.Diagnostic{Severity: diag.Error, File: name, Msg: m.String()}
		if m.Rule != nil {
			d = m.Rule.Diagnostic(diag.Error, nil, m.String())
		}
		fmt.Fprint(p.Stderr, d.Render())
	}
	if code != base.ExitDone {
		fmt.Fprintln(p.Stderr, p.howToRecord(paths, name))
		return code, nil
	}
	tally := map[prove.Status]int{}
	entries := known.Verdicts(set.Rules)
	if p.verbose {
		fmt.Fprint(p.Stdout, record.Table(record.Covers(set.Rules, entries)))
	}
	for _, e := range entries {
		tally[e.Status]++
		if p.strict && e.Status != prove.Proved && e.Status != prove.Assumed {
			code = base.ExitInput
			fmt.Fprintf(p.Stderr, "%s: error: rule %s is recorded as %s\n", name, e.Name, e.Status)
		}
	}
	if tally[prove.Disproved] > 0 {
		code = base.ExitInput
	}
	fmt.Fprintf(p.Stdout, "%s recorded: %s\n", base.Count(len(set.Rules), "rule"), tallyText(tally))
	return code, nil
}

func (p *proving) howToRecord(paths []string, name string) string {
	if len(paths) == 0 {
		return "go generate ./rules records the library's"
	}
	return fmt.Sprintf("rewrite prove -record %s %s records them", name, strings.Join(paths, " "))
}

// besideAll is the file of that name in the one folder in which all rules are.
func besideAll(set *dsl.Set, name string) (string, error) {
	folder, seen := "", false
	for _, r := range set.Rules {
		d := filepath.Dir(r.File)
		if seen && d != folder {
			return "", base.Usagef("-proofs names the file with the verdicts", "the rules are in several folders, %s and %s", folder, d)
		}
		folder, seen = d, true
	}
	return filepath.Join(folder, name), nil
}
