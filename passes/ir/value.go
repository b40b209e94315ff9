package ir

import (
	"math/big"

	"rewrite/passes/ir/intrinsic"
)

// ValueID numbers the values of one function (or of a module's pool) densely
// from 0, in the order of their creation. Side tables are slices indexed by it.
type ValueID uint32

// A Value is anything that can be an operand: an instruction, a parameter, a
// constant, the address of a global. All of them are this one type; what an Op
// means and which fields it uses stands in its row of the op table.
//
// A value belongs to one function (Op leaf: in its pool; else in a block) or
// to the module's pool of initializers. Leaves are interned, so within one
// pool equal leaves are the same pointer.
type Value struct {
	ID    ValueID
	Op    Op
	Pred  Pred   // of compares
	Flags Flags  // of instructions and constant expressions
	Pos   uint32 // byte offset in the source text, 0 when made by a pass

	Type *Type

	// Args are the operands. Change them by SetArg, AddArg and RemoveArg only:
	// these keep the use lists true.
	Args []*Value

	// Targets are the blocks named by a terminator in LLVM's order of
	// operands as written, or the incoming block of each argument of a phi.
	// Change them by SetTarget.
	Targets []*Block

	// Bits is the value of an OpInt or OpFloat of at most 64 bits, zero
	// extended; the index of an OpParam. Wider constants are in Aux as *Wide.
	Bits uint64

	Aux  Aux   // what the op needs besides; its concrete type follows from Op
	Meta *Meta // attachments (!dbg, !tbaa, ...), nil when there are none

	// Dbg are the debug records that stand before the instruction, the first
	// of a list. Records are no uses and never block a transformation.
	Dbg *DbgRecord

	Block *Block // where the instruction stands; nil for leaves and constants
	Name  string // without %, unescaped; "" when numbered

	uses   []Use
	argPos []int32 // argPos[i] is the place of argument i in Args[i].uses
}

// Use is one operand of one instruction: User.Args[Index].
type Use struct {
	User  *Value
	Index int32
}

// Uses lists the operands that are v, in no order of meaning but the same on
// every run. Operands of constant expressions are not listed. The slice is
// stale after any change of an operand.
func (v *Value) Uses() []Use { return v.uses }

// NumUses is len(Uses()).
func (v *Value) NumUses() int { return len(v.uses) }

// IsInstr tells whether v stands in a block.
func (v *Value) IsInstr() bool { return v.Block != nil }

// IsConst tells whether v is a constant: a leaf but a parameter, or a constant expression.
func (v *Value) IsConst() bool {
	return v.Block == nil && v.Op != OpParam && v.Op != OpMetadata && v.Op != OpInlineAsm
}

// IsConstExpr tells whether v is an operation on constants in no block.
func (v *Value) IsConstExpr() bool { return v.Block == nil && !v.Op.IsLeaf() }

// Is tells whether v is of this op.
func (v *Value) Is(op Op) bool { return v.Op == op }

// Int is the value of an OpInt as a number from 0 to 2^width-1.
func (v *Value) Int() *big.Int {
	if w, ok := v.Aux.(*Wide); ok {
		return new(big.Int).Set(&w.N)
	}
	return new(big.Int).SetUint64(v.Bits)
}

// SExt is the value of an OpInt of at most 64 bits as a signed number.
func (v *Value) SExt() int64 {
	s := 64 - v.Type.Bits
	return int64(v.Bits<<s) >> s
}

// Callee is what a call, invoke or callbr calls.
func (v *Value) Callee() *Value { return v.Args[0] }

// CallArgs are the arguments of a call without callee and bundle operands.
func (v *Value) CallArgs() []*Value {
	c := v.Aux.(*Call)
	return v.Args[1 : len(v.Args)-c.numBundleArgs()]
}

// BundleArgs are the operands of a call's first bundle with that tag, nil when there is none.
func (v *Value) BundleArgs(tag string) []*Value {
	c := v.Aux.(*Call)
	rest := v.Args[len(v.Args)-c.numBundleArgs():]
	for _, b := range c.Bundles {
		if b.Tag == tag {
			return rest[:b.N]
		}
		rest = rest[b.N:]
	}
	return nil
}

