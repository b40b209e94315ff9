package simplifycfg

import (
	"slices"

	"rewrite/passes/internal/edit"
	"rewrite/passes/ir"
)

// terminator simplifies how a block ends.
func (w *work) terminator(b *ir.Block) bool {
	t := b.Terminator()
	switch t.Op {
	case ir.OpBr:
		return len(t.Targets) == 2 && w.branch(b, t)
	case ir.OpSwitch:
		return w.switchInst(b, t)
	case ir.OpUnreachable:
		return w.beforeUnreachable(b)
	}
	return false
}

// branch simplifies a conditional branch.
func (w *work) branch(b *ir.Block, t *ir.Value) bool {
	yes, no := t.Targets[0], t.Targets[1]
	switch c := t.Args[0]; {
	case yes == no:
		w.say.Applied(t, "both ways of this branch lead to one block")
		w.jump(b, yes)
		return true
	case c.Op == ir.OpInt:
		to := no
		if c.Bits == 1 {
			to = yes
		}
		w.say.Applied(t, "this branch always goes one way")
		w.jump(b, to)
		return true
	case c.Op == ir.OpUndef || c.Op == ir.OpPoison:
		w.say.Applied(t, "this branches on %s, which is undefined behaviour", c.Op)
		edit.Stop(b)
		return true
	}
	if truth, known := w.implied(t.Args[0], b); known {
		to := no
		if truth {
			to = yes
		}
		w.say.Applied(t, "this branch goes the way that one before decides")
		w.jump(b, to)
		return true
	}
	for i, x := range t.Targets {
		if impossible(x) {
			w.say.Applied(t, "this branch goes one way, as the other is never taken")
			w.jump(b, t.Targets[1-i])
			return true
		}
	}
	return false
}

// jump makes a block go one way only. What it decided by goes too, if it was for
// that alone.
func (w *work) jump(b, to *ir.Block) {
	var by *ir.Value
	if t := b.Terminator(); len(t.Args) > 0 {
		by = t.Args[0]
	}
	edit.Jump(b, to)
	w.drop(by)
}

// drop removes what nothing uses any more, and what is unused then.
func (w *work) drop(v *ir.Value) {
	for list := []*ir.Value{v}; len(list) > 0; {
		v := list[len(list)-1]
		list = list[:len(list)-1]
		if v == nil || v.Block == nil || v.Op == ir.OpInvalid || v.NumUses() > 0 || !v.Removable() {
			continue
		}
		list = append(list, v.Args...)
		v.Erase()
		w.gone[v] = nil
	}
}

// impossible tells whether a block is unreachable at once.
func impossible(b *ir.Block) bool { return b.Instrs[0].Op == ir.OpUnreachable }

// switchInst simplifies a switch: Targets[0] is the default, Args[i] the constant
// for Targets[i].
func (w *work) switchInst(b *ir.Block, t *ir.Value) bool {
	c := t.Args[0]
	switch {
	case c.Op == ir.OpInt:
		w.say.Applied(t, "this switch always goes one way")
		w.jump(b, taken(t, c))
		return true
	case c.Op == ir.OpSelect && c.Args[1].Op == ir.OpInt && c.Args[2].Op == ir.OpInt:
		yes, no := taken(t, c.Args[1]), taken(t, c.Args[2])
		if yes == no {
			w.say.Applied(t, "both ways of this switch lead to one block")
			w.jump(b, yes)
			return true
		}
		w.say.Applied(t, "this switch on one of two constants is a branch")
		w.either(b, t, yes, no)
		return true
	case c.Op == ir.OpUndef || c.Op == ir.OpPoison:
		w.say.Applied(t, "this switches on %s, which is undefined behaviour", c.Op)
		edit.Stop(b)
		return true
	}
	// Cases that lead where the default does, and those that never happen.
	changed := slices.ContainsFunc(t.Targets[1:], func(to *ir.Block) bool { return to == t.Targets[0] || impossible(to) })
	if changed {
		w.say.Applied(t, "cases of this switch that are the default or never happen are gone")
		edit.RemoveCases(t, func(i int) bool { return t.Targets[i] == t.Targets[0] || impossible(t.Targets[i]) })
	}
	switch {
	case len(t.Targets) == 1:
		w.say.Applied(t, "this switch has one way left")
		w.jump(b, t.Targets[0])
		return true
	case impossible(t.Targets[0]) && w.oneOfCases(b, t):
		return true
	case len(t.Targets) == 2:
		w.say.Applied(t, "this switch of one case is a branch")
		location := t.Meta.Keep(isLocation)
		compare := w.comesTo(ir.Value{Op: ir.OpICmp, Type: ir.I1, Pred: ir.EQ, Args: []*ir.Value{c, t.Args[1]}})
		if compare == nil {
			compare = w.f.NewInstr(ir.OpICmp, ir.I1, c, t.Args[1])
			compare.Pred, compare.Meta, compare.Pos = ir.EQ, location, t.Pos
			b.InsertAt(len(b.Instrs)-1, compare)
		}
		br := w.f.NewInstr(ir.OpBr, ir.Void, compare)
		br.Targets = []*ir.Block{t.Targets[1], t.Targets[0]}
		br.Meta = location
		edit.Replace(t, br)
		return true
	}
	return changed
}

