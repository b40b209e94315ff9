package libc

import (
	"bufio"
	"io"
	"os"

	"rewrite/passes/ir/interp"
)

// A file is what a FILE or a file descriptor stands for.
type file struct {
	fd       int
	os       *os.File // nil for the standard streams
	r        *bufio.Reader
	w        *bufio.Writer
	unget    []byte
	eof, bad bool
}

func newFile(f *os.File) *file {
	return &file{os: f, r: bufio.NewReader(f), w: bufio.NewWriter(f)}
}

// standard is the FILE of a standard stream, made when it is first asked for.
func (l *lib) standard(m *interp.Machine, name string) interp.Value {
	p, ok := l.std[name]
	if ok {
		return p
	}
	f := &file{}
	opt := m.Options()
	switch name {
	case "stdin":
		if opt.Stdin != nil {
			f.r = bufio.NewReader(opt.Stdin)
		}
	case "stdout":
		f.fd = 1
		if opt.Stdout != nil {
			f.w = bufio.NewWriter(opt.Stdout)
		}
	case "stderr":
		f.fd = 2
		if opt.Stderr != nil {
			f.w = bufio.NewWriterSize(opt.Stderr, 16)
		}
	}
	l.std[name] = l.open(m, f)
	l.fds[f.fd] = f
	return l.std[name]
}

// open makes a FILE.
func (l *lib) open(m *interp.Machine, f *file) interp.Value {
	o := m.NewObject(interp.ObjExternal, 216, 16, "FILE")
	l.files[o.Base] = f
	return o.Pointer()
}

func (l *lib) stream(m *interp.Machine, name string) *file {
	p, _ := l.standard(m, name).Int()
	return l.files[p]
}

// Flush writes what the program has printed and the library holds back, as a
// normal end of the program does.
func Flush(m *interp.Machine) {
	l := library(m)
	for _, f := range l.files {
		f.flush()
	}
	for _, f := range l.fds {
		f.flush()
	}
}

func (f *file) flush() bool { return f.w == nil || f.w.Flush() == nil }

func (f *file) write(b []byte) bool {
	if f.w == nil {
		return f.os == nil // a stream that nobody looks at
	}
	f.settle()
	_, err := f.w.Write(b)
	if f.fd == 2 && f.os == nil {
		err = f.w.Flush()
	}
	f.bad = f.bad || err != nil
	return err == nil
}

// settle goes to where the program is in the file, before a write after reads.
func (f *file) settle() {
	if f.os == nil || f.r == nil {
		return
	}
	if n := f.r.Buffered() + len(f.unget); n > 0 {
		f.os.Seek(int64(-n), io.SeekCurrent)
		f.r.Reset(f.os)
		f.unget = nil
	}
}

// read reads up to len(b) bytes.
func (f *file) read(b []byte) int {
	n := copy(b, f.unget)
	f.unget = f.unget[n:]
	if f.os != nil && f.w.Buffered() > 0 {
		f.w.Flush()
	}
	if n < len(b) && f.r != nil {
		k, err := io.ReadFull(f.r, b[n:])
		n += k
		f.bad = f.bad || err != nil && err != io.EOF && err != io.ErrUnexpectedEOF
	}
	if n < len(b) {
		f.eof = true
	}
	return n
}

func (f *file) getc() int64 {
	var b [1]byte
	if f.read(b[:]) == 0 {
		return -1
	}
	return int64(b[0])
}

// seek moves to a place; -1 is an error.
func (f *file) seek(off int64, whence int) (int64, error) {
	if f.os == nil {
		return -1, os.ErrInvalid
	}
	f.w.Flush()
	f.settle()
	f.eof = false
	n, err := f.os.Seek(off, whence)
	f.r.Reset(f.os)
	f.unget = nil
	return n, err
}

// fileOf is the open file that argument i is.
func fileOf(c *interp.Call, i int) (*file, error) {
	n, _ := c.Arg(i).Int()
	if f := library(c.Machine).files[n]; f != nil {
		return f, nil
	}
	return nil, c.Fail("%s is no open file", c.Format(c.Types[i], c.Arg(i)))
}

// onFile makes a function whose argument i is a FILE.
func onFile(i int, do func(c *interp.Call, f *file) (interp.Value, error)) interp.Builtin {
	return func(c *interp.Call) (interp.Value, error) {
		f, err := fileOf(c, i)
		if err != nil {
			return none, err
		}
		return do(c, f)
	}
}

func put(c *interp.Call, f *file, b []byte, result int64) (interp.Value, error) {
	if !f.write(b) {
		return num(c, -1), nil
	}
	return num(c, result), nil
}

func boolean(b bool) int64 {
	if b {
		return 1
	}
	return 0
}

