package ruleset

import (
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"sort"
	"strings"

	"rewrite/cmd/rewrite/internal/base"
	"rewrite/cmd/rewrite/internal/fileio"
	"rewrite/dsl"
	"rewrite/dsl/load"
	"rewrite/rules"
)

// RuleFiles finds the files that arguments name: a file by any name, the .rw
// files in a folder and below it. A file that is named twice is taken once.
func RuleFiles(args []string) ([]string, error) {
	var files []string
	for _, a := range args {
		if a == "-" {
			return nil, base.Usagef("name the file", "rules are not read from standard input here")
		}
		info, err := os.Stat(a)
		if err != nil {
			return nil, fileio.FileError(a, "", "%v", fileio.Cause(err))
		}
		if !info.IsDir() {
			if base.IsIRName(a) {
				return nil, base.Usagef("rule files end in .rw", "%s is a program, and rules are wanted", a)
			}
			files = append(files, a)
			continue
		}
		n := len(files)
		err = filepath.WalkDir(a, func(path string, d fs.DirEntry, err error) error {
			if err == nil && !d.IsDir() && strings.HasSuffix(path, ".rw") {
				files = append(files, path)
			}
			return err
		})
		if err != nil {
			return nil, fileio.FileError(a, "", "%v", fileio.Cause(err))
		}
		if len(files) == n {
			return nil, base.Usagef("", "there is no .rw file in %s", a)
		}
		sort.Strings(files[n:])
	}
	seen := map[string]bool{}
	return slices.DeleteFunc(files, func(f string) bool {
		if at, err := filepath.Abs(f); err == nil {
			f = at
		}
		if real, err := filepath.EvalSymlinks(f); err == nil {
			f = real
		}
		again := seen[f]
		seen[f] = true
		return again
	}), nil
}

// Files are the files that the options have rules, costs and verdicts from, and the
// folders that rule files are looked for in: one more file there changes what runs.
func (o *Options) Files() (files []string, err error) {
	paths, err := ruleArgs(o.Rules)
	if err != nil {
		return nil, err
	}
	rules, err := RuleFiles(paths)
	if err != nil {
		return nil, err
	}
	for _, a := range o.Rules {
		if _, err := os.Stat(a); a != "" && err != nil {
			files = append(files, globFolders(a)...)
		}
	}
	for _, p := range paths {
		err := filepath.WalkDir(p, func(path string, d fs.DirEntry, err error) error {
			if err == nil && d.IsDir() {
				files = append(files, path)
			}
			return err
		})
		if err != nil {
			return nil, err
		}
	}
	files = append(append(files, rules...), o.proofs...)
	if strings.HasSuffix(o.Cost, ".rw") {
		files = append(files, o.Cost)
	}
	return files, nil
}

// globFolders are the folders in which a glob finds what it matches, part by part.
func globFolders(glob string) (folders []string) {
	for dir := filepath.Dir(glob); ; dir = filepath.Dir(dir) {
		found, _ := filepath.Glob(dir) // which is right, as the whole was
		for _, f := range found {
			if info, err := os.Stat(f); err == nil && info.IsDir() {
				folders = append(folders, f)
			}
		}
		if !strings.ContainsAny(dir, "*?[") {
			return folders
		}
	}
}

// Sources reads the files that arguments name, or gives the library when
// there are none.
func Sources(args []string) ([]dsl.Source, error) {
	if len(args) == 0 {
		return rules.Sources(), nil
	}
	files, err := RuleFiles(args)
	if err != nil {
		return nil, err
	}
	sources, diags := load.Read(files...)
	return sources, diags.Err()
}

// LoadRules loads the rules that a subcommand is about and prints what is wrong
// with them. builtin adds the library, which the rules may override.
func LoadRules(c *base.Command, args []string, tests, builtin bool) (set *dsl.Set, code int, err error) {
	sources, err := Sources(args)
	if err != nil {
		return nil, base.ExitInput, err
	}
	opt := load.Options{Tests: tests, Memory: rules.Memory{}, Choose: rules.Choose()}
	if builtin && len(args) > 0 {
		if opt.Base, err = rules.Library(); err != nil {
			return nil, base.ExitBug, err
		}
	}
	set, diags := load.Sources(sources, opt)
	c.Print(diags)
	if diags.HasErrors() {
		code = base.ExitInput
	}
	return set, code, nil
}
