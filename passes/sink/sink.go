// Package sink does once, at the beginning of a block, what all ways into it do.
//
//	p: %x = zext i8 %a to i32              p: br label %j
//	   br label %j                         q: br label %j
//	q: %y = zext i8 %b to i32              j: %s = phi i8 [ %a, %p ], [ %b, %q ]
//	   br label %j                            %r = zext i8 %s to i32
//	j: %r = phi i32 [ %x, %p ], [ %y, %q ]
//
// A phi of one operation, which nothing else uses, is that operation on the phi
// of an operand: one operand at most may differ, so that there are never more
// phis. A constant meets extensions if it is what the extension gives for another
// one. An operation went through each time that its way was taken, so a division
// is undefined behaviour no more often than before. But it must not be done more
// often: one that stands in front of a loop, where a phi in the loop takes it, stays.
//
// Loads are such operations if they stand in the blocks that the edges come from
// and nothing behind them writes memory. Stores have no phi: they must be the last
// thing with an effect in every block that leads here, to one address, and all
// that these blocks lead to must be this one, or a block that stores there in turn
// before it does anything else, and then comes here:
//
//	p: store i32 %x, ptr %a                p: br i1 %c, label %t, label %j
//	   br i1 %c, label %t, label %j        t: br label %j
//	t: store i32 %y, ptr %a                j: %s = phi i32 [ %x, %p ], [ %y, %t ]
//	   br label %j                            store i32 %s, ptr %a
//
// What stands for others keeps the flags and metadata that they share, and the
// least alignment. Volatile and atomic accesses stay, and so do operations whose
// operands a phi would make dearer or keep in memory: edit.MayDiffer. Pads must
// come first in their blocks and may have operands, so nothing is done there, nor
// where a way in is never taken, as what is used on it may be anything.
//
// LLVM has these among its combines of phis and stores (InstCombinePHI.cpp,
// InstCombineLoadStoreAlloca.cpp); simplifycfg does it for calls and the like,
// where two branches end alike.
package sink

import (
	"slices"

	"rewrite/passes/analysis/manager"
	"rewrite/passes/internal/edit"
	"rewrite/passes/ir"
	"rewrite/passes/ir/remark"
	"rewrite/passes/pass"
)

// Run sinks what can be sunk in a function. It ends, as each time at least two
// instructions become one.
func Run(f *ir.Func, e *pass.Env) manager.Kept {
	w := &work{f: f, say: e.Remarks(f), tree: e.Of(f).Dom(), gone: map[*ir.Value]*ir.Value{}}
	changed := false
	for w.round() {
		changed = true
	}
	if changed {
		edit.Done(f, w.gone)
	}
	return manager.Shape.If(changed)
}

type work struct {
	f    *ir.Func
	say  *remark.Remarks
	tree *ir.DomTree
	gone map[*ir.Value]*ir.Value // phis, and what replaced them
}

// round visits every block once, in the order in which things come down.
func (w *work) round() (changed bool) {
	for _, b := range w.tree.ReversePostorder() {
		if preds := b.Preds(); len(preds) < 2 || slices.ContainsFunc(preds, func(p *ir.Block) bool { return !w.tree.Reachable(p) }) {
			continue
		}
		switch b.Instrs[len(b.Phis())].Op {
		case ir.OpLandingPad, ir.OpCatchPad, ir.OpCleanupPad, ir.OpCatchSwitch:
			continue
		}
		for slices.ContainsFunc(b.Phis(), w.phi) || w.stores(b) {
			changed = true
		}
	}
	return changed
}

// phi makes a phi of operations an operation on a phi.
func (w *work) phi(phi *ir.Value) bool {
	for _, x := range phi.Args {
		if x.Op != ir.OpInt && !usedBy(x, phi) {
			return false
		}
	}
	for i, x := range phi.Args {
		if x.Op != ir.OpInt && !w.sinks(x, phi.Targets[i], phi.Block) {
			return false
		}
	}
	return w.once(phi.Block, phi.Targets, phi.Args, phi)
}

// usedBy tells whether x is an instruction that only the phi uses.
func usedBy(x, phi *ir.Value) bool {
	for _, u := range x.Uses() {
		if u.User != phi {
			return false
		}
	}
	return x.Block != nil
}

// sinks tells whether an operation whose result comes along an edge may as well
// be done behind it.
func (w *work) sinks(x *ir.Value, from, to *ir.Block) bool {
	switch {
	case x.Op == ir.OpLoad:
		return x.Block == from && x.IsPlain() && !writtenBehind(x)
	case !x.Op.Is(ir.Removable) || x.Op == ir.OpPhi || x.Op == ir.OpAlloca:
		return false
	}
	return !w.moreOften(x, from, to)
}

// maxBetween bounds how many blocks between two others are looked at.
const maxBetween = 1000

