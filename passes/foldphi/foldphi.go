// Package foldphi does an operation on phis where the ways come from, if it comes
// to nothing there.
//
//	j: %x = phi i32 [ 0, %p ], [ %a, %q ]       j: %r = phi i32 [ %b, %p ], [ %a, %q ]
//	   %y = phi i32 [ %b, %p ], [ 0, %q ]
//	   %r = or i32 %x, %y
//
// What the operation comes to on an edge is asked of package simplify, so by the rules: a
// value that is there, or a constant. For a compare, what is known at the end of the block
// that the edge comes from, and by the branch, counts, too, as it does where a phi has several users, and a compare may be done on
// one edge, at the end of a block that leads nowhere else; the others must be settled.
// Where a loop begins facts are not asked, as what changes each time round is rarely known.
//
// What is true on the ways from one side of a branch alone is its condition, and a select by that a phi (decided.go). A
// struct is a phi of those that phis of its elements are of (aggregate.go). Numbers that are cut off, handed on and extended again are handed on
// as they were (wide.go).
//
// The operation is the only user of the phis, or a phi has a few that come to nothing on all ways, each by itself; so phis go. Undef may be
// another number for each of its uses, but has one here, as it had there. LLVM has this
// among its combines of phis (InstCombinePHI.cpp).
package foldphi

import (
	"slices"

	"rewrite/passes/analysis/manager"
	"rewrite/passes/internal/edit"
	"rewrite/passes/ir"
	"rewrite/passes/ir/remark"
	"rewrite/passes/pass"
	"rewrite/passes/simplify"
)

// Run folds operations into phis of a function.
func Run(f *ir.Func, e *pass.Env) manager.Kept {
	w := &work{analyses: e.Of(f), f: f, say: e.Remarks(f), env: e, gone: map[*ir.Value]*ir.Value{}, order: make([]int, len(f.Blocks))}
	changed, blocks := false, w.analyses.Dom().ReversePostorder()
	for i, b := range blocks {
		w.order[b.ID] = i + 1
	}
	// Upwards, as a compare that is left on an edge may be one on phis again.
	for _, b := range slices.Backward(blocks) {
		changed = len(b.Phis()) > 0 && w.decided(b) || changed
		changed = w.chosen(b) || changed
		changed = w.together(b) || changed
		for w.wide(b) {
			changed = true
		}
		for again := len(b.Phis()) > 0; again; {
			again = w.block(b)
			changed = changed || again
		}
	}
	if changed { // a condition may have turned out to be that of a branch above
		for _, b := range blocks {
			w.chosen(b)
		}
		edit.Done(f, w.gone)
	}
	return manager.Shape.If(changed)
}

type work struct {
	analyses *manager.Func
	f        *ir.Func
	say      *remark.Remarks
	gone     map[*ir.Value]*ir.Value
	env      *pass.Env
	args     []*ir.Value // of on
	order    []int       // by block ID: place in reverse postorder from 1, 0 for what is not reached
}

// block folds one operation into the phis of a block.
func (w *work) block(b *ir.Block) bool {
	for _, phi := range b.Phis() {
		if v := onlyUser(phi); v != nil {
			if v.Block == b && foldable(v) && w.fold(v, phi.Targets) {
				return true
			}
		} else if w.foldAll(phi) {
			return true
		}
	}
	return false
}

// maxUsers bounds how many operations become phis in the place of one.
const maxUsers = 3

// foldAll folds all operations on a phi into phis of their own.
func (w *work) foldAll(phi *ir.Value) bool {
	if phi.NumUses() < 2 || phi.NumUses() > maxUsers {
		return false
	}
	lists, facts := make([][]*ir.Value, phi.NumUses()), !w.repeats(phi.Block)
	for i, u := range phi.Uses() {
		v := u.User
		if v.Block != phi.Block || !foldable(v) {
			return false
		}
		for k, a := range v.Args {
			if k != int(u.Index) && a.IsInstr() && a.Block == phi.Block {
				return false
			}
		}
		for _, from := range phi.Targets {
			x := w.on(v, from, facts)
			if x == nil {
				return false
			}
			lists[i] = append(lists[i], x)
		}
	}
	for i, u := range slices.Clone(phi.Uses()) {
		for k, x := range lists[i] {
			if now := w.gone[x]; now != nil { // one of the others, as it was in this round, is what this one is in the next
				lists[i][k] = now
			}
		}
		w.become(u.User, u.User.Block, phi.Targets, lists[i])
	}
	return true
}

