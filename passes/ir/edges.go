package ir

import (
	"slices"
	"sort"
)

// SetBlocks gives the function other blocks, or another order of them.
func (f *Func) SetBlocks(list []*Block) {
	f.Blocks = list
	f.InvalidateCFG()
}

// InvalidateCFG drops what is derived from the blocks and the edges between them.
// SetBlocks does so; SetTarget and whatever puts terminators into blocks or takes them
// out keep the predecessors true. Only who writes Blocks or Targets by hand has to call it.
func (f *Func) InvalidateCFG() {
	f.cfg = false
	f.reshaped()
}

// reshaped notes that an edge changed.
func (f *Func) reshaped() {
	f.dom = nil
	f.shape++
}

// Shape is a number that changes whenever a block or an edge does: what was found of
// the blocks and edges of a function holds while it is the same.
func (f *Func) Shape() uint32 { return f.shape }

// Preds are the predecessors of the block, one for each edge, in the order of
// the blocks and of their targets. The list stays what it is when edges change.
func (b *Block) Preds() []*Block {
	if !b.Func.cfg {
		b.Func.computePreds()
	}
	return b.preds
}

func (f *Func) computePreds() {
	n := 0
	for i, b := range f.Blocks {
		b.ID = i
		b.preds = nil
		n += len(b.Succs())
	}
	count := make([]int32, len(f.Blocks))
	for _, b := range f.Blocks {
		for _, s := range b.Succs() {
			count[s.ID]++
		}
	}
	all := make([]*Block, n)
	for i, b := range f.Blocks {
		b.preds, all = all[:0:count[i]], all[count[i]:]
	}
	for _, b := range f.Blocks {
		for _, s := range b.Succs() {
			s.preds = append(s.preds, b)
		}
	}
	f.cfg = true
}

// addEdges notes the edges of an instruction that comes into the block.
func (b *Block) addEdges(v *Value) {
	if len(v.Targets) > 0 && v.Op != OpPhi {
		b.Func.reshaped()
		eachTarget(v, b.addPredOf)
	}
}

// dropEdges notes that the edges of an instruction of the block are gone.
func (b *Block) dropEdges(v *Value) {
	if len(v.Targets) > 0 && v.Op != OpPhi {
		b.Func.reshaped()
		eachTarget(v, b.removePredOf)
	}
}

// eachTarget gives the targets of a terminator, of many each but once, and how many edges lead there.
func eachTarget(v *Value, do func(s *Block, n int)) {
	if len(v.Targets) <= fewTargets {
		for _, s := range v.Targets {
			do(s, 1)
		}
		return
	}
	edges := make(map[*Block]int, len(v.Targets))
	for _, s := range v.Targets {
		edges[s]++
	}
	for _, s := range v.Targets {
		if n := edges[s]; n > 0 {
			do(s, n)
			edges[s] = 0
		}
	}
}

// addPredOf makes b a predecessor of s n times more, where predecessors are known.
func (b *Block) addPredOf(s *Block, n int) {
	if !b.knows(s) {
		return
	}
	i := s.predIndex(b.ID + 1)
	if i < len(s.preds) {
		s.preds = slices.Insert(slices.Clip(s.preds), i, slices.Repeat([]*Block{b}, n)...)
		return
	}
	for range n {
		s.preds = append(s.preds, b) // behind what others hold of the list
	}
}

// removePredOf takes n edges from b away from the predecessors of s.
func (b *Block) removePredOf(s *Block, n int) {
	if !b.knows(s) {
		return
	}
	i := s.predIndex(b.ID)
	end := i
	for end < len(s.preds) && end < i+n && s.preds[end] == b {
		end++
	}
	if end > i {
		s.preds = slices.Concat(s.preds[:i], s.preds[end:])
	}
}

// predIndex is the position of the first predecessor whose ID is id or more.
func (b *Block) predIndex(id int) int {
	return sort.Search(len(b.preds), func(i int) bool { return b.preds[i].ID >= id })
}

// knows tells whether the predecessors of s are known and can be kept: both blocks have
// their IDs. An edge from or to a block that is not in the function's list, or was not
// when it got its ID, is for computePreds.
func (b *Block) knows(s *Block) bool {
	f := b.Func
	f.cfg = f.cfg && b.listed() && s.listed()
	return f.cfg
}

func (b *Block) listed() bool {
	return b.ID < len(b.Func.Blocks) && b.Func.Blocks[b.ID] == b
}

// TargetPlaces finds which targets of terminators, or sources of phis, a block is. Of many all are gone through once, not for each of these blocks,
// while no edge of the function changes. Who turns to another function begins with a new one; the zero value is that.
type TargetPlaces struct {
	shape  uint32 // of the function, that tables hold for
	tables map[*Value]map[*Block][]int32
	few    []int32 // scratch
}

// fewTargets is how many targets are gone through for each question.
const fewTargets = 8

// Of are the places of b among the targets of t, in their order. They are another list when something else is asked.
func (p *TargetPlaces) Of(t *Value, b *Block) []int32 {
	if len(t.Targets) <= fewTargets {
		p.few = p.few[:0]
		for i, x := range t.Targets {
			if x == b {
				p.few = append(p.few, int32(i))
			}
		}
		return p.few
	}
	if shape := t.Block.Func.Shape(); p.tables == nil || p.shape != shape {
		p.shape, p.tables = shape, map[*Value]map[*Block][]int32{}
	}
	table := p.tables[t]
	if table == nil {
		table = make(map[*Block][]int32, len(t.Targets))
		for i, x := range t.Targets {
			table[x] = append(table[x], int32(i))
		}
		p.tables[t] = table
	}
	return table[b]
}
