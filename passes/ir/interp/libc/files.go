package libc

import (
	"os"
	"strings"

	"rewrite/passes/ir/interp"
)

// openFlags are those of fopen's modes.
func openFlags(mode string) (int, bool) {
	plus := strings.Contains(mode, "+")
	access := map[bool]int{false: os.O_WRONLY, true: os.O_RDWR}[plus]
	switch {
	case strings.HasPrefix(mode, "r") && plus:
		return os.O_RDWR, true
	case strings.HasPrefix(mode, "r"):
		return os.O_RDONLY, true
	case strings.HasPrefix(mode, "w"):
		return access | os.O_CREATE | os.O_TRUNC, true
	case strings.HasPrefix(mode, "a"):
		return access | os.O_CREATE | os.O_APPEND, true
	}
	return 0, false
}

// path is the string that argument i points to.
func path(c *interp.Call, i int) (string, error) {
	s, err := c.CString(c.Arg(i))
	return string(s), err
}

func openFile(c *interp.Call) (*file, error, error) {
	name, err := path(c, 0)
	if err != nil {
		return nil, nil, err
	}
	mode, err := path(c, 1)
	if err != nil {
		return nil, nil, err
	}
	flags, ok := openFlags(mode)
	if !ok {
		return nil, os.ErrInvalid, nil
	}
	f, err := os.OpenFile(name, flags, 0o666)
	if err != nil {
		return nil, err, nil
	}
	return newFile(f), nil, nil
}

// onPath makes a function that does something to a file by name: 0 or -1.
func onPath(do func(c *interp.Call, name string) error) interp.Builtin {
	return func(c *interp.Call) (interp.Value, error) {
		name, err := path(c, 0)
		if err != nil {
			return none, err
		}
		if err := do(c, name); err != nil {
			return failed(c, err)
		}
		return num(c, 0), nil
	}
}

// openFlagBits are those of open(2) on Linux.
const (
	oAccess, oCreat, oExcl, oTrunc, oAppend = 3, 0o100, 0o200, 0o1000, 0o2000
)

func (l *lib) fd(m *interp.Machine, n int32) *file {
	for _, name := range []string{"stdin", "stdout", "stderr"} {
		l.standard(m, name)
	}
	return l.fds[int(n)]
}

// onFD makes a function whose first argument is a file descriptor.
func onFD(do func(c *interp.Call, f *file) (interp.Value, error)) interp.Builtin {
	return func(c *interp.Call) (interp.Value, error) {
		f := library(c.Machine).fd(c.Machine, int32(c.Num(0)))
		if f == nil {
			setErrno(c, ebadf)
			return num(c, -1), nil
		}
		return do(c, f)
	}
}

// addFD gives a file its descriptor.
func (l *lib) addFD(m *interp.Machine, f *file) int {
	for n := 3; ; n++ {
		if l.fd(m, int32(n)) == nil {
			f.fd = n
			l.fds[n] = f
			return n
		}
	}
}

