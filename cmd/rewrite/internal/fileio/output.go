package fileio

import (
	"bufio"
	"bytes"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"os/signal"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"syscall"
)

// A target is where an output goes once its links are followed.
type target struct {
	Path string // of the file itself, behind all links
	fd   int    // an open descriptor of ours that the name stands for, as /dev/stdout does for 1; else -1

	// exists tells a file that is replaced from a name that is new. mode is that
	// of the file that is there.
	exists bool
	mode   fs.FileMode
}

// Direct tells whether the target is written as it is: renaming a file over a
// device or a pipe would put the file in its place and leave its readers waiting.
func (t target) Direct() bool { return t.fd >= 0 || t.exists && !t.mode.IsRegular() }

// maxLinks bounds a chain of symbolic links, as systems do, so that a cycle ends.
const maxLinks = 40

// Resolve follows the links of an output's name, so that the file behind them is
// replaced and the links stay.
func Resolve(path string) (target, error) {
	name := path
	for range maxLinks {
		if fd, ok := descriptor(path); ok {
			return target{Path: path, fd: fd, exists: true}, nil
		}
		if otherDescriptor(path) {
			info, err := os.Stat(path)
			if err != nil {
				return target{}, err
			}
			// Never replaced, not even when it is a regular file: its name can't be had.
			return target{Path: path, fd: -1, exists: true, mode: info.Mode() | fs.ModeIrregular}, nil
		}
		info, err := os.Lstat(path)
		if errors.Is(err, fs.ErrNotExist) {
			return target{Path: path, fd: -1}, nil
		}
		if err != nil {
			return target{}, err
		}
		if info.Mode()&fs.ModeSymlink == 0 {
			if info.IsDir() {
				return target{}, errors.New("is a directory")
			}
			return target{Path: path, fd: -1, exists: true, mode: info.Mode()}, nil
		}
		link, err := os.Readlink(path)
		if err != nil {
			return target{}, err
		}
		if !filepath.IsAbs(link) {
			// Not filepath.Join: it would take a/../ out, which is another folder when
			// a is a link.
			dir, _ := filepath.Split(path)
			link = dir + link
		}
		path = link
	}
	return target{}, fmt.Errorf("more than %d symbolic links, one to the next, from %s", maxLinks, name)
}

// descriptor knows the names that stand for open descriptors of this process.
// They are not opened again: that would give a file from its beginning, over what
// was written to it so far, and does not work for sockets.
func descriptor(path string) (fd int, ok bool) {
	path = filepath.ToSlash(filepath.Clean(path))
	switch path {
	case "/dev/stdout":
		return 1, true
	case "/dev/stderr":
		return 2, true
	}
	for _, dir := range []string{"/dev/fd/", "/proc/self/fd/", "/proc/thread-self/fd/", fmt.Sprintf("/proc/%d/fd/", os.Getpid())} {
		if n, found := strings.CutPrefix(path, dir); found {
			fd, err := strconv.Atoi(n)
			return fd, err == nil && fd >= 0
		}
	}
	return 0, false
}

var procDescriptor = regexp.MustCompile(`^/proc/[^/]+(/task/[^/]+)?/fd/[^/]+$`)

// otherDescriptor knows the names of other processes' descriptors. The text of
// such a link is no path for a pipe or a deleted file.
func otherDescriptor(path string) bool {
	return procDescriptor.MatchString(filepath.ToSlash(filepath.Clean(path)))
}

// A Sink writes outputs. Standard output and error are those of the command.
type Sink struct{ Stdout, Stderr io.Writer }

