package interp

import (
	"math/big"
	"math/bits"
	"strings"

	"rewrite/passes/ir"
	"rewrite/passes/ir/intrinsic"
)

// intrinsic is what a function with the name of an intrinsic does, nil if that is not
// known.
func (m *Machine) intrinsic(g *ir.Global) Builtin {
	if rest, ok := strings.CutPrefix(g.Name, "llvm.experimental.constrained."); ok {
		return m.constrained(rest)
	}
	return builtins[g.Intrinsic]
}

// intIntrinsic is an operation on integers, lane by lane, defined on whole
// numbers: x are the operands as numbers from 0 to 2^w-1, s the same as signed
// ones. It gives the result before it is cut to the width, or nil for poison.
// flag operands, of type i1, stand behind them in x.
type intIntrinsic struct {
	eval func(x, s []*big.Int, w uint) *big.Int
	// over makes the result a pair: the wrapped number, and whether it wrapped.
	over, signed bool
	n            int                                // number of operands, when it is not 2
	fast         func(a, b uint64, w uint32) uint64 // the same for plain numbers of at most 64 bits
}

func bigInt(n int64) *big.Int      { return big.NewInt(n) }
func pow2(n uint) *big.Int         { return new(big.Int).Lsh(big.NewInt(1), n) }
func signedMin(w uint) *big.Int    { return new(big.Int).Neg(pow2(w - 1)) }
func signedMax(w uint) *big.Int    { return lowMask(w - 1) }
func least(a, b *big.Int) *big.Int { return pickBig(a, b, a.Cmp(b) <= 0) }
func most(a, b *big.Int) *big.Int  { return pickBig(a, b, a.Cmp(b) >= 0) }
func pickBig(a, b *big.Int, first bool) *big.Int {
	if first {
		return a
	}
	return b
}
func clampU(x *big.Int, w uint) *big.Int { return most(bigInt(0), least(x, lowMask(w))) }
func clampS(x *big.Int, w uint) *big.Int { return most(signedMin(w), least(x, signedMax(w))) }

func add(a, b *big.Int) *big.Int { return new(big.Int).Add(a, b) }
func sub(a, b *big.Int) *big.Int { return new(big.Int).Sub(a, b) }
func mul(a, b *big.Int) *big.Int { return new(big.Int).Mul(a, b) }

type ints = []*big.Int

// shifted is a << b, nil if b is not below the width.
func shifted(a, b *big.Int, w uint) *big.Int {
	if b.Cmp(bigInt(int64(w))) >= 0 {
		return nil
	}
	return new(big.Int).Lsh(a, uint(b.Uint64()))
}

func orNil(x *big.Int, f func(*big.Int) *big.Int) *big.Int {
	if x == nil {
		return nil
	}
	return f(x)
}

func leadingZeros(x *big.Int, w uint) *big.Int { return bigInt(int64(w) - int64(x.BitLen())) }

// funnel is bits of a:b from above, shifted left by c modulo the width.
func funnel(a, b *big.Int, n, w uint) *big.Int {
	both := new(big.Int).Lsh(a, w)
	both.Or(both, b)
	return both.Rsh(both.Lsh(both, n), w)
}

func mod(c *big.Int, w uint) uint {
	return uint(new(big.Int).Mod(c, bigInt(int64(w))).Uint64())
}

func reversed(x *big.Int, w, unit uint) *big.Int {
	r, mask := new(big.Int), lowMask(unit)
	for i := uint(0); i < w; i += unit {
		r.Lsh(r, unit)
		r.Or(r, new(big.Int).And(new(big.Int).Rsh(x, i), mask))
	}
	return r
}

