package gcm

import (
	"cmp"
	"slices"

	"rewrite/passes/analysis/memssa"
	"rewrite/passes/internal/edit"
	"rewrite/passes/internal/speculate"
	"rewrite/passes/ir"
)

// maxScan bounds how many instructions at the beginning of a block are looked at, for whether they write what a load reads.
const maxScan = 1000

// apply moves all operations to their places, and tells whether loads were among them.
func (w *work) apply() (loads bool) {
	into := make([][]*ir.Value, len(w.f.Blocks))
	from := make([]bool, len(w.f.Blocks))
	for _, b := range w.tree.ReversePostorder() {
		for _, v := range b.Instrs {
			to := w.place[v.ID]
			if to == nil {
				continue
			}
			into[to.ID] = append(into[to.ID], v)
			from[b.ID] = true
			loads = loads || v.Op == ir.OpLoad
			w.report(v, to)
		}
	}
	before := make([]int32, w.f.NumValues()) // by Value.ID: the place that what comes in is put before
	for _, b := range w.f.Blocks {
		list := into[b.ID]
		for i := len(list) - 1; i >= 0; i-- { // users before operands
			before[list[i].ID] = w.before(list[i], b, before)
		}
		slices.SortStableFunc(list, func(x, y *ir.Value) int { return cmp.Compare(before[x.ID], before[y.ID]) })
	}
	kept := make([][]*ir.Value, len(w.f.Blocks))
	for i, b := range w.f.Blocks {
		if from[i] || len(into[i]) > 0 {
			kept[i] = w.rebuilt(b, into[i], before)
		}
	}
	for i, b := range w.f.Blocks {
		for _, v := range into[i] {
			if !w.tree.Dominates(v.Block, b) || w.nest.Of(v.Block) != w.nest.Of(b) {
				speculate.DropPromises(v)
			}
			v.Block = b
		}
		if kept[i] != nil {
			b.Instrs = kept[i]
		}
	}
	edit.EndRecords(w.f, w.tree, func(v *ir.Value) bool { return int(v.ID) < len(w.place) && w.place[v.ID] != nil })
	return loads
}

// report says where an operation goes.
func (w *work) report(v *ir.Value, to *ir.Block) {
	switch here, there := w.info(v.Block).depth, w.info(to).depth; {
	case there < here && w.tree.Dominates(to, v.Block):
		w.say.Applied(v, "this %s is the same in each round of a loop: it is done in front of it", v.Op)
	case there < here:
		w.say.Applied(v, "this %s is needed only behind the loop: it is done there", v.Op)
	case w.tree.Dominates(v.Block, to):
		w.say.Applied(v, "this %s is needed only further down: it is done there", v.Op)
	default:
		w.say.Applied(v, "this %s goes with those that use it", v.Op)
	}
}

// before is the place in a block, among those of its instructions now, before which an operation is put: the first use, the end if there is none,
// for a load that comes down the first that may write what it reads.
func (w *work) before(v *ir.Value, b *ir.Block, before []int32) int32 {
	at := w.info(b).end
	for _, u := range v.Uses() {
		x := u.User
		switch {
		case x.Op == ir.OpPhi || w.placed(x) != b:
		case x.Block != b:
			at = min(at, before[x.ID])
		default:
			at = min(at, w.at[x.ID])
		}
	}
	if v.Op != ir.OpLoad || !w.tree.Dominates(v.Block, b) {
		return at
	}
	l := w.location(v)
	for i := w.info(b).first; i < at; i++ {
		x := b.Instrs[i]
		id := w.mem.Of(x)
		if i == w.info(b).first+maxScan || id != memssa.None && w.mem.Kind(id) == memssa.Def && w.mem.Alias().ModRef(x, l)&ir.Writes != 0 {
			return i
		}
	}
	return at
}

// rebuilt is what stands in a block afterwards. Debug records in front of what goes away stay: they go to what came behind it.
func (w *work) rebuilt(b *ir.Block, list []*ir.Value, before []int32) (all []*ir.Value) {
	for i, x := range b.Instrs {
		for len(list) > 0 && before[list[0].ID] == int32(i) {
			all = append(all, list[0])
			list = list[1:]
		}
		if w.place[x.ID] == nil {
			all = append(all, x)
			continue
		}
		b.Instrs[i+1].PrependDbg(x.Dbg)
		x.Dbg = nil
	}
	return all
}
