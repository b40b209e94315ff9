package unroll

import (
	"math/big"
	"math/bits"
	"slices"
	"strings"

	"rewrite/passes/analysis/cfg"
	"rewrite/passes/internal/edit"
	"rewrite/passes/internal/hints"
	"rewrite/passes/ir"
	"rewrite/passes/simplify"
)

// A kind of unrolling is what becomes of the tests of a loop.
type kind uint8

const (
	whole kind = iota // there are all rounds, and no edge leads back
	some              // it goes back from the last one, and each may be left where that is not known better
	main              // it goes back from the last one, and by the latch only the last one may be left
)

// repeat copies rounds behind the first until there are as many.
func (w *work) repeat(l *cfg.Loop, rounds int, how kind) {
	c, latch := w.counts[l], l.Latches[0]
	body := &edit.Body{Header: l.Header, Latch: latch, Blocks: slices.Clone(w.body[l]), Closes: func(v *ir.Value) bool { return w.closes[v] && v != latch.Terminator() }}
	last := w.last(body.Blocks)
	sums := w.sums(l)
	copies, end := []*edit.Map{nil}, latch
	for _, r := range body.CopyRounds(latch, rounds-1) {
		for i, b := range r.Blocks {
			old := body.Blocks[i]
			w.in[b] = w.in[old]
			if w.closes[old.Terminator()] && old != latch {
				w.closes[b.Terminator()] = true
			}
		}
		w.behind[last] = append(w.behind[last], r.Blocks...)
		for x := l; x != nil; x = x.Parent {
			w.body[x] = append(w.body[x], r.Blocks...)
		}
		copies, end = append(copies, r.Map), r.Map.Blocks[latch]
	}
	for i, m := range copies[1:] {
		for _, x := range sums {
			w.atOnce(x, m.Value(x.next), i+2)
		}
	}
	w.changed = true
	at := func(m *edit.Map, b *ir.Block) *ir.Block {
		if m == nil {
			return b
		}
		return m.Block(b)
	}
	for _, b := range body.Blocks {
		t := b.Terminator()
		if t.Op != ir.OpBr || len(t.Targets) != 2 || w.in[b] != l {
			continue
		}
		out := slices.IndexFunc(t.Targets, func(s *ir.Block) bool { return !w.contains(l, s) })
		if out < 0 || !w.contains(l, t.Targets[1-out]) {
			continue
		}
		odds, kept := oddsOf(b.Terminator(), 1-out), []int{}
		for i, m := range copies {
			if leaves, known := c.leaves(b, b == latch, i, rounds, how); known && leaves {
				edit.Jump(at(m, b), at(m, b).Terminator().Targets[out])
			} else if known {
				edit.Jump(at(m, b), at(m, b).Terminator().Targets[1-out])
			} else {
				kept = append(kept, i)
			}
		}
		for i, k := range kept {
			if before := kept[(i+len(kept)-1)%len(kept)]; how != whole { // or it is k itself, in the last time around
				odds.over((k-before+rounds-1)%rounds+1).set(at(copies[k], b).Terminator(), 1-out)
			}
		}
	}
	for i, m := range copies {
		t := at(m, latch).Terminator()
		if hints.Set(t, ""); i == len(copies)-1 && how != whole {
			hints.Set(t, w.node(c.said, "llvm.loop.unroll.followup_unrolled"))
		}
		delete(w.closes, t)
		if i == len(copies)-1 && how != whole {
			w.closes[t] = true
		}
	}
	if how != whole {
		l.Latches[0] = end
		return
	}
	for {
		i := slices.Index(end.Succs(), l.Header)
		if i < 0 {
			break
		}
		if edit.RemoveEdge(nil, end, i) != "" {
			break // the default of a switch, which is never taken
		}
	}
	if phis := l.Header.Phis(); len(phis) > 0 && len(phis[0].Args) == 1 {
		w.fold(l.Header, body.Blocks)
	}
}

// A sum is a variable of a loop to which a constant is added in each round.
type sum struct{ phi, next *ir.Value }

func (w *work) sums(l *cfg.Loop) (list []sum) {
	for _, phi := range l.Header.Phis() {
		next := edit.Incoming(phi, l.Latches[0])
		if next.Op == ir.OpAdd && next.Args[0] == phi && next.Args[1].Op == ir.OpInt && next.Type.Bits <= 64 && w.contains(l, next.Block) {
			list = append(list, sum{phi, next})
		}
	}
	return list
}

// atOnce makes such a variable what it is behind some copy by one addition, so that it waits for none of those before:
//
//	%i1 = add nuw i64 %i, 3                %i1 = add nuw i64 %i, 3
//	%i2 = add nuw i64 %i1, 3      ->       %i2 = add nuw i64 %i, 6
//
// Where that wraps one of the additions did, so it has their flags, if what is added does not wrap by itself.
func (w *work) atOnce(x sum, copy *ir.Value, rounds int) {
	t, step := x.next.Type, x.next.Args[1]
	n := w.f.Int(t, step.Bits*uint64(rounds)&ir.Mask(t.Bits))
	if hi, lo := bits.Mul64(step.Bits, uint64(rounds)); hi != 0 || lo != n.Bits {
		copy.Flags &^= ir.NUW
	}
	if all := big.NewInt(step.SExt()); all.Mul(all, big.NewInt(int64(rounds))).Cmp(big.NewInt(n.SExt())) != 0 {
		copy.Flags &^= ir.NSW
	}
	copy.SetArg(0, x.phi)
	copy.SetArg(1, n)
}

