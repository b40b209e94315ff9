package libcalls

import (
	"rewrite/passes/ir"
	"rewrite/passes/ir/library"
)

// A simplifier gives what stands for a call, ok if something does; nil, true where
// nothing uses the result.
type simplifier func(c *call) (x *ir.Value, ok bool)

// simplifiers are those of the functions of the library, by library.ID; nil for those that are only built.
var simplifiers = func() []simplifier {
	list := make([]simplifier, len(library.Table))
	for _, table := range []map[string]simplifier{stringFunctions, memoryFunctions, numberFunctions, stdioFunctions} {
		for name, s := range table {
			list[library.Named(name)] = s
		}
	}
	for id := range list {
		if s := mathFunctions[library.Table[id].Plain]; s != nil {
			list[id] = s
		}
	}
	return list
}()

// copies are the functions that become intrinsics which copy or set memory, by library.ID.
var copies = func() []bool {
	list := make([]bool, len(library.Table))
	for _, table := range []map[string]simplifier{memoryFunctions, stdioFunctions} {
		for name := range table {
			list[library.Named(name)] = true
		}
	}
	return list
}()

// mayCopy tells whether the function at work may call what intrinsics that copy and set memory become. One that is itself memmove
// may call bcopy, which would come to a call of memmove.
func (w *work) mayCopy() bool {
	return w.target.MayCall(w.f, "memcpy") && w.target.MayCall(w.f, "memmove") && w.target.MayCall(w.f, "memset")
}

// A call of a library function, at work.
type call struct {
	*work
	*library.Function
	simplify simplifier
	v        *ir.Value
	args     []*ir.Value
}

// recognize tells which library function a call is of, nil if it is none of which anything is known.
func (w *work) recognize(v *ir.Value) *call {
	callee := v.CalledFunc()
	if callee == nil || library.Named(callee.Name) == library.Unknown {
		return nil // without a look at the layout
	}
	id := library.Of(v, w.lib.target, w.size())
	if id == library.Unknown || simplifiers[id] == nil || copies[id] && !w.mayCopy() {
		return nil
	}
	return &call{work: w, Function: id.Info(), simplify: simplifiers[id], v: v, args: v.CallArgs()}
}

// sizeBits is the width of size_t.
func (w *work) sizeBits() uint32 { return w.size().Pointer(0).Index }
