package analysis

import (
	"slices"

	"rewrite/passes/analysis/domain"
	"rewrite/passes/ir"
	"rewrite/passes/ir/fp"
	"rewrite/passes/ir/intrinsic"
	"rewrite/passes/ir/num"
)

const (
	// maxDominators is how many dominating blocks are asked for branch facts.
	// Farther ones seldom speak of values that a block still uses.
	maxDominators = 32
	// maxConditionDepth is how many operations facts are followed from a
	// condition to what it is made of: compares joined by logic, of a value that
	// was masked, shifted, extended or moved.
	maxConditionDepth = 5
	// maxLearned bounds the facts from one edge.
	maxLearned = 24
	// maxCasePasses is how often the cases of a switch are gone through for the
	// bounds of its default: forwards and backwards for each order.
	maxCasePasses = 4
)

// A BranchFact holds of a value in a block whatever way it was reached. Unlike
// other facts these may say that the value is not poison; one that does not, of a
// difference, say, leaves a value of which no number is left poison, and the block reached.
type BranchFact struct {
	Value *ir.Value
	Facts domain.Facts
	// Equal, unless nil, is another integer that is the same single number.
	Equal *ir.Value
}

// AtEntry gives what the dominating branches tell at the entry of a block,
// nearest first, one entry a value (and one more for each value it equals).
// The slice is kept until Drop and not to be changed.
//
// Facts come from an edge that all paths to the block take (law 8): the only
// one to its target. From any branch in a block that strictly dominates it
// follows that the condition is well defined. Nothing follows for pointers but
// whether they are null, and nothing through a phi.
//
// What an edge tells is found once for each block and its immediate dominator; a block's list is that
// of the edges up the tree. Where several speak of one value their facts are met, so slot holds for the
// time of one call where in the list a value is.
//
// A block that no condition leads into is told what its dominator is told: they share the list.
func (a *Analysis) AtEntry(b *ir.Block) []*BranchFact {
	d := a.doms()
	if n := len(a.entry); n < len(a.fn.Blocks) {
		a.entry = slices.Grow(a.entry[:0], len(a.fn.Blocks))[:len(a.fn.Blocks)]
	}
	e := &a.entry[b.ID]
	if e.done {
		return e.facts
	}
	list := a.list[:0]
	steps := 0
	var shared []*BranchFact
	for to := b; d.Reachable(b) && steps < maxDominators; steps++ {
		from := d.Idom(to)
		if from == nil {
			break
		}
		e := a.begin(to)
		if !e.edgeDone {
			e.edgeDone, e.edge = true, append(a.edge(from, to), a.assumedIn(from)...)
		}
		for i := range e.edge {
			list = a.gather(list, &e.edge[i])
		}
		if up := &a.entry[from.ID]; up.done && steps+1+up.steps <= maxDominators {
			steps += 1 + up.steps
			if len(list) == 0 {
				shared = up.facts
				break
			}
			for _, f := range up.facts {
				list = a.gather(list, f)
			}
			break
		}
		to = from
	}
	for _, f := range list {
		a.slot[f.Value.ID] = 0
	}
	if shared == nil && len(list) > 0 {
		shared = a.told.keep(list)
	}
	a.list = list
	e = a.begin(b)
	e.done, e.facts, e.steps = true, shared, steps
	return e.facts
}

// begin is what is found of a block's entry, about to be told more.
func (a *Analysis) begin(b *ir.Block) *entryFacts {
	e := &a.entry[b.ID]
	if !e.edgeDone && !e.done {
		a.begun = append(a.begun, b)
	}
	return e
}

// gather meets a new fact with those of the same value.
func (a *Analysis) gather(list []*BranchFact, m *BranchFact) []*BranchFact {
	if n := a.fn.NumValues(); len(a.spoken) < n {
		a.slot = append(a.slot, make([]int32, max(n-len(a.slot), 0))...)
		a.spoken = append(a.spoken, make([]bool, n-len(a.spoken))...)
	}
	a.spoken[m.Value.ID] = true
	at := a.slot[m.Value.ID]
	if at == 0 {
		a.slot[m.Value.ID] = int32(len(list) + 1)
		return append(list, m)
	}
	both := *list[at-1] // which others may share
	both.Facts = both.Facts.Meet(m.Facts)
	switch {
	case m.Equal == nil || m.Equal == both.Equal:
	case both.Equal == nil:
		both.Equal = m.Equal
	default:
		list = append(list, m)
	}
	a.one[0] = both
	list[at-1] = &a.keep(a.one[:])[0]
	return list
}

