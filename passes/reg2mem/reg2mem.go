// Package reg2mem takes a function out of SSA form: phis become memory slots.
//
//	loop: %a = phi i32 [ 0, %entry ], [ %b, %loop ]     entry: store i32 0, ptr %s; store i32 1, ptr %t
//	      %b = phi i32 [ 1, %entry ], [ %a, %loop ]     loop:  %a = load i32, ptr %s
//	      br i1 %c, label %loop, label %exit                   %b = load i32, ptr %t
//	                                                           br i1 %c, label %back, label %exit
//	                                                    back:  store i32 %b, ptr %s; store i32 %a, ptr %t
//
// A phi is a load at the start of its block, and a store on each edge to it: at
// the end of the block that the edge comes from, or in a block of its own on the
// edge if that block has other ways on (critical edges among them).
//
// The phis of a block are read at once (the swap problem): all loads of a block
// come before the stores on the edges that leave it, and what is stored are the
// values that were loaded. A phi may be used behind the point where it gets its
// next value (the lost-copy problem): such uses have the value that was loaded,
// and the slot may go on. Briggs, Cooper, Harvey and Simpson, "Practical
// Improvements to the Construction and Destruction of Static Single Assignment
// Form" (1998), name both.
//
// Copies are coalesced: a phi that is an operand of another one shares its slot if
// no phi of the one slot is live where one of the other is defined (Sreedhar, Ju,
// Gillies and Santhanam, "Translating Out of Static Single Assignment Form", 1999).
// Then the slot holds the operand already, and nothing is stored on the edge.
//
// Edges that cannot be split (unwinding ones, those of indirectbr and callbr) have
// their stores before the terminator; the phis there share no slots. Phis stay
// where there is no place for a load or store: around catchswitch, and of what an
// edge that cannot be split defines itself.
package reg2mem

import (
	"slices"

	"rewrite/passes/analysis/dataflow"
	"rewrite/passes/analysis/manager"
	"rewrite/passes/internal/edit"
	"rewrite/passes/ir"
	"rewrite/passes/pass"
)

// Run replaces the phis of a function by slots.
func Run(f *ir.Func, e *pass.Env) manager.Kept {
	say := e.Remarks(f)
	if len(f.Blocks) == 0 {
		return manager.All
	}
	l, err := f.Module.Layout()
	if err != nil {
		say.Missed(nil, "%v", err)
		return manager.All
	}
	w := &work{f: f, space: l.AllocaSpace, alone: map[*ir.Value]bool{}, web: map[*ir.Value]*web{}}
	for _, b := range f.Blocks {
		for _, phi := range b.Phis() {
			if why := w.fits(phi); why != "" {
				say.Missed(phi, "this phi stays: %s", why)
				continue
			}
			w.phis = append(w.phis, phi)
			w.web[phi] = &web{phis: []*ir.Value{phi}}
		}
	}
	if len(w.phis) == 0 {
		return manager.All
	}
	w.splitEdges()
	w.coalesce()
	for _, phi := range w.phis {
		say.Applied(phi, "this phi is now a slot")
	}
	w.replace()
	return manager.None
}

// work is the state of one run.
type work struct {
	f     *ir.Func
	space uint32      // of allocas
	phis  []*ir.Value // in the order of the function
	alone map[*ir.Value]bool
	web   map[*ir.Value]*web
}

// A web is phis that share a slot.
type web struct {
	phis []*ir.Value
	slot *ir.Value
}

// maxWeb bounds the phis that share a slot: each is compared with each.
const maxWeb = 64

// packed tells whether a type holds vectors whose lanes are not whole bytes.
func packed(t *ir.Type) bool {
	switch t.Kind {
	case ir.VectorKind:
		return t.Elem.IsInt() && t.Elem.Bits%8 != 0
	case ir.ArrayKind:
		return packed(t.Elem)
	case ir.StructKind:
		return slices.ContainsFunc(t.Fields, packed)
	}
	return false
}

// fits tells why a phi cannot be a slot, "" if it can.
func (w *work) fits(phi *ir.Value) string {
	switch phi.Type.Kind {
	case ir.TokenKind, ir.TargetKind, ir.X86AMXKind, ir.LabelKind, ir.MetadataKind:
		return "values of its type are not stored: " + phi.Type.String()
	}
	if packed(phi.Type) {
		return "the lanes of " + phi.Type.String() + " share bytes in memory, where poison in one is poison in others"
	}
	if firstOrdinary(phi.Block).Op == ir.OpCatchSwitch {
		return "nothing can be loaded in a block of a catchswitch"
	}
	for i, p := range phi.Targets {
		t := p.Terminator()
		if t.Op == ir.OpCatchSwitch {
			return "nothing can be stored in a block of a catchswitch"
		}
		for k, s := range t.Targets {
			if s == phi.Block && phi.Args[i] == t && edit.CannotSplitEdge(t, k) != "" {
				return "an edge that cannot be split defines the value"
			}
			if s == phi.Block && edit.CannotSplitEdge(t, k) != "" && branches(t) {
				w.alone[phi] = true
			}
		}
	}
	return ""
}

