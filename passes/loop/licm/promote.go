package licm

import (
	"slices"

	"rewrite/passes/analysis/alias"
	"rewrite/passes/analysis/cfg"
	"rewrite/passes/analysis/manager"
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
// the memory could not be written (SEMANTICS law 31): the loop stores whenever it is entered. An exception, or a call that does not
// come back, shows a state in which the location must be up to date, unless it is on the stack and nobody else knows it.
type promotion struct {
	loop     *cfg.Loop
	front    *ir.Block
	exits    []*ir.Block
	ptr      *ir.Value
	typ      *ir.Type
	accesses map[*ir.Block][]*ir.Value // by block, in order
	align    uint64
	loads    bool // the value that the loop finds is read
	meta     *ir.Meta
}

// maxPairs bounds how many pairs of accesses are compared for a loop.
const maxPairs = 1 << 14

// promote makes locations variables, each in the outermost loop where it can be one.
func (w *work) promote(an *manager.Func) bool {
	var list []*promotion
	taken := map[*ir.Value]bool{}
	for _, l := range w.nest.All {
		list = append(list, w.promotable(l, taken)...)
	}
	if len(list) == 0 {
		return false
	}
	first := make([]*ir.Value, len(list))
	assigned := make([][]*ir.Block, len(list))
	for i, p := range list {
		first[i] = w.f.Poison(p.typ)
		assigned[i] = []*ir.Block{p.front}
		for _, b := range p.loop.Blocks {
			if slices.ContainsFunc(p.accesses[b], func(v *ir.Value) bool { return v.Op == ir.OpStore }) {
				assigned[i] = append(assigned[i], b)
			}
		}
	}
	// what is to be done in a block, by promotion
	at := map[*ir.Block][]int{}
	for i, p := range list {
		for _, b := range slices.Concat([]*ir.Block{p.front}, p.exits) {
			at[b] = append(at[b], i)
		}
		for _, b := range p.loop.Blocks {
			if len(p.accesses[b]) > 0 {
				at[b] = append(at[b], i)
			}
		}
	}
	vs := edit.NewVariables(an, first)
	live := make([]map[*ir.Block]bool, len(list))
	for i, p := range list {
		live[i] = p.live(w)
	}
	vs.PlacePhis(assigned, func(b *ir.Block, i int) bool { return live[i][b] })
	gone := map[*ir.Value]*ir.Value{}
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
				p.dress(v)
				b.InsertAt(len(b.Phis()), v)
			case b == p.front:
				if p.loads {
					v := w.f.NewInstr(ir.OpLoad, p.typ, p.ptr)
					p.dress(v)
					b.InsertAt(len(b.Instrs)-1, v)
					set(i, v)
				}
			}
			for _, v := range p.accesses[b] {
				if v.Op == ir.OpStore {
					set(i, v.Args[0])
					gone[v] = nil
				} else {
					v.ReplaceAllUses(now[i])
					gone[v] = now[i]
				}
			}
		}
	})
	edit.Done(w.f, gone)
	return true
}

// live are the blocks at whose start the variable is needed: exits, and those on the way to an exit or a load without a store
// before.
func (p *promotion) live(w *work) map[*ir.Block]bool {
	live := map[*ir.Block]bool{}
	list := slices.Clone(p.exits)
	for b, accesses := range p.accesses {
		if len(accesses) > 0 && accesses[0].Op == ir.OpLoad {
			list = append(list, b)
		}
	}
	for len(list) > 0 {
		b := list[len(list)-1]
		list = list[:len(list)-1]
		if live[b] {
			continue
		}
		live[b] = true
		for _, x := range b.Preds() {
			if p.loop.Contains(w.nest, x) && !slices.ContainsFunc(p.accesses[x], func(v *ir.Value) bool { return v.Op == ir.OpStore }) {
				list = append(list, x)
			}
		}
	}
	return live
}

// dress gives a new access what is known of the old ones.
func (p *promotion) dress(v *ir.Value) { v.Aux, v.Meta = ir.PlainMem(p.align), p.meta }

