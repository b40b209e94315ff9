package slp

import (
	"cmp"
	"slices"

	"rewrite/passes/internal/lanes"
	"rewrite/passes/ir"
	"rewrite/passes/ir/intrinsic"
	"rewrite/passes/target"
)

// Bounds of reductions. Fewer lanes than that gain next to nothing over two operations; more leaves than that are combined in turns.
const (
	fewestReduced = 4
	maxLeaves     = 1 << 14
	maxWide       = 4 // registers that a reduction is over at once
)

// A reduction is values that are combined by one operation, in any order.
//
//	%s = add i32 (add i32 (add i32 %a, %b), %c), %d      call i32 @llvm.vector.reduce.add(<4 x i32> ...)
//
// What a lane of it is poison for, the sum was: of logical ands and ors, whose later operands count only where the ones before do not decide,
// the vector is frozen. Flags that forbid wrapping or infinite results on the way say nothing of another order.
type reduction struct {
	lanes.Combination // of the last one
	root              *ir.Value
	ops               map[*ir.Value]bool
	chain             []*ir.Value
	leaves            []*ir.Value       // each once
	times             map[*ir.Value]int // how often one is combined
	each              int               // what it costs to combine two
	flags             ir.Flags
	vectors           []*ir.Value        // of what was vectorized, one of each type
	lanes             map[*ir.Value]bool // leaves that are in them
}

// reductions vectorizes values of a block that are combined.
func (w *work) reductions(b *ir.Block) {
	for i := len(b.Instrs) - 1; i >= 0; i-- {
		v := b.Instrs[min(i, len(b.Instrs)-1)]
		if !reduces(v) {
			continue
		}
		if r := w.reductionAt(v); r != nil {
			w.reduce(r)
		}
	}
}

// reductionAt is the reduction that ends with an instruction, nil if there is none, or it goes on.
func (w *work) reductionAt(v *ir.Value) *reduction {
	r := &reduction{Combination: lanes.CombinationOf(v), root: v, ops: map[*ir.Value]bool{}, times: map[*ir.Value]int{}, lanes: map[*ir.Value]bool{}, flags: ir.FastMath}
	for _, u := range v.Uses() {
		if c, ok := r.takes(u.User); ok && usedOnlyBy(v, u.User, c) {
			return nil
		}
	}
	type step struct{ v, by *ir.Value }
	by := r.Combination
	for list := []step{{v, nil}}; len(list) > 0; {
		x := list[len(list)-1]
		list = list[:len(list)-1]
		c, ok := r.takes(x.v)
		if x.by != nil {
			by = lanes.CombinationOf(x.by)
		}
		if x.by != nil && (!ok || !usedOnlyBy(x.v, x.by, by)) || len(r.chain) >= maxLeaves {
			if r.times[x.v]++; r.times[x.v] == 1 {
				r.leaves = append(r.leaves, x.v)
			}
			continue
		}
		r.ops[x.v] = true
		r.chain = append(r.chain, x.v)
		if c.Cmp != nil {
			r.ops[c.Cmp] = true
			r.chain = append(r.chain, c.Cmp)
		}
		r.Lazy = r.Lazy || c.Lazy
		r.flags &= x.v.Flags
		list = append(list, step{c.Y, x.v}, step{c.X, x.v})
	}
	r.flags &= ir.FastMath &^ (ir.NNaN | ir.NInf)
	r.count()
	if len(r.leaves) < fewestReduced {
		return nil
	}
	elem := r.root.Type
	switch c := w.costs; {
	case r.Cmp != nil:
		r.each = c.Compare(ir.OpICmp, r.Cmp.Pred, elem) + c.Select(elem, target.EachLane)
	case r.Op == ir.OpCall:
		r.each = c.Intrinsic(r.Call, elem)
	default:
		r.each = c.Arithmetic(r.Op, elem, 0)
	}
	return r
}

// count makes of leaves that are there several times what they come to: once, if the operation does nothing to two of the same; once or not at all if
// it takes one off another.
func (r *reduction) count() {
	switch r.Op {
	case ir.OpAnd, ir.OpOr, ir.OpCall:
		for _, v := range r.leaves {
			r.times[v] = 1
		}
	case ir.OpXor:
		left := slices.DeleteFunc(slices.Clone(r.leaves), func(v *ir.Value) bool { return r.times[v]%2 == 0 })
		if len(left) == 0 {
			return
		}
		r.leaves = left
		for _, v := range left {
			r.times[v] = 1
		}
	}
}

