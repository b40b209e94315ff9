// Package reassociate computes sums, products and bitwise operations of several operands in the order in which these are known, wherever in a function
// they are put together:
//
//	loop:                                 loop:
//	  %x = add i32 %i, %a                   %x = add i32 %a, 12
//	  %y = add i32 %x, 5                    %y = add i32 %x, %b
//	  %z = add i32 %y, %b                   %z = add i32 %y, %i
//	  %s = add i32 %z, 7
//
// So numbers meet, and are one; and so does what is the same in each round of a loop, which licm then takes out. On the way operands that cancel
// go, those that are there several times are multiplied, common factors are taken out, and powers are squares of squares:
//
//	x + y - x            y                       x & y & ~x       0
//	x + x + x            x * 3                   x ^ y ^ x        y
//	x*a + x*b            x * (a + b)             x*x*x*x          (x*x) * (x*x)
//
// A tree is what is put together by operations of one kind that nothing else uses; a difference is a sum with an opposite, what is shifted by a number or
// multiplied by one is there several times, and an or of which no bit is in both operands is a sum. It is built anew, in front of its
// root, if that takes less, or as much and another order: of operands by rank, the last block in reverse postorder that they depend on, then by how long they
// wait in that, and then by where they are. So what comes out is what would come out again. An operand is taken in only from the same loop, so nothing is computed more often.
//
// What holds of each operation of a tree does not hold of others in another order: nsw and nuw go, but where all are additions that have nuw. Then no part of the sum is more than
// the whole, and fits; with nsw besides, one operand at most is negative. Disjoint stays where all of a tree have it. Floats need reassoc and nsz on all
// operations, and nnan where something cancels that may be infinite; ninf goes, as what is in between is something else, and nnan but where that may be
// infinite at most: where all have both flags, what a tree is of is finite. What is used as often as before or less may be undef (SEMANTICS 21).
//
// Briggs and Cooper, "Effective Partial Redundancy Elimination" (1994), section 3.1.
package reassociate

import (
	"slices"

	"rewrite/passes/analysis/domain"
	"rewrite/passes/analysis/manager"
	"rewrite/passes/internal/edit"
	"rewrite/passes/ir"
	"rewrite/passes/ir/remark"
	"rewrite/passes/pass"
	"rewrite/passes/simplify"
)

// maxRounds bounds how often a function is gone through: what a tree does not use any more may be taken into another one then.
const maxRounds = 8

// Run reassociates the trees of a function.
func Run(f *ir.Func, e *pass.Env) manager.Kept { return run(f, e, false) }

// RunCheaper does that with those that take less then, or as much with fewer operands, of which more is known, but for
// products, which cost more on most machines than here, and single operations, of which rules keep the flags. It leaves the order of others: what combines instructions has no use for it.
func RunCheaper(f *ir.Func, e *pass.Env) manager.Kept { return run(f, e, true) }

func run(f *ir.Func, e *pass.Env, cheaper bool) manager.Kept {
	w := &work{f: f, e: e, an: e.Of(f), cheaper: cheaper, say: e.Remarks(f), gone: map[*ir.Value]*ir.Value{}}
	w.floats = !f.Attrs.Has("strictfp") && !domain.FlushesDenormals(f)
	if !w.hasTrees() { // as most functions, of which neither order nor ranks are found then
		return manager.All
	}
	for round := 0; round < maxRounds && w.round(); round++ {
	}
	if len(w.gone) == 0 {
		return manager.All
	}
	edit.Done(f, w.gone)
	return manager.Shape
}

type work struct {
	e       *pass.Env
	f       *ir.Func
	an      *manager.Func
	floats  bool // of floats it is known what is computed
	cheaper bool // only trees that take less then
	say     *remark.Remarks
	gone    map[*ir.Value]*ir.Value // what was replaced, and by what; nil of what nothing needs

	keys  []key // by ValueID, of instructions that were come to
	pos   int32 // how many
	depth int32 // of what was last written in the block
}

// hasTrees tells whether there is something to go through a function for.
func (w *work) hasTrees() bool {
	for _, b := range w.f.Blocks {
		if slices.ContainsFunc(b.Instrs, func(v *ir.Value) bool { return w.rootOf(v) != none }) {
			return true
		}
	}
	return false
}

// rootOf is the family of a tree that ends with an instruction, none if there is none or it stays.
func (w *work) rootOf(v *ir.Value) family {
	is := w.familyOf(v)
	if is == none || v.NumUses() == 0 || w.taken(v) || w.small(v) || w.cheaper && !w.repeats(v) {
		return none
	}
	return is
}

