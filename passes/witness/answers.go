package witness

import (
	"fmt"
	"sort"

	"rewrite/passes/analysis"
	"rewrite/passes/analysis/alias"
	"rewrite/passes/analysis/memssa"
	"rewrite/passes/analysis/pointsto"
	"rewrite/passes/ir"
)

// function is what is asked about a function that runs.
type function struct {
	f        *ir.Func
	dom      *ir.DomTree
	alias    *alias.Analysis
	memory   *memssa.SSA
	numbers  []int32 // by ValueID: of a load, store, cmpxchg or atomicrmw, from 1
	accesses []access
	free     []*activation
	twice    bool // it calls what returns twice

	pairs    map[[2]int32]pair
	modrefs  map[[3]int32]ir.Effects
	clobbers map[[2]int32]memssa.ID
	// What does not believe the metadata, made when an answer is wrong.
	bare *function
}

// access is a load, store, cmpxchg or atomicrmw.
type access struct {
	v     *ir.Value
	loc   alias.Location
	count int // how often it ran
}

// pair is what is said of two accesses.
type pair struct {
	now, across     alias.Answer
	by, acrossBy    string
	asked, askedFar bool
}

func (w *Witness) function(f *ir.Func) *function {
	if fn := w.funcs[f]; fn != nil {
		return fn
	}
	mod := w.facts[f.Module]
	if mod == nil {
		mod = analysis.NewModule(f.Module)
		w.facts[f.Module] = mod
	}
	fn := newFunction(f, mod.New(f), alias.All)
	if w.Points {
		points := w.points[f.Module]
		if points == nil {
			points, _ = pointsto.New(f.Module, pointsto.Andersen) // nil without a layout
			w.points[f.Module] = points
		}
		if points != nil {
			fn.alias.Points = points
		}
	}
	w.funcs[f] = fn
	return fn
}

func newFunction(f *ir.Func, facts *analysis.Analysis, chain []alias.Answerer) *function {
	fn := &function{f: f, dom: f.Dominators(), alias: alias.New(f, chain...), numbers: make([]int32, f.NumValues()),
		pairs: map[[2]int32]pair{}, modrefs: map[[3]int32]ir.Effects{}, clobbers: map[[2]int32]memssa.ID{}}
	fn.alias.Facts = facts.Facts
	fn.memory = memssa.New(f, fn.alias)
	for _, b := range f.Blocks {
		for _, v := range b.Instrs {
			if l, ok := fn.alias.Of(v); ok {
				fn.accesses = append(fn.accesses, access{v: v, loc: l})
				fn.numbers[v.ID] = int32(len(fn.accesses))
			}
			if v.Op.IsCall() {
				fn.twice = fn.twice || ir.CallHas(v, "returns_twice")
			}
		}
	}
	return fn
}

// number is of an access, -1 for what is none.
func (fn *function) number(v *ir.Value) int32 { return fn.numbers[v.ID] - 1 }

func (fn *function) activation() *activation {
	if n := len(fn.free); n > 0 {
		a := fn.free[n-1]
		fn.free = fn.free[:n-1]
		return a
	}
	ids := 0
	for _, b := range fn.f.Blocks {
		ids = max(ids, int(b.ID)+1)
	}
	return &activation{fn: fn, blocks: make([]uint64, ids), done: make([]uint64, fn.f.NumValues()), spans: make([]span, len(fn.accesses))}
}

// since is when an access of the memory was executed last.
func (a *activation) since(id memssa.ID) uint64 {
	switch m := a.fn.memory; m.Kind(id) {
	case memssa.Entry:
		return a.entry
	case memssa.Phi:
		return a.blocks[m.Block(id).ID]
	default:
		return a.done[m.Inst(id).ID]
	}
}

// readsSince is from when on nothing may have written what a call reads, if that is known.
func (fn *function) readsSince(call *ir.Value, a *activation) (uint64, bool) {
	id := fn.memory.Of(call)
	if id == memssa.None || fn.memory.Kind(id) != memssa.Use || fn.twice {
		return 0, false
	}
	return a.since(fn.memory.Clobber(call)), true
}