// takes tells whether an instruction is one of the operations, and what it combines.
func (r *reduction) takes(x *ir.Value) (lanes.Combination, bool) {
	if x.Block != r.root.Block || x.Type != r.root.Type || !x.IsInstr() {
		return lanes.Combination{}, false
	}
	c := lanes.CombinationOf(x)
	return c, c.ID == r.ID
}

// usedOnlyBy tells whether nothing uses a value but an instruction that combines it, and that once.
func usedOnlyBy(v, by *ir.Value, c lanes.Combination) bool {
	n := 0
	for _, u := range v.Uses() {
		if u.User == by {
			n++
		} else if u.User != c.Cmp {
			return false
		}
	}
	return n == 1
}

// reduce vectorizes as many of the leaves as is best, and combines what came of that with the others.
func (w *work) reduce(r *reduction) {
	if r.isNumber(w) {
		w.say.Missed(r.root, "%d values are combined one by one: they are parts of one number in memory, which is loaded at once", len(r.leaves))
		return
	}
	missed := false
	for _, group := range w.groups(r) {
		group = slices.DeleteFunc(slices.Clone(group), func(v *ir.Value) bool { return r.lanes[v] })
		if len(group) == 0 {
			continue
		}
		most := w.lanesOf(counted(group[0])) * maxWide
		for lanes := min(most, powerUpTo(len(group))); lanes >= fewestReduced; lanes /= 2 {
			var left []*ir.Value
			for i := 0; i < len(group); i += lanes {
				row := group[i:min(i+lanes, len(group))]
				if len(row) < lanes || !w.tryReduce(r, row) {
					left = append(left, row...)
				}
			}
			group, missed = left, true
		}
	}
	switch {
	case len(r.vectors) > 0:
		w.combine(r)
	case missed:
		w.say.Missed(r.root, "%d values are combined one by one: there are no lanes alike among them whose vector is worth it", len(r.leaves))
	}
}

// isNumber tells whether parts of a number beside each other in memory are put together to it, in whichever order: a load, and bytes swapped if need be.
//
//	zext i8 %b0  |  shl (zext i8 %b1), 8  |  shl (zext i8 %b2), 16  |  shl (zext i8 %b3), 24
func (r *reduction) isNumber(w *work) bool {
	if r.Op != ir.OpOr {
		return false
	}
	var first *ir.Value
	for _, v := range r.leaves {
		shift := uint64(0)
		if v.Op == ir.OpShl && v.Args[1].Op == ir.OpInt {
			v, shift = v.Args[0], v.Args[1].Bits
		}
		if v.Op != ir.OpZExt || v.Args[0].Op != ir.OpLoad || shift%uint64(v.Args[0].Type.Bits) != 0 {
			return false
		}
		x := v.Args[0]
		if first == nil {
			first = x
		}
		if _, ok := w.distance(first.Args[0], x.Args[0]); !ok || x.Type != first.Type {
			return false
		}
	}
	return len(r.leaves)*int(first.Type.Bits) <= int(r.root.Type.Bits)
}

// maxCounted bounds how many operations on conditions are gone through to a compare.
const maxCounted = 8

// counted is the type that tells how many lanes a vector of values like one has: of conditions what is compared.
func counted(v *ir.Value) *ir.Type {
	for range maxCounted {
		if v.Type != ir.I1 || !v.IsInstr() || len(v.Args) == 0 || v.Op == ir.OpCall || v.Op == ir.OpPhi {
			break
		}
		v = v.Args[len(v.Args)-1]
	}
	return v.Type
}

// powerUpTo is the largest power of two that is not more than a number.
func powerUpTo(n int) int {
	p := 1
	for 2*p <= n {
		p *= 2
	}
	return p
}

// groups puts leaves with those that are computed alike, those whose loads follow each other in memory first.
func (w *work) groups(r *reduction) (groups [][]*ir.Value) {
	for _, v := range r.leaves {
		if !v.IsInstr() || r.times[v] > 1 && r.Op != ir.OpAdd {
			continue
		}
		i := slices.IndexFunc(groups, func(g []*ir.Value) bool {
			if !sameOperation(g[0], v) || v.Block != g[0].Block {
				return false
			}
			switch v.Op {
			case ir.OpLoad:
				_, ok := w.distance(g[0].Args[0], v.Args[0])
				return ok
			case ir.OpExtractElement:
				return v.Args[0] == g[0].Args[0]
			}
			return true
		})
		if i < 0 {
			if len(groups) == maxGroups {
				continue
			}
			i = len(groups)
			groups = append(groups, nil)
		}
		groups[i] = append(groups[i], v)
	}
	var rows [][]*ir.Value
	for _, g := range groups {
		rows = append(rows, inRows(w, g)...)
	}
	return append(rows, groups...)
}