// CalledFunc is the function that a call names as its callee, nil if it is not one.
func (v *Value) CalledFunc() *Func {
	if g, ok := v.Args[0].Aux.(*Global); ok && v.Args[0].Op == OpGlobal {
		return g.Func
	}
	return nil
}

// CallHas tells whether a call is marked by a function attribute: at the call, or as a call of a function that is.
func CallHas(call *Value, attr string) bool {
	if call.Aux.(*Call).FuncAttrs.Has(attr) {
		return true
	}
	f := call.CalledFunc()
	return f != nil && f.Attrs.Has(attr)
}

// Intrinsic is the intrinsic that v calls: intrinsic.None of one that the table does
// not have, of any other call, and of what is no call.
func (v *Value) Intrinsic() intrinsic.ID {
	if v.Op.IsCall() {
		if f := v.CalledFunc(); f != nil {
			return f.Intrinsic
		}
	}
	return intrinsic.None
}

// AsGlobal is the global whose address v is, nil if v is something else.
func (v *Value) AsGlobal() *Global {
	if v.Op != OpGlobal {
		return nil
	}
	return v.Aux.(*Global)
}

// SetArg makes x operand i.
func (v *Value) SetArg(i int, x *Value) {
	if v.Args[i] == x {
		return
	}
	v.unlink(i)
	v.Args[i] = x
	v.link(i)
}

// AddArg appends an operand.
func (v *Value) AddArg(x *Value) {
	v.Args = append(v.Args, x)
	v.argPos = append(v.argPos, 0)
	v.link(len(v.Args) - 1)
}

// RemoveArg drops operand i; those behind it move forward.
func (v *Value) RemoveArg(i int) {
	v.unlink(i)
	copy(v.Args[i:], v.Args[i+1:])
	copy(v.argPos[i:], v.argPos[i+1:])
	n := len(v.Args) - 1
	v.Args[n] = nil
	v.Args, v.argPos = v.Args[:n], v.argPos[:n]
	for ; i < n; i++ {
		v.Args[i].uses[v.argPos[i]].Index = int32(i)
	}
}

// CutArg makes operand i nothing, nil, until CloseGaps. Of many operands it leaves the lists of uses as RemoveArg does.
func (v *Value) CutArg(i int) {
	v.unlink(i)
	v.Args[i] = nil
}

// CloseGaps moves operands forward to where others were cut, with the blocks beside them if v is a phi or a switch.
func CloseGaps(v *Value) {
	var targets []*Block
	beside := v.Op == OpPhi || v.Op == OpSwitch
	if beside {
		targets = make([]*Block, 0, len(v.Targets))
	}
	n := 0
	for i, x := range v.Args {
		if x == nil {
			continue
		}
		v.Args[n], v.argPos[n] = x, v.argPos[i]
		x.uses[v.argPos[n]].Index = int32(n)
		if n++; beside {
			targets = append(targets, v.Targets[i])
		}
	}
	clear(v.Args[n:])
	v.Args, v.argPos = v.Args[:n], v.argPos[:n]
	if beside {
		v.SetTargets(targets)
	}
}

// ReplaceAllUses makes x the operand wherever v is one.
func (v *Value) ReplaceAllUses(x *Value) {
	if v == x {
		return
	}
	for n := len(v.uses); n > 0; n = len(v.uses) {
		u := v.uses[n-1]
		u.User.SetArg(int(u.Index), x)
	}
}

// dropArgs unlinks all operands, before v is thrown away.
func (v *Value) dropArgs() {
	for i := range v.Args {
		v.unlink(i)
	}
	v.Args, v.argPos = nil, nil
}

func (v *Value) link(i int) {
	x := v.Args[i]
	v.argPos[i] = int32(len(x.uses))
	x.uses = append(x.uses, Use{v, int32(i)})
}

