// Package read reads textual LLVM IR of any version in one call: with opaque
// pointers (LLVM 15 and on) by package asm, with typed ones (LLVM 14 and older) by
// package llir. Intrinsics that no LLVM has any more are written out (upgrade.go).
package read

import (
	"errors"
	"io"
	"regexp"

	"rewrite/passes/ir"
	"rewrite/passes/ir/asm"
	"rewrite/passes/ir/asm/print"
	"rewrite/passes/ir/diag"
	"rewrite/passes/ir/llir"
)

// Parse reads a whole module, as asm.Parse does, of any version. The module is nil
// if there are errors.
func Parse(name string, src []byte, opt asm.Options) (*ir.Module, diag.Diagnostics) {
	m, found := parse(name, src, opt)
	if m != nil {
		for _, f := range m.Funcs {
			upgrade(f)
		}
	}
	return m, found
}

func parse(name string, src []byte, opt asm.Options) (*ir.Module, diag.Diagnostics) {
	m, found := asm.Parse(name, src, opt)
	if !isTyped(found) {
		return m, found
	}
	if m, found = llir.ReadTyped(name, src); m == nil && opaque.Match(src) {
		opt.UpgradePointers = true
		if m, diags := asm.Parse(name, src, opt); m != nil {
			return m, diags
		}
	}
	return m, found
}

// A Text is a module that was worked on and can be written.
type Text interface {
	io.WriterTo
	Module() *ir.Module
}

// Process reads a module of any version, lets do change each function that is
// held as blocks, and gives what writes its text, nil if there are errors. It is
// asm.Process, where that can read the module; of one with typed pointers all of the
// functions are held at the same time, opt.Verify is asked about each before it is
// worked on, and a panic of do is an error whose cause is an *asm.Panic.
func Process(name string, src []byte, opt asm.Options, do func(*ir.Func) diag.Diagnostics) (Text, diag.Diagnostics) {
	work := func(f *ir.Func) diag.Diagnostics {
		upgrade(f)
		return do(f)
	}
	text, found := asm.Process(name, src, opt, work)
	if text == nil && isTyped(found) {
		m, diags := llir.ReadTyped(name, src)
		if m != nil {
			if opt.Verify != nil {
				diags = append(diags, asm.EachFunc(m, opt.Jobs, opt.Verify)...)
			}
			if !diags.HasErrors() {
				diags = append(diags, asm.EachFunc(m, opt.Jobs, work)...)
			}
			for _, d := range diags {
				if d.File == "" {
					d.File = name
				}
			}
			if diags.HasErrors() {
				return nil, diags
			}
			return Held(m), diags
		}
		found = diags
		if opaque.Match(src) {
			opt.UpgradePointers = true
			var upgraded diag.Diagnostics
			if text, upgraded = asm.Process(name, src, opt, work); text != nil {
				found = upgraded
			}
		}
	}
	if text == nil {
		return nil, found
	}
	return text, found
}

// Held is the Text of a module whose functions are held as they are.
func Held(m *ir.Module) Text { return whole{m} }

type whole struct{ m *ir.Module }

func (t whole) Module() *ir.Module { return t.m }

func (t whole) WriteTo(w io.Writer) (int64, error) {
	n := counter{w: w}
	err := print.Module(&n, t.m)
	return n.n, err
}

// A counter counts what is written through it.
type counter struct {
	w io.Writer
	n int64
}

func (c *counter) Write(b []byte) (int, error) {
	n, err := c.w.Write(b)
	c.n += int64(n)
	return n, err
}

// isTyped tells whether a module was not read because LLVM 14 or an older one wrote it.
func isTyped(found diag.Diagnostics) bool { return errors.Is(found.Err(), asm.ErrTypedPointers) }

// opaque finds the type of opaque pointers in a text. LLVM 17 and newer take typed
// pointers for opaque ones, so that there are modules with both, which llir cannot read.
var opaque = regexp.MustCompile(`(?m)(^|[\s(,{<\[])ptr[\s,)}>\]]`)
