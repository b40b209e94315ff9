package gvn

import (
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
	load        *ir.Value
	of          []way       // by Block.ID
	order       []*ir.Block // those looked at
	touched     []int       // the places in of that are not zero
	known, lost int         // how many of them are that
}

// A way is what is found at the end of a block.
type way struct {
	met     bool
	at      *ir.Value // the address, nil if it is not computed there
	known   *ir.Value // what is at it, nil if that is not seen
	made    bool      // known has to be made yet, of what the access from left there
	from    memssa.ID
	lost    bool // it may be written in the block, or not be known
	touched bool
}

// reset begins a search in a function with so many blocks, in the memory of the last one.
func (s *ways) reset(load *ir.Value, blocks int) *ways {
	for _, i := range s.touched {
		s.of[i] = way{}
	}
	if len(s.of) < blocks {
		s.of = make([]way, blocks)
	}
	s.load, s.order, s.touched, s.known, s.lost = load, s.order[:0], s.touched[:0], 0, 0
	return s
}

// to is what is found at the end of a block, to be changed.
func (s *ways) to(b *ir.Block) *way {
	x := &s.of[b.ID]
	if !x.touched {
		x.touched = true
		s.touched = append(s.touched, b.ID)
	}
	return x
}

// know notes what is at the address.
func (s *ways) know(b *ir.Block, v *ir.Value) *way {
	x := s.to(b)
	if x.known == nil {
		s.known++
	}
	x.known = v
	return x
}

// lose notes whether that cannot be known.
func (s *ways) lose(b *ir.Block, lost bool) {
	x := s.to(b)
	if lost && !x.lost {
		s.lost++
	} else if !lost && x.lost {
		s.lost--
	}
	x.lost = lost
}

// ways replaces a load of what is known on all ways there by phis. What is known on some it
// notes for partial.
func (w *walk) ways(v *ir.Value) bool {
	s := w.search(v)
	switch {
	case s == nil:
		return false
	case s.lost > 0:
		if s.known > 0 || s.of[v.Block.ID].at != nil {
			w.partly = append(w.partly, v)
		}
		return false
	case s.known == 0:
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
	if w.mem.Kind(id) != memssa.Phi && w.seen.of(w.of(v.Args[0])) == 0 && !byPhi(v.Args[0], maxMade) && w.analyses.Loops().Depth(b) == 0 {
		return nil // nothing writes on the ways, and nobody loaded
	}
	s := w.searched.reset(v, len(w.f.Blocks))
	if !w.above(s, b, v.Args[0]) {
		return nil
	}
	for i := 0; i < len(s.order); i++ {
		x := s.order[i]
		if w.look(s, x) || s.of[x.ID].lost {
			continue
		}
		p := s.of[x.ID].at
		if x == b && p == v.Args[0] {
			continue // around a loop it is what the load itself loaded; the ways there are looked at
		}
		if p.Block == x && p.Op != ir.OpPhi && !memssa.Steady(p, x, w.tree) || len(x.Preds()) == 0 || len(s.order) > maxWays {
			s.lose(x, true)
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
		if y := &s.of[x.ID]; y.met {
			if y.at != q {
				return false
			}
			continue
		}
		y := s.to(x)
		y.met, y.at = true, q
		s.order = append(s.order, x)
		if q == nil {
			s.lose(x, true)
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
	p := s.of[b.ID].at
	if p == nil {
		return false
	}
	t := s.load.Type
	l := w.alias.At(p, t)
	l.Meta = s.load.Meta
	id := w.writer(l, b)
	if id == memssa.None {
		s.lose(b, true)
		return false
	}
	written := w.mem.Kind(id) == memssa.Def && w.mem.Block(id) == b
	// Loads behind it.
	for i := w.seen.inBlock[place{w.of(p), b}]; i != 0; i = w.seen.list[i-1].inBlock {
		x := w.seen.list[i-1].v
		if x.Type == t && x != s.load && w.stays(x) && (!written || w.mem.Above(id, w.mem.Of(x))) {
			s.know(b, x)
			return true
		}
	}
	switch {
	case written:
		if x := w.left(id, p, t, nil); x != nil {
			y := s.know(b, x)
			y.made, y.from = true, id
			return true
		}
		s.lose(b, true)
	default:
		if o := alias.Root(p); o.Block == b { // it came to be here, if nothing else was executed in between
			zeroed, ok := false, o.Op == ir.OpAlloca
			if o.Op.IsCall() {
				zeroed, ok = memory.Allocates(o)
			}
			if x := w.initial(zeroed, t); ok && x != nil {
				s.know(b, x)
				return true
			}
		}
	}
	return false
}

// writers are the accesses that write locations last in blocks. Loads of one address ask for the same above them all, so each is looked
// for once in a round.
type writers struct {
	locations map[alias.Location]uint32 // by which a location is known
	at        alias.Location            // that was asked about last
	number    uint32                    // it is known by this
	last      map[uint64]memssa.ID      // by the location, and Block.ID
}

func (m *writers) reset() {
	*m = writers{locations: cleared(m.locations), last: cleared(m.last)}
}

// of is what a location is known by.
func (m *writers) of(l alias.Location) uint32 {
	if l != m.at || m.number == 0 {
		n, met := m.locations[l]
		if !met {
			n = uint32(len(m.locations)) + 1
			m.locations[l] = n
		}
		m.at, m.number = l, n
	}
	return m.number
}

// writer is the last access in a block that may write what a load reads, what is before them all if there is none, and none at all if
// there are too many.
func (w *walk) writer(l alias.Location, b *ir.Block) memssa.ID {
	id := w.mem.AtEnd(b)
	if w.mem.Kind(id) != memssa.Def || w.mem.Block(id) != b {
		return id
	}
	key := uint64(w.written.of(l))<<32 | uint64(b.ID)
	if id, asked := w.written.last[key]; asked {
		return id
	}
	for steps := 1; w.mem.Kind(id) == memssa.Def && w.mem.Block(id) == b; steps++ {
		if steps > maxInBlock {
			id = memssa.None
			break
		}
		if x := w.mem.Inst(id); !memory.IsRelease(x) && w.alias.ModRef(x, l)&ir.Writes != 0 {
			break
		}
		id = w.mem.Before(id)
	}
	w.written.last[key] = id
	return id
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
	if at := &j.of[b.ID]; at.known != nil {
		x := at.known
		if at.made {
			x = j.w.left(at.from, at.at, j.load.Type, b.Terminator())
			at.known, at.made = x, false
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