// inRows sorts values that are computed alike by where in memory what they are computed from is, and gives those that follow each other there, if not
// all of them do.
func inRows(w *work, g []*ir.Value) (rows [][]*ir.Value) {
	first := under(g[0])
	if first == nil {
		return nil
	}
	off := make(map[*ir.Value]int64, len(g))
	for _, v := range g {
		x := under(v)
		if x == nil || x.Type != first.Type {
			return nil
		}
		d, ok := w.distance(first.Args[0], x.Args[0])
		if !ok {
			return nil
		}
		off[v] = d
	}
	slices.SortStableFunc(g, func(x, y *ir.Value) int { return cmp.Compare(off[x], off[y]) })
	size := int64(w.layout.StoreSize(first.Type))
	next := map[int64][]int{} // the rows that an offset would follow
	for _, v := range g {
		i := len(rows)
		if follows := next[off[v]]; len(follows) > 0 {
			i, next[off[v]] = follows[0], follows[1:]
			rows[i] = append(rows[i], v)
		} else {
			rows = append(rows, []*ir.Value{v})
		}
		next[off[v]+size] = append(next[off[v]+size], i)
	}
	if len(rows) == 1 {
		return nil
	}
	return slices.DeleteFunc(rows, func(row []*ir.Value) bool { return len(row) < fewestReduced })
}

// under is the load that a value, or its first operand, or that of this, is; nil if none is.
func under(v *ir.Value) *ir.Value {
	for range maxLookAhead + 1 {
		if v.Op == ir.OpLoad {
			return v
		}
		if !v.IsInstr() || len(v.Args) == 0 || v.Op == ir.OpPhi || v.Op == ir.OpCall {
			return nil
		}
		v = v.Args[0]
	}
	return nil
}

// tryReduce vectorizes some leaves if that is worth it, and if they are still there.
func (w *work) tryReduce(r *reduction, lanes []*ir.Value) bool {
	c := w.costs
	t := w.vectorOf(r.root.Type, len(lanes))
	gains := r.each
	for _, v := range lanes {
		if _, gone := w.gone[v]; gone {
			return false
		}
		gains -= r.times[v] * r.each
	}
	if slices.ContainsFunc(r.vectors, func(v *ir.Value) bool { return v.Type == t }) {
		gains += r.wide(w, t) - r.each
	} else {
		gains += c.Reduce(r.ID, t, r.flags)
	}
	times := w.timesOf(r, lanes)
	if times != nil {
		gains += c.Arithmetic(ir.OpMul, t, target.OperandOf(times))
	}
	vec := allLanes(lanes)
	if vec != nil {
		for i, v := range lanes {
			if v.NumUses() == 1 {
				gains -= c.Extract(vec.Type, i)
			}
		}
		if gains >= 0 {
			return false
		}
		w.say.Applied(r.root, "%d values are combined: %d are the lanes of a vector (cost %d)", len(r.leaves), len(lanes), gains)
	}
	var tree *tree
	if vec == nil {
		tree = w.grow(root{lanes: slices.Clone(lanes), ignored: r.ops, gains: gains})
		defer tree.close()
		if tree.root.kind == gathered || tree.cost >= 0 || tree.why != "" {
			return false
		}
		w.say.Applied(r.root, "%d values are combined: a %s is vectorized", len(r.leaves), tree.story())
	}
	if len(r.vectors) == 0 {
		w.suspend(r)
	}
	for _, v := range lanes {
		r.lanes[v] = true
	}
	if tree != nil {
		tree.emit()
		vec = tree.root.vec
	} else {
		w.done++
	}
	w.number(r.root.Block) // the lanes may stand in another one
	if times != nil {
		vec = w.before(r.root, w.f.NewInstr(ir.OpMul, t, vec, times))
	}
	if r.Lazy {
		vec = w.before(r.root, w.f.NewInstr(ir.OpFreeze, t, vec))
	}
	if i := slices.IndexFunc(r.vectors, func(v *ir.Value) bool { return v.Type == t }); i < 0 {
		r.vectors = append(r.vectors, vec)
	} else {
		vec = w.before(r.root, r.combined(w, r.vectors[i], vec, false))
		r.vectors[i] = vec
	}
	w.taken(r, lanes, vec)
	return true
}

