// Package analysis finds what is known of the values of a function: facts of package
// domain, by the operations that values come from, and by the branches and assumptions
// that a place lies behind.
package analysis

import (
	"rewrite/passes/analysis/domain"
	"rewrite/passes/ir"
	"rewrite/passes/ir/intrinsic"
)

// Analysis holds what is known of the values of one function. Facts are found
// when asked for and kept until Drop; they do not depend on the order of the
// questions. Not safe for concurrent use.
type Analysis struct {
	mod *Module
	fn  *ir.Func
	dom *ir.DomTree

	ptrWidth  uint32 // of pointers of address space 0
	nullValid bool   // there may be an object at address 0
	floats    bool   // operations on floats are IEEE's

	store
	optimistic *Optimistic // the last, whose memory serves again
	walk       Walk        // memory of a Walk
	stack      []frame     // values whose facts are being found, each an operand of the one before

	entry      []entryFacts // by Block.ID
	begun      []*ir.Block  // those of which entry has something
	ways       []wayFacts   // by Block.ID of where they come from
	left       []*ir.Block  // those of which ways has something
	targets    ir.TargetPlaces
	slot       []int32 // by ValueID: scratch of AtEntry
	spoken     []bool  // by ValueID: some list of AtEntry is of it, or was
	conditions inConditions
	list       []*BranchFact                 // scratch of AtEntry
	one        [1]BranchFact                 // scratch of gather
	learn      learner                       // scratch of edge
	kept       lists[BranchFact]             // the facts of edges
	told       lists[*BranchFact]            // those of AtEntry
	arms       []BranchFact                  // scratch of sharpenArms
	cuts       []*cut                        // scratch of learner.cut, one in the other
	cutting    int                           // how many of them are in use
	args       []domain.Facts                // of apply: facts of operands
	instr      domain.Instr                  // scratch of operation
	stepped    []domain.Facts                // of step: facts of operands, those of the last operation at the end
	stepInstr  domain.Instr                  // scratch of step
	ofOperand  func(*ir.Value) *domain.Facts // found
	ofValue    func(*ir.Value) *domain.Facts // Facts, where they are kept
	bits       []uint64                      // memory of DemandedBits
	marks      []uint8                       // also
	listed     []int32                       // also
	usuals     *usuals                       // nil if there were none

	starts []int32 // see findStarts; empty when not asked for yet
	// What the last DropFrom left: the first facts and entries, of blocks before firm.
	firm                               int32
	firmValues, firmFacts, firmEntries int
}

type frame struct {
	v    *ir.Value
	next int // operand to look at next
}

// entryFacts are the facts of the edge into a block from its immediate
// dominator, and those of all dominating edges.
type entryFacts struct {
	edgeDone, done bool
	edge           []BranchFact
	facts          []*BranchFact
	steps          int // dominators that facts has the edges of
}

// New analyses a function on its own. Of many functions of a module, take
// NewModule, which reads the module's metadata once.
func New(f *ir.Func) *Analysis { return NewModule(f.Module).New(f) }

// New analyses a function of the module. Safe for concurrent use.
func (m *Module) New(f *ir.Func) *Analysis {
	a := &Analysis{mod: m}
	a.ofOperand, a.ofValue = a.found, func(v *ir.Value) *domain.Facts { return &a.known(v).Facts }
	a.Reset(f)
	return a
}

// Reset turns to another function of the same module, and keeps the memory.
func (a *Analysis) Reset(f *ir.Func) {
	a.fn = f
	a.ptrWidth = a.mod.pointerWidth()
	a.nullValid = ir.NullIsValid(f)
	a.floats = !domain.FlushesDenormals(f) && !f.Attrs.Has("strictfp")
	a.targets = ir.TargetPlaces{}
	a.Drop()
}

// Agree tells whether b finds the facts that a holds of the parameters and instructions
// of their function.
func Agree(a, b *Analysis) bool {
	same := func(v *ir.Value) bool {
		f := a.at(v.ID)
		return f == nil || f.Facts == b.Facts(v)
	}
	for _, v := range a.fn.Params {
		if !same(v) {
			return false
		}
	}
	for _, block := range a.fn.Blocks {
		for _, v := range block.Instrs {
			if !same(v) {
				return false
			}
		}
	}
	return true
}

