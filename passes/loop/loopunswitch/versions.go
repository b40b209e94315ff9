package loopunswitch

import (
	"slices"

	"rewrite/passes/analysis/cfg"
	"rewrite/passes/internal/edit"
	"rewrite/passes/ir"
)

// A choice is what a loop is made several of for: a truth value or what a switch looks at.
type choice struct {
	loop    *cfg.Loop
	front   *ir.Block
	on      *ir.Value
	at      *ir.Value   // a switch whose different targets are the outcomes, or what is decided by a truth value
	targets []*ir.Block // of the switch, each once; nil for a truth value
	first   []int       // of the edges to each of them
	cost    int         // about how many instructions would be there again
	exits   []*ir.Block
	from    [][]*ir.Block
}

// versions finds what it costs least to make a loop twice or more for, nil if that is too much.
func (w *work) versions(l *cfg.Loop) func() {
	sizes := w.sizes(l)
	all := sizes[l.Header]
	// once is what of a target of a branch is there in one version only: what is reached by that edge alone.
	once := func(b, s *ir.Block) int {
		if !l.Contains(w.nest, s) || slices.ContainsFunc(s.Preds(), func(p *ir.Block) bool { return p != b && !w.tree.Dominates(s, p) }) {
			return 0
		}
		return sizes[s]
	}
	var list []*choice
	of := map[*ir.Value]*choice{} // truth values
	for _, b := range l.Blocks {
		for _, v := range b.Instrs {
			switch {
			case v.Op == ir.OpBr && len(v.Targets) == 2 || v.Op == ir.OpSelect:
				for _, part := range w.fixed(v.Args[0], l) {
					if part.Type != ir.I1 {
						continue
					}
					if !decisive(v.Args[0], part) {
						continue
					}
					c := of[part]
					if c == nil {
						c = &choice{loop: l, on: part, at: v, cost: all}
						of[part] = c
						list = append(list, c)
					}
					for _, is := range []bool{false, true} {
						if out, known := decides(v.Args[0], part, is, 0); known && v.Op == ir.OpBr && v.Targets[0] != v.Targets[1] {
							c.cost -= once(b, side(v, out))
						}
					}
				}
			case v.Op == ir.OpSwitch && w.invariant(v.Args[0], l) && !v.Args[0].IsConst():
				c := &choice{loop: l, on: v.Args[0], at: v, cost: all}
				for i, s := range v.Targets {
					if !slices.Contains(c.targets, s) {
						c.targets, c.first = append(c.targets, s), append(c.first, i)
						c.cost -= once(b, s)
					}
				}
				if c.cost *= len(c.targets) - 1; len(c.targets) > 1 {
					list = append(list, c)
				}
			}
		}
	}
	if len(list) == 0 {
		return nil
	}
	best := slices.MinFunc(list, func(x, y *choice) int { return x.cost - y.cost })
	best.cost = max(best.cost, 0)
	if why := w.cannot(best); why != "" {
		w.refuse(best.at, why)
		return nil
	}
	return func() {
		w.say.Applied(best.at, "this is decided the same way in each round of a loop: there is a loop for each outcome, with about %d instructions more", best.cost)
		*w.budget(l) -= best.cost
		w.split(best)
	}
}

// sizes are how many instructions each block of a loop and those that it dominates there have.
func (w *work) sizes(l *cfg.Loop) map[*ir.Block]int {
	n := make(map[*ir.Block]int, len(l.Blocks))
	for _, b := range slices.Backward(l.Blocks) { // what a block dominates is behind it
		for _, v := range b.Instrs {
			if v.Op != ir.OpPhi && (v.Op != ir.OpBr || len(v.Targets) > 1) {
				n[b]++
			}
		}
		if b != l.Header {
			n[w.tree.Idom(b)] += n[b]
		}
	}
	return n
}

// many is how many times the limit of one loop is what may be made of a nest.
const many = 8

// budget is what may still be made of the nest that a loop is of.
func (w *work) budget(l *cfg.Loop) *int {
	if n := w.left[l.Header]; n != nil {
		return n
	}
	n := new(int)
	*n = many * w.limit
	top := l
	for top.Parent != nil {
		top = top.Parent
	}
	for _, b := range top.Blocks {
		if x := w.nest.Of(b); x.Header == b && w.left[b] == nil {
			w.left[b] = n
		}
	}
	return n
}

