// Package looprotate turns loops that decide at their head whether to go on into loops that decide at their end, behind a
// guard that decides once whether to enter: while loops into guarded do-while loops ("loop inversion").
//
//	front:  br label %head                                    front: %c0 = icmp slt i32 0, %n
//	head:   %i = phi i32 [ 0, %front ], [ %i1, %body ]               br i1 %c0, label %in, label %done     the guard
//	        %c = icmp slt i32 %i, %n                          in:    br label %body                        the new preheader
//	        br i1 %c, label %body, label %done                body:  %i = phi i32 [ 0, %in ], [ %i1, %head ]
//	body:   ...                                                      ...
//	        %i1 = add i32 %i, 1                                      %i1 = add i32 %i, 1
//	        br label %head                                           br label %head
//	done:   ...                                               head:  %c = icmp slt i32 %i1, %n
//	                                                                 br i1 %c, label %body, label %out
//	                                                          out:   br label %done
//	                                                          done:  ...
//
// A round has a branch less then, and what is in the body is executed whenever the preheader is: licm takes out of it what it could
// not out of a loop that may go around no time at all.
//
// The header is copied in front of the loop, and is itself the new latch. So it must be small, and hold nothing that must be there
// once; what it computes of values of outside alone is computed in front only. Loops are left alone that are left at their latch
// already, and so are those that are once a latch that hardly does anything is joined with the block before it, which leaves the loop:
//
//	head:  ...                                                head:  ...
//	       br i1 %c, label %latch, label %done                       %i1 = add i32 %i, 1
//	latch: %i1 = add i32 %i, 1                                       br i1 %c, label %head, label %done
//	       br label %head
//
// They stay in simple form.
//
// Muchnick, "Advanced Compiler Design and Implementation" (1997), 18.3.
package looprotate

import (
	"slices"

	"rewrite/passes/analysis/cfg"
	"rewrite/passes/analysis/manager"
	"rewrite/passes/internal/edit"
	"rewrite/passes/internal/hints"
	"rewrite/passes/ir"
	"rewrite/passes/ir/remark"
	"rewrite/passes/pass"
	"rewrite/passes/simplify"
)

// Run rotates the loops of a function.
func Run(f *ir.Func, e *pass.Env) manager.Kept {
	an := e.Of(f)
	nest := an.Loops()
	if len(nest.All) == 0 {
		return manager.All
	}
	w := &work{f: f, say: e.Remarks(f), nest: nest, taken: edit.AddressTaken(f), behind: map[*ir.Block][]*ir.Block{}, gone: map[*ir.Value]*ir.Value{}, joined: map[*ir.Block]bool{}}
	w.most = e.Target.Thresholds(f).Rotated
	w.joinLatches()
	joined := len(w.joined) > 0
	if joined {
		an.Settle(nest)
	}
	var list []*rotation
	for _, l := range nest.All {
		if r := w.plan(l); r != nil {
			list = append(list, r)
		}
	}
	if len(list) == 0 {
		if joined {
			edit.Done(f, nil)
		}
		return manager.Loops.If(joined)
	}
	for _, r := range list {
		w.rotate(r)
	}
	edit.PutBehind(f, w.behind)
	var twice []edit.Variable
	for _, r := range list {
		twice = append(twice, r.variables()...)
	}
	edit.Repair(an, twice)
	for _, r := range list {
		fold := func(phi, v *ir.Value) { w.gone[phi] = v }
		edit.FoldPhis(r.m.Blocks[r.header], fold)
		edit.FoldPhis(r.header, fold)
	}
	an.Drop()
	for _, r := range list {
		w.simplify(r, e.Simplify(f))
	}
	an.Settle(nest)
	edit.Done(f, w.gone)
	return manager.Loops
}

type work struct {
	f      *ir.Func
	say    *remark.Remarks
	nest   *cfg.LoopNest
	taken  map[*ir.Block]bool
	behind map[*ir.Block][]*ir.Block // new blocks, by what they stand behind
	gone   map[*ir.Value]*ir.Value
	joined map[*ir.Block]bool // headers of loops that are left at their latch only since joinLatches
	most   int
}

