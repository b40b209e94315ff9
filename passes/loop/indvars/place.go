package indvars

import (
	"slices"

	"rewrite/passes/internal/edit"
	"rewrite/passes/ir"
	"rewrite/passes/ir/fp"
	"rewrite/passes/simplify"
)

// Instructions that are made between others are put there all at once for a block, so that large blocks are gone through once.

// before puts an instruction before another one.
func (w *work) before(at, v *ir.Value) *ir.Value {
	w.ahead.Put(at, v)
	return v
}

// behind puts an instruction behind another one, behind all phis if that is one.
func (w *work) behind(at, v *ir.Value) *ir.Value {
	if at.Op == ir.OpPhi {
		at = at.Block.Instrs[len(at.Block.Phis())]
		return w.before(at, v)
	}
	return w.before(w.next(at), v)
}

// next is the instruction behind one that is no terminator. A block is numbered when it is asked about for the first time.
func (w *work) next(v *ir.Value) *ir.Value {
	b := v.Block
	if w.numbered[b] != len(b.Instrs) {
		for i, x := range b.Instrs {
			w.places[x] = i
		}
		w.numbered[b] = len(b.Instrs)
	}
	return b.Instrs[w.places[v]+1]
}

// besides puts a phi into the block of another one.
func (w *work) besides(at, phi *ir.Value) *ir.Value {
	return w.before(at.Block.Instrs[0], phi)
}

// place puts what was made to where it belongs.
func (w *work) place() {
	if w.ahead.Place(w.f) {
		clear(w.places)
		clear(w.numbered)
	}
}

// settle puts what stands for values in their place; they are taken out in the end.
func (w *work) settle() {
	w.place()
	if len(w.now) == 0 {
		return
	}
	var users []*ir.Value // of what is constant now
	for _, b := range w.f.Blocks {
		for _, v := range b.Instrs {
			if w.now[v] != nil && v.NumUses() > 0 {
				x := w.final(v)
				if x.IsConst() {
					for _, u := range v.Uses() {
						users = append(users, u.User)
					}
				}
				v.ReplaceAllUses(x)
			}
		}
	}
	w.fold(users)
}

// fold makes constants of operations that are some, and of their users.
func (w *work) fold(list []*ir.Value) {
	for len(list) > 0 {
		v := list[len(list)-1]
		list = list[:len(list)-1]
		if v.Block == nil || w.now[v] != nil || v.NumUses() == 0 || v.Op.IsTerminator() || v.Op == ir.OpPhi || v.Effects() != 0 {
			continue
		}
		if slices.ContainsFunc(v.Args, func(a *ir.Value) bool { return !a.IsConst() }) {
			continue
		}
		x := w.asFloat(v)
		if x == nil {
			x = w.env.Simplify(w.f).With(v, v.Args, simplify.Point{}).Value
		}
		if x != nil && x.IsConst() {
			for _, u := range v.Uses() {
				list = append(list, u.User)
			}
			w.now[v] = x
			v.ReplaceAllUses(x)
		}
	}
}

// asFloat is an integer constant that is made a float which it is exactly, nil for anything else.
func (w *work) asFloat(v *ir.Value) *ir.Value {
	format, ok := fp.Of(v.Type.Kind)
	if !ok || v.Op != ir.OpSIToFP && v.Op != ir.OpUIToFP || v.Args[0].Op != ir.OpInt || v.Args[0].Type.Bits > 64 {
		return nil
	}
	n := v.Args[0].Int()
	if v.Op == ir.OpSIToFP {
		n.SetInt64(v.Args[0].SExt())
	}
	if n.BitLen() > int(format.Man)+1 {
		return nil
	}
	return w.f.Consts().Float(v.Type, format.FromInt(n))
}

// final is what stands for a value in the end.
func (w *work) final(v *ir.Value) *ir.Value {
	for w.now[v] != nil {
		v = w.now[v]
	}
	return v
}

// sweep takes out what is replaced, and what nothing needs any more: of the instructions of loops, and what these alone used, and
// variables that only they themselves use.
func (w *work) sweep() {
	w.settle()
	gone := map[*ir.Value]*ir.Value{}
	var list []*ir.Value
	for _, b := range w.f.Blocks {
		for _, v := range b.Instrs {
			if w.now[v] != nil && v.Removable() || w.now[v] != nil && v.Op == ir.OpPhi {
				gone[v] = w.final(v)
				list = append(list, v)
			}
		}
	}
	drop := func(v *ir.Value) {
		if _, ok := gone[v]; !ok {
			gone[v] = w.stands[v]
			list = append(list, v)
		}
	}
	dead := func(v *ir.Value) bool {
		if !v.IsInstr() || v.Op != ir.OpPhi && !v.Removable() {
			return false
		}
		for _, u := range v.Uses() {
			if _, ok := gone[u.User]; !ok {
				return false
			}
		}
		return true
	}
	for _, l := range w.nest.All {
		for _, b := range l.Blocks {
			if w.nest.Of(b) != l {
				continue
			}
			for _, v := range b.Instrs {
				if v.NumUses() == 0 && dead(v) {
					drop(v)
				}
			}
		}
		for _, phi := range l.Header.Phis() {
			if _, ok := gone[phi]; ok {
				continue
			}
			for _, v := range w.web(phi, gone) {
				drop(v)
			}
		}
	}
	for len(list) > 0 {
		v := list[len(list)-1]
		list = list[:len(list)-1]
		for _, a := range v.Args {
			if a.IsInstr() && w.nest.Of(a.Block) != nil && dead(a) {
				drop(a)
			} else if a.IsInstr() && w.nest.Of(a.Block) != nil && a.Op == ir.OpPhi {
				for _, x := range w.web(a, gone) {
					drop(x)
				}
			}
		}
	}
	clear(w.now)
	clear(w.stands)
	if len(gone) > 0 {
		edit.Done(w.f, gone)
		w.changed = true
	}
}

// maxWeb is how many instructions web looks at.
const maxWeb = 16

// web is a phi and all that uses it, in any number of steps, if that has no effects: nothing else needs it.
func (w *work) web(phi *ir.Value, gone map[*ir.Value]*ir.Value) []*ir.Value {
	list := []*ir.Value{phi}
	seen := map[*ir.Value]bool{phi: true}
	for i := 0; i < len(list); i++ {
		for _, u := range list[i].Uses() {
			y := u.User
			if _, ok := gone[y]; ok || seen[y] {
				continue
			}
			if y.Op != ir.OpPhi && !y.Removable() || len(list) >= maxWeb {
				return nil
			}
			seen[y] = true
			list = append(list, y)
		}
	}
	return list
}
