// Package edit is what passes change functions with: edges and blocks, with phis kept
// right; instructions that are moved, merged and replaced, with debug records,
// metadata and flags kept right; and, for passes on modules, aliases and thunks.
package edit

import "rewrite/passes/ir"

// Incoming is the value that a phi takes on the edges from a predecessor, nil if
// there are none.
func Incoming(phi *ir.Value, from *ir.Block) *ir.Value {
	for i, p := range phi.Targets {
		if p == from {
			return phi.Args[i]
		}
	}
	return nil
}

// RenamePred makes the phis of a block name one predecessor in the place of another.
func RenamePred(b, old, now *ir.Block) {
	for _, phi := range b.Phis() {
		var targets []*ir.Block
		for i, p := range phi.Targets {
			if p == old {
				if targets == nil {
					targets = append(targets, phi.Targets...)
				}
				targets[i] = now
			}
		}
		if targets != nil {
			phi.Targets = targets
		}
	}
}

// Jump replaces the terminator of a block by an unconditional branch, with the
// debug location of the old one. All edges but one to the target are dropped.
func Jump(b, to *ir.Block) {
	old := b.Terminator()
	kept, gone := false, drops{}
	for _, s := range old.Targets {
		if s == to && !kept {
			kept = true
			continue
		}
		gone.drop(b, s)
	}
	gone.done()
	br := b.Func.NewInstr(ir.OpBr, ir.Void)
	br.Targets = []*ir.Block{to}
	br.Meta = old.Meta.Keep(func(kind string) bool { return kind == "dbg" || kind == "llvm.loop" })
	Replace(old, br)
}

// Stop replaces the terminator of a block by unreachable.
func Stop(b *ir.Block) {
	old, gone := b.Terminator(), drops{}
	for _, s := range old.Targets {
		gone.drop(b, s)
	}
	gone.done()
	end := b.Func.NewInstr(ir.OpUnreachable, ir.Void)
	end.Meta = old.Meta.Keep(func(kind string) bool { return kind == "dbg" })
	Replace(old, end)
}

// Replace puts an instruction in the place of another one that nothing uses; it
// takes over the position in the source and debug records. The edges of
// terminators are the caller's to keep right.
func Replace(old, now *ir.Value) {
	b := old.Block
	now.Pos, now.Dbg = old.Pos, old.Dbg
	old.Dbg = nil
	i := b.IndexOf(old)
	b.InsertAt(i, now)
	old.Erase()
}

// MoveTo takes an instruction out of its block and puts it before the
// terminator of another. Its debug records stay where they were.
func MoveTo(v *ir.Value, b *ir.Block) {
	from := v.Block
	i := from.IndexOf(v)
	dbg := v.Dbg
	v.Dbg = nil
	from.Instrs = append(from.Instrs[:i], from.Instrs[i+1:]...)
	if dbg != nil {
		last := dbg
		for last.Next != nil {
			last = last.Next
		}
		last.Next = from.Instrs[i].Dbg
		from.Instrs[i].Dbg = dbg
	}
	b.InsertAt(len(b.Instrs)-1, v)
}

// RemoveBlocks takes blocks out of a function. Edges from them to others are
// dropped, and what still uses their values, which can only be in blocks that are
// never reached either, gets poison.
func RemoveBlocks(f *ir.Func, dead func(*ir.Block) bool) bool {
	var gone, kept []*ir.Block
	for i, b := range f.Blocks {
		switch {
		case dead(b):
			if len(gone) == 0 {
				kept = append(make([]*ir.Block, 0, len(f.Blocks)-1), f.Blocks[:i]...)
			}
			gone = append(gone, b)
		case len(gone) > 0:
			kept = append(kept, b)
		}
	}
	if len(gone) == 0 {
		return false
	}
	edges := drops{}
	for _, b := range gone {
		for _, s := range b.Succs() {
			edges.drop(b, s)
		}
	}
	edges.done()
	f.SetBlocks(kept) // before, or each block would be taken out of the predecessors of others
	for _, b := range gone {
		for _, v := range b.Instrs {
			if v.NumUses() > 0 {
				v.ReplaceAllUses(f.Poison(v.Type))
			}
		}
		b.EraseIf(func(*ir.Value) bool { return true })
	}
	return true
}

