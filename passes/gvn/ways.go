package gvn

import (
	"slices"

	"rewrite/passes/analysis/alias"
	"rewrite/passes/analysis/memory"
	"rewrite/passes/analysis/memssa"
	"rewrite/passes/internal/edit"
	"rewrite/passes/ir"
)

// maxWays bounds how many blocks are looked through for what one load loads, and
// maxInBlock how many writes in one of them.
const (
	maxWays = 64
	// maxMeet bounds how many ways into one block are asked what a load finds on them, as each load behind it asks all: more
	// than meet anywhere in real programs' interpreters, of which SQLite's has 319.
	maxMeet    = 400
	maxInBlock = 32
)

// ways are the blocks through which control comes to a load from where it is known, or
// seen not to be known, what is at its address.
type ways struct {
	load  *ir.Value
	at    map[*ir.Block]*ir.Value // the address at the end of each block that was looked at
	known map[*ir.Block]*ir.Value // what is at it there, for some of them
	from  map[*ir.Block]memssa.ID // what wrote it, where it has to be made of that yet
	lost  map[*ir.Block]bool      // those in which it may be written, or not be known
	order []*ir.Block             // those looked at
}

// reset begins a search, in the memory of the last one.
func (s *ways) reset(load *ir.Value) *ways {
	if s.at == nil {
		s.at, s.known, s.from, s.lost = map[*ir.Block]*ir.Value{}, map[*ir.Block]*ir.Value{}, map[*ir.Block]memssa.ID{}, map[*ir.Block]bool{}
	}
	clear(s.at)
	clear(s.known)
	clear(s.from)
	clear(s.lost)
	s.load, s.order = load, s.order[:0]
	return s
}

// ways replaces a load of what is known on all ways there by phis. What is known on some it
// notes for partial.
func (w *walk) ways(v *ir.Value) bool {
	s := w.search(v)
	switch {
	case s == nil:
		return false
	case len(s.lost) > 0:
		if len(s.known) > 0 || s.at[v.Block] != nil {
			w.partly = append(w.partly, v)
		}
		return false
	case len(s.known) == 0:
		return false
	}
	w.say.Applied(v, "what this loads is known on all ways")
	w.join(s)
	return true
}

// search looks for what is at a load's address, up from it; nil if nothing comes of that. It holds until the next one.
func (w *walk) search(v *ir.Value) *ways {
	b := v.Block
	id := w.mem.Clobber(v)
	if len(b.Preds()) == 0 || w.layout == nil || v.Type.Kind == ir.TargetKind ||
		w.mem.Block(id) == b && w.mem.Kind(id) != memssa.Phi {
		return nil
	}
	if w.mem.Kind(id) != memssa.Phi && len(w.loads[w.of(v.Args[0])]) == 0 && !byPhi(v.Args[0], maxMade) && w.analyses.Loops().Depth(b) == 0 {
		return nil // nothing writes on the ways, and nobody loaded
	}
	s := w.searched.reset(v)
	if !w.above(s, b, v.Args[0]) {
		return nil
	}
	for i := 0; i < len(s.order); i++ {
		x := s.order[i]
		if w.look(s, x) || s.lost[x] {
			continue
		}
		p := s.at[x]
		if x == b && p == v.Args[0] {
			continue // around a loop it is what the load itself loaded; the ways there are looked at
		}
		if p.Block == x && p.Op != ir.OpPhi && !memssa.Steady(p, x, w.tree) || len(x.Preds()) == 0 || len(s.order) > maxWays {
			s.lost[x] = true
			continue
		}
		if !w.above(s, x, p) {
			return nil
		}
	}
	return s
}

// byPhi tells whether a value is a phi or computed from one, in a few steps.
func byPhi(v *ir.Value, depth int) bool {
	if v.Op == ir.OpPhi {
		return true
	}
	if v.Block != nil && depth > 0 && v.Op.Is(ir.Mergeable) {
		for _, a := range v.Args {
			if byPhi(a, depth-1) {
				return true
			}
		}
	}
	return false
}

// above goes on with the predecessors of a block, at whose start an address is looked at.
// It gives false if a block would have to be looked at for two addresses, or too many ways meet.
func (w *walk) above(s *ways, b *ir.Block, p *ir.Value) bool {
	if len(b.Preds()) > maxMeet {
		return false
	}
	for _, x := range b.Preds() {
		if !w.tree.Reachable(x) {
			continue
		}
		q := translate(w, p, b, x)
		if q == nil && memssa.Steady(p, b, w.tree) {
			q = p // it is not computed there yet, but could be
		}
		if old, met := s.at[x]; met {
			if old != q {
				return false
			}
			continue
		}
		s.at[x] = q
		s.order = append(s.order, x)
		if q == nil {
			s.lost[x] = true
		}
	}
	return true
}

// translate is memssa.Translate but for instructions that are not needed any more: these are
// still among the users that it looks through.
func translate(w *walk, v *ir.Value, b, from *ir.Block) *ir.Value {
	x := memssa.Translate(v, b, from, w.tree)
	for x != nil && !w.stays(x) {
		x = w.gone[x]
	}
	return x
}

