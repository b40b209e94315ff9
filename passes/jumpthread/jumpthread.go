// Package jumpthread leads edges past branches whose outcome is known on the edge.
//
//	a: br i1 %c, label %b, label %j           a: br i1 %c, label %b, label %2
//	b: br label %j                            b: br label %1
//	j: %p = phi i32 [ 0, %b ], [ %x, %a ]     1: call void @f()                  j, on the way from b
//	   call void @f()                            br label %s
//	   %z = icmp eq i32 %p, 0                 2: call void @f()                  and on the way from a
//	   br i1 %z, label %s, label %t              %z = icmp eq i32 %x, 0
//	                                             br i1 %z, label %s, label %t
//
// For each edge into a block that ends in a branch or a switch, what this decides by is computed with the values that the
// block's phis have on the edge and with what is known there by branches before. Edges for which it comes to the same outcome
// are led through a copy of the block that ends in a jump; if all are, the block itself does. Where the outcome is known only
// one block further back, both blocks are copied for the edge into the first.
//
// If a phi that decides is a select on the way, or a phi decides a select, that becomes a branch first: of its condition frozen,
// unless that is known to be neither undef nor poison, since nobody branched on it before (SEMANTICS law 27).
//
// Headers of loops are neither copied nor led to by new edges, nor is anything in irreducible regions: loops stay loops,
// with the entries and back edges that they had. What is copied is small, and of a function no more is than it is large.
//
// A block is decided on only if none beside it was in the same round, so that what was found of an edge is still so; rounds go
// on until nothing is found, and look again at what changed (again.go). Uses of what is computed twice then get their phis, all at once (edit.Repair).
//
// LLVM, JumpThreading.
package jumpthread

import (
	"slices"

	"rewrite/passes/analysis"
	"rewrite/passes/analysis/cfg"
	"rewrite/passes/analysis/manager"
	"rewrite/passes/internal/edit"
	"rewrite/passes/ir"
	"rewrite/passes/ir/remark"
	"rewrite/passes/pass"
	"rewrite/passes/simplify"
	"rewrite/passes/target"
)

// maxRounds bounds how often the function is looked at: each round finds what the ones before laid open.
const maxRounds = 16

// Run threads the jumps of a function.
func Run(f *ir.Func, e *pass.Env) manager.Kept {
	w := &work{f: f, env: e, an: e.Of(f), say: e.Remarks(f), limits: e.Target.Thresholds(f)}
	for _, b := range f.Blocks {
		w.budget += len(b.Instrs)
	}
	w.taken = edit.AddressTaken(f)
	w.busy, w.memo, w.behind, w.irregular = map[*ir.Block]bool{}, map[key]outcome{}, map[*ir.Block][]*ir.Block{}, map[*ir.Block]bool{}
	for range maxRounds {
		if !w.round() {
			break
		}
	}
	if !w.changed {
		return manager.All
	}
	return manager.None
}

type work struct {
	f       *ir.Func
	env     *pass.Env
	an      *manager.Func
	say     *remark.Remarks
	limits  *target.Thresholds
	taken   map[*ir.Block]bool // blocks whose address is
	budget  int                // instructions that may still be copied
	changed bool
	seen    map[*ir.Block]uint64 // the marks of blocks of which nothing came; nil in the first round

	// of a round
	nest      *cfg.LoopNest
	tree      *ir.DomTree
	facts     *analysis.Analysis
	simplify  *simplify.Simplifier
	irregular map[*ir.Block]bool // in irreducible regions
	busy      map[*ir.Block]bool // by what was decided in this round
	place     map[*ir.Block]int  // in the text
	behind    map[*ir.Block][]*ir.Block
	memo      map[key]outcome
	sources   ir.TargetPlaces // of phis
	unused    []*ir.Value     // perhaps
}

// A thread is what is done about one block: edges into it that lead on to one of its targets.
type thread struct {
	region []*ir.Block // the block, or the one in front of it and the block
	from   []*ir.Block // what leads into the first
	to     *ir.Block   // where the last goes
}

