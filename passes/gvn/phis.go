package gvn

import (
	"slices"

	"rewrite/passes/internal/edit"
	"rewrite/passes/ir"
)

// maxGuesses bounds how often all values are numbered to find phis that are the same.
const maxGuesses = 12

// congruentPhis finds phis that are the same around loops, and makes one the
// representative of the others:
//
//	%i = phi i32 [ 0, %entry ], [ %i1, %loop ]
//	%j = phi i32 [ 0, %entry ], [ %j1, %loop ]
//	%i1 = add i32 %i, 1
//	%j1 = add i32 %j, 1
//
// All values are numbered in reverse postorder as if what is not numbered yet, what comes
// around loops, were no operand of a phi at all; again with the numbers that came of
// that, until they stay: Simpson, "Value-Driven Redundancy Elimination" (1996), section
// 4.4. Before they stay they may be wrong, so if they don't within a bound nothing is known.
func (w *walk) congruentPhis() {
	if !w.twins() {
		return
	}
	rpo := w.tree.ReversePostorder()
	g := &w.guess
	g.w, g.now, g.table = w, emptied(g.now, w.f.NumValues()), emptied(g.table, tableFor(w.f))
	for range maxGuesses {
		clear(g.table)
		g.met, g.changed = g.met[:0], false
		for _, b := range rpo {
			for _, v := range b.Instrs {
				g.visit(v)
			}
		}
		if !g.changed {
			break
		}
	}
	if g.changed {
		return
	}
	g.pairs = map[[2]*ir.Value]bool{}
	for _, b := range rpo {
		for _, phi := range b.Phis() {
			if x := g.now[phi.ID]; x != nil && x != phi && (x.Op != ir.OpPhi || x.Flags == phi.Flags) {
				w.rep[phi.ID] = x
				g.rests(x, phi)
			}
		}
	}
}

// rests makes all that the assumption rests on that two values are the same say no more than both do. They were numbered without their flags,
// and one may be made what it is by flags alone before the other one is come to:
//
//	%m = mul nuw i8 %i, 3        %n = mul i8 %j, 3
//	%i1 = udiv i8 %m, 3          %j1 = udiv i8 %n, 3      ; %i1 is %i, and %j1 is not %j
func (g *guess) rests(x, y *ir.Value) {
	if x == y || g.of(x) == nil || g.of(x) != g.of(y) || g.pairs[[2]*ir.Value{x, y}] {
		return
	}
	g.pairs[[2]*ir.Value{x, y}] = true
	switch {
	case x.Op == ir.OpPhi && y.Op == ir.OpPhi && x.Block == y.Block:
		for i, a := range x.Args {
			if k := slices.Index(y.Targets, x.Targets[i]); k >= 0 {
				g.rests(a, y.Args[k])
			}
		}
	case y.Op == ir.OpPhi:
		for _, a := range y.Args {
			g.rests(x, a)
		}
	case x.Op == ir.OpPhi:
		for _, a := range x.Args {
			g.rests(a, y)
		}
	case x.Op == y.Op:
		for _, pair := range [2][2]*ir.Value{{x, y}, {y, x}} {
			flags, meta := pair[0].Flags, pair[0].Meta
			edit.MergeInto(pair[0], pair[1])
			g.w.changed = g.w.changed || pair[0].Flags != flags || pair[0].Meta != meta
		}
		for _, a := range x.Args {
			for _, b := range y.Args {
				g.rests(a, b)
			}
		}
	}
}

// one is the value that all operands of a phi are that are numbered, and are not the phi
// itself; nil if there are several or none.
func one(args []*ir.Value, phi *ir.Value) (x *ir.Value) {
	for _, a := range args {
		switch {
		case a == nil || a == phi || a == x:
		case x != nil:
			return nil
		default:
			x = a
		}
	}
	return x
}

// twins tells whether a loop has two phis that may be the same, or one that may be the
// same in each round, by another phi.
func (w *walk) twins() bool {
	for _, b := range w.f.Blocks {
		phis := b.Phis()
		if len(phis) == 0 {
			continue
		}
		back := false
		for _, p := range b.Preds() {
			back = back || w.tree.Reachable(p) && w.tree.Number(p) >= w.tree.Number(b)
		}
		for i, x := range phis {
			for k, a := range x.Args {
				if back && a.Op == ir.OpPhi && a != x && w.tree.Dominates(b, x.Targets[k]) {
					return true
				}
			}
			for _, y := range phis[:i] {
				if back && x.Type == y.Type {
					return true
				}
			}
		}
	}
	return false
}

// A guess numbers values by an assumption.
type guess struct {
	w       *walk
	now     []*ir.Value // by ir.ValueID: the representative, nil for not numbered yet
	table   []int32     // expressions by the low bits of their hash: the first one's index in met, + 1
	met     []guessed
	args    []*ir.Value // scratch
	changed bool
	pairs   map[[2]*ir.Value]bool // that were met by rests
}

// guessed is an expression's first value; after is the next one of the same place in the table: index + 1, 0 for none.
type guessed struct {
	v     *ir.Value
	hash  uint64
	after int32
}

func (g *guess) visit(v *ir.Value) {
	x := v
	if v.Op == ir.OpPhi || v.Op != ir.OpLoad && !v.Op.IsCall() && v.Op.Is(ir.Mergeable) {
		x = g.find(v)
	}
	if g.now[v.ID] != x {
		g.now[v.ID] = x
		g.changed = true
	}
}

// of is the representative of an operand, nil for one that is not numbered yet.
func (g *guess) of(v *ir.Value) *ir.Value {
	if v.Block == nil {
		return v
	}
	return g.now[v.ID]
}

// expression is what a value computes of representatives; a phi's flags count, and so do
// its block and what it has on which edge.
func (g *guess) expression(v *ir.Value, args []*ir.Value) ir.Value {
	for _, a := range v.Args {
		args = append(args, g.of(a))
	}
	if v.Op == ir.OpPhi {
		x := *v
		x.Args, x.Meta = args, nil
		return x
	}
	return edit.Expression(v, args)
}

// find is the first value with the same expression in the same round, of phis in the same block.
func (g *guess) find(v *ir.Value) *ir.Value {
	x := g.expression(v, g.w.args[:0])
	g.w.args = x.Args
	if v.Op == ir.OpPhi {
		if y := one(x.Args, v); y != nil {
			return y
		}
	}
	h := uint64(x.Op)<<8 ^ uint64(x.Pred)
	if v.Op == ir.OpPhi {
		h ^= uint64(v.Block.ID) << 16 // at first, phis of all loops begin alike and end in what is not known yet
	}
	for _, a := range x.Args {
		h *= 0x9e3779b97f4a7c15
		if a != nil {
			h ^= uint64(a.ID) + 1
		}
	}
	last := int32(0)
	first := &g.table[(h^h>>32)&uint64(len(g.table)-1)]
	for i := *first; i != 0; i = g.met[i-1].after {
		last = i
		y := g.met[i-1].v
		if g.met[i-1].hash != h || y.Op != v.Op || v.Op == ir.OpPhi && y.Block != v.Block {
			continue
		}
		z := g.expression(y, g.args[:0])
		if g.args = z.Args; ir.Equal(&x, &z) {
			return y
		}
	}
	g.met = append(g.met, guessed{v: v, hash: h})
	if at := int32(len(g.met)); last != 0 {
		g.met[last-1].after = at
	} else {
		*first = at
	}
	return v
}
