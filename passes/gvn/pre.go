package gvn

import (
	"slices"

	"rewrite/passes/analysis/memssa"
	"rewrite/passes/internal/edit"
	"rewrite/passes/ir"
	"rewrite/passes/simplify"
)

// maxSplits bounds how many edges are split in one round, each of which costs a look at the
// list of blocks.
const maxSplits = 1000

// An edge is one that a value would have to be computed on: a critical one, which needs a
// block for that.
type edge struct{ from, to *ir.Block }

// partial computes on one way what is known on all others. Where the way is a critical edge
// it waits until all edges that are wanted got their blocks.
func (w *walk) partial() {
	w.wanted, w.waiting = map[edge]bool{}, nil
	for _, v := range w.partly {
		if w.stays(v) {
			w.partialLoad(v)
		}
	}
	for _, b := range w.tree.ReversePostorder() {
		if len(b.Preds()) < 2 || isPad(b) {
			continue
		}
		w.instrs = append(w.instrs[:0], b.Instrs...)
		for _, v := range w.instrs {
			if w.stays(v) && w.movable(v) {
				w.partialValue(v)
			}
		}
	}
	if len(w.waiting) == 0 {
		return
	}
	var splits []memssa.Split
	for _, from := range slices.Clone(w.f.Blocks) {
		for _, to := range slices.Clone(from.Succs()) {
			if w.wanted[edge{from, to}] {
				mid := edit.SplitEdge(nil, from, slices.Index(from.Succs(), to))
				splits = append(splits, memssa.Split{From: from, Mid: mid, To: to})
			}
		}
	}
	w.changed, w.wanted = true, nil
	w.mem.SplitEdges(splits)
	w.written.reset() // blocks have other numbers
	w.tree = w.analyses.Dom()
	for _, v := range w.waiting {
		switch {
		case !w.stays(v):
		case v.Op == ir.OpLoad:
			w.partialLoad(v)
		default:
			w.partialValue(v)
		}
	}
}

// wait makes a value wait for an edge to be split, if that is one that may be.
func (w *walk) wait(v *ir.Value, from, to *ir.Block) {
	if w.wanted != nil && w.mayInsert(from, to) {
		w.wanted[edge{from, to}] = true
		w.waiting = append(w.waiting, v)
	}
}

// isPad tells whether a block is where exceptions go, to which edges cannot be split.
func isPad(b *ir.Block) bool {
	n := len(b.Phis())
	if n == len(b.Instrs) {
		return false
	}
	switch b.Instrs[n].Op {
	case ir.OpLandingPad, ir.OpCatchPad, ir.OpCleanupPad, ir.OpCatchSwitch:
		return true
	}
	return false
}

// partialLoad loads on the one way to a load on which what is there is not known, if the
// load is executed on it anyway, so that nothing is read, and no trap comes, where there was none.
func (w *walk) partialLoad(v *ir.Value) {
	s := w.search(v)
	if s == nil {
		return
	}
	if s.lost == 0 {
		if s.known > 0 {
			w.join(s)
		}
		return
	}
	join := w.entrance(v, s)
	if join == nil {
		return
	}
	var from *ir.Block // the way
	ways := 0
	for _, p := range join.Preds() {
		if !w.full(s, p) {
			if ways++; ways > 1 {
				w.say.Missed(v, "what this loads is known on some ways only")
				return
			}
			from = p
		}
	}
	if from == nil || ways == len(join.Preds()) {
		return
	}
	t := from.Terminator()
	i := slices.Index(t.Targets, join)
	if edit.CannotSplitEdge(t, i) != "" {
		return
	}
	// The address there.
	p := s.of[from.ID].at
	if p != nil && p.Block != nil && !w.tree.Dominates(p.Block, from) {
		p = nil // it would be the same
	}
	if p == nil {
		if !w.canMake(v.Args[0], join, from, maxMade) {
			return
		}
	}
	if len(t.Targets) > 1 {
		w.wait(v, from, join)
		return
	}
	if p == nil {
		p = w.make(v.Args[0], join, from, t)
	}
	load := w.f.NewInstr(ir.OpLoad, v.Type, p)
	load.Aux, load.Flags = v.Aux, v.Flags
	load.Meta = v.Meta.Keep(func(kind string) bool { return kind == "tbaa" || kind == "dbg" })
	w.put(load, v, t)
	w.mem.Insert(load)
	w.loaded(load)
	w.say.Applied(v, "what this loads is known on all ways but one, on which it is loaded")
	s.lose(from, false)
	s.know(from, load)
	w.join(s)
}

// entrance is the join from which on a load is executed whatever happens, nil if there is
// none: the load's block, or one above it from which there is one way.
func (w *walk) entrance(v *ir.Value, s *ways) *ir.Block {
	b := v.Block
	if !goesOn(b, v) {
		return nil
	}
	for range maxWays {
		preds := b.Preds()
		if len(preds) > 1 {
			if isPad(b) {
				return nil
			}
			return b
		}
		if len(preds) == 0 || len(preds[0].Succs()) > 1 || s.of[preds[0].ID].lost || s.of[preds[0].ID].known != nil || !goesOn(preds[0], nil) {
			return nil
		}
		b = preds[0]
	}
	return nil
}

// maxGoesOn bounds how many instructions are looked at for whether control comes past them.
const maxGoesOn = 256

// goesOn tells whether control that enters a block comes to an instruction of it, or to its end.
func goesOn(b *ir.Block, to *ir.Value) bool {
	for i, v := range b.Instrs {
		switch {
		case v == to:
			return true
		case i == maxGoesOn || v.Effects()&(ir.Unwinds|ir.Hangs) != 0 || v.Flags&ir.Volatile != 0:
			return false
		}
	}
	return to == nil
}

