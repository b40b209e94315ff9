package saturate

import (
	"math"
	"math/big"

	"rewrite/egraph"
	"rewrite/passes/analysis"
	"rewrite/passes/ir"
	"rewrite/passes/ir/intrinsic"
	"rewrite/passes/saturate/program"
)

// importDepth bounds how many operations of dominating blocks the graph holds
// above an operand: enough for the left sides that rules have.
const importDepth = 3

// A block's graph. It is used for one block after the other.
type blockGraph struct {
	*program.Client
	g      *egraph.Graph
	layout *ir.Layout // nil if it can't be read
	f      *ir.Func
	module *ir.Module // that llvm and oldMasks are of
	b      *ir.Block
	point  []int32 // by ValueID: place in the block of its instructions

	class   []egraph.ClassID // by ValueID
	has     []bool           // by ValueID: class is set
	nodeOf  []egraph.NodeID  // by ValueID
	place   []bool           // by ValueID: an instruction that keeps its place
	entered []ir.ValueID     // that have
	// origin is the value of the input that a node stands for, by NodeID; nil for
	// nodes that rules made.
	origin []*ir.Value
	live   []bool             // by NodeID: computed outside of the block or a leaf
	known  *analysis.Analysis // of f
	// replaced tells what stands for instructions of f that went.
	replaced    map[*ir.Value]*ir.Value
	remarks     bool // say what was done
	said        []ir.PassRemark
	llvm        int  // version that the module was made by
	flushes     bool // denormals of f may be flushed: floats are left alone (law 20)
	partials    []partial
	steps       int  // left of maxSteps
	oldMasks    bool // an undef lane of a shuffle's mask is undef, as LLVM read it before 17
	moves       bool // some lanes of vectors are moved
	unnamed     int  // constants in the graph that are no value of the input
	expressions bool // some instruction is a constant expression
	pure        int  // instructions of the block that are nodes of their own
	// terms: the graph is of terms only, for Refines: it looks into the block's own
	// instructions, too, but not into what has a choice of its own
	terms  bool
	shared []egraph.ClassID // extensions that other blocks use, too
	// pinned are conditions of assumes that tell of the block.
	pinned map[*ir.Value]bool
}

// fill builds the graph of a block.
func (bg *blockGraph) fill(b *ir.Block) {
	bg.begin(b)
	for i, v := range b.Instrs {
		bg.point[v.ID] = int32(i)
	}
	assumed := bg.assumed(b)
	for _, v := range b.Instrs {
		if v.Op != ir.OpPhi {
			bg.instruction(v)
		}
	}
	bg.markShared()
	bg.assumeEntry()
	bg.believe(assumed)
	bg.reversals(b)
}

// begin makes the graph empty, for a block.
func (bg *blockGraph) begin(b *ir.Block) {
	bg.b, bg.f = b, b.Func
	bg.g.Reset()
	bg.Facts.Reset()
	bg.Vectors.Reset()
	bg.partials = bg.partials[:0]
	bg.moves, bg.expressions, bg.unnamed = false, false, 0
	clear(bg.Masks)
	n := b.Func.NumValues()
	bg.forget(n)
	bg.origin, bg.live, bg.Uses = bg.origin[:0], bg.live[:0], bg.Uses[:0]
	bg.pure = 0
	clear(bg.pinned)
}

// assumeEntry enters what is known where the block begins.
func (bg *blockGraph) assumeEntry() {
	bg.believe(bg.known.AtEntry(bg.b))
}

// assumed is what assumes tell of the whole block, if it is of use. Their
// conditions keep their places then, and their operands.
func (bg *blockGraph) assumed(b *ir.Block) []analysis.BranchFact {
	clear(bg.pinned)
	as := bg.known.Assumed(b)
	for _, v := range as.Conditions {
		if bg.pinned == nil {
			bg.pinned = map[*ir.Value]bool{}
		}
		bg.pinned[v] = true
	}
	for _, bf := range as.Facts {
		for _, u := range bf.Value.Uses() {
			if u.User.Block == b && !bg.pinned[u.User] && !isAssume(u.User) {
				return as.Facts
			}
		}
	}
	clear(bg.pinned)
	return nil
}

