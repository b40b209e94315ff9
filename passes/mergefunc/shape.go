package mergefunc

import (
	"slices"

	"rewrite/passes/ir"
)

// A shape is what two functions must agree in before their contents are compared
// modulo rules: all that a function states as a whole, with types as they are; the
// control flow; the types of phis; and, in order, every instruction that is not
// free (told by its operands alone), with all its fields but without its operands.
// Among these are memory, calls, terminators, and what makes a choice of its own,
// freezes for one. It is stale after any change of the function.
type shape struct {
	key    []uint64
	hash   uint64
	sample uint64    // see sampler
	blocks []outline // in the order of the walk
}

// An outline is a block of a shape, without debug intrinsics.
type outline struct {
	block  *ir.Block
	instrs []*ir.Value
	free   []bool // of instrs
}

// shape gives the shape of a function, nil if it has none that says everything.
// free tells which of its instructions are free.
func (o *Order) shape(f *ir.Func, free func(v *ir.Value) bool) *shape {
	w := o.speller(f)
	w.outline = true
	w.walk()
	w.out = append(w.out, o.head(f)...)
	w.put(w.typ(f.FuncType))
	s := &shape{blocks: make([]outline, len(w.order))}
	rest := w.instrs
	for i, b := range w.order {
		out := &s.blocks[i]
		out.block = b
		last := b.Terminator()
		for v := (*ir.Value)(nil); v != last; rest = rest[1:] {
			v = rest[0]
			out.instrs = append(out.instrs, v)
			isFree := v.Op != ir.OpPhi && free(v)
			out.free = append(out.free, isFree)
			if !isFree {
				w.instr(v)
			}
		}
	}
	if w.opaque {
		return nil
	}
	s.key, s.hash = w.out, hash(w.out)
	return s
}

// phis are the first instructions, which is how many.
func (o *outline) phis() int {
	n := slices.IndexFunc(o.instrs, func(v *ir.Value) bool { return v.Op != ir.OpPhi })
	return max(n, 0)
}
