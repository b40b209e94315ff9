//go:build unix

package main

import (
	"testing"

	"github.com/rogpeppe/go-internal/testscript"

	"rewrite/passes/ir/llvmtest"
)

// TestCC: programs are built by clang, by make and by cmake with ninja through rewrite cc.
func TestCC(t *testing.T) {
	for _, c := range []struct {
		script string
		tools  []string
	}{
		{"cc", []string{"clang-22", "clang++-22"}},
		{"make", []string{"clang-22", "make"}},
		{"cmake", []string{"clang-22", "clang++-22", "cmake", "ninja"}},
	} {
		t.Run(c.script, func(t *testing.T) {
			for _, tool := range c.tools {
				llvmtest.Tool(t, tool)
			}
			testscript.Run(t, testscript.Params{
				Files:               []string{"testdata/cc/" + c.script + ".txtar"},
				RequireExplicitExec: true,
				Cmds:                map[string]func(*testscript.TestScript, bool, []string){"exits": exits},
			})
		})
	}
}
