package check

import (
	"fmt"
	"math"
	"math/big"
	"math/rand/v2"
	"strconv"
	"strings"

	"rewrite/passes/ir"
)

// argKind tells what an argument is.
type argKind uint8

const (
	argNumber argKind = iota // also the bits of a float, and the null pointer
	argPoison
	argUndef
	argBuffer
	argList
)

// An arg is an argument apart from any machine.
type arg struct {
	kind   argKind
	n      *big.Int
	buffer int
	offset uint64
	elems  []arg
}

// An input is all that a call is given: arguments, memory, and the seed of what
// is around.
type input struct {
	args    []arg
	buffers []uint64 // sizes
	shared  int      // the largest that several pointers may lead to, -1 for none
	fill    int
	globals bool // variables that others can write have random content, not the initial one
	seed    uint64
}

// inputs makes the inputs of a function. all tells that it makes every one there is.
type inputs struct {
	f      *ir.Func
	opt    *Options
	pools  [][]arg // values of each scalar, lane by lane, to choose from
	params []param
	memory bool // the function can read memory, so that its content matters
	all    bool
	n      int // how many there are
}

// A param is a parameter and the scalars in pools that it is made of.
type param struct {
	t          *ir.Type
	attrs      *ir.AttrSet
	from, upto int
}

// newInputs plans the inputs, or says why the function can have none.
func newInputs(f *ir.Func, consts map[uint32][]*big.Int, memory bool, opt *Options) (*inputs, string) {
	if f.FuncType.VarArg {
		return nil, "it takes a variable number of arguments"
	}
	in := &inputs{f: f, opt: opt, memory: memory}
	bits := uint32(0)
	exhaustive := true
	for i, t := range f.FuncType.Fields {
		var attrs *ir.AttrSet
		if i < len(f.ParamAttrs) {
			attrs = f.ParamAttrs[i]
		}
		for _, a := range []string{"inalloca", "preallocated", "swifterror", "swiftasync"} {
			if attrs.Has(a) {
				return nil, fmt.Sprintf("parameter %d is %s", i+1, a)
			}
		}
		p := param{t: t, attrs: attrs, from: len(in.pools)}
		for _, s := range scalars(t) {
			if s == nil || s.IsPtr() && s.Bits != 0 || !s.IsPtr() && width(s) == 0 {
				return nil, fmt.Sprintf("parameter %d is of type %s", i+1, t)
			}
			in.pools = append(in.pools, nil)
			if s.IsPtr() {
				exhaustive = false
			} else {
				bits += width(s)
			}
		}
		p.upto = len(in.pools)
		in.params = append(in.params, p)
	}
	in.all = exhaustive && bits <= uint32(opt.Bits)
	product := 1
	for _, p := range in.params {
		for k, s := range scalars(p.t) {
			pool := in.pool(s, consts, p.attrs)
			if !p.attrs.Has("noundef") {
				pool = append(pool, arg{kind: argPoison}, arg{kind: argUndef})
			}
			in.pools[p.from+k] = pool
			if product <= math.MaxInt32 {
				product *= len(pool)
			}
		}
	}
	switch {
	case in.all && (memory || len(in.pools) == 0):
		in.n = max(product, 16) // more than once, with other memory and other answers from outside
	case in.all:
		in.n = product
	default:
		in.n = min(max(product, 64), opt.Inputs)
		if product > opt.Inputs {
			in.n = opt.Inputs
		}
	}
	return in, ""
}

// scalars lists the scalars of a type, nil in it for what cannot be an argument.
func scalars(t *ir.Type) []*ir.Type {
	switch t.Kind {
	case ir.StructKind, ir.ArrayKind, ir.VectorKind:
		if t.Scalable || t.NumElems() > 64 || t.Opaque {
			return []*ir.Type{nil}
		}
		var list []*ir.Type
		for i := range t.NumElems() {
			list = append(list, scalars(t.ElemAt(i))...)
		}
		return list
	case ir.IntKind, ir.PointerKind, ir.HalfKind, ir.BFloatKind, ir.FloatKind, ir.DoubleKind:
		return []*ir.Type{t}
	}
	return []*ir.Type{nil}
}

// pool is the values that a scalar is tried with: all, or those at which
// operations change what they do, and those that the function mentions.
func (in *inputs) pool(t *ir.Type, consts map[uint32][]*big.Int, attrs *ir.AttrSet) (pool []arg) {
	number := func(n *big.Int) { pool = append(pool, arg{n: n}) }
	w := width(t)
	switch {
	case t.IsPtr():
		pool = append(pool, arg{kind: argBuffer})
		if !attrs.Has("nonnull") && !attrs.Has("dereferenceable") {
			number(new(big.Int))
		}
		if !mustBeAlone(attrs) {
			// that of another parameter, where there is one
			pool = append(pool, arg{kind: argBuffer, buffer: -1}, arg{kind: argBuffer, buffer: -1, offset: overlap})
		}
		return pool
	case in.all:
		for n := range uint64(1) << w {
			number(new(big.Int).SetUint64(n))
		}
		return pool
	case t.IsFloat():
		for _, x := range floats {
			switch t {
			case ir.Float:
				number(new(big.Int).SetUint64(uint64(math.Float32bits(float32(x)))))
			case ir.Double:
				number(new(big.Int).SetUint64(math.Float64bits(x)))
			}
		}
		if w == 16 {
			for _, n := range []int64{0, 0x8000, 0x3c00, 0x7c00, 0x7e00, 1} {
				number(big.NewInt(n))
			}
		}
		return pool
	}
	mod := new(big.Int).Lsh(big.NewInt(1), uint(w))
	half := new(big.Int).Rsh(mod, 1)
	candidates := []*big.Int{big.NewInt(0), big.NewInt(1), big.NewInt(-1), new(big.Int).Set(half), new(big.Int).Sub(half, big.NewInt(1)),
		big.NewInt(2), big.NewInt(int64(w) - 1), big.NewInt(int64(w)), big.NewInt(-2), new(big.Int).Add(half, big.NewInt(1))}
	for _, c := range consts[w] {
		for _, d := range []int64{0, 1, -1} {
			candidates = append(candidates, new(big.Int).Add(c, big.NewInt(d)))
		}
		candidates = append(candidates, new(big.Int).Neg(c))
	}
	seen := map[string]bool{}
	for _, c := range candidates {
		n := new(big.Int).Mod(c, mod)
		if !seen[n.String()] {
			seen[n.String()] = true
			number(n)
		}
	}
	return pool
}

