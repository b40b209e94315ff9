package main

import (
	"fmt"
	"io"
	"path/filepath"
	"slices"
	"strings"

	"rewrite/cmd/rewrite/internal/base"
	"rewrite/cmd/rewrite/internal/fileio"
)

// depends is a rule of make: what an output was made from. ninja, CMake and Bazel read
// it, too (`depfile =`, DEPFILE).
type depends struct {
	output, input string
	on            []string // files and folders besides
}

// writeDepends writes rules to a file, each on a line of its own. What is in them besides inputs gets an empty rule, as
// by clang's -MP: make would have no rule for a file of yesterday's that is gone today.
func (c *session) writeDepends(name string, rules ...depends) (code int) {
	err := c.WriteOutput(name, func(w io.Writer) error {
		var text, empty strings.Builder
		done := map[string]bool{}
		for _, r := range rules {
			done[r.input] = true
		}
		for _, r := range rules {
			text.WriteString(makeName(r.output) + ":")
			if r.input != "-" {
				text.WriteString(" " + makeName(r.input))
			}
			for _, name := range r.on {
				text.WriteString(" " + makeName(name))
				if !done[name] {
					done[name] = true
					empty.WriteString(makeName(name) + ":\n")
				}
			}
			text.WriteByte('\n')
		}
		_, err := io.WriteString(w, text.String()+empty.String())
		return err
	})
	if err != nil {
		return c.Report(name, fmt.Errorf("can't be written: %w", fileio.Cause(err)))
	}
	return base.ExitDone
}

// dependencies are the files and folders that all outputs depend on, but folders that something is written to: these would
// always be newer than it.
func (o *options) dependencies(jobs []job) ([]string, error) {
	files, err := o.Files()
	if err != nil {
		return nil, err
	}
	written := map[string]bool{}
	for _, j := range jobs {
		for _, name := range []string{j.output, o.depfileOf(j)} {
			if name != "" && name != "-" {
				written[filepath.Dir(place(name))] = true
			}
		}
	}
	return slices.DeleteFunc(files, func(name string) bool { return written[place(name)] }), nil
}

// depfileOf is where the rule for a job goes, "" for nowhere: the file of -MF, or what -MD gives, the output's name in .d.
func (o *options) depfileOf(j job) string {
	if o.depfile != "" || !o.depfiles {
		return o.depfile
	}
	return strings.TrimSuffix(j.output, filepath.Ext(j.output)) + ".d"
}

// makeName spells a file's name as make and ninja read it.
var makeName = strings.NewReplacer(" ", `\ `, "#", `\#`, "$", "$$").Replace