// intIntrinsics are the operations on integers.
var intIntrinsics = map[intrinsic.ID]*intIntrinsic{
	intrinsic.Smax: {eval: func(x, s ints, w uint) *big.Int { return most(s[0], s[1]) }, fast: func(a, b uint64, w uint32) uint64 {
		if sext(a, w) > sext(b, w) {
			return a
		}
		return b
	}},
	intrinsic.Smin: {eval: func(x, s ints, w uint) *big.Int { return least(s[0], s[1]) }, fast: func(a, b uint64, w uint32) uint64 {
		if sext(a, w) < sext(b, w) {
			return a
		}
		return b
	}},
	intrinsic.Umax: {eval: func(x, s ints, w uint) *big.Int { return most(x[0], x[1]) }, fast: func(a, b uint64, w uint32) uint64 { return max(a, b) }},
	intrinsic.Umin: {eval: func(x, s ints, w uint) *big.Int { return least(x[0], x[1]) }, fast: func(a, b uint64, w uint32) uint64 { return min(a, b) }},
	intrinsic.Abs: {eval: func(x, s ints, w uint) *big.Int {
		if x[1].Sign() != 0 && s[0].Cmp(signedMin(w)) == 0 {
			return nil
		}
		return new(big.Int).Abs(s[0])
	}},
	intrinsic.UaddSat: {eval: func(x, s ints, w uint) *big.Int { return clampU(add(x[0], x[1]), w) }},
	intrinsic.SaddSat: {eval: func(x, s ints, w uint) *big.Int { return clampS(add(s[0], s[1]), w) }},
	intrinsic.UsubSat: {eval: func(x, s ints, w uint) *big.Int { return clampU(sub(x[0], x[1]), w) }, fast: func(a, b uint64, w uint32) uint64 {
		if a < b {
			return 0
		}
		return a - b
	}},
	intrinsic.SsubSat: {eval: func(x, s ints, w uint) *big.Int { return clampS(sub(s[0], s[1]), w) }},
	intrinsic.UshlSat: {eval: func(x, s ints, w uint) *big.Int {
		return orNil(shifted(x[0], x[1], w), func(r *big.Int) *big.Int { return clampU(r, w) })
	}},
	intrinsic.SshlSat: {eval: func(x, s ints, w uint) *big.Int {
		return orNil(shifted(s[0], x[1], w), func(r *big.Int) *big.Int { return clampS(r, w) })
	}},
	intrinsic.UaddWithOverflow: {over: true, eval: func(x, s ints, w uint) *big.Int { return add(x[0], x[1]) }},
	intrinsic.SaddWithOverflow: {over: true, signed: true, eval: func(x, s ints, w uint) *big.Int { return add(s[0], s[1]) }},
	intrinsic.UsubWithOverflow: {over: true, eval: func(x, s ints, w uint) *big.Int { return sub(x[0], x[1]) }},
	intrinsic.SsubWithOverflow: {over: true, signed: true, eval: func(x, s ints, w uint) *big.Int { return sub(s[0], s[1]) }},
	intrinsic.UmulWithOverflow: {over: true, eval: func(x, s ints, w uint) *big.Int { return mul(x[0], x[1]) }},
	intrinsic.SmulWithOverflow: {over: true, signed: true, eval: func(x, s ints, w uint) *big.Int { return mul(s[0], s[1]) }},
	intrinsic.Fshl:             {n: 3, eval: func(x, s ints, w uint) *big.Int { return funnel(x[0], x[1], mod(x[2], w), w) }},
	intrinsic.Fshr: {n: 3, eval: func(x, s ints, w uint) *big.Int {
		if n := mod(x[2], w); n != 0 {
			return funnel(x[0], x[1], w-n, w)
		}
		return x[1]
	}},
	intrinsic.Bswap:      {n: 1, eval: func(x, s ints, w uint) *big.Int { return reversed(x[0], w, 8) }},
	intrinsic.Bitreverse: {n: 1, eval: func(x, s ints, w uint) *big.Int { return reversed(x[0], w, 1) }},
	intrinsic.Ctpop: {n: 1, eval: func(x, s ints, w uint) *big.Int {
		n := int64(0)
		for i := range x[0].BitLen() {
			n += int64(x[0].Bit(i))
		}
		return bigInt(n)
	}},
	intrinsic.Ctlz: {eval: func(x, s ints, w uint) *big.Int {
		if x[0].Sign() == 0 && x[1].Sign() != 0 {
			return nil
		}
		return leadingZeros(x[0], w)
	}},
	intrinsic.Cttz: {eval: func(x, s ints, w uint) *big.Int {
		if x[0].Sign() == 0 {
			if x[1].Sign() != 0 {
				return nil
			}
			return bigInt(int64(w))
		}
		return bigInt(int64(x[0].TrailingZeroBits()))
	}},
	intrinsic.Scmp: {eval: func(x, s ints, w uint) *big.Int { return bigInt(int64(s[0].Cmp(s[1]))) }},
	intrinsic.Ucmp: {eval: func(x, s ints, w uint) *big.Int { return bigInt(int64(x[0].Cmp(x[1]))) }},
	intrinsic.Clmul: {eval: func(x, s ints, w uint) *big.Int {
		r := new(big.Int)
		for i := range x[1].BitLen() {
			if x[1].Bit(i) == 1 {
				r.Xor(r, new(big.Int).Lsh(x[0], uint(i)))
			}
		}
		return r
	}},
}