// Write gives produce a writer for the named output, "" and - being standard
// output. A regular file or new name only changes when produce succeeds.
func (s Sink) Write(name string, produce func(io.Writer) error) error {
	if name == "" || name == "-" {
		return buffered(s.Stdout, produce)
	}
	t, err := Resolve(name)
	if err != nil {
		return err
	}
	switch {
	case t.fd == 1:
		return buffered(s.Stdout, produce)
	case t.fd == 2:
		return buffered(s.Stderr, produce)
	case t.fd >= 0:
		return writeTo(os.NewFile(uintptr(t.fd), name), produce)
	case t.Direct():
		// Truncating means nothing to devices and pipes; it is for a regular file that
		// another process has open, as > does it in a shell.
		f, err := os.OpenFile(t.Path, os.O_WRONLY|os.O_TRUNC, 0)
		if err != nil {
			return err
		}
		return writeTo(f, produce)
	}
	return Replace(t, produce)
}

// outputBuffer is the size from which on a write is worth a system call.
const outputBuffer = 64 << 10

func buffered(w io.Writer, produce func(io.Writer) error) error {
	b := bufio.NewWriterSize(w, outputBuffer)
	if err := produce(b); err != nil {
		return err
	}
	return b.Flush()
}

// writeTo writes and closes a file.
func writeTo(f *os.File, produce func(io.Writer) error) error {
	err := buffered(f, produce)
	if cerr := f.Close(); err == nil {
		err = cerr
	}
	return err
}

// Replace writes a file beside the target and renames it onto the target when all
// went well. Until then the target is as it was, and after any failure, a panic
// included, nothing is left beside it.
func Replace(t target, produce func(io.Writer) error) (err error) {
	if t.exists {
		// A rename asks only the folder for leave. The file's own protection is
		// meant, too.
		f, err := os.OpenFile(t.Path, os.O_WRONLY, 0)
		if err != nil {
			return err
		}
		f.Close()
	}
	tmp, err := createBeside(t.Path)
	if err != nil {
		return fmt.Errorf("no new file can be made beside it: %w", Cause(err))
	}
	forget := removeOnSignal(tmp.Name())
	done := false
	defer func() {
		if !done {
			tmp.Close() // again, if it was closed: no harm
			os.Remove(tmp.Name())
		}
		forget()
	}()
	if t.exists {
		if err := tmp.Chmod(t.mode & (fs.ModePerm | fs.ModeSetuid | fs.ModeSetgid | fs.ModeSticky)); err != nil {
			return err
		}
	}
	if err := writeTo(tmp, produce); err != nil {
		return err
	}
	if err := os.Rename(tmp.Name(), t.Path); err != nil {
		return err
	}
	done = true
	return nil
}

// createBeside creates a new file in the folder of path. Unlike os.CreateTemp it
// leaves the mode to the umask, as a new output should have it.
func createBeside(path string) (*os.File, error) {
	dir, _ := filepath.Split(path)
	for i := 0; ; i++ {
		name := fmt.Sprintf("%s.rewrite-%d-%d.tmp", dir, os.Getpid(), i)
		f, err := os.OpenFile(name, os.O_WRONLY|os.O_CREATE|os.O_EXCL, 0o666)
		if !errors.Is(err, fs.ErrExist) {
			return f, err
		}
	}
}

// removeOnSignal removes the file when the process is told to end, and then ends
// it. The function that it returns calls this off.
func removeOnSignal(name string) (forget func()) {
	signals := make(chan os.Signal, 1)
	for _, s := range []os.Signal{os.Interrupt, syscall.SIGTERM, syscall.SIGHUP} {
		if !signal.Ignored(s) { // as under nohup
			signal.Notify(signals, s)
		}
	}
	off := make(chan struct{})
	go func() {
		select {
		case s := <-signals:
			os.Remove(name)
			code := 1
			if n, ok := s.(syscall.Signal); ok {
				code = 128 + int(n) // what shells give for a process that a signal ended
			}
			os.Exit(code)
		case <-off:
		}
	}()
	return func() {
		signal.Stop(signals)
		close(off)
	}
}

// Printed is what produce writes.
func Printed(produce func(io.Writer) error) []byte {
	var b bytes.Buffer
	if err := produce(&b); err != nil {
		panic(err) // a buffer takes everything
	}
	return b.Bytes()
}

// OutputName is what messages call an output.
func OutputName(output string) string {
	if output == "" || output == "-" {
		return "<stdout>"
	}
	return output
}
