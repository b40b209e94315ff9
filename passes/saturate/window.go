package saturate

import (
	"slices"

	"rewrite/passes/internal/edit"
	"rewrite/passes/ir"
	"rewrite/passes/saturate/block"
	"rewrite/passes/saturate/program"
)

// windowSize is about how many instructions go into one graph. Rules look a few operations
// deep, so that a larger graph would find more only across the borders of windows, and
// these are where few values cross.
const windowSize = 1000

// cutBlock is a block that was cut into windows: one that is larger than a graph should be
// is a chain of blocks while rules are applied to its function. Each of them sees what its
// operands lead to in those before it as in any dominating block, to block.ImportDepth, and
// what is known where the first one begins.
//
// Position alone would tear apart what belongs together, such as the rounds of several
// hashes that run side by side. So first each operation moves down to where it is needed,
// as it does when a block is rebuilt: what one value is made of stands together then.
type cutBlock struct {
	head    *ir.Block
	tail    []*ir.Block
	was     []*ir.Value // in the order of the input
	records []placed
}

// placed is where a debug record stood.
type placed struct {
	record *ir.DbgRecord
	at     *ir.Value
}

// cut makes windows of the blocks of a function that are too large.
func (w *Worker) cut(f *ir.Func) (cuts []*cutBlock) {
	for _, b := range f.Blocks {
		if len(b.Instrs)-len(b.Phis()) > w.window+w.window/2 && f.Dominators().Reachable(b) {
			cuts = append(cuts, &cutBlock{head: b})
		}
	}
	if cuts == nil {
		return nil
	}
	list := make([]*ir.Block, 0, len(f.Blocks)+len(cuts))
	left := cuts
	w.bg.Heads = map[*ir.Block]*ir.Block{}
	for _, b := range f.Blocks {
		list = append(list, b)
		if len(left) > 0 && left[0].head == b {
			w.cutOne(left[0])
			for _, t := range left[0].tail {
				w.bg.Heads[t] = b
			}
			list = append(list, left[0].tail...)
			left = left[1:]
		}
	}
	f.SetBlocks(list)
	return cuts
}

// cutOne puts what is behind the first window into blocks behind it.
func (w *Worker) cutOne(c *cutBlock) {
	b := c.head
	c.was = b.Instrs
	for _, v := range c.was {
		for r := v.Dbg; r != nil; r = r.Next {
			c.records = append(c.records, placed{r, v})
		}
	}
	block.MoveRecords(c.was, func(v *ir.Value) bool { return !w.moves(v) })
	order := w.byNeed(b)
	end := w.borders(b, order)
	last := b
	for i, from := range end[:len(end)-1] {
		next := b.Func.NewBlock(b.Name)
		next.Instrs = order[from:end[i+1]:end[i+1]]
		for _, v := range next.Instrs {
			v.Block = next
		}
		c.tail = append(c.tail, next)
		last = next
	}
	for _, s := range last.Succs() {
		edit.RenamePred(s, b, last)
	}
	b.Instrs = order[:end[0]:end[0]]
	before := b
	for _, next := range c.tail {
		br := b.Func.NewInstr(ir.OpBr, ir.Void)
		br.Targets = []*ir.Block{next}
		br.Block = before
		before.Instrs = append(before.Instrs, br)
		before = next
	}
}

// join makes blocks of windows again, in the order that they had if nothing changed.
func (w *Worker) join(f *ir.Func, cuts []*cutBlock, changed bool) {
	if cuts == nil {
		return
	}
	tail := map[*ir.Block]bool{}
	for _, c := range cuts {
		for _, s := range c.tail[len(c.tail)-1].Succs() {
			edit.RenamePred(s, c.tail[len(c.tail)-1], c.head)
		}
		for _, next := range c.tail {
			c.head.Terminator().Erase()
			c.head.Take(next)
			tail[next] = true
		}
		if !changed {
			c.restore()
		}
	}
	list := f.Blocks[:0]
	for _, b := range f.Blocks {
		if !tail[b] {
			list = append(list, b)
		}
	}
	f.SetBlocks(list)
	w.bg.Heads = nil
}