// oneOfCases makes the target of all cases but one, or of all, the default of a switch whose own never happens.
func (w *work) oneOfCases(b *ir.Block, t *ir.Value) bool {
	common := t.Targets[1]
	if len(t.Targets) > 3 && t.Targets[2] != common {
		common = t.Targets[3] // which is one of the two, or there are three
	}
	others := 0
	for _, to := range t.Targets[1:] {
		if to != common {
			others++
		}
	}
	switch others {
	case 0:
		w.say.Applied(t, "this switch goes one way, as the others never happen")
		w.jump(b, common)
		return true
	case 1:
		w.say.Applied(t, "all cases of this switch but one are the default, as no others happen")
		edit.AddEntries(b, common, func(phi *ir.Value) *ir.Value { return edit.Incoming(phi, b) })
		t.SetTarget(0, common)
		return true
	}
	return false
}

// taken is where a switch leads for a constant.
func taken(t, c *ir.Value) *ir.Block {
	for i := 1; i < len(t.Targets); i++ {
		if t.Args[i] == c {
			return t.Targets[i]
		}
	}
	return t.Targets[0]
}

// either makes a switch look at what chooses between two constants, as it has no other way then.
//
//	%s = select i1 %c, i32 0, i32 5        br i1 %c, label %x, label %y
//	switch i32 %s, label %d [
//	  i32 0, label %x
//	  i32 5, label %y
//	]
//
// Where %c is poison or undef so is %s, and the switch is undefined behaviour as the branch is.
func (w *work) either(b *ir.Block, t *ir.Value, yes, no *ir.Block) {
	c := t.Args[0]
	br := w.f.NewInstr(ir.OpBr, ir.Void, c.Args[0])
	br.Targets, br.Pos, br.Meta = []*ir.Block{yes, no}, t.Pos, t.Meta.Keep(isLocation)
	left := map[*ir.Block]bool{yes: true, no: true} // the edges that are not met yet
	for _, x := range t.Targets {
		if !left[x] {
			edit.DropEdge(b, x)
		}
		left[x] = false
	}
	edit.Replace(t, br)
	w.drop(c)
}

// beforeUnreachable removes what comes right before unreachable and always goes
// on to it: it is undefined behaviour to get there.
func (w *work) beforeUnreachable(b *ir.Block) (changed bool) {
	for len(b.Instrs) > 1 {
		v := b.Instrs[len(b.Instrs)-2]
		if v.Op == ir.OpPhi || v.Op == ir.OpAlloca || v.Effects()&(ir.Unwinds|ir.Hangs|ir.Ordered) != 0 || v.NumUses() > 0 {
			return changed
		}
		w.say.Applied(v, "this only leads to what is unreachable")
		v.Erase()
		changed = true
	}
	return changed
}
