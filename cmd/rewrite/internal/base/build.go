package base

import (
	"fmt"
	"runtime"
	"runtime/debug"
	"strings"
)

// Version names this build in one line: its version as the go command recorded it,
// and the compiler.
func Version() string {
	return fmt.Sprintf("rewrite %s, %s %s/%s", BuildVersion(), runtime.Version(), runtime.GOOS, runtime.GOARCH)
}

// BuildVersion is the version of the module.
func BuildVersion() string {
	if info, ok := debug.ReadBuildInfo(); ok && info.Main.Version != "" {
		return info.Main.Version
	}
	return "unknown"
}

// RevisionDay is the day of the revision, "" where it is not recorded.
func RevisionDay(info *debug.BuildInfo) string {
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

// Revision tells what was checked out when it was built.
func Revision(info *debug.BuildInfo) string {
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

// Dependency is the version of a module that was linked.
func Dependency(info *debug.BuildInfo, module string) string {
	if info != nil {
		for _, d := range info.Deps {
			if d.Path == module {
				return d.Version
			}
		}
	}
	return "(version unknown)"
}
