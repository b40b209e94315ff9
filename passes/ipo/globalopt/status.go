package globalopt

import (
	"rewrite/passes/analysis/memory"
	"rewrite/passes/ir"
)

// A status is what all uses of a variable do with it.
type status struct {
	loads  []access // what reads it; a memcpy from it, and calls that only read it, too
	stores []access
	fills  []access    // memset and memcpy to it
	idle   []*ir.Value // loads, and addresses, that nothing uses
	in     *ir.Func    // the function that all uses are in; nil if there are several
	many   bool        // there are
	// other tells what else is done with the address, by which it may be read and written
	// anywhere or in a way that must not change.
	other string
	// ordered: a load is atomic.
	ordered bool
	// addressed: the address may be compared with others, also by who is only handed it.
	addressed bool
}

// An access is a use of the address, or of one within.
type access struct{ memory.Use }

// status follows all uses of a variable.
func (w *work) status(g *ir.Global) *status {
	s := &status{}
	seen := map[*ir.Value]bool{}
	for _, u := range w.uses.Of(g) {
		if u.User == nil {
			s.refuse("it is a part of " + u.In.Spelling())
			s.addressed = true
			continue
		}
		if w.isGone(u.User) {
			continue
		}
		if s.in != nil && s.in != u.In.Func {
			s.many = true
		}
		s.in = u.In.Func
		c := u.Operand()
		if seen[c] {
			continue
		}
		seen[c] = true
		if base, off, ok := w.base(c); ok && base == g {
			memory.Walk(w.layout, c, func(m memory.Use) memory.Next {
				if w.isGone(m.User) {
					return memory.Skip
				}
				return s.visit(m, off)
			})
			continue
		}
		s.refuse("a constant has its address in it")
		s.addressed = true
	}
	return s
}

func (s *status) refuse(why string) {
	if s.other == "" {
		s.other = why
	}
}

// base is the global that a constant address is in; ok if it is a number of bytes behind it.
func (w *work) base(c *ir.Value) (g *ir.Global, off int64, ok bool) {
	for c.Op != ir.OpGlobal {
		switch {
		case c.Op == ir.OpGEP && c.Type.IsPtr():
			n, ok := w.layout.GEPOffset(c)
			if !ok {
				return nil, 0, false
			}
			off += n
		case c.Op == ir.OpAddrSpaceCast && c.Type.IsPtr():
		default:
			return nil, 0, false
		}
		c = c.Args[0]
	}
	return c.AsGlobal(), off, true
}

// visit notes what a use does.
func (s *status) visit(m memory.Use, behind int64) memory.Next {
	m.Off += behind
	a, v := access{m}, m.User
	switch m.Kind {
	case memory.Load, memory.Store:
		switch plain := v.IsPlain(); {
		case v.Flags&ir.Volatile != 0, !plain && m.Kind == memory.Store:
			s.refuse("an access of it is volatile, or stores to it atomically")
		case m.Kind == memory.Load && plain && v.NumUses() == 0:
			s.idle = append(s.idle, v)
		case m.Kind == memory.Load:
			s.loads, s.ordered = append(s.loads, a), s.ordered || !plain
		default:
			s.stores = append(s.stores, a)
		}
	case memory.Transfer:
		switch {
		case memory.IsVolatile(v):
			s.refuse("a copy of it is volatile")
		case m.Index == 1 && (memory.IsFill(v) || v.Args[2] != v.Args[1]):
			s.fills = append(s.fills, a)
		case m.Index == 2:
			s.loads = append(s.loads, a)
		default:
			s.refuse("it is copied to itself")
		}
	case memory.Lend:
		s.addressed = true
		for _, set := range memory.ParamAttrs(v, int(m.Index)-1) {
			if set.Has("readonly") || set.Has("readnone") {
				s.loads = append(s.loads, a)
				return memory.Skip
			}
		}
		s.refuse("a function that is handed its address may write it")
	case memory.Compare:
		s.addressed = true
	case memory.Step:
		if v.IsInstr() && v.NumUses() == 0 {
			s.idle = append(s.idle, v)
			return memory.Skip
		}
		if v.Type.IsPtr() {
			return memory.Follow
		}
		s.refuse("its address is in a vector")
		s.addressed = true
	default: // one that a phi or a select may choose from stands for others, too
		s.refuse("its address goes to where it is not followed")
		s.addressed = true
	}
	return memory.Skip
}

// only tells whether all uses are in one function.
func (s *status) only() *ir.Func {
	if s.many {
		return nil
	}
	return s.in
}
