package mergefunc

import (
	"cmp"
	"slices"

	"rewrite/passes/ir"
)

// Kinds of operands, in the order in which they compare.
const (
	kindNull uint64 = iota
	kindConst
	kindShared // a constant with operands that was met before
	kindLocal
	kindBlock
	kindGlobal
	kindSelf
	kindGroup
	kindNone
	kindMetadata
)

// A speller is at work on one function.
type speller struct {
	*Order
	f      *ir.Func
	coarse coarse
	// outline leaves out what operands are; see shape
	outline bool
	// strict, not nil: nothing is left to the merger; it tells for whose calls only
	// their place is spelled
	strict func(g *ir.Global) bool
	opaque bool // an outline has metadata that names values of the function
	// self tells that the function is itself when it calls itself: one that may be
	// overridden calls what overrides it.
	self   bool
	out    []uint64
	instrs []*ir.Value
	order  []*ir.Block          // that are reached
	blocks []uint64             // serial numbers from 1 by Block.ID, 0 for blocks that are not reached
	shared map[*ir.Value]uint64 // constants with operands
}

func (w *speller) put(list ...uint64) { w.out = append(w.out, list...) }

// spell spells what walk found.
func (w *speller) spell() {
	w.walk()
	w.put(uint64(len(w.order)))
	for _, v := range w.instrs {
		w.instr(v)
	}
	w.put(^uint64(0))
}

// walk orders the blocks depth first, successors in the terminator's order: how
// the blocks stand in the text does not matter, nor do those that nothing reaches.
// What is defined is numbered before it is used.
func (w *speller) walk() {
	f := w.f
	w.order = reached(f)
	w.blocks = make([]uint64, len(f.Blocks))
	if n := f.NumValues(); len(w.serial) < n {
		w.Order.serial = make([]uint64, 2*n)
	}
	clear(w.serial[:f.NumValues()])
	next := uint64(0)
	define := func(v *ir.Value) {
		next++
		w.serial[v.ID] = next
	}
	for _, p := range f.Params {
		define(p)
	}
	n := 0
	for _, b := range w.order {
		n += len(b.Instrs)
	}
	w.instrs = make([]*ir.Value, 0, n)
	const perInstr = 16
	w.out = slices.Grow(w.out, perInstr*n)
	for i, b := range w.order {
		w.blocks[b.ID] = uint64(i) + 1
		for _, v := range b.Instrs {
			if !isDebug(v) {
				define(v)
				w.instrs = append(w.instrs, v)
			}
		}
	}
}

// isDebug tells whether an instruction is a debug record of LLVM 18 or older.
func isDebug(v *ir.Value) bool {
	if v.Op != ir.OpCall {
		return false
	}
	g := v.Args[0].AsGlobal()
	return g != nil && g.IsDebug()
}

// weakFlags may differ: the merger leaves those that both have. Without them an
// instruction is the same but for being less often poison, or less free.
const weakFlags = ir.PoisonFlags | ir.FastMath

// hints are the kinds of metadata that the merger leaves where both have the same;
// without them an instruction is the same, with less known about it. All others
// must agree (range, nonnull, noundef, align, invariant.load, ...).
var hints = map[string]bool{
	"tbaa": true, "tbaa.struct": true, "alias.scope": true, "noalias": true, "prof": true, "llvm.loop": true,
	"llvm.access.group": true, "llvm.mem.parallel_loop_access": true, "unpredictable": true, "srcloc": true,
	"fpmath": true, "heapallocsite": true, "nontemporal": true, "annotation": true, "irr_loop": true,
}

// isOrigin tells of metadata that says where code comes from: it is the survivor's.
func isOrigin(kind string) bool { return kind == "dbg" || kind == "DIAssignID" }

// weak are the flags that may differ.
func (w *speller) weak() ir.Flags {
	if w.strict != nil {
		return 0
	}
	return weakFlags
}

// instr spells an instruction, every field of the IR's list.
func (w *speller) instr(v *ir.Value) {
	if v.Op == ir.OpPhi {
		w.phi(v)
		return
	}
	if v.Op == ir.OpGEP && !w.outline && w.strict == nil {
		if off, ok := w.layout.GEPOffset(v); ok {
			w.put(uint64(v.Op), 1, w.typ(v.Type), uint64(off))
			w.operand(v.Args[0], false)
			return
		}
		w.put(uint64(v.Op), 0)
	}
	w.fields(v, w.weak())
}

