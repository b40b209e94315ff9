package main

import (
	"fmt"
	"io"
	"path/filepath"
	"strings"

	"rewrite/cmd/rewrite/internal/base"
	"rewrite/cmd/rewrite/internal/fileio"
)

// depends is a rule of make: what an output was made from. ninja, CMake and Bazel read
// it, too (`depfile =`, DEPFILE).
type depends struct {
	output string
	on     []string
}

// writeDepends writes rules to a file, each on a line of its own.
func (c *session) writeDepends(name string, rules ...depends) (code int) {
	err := c.WriteOutput(name, func(w io.Writer) error {
		for _, r := range rules {
			line := makeName(r.output) + ":"
			for _, name := range r.on {
				line += " " + makeName(name)
			}
			if _, err := fmt.Fprintln(w, line); err != nil {
				return err
			}
		}
		return nil
	})
	if err != nil {
		return c.Report(name, fmt.Errorf("can't be written: %w", fileio.Cause(err)))
	}
	return base.ExitDone
}

// depfileOf is the name that -MD gives: the output's, in .d.
func depfileOf(output string) string {
	return strings.TrimSuffix(output, filepath.Ext(output)) + ".d"
}

// makeName spells a file's name as make and ninja read it.
var makeName = strings.NewReplacer(" ", `\ `, "#", `\#`, "$", "$$").Replace