// round goes through a function once.
func (w *work) round() (changed bool) {
	w.keys, w.pos = make([]key, w.f.NumValues()), 0
	dead := map[*ir.Block]bool{}
	for number, b := range w.f.ReversePostorder() {
		rank := int32(number) + 2
		w.depth = 0
		var made []*ir.Value // in the order of roots that they are for
		var at []int         // where in the block they go, each
		for i, v := range b.Instrs {
			if is := w.rootOf(v); is != none {
				if list, ok := w.rebuild(v, is, rank, dead); ok {
					changed = true
					for _, x := range list {
						made, at = append(made, x), append(at, i)
					}
					continue
				}
			}
			w.enter(v, rank)
		}
		insert(b, made, at)
	}
	for _, b := range w.f.Blocks {
		if dead[b] {
			b.EraseIf(func(v *ir.Value) bool { _, gone := w.gone[v]; return gone })
		}
	}
	return changed
}

// insert puts instructions into a block, each in front of the one that is at a place there now.
func insert(b *ir.Block, made []*ir.Value, at []int) {
	if len(made) == 0 {
		return
	}
	list := make([]*ir.Value, 0, len(b.Instrs)+len(made))
	for i, v := range b.Instrs {
		for ; len(at) > 0 && at[0] == i; made, at = made[1:], at[1:] {
			made[0].Block = b
			list = append(list, made[0])
		}
		list = append(list, v)
	}
	b.Instrs = list
}

// taken tells whether an instruction is part of the tree of what uses it.
func (w *work) taken(v *ir.Value) bool {
	if v.NumUses() != 1 {
		return false
	}
	_, ok := w.takes(v, v.Uses()[0].User)
	return ok
}

// small tells whether an instruction has two operands that are none of its tree, of which nothing follows: it stays. Most are so.
func (w *work) small(v *ir.Value) bool {
	if len(v.Args) != 2 || v.Args[0] == v.Args[1] {
		return false
	}
	for i, x := range v.Args {
		switch {
		case x.Block == nil && x.Op != ir.OpParam: // numbers that change nothing, or everything
			if i == 0 || x.Op != ir.OpInt || x.Bits == 0 || v.Op != ir.OpShl && (x.Bits == ir.Mask(min(64, x.Type.Bits)) || v.Op == ir.OpSub || v.Op == ir.OpMul) {
				return false
			}
		case x.Op == ir.OpXor && v.Op != ir.OpXor: // it may be the complement of the other one
			return false
		default:
			if _, ok := w.takes(x, v); ok {
				return false
			}
		}
	}
	return true
}

// enter gives an instruction of a block its key: what only computes could be where its last operand is. Other instructions wait for what writes
// in front of them.
func (w *work) enter(v *ir.Value, rank int32) {
	last := key{rank: 1}
	if v.Op != ir.OpPhi {
		for _, x := range v.Args {
			last = last.max(w.keyOf(x))
		}
	}
	var effects ir.Effects
	switch free := v.Op.Is(ir.Speculatable); {
	case free && v.Op != ir.OpPhi && v.Op != ir.OpFreeze:
		rank = last.rank
	case !free:
		effects = v.Effects()
	}
	depth := int32(0)
	if last.rank == rank {
		depth = last.depth + 1
	}
	if effects != 0 {
		depth = max(depth, w.depth+1)
	}
	if effects&ir.Writes != 0 {
		w.depth = depth
	}
	for len(w.keys) <= int(v.ID) {
		w.keys = append(w.keys, key{})
	}
	w.pos++
	w.keys[v.ID] = key{rank, depth, w.pos}
}

// keyOf is the key of an operand that was come to.
func (w *work) keyOf(v *ir.Value) key {
	switch {
	case v.Block != nil || int(v.ID) < len(w.keys) && w.keys[v.ID].rank != 0:
		return w.keys[v.ID]
	case v.Op == ir.OpParam:
		return key{rank: 1, pos: int32(v.Bits)}
	}
	return key{}
}

