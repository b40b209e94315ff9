package fuzz

import (
	"bytes"
	"errors"
	"fmt"
	"slices"
	"strings"

	"rewrite/passes/saturate/why"

	"rewrite/passes"
	"rewrite/passes/check"
	"rewrite/passes/ir"
	"rewrite/passes/ir/asm"
	"rewrite/passes/ir/interp"
	"rewrite/passes/ir/verify"
	"rewrite/passes/reduce"
	"rewrite/passes/saturate"
)

// A Finding is a difference between a module and what a pipeline made of it,
// made small.
type Finding struct {
	Pipeline string
	What     string
	Func     string // spelling; "" for a panic
	Change   int    // the first change of the original module with which it shows, from 1; 0 when not known
	Changes  int    // that the pipeline made
	Rules    []string
	Reduced  []byte
	Report   string // of the reduced module
}

// String is the finding for people.
func (f *Finding) String() string {
	var b strings.Builder
	fmt.Fprintf(&b, "by %s: %s %s\n", f.Pipeline, f.Func, f.What)
	if f.Change > 0 {
		fmt.Fprintf(&b, "it begins with change %d of %d (rewrite -bisect %d)\n", f.Change, f.Changes, f.Change)
	}
	if len(f.Rules) > 0 {
		fmt.Fprintf(&b, "rules behind what becomes of the reduced module: %s\n", strings.Join(f.Rules, ", "))
	}
	fmt.Fprintf(&b, "reduced:\n%s\n%s", f.Reduced, f.Report)
	return b.String()
}

// Tally counts what was tried.
type Tally struct {
	Modules, Agrees, Same, Skipped, Inputs int
	Unknown                                map[string]int // functions skipped, by reason
}

// Add counts what other has.
func (t *Tally) Add(o Tally) {
	t.Modules += o.Modules
	t.Agrees += o.Agrees
	t.Same += o.Same
	t.Skipped += o.Skipped
	t.Inputs += o.Inputs
	if t.Unknown == nil {
		t.Unknown = map[string]int{}
	}
	for why, n := range o.Unknown {
		t.Unknown[why] += n
	}
}

// Module runs a module through every pipeline and checks what comes out. Findings
// are reduced and named.
func Module(name string, src []byte, pipelines []Pipeline, opt check.Options) (found []*Finding, t Tally, err error) {
	before, err := source(name, src)
	if err != nil {
		return nil, t, err
	}
	t.Unknown = map[string]int{}
	var seen [][]byte
	for i := range pipelines {
		p := &pipelines[i]
		after, all, err := p.Run(name, src, nil)
		if ours := (*Panic)(nil); errors.As(err, &ours) {
			found = append(found, panicked(name, src, p, ours))
			continue
		} else if err != nil {
			return nil, t, err
		}
		if slices.ContainsFunc(seen, func(s []byte) bool { return bytes.Equal(s, after) }) {
			continue // another pipeline made the same of it
		}
		seen = append(seen, after)
		target, err := source(name+", after "+p.Name, after)
		if err != nil {
			return nil, t, fmt.Errorf("after %s: %w", p.Name, err)
		}
		t.Modules++
		opt.Whole = p.whole()
		report := check.Modules(before, target, opt)
		for _, r := range report.Results {
			t.Inputs += r.Inputs
			switch r.Status {
			case check.Agrees:
				t.Agrees++
			case check.Same:
				t.Same++
			case check.Skipped:
				t.Skipped++
				t.Unknown[general(r.Why)]++
			case check.Different:
				found = append(found, reduced(name, src, p, r, all, opt))
			}
		}
		for _, e := range report.Errors {
			found = append(found, &Finding{Pipeline: p.Name, What: e, Reduced: src})
		}
	}
	return found, t, nil
}

// general is a reason without what is of one function only.
func general(why string) string {
	if what, _, ok := strings.Cut(why, ", the first one by"); ok {
		return what
	}
	if what, _, ok := strings.Cut(why, " ("); ok {
		return what
	}
	return why
}

