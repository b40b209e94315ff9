package slp

import (
	"math/big"

	"rewrite/passes/analysis/manager"
	"rewrite/passes/ir"
	"rewrite/passes/pass"
)

// RunAccesses makes one wide load or store of scalar ones that are next to each other in memory, whatever becomes of their lanes:
//
//	%x = load float, ptr %p               %v = load <2 x float>, ptr %p, align 8
//	%y = load float, ptr %p4              %x = extractelement <2 x float> %v, i32 0
//	                                      %y = extractelement <2 x float> %v, i32 1
//
// It weighs nothing but that one access is cheaper than several, for targets where a lane of a vector is a register by itself. It is as wide as
// a register for vectors, and as 16 bytes where the target says nothing of such; and there it is aligned to its size. What may be written
// between two loads, or read between two stores, keeps them from being one.
func RunAccesses(f *ir.Func, e *pass.Env) manager.Kept {
	return run(f, e, nil, func(w *work, b *ir.Block) {
		w.accesses = true
		for range maxTurns { // numbers that were stored at once may be next to each other
			done := w.done
			w.rows(b.Instrs, ir.OpStore, 1, w.wide)
			w.rows(b.Instrs, ir.OpLoad, 1, w.wide)
			if w.done == done {
				return
			}
		}
	})
}

// unknownBits is how wide an access is made where nothing is known of the target's registers for vectors.
const unknownBits = 128

// wide makes wide accesses of a row of them, the widest first.
func (w *work) wide(row []*ir.Value) {
	_, elem := accessed(row[0])
	most, known := w.lanesOf(elem), true
	if most == 0 {
		most, known = unknownBits/int(w.layout.Bits(elem)), false
	}
	for i := 0; i < len(row); {
		lanes := powerUpTo(min(most, len(row)-i))
		for lanes >= fewest && !w.tryWide(row[i:i+lanes], known) {
			lanes /= 2
		}
		i += max(lanes, 1)
	}
}

// tryWide makes one access of several if it may.
func (w *work) tryWide(row []*ir.Value, known bool) bool {
	_, elem := accessed(row[0])
	n := len(row)
	align := w.alignOf(row[0], elem)
	vector := w.vectorOf(elem, n)
	switch {
	case !consecutive(w, row):
		return false
	case !known && align < uint64(n)*w.layout.Size(elem):
		return false
	case known && w.costs.Memory(row[0].Op, vector, align) >= n*w.costs.Memory(row[0].Op, elem, align):
		return false
	}
	t := w.grow(root{lanes: row})
	defer t.close()
	if t.root.kind != together {
		return false
	}
	if why := t.plan(); why != "" {
		w.say.Missed(row[0], "%d neighbouring %ss are not one: %s", n, row[0].Op, why)
		return false
	}
	w.say.Applied(row[0], "%d neighbouring %ss are one", n, row[0].Op)
	t.emit()
	return true
}

// oneNumber is the integer whose bytes in memory are those of numbers behind each other; nil if lanes are something else, or if no register
// for integers holds it.
func (w *work) oneNumber(lanes []*ir.Value) *ir.Value {
	elem := lanes[0].Type
	if !elem.IsInt() && !elem.IsFloat() {
		return nil
	}
	each := uint(w.layout.Bits(elem))
	bits := each * uint(len(lanes))
	if int(bits) > w.costs.RegisterBits(ir.I64, false) {
		return nil
	}
	all := new(big.Int)
	for i, v := range lanes {
		if v.Op != ir.OpInt && v.Op != ir.OpFloat || v.Aux != nil {
			return nil
		}
		at := uint(i)
		if w.layout.BigEndian {
			at = uint(len(lanes)-1) - at
		}
		x := new(big.Int).SetUint64(v.Bits)
		all.Or(all, x.Lsh(x, at*each))
	}
	return w.f.BigInt(w.f.Module.Types.Int(uint32(bits)), all)
}
