package edit

import (
	"slices"

	"rewrite/passes/ir"
	"rewrite/passes/ir/intrinsic"
)

// CannotSplitEdge tells why no block can be put on the edge that target i of a
// terminator is, "" if one can. It is refused where LLVM refuses it: the targets of an
// indirectbr and a callbr are addresses, for which no other block can stand; an edge
// to where an exception goes must lead to a pad, and a pad stands first in its block.
func CannotSplitEdge(t *ir.Value, i int) string {
	switch {
	case t.Op == ir.OpBr, t.Op == ir.OpSwitch, t.Op == ir.OpInvoke && i == 0:
		return ""
	case t.Op == ir.OpIndirectBr, t.Op == ir.OpCallBr:
		return "the targets of " + t.Op.String() + " are addresses"
	}
	return "an edge that an exception takes leads to a pad"
}

// SplitEdge puts an empty block on the edge that target i of a terminator is, of which
// CannotSplitEdge says nothing. It stands behind the block that the edge comes from,
// and has one entry of the target's phis in its stead. Loops stay what they are: the
// block is in those that have both ends, so that on a back edge it is the latch.
func SplitEdge(s *Shape, from *ir.Block, i int) *ir.Block {
	f, t := from.Func, from.Terminator()
	if why := CannotSplitEdge(t, i); why != "" {
		panic("split of an edge: " + why)
	}
	to := t.Targets[i]
	mid := f.NewBlock("")
	br := f.NewInstr(ir.OpBr, ir.Void)
	br.Targets = []*ir.Block{to}
	mid.Append(br)
	for _, phi := range to.Phis() { // one entry of this edge
		if k := slices.Index(phi.Targets, from); k >= 0 {
			phi.Targets = slices.Clone(phi.Targets)
			phi.Targets[k] = mid
		}
	}
	t.Targets = slices.Clone(t.Targets)
	t.SetTarget(i, mid)
	insertBehind(from, mid)
	s.keepingLoops(func() *Loop {
		l := s.loops[to]
		for l != nil && !s.in(from, l) {
			l = l.Parent
		}
		return l
	}, from, mid)
	return mid
}

// Latches are the blocks whose ends say something of a loop (!llvm.loop), with the headers that they go back to, of which it is said. Who
// splits edges finds them before and tells of each that was split: what is said goes where the back edge is.
type Latches map[*ir.Block][]*ir.Block

// FindLatches finds those of a function.
func FindLatches(f *ir.Func) Latches {
	var l Latches
	for _, b := range f.Blocks {
		t := b.Terminator()
		if t.Meta.Get("llvm.loop") == "" {
			continue
		}
		for _, h := range t.Targets {
			if f.Dominators().Reachable(b) && f.Dominators().Dominates(h, b) {
				if l == nil {
					l = Latches{}
				}
				l[b] = append(l[b], h)
			}
		}
	}
	return l
}

// Split says that an edge is one by another block now.
func (l Latches) Split(from, mid, to *ir.Block) {
	if !slices.Contains(l[from], to) {
		return
	}
	t, end := from.Terminator(), mid.Terminator()
	end.Meta = t.Meta.Keep(func(kind string) bool { return kind == "llvm.loop" })
	if !slices.ContainsFunc(t.Targets, func(h *ir.Block) bool { return slices.Contains(l[from], h) }) {
		t.Meta = t.Meta.Keep(func(kind string) bool { return kind != "llvm.loop" })
	}
}

// CannotSplitBlock tells why a block cannot be split before an instruction of it, ""
// if it can: phis and pads stand first in their block, a call that a return must
// follow (musttail, llvm.experimental.deoptimize) has it behind it, and nothing stands
// beside a catchswitch.
func CannotSplitBlock(v *ir.Value) string {
	switch v.Op {
	case ir.OpPhi, ir.OpLandingPad, ir.OpCatchPad, ir.OpCleanupPad, ir.OpCatchSwitch:
		return "a " + v.Op.String() + " stands first in its block"
	}
	for at := v.Block.IndexOf(v) - 1; at >= 0; at-- {
		call := v.Block.Instrs[at]
		if call.Op == ir.OpBitCast && v.Op == ir.OpRet { // of the result, before the return
			continue
		}
		if call.Op != ir.OpCall {
			break
		}
		if call.Flags&ir.MustTail != 0 || call.Intrinsic() == intrinsic.ExperimentalDeoptimize {
			return "a return must follow the call before it"
		}
		break
	}
	if IsHeart(v) {
		return "the token of a loop for convergent operations stands in its header"
	}
	return ""
}

// IsHeart tells whether a call gives the token of a loop for convergent operations,
// which must be before all of them in its block (LLVM, "Convergent Operation
// Semantics").
func IsHeart(v *ir.Value) bool {
	if v.Op != ir.OpCall || v.Type.Kind != ir.TokenKind {
		return false
	}
	return v.Intrinsic() == intrinsic.ExperimentalConvergenceLoop
}

