//go:build unix

package main

import (
	"cmp"
	"encoding/json"
	"fmt"
	"io"
	"io/fs"
	"math"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"text/tabwriter"
)

// hole is what stands for the file in a command line.
const hole = "{}"

// A file is one that the commands are measured on.
type file struct {
	name string
	size int64 // bytes
}

// find lists the files that patterns mean, those of at least so many bytes, the largest first: a
// pattern is a file, a folder (or a link to one), of which all .ll below it are taken, or a glob of these.
func find(patterns []string, least int64) (list []file, err error) {
	found := map[string]bool{}
	add := func(path string) error {
		info, err := os.Stat(path)
		if err != nil {
			return err
		}
		if path = filepath.Clean(path); !found[path] && info.Size() >= least {
			found[path] = true
			list = append(list, file{path, info.Size()})
		}
		return nil
	}
	for _, p := range patterns {
		paths, err := filepath.Glob(p)
		if err != nil {
			return nil, fmt.Errorf("-files %s: %w", p, err)
		}
		if len(paths) == 0 {
			return nil, fmt.Errorf("-files %s: no such file", p)
		}
		for _, path := range paths {
			if path, err = filepath.EvalSymlinks(path); err != nil {
				return nil, err
			}
			err := filepath.WalkDir(path, func(at string, d fs.DirEntry, err error) error {
				if err != nil || d.IsDir() || at != path && filepath.Ext(at) != ".ll" {
					return err
				}
				return add(at)
			})
			if err != nil {
				return nil, err
			}
		}
	}
	slices.SortFunc(list, func(a, b file) int { return cmp.Or(cmp.Compare(b.size, a.size), strings.Compare(a.name, b.name)) })
	if len(list) == 0 {
		return nil, fmt.Errorf("no file of %d bytes or more", least)
	}
	return list, nil
}

// fileReports is what the runs on each file gave.
type fileReports struct {
	cfg   *config
	files []file
	each  []*report
}

// measureFiles measures the commands on each file for itself.
func measureFiles(cfg *config) (*fileReports, error) {
	files, err := find(cfg.files, cfg.least)
	if err != nil {
		return nil, err
	}
	all := &fileReports{cfg: cfg, files: files}
	for _, f := range files {
		one := *cfg
		for c, command := range cfg.commands {
			one.commands[c] = strings.ReplaceAll(command, hole, "'"+strings.ReplaceAll(f.name, "'", `'\''`)+"'")
		}
		r, err := measure(&one)
		if err != nil {
			return nil, err
		}
		all.each = append(all.each, r)
	}
	return all, nil
}

// mean is the geometric mean over the files of a quantity's ratio, of those that have one.
func (a *fileReports) mean(q quantity) (mean float64, ok bool) {
	sum, n := 0.0, 0
	for _, r := range a.each {
		if x, ok := r.ratio(q); ok {
			sum += math.Log(x)
			n++
		}
	}
	return math.Exp(sum / float64(n)), n > 0
}

// sum is that of a quantity's medians of one command.
func (a *fileReports) sum(q quantity, command int) (sum float64) {
	for _, r := range a.each {
		sum += r.spread(q, command).Median
	}
	return sum
}

func (a *fileReports) writeTable(w io.Writer) error {
	labels := a.cfg.labels
	tw := tabwriter.NewWriter(w, 0, 0, 3, ' ', 0)
	fmt.Fprintf(tw, "%s/%s\twall\tCPU\tmemory\twall of %s\tof %s\t\tfile\n", labels[1], labels[0], labels[0], labels[1])
	line := func(ratio func(quantity) (float64, bool), median func(q quantity, command int) float64, size, name string) {
		for _, q := range quantities {
			if x, ok := ratio(q); ok {
				fmt.Fprintf(tw, "\t%.2f", x)
			} else {
				fmt.Fprint(tw, "\t?")
			}
		}
		for c := range labels {
			fmt.Fprintf(tw, "\t%s", showSeconds(median(quantities[0], c)))
		}
		fmt.Fprintf(tw, "\t%s\t%s\n", size, name)
	}
	for i, r := range a.each {
		line(r.ratio, func(q quantity, c int) float64 { return r.spread(q, c).Median }, showBytes(float64(a.files[i].size)), a.files[i].name)
	}
	line(a.mean, a.sum, "", fmt.Sprintf("geometric means and sums of %d files", len(a.each)))
	if err := tw.Flush(); err != nil {
		return err
	}
	_, err := fmt.Fprintf(w, "medians of %d alternating runs a file after %d to warm up\n%s: %s\n%s: %s\n",
		a.cfg.runs, a.cfg.warmup, labels[0], a.cfg.commands[0], labels[1], a.cfg.commands[1])
	return err
}

// jsonFiles is the JSON report of several files.
type jsonFiles struct {
	Files []jsonFile          `json:"files"`
	Mean  map[string]*float64 `json:"geometric_mean_of_ratios"`
}

type jsonFile struct {
	File string `json:"file"`
	Size int64  `json:"bytes"`
	jsonReport
}

func (a *fileReports) writeJSON(w io.Writer) error {
	out := jsonFiles{Mean: map[string]*float64{}}
	for i, r := range a.each {
		out.Files = append(out.Files, jsonFile{a.files[i].name, a.files[i].size, r.json()})
	}
	for _, q := range quantities {
		out.Mean[q.key] = nil
		if x, ok := a.mean(q); ok {
			out.Mean[q.key] = &x
		}
	}
	return encode(w, out)
}

// encode writes JSON for people, too.
func encode(w io.Writer, x any) error {
	enc := json.NewEncoder(w)
	enc.SetIndent("", "  ")
	return enc.Encode(x)
}