func (a *Analysis) doms() *ir.DomTree {
	if a.dom == nil {
		a.dom = a.fn.Dominators()
	}
	return a.dom
}

// Facts is what is known of a value of the function wherever it is available.
// Of values in blocks that are never reached nothing is.
//
// Each value is looked at once between two calls of Drop, so asking for all of them is linear in the
// function, but for phis of loops, whose steps are walked again in each round.
func (a *Analysis) Facts(v *ir.Value) domain.Facts { return a.known(v).Facts }

// known is Facts where they are kept, until they are dropped.
func (a *Analysis) known(v *ir.Value) *Known {
	if f := a.at(v.ID); f != nil {
		return f
	}
	switch {
	case v.Op.IsLeaf() && len(v.Args) == 0: // it follows from nothing else
		f := a.leaf(v, a.Width(v.Type))
		a.open(v.ID, a.fn.NumValues())
		a.put(&f, origin{v.ID, placeOf(v, a)})
		return a.at(v.ID)
	case v.Block != nil: // what it follows from was mostly asked for before
		o := origin{v.ID, placeOf(v, a)}
		if i := nothing(a, v, o.place); i >= 0 {
			a.open(v.ID, a.fn.NumValues())
			a.share(i, o)
			return &plain[i]
		}
		if as, kind := usually(a, v); as != nil && as.kind == kind && o.place >= 0 {
			a.open(v.ID, a.fn.NumValues())
			a.put(&as.facts, o)
			return a.at(v.ID)
		}
	}
	// Operands come first, by a stack of our own: chains can be long. Only phis
	// close cycles, and they look at values of earlier blocks alone; see phi.
	a.enter(v)
	for len(a.stack) > 0 {
		top := &a.stack[len(a.stack)-1]
		if x := a.pending(top); x != nil {
			a.enter(x)
			continue
		}
		o := origin{top.v.ID, placeOf(top.v, a)}
		if i := nothing(a, top.v, o.place); i >= 0 {
			a.share(i, o)
		} else {
			f := a.compute(top.v)
			if as, kind := usually(a, top.v); as != nil && o.place >= 0 {
				as.kind, as.facts = kind, f
			}
			a.put(&f, o)
		}
		a.stack = a.stack[:len(a.stack)-1]
	}
	return a.at(v.ID)
}

// found is the facts of a value that were found already, else nothing: those
// of an operand, which can only be missing in blocks that are never reached.
func (a *Analysis) found(v *ir.Value) *domain.Facts {
	if f := a.at(v.ID); f != nil {
		return &f.Facts
	}
	return &plain[a.Width(v.Type)<<2].Facts
}

func (a *Analysis) enter(v *ir.Value) {
	a.open(v.ID, a.fn.NumValues())
	a.stack = append(a.stack, frame{v: v})
}

// pending is the next operand whose facts are needed first, nil for none.
func (a *Analysis) pending(fr *frame) *ir.Value {
	v := fr.v
	if !a.looksAtOperands(v) {
		return nil
	}
	if v.Op == ir.OpPhi {
		return a.pendingPhi(fr)
	}
	for fr.next < len(v.Args) {
		x := v.Args[fr.next]
		fr.next++
		if a.unasked(x) {
			return x
		}
	}
	return nil
}

// looksAtOperands tells whether facts of v follow from those of its operands.
func (a *Analysis) looksAtOperands(v *ir.Value) bool {
	switch {
	case len(v.Args) == 0:
		return false
	case v.Block == nil:
		return true
	case v.Op == ir.OpCall:
		if callee := v.CalledFunc(); callee == nil || !callee.IsIntrinsic() {
			return false
		}
	case !domain.Follows(v.Op):
		return false
	}
	return a.doms().Reachable(v.Block)
}

// Width is that of the facts of values of a type: of integers up to num.MaxWidth,
// and of pointers in address space 0, whose facts are of the address.
func (a *Analysis) Width(t *ir.Type) uint32 {
	t = t.Scalar()
	if t.Kind == ir.PointerKind && t.Bits == 0 {
		return a.ptrWidth
	}
	return domain.WidthOf(t)
}