// moreOften tells whether an operation whose value comes along an edge would be
// done more often behind it: there is a way from the edge's end back to its start
// without the operation. As every way to the start leads through the operation, it
// stands before both then, and what is found going back from the start is between.
func (w *work) moreOften(x *ir.Value, from, to *ir.Block) bool {
	if x.Block == from || x.Block == to || !w.tree.Dominates(x.Block, to) {
		return false
	}
	seen := map[*ir.Block]bool{from: true}
	for list := []*ir.Block{from}; len(list) > 0; {
		b := list[len(list)-1]
		list = list[:len(list)-1]
		if b == to || len(seen) > maxBetween {
			return true
		}
		for _, p := range b.Preds() {
			if p != x.Block && !seen[p] {
				seen[p] = true
				list = append(list, p)
			}
		}
	}
	return false
}

// stores makes one store of those that all ways into a block end with.
func (w *work) stores(b *ir.Block) bool {
	preds := b.Preds()
	var list []*ir.Value
	for _, p := range preds {
		s := lastStore(p)
		if p == b || s == nil || len(list) > 0 && s.Args[1] != list[0].Args[1] {
			return false
		}
		list = append(list, s)
	}
	for _, p := range preds {
		for _, to := range p.Succs() {
			if to == b {
				continue
			}
			other := func(x *ir.Block) bool { return x != p }
			if i := slices.Index(preds, to); i < 0 || slices.ContainsFunc(to.Preds(), other) || firstEffect(to) != list[i] {
				return false
			}
		}
	}
	return w.once(b, preds, list, nil)
}

// firstEffect is the first instruction of a block that has an effect, a
// terminator if there is no other.
func firstEffect(b *ir.Block) *ir.Value {
	for _, v := range b.Instrs {
		if v.Effects() != 0 {
			return v
		}
	}
	return b.Terminator()
}

// lastStore is the plain store that a block ends with, but for what has no effect
// and a branch; nil if there is none.
func lastStore(b *ir.Block) *ir.Value {
	if op := b.Terminator().Op; op != ir.OpBr && op != ir.OpSwitch {
		return nil
	}
	list := b.Instrs
	for i := len(list) - 2; i >= max(0, len(list)-maxBehind); i-- {
		switch v := list[i]; {
		case v.Op == ir.OpStore && v.IsPlain():
			return v
		case v.Effects() != 0:
			return nil
		}
	}
	return nil
}

// maxBehind bounds how many instructions at the end of a block are looked at.
const maxBehind = 200

// writtenBehind tells whether memory may be written between a load and the end of its block.
func writtenBehind(load *ir.Value) bool {
	list := load.Block.Instrs
	for i := len(list) - 1; i >= max(0, len(list)-maxBehind); i-- {
		switch v := list[i]; {
		case v == load:
			return false
		case v.Effects()&ir.Writes != 0:
			return true
		}
	}
	return true
}

// once does at the beginning of a block what is done on the edges from preds, if
// that can be done by one instruction. list has it for each edge, and phi is where
// the results meet, nil if there are none.
func (w *work) once(b *ir.Block, preds []*ir.Block, list []*ir.Value, phi *ir.Value) bool {
	var first *ir.Value
	var others []*ir.Value // as they come, without doubles
	constant := false
	differs := -1 // the operand that is not the same for all
	for _, x := range list {
		switch {
		case x.Op == ir.OpInt:
			constant, differs = true, 0
		case first == nil:
			first = x
		case x != first && !slices.Contains(others, x):
			if !edit.Alike(first, x) {
				return false
			}
			others = append(others, x)
		}
	}
	if len(others) == 0 || constant && first.Op != ir.OpZExt && first.Op != ir.OpSExt {
		return false
	}
	for _, x := range others {
		for i := range x.Args {
			if x.Args[i] == first.Args[i] {
				continue
			}
			if differs >= 0 && differs != i || !edit.MayDiffer(first, x, i) {
				return false
			}
			differs = i
		}
	}
	flags := first.Flags
	var args []*ir.Value
	if differs >= 0 {
		for _, x := range list {
			a := x
			if x.Op != ir.OpInt {
				a = x.Args[differs]
			} else if a = w.extended(first.Op, first.Args[0].Type, x); a == nil {
				return false
			} else if a.SExt() < 0 {
				flags &^= ir.NNeg
			}
			args = append(args, a)
		}
	}
	w.say.Applied(first, "this %s is done once for all ways to where they meet", first.Op)
	now := w.f.Clone(first, func(v *ir.Value) *ir.Value { return v }, nil)
	now.Flags = flags
	for _, x := range others {
		edit.Merge(now, x)
	}
	if differs >= 0 {
		now.SetArg(differs, edit.Phi(b, preds, args))
	}
	b.InsertAt(len(b.Phis()), now)
	if phi != nil {
		now.Name = phi.Name
		phi.ReplaceAllUses(now)
		w.gone[phi] = now
		phi.Erase()
	}
	first.Erase()
	for _, x := range others {
		x.Erase()
	}
	return true
}

// extended is the constant of a narrower type that an extension makes c of, nil
// if there is none.
func (w *work) extended(op ir.Op, t *ir.Type, c *ir.Value) *ir.Value {
	if c.Type.Bits > 64 {
		return nil
	}
	a := w.f.Int(t, c.Bits)
	if op == ir.OpZExt && a.Bits == c.Bits || op == ir.OpSExt && a.SExt() == c.SExt() {
		return a
	}
	return nil
}