// allLanes is the vector whose lanes some values are, in any order: all of them, each once. Nil if they are not.
func allLanes(list []*ir.Value) *ir.Value {
	x := list[0]
	if x.Op != ir.OpExtractElement || x.Args[0].Type.Scalable || x.Args[0].Type.Len != uint64(len(list)) {
		return nil
	}
	seen := make([]bool, len(list))
	for _, v := range list {
		if v.Op != ir.OpExtractElement || v.Args[0] != x.Args[0] {
			return nil
		}
		i := v.Args[1]
		if i.Op != ir.OpInt || i.Aux != nil || i.Bits >= uint64(len(list)) || seen[i.Bits] {
			return nil
		}
		seen[i.Bits] = true
	}
	return x.Args[0]
}

// wide is what it costs to combine two vectors.
func (r *reduction) wide(w *work, t *ir.Type) int {
	if r.Op == ir.OpCall {
		return w.costs.Intrinsic(r.Call, t)
	}
	return w.costs.Arithmetic(r.Op, t, target.AnyOperand)
}

// timesOf is the vector of how often lanes are added, nil if each is once.
func (w *work) timesOf(r *reduction, leaves []*ir.Value) *ir.Value {
	list, once := make([]*ir.Value, len(leaves)), true
	for i, v := range leaves {
		list[i] = w.f.Int(v.Type, uint64(r.times[v]))
		once = once && r.times[v] == 1
	}
	if once {
		return nil
	}
	return lanes.Constant(w.f, list)
}

// suspend takes the operations of a reduction apart: its last one is there until combine knows what stands for it, as a value of which nothing is known. It
// uses the leaves, which are needed until then, and stand before it.
func (w *work) suspend(r *reduction) {
	w.discard(r.chain[1:], nil)
	v := r.root
	for len(v.Args) > 0 {
		v.RemoveArg(len(v.Args) - 1)
	}
	v.Op, v.Aux, v.Flags = ir.OpFreeze, nil, 0
	v.AddArg(w.f.Poison(v.Type))
	for _, x := range r.leaves {
		v.AddArg(x)
	}
	w.forms = nil // some may be of these operations
}

// taken has a suspended reduction use a vector in the place of its lanes.
func (w *work) taken(r *reduction, lanes []*ir.Value, vec *ir.Value) {
	nothing := r.root.Args[0]
	for _, x := range lanes {
		for _, u := range slices.Clone(x.Uses()) {
			if u.User == r.root {
				r.root.SetArg(int(u.Index), nothing)
			}
		}
	}
	r.root.AddArg(vec)
}

// before puts an instruction in front of another one, with its place in the source.
func (w *work) before(at, v *ir.Value) *ir.Value {
	b := at.Block
	v.Pos, v.Block = at.Pos, b
	v.Meta = at.Meta.Keep(func(kind string) bool { return kind == "dbg" })
	i := w.at(at)
	b.Instrs = slices.Insert(b.Instrs, i, v)
	w.renumber(b, i, i+1)
	w.ordered[b] = true
	return v
}

// combine puts in the place of a reduction that of the vectors, and what combines it with the leaves that are no lanes of them.
func (w *work) combine(r *reduction) {
	var sum *ir.Value
	add := func(x *ir.Value) {
		if sum == nil {
			sum = x
			return
		}
		sum = w.before(r.root, r.combined(w, sum, x, r.Lazy))
	}
	for _, vec := range r.vectors {
		add(w.before(r.root, r.Reduce(w.f, vec, r.flags)))
	}
	for _, x := range r.leaves {
		if r.lanes[x] {
			continue
		}
		for range r.times[x] {
			add(w.standsFor(x))
		}
	}
	r.root.ReplaceAllUses(sum)
	w.discard(r.chain[:1], sum)
	w.forms = nil
}

// combined combines two values, or two vectors of them: lazily, if the second one may be poison where the first one decides.
func (r *reduction) combined(w *work, x, y *ir.Value, lazy bool) *ir.Value {
	t := x.Type
	switch {
	case lazy && r.Op == ir.OpAnd:
		return w.f.NewInstr(ir.OpSelect, t, x, y, w.f.Int(t, 0))
	case lazy:
		return w.f.NewInstr(ir.OpSelect, t, x, w.f.Int(t, 1), y)
	}
	return r.Combine(w.f, x, y, r.flags)
}

// reduces tells whether an instruction may be part of a reduction.
func reduces(v *ir.Value) bool { return lanes.CombinationOf(v).ID != intrinsic.None }

// standsFor is what stands for a value that was vectorized.
func (w *work) standsFor(x *ir.Value) *ir.Value {
	if y := w.gone[x]; y != nil {
		return y
	}
	return x
}
