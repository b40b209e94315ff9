package demand

import (
	"slices"

	"rewrite/passes/internal/lanes"
	"rewrite/passes/ir"
	"rewrite/passes/ir/intrinsic"
	"rewrite/passes/target"
)

// Vectors, in the lanes that matter to their users:
//
//	shuffle (insert %x, %e, 2), poison, <0, 1>       shuffle %x, poison, <0, 1>
//	extract (shuffle %x, %y, <0, 7>), 0              extract %x, 0
//	mul %x, (insert %y, 1, 0), where lane 0 matters  mul %x, (insert poison, 1, 0)
//
// Lanes that are poison matter to nobody, whoever reads them: what stands there instead refines them. As with bits, what is found is found of the
// function as it is: each value stays the same in the lanes that matter. It is SimplifyDemandedVectorElts of LLVM, for all users of a value at once.

// A laneSet has bit i set for lane i.
type laneSet = uint64

// maxLanes is how many lanes a vector that is looked at has at most, and maxPoison how many operations are gone through to find those that are poison.
const (
	maxLanes  = 64
	maxPoison = 16
)

// A laneDemand knows of the vectors of a function which lanes matter.
type laneDemand struct {
	want   map[*ir.Value]laneSet
	poison map[*ir.Value]laneSet
	todo   []*ir.Value
	undef  bool // an undef lane of a shuffle's mask is undef
}

// lanes replaces vectors, and reports whether there were any.
func (w *work) lanes() bool {
	if !movesLanes(w.f) {
		return false
	}
	d := laneDemand{want: map[*ir.Value]laneSet{}, poison: map[*ir.Value]laneSet{}, undef: w.f.Module.UndefMasks()}
	for _, b := range w.f.Blocks {
		for _, v := range b.Instrs {
			if !passesLanes(v) {
				d.demand(v, 0)
			}
		}
	}
	for len(d.todo) > 0 {
		v := d.todo[len(d.todo)-1]
		d.todo = d.todo[:len(d.todo)-1]
		d.demand(v, d.want[v])
	}
	var olds []*ir.Value
	for _, b := range w.f.Dominators().ReversePostorder() {
		for _, v := range slices.Clone(b.Instrs) {
			if w.env.Made == w.env.Allowed {
				break
			}
			if v.NumUses() == 0 || !passesLanes(v) {
				continue
			}
			args := slices.Clone(v.Args)
			x, changed := d.visit(w.f, v)
			switch {
			case x != nil && x != v:
				w.say.Applied(v, "in the lanes that matter this %s is %s", v.Op, x.Op)
				v.ReplaceAllUses(x)
				olds = append(olds, v)
			case changed:
				w.say.Applied(v, "of the operands of this %s not all lanes matter", v.Op)
				olds = append(olds, args...) // which may have had no other use
			default:
				continue
			}
			w.env.Made++
		}
	}
	return w.done(olds)
}

// movesLanes tells whether a function has a value of which some lanes may not matter.
func movesLanes(f *ir.Func) bool {
	for _, b := range f.Blocks {
		for _, v := range b.Instrs {
			switch v.Op {
			case ir.OpShuffleVector, ir.OpInsertElement:
				return true
			}
		}
	}
	return false
}

// lanesIn counts the lanes of a vector that is looked at, 0 for others.
func lanesIn(t *ir.Type) int {
	if !t.IsVector() || t.Scalable || t.NumElems() > maxLanes {
		return 0
	}
	return int(t.NumElems())
}

func allLanes(n int) laneSet { return ^laneSet(0) >> (64 - n) }

// passesLanes tells whether each lane of a value is that of operands, or made of theirs, without undefined behaviour whatever they are.
func passesLanes(v *ir.Value) bool {
	if lanesIn(v.Type) == 0 || !v.IsInstr() {
		return false
	}
	switch v.Op {
	case ir.OpShuffleVector, ir.OpInsertElement, ir.OpPhi:
		return true
	case ir.OpBitCast:
		n := lanesIn(v.Args[0].Type)
		return n > 0 && max(n, lanesIn(v.Type))%min(n, lanesIn(v.Type)) == 0
	case ir.OpCall:
		c := v.Aux.(*ir.Call)
		return v.Intrinsic().Has(intrinsic.LaneWise|intrinsic.NoEffect) && v.Flags&ir.MustTail == 0 &&
			c.ParamAttrs == nil && c.RetAttrs == nil && len(c.Bundles) == 0 && !v.Meta.HasMeaning()
	}
	return v.Op.Is(ir.LaneWise | ir.Speculatable)
}

// demand says which lanes of operands matter where those of a value do.
func (d *laneDemand) demand(v *ir.Value, of laneSet) {
	for i, x := range v.Args {
		if lanesIn(x.Type) == 0 || !x.IsInstr() {
			continue
		}
		if more := d.use(v, i, of) &^ d.want[x]; more != 0 {
			d.want[x] |= more
			if passesLanes(x) {
				d.todo = append(d.todo, x)
			}
		}
	}
}

// use is which lanes of an operand matter where those of the value do.
func (d *laneDemand) use(v *ir.Value, i int, of laneSet) (s laneSet) {
	n := lanesIn(v.Args[i].Type)
	switch {
	case v.Op == ir.OpExtractElement:
		if at := v.Args[1]; isIndex(at) {
			return 1 << at.Bits & allLanes(n) // poison behind the last
		}
	case !passesLanes(v):
	case v.Op == ir.OpInsertElement:
		if at := v.Args[2]; isIndex(at) {
			return of &^ (1 << at.Bits)
		}
		return of
	case v.Op == ir.OpShuffleVector:
		mask, ok := d.maskOf(v)
		if !ok || i > 1 {
			break
		}
		for lane, from := range mask {
			if from -= i * n; of>>lane&1 != 0 && 0 <= from && from < n {
				s |= 1 << from
			}
		}
		return s
	case v.Op == ir.OpBitCast:
		return spread(of, lanesIn(v.Type), n)
	case lanesIn(v.Type) == n:
		return of
	}
	return allLanes(n)
}

