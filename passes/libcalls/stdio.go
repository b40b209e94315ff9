package libcalls

import (
	"bytes"

	"rewrite/passes/ir"
	"rewrite/passes/ir/intrinsic"
)

// stdioFunctions are those of stdio.h that write. To a stream the same is written by the function that does least for it, where
// nobody asks what it returns: how many bytes that were, or any number that is not negative, differs from one to the other.
var stdioFunctions = map[string]simplifier{
	"puts":     unasked(puts),
	"fputs":    unasked(fputs),
	"fwrite":   fwrite,
	"printf":   unasked(printf),
	"fprintf":  unasked(fprintf),
	"sprintf":  sprintf,
	"snprintf": snprintf,
}

// unasked is for calls whose result is not used.
func unasked(done func(c *call) bool) simplifier {
	return func(c *call) (*ir.Value, bool) { return nil, c.v.NumUses() == 0 && done(c) }
}

// puts of the empty string ends a line.
func puts(c *call) bool {
	s, ok := c.str(0)
	return ok && len(s) == 0 && c.library("putchar", ir.I32, c.f.Int(ir.I32, '\n')) != nil
}

// fputs looks for the end of a string, which is known. To say so takes more arguments.
func fputs(c *call) bool {
	s, ok := c.str(0)
	return ok && (len(s) <= 1 || !short(c)) && write(c, c.args[0], s, c.args[1])
}

func short(c *call) bool { return c.target.Goal(c.f).Small() }

// write emits what writes the string at an address to a stream: nothing for none, fputc for one byte, and where code is to be short fputs.
func write(c *call, p *ir.Value, s []byte, stream *ir.Value) bool {
	switch {
	case len(s) == 0:
		return true
	case len(s) == 1:
		return c.library("fputc", ir.I32, c.f.Int(ir.I32, uint64(s[0])), stream) != nil
	case short(c):
		return c.library("fputs", ir.I32, p, stream) != nil
	}
	return c.library("fwrite", c.sizeType(), p, c.sizeOf(len(s)), c.sizeOf(1), stream) != nil
}

// fwrite of nothing leaves the stream as it is, that of a byte is fputc.
func fwrite(c *call) (*ir.Value, bool) {
	switch {
	case c.is(1, 0) || c.is(2, 0):
		return c.result(0)
	case c.is(1, 1) && c.is(2, 1) && c.v.NumUses() == 0 && c.has("fputc", ir.I32, ir.I32, c.args[3].Type):
		return nil, c.library("fputc", ir.I32, c.op(ir.OpZExt, ir.I32, c.char(0)), c.args[3]) != nil
	}
	return nil, false
}

// printf of a character is putchar; of a line that is an argument it is puts.
func printf(c *call) bool {
	if _, s, ok := c.formatted(0); ok {
		return len(s) == 0 || len(s) == 1 && c.library("putchar", ir.I32, c.f.Int(ir.I32, uint64(s[0]))) != nil
	}
	switch s, _ := c.str(0); {
	case len(c.args) < 2:
	case string(s) == "%c" && c.args[1].Type == ir.I32:
		return c.library("putchar", ir.I32, c.args[1]) != nil
	case string(s) == "%s\n" && c.args[1].Type.IsPtr():
		return c.library("puts", ir.I32, c.args[1]) != nil
	}
	return false
}

func fprintf(c *call) bool {
	if p, s, ok := c.formatted(1); ok {
		return write(c, p, s, c.args[0])
	}
	switch s, _ := c.str(1); {
	case len(c.args) < 3:
	case string(s) == "%c" && c.args[2].Type == ir.I32:
		return c.library("fputc", ir.I32, c.args[2], c.args[0]) != nil
	case string(s) == "%s" && c.args[2].Type.IsPtr():
		return c.library("fputs", ir.I32, c.args[2], c.args[0]) != nil
	}
	return false
}

// formatted is what a format with its arguments makes, as constant memory that
// holds just that: a format without directives, or a string behind "%s".
func (c *call) formatted(format int) (p *ir.Value, s []byte, ok bool) {
	s, ok = c.str(format)
	switch {
	case !ok:
		return nil, nil, false
	case bytes.IndexByte(s, '%') < 0:
		return c.args[format], s, true
	case string(s) == "%s" && len(c.args) > format+1 && c.args[format+1].Type.IsPtr():
		s, ok = c.str(format + 1)
		return c.args[format+1], s, ok
	}
	return nil, nil, false
}

func sprintf(c *call) (*ir.Value, bool) {
	if p, s, ok := c.formatted(1); ok {
		c.copy(intrinsic.Memcpy, c.args[0], p, c.sizeOf(len(s)+1))
		return c.result(int64(len(s)))
	}
	s, ok := c.str(1)
	if !ok || len(c.args) < 3 {
		return nil, false
	}
	switch x := c.args[2]; {
	case string(s) == "%c" && x.Type == ir.I32:
		c.op(ir.OpStore, ir.Void, c.lowByte(2), c.args[0]).Aux = ir.PlainMem(1)
		c.op(ir.OpStore, ir.Void, c.f.Int(ir.I8, 0), c.at(c.args[0], 1)).Aux = ir.PlainMem(1)
		return c.result(1)
	case string(s) == "%s" && x.Type == c.args[0].Type && c.v.NumUses() == 0:
		return nil, c.library("strcpy", c.args[0].Type, c.args[0], x) != nil
	}
	return nil, false
}

// snprintf writes one byte less than it may, and the end.
func snprintf(c *call) (*ir.Value, bool) {
	size, bounded := c.number(1)
	p, s, ok := c.formatted(2)
	n := len(s)
	if !ok || !bounded || size > 1<<31-1 || n > 1<<31-1 {
		return nil, false // a result above int's range is an error, and a bound above it may be
	}
	switch {
	case size == 0:
	case size > uint64(n):
		c.copy(intrinsic.Memcpy, c.args[0], p, c.sizeOf(n+1))
	default:
		c.copy(intrinsic.Memcpy, c.args[0], p, c.sizeOf(int(size)-1))
		c.op(ir.OpStore, ir.Void, c.f.Int(ir.I8, 0), c.at(c.args[0], int64(size)-1)).Aux = ir.PlainMem(1)
	}
	return c.result(int64(n))
}
