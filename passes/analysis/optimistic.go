package analysis

import (
	"fmt"
	"io"
	"slices"

	"rewrite/passes/analysis/domain"
	"rewrite/passes/analysis/sparse"
	"rewrite/passes/ir"
	"rewrite/passes/ir/intrinsic"
	"rewrite/passes/ir/num"
)

// Optimistic is what is known of values found together with the edges that control can take: what
// comes around a loop, or along an edge that is never taken because of what is found, does
// not count. It finds all that Analysis finds of a value, and is of a whole function: for
// facts of a few values ask Analysis.
//
// In
//
//	loop:
//	  %x = phi i32 [ 1, %entry ], [ %y, %latch ]
//	  %c = icmp eq i32 %x, 1
//	  br i1 %c, label %latch, label %never
//	latch:
//	  %y = phi i32 [ %x, %loop ], [ 2, %never ]
//
// %x is 1 if %never is not reached, which it is not if %x is 1. Analysis, which takes every edge for
// possible, finds nothing of %x; here edges count only once they are found to be taken. Wegman and
// Zadeck, "Constant Propagation with Conditional Branches" (1991); package sparse is the solver.
//
// What branches and assumptions tell of an operand counts where it is used, and on the edge
// by which it comes to a phi, as far as Analysis knows it.
//
// Of most values nothing is known, or what Analysis finds. Their state is the very one that this keeps, and that an operation
// finds no more by operands than Analysis did is seen from these being the same ones.
type Optimistic struct {
	problem sparse.Problem[*Known]
	found   *sparse.Solver[*Known]
	a       *Analysis
	bases   []*Known // by Value.ID: see base
	cells   cells
	beyond  Beyond
	params  []*Known // by number: what leaf found
	fold    func(v *ir.Value, args []*ir.Value) *ir.Value
	here    []*Known       // scratch of transfer: the operands
	args    []domain.Facts // scratch of facts
	instr   domain.Instr   // also
	values  []*ir.Value    // scratch of folded
	taken   []bool         // scratch of Takes
}

// Known is what is known of a value.
type Known struct {
	// Facts is what holds of the value itself, where a constant stands for it, too.
	domain.Facts
	// Value, unless nil, is a constant that may stand for the value wherever it is used.
	// What else is found holds where it does: where a phi of undef and 5 is 5, a branch
	// on whether it is 5 goes one way. So all values that have one are to be replaced.
	Value *ir.Value
}

// Beyond is what comes to a function from others that are found out about along with it.
type Beyond interface {
	// Of is what is known of a parameter, a call, a part of what one gives, or a load, by what comes there from
	// anywhere. It is nil where nothing more is known of it than in any case.
	Of(v *ir.Value) *Known
	// Waits is told of each instruction when what is known of its operands sank, and tells whether nothing came yet of what Of is to
	// tell of it.
	Waits(v *ir.Value) bool
}

// Optimistic finds the facts of the function's values as they are: no Known has a Value.
func (a *Analysis) Optimistic() *Optimistic { return a.Constants(nil) }

// Constants finds constants, too, of any type, for who puts them in the places of all values
// that have one; it holds until the next is asked for. fold is what an instruction comes to with other operands, where that is a
// constant or one of these, else nil. It is not asked of calls that have effects.
func (a *Analysis) Constants(fold func(v *ir.Value, args []*ir.Value) *ir.Value) *Optimistic {
	o := Among(a, fold, nil)
	o.Enter()
	o.Run()
	return o
}

// Among is Analysis.Constants of a function that others tell something of: it begins with knowing nothing, and is told by Enter that the function
// is called, by Again and Sank what came from there, and by Run to go on with that.
func Among(a *Analysis, fold func(v *ir.Value, args []*ir.Value) *ir.Value, beyond Beyond) *Optimistic {
	a.conditions.find(a)
	o := a.optimistic
	if o == nil {
		o = &Optimistic{a: a}
		o.problem = sparse.Problem[*Known]{
			Leaf:     o.leaf,
			Bottom:   o.base,
			Transfer: o.transfer,
			Along:    o.along,
			Join:     o.join,
			Phi:      o.phi,
			Widen:    o.widen,
			Equal:    func(x, y *Known) bool { return x == y || *x == *y },
			Lowest:   o.lowest,
			Takes:    o.takes,
		}
		a.optimistic = o
	}
	o.fold, o.beyond, o.params, o.problem.Waits, o.cells.n, o.bases = fold, beyond, nil, nil, 0, o.bases[:0]
	if beyond != nil {
		o.params = make([]*Known, len(a.fn.Params))
		o.problem.Waits = func(v *ir.Value, _ func(*ir.Value) *Known) bool { return beyond.Waits(v) }
	}
	o.found = o.problem.Start(a.fn, a.doms(), o.found)
	return o
}