// run applies the operation to each lane.
func (f *intIntrinsic) run(c *Call) (Value, error) {
	n := f.n
	if n == 0 {
		n = 2
	}
	if len(c.Args) != n || !c.Types[0].Scalar().IsInt() {
		return Value{}, &Unsupported{What: "@" + c.Name + " of another signature than LLVM 22's"}
	}
	if es := c.Args[0].Elems(); es != nil {
		elems, bits := make([]Value, len(es)), make([]Value, len(es))
		lane := make([]Value, len(c.Args))
		rt := c.Result
		if f.over {
			rt = rt.Fields[0]
		}
		for i := range es {
			for j, a := range c.Args {
				lane[j] = a
				if l := a.Elems(); l != nil {
					lane[j] = l[i]
				}
			}
			elems[i], bits[i] = f.lane(c, lane, c.Types[0].Elem.Bits, rt.Elem.Bits)
		}
		if f.over {
			return List(List(elems...), List(bits...)), nil
		}
		return List(elems...), nil
	}
	if f.over {
		r, o := f.lane(c, c.Args, c.Types[0].Bits, c.Types[0].Bits)
		return List(r, o), nil
	}
	if a, b := c.Args[0], c.Args[len(c.Args)-1]; f.fast != nil && a.x == nil && b.x == nil {
		return Int(f.fast(a.n, b.n, c.Types[0].Bits)), nil
	}
	r, _ := f.lane(c, c.Args, c.Types[0].Bits, c.Result.Bits)
	return r, nil
}

// lane evaluates one lane, for every member of undef operands.
func (f *intIntrinsic) lane(c *Call, args []Value, w, rw uint32) (r, over Value) {
	total := 1
	lists := make([][]uint64, len(args))
	undef := false
	for i, a := range args {
		if a.IsPoison() {
			return poison(), poison()
		}
		if !a.IsUndef() {
			continue
		}
		undef = true
		if list, ok := members(a); ok && w <= 64 && total*len(list) <= 2*maxMembers {
			lists[i] = list
			total *= len(list)
			continue
		}
		args = append([]Value(nil), args...)
		args[i] = c.one(a, w)
	}
	if !undef {
		return f.single(args, w, rw)
	}
	var rs, os []uint64
	one := append([]Value(nil), args...)
	for k := range total {
		for i, list := range lists {
			if list != nil {
				one[i] = Int(list[k%len(list)])
				k /= len(list)
			}
		}
		r, o := f.single(one, w, rw)
		if r.IsPoison() {
			return poison(), poison()
		}
		rs, os = append(rs, r.n), append(os, o.n)
	}
	r, ok := setOf(rs)
	if !ok {
		r = Int(rs[c.choose(uint64(len(rs)))])
		c.narrowed = true
	}
	over, _ = setOf(os)
	return r, over
}

func (f *intIntrinsic) single(args []Value, w, rw uint32) (r, over Value) {
	x, s := make(ints, len(args)), make(ints, len(args))
	for i, a := range args {
		x[i], _ = a.Big()
		s[i] = x[i]
		if x[i].Bit(int(w)-1) == 1 {
			s[i] = sub(x[i], pow2(uint(w)))
		}
	}
	n := f.eval(x, s, uint(w))
	if n == nil {
		return poison(), poison()
	}
	wrapped := new(big.Int).And(n, lowMask(uint(rw)))
	if f.over {
		exact := wrapped
		if f.signed && wrapped.Bit(int(w)-1) == 1 {
			exact = sub(wrapped, pow2(uint(w)))
		}
		if exact.Cmp(n) != 0 {
			over = Int(1)
		}
	}
	return BigInt(wrapped, rw), over
}

// constBool is the value of an argument that must be a constant.
func (c *Call) constBool(i int) bool { return c.Args[i].n != 0 }

// builtins are what intrinsics do, nil for those that are not run.
var builtins [intrinsic.Num]Builtin

func init() {
	for id, f := range intIntrinsics {
		builtins[id] = f.run
	}
	for _, part := range []map[intrinsic.ID]Builtin{memoryIntrinsics, floatIntrinsics, vectorIntrinsics, otherIntrinsics} {
		for id, f := range part {
			builtins[id] = f
		}
	}
	for id, plain := range map[intrinsic.ID]intrinsic.ID{ // each element of its size at once, which one thread cannot tell
		intrinsic.MemcpyElementUnorderedAtomic:  intrinsic.Memcpy,
		intrinsic.MemmoveElementUnorderedAtomic: intrinsic.Memmove,
		intrinsic.MemsetElementUnorderedAtomic:  intrinsic.Memset,
	} {
		builtins[id] = builtins[plain]
	}
}

