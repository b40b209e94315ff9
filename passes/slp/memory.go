package slp

import (
	"math/bits"
	"slices"

	"rewrite/passes/analysis/alias"
	"rewrite/passes/analysis/manager"
	"rewrite/passes/internal/edit"
	"rewrite/passes/internal/lanes"
	"rewrite/passes/internal/speculate"
	"rewrite/passes/ir"
	"rewrite/passes/ir/intrinsic"
	"rewrite/passes/target"
)

// memory is what is known of accesses of a function, and of what registers of the target hold.
type memory struct {
	f      *ir.Func
	an     *manager.Func
	alias  *alias.Analysis // once somebody asks
	judge  *speculate.Judge
	layout *ir.Layout
	costs  *target.Costs
	llvm   int     // nothing newer is introduced
	places []place // by Value.ID: addresses that were taken apart
}

// aliases is alias analysis of the function.
func (m *memory) aliases() *alias.Analysis {
	if m.alias == nil {
		m.alias = m.an.NewAlias()
	}
	return m.alias
}

// A place is an address as a number of bytes from another one.
type place struct {
	base  *ir.Value
	root  *ir.Value // what all steps lead back to
	off   int64
	known bool
}

// maxSteps bounds how many steps an address is followed back.
const maxSteps = 16

// placeOf takes an address apart.
func (m *memory) placeOf(p *ir.Value) *place {
	if n := m.f.NumValues(); int(p.ID) >= len(m.places) {
		m.places = append(m.places, make([]place, n-len(m.places))...)
	}
	at := &m.places[p.ID]
	if at.known {
		return at
	}
	x, off, constant := p, int64(0), true
	base := p
	for range maxSteps {
		if x.Op != ir.OpGEP || !x.Type.IsPtr() || !x.Args[0].Type.IsPtr() {
			break
		}
		n, ok := m.layout.GEPOffset(x)
		if constant = constant && ok; constant {
			off += n
			base = x.Args[0]
		}
		x = x.Args[0]
	}
	*at = place{base: base, root: x, off: off, known: true}
	return at
}

// distance is how many bytes one address is behind another one, if that is a constant.
func (m *memory) distance(from, to *ir.Value) (int64, bool) {
	if from.Type != to.Type {
		return 0, false
	}
	p := *m.placeOf(from)
	q := *m.placeOf(to)
	if p.base == q.base {
		return q.off - p.off, true
	}
	if p.root != q.root {
		return 0, false
	}
	return m.aliases().Distance(from, to)
}

// plain tells whether an access of a type may be one lane of a wide one.
func (m *memory) plain(v *ir.Value, t *ir.Type) bool {
	return v.IsPlain() && v.Meta.Get("nosanitize") == "" && lanes.InMemory(m.layout, t)
}

// alignOf is how an access of a type is aligned.
func (m *memory) alignOf(v *ir.Value, t *ir.Type) uint64 {
	if a := v.Aux.(*ir.Mem).Align; a != 0 {
		return a
	}
	return m.layout.Align(t)
}

// alignAt is how an address some lanes behind an aligned one is aligned.
func (m *memory) alignAt(align uint64, elem *ir.Type, lanes int) uint64 {
	if lanes == 0 {
		return align
	}
	off := uint64(lanes) * m.layout.StoreSize(elem)
	return min(align, off&-off)
}

// leastAlign is how all lanes are aligned.
func (m *memory) leastAlign(n *node) uint64 {
	align := m.alignOf(n.main, n.main.Type)
	for _, v := range n.lanes {
		align = min(align, m.alignOf(v, v.Type))
	}
	return align
}

// lanesOf is how many of a type a register has, the most that are tried; 0 if no register has any.
func (m *memory) lanesOf(elem *ir.Type) int {
	n := m.costs.RegisterBits(elem, true) / int(max(8, m.layout.Bits(elem)))
	most := 1
	for most*2 <= n {
		most *= 2
	}
	if most == 1 {
		return 0
	}
	return most
}

// vectorOf is a vector type.
func (m *memory) vectorOf(elem *ir.Type, n int) *ir.Type {
	return m.f.Module.Types.Vector(uint64(n), elem, false)
}

// A window is how loads or stores with gaps between them are one access, or two loads: of as many lanes from each of some places on, which are counted
// in lanes from the lowest one.
//
//	%a = load i32, ptr %p            %v = load <4 x i32>, ptr %p
//	%b = load i32, ptr %p8           %w = load <4 x i32>, ptr %p12
//	%c = load i32, ptr %p16          shufflevector %v, %w, 0 2 5 7
//	%d = load i32, ptr %p24
//
// What is between two bytes that are accessed by addresses with one base is of the same object, so that it may be read as long as they may. What
// is read there, whoever writes it at that time, is in no lane. If it may not be read, as nobody but somebody else's pointer may access what is written
// by it, a masked load leaves it out, where the target has some. Stores are masked always.
type window struct {
	at     []int
	lanes  int
	masked []bool // by lane of the one place: it is accessed. nil: all are
}

