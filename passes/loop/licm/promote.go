package licm

import (
	"slices"

	"rewrite/passes/analysis/alias"
	"rewrite/passes/analysis/cfg"
	"rewrite/passes/internal/edit"
	"rewrite/passes/ir"
)

// A promotion is a location that is the same in all rounds of a loop, and its accesses there: it becomes a variable, which is
// loaded in front of the loop and stored at its exits.
//
//	loop: %x = load i32, ptr %p             front: %x0 = load i32, ptr %p
//	      %y = add i32 %x, %i               loop:  %x = phi i32 [ %x0, %front ], [ %y, %loop ]
//	      store i32 %y, ptr %p                     %y = add i32 %x, %i
//	      ...                               done:  store i32 %y, ptr %p
//
// Nothing else in the loop has to do with the location. The store at an exit must not be where none was, as others could see that, or
// the memory could not be written (SEMANTICS law 31): whoever comes to an exit came by a store. An exception, or a call that does not
// come back, shows a state in which the location must be up to date, unless it is on the stack and nobody else knows it. A loop without
// exits stores nowhere: nobody comes to see it.
//
// Where that cannot be, stores stay and loads alone become the variable: it may be loaded in front if the loop is sure to access it,
// or the memory is there.
type promotion struct {
	loop     *cfg.Loop
	front    *ir.Block
	exits    []*ir.Block // to store at
	ptr      *ir.Value
	typ      *ir.Type
	list     []*ir.Value               // its accesses, in the order of the loop's blocks
	accesses map[*ir.Block][]*ir.Value // the same by block
	align    uint64                    // of the load in front
	out      uint64                    // of the stores at exits
	keeps    bool                      // stores stay where they are
	sure     bool                      // the loop accesses the location whenever it is entered
	live     map[*ir.Block]bool        // blocks at whose start the variable is needed
	meta     *ir.Meta
}

// maxPairs bounds how many pairs of accesses are compared for a loop.
const maxPairs = 1 << 14

// promote makes locations variables, each in the outermost loop where it can be one. Loads alone are looked at when nothing more can be done.
func (w *work) promote() bool {
	list := w.promotions(false)
	if list == nil {
		list = w.promotions(true)
	}
	if len(list) == 0 {
		return false
	}
	first := make([]*ir.Value, len(list))
	assigned := make([][]*ir.Block, len(list))
	for i, p := range list {
		first[i] = w.f.Poison(p.typ)
		assigned[i] = []*ir.Block{p.front}
		for k, v := range p.list {
			if v.Op == ir.OpStore && !slices.ContainsFunc(p.list[:k], func(x *ir.Value) bool { return x.Op == ir.OpStore && x.Block == v.Block }) {
				assigned[i] = append(assigned[i], v.Block)
			}
		}
	}
	// what is to be done in a block, by promotion
	at := map[*ir.Block][]int{}
	for i, p := range list {
		for _, b := range slices.Concat([]*ir.Block{p.front}, p.exits) {
			at[b] = append(at[b], i)
		}
		for k, v := range p.list {
			if k == 0 || p.list[k-1].Block != v.Block {
				at[v.Block] = append(at[v.Block], i)
			}
		}
	}
	vs := edit.NewVariables(w.an, first)
	vs.PlacePhis(assigned, func(b *ir.Block, i int) bool { return list[i].live[b] })
	vs.Rename(func(b *ir.Block, now []*ir.Value, set func(int, *ir.Value)) {
		for _, phi := range b.Phis() {
			if i, ok := vs.Of(phi); ok {
				set(i, phi)
			}
		}
		for _, i := range at[b] {
			p := list[i]
			switch {
			case slices.Contains(p.exits, b):
				v := w.f.NewInstr(ir.OpStore, ir.Void, now[i], p.ptr)
				v.Aux, v.Meta = ir.PlainMem(p.out), p.meta
				b.InsertAt(len(b.Phis()), v)
			case b == p.front:
				if p.live[p.loop.Header] {
					v := w.f.NewInstr(ir.OpLoad, p.typ, p.ptr)
					if v.Aux = ir.PlainMem(p.align); p.sure {
						v.Meta = p.meta
					}
					b.InsertAt(len(b.Instrs)-1, v)
					set(i, v)
				}
			}
			for _, v := range p.accesses[b] {
				switch {
				case v.Op == ir.OpLoad:
					v.ReplaceAllUses(now[i])
					w.gone[v] = now[i]
				case p.keeps:
					set(i, v.Args[0])
				default:
					set(i, v.Args[0])
					w.gone[v] = nil
				}
			}
		}
	})
	edit.Done(w.f, w.gone)
	return true
}