// look finds what is at the address at the end of a block, if something in the block tells.
func (w *walk) look(s *ways, b *ir.Block) (known bool) {
	p := s.at[b]
	if p == nil {
		return false
	}
	t := s.load.Type
	l := w.alias.At(p, t)
	l.Meta = s.load.Meta
	id := w.mem.AtEnd(b)
	steps := 0
	for w.mem.Kind(id) == memssa.Def && w.mem.Block(id) == b {
		if steps++; steps > maxInBlock {
			s.lost[b] = true
			return false
		}
		if w.writes(w.mem.Inst(id), l) {
			break
		}
		id = w.mem.Before(id)
	}
	written := w.mem.Kind(id) == memssa.Def && w.mem.Block(id) == b
	// Loads behind it.
	for _, x := range slices.Backward(w.inBlock[place{w.of(p), b}]) {
		if x.Type == t && x != s.load && w.stays(x) && (!written || w.mem.Above(id, w.mem.Of(x))) {
			s.known[b] = x
			return true
		}
	}
	switch {
	case written:
		if x := w.left(id, p, t, nil); x != nil {
			s.known[b], s.from[b] = x, id
			return true
		}
		s.lost[b] = true
	default:
		if o := alias.Root(p); o.Block == b { // it came to be here, if nothing else was executed in between
			zeroed, ok := false, o.Op == ir.OpAlloca
			if o.Op.IsCall() {
				zeroed, ok = memory.Allocates(o)
			}
			if x := w.initial(zeroed, t); ok && x != nil {
				s.known[b] = x
				return true
			}
		}
	}
	return false
}

// An access is an instruction that may write a location.
type access struct {
	by *ir.Value
	at alias.Location
}

// writes tells whether an instruction may write what a load reads. Loads of one address ask the same of what is above them all, so it is
// asked once in a round.
func (w *walk) writes(x *ir.Value, l alias.Location) bool {
	a := access{x, l}
	writes, asked := w.asked[a]
	if !asked {
		writes = !memory.IsRelease(x) && w.alias.ModRef(x, l)&ir.Writes != 0
		w.asked[a] = writes
	}
	return writes
}

// join replaces a load by what is known at the ends of blocks: phis where these meet.
//
// A block gets a phi where several predecessors lead; one that turns out to be of one
// value goes again (Braun et al., "Simple and Efficient Construction of Static Single
// Assignment Form", 2013).
func (w *walk) join(s *ways) {
	j := joiner{w: w, ways: s, starts: map[*ir.Block]*ir.Value{}}
	x := j.start(s.load.Block)
	x = j.tidy(x)
	for _, b := range j.made {
		if phi := j.starts[b]; w.stays(phi) {
			w.lead(phi, phi, b, false)
		}
	}
	if x == s.load { // there is no way here but around
		x = w.f.Poison(s.load.Type)
	}
	w.again = true
	w.replace(s.load, x)
}

type joiner struct {
	w *walk
	*ways
	starts map[*ir.Block]*ir.Value // what is at the address at the start of blocks
	made   []*ir.Block             // those with a new phi
}

// end is what is at the address at the end of a block.
func (j *joiner) end(b *ir.Block) *ir.Value {
	if x := j.known[b]; x != nil {
		if id, ok := j.from[b]; ok {
			x = j.w.left(id, j.at[b], j.load.Type, b.Terminator())
			j.known[b] = x
			delete(j.from, b)
		} else if x.Op == ir.OpLoad && x.Block != nil {
			edit.MergeInto(x, j.load)
		}
		return x
	}
	if !j.w.tree.Reachable(b) {
		return j.w.f.Poison(j.load.Type)
	}
	return j.start(b)
}

func (j *joiner) start(b *ir.Block) *ir.Value {
	if x := j.starts[b]; x != nil {
		return x
	}
	preds := b.Preds()
	if len(preds) == 1 {
		x := j.end(preds[0])
		j.starts[b] = x
		return x
	}
	phi := j.w.f.NewInstr(ir.OpPhi, j.load.Type)
	phi.Pos = j.load.Pos
	phi.Meta = j.load.Meta.Keep(func(kind string) bool { return kind == "dbg" })
	if b == j.load.Block {
		phi.Name = j.load.Name
	}
	b.InsertAt(0, phi)
	j.w.grow(phi)
	j.starts[b] = phi
	j.made = append(j.made, b)
	for _, p := range preds {
		phi.AddArg(j.end(p))
		phi.Targets = append(phi.Targets, p)
	}
	return phi
}

// tidy takes new phis out again that are of one value, or that another phi of their block
// is already, and gives what x is then.
func (j *joiner) tidy(x *ir.Value) *ir.Value {
	for again := true; again; {
		again = false
		for _, b := range j.made {
			phi := j.starts[b]
			if !j.w.stays(phi) {
				continue
			}
			y := j.instead(phi)
			if y == nil {
				continue
			}
			phi.ReplaceAllUses(y)
			for c, z := range j.starts {
				if z == phi && c != b {
					j.starts[c] = y
				}
			}
			j.w.gone[phi] = y
			if x == phi {
				x = y
			}
			again = true
		}
	}
	return x
}

// instead is what stands for a new phi, nil if nothing does.
func (j *joiner) instead(phi *ir.Value) (x *ir.Value) {
	one := true
	for _, a := range phi.Args {
		if a != phi && a != x {
			one = one && x == nil
			x = a
		}
	}
	if one {
		return x
	}
	for _, y := range phi.Block.Phis() {
		if y != phi && y.Type == phi.Type && y.Flags == 0 && j.w.stays(y) && j.w.samePhi(y, phi) {
			return y
		}
	}
	return nil
}
