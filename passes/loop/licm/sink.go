package licm

import (
	"slices"
	"strings"

	"rewrite/passes/analysis/cfg"
	"rewrite/passes/analysis/memssa"
	"rewrite/passes/internal/edit"
	"rewrite/passes/internal/speculate"
	"rewrite/passes/ir"
)

// A sinker moves what a loop computes in each round, and what is used only behind it, to its exits: a copy to each exit that leads to
// a use. What nothing uses goes.
//
//	loop: %x = mul i32 %i, %a               loop: ...
//	      br i1 %c, label %loop, label %o         br i1 %c, label %loop, label %o
//	o:    use i32 %x                        o:    %x = mul i32 %i, %a
//	                                              use i32 %x
//
// The block of the operation dominates such an exit, so that whoever leaves by it came by the operation, in the round that is the last
// one: its operands are still what they were, the copy is executed at most once for each time that the operation was, and, as all
// uses are behind one exit or another, each sees one copy: a freeze stays one choice (SEMANTICS 28 and 38). So what may trap
// sinks, with all that it promises. A load sinks if nothing writes to its location on the ways from it to the exits. An exit that only the
// loop leads to is in no loop inside it.
//
// Where the ways from several exits meet before a use there is a phi of the copies. Where an exit has a phi of the value for some
// of its edges only, edges get exits of their own first, one for those that bring the same.
type sinker struct {
	w      *work
	l      *cfg.Loop
	exits  []*ir.Block
	stay   bool                      // nothing sinks, it only goes if nothing uses it
	defs   map[*ir.Block][]*ir.Value // what may write, in the loop; nil before anyone asked
	pairs  int                       // accesses that may still be compared
	copies map[*ir.Block][]*ir.Value // by exit, the last one first
	merged []edit.Variable           // uses that several copies reach
	sunk   map[*ir.Block]bool        // blocks that something is taken out of
}

const (
	// maxExits bounds how many exits a loop may have out of which operations sink: each may get a copy.
	maxExits = 32
	// maxRepair bounds how many blocks are walked over in a function for phis of copies: each loop that needs some takes all of them.
	maxRepair = 1 << 20
)

// sink moves what is used behind a loop alone out of it.
func (w *work) sink(l *cfg.Loop) {
	s := &sinker{w: w, l: l, pairs: maxPairs, copies: map[*ir.Block][]*ir.Value{}, sunk: map[*ir.Block]bool{}}
	if s.exits = l.Exits(w.nest); len(s.exits) > maxExits || suspends(l) {
		s.stay = true
	}
	for again := true; again; {
		again = false
		for _, b := range slices.Backward(l.Blocks) {
			if w.nest.Of(b) != l {
				continue
			}
			for _, v := range slices.Backward(b.Instrs) {
				if v.Op.IsTerminator() || w.isGone(v) {
					continue
				}
				switch {
				case !slices.ContainsFunc(v.Uses(), func(u ir.Use) bool { return !w.isGone(u.User) }):
					if v.Op != ir.OpAlloca && v.Removable() {
						w.say.Applied(v, "nothing uses this %s", v.Op)
						s.takeOut(v)
						again = again || v.Op == ir.OpPhi // what it had from the latch was looked at before
					}
				case v.Op != ir.OpPhi:
					s.value(v)
				}
			}
		}
	}
	s.finish()
}

// suspends tells whether a coroutine may stand still in a loop: who is at an exit then has no frame any more.
func suspends(l *cfg.Loop) bool {
	f := l.Header.Func
	if !f.Attrs.Has("presplitcoroutine") {
		return false
	}
	for _, b := range l.Blocks {
		for _, v := range b.Instrs {
			if v.Op.IsCall() && v.CalledFunc() != nil && strings.HasPrefix(v.CalledFunc().Name, "llvm.coro.") {
				return true
			}
		}
	}
	return false
}

func (w *work) isGone(v *ir.Value) bool { _, gone := w.gone[v]; return gone }

// takeOut lets an instruction of the loop go, when all of it is done.
func (s *sinker) takeOut(v *ir.Value) {
	s.w.gone[v] = nil
	s.sunk[v.Block] = true
	s.w.changed = true
}

// A target is a use of a value behind the loop, and the exit by which all ways come to it, nil if there are several.
type target struct {
	use  ir.Use
	exit *ir.Block
}

