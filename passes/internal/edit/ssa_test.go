package edit_test

import (
	"math/rand/v2"
	"testing"

	"rewrite/passes/ir/asm/print"

	"rewrite/passes/analysis/manager"
	"rewrite/passes/internal/edit"
	"rewrite/passes/ir"
	"rewrite/passes/ir/verify"
)

// TestRepair gives random functions variables that are defined and used anywhere, and
// goes along random ways: each use must be of the definition that was passed last, of
// the round in which it was. No phi is there that is not used, or that one value could
// stand for.
func TestRepair(t *testing.T) {
	rng := rand.New(rand.NewPCG(11, 12))
	made, read, undefined := 0, 0, 0
	for range 3000 {
		f := random(t, rng, 1+rng.IntN(14))
		vars := make([]edit.Variable, 1+rng.IntN(3))
		old := map[*ir.Value]bool{}
		for _, b := range f.Blocks {
			for _, phi := range b.Phis() {
				old[phi] = true
			}
		}
		defs := map[*ir.Value]int{} // instructions that define a variable
		uses := map[ir.Use]int{}    // the variable that is read
		type place struct {
			b *ir.Block
			i int
		}
		ends := map[place]*ir.Value{} // what variables are from the ends of blocks on
		for i := range vars {
			vars[i].Type = ir.I32
			for _, b := range f.Blocks {
				add := func() *ir.Value {
					v := f.NewInstr(ir.OpAdd, ir.I32, f.Params[0], f.Int(ir.I32, uint64(f.NumValues())))
					b.InsertAt(len(b.Phis())+rng.IntN(len(b.Instrs)-len(b.Phis())), v)
					return v
				}
				switch rng.IntN(5) {
				case 0:
					v := add()
					defs[v] = i
					vars[i].Defs = append(vars[i].Defs, edit.Def{Block: b, Value: v})
				case 1:
					c := f.Int(ir.I32, uint64(1000+f.NumValues()))
					ends[place{b, i}] = c
					vars[i].Defs = append(vars[i].Defs, edit.Def{Block: b, Value: c})
				}
				if rng.IntN(3) == 0 {
					uses[ir.Use{User: add(), Index: 0}] = i
				}
				if rng.IntN(4) == 0 && len(b.Phis()) > 0 {
					phi := b.Phis()[0]
					k := rng.IntN(len(phi.Args))
					for j, p := range phi.Targets { // parallel edges bring one value
						if p == phi.Targets[k] {
							if was, ok := uses[ir.Use{User: phi, Index: int32(j)}]; !ok || was == i {
								uses[ir.Use{User: phi, Index: int32(j)}] = i
							}
						}
					}
				}
			}
		}
		for _, b := range f.Blocks { // in an order that is the same on every run
			for _, v := range b.Instrs {
				for k := range v.Args {
					u := ir.Use{User: v, Index: int32(k)}
					if i, ok := uses[u]; ok {
						vars[i].Uses = append(vars[i].Uses, u)
					}
				}
			}
		}
		before := print.Func(f)
		an := manager.New(f.Module).Of(f)
		an.ComputeAll()
		phis := edit.Repair(an, vars)
		made += len(phis)
		if err := an.Check(manager.Shape); err != nil {
			t.Fatal(err)
		}
		if err := f.CheckInvariants(); err != nil {
			t.Fatalf("%v\n%s", err, print.Func(f))
		}
		if err := verify.Func(f).Err(); err != nil {
			t.Fatalf("%v\n%s\n%s", err, before, print.Func(f))
		}
		for _, phi := range phis {
			others := map[*ir.Value]bool{}
			for _, x := range phi.Args {
				if x != phi {
					others[x] = true
				}
			}
			used := 0
			for _, u := range phi.Uses() {
				if u.User != phi {
					used++
				}
			}
			if old[phi] || len(others) < 2 || used == 0 {
				t.Fatalf("%s is not needed in\n%s", phi.LongString(), print.Func(f))
			}
		}
		for range 20 {
			clock := 0
			env := map[*ir.Value]int{} // the time when an instruction was executed last
			state := make([]int, len(vars))
			check := func(u ir.Use) {
				i, ok := uses[u]
				switch {
				case !ok:
				case state[i] == 0:
					undefined++
				default:
					read++
					if got := env[u.User.Args[u.Index]]; got != state[i] {
						t.Fatalf("operand %d of %s is not what it should be, in\n%swhich was\n%s", u.Index, u.User.LongString(), print.Func(f), before)
					}
				}
			}
			var from *ir.Block
			for b, steps := f.Entry(), 0; b != nil && steps < 60; steps++ {
				now := map[*ir.Value]int{}
				for _, phi := range b.Phis() {
					for k, p := range phi.Targets {
						if p == from {
							if old[phi] {
								check(ir.Use{User: phi, Index: int32(k)})
							} else {
								now[phi] = env[phi.Args[k]]
							}
						}
					}
				}
				for phi, at := range now {
					env[phi] = at
				}
				for _, v := range b.Instrs[len(b.Phis()):] {
					for k := range v.Args {
						check(ir.Use{User: v, Index: int32(k)})
					}
					clock++
					env[v] = clock
					if i, ok := defs[v]; ok {
						state[i] = clock
					}
				}
				for i := range vars {
					if c := ends[place{b, i}]; c != nil {
						clock++
						env[c], state[i] = clock, clock
					}
				}
				from = b
				if succs := b.Succs(); len(succs) > 0 {
					b = succs[rng.IntN(len(succs))]
				} else {
					b = nil
				}
			}
		}
	}
	t.Logf("%d phis, %d uses checked, %d before a definition", made, read, undefined)
	if made < 2000 || read < 100_000 || undefined < 10_000 {
		t.Errorf("%d phis, %d uses checked, %d before a definition", made, read, undefined)
	}
}
