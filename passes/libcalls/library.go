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
	if id == library.Unknown || simplifiers[id] == nil {
		return nil
	}
	return &call{work: w, Function: id.Info(), simplify: simplifiers[id], v: v, args: v.CallArgs()}
}

// sizeBits is the width of size_t.
func (w *work) sizeBits() uint32 { return w.size().Pointer(0).Index }
