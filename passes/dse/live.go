package dse

import (
	"rewrite/passes/analysis/alias"
	"rewrite/passes/analysis/memory"
	"rewrite/passes/analysis/memssa"
	"rewrite/passes/ir"
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

// live is which bytes of what an instruction writes something may read, and one of those
// that do, if it is no exit. Of a size that is not known it is all or nothing.
//
// A path is followed from access to access behind it, split where several follow. What reads
// some of the bytes makes them live, and they are followed no more; what overwrites some
// ends these. Around a loop in which the pointer is another one each time nothing overwrites
// for sure, and what may be read by it is asked of all its values.
func (w *work) live(v *ir.Value, t target) (live spans, why *ir.Value) {
	all := spans{{0, max(t.size, 1)}}
	met := map[memssa.ID]path{}
	visible := !w.isSecret(t.Ptr)
	if visible && w.throws {
		return all, nil
	}
	steps := 0
	for todo := []path{{at: w.mem.Of(v), bytes: all}}; len(todo) > 0; {
		p := todo[len(todo)-1]
		todo = todo[:len(todo)-1]
		if visible && w.left[p.at] {
			live = live.with(p.bytes)
		}
		if live.has(all) {
			return all, why
		}
		w.mem.Users(p.at, func(u memssa.ID) bool {
			if steps++; steps > maxSteps {
				live = all
				return false
			}
			if w.mem.Kind(u) == memssa.Phi {
				q := path{u, p.bytes, p.across || t.Ptr.Block != nil && w.tree.Dominates(w.mem.Block(u), t.Ptr.Block)}
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
			if w.isEnd(x, t.Ptr) {
				return true
			}
			rest := p.bytes
			if w.reads(x, t, &p, visible) {
				if n, o, ok := w.exactly(x, t, p.across); ok {
					read := p.bytes.cut(n, o)
					live, rest = live.with(read), rest.without(span{n, o})
				} else {
					live, rest = live.with(p.bytes), nil
				}
				if why == nil {
					why = x
				}
			}
			if w.mem.Kind(u) == memssa.Def && len(rest) > 0 {
				if rest = w.overwritten(x, t, rest, p.across); len(rest) > 0 {
					todo = append(todo, path{u, rest, p.across})
				}
			}
			return true
		})
		if live.has(all) {
			return all, why
		}
	}
	return live, why
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
func (w *work) reads(x *ir.Value, t target, p *path, visible bool) bool {
	e := x.Effects()
	switch {
	case memory.IsMarker(x):
		return false
	case visible && e&ir.Unwinds != 0 && x.Op == ir.OpCall:
		return true // the caller, if it throws
	case e&ir.Reads == 0 && e&ir.Ordered == 0:
		return false
	case x.Op == ir.OpStore && x.Aux.(*ir.Mem).Ordering <= ir.Monotonic:
		return false // it only writes, even if somebody watches
	}
	if p.across {
		return w.alias.ModRefAcross(x, t.Location)&ir.Reads != 0
	}
	return w.alias.ModRef(x, t.Location)&ir.Reads != 0
}

// exactly is which of the bytes of a target a load reads, if that is known.
func (w *work) exactly(x *ir.Value, t target, across bool) (from, to uint64, ok bool) {
	if x.Op != ir.OpLoad || x.Effects()&ir.Ordered != 0 || across || t.size == 0 {
		return 0, 0, false
	}
	l, _ := w.alias.Of(x)
	return w.within(l, t)
}

// within is the bytes of a target that a location of known size has.
func (w *work) within(l alias.Location, t target) (from, to uint64, ok bool) {
	n, ok := w.alias.Distance(t.Ptr, l.Ptr)
	if !ok || l.Size.Kind != alias.Exact || n >= 1<<40 || n <= -1<<40 || l.Size.Bytes >= 1<<40 {
		return 0, 0, false
	}
	from, to = uint64(max(n, 0)), uint64(max(n+int64(l.Size.Bytes), 0))
	return min(from, t.size), min(to, t.size), true
}

// overwritten is what is left of some bytes of a target behind an instruction.
func (w *work) overwritten(x *ir.Value, t target, bytes spans, across bool) spans {
	if across || t.size == 0 {
		return bytes
	}
	var l alias.Location
	switch {
	case x.Op == ir.OpStore:
		l, _ = w.alias.Of(x)
	case memory.IsTransfer(x):
		l = alias.Destination(x)
	default:
		return bytes
	}
	if from, to, ok := w.within(l, t); ok && from < to {
		return bytes.without(span{from, to})
	}
	return bytes
}

// isEnd tells whether behind an instruction the object that a pointer leads into is none
// any more: its lifetime is over, or it is freed.
func (w *work) isEnd(x *ir.Value, p *ir.Value) bool {
	if x.Op != ir.OpCall {
		return false
	}
	switch {
	case memory.IsMarker(x):
		args := x.CallArgs()
		return args[len(args)-1] == alias.Root(p)
	case frees(x):
		return x.Args[1] == alias.Root(p)
	}
	return false
}

// frees tells whether a call does nothing but free the memory that its first argument points to.
func frees(x *ir.Value) bool {
	f := x.CalledFunc()
	if f == nil || len(x.CallArgs()) != 1 || x.Aux.(*ir.Call).FuncAttrs.Has("nobuiltin") || x.Block.Func.Attrs.Has("no-builtins") {
		return false
	}
	a, ok := f.Attrs.Get("allockind")
	return ok && a.Value == `"free"` || f.Name == "free" && f.IsDecl()
}

// isSecret tells whether nobody can read by a pointer when the function has returned, or
// was left by an exception: it leads into an alloca or a copy of an argument, or into
// memory that was allocated here and whose address nobody was told.
func (w *work) isSecret(p *ir.Value) bool {
	o := alias.Root(p)
	if s, ok := w.secret[o]; ok {
		return s
	}
	s := false
	switch o.Op {
	case ir.OpAlloca:
		s = true
	case ir.OpParam:
		for _, name := range []string{"byval", "inalloca", "preallocated"} {
			s = s || int(o.Bits) < len(w.f.ParamAttrs) && w.f.ParamAttrs[o.Bits].Has(name)
		}
	case ir.OpCall, ir.OpInvoke:
		s = isNew(o) && !told(o)
	}
	w.secret[o] = s
	return s
}

// isNew tells whether a call returns memory that nobody else has a pointer to.
func isNew(v *ir.Value) bool {
	if v.Aux.(*ir.Call).RetAttrs.Has("noalias") {
		return true
	}
	f := v.CalledFunc()
	return f != nil && f.RetAttrs.Has("noalias")
}

// told tells whether somebody may know the address of an object when the function is over.
func told(o *ir.Value) bool {
	seen := 0
	return !memory.Walk(nil, o, func(u memory.Use) memory.Next {
		seen++
		switch u.Kind {
		case memory.Escape, memory.Return:
			if !(u.User.Op.IsCall() && frees(u.User)) {
				return memory.Stop
			}
		case memory.Step, memory.Choice:
			return memory.Follow
		}
		if seen > maxSteps || u.User.Flags&ir.Volatile != 0 {
			return memory.Stop
		}
		return memory.Skip
	})
}
