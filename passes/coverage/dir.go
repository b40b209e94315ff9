package coverage

import (
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"time"

	"rewrite/dsl"
)

// Folders of reports are what Go's GOCOVERDIR is: any number of runs write into
// one, at the same time too, and nothing is read back until they are merged. A run
// adds covcounters.PID.TIME.N.json, and for each rule file that is not there yet
// covsource.SHA256.rw with its text. Files get their names when they are complete.

const (
	countersPrefix = "covcounters."
	sourcePrefix   = "covsource."
)

// WriteDir adds the report to a folder, which it makes if need be.
func (r *Report) WriteDir(dir string) error {
	if err := os.MkdirAll(dir, 0o777); err != nil {
		return err
	}
	for _, f := range r.Files {
		text, ok := r.texts[f.Path]
		if !ok {
			continue
		}
		name := filepath.Join(dir, sourcePrefix+f.SHA256+".rw")
		if _, err := os.Stat(name); err == nil {
			continue
		}
		// Another run may do the same now: both write the same text, and renaming
		// the second over the first changes nothing.
		err := publish(dir, func(w io.Writer) error { _, err := io.WriteString(w, text); return err },
			func(tmp string) error { return os.Rename(tmp, name) })
		if err != nil {
			return err
		}
	}
	return publish(dir, r.WriteJSON, func(tmp string) error {
		for n := 0; ; n++ {
			name := fmt.Sprintf("%s%d.%d.%d.json", countersPrefix, os.Getpid(), time.Now().UnixNano(), n)
			err := os.Link(tmp, filepath.Join(dir, name)) // unlike a rename it never replaces another run's
			if errors.Is(err, fs.ErrExist) {
				continue
			}
			if err != nil { // no links here: the name is as good as unique
				return os.Rename(tmp, filepath.Join(dir, name))
			}
			return os.Remove(tmp)
		}
	})
}

// publish writes a file under a temporary name and hands it over complete.
func publish(dir string, write func(io.Writer) error, name func(tmp string) error) error {
	f, err := os.CreateTemp(dir, ".cov-*.tmp")
	if err != nil {
		return err
	}
	err = errors.Join(write(f), f.Chmod(0o666&^umask), f.Close())
	if err == nil {
		err = name(f.Name())
	}
	if err != nil {
		os.Remove(f.Name())
	}
	return err
}

// umask is the usual one: CreateTemp's files are for their owner alone, and
// reports are not secret.
const umask = 0o022

// ReadPath reads a JSON report, or all reports of a folder, merged.
func ReadPath(path string) (*Report, error) {
	info, err := os.Stat(path)
	if err != nil {
		return nil, err
	}
	if !info.IsDir() {
		return readFile(path)
	}
	entries, err := os.ReadDir(path) // sorted
	if err != nil {
		return nil, err
	}
	var sum *Report
	var sources []dsl.Source
	for _, e := range entries {
		name := filepath.Join(path, e.Name())
		switch {
		case strings.HasPrefix(e.Name(), countersPrefix) && strings.HasSuffix(e.Name(), ".json"):
			r, err := readFile(name)
			if err == nil && sum != nil { // one after the other, so that many do not need memory for all
				r, err = Merge(sum, r)
			}
			if err != nil {
				return nil, err
			}
			sum = r
		case strings.HasPrefix(e.Name(), sourcePrefix):
			text, err := os.ReadFile(name)
			if err != nil {
				return nil, err
			}
			sources = append(sources, dsl.Source{Name: name, Text: string(text)})
		}
	}
	if sum == nil {
		return nil, fmt.Errorf("%s: no coverage was written there: there is no %s*.json", path, countersPrefix)
	}
	sum.Sources(sources)
	return sum, nil
}

func readFile(name string) (*Report, error) {
	f, err := os.Open(name)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	r, err := ReadJSON(f)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", name, err)
	}
	return r, nil
}