func isAssume(v *ir.Value) bool {
	return v.Op == ir.OpCall && v.Intrinsic() == intrinsic.Assume
}

// believe enters facts that hold in the block.
func (bg *blockGraph) believe(facts []analysis.BranchFact) {
	for _, bf := range facts {
		if !bg.has[bf.Value.ID] {
			continue
		}
		k := bg.class[bf.Value.ID]
		f, d := bg.Facts.Split(bf.Facts)
		if !bg.HasFacts(bg.g.Type(k)) {
			f = 0
		}
		bg.g.Assume(k, f, d, labelBranch)
		if bf.Equal != nil && bg.has[bf.Equal.ID] {
			bg.g.AssumeEqual(bg.class[bf.Value.ID], bg.class[bf.Equal.ID], labelBranch)
		}
	}
}

// forget makes the tables by ValueID empty, with room for n: only what the last
// block entered is cleared, as functions have many blocks.
func (bg *blockGraph) forget(n int) {
	for _, id := range bg.entered {
		bg.has[id], bg.place[id] = false, false
	}
	bg.entered = bg.entered[:0]
	if len(bg.class) < n {
		n += n / 2
		bg.class, bg.nodeOf, bg.point = make([]egraph.ClassID, n), make([]egraph.NodeID, n), make([]int32, n)
		bg.has, bg.place = make([]bool, n), make([]bool, n)
	}
}

// hasRoom tells whether the tables by ValueID have room for a value, which they
// have for all that there were when the graph was begun.
func (bg *blockGraph) hasRoom(v *ir.Value) bool { return int(v.ID) < len(bg.has) }

// makeRoom makes the tables by ValueID large enough for a constant that is new.
func (bg *blockGraph) makeRoom(c *ir.Value) {
	for len(bg.class) <= int(c.ID) {
		bg.class, bg.nodeOf, bg.point = append(bg.class, 0), append(bg.nodeOf, 0), append(bg.point, 0)
		bg.has, bg.place = append(bg.has, false), append(bg.place, false)
	}
}

// instruction adds an instruction of the block.
func (bg *blockGraph) instruction(v *ir.Value) {
	if !bg.pinned[v] {
		if node, ok := bg.node(v, importDepth); ok {
			bg.pure++
			bg.enter(v, node, false)
			if c := bg.constantAddress(v); c != nil {
				bg.makeRoom(c)
				bg.expressions = true
				bg.enter(c, node, true)
			}
			return
		}
	}
	node := egraph.Node{Op: program.OpPlace, Type: bg.Types.Of(v.Type), Payload: uint64(v.ID)}
	for _, a := range v.Args {
		if bg.replaceable(v, a) {
			node.Kids = append(node.Kids, bg.operand(a, importDepth))
		}
	}
	bg.enter(v, node, false)
	bg.place[v.ID] = true
}

// replaceable tells whether an instruction may use another value instead of its
// operand a. A return behind a musttail call returns that call's result.
func (bg *blockGraph) replaceable(v, a *ir.Value) bool {
	if bg.pinned[a] && (bg.pinned[v] || isAssume(v)) {
		return false
	}
	return inGraph(a) && !(v.Op == ir.OpRet && a.Op == ir.OpCall && a.Flags&ir.MustTail != 0)
}

// inGraph tells whether an operand is a value that can be replaced by another.
func inGraph(a *ir.Value) bool {
	return a.Type != ir.Metadata && a.Type != ir.Label && a.Type.Kind != ir.TokenKind && a.Op != ir.OpInlineAsm
}

// node is the e-node of an instruction that is free of place and effects.
func (bg *blockGraph) node(v *ir.Value, depth int) (n egraph.Node, ok bool) {
	n, args, ok := bg.operation(v)
	if !ok {
		return n, false
	}
	if v.Op == ir.OpGEP {
		return bg.addressNode(v, n, depth)
	}
	for _, a := range args {
		if !inGraph(a) {
			return n, false
		}
	}
	for _, a := range args {
		n.Kids = append(n.Kids, bg.operand(a, depth-1))
	}
	return n, true
}

