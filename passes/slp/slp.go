// Package slp makes vector operations of scalar ones that stand beside each other: superword-level parallelism.
//
//	%b0 = load i32, ptr %b                        %v = load <4 x i32>, ptr %b, align 4
//	%c0 = load i32, ptr %c                        %w = load <4 x i32>, ptr %c, align 4
//	%a0 = add nsw i32 %b0, %c0                    %x = add nsw <4 x i32> %v, %w
//	store i32 %a0, ptr %a                         store <4 x i32> %x, ptr %a, align 4
//	... three more, 4, 8 and 12 bytes on
//
// It begins with what shows that values belong side by side, seeds: stores to neighbouring addresses (stores.go), values
// that are all added up or the like (reduce.go), values that are put into a vector or an aggregate, indices from one base, and pairs of operands (lists.go).
// From there a tree is built upwards (tree.go): what the lanes of a bundle compute by the same operation is one vector operation on the bundles of
// their operands; operands of commutative operations are put in the order in which these bundles are alike (operands.go). Where
// lanes differ, a vector is put together of parts that are one operation each, or of loads that are read together wherever they are in the tree (parts.go),
// with what lies between them or masked (memory.go), or of scalars; so it is where a part of the tree costs more than it gains (grow.go). The tree is vectorized if it costs less than the scalars by what the
// target says (cost.go), the best of several numbers of lanes if there are some, and if there is an order of the block in which the lanes of
// each bundle are computed at one time (schedule.go).
//
// # What it keeps to
//
// All lanes of a bundle stand in one block, so no lane is computed that was not, and control cannot leave between them: calls
// that may not come back stay in their order with all that touches memory or may trap. Loads and stores change places only
// where alias analysis says that they are of different bytes. A wide store writes the bytes that the lanes wrote, a wide load at most those of
// their object, between them. Flags, and
// what metadata says, are those that all lanes have; lanes of an operation that only some of them do are thrown away, so such an
// operation is none that can trap. A lane that something else uses is taken out of the vector again.
//
// Rosen, Nuzman and Zaks, "Loop-Aware SLP in GCC" (GCC Summit 2007); Larsen and Amarasinghe, "Exploiting Superword Level
// Parallelism with Multimedia Instruction Sets" (PLDI 2000); Porpodas, Rocha and Góes, "Look-Ahead SLP" (CGO 2018).
package slp

import (
	"cmp"
	"slices"

	"rewrite/passes/analysis/cfg"
	"rewrite/passes/analysis/manager"
	"rewrite/passes/internal/edit"
	"rewrite/passes/internal/speculate"
	"rewrite/passes/ir"
	"rewrite/passes/ir/remark"
	"rewrite/passes/pass"
	"rewrite/passes/saturate"
	"rewrite/passes/target"
)

// Run vectorizes what stands beside each other in the blocks of a function. What other forms lanes have it asks other.
func Run(f *ir.Func, e *pass.Env, other *Forms) manager.Kept {
	if !concerned(f) {
		return manager.All
	}
	return run(f, e, other, (*work).block)
}

func run(f *ir.Func, e *pass.Env, other *Forms, block func(*work, *ir.Block)) manager.Kept {
	if f.Module.TypedPointers {
		return manager.All
	}
	say := e.Remarks(f)
	if f.Attrs.Has("noimplicitfloat") || target.LacksVectors(f) {
		say.Missed(nil, "nothing is vectorized in this function: it is not to use registers for vectors that it does not ask for")
		return manager.All
	}
	layout, err := f.Module.Layout()
	if err != nil {
		say.Missed(nil, "%v", err)
		return manager.All
	}
	judge := speculate.Mover(f, say)
	if judge == nil {
		return manager.All
	}
	m := memory{f: f, an: e.Of(f), judge: judge, layout: layout, costs: e.Target.Costs(f), llvm: e.Target.LLVM}
	w := &work{memory: m, other: other, say: say, asked: e.Asked(), gone: map[*ir.Value]*ir.Value{}, written: map[*cfg.Loop][]*ir.Value{}}
	for _, b := range w.an.Dom().ReversePostorder() {
		w.fuel, w.formFuel = max(leastOrder, orderPerInstruction*len(b.Instrs)), maxForms
		block(w, b)
	}
	if w.former != nil {
		other.giveBack(w.former)
	}
	if w.done == 0 {
		return manager.All
	}
	edit.Unused(w.gone, w.lost)
	edit.Done(f, w.gone)
	edit.EndRecords(f, w.an.Dom(), func(v *ir.Value) bool { return v.Block != nil && w.ordered[v.Block] && v.Op != ir.OpPhi })
	return manager.Shape
}

