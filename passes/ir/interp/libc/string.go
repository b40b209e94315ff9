package libc

import (
	"bytes"

	"rewrite/passes/ir/interp"
)

// text: functions on strings and characters, in the C locale.
var text = table{
	"strlen": func(c *interp.Call) (interp.Value, error) {
		s, err := c.CString(c.Arg(0))
		return interp.Int(uint64(len(s))), err
	},
	"strnlen": func(c *interp.Call) (interp.Value, error) {
		s, err := prefix(c, c.Arg(0), c.Num(1))
		return interp.Int(uint64(len(s))), err
	},
	"wcslen": func(c *interp.Call) (interp.Value, error) { // of four bytes each
		o, off, err := c.Find(c.Arg(0), 4, false)
		if err != nil {
			return none, err
		}
		b, err := c.Read(c.Arg(0), (o.Size-off)&^3)
		for i := 0; i+4 <= len(b); i += 4 {
			if b[i]|b[i+1]|b[i+2]|b[i+3] == 0 {
				return num(c, int64(i/4)), err
			}
		}
		return none, c.Fail("the string at %s has no end within its object", c.Format(c.Types[0], c.Arg(0)))
	},
	"strcpy": func(c *interp.Call) (interp.Value, error) {
		_, err := copyString(c, c.Arg(0), c.Arg(1))
		return c.Arg(0), err
	},
	"stpcpy": func(c *interp.Call) (interp.Value, error) {
		n, err := copyString(c, c.Arg(0), c.Arg(1))
		return offset(c.Arg(0), int64(n)), err
	},
	"strncpy": func(c *interp.Call) (interp.Value, error) {
		s, err := prefix(c, c.Arg(1), c.Num(2))
		if err != nil {
			return none, err
		}
		b, err := room(c, c.Arg(0), c.Num(2))
		if err != nil {
			return none, err
		}
		copy(b, s)
		return c.Arg(0), c.Write(c.Arg(0), b)
	},
	"stpncpy": func(c *interp.Call) (interp.Value, error) {
		s, err := prefix(c, c.Arg(1), c.Num(2))
		if err != nil {
			return none, err
		}
		b, err := room(c, c.Arg(0), c.Num(2))
		if err != nil {
			return none, err
		}
		copy(b, s)
		return offset(c.Arg(0), int64(len(s))), c.Write(c.Arg(0), b)
	},
	"strcat": func(c *interp.Call) (interp.Value, error) {
		d, err := c.CString(c.Arg(0))
		if err != nil {
			return none, err
		}
		_, err = copyString(c, offset(c.Arg(0), int64(len(d))), c.Arg(1))
		return c.Arg(0), err
	},
	"strncat": func(c *interp.Call) (interp.Value, error) {
		d, err := c.CString(c.Arg(0))
		if err != nil {
			return none, err
		}
		s, err := prefix(c, c.Arg(1), c.Num(2))
		if err != nil {
			return none, err
		}
		return c.Arg(0), c.Write(offset(c.Arg(0), int64(len(d))), append(bytes.Clone(s), 0))
	},
	"strcmp": func(c *interp.Call) (interp.Value, error) {
		a, b, err := two(c)
		return num(c, compared(a, b)), err
	},
	"strncmp": func(c *interp.Call) (interp.Value, error) {
		a, err := prefix(c, c.Arg(0), c.Num(2))
		if err != nil {
			return none, err
		}
		b, err := prefix(c, c.Arg(1), c.Num(2))
		return num(c, compared(a, b)), err
	},
	"strcasecmp": func(c *interp.Call) (interp.Value, error) {
		a, b, err := two(c)
		return num(c, compared(lowered(a), lowered(b))), err
	},
	"strncasecmp": func(c *interp.Call) (interp.Value, error) {
		a, err := prefix(c, c.Arg(0), c.Num(2))
		if err != nil {
			return none, err
		}
		b, err := prefix(c, c.Arg(1), c.Num(2))
		return num(c, compared(lowered(a), lowered(b))), err
	},
	"strchr": func(c *interp.Call) (interp.Value, error) {
		s, err := c.CString(c.Arg(0))
		return found(c, append(s[:len(s):len(s)], 0), bytes.IndexByte(append(s[:len(s):len(s)], 0), byte(c.Num(1)))), err
	},
	"strrchr": func(c *interp.Call) (interp.Value, error) {
		s, err := c.CString(c.Arg(0))
		return found(c, s, bytes.LastIndexByte(append(s[:len(s):len(s)], 0), byte(c.Num(1)))), err
	},
	"strchrnul": func(c *interp.Call) (interp.Value, error) {
		s, err := c.CString(c.Arg(0))
		i := bytes.IndexByte(s, byte(c.Num(1)))
		if i < 0 {
			i = len(s)
		}
		return found(c, s, i), err
	},
	"strstr": func(c *interp.Call) (interp.Value, error) {
		a, b, err := two(c)
		return found(c, a, bytes.Index(a, b)), err
	},
	"strpbrk": func(c *interp.Call) (interp.Value, error) {
		a, b, err := two(c)
		return found(c, a, first(a, b, true)), err
	},
	"strspn": func(c *interp.Call) (interp.Value, error) {
		a, b, err := two(c)
		n := first(a, b, false)
		if n < 0 {
			n = len(a)
		}
		return interp.Int(uint64(n)), err
	},
	"strcspn": func(c *interp.Call) (interp.Value, error) {
		a, b, err := two(c)
		n := first(a, b, true)
		if n < 0 {
			n = len(a)
		}
		return interp.Int(uint64(n)), err
	},
	"strdup": func(c *interp.Call) (interp.Value, error) {
		s, err := c.CString(c.Arg(0))
		if err != nil {
			return none, err
		}
		p := c.Alloc(uint64(len(s)+1), maxAlign, true).Pointer()
		return p, c.Write(p, s)
	},
	"strtok": func(c *interp.Call) (interp.Value, error) {
		l := library(c.Machine)
		if a, _ := c.Arg(0).Int(); a != 0 {
			l.strtok = c.Arg(0)
		}
		if a, _ := l.strtok.Int(); a == 0 {
			return null, nil
		}
		s, err := c.CString(l.strtok)
		if err != nil {
			return none, err
		}
		sep, err := c.CString(c.Arg(1))
		if err != nil {
			return none, err
		}
		i := first(s, sep, false)
		if i < 0 {
			l.strtok = null
			return null, nil
		}
		start := offset(l.strtok, int64(i))
		j := first(s[i:], sep, true)
		if j < 0 {
			l.strtok = null
			return start, nil
		}
		l.strtok = offset(start, int64(j)+1)
		return start, c.Write(offset(start, int64(j)), []byte{0})
	},
	"strerror": func(c *interp.Call) (interp.Value, error) {
		msg := errorText(uint32(c.Num(0)))
		o := library(c.Machine).buffer(c.Machine, "strerror", 128)
		return o.Pointer(), c.Write(o.Pointer(), append([]byte(msg), 0))
	},
	"isascii": func(c *interp.Call) (interp.Value, error) {
		if uint32(c.Num(0)) < 128 {
			return num(c, 1), nil
		}
		return num(c, 0), nil
	},
	"toascii": func(c *interp.Call) (interp.Value, error) { return num(c, int64(c.Num(0)&127)), nil },
	"tolower": func(c *interp.Call) (interp.Value, error) { return num(c, int64(lower(int32(c.Num(0))))), nil },
	"toupper": func(c *interp.Call) (interp.Value, error) { return num(c, int64(upper(int32(c.Num(0))))), nil },
	"__ctype_b_loc": func(c *interp.Call) (interp.Value, error) {
		return ctable(c, "ctype", 2, func(i int) uint32 { return uint32(classOf(i)) }), nil
	},
	"__ctype_tolower_loc": func(c *interp.Call) (interp.Value, error) {
		return ctable(c, "tolower", 4, func(i int) uint32 { return uint32(lower(int32(i))) }), nil
	},
	"__ctype_toupper_loc": func(c *interp.Call) (interp.Value, error) {
		return ctable(c, "toupper", 4, func(i int) uint32 { return uint32(upper(int32(i))) }), nil
	},
}