// operation is the e-node of such an instruction without its operands, which are args.
func (bg *blockGraph) operation(v *ir.Value) (n egraph.Node, args []*ir.Value, ok bool) {
	n = egraph.Node{Type: bg.Types.Of(v.Type), Flags: program.PackFlags(v.Flags)}
	args = v.Args
	if bg.flushes && hasFloats(v) {
		return n, nil, false
	}
	switch v.Op {
	case ir.OpICmp, ir.OpFCmp:
		n.Op = bg.Vocab.Compare[v.Pred]
	case ir.OpFreeze:
		n.Op, n.Payload = program.OpFreeze, uint64(v.ID)
	case ir.OpCall:
		if n.Op, args, ok = bg.intrinsic(v); !ok {
			return n, nil, false
		}
		bg.moves = bg.moves || bg.movesLanes(v, n.Op)
	case ir.OpExtractValue, ir.OpInsertValue:
		n.Op = bg.Vocab.Plain[v.Op]
		if n.Payload, ok = program.PackPath(v.Aux.(ir.Indices)); !ok {
			return n, nil, false
		}
	case ir.OpShuffleVector:
		n.Op, n.Payload = bg.Vocab.Plain[v.Op], bg.maskOf(v.Args[2])
		args, bg.moves = args[:2], true
	default:
		n.Op = bg.Vocab.Plain[v.Op]
		bg.moves = bg.moves || bg.movesLanes(v, n.Op)
	}
	return n, args, n.Op != 0 && !v.Meta.HasMeaning() && v.Type.Kind != ir.TokenKind
}

// intrinsic is the operation of a call that rules can name. Attributes of the
// call that make it undefined for some operands tie it to its place.
func (bg *blockGraph) intrinsic(v *ir.Value) (op egraph.Op, args []*ir.Value, ok bool) {
	f := v.CalledFunc()
	if f == nil || !v.IsBare() {
		return 0, nil, false
	}
	if c := v.Aux.(*ir.Call); !f.IsIntrinsic() {
		op, ok = bg.Vocab.Functions[program.Callee{Name: f.Name, Args: len(v.CallArgs())}]
		return op, v.CallArgs(), ok && callable(f) && lacks(f, c.FuncAttrs, toMatch) == "" && c.FuncType == f.FuncType && c.CC == f.CC
	}
	op = bg.Vocab.Intrinsics[f.Intrinsic]
	return op, v.CallArgs(), op != 0 && len(v.CallArgs()) == bg.Vocab.Ops[op].Arity
}

// operand is the class of a value that an instruction uses.
func (bg *blockGraph) operand(a *ir.Value, depth int) egraph.ClassID {
	if bg.has[a.ID] {
		return bg.class[a.ID]
	}
	if n, partly, ok := bg.constantLeaf(a); ok && partly {
		return bg.enterPartial(a, n)
	} else if ok {
		return bg.enter(a, n, true)
	}
	if a.IsConstExpr() && isAddress(a) {
		if n, ok := bg.node(a, depth); ok {
			return bg.enter(a, n, true)
		}
	}
	if depth > 0 && a.Block != nil && bg.looksInto(a) {
		if n, ok := bg.node(a, depth); ok {
			return bg.enter(a, n, true)
		}
	}
	return bg.enter(a, egraph.Node{Op: program.OpValue, Type: bg.Types.Of(a.Type), Payload: uint64(a.ID)}, true)
}

// looksInto tells whether an instruction that does not have its turn is looked into.
func (bg *blockGraph) looksInto(a *ir.Value) bool {
	if bg.terms {
		return bg.free(a) || a.Op.Is(ir.Mergeable) && !a.Op.Is(ir.Speculatable) // a division is what it is where it does not trap
	}
	return a.Block != bg.b && a.Op != ir.OpPhi && a.Op != ir.OpFreeze // law 4: elsewhere a freeze is a leaf
}