// files: what touches the file system.
var files = table{
	"fopen": func(c *interp.Call) (interp.Value, error) {
		f, failure, err := openFile(c)
		if err != nil {
			return none, err
		}
		if failure != nil {
			_, _ = failed(c, failure)
			return null, nil
		}
		library(c.Machine).addFD(c.Machine, f)
		return library(c.Machine).open(c.Machine, f), nil
	},
	"freopen": func(c *interp.Call) (interp.Value, error) {
		old, err := fileOf(c, 2)
		if err != nil {
			return none, err
		}
		f, failure, err := openFile(c)
		if err != nil {
			return none, err
		}
		old.flush()
		if failure != nil {
			_, _ = failed(c, failure)
			return null, nil
		}
		if old.os != nil {
			old.os.Close()
		}
		f.fd = old.fd
		*old = *f
		return c.Arg(2), nil
	},
	"fclose": onFile(0, func(c *interp.Call, f *file) (interp.Value, error) {
		ok := f.flush()
		l := library(c.Machine)
		n, _ := c.Arg(0).Int()
		delete(l.files, n)
		delete(l.fds, f.fd)
		if f.os != nil {
			ok = f.os.Close() == nil && ok
		}
		return num(c, -boolean(!ok)), nil
	}),
	"fileno": onFile(0, func(c *interp.Call, f *file) (interp.Value, error) { return num(c, int64(f.fd)), nil }),
	"tmpfile": func(c *interp.Call) (interp.Value, error) {
		f, err := os.CreateTemp("", "interp")
		if err != nil {
			_, _ = failed(c, err)
			return null, nil
		}
		os.Remove(f.Name())
		h := newFile(f)
		library(c.Machine).addFD(c.Machine, h)
		return library(c.Machine).open(c.Machine, h), nil
	},
	"remove": onPath(func(c *interp.Call, name string) error { return os.Remove(name) }),
	"unlink": onPath(func(c *interp.Call, name string) error { return os.Remove(name) }),
	"rmdir":  onPath(func(c *interp.Call, name string) error { return os.Remove(name) }),
	"mkdir":  onPath(func(c *interp.Call, name string) error { return os.Mkdir(name, os.FileMode(c.Num(1))&0o777) }),
	"access": onPath(func(c *interp.Call, name string) error {
		_, err := os.Stat(name)
		return err
	}),
	"rename": func(c *interp.Call) (interp.Value, error) {
		a, b, err := two(c)
		if err != nil {
			return none, err
		}
		if err := os.Rename(string(a), string(b)); err != nil {
			return failed(c, err)
		}
		return num(c, 0), nil
	},
	"open": func(c *interp.Call) (interp.Value, error) {
		name, err := path(c, 0)
		if err != nil {
			return none, err
		}
		bits := int(c.Num(1))
		flags := bits & oAccess
		for _, b := range [][2]int{{oCreat, os.O_CREATE}, {oExcl, os.O_EXCL}, {oTrunc, os.O_TRUNC}, {oAppend, os.O_APPEND}} {
			if bits&b[0] != 0 {
				flags |= b[1]
			}
		}
		mode := os.FileMode(0o666)
		if len(c.Args) > 2 {
			mode = os.FileMode(c.Num(2)) & 0o777
		}
		f, err := os.OpenFile(name, flags, mode)
		if err != nil {
			return failed(c, err)
		}
		return num(c, int64(library(c.Machine).addFD(c.Machine, newFile(f)))), nil
	},
	"close": onFD(func(c *interp.Call, f *file) (interp.Value, error) {
		f.flush()
		delete(library(c.Machine).fds, f.fd)
		if f.os != nil {
			f.os.Close()
		}
		return num(c, 0), nil
	}),
	"read": onFD(func(c *interp.Call, f *file) (interp.Value, error) {
		b := make([]byte, c.Num(2))
		n := f.read(b)
		return num(c, int64(n)), c.Write(c.Arg(1), b[:n])
	}),
	"write": onFD(func(c *interp.Call, f *file) (interp.Value, error) {
		b, err := c.Read(c.Arg(1), c.Num(2))
		if err != nil {
			return none, err
		}
		if !f.write(b) || f.os != nil && !f.flush() {
			return num(c, -1), nil
		}
		return num(c, int64(len(b))), nil
	}),
	"lseek": onFD(func(c *interp.Call, f *file) (interp.Value, error) {
		n, err := f.seek(c.Signed(1), int(c.Num(2)))
		if err != nil {
			return failed(c, err)
		}
		return num(c, n), nil
	}),
	"isatty": func(c *interp.Call) (interp.Value, error) { return num(c, 0), nil },
	"getcwd": func(c *interp.Call) (interp.Value, error) {
		dir, err := os.Getwd()
		if err != nil || uint64(len(dir)+1) > c.Num(1) {
			setErrno(c, erange)
			return null, nil
		}
		return c.Arg(0), c.Write(c.Arg(0), append([]byte(dir), 0))
	},
	"mkstemp64": func(c *interp.Call) (interp.Value, error) {
		name, err := path(c, 0)
		if err != nil || !strings.HasSuffix(name, "XXXXXX") {
			setErrno(c, einval)
			return num(c, -1), err
		}
		l := library(c.Machine)
		for range 1000 {
			l.nextTemp++
			tail := "00000" + decimal(int64(l.nextTemp))
			try := strings.TrimSuffix(name, "XXXXXX") + tail[len(tail)-6:]
			f, err := os.OpenFile(try, os.O_RDWR|os.O_CREATE|os.O_EXCL, 0o600)
			if err == nil {
				return num(c, int64(l.addFD(c.Machine, newFile(f)))), c.Write(c.Arg(0), []byte(try))
			}
		}
		setErrno(c, eexist)
		return num(c, -1), nil
	},
}
