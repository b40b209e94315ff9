package author

import (
	"fmt"
	"io"
	"os"
	"path/filepath"

	"rewrite/cmd/rewrite/internal/base"
	"rewrite/cmd/rewrite/internal/fileio"
	"rewrite/dsl"
	"rewrite/dsl/prove/alive"
	"rewrite/passes/ir/diag"
)

// export writes instances of rules into a folder, for alive-tv. What can't be
// written is said, and is no error: it is not proved by writing it.
func (p *proving) export(rules []*dsl.Rule, dir string) (code int, err error) {
	if err := os.MkdirAll(dir, 0o777); err != nil {
		return base.ExitInput, fileio.FileError(dir, "", "the folder can't be made: %v", fileio.Cause(err))
	}
	written, left := 0, 0
	for _, r := range rules {
		files, err := alive.Files(r, p.widths)
		if err == nil && len(files) == 0 {
			err = fmt.Errorf("it does not apply at these widths")
		}
		if err != nil {
			left++
			fmt.Fprint(p.Stderr, r.Diagnostic(diag.Warning, nil, "no file for rule "+r.Name+": "+err.Error()).Render())
			continue
		}
		for _, f := range files {
			write := func(w io.Writer) error { _, err := io.WriteString(w, f.Text); return err }
			if err := p.WriteOutput(filepath.Join(dir, f.Name), write); err != nil {
				return base.ExitInput, fileio.FileError(filepath.Join(dir, f.Name), "", "%v", fileio.Cause(err))
			}
			written++
		}
	}
	fmt.Fprintf(p.Stdout, "%s in %s for %s", base.Count(written, "file"), dir, base.Count(len(rules)-left, "rule"))
	if left > 0 {
		fmt.Fprintf(p.Stdout, ", none for %d", left)
	}
	fmt.Fprintln(p.Stdout)
	return base.ExitDone, nil
}