// constantLeaf is the e-node of a constant that patterns can see, or for one with
// poison lanes, of one that it refines to.
func (bg *blockGraph) constantLeaf(a *ir.Value) (n egraph.Node, partly, ok bool) {
	if a.Op == ir.OpAggregate && a.Type.IsVector() && elementOf(a) == nil {
		return bg.vectorLeaf(a)
	}
	n, ok = bg.leaf(a)
	return n, false, ok
}

// leaf is the e-node of a constant whose lanes are equal.
func (bg *blockGraph) leaf(a *ir.Value) (n egraph.Node, ok bool) {
	n.Type = bg.Types.Of(a.Type)
	fam := program.KindOf(n.Type)
	x := a
	if e := elementOf(a); e != nil {
		x = e
	}
	switch {
	case x.Op == ir.OpInt && fam == program.KindInt:
		n.Op = program.OpInt
		if x.Aux == nil {
			n.Payload = x.Bits
			return n, !program.IsVector(n.Type, n.Payload)
		}
		low := new(big.Int).SetUint64(math.MaxUint64)
		n.Payload = low.And(low, x.Int()).Uint64()
		return n, program.Constant(n.Type, n.Payload).Big().Cmp(x.Int()) == 0 && !program.IsVector(n.Type, n.Payload)
	case x.Op == ir.OpFloat && fam == program.KindFloat && x.Aux == nil:
		n.Op, n.Payload = program.OpFloat, x.Bits
		return n, !program.IsVector(n.Type, n.Payload)
	case a.Op == ir.OpZero && fam == program.KindInt:
		n.Op = program.OpInt
		return n, true
	case a.Op == ir.OpZero && fam == program.KindFloat && program.Width(n.Type) <= 64:
		n.Op = program.OpFloat
		return n, true
	case a.Op == ir.OpNull || a.Op == ir.OpZero && fam == program.KindPtr:
		n.Op = program.OpNull
		return n, fam == program.KindPtr
	case x.Op == ir.OpUndef:
		n.Op = program.OpUndef
		return n, true
	case x.Op == ir.OpPoison:
		n.Op = program.OpPoison
		return n, true
	}
	return n, false
}

// elementOf is the element that a constant vector consists of, nil for others.
func elementOf(a *ir.Value) *ir.Value {
	switch {
	case a.Op == ir.OpSplat:
		return a.Args[0]
	case a.Op != ir.OpAggregate || !a.Type.IsVector():
		return nil
	}
	for _, e := range a.Args {
		if e != a.Args[0] {
			return nil
		}
	}
	return a.Args[0]
}

// enter adds a node for a value of the input.
func (bg *blockGraph) enter(v *ir.Value, node egraph.Node, live bool) egraph.ClassID {
	n := bg.g.AddNode(node)
	for int(n) >= len(bg.origin) {
		bg.origin = append(bg.origin, nil)
		bg.live = append(bg.live, false)
		bg.Uses = append(bg.Uses, 0)
	}
	if bg.origin[n] == nil || live && !bg.live[n] { // what is computed already is the one to use
		bg.origin[n], bg.live[n] = v, live
		bg.g.MarkOriginal(n)
	}
	bg.Uses[n] += int32(v.NumUses())
	k := bg.g.ClassOf(n)
	bg.class[v.ID], bg.nodeOf[v.ID], bg.has[v.ID] = k, n, true
	bg.entered = append(bg.entered, v.ID)
	bg.assume(v, k)
	if v.Op == ir.OpGEP && node.Op != program.OpValue {
		bg.viewInBytes(v, k)
	}
	return k
}

// assume enters what the input says of a value that the graph does not compute.
func (bg *blockGraph) assume(v *ir.Value, k egraph.ClassID) {
	if op := bg.g.Op(bg.nodeOf[v.ID]); op != program.OpValue && op != program.OpPlace && op != program.OpFreeze {
		return // its facts follow from its operands
	}
	f, d := bg.Facts.Split(bg.known.Facts(v))
	if !bg.HasFacts(bg.g.Type(k)) {
		f = 0
	}
	if f != 0 || d != 0 {
		bg.g.Assume(k, f, d, labelValue)
	}
}