// cannot tells why a loop cannot be there more than once.
func (w *work) cannot(c *choice) string {
	l := c.loop
	if c.front = l.Preheader(w.nest); c.front == nil || c.front.Terminator().Op != ir.OpBr {
		return "the loop has no preheader"
	}
	if c.cost > w.limit {
		return "too much would be there twice"
	}
	if c.cost > *w.budget(l) {
		return "enough was made of these loops"
	}
	m := edit.NewMap(w.f)
	m.Taken = w.taken
	if why := m.CannotClone(l.Blocks); why != "" {
		return why
	}
	for _, b := range l.Blocks {
		for _, v := range b.Instrs {
			for _, u := range v.Uses() {
				if u.User.Op != ir.OpPhi && !l.Contains(w.nest, u.User.Block) || u.User.Op == ir.OpPhi && !l.Contains(w.nest, u.Block()) {
					return "a value of the loop is used behind it other than by a phi of its exits"
				}
			}
		}
	}
	for _, x := range l.Exits(w.nest) {
		from, dedicated := l.Leaving(w.nest, x)
		if !dedicated {
			return "an exit of the loop is reached from elsewhere, too"
		}
		if why := edit.CannotGather(x, from); why != "" {
			return why
		}
		c.exits, c.from = append(c.exits, x), append(c.from, from)
	}
	return ""
}

// split makes the versions of a loop, and decides in front which of them is entered.
func (w *work) split(c *choice) {
	l, decides := c.loop, c.at.Block
	closes := map[*ir.Value]bool{}
	for _, b := range l.Blocks {
		if in := w.nest.Of(b); in.Header == b {
			for _, x := range in.Latches {
				closes[x.Terminator()] = true
			}
		}
	}
	n := 2
	if c.targets != nil {
		n = len(c.targets)
	}
	maps := make([]*edit.Map, n) // of the first, which is the loop itself, there is none
	list := make([][]*ir.Block, n)
	list[0] = l.Blocks
	for k := 1; k < n; k++ {
		m := edit.NewMap(w.f)
		m.Taken, m.Closes = w.taken, func(v *ir.Value) bool { return closes[v] }
		maps[k], list[k] = m, m.Copy(l.Blocks, "")
	}
	at := func(k int, b *ir.Block) *ir.Block {
		if k == 0 {
			return b
		}
		return maps[k].Block(b)
	}

	// in front
	heads := []*ir.Block{w.entry(c.front, l.Header)}
	for k := 1; k < n; k++ {
		mid := w.f.NewBlock("")
		br := w.f.NewInstr(ir.OpBr, ir.Void)
		br.Targets = []*ir.Block{at(k, l.Header)}
		mid.Append(br)
		for _, phi := range l.Header.Phis() {
			x := maps[k].Values[phi]
			x.AddArg(edit.Incoming(phi, heads[0]))
			x.Targets = append(x.Targets[:len(x.Targets):len(x.Targets)], mid)
		}
		heads = append(heads, mid)
	}
	jump := c.front.Terminator()
	on := w.frozen(c.on, c.front)
	var br *ir.Value
	if c.targets != nil {
		br = w.f.NewInstr(ir.OpSwitch, ir.Void, append([]*ir.Value{on}, c.at.Args[1:]...)...)
		for _, s := range c.at.Targets {
			br.Targets = append(br.Targets, heads[slices.Index(c.targets, s)])
		}
		br.Meta = c.at.Meta.Keep(func(kind string) bool { return kind == "prof" })
	} else {
		br = w.f.NewInstr(ir.OpBr, ir.Void, on)
		br.Targets = slices.Clone(heads)
	}
	edit.Replace(jump, br)

	// behind: each version has exits of its own
	for i, x := range c.exits {
		for k := range n {
			var from []*ir.Block
			for _, b := range c.from[i] {
				from = append(from, at(k, b))
			}
			mid := edit.Gather(x, from)
			if k == 0 {
				w.put(c.from[i][0], mid)
			} else {
				list[k] = append(list[k], mid)
			}
		}
	}

	// within; the copies stand behind what is last in the text
	last := l.Blocks[0]
	for _, b := range l.Blocks {
		if b.ID > last.ID {
			last = b
		}
	}
	for k := range n {
		if c.targets != nil {
			b := at(k, decides)
			edit.Jump(b, b.Terminator().Targets[c.first[k]])
		} else {
			w.decide(c, k == 0, func(b *ir.Block) *ir.Block { return at(k, b) })
			w.know(c.on, k == 0, list[k])
		}
		if k > 0 {
			w.put(last, heads[k])
			w.behind[last] = append(w.behind[last], list[k]...)
		}
	}
	for _, b := range l.Blocks {
		if left := w.left[b]; left != nil {
			for k := 1; k < n; k++ {
				w.left[at(k, b)] = left
			}
		}
	}
}

// decide makes branches of a version of a loop that are decided by what is known there jumps.
func (w *work) decide(c *choice, is bool, at func(*ir.Block) *ir.Block) {
	for _, b := range c.loop.Blocks {
		t := at(b).Terminator()
		if t.Op != ir.OpBr || len(t.Targets) != 2 || t.Args[0].IsConst() {
			continue
		}
		cond := t.Args[0]
		if out, known := decides(cond, c.on, is, 0); known {
			edit.Jump(at(b), side(t, out))
		}
	}
}