// classes are the bits of glibc's character classes, and the is functions.
var classes = []struct {
	name string
	bit  uint16
	in   func(c int) bool
}{
	{"isupper", 1 << 8, func(c int) bool { return c >= 'A' && c <= 'Z' }},
	{"islower", 1 << 9, func(c int) bool { return c >= 'a' && c <= 'z' }},
	{"isalpha", 1 << 10, func(c int) bool { return c|32 >= 'a' && c|32 <= 'z' }},
	{"isdigit", 1 << 11, func(c int) bool { return c >= '0' && c <= '9' }},
	{"isxdigit", 1 << 12, func(c int) bool { return c >= '0' && c <= '9' || c|32 >= 'a' && c|32 <= 'f' }},
	{"isspace", 1 << 13, func(c int) bool { return c == ' ' || c >= 9 && c <= 13 }},
	{"isprint", 1 << 14, func(c int) bool { return c >= 32 && c < 127 }},
	{"isgraph", 1 << 15, func(c int) bool { return c > 32 && c < 127 }},
	{"isblank", 1 << 0, func(c int) bool { return c == ' ' || c == '\t' }},
	{"iscntrl", 1 << 1, func(c int) bool { return c >= 0 && c < 32 || c == 127 }},
	{"ispunct", 1 << 2, func(c int) bool {
		return c > 32 && c < 127 && !(c >= '0' && c <= '9' || c|32 >= 'a' && c|32 <= 'z')
	}},
	{"isalnum", 1 << 3, func(c int) bool { return c >= '0' && c <= '9' || c|32 >= 'a' && c|32 <= 'z' }},
}