// FactsAt is what is known of v at the entry of a block: its Facts and those
// of the branches that speak of it.
func (a *Analysis) FactsAt(v *ir.Value, b *ir.Block) domain.Facts {
	f := a.Facts(v)
	list := a.AtEntry(b)
	if int(v.ID) >= len(a.spoken) || !a.spoken[v.ID] {
		return f
	}
	for _, e := range list {
		if e.Value == v {
			f = f.Meet(e.Facts)
		}
	}
	return f
}

// speaks tells whether branches that dominate a block may speak of a value there.
func speaks(a *Analysis, v *ir.Value, b *ir.Block) bool {
	list := a.AtEntry(b)
	return len(list) > 0 && int(v.ID) < len(a.spoken) && a.spoken[v.ID]
}

// edge is what follows in block to from its immediate dominator's branch. If the block has other
// ways in, say behind an if and its else, the branch was executed, so that its condition
// is well defined, but nothing tells which way it went.
func (a *Analysis) edge(from, to *ir.Block) []BranchFact {
	for _, p := range to.Preds() {
		if p != from {
			return a.branched(from, to, false)
		}
	}
	return a.branched(from, to, true)
}

// branched is what follows from how a block ends; only tells that an edge to that block, of which a switch
// can have several, was taken.
func (a *Analysis) branched(from, to *ir.Block, only bool) []BranchFact {
	t := from.Terminator()
	if t == nil || t.Op != ir.OpBr && t.Op != ir.OpSwitch || len(t.Args) == 0 {
		return nil
	}
	cond := t.Args[0]
	if unasked(cond, maxConditionDepth) {
		return nil
	}
	l := &a.learn
	*l = learner{a: a, of: a.ofValue, branch: true, facts: l.facts[:0]}
	f := domain.Unknown(a.Width(cond.Type))
	if only {
		f = taken(a, t, to, a.Facts(cond))
	}
	f.Props |= domain.WellDefined // else the branch would be undefined behaviour
	l.learn(cond, f, maxConditionDepth)
	return a.keep(l.facts)
}

// taken is what a condition, of which facts are known in any case, is where control goes to a block.
func taken(a *Analysis, t *ir.Value, to *ir.Block, cond domain.Facts) domain.Facts {
	f := domain.Poison(uint32(cond.Width))
	for _, i := range a.targets.Of(t, to) {
		switch {
		case t.Op == ir.OpBr:
			f = f.Join(domain.Bool(i == 0))
		case i > 0:
			f = f.Join(a.Facts(t.Args[i]))
		default:
			f = f.Join(a.otherCases(cond, t.Args[1:]))
		}
	}
	return f
}

// unasked tells whether nothing but a condition is made of what it tells of, so that
// nobody can ask for that behind the branch: most conditions at -O0 are so, of loads.
func unasked(v *ir.Value, depth int) bool {
	if v.IsConst() {
		return true
	}
	if depth == 0 || !v.IsInstr() || v.NumUses() != 1 {
		return false
	}
	switch v.Op {
	case ir.OpLoad:
		return true
	case ir.OpCall: // of which there is but one, unless it is an operation
		return v.Intrinsic() == intrinsic.None
	case ir.OpPhi:
		return false
	}
	for _, x := range v.Args {
		if !unasked(x, depth-1) {
			return false
		}
	}
	return true
}

// fewFacts and factChunk are how many facts are allocated at once: twice as many each time, as most functions have few.
const fewFacts, factChunk = 1 << 4, 1 << 10

// keep copies a list to memory that the next Drop makes free again.
func (a *Analysis) keep(list []BranchFact) []BranchFact { return a.kept.keep(list) }

// otherCases is f without the constants of the cases, where they are at its ends. Facts have no
// holes, so a case in the middle says nothing; but cases 0, 1, 2, 3 take off the lower end one
// by one if they come in order, and those at the upper end in the reverse order.
func (a *Analysis) otherCases(f domain.Facts, cases []*ir.Value) domain.Facts {
	consts := make([]domain.Facts, len(cases))
	for i, c := range cases {
		consts[i] = a.Facts(c)
	}
	slices.SortFunc(consts, func(x, y domain.Facts) int {
		return x.ULo.Cmp(y.ULo)
	})
	for range maxCasePasses {
		before := f
		for _, c := range consts {
			f = f.Without(c)
		}
		slices.Reverse(consts)
		for _, c := range consts {
			f = f.Without(c)
		}
		slices.Reverse(consts)
		if f == before {
			break
		}
	}
	return f
}

