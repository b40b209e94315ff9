package ir

import (
	"math/rand/v2"
	"slices"
	"testing"
)

// TestPredsKept: whatever edges come, go and move, predecessors are those that would be
// found anew, in the same order, and a list that somebody holds stays what it was.
func TestPredsKept(t *testing.T) {
	kept := 0
	for seed := range uint64(200) {
		rng := rand.New(rand.NewPCG(seed, 1))
		f := NewFunc(&Global{Name: "f"}, nil, nil)
		c := f.AddParam(I1, "c")
		var blocks []*Block
		for range 2 + rng.IntN(8) {
			blocks = append(blocks, f.NewBlock(""))
		}
		any := func() *Block { return blocks[rng.IntN(len(blocks))] }
		branch := func() *Value {
			br := f.NewInstr(OpBr, Void, c)
			br.Targets = []*Block{any(), any()}
			return br
		}
		for _, b := range blocks {
			b.Append(branch())
		}
		f.SetBlocks(slices.Clone(blocks))
		for range 60 {
			b := any()
			held := any().Preds()
			was := slices.Clone(held)
			switch term := b.Terminator(); rng.IntN(7) {
			case 0, 1, 2:
				if term != nil {
					term.SetTarget(rng.IntN(len(term.Targets)), any())
				}
			case 3:
				if term != nil {
					term.SetTargets(append(slices.Clone(term.Targets), any()))
				}
			case 4:
				if term != nil {
					term.Erase()
				} else {
					b.Append(branch())
				}
			case 5:
				if from := any(); from != b && term == nil {
					b.Take(from)
				}
			case 6: // a block more, in the list or not yet
				made := f.NewBlock("")
				made.Append(branch())
				if term != nil {
					term.SetTarget(0, made)
				}
				blocks = slices.Insert(blocks, 1+rng.IntN(len(blocks)), made)
				f.SetBlocks(slices.Clone(blocks))
			}
			if !slices.Equal(held, was) {
				t.Fatalf("seed %d: a list of predecessors changed under who holds it", seed)
			}
			if f.cfg {
				kept++
			}
			check := &checker{f: f}
			check.derived()
			if check.errs != nil {
				t.Fatalf("seed %d: %v", seed, check.errs)
			}
		}
	}
	if kept < 1000 {
		t.Errorf("predecessors were known after %d edits only", kept)
	}
}
