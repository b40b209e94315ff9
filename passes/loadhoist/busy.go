package loadhoist

import (
	"cmp"
	"slices"

	"rewrite/passes/analysis/memssa"
	"rewrite/passes/internal/edit"
	"rewrite/passes/ir"
)

// maxWay bounds how many blocks are looked at behind one, for whether all ways from it come to a load.
const maxWay = 64

// maxLoads bounds how many loads that find the same are looked at, each beside each.
const maxLoads = 32

// candidates tells whether there may be loads to hoist: two of one type, in blocks other than the entry.
func (w *work) candidates() bool {
	seen := map[*ir.Type]bool{}
	for _, b := range w.f.Blocks[1:] {
		for _, v := range b.Instrs {
			if v.Op == ir.OpLoad && v.IsPlain() {
				if seen[v.Type] {
					return true
				}
				seen[v.Type] = true
			}
		}
	}
	return false
}

// A kind is what loads have in common that find the same.
type kind struct {
	address *ir.Value // its representative
	clobber memssa.ID
	typ     *ir.Type
}

// busy hoists loads, and the addresses that they need.
func (w *work) busy() {
	n := numbering{byHash: map[uint64][]*ir.Value{}, rep: map[*ir.Value]*ir.Value{}}
	kinds := map[kind][]*ir.Value{}
	var order []kind
	for _, b := range w.tree.ReversePostorder() {
		for _, v := range b.Instrs {
			n.number(v)
			if v.Op != ir.OpLoad || !v.IsPlain() {
				continue
			}
			k := kind{n.of(v.Args[0]), w.mem.Clobber(v), v.Type}
			if kinds[k] == nil {
				order = append(order, k)
			}
			kinds[k] = append(kinds[k], v)
		}
	}
	for _, k := range order {
		w.hoistKind(&n, k, kinds[k])
	}
}

// hoistKind hoists loads that find the same, from the innermost branches that part them outwards.
func (w *work) hoistKind(n *numbering, k kind, loads []*ir.Value) {
	loads = loads[:min(len(loads), maxLoads)]
	for len(loads) > 1 {
		var at *ir.Block // the deepest block that parts two of them
		for i, v := range loads {
			for _, u := range loads[:i] {
				if d := w.common(u.Block, v.Block); at == nil || w.tree.Dominates(at, d) {
					at = d
				}
			}
		}
		var below, rest []*ir.Value
		for _, v := range loads {
			if w.tree.Dominates(at, v.Block) {
				below = append(below, v)
			} else {
				rest = append(rest, v)
			}
		}
		if v := w.hoist(n, k, at, below); v != nil {
			rest = append(rest, v)
		}
		loads = rest
	}
}

// common is the nearest common dominator of two blocks.
func (w *work) common(a, b *ir.Block) *ir.Block {
	for !w.tree.Dominates(a, b) {
		a = w.tree.Idom(a)
	}
	return a
}

// hoist does loads below a block once at its end, and gives that load; nil if it cannot be.
func (w *work) hoist(n *numbering, k kind, at *ir.Block, loads []*ir.Value) *ir.Value {
	first := loads[0]
	for _, v := range loads {
		if w.above(v.Args[0], at) {
			first = v
		}
	}
	for _, v := range loads {
		if v.Block == at || w.loops.Depth(at) > w.loops.Depth(v.Block) || !edit.Alike(first, v) {
			return nil
		}
	}
	if c := w.mem.Block(k.clobber); c != nil && !w.tree.Dominates(c, at) {
		return nil
	}
	if end := at.Terminator(); end.Op != ir.OpBr && end.Op != ir.OpSwitch {
		return nil
	}
	if !w.anticipated(at, loads) {
		return nil
	}
	if !w.available(at, first.Args[0], maxAddress) {
		w.say.Missed(first, "each way from the branch above loads this, but the address is not known there")
		return nil
	}
	var addresses []*ir.Value
	for _, v := range loads {
		addresses = append(addresses, v.Args[0])
		if v != first {
			edit.Merge(first, v)
		}
	}
	w.bring(n, at, addresses)
	w.say.Applied(first, "each way from the branch above loads this: it is loaded once, in front of it")
	w.mem.Remove(first)
	edit.MoveTo(first, at)
	w.mem.Insert(first)
	for _, v := range loads {
		if v != first {
			w.say.Applied(v, "this is loaded in front of the branch above")
			w.mem.Remove(v)
			w.replace(v, first)
		}
	}
	w.changed = true
	return first
}

