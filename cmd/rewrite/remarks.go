package main

import (
	"bytes"
	"fmt"
	"io"
	"slices"
	"strings"

	"rewrite/passes"
	"rewrite/passes/ir/diag"
	"rewrite/passes/ir/remark"
)

// printRemarks prints what was done to the values of one input, in the order of
// its text: as messages, those of one pass if the form is its name, or in the YAML form of LLVM's -pass-remarks-output.
func printRemarks(w io.Writer, form, file string, src []byte, said []remark.Remark) {
	if passes.ByName(form) != nil {
		said = slices.DeleteFunc(slices.Clone(said), func(r remark.Remark) bool { return r.Pass != form })
	}
	remark.Sort(said)
	line, at := 1, 0
	for _, r := range said {
		pos := min(int(r.Pos), len(src))
		line += bytes.Count(src[at:pos], []byte("\n"))
		at = pos
		start := bytes.LastIndexByte(src[:pos], '\n') + 1
		text, _, _ := bytes.Cut(src[start:], []byte("\n"))
		if form == "yaml" {
			kind, name := "Passed", "Replaced"
			if r.Missed {
				kind, name = "Missed", "Kept"
			}
			fmt.Fprintf(w, "--- !%s\nPass:            %s\nName:            %s\nDebugLoc:        { File: %s, Line: %d, Column: %d }\nFunction:        %s\nArgs:\n  - String:          %s\n...\n",
				kind, r.Pass, name, yamlString(file), line, pos-start+1, yamlString(r.Func.Name), yamlString(r.Msg))
			continue
		}
		d := &diag.Diagnostic{Severity: diag.Remark, File: file, Line: line, Col: pos - start + 1, Msg: r.Pass + ": " + r.Msg,
			Source: strings.TrimSuffix(string(text), "\r")}
		fmt.Fprint(w, d.Render())
	}
}

// yamlString is a single-quoted YAML scalar.
func yamlString(s string) string { return "'" + strings.ReplaceAll(s, "'", "''") + "'" }
