// Package block is a basic block as an e-graph: what goes in, and what comes out.
//
//	graph.go, shared.go    in: a node for each operation without effects, facts of leaves
//	translate.go, masks.go what an instruction or a constant is in a graph, by itself
//	vector.go, address.go  constants with poison lanes; addresses in bytes
//	calls.go               which calls of a program's own functions are nodes
//	print.go               by what graphs are known that come to the same
//	problem.go             out: what the block needs of its graph, at what cost
//	rebuild.go, bisect.go  the block that a solution of package extract says, or a part of it
//	remark.go              what is said of it
//
// The graph holds what the block computes, not when: only what has effects, or may not move,
// is tied to a place. Of
//
//	%a = add i32 %x, %y
//	store i32 %a, ptr %p
//	%b = sub i32 %a, %y
//	ret i32 %b
//
// %x, %y and %p become leaves (OpValue, whose payload is the id), the add and the sub nodes
// over them, and store and ret OpFixed nodes over their operands. Rules find that the sub is
// refined by %x; the block that comes out computes the add for the store, and returns %x.
//
// It runs no rules: package saturate does, between the two.
package block

import (
	"iter"
	"slices"

	"rewrite/egraph"
	"rewrite/passes/analysis"
	"rewrite/passes/analysis/domain"
	"rewrite/passes/ir"
	"rewrite/passes/ir/intrinsic"
	"rewrite/passes/ir/remark"
	"rewrite/passes/saturate/program"
)

// ImportDepth bounds how many operations of dominating blocks the graph holds
// above an operand: enough for the left sides that rules have.
const ImportDepth = 3

// A Graph is a block's graph. It is used for one block after the other, as most blocks are
// small: Begin clears what the last one entered and keeps the memory.
//
// The tables by ValueID hold where Has says so, for instructions of the block, for what they
// use, and for what that is made of to ImportDepth. Class is as it was when the value was
// entered; unions since then make it stale, so it is compared only through E.Find.
//
// The tables by NodeID are parallel to the graph's nodes as far as values of the input go.
// What rules add later is beyond their ends, which reads as: no origin, not live, no uses.
type Graph struct {
	Translator
	E     *egraph.Graph
	Block *ir.Block
	Point []int32 // by ValueID: place in the block of its instructions

	Class   []egraph.ClassID // by ValueID
	Has     []bool           // by ValueID: class is set
	NodeOf  []egraph.NodeID  // by ValueID
	Fixed   []bool           // by ValueID: an instruction that keeps its place
	entered []ir.ValueID     // that have
	// origin is the value of the input that a node stands for, by NodeID; nil for
	// nodes that rules made. Two instructions that compute the same are one node, and
	// one of them its origin: see enter.
	origin []*ir.Value
	live   []bool             // by NodeID: computed outside of the block or a leaf
	Known  *analysis.Analysis // of f
	// Replaced tells what stands for instructions of f that went.
	Replaced    map[*ir.Value]*ir.Value
	Remarks     bool // say what was done
	Said        []remark.Remark
	partials    []partial
	shared      []*ir.Value // values that pick, and that several instructions see
	unnamed     int         // constants in the graph that are no value of the input
	expressions bool        // some instruction is a constant expression
	Pure        int         // instructions of the block that are nodes of their own
	// Terms: the graph is of terms only, for Refines: it looks into the block's own
	// instructions, too, but not into what has a choice of its own
	Terms bool
	// Heads has, of a block that was cut into windows, which one each window is of.
	Heads map[*ir.Block]*ir.Block
	// Scratch of Print: by NodeID, and of facts by their number.
	seen   []bool
	ranks  []uint64
	prints []uint64
	// pinned are conditions of assumes that tell of the block.
	pinned map[*ir.Value]bool
}

// Labels of what the graph is given.
const (
	LabelValue   uint32 = iota // by a value's definition
	LabelBranch                // by a dominating branch
	LabelLanes                 // by poison or undef lanes of a constant, which may be anything
	LabelAddress               // an address in bytes
	LabelMove                  // by a move, and all above
)

