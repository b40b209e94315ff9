package inspect

import (
	"bytes"
	"fmt"
	"slices"

	"rewrite/passes/saturate/why"

	"rewrite/passes/saturate/block"

	"rewrite/cmd/rewrite/internal/base"
	"rewrite/cmd/rewrite/internal/cli"
	"rewrite/dsl"
	"rewrite/passes/ir"
	"rewrite/passes/ir/diag"
	"rewrite/passes/saturate"
	"rewrite/passes/saturate/show"
)

const whynotHelp = `rewrite whynot tells how far a rule got, the nearest miss first: what it wanted and
what stood there instead, which condition was false for which values, what was
cheaper, what the graph knew already, which limit it met.

Examples:
  rewrite whynot -rule mul-pow2 in.ll @f:%v          at one value
  rewrite whynot -rule mul-pow2 in.ll @f             in one function
  rewrite whynot -rule mine -rules mine.rw in.ll     in the whole module
  rewrite whynot -rule mul-pow2 in.ll file.c:12      on a line, by debug information

Usage: rewrite whynot -rule NAME [flags] input [@function[:%value] | file:line]

Exit status: 0 done, 1 the input is wrong, 2 the command line is wrong, or what it
names does not exist.
`

// RunWhyNot prints near misses of a rule in one module.
func RunWhyNot(c *base.Command, args []string) (code int, err error) {
	fs := cli.New("rewrite whynot")
	format := formats(fs, "text", "json")
	name := fs.String("rule", "", "the `rule`; the name of one with a for list is all its instances")
	most := fs.Int("n", 10, "show at most `N`")
	in, code, err := inspect(c, fs, whynotHelp, args)
	if in == nil {
		return code, err
	}
	if *name == "" {
		return 0, base.Usagef("as in: rewrite whynot -rule mul-pow2 in.ll @f", "no rule is named")
	}
	is := func(r *dsl.Rule) bool { return slices.Contains(r.Names(), *name) }
	var known []string
	runs := false
	for _, r := range in.rules.Rules() {
		runs = runs || is(r)
		known = append(known, r.Names()...)
	}
	if !runs {
		near := diag.Nearest(*name, known)
		hint := "rules that -only, -disable or -group leave out do not run"
		if near != "" {
			hint = "did you mean " + near + "?"
		}
		return 0, base.Usagef(hint, "there is no rule %s among those that run", *name)
	}
	t, err := in.find(false)
	if err != nil {
		return 0, err
	}
	var out bytes.Buffer
	var list []*why.NearMiss
	var notes []string
	opt := saturate.Options{Inspect: func(b *why.Inspected) {
		if b.Contradiction != "" {
			names := b.Block.Func.Names()
			notes = append(notes, fmt.Sprintf("%s: block %s is left as it is, it cannot be reached: %s", b.Block.Func.Spelling(), names.Label(b.Block), b.Contradiction))
		}
		list = append(list, b.WhyNot(is, t.has)...)
	}}
	w := in.worker(opt)
	for _, f := range in.m.Funcs {
		if len(f.Blocks) == 0 || t.fn != nil && f != t.fn {
			continue
		}
		if why := saturate.Untouchable(f); why != "" {
			notes = append(notes, fmt.Sprintf("%s is left as it is: %s", f.Spelling(), why))
		}
		notes = append(notes, in.unmatchedCalls(f, is, t)...)
		w.Func(f)
	}
	why.SortMisses(list)
	ms := show.NewMisses(&in.src, *name, list, max(*most, 0))
	if *format == "json" {
		err = ms.JSON(&out)
	} else if err = ms.Text(&out); err == nil {
		if len(list) == 0 && runs && len(notes) == 0 {
			fmt.Fprintf(&out, "no value there has the operation that %s begins with\n", *name)
		}
		for _, n := range notes {
			fmt.Fprintln(&out, n)
		}
	}
	if err != nil {
		panic(err) // a buffer takes everything
	}
	_, err = c.Stdout.Write(out.Bytes())
	return base.ExitDone, err
}

// unmatchedCalls names the calls of functions that rules are about which no rule matches,
// as they may have effects by what the module says.
func (in *inspection) unmatchedCalls(f *ir.Func, rule func(*dsl.Rule) bool, t subject) (notes []string) {
	called := map[string]bool{}
	for _, r := range in.rules.Rules() {
		if rule(r) {
			r.LHS.Walk(func(t *dsl.Term) { called[t.Func] = t.Func != "" || called[t.Func] })
		}
	}
	for _, b := range f.Blocks {
		for _, v := range b.Instrs {
			callee := (*ir.Func)(nil)
			if v.Op == ir.OpCall && t.has(v) {
				callee = v.CalledFunc()
			}
			if callee == nil || !called[callee.Name] {
				continue
			}
			if lacks := block.CallLacks(v); lacks != "" {
				notes = append(notes, fmt.Sprintf("%s: this call of %s is matched by no rule: neither it nor the declaration in %s has %s",
					in.src.Place(v.Pos), callee.Spelling(), in.src.Place(callee.Pos), lacks))
			}
		}
	}
	return notes
}
