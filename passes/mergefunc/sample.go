package mergefunc

import (
	"rewrite/passes/ir"
)

// A sampler runs what is free in a function on one choice of small numbers for all
// that is not. It tells which functions of one shape are worth a comparison modulo
// rules: those that use the same numbers at each place. It proves nothing.
type sampler struct {
	*Order
	values []uint64 // by ValueID
	known  []bool
}

// sample mixes the numbers that a function uses at each place of its shape.
func (o *Order) sample(f *ir.Func, s *shape) (sum uint64) {
	n := f.NumValues()
	x := &sampler{o, make([]uint64, n), make([]bool, n)}
	serial := uint64(0)
	choose := func(v *ir.Value) {
		serial++
		switch {
		case v.Type.IsPtr():
			x.set(v, serial<<20)
		case v.Type.IsInt() && v.Type.Bits <= 64:
			x.set(v, (3+7*serial%50)&ir.Mask(v.Type.Bits))
		}
	}
	use := func(v *ir.Value) {
		n, ok := x.of(v)
		sum = mix(mix(sum, n), boolNumber(ok))
	}
	for _, p := range f.Params {
		choose(p)
	}
	for _, b := range s.blocks {
		for i, v := range b.instrs {
			if b.free[i] {
				x.run(v)
				continue
			}
			for k, a := range v.Args {
				if v.Op != ir.OpPhi && !(k == 0 && v.Op.IsCall()) {
					use(a)
				}
			}
			choose(v)
		}
	}
	place := make([]uint64, len(f.Blocks)) // from 1
	for i, b := range s.blocks {
		place[b.block.ID] = uint64(i) + 1
	}
	for _, b := range s.blocks {
		for _, phi := range b.instrs[:b.phis()] {
			edges := uint64(0) // in any order
			for k, from := range phi.Targets {
				if at := place[from.ID]; at != 0 {
					n, ok := x.of(phi.Args[k])
					edges += mix(mix(at, n), boolNumber(ok))
				}
			}
			sum = mix(sum, edges)
		}
	}
	return sum
}

func mix(h, n uint64) uint64 {
	h = (h ^ n) * 0x9e3779b97f4a7c15
	return h ^ h>>29
}

func (x *sampler) set(v *ir.Value, n uint64) { x.values[v.ID], x.known[v.ID] = n, true }

// of is the number that a value is, if it is known.
func (x *sampler) of(v *ir.Value) (uint64, bool) {
	switch {
	case v.Block != nil || v.Op == ir.OpParam:
		return x.values[v.ID], x.known[v.ID]
	case v.Op == ir.OpInt && v.Aux == nil:
		return v.Bits, true
	case v.Op == ir.OpGlobal:
		return number(x.globals, v.AsGlobal()) << 40, true
	}
	return 0, v.Op == ir.OpNull
}

// run evaluates an instruction on integers or addresses.
func (x *sampler) run(v *ir.Value) {
	var args [3]uint64
	if len(v.Args) > len(args) && v.Op != ir.OpGEP {
		return
	}
	for i, a := range v.Args {
		if i < len(args) {
			var ok bool
			if args[i], ok = x.of(a); !ok && v.Op != ir.OpSelect {
				return
			}
		}
	}
	switch v.Op {
	case ir.OpGEP:
		if off, ok := x.layout.GEPOffset(v); ok {
			x.set(v, args[0]+uint64(off))
		}
	case ir.OpSelect:
		if _, ok := x.of(v.Args[0]); ok && v.Type.IsInt() {
			if n, ok := x.of(v.Args[2-args[0]&1]); ok {
				x.set(v, n)
			}
		}
	default:
		t := v.Args[0].Type
		eval := v.Op.Info().Eval
		if eval == nil || !t.IsInt() && !t.IsPtr() || !v.Type.IsInt() || t.Bits > 64 || v.Type.Bits > 64 {
			return
		}
		e := ir.EvalArgs{A: args[0], B: args[1], Width: t.Bits, To: v.Type.Bits, Flags: v.Flags, Pred: v.Pred}
		if t.IsPtr() {
			e.Width = 64
		}
		if n, outcome := eval(e); outcome == ir.Defined {
			x.set(v, n)
		}
	}
}
