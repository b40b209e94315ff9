package loopvectorize

import (
	"iter"
	"slices"

	"rewrite/passes/analysis/alias"
	"rewrite/passes/analysis/cfg"
	"rewrite/passes/internal/speculate"
	"rewrite/passes/ir"
	"rewrite/passes/target"
)

// A round may go different ways, which meet again: vectors go all of them, and where they meet each lane takes what its round would bring.
//
//	loop: ...                                   %m = icmp slt <4 x i32> %x, zeroinitializer
//	      br i1 %c, label %then, label %join    %v = sub <4 x i32> zeroinitializer, %x
//	then: %y = sub i32 0, %x                    %z = select <4 x i1> %m, <4 x i32> %v, <4 x i32> %x
//	      br label %join
//	join: %z = phi i32 [%y, %then], [%x, %loop]
//
// What stands on one way only is done for rounds that do not come there, too. So it must not trap, and what it loads must be there in all rounds;
// that it is poison there is nobody's matter, as no lane takes it. A store on one way only, or a load of
// what may not be there, is done in the lanes of that way, if the target has accesses by masks.
//
// Conditions of branches that a round does not come to may be poison. A mask is `select %first, %second, false` for that, of what was branched on
// since the ways parted (SEMANTICS law 24).

// maxBlocks bounds the blocks of a loop that is looked at.
const maxBlocks = 24

// A body is the blocks of a loop that is left at its end, and perhaps before.
type body struct {
	l      *cfg.Loop
	blocks []*ir.Block // in an order in which control goes through them
	header *ir.Block   // the first of them
	latch  *ir.Block   // and the last, which leaves the loop
	tree   *ir.DomTree

	leaving []*ir.Block // those besides the latch in which a round may leave the loop; see search.go
}

// newBody finds the blocks, and tells why a loop is another one.
func newBody(l *cfg.Loop, nest *cfg.LoopNest, tree *ir.DomTree) (x body, why string) {
	if len(l.Latches) != 1 || len(l.Blocks) > maxBlocks {
		return x, "it has several latches, or too many blocks"
	}
	x = body{l: l, blocks: []*ir.Block{l.Header}, header: l.Header, latch: l.Latches[0], tree: tree}
	if len(l.Blocks) == 1 {
		return x, ""
	}
	for _, b := range l.Exiting(nest) {
		if b != x.latch {
			x.leaving = append(x.leaving, b)
		}
	}
	if len(x.leaving) > 0 && (len(x.leaving) == len(l.Exiting(nest)) || !straight(l, nest)) {
		return x, "it is left elsewhere than at its end"
	}
	x.blocks = nil
	for _, b := range tree.ReversePostorder() {
		if !l.Contains(nest, b) {
			continue
		}
		if t := b.Terminator(); t.Op != ir.OpBr {
			return x, "a round goes different ways by a " + t.Op.String()
		}
		x.blocks = append(x.blocks, b)
	}
	return x, ""
}

// instrs are the instructions of a round.
func (x *body) instrs() iter.Seq[*ir.Value] {
	return func(yield func(*ir.Value) bool) {
		for _, b := range x.blocks {
			for _, v := range b.Instrs {
				if !yield(v) {
					return
				}
			}
		}
	}
}

// always tells whether each round comes to a block.
func (x *body) always(b *ir.Block) bool {
	return len(x.leaving) == 0 && (len(x.blocks) == 1 || x.tree.Dominates(b, x.latch))
}

// joins tells whether a value is a phi where ways of a round meet.
func (x *body) joins(v *ir.Value) bool { return v.Op == ir.OpPhi && v.Block != x.header }

// outside tells whether a value is the same in all rounds.
func (x *body) outside(v *ir.Value) bool { return !v.IsInstr() || !slices.Contains(x.blocks, v.Block) }

// from tells whether a value is computed from another one in the same round.
func (x *body) from(v, source *ir.Value) bool {
	seen := map[*ir.Value]bool{}
	var walk func(v *ir.Value) bool
	walk = func(v *ir.Value) bool {
		if v == source {
			return true
		}
		if x.outside(v) || v.Op == ir.OpPhi && !x.joins(v) || seen[v] {
			return false
		}
		seen[v] = true
		return slices.ContainsFunc(x.needs(v), walk)
	}
	return walk(v)
}

// usedBehind tells whether something behind the loop uses a value.
func (x *body) usedBehind(v *ir.Value) bool {
	return slices.ContainsFunc(v.Uses(), func(u ir.Use) bool { return x.outside(u.User) })
}

// needs are what a value of the loop is computed from in the same round: where ways meet, what tells them apart, too.
func (x *body) needs(v *ir.Value) []*ir.Value {
	if !x.joins(v) {
		return v.Args
	}
	list := slices.Clone(v.Args)
	for _, b := range x.between(v.Block) {
		if t := b.Terminator(); len(t.Args) > 0 {
			list = append(list, t.Args[0])
		}
	}
	return list
}

// between are the blocks from which ways part that meet at the start of a block: those above it down from the one that dominates it.
func (x *body) between(b *ir.Block) (list []*ir.Block) {
	top := x.tree.Idom(b)
	seen := map[*ir.Block]bool{top: true}
	for todo := slices.Clone(b.Preds()); len(todo) > 0; {
		p := todo[len(todo)-1]
		if todo = todo[:len(todo)-1]; !seen[p] {
			seen[p] = true
			todo = append(todo, p.Preds()...)
		}
	}
	for _, b := range x.blocks {
		if seen[b] {
			list = append(list, b)
		}
	}
	return list
}

