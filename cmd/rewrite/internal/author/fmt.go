// Package author holds the commands for those who write rules.
package author

import (
	"fmt"
	"io"

	"rewrite/passes/ir/diag"

	"github.com/rogpeppe/go-internal/diff"

	"rewrite/cmd/rewrite/internal/base"
	"rewrite/cmd/rewrite/internal/cli"
	"rewrite/cmd/rewrite/internal/fileio"
	"rewrite/cmd/rewrite/internal/ruleset"
	"rewrite/dsl"
	"rewrite/dsl/syntax"
)

const fmtHelp = `rewrite fmt prints rule files in the one layout; comments stay where they are.

Examples:
  rewrite fmt < a.rw            standard input to standard output
  rewrite fmt a.rw              to standard output
  rewrite fmt -w rules          rewrite the .rw files in a folder that need it
  rewrite fmt -l rules          list those, exit status 1 if there are any
  rewrite fmt -d a.rw           show what would change

Usage: rewrite fmt [flags] [file or folder]...

Exit status: 0 done, 1 an error, or with -l (and without -w) a file whose layout differs.
`

// RunFmt formats rule files, with gofmt's flags.
func RunFmt(c *base.Command, args []string) (code int, err error) {
	fs := cli.New("rewrite fmt")
	list := fs.Bool("l", false, "list files whose layout differs")
	write := fs.Bool("w", false, "write the result to the file instead of standard output")
	diffs := fs.Bool("d", false, "show diffs instead of the result")
	paths, err := c.ParseFlags(fs, fmtHelp, args)
	if err != nil {
		return 0, err
	}
	if len(paths) == 0 || len(paths) == 1 && paths[0] == "-" {
		if *write {
			return 0, base.Usagef("", "-w needs a file to write to")
		}
		text, err := io.ReadAll(c.Stdin)
		if err != nil {
			return base.ExitInput, err
		}
		return format(c, "<standard input>", string(text), *list, false, *diffs)
	}
	files, err := ruleset.RuleFiles(paths)
	if err != nil {
		return base.ExitInput, err
	}
	for _, f := range files {
		text, err := fileio.ReadInput(f, c.Stdin)
		if err != nil {
			code = max(code, c.Report(f, err))
			continue
		}
		one, err := format(c, f, string(text), *list, *write, *diffs)
		if err != nil {
			one = c.Report(f, err)
		}
		code = max(code, one)
	}
	return code, nil
}

func format(c *base.Command, name, text string, list, write, diffs bool) (code int, err error) {
	out, errs := syntax.Format(name, text)
	if len(errs) > 0 {
		c.Print(errs)
		return base.ExitInput, nil
	}
	if out != text {
		if list {
			fmt.Fprintln(c.Stdout, name)
			if !write {
				code = base.ExitInput
			}
		}
		if diffs {
			fmt.Fprintf(c.Stdout, "%s", diff.Diff(name+".orig", []byte(text), name, []byte(out)))
		}
		if write {
			if err := replace(dsl.Source{Name: name, Text: out}); err != nil {
				return base.ExitInput, &diag.Diagnostic{Severity: diag.Error, File: name, Msg: fileio.Cause(err).Error(), Cause: err}
			}
		}
	}
	if !list && !write && !diffs {
		_, err = io.WriteString(c.Stdout, out)
	}
	return code, err
}
