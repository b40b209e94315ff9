package switchconv

import (
	"slices"

	"rewrite/passes/internal/edit"
	"rewrite/passes/ir"
)

// A test asks whether a value is one of some constants: if so, the branch goes to one block, else to the other.
type test struct {
	x         *ir.Value
	constants []*ir.Value
	compares  int
	equals    int // of which are no ranges
	yes, no   *ir.Block
	parts     int // instructions of the block that are there for this test alone
}

// chains makes switches of chains of compares for equality of one value with constants, each in a block of its own but the first:
//
//	%a = icmp eq i8 %x, 1              %y = freeze i8 %x
//	br i1 %a, label %one, label %b     switch i8 %y, label %other [
//	b:                                   i8 1, label %one
//	%c = icmp eq i8 %x, 2          ->    i8 2, label %two
//	br i1 %c, label %two, label %d       i8 3, label %two
//	d: ...                             ]
//
// Where two of the blocks give a phi different values, edges get blocks of their own. A value that may be undef is frozen: what is partly undef may be none of the constants for certain, which a branch may look at and a switch may not.
func (w *work) chains() (changed bool) {
	for _, b := range w.f.Blocks {
		if w.e.Made < w.e.Allowed && w.chain(b) {
			w.e.Made++
			changed = true
		}
	}
	if changed {
		edit.PutBehind(w.f, w.behind)
		clear(w.behind)
		edit.RemoveUnreachable(w.f, edit.AddressTaken(w.f), func(*ir.Block) {})
	}
	return changed
}

// chain makes a switch of the chain that begins at the end of a block.
func (w *work) chain(b *ir.Block) bool {
	first := testOf(b)
	if first == nil || b != w.f.Entry() && len(b.Preds()) == 0 || isLater(b, first) {
		return false
	}
	list, blocks := []*test{first}, []*ir.Block{b}
	in := map[*ir.Block]bool{b: true}
	for next := first.no; !in[next]; {
		in[next] = true
		t := testOf(next)
		if t == nil || t.x != first.x || !isLater(next, t) {
			break
		}
		list, blocks = append(list, t), append(blocks, next)
		next = t.no
	}
	seen, compares := map[*ir.Value]bool{}, 0
	for _, t := range list {
		compares += t.compares
		for _, k := range t.constants {
			seen[k] = true
		}
	}
	if len(seen) < minCases || compares == 1 {
		return false
	}
	old := b.Terminator()
	w.say.Applied(old, "%d compares with constants are a switch", len(seen))
	x := first.x
	if !w.e.Of(w.f).Facts().Facts(x).NoUndef() {
		x = w.f.NewInstr(ir.OpFreeze, x.Type, x)
		x.Meta, x.Pos = old.Meta.Keep(func(kind string) bool { return kind == "dbg" }), old.Pos
		b.InsertAt(len(b.Instrs)-1, x)
	}
	now := w.f.NewInstr(ir.OpSwitch, ir.Void, x)
	now.Meta = old.Meta.Keep(func(kind string) bool { return kind == "dbg" })
	edges := map[*ir.Block]*edges{}
	var ends []*ir.Block // in the order in which they are first led to
	lead := func(from, to *ir.Block) {
		e := edges[to]
		if e == nil {
			e = newEdges(b, to)
			edges[to] = e
			ends = append(ends, to)
		}
		now.Targets = append(now.Targets, e.lead(w, from, now.Meta))
	}
	lead(blocks[len(blocks)-1], list[len(list)-1].no)
	clear(seen)
	for i, t := range list {
		for _, k := range t.constants {
			if !seen[k] {
				seen[k] = true
				now.AddArg(k)
				lead(blocks[i], t.yes)
			}
		}
	}
	for _, to := range old.Targets {
		edit.DropEdge(b, to)
	}
	for _, to := range ends {
		e := edges[to]
		edit.AddEdges(e.from, to, func(phi *ir.Value, i int) *ir.Value { return e.values[i][e.place[phi]] })
	}
	by := old.Args[0]
	edit.Replace(old, now)
	dead := []*ir.Value{by}
	for len(dead) > 0 {
		v := dead[len(dead)-1]
		dead = dead[:len(dead)-1]
		if v.Block != nil && v.NumUses() == 0 && v.Removable() {
			dead = append(dead, v.Args...)
			v.Erase()
		}
	}
	return true
}

// edges are those of the switch to a block, and what they give the phis of it.
type edges struct {
	b, to  *ir.Block
	old    entries // nothing where there are no phis
	place  map[*ir.Value]int
	from   []*ir.Block   // where they come from: b, or a block of their own
	values [][]*ir.Value // of each, in the order of the phis
	first  []*ir.Value   // of those from b
}

func newEdges(b, to *ir.Block) *edges {
	e := &edges{b: b, to: to, place: map[*ir.Value]int{}}
	for i, phi := range to.Phis() {
		if i == 0 {
			e.old = newEntries(to)
		}
		e.place[phi] = i
	}
	return e
}

