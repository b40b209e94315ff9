package main

import (
	"fmt"
	"os"
	"path/filepath"
	"runtime"
	"runtime/debug"
	"strings"

	"rewrite/passes/ir"
)

const versionHelp = `rewrite version prints the version of rewrite as the go command recorded it: that of
the module, the revision it was built from, and of Go; and which LLVM's files it reads.
The first line is what -version prints.

Usage: rewrite version
`

// runVersion prints what a bug report should say.
func (c *command) runVersion(args []string) (code int, err error) {
	if err := c.noArguments("version", versionHelp, args); err != nil {
		return 0, err
	}
	fmt.Fprintln(c.stdout, version())
	info, _ := debug.ReadBuildInfo()
	fmt.Fprintln(c.stdout, revision(info))
	fmt.Fprintf(c.stdout, "reads LLVM IR of LLVM %d to %d; typed pointers, of LLVM %d and older, through github.com/llir/llvm %s\n",
		ir.OldestLLVM, ir.NewestLLVM, ir.OldestLLVM-1, dependency(info, "github.com/llir/llvm"))
	for _, does := range []struct{ what, tool string }{{"reads", "llvm-dis"}, {"writes", "llvm-as"}} {
		t := newestTool(does.tool, filepath.SplitList(os.Getenv("PATH")))
		switch {
		case t.path == "":
			fmt.Fprintf(c.stdout, "%s no bitcode: there is no %s in PATH\n", does.what, does.tool)
		case t.version == 0:
			fmt.Fprintf(c.stdout, "%s bitcode through %s\n", does.what, t.path)
		default:
			fmt.Fprintf(c.stdout, "%s bitcode through %s, of LLVM %d\n", does.what, t.path, t.version)
		}
	}
	return exitDone, nil
}

// version names this build in one line: its version as the go command recorded it,
// and the compiler.
func version() string {
	return fmt.Sprintf("rewrite %s, %s %s/%s", buildVersion(), runtime.Version(), runtime.GOOS, runtime.GOARCH)
}

// buildVersion is the version of the module.
func buildVersion() string {
	if info, ok := debug.ReadBuildInfo(); ok && info.Main.Version != "" {
		return info.Main.Version
	}
	return "unknown"
}

// revisionDay is the day of the revision, "" where it is not recorded.
func revisionDay(info *debug.BuildInfo) string {
	day, _, _ := strings.Cut(settings(info)["vcs.time"], "T")
	return day
}

// settings is what the go command recorded of a build.
func settings(info *debug.BuildInfo) map[string]string {
	m := map[string]string{}
	if info != nil {
		for _, s := range info.Settings {
			m[s.Key] = s.Value
		}
	}
	return m
}

// revision tells what was checked out when it was built.
func revision(info *debug.BuildInfo) string {
	setting := settings(info)
	r := setting["vcs.revision"]
	if r == "" {
		return "built without a record of the revision, as by go run or with -buildvcs=false"
	}
	text := "revision " + r
	if t := setting["vcs.time"]; t != "" {
		text += " of " + t
	}
	if setting["vcs.modified"] == "true" {
		text += ", with changes that are not committed"
	}
	return text
}

// dependency is the version of a module that was linked.
func dependency(info *debug.BuildInfo, module string) string {
	if info != nil {
		for _, d := range info.Deps {
			if d.Path == module {
				return d.Version
			}
		}
	}
	return "(version unknown)"
}