// concerned tells whether a block has two things that could be a seed.
func concerned(f *ir.Func) bool {
	for _, b := range f.Blocks {
		n := 0
		for _, v := range b.Instrs {
			switch {
			case pair(v):
				return true
			case v.Op == ir.OpStore, v.Op == ir.OpInsertElement, v.Op == ir.OpInsertValue, reduces(v):
				n++
			}
			if n == 2 {
				return true
			}
		}
	}
	return false
}

// work is the pass at work on a function.
type work struct {
	memory
	say   *remark.Remarks
	asked bool // somebody reads remarks

	order    []int64 // by Value.ID: a number that is higher than those of all before it in the block; see number
	numbered map[*ir.Block]bool
	member   []*node // by Value.ID: the bundle of the tree at hand that has it as a lane
	written  map[*cfg.Loop][]*ir.Value
	fuel     int // instructions that may still be put in order for the block

	accesses bool                     // no operations are vectorized
	shown    func(t *tree, done bool) // told of trees that are vectorized, or not worth it; nil for none
	other    *Forms
	former   *saturate.Worker // lent by other, once somebody asks
	forms    map[*ir.Value][]saturate.Form
	formsAt  int // done when these were found
	formFuel int // graphs that may still be made for the block

	gone    map[*ir.Value]*ir.Value // what was vectorized, and what stands for it
	lost    []*ir.Value             // what that was computed from
	ordered map[*ir.Block]bool      // blocks that are in another order than before
	done    int                     // trees that were vectorized
}

// orderPerInstruction bounds, for each instruction of a block, how many are looked at for an order that a tree needs: trees that
// lie beside each other need a few times as many as there are instructions, and each of those that reach over all of a block as many.
const (
	orderPerInstruction = 24
	leastOrder          = 1 << 12
)

// maxTurns bounds how often a block is gone through: what was vectorized may have been in the way of something else.
const maxTurns = 4

// block vectorizes from the seeds of a block.
func (w *work) block(b *ir.Block) {
	for range maxTurns {
		done := w.done
		w.stores(b)
		w.reductions(b)
		w.vectors(b)
		if w.done == done {
			return
		}
	}
}

// orderStep is how far the numbers of instructions behind each other are apart at first: so often may something be put between two of
// them, each time half way, before all of the block has to be numbered again.
const orderStep = 1 << 40

// number gives the instructions of a block numbers in their order, once.
func (w *work) number(b *ir.Block) {
	if w.numbered == nil {
		w.numbered, w.ordered = map[*ir.Block]bool{}, map[*ir.Block]bool{}
	}
	if !w.numbered[b] {
		w.numbered[b] = true
		w.renumber(b, 0, len(b.Instrs))
	}
}

// renumber numbers the instructions from one place of a block to another one between those around them.
func (w *work) renumber(b *ir.Block, from, to int) {
	if n := w.f.NumValues(); n > len(w.order) {
		w.order = append(w.order, make([]int64, n-len(w.order)+n/4)...)
	}
	low, step := int64(0), int64(orderStep)
	if from > 0 {
		low = w.order[b.Instrs[from-1].ID]
	}
	if to < len(b.Instrs) {
		step = (w.order[b.Instrs[to].ID] - low) / int64(to-from+1)
	}
	if step == 0 {
		from, to, low, step = 0, len(b.Instrs), 0, orderStep
	}
	for _, v := range b.Instrs[from:to] {
		low += step
		w.order[v.ID] = low
	}
}

// inOrder compares instructions of a block by which stands first.
func (w *work) inOrder(x, y *ir.Value) int { return cmp.Compare(w.order[x.ID], w.order[y.ID]) }

// at is the place of an instruction in its block.
func (w *work) at(v *ir.Value) int {
	i, _ := slices.BinarySearchFunc(v.Block.Instrs, v, w.inOrder)
	return i
}

// inTree is the bundle of the tree at hand that a value is a lane of, nil if there is none.
func (w *work) inTree(v *ir.Value) *node {
	if int(v.ID) < len(w.member) {
		return w.member[v.ID]
	}
	return nil
}