// RemoveUnreachable takes out the blocks that no way leads to from the entry, cycles of them included,
// after telling each. A block whose address is taken (see AddressTaken) counts as reached, as some
// indirectbr may go there or someone may compare the address.
func RemoveUnreachable(f *ir.Func, taken map[*ir.Block]bool, tell func(*ir.Block)) bool {
	seen := make([]bool, len(f.Blocks))
	f.Entry().Preds() // numbers the blocks
	var stack []*ir.Block
	reach := func(b *ir.Block) {
		if !seen[b.ID] {
			seen[b.ID] = true
			stack = append(stack, b)
		}
	}
	reach(f.Entry())
	for _, b := range f.Blocks {
		if taken[b] {
			reach(b)
		}
	}
	for len(stack) > 0 {
		b := stack[len(stack)-1]
		stack = stack[:len(stack)-1]
		for _, s := range b.Succs() {
			reach(s)
		}
		if len(taken) == 0 {
			continue
		}
		// No other value can stand for a token, not even where nothing comes.
		for _, v := range b.Instrs {
			for _, x := range v.Args {
				if x.Type.Kind == ir.TokenKind && x.Block != nil {
					reach(x.Block)
				}
			}
		}
	}
	return RemoveBlocks(f, func(b *ir.Block) bool {
		if !seen[b.ID] {
			tell(b)
		}
		return !seen[b.ID]
	})
}

// FoldPhis replaces the phis of a block with a single edge into it by their values.
func FoldPhis(b *ir.Block, gone func(phi, v *ir.Value)) {
	phis := b.Phis()
	if len(phis) == 0 {
		return
	}
	dead := map[*ir.Value]bool{}
	for _, phi := range phis {
		x := phi.Args[0]
		if x == phi { // it is never reached
			x = b.Func.Poison(phi.Type)
		}
		phi.ReplaceAllUses(x)
		gone(phi, x)
		dead[phi] = true
	}
	b.EraseIf(func(v *ir.Value) bool { return dead[v] })
}

// AddressTaken finds the blocks of a function whose addresses are taken: these
// must stay what they are.
func AddressTaken(f *ir.Func) map[*ir.Block]bool {
	taken := map[*ir.Block]bool{}
	for _, b := range f.AddrTaken {
		taken[b] = true
	}
	if !f.Consts().MayLabel() {
		return taken
	}
	seen := map[*ir.Value]bool{}
	var visit func(v *ir.Value)
	visit = func(v *ir.Value) {
		if !v.IsConst() {
			return
		}
		if a, ok := v.Aux.(*ir.BlockAddr); ok && a.Block != nil && a.Block.Func == f {
			taken[a.Block] = true
		}
		if len(v.Args) == 0 || seen[v] { // most are numbers, or globals
			return
		}
		seen[v] = true
		for _, x := range v.Args {
			visit(x)
		}
	}
	for _, b := range f.Blocks {
		for _, v := range b.Instrs {
			for _, x := range v.Args {
				visit(x)
			}
		}
	}
	return taken
}

// Ahead holds new instructions that are to come before others, for who goes through the blocks meanwhile. They are in
// no list before Place, but have their blocks.
type Ahead struct {
	of     map[*ir.Value][]*ir.Value
	blocks map[*ir.Block]bool
}

// Put has an instruction come before another one, behind those put there already, with its place in the source.
func (a *Ahead) Put(at, v *ir.Value) {
	if a.of == nil {
		a.of, a.blocks = map[*ir.Value][]*ir.Value{}, map[*ir.Block]bool{}
	}
	v.Block, v.Pos = at.Block, at.Pos
	a.of[at] = append(a.of[at], v)
	a.blocks[at.Block] = true
}

// Place puts all of them into their blocks, and tells whether there were some.
func (a *Ahead) Place(f *ir.Func) bool {
	if len(a.of) == 0 {
		return false
	}
	for _, b := range f.Blocks {
		if !a.blocks[b] {
			continue
		}
		list := make([]*ir.Value, 0, len(b.Instrs)+8)
		var put func(v *ir.Value)
		put = func(v *ir.Value) {
			for _, x := range a.of[v] {
				put(x)
			}
			list = append(list, v)
		}
		for _, v := range b.Instrs {
			put(v)
		}
		b.Instrs = list
	}
	*a = Ahead{}
	return true
}
