package libc

import (
	"bytes"
	"sort"

	"rewrite/passes/ir"
	"rewrite/passes/ir/interp"
)

// maxAlign is what malloc aligns to.
const maxAlign = 16

// tooMuch is what malloc refuses, as a real one refuses what the address space
// does not hold.
const tooMuch = 1 << 31

// memory: allocation, and functions on bytes.
var memory = table{
	"malloc": func(c *interp.Call) (interp.Value, error) { return alloc(c, c.Num(0), maxAlign, false) },
	"calloc": func(c *interp.Call) (interp.Value, error) {
		n, size := c.Num(0), c.Num(1)
		if size != 0 && n > tooMuch/size {
			return fail(c, enomem)
		}
		return alloc(c, n*size, maxAlign, true)
	},
	"aligned_alloc": func(c *interp.Call) (interp.Value, error) { return alloc(c, c.Num(1), c.Num(0), false) },
	"memalign":      func(c *interp.Call) (interp.Value, error) { return alloc(c, c.Num(1), c.Num(0), false) },
	"posix_memalign": func(c *interp.Call) (interp.Value, error) {
		p, err := alloc(c, c.Num(2), c.Num(1), false)
		if err != nil {
			return none, err
		}
		o, off, err := c.Find(c.Args[0], 8, true)
		if err == nil {
			c.StorePointer(o, off, p)
		}
		return interp.Int(0), err
	},
	"realloc": func(c *interp.Call) (interp.Value, error) {
		old, n := c.Arg(0), c.Num(1)
		if a, _ := old.Int(); a == 0 {
			return alloc(c, n, maxAlign, false)
		}
		if n == 0 {
			return null, c.Free(old)
		}
		p, err := alloc(c, n, maxAlign, false)
		if o, _, err2 := c.Find(old, 0, false); err == nil && err2 == nil {
			err = c.Move(p, old, min(n, o.Size))
		}
		if err != nil {
			return none, err
		}
		return p, c.Free(old)
	},
	"free": func(c *interp.Call) (interp.Value, error) {
		if a, _ := c.Arg(0).Int(); a == 0 {
			return none, nil
		}
		return none, c.Free(c.Arg(0))
	},
	"malloc_usable_size": func(c *interp.Call) (interp.Value, error) {
		o, _, err := c.Find(c.Arg(0), 0, false)
		if err != nil {
			return none, err
		}
		return interp.Int(o.Size), nil
	},
	"memcpy":  func(c *interp.Call) (interp.Value, error) { return copied(c, false) },
	"memmove": func(c *interp.Call) (interp.Value, error) { return copied(c, true) },
	"mempcpy": func(c *interp.Call) (interp.Value, error) {
		p, err := copied(c, false)
		return offset(p, int64(c.Num(2))), err
	},
	"memset": func(c *interp.Call) (interp.Value, error) {
		b, err := room(c, c.Arg(0), c.Num(2))
		for i := range b {
			b[i] = byte(c.Num(1))
		}
		if err != nil {
			return none, err
		}
		return c.Args[0], c.Write(c.Arg(0), b)
	},
	"bzero": func(c *interp.Call) (interp.Value, error) {
		b, err := room(c, c.Arg(0), c.Num(1))
		if err != nil {
			return none, err
		}
		return none, c.Write(c.Arg(0), b)
	},
	"bcopy": func(c *interp.Call) (interp.Value, error) { return none, c.Move(c.Arg(1), c.Arg(0), c.Num(2)) },
	"memcmp": func(c *interp.Call) (interp.Value, error) {
		a, err := c.Read(c.Arg(0), c.Num(2))
		if err != nil {
			return none, err
		}
		b, err := c.Read(c.Arg(1), c.Num(2))
		return num(c, compared(a, b)), err
	},
	"memchr": func(c *interp.Call) (interp.Value, error) {
		// It stops at what it finds, so that n may be more than there is.
		o, off, err := c.Find(c.Arg(0), 0, false)
		if err != nil {
			return none, err
		}
		n := min(c.Num(2), o.Size-off)
		b, err := c.Read(c.Arg(0), n)
		if err != nil {
			return none, err
		}
		if i := bytes.IndexByte(b, byte(c.Num(1))); i >= 0 {
			return offset(c.Arg(0), int64(i)), nil
		}
		if n < c.Num(2) {
			return none, c.Fail("it reads %d bytes of %d", c.Num(2), n)
		}
		return null, nil
	},
	"memrchr": func(c *interp.Call) (interp.Value, error) {
		b, err := c.Read(c.Arg(0), c.Num(2))
		return found(c, b, bytes.LastIndexByte(b, byte(c.Num(1)))), err
	},
	"qsort": func(c *interp.Call) (interp.Value, error) { return none, sorted(c) },
	"bsearch": func(c *interp.Call) (interp.Value, error) {
		lo, hi := uint64(0), c.Num(2)
		for lo < hi {
			mid := lo + (hi-lo)/2
			at := offset(c.Arg(1), int64(mid*c.Num(3)))
			r, err := compareBy(c, c.Arg(4), c.Arg(0), at)
			switch {
			case err != nil:
				return none, err
			case r == 0:
				return at, nil
			case r < 0:
				hi = mid
			default:
				lo = mid + 1
			}
		}
		return null, nil
	},
}

