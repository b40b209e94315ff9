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
// count. Each load gets the value that was stored last, by phis where several were:
// edit.Variables tells how.
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
	"rewrite/passes/analysis/dataflow"
	"rewrite/passes/analysis/manager"
	"rewrite/passes/analysis/memory"
	"rewrite/passes/internal/edit"
	"rewrite/passes/ir"
	"rewrite/passes/ir/remark"
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
			if v.Op == ir.OpAlloca && memory.IsSlot(v) {
				slots = append(slots, v)
			}
		}
	}
	return slots
}

// missed tells of the allocas that look like variables and are none.
func missed(f *ir.Func, say *remark.Remarks) {
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
	slot     []int32           // by Value.ID: place in slots + 1, 0 for no slot
	vars     *edit.Variables   // by slot: what is in it
	dbg      [][]*ir.DbgRecord // by slot: what declares it
	undef    []*ir.Value       // by slot
	gone     map[*ir.Value]*ir.Value
}

// Promote puts slots into SSA form and removes them. All of them must satisfy
// memory.IsSlot. It keeps the shape of the function.
func Promote(analyses *manager.Func, slots []*ir.Value) {
	f := analyses.Func()
	p := &promotion{f: f, analyses: analyses, slots: slots, slot: make([]int32, f.NumValues()),
		dbg: make([][]*ir.DbgRecord, len(slots)), undef: make([]*ir.Value, len(slots)), gone: map[*ir.Value]*ir.Value{}}
	for i, s := range slots {
		p.slot[s.ID] = int32(i + 1)
		p.undef[i] = f.Undef(s.Aux.(*ir.Alloca).Elem)
	}
	p.vars = edit.NewVariables(analyses, p.undef)
	p.takeDeclarations()
	p.placePhis()
	p.rename()
	p.erase()
	edit.Done(f, p.gone)
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
	defs := make([][]*ir.Block, len(p.slots))
	for _, b := range p.analyses.Dom().ReversePostorder() {
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
	p.vars.PlacePhis(defs, func(b *ir.Block, slot int) bool { return live[b.ID].Has(slot) })
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

// rename gives each load the value that its slot has.
func (p *promotion) rename() {
	p.vars.Rename(func(b *ir.Block, now []*ir.Value, set func(slot int, v *ir.Value)) {
		for i, v := range b.Instrs {
			if v.Op == ir.OpPhi {
				if s, ok := p.vars.Of(v); ok {
					set(s, v)
					p.tell(s, v, firstOrdinary(b))
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
				p.tell(s, v.Args[0], b.Instrs[i+1])
			}
		}
	})
	tree := p.analyses.Dom()
	for _, b := range p.f.Blocks {
		for _, v := range b.Instrs {
			if s := p.of(v); s >= 0 && v.Op == ir.OpLoad && !tree.Reachable(b) { // it is never executed
				v.ReplaceAllUses(p.undef[s])
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
		markers = memory.Markers(s, markers)
		markers = edit.DropAssumptions(s, markers)
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
