// Package looppeel does the first rounds of a loop in front of it, where that decides something for all others: loop peeling.
//
//	front: br label %loop                                  front: the first round, with %first = 1
//	loop:  %i = phi i32 [ 0, %front ], [ %i1, %loop ]      loop:  all others, with 0
//	       %first = phi i32 [ 1, %front ], [ 0, %loop ]
//	       %c = icmp eq i32 %i, 0
//	       ...
//
// A phi of the header that is the same from some round on needs as many rounds in front; so does a compare of a variable that comes
// out one way in the first rounds and the other way in all others, by scalar evolution. The most of these that are few, and that limits of
// size allow, are peeled. What is decided then is folded by the passes behind.
//
// Only loops without loops inside are peeled, and once: !llvm.loop says how often (llvm.loop.peeled.count).
//
// Muchnick, "Advanced Compiler Design and Implementation" (1997), 17.3; LLVM, LoopPeel.
package looppeel

import (
	"slices"
	"strconv"

	"rewrite/passes/analysis/cfg"
	"rewrite/passes/analysis/manager"
	"rewrite/passes/analysis/scev"
	"rewrite/passes/internal/edit"
	"rewrite/passes/internal/hints"
	"rewrite/passes/ir"
	"rewrite/passes/ir/num"
	"rewrite/passes/ir/remark"
	"rewrite/passes/pass"
)

// Run peels the loops of a function.
func Run(f *ir.Func, e *pass.Env) manager.Kept {
	an := e.Of(f)
	nest := an.Loops()
	if len(nest.All) == 0 {
		return manager.All
	}
	w := &work{f: f, say: e.Remarks(f), nest: nest, tree: an.Dom(), se: an.SCEV(), taken: edit.AddressTaken(f), behind: map[*ir.Block][]*ir.Block{}}
	w.limit = e.Target.Thresholds(f).Unrolled
	var list []*peel
	for _, l := range nest.All {
		if p := w.plan(l); p != nil {
			list = append(list, p)
		}
	}
	if len(list) == 0 {
		return manager.All
	}
	edit.CloseLoops(an)
	for _, p := range list {
		w.peel(p)
	}
	edit.PutBehind(f, w.behind)
	an.Settle(nest)
	edit.Done(f, nil)
	return manager.Loops
}

type work struct {
	f      *ir.Func
	say    *remark.Remarks
	nest   *cfg.LoopNest
	tree   *ir.DomTree
	se     *scev.Analysis
	taken  map[*ir.Block]bool
	behind map[*ir.Block][]*ir.Block // new blocks, by what they stand behind
	limit  int
}

// A peel is a loop and how many rounds of it come in front.
type peel struct {
	loop   *cfg.Loop
	front  *ir.Block
	rounds int
	exits  map[*ir.Block][]*ir.Block // with the blocks of the loop that lead there
	order  []*ir.Block
}

// maxRounds bounds how many rounds are peeled.
const maxRounds = 4

// plan says what is to be done, nil if the loop stays as it is.
func (w *work) plan(l *cfg.Loop) *peel {
	if len(l.Children) > 0 {
		return nil
	}
	rounds, why := w.decides(l)
	if rounds == 0 {
		return nil
	}
	at := l.Header.Terminator()
	missed := func(why string) *peel {
		w.say.Missed(at, "no round of this loop is peeled: %s", why)
		return nil
	}
	said := hints.Of(w.f, l)
	if _, before := said.Int("llvm.loop.peeled.count"); before {
		return missed("some were")
	}
	if said.Has("llvm.loop.unroll.disable") || said.Has("llvm.loop.disable_nonforced") {
		return missed("its metadata says so")
	}
	p := &peel{loop: l, front: l.Preheader(w.nest), rounds: rounds, exits: map[*ir.Block][]*ir.Block{}}
	if p.front == nil || p.front.Terminator().Op != ir.OpBr || len(l.Latches) != 1 {
		return missed("it is not in simple form")
	}
	if t := l.Latches[0].Terminator(); t.Op != ir.OpBr && t.Op != ir.OpSwitch {
		return missed("its latch ends in a " + t.Op.String())
	}
	if n := w.se.MaxBackedgeTaken(l); n != nil && n.N.Less(num.Of(uint64(rounds))) {
		return missed("it goes around no more often than that")
	}
	size := 0
	for _, b := range l.Blocks {
		for _, v := range b.Instrs {
			if v.Op == ir.OpAlloca {
				return missed("each round has memory of its own on the stack")
			}
			if v.Op != ir.OpPhi {
				size++
			}
		}
	}
	if size*(rounds+1) > w.limit {
		return missed("it has too many instructions")
	}
	m := edit.NewMap(w.f)
	m.Taken = w.taken
	if why := m.CannotClone(l.Blocks); why != "" {
		return missed(why)
	}
	for _, x := range l.Exits(w.nest) {
		from, dedicated := l.Leaving(w.nest, x)
		if !dedicated {
			return missed("an exit of it is reached from elsewhere, too")
		}
		p.exits[x] = from
		if why := edit.CannotGather(x, p.exits[x]); why != "" {
			return missed(why)
		}
		p.order = append(p.order, x)
	}
	w.say.Applied(at, "rounds of this loop are done in front of it, %d: %s", rounds, why)
	return p
}

