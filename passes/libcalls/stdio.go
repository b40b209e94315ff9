package libcalls

import (
	"bytes"

	"rewrite/passes/ir"
	"rewrite/passes/ir/intrinsic"
)

// stdioFunctions are those of stdio.h that write to memory, or nothing.
var stdioFunctions = map[string]simplifier{
	"fputs":    fputs,
	"fwrite":   fwrite,
	"printf":   func(c *call) (*ir.Value, bool) { return nil, c.writesNothing(0) },
	"fprintf":  func(c *call) (*ir.Value, bool) { return nil, c.writesNothing(1) },
	"sprintf":  sprintf,
	"snprintf": snprintf,
}

// fputs of the empty string is successful, which is told by an open set of numbers.
func fputs(c *call) (*ir.Value, bool) {
	s, ok := c.str(0)
	return nil, ok && len(s) == 0 && c.v.NumUses() == 0
}

// fwrite of nothing leaves the stream as it is.
func fwrite(c *call) (*ir.Value, bool) {
	if c.is(1, 0) || c.is(2, 0) {
		return c.result(0)
	}
	return nil, false
}

// writesNothing tells whether a format is empty, and what it returns is not asked.
func (c *call) writesNothing(format int) bool {
	s, ok := c.str(format)
	return ok && len(s) == 0 && c.v.NumUses() == 0
}

// formatted is what a format with its arguments makes, as constant memory that
// holds just that: a format without directives, or a string behind "%s".
func (c *call) formatted(format int) (p *ir.Value, length int, ok bool) {
	s, ok := c.str(format)
	switch {
	case !ok:
		return nil, 0, false
	case bytes.IndexByte(s, '%') < 0:
		return c.args[format], len(s), true
	case string(s) == "%s" && len(c.args) > format+1 && c.args[format+1].Type.IsPtr():
		s, ok = c.str(format + 1)
		return c.args[format+1], len(s), ok
	}
	return nil, 0, false
}

func sprintf(c *call) (*ir.Value, bool) {
	if p, n, ok := c.formatted(1); ok {
		c.copy(intrinsic.Memcpy, c.args[0], p, c.sizeOf(n+1))
		return c.result(int64(n))
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
	p, n, ok := c.formatted(2)
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
