package gvn

import (
	"math/bits"
	"slices"

	"rewrite/passes/analysis/memssa"
	"rewrite/passes/internal/edit"
	"rewrite/passes/ir"
)

// numbers tell which values are the same, and which stand for them where.
type numbers struct {
	tree    *ir.DomTree
	gone    map[*ir.Value]*ir.Value // what was replaced, and by what
	rep     []*ir.Value             // by ir.ValueID: the representative, nil for the value itself
	table   []int32                 // expressions by the low bits of their hash: the last one's index in entries, + 1
	entries []entry
	lines   []int32 // by ir.ValueID of a representative: the last leader's index in leaders, + 1
	leaders []leader
	args    []*ir.Value // scratch
	others  []*ir.Value // scratch of find
}

// An entry is an expression, with what memory it reads; v is its representative.
type entry struct {
	v      *ir.Value
	memory memssa.ID
	before int32 // of the same place in the table: index + 1
	hash   uint64
}

// A leader is a value that stands for a representative in a block and all that it
// dominates: because it is that, or, a fact, because of what was branched on.
type leader struct {
	v      *ir.Value
	b      *ir.Block
	fact   bool
	before int32 // of the same representative: index + 1
}

func (n *numbers) reset(f *ir.Func) {
	n.rep, n.lines = emptied(n.rep, f.NumValues()), emptied(n.lines, f.NumValues())
	n.entries, n.leaders = n.entries[:0], n.leaders[:0]
	n.table = emptied(n.table, tableFor(f))
}

// tableFor is the size of a table of a function's values by hash, a power of two.
func tableFor(f *ir.Func) int { return 1 << bits.Len(uint(f.NumValues())) }

// emptied is a list of n zeros, in the memory of another one if that is enough.
func emptied[T any](list []T, n int) []T {
	if cap(list) < n {
		return make([]T, n)
	}
	list = list[:n]
	clear(list)
	return list
}

// grow makes room for values that came to be since.
func (n *numbers) grow(v *ir.Value) {
	for int(v.ID) >= len(n.rep) {
		n.rep, n.lines = append(n.rep, nil), append(n.lines, 0)
	}
}

// of is the representative of a value.
func (n *numbers) of(v *ir.Value) *ir.Value {
	if int(v.ID) < len(n.rep) && n.rep[v.ID] != nil && v.Block != nil {
		return n.rep[v.ID]
	}
	return v
}

// expression is what an operation computes of representatives. It holds until the next
// one is asked for.
func (n *numbers) expression(v *ir.Value) ir.Value {
	n.args = n.args[:0]
	for _, a := range v.Args {
		n.args = append(n.args, n.of(a))
	}
	return plain(edit.Expression(v, n.args))
}

// plain is an expression without what does not change the value of a load: its alignment.
func plain(x ir.Value) ir.Value {
	if x.Op == ir.OpLoad {
		x.Aux = nil
	}
	return x
}

// find looks an expression up: its hash, and the representative, nil for one that is new.
func (n *numbers) find(x *ir.Value, memory memssa.ID) (h uint64, rep *ir.Value) {
	h = ir.Hash(x) ^ uint64(memory)*0x9e3779b97f4a7c15
	for i := n.table[h&uint64(len(n.table)-1)]; i != 0; i = n.entries[i-1].before {
		e := &n.entries[i-1]
		if e.hash == h && e.memory == memory && e.v.Op == x.Op && len(e.v.Args) == len(x.Args) {
			n.others = n.others[:0]
			for _, a := range e.v.Args {
				n.others = append(n.others, n.of(a))
			}
			if y := plain(edit.Expression(e.v, n.others)); ir.Equal(x, &y) {
				return h, e.v
			}
		}
	}
	return h, nil
}

// number gives a value its representative.
func (n *numbers) number(v *ir.Value, memory memssa.ID) *ir.Value {
	x := n.expression(v)
	h, rep := n.find(&x, memory)
	n.grow(v)
	if rep == nil || rep == v {
		if rep == nil {
			at := &n.table[h&uint64(len(n.table)-1)]
			n.entries = append(n.entries, entry{v, memory, *at, h})
			*at = int32(len(n.entries))
		}
		n.rep[v.ID] = nil
		return v
	}
	n.rep[v.ID] = rep
	return rep
}

