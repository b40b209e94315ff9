package constfold

import (
	"strings"

	"rewrite/dsl/prove/fp"
	"rewrite/passes/ir"
)

// A flush is what becomes of a denormal number.
type flush uint8

// The modes of "denormal-fp-math" (LangRef, "Function Attributes").
const (
	kept    flush = iota
	signed        // becomes the zero of its sign
	toZero        // becomes 0.0
	unknown       // depends on the state of the processor
)

// A mode is what becomes of denormal operands and results.
type mode struct{ in, out flush }

// denormals is the mode of the function for a format.
func (c *call) denormals(format fp.Format) mode {
	if c.f.Attrs.Has("denormal_fpenv") { // of LLVM 23 on
		return mode{unknown, unknown}
	}
	if format.Kind == ir.FloatKind {
		if a, ok := c.f.Attrs.Get("denormal-fp-math-f32"); ok {
			return parseMode(a.Value)
		}
	}
	a, _ := c.f.Attrs.Get("denormal-fp-math")
	return parseMode(a.Value)
}

// parseMode reads "output,input", or one word for both.
func parseMode(text string) mode {
	out, in, two := strings.Cut(text, ",")
	if !two {
		in = out
	}
	return mode{in: parseFlush(in), out: parseFlush(out)}
}

func parseFlush(word string) flush {
	switch word {
	case "", "ieee":
		return kept
	case "preserve-sign":
		return signed
	case "positive-zero":
		return toZero
	}
	return unknown
}

// flushed is a number after a flush; !ok if it is not known.
func (how flush) flushed(format fp.Format, x uint64) (y uint64, ok bool) {
	if !format.IsDenormal(x) || how == kept {
		return x, true
	}
	switch how {
	case signed:
		return x & format.SignBit(), true
	case toZero:
		return 0, true
	}
	return 0, false
}
