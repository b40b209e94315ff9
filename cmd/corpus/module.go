package main

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"path"
	"path/filepath"
	"strings"
	"sync"
	"sync/atomic"
	"time"

	"github.com/apache/beam/sdks/v2/go/pkg/beam/io/fileio"

	"rewrite/dsl"
	"rewrite/passes"
	"rewrite/passes/ir"
	"rewrite/passes/optimize"
)

// Options are what is done to each module, and where results go. They travel to the
// workers with the pipeline, as JSON.
type Options struct {
	Pipeline string
	Rules    []dsl.Source // in the place of the built-in ones
	Builtin  bool         // beside them
	Cost     string
	LLVM     int
	Jobs     int
	Timeout  time.Duration
	Remarks  bool
	Out      string
}

// validate finds out, before anything is sent, whether the options can be meant.
func (o *Options) validate() error {
	if o.Pipeline != "" {
		if _, err := passes.Parse(o.Pipeline, passes.All); err != nil {
			return fmt.Errorf("-passes %s: %w", o.Pipeline, err)
		}
	}
	rules, err := o.load()
	if err == nil {
		_, err = rules.Cost(o.Cost)
	}
	return err
}

// loaded are the rules that this process has read and proved, by the JSON of what they
// were made from: all bundles share them.
var loaded sync.Map

// load reads, proves and compiles the rules, once in each process.
func (o *Options) load() (*optimize.Rules, error) {
	if len(o.Rules) == 0 {
		return optimize.Builtin()
	}
	key, err := json.Marshal(struct {
		Rules   []dsl.Source
		Builtin bool
	}{o.Rules, o.Builtin})
	if err != nil {
		return nil, err
	}
	once, _ := loaded.LoadOrStore(string(key), sync.OnceValues(func() (*optimize.Rules, error) {
		return optimize.ParseRules(optimize.RuleOptions{Builtin: o.Builtin}, o.Rules...)
	}))
	return once.(func() (*optimize.Rules, error))()
}

// A Note is about one module: why there is no result, or what was left as it was.
type Note struct {
	Module  string `json:"module"`
	Kind    Kind   `json:"kind"`
	Message string `json:"message"`
}

// Kind is what a note is about. All but Warning mean that the module failed.
type Kind string

const (
	Unreadable Kind = "unreadable" // the file system does not give it
	Wrong      Kind = "wrong"      // it is no LLVM IR that the reader and the verifier accept
	Late       Kind = "late"       // -timeout was over
	Bug        Kind = "bug"        // of ours
	Clash      Kind = "clash"      // its result can't be where it is to be: another one is, or the name is too long
	Warning    Kind = "warning"    // it has a result
)

// A failure is an error of one module.
type failure struct {
	kind Kind
	err  error
}

func (f *failure) Error() string { return f.err.Error() }

// read gives the text of a module.
func (o *Options) read(ctx context.Context, name string) ([]byte, *failure) {
	var src []byte
	f := within(o.Timeout, func(func() bool) error {
		return again(ctx, func() (err error) {
			src, err = fileio.ReadableFile{Metadata: fileio.FileMetadata{Path: name}}.Read(ctx)
			return err
		})
	})
	switch {
	case f != nil && f.kind == Wrong:
		return nil, &failure{Unreadable, f.err}
	case f != nil:
		return nil, f
	case bytes.HasPrefix(src, []byte("BC\xc0\xde")) || bytes.HasPrefix(src, []byte("\xde\xc0\x17\x0b")):
		return nil, &failure{Wrong, errors.New("this is bitcode, and text is wanted: llvm-dis makes it")}
	case len(bytes.TrimSpace(src)) == 0:
		return nil, &failure{Wrong, errors.New("the file is empty")}
	}
	return src, nil
}

// within runs work on a module, which may take some time and must not bring down others:
// a panic is the module's failure. Work that is late is left alone; it asks stopped, and
// ends when the function that it is about does.
func within(limit time.Duration, work func(stopped func() bool) error) *failure {
	var stop atomic.Bool
	done := make(chan *failure, 1)
	go func() {
		err := calm(func() error { return work(stop.Load) })
		switch {
		case err == nil:
			done <- nil
		case errors.As(err, new(*panicked)) || optimize.IsBug(err):
			done <- &failure{Bug, err}
		default:
			done <- &failure{Wrong, err}
		}
	}()
	timer := time.NewTimer(limit)
	defer timer.Stop()
	select {
	case f := <-done:
		return f
	case <-timer.C:
		stop.Store(true)
		return &failure{Late, fmt.Errorf("it took longer than -timeout %v", limit)}
	}
}

// optimize takes a module through the pipeline.
func (o *Options) optimize(name string, src []byte, more optimize.Options) (r *optimize.Result, f *failure) {
	rules, err := o.load()
	if err != nil {
		return nil, &failure{Bug, err} // they were fine when the pipeline was made
	}
	var result *optimize.Result
	f = within(o.Timeout, func(stopped func() bool) (err error) {
		opt := more
		opt.Pipeline, opt.Rules, opt.Cost, opt.LLVM, opt.Jobs = o.Pipeline, rules, o.Cost, o.LLVM, o.Jobs
		opt.Select = func(*ir.Func) bool { return !stopped() }
		result, err = optimize.Text(name, src, opt)
		return err
	})
	if f != nil {
		return nil, f
	}
	return result, nil
}

// kept is where the result of a module goes below the output folder: its path without a
// root, .. at the beginning, and .gz at the end.
func kept(name string) string {
	if isLocal(name) {
		name = filepath.ToSlash(name[len(filepath.VolumeName(name)):])
	} else {
		_, name, _ = strings.Cut(name, "://")
	}
	name = strings.TrimSuffix(path.Clean("/"+name), ".gz")
	return strings.TrimPrefix(name, "/")
}

func isLocal(name string) bool { return !strings.Contains(name, "://") }