// A learner goes from a value that has certain facts to its operands.
//
// After a branch, every member of the condition gave the same outcome, and none
// was poison: then every member of what it was computed from, taken with every
// member of the rest, has what learn finds. For a select's arm it is one choice
// of members that gave the outcome, and that choice has it.
//
// From `br (and (icmp ult %x, 8), (icmp ne (and %y, 4), 0)), %then, %else` follows in %then that both
// compares are true, then that %x is below 8, and that bit 2 of %y is set. In %else it is open
// which compare was false; only that none of these values is poison follows there, too.
type learner struct {
	a      *Analysis
	of     func(*ir.Value) *domain.Facts // what is known of a value otherwise
	branch bool                          // not only one choice
	facts  []BranchFact
}

func (l *learner) note(v *ir.Value, f domain.Facts) {
	if v.IsConst() || len(l.facts) >= maxLearned {
		return
	}
	f.Props |= domain.NotPoison
	l.facts = append(l.facts, BranchFact{Value: v, Facts: f})
}

// learn notes that v is not poison and has the facts f, and goes on to its operands. It inverts
// the operation: of an and that gave a 1 both bits are 1, of one that gave a 0 the one is 0
// where the other is known to be 1. Sums are inverted modulo 2^w, so flags do not
// matter. What f contradicts makes the facts empty; the block is then not reached, and there is
// nothing more to learn.
func (l *learner) learn(v *ir.Value, f domain.Facts, depth int) {
	if v.IsConst() {
		return
	}
	k := *l.of(v)
	k.Props &^= domain.NotPoison // which is noted anyway
	if f.Width != k.Width {
		f = domain.Unknown(uint32(k.Width))
	}
	f = f.Meet(k)
	l.note(v, f)
	if depth == 0 || f.IsEmpty() || !v.IsInstr() || v.Op == ir.OpLoad || v.Op == ir.OpPhi {
		return
	}
	depth--
	w := uint32(f.Width)
	var x, y *ir.Value
	var fx, fy domain.Facts
	if len(v.Args) > 0 {
		x = v.Args[0]
		fx = *l.of(x)
	}
	if len(v.Args) > 1 {
		y = v.Args[1]
		fy = *l.of(y)
	}
	switch v.Op {
	case ir.OpICmp:
		l.compare(v, f, fx, fy, depth)
	case ir.OpFCmp:
		l.compareFloats(v, f, depth)
	case ir.OpCall:
		l.call(v, f, depth)
	case ir.OpExtractValue:
		if len(follows(v)) == 2 { // does it overflow, or what comes of it
			l.cut(v, f, depth)
		}
	case ir.OpMul, ir.OpUDiv, ir.OpSDiv, ir.OpURem, ir.OpSRem:
		l.cut(v, f, depth)
	case ir.OpFNeg:
		l.learn(x, domain.Within(f.May().Flip()), depth)
	case ir.OpAnd:
		l.cut(v, f, depth, domain.BeforeAnd(f, fy), domain.BeforeAnd(f, fx))
		for i, x := range v.Args {
			if y := v.Args[1-i]; w != 0 && y.Op == ir.OpAdd && y.Args[0] == x && (l.branch || l.of(x).Has(domain.NotUndef)) {
				switch c, ok := l.of(y.Args[1]).Constant(); {
				case !ok:
				case c == num.LowMask(w):
					l.learn(x, domain.BeforeLowest(f), depth)
				case c == num.Of(1):
					l.learn(x, domain.BeforeLowZero(f), depth)
				}
			}
		}
	case ir.OpOr:
		l.cut(v, f, depth, domain.BeforeOr(f, fy), domain.BeforeOr(f, fx))
	case ir.OpXor:
		l.learn(x, domain.Result(ir.OpXor, f, fy), depth)
		l.learn(y, domain.Result(ir.OpXor, f, fx), depth)
	case ir.OpAdd:
		l.learn(x, domain.Result(ir.OpSub, f, fy), depth)
		l.learn(y, domain.Result(ir.OpSub, f, fx), depth)
	case ir.OpSub:
		l.learn(x, domain.Result(ir.OpAdd, f, fy), depth)
		l.learn(y, domain.Result(ir.OpSub, fx, f), depth)
	case ir.OpZExt, ir.OpSExt:
		l.learn(x, domain.BeforeExt(f, uint32(fx.Width)), depth)
	case ir.OpTrunc:
		l.learn(x, domain.BeforeTrunc(f, uint32(fx.Width), v.Flags), depth)
	case ir.OpShl:
		l.learn(x, domain.BeforeShift(f, fy, true), depth)
		l.learn(y, domain.Unknown(uint32(fy.Width)), depth)
	case ir.OpLShr, ir.OpAShr:
		l.cut(v, f, depth, domain.BeforeShift(f, fy, false), domain.Unknown(uint32(fy.Width)))
	case ir.OpSelect:
		l.choice(v, f, depth)
	// it is one choice of what an undef operand may be, and any number for a poison one
	case ir.OpFreeze:
		if fx.NoUndef() {
			l.learn(x, f, depth)
		}
	default:
		// The result would be poison if an operand were.
		if v.Op.Is(ir.LaneWise) {
			for _, x := range v.Args {
				l.learn(x, domain.Unknown(l.a.Width(x.Type)), depth)
			}
		}
	}
}

