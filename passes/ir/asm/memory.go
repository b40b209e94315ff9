package asm

import (
	"math/bits"

	"rewrite/passes/ir"
)

func (p *parser) memFlags(in *instr) (atomic bool) {
	for p.tok == tokWord {
		switch w := p.text(); {
		case w == "volatile":
			in.flags |= ir.Volatile
		case w == "atomic" && (in.op == ir.OpLoad || in.op == ir.OpStore):
			atomic = true
		case w == "weak" && in.op == ir.OpCmpXchg:
			in.flags |= ir.Weak
		default:
			return
		}
		p.next()
	}
	return
}

// alignTail reads `, align N` if it is next, and leaves a comma before
// metadata to the caller.
func (p *parser) alignTail() uint64 {
	if p.tok != ',' {
		return 0
	}
	save := p.lexer
	p.next()
	if !p.is("align") {
		p.lexer = save
		return 0
	}
	return p.align()
}

// align reads `align N`.
func (p *parser) align() uint64 {
	p.wantWord("align")
	pos, n := p.start, p.pos-p.start
	a := p.uint("an alignment", 64)
	if bits.OnesCount64(a) != 1 || a > 1<<32 {
		p.failAt(pos, n, "an alignment is a power of two, at most 4294967296", "")
	}
	return a
}

func (p *parser) syncScope() string {
	if !p.acceptWord("syncscope") {
		return ""
	}
	p.want('(')
	s := p.stringConst("the name of a synchronization scope")
	p.want(')')
	return s
}

func (p *parser) ordering() ir.Ordering {
	if p.tok == tokWord {
		if o, ok := orderings[p.text()]; ok {
			p.next()
			return o
		}
	}
	p.expectedOneOf("an ordering", words("unordered monotonic acquire release acq_rel seq_cst"))
	return 0
}

func (p *parser) load(in *instr) {
	atomic := p.memFlags(in)
	pos := p.start
	in.typ = p.typ()
	if !in.typ.IsFirstClass() || !in.typ.IsSized() || in.typ == ir.Label {
		p.failAt(pos, p.prev-pos, "a value of type "+in.typ.String()+" cannot be loaded", "")
	}
	p.want(',')
	pos = p.start
	if a := p.arg(); !a.Type.IsPtr() {
		p.failAt(pos, p.prev-pos, "the operand of 'load' is a pointer, not "+article(a.Type), "")
	}
	p.mem(in, atomic)
}

func (p *parser) store(in *instr) {
	in.typ = ir.Void
	atomic := p.memFlags(in)
	pos := p.start
	if x := p.arg(); !x.Type.IsSized() {
		p.failAt(pos, p.prev-pos, "a value of type "+x.Type.String()+" cannot be stored", "")
	}
	p.want(',')
	pos = p.start
	if a := p.arg(); !a.Type.IsPtr() {
		p.failAt(pos, p.prev-pos, "the second operand of 'store' is a pointer, not "+article(a.Type), "")
	}
	p.mem(in, atomic)
}

// mem reads ordering and alignment of a load or store.
func (p *parser) mem(in *instr, atomic bool) {
	if !atomic {
		in.aux = ir.PlainMem(p.alignTail())
		return
	}
	m := &ir.Mem{Scope: p.syncScope()}
	m.Ordering = p.ordering()
	m.Align = p.alignTail()
	if m.Align == 0 {
		p.failAt(p.prev, 1, "an atomic "+in.op.String()+" states its alignment", "")
	}
	in.aux = m
}

func (p *parser) atomic(in *instr) {
	m := new(ir.Mem)
	in.aux = m
	if in.op == ir.OpFence {
		in.typ = ir.Void
		m.Scope = p.syncScope()
		m.Ordering = p.ordering()
		return
	}
	p.memFlags(in)
	if in.op == ir.OpAtomicRMW {
		if m.RMW = p.acceptOf(rmwOps); m.RMW == "" {
			p.expectedOneOf("the operation of 'atomicrmw'", rmwOps)
		}
	}
	pos := p.start
	if a := p.arg(); !a.Type.IsPtr() {
		p.failAt(pos, p.prev-pos, "the first operand of '"+in.op.String()+"' is a pointer, not "+article(a.Type), "")
	}
	p.want(',')
	x := p.arg()
	in.typ = x.Type
	if in.op == ir.OpCmpXchg {
		p.want(',')
		pos := p.start
		if y := p.arg(); y.Type != x.Type {
			p.failAt(pos, p.prev-pos, "the new value is of type "+y.Type.String()+", but the compared one of "+x.Type.String(), "")
		}
		in.typ = p.m.Types.Struct([]*ir.Type{x.Type, ir.I1}, false)
	}
	m.Scope = p.syncScope()
	m.Ordering = p.ordering()
	if in.op == ir.OpCmpXchg {
		m.Failure = p.ordering()
	}
	m.Align = p.alignTail()
}