// decides is how many rounds decide something for all others, and what.
func (w *work) decides(l *cfg.Loop) (rounds int, why string) {
	if len(l.Latches) != 1 {
		return 0, ""
	}
	inside := func(v *ir.Value) bool { return v.IsInstr() && l.Contains(w.nest, v.Block) }
	after := map[*ir.Value]int{} // rounds after which a phi is the same
	for again := true; again; {
		again = false
		for _, phi := range l.Header.Phis() {
			x := edit.Incoming(phi, l.Latches[0])
			n := after[x] + 1
			if after[phi] > 0 || inside(x) && (after[x] == 0 || x == phi) || n > maxRounds {
				continue
			}
			after[phi] = n
			again = true
		}
	}
	for _, phi := range l.Header.Phis() {
		if n := after[phi]; n > rounds && phi.NumUses() > 0 {
			rounds, why = n, "a phi of its header is the same from then on"
		}
	}
	for _, b := range l.Blocks {
		for _, v := range b.Instrs {
			if v.Op != ir.OpICmp || !w.se.IsTyped(v.Args[0].Type) || !w.branched(v, l) {
				continue
			}
			if n := w.turns(v, l); n > rounds {
				rounds, why = n, "a compare comes out the other way from then on"
			}
		}
	}
	return rounds, why
}

// branched tells whether a compare decides a branch or select that does not leave the loop.
func (w *work) branched(v *ir.Value, l *cfg.Loop) bool {
	for _, u := range v.Uses() {
		switch t := u.User; t.Op {
		case ir.OpSelect:
			return u.Index == 0
		case ir.OpBr:
			if !slices.ContainsFunc(t.Targets, func(s *ir.Block) bool { return !l.Contains(w.nest, s) }) {
				return true
			}
		}
	}
	return false
}

// turns is after how many rounds a compare comes out other than in the first, and the same ever after; 0 if that is not known.
func (w *work) turns(v *ir.Value, l *cfg.Loop) int {
	e, limit, p := w.se.Of(v.Args[0]), w.se.Of(v.Args[1]), v.Pred
	if e.Kind != scev.Rec {
		e, limit, p = limit, e, p.Swap()
	}
	if e.Kind != scev.Rec || e.Loop != l || !e.IsAffine() || !w.se.IsInvariant(limit, l) || e.IsPtr() || e.Args[1].Kind != scev.Constant || e.Args[1].IsZero() {
		return 0
	}
	known := func(p ir.Pred, n int) bool {
		x := w.se.Add(e.Start(), w.se.Mul(e.Args[1], w.se.Int(e.Type, num.Of(uint64(n)))))
		return w.se.KnownPredicate(p, x, limit)
	}
	steady := e.Has(scev.NUW)
	switch {
	case p == ir.EQ || p == ir.NE:
		steady = e.Wrap != 0 // it does not come to where it was
		if p == ir.NE {
			p = ir.EQ
		}
	case p.IsSigned():
		steady = e.Has(scev.NSW)
	}
	if !steady {
		return 0
	}
	if !known(p, 0) {
		if p = p.Invert(); !known(p, 0) || p == ir.NE {
			return 0
		}
	}
	for n := 1; n <= maxRounds; n++ {
		if known(p.Invert(), n) {
			return n
		}
	}
	return 0
}

// peel puts rounds in front of a loop, and keeps it in simple form.
func (w *work) peel(p *peel) {
	l := p.loop
	latch := l.Latches[0]
	said := hints.Of(w.f, l)
	closes := map[*ir.Value]bool{}
	body := &edit.Body{Header: l.Header, Latch: latch, Blocks: l.Blocks, Closes: func(v *ir.Value) bool { return closes[v] }}
	from := p.front
	var made []*ir.Block
	for _, r := range body.CopyRounds(p.front, p.rounds) {
		made = append(made, r.Blocks...)
		from = r.Map.Blocks[latch]
		hints.Set(from.Terminator(), "")
	}
	made = append(made, edit.Gather(l.Header, []*ir.Block{from}))
	for _, b := range made { // from all of them the loop is reached, and with it the latch of the loop around
		w.nest.Add(b, l.Parent)
	}
	w.behind[p.front] = append(w.behind[p.front], made...)
	for _, x := range p.order {
		out := edit.Gather(x, p.exits[x])
		w.nest.Add(out, cfg.Common(l.Parent, w.nest.Of(x)))
		w.behind[latch] = append(w.behind[latch], out)
	}
	node := said.Without(func(name string) bool { return false }, `!{!"llvm.loop.peeled.count", i32 `+strconv.Itoa(p.rounds)+`}`)
	hints.Set(latch.Terminator(), node)
}