// A cut is memory for a call of learner.cut.
type cut struct {
	in          domain.Instr
	known, with [2]domain.Facts
}

// cut notes what the operands of an operation are, of which told is known, too, without the ends that would not give the facts f.
// No operand may be poison without the operation's being it.
func (l *learner) cut(v *ir.Value, f domain.Facts, depth int, told ...domain.Facts) {
	list := follows(v)
	if v.Op == ir.OpCall {
		list = v.CallArgs()
	}
	if len(list) > len(cut{}.known) || !slices.ContainsFunc(list, func(x *ir.Value) bool { return !unasked(x, depth) }) {
		return
	}
	if l.a.cutting == len(l.a.cuts) {
		l.a.cuts = append(l.a.cuts, new(cut))
	}
	c := l.a.cuts[l.a.cutting]
	l.a.cutting++
	defer func() { l.a.cutting-- }()
	args := c.known[:len(list)]
	for i, x := range list {
		args[i] = *l.of(x)
		if i < len(told) {
			args[i] = args[i].Meet(told[i])
		}
		args[i].Props &^= domain.WellDefined
	}
	c.in = l.a.Instr(v)
	asks := !f.IsUnknown() && !outcome(v, &c.in, args).Implies(f)
	for i, x := range list {
		if unasked(x, depth) {
			continue
		}
		if asks && args[i].Width > 1 && !x.Type.IsVector() {
			c.with = c.known
			args[i] = args[i].Cut(func(part domain.Facts) bool {
				c.with[i] = part
				return !outcome(v, &c.in, c.with[:len(list)]).Meet(f).IsEmpty()
			})
		}
		l.learn(x, args[i], depth)
	}
}

// outcome is what is known of what an operation on integers gives.
func outcome(v *ir.Value, in *domain.Instr, args []domain.Facts) (f domain.Facts) {
	switch v.Op {
	case ir.OpCall:
		f, _ = domain.TransferCall(v.Intrinsic(), in, args)
	case ir.OpExtractValue:
		f, _ = domain.TransferOverflow(v.Args[0].Intrinsic(), v.Aux.(ir.Indices)[0], in, args)
	default:
		f = domain.Transfer(in, args)
	}
	return f
}

// compare is learn of an icmp.
func (l *learner) compare(v *ir.Value, f, fx, fy domain.Facts, depth int) {
	x, y, pred := v.Args[0], v.Args[1], v.Pred
	c, ok := f.Constant()
	if v.Type != ir.I1 || !ok {
		l.learn(x, domain.Unknown(uint32(fx.Width)), depth)
		l.learn(y, domain.Unknown(uint32(fy.Width)), depth)
		return
	}
	if c.IsZero() {
		pred = pred.Invert()
	}
	if x.Type.Scalar().Kind == ir.PointerKind && !onlyNull(pred, fx, fy) {
		fx, fy = domain.Unknown(uint32(fx.Width)), domain.Unknown(uint32(fy.Width))
		l.learn(x, fx, depth)
		l.learn(y, fy, depth)
		return
	}
	if !unasked(x, depth) {
		l.learn(x, fx.Where(pred, fy), depth)
	}
	if !unasked(y, depth) {
		l.learn(y, fy.Where(pred.Swap(), fx), depth)
	}
	if l.branch && x.Type.IsInt() {
		l.difference(x, y, pred)
	}
	if pred == ir.EQ && l.branch && x.Type.IsInt() {
		// Whatever members were picked were equal: there is one.
		single := domain.Unknown(uint32(fx.Width)).With(domain.WellDefined)
		for _, p := range [2][2]*ir.Value{{x, y}, {y, x}} {
			if !p[0].IsConst() {
				b := BranchFact{Value: p[0], Facts: single}
				if p[0] != p[1] {
					b.Equal = p[1]
				}
				l.facts = append(l.facts, b)
			}
		}
	}
}