// branches tells whether a terminator has more than one block to go to.
func branches(t *ir.Value) bool {
	for _, s := range t.Targets {
		if s != t.Targets[0] {
			return true
		}
	}
	return false
}

// splitEdges puts blocks on the edges to phis that come from where there are
// other ways on.
func (w *work) splitEdges() {
	has := map[*ir.Block]bool{}
	for _, phi := range w.phis {
		has[phi.Block] = true
	}
	latches := edit.FindLatches(w.f)
	for _, b := range append([]*ir.Block(nil), w.f.Blocks...) {
		t := b.Terminator()
		if !branches(t) {
			continue
		}
		for i, s := range t.Targets {
			if has[s] && edit.CannotSplitEdge(t, i) == "" {
				latches.Split(b, edit.SplitEdge(nil, b, i), s)
			}
		}
	}
}

// coalesce finds the phis that share slots.
func (w *work) coalesce() {
	live := dataflow.LiveValues(w.f)
	// liveAt: p is live where q is defined, which is on the edges to its block.
	liveAt := func(p, q *ir.Value) bool {
		return p.Block == q.Block || live.In[q.Block.ID].Has(live.Number(p))
	}
	apart := func(a, b *web) bool {
		for _, p := range a.phis {
			for _, q := range b.phis {
				if liveAt(p, q) || liveAt(q, p) {
					return false
				}
			}
		}
		return true
	}
	for _, phi := range w.phis {
		for _, x := range phi.Args {
			a, b := w.web[phi], w.web[x]
			if b == nil || a == b || x.Type != phi.Type || w.alone[phi] || w.alone[x] || len(a.phis)+len(b.phis) > maxWeb || !apart(a, b) {
				continue
			}
			for _, q := range b.phis {
				w.web[q] = a
			}
			a.phis = append(a.phis, b.phis...)
		}
	}
}

// replace makes the slots, the loads and the stores, and removes the phis.
func (w *work) replace() {
	var slots []*ir.Value
	for _, phi := range w.phis {
		web := w.web[phi]
		if web.slot == nil {
			web.slot = w.f.NewInstr(ir.OpAlloca, w.pointer(phi.Type), w.f.Int(ir.I32, 1))
			web.slot.Aux = &ir.Alloca{Elem: phi.Type}
			slots = append(slots, web.slot)
		}
	}
	gone := map[*ir.Value]*ir.Value{}
	for _, phi := range w.phis {
		slot := w.web[phi].slot
		stored := map[*ir.Block]bool{} // parallel edges bring one value
		for i, p := range phi.Targets {
			x := phi.Args[i]
			switch {
			case stored[p], x.Op == ir.OpUndef, x.Op == ir.OpPoison:
				continue // any value will do for undef and poison
			case !w.alone[phi] && (x == phi || w.web[x] != nil && w.web[x].slot == slot):
				continue // it is there
			}
			stored[p] = true
			store := w.f.NewInstr(ir.OpStore, ir.Void, x, slot)
			store.Aux = ir.PlainMem(0)
			store.Pos = phi.Pos
			p.InsertAt(len(p.Instrs)-1, store)
		}
	}
	heads := map[*ir.Block][]*ir.Value{}
	for _, phi := range w.phis {
		load := w.f.NewInstr(ir.OpLoad, phi.Type, w.web[phi].slot)
		load.Aux = ir.PlainMem(0)
		load.Name, load.Pos = phi.Name, phi.Pos
		load.Meta = phi.Meta.Keep(func(kind string) bool { return kind == "dbg" })
		load.Block = phi.Block
		phi.ReplaceAllUses(load)
		gone[phi] = load
		heads[phi.Block] = append(heads[phi.Block], load)
	}
	for _, b := range w.f.Blocks {
		loads := heads[b]
		if len(loads) == 0 {
			continue
		}
		b.EraseIf(func(v *ir.Value) bool { return gone[v] != nil })
		at := len(b.Phis())
		if op := b.Instrs[at].Op; op == ir.OpLandingPad || op == ir.OpCatchPad || op == ir.OpCleanupPad {
			at++ // it comes first in its block
		}
		b.Instrs = append(b.Instrs[:at:at], append(loads, b.Instrs[at:]...)...)
	}
	entry := w.f.Entry()
	for _, s := range slots {
		s.Block = entry
	}
	entry.Instrs = append(slots, entry.Instrs...)
	edit.Done(w.f, gone)
}

// pointer is the type of a slot's address.
func (w *work) pointer(elem *ir.Type) *ir.Type {
	types := &w.f.Module.Types
	if w.f.Module.TypedPointers {
		return types.TypedPointer(elem, w.space)
	}
	return types.Pointer(w.space)
}

// firstOrdinary is the first instruction of a block that is no phi.
func firstOrdinary(b *ir.Block) *ir.Value { return b.Instrs[len(b.Phis())] }