// round looks at all blocks once that may go elsewhere than was found before, and does what it found.
func (w *work) round() bool {
	w.nest, w.tree, w.facts, w.simplify = w.an.Loops(), w.an.Dom(), w.an.Facts(), w.env.Simplify(w.f)
	clear(w.busy)
	clear(w.memo)
	clear(w.behind)
	clear(w.irregular)
	w.sources = ir.TargetPlaces{}
	for _, region := range w.nest.Irreducible {
		for _, b := range region {
			w.irregular[b] = true
		}
	}
	var marks []uint64
	if w.seen != nil {
		marks = w.marks()
	}
	var idle []*ir.Block
	var threads []*thread
	var folds []*thread
	var unfolds []*choice
	for n, b := range w.tree.ReversePostorder() {
		if w.busy[b] || marks != nil && w.settled(b, marks[n]) {
			continue
		}
		list, all := w.look(b)
		switch {
		case all:
			folds = append(folds, list...)
		case len(list) > 0:
			threads = append(threads, list...)
		default:
			c := w.selected(b)
			if c == nil {
				if w.free(b) {
					idle = append(idle, b)
				}
				continue
			}
			unfolds = append(unfolds, c)
		}
		w.occupy(b)
		for _, t := range list {
			w.occupy(t.region[0])
		}
	}
	if len(threads)+len(folds)+len(unfolds) == 0 {
		return false
	}
	if marks == nil {
		marks, w.seen = w.marks(), map[*ir.Block]uint64{}
	}
	for _, b := range idle {
		w.seen[b] = marks[w.tree.Number(b)]
	}
	w.unused = w.unused[:0]
	w.place = make(map[*ir.Block]int, len(w.f.Blocks))
	for i, b := range w.f.Blocks {
		w.place[b] = i
	}
	for _, t := range folds {
		b := t.region[0]
		w.say.Applied(b.Terminator(), "this goes the same way wherever control comes from")
		w.unused = append(w.unused, b.Terminator().Args[0])
		edit.Jump(b, t.to)
	}
	for _, c := range unfolds {
		w.unfold(c)
	}
	twice := map[*ir.Block][]*edit.Map{}
	var order []*ir.Block
	for _, t := range threads {
		m := w.lead(t)
		for _, b := range t.region {
			if twice[b] == nil {
				order = append(order, b)
			}
			twice[b] = append(twice[b], m)
		}
	}
	edit.PutBehind(w.f, w.behind)
	w.settle(order, twice)
	w.changed = true
	return true
}

// occupy keeps a block and those around it from being decided on in this round.
func (w *work) occupy(b *ir.Block) {
	w.busy[b] = true
	for _, p := range b.Preds() {
		w.busy[p] = true
	}
	for _, s := range b.Succs() {
		w.busy[s] = true
	}
}

// fits tells whether a block may be copied, as far as it is itself concerned.
func (w *work) fits(b *ir.Block) bool {
	return b != w.f.Entry() && !w.heads(b) && !w.irregular[b] && !w.taken[b] && !w.busy[b]
}

// heads tells whether a block is the header of a loop.
func (w *work) heads(b *ir.Block) bool {
	l := w.nest.Of(b)
	return l != nil && l.Header == b
}

// decides tells whether a block ends in a choice between different ways.
func decides(b *ir.Block) bool {
	t := b.Terminator()
	if t.Op != ir.OpBr && t.Op != ir.OpSwitch || len(t.Targets) < 2 {
		return false
	}
	return slices.ContainsFunc(t.Targets, func(s *ir.Block) bool { return s != t.Targets[0] })
}

// size is about how many instructions a copy of a block adds, but for its terminator.
func size(b *ir.Block) (n int) {
	for _, v := range b.Instrs[:len(b.Instrs)-1] {
		switch {
		case v.Op == ir.OpPhi, v.Op == ir.OpBitCast, v.Op == ir.OpFreeze:
		case v.Op == ir.OpCall && v.CalledFunc() != nil && v.CalledFunc().IsIntrinsic() && v.Type == ir.Void:
		case v.Op == ir.OpCall:
			n += 2
			if v.CalledFunc() == nil || !v.CalledFunc().IsIntrinsic() {
				n += 2
			}
		default:
			n++
		}
	}
	return n
}

// cannot tells why a region cannot be copied.
func (w *work) cannot(region []*ir.Block) string {
	n := 0
	for _, b := range region {
		n += size(b)
	}
	if n > w.limits.Threaded {
		return "too much would be there twice"
	}
	if n > w.budget {
		return "enough was copied in this function"
	}
	m := edit.NewMap(w.f)
	m.Taken = w.taken
	return m.CannotClone(region)
}

