// Package gcm moves operations to where they are executed least often, and there as late as possible: global code motion.
//
//	entry: %m = mul i32 %a, %b                 entry: %k = mul i32 %a, 17
//	       br label %loop                             br label %loop
//	loop:  %k = mul i32 %a, 17                 loop:  %s = add i32 %k, %i
//	       %s = add i32 %k, %i                        ...
//	       ...                                        br i1 %c, label %loop, label %done
//	       br i1 %c, label %loop, label %done  done:  br i1 %d, label %t, label %f
//	done:  br i1 %d, label %t, label %f        t:     %m = mul i32 %a, %b
//	t:     call void @use(i32 %m)                     call void @use(i32 %m)
//
// An operation can stand as early as its operands, and as late as the common dominator of its uses, where that of a phi is at
// the end of the block that the edge comes from. Of the blocks between the two, on the way up the dominator tree, it goes to one in the fewest loops, and of
// these to the last. It never goes into a loop that it is not in, nor where cycles are that are no natural loops, but
// out of them. So where it is executed it is so at most as often as before.
//
// Blocks are found for all operations first: the earliest from operands to users, then the last ones and the choice from users to
// operands. Then all are moved at once, each in front of the first that uses it. What comes out where it stands is
// never touched, so a second run changes nothing.
//
// Upwards goes only what may be executed though the program does not come to it, without what it promises on pain of undefined
// behaviour (SEMANTICS 26, 38); downwards whatever has no effect: it is executed on fewer ways. A load moves as far as memory in SSA form says
// that nothing writes what it reads between the places. Freezes move, and stay one choice for all users.
// What has an effect stays, with phis, pads, allocas, convergent calls and tokens; nothing is put in front of a pad, behind a musttail call
// or into blocks that end in a callbr or indirectbr.
//
// Downwards an operation goes only where no more values are live for it (pays, in choose.go).
//
// Left to others: operations that promise something and are executed anyway in each round of a loop (licm), order within blocks (lcm),
// expressions on some ways (gvn).
//
// Click, "Global Code Motion, Global Value Numbering" (1995).
package gcm

import (
	"slices"

	"rewrite/passes/analysis/cfg"
	"rewrite/passes/analysis/manager"
	"rewrite/passes/analysis/memssa"
	"rewrite/passes/internal/edit"
	"rewrite/passes/internal/speculate"
	"rewrite/passes/ir"
	"rewrite/passes/ir/intrinsic"
	"rewrite/passes/ir/remark"
	"rewrite/passes/pass"
)

// Run moves the operations of a function.
func Run(f *ir.Func, e *pass.Env) manager.Kept {
	say := e.Remarks(f)
	judge := speculate.Mover(f, say)
	if judge == nil {
		return manager.All
	}
	an := e.Of(f)
	w := &work{f: f, say: say, an: an, tree: an.Dom(), post: an.PostDom(), nest: an.Loops(), judge: judge}
	kept := manager.All
	for range maxRounds {
		w.survey()
		w.earliest()
		if !w.choose() {
			break
		}
		kept &= manager.Shape | manager.Memory
		if w.apply() {
			kept = manager.Shape // memory in SSA form has loads where they were
			an.Keep(kept)
		}
	}
	if kept != manager.All {
		f.MarkChanged()
	}
	return kept
}

// maxRounds bounds how often what moved is looked at for whether more can: what an operand needs depends on where its
// other users went.
const maxRounds = 10

type work struct {
	f     *ir.Func
	say   *remark.Remarks
	an    *manager.Func
	tree  *ir.DomTree
	post  *cfg.PostDomTree
	nest  *cfg.LoopNest
	mem   *memssa.SSA // once a load asks
	judge *speculate.Judge

	blocks []blockInfo // by Block.ID
	frees  bool        // a call may free what it does not write
	calls  bool        // calls may move: there are no funclets, in which they would need their pads' tokens

	at    []int32     // by Value.ID: place in its block
	named []bool      // by Value.ID: a metadata operand of a call names it, which is no use
	early []*ir.Block // by Value.ID: the first block in which it can stand, nil for what stays
	place []*ir.Block // by Value.ID: where it goes, nil for where it is
}

// blockInfo is what is known of a block that is reached.
type blockInfo struct {
	open      bool      // something may be put here
	depth     int       // of loops around it, with one for a cycle that is no natural loop
	shallower *ir.Block // the nearest dominator in fewer loops
	level     int       // in the dominator tree
	jump      *ir.Block // a dominator, by which common ones are found in few steps
	first     int32     // place of the first instruction behind phis and a pad
	end       int32     // place before which what goes to the end of the block is put
}

func (w *work) info(b *ir.Block) *blockInfo { return &w.blocks[b.ID] }