// findLive finds the blocks at whose start the variable is needed: exits, and those on the way to an exit or a load without a store
// before.
func (p *promotion) findLive(w *work) {
	p.live = map[*ir.Block]bool{}
	list := slices.Clone(p.exits)
	for k, v := range p.list {
		if v.Op == ir.OpLoad && (k == 0 || p.list[k-1].Block != v.Block) {
			list = append(list, v.Block)
		}
	}
	for len(list) > 0 {
		b := list[len(list)-1]
		list = list[:len(list)-1]
		if p.live[b] {
			continue
		}
		p.live[b] = true
		for _, x := range b.Preds() {
			if p.loop.Contains(w.nest, x) && !slices.ContainsFunc(p.accesses[x], func(v *ir.Value) bool { return v.Op == ir.OpStore }) {
				list = append(list, x)
			}
		}
	}
}

// promotions are the locations of all loops that can be variables, or whose loads can be. Those of a loop are not asked about in loops
// inside it.
func (w *work) promotions(loads bool) (list []*promotion) {
	if w.layout == nil {
		return nil
	}
	all := w.accesses()
	all.restart()
	taken := map[*ir.Value]bool{}
	found := map[*cfg.Loop][]*promotion{}
	all.inOrder(w.nest.Top, func(l *cfg.Loop) {
		if of := w.promotable(l, all, taken, loads); of != nil {
			found[l] = of
		}
	})
	for _, l := range w.nest.All {
		list = append(list, found[l]...)
	}
	return list
}

// promotable finds the locations of a loop that can be variables, or whose loads can be; those of loops around are taken.
func (w *work) promotable(l *cfg.Loop, all *accesses, taken map[*ir.Value]bool, loads bool) (list []*promotion) {
	front := l.Preheader(w.nest)
	if front == nil || front.Terminator().Op != ir.OpBr || suspends(l) {
		return nil
	}
	order := all.locations(l, func(v *ir.Value) bool { return taken[v] || w.isGone(v) }, func(ptr *ir.Value) bool { return w.varies(ptr, l) })
	if len(order)*all.of[l].len() > maxPairs {
		if loads {
			return nil // it is said
		}
		w.say.Missed(l.Header.Terminator(), "no memory becomes a variable in this loop: it has too many accesses")
		return nil
	}
	var g *guarantee
	for _, x := range order {
		p := promotion{loop: l, front: front, ptr: x.ptr, keeps: loads, list: x.now}
		if p.typ = oneType(x.now); p.typ == nil { // it is read as something else
			continue
		}
		store := p.first(ir.OpStore)
		if store == nil || loads && p.first(ir.OpLoad) == nil {
			continue
		}
		if g == nil {
			g = newGuarantee(w, l)
		}
		why := w.isApart(&p, x, all)
		if why == "" {
			p.list = slices.Clone(p.list)
			p.accesses = map[*ir.Block][]*ir.Value{}
			for _, v := range p.list {
				p.accesses[v.Block] = append(p.accesses[v.Block], v)
			}
			if loads {
				why = w.cannotLoad(&p, g)
			} else {
				why = w.cannotPromote(&p, g, all.of[l])
			}
		}
		switch {
		case why != "" && !loads:
			w.say.Missed(store, "this location does not become a variable in the loop: %s", why)
			continue
		case why != "":
			continue
		case loads:
			w.say.Applied(p.first(ir.OpLoad), "what is loaded here in the loop is a variable: it is known from stores")
		default:
			w.say.Applied(store, "this location is a variable in the loop: it is stored at the exits")
		}
		for _, v := range p.list {
			taken[v] = true
		}
		kept := p
		list = append(list, &kept)
	}
	return list
}

// oneType is the type that accesses have in common, nil if they have several.
func oneType(list []*ir.Value) *ir.Type {
	_, t := accessed(list[0])
	for _, v := range list[1:] {
		if _, other := accessed(v); other != t {
			return nil
		}
	}
	return t
}

