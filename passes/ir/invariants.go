package ir

import (
	"errors"
	"fmt"
	"slices"
)

// CheckInvariants checks what the data model promises about a function's body,
// whatever the body means; package verify checks that it is sound LLVM IR. All
// but the first few breaks are left out. The invariants:
//
//  1. Blocks know their function, stand in it once, and their ID is their
//     place as long as the edges between blocks are known.
//  2. Instructions know their block, stand in it once, and have an operation
//     that is no leaf and not erased. Leaves and constants are in no block.
//  3. IDs are below NumValues and no two values share one.
//  4. An operand is a parameter of the function, an instruction in one of its
//     blocks, or a leaf of its pool; operands of constants are leaves too.
//  5. Use lists agree with operands: each operand has its one place in the use
//     list of its value, and no use list holds anything else.
//  6. The pool holds no two equal constants, and finds each. Metadata operands
//     are exempt: RepairDebug changes them in their place.
//  7. Targets belong to terminators and phis, and name blocks of the function,
//     as AddrTaken does.
//  8. Predecessors and dominator tree are those of the edges, or dropped.
//  9. Aux is of the type that the operation has. An alloca whose number of
//     elements is not written out makes one.
//  10. Debug records and metadata operands name no erased value, and no global
//     that is not in the module.
func (f *Func) CheckInvariants() error {
	c := &checker{f: f}
	if len(f.Blocks) > 0 || len(f.Params) > 0 {
		c.own()
		for _, b := range f.Blocks {
			for _, v := range b.Instrs {
				c.instr(b, v)
			}
		}
		for label, b := range f.AddrTaken {
			if !slices.Contains(f.Blocks, b) {
				c.bad(nil, "block %s, whose address is taken, is not in the function", label)
			}
		}
		c.uses()
		c.pool()
		c.derived()
	}
	return errors.Join(c.errs...)
}

type checker struct {
	f     *Func
	owner []*Value // by ID
	args  int      // of all instructions
	errs  []error
}

const maxInvariantErrors = 10

func (c *checker) bad(v *Value, format string, args ...any) {
	if len(c.errs) >= maxInvariantErrors {
		return
	}
	where := "function"
	if c.f.Global != nil {
		where = c.f.Spelling()
	}
	if v != nil {
		where += ": " + v.Op.String() + " v" + itoa(int(v.ID))
	}
	c.errs = append(c.errs, fmt.Errorf("%s: %s", where, fmt.Sprintf(format, args...)))
}

// own enters every value of the function under its id.
func (c *checker) own() {
	f := c.f
	c.owner = make([]*Value, f.NumValues())
	enter := func(v *Value) {
		switch {
		case int(v.ID) >= len(c.owner):
			c.bad(v, "the id is not below %d", len(c.owner))
		case c.owner[v.ID] != nil && c.owner[v.ID] != v:
			c.bad(v, "the id belongs to another %s too", c.owner[v.ID].Op)
		case c.owner[v.ID] == v:
			c.bad(v, "stands in two places")
		default:
			c.owner[v.ID] = v
		}
	}
	for i, p := range f.Params {
		if p.Op != OpParam || p.Bits != uint64(i) || p.Block != nil {
			c.bad(p, "is not parameter %d", i)
		}
		enter(p)
	}
	for _, slot := range f.pool.table {
		if v := slot.v; v != nil {
			if v.Block != nil {
				c.bad(v, "a constant stands in a block")
			}
			enter(v)
		}
	}
	for _, b := range f.Blocks {
		if b.Func != f {
			c.bad(nil, "block %s is of another function", b.Name)
		}
		for _, v := range b.Instrs {
			if v.Block != b {
				c.bad(v, "does not know its block %s", b.Name)
			}
			if v.Op.IsLeaf() || v.Op >= NumOps {
				c.bad(v, "cannot stand in a block")
			}
			enter(v)
		}
	}
}

// owned tells whether v is the function's value of that id.
func (c *checker) owned(v *Value) bool {
	return v != nil && int(v.ID) < len(c.owner) && c.owner[v.ID] == v
}

func (c *checker) instr(b *Block, v *Value) {
	c.args += len(v.Args)
	if len(v.argPos) != len(v.Args) {
		c.bad(v, "has %d operands, %d of them in use lists", len(v.Args), len(v.argPos))
		return
	}
	for i, a := range v.Args {
		switch {
		case !c.owned(a):
			c.bad(v, "operand %d is no value of the function", i)
		case int(v.argPos[i]) >= len(a.uses) || a.uses[v.argPos[i]] != Use{v, int32(i)}:
			c.bad(v, "operand %d has lost its place in the use list of v%d", i, a.ID)
		}
	}
	if len(v.Targets) > 0 && !v.Op.IsTerminator() && v.Op != OpPhi {
		c.bad(v, "cannot have targets")
	}
	for _, t := range v.Targets {
		if t == nil || !c.inPlace(t) && !slices.Contains(c.f.Blocks, t) {
			c.bad(v, "names a block that is not in the function")
		}
	}
	c.aux(v)
	for r := v.Dbg; r != nil; r = r.Next {
		c.mdText(v, &r.Args)
	}
	for _, a := range v.Args {
		if t, ok := a.Aux.(*MDText); ok {
			c.mdText(v, t)
		}
	}
}