// Fill builds the graph of a block.
//
// Assumes are looked at first, as those that tell something keep their conditions out of the
// graph. Facts come last: they are entered for values that are in the graph, and make
// none for values that the block has no use for.
func (bg *Graph) Fill(b *ir.Block) {
	bg.Begin(b)
	for i, v := range b.Instrs {
		bg.Point[v.ID] = int32(i)
	}
	assumed := bg.Assumed(b)
	for _, v := range b.Instrs {
		if v.Op != ir.OpPhi {
			bg.instruction(v)
		}
	}
	bg.markShared()
	bg.AssumeEntry()
	bg.believe(assumed)
}

// NewGraph makes a graph for blocks of a module, of which types has the types. With
// credit it keeps what tells which rules are behind a node.
func NewGraph(p *program.Program, types *program.TypeTable, credit bool) (*Graph, error) {
	bg := &Graph{}
	bg.Client = &program.Client{Vocab: p.Vocab, Types: types}
	bg.Layout = types.Pointers.Layout
	var err error
	bg.E, err = egraph.New(p.Lang, egraph.Config{Analysis: bg.Client, SkipTrivial: true, ExplainRules: credit})
	return bg, err
}

// TurnTo makes a function the one at work, and tells whether its module is another
// than that of the last one.
func (bg *Graph) TurnTo(f *ir.Func, facts *analysis.Module) (another bool) {
	if bg.Known == nil {
		bg.Known = facts.New(f)
	} else {
		bg.Known.Reset(f)
	}
	if another = bg.module != f.Module; another { // whose metadata is searched for its producer
		bg.module = f.Module
		if bg.LLVM == 0 {
			bg.LLVM = f.Module.LLVMVersion()
		}
		bg.oldMasks = f.Module.UndefMasks()
	}
	bg.Flushes = domain.FlushesDenormals(f)
	bg.PtrWidth = bg.Known.Width(ir.Ptr)
	bg.NullValid = ir.NullIsValid(f)
	return another
}

// Begin makes the graph empty, for a block.
func (bg *Graph) Begin(b *ir.Block) {
	bg.Block, bg.Func = b, b.Func
	bg.E.Reset()
	bg.Facts.Reset()
	bg.Vectors.Reset()
	bg.partials = bg.partials[:0]
	bg.Moving, bg.expressions, bg.unnamed = false, false, 0
	clear(bg.Masks)
	n := b.Func.NumValues()
	bg.forget(n)
	bg.origin, bg.live, bg.Uses = bg.origin[:0], bg.live[:0], bg.Uses[:0]
	bg.Pure = 0
	clear(bg.pinned)
}

// AssumeEntry enters what is known where the block begins.
func (bg *Graph) AssumeEntry() {
	bg.believe(bg.AtEntry(bg.Block))
}

// AtEntry is what dominating branches tell of a block, at the entry of the whole one if it
// is a window.
func (bg *Graph) AtEntry(b *ir.Block) []*analysis.BranchFact {
	facts := bg.Known.AtEntry(b)
	if head := bg.Heads[b]; head != nil {
		facts = slices.Concat(facts, bg.Known.AtEntry(head))
	}
	return facts
}

// Labelled is the block that the one at work is in the function as it was: what a window is of.
func (bg *Graph) Labelled() *ir.Block {
	if head := bg.Heads[bg.Block]; head != nil {
		return head
	}
	return bg.Block
}

