package demand_test

import (
	"bytes"
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"rewrite/passes/analysis"
	"rewrite/passes/check"
	"rewrite/passes/internal/passtest"
	"rewrite/passes/ir"
	"rewrite/passes/ir/asm/print"
	"rewrite/passes/ir/interp"
	"rewrite/passes/irgen"
)

// TestDemandedBits turns bits of values over that do not matter, of several values of a
// function at once, and drops the flags that have to go: the function must do the same.
func TestDemandedBits(t *testing.T) {
	turned, agreed := 0, 0
	for seed := range uint64(400) {
		for _, kind := range []string{"int", "flags", "cast", "bits", "vector", "mixed"} {
			before := irgen.Straight(seed, kind, 8)
			name := fmt.Sprintf("%s-%d", kind, seed)
			m := passtest.Read(t, name, before)
			rng := rand.New(rand.NewPCG(seed, 1))
			n := 0
			for _, f := range m.Funcs {
				if len(f.Blocks) > 0 {
					n += turn(f, rng)
				}
			}
			if n == 0 {
				continue
			}
			turned += n
			var after bytes.Buffer
			if err := print.Module(&after, m); err != nil {
				t.Fatal(err)
			}
			source := func(text []byte) interp.Source {
				return interp.Source{Module: passtest.Read(t, name, text), Name: name, Text: text}
			}
			for _, r := range check.Modules(source(before), source(after.Bytes()), check.Options{Bits: 6, Inputs: 60}).Results {
				switch r.Status {
				case check.Different:
					t.Fatalf("%s: %s\n%s\nbefore:\n%s\nafter:\n%s", name, r.Why, strings.Join(r.Input, "\n"), before, after.Bytes())
				case check.Agrees:
					agreed++
				}
			}
		}
	}
	t.Logf("%d values turned, %d functions agreed", turned, agreed)
	if turned < 1000 || agreed < 500 {
		t.Errorf("%d values turned, %d functions agreed", turned, agreed)
	}
}

// turn changes values of a function in bits that do not matter, half of those that have such.
func turn(f *ir.Func, rng *rand.Rand) (turned int) {
	want := analysis.NewDemandedBits(analysis.New(f))
	var list []*ir.Value
	for _, b := range f.Blocks {
		for _, v := range b.Instrs {
			if v.NumUses() > 0 && v.Op != ir.OpPhi && want.Partly(v) && rng.IntN(2) == 0 {
				list = append(list, v)
			}
		}
	}
	seen := map[*ir.Value]bool{}
	var drop func(v *ir.Value)
	drop = func(v *ir.Value) {
		for _, use := range v.Uses() {
			if u := use.User; want.Partly(u) && !seen[u] {
				seen[u] = true
				u.Flags &^= ir.PoisonFlags
				drop(u)
			}
		}
	}
	for _, v := range list {
		drop(v)
	}
	for _, v := range list {
		b := v.Block
		mask := f.Int(v.Type.Scalar(), ^want.Of(v)&ir.Mask(v.Type.Scalar().Bits))
		if v.Type.IsVector() {
			mask = f.Const(ir.Value{Op: ir.OpSplat, Type: v.Type, Args: []*ir.Value{mask}})
		}
		other := f.NewInstr(ir.OpXor, v.Type, v, mask)
		b.InsertAt(b.IndexOf(v)+1, other)
		v.ReplaceAllUses(other)
		other.SetArg(0, v)
	}
	return len(list)
}
