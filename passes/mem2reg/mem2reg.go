// Package mem2reg puts memory slots into SSA form.
//
//	%x = alloca i32                        br i1 %c, label %t, label %j
//	store i32 1, ptr %x              t:    br label %j
//	br i1 %c, label %t, label %j     j:    %x.1 = phi i32 [ 1, %entry ], [ 2, %t ]
//	t: store i32 2, ptr %x                 ret i32 %x.1
//	   br label %j
//	j: %v = load i32, ptr %x
//	   ret i32 %v
//
// A slot is an alloca of one element that is only loaded from and stored to, as
// a whole, by its type, neither volatile nor atomic; lifetime markers do not
// count. Phis go to the iterated dominance frontier of the stores, where the
// slot is live (Cytron et al., "Efficiently Computing Static Single Assignment
// Form and the Control Dependence Graph", 1991; pruned as in Choi, Cytron and
// Ferrante, "Automatic Construction of Sparse Data Flow Evaluation Graphs",
// 1991), and one walk over the dominator tree gives each load the value that was
// stored last.
//
// What a slot holds before the first store is undef (LangRef, "alloca"). A phi of
// undef and a value is not that value, which may be poison (SEMANTICS 23): it
// stays. The facts that metadata of a load states (!range, !nonnull, !noundef)
// are given up: the load was undefined or poison where they did not hold.
//
// Records that declare a variable to live in a slot become records of its value
// at every store and phi. Slots that are parts of an aggregate are sroa's.
package mem2reg

import (
	"slices"

	"rewrite/passes/analysis/cfg"
	"rewrite/passes/analysis/dataflow"
	"rewrite/passes/analysis/manager"
	"rewrite/passes/ir"
	"rewrite/passes/pass"
)

// Run puts all slots of a function into SSA form.
func Run(f *ir.Func, e *pass.Env) manager.Kept {
	changed, say := false, e.Remarks(f)
	// Again, as the address of one may have been kept in another.
	for {
		slots := find(f)
		if len(slots) == 0 {
			break
		}
		Promote(e.Of(f), slots)
		for _, s := range slots {
			say.Applied(s, "this slot is now in SSA form")
		}
		changed = true
	}
	missed(f, say)
	return manager.Shape.If(changed)
}

// find lists the slots.
func find(f *ir.Func) (slots []*ir.Value) {
	for _, b := range f.Blocks {
		for _, v := range b.Instrs {
			if v.Op == ir.OpAlloca && dataflow.IsSlot(v) {
				slots = append(slots, v)
			}
		}
	}
	return slots
}

// missed tells of the allocas that look like variables and are none.
func missed(f *ir.Func, say *ir.Remarks) {
	for _, b := range f.Blocks {
		for _, v := range b.Instrs {
			switch {
			case v.Op != ir.OpAlloca:
			case v.Aux.(*ir.Alloca).Elem.IsFirstClass() && v.Aux.(*ir.Alloca).Elem.Kind != ir.StructKind && v.Aux.(*ir.Alloca).Elem.Kind != ir.ArrayKind:
				say.Missed(v, "this slot stays in memory: its address is taken, or it is not always accessed as a whole and by its type")
			}
		}
	}
}

// promotion is the work on all slots of a function at once.
type promotion struct {
	f        *ir.Func
	analyses *manager.Func
	slots    []*ir.Value
	slot     []int32             // by Value.ID: place in slots + 1, 0 for no slot
	phis     map[*ir.Value]int32 // the slot of each new phi
	dbg      [][]*ir.DbgRecord   // by slot: what declares it
	undef    []*ir.Value         // by slot
	gone     map[*ir.Value]*ir.Value
}

// Promote puts slots into SSA form and removes them. All of them must satisfy
// dataflow.IsSlot. It keeps the shape of the function.
func Promote(analyses *manager.Func, slots []*ir.Value) {
	f := analyses.Func()
	p := &promotion{f: f, analyses: analyses, slots: slots, slot: make([]int32, f.NumValues()), phis: map[*ir.Value]int32{},
		dbg: make([][]*ir.DbgRecord, len(slots)), undef: make([]*ir.Value, len(slots)), gone: map[*ir.Value]*ir.Value{}}
	for i, s := range slots {
		p.slot[s.ID] = int32(i + 1)
		p.undef[i] = f.Undef(s.Aux.(*ir.Alloca).Elem)
	}
	p.takeDeclarations()
	p.placePhis()
	p.rename()
	p.erase()
	f.MarkChanged()
	f.RepairDebug(func(v *ir.Value) *ir.Value { return p.gone[v] })
	analyses.Drop()
}

