package demand_test

import (
	"bytes"
	"fmt"
	"math/rand/v2"
	"regexp"
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
	turned, masked, agreed := 0, 0, 0
	for seed := range uint64(400) {
		for _, kind := range []string{"int", "flags", "cast", "bits", "vector", "div", "minmax", "mixed", "chain"} {
			before := irgen.Straight(seed, kind, 8)
			if kind == "chain" { // a mask is used once more, and each use of undef is another value
				before = regexp.MustCompile(`(?m)^define.*`).ReplaceAllFunc(before, func(head []byte) []byte {
					return bytes.ReplaceAll(head, []byte(" %"), []byte(" noundef %"))
				})
			}
			name := fmt.Sprintf("%s-%d", kind, seed)
			m := passtest.Read(t, name, before)
			rng := rand.New(rand.NewPCG(seed, 1))
			n := 0
			for _, f := range m.Funcs {
				if len(f.Blocks) > 0 {
					n += turn(f, rng, &masked)
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
	t.Logf("%d values turned, by %d masks, %d functions agreed", turned, masked, agreed)
	if turned < 1000 || masked < 100 || agreed < 500 {
		t.Errorf("%d values turned, by %d masks, %d functions agreed", turned, masked, agreed)
	}
}

// turn changes values of a function in bits that do not matter, by their place and by masks that are parameters, half of those that have such.
func turn(f *ir.Func, rng *rand.Rand, masked *int) (turned int) {
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
			u := use.User
			if u.Op == ir.OpOr {
				u.Flags &^= ir.Disjoint
			}
			if want.Partly(u) && !seen[u] {
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
		splat := func(c *ir.Value) *ir.Value {
			if v.Type.IsVector() {
				c = f.Const(ir.Value{Op: ir.OpSplat, Type: v.Type, Args: []*ir.Value{c}})
			}
			return c
		}
		mask := splat(f.Int(v.Type.Scalar(), ^want.Of(v)&ir.Mask(v.Type.Scalar().Bits)))
		at := b.IndexOf(v) + 1
		place := func(op ir.Op, x, y *ir.Value) *ir.Value {
			z := f.NewInstr(op, v.Type, x, y)
			b.InsertAt(at, z)
			at++
			return z
		}
		for _, m := range want.Masks(v) {
			if m.V.Op == ir.OpParam && int(m.V.Bits) < len(f.ParamAttrs) && f.ParamAttrs[m.V.Bits].Has("noundef") { // which is known here
				free := m.V
				if m.One {
					free = place(ir.OpXor, free, splat(f.Int(v.Type.Scalar(), ir.Mask(v.Type.Scalar().Bits))))
				}
				mask = place(ir.OpOr, mask, free)
				*masked++
			}
		}
		other := place(ir.OpXor, v, mask)
		v.ReplaceAllUses(other)
		other.SetArg(0, v)
	}
	return len(list)
}