// rebuild makes a tree what it comes to, and gives the instructions for that. It is !ok if the tree stays.
func (w *work) rebuild(root *ir.Value, is family, rank int32, dead map[*ir.Block]bool) (made []*ir.Value, ok bool) {
	n, ok := numbersOf(w.f, root.Type)
	if !ok {
		return nil, false
	}
	p := &planner{n: n, kinds: ofInts, factors: true}
	if n.isFloat() {
		p.kinds = ofFloats
	}
	t := &tree{root: root, sum: true}
	plan := w.plan(p, t, is)
	if plan == nil || plan.cost > t.cost || plan.cost == t.cost && w.cheaper && (plan.uses() >= t.uses() || plan.has(p.kinds.mul)) {
		return nil, false
	}
	if w.cheaper && root.Flags&(ir.NUW|ir.NSW) != 0 && (len(t.inner) == 1 || root.Op == ir.OpSub && root.Flags&ir.NUW != 0) {
		return nil, false // rules know these, and what stays of the flags: a difference that does not wrap is at most the first operand
	}
	if plan.cost == t.cost {
		inner := map[*ir.Value]bool{}
		for _, v := range t.inner {
			inner[v] = true
		}
		if plan.is(root, p, inner) {
			return nil, false
		}
		w.say.Applied(root, "the operands of this %s are taken in the order in which they are known", root.Op)
	} else {
		w.say.Applied(root, "what this %s ends costs %d, not %d", root.Op, plan.cost, t.cost)
	}
	b := &builder{w: w, root: root, rank: rank, flags: t.flags &^ (ir.NNaN | ir.NInf), finite: t.flags&ir.NNaN != 0 && t.flags&ir.NInf != 0, done: map[*expr]*ir.Value{}}
	switch {
	case n.isFloat() || root.Op == ir.OpOr && is == ors:
	case t.sum && plan.only(ir.OpAdd) && b.flags&ir.NUW != 0:
	default:
		b.flags = 0
	}
	v := b.build(plan)
	root.ReplaceAllUses(v)
	w.gone[root] = v
	for _, x := range t.inner {
		dead[x.Block] = true
		if x != root {
			w.gone[x] = nil
		}
	}
	return b.made, true
}

// plan is what a tree comes to, nil if that is not known.
func (w *work) plan(p *planner, t *tree, is family) *expr {
	if is != sums && is != prods {
		return w.logic(t.root, is, p, t)
	}
	g := &gatherer{work: w, p: p, t: t, byKey: map[string]int{}, leaves: map[*ir.Value]*expr{}}
	g.sum(t.root, is)
	if g.failed {
		return nil
	}
	if p.n.isFloat() && t.flags&ir.NNaN == 0 {
		if g.mixed {
			return nil
		}
		p.factors = false
	}
	return p.sum(g.done(), g.number)
}

// is tells whether a value is an expression already.
func (e *expr) is(v *ir.Value, p *planner, inner map[*ir.Value]bool) bool {
	switch {
	case e.v == v:
		return true
	case e.v != nil:
		x, isNumber := p.n.of(e.v)
		y, number := p.n.of(v)
		return isNumber && number && e.v.Block == nil && v.Block == nil && x == y
	case !inner[v] || v.Op != e.op && !(v.Op == ir.OpOr && e.op == ir.OpAdd):
		return false
	case e.y == nil:
		return e.x.is(v.Args[0], p, inner)
	}
	x, y := v.Args[0], v.Args[1]
	return e.x.is(x, p, inner) && e.y.is(y, p, inner) ||
		e.op.Is(ir.Commutative) && e.x.is(y, p, inner) && e.y.is(x, p, inner)
}

// uses is how often an expression has a value that is no constant.
func (e *expr) uses() int {
	switch {
	case e.v != nil && (e.v.Block != nil || e.v.Op == ir.OpParam):
		return 1
	case e.v != nil:
		return 0
	case e.y == nil:
		return e.x.uses()
	}
	return e.x.uses() + e.y.uses()
}

// has tells whether an operation of an expression is one.
func (e *expr) has(op ir.Op) bool {
	return e != nil && e.v == nil && (e.op == op || e.x.has(op) || e.y.has(op))
}

// only tells whether all operations of an expression are one.
func (e *expr) only(op ir.Op) bool {
	return e.v != nil || e.op == op && e.x.only(op) && e.y.only(op)
}

// A builder makes the instructions of an expression.
type builder struct {
	w      *work
	root   *ir.Value
	rank   int32
	flags  ir.Flags // that they have
	finite bool     // what the tree is of is no NaN and not infinite, or the root poison
	done   map[*expr]*ir.Value
	made   []*ir.Value
}

func (b *builder) build(e *expr) *ir.Value {
	if e.v != nil {
		return e.v
	}
	if v := b.done[e]; v != nil {
		return v
	}
	args := []*ir.Value{b.build(e.x)}
	if e.y != nil {
		args = append(args, b.build(e.y))
	}
	if !slices.ContainsFunc(args, func(x *ir.Value) bool { return !x.IsConst() }) { // vectors of several numbers
		if c := b.w.e.Simplify(b.w.f).Value(&ir.Value{Op: e.op, Type: b.root.Type, Args: args}, simplify.In(b.root.Block)).Value; c != nil && c.IsConst() {
			b.done[e] = c
			return c
		}
	}
	v := b.w.f.NewInstr(e.op, b.root.Type, args...)
	v.Flags = b.flags & e.op.Info().Flags
	if b.finite && e.extent != mayBeNaN {
		v.Flags |= ir.NNaN
	}
	v.Pos, v.Meta = b.root.Pos, b.root.Meta.Keep(func(kind string) bool { return kind == "dbg" })
	b.w.enter(v, b.rank)
	b.done[e] = v
	b.made = append(b.made, v)
	return v
}
