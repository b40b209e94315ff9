package libc

import (
	"bytes"
	"encoding/binary"
	"time"

	"rewrite/passes/ir"
	"rewrite/passes/ir/interp"
)

func constant(n int64) interp.Builtin {
	return func(c *interp.Call) (interp.Value, error) { return num(c, n), nil }
}

// process: the program and its surroundings.
var process = table{
	"exit": func(c *interp.Call) (interp.Value, error) {
		l := library(c.Machine)
		for n := len(l.atexit); n > 0; n = len(l.atexit) {
			f := l.atexit[n-1]
			l.atexit = l.atexit[:n-1]
			if _, err := c.CallPointer(f.fn, f.args, f.types, ir.Void); err != nil {
				return none, err
			}
		}
		return none, &interp.Exit{Code: int(int32(c.Num(0)))}
	},
	"_Exit": func(c *interp.Call) (interp.Value, error) { return none, &interp.Exit{Code: int(int32(c.Num(0)))} },
	"abort": func(c *interp.Call) (interp.Value, error) { return none, &interp.Exit{Code: 134, Abort: true} },
	"atexit": func(c *interp.Call) (interp.Value, error) {
		l := library(c.Machine)
		l.atexit = append(l.atexit, handler{fn: c.Arg(0)})
		return num(c, 0), nil
	},
	"__assert_fail": func(c *interp.Call) (interp.Value, error) {
		what, err := c.CString(c.Arg(0))
		if err != nil {
			return none, err
		}
		library(c.Machine).stream(c.Machine, "stderr").write([]byte("Assertion `" + string(what) + "' failed.\n"))
		return none, &interp.Exit{Code: 134, Abort: true}
	},
	"getenv": func(c *interp.Call) (interp.Value, error) {
		name, err := c.CString(c.Arg(0))
		if err != nil {
			return none, err
		}
		for _, e := range c.Options().Env {
			if k, v, ok := bytes.Cut([]byte(e), []byte("=")); ok && bytes.Equal(k, name) {
				o := library(c.Machine).buffer(c.Machine, "getenv "+string(name), uint64(len(v)+1))
				return o.Pointer(), c.Write(o.Pointer(), append(v, 0))
			}
		}
		return null, nil
	},
	"__errno_location": func(c *interp.Call) (interp.Value, error) {
		l := library(c.Machine)
		if l.errno == nil {
			setErrno(c, 0)
		}
		return l.errno.Pointer(), nil
	},
	"setjmp":      func(c *interp.Call) (interp.Value, error) { return num(c, 0), c.SetJump(c.Arg(0)) },
	"__sigsetjmp": func(c *interp.Call) (interp.Value, error) { return num(c, 0), c.SetJump(c.Arg(0)) },
	"longjmp":     func(c *interp.Call) (interp.Value, error) { return none, c.LongJump(c.Arg(0), c.Num(1)) },
	"siglongjmp":  func(c *interp.Call) (interp.Value, error) { return none, c.LongJump(c.Arg(0), c.Num(1)) },
	"signal":      constant(0), "sigaction": constant(0), "sigemptyset": constant(0), "sigprocmask": constant(0),
	"raise": func(c *interp.Call) (interp.Value, error) {
		return none, &interp.Exit{Code: 128 + int(c.Num(0)), Abort: true}
	},
	"getpid": constant(1), "geteuid": constant(1000), "getuid": constant(1000),
	"setlocale": func(c *interp.Call) (interp.Value, error) {
		if n, _ := c.Arg(1).Int(); n != 0 {
			s, err := c.CString(c.Arg(1))
			if err != nil || len(s) > 0 && string(s) != "C" && string(s) != "POSIX" {
				return null, err
			}
		}
		o := library(c.Machine).buffer(c.Machine, "locale", 2)
		return o.Pointer(), c.Write(o.Pointer(), []byte("C\x00"))
	},
	"localeconv": func(c *interp.Call) (interp.Value, error) {
		l := library(c.Machine)
		if o := l.scratch["lconv"]; o != nil {
			return o.Pointer(), nil
		}
		o := l.buffer(c.Machine, "lconv", 96)
		point, empty := l.buffer(c.Machine, "decimal point", 2), l.buffer(c.Machine, "empty string", 1)
		point.Data()[0] = '.'
		for i := range uint64(10) {
			c.StorePointer(o, 8*i, empty.Pointer())
		}
		c.StorePointer(o, 0, point.Pointer())
		return o.Pointer(), c.Write(o.At(80), bytes.Repeat([]byte{127}, 14))
	},
	"system": func(c *interp.Call) (interp.Value, error) {
		if n, _ := c.Arg(0).Int(); n == 0 {
			return num(c, 0), nil // there is no command processor
		}
		return none, &interp.Unsupported{What: "system(), which runs a program"}
	},
	"dlopen": constant(0), "dlsym": constant(0), "dlclose": constant(0),
	"dlerror": func(c *interp.Call) (interp.Value, error) {
		o := library(c.Machine).buffer(c.Machine, "dlerror", 64)
		return o.Pointer(), c.Write(o.Pointer(), []byte("there are no shared libraries here\x00"))
	},
	"pthread_mutex_init": constant(0), "pthread_mutex_lock": constant(0), "pthread_mutex_unlock": constant(0), "pthread_mutex_trylock": constant(0),
	"pthread_mutex_destroy": constant(0), "pthread_mutexattr_init": constant(0), "pthread_mutexattr_settype": constant(0),
	"pthread_mutexattr_destroy": constant(0),
}

