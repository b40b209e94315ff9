package dataflow

import (
	"rewrite/passes/analysis/memory"
	"rewrite/passes/ir"
)

// Reaching tells which definitions of memory slots reach: which stores a load
// of the slot may read from. Aho, Lam, Sethi, Ullman, section 9.2.4.
//
// A slot is an alloca that is only loaded from and stored to, whole; see
// memory.IsSlot. Its definitions are the alloca itself, which leaves it undefined, and
// the stores. Each kills the others.
type Reaching struct {
	Defs  []*ir.Value // the universe: allocas and stores, in the order of the function
	Slots []*ir.Value // the allocas
	*Solution
	def  []int32 // by Value.ID: place in Defs, -1 for none
	kill []Set   // by Value.ID of the slot: all its definitions
}

// ReachingDefinitions solves reaching definitions.
func ReachingDefinitions(f *ir.Func) *Reaching {
	r := &Reaching{def: make([]int32, f.NumValues()), kill: make([]Set, f.NumValues())}
	slot := make([]bool, f.NumValues())
	for i := range r.def {
		r.def[i] = -1
	}
	for _, b := range f.Blocks {
		for _, v := range b.Instrs {
			if v.Op == ir.OpAlloca && memory.IsSlot(v) {
				slot[v.ID] = true
				r.Slots = append(r.Slots, v)
			}
		}
	}
	for _, b := range f.Blocks {
		for _, v := range b.Instrs {
			if s := slotOf(v); s != nil && slot[s.ID] {
				r.def[v.ID] = int32(len(r.Defs))
				r.Defs = append(r.Defs, v)
			}
		}
	}
	for i, v := range r.Defs {
		s := slotOf(v)
		if r.kill[s.ID] == nil {
			r.kill[s.ID] = NewSet(len(r.Defs))
		}
		r.kill[s.ID].Add(i)
	}
	r.Solution = r.problem().Solve(f)
	return r
}

// slotOf is the slot that an instruction would define, nil if it is none.
func slotOf(v *ir.Value) *ir.Value {
	switch v.Op {
	case ir.OpAlloca:
		return v
	case ir.OpStore:
		return v.Args[1]
	}
	return nil
}

func (r *Reaching) problem() *Problem {
	return &Problem{
		Direction: Forward,
		Meet:      Union,
		Universe:  len(r.Defs),
		Transfer: func(b *ir.Block, s Set) {
			for _, v := range b.Instrs {
				r.Step(v, s)
			}
		},
	}
}

// Step turns the definitions that reach an instruction into those behind it.
func (r *Reaching) Step(v *ir.Value, s Set) {
	if i := r.def[v.ID]; i >= 0 {
		s.Minus(r.kill[slotOf(v).ID])
		s.Add(int(i))
	}
}