// full tells whether it is known what is at the address at the end of a block: on all ways there.
func (w *walk) full(s *ways, b *ir.Block) bool {
	seen := map[*ir.Block]bool{}
	for todo := []*ir.Block{b}; len(todo) > 0; {
		x := todo[len(todo)-1]
		todo = todo[:len(todo)-1]
		if seen[x] || s.of[x.ID].known != nil || !w.tree.Reachable(x) {
			continue
		}
		if y := &s.of[x.ID]; !y.met || y.lost {
			return false
		}
		seen[x] = true
		if x == s.load.Block && s.of[x.ID].at == s.load.Args[0] {
			continue // it is what the load loaded
		}
		todo = append(todo, x.Preds()...)
	}
	return true
}

// mayInsert tells whether a critical edge may be split: it is no edge around a loop, where the
// block would be one more branch each time.
func (w *walk) mayInsert(from, to *ir.Block) bool {
	return !w.tree.Dominates(to, from) && len(w.wanted) < maxSplits
}

// maxMade bounds how many operations are done again for an address.
const maxMade = 3

// canMake tells whether an address can be computed at the end of a predecessor of a block.
func (w *walk) canMake(v *ir.Value, b, from *ir.Block, depth int) bool {
	if translate(w, v, b, from) != nil {
		return true
	}
	switch v.Op {
	case ir.OpGEP, ir.OpZExt, ir.OpSExt, ir.OpTrunc, ir.OpAdd, ir.OpSub, ir.OpShl, ir.OpMul:
	default:
		return false
	}
	for _, a := range v.Args {
		if depth == 0 || !w.canMake(a, b, from, depth-1) {
			return false
		}
	}
	return true
}

// make computes a value as it is where control comes from a predecessor of a block, before
// an instruction.
func (w *walk) make(v *ir.Value, b, from *ir.Block, at *ir.Value) *ir.Value {
	if x := translate(w, v, b, from); x != nil {
		return x
	}
	args := make([]*ir.Value, len(v.Args))
	for i, a := range v.Args {
		args[i] = w.make(a, b, from, at)
	}
	if a := w.simplify.With(v, args, simplify.Point{}); a.Value != nil {
		return a.Value
	}
	i := -1
	x := w.f.Clone(v, func(*ir.Value) *ir.Value { i++; return args[i] }, func(c *ir.Block) *ir.Block { return c })
	w.put(x, v, at)
	return x
}

// movable tells whether an operation may be computed on a way to its block: it cannot trap,
// and a phi in its place does not keep others from what they do with it. Compares belong
// to branches, and addresses to accesses.
func (w *walk) movable(v *ir.Value) bool {
	switch v.Op {
	case ir.OpPhi, ir.OpFreeze, ir.OpLoad, ir.OpICmp, ir.OpFCmp, ir.OpGEP, ir.OpAlloca, ir.OpCall:
		return false
	}
	return v.Op.Is(ir.Mergeable) && v.Op.Is(ir.Speculatable) && v.Type.IsFirstClass()
}

// partialValue computes a value on the one way to its block on which it is not there.
func (w *walk) partialValue(v *ir.Value) {
	b, preds := v.Block, v.Block.Preds()
	w.found = w.found[:0]
	missing, known := -1, 0
	var args []*ir.Value // there
	for i, p := range preds {
		if i > 0 && preds[i-1] == p || !w.tree.Reachable(p) || w.tree.Number(p) >= w.tree.Number(b) {
			return
		}
		w.operands, w.reps = w.operands[:0], w.reps[:0]
		for _, a := range v.Args {
			x := translate(w, a, b, p)
			if x == nil {
				return
			}
			w.operands, w.reps = append(w.operands, x), append(w.reps, w.of(x))
		}
		x := edit.Expression(v, w.reps)
		if _, rep := w.find(&x, memssa.None); rep != nil {
			if y := w.leader(rep, p); y != nil {
				w.found = append(w.found, y)
				known++
				continue
			}
		}
		if missing >= 0 {
			return
		}
		missing, args = i, slices.Clone(w.operands)
		w.found = append(w.found, nil)
	}
	if known == 0 {
		return
	}
	if missing >= 0 {
		from := preds[missing]
		t := from.Terminator()
		i := slices.Index(t.Targets, b)
		if edit.CannotSplitEdge(t, i) != "" {
			return
		}
		if len(t.Targets) > 1 {
			w.wait(v, from, b)
			return
		}
		k := 0
		x := w.f.Clone(v, func(*ir.Value) *ir.Value { k++; return args[k-1] }, func(c *ir.Block) *ir.Block { return c })
		w.put(x, v, t)
		w.number(x, memssa.None)
		w.lead(w.of(x), x, from, false)
		w.found[missing] = x
		w.say.Applied(v, "this %s was computed on all ways but one, on which it is now", v.Op)
	} else {
		w.say.Applied(v, "this %s was computed on all ways", v.Op)
	}
	for _, x := range w.found {
		if x.Op == v.Op && x.Block != nil {
			edit.MergeInto(x, v)
		}
	}
	phi := edit.Phi(b, preds, w.found)
	phi.Pos, phi.Name = v.Pos, v.Name
	phi.Meta = v.Meta.Keep(func(kind string) bool { return kind == "dbg" })
	w.grow(phi)
	w.lead(phi, phi, b, false)
	w.again = true
	w.replace(v, phi)
}

// put puts a new instruction, which stands for another one on some way, before a third.
func (w *walk) put(x, of, before *ir.Value) {
	x.Pos = of.Pos
	if of.Name != "" {
		x.Name = of.Name + ".pre"
	}
	before.Block.InsertAt(before.Block.IndexOf(before), x)
	w.grow(x)
}
