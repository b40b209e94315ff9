package licm

import (
	"cmp"
	"slices"

	"rewrite/passes/analysis/cfg"
	"rewrite/passes/internal/speculate"
	"rewrite/passes/ir"
)

// accesses are all accesses of memory in the loops of a function. Those of a loop stand one behind the other, first its own, then those
// of each loop inside it, so that a loop has a stretch of them, and shares it with the loops around: what was found there of a
// location and an access is not asked again.
type accesses struct {
	list []*ir.Value
	by   []*location // by place in list: what a plain access is of; nil for others
	turn []int32     // by place in list: which one it is in the order of blocks
	of   map[*cfg.Loop]stretch
}

// A stretch is the accesses of a loop, those of loops inside it included.
type stretch struct {
	from, to int
	ends     bool // the loop may end by an exception or by a call that does not come back
	frees    bool // a call in it may free what it does not write
}

func (s stretch) len() int { return s.to - s.from }

// A location is an address in memory and its accesses.
type location struct {
	ptr    *ir.Value
	places []int       // of its accesses in the list, ascending
	now    []*ir.Value // those in the loop that is looked at, in the order of its blocks, until the next one is
	turn   int32       // of the first of them
	loop   *cfg.Loop   // that one

	// Accesses were compared with it, with that metadata, from where the loop begins up to before done, each once. The last one that may
	// touch it is the one at touched, -1 for none.
	done, touched int
	meta          [len(aboutAliases)]string
}

// aboutAliases are the kinds of metadata of an access that tell what else does not touch what it touches.
var aboutAliases = [...]string{"tbaa", "alias.scope", "noalias"}

// accesses lists the accesses of the function, if that was not done since some came or moved.
func (w *work) accesses() *accesses {
	if w.listed == nil {
		w.listed = w.newAccesses()
	}
	return w.listed
}

// newAccesses lists the accesses of the function as it is.
func (w *work) newAccesses() *accesses {
	a := &accesses{of: map[*cfg.Loop]stretch{}}
	type own struct {
		list        []*ir.Value
		turn        []int32
		ends, frees bool
	}
	of := map[*cfg.Loop]*own{}
	for _, l := range w.nest.All {
		of[l] = new(own)
	}
	turn := int32(0)
	for _, l := range w.nest.Top {
		for _, b := range l.Blocks {
			o := of[w.nest.Of(b)]
			for _, v := range b.Instrs {
				e := v.Effects()
				o.ends = o.ends || e&(ir.Unwinds|ir.Hangs) != 0
				if e&(ir.Reads|ir.Writes) != 0 {
					o.list, o.turn = append(o.list, v), append(o.turn, turn)
					o.frees = o.frees || speculate.FreesUnseen(v)
					turn++
				}
			}
		}
	}
	at := map[*ir.Value]*location{}
	var list func(l *cfg.Loop) stretch
	list = func(l *cfg.Loop) stretch {
		s := stretch{from: len(a.list), ends: of[l].ends, frees: of[l].frees}
		for _, v := range of[l].list {
			a.by = append(a.by, located(v, len(a.by), at))
		}
		a.list, a.turn = append(a.list, of[l].list...), append(a.turn, of[l].turn...)
		for _, x := range l.Children {
			in := list(x)
			s.ends, s.frees = s.ends || in.ends, s.frees || in.frees
		}
		s.to = len(a.list)
		a.of[l] = s
		return s
	}
	for _, l := range w.nest.Top {
		list(l)
	}
	return a
}

// located enters an access at its location, if it is plain.
func located(v *ir.Value, place int, at map[*ir.Value]*location) *location {
	if !v.IsPlain() {
		return nil
	}
	ptr, t := accessed(v)
	if !t.HasFixedSize() || ptr.Op == ir.OpUndef || ptr.Op == ir.OpPoison {
		return nil
	}
	x := at[ptr]
	if x == nil {
		x = &location{ptr: ptr, touched: -1}
		at[ptr] = x
	}
	x.places = append(x.places, place)
	return x
}

// accessed is the address and the type of a load or store.
func accessed(v *ir.Value) (ptr *ir.Value, t *ir.Type) {
	if v.Op == ir.OpStore {
		return v.Args[1], v.Args[0].Type
	}
	return v.Args[0], v.Type
}

// inOrder visits loops, each before those inside it, and these before the next one: what touching asks for.
func (a *accesses) inOrder(loops []*cfg.Loop, visit func(l *cfg.Loop)) {
	for _, l := range loops {
		visit(l)
		a.inOrder(l.Children, visit)
	}
}

// restart forgets what was compared, as loops are gone through once more.
func (a *accesses) restart() {
	for _, x := range a.by {
		if x != nil {
			x.loop, x.done, x.touched = nil, 0, -1
		}
	}
}

// in is the accesses of a loop.
func (a *accesses) in(l *cfg.Loop) []*ir.Value { return a.list[a.of[l].from:a.of[l].to] }

// stores are the plain stores of a loop that are of a kind, in the order of its blocks.
func (a *accesses) stores(l *cfg.Loop, is func(v *ir.Value) bool) (list []*ir.Value) {
	var places []int
	for i := a.of[l].from; i < a.of[l].to; i++ {
		if v := a.list[i]; v.Op == ir.OpStore && v.IsPlain() && is(v) {
			places = append(places, i)
		}
	}
	a.inTurn(places)
	for _, i := range places {
		list = append(list, a.list[i])
	}
	return list
}

// inTurn puts places of accesses in the order of blocks.
func (a *accesses) inTurn(places []int) {
	slices.SortFunc(places, func(i, j int) int { return cmp.Compare(a.turn[i], a.turn[j]) })
}

// locations are those of a loop that stay the same in it, in the order in which its blocks come to them, each with its accesses in
// now; without says which of these do not count.
func (a *accesses) locations(l *cfg.Loop, without, varies func(v *ir.Value) bool) (list []*location) {
	s := a.of[l]
	var places []int
	for i := s.from; i < s.to; i++ {
		x := a.by[i]
		if x == nil || x.loop == l {
			continue
		}
		if x.loop, x.now = l, x.now[:0]; varies(x.ptr) {
			continue
		}
		first, _ := slices.BinarySearch(x.places, i)
		end, _ := slices.BinarySearch(x.places, s.to)
		places = append(places[:0], x.places[first:end]...)
		a.inTurn(places)
		for _, i := range places {
			if v := a.list[i]; !without(v) {
				if len(x.now) == 0 {
					x.turn = a.turn[i]
				}
				x.now = append(x.now, v)
			}
		}
		if len(x.now) > 0 {
			list = append(list, x)
		}
	}
	slices.SortFunc(list, func(x, y *location) int { return cmp.Compare(x.turn, y.turn) })
	return list
}

// touching is an access of a loop, other than those of a location, that touches it, nil if there is none. Loops are asked about inOrder, so that
// a loop has accesses in front of done only that were compared in a loop around it.
func (a *accesses) touching(x *location, l *cfg.Loop, meta *ir.Meta, touches func(v *ir.Value) bool) *ir.Value {
	s := a.of[l]
	var about [len(aboutAliases)]string
	for i, kind := range aboutAliases {
		about[i] = meta.Get(kind)
	}
	if about != x.meta { // fewer accesses agree on more
		x.meta, x.done, x.touched = about, s.from, -1
	}
	if x.touched >= s.from && x.touched < s.to {
		return a.list[x.touched]
	}
	for i := max(x.done, s.from); i < s.to; i++ {
		x.done = i + 1
		if v := a.list[i]; a.by[i] != x && touches(v) {
			x.touched = i
			return v
		}
	}
	return nil
}