// maxGaps bounds how much more is read than what is asked for: beyond that lines of a cache are read for nothing.
const maxGaps = 4

// windowed makes a bundle of loads with gaps between them a window, if that costs less than to put it together.
func (p pool) windowed(n *node) {
	w := p.w
	if n.lanes[0].Op != ir.OpLoad || n.isCut(p.tree) || p.apart(n) != "" {
		return
	}
	elem := n.lanes[0].Type
	size := int64(w.layout.StoreSize(elem))
	places, low := make([]int, len(n.lanes)), int64(0)
	offs, most := make([]int64, len(n.lanes)), size*int64(maxGaps*len(n.lanes))
	for i, v := range n.lanes {
		if v.Op != ir.OpLoad || !w.plain(v, elem) {
			return
		}
		d, ok := w.distance(n.lanes[0].Args[0], v.Args[0])
		if !ok || d%size != 0 || d > most || d < -most {
			return
		}
		offs[i], low = d, min(low, d)
	}
	read := map[int]bool{}
	for i, d := range offs {
		places[i] = int((d - low) / size)
		read[places[i]] = true
	}
	if len(read) < len(places) {
		return // one is read twice
	}
	span := slices.Max(places) + 1
	if span > maxGaps*len(n.lanes) {
		return
	}
	lowest := n.lanes[slices.Index(places, 0)]
	best, bestCost := node{}, p.gathering(n, w.vectorOf(elem, len(n.lanes)))
	for _, x := range w.windows(lowest, span, read) {
		try := *n
		try.kind, try.main, try.window, try.order = together, n.lanes[0], x, make([]int, len(places))
		for i, k := range places {
			if last := len(x.at) - 1; k >= x.lanes {
				k += last*x.lanes - x.at[last]
			}
			try.order[i] = k
		}
		if cost := p.priceOf(&try); cost < bestCost {
			best, bestCost = try, cost
		}
	}
	if best.main == nil {
		return
	}
	*n = best
	p.enter(n)
}

// windows are the ways to read so many lanes from a load's address on.
func (m *memory) windows(lowest *ir.Value, span int, read map[int]bool) (list []*window) {
	most := m.lanesOf(lowest.Type)
	if m.mayReadGaps(lowest) {
		switch p := powerUpTo(span); {
		case p == span && p <= most:
			list = append(list, &window{at: []int{0}, lanes: span})
		case 2*min(p, most) >= span:
			p = min(p, most)
			list = append(list, &window{at: []int{0, span - p}, lanes: p})
		}
	}
	if x := maskedWindow(span, func(i int) bool { return read[i] }); x.lanes <= most {
		list = append(list, x)
	}
	return list
}

// maskedWindow is a masked access of a power of two of lanes.
func maskedWindow(span int, accessed func(i int) bool) *window {
	p := 1 << bits.Len(uint(span-1))
	x := &window{at: []int{0}, lanes: p, masked: make([]bool, p)}
	for i := range x.masked {
		x.masked[i] = accessed(i)
	}
	return x
}

// spread makes a bundle of stores with gaps between them, which are so far behind the first one, a masked one, or tells why it is none.
func (n *node) spread(w *work, offs []int64, size int64) string {
	places := make([]int, len(offs))
	for i, d := range offs {
		if d%size != 0 || d < 0 || d >= int64(maxGaps*len(offs))*size {
			return "the lanes are too far apart"
		}
		places[i] = int(d / size)
	}
	x := maskedWindow(slices.Max(places)+1, func(i int) bool { return slices.Contains(places, i) })
	if x.lanes > w.lanesOf(n.elem()) {
		return "no register has the lanes and the gaps between them"
	}
	n.window, n.order = x, places
	return ""
}

// spreading is the shuffle that puts the lanes of stores with gaps between them to their places.
func (n *node) spreading() []int {
	mask := make([]int, n.window.lanes)
	for i := range mask {
		mask[i] = slices.Index(n.order, i)
	}
	return mask
}

// mayReadGaps tells whether what is between loads may be read by the address of one of them: not if that may be based on a parameter which says
// that what is accessed by it is accessed by nothing else, nor if what is there may be written by such a parameter.
func (m *memory) mayReadGaps(v *ir.Value) bool {
	p := v.Args[0]
	if !m.judge.MayRead(p) {
		return false
	}
	root := m.placeOf(p).root
	if root.Op == ir.OpAlloca {
		return true
	}
	for i, attrs := range m.f.ParamAttrs {
		if !attrs.Has("noalias") {
			continue
		}
		other := root.Op == ir.OpParam && int(root.Bits) != i || root.Op == ir.OpGlobal
		if !other || !attrs.Has("readonly") && !attrs.Has("readnone") {
			return false
		}
	}
	return true
}

