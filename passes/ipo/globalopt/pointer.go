package globalopt

import (
	"math/big"
	"slices"

	"rewrite/passes/analysis/memory"
	"rewrite/passes/internal/edit"
	"rewrite/passes/ir"
)

// pointer has what only one address is stored to, and null, be that address where it is not null: where it
// is accessed or called, as that has undefined behaviour with null.
//
//	@hook = internal global ptr null        only @f is stored to it
//	%h = load ptr, ptr @hook
//	call void %h()                          call void @f()
//
// What is left is whether it is null: see flag.
func (w *work) pointer(g *ir.Global, s *status) (changed bool) {
	if s.other != "" || s.ordered || len(s.fills) > 0 || len(s.stores) == 0 || g.ValueType != ir.Ptr || g.Init.Op != ir.OpNull || !s.whole(g) {
		return false
	}
	var c *ir.Value
	for _, u := range s.stores {
		v := u.User.Args[0]
		if v.Op == ir.OpNull {
			continue
		}
		if !v.IsConst() || varies(v) {
			return false
		}
		x := edit.InModule(w.m, v)
		if x == nil || c != nil && x != c {
			return false
		}
		c = x
	}
	if c == nil {
		return false
	}
	for _, l := range s.loads {
		f := l.User.Block.Func
		if ir.NullIsValid(f) {
			continue
		}
		for i := 0; i < l.User.NumUses(); {
			if u := l.User.Uses()[i]; traps(w.layout, u, 0) {
				u.User.SetArg(int(u.Index), edit.InFunc(f, c)) // another use is in its place
				w.loose[f] = append(w.loose[f], l.User)
				w.touch(f)
				changed = true
				continue
			}
			i++
		}
	}
	if changed {
		w.names(c)
		w.e.About(g).Applied(nil, "it is one address or null: where it is accessed, it is that")
	}
	return changed
}

// Bounds on the uses of an address that traps looks at.
const (
	maxTrapDepth = 4
	maxTrapUses  = 16
)

// traps tells whether a use of a pointer has undefined behaviour, whenever it is executed, if that is null.
func traps(l *ir.Layout, u ir.Use, depth int) bool {
	switch v := u.User; memory.KindOf(u) {
	case memory.Load:
		return v.Flags&ir.Volatile == 0 && v.Type.HasFixedSize() && l.StoreSize(v.Type) > 0
	case memory.Store:
		return v.Flags&ir.Volatile == 0 && v.Args[0].Type.HasFixedSize() && l.StoreSize(v.Args[0].Type) > 0
	case memory.Update:
		return v.Flags&ir.Volatile == 0
	case memory.Escape:
		return v.Op.IsCall() && u.Index == 0 && !slices.ContainsFunc(v.Aux.(*ir.Call).Bundles, func(b ir.Bundle) bool { return b.Tag == "ptrauth" })
	case memory.Step:
		if v.Op != ir.OpGEP || v.Flags&ir.InBounds == 0 || !v.Type.IsPtr() || depth == maxTrapDepth || v.NumUses() > maxTrapUses {
			return false
		}
		for _, x := range v.Uses() {
			if !traps(l, x, depth+1) {
				return false
			}
		}
		return true
	}
	return false
}

// whole tells whether all loads and stores are of all of a variable, as its type.
func (s *status) whole(g *ir.Global) bool {
	for _, a := range append(s.loads[:len(s.loads):len(s.loads)], s.stores...) {
		if accessed(a) != g.ValueType || !a.Known || a.Off != 0 {
			return false
		}
	}
	return true
}