func (v *Value) unlink(i int) {
	x, p := v.Args[i], v.argPos[i]
	n := len(x.uses) - 1
	last := x.uses[n]
	x.uses[p] = last
	last.User.argPos[last.Index] = p
	x.uses[n] = Use{}
	x.uses = x.uses[:n]
}

// A Block is a basic block. Its instructions are in order: phis first, one
// terminator last.
type Block struct {
	ID     int // place in Func.Blocks
	Func   *Func
	Instrs []*Value
	Name   string // without %, unescaped; "" when numbered
	Pos    uint32 // byte offset of the label in the source text

	preds     []*Block
	predOrder []*Block // the predecessors as a comment of the source listed them
}

// Terminator is the last instruction; nil for a block under construction.
func (b *Block) Terminator() *Value {
	if n := len(b.Instrs); n > 0 && b.Instrs[n-1].Op.IsTerminator() {
		return b.Instrs[n-1]
	}
	return nil
}

// Succs are the blocks that the terminator can go to, one for each edge.
func (b *Block) Succs() []*Block {
	if t := b.Terminator(); t != nil {
		return t.Targets
	}
	return nil
}

// Phis are the block's leading phis.
func (b *Block) Phis() []*Value {
	n := 0
	for n < len(b.Instrs) && b.Instrs[n].Op == OpPhi {
		n++
	}
	return b.Instrs[:n]
}

// SetPredOrder records in which order a comment of the source listed the predecessors.
func (b *Block) SetPredOrder(order []*Block) { b.predOrder = order }

// PredOrder is the predecessors (one for each edge) in the order that the
// source listed them in, if these still are the predecessors; else in the
// order of the blocks that branch here.
func (b *Block) PredOrder() []*Block {
	preds := b.Preds()
	if len(b.predOrder) != len(preds) {
		return preds
	}
	if len(preds) == 1 {
		return preds
	}
	count := make(map[*Block]int, len(preds))
	for _, p := range preds {
		count[p]++
	}
	for _, p := range b.predOrder {
		if count[p]--; count[p] < 0 {
			return preds
		}
	}
	return b.predOrder
}

// Append adds an instruction at the end of the block.
func (b *Block) Append(v *Value) {
	v.Block = b
	b.Instrs = append(b.Instrs, v)
	b.addEdges(v)
}

// Take moves all instructions of another block to the end of this one, which has no
// terminator.
func (b *Block) Take(from *Block) {
	moved := from.Instrs
	from.Instrs = nil
	for _, v := range moved {
		from.dropEdges(v)
		v.Block = b
		b.addEdges(v)
	}
	b.Instrs = append(b.Instrs, moved...)
}

// InsertAt adds an instruction at place i of the block.
func (b *Block) InsertAt(i int, v *Value) {
	v.Block = b
	b.Instrs = append(b.Instrs, nil)
	copy(b.Instrs[i+1:], b.Instrs[i:])
	b.Instrs[i] = v
	b.addEdges(v)
}

// IndexOf is the position of an instruction of the block, -1 if it is not here. It
// looks from both ends: mostly it is asked for what stands near one of them, the
// terminator of a block that grew long or what was put in just now.
func (b *Block) IndexOf(v *Value) int {
	for i, j := 0, len(b.Instrs)-1; i <= j; i, j = i+1, j-1 {
		if b.Instrs[i] == v {
			return i
		}
		if b.Instrs[j] == v {
			return j
		}
	}
	return -1
}

// Erase takes an instruction without uses out of its block and drops its
// operands. Its debug records go to the instruction behind it.
func (v *Value) Erase() {
	b := v.Block
	i := b.IndexOf(v)
	if v.Dbg != nil && i+1 < len(b.Instrs) {
		b.Instrs[i+1].PrependDbg(v.Dbg)
	}
	v.Dbg = nil
	v.dropArgs()
	b.dropEdges(v)
	v.Targets = nil
	copy(b.Instrs[i:], b.Instrs[i+1:])
	b.Instrs[len(b.Instrs)-1] = nil
	b.Instrs = b.Instrs[:len(b.Instrs)-1]
	v.Block = nil
	v.Op = OpInvalid
}

