package ir

import (
	"iter"
	"math/big"
	"slices"
	"strconv"

	"rewrite/passes/ir/intrinsic"
)

func itoa(n int) string { return strconv.Itoa(n) }

// A Func is a function's signature and, unless it is a declaration, its body.
// Its name, linkage and the like are those of its Global.
type Func struct {
	*Global
	FuncType   *Type
	CC         CallConv
	HasSpace   bool // addrspace written out
	RetAttrs   *AttrSet
	ParamAttrs []*AttrSet // one for each parameter, or nil when there are none at all
	GC         string
	Prefix     *Value
	Prologue   *Value
	Personal   *Value // personality
	PrefAlign  uint64 // prefalign(N), 0 when not stated

	Params []*Value
	Blocks []*Block

	// Verbatim is the text of a body that holds something not known, braces
	// included. Such a function has no Blocks and is opaque to every analysis.
	Verbatim string

	// ParamNames are the spellings of the parameters' names for Verbatim.
	ParamNames []string

	// UseListOrders are the body's directives; Changed drops them.
	UseListOrders []UseListOrder

	// AddrTaken are the blocks whose address is taken outside of the body, by
	// the spelling of the label there.
	AddrTaken map[string]*Block

	// UnknownIntrinsic tells that the source marks the declaration as of an
	// intrinsic that its producer did not know.
	UnknownIntrinsic bool

	// Nodes are metadata nodes that passes made for the function, as text behind =;
	// see NewNode.
	Nodes []string

	HasBody bool // defined, whether or not the body is held as blocks now
	Changed bool // some pass changed the body: set by MarkChanged

	pool  Pool
	alloc *Arena
	cfg   bool     // Block.preds are true
	dom   *DomTree // nil when not computed; see Dominators
	shape uint32   // see Shape
}

// UseListOrder is one uselistorder directive of a body.
type UseListOrder struct {
	Value *Value // or
	Block *Block
	Order string // { 1, 0 }, as spelled
}

// IsDecl tells whether the function has no body.
func (f *Func) IsDecl() bool { return !f.HasBody }

// MarkChanged records that a pass changed the body: predecessor comments and
// use-list orders of the source do not hold any more.
func (f *Func) MarkChanged() {
	f.Changed = true
	f.UseListOrders = nil
}

// Entry is the first block.
func (f *Func) Entry() *Block { return f.Blocks[0] }

// NumValues is a bound on the IDs of the function's values: the size for side tables.
func (f *Func) NumValues() int { return int(f.pool.next) }

// NewFunc makes the Func of a global whose body takes memory from alloc; nil
// for an arena of its own.
func NewFunc(g *Global, typ *Type, alloc *Arena) *Func {
	f := &Func{Global: g, FuncType: typ}
	if alloc != nil {
		f.SetArena(alloc)
	}
	g.Func = f
	return f
}

// SetArena makes later values of f take their memory from a; nil for an arena
// of its own, made when it is needed. Functions that share an arena must not be
// worked on at the same time.
func (f *Func) SetArena(a *Arena) {
	f.alloc = a
	f.pool.alloc = a
}

func (f *Func) arena() *Arena {
	if f.alloc == nil {
		f.SetArena(&Arena{Apart: true})
	}
	return f.alloc
}

// NewBlock makes a block; the caller puts it into Blocks.
func (f *Func) NewBlock(name string) *Block {
	b := f.arena().block()
	b.Func, b.Name = f, name
	return b
}

// AddParam makes the next parameter.
func (f *Func) AddParam(t *Type, name string) *Value {
	v := f.raw(OpParam, t)
	v.Bits, v.Name = uint64(len(f.Params)), name
	f.Params = append(f.Params, v)
	return v
}

// raw makes a value without operands.
func (f *Func) raw(op Op, t *Type) *Value {
	v := f.arena().value()
	v.ID, v.Op, v.Type = f.pool.id(), op, t
	return v
}

