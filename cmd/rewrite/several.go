package main

import (
	"bytes"
	"fmt"
	"math"
	"os"
	"sync"
	"sync/atomic"

	"rewrite/cmd/rewrite/internal/base"
	"rewrite/cmd/rewrite/internal/ruleset"
	"rewrite/passes"
)

// ahead is how many inputs for each worker may be begun before those in front of them
// are written: a long one must not keep the others waiting, nor all of them be in memory.
const ahead = 8

// processAll takes the inputs through, several at once, and gives the highest exit code.
// Their messages and outputs come in their order: an input is written when those before
// it are, and, without -k, not at all once one of these has an error. So what is there
// at the end does not depend on the number of workers.
func (c *session) processAll(o *options, cfg *passes.Config, jobs []job) (code int) {
	if len(jobs) == 1 {
		return c.process(o, cfg, jobs[0])
	}
	one, workers, window := *o, o.workers, o.workers*ahead
	if cfg.Coverage != nil || o.printAfter != "" || o.printChanged {
		workers, window = 1, 1 // what these tell is told input by input
	} else {
		one.workers = max(1, o.workers/len(jobs))
	}
	c.collectFor(largest(jobs))
	bar := base.NewProgress(c.Stderr, "inputs", len(jobs))
	working, begun := make(chan struct{}, workers), make(chan struct{}, window)
	before, done := make(chan struct{}), 0 // closed when the input before is done with
	close(before)
	var all sync.WaitGroup
	var wrong atomic.Int64 // the first input that is known to have an error: those behind it are left
	wrong.Store(math.MaxInt64)
	for i, j := range jobs {
		begun <- struct{}{}
		if working <- struct{}{}; wrong.Load() < int64(i) {
			break
		}
		last, mine := before, make(chan struct{})
		before = mine
		all.Go(func() {
			defer func() { close(mine); <-begun }()
			var said bytes.Buffer
			command := *c.Loader.Command
			command.Stderr = &said
			child := &session{Loader: ruleset.Loader{Command: &command}, wait: c.wait, depends: c.depends, pairs: c.pairs}
			turn := sync.OnceFunc(func() {
				<-working
				<-last
			})
			child.turn = func() bool { turn(); return wrong.Load() >= int64(i) }
			result := child.process(&one, cfg, j)
			for result != base.ExitDone && !o.keepGoing {
				if first := wrong.Load(); first <= int64(i) || wrong.CompareAndSwap(first, int64(i)) {
					break
				}
			}
			if !child.turn() {
				return
			}
			done++
			if said.Len() > 0 {
				bar.Around(func() { c.Stderr.Write(said.Bytes()) })
			}
			c.total.Add(&child.total)
			c.made = append(c.made, child.made...)
			code = max(code, result)
			bar.Add(1)
		})
	}
	all.Wait()
	bar.Done()
	if left := len(jobs) - done; left > 0 {
		fmt.Fprintf(c.Stderr, "rewrite: %s behind this one left; -k goes on after an error\n", base.Count(left, "input"))
	}
	return code
}

// largest is the size of the largest input, as far as it can be told before they are read.
func largest(jobs []job) (size int) {
	for _, j := range jobs {
		if info, err := os.Stat(j.input); err == nil {
			size = max(size, int(info.Size()))
		}
	}
	return size
}
