package interp

import (
	"rewrite/passes/ir"
	"rewrite/passes/ir/intrinsic"
)

// vectorIntrinsics are those on vectors of fixed length as a whole.
var vectorIntrinsics = map[intrinsic.ID]Builtin{
	intrinsic.VectorReduceAdd: reduceOp(ir.OpAdd), intrinsic.VectorReduceMul: reduceOp(ir.OpMul), intrinsic.VectorReduceAnd: reduceOp(ir.OpAnd),
	intrinsic.VectorReduceOr: reduceOp(ir.OpOr), intrinsic.VectorReduceXor: reduceOp(ir.OpXor),
	intrinsic.VectorReduceFadd: reduceOp(ir.OpFAdd), intrinsic.VectorReduceFmul: reduceOp(ir.OpFMul),
	intrinsic.VectorReduceSmax: reduceWith(intrinsic.Smax), intrinsic.VectorReduceSmin: reduceWith(intrinsic.Smin),
	intrinsic.VectorReduceUmax: reduceWith(intrinsic.Umax), intrinsic.VectorReduceUmin: reduceWith(intrinsic.Umin),
	intrinsic.VectorReduceFmax: reduceWith(intrinsic.Maxnum), intrinsic.VectorReduceFmin: reduceWith(intrinsic.Minnum),
	intrinsic.VectorReduceFmaximum: reduceWith(intrinsic.Maximum), intrinsic.VectorReduceFminimum: reduceWith(intrinsic.Minimum),
	intrinsic.VectorReverse: func(c *Call) (Value, error) {
		es := c.Args[0].Elems()
		out := make([]Value, len(es))
		for i, e := range es {
			out[len(es)-1-i] = e
		}
		return List(out...), nil
	},
	intrinsic.VectorInsert: func(c *Call) (Value, error) {
		out := append([]Value(nil), c.Args[0].Elems()...)
		at, part := c.Num(2), c.Args[1].Elems()
		if n := uint64(len(out)); at > n || uint64(len(part)) > n-at {
			return c.Poison(c.Result), nil
		}
		copy(out[at:], part)
		return List(out...), nil
	},
	intrinsic.VectorExtract: func(c *Call) (Value, error) {
		es, at, n := c.Args[0].Elems(), c.Num(1), c.Result.Len
		if all := uint64(len(es)); at > all || n > all-at {
			return c.Poison(c.Result), nil
		}
		return List(es[at : at+n]...), nil
	},
	intrinsic.VectorSplice:        (*Call).splice,
	intrinsic.VectorInterleave2:   (*Call).interleave,
	intrinsic.VectorDeinterleave2: (*Call).deinterleave,
	intrinsic.Stepvector: func(c *Call) (Value, error) {
		out := make([]Value, c.Result.Len)
		for i := range out {
			out[i] = Int(uint64(i) & ir.Mask(c.Result.Elem.Bits))
		}
		return List(out...), nil
	},
	intrinsic.GetActiveLaneMask: func(c *Call) (Value, error) {
		if c.Args[0].IsPoison() || c.Args[1].IsPoison() {
			return c.Poison(c.Result), nil
		}
		out := make([]Value, c.Result.Len)
		base, n := c.Num(0), c.Num(1)
		for i := range out {
			if at := base + uint64(i); at >= base && at < n {
				out[i] = Int(1)
			}
		}
		return List(out...), nil
	},
	intrinsic.MaskedLoad: func(c *Call) (Value, error) {
		mask, other := c.maskArgs()
		return c.masked(mask, other, func(i int) (Value, Value) {
			return c.Args[0].Offset(int64(uint64(i) * c.layout.StoreSize(c.Result.Elem))), other[i]
		})
	},
	intrinsic.MaskedGather: func(c *Call) (Value, error) {
		mask, other := c.maskArgs()
		return c.masked(mask, other, func(i int) (Value, Value) { return c.Args[0].Elems()[i], other[i] })
	},
	intrinsic.MaskedStore: func(c *Call) (Value, error) {
		t := c.Types[0].Elem
		return c.maskedStore(func(i int) Value { return c.Args[1].Offset(int64(uint64(i) * c.layout.StoreSize(t))) })
	},
	intrinsic.MaskedScatter: func(c *Call) (Value, error) {
		return c.maskedStore(func(i int) Value { return c.Args[1].Elems()[i] })
	},
}