// EraseIf takes all instructions out of the block that dead says yes to, in one
// sweep; see Erase. Those that nothing but each other uses can go together. It
// tells whether there were any.
func (b *Block) EraseIf(dead func(*Value) bool) bool {
	kept := b.Instrs[:0]
	var dbg *DbgRecord // of erased instructions, for the next one that stays
	for _, v := range b.Instrs {
		if !dead(v) {
			if dbg != nil {
				v.PrependDbg(dbg)
				dbg = nil
			}
			kept = append(kept, v)
			continue
		}
		if v.Dbg != nil {
			if dbg == nil {
				dbg = v.Dbg
			} else {
				last := dbg
				for last.Next != nil {
					last = last.Next
				}
				last.Next = v.Dbg
			}
			v.Dbg = nil
		}
		v.dropArgs()
		b.dropEdges(v)
		v.Targets = nil
		v.Block, v.Op = nil, OpInvalid
	}
	erased := len(kept) < len(b.Instrs)
	clear(b.Instrs[len(kept):])
	b.Instrs = kept
	return erased
}

// SetTargets gives a terminator or a phi other blocks, as many as it may have. The list
// that v has until then is still as it was.
func (v *Value) SetTargets(list []*Block) {
	if v.Block != nil {
		v.Block.dropEdges(v)
	}
	v.Targets = list
	if v.Block != nil {
		v.Block.addEdges(v)
	}
}

// SetTarget makes b target i of a terminator or incoming block i of a phi.
func (v *Value) SetTarget(i int, b *Block) {
	old := v.Targets[i]
	v.Targets[i] = b
	if v.Op != OpPhi && v.Block != nil && old != b {
		v.Block.Func.reshaped()
		v.Block.removePredOf(old, 1)
		v.Block.addPredOf(b, 1)
	}
}

// Junction takes apart what is true if both, or one, of two truth values are: and, or, and selects that do not look at the second
// where the first decides ("logical"), so that it may be poison there. x is nil for everything else.
func Junction(v *Value) (x, y *Value, and, logical bool) {
	switch {
	case v.Type != I1 || !v.IsInstr():
	case v.Op == OpAnd, v.Op == OpOr:
		return v.Args[0], v.Args[1], v.Op == OpAnd, false
	case v.Op == OpSelect && isBool(v.Args[2], 0):
		return v.Args[0], v.Args[1], true, true
	case v.Op == OpSelect && isBool(v.Args[1], 1):
		return v.Args[0], v.Args[2], false, true
	}
	return nil, nil, false, false
}

// A Truth is what a truth value is.
type Truth struct {
	Value *Value
	Is    bool
}

// Follows are what its operands must be where a truth value is one: both of a conjunction that is true or a disjunction that is
// false, that of a negation, and those of a select that is not what one of its arms is.
func (t Truth) Follows() []Truth {
	v := t.Value
	isNot := func(x *Value) bool { return x.Op == OpInt && (x.Bits == 1) != t.Is }
	switch {
	case v.Type != I1 || !v.IsInstr():
	case v.Op == OpAnd && t.Is, v.Op == OpOr && !t.Is:
		return []Truth{{v.Args[0], t.Is}, {v.Args[1], t.Is}}
	case v.Op == OpXor && isBool(v.Args[1], 1):
		return []Truth{{v.Args[0], !t.Is}}
	case v.Op == OpSelect && isNot(v.Args[1]):
		return []Truth{{v.Args[0], false}, {v.Args[2], t.Is}}
	case v.Op == OpSelect && isNot(v.Args[2]):
		return []Truth{{v.Args[0], true}, {v.Args[1], t.Is}}
	}
	return nil
}

// Negated is x of xor x, true; nil for everything else.
func Negated(v *Value) *Value {
	if v.Op == OpXor && v.Type == I1 && isBool(v.Args[1], 1) {
		return v.Args[0]
	}
	return nil
}

func isBool(v *Value, n uint64) bool { return v.Op == OpInt && v.Bits == n }