// first is the first access of a kind, nil if there is none.
func (p *promotion) first(op ir.Op) *ir.Value {
	if i := slices.IndexFunc(p.list, func(v *ir.Value) bool { return v.Op == op }); i >= 0 {
		return p.list[i]
	}
	return nil
}

// isApart tells why a location has to do with other accesses of the loop, "" if it has not, and finds what its own say by metadata.
func (w *work) isApart(p *promotion, x *location, all *accesses) string {
	for i, v := range p.list {
		about := v.Meta.Keep(func(kind string) bool { return slices.Contains(aboutAliases[:], kind) })
		if i == 0 {
			p.meta = about
		} else {
			p.meta = p.meta.Keep(func(kind string) bool { return p.meta.Get(kind) == about.Get(kind) })
		}
	}
	loc := alias.Location{Ptr: p.ptr, Size: alias.Size{Kind: alias.Exact, Bytes: w.layout.StoreSize(p.typ)}, Meta: p.meta}
	p.meta = p.meta.Keep(func(kind string) bool { return kind == "tbaa" }) // what is declared in the loop says nothing outside
	aa := w.mem.Alias()
	if v := all.touching(x, p.loop, loc.Meta, func(v *ir.Value) bool { return !w.isGone(v) && aa.ModRefAcross(v, loc) != 0 }); v != nil {
		return "a " + v.Op.String() + " may access it, too"
	}
	return ""
}

// cannotLoad tells why a location cannot be loaded in front of the loop, "" if it can, or if it need not be.
func (w *work) cannotLoad(p *promotion, g *guarantee) string {
	p.findLive(w)
	if !p.live[p.loop.Header] {
		return ""
	}
	read := false // for sure
	for _, v := range p.list {
		if g.executed(v) {
			p.sure, p.align, read = true, max(p.align, w.alignOf(v, p.typ)), read || v.Op == ir.OpLoad
		}
	}
	switch {
	case p.sure && !read && w.judge.MustNotRead(alias.Root(p.ptr)):
		return "the function must not read it, and its loads are never executed"
	case p.sure:
		return ""
	}
	v := p.first(ir.OpLoad)
	if v == nil || !w.judge.Dereferenceable(v) {
		return "the loop need not access it, and nothing else says that it is there"
	}
	p.align = w.alignOf(v, p.typ)
	return ""
}

// alignOf is how aligned the address of an access is.
func (w *work) alignOf(v *ir.Value, t *ir.Type) uint64 {
	if n := v.Aux.(*ir.Mem).Align; n > 0 {
		return n
	}
	return w.layout.Align(t)
}

// cannotPromote tells why a location cannot be a variable that is stored at the exits, "" if it can, and finds the rest of what is to be
// known.
func (w *work) cannotPromote(p *promotion, g *guarantee, in stretch) string {
	exits := p.loop.Exits(w.nest)
	stored := len(exits) == 0 // by whoever comes to an exit
	for _, v := range p.list {
		if slices.ContainsFunc(exits, func(x *ir.Block) bool { return !w.tree.Dominates(v.Block, x) }) {
			continue
		}
		stored = stored || v.Op == ir.OpStore
		p.out = max(p.out, w.alignOf(v, p.typ))
	}
	if !stored {
		return "the loop need not store to it"
	}
	root := alias.Root(p.ptr)
	if in.frees && root.Op != ir.OpAlloca && root.Op != ir.OpGlobal {
		return "a call in the loop may free it"
	}
	if in.ends {
		aa := w.mem.Alias()
		hidden := root.Op == ir.OpAlloca
		for _, b := range p.loop.Blocks {
			hidden = hidden && aa.HiddenAt(root, b.Terminator())
		}
		if !hidden {
			return "the loop may be left by an exception or a call that does not come back"
		}
	}
	for _, x := range exits {
		if _, dedicated := p.loop.Leaving(w.nest, x); !dedicated {
			return "an exit of the loop is reached from elsewhere, too"
		}
		if edit.CannotGather(x, x.Preds()) != "" {
			return "the loop is left by an exception or to an address"
		}
	}
	p.exits = exits
	return w.cannotLoad(p, g)
}