// of is the slot that a load or store accesses, -1 for none.
func (p *promotion) of(v *ir.Value) int {
	var at *ir.Value
	switch v.Op {
	case ir.OpLoad:
		at = v.Args[0]
	case ir.OpStore:
		at = v.Args[1]
	default:
		return -1
	}
	if int(at.ID) >= len(p.slot) {
		return -1
	}
	return int(p.slot[at.ID]) - 1
}

// placePhis puts empty phis where stores of a slot meet and it is live.
func (p *promotion) placePhis() {
	live := p.liveIn()
	frontiers := p.analyses.Frontiers()
	defs := make([][]*ir.Block, len(p.slots))
	tree := p.analyses.Dom()
	for _, b := range tree.ReversePostorder() {
		for _, v := range b.Instrs {
			s := -1
			if v.Op == ir.OpStore {
				s = p.of(v)
			} else if v.Op == ir.OpAlloca {
				s = int(p.slot[v.ID]) - 1 // undef, again in every round of a loop
			}
			if n := max(s, 0); s >= 0 && (len(defs[n]) == 0 || defs[n][len(defs[n])-1] != b) {
				defs[n] = append(defs[n], b)
			}
		}
	}
	newPhis := make([][]*ir.Value, len(p.f.Blocks))
	for i, s := range p.slots {
		if len(defs[i]) < 2 && !cyclic(tree, defs[i]) {
			continue // what one definition reaches it dominates, or is undef
		}
		for _, b := range cfg.Iterated(p.f, frontiers, defs[i]) {
			if live[b.ID].Has(i) {
				phi := p.f.NewInstr(ir.OpPhi, s.Aux.(*ir.Alloca).Elem)
				phi.Block = b
				p.phis[phi] = int32(i)
				newPhis[b.ID] = append(newPhis[b.ID], phi)
			}
		}
	}
	for i, phis := range newPhis {
		if len(phis) > 0 {
			b := p.f.Blocks[i]
			b.Instrs = append(phis, b.Instrs...)
		}
	}
}

// cyclic tells that a slot is not in the entry block: its only definition may be
// met again after a way around.
func cyclic(tree *ir.DomTree, defs []*ir.Block) bool {
	return len(defs) == 1 && tree.Idom(defs[0]) != nil
}

// liveIn solves at the start of which blocks slots are live: may be loaded from
// before they are stored to.
func (p *promotion) liveIn() []dataflow.Set {
	problem := &dataflow.Problem{
		Direction: dataflow.Backward,
		Meet:      dataflow.Union,
		Universe:  len(p.slots),
		Transfer: func(b *ir.Block, s dataflow.Set) {
			for i := len(b.Instrs) - 1; i >= 0; i-- {
				switch v := b.Instrs[i]; v.Op {
				case ir.OpLoad:
					if k := p.of(v); k >= 0 {
						s.Add(k)
					}
				case ir.OpStore:
					if k := p.of(v); k >= 0 {
						s.Remove(k)
					}
				case ir.OpAlloca:
					if k := p.slot[v.ID]; k > 0 {
						s.Remove(int(k - 1))
					}
				}
			}
		},
	}
	return problem.Solve(p.f).In
}