var floats = []float64{0, math.Copysign(0, -1), 1, -1, 0.5, 2, 3, -7.25, math.Inf(1), math.Inf(-1), math.NaN(), 1e-310, 1e-40, 16777217, math.MaxFloat32, math.MaxFloat64, 4294967296}

// at makes input i.
func (in *inputs) at(i int) *input {
	seed := hashOf(in.opt.Seed, in.f.Name, i)
	rng := rand.New(rand.NewPCG(seed, 1))
	x := &input{shared: -1, seed: seed, fill: i % numFills, globals: in.memory && i%2 == 1}
	product, whole := 1, true
	for _, p := range in.pools {
		if product *= len(p); product > in.opt.Inputs {
			whole = in.all
			if !whole {
				break
			}
		}
	}
	rest := i
	chosen := make([]arg, len(in.pools))
	k := 0
	for _, p := range in.params {
		for _, s := range scalars(p.t) {
			pool := in.pools[k]
			switch {
			case whole: // the product, once and again
				chosen[k] = pool[rest%len(pool)]
				rest /= len(pool)
			case s.IsInt() && rng.IntN(4) == 0:
				chosen[k] = arg{n: random(rng, s.Bits)}
			case rng.IntN(8) > 0: // poison and undef stand last: they would be in most inputs of many parameters
				chosen[k] = pool[rng.IntN(max(1, len(pool)-2))]
			default:
				chosen[k] = pool[rng.IntN(len(pool))]
			}
			k++
		}
	}
	for _, p := range in.params {
		rest := chosen[p.from:p.upto]
		x.args = append(x.args, build(p.t, &rest))
	}
	in.place(x)
	return x
}

// build puts scalars together to a value of a type.
func build(t *ir.Type, rest *[]arg) arg {
	switch t.Kind {
	case ir.StructKind, ir.ArrayKind, ir.VectorKind:
		a := arg{kind: argList}
		for i := range t.NumElems() {
			a.elems = append(a.elems, build(t.ElemAt(i), rest))
		}
		return a
	}
	a := (*rest)[0]
	*rest = (*rest)[1:]
	return a
}

// bufferSize is what a pointer parameter points to, if its attributes do not say more.
const bufferSize = 64

// overlap is how far apart two pointers into one buffer may be.
const overlap = 8

// place gives pointers their buffers.
func (in *inputs) place(x *input) {
	for i := range x.args {
		size, alone := uint64(0), false
		if i < len(in.f.ParamAttrs) {
			alone = mustBeAlone(in.f.ParamAttrs[i])
			for _, name := range []string{"dereferenceable", "dereferenceable_or_null"} {
				at, _ := in.f.ParamAttrs[i].Get(name)
				if n, err := strconv.ParseUint(strings.TrimSpace(at.Value), 10, 32); err == nil {
					size = max(size, n)
				}
			}
		}
		x.place(&x.args[i], size, alone)
	}
}

// mustBeAlone tells whether no other pointer leads to where a parameter does.
func mustBeAlone(attrs *ir.AttrSet) bool {
	return attrs.Has("noalias") || attrs.Has("byval") || attrs.Has("sret")
}

// place gives the pointers that an argument holds buffers of so many bytes at least, or the one
// that another pointer has.
func (x *input) place(a *arg, size uint64, alone bool) {
	switch {
	case a.kind == argList:
		for i := range a.elems {
			x.place(&a.elems[i], size, alone)
		}
	case a.kind != argBuffer:
	case a.buffer < 0 && x.shared >= 0 && x.buffers[x.shared] >= size+a.offset:
		a.buffer = x.shared
	default:
		size = max(size, bufferSize)
		a.buffer, a.offset = len(x.buffers), 0
		x.buffers = append(x.buffers, size)
		if !alone && (x.shared < 0 || x.buffers[x.shared] < size) {
			x.shared = a.buffer
		}
	}
}

func random(rng *rand.Rand, bits uint32) *big.Int {
	n := new(big.Int)
	for range (bits + 63) / 64 {
		n.Lsh(n, 64).Or(n, new(big.Int).SetUint64(rng.Uint64()))
	}
	return n.Mod(n, new(big.Int).Lsh(big.NewInt(1), uint(bits)))
}

// constants lists the integers that functions mention, by width.
func constants(fs ...*ir.Func) map[uint32][]*big.Int {
	const most = 6 // of a width: their product is what is tried
	found := map[uint32][]*big.Int{}
	seen := map[string]bool{}
	for _, f := range fs {
		for _, b := range f.Blocks {
			for _, v := range b.Instrs {
				for _, a := range v.Args {
					for a.Op == ir.OpSplat {
						a = a.Args[0]
					}
					if a.Op != ir.OpInt {
						continue
					}
					w, n := a.Type.Bits, a.Int()
					key := fmt.Sprint(w, n)
					if !seen[key] && len(found[w]) < most {
						seen[key] = true
						found[w] = append(found[w], n)
					}
				}
			}
		}
	}
	return found
}
