package interp

import (
	"encoding/binary"
	"math"

	"rewrite/passes/ir"
)

// run is the main loop: it runs until the bottom frame that is on the stack when
// it begins returns.
func (m *Machine) run() (result Value, err error) {
	var tmp []Value
enter:
	fr := m.stack[len(m.stack)-1]
	insts, regs, pc := fr.code.insts, fr.regs, fr.pc
	if fr.code.large > len(tmp) {
		tmp = make([]Value, fr.code.large)
	}
	for {
		if m.fuel == 0 {
			fr.pc = pc
			return Value{}, ErrFuel
		}
		m.fuel--
		in := &insts[pc]
		fr.pc = pc
		switch in.op {
		case opNop:
			pc++
			continue
		case opWatch:
			if b, ok := in.x.(*ir.Block); ok {
				m.opt.Watch.Block(b)
			} else {
				m.opt.Watch.Begin(in.v)
			}
			pc++
			continue
		case opTell:
			if in.v.Type.IsPtr() {
				m.opt.Watch.(PointerWatcher).Pointer(in.v, regs[in.a])
			} else {
				m.opt.Watch.(ValueWatcher).Value(in.v, regs[in.a])
			}
			pc++
			continue
		case opAdd:
			if a, b := &regs[in.a], &regs[in.b]; a.x == nil && b.x == nil {
				regs[in.dst] = Value{n: (a.n + b.n) & in.mask}
				pc++
				continue
			}
		case opAddNSW:
			if a, b := &regs[in.a], &regs[in.b]; a.x == nil && b.x == nil {
				r := a.n + b.n
				if (a.n^r)&(b.n^r)>>(in.w-1)&1 == 0 {
					regs[in.dst] = Value{n: r & in.mask}
				} else {
					regs[in.dst] = poison()
				}
				pc++
				continue
			}
		case opSub:
			if a, b := &regs[in.a], &regs[in.b]; a.x == nil && b.x == nil {
				regs[in.dst] = Value{n: (a.n - b.n) & in.mask}
				pc++
				continue
			}
		case opSubNSW:
			if a, b := &regs[in.a], &regs[in.b]; a.x == nil && b.x == nil {
				r := a.n - b.n
				if (a.n^b.n)&(a.n^r)>>(in.w-1)&1 == 0 {
					regs[in.dst] = Value{n: r & in.mask}
				} else {
					regs[in.dst] = poison()
				}
				pc++
				continue
			}
		case opMul:
			if a, b := &regs[in.a], &regs[in.b]; a.x == nil && b.x == nil {
				regs[in.dst] = Value{n: a.n * b.n & in.mask}
				pc++
				continue
			}
		case opMulNSW:
			if a, b := &regs[in.a], &regs[in.b]; a.x == nil && b.x == nil && in.w <= 32 {
				r := sext(a.n, uint32(in.w)) * sext(b.n, uint32(in.w))
				if sext(uint64(r), uint32(in.w)) == r {
					regs[in.dst] = Value{n: uint64(r) & in.mask}
				} else {
					regs[in.dst] = poison()
				}
				pc++
				continue
			}
		case opAnd:
			if a, b := &regs[in.a], &regs[in.b]; a.x == nil && b.x == nil {
				regs[in.dst] = Value{n: a.n & b.n}
				pc++
				continue
			}
		case opOr:
			if a, b := &regs[in.a], &regs[in.b]; a.x == nil && b.x == nil {
				regs[in.dst] = Value{n: a.n | b.n}
				pc++
				continue
			}
		case opXor:
			if a, b := &regs[in.a], &regs[in.b]; a.x == nil && b.x == nil {
				regs[in.dst] = Value{n: a.n ^ b.n}
				pc++
				continue
			}
		case opShl:
			if a, b := &regs[in.a], &regs[in.b]; a.x == nil && b.x == nil && b.n < uint64(in.w) {
				regs[in.dst] = Value{n: a.n << b.n & in.mask}
				pc++
				continue
			}
		case opLShr:
			if a, b := &regs[in.a], &regs[in.b]; a.x == nil && b.x == nil && b.n < uint64(in.w) {
				regs[in.dst] = Value{n: a.n >> b.n}
				pc++
				continue
			}
		case opAShr:
			if a, b := &regs[in.a], &regs[in.b]; a.x == nil && b.x == nil && b.n < uint64(in.w) {
				regs[in.dst] = Value{n: uint64(sext(a.n, uint32(in.w))>>b.n) & in.mask}
				pc++
				continue
			}
		case opZExt:
			if a := &regs[in.a]; a.x == nil {
				regs[in.dst] = Value{n: a.n}
				pc++
				continue
			}
		case opSExt:
			if a := &regs[in.a]; a.x == nil {
				regs[in.dst] = Value{n: uint64(sext(a.n, uint32(in.w))) & in.mask}
				pc++
				continue
			}
		case opTrunc:
			if a := &regs[in.a]; a.x == nil {
				regs[in.dst] = Value{n: a.n & in.mask}
				pc++
				continue
			}
		case opICmp:
			if a, b := &regs[in.a], &regs[in.b]; a.x == nil && b.x == nil {
				regs[in.dst] = Value{n: compare(ir.Pred(in.flag), a.n, b.n, in.w)}
				pc++
				continue
			}
		case opICmpPtr:
			a, b := &regs[in.a], &regs[in.b]
			if (a.x == nil || a.x.kind == kindPtr) && (b.x == nil || b.x.kind == kindPtr) {
				regs[in.dst] = Value{n: compare(ir.Pred(in.flag), a.n, b.n, in.w)}
				pc++
				continue
			}
		case opInt2:
			if a, b := &regs[in.a], &regs[in.b]; a.x == nil && b.x == nil {
				r, out := in.x.(ir.EvalFunc)(ir.EvalArgs{A: a.n, B: b.n, Width: uint32(in.w), To: uint32(in.w), Flags: in.v.Flags, Pred: ir.Pred(in.flag)})
				if out == ir.Defined {
					regs[in.dst] = Value{n: r}
					pc++
					continue
				}
			}
		case opFAdd:
			if a, b := &regs[in.a], &regs[in.b]; a.x == nil && b.x == nil {
				regs[in.dst] = Value{n: math.Float64bits(math.Float64frombits(a.n) + math.Float64frombits(b.n))}
				pc++
				continue
			}
		case opFSub:
			if a, b := &regs[in.a], &regs[in.b]; a.x == nil && b.x == nil {
				regs[in.dst] = Value{n: math.Float64bits(math.Float64frombits(a.n) - math.Float64frombits(b.n))}
				pc++
				continue
			}
		case opFMul:
			if a, b := &regs[in.a], &regs[in.b]; a.x == nil && b.x == nil {
				regs[in.dst] = Value{n: math.Float64bits(math.Float64frombits(a.n) * math.Float64frombits(b.n))}
				pc++
				continue
			}
		case opFDiv:
			if a, b := &regs[in.a], &regs[in.b]; a.x == nil && b.x == nil {
				regs[in.dst] = Value{n: math.Float64bits(math.Float64frombits(a.n) / math.Float64frombits(b.n))}
				pc++
				continue
			}
		case opFCmp:
			if a, b := &regs[in.a], &regs[in.b]; a.x == nil && b.x == nil {
				x, y := math.Float64frombits(a.n), math.Float64frombits(b.n)
				outcome := ir.UNO
				switch {
				case x < y:
					outcome = ir.OLT
				case x > y:
					outcome = ir.OGT
				case x == y:
					outcome = ir.OEQ
				}
				r := uint64(0)
				if ir.Pred(in.flag)&outcome&^ir.FPred != 0 {
					r = 1
				}
				regs[in.dst] = Value{n: r}
				pc++
				continue
			}
		case opSelect:
			if c := &regs[in.a]; c.x == nil {
				if c.n != 0 {
					regs[in.dst] = regs[in.b]
				} else {
					regs[in.dst] = regs[in.c]
				}
				pc++
				continue
			}
		case opCopy:
			regs[in.dst] = regs[in.a]
			pc++
			continue
		case opGEPConst:
			if a := &regs[in.a]; a.x != nil && a.x.kind == kindPtr {
				n := a.n + in.mask
				o := a.x.obj
				if in.flag == 0 || n-o.Base <= o.Size && a.n-o.Base <= o.Size {
					regs[in.dst] = Value{n: n, x: a.x}
					pc++
					continue
				}
			}
			goto slowGEP
		case opGEP1:
			if a, b := &regs[in.a], &regs[in.b]; a.x != nil && a.x.kind == kindPtr && b.x == nil {
				i := sext(b.n, uint32(in.w))
				n := a.n + uint64(i)*in.mask
				o := a.x.obj
				if in.flag == 0 || i == int64(int32(i)) && n-o.Base <= o.Size && a.n-o.Base <= o.Size {
					regs[in.dst] = Value{n: n, x: a.x}
					pc++
					continue
				}
			}
			goto slowGEP
		case opGEP:
			goto slowGEP
		case opLoadInt:
			if p := &regs[in.a]; p.x != nil && p.x.kind == kindPtr {
				o := p.x.obj
				off, size := p.n-o.Base, uint64(in.w)
				if o.state == stateLive && off <= o.Size && size <= o.Size-off && p.n&in.mask == 0 && o.words == nil {
					n, undef := uint64(0), uint64(0)
					switch size {
					case 1:
						n = uint64(o.data[off])
						if o.shadow != nil {
							undef = uint64(o.shadow[off])
						}
					case 2:
						n = uint64(binary.LittleEndian.Uint16(o.data[off:]))
						if o.shadow != nil {
							undef = uint64(binary.LittleEndian.Uint16(o.shadow[off:]))
						}
					case 4:
						n = uint64(binary.LittleEndian.Uint32(o.data[off:]))
						if o.shadow != nil {
							undef = uint64(binary.LittleEndian.Uint32(o.shadow[off:]))
						}
					default:
						n = binary.LittleEndian.Uint64(o.data[off:])
						if o.shadow != nil {
							undef = binary.LittleEndian.Uint64(o.shadow[off:])
						}
					}
					if undef == 0 {
						regs[in.dst] = Value{n: n}
						pc++
						continue
					}
				}
			}
			goto slowLoad
		case opLoadPtr:
			if p := &regs[in.a]; p.x != nil && p.x.kind == kindPtr {
				o := p.x.obj
				off := p.n - o.Base
				if o.state == stateLive && off <= o.Size && 8 <= o.Size-off && p.n&in.mask == 0 && off&7 == 0 &&
					(o.shadow == nil || binary.LittleEndian.Uint64(o.shadow[off:]) == 0) {
					n := binary.LittleEndian.Uint64(o.data[off:])
					switch {
					case o.words != nil && o.words[off/8] != nil:
						regs[in.dst] = Value{n: n, x: o.words[off/8]}
					case n == 0:
						regs[in.dst] = Value{}
					default:
						regs[in.dst] = Value{n: n, x: wildExt}
					}
					pc++
					continue
				}
			}
			goto slowLoad
		case opLoad:
			goto slowLoad
		case opStoreInt:
			v, p := &regs[in.a], &regs[in.b]
			if v.x == nil && p.x != nil && p.x.kind == kindPtr {
				o := p.x.obj
				off, size := p.n-o.Base, uint64(in.w)
				if o.state == stateLive && off <= o.Size && size <= o.Size-off && p.n&in.mask == 0 && !o.constant {
					if o.words != nil {
						o.dropWords(&m.memory, off, size)
					}
					switch size {
					case 1:
						o.data[off] = byte(v.n)
						if o.shadow != nil {
							o.shadow[off] = 0
						}
					case 2:
						binary.LittleEndian.PutUint16(o.data[off:], uint16(v.n))
						if o.shadow != nil {
							binary.LittleEndian.PutUint16(o.shadow[off:], 0)
						}
					case 4:
						binary.LittleEndian.PutUint32(o.data[off:], uint32(v.n))
						if o.shadow != nil {
							binary.LittleEndian.PutUint32(o.shadow[off:], 0)
						}
					default:
						binary.LittleEndian.PutUint64(o.data[off:], v.n)
						if o.shadow != nil {
							binary.LittleEndian.PutUint64(o.shadow[off:], 0)
						}
					}
					pc++
					continue
				}
			}
			goto slowStore
		case opStorePtr:
			v, p := &regs[in.a], &regs[in.b]
			if p.x != nil && p.x.kind == kindPtr && (v.x == nil || v.x.kind == kindPtr) {
				o := p.x.obj
				off := p.n - o.Base
				if o.state == stateLive && off <= o.Size && 8 <= o.Size-off && p.n&in.mask == 0 && off&7 == 0 && !o.constant {
					binary.LittleEndian.PutUint64(o.data[off:], v.n)
					if o.shadow != nil {
						binary.LittleEndian.PutUint64(o.shadow[off:], 0)
					}
					if o.words == nil {
						if v.x == nil {
							pc++
							continue
						}
						o.needWords()
					}
					o.words[off/8] = v.x
					pc++
					continue
				}
			}
			goto slowStore
		case opStore:
			goto slowStore
		case opAlloca:
			regs[in.dst], err = m.alloca(fr, in)
			if err != nil {
				return Value{}, err
			}
			pc++
			continue
		case opBr:
			pc = fr.jumpTo(in.a, tmp)
			continue
		case opCondBr:
			c := &regs[in.a]
			if c.x != nil {
				return Value{}, ub("branch on %s", m.Format(ir.I1, *c))
			}
			if c.n != 0 {
				pc = fr.jumpTo(in.b, tmp)
			} else {
				pc = fr.jumpTo(in.c, tmp)
			}
			continue
		case opSwitch:
			c := &regs[in.a]
			if !c.defined() {
				return Value{}, ub("switch on %s", m.Format(in.v.Args[0].Type, *c))
			}
			pc = fr.jumpTo(m.switchEdge(in, *c), tmp)
			continue
		case opIndirectBr:
			i, err := m.indirect(in, regs[in.a])
			if err != nil {
				return Value{}, err
			}
			pc = fr.jumpTo(i, tmp)
			continue
		case opCall:
			done, v, err := m.call(fr, in)
			if err != nil {
				if err = m.unwind(err); err != nil {
					return Value{}, err
				}
				goto enter
			}
			if !done {
				goto enter
			}
			cc := in.x.(*callCode)
			if in.dst >= 0 {
				regs[in.dst] = v
			}
			if cc.normal >= 0 {
				pc = fr.jumpTo(cc.normal, tmp)
			} else {
				pc++
			}
			continue
		case opRet, opRetVoid:
			var v Value
			if in.op == opRet {
				v = regs[in.a]
				if a := fr.code.ret; a != nil {
					if v, err = m.promise(a, fr.code.fn.FuncType.Elem, v, "the result of @"+fr.code.fn.Name); err != nil {
						return Value{}, err
					}
				}
			}
			if w, ok := m.opt.Watch.(CallWatcher); ok {
				w.Returns(v)
			}
			bottom := fr.bottom
			m.pop("whose function has returned")
			if bottom {
				return v, nil
			}
			fr = m.stack[len(m.stack)-1]
			insts, regs, pc = fr.code.insts, fr.regs, fr.pc
			in = &insts[pc]
			cc := in.x.(*callCode)
			if cc.noreturn {
				return Value{}, ub("@%s is noreturn and returns", cc.name)
			}
			if cc.result != nil {
				if v, err = m.promise(cc.result, in.v.Type, v, "the result of the call"); err != nil {
					return Value{}, err
				}
			}
			if in.dst >= 0 {
				regs[in.dst] = v
			}
			if cc.normal >= 0 {
				pc = fr.jumpTo(cc.normal, tmp)
			} else {
				pc++
			}
			continue
		case opUnreachable:
			return Value{}, ub("unreachable is reached")
		case opOther:
			if err := m.other(fr, in); err != nil {
				if err = m.unwind(err); err != nil {
					return Value{}, err
				}
				goto enter
			}
			pc++
			continue
		}
		// The slow way of a pure operation: values of every kind.
		switch args := in.x.(type) {
		case []int32:
			buf := make([]Value, len(args))
			for i, s := range args {
				if s >= 0 {
					buf[i] = regs[s]
				}
			}
			regs[in.dst], err = m.eval(in.v, buf)
		default:
			buf := [3]Value{regs[in.a]}
			n := 1
			if in.b >= 0 {
				buf[1] = regs[in.b]
				n = 2
			}
			if in.c >= 0 {
				buf[2] = regs[in.c]
				n = 3
			}
			regs[in.dst], err = m.eval(in.v, buf[:n])
		}
		if err != nil {
			return Value{}, err
		}
		pc++
		continue
	slowGEP:
		{
			g := in.x.(*gepCode)
			buf := make([]Value, len(g.args))
			for i, s := range g.args {
				buf[i] = regs[s]
			}
			regs[in.dst] = m.runGEP(g.plan, buf)
			pc++
			continue
		}
	slowLoad:
		{
			v, err := m.loadFrom(in.x.(*accessInfo), regs[in.a])
			if err != nil {
				return Value{}, err
			}
			regs[in.dst] = v
			pc++
			continue
		}
	slowStore:
		if err := m.storeTo(in.x.(*accessInfo), regs[in.a], regs[in.b]); err != nil {
			return Value{}, err
		}
		pc++
	}
}