// A handler is run at exit.
type handler struct {
	fn    interp.Value
	args  []interp.Value
	types []*ir.Type
}

// broken is a time as struct tm.
func broken(c *interp.Call, at interp.Value, p interp.Value) (interp.Value, error) {
	b, err := c.Read(at, 8)
	if err != nil {
		return none, err
	}
	t := time.Unix(int64(binary.LittleEndian.Uint64(b)), 0).UTC()
	return p, c.Write(p, tmBytes(t))
}

// tmBytes is struct tm: nine numbers, the offset from UTC and the zone's name.
func tmBytes(t time.Time) []byte {
	b := make([]byte, 56)
	for i, n := range []int{t.Second(), t.Minute(), t.Hour(), t.Day(), int(t.Month()) - 1, t.Year() - 1900, int(t.Weekday()), t.YearDay() - 1, 0} {
		binary.LittleEndian.PutUint32(b[4*i:], uint32(n))
	}
	return b
}

func tmTime(c *interp.Call, p interp.Value) (time.Time, error) {
	b, err := c.Read(p, 36)
	if err != nil {
		return time.Time{}, err
	}
	n := func(i int) int { return int(int32(binary.LittleEndian.Uint32(b[4*i:]))) }
	return time.Date(n(5)+1900, time.Month(n(4)+1), n(3), n(2), n(1), n(0), 0, time.UTC), nil
}

// clock: time.h, in UTC.
var clock = table{
	"time": func(c *interp.Call) (interp.Value, error) {
		t := c.Now().Unix()
		if n, _ := c.Arg(0).Int(); n != 0 {
			return num(c, t), c.Write(c.Arg(0), binary.LittleEndian.AppendUint64(nil, uint64(t)))
		}
		return num(c, t), nil
	},
	"clock":    func(c *interp.Call) (interp.Value, error) { return num(c, int64(c.Steps()/1000)), nil },
	"difftime": func(c *interp.Call) (interp.Value, error) { return double(float64(c.Signed(0) - c.Signed(1))), nil },
	"gettimeofday": func(c *interp.Call) (interp.Value, error) {
		t := c.Now()
		b := binary.LittleEndian.AppendUint64(nil, uint64(t.Unix()))
		return num(c, 0), c.Write(c.Arg(0), binary.LittleEndian.AppendUint64(b, uint64(t.Nanosecond()/1000)))
	},
	"clock_gettime": func(c *interp.Call) (interp.Value, error) {
		t := c.Now()
		b := binary.LittleEndian.AppendUint64(nil, uint64(t.Unix()))
		return num(c, 0), c.Write(c.Arg(1), binary.LittleEndian.AppendUint64(b, uint64(t.Nanosecond())))
	},
	"gmtime_r":    func(c *interp.Call) (interp.Value, error) { return broken(c, c.Arg(0), c.Arg(1)) },
	"localtime_r": func(c *interp.Call) (interp.Value, error) { return broken(c, c.Arg(0), c.Arg(1)) },
	"gmtime": func(c *interp.Call) (interp.Value, error) {
		return broken(c, c.Arg(0), library(c.Machine).buffer(c.Machine, "tm", 56).Pointer())
	},
	"localtime": func(c *interp.Call) (interp.Value, error) {
		return broken(c, c.Arg(0), library(c.Machine).buffer(c.Machine, "tm", 56).Pointer())
	},
	"mktime": func(c *interp.Call) (interp.Value, error) {
		t, err := tmTime(c, c.Arg(0))
		if err != nil {
			return none, err
		}
		return num(c, t.Unix()), c.Write(c.Arg(0), tmBytes(t))
	},
	"strftime": func(c *interp.Call) (interp.Value, error) {
		t, err := tmTime(c, c.Arg(3))
		if err != nil {
			return none, err
		}
		f, err := c.CString(c.Arg(2))
		if err != nil {
			return none, err
		}
		var out []byte
		for i := 0; i < len(f); i++ {
			if f[i] != '%' || i+1 == len(f) {
				out = append(out, f[i])
				continue
			}
			i++
			layout, ok := strftimes[f[i]]
			switch {
			case ok:
				out = t.AppendFormat(out, layout)
			case f[i] == '%':
				out = append(out, '%')
			case f[i] == 'j':
				out = t.AppendFormat(out, "002")
			default:
				return none, &interp.Unsupported{What: "the conversion %" + string(f[i]) + " of strftime"}
			}
		}
		if uint64(len(out)) >= c.Num(1) {
			return num(c, 0), nil
		}
		return num(c, int64(len(out))), c.Write(c.Arg(0), append(out, 0))
	},
}