func init() {
	for _, k := range classes {
		text[k.name] = func(c *interp.Call) (interp.Value, error) {
			if k.in(int(int32(c.Num(0)))) {
				return num(c, int64(k.bit)), nil
			}
			return num(c, 0), nil
		}
	}
}

func classOf(c int) (bits uint16) {
	for _, k := range classes {
		if k.in(c) {
			bits |= k.bit
		}
	}
	return bits
}

// ctable is a pointer to a pointer to entry 0 of a table for -128 to 255.
func ctable(c *interp.Call, name string, size int, entry func(i int) uint32) interp.Value {
	l := library(c.Machine)
	if p, ok := l.tables[name]; ok {
		return p
	}
	o := c.NewObject(interp.ObjExternal, uint64(384*size), 16, name)
	for i := range 384 {
		n := entry(i - 128)
		for j := range size {
			o.Data()[i*size+j] = byte(n >> (8 * j))
		}
	}
	p := c.NewObject(interp.ObjExternal, 8, 8, name)
	c.StorePointer(p, 0, o.At(uint64(128*size)))
	l.tables[name] = p.Pointer()
	return p.Pointer()
}

func lower(n int32) int32 {
	if n >= 'A' && n <= 'Z' {
		return n + 32
	}
	return n
}

func upper(n int32) int32 {
	if n >= 'a' && n <= 'z' {
		return n - 32
	}
	return n
}

func lowered(s []byte) []byte {
	out := make([]byte, len(s))
	for i, b := range s {
		out[i] = byte(lower(int32(b)))
	}
	return out
}

// two gives the strings that the first two arguments point to.
func two(c *interp.Call) (a, b []byte, err error) {
	if a, err = c.CString(c.Arg(0)); err == nil {
		b, err = c.CString(c.Arg(1))
	}
	return a, b, err
}

// prefix is the string at p, or its first n bytes if it has no end there.
func prefix(c *interp.Call, p interp.Value, n uint64) ([]byte, error) {
	if n == 0 {
		return nil, nil
	}
	o, off, err := c.Find(p, 1, false)
	if err != nil {
		return nil, err
	}
	room := min(n, o.Size-off)
	for i := range room {
		if b, undef, poison := o.Byte(off + i); b == 0 || undef != 0 || poison {
			return c.Read(p, i)
		}
	}
	if room < n {
		return nil, c.Fail("the string at %s has no end within its object", c.Format(c.Types[0], p))
	}
	return c.Read(p, n)
}

// compared is the difference of the first bytes that differ, where the end of a
// string counts as a zero.
func compared(a, b []byte) int64 {
	for i := range max(len(a), len(b)) {
		var x, y byte
		if i < len(a) {
			x = a[i]
		}
		if i < len(b) {
			y = b[i]
		}
		if x != y {
			return int64(x) - int64(y)
		}
	}
	return 0
}

func copyString(c *interp.Call, d, s interp.Value) (int, error) {
	b, err := c.CString(s)
	if err != nil {
		return 0, err
	}
	return len(b), c.Move(d, s, uint64(len(b))+1)
}

// found is a pointer to byte i of the first argument, null for -1.
func found(c *interp.Call, _ []byte, i int) interp.Value {
	if i < 0 {
		return null
	}
	return offset(c.Arg(0), int64(i))
}

// first is the place of the first byte of s that is in set, or is not; -1 for none.
func first(s, set []byte, in bool) int {
	for i, b := range s {
		if (bytes.IndexByte(set, b) >= 0) == in {
			return i
		}
	}
	return -1
}

var errorTexts = map[uint32]string{0: "Success", 1: "Operation not permitted", enoent: "No such file or directory", 4: "Interrupted system call",
	5: "Input/output error", ebadf: "Bad file descriptor", enomem: "Cannot allocate memory", eacces: "Permission denied",
	eexist: "File exists", 20: "Not a directory", eisdir: "Is a directory", einval: "Invalid argument", 24: "Too many open files", 28: "No space left on device",
	29: "Illegal seek", 32: "Broken pipe", edom: "Numerical argument out of domain", erange: "Numerical result out of range"}

func errorText(n uint32) string {
	if s, ok := errorTexts[n]; ok {
		return s
	}
	return "Unknown error " + decimal(int64(int32(n)))
}