// survey numbers values and finds what is to be known of blocks.
func (w *work) survey() {
	n := w.f.NumValues()
	w.at, w.named = make([]int32, n), speculate.Named(w.f)
	w.early, w.place = make([]*ir.Block, n), make([]*ir.Block, n)
	w.blocks = make([]blockInfo, len(w.f.Blocks))
	w.calls, w.frees = true, false
	for _, part := range w.nest.Irreducible {
		for _, b := range part {
			w.info(b).depth = 1
		}
	}
	for _, b := range w.tree.ReversePostorder() {
		x := w.info(b)
		x.open = x.depth == 0
		x.depth += w.nest.Depth(b)
		for i, v := range b.Instrs {
			w.at[v.ID] = int32(i)
			w.frees = w.frees || speculate.FreesUnseen(v)
			if v.Op == ir.OpCatchPad || v.Op == ir.OpCleanupPad {
				w.calls = false
			}
		}
		x.first = int32(len(b.Phis()))
		switch b.Instrs[x.first].Op {
		case ir.OpLandingPad, ir.OpCatchPad, ir.OpCleanupPad:
			x.first++
		}
		x.end = int32(speculate.End(b))
		switch b.Terminator().Op {
		case ir.OpCatchSwitch, ir.OpCallBr, ir.OpIndirectBr:
			x.open = false
		}
		w.link(b, x)
	}
}

// link finds the dominators of a block that are of use, behind those of its own dominator.
func (w *work) link(b *ir.Block, x *blockInfo) {
	d := w.tree.Idom(b)
	if d == nil {
		x.jump = b
		return
	}
	up := w.info(d)
	x.level, x.jump = up.level+1, d
	if j := w.info(up.jump); up.level-j.level == j.level-w.info(j.jump).level {
		x.jump = j.jump
	}
	for x.shallower = d; x.shallower != nil && w.info(x.shallower).depth >= x.depth; {
		x.shallower = w.info(x.shallower).shallower
	}
}

// common is the nearest common dominator of two blocks: the nearest above one that is above the other, to which jumps of
// lengths that double lead (Myers, "An Applicative Random-Access Stack", 1983).
func (w *work) common(a, b *ir.Block) *ir.Block {
	for !w.tree.Dominates(a, b) {
		if j := w.info(a).jump; !w.tree.Dominates(j, b) {
			a = j
		} else {
			a = w.tree.Idom(a)
		}
	}
	return a
}

// earliest finds the first block in which each operation that moves can stand.
func (w *work) earliest() {
	for _, b := range w.tree.ReversePostorder() {
		for _, v := range b.Instrs {
			if w.movable(v) {
				w.early[v.ID] = w.earliestOf(v)
			}
		}
	}
}

// earliestOf is the highest block above an operation that is below its operands and that it may move to. So what is chosen for one
// that it is an operand of is below it, too.
func (w *work) earliestOf(v *ir.Value) *ir.Block {
	b := v.Block
	if w.info(b).shallower == nil || !w.judge.May(v) {
		return b // upwards goes only what comes out of a loop
	}
	bound := w.f.Entry()
	lower := func(x *ir.Block) {
		if w.tree.Dominates(bound, x) {
			bound = x
		}
	}
	for _, x := range v.Args {
		switch {
		case x.Block == nil:
		case w.early[x.ID] != nil:
			lower(w.early[x.ID])
		case x.Op == ir.OpInvoke:
			lower(x.Targets[0])
		case x.Op.IsTerminator():
			return b
		default:
			lower(x.Block)
		}
	}
	if v.Op == ir.OpLoad {
		w.mem = w.an.Memory()
		id := w.mem.Clobber(v)
		if c := w.mem.Block(id); c != nil {
			lower(c)
			if c == bound && c != b && w.mem.Kind(id) == memssa.Def && w.mem.Inst(id).Op.IsTerminator() { // nothing stands behind it in its block
				for bound = b; w.tree.Idom(bound) != c; {
					bound = w.tree.Idom(bound)
				}
			}
		}
	}
	best := b
	for x := w.info(b).shallower; x != nil && w.tree.Dominates(bound, x); {
		ok := w.may(v, x)
		if ok {
			best = x
		}
		x = w.above(v, x, ok)
	}
	return best
}

// movable tells whether an operation may stand elsewhere at all.
func (w *work) movable(v *ir.Value) bool {
	if !speculate.Moves(v) || w.named[v.ID] || stays(v.Block) {
		return false
	}
	if v.Op == ir.OpCall && !w.calls && v.Intrinsic() == intrinsic.None {
		return false
	}
	if slices.ContainsFunc(v.Uses(), func(u ir.Use) bool { return edit.IsPad(u.User) }) {
		return false // nothing stands in front of a pad, which may be where the uses meet
	}
	return w.at[v.ID] <= w.info(v.Block).end // not between a call and the return that must follow it
}

// stays tells whether what stands in a block stays there.
func stays(b *ir.Block) bool {
	switch b.Terminator().Op {
	case ir.OpCallBr, ir.OpIndirectBr:
		return true
	}
	return false
}
