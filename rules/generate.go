//go:build ignore

// Generate proves the rules that changed since proofs.txt was written, lists new ones at
// the end of order.txt, and compiles the .rw files of this folder into library.bin, as rules
// and as the program of them.
package main

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"sync"

	"rewrite/dsl"
	"rewrite/dsl/load"
	"rewrite/dsl/prove"
	"rewrite/dsl/prove/record"
	"rewrite/passes/saturate/program"
	"rewrite/rules"
)

const proofs = "proofs.txt"

func main() {
	names, err := filepath.Glob("*.rw") // sorted
	check(err)
	var sources []dsl.Source
	for _, n := range names {
		text, err := os.ReadFile(n)
		check(err)
		sources = append(sources, dsl.Source{Name: "rules/" + n, Text: string(text)})
	}
	old := known()
	thorough := prove.Options{Effort: prove.DefaultEffort}
	var chosen sync.Map // of *dsl.Rule: prove.Verdict
	choose := prove.ChooseBy(func(r *dsl.Rule) prove.Verdict {
		v := prove.Rule(r, thorough)
		chosen.Store(r, v)
		return v
	})
	set, diags := load.Sources(sources, load.Options{Choose: old.Choose(choose)})
	for _, d := range diags {
		fmt.Fprint(os.Stderr, d.Render())
	}
	if diags.HasErrors() {
		os.Exit(1)
	}
	rules.Sort(set.Rules)
	wrong := false
	recorded := old.Update(set.Rules, func(open []*dsl.Rule) []prove.Verdict {
		verdicts := make([]prove.Verdict, len(open))
		var rest []*dsl.Rule
		var at []int
		for i, r := range open {
			if v, ok := chosen.Load(r); ok {
				verdicts[i] = v.(prove.Verdict)
				continue
			}
			rest, at = append(rest, r), append(at, i)
		}
		for k, v := range prove.All(rest, thorough) {
			verdicts[at[k]] = v
		}
		for i, v := range verdicts {
			if d := v.Diagnostic(open[i]); d != nil {
				fmt.Fprint(os.Stderr, d.Render())
			}
			wrong = wrong || v.Status == prove.Disproved
		}
		fmt.Fprintf(os.Stderr, "generate: proved %d of %d rules anew\n", len(open), len(set.Rules))
		return verdicts
	})
	if wrong {
		os.Exit(1)
	}
	recorded.LeaveOut(set.LeftOut)
	check(os.WriteFile(proofs, []byte(recorded.String()), 0o666))
	check(os.WriteFile("order.txt", []byte(order(set.Rules)), 0o666))
	p, err := program.Compile(set.Rules, func(r *dsl.Rule) bool {
		e := recorded.Named(r)
		return e != nil && e.Status.Unions()
	})
	check(err)
	check(os.WriteFile("library.bin", rules.Binary(dsl.Compile(set, sources), p.Stored()), 0o666))
}

// order lists rules, each with its instances on one line.
func order(list []*dsl.Rule) string {
	text, last := "", ""
	for _, r := range list {
		if r.Family != last {
			text += r.Family + "\n"
		}
		last = r.Family
	}
	return text
}

// known is what was recorded before, nothing if that can't be read: then all is
// proved again.
func known() record.Records {
	text, err := os.ReadFile(proofs)
	if errors.Is(err, fs.ErrNotExist) {
		return nil
	}
	check(err)
	old, err := record.Parse(proofs, string(text))
	if err != nil {
		fmt.Fprintln(os.Stderr, "generate:", err)
		return nil
	}
	return old
}

func check(err error) {
	if err != nil {
		fmt.Fprintln(os.Stderr, "generate:", err)
		os.Exit(1)
	}
}
