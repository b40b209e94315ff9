package main

import (
	"bytes"
	"compress/gzip"
	"context"
	"errors"
	"reflect"
	"slices"

	"github.com/apache/beam/sdks/v2/go/pkg/beam"

	"rewrite/passes/coverage"
	"rewrite/passes/optimize"
	"rewrite/passes/saturate"
	"rewrite/passes/saturate/why"
)

func init() {
	beam.RegisterType(reflect.TypeFor[coverageFn]())
	beam.RegisterType(reflect.TypeFor[reportFn]())
	beam.RegisterType(reflect.TypeFor[mergeTallies]())
	beam.RegisterCoder(reflect.TypeFor[Tally](), encodeTally, decodeTally)
}

// A Tally is the coverage of some modules; of none it has no report.
type Tally struct{ *coverage.Report }

// encodeTally and decodeTally are the report's own JSON, packed, without the rules that
// were never tried: that of all rules is two megabytes, mostly their texts.
func encodeTally(t Tally) ([]byte, error) {
	var b bytes.Buffer
	if t.Report == nil {
		return nil, nil
	}
	r := *t.Report
	r.Rules = slices.DeleteFunc(slices.Clone(r.Rules), func(u *coverage.Rule) bool { return u.Status() == coverage.NeverTried })
	z, err := gzip.NewWriterLevel(&b, gzip.BestSpeed)
	if err == nil {
		err = errors.Join(r.WriteJSON(z), z.Close())
	}
	return b.Bytes(), err
}

// allRules is a report in which nothing was done: merged with it one has all rules.
func allRules(o *Options) (*coverage.Report, error) {
	r, err := o.load()
	if err != nil {
		return nil, err
	}
	return coverage.New(why.NewCoverage(r.Program).Counts(), saturate.Stats{}, r.Sources), nil
}

func decodeTally(b []byte) (Tally, error) {
	if len(b) == 0 {
		return Tally{}, nil
	}
	z, err := gzip.NewReader(bytes.NewReader(b))
	if err != nil {
		return Tally{}, err
	}
	r, err := coverage.ReadJSON(z)
	return Tally{r}, err
}

// mergeTallies adds up reports: a CombineFn, whose result does not depend on which are
// merged first, as rules, examples and files are put in one order each time.
type mergeTallies struct{}

func (*mergeTallies) CreateAccumulator() Tally { return Tally{} }

func (m *mergeTallies) AddInput(sum, t Tally) (Tally, error) { return m.MergeAccumulators(sum, t) }

func (*mergeTallies) MergeAccumulators(a, b Tally) (Tally, error) {
	switch {
	case a.Report == nil:
		return b, nil
	case b.Report == nil:
		return a, nil
	}
	r, err := coverage.Merge(a.Report, b.Report)
	return Tally{r}, err
}

// coverageFn counts what became of rules in the modules of a bundle.
type coverageFn struct {
	worker
	reports []*coverage.Report
}

func coverageLane(s beam.Scope, c *config, l lane, files beam.PCollection) []beam.PCollection {
	totals, notes, tallies := beam.ParDo3(s, &coverageFn{worker: worker{Options: c.options, Lane: l}}, files)
	return []beam.PCollection{totals, notes, tallies}
}

func (f *coverageFn) StartBundle(func(Totals), func(Note), func(Tally)) {
	f.begin()
	f.reports = nil
}

// most is how many reports wait to be merged at once, which costs little more than to
// merge two.
const most = 32

func (f *coverageFn) ProcessElement(ctx context.Context, name string, _ func(Totals), note func(Note), _ func(Tally)) error {
	if !f.Lane.takes(name) {
		return nil
	}
	_, r := f.module(ctx, name, optimize.Options{Coverage: true}, note)
	if r == nil {
		return nil
	}
	if f.reports = append(f.reports, r.Coverage); len(f.reports) == most {
		return f.sum()
	}
	return nil
}

func (f *coverageFn) sum() error {
	r, err := coverage.Merge(f.reports...)
	f.reports = []*coverage.Report{r}
	return err
}

func (f *coverageFn) FinishBundle(totals func(Totals), _ func(Note), tallies func(Tally)) error {
	totals(f.totals)
	if len(f.reports) == 0 {
		return nil
	}
	err := f.sum()
	tallies(Tally{f.reports[0]})
	return err
}

// reportFn writes the merged report, as rewrite -coverage does.
type reportFn struct{ Options Options }

func mergeCoverage(s beam.Scope, c *config, tallies beam.PCollection) {
	once(s, &reportFn{c.options}, beam.Combine(s, &mergeTallies{}, tallies))
}

func (f *reportFn) ProcessElement(ctx context.Context, _ []byte, tallies func(*Tally) bool) error {
	var sum Tally
	for t := (Tally{}); tallies(&t); {
		sum = t
	}
	all, err := allRules(&f.Options)
	if err == nil && sum.Report != nil { // of a module at least
		all, err = coverage.Merge(all, sum.Report)
	}
	if err != nil {
		return err
	}
	if _, err := writeFile(ctx, join(f.Options.Out, "coverage.json"), func(w *bytes.Buffer) error { return all.WriteJSON(w) }); err != nil {
		return err
	}
	_, err = writeFile(ctx, join(f.Options.Out, "coverage.txt"), func(w *bytes.Buffer) error { return all.WriteText(w) })
	return err
}