// NewRaw makes an instruction whose fields the caller fills in before
// FinishUses is called. It is meant for readers, which build whole bodies.
func (f *Func) NewRaw() *Value { return f.arena().value() }

// Number gives a value made by NewRaw its id.
func (f *Func) Number(v *Value) { v.ID = f.pool.id() }

// NewInstr makes an instruction; the caller puts it into a block.
func (f *Func) NewInstr(op Op, t *Type, args ...*Value) *Value {
	v := f.arena().instr(len(args))
	v.ID, v.Op, v.Type = f.pool.id(), op, t
	copy(v.Args, args)
	for i := range args {
		v.link(i)
	}
	return v
}

// CallIntrinsic makes a call of an intrinsic with a result of the given type, and
// declares the function where the module does not; the caller puts the call into a
// block. The row must have a signature that fits. It is safe while others work on other
// functions of the module.
func (f *Func) CallIntrinsic(id intrinsic.ID, result *Type, args ...*Value) *Value {
	callee, call := f.Callee(InstanceName(id, result, args), result, args)
	v := f.NewInstr(OpCall, result, append([]*Value{callee}, args...)...)
	v.Aux = call
	return v
}

// Callee is the operand and the Call of a call of a function that passes introduce (see
// Module.DeclareIntrinsic), for those that put the instruction together themselves.
func (f *Func) Callee(name string, result *Type, args []*Value) (*Value, *Call) {
	types := make([]*Type, len(args))
	for i, a := range args {
		types[i] = a.Type
	}
	fn := f.Module.Types.Func(result, types, false)
	g := f.Module.DeclareIntrinsic(name, fn)
	return f.Const(Value{Op: OpGlobal, Type: g.Type, Aux: g}), &Call{FuncType: fn}
}

// Clone makes an instruction of f with all of v's fields; value and block map
// v's operands and targets.
func (f *Func) Clone(v *Value, value func(*Value) *Value, block func(*Block) *Block) *Value {
	args := make([]*Value, len(v.Args))
	for i, a := range v.Args {
		args[i] = value(a)
	}
	w := f.NewInstr(v.Op, v.Type, args...)
	id := w.ID
	v.copyFieldsTo(w)
	w.ID = id
	if len(v.Targets) > 0 {
		w.Targets = make([]*Block, len(v.Targets))
		for i, b := range v.Targets {
			w.Targets[i] = block(b)
		}
	}
	return w
}

// FinishUses builds the use lists of a body whose instructions were made by
// NewRaw. Each list gets the room that it needs and no more.
func (f *Func) FinishUses() {
	a := f.arena()
	count := a.counts(f.NumValues())
	total := 0
	for _, b := range f.Blocks {
		for _, v := range b.Instrs {
			for _, x := range v.Args {
				count[x.ID]++
			}
			total += len(v.Args)
		}
	}
	uses, pos := a.useList(total), a.posList(total)
	for _, b := range f.Blocks {
		for _, v := range b.Instrs {
			n := len(v.Args)
			v.argPos, pos = pos[:n:n], pos[n:]
			for i, x := range v.Args {
				if x.uses == nil {
					c := count[x.ID]
					x.uses, uses = uses[:0:c], uses[c:]
				}
				v.argPos[i] = int32(len(x.uses))
				x.uses = append(x.uses, Use{v, int32(i)})
			}
		}
	}
}