// first gives the first argument: for hints to the optimizer.
func first(c *Call) (Value, error) { return c.Args[0], nil }

// nothing is an intrinsic without a meaning of its own.
func nothing(c *Call) (Value, error) { return Value{}, nil }

var otherIntrinsics = map[intrinsic.ID]Builtin{
	intrinsic.Expect: first, intrinsic.ExpectWithProbability: first, intrinsic.SsaCopy: first, intrinsic.Annotation: first, intrinsic.PtrAnnotation: first,
	intrinsic.LaunderInvariantGroup: first, intrinsic.StripInvariantGroup: first, intrinsic.ThreadlocalAddress: first,
	intrinsic.PreserveArrayAccessIndex: first, intrinsic.PreserveStructAccessIndex: first, intrinsic.PreserveUnionAccessIndex: first,
	intrinsic.ArithmeticFence: first,
	intrinsic.Prefetch:        nothing, intrinsic.Sideeffect: nothing, intrinsic.Pseudoprobe: nothing, intrinsic.Donothing: nothing,
	intrinsic.VarAnnotation: nothing, intrinsic.InvariantEnd: nothing, intrinsic.FakeUse: nothing,
	intrinsic.InvariantStart: func(c *Call) (Value, error) { return Value{}, nil },
	intrinsic.Assume: func(c *Call) (Value, error) {
		v := c.Args[0]
		if v.x != nil || v.n == 0 {
			return Value{}, ub("assume of %s", c.Format(ir.I1, v))
		}
		return Value{}, nil
	},
	intrinsic.IsConstant: func(c *Call) (Value, error) { return Int(0), nil },
	intrinsic.Objectsize: func(c *Call) (Value, error) {
		if c.constBool(1) {
			return Int(0), nil
		}
		return Int(ir.Mask(c.Result.Bits)), nil
	},
	intrinsic.Trap:      func(c *Call) (Value, error) { return Value{}, &Exit{Code: 132, Abort: true} },
	intrinsic.Ubsantrap: func(c *Call) (Value, error) { return Value{}, &Exit{Code: 132, Abort: true} },
	intrinsic.Debugtrap: nothing,
	intrinsic.Ptrmask: func(c *Call) (Value, error) {
		p, mask := c.Args[0], c.Args[1]
		if p.IsPoison() || mask.IsPoison() {
			return poison(), nil
		}
		p, mask = c.one(p, 64), c.one(mask, c.Types[1].Bits)
		p.n &= mask.n | ^ir.Mask(c.Types[1].Bits)
		return p, nil
	},
	intrinsic.EhTypeidFor: func(c *Call) (Value, error) {
		if c.Args[0].n == 0 {
			return Int(uint64(c.typeID(Value{}))), nil
		}
		return Int(uint64(c.typeID(c.Args[0]))), nil
	},
	intrinsic.Frameaddress:      func(c *Call) (Value, error) { return Value{}, nil },
	intrinsic.Returnaddress:     func(c *Call) (Value, error) { return Value{}, nil },
	intrinsic.EhSjljLsda:        nothing,
	intrinsic.AllowRuntimeCheck: func(c *Call) (Value, error) { return Int(1), nil },
	intrinsic.AllowUbsanCheck:   func(c *Call) (Value, error) { return Int(1), nil },
	intrinsic.LoadRelative: func(c *Call) (Value, error) {
		at := c.Args[0]
		at.n += uint64(sext(c.Arg(1).n, c.Types[1].Bits))
		o, off, err := c.access(at, 4, 4, false)
		if err != nil {
			return Value{}, err
		}
		v := c.loadBits(o, off, 32)
		if !v.defined() {
			return Value{}, ub("a relative pointer is %s", c.Format(ir.I32, v))
		}
		return Value{n: c.Args[0].n + uint64(sext(v.n, 32)), x: wildExt}, nil
	},
}