func fail(c *interp.Call, errno uint32) (interp.Value, error) {
	setErrno(c, errno)
	return null, nil
}

func alloc(c *interp.Call, size, align uint64, zero bool) (interp.Value, error) {
	if size > tooMuch {
		return fail(c, enomem)
	}
	return c.Alloc(size, align, zero).Pointer(), nil
}

// offset is a pointer n bytes on.
func offset(p interp.Value, n int64) interp.Value { return p.Offset(n) }

func copied(c *interp.Call, overlap bool) (interp.Value, error) {
	d, s, n := c.Arg(0), c.Arg(1), c.Num(2)
	a, _ := d.Int()
	b, _ := s.Int()
	if !overlap && a < b+n && b < a+n && n > 0 && a != b {
		return none, c.Fail("the ranges of %d bytes overlap", n)
	}
	return d, c.Move(d, s, n)
}

// compareBy calls a comparison function as qsort does.
func compareBy(c *interp.Call, f, a, b interp.Value) (int32, error) {
	r, err := c.CallPointer(f, []interp.Value{a, b}, []*ir.Type{ir.Ptr, ir.Ptr}, ir.I32)
	if err != nil {
		return 0, err
	}
	n, ok := r.Int()
	if !ok {
		return 0, c.Fail("the comparison gives %s", c.Format(ir.I32, r))
	}
	return int32(n), nil
}

// sorted is qsort, as a stable merge sort like the one that glibc long had.
func sorted(c *interp.Call) error {
	n, size := c.Num(1), c.Num(2)
	if n < 2 || size == 0 {
		return nil
	}
	base := c.Arg(0)
	copyOf := c.NewObject(interp.ObjExternal, n*size, maxAlign, "qsort's copy")
	if err := c.Move(copyOf.Pointer(), base, n*size); err != nil {
		return err
	}
	order := make([]uint64, n)
	for i := range order {
		order[i] = uint64(i) * size
	}
	var failed error
	sort.SliceStable(order, func(i, j int) bool {
		if failed != nil {
			return false
		}
		r, err := compareBy(c, c.Arg(3), copyOf.At(order[i]), copyOf.At(order[j]))
		failed = err
		return r < 0
	})
	if failed != nil {
		return failed
	}
	for i, from := range order {
		if err := c.Move(offset(base, int64(uint64(i)*size)), copyOf.At(from), size); err != nil {
			return err
		}
	}
	return nil
}

// room is as many zeros as are to be written to p, if there is room for them.
func room(c *interp.Call, p interp.Value, n uint64) ([]byte, error) {
	if n == 0 {
		return nil, nil
	}
	if _, _, err := c.Find(p, n, true); err != nil {
		return nil, err
	}
	return make([]byte, n), nil
}

// fortified are the functions with a check in front that the object which the
// first argument points into has room: by the argument that says how much.
var fortified = map[string]int{"memcpy": 3, "memmove": 3, "memset": 3, "mempcpy": 3, "strcpy": 2, "stpcpy": 2, "strncpy": 3, "stpncpy": 3,
	"strcat": 2, "strncat": 3, "strlen": 1}

// checked is a fortified function. One that does not fit stops the program; the
// memory that it would have written to is as large as it is, so that is an error
// here in any case.
func checked(f interp.Builtin, size int) interp.Builtin {
	return func(c *interp.Call) (interp.Value, error) {
		c.Arg(size) // or there is none
		plain := *c
		plain.Args = append(append([]interp.Value(nil), c.Args[:size]...), c.Args[size+1:]...)
		plain.Types = append(append([]*ir.Type(nil), c.Types[:size]...), c.Types[size+1:]...)
		return f(&plain)
	}
}