// above tells whether a value is known at the end of a block.
func (w *work) above(v *ir.Value, at *ir.Block) bool {
	return v.Block == nil || w.tree.Dominates(v.Block, at)
}

func (w *work) replace(v, by *ir.Value) {
	v.ReplaceAllUses(by)
	w.gone[v] = by
	v.Erase()
}

// anticipated tells whether control that leaves a block comes to one of the loads, whichever way it goes.
func (w *work) anticipated(at *ir.Block, loads []*ir.Value) bool {
	const underway, yes, no = 1, 2, 3
	state := map[*ir.Block]int{at: underway}
	var enter func(b *ir.Block) bool
	enter = func(b *ir.Block) bool {
		if s := state[b]; s != 0 || len(state) > maxWay {
			return s == yes // a way around a loop may be without an end
		}
		state[b] = underway
		ok := w.comesTo(b, loads, enter)
		state[b] = no
		if ok {
			state[b] = yes
		}
		return ok
	}
	return !slices.ContainsFunc(at.Succs(), func(s *ir.Block) bool { return !enter(s) })
}

// comesTo tells whether control that enters a block comes to one of the loads, in it or, as enter tells, behind it.
func (w *work) comesTo(b *ir.Block, loads []*ir.Value, enter func(*ir.Block) bool) bool {
	for _, v := range b.Instrs {
		switch {
		case v.Op == ir.OpLoad && slices.Contains(loads, v):
			return true
		case v.Op == ir.OpUnreachable:
			return true // no way leads here
		case v.Op == ir.OpBr || v.Op == ir.OpSwitch:
			return !slices.ContainsFunc(b.Succs(), func(s *ir.Block) bool { return !enter(s) })
		case v.Op.IsTerminator() || !goesOn(v):
			return false
		}
	}
	return false
}

// maxAddress bounds how many operations an address is computed by that are hoisted with a load.
const maxAddress = 8

// available tells whether a value is known at the end of a block, or computed from what is by few operations
// that may be executed there.
func (w *work) available(at *ir.Block, v *ir.Value, most int) bool {
	if w.above(v, at) {
		return true
	}
	if most == 0 || !movable(v) {
		return false
	}
	return !slices.ContainsFunc(v.Args, func(x *ir.Value) bool { return !w.available(at, x, most-1) })
}

// bring makes one of several values that are the same stand for the others: one that is known at the end of
// a block, where it is moved to, with what it is computed from, if none is.
func (w *work) bring(n *numbering, at *ir.Block, same []*ir.Value) {
	v := same[0]
	for _, u := range same {
		if w.above(u, at) {
			v = u
		}
	}
	if !w.above(v, at) {
		for i := range v.Args {
			operands := []*ir.Value{v.Args[i]}
			for _, u := range same {
				for _, x := range u.Args {
					if n.of(x) == n.of(v.Args[i]) {
						operands = append(operands, x)
					}
				}
			}
			w.bring(n, at, operands)
		}
		edit.MoveTo(v, at)
	}
	for _, u := range same {
		if u != v && u.Block != nil {
			edit.MergeInto(v, u)
			w.replace(u, v)
		}
	}
}

// movable tells whether an operation may be executed where it was not, and is the same there.
func movable(v *ir.Value) bool {
	return v.Op != ir.OpPhi && v.Op != ir.OpFreeze && v.Op.Is(ir.Mergeable) && v.Op.Is(ir.Speculatable)
}

// A numbering tells which addresses are the same: computed by the same operations from the same values.
type numbering struct {
	byHash map[uint64][]*ir.Value
	rep    map[*ir.Value]*ir.Value
}

// of is the representative of a value.
func (n *numbering) of(v *ir.Value) *ir.Value { return cmp.Or(n.rep[v], v) }

// number finds the representative of an instruction behind those of its operands.
func (n *numbering) number(v *ir.Value) {
	if !movable(v) || !v.Type.Scalar().IsPtr() && !v.Type.Scalar().IsInt() {
		return
	}
	args := make([]*ir.Value, len(v.Args))
	for i, x := range v.Args {
		args[i] = n.of(x)
	}
	x := edit.Expression(v, args)
	h := ir.Hash(&x)
	for _, r := range n.byHash[h] {
		rargs := make([]*ir.Value, len(r.Args))
		for i, a := range r.Args {
			rargs[i] = n.of(a)
		}
		if y := edit.Expression(r, rargs); ir.Equal(&x, &y) {
			n.rep[v] = r
			return
		}
	}
	n.byHash[h] = append(n.byHash[h], v)
}
