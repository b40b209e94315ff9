package compiler

import (
	"errors"
	"io"
	"os"
	"os/exec"
	"os/signal"
	"sync"
	"syscall"
)

// Children runs programs, one at a time, for a process that stands in for one of them: what tells it to end ends them.
type Children struct {
	mu      sync.Mutex
	running *os.Process    // nil between two
	got     syscall.Signal // the last one that told to end; 0 for none
}

// Watch passes signals that end a process on to the child that runs; when none does, it cleans up and ends the process.
// The function that it returns calls this off.
func (c *Children) Watch(cleanUp func()) (stop func()) {
	signals := make(chan os.Signal, 1)
	for _, s := range []os.Signal{os.Interrupt, syscall.SIGTERM, syscall.SIGHUP} {
		if !signal.Ignored(s) { // as under nohup
			signal.Notify(signals, s)
		}
	}
	go func() {
		for s := range signals {
			c.mu.Lock()
			c.got, _ = s.(syscall.Signal)
			if c.running == nil {
				cleanUp()
				os.Exit(c.stopped()) // with the lock held: nothing is begun any more
			}
			c.running.Signal(s) // it may just have ended, or have had it from the terminal, too
			c.mu.Unlock()
		}
	}()
	return func() {
		signal.Stop(signals)
		close(signals)
	}
}

// Stopped is the exit status that a shell gives for the signal that told to end; 0 if none did.
func (c *Children) Stopped() int {
	c.mu.Lock()
	defer c.mu.Unlock()
	return c.stopped()
}

func (c *Children) stopped() int {
	if c.got == 0 {
		return 0
	}
	return 128 + int(c.got)
}

// Run runs a command, and gives its exit status: what a shell gives if a signal ended it. Once a signal told to end,
// nothing is run, and the status says so. It is an error that the command can't be run. Without an env it is that of this
// process.
func (c *Children) Run(command, env []string, in io.Reader, out, diagnostics io.Writer) (code int, err error) {
	cmd := exec.Command(command[0], command[1:]...)
	cmd.Env, cmd.Stdin, cmd.Stdout, cmd.Stderr = env, in, out, diagnostics
	c.mu.Lock()
	if code := c.stopped(); code != 0 {
		c.mu.Unlock()
		return code, nil
	}
	err = cmd.Start()
	c.running = cmd.Process
	c.mu.Unlock()
	if err != nil {
		return 0, err
	}
	err = cmd.Wait()
	c.mu.Lock()
	c.running = nil
	code = c.stopped()
	c.mu.Unlock()
	var exit *exec.ExitError
	switch {
	case code != 0:
		return code, nil
	case !errors.As(err, &exit):
		return 0, err
	case exit.ExitCode() < 0:
		if s, ok := exit.Sys().(syscall.WaitStatus); ok && s.Signaled() {
			return 128 + int(s.Signal()), nil
		}
		return 1, nil
	}
	return exit.ExitCode(), nil
}