// lead adds an edge that gives what one from another block did, and gives what the switch has as its target.
func (e *edges) lead(w *work, old *ir.Block, loc *ir.Meta) *ir.Block {
	values := make([]*ir.Value, 0, len(e.place))
	for _, phi := range e.to.Phis() {
		values = append(values, e.old.of(phi, old))
	}
	from, target := e.b, e.to
	if e.first == nil {
		e.first = values
	} else if !slices.Equal(values, e.first) {
		from = w.f.NewBlock("")
		target = from
		w.behind[e.b] = append(w.behind[e.b], from)
		br := w.f.NewInstr(ir.OpBr, ir.Void)
		br.Meta, br.Targets = loc, []*ir.Block{e.to}
		from.Append(br)
	}
	e.from, e.values = append(e.from, from), append(e.values, values)
	return target
}

// testOf is the test that a block ends with, nil if that is none.
func testOf(b *ir.Block) *test {
	t := b.Terminator()
	if t.Op != ir.OpBr || len(t.Targets) != 2 || t.Targets[0] == t.Targets[1] || t.Meta.Get("llvm.loop") != "" || t.Meta.Get("prof") != "" {
		return nil
	}
	k := &test{}
	equal, ok := k.add(b, t.Args[0], 0)
	if !ok {
		return nil
	}
	k.yes, k.no = t.Targets[0], t.Targets[1]
	if !equal {
		k.yes, k.no = k.no, k.yes
	}
	if k.equals == 0 && len(k.yes.Preds()) == 1 {
		return nil // a range by itself, as the check against the bounds of a table
	}
	return k
}

// maxDepth bounds how deep disjunctions are in each other.
const maxDepth = 16

// add adds a condition to the test of a block: equal if it is true where x is one of its constants, not equal if it is false there.
func (k *test) add(b *ir.Block, c *ir.Value, depth int) (equal, ok bool) {
	if c.Block == nil || depth > maxDepth {
		return false, false
	}
	if c.Block == b && c.NumUses() == 1 {
		k.parts++
	}
	join, args := ir.Op(0), c.Args
	switch c.Op {
	case ir.OpICmp:
		return k.compare(b, c)
	case ir.OpOr, ir.OpAnd:
		join = c.Op
	case ir.OpSelect: // the logical forms
		if v := c.Args[1]; v.Op == ir.OpInt && v.Bits == 1 {
			join, args = ir.OpOr, []*ir.Value{c.Args[0], c.Args[2]}
		} else if v := c.Args[2]; v.Op == ir.OpInt && v.Bits == 0 {
			join, args = ir.OpAnd, c.Args[:2]
		}
	}
	if join == 0 || c.Type != ir.I1 {
		return false, false
	}
	for _, v := range args {
		if equal, ok := k.add(b, v, depth+1); !ok || equal != (join == ir.OpOr) {
			return false, false
		}
	}
	return join == ir.OpOr, true
}

// maxCompares bounds how many compares a test may have, those that it has several times counted as often.
const maxCompares = 64

// maxRange is how many constants a compare of a range may stand for.
const maxRange = 8

// compare adds a compare for equality, or with the end of a range: of x, or of the sum of it and a constant.
func (k *test) compare(b *ir.Block, c *ir.Value) (equal, ok bool) {
	x, n := c.Args[0], c.Args[1]
	if n.Op != ir.OpInt || x.IsConst() || !x.Type.IsInt() || x.Type.Bits > 64 {
		return false, false
	}
	first, count := n.Bits, uint64(1)
	switch c.Pred {
	case ir.EQ, ir.NE:
		k.equals++
	case ir.ULT, ir.UGT:
		if first, count = 0, n.Bits; c.Pred == ir.UGT {
			count++
		}
		if count == 0 || count > maxRange {
			return false, false
		}
	default:
		return false, false
	}
	if x != k.x && x.Op == ir.OpAdd && x.Args[1].Op == ir.OpInt && !x.Args[0].IsConst() {
		if x.Block == b && x.NumUses() == 1 {
			k.parts++
		}
		first -= x.Args[1].Bits
		x = x.Args[0]
	}
	if k.x != nil && k.x != x || k.compares == maxCompares {
		return false, false
	}
	k.x = x
	k.compares++
	for i := range count {
		k.constants = append(k.constants, b.Func.Int(x.Type, (first+i)&mask(x.Type.Bits)))
	}
	return c.Pred == ir.EQ || c.Pred == ir.ULT, true
}

// isLater tells whether a block is there for its test alone, and only one block leads to it, by a test of the same value.
func isLater(b *ir.Block, k *test) bool {
	preds := b.Preds()
	if len(preds) != 1 || len(b.Instrs) != k.parts+1 {
		return false
	}
	before := testOf(preds[0])
	return before != nil && before.x == k.x && before.no == b && before.yes != b
}
