package check

import (
	"rewrite/passes/ir"
	"rewrite/passes/ir/interp"
)

// This file is what functions of stdio.h do to streams. What they write is an event, whichever of them writes it, and nothing if that is
// nothing: a pass may call another one that writes the same.

// maxWritten bounds the bytes of a write that are looked at.
const maxWritten = 1 << 12

// A writer tells which bytes a call writes; it is ok if that is known. Arguments that there is no reading from are undefined behaviour.
type writer struct {
	params string // p pointers, i integers of 32 bits, z of more; . if there may be others behind
	stream int    // which of them the stream is, -1 for standard output
	bytes  func(c *interp.Call) (s []byte, ok bool, err error)
}

var writers = map[string]writer{
	"putchar": {"i", -1, byteOf},
	"fputc":   {"ip", 1, byteOf},
	"puts": {"p", -1, func(c *interp.Call) ([]byte, bool, error) {
		s, err := c.CString(c.Arg(0))
		return append(s[:len(s):len(s)], '\n'), true, err
	}},
	"fputs": {"pp", 1, func(c *interp.Call) ([]byte, bool, error) {
		s, err := c.CString(c.Arg(0))
		return s, true, err
	}},
	"fwrite": {"pzzp", 3, func(c *interp.Call) ([]byte, bool, error) {
		size, n := c.Num(1), c.Num(2)
		if size == 0 || n == 0 {
			return nil, true, nil
		}
		if size > maxWritten || n > maxWritten || size*n > maxWritten {
			return nil, false, nil
		}
		s, err := c.Read(c.Arg(0), size*n)
		return s, true, err
	}},
	"printf":  {"p.", -1, func(c *interp.Call) ([]byte, bool, error) { return formatted(c, 0) }},
	"fprintf": {"pp.", 0, func(c *interp.Call) ([]byte, bool, error) { return formatted(c, 1) }},
}

func byteOf(c *interp.Call) ([]byte, bool, error) { return []byte{byte(c.Num(0))}, true, nil }

// formatted is what formats make that are but text, a character or a string.
func formatted(c *interp.Call, format int) ([]byte, bool, error) {
	f, err := c.CString(c.Arg(format))
	if err != nil {
		return nil, true, err
	}
	next := format + 1
	var s []byte
	for i := 0; i < len(f); i++ {
		if f[i] != '%' {
			s = append(s, f[i])
			continue
		}
		i++
		switch {
		case i == len(f) || next >= len(c.Args):
			return nil, false, nil
		case f[i] == 'c' && c.Types[next] == ir.I32:
			s = append(s, byte(c.Num(next)))
		case f[i] == 's' && c.Types[next].IsPtr():
			t, err := c.CString(c.Arg(next))
			if err != nil {
				return nil, true, err
			}
			s = append(s, t...)
		default:
			return nil, false, nil
		}
		next++
	}
	return s, true, nil
}

// fits tells whether the types of a call's arguments are those that a writer takes.
func (r writer) fits(c *interp.Call) bool {
	for i, letter := range r.params {
		if letter == '.' {
			return true
		}
		if i >= len(c.Types) {
			return false
		}
		switch t := c.Types[i]; letter {
		case 'p':
			if !t.IsPtr() {
				return false
			}
		case 'i':
			if t != ir.I32 {
				return false
			}
		case 'z':
			if !t.IsInt() || t.Bits < 32 {
				return false
			}
		}
	}
	return len(c.Types) == len(r.params)
}

// writing is a call of a writer: an event with the stream and what is written to it.
func (w *world) writing(r writer) interp.Builtin {
	return func(c *interp.Call) (interp.Value, error) {
		if !r.fits(c) || c.Result == nil || !c.Result.IsInt() {
			return w.external(c)
		}
		s, ok, err := r.bytes(c)
		switch {
		case err != nil:
			return interp.Value{}, err
		case !ok || len(s) > maxWritten:
			return w.external(c)
		case len(s) == 0:
			return interp.Int(0), nil
		}
		to := *c
		to.Name, to.Site, to.Args, to.Types = "write to a stream", nil, nil, nil
		if r.stream >= 0 {
			to.Args, to.Types = append(to.Args, c.Args[r.stream]), append(to.Types, c.Types[r.stream])
		}
		for _, b := range s {
			to.Args, to.Types = append(to.Args, interp.Int(uint64(b))), append(to.Types, ir.I8)
		}
		return w.external(&to)
	}
}