// joinLatches joins latches that only jump, behind a few cheap operations, with the block before, if that decides whether to leave
// the loop: the operations are done once more then where it is left.
func (w *work) joinLatches() {
	join := map[*ir.Block]bool{}
	for _, l := range w.nest.All {
		latch := l.Latch()
		if latch == nil || latch == l.Header || w.taken[latch] || len(latch.Preds()) != 1 || len(latch.Phis()) > 0 || !speculated(latch) {
			continue
		}
		p := latch.Preds()[0]
		if w.nest.Of(p) != l || !l.Leaves(w.nest, p) || p.Terminator().Op != ir.OpBr || p.Terminator().Meta.Get("llvm.loop") != "" {
			continue // !llvm.loop can speak of one loop only, and this one may be a latch of that around
		}
		w.say.Applied(latch.Terminator(), "the latch of this loop is joined with the block before, which decides whether to leave it")
		join[latch], w.joined[l.Header] = true, true
	}
	if len(join) == 0 {
		return
	}
	var kept []*ir.Block
	for _, b := range w.f.Blocks {
		if !join[b] {
			kept = append(kept, b)
			continue
		}
		p, h, node := b.Preds()[0], b.Succs()[0], b.Terminator().Meta.Get("llvm.loop")
		for len(b.Instrs) > 1 {
			edit.MoveTo(b.Instrs[0], p)
		}
		edit.RenamePred(h, b, p)
		t := p.Terminator()
		t.Targets = slices.Clone(t.Targets)
		t.SetTarget(slices.Index(t.Targets, b), h)
		if node != "" {
			hints.Set(t, node)
		}
		b.Instrs[0].Erase()
	}
	w.f.SetBlocks(kept)
}

// speculated tells whether a block does nothing before it jumps, or only one operation that may be done though nobody asks for it.
func speculated(b *ir.Block) bool {
	last := len(b.Instrs) - 1
	if t := b.Instrs[last]; t.Op != ir.OpBr || len(t.Targets) != 1 || t.Dbg != nil {
		return false
	}
	for _, v := range b.Instrs[:last] {
		if v.Dbg != nil || !v.Op.Is(ir.Speculatable) || v.Op.IsCall() || v.Op == ir.OpFreeze {
			return false
		}
	}
	return last <= 1
}

// A rotation is what is to be done to a loop; nothing that is done to another one changes that.
type rotation struct {
	loop                       *cfg.Loop
	front, header, latch, body *ir.Block
	exit                       *ir.Block
	leaving                    []*ir.Block // blocks of the loop that go to the exit
	meet                       bool        // the body is reached from elsewhere in the loop, too
	m                          *edit.Map
}

// plan says what is to be done, nil if the loop stays as it is.
func (w *work) plan(l *cfg.Loop) *rotation {
	at := l.Header.Terminator()
	r := &rotation{loop: l, header: l.Header, front: l.Preheader(w.nest), m: edit.NewMap(w.f)}
	r.m.Taken = w.taken
	r.m.Closes = func(*ir.Value) bool { return false }
	missed := func(why string) *rotation {
		w.say.Missed(at, "this loop is not rotated: %s", why)
		return nil
	}
	in := func(b *ir.Block) bool { return l.Contains(w.nest, b) }
	if at.Op != ir.OpBr || len(at.Targets) != 2 || in(at.Targets[0]) == in(at.Targets[1]) {
		return nil // it does not decide at its head
	}
	if r.body, r.exit = at.Targets[0], at.Targets[1]; !in(r.body) {
		r.body, r.exit = r.exit, r.body
	}
	if len(l.Latches) != 1 {
		return missed("it has several latches")
	}
	r.latch = l.Latches[0]
	if r.latch == r.header || l.Rotated(w.nest) && !w.joined[l.Header] {
		return nil // it decides at its end
	}
	if r.front == nil || r.front.Terminator().Op != ir.OpBr {
		return missed("it has no preheader")
	}
	if n := operations(l.Header); n > w.most {
		return missed("its header has too many instructions to be there twice")
	}
	if why := r.m.CannotClone([]*ir.Block{l.Header}); why != "" {
		return missed(why)
	}
	for _, v := range l.Header.Instrs {
		if v.Op == ir.OpAlloca || v.Type.Kind == ir.TokenKind {
			return missed("its header has what must be there once")
		}
	}
	dedicated := false
	if r.leaving, dedicated = l.Leaving(w.nest, r.exit); !dedicated {
		return missed("its exit is reached from elsewhere, too")
	}
	r.meet = len(r.body.Preds()) > 1
	if why := edit.CannotGather(r.exit, r.leaving); why != "" {
		return missed(why)
	}
	return r
}