// same tells whether a pointer has the value that it had at a time.
func (a *activation) same(p *ir.Value, time uint64) bool {
	return p.Block == nil || a.blocks[p.Block.ID] <= time
}

// above tells whether a pointer is defined wherever an instruction is executed.
func (fn *function) above(p, v *ir.Value) bool {
	return p.Block == nil || fn.dom.DominatesValue(p, ir.Use{User: v})
}

// direct looks at an access that an instruction itself makes.
func (w *Witness) direct(a *activation, n int32, now *event) {
	fn := a.fn
	x := &fn.accesses[n]
	x.count++
	if !fn.twice {
		w.clobber(a, n, n, &now.span)
	}
	if x.count < often || w.rng.IntN(seldom) == 0 {
		for _, k := range a.recent {
			w.compare(a, k, n, &a.spans[k], &now.span)
		}
		k := int32(w.rng.IntN(len(fn.accesses)))
		if s := &a.spans[k]; s.time >= a.entry {
			w.compare(a, k, n, s, &now.span)
			if p := fn.accesses[k].loc.Ptr; !fn.twice && k != n && a.same(p, s.time) && fn.above(p, x.v) {
				w.clobber(a, n, k, s)
			}
		}
		if len(a.recent) > 0 {
			k := a.recent[w.rng.IntN(len(a.recent))]
			s := &a.spans[k]
			if p := fn.accesses[k].loc.Ptr; !fn.twice && k != n && a.same(p, s.time) && fn.above(p, x.v) {
				w.clobber(a, n, k, s)
			}
		}
	}
	a.spans[n] = now.span
	if len(a.recent) >= maxRecent {
		a.recent = append(a.recent[:0], a.recent[1:]...)
	}
	a.recent = append(a.recent, n)
}

// pair asks about two accesses.
func (fn *function) pair(x, y int32, across bool) (alias.Answer, string) {
	key := [2]int32{x, y}
	p := fn.pairs[key]
	l, m := fn.accesses[x].loc, fn.accesses[y].loc
	if across {
		if !p.askedFar {
			p.across, p.acrossBy = fn.alias.Explain(l, m, true)
			p.askedFar = true
			fn.pairs[key] = p
		}
		return p.across, p.acrossBy
	}
	if !p.asked {
		p.now, p.by = fn.alias.Explain(l, m, false)
		p.asked = true
		fn.pairs[key] = p
	}
	return p.now, p.by
}

// compare holds the answers for two accesses against what they accessed.
func (w *Witness) compare(a *activation, x, y int32, s, t *span) {
	fn := a.fn
	p := fn.accesses[x].loc.Ptr
	if a.same(p, s.time) && fn.above(p, fn.accesses[y].v) {
		w.answered(fn, x, y, s, t, false)
	}
	w.answered(fn, x, y, s, t, true)
}

func (w *Witness) answered(fn *function, x, y int32, s, t *span, across bool) {
	answer, by := fn.pair(x, y, across)
	if answer == alias.May {
		w.Held["may"]++
		return
	}
	ok := true
	switch answer {
	case alias.No:
		ok = !s.meets(t) || !s.write && !t.write
	case alias.Must:
		ok = s.at == t.at
	case alias.Partial:
		ok = s.at != t.at && s.meets(t)
	}
	name := answer.String() + " by " + by
	if across {
		name += " across"
	}
	w.Held[name]++
	if !ok {
		v, u := fn.accesses[x].v, fn.accesses[y].v
		w.wrong(fn, v, u, name, fmt.Sprintf("%s accessed %d bytes at %#x, %s %d at %#x", spell(v), s.size, s.at, spell(u), t.size, t.at),
			func(b *function) bool { again, _ := b.pair(x, y, across); return again == answer })
	}
}