// flag makes a variable of one bit of what is only compared with constants, where all that is ever stored to it compares
// as its initializer does, or all else alike.
//
//	@ready = internal global i32 0        @ready.set = internal global i1 false
//	store i32 5, ptr @ready               store i1 true, ptr @ready.set
//	%r = load i32, ptr @ready             %r = load i1, ptr @ready.set
//	%c = icmp sgt i32 %r, 3               %r
func (w *work) flag(g *ir.Global, s *status) bool {
	t := g.ValueType
	if s.other != "" || s.ordered || len(s.fills) > 0 || len(s.stores) == 0 || len(s.loads) == 0 || t == ir.I1 || !t.IsInt() && t != ir.Ptr || !s.whole(g) ||
		g.Init.Op != ir.OpInt && g.Init.Op != ir.OpNull && g.Init.Op != ir.OpZero {
		return false
	}
	var sets []bool
	var other *ir.Value // a number that is stored besides the initializer
	for _, u := range s.stores {
		if t == ir.Ptr {
			nonzero := w.e.Of(u.User.Block.Func).Facts().Facts(u.User.Args[0]).NonZero()
			if u.User.Args[0].Op != ir.OpNull && !nonzero {
				return false
			}
			sets = append(sets, nonzero)
			continue
		}
		if u.User.Args[0].Op != ir.OpInt {
			return false
		}
		v := edit.InModule(w.m, u.User.Args[0])
		if v != g.Init && other != nil && v != other {
			return false
		}
		sets = append(sets, v != g.Init)
		if v != g.Init {
			other = v
		}
	}
	for _, l := range s.loads {
		for _, u := range l.User.Uses() {
			if !asks(u, t) {
				return false
			}
		}
	}
	now := w.define(g, "set", w.m.Pool.Int(ir.I1, 0), 0)
	now.Meta = bitMeta(g, other)
	for i, u := range s.stores {
		f := u.User.Block.Func
		set := uint64(0)
		if sets[i] {
			set = 1
		}
		w.access(u, ir.OpStore, ir.Void, f.Int(ir.I1, set), address(f, now))
		w.unneeded(u.User.Args[0])
	}
	for _, l := range s.loads {
		w.compared(g, l, now, other)
	}
	w.e.About(g).Applied(nil, "it is only asked which of two values it has: one bit tells")
	return true
}

// access puts an access in front of another one, which goes.
func (w *work) access(a access, op ir.Op, t *ir.Type, args ...*ir.Value) *ir.Value {
	v := a.User.Block.Func.NewInstr(op, t, args...)
	v.Aux = ir.PlainMem(1)
	v.Meta = a.User.Meta.Keep(func(kind string) bool { return kind == "dbg" })
	a.User.Block.InsertAt(a.User.Block.IndexOf(a.User), v)
	w.drop(a.User)
	return v
}

// compared loads the bit in the place of a variable, and replaces what that is compared with.
func (w *work) compared(g *ir.Global, l access, now *ir.Global, other *ir.Value) {
	f := l.User.Block.Func
	var not *ir.Value
	bit := w.access(l, ir.OpLoad, ir.I1, address(f, now))
	for _, u := range l.User.Uses() {
		c := u.User
		if c.Op != ir.OpICmp && c.Op != ir.OpTrunc {
			continue // an access: see heap
		}
		clear, set := c.Pred == ir.EQ, c.Pred == ir.NE
		if other != nil || g.ValueType != ir.Ptr {
			clear, set = outcome(u, g.Init), other != nil && outcome(u, other)
		}
		switch {
		case clear == set && set:
			w.replace(c, f.Int(ir.I1, 1))
		case clear == set:
			w.replace(c, f.Int(ir.I1, 0))
		case set:
			w.replace(c, bit)
		default:
			if not == nil {
				not = f.NewInstr(ir.OpXor, ir.I1, bit, f.Int(ir.I1, 1))
				not.Meta = bit.Meta
				bit.Block.InsertAt(bit.Block.IndexOf(bit)+1, not)
			}
			w.replace(c, not)
		}
	}
}

// asks tells whether a use of a number or pointer only compares it with a constant, or takes its lowest bit.
func asks(u ir.Use, t *ir.Type) bool {
	c := u.User
	switch {
	case c.Op == ir.OpTrunc:
		return c.Type == ir.I1
	case c.Op != ir.OpICmp:
		return false
	case t == ir.Ptr:
		return c.Args[1-u.Index].Op == ir.OpNull && (c.Pred == ir.EQ || c.Pred == ir.NE)
	}
	return c.Args[1-u.Index].Op == ir.OpInt
}

// outcome is what such a use comes to for a number.
func outcome(u ir.Use, x *ir.Value) bool {
	c, n := u.User, number(x)
	if c.Op == ir.OpTrunc {
		return n.Bit(0) == 1
	}
	a, b := n, number(c.Args[1-u.Index])
	if u.Index == 1 {
		a, b = b, a
	}
	r, _ := ir.EvalWide(ir.OpICmp, a, b, x.Type.Bits, 1, 0, c.Pred)
	return r.Sign() != 0
}

// number is what an integer constant is, without sign.
func number(x *ir.Value) *big.Int {
	if x.Op == ir.OpInt {
		return x.Int()
	}
	return new(big.Int) // zeroinitializer
}
