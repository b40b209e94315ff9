package main

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"path"
	"reflect"
	"strings"
	"time"

	"github.com/apache/beam/sdks/v2/go/pkg/beam"

	"rewrite/passes/optimize"
)

func init() {
	beam.RegisterType(reflect.TypeFor[optimizeFn]())
}

// Metrics, as any runner shows them. Attempts that failed may be in them; the totals
// that are written have each module once.
var (
	modules   = beam.NewCounter("corpus", "modules")
	failed    = beam.NewCounter("corpus", "failed")
	bytesIn   = beam.NewCounter("corpus", "bytes_in")
	bytesOut  = beam.NewCounter("corpus", "bytes_out")
	readTime  = beam.NewDistribution("corpus", "read_us")
	workTime  = beam.NewDistribution("corpus", "work_us")
	writeTime = beam.NewDistribution("corpus", "write_us")
)

// worker is what the steps of all jobs have in common: a lane's modules, one by one.
type worker struct {
	Options Options
	Lane    lane

	totals Totals // of the bundle
}

// Setup loads the rules before the first module.
func (w *worker) Setup() error {
	_, err := w.Options.load()
	return err
}

// begin forgets what a bundle that died may have left.
func (w *worker) begin() { w.totals = Totals{} }

// module optimizes one, and counts what became of it. The result is nil if it failed.
func (w *worker) module(ctx context.Context, name string, more optimize.Options, note func(Note)) (src []byte, r *optimize.Result) {
	start := time.Now()
	src, f := w.Options.read(ctx, name)
	readTime.Update(ctx, time.Since(start).Microseconds())
	if f == nil {
		start = time.Now()
		r, f = w.Options.optimize(name, src, more)
		workTime.Update(ctx, time.Since(start).Microseconds())
	}
	modules.Inc(ctx, 1)
	bytesIn.Inc(ctx, int64(len(src)))
	w.totals.BytesIn += int64(len(src))
	if f != nil {
		w.failed(ctx, name, f, note)
		return nil, nil
	}
	if len(r.Warnings) > 0 {
		w.totals.Warned++
		for _, d := range r.Warnings {
			note(Note{name, Warning, d.Error()})
		}
	}
	w.totals.Out++
	return src, r
}

// withdraw counts a module as failed that was out.
func (w *worker) withdraw(ctx context.Context, name string, r *optimize.Result, why *failure, note func(Note)) {
	w.totals.Out--
	if len(r.Warnings) > 0 {
		w.totals.Warned--
	}
	w.failed(ctx, name, why, note)
}

func (w *worker) failed(ctx context.Context, name string, f *failure, note func(Note)) {
	failed.Inc(ctx, 1)
	w.totals.Failed++
	note(Note{name, f.kind, f.Error()})
}

// optimizeFn writes optimized modules.
type optimizeFn struct{ worker }

func optimizeLane(s beam.Scope, c *config, l lane, files beam.PCollection) []beam.PCollection {
	totals, notes := beam.ParDo2(s, &optimizeFn{worker{Options: c.options, Lane: l}}, files)
	return []beam.PCollection{totals, notes}
}

func (f *optimizeFn) StartBundle(func(Totals), func(Note)) { f.begin() }

// ProcessElement optimizes one module. An output that can't be written is no fault of
// the module: the bundle dies, and is tried again.
func (f *optimizeFn) ProcessElement(ctx context.Context, name string, totals func(Totals), note func(Note)) error {
	if !f.Lane.takes(name) {
		return nil
	}
	src, r := f.module(ctx, name, optimize.Options{Remarks: f.Options.Remarks}, note)
	if r == nil {
		return f.clear(ctx, name)
	}
	start := time.Now()
	var n int64
	var err error
	if f.Options.Remarks {
		_, err = writeFile(ctx, f.remarksFile(name), func(w *bytes.Buffer) error { return writeRemarks(w, src, r) })
	}
	if err == nil {
		n, err = writeFile(ctx, f.moduleFile(name), func(w *bytes.Buffer) error {
			_, err := r.WriteTo(w)
			return err
		})
	}
	writeTime.Update(ctx, time.Since(start).Microseconds())
	if misnamed(err) {
		f.withdraw(ctx, name, r, &failure{Clash, err}, note)
		return removeFile(ctx, f.remarksFile(name)) // where the module was to be is something else
	}
	bytesOut.Inc(ctx, n)
	f.totals.BytesOut += n
	return err
}

func (f *optimizeFn) moduleFile(name string) string {
	return join(f.Options.Out, "modules", kept(name))
}
func (f *optimizeFn) remarksFile(name string) string {
	return join(f.Options.Out, "remarks", kept(name)+".jsonl")
}

// clear removes what a run before, or an attempt that died, may have left of a module that
// has no result.
func (f *optimizeFn) clear(ctx context.Context, name string) error {
	return errors.Join(removeFile(ctx, f.moduleFile(name)), removeFile(ctx, f.remarksFile(name)))
}

func (f *optimizeFn) FinishBundle(totals func(Totals), _ func(Note)) { totals(f.totals) }

// A remark is a line of remarks/*.jsonl. Line and Column are 0 where it is about the
// function as a whole and that came from nowhere in the text.
type remarkLine struct {
	Function string `json:"function"`
	Line     int    `json:"line"`
	Column   int    `json:"column"` // in bytes
	Pass     string `json:"pass"`
	Missed   bool   `json:"missed,omitempty"`
	Message  string `json:"message"`
}

func writeRemarks(w *bytes.Buffer, src []byte, r *optimize.Result) error {
	e := json.NewEncoder(w)
	e.SetEscapeHTML(false)
	for _, m := range r.Remarks {
		l := remarkLine{Function: m.Func.Name, Pass: m.Pass, Missed: m.Missed, Message: m.Msg}
		if pos := int(m.Pos); pos > 0 && pos <= len(src) {
			l.Line, l.Column = bytes.Count(src[:pos], []byte("\n"))+1, pos-bytes.LastIndexByte(src[:pos], '\n')
		}
		if err := e.Encode(l); err != nil {
			return err
		}
	}
	return nil
}

// join is path.Join that leaves the scheme of a file system alone.
func join(dir string, elem ...string) string {
	return strings.TrimRight(dir, "/") + "/" + path.Join(elem...)
}
