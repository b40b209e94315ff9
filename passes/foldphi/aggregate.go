package foldphi

import (
	"rewrite/passes/internal/edit"
	"rewrite/passes/ir"
)

// A struct that is put together of phis of the elements of others, which were there as a whole
// on each way, is a phi of these, as behind the landing pads of exceptions:
//
//	a: %x = landingpad { ptr, i32 } cleanup
//	   %x0 = extractvalue { ptr, i32 } %x, 0
//	   %x1 = extractvalue { ptr, i32 } %x, 1
//	b: %y = landingpad { ptr, i32 } cleanup        %y0 and %y1 in the same way
//	j: %p = phi ptr [ %x0, %a ], [ %y0, %b ]
//	   %q = phi i32 [ %x1, %a ], [ %y1, %b ]
//	   %r = insertvalue { ptr, i32 } poison, ptr %p, 0
//	   %s = insertvalue { ptr, i32 } %r, i32 %q, 1          %s = phi { ptr, i32 } [ %x, %a ], [ %y, %b ]
//
// Elements that are undef on a way are of a struct that is undef there.

const (
	// maxElements bounds of how many elements a struct is, maxLinks in how many steps they are set, maxWays how
	// many ways to where they come from are followed.
	maxElements = 8
	maxLinks    = 2 * maxElements
	maxWays     = 64
)

// together makes a phi of what is put together in a block.
func (w *work) together(b *ir.Block) (changed bool) {
	for i := 0; i < len(b.Instrs); i++ {
		v := b.Instrs[i]
		elems := elements(v)
		if elems == nil {
			continue
		}
		p := whole{typ: v.Type, left: maxWays, made: map[*ir.Value]*ir.Value{}}
		if !p.can(elems) || !p.joined {
			continue
		}
		x := p.make(elems)
		w.say.Applied(v, "this struct is a phi of those that its elements are of")
		v.ReplaceAllUses(x)
		w.gone[v] = x
		i = b.IndexOf(v)
		changed = true
	}
	return changed
}

// elements are those of a struct whose elements insertvalues set, all of them; nil if it is none. What only
// further insertvalues use is a step to another struct.
func elements(v *ir.Value) []*ir.Value {
	if v.Op != ir.OpInsertValue || v.Type.Kind != ir.StructKind || len(v.Type.Fields) > maxElements || v.NumUses() == 0 || edit.AllUses(v, extends) {
		return nil
	}
	elems := make([]*ir.Value, len(v.Type.Fields))
	missing := len(elems)
	for range maxLinks {
		if v.Op != ir.OpInsertValue {
			return nil
		}
		at := v.Aux.(ir.Indices)
		if len(at) != 1 {
			return nil
		}
		if elems[at[0]] == nil {
			elems[at[0]] = v.Args[1]
			if missing--; missing == 0 {
				return elems
			}
		}
		v = v.Args[0]
	}
	return nil
}

// extends tells whether a use is of a struct in which another element is set next.
func extends(u ir.Use) bool {
	return u.Index == 0 && u.User.Op == ir.OpInsertValue
}

// A whole looks for structs that have given elements.
type whole struct {
	typ    *ir.Type
	joined bool                    // there is a phi of them
	left   int                     // of maxWays
	made   map[*ir.Value]*ir.Value // by the first element
}

// of is the struct that all of these are the elements of.
func (p *whole) of(elems []*ir.Value) *ir.Value {
	x := elems[0]
	if x.Op == ir.OpExtractValue && x.Args[0].Type == p.typ {
		for i, e := range elems {
			if e.Op != ir.OpExtractValue || e.Args[0] != x.Args[0] || len(e.Aux.(ir.Indices)) != 1 || e.Aux.(ir.Indices)[0] != uint32(i) {
				return nil
			}
		}
		return x.Args[0]
	}
	return nil
}

func undefined(elems []*ir.Value) bool {
	for _, e := range elems {
		if e.Op != ir.OpUndef {
			return false
		}
	}
	return true
}

// on are the elements on one way.
func on(elems []*ir.Value, from *ir.Block) []*ir.Value {
	list := make([]*ir.Value, len(elems))
	for i, e := range elems {
		list[i] = edit.Incoming(e, from)
	}
	return list
}

// can tells whether there is a struct with these elements, or a phi of such.
func (p *whole) can(elems []*ir.Value) bool {
	if p.of(elems) != nil || undefined(elems) {
		return true
	}
	for _, e := range elems {
		if e.Op != ir.OpPhi || e.Block != elems[0].Block {
			return false
		}
	}
	p.joined = true
	for _, from := range elems[0].Targets {
		if p.left--; p.left < 0 || !p.can(on(elems, from)) {
			return false
		}
	}
	return true
}

// make is that struct.
func (p *whole) make(elems []*ir.Value) *ir.Value {
	x := elems[0]
	switch s := p.of(elems); {
	case s != nil:
		return s
	case p.made[x] != nil:
		return p.made[x]
	case undefined(elems):
		return nil // of a block's function, which a phi knows
	}
	list := make([]*ir.Value, len(x.Targets))
	for i, from := range x.Targets {
		if list[i] = p.make(on(elems, from)); list[i] == nil {
			list[i] = x.Block.Func.Undef(p.typ)
		}
	}
	p.made[x] = edit.Phi(x.Block, x.Targets, list)
	return p.made[x]
}
