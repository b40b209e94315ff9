package author

import (
	"fmt"
	"hash/fnv"
	"io"
	"path"
	"slices"

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
left alone, and each step keeps the tests of the rule. What is not looked at, as rules on
floating point are not, is said; files in which no rule changes are not touched.

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
	if _, err := path.Match(only, ""); err != nil {
		return 0, base.Usagef("", "-only %s: bad glob: %v", only, err)
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
	if only != "" && generalize.Count(sources, func(name string) bool { return ruleset.Selected([]string{only}, name) }) == 0 {
		return 0, base.Usagef("a rule that says specific is left alone", "no rule matches %s", only)
	}
	bar := base.NewProgress(c.Stderr, "generalize", generalize.Count(sources, opt.Wanted))
	opt.Done = func() { bar.Add(1) }
	changes, skipped, diags := generalize.Files(sources, opt)
	bar.Done()
	c.Print(diags)
	if diags.HasErrors() {
		return base.ExitInput, nil
	}
	for _, s := range skipped {
		fmt.Fprintf(c.Stdout, "%s:%d: %s: %s\n", s.File, s.Line, s.Rule, s.Why)
	}
	var texts []dsl.Source // of files that change
	for _, s := range sources {
		text, err := generalized(c, s, changes)
		if err != nil {
			return base.ExitInput, err
		}
		if text != "" {
			texts = append(texts, dsl.Source{Name: s.Name, Text: text})
		}
	}
	steps := 0
	for _, ch := range changes {
		steps += len(ch.Steps)
	}
	left := ""
	if len(skipped) > 0 {
		left = fmt.Sprintf("; %d left as they are", len(skipped))
	}
	if _, err := fmt.Fprintf(c.Stdout, "%s of %d could be more general, in %s%s\n", base.Count(len(changes), "rule"), generalize.Count(sources, opt.Wanted), base.Count(steps, "step"), left); err != nil {
		return base.ExitInput, notPrinted(err)
	}
	if *write {
		for _, s := range texts {
			if err := replace(s); err != nil {
				return base.ExitInput, fileio.FileError(s.Name, "", "%v", fileio.Cause(err))
			}
		}
	}
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

// generalized shows what becomes of a file: its text, "" if no rule of it changes.
func generalized(c *base.Command, s dsl.Source, changes []generalize.Change) (text string, err error) {
	if !slices.ContainsFunc(changes, func(ch generalize.Change) bool { return ch.File == s.Name }) {
		return "", nil
	}
	text, diags := generalize.Apply(s, changes)
	if err := diags.Err(); err != nil {
		return "", err
	}
	for _, ch := range changes {
		if ch.File != s.Name {
			continue
		}
		for _, step := range ch.Steps {
			fmt.Fprintf(c.Stdout, "%s:%d: %s: %s: %s\n", ch.File, ch.Line, ch.Rule, step.What, step.Proved)
		}
	}
	if _, err = fmt.Fprintf(c.Stdout, "%s", diff.Diff(s.Name+".orig", []byte(s.Text), s.Name, []byte(text))); err != nil {
		err = notPrinted(err)
	}
	return text, err
}

func notPrinted(err error) error {
	return fileio.FileError("<standard output>", "no file was written", "%v", fileio.Cause(err))
}

// replace writes a file that is there.
func replace(s dsl.Source) error {
	t, err := fileio.Resolve(s.Name)
	if err != nil {
		return err
	}
	return fileio.Replace(t, func(w io.Writer) error {
		_, err := io.WriteString(w, s.Text)
		return err
	})
}