// restore puts instructions and debug records where they were.
func (c *cutBlock) restore() {
	c.head.Instrs = c.was
	for _, v := range c.was {
		v.Dbg = nil
	}
	var last *ir.DbgRecord
	for _, p := range c.records {
		if p.record.Next = nil; p.at.Dbg == nil {
			p.at.Dbg = p.record
		} else {
			last.Next = p.record
		}
		last = p.record
	}
}

// moves tells whether an instruction may be where it is needed.
func (w *Worker) moves(v *ir.Value) bool {
	if v.Op == ir.OpPhi || w.bg.OpOf(v) < program.FirstOp {
		return false
	}
	_, _, ok := w.bg.Operation(v)
	return ok
}

// byNeed is the order in which each instruction that may move stands before the first one
// that needs it, behind what it needs itself: first the operand that the longest chain leads
// to, so that little waits for it (Sethi and Ullman, The Generation of Optimal Code for
// Arithmetic Expressions, 1970).
func (w *Worker) byNeed(b *ir.Block) (order []*ir.Value) {
	order = make([]*ir.Value, 0, len(b.Instrs))
	here := func(u *ir.Value) bool { return u.Block == b && u.Op != ir.OpPhi }
	waits := make([]bool, b.Func.NumValues()) // by ValueID, until something needs it
	for _, v := range b.Instrs {
		for i := 0; i < v.NumUses() && !waits[v.ID]; i++ {
			if here(v.Uses()[i].User) && w.moves(v) {
				waits[v.ID] = true
			}
		}
	}
	depth := make([]int32, b.Func.NumValues()) // by ValueID: of the chain that leads to it
	for _, v := range b.Instrs {
		for _, a := range v.Args {
			if waits[a.ID] && here(v) {
				depth[v.ID] = max(depth[v.ID], depth[a.ID]+1)
			}
		}
	}
	deeper := func(x, y *ir.Value) int { return int(depth[y.ID] - depth[x.ID]) }
	type visit struct {
		v    *ir.Value
		args []*ir.Value // that are still to be looked at
	}
	var stack []visit // a chain may be as long as the block
	enter := func(v *ir.Value) {
		args := v.Args
		if !slices.IsSortedFunc(args, deeper) {
			args = slices.Clone(args)
			slices.SortStableFunc(args, deeper)
		}
		stack = append(stack, visit{v, args})
	}
	for _, v := range b.Instrs {
		if waits[v.ID] {
			continue
		}
		enter(v)
		for len(stack) > 0 {
			top := &stack[len(stack)-1]
			if len(top.args) == 0 || top.v.Op == ir.OpPhi {
				order = append(order, top.v)
				stack = stack[:len(stack)-1]
				continue
			}
			a := top.args[0]
			top.args = top.args[1:]
			if waits[a.ID] {
				waits[a.ID] = false
				enter(a)
			}
		}
	}
	return order
}

// borders is where the windows of an order end: about where their size says, behind the
// instruction that leaves the fewest values that move and are needed behind it.
func (w *Worker) borders(b *ir.Block, order []*ir.Value) (ends []int) {
	place := make([]int32, b.Func.NumValues()) // by ValueID
	for i, v := range order {
		place[v.ID] = int32(i)
	}
	crossing := make([]int, len(order)+1) // by place: how many more values, then how many, are needed behind it
	for i, v := range order {
		if !w.moves(v) {
			continue
		}
		last := i
		for _, u := range v.Uses() {
			last = max(last, int(place[u.User.ID]))
		}
		crossing[i]++
		crossing[last]--
	}
	for i := range order {
		crossing[i+1] += crossing[i]
	}
	for from := len(b.Phis()); len(order)-from > w.window+w.window/2; {
		best := from + w.window*3/4
		for at := best + 1; at < from+w.window*5/4; at++ {
			if crossing[at-1] < crossing[best-1] {
				best = at
			}
		}
		ends = append(ends, best)
		from = best
	}
	return append(ends, len(order))
}