// value moves an operation, if it may be moved.
func (s *sinker) value(v *ir.Value) {
	w := s.w
	if s.stay || !w.movable(v) {
		return
	}
	var uses []target
	var phis, at []*ir.Block     // exits with phis of it; exits where it is needed
	var partly, from []*ir.Block // exits with phis of it for some of their edges, and where these come from
	var lost []ir.Use
	several := false
	for _, u := range v.Uses() {
		if w.isGone(u.User) {
			continue
		}
		b := u.Block()
		switch {
		case s.l.Contains(w.nest, u.User.Block):
			return
		case s.l.Contains(w.nest, b) && slices.ContainsFunc(u.User.Args, func(x *ir.Value) bool { return x != v }):
			partly, from = append(partly, u.User.Block), append(from, b)
		case s.l.Contains(w.nest, b): // a phi at an exit
			phis = append(phis, u.User.Block)
		case !w.tree.Reachable(b):
			lost = append(lost, u)
		default:
			i := slices.IndexFunc(s.exits, func(x *ir.Block) bool { return w.tree.Dominates(x, b) && w.tree.Dominates(v.Block, x) })
			if i < 0 {
				several = true
				uses = append(uses, target{use: u})
				continue
			}
			uses = append(uses, target{u, s.exits[i]})
			at = append(at, s.exits[i])
		}
	}
	if at = append(at, phis...); several {
		at = slices.DeleteFunc(slices.Clone(s.exits), func(x *ir.Block) bool { return !w.tree.Dominates(v.Block, x) })
	}
	slices.SortFunc(at, func(a, b *ir.Block) int { return a.ID - b.ID })
	at = slices.Compact(at)
	why := s.cannotSplit(partly)
	if why == "" {
		why = s.cannotSink(v, at, from, several)
	}
	if why != "" {
		w.say.Missed(v, "this %s is used behind the loop alone, but %s", v.Op, why)
		return
	}
	if len(partly) > 0 {
		w.say.Applied(v, "this %s is used behind the loop alone: edges that bring it to a phi there get an exit of their own", v.Op)
		for _, x := range partly {
			if !slices.Contains(w.split, x) { // an edge may leave several loops at once
				w.split = append(w.split, x)
			}
		}
		return
	}
	w.say.Applied(v, "this %s is used behind the loop alone: it is done there", v.Op)
	copies := map[*ir.Block]*ir.Value{}
	var defs []edit.Def
	for _, x := range at {
		c := w.f.Clone(v, func(a *ir.Value) *ir.Value { return a }, nil)
		if c.Block, c.Pos = x, v.Pos; len(at) == 1 {
			c.Name = v.Name
		}
		s.copies[x] = append(s.copies[x], c)
		if v.Effects()&ir.Reads != 0 {
			w.reads = append(w.reads, c)
		}
		copies[x], defs = c, append(defs, edit.Def{Block: x, Value: c})
	}
	for _, x := range phis {
		for _, phi := range x.Phis() {
			if !w.isGone(phi) && phi.Args[0] == v {
				phi.ReplaceAllUses(copies[x])
				w.gone[phi] = copies[x]
			}
		}
	}
	for _, u := range lost {
		u.User.SetArg(int(u.Index), w.f.Poison(v.Type))
	}
	x := edit.Variable{Type: v.Type, Defs: defs}
	for _, t := range uses {
		if t.exit != nil {
			t.use.User.SetArg(int(t.use.Index), copies[t.exit])
		} else {
			x.Uses = append(x.Uses, t.use)
		}
	}
	if several {
		s.merged = append(s.merged, x)
	}
	s.takeOut(v)
}

// cannotSplit tells why edges to exits cannot lead to exits of their own, "" if they can.
func (s *sinker) cannotSplit(list []*ir.Block) string {
	for _, x := range list {
		_, dedicated := s.l.Leaving(s.w.nest, x)
		switch why := edit.CannotGather(x, x.Preds()); {
		case !dedicated:
			return "an exit of the loop is reached from elsewhere, too"
		case why != "":
			return why
		case len(x.Preds())+len(s.exits) > maxExits:
			return "too many edges lead to an exit"
		}
	}
	return ""
}

// splitExits gives edges to exits exits of their own, one for edges that bring the same to all phis.
func (w *work) splitExits() bool {
	if len(w.split) == 0 {
		return false
	}
	groups := make([][][]*ir.Block, len(w.split)) // before edges change
	for i, x := range w.split {
		for _, p := range x.Preds() {
			k := slices.IndexFunc(groups[i], func(g []*ir.Block) bool {
				return g[0] == p || !slices.ContainsFunc(x.Phis(), func(phi *ir.Value) bool {
					return edit.Incoming(phi, g[0]) != edit.Incoming(phi, p)
				})
			})
			if k < 0 {
				groups[i] = append(groups[i], []*ir.Block{p})
			} else if !slices.Contains(groups[i][k], p) {
				groups[i][k] = append(groups[i][k], p)
			}
		}
	}
	behind := map[*ir.Block][]*ir.Block{}
	for i, x := range w.split {
		for _, g := range groups[i] {
			behind[g[0]] = append(behind[g[0]], edit.Gather(x, g))
		}
	}
	edit.PutBehind(w.f, behind)
	w.f.MarkChanged()
	w.split, w.changed = nil, true
	return true
}

