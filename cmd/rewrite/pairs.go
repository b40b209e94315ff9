package main

import (
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strings"

	"rewrite/cmd/rewrite/internal/fileio"
	"rewrite/passes/check"
	"rewrite/passes/ir/diag"
)

// writePairs writes what -alive-pairs asks for, a file for each changed function,
// named after the input and the function, and by a number where another has the name.
func (c *session) writePairs(dir, name string, before, after []byte) error {
	pairs, skipped, err := check.Pairs(name, before, after)
	if err != nil {
		return err
	}
	for _, why := range skipped {
		d := fileio.FileError(name, "", "no pair for %s", why)
		d.Severity = diag.Warning
		fmt.Fprint(c.Stderr, d.Render())
	}
	if err := os.MkdirAll(dir, 0o777); err != nil {
		return fmt.Errorf("the folder can't be made: %w", fileio.Cause(err))
	}
	input := strings.TrimSuffix(filepath.Base(name), ".ll")
	for _, p := range pairs {
		file := fileName(input + "." + p.Name)
		for n := 2; c.pairs[file]; n++ {
			file = fmt.Sprintf("%s.%d", fileName(input+"."+p.Name), n)
		}
		c.pairs[file] = true
		path := filepath.Join(dir, file+".ll")
		if err := c.WriteOutput(path, func(w io.Writer) error { _, err := w.Write(p.Text); return err }); err != nil {
			return fmt.Errorf("%s can't be written: %w", file+".ll", fileio.Cause(err))
		}
	}
	return nil
}

// maxFileName leaves room for a suffix: systems take 255 bytes.
const maxFileName = 200

// fileName makes a name one that every system takes.
func fileName(name string) string {
	name = strings.Map(func(r rune) rune {
		switch {
		case r >= 'a' && r <= 'z', r >= 'A' && r <= 'Z', r >= '0' && r <= '9', r == '.', r == '_', r == '-':
			return r
		}
		return '_'
	}, name)
	return name[:min(len(name), maxFileName)]
}