// operations is how many instructions of a block do something.
func operations(b *ir.Block) (n int) {
	for _, v := range b.Instrs {
		if v.Op != ir.OpPhi && !v.Op.IsTerminator() {
			n++
		}
	}
	return n
}

// rotate changes blocks and edges, and leaves uses of what there is twice then to variables.
func (w *work) rotate(r *rotation) {
	w.say.Applied(r.header.Terminator(), "this loop is rotated: it decides at its end whether to go on")
	guard := r.m.Copy([]*ir.Block{r.header}, "")[0]
	for _, phi := range r.header.Phis() {
		copied := r.m.Values[phi] // it stays until values are repaired: what it is may be one that another loop has twice
		copied.AddArg(edit.Incoming(phi, r.front))
		copied.Targets = []*ir.Block{r.front}
	}
	edit.DropEdge(r.front, r.header)
	jump := r.front.Terminator()
	jump.Targets = slices.Clone(jump.Targets)
	jump.SetTarget(0, guard)

	end, old := r.header.Terminator(), r.latch.Terminator()
	if node := old.Meta.Get("llvm.loop"); node != "" {
		hints.Set(old, "")
		hints.Set(end, node)
	}
	w.once(r)
	l := r.loop
	l.Header = r.body
	var made []*ir.Block
	if r.meet {
		l.Header = edit.Gather(r.body, []*ir.Block{r.header, guard})
		w.nest.Add(l.Header, l)
		made = append(made, l.Header)
	}
	in := edit.Gather(l.Header, []*ir.Block{guard})
	w.behind[r.front] = append(w.behind[r.front], append([]*ir.Block{guard, in}, made...)...)
	out := edit.Gather(r.exit, r.leaving)
	w.behind[r.header] = append(w.behind[r.header], out)
	for _, b := range []*ir.Block{guard, in} {
		w.nest.Add(b, l.Parent)
	}
	w.nest.Add(out, cfg.Common(l.Parent, w.nest.Of(r.exit)))
}

// once leaves to the guard alone what the header computes of values of outside. The guard is executed whenever the loop is entered, and does
// what it does in the same order.
func (w *work) once(r *rotation) {
	for _, v := range r.header.Instrs {
		if v.Op == ir.OpPhi || v.NumUses() == 0 || v.Effects() != 0 || !v.Removable() || v.Op.IsCall() && v.Pinned() ||
			slices.ContainsFunc(v.Args, func(x *ir.Value) bool { return x.IsInstr() && r.loop.Contains(w.nest, x.Block) }) {
			continue
		}
		v.ReplaceAllUses(r.m.Values[v])
		w.gone[v] = r.m.Values[v]
	}
}

// simplify folds what a guard comes to in the first round, and its branch if the loop is always entered.
func (w *work) simplify(r *rotation, s *simplify.Simplifier) {
	guard := r.m.Blocks[r.header]
	for _, v := range guard.Instrs {
		if v.NumUses() == 0 || !v.Removable() || w.gone[v] != nil {
			continue
		}
		if a := s.Value(v, simplify.Point{}); a.Value != nil {
			v.ReplaceAllUses(a.Value)
			w.gone[v] = a.Value
		}
	}
	if c := guard.Terminator().Args[0]; c.Op == ir.OpInt && guard.Terminator().Targets[1-c.Bits] != r.exit {
		edit.Jump(guard, guard.Terminator().Targets[1-c.Bits])
	}
}

// variables are the values of the header, which are computed in the guard, too.
func (r *rotation) variables() (list []edit.Variable) {
	guard := r.m.Blocks[r.header]
	for _, v := range r.header.Instrs {
		if v.NumUses() == 0 {
			continue
		}
		copied := r.m.Values[v]
		x := edit.Variable{Type: v.Type, Defs: []edit.Def{{Block: r.header, Value: v}, {Block: guard, Value: copied}}}
		for _, u := range v.Uses() {
			if u.User.Op == ir.OpPhi || u.User.Block != r.header {
				x.Uses = append(x.Uses, u)
			}
		}
		if len(x.Uses) > 0 {
			list = append(list, x)
		}
	}
	return list
}