// clobber holds what is said to be the last access that may have written some bytes against
// the last one that did. The bytes are those of access x, and it is asked where access at is.
func (w *Witness) clobber(a *activation, at, x int32, s *span) {
	fn := a.fn
	v, u := fn.accesses[at].v, fn.accesses[x].v
	id, name := fn.clobber(at, x), ""
	since := a.since(id)
	switch fn.memory.Kind(id) {
	case memssa.Entry:
		name = "clobber: live on entry"
	case memssa.Phi:
		name = "clobber: phi"
	default:
		name = "clobber: def"
	}
	if at != x {
		name += ", of another"
	}
	w.Held[name]++
	m, _ := s.obj.Mark.(marks)
	for i := s.off; i < s.off+s.size; i++ {
		k := m.at(i)
		if k == nil {
			continue
		}
		if e := k.write; e != nil && e.time > since {
			said := name
			if c := fn.memory.Inst(id); c != nil {
				said += " " + spell(c)
			}
			w.wrong(fn, u, v, said, fmt.Sprintf("byte %d of %s, asked at %s, was written since by %s in @%s", i-s.off, spell(u), spell(v), spell(e.v), e.v.Block.Func.Name),
				func(b *function) bool { return b.clobber(at, x) == id })
			return
		}
	}
}

// clobber asks for the last access that may have written what x accesses, where at stands.
func (fn *function) clobber(at, x int32) memssa.ID {
	v := fn.accesses[at].v
	if at == x {
		return fn.memory.Clobber(v)
	}
	key := [2]int32{at, x}
	id, ok := fn.clobbers[key]
	if !ok {
		id = fn.memory.ClobberOf(fn.memory.At(v), fn.accesses[x].loc)
		fn.clobbers[key] = id
	}
	return id
}

// meet looks at two accesses of the same bytes, one of which writes. They are by two
// instructions of the innermost activation in which both are: accesses of it, or calls.
func (w *Witness) meet(e, now *event) {
	for i := len(w.stack) - 1; i >= 0; i-- {
		a := w.stack[i]
		if w.bounded > 0 && a.bounded && !now.write && e.time < a.began {
			w.Held["clobber of a call"]++
			if e.write && e.time > a.bound {
				call := a.at
				w.wrong(a.fn, e.v, call, "clobber of a call", fmt.Sprintf("%s reads at %#x what was written since by %s in @%s", spell(call), now.at, spell(e.v), e.v.Block.Func.Name),
					func(b *function) bool { return b.memory.Clobber(call) == a.fn.memory.Clobber(call) })
			}
		}
		if e.time < a.entry {
			continue
		}
		if e.time >= a.began {
			return // both are of one call
		}
		first, began, ok := a.source(e)
		if !ok {
			w.Held["forgotten"]++
			return
		}
		w.related(a, first, began, e, now)
		return
	}
}

// source is what an activation executed when an access was made.
func (a *activation) source(e *event) (v *ir.Value, began uint64, ok bool) {
	if e.act == a && e.entry == a.entry {
		return e.v, e.began, true
	}
	i := sort.Search(len(a.calls), func(i int) bool { return a.calls[i].end >= e.time })
	if i == len(a.calls) || a.calls[i].began > e.time {
		return nil, 0, false
	}
	return a.calls[i].v, a.calls[i].began, true
}

// related holds what is said of two instructions against two accesses that have bytes in
// common: the earlier one, and the one that is being made.
func (w *Witness) related(a *activation, first *ir.Value, began uint64, e, now *event) {
	fn, second := a.fn, a.at
	x, y := fn.number(first), fn.number(second)
	if x >= 0 && y >= 0 {
		w.compare(a, x, y, &e.span, &now.span)
		return
	}
	does := func(write bool) ir.Effects {
		if write {
			return ir.Writes
		}
		return ir.Reads
	}
	switch {
	case x >= 0:
		p := fn.accesses[x].loc.Ptr
		w.modref(fn, second, x, does(now.write), now, a.same(p, e.time) && fn.above(p, second))
	case y >= 0:
		p := fn.accesses[y].loc.Ptr
		w.modref(fn, first, y, does(e.write), e, a.same(p, began) && fn.above(p, first))
	}
	if y < 0 && second.Op.IsCall() && !now.write {
		w.reads(fn, first, second, false, a.sameArgs(first, second, began))
		w.reads(fn, first, second, true, true)
	}
}

