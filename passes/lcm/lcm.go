// Package lcm puts the instructions of a block into an order in which fewer values are live at a time: local code motion.
//
//	%a = load i32, ptr %p                      %b = load i32, ptr %q
//	%b = load i32, ptr %q                      %c = load i32, ptr %r
//	%c = load i32, ptr %r                      %m = mul i32 %b, %c
//	%m = mul i32 %b, %c                        store i32 %m, ptr %s
//	store i32 %m, ptr %s                       %a = load i32, ptr %p
//	%s = add i32 %a, 1                         %s = add i32 %a, 1
//
// What has an effect stays in its order. All other operations are computed in front of the first instruction that needs them; of
// several operands the one is computed first that takes the most registers (order.go). A load comes at the latest where something may write what it reads.
// So an operation with one use stands right in front of it, and none comes in front of an effect that it stood behind.
//
// A block gets another order only if by it no more values are live at any time, of integers and addresses, of floats, and of vectors each, and fewer at some time or for
// shorter (pressure.go). What is live in all of the block does not count. Which values of other blocks end in it must be known for that (ends.go).
//
// Debug records stay in front of the effect that they are before. One that names a value that is computed only behind it says
// that the variable is not known.
//
// Left to others: other blocks (gcm), what is computed twice (cse), instructions and registers of a machine (LLVM's schedulers).
//
// Sethi and Ullman, "The Generation of Optimal Code for Arithmetic Expressions" (1970).
package lcm

import (
	"slices"

	"rewrite/passes/analysis/manager"
	"rewrite/passes/analysis/memssa"
	"rewrite/passes/internal/edit"
	"rewrite/passes/internal/speculate"
	"rewrite/passes/ir"
	"rewrite/passes/ir/remark"
	"rewrite/passes/pass"
)

// Run puts the instructions of each block of a function into order.
func Run(f *ir.Func, e *pass.Env) manager.Kept {
	say := e.Remarks(f)
	judge := speculate.Mover(f, say)
	if judge == nil {
		return manager.All
	}
	w := &work{f: f, say: say, an: e.Of(f), judge: judge, named: speculate.Named(f), local: make([]int32, f.NumValues())}
	w.findEnds()
	kept := manager.All
	ordered := make([]bool, len(f.Blocks))
	for _, b := range w.an.Dom().ReversePostorder() { // what is never reached may use values in front of where they are made
		if w.block(b) {
			ordered[b.ID] = true
			kept &= manager.Shape | manager.Memory
			if slices.ContainsFunc(b.Instrs, func(v *ir.Value) bool { return v.Op == ir.OpLoad }) {
				kept &^= manager.Memory // it has loads where they were
			}
		}
	}
	if kept == manager.All {
		return kept
	}
	edit.EndRecords(f, w.an.Dom(), func(v *ir.Value) bool { return v.Block != nil && ordered[v.Block.ID] && v.Op != ir.OpPhi })
	f.MarkChanged()
	return kept
}

type work struct {
	f     *ir.Func
	say   *remark.Remarks
	an    *manager.Func
	mem   *memssa.SSA // once a load asks
	judge *speculate.Judge
	named []bool // by Value.ID: a metadata operand of a call names it

	ends    [][]*ir.Value // by Block.ID: values of other blocks that are used in it and not live at its end
	unclear []bool        // by Block.ID: it is not known which

	local []int32 // by Value.ID: place among the values that are looked at in a block, from 1; 0 for others
}

// maxRounds bounds how often a block is put into a better order than the one before.
const maxRounds = 8

// block puts a block into the best order that is found, and tells whether it is another one than before.
func (w *work) block(b *ir.Block) (changed bool) {
	if len(b.Instrs)-len(b.Phis()) < 4 || w.unclear[b.ID] {
		return false
	}
	s := w.newSchedule(b)
	defer s.close()
	if !s.moves {
		return false
	}
	now := b.Instrs
	pressure := s.pressure(now)
	first := pressure
	for range maxRounds {
		better := false
		for _, late := range [...]bool{false, true} {
			order := s.order(now, late)
			if slices.Equal(order, now) {
				continue
			}
			if p := s.pressure(order); p.below(pressure) {
				now, pressure, better = order, p, true
			}
		}
		if !better {
			break
		}
		changed = true
	}
	if changed {
		w.say.Applied(now[len(b.Phis())], "this block is in another order: at most %d values of it are live at a time, where %d were", pressure.most(), first.most())
		w.put(s, now)
	}
	return changed
}

// put gives a block its instructions in another order. Debug records go to the next anchor.
func (w *work) put(s *schedule, now []*ir.Value) {
	var first, last *ir.DbgRecord
	for _, v := range s.b.Instrs {
		if r := v.Dbg; r != nil && s.free[w.local[v.ID]] {
			if first == nil {
				first = r
			} else {
				last.Next = r
			}
			for last = r; last.Next != nil; {
				last = last.Next
			}
			v.Dbg = nil
		}
		if first != nil && !s.free[w.local[v.ID]] {
			v.PrependDbg(first)
			first = nil
		}
	}
	s.b.Instrs = now
}