// cannotSink tells why an operation cannot go to exits, and on edges to some from blocks of the loop, "" if it can.
func (s *sinker) cannotSink(v *ir.Value, at, from []*ir.Block, several bool) string {
	w := s.w
	switch {
	case several && (v.Type.Kind == ir.TargetKind || v.Type.Kind == ir.X86AMXKind):
		return "ways meet there, and there are no phis of its type"
	case several && len(s.merged) == 0 && w.repair < len(w.f.Blocks):
		return "ways meet there, and the function has many such places"
	}
	for _, x := range at {
		if _, dedicated := s.l.Leaving(w.nest, x); !dedicated {
			return "an exit of the loop is reached from elsewhere, too"
		}
		switch first := x.Instrs[len(x.Phis())]; first.Op {
		case ir.OpCatchPad, ir.OpCleanupPad, ir.OpCatchSwitch:
			return "an exception goes to a " + first.Op.String() + " there"
		}
	}
	for _, x := range at {
		from = append(from, x.Preds()...)
	}
	if v.Effects()&ir.Reads != 0 && s.written(v, from) {
		return "memory may be written on the way"
	}
	if several && len(s.merged) == 0 {
		w.repair -= len(w.f.Blocks)
	}
	return ""
}

// written tells whether what an operation reads may be written on a way from it to the end of one of some blocks, all of whose ways come by it.
func (s *sinker) written(v *ir.Value, from []*ir.Block) bool {
	w := s.w
	aa := w.mem.Alias()
	loc, isLoad := aa.Of(v)
	if isLoad && aa.NeverWritten(loc) {
		return false
	}
	if s.defs == nil {
		s.defs = map[*ir.Block][]*ir.Value{}
		for _, b := range s.l.Blocks {
			w.enumerate(b)
		}
		for _, b := range s.l.Blocks {
			for _, d := range b.Instrs {
				if id := w.mem.Of(d); id != memssa.None && w.mem.Kind(id) == memssa.Def {
					s.defs[b] = append(s.defs[b], d)
				}
			}
		}
	}
	if len(s.defs) == 0 {
		return false
	}
	stays := isLoad && w.judge.May(v) // the memory is there all the time
	writes := func(d *ir.Value) bool {
		if !stays && speculate.FreesUnseen(d) {
			return true
		}
		across := w.nest.Of(d.Block) != s.l // else both are of the last round
		switch s.pairs--; {
		case s.pairs < 0:
			return true
		case !isLoad:
			return aa.CallReads(v, d, across)
		case across:
			return aa.ModRefAcross(d, loc)&ir.Writes != 0
		}
		return aa.ModRef(d, loc)&ir.Writes != 0
	}
	seen := map[*ir.Block]bool{v.Block: true}
	var list []*ir.Block
	reach := func(blocks []*ir.Block) {
		for _, b := range blocks {
			if !seen[b] {
				seen[b] = true
				list = append(list, b)
			}
		}
	}
	reach(from)
	for len(list) > 0 {
		b := list[len(list)-1]
		list = list[:len(list)-1]
		if s.pairs--; slices.ContainsFunc(s.defs[b], writes) {
			return true
		}
		reach(b.Preds())
	}
	for _, d := range slices.Backward(s.defs[v.Block]) {
		if w.number[d.ID] < w.number[v.ID] {
			break
		}
		if writes(d) {
			return true
		}
	}
	return false
}

// finish puts the copies into the exits and takes out what they are copies of.
func (s *sinker) finish() {
	w := s.w
	for _, x := range s.exits { // in order
		copies := s.copies[x]
		if len(copies) == 0 {
			continue
		}
		x.EraseIf(func(v *ir.Value) bool { return v.Op == ir.OpPhi && w.isGone(v) })
		n := len(x.Phis())
		if x.Instrs[n].Op == ir.OpLandingPad {
			n++
		}
		slices.Reverse(copies)
		x.Instrs = slices.Insert(x.Instrs, n, copies...)
	}
	if len(s.merged) > 0 {
		edit.Repair(w.an, s.merged)
	}
	for _, x := range s.exits {
		unused := map[*ir.Value]bool{}
		for _, c := range slices.Backward(s.copies[x]) { // ways from the exit may lead to none of the uses
			if !slices.ContainsFunc(c.Uses(), func(u ir.Use) bool { return !unused[u.User] && !w.isGone(u.User) }) {
				unused[c] = true
			}
		}
		if len(unused) > 0 {
			x.EraseIf(func(v *ir.Value) bool { return unused[v] })
		}
	}
	for _, b := range s.l.Blocks {
		if !s.sunk[b] {
			continue
		}
		for _, v := range b.Instrs {
			if w.isGone(v) {
				w.mem.Remove(v)
			}
		}
		b.EraseIf(w.isGone)
	}
}

// placeReads tells memory in SSA form of the copies that read it: of many at once by finding it anew.
func (w *work) placeReads() {
	const few = 32
	list := slices.DeleteFunc(w.reads, func(c *ir.Value) bool { return c.Op == ir.OpInvalid })
	if w.reads = nil; len(list) > few {
		w.look()
		return
	}
	for _, c := range list {
		w.mem.Insert(c)
	}
}