// strftimes are conversions in Go's layouts.
var strftimes = map[byte]string{'Y': "2006", 'm': "01", 'd': "02", 'H': "15", 'M': "04", 'S': "05", 'y': "06", 'B': "January", 'b': "Jan", 'h': "Jan",
	'A': "Monday", 'a': "Mon", 'p': "PM", 'I': "03", 'F': "2006-01-02", 'T': "15:04:05", 'D': "01/02/06", 'R': "15:04", 'c': "Mon Jan _2 15:04:05 2006",
	'x': "01/02/06", 'X': "15:04:05", 'e': "_2", 'Z': "UTC", 'z': "-0700", 'n': "\n", 't': "\t"}

// cxx: the C++ run time.
var cxx = table{
	"__gxx_personality_v0": constant(0),
	"_Znwm":                func(c *interp.Call) (interp.Value, error) { return alloc(c, c.Num(0), maxAlign, false) },
	"_ZdlPv": func(c *interp.Call) (interp.Value, error) {
		if a, _ := c.Arg(0).Int(); a == 0 {
			return none, nil
		}
		return none, c.Free(c.Arg(0))
	},
	"__cxa_allocate_exception": func(c *interp.Call) (interp.Value, error) { return alloc(c, c.Num(0), maxAlign, false) },
	"__cxa_free_exception":     func(c *interp.Call) (interp.Value, error) { return none, c.Free(c.Arg(0)) },
	"__cxa_throw":              func(c *interp.Call) (interp.Value, error) { return none, c.Throw(c.Arg(0), c.Arg(1), c.Arg(2)) },
	"__cxa_rethrow":            func(c *interp.Call) (interp.Value, error) { return none, c.Rethrow() },
	"__cxa_begin_catch":        func(c *interp.Call) (interp.Value, error) { return c.BeginCatch(c.Arg(0)) },
	"__cxa_end_catch":          func(c *interp.Call) (interp.Value, error) { return none, c.EndCatch() },
	"__cxa_get_exception_ptr":  func(c *interp.Call) (interp.Value, error) { return c.Arg(0), nil },
	"__cxa_pure_virtual":       func(c *interp.Call) (interp.Value, error) { return none, &interp.Exit{Code: 134, Abort: true} },
	"_ZSt9terminatev":          func(c *interp.Call) (interp.Value, error) { return none, &interp.Exit{Code: 134, Abort: true} },
	"__cxa_atexit": func(c *interp.Call) (interp.Value, error) {
		l := library(c.Machine)
		l.atexit = append(l.atexit, handler{c.Arg(0), []interp.Value{c.Arg(1)}, []*ir.Type{ir.Ptr}})
		return num(c, 0), nil
	},
	"__dynamic_cast": func(c *interp.Call) (interp.Value, error) { return c.DynamicCast(c.Arg(0), c.Arg(2)) },
	"__cxa_guard_acquire": func(c *interp.Call) (interp.Value, error) {
		b, err := c.Read(c.Arg(0), 1)
		if err != nil {
			return none, err
		}
		return num(c, int64(1-b[0]&1)), nil
	},
	"__cxa_guard_release": func(c *interp.Call) (interp.Value, error) { return none, c.Write(c.Arg(0), []byte{1}) },
	"__cxa_guard_abort":   func(c *interp.Call) (interp.Value, error) { return none, nil },
	"_ZNSt9exceptionD2Ev": func(c *interp.Call) (interp.Value, error) { return none, nil },
	"_ZNSt9exceptionD1Ev": func(c *interp.Call) (interp.Value, error) { return none, nil },
}
