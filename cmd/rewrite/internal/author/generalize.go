package author

import (
	"fmt"
	"hash/fnv"
	"io"

	"github.com/rogpeppe/go-internal/diff"

	"rewrite/cmd/rewrite/internal/base"
	"rewrite/cmd/rewrite/internal/cli"
	"rewrite/cmd/rewrite/internal/fileio"
	"rewrite/cmd/rewrite/internal/ruleset"
	"rewrite/dsl"
	"rewrite/dsl/generalize"
	"rewrite/dsl/prove"
	"rewrite/dsl/prove/cache"
	"rewrite/rules"
)

const generalizeHelp = `rewrite generalize finds for each rule the most general form that is proved: literals
become constants with the weakest condition that holds, conditions and flags that are
not needed go, flags that follow are promised, more predicates and operations are
listed, mirrors, pointers and logical forms are added. It shows the change as a
diff, and what each step was proved at; nothing is written without -w. Without a
rule file it looks at the library.

Not all that is proved is wanted: a rule that says specific "..." at its end is
left alone, and so is one whose test says that it does not apply.

Verdicts are remembered, so a run that was interrupted goes on where it was.

Examples:
  rewrite generalize mine.rw
  rewrite generalize -w -with-builtin mine.rw
  rewrite generalize -only 'icmp-*' mine.rw
  rewrite generalize -check -sample 40       for CI: is one rule in 40 too narrow?

Usage: rewrite generalize [flags] [file or folder]...

Exit status: 0 done, 1 an error, or with -check a rule that could be more general.
`

// RunGeneralize widens rules.
func RunGeneralize(c *base.Command, args []string) (code int, err error) {
	fs := cli.New("rewrite generalize")
	write := fs.Bool("w", false, "write the rules to their files")
	check := fs.Bool("check", false, "exit status 1 if a rule could be more general")
	sample := fs.Int("sample", 1, "look at one rule in `n`, chosen by its name")
	builtin := fs.Bool("with-builtin", false, "the rules run beside the library: what it does already is no gain")
	only := ""
	fs.StringVar(&only, "only", "", "look only at this `rule`, or those whose names match a glob")
	dir := fs.String("cache", "", ruleset.CacheUsage)
	paths, err := c.ParseFlags(fs, generalizeHelp, args)
	switch {
	case err != nil:
		return 0, err
	case *write && len(paths) == 0:
		return 0, base.Usagef("", "-w needs a file to write to")
	case *sample < 1:
		return 0, base.Usagef("", "-sample wants a number above 0")
	}
	sources, err := ruleset.Sources(paths)
	if err != nil {
		return base.ExitInput, err
	}
	loader := ruleset.Loader{Command: c}
	known := loader.OpenCache(*dir)
	defer known.Close()
	prover := &cache.Prover{Cache: known, Options: prove.Options{Effort: prove.QuickEffort}}
	opt := generalize.Options{Verdict: prover.Verdict, Choose: rules.Choose(), Wanted: func(name string) bool {
		return inSample(name, *sample) && (only == "" || ruleset.Selected([]string{only}, name))
	}}
	if *builtin {
		library, err := rules.Library()
		if err != nil {
			return base.ExitBug, err
		}
		opt.Known = library.Rules
	}
	bar := base.NewProgress(c.Stderr, "generalize", generalize.Count(sources, opt.Wanted))
	opt.Done = func() { bar.Add(1) }
	changes, diags := generalize.Files(sources, opt)
	bar.Done()
	c.Print(diags)
	if diags.HasErrors() {
		return base.ExitInput, nil
	}
	for _, s := range sources {
		if err := generalized(c, s, changes, *write); err != nil {
			return base.ExitInput, err
		}
	}
	steps := 0
	for _, ch := range changes {
		steps += len(ch.Steps)
	}
	fmt.Fprintf(c.Stdout, "%s of %d could be more general, in %s\n", base.Count(len(changes), "rule"), generalize.Count(sources, opt.Wanted), base.Count(steps, "step"))
	if *check && len(changes) > 0 {
		return base.ExitInput, nil
	}
	return base.ExitDone, nil
}

// inSample chooses one name in n: the same in every run, and whatever other rules there are.
func inSample(name string, n int) bool {
	h := fnv.New32a()
	io.WriteString(h, name)
	return h.Sum32()%uint32(n) == 0
}

// generalized shows what becomes of a file, or writes it.
func generalized(c *base.Command, s dsl.Source, changes []generalize.Change, write bool) error {
	text, diags := generalize.Apply(s, changes)
	if err := diags.Err(); err != nil || text == s.Text {
		return err
	}
	for _, ch := range changes {
		if ch.File != s.Name {
			continue
		}
		for _, step := range ch.Steps {
			fmt.Fprintf(c.Stdout, "%s:%d: %s: %s: %s\n", ch.File, ch.Line, ch.Rule, step.What, step.Proved)
		}
	}
	fmt.Fprintf(c.Stdout, "%s", diff.Diff(s.Name+".orig", []byte(s.Text), s.Name, []byte(text)))
	if !write {
		return nil
	}
	t, err := fileio.Resolve(s.Name)
	if err != nil {
		return err
	}
	return fileio.Replace(t, func(w io.Writer) error {
		_, err := io.WriteString(w, text)
		return err
	})
}