// sameArgs tells whether the pointers that an instruction was executed with have their values
// still where a later one is, and the other way round.
func (a *activation) sameArgs(first, second *ir.Value, began uint64) bool {
	for _, p := range first.Args {
		if !a.same(p, began) || !a.fn.above(p, second) {
			return false
		}
	}
	for _, p := range second.Args {
		if !a.same(p, began) || !a.fn.above(p, first) {
			return false
		}
	}
	return true
}

// modref: a call did something to bytes that an access of the function has.
func (w *Witness) modref(fn *function, call *ir.Value, x int32, did ir.Effects, e *event, same bool) {
	for _, across := range []bool{false, true} {
		if !across && !same {
			continue
		}
		w.Held["call"]++
		if fn.modref(call, x, across)&did != 0 {
			continue
		}
		name := "a call leaves it alone"
		if across {
			name += ", across"
		}
		v := fn.accesses[x].v
		w.wrong(fn, call, v, name, fmt.Sprintf("%s accessed %d bytes of %s at %#x (write: %v), by %s in @%s", spell(call), e.size, spell(v), e.at, e.write, spell(e.v), e.v.Block.Func.Name),
			func(b *function) bool { return b.modref(call, x, across)&did == 0 })
	}
}

func (fn *function) modref(call *ir.Value, x int32, across bool) ir.Effects {
	key := [3]int32{int32(call.ID), x, 0}
	if across {
		key[2] = 1
	}
	m, ok := fn.modrefs[key]
	if !ok {
		if m = fn.alias.ModRef(call, fn.accesses[x].loc); across {
			m = fn.alias.ModRefAcross(call, fn.accesses[x].loc)
		}
		fn.modrefs[key] = m
	}
	return m
}

// reads: a call read what another instruction was the last to write.
func (w *Witness) reads(fn *function, first, call *ir.Value, across, asked bool) {
	if !asked {
		return
	}
	w.Held["call reads"]++
	key := [3]int32{int32(call.ID), int32(first.ID), 2}
	if across {
		key[2] = 3
	}
	m, ok := fn.modrefs[key]
	if !ok {
		if fn.alias.CallReads(call, first, across) {
			m = ir.Reads
		}
		fn.modrefs[key] = m
	}
	if m != 0 {
		return
	}
	name := "a call does not read it"
	if across {
		name += ", across"
	}
	w.wrong(fn, first, call, name, fmt.Sprintf("%s read what %s wrote", spell(call), spell(first)),
		func(b *function) bool { return !b.alias.CallReads(call, first, across) })
}

// wrong takes down an answer that is not so. again tells whether the answer is also given
// where the metadata is not believed.
func (w *Witness) wrong(fn *function, a, b *ir.Value, answer, what string, again func(bare *function) bool) {
	key := wrongKey{a, b, answer}
	if w.seen[key] {
		return
	}
	w.seen[key] = true
	if fn.bare == nil {
		var chain []alias.Answerer
		for _, x := range alias.All {
			if x.Name != alias.Types.Name && x.Name != alias.Scopes.Name {
				chain = append(chain, x)
			}
		}
		fn.bare = newFunction(fn.f, w.facts[fn.f.Module].New(fn.f), chain)
	}
	w.Wrong = append(w.Wrong, &Wrong{Func: fn.f, A: a, B: b, Answer: answer, What: what, Promised: !again(fn.bare)})
}

// spell is an instruction as it may be found in the text.
func spell(v *ir.Value) string {
	s := v.Op.String()
	if v.Name != "" {
		s = "%" + v.Name + " = " + s
	}
	if v.Op.IsCall() && v.CalledFunc() != nil {
		s += " @" + v.CalledFunc().Name
	}
	return fmt.Sprintf("%s (number %d of block %d)", s, v.Block.IndexOf(v)+1, v.Block.ID)
}
