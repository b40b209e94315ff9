//go:build unix

package main

import (
	"fmt"
	"io"
	"os"
	"os/exec"
	"runtime"
	"strings"
	"syscall"
	"time"
)

// maxStderr bounds how much of a failing command's standard error is shown: its
// end, which is where programs say why they gave up.
const maxStderr = 4096

// A sample is one run of one command.
type sample struct {
	Wall time.Duration
	CPU  time.Duration // user + system, of the command and all it waited for
	Peak int64         // bytes: the largest resident set of any one process of it
}

// A report is what all runs gave.
type report struct {
	cfg     *config
	samples [2][]sample
	floor   int64 // bytes of peak memory that a command which does nothing shows
}

// measure runs both commands in turns and stops at the first failure: a command
// that failed has not done the work that the other one is compared with.
func measure(cfg *config) (*report, error) {
	r := &report{cfg: cfg}
	for i := -cfg.warmup; i < cfg.runs; i++ {
		for c, command := range cfg.commands {
			s, err := runOnce(command)
			if err != nil {
				return nil, fmt.Errorf("%s: %w", cfg.labels[c], err)
			}
			if i >= 0 {
				r.samples[c] = append(r.samples[c], s)
			}
		}
	}
	// A child's peak starts from what its parent held when it forked: until exec
	// it shares our pages. So no peak can be seen below that of an empty command.
	// It is taken last because our own size only grows.
	empty, err := runOnce(":")
	if err != nil {
		return nil, err
	}
	r.floor = empty.Peak
	return r, nil
}

// runOnce runs one command line through the shell and measures it.
func runOnce(command string) (sample, error) {
	// A file and not a buffer: copying through us would take CPU time beside the
	// command's, and make the floor of its peak memory grow.
	errOut, err := os.CreateTemp("", "sidebyside-*.stderr")
	if err != nil {
		return sample{}, err
	}
	defer os.Remove(errOut.Name())
	defer errOut.Close()

	cmd := exec.Command("/bin/sh", "-c", command)
	cmd.Stderr = errOut
	start := time.Now()
	err = cmd.Run()
	wall := time.Since(start)
	if err != nil {
		return sample{}, fmt.Errorf("%q failed: %w%s", command, err, tail(errOut))
	}
	// wait4 gives one usage for the shell and all that it waited for: times are
	// summed, the resident set is the maximum over the processes.
	usage, ok := cmd.ProcessState.SysUsage().(*syscall.Rusage)
	if !ok {
		return sample{}, fmt.Errorf("%s gives no resource usage of processes", runtime.GOOS)
	}
	return sample{
		Wall: wall,
		CPU:  cmd.ProcessState.UserTime() + cmd.ProcessState.SystemTime(),
		Peak: int64(usage.Maxrss) * maxrssUnit(),
	}, nil
}

// maxrssUnit is the size of the unit of Rusage.Maxrss: kilobytes, but for
// Apple's systems, which count bytes.
func maxrssUnit() int64 {
	if runtime.GOOS == "darwin" || runtime.GOOS == "ios" {
		return 1
	}
	return 1024
}

// tail gives the end of what a command wrote on standard error, indented.
func tail(f *os.File) string {
	size, err := f.Seek(0, io.SeekEnd)
	if err != nil {
		return fmt.Sprintf("\n  (its standard error can't be read back: %v)", err)
	}
	from := max(size-maxStderr, 0)
	text, err := io.ReadAll(io.NewSectionReader(f, from, size-from))
	if err != nil {
		return fmt.Sprintf("\n  (its standard error can't be read back: %v)", err)
	}
	s := strings.TrimRight(string(text), "\n")
	if s == "" {
		return ", with nothing on its standard error"
	}
	if from > 0 {
		s = "..." + s
	}
	return "; its standard error:\n  " + strings.ReplaceAll(s, "\n", "\n  ")
}