// fields spells all fields of an instruction or constant.
func (w *speller) fields(v *ir.Value, ignore ir.Flags) {
	start, arg := len(w.out), 0
	w.put(0) // the length, so that lists within need no ends of their own
	meta := w.metaList(v)
	v.Fields(func(f ir.Field) {
		switch {
		case f.Name == "flags":
			w.put(uint64(v.Flags &^ ignore))
		case f.Name == "meta":
			w.put(uint64(len(meta)))
		case f.Name[0] == '!':
		case f.Name == "arg":
			w.operand(f.Value, arg == 0 && v.Op.IsCall())
			arg++
		case f.Name == "text" || f.Name == "asm" || f.Name == "constraints":
			w.put(w.text(w.node(f.S)), boolNumber(f.Value != nil))
			if f.Value != nil {
				w.opaque = true
				w.operand(f.Value, false)
			}
		case f.Name == "ret attrs" || f.Name == "param attrs" || f.Name == "func attrs":
			w.put(w.attrText(f.S))
		case f.Name == "target" || f.Name == "block":
			w.block(f.Block)
		case f.Type != nil:
			w.put(w.typ(f.Type))
		case f.Glob != nil:
			if f.Name == "function" && f.Glob == w.f.Global && w.self && w.strict == nil { // its own block's address
				w.put(kindSelf)
			} else {
				w.global(f.Glob, false)
			}
		case f.S != "":
			w.put(w.text(f.S), f.N)
		default:
			w.put(f.N)
		}
	})
	for _, a := range meta {
		w.put(w.text(a))
	}
	w.out[start] = uint64(len(w.out) - start)
}

// metaList is what metadata of an instruction has to agree.
func (w *speller) metaList(v *ir.Value) (list []string) {
	for _, a := range attached(v.Meta) {
		if (w.strict != nil || !hints[a.Kind]) && !isOrigin(a.Kind) {
			list = append(list, a.Kind+" "+w.node(a.Node))
		}
	}
	slices.Sort(list)
	return list
}

// phi spells a phi, its edges in the order of the blocks that they come from;
// edges from blocks that nothing reaches are none.
func (w *speller) phi(v *ir.Value) {
	var edges []int
	for i, b := range v.Targets {
		if w.blocks[b.ID] != 0 {
			edges = append(edges, i)
		}
	}
	slices.SortStableFunc(edges, func(i, j int) int {
		return cmp.Compare(w.blocks[v.Targets[i].ID], w.blocks[v.Targets[j].ID])
	})
	w.put(uint64(v.Op), w.typ(v.Type), uint64(v.Flags&^w.weak()), uint64(len(edges)))
	for _, i := range edges {
		w.block(v.Targets[i])
		w.operand(v.Args[i], false)
	}
	meta := w.metaList(v)
	w.put(uint64(len(meta)))
	for _, a := range meta {
		w.put(w.text(a))
	}
}

func (w *speller) block(b *ir.Block) {
	switch {
	case b == nil:
		w.put(kindNone)
	case b.Func != w.f:
		w.put(kindNone, w.text(b.Name)) // of another function's blockaddress, with its function
	default:
		w.put(kindBlock, w.blocks[b.ID])
	}
}

// global spells a global. The function itself is equal to the other itself only
// where no one sees its address: as the callee, and in its own block addresses. A call
// of a function is equal to one of another that does the same, for its group.
func (w *speller) global(g *ir.Global, callee bool) {
	switch {
	case w.strict != nil:
		if callee && w.strict(g) {
			w.put(kindGroup)
			return
		}
	case callee && w.coarse.cycles[g]:
		w.put(kindGroup)
		return
	case callee && w.self && g == w.f.Global:
		w.put(kindSelf)
		return
	case callee && w.group[g] != 0:
		w.put(kindGroup, w.group[g])
		return
	}
	w.put(kindGlobal, number(w.globals, g))
}

// typ numbers a type: in an outline, and if nothing is left to the merger, by identity.
func (w *speller) typ(t *ir.Type) uint64 {
	if w.outline || w.strict != nil {
		return number(w.identity, t)
	}
	return w.Order.typ(t)
}

// outlined spells of an operand its type, and what must be the same anyway.
func (w *speller) outlined(v *ir.Value, callee bool) {
	switch {
	case callee && v.Op == ir.OpGlobal:
		w.global(v.AsGlobal(), true)
	case v.Op == ir.OpMetadata, v.Op == ir.OpInlineAsm:
		w.put(kindMetadata)
		w.fields(v, 0)
	default:
		w.put(kindNone, w.typ(v.Type))
	}
}

// operand spells an operand: constants by content, all else by serial number.
func (w *speller) operand(v *ir.Value, callee bool) {
	if w.outline {
		w.outlined(v, callee)
		return
	}
	switch {
	case v.Block != nil || v.Op == ir.OpParam:
		w.put(kindLocal, w.serial[v.ID])
	case v.Op == ir.OpGlobal:
		w.global(v.AsGlobal(), callee)
	case v.Op == ir.OpNull && v.Type.Bits == 0, v.Op == ir.OpInt && v.Bits == 0 && v.Aux == nil:
		w.put(kindNull, w.typ(v.Type))
	case v.Op == ir.OpInlineAsm && w.coarse.asm:
		w.put(kindConst)
	case v.Op == ir.OpMetadata:
		w.put(kindMetadata)
		w.fields(v, 0)
	case w.shared[v] != 0: // constants may share parts, without end if spelled out
		w.put(kindShared, w.shared[v])
	default:
		if len(v.Args) > 0 {
			w.shared[v] = uint64(len(w.shared)) + 1
		}
		w.put(kindConst)
		w.fields(v, 0)
	}
}
