package edit

import (
	"math/rand/v2"
	"slices"
	"testing"

	"rewrite/passes/ir"
)

// TestDrops: of many edges phis keep the entries, and values the lists of uses, that they keep if the edges are dropped one after the other, for
// phis of few entries and of many, several from one block among them.
func TestDrops(t *testing.T) {
	one := func(from, to *ir.Block) {
		for _, phi := range to.Phis() {
			if i := slices.Index(phi.Targets, from); i >= 0 {
				phi.RemoveArg(i)
				phi.Targets = slices.Delete(slices.Clone(phi.Targets), i, i+1)
			}
		}
	}
	removed := 0
	for seed := range uint64(300) {
		function := func() (*ir.Func, [][2]*ir.Block) {
			rng := rand.New(rand.NewPCG(seed, 1))
			types := new(ir.Types)
			f := ir.NewFunc(&ir.Global{Kind: ir.Function, Name: "f"}, types.Func(ir.Void, []*ir.Type{ir.I32, ir.I32}, false), nil)
			values := []*ir.Value{f.AddParam(ir.I32, "a"), f.AddParam(ir.I32, "b"), f.Int(ir.I32, 1), f.Poison(ir.I32)}
			for range 2 + rng.IntN(5) {
				f.Blocks = append(f.Blocks, f.NewBlock(""))
			}
			block := func() *ir.Block { return f.Blocks[rng.IntN(len(f.Blocks))] }
			var edges [][2]*ir.Block
			for _, to := range f.Blocks {
				froms := make([]*ir.Block, rng.IntN(4*fewEntries))
				for i := range froms {
					froms[i] = block()
					edges = append(edges, [2]*ir.Block{froms[i], to})
				}
				for range rng.IntN(4) {
					args := make([]*ir.Value, len(froms))
					for i := range args {
						args[i] = values[rng.IntN(len(values))]
					}
					phi := f.NewInstr(ir.OpPhi, ir.I32, args...)
					phi.Targets = slices.Clone(froms)
					to.Append(phi)
					values = append(values, phi)
				}
			}
			rng.Shuffle(len(edges), func(i, j int) { edges[i], edges[j] = edges[j], edges[i] })
			return f, edges[:rng.IntN(len(edges)+1)]
		}
		f, edges := function()
		d := drops{}
		for _, e := range edges {
			d.drop(e[0], e[1])
		}
		d.done()
		g, same := function()
		for _, e := range same {
			one(e[0], e[1])
		}
		removed += len(edges)
		ids := func(f *ir.Func) (list []int) {
			uses := func(v *ir.Value) {
				for _, u := range v.Uses() {
					list = append(list, int(u.User.ID), int(u.Index))
				}
			}
			for _, v := range []*ir.Value{f.Params[0], f.Params[1], f.Int(ir.I32, 1), f.Poison(ir.I32)} {
				uses(v)
			}
			for _, b := range f.Blocks {
				for _, phi := range b.Phis() {
					uses(phi)
					for i, x := range phi.Args {
						list = append(list, int(x.ID), slices.Index(f.Blocks, phi.Targets[i]))
					}
				}
			}
			return list
		}
		if x, y := ids(f), ids(g); !slices.Equal(x, y) {
			t.Fatalf("seed %d: %d edges at once leave\n%v\none after the other they leave\n%v", seed, len(edges), x, y)
		}
	}
	if removed < 1000 {
		t.Errorf("%d edges were dropped: this tests little", removed)
	}
}
