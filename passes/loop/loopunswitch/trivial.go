package loopunswitch

import (
	"slices"

	"rewrite/passes/analysis/cfg"
	"rewrite/passes/internal/edit"
	"rewrite/passes/ir"
)

// A leave is an exit of a loop that is taken in its first round or in none.
type leave struct {
	block *ir.Block // that decides
	part  *ir.Value // of its condition
	is    bool      // what that is if the loop is left; of a branch
	cases []int     // targets that leave; of a switch
	exits []*ir.Block
	from  [][]*ir.Block // for each exit: blocks of the loop that lead there
}

// trivial finds what is decided before anything happens in a round: by blocks that each follow the other from the header on.
func (w *work) trivial(l *cfg.Loop) func() {
	front := l.Preheader(w.nest)
	if front == nil || front.Terminator().Op != ir.OpBr {
		return nil
	}
	var list []leave
	var exits []*ir.Block // an exit is taken over once in a round
	for b, seen := l.Header, 0; seen < len(l.Blocks) && !effects(b); seen++ {
		t := b.Terminator()
		var next *ir.Block
		switch {
		case t.Op == ir.OpBr && len(t.Targets) == 1:
			next = t.Targets[0]
		case t.Op == ir.OpBr:
			for _, part := range w.fixed(t.Args[0], l) {
				if slices.ContainsFunc(list, func(x leave) bool { return x.part == part }) {
					continue // it is known by then
				}
				if x := w.leaves(l, b, part, exits); x != nil {
					list, exits = append(list, *x), append(exits, x.exits...)
					if part == t.Args[0] {
						next = side(t, !x.is)
					}
					break
				}
			}
		case t.Op == ir.OpSwitch && w.invariant(t.Args[0], l) && !t.Args[0].IsConst():
			if x := w.leavesByCase(l, b, exits); x != nil {
				list, exits = append(list, *x), append(exits, x.exits...)
			}
		}
		if next == nil || next == l.Header || !l.Contains(w.nest, next) {
			break
		}
		b = next
	}
	if len(list) == 0 {
		return nil
	}
	return func() {
		head := front
		for i := range list {
			head = w.leave(l, head, &list[i])
		}
	}
}

// effects tells whether a block does anything that must have been done when the loop is left behind it, or may not come to its end.
func effects(b *ir.Block) bool {
	return slices.ContainsFunc(b.Instrs, func(v *ir.Value) bool { return !v.Op.IsTerminator() && v.Effects()&^ir.Reads != 0 })
}

// takes tells why the edges from a block of a loop to an exit cannot come from in front of it.
func (w *work) takes(l *cfg.Loop, b, x *ir.Block, exits []*ir.Block) (from []*ir.Block, why string) {
	from, dedicated := l.Leaving(w.nest, x)
	if !dedicated {
		return nil, "its exit is reached from elsewhere, too"
	}
	if slices.Contains(exits, x) {
		return nil, "another one leads to the same exit"
	}
	if why := edit.CannotGather(x, from); why != "" {
		return nil, why
	}
	for _, phi := range x.Phis() {
		for i, p := range phi.Targets {
			if p == b && !w.invariant(phi.Args[i], l) {
				return nil, "what is known at its exit is computed in the loop"
			}
		}
	}
	return from, ""
}

// leaves is how a part of the condition of a branch leaves a loop, nil if it does not.
func (w *work) leaves(l *cfg.Loop, b *ir.Block, part *ir.Value, exits []*ir.Block) *leave {
	t := b.Terminator()
	for _, is := range []bool{false, true} {
		out, known := decides(t.Args[0], part, is, 0)
		if !known || t.Targets[0] == t.Targets[1] {
			continue
		}
		x := side(t, out)
		if l.Contains(w.nest, x) || !l.Contains(w.nest, side(t, !out)) {
			continue
		}
		from, why := w.takes(l, b, x, exits)
		if why != "" {
			w.refuse(t, why)
			continue
		}
		return &leave{block: b, part: part, is: is, exits: []*ir.Block{x}, from: [][]*ir.Block{from}}
	}
	return nil
}

