package dse

import (
	"slices"

	"rewrite/passes/analysis/alias"
	"rewrite/passes/analysis/memory"
	"rewrite/passes/analysis/memssa"
	"rewrite/passes/ir"
	"rewrite/passes/ir/intrinsic"
)

// maxSteps bounds how many accesses behind one store are looked at.
const maxSteps = 128

// A span is bytes of what a store writes, counted from its first.
type span struct{ from, to uint64 }

// spans are some bytes in order, with gaps between.
type spans []span

// maxSpans bounds how many pieces are told apart: the gaps between more are taken for bytes.
const maxSpans = 6

// without is the bytes that are not in a span.
func (s spans) without(x span) (rest spans) {
	for _, p := range s {
		if p.to <= x.from || p.from >= x.to {
			rest = append(rest, p)
			continue
		}
		if p.from < x.from {
			rest = append(rest, span{p.from, x.from})
		}
		if p.to > x.to {
			rest = append(rest, span{x.to, p.to})
		}
	}
	return rest.bounded()
}

// with is the bytes of both.
func (s spans) with(o spans) (all spans) {
	i, j := 0, 0
	for i < len(s) || j < len(o) {
		var p span
		if j == len(o) || i < len(s) && s[i].from <= o[j].from {
			p = s[i]
			i++
		} else {
			p = o[j]
			j++
		}
		if n := len(all); n > 0 && p.from <= all[n-1].to {
			all[n-1].to = max(all[n-1].to, p.to)
		} else {
			all = append(all, p)
		}
	}
	return all.bounded()
}

func (s spans) bounded() spans {
	for len(s) > maxSpans {
		s[len(s)-2].to = s[len(s)-1].to
		s = s[:len(s)-1]
	}
	return s
}

// has tells whether all bytes of o are in s.
func (s spans) has(o spans) bool {
	for _, p := range o {
		in := false
		for _, q := range s {
			in = in || q.from <= p.from && p.to <= q.to
		}
		if !in {
			return false
		}
	}
	return true
}

// A path is where bytes that were stored are still what they were.
type path struct {
	at    memssa.ID // behind this access
	bytes spans
	// across says that the pointer may have another value by now.
	across bool
}

// A reach is what becomes of what an instruction writes.
type reach struct {
	bytes spans       // that something may read
	why   *ir.Value   // one that does, if it is no exit
	over  []*ir.Value // stores that overwrite some of the bytes
}

// live is which bytes of what an instruction writes something may read. Of a size that is not
// known it is all or nothing.
//
// A path is followed from access to access behind it, split where several follow. What reads
// some of the bytes makes them live, and they are followed no more; what overwrites some
// ends these. Around a loop in which the pointer is another one each time nothing overwrites
// for sure, and what may be read by it is asked of all its values.
func (w *work) live(v *ir.Value, t target) (r reach) {
	all := spans{{0, max(t.size, 1)}}
	met := map[memssa.ID]path{}
	t.seen = w.seenAt(t.Ptr)
	if t.seen&thrown != 0 && w.throws {
		return reach{bytes: all}
	}
	steps := 0
	for todo := []path{{at: w.mem.Of(v), bytes: all}}; len(todo) > 0; {
		p := todo[len(todo)-1]
		todo = todo[:len(todo)-1]
		if t.seen&w.left[p.at] != 0 {
			r.bytes = r.bytes.with(p.bytes)
		}
		if r.bytes.has(all) {
			return r
		}
		w.mem.Users(p.at, func(u memssa.ID) bool {
			if steps++; steps > maxSteps {
				r.bytes = all
				return false
			}
			if w.mem.Kind(u) == memssa.Phi {
				q := path{u, p.bytes, p.across || w.varies(&t, w.mem.Block(u))}
				if old, ok := met[u]; ok {
					if old.bytes.has(q.bytes) && (old.across || !q.across) {
						return true
					}
					q.bytes, q.across = q.bytes.with(old.bytes), q.across || old.across
				}
				met[u] = q
				todo = append(todo, q)
				return true
			}
			x := w.mem.Inst(u)
			if w.isEnd(x, t.Ptr, p.across) {
				return true
			}
			rest := w.initialized(x, &t, p.bytes, p.across)
			if len(rest) > 0 && w.reads(x, &t, p.across) {
				if n, o, ok := w.exactly(x, &t, p.across); ok {
					read := rest.cut(n, o)
					r.bytes, rest = r.bytes.with(read), rest.without(span{n, o})
				} else {
					r.bytes, rest = r.bytes.with(rest), nil
				}
				if r.why == nil {
					r.why = x
				}
			}
			if w.mem.Kind(u) == memssa.Def && len(rest) > 0 {
				left := w.overwritten(x, &t, rest, p.across)
				if x.Op == ir.OpStore && !slices.Equal(left, rest) && !slices.Contains(r.over, x) {
					r.over = append(r.over, x)
				}
				if len(left) > 0 {
					todo = append(todo, path{u, left, p.across})
				}
			}
			return true
		})
		if r.bytes.has(all) {
			return r
		}
	}
	return r
}

// varies tells whether what a target is told by may be another value when control comes to a
// block again.
func (w *work) varies(t *target, b *ir.Block) bool {
	within := func(v *ir.Value) bool { return v != nil && v.Block != nil && w.tree.Dominates(b, v.Block) }
	return within(t.Ptr) || within(t.extent)
}

// cut is the bytes that are in a span.
func (s spans) cut(from, to uint64) (in spans) {
	for _, p := range s {
		if a, b := max(p.from, from), min(p.to, to); a < b {
			in = append(in, span{a, b})
		}
	}
	return in
}

// reads tells whether an instruction may read what was stored, or lets somebody else do so.
func (w *work) reads(x *ir.Value, t *target, across bool) bool {
	e := x.Effects()
	switch {
	case memory.IsMarker(x) || x.Intrinsic() == intrinsic.InvariantStart:
		return false
	case e&ir.Unwinds != 0 && x.Op == ir.OpCall && w.thrownFrom(x, t):
		return true // the caller, if it throws
	case e&ir.Reads == 0 && e&ir.Ordered == 0:
		return false
	case x.Op == ir.OpStore && x.Aux.(*ir.Mem).Ordering <= ir.Monotonic:
		return false // it only writes, even if somebody watches
	}
	if across {
		return w.alias.ModRefAcross(x, t.Location)&ir.Reads != 0
	}
	return w.alias.ModRef(x, t.Location)&ir.Reads != 0
}

// exactly is which of the bytes of a target a load reads, if that is known.
func (w *work) exactly(x *ir.Value, t *target, across bool) (from, to uint64, ok bool) {
	if x.Op != ir.OpLoad || x.Effects()&ir.Ordered != 0 || across || t.size == 0 {
		return 0, 0, false
	}
	l, _ := w.alias.Of(x)
	return w.within(l, t)
}

// within is the bytes of a target that a location of known size has.
func (w *work) within(l alias.Location, t *target) (from, to uint64, ok bool) {
	n, ok := w.alias.Distance(t.Ptr, l.Ptr)
	if !ok || l.Size.Kind != alias.Exact || n >= 1<<40 || n <= -1<<40 || l.Size.Bytes >= 1<<40 {
		return 0, 0, false
	}
	from, to = uint64(max(n, 0)), uint64(max(n+int64(l.Size.Bytes), 0))
	return min(from, t.size), min(to, t.size), true
}
