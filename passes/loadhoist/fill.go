package loadhoist

import (
	"slices"

	"rewrite/passes/analysis/cfg"
	"rewrite/passes/analysis/memory"
	"rewrite/passes/internal/edit"
	"rewrite/passes/ir"
	"rewrite/passes/ir/intrinsic"
)

// maxAccesses bounds how many instructions are looked at that access an array.
const maxAccesses = 1000

// fills moves what fills local arrays out of loops, and out of those around as far as it can.
func (w *work) fills() (changed bool) {
	layout, err := w.f.Module.Layout()
	if len(w.loops.All) == 0 || err != nil {
		return false
	}
	for _, v := range w.f.Entry().Instrs {
		if v.Op != ir.OpAlloca || !v.Aux.(*ir.Alloca).Elem.IsAggregate() || v.Args[0].Op != ir.OpInt {
			continue
		}
		a := array{work: w, layout: layout, v: v, size: layout.Size(v.Aux.(*ir.Alloca).Elem)}
		for a.look() && a.hoist() {
			changed = true
		}
	}
	return changed
}

// An array is an alloca whose address nobody else comes to know, so that only the function accesses it.
type array struct {
	*work
	layout *ir.Layout
	v      *ir.Value
	size   uint64
	reads  []*ir.Value
	writes []memory.Use // those too that read
	starts []*ir.Value  // of its lifetime
	ends   []*ir.Value
}

// look lists the accesses; false if there are some that are not seen, or that are more than accesses.
func (a *array) look() bool {
	a.reads, a.writes, a.starts, a.ends = nil, nil, nil, nil
	return memory.Walk(a.layout, a.v, func(u memory.Use) memory.Next {
		v, next := u.User, memory.Skip
		switch u.Kind {
		case memory.Step:
			return memory.Follow
		case memory.Choice:
			if next = memory.Follow; !v.Op.IsCall() || v.Effects()&(ir.Reads|ir.Writes) == 0 {
				return next
			} // it gives the address back, and may access what is there, too
		case memory.Assumption, memory.Compare:
			return memory.Skip
		case memory.Marker:
			if v.Intrinsic() == intrinsic.LifetimeStart {
				a.starts = append(a.starts, v)
			} else {
				a.ends = append(a.ends, v)
			}
			return memory.Skip
		case memory.Load, memory.Store, memory.Transfer, memory.Lend:
		default:
			return memory.Stop
		}
		if v.Effects()&ir.Ordered != 0 && !v.Op.IsCall() || v.Op.IsCall() && memory.IsVolatile(v) || len(a.reads)+len(a.writes) == maxAccesses {
			return memory.Stop
		}
		switch {
		case u.Kind == memory.Store || u.Kind == memory.Transfer && u.Index == 1:
			a.writes = append(a.writes, u)
		case v.Op.IsCall() && u.Kind != memory.Transfer && !onlyRead(v, int(u.Index)-1):
			a.reads, a.writes = append(a.reads, v), append(a.writes, u)
		default:
			a.reads = append(a.reads, v)
		}
		return next
	})
}

// onlyRead tells whether a call does not write by an argument.
func onlyRead(v *ir.Value, i int) bool {
	if v.Effects()&ir.Writes == 0 {
		return true
	}
	for _, s := range memory.ParamAttrs(v, i) {
		if s.Has("readonly") || s.Has("readnone") {
			return true
		}
	}
	return false
}

// hoist moves what fills the array out of one loop, an inner one before those around it.
func (a *array) hoist() bool {
	var loops []*cfg.Loop
	for _, u := range a.writes {
		if l := a.loops.Of(u.User.Block); l != nil && !slices.Contains(loops, l) {
			loops = append(loops, l)
		}
	}
	slices.SortStableFunc(loops, func(x, y *cfg.Loop) int { return y.Depth - x.Depth })
	for _, l := range loops {
		inside := func(v *ir.Value) bool { return v.Block != nil && l.Contains(a.loops, v.Block) }
		var writes []memory.Use
		for _, u := range a.writes {
			if inside(u.User) {
				writes = append(writes, u)
			}
		}
		if why := a.stays(l, inside, writes); why != "" {
			a.say.Missed(writes[0].User, "this stays in its loop: %s", why)
			continue
		}
		a.move(l, writes)
		return true
	}
	return false
}