// leavesByCase are the cases of a switch that leave a loop, nil if none does.
func (w *work) leavesByCase(l *cfg.Loop, b *ir.Block, exits []*ir.Block) *leave {
	t := b.Terminator()
	x := &leave{block: b, part: t.Args[0]}
	stays := false
	for i, s := range t.Targets {
		if l.Contains(w.nest, s) {
			stays = true
			continue
		}
		if !slices.Contains(x.exits, s) {
			from, why := w.takes(l, b, s, exits)
			if why != "" {
				w.refuse(t, why)
				continue
			}
			x.exits, x.from = append(x.exits, s), append(x.from, from)
		}
		x.cases = append(x.cases, i)
	}
	if len(x.cases) == 0 || !stays {
		return nil
	}
	if x.cases[0] == 0 && slices.ContainsFunc(t.Targets, func(s *ir.Block) bool { return !l.Contains(w.nest, s) && !slices.Contains(x.exits, s) }) {
		return nil // some other case would have to be the default
	}
	return x
}

// leave makes a block in front of a loop leave it in its stead, and gives the one that is in front of the loop then.
func (w *work) leave(l *cfg.Loop, head *ir.Block, x *leave) *ir.Block {
	t := x.block.Terminator()
	mid := w.entry(head, l.Header)
	jump := head.Terminator()
	whole := x.part == t.Args[0]
	values := make([][]*ir.Value, len(x.exits)) // of the exits' phis
	for i, s := range x.exits {
		for _, phi := range s.Phis() {
			values[i] = append(values[i], edit.Incoming(phi, x.block))
		}
	}
	var br *ir.Value
	edges := make([]int, len(x.exits)) // from the head
	if t.Op == ir.OpSwitch {
		w.say.Applied(t, "cases of this switch leave the loop in its first round or never: that is decided in front of it")
		br = w.f.NewInstr(ir.OpSwitch, ir.Void, x.part)
		targets := []*ir.Block{mid}
		for _, i := range x.cases {
			s := t.Targets[i]
			edges[slices.Index(x.exits, s)]++
			if i == 0 {
				targets[0] = s
				continue
			}
			br.AddArg(t.Args[i])
			targets = append(targets, s)
		}
		if targets[0] != mid { // the default leaves: all that stays must be said
			for i, s := range t.Targets {
				if i > 0 && !slices.Contains(x.exits, s) {
					br.AddArg(t.Args[i])
					targets = append(targets, mid)
				}
			}
		}
		br.Targets = targets
		w.stay(t, x.cases)
	} else {
		w.say.Applied(t, "this leaves the loop in its first round or never: that is decided in front of it")
		cond := x.part
		if !whole {
			cond = w.frozen(x.part, head)
		}
		br = w.f.NewInstr(ir.OpBr, ir.Void, cond)
		br.Targets = []*ir.Block{mid, x.exits[0]}
		if x.is {
			br.Targets = []*ir.Block{x.exits[0], mid}
		}
		if whole {
			br.Meta = t.Meta.Keep(func(kind string) bool { return kind == "prof" || kind == "dbg" })
			edit.Jump(x.block, side(t, !x.is))
		}
		edges[0] = 1
	}
	edit.Replace(jump, br)
	if x.cases == nil {
		w.know(x.part, !x.is, l.Blocks)
	}
	for i, s := range x.exits {
		// Others of the loop that lead there get an exit of their own.
		rest := x.from[i]
		if whole {
			rest = slices.DeleteFunc(slices.Clone(rest), func(b *ir.Block) bool { return b == x.block && !slices.Contains(b.Succs(), s) })
		}
		if len(rest) > 0 {
			w.put(rest[0], edit.Gather(s, rest))
		}
		for range edges[i] {
			k := -1
			edit.AddEntries(head, s, func(*ir.Value) *ir.Value { k++; return values[i][k] })
		}
	}
	return mid
}

// stay takes the cases that leave out of a switch in a loop.
func (w *work) stay(t *ir.Value, cases []int) {
	b := t.Block
	leaves := func(i int) bool { _, is := slices.BinarySearch(cases, i); return is }
	if len(t.Targets)-len(cases) == 1 { // one is left
		for i, s := range t.Targets {
			if !leaves(i) {
				edit.Jump(b, s)
				return
			}
		}
	}
	edit.RemoveCases(t, leaves)
	if cases[0] == 0 { // what is not a case does not come here: the last case is the default
		edit.DropEdge(b, t.Targets[0])
		last := len(t.Targets) - 1
		list := slices.Clone(t.Targets[:last])
		list[0] = t.Targets[last]
		t.RemoveArg(last)
		t.SetTargets(list)
		t.Meta = t.Meta.Keep(func(kind string) bool { return kind != "prof" })
	}
}