// Enter says that the function is called.
func (o *Optimistic) Enter() { o.found.Enter() }

// Run goes on until nothing sinks any more.
func (o *Optimistic) Run() { o.found.Run() }

// Again says that what is known of an instruction from others sank.
func (o *Optimistic) Again(v *ir.Value) { o.found.Again(v) }

// Sank says that what is known of a parameter from others sank, or of a part of what an instruction gives.
func (o *Optimistic) Sank(v *ir.Value) {
	if v.Op == ir.OpParam {
		o.params[v.Bits] = nil
	}
	o.found.Uses(v)
}

// Join is what is known of a value that is one of two others. Constants that stand for these are of the function.
func (o *Optimistic) Join(v *ir.Value, x, y Known) Known { return *o.join(v, &x, &y) }

// leaf is what is known of a parameter or a constant.
func (o *Optimistic) leaf(v *ir.Value) *Known {
	if o.beyond == nil || v.Op != ir.OpParam {
		return o.base(v)
	}
	k := o.params[v.Bits]
	if k == nil {
		k = o.with(v, o.beyond.Of(v))
		o.params[v.Bits] = k
	}
	return k
}

// with is what is known of a value by others, unless that is nil, and in any case.
func (o *Optimistic) with(v *ir.Value, others *Known) *Known {
	if others == nil {
		return o.base(v)
	}
	return o.phi(v, others)
}

// Of is what is known of a value. It tells nothing (false) of an instruction that is never
// computed: its block is not reached, or an operand has no value there.
func (o *Optimistic) Of(v *ir.Value) (Known, bool) {
	if k, computed := o.found.Of(v); computed {
		return *k, true
	}
	return Known{}, false
}

// Constant is what may stand for a value, nil for nothing.
func (o *Optimistic) Constant(v *ir.Value) *ir.Value {
	if k, computed := o.found.Of(v); computed {
		return k.Value
	}
	return nil
}

// Reached tells whether control may get to a block.
func (o *Optimistic) Reached(b *ir.Block) bool { return o.found.Reached(b) }

// Taken tells whether control may go from a block to another by an edge.
func (o *Optimistic) Taken(from, to *ir.Block) bool { return o.found.Taken(from, to) }

// base is what is known of a value in any case.
func (o *Optimistic) base(v *ir.Value) *Known {
	bases := o.bases
	if int(v.ID) >= len(bases) {
		n := max(o.a.fn.NumValues(), int(v.ID)+1)
		bases = append(bases, make([]*Known, n-len(bases))...)
		o.bases = bases
	}
	k := bases[v.ID]
	if k == nil {
		k = o.a.known(v)
		if o.fold != nil && v.IsConst() {
			k = o.cell(Known{k.Facts, v})
		} else if value := o.number(v, &k.Facts); value != nil {
			k = o.cell(Known{k.Facts, value})
		}
		o.bases[v.ID] = k
	}
	return k
}

// lowest: below what is known in any case there is nothing.
func (o *Optimistic) lowest(v *ir.Value, k *Known) bool {
	return k == &plain[int(k.Width)<<2] || int(v.ID) < len(o.bases) && k == o.bases[v.ID]
}

// number is what may stand for an integer that can be one number only.
func (o *Optimistic) number(v *ir.Value, f *domain.Facts) *ir.Value {
	if o.fold == nil || f.ULo != f.UHi || !v.Type.Scalar().IsInt() {
		return nil
	}
	if n, ok := f.Constant(); ok {
		return Number(o.a.fn, v.Type, n)
	}
	return nil
}

// known is what facts say of a value.
func (o *Optimistic) known(v *ir.Value, f domain.Facts) *Known {
	if i := plainly(&f); i >= 0 {
		return &plain[i]
	}
	return o.cell(Known{f, o.number(v, &f)})
}

// cell keeps what is known.
func (o *Optimistic) cell(k Known) *Known {
	c := o.cells.add()
	*c = k
	return c
}

