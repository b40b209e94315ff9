package main

import (
	"bytes"
	"cmp"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"math/rand/v2"
	"os"
	"path/filepath"
	"reflect"
	"slices"

	"github.com/apache/beam/sdks/v2/go/pkg/beam"
	"github.com/apache/beam/sdks/v2/go/pkg/beam/io/filesystem"
)

func init() {
	beam.RegisterType(reflect.TypeFor[summaryFn]())
	beam.RegisterType(reflect.TypeFor[notesFn]())
}

// writeFile writes a file, and gives its size. It is complete or not there: a local one
// is renamed when it is, and the others' appear when they are closed. Who writes it again
// writes the same.
func writeFile(ctx context.Context, name string, produce func(*bytes.Buffer) error) (size int64, err error) {
	var text bytes.Buffer
	if err := produce(&text); err != nil {
		return 0, err
	}
	return int64(text.Len()), again(ctx, func() error { return put(ctx, name, text.Bytes()) })
}

// put writes a file in one go.
func put(ctx context.Context, name string, text []byte) (err error) {
	files, err := filesystem.New(ctx, name)
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, files.Close()) }()
	renamer, renames := files.(filesystem.Renamer)
	renames = renames && isLocal(name)
	to := name
	if renames { // in the same folder, by a name of which the length does not depend on the file's
		to = filepath.Join(filepath.Dir(name), fmt.Sprintf(".corpus%x.tmp", rand.Uint64()))
	}
	w, err := files.OpenWrite(ctx, to)
	if err != nil {
		return err
	}
	_, err = w.Write(text)
	if err = errors.Join(err, w.Close()); err == nil && renames {
		err = renamer.Rename(ctx, to, name)
	}
	if remover, ok := files.(filesystem.Remover); err != nil && renames && ok {
		remover.Remove(ctx, to) // what went wrong is known
	}
	return err
}

// removeFile removes a file, if it is there.
func removeFile(ctx context.Context, name string) error {
	return again(ctx, func() (err error) {
		files, err := filesystem.New(ctx, name)
		if err != nil {
			return err
		}
		defer func() { err = errors.Join(err, files.Close()) }()
		remover, ok := files.(filesystem.Remover)
		if !ok {
			return nil
		}
		if err = remover.Remove(ctx, name); err == nil || errors.Is(err, fs.ErrNotExist) || misnamed(err) {
			return nil // it is gone, or no file
		}
		if found, gone := files.List(ctx, name); gone == nil && len(found) == 0 {
			return nil
		}
		return err
	})
}

// writeLines writes values as JSON lines.
func writeLines[T any](ctx context.Context, name string, values []T) error {
	_, err := writeFile(ctx, name, func(w *bytes.Buffer) error {
		e := json.NewEncoder(w)
		e.SetEscapeHTML(false)
		for _, v := range values {
			if err := e.Encode(v); err != nil {
				return err
			}
		}
		return nil
	})
	return err
}

// writable tries to write to a folder, if it is a local one, before anything is worked on.
func writable(dir string) error {
	if !isLocal(dir) {
		return nil
	}
	err := os.MkdirAll(dir, 0o777)
	if err == nil {
		var f *os.File
		if f, err = os.CreateTemp(dir, ".corpus*.tmp"); err == nil {
			err = errors.Join(f.Close(), os.Remove(f.Name()))
		}
	}
	if err != nil {
		return fmt.Errorf("-out %s can't be written to: %w", dir, err)
	}
	return nil
}

// once makes a step run one time with all of a collection beside it, even if there is
// nothing in it: what is written is there then, too, and not a file of a run before.
func once(s beam.Scope, fn any, all beam.PCollection) {
	beam.ParDo0(s, fn, beam.Impulse(s), beam.SideInput{Input: all})
}

// summaryFn writes the totals. A module that is neither out nor failed was lost.
type summaryFn struct{ Out string }

func writeSummary(s beam.Scope, out string, totals beam.PCollection) {
	once(s, &summaryFn{out}, totals)
}

func (f *summaryFn) ProcessElement(ctx context.Context, _ []byte, all func(*Totals) bool) error {
	var sum Totals
	for t := (Totals{}); all(&t); {
		sum = addTotals(sum, t)
	}
	if err := writeLines(ctx, join(f.Out, "summary.json"), []Totals{sum}); err != nil {
		return err
	}
	if sum.In != sum.Out+sum.Failed {
		return fmt.Errorf("%d modules in, %d out and %d failed: some are lost, or there twice", sum.In, sum.Out, sum.Failed)
	}
	return nil
}

// notesFn writes what is to be said of modules, in the order of their names.
type notesFn struct{ Out string }

func writeNotes(s beam.Scope, out string, notes beam.PCollection) { once(s, &notesFn{out}, notes) }

func (f *notesFn) ProcessElement(ctx context.Context, _ []byte, all func(*Note) bool) error {
	failures, warnings := []Note{}, []Note{}
	for n := (Note{}); all(&n); {
		if n.Kind == Warning {
			warnings = append(warnings, n)
		} else {
			failures = append(failures, n)
		}
	}
	for _, list := range [][]Note{failures, warnings} {
		slices.SortFunc(list, func(a, b Note) int {
			return cmp.Or(cmp.Compare(a.Module, b.Module), cmp.Compare(a.Kind, b.Kind), cmp.Compare(a.Message, b.Message))
		})
	}
	return errors.Join(
		writeLines(ctx, join(f.Out, "failed.jsonl"), failures),
		writeLines(ctx, join(f.Out, "warnings.jsonl"), slices.Compact(warnings)))
}
