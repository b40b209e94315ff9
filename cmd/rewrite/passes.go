package main

import (
	"fmt"
	"os"
	"path/filepath"
	"runtime/debug"

	"rewrite/cmd/rewrite/internal/base"
	"rewrite/cmd/rewrite/internal/fileio"
	"rewrite/passes"
	"rewrite/passes/ir"
)

const passesHelp = `rewrite passes lists the passes and the pipelines that have a name, for -passes.

Usage: rewrite passes
`

// runPasses lists the passes.
func runPasses(c *base.Command, args []string) (code int, err error) {
	if err := c.NoArguments("passes", passesHelp, args); err != nil {
		return 0, err
	}
	for _, p := range c.Passes {
		fmt.Fprintf(c.Stdout, "%-12s %s\n", p.Name, p.Doc)
	}
	fmt.Fprintln(c.Stdout, "\npipelines, for -passes=NAME or -NAME:")
	for _, named := range passes.Named {
		fmt.Fprintf(c.Stdout, "%-12s %s\n", named.Name, named.Doc)
		if named.Text != "" {
			fmt.Fprintf(c.Stdout, "             %s\n", named.Text)
		}
	}
	return base.ExitDone, nil
}

const versionHelp = `rewrite version prints the version of rewrite as the go command recorded it: that of
the module, the revision it was built from, and of Go; and which LLVM's files it reads.
The first line is what -version prints.

Usage: rewrite version
`

// runVersion prints what a bug report should say.
func runVersion(c *base.Command, args []string) (code int, err error) {
	if err := c.NoArguments("version", versionHelp, args); err != nil {
		return 0, err
	}
	fmt.Fprintln(c.Stdout, base.Version())
	info, _ := debug.ReadBuildInfo()
	fmt.Fprintln(c.Stdout, base.Revision(info))
	fmt.Fprintf(c.Stdout, "reads LLVM IR of LLVM %d to %d; typed pointers, of LLVM %d and older, through github.com/llir/llvm %s\n",
		ir.OldestLLVM, ir.NewestLLVM, ir.OldestLLVM-1, base.Dependency(info, "github.com/llir/llvm"))
	for _, does := range []struct{ what, tool string }{{"reads", "llvm-dis"}, {"writes", "llvm-as"}} {
		t := fileio.NewestTool(does.tool, filepath.SplitList(os.Getenv("PATH")))
		switch {
		case t.Path == "":
			fmt.Fprintf(c.Stdout, "%s no bitcode: there is no %s in PATH\n", does.what, does.tool)
		case t.Version == 0:
			fmt.Fprintf(c.Stdout, "%s bitcode through %s\n", does.what, t.Path)
		default:
			fmt.Fprintf(c.Stdout, "%s bitcode through %s, of LLVM %d\n", does.what, t.Path, t.Version)
		}
	}
	return base.ExitDone, nil
}