// SplitBlock ends a block before an instruction of it, of which CannotSplitBlock says
// nothing. The rest is a new block behind it, to which it branches alone. The first
// part keeps its name, its address, its phis and the ways into it; the phis of what
// the rest leads to name the rest. Loops stay what they are, with both parts in them.
// Allocas of the entry block that come into the rest are not of fixed size any more.
func SplitBlock(s *Shape, v *ir.Value) *ir.Block {
	if why := CannotSplitBlock(v); why != "" {
		panic("split of a block: " + why)
	}
	b := v.Block
	f := b.Func
	at := b.IndexOf(v)
	rest := f.NewBlock("")
	for _, x := range b.Succs() {
		RenamePred(x, b, rest)
	}
	for _, x := range b.Instrs[at:] {
		rest.Append(x)
	}
	clear(b.Instrs[at:])
	b.Instrs = b.Instrs[:at]
	br := f.NewInstr(ir.OpBr, ir.Void)
	br.Targets = []*ir.Block{rest}
	br.Meta = v.Meta.Keep(func(kind string) bool { return kind == "dbg" })
	br.Pos = v.Pos
	b.Append(br)
	insertBehind(b, rest)
	s.keepingLoops(func() *Loop { return s.loops[b] }, b, rest)
	return rest
}

// keepingLoops is Update after a split, with the loop of the new block.
func (s *Shape) keepingLoops(loop func() *Loop, from, made *ir.Block) {
	if s == nil {
		return
	}
	loops := s.loops
	if loops != nil {
		if l := loop(); l != nil {
			loops[made] = l
		}
	}
	s.Update(from, made)
	s.loops = loops
}

// insertBehind puts a block behind another one.
func insertBehind(b, made *ir.Block) {
	f := b.Func
	at := slices.Index(f.Blocks, b) + 1
	f.SetBlocks(slices.Insert(f.Blocks, at, made))
}

// CannotGather tells why edges to a block cannot lead to another one, from which there is one edge
// to it, "" if they can. Since LLVM 15 the code of a callbr jumps to its targets themselves (constraint "!i"); before
// it was given their addresses.
func CannotGather(b *ir.Block, from []*ir.Block) string {
	if n := len(b.Phis()); n == len(b.Instrs) || IsPad(b.Instrs[n]) {
		return "an exception goes there"
	}
	for _, p := range from {
		switch t := p.Terminator(); {
		case t.Op == ir.OpIndirectBr, t.Op == ir.OpCallBr && slices.ContainsFunc(t.Args, namesBlock):
			return "the targets of " + t.Op.String() + " are addresses"
		}
	}
	return ""
}

// Gather makes all edges from some blocks to a block, of which CannotGather says nothing, lead to a new
// block, from which there is one edge to it. Where they bring different values the new block has a phi. The
// new block is in no list: the caller puts it into Blocks.
func Gather(b *ir.Block, from []*ir.Block) *ir.Block {
	f := b.Func
	mid := f.NewBlock("")
	for _, phi := range b.Phis() {
		var args, rest []*ir.Value
		var preds, others []*ir.Block
		for i, p := range phi.Targets {
			if slices.Contains(from, p) {
				args, preds = append(args, phi.Args[i]), append(preds, p)
			} else {
				rest, others = append(rest, phi.Args[i]), append(others, p)
			}
		}
		v := args[0]
		if slices.ContainsFunc(args, func(x *ir.Value) bool { return x != v }) {
			v = f.NewInstr(ir.OpPhi, phi.Type, args...)
			v.Targets, v.Flags = preds, phi.Flags
			mid.Append(v)
		}
		for i := len(phi.Args) - 1; i >= 0; i-- {
			phi.RemoveArg(i)
		}
		for _, x := range append(rest, v) {
			phi.AddArg(x)
		}
		phi.Targets = append(others, mid)
	}
	br := f.NewInstr(ir.OpBr, ir.Void)
	br.Targets = []*ir.Block{b}
	mid.Append(br)
	for _, p := range from {
		t := p.Terminator()
		t.Targets = slices.Clone(t.Targets)
		for i, to := range t.Targets {
			if to == b {
				t.SetTarget(i, mid)
			}
		}
	}
	return mid
}

// CannotSplitPad tells why a landing pad cannot become two, "" if it can.
func CannotSplitPad(b *ir.Block) string {
	switch pad := b.Instrs[len(b.Phis())]; {
	case pad.Op != ir.OpLandingPad:
		return "an exception goes there"
	case pad.Type.Kind == ir.TokenKind:
		return "a token cannot be one of two"
	}
	return ""
}

// SplitPad gives a block with a landing pad, of which CannotSplitPad says nothing, two pads in front of it: one for the invokes of some
// blocks, and one for all others that lead there. What it was told is a phi then. The new blocks are in no list.
func SplitPad(b *ir.Block, some, others []*ir.Block) (mid, rest *ir.Block) {
	pad := b.Instrs[len(b.Phis())]
	mid, rest = Gather(b, some), Gather(b, others)
	m := NewMap(b.Func)
	phi := b.Func.NewInstr(ir.OpPhi, pad.Type)
	for _, to := range []*ir.Block{mid, rest} {
		v := m.Instr(pad)
		to.InsertAt(len(to.Phis()), v)
		phi.AddArg(v)
	}
	phi.Targets = []*ir.Block{mid, rest}
	pad.ReplaceAllUses(phi)
	Replace(pad, phi)
	return mid, rest
}

// PutBehind puts blocks that are in no list yet behind others, which may be such, too.
func PutBehind(f *ir.Func, behind map[*ir.Block][]*ir.Block) {
	var list []*ir.Block
	var put func(b *ir.Block)
	put = func(b *ir.Block) {
		list = append(list, b)
		for _, x := range behind[b] {
			put(x)
		}
	}
	for _, b := range f.Blocks {
		put(b)
	}
	f.SetBlocks(list)
}

// IsPad tells whether an instruction stands first in a block that exceptions go to.
func IsPad(v *ir.Value) bool {
	switch v.Op {
	case ir.OpLandingPad, ir.OpCatchPad, ir.OpCleanupPad, ir.OpCatchSwitch:
		return true
	}
	return false
}