// Instr is the operation of v for Transfer.
func (a *Analysis) Instr(v *ir.Value) domain.Instr {
	in := domain.Instr{Op: v.Op, Pred: v.Pred, Flags: v.Flags, Width: a.Width(v.Type)}
	if a.floats {
		in.Format = domain.FloatKind(v.Type)
	}
	switch n := len(v.Args); {
	case !a.floats:
	case v.Op == ir.OpCall && n > 1:
		in.From = domain.FloatKind(v.Args[1].Type)
	case v.Op != ir.OpCall && n > 0:
		in.From = domain.FloatKind(v.Args[0].Type)
	}
	if n := len(v.Args); n >= 2 {
		in.Same = v.Args[n-1] == v.Args[n-2]
	}
	switch v.Op {
	case ir.OpShuffleVector:
		in.Mask = v.Args[2]
		fallthrough
	case ir.OpExtractElement, ir.OpInsertElement:
		in.Lanes = v.Args[0].Type.Len
	}
	return in
}

// nothing is the place in plain of the facts of an instruction, if it is seen at once that nothing follows for it from its operands
// but whether it is defined: most are so, as nothing is known of what they are made of. It is -1 if that is not seen.
func nothing(a *Analysis, v *ir.Value, place int32) int {
	if place < 0 {
		return -1
	}
	args := v.Args
	switch v.Op {
	case ir.OpLoad:
		if v.Meta != nil {
			return -1
		}
		return int(a.Width(v.Type)) << 2
	case ir.OpCall:
		callee := v.CalledFunc()
		if v.Meta != nil || v.Aux.(*ir.Call).RetAttrs != nil || callee != nil && (callee.RetAttrs != nil || callee.IsIntrinsic()) {
			return -1
		}
		return int(a.Width(v.Type)) << 2
	case ir.OpICmp:
		if args[0] == args[1] || v.Flags&ir.SameSign != 0 {
			return -1
		}
		x, y := a.at(args[0].ID), a.at(args[1].ID)
		if x == nil || y == nil || x.IsEmpty() || y.IsEmpty() {
			return -1
		}
		if v.Pred == ir.EQ || v.Pred == ir.NE {
			if !isPlain(x) && !isPlain(y) && domain.Compare(v.Pred, x.Facts, y.Facts) != domain.Maybe {
				return -1
			}
		} else if domain.Compare(v.Pred, x.Facts, y.Facts) != domain.Maybe {
			return -1
		}
		return int(a.Width(v.Type))<<2 | defined(v, x.Props&y.Props)
	case ir.OpPhi:
		for i, x := range args {
			if k := a.at(x.ID); k != nil && !a.comesAround(v, i) && isPlain(k) && k.Props&domain.WellDefined == 0 {
				return int(a.Width(v.Type)) << 2 // whatever the others bring
			}
		}
		return -1
	case ir.OpAdd, ir.OpSub, ir.OpMul, ir.OpAnd, ir.OpOr, ir.OpXor:
		if args[0] == args[1] {
			return -1
		}
	case ir.OpGEP:
		args = args[:1] // if it does not move, it is what it was
	default:
		return -1
	}
	for _, x := range args {
		if f := a.at(x.ID); f == nil || !isPlain(f) {
			return -1
		}
	}
	p := domain.WellDefined
	for _, x := range v.Args {
		f := a.at(x.ID)
		if f == nil {
			return -1
		}
		p &= f.Props
	}
	return int(a.Width(v.Type))<<2 | defined(v, p)
}

// defined is whether an operation that gives no poison but by its flags is defined, by whether its operands are.
func defined(v *ir.Value, p domain.Props) int {
	if v.Flags&ir.PoisonFlags != 0 {
		p &^= domain.NotPoison
	}
	return int(p & domain.WellDefined)
}

func (a *Analysis) compute(v *ir.Value) domain.Facts {
	w := a.Width(v.Type)
	if v.Op.IsLeaf() {
		return a.leaf(v, w)
	}
	if v.Block != nil && !a.doms().Reachable(v.Block) {
		return domain.Unknown(w)
	}
	if v.Op == ir.OpPhi {
		return a.phi(v)
	}
	return a.apply(v, w, a.ofOperand)
}

// apply is what is known of an instruction but a phi, of width w, by what of gives of its operands.
func (a *Analysis) apply(v *ir.Value, w uint32, of func(*ir.Value) *domain.Facts) domain.Facts {
	n := len(a.args) // what asked of may be at work, too
	if a.looksAtOperands(v) {
		if v.Op == ir.OpGEP {
			return a.address(v, w, of)
		}
		for _, x := range follows(v) {
			f := of(x) // which may have a.args grow
			a.args = append(a.args, *f)
		}
	}
	f := operation(a, v, w, a.args[n:], of)
	a.args = a.args[:n]
	return f
}