// Readable tells why a module cannot be tried: it is not read, or does not verify.
func Readable(name string, src []byte) error {
	m, diags := asm.Parse(name, src, asm.Options{Jobs: 1})
	if m == nil {
		return diags.Err()
	}
	for _, f := range m.Funcs {
		if len(f.Blocks) > 0 {
			if err := verify.Func(f).Err(); err != nil {
				return err
			}
		}
	}
	return nil
}

func source(name string, text []byte) (interp.Source, error) {
	m, diags := asm.Parse(name, text, asm.Options{Jobs: 1})
	if m == nil {
		return interp.Source{}, diags.Err()
	}
	return interp.Source{Module: m, Name: name, Text: text}, nil
}

// differs gives the first difference that a pipeline makes, of any function.
func differs(name string, src []byte, p *Pipeline, allow func(passes.Place) int, opt check.Options) (report *check.Report, ok bool) {
	after, _, err := p.Run(name, src, allow)
	if err != nil {
		return nil, false
	}
	a, err := source(name, src)
	if err != nil {
		return nil, false
	}
	b, err := source(name+", after "+p.Name, after)
	if err != nil {
		return nil, false
	}
	opt.Whole = p.whole()
	report = check.Modules(a, b, opt)
	return report, slices.ContainsFunc(report.Results, func(r check.Result) bool { return r.Status == check.Different })
}

// reduced makes a finding of a difference: which change it begins with, and the
// smallest module that shows one.
func reduced(name string, src []byte, p *Pipeline, r check.Result, all *passes.Result, opt check.Options) *Finding {
	f := &Finding{Pipeline: p.Name, Func: r.Func, What: r.Why, Changes: all.Made(), Reduced: src}
	only := opt
	only.Func = func(g *ir.Func) bool { return g.Spelling() == r.Func }
	f.Change = bisect(all.Made(), func(n int) bool {
		_, bad := differs(name, src, p, all.Share(n), only)
		return bad
	})
	small, err := reduce.Module(name, src, func(text []byte) bool {
		_, bad := differs(name, text, p, nil, opt)
		return bad
	}, reduce.Options{})
	if err == nil {
		f.Reduced = small
	}
	if report, ok := differs(name, f.Reduced, p, nil, opt); ok {
		f.Report = report.String()
	}
	f.Rules = p.rules(name, f.Reduced)
	return f
}

// panicked makes a finding of a panic, or of a function that does not verify.
func panicked(name string, src []byte, p *Pipeline, first *Panic) *Finding {
	f := &Finding{Pipeline: p.Name, What: first.What, Reduced: src}
	small, err := reduce.Module(name, src, func(text []byte) bool {
		_, _, err := p.Run(name, text, nil)
		return errors.As(err, new(*Panic))
	}, reduce.Options{})
	if err == nil {
		f.Reduced = small
	}
	return f
}

// rules names the rules behind the changes that the pipeline's saturation makes
// to a module, in their order.
func (p *Pipeline) rules(name string, src []byte) (names []string) {
	cfg := p.Config
	m, _ := asm.Parse(name, src, asm.Options{Jobs: 1})
	if m == nil || len(p.Passes) != 1 || p.Passes[0].Pass == nil || p.Passes[0].Pass.Name != "saturate" {
		return nil
	}
	w, err := saturate.NewWorker(cfg.Program, saturate.NewTypes(m), saturate.Options{Limits: cfg.Limits, LLVM: cfg.Target.LLVM, Cost: cfg.Target.Cost, Explain: &why.Explain{}})
	if err != nil {
		return nil
	}
	for _, f := range m.Funcs {
		if len(f.Blocks) == 0 {
			continue
		}
		w.Func(f)
		for _, c := range w.Changes() {
			for _, s := range c.Steps {
				what := s.Kind.String()
				if s.Rule != nil {
					what = s.Rule.Name
				}
				if !slices.Contains(names, what) {
					names = append(names, what)
				}
			}
		}
	}
	return names
}