// odds are the weights of a test: of going on, and of ending the loop; both are 0 if there are none.
type odds struct{ on, end uint64 }

// oddsOf are those of a branch that goes on by a target.
func oddsOf(t *ir.Value, on int) odds {
	if x := hints.Weights(t); len(x) == 2 {
		return odds{x[on], x[1-on]}
	}
	return odds{}
}

func (o odds) known() bool { return o != odds{} }

// over are those of a test that stands for the tests of so many rounds.
func (o odds) over(rounds int) odds {
	if all := o.on + o.end; all > 1 && rounds > 1 {
		end := min(o.end*uint64(rounds), all-1)
		return odds{all - end, end}
	}
	return o
}

// set gives them to a branch that goes on by a target.
func (o odds) set(t *ir.Value, on int) {
	if o != oddsOf(t, on) {
		list := []uint64{o.on, o.on}
		list[1-on] = o.end
		hints.SetWeights(t, list...)
	}
}

// fold replaces phis of a block with one edge into it, which debug records in some blocks may name.
func (w *work) fold(b *ir.Block, blocks []*ir.Block) {
	is := map[*ir.Value]*ir.Value{}
	edit.FoldPhis(b, func(phi, v *ir.Value) { is[phi], w.gone[phi] = v, v })
	edit.RenameInRecords(blocks, is)
}

// leaves tells whether copy i of so many of a block that may leave the loop does, where that is known.
//
// An exit that is taken in round k, if none was before, is not in any other, so only copies have its test in which there is such a round.
// What is left by the latch after some multiple of so many rounds is not left after others.
func (c *counted) leaves(b *ir.Block, latch bool, i, rounds int, how kind) (leaves, known bool) {
	k, exact := c.exits[b]
	switch {
	case exact && how == whole:
		return i == k, i <= k
	case exact:
		return false, i != k%rounds || c.back < k
	case latch && how == main:
		return false, i < rounds-1
	case latch && how == some:
		return false, (i+1)%min(c.multiple, rounds&-rounds) != 0
	}
	return false, false
}

// node is what is said of a loop that was made of one: what the program says is to be, or that it is not to be unrolled again.
func (w *work) node(said hints.Hints, followup string) string {
	if node, ok := said.Followup("llvm.loop.unroll.followup_all", followup); ok {
		return node
	}
	return said.Without(func(name string) bool { return strings.HasPrefix(name, "llvm.loop.unroll.") }, `!{!"llvm.loop.unroll.disable"}`)
}

// last is the last of the blocks in the text, of those that were there.
func (w *work) last(blocks []*ir.Block) *ir.Block {
	last := blocks[0]
	for _, b := range blocks {
		if w.place[b] > w.place[last] { // copies have none
			last = b
		}
	}
	return last
}

// tried is about how many instructions would be left of all rounds: those that do not come to a constant or to what is the same in
// all rounds, where the phis of the header are what they are in each. Where steady rounds one after the other leave as many, and all would leave more than most
// if the others did, they are taken to.
func (w *work) tried(l *cfg.Loop, rounds, most int) (left int) {
	s := w.e.Simplify(w.f)
	latch, front := l.Latches[0], w.counts[l].front
	blocks := w.body[l]
	known := map[*ir.Value]*ir.Value{}
	alike, before := 0, -1 // how many rounds left as many as the last one, and how many that were
	for round := range rounds {
		start := left
		next := map[*ir.Value]*ir.Value{}
		for _, phi := range l.Header.Phis() {
			x := edit.Incoming(phi, front)
			if round > 0 {
				x = edit.Incoming(phi, latch)
				if k := known[x]; k != nil {
					x = k
				}
			}
			if w.same(x, l) {
				next[phi] = x
			}
		}
		known = next
		for _, b := range blocks {
			for _, v := range b.Instrs {
				if free(v) {
					continue
				}
				if v.Type == ir.Void || v.Effects()&^ir.Reads != 0 {
					if v.Op != ir.OpBr || known[v.Args[0]] == nil || known[v.Args[0]].Op != ir.OpInt {
						left += weight(v)
					}
					continue
				}
				args := slices.Clone(v.Args)
				for i, a := range args {
					if k := known[a]; k != nil {
						args[i] = k
					}
				}
				if a := s.With(v, args, simplify.Point{}); a.Value != nil && w.same(a.Value, l) {
					known[v] = a.Value
					continue
				}
				left += weight(v)
			}
		}
		if here := left - start; here == before {
			alike++
		} else {
			alike, before = 1, here
		}
		if all := left + (rounds-1-round)*before; alike == steady && all > most {
			return all
		}
	}
	return left
}

// steady is how many rounds tell of all others.
const steady = 8

// same tells whether a value is the same in all rounds.
func (w *work) same(v *ir.Value, l *cfg.Loop) bool { return !v.IsInstr() || !w.contains(l, v.Block) }