// rename walks the dominator tree with the value that each slot has.
func (p *promotion) rename() {
	tree := p.analyses.Dom()
	now := append([]*ir.Value(nil), p.undef...)
	type change struct {
		slot int
		old  *ir.Value
	}
	var undo []change
	set := func(slot int, v *ir.Value) {
		undo = append(undo, change{slot, now[slot]})
		now[slot] = v
	}
	type frame struct {
		b    *ir.Block // nil: take the changes back
		undo int
	}
	for stack := []frame{{b: p.f.Entry()}}; len(stack) > 0; {
		top := stack[len(stack)-1]
		stack = stack[:len(stack)-1]
		if top.b == nil {
			for len(undo) > top.undo {
				last := undo[len(undo)-1]
				undo = undo[:len(undo)-1]
				now[last.slot] = last.old
			}
			continue
		}
		stack = append(stack, frame{undo: len(undo)})
		for i, v := range top.b.Instrs {
			if v.Op == ir.OpPhi {
				if s, ok := p.phis[v]; ok {
					set(int(s), v)
					p.tell(int(s), v, firstOrdinary(top.b))
				}
				continue
			}
			s := p.of(v)
			switch {
			case s < 0 && v.Op == ir.OpAlloca && p.slot[v.ID] > 0:
				set(int(p.slot[v.ID])-1, p.undef[p.slot[v.ID]-1])
			case s < 0:
			case v.Op == ir.OpLoad:
				p.gone[v] = now[s]
				v.ReplaceAllUses(now[s])
			default:
				set(s, v.Args[0])
				p.tell(s, v.Args[0], top.b.Instrs[i+1])
			}
		}
		// One entry for each edge, parallel ones included.
		for _, succ := range top.b.Succs() {
			for _, phi := range succ.Phis() {
				if s, ok := p.phis[phi]; ok {
					phi.AddArg(now[s])
					phi.Targets = append(phi.Targets, top.b)
				}
			}
		}
		for _, b := range slices.Backward(tree.Children(top.b)) {
			stack = append(stack, frame{b: b})
		}
	}
	// What is never executed: edges that phis need a value for, and loads.
	for _, b := range p.f.Blocks {
		if tree.Reachable(b) {
			continue
		}
		for _, v := range b.Instrs {
			if s := p.of(v); s >= 0 && v.Op == ir.OpLoad {
				v.ReplaceAllUses(p.undef[s])
			}
		}
		for _, succ := range b.Succs() {
			for _, phi := range succ.Phis() {
				if s, ok := p.phis[phi]; ok {
					phi.AddArg(p.f.Poison(p.undef[s].Type))
					phi.Targets = append(phi.Targets, b)
				}
			}
		}
	}
}

// firstOrdinary is the first instruction of a block that is no phi.
func firstOrdinary(b *ir.Block) *ir.Value { return b.Instrs[len(b.Phis())] }

// erase removes the slots and all accesses to them.
func (p *promotion) erase() {
	var markers []*ir.Value
	for _, s := range p.slots {
		markers = dataflow.Markers(s, markers)
		markers = dataflow.DropAssumptions(s, markers)
	}
	for _, v := range markers {
		p.gone[v] = nil
	}
	for _, b := range p.f.Blocks {
		b.EraseIf(func(v *ir.Value) bool {
			if _, ok := p.gone[v]; ok {
				return true
			}
			return p.of(v) >= 0 || v.Op == ir.OpAlloca && p.slot[v.ID] > 0
		})
	}
}

// takeDeclarations takes the records out that declare a variable to live in a slot.
func (p *promotion) takeDeclarations() {
	for _, b := range p.f.Blocks {
		for _, v := range b.Instrs {
			for link := &v.Dbg; *link != nil; {
				r := *link
				if s := p.declared(r); s >= 0 {
					p.dbg[s] = append(p.dbg[s], r)
					*link = r.Next
				} else {
					link = &r.Next
				}
			}
		}
	}
}

func (p *promotion) declared(r *ir.DbgRecord) int {
	if r.Kind != "declare" || len(r.Args.Parts) == 0 || r.Args.Parts[0].Value == nil {
		return -1
	}
	if id := r.Args.Parts[0].Value.ID; r.Args.Parts[0].Value.Op == ir.OpAlloca && int(id) < len(p.slot) {
		return int(p.slot[id]) - 1
	}
	return -1
}

// tell records before an instruction that the variables of a slot have a value.
func (p *promotion) tell(slot int, v, before *ir.Value) {
	for i := len(p.dbg[slot]) - 1; i >= 0; i-- {
		parts := append([]ir.MDPart(nil), p.dbg[slot][i].Args.Parts...)
		parts[0].Value = v
		before.Dbg = &ir.DbgRecord{Kind: "value", Args: ir.MDText{Parts: parts}, Next: before.Dbg}
	}
}