// become puts a phi in the place of an operation, and takes out the phis that only it used.
func (w *work) become(v *ir.Value, b *ir.Block, preds []*ir.Block, list []*ir.Value) {
	w.say.Applied(v, "this %s is a phi of what it is on each way here", v.Op)
	w.analyses.Drop()
	phi := edit.Phi(b, preds, list)
	phi.Name = v.Name
	v.ReplaceAllUses(phi)
	w.gone[v] = phi
	args := slices.Clone(v.Args)
	v.Erase()
	for _, a := range args {
		if a.Op == ir.OpPhi && a.Block == b && a.NumUses() == 0 {
			a.Erase()
		}
	}
}

// onlyUser is what uses a phi, nil if that is more than one instruction.
func onlyUser(phi *ir.Value) (v *ir.Value) {
	for _, u := range phi.Uses() {
		if v != nil && v != u.User {
			return nil
		}
		v = u.User
	}
	return v
}

func foldable(v *ir.Value) bool {
	switch {
	case v.Op == ir.OpExtractValue, v.Op == ir.OpSelect:
		return true
	case !v.Type.Scalar().IsInt() && !v.Type.Scalar().IsFloat():
		return false
	}
	switch v.Op.Info().Form {
	case ir.FormBinary, ir.FormUnary, ir.FormCast, ir.FormCompare:
		return v.Op != ir.OpFreeze
	}
	return false
}

// fold makes an operation a phi of what it is on the edges from preds.
func (w *work) fold(v *ir.Value, preds []*ir.Block) bool {
	b := v.Block
	for _, a := range v.Args {
		if a.Op == ir.OpPhi && a.Block == b {
			if onlyUser(a) != v {
				return false
			}
		} else if a.Block == b {
			return false // computed anew each time
		}
	}
	compare := v.Op == ir.OpICmp && !w.repeats(b)
	list := make([]*ir.Value, len(preds))
	left := -1 // the edge on which it remains to be done
	for i, from := range preds {
		if k := slices.Index(preds[:i], from); k >= 0 {
			list[i] = list[k]
			if k == left {
				return false
			}
			continue
		}
		if list[i] = w.on(v, from, compare); list[i] == nil {
			if left >= 0 || !compare || len(from.Succs()) != 1 || from.Terminator().Op != ir.OpBr {
				return false
			}
			left = i
		}
	}
	if left >= 0 {
		from := preds[left]
		list[left] = w.f.Clone(v, func(a *ir.Value) *ir.Value { return along(a, b, from) }, nil)
		from.InsertAt(len(from.Instrs)-1, list[left])
	}
	w.become(v, v.Block, preds, list)
	return true
}

// along is an operand on the edge from a block.
func along(a *ir.Value, to, from *ir.Block) *ir.Value {
	if a.Op == ir.OpPhi && a.Block == to {
		return edit.Incoming(a, from)
	}
	return a
}

// on is what an operation is on the edge from a block: a value that is there or a
// constant, nil if it has to be done. facts tells that what is known may be asked.
func (w *work) on(v *ir.Value, from *ir.Block, facts bool) *ir.Value {
	w.args = w.args[:0]
	for _, a := range v.Args {
		w.args = append(w.args, along(a, v.Block, from))
	}
	at := simplify.Point{}
	if facts {
		at = simplify.On(from, v.Block)
	}
	if a := w.env.Simplify(w.f).With(v, w.args, at); a.Value != nil {
		return a.Value
	}
	return truth(v, w.args)
}

// truth is a bit that a compare of its extension is the same as. The rules get there by
// a compare of the bit, which is not there.
func truth(v *ir.Value, args []*ir.Value) *ir.Value {
	if v.Op != ir.OpICmp || args[0].Op != ir.OpZExt || args[0].Args[0].Type != v.Type || args[1].Op != ir.OpInt || args[1].Aux != nil {
		return nil
	}
	if n := args[1].Bits; v.Pred == ir.NE && n == 0 || v.Pred == ir.EQ && n == 1 {
		return args[0].Args[0]
	}
	return nil
}

// repeats tells whether a block begins a loop, of one or of several entries.
func (w *work) repeats(b *ir.Block) bool {
	return slices.ContainsFunc(b.Preds(), func(p *ir.Block) bool { return w.order[p.ID] >= w.order[b.ID] })
}