// stays tells why what writes the array in a loop cannot be done once in front of it, "" if it can: each
// round writes the same, and what reads the array finds what all of the writes left.
func (a *array) stays(l *cfg.Loop, inside func(*ir.Value) bool, writes []memory.Use) string {
	front := l.Preheader(a.loops)
	if front == nil {
		return "the loop has no preheader"
	}
	for _, u := range writes {
		if why := a.differs(u, inside); why != "" {
			return why
		}
	}
	for _, v := range a.starts {
		if inside(v) || !a.tree.Dominates(v.Block, front) {
			return "the array does not live in front of the loop"
		}
	}
	for _, v := range a.ends {
		if inside(v) || !a.tree.Dominates(front, v.Block) {
			return "the array may not live in front of the loop"
		}
	}
	if len(a.reads) == 0 {
		return "nothing reads the array"
	}
	outside := false
	for _, r := range a.reads {
		if !inside(r) {
			outside = true
			continue
		}
		for _, u := range writes {
			if u.User == r || !a.tree.DominatesValue(u.User, ir.Use{User: r}) {
				return "the array may be read before this"
			}
		}
	}
	if !outside {
		return ""
	}
	for _, b := range l.Blocks {
		if !slices.ContainsFunc(b.Succs(), func(s *ir.Block) bool { return !l.Contains(a.loops, s) }) {
			continue
		}
		for _, u := range writes {
			if !a.tree.Dominates(u.User.Block, b) {
				return "the array is read behind the loop, which need not come to this"
			}
		}
	}
	return ""
}

// differs tells why a write may write something else in another round, or not be executed in front of the loop.
func (a *array) differs(u memory.Use, inside func(*ir.Value) bool) string {
	v, size := u.User, uint64(0)
	switch {
	case v.Op.IsCall() && u.Kind != memory.Transfer:
		return "a call may write the array"
	case u.Kind == memory.Store:
		if !v.Args[0].Type.HasFixedSize() {
			return "its size is not known"
		}
		size = a.layout.StoreSize(v.Args[0].Type)
		if inside(v.Args[0]) {
			return "it stores another value each time"
		}
	default:
		n := v.Args[3]
		if n.Op != ir.OpInt || n.Aux != nil {
			return "its size is not constant"
		}
		size = n.Bits
		if memory.IsFill(v) {
			if inside(v.Args[2]) {
				return "it stores another value each time"
			}
			break
		}
		g, off := memory.Constant(a.layout, v.Args[2])
		if g == nil || off < 0 || uint64(off)+size > a.layout.Size(g.ValueType) {
			return "what it copies may be written"
		}
	}
	if !u.Known || u.Off < 0 || uint64(u.Off)+size > a.size {
		return "it may be elsewhere each time, or outside the array"
	}
	for p := u.Addr; p != a.v; p = p.Args[0] {
		if p.Op != ir.OpGEP {
			return "it may be elsewhere each time, or outside the array"
		}
	}
	return ""
}

// move does the writes in front of the loop, in their order, which each way through it has.
func (a *array) move(l *cfg.Loop, writes []memory.Use) {
	front := l.Preheader(a.loops)
	slices.SortStableFunc(writes, func(x, y memory.Use) int {
		switch {
		case x.User == y.User:
			return 0
		case a.tree.DominatesValue(x.User, ir.Use{User: y.User}):
			return -1
		}
		return 1
	})
	for _, u := range writes {
		var steps []*ir.Value
		for p := u.Addr; l.Contains(a.loops, p.Block); p = p.Args[0] {
			steps = append(steps, p)
		}
		for _, p := range slices.Backward(steps) {
			edit.MoveTo(p, front)
		}
		a.say.Applied(u.User, "each round of the loop does this alike: it is done in front of it")
		u.User.Meta = u.User.Meta.Keep(func(kind string) bool { return kind == "tbaa" || kind == "dbg" })
		edit.MoveTo(u.User, front)
	}
}
