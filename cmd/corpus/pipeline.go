package main

import (
	"context"
	"errors"
	"hash/fnv"
	"io/fs"
	"path/filepath"
	"reflect"
	"slices"
	"strings"

	"github.com/apache/beam/sdks/v2/go/pkg/beam"
	"github.com/apache/beam/sdks/v2/go/pkg/beam/io/filesystem"
	_ "github.com/apache/beam/sdks/v2/go/pkg/beam/io/filesystem/local"
	"github.com/apache/beam/sdks/v2/go/pkg/beam/io/textio"
)

// All jobs are one pipeline with another middle:
//
//	globs, list -> Match -> by place of result -> Pick -+-> Work (the job, module by module) -> merges, written
//	                                                    |
//	                                                    +-> Totals, Notes -> summary.json, failed.jsonl, warnings.jsonl
//
// What is on the left of the last arrows is one module's matter; a runner may cut it into
// bundles as it likes, and try one again. Bundles hand on sums: on prism each element
// between two steps is encoded and sent.

func init() {
	beam.RegisterType(reflect.TypeFor[matchFn]())
	beam.RegisterType(reflect.TypeFor[pickFn]())
	beam.RegisterFunction(addTotals)
}

// Totals are sums over modules.
type Totals struct {
	In       int   `json:"in"`
	Out      int   `json:"out"`
	Failed   int   `json:"failed"`
	Warned   int   `json:"warned"` // of those that are out
	BytesIn  int64 `json:"bytes_in"`
	BytesOut int64 `json:"bytes_out,omitempty"`
}

func addTotals(a, b Totals) Totals {
	return Totals{a.In + b.In, a.Out + b.Out, a.Failed + b.Failed, a.Warned + b.Warned, a.BytesIn + b.BytesIn, a.BytesOut + b.BytesOut}
}

// A job is what is done over the modules.
type job struct {
	name, about string
	// work makes the middle of the pipeline for one lane, and gives totals, notes, and
	// what is merged, by all that wrote it.
	work  func(s beam.Scope, c *config, l lane, files beam.PCollection) []beam.PCollection
	merge func(s beam.Scope, c *config, parts beam.PCollection) // nil where nothing is
}

var jobs = []*job{
	{name: "optimize", about: "modules in, modules out", work: optimizeLane},
	{name: "coverage", about: "what became of each rule", work: coverageLane, merge: mergeCoverage},
	{name: "count", about: "expressions that are left", work: countLane, merge: mergeCounts},
}

func jobList() (names []string) {
	for _, j := range jobs {
		names = append(names, j.name)
	}
	return names
}

func jobNames() string { return strings.Join(jobList(), ", ") }

func jobOf(name string) *job {
	if i := slices.Index(jobList(), name); i >= 0 {
		return jobs[i]
	}
	return nil
}

// build makes the pipeline.
func (c *config) build() *beam.Pipeline {
	p, s := beam.NewPipelineWithRoot()
	var sources []beam.PCollection
	if len(c.inputs) > 0 {
		sources = append(sources, beam.CreateList(s, c.inputs))
	}
	if c.list != "" {
		sources = append(sources, textio.Read(s, c.list))
	}
	matched, unmatched := beam.ParDo2(s.Scope("Match"), &matchFn{}, beam.Flatten(s, sources...))
	byPlace := beam.GroupByKey(s, matched)
	files, in, clashes := beam.ParDo3(s.Scope("Pick"), &pickFn{}, byPlace)
	files = beam.Reshuffle(s, files)
	totals, notes, parts := []beam.PCollection{in}, []beam.PCollection{unmatched, clashes}, []beam.PCollection(nil)
	for i := range c.lanes {
		made := c.job.work(s.Scope(c.job.name), c, lane{i, c.lanes}, files)
		totals, notes, parts = append(totals, made[0]), append(notes, made[1]), append(parts, made[2:]...)
	}
	if c.job.merge != nil {
		c.job.merge(s.Scope("merge"), c, beam.Flatten(s, parts...))
	}
	sum := beam.Combine(s, addTotals, beam.Flatten(s, totals...))
	writeSummary(s.Scope("summary"), c.options.Out, sum)
	writeNotes(s.Scope("notes"), c.options.Out, beam.Flatten(s, notes...))
	return p
}

// lane is a share of the modules: prism gives all that is there to one bundle, so that
// there have to be several steps for several to be worked on at once.
type lane struct{ Lane, Lanes int }

// takes tells whether a module is of the lane.
func (l lane) takes(name string) bool {
	h := fnv.New32a()
	h.Write([]byte(name))
	return int(h.Sum32()%uint32(l.Lanes)) == l.Lane
}

// matchFn finds the files of globs, of folders, which end in a slash, and of names.
type matchFn struct{}

func (*matchFn) ProcessElement(ctx context.Context, glob string, emit func(string, string), note func(Note)) error {
	if glob = strings.TrimSpace(glob); glob == "" {
		return nil // a line of a list
	}
	found, err := match(ctx, glob)
	switch {
	case err != nil:
		note(Note{glob, Warning, err.Error()})
	case len(found) == 0:
		note(Note{glob, Warning, "no file matches"})
	}
	for _, name := range found {
		emit(kept(name), name)
	}
	return nil
}

// match lists files. A name without * ? or [ is itself, and missed when it is read.
func match(ctx context.Context, glob string) (found []string, err error) {
	if strings.HasSuffix(glob, "/") && isLocal(glob) {
		err := filepath.WalkDir(glob, func(path string, d fs.DirEntry, err error) error {
			if err == nil && !d.IsDir() && (strings.HasSuffix(path, ".ll") || strings.HasSuffix(path, ".ll.gz")) {
				found = append(found, path)
			}
			return err
		})
		return found, err
	}
	if !strings.ContainsAny(glob, `*?[\`) {
		return []string{glob}, nil
	}
	files, err := filesystem.New(ctx, glob)
	if err != nil {
		return nil, err
	}
	found, err = files.List(ctx, glob)
	return found, errors.Join(err, files.Close())
}

// pickFn takes each module once, however often it was named, and refuses those whose
// result would be where that of another one is.
type pickFn struct{}

func (*pickFn) ProcessElement(place string, names func(*string) bool, emit func(string), totals func(Totals), note func(Note)) {
	var all []string
	for name := ""; names(&name); {
		all = append(all, name)
	}
	slices.Sort(all)
	all = slices.Compact(all)
	emit(all[0])
	for _, other := range all[1:] {
		note(Note{other, Clash, "its result would be where that of " + all[0] + " is, in " + place})
	}
	totals(Totals{In: len(all), Failed: len(all) - 1})
}