var memoryIntrinsics = map[intrinsic.ID]Builtin{
	intrinsic.Memcpy: func(c *Call) (Value, error) { return c.copyMemory(false) }, intrinsic.MemcpyInline: func(c *Call) (Value, error) { return c.copyMemory(false) },
	intrinsic.Memmove:                   func(c *Call) (Value, error) { return c.copyMemory(true) },
	intrinsic.ExperimentalMemsetPattern: (*Call).setPattern,
	intrinsic.Memset:                    (*Call).setMemory, intrinsic.MemsetInline: (*Call).setMemory,
	intrinsic.LifetimeStart: func(c *Call) (Value, error) { return c.lifetime(true) },
	intrinsic.LifetimeEnd:   func(c *Call) (Value, error) { return c.lifetime(false) },
	intrinsic.Stacksave: func(c *Call) (Value, error) {
		fr := c.stack[len(c.stack)-1]
		fr.stacked = append(fr.stacked, len(fr.allocas))
		return Int(uint64(len(fr.stacked))), nil
	},
	intrinsic.Stackrestore: func(c *Call) (Value, error) {
		fr := c.stack[len(c.stack)-1]
		n := c.Num(0)
		if n == 0 || n > uint64(len(fr.stacked)) {
			return Value{}, ub("stackrestore of what stacksave did not give")
		}
		for _, o := range fr.allocas[fr.stacked[n-1]:] {
			c.kill(o, "whose stack was restored")
		}
		fr.allocas = fr.allocas[:fr.stacked[n-1]]
		fr.stacked = fr.stacked[:n]
		return Value{}, nil
	},
	intrinsic.VaStart: func(c *Call) (Value, error) { return Value{}, c.vaStart() },
	intrinsic.VaEnd:   nothing,
	intrinsic.VaCopy:  func(c *Call) (Value, error) { return Value{}, c.vaCopy() },
}

// copyMemory is memcpy and memmove.
func (c *Call) copyMemory(overlap bool) (Value, error) {
	n := c.Num(2)
	if n == 0 {
		return Value{}, nil
	}
	d, do, err := c.access(c.Args[0], n, c.argAlign(0), true)
	if err != nil {
		return Value{}, err
	}
	s, so, err := c.access(c.Args[1], n, c.argAlign(1), false)
	if err != nil {
		return Value{}, err
	}
	if !overlap && d == s && do != so && do < so+n && so < do+n {
		return Value{}, ub("memcpy of %d bytes from %s to %s, which overlap", n, s.at(s.Base+so), d.at(d.Base+do))
	}
	c.move(d, do, s, so, n)
	return Value{}, nil
}

// argAlign is the alignment that the call promises of a pointer argument.
func (c *Call) argAlign(i int) uint64 {
	if c.Site == nil {
		return 1
	}
	if a := attrsOf(c.Site.Aux.(*ir.Call).ParamAttr(i), c.Types[i]); a != nil {
		return max(a.align, 1)
	}
	return 1
}

func (c *Call) setMemory() (Value, error) {
	n := c.Num(2)
	if n == 0 {
		return Value{}, nil
	}
	o, off, err := c.access(c.Args[0], n, c.argAlign(0), true)
	if err != nil {
		return Value{}, err
	}
	b := c.Args[1]
	if b.x == nil {
		o.define(&c.memory, off, n)
		data := o.data[off : off+n]
		for i := range data {
			data[i] = byte(b.n)
		}
		return Value{}, nil
	}
	for i := range n {
		c.storeBits(o, off+i, 8, b)
	}
	return Value{}, nil
}

// setPattern stores a value of any type again and again.
func (c *Call) setPattern() (Value, error) {
	count, size := c.Num(2), c.layout.Size(c.Types[1])
	if count == 0 || size == 0 {
		return Value{}, nil
	}
	hi, n := bits.Mul64(count, size)
	if hi != 0 {
		return Value{}, ub("memset.pattern of more bytes than there are")
	}
	o, off, err := c.access(c.Args[0], n, c.argAlign(0), true)
	for i := uint64(0); err == nil && i < n; i += size {
		err = c.store(o, off+i, c.Types[1], c.Args[1])
	}
	return Value{}, err
}

// lifetime begins or ends the life of an alloca.
func (c *Call) lifetime(begin bool) (Value, error) {
	p := c.Args[len(c.Args)-1]
	o := p.Object()
	if o == nil || o.Kind != ObjStack || o.state == stateDead && o.data == nil {
		return Value{}, nil // of poison, or of what is no alloca: without effect
	}
	c.touch(o, 0, o.Size, true)
	if !begin {
		o.state, o.why = stateDead, "whose lifetime has ended"
		return Value{}, nil
	}
	o.state = stateLive
	o.SetUndef()
	clear(o.words)
	return Value{}, nil
}
