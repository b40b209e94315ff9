package main

import (
	"fmt"
	"io"
	"os"
	"path/filepath"

	"rewrite/dsl"
	"rewrite/dsl/prove/alive"
	"rewrite/passes/ir"
)

// export writes instances of rules into a folder, for alive-tv. What can't be
// written is said, and is no error: it is not proved by writing it.
func (p *proving) export(rules []*dsl.Rule, dir string) (code int, err error) {
	if err := os.MkdirAll(dir, 0o777); err != nil {
		return exitInput, fileError(dir, "", "the folder can't be made: %v", cause(err))
	}
	written, left := 0, 0
	for _, r := range rules {
		files, err := alive.Files(r, p.widths)
		if err == nil && len(files) == 0 {
			err = fmt.Errorf("it does not apply at these widths")
		}
		if err != nil {
			left++
			fmt.Fprint(p.stderr, r.Diagnostic(ir.Warning, nil, "no file for rule "+r.Name+": "+err.Error()).Render())
			continue
		}
		for _, f := range files {
			write := func(w io.Writer) error { _, err := io.WriteString(w, f.Text); return err }
			if err := (sink{p.stdout, p.stderr}).write(filepath.Join(dir, f.Name), write); err != nil {
				return exitInput, fileError(filepath.Join(dir, f.Name), "", "%v", cause(err))
			}
			written++
		}
	}
	fmt.Fprintf(p.stdout, "%s in %s for %s", count(written, "file"), dir, count(len(rules)-left, "rule"))
	if left > 0 {
		fmt.Fprintf(p.stdout, ", none for %d", left)
	}
	fmt.Fprintln(p.stdout)
	return exitDone, nil
}