// stdio: streams.
var stdio = table{
	"puts": func(c *interp.Call) (interp.Value, error) {
		s, err := c.CString(c.Arg(0))
		if err != nil {
			return none, err
		}
		return put(c, library(c.Machine).stream(c.Machine, "stdout"), append(s[:len(s):len(s)], '\n'), int64(len(s)+1))
	},
	"putchar": func(c *interp.Call) (interp.Value, error) {
		b := byte(c.Num(0))
		return put(c, library(c.Machine).stream(c.Machine, "stdout"), []byte{b}, int64(b))
	},
	"getchar": func(c *interp.Call) (interp.Value, error) {
		return num(c, library(c.Machine).stream(c.Machine, "stdin").getc()), nil
	},
	"fputc": onFile(1, func(c *interp.Call, f *file) (interp.Value, error) {
		return put(c, f, []byte{byte(c.Num(0))}, int64(byte(c.Num(0))))
	}),
	"fputs": onFile(1, func(c *interp.Call, f *file) (interp.Value, error) {
		s, err := c.CString(c.Arg(0))
		if err != nil {
			return none, err
		}
		return put(c, f, s, 1)
	}),
	"fwrite": onFile(3, func(c *interp.Call, f *file) (interp.Value, error) {
		size, n := c.Num(1), c.Num(2)
		b, err := c.Read(c.Arg(0), size*n)
		if err != nil {
			return none, err
		}
		if !f.write(b) {
			n = 0
		}
		return interp.Int(n), nil
	}),
	"fread": onFile(3, func(c *interp.Call, f *file) (interp.Value, error) {
		size, n := c.Num(1), c.Num(2)
		if size*n == 0 {
			return interp.Int(0), nil
		}
		b := make([]byte, size*n)
		k := f.read(b)
		return interp.Int(uint64(k) / size), c.Write(c.Arg(0), b[:k])
	}),
	"getc": onFile(0, func(c *interp.Call, f *file) (interp.Value, error) { return num(c, f.getc()), nil }),
	"__uflow": onFile(0, func(c *interp.Call, f *file) (interp.Value, error) {
		return num(c, f.getc()), nil
	}),
	"ungetc": onFile(1, func(c *interp.Call, f *file) (interp.Value, error) {
		if int32(c.Num(0)) == -1 {
			return num(c, -1), nil
		}
		f.eof = false
		f.unget = append([]byte{byte(c.Num(0))}, f.unget...)
		return num(c, int64(byte(c.Num(0)))), nil
	}),
	"fgets": onFile(2, func(c *interp.Call, f *file) (interp.Value, error) {
		var line []byte
		for int64(len(line)) < int64(int32(c.Num(1)))-1 {
			b := f.getc()
			if b < 0 {
				break
			}
			line = append(line, byte(b))
			if b == '\n' {
				break
			}
		}
		if len(line) == 0 {
			return null, nil
		}
		return c.Arg(0), c.Write(c.Arg(0), append(line, 0))
	}),
	"fflush": func(c *interp.Call) (interp.Value, error) {
		if n, _ := c.Arg(0).Int(); n == 0 {
			Flush(c.Machine)
			return num(c, 0), nil
		}
		f, err := fileOf(c, 0)
		if err != nil {
			return none, err
		}
		return num(c, boolean(!f.flush())*-1), nil
	},
	"feof":   onFile(0, func(c *interp.Call, f *file) (interp.Value, error) { return num(c, boolean(f.eof)), nil }),
	"ferror": onFile(0, func(c *interp.Call, f *file) (interp.Value, error) { return num(c, boolean(f.bad)), nil }),
	"clearerr": onFile(0, func(c *interp.Call, f *file) (interp.Value, error) {
		f.eof, f.bad = false, false
		return none, nil
	}),
	"setvbuf":     func(c *interp.Call) (interp.Value, error) { return num(c, 0), nil },
	"setbuf":      func(c *interp.Call) (interp.Value, error) { return none, nil },
	"flockfile":   func(c *interp.Call) (interp.Value, error) { return none, nil },
	"funlockfile": func(c *interp.Call) (interp.Value, error) { return none, nil },
	"fseek": onFile(0, func(c *interp.Call, f *file) (interp.Value, error) {
		if _, err := f.seek(c.Signed(1), int(c.Num(2))); err != nil {
			return failed(c, err)
		}
		return num(c, 0), nil
	}),
	"ftell": onFile(0, func(c *interp.Call, f *file) (interp.Value, error) {
		n, err := f.seek(0, io.SeekCurrent)
		if err != nil {
			return failed(c, err)
		}
		return num(c, n), nil
	}),
	"rewind": onFile(0, func(c *interp.Call, f *file) (interp.Value, error) {
		f.seek(0, io.SeekStart)
		f.bad = false
		return none, nil
	}),
	"perror": func(c *interp.Call) (interp.Value, error) {
		text := ""
		if n, _ := c.Arg(0).Int(); n != 0 {
			s, err := c.CString(c.Arg(0))
			if err != nil {
				return none, err
			}
			text = string(s) + ": "
		}
		n := uint32(0)
		if l := library(c.Machine); l.errno != nil {
			d := l.errno.Data()
			n = uint32(d[0]) | uint32(d[1])<<8
		}
		library(c.Machine).stream(c.Machine, "stderr").write([]byte(text + errorText(n) + "\n"))
		return none, nil
	},
}