// lanesRead is how many lanes each wide load of a bundle has.
func (n *node) lanesRead() int {
	if n.window != nil {
		return n.window.lanes
	}
	return len(n.lanes)
}

// reading is what the wide loads of a bundle cost.
func (m *memory) reading(n *node) (cost int) {
	if n.fetches {
		return m.costs.Masked(intrinsic.MaskedGather, m.vectorOf(n.main.Type, len(n.lanes)), m.leastAlign(n))
	}
	low := n.lowest()
	vector, align := m.vectorOf(low.Type, n.lanesRead()), m.alignOf(low, low.Type)
	if n.window == nil {
		return m.costs.Memory(ir.OpLoad, vector, align)
	}
	if n.window.masked != nil {
		return m.costs.Masked(intrinsic.MaskedLoad, vector, align)
	}
	for _, k := range n.window.at {
		cost += m.costs.Memory(ir.OpLoad, vector, m.alignAt(align, low.Type, k))
	}
	return cost
}

// lowest is the lane with the lowest address.
func (n *node) lowest() *ir.Value {
	if n.order == nil {
		return n.lanes[0]
	}
	return n.lanes[slices.Index(n.order, 0)]
}

// address is where a wide access is, nil if it is none.
func (n *node) address() *ir.Value {
	if !n.computes() || n.fetches || n.main.Op != ir.OpLoad && n.main.Op != ir.OpStore {
		return nil
	}
	p, _ := accessed(n.lowest())
	return p
}

// read makes the wide loads of a bundle, and puts its lanes in order.
func (e *emitter) read(n *node) *ir.Value {
	if n.fetches {
		t := e.vectorType(n)
		all := &window{masked: slices.Repeat([]bool{true}, len(n.lanes))}
		v := edit.Masked(e.w.f, e.w.llvm, intrinsic.MaskedGather, t, 0, e.w.leastAlign(n), e.vector(n.operands[0]), e.w.maskOf(all), e.f.Poison(t))
		v.Meta = n.merged()
		return e.put(v, n)
	}
	low := n.lowest()
	elem, align := low.Type, e.w.alignOf(low, low.Type)
	t := e.w.vectorOf(elem, n.lanesRead())
	x := window{at: []int{0}}
	if n.window != nil {
		x = *n.window
	}
	var parts []*ir.Value
	for _, k := range x.at {
		p := e.now(n.address())
		if k > 0 {
			index := e.f.Module.Types.Int(e.w.layout.Pointer(p.Type.Bits).Index)
			p = e.f.NewInstr(ir.OpGEP, p.Type, p, e.f.Int(index, uint64(k)*e.w.layout.StoreSize(elem)))
			p.Aux = ir.I8
			e.put(p, n)
		}
		var v *ir.Value
		if x.masked != nil {
			v = edit.Masked(e.w.f, e.w.llvm, intrinsic.MaskedLoad, t, 0, align, p, e.w.maskOf(&x), e.f.Poison(t))
		} else {
			v = e.f.NewInstr(ir.OpLoad, t, p)
			v.Aux = ir.PlainMem(e.w.alignAt(align, elem, k))
		}
		v.Flags, v.Meta = n.common(false), n.merged()
		parts = append(parts, e.put(v, n))
	}
	if n.order == nil {
		return parts[0]
	}
	parts = append(parts, e.f.Poison(t))
	return e.shuffle(n, parts[0], parts[1], n.order)
}

// maskOf is the mask of a masked access.
func (m *memory) maskOf(x *window) *ir.Value {
	list := make([]*ir.Value, len(x.masked))
	for i, on := range x.masked {
		list[i] = m.f.Int(ir.I1, 0)
		if on {
			list[i] = m.f.Int(ir.I1, 1)
		}
	}
	return lanes.Constant(m.f, list)
}

// fetched makes a bundle of loads from anywhere one gather, if the target has some that costs less than to put the loads together.
func (p pool) fetched(n *node) {
	w := p.w
	if n.lanes[0].Op != ir.OpLoad || n.isCut(p.tree) || p.apart(n) != "" {
		return
	}
	elem := n.lanes[0].Type
	for _, v := range n.lanes {
		if v.Op != ir.OpLoad || !w.plain(v, elem) || v.Args[0].Type != n.lanes[0].Args[0].Type || !v.Args[0].IsInstr() {
			return
		}
	}
	try := *n
	try.kind, try.main, try.fetches = together, n.lanes[0], true
	if p.priceOf(&try) >= p.gathering(n, w.vectorOf(elem, len(n.lanes))) {
		return
	}
	*n = try
	p.enter(n)
	p.operand(n, n.column(0))
}