// look finds the edges into a block whose outcome is known; all tells that it is the same for all of them. Of edges to the header
// of a loop nothing is asked: what is known at the end of a round is of the values of that round.
func (w *work) look(b *ir.Block) (list []*thread, all bool) {
	if !decides(b) {
		return nil, false
	}
	if to := w.notNull(b); to != nil {
		return []*thread{{region: []*ir.Block{b}, to: to}}, true
	}
	c := compared(b.Terminator().Args[0])
	if c != nil && !w.tells(c, b, nil) {
		// nor does it go the same way always
	} else if to := w.always(b); to != nil {
		return []*thread{{region: []*ir.Block{b}, to: to}}, true
	}
	if b == w.f.Entry() || w.heads(b) || w.irregular[b] {
		return nil, false
	}
	preds := w.preds(b)
	if len(preds) == 0 {
		return nil, false
	}
	known := 0
	var free []*ir.Block // from which it is undefined behaviour to go on
	for _, p := range preds {
		if c != nil && !turns(c, b) && !w.tells(c, p, b) {
			continue
		}
		to, any := w.target(b, p)
		if any {
			free = append(free, p)
		}
		if to == nil {
			continue
		}
		known++
		i := slices.IndexFunc(list, func(t *thread) bool { return t.to == to })
		if i < 0 {
			i = len(list)
			list = append(list, &thread{region: []*ir.Block{b}, to: to})
		}
		list[i].from = append(list[i].from, p)
	}
	if known+len(free) == len(preds) && len(list) == 1 {
		return list, true
	}
	if len(list) > 0 {
		most := slices.MaxFunc(list, func(x, y *thread) int { return len(x.from) - len(y.from) })
		most.from = append(most.from, free...)
	}
	if !w.fits(b) {
		return nil, false
	}
	list = slices.DeleteFunc(list, func(t *thread) bool { return !w.leads(t) })
	if len(list) == 0 {
		return w.further(b, preds, c), false
	}
	if why := w.cannot([]*ir.Block{b}); why != "" {
		w.say.Missed(b.Terminator(), "where this goes is known for some who come here, but %s", why)
		return nil, false
	}
	return list, false
}

// preds are the reached blocks that lead to a block, each once.
func (w *work) preds(b *ir.Block) (list []*ir.Block) {
	for _, p := range b.Preds() { // those of one block beside each other
		if w.tree.Reachable(p) && (len(list) == 0 || list[len(list)-1] != p) {
			list = append(list, p)
		}
	}
	return list
}

// leads tells whether the edges of a thread may go elsewhere; it keeps those that may.
func (w *work) leads(t *thread) bool {
	if w.heads(t.to) || slices.Contains(t.region, t.to) {
		return false // a new way into a loop, or back to its header
	}
	t.from = slices.DeleteFunc(t.from, func(p *ir.Block) bool {
		x := p.Terminator()
		for i, s := range x.Targets {
			if s == t.region[0] && edit.CannotSplitEdge(x, i) != "" {
				return true
			}
		}
		return false
	})
	return len(t.from) > 0
}

// further finds a block in front that decides, on some edge into it, where a block goes.
func (w *work) further(b *ir.Block, preds []*ir.Block, c *ir.Value) []*thread {
	for _, p := range preds {
		if c != nil && !differs(c, p) && !turns(c, b) { // it is there what it is on the edge, by which it was not known
			continue
		}
		if !w.fits(p) || len(p.Phis()) == 0 || edges(p, b) != 1 || slices.ContainsFunc(p.Succs(), w.heads) {
			continue
		}
		var list []*thread
		for _, q := range w.preds(p) {
			to, _ := w.target(b, p, q)
			if to == nil || q == b || q == p {
				continue
			}
			i := slices.IndexFunc(list, func(t *thread) bool { return t.to == to })
			if i < 0 {
				i = len(list)
				list = append(list, &thread{region: []*ir.Block{p, b}, to: to})
			}
			list[i].from = append(list[i].from, q)
		}
		list = slices.DeleteFunc(list, func(t *thread) bool { return !w.leads(t) || w.cannot(t.region) != "" })
		if len(list) > 0 {
			return list
		}
	}
	return nil
}