// refined is what is known of a value by what is known in any case, and by operands for which others may stand that refine them: where
// an operand is poison, what stands for it need not be, and the first says nothing of what then comes of it (SEMANTICS law 9). That the
// value is not poison may then hold of the second alone.
//
// Of `shl nuw i8 128, 1` nothing is left in any case, as it is poison; by who puts 0 in its place a compare of it with 0 is
// true and not poison, of which nothing is left, too, before that.
func refined(always, now domain.Facts) domain.Facts {
	if now.Has(domain.NotPoison) && !always.Has(domain.NotPoison) {
		return now
	}
	return always.Meet(now)
}

// Number is an integer, or a vector of which it is each lane.
func Number(f *ir.Func, t *ir.Type, n num.Int) *ir.Value {
	s := t.Scalar()
	c := (*ir.Value)(nil)
	if s.Bits <= 64 {
		c = f.Int(s, n.Lo)
	} else {
		c = f.BigInt(s, n.Big())
	}
	switch {
	case !t.IsVector():
		return c
	case n.IsZero():
		return f.Consts().Leaf(ir.OpZero, t)
	case t.Scalable:
		return f.Const(ir.Value{Op: ir.OpSplat, Type: t, Args: []*ir.Value{c}})
	default:
		return f.Const(ir.Value{Op: ir.OpAggregate, Type: t, Args: slices.Repeat([]*ir.Value{c}, int(t.Len))})
	}
}

// At is what is known of an operand of the instructions of a block. It is not to be changed.
func (o *Optimistic) At(v *ir.Value, b *ir.Block) *Known {
	if v.IsConst() {
		return o.base(v)
	}
	if k, computed := o.found.Of(v); computed {
		return o.at(v, k, b)
	}
	return &plain[0]
}

// at: a state has in it what is known in any case.
func (o *Optimistic) at(v *ir.Value, k *Known, b *ir.Block) *Known {
	if k.Value != nil {
		return o.base(k.Value)
	}
	if k.Width == 0 || onlyHere(v) || !told(o.a, v, o.a.doms().Number(b)) || !speaks(o.a, v, b) {
		return k
	}
	return o.sharper(v, k, refined(o.a.FactsAt(v, b), k.Facts))
}

// onlyHere tells whether a value has no other use, so that no branch before this one is on what is computed from it. That the
// difference of two values is 0 their compares tell.
func onlyHere(v *ir.Value) bool { return v.NumUses() == 1 && v.Op != ir.OpSub }

// sharper is k, or facts that say more.
func (o *Optimistic) sharper(v *ir.Value, k *Known, f domain.Facts) *Known {
	if f == k.Facts {
		return k
	}
	return o.known(v, f)
}

// along is at for the operand of a phi.
func (o *Optimistic) along(v *ir.Value, k *Known, from, to *ir.Block) *Known {
	if k.Value != nil {
		return o.base(k.Value)
	}
	if k.Width == 0 || v.IsConst() || onlyHere(v) || !told(o.a, v, o.a.doms().Number(from)+1) {
		return k
	}
	var list []BranchFact
	told := o.a.onWay(from, to)
	for i := range told {
		if told[i].Value == v {
			list = told[i:]
			break
		}
	}
	if list == nil && !speaks(o.a, v, from) {
		return k
	}
	return o.sharper(v, k, refined(speaking(list, v, o.a.FactsAt(v, from)), k.Facts))
}

// join: of a constant and undef the constant may stand for both, as long as it is not
// poison (SEMANTICS 23), and anything for poison.
func (o *Optimistic) join(v *ir.Value, x, y *Known) *Known {
	switch {
	case x == y, x == &plain[int(x.Width)<<2] && x.Width == y.Width: // nothing is known of x
		return x
	case x.Value != nil && x.Value == y.Value:
		return o.cell(Known{x.Join(y.Facts), x.Value})
	case x.Value != nil && y.Value != nil:
		for range 2 {
			if x.Value.Op == ir.OpPoison || x.Value.Op == ir.OpUndef && o.a.Facts(y.Value).Has(domain.NotPoison) {
				return o.cell(Known{x.Join(y.Facts), y.Value})
			}
			x, y = y, x
		}
	}
	return o.known(v, x.Join(y.Facts))
}