func (c *checker) inPlace(b *Block) bool {
	return b.ID < len(c.f.Blocks) && c.f.Blocks[b.ID] == b
}

func (c *checker) mdText(v *Value, t *MDText) {
	for _, p := range t.Parts {
		if p.Value != nil && p.Value.Op == OpInvalid {
			c.bad(v, "metadata names an erased value")
		}
		if m := c.f.Module; m != nil && namesGlobal(p.Value, func(g *Global) bool { return !m.has(g) }) {
			c.bad(v, "metadata names a global that is not in the module")
		}
	}
}

// uses checks that the lists hold no more uses than there are operands. That
// each operand is in its place of the right list is known by then.
func (c *checker) uses() {
	n := 0
	for _, v := range c.owner {
		if v != nil {
			n += len(v.uses)
		}
	}
	if n != c.args {
		c.bad(nil, "there are %d operands, but %d uses", c.args, n)
	}
}

func (c *checker) pool() {
	p := &c.f.pool
	held := 0
	for _, slot := range p.table {
		v := slot.v
		if v == nil {
			continue
		}
		held++
		for _, a := range v.Args {
			if !c.owned(a) || !a.IsConst() {
				c.bad(v, "an operand is no constant of the pool")
			}
		}
		c.aux(v)
		if v.Op == OpMetadata {
			continue
		}
		next := p.next
		found := p.Const(Value{Op: v.Op, Type: v.Type, Flags: v.Flags, Pred: v.Pred, Bits: v.Bits, Aux: v.Aux, Args: v.Args})
		if found != v || p.next != next {
			c.bad(v, "the pool has another constant that equals it")
			return // the pool has just grown: the rest would be confused
		}
	}
	if held != p.n {
		c.bad(nil, "the pool counts %d constants, but holds %d", p.n, held)
	}
}

// derived compares what is kept about the edges with what they are.
func (c *checker) derived() {
	f := c.f
	if !f.cfg {
		return
	}
	for i, b := range f.Blocks {
		if b.ID != i {
			c.bad(nil, "block %s has id %d at place %d", b.Name, b.ID, i)
			return
		}
	}
	var preds [][]*Block
	for _, b := range f.Blocks {
		preds = append(preds, b.preds)
	}
	dom := f.dom
	f.computePreds()
	for i, b := range f.Blocks {
		if !slices.Equal(b.preds, preds[i]) {
			c.bad(nil, "the predecessors of block %s are not up to date", b.Name)
			return
		}
	}
	if dom != nil {
		if now := newDomTree(f); !slices.Equal(now.idom, dom.idom) || !slices.Equal(now.rpo, dom.rpo) {
			c.bad(nil, "the dominator tree is not up to date")
		}
	}
}

// aux checks that the concrete type of Aux is the op's.
func (c *checker) aux(v *Value) {
	ok := false
	switch v.Op {
	case OpInt, OpFloat:
		_, wide := v.Aux.(*Wide)
		ok = v.Aux == nil || wide
	case OpString:
		_, ok = v.Aux.(Bytes)
	case OpGlobal:
		_, ok = v.Aux.(*Global)
	case OpBlockAddr:
		_, ok = v.Aux.(*BlockAddr)
	case OpInlineAsm:
		_, ok = v.Aux.(*InlineAsm)
	case OpMetadata:
		_, ok = v.Aux.(*MDText)
	case OpCall, OpInvoke, OpCallBr:
		_, ok = v.Aux.(*Call)
	case OpLoad, OpStore, OpFence, OpCmpXchg, OpAtomicRMW:
		_, ok = v.Aux.(*Mem)
	case OpAlloca:
		var a *Alloca
		if a, ok = v.Aux.(*Alloca); ok && !a.Counted && len(v.Args) == 1 && !(v.Args[0].Op == OpInt && v.Args[0].Bits == 1) {
			c.bad(v, "the number of elements is not 1, but it is not written out")
		}
	case OpGEP:
		ok = v.ElemType() != nil
	case OpExtractValue, OpInsertValue:
		_, ok = v.Aux.(Indices)
	case OpLandingPad:
		_, ok = v.Aux.(Clauses)
	case OpCatchSwitch:
		_, toCaller := v.Aux.(UnwindsToCaller)
		ok = v.Aux == nil || toCaller
	default:
		ok = v.Aux == nil
	}
	if !ok {
		c.bad(v, "has an Aux of type %T", v.Aux)
	}
}