// lead makes a value stand for a representative in a block and below.
func (n *numbers) lead(rep, v *ir.Value, b *ir.Block, fact bool) {
	n.grow(rep)
	n.leaders = append(n.leaders, leader{v, b, fact, n.lines[rep.ID]})
	n.lines[rep.ID] = int32(len(n.leaders))
}

// maxLeaders bounds how many values that are the same are looked at.
const maxLeaders = 64

// leader is a value that stands for a representative at the end of a block; nil if there
// is none. It is the first that was met of those that do.
func (n *numbers) leader(rep *ir.Value, b *ir.Block) (first *ir.Value) {
	if rep.Block == nil {
		return rep
	}
	steps := 0
	for i := n.line(rep); i != 0 && steps < maxLeaders; i = n.leaders[i-1].before {
		l := &n.leaders[i-1]
		if steps++; !l.fact && n.stays(l.v) && n.tree.Dominates(l.b, b) {
			first = l.v
		}
	}
	return first
}

func (n *numbers) line(rep *ir.Value) int32 {
	if int(rep.ID) < len(n.lines) {
		return n.lines[rep.ID]
	}
	return 0
}

func (n *numbers) stays(v *ir.Value) bool {
	_, gone := n.gone[v]
	return !gone
}

// decided is what is known to stand for a value where it is computed: it, or the opposite
// compare, was branched on, or that it is equal to another one.
func (n *numbers) decided(v, rep *ir.Value) *ir.Value {
	if c := n.fact(rep, v.Block); c != nil {
		return c
	}
	if v.Op != ir.OpICmp && v.Op != ir.OpFCmp || v.Type != ir.I1 {
		return nil
	}
	x := n.expression(v)
	x.Pred = x.Pred.Invert()
	if _, rep := n.find(&x, memssa.None); rep != nil {
		if c := n.fact(rep, v.Block); c != nil && c.Op == ir.OpInt {
			return v.Block.Func.Int(ir.I1, 1-c.Bits)
		}
	}
	return nil
}

// fact is the value that stands for a representative in a block because of a branch.
func (n *numbers) fact(rep *ir.Value, b *ir.Block) *ir.Value {
	steps := 0
	for i := n.line(rep); i != 0 && steps < maxLeaders; i = n.leaders[i-1].before {
		steps++
		if l := &n.leaders[i-1]; l.fact && n.stays(l.v) && n.tree.Dominates(l.b, b) {
			return l.v
		}
	}
	return nil
}

// only is the value that a phi has on all edges, itself not counted; nil if there are
// several. Poison may be any of them, and undef a number, which is not poison (SEMANTICS 23).
func (n *numbers) only(phi *ir.Value) (x *ir.Value) {
	var undef *ir.Value
	for _, a := range phi.Args {
		switch a = n.of(a); {
		case a == phi:
		case a.Op == ir.OpUndef || a.Op == ir.OpPoison:
			if undef == nil || a.Op == ir.OpUndef {
				undef = a
			}
		case x == nil:
			x = a
		case x != a:
			return nil
		}
	}
	switch {
	case x == nil:
		return undef
	case undef != nil && undef.Op == ir.OpUndef && x.Op != ir.OpInt && x.Op != ir.OpFloat && x.Op != ir.OpNull:
		return nil
	case x.Block == nil:
		return x
	}
	// It is there at the end of each predecessor, so in the block above that they share.
	if d := n.tree.Idom(phi.Block); d != nil {
		return n.leader(x, d)
	}
	return nil
}

// samePhi tells whether two phis of a block have the same values on all edges.
func (n *numbers) samePhi(x, y *ir.Value) bool {
	for i, p := range x.Targets {
		j := i
		if j >= len(y.Targets) || y.Targets[j] != p {
			if j = slices.Index(y.Targets, p); j < 0 {
				return false
			}
		}
		a, b := n.of(x.Args[i]), n.of(y.Args[j])
		if a != b && !((a == x || a == y) && (b == x || b == y)) {
			return false
		}
	}
	return true
}