// phi is what is known of a phi by what its edges bring, and in any case.
func (o *Optimistic) phi(v *ir.Value, joined *Known) *Known {
	if joined.Value != nil {
		return joined
	}
	base := o.base(v)
	if joined == base || base.Facts == joined.Facts {
		return base
	}
	return o.sharper(v, joined, refined(base.Facts, joined.Facts))
}

// widen gives up the bounds of a phi that moved, but where the branches on the ways to it bound what comes
// in any case: what counts from 0 while it is below 100 is in [0, 99] then, not found one by one.
func (o *Optimistic) widen(phi *ir.Value, before, now *Known) *Known {
	if before.Value != nil || now.Value != nil || now.Width == 0 {
		return now
	}
	limit := domain.Poison(uint32(now.Width))
	for i, from := range phi.Targets {
		limit = limit.Join(o.a.OnEdge(phi.Args[i], from, phi.Block))
	}
	return o.known(phi, refined(o.base(phi).Facts, before.Widen(now.Facts).Meet(limit)))
}

// transfer is what is known of an instruction by its operands and in any case. Both hold, so
// both together do.
func (o *Optimistic) transfer(v *ir.Value, of func(*ir.Value) *Known) *Known {
	if o.beyond != nil {
		switch v.Op {
		case ir.OpCall, ir.OpInvoke, ir.OpExtractValue, ir.OpLoad:
			if others := o.beyond.Of(v); others != nil {
				return o.with(v, others)
			}
		}
	}
	if v.Op.IsCall() && v.Intrinsic() == intrinsic.None && v.Effects() != 0 {
		return o.base(v)
	}
	heeds := !v.Op.IsTerminator() && v.Op != ir.OpGEP && o.a.looksAtOperands(v)
	if !heeds && !o.mayFold(v, of) {
		return o.base(v)
	}
	o.here = o.here[:0]
	usual, constants, others := true, 0, false
	for _, x := range v.Args {
		k := of(x)
		if heeds || k.Value != nil || x.Type.Scalar().IsInt() { // else it matters only whether it is a constant
			k = o.at(x, k, v.Block)
		}
		o.here = append(o.here, k)
		usual = usual && k == o.base(x)
		if k.Value != nil {
			constants++
			others = others || k.Value != x
		}
	}
	if decided := others || constants == len(v.Args); decided && heeds && !usual && v.Type.IsInt() { // what is known of numbers tells most
		base := o.base(v)
		if k := o.sharper(v, base, o.facts(v, base)); k.Value != nil {
			return k
		}
	}
	if o.fold != nil && len(v.Args) > 0 && (others || constants == len(v.Args) || v.Op == ir.OpLoad || v.Op == ir.OpSelect) {
		if k := o.folded(v, of, others || constants == len(v.Args)); k != nil {
			return k
		}
	}
	base := o.base(v)
	if usual || !heeds {
		return base
	}
	return o.sharper(v, base, o.facts(v, base))
}

// mayFold tells whether an instruction, of which nothing follows from what is known of its operands but whether they are constants, may come to something
// with those that stand for them.
func (o *Optimistic) mayFold(v *ir.Value, of func(*ir.Value) *Known) bool {
	if o.fold == nil || len(v.Args) == 0 {
		return false
	}
	if v.Op == ir.OpAlloca {
		return false
	}
	if v.Op == ir.OpLoad { // of what is behind a constant address
		x := v.Args[0]
		for x.Op == ir.OpGEP && of(x).Value == nil {
			x = x.Args[0]
		}
		return x.IsConst() || of(x).Value != nil
	}
	constants := true
	for _, x := range v.Args {
		if x.IsConst() {
			continue
		}
		if of(x).Value != nil {
			return true
		}
		constants = false
	}
	return constants
}

// folded is what an instruction comes to with the constants that stand for its operands, nil for nothing; decided tells that
// there are such, or only constants.
func (o *Optimistic) folded(v *ir.Value, of func(*ir.Value) *Known, decided bool) *Known {
	args := v.Args
	if decided {
		o.values = append(o.values[:0], v.Args...)
		args = o.values
		for i, k := range o.here {
			if k.Value != nil {
				args[i] = k.Value
			}
		}
	}
	if v.Op == ir.OpSelect {
		if x, y := o.at(args[1], of(args[1]), v.Block), o.at(args[2], of(args[2]), v.Block); x.Value != nil && y.Value != nil {
			if k := o.join(v, x, y); k.Value != nil { // whichever it chooses
				return k
			}
		}
	}
	if !decided && v.Op != ir.OpLoad { // which may be from behind a constant address
		return nil // what it comes to as it stands is not asked here
	}
	c := o.fold(v, args)
	if c == nil {
		return nil
	}
	return o.at(c, of(c), v.Block)
}