// spread is which of n lanes share bits with lanes of a vector that is seen as having m.
func spread(of laneSet, m, n int) (s laneSet) {
	for lane := range max(m, n) {
		if of>>(lane*m/max(m, n))&1 != 0 {
			s |= 1 << (lane * n / max(m, n))
		}
	}
	return s
}

// maskOf is the mask of a shuffle, -1 for a lane of poison. One with a lane of undef, for which poison does not do, is none.
func (d *laneDemand) maskOf(v *ir.Value) (mask []int, ok bool) {
	if m := v.Args[2]; d.undef && (m.Op == ir.OpUndef || slices.ContainsFunc(m.Args, func(x *ir.Value) bool { return x.Op == ir.OpUndef })) {
		return nil, false
	}
	return target.MaskOf(v.Args[2])
}

// isIndex tells whether an index is a number that a laneSet has a bit for.
func isIndex(at *ir.Value) bool { return at.Op == ir.OpInt && at.Aux == nil && at.Bits < maxLanes }

// visit finds what stands for a vector: another value, or itself with other operands.
func (d *laneDemand) visit(f *ir.Func, v *ir.Value) (x *ir.Value, changed bool) {
	want := d.want[v] &^ d.poisonOf(v, maxPoison)
	if want == 0 {
		return f.Poison(v.Type), false
	}
	switch v.Op {
	case ir.OpInsertElement:
		base, at := v.Args[0], v.Args[2]
		switch {
		case !isIndex(at):
		case want>>at.Bits&1 == 0:
			return base, false
		case want == 1<<at.Bits && base.Op != ir.OpPoison:
			v.SetArg(0, f.Poison(v.Type))
			return nil, true
		}
	case ir.OpShuffleVector:
		return d.shuffle(f, v, want)
	}
	return nil, false
}

// shuffle is visit of a shuffle.
func (d *laneDemand) shuffle(f *ir.Func, v *ir.Value, want laneSet) (x *ir.Value, changed bool) {
	mask, ok := d.maskOf(v)
	if !ok {
		return nil, false
	}
	n := lanesIn(v.Args[0].Type)
	if n == 0 {
		return nil, false
	}
	var used [2]bool
	same := [2]bool{v.Type == v.Args[0].Type, v.Type == v.Args[0].Type}
	for lane, from := range mask {
		if from < 0 || want>>lane&1 == 0 {
			mask[lane] = -1
			continue
		}
		used[from/n] = true
		for k := range same {
			same[k] = same[k] && (from%n == lane && v.Args[from/n] == v.Args[k])
		}
	}
	for k, x := range v.Args[:2] {
		if same[k] {
			return x, false
		}
	}
	for k, x := range v.Args[:2] {
		if !used[k] && x.Op != ir.OpPoison {
			v.SetArg(k, f.Poison(x.Type))
			changed = true
		}
	}
	if changed {
		list := make([]*ir.Value, len(mask))
		for lane, from := range mask {
			if list[lane] = f.Poison(ir.I32); from >= 0 {
				list[lane] = f.Int(ir.I32, uint64(from))
			}
		}
		v.SetArg(2, lanes.Constant(f, list))
	}
	return nil, changed
}

// poisonOf is which lanes of a vector are known to be poison, found in so many steps.
func (d *laneDemand) poisonOf(v *ir.Value, steps int) (s laneSet) {
	n := lanesIn(v.Type)
	switch {
	case n == 0:
		return 0
	case v.Op == ir.OpPoison:
		return allLanes(n)
	case v.Op == ir.OpAggregate:
		for i, c := range v.Args {
			if c.Op == ir.OpPoison {
				s |= 1 << i
			}
		}
		return s
	case steps == 0 || !passesLanes(v):
		return 0
	}
	if s, ok := d.poison[v]; ok {
		return s
	}
	switch v.Op {
	case ir.OpInsertElement:
		switch at := v.Args[2]; {
		case !isIndex(at):
		case at.Bits >= uint64(n):
			s = allLanes(n)
		default:
			if s = d.poisonOf(v.Args[0], steps-1) &^ (1 << at.Bits); v.Args[1].Op == ir.OpPoison {
				s |= 1 << at.Bits
			}
		}
	case ir.OpShuffleVector:
		mask, ok := d.maskOf(v)
		m := lanesIn(v.Args[0].Type)
		if !ok || m == 0 {
			break
		}
		from := [2]laneSet{d.poisonOf(v.Args[0], steps-1), d.poisonOf(v.Args[1], steps-1)}
		for lane, k := range mask {
			if k < 0 || from[k/m]>>(k%m)&1 != 0 {
				s |= 1 << lane
			}
		}
	case ir.OpBitCast:
		s = spread(d.poisonOf(v.Args[0], steps-1), lanesIn(v.Args[0].Type), n)
	case ir.OpSelect:
		s = d.poisonOf(v.Args[1], steps-1) & d.poisonOf(v.Args[2], steps-1)
	case ir.OpPhi, ir.OpFreeze, ir.OpCall: // not any poison makes poison
	default:
		for _, x := range v.Args {
			if lanesIn(x.Type) == n {
				s |= d.poisonOf(x, steps-1)
			}
		}
	}
	d.poison[v] = s
	return s
}