// Compact takes constants that nothing uses any more out of the pool and numbers the values that stay anew, in the order that they had:
// passes leave more than half of the numbers behind, and each table by number has room for them. Nobody may hold such a table or constant.
func Compact(f *Func) {
	list := make([]*Value, f.NumValues()) // what stays, by its old number
	var keep func(v *Value)
	keep = func(v *Value) {
		if v == nil || list[v.ID] != nil {
			return
		}
		list[v.ID] = v
		if v.Block == nil {
			for _, a := range v.Args {
				keep(a)
			}
		}
	}
	named := map[*Value]bool{} // by what is no use
	for _, u := range f.UseListOrders {
		named[u.Value] = true
	}
	for t := range f.MDTexts() {
		for _, p := range t.Parts {
			named[p.Value] = true
		}
	}
	for v := range f.pool.All() {
		if v.NumUses() > 0 || named[v] {
			keep(v)
		}
	}
	for _, v := range f.Params {
		keep(v)
	}
	for _, b := range f.Blocks {
		for _, v := range b.Instrs {
			keep(v)
		}
	}
	table := f.pool.table
	f.pool.table, f.pool.n, f.pool.next = nil, 0, 0
	table = slices.DeleteFunc(table, func(s poolSlot) bool { return s.v == nil || list[s.v.ID] != s.v })
	for _, v := range list {
		if v != nil {
			v.ID = f.pool.id()
		}
	}
	for _, s := range table {
		f.pool.grow()
		f.pool.put(poolSlot{s.v, Hash(s.v)}) // which numbers of operands are in
	}
}

// Abandon makes the body of a function that nothing uses one that is never reached, and gives the memory of the old one back.
func Abandon(f *Func) {
	for _, b := range f.Blocks {
		b.EraseIf(func(*Value) bool { return true })
	}
	f.SetBlocks(f.Blocks[:1:1])
	f.Entry().Append(f.NewInstr(OpUnreachable, Void))
	f.MarkChanged()
}

// Release forgets the body. Its memory may be taken back by Arena.Reset; the
// signature stays, as others may call the function.
func (f *Func) Release() {
	if f.alloc != nil {
		f.alloc.keepTable(f.pool.table)
	}
	f.Params, f.Blocks, f.UseListOrders, f.dom, f.cfg = nil, nil, nil, nil, false
	f.pool, f.alloc = Pool{}, nil
}

// Int is the integer constant n of type t, taken modulo 2^width.
func (f *Func) Int(t *Type, n uint64) *Value { return f.pool.Int(t, n) }

// BigInt is the integer constant n of type t, taken modulo 2^width.
func (f *Func) BigInt(t *Type, n *big.Int) *Value { return f.pool.BigInt(t, n) }

// Poison is poison of type t.
func (f *Func) Poison(t *Type) *Value { return f.pool.Leaf(OpPoison, t) }

// Undef is undef of type t.
func (f *Func) Undef(t *Type) *Value { return f.pool.Leaf(OpUndef, t) }

// Const interns a constant in the function's pool; see Pool.Const.
func (f *Func) Const(proto Value) *Value {
	f.arena()
	return f.pool.Const(proto)
}

// Consts gives the function's pool of constants.
func (f *Func) Consts() *Pool {
	f.arena()
	return &f.pool
}

// A Pool interns constants: two constants of one pool are the same if and only
// if their pointers are equal. The pool of a function also numbers its other values.
type Pool struct {
	next  ValueID
	table []poolSlot // open addressing; the size is a power of two
	n     int
	alloc *Arena
	label bool // it was asked for the address of a block
	text  bool // it was asked for metadata
}

type poolSlot struct {
	v    *Value
	hash uint64
}

func (p *Pool) id() ValueID {
	p.next++
	return p.next - 1
}

// Int is the integer constant n of type t, taken modulo 2^width.
func (p *Pool) Int(t *Type, n uint64) *Value {
	if t.Bits > 64 {
		return p.BigInt(t, new(big.Int).SetUint64(n))
	}
	n &= Mask(t.Bits)
	return p.intern(OpInt, t, n)
}

// Mask has the low bits set; bits is at most 64.
func Mask(bits uint32) uint64 {
	if bits >= 64 {
		return ^uint64(0)
	}
	return 1<<bits - 1
}