// facts is what follows for an instruction from its operands, on which it depends, and what holds in any case.
func (o *Optimistic) facts(v *ir.Value, base *Known) domain.Facts {
	a := o.a
	in := &o.instr
	*in = a.Instr(v)
	here := o.here
	if v.Op == ir.OpCall {
		list := v.CallArgs()
		in.Same = len(list) >= 2 && list[0] == list[1]
		here = here[1 : 1+len(list)]
	}
	args := o.args[:0]
	for _, k := range here {
		args = append(args, k.Facts)
	}
	o.args = args
	if v.Op == ir.OpSelect {
		// What the condition is computed from besides may be known better by now, but is no operand, and nobody comes back when that changes.
		x, y := args[1], args[2]
		sharpenArms(a, v, args, func(u *ir.Value) *domain.Facts {
			switch u {
			case v.Args[1]:
				return &x
			case v.Args[2]:
				return &y
			}
			return a.ofOperand(u)
		})
	}
	if v.Op != ir.OpCall {
		return refined(base.Facts, domain.Transfer(in, args))
	}
	if g, ok := domain.TransferCall(v.Intrinsic(), in, args); ok {
		return refined(base.Facts, g)
	}
	return base.Facts
}

// takes finds the targets of a branch that its condition allows. A branch on poison, or on
// what has several members, is undefined behaviour (SEMANTICS law 22), so of the condition
// only what it is otherwise matters.
func (o *Optimistic) takes(t *ir.Value, of func(*ir.Value) *Known, take func(int)) {
	switch {
	case t.Op == ir.OpBr && len(t.Targets) == 2:
		c := o.at(t.Args[0], of(t.Args[0]), t.Block)
		n, one := c.Constant()
		for i := range t.Targets {
			if !c.IsEmpty() && (!one || n.IsZero() == (i == 1)) {
				take(i)
			}
		}
	case t.Op == ir.OpSwitch:
		c := o.at(t.Args[0], of(t.Args[0]), t.Block)
		other := c.Width == 0 || !c.IsEmpty()
		if span := c.UHi.Sub(c.ULo); c.Width != 0 && span.Less(num.Of(uint64(len(t.Targets)))) { // there may be a case for each number
			other = !o.a.otherCases(c.Facts, t.Args[1:]).IsEmpty()
		}
		for i, k := range t.Args[1:] {
			switch kf := of(k); {
			case c.Width == 0 || kf.Width == 0:
				take(i + 1)
			case !c.Meet(kf.Facts).IsEmpty():
				take(i + 1)
			}
		}
		if other {
			take(0)
		}
	default:
		for i := range t.Targets {
			take(i)
		}
	}
}

// state is what is known of a value, nothing of one that is never computed.
func (o *Optimistic) state(v *ir.Value) *Known {
	if k, computed := o.found.Of(v); computed {
		return k
	}
	return &plain[0]
}

// Takes tells which targets of a block's terminator control may go to; nil is all of them, as it has no other one. It holds until the next is asked for.
func (o *Optimistic) Takes(b *ir.Block) []bool {
	t := b.Terminator()
	if len(t.Targets) < 2 {
		return nil
	}
	o.taken = append(o.taken[:0], make([]bool, len(t.Targets))...)
	o.takes(t, o.state, func(i int) { o.taken[i] = true })
	return o.taken
}

// PrintConstants writes the values of a function that are one number whenever they are
// computed and are not constants already, and the blocks that are never reached.
func PrintConstants(w io.Writer, f *ir.Func) {
	names := f.Names()
	o := New(f).Optimistic()
	for _, b := range f.Blocks {
		if !o.Reached(b) {
			fmt.Fprintf(w, "  %s is never reached\n", names.Label(b))
			continue
		}
		for _, v := range b.Instrs {
			s, computed := o.Of(v)
			if n, ok := s.Constant(); computed && ok {
				fmt.Fprintf(w, "  %s = %s%s\n", names.Spelling(v), n.Big(), orPoison(s.Facts))
			}
		}
	}
}

func orPoison(f domain.Facts) string {
	if f.Has(domain.NotPoison) {
		return ""
	}
	return ", or poison"
}