func (p *parser) alloca(in *instr) {
	in.flags |= p.flags(in.op.Info().Flags)
	a := new(ir.Alloca)
	pos := p.start
	a.Elem = p.typ()
	if !a.Elem.IsFirstClass() || a.Elem == ir.Label || a.Elem == ir.Metadata {
		p.failAt(pos, p.prev-pos, "memory for type "+a.Elem.String()+" cannot be allocated", "")
	}
	space := uint32(0)
	var count *ir.Value
tail:
	for p.tok == ',' {
		save := p.lexer
		p.next()
		switch {
		case p.tok == tokMeta:
			p.lexer = save
			break tail
		case p.is("align"):
			a.Align = p.align()
		case p.is("addrspace"):
			space = p.addrSpace()
		case count == nil && a.Align == 0:
			pos := p.start
			count = p.typedValue()
			a.Counted = true
			if !count.Type.IsInt() {
				p.failAt(pos, p.prev-pos, "the number of elements is an integer, not "+article(count.Type), "")
			}
		default:
			p.expected("'align' or 'addrspace'")
		}
	}
	if count == nil {
		count = p.pool.Int(ir.I32, 1)
	}
	p.args = append(p.args, count)
	in.typ, in.aux = p.m.Types.Pointer(space), a
}

func (p *parser) gep(in *instr) {
	in.flags |= p.flags(in.op.Info().Flags)
	elem := p.typ()
	in.aux = elem
	p.want(',')
	pos := p.start
	base := p.arg()
	if !base.Type.Scalar().IsPtr() {
		p.failAt(pos, p.prev-pos, "the base of 'getelementptr' is a pointer, not "+article(base.Type), "")
	}
	in.typ = base.Type
	t := elem
	for n := 0; p.tok == ','; n++ {
		save := p.lexer
		p.next()
		if p.tok == tokMeta {
			p.lexer = save
			break
		}
		pos := p.start
		x := p.arg()
		if !x.Type.Scalar().IsInt() {
			p.failAt(pos, p.prev-pos, "an index is an integer, not "+article(x.Type), "")
		}
		if x.Type.IsVector() {
			if !in.typ.IsVector() {
				in.typ = p.m.Types.Vector(x.Type.Len, in.typ, x.Type.Scalable)
			} else if in.typ.Len != x.Type.Len || in.typ.Scalable != x.Type.Scalable {
				p.failAt(pos, p.prev-pos, "vectors of indices are of one length", "")
			}
		}
		if n > 0 {
			if t = stepInto(t, x); t == nil {
				p.failAt(pos, p.prev-pos, "the index leads to no element of "+elem.String(), "")
			}
		}
	}
}

// stepInto is the type that an index of getelementptr leads to, nil if there is none.
func stepInto(t *ir.Type, x *ir.Value) *ir.Type {
	switch t.Kind {
	case ir.ArrayKind, ir.VectorKind:
		return t.Elem
	case ir.StructKind:
		n, ok := constIndex(x)
		if !ok || x.Type.Scalar() != ir.I32 {
			return nil
		}
		return t.ElemAt(n)
	}
	return nil
}

// constIndex is the constant of an index, or of the elements of a splat of it.
func constIndex(x *ir.Value) (uint64, bool) {
	switch x.Op {
	case ir.OpInt:
		return x.Bits, x.Aux == nil
	case ir.OpZero:
		return 0, true
	case ir.OpSplat:
		return constIndex(x.Args[0])
	case ir.OpAggregate:
		n, ok := constIndex(x.Args[0])
		for _, e := range x.Args {
			m, k := constIndex(e)
			ok = ok && k && m == n
		}
		return n, ok
	}
	return 0, false
}