// BigInt is the integer constant n of type t, taken modulo 2^width.
func (p *Pool) BigInt(t *Type, n *big.Int) *Value {
	m := new(big.Int).Lsh(big.NewInt(1), uint(t.Bits))
	m.Mod(n, m)
	if t.Bits <= 64 {
		return p.intern(OpInt, t, m.Uint64())
	}
	return p.Const(Value{Op: OpInt, Type: t, Aux: &Wide{*m}})
}

// Leaf is a constant that is told by op and type alone: OpNull, OpUndef, ...
func (p *Pool) Leaf(op Op, t *Type) *Value { return p.intern(op, t, 0) }

// Float is the floating-point constant with the given bits, for types of at most 64 bits.
func (p *Pool) Float(t *Type, bits uint64) *Value { return p.intern(OpFloat, t, bits) }

// intern is Const for constants that are told by op, type and bits.
func (p *Pool) intern(op Op, t *Type, bits uint64) *Value {
	p.grow()
	mask := uint64(len(p.table) - 1)
	h := mixHash(hashSimple(op, t, bits), 0) // as Hash
	i := h
	for ; ; i++ {
		s := &p.table[i&mask]
		if s.v == nil {
			break
		}
		if v := s.v; s.hash == h && v.Bits == bits && v.Op == op && v.Type == t && v.Aux == nil && v.Args == nil {
			return v
		}
	}
	v := p.value()
	v.ID, v.Op, v.Type, v.Bits = p.id(), op, t, bits
	p.table[i&mask] = poolSlot{v, h}
	p.n++
	return v
}

func hashSimple(op Op, t *Type, bits uint64) uint64 {
	h := bits*0x9e3779b97f4a7c15 ^ uint64(t.id)*0xff51afd7ed558ccd ^ uint64(op)<<32
	h *= 0xc4ceb9fe1a85ec53
	return h ^ h>>32
}

// Const interns the constant or leaf with proto's fields, whose operands are
// of this pool.
func (p *Pool) Const(proto Value) *Value {
	if proto.Aux == nil && len(proto.Args) == 0 && proto.Flags == 0 {
		return p.intern(proto.Op, proto.Type, proto.Bits)
	}
	p.grow()
	p.label, p.text = p.label || proto.Op == OpBlockAddr, p.text || proto.Op == OpMetadata
	mask := uint64(len(p.table) - 1)
	h := Hash(&proto)
	i := h
	for ; ; i++ {
		s := &p.table[i&mask]
		if s.v == nil {
			break
		}
		if s.hash == h && Equal(s.v, &proto) {
			return s.v
		}
	}
	v := p.value()
	proto.copyFieldsTo(v)
	v.Args, v.ID = proto.Args, p.id()
	p.table[i&mask] = poolSlot{v, h}
	p.n++
	return v
}

// MayLabel tells whether an address of a block may be among the constants.
func (p *Pool) MayLabel() bool { return p.label }

// All visits the constants of the pool, those included that nothing uses any more, in no order of meaning.
func (p *Pool) All() iter.Seq[*Value] {
	return func(yield func(*Value) bool) {
		for i := range p.table {
			if v := p.table[i].v; v != nil && !yield(v) {
				return
			}
		}
	}
}

func (p *Pool) value() *Value {
	if p.alloc == nil {
		return new(Value)
	}
	return p.alloc.value()
}

// grow keeps the table at most three quarters full.
func (p *Pool) grow() {
	if len(p.table) > 0 && p.n*4 < len(p.table)*3 {
		return
	}
	old := p.table
	if len(old) == 0 && p.alloc != nil && p.alloc.table != nil {
		p.table, p.alloc.table = p.alloc.table, nil
		return
	}
	p.table, p.n = make([]poolSlot, max(16, 2*len(old))), 0
	for _, s := range old {
		if s.v != nil {
			p.put(s)
		}
	}
}

// put enters what the table does not have, and has room for.
func (p *Pool) put(s poolSlot) {
	mask := uint64(len(p.table) - 1)
	i := s.hash
	for ; p.table[i&mask].v != nil; i++ {
	}
	p.table[i&mask] = s
	p.n++
}