// compare is icmp on plain numbers of width w.
func compare(p ir.Pred, a, b uint64, w uint8) uint64 {
	r := false
	switch p {
	case ir.EQ:
		r = a == b
	case ir.NE:
		r = a != b
	case ir.UGT:
		r = a > b
	case ir.UGE:
		r = a >= b
	case ir.ULT:
		r = a < b
	case ir.ULE:
		r = a <= b
	default:
		x, y := sext(a, uint32(w)), sext(b, uint32(w))
		switch p {
		case ir.SGT:
			r = x > y
		case ir.SGE:
			r = x >= y
		case ir.SLT:
			r = x < y
		case ir.SLE:
			r = x <= y
		}
	}
	if r {
		return 1
	}
	return 0
}

func (m *Machine) alloca(fr *frame, in *inst) (Value, error) {
	count := fr.regs[in.a]
	if !count.defined() {
		return Value{}, ub("alloca of %s elements", m.Format(in.v.Args[0].Type, count))
	}
	size, ok := in.x.(uint64)
	if !ok {
		size = m.layout.Size(in.v.Aux.(*ir.Alloca).Elem)
	}
	if size != 0 && count.n > m.opt.Memory/size {
		return Value{}, ErrMemory
	}
	return m.newAlloca(fr, size*count.n, in.mask, fr.code.valueName(in.v)), nil
}
