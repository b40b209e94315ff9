package main

import (
	"fmt"
	"io"

	"github.com/rogpeppe/go-internal/diff"

	"rewrite/cmd/rewrite/internal/cli"
	"rewrite/dsl/syntax"
	"rewrite/passes/ir"
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

// runFmt formats rule files, with gofmt's flags.
func (c *command) runFmt(args []string) (code int, err error) {
	fs := cli.New("rewrite fmt")
	list := fs.Bool("l", false, "list files whose layout differs")
	write := fs.Bool("w", false, "write the result to the file instead of standard output")
	diffs := fs.Bool("d", false, "show diffs instead of the result")
	paths, err := c.parseFlags(fs, fmtHelp, args)
	if err != nil {
		return 0, err
	}
	if len(paths) == 0 || len(paths) == 1 && paths[0] == "-" {
		if *write {
			return 0, usagef("", "-w needs a file to write to")
		}
		text, err := io.ReadAll(c.stdin)
		if err != nil {
			return exitInput, err
		}
		return c.format("<standard input>", string(text), *list, false, *diffs)
	}
	files, err := ruleFiles(paths)
	if err != nil {
		return exitInput, err
	}
	for _, f := range files {
		text, err := readInput(f, c.stdin)
		if err != nil {
			code = max(code, c.report(f, err))
			continue
		}
		one, err := c.format(f, string(text), *list, *write, *diffs)
		if err != nil {
			one = c.report(f, err)
		}
		code = max(code, one)
	}
	return code, nil
}

func (c *command) format(name, text string, list, write, diffs bool) (code int, err error) {
	out, errs := syntax.Format(name, text)
	if len(errs) > 0 {
		c.print(errs)
		return exitInput, nil
	}
	if out != text {
		if list {
			fmt.Fprintln(c.stdout, name)
			if !write {
				code = exitInput
			}
		}
		if diffs {
			fmt.Fprintf(c.stdout, "%s", diff.Diff(name+".orig", []byte(text), name, []byte(out)))
		}
		if write {
			t, err := resolve(name)
			if err != nil {
				return exitInput, err
			}
			if err := replace(t, func(w io.Writer) error {
				_, err := io.WriteString(w, out)
				return err
			}); err != nil {
				return exitInput, &ir.Diagnostic{Severity: ir.Error, File: name, Msg: cause(err).Error(), Cause: err}
			}
		}
	}
	if !list && !write && !diffs {
		_, err = io.WriteString(c.stdout, out)
	}
	return code, err
}