// operation is apply with the facts of the operands, of none if nothing follows from them.
func operation(a *Analysis, v *ir.Value, w uint32, args []domain.Facts, of func(*ir.Value) *domain.Facts) domain.Facts {
	if v.Op == ir.OpSelect {
		sharpenArms(a, v, args, of)
	}
	in := &a.instr
	*in = a.Instr(v)
	switch v.Op {
	case ir.OpCall, ir.OpInvoke, ir.OpCallBr:
		f := a.result(v, w)
		if len(args) > 0 {
			n := len(v.CallArgs())
			in.Same = n >= 2 && v.Args[1] == v.Args[2]
			g, _ := domain.TransferCall(v.Intrinsic(), in, args[1:1+n])
			f = f.Meet(g)
		}
		return f
	case ir.OpLoad:
		return a.metaFacts(v, w)
	case ir.OpAlloca:
		f := a.object(w, v.Aux.(*ir.Alloca).Align)
		if v.Type.Scalar().Bits != 0 { // null is an address like others elsewhere
			f = domain.Facts{}
		}
		return f.With(domain.WellDefined)
	case ir.OpExtractValue:
		if len(args) == 2 {
			call := v.Args[0].CallArgs()
			in.Same = call[0] == call[1]
			f, _ := domain.TransferOverflow(v.Args[0].Intrinsic(), v.Aux.(ir.Indices)[0], in, args)
			return f
		}
	}
	return domain.Transfer(in, args)
}

// follows is what facts of v follow from: its operands, but for a part of what llvm.*.with.overflow gives
// those of the call.
func follows(v *ir.Value) []*ir.Value {
	if v.Op != ir.OpExtractValue {
		return v.Args
	}
	call := v.Args[0]
	if call.Op != ir.OpCall || len(v.Aux.(ir.Indices)) != 1 || call.Intrinsic() == intrinsic.None || len(call.CallArgs()) != 2 {
		return v.Args
	}
	return call.CallArgs()
}

// address is a getelementptr: it stays where it was if all indices are 0, and one that does not wrap, or is inbounds, does not get to
// null from elsewhere.
func (a *Analysis) address(v *ir.Value, w uint32, of func(*ir.Value) *domain.Facts) domain.Facts {
	base := of(v.Args[0])
	stays, defined := true, base.Props&domain.WellDefined
	for _, x := range v.Args[1:] {
		f := of(x)
		c, ok := f.Constant()
		stays = stays && ok && c.IsZero()
		defined &= f.Props
	}
	if v.Flags&ir.PoisonFlags != 0 {
		defined &^= domain.NotPoison
	}
	f := domain.Unknown(w).With(defined)
	switch {
	case w == 0 || uint32(base.Width) != w:
	case stays:
		there := *base
		there.Props &^= domain.WellDefined
		f = f.Meet(there)
	case base.NonZero() && (v.Flags&ir.NUW != 0 || v.Flags&ir.InBounds != 0 && !a.nullValid):
		f = domain.NotZero(w).With(defined)
	}
	return f
}

// sharpenArms adds to the facts of a select's arms what the condition tells of
// them where they are picked. An arm that can be undef may be another number
// there than in the condition.
//
// Of `select (icmp ult %x, 8), %x, 7` both arms are below 8.
func sharpenArms(a *Analysis, v *ir.Value, args []domain.Facts, of func(*ir.Value) *domain.Facts) {
	if len(args) == 0 || !v.Args[0].IsInstr() || v.Args[0].Type != ir.I1 {
		return
	}
	l := learner{a: a, of: of, facts: a.arms}
	a.arms = nil // what asked of may be at work, too
	for i := 1; i <= 2; i++ {
		arm := v.Args[i]
		if arm.IsConst() || !args[i].Has(domain.NotUndef) || args[i].Width == 0 {
			continue
		}
		l.facts = l.facts[:0]
		l.learn(v.Args[0], domain.Bool(i == 1), maxConditionDepth)
		for _, b := range l.facts {
			if b.Value == arm {
				g := b.Facts
				g.Props &^= domain.WellDefined
				args[i] = args[i].Meet(g)
			}
		}
	}
	a.arms = l.facts
}
