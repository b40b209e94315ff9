package loopidiom

import (
	"rewrite/passes/analysis/alias"
	"rewrite/passes/analysis/scev"
	"rewrite/passes/internal/edit"
	"rewrite/passes/ir"
	"rewrite/passes/ir/intrinsic"
	"rewrite/passes/ir/num"

	"slices"
)

// sincePattern is the LLVM that has llvm.experimental.memset.pattern as it is made here.
var sincePattern = intrinsic.ExperimentalMemsetPattern.Info().Since

func intOf(n int64) num.Int { return num.Of(uint64(n)) }

// A plan is which function does what a candidate does.
type plan struct {
	id      intrinsic.ID
	name    string // of the function of the library
	verb    string // what is said of it
	element int64  // bytes that are accessed at once, of one that is atomic
}

// plan is what a candidate may be, nil if that is nothing: then it says why.
func (w *work) plan(c *candidate) *plan {
	switch {
	case c.fill != nil:
		return &plan{intrinsic.Memset, "memset", "memset", 0}
	case c.pattern != nil:
		return &plan{intrinsic.ExperimentalMemsetPattern, "memset_pattern16", "memset of a pattern", 0}
	}
	p := &plan{intrinsic.Memcpy, "memcpy", "memcpy", 0}
	if c.atomic {
		p.id, p.verb, p.element = intrinsic.MemcpyElementUnorderedAtomic, "memcpy of atomic elements", c.size
		if c.size > w.env.Target.AtomicElement() || c.size&(c.size-1) != 0 || c.align < uint64(c.size) || c.align2 < uint64(c.size) {
			w.say.Missed(c.store, "this loop copies by atomic accesses, and the target has no function for that, or not for so large or so little aligned ones")
			return nil
		}
	}
	if w.aa().AliasAcross(around(c.source), around(c.address())) == alias.No {
		return p
	}
	d := w.se.Sub(c.from.Start(), c.to.Start())
	if d == nil || d.Kind != scev.Constant || d.IsZero() || (d.N.Signed(d.Width).Sign() < 0) != c.down {
		w.say.Missed(c.store, "this copy may come to what it has written")
		return nil
	}
	if c.atomic || c.load != nil && c.load.NumUses() > 1 || c.load == nil && !apart(d, c) {
		w.say.Missed(c.store, "this copy may come to what it reads otherwise")
		return nil
	}
	return &plan{intrinsic.Memmove, "memmove", "memmove", 0}
}

// apart tells whether a memcpy in the loop does not copy to a part of where it copies from in the same round, which it must not.
func apart(d *scev.Expr, c *candidate) bool {
	n := d.N.Signed(d.Width)
	return c.size > 0 && n.IsInt64() && (n.Int64() >= c.size || n.Int64() <= -c.size)
}

func around(p *ir.Value) alias.Location {
	return alias.Location{Ptr: p, Size: alias.Size{Kind: alias.Around}}
}

// Undef: how often the loop goes around is the same whatever is picked for what may be several numbers, as it branches on these; an undefined length is
// undefined behaviour. So address and length need not agree; only of a copy that may overlap both addresses must.

