package analysis

import (
	"math/rand/v2"
	"testing"

	"rewrite/passes/ir"
	"rewrite/passes/ir/asm"
	"rewrite/passes/irgen"
)

// TestDropFrom: after instructions of a block changed, what DropFrom keeps is what a new
// analysis finds.
func TestDropFrom(t *testing.T) {
	kept, dropped := 0, 0
	for seed := range uint64(150) {
		m, diags := asm.Parse("random", irgen.Module(seed, irgen.Options{Funcs: 3, Size: 40}), asm.Options{})
		if m == nil {
			t.Fatal(diags)
		}
		r := rand.New(rand.NewPCG(seed, 1))
		for _, f := range m.Funcs {
			if len(f.Blocks) < 2 {
				continue
			}
			a := New(f)
			for range 6 {
				askAll(a)
				b := f.Blocks[r.IntN(len(f.Blocks))]
				if !change(f, b, r) {
					continue
				}
				before := len(a.of)
				a.DropFrom(b)
				kept, dropped = kept+len(a.of), dropped+before-len(a.of)
				fresh := New(f)
				if !Agree(a, fresh) {
					t.Fatalf("seed %d, @%s: facts from before a change of block %d are kept that do not hold behind it", seed, f.Name, b.ID)
				}
				for _, b := range f.Blocks {
					was := askedFor(a.AtEntry(b))
					now := askedFor(fresh.AtEntry(b))
					if len(was) != len(now) {
						t.Fatalf("seed %d, @%s: %d facts at the entry of block %d, want %d", seed, f.Name, len(was), b.ID, len(now))
					}
					for i := range now {
						if *was[i] != *now[i] {
							t.Fatalf("seed %d, @%s: %v at the entry of block %d, want %v", seed, f.Name, was[i], b.ID, now[i])
						}
					}
				}
			}
		}
	}
	t.Logf("%d facts kept, %d dropped", kept, dropped)
	if kept < 1000 || dropped < 1000 {
		t.Errorf("%d facts kept and %d dropped tell nothing", kept, dropped)
	}
}

// askedFor leaves out what is told of values with one use, which is found out or not, going
// by whether somebody else used them then.
func askedFor(list []*BranchFact) (asked []*BranchFact) {
	for _, f := range list {
		if f.Value.NumUses() != 1 {
			asked = append(asked, f)
		}
	}
	return asked
}

func askAll(a *Analysis) {
	for _, b := range a.fn.Blocks {
		a.AtEntry(b)
		for _, v := range b.Instrs {
			a.Facts(v)
		}
	}
}

// change makes an operand of an instruction another constant, or takes its flags away.
func change(f *ir.Func, b *ir.Block, r *rand.Rand) bool {
	for _, at := range r.Perm(len(b.Instrs)) {
		v := b.Instrs[at]
		if !v.Op.Is(ir.LaneWise) || v.Op == ir.OpPhi {
			continue
		}
		for i, a := range v.Args {
			if a.Type.Kind == ir.IntKind && a.Op != ir.OpParam {
				v.Flags = 0
				v.SetArg(i, f.Int(a.Type, r.Uint64()&ir.Mask(min(a.Type.Bits, 64))))
				return true
			}
		}
	}
	return false
}