// promotable finds the locations of a loop that can be variables; those of loops around are taken.
func (w *work) promotable(l *cfg.Loop, taken map[*ir.Value]bool) (list []*promotion) {
	front := l.Preheader(w.nest)
	if front == nil || front.Terminator().Op != ir.OpBr || w.layout == nil {
		return nil
	}
	byPtr := map[*ir.Value]*promotion{}
	var order []*promotion
	var all []*ir.Value
	ends := false // by an exception or a call that does not come back
	for _, b := range l.Blocks {
		for _, v := range b.Instrs {
			e := v.Effects()
			if ends = ends || e&(ir.Unwinds|ir.Hangs) != 0; e&(ir.Reads|ir.Writes) == 0 {
				continue
			}
			all = append(all, v)
			if taken[v] || !v.IsPlain() {
				continue
			}
			ptr, t := v.Args[0], v.Type
			if v.Op == ir.OpStore {
				ptr, t = v.Args[1], v.Args[0].Type
			}
			if ptr.IsInstr() && l.Contains(w.nest, ptr.Block) || !t.HasFixedSize() || ptr.Op == ir.OpUndef || ptr.Op == ir.OpPoison {
				continue
			}
			p := byPtr[ptr]
			if p == nil {
				p = &promotion{loop: l, front: front, ptr: ptr, typ: t, accesses: map[*ir.Block][]*ir.Value{}}
				byPtr[ptr] = p
				order = append(order, p)
			}
			if p.typ != t {
				p.typ = nil // it is read as something else
				continue
			}
			p.accesses[b] = append(p.accesses[b], v)
		}
	}
	if len(order)*len(all) > maxPairs {
		w.say.Missed(l.Header.Terminator(), "no memory becomes a variable in this loop: it has too many accesses")
		return nil
	}
	var g *guarantee
	for _, p := range order {
		if p.typ == nil {
			continue
		}
		store := p.first(ir.OpStore)
		if store == nil {
			continue
		}
		if g == nil {
			g = newGuarantee(w, l)
		}
		if why := w.cannotPromote(p, all, g, ends); why != "" {
			w.say.Missed(store, "this location does not become a variable in the loop: %s", why)
			continue
		}
		w.say.Applied(store, "this location is a variable in the loop: it is stored at the exits")
		for _, vs := range p.accesses {
			for _, v := range vs {
				taken[v] = true
			}
		}
		list = append(list, p)
	}
	return list
}

// first is the first access of a kind, nil if there is none.
func (p *promotion) first(op ir.Op) *ir.Value {
	for _, b := range p.loop.Blocks {
		for _, v := range p.accesses[b] {
			if v.Op == op {
				return v
			}
		}
	}
	return nil
}

// cannotPromote tells why a location cannot be a variable, "" if it can, and finds the rest of what is to be known.
func (w *work) cannotPromote(p *promotion, all []*ir.Value, g *guarantee, ends bool) string {
	loc := alias.Location{Ptr: p.ptr, Size: alias.Size{Kind: alias.Exact, Bytes: w.layout.StoreSize(p.typ)}}
	aa := w.mem.Alias()
	mine := map[*ir.Value]bool{}
	stored := false // whenever the loop is entered
	for _, b := range p.loop.Blocks {
		for i, v := range p.accesses[b] {
			mine[v] = true
			align := v.Aux.(*ir.Mem).Align
			if align == 0 {
				align = w.layout.Align(p.typ)
			}
			if g.executed(v) {
				stored = stored || v.Op == ir.OpStore
				p.align = max(p.align, align)
			}
			p.loads = p.loads || v.Op == ir.OpLoad
			if tbaa := v.Meta.Keep(func(kind string) bool { return kind == "tbaa" }); len(mine) == 1 && i == 0 {
				p.meta = tbaa
			} else if p.meta.Get("tbaa") != tbaa.Get("tbaa") {
				p.meta = nil
			}
		}
	}
	for _, v := range all {
		if !mine[v] && aa.ModRefAcross(v, loc) != 0 {
			return "a " + v.Op.String() + " may access it, too"
		}
	}
	root := alias.Root(p.ptr)
	hidden := root.Op == ir.OpAlloca
	for _, b := range p.loop.Blocks {
		hidden = hidden && aa.HiddenAt(root, b.Terminator())
	}
	switch {
	case !stored:
		return "the loop need not store to it"
	case ends && !hidden:
		return "the loop may be left by an exception or a call that does not come back"
	}
	for _, x := range p.loop.Exits(w.nest) {
		if _, dedicated := p.loop.Leaving(w.nest, x); !dedicated {
			return "an exit of the loop is reached from elsewhere, too"
		}
		if edit.CannotGather(x, x.Preds()) != "" {
			return "the loop is left by an exception or to an address"
		}
		p.exits = append(p.exits, x)
	}
	return ""
}