// reduceOp folds an operation over the lanes in order; those of floats begin
// with a start value.
func reduceOp(op ir.Op) Builtin {
	return func(c *Call) (Value, error) {
		v, t := c.Args[len(c.Args)-1], c.Result
		es := v.Elems()
		var acc Value
		if len(c.Args) > 1 {
			acc = c.Args[0]
		} else {
			acc, es = es[0], es[1:]
		}
		one := &ir.Value{Op: op, Type: t, Args: []*ir.Value{{Type: t}, {Type: t}}}
		for _, e := range es {
			var err error
			if acc, err = c.scalar(one, t, t, []Value{acc, e}); err != nil {
				return Value{}, err
			}
		}
		return acc, nil
	}
}

// reduceWith folds an intrinsic over the lanes.
func reduceWith(id intrinsic.ID) Builtin {
	return func(c *Call) (Value, error) {
		es, t := c.Args[0].Elems(), c.Result
		f := builtins[id]
		acc := es[0]
		for _, e := range es[1:] {
			r, err := f(&Call{Machine: c.Machine, Name: "llvm." + id.String(), Args: []Value{acc, e}, Types: []*ir.Type{t, t}, Result: t, Site: c.Site})
			if err != nil {
				return Value{}, err
			}
			acc = r
		}
		return acc, nil
	}
}

func (c *Call) splice() (Value, error) {
	a, b := c.Args[0].Elems(), c.Args[1].Elems()
	both := append(append([]Value(nil), a...), b...)
	at := c.Signed(2)
	if at < 0 {
		at += int64(len(a))
	}
	if at < 0 || at > int64(len(a)) {
		return c.Poison(c.Result), nil
	}
	return List(both[at : at+int64(len(a))]...), nil
}

func (c *Call) interleave() (Value, error) {
	var out []Value
	for i, a := range c.Args[0].Elems() {
		out = append(out, a, c.Args[1].Elems()[i])
	}
	return List(out...), nil
}

func (c *Call) deinterleave() (Value, error) {
	var parts [2][]Value
	for i, e := range c.Args[0].Elems() {
		parts[i%2] = append(parts[i%2], e)
	}
	return List(List(parts[0]...), List(parts[1]...)), nil
}

// maskArgs finds mask and replacement of a masked load or gather: LLVM 21 and
// older have the alignment as an argument before them.
func (c *Call) maskArgs() (mask, other []Value) {
	n := len(c.Args)
	return c.Args[n-2].Elems(), c.Args[n-1].Elems()
}

// masked loads the lanes that the mask names.
func (c *Call) masked(mask, other []Value, lane func(i int) (p, other Value)) (Value, error) {
	out := make([]Value, len(mask))
	t := c.Result.Elem
	for i, on := range mask {
		p, rest := lane(i)
		switch {
		case on.x != nil:
			return Value{}, ub("lane %d of a mask is %s", i, c.Format(ir.I1, on))
		case on.n == 0:
			out[i] = rest
			continue
		}
		v, err := c.loadFrom(&accessInfo{t: t, size: c.layout.StoreSize(t), align: 1}, p)
		if err != nil {
			return Value{}, err
		}
		out[i] = v
	}
	return List(out...), nil
}

func (c *Call) maskedStore(at func(i int) Value) (Value, error) {
	t := c.Types[0].Elem
	for i, on := range c.Args[len(c.Args)-1].Elems() {
		if on.x != nil {
			return Value{}, ub("lane %d of a mask is %s", i, c.Format(ir.I1, on))
		}
		if on.n == 0 {
			continue
		}
		if err := c.storeTo(&accessInfo{t: t, size: c.layout.StoreSize(t), align: 1}, c.Args[0].Elems()[i], at(i)); err != nil {
			return Value{}, err
		}
	}
	return Value{}, nil
}