// replace puts the call in front of the loop, if nothing in the loop has to do with what it does.
func (w *work) replace(c *candidate, front *ir.Block, accesses []*ir.Value) {
	to := c.address()
	p := w.plan(c)
	if p == nil {
		return
	}
	if !w.env.Target.MayCall(w.f, p.name) {
		w.say.Missed(c.store, "this loop would be a %s, which must not be called here", p.verb)
		return
	}
	for _, v := range accesses {
		if v.Block == nil || slices.Contains(c.stores, v) || v == c.load {
			continue // or gone
		}
		if w.aa().ModRefAcross(v, around(to)) != 0 || c.source != nil && w.aa().ModRefAcross(v, around(c.source))&ir.Writes != 0 {
			w.say.Missed(c.store, "this loop would be a %s, but for a %s in it that may access the same memory", p.verb, v.Op)
			return
		}
	}
	t := w.index(to)
	trips := w.se.Trips(c.loop, t)
	if trips == nil {
		w.say.Missed(c.store, "this loop would be a %s, but goes around more often than an address has numbers", p.verb)
		return
	}
	each := c.each
	if c.pattern != nil {
		each = w.se.Int(t, intOf(c.size/w.bytes(c.pattern.Type)))
	}
	list := []*scev.Expr{w.lowest(c, c.to, trips), w.se.Mul(trips, each)}
	if c.source != nil {
		list = append(list, w.lowest(c, c.from, trips))
	}
	at := front.Terminator()
	for _, e := range list {
		if e == nil {
			return
		}
		if why := w.expander.Cannot(e, at); why != "" {
			w.say.Missed(c.store, "this loop would be a %s, but its address or length cannot be computed in front of it: %s", p.verb, why)
			return
		}
	}
	w.say.Applied(c.store, "this loop stores to bytes that follow each other: it is a %s", p.verb)
	build := w.expander.Before
	if p.id == intrinsic.Memmove {
		build = w.expander.Together
	}
	made := build(at, list...)
	args, aligns := []*ir.Value{made[0], c.value(), made[1], w.f.Int(ir.I1, 0)}, []uint64{c.align}
	if c.source != nil {
		args[1], aligns = made[2], append(aligns, c.align2)
	}
	if p.element > 0 {
		args[3] = w.f.Int(ir.I32, uint64(p.element))
	}
	call := w.f.CallIntrinsic(p.id, ir.Void, args...)
	sets := edit.Alignments(aligns)
	if p.element > 0 { // here it must be stated, also where it is 1
		sets[0], sets[1] = edit.Alignment(c.align), edit.Alignment(c.align2)
	}
	call.Aux.(*ir.Call).ParamAttrs = sets
	call.Pos, call.Meta = c.store.Pos, w.about(c)
	front.InsertAt(front.IndexOf(at), call)
	var unused []*ir.Value
	for _, v := range c.stores {
		unused = append(unused, w.erase(v)...)
	}
	w.sweep(unused...)
}

// lowest is the lowest address that a candidate comes to, of where it copies to or from: in the last round, if it goes down.
func (w *work) lowest(c *candidate, e, trips *scev.Expr) *scev.Expr {
	if !c.down {
		return e.Start()
	}
	rounds := w.se.Add(trips, w.se.Int(trips.Type, num.Of(1).Neg()))
	return w.se.Add(e.Start(), w.se.Mul(rounds, c.stride))
}

// about is the metadata of the call: where it comes from, and of what is said of what may be accessed that which all of its accesses
// say and which holds of all bytes that they access together: their type, if it is that of a scalar, and the scopes that they are in, unless
// scopes begin anew in each round.
func (w *work) about(c *candidate) *ir.Meta {
	list := slices.Clone(c.stores)
	if c.load != nil {
		list = append(list, c.load)
	}
	return c.store.Meta.Keep(func(kind string) bool {
		switch kind {
		case "dbg":
			return true
		case "tbaa":
			index := w.f.Module.Metadata()
			tag := index.Operands(w.f.NodeText(c.store.Meta.Get(kind)))
			if len(tag) < 3 || tag[0] != tag[1] || tag[2] != "i64 0" {
				return false
			}
		case "alias.scope", "noalias":
			for _, b := range c.loop.Blocks {
				if slices.ContainsFunc(b.Instrs, func(v *ir.Value) bool { return v.Intrinsic() == intrinsic.ExperimentalNoaliasScopeDecl }) {
					return false
				}
			}
		default:
			return false
		}
		return !slices.ContainsFunc(list, func(v *ir.Value) bool { return v.Meta.Get(kind) != c.store.Meta.Get(kind) })
	})
}
