package main

import (
	"context"
	"maps"
	"reflect"
	"slices"

	"github.com/apache/beam/sdks/v2/go/pkg/beam"
	"github.com/apache/beam/sdks/v2/go/pkg/beam/transforms/top"

	"rewrite/passes/ir/asm"
	"rewrite/passes/ir/read"
	"rewrite/passes/optimize"
)

func init() {
	beam.RegisterType(reflect.TypeFor[countFn]())
	beam.RegisterType(reflect.TypeFor[shapesFn]())
	beam.RegisterFunction(addSeen)
	beam.RegisterFunction(shapeOf)
	beam.RegisterFunction(rarer)
}

// Seen is how often a shape was met, and the first place in the order of text.
type Seen struct {
	Count int64
	Place string
}

func addSeen(a, b Seen) Seen {
	if a.Count == 0 || b.Count != 0 && b.Place < a.Place {
		a.Place = b.Place
	}
	return Seen{a.Count + b.Count, a.Place}
}

// A Shape is a line of shapes.jsonl.
type Shape struct {
	Count int64  `json:"count"`
	Shape string `json:"shape"`
	Place string `json:"place"` // of one of them: module, function and value of the optimized text
}

func shapeOf(shape string, seen Seen) Shape { return Shape{seen.Count, shape, seen.Place} }

// rarer is the order of what is met less often; shapes that are met equally often are in
// the order of their texts, so that which are among the first depends on nothing else.
func rarer(a, b Shape) bool {
	if a.Count != b.Count {
		return a.Count < b.Count
	}
	return a.Shape > b.Shape
}

// countFn counts shapes in what the pipeline leaves of the modules of a bundle.
type countFn struct {
	worker
	seen map[string]Seen
}

func countLane(s beam.Scope, c *config, l lane, files beam.PCollection) []beam.PCollection {
	totals, notes, seen := beam.ParDo3(s, &countFn{worker: worker{Options: c.options, Lane: l}}, files)
	return []beam.PCollection{totals, notes, seen}
}

func (f *countFn) StartBundle(func(Totals), func(Note), func(string, Seen)) {
	f.begin()
	f.seen = map[string]Seen{}
}

// mostSeen bounds the shapes that a bundle holds, some hundred bytes each.
const mostSeen = 1 << 17

func (f *countFn) ProcessElement(ctx context.Context, name string, _ func(Totals), note func(Note), emit func(string, Seen)) error {
	if !f.Lane.takes(name) {
		return nil
	}
	_, r := f.module(ctx, name, optimize.Options{}, note)
	if r == nil {
		return nil
	}
	var seen map[string]Seen
	if late := within(f.Options.Timeout, func(func() bool) (err error) {
		seen, err = shapesOf(name, r.Text())
		return err
	}); late != nil {
		f.withdraw(ctx, name, r, late, note)
		return nil
	}
	for shape, s := range seen {
		f.seen[shape] = addSeen(f.seen[shape], s)
	}
	if len(f.seen) >= mostSeen {
		f.emit(emit)
	}
	return nil
}

// shapesOf counts the shapes of a module's text.
func shapesOf(name string, text []byte) (map[string]Seen, error) {
	m, found := read.Parse(name, text, asm.Options{Jobs: 1})
	if m == nil || found.HasErrors() {
		return nil, found.Err()
	}
	seen := map[string]Seen{}
	for _, fn := range m.Funcs {
		names := fn.Names()
		for _, b := range fn.Blocks {
			for _, v := range b.Instrs {
				eachShape(v, func(shape string) {
					s := seen[shape]
					place := ""
					if s.Count == 0 {
						place = name + " " + fn.Spelling() + " " + names.Spelling(v)
					} else {
						place = s.Place // the first of the module
					}
					seen[shape] = Seen{s.Count + 1, place}
				})
			}
		}
	}
	return seen, nil
}

func (f *countFn) emit(emit func(string, Seen)) {
	for _, shape := range slices.Sorted(maps.Keys(f.seen)) {
		emit(shape, f.seen[shape])
	}
	f.seen = map[string]Seen{}
}

func (f *countFn) FinishBundle(totals func(Totals), _ func(Note), emit func(string, Seen)) {
	f.emit(emit)
	totals(f.totals)
}

// mergeCounts adds up what was seen of each shape, and takes the most frequent.
func mergeCounts(s beam.Scope, c *config, seen beam.PCollection) {
	shapes := beam.ParDo(s, shapeOf, beam.CombinePerKey(s, addSeen, seen))
	once(s, &shapesFn{c.options.Out}, top.Largest(s, shapes, c.top, rarer))
}

// shapesFn writes the most frequent shapes.
type shapesFn struct{ Out string }

func (f *shapesFn) ProcessElement(ctx context.Context, _ []byte, all func(*[]Shape) bool) error {
	var list []Shape
	for l := []Shape(nil); all(&l); {
		list = l
	}
	return writeLines(ctx, join(f.Out, "shapes.jsonl"), list)
}
