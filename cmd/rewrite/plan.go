package main

import (
	"os"
	"path/filepath"
	"strings"

	"rewrite/cmd/rewrite/internal/base"
	"rewrite/cmd/rewrite/internal/fileio"
)

// A job is one input and where its output goes, "" for standard output. With mkdir
// the folder of the output is made if need be.
type job struct {
	input, output string
	mkdir         bool
}

// plan pairs inputs with outputs, before anything is read or written, so that a
// clash stops the command while nothing has been done.
func plan(o *options) ([]job, error) {
	dir, isDir := outputDir(o.output)
	if !isDir {
		// Diffs can follow each other in one stream, modules can't.
		if len(o.inputs) > 1 && !o.noOutput && !(o.diff && (o.output == "" || o.output == "-")) {
			return nil, base.Usagef("as in: rewrite -passes= a.ll b.ll -o out/", "%d inputs need a directory for their outputs: -o DIR/", len(o.inputs))
		}
		jobs := make([]job, len(o.inputs))
		for i, in := range o.inputs {
			jobs[i] = job{input: in, output: o.output}
		}
		return jobs, o.noClash(jobs)
	}
	jobs := make([]job, len(o.inputs))
	for i, in := range o.inputs {
		if in == "-" {
			return nil, base.Usagef("give a file, as in: rewrite - -o "+filepath.Join(dir, "out.ll"), "standard input has no name to keep in the directory %s", o.output)
		}
		jobs[i] = job{in, filepath.Join(dir, kept(in)), true}
	}
	return jobs, o.noClash(jobs)
}

// outputDir tells whether -o names a directory: by a slash at its end, or because
// it is one.
func outputDir(output string) (dir string, ok bool) {
	if output == "" || output == "-" {
		return "", false
	}
	if os.IsPathSeparator(output[len(output)-1]) {
		return output, true
	}
	info, err := os.Stat(output)
	return output, err == nil && info.IsDir()
}

// kept is the part of an input's path that its output keeps below the directory:
// all but what would lead out of it, a root or .. at the beginning. Bitcode by its
// name becomes text by its name.
func kept(input string) string {
	p := filepath.Clean(input)
	p = p[len(filepath.VolumeName(p)):]
	up := ".." + string(filepath.Separator)
	for {
		switch {
		case os.IsPathSeparator(p[0]):
			p = p[1:]
		case strings.HasPrefix(p, up):
			p = p[len(up):]
		default:
			if stem, ok := strings.CutSuffix(p, ".bc"); ok && stem != "" {
				p = stem + ".ll"
			}
			return p
		}
		if p == "" {
			return "."
		}
	}
}

// noClash refuses two outputs in one place, and an output in the place of another input, which would be read only after
// it was overwritten. Dependency files are outputs, in whose place no input may be.
func (o *options) noClash(jobs []job) error {
	inputAt := map[string]string{}
	for _, j := range jobs {
		if j.input != "-" {
			inputAt[place(j.input)] = j.input
		}
	}
	outputOf := map[string]string{}
	for _, j := range jobs {
		if j.output == "" || j.output == "-" {
			continue
		}
		at := place(j.output)
		if other, ok := outputOf[at]; ok {
			if other == j.input {
				return base.Usagef("", "%s is named twice", j.input)
			}
			return base.Usagef("rename one, or run them one by one", "%s and %s would both be written to %s", other, j.input, j.output)
		}
		outputOf[at] = j.input
		if other, ok := inputAt[at]; ok && (j.input == "-" || at != place(j.input)) {
			return base.Usagef("give another directory with -o", "the output for %s would overwrite %s, which is an input, too", j.input, other)
		}
	}
	depfileOf := map[string]string{}
	for _, j := range jobs {
		name := o.depfileOf(j)
		if name == "" || name == "-" {
			continue
		}
		at := place(name)
		if t, err := fileio.Resolve(j.output); err == nil && t.Direct() && o.depfile == "" {
			return base.Usagef("-MF FILE.d names one", "-MD writes a file beside the output, and %s is no regular file", j.output)
		}
		if in, ok := inputAt[at]; ok {
			return base.Usagef("-MF FILE.d names another", "the dependency file %s would overwrite the input %s", name, in)
		}
		if in, ok := outputOf[at]; ok {
			return base.Usagef("-MF FILE.d names another", "the dependency file %s would overwrite the output for %s", name, in)
		}
		if other, ok := depfileOf[at]; ok && o.depfile == "" {
			return base.Usagef("-MF FILE.d names one for all", "the dependency files for %s and %s would both be %s", other, j.input, name)
		}
		depfileOf[at] = j.input
	}
	return nil
}

// place gives the same name for all ways to name one file: absolute, and without
// links as far as it exists. What can't be found out is left to the error that
// reading or writing will meet.
func place(path string) string {
	if t, err := fileio.Resolve(path); err == nil {
		path = t.Path
	}
	path, err := filepath.Abs(path)
	if err != nil {
		return path
	}
	rest := ""
	for p := path; ; {
		if real, err := filepath.EvalSymlinks(p); err == nil {
			return filepath.Join(real, rest)
		}
		up := filepath.Dir(p)
		if up == p {
			return path
		}
		p, rest = up, filepath.Join(filepath.Base(p), rest)
	}
}
