package main

import (
	"bytes"
	"fmt"
	"sync"

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
	bar := base.NewProgress(c.Stderr, "inputs", len(jobs))
	working, begun := make(chan struct{}, workers), make(chan struct{}, window)
	before, left := make(chan struct{}), 0 // closed when the input before is done with
	close(before)
	var all sync.WaitGroup
	for _, j := range jobs {
		begun <- struct{}{}
		last, mine := before, make(chan struct{})
		before = mine
		all.Go(func() {
			defer func() { close(mine); <-begun }()
			var said bytes.Buffer
			command := *c.Loader.Command
			command.Stderr = &said
			child := &session{Loader: ruleset.Loader{Command: &command}, percent: c.percent, wait: c.wait, depends: c.depends}
			stopped := false
			turn := sync.OnceFunc(func() {
				<-working
				<-last
				stopped = code != base.ExitDone && !o.keepGoing
			})
			child.turn = func() bool { turn(); return !stopped }
			working <- struct{}{}
			result := child.process(&one, cfg, j)
			if turn(); stopped {
				left++
				return
			}
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
	if bar.Done(); left > 0 {
		fmt.Fprintf(c.Stderr, "rewrite: %s behind this one left; -k goes on after an error\n", base.Count(left, "input"))
	}
	return code
}