// Assumed is what assumes tell of the whole block, if it is of use. Their
// conditions keep their places then, and their operands.
//
// Were the condition of an assume a node like others, the fact that the assume tells would
// make it true, the call would become assume(true), and whoever looks at the block next would
// know less. So what such an assume uses is pinned. If nothing else in the block uses what the
// assumes tell of, nothing is pinned and they are optimized as any call.
func (bg *Graph) Assumed(b *ir.Block) []*analysis.BranchFact {
	clear(bg.pinned)
	as := bg.Known.Assumed(b)
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
//
// They may be entered for a class, and so hold at all of its places in the block, as the
// edge that they come from dominates the block (law 8). Of a value of a type
// without facts (a struct, a wide integer) it is still entered whether it is defined.
func (bg *Graph) believe(facts []*analysis.BranchFact) {
	for _, bf := range facts {
		if !bg.Has[bf.Value.ID] {
			continue
		}
		k := bg.Class[bf.Value.ID]
		f, d := bg.Facts.Split(bf.Facts)
		if !bg.HasFacts(bg.E.Type(k)) {
			f = 0
		}
		bg.E.Assume(k, f, d, LabelBranch)
		if bf.Equal != nil && bg.Has[bf.Equal.ID] {
			bg.E.AssumeEqual(bg.Class[bf.Value.ID], bg.Class[bf.Equal.ID], LabelBranch)
		}
	}
}

// forget makes the tables by ValueID empty, with room for n: only what the last
// block entered is cleared, as functions have many blocks.
func (bg *Graph) forget(n int) {
	for _, id := range bg.entered {
		bg.Has[id], bg.Fixed[id] = false, false
	}
	bg.entered = bg.entered[:0]
	if len(bg.Class) < n {
		n += n / 2
		bg.Class, bg.NodeOf, bg.Point = make([]egraph.ClassID, n), make([]egraph.NodeID, n), make([]int32, n)
		bg.Has, bg.Fixed = make([]bool, n), make([]bool, n)
	}
}

// HasRoom tells whether the tables by ValueID have room for a value, which they
// have for all that there were when the graph was begun.
func (bg *Graph) HasRoom(v *ir.Value) bool { return int(v.ID) < len(bg.Has) }

// makeRoom makes the tables by ValueID large enough for a constant that is new.
func (bg *Graph) makeRoom(c *ir.Value) {
	for len(bg.Class) <= int(c.ID) {
		bg.Class, bg.NodeOf, bg.Point = append(bg.Class, 0), append(bg.NodeOf, 0), append(bg.Point, 0)
		bg.Has, bg.Fixed = append(bg.Has, false), append(bg.Fixed, false)
	}
}

// instruction adds an instruction of the block, as a node if it is free of place, else as
// OpFixed. The payload of OpFixed is the instruction itself, so no two are congruent
// and no pattern matches one; but its operands are classes like others, so that what the rules
// find of them reaches it.
func (bg *Graph) instruction(v *ir.Value) {
	if !bg.pinned[v] {
		if node, ok := bg.node(v, ImportDepth); ok {
			bg.Pure++
			bg.enter(v, node, false)
			if c := bg.constantAddress(v); c != nil {
				bg.makeRoom(c)
				bg.expressions = true
				bg.enter(c, node, true)
			}
			return
		}
	}
	node := egraph.Node{Op: program.OpFixed, Type: bg.Types.Of(v.Type), Payload: uint64(v.ID)}
	for _, a := range v.Args {
		if bg.Replaceable(v, a) {
			node.Kids = append(node.Kids, bg.Operand(a, ImportDepth))
		}
	}
	bg.enter(v, node, false)
	bg.Fixed[v.ID] = true
}

// Replaceable tells whether an instruction may use another value instead of its
// operand a. A return behind a musttail call returns that call's result.
func (bg *Graph) Replaceable(v, a *ir.Value) bool {
	if bg.pinned[a] && (bg.pinned[v] || isAssume(v)) {
		return false
	}
	return InGraph(a) && !(v.Op == ir.OpRet && a.Op == ir.OpCall && a.Flags&ir.MustTail != 0)
}

// node is the e-node of an instruction that is free of place and effects. depth is what is
// left of ImportDepth: instructions of the block are entered in order, so their operands in
// the block are there already and cost nothing of it.
func (bg *Graph) node(v *ir.Value, depth int) (n egraph.Node, ok bool) {
	n, args, ok := bg.Operation(v)
	if !ok {
		return n, false
	}
	if v.Op == ir.OpGEP {
		return bg.addressNode(v, n, depth)
	}
	for _, a := range args {
		if !InGraph(a) {
			return n, false
		}
	}
	for _, a := range args {
		n.Kids = append(n.Kids, bg.Operand(a, depth-1))
	}
	return n, true
}

// Operand is the class of a value that an instruction uses: one that is there, a constant,
// a definition of a dominating block that rules may look into, or else a leaf. Whatever
// is entered here is live: it is computed before the block in any case, and costs nothing.
func (bg *Graph) Operand(a *ir.Value, depth int) egraph.ClassID {
	if bg.Has[a.ID] {
		return bg.Class[a.ID]
	}
	if n, partly, ok := bg.ConstantLeaf(a); ok && partly {
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

// Root enters an instruction as the operation that it is, if it can be speculated, and what leads to it. It may pick a value that its
// users share, as a NaN (law 4): so what is found to stand for it has to stand for it at all of its uses.
func (bg *Graph) Root(v *ir.Value, depth int) bool {
	if !v.Op.Is(ir.Speculatable) || v.Op == ir.OpPhi || v.Op == ir.OpFreeze {
		return false
	}
	n, ok := bg.node(v, depth)
	if ok {
		bg.enter(v, n, true)
	}
	return ok
}

// looksInto tells whether an instruction that does not have its turn is looked into.
func (bg *Graph) looksInto(a *ir.Value) bool {
	if bg.Terms {
		return bg.Free(a) || a.Op.Is(ir.Mergeable) && !a.Op.Is(ir.Speculatable) // a division is what it is where it does not trap
	}
	return a.Block != bg.Block && a.Op != ir.OpPhi && a.Op != ir.OpFreeze // law 4: elsewhere a freeze is a leaf
}

// enter adds a node for a value of the input. live says that the block need not compute it.
//
// Where several values are one node, Uses has the sum of their uses, so that a rule
// that wants one use does not take a value that is computed twice for one that is used once.
func (bg *Graph) enter(v *ir.Value, node egraph.Node, live bool) egraph.ClassID {
	n := bg.E.AddNode(node)
	for int(n) >= len(bg.origin) {
		bg.origin = append(bg.origin, nil)
		bg.live = append(bg.live, false)
		bg.Uses = append(bg.Uses, 0)
	}
	if bg.origin[n] == nil || live && !bg.live[n] { // what is computed already is the one to use
		bg.origin[n], bg.live[n] = v, live
		bg.E.MarkOriginal(n)
	}
	bg.Uses[n] += int32(v.NumUses())
	k := bg.E.ClassOf(n)
	bg.Class[v.ID], bg.NodeOf[v.ID], bg.Has[v.ID] = k, n, true
	bg.entered = append(bg.entered, v.ID)
	bg.assume(v, k)
	if v.Op == ir.OpGEP && node.Op != program.OpValue {
		bg.viewInBytes(v, k)
	}
	return k
}

// assume enters what the input says of a value that the graph does not compute.
func (bg *Graph) assume(v *ir.Value, k egraph.ClassID) {
	if op := bg.E.Op(bg.NodeOf[v.ID]); op != program.OpValue && op != program.OpFixed && op != program.OpFreeze {
		return // its facts follow from its operands
	}
	f, d := bg.Facts.Split(bg.Known.Facts(v))
	if !bg.HasFacts(bg.E.Type(k)) {
		f = 0
	}
	if f != 0 || d != 0 {
		bg.E.Assume(k, f, d, LabelValue)
	}
}

// OperandNodes are the nodes of the operands of the input's value that a node is,
// nil for one that rules made or that has none.
func (bg *Graph) OperandNodes(n egraph.NodeID) (nodes []egraph.NodeID) {
	v := bg.Origin(n)
	if v == nil || bg.E.Arity(n) == 0 {
		return nil
	}
	if v.Op == ir.OpGEP && len(v.Args) > 1 && constantOperand(v, v.Args[1]) && bg.E.Payload(n) == program.InBytes {
		off, _ := bg.E.Constant(bg.E.Kid(n, 1)) // the sum of all indices
		return []egraph.NodeID{bg.NodeOf[v.Args[0].ID], off}
	}
	args := v.Args
	if v.Op == ir.OpCall && bg.E.Op(n) != program.OpFixed {
		args = v.CallArgs()
	}
	if v.Op == ir.OpShuffleVector && bg.E.Op(n) != program.OpFixed {
		args = args[:2]
	}
	for _, a := range args {
		if bg.E.Op(n) == program.OpFixed && !bg.Replaceable(v, a) {
			continue
		}
		nodes = append(nodes, bg.NodeOf[a.ID])
	}
	return nodes
}

// Origins gives the values of the input with the nodes that stand for them.
func (bg *Graph) Origins() iter.Seq2[egraph.NodeID, *ir.Value] {
	return func(yield func(egraph.NodeID, *ir.Value) bool) {
		for n, v := range bg.origin {
			if v != nil && !yield(egraph.NodeID(n), v) {
				return
			}
		}
	}
}
