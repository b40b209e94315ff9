package main

import (
	"compress/gzip"
	"context"
	"errors"
	"fmt"
	"io/fs"
	"runtime/debug"
	"syscall"
	"time"

	"github.com/apache/beam/sdks/v2/go/pkg/beam"
)

// tries is how often a file is read or written, until it works. What failed so often is
// a module's failure, if it was reading; if it was writing, the bundle dies, which is the
// runner's matter: Flink, Spark and Dataflow try it again, and execute does for prism.
const tries = 3

// pause is the time before the second try; it doubles with each one.
var pause = time.Second

// retried counts tries but the first.
var retried = beam.NewCounter("corpus", "retried")

// again runs what may fail for a moment, as the network and a full disk do. What it
// runs has no effect unless it succeeds, or the same each time.
func again(ctx context.Context, try func() error) (err error) {
	for n, wait := 1, pause; ; n, wait = n+1, 2*wait {
		if err = calm(try); err == nil || n == tries || lasts(err) {
			return err
		}
		select {
		case <-time.After(wait):
		case <-ctx.Done():
			return err
		}
		retried.Inc(ctx, 1)
	}
}

// lasts tells errors that come again with each try.
func lasts(err error) bool {
	return errors.Is(err, fs.ErrNotExist) || errors.Is(err, fs.ErrPermission) || errors.Is(err, gzip.ErrHeader) || misnamed(err)
}

// misnamed tells errors of what can't be a file for its name.
func misnamed(err error) bool {
	return errors.Is(err, fs.ErrExist) || errors.Is(err, syscall.EISDIR) || errors.Is(err, syscall.ENOTDIR) || errors.Is(err, syscall.ENOTEMPTY) || errors.Is(err, syscall.ENAMETOOLONG)
}

// panicked is a panic that was caught.
type panicked struct {
	value any
	stack []byte
}

func (p *panicked) Error() string { return fmt.Sprintf("panic: %v\n%s", p.value, p.stack) }

// calm runs what may panic.
func calm(work func() error) (err error) {
	defer func() {
		if p := recover(); p != nil {
			err = &panicked{p, debug.Stack()}
		}
	}()
	return work()
}