func edges(from, to *ir.Block) (n int) {
	for _, s := range from.Succs() {
		if s == to {
			n++
		}
	}
	return n
}

// lead leads edges through a copy of a region.
func (w *work) lead(t *thread) *edit.Map {
	m := edit.NewMap(w.f)
	m.Taken = w.taken
	m.Closes = func(*ir.Value) bool { return false }
	m.KeepScopes = true
	last := t.region[len(t.region)-1]
	w.say.Applied(last.Terminator(), "where this goes is known for some who come here: they are led past it")
	behind := t.region[0]
	for _, b := range t.region {
		if w.place[b] > w.place[behind] {
			behind = b
		}
	}
	w.behind[behind] = append(w.behind[behind], m.Copy(t.region, "")...)
	for _, b := range t.region {
		w.budget -= size(b)
	}
	first := t.region[0]
	head := m.Blocks[first]
	for _, p := range t.from {
		for i, s := range p.Terminator().Targets {
			if s == first {
				edit.Redirect(nil, p, i, head, func(phi *ir.Value) *ir.Value {
					return edit.Incoming(first.Phis()[slices.Index(head.Phis(), phi)], p)
				})
			}
		}
	}
	edit.Jump(m.Blocks[last], m.Block(t.to))
	return m
}

// settle gives uses of what is there twice or more the definition that reaches them, and takes out what is not reached any more.
func (w *work) settle(order []*ir.Block, twice map[*ir.Block][]*edit.Map) {
	var list []edit.Variable
	for _, b := range order {
		for _, v := range b.Instrs {
			x := edit.Variable{Type: v.Type, Defs: []edit.Def{{Block: b, Value: v}}}
			for _, m := range twice[b] {
				if c := m.Values[v]; c.Block != nil { // the terminator of a copy is another one now
					x.Defs = append(x.Defs, edit.Def{Block: c.Block, Value: c})
				}
			}
			for _, d := range x.Defs {
				for _, u := range d.Value.Uses() {
					if u.User.Op == ir.OpPhi || u.User.Block != d.Block {
						x.Uses = append(x.Uses, u)
					}
				}
			}
			if len(x.Uses) > 0 && v.Type.Kind != ir.TokenKind {
				list = append(list, x)
			}
		}
	}
	if len(list) > 0 {
		edit.Repair(w.an, list)
	}
	gone := map[*ir.Value]*ir.Value{}
	edit.RemoveUnreachable(w.f, w.taken, func(b *ir.Block) {
		for _, v := range b.Instrs {
			gone[v] = nil
		}
	})
	w.an.Drop()
	edit.EndRecords(w.f, w.an.Dom(), func(v *ir.Value) bool { return twice[v.Block] != nil })
	for _, b := range order {
		for _, m := range twice[b] {
			single(m.Blocks[b], gone)
		}
		single(b, gone)
	}
	w.an.Drop()
	for _, b := range order {
		for _, m := range twice[b] {
			w.fold(m.Blocks[b], gone)
		}
	}
	for len(w.unused) > 0 {
		v := w.unused[len(w.unused)-1]
		w.unused = w.unused[:len(w.unused)-1]
		if v.IsInstr() && v.NumUses() == 0 && v.Removable() {
			w.unused = append(w.unused, v.Args...)
			if _, known := gone[v]; !known {
				gone[v] = nil
			}
			v.Erase()
		}
	}
	edit.Done(w.f, gone)
	w.an.Drop()
}

// fold replaces what comes to a constant or to a value that is there in a copy of a block, where phis are values.
func (w *work) fold(b *ir.Block, gone map[*ir.Value]*ir.Value) {
	s := w.env.Simplify(w.f)
	for _, v := range b.Instrs {
		if v.Effects() == 0 && v.Op != ir.OpPhi && !v.Op.IsTerminator() {
			if a := s.Value(v, simplify.Point{}); a.Value != nil {
				v.ReplaceAllUses(a.Value)
				gone[v] = a.Value
			}
		}
		w.unused = append(w.unused, v)
	}
}

// single replaces the phis of a block with one way into it.
func single(b *ir.Block, gone map[*ir.Value]*ir.Value) {
	if phis := b.Phis(); len(phis) > 0 && len(phis[0].Args) == 1 {
		edit.FoldPhis(b, func(phi, v *ir.Value) { gone[phi] = v })
	}
}