// decide are the conditions by which a round comes to a block.
func (x *body) decide(b *ir.Block) (list []*ir.Value) {
	seen := map[*ir.Block]bool{b: true}
	for todo := []*ir.Block{b}; len(todo) > 0; {
		now := todo[len(todo)-1]
		if todo = todo[:len(todo)-1]; now == x.header {
			continue
		}
		for _, p := range now.Preds() {
			if t := p.Terminator(); !seen[p] {
				seen[p] = true
				todo = append(todo, p)
				if len(t.Args) > 0 {
					list = append(list, t.Args[0])
				}
			}
		}
	}
	return list
}

// blended is what it costs to make each lane take what its way brings.
func (x *loop) blended(phi *ir.Value) int {
	t := x.vectorOf(x.typeOf(phi))
	ways := len(x.between(phi.Block)) - 1
	masks := max(ways-1, 0) * x.costs.Arithmetic(ir.OpAnd, x.vectorOf(ir.I1), target.AnyOperand)
	return masks + (len(phi.Args)-1)*x.costs.Select(t, target.EachLane)
}

// A way is one from a block to another one, in a part.
type way struct {
	top, from, to *ir.Block
	part          int
}

// blend makes each lane take what its way brings.
func (e *emitter) blend(phi *ir.Value, part int) *ir.Value {
	top := e.tree.Idom(phi.Block)
	last := len(phi.Args) - 1
	value := func(a *ir.Value) *ir.Value {
		if t := e.typeOf(phi); t.IsInt() {
			return e.of(a, part, t.Bits)
		}
		return e.value(a, part)
	}
	v := value(phi.Args[last])
	for i := range last {
		if from := phi.Targets[i]; from != phi.Targets[last] && !slices.Contains(phi.Targets[:i], from) {
			v = e.put(e.at, ir.OpSelect, v.Type, e.goes(way{top, from, phi.Block, part}), value(phi.Args[i]), v)
		}
	}
	return v
}

// goes is the mask of the lanes that go a way, of those that come to its top.
func (e *emitter) goes(w way) *ir.Value {
	if m := e.masks[w]; m != nil {
		return m
	}
	t := w.from.Terminator()
	var m *ir.Value
	if len(t.Targets) == 2 && t.Targets[0] != t.Targets[1] {
		m = e.value(t.Args[0], w.part)
		if w.to != t.Targets[0] {
			m = e.put(e.at, ir.OpXor, m.Type, m, e.splat(e.f.Int(ir.I1, 1)))
		}
	}
	if w.from != w.top {
		come := e.comes(w.top, w.from, w.part)
		switch {
		case m == nil:
			m = come
		case come != nil:
			m = e.put(e.at, ir.OpSelect, m.Type, come, m, e.splat(e.f.Int(ir.I1, 0)))
		}
	}
	if m == nil {
		m = e.splat(e.f.Int(ir.I1, 1))
	}
	e.masks[w] = m
	return m
}

// comes is the mask of the lanes that come to a block, of those that come to one that dominates it.
func (e *emitter) comes(top, b *ir.Block, part int) (any *ir.Value) {
	for i, p := range b.Preds() {
		if slices.Contains(b.Preds()[:i], p) {
			continue
		}
		m := e.goes(way{top, p, b, part})
		if any == nil {
			any = m
		} else {
			any = e.put(e.at, ir.OpOr, m.Type, any, m)
		}
	}
	return any
}

// speculates tells why something that only some rounds come to cannot be done in all of them.
func (x *loop) speculates(v *ir.Value) string {
	if x.judge == nil {
		x.work.judge = speculate.NewJudge(x.f, x.layout)
	}
	switch a := x.access[v]; {
	case a == nil && !x.judge.May(v):
		return "only some rounds come to what may have no effect there alone: " + what(v)
	case a == nil:
	case len(x.leaving) > 0 && a.stores():
		return "it stores, and may be left before its end"
	case len(x.leaving) > 0 && !x.readable(a):
		return "it may be left before its end, and it is not known whether what it loads is there in all rounds"
	case a.stores():
		if a.masked = maskable(x, a); !a.masked {
			return "only some rounds store"
		}
	case !x.readable(a):
		if a.masked = maskable(x, a); a.masked {
			return ""
		}
		return "only some rounds load, and it is not known whether there is something in the others"
	}
	return ""
}

// readable tells whether what a load would find is there in each round: each round comes to another access of it, or all of them are of one object that
// is there as long as the function runs.
func (x *loop) readable(a *access) bool {
	for _, b := range x.accesses {
		if b != a && b.g == a.g && b.off == a.off && b.size >= a.size && x.always(b.at.Block) {
			return x.judge.MayRead(a.address())
		}
	}
	if x.atMost < 0 {
		return false
	}
	object, se := alias.Root(a.address()), x.an.SCEV()
	if !x.outside(object) {
		return false
	}
	d := se.Sub(a.g.start, se.Of(object))
	if d == nil || d.IsPtr() || d.Width > 64 {
		return false
	}
	at := se.Range(d, true)
	low, high := at.SMin(), at.SMax()
	const far = 1 << 40
	from, to := int64(low.Lo)+a.off, int64(high.Lo)+a.off+a.size
	if from < -far || to > far || from > to {
		return false
	}
	if way := a.g.step * int64(x.atMost-1); way < 0 {
		from += way
	} else {
		to += way
	}
	return x.judge.Readable(object, from, uint64(to-from), 1)
}