// onlyNull tells whether a compare of pointers is one with null for equality.
func onlyNull(pred ir.Pred, x, y domain.Facts) bool {
	null := func(f domain.Facts) bool { c, ok := f.Constant(); return ok && c.IsZero() }
	return (pred == ir.EQ || pred == ir.NE) && (null(x) || null(y))
}

// choice is learn of a select: if one arm can't have the facts, the other was
// picked, whatever member the condition has.
func (l *learner) choice(v *ir.Value, f domain.Facts, depth int) {
	c := v.Args[0]
	if c.Type == ir.I1 && f.Width != 0 {
		for i, arm := range v.Args[1:] {
			k := l.of(arm)
			if k.Width == f.Width && !k.IsEmpty() && k.Disjoint(f) {
				l.learn(c, domain.Bool(i == 1), depth)
				l.learn(v.Args[2-i], f, depth)
				return
			}
		}
	}
	l.learn(c, domain.Unknown(l.a.Width(c.Type)), depth)
}

// compareFloats is learn of an fcmp.
func (l *learner) compareFloats(v *ir.Value, f domain.Facts, depth int) {
	x, y, pred := v.Args[0], v.Args[1], v.Pred
	c, ok := f.Constant()
	cx, cy := domain.AnyFloat, domain.AnyFloat
	if ok && v.Type == ir.I1 && l.a.floats && domain.IsIEEE(domain.FloatKind(x.Type)) {
		if c.IsZero() {
			pred = pred.Invert()
		}
		fx, fy := l.of(x).May(), l.of(y).May()
		in := &domain.Instr{Flags: v.Flags} // what the flags exclude would have made the outcome poison
		fx, fy = in.Flagged(fx), in.Flagged(fy)
		cx = fx & domain.ClassRegion(pred, fy) &^ beyond(pred, y)
		cy = fy & domain.ClassRegion(pred.Swap(), fx) &^ beyond(pred.Swap(), x)
	}
	l.learn(x, domain.Within(cx), depth)
	l.learn(y, domain.Within(cy), depth)
}

// beyond are classes of numbers that the predicate excludes beside a constant
// which is the smallest normal number.
func beyond(pred ir.Pred, y *ir.Value) domain.Class {
	if e := splatted(y); e.Op == ir.OpFloat && e.Aux == nil {
		f, ok := fp.Of(e.Type.Kind)
		if !ok || e.Bits&^f.SignBit() != f.SmallestNormal() {
			return 0
		}
		if e.Bits == f.SmallestNormal() {
			if pred&(ir.OEQ|ir.OGT)&^ir.FPred == 0 {
				return domain.PosNormal
			}
		} else if pred&(ir.OEQ|ir.OLT)&^ir.FPred == 0 {
			return domain.NegNormal
		}
	}
	return 0
}

func splatted(v *ir.Value) *ir.Value {
	if v.Op == ir.OpSplat {
		return v.Args[0]
	}
	return v
}

// call is learn of a call of an intrinsic on floats.
func (l *learner) call(v *ir.Value, f domain.Facts, depth int) {
	if len(v.CallArgs()) == 0 {
		return
	}
	x := v.Args[1]
	switch id := v.Intrinsic(); id {
	case intrinsic.Ctpop:
		if w := uint32(f.Width); w != 0 {
			l.cut(v, f, depth, domain.Ones(w, uint32(min(f.ULo.Lo, uint64(w)+1)), uint32(min(f.UHi.Lo, uint64(w)))))
		}
	case intrinsic.Bswap, intrinsic.Bitreverse: // which undo themselves
		if f.Width != 0 {
			in := l.a.Instr(v)
			g := outcome(v, &in, []domain.Facts{f})
			g.Props &^= domain.WellDefined
			l.learn(x, g, depth)
		}
	case intrinsic.Abs, intrinsic.Umin, intrinsic.Umax, intrinsic.Smin, intrinsic.Smax,
		intrinsic.UaddSat, intrinsic.UsubSat, intrinsic.SaddSat, intrinsic.SsubSat, intrinsic.Ucmp, intrinsic.Scmp:
		l.cut(v, f, depth)
	case intrinsic.Fabs:
		l.learn(x, domain.Within(f.May().Either()), depth)
	case intrinsic.IsFpclass:
		c := domain.AnyFloat
		mask := v.Args[2]
		if outcome, known := f.Constant(); known && mask.Op == ir.OpInt && v.Type == ir.I1 && l.a.floats && domain.IsIEEE(domain.FloatKind(x.Type)) {
			if c = domain.ClassMask(mask.Bits); outcome.IsZero() {
				c = domain.AnyFloat &^ c
			}
		}
		l.learn(x, domain.Within(c), depth)
	}
}
