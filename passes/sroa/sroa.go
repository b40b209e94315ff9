// Package sroa replaces aggregates in memory by their scalar parts.
//
//	%p = alloca { i32, float }                      %p.0 = alloca i32
//	%f = getelementptr i8, ptr %p, i64 4            %p.4 = alloca float
//	store i32 %x, ptr %p                            store i32 %x, ptr %p.0
//	call void @llvm.memcpy(ptr %q, ptr %p, i64 8)   store i32 %x, ptr %q; load, store for the rest
//	%y = load float, ptr %f                         %y = load float, ptr %p.4
//
// and the parts are then put into SSA form, as is every other slot: mem2reg is a
// part of this pass.
//
//	access.go     what accesses an alloca, and where, if its address stays here
//	partition.go  loads and stores that overlap form partitions; the type of each
//	rewrite.go    each partition is an alloca of its own, accesses go to these
//	memory.go     the accesses, as values of the type of a partition
//	lanes.go      those of some lanes of a vector
//	debug.go      a declared variable becomes fragments
//
// It is the pass that Muchnick describes ("Advanced Compiler Design and
// Implementation", 1997, section 12.2) with the slices and partitions of LLVM's.
//
// # What a partition may be
//
// A value of one type is poison as a whole, where memory is so byte by byte, and
// only memory keeps the provenance of a pointer whose bytes are copied
// (SEMANTICS 19, 23). So a partition is a value only if that cannot be told:
//
//   - All accesses are of one type, or of several of a size that bits can be cast
//     between; vectors then by their smallest lanes, since each lane has a poison
//     of its own. Integers are not cast to pointers, nor back.
//   - Or one is of a vector, and the others are of some of its lanes, or of parts of these: it is a vector of lanes that are no larger
//     than any access, then.
//   - Or they overlap in part, and all are scalar integers and floats: the
//     partition is an integer, and a store of a part merges the part into what is
//     there. Both are frozen: neither may make the other poison.
//   - What memcpy brings in is loaded as one value, so it must be read as one
//     value only: neither in parts smaller than a lane, nor merged with such, nor
//     copied out again, unless it is numbers from constant memory.
//     What is copied out is stored as one value: it came in as one.
//
// Other partitions stay in memory, in allocas of their own. Nobody reads what is
// in some, such as padding that is copied along: writes to these go. An alloca
// none of whose partitions becomes a value or goes stays as it is.
package sroa

import (
	"rewrite/passes/analysis/content"
	"rewrite/passes/analysis/manager"
	"rewrite/passes/analysis/memory"
	"rewrite/passes/internal/edit"
	"rewrite/passes/ir"
	"rewrite/passes/ir/remark"
	"rewrite/passes/mem2reg"
	"rewrite/passes/pass"
)

// maxRounds bounds how often all allocas are looked at again since promotion
// showed what addresses are. A slot less is there after each round.
const maxRounds = 100

// Run splits the aggregates of a function and puts what it can into SSA form.
func Run(f *ir.Func, e *pass.Env) manager.Kept {
	changed, say := false, e.Remarks(f)
	if len(f.Blocks) == 0 {
		return manager.All
	}
	l, err := f.Module.Layout()
	if err != nil {
		say.Missed(nil, "%v", err)
		return manager.All
	}
	w := &work{f: f, l: l, constants: content.Of(l), say: say, analyses: e.Of(f)}
	for round := 0; w.round(); round++ {
		changed = true
		if round == maxRounds {
			say.Missed(nil, "stopped after %d rounds", maxRounds)
			break
		}
	}
	for _, v := range w.allocas() {
		if why := w.missed[v]; why != "" && v.Pos != 0 {
			say.Missed(v, "%s", why)
		}
	}
	return manager.Shape.If(changed)
}

// work is the state of one run.
type work struct {
	f         *ir.Func
	l         *ir.Layout
	constants *content.Memory
	analyses  *manager.Func
	say       *remark.Remarks
	missed    map[*ir.Value]string // why an alloca stays

	// Of a round:
	queue  []*ir.Value                // allocas to look at
	queued map[*ir.Value]bool         // which of them are in the queue
	before map[*ir.Value][]*ir.Value  // new instructions, by what they go before
	gone   map[*ir.Value]*ir.Value    // what goes, and its value or nil
	parts  map[*ir.Value][]*partition // of allocas that were split
}

// round splits all allocas and promotes all slots once.
func (w *work) round() (changed bool) {
	w.missed, w.queued = map[*ir.Value]string{}, map[*ir.Value]bool{}
	w.before, w.gone, w.parts = map[*ir.Value][]*ir.Value{}, map[*ir.Value]*ir.Value{}, map[*ir.Value][]*partition{}
	for _, v := range w.allocas() {
		w.enqueue(v)
	}
	for i := 0; i < len(w.queue); i++ { // rewriting one may help another
		v := w.queue[i]
		delete(w.queued, v)
		if _, gone := w.gone[v]; !gone && !memory.IsSlot(v) {
			w.split(v)
		}
	}
	w.queue = w.queue[:0]
	if len(w.gone) > 0 {
		w.commit()
		changed = true
	}
	var slots []*ir.Value
	for _, v := range w.allocas() {
		if memory.IsSlot(v) {
			slots = append(slots, v)
		}
	}
	if len(slots) == 0 {
		return changed
	}
	for _, v := range slots {
		if v.Pos != 0 {
			w.say.Applied(v, "this slot is now in SSA form")
		}
	}
	mem2reg.Promote(w.analyses, slots)
	return true
}

// allocas are the allocas of the function.
func (w *work) allocas() (list []*ir.Value) {
	for _, b := range w.f.Blocks {
		for _, v := range b.Instrs {
			if v.Op == ir.OpAlloca {
				list = append(list, v)
			}
		}
	}
	return list
}

func (w *work) enqueue(v *ir.Value) {
	if !w.queued[v] {
		w.queued[v] = true
		w.queue = append(w.queue, v)
	}
}

// insert puts a new instruction before another one, behind those that were put
// there already. It stands in the block only after commit.
func (w *work) insert(v, at *ir.Value) *ir.Value {
	v.Block, v.Pos = at.Block, at.Pos
	w.before[at] = append(w.before[at], v)
	return v
}

// commit puts the new instructions into the blocks and takes out those that go.
func (w *work) commit() {
	w.declare()
	var list []*ir.Value
	var emit func(v *ir.Value)
	emit = func(v *ir.Value) {
		for _, x := range w.before[v] { // what is new may have been replaced in its turn
			emit(x)
		}
		list = append(list, v)
	}
	for _, b := range w.f.Blocks {
		list = nil
		for _, v := range b.Instrs {
			emit(v)
		}
		if len(list) > len(b.Instrs) {
			b.Instrs = list
		}
	}
	edit.Done(w.f, w.gone)
}

// erase makes an instruction go; its uses get the value, nil if it has none.
func (w *work) erase(v, now *ir.Value) {
	if now != nil {
		v.ReplaceAllUses(now)
	}
	w.gone[v] = now
}
